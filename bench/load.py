"""Load: how many tables one machine holds, what a move costs, and what waiting costs; driver included, on this machine.

python bench/load.py [MEASUREMENT ...] [--tables 1000] [--seconds 20] [--connections 10000] [--matches 100000] [--out out]

  tables    one move a table every ten seconds, from 10 to 1,000 tables and 2,000 browsers: from a click until both have seen it; then a crash
  rush      every table moves as fast as it can: durable moves a second, and the processor's time for one
  servers   the same with one process and with two on PostgreSQL and a bus: each table at one of them, then both players of half the tables at different ones
  idle      ten thousand browsers that are connected and wait: the server's memory
  hall      a hundred thousand matches in the store: how long the lists take
  growth    what a move costs with 10 to 10,000 tables

Without a name all of them, in this order. Processor time is counted for the server, for the driver, and for database and bus where they are processes of
their own: on a machine that does other work too it tells more than the clock does.
"""

import argparse
import asyncio
import contextlib
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
import uvloop
from sqlalchemy import create_engine, insert
from wire import Http, Line

from veillee.games import game
from veillee.server import schema

sys.path.append(str(Path(__file__).parents[1]))  # for the services of the tests; the installed programme comes first

from tests.server.services import postgres, redis

PORT = 8799
STEPS = (10, 30, 100, 300, 1000)
GROWTH = (10, 30, 100, 300, 1000, 3000, 10_000)
PERIOD = 10.0
"""Seconds between two moves at one table."""
HEARTBEAT = 15.0
"""Seconds between two signs of life of one browser."""
JITTER = 1.0
"""Seconds within which browsers come back: like our pages, each at a moment of its own."""
AT_ONCE = 50
"""How many tables are opened, or browsers connected, at one time."""
SPARE = 300
"""Descriptors that are no browsers'."""
AFTER = 0.3
"""Seconds by which the second of two who choose at the same time comes after the first: people do not click in the same instant,
and where each of them is at another server that full machine would have to find out again and again who was first.
"""
SETTLED = 4.0
"""Seconds of rush until a server has let go of the tables that were only opened there."""
RUSHING = 600
"""Tables that move as fast as they can: so many that the server is never idle while only answers wait for their moment."""


class Options(msgspec.Struct):
    """Of a decision the driver needs only how many options there are."""

    options: list[msgspec.Raw]


class Heard(msgspec.Struct):
    """What the driver reads of a message."""

    type: str
    seq: int = 0
    version: int = 0
    decision: Options | None = None
    over: dict[str, msgspec.Raw] | None = None
    command_id: str | None = None
    state: "Heard | None" = None


class Seated(msgspec.Struct):
    """What the driver reads of a seat it has taken."""

    table: str
    token: str


read = msgspec.json.Decoder(Heard).decode
seated = msgspec.json.Decoder(Seated).decode
encode = msgspec.json.encode


class Browser:
    """One client: it remembers the last state, and when it saw each version."""

    def __init__(self, table: "Table", token: str | None, port: int) -> None:
        self.table = table
        self.token = token
        self.port = port
        self.line: Line | None = None
        self.state: Heard | None = None
        self.last: int | None = None
        """The last version seen, from which it resumes."""
        self.welcomed = asyncio.Event()

    async def live(self) -> None:
        """Connects, and hears until the line breaks."""
        self.welcomed.clear()
        self.line = line = await Line.to(self.port, f"/api/tables/{self.table.id}/socket", self.hear)
        line.send(encode({"type": "hello", "token": self.token, "lang": "fr", "last": self.last}))
        try:
            await line.lost.wait()
        finally:
            line.close()
            self.line = self.state = None

    def hear(self, data: bytes) -> None:
        message = read(data)
        state = message if message.type == "state" else message.state
        if state is None:
            return
        self.state, self.last = state, state.version
        self.welcomed.set()
        self.table.seen(self, message)

    def say(self, message: bytes) -> None:
        if self.line is not None:
            self.line.send(message)

    def click(self, command: str, whims: random.Random) -> None:
        assert self.state is not None
        assert self.state.decision is not None
        pick = whims.randrange(len(self.state.decision.options))
        self.say(encode({"type": "pick", "seq": self.state.seq, "command_id": command, "pick": pick}))

    @property
    def over(self) -> bool:
        return self.state is not None and self.state.over is not None


