"""What the game tells bots about playing it well."""

import pytest

from tests.games.keyforge.table import FOE, ME
from tests.scenarios.referee import Scenario, Side, lay
from veillee.core.choosers import RandomChooser
from veillee.core.dice import FastDice
from veillee.core.facts import About, Prompt
from veillee.core.match import Chooser, Match
from veillee.games.keyforge.bot import HINTS
from veillee.games.keyforge.rules.hooks import FIGHT, PLAY, REAP
from veillee.games.keyforge.rules.setup import new
from veillee.games.keyforge.voice.prompts import ACT_ON, END_TURN


def weights(table: Scenario) -> dict[int, int]:
    """What the hints say of the open question."""
    pending = table.table.pending
    assert pending is not None
    found = HINTS.weights(table.match, pending.seats[0], pending.prompt, pending.options[0], pending.about)
    assert found is not None
    return dict(zip(pending.options[0], found, strict=True))


def test_the_two_sides_share_the_win() -> None:
    duel = lay(me={"amber": 4, "inPlay": ["troll"]}, foe={"keys": 1, "hand": ["anger"]}, house=None).match
    assert HINTS.value(duel, ME) + HINTS.value(duel, FOE) == pytest.approx(1)


@pytest.mark.parametrize(
    "better",
    [
        {"keys": 1},
        {"amber": 3},
        {"inPlay": ["troll"]},
        {"inPlay": ["cannon"]},
        {"hand": ["anger"]},
        {"archives": ["anger"]},
    ],
    ids=["a key", "Æ", "a creature", "an artifact", "a card in hand", "an archived card"],
)
def test_more_is_better(better: Side) -> None:
    plain = lay().match
    duel = lay(me=better).match
    assert HINTS.value(duel, ME) > HINTS.value(plain, ME)
    assert HINTS.value(duel, FOE) < HINTS.value(plain, FOE)


def test_chains_and_wounds_are_worse() -> None:
    plain = lay(me={"inPlay": ["troll"]}, house=None)
    chained = lay(me={"inPlay": ["troll"], "chains": 4}, house=None)
    assert HINTS.value(chained.match, ME) < HINTS.value(plain.match, ME)
    hurt = lay(me={"inPlay": ["troll"]}, house=None)
    hurt.set("troll", damage=5)
    assert HINTS.value(hurt.match, ME) < HINTS.value(plain.match, ME)


def test_a_match_that_is_over_is_won_or_lost() -> None:
    """KF-2."""
    table = lay(me={"amber": 6, "keys": 2, "inPlay": ["troll"]}, active=1, house=None)
    table.answer("brobnar")
    table.end()
    assert (HINTS.value(table.match, ME), HINTS.value(table.match, FOE)) == (1.0, 0.0)


def test_a_sensible_player_does_not_end_the_turn_with_cards_to_play() -> None:
    table = lay(me={"hand": ["troll"], "inPlay": ["bumpsy"]})
    found = weights(table)
    troll, bumpsy = (table.id("troll"), table.id("bumpsy"))
    assert found[ACT_ON.pack(PLAY, troll)] > found[ACT_ON.pack(REAP, bumpsy)] > found[END_TURN]


def test_a_fight_is_sought_where_it_kills_and_shunned_where_it_loses() -> None:
    """KF-56."""
    strong = lay(me={"inPlay": ["troll"]}, foe={"inPlay": ["bumpsy"]})
    weak = lay(me={"inPlay": ["bumpsy"]}, foe={"inPlay": ["troll"]})
    assert (
        weights(strong)[ACT_ON.pack(FIGHT, strong.id("troll"))] > weights(strong)[ACT_ON.pack(REAP, strong.id("troll"))]
    )
    assert weights(weak)[ACT_ON.pack(FIGHT, weak.id("bumpsy"))] < weights(weak)[ACT_ON.pack(REAP, weak.id("bumpsy"))]


def test_harm_goes_to_the_other_side() -> None:
    table = lay(me={"hand": ["punch"], "inPlay": ["bumpsy"]}, foe={"inPlay": ["troll"]})
    table.play("punch")
    found = weights(table)
    assert found[table.id("troll")] > found[table.id("bumpsy")]


def test_the_house_that_does_most_is_chosen_most() -> None:
    """KF-25."""
    table = lay(
        me={"houses": ["brobnar", "dis", "logos"], "hand": ["anger", "punch"], "inPlay": ["bumpsy", "dextre"]},
        house=None,
    )
    found = list(weights(table).values())
    assert found[0] > found[2] > found[1]


class Weigher(Chooser):
    """Answers at random, and asks the hints about every question."""

    def __init__(self, seed: int) -> None:
        self.inner = RandomChooser(FastDice(seed))
        self.weighed: set[str] = set()

    def pick(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> int:
        found = HINTS.weights(match, seat, prompt, options, about)
        if found is not None:
            assert len(found) == len(options)
            assert min(found) > 0
            self.weighed.add(prompt.key)
        assert 0 <= HINTS.value(match, seat) <= 1
        return self.inner.pick(match, seat, prompt, options, about)


def test_every_question_can_be_weighed() -> None:
    weighed: set[str] = set()
    for seed in range(15):
        duel = new(2, FastDice(seed), {}, ask_all=False)
        weigher = Weigher(seed)
        duel.chooser = weigher
        while not duel.over:
            duel.step()
        weighed |= weigher.weighed
    assert {"main", "target", "fight", "house", "yes", "host", "mulligan"} <= weighed
