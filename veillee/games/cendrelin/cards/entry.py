"""The cards and tiles that the lines of a sheet open: each with its name, its kind and the lines that say more of it."""

from typing import Final

from veillee.core.text import Text
from veillee.games.cendrelin.cards.box import BASE_EVENTS, BASE_PLACES, LIFE, NONE
from veillee.games.cendrelin.cards.line import OPENINGS, Line
from veillee.games.cendrelin.language.misspoken import Misspoken, quoted

LONGEST_NAME: Final = 60
"""The most characters of a name."""
MOST_FAULTS: Final = 50
"""After so many a sheet is read no further: whoever mends those will see the rest."""
OWNERS: Final = {"fragment": "classe", "objectif": "classe", "événement": "lieu"}
"""What belongs to the class or the place that was opened last."""
MANY: Final = 1_000_000
LOST: Final = -2
"""Nobody knows which: a line that was not understood may have said so."""
DETAILS: Final[dict[str, dict[str, int]]] = {
    "classe": {">": 1, "prédilection": 1, "apprenti": MANY},
    "fragment": {">": 1, "depuis la crypte": 1, "-": MANY},
    "objectif": {">": 1, "-": 1},
    "lieu": {">": 1, "ressource": 1, "passé": 1, "futur": 1, "-": MANY},
    "événement": {">": 1, "imprévu :": 1, "action :": MANY, "-": MANY},
    "destin": {">": 1, "-": MANY},
}
"""By kind of card: what its other lines begin with, and how many of each there may be."""


class Entry:
    """A card or tile as it is written: the line that opens it, and those that say more of it."""

    def __init__(self, line: Line, name: Text, owner: int) -> None:
        self.line = line
        self.opened = line.number
        """Where the last sheet that speaks of it does."""
        self.name = name
        self.owner = owner
        """The number of the class or place it belongs to, or NONE."""
        self.details: list[Line] = []

    def all(self, key: str) -> list[Line]:
        """The lines that begin with this word."""
        return [line for line in self.details if line.key == key]


