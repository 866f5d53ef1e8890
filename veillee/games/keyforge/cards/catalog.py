"""The card catalogue: every card of the set by number and by slug, as printed, as corrected later, and as a maverick."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from veillee.core.match import Face
from veillee.core.text import Text
from veillee.games.keyforge import cards
from veillee.games.keyforge.rules.card import Print
from veillee.games.keyforge.rules.terms import ACTION, COMMON, HOUSE_KEYS

SET_SIZE: Final = 370
BLANK: Final = Print(0, "", Text("", ""), 0, ACTION, COMMON)


def collected() -> list[Print]:
    """The cards of every file of this folder, by number."""
    found: list[Print] = []
    for house in iter_modules(cards.__path__):
        if house.name != "catalog":
            found += import_module(f"{cards.__name__}.{house.name}").CARDS
    return sorted(found, key=lambda card: card.number)


def numbered(found: list[Print]) -> dict[int, Print]:
    """Cards by number; one outside the set, or with the number or the slug of another, is refused."""
    numbers: dict[int, Print] = {}
    slugs: set[str] = set()
    for card in found:
        if not 1 <= card.number <= SET_SIZE:
            raise ValueError(
                f"{card.slug}: no. {card.number} is outside the set, 1 to {SET_SIZE} (SET_SIZE in catalog.py)"
            )
        if card.number in numbers:
            raise ValueError(f"{card.slug}: no. {card.number} is already {numbers[card.number].slug}")
        if card.slug in slugs:
            raise ValueError(f"{card.slug}: there are two cards of that slug")
        numbers[card.number] = card
        slugs.add(card.slug)
    return numbers


def face_of(number: int, house: int = -1) -> Face:
    """The face of a card: its number, and for a maverick the house it has moved to."""
    return Face(number + (SET_SIZE + 1) * (house + 1))


def all_prints(current: bool) -> list[Print]:
    """What every face means: the cards in their own houses, then each of them in each of the seven."""
    own = [BY_NUMBER.get(number, BLANK) for number in range(SET_SIZE + 1)]
    if current:
        own = [card.corrected() for card in own]
    return own + [card.moved_to(house) for house in range(len(HOUSE_KEYS)) for card in own]


CARDS: Final[list[Print]] = collected()
BY_NUMBER: Final[dict[int, Print]] = numbered(CARDS)
BY_SLUG: Final[dict[str, Print]] = {card.slug: card for card in CARDS}
AS_PRINTED: Final = all_prints(False)
AS_CORRECTED: Final = all_prints(True)
