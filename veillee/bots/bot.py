"""What every bot is: something that answers a live match honestly, from its own dice, within its own time."""

import time
from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from veillee.bots.rehearsal import SILENT
from veillee.core.dice import FastDice
from veillee.core.game import GameInfo
from veillee.core.live import Live
from veillee.core.match import Illegal

Clock = Callable[[], float]
"""Seconds that only go forward."""

SEED: Final = 0xFFFFFFFF


def mix(seed: int, number: int) -> int:
    """Another seed from a seed and a number; neighbours end far apart."""
    mixed = (seed ^ (seed >> 32)) & SEED
    mixed = (mixed * 0x2C1B3C6D + number * 0x297A2D39 + 0x5BD1E995) & SEED
    mixed = ((mixed ^ (mixed >> 15)) * 0x2C1B3C6D) & SEED
    mixed = ((mixed ^ (mixed >> 12)) * 0x297A2D39) & SEED
    return mixed ^ (mixed >> 15)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player of any game. The same seed, decision and knowledge give the same answer, unless time runs out first."""

    info: Final[GameInfo]
    seed: Final[int]
    seconds: Final[float]
    """The longest it may think about one decision."""
    clock: Clock
    thoughts: int
    """How many decisions it has thought about."""
    spent: float
    """The seconds it has thought in all."""

    def __init__(self, info: GameInfo, seed: int, seconds: float = 1.0, clock: Clock = time.monotonic) -> None:
        self.info = info
        self.seed = seed
        self.seconds = seconds
        self.clock = clock
        self.thoughts = 0
        self.spent = 0.0

    def answer(self, live: Live, seat: int, must: bool = False) -> int:
        """An option of the open decision, from what the seat may know alone.

        In a window that does not wait for the seat it may be SILENT instead, unless it must act because nobody else will.
        """
        pending = live.pending
        if pending is None or seat not in pending.seats:
            raise Illegal("wrong-seat", f"rien n'est demandé à la place {seat}", f"seat {seat} is not asked")
        hints = self.info.hints
        options = hints.considered(pending.prompt, pending.options_of(seat))
        options = hints.meant(live.now, seat, pending.prompt, options)
        if not must and not pending.obliges(seat):
            options = [*options, SILENT]
        if len(options) == 1:
            return options[0]
        began = self.clock()
        choice = self.think(live, seat, options, self.dice_for(live, seat))
        self.thoughts += 1
        self.spent += self.clock() - began
        return choice

    def text(self, live: Live, seat: int) -> str:
        """What it writes in answer to the open decision, in a world that the seat could be sitting at."""
        pending = live.pending
        assert pending is not None
        dice = self.dice_for(live, seat)
        world = live.now.copy()
        world.resample(seat, dice)
        return self.info.hints.text(world, seat, pending.prompt, dice)

    def dice_for(self, live: Live, seat: int) -> FastDice:
        """Dice made for one decision."""
        return FastDice(mix(mix(self.seed, live.number), seat))

    def think(self, live: Live, seat: int, options: list[int], dice: FastDice) -> int:
        """One of several options; the dice are made for this decision."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any option, each as likely as the others."""

    def think(self, live: Live, seat: int, options: list[int], dice: FastDice) -> int:
        return options[dice.below(len(options))]
