"""The page of a deck: its cards house by house, and their statistics."""

from typing import Final, TypedDict

from veillee.core.text import Text, Tongue
from veillee.games.keyforge.cards.catalog import AS_PRINTED
from veillee.games.keyforge.decks.deck import Deck
from veillee.games.keyforge.rules.terms import (
    CREATURE,
    HOUSE_KEYS,
    HOUSE_NAMES,
    KIND_KEYS,
    KIND_NAMES,
    RARITY_KEYS,
    RARITY_NAMES,
)


class Copies(TypedDict):
    """A card of a deck."""

    face: int
    count: int
    maverick: bool


class HousePage(TypedDict):
    """One house: each different card with the number of its copies."""

    key: str
    name: str
    cards: list[Copies]


class Counted(TypedDict):
    """How many cards are of a kind."""

    key: str
    name: str
    count: int


class Curve(TypedDict):
    """A sum, and how many cards have 0, 1, 2… of the thing."""

    total: int
    curve: list[int]


class DeckPage(TypedDict):
    """All there is to know about a deck."""

    deck: str
    """Its line."""
    name: str
    houses: list[HousePage]
    mavericks: int
    kinds: list[Counted]
    rarities: list[Counted]
    aember: Curve
    power: Curve
    armor: Curve


PAGE: Final = DeckPage


def page(deck: Deck, tongue: Tongue) -> DeckPage:
    cards = deck.cards()
    creatures = [card for card in cards if card.kind == CREATURE]
    return {
        "deck": deck.line(),
        "name": deck.title(tongue),
        "houses": [house(deck, key, tongue) for key in deck.houses],
        "mavericks": len([card for card in cards if card.maverick]),
        "kinds": counts([card.kind for card in cards], KIND_KEYS, KIND_NAMES, tongue),
        "rarities": counts([card.rarity for card in cards], RARITY_KEYS, RARITY_NAMES, tongue),
        "aember": sums([card.aember for card in cards]),
        "power": sums([card.power for card in creatures]),
        "armor": sums([card.armor for card in creatures]),
    }


def house(deck: Deck, key: int, tongue: Tongue) -> HousePage:
    faces = [face for face in deck.faces if AS_PRINTED[face].house == key]
    return {
        "key": HOUSE_KEYS[key],
        "name": HOUSE_NAMES[key].said(tongue),
        "cards": [
            {"face": AS_PRINTED[face].number, "count": faces.count(face), "maverick": AS_PRINTED[face].maverick}
            for face in dict.fromkeys(faces)
        ],
    }


def counts(values: list[int], keys: list[str], names: list[Text], tongue: Tongue) -> list[Counted]:
    return [
        {"key": key, "name": names[value].said(tongue), "count": values.count(value)} for value, key in enumerate(keys)
    ]


def sums(values: list[int]) -> Curve:
    return {"total": sum(values), "curve": [values.count(value) for value in range(max(values, default=0) + 1)]}
