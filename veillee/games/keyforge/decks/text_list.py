"""Deck lists as plain text, as people write them down: a name, the houses as headings, a card on each line, by number or by name.

# Miss « Onyx » Censorius
Brobnar
2x Cri de Guerre        2 Warsong, Warsong x2 and 33 are read as well
Logos
Honorable Claim         under another house's heading: a maverick
219@logos, 139, 140     numbers may share a line; so are mavericks written where there is no heading
Honorable Claim (Logos)
"""

import re
from difflib import get_close_matches
from typing import Final
from unicodedata import normalize

from veillee.core.match import Face, Illegal
from veillee.core.text import Tongue
from veillee.games.keyforge.cards.catalog import AS_PRINTED, CARDS
from veillee.games.keyforge.decks.deck import (
    HOUSES_BY_NAME,
    Deck,
    bad_deck,
    card_numbered,
    face_in,
    house_named,
    read_entry,
    short,
    whole_deck,
)
from veillee.games.keyforge.rules.card import Print
from veillee.games.keyforge.rules.terms import HOUSE_NAMES

BULLETS: Final = " \t-•*·#"
TITLE: Final = re.compile(r"\s*#(?!#)\s*(.+)")
ENTRIES: Final = re.compile(r"\d+(@\w+)?([\s,]+\d+(@\w+)?)*,?")
HEADING: Final = re.compile(r"([^\W\d]+)\s*(\(\s*\d+\s*\))?\s*(:\s*(.*))?")
COUNTED: Final = re.compile(r"(\d+)\s*[x×*]\s*(.+)", re.IGNORECASE)
COUNTED_AFTER: Final = re.compile(r"(.+?)\s+[x×*]\s*(\d+)", re.IGNORECASE)
FIGURE_FIRST: Final = re.compile(r"(\d+)[\s.:–-]+(.+)")
MOVED: Final = re.compile(r"(.+?)\s*(?:@\s*|[(\[]\s*)([^()\[\]@]+?)\s*[)\]]?")
MOST_COPIES: Final = 36


class DeckList:
    """A list while it is read, line by line."""

    given: str
    named_on: int
    """The line that was taken for the name; 0: none was."""
    house: int
    """The house of the last heading, or -1."""
    faces: list[Face]

    def __init__(self) -> None:
        self.given = ""
        self.named_on = 0
        self.house = -1
        self.faces = []

    def read(self, number: int, line: str) -> None:
        """One line: the name, or headings, numbers and cards; what is wrong with it is said with its number."""
        title = TITLE.fullmatch(line)
        if title is not None and self.untouched():
            self.call(number, title[1])
            return
        try:
            for part in line.split(";"):
                words = " ".join(part.split()).strip(BULLETS)
                if words and not self.heading(number, words):
                    self.add_cards(number, words, self.untouched())
        except Illegal as wrong:
            fr, en = wrong.text.fr, wrong.text.en
            raise Illegal(wrong.code, f"{fr} (ligne {number})", f"{en} (line {number})", number) from None

    def untouched(self) -> bool:
        """Whether nothing has been read yet: only the first line may be a name."""
        return not self.faces and not self.named_on and self.house < 0

    def call(self, number: int, name: str) -> None:
        self.given = name
        self.named_on = number

    def heading(self, number: int, words: str) -> bool:
        """« Logos » or « Logos (12) », for the lines below; « Logos : 139, 140 », for its own: whether it is one."""
        found = HEADING.fullmatch(words)
        if found is None or found[1].casefold() not in HOUSES_BY_NAME:
            return False
        above, self.house = self.house, house_named(found[1])
        if found[4]:
            self.add_cards(number, found[4], False)
            self.house = above
        return True

    def add_cards(self, number: int, words: str, first: bool) -> None:
        if ENTRIES.fullmatch(words):
            self.faces += [self.entered(word) for word in words.replace(",", " ").split()]
            return
        count, name = counted(words)
        found = self.found(name, first and name == words)
        if found is None:
            self.call(number, words)
        else:
            self.faces += [found] * count

    def entered(self, word: str) -> Face:
        """A card by its number alone; where no house is said, it belongs to that of the heading."""
        return read_entry(word) if "@" in word else face_in(card_numbered(word), self.house)

    def found(self, words: str, first: bool) -> Face | None:
        """A card by its name or number, with the house it may have moved to; None: the first line is no card but a name."""
        card, house = card_called(words), self.house
        moved = MOVED.fullmatch(words)
        if card is None and moved is not None and card_called(moved[1]) is not None:
            card, house = card_called(moved[1]), house_named(moved[2])
        if card is None and not first:
            raise unknown_card(words)
        return None if card is None else face_in(card, house)

    def deck(self) -> Deck:
        try:
            return whole_deck(self.faces, self.given)
        except Illegal as wrong:
            if self.named_on and len(self.faces) != MOST_COPIES:
                name = short(self.given)
                raise Illegal(
                    wrong.code,
                    f"{wrong.text.fr} ; la ligne {self.named_on}, « {name} », a été prise pour son nom",
                    f"{wrong.text.en}; line {self.named_on}, “{name}”, was taken for its name",
                    self.named_on,
                ) from None
            raise


