"""Many matches in one call: each is the match that inline play gives for the same seed and the same choices."""

import numpy as np
import pytest

from tests.toy import TOY
from veillee.core.choosers import RandomChooser, drawn_able
from veillee.core.dice import FastDice
from veillee.core.facts import About, Prompt
from veillee.core.game import GameInfo
from veillee.core.match import NOBODY, Chooser, Illegal, Match
from veillee.games import games
from veillee.lab.batch import Batch

OBSERVED = [info for info in games() if info.features]
MATCHES = 3


class Whims(Chooser):
    """Answers at random; who acts in a window where nobody is due is drawn from other dice."""

    def __init__(self, seed: int) -> None:
        self.chance = RandomChooser(FastDice(seed + 1000))
        self.turns = FastDice(seed)

    def pick(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> int:
        return self.chance.pick(match, seat, prompt, options, about)

    def pick_first(
        self,
        match: Match,
        prompt: Prompt,
        seats: list[int],
        options: list[list[int]],
        due: int,
        window: int,
        about: About,
    ) -> tuple[int, int]:
        at = seats.index(due) if due != NOBODY else drawn_able(options, self.turns)
        return seats[at], self.pick(match, seats[at], prompt, options[at], about)


def inline(info: GameInfo, seed: int) -> list[float]:
    """How a match ends that chance plays."""
    match = info.match(FastDice(seed))
    match.chooser = Whims(seed)
    while not match.over:
        match.step()
    return match.outcome().shares


@pytest.mark.parametrize("info", OBSERVED, ids=lambda info: info.key)
def test_a_batch_plays_what_inline_play_plays(info: GameInfo) -> None:
    batch = Batch(info, MATCHES, seed=5)
    numbers = list(range(5, 5 + MATCHES))
    whims = [FastDice(number + 1000) for number in numbers]
    ended = 0
    while ended <= MATCHES:
        counts = batch.masks.sum(axis=1).tolist()
        batch.step([whim.below(count) for whim, count in zip(whims, counts, strict=True)])
        for at in np.flatnonzero(batch.ended).tolist():
            assert batch.shares[at].tolist() == pytest.approx(inline(info, numbers[at]))
            numbers[at] += MATCHES
            whims[at] = FastDice(numbers[at] + 1000)
            ended += 1


@pytest.mark.parametrize("info", OBSERVED, ids=lambda info: info.key)
def test_arrays_have_their_shapes(info: GameInfo) -> None:
    batch = Batch(info, 4)
    assert info.features is not None
    width = sum(array.length for array in info.features.arrays(batch.seats))
    assert batch.observations.shape == (4, width)
    assert batch.meanings.shape == batch.masks.shape == (4, info.features.options)
    assert batch.masks.any(axis=1).all()
    assert not batch.ended.any()


def test_a_game_that_is_not_seen_as_numbers_is_refused() -> None:
    with pytest.raises(Illegal) as refusal:
        Batch(TOY, 1)
    assert refusal.value.code == "no-features"


def test_a_choice_that_is_not_offered_is_refused_and_nothing_happens() -> None:
    one = Batch(OBSERVED[0], 2)
    asked = one.asked.tolist()
    with pytest.raises(Illegal) as refusal:
        one.step([0, 99])
    assert refusal.value.code == "unknown-option"
    assert one.asked.tolist() == asked
    one.step([0, 0])
    assert one.asked.tolist() != asked
