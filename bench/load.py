"""Load: a thousand tables, two thousand browsers, one move a table every ten seconds, on this machine, driver included.

python bench/load.py [--tables 1000] [--seconds 20] [--database URL] [--out out]

Prints how long it takes from a click until both browsers have seen it, how many durable moves a second the server sustains, what a table and
an idle connection cost in memory, how all that grows from ten tables on, and how soon every match can be played again after a crash.
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
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PORT = 8799
STEPS = (10, 30, 100, 300, 1000)
PERIOD = 10.0
"""Seconds between two moves at one table."""
JITTER = 1.0
"""Seconds within which browsers come back: like our pages, each at a moment of its own."""
IDLE = 500
"""Spectators who connect and wait, to weigh a connection."""


class Options(msgspec.Struct):
    """Of a decision the driver needs only how many options there are."""

    options: list[msgspec.Raw]


class Heard(msgspec.Struct):
    """What the driver reads of a message."""

    type: str
    seq: int = 0
    version: int = 0
    decision: Options | None = None
    over: dict[str, object] | None = None
    command_id: str | None = None
    state: "Heard | None" = None


read = msgspec.json.Decoder(Heard).decode


class Browser:
    """One client: it remembers the last state, and when it saw each version."""

    def __init__(self, table: "Table", token: str | None) -> None:
        self.table = table
        self.token = token
        self.line: ClientConnection | None = None
        self.state: Heard | None = None
        self.last: int | None = None
        """The last version seen, from which it resumes."""
        self.welcomed = asyncio.Event()

    async def live(self, address: str) -> None:
        """Connects, and reads until the line breaks."""
        self.welcomed.clear()
        async with connect(address, compression=None, ping_interval=None, max_queue=None, open_timeout=60) as line:
            self.line = line
            hello = {"type": "hello", "token": self.token, "lang": "fr", "last": self.last}
            await line.send(msgspec.json.encode(hello).decode())
            async for data in line:
                self.hear(read(data))

    def hear(self, message: Heard) -> None:
        state = message if message.type == "state" else message.state
        if state is None:
            return
        self.state, self.last = state, state.version
        self.welcomed.set()
        self.table.seen(self, message)

    async def click(self, command: str, whims: random.Random) -> None:
        assert self.state is not None
        assert self.state.decision is not None
        assert self.line is not None
        pick = whims.randrange(len(self.state.decision.options))
        body = {"type": "pick", "seq": self.state.seq, "command_id": command, "pick": pick}
        await self.line.send(msgspec.json.encode(body).decode())


class Table:
    """Two browsers at one table, and the click under way."""

    def __init__(self, id_: str, tokens: list[str]) -> None:
        self.id = id_
        self.browsers = [Browser(self, token) for token in tokens]
        self.clicked: Browser | None = None
        self.command = ""
        self.before = 0
        """The version when it was made."""
        self.version: int | None = None
        """The version that the reply to it brought."""
        self.done: asyncio.Future[bool] | None = None

    def seen(self, browser: Browser, message: Heard) -> None:
        """Notes that a click has been seen: by both, or by one alone when it is sealed until the other has chosen too."""
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
        await self.clicked.click(self.command, whims)
        async with asyncio.timeout(30):
            both = await self.done
        return time.perf_counter() - begun, both

    @property
    def over(self) -> bool:
        return any(one.state is not None and one.state.over is not None for one in self.browsers)


class Server:
    """The server under load, in its own process."""

    def __init__(self, folder: str, database: str | None) -> None:
        self.folder = folder
        self.database = database or f"sqlite:///{folder}/load.db"
        self.base = f"http://127.0.0.1:{PORT}"

    def start(self) -> None:
        words = [f"port={PORT}", f"database={self.database}", "fearless=", "idle=3600"]
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "veillee.server", *words], stderr=subprocess.DEVNULL
        )

    async def ready(self) -> None:
        async with httpx.AsyncClient() as http:
            while True:
                with contextlib.suppress(httpx.TransportError):
                    if (await http.get(f"{self.base}/healthz")).status_code == 200:
                        return
                await asyncio.sleep(0.02)

    def memory(self) -> float:
        """Megabytes in use."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
        return 0.0

    def cpu(self) -> float:
        """Seconds of processor used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait()


class Step(msgspec.Struct):
    """What was measured with so many tables."""

    tables: int
    p50: float
    p99: float
    worst: float
    moves: int
    cpu: float
    memory: float


class Driver:
    """All browsers."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.tables: list[Table] = []
        self.lines: set[asyncio.Task[None]] = set()
        self.whims = random.Random(1)
        self.up = asyncio.Event()
        """Set while the server is there to be called."""
        self.up.set()

    async def grow(self, count: int) -> None:
        """Opens tables until there are so many, and connects both their browsers."""
        async with httpx.AsyncClient(base_url=self.server.base, timeout=60) as http:
            while len(self.tables) < count:
                batch = [self.open(http) for _ in range(min(50, count - len(self.tables)))]
                self.tables += await asyncio.gather(*batch)
        await self.connect_all()

    async def open(self, http: httpx.AsyncClient) -> Table:
        ana = (await http.post("/api/tables", json={"game": "legions", "name": "Ana"})).json()
        bob = (await http.post(f"/api/tables/{ana['table']}/sit", json={"name": "Bob"})).json()
        return Table(ana["table"], [ana["token"], bob["token"]])

    async def connect_all(self) -> None:
        waiting = [one for table in self.tables for one in table.browsers if one.line is None]
        for start in range(0, len(waiting), 100):
            batch = waiting[start : start + 100]
            for browser in batch:
                self.connect(browser)
            await asyncio.gather(*(browser.welcomed.wait() for browser in batch))

    def connect(self, browser: Browser) -> asyncio.Task[None]:
        task = asyncio.create_task(self.hold(browser))
        self.lines.add(task)
        task.add_done_callback(self.lines.discard)
        return task

    async def hold(self, browser: Browser) -> None:
        """Keeps a browser connected, coming back by itself."""
        address = f"ws://127.0.0.1:{PORT}/api/tables/{browser.table.id}/socket"
        while True:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                await browser.live(address)
            browser.line = None
            browser.state = None
            await self.up.wait()
            await asyncio.sleep(self.whims.uniform(0, JITTER))

    async def beat(self) -> None:
        """Every browser gives its sign of life, spread over the time."""
        while True:
            lines = [one.line for table in self.tables for one in table.browsers if one.line is not None]
            for at, line in enumerate(lines):
                with contextlib.suppress(WebSocketException):
                    await line.send('{"type":"ping"}')
                if at % 20 == 19:
                    await asyncio.sleep(15 * 20 / len(lines))
            await asyncio.sleep(0.1 if lines else 1)

    async def steady(self, seconds: float) -> Step:
        """One move a table every ten seconds, each at its own moment."""
        took: list[float] = []
        alone: list[float] = []
        cpu, begun = self.server.cpu(), time.perf_counter()
        await asyncio.gather(*(self.pace(table, begun + seconds, took, alone) for table in self.tables))
        used = (self.server.cpu() - cpu) / (time.perf_counter() - begun)
        took.sort()
        moves = len(took) + len(alone)
        p50, p99, worst = (quantile(took, share) * 1000 for share in (0.5, 0.99, 1.0))
        return Step(len(self.tables), p50, p99, worst, moves, used, self.server.memory())

    async def pace(self, table: Table, end: float, took: list[float], alone: list[float]) -> None:
        await asyncio.sleep(self.whims.random() * PERIOD)
        while time.perf_counter() < end:
            then = time.perf_counter()
            done = await table.move(self.whims)
            if done is not None:
                (took if done[1] else alone).append(done[0])
            elif table.over:
                return
            await asyncio.sleep(PERIOD - (time.perf_counter() - then) if done else 0.2)

    async def flat_out(self, seconds: float, players: int) -> float:
        """So many tables move as fast as they can; durable moves a second."""
        end = time.perf_counter() + seconds
        counts = await asyncio.gather(*(self.rush(table, end) for table in self.tables[-players:]))
        return sum(counts) / seconds

    async def rush(self, table: Table, end: float) -> int:
        count = 0
        while time.perf_counter() < end and not table.over:
            if await table.move(self.whims) is None:
                await asyncio.sleep(0.01)
            else:
                count += 1
        return count

    async def weigh_connections(self) -> float:
        """Kilobytes for each idle connection: spectators who come, are welcomed, wait, and go home again."""
        before = self.server.memory()
        crowd = [Browser(Table(self.tables[at % len(self.tables)].id, []), None) for at in range(IDLE)]
        visits: list[asyncio.Task[None]] = []
        for start in range(0, IDLE, 100):
            visits += [self.connect(browser) for browser in crowd[start : start + 100]]
            await asyncio.gather(*(browser.welcomed.wait() for browser in crowd[start : start + 100]))
        grown = self.server.memory() - before
        for visit in visits:
            visit.cancel()
        await asyncio.gather(*visits, return_exceptions=True)
        return grown * 1024 / IDLE

    async def restart(self) -> tuple[float, float]:
        """Kills the server and starts it again: seconds until it answers, and until every browser is welcomed."""
        playing = [table for table in self.tables if not table.over]
        self.up.clear()
        self.server.end(signal.SIGKILL)
        browsers = [one for table in playing for one in table.browsers]
        while any(one.line is not None for one in browsers):
            await asyncio.sleep(0.01)
        for browser in browsers:
            browser.welcomed.clear()
        begun = time.perf_counter()
        self.server.start()
        await self.server.ready()
        answers = time.perf_counter() - begun
        self.up.set()
        await asyncio.gather(*(one.welcomed.wait() for one in browsers))
        return answers, time.perf_counter() - begun


