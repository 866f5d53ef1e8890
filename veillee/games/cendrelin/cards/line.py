"""One line of a sheet of cards: what it begins with says what it is, and is guessed where it is misspelt."""

import re
from difflib import SequenceMatcher
from typing import Final

from veillee.core.text import Text
from veillee.games.cendrelin.language.misspoken import Misspoken, Spot, quoted
from veillee.games.cendrelin.language.speller import plain, whole

MOST_TOKENS: Final = 99
"""The most an hourglass shows."""
LIKENESS: Final = 0.75
"""How alike what a line begins with and a word that begins lines must be for the one to have meant the other."""
OPENINGS: Final = [
    "classe",
    "fragment",
    "objectif",
    "lieu de base",
    "lieu démoniaque",
    "lieu",
    "événement de base",
    "événement libre",
    "événement",
    "destin",
]
DETAILS: Final = [
    ">",
    "-",
    "prédilection",
    "apprenti",
    "depuis la crypte",
    "ressource",
    "passé",
    "futur",
    "imprévu :",
    "action :",
]
KEYS: Final = [*OPENINGS, *DETAILS]


class Line(Spot):
    """A line that says something: the word it begins with, what follows, and where that stands."""

    def __init__(self, number: int, text: str, file: str = "") -> None:
        bare = plain(text).strip()
        self.key = next((key for key in KEYS if bare == key or bare.startswith(key + " ")), "")
        self.rest = bare[len(self.key) :].strip()
        super().__init__(number, len(plain(text).rstrip()) - len(self.rest) + 1, file)

    def both(self, text: str) -> Text:
        """A name or a word of flavour: « français | English »."""
        self.refuse_invisible(self.rest)
        fr, bar, en = text.partition(" | ")
        if not bar or not fr.strip() or not en.strip():
            raise self.wrong("« nom français | English name » attendu", "“nom français | English name” expected")
        return Text(fr.strip(), en.strip())

    def tokens(self, fewest: int) -> int:
        """What an hourglass shows."""
        count = whole(self.rest)
        if not fewest <= count <= MOST_TOKENS:
            raise self.wrong(
                f"un nombre de {fewest} à {MOST_TOKENS} attendu, et non « {quoted(self.rest)} »",
                f"a number from {fewest} to {MOST_TOKENS} expected, not “{quoted(self.rest)}”",
            )
        return count

    def meant(self) -> str:
        """What a line that begins with no known word was most likely meant to begin with, or nothing."""
        likeness = [SequenceMatcher(None, key, self.rest[: len(key)].lower()).ratio() for key in KEYS]
        most = max(likeness)
        return KEYS[likeness.index(most)] if most >= LIKENESS else ""

    def unknown(self, meant: str) -> Misspoken:
        """The refusal of a line that begins with no known word, and was perhaps meant to begin with this one."""
        word = quoted(self.rest.split()[0])
        known = [f"{meant} …"] if meant else KEYS
        fr, en = ", ".join(f"« {key} »" for key in known), ", ".join(f"“{key}”" for key in known)
        return self.wrong(f"« {word} » ne commence aucune ligne ; écrivez {fr}", f"“{word}” begins no line; write {en}")

    def take_for(self, key: str) -> None:
        """Reads the line as if it began as it was meant to."""
        self.key, self.rest = key, " ".join(self.rest.split()[len(key.split()) :])


def lines_of(sheet: str, file: str = "") -> list[Line]:
    """The lines that say something; a remark begins with #, and some editors begin a file with a mark of their own.

    Only what an editor shows as a new line is one: `splitlines` would count a form feed too.
    """
    written = enumerate(re.split("\r\n|\r|\n", sheet.removeprefix("\ufeff")), 1)
    return [Line(number, text, file) for number, text in written if text.strip() and not text.lstrip().startswith("#")]
