"""Deck ratings, measured in the background a deal at a time, and cached."""

from typing import Final

from veillee.core.match import Illegal
from veillee.lab.rating import Rating, both_sides
from veillee.server.fair_queue import Whose
from veillee.server.jobs import Jobs
from veillee.server.services import Services

REMEMBERED: Final = 1000
"""How many ratings a server keeps."""
AT_ONCE: Final = 16
"""How many may be under way."""


class Ratings(Jobs[tuple[str, str], Rating]):
    """Every deck that was asked for lately, by its game and its line."""

    def __init__(self, services: Services) -> None:
        super().__init__(REMEMBERED, AT_ONCE)
        self.services = services

    def rate(self, game: str, deck: str, rivals: list[str], address: str) -> Rating:
        """A deck that nobody has asked for yet is measured from now on."""
        if self.full(address):
            raise Illegal(
                "slow-down", "trop de decks à mesurer : attendez un peu", "too many decks to measure: wait a little"
            )
        rating = Rating(game, deck, rivals, self.services.settings.deals)
        return self.begin((game, deck), rating, address, self.measure(rating, (address, "rating")))

    async def measure(self, rating: Rating, whose: Whose) -> None:
        """Deal after deal."""
        for piece in rating.todo():
            async with self.turn:
                rating.note(piece, await self.services.bot_pool.run(both_sides, piece, whose=whose))
