"""The host's door: behind a key he sees who is here, keeps order, and prepares a restart; and what is kept is kept as long as he says."""

import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from tests.server.visit import Clock, Said, Visit, play_on, played, visit
from veillee.core.match import Illegal
from veillee.server import schema
from veillee.server.hub import DAY, HOUR, SHUT
from veillee.server.sanctions import checked

KEY = "a key of the host's own"


async def house(server: Visit) -> Said:
    found: Said = await server.get("/api/host", KEY)
    return found


async def sentence(server: Visit, **what: Any) -> None:
    await server.post("/api/host/sanctions", what, KEY)


@played
async def test_the_door_opens_to_the_key_alone(tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    async with visit(tmp_path, key=KEY) as server:
        for token in (None, "another", KEY + "x"):
            assert (await server.get("/api/host", token, 403))["code"] == "private"
            await server.post("/api/host/drain", {"on": True}, token, 403)
        assert (await house(server))["load"]["health"] == "ok"
    async with visit(tmp_path / "b") as server:
        assert (await server.get("/api/host", "", 403))["code"] == "private", "a house without a key has no such door"


@played
async def test_the_host_sees_tables_people_and_load(tmp_path: Path) -> None:
    async with visit(tmp_path, key=KEY) as server:
        ana, bob, table = await server.duel(listed=True)
        await server.join(table)
        await play_on([ana, bob], random.Random(1), 3)
        found = await house(server)
        (one,) = found["tables"]
        assert (one["id"], one["state"], one["spectators"], one["answers"]) == (table, "running", 1, 3)
        assert [(person["name"], person["addresses"]) for person in one["people"]] == [
            ("Ana", ["10.0.0.1"]),
            ("Bob", ["10.0.0.1"]),
        ]
        assert (found["load"]["running"], found["load"]["sockets"]) == (1, 3)


@played
async def test_a_table_is_closed_for_good_and_nobody_loses(tmp_path: Path) -> None:
    clock = Clock()
    async with visit(tmp_path, clock, key=KEY) as server:
        ana, bob, table = await server.duel(listed=True)
        await play_on([ana, bob], random.Random(1), 3)
        match = (await server.get(f"/api/tables/{table}"))["match"]
        await server.post(f"/api/host/tables/{table}/close", {}, KEY, 200)
        for one in (ana, bob):
            assert (await one.next("refused"))["code"] == "closed"
            assert await one.closed() == SHUT
        stored = await server.hub.store.match(match)
        assert stored is not None
        assert (stored.ended_by, stored.shares) == ("interrupted", [0.0, 0.0])
        assert await server.get("/api/tables") == []
        body = {"name": "Cléo"}
        assert (await server.post(f"/api/tables/{table}/sit", body, status=410))["code"] == "closed"
    async with visit(tmp_path, clock, key=KEY) as later:
        socket = later.connect(table)
        socket.say(type="hello", token=ana.token)
        assert await socket.closed() == SHUT


@played
async def test_one_who_is_banned_goes_and_does_not_come_back_until_the_time_is_over(tmp_path: Path) -> None:
    async with visit(tmp_path, key=KEY) as server:
        ana, _, table = await server.duel()
        await sentence(server, kind="ban", subject="name", value="ANA", seconds=60)
        assert (await ana.next("refused"))["code"] == "banned"
        assert await ana.closed() == 4403
        for name in ("Ana", "Аnа"):
            reply = await server.post("/api/tables", {"game": "legions", "name": name}, status=403)
            assert reply["code"] == "banned"
        await server.post("/api/tables", {"game": "legions", "name": "Bob"})
        server.clock.now += 61
        await server.post("/api/tables", {"game": "legions", "name": "Ana"})
        await server.join(table, ana.token)


@played
async def test_a_network_is_banned_and_let_in_again(tmp_path: Path) -> None:
    async with visit(tmp_path, key=KEY) as server:
        ana, bob, table = await server.duel()
        await sentence(server, kind="ban", subject="address", value="10.0.0.0/24")
        for one in (ana, bob):
            assert await one.closed() == 4403
        assert (await server.get("/api/games", status=403))["code"] == "banned"
        socket = server.connect(table)
        socket.say(type="hello", token=ana.token)
        assert await socket.closed() == 4403
        elsewhere = server.connect(table, address="10.0.1.1")
        elsewhere.say(type="hello", token=ana.token)
        await elsewhere.event()
        await elsewhere.next("welcome")
        (found,) = (await house(server))["sanctions"]
        await server.post(f"/api/host/sanctions/{found['id']}/lift", {}, KEY, 200)
        await server.get("/api/games")


@pytest.mark.parametrize("value", ["0.0.0.0/0", "10.0.0.0/8", "::/0", "nonsense", "10.0.0.1; DROP"])
def test_nobody_bans_half_the_world_by_mistake(value: str) -> None:
    with pytest.raises(Illegal):
        checked("address", value)


@played
async def test_one_who_is_muted_plays_and_does_not_talk(tmp_path: Path) -> None:
    async with visit(tmp_path, key=KEY) as server:
        ana, bob, _ = await server.duel()
        await sentence(server, kind="mute", subject="name", value="Ana", seconds=60)
        ana.say(type="chat", text="still here")
        assert (await ana.next("refused"))["code"] == "muted"
        await play_on([ana, bob], random.Random(1), 3)
        bob.say(type="chat", text="peace")
        await bob.next("chat")
        server.clock.now += 61
        ana.say(type="chat", text="peace")
        await ana.next("chat")


@played
async def test_everybody_hears_what_the_host_announces(tmp_path: Path) -> None:
    async with visit(tmp_path, key=KEY) as server:
        ana, _, table = await server.duel()
        body = {"text": "We close at nine.", "seconds": 600}
        await server.post("/api/host/announce", body, KEY, 200)
        assert (await ana.next("announcement"))["text"] == "We close at nine."
        late = await server.join(table)
        assert (await late.next("announcement"))["text"] == "We close at nine."
        assert (await server.get("/api/house"))["announcement"] == "We close at nine."
        await server.post("/api/host/announce", {"text": ""}, KEY, 200)
        assert (await ana.next("announcement"))["text"] == ""


@played
async def test_before_a_restart_what_runs_goes_on_and_nothing_begins(tmp_path: Path) -> None:
    async with visit(tmp_path, key=KEY) as server:
        ana, bob, _ = await server.duel()
        waiting = await server.open()
        load = await server.post("/api/host/drain", {"on": True}, KEY, 200)
        assert (load["draining"], load["running"]) == (True, 1)
        body = {"game": "legions", "name": "Cléo"}
        assert (await server.post("/api/tables", body, status=503))["code"] == "draining"
        await server.post(f"/api/tables/{waiting['table']}/sit", {"name": "Cléo"}, status=503)
        await play_on([ana, bob], random.Random(1))
        ana.say(type="rematch")
        await bob.next("rematch")
        bob.say(type="rematch")
        assert (await bob.next("refused"))["code"] == "draining"
        await server.post("/api/host/drain", {"on": False}, KEY, 200)
        await server.post("/api/tables", body)


@played
async def test_a_report_reaches_the_host_who_may_erase_what_it_is_about(tmp_path: Path) -> None:
    async with visit(tmp_path, key=KEY) as server:
        (ana, bob), table = await server.company("story", "Ana", "Bob", listed=True)
        bob.say(type="chat", text="an unkind word")
        line = (await ana.next("chat"))["id"]
        ana.say(type="report", line=line)
        await ana.quiet()
        (found,) = (await house(server))["reports"]
        assert (found["by"], found["author"], found["text"]) == ("Ana", "Bob", "an unkind word")
        await server.post(f"/api/host/reports/{found['id']}/erase", {}, KEY, 200)
        assert (await house(server))["reports"] == []
        server.hub.tables.clear()
        assert "unkind" not in str(await (await server.join(table)).quiet())
        ana.say(type="report", line=line + 7)
        assert (await ana.next("refused"))["code"] == "no-line"
        assert (await server.post("/api/host/reports/99/dismiss", {}, KEY, 404))["code"] == "no-report"


async def told(server: Visit, word: str) -> tuple[Any, str, str]:
    """A story in which Ana writes a word wherever she may, told to its end."""
    (ana, bob), table = await server.company("story", "Ana", "Bob", listed=True)
    while not ana.state["over"]:
        for one in (ana, bob):
            if one.asked:
                kinds = [option["kind"] for option in one.asked["options"]]
                text = word if one is ana else "and so on"
                await one.reply(one.pick(kinds.index("text") if "text" in kinds else 0, text=text))
        for one in (ana, bob):
            await one.quiet()
    return ana, table, ana.state["over"]["match"]


@played
async def test_a_reported_text_is_erased_by_the_host(tmp_path: Path) -> None:
    async with visit(tmp_path, key=KEY) as server:
        ana, table, match = await told(server, "xyzzy")
        play = server.hub.tables[table].play
        assert play is not None
        for note in range(len(play.notes)):
            server.clock.now += 60
            ana.say(type="report", note=note)
            await ana.quiet()
        reports = (await house(server))["reports"]
        assert [one for one in reports if one["text"] == "xyzzy"]
        for one in reports:
            await server.post(f"/api/host/reports/{one['id']}/erase", {}, KEY, 200)
        await server.until(lambda: not server.hub.background)
        assert "xyzzy" not in str(await server.replay(match, "seat=all", ana.token))
        assert "xyzzy" not in str(await server.get(f"/api/matches/{match}/record", ana.token))


@played
async def test_one_who_asks_is_forgotten(tmp_path: Path) -> None:
    async with visit(tmp_path, key=KEY) as server:
        ana, table, match = await told(server, "xyzzy")
        ana.say(type="chat", text="it was I who wrote this")
        await ana.next("chat")
        assert "Ana" in str(await server.replay(match, "seat=all", ana.token))
        assert (await server.post(f"/api/matches/{match}/forget", {}, "stranger", 403))["code"] == "private"
        await server.post(f"/api/matches/{match}/forget", {}, ana.token, 200)
        await server.until(lambda: not server.hub.background)
        everything = [
            await server.replay(match, "seat=all", ana.token),
            await server.get(f"/api/matches/{match}/record", ana.token),
            await server.get(f"/api/tables/{table}"),
            await server.get(f"/api/matches?ids={match}"),
            await (await server.join(table)).quiet(),
        ]
        for trace in ("Ana", "xyzzy", "it was I"):
            assert trace not in str(everything)
        record = await server.get(f"/api/matches/{match}/record", ana.token)
        assert record["trace"], "the match itself is still whole"


async def rows(server: Visit) -> dict[str, int]:
    """How much is stored, table by table."""
    found = {}
    for one in (schema.table, schema.seat, schema.match, schema.answer, schema.chat, schema.archive):
        found[one.name] = (await server.hub.store.read(select(func.count()).select_from(one)))[0][0]
    return found


@played
async def test_what_is_old_is_deleted_when_the_host_says_so(tmp_path: Path) -> None:
    clock = Clock()
    async with visit(tmp_path, clock, keep_days=30) as server:
        ana, bob, _ = await server.duel()
        await play_on([ana, bob], random.Random(1))
        ana.say(type="chat", text="well played")
        await ana.next("chat")
        running, _, table = await server.duel()
        for one in (ana, bob):
            await one.leave()
        await server.pass_time(29 * DAY)
        await server.until(lambda: not server.hub.background)
        assert (await rows(server))["table"] == 2
        await server.pass_time(2 * DAY)
        await server.until(lambda: not server.hub.background)
        await server.pass_time(HOUR)
        await server.until(lambda: not server.hub.background)
        left = await rows(server)
        assert (left["table"], left["match"], left["chat"], left["archive"]) == (1, 1, 0, 0)
        assert running.state["view"]
        assert table in server.hub.tables
