"""The bots by name: the levels offered to people, and the rungs they are measured against."""

import time
from typing import Final

from veillee.bots.bot import Bot, Clock, RandomBot
from veillee.bots.flat import FlatBot
from veillee.bots.halving import HalvingBot
from veillee.bots.ismcts import IsmctsBot
from veillee.bots.reasoning import ReasoningBot
from veillee.bots.rehearsal import HINTED
from veillee.core.game import GameInfo
from veillee.core.match import Illegal

LEVELS: Final = ["novice", "joueur", "maitre"]
RUNGS: Final = ["random", "greedy", "flat-N", "ismcts-N"]

FULL: Final = 1 << 30
"""A horizon beyond the end of any match."""


def bot(name: str, info: GameInfo, seed: int, seconds: float = 1.0, clock: Clock = time.monotonic) -> Bot:
    """The bot of that name; an unknown one is refused with the names there are."""
    if name == "random":
        return RandomBot(info, seed, seconds, clock)
    if name == "greedy":
        return FlatBot(info, seed, 8, seconds=seconds, clock=clock)
    if name in LEVELS and info.hints.reasons():
        return ReasoningBot(info, seed, LEVELS.index(name), seconds=seconds, clock=clock)
    if name == "novice":
        return FlatBot(info, seed, 2, slips=25, seconds=seconds, clock=clock)
    if name == "joueur":
        return searcher(info, seed, 300, 100, seconds, clock)
    if name == "maitre":
        return searcher(info, seed, 3000, 2000, seconds, clock)
    kind, _, size = name.partition("-")
    if size.isdecimal() and 0 < int(size) < FULL:
        if kind == "flat":
            return FlatBot(info, seed, int(size), FULL, 100, seconds=seconds, clock=clock)
        if kind == "ismcts":
            return IsmctsBot(info, seed, int(size), careless=100, bias=0.0, seconds=seconds, clock=clock)
    names = ", ".join(LEVELS + RUNGS)
    raise Illegal("bot", f"bot inconnu « {name} » ; bots : {names}", f"unknown bot “{name}”; bots: {names}")


def searcher(info: GameInfo, seed: int, iterations: int, trials: int, seconds: float, clock: Clock) -> Bot:
    """A tree of so many iterations, or so many trials of the options in the same worlds: whichever suits the game."""
    if info.hints.same_worlds():
        return HalvingBot(info, seed, trials, seconds=seconds, clock=clock)
    return IsmctsBot(info, seed, iterations, HINTED, seconds=seconds, clock=clock)