def read_list(text: str) -> Deck:
    """A deck from a plain list; what cannot be read is refused with its line."""
    found = DeckList()
    for number, line in enumerate(text.splitlines(), 1):
        found.read(number, line)
    return found.deck()


def counted(words: str) -> tuple[int, str]:
    """How many copies of what; « 033 Bumpsy » is a number and the name it goes with, not thirty-three of them."""
    before, after, figure = COUNTED.fullmatch(words), COUNTED_AFTER.fullmatch(words), FIGURE_FIRST.fullmatch(words)
    if before is not None:
        return copies(before[1]), before[2]
    if after is not None:
        return copies(after[2]), after[1]
    if figure is not None and card_called(words) is None:
        card = card_called(figure[2].partition("(")[0].partition("@")[0])
        same = card is not None and figure[1].lstrip("0") == str(card.number)
        return (1 if same else copies(figure[1])), figure[2]
    return 1, words


def copies(figure: str) -> int:
    """A number of copies; one that no deck can hold counts as one too many."""
    return min(int(figure), MOST_COPIES + 1) if len(figure) < 9 else MOST_COPIES + 1


def card_called(words: str) -> Print | None:
    """A card by its number or by its name in either language, however it is spelt."""
    if words.isascii() and words.isdecimal():
        return card_numbered(words)
    return BY_NAME.get(spelling(words))


def spelling(name: str) -> str:
    """A name without accents, capitals, spaces and marks."""
    plain = name.casefold().replace("æ", "ae").replace("œ", "oe")
    return "".join([letter for letter in normalize("NFKD", plain) if letter.isalnum()])


def unknown_card(words: str) -> Illegal:
    word = short(words)
    near = get_close_matches(spelling(words)[:80], list(BY_NAME), 1)
    hint = BY_NAME[near[0]] if near else None
    return bad_deck(
        f"pas de carte « {word} » dans l'Appel des Archontes" + (f" ; peut-être « {hint.name.fr} »" if hint else ""),
        f"no card “{word}” in Call of the Archons" + (f"; perhaps “{hint.name.en}”" if hint else ""),
    )


def written_list(deck: Deck, tongue: Tongue) -> str:
    """The list that `read_list` reads: the name, then each house with its cards."""
    lines = [f"# {deck.title(tongue)}"]
    for house in deck.houses:
        faces = [face for face in deck.faces if AS_PRINTED[face].house == house]
        lines += ["", HOUSE_NAMES[house].said(tongue)]
        lines += [card_line(face, faces.count(face), tongue) for face in dict.fromkeys(faces)]
    return "\n".join(lines) + "\n"


def card_line(face: Face, count: int, tongue: Tongue) -> str:
    card = AS_PRINTED[face]
    name = card.name.said(tongue)
    return f"{count}x {name} ({HOUSE_NAMES[card.house].said(tongue)})" if card.maverick else f"{count}x {name}"


BY_NAME: Final[dict[str, Print]] = {
    spelling(name): card for card in CARDS for name in (card.name.fr, card.name.en, card.slug)
}
