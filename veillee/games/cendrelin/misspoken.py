"""The refusal of what is written in a sheet or a sentence: where, what is wrong, and what would be right."""

from typing import Final

from veillee.core.match import Illegal

QUOTED: Final = 40
"""The most characters of somebody's text that a refusal repeats."""


class Misspoken(Illegal):
    """A sentence that is not in the language: where, which word, and what would be right."""

    line: int
    column: int

    def __init__(self, line: int, column: int, fr: str, en: str) -> None:
        super().__init__("sentence", f"ligne {line}, colonne {column} : {fr}", f"line {line}, column {column}: {en}")
        self.line = line
        self.column = column


class Spot:
    """Where something is written: the number of the line, and the column it begins at."""

    def __init__(self, number: int, column: int) -> None:
        self.number = number
        self.column = column

    def wrong(self, fr: str, en: str, further: int = 0) -> Misspoken:
        """The refusal of what is written here, or some characters further."""
        return Misspoken(self.number, self.column + further, fr, en)


START: Final = Spot(1, 1)


def quoted(text: str) -> str:
    """Somebody's text as a refusal repeats it: not all of a long one, and no sign that would upset a terminal."""
    shown = text if len(text) <= QUOTED else text[: QUOTED - 1] + "…"
    return "".join([sign if sign.isprintable() else "\ufffd" for sign in shown])
