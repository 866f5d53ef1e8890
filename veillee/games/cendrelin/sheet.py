"""Reads sheets of cards: a designer writes names and sentences, and has made cards.

    classe Géomancien | Geomancer
    > Il parle à la terre, qui n'en demandait pas tant. | He talks to the earth, which had not asked.
    fragment Coup de pelle | Stroke of the Spade ••
    - Dépensez 1 mana, créez 2 fosses.

A line begins with a word that says what it is; names and words of flavour are given in both languages.
"""

import re
from functools import cache
from pathlib import Path
from typing import Final

from veillee.core.text import Text
from veillee.games.cendrelin.box import (
    BASE_EVENTS,
    BASE_PLACES,
    Box,
    Event,
    Fate,
    Fragment,
    Klass,
    Objective,
    Place,
    Printed,
)
from veillee.games.cendrelin.effect import Effect
from veillee.games.cendrelin.lexicon import DEMON_NAME, Noun
from veillee.games.cendrelin.reader import Misspoken, Reader, plain

RESOURCE: Final = re.compile(r"([^(|,]+) \(([mf])\), ([^(|,]+) \| ([^|,]+), ([^|,]+)")
OPENINGS: Final = [
    "classe",
    "fragment",
    "objectif",
    "lieu de base",
    "lieu démoniaque",
    "lieu",
    "événement de base",
    "événement libre",
    "événement",
    "destin",
]
DETAILS: Final = [
    ">",
    "-",
    "prédilection",
    "apprenti",
    "depuis la crypte",
    "ressource",
    "passé",
    "futur",
    "imprévu :",
    "action :",
]


class Line:
    """One line of a sheet: the word it begins with, what follows, and where that stands."""

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        bare = plain(text).rstrip()
        indent = len(bare) - len(bare.lstrip())
        bare = bare.lstrip()
        self.key = next((key for key in [*OPENINGS, *DETAILS] if bare == key or bare.startswith(key + " ")), "")
        self.rest = bare[len(self.key) :].strip()
        self.column = indent + len(bare) - len(self.rest) + 1

    def wrong(self, fr: str, en: str) -> Misspoken:
        return Misspoken(self.number, self.column, fr, en)

    def both(self, text: str) -> Text:
        """A name or a word of flavour: « français | English »."""
        fr, bar, en = text.partition(" | ")
        if not bar or not fr.strip() or not en.strip():
            raise self.wrong("« nom français | English name » attendu", "“nom français | English name” expected")
        return Text(fr.strip(), en.strip())

    def whole(self) -> int:
        if not self.rest.isdigit():
            raise self.wrong(f"un nombre attendu, et non « {self.rest} »", f"a number expected, not “{self.rest}”")
        return int(self.rest)


def lines_of(sheet: str) -> list[Line]:
    """The lines that say something; a remark begins with #."""
    written = enumerate(sheet.splitlines(), 1)
    return [Line(number, text) for number, text in written if text.strip() and not text.lstrip().startswith("#")]


def resources(sheets: list[list[Line]]) -> list[Noun]:
    """The resources of all the sheets: the base ones, the demon names, then the others."""
    found: list[Noun] = []
    for line in [line for lines in sheets for line in lines if line.key == "ressource"]:
        match = RESOURCE.fullmatch(line.rest)
        if match is None:
            raise line.wrong(
                "« ressource ossement (m), ossements | bone, bones » attendu",
                "“ressource ossement (m), ossements | bone, bones” expected",
            )
        one, gender, many, en_one, en_many = match.groups()
        if any(one in (noun.one, noun.many) or many in (noun.one, noun.many) for noun in found):
            raise line.wrong(f"la ressource « {one} » existe déjà", f"the resource “{one}” already exists")
        if len(found) == DEMON_NAME.at:
            found.append(DEMON_NAME)
        found.append(Noun(one, many, en_one, en_many, gender == "f", len(found)))
    return found


