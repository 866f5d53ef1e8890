"""The message bus through Redis or Valkey; loaded only where there are several servers."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterable
from typing import Any, Final

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

from veillee.core.match import Illegal
from veillee.server.logs import log

AGAIN: Final = 1.0
"""Seconds before a lost bus is tried again."""


class SteadyRedis(RedisChannelsPubSubBackend):
    """A Redis that may go away and come back: what was lost meanwhile is read from the database."""

    missed: Callable[[], None]

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """In Redis' own word: a script is for several channels at once, and dearer."""
        try:
            for channel in channels:
                await self._redis.publish(channel, data)
        except (RedisError, OSError):
            log.warning("the bus is out of reach")

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            try:
                async for event in super().stream_events():
                    yield event
            except (RedisError, OSError):
                await asyncio.sleep(AGAIN)
                self.missed()


def steady_redis(url: str, missed: Callable[[], None]) -> SteadyRedis:
    bus = SteadyRedis(redis=Redis.from_url(url), key_prefix="veillee")
    bus.missed = missed
    return bus


async def reach(url: str) -> None:
    """Refuses a bus that does not answer."""
    try:
        async with Redis.from_url(url) as bus:
            await bus.get("veillee")
    except (RedisError, OSError, ValueError) as error:
        raise Illegal("bus", f"le bus ne répond pas : {error}", f"the bus does not answer: {error}") from None
