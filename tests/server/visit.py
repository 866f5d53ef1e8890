"""A server without a network: the whole application in this process, with a clock that only the test moves."""

import asyncio
import json
import random
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.toy import TOY
from tests.toys.claims import CLAIMS
from tests.toys.story import STORY
from veillee.server import game_cache
from veillee.server.app import Application
from veillee.server.bots import BotPool, Found
from veillee.server.line import EXTENSION
from veillee.server.settings import Limits, Settings
from veillee.server.socket import Conversation
from veillee.server.store import Job, Store

HOST = "veillee.test"
PATIENCE = 120.0
MANY = (1_000_000, 1.0)
PATIENT = Limits(
    messages=MANY, talk=MANY, requests=MANY, tables=MANY, seats=MANY, rounds=MANY, texts=1_000_000, listed=1_000_000
)
"""Limits that do not matter, for tests that are about something else."""
JSON = {"Content-Type": "application/json"}
Said = dict[str, Any]

game_cache.known |= {game.key: game for game in (TOY, CLAIMS, STORY)}


def prose(sentence: list[Any]) -> str:
    """A sentence of the wire as a line of text."""
    return "".join(piece if isinstance(piece, str) else piece["text"] for piece in sentence)


def played(scenario: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that is a conversation."""

    def test(tmp_path: Path) -> None:
        asyncio.run(scenario(tmp_path))

    test.__doc__ = scenario.__doc__
    return test


@contextmanager
def one_secret() -> Iterator[None]:
    """Every match that begins meanwhile has the same dice."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("veillee.server.table.new_secret", lambda: "07" * 32)
        yield


class Clock:
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Nearby(BotPool):
    """Bots that think in this process."""

    async def submit(self, work: Callable[..., Found], *args: object, seconds: float = 0.0) -> Found:
        return work(*args)


class NearLine:
    """A line (veillee/server/line.py) to a client in this process, who fetches everything at once."""

    unread = 0

    def __init__(self, socket: "Socket") -> None:
        self.socket = socket
        self.heard = asyncio.Event()

    def carry(self, conversation: Conversation) -> None:
        self.socket.talk = asyncio.create_task(self.carry_on(conversation))

    async def carry_on(self, conversation: Conversation) -> None:
        """Lets the server hear what is said, one thing when it has heard the other, until it knows that the client has gone."""
        while not conversation.over:
            event = await self.socket.saying.get()
            self.heard.clear()
            conversation.hear(event)
            if event["type"] == "websocket.disconnect" and conversation.task is not None:
                await asyncio.wait([conversation.task])
            else:
                await self.heard.wait()

    def read_on(self) -> None:
        self.heard.set()

    def write(self, data: bytes) -> None:
        event = {"type": "websocket.send", "text": data.decode(), "at": self.socket.clock()}
        self.socket.heard.put_nowait(event)

    async def fetched(self) -> None:
        return

    def end(self, code: int) -> None:
        self.socket.heard.put_nowait({"type": "websocket.close", "code": code})
        self.socket.saying.put_nowait({"type": "websocket.disconnect", "code": code})
        self.heard.set()


class Socket:
    """A client's end of a WebSocket, spoken to by the ASGI protocol itself."""

    def __init__(
        self, asgi: Any, table: str, headers: list[tuple[bytes, bytes]], address: str, clock: Callable[[], float]
    ) -> None:
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.saying: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.saying.put_nowait({"type": "websocket.connect"})
        self.raw: list[str] = []
        """Every text received, as it came over the wire."""
        self.times: list[float] = []
        """When the server sent each."""
        self.clock = clock
        path = f"/api/tables/{table}/socket"
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": [(b"host", HOST.encode()), *headers],
            "client": (address, 1),
            "server": (HOST, 80),
            "subprotocols": [],
            "state": {},
            "extensions": {EXTENSION: NearLine(self)},
        }
        self.task = asyncio.create_task(asgi(scope, self.saying.get, self.hear))
        self.talk: asyncio.Task[None] | None = None
        """What is said after the welcome."""
        self.state: Said = {}
        """The last state seen."""
        self.token: str | None = None

    async def hear(self, event: dict[str, Any]) -> None:
        if event["type"] == "websocket.send":
            event = {**event, "at": self.clock()}
        self.heard.put_nowait(event)

    def say(self, **message: Any) -> None:
        self.say_text(json.dumps(message))

    def say_text(self, text: str) -> None:
        self.saying.put_nowait({"type": "websocket.receive", "text": text})

    async def event(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            return await self.heard.get()

    async def next(self, *kinds: str) -> Said:
        """The next message, or the next of these kinds."""
        while True:
            event = await self.event()
            assert event["type"] == "websocket.send", event
            self.raw.append(event["text"])
            self.times.append(event["at"])
            message: Said = json.loads(event["text"])
            self.notice(message)
            if not kinds or message["type"] in kinds:
                return message

    def notice(self, message: Said) -> None:
        if message["type"] == "state":
            self.state = message
        elif message.get("state"):
            self.state = message["state"]

    async def reply(self, command: str) -> Said:
        """The reply to a command, whatever else is told before."""
        while (message := await self.next("state", "refused")).get("command_id") != command:
            pass
        return message

    async def quiet(self) -> list[Said]:
        """Everything that has been said so far, once nothing more comes."""
        found: list[Said] = []
        self.say(type="ping")
        while (message := await self.next())["type"] != "pong":
            found.append(message)
        return found

    async def ending(self) -> Said:
        """How the match ended, once it has."""
        while not self.state["over"]:
            await self.next("state", "welcome")
        over: Said = self.state["over"]
        return over

    async def closed(self) -> int:
        """The code with which the server ended the conversation."""
        while (event := await self.event())["type"] != "websocket.close":
            if event["type"] == "websocket.send":
                self.raw.append(event["text"])
                self.times.append(event["at"])
        return int(event["code"])

    async def leave(self) -> None:
        self.saying.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self.task
        if self.talk is not None:
            await self.talk

    @property
    def gone(self) -> bool:
        return self.task.done() and (self.talk is None or self.talk.done())

    @property
    def asked(self) -> Said | None:
        decision: Said | None = self.state["decision"]
        return decision

    def pick(self, index: int, command_id: str = "", **more: Any) -> str:
        """Picks an option; gives the id of the command."""
        command = command_id or f"c{random.getrandbits(48):x}"
        self.say(**{"type": "pick", "seq": self.state["seq"], "command_id": command, "pick": index, **more})
        return command

    def choose(self, label: str, **more: Any) -> str:
        """Picks the option that is called so."""
        assert self.asked is not None
        return self.pick([prose(option["label"]) for option in self.asked["options"]].index(label), **more)

    def write(self, text: str, **more: Any) -> str:
        """Takes the option of writing."""
        assert self.asked is not None
        return self.pick([option["kind"] for option in self.asked["options"]].index("text"), text=text, **more)


class Visit:
    """A running server and those who come to it."""

    def __init__(self, app: Application, clock: Clock, http: httpx.AsyncClient) -> None:
        self.app = app
        self.hub = app.hub
        self.clock = clock
        self.http = http
        self.sockets: list[Socket] = []

    async def post(self, path: str, body: Said, token: str | None = None, status: int = 201) -> Said:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        reply = await self.http.post(path, json=body, headers=headers)
        assert reply.status_code == status, reply.text
        found: Said = reply.json()
        return found

    async def get(self, path: str, token: str | None = None, status: int = 200) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        reply = await self.http.get(path, headers=headers)
        assert reply.status_code == status, reply.text
        return reply.json()

    async def replay(self, match: str, query: str, token: str | None = None) -> Said:
        """A whole replay, all its pages together."""
        address = f"/api/matches/{match}/replay?{query}"
        found: Said = await self.get(address, token)
        for page in range(1, found["pages"]):
            found["frames"] += (await self.get(f"{address}&page={page}", token))["frames"]
        return found

    async def open(self, **body: Any) -> Said:
        """Opens a table of Légions with Ana at it."""
        return await self.post("/api/tables", {"game": "legions", "name": "Ana", **body})

    async def company(self, game: str, *names: str, **body: Any) -> tuple[list[Socket], str]:
        """Some people at a table of a game, all connected; the first has opened it."""
        host = await self.open(game=game, name=names[0], seats=len(names), **body)
        table = host["table"]
        others = [await self.post(f"/api/tables/{table}/sit", {"name": name}) for name in names[1:]]
        return [await self.sit({**one, "table": table}) for one in (host, *others)], table

    async def duel(self, **body: Any) -> tuple[Socket, Socket, str]:
        """Ana and Bob at a table, both connected."""
        ana = await self.open(**body)
        bob = await self.post(f"/api/tables/{ana['table']}/sit", {"name": "Bob"})
        return await self.sit(ana), await self.sit({**bob, "table": ana["table"]}), ana["table"]

    async def sit(self, seated: Said) -> Socket:
        return await self.join(seated["table"], seated["token"])

    def connect(self, table: str, address: str = "10.0.0.1", **headers: str) -> Socket:
        raw = [(name.encode(), value.encode()) for name, value in headers.items()]
        socket = Socket(self.app.asgi, table, raw, address, self.clock)
        self.sockets.append(socket)
        return socket

    async def join(self, table: str, token: str | None = None, **hello: Any) -> Socket:
        """A socket that has been welcomed."""
        socket = self.connect(table)
        socket.token = token
        socket.say(type="hello", token=token, **{"lang": "en", **hello})
        assert (await socket.event())["type"] == "websocket.accept"
        await socket.next("welcome")
        return socket

    async def pass_time(self, seconds: float, everyone_here: bool = True) -> None:
        """Lets time pass; those who are here give a sign of life."""
        self.clock.now += seconds
        for table in self.hub.tables.values():
            for listener in table.listeners:
                if everyone_here:
                    table.heard(listener)
        await self.hub.sweep()
        for _ in range(3):
            await asyncio.sleep(0)

    async def until(self, true: Callable[[], bool] | Callable[[], Awaitable[bool]]) -> None:
        """Waits for something that happens by itself."""
        async with asyncio.timeout(PATIENCE):
            while True:
                found = true()
                if found if isinstance(found, bool) else await found:
                    return
                await asyncio.sleep(0.01)


def settings_of(tmp_path: Path, clock: Clock, **changes: Any) -> Settings:
    quiet: Said = {"sweep": 0.0, "limits": PATIENT, "line_pace": 0.0, "steady_seconds": 0.0}
    quiet |= {"window_pace": (0.0, 0.0), "forced_delay": (0.0, 0.0), "alike_delay": (0.0, 0.0)}
    return Settings(**{"database": f"sqlite:///{tmp_path / 'veillee.db'}", "now": clock, **quiet, **changes})


def counting(store: Store) -> list[int]:
    """Fills as the store tries to write: the number of jobs in each transaction."""
    sizes: list[int] = []
    transact = store.transact

    async def counted(batch: list[Job], clashes: bool) -> set[Job]:
        sizes.append(len(batch))
        return await transact(batch, clashes)

    store.transact = counted  # type: ignore[method-assign]
    return sizes


@asynccontextmanager
async def visit(tmp_path: Path, clock: Clock | None = None, **changes: Any) -> AsyncGenerator[Visit, None]:
    """A server for as long as the test lasts."""
    clock = clock or Clock()
    app = Application(settings_of(tmp_path, clock, **changes))
    app.hub.services.bot_pool = Nearby(1, 1.0)
    transport = httpx.ASGITransport(app.asgi, client=("10.0.0.1", 1))
    async with app.litestar.lifespan(), httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}") as http:
        found = Visit(app, clock, http)
        try:
            yield found
        finally:
            for socket in found.sockets:
                if not socket.gone:
                    await socket.leave()


async def play_on(sockets: list[Socket], whims: random.Random, most: int = 10_000) -> int:
    """The players answer at random until the match is over or so many answers are given; gives how many were."""
    given = 0
    while given < most and not sockets[0].state["over"]:
        asked = [socket for socket in sockets if socket.asked]
        assert asked, [socket.state for socket in sockets]
        socket = whims.choice(asked)
        assert socket.asked is not None
        index = whims.randrange(len(socket.asked["options"]))
        text = f"{given}" if socket.asked["options"][index]["kind"] == "text" else ""
        assert (await socket.reply(socket.pick(index, text=text)))["type"] == "state"
        given += 1
        for other in sockets:
            await other.quiet()
    return given
