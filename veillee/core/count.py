"""What a match came to, for the sheet at its end: the count in its parts, and the cards that nobody else had seen."""

from collections.abc import Sequence
from typing import Final

from veillee.core.pieces import Pieces

PART: Final = "part"
TOTAL: Final = "total"
BESIDE: Final = "beside"
"""A line that adds to the total, the total itself, and a line that is worth knowing and adds nothing."""


class Tally:
    """A line of the count: what is counted, and for each seat how much of it there is and where it comes from.

    Where nothing is counted there are no numbers, and the sources say it all. Each source is a phrase.
    """

    name: Final[Pieces]
    numbers: Final[list[int]]
    sources: Final[list[list[Pieces]]]
    kind: Final[str]

    def __init__(self, name: Pieces, numbers: list[int], sources: list[list[Pieces]], kind: str = PART) -> None:
        self.name = name
        self.numbers = numbers
        self.sources = sources
        self.kind = kind


class Unveiled:
    """Cards that lay hidden to the end: what they were, where they lay and what there is to say of them."""

    name: Final[Pieces]
    faces: Final[Sequence[int]]
    note: Final[Pieces]

    def __init__(self, name: Pieces, faces: Sequence[int], note: Pieces) -> None:
        self.name = name
        self.faces = faces
        self.note = note
