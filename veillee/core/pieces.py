"""What people read as data: a sentence is a list of pieces: text, seats, printed faces, places of the table, what people wrote.

Names are put in at the last moment (`spoken`): the reader is « vous » / “you”, the others have their names.
"""

from collections.abc import Sequence
from typing import Final

from veillee.core.grammar import VOWELS, capital
from veillee.core.text import Tongue

TEXT: Final = 0
SEAT: Final = 1
FACE: Final = 2
PLACE: Final = 3
WRITTEN: Final = 4
KINDS: Final = ["text", "seat", "face", "place", "written"]

PLAIN: Final = 0
DE: Final = 1
AU: Final = 2
QUE: Final = 3
OWNER: Final = 4
"""The English possessive: “Anna’s”, “your”."""


class Piece:
    """A part of a sentence: plain text, a seat, a printed face or a place of the table with the words that name it, or a note."""

    kind: Final[int]
    text: Final[str]
    number: Final[int]
    """The seat, the face or the note."""
    at: Final[str]
    """The address of the place, as the view gives it."""
    form: Final[int]
    """What stands before a seat that has no name yet: DE, AU, QUE, OWNER or nothing."""
    first: Final[bool]
    """Whether a seat that has no name yet begins the sentence."""

    def __init__(
        self, kind: int, text: str, number: int = -1, at: str = "", form: int = PLAIN, first: bool = False
    ) -> None:
        self.kind = kind
        self.text = text
        self.number = number
        self.at = at
        self.form = form
        self.first = first

    def key(self) -> tuple[int, str, int, str, int, bool]:
        return self.kind, self.text, self.number, self.at, self.form, self.first

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Piece) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return repr(self.text) if self.kind == TEXT else f"<{KINDS[self.kind]} {self.at or self.number} {self.text!r}>"


Pieces = list[Piece]


def plain(text: str) -> Pieces:
    """A sentence that names nobody and nothing."""
    return [Piece(TEXT, text)] if text else []


def spoken(pieces: Pieces, reader: int, names: Sequence[str], tongue: Tongue) -> Pieces:
    """The same sentence with its seats named, for one reader (SPECTATOR: none of them)."""
    return [
        Piece(SEAT, called(piece, reader, names, tongue), piece.number) if piece.kind == SEAT else piece
        for piece in pieces
    ]


def called(piece: Piece, reader: int, names: Sequence[str], tongue: Tongue) -> str:
    """How a seat is called at its place in a sentence; a person's name stays as it is written."""
    mine = piece.number == reader
    if piece.form == OWNER:
        return ("Your" if piece.first else "your") if mine else f"{names[piece.number]}’s"
    name = tongue("vous", "you") if mine else names[piece.number]
    said = before(piece.form, name) + name
    return capital(said) if piece.first and (mine or piece.form != PLAIN) else said


def before(form: int, name: str) -> str:
    """The small word before a name, elided where it is."""
    if form == PLAIN:
        return ""
    if form == AU:
        return "à "
    vowel = name[:1].lower() in VOWELS and name != ""
    if form == DE:
        return "d’" if vowel else "de "
    return "qu’" if vowel else "que "


def prose(pieces: Pieces) -> str:
    """The sentence as a line of text, once its seats have names."""
    return "".join([piece.text for piece in pieces])
