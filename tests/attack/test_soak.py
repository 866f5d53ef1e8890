"""Everything at once: the server is killed, its disk is full, its database locked, guests are hostile, and honest people play on.

A sample here; an hour under VEILLEE_SOAK. Whatever happens, every acknowledged answer is there once.
"""

import asyncio
import contextlib
import os
import random
import resource
import sqlite3
import time
from pathlib import Path

import httpx
import websockets
from websockets.asyncio.client import connect

from tests.server.process import Server
from tests.server.test_fuzz import message
from tests.server.test_kill import Player, check, logs_of, playing
from tests.server.visit import played

SECONDS = 3600.0 if os.environ.get("VEILLEE_SOAK") else 6.0
GAMES = ("legions", "story", "toy")
FAULT = 0.4
"""How long a fault lasts, at most."""


async def kill(server: Server, _: float) -> None:
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)


async def fill_disk(server: Server, seconds: float) -> None:
    """No file of the server may grow any more."""
    pid = server.process.pid
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
    await asyncio.sleep(seconds)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


async def lock_database(server: Server, seconds: float) -> None:
    """Somebody else writes, and takes his time."""
    with contextlib.suppress(sqlite3.OperationalError):
        other = sqlite3.connect(server.folder / "veillee.db", isolation_level=None)
        try:
            other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(seconds)
            other.execute("ROLLBACK")
        finally:
            other.close()


FAULTS = (kill, fill_disk, lock_database)


async def troubling(server: Server, whims: random.Random, done: asyncio.Event) -> None:
    """One fault after the other, each of every kind in turn, until the time is over."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        for fault in whims.sample(FAULTS, len(FAULTS)):
            await asyncio.sleep(whims.random() * FAULT)
            await fault(server, whims.random() * FAULT)
    done.set()


async def pestering(server: Server, seed: int, done: asyncio.Event) -> None:
    """A guest who sends nonsense, half requests, and whatever is dear."""
    whims = random.Random(seed)
    async with httpx.AsyncClient(base_url=server.base, timeout=5) as http:
        while not done.is_set():
            with contextlib.suppress(OSError, httpx.HTTPError, websockets.WebSocketException, TimeoutError, KeyError):
                body = {"game": "legions", "name": "Eve", "bots": {"1": "novice"}}
                seated = (await http.post("/api/tables", json=body)).json()
                await http.get(whims.choice(["/api/tables", "/api/matches", "/api/matches/none/replay"]))
                async with connect(server.socket(seated["table"]), open_timeout=5) as line:
                    for _ in range(whims.randrange(20)):
                        await line.send(message(whims, 0))
            await asyncio.sleep(0.05)


@played
async def test_every_acknowledged_answer_is_there_once(tmp_path: Path) -> None:
    with Server(tmp_path, fearless="", steady_seconds=0.1) as server:
        done = asyncio.Event()
        places = asyncio.gather(*(playing(server, key, 70 + seed, done) for seed, key in enumerate(GAMES)))
        pests = asyncio.gather(*(pestering(server, seed, done) for seed in range(3)))
        await troubling(server, random.Random(31), done)
        matches: list[list[Player]] = [players for series in await places for players in series]
        await pests
        assert len(matches) >= len(GAMES)
        assert sum(len(player.acknowledged) for players in matches for player in players) > 0
        stored = await logs_of(tmp_path, [players[0].match for players in matches])
        for players in matches:
            check(server, players, stored[players[0].match])
