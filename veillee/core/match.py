"""A match: the whole table as plain data, and the rules that move it by asking."""

from collections.abc import Mapping
from typing import Final, NewType, TypeVar, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from veillee.core.dice import Dice
from veillee.core.facts import EVERYONE, NOTHING, About, Fact, Prompt, Told
from veillee.core.text import Text

Seat = NewType("Seat", int)
"""A player's place at the match: what is chosen where an option is a player, and who acted in a window."""
Card = NewType("Card", int)
"""A physical card: its number among all cards of the match, which says nothing of its face."""
Face = NewType("Face", int)
"""What is printed on a card. Where a card is asked for, a face is a type error: that mistake would tell secrets."""
Chosen = TypeVar("Chosen", bound=int)
"""What is chosen: out of cards comes a card, out of seats a seat. Choosers see numbers."""

SPECTATOR: Final = -1
NOBODY: Final = -1
NO_CARD: Final = Card(-1)

WRITE: Final = -1_000_000
"""The option of writing: a text comes with it."""
WRITING: Final = [WRITE]
STRUCK: Final = "\x00"
"""What a text begins with that has been erased; the digest by which it was recorded follows."""

View = Mapping[str, object]
"""What one seat may know, as plain JSON data: each game declares its own as a TypedDict."""

Factor = tuple[Text, Text, int]
"""What a designer counts in a match: the title of its kind, its name and the seat that had it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Illegal(ValueError):
    """An answer the rules do not allow, with the reason in both languages and, for a text, where it is wrong."""

    code: str
    text: Text
    line: int
    """The line and the column of a text that are wrong, from 1; 0: it is not about a text."""
    column: int

    def __init__(self, code: str, fr: str, en: str, line: int = 0, column: int = 0) -> None:
        super().__init__(en)
        self.code = code
        self.text = Text(fr, en)
        self.line = line
        self.column = column


class Outcome:
    """How a match ended: a share of the win for each seat, the points shown, and the way it came.

    The shares sum to 1, or are all 0 in a game without winners.
    """

    shares: Final[list[float]]
    points: Final[list[int]]
    reason: Final[str]

    def __init__(self, shares: list[float], points: list[int], reason: str) -> None:
        self.shares = shares
        self.points = points
        self.reason = reason

    def winners(self) -> list[int]:
        best = max(self.shares)
        return [seat for seat, share in enumerate(self.shares) if share == best and share > 0.0]

    def __repr__(self) -> str:
        return f"Outcome({self.shares!r}, {self.points!r}, {self.reason!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Chooser:
    """The one object that answers: a policy, a record, a search or a live table. Rules never know which.

    The options may be a zone of the match itself: a chooser reads them and neither changes nor keeps them while rules run.
    In a window it gets every seat, also those without options.
    """

    def pick(self, match: "Match", seat: int, prompt: Prompt, options: list[int], about: About) -> int:
        raise NotImplementedError

    def pick_together(
        self, match: "Match", prompt: Prompt, seats: list[int], options: list[list[int]], about: About
    ) -> list[int]:
        """One answer for each seat, in the order of `seats`; none depends on another."""
        return [self.pick(match, seat, prompt, options[at], about) for at, seat in enumerate(seats)]

    def pick_first(
        self,
        match: "Match",
        prompt: Prompt,
        seats: list[int],
        options: list[list[int]],
        due: int,
        window: int,
        about: About,
    ) -> tuple[int, int]:
        """Who acts in an open window, and how: here the seat that is due, or the first that can."""
        at = seats.index(due) if due != NOBODY else first_able(options)
        return seats[at], self.pick(match, seats[at], prompt, options[at], about)

    def text(self, match: "Match", seat: int, prompt: Prompt) -> str:
        """What a seat writes that has just taken the option of writing."""
        return "…"


def first_able(options: list[list[int]]) -> int:
    """Where the first seat stands that has options."""
    at = 0
    while not options[at]:
        at += 1
    return at


NO_NOTES: Final[list[str]] = []
NO_READERS: Final[list[int]] = []


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
    face: list[Face]
    known: vec[i64]
    ears: list[Told] | None
    """What has been told, when somebody listens."""
    notes: list[str]
    """The texts written, in order. Never changed in place, so that copies may share it; the same goes for `readers`."""
    readers: list[int]
    """For each note the mask of the seats that may read it: it is to a note what `known` is to a card."""
    laid_open: bool
    """Whether everything is shown to everyone, as to those who watch again a match that is over."""

    def set_table(self, seats: int, dice: Dice, cards: int, ask_all: bool) -> None:
        """Fills the fields every game has; a game's `new` calls it first."""
        self.seats = seats
        self.over = False
        self.ask_all = ask_all
        self.chooser = Chooser()
        self.dice = dice
        self.face = [Face(0)] * cards
        self.known = vec[i64]([0] * cards)
        self.ears = None
        self.notes = NO_NOTES
        self.readers = NO_READERS
        self.laid_open = False

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
        twin.notes = self.notes
        twin.readers = self.readers
        twin.laid_open = self.laid_open

    # What a game writes

    def step(self) -> None:
        """One step of the rulebook, or one action of a main phase."""
        raise NotImplementedError

    def copy(self) -> "Match":
        """Another match in the same position that shares nothing mutable with this one but its chooser."""
        raise NotImplementedError

    def outcome(self) -> Outcome:
        raise NotImplementedError

    def forfeit(self, seat: int) -> Outcome | None:
        """How the match ends when a seat gives up now: the others share the win. None: it goes on, and a bot keeps the seat.

        Changes nothing.
        """
        share = 1.0 / (self.seats - 1)
        return Outcome([0.0 if at == seat else share for at in range(self.seats)], [], "forfeit")

    def view(self, seat: int, about: About = NOTHING) -> View:
        """All that a seat (or SPECTATOR) may know, built from nothing; an unknown card has no id and no face in it.

        `about` is what the open question is about, which is nothing the match itself remembers.
        """
        raise NotImplementedError

    def zones(self) -> list[list[Card]]:
        """Every place a card can be; at every decision each card is in exactly one."""
        raise NotImplementedError

    def pools(self) -> list[list[Card]]:
        """Cards with the same back: those a seat does not know may be any of the faces it has not seen among them."""
        return [self.cards()]

    def edge(self, prompt: Prompt, option: int) -> int:
        """What an option means whatever the deal, so that a search can compare worlds: for a card, usually its face."""
        return option

    def reconsider(self, prompt: Prompt, seat: int, options: list[int]) -> list[int]:
        """What a seat could answer to a sealed decision or in a window as the cards lie now: a bot that has dealt the hidden
        ones anew asks this of the other seats, whose true options it may not know. The same, unless they depend on hidden cards.
        """
        return options

    def lapse(self, prompt: Prompt, seat: int, options: list[int]) -> int | None:
        """What the table answers for a seat when the time of an open window is over; None: it goes on waiting. Also what it
        answers for a seat that nobody has taken yet, in a game that others may join, to whatever such a seat is asked.

        The seat is the one that is due, or in turn each that may act where nobody is. That there is an answer follows from public
        facts, for everyone sees the time run; and it leads on: the same seat is not given the same answer for ever.
        """
        return None

    def era(self) -> int:
        """Changes when the table forgets: fleeting facts of earlier eras are told to nobody any more. 0: all are."""
        return 0

    def factors(self) -> list[Factor]:
        """What a designer counts in a match that is over."""
        return []

    # Asking

    def choose(self, seat: int, prompt: Prompt, options: list[Chosen], about: About = NOTHING) -> Chosen:
        """One seat decides. Ask first, then change: at every question each card lies in exactly one zone.

        The options are unique and never empty, and they may be a zone of the match itself: nobody changes the list. `about`
        is what the question is about, for its sentence and for bots; it holds nothing that the seat may not know.
        """
        if len(options) == 1 and not self.ask_all:
            return options[0]
        return cast("Chosen", self.chooser.pick(self, seat, prompt, cast("list[int]", options), about))

    def choose_together(
        self, prompt: Prompt, seats: list[int], options: list[list[Chosen]], about: About = NOTHING
    ) -> list[Chosen]:
        """Several seats decide at once, sealed until all have; one answer for each, in the order of `seats`."""
        if self.ask_all or not any(len(choices) == 1 for choices in options):
            return self.picked_together(prompt, seats, options, about)
        asked = [at for at in range(len(seats)) if len(options[at]) > 1]
        answers = [choices[0] for choices in options]
        if asked:
            picked = self.picked_together(prompt, [seats[at] for at in asked], [options[at] for at in asked], about)
            for n, at in enumerate(asked):
                answers[at] = picked[n]
        return answers

    def picked_together(
        self, prompt: Prompt, seats: list[int], options: list[list[Chosen]], about: About
    ) -> list[Chosen]:
        numbers = cast("list[list[int]]", options)
        return cast("list[Chosen]", self.chooser.pick_together(self, prompt, seats, numbers, about))

    def choose_first(
        self,
        prompt: Prompt,
        seats: list[int],
        options: list[list[Chosen]],
        due: int = NOBODY,
        window: int = 0,
        about: About = NOTHING,
    ) -> tuple[Seat, Chosen]:
        """An open window: any of the seats may act, each with its own options (perhaps none), and the first answer closes it.

        `due` is the seat the table waits for, which has options. What a seat is offered follows from public facts and its
        own cards, `due` and `window` from public facts alone. The window is known by its prompt and its number: the rules
        change the number when an earlier click must not count, and within a window an option keeps its meaning. Nobody
        is forced. After the option WRITE the text is the last of `notes`.
        """
        numbers = cast("list[list[int]]", options)
        seat, option = self.chooser.pick_first(self, prompt, seats, numbers, due, window, about)
        if option == WRITE:
            self.take_note(seat, prompt)
        return Seat(seat), cast("Chosen", option)

    def write(self, seat: int, prompt: Prompt, about: About = NOTHING) -> int:
        """One seat writes a text of 1 to `prompt.limit` characters; its number among the notes."""
        self.chooser.pick(self, seat, prompt, WRITING, about)
        return self.take_note(seat, prompt)

    def write_together(self, prompt: Prompt, seats: list[int], about: About = NOTHING) -> list[int]:
        """Several seats write at once, sealed until all have; the numbers of the notes, in the order of `seats`."""
        self.chooser.pick_together(self, prompt, seats, [WRITING] * len(seats), about)
        return [self.take_note(seat, prompt) for seat in seats]

    def take_note(self, seat: int, prompt: Prompt) -> int:
        """Keeps what a seat has just written, for its own eyes until the rules show it; an erased text leaves an empty note."""
        text = self.chooser.text(self, seat, prompt)
        self.notes = [*self.notes, "" if text.startswith(STRUCK) else text]
        self.readers = [*self.readers, 1 << seat]
        return len(self.notes) - 1

    def reveal_note(self, note: int) -> None:
        """Everyone reads a note."""
        everyone = (1 << self.seats) - 1
        self.readers = [everyone if at == note else mask for at, mask in enumerate(self.readers)]

    def reads(self, seat: int, note: int) -> bool:
        """Whether a seat may read a note; a spectator (seat -1) reads what all seats do."""
        everyone = (1 << self.seats) - 1
        return self.readers[note] == everyone or (seat >= 0 and self.readers[note] >> seat & 1 == 1)

    # Telling

    def tell(self, fact: Fact, args: list[int], mask: int = EVERYONE) -> None:
        """A fact that happened and who may know; free when nobody listens."""
        if self.ears is not None:
            self.ears.append(Told(fact, args, mask))

    # Cards and who knows them

    def cards(self) -> list[Card]:
        """Every card of the match, by number."""
        return [Card(number) for number in range(len(self.face))]

    def knows(self, seat: int, card: Card) -> bool:
        """A spectator (seat -1) knows what all seats know."""
        if seat < 0:
            everyone = (1 << self.seats) - 1
            return self.known[card] & everyone == everyone
        return self.known[card] >> seat & 1 == 1

    def held(self, seat: int, owner: int, hand: list[Card]) -> list[Card]:
        """A hand as a seat is shown it: its own as it is; another's with the cards it does not know first, then those it knows, by face.

        Where a card stood among the others would tell which of them has left, or how long it has been there.
        """
        if seat == owner:
            return hand
        unknown = [card for card in hand if not self.knows(seat, card)]
        return unknown + sorted([card for card in hand if self.knows(seat, card)], key=lambda card: self.face[card])

    def show(self, card: Card, seat: int) -> None:
        """A seat sees a card's face, and remembers it."""
        self.known[card] |= 1 << seat

    def reveal(self, card: Card) -> None:
        """Everyone sees a card's face."""
        self.known[card] = (1 << self.seats) - 1

    def lay_open(self) -> None:
        """Everyone sees every face and reads every note, and whatever else a view shows to some alone."""
        for card in self.cards():
            self.reveal(card)
        for note in range(len(self.notes)):
            self.reveal_note(note)
        self.laid_open = True

    def shuffle(self, zone: list[Card]) -> None:
        """Permutes the zone; nobody knows any more which card is which."""
        self.dice.shuffle(zone)
        for card in zone:
            self.known[card] = 0

    def resample(self, seat: int, dice: Dice) -> None:
        """Deals the faces a seat (or SPECTATOR) does not know anew, and blanks the notes it has not read.

        The world that comes of it is a function of what the seat knows and of the dice alone.
        """
        for pool in self.pools():
            hidden = [card for card in pool if not self.knows(seat, card)]
            faces = sorted([self.face[card] for card in hidden])
            dice.shuffle(faces)
            for at, card in enumerate(hidden):
                self.face[card] = faces[at]
        if self.notes:
            self.notes = [text if self.reads(seat, note) else "" for note, text in enumerate(self.notes)]


def take_out(zone: list[Chosen], card: Chosen) -> None:
    """Takes a card out of a zone; the others keep their order. (`list.remove` compares objects, which is slow when compiled.)"""
    carried = zone.pop()
    at = len(zone)
    while carried != card:
        at -= 1
        carried, zone[at] = zone[at], carried


class Packed:
    """Two small numbers in one option: `pack(high, low)`, where 0 <= low < size. Nothing else divides or takes remainders."""

    size: Final[int]

    def __init__(self, size: int) -> None:
        self.size = size

    def pack(self, high: int, low: int) -> int:
        return high * self.size + low

    def high(self, option: int) -> int:
        return option // self.size

    def low(self, option: int) -> int:
        return option % self.size