def quantile(sorted_values: list[float], share: float) -> float:
    return sorted_values[min(len(sorted_values) - 1, int(len(sorted_values) * share))] if sorted_values else 0.0


def plot(steps: list[Step]) -> str:
    """How latency, processor and memory grow with the number of tables, as an SVG with logarithmic columns."""
    series = [
        ("p99, ms", [step.p99 for step in steps], "#b3541e"),
        ("p50, ms", [step.p50 for step in steps], "#d99a2b"),
        ("processor, % of one core", [step.cpu * 100 for step in steps], "#2f6f6f"),
        ("memory, MB", [step.memory for step in steps], "#5b4b8a"),
    ]
    top = max(value for _, values, _ in series for value in values) * 1.1
    lines = []
    for at, (name, values, colour) in enumerate(series):
        dots = [(80 + n * 520 / max(1, len(steps) - 1), 320 - value / top * 280) for n, value in enumerate(values)]
        path = " ".join(f"{x:.0f},{y:.0f}" for x, y in dots)
        lines.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        lines += [f'<circle cx="{x:.0f}" cy="{y:.0f}" r="3" fill="{colour}"/>' for x, y in dots]
        lines.append(f'<text x="620" y="{60 + at * 22}" fill="{colour}">{name}: {values[-1]:.0f}</text>')
    for n, step in enumerate(steps):
        x = 80 + n * 520 / max(1, len(steps) - 1)
        lines.append(f'<text x="{x:.0f}" y="345" text-anchor="middle">{step.tables}</text>')
    lines += [f'<text x="70" y="{324 - part * 70}" text-anchor="end">{top * part / 4:.0f}</text>' for part in range(5)]
    body = "".join(lines)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 370" font-family="sans-serif" font-size="13">'
        f'<rect width="860" height="370" fill="#fff"/><text x="80" y="20">Load by number of tables</text>{body}</svg>\n'
    )


