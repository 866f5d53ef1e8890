"""What the game tells bots about playing it well."""

import pytest

from tests.games.keyforge.table import FOE, ME
from veillee.core.choosers import RandomChooser
from veillee.core.dice import FastDice
from veillee.core.match import Chooser, Match, Prompt
from veillee.games.keyforge.bot import HINTS
from veillee.games.keyforge.hooks import FIGHT, PLAY, REAP
from veillee.games.keyforge.opening import new
from veillee.games.keyforge.position import Layout, Position, position
from veillee.games.keyforge.prompts import ACT_STEP, END_TURN


def weights(table: Position) -> dict[int, int]:
    """What the hints say of the open question."""
    pending = table.referee.pending
    assert pending is not None
    found = HINTS.weights(table.duel, pending.seats[0], pending.prompt, pending.options[0])
    assert found is not None
    return dict(zip(pending.options[0], found, strict=True))


def test_the_two_sides_share_the_win() -> None:
    duel = position(me={"aember": 4, "in_play": ["troll"]}, foe={"keys": 1, "hand": ["anger"]}).duel
    assert HINTS.value(duel, ME) + HINTS.value(duel, FOE) == pytest.approx(1)


@pytest.mark.parametrize(
    "better",
    [
        {"keys": 1},
        {"aember": 3},
        {"in_play": ["troll"]},
        {"in_play": ["cannon"]},
        {"hand": ["anger"]},
        {"archives": ["anger"]},
    ],
    ids=["a key", "Æ", "a creature", "an artifact", "a card in hand", "an archived card"],
)
def test_more_is_better(better: Layout) -> None:
    plain = position(me={"house": "brobnar"}).duel
    duel = position(me={"house": "brobnar", **better}).duel
    assert HINTS.value(duel, ME) > HINTS.value(plain, ME)
    assert HINTS.value(duel, FOE) < HINTS.value(plain, FOE)


def test_chains_and_wounds_are_worse() -> None:
    plain = position(me={"in_play": ["troll"]})
    chained = position(me={"in_play": ["troll"], "chains": 4})
    assert HINTS.value(chained.duel, ME) < HINTS.value(plain.duel, ME)
    hurt = position(me={"in_play": ["troll"]}).set("troll", damage=5)
    assert HINTS.value(hurt.duel, ME) < HINTS.value(plain.duel, ME)


def test_a_match_that_is_over_is_won_or_lost() -> None:
    """KF-2."""
    table = position(me={"aember": 6, "keys": 2, "in_play": ["troll"]}, active=1)
    table.say("brobnar").end()
    assert (HINTS.value(table.duel, ME), HINTS.value(table.duel, FOE)) == (1.0, 0.0)


def test_a_sensible_player_does_not_end_the_turn_with_cards_to_play() -> None:
    table = position(me={"house": "brobnar", "hand": ["troll"], "in_play": ["bumpsy"]})
    found = weights(table)
    troll, bumpsy = table.id("troll"), table.id("bumpsy")
    assert found[PLAY * ACT_STEP + troll] > found[REAP * ACT_STEP + bumpsy] > found[END_TURN]


def test_a_fight_is_sought_where_it_kills_and_shunned_where_it_loses() -> None:
    """KF-56."""
    strong = position(me={"house": "brobnar", "in_play": ["troll"]}, foe={"in_play": ["bumpsy"]})
    weak = position(me={"house": "brobnar", "in_play": ["bumpsy"]}, foe={"in_play": ["troll"]})
    assert (
        weights(strong)[FIGHT * ACT_STEP + strong.id("troll")] > weights(strong)[REAP * ACT_STEP + strong.id("troll")]
    )
    assert weights(weak)[FIGHT * ACT_STEP + weak.id("bumpsy")] < weights(weak)[REAP * ACT_STEP + weak.id("bumpsy")]


def test_harm_goes_to_the_other_side() -> None:
    table = position(me={"house": "brobnar", "hand": ["punch"], "in_play": ["bumpsy"]}, foe={"in_play": ["troll"]})
    table.play("punch")
    found = weights(table)
    assert found[table.id("troll")] > found[table.id("bumpsy")]


def test_the_house_that_does_most_is_chosen_most() -> None:
    """KF-25."""
    table = position(
        me={"houses": ["brobnar", "dis", "logos"], "hand": ["anger", "punch"], "in_play": ["bumpsy", "dextre"]}
    )
    found = list(weights(table).values())
    assert found[0] > found[2] > found[1]


class Weigher(Chooser):
    """Answers at random, and asks the hints about every question."""

    def __init__(self, seed: int) -> None:
        self.inner = RandomChooser(FastDice(seed))
        self.weighed: set[str] = set()

    def pick(self, match: Match, seat: int, prompt: Prompt, options: list[int]) -> int:
        found = HINTS.weights(match, seat, prompt, options)
        if found is not None:
            assert len(found) == len(options)
            assert min(found) > 0
            self.weighed.add(prompt.key)
        assert 0 <= HINTS.value(match, seat) <= 1
        return self.inner.pick(match, seat, prompt, options)


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
