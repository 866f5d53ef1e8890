"""What a game tells the rest of the house about itself: one GameInfo, a voice for people, hints for bots."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from veillee.core.dice import Dice
from veillee.core.match import Illegal, Match, Prompt, Told
from veillee.core.text import Text, Tongue

Options = dict[str, str]
"""The choices made when a table is opened, by name."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Voice:
    """How a game speaks to people. Everything here is said on demand, never while rules run.

    A `target` is the address of a thing on the table ("hand:2", "place:0"), the same string that the view gives it,
    or "" for a plain button; it holds a position, never a card's id.
    """

    def seat_name(self, match: Match, seat: int, tongue: Tongue) -> str:
        """The role a seat plays in this match, as everyone may know it."""
        return tongue(f"Place {seat + 1}", f"Seat {seat + 1}")

    def ask(self, match: Match, seat: int, prompt: Prompt, tongue: Tongue) -> str:
        """The question in a full sentence, for the seat that must answer."""
        return prompt.ask.said(tongue)

    def label(self, match: Match, seat: int, prompt: Prompt, option: int, tongue: Tongue) -> str:
        """What an option does, in a few words, for the seat that may choose it."""
        raise NotImplementedError

    def target(self, match: Match, seat: int, prompt: Prompt, option: int) -> str:
        """Where on the table the option lies."""
        return ""

    def say(self, match: Match, told: Told, tongue: Tongue) -> str:
        """A fact in prose, as of a match of the same set-up (names and roles may be read from it, nothing hidden)."""
        raise NotImplementedError

    def mentions(self, match: Match, told: Told) -> list[int]:
        """The faces of which `say` speaks, so that a reader can look at them."""
        return []

    def why(self, match: Match, seat: int, at: str, tongue: Tongue) -> str:
        """Why the thing at an address of the view cannot be chosen by a seat now; empty: nothing to add to the question."""
        return ""

    def cards(self, tongue: Tongue) -> list[dict[str, object]]:
        """Every printed face, for card lists and zooms: face, name, text, rule and what the client draws."""
        raise NotImplementedError

    def ending(self, match: Match, tongue: Tongue) -> str:
        """How the match ended, in a sentence."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints:
    """What a game knows about playing itself well; the bots know nothing else of it."""

    def same_worlds(self) -> bool:
        """Whether options differ so little that they are best compared in the same few worlds, not by a tree over many."""
        return False

    def value(self, match: Match, seat: int) -> float:
        """The share of the win a seat may expect here, from 0 to 1."""
        return 1.0 / match.seats

    def ahead(self, match: Match) -> int:
        """How many decisions to imagine from here before the evaluation speaks: farther is slower and seldom stronger."""
        return 20

    def calm(self, match: Match) -> bool:
        """Whether an imagined match may be judged here: not in the middle of what one seat is doing, if that tells little."""
        return True

    def considered(self, prompt: Prompt, options: list[int]) -> list[int]:
        """The options a bot would take at all, one or more: people are left to decide when to stop."""
        return options

    def weights(self, match: Match, seat: int, prompt: Prompt, options: list[int]) -> list[int] | None:
        """How much likelier each option is in an informed playout, as positive weights; None: all alike."""
        return None


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

    def page(self, deck: str, tongue: Tongue) -> dict[str, object]:
        """All there is to know about a deck: "deck" (its line), "name" and what the client draws."""
        raise NotImplementedError

    def rivals(self, deck: str) -> list[str]:
        """The decks against which its strength is measured."""
        raise NotImplementedError

    def survey(self, count: int) -> list[tuple[str, Text, float, float]]:
        """What is found in so many new decks: a key, its name, what was measured and what is expected of it."""
        raise NotImplementedError


class Option:
    """A choice to make when a table is opened."""

    key: Final[str]
    title: Final[Text]
    values: Final[list[str]]
    """The values allowed, the first one being the default; none listed: free text, checked by the game."""

    def __init__(self, key: str, title: Text, values: list[str]) -> None:
        self.key = key
        self.title = title
        self.values = values


class GameInfo:
    """One game: what it is called, who can play it, how a match begins."""

    key: Final[str]
    title: Final[Text]
    seats: Final[list[int]]
    rules_version: Final[int]
    """Changes whenever a golden playthrough does: a record of another version is refused."""
    options: Final[list[Option]]
    new: Final[Callable[[int, Dice, Options, bool], Match]]
    """Seats, dice, options and whether forced choices are asked; gives the match before its first step."""
    voice: Final[Voice]
    hints: Final[Hints]
    decks: Final[Decks | None]
    """Where players bring decks of their own."""

    def __init__(
        self,
        key: str,
        title: Text,
        seats: list[int],
        rules_version: int,
        options: list[Option],
        new: Callable[[int, Dice, Options, bool], Match],
        voice: Voice,
        hints: Hints,
        decks: Decks | None = None,
    ) -> None:
        self.key = key
        self.title = title
        self.seats = seats
        self.rules_version = rules_version
        self.options = options
        self.new = new
        self.voice = voice
        self.hints = hints
        self.decks = decks

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

    def own_decks(self) -> Decks:
        """The decks players bring; a game to which they bring none is refused."""
        if self.decks is None:
            raise Illegal("no-decks", "on n'apporte pas de deck à ce jeu", "one brings no deck to this game")
        return self.decks

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
            value = options.get(option.key, option.values[0] if option.values else "")
            if option.values and value not in option.values:
                allowed = ", ".join(option.values)
                raise Illegal(
                    "option",
                    f"« {value} » n'est pas une valeur de {option.key} ; valeurs : {allowed}",
                    f"“{value}” is not a value of {option.key}; values: {allowed}",
                )
            full[option.key] = value
        return full
