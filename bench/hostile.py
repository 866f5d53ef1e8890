"""Hostile guests: what a stranger notices while one address does all it can to stop the house, on this machine, driver included.

python bench/hostile.py [--seconds 30] [--sockets 50] [--requests 20]

Fifty sockets and twenty requests a second from one address send everything that was ever found to be dear, as fast as they can; meanwhile two strangers
play, a third plays against a bot, and somebody asks whether the house is well. Prints the times of all of them, with nobody hostile there and with.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PORT = 8797
BASE = f"http://127.0.0.1:{PORT}"
HOSTILE = "10.66.66.66"
LONG_MATCH = 250
"""How many answers the match has that hostile guests look at."""
PERIOD = 0.2
"""Seconds between two moves, or two looks, of those who are measured."""
SHEETS = ["x\n" * 29_999, "classe a" + "\u0301" * 50_000, "classe A | B\nfragment A | B •\n" + "- zzz truc.\n" * 2_900]
NONSENSE: tuple[type[Exception], ...] = (WebSocketException, OSError, httpx.HTTPError, TimeoutError)

Said = dict[str, Any]


def coming_from(address: str) -> dict[str, str]:
    """The server believes this machine when it says for whom it asks, as it believes a reverse proxy."""
    return {"X-Forwarded-For": address}


class Guest:
    """Somebody at a table."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.state: Said = {}

    @classmethod
    async def come(cls, table: str, token: str | None, address: str) -> "Guest":
        socket = f"ws://127.0.0.1:{PORT}/api/tables/{table}/socket"
        line = await connect(
            socket, compression=None, ping_interval=None, max_queue=None, additional_headers=coming_from(address)
        )
        guest = cls(line)
        await guest.say(type="hello", token=token)
        await guest.hear()
        return guest

    async def say(self, **message: Any) -> None:
        await self.line.send(json.dumps(message))

    async def hear(self) -> Said:
        message: Said = json.loads(await self.line.recv())
        self.state = message if message["type"] == "state" else message.get("state") or self.state
        return message

    async def answer(self, whims: random.Random) -> float | None:
        """Answers what it is asked, and gives how long it took to be acknowledged."""
        decision = self.state["decision"]
        if not decision:
            return None
        command = f"{whims.getrandbits(48):x}"
        begun = time.perf_counter()
        pick = whims.randrange(len(decision["options"]))
        await self.say(type="pick", seq=self.state["seq"], command_id=command, pick=pick)
        while (await self.hear()).get("command_id") != command:
            pass
        return time.perf_counter() - begun

    async def listen(self, seconds: float) -> None:
        """Hears what there is to hear for a while."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while True:
                    await self.hear()


async def post(http: httpx.AsyncClient, path: str, body: Said, address: str) -> Said:
    reply = await http.post(BASE + path, json=body, headers=coming_from(address))
    reply.raise_for_status()
    found: Said = reply.json()
    return found


async def duel(http: httpx.AsyncClient, game: str, addresses: tuple[str, str]) -> tuple[str, list[Guest]]:
    """Two people at a table that everyone may watch."""
    one = await post(
        http, "/api/tables", {"game": game, "name": "Ana", "watch": "everyone", "listed": True}, addresses[0]
    )
    two = await post(http, f"/api/tables/{one['table']}/sit", {"name": "Bob"}, addresses[1])
    tokens = zip((one["token"], two["token"]), addresses, strict=True)
    return one["table"], [await Guest.come(one["table"], token, address) for token, address in tokens]


async def play(guests: list[Guest], most: int, whims: random.Random) -> None:
    """A match in haste, until it is over or so many answers were given."""
    for _ in range(most):
        for guest in guests:
            await guest.listen(0.005)
            if guest.state["over"]:
                return
            await guest.answer(whims)


# Those who are measured


async def strangers(http: httpx.AsyncClient, until: float, times: list[float]) -> None:
    """Two strangers play: from a click until its reply."""
    whims = random.Random(1)
    guests: list[Guest] = []
    while time.monotonic() < until:
        if not guests or guests[0].state["over"]:
            _, guests = await duel(http, "legions", ("10.1.0.1", "10.1.0.2"))
        for guest in guests:
            await guest.listen(PERIOD / 2)
            took = await guest.answer(whims)
            if took is not None:
                times.append(took)


async def against_a_bot(http: httpx.AsyncClient, until: float, times: list[float]) -> None:
    """Somebody plays against a novice: from a click until it is one's turn again."""
    whims, guest = random.Random(2), None
    while time.monotonic() < until:
        if guest is None or guest.state["over"]:
            body = {"game": "legions", "name": "Cléo", "bots": {"1": "novice"}}
            seated = await post(http, "/api/tables", body, "10.1.0.3")
            guest = await Guest.come(seated["table"], seated["token"], "10.1.0.3")
        begun = time.perf_counter()
        if await guest.answer(whims) is None:
            await guest.listen(PERIOD)
            continue
        async with asyncio.timeout(60):
            while not guest.state["decision"] and not guest.state["over"]:
                await guest.hear()
        times.append(time.perf_counter() - begun)
        await asyncio.sleep(PERIOD)


