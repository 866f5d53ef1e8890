"""Background jobs: what somebody asked for lately, worked out piece by piece in the bots' worker pool so that no table waits long, and cached."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Coroutine
from typing import Final, Generic, TypeVar

from veillee.server.logs import log
from veillee.server.tasks import Tasks

SHARE: Final = 4
"""One address has at most the fourth part of the jobs that may be under way."""

Key = TypeVar("Key")
Job = TypeVar("Job")


class Jobs(Generic[Key, Job]):
    """The jobs that were begun lately, done or under way."""

    def __init__(self, remembered: int, at_once: int) -> None:
        self.remembered = remembered
        self.at_once = at_once
        self.known: OrderedDict[Key, Job] = OrderedDict()
        self.tasks = Tasks()
        self.asked: Counter[str] = Counter()
        """How many are under way for each address."""
        self.turn = asyncio.Lock()
        """Held for a piece of work: jobs under way take turns."""

    def find(self, key: Key) -> Job | None:
        return self.known.get(key)

    def full(self, address: str) -> bool:
        """Whether as many are under way as may be, in all or for one address: what one asks for leaves room for the others."""
        return len(self.tasks) >= self.at_once or self.asked[address] >= max(1, self.at_once // SHARE)

    def begin(self, key: Key, job: Job, address: str, work: Coroutine[None, None, None]) -> Job:
        """A job that nobody has asked for yet: it is worked on from now on."""
        self.known[key] = job
        while len(self.known) > self.remembered:
            self.known.popitem(last=False)
        self.asked[address] += 1
        self.tasks.spawn(self.finish(key, address, work))
        return job

    async def finish(self, key: Key, address: str, work: Coroutine[None, None, None]) -> None:
        """A job that fails is forgotten, so that it can be asked for again."""
        try:
            await work
        except Exception:
            self.known.pop(key, None)
            log.exception("a background job failed", extra={"job": type(self).__name__})
        finally:
            self.asked[address] -= 1
            if not self.asked[address]:
                del self.asked[address]

    async def close(self) -> None:
        await self.tasks.close()
