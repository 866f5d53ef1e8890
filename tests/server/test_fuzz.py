"""Nonsense: thousands of malformed, late, doubled, oversized and foreign messages change nothing and break nothing."""

import asyncio
import json
import os
import random
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
import websockets
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from tests.server.process import Server
from tests.server.visit import Socket, Visit, play_on, played, visit
from veillee.core.match import SPECTATOR
from veillee.core.text import EN
from veillee.server import protocol
from veillee.server.commands import handle
from veillee.server.listener import Listener
from veillee.server.socket import NOT_A_MESSAGE
from veillee.server.table import Table

MESSAGES = 1_000_000 if os.environ.get("VEILLEE_SOAK") else 100_000
KINDS = [
    "pick",
    "undo",
    "consent",
    "concede",
    "rematch",
    "chat",
    "lang",
    "bot",
    "back",
    "why",
    "strike",
    "hello",
    "zzz",
]
CODES = {
    "malformed",
    "stale",
    "wrong-seat",
    "unknown-option",
    "spectator",
    "no-note",
    "no-request",
    "nothing-to-undo",
    "not-over",
    "not-replaced",
    "present",
    "slow-down",
    "too-long",
}


def junk(whims: random.Random, depth: int = 0) -> Any:
    """Any JSON value."""
    kind = whims.randrange(8 if depth < 4 else 6)
    if kind == 0:
        return whims.choice([None, True, False])
    if kind == 1:
        return whims.choice([0, -1, 2**31, 2**63, -(2**70), 10**30, 1.5, 1e308])
    if kind in (2, 3):
        return "".join(
            chr(whims.choice([whims.randrange(32, 127), whims.randrange(0xD7FF)])) for _ in range(whims.randrange(20))
        )
    if kind in (4, 5):
        return whims.choice(
            ["fr", "en", "place:1", "../../etc/passwd", "'; DROP TABLE answer; --", "<script>", "\u0000"]
        )
    if kind == 6:
        return [junk(whims, depth + 1) for _ in range(whims.randrange(4))]
    return {str(junk(whims, 9)): junk(whims, depth + 1) for _ in range(whims.randrange(4))}


def message(whims: random.Random, seq: int) -> str:
    """A message that must not be obeyed: nonsense, or sense from the wrong seat, time or shape."""
    kind = whims.randrange(6)
    if kind == 0:
        return "".join(chr(whims.randrange(1, 0xD7FF)) for _ in range(whims.randrange(40)))
    if kind == 1:
        return json.dumps(junk(whims))
    if kind == 2:
        return "[" * whims.randrange(1, 2000)
    if kind == 3:
        stale = whims.choice([seq + 1, seq + 100, max(0, seq - 1) if seq else 7])
        return json.dumps({"type": "pick", "seq": stale, "command_id": "f", "pick": whims.randrange(9)})
    if kind == 4:
        return json.dumps({"type": "pick", "seq": seq, "command_id": "f", "pick": whims.choice([77, 9999, 10**6])})
    body = {
        whims.choice(["seq", "pick", "text", "lang", "yes", "seat", "at", "note", "command_id"]): junk(whims)
        for _ in range(3)
    }
    harmful = {"undo", "concede", "chat", "lang", "rematch"}
    return json.dumps({**body, "type": whims.choice([one for one in KINDS if one not in harmful])})