async def health(http: httpx.AsyncClient, until: float, times: list[float]) -> None:
    while time.monotonic() < until:
        begun = time.perf_counter()
        (await http.get(f"{BASE}/healthz", headers=coming_from("10.1.0.4"))).raise_for_status()
        times.append(time.perf_counter() - begun)
        await asyncio.sleep(PERIOD / 2)


# Those who are hostile


def mean(whims: random.Random, seq: int) -> str:
    """A message that costs more than it should."""
    return whims.choice(
        [
            json.dumps({"type": "lang", "lang": whims.choice(["fr", "en"])}),
            json.dumps({"type": "why", "at": f"hand:{whims.randrange(9)}"}),
            json.dumps({"type": "pick", "seq": seq, "command_id": f"{whims.random()}", "pick": 999}),
            json.dumps({"type": "typing", "text": "x" * 9_000}),
            json.dumps({"type": "chat", "text": "a\u0301" * 400}),
            json.dumps({"type": "undo"}),
            '{"type":"ping","more":' + "[" * 60_000,
            "x" * 100_000,
        ]
    )


async def hostile_socket(table: str, token: str | None, number: int) -> None:
    """Speaks as fast as it can; every third reads nothing of what it hears, every fifth leaves and comes again."""
    whims = random.Random(number)
    while True:
        with suppress(*NONSENSE):
            guest = await Guest.come(table, token, HOSTILE)
            reading = None if number % 3 == 0 else asyncio.create_task(guest.listen(1e6))
            for _ in range(20 if number % 5 == 0 else 10_000):
                await guest.line.send(mean(whims, guest.state.get("seq", 0)))
            if reading is not None:
                reading.cancel()
            await guest.line.close()
        await asyncio.sleep(0.05)


def mean_request(whims: random.Random, table: str, match: str) -> tuple[str, str, Any]:
    """A request that costs more than it should."""
    seat, lang, page = whims.choice(["all", "-1", "0", "1"]), whims.choice(["fr", "en"]), whims.randrange(3)
    return whims.choice(
        [
            ("POST", "/api/tables", {"game": "cendrelin", "name": "x", "options": {"box": whims.choice(SHEETS)}}),
            ("POST", "/api/tables", {"game": "legions", "name": "x", "bots": {"1": "expert"}, "listed": True}),
            ("POST", "/api/games/keyforge/decks", {"text": "2x Trolll\n" * 20_000}),
            ("GET", f"/api/matches/{match}/replay?seat={seat}&lang={lang}&page={page}", None),
            ("GET", f"/api/tables/{table}/poll?lang={lang}", None),
            ("GET", "/api/tables", None),
            ("GET", f"/api/games/keyforge/cards?lang={lang}", None),
            ("GET", "/api/matches?ids=" + "x," * 50, None),
            ("GET", "/api/games/keyforge/deck?deck=seed:" + "x" * 500, None),
        ]
    )


async def hostile_requests(http: httpx.AsyncClient, table: str, match: str, rate: float) -> None:
    whims, under_way = random.Random(9), set()

    async def one() -> None:
        method, path, body = mean_request(whims, table, match)
        with suppress(*NONSENSE):
            await http.request(method, BASE + path, json=body, headers=coming_from(HOSTILE))

    while True:
        task = asyncio.create_task(one())
        under_way.add(task)
        task.add_done_callback(under_way.discard)
        await asyncio.sleep(1 / rate)


