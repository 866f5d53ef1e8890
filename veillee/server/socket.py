"""The WebSocket endpoint: one listener at a table, from its hello to its end."""

import asyncio
from typing import Any
from urllib.parse import urlsplit

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec import DecodeError

from veillee.core.match import SPECTATOR, Illegal
from veillee.core.text import FR, TONGUES, Tongue
from veillee.server import protocol
from veillee.server.commands import handle, name_of, unavailable
from veillee.server.hub import Hub
from veillee.server.limits import Bucket
from veillee.server.listener import Listener
from veillee.server.logs import log
from veillee.server.table import Table

HELLO_TIMEOUT = 10.0
"""Seconds within which the hello must come."""
BACKLOG = 1 << 20
"""How many bytes may wait for a slow reader before the socket is closed; the client comes back and resumes."""
UNREAD = 1 << 16
"""With so many bytes unread, nothing more is heard from a reader until they are fetched."""
PORTION = 8192
"""What it costs to be told so many bytes is counted as one message more."""
CODES = {"no-table": 4404, "token": 4401, "private": 4403, "banned": 4403, "closed": 4410, "malformed": 4400}
TOO_LARGE, TOO_MANY, FOREIGN, UNWELCOME, RESTART = 4413, 4429, 4403, 4400, 1012

NOT_A_MESSAGE = (DecodeError, UnicodeError, RecursionError)
"""What reading a message raises that is none; the last when it is nested too deep."""

Socket = WebSocket[Any, Any, Any]


class SocketListener(Listener):
    """A listener at the other end of a socket; what it is told waits in a queue of its own."""

    def __init__(self, place: int, tongue: Tongue, now: float, address: str = "") -> None:
        super().__init__(place, tongue, now, address)
        self.outbox: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.closing = False
        self.unread = 0
        """How many bytes wait in the outbox."""
        self.told = 0
        """How many bytes it has been told in all."""
        self.fetched = asyncio.Event()

    def send(self, data: bytes) -> None:
        if self.closing:
            return
        if self.unread and self.unread + len(data) > BACKLOG:
            self.close(TOO_MANY)
            return
        self.unread += len(data)
        self.told += len(data)
        self.outbox.put_nowait(data)

    def close(self, code: int, last: bytes | None = None) -> None:
        """Nothing more is said but a last word and the closing code."""
        self.closing = True
        self.unread = 0
        self.fetched.set()
        while not self.outbox.empty():
            self.outbox.get_nowait()
        if last is not None:
            self.outbox.put_nowait(last)
        self.outbox.put_nowait(code)

    async def deliver(self, socket: Socket) -> None:
        """Sends what there is to send until the end."""
        try:
            while isinstance(data := await self.outbox.get(), bytes):
                await socket.send_data(data, mode="text")
                self.unread -= len(data)
                self.fetched.set()
            await socket.close(data)
        except (WebSocketDisconnect, OSError, RuntimeError):
            return

    async def caught_up(self) -> None:
        """Waits until the reader has fetched most of what it was told."""
        while self.unread > UNREAD and not self.closing:
            self.fetched.clear()
            await self.fetched.wait()


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: FromPath[str], hub: NamedDependency[Hub]) -> None:
    """A conversation: hello, welcome, and then messages both ways."""
    address = socket.client.host if socket.client else ""
    if not own_origin(socket, hub):
        await socket.accept()
        await socket.close(FOREIGN)
        return
    await socket.accept()
    if not hub.connections.enter(address):
        await socket.close(TOO_MANY)
        return
    hub.metrics.sockets.inc()
    try:
        await converse(socket, table_id, hub, address)
    except (WebSocketDisconnect, TimeoutError):
        return
    finally:
        hub.metrics.sockets.dec()
        hub.connections.leave(address)


