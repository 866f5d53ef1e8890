"""Puts the cards and tiles that the lines of a sheet open into the box, each under a name of its own."""

from typing import Final

from veillee.core.text import Text
from veillee.games.cendrelin.box import (
    BASE_EVENTS,
    BASE_PLACES,
    LIFE,
    Box,
    Event,
    Fate,
    Fragment,
    Klass,
    Objective,
    Place,
    Printed,
)
from veillee.games.cendrelin.lexicon import DEMON_NAME
from veillee.games.cendrelin.line import Line
from veillee.games.cendrelin.misspoken import Misspoken, quoted

LONGEST_NAME: Final = 60
"""The most characters of a name."""


class Opening:
    """The cards opened so far, by which the next are judged; after a fault a card is opened all the same."""

    def __init__(self, box: Box, faults: list[Misspoken]) -> None:
        self.box = box
        self.faults = faults
        self.names: set[tuple[str, str]] = set()
        self.klass = Klass(Text("", ""), 0)
        self.first_class, self.first_place, self.fate = 0, 0, box.fate
        """Where the classes and the places of this sheet begin, and the Destin as the sheets before it left it."""

    def begin_sheet(self) -> None:
        """A sheet says which of its classes or places a card belongs to, and may say a Destin of its own."""
        self.first_class, self.first_place, self.fate = len(self.box.classes), len(self.box.places), self.box.fate

    def lose_track(self) -> None:
        """A line was not understood: it may have opened the class or the place that the next cards belong to."""
        self.first_class = self.first_place = -1

    def open(self, line: Line) -> Printed:
        """A new card or tile."""
        kind = line.key.split()[0]
        name = self.name_of(line, kind)
        match kind:
            case "classe":
                return self.new_class(line, name)
            case "fragment":
                return self.new_fragment(line, name)
            case "objectif":
                return self.new_goal(line, name)
            case "lieu":
                return self.new_place(line, name)
            case "événement":
                return self.new_event(line, name)
        return self.new_fate(line, name)

    def name_of(self, line: Line, kind: str) -> Text:
        """The name of a new card or tile; what is written stands in for a faulty one."""
        written = line.rest.rstrip("•").strip() if kind == "fragment" else line.rest
        try:
            name = line.both(written)
            self.check_new(line, kind, name)
        except Misspoken as fault:
            self.faults.append(fault)
            return Text(written, written)
        self.names.add((kind, name.fr))
        return name

    def check_new(self, line: Line, kind: str, name: Text) -> None:
        """Refuses a name that is none, is too long, or is that of another card of its kind; and a second Destin.

        A Destin of one's own takes the place of the one before, and may take its name."""
        if "•" in name.fr + name.en:
            raise line.wrong(
                "les points se mettent à la fin d'un fragment, d'un trait : « Pelle | Spade ••• »",
                "points stand at the end of a fragment, in one go: “Pelle | Spade •••”",
            )
        longest = max(name.fr, name.en, key=len)
        if len(longest) > LONGEST_NAME:
            raise line.wrong(
                f"« {quoted(longest)} » : un nom a {LONGEST_NAME} caractères au plus, et non {len(longest)}",
                f"“{quoted(longest)}”: a name has at most {LONGEST_NAME} characters, not {len(longest)}",
            )
        if kind == "destin" and self.box.fate is not self.fate:
            raise line.wrong(
                "« destin » est déjà dit dans cette feuille : écrivez-en toutes les options à la suite",
                "“destin” is already said in this sheet: write all its options one after the other",
            )
        if kind != "destin" and (kind, name.fr) in self.names:
            raise line.wrong(f"« {quoted(name.fr)} » existe déjà", f"“{quoted(name.fr)}” already exists")

    def class_of(self, line: Line) -> int:
        if len(self.box.classes) == self.first_class:
            fr, en = f"« {line.key} » : dites d'abord de quelle classe", f"“{line.key}”: say first of which class"
            self.faults.append(line.wrong(fr, en))
        return len(self.box.classes) - 1

    def new_class(self, line: Line, name: Text) -> Klass:
        self.klass = Klass(name, line.number)
        self.box.classes.append(self.klass)
        return self.klass

    def new_fragment(self, line: Line, name: Text) -> Fragment:
        points = len(line.rest) - len(line.rest.rstrip("•"))
        if not 1 <= points <= LIFE:
            fr = f"un fragment finit par ses points, de 1 à {LIFE} : un • par copie permise"
            en = f"a fragment ends with its points, 1 to {LIFE}: one • for each copy allowed"
            self.faults.append(line.wrong(fr, en))
        fragment = Fragment(name, line.number, self.class_of(line), points)
        self.klass.fragments.append(len(self.box.fragments))
        self.box.fragments.append(fragment)
        return fragment

    def new_goal(self, line: Line, name: Text) -> Objective:
        goal = Objective(name, line.number, self.class_of(line))
        self.klass.goals.append(len(self.box.goals))
        self.box.goals.append(goal)
        return goal

    def new_place(self, line: Line, name: Text) -> Place:
        if line.key == "lieu de base" and len(self.box.places) >= BASE_PLACES:
            self.faults.append(line.wrong("il n'y a que quatre lieux de base", "there are only four base places"))
        place = Place(name, line.number, line.key == "lieu démoniaque", DEMON_NAME)
        self.box.places.append(place)
        return place

    def new_event(self, line: Line, name: Text) -> Event:
        base, linked = line.key == "événement de base", line.key == "événement"
        if linked and len(self.box.places) == self.first_place:
            fr, en = "« événement » : dites d'abord de quel lieu", "« événement »: say first of which place"
            self.faults.append(line.wrong(fr, en))
        if base and sum(event.base for event in self.box.events) >= BASE_EVENTS:
            self.faults.append(line.wrong("il n'y a que huit événements de base", "there are only eight base events"))
        place = len(self.box.places) - 1 if linked else -1
        event = Event(name, line.number, place, base)
        if place >= 0:
            self.box.places[place].events.append(len(self.box.events))
        self.box.events.append(event)
        return event

    def new_fate(self, line: Line, name: Text) -> Fate:
        self.box.fate = Fate(name, line.number)
        return self.box.fate