async def attack(table: str, token: str, match: str, sockets: int, rate: float) -> None:
    """Until it is killed."""
    async with httpx.AsyncClient(timeout=60, limits=httpx.Limits(max_connections=1000)) as http:
        crowd = [hostile_socket(table, token if number % 2 else None, number) for number in range(sockets)]
        await asyncio.gather(hostile_requests(http, table, match, rate), *crowd)


# The measurement


@contextmanager
def server(folder: Path) -> Iterator[None]:
    words = ["serve", "--port", str(PORT), "--database", f"sqlite:///{folder / 'veillee.db'}"]
    swift = {**os.environ, "VEILLEE_PACE": "0", "VEILLEE_FORCED_DELAY": "0,0"}
    with (folder / "log").open("wb") as log:
        running = subprocess.Popen(
            [sys.executable, "-P", "-m", "veillee.cli", *words], stdout=log, stderr=log, env=swift
        )
    try:
        for _ in range(600):
            with suppress(httpx.TransportError):
                httpx.get(f"{BASE}/healthz")
                break
            time.sleep(0.1)
        yield
    finally:
        running.terminate()
        running.wait()


Measured = Callable[[httpx.AsyncClient, float, list[float]], Coroutine[Any, Any, None]]
MEASURED: dict[str, Measured] = {"a stranger's move": strangers, "a novice's reply": against_a_bot, "/healthz": health}


async def measure(seconds: float) -> None:
    until = time.monotonic() + seconds
    times: dict[str, list[float]] = {name: [] for name in MEASURED}
    async with httpx.AsyncClient(timeout=60) as http:
        await asyncio.gather(*(work(http, until, times[name]) for name, work in MEASURED.items()))
    for name, found in times.items():
        found.sort()
        middle, late = found[len(found) // 2], found[min(len(found) - 1, int(len(found) * 0.99))]
        print(
            f"  {name:18} {len(found):5} times   p50 {middle * 1000:7.1f} ms   p99 {late * 1000:7.1f} ms   most {found[-1] * 1000:7.1f} ms"
        )


async def prepare() -> tuple[str, str, str]:
    """A long match that goes on, with a seat at it for the hostile, and one that is over."""
    whims = random.Random(5)
    async with httpx.AsyncClient(timeout=60) as http:
        _, guests = await duel(http, "legions", ("10.2.0.1", "10.2.0.2"))
        await play(guests, 1000, whims)
        over = guests[0].state["over"]["match"]
        addresses = ("10.2.0.3", "10.2.0.4")
        one = await post(http, "/api/tables", {"game": "keyforge", "name": "Ana", "watch": "everyone"}, addresses[0])
        two = await post(http, f"/api/tables/{one['table']}/sit", {"name": "Bob"}, addresses[1])
        seats = zip((one["token"], two["token"]), addresses, strict=True)
        guests = [await Guest.come(one["table"], token, address) for token, address in seats]
        await play(guests, LONG_MATCH, whims)
        return one["table"], one["token"], over


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--sockets", type=int, default=50)
    parser.add_argument("--requests", type=float, default=20.0)
    parser.add_argument("--attack", nargs=3, metavar=("TABLE", "TOKEN", "MATCH"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.attack:
        table, token, match = args.attack
        asyncio.run(attack(table, token, match, args.sockets, args.requests))
        return
    with tempfile.TemporaryDirectory(prefix="veillee-hostile-") as folder, server(Path(folder)):
        found = asyncio.run(prepare())
        print("nobody hostile:")
        asyncio.run(measure(args.seconds))
        command = [
            sys.executable,
            __file__,
            "--sockets",
            str(args.sockets),
            "--requests",
            str(args.requests),
            "--attack",
            *found,
        ]
        hostile = subprocess.Popen(command)
        print(f"{args.sockets} hostile sockets and {args.requests:g} hostile requests a second from one address:")
        try:
            asyncio.run(measure(args.seconds))
        finally:
            hostile.kill()
            hostile.wait()


if __name__ == "__main__":
    main()