def own_origin(socket: Socket, hub: Hub) -> bool:
    """A page may open a socket only to the server it came from; what is not a page names no origin."""
    origin = socket.headers.get("origin")
    if origin is None or origin in hub.settings.origins:
        return True
    return urlsplit(origin).netloc == socket.headers.get("host", "")


async def converse(socket: Socket, table_id: str, hub: Hub, address: str) -> None:
    tongue = FR
    try:
        async with asyncio.timeout(HELLO_TIMEOUT):
            hello = protocol.first.decode(await received(socket))
        if not isinstance(hello, protocol.Hello):
            raise malformed()
        tongue = TONGUES[hello.lang]
        table = await hub.table(table_id)
        listener = SocketListener(place(table, hello.token), tongue, table.now, address)
        hub.sanctions.check(address, name_of(table, listener))
        await hub.talk.wait(address)
        async with table.lock:
            await join(table, listener, hello)
        if hub.announcement:
            listener.tell(protocol.Announcement(hub.announcement))
        hub.talk.pay(address, listener.told / PORTION)
    except Illegal as illegal:
        await turn_away(socket, illegal, tongue)
        return
    except NOT_A_MESSAGE:
        await turn_away(socket, malformed(), tongue)
        return
    delivery = asyncio.create_task(listener.deliver(socket))
    try:
        await listen(socket, table, listener, hub)
    finally:
        table.depart(listener)
        if listener.closing:
            await asyncio.wait([delivery], timeout=HELLO_TIMEOUT)
        delivery.cancel()


def place(table: Table, token: str | None) -> int:
    """The place of one who has a token; any other may only watch, where that is allowed."""
    if token is not None:
        return table.place_with(token)
    table.may_watch()
    return SPECTATOR


async def join(table: Table, listener: Listener, hello: protocol.Hello) -> None:
    """Welcomes a listener."""
    await table.begin()
    table.arrive(listener)
    listener.tell(table.welcome(listener, hello.last))


async def listen(socket: Socket, table: Table, listener: SocketListener, hub: Hub) -> None:
    """Hears messages until the socket closes, not faster than anybody may speak; one too large ends it."""
    size, rate = hub.settings.limits.messages
    clock = asyncio.get_running_loop().time
    bucket = Bucket(size, clock())
    while True:
        await asyncio.sleep(0)  # one who says much does not keep the others waiting
        data = await received(socket)
        if len(data) > protocol.MESSAGE_BYTES:
            listener.close(TOO_LARGE)
            return
        while not bucket.take(size, rate, clock()):
            await asyncio.sleep((1 - bucket.left) / rate)  # what is not read yet waits at the sender's end
        await listener.caught_up()
        await hub.talk.wait(listener.address)
        told = listener.told
        try:
            said = protocol.said.decode(data)
        except NOT_A_MESSAGE:
            refuse(listener, malformed())
            continue
        try:
            await handle(table, listener, said)
        except Exception:
            log.exception("a message could not be taken in", extra={"table": table.id, "kind": type(said).__name__})
            refuse(listener, unavailable())
        hub.talk.pay(listener.address, (listener.told - told) / PORTION)


def refuse(listener: SocketListener, illegal: Illegal) -> None:
    listener.tell(protocol.Refused(None, illegal.code, illegal.text.said(listener.tongue)))


def malformed() -> Illegal:
    return Illegal("malformed", "message illisible : voir docs/protocol.md", "unreadable message: see docs/protocol.md")


async def turn_away(socket: Socket, illegal: Illegal, tongue: Tongue) -> None:
    """Says why, and closes."""
    refusal = protocol.Refused(None, illegal.code, illegal.text.said(tongue))
    await socket.send_data(protocol.encode(refusal), mode="text")
    await socket.close(CODES.get(illegal.code, UNWELCOME))


async def received(socket: Socket) -> bytes:
    """The next message, whether it came as text or as bytes."""
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="closed")
    text = event.get("text")
    return text.encode() if text is not None else event.get("bytes") or b""
