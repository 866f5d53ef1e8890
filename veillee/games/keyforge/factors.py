"""What a designer counts in a duel: houses, whether a seat began, keys forged, and the cards of its deck."""

from veillee.core.text import Text
from veillee.games.keyforge.board import Board
from veillee.games.keyforge.names import HOUSE_NAMES

Factor = tuple[str, Text, int]


def counted(b: Board) -> list[Factor]:
    first = b.active if b.turn % 2 else 1 - b.active
    found: list[Factor] = [
        ("turn", Text("Premier joueur", "First player"), first),
        ("turn", Text("Second joueur", "Second player"), 1 - first),
    ]
    for seat, side in enumerate(b.sides):
        found += [("house", HOUSE_NAMES[house], seat) for house in side.houses]
        numbers = {b.card(card).number: card for card, owner in enumerate(b.owner) if owner == seat}
        found += [("card", Text(b.card(card).fr, b.card(card).en), seat) for card in numbers.values()]
    return found
