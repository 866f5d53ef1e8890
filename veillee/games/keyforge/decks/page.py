"""The page of a deck: its cards house by house, and their statistics."""

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

Shown = dict[str, object]


def page(deck: Deck, tongue: Tongue) -> Shown:
    """All there is to know about a deck; in a curve, how many cards have 0, 1, 2… of the thing."""
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


def house(deck: Deck, key: int, tongue: Tongue) -> Shown:
    """One house: each different card with the number of its copies."""
    faces = [face for face in deck.faces if AS_PRINTED[face].house == key]
    return {
        "key": HOUSE_KEYS[key],
        "name": HOUSE_NAMES[key].said(tongue),
        "cards": [
            {"face": AS_PRINTED[face].number, "count": faces.count(face), "maverick": AS_PRINTED[face].maverick}
            for face in dict.fromkeys(faces)
        ],
    }


def counts(values: list[int], keys: list[str], names: list[Text], tongue: Tongue) -> list[Shown]:
    return [
        {"key": key, "name": names[value].said(tongue), "count": values.count(value)} for value, key in enumerate(keys)
    ]


def sums(values: list[int]) -> Shown:
    """A total, and its curve."""
    return {"total": sum(values), "curve": [values.count(value) for value in range(max(values, default=0) + 1)]}