class Table:
    """Two browsers at one table, and the click under way."""

    def __init__(self, id_: str) -> None:
        self.id = id_
        self.browsers: list[Browser] = []
        self.clicked: Browser | None = None
        self.command = ""
        self.before = 0
        """The version when it was made."""
        self.version: int | None = None
        """The version that the reply to it brought."""
        self.done: asyncio.Future[bool] | None = None
        self.again: asyncio.Future[bool] | None = None
        """Set when a new match has begun."""

    def seen(self, browser: Browser, message: Heard) -> None:
        """Notes that a click has been seen: by both, or by one alone when it is sealed until the other has chosen too."""
        if self.again is not None and not self.again.done() and not any(one.over for one in self.browsers):
            self.again.set_result(True)
        if self.done is None or self.done.done():
            return
        if browser is self.clicked and message.command_id == self.command:
            self.version = message.version
        if self.version == self.before:
            self.done.set_result(False)
        elif self.version is not None and all(one.state and one.state.version >= self.version for one in self.browsers):
            self.done.set_result(True)

    async def move(self, whims: random.Random) -> tuple[float, bool] | None:
        """One click; how long until it was seen, and whether both see it. None when nobody is asked just now."""
        asked = [one for one in self.browsers if one.state is not None and one.state.decision is not None]
        if not asked:
            return None
        self.clicked = whims.choice(asked)
        assert self.clicked.state is not None
        self.command = f"{whims.getrandbits(64):x}"
        self.before, self.version = self.clicked.state.version, None
        self.done = asyncio.get_running_loop().create_future()
        begun = time.perf_counter()
        self.clicked.click(self.command, whims)
        async with asyncio.timeout(60):
            both = await self.done
        return time.perf_counter() - begun, both

    async def rematch(self) -> None:
        """Both want to play again, one after the other, and wait until the new match is there."""
        self.again = asyncio.get_running_loop().create_future()
        self.browsers[0].say(b'{"type":"rematch"}')
        await asyncio.sleep(AFTER)
        self.browsers[1].say(b'{"type":"rematch"}')
        async with asyncio.timeout(60):
            await self.again

    @property
    def over(self) -> bool:
        return any(one.over for one in self.browsers)


def processor(pid: int) -> float:
    """Seconds of processor that a process has used so far."""
    return time.clock_gettime(~pid << 3 | 2)


def children(pid: int) -> list[int]:
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(path.read_text().rpartition(")")[2].split()[1]) == pid:
                found.append(int(path.parent.name))
    return found


def family(pid: int) -> list[int]:
    """A process and all that come from it."""
    return [pid, *(one for child in children(pid) for one in family(child))]


