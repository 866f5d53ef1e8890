"""Nothing a guest sends is unbounded work on the event loop: what is dear is bounded, made elsewhere, made once, or waits its turn."""

import asyncio
import gzip
import json
import random
import resource
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError
from websockets.server import ServerProtocol

from tests.server.process import free_port
from tests.server.visit import MANY, PATIENT, Clock, Nearby, Socket, Visit, play_on, played, settings_of, visit
from veillee.core.match import Illegal
from veillee.core.text import FR
from veillee.games import game
from veillee.games.cendrelin.cards import line
from veillee.server import projection, protocol, replay
from veillee.server.app import Application
from veillee.server.bots import SHORTEST, BotPool, attempted
from veillee.server.fair_queue import FairQueue
from veillee.server.http_protocol import HEAD_BYTES, REQUEST_BYTES, Door, descriptors, protocol_of
from veillee.server.limits import Budget, Limit, guest_of
from veillee.server.line import EXTENSION, FRAMES, PORTION, Line
from veillee.server.metrics import Metrics
from veillee.server.middleware import OPENING, Middleware
from veillee.server.new_table import LONG, try_out
from veillee.server.sanctions import Sanction, Sanctions, checked
from veillee.server.settings import Limits
from veillee.server.socket import BACKLOG, TOO_MANY, SocketListener


class Told(Nearby):
    """A pool that knows what it was asked to do, and for whom."""

    def __init__(self, workers: int = 1) -> None:
        super().__init__(workers, 1.0)
        self.work: list[str] = []

    async def submit(self, work: Any, *args: object, seconds: float = 0.0) -> Any:
        self.work.append(work.__name__)
        return work(*args)


# Sheets, decks, replays

SHEETS = {
    "lines": "x\n" * 29_999,
    "returns": "x\r" * 29_999,
    "marks": "classe a" + "\u0301" * 50_000,
    "faults": "classe A | B\nfragment A | B •\n" + "- zzz.\n" * 2_900,
}


