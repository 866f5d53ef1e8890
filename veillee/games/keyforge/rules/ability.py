"""Card abilities: words that do, constants that are in force, triggers that are due, and the context they share."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from veillee.core.facts import About
from veillee.core.match import NO_CARD, Card
from veillee.games.keyforge.rules.hooks import HOOKS, UNCHANGED
from veillee.games.keyforge.words.speech import Say

if TYPE_CHECKING:
    from veillee.games.keyforge.rules.board import Board
    from veillee.games.keyforge.rules.duel import Duel


class Ctx:
    """Where an ability stands while it resolves: whose it is, what it last chose, what really happened."""

    card: Card
    """The card whose ability this is."""
    you: int
    """The player the ability calls "you"."""
    by: Card
    """The card the ability comes from, when another gained it: an upgrade, usually; else the card itself."""
    it: list[Card]
    """The cards chosen or affected last."""
    done: list[Card]
    """The cards to which the last effect really happened."""
    amount: int
    """How much of the last effect really happened."""
    about: Card
    """The card a reaction is about."""
    other: Card
    """The creature that card was fighting."""
    seat: int
    """The player who controlled that card, or did the thing."""
    house: int
    """The house chosen."""
    number: int
    """The number chosen."""

    def __init__(self, card: Card, you: int) -> None:
        self.card = card
        self.you = you
        self.by = card
        self.it = []
        self.done = []
        self.amount = 0
        self.about = NO_CARD
        self.other = NO_CARD
        self.seat = -1
        self.house = -1
        self.number = 0

    def fork(self) -> "Ctx":
        """A context of its own for a reaction or a lasting effect, which remembers what this one knows."""
        twin = Ctx(self.card, self.you)
        twin.by = self.by
        twin.it = self.it[:]
        twin.done = self.done[:]
        twin.amount = self.amount
        twin.about = self.about
        twin.other = self.other
        twin.seat = self.seat
        twin.house = self.house
        twin.number = self.number
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Phrase:
    """Something that can be named in a sentence."""

    def say(self, s: Say) -> str:
        raise NotImplementedError

    def several(self) -> bool:
        """Whether verbs take the plural after it."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Word:
    """Something an ability does, and how it says so."""

    def do(self, d: "Duel", c: Ctx) -> bool:
        """Does it as far as possible; whether all of it was done, for "if you do"."""
        raise NotImplementedError

    def say(self, s: Say, form: int) -> str:
        """The clause, without capital or full stop."""
        raise NotImplementedError

    def brief(self, s: Say, form: int) -> str:
        """The same without what is said besides: what an answer would do."""
        return self.say(s, form)

    def can(self, d: "Duel", c: Ctx) -> bool:
        """Whether doing it would change anything: an offer that means nothing is not made."""
        return True

    def touches(self, d: "Duel", c: Ctx, card: Card) -> bool:
        """KF-D37: whether a card that is chosen for it would make a difference; where none would, nobody is asked.

        It reads what lies open on the table, and nothing else: not being asked must not tell either.
        """
        return True

    def alike(self, c: Ctx, other: Ctx) -> bool:
        """KF-D37: whether two of it, due at once, come to the same in either order: neither speaks of its own card, say."""
        return False

    def may(self, d: "Duel", c: Ctx) -> bool:
        """Does it if the active player wishes."""
        return self.can(d, c) and d.ask_yes(c.card, self) and self.do(d, c)


class Happening:
    """One thing that happened: to which card, by or against which other, through which player."""

    event: Final[int]
    card: Final[Card]
    other: Final[Card]
    seat: Final[int]
    house: Final[int]

    def __init__(self, event: int, card: Card, other: Card, seat: int, house: int) -> None:
        self.event = event
        self.card = card
        self.other = other
        self.seat = seat
        self.house = house


