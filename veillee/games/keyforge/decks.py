"""Decks: three houses of twelve cards. How they are written down, and how new ones are made."""

from typing import Final

from veillee.core.dice import Dice
from veillee.core.match import Illegal
from veillee.core.text import Text
from veillee.games.keyforge.archons import made_name
from veillee.games.keyforge.catalog import BY_NUMBER, CARDS, face_of
from veillee.games.keyforge.names import HOUSE_KEYS, SPECIAL
from veillee.games.keyforge.word import Card

HOUSES_IN_DECK: Final = 3
CARDS_OF_HOUSE: Final = 12
WEIGHTS: Final = [662, 242, 93]
"""How often a common, an uncommon and a rare card is found (KF-G52); special cards come with their partners."""
PARTNERS: Final = {153: [111], 248: [246, 247, 249]}
"""Timetraveller never comes without Help from Future Self, nor Pestilence without the three other Horsemen."""
FIRST_MASTER: Final = 89
MASTERS: Final = 3
"""The Master of 1 is as often one of the two others."""
MAVERICKS: Final = 41
"""How many decks of a thousand hold a maverick."""

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
    """KF-G52: a new deck by chance: three houses, twelve cards each, by rarity; now and then one card is a maverick."""
    known = sorted({card.house for card in CARDS})
    dice.shuffle(known)
    houses = sorted(known[:HOUSES_IN_DECK])
    faces: list[int] = []
    for house in houses:
        faces += [face_of(number) for number in made_house(dice, house)]
    if dice.below(1000) < MAVERICKS:
        add_maverick(dice, houses, faces)
    return Deck(made_name(dice, houses), houses, faces)


def made_house(dice: Dice, house: int) -> list[int]:
    """Twelve numbers of one house: a rarity, then any card of it; special cards only ever come with their partners."""
    numbers: list[int] = []
    while len(numbers) < CARDS_OF_HOUSE:
        rarity = drawn(dice, WEIGHTS, sum(WEIGHTS))
        number = any_card(dice, house, rarity)
        company = [number, *PARTNERS.get(number, [])]
        if len(numbers) + len(company) <= CARDS_OF_HOUSE:
            numbers += [FIRST_MASTER + dice.below(MASTERS)] if number == FIRST_MASTER else company
    return numbers


def any_card(dice: Dice, house: int, rarity: int) -> int:
    numbers = [card.number for card in CARDS if card.house == house and card.rarity == rarity]
    return numbers[dice.below(len(numbers))]


def add_maverick(dice: Dice, houses: list[int], faces: list[int]) -> None:
    """One common, uncommon or rare card without partners gives way to one of the same rarity of a house not in the deck."""
    places = [at for at, face in enumerate(faces) if BY_NUMBER[face].rarity != SPECIAL and face not in PARTNERS]
    at = places[dice.below(len(places))]
    card = BY_NUMBER[faces[at]]
    foreign = [house for house in range(len(HOUSE_KEYS)) if house not in houses]
    number = any_card(dice, foreign[dice.below(len(foreign))], card.rarity)
    while number in PARTNERS:
        number = any_card(dice, BY_NUMBER[number].house, card.rarity)
    faces[at] = face_of(number, card.house)


def drawn(dice: Dice, shares: list[int], total: int) -> int:
    """An index, drawn in proportion to its share of the total."""
    left = dice.below(total)
    for at, share in enumerate(shares):
        left -= share
        if left < 0:
            return at
    return len(shares) - 1
