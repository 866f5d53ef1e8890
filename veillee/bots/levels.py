"""The bots by name: the levels offered to people, and the rungs they are measured against."""

import json
import time
from dataclasses import replace
from pathlib import Path
from typing import Final

from veillee.bots.bot import Bot, Clock, RandomBot
from veillee.bots.flat import FlatBot
from veillee.bots.halving import HalvingBot
from veillee.bots.ismcts import IsmctsBot
from veillee.bots.reasoning import ReasoningBot
from veillee.bots.rehearsal import HINTED
from veillee.core.game import GameInfo
from veillee.core.judgement import Judgement
from veillee.core.match import Illegal

LEVELS: Final = ["novice", "joueur", "maitre", "champion"]
"""From the gentlest up; `champion` goes on until its time is over. A game offers as many of them as it tells apart."""
ADVISER: Final = "maitre"
"""Whose opinion people are told: nearly the best there is, and soon found."""
RUNGS: Final = ["random", "greedy", "maitre-1", "flat-N", "ismcts-N", "learnt:N:FILE"]
"""What they are measured against: `maitre-1` judges by the game's own hints alone for ever."""
LEARNT: Final = 2600
CHAMPION: Final = 40_000
"""The iterations of `maitre` where a judgement was learnt (as long as 3,000 without), and of `champion`."""

FULL: Final = 1 << 30
"""A horizon beyond the end of any match."""


def levels_of(info: GameInfo) -> list[str]:
    """The levels that people are offered in a game."""
    return LEVELS[: info.levels]


def bot(name: str, info: GameInfo, seed: int, seconds: float = 1.0, clock: Clock = time.monotonic) -> Bot:
    """The bot of that name; an unknown one is refused with the names there are."""
    if name == "random":
        return RandomBot(info, seed, seconds, clock)
    if name == "greedy":
        return FlatBot(info, seed, 8, seconds=seconds, clock=clock)
    if info.hints.reasons() and (name in LEVELS or name == "maitre-1"):
        level = LEVELS.index(name) if name in LEVELS else LEVELS.index("maitre")
        return ReasoningBot(info, seed, min(level, info.levels - 1), seconds=seconds, clock=clock)
    if name == "novice":
        return FlatBot(info, seed, 2, slips=25, seconds=seconds, clock=clock)
    if name == "joueur":
        return searcher(info, seed, 300, 100, seconds, clock)
    if name in ("maitre", "champion"):
        return best(name, info, seed, seconds, clock)
    if name == "maitre-1":
        return searcher(info, seed, 3000, 2000, seconds, clock)
    if name.startswith("learnt:") and name.count(":") > 1:
        _, size, path = name.split(":", 2)
        if size.isdecimal():
            return learnt(taught(info, path), seed, int(size), seconds, clock)
    kind, _, size = name.partition("-")
    if size.isdecimal() and 0 < int(size) < FULL:
        if kind == "flat":
            return FlatBot(info, seed, int(size), FULL, 100, seconds=seconds, clock=clock)
        if kind == "ismcts":
            return IsmctsBot(info, seed, int(size), careless=100, bias=0.0, seconds=seconds, clock=clock)
    names = ", ".join(LEVELS + RUNGS)
    raise Illegal("bot", f"bot inconnu « {name} » ; bots : {names}", f"unknown bot “{name}”; bots: {names}")


def best(name: str, info: GameInfo, seed: int, seconds: float, clock: Clock) -> Bot:
    """The best judgement there is: what was learnt and came with the game; a champion goes on until its time is over."""
    budget = CHAMPION if name == "champion" else LEARNT
    if info.learning is not None and Path(info.learning.weights).is_file():
        return learnt(taught(info, info.learning.weights), seed, budget, seconds, clock)
    more = 10 if name == "champion" else 1
    judged = replace(info, hints=info.masters or info.hints)
    return searcher(judged, seed, 3000 * more, 2000 * more, seconds, clock, led=True)


def learnt(info: GameInfo, seed: int, iterations: int, seconds: float, clock: Clock) -> Bot:
    """A search that judges by what was learnt, some way after it leaves its tree."""
    return IsmctsBot(info, seed, iterations, HINTED, seconds=seconds, clock=clock, from_leaf=True)


def taught(info: GameInfo, path: str) -> GameInfo:
    """The same game, judged by the weights of a file."""
    if info.learning is None:
        raise Illegal("no-learning", "ce jeu ne s'apprend pas encore", "this game does not learn yet")
    return replace(info, hints=info.learning.hints(read_judgement(path)))


def read_judgement(path: str) -> Judgement:
    """The weights of a file, read once."""
    if path not in JUDGEMENTS:
        with open(path, encoding="utf-8") as file:
            found = json.load(file)
        JUDGEMENTS[path] = Judgement(found["wide"], found["narrow"], found["rows"], found["middle"], found["last"])
    return JUDGEMENTS[path]


JUDGEMENTS: Final[dict[str, Judgement]] = {}


def searcher(
    info: GameInfo, seed: int, iterations: int, trials: int, seconds: float, clock: Clock, led: bool = False
) -> Bot:
    """A tree of so many iterations, or so many trials of the options in the same worlds: whichever suits the game."""
    if info.hints.same_worlds():
        return HalvingBot(info, seed, trials, seconds=seconds, clock=clock)
    return IsmctsBot(info, seed, iterations, HINTED, seconds=seconds, clock=clock, led=led)
