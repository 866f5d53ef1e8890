"""A bot for games of hidden roles, which think for themselves: where everyone lies, no playout says what a word is worth."""

import time

from veillee.bots.bot import Bot, Clock
from veillee.bots.rehearsal import SILENT
from veillee.core.dice import FastDice
from veillee.core.game import GameInfo
from veillee.core.live import Live


class ReasoningBot(Bot):
    """Asks the game what a player of its level would answer, at a table where all that the seat does not know is dealt anew."""

    level: int

    def __init__(
        self, info: GameInfo, seed: int, level: int, seconds: float = 1.0, clock: Clock = time.monotonic
    ) -> None:
        super().__init__(info, seed, seconds, clock)
        self.level = level

    def think(self, live: Live, seat: int, options: list[int], dice: FastDice) -> int:
        pending = live.pending
        assert pending is not None
        world = live.now.copy()
        world.resample(seat, dice)
        offered = [option for option in options if option != SILENT]
        choice = self.info.hints.answer(world, seat, pending.prompt, offered, pending.about, self.level, dice)
        if choice is not None:
            return choice
        return SILENT if SILENT in options else options[dice.below(len(options))]
