"""Every card of the set, by number and by name, as printed and as later corrected, and as a maverick of every house."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from veillee.games.keyforge import cards
from veillee.games.keyforge.names import ACTION, COMMON
from veillee.games.keyforge.word import Card, Powers

SET_SIZE: Final = 370
BLANK: Final = Card(0, "", "", "", 0, ACTION, COMMON, 0, 0, 0, [], [0] * 6, Powers(), None, 0, None, False)


def collected() -> list[Card]:
    """The cards of every house that has a file, by number."""
    found: list[Card] = []
    for house in iter_modules(cards.__path__):
        found += import_module(f"{cards.__name__}.{house.name}").CARDS
    return sorted(found, key=lambda card: card.number)


CARDS: Final[list[Card]] = collected()
BY_SLUG: Final[dict[str, Card]] = {card.slug: card for card in CARDS}
BY_NUMBER: Final[dict[int, Card]] = {card.number: card for card in CARDS}


def face_of(number: int, house: int = -1) -> int:
    """The face of a card: its number, and for a maverick the house it has moved to."""
    return number + (SET_SIZE + 1) * (house + 1)


def all_prints(current: bool) -> list[Card]:
    """What every face means: the 370 cards in their own houses, then each of them in each of the seven."""
    own = [BY_NUMBER.get(number, BLANK) for number in range(SET_SIZE + 1)]
    if current:
        own = [card.corrected() for card in own]
    prints = own[:]
    for house in range(7):
        prints += [card.moved_to(house) for card in own]
    return prints


AS_PRINTED: Final = all_prints(False)
AS_CORRECTED: Final = all_prints(True)
