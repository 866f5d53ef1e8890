"""The HTTP protocol at the door: connections are counted when they are accepted, and a request must arrive in time (against slow loris)."""

import asyncio
import resource
from functools import partial
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from veillee.server.limits import ConnectionLimit, guest_of
from veillee.server.line import Line

REQUEST_TIMEOUT: Final = 20.0
"""Seconds from the opening of a connection, or the first byte of a further request, until the request has come in whole."""
HEAD_BYTES: Final = 1 << 16
"""How long the head of a request may be: nothing of it reaches us before it is whole."""
REQUEST_BYTES: Final = 1 << 21
"""How many bytes a whole request may take, however small the pieces in which it comes; what it says is bounded besides."""
TOO_LONG: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
SPARE_DESCRIPTORS: Final = 128
"""What the database, the workers and the log may need besides."""


def descriptors() -> int:
    """Raises the limit of open files as far as the system lets us; gives it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = 1 << 20 if hard == resource.RLIM_INFINITY else hard
    if soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


class Door:
    """Who is connected: so many from one address, unless a proxy speaks for many, and so many in all."""

    def __init__(self, most_each: int, most: int, proxies: tuple[str, ...], timeout: float = REQUEST_TIMEOUT) -> None:
        self.each = ConnectionLimit(most_each)
        self.most = most
        self.proxies = proxies
        self.timeout = timeout
        self.count = 0

    def enter(self, address: str) -> bool:
        if self.count >= self.most or not (address in self.proxies or self.each.enter(guest_of(address))):
            return False
        self.count += 1
        return True

    def leave(self, address: str) -> None:
        self.count -= 1
        if address not in self.proxies:
            self.each.leave(guest_of(address))


def protocol_of(door: Door) -> type[HttpToolsProtocol]:
    """Uvicorn's protocol with our door before it."""

    class Guarded(HttpToolsProtocol):
        """One connection; a socket that it becomes is still counted, until it is closed."""

        timer: asyncio.TimerHandle | None = None
        entered: str | None = None
        in_head = True
        come = 0
        """How many bytes of the request have come that is not whole yet."""

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            address = self.client[0] if self.client else ""
            if not door.enter(address):
                transport.abort()
                return
            self.entered = address
            self.hurry()

        def connection_lost(self, exc: Exception | None) -> None:
            self.rest()
            self.go()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if self.come > (HEAD_BYTES if self.in_head else REQUEST_BYTES):
                self.transport.write(TOO_LONG)
                self.transport.close()
                return
            self.come += len(data)
            super().data_received(data)

        def on_message_begin(self) -> None:
            if self.timer is None:
                self.hurry()
            super().on_message_begin()

        def handle_websocket_upgrade(self) -> None:
            """The socket's own protocol hears when it is closed; we have to know too."""
            self.rest()
            super().handle_websocket_upgrade()
            successor = self.transport.get_protocol()
            assert isinstance(successor, Line)
            if self.entered is not None:
                successor.left = partial(door.leave, self.entered)
                self.entered = None

        def on_headers_complete(self) -> None:
            self.in_head = False
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self.rest()
            self.in_head, self.come = True, 0
            super().on_message_complete()

        def hurry(self) -> None:
            self.timer = self.loop.call_later(door.timeout, self.transport.abort)

        def rest(self) -> None:
            if self.timer is not None:
                self.timer.cancel()
                self.timer = None

        def go(self) -> None:
            if self.entered is not None:
                door.leave(self.entered)
                self.entered = None

    return Guarded