class Server:
    """One server process under load."""

    def __init__(self, port: int, database: str, bus: str = "") -> None:
        self.port = port
        self.words = [f"port={port}", f"database={database}", f"bus={bus}", "fearless=", "idle=3600"]

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "veillee.server", *self.words], stderr=subprocess.DEVNULL
        )

    async def ready(self) -> None:
        while True:
            assert self.process.poll() is None, f"the server ended: is there another one at port {self.port}?"
            with contextlib.suppress(OSError, EOFError):
                await Http(self.port).ask("GET", "/healthz")
                return
            await asyncio.sleep(0.02)

    def memory(self) -> float:
        """Megabytes in use."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
        return 0.0

    def cpu(self) -> float:
        return processor(self.process.pid)

    def end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait()


@asynccontextmanager
async def house(database: str, bus: str = "", count: int = 1) -> AsyncIterator[list[Server]]:
    """So many servers, that end when they are no longer needed."""
    servers = [Server(PORT + at, database, bus) for at in range(count)]
    try:
        for server in servers:
            server.start()
            await server.ready()
        yield servers
    finally:
        for server in servers:
            server.end(signal.SIGTERM)


@contextmanager
def folder() -> Iterator[str]:
    place = tempfile.mkdtemp(prefix="veillee-load-")
    try:
        yield place
    finally:
        shutil.rmtree(place, ignore_errors=True)


class Cost(msgspec.Struct):
    """What moves cost: how many there were in how many seconds, and the microseconds of processor for one."""

    tables: int
    moves: int
    seconds: float
    server: float
    driver: float
    others: float = 0.0
    """Database and bus, where they are processes of their own."""

    def __str__(self) -> str:
        others = f", database and bus {self.others:.0f} µs" if self.others else ""
        return (
            f"{self.moves / self.seconds:.0f} durable moves a second at {self.tables} tables;"
            f" processor for a move: server {self.server:.0f} µs, driver {self.driver:.0f} µs{others}"
        )


class Step(msgspec.Struct):
    """What was measured with so many tables."""

    tables: int
    clients: int
    p50: float
    p99: float
    worst: float
    moves: int
    cpu: float
    memory: float
    move_us: float
    """Microseconds of processor for a move, without what the server uses when nobody is there."""


STEP = f"{'tables':>7} {'clients':>8} {'moves':>6} {'p50 ms':>7} {'p99 ms':>7} {'worst':>7} {'cpu':>6} {'MB':>6} {'µs/move':>8}"


def told(step: Step) -> str:
    return (
        f"{step.tables:>7} {step.clients:>8} {step.moves:>6} {step.p50:>7.1f} {step.p99:>7.1f} {step.worst:>7.1f}"
        f" {step.cpu:>6.0%} {step.memory:>6.0f} {step.move_us:>8.0f}"
    )


class Driver:
    """All browsers."""

    def __init__(self, servers: Sequence[Server], services: Sequence[int] = (), apart: bool = False) -> None:
        self.servers = servers
        self.apart = apart
        """Whether the two of a table come to any server, and not to one that the proxy chose for the table (`deploy/Caddyfile`)."""
        self.services = services
        """The processes of database and bus."""
        self.tables: list[Table] = []
        self.lines: set[asyncio.Task[None]] = set()
        self.whims = random.Random(1)
        self.up = asyncio.Event()
        """Set while the server is there to be called."""
        self.up.set()
        self.pulse = asyncio.create_task(self.beat())

    async def __aenter__(self) -> "Driver":
        return self

    async def __aexit__(self, *_: object) -> None:
        tasks = [self.pulse, *self.lines]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def grow(self, count: int) -> None:
        """Opens tables until there are so many, and connects both their browsers, as far as there are descriptors."""
        visitors = [Http(self.servers[0].port) for _ in range(AT_ONCE)]
        while len(self.tables) < count:
            some = visitors[: count - len(self.tables)]
            self.tables += await asyncio.gather(*(self.open(http) for http in some))
        for http in visitors:
            http.close()
        most = (resource.getrlimit(resource.RLIMIT_NOFILE)[0] - SPARE) // 2
        away = [one for table in self.tables[:most] for one in table.browsers if one.line is None]
        for start in range(0, len(away), AT_ONCE):
            some_away = away[start : start + AT_ONCE]
            for browser in some_away:
                self.connect(browser)
            await asyncio.gather(*(browser.welcomed.wait() for browser in some_away))

    async def open(self, http: Http) -> Table:
        """A table; where there are two servers and the players come to any, those of every second one are at different ones."""
        ana = seated(await http.ask("POST", "/api/tables", b'{"game":"legions","name":"Ana"}'))
        bob = seated(await http.ask("POST", f"/api/tables/{ana.table}/sit", b'{"name":"Bob"}'))
        table = Table(ana.table)
        first = self.whims.choice(self.servers)
        second = self.whims.choice(self.servers) if self.apart else first
        table.browsers = [Browser(table, ana.token, first.port), Browser(table, bob.token, second.port)]
        return table

    def connect(self, browser: Browser) -> asyncio.Task[None]:
        task = asyncio.create_task(self.hold(browser))
        self.lines.add(task)
        task.add_done_callback(self.lines.discard)
        return task

    async def hold(self, browser: Browser) -> None:
        """Keeps a browser connected, coming back by itself."""
        while True:
            with contextlib.suppress(OSError):
                await browser.live()
            await self.up.wait()
            await asyncio.sleep(self.whims.uniform(0, JITTER))

    async def beat(self) -> None:
        """Every browser gives its sign of life, spread over the time."""
        while True:
            live = [one for table in self.tables for one in table.browsers if one.line is not None]
            for at, browser in enumerate(live):
                browser.say(b'{"type":"ping"}')
                if at % 20 == 19:
                    await asyncio.sleep(HEARTBEAT * 20 / len(live))
            await asyncio.sleep(0.1 if len(live) > 20 else HEARTBEAT)

    def cpu(self) -> tuple[float, float, float]:
        """Seconds of processor used so far: by the servers, by the driver, by database and bus."""
        others = sum(processor(one) for pid in self.services for one in family(pid))
        return sum(server.cpu() for server in self.servers), time.process_time(), others

    async def steady(self, seconds: float, alone: float = 0.0) -> Step:
        """One move a table every ten seconds, each at its own moment; `alone` is the processor's share that the server takes without anybody."""
        took: list[float] = []
        sealed: list[float] = []
        playing = [table for table in self.tables if all(one.line for one in table.browsers)]
        cpu, begun = self.cpu()[0], time.perf_counter()
        await asyncio.gather(*(self.pace(table, begun + seconds, took, sealed) for table in playing))
        lasted = time.perf_counter() - begun
        used = self.cpu()[0] - cpu
        took.sort()
        moves = len(took) + len(sealed)
        p50, p99, worst = (quantile(took, share) * 1000 for share in (0.5, 0.99, 1.0))
        each = (used - alone * lasted) * 1e6 / max(1, moves)
        memory = self.servers[0].memory()
        return Step(len(self.tables), 2 * len(playing), p50, p99, worst, moves, used / lasted, memory, each)

    async def pace(self, table: Table, end: float, took: list[float], sealed: list[float]) -> None:
        await asyncio.sleep(self.whims.random() * PERIOD)
        while time.perf_counter() < end:
            then = time.perf_counter()
            done = await table.move(self.whims)
            if done is not None:
                (took if done[1] else sealed).append(done[0])
            elif table.over:
                await table.rematch()
            await asyncio.sleep(PERIOD - (time.perf_counter() - then) if done else 0.2)

    async def rush(self, seconds: float) -> Cost:
        """Every table moves as fast as it can, one match after the other."""
        before, begun = self.cpu(), time.perf_counter()
        counts = await asyncio.gather(*(self.hurry(table, begun + seconds) for table in self.tables))
        lasted, moves = time.perf_counter() - begun, sum(counts)
        each = [(now - then) * 1e6 / moves for now, then in zip(self.cpu(), before, strict=True)]
        return Cost(len(self.tables), moves, lasted, *each)

    async def hurry(self, table: Table, end: float) -> int:
        count = 0
        while time.perf_counter() < end:
            moved = await table.move(self.whims)
            if moved is not None:
                count += 1
                if not moved[1]:
                    await asyncio.sleep(AFTER)
            elif table.over:
                await table.rematch()
            else:
                await asyncio.sleep(0.05)
        return count

    async def restart(self) -> tuple[float, float]:
        """Kills the server and starts it again: seconds until it answers, and until every browser is welcomed."""
        (server,) = self.servers
        self.up.clear()
        server.end(signal.SIGKILL)
        browsers = [one for table in self.tables for one in table.browsers]
        while any(one.line is not None for one in browsers):
            await asyncio.sleep(0.01)
        begun = time.perf_counter()
        server.start()
        await server.ready()
        answers = time.perf_counter() - begun
        self.up.set()
        await asyncio.gather(*(one.welcomed.wait() for one in browsers))
        return answers, time.perf_counter() - begun


