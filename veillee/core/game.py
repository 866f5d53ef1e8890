"""What a game tells the rest of the house about itself: one GameInfo, a voice for people, hints for bots."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from mypy_extensions import mypyc_attr

from veillee.core.choosers import Pending
from veillee.core.count import Tally, Unveiled
from veillee.core.dice import Dice
from veillee.core.facts import About, Prompt, Telling, Told, told_of
from veillee.core.features import Features
from veillee.core.grammar import Name, de
from veillee.core.judgement import Learning
from veillee.core.match import NOBODY, Illegal, Match, View
from veillee.core.pieces import Pieces
from veillee.core.text import Text, Tongue

Options = dict[str, str]
"""The choices made when a table is opened, by name."""


class Later:
    """An action that a player will look for, but that is not possible yet: what it is called, and what must come first."""

    label: Final[Pieces]
    why: Final[Pieces]

    def __init__(self, label: Pieces, why: Pieces) -> None:
        self.label = label
        self.why = why


@mypyc_attr(allow_interpreted_subclasses=True)
class Voice:
    """How a game speaks to people: in pieces, on demand, never while rules run.

    A seat has no name here: whoever shows the pieces puts names in (`pieces.spoken`), « vous » for the reader. A `target` is
    the address of a thing on the table ("hand:2", "place:0"), the same string that the view gives it, or "" for a plain
    button; it holds a position, never a card's id.
    """

    def seat_name(self, match: Match, seat: int, tongue: Tongue) -> str:
        """The role a seat plays in this match, as everyone may know it; said once at the seat, and for want of a name."""
        return tongue(f"Place {seat + 1}", f"Seat {seat + 1}")

    def ask(self, match: Match, seat: int, pending: Pending, tongue: Tongue) -> Pieces:
        """The question in a full sentence, for the seat that may answer."""
        prompt = pending.prompt
        return told_of(prompt.ask, prompt.kinds, Telling(match, pending.about.args, seat, tongue))

    def label(self, match: Match, seat: int, pending: Pending, option: int, tongue: Tongue) -> Pieces:
        """What an option does, in a few words, for the seat that may choose it."""
        raise NotImplementedError

    def target(self, match: Match, seat: int, pending: Pending, option: int) -> str:
        """Where on the table the option lies."""
        return ""

    def spends(self, match: Match, seat: int, pending: Pending, option: int) -> str:
        """The address of what the option uses up for good, a thing worth keeping; empty: it is free. Question and label say the price."""
        return ""

    def later(self, match: Match, seat: int, pending: Pending, tongue: Tongue) -> list[Later]:
        """The actions that come with this question, but are not possible yet."""
        return []

    def say(self, match: Match, told: Told, reader: int, tongue: Tongue) -> Pieces:
        """A fact in prose, as of a match of the same set-up (roles and notes may be read from it, nothing hidden)."""
        return told_of(told.fact.text, told.fact.kinds, Telling(match, told.args, reader, tongue))

    def why(self, match: Match, seat: int, pending: Pending | None, at: str, tongue: Tongue) -> Pieces:
        """Why the thing at an address of the view cannot be chosen by a seat now; empty: nothing to add to the question.

        `pending` is the open decision as the seat may know it: None when it is asked nothing.
        """
        return []

    def cards(self, tongue: Tongue) -> list[dict[str, object]]:
        """Every printed face, for card lists and zooms: face, name, text, rule and what the client draws."""
        raise NotImplementedError

    def ending(self, match: Match, reader: int, tongue: Tongue) -> Pieces:
        """How the match ended, in a sentence."""
        raise NotImplementedError

    def count(self, match: Match, reader: int, tongue: Tongue) -> list[Tally]:
        """What a match that is over came to, in its parts; it may have been given up before its end."""
        return []

    def unveiled(self, match: Match, reader: int, tongue: Tongue) -> list[Unveiled]:
        """What lay hidden when it ended, for everyone to see now."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints:
    """What a game knows about playing itself well; the bots know nothing else of it."""

    def same_worlds(self) -> bool:
        """Whether options differ so little that they are best compared in the same few worlds, not by a tree over many."""
        return False

    def value(self, match: Match, seat: int) -> float:
        """The share of the win a seat may expect here, from 0 to 1."""
        return 1.0 / match.seats

    def values(self, match: Match) -> list[float]:
        """The same for all seats at once: a game whose judgement costs something makes it only once here."""
        return [self.value(match, seat) for seat in range(match.seats)]

    def ahead(self, match: Match) -> int:
        """How many decisions to imagine from here before the evaluation speaks: farther is slower and seldom stronger."""
        return 20

    def calm(self, match: Match) -> bool:
        """Whether an imagined match may be judged here: not in the middle of what one seat is doing, if that tells little."""
        return True

    def considered(self, prompt: Prompt, options: list[int]) -> list[int]:
        """The options a bot would take at all, one or more: people are left to decide when to stop."""
        return options

    def meant(self, match: Match, seat: int, prompt: Prompt, options: list[int]) -> list[int]:
        """Those of them that suit the table as all see it: asked where a bot really decides, and never in playouts."""
        return options

    def weights(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> list[int] | None:
        """How much likelier each option is in an informed playout, as positive weights; None: all alike."""
        return None

    def reasons(self) -> bool:
        """Whether the game thinks for itself, by `answer`, where others are searched."""
        return False

    def answer(
        self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About, level: int, dice: Dice
    ) -> int | None:
        """What a player of a level (0 for the lowest) answers; the match is one that the seat could be sitting at, so that nothing in it
        betrays the truth. None: nothing, if a window lets it be silent."""
        return None

    def text(self, match: Match, seat: int, prompt: Prompt, dice: Dice) -> str:
        """What a bot writes, of 1 to `prompt.limit` characters; the match is one that the seat could be sitting at."""
        return "…"


@mypyc_attr(allow_interpreted_subclasses=True)
class Decks:
    """The decks of a game to which players bring their own. A deck is one line of text: what the options deck1, deck2… take."""

    def starters(self) -> list[str]:
        """The decks that everyone has."""
        raise NotImplementedError

    def seeded(self, seed: str) -> str:
        """The new deck that a word leads to, always the same."""
        raise NotImplementedError

    def imported(self, text: str) -> str:
        """A deck as people write it down, or a file that holds one; anything else is refused with the reason."""
        raise NotImplementedError

    def exported(self, deck: str, form: str, tongue: Tongue) -> str:
        """A deck as a file that can be imported again: a list to read ("text") or data ("json")."""
        raise NotImplementedError

    def page(self, deck: str, tongue: Tongue) -> Mapping[str, object]:
        """All there is to know about a deck: "deck" (its line), "name" and what the client draws."""
        raise NotImplementedError

    def brought(self, decks: list[str]) -> Options:
        """The options of a table to which each seat brings the deck of its number."""
        raise NotImplementedError

    def rivals(self, deck: str) -> list[str]:
        """The decks against which its strength is measured."""
        raise NotImplementedError

    def survey(self, count: int) -> list[tuple[str, Text, float, float]]:
        """What is found in so many new decks: a key, its name, what was measured and what is expected of it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Workshop:
    """Where a designer writes cards of his own for a game: a sheet of text, which a table takes as one of its options."""

    def table(self, sheet: str) -> Options:
        """The options of a table that is played with a sheet."""
        raise NotImplementedError

    def entrance(self) -> Mapping[str, object]:
        """What a designer needs to begin: an "example", and the words of the language for whoever colours it."""
        raise NotImplementedError

    def read(self, sheet: str, tongue: Tongue) -> Mapping[str, object]:
        """What a sheet says: its cards as the client draws them, and all that is wrong with it."""
        raise NotImplementedError


FORFEIT: Final = Text("abandon", "given up")
"""What every game may end by."""

A_CHOICE: Final = "choice"
A_TEXT: Final = "text"
A_NUMBER: Final = "number"
A_DECK: Final = "deck"


@dataclass(frozen=True)
class Option:
    """A choice to make when a table is opened."""

    key: str
    title: Text
    values: dict[str, Text] = field(default_factory=dict)
    """The values of a choice with their titles, the first one being the default."""
    kind: str = A_CHOICE
    """A_CHOICE among values, A_TEXT that the game checks, A_NUMBER from 0 to `most`, or A_DECK by its line."""
    most: int = 0
    seat: int = NOBODY
    """The seat whose own choice it is, which goes along with its holder from round to round; NOBODY: the table's."""
    family: str = ""
    """What the options of the seats have in common: "deck" of deck1, deck2."""

    @property
    def default(self) -> str:
        return next(iter(self.values), "")


def seat_options(family: str, title: Text, seats: int, kind: str, most: int = 0) -> list[Option]:
    """One option for each seat, deck1, deck2…: it belongs to whoever sits there."""
    return [
        Option(f"{family}{seat + 1}", title, kind=kind, most=most, seat=seat, family=family) for seat in range(seats)
    ]


@dataclass(frozen=True)
class Tool:
    """A command of a game's own at the terminal: `veillee GAME KEY ARGUMENT…`."""

    key: str
    about: Text
    arguments: list[Text]
    run: Callable[[list[str], Tongue], int]
    """Prints, and gives the exit code; it imports what it needs when it is called."""


@dataclass(frozen=True)
class Finished:
    """A match played to its end, for what is made of it; erased texts are empty notes."""

    match: Match
    options: Options
    players: list[str]
    dice: str
    """`sealed:` and the secret from which it was dealt."""
    ended: float
    """In seconds since 1970."""
    langs: Sequence[str | None] = ()
    """By note, the language in which it was written, where that is known."""


@dataclass(frozen=True)
class Document:
    """Something to keep of a finished match: a page, a book."""

    key: str
    title: Text
    media: str
    """Its media type: text/html, application/pdf."""
    ending: str
    """How the name of its file ends."""
    make: Callable[[Finished, Tongue], bytes]
    """It imports what it needs when it is called, in a process of its own."""


Settle = Callable[[int, Dice, Options], Options]
"""Seats, dice and checked options; gives the options with every choice made that was left to chance."""
Drawing = Callable[[View, int, dict[int, dict[str, object]], Tongue], object]
"""A view, the seat it is of, the printed faces and the language; gives what the terminal can print."""


def as_given(_seats: int, _dice: Dice, options: Options) -> Options:
    return options


@dataclass(frozen=True, kw_only=True, eq=False)
class GameInfo:
    """One game: what it is called, who can play it, how a match begins."""

    key: str
    title: Text
    seats: list[int]
    rules_version: int
    """Changes when a decision or its options can differ for the same answers: a record of another version is refused."""
    options: list[Option]
    new: Callable[[int, Dice, Options, bool], Match]
    """Seats, dice, options and whether forced choices are asked; gives the match before its first step."""
    voice: Voice
    hints: Hints
    masters: Hints | None = None
    """How the best bots judge, where more has been learnt than the hints have; those stay as they are, and others are measured against them."""
    features: Features | None = None
    """How it is seen as numbers."""
    learning: Learning | None = None
    """How its bots learn."""
    decks: Decks | None = None
    """Where players bring decks of their own."""
    workshop: Workshop | None = None
    """Where designers write cards of their own."""
    scored: bool = True
    """Whether somebody wins."""
    levels: int = 3
    """How many levels of bots it tells apart, the gentlest first: where more thought brings nothing, none is offered for it."""
    talk: int = 0
    """The seconds after which an open window lapses, unless its table says otherwise; 0: this game has none that do."""
    told_stays: bool = False
    """Whether nothing is taken back once anybody was told anything of it, whoever would consent."""
    chatless: Options = field(default_factory=dict)
    """The values of options with which a table has no chat while it plays."""
    latecomers: Options = field(default_factory=dict)
    """The values of options with which a match begins as soon as the fewest players are there, and others sit down later."""
    documents: list[Document] = field(default_factory=list)
    """What can be kept of a finished match."""
    settle: Settle = as_given
    endings: dict[str, Text] = field(default_factory=dict)
    """What the reason of an outcome is called in reports."""
    tools: list[Tool] = field(default_factory=list)
    draw: Drawing | None = None
    """How the terminal shows the table, where the plain board is not enough."""

    @property
    def name(self) -> Name:
        """The title as it stands inside a sentence."""
        return Name(self.title.fr, self.title.en)

    def ending(self, reason: str) -> Text:
        """What the reason of an outcome is called."""
        return FORFEIT if reason == "forfeit" else self.endings[reason]

    def match(self, dice: Dice, seats: int = 0, options: Options | None = None, ask_all: bool = False) -> Match:
        """A new match, once the number of seats and the options are found to be right."""
        count = seats or self.seats[0]
        if count not in self.seats:
            allowed = ", ".join(str(n) for n in self.seats)
            raise Illegal(
                "seats",
                f"{self.title.fr} ne se joue pas à {count} ; nombres de joueurs possibles : {allowed}",
                f"{self.title.en} is not played by {count}; possible numbers of players: {allowed}",
            )
        return self.new(count, dice, self.checked(options or {}), ask_all)

    def least(self, options: Options, seats: int) -> int:
        """How many of so many seats must be taken before a match with these options begins."""
        joinable = any(options.get(key) == value for key, value in self.latecomers.items())
        return self.seats[0] if joinable else seats

    def check_rules(self, version: int) -> None:
        """Refuses a match played under other rules than these."""
        if version != self.rules_version:
            raise Illegal(
                "rules-version",
                f"partie jouée sous les règles n° {version} {de(self.name.text.fr)} ; ce programme applique les règles n° {self.rules_version}",
                f"match played under rules no. {version} of {self.name.text.en}; this programme applies rules no. {self.rules_version}",
            )

    def settled(self, options: Options, seats: int, dice: Dice) -> Options:
        """The options with every choice made that was left to chance and depends on what cards there are: decks to be drawn
        become the lines of decks. Settling twice changes nothing. The dice are not those of the match, whose shuffles the
        decks would give away.
        """
        return self.settle(seats, dice, self.checked(options))

    def rotated(self, options: Options, round_: int, seats: int) -> Options:
        """The options of a later round, in which whoever had seat s has seat (s + round) modulo seats: what belongs to a
        seat goes along.
        """
        moved = dict(options)
        for option in self.options:
            if option.seat != NOBODY and option.seat < seats:
                origin = f"{option.family}{(option.seat - round_) % seats + 1}"
                moved.pop(option.key, None)
                if origin in options:
                    moved[option.key] = options[origin]
        return moved

    def own_decks(self) -> Decks:
        """The decks players bring; a game to which they bring none is refused."""
        if self.decks is None:
            raise Illegal("no-decks", "ce jeu se joue sans deck personnel", "players do not bring decks to this game")
        return self.decks

    def own_workshop(self) -> Workshop:
        """Where cards are written; a game whose cards are not is refused."""
        if self.workshop is None:
            raise Illegal("no-workshop", "ce jeu n'a pas d'atelier", "this game has no workshop")
        return self.workshop

    def document(self, key: str) -> Document:
        """One of the documents that the game makes, by its key."""
        for document in self.documents:
            if document.key == key:
                return document
        names = ", ".join([document.key for document in self.documents]) or "—"
        raise Illegal(
            "no-document",
            f"document inconnu « {key} » ; documents {de(self.name.text.fr)} : {names}",
            f"unknown document “{key}”; documents of {self.name.text.en}: {names}",
        )

    def tool(self, key: str) -> Tool:
        """One of the game's own commands, by its key."""
        for tool in self.tools:
            if tool.key == key:
                return tool
        names = ", ".join([tool.key for tool in self.tools]) or "—"
        raise Illegal(
            "tool",
            f"commande inconnue « {key} » ; commandes {de(self.name.text.fr)} : {names}",
            f"unknown command “{key}”; commands of {self.name.text.en}: {names}",
        )

    def checked(self, options: Options) -> Options:
        """Every option with its value; an unknown option or value is refused by name."""
        known = [option.key for option in self.options]
        for key in options:
            if key not in known:
                names = ", ".join(known) or "—"
                raise Illegal(
                    "option",
                    f"option inconnue « {key} » ; options : {names}",
                    f"unknown option “{key}”; options: {names}",
                )
        full: Options = {}
        for option in self.options:
            value = options.get(option.key, option.default)
            if option.values and value not in option.values:
                allowed = ", ".join(option.values)
                raise Illegal(
                    "option",
                    f"« {value[:80]} » n'est pas une valeur de l'option « {option.key} » ; valeurs : {allowed}",
                    f"“{value[:80]}” is not a value of the option “{option.key}”; values: {allowed}",
                )
            full[option.key] = value
        return full
