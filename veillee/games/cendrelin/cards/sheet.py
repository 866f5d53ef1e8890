"""Reads sheets of cards, the text files of the box: a designer writes names and sentences, and has made cards.

    classe Géomancien | Geomancer
    > Il parle à la terre, qui n'en demandait pas tant. | He talks to the earth, which had not asked.
    fragment Coup de pelle | Stroke of the Spade ••
    - Dépensez 1 mana, créez 2 fosses.

A line begins with a word that says what it is; names and words of flavour are given in both languages. A class lists its
apprentice card (« apprenti 2 Coup de pelle ») and its « prédilection »; a place says the resource it bears, with its
gender and an aspirated h if it has one, and its hourglasses:

    lieu La Salle d'armes | The Armoury
    ressource hache (f, h aspiré), haches | axe, axes
    passé 1
    futur 4

The number of a card is its place among its kind in the sheets, and records name cards by number: a new one comes last (a
class in a file of its own, after the others).
"""

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar

from veillee.core.match import Face
from veillee.core.text import FR, Text
from veillee.games.cendrelin.cards.box import (
    LIFE,
    NO_FLAVOUR,
    NO_GOAL,
    NONE,
    Box,
    Event,
    Fate,
    Fragment,
    Klass,
    Objective,
    Place,
    Printed,
)
from veillee.games.cendrelin.cards.entry import MOST_FAULTS, Entries, Entry, points_of
from veillee.games.cendrelin.cards.faces import (
    BY_ACTION,
    BY_SURPRISE,
    CLASSES,
    EVENTS,
    FATE,
    GOALS,
    PLACES,
    TRIGGER,
)
from veillee.games.cendrelin.cards.line import Line, lines_of
from veillee.games.cendrelin.cards.resources import resource_named, resources_of
from veillee.games.cendrelin.language.effect import Effect, Goal
from veillee.games.cendrelin.language.lexicon import DEMON_NAME, Counted
from veillee.games.cendrelin.language.misspoken import Misspoken
from veillee.games.cendrelin.language.reader import Reader
from veillee.games.cendrelin.language.speller import whole

T = TypeVar("T")


class Sheets:
    """Makes the cards that entries say; a faulty line is told of, and the others are read all the same."""

    def __init__(self, nouns: list[Counted], faults: list[Misspoken]) -> None:
        self.nouns = nouns
        self.reader = Reader(nouns)
        self.faults = faults

    def box(self, kinds: dict[str, list[Entry]], own: bool) -> Box:
        """Each card under the number it has among its kind; a Destiny takes the place of the one before."""
        fragments = [self.fragment(entry, face) for face, entry in enumerate(kinds["fragment"])]
        goals = [self.objective(entry) for entry in kinds["objectif"]]
        events = [self.event(entry, face) for face, entry in enumerate(kinds["événement"], EVENTS)]
        classes = [self.klass(entry, at, fragments, goals) for at, entry in enumerate(kinds["classe"])]
        places = [self.place(entry, at, events) for at, entry in enumerate(kinds["lieu"])]
        fate = [self.fate(entry) for entry in kinds["destin"]][-1]
        return Box(self.nouns, classes, fragments, goals, places, events, fate, own)

    def head(self, entry: Entry) -> tuple[Text, int, Text]:
        """What every card bears: its name, the line it was read from, a word of flavour."""
        flavour = self.one(entry, ">", lambda line: line.both(line.rest), NO_FLAVOUR)
        return entry.name, entry.opened, flavour

    def fragment(self, entry: Entry, face: int) -> Fragment:
        effects = self.effects(entry, "-", face)
        crypt = self.one(entry, "depuis la crypte", opens_crypt, False)
        thirst = max([effect.mana_cost() for effect in effects], default=0)
        points = points_of(entry.line, self.faults)
        return Fragment(*self.head(entry), entry.owner, points, crypt=crypt, effects=effects, thirst=thirst)

    def objective(self, entry: Entry) -> Objective:
        goal = self.one(entry, "-", lambda line: self.reader.goal(line.rest, line), NO_GOAL)
        return Objective(*self.head(entry), entry.owner, goal)

    def klass(self, entry: Entry, at: int, fragments: list[Fragment], goals: list[Objective]) -> Klass:
        own = [Face(face) for face, fragment in enumerate(fragments) if fragment.owner == at]
        names = {fragments[face].name.fr: face for face in own}
        lists = self.each(entry, "apprenti", lambda line: apprentice(line, names))
        return Klass(
            *self.head(entry),
            fragments=own,
            goals=[number for number, goal in enumerate(goals) if goal.owner == at],
            apprentice=[face for faces in lists for face in faces],
            preferred=self.one(entry, "prédilection", lambda line: resource_named(line, self.nouns).at, NONE),
        )

    def place(self, entry: Entry, at: int, events: list[Event]) -> Place:
        return Place(
            *self.head(entry),
            demonic=entry.line.key == "lieu démoniaque",
            resource=self.one(entry, "ressource", self.resource, DEMON_NAME),
            past=self.one(entry, "passé", lambda line: line.tokens(0), 0),
            future=self.one(entry, "futur", lambda line: line.tokens(1), NONE),
            effects=self.effects(entry, "-", PLACES + at),
            events=[number for number, event in enumerate(events) if event.place == at],
        )

    def event(self, entry: Entry, face: int) -> Event:
        return Event(
            *self.head(entry),
            place=entry.owner,
            base=entry.line.key == "événement de base",
            unforeseen=self.effects(entry, "imprévu :", face + BY_SURPRISE),
            actions=self.effects(entry, "action :", face + BY_ACTION),
            options=self.effects(entry, "-", face),
        )

    def fate(self, entry: Entry) -> Fate:
        return Fate(*self.head(entry), self.effects(entry, "-", FATE))

    # What the lines of an entry say

    def each(self, entry: Entry, key: str, read: Callable[[Line], T]) -> list[T]:
        """What is read in the lines that begin with this word, but for the faulty ones."""
        found: list[T] = []
        for line in entry.all(key):
            try:
                found.append(read(line))
            except Misspoken as fault:
                self.faults.append(fault)
        return found

    def one(self, entry: Entry, key: str, read: Callable[[Line], T], missing: T) -> T:
        found = self.each(entry, key, read)
        return found[0] if found else missing

    def effects(self, entry: Entry, key: str, face: int) -> list[Effect]:
        """The effects that these lines say, which a face bears in this order."""
        said = self.each(entry, key, lambda line: self.reader.effect(line.rest, line))
        return [Effect(effect.parts, TRIGGER.pack(face, number)) for number, effect in enumerate(said)]

    def resource(self, line: Line) -> Counted:
        return next(noun for noun in self.nouns if line.rest.startswith(noun.fr + " ("))


