"""The box of cards: classes and their fragments, places, events, objectives and Destiny, all read from sentences."""

from dataclasses import dataclass, field
from typing import Final

from veillee.core.match import Face
from veillee.core.text import Text
from veillee.games.cendrelin.cards.faces import BY_ACTION, BY_SURPRISE, CLASSES, EVENTS, FATE, GOALS, PLACES, TRIGGER
from veillee.games.cendrelin.language.effect import Effect, Goal
from veillee.games.cendrelin.language.lexicon import DEMON_NAME, Counted

LIFE: Final = 10
"""CEN-31: a former life has ten fragments."""
BASE_PLACES: Final = 4
BASE_EVENTS: Final = 8
NONE: Final = -1
"""No class, no place, no resource; an hourglass that is not there."""
NO_FLAVOUR: Final = Text("", "")
NO_GOAL: Final = Goal([], False)


@dataclass(frozen=True, eq=False)
class Printed:
    """What every card and tile bears: a name, a word of flavour, and the line of the sheet it was read from."""

    name: Text
    line: int = 0
    flavour: Text = NO_FLAVOUR


@dataclass(frozen=True, eq=False)
class Fragment(Printed):
    """A fragment of a soul: one action, or a choice of several."""

    owner: int = NONE
    """The class it belongs to."""
    points: int = 1
    """CEN-32: how many copies a former life may have."""
    crypt: bool = False
    """CEN-44: whether it can be played from the crypt."""
    effects: list[Effect] = field(default_factory=list)
    thirst: int = 0
    """The most mana one of its options takes; bots read it."""


@dataclass(frozen=True, eq=False)
class Objective(Printed):
    """A point of glory to be had."""

    owner: int = NONE
    goal: Goal = NO_GOAL


@dataclass(frozen=True, eq=False)
class Klass(Printed):
    """What a cendrelin was when alive."""

    fragments: list[Face] = field(default_factory=list)
    goals: list[int] = field(default_factory=list)
    apprentice: list[Face] = field(default_factory=list)
    """The ten fragments of the apprentice card, copies repeated; none: not a class for beginners."""
    preferred: int = NONE
    """The preferred resource of the initiation game."""


@dataclass(frozen=True, eq=False)
class Place(Printed):
    """A place of the cemetery: what it bears, its hourglasses, its effects and the events that come with it."""

    demonic: bool = False
    resource: Counted = DEMON_NAME
    past: int = 0
    """The past hourglass: the tokens it begins an age with."""
    future: int = NONE
    """The future hourglass: the tokens that make it abundant."""
    effects: list[Effect] = field(default_factory=list)
    events: list[int] = field(default_factory=list)


@dataclass(frozen=True, eq=False)
class Event(Printed):
    """Somebody at the gate."""

    place: int = NONE
    """The place it comes with."""
    base: bool = False
    """One of those every first age begins with."""
    unforeseen: list[Effect] = field(default_factory=list)
    """CEN-41: what happens when it is revealed: one effect, or none."""
    actions: list[Effect] = field(default_factory=list)
    """CEN-48: what can be done with it, once a night, without resolving it."""
    options: list[Effect] = field(default_factory=list)
    """CEN-49: the ways to resolve it."""


@dataclass(frozen=True, eq=False)
class Fate(Printed):
    """CEN-50: Destiny: one of its options each night, never the one taken last."""

    options: list[Effect] = field(default_factory=list)


NO_FATE: Final = Fate(NO_FLAVOUR)


@dataclass(frozen=True, eq=False)
class Box:
    """Everything a campaign can use. Never changed once it is read; every match of it shares it."""

    nouns: list[Counted]
    """The resources, by number: the four base ones, the demon names, then those of the other places."""
    classes: list[Klass] = field(default_factory=list)
    fragments: list[Fragment] = field(default_factory=list)
    goals: list[Objective] = field(default_factory=list)
    places: list[Place] = field(default_factory=list)
    """The four base places first."""
    events: list[Event] = field(default_factory=list)
    fate: Fate = NO_FATE
    own: bool = False
    """Whether a sheet of the players' own was added."""
    seat_faces: list[Face] = field(default_factory=list)
    """The faces of all the cards a seat may ever need: a packet of every class, then the objectives of each."""
    packet_at: list[int] = field(default_factory=list)
    goals_at: list[int] = field(default_factory=list)
    """By class: where its packet and its objectives begin among the cards of a seat; the last entry ends the list."""

    def __post_init__(self) -> None:
        """Counts the cards of a seat."""
        for klass in range(len(self.classes)):
            self.packet_at.append(len(self.seat_faces))
            self.seat_faces.extend(self.packet(klass))
        self.packet_at.append(len(self.seat_faces))
        for printed in self.classes:
            self.goals_at.append(len(self.seat_faces))
            self.seat_faces.extend([Face(GOALS + goal) for goal in printed.goals])
        self.goals_at.append(len(self.seat_faces))

    def packet(self, klass: int) -> list[Face]:
        """The faces of a class's packet, as many of each as it has points."""
        faces: list[Face] = []
        for face in self.classes[klass].fragments:
            faces += [face] * self.fragments[face].points
        return faces

    def printed(self, face: Face) -> Printed:
        """What bears a face."""
        if face >= FATE:
            return self.fate
        if face >= CLASSES:
            return self.classes[face - CLASSES]
        if face >= PLACES:
            return self.places[face - PLACES]
        if face >= GOALS:
            return self.goals[face - GOALS]
        return self.events[face - EVENTS] if face >= EVENTS else self.fragments[face]

    def effect(self, trigger: int) -> Effect:
        """The effect that is triggered: that of a fragment, a place or Destiny, or one of those of an event."""
        face, number = TRIGGER.high(trigger), TRIGGER.low(trigger)
        if face < EVENTS:
            return self.fragments[face].effects[number]
        if face >= FATE:
            return self.fate.options[number]
        if face >= PLACES:
            return self.place(face).effects[number]
        if face >= EVENTS + BY_SURPRISE:
            return self.event(face - BY_SURPRISE).unforeseen[number]
        if face >= EVENTS + BY_ACTION:
            return self.event(face - BY_ACTION).actions[number]
        return self.event(face).options[number]

    def goal(self, face: Face) -> Goal:
        return self.goals[face - GOALS].goal

    def place(self, face: int) -> Place:
        return self.places[face - PLACES]

    def event(self, face: int) -> Event:
        return self.events[face - EVENTS]

    def beginners(self) -> list[int]:
        """CEN-11: the classes that have an apprentice card."""
        return [at for at, klass in enumerate(self.classes) if klass.apprentice]

    def demonic_places(self) -> list[int]:
        return [at for at, place in enumerate(self.places) if place.demonic]

    def other_places(self) -> list[int]:
        return [at for at, place in enumerate(self.places) if at >= BASE_PLACES and not place.demonic]
