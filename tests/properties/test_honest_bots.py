"""Honest bots: whatever is true of what a seat cannot know, every bot answers the same for it."""

from dataclasses import replace

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from tests.properties.playing import GAMES, Deal, deals, decisions, dump
from veillee.bots.bot import Bot, RandomBot
from veillee.bots.flat import FlatBot
from veillee.bots.halving import HalvingBot
from veillee.bots.ismcts import IsmctsBot
from veillee.bots.reasoning import ReasoningBot
from veillee.bots.rehearsal import HINTED
from veillee.core.dice import Dice, FastDice
from veillee.core.game import GameInfo
from veillee.core.judgement import Judgement
from veillee.core.live import Live
from veillee.core.match import WRITE, Illegal, Match

SEED = 7
PATIENCE = 600.0
"""More seconds than any of them needs: an answer cut short by the clock would not be comparable."""

every_game = pytest.mark.parametrize("info", GAMES, ids=lambda info: info.key)


def bots(info: GameInfo) -> list[Bot]:
    """One of each kind, with a small budget; where the game thinks for itself, one of each level."""
    reasoning = range(info.levels) if info.hints.reasons() else ()
    return [
        *[ReasoningBot(info, SEED, level, PATIENCE) for level in reasoning],
        RandomBot(info, SEED, PATIENCE),
        FlatBot(info, SEED, 1, seconds=PATIENCE),
        HalvingBot(info, SEED, 8, seconds=PATIENCE),
        FlatBot(info, SEED, 2, slips=25, seconds=PATIENCE),
        FlatBot(info, SEED, 1, HINTED, seconds=PATIENCE),
        IsmctsBot(info, SEED, 8, horizon=6, seconds=PATIENCE),
        IsmctsBot(info, SEED, 8, horizon=6, seconds=PATIENCE, led=True),
        *learnt(info),
    ]


def learnt(info: GameInfo) -> list[Bot]:
    """Where the game learns, a bot whose judgement depends on every sign."""
    if info.learning is None:
        return []
    dice = FastDice(SEED)
    rows = [dice.below(200) / 100 - 1.0 for _ in range(2 * (info.learning.signs.count + 1))]
    judged = info.learning.hints(Judgement(2, 2, rows, [1.0, -1.0, -1.0, 1.0, 0.1, 0.1], [1.0, -1.0, 0.0]))
    return [IsmctsBot(replace(info, hints=judged), SEED, 8, HINTED, seconds=PATIENCE, from_leaf=True)]


class Cheat(Bot):
    """Looks at the cards, and reads what is not for it to read."""

    def think(self, live: Live, seat: int, options: list[int], dice: FastDice) -> int:
        return options[sum(at * face for at, face in enumerate(live.now.face)) % len(options)]

    def text(self, live: Live, seat: int) -> str:
        return "".join(live.now.notes)


def in_another_truth(live: Live, seat: int, dice: Dice) -> Live | None:
    """The same match as the seat knows it, with all that it does not know dealt anew; None if that cannot be."""
    base = live.base.copy()
    for pool in live.now.pools():
        unknown = [card for card in pool if not live.now.knows(seat, card)]
        faces = [base.face[card] for card in unknown]
        dice.shuffle(faces)
        for card, face in zip(unknown, faces, strict=True):
            base.face[card] = face
    base.notes = [
        text if live.now.reads(seat, note) else other_text(text, dice) for note, text in enumerate(base.notes)
    ]
    if dump(live.base.dice) == dump(live.now.dice):
        base.dice = FastDice(dice.below(1 << 30))
    twin = Live(base)
    twin.answers = live.answers[: len(live.answers) - len(live.since)]
    try:
        for who, option, text in live.since:
            twin.answer(who, twin.number, option, other_text(text, dice) if who != seat else text)
    except Illegal:
        return None
    return twin if same_decision(live, twin, seat) and read_alike(live.now, twin.now, seat) else None


def other_text(text: str, dice: Dice) -> str:
    """Another text in the place of one, as long as it."""
    return f"{dice.below(9)}{text}"[: len(text)]


def same_decision(live: Live, twin: Live, seat: int) -> bool:
    """Whether the seat is asked the same in both; who else may act in a window is not for it to know."""
    ours, theirs = live.pending, twin.pending
    assert ours is not None
    if theirs is None or (ours.prompt, ours.first, ours.due) != (theirs.prompt, theirs.first, theirs.due):
        return False
    return seat in theirs.seats if ours.first else ours.seats == theirs.seats


def read_alike(ours: Match, theirs: Match, seat: int) -> bool:
    """Whether the seat has read the same."""
    return all(ours.notes[note] == theirs.notes[note] for note in range(len(ours.notes)) if ours.reads(seat, note))


def answers(bot: Bot, live: Live, seat: int) -> tuple[int, str]:
    """What a bot answers, and what it would write where writing is on offer."""
    assert live.pending is not None
    return bot.answer(live, seat), bot.text(live, seat) if WRITE in live.pending.options_of(seat) else ""


def at_some_decision(deal: Deal, number: int) -> Live:
    live = deal.live()
    for at, _ in enumerate(decisions(live, deal.whims())):
        if at == number:
            break
    return live


@every_game
@settings(phases=[Phase.reuse, Phase.generate])
@given(data=st.data())
def test_what_a_seat_cannot_know_does_not_move_its_bot(info: GameInfo, data: st.DataObject) -> None:
    deal = data.draw(deals(info))
    length = sum(1 for _ in decisions(deal.live(), deal.whims()))
    live = at_some_decision(deal, data.draw(st.integers(0, length - 1)))
    dice = FastDice(data.draw(st.integers(0, 2**30)))
    for seat in live.pending.seats if live.pending else []:
        twin = in_another_truth(live, seat, dice)
        if twin is None:
            continue
        for bot in bots(info):
            assert answers(bot, twin, seat) == answers(bot, live, seat), f"{type(bot).__name__} saw something"


@every_game
def test_a_bot_that_looks_at_the_cards_is_caught(info: GameInfo) -> None:
    """The property above can fail: a cheat does not pass it."""
    dice = FastDice(3)
    cheat = Cheat(info, SEED)
    caught = 0
    for seed in range(30):
        live = at_some_decision(Deal(info, info.seats[0], {}, seed, seed), seed)
        for seat in live.pending.seats if live.pending else []:
            twin = in_another_truth(live, seat, dice)
            caught += twin is not None and answers(cheat, twin, seat) != answers(cheat, live, seat)
    assert caught
