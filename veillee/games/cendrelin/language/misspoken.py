"""The parser's exception, the refusal of what is written in a sheet or a sentence: where, what is wrong, and what would be right."""

from typing import Final

from veillee.core.match import Illegal

QUOTED: Final = 40
"""The most characters of somebody's text that a refusal repeats."""


class Misspoken(Illegal):
    """A sentence that is not in the language: where, which word, and what would be right."""

    def __init__(self, line: int, column: int, fr: str, en: str) -> None:
        fr, en = f"ligne {line}, colonne {column} : {fr}", f"line {line}, column {column}: {en}"
        super().__init__("sentence", fr, en, line, column)


class Spot:
    """Where something is written: the number of the line, the column it begins at, and the file if it has a name."""

    def __init__(self, number: int, column: int, file: str = "") -> None:
        self.number = number
        self.column = column
        self.file = file

    def wrong(self, fr: str, en: str, further: int = 0) -> Misspoken:
        """The refusal of what is written here, or some characters further."""
        fault = Misspoken(self.number, self.column + further, fr, en)
        if self.file:
            fault.add_note(f"in {self.file}")
        return fault

    def refuse_invisible(self, text: str) -> None:
        """Refuses a sign that nobody could see, and that would make a mess of a page or a terminal."""
        for at, sign in enumerate(text):
            if not sign.isprintable():
                code = f"U+{ord(sign):04X}"
                fr = f"le signe invisible {code} est de trop : effacez-le"
                raise self.wrong(fr, f"the invisible sign {code} is out of place: delete it", at)


START: Final = Spot(1, 1)


def quoted(text: str) -> str:
    """Somebody's text as a refusal repeats it: not all of a long one, and no sign that would upset a terminal."""
    shown = text if len(text) <= QUOTED else text[: QUOTED - 1] + "…"
    return "".join([sign if sign.isprintable() else "\ufffd" for sign in shown])
