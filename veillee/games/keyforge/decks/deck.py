"""Decks: three houses of twelve cards, and the one line of text in which a deck travels."""

from typing import Final

from veillee.core.dice import FastDice
from veillee.core.match import Face, Illegal
from veillee.core.text import EN, FR, Text, Tongue
from veillee.games.keyforge.cards.catalog import AS_PRINTED, BY_NUMBER, SET_SIZE, face_of
from veillee.games.keyforge.decks.archons import made_name
from veillee.games.keyforge.rules.card import Print
from veillee.games.keyforge.rules.terms import HOUSE_KEYS, HOUSE_NAMES

HOUSES_IN_DECK: Final = 3
CARDS_OF_HOUSE: Final = 12
DECK_SIZE: Final = HOUSES_IN_DECK * CARDS_OF_HOUSE
LONGEST_NAME: Final = 80
DIGEST: Final = (1 << 40) - 1

STARTERS: Final = {
    "onyx": "1,10,12,18,22,29,33,33,35,35,46,50,58,62,67,67,73,81,83,83,96,98,101,102,"
    "276,276,280,283,290,296,306,308,310,311,315,315",
    "argus": "108,115,124,125,125,129,136,136,139,140,144,145,215,215,225,227,233,239,251,255,255,258,259,265,"
    "319,323,327,332,351,358,358,363,363,364,367,368",
}
"""The two decks of the starter box."""
STARTER_NAMES: Final = {
    "onyx": Text("Miss « Onyx » Censorius", "Miss “Onyx” Censorius"),
    "argus": Text("Le Suprême Argus Radiant", "Radiant Argus the Supreme"),
}


class Deck:
    """A deck: its houses, the faces of its cards house by house, and the name of its Archon.

    The cards themselves name a new deck, in both languages; one that somebody brings may have been given another name.
    """

    houses: Final[list[int]]
    faces: Final[list[Face]]
    given: Final[str]
    name: Final[Text]

    def __init__(self, faces: list[Face], given: str = "") -> None:
        self.faces = sorted(faces, key=rank)
        self.houses = sorted({AS_PRINTED[face].house for face in faces})
        own = own_name(self.houses, self.faces)
        names = [own.fr, own.en, own.said(FR), own.said(EN)]
        self.given = given if given and given not in names else ""
        self.name = Text(given, given) if self.given else own

    def line(self) -> str:
        """The deck as options and addresses write it: `1,10,12…`, a maverick as `219@logos`, a name given to it before a bar."""
        numbers = ",".join([entry(face) for face in self.faces])
        if self.given:
            return f"{self.given}|{numbers}"
        return starter_of(numbers) or numbers

    def title(self, tongue: Tongue) -> str:
        """Its name: one that was given to it as it was written, its own as the language is printed."""
        return self.given or self.name.said(tongue)

    def cards(self) -> list[Print]:
        return [AS_PRINTED[face] for face in self.faces]


def rank(face: Face) -> int:
    """Where a card stands in its deck: by house, then by number, a maverick after the others."""
    card = AS_PRINTED[face]
    return (card.house * 2 + card.maverick) * SET_SIZE + card.number


def entry(face: Face) -> str:
    card = AS_PRINTED[face]
    return f"{card.number}@{HOUSE_KEYS[card.house]}" if card.maverick else str(card.number)


def starter_of(numbers: str) -> str:
    """The starter deck made of these cards, if they are one."""
    for key, cards in STARTERS.items():
        if cards == numbers:
            return key
    return ""


def own_name(houses: list[int], faces: list[Face]) -> Text:
    """The Archon whom the cards themselves name."""
    digest = digest_of(faces)
    return BY_DIGEST.get(digest) or made_name(FastDice(digest), houses)


def digest_of(faces: list[Face]) -> int:
    """A number by which one can tell decks apart."""
    digest = 0
    for face in faces:
        digest = (digest * 1_000_003 ^ face) & DIGEST
    return digest


def bad_deck(fr: str, en: str, line: int = 0, column: int = 0) -> Illegal:
    return Illegal("deck", f"deck refusé : {fr}", f"deck refused: {en}", line, column)


