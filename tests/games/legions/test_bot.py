"""What the game tells bots about playing it well."""

import pytest

from tests.games.legions.position import NECRO, ROI, WORDS, Setting, meant, position
from veillee.core.choosers import RandomChooser
from veillee.core.dice import FastDice
from veillee.core.facts import NOTHING, About, Prompt
from veillee.core.match import Chooser, Match
from veillee.games.legions.bot import HINTS
from veillee.games.legions.rules.match import new
from veillee.games.legions.voice import prompts


def test_the_two_sides_share_the_win() -> None:
    m = position(Setting(heroes={"nacre": "26 21"}, red="3"), Setting(yellow="8 17"))
    assert HINTS.value(m, ROI) + HINTS.value(m, NECRO) == pytest.approx(1)


def test_an_even_table_is_even() -> None:
    """Their stratagems apart, which are not worth the same."""
    spent = Setting(used=True)
    assert HINTS.value(position(spent, spent), ROI) == pytest.approx(0.5)


@pytest.mark.parametrize(
    "better",
    [
        Setting(heroes={"nacre": "26 21"}),
        Setting(yellow="17", blue="11 20", green="18"),
        Setting(red="3 12 15"),
    ],
    ids=["a hero", "four banners", "three legions"],
)
def test_more_is_better(better: Setting) -> None:
    m = position(better, turn=6)
    assert HINTS.value(m, ROI) > 0.5


def test_a_match_that_is_over_is_won_or_lost() -> None:
    m = position(Setting(yellow="17", blue="11 20", green="18"), row="5", phase="end-of-turn")
    m.step()
    assert (HINTS.value(m, ROI), HINTS.value(m, NECRO)) == (1.0, 0.0)


class Weigher(Chooser):
    """Answers at random, and asks the hints about every question."""

    def __init__(self, seed: int) -> None:
        self.inner = RandomChooser(FastDice(seed))
        self.weighed: set[str] = set()

    def pick(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> int:
        weights = HINTS.weights(match, seat, prompt, options, about)
        if weights is not None:
            assert len(weights) == len(options)
            assert min(weights) > 0
            self.weighed.add(prompt.key)
        assert 0 <= HINTS.value(match, seat) <= 1
        return self.inner.pick(match, seat, prompt, options, about)


def test_every_question_can_be_weighed() -> None:
    weighed: set[str] = set()
    for seed in range(40):
        m = new(2, FastDice(seed), {}, ask_all=False)
        weigher = Weigher(seed)
        m.chooser = weigher
        while not m.over:
            m.step()
        weighed |= weigher.weighed
    assert {"tuck", "recruit", "hero", "attack", "place", "rally", "initiative"} <= weighed


def test_a_sensible_player_recruits_and_tucks_what_counts() -> None:
    m = position(Setting(green="7 23 14"), hero_row="nacre", phase="recruiting")
    recruit = HINTS.weights(m, ROI, prompts.RECRUIT, [WORDS["three-green"], WORDS["no"]], NOTHING)
    assert recruit is not None
    assert recruit[0] > recruit[1]
    tuck = HINTS.weights(m, ROI, prompts.TUCK, [meant(m, number) for number in (7, 23, 14)], NOTHING)
    assert tuck is not None
    assert tuck[0] < min(tuck[1:])
