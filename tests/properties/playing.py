"""Plays any registered game at random, and reads a match whole, whatever its class."""

import os
import sys
from collections.abc import Iterator
from functools import cache
from types import ModuleType

from hypothesis import strategies as st

from tests.toy import TOY
from tests.toys.claims import CLAIMS
from tests.toys.story import STORY
from veillee.core.choosers import Answer, Pending, RandomChooser, Scribe
from veillee.core.dice import Dice, FastDice
from veillee.core.facts import About, Prompt
from veillee.core.game import GameInfo, Options
from veillee.core.live import Live
from veillee.core.match import SPECTATOR, WRITE, Chooser, Match
from veillee.games import game, keys

GAMES = [TOY, CLAIMS, STORY, *[game(key) for key in os.environ.get("VEILLEE_GAMES", " ".join(keys())).split()]]
"""The games of the house (or those named in VEILLEE_GAMES), and the toys that the core itself is tested with."""


PLAIN = (bool, int, float, str, bytes)


class Deal:
    """A way to begin a match: a game, its seats and options, and the seeds of its dice and of its players."""

    def __init__(self, info: GameInfo, seats: int, options: Options, seed: int, whim: int) -> None:
        self.info = info
        self.seats = seats
        self.options = options
        self.seed = seed
        self.whim = whim

    def __repr__(self) -> str:
        return f"Deal(game({self.info.key!r}), {self.seats}, {self.options!r}, {self.seed}, {self.whim})"

    def match(self, ask_all: bool) -> Match:
        return self.info.match(FastDice(self.seed), self.seats, self.options, ask_all)

    def live(self, ask_all: bool = True) -> Live:
        return Live(self.match(ask_all))

    def whims(self) -> Dice:
        return FastDice(self.whim)


@st.composite
def deals(draw: st.DrawFn, info: GameInfo) -> Deal:
    seats = draw(st.sampled_from(info.seats))
    options = {option.key: draw(st.sampled_from(list(option.values))) for option in info.options if option.values}
    return Deal(info, seats, options, draw(st.integers(0, 2**40)), draw(st.integers(0, 2**40)))


def decisions(live: Live, whims: Dice) -> Iterator[None]:
    """Stops at each open decision of a live match, then answers it at random; several seats answer in any order."""
    while live.pending is not None:
        yield
        seat, option, text = whim(live.pending, whims)
        live.answer(seat, live.number, option, text)


def whim(pending: Pending, whims: Dice) -> Answer:
    """Any answer to an open decision."""
    seat = pending.seats[whims.below(len(pending.seats))]
    options = pending.options_of(seat)
    option = options[whims.below(len(options))]
    return seat, option, scribble(whims, pending.prompt.limit) if option == WRITE else ""


LETTERS = "abcdefghijklmnopqrstuvwxyz éàçœ’-“”😀«»*"


def scribble(whims: Dice, limit: int) -> str:
    """Any text that may be written."""
    letters = [LETTERS[whims.below(len(LETTERS))] for _ in range(whims.below(limit))]
    return "".join(letters) + "x"


class Scribbler(Chooser):
    """Answers at random, and writes at random."""

    def __init__(self, whims: Dice) -> None:
        self.whims = whims
        self.chance = RandomChooser(whims)

    def pick(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> int:
        return self.chance.pick(match, seat, prompt, options, about)

    def pick_first(
        self,
        match: Match,
        prompt: Prompt,
        seats: list[int],
        options: list[list[int]],
        due: int,
        window: int,
        about: About,
    ) -> tuple[int, int]:
        return self.chance.pick_first(match, prompt, seats, options, due, window, about)

    def text(self, match: Match, seat: int, prompt: Prompt) -> str:
        return scribble(self.whims, prompt.limit)


def moments(live: Live, deal: Deal) -> Iterator[None]:
    """Stops at the first open decisions of a random match and at ever fewer of the later ones, and plays it out."""
    whims = deal.whims()
    due = 0
    for number, _ in enumerate(decisions(live, whims)):
        if number == due:
            yield
            due += 1 + whims.below(1 + number // 5)


def watchers(match: Match) -> range:
    """Every seat, and the spectator."""
    return range(SPECTATOR, match.seats)


def addresses(view: object) -> Iterator[str]:
    """The address of everything in a view that has one."""
    if isinstance(view, dict):
        if isinstance(view.get("at"), str):
            yield view["at"]
        for part in view.values():
            yield from addresses(part)
    elif isinstance(view, list | tuple):
        for part in view:
            yield from addresses(part)


def played(deal: Deal, ask_all: bool) -> tuple[Match, list[Answer]]:
    """A whole match played inline at random, with its answers."""
    match = deal.match(ask_all)
    scribe = Scribe(Scribbler(deal.whims()))
    match.chooser = scribe
    while not match.over:
        match.step()
    return match, scribe.answers


def fields(thing: object) -> list[str]:
    """The names of an object's fields, compiled or not."""
    names: list[str] = []
    for kind in type(thing).__mro__:
        names += kind.__dict__.get("__mypyc_attrs__", ())
    return names + list(getattr(thing, "__dict__", ()))


def parts(thing: object) -> list[object]:
    """What an object is made of, one level down."""
    if isinstance(thing, list | tuple | set | frozenset):
        return list(thing)
    if isinstance(thing, dict):
        return [*thing.keys(), *thing.values()]
    return [getattr(thing, name, None) for name in fields(thing)]


@cache
def constants() -> dict[int, str]:
    """Everything printed or worded once for all matches, by identity: matches share it, and may name it."""
    found: dict[int, str] = {}
    modules = [module for name, module in sys.modules.items() if name.startswith(("veillee.core.", "veillee.games."))]
    stack = [value for module in modules for value in vars(module).values()]
    while stack:
        thing = stack.pop()
        if id(thing) in found or isinstance(thing, PLAIN) or callable(thing) or isinstance(thing, ModuleType):
            continue
        found[id(thing)] = f"{type(thing).__name__} {len(found)}"
        stack += parts(thing)
    return found


def dump(thing: object, seen: tuple[int, ...] = ()) -> object:
    """Everything a match holds, as plain data; not who answers or listens, nor the printed box all matches share."""
    if thing is None or isinstance(thing, PLAIN):
        return thing
    if id(thing) in constants():
        return constants()[id(thing)]
    if id(thing) in seen:
        return "again"
    seen = (*seen, id(thing))
    if isinstance(thing, list | tuple):
        return [dump(item, seen) for item in thing]
    if isinstance(thing, dict):
        return [(dump(key, seen), dump(value, seen)) for key, value in thing.items()]
    if isinstance(thing, set | frozenset):
        return sorted(str(dump(item, seen)) for item in thing)
    if callable(thing):
        return repr(thing)
    names = sorted(set(fields(thing)) - {"chooser", "ears", "box"})
    return [type(thing).__name__, *[(name, dump(getattr(thing, name, None), seen)) for name in names]]
