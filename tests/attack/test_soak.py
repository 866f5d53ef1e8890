"""Everything at once: servers are killed, disks are full, databases locked or gone, the bus lost or full of nonsense, guests are hostile, and
honest people play on.

A sample here; an hour for each house under VEILLEE_SOAK, or as many seconds as VEILLEE_SOAK_SECONDS says. Whatever happens, every acknowledged
answer is there once.
"""

import asyncio
import contextlib
import os
import random
import resource
import signal
import sqlite3
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import websockets
from redis.asyncio import Redis
from redis.exceptions import RedisError
from websockets.asyncio.client import connect

from tests.server.process import Server
from tests.server.services import Service, a_postgres, a_redis
from tests.server.test_fuzz import message
from tests.server.test_kill import Player, check, logs_of, playing
from tests.server.visit import played

SECONDS = float(os.environ.get("VEILLEE_SOAK_SECONDS") or (3600 if os.environ.get("VEILLEE_SOAK") else 6))
GAMES = ("legions", "story", "toy")
FAULT = 0.4
"""How long a fault lasts, at most."""
NONSENSE = (b"", b"\xff\xfe", b"[]", b'{"server":1}', b'{"server":"x","table":"x","kind":"rows"}', b"[" * 10_000)

Fault = Callable[[float], Awaitable[None]]
"""Something that goes wrong for so many seconds."""


class House:
    """One or several servers of one database; whoever comes, or comes back, comes to any of them."""

    def __init__(self, servers: Sequence[Server], whims: random.Random) -> None:
        self.servers = servers
        self.whims = whims

    @property
    def base(self) -> str:
        return self.whims.choice(self.servers).base

    def socket(self, table: str) -> str:
        return self.whims.choice(self.servers).socket(table)

    def get(self, path: str, token: str | None = None) -> Any:
        return self.servers[0].get(path, token)

    async def kill(self, _: float) -> None:
        server = self.whims.choice(self.servers)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)


class Disk:
    """What goes wrong with a file."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def fill(self, seconds: float) -> None:
        """No file of the server may grow any more."""
        pid = self.server.process.pid
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        await asyncio.sleep(seconds)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    async def lock(self, seconds: float) -> None:
        """Somebody else writes, and takes his time."""
        with contextlib.suppress(sqlite3.OperationalError):
            other = sqlite3.connect(self.server.folder / "veillee.db", isolation_level=None)
            try:
                other.execute("BEGIN IMMEDIATE")
                await asyncio.sleep(seconds)
                other.execute("ROLLBACK")
            finally:
                other.close()


class Database:
    """What goes wrong with PostgreSQL."""

    def __init__(self, service: Service) -> None:
        self.service = service

    async def lose(self, seconds: float) -> None:
        """It goes down without saying goodbye, and comes back; a server does not start while it recovers."""
        await asyncio.to_thread(self.service.end, signal.SIGQUIT)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(self.service.start)
        while not await self.order("SELECT 1", 0.0):
            await asyncio.sleep(0.05)

    async def hang_up(self, _: float) -> None:
        """Every connection is cut, whatever it was doing."""
        await self.order("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()", 0.0)

    async def lock(self, seconds: float) -> None:
        """Somebody else has the log, and takes his time."""
        await self.order("LOCK TABLE answer IN ACCESS EXCLUSIVE MODE", seconds)

    async def order(self, words: str, seconds: float) -> bool:
        """Says something in a transaction that lasts for so long, and whether that went well."""
        try:
            connection = await asyncpg.connect(self.service.url)
            try:
                async with connection.transaction():
                    await connection.execute(words)
                    await asyncio.sleep(seconds)
            finally:
                await connection.close()
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
            return False
        return True


class Bus:
    """What goes wrong with Redis."""

    def __init__(self, service: Service) -> None:
        self.service = service

    async def lose(self, seconds: float) -> None:
        """It is gone, and comes back empty."""
        await asyncio.to_thread(self.service.end, signal.SIGKILL)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(self.service.start)

    async def hang_up(self, _: float) -> None:
        """Every connection is cut; its own may be among them."""
        async with Redis.from_url(self.service.url) as bus:
            for kind in ("pubsub", "normal"):
                with contextlib.suppress(RedisError, OSError):
                    await bus.client_kill_filter(_type=kind)

    async def fall_silent(self, seconds: float) -> None:
        """It answers nobody for a while."""
        async with Redis.from_url(self.service.url) as bus:
            await bus.client_pause(int(seconds * 1000))

    async def talk_nonsense(self, _: float) -> None:
        """Whatever cannot be read, or means nothing, on every channel that somebody hears."""
        async with Redis.from_url(self.service.url) as bus:
            for channel in await bus.pubsub_channels():
                for data in NONSENSE:
                    await bus.publish(channel, data)


async def troubling(faults: Sequence[Fault], whims: random.Random, done: asyncio.Event) -> None:
    """One fault after the other, each of every kind in turn, until the time is over."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        for fault in whims.sample(faults, len(faults)):
            await asyncio.sleep(whims.random() * FAULT)
            await fault(whims.random() * FAULT)
    done.set()


async def pestering(house: House, seed: int, done: asyncio.Event) -> None:
    """A guest who sends nonsense, half requests, and whatever is dear."""
    whims = random.Random(seed)
    async with httpx.AsyncClient(timeout=5) as http:
        while not done.is_set():
            with contextlib.suppress(OSError, httpx.HTTPError, websockets.WebSocketException, TimeoutError, KeyError):
                body = {"game": "legions", "name": "Eve", "bots": {"1": "novice"}}
                seated = (await http.post(f"{house.base}/api/tables", json=body)).json()
                await http.get(house.base + whims.choice(["/api/tables", "/api/matches", "/api/matches/none/replay"]))
                async with connect(house.socket(seated["table"]), open_timeout=5) as line:
                    for _ in range(whims.randrange(20)):
                        await line.send(message(whims, 0))
            await asyncio.sleep(0.05)


async def soak(house: House, faults: Sequence[Fault]) -> None:
    """People play and pests pester while things go wrong; then every answer is looked for."""
    done = asyncio.Event()
    places = asyncio.gather(*(playing(house, key, 70 + seed, done) for seed, key in enumerate(GAMES)))
    pests = asyncio.gather(*(pestering(house, seed, done) for seed in range(3)))
    await troubling([house.kill, *faults], random.Random(31), done)
    matches: list[list[Player]] = [players for series in await places for players in series]
    await pests
    assert len(matches) >= len(GAMES)
    assert sum(len(player.acknowledged) for players in matches for player in players) > 0
    stored = await logs_of(house.servers[0].words["database"], [players[0].match for players in matches])
    for players in matches:
        check(house, players, stored[players[0].match])


@played
async def test_every_acknowledged_answer_is_there_once(tmp_path: Path) -> None:
    with Server(tmp_path, fearless="", steady_seconds=0.1) as server:
        disk = Disk(server)
        await soak(House([server], random.Random(32)), [disk.fill, disk.lock])


@played
async def test_every_acknowledged_answer_is_there_once_where_several_servers_share_a_database(tmp_path: Path) -> None:
    with a_postgres() as postgres, a_redis() as redis:
        words = {"database": postgres.url, "bus": redis.url, "fearless": "", "steady_seconds": 0.1}
        with Server(tmp_path, **words) as one, Server(tmp_path, **words) as two:
            database, bus = Database(postgres), Bus(redis)
            faults = [database.lose, database.hang_up, database.lock]
            faults += [bus.lose, bus.hang_up, bus.fall_silent, bus.talk_nonsense]
            await soak(House([one, two], random.Random(33)), faults)
