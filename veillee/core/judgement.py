"""A learnt judgement: how likely a seat is to win, by two small layers over signs that are on or off.

It is answered in plain compiled code: a position has some forty signs of hundreds, and the first layer is the sum of their rows.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import exp
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from veillee.core.match import Match

if TYPE_CHECKING:
    from veillee.core.game import Hints


@mypyc_attr(allow_interpreted_subclasses=True)
class Signs:
    """What a judgement looks at in a world where nothing is hidden: which of so many signs are on, for a seat."""

    count: Final[int]

    def __init__(self, count: int) -> None:
        self.count = count

    def of(self, match: Match, seat: int) -> list[int]:
        raise NotImplementedError


class Judgement:
    """The weights of three steps: signs to `wide`, `wide` to `narrow`, `narrow` to the odds. What is below zero in between is none."""

    wide: Final[i64]
    narrow: Final[i64]
    rows: Final[vec[float]]
    """One row of `wide` numbers for each sign, and a last one that is always added."""
    middle: Final[vec[float]]
    """One row of `wide` numbers for each of `narrow`, then what is always added to each."""
    last: Final[vec[float]]
    """One number for each of `narrow`, then what is always added."""

    def __init__(self, wide: int, narrow: int, rows: list[float], middle: list[float], last: list[float]) -> None:
        assert len(rows) % wide == 0
        assert len(middle) == (wide + 1) * narrow
        assert len(last) == narrow + 1
        self.wide = wide
        self.narrow = narrow
        self.rows = vec[float](rows)
        self.middle = vec[float](middle)
        self.last = vec[float](last)

    def share(self, signs: list[int]) -> float:
        """The share of the win that a seat with these signs may expect."""
        wide, narrow, rows, middle, last = self.wide, self.narrow, self.rows, self.middle, self.last
        first = rows[i64(len(rows)) - wide :]
        for sign in signs:
            at: i64 = i64(sign) * wide
            k: i64 = 0
            while k < wide:
                first[k] += rows[at + k]
                k += 1
        odds = last[narrow]
        unit: i64 = 0
        while unit < narrow:
            found = middle[narrow * wide + unit]
            at = unit * wide
            k = 0
            while k < wide:
                if first[k] > 0.0:
                    found += first[k] * middle[at + k]
                k += 1
            if found > 0.0:
                odds += found * last[unit]
            unit += 1
        return 1.0 / (1.0 + exp(-odds))


@dataclass(frozen=True)
class Learning:
    """How a game learns: its signs, the hints that judge by what was learnt, and the weights that came with the programme."""

    signs: Signs
    hints: "Callable[[Judgement], Hints]"
    weights: str
    """Where the weights lie that come with the programme, if there are any yet."""