def opens_crypt(line: Line) -> bool:
    """CEN-44: « depuis la crypte », which stands alone: what it could be followed by would be lost."""
    if line.rest:
        raise line.wrong(
            "rien ne suit « depuis la crypte » : la phrase vient à la ligne, après « - »",
            "nothing follows “depuis la crypte”: the sentence comes on the next line, after “-”",
        )
    return True


def apprentice(line: Line, names: dict[str, Face]) -> list[Face]:
    """CEN-11: « apprenti 2 Coup de pelle »: so many copies of a fragment of the class."""
    written, _, name = line.rest.partition(" ")
    count = whole(written)
    if name.strip() not in names or not 1 <= count <= LIFE:
        raise line.wrong(
            f"« apprenti 2 Nom du fragment » attendu : de 1 à {LIFE} copies d'un fragment de cette classe",
            f"“apprenti 2 Nom du fragment” expected: 1 to {LIFE} copies of a fragment of this class",
        )
    return [names[name.strip()]] * count


@cache
def standard_sheets() -> dict[str, str]:
    """The sheets the game comes with, by the name of their file."""
    folder = Path(__file__).parent / "sheets"
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.txt"))}


@cache
def standard_box() -> Box:
    """The game's own box."""
    return read_box([])


def read_box(own: list[str], faults: list[Misspoken] | None = None) -> Box:
    """The game's box, with sheets of one's own added; their faults are put in a list, or the first is raised."""
    found: list[Misspoken] = [] if faults is None else faults
    sheets = [lines_of(sheet, file) for file, sheet in standard_sheets().items()] + [lines_of(sheet) for sheet in own]
    nouns = resources_of([line for lines in sheets for line in lines if line.key == "ressource"], found)
    box = Box(nouns)
    # Where a resource is not known, every sentence about it would be refused as well.
    if not found:
        entries = Entries(found)
        for lines in sheets:
            entries.add_sheet(lines)
        box = Sheets(nouns, found).box(entries.kinds, len(own) > 0)
        found.sort(key=lambda fault: fault.line)
        del found[MOST_FAULTS:]
    if faults is None and found:
        raise found[0]
    return box


Added = tuple[int, Printed, Sequence[Effect | Goal]]
"""A face, what bears it, and what that says."""


def added(box: Box) -> list[Added]:
    """The cards that a sheet adds to the game's own box, with what each says, in the order in which they are written."""
    before = standard_box()
    found: list[Added] = [(CLASSES + at, klass, []) for at, klass in news(before.classes, box.classes)]
    found += [(at, fragment, fragment.effects) for at, fragment in news(before.fragments, box.fragments)]
    found += [(GOALS + at, objective, [objective.goal]) for at, objective in news(before.goals, box.goals)]
    found += [(PLACES + at, place, place.effects) for at, place in news(before.places, box.places)]
    found += [
        (EVENTS + at, event, [*event.unforeseen, *event.actions, *event.options])
        for at, event in news(before.events, box.events)
    ]
    if box.classes and fate_said(box) != fate_said(before):
        found.append((FATE, box.fate, box.fate.options))
    return sorted(found, key=lambda one: one[1].line)


def news(before: Sequence[T], now: Sequence[T]) -> list[tuple[int, T]]:
    """What comes after what was there, with its number."""
    return [*enumerate(now)][len(before) :]


def fate_said(box: Box) -> list[str]:
    return [box.fate.name.fr, *[effect.say(FR) for effect in box.fate.options]]