class Sheets:
    """Fills a box line by line; remembers what the line before was about."""

    def __init__(self, sheets: list[list[Line]], faults: list[Misspoken] | None = None) -> None:
        """With a list of faults, all are found and put there; without, the first is raised."""
        nouns = resources(sheets)
        self.box = Box(nouns)
        self.reader = Reader(nouns)
        self.about: Printed | None = None
        self.first_class, self.first_place = 0, 0
        self.klass = Klass(Text("", ""), 0)
        self.names: dict[tuple[str, str], int] = {}
        self.lists: list[tuple[Klass, Line]] = []
        for lines in sheets:
            self.about = None
            self.first_class, self.first_place = len(self.box.classes), len(self.box.places)
            for line in lines:
                try:
                    self.read(line)
                except Misspoken as fault:
                    if faults is None:
                        raise
                    faults.append(fault)
        self.fill_apprentice_cards()
        self.box.close()

    def read(self, line: Line) -> None:
        if not line.key:
            known = ", ".join(f"« {key} »" for key in [*OPENINGS, *DETAILS])
            raise line.wrong(
                f"« {line.rest.split()[0]} » ne commence aucune ligne ; {known}",
                f"« {line.rest.split()[0]} » begins no line; {known}",
            )
        if line.key in OPENINGS:
            self.open(line)
        elif self.about is None:
            raise line.wrong(
                f"« {line.key} » : dites d'abord de quelle carte il s'agit", f"« {line.key} »: say first of which card"
            )
        else:
            self.detail(line, self.about)

    def open(self, line: Line) -> None:
        """A new card or tile."""
        name = line.both(line.rest.rstrip("•").strip())
        kind = line.key.split()[0]
        if (kind, name.fr) in self.names:
            raise line.wrong(f"« {name.fr} » existe déjà", f"“{name.fr}” already exists")
        self.names[kind, name.fr] = line.number
        if kind == "classe":
            self.klass = Klass(name, line.number)
            self.box.classes.append(self.klass)
            self.about = self.klass
        elif kind == "fragment":
            self.about = self.new_fragment(line, name)
        elif kind == "objectif":
            self.about = Objective(name, line.number, self.class_of(line))
            self.klass.goals.append(len(self.box.goals))
            self.box.goals.append(self.about)
        elif kind == "lieu":
            self.about = self.new_place(line, name)
        elif kind == "événement":
            self.about = self.new_event(line, name)
        else:
            self.box.fate = Fate(name, line.number)
            self.about = self.box.fate

    def class_of(self, line: Line) -> int:
        if len(self.box.classes) == self.first_class:
            raise line.wrong(
                f"« {line.key} » : dites d'abord de quelle classe", f"« {line.key} »: say first of which class"
            )
        return len(self.box.classes) - 1

    def new_fragment(self, line: Line, name: Text) -> Fragment:
        points = line.rest.count("•")
        if points == 0:
            raise line.wrong(
                "un fragment finit par ses points : • par copie permise",
                "a fragment ends with its points: one • for each copy allowed",
            )
        fragment = Fragment(name, line.number, self.class_of(line), points)
        self.klass.fragments.append(len(self.box.fragments))
        self.box.fragments.append(fragment)
        return fragment

    def new_place(self, line: Line, name: Text) -> Place:
        if line.key == "lieu de base" and len(self.box.places) >= BASE_PLACES:
            raise line.wrong("il n'y a que quatre lieux de base", "there are only four base places")
        place = Place(name, line.number, line.key == "lieu démoniaque", DEMON_NAME)
        self.box.places.append(place)
        return place

    def new_event(self, line: Line, name: Text) -> Event:
        linked = line.key == "événement"
        if linked and len(self.box.places) == self.first_place:
            raise line.wrong("« événement » : dites d'abord de quel lieu", "« événement »: say first of which place")
        if line.key == "événement de base" and sum(event.base for event in self.box.events) >= BASE_EVENTS:
            raise line.wrong("il n'y a que huit événements de base", "there are only eight base events")
        place = len(self.box.places) - 1 if linked else -1
        event = Event(name, line.number, place, line.key == "événement de base")
        if linked:
            self.box.places[place].events.append(len(self.box.events))
        self.box.events.append(event)
        return event

    def detail(self, line: Line, about: Printed) -> None:
        """A line about the card or tile just opened."""
        if line.key == ">":
            about.flavour = line.both(line.rest)
        elif line.key == "-":
            self.sentence(line, about)
        elif isinstance(about, Fragment) and line.key == "depuis la crypte":
            about.crypt = True
        elif isinstance(about, Klass) and line.key == "prédilection":
            about.preferred = self.resource(line).at
        elif isinstance(about, Klass) and line.key == "apprenti":
            self.lists.append((about, line))
        elif isinstance(about, Place) and line.key == "ressource" and not about.demonic:
            about.resource = next(noun for noun in self.box.nouns if line.rest.startswith(noun.one + " ("))
        elif isinstance(about, Place) and line.key == "passé":
            about.past = line.whole()
        elif isinstance(about, Place) and line.key == "futur":
            about.future = line.whole()
        elif isinstance(about, Event) and line.key == "imprévu :" and not about.unforeseen:
            about.unforeseen.append(self.effect(line))
        elif isinstance(about, Event) and line.key == "action :":
            about.actions.append(self.effect(line))
        else:
            raise line.wrong(
                f"« {line.key} » ne se dit pas de « {about.name.fr} »",
                f"« {line.key} » is not said of “{about.name.en}”",
            )

    def sentence(self, line: Line, about: Printed) -> None:
        if isinstance(about, Objective) and not about.goals:
            about.goals.append(self.reader.goal(line.rest, line.number, line.column))
        elif isinstance(about, (Fragment, Place)):
            about.effects.append(self.effect(line))
        elif isinstance(about, (Event, Fate)):
            about.options.append(self.effect(line))
        else:
            raise line.wrong(
                f"« {about.name.fr} » ne prend pas (ou plus) de phrase", f"“{about.name.en}” takes no (more) sentence"
            )

    def effect(self, line: Line) -> Effect:
        return self.reader.effect(line.rest, line.number, line.column)

    def resource(self, line: Line) -> Noun:
        noun = next((noun for noun in self.box.nouns if line.rest in (noun.one, noun.many)), None)
        if noun is None:
            known = ", ".join(noun.many for noun in self.box.nouns)
            raise line.wrong(
                f"« {line.rest} » n'est pas une ressource ; ressources : {known}",
                f"“{line.rest}” is not a resource; resources: {known}",
            )
        return noun

    def fill_apprentice_cards(self) -> None:
        """CEN-11: « apprenti 2 Coup de pelle »: so many copies of a fragment of the class."""
        for klass, line in self.lists:
            count, _, name = line.rest.partition(" ")
            faces = [face for face in klass.fragments if self.box.fragments[face].name.fr == name]
            if not faces or not count.isdigit():
                raise line.wrong(
                    "« apprenti 2 Nom du fragment » attendu, un fragment de cette classe",
                    "“apprenti 2 Nom du fragment” expected, a fragment of this class",
                )
            klass.apprentice.extend(faces * int(count))


@cache
def standard_sheets() -> list[str]:
    """The sheets the game comes with."""
    folder = Path(__file__).parent / "box"
    return [path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.txt"))]


@cache
def standard_box() -> Box:
    return read_box([])


def read_box(own: list[str], faults: list[Misspoken] | None = None) -> Box:
    """The game's box, with the sheets of one's own added to it."""
    box = Sheets([lines_of(sheet) for sheet in [*standard_sheets(), *own]], faults).box
    box.own = len(own) > 0
    return box
