"""A fault hurts only itself: what one guest sends, one row or one message that cannot be read, is nobody else's trouble."""

import asyncio
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from tests.server.services import postgres
from tests.server.visit import JSON, Clock, Visit, play_on, played, visit
from veillee.server.rows import Row
from veillee.server.store import Store

NUL = "\x00"


# Control characters


@pytest.mark.parametrize("control", [NUL, "\n", "\x1b", "\x7f", "\x9b"])
def test_control_characters_are_refused_at_the_door(tmp_path: Path, control: str) -> None:
    @played
    async def scenario(folder: Path) -> None:
        async with visit(folder) as server:
            ana, _, table = await server.duel()
            ana.pick(0, f"c{control}")
            assert (await ana.next("refused"))["code"] == "malformed"
            ana.say(type="chat", text=f"a{control}b")
            assert (await ana.next("refused"))["code"] == "text-control"
            body = {"seq": ana.state["seq"], "command_id": f"c{control}", "pick": 0}
            await server.post(f"/api/tables/{table}/answer", body, ana.token, 400)
            await server.post("/api/tables", {"game": "legions", "name": f"A{control}"}, status=400)

    scenario(tmp_path)


@played
async def test_control_characters_in_an_address_are_refused(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        for path in ("/api/tables/a%00b", "/api/matches/%1b/record", "/api/matches?ids=a%00", "/%7F"):
            reply = await server.http.get(path)
            assert (reply.status_code, reply.json()["code"]) == (400, "malformed"), path
        assert (await server.connect("a\x00b").event())["type"] == "websocket.close"


def row(seq: int, command: str | None = None) -> Row:
    return Row(seq, "answer", 0, 0, 1.0, command)


async def two_matches(folder: Path, url: str) -> list[str]:
    async with visit(folder, database=url) as server:
        tables = [await server.open() for _ in range(2)]
        for one in tables:
            await server.post(f"/api/tables/{one['table']}/sit", {"name": "Bob"})
        return [(await server.get(f"/api/tables/{one['table']}"))["match"] for one in tables]


def test_what_a_database_refuses_spoils_no_other_write(tmp_path: Path) -> None:
    """PostgreSQL takes no NUL: the commit fails for all, so each is tried alone."""
    with postgres() as url:

        @played
        async def scenario(folder: Path) -> None:
            one, two = await two_matches(folder, url)
            sizes: list[int] = []
            store = Store(url, sizes.append)
            await store.open()
            jobs = [store.append(one, [row(0, f"c{NUL}")]), store.append(two, [row(0, "c")])]
            bad, good = await asyncio.gather(*jobs, return_exceptions=True)
            assert isinstance(bad, DBAPIError)
            assert good is True
            assert max(sizes) == 2
            assert [len(await store.rows(match)) for match in (one, two)] == [0, 1]
            found = await asyncio.gather(store.load(f"a{NUL}"), store.load("b"), return_exceptions=True)
            assert isinstance(found[0], DBAPIError)
            assert found[1] is None
            await store.close()

        scenario(tmp_path)


# Replies


@played
async def test_losers_of_a_double_click_are_told_so(tmp_path: Path) -> None:
    """Every reply of 200 is in the log, and everything in the log got its 200."""
    async with visit(tmp_path) as server:
        ana, bob, table = await server.duel()
        taken: list[str] = []
        for turn in range(12):
            one = next(socket for socket in (ana, bob) if socket.asked)
            seq, headers = one.state["seq"], {"Authorization": f"Bearer {one.token}"}
            bodies = [{"seq": seq, "command_id": f"{turn}-{click}", "pick": 0} for click in range(4)]
            path = f"/api/tables/{table}/answer"
            replies = await asyncio.gather(*(server.http.post(path, json=body, headers=headers) for body in bodies))
            won = [body["command_id"] for body, reply in zip(bodies, replies, strict=True) if reply.status_code == 200]
            assert len(won) == 1
            assert sorted(reply.status_code for reply in replies) == [200, 409, 409, 409]
            taken += won
            for socket in (ana, bob):
                await socket.quiet()
        match = server.hub.tables[table].match
        assert match is not None
        assert [one.command for one in await server.hub.store.rows(match.id) if one.command] == taken


@played
async def test_what_others_say_is_no_reply(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana, bob, table = await server.duel()
        first, second = (ana, bob) if ana.asked else (bob, ana)
        headers = {"Authorization": f"Bearer {first.token}"}
        answer = {"seq": first.state["seq"], "command_id": "c", "pick": 0}
        second.say(type="chat", text="bonjour")
        say = {"type": "why", "at": "place:0"}
        replies = await asyncio.gather(
            server.http.post(f"/api/tables/{table}/answer", json=answer, headers=headers),
            server.http.post(f"/api/tables/{table}/say", json=say, headers=headers),
        )
        assert [reply.status_code for reply in replies] == [200, 201]
        assert replies[0].json()["command_id"] == "c"
        assert replies[1].json()["type"] == "because"


@played
async def test_an_answer_that_was_stored_though_it_seemed_lost_is_shown_to_all(tmp_path: Path) -> None:
    """The connection breaks after the commit: who clicked is told to try again, and everybody sees what is on disk."""
    async with visit(tmp_path) as server:
        ana, bob, _ = await server.duel()
        while ana.asked and bob.asked:  # both choose in secret
            await play_on([ana, bob], random.Random(1), 1)
        first, second = (ana, bob) if ana.asked else (bob, ana)
        seen = second.state["version"]
        store: Any = server.hub.store
        append = store.append

        async def stored_and_lost(match: str, rows: list[Row]) -> bool:
            assert await append(match, rows)
            store.append = append
            raise connection_lost()

        store.append = stored_and_lost
        command = first.pick(0)
        refused = await first.next("refused")
        assert (refused["code"], refused["command_id"]) == ("unavailable", command)
        assert (await second.next("state"))["version"] > seen
        first.pick(0, command)
        assert (await first.reply(command))["type"] == "state"


@played
async def test_whoever_clicks_while_the_database_is_away_is_told_which_click_failed(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana, bob, _ = await server.duel()
        first = ana if ana.asked else bob
        store: Any = server.hub.store
        append, rows = store.append, store.rows

        async def away(*_: object) -> None:
            raise connection_lost()

        store.append = store.rows = away
        command = first.pick(0)
        refused = await first.next("refused")
        assert (refused["code"], refused["command_id"], refused.get("state")) == ("unavailable", command, None)
        store.append, store.rows = append, rows
        first.pick(0, command)
        assert (await first.reply(command))["type"] == "state"


def connection_lost() -> Exception:
    return OperationalError("INSERT INTO answer", {}, ConnectionError("connection was closed"))


# What cannot be read


@played
async def test_an_unreadable_message_on_the_bus_makes_nobody_deaf(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana = await server.sit(await server.open())
        channel = server.hub.channel
        for nonsense in (b"", b"\xff\xfe", b"[]", b'{"server":1}', b"[" * 100_000):
            server.hub.channels.publish(nonsense, channel)
        table = next(iter(server.hub.tables))
        line = {"type": "chat", "id": 1, "seat": 0, "name": "Bob", "text": "still heard", "at": 1.0}
        notice = {"table": table, "kind": "chat", "line": line}
        server.hub.channels.publish(json.dumps({"server": "another", "notices": [notice]}).encode(), channel)
        assert (await ana.next("chat"))["text"] == "still heard"
        assert b'veillee_skipped_total{what="notice"} 5.0' in server.hub.metrics.text()


@played
async def test_two_houses_on_one_bus_do_not_hear_each_other(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    async with visit(tmp_path / "one") as one, visit(tmp_path / "two") as two:
        assert one.hub.channel != two.hub.channel
        async with visit(tmp_path / "one") as again:
            assert again.hub.channel == one.hub.channel


SPOILT = {
    "table": ["options = '{'", "clock = 'x'", "game = 'chess'"],
    "match": ["secret = 'zz'", "players = '['", "options = ''"],
}


@pytest.mark.parametrize(("where", "how"), [(where, how) for where, all_ in SPOILT.items() for how in all_])
def test_an_unreadable_row_leaves_the_hall_open(tmp_path: Path, where: str, how: str) -> None:
    @played
    async def scenario(folder: Path) -> None:
        async with visit(folder) as server:
            bad, good = [await server.open(listed=True, watch="everyone") for _ in range(2)]
            for one in (bad, good):
                await server.post(f"/api/tables/{one['table']}/sit", {"name": "Bob"})
        async with visit(folder, server.clock) as later:
            id_ = "table_id" if where == "match" else "id"
            await change(later, f"UPDATE \"{where}\" SET {how} WHERE {id_} = '{bad['table']}'")
            assert [one["id"] for one in await later.get("/api/tables")] == [good["table"]]
            assert b"veillee_skipped_total" in later.hub.metrics.text()
            await later.sit(good)

    scenario(tmp_path)


async def change(server: Visit, statement: str) -> None:
    async def work(connection: AsyncConnection) -> None:
        await connection.execute(text(statement))

    assert await server.hub.store.work(work)


@pytest.mark.parametrize("depth", [1_000, 7_000, 30_000])
def test_json_nested_deep_is_malformed(tmp_path: Path, depth: int) -> None:
    @played
    async def scenario(folder: Path) -> None:
        async with visit(folder) as server:
            ana, _, table = await server.duel()
            deep = f'{{"type":"ping","more":{"[" * depth}{"]" * depth}}}'
            body = f'{{"game":"legions","name":"Ana","more":{"[" * depth}{"]" * depth}}}'
            reply = await server.http.post("/api/tables", content=body, headers=JSON)
            assert reply.status_code == 400, reply.text
            ana.say_text(deep)
            assert (await ana.next("refused", "pong"))["type"] == "refused"
            assert (await ana.quiet()) == []
            assert table in server.hub.tables

    scenario(tmp_path)


# Time and disks

TWO_DAYS = 172_800.0
BANK = {"kind": "bank", "seconds": 60, "increment": 0}


@played
async def test_a_clock_set_back_gives_no_time(tmp_path: Path) -> None:
    """The server starts again two days before it stopped: banks hold what they held, and go on running out."""
    late = Clock()
    late.now += TWO_DAYS
    async with visit(tmp_path, late) as server:
        ana, bob, table = await server.duel(clock=BANK)
        asked = ana if ana.asked else bob
        seat = str(asked.state["waiting"][0])
        await server.pass_time(20)
        await server.pass_time(0)
        token = asked.token
    async with visit(tmp_path, Clock()) as again:
        socket = await again.join(table, token)
        left = socket.state["clock"][seat]["left"]
        assert left <= 60
        await again.pass_time(7)
        later = await again.join(table, token)
        assert later.state["clock"][seat]["left"] == pytest.approx(left - 7)


@played
async def test_health_tells_a_full_disk(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        assert (await server.get("/healthz"))["status"] == "ok"
        store: Any = server.hub.store
        transact = store.transact

        async def full(_batch: list[Any], _clashes: bool) -> None:
            raise sqlite_error("database or disk is full")

        store.transact = full
        await server.pass_time(6)
        await server.until(lambda: server.hub.beating_since is None)
        assert (await server.get("/healthz", status=503))["status"] == "the disk is full, or cannot be written"
        store.transact = transact
        await server.pass_time(6)
        await server.until(lambda: server.hub.beating_since is None)
        assert (await server.get("/healthz"))["status"] == "ok"


def sqlite_error(said: str) -> Exception:
    return OperationalError("UPDATE heart", {}, sqlite3.OperationalError(said))


@played
async def test_health_tells_a_locked_database_and_tables_do_not_wait_for_it(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana = await server.sit(await server.open(clock=BANK))
        other = sqlite3.connect(tmp_path / "veillee.db")
        other.execute("BEGIN IMMEDIATE")
        await server.pass_time(6)
        await server.pass_time(6)
        assert await ana.quiet() == []
        assert "locked" in (await server.get("/healthz", status=503))["status"]
        other.rollback()
        other.close()
        await server.until(lambda: server.hub.beating_since is None)
        assert (await server.get("/healthz"))["status"] == "ok"
