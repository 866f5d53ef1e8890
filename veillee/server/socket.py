"""The WebSocket endpoint: one listener at a table, from its hello to its end."""

import asyncio
from collections.abc import Mapping
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
from veillee.server.line import Line, line_of
from veillee.server.listener import Listener
from veillee.server.logs import log
from veillee.server.table import Table

HELLO_TIMEOUT = 10.0
"""Seconds within which the hello must come."""
BACKLOG = 1 << 20
"""How many bytes may wait for a slow reader before the socket is closed; the client comes back and resumes."""
PORTION = 8192
"""What it costs to be told so many bytes is counted as one message more."""
CODES = {"no-table": 4404, "token": 4401, "private": 4403, "banned": 4403, "closed": 4410, "malformed": 4400}
TOO_LARGE, TOO_MANY, FOREIGN, UNWELCOME, BROKEN = 4413, 4429, 4403, 4400, 1011

NOT_A_MESSAGE = (DecodeError, UnicodeError, RecursionError)
"""What reading a message raises that is none; the last when it is nested too deep."""

Socket = WebSocket[Any, Any, Any]
Event = Mapping[str, Any]
"""What ASGI tells of a socket."""


class SocketListener(Listener):
    """A listener at the other end of a line."""

    def __init__(self, line: Line, place: int, tongue: Tongue, now: float, address: str = "") -> None:
        super().__init__(place, tongue, now, address)
        self.line = line
        self.told = 0
        """How many bytes it has been told in all."""

    def send(self, data: bytes) -> None:
        unread = self.line.unread
        if unread and unread + len(data) > BACKLOG:
            self.line.end(TOO_MANY)
            return
        self.told += len(data)
        self.line.write(data)

    def close(self, code: int, last: bytes | None = None) -> None:
        """Nothing more is said but a last word and the closing code."""
        if last is not None:
            self.line.write(last)
        self.line.end(code)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: FromPath[str], hub: NamedDependency[Hub]) -> None:
    """The beginning of a conversation: hello and welcome. It goes on over the line, without this."""
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
    begun = None
    try:
        begun = await welcomed(socket, table_id, hub, address)
    except (WebSocketDisconnect, TimeoutError):
        return
    finally:
        if begun is None:
            leave(hub, address)
    if begun is not None:
        begun.listener.line.carry(begun)


def leave(hub: Hub, address: str) -> None:
    hub.metrics.sockets.dec()
    hub.connections.leave(address)


def own_origin(socket: Socket, hub: Hub) -> bool:
    """A page may open a socket only to the server it came from; what is not a page names no origin."""
    origin = socket.headers.get("origin")
    if origin is None or origin in hub.settings.origins:
        return True
    return urlsplit(origin).netloc == socket.headers.get("host", "")


async def welcomed(socket: Socket, table_id: str, hub: Hub, address: str) -> "Conversation | None":
    """Hears who is there, and lets them in; None when they are turned away."""
    tongue = FR
    try:
        async with asyncio.timeout(HELLO_TIMEOUT):
            hello = protocol.first.decode(await received(socket))
        if not isinstance(hello, protocol.Hello):
            raise malformed()
        tongue = TONGUES[hello.lang]
        await hub.talk.wait(address)
        table = await hub.table(
            table_id
        )  # and nothing is waited for before the lock, or the table may be let go meanwhile
        listener = SocketListener(line_of(socket), place(table, hello.token), tongue, table.now, address)
        hub.sanctions.check(address, name_of(table, listener))
        async with table.lock:
            await join(table, listener, hello)
        if hub.announcement:
            listener.tell(protocol.Announcement(hub.announcement))
        hub.talk.pay(address, listener.told / PORTION)
    except Illegal as illegal:
        await turn_away(socket, illegal, tongue)
        return None
    except NOT_A_MESSAGE:
        await turn_away(socket, malformed(), tongue)
        return None
    return Conversation(table, listener, hub)


def place(table: Table, token: str | None) -> int:
    """The place of one who has a token; any other may only watch, where that is allowed."""
    if token is not None:
        return table.place_with(token)
    table.may_watch()
    return SPECTATOR


async def join(table: Table, listener: Listener, hello: protocol.Hello) -> None:
    """Welcomes a listener, at the place that his token holds now that his turn has come."""
    await table.begin()
    listener.place = place(table, hello.token)
    table.arrive(listener)
    listener.tell(table.welcome(listener, hello.last))


class Conversation:
    """What is said over a line, until it ends. One who says nothing costs nothing: there is a task only while there is something to hear."""

    __slots__ = ("bucket", "events", "hub", "listener", "over", "table", "task")

    def __init__(self, table: Table, listener: SocketListener, hub: Hub) -> None:
        self.table = table
        self.listener = listener
        self.hub = hub
        self.bucket = Bucket(hub.settings.limits.messages[0], asyncio.get_running_loop().time())
        self.events: list[Event] = []
        """What has come and is not heard yet."""
        self.task: asyncio.Task[None] | None = None
        self.over = False

    def hear(self, event: Event) -> None:
        self.events.append(event)
        if self.task is None and not self.over:
            self.task = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        """Hears what there is, one thing after the other, as they came."""
        try:
            while self.events:
                event = self.events.pop(0)
                if event["type"] != "websocket.receive":
                    self.end()
                    return
                if not self.events:
                    self.listener.line.read_on()
                await self.take_in(said_in(event))
        except Exception:
            log.exception("a conversation broke off", extra={"table": self.table.id})
            self.listener.close(BROKEN)
        finally:
            self.task = None

    def end(self) -> None:
        self.over = True
        self.table.depart(self.listener)
        leave(self.hub, self.listener.address)

    async def take_in(self, data: bytes) -> None:
        """One message, not faster than anybody may speak; one too large ends the conversation."""
        listener, hub = self.listener, self.hub
        if len(data) > protocol.MESSAGE_BYTES:
            listener.close(TOO_LARGE)
            return
        size, rate = hub.settings.limits.messages
        clock = asyncio.get_running_loop().time
        while not self.bucket.take(size, rate, clock()):
            await asyncio.sleep((1 - self.bucket.left) / rate)  # what is not read yet waits at the sender's end
        await listener.line.fetched()
        await hub.talk.wait(listener.address)
        told = listener.told
        try:
            said = protocol.said.decode(data)
        except NOT_A_MESSAGE:
            refuse(listener, malformed())
            return
        try:
            await handle(self.table, listener, said)
        except Exception:
            log.exception(
                "a message could not be taken in", extra={"table": self.table.id, "kind": type(said).__name__}
            )
            refuse(listener, unavailable())
        hub.talk.pay(listener.address, (listener.told - told) / PORTION)
        if self.events:
            await asyncio.sleep(0)  # one who says much does not keep the others waiting


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
    """The next message."""
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="closed")
    return said_in(event)


def said_in(event: Event) -> bytes:
    """A message, whether it came as text or as bytes."""
    text = event.get("text")
    return text.encode() if text is not None else event.get("bytes") or b""