def quantile(sorted_values: list[float], share: float) -> float:
    return sorted_values[min(len(sorted_values) - 1, int(len(sorted_values) * share))] if sorted_values else 0.0


# Measurements


@dataclass(frozen=True, slots=True)
class Wish:
    """What to measure with."""

    tables: int
    seconds: float
    connections: int
    matches: int
    out: Path
    found: dict[str, Any] = field(default_factory=dict)
    """What was measured, by name."""


async def tables(wish: Wish) -> None:
    """From a click until both browsers have seen it, by the number of tables; and how soon all goes on after a crash."""
    with folder() as place:
        async with house(f"sqlite:///{place}/load.db") as servers, Driver(servers) as driver:
            bare = servers[0].memory()
            print(f"server alone: {bare:.0f} MB\n{STEP}")
            steps = []
            for count in [one for one in STEPS if one < wish.tables] + [wish.tables]:
                await driver.grow(count)
                step = await driver.steady(wish.seconds if count < wish.tables else wish.seconds * 1.5)
                steps.append(step)
                print(told(step), flush=True)
            first, all_back = await driver.restart()
    print(f"a table with its match and two browsers: {(steps[-1].memory - bare) * 1024 / wish.tables:.0f} kB")
    print(
        f"killed with {wish.tables} matches running: it answers after {first:.1f} s, all are back after {all_back:.1f} s"
    )
    wish.found["tables"] = {"steps": steps, "first_s": first, "restart_s": all_back}


