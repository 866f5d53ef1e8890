"""A match: the whole table as plain data, and the rules that move it by asking."""

from typing import Final

from mypy_extensions import mypyc_attr

from veillee.core.dice import Dice
from veillee.core.text import Text

SPECTATOR: Final = -1
EVERYONE: Final = -1
"""The mask of all seats, spectators included."""

View = dict[str, object]
"""What one seat may know, as plain JSON data."""


class Prompt:
    """A small constant naming what is asked and the rule it rests on; labels are made from it only for a person."""

    key: Final[str]
    rule: Final[str]
    ask: Final[Text]

    def __init__(self, key: str, rule: str, fr: str, en: str) -> None:
        self.key = key
        self.rule = rule
        self.ask = Text(fr, en)

    def __repr__(self) -> str:
        return f"<{self.key}>"


class Fact:
    """A small constant naming something that can happen; each game's voice says it in both languages."""

    key: Final[str]
    rule: Final[str]

    def __init__(self, key: str, rule: str) -> None:
        self.key = key
        self.rule = rule

    def __repr__(self) -> str:
        return f"<{self.key}>"


class Told:
    """One thing that happened, its particulars, and the mask of those who may know (EVERYONE includes spectators)."""

    fact: Final[Fact]
    args: Final[list[int]]
    mask: Final[int]

    def __init__(self, fact: Fact, args: list[int], mask: int) -> None:
        self.fact = fact
        self.args = args
        self.mask = mask

    def reaches(self, seat: int) -> bool:
        return self.mask == EVERYONE or (seat >= 0 and self.mask >> seat & 1 == 1)


class Illegal(ValueError):
    """An answer the rules do not allow, with the reason in both languages."""

    code: str
    text: Text

    def __init__(self, code: str, fr: str, en: str) -> None:
        super().__init__(en)
        self.code = code
        self.text = Text(fr, en)


