"""Reads sheets of cards: a designer writes names and sentences, and has made cards.

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
"""

from functools import cache
from pathlib import Path
from typing import Final

from veillee.games.cendrelin.box import LIFE, Box, Event, Fate, Fragment, Klass, Objective, Place, Printed
from veillee.games.cendrelin.effect import Effect
from veillee.games.cendrelin.line import OPENINGS, Line, lines_of
from veillee.games.cendrelin.misspoken import Misspoken, quoted
from veillee.games.cendrelin.opening import Opening
from veillee.games.cendrelin.reader import Reader
from veillee.games.cendrelin.resource import resource_named, resources_of
from veillee.games.cendrelin.speller import whole

MANY_TIMES: Final = ["-", "apprenti", "action :"]
"""The details that a card may have several of."""


class Sheets:
    """Fills a box line by line; remembers what the line before was about."""

    def __init__(self, sheets: list[list[Line]], faults: list[Misspoken]) -> None:
        """All the faults are found, and put in this list."""
        self.faults = faults
        nouns = resources_of([line for lines in sheets for line in lines if line.key == "ressource"], faults)
        self.box = Box(nouns)
        self.opening = Opening(self.box, faults)
        self.reader = Reader(nouns)
        self.about: Printed | None = None
        self.told: list[str] = []
        """What was said of it."""
        self.astray = False
        """Whether a line was not understood, so that those after it are about nobody knows what."""
        self.lists: list[tuple[Klass, Line]] = []
        # Where a resource is not known, every sentence about it would be refused as well.
        if not faults:
            self.fill(sheets)

    def fill(self, sheets: list[list[Line]]) -> None:
        """Reads the lines one after the other, and counts what is in the box."""
        for lines in sheets:
            self.about = None
            self.opening.begin_sheet()
            for line in lines:
                try:
                    self.read(line)
                except Misspoken as fault:
                    self.faults.append(fault)
        self.fill_apprentice_cards()
        self.box.close()

    def read(self, line: Line) -> None:
        """A line; after a fault in the one that opens a card, its other lines are still read as its own."""
        if not line.key:
            self.guess(line)
        if line.key in OPENINGS:
            self.about = self.opening.open(line)
            self.told = []
            self.astray = False
        elif line.key and not self.astray:
            self.detail(line, self.card_of(line))

    def guess(self, line: Line) -> None:
        """A line that begins with no known word is told of once, and not again by those it might have opened."""
        meant = line.meant()
        self.faults.append(line.unknown(meant))
        if meant in OPENINGS:
            line.take_for(meant)
        elif not meant:
            self.astray = True
            self.opening.lose_track()

    def card_of(self, line: Line) -> Printed:
        """The card or tile that a detail is about."""
        if self.about is None:
            raise line.wrong(
                f"« {line.key} » : dites d'abord de quelle carte il s'agit", f"“{line.key}”: say first of which card"
            )
        return self.about

    def detail(self, line: Line, about: Printed) -> None:
        """A line about the card or tile just opened."""
        if line.key in self.told and line.key not in MANY_TIMES:
            raise line.wrong(
                f"« {line.key} » est déjà dit de « {quoted(about.name.fr)} »",
                f"“{line.key}” is already said of “{quoted(about.name.en)}”",
            )
        self.told.append(line.key)
        if line.key == ">":
            about.flavour = line.both(line.rest)
        elif line.key == "-":
            self.sentence(line, about)
        elif isinstance(about, Fragment) and line.key == "depuis la crypte":
            self.open_crypt(line, about)
        elif isinstance(about, Klass) and line.key == "prédilection":
            about.preferred = resource_named(line, self.box.nouns).at
        elif isinstance(about, Klass) and line.key == "apprenti":
            self.lists.append((about, line))
        elif isinstance(about, Place) and line.key == "ressource" and not about.demonic:
            about.resource = next(noun for noun in self.box.nouns if line.rest.startswith(noun.one + " ("))
        elif isinstance(about, Place) and line.key == "passé":
            about.past = line.tokens(0)
        elif isinstance(about, Place) and line.key == "futur":
            about.future = line.tokens(1)
        elif isinstance(about, Event) and line.key == "imprévu :":
            about.unforeseen.append(self.effect(line))
        elif isinstance(about, Event) and line.key == "action :":
            about.actions.append(self.effect(line))
        else:
            raise line.wrong(
                f"« {line.key} » ne se dit pas de « {quoted(about.name.fr)} »",
                f"“{line.key}” is not said of “{quoted(about.name.en)}”",
            )

    def open_crypt(self, line: Line, fragment: Fragment) -> None:
        """CEN-44: « depuis la crypte », which stands alone: what it could be followed by would be lost."""
        if line.rest:
            raise line.wrong(
                "rien ne suit « depuis la crypte » : la phrase vient à la ligne, après « - »",
                "nothing follows “depuis la crypte”: the sentence comes on the next line, after “-”",
            )
        fragment.crypt = True

    def sentence(self, line: Line, about: Printed) -> None:
        if isinstance(about, Objective) and not about.goals:
            about.goals.append(self.reader.goal(line.rest, line))
        elif isinstance(about, (Fragment, Place)):
            about.effects.append(self.effect(line))
        elif isinstance(about, (Event, Fate)):
            about.options.append(self.effect(line))
        else:
            raise line.wrong(
                f"« {quoted(about.name.fr)} » ne prend pas (ou plus) de phrase",
                f"“{quoted(about.name.en)}” takes no (more) sentence",
            )

    def effect(self, line: Line) -> Effect:
        return self.reader.effect(line.rest, line)

    def fill_apprentice_cards(self) -> None:
        """CEN-11: « apprenti 2 Coup de pelle »: so many copies of a fragment of the class."""
        for klass, line in self.lists:
            written, _, name = line.rest.partition(" ")
            count = whole(written)
            faces = [face for face in klass.fragments if self.box.fragments[face].name.fr == name.strip()]
            if faces and 1 <= count <= LIFE:
                klass.apprentice.extend(faces * count)
                continue
            fr = f"« apprenti 2 Nom du fragment » attendu : de 1 à {LIFE} copies d'un fragment de cette classe"
            en = f"“apprenti 2 Nom du fragment” expected: 1 to {LIFE} copies of a fragment of this class"
            self.faults.append(line.wrong(fr, en))


@cache
def standard_sheets() -> list[str]:
    """The sheets the game comes with."""
    folder = Path(__file__).parent / "box"
    return [path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.txt"))]


@cache
def standard_box() -> Box:
    return read_box([])


def read_box(own: list[str], faults: list[Misspoken] | None = None) -> Box:
    """The game's box, with sheets of one's own added; their faults are put in a list, or the first is raised."""
    found: list[Misspoken] = [] if faults is None else faults
    box = Sheets([lines_of(sheet) for sheet in [*standard_sheets(), *own]], found).box
    if faults is None and found:
        raise found[0]
    box.own = len(own) > 0
    return box