@pytest.mark.parametrize("kind", SHEETS)
def test_a_hostile_sheet_is_little_work(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted in the comparisons of words, which took eighteen seconds."""
    count = 0
    words: Any = line
    plain = words.SequenceMatcher

    def counting(*args: Any) -> Any:
        nonlocal count
        count += 1
        return plain(*args)

    monkeypatch.setattr(line, "SequenceMatcher", counting)
    with pytest.raises(Illegal) as refused:
        try_out("cendrelin", 2, {"box": SHEETS[kind]})
    assert count <= 50 * len(line.KEYS)
    assert len(refused.value.text.fr) < 500
    assert refused.value.line


@played
async def test_sheets_and_decks_are_read_by_workers(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        pool = server.hub.services.bot_pool = Told()
        for sheet in SHEETS.values():
            body = {"game": "cendrelin", "name": "Ana", "options": {"box": sheet}}
            assert (await server.post("/api/tables", body, status=400))["code"] == "sentence"
        reply = await server.http.post("/api/games/keyforge/decks", json={"text": "2x Troll\n" * 20_000})
        assert reply.status_code == 400
        assert pool.work == ["try_out"] * len(SHEETS) + ["imported"]
        await server.open(options={})
        assert len(pool.work) == len(SHEETS) + 1, f"less than {LONG} characters are read at once"


def endless(_key: str) -> None:
    while True:
        pass


def test_a_worker_stops_what_takes_too_long() -> None:
    refusal, found = attempted(endless, ("x",), 0.01)
    assert found is None
    assert refusal is not None
    assert refusal[0] == "too-long"


async def long_match(server: Visit) -> tuple[Socket, Socket, str]:
    ana, bob, table = await server.duel()
    await play_on([ana, bob], random.Random(2))
    return ana, bob, table


@played
async def test_a_replay_comes_in_pages_and_is_made_once(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana, _, _ = await long_match(server)
        pool = server.hub.services.bot_pool = Told()
        address = f"/api/matches/{ana.state['over']['match']}/replay?seat=all"
        first = await server.get(address)
        assert len(first["frames"]) <= replay.FRAMES
        frames = list(first["frames"])
        for page in range(1, first["pages"]):
            more = await server.get(f"{address}&page={page}")
            assert more["page"] == page
            frames += more["frames"]
        assert [frame["number"] for frame in frames] == list(range(ana.state["number"] + 1))
        await asyncio.gather(*(server.get(address) for _ in range(20)))
        assert pool.work == ["archive", "pages"]
        assert (await server.get(f"{address}&page={first['pages']}", status=404))["code"] == "no-page"


@played
async def test_a_replay_forgets_a_text_that_was_erased(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        (ana, bob), _ = await server.company("story", "Ana", "Bob")
        await play_on([ana, bob], random.Random(3))
        address = f"/api/matches/{ana.state['over']['match']}/replay?seat=all"
        before = await server.get(address, ana.token)
        ana.say(type="strike", note=0)
        await ana.next("welcome")
        assert await server.get(address, ana.token) != before


# Welcomes


def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All entries of a log that are put into words, by their facts."""
    said: list[str] = []

    def counting(number: int, fact: str, *rest: Any) -> protocol.Entry:
        said.append(fact)
        return protocol.Entry(number, fact, *rest)

    monkeypatch.setattr(projection, "Entry", counting)
    return said


def test_changing_the_language_says_nothing_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = counted(monkeypatch)

    @played
    async def scenario(folder: Path) -> None:
        async with visit(folder) as server:
            ana, bob, table = await server.duel()
            await play_on([ana, bob], random.Random(2), 40)
            watchers = [await server.join(table) for _ in range(3)]
            said.clear()
            logs = []
            for turn in range(20):
                for one in watchers:
                    one.say(type="lang", lang=("fr", "en")[turn % 2])
                    logs.append((await one.next("welcome"))["log"])
            assert len(said) == len(logs[0]), "once in French; in English it had been said before"
            assert len({str(log) for log in logs}) == 2
            said.clear()
            await play_on([ana, bob], random.Random(3), 1)
            said.clear()
            watchers[0].say(type="lang", lang="fr")
            assert len((await watchers[0].next("welcome"))["log"]) > len(said)

    scenario(tmp_path)


@played
async def test_a_log_that_was_rewritten_is_said_anew(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        (ana, bob), table = await server.company("story", "Ana", "Bob")
        await play_on([ana, bob], random.Random(3), 4)
        watcher = await server.join(table)
        before = (await server.get(f"/api/tables/{table}/poll"))["log"]
        ana.say(type="strike", note=0)
        after = (await watcher.next("welcome"))["log"]
        assert after != before
        assert (await server.get(f"/api/tables/{table}/poll?lang=en"))["log"] == after


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("2001:db8:0:1::1", "2001:db8:0:1:ffff:ffff:ffff:ffff", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("127.0.0.1", "::1", False),
    ],
)
def test_a_network_of_addresses_is_one_guest(one: str, other: str, same: bool) -> None:
    """Whoever has an IPv6 network could be somebody else for every request, and was turned away from one address of it alone."""
    assert (guest_of(one) == guest_of(other)) == same
    now = Clock()
    limit, door, sanctions = Limit((1, 0.0), now), Door(1, 10, ()), Sanctions(now)
    assert limit.allows(guest_of(one))
    assert limit.allows(guest_of(other)) != same
    assert door.enter(one)
    assert door.enter(other) != same
    door.leave(one)
    assert door.enter(one)
    sanctions.hold([Sanction(1, "ban", "address", checked("address", one.partition("%")[0]), now() + 1, now())])
    assert sanctions.holds("ban", guest_of(one))
    assert sanctions.holds("ban", guest_of(other)) == same


@played
async def test_matches_asked_for_by_name_are_one_reading(tmp_path: Path) -> None:
    """Fifty names were fifty questions to the database, for the price of one request."""
    async with visit(tmp_path) as server:
        ana, _, table = await server.duel()
        ana.say(type="concede")
        await ana.ending()
        match = (await server.get(f"/api/tables/{table}"))["match"]
        asked = []
        read = server.hub.store.read

        async def counted(query: Any) -> Any:
            asked.append(query)
            return await read(query)

        server.hub.store.read = counted  # type: ignore[method-assign]
        found = await server.get(f"/api/matches?ids=nothing,{match},{','.join(map(str, range(60)))}")
        assert [one["match"] for one in found] == [match]
        assert len(asked) == 1


@asynccontextmanager
async def spoken_to(
    said: Callable[[SocketListener], None], heard: Callable[[str], object] = len
) -> AsyncGenerator[tuple[Line, ClientConnection], None]:
    """A real socket to a listener that is told something, and its client, who has read nothing yet."""
    lines: list[Line] = []
    done = asyncio.Event()

    async def house(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        lines.append(scope["extensions"][EXTENSION])
        said(SocketListener(lines[0], -1, FR, 0.0))
        done.set()
        while (event := await receive())["type"] == "websocket.receive":
            heard(event["text"])

    port = free_port()
    server = uvicorn.Server(
        uvicorn.Config(house, port=port, ws=Line, ws_per_message_deflate=False, lifespan="off", log_config=None)
    )
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        async with connect(f"ws://127.0.0.1:{port}/", compression=None, max_size=None) as client:
            await done.wait()
            yield lines[0], client
    finally:
        server.should_exit = True
        await running


@played
async def test_a_reader_who_does_not_read_is_counted_in_bytes(tmp_path: Path) -> None:
    del tmp_path
    told = 0

    def tell(listener: SocketListener) -> None:
        nonlocal told
        while not listener.line.ended:
            assert listener.line.unread <= BACKLOG
            listener.send(b"x" * 4096)
            told += 1

    async with spoken_to(tell) as (end, client):
        heard = []
        with suppress(ConnectionClosedError):
            while True:
                heard.append(await client.recv())
        assert client.close_code == TOO_MANY
        assert heard == ["x" * 4096] * (told - 1), "whoever reads after all has missed nothing of what was said before"
    assert end.ended


PING, PART = b"\x89\x80\0\0\0\0", b"\x00\x80\0\0\0\0"


@pytest.mark.parametrize("flood", [PING * 40_000, b"\x01\x81\0\0\0\0x" + PART * 40_000], ids=["pings", "parts"])
def test_frames_that_say_nothing_are_few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, flood: bytes) -> None:
    """Each is work; a burst of them stopped the house for a sixth of a second, as often as somebody liked."""
    read: list[int] = []
    events = ServerProtocol.events_received

    def counted(protocol: ServerProtocol) -> list[Any]:
        found = events(protocol)
        read.append(len(found))
        return found

    monkeypatch.setattr(ServerProtocol, "events_received", counted)

    @played
    async def scenario(_folder: Path) -> None:
        async with spoken_to(lambda _listener: None) as (end, client):
            client.transport.write(flood)
            with suppress(ConnectionClosedError):
                await client.recv()
            await client.wait_closed()
        assert end.transport.is_closing()
        assert max(read) <= PORTION // len(PING) + 1, "at one time"
        assert sum(read) <= FRAMES + PORTION // len(PING) + 3, "in all"

    scenario(tmp_path)


@played
async def test_much_that_comes_at_once_is_heard_in_its_order(tmp_path: Path) -> None:
    del tmp_path
    heard: list[str] = []
    all_there = asyncio.Event()
    said = ["y" * size for size in (3, PORTION - 1, PORTION, 5 * PORTION, 100_000)] + [str(n) for n in range(3000)]

    def hear(text: str) -> None:
        heard.append(text)
        if len(heard) == len(said):
            all_there.set()

    async with spoken_to(lambda _listener: None, hear) as (_, client):
        for text in said:
            await client.send(text)
        await all_there.wait()
    assert heard == said


@played
async def test_opening_sockets_is_limited_as_asking_is(tmp_path: Path) -> None:
    del tmp_path
    said: list[str] = []

    async def app(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})

    async def send(message: Any) -> None:
        said.append(message["type"])

    now = Clock()
    door = Middleware(app, Limit((3 * int(OPENING), 1.0), now), Metrics(), Sanctions(now))
    for host in ("192.0.2.1", "192.0.2.2"):
        for _ in range(5):
            scope = {"type": "websocket", "path": "/", "query_string": b"", "headers": [], "client": (host, 1)}
            await door(scope, None, send)
    assert (
        said == ["websocket.accept"] * 3 + ["websocket.close"] * 2 + ["websocket.accept"] * 3 + ["websocket.close"] * 2
    )


