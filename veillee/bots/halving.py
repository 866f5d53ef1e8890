"""Sequential halving: a bot that tries its options in the same dealt worlds, and goes on with the better half of them again and again."""

import time
from typing import Final

from veillee.bots.bot import Bot, Clock
from veillee.bots.flat import Trial, totals_in
from veillee.bots.rehearsal import HINTED, SILENT
from veillee.core.dice import FastDice
from veillee.core.game import GameInfo
from veillee.core.live import Live

CARELESS: Final = 10
"""How many of a hundred guesses forget the game's hints."""


class HalvingBot(Bot):
    """Spends its trials in rounds, each on half of the options of the one before: the best are the best known."""

    trials: int
    """How many continuations it imagines for one decision, whatever the number of options."""

    def __init__(
        self, info: GameInfo, seed: int, trials: int, seconds: float = 1.0, clock: Clock = time.monotonic
    ) -> None:
        super().__init__(info, seed, seconds, clock)
        self.trials = trials

    def think(self, live: Live, seat: int, options: list[int], dice: FastDice) -> int:
        trial = Trial(self.info.hints, dice, live, seat, HINTED, CARELESS)
        totals = dict.fromkeys(options, 0.0)
        left = options[:]
        dice.shuffle(left)
        if SILENT in left:
            # Sorting keeps the order of equals, and among equals a bot is silent.
            left.remove(SILENT)
            left.insert(0, SILENT)
        rounds = (len(options) - 1).bit_length()
        began = self.clock()
        for turn in range(rounds):
            # A slow decision has as many rounds as a quick one.
            deadline = began + self.seconds * (turn + 1) / rounds
            worlds = max(1, self.trials // (rounds * len(left)))
            for option, total in zip(left, totals_in(trial, worlds, left, self.clock, deadline), strict=True):
                totals[option] += total
            left.sort(key=lambda option: totals[option], reverse=True)
            del left[(len(left) + 1) // 2 :]
        return left[0]