def short(word: str) -> str:
    """What somebody wrote, fit to be quoted."""
    seen = "".join([letter if letter.isprintable() else "�" for letter in word[:40]])
    return seen if len(word) <= 40 else seen[:39] + "…"


def whole_deck(faces: list[Face], given: str = "") -> Deck:
    """A deck of these cards, once it is found to have three houses of twelve."""
    counts = [0] * len(HOUSE_KEYS)
    for face in faces:
        counts[AS_PRINTED[face].house] += 1
    if len(faces) != DECK_SIZE or sorted(counts)[-HOUSES_IN_DECK:] != [CARDS_OF_HOUSE] * HOUSES_IN_DECK:
        fr = ", ".join([f"{HOUSE_NAMES[house].fr} {count}" for house, count in enumerate(counts) if count])
        en = ", ".join([f"{HOUSE_NAMES[house].en} {count}" for house, count in enumerate(counts) if count])
        raise bad_deck(
            f"il faut 36 cartes, douze de chacune de trois Maisons, et il y en a {len(faces)} ({fr or '—'})",
            f"36 cards are needed, twelve of each of three houses, and there are {len(faces)} ({en or '—'})",
        )
    return Deck(faces, checked_name(given))


def checked_name(given: str) -> str:
    """The name of an Archon as somebody wrote it, on one line; too long or unprintable, it is refused."""
    name = " ".join(given.split())
    if len(name) > LONGEST_NAME:
        raise bad_deck(
            f"son nom a {len(name)} caractères, au plus {LONGEST_NAME} : « {short(name)} »",
            f"its name has {len(name)} characters, at most {LONGEST_NAME}: “{short(name)}”",
        )
    if not name.isprintable():
        raise bad_deck("son nom a des caractères invisibles", "its name has invisible characters")
    return name


def read_line(line: str) -> Deck:
    """A deck from its line; the numbers may stand in any order, with commas or spaces between them."""
    given, _, numbers = line.rpartition("|")
    return whole_deck([read_entry(word) for word in numbers.replace(",", " ").split()], given)


def read_entry(word: str) -> Face:
    """A card by its number: `219`, or `219@logos` for one that is a maverick of Logos."""
    figure, at, house = word.partition("@")
    return face_in(card_numbered(figure), house_named(house) if at else -1)


def face_in(card: Print, house: int) -> Face:
    """The face of a card that belongs to a house (-1: to its own); if that is another than its own, it is a maverick."""
    return face_of(card.number, -1 if house == card.house else house)


def card_numbered(figure: str) -> Print:
    if not (figure.isascii() and figure.isdecimal()):
        word = short(figure)
        raise bad_deck(f"« {word} » n'est pas le numéro d'une carte", f"“{word}” is not the number of a card")
    if len(figure) > 9 or int(figure) not in BY_NUMBER:
        figure = short(figure)
        raise bad_deck(
            f"pas de carte n° {figure} : celles de l'Appel des Archontes vont de 1 à {SET_SIZE}",
            f"no card number {figure}: those of Call of the Archons go from 1 to {SET_SIZE}",
        )
    return BY_NUMBER[int(figure)]


def house_named(name: str) -> int:
    """A house by its key or its name in either language."""
    house = HOUSES_BY_NAME.get(name.strip().casefold(), -1)
    if house < 0:
        fr, en = (", ".join(names) for names in ([one.fr for one in HOUSE_NAMES], [one.en for one in HOUSE_NAMES]))
        word = short(name)
        raise bad_deck(f"pas de Maison « {word} » ; Maisons : {fr}", f"no house “{word}”; houses: {en}")
    return house


HOUSES_BY_NAME: Final[dict[str, int]] = {
    name.casefold(): house
    for house, key in enumerate(HOUSE_KEYS)
    for name in (key, HOUSE_NAMES[house].fr, HOUSE_NAMES[house].en)
}
BY_DIGEST: Final[dict[int, Text]] = {
    digest_of([face_of(int(number)) for number in cards.split(",")]): STARTER_NAMES[key]
    for key, cards in STARTERS.items()
}
