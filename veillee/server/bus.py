"""The message bus (pub/sub) between servers, over Litestar's channels: in memory for one server, Redis or Valkey for several."""

from collections.abc import Callable
from typing import Final

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from veillee.core.match import Illegal

CHANNEL: Final = "veillee"


def channel_of(house: str) -> str:
    """The channel of the servers of one database: another house may use the same bus."""
    return f"{CHANNEL}:{house}"


def backend(url: str, missed: Callable[[], None]) -> ChannelsBackend:
    """The carrier; it says when messages may have been missed."""
    if not url:
        return MemoryChannelsBackend()
    from veillee.server.redis_bus import steady_redis

    try:
        return steady_redis(url, missed)
    except ValueError:
        raise Illegal(
            "bus",
            "adresse de bus illisible ; exemple : redis://127.0.0.1:6379/0",
            "unreadable bus address; example: redis://127.0.0.1:6379/0",
        ) from None


def channels(back: ChannelsBackend) -> ChannelsPlugin:
    return ChannelsPlugin(back, arbitrary_channels_allowed=True)
