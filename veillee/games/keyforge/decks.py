"""Decks: three houses of twelve cards. How they are written down, and how new ones are made."""

from typing import Final

from veillee.core.dice import Dice
from veillee.core.match import Illegal
from veillee.core.text import Text
from veillee.games.keyforge.archons import made_name
from veillee.games.keyforge.catalog import BY_NUMBER, CARDS, face_of
from veillee.games.keyforge.names import COMMON, HOUSE_KEYS, RARE, SPECIAL, UNCOMMON
from veillee.games.keyforge.word import Card

HOUSES_IN_DECK: Final = 3
CARDS_OF_HOUSE: Final = 12
WEIGHTS: Final = {COMMON: 662, UNCOMMON: 242, RARE: 93, SPECIAL: 0}
"""How often each rarity is found, out of a thousand (KF-G52); special cards come with their partners."""

STARTERS: Final = {
    "onyx": "1 10 12 18 22 29 33 33 35 35 46 50 58 62 67 67 73 81 83 83 96 98 101 102 276 276 280 283 290 296 306 308 310"
    " 311 315 315",
    "argus": "108 115 124 125 125 129 136 136 139 140 144 145 215 215 225 227 233 239 251 255 255 258 259 265 319 323 327"
    " 332 351 358 358 363 363 364 367 368",
}
"""The two decks of the starter box."""
STARTER_NAMES: Final = {
    "onyx": Text("Miss « Onyx » Censorius", "Miss “Onyx” Censorius"),
    "argus": Text("Le Suprême Argus Radiant", "Radiant Argus the Supreme"),
}


class Deck:
    """A deck: the name of its Archon, its houses and the faces of its cards."""

    name: Final[Text]
    houses: Final[list[int]]
    faces: Final[list[int]]

    def __init__(self, name: Text, houses: list[int], faces: list[int]) -> None:
        self.name = name
        self.houses = houses
        self.faces = faces


def bad_deck(fr: str, en: str) -> Illegal:
    return Illegal("deck", f"ce n'est pas un deck : {fr}", f"this is not a deck: {en}")


def read_deck(text: str, name: Text) -> Deck:
    """A deck from the numbers of its cards, house by house: `brobnar:1,10,12…;dis:53,54…;logos:107…`.

    A card of another house in such a list is a maverick. Without the houses, `219@logos` is card 219 as a maverick of Logos.
    """
    faces: list[int] = []
    houses: list[int] = []
    for section in text.split(";"):
        house_key, colon, figures = section.rpartition(":")
        for entry in figures.replace(",", " ").split():
            figure, _, moved = entry.partition("@")
            printed = printed_card(figure)
            house = house_named(house_key if colon else moved) if colon or moved else printed.house
            faces.append(face_of(printed.number, -1 if house == printed.house else house))
            if house not in houses:
                houses.append(house)
    if len(faces) != HOUSES_IN_DECK * CARDS_OF_HOUSE:
        raise bad_deck(f"{len(faces)} cartes au lieu de 36", f"{len(faces)} cards instead of 36")
    if len(houses) != HOUSES_IN_DECK:
        raise bad_deck(f"{len(houses)} Maisons au lieu de 3", f"{len(houses)} houses instead of 3")
    return Deck(name, houses, faces)


def printed_card(figure: str) -> Card:
    if not figure.isdigit() or int(figure) not in BY_NUMBER:
        raise bad_deck(f"pas de carte n° « {figure} »", f"no card number “{figure}”")
    return BY_NUMBER[int(figure)]


def house_named(key: str) -> int:
    if key.strip() not in HOUSE_KEYS:
        known = ", ".join(HOUSE_KEYS)
        raise bad_deck(f"pas de Maison « {key} » ; Maisons : {known}", f"no house “{key}”; houses: {known}")
    return HOUSE_KEYS.index(key.strip())


def make_deck(dice: Dice) -> Deck:
    """A new deck by chance: three houses, twelve cards each, by rarity."""
    known = sorted({card.house for card in CARDS})
    dice.shuffle(known)
    houses = sorted(known[:HOUSES_IN_DECK])
    faces: list[int] = []
    for house in houses:
        cards = [card for card in CARDS if card.house == house]
        shares = [WEIGHTS[card.rarity] for card in cards]
        total = sum(shares)
        count = HOUSES_IN_DECK * CARDS_OF_HOUSE // len(houses)
        faces += [face_of(cards[drawn(dice, shares, total)].number) for _ in range(count)]
    return Deck(made_name(dice, houses), houses, faces)


def drawn(dice: Dice, shares: list[int], total: int) -> int:
    """An index, drawn in proportion to its share of the total."""
    left = dice.below(total)
    for at, share in enumerate(shares):
        left -= share
        if left < 0:
            return at
    return len(shares) - 1
