"""A line: the server's end of a WebSocket. What is said over it is bytes already, and is written as it is, at once."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol, cast

from litestar import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from veillee.server.limits import Bucket
from veillee.server.logs import log

EXTENSION: Final = "veillee.line"
"""Under what an application finds its line in the scope."""
TEXT: Final = 0x81
"""How the frame of a whole text begins."""
PORTION: Final = 4096
"""How many bytes are read at a time: what is in them is work, and others want to be heard too."""
UNHEARD: Final = 1 << 20
"""How many bytes may have come that are not read yet."""
FRAMES: Final = 256
"""How many frames may come at once that are no messages: pings, and parts of what could have been said whole. Then one a second; our client sends none."""


def framed(data: bytes) -> bytes:
    """A text in the one frame that carries it (RFC 6455, 5.2)."""
    size = len(data)
    if size < 126:
        return bytes((TEXT, size)) + data
    if size < 1 << 16:
        return bytes((TEXT, 126, size >> 8, size & 0xFF)) + data
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + data


class Carried(Protocol):
    """What goes on over a line."""

    def hear(self, event: Mapping[str, Any]) -> None:
        """Something has come, or the line has ended."""


class Line(WebSocketsSansIOProtocol):
    """Uvicorn's protocol, over which a conversation may go on when the application that began it has returned.

    Nothing of the request is kept for it then: no tasks, no queues, no headers.
    """

    carried: Carried | None = None
    left: Callable[[], None] | None = None
    """Hears that the connection is lost."""
    unheard = b""
    """What has come and was not read yet."""
    patience: Bucket | None = None
    """How many more frames are borne that are no messages, once there was one."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Reads a portion now; the others have their turn before the next, and nothing more is fetched meanwhile."""
        waiting = self.unheard
        self.unheard = waiting + data
        if not waiting:
            self.read_portion()
        elif len(self.unheard) > UNHEARD:
            self.transport.abort()
        else:
            self.transport.pause_reading()

    def read_portion(self) -> None:
        portion, self.unheard = self.unheard[:PORTION], self.unheard[PORTION:]
        super().data_received(portion)
        if self.transport.is_closing():
            self.unheard = b""
        elif self.unheard:
            self.transport.pause_reading()
            self.loop.call_soon(self.read_rest)

    def read_rest(self) -> None:
        """The next portion; after the last more may come, unless something that was said waits to be heard."""
        if not self.transport.is_closing():
            self.read_portion()
            if not self.unheard and not self.read_paused and not self.transport.is_closing():
                self.transport.resume_reading()

    def handle_ping(self) -> None:
        self.bear()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self.bear()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self.bear()
        super().handle_cont(event)

    def bear(self) -> None:
        """A frame that is no message of its own; whoever sends more than a few is cut off."""
        if self.patience is None:
            self.patience = Bucket(FRAMES, self.loop.time())
        if not self.patience.take(FRAMES, 1.0, self.loop.time()):
            self.transport.abort()

    async def run_asgi(self) -> None:
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            log.exception("a socket could not be opened")
            self.send_500_response()
        if self.carried is not None:
            del self.scope, self.request, self.response
        elif self.close_timer is None:
            self.transport.close()

    def carry(self, conversation: Carried) -> None:
        """From now on what comes is heard by a conversation."""
        waiting, self.carried = self.queue, conversation
        self.queue = cast("asyncio.Queue[Any]", Ear(conversation))
        while not waiting.empty():
            conversation.hear(waiting.get_nowait())

    def read_on(self) -> None:
        """What has come was heard: the next may come."""
        if self.read_paused:
            self.read_paused = False
            if not self.unheard:
                self.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.carried is not None:
            del self.carried, self.queue  # what was carried knows its line: together they would wait for the collector
        if self.left is not None:
            self.left()

    @property
    def ended(self) -> bool:
        return self.close_sent or self.disconnected or self.transport.is_closing()

    @property
    def unread(self) -> int:
        """How many bytes the reader has not fetched."""
        return 0 if self.ended else self.transport.get_write_buffer_size()

    async def fetched(self) -> None:
        """Waits until the reader has fetched most of what it was told."""
        await self.writable.wait()

    def write(self, data: bytes) -> None:
        if not self.ended:
            self.transport.write(framed(data))

    def end(self, code: int) -> None:
        """Says goodbye; whoever does not answer that in time is cut off, with all that was left unread."""
        if self.ended:
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.read_on()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)


class Ear:
    """Stands where a queue of events stood."""

    __slots__ = ("put_nowait",)

    def __init__(self, conversation: Carried) -> None:
        self.put_nowait = conversation.hear


def line_of(socket: WebSocket[Any, Any, Any]) -> Line:
    """The line of a socket; our server lays one for each."""
    return cast(dict[str, Line], socket.scope["extensions"])[EXTENSION]
