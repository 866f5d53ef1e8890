"""Deck generator: new decks by chance, as faithful to the printed ones as what is published allows."""

import hashlib
from typing import Final

from veillee.core.dice import Dice, SealedDice
from veillee.core.match import Face
from veillee.games.keyforge.cards.catalog import BY_NUMBER, CARDS, face_of
from veillee.games.keyforge.decks.deck import CARDS_OF_HOUSE, HOUSES_IN_DECK, Deck, bad_deck, checked_name
from veillee.games.keyforge.rules.terms import HOUSE_KEYS, RARITY_KEYS, SPECIAL

WEIGHTS: Final = [662, 242, 93]
"""How often a common, an uncommon and a rare card is found (KF-G52); special cards come with their partners."""
SLICES: Final = sum(WEIGHTS)
PARTNERS: Final = {153: [111], 248: [246, 247, 249]}
"""Timetraveller never comes without Help from Future Self, nor Pestilence without the three other Horsemen."""
FIRST_MASTER: Final = 89
MASTERS: Final = 3
"""The Master of 1 is as often one of the two others."""
MAVERICKS: Final = 41
"""How many decks of a thousand hold a maverick."""

POOLS: Final[list[list[list[int]]]] = [
    [
        [card.number for card in CARDS if card.house == house and card.rarity == rarity]
        for rarity in range(len(RARITY_KEYS))
    ]
    for house in range(len(HOUSE_KEYS))
]
"""The numbers of the cards by house and rarity."""


def make_deck(dice: Dice) -> Deck:
    """KF-G52: a new deck by chance: three houses, twelve cards each, by rarity; now and then one card is a maverick."""
    order = list(range(len(HOUSE_KEYS)))
    dice.shuffle(order)
    houses = sorted(order[:HOUSES_IN_DECK])
    faces: list[Face] = []
    for house in houses:
        faces += [face_of(number) for number in made_house(dice, house)]
    if dice.below(1000) < MAVERICKS:
        add_maverick(dice, houses, faces)
    return Deck(faces)


def seeded_deck(seed: str) -> Deck:
    """The new deck that a word leads to, the same for everyone."""
    word = checked_name(seed)
    if not word:
        raise bad_deck("il faut une graine, par exemple « seed:brume »", "a seed is needed, for example “seed:mist”")
    return make_deck(SealedDice(hashlib.blake2b(word.encode(), digest_size=32, person=b"veillee-deck").digest()))


def made_house(dice: Dice, house: int) -> list[int]:
    """Twelve cards of one house, each of a drawn rarity; those with partners bring them along and leave others no room."""
    drawn = [any_card(dice, house, drawn_rarity(dice)) for _ in range(CARDS_OF_HOUSE)]
    numbers: list[int] = []
    for number in [one for one in drawn if one in PARTNERS] + [one for one in drawn if one not in PARTNERS]:
        company = [number, *PARTNERS.get(number, [])]
        if len(numbers) + len(company) <= CARDS_OF_HOUSE:
            numbers += [FIRST_MASTER + dice.below(MASTERS)] if number == FIRST_MASTER else company
    return numbers


def drawn_rarity(dice: Dice) -> int:
    left = dice.below(SLICES)
    rarity = 0
    while left >= WEIGHTS[rarity]:
        left -= WEIGHTS[rarity]
        rarity += 1
    return rarity


def any_card(dice: Dice, house: int, rarity: int) -> int:
    numbers = POOLS[house][rarity]
    return numbers[dice.below(len(numbers))]


def add_maverick(dice: Dice, houses: list[int], faces: list[Face]) -> None:
    """One common, uncommon or rare card without partners gives way to one of the same rarity of a house not in the deck."""
    places = [at for at, face in enumerate(faces) if BY_NUMBER[face].rarity != SPECIAL and face not in PARTNERS]
    at = places[dice.below(len(places))]
    card = BY_NUMBER[faces[at]]
    foreign = [house for house in range(len(HOUSE_KEYS)) if house not in houses]
    number = any_card(dice, foreign[dice.below(len(foreign))], card.rarity)
    while number in PARTNERS:
        number = any_card(dice, BY_NUMBER[number].house, card.rarity)
    faces[at] = face_of(number, card.house)
