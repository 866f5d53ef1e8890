"""The 78 faces of the tarot as numbers: forty pips, sixteen figures, twenty-two arcana.

A card is an id, a face what is printed on it. The pips are dealt value by value in sight of all, so the id of a pip tells its value; its suit
is what others do not know. Ids of figures and of arcana tell only that they are such.
"""

from typing import Final

from veillee.core.grammar import Name
from veillee.core.text import Text
from veillee.games.marelle.cards.arcana import ARCANA
from veillee.games.marelle.cards.suits import SUIT_COUNT, SUITS

VALUES: Final = 10
PIPS: Final = VALUES * SUIT_COUNT
FIRST_FIGURE: Final = PIPS
FIRST_ARCANUM: Final = FIRST_FIGURE + 4 * SUIT_COUNT
CARDS: Final = FIRST_ARCANUM + len(ARCANA)

VALUE_OF: Final[list[int]] = [card // SUIT_COUNT + 1 for card in range(PIPS)]
"""The value of a pip by its id: MAR-05, four ids of each value."""
SUIT_OF: Final[list[int]] = [face // VALUES for face in range(PIPS)]
"""The suit of a pip by its face."""
PRINTED: Final[list[int]] = [face % VALUES + 1 for face in range(PIPS)]
"""The value of a pip by its face."""

KING: Final = 1
UNRANKED: Final = 0
RANKS: Final = [
    Text("sans rang", "unranked"),
    Text("roi", "king"),
    Text("reine", "queen"),
    Text("cavalier", "knight"),
    Text("valet", "knave"),
]
"""What a rank is called: a king is 1, a knave 4, and who has none 0."""

NUMBERS: Final = [
    Text("l'as", "the Ace"),
    Text("le deux", "the Two"),
    Text("le trois", "the Three"),
    Text("le quatre", "the Four"),
    Text("le cinq", "the Five"),
    Text("le six", "the Six"),
    Text("le sept", "the Seven"),
    Text("le huit", "the Eight"),
    Text("le neuf", "the Nine"),
    Text("le dix", "the Ten"),
]
FIGURES: Final = [
    Text("le roi", "the King"),
    Text("la reine", "the Queen"),
    Text("le cavalier", "the Knight"),
    Text("le valet", "the Knave"),
]


def of_suit(who: Text, suit: int) -> Name:
    """« l'as de Coupe », « la reine d'Épée »; “the Ace of Cups”."""
    fr = SUITS[suit].name.fr
    of = f"d'{fr}" if fr == "Épée" else f"de {fr}"
    return Name(f"{who.fr} {of}", f"{who.en} of {SUITS[suit].name.en}", feminine=who.fr.startswith("la "))


NAMES: Final[list[Name]] = [
    *[of_suit(NUMBERS[value], suit) for suit in range(SUIT_COUNT) for value in range(VALUES)],
    *[of_suit(FIGURES[rank], suit) for suit in range(SUIT_COUNT) for rank in range(4)],
    *[arcanum.name for arcanum in ARCANA],
]
"""How each face is called inside a sentence."""