async def rush(wish: Wish) -> None:
    """Durable moves a second."""
    with folder() as place:
        async with house(f"sqlite:///{place}/load.db") as servers, Driver(servers) as driver:
            await driver.grow(min(RUSHING, wish.tables))
            await driver.rush(2.0)  # once around, to get warm
            cost = await driver.rush(wish.seconds)
    print(f"flat out, SQLite: {cost}")
    wish.found["rush"] = cost


WAYS: Final = [
    ("one process", 1, False),
    ("two, each table at one of them", 2, False),
    ("two, both players of every second table at different ones", 2, True),
]
"""How many servers there are, and whether the players come to any of them."""


async def servers(wish: Wish) -> None:
    """What a second process adds to the cost of a move: each table at one of them, as a proxy sends them, or the players at any."""
    costs = []
    for way, count, apart in WAYS:
        async with AsyncExitStack() as stack:
            database, bus = stack.enter_context(postgres()), stack.enter_context(redis())
            services = children(os.getpid())
            found = await stack.enter_async_context(house(database, bus if count > 1 else "", count))
            driver = await stack.enter_async_context(Driver(found, services, apart))
            await driver.grow(min(RUSHING, wish.tables))
            await driver.rush(SETTLED)
            cost = await driver.rush(wish.seconds)
            costs.append(cost)
            dearer = (cost.server + cost.others) / (costs[0].server + costs[0].others) - 1
            print(f"flat out, PostgreSQL, {way}: {cost}; {dearer:+.0%}", flush=True)
    wish.found["servers"] = costs