class Outcome:
    """How a match ended: a share of the win for each seat (they sum to 1), the points shown, and the way it came."""

    shares: Final[list[float]]
    points: Final[list[int]]
    reason: Final[str]

    def __init__(self, shares: list[float], points: list[int], reason: str) -> None:
        self.shares = shares
        self.points = points
        self.reason = reason

    def winners(self) -> list[int]:
        best = max(self.shares)
        return [seat for seat, share in enumerate(self.shares) if share == best]

    def __repr__(self) -> str:
        return f"Outcome({self.shares!r}, {self.points!r}, {self.reason!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Chooser:
    """The one object that answers: a policy, a record, a search or a live table. Rules never know which.

    The options may be a zone of the match itself: a chooser reads them and neither changes nor keeps them while rules run.
    """

    def pick(self, match: "Match", seat: int, prompt: Prompt, options: list[int]) -> int:
        raise NotImplementedError

    def pick_together(self, match: "Match", prompt: Prompt, seats: list[int], options: list[list[int]]) -> list[int]:
        """One answer for each seat, in the order of `seats`; none depends on another."""
        return [self.pick(match, seat, prompt, options[at]) for at, seat in enumerate(seats)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """One table of one game. A game subclasses it, declares its fields, and writes its rulebook as methods.

    A card is an id; `face[id]` is what is printed on it, `known[id]` the mask of the seats that know that face.
    """

    seats: int
    over: bool
    ask_all: bool
    """Ask also what has one possible answer: live tables do (being asked must not tell), simulations do not."""
    chooser: Chooser
    dice: Dice
    face: list[int]
    known: list[int]
    ears: list[Told] | None
    """What has been told, when somebody listens."""

    def set_table(self, seats: int, dice: Dice, cards: int, ask_all: bool) -> None:
        """Fills the fields every game has; a game's `new` calls it first."""
        self.seats = seats
        self.over = False
        self.ask_all = ask_all
        self.chooser = Chooser()
        self.dice = dice
        self.face = [0] * cards
        self.known = [0] * cards
        self.ears = None

    def copy_table(self, twin: "Match") -> None:
        """Copies the fields every game has; a game's `copy` calls it first. A copy is deaf: it has no ears."""
        twin.seats = self.seats
        twin.over = self.over
        twin.ask_all = self.ask_all
        twin.chooser = self.chooser
        twin.dice = self.dice.copy()
        twin.face = self.face[:]
        twin.known = self.known[:]
        twin.ears = None

    # What a game writes

    def step(self) -> None:
        """One step of the rulebook, or one action of a main phase."""
        raise NotImplementedError

    def copy(self) -> "Match":
        """Another match in the same position that shares nothing mutable with this one but its chooser."""
        raise NotImplementedError

    def outcome(self) -> Outcome:
        raise NotImplementedError

    def view(self, seat: int) -> View:
        """All that a seat (or SPECTATOR) may know, built from nothing; an unknown card has no id and no face in it."""
        raise NotImplementedError

    def zones(self) -> list[list[int]]:
        """Every place a card can be; at every decision each card is in exactly one."""
        raise NotImplementedError

    def pools(self) -> list[list[int]]:
        """Cards with the same back: those a seat does not know may be any of the faces it has not seen among them."""
        return [list(range(len(self.face)))]

    def edge(self, prompt: Prompt, option: int) -> int:
        """What an option means whatever the deal, so that a search can compare worlds: for a card, usually its face."""
        return option

    def reconsider(self, prompt: Prompt, seat: int, options: list[int]) -> list[int]:
        """What a seat could answer to a sealed decision as the cards lie now: a bot that has dealt the hidden ones anew
        asks this of the other seats, whose true options it may not know. The same, unless they depend on hidden cards.
        """
        return options

    def factors(self) -> list[tuple[str, Text, int]]:
        """What a designer counts in a match that is over: the kind of thing, its name and the seat that had it."""
        return []

    # Asking

    def choose(self, seat: int, prompt: Prompt, options: list[int]) -> int:
        """One seat decides. Ask first, then change: at every question each card lies in exactly one zone."""
        if len(options) == 1 and not self.ask_all:
            return options[0]
        return self.chooser.pick(self, seat, prompt, options)

    def choose_together(self, prompt: Prompt, seats: list[int], options: list[list[int]]) -> list[int]:
        """Several seats decide at once, sealed until all have; one answer for each, in the order of `seats`."""
        if self.ask_all or not any(len(choices) == 1 for choices in options):
            return self.chooser.pick_together(self, prompt, seats, options)
        asked = [at for at in range(len(seats)) if len(options[at]) > 1]
        answers = [choices[0] for choices in options]
        if asked:
            picked = self.chooser.pick_together(
                self, prompt, [seats[at] for at in asked], [options[at] for at in asked]
            )
            for n, at in enumerate(asked):
                answers[at] = picked[n]
        return answers

    # Telling

    def tell(self, fact: Fact, args: list[int], mask: int = EVERYONE) -> None:
        """A fact that happened and who may know; free when nobody listens."""
        if self.ears is not None:
            self.ears.append(Told(fact, args, mask))

    # Cards and who knows them

    def knows(self, seat: int, card: int) -> bool:
        """A spectator (seat -1) knows what all seats know."""
        if seat < 0:
            everyone = (1 << self.seats) - 1
            return self.known[card] & everyone == everyone
        return self.known[card] >> seat & 1 == 1

    def show(self, card: int, seat: int) -> None:
        """A seat sees a card's face, and remembers it."""
        self.known[card] |= 1 << seat

    def reveal(self, card: int) -> None:
        """Everyone sees a card's face."""
        self.known[card] = (1 << self.seats) - 1

    def shuffle(self, zone: list[int]) -> None:
        """Permutes the zone; nobody knows any more which card is which."""
        self.dice.shuffle(zone)
        for card in zone:
            self.known[card] = 0

    def resample(self, seat: int, dice: Dice) -> None:
        """Deals the faces a seat (or SPECTATOR) does not know anew: a function of what it knows and of the dice alone."""
        for pool in self.pools():
            hidden = [card for card in pool if not self.knows(seat, card)]
            faces = sorted([self.face[card] for card in hidden])
            dice.shuffle(faces)
            for at, card in enumerate(hidden):
                self.face[card] = faces[at]


def take_out(zone: list[int], card: int) -> None:
    """Takes a card out of a zone; the others keep their order. (`list.remove` compares objects, which is slow when compiled.)"""
    carried = zone.pop()
    at = len(zone)
    while carried != card:
        at -= 1
        carried, zone[at] = zone[at], carried