class Entries:
    """The entries so far, by kind; after a fault in the line that opens one, its other lines are still read as its own."""

    def __init__(self, faults: list[Misspoken]) -> None:
        self.faults = faults
        self.kinds: dict[str, list[Entry]] = {kind: [] for kind in DETAILS}
        self.names: set[tuple[str, str]] = set()
        self.begun: dict[str, int] = {}
        """By kind: how many entries there were before this sheet."""
        self.current: dict[str, int] = {}
        """The class and the place to which the next cards of this sheet belong."""

    def add_sheet(self, lines: list[Line]) -> None:
        """The entries of one sheet, which says itself of which class or place its cards are."""
        self.begun = {kind: len(found) for kind, found in self.kinds.items()}
        self.current = dict.fromkeys(OWNERS.values(), NONE)
        about: Entry | None = None
        astray = False
        for line in lines:
            if len(self.faults) >= MOST_FAULTS:
                return
            if not line.key:
                astray = self.guess(line) or astray
            if line.key in OPENINGS:
                about = self.open(line)
                astray = False
            elif line.key and not astray:
                self.add_detail(line, about)

    def guess(self, line: Line) -> bool:
        """A line that begins with no known word is told of once; whether nobody knows what those after it are about."""
        meant = line.meant()
        self.faults.append(line.unknown(meant))
        if meant in OPENINGS:
            line.take_for(meant)
        if not meant:
            # It may have opened the class or the place that the next cards belong to.
            self.current = dict.fromkeys(OWNERS.values(), LOST)
        return not meant

    def open(self, line: Line) -> Entry:
        """A new card or tile."""
        kind = line.key.split()[0]
        if kind in self.current:
            again = self.reopened(line, kind)
            self.current[kind] = len(self.kinds[kind]) if again == NONE else again
            if again != NONE:
                self.kinds[kind][again].opened = line.number
                return self.kinds[kind][again]
        owner = self.owner_of(line) if line.key in OWNERS else NONE
        if line.key == "lieu de base" and len(self.kinds[kind]) >= BASE_PLACES:
            self.faults.append(line.wrong("il n'y a que quatre lieux de base", "there are only four base places"))
        base = [entry for entry in self.kinds[kind] if entry.line.key == "événement de base"]
        if line.key == "événement de base" and len(base) >= BASE_EVENTS:
            self.faults.append(line.wrong("il n'y a que huit événements de base", "there are only eight base events"))
        entry = Entry(line, self.name_of(line, kind), owner)
        self.kinds[kind].append(entry)
        return entry

    def reopened(self, line: Line, kind: str) -> int:
        """CEN-110: the number of the class or place of an earlier sheet to which this one adds cards, or NONE."""
        earlier = self.kinds[kind][: self.begun[kind]]
        name = line.rest.partition(" | ")[0].strip()
        return next((at for at, entry in enumerate(earlier) if entry.name.fr == name), NONE)

    def owner_of(self, line: Line) -> int:
        """The number of the class or the place of this sheet that a card belongs to."""
        kind = OWNERS[line.key]
        if self.current[kind] == NONE:
            fr, en = ("quelle classe", "class") if kind == "classe" else ("quel lieu", "place")
            fr, en = f"« {line.key} » : dites d'abord de {fr}", f"“{line.key}”: say first of which {en}"
            self.faults.append(line.wrong(fr, en))
        return self.current[kind]

    def name_of(self, line: Line, kind: str) -> Text:
        """The name of a new card or tile; what is written stands in for a faulty one."""
        written = line.rest.rstrip("•").strip() if kind == "fragment" else line.rest
        try:
            name = line.both(written)
            self.check_name(line, kind, name)
        except Misspoken as fault:
            self.faults.append(fault)
            return Text(written, written)
        self.names.add((kind, name.fr))
        return name

    def check_name(self, line: Line, kind: str, name: Text) -> None:
        """Refuses a name that is none, is too long, or is that of another card of its kind; and a second Destiny.

        A Destiny of one's own takes the place of the one before, and may take its name."""
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
        if kind == "destin" and len(self.kinds[kind]) > self.begun[kind]:
            raise line.wrong(
                "« destin » est déjà dit dans cette feuille : écrivez-en toutes les options à la suite",
                "“destin” is already said in this sheet: write all its options one after the other",
            )
        if kind != "destin" and (kind, name.fr) in self.names:
            raise line.wrong(f"« {quoted(name.fr)} » existe déjà", f"“{quoted(name.fr)}” already exists")

    def add_detail(self, line: Line, about: Entry | None) -> None:
        """A line about the card or tile opened last, if that is said of such a card, and so often."""
        key = line.key
        if about is None:
            fr, en = f"« {key} » : dites d'abord de quelle carte il s'agit", f"“{key}”: say first of which card"
            self.faults.append(line.wrong(fr, en))
            return
        most = DETAILS[about.line.key.split()[0]].get(key, 0)
        if key == "ressource" and about.line.key == "lieu démoniaque":
            most = 0
        if len(about.all(key)) < most:
            about.details.append(line)
            return
        fr, en = quoted(about.name.fr), quoted(about.name.en)
        if key == "-":
            fr, en = f"« {fr} » ne prend pas (ou plus) de phrase", f"“{en}” takes no (more) sentence"
        elif most:
            fr, en = f"« {key} » est déjà dit de « {fr} »", f"“{key}” is already said of “{en}”"
        else:
            fr, en = f"« {key} » ne se dit pas de « {fr} »", f"“{key}” is not said of “{en}”"
        self.faults.append(line.wrong(fr, en))


def points_of(line: Line, faults: list[Misspoken]) -> int:
    """CEN-32: the points at the end of the line that opens a fragment."""
    points = len(line.rest) - len(line.rest.rstrip("•"))
    if not 1 <= points <= LIFE:
        fr = f"un fragment finit par ses points, de 1 à {LIFE} : un • par copie permise"
        en = f"a fragment ends with its points, 1 to {LIFE}: one • for each copy allowed"
        faults.append(line.wrong(fr, en))
    return points