async def idle(wish: Wish) -> None:
    """What browsers cost that are connected and wait: spectators, a hundred at each table."""
    with folder() as place:
        async with house(f"sqlite:///{place}/load.db") as servers, Driver(servers) as driver:
            await driver.grow(wish.connections // 100)
            before = servers[0].memory()
            crowd = Driver(servers)
            for table in driver.tables:
                seats = Table(table.id)
                seats.browsers = [Browser(seats, None, PORT) for _ in range(98)]
                crowd.tables.append(seats)
            await crowd.grow(len(crowd.tables))
            cpu, begun = driver.cpu()[0], time.perf_counter()
            await asyncio.sleep(wish.seconds)
            share = (driver.cpu()[0] - cpu) / (time.perf_counter() - begun)
            memory = servers[0].memory()
            await crowd.__aexit__()
    each = (memory - before) * 1024 / (98 * wish.connections // 100)
    print(
        f"{wish.connections} idle connections: {memory:.0f} MB in all, {each:.1f} kB each, {share:.0%} of a core for their signs of life"
    )
    wish.found["idle"] = {"connections": wish.connections, "megabytes": memory, "each_kb": each, "share": share}


async def hall(wish: Wish) -> None:
    """How long the lists take when the store is full."""
    with folder() as place:
        database = f"sqlite:///{place}/load.db"
        async with house(database):
            pass
        fill(database, wish.matches)
        async with house(database) as servers:
            http = Http(PORT)
            for path in ("/api/tables", "/api/matches", "/api/matches?before=50000"):
                times, cpu = [], servers[0].cpu()
                for _ in range(200):
                    begun = time.perf_counter()
                    size = len(await http.ask("GET", path))
                    times.append(time.perf_counter() - begun)
                times.sort()
                each = (servers[0].cpu() - cpu) / len(times) * 1000
                p50, p99 = (quantile(times, share) * 1000 for share in (0.5, 0.99))
                print(
                    f"{wish.matches} matches, GET {path}: p50 {p50:.1f} ms, p99 {p99:.1f} ms, processor {each:.1f} ms, {size} bytes",
                    flush=True,
                )
                wish.found[f"hall {path}"] = {"p50_ms": p50, "p99_ms": p99, "processor_ms": each}
            http.close()


def fill(database: str, matches: int) -> None:
    """A store in which so many matches were played at listed tables; of the last thousand tables, every second is still open or running."""
    engine = create_engine(database)
    whims = random.Random(2)
    moment = time.time() - matches
    with engine.begin() as connection:
        for start in range(0, matches, 1000):
            at = range(start, min(start + 1000, matches))
            lively = {one: whims.choice(("open", "running")) for one in at if one % 2 and one >= matches - 1000}
            connection.execute(
                insert(schema.table), [a_table(one, moment + one, lively.get(one, "over")) for one in at]
            )
            connection.execute(insert(schema.seat), [a_seat(one, place) for one in at for place in (0, 1)])
            played = [one for one in at if lively.get(one) != "open"]
            connection.execute(insert(schema.match), [a_match(one, moment + one, one not in lively) for one in played])
            connection.execute(insert(schema.answer), [an_answer(one, seq) for one in played for seq in range(5)])
    engine.dispose()


def a_table(number: int, at: float, state: str) -> dict[str, object]:
    return {
        "id": f"t{number}",
        "game": "legions",
        "seats": 2,
        "options": "{}",
        "listed": True,
        "watch": "everyone",
        "clock": "{}",
        "guided": False,
        "origin": None,
        "created": at,
        "state": state,
        "host": None,
        "seen": at,
    }


def a_seat(number: int, place: int) -> dict[str, object]:
    return {"table_id": f"t{number}", "place": place, "name": f"Ana {place}", "token": f"{number}-{place}"}


def a_match(number: int, at: float, over: bool) -> dict[str, object]:
    return {
        "id": f"m{number}",
        "table_id": f"t{number}",
        "round": 0,
        "game": "legions",
        "rules": game("legions").rules_version,
        "seats": 2,
        "options": "{}",
        "secret": "00" * 32,
        "players": '["Ana 0","Ana 1"]',
        "started": at,
        "ended": at + 600 if over else None,
        "ended_by": "rules" if over else None,
        "shares": "[1.0,0.0]" if over else None,
    }


def an_answer(number: int, seq: int) -> dict[str, object]:
    return {"match_id": f"m{number}", "seq": seq, "act": "answer", "seat": seq % 2, "value": 0, "at": 0.0}


async def growth(wish: Wish) -> None:
    """What a move costs, by the number of tables."""
    with folder() as place:
        async with house(f"sqlite:///{place}/load.db") as servers, Driver(servers) as driver:
            cpu = servers[0].cpu()
            await asyncio.sleep(5.0)
            alone = (servers[0].cpu() - cpu) / 5.0
            print(STEP)
            steps = []
            for count in GROWTH:
                await driver.grow(count)
                steps.append(await driver.steady(wish.seconds, alone))
                print(told(steps[-1]), flush=True)
    wish.found["growth"] = steps
    (wish.out / "load.svg").write_text(plot(steps))
    print(f"plot: {wish.out / 'load.svg'}")


def plot(steps: list[Step]) -> str:
    """What a move costs by the number of tables, as an SVG with logarithmic columns."""
    top = max(step.move_us for step in steps) * 1.3
    dots = [(80 + n * 620 / max(1, len(steps) - 1), 320 - step.move_us / top * 280) for n, step in enumerate(steps)]
    path = " ".join(f"{x:.0f},{y:.0f}" for x, y in dots)
    lines = [f'<polyline points="{path}" fill="none" stroke="#b3541e" stroke-width="2"/>']
    for (x, y), step in zip(dots, steps, strict=True):
        lines.append(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="3" fill="#b3541e"/>')
        lines.append(f'<text x="{x:.0f}" y="{y - 10:.0f}" text-anchor="middle">{step.move_us:.0f}</text>')
        lines.append(f'<text x="{x:.0f}" y="345" text-anchor="middle">{step.tables}</text>')
    lines += [f'<text x="60" y="{324 - part * 70}" text-anchor="end">{top * part / 4:.0f}</text>' for part in range(5)]
    body = "".join(lines)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 370" font-family="sans-serif" font-size="13">'
        f'<rect width="760" height="370" fill="#fff"/><text x="80" y="20">Microseconds of processor for a move, by tables</text>{body}</svg>\n'
    )


MEASUREMENTS: dict[str, Callable[[Wish], Coroutine[None, None, None]]] = {
    one.__name__: one for one in (tables, rush, servers, idle, hall, growth)
}


async def measure(names: Sequence[str], wish: Wish) -> None:
    for name in names:
        await MEASUREMENTS[name](wish)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("measurement", nargs="*")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--connections", type=int, default=10_000)
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--out", type=Path, default=Path("out"))
    args = parser.parse_args()
    if unknown := set(args.measurement) - set(MEASUREMENTS):
        parser.error(f"no such measurement: {', '.join(unknown)}")
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # whoever stops the driver stops the server too
    args.out.mkdir(exist_ok=True)
    wish = Wish(args.tables, args.seconds, args.connections, args.matches, args.out)
    print(f"load of this machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    try:
        uvloop.run(measure(args.measurement or list(MEASUREMENTS), wish))
    finally:
        (args.out / "load.json").write_bytes(msgspec.json.format(msgspec.json.encode(wish.found)))


if __name__ == "__main__":
    main()
