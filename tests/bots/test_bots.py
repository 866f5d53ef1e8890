"""Bots by name, their answers and their time."""

from dataclasses import replace

import pytest

from tests.toy import LOOK, PLAY, TOY, Toy
from tests.toys.claims import CLAIMS
from tests.toys.story import STORY
from veillee.bots.bot import Bot, mix
from veillee.bots.flat import FlatBot
from veillee.bots.halving import HalvingBot
from veillee.bots.ismcts import IsmctsBot
from veillee.bots.levels import LEVELS, bot, levels_of
from veillee.bots.playing import play_live
from veillee.bots.rehearsal import SILENT, Rehearsal, drawn
from veillee.core.dice import FastDice
from veillee.core.facts import About, Prompt
from veillee.core.game import GameInfo
from veillee.core.live import Live
from veillee.core.match import WRITE, Face, Illegal, Match
from veillee.games import game

NAMES = ["random", "greedy", "novice", "flat-2", "ismcts-20"]


def table(seats: int = 2, seed: int = 1) -> Live:
    return Live(TOY.match(FastDice(seed), seats, ask_all=True))


class Ticking:
    """A clock that goes on by so much each time it is read."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.read = 0

    def __call__(self) -> float:
        self.read += 1
        return self.read * self.step


@pytest.mark.parametrize("name", [*NAMES, *LEVELS])
def test_every_bot_plays_a_match_to_its_end(name: str) -> None:
    live = table(seats=3)
    choices = play_live(live, [bot(name, TOY, seat, seconds=0.01) for seat in range(3)])
    assert live.now.over
    assert 0 < choices <= len(live.answers)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_answers(name: str) -> None:
    answers = []
    for _ in range(2):
        live = table()
        play_live(live, [bot(name, TOY, seat, seconds=600) for seat in range(2)])
        answers.append(live.answers)
    assert answers[0] == answers[1]


@pytest.mark.parametrize(
    "name", ["", "zob", "ismcts", "ismcts-", "ismcts-0", "ismcts--3", "flat-x", "ismcts-9999999999"]
)
def test_an_unknown_bot_is_refused_with_the_names_there_are(name: str) -> None:
    with pytest.raises(Illegal) as refusal:
        bot(name, TOY, 1)
    for text in (refusal.value.text.fr, refusal.value.text.en):
        assert all(level in text for level in LEVELS)


def test_a_bot_does_not_answer_for_a_seat_that_is_not_asked() -> None:
    live = table()
    live.answer(0, live.number, live.now.zones()[0][0])
    with pytest.raises(Illegal) as refusal:
        bot("random", TOY, 1).answer(live, 0)
    assert refusal.value.code == "wrong-seat"


def test_one_option_takes_no_thought() -> None:
    live = table()
    play_live(live, [bot("random", TOY, seat) for seat in range(2)])
    again = table()
    for seat, option, _ in live.answers[:-1]:
        again.answer(seat, again.number, option)
    clock = Ticking(1.0)
    assert IsmctsBot(TOY, 1, 100, clock=clock).answer(again, 1) == live.answers[-1][1]
    assert clock.read == 0


@pytest.mark.parametrize("seconds", [0.5, 3.0])
def test_a_search_stops_when_its_time_is_up(seconds: float) -> None:
    """The clock is read every few iterations, so that it is read at most once after the time is up."""
    clock = Ticking(0.1)
    searcher = IsmctsBot(TOY, 1, 10**9, seconds=seconds, clock=clock)
    assert searcher.answer(table(), 0) in table().now.zones()[0]
    assert clock.read <= seconds / 0.1 + 4
    assert searcher.thoughts == 1


def test_a_look_ahead_stops_when_its_time_is_up() -> None:
    clock = Ticking(0.1)
    flat = FlatBot(TOY, 1, 10**9, seconds=1.0, clock=clock)
    assert flat.answer(table(), 0) in table().now.zones()[0]
    assert clock.read <= 14


def test_a_slow_decision_is_halved_as_often_as_a_quick_one() -> None:
    """Each round has its part of the time: the last one is not left without any."""
    clock = Ticking(0.01)
    halving = HalvingBot(TOY, 1, 10**9, seconds=1.0, clock=clock)
    assert halving.answer(table(), 0) in table().now.zones()[0]
    assert 90 <= clock.read <= 110


def test_a_bot_with_no_time_at_all_still_answers() -> None:
    slow: Bot
    for slow in (
        FlatBot(TOY, 1, 8, clock=Ticking(10.0)),
        HalvingBot(TOY, 1, 8, clock=Ticking(10.0)),
        IsmctsBot(TOY, 1, 8, clock=Ticking(10.0)),
    ):
        assert slow.answer(table(), 0) in table().now.zones()[0]


def test_iterations_and_not_the_clock_bound_a_search_with_time_to_spare() -> None:
    clock = Ticking(0.0)
    IsmctsBot(TOY, 1, 40, clock=clock).answer(table(), 0)
    assert clock.read == 2 + 1 + 40 / 4


class Watching(Rehearsal):
    """Notes the faces of each world it is dealt."""

    faces: list[list[Face]]

    def open_together(
        self, match: Match, prompt: Prompt, seats: list[int], options: list[list[int]], about: About
    ) -> list[int]:
        self.faces.append(match.face[:])
        return super().open_together(match, prompt, seats, options, about)


def test_dealt_worlds_agree_with_what_the_seat_knows_and_with_nothing_else() -> None:
    live = table(seats=4)
    watching = Watching(TOY.hints, FastDice(5), live, 2, 10, 100)
    watching.faces = []
    for _ in range(30):
        watching.play()
    now = live.now
    for card in now.cards():
        seen = {faces[card] for faces in watching.faces}
        assert seen == {now.face[card]} if now.knows(2, card) else len(seen) > 1
    assert all(sorted(faces) == sorted(now.face) for faces in watching.faces)


def test_a_sealed_answer_of_another_seat_does_not_move_a_bot() -> None:
    thinker: Bot = IsmctsBot(TOY, 1, 60, seconds=600)
    answers = set()
    for card in table().now.zones()[0]:
        live = table()
        live.answer(0, live.number, card)
        answers.add(thinker.answer(live, 1))
    assert len(answers) == 1


def test_a_search_goes_on_from_the_middle_of_a_step() -> None:
    """The answers of closed decisions are fed, private looks included, before the open one is reached."""
    live = table(seed=4)
    for seat in (0, 1):
        live.answer(seat, live.number, live.now.zones()[seat][0])
    assert live.pending is not None
    winner = live.pending.seats[0]
    live.answer(winner, live.number, LOOK)
    assert len(live.since) == 3
    for name in NAMES:
        assert bot(name, TOY, 1).answer(live, winner) in live.pending.options_of(winner)


def test_a_search_leaves_the_match_alone() -> None:
    live = table()
    before = (live.base.face[:], live.now.face[:], live.now.known[:], live.answers[:])
    IsmctsBot(TOY, 1, 50).answer(live, 0)
    assert before == (live.base.face, live.now.face, live.now.known, live.answers)
    assert live.now.ask_all
    assert isinstance(live.now, Toy)
    assert live.pending is not None
    assert live.pending.prompt is PLAY


def test_weights_draw_in_proportion() -> None:
    dice = FastDice(2)
    draws = [drawn([1, 0, 3], dice) for _ in range(4000)]
    assert draws.count(1) == 0
    assert 900 < draws.count(0) < 1100


def test_mixed_seeds_do_not_meet() -> None:
    seeds = {mix(seed, number) for seed in range(200) for number in range(200)}
    assert len(seeds) > 39_990


@pytest.mark.parametrize("name", [*NAMES, *LEVELS])
@pytest.mark.parametrize("info", [CLAIMS, STORY], ids=lambda info: info.key)
def test_every_bot_plays_windows_and_writes_to_the_end(info: GameInfo, name: str) -> None:
    live = Live(info.match(FastDice(3), 3, ask_all=True))
    play_live(live, [bot(name, info, seat, seconds=0.02) for seat in range(3)])
    assert live.pending is None
    assert all(bool(text) == (option == WRITE) for _, option, text in live.answers)


@pytest.mark.parametrize("name", [*NAMES, *LEVELS])
def test_only_a_bot_that_is_not_waited_for_may_be_silent(name: str) -> None:
    live = Live(CLAIMS.match(FastDice(3), 3, ask_all=True))
    assert live.pending is not None
    assert live.pending.due == 0
    for seed in range(20):
        thinker = bot(name, CLAIMS, seed, seconds=0.02)
        assert thinker.answer(live, 0) != SILENT
        assert thinker.answer(live, 1) in [*live.pending.options_of(1), SILENT]
        assert thinker.answer(live, 1, must=True) != SILENT


@pytest.mark.parametrize("name", ["greedy", "flat-2", "joueur"])
def test_what_brings_no_more_than_silence_is_not_said(name: str) -> None:
    """In La Ronde nothing is won, so that every line is worth as much as none."""
    live = Live(STORY.match(FastDice(3), 2, ask_all=True))
    for seat, text in ((0, "a"), (1, "b"), (0, "title")):
        live.answer(seat, live.number, WRITE, text)
    assert bot(name, STORY, 1).answer(live, 1) == SILENT
    assert bot(name, STORY, 1).answer(live, 1, must=True) in (WRITE, 0)


@pytest.mark.parametrize("offered", range(1, len(LEVELS) + 1))
def test_a_game_offers_as_many_levels_as_it_tells_apart(offered: int) -> None:
    levels = levels_of(replace(TOY, levels=offered))
    assert len(levels) == offered
    assert levels[0] == "novice"
    assert (levels[-1] == "champion") == (offered == len(LEVELS))


@pytest.mark.parametrize("name", ["legions", "keyforge", "cendrelin"])
def test_a_champion_thinks_until_its_time_is_over(name: str) -> None:
    """The budget of a master ends before its second; a champion's lasts longer, and its time is what the house gives it."""
    info = game(name)
    live = Live(info.match(FastDice(3), 2, ask_all=True))
    play_until_a_choice(live)
    assert live.pending is not None
    seat = live.pending.seats[0]
    clock = Ticking(0.001)
    thinker = bot("champion", info, 1, seconds=0.1, clock=clock)
    thinker.answer(live, seat)
    assert thinker.spent == pytest.approx(0.1, abs=0.02)


def test_what_was_learnt_since_is_for_the_best_alone() -> None:
    """The bots that others are measured against judge as they always did."""
    info = game("cendrelin")
    assert info.masters is not None
    for name, judges in {
        "greedy": info.hints,
        "joueur": info.hints,
        "maitre-1": info.hints,
        "maitre": info.masters,
        "champion": info.masters,
    }.items():
        assert bot(name, info, 1).info.hints is judges


def play_until_a_choice(live: Live) -> None:
    """Past whatever has one answer."""
    while (pending := live.pending) is not None and len(pending.options_of(pending.seats[0])) == 1:
        live.answer(pending.seats[0], live.number, pending.options_of(pending.seats[0])[0])
