"""The server is killed without warning, again and again, while people play: nothing acknowledged is ever lost."""

import asyncio
import json
import os
import random
from pathlib import Path
from typing import Any, Protocol

import httpx
import websockets
from websockets.asyncio.client import ClientConnection, connect

from tests.server.process import Server
from tests.server.visit import Said, played
from veillee.core.record import read_record, verify
from veillee.games.rose_noire.rules.options import CLAIMS_FROM
from veillee.server.game_cache import game
from veillee.server.rows import Row
from veillee.server.store import Store

KILLS = 1000 if os.environ.get("VEILLEE_SOAK") else 50
GAMES = ("legions", "legions", "legions", "story", "story", "toy", "rose_noire")
"""What is played at each table; in the last anyone claims while another decides, and nights are steady."""
NAMES = {"rose_noire": ["Ana", "Bob", "Cléo"]}
"""Who sits at a table of more than two."""


class Door(Protocol):
    """Where people come in: at a server, or at any of several."""

    @property
    def base(self) -> str: ...

    def socket(self, table: str) -> str: ...

    def get(self, path: str, token: str | None = None) -> Any: ...


class Player:
    """A client that plays at random, remembers every acknowledged answer, and comes back by itself."""

    def __init__(self, server: Door, table: str, token: str, seed: int) -> None:
        self.server = server
        self.table = table
        self.token = token
        self.whims = random.Random(seed)
        self.acknowledged: dict[str, str] = {}
        """Its commands that were done, with what it wrote."""
        self.unsure: Said | None = None
        """What it said last and had no reply to; it is said again after a crash."""
        self.resumed = 0
        self.match = ""
        self.over: Said | None = None

    async def play(self) -> None:
        last: int | None = None
        while self.over is None:
            try:
                async with connect(self.server.socket(self.table), open_timeout=5) as line:
                    hello = {"type": "hello", "token": self.token, "last": last}
                    await line.send(json.dumps(hello))
                    if self.unsure:
                        await line.send(json.dumps(self.unsure))
                    while self.over is None:
                        last = await self.hear(line, json.loads(await line.recv())) or last
            except (OSError, websockets.WebSocketException, TimeoutError):
                await asyncio.sleep(0.02)

    async def hear(self, line: ClientConnection, message: Said) -> int | None:
        if message["type"] == "welcome":
            self.match = message["table"]["match"] or self.match
            self.resumed += message["resumed"]
        state: Said | None = message if message["type"] == "state" else message.get("state")
        if self.unsure and message.get("code") == "unavailable":
            await asyncio.sleep(0.1)
            await line.send(json.dumps(self.unsure))
            return None
        if self.unsure and message.get("command_id") == self.unsure["command_id"]:
            if message["type"] == "state":
                self.acknowledged[self.unsure["command_id"]] = self.unsure["text"]
            self.unsure = None
        if state is None:
            return None
        self.over = state["over"]
        if state["decision"] and self.unsure is None:
            await asyncio.sleep(self.whims.random() * 0.02)
            options = state["decision"]["options"]
            pick = self.whims.randrange(len(options))
            command = f"{self.whims.getrandbits(64):x}"
            text = f"« {command} »" if options[pick]["kind"] == "text" else ""
            self.unsure = {"type": "pick", "seq": state["seq"], "command_id": command, "pick": pick, "text": text}
            await line.send(json.dumps(self.unsure))
        return int(state["version"])


async def killing(server: Server, whims: random.Random, done: asyncio.Event) -> None:
    """Kills and restarts the server at random moments, often enough."""
    for _ in range(KILLS):
        await asyncio.sleep(whims.random() * 0.25)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    done.set()


async def company(server: Door, key: str, seed: int) -> list[Player]:
    """A new table, opened over HTTP as often as it takes."""
    names = NAMES.get(key, ["Ana", "Bob"])
    async with httpx.AsyncClient(base_url=server.base) as http:
        while True:
            try:
                ana = (await http.post("/api/tables", json={"game": key, "seats": len(names), "name": "Ana"})).json()
                sit = f"/api/tables/{ana['table']}/sit"
                others = [(await http.post(sit, json={"name": name})).json() for name in names[1:]]
                return [Player(server, ana["table"], one["token"], seed + n) for n, one in enumerate((ana, *others))]
            except (httpx.TransportError, KeyError, ValueError):
                await asyncio.sleep(0.05)


async def playing(server: Door, key: str, seed: int, done: asyncio.Event) -> list[list[Player]]:
    """Match after match at one table's place, as long as the server is being killed."""
    found: list[list[Player]] = []
    while not done.is_set():
        players = await company(server, key, seed * 1000 + len(found))
        await asyncio.gather(*(player.play() for player in players))
        found.append(players)
    return found


@played
async def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    """Every acknowledged answer is in the log with its text, every match is what its replay makes it, and clients resume."""
    with Server(tmp_path, fearless="", steady_seconds=0.1) as server:
        done = asyncio.Event()
        places = asyncio.gather(*(playing(server, key, seed, done) for seed, key in enumerate(GAMES)))
        await killing(server, random.Random(30), done)
        matches = [players for series in await places for players in series]
        assert len(matches) >= len(GAMES)
        assert sum(player.resumed for players in matches for player in players) > 0
        stored = await logs_of(server.words["database"], [players[0].match for players in matches])
        for players in matches:
            check(server, players, stored[players[0].match])
        inquiries = [stored[players[0].match] for players in matches if len(players) > 2]
        assert any(row.value >= CLAIMS_FROM for rows in inquiries for row in rows), "somebody claimed something"
        assert server.complaints() == []


async def logs_of(database: str, matches: list[str]) -> dict[str, list[Row]]:
    store = Store(database)
    await store.open()
    found = {match: await store.rows(match) for match in matches}
    await store.close()
    return found


def check(server: Door, players: list[Player], rows: list[Row]) -> None:
    commands = [row.command for row in rows if row.command]
    assert len(commands) == len(set(commands)), "an answer was taken twice"
    written = {row.command: row.text or "" for row in rows}
    for player in players:
        assert player.acknowledged.items() <= written.items(), "an acknowledged answer is lost"
    assert [row.seq for row in rows] == list(range(len(rows)))
    record = server.get(f"/api/matches/{players[0].match}/record", players[0].token)
    verify(read_record(json.dumps(record)), game(record["game"]))
    assert players[0].over is not None
    assert record["shares"] == players[0].over["shares"]
