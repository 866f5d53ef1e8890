"""Bots think in worker processes, so that a table never waits for another table's bot."""

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
from veillee.core.game import Options
from veillee.core.live import Live
from veillee.server.shelf import game

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


def live_match(match_id: str, key: str, seats: int, options: Options, secret: str, answers: list[Answer]) -> Live:
    """The match at its open decision: the one remembered if it is on the way there, else replayed."""
    live = remembered.pop(match_id, None)
    if live is None or live.answers != answers[: len(live.answers)]:
        live = Live(game(key).match(SealedDice(bytes.fromhex(secret)), seats, options, ask_all=True))
    for seat, value in answers[len(live.answers) :]:
        live.answer(seat, live.number, value)
    remembered[match_id] = live
    while len(remembered) > REMEMBERED:
        remembered.popitem(last=False)
    return live


def think(
    match_id: str,
    key: str,
    seats: int,
    options: Options,
    secret: str,
    answers: list[Answer],
    seat: int,
    level: str,
    seconds: float,
) -> int:
    """A bot's answer. It sees the seat's own knowledge only: bots resample what is hidden before they think."""
    live = live_match(match_id, key, seats, options, secret, answers)
    return bot(level, game(key), secrets.randbits(32), seconds).answer(live, seat)


class Thinkers:
    """The pool of workers; one that dies is replaced."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self.pool: ProcessPoolExecutor | None = None

    async def answer(
        self,
        match_id: str,
        key: str,
        seats: int,
        options: Options,
        secret: str,
        answers: list[Answer],
        seat: int,
        level: str,
    ) -> int:
        return await self.apart(think, match_id, key, seats, options, secret, answers, seat, level, self.seconds)

    async def apart(self, work: Callable[..., Found], *args: object) -> Found:
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
