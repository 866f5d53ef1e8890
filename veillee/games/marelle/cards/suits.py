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
    """One suit: its name, its characteristic and what that is, and what its cards bring into a conflict."""

    key: str
    name: Text
    virtue: Text
    nature: Text
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
        Text("la force du corps, la prestance, l'amour des foules", "strength of body, bearing, the love of crowds"),
        Text("une personne", "a person"),
    ),
    Suit(
        "denier",
        Text("Denier", "Coins"),
        Text("Résilience", "Resilience"),
        Text(
            "l'endurance, l'astuce, l'art d'aller partout et d'en revenir",
            "endurance, resourcefulness, the art of going anywhere and coming back",
        ),
        Text("un lieu", "a place"),
    ),
    Suit(
        "epee",
        Text("Épée", "Swords"),
        Text("Suprématie", "Supremacy"),
        Text("la guerre et l'escrime, le calcul, les armées", "war and fencing, calculation, armies"),
        Text("une organisation", "an organisation"),
    ),
    Suit(
        "baton",
        Text("Bâton", "Staves"),
        Text("Transcendance", "Transcendence"),
        Text("l'esprit et l'emprise, la magie, les secrets", "the mind and its hold, magic, secrets"),
        Text("un objet", "an object"),
    ),
]
