"""The count at the end of a match: its parts add up to its total, which is what the outcome says."""

import pytest

from veillee.core.count import PART, TOTAL
from veillee.core.dice import FastDice
from veillee.core.live import Live
from veillee.core.match import WRITE, Match
from veillee.core.text import FR
from veillee.games import game, keys

EVERY = 40
"""After how many answers the count is read again: a match may be given up at any moment."""


def counted(key: str, match: Match) -> None:
    """Holds the lines of the count against each other."""
    voice = game(key).voice
    lines = voice.count(match, 0, FR)
    for line in lines:
        assert len(line.sources) == match.seats
        assert len(line.numbers) in (0, match.seats)
    totals = [line.numbers for line in lines if line.kind == TOTAL]
    parts = [line.numbers for line in lines if line.kind == PART and line.numbers]
    if totals and parts:
        assert totals == [[sum(numbers) for numbers in zip(*parts, strict=True)]]
    faces = {card["face"] for card in voice.cards(FR)}
    for one in voice.unveiled(match, 0, FR):
        assert one.faces
        assert set(one.faces) <= faces


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("seed", range(4))
def test_the_parts_of_the_count_add_up_at_any_moment(key: str, seed: int) -> None:
    live = Live(game(key).match(FastDice(seed), ask_all=True))
    whims = FastDice(seed + 100)
    while live.pending is not None:
        if len(live.answers) % EVERY == 0:
            counted(key, live.now)
        seat = live.pending.seats[whims.below(len(live.pending.seats))]
        options = live.pending.options_of(seat)
        option = options[whims.below(len(options))]
        live.answer(seat, live.number, option, "Il était une fois" if option == WRITE else "")
    counted(key, live.now)


@pytest.mark.parametrize("key", ["legions", "keyforge"])
def test_the_total_is_that_of_the_outcome(key: str) -> None:
    live = Live(game(key).match(FastDice(7), ask_all=True))
    whims = FastDice(8)
    while live.pending is not None:
        seat = live.pending.seats[whims.below(len(live.pending.seats))]
        options = live.pending.options_of(seat)
        live.answer(seat, live.number, options[whims.below(len(options))])
    totals = [line.numbers for line in game(key).voice.count(live.now, 0, FR) if line.kind == TOTAL]
    assert totals == [live.now.outcome().points]