TOUCHED: Final[dict[type, int]] = {}
"""The hooks of each class of constants, once asked for."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Constant:
    """An ability that applies as long as it is in force, and answers what the rules ask of it.

    Every method has the neutral answer here; a constant touches what it overrides. `c.card` is its card, `c.you` the
    player who controls it.
    """

    limit: int = field(default=0, kw_only=True)
    """How many times a turn a permission or an entrance may be used; 0: without limit."""

    def hooks(self) -> int:
        """What it touches, by the methods that it overrides."""
        kind = type(self)
        found = TOUCHED.get(kind, -1)
        if found < 0:
            found = sum([hook for name, hook in HOOKS.items() if getattr(kind, name) is not getattr(Constant, name)])
            TOUCHED[kind] = found
        return found

    def say(self, s: Say) -> str:
        """The clause, without capital or full stop."""
        raise NotImplementedError

    def inner(self) -> list["Constant"]:
        """The constants that the creature wearing this upgrade gains."""
        return []

    def power(self, b: "Board", c: Ctx, card: Card) -> int:
        return 0

    def armor(self, b: "Board", c: Ctx, card: Card) -> int:
        return 0

    def keyword(self, b: "Board", c: Ctx, card: Card, keyword: int) -> int:
        return 0

    def grants(self, b: "Board", c: Ctx, card: Card, ability: int) -> Word | None:
        """A boldfaced ability that a card gains."""
        return None

    def belongs(self, b: "Board", c: Ctx, card: Card) -> int:
        """The house a card belongs to now, ALL_HOUSES or UNCHANGED."""
        return UNCHANGED

    def cost(self, b: "Board", c: Ctx, seat: int) -> int:
        """What it adds to the cost of a seat's keys."""
        return 0

    def forbids(self, b: "Board", c: Ctx, act: int, seat: int, card: Card) -> bool:
        return False

    def allows(self, b: "Board", c: Ctx, act: int, card: Card) -> bool:
        """Whether the active player may do this with a card that is not of the active house."""
        return False

    def toll(self, b: "Board", c: Ctx, act: int, seat: int, card: Card) -> int:
        """How much Æ a seat must pay to `c.you` in order to do this."""
        return 0

    def enters(self, b: "Board", c: Ctx, card: Card, played: bool) -> int:
        """How a card enters play, played or put there (KF-G35): ENTERS_READY, ENTERS_STUNNED."""
        return 0

    def redirects(self, b: "Board", c: Ctx, card: Card) -> Card:
        """The creature that takes the damage instead of `card`, or NO_CARD."""
        return NO_CARD

    def strike(self, b: "Board", c: Ctx, striker: Card, struck: Card, amount: int) -> int:
        """The damage one creature deals another by its power in a fight."""
        return amount

    def diverts(self, b: "Board", c: Ctx, seat: int) -> Card:
        """The creature that captures the Æ a seat would get, or NO_CARD."""
        return NO_CARD

    def reap_steals(self, b: "Board", c: Ctx, seat: int) -> bool:
        """Whether what a seat gains by reaping is stolen instead."""
        return False

    def stored(self, b: "Board", c: Ctx, seat: int) -> bool:
        """Whether a seat may spend the Æ on this card to forge keys."""
        return False

    def spoils(self, b: "Board", c: Ctx, seat: int) -> int:
        """Who gets the Æ a seat spends to forge a key, or -1."""
        return -1

    def refill(self, b: "Board", c: Ctx, seat: int) -> int:
        """What it adds to the number of cards a seat refills its hand to."""
        return 0

    def leaving(self, b: "Board", c: Ctx, card: Card, zone: int) -> int:
        """The zone a card really goes to when it would leave play for `zone`."""
        return zone

    def flanks(self, b: "Board", c: Ctx, card: Card) -> bool:
        """Whether a creature counts as standing on a flank."""
        return False

    def dooms(self, b: "Board", c: Ctx) -> Card:
        """A card that must be destroyed as things stand, or NO_CARD."""
        return NO_CARD

    def must_choose(self, b: "Board", c: Ctx, seat: int) -> int:
        """A house a seat must choose, or -1."""
        return -1

    def must_not_choose(self, b: "Board", c: Ctx, seat: int) -> int:
        """A house a seat cannot choose, or -1."""
        return -1

    def ignores(self, b: "Board", c: Ctx, attacker: Card, keyword: int) -> bool:
        """Whether an attacker passes over a keyword of those it attacks."""
        return False

    def spares(self, b: "Board", c: Ctx, attacker: Card, card: Card) -> bool:
        """Whether an attacker may not choose this creature."""
        return False

    def hears(self, b: "Board", c: Ctx, h: Happening) -> bool:
        """Whether a reaction answers what happened."""
        return False

    def reaction(self) -> Word:
        """What it then does."""
        raise NotImplementedError