@played
async def test_nonsense_on_sockets_changes_nothing(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana, bob, table = await server.duel()
        await play_on([ana, bob], random.Random(1), 7)
        watcher = await server.join(table)
        match = server.hub.tables[table].match
        assert match is not None
        before = await server.hub.store.rows(match.id)
        whims = random.Random(20)
        for speaker in (ana, bob, watcher):
            for _ in range(50):
                for _ in range(20):
                    speaker.say_text(message(whims, speaker.state["seq"]))
                await only_refusals(speaker)
        assert await server.hub.store.rows(match.id) == before
        await play_on([ana, bob], random.Random(2), 3)


async def only_refusals(speaker: Socket) -> None:
    for reply in await speaker.quiet():
        if reply["type"] == "refused":
            assert reply["code"] in CODES, reply
            assert reply["text"]
        else:
            assert reply["type"] in ("pong", "because"), reply


class Deaf(Listener):
    """One who hears nothing but refusals."""

    codes: set[str]

    def send(self, data: bytes) -> None:
        found = json.loads(data)
        assert found["type"] in ("refused", "pong", "because"), found
        self.codes.add(found.get("code", ""))


async def until_one_is_asked(table: Table, sockets: list[Socket]) -> None:
    """Some moves into a match, at a decision that is one seat's alone, whatever was dealt: else nobody speaks from the wrong one."""
    whims = random.Random(1)
    await play_on(sockets, whims, 7)
    while table.play is not None and table.play.live.pending is not None and len(table.play.live.pending.seats) > 1:
        await play_on(sockets, whims, 1)


@played
async def test_a_hundred_thousand_messages_change_nothing(tmp_path: Path) -> None:
    """Past the socket, straight to the one who hears them: a million in the long run."""
    async with visit(tmp_path) as server:
        ana, bob, table_id = await server.duel()
        table = server.hub.tables[table_id]
        await until_one_is_asked(table, [ana, bob])
        assert table.match is not None
        before = await server.hub.store.rows(table.match.id)
        whims = random.Random(23)
        speakers = [Deaf(place, EN, table.now, "10.0.0.1") for place in (SPECTATOR, 0, 1)]
        for one in speakers:
            one.codes = set()
        seq = ana.state["seq"]
        for number in range(MESSAGES):
            try:
                said = protocol.said.decode(message(whims, seq).encode())
            except NOT_A_MESSAGE:
                continue
            await handle(table, speakers[number % 3], said)
        assert set.union(*(one.codes for one in speakers)) <= {*CODES, ""}
        assert {"stale", "spectator", "wrong-seat"} <= set.union(*(one.codes for one in speakers))
        assert await server.hub.store.rows(table.match.id) == before
        await play_on([ana, bob], random.Random(2), 3)


@played
async def test_bad_hellos_are_turned_away(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        seated = await server.open()
        whims = random.Random(21)
        for _ in range(150):
            stranger = server.connect(seated["table"])
            false = json.dumps({"type": "hello", "token": str(junk(whims))[:100]})
            stranger.say_text(whims.choice([message(whims, 0).replace("hello", "hullo"), false]))
            assert await stranger.closed() in (4400, 4401)
        lost = server.connect("nowhere")
        lost.say(type="hello")
        assert await lost.closed() == 4404
        await welcome_still_works(server, seated)


async def welcome_still_works(server: Visit, seated: dict[str, Any]) -> None:
    await server.sit(seated)
    assert (await server.get("/healthz"))["status"] == "ok"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("fuzz"), fearless="") as running:
        yield running
        assert running.complaints() == []


def test_the_http_interface_keeps_its_word(server: Server) -> None:
    """Schemathesis asks every operation of the OpenAPI document for what it must and must not accept."""
    schema: Any = schemathesis.openapi.from_url(f"{server.base}/schema/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) > 12
    for operation in operations:
        ask(operation)


def ask(operation: Any) -> None:
    @settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
    @given(operation.as_strategy())
    def asking(case: Any) -> None:
        response = case.call()
        assert response.status_code < 500, response.text
        assert "Traceback" not in response.text
        case.validate_response(response, checks=[status_code_conformance, response_schema_conformance])

    asking()


def test_broken_frames_and_requests_break_nothing(server: Server) -> None:
    seated = server.post("/api/tables", {"game": "legions", "name": "Ana"})
    whims = random.Random(22)
    for _ in range(60):
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            line.sendall(whims.randbytes(whims.randrange(1, 200)))
    asyncio.run(broken_frames(server, seated))
    assert server.get("/healthz")["status"] == "ok"


async def broken_frames(server: Server, seated: dict[str, Any]) -> None:
    """Text that is no text, bytes, and far too much."""
    for data in (b"\xff\xfe\xfd", b"\x00" * 5000, b"x" * 200_000):
        for as_text in (True, False):
            async with websockets.connect(server.socket(seated["table"]), max_size=None) as line:
                await line.send(json.dumps({"type": "hello", "token": seated["token"]}))
                await line.recv()
                try:
                    await line.send(data, text=as_text)
                    while True:
                        await asyncio.wait_for(line.recv(), 1)
                except (websockets.ConnectionClosed, TimeoutError):
                    pass
