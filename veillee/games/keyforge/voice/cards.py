"""The card gallery: every printed card, for lists and zooms."""

from veillee.core.grammar import capital
from veillee.core.text import Tongue
from veillee.games.keyforge.cards.catalog import CARDS
from veillee.games.keyforge.rules.card import Print
from veillee.games.keyforge.rules.terms import (
    CREATURE,
    HOUSE_KEYS,
    HOUSE_NAMES,
    KEYWORD_KEYS,
    KIND_KEYS,
    KIND_NAMES,
    RARITY_KEYS,
    RARITY_NAMES,
    TRAITS,
)
from veillee.games.keyforge.words.printed import text


def gallery(t: Tongue) -> list[dict[str, object]]:
    return [picture(card, t) for card in CARDS]


def picture(card: Print, t: Tongue) -> dict[str, object]:
    """One card; a creature has power and armour, a card with a later wording has "current"."""
    found: dict[str, object] = {
        "face": card.number,
        "key": card.slug,
        "name": card.name.said(t),
        "house": HOUSE_KEYS[card.house],
        "house_name": HOUSE_NAMES[card.house].said(t),
        "kind": KIND_KEYS[card.kind],
        "kind_name": KIND_NAMES[card.kind].said(t),
        "rarity": RARITY_KEYS[card.rarity],
        "rarity_name": RARITY_NAMES[card.rarity].said(t),
        "aember": card.aember,
        "traits": [capital(t(TRAITS[trait], trait)) for trait in card.traits],
        "keywords": {KEYWORD_KEYS[at]: value for at, value in enumerate(card.keywords) if value},
        "text": text(card, t),
        "rule": "KF-40",
    }
    if card.kind == CREATURE:
        found["power"] = card.power
        found["armor"] = card.armor
    if card.errata is not None:
        found["current"] = text(card.corrected(), t)
    return found
