"""Import and export of decks: starter decks, new ones, those people own; files, pages and addresses."""

import re
from typing import Final

from veillee.core.game import Decks, Options
from veillee.core.match import Illegal
from veillee.core.text import Text, Tongue
from veillee.games.keyforge.decks.deck import STARTERS, Deck, read_line
from veillee.games.keyforge.decks.generator import seeded_deck
from veillee.games.keyforge.decks.page import DeckPage, page
from veillee.games.keyforge.decks.survey import survey
from veillee.games.keyforge.decks.text_list import read_list, written_list
from veillee.games.keyforge.decks.vault import not_a_page, read_vault, written_vault

SEED: Final = "seed:"
LINE: Final = re.compile(rf".*\|[\d,@a-z\s]+|{SEED}.*|{'|'.join(STARTERS)}")
"""What can be nothing else than the line of a deck."""


def deck_called(line: str) -> Deck:
    """A deck by its line: a starter's key, `seed:` and a word, or the numbers of its cards with or without a name."""
    if line in STARTERS:
        return read_line(STARTERS[line])
    if line.startswith(SEED) and "|" not in line:
        return seeded_deck(line[len(SEED) :])
    return read_line(line)


def brought_deck(text: str) -> Deck:
    """A deck that somebody brings: a file of the Master Vault, a list, or the line of a deck."""
    bare = text.lstrip("\ufeff").strip()
    if LINE.fullmatch(bare) is not None:
        return deck_called(bare)
    if bare.startswith(("{", "[")):
        return read_vault(bare)
    if bare.startswith(("<", "http://", "https://", "www.")):
        raise not_a_page(bare)
    return read_list(bare)


class KeyforgeDecks(Decks):
    """The decks of KeyForge."""

    def starters(self) -> list[str]:
        return list(STARTERS)

    def seeded(self, seed: str) -> str:
        return seeded_deck(seed).line()

    def imported(self, text: str) -> str:
        return brought_deck(text).line()

    def exported(self, deck: str, form: str, tongue: Tongue) -> str:
        if form == "text":
            return written_list(deck_called(deck), tongue)
        if form == "json":
            return written_vault(deck_called(deck), tongue)
        raise Illegal(
            "form", f"pas de format « {form} » ; formats : text, json", f"no form “{form}”; forms: text, json"
        )

    def page(self, deck: str, tongue: Tongue) -> DeckPage:
        return page(deck_called(deck), tongue)

    def brought(self, decks: list[str]) -> Options:
        return {f"deck{seat + 1}": deck for seat, deck in enumerate(decks)}

    def rivals(self, deck: str) -> list[str]:
        """The starter decks; a deck is not measured against the same cards."""
        faces = deck_called(deck).faces
        return [key for key in STARTERS if deck_called(key).faces != faces]

    def survey(self, count: int) -> list[tuple[str, Text, float, float]]:
        return survey(count)


DECKS: Final = KeyforgeDecks()