@played
async def test_one_message_always_goes(tmp_path: Path) -> None:
    del tmp_path
    async with spoken_to(lambda listener: listener.send(b"x" * (2 * BACKLOG))) as (end, client):
        assert await client.recv() == "x" * (2 * BACKLOG)
        assert not end.ended


@played
async def test_nothing_more_is_heard_from_a_reader_who_does_not_read(tmp_path: Path) -> None:
    del tmp_path
    async with spoken_to(lambda listener: listener.send(b"x" * (BACKLOG * 32))) as (end, client):
        waiting = asyncio.create_task(end.fetched())
        await asyncio.sleep(0)
        assert not waiting.done()
        assert len(await client.recv()) == BACKLOG * 32
        await waiting


# Limits that weigh


def test_what_is_dear_counts_as_several() -> None:
    now = 0.0
    limit = Limit((10, 1.0), lambda: now)
    assert limit.allows("a", 8.0)
    assert not limit.allows("a", 3.0)
    assert limit.allows("a", 2.0)
    now = 10.0
    assert limit.allows("a", 50.0), "a full bucket pays for anything, once"
    now = 20.0
    assert not limit.allows("a"), "and it has to be earned afterwards"


@played
async def test_the_sockets_of_one_address_share_a_budget(tmp_path: Path) -> None:
    """Whoever has spent it waits, and nobody else does."""
    del tmp_path
    now = 0.0
    budget = Budget((2, 1.0), lambda: now)
    await budget.wait("a")
    budget.pay("a", 5.0)
    waiting = asyncio.create_task(budget.wait("a"))
    await asyncio.sleep(0)
    await budget.wait("b")
    assert not waiting.done()
    waiting.cancel()


