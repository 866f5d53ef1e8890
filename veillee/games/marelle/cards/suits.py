"""The four suits of the tarot, and the characteristic that each stands for."""

from dataclasses import dataclass
from typing import Final

from veillee.core.grammar import Name
from veillee.core.text import Text

COUPE: Final = 0
DENIER: Final = 1
EPEE: Final = 2
BATON: Final = 3
SUIT_COUNT: Final = 4
FIRST_BLACK: Final = 2
"""The first two suits are red."""


@dataclass(frozen=True)
class Suit:
    """One suit: its name, its characteristic, and what its cards bring into a conflict."""

    key: str
    name: Text
    virtue: Text
    brings: Text

    @property
    def trait(self) -> Name:
        """The characteristic as a sentence names it."""
        return Name(f"la {self.virtue.fr}", self.virtue.en, feminine=True)


SUITS: Final = [
    Suit(
        "coupe",
        Text("Coupe", "Cups"),
        Text("Majesté", "Majesty"),
        Text("une personne", "a person"),
    ),
    Suit(
        "denier",
        Text("Denier", "Coins"),
        Text("Résilience", "Resilience"),
        Text("un lieu", "a place"),
    ),
    Suit(
        "epee",
        Text("Épée", "Swords"),
        Text("Suprématie", "Supremacy"),
        Text("une organisation", "an organisation"),
    ),
    Suit(
        "baton",
        Text("Bâton", "Staves"),
        Text("Transcendance", "Transcendence"),
        Text("un objet", "an object"),
    ),
]
