"""Background jobs: what somebody asked for lately, worked out piece by piece in the bots' worker pool so that no table waits long, and cached."""

import asyncio
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Generic, TypeVar

from veillee.server.logs import log
from veillee.server.tasks import Tasks

Key = TypeVar("Key")
Job = TypeVar("Job")


class Jobs(Generic[Key, Job]):
    """The jobs that were begun lately, done or under way."""

    def __init__(self, remembered: int, at_once: int) -> None:
        self.remembered = remembered
        self.at_once = at_once
        self.known: OrderedDict[Key, Job] = OrderedDict()
        self.tasks = Tasks()
        self.turn = asyncio.Lock()
        """Held for a piece of work: jobs under way take turns."""

    def find(self, key: Key) -> Job | None:
        return self.known.get(key)

    @property
    def full(self) -> bool:
        """Whether as many are under way as may be."""
        return len(self.tasks) >= self.at_once

    def begin(self, key: Key, job: Job, work: Coroutine[None, None, None]) -> Job:
        """A job that nobody has asked for yet: it is worked on from now on."""
        self.known[key] = job
        while len(self.known) > self.remembered:
            self.known.popitem(last=False)
        self.tasks.spawn(self.finish(key, work))
        return job

    async def finish(self, key: Key, work: Coroutine[None, None, None]) -> None:
        """A job that fails is forgotten, so that it can be asked for again."""
        try:
            await work
        except Exception:
            self.known.pop(key, None)
            log.exception("a background job failed", extra={"job": type(self).__name__})

    async def close(self) -> None:
        await self.tasks.close()