@played
async def test_requests_are_weighed(tmp_path: Path) -> None:
    async with visit(tmp_path, limits=Limits(requests=(12, 0.001), tables=MANY)) as server:
        deck = {"text": "x"}
        statuses = [(await server.http.post("/api/games/keyforge/decks", json=deck)).status_code for _ in range(2)]
        assert statuses == [400, 429]


@played
async def test_what_is_printed_is_said_once(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        first = await server.http.get("/api/games/legions/cards")
        assert first.headers["content-encoding"] == "gzip"
        plain = await server.http.get("/api/games/legions/cards", headers={"Accept-Encoding": "identity"})
        assert plain.json() == first.json()
        assert json.loads(gzip.decompress(gzip.compress(plain.content))) == first.json()
        info, made = game("legions"), 0
        voice: Any = info.voice
        cards = voice.cards

        def counting(tongue: Any) -> Any:
            nonlocal made
            made += 1
            return cards(tongue)

        try:
            voice.cards = counting
            for _ in range(5):
                await server.http.get("/api/games/legions/cards")
        finally:
            del voice.cards
        assert made == 0


# Bots


@played
async def test_turns_are_fair_between_addresses_and_tables(tmp_path: Path) -> None:
    """Sixty tables of one address do not come before the first of a stranger."""
    del tmp_path
    queue, order = FairQueue(1), []

    async def think(address: str, table: str) -> None:
        async with queue.turn((address, table)):
            order.append((address, table))
            await asyncio.sleep(0)

    crowd = [asyncio.create_task(think("crowd", str(table))) for table in range(60) for _ in range(2)]
    await asyncio.sleep(0)
    stranger = asyncio.create_task(think("stranger", "s"))
    await asyncio.gather(*crowd, stranger)
    assert order.index(("stranger", "s")) <= 3
    assert len(set(order[:60])) >= 58, "and the crowd's own tables take turns"
    assert (queue.free, queue.length, queue.taken, queue.waiting) == (1, 0, {}, {})


@played
async def test_one_address_never_has_all_workers(tmp_path: Path) -> None:
    del tmp_path
    queue = FairQueue(3)
    for _ in range(2):
        await queue.enter(("crowd", "t"))
    third = asyncio.create_task(queue.enter(("crowd", "t")))
    await asyncio.sleep(0)
    assert not third.done()
    await queue.enter(("stranger", "t"))
    queue.leave(("crowd", "t"))
    await third


@played
async def test_one_who_gives_up_waiting_holds_no_place(tmp_path: Path) -> None:
    del tmp_path
    queue = FairQueue(1)
    await queue.enter(("a", "t"))
    gone, next_ = (asyncio.create_task(queue.enter(("b", "t"))) for _ in range(2))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.sleep(0)
    queue.leave(("a", "t"))
    await next_
    queue.leave(("b", "t"))
    assert (queue.free, queue.taken) == (1, {})


def test_bots_think_less_when_many_wait() -> None:
    pool = BotPool(2, 1.0)
    assert pool.patience == 1.0
    pool.queue.length = 2
    assert pool.patience == 0.5
    pool.queue.length = 1000
    assert pool.patience == SHORTEST


@played
async def test_a_bot_that_thinks_less_says_so(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        server.hub.services.bot_pool.queue.length = 7
        seated = await server.open(bots={"1": "novice"})
        ana = await server.sit(seated)
        table = server.hub.tables[seated["table"]]
        while not table.hurried:
            if ana.asked:
                await ana.reply(ana.pick(0))
            await server.until(lambda: not table.thinking)
            await ana.quiet()
        facts = await server.get(f"/api/tables/{seated['table']}")
        assert [seat.get("hurried", False) for seat in facts["seats"]] == [False, True]


# The door


def test_the_limit_of_open_files_is_raised_at_the_start() -> None:
    assert descriptors() == resource.getrlimit(resource.RLIMIT_NOFILE)[0] >= 1024


def test_the_door_counts_connections_when_they_come() -> None:
    door = Door(2, 4, ("10.0.0.9",))
    assert [door.enter("a") for _ in range(3)] == [True, True, False]
    assert [door.enter("10.0.0.9") for _ in range(3)] == [True, True, False], (
        "a proxy speaks for many, up to all there are"
    )
    door.leave("a")
    assert door.enter("b")


@played
async def test_a_request_has_so_many_bytes_at_most(tmp_path: Path) -> None:
    """A head of any length was kept, and copied anew with every piece of it; so was what may follow a body."""
    app = Application(settings_of(tmp_path, Clock(), limits=PATIENT))
    door, port = Door(8, 100, ()), free_port()
    server = uvicorn.Server(uvicorn.Config(app.asgi, port=port, http=protocol_of(door), ws=Line, log_config=None))
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    post = (
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    )
    endless = [
        (b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: ", b"a" * 4096, HEAD_BYTES),
        (b"GET /healthz HTTP/1.1\r\nHost: x\r\n", b"X: a\r\n" * 600, HEAD_BYTES),
        (b"GET /", b"a" * 4096, HEAD_BYTES),
        (post + b"2\r\n{}\r\n0\r\n", b"X: a\r\n" * 600, REQUEST_BYTES),
        (post, b"1\r\n \r\n" * 600, REQUEST_BYTES),
    ]
    for begin, more, most in endless:
        assert await swallowed(port, begin, more) < most + (1 << 23)
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    whole = b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 30_000 + b"\r\n\r\n"
    for _ in range(5):
        writer.write(whole)
        assert b"200 OK" in await reader.readuntil(b"}")
    writer.close()
    while door.count:
        await asyncio.sleep(0.01)
    server.should_exit = True
    await running


async def swallowed(port: int, begin: bytes, more: bytes) -> int:
    """How many bytes of an endless request are taken before the other end closes; what lies in between may hold a few megabytes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    count, closed = len(begin), asyncio.create_task(ended(reader))
    with suppress(OSError):
        writer.write(begin)
        while not closed.done() and count < 1 << 26:
            writer.write(more)
            await writer.drain()
            count += len(more)
            await asyncio.sleep(0)
    writer.close()
    await closed
    return count


@played
async def test_a_request_that_never_ends_is_cut_off(tmp_path: Path) -> None:
    """Slow loris, by its header, by its body, and after a request that was in order."""
    app = Application(settings_of(tmp_path, Clock(), limits=PATIENT))
    door = Door(8, 100, (), timeout=0.05)
    port = free_port()
    config = uvicorn.Config(
        app.asgi, port=port, http=protocol_of(door), ws=Line, log_config=None, timeout_keep_alive=60
    )
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    whole = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    slow = [
        b"",
        b"GET / HT",
        whole + b"GET / HT",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
    ]
    for sent in slow:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(sent)
        await ended(reader)
        writer.close()
    crowd = [await asyncio.open_connection("127.0.0.1", port) for _ in range(9)]
    await ended(crowd[-1][0])
    for _, writer in crowd:
        writer.close()
    while door.count:
        await asyncio.sleep(0.01)
    server.should_exit = True
    await running


async def ended(reader: asyncio.StreamReader) -> None:
    """Waits for the other end to close, whatever it says before."""
    async with asyncio.timeout(20):
        try:
            while await reader.read(65_536):
                pass
        except OSError:
            return