class Result(msgspec.Struct):
    """Everything measured."""

    steps: list[Step]
    connection_kb: float
    table_kb: float
    first_s: float
    restart_s: float
    moves_per_second: float


async def measure(server: Server, tables: int, seconds: float) -> Result:
    server.start()
    await server.ready()
    driver = Driver(server)
    bare = server.memory()
    print(f"server alone: {bare:.0f} MB")
    print(f"{'tables':>7} {'clients':>8} {'moves':>6} {'p50 ms':>7} {'p99 ms':>7} {'worst':>7} {'cpu':>6} {'MB':>6}")
    steps: list[Step] = []
    pulse = asyncio.create_task(driver.beat())
    for count in [one for one in STEPS if one < tables] + [tables]:
        await driver.grow(count)
        step = await driver.steady(seconds if count < tables else seconds * 1.5)
        steps.append(step)
        print(
            f"{step.tables:>7} {2 * step.tables:>8} {step.moves:>6} {step.p50:>7.1f} {step.p99:>7.1f} {step.worst:>7.1f}"
            f" {step.cpu:>6.0%} {step.memory:>6.0f}",
            flush=True,
        )
    each = await driver.weigh_connections()
    first, all_back = await driver.restart()
    rate = await driver.flat_out(8.0, min(tables, 200))
    pulse.cancel()
    for line in driver.lines:
        line.cancel()
    table_kb = (steps[-1].memory - bare) * 1024 / tables - 2 * each
    print(f"idle connection: {each:.0f} kB; table with its match: {table_kb:.0f} kB")
    print(
        f"restart with {tables} running matches: the server answers after {first:.1f} s, all clients are back after {all_back:.1f} s"
    )
    print(f"sustained: {rate:.0f} durable moves a second")
    return Result(steps, each, table_kb, first, all_back, rate)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--database")
    parser.add_argument("--out", type=Path, default=Path("out"))
    args = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # whoever stops the driver stops the server too
    folder = tempfile.mkdtemp(prefix="veillee-load-")
    server = Server(folder, args.database)
    try:
        found = asyncio.run(measure(server, args.tables, args.seconds))
    finally:
        server.end(signal.SIGTERM)
        shutil.rmtree(folder, ignore_errors=True)
    args.out.mkdir(exist_ok=True)
    (args.out / "load.json").write_bytes(msgspec.json.format(msgspec.json.encode(found)))
    (args.out / "load.svg").write_text(plot(found.steps))
    print(f"plot: {args.out / 'load.svg'}")


if __name__ == "__main__":
    main()
