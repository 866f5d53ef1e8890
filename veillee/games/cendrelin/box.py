"""What is in the box: classes and their fragments, places, events, objectives and the Destin, all read from sentences."""

from typing import Final

from veillee.core.text import Text
from veillee.games.cendrelin.codes import ACTIVATE, OPTION, UNFORESEEN
from veillee.games.cendrelin.effect import Effect, Goal
from veillee.games.cendrelin.lexicon import Noun

EVENT: Final = 10_000
GOAL: Final = 20_000
PLACE: Final = 30_000
CLASS: Final = 40_000
FATE: Final = 50_000
RESOURCE: Final = 55_000
"""Faces: a fragment's is its number in the box; the other kinds begin here."""
LIFE: Final = 10
"""CEN-31: a former life has ten fragments."""
BASE_PLACES: Final = 4
BASE_EVENTS: Final = 8


class Printed:
    """What every card and tile bears: a name, a word of flavour, and the line of the sheet it was read from."""

    name: Final[Text]
    flavour: Text
    line: Final[int]

    def __init__(self, name: Text, line: int) -> None:
        self.name = name
        self.flavour = Text("", "")
        self.line = line


class Fragment(Printed):
    """A fragment of a soul: one action, or a choice of several."""

    owner: Final[int]
    """The class it belongs to."""
    points: Final[int]
    """CEN-32: how many copies a former life may have."""
    crypt: bool
    """CEN-44: whether it can be played from the crypt."""
    effects: Final[list[Effect]]
    thirst: int
    """The most mana one of its options takes; bots read it."""

    def __init__(self, name: Text, line: int, owner: int, points: int) -> None:
        super().__init__(name, line)
        self.owner = owner
        self.points = points
        self.crypt = False
        self.effects = []
        self.thirst = 0


class Objective(Printed):
    """A point of glory to be had."""

    owner: Final[int]
    goals: Final[list[Goal]]
    """One goal; a list while the sheet is being read."""

    def __init__(self, name: Text, line: int, owner: int) -> None:
        super().__init__(name, line)
        self.owner = owner
        self.goals = []

    @property
    def goal(self) -> Goal:
        return self.goals[0]


class Klass(Printed):
    """What a cendrelin was when alive."""

    fragments: Final[list[int]]
    goals: Final[list[int]]
    apprentice: Final[list[int]]
    """The ten fragments of the apprentice card, copies repeated; none: not a class for beginners."""
    preferred: int
    """The preferred resource of the initiation game, or -1."""

    def __init__(self, name: Text, line: int) -> None:
        super().__init__(name, line)
        self.fragments = []
        self.goals = []
        self.apprentice = []
        self.preferred = -1


class Place(Printed):
    """A place of the cemetery: what it bears, its hourglasses, its effects and the events that come with it."""

    demonic: Final[bool]
    resource: Noun
    past: int
    """The past hourglass: the tokens it begins an age with."""
    future: int
    """The future hourglass: the tokens that make it abundant, or -1."""
    effects: Final[list[Effect]]
    events: Final[list[int]]

    def __init__(self, name: Text, line: int, demonic: bool, resource: Noun) -> None:
        super().__init__(name, line)
        self.demonic = demonic
        self.resource = resource
        self.past = 0
        self.future = -1
        self.effects = []
        self.events = []


class Event(Printed):
    """Somebody at the gate."""

    place: Final[int]
    """The place it comes with, or -1."""
    base: Final[bool]
    """One of those every first age begins with."""
    unforeseen: Final[list[Effect]]
    """CEN-41: what happens when it is revealed: one effect, or none."""
    actions: Final[list[Effect]]
    """CEN-48: what can be done with it, once a night, without resolving it."""
    options: Final[list[Effect]]
    """CEN-49: the ways to resolve it."""

    def __init__(self, name: Text, line: int, place: int, base: bool) -> None:
        super().__init__(name, line)
        self.place = place
        self.base = base
        self.unforeseen = []
        self.actions = []
        self.options = []


class Fate(Printed):
    """CEN-50: the Destin: one of its options each night, never the one taken last."""

    options: Final[list[Effect]]

    def __init__(self, name: Text, line: int) -> None:
        super().__init__(name, line)
        self.options = []


class Box:
    """Everything a campaign can use. Never changed once it is read; every match of it shares it."""

    nouns: Final[list[Noun]]
    """The resources, by number: the four base ones, the demon names, then those of the other places."""
    classes: Final[list[Klass]]
    fragments: Final[list[Fragment]]
    goals: Final[list[Objective]]
    places: Final[list[Place]]
    """The four base places first."""
    events: Final[list[Event]]
    fate: Fate
    own: bool
    """Whether a sheet of the players' own was added."""
    seat_faces: Final[list[int]]
    """The faces of all the cards a seat may ever need: a packet of every class, then the objectives of each."""
    packet_at: Final[list[int]]
    goals_at: Final[list[int]]
    """By class: where its packet and its objectives begin among the cards of a seat; the last entry ends the list."""

    def __init__(self, nouns: list[Noun]) -> None:
        self.nouns = nouns
        self.classes = []
        self.fragments = []
        self.goals = []
        self.places = []
        self.events = []
        self.fate = Fate(Text("Le Destin", "Destiny"), 0)
        self.own = False
        self.seat_faces = []
        self.packet_at = []
        self.goals_at = []

    def packet(self, klass: int) -> list[int]:
        """The faces of a class's packet, as many of each as it has points."""
        faces: list[int] = []
        for face in self.classes[klass].fragments:
            faces += [face] * self.fragments[face].points
        return faces

    def close(self) -> None:
        """Counts the cards, once all are read."""
        for fragment in self.fragments:
            fragment.thirst = max([effect.mana_cost() for effect in fragment.effects], default=0)
        faces = self.seat_faces
        for klass in range(len(self.classes)):
            self.packet_at.append(len(faces))
            faces.extend(self.packet(klass))
        self.packet_at.append(len(faces))
        for printed in self.classes:
            self.goals_at.append(len(faces))
            faces.extend([GOAL + goal for goal in printed.goals])
        self.goals_at.append(len(faces))

    def effect(self, option: int) -> Effect:
        """The effect that an option of the night triggers."""
        face, number = option // OPTION, option % OPTION
        if face < EVENT:
            return self.fragments[face].effects[number]
        if face >= FATE:
            return self.fate.options[number]
        if face >= PLACE:
            return self.places[face - PLACE].effects[number]
        if face >= EVENT + UNFORESEEN:
            return self.events[face - EVENT - UNFORESEEN].unforeseen[number]
        if face >= EVENT + ACTIVATE:
            return self.events[face - EVENT - ACTIVATE].actions[number]
        return self.events[face - EVENT].options[number]

    def beginners(self) -> list[int]:
        """CEN-11: the classes that have an apprentice card."""
        return [at for at, klass in enumerate(self.classes) if klass.apprentice]

    def demonic_places(self) -> list[int]:
        return [at for at, place in enumerate(self.places) if place.demonic]

    def other_places(self) -> list[int]:
        return [at for at, place in enumerate(self.places) if at >= BASE_PLACES and not place.demonic]
