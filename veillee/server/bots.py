"""The bots' worker pool: they think in processes of their own, so that a table never waits for another table's bot."""

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from veillee.bots.levels import bot
from veillee.core.choosers import Answer
from veillee.core.dice import SealedDice
from veillee.core.live import Live
from veillee.core.match import WRITE
from veillee.server.game_cache import game
from veillee.server.rows import MatchRow

Found = TypeVar("Found")

REMEMBERED: Final = 64
"""How many matches a worker keeps, so that it need not replay them at every move."""

remembered: OrderedDict[str, Live] = OrderedDict()


def begin() -> None:
    """A worker leaves the interrupt key to the server, and ends with it, however the server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def live_match(match: MatchRow, answers: list[Answer]) -> Live:
    """The match at its open decision: the one remembered if it is on the way there, else replayed."""
    live = remembered.pop(match.id, None)
    if live is None or live.answers != answers[: len(live.answers)]:
        dice = SealedDice(bytes.fromhex(match.secret))
        live = Live(game(match.game).match(dice, match.seats, match.options, ask_all=True))
    for answer in answers[len(live.answers) :]:
        live.feed(answer)
    remembered[match.id] = live
    while len(remembered) > REMEMBERED:
        remembered.popitem(last=False)
    return live


def think(
    match: MatchRow, answers: list[Answer], seat: int, level: str, seconds: float, must: bool
) -> tuple[int, str | None]:
    """A bot's answer, with what it writes. It sees the seat's own knowledge only: bots resample what is hidden before they think."""
    live = live_match(match, answers)
    thinker = bot(level, game(match.game), secrets.randbits(32), seconds)
    option = thinker.answer(live, seat, must)
    return option, thinker.text(live, seat) if option == WRITE else None


class BotPool:
    """The pool of workers; one that dies is replaced."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self.pool: ProcessPoolExecutor | None = None

    async def answer(
        self, match: MatchRow, answers: list[Answer], seat: int, level: str, must: bool
    ) -> tuple[int, str | None]:
        return await self.run(think, match, answers, seat, level, self.seconds, must)

    async def run(self, work: Callable[..., Found], *args: object) -> Found:
        """What a worker finds."""
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, spawn, begin)
        try:
            return await asyncio.wrap_future(self.pool.submit(work, *args))
        except BrokenProcessPool:
            await self.close()
            raise

    async def close(self) -> None:
        """Ends the workers; one that is thinking finishes its thought."""
        pool, self.pool = self.pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)
