"""The worker pool: bots think in processes of their own, and what takes long is made there, in turns that are fair between guests."""

import asyncio
import hashlib
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar, cast

from veillee.bots.levels import bot
from veillee.core.choosers import Answer
from veillee.core.live import Live
from veillee.core.match import WRITE, Illegal
from veillee.server.fair_queue import HOUSE, FairQueue, Whose
from veillee.server.game_cache import game
from veillee.server.rows import MatchRow

Found = TypeVar("Found")

REMEMBERED: Final = 64
"""How many matches a worker keeps, so that it need not replay them at every move."""

NICENESS: Final = 5
LONGEST: Final = 10.0
"""How long a worker may be busy with what a guest asked for, in seconds of its processor: a busy machine refuses nobody."""
SHORTEST: Final = 0.1
"""The least that a bot is given to think when many wait, in seconds."""

remembered: OrderedDict[str, Live] = OrderedDict()


def begin() -> None:
    """A worker leaves the interrupt key to the server, ends with it, however the server ends, and lets it go first meanwhile."""
    os.nice(NICENESS)
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
        live = Live(game(match.game).match(match.dice, match.seats, match.options, ask_all=True))
    for answer in answers[len(live.answers) :]:
        live.feed(answer)
    remembered[match.id] = live
    while len(remembered) > REMEMBERED:
        remembered.popitem(last=False)
    return live


def seed_of(match: MatchRow, seat: int, *moment: object) -> int:
    """What a bot's chances at a moment are drawn from: nobody can foresee them, and a guided match is the same for everyone."""
    words = f"veillee bot {match.secret} {seat} {moment}".encode()
    return int.from_bytes(hashlib.blake2b(words, digest_size=4).digest())


def think(
    match: MatchRow, answers: list[Answer], seat: int, level: str, seconds: float, must: bool
) -> tuple[int, str | None]:
    """A bot's answer, with what it writes. It sees the seat's own knowledge only: bots resample what is hidden before they think."""
    live = live_match(match, answers)
    thinker = bot(level, game(match.game), seed_of(match, seat, len(answers)), seconds)
    option = thinker.answer(live, seat, must)
    return option, thinker.text(live, seat) if option == WRITE else None


Refusal = tuple[str, str, str, int, int]
"""An `Illegal` on its way from a worker: exceptions with arguments of their own do not travel."""


def attempted(
    work: Callable[..., Found], args: tuple[object, ...], seconds: float
) -> tuple[Refusal | None, Found | None]:
    """What a worker finds in time, or why it is refused; this runs in the worker."""
    signal.signal(signal.SIGPROF, too_long)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        return None, work(*args)
    except Illegal as illegal:
        return (illegal.code, illegal.text.fr, illegal.text.en, illegal.line, illegal.column), None
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def too_long(_signal: int, _frame: object) -> None:
    raise Illegal("too-long", "cela demande trop de travail", "this takes too much work")


class BotPool:
    """The pool of workers; one that dies is replaced."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self.queue = FairQueue(workers)
        self.pool: ProcessPoolExecutor | None = None

    @property
    def patience(self) -> float:
        """How long a bot may think now: the more wait for a turn, the shorter."""
        crowd = self.queue.length / max(1, self.workers)
        return max(min(SHORTEST, self.seconds), self.seconds / (1.0 + crowd))

    async def answer(
        self, match: MatchRow, answers: list[Answer], seat: int, level: str, must: bool, whose: Whose = HOUSE
    ) -> tuple[int, str | None]:
        async with self.queue.turn(whose):
            return await self.submit(think, match, answers, seat, level, self.patience, must)

    async def run(
        self, work: Callable[..., Found], *args: object, whose: Whose = HOUSE, seconds: float = LONGEST
    ) -> Found:
        """What a worker finds, when its turn has come."""
        async with self.queue.turn(whose):
            return await self.submit(work, *args, seconds=seconds)

    async def submit(self, work: Callable[..., Found], *args: object, seconds: float = LONGEST) -> Found:
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, spawn, begin)
        try:
            refusal, found = await asyncio.wrap_future(self.pool.submit(attempted, work, args, seconds + self.seconds))
        except BrokenProcessPool:
            await self.close()
            raise
        if refusal is not None:
            raise Illegal(*refusal)
        return cast(Found, found)

    async def close(self) -> None:
        """Ends the workers; one that is thinking finishes its thought."""
        pool, self.pool = self.pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)