class InForce:
    """A constant in force: where it comes from, and until when."""

    word: Final[Constant]
    hooks: Final[int]
    """What it touches."""
    ctx: Final[Ctx]
    by: Final[Card]
    """The card it comes from and goes with; NO_CARD: none, it lasts until its time is over."""
    since: Final[int]
    until: Final[int]
    """The turns between which it lasts; 0: it is an ability of `by`, and goes over with it to another player."""

    def __init__(self, word: Constant, ctx: Ctx, by: Card, since: int, until: int) -> None:
        self.word = word
        self.hooks = word.hooks()
        self.ctx = ctx
        self.by = by
        self.since = since
        self.until = until


class Trigger:
    """An ability that is due: what it does, for whom, and whether it lapses when its card has left play."""

    word: Final[Word]
    ctx: Final[Ctx]
    lapses: Final[bool]

    def __init__(self, word: Word, ctx: Ctx, lapses: bool) -> None:
        self.word = word
        self.ctx = ctx
        self.lapses = lapses


@mypyc_attr(allow_interpreted_subclasses=True)
class Cond:
    """Something that is so or not."""

    def holds(self, b: "Board", c: Ctx) -> bool:
        raise NotImplementedError

    def say(self, s: Say) -> str:
        """The clause that comes after « si » / “if”."""
        raise NotImplementedError


NO_ARGS: Final[list[int]] = []
NO_CARDS: Final[list[Card]] = []
NO_WORDS: Final[list[Word]] = []
NO_TRIGGERS: Final[list[Trigger]] = []


class Asking(About):
    """What a question is about: who asks, what for, and what has been answered so far."""

    source: Final[Card]
    """The card whose rule asks; NO_CARD: the rules of the game."""
    doing: Final[Word | None]
    """The effect that asks, if it can say what an answer would do."""
    wanted: Final[Phrase | None]
    """What it asks for, if that has a name."""
    picked: Final[list[Card]]
    """What has been picked of several, so far."""
    least: Final[int]
    most: Final[int]
    """How few and how many may be picked in all."""
    nth: Final[int]
    rounds: Final[int]
    """Which this is of several questions that come one after the other, each answered by itself; 0: there is no telling."""
    whose: Final[int]
    """Whose key or battleline it is about."""
    due: Final[list[Trigger]]
    """The abilities being put in order."""
    ways: Final[list[Word]]
    """The effects between which the player chooses."""

    def __init__(
        self,
        source: Card,
        doing: Word | None = None,
        wanted: Phrase | None = None,
        picked: list[Card] = NO_CARDS,
        least: int = 1,
        most: int = 1,
        *,
        nth: int = 0,
        rounds: int = 0,
        whose: int = 0,
        due: list[Trigger] = NO_TRIGGERS,
        ways: list[Word] = NO_WORDS,
    ) -> None:
        super().__init__(NO_ARGS)
        self.source = source
        self.doing = doing
        self.wanted = wanted
        self.picked = picked
        self.least = least
        self.most = most
        self.nth = nth
        self.rounds = rounds
        self.whose = whose
        self.due = due
        self.ways = ways


OF_THE_RULES: Final = Asking(NO_CARD)
"""What the steps of a turn ask."""
