"""Trials of a designer's cards, and of the games as they are: played in the background a few matches at a time, and cached."""

from hashlib import blake2b
from time import monotonic
from typing import Final

from veillee.core.game import Options
from veillee.core.match import Illegal
from veillee.lab.trial import Trial, play
from veillee.server.fair_queue import Whose
from veillee.server.jobs import Jobs
from veillee.server.services import Services

REMEMBERED: Final = 100
"""How many trials a server keeps."""
AT_ONCE: Final = 8
"""How many may be under way."""


class Trials(Jobs[str, Trial]):
    """Every trial that was asked for lately, by the name of what is tried."""

    def __init__(self, services: Services) -> None:
        super().__init__(REMEMBERED, AT_ONCE)
        self.services = services

    def try_out(self, game: str, options: Options, whose: Whose) -> Trial:
        """A trial that nobody has asked for yet is played from now on."""
        if self.full(whose[0]):
            raise Illegal("slow-down", "trop de mesures en cours : attendez un peu", "too many trials: wait a little")
        trial = Trial(game, options, self.services.settings.trials)
        return self.begin(name_of(game, options), trial, whose[0], self.measure(trial, whose))

    async def measure(self, trial: Trial, whose: Whose) -> None:
        """Piece after piece."""
        seating = trial.seating()
        for numbers in trial.todo():
            async with self.turn:
                began = monotonic()
                games = await self.services.bot_pool.run(play, seating, numbers, whose=whose)
                trial.note(games, monotonic() - began)


def name_of(game: str, options: Options) -> str:
    """A trial is known by what is tried; sheets are long."""
    return blake2b(repr((game, sorted(options.items()))).encode(), digest_size=16).hexdigest()
