"""Trials of a designer's cards, and of the games as they are: played in the bots' worker pool, a few matches at a time."""

import asyncio
from collections import OrderedDict
from hashlib import blake2b
from time import monotonic
from typing import Final

from veillee.core.game import Options
from veillee.core.match import Illegal
from veillee.lab.trial import Trial, play
from veillee.server.fair_queue import Whose
from veillee.server.logs import log
from veillee.server.services import Services

REMEMBERED: Final = 100
"""How many trials a server keeps."""
AT_ONCE: Final = 8
"""How many may be under way."""


class Trials:
    """Every trial that was asked for lately, played or being played."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.known: OrderedDict[str, Trial] = OrderedDict()
        self.tasks: set[asyncio.Task[None]] = set()
        self.turn = asyncio.Lock()

    def find(self, game: str, options: Options) -> Trial | None:
        return self.known.get(name_of(game, options))

    def begin(self, game: str, options: Options, whose: Whose) -> Trial:
        """A trial that nobody has asked for yet; it is played from now on."""
        if len(self.tasks) >= AT_ONCE:
            raise Illegal("slow-down", "trop de mesures en cours : attendez un peu", "too many trials: wait a little")
        name = name_of(game, options)
        trial = self.known[name] = Trial(game, options, self.services.settings.trials)
        while len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        task = asyncio.create_task(self.measure(name, trial, whose))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return trial

    async def measure(self, name: str, trial: Trial, whose: Whose) -> None:
        """Piece after piece; trials under way take turns. One that fails is forgotten, so that it can be asked for again."""
        try:
            seating = trial.seating()
            for numbers in trial.todo():
                async with self.turn:
                    began = monotonic()
                    games = await self.services.bot_pool.run(play, seating, numbers, whose=whose)
                    trial.note(games, monotonic() - began)
        except Exception:
            self.known.pop(name, None)
            log.exception("a trial failed", extra={"game": trial.game})

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def name_of(game: str, options: Options) -> str:
    """A trial is known by what is tried; sheets are long."""
    return blake2b(repr((game, sorted(options.items()))).encode(), digest_size=16).hexdigest()
