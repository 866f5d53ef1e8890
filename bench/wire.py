"""The other end of the wire for measurements, as cheap as it can be: what the driver uses of the processor is missing to the server.

A socket without the checks a real client needs, and an HTTP connection that is kept. Nobody else should use them.
"""

import asyncio
from collections.abc import Callable
from typing import cast

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, CLOSE = 0x1, 0x8
MASK = b"\0\0\0\0"
"""A mask that changes nothing here; the server takes it off like any other."""


class Line(asyncio.Protocol):
    """A socket; it gives whole messages to `hear`, and says when it is lost."""

    def __init__(self, path: str, port: int, hear: Callable[[bytes], None]) -> None:
        self.greeting = HANDSHAKE.format(path=path, port=port).encode()
        self.hear = hear
        self.unread = b""
        self.open = asyncio.Event()
        self.lost = asyncio.Event()

    @classmethod
    async def to(cls, port: int, path: str, hear: Callable[[bytes], None]) -> "Line":
        """One that is open: what comes before the server has agreed would not be heard."""
        _, line = await asyncio.get_running_loop().create_connection(lambda: cls(path, port, hear), "127.0.0.1", port)
        await line.open.wait()
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.greeting)

    def connection_lost(self, exc: Exception | None) -> None:
        self.open.set()
        self.lost.set()

    def data_received(self, data: bytes) -> None:
        data = self.unread + data if self.unread else data
        at = 0
        if not self.open.is_set():
            greeted = data.find(b"\r\n\r\n")
            if greeted < 0:
                self.unread = data
                return
            at = greeted + 4
            self.open.set()
        while (frame := frame_at(data, at)) is not None:
            begin, stop = frame
            if data[at] & 0xF == TEXT:
                self.hear(data[begin:stop])
            elif data[at] & 0xF == CLOSE:
                self.transport.close()
            at = stop
        self.unread = data[at:]

    def send(self, data: bytes) -> None:
        size = len(data)
        head = bytes((0x81, 0x80 | size)) if size < 126 else bytes((0x81, 0xFE)) + size.to_bytes(2, "big")
        self.transport.write(head + MASK + data)

    def close(self) -> None:
        self.transport.abort()


def frame_at(data: bytes, at: int) -> tuple[int, int] | None:
    """Where what is in a frame begins and ends, once it is there whole."""
    if len(data) < at + 2:
        return None
    size, begin = data[at + 1] & 0x7F, at + 2
    if size > 125:
        begin += 2 if size == 126 else 8
        size = int.from_bytes(data[at + 2 : begin], "big")
    return (begin, begin + size) if len(data) >= begin + size else None


class Http:
    """A connection for one request after the other."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.ends: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: bytes = b"") -> bytes:
        """The body of the reply; anything but success is an error."""
        if self.ends is None:
            self.ends = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.ends
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        writer.write(head.encode() + body)
        reply = (await reader.readuntil(b"\r\n\r\n")).lower()
        size = int(reply.partition(b"content-length:")[2].partition(b"\r\n")[0])
        found = await reader.readexactly(size)
        if not reply.startswith(b"http/1.1 2"):
            raise OSError(f"{method} {path}: {reply.splitlines()[0].decode()} {found.decode()}")
        return found

    def close(self) -> None:
        if self.ends is not None:
            self.ends[1].close()
