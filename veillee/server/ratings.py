"""Deck ratings, cached and measured in the bots' worker pool, a deal at a time so that no table waits long."""

import asyncio
from collections import OrderedDict
from typing import Final

from veillee.core.match import Illegal
from veillee.lab.rating import Rating, both_sides
from veillee.server.logs import log
from veillee.server.services import Services

REMEMBERED: Final = 1000
"""How many ratings a server keeps."""
AT_ONCE: Final = 16
"""How many may be under way."""


class Ratings:
    """Every deck that was asked for lately, measured or being measured."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.known: OrderedDict[tuple[str, str], Rating] = OrderedDict()
        self.tasks: set[asyncio.Task[None]] = set()
        self.turn = asyncio.Lock()

    def find(self, game: str, deck: str) -> Rating | None:
        return self.known.get((game, deck))

    def begin(self, game: str, deck: str, rivals: list[str]) -> Rating:
        """A rating that nobody has asked for yet; one measures it from now on."""
        if len(self.tasks) >= AT_ONCE:
            raise Illegal(
                "slow-down", "trop de decks à mesurer : attendez un peu", "too many decks to measure: wait a little"
            )
        rating = self.known[game, deck] = Rating(game, deck, rivals, self.services.settings.deals)
        while len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        task = asyncio.create_task(self.measure(rating))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return rating

    async def measure(self, rating: Rating) -> None:
        """Deal after deal; ratings under way take turns. One that fails is forgotten, so that it can be asked for again."""
        try:
            for piece in rating.todo():
                async with self.turn:
                    rating.note(piece, await self.services.bot_pool.run(both_sides, piece))
        except Exception:
            self.known.pop((rating.game, rating.deck), None)
            log.exception("a deck could not be measured", extra={"game": rating.game})

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
