"""The store: grouped commits, two writers on one match, migrations, and matches that sleep until they are wanted."""

import asyncio
import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from msgspec import Raw
from msgspec.json import encode
from sqlalchemy import Connection, inspect
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.server.visit import Clock, Visit, counting, play_on, played, visit
from veillee.core.match import Illegal
from veillee.server import schema
from veillee.server.database import database_url, make_engine, migrate, migrations
from veillee.server.hub import UNWATCHED, Notice
from veillee.server.play import Play
from veillee.server.rows import Row, SeatRow, Written
from veillee.server.store import Job, Store
from veillee.server.table import Table


async def a_match(tmp_path: Path) -> str:
    """A match in the database, two people at it."""
    async with visit(tmp_path) as server:
        seated = await server.open()
        await server.post(f"/api/tables/{seated['table']}/sit", {"name": "Bob"})
        found: str = (await server.get(f"/api/tables/{seated['table']}"))["match"]
        return found


async def at_both(one: Visit, two: Visit) -> list[tuple[Table, Play]]:
    """A table at two servers, and the match of two people there as each has it."""
    seated = await one.open()
    await one.post(f"/api/tables/{seated['table']}/sit", {"name": "Bob"})
    found = []
    for server in (one, two):
        table = await server.hub.table(seated["table"])
        play = await table.wake()
        assert play is not None
        found.append((table, play))
    return found


@played
async def test_commits_are_grouped_and_one_clash_spoils_no_other(tmp_path: Path) -> None:
    match = await a_match(tmp_path)
    sizes: list[int] = []
    store = Store(f"sqlite:///{tmp_path / 'veillee.db'}", sizes.append)
    await store.open()
    jobs = [store.append(match, [Row(seq, "answer", 0, 0, 1.0)]) for seq in (0, 1, 2, 1, 3, 0, 4)]
    assert await asyncio.gather(*jobs) == [True, True, True, False, True, False, True]
    assert max(sizes) == 7
    assert [row.seq for row in await store.rows(match)] == [0, 1, 2, 3, 4]
    assert [row.seq for row in await store.rows(match, 3)] == [3, 4]
    assert not await store.append(match, [Row(5, "answer", 0, 0, 1.0), Row(4, "answer", 0, 0, 1.0)])
    assert len(await store.rows(match)) == 5
    await store.close()


async def broken(batch: list[Job]) -> None:
    """What a full disk does to everything that is to be written."""
    for job in batch:
        job.fail(OSError("no space left"))


@played
async def test_a_failing_disk_is_told_and_changes_nothing(tmp_path: Path) -> None:
    """When the store cannot write, nobody is told of the move, and the table is as before."""
    async with visit(tmp_path) as server:
        ana, bob, table = await server.duel()
        await bob.quiet()
        before = ana.state
        store: Any = server.hub.store
        store.commit = broken
        ana.pick(0)
        refused = await ana.next("refused")
        assert refused["code"] == "unavailable"
        assert refused["state"] == before
        assert await bob.quiet() == []
        del store.commit
        ana.say(type="lang", lang="en")
        assert (await ana.next("welcome"))["state"] == before
        ana.pick(0)
        assert (await ana.next("state"))["version"] == before["version"]
        play = server.hub.tables[table].play
        assert play is not None
        assert play.number == 1


def seat_of(job: Job) -> object:
    """Whose the first row is that a job writes."""
    return dict(zip(schema.answer.c.keys(), job.rows[0], strict=True))["seat"]


@played
async def test_a_bot_whose_answer_could_not_be_written_answers_again(tmp_path: Path) -> None:
    """Ana's clicks wake the match meanwhile; only what the bot itself chose is lost, not what was forced after her answer."""
    async with visit(tmp_path) as server:
        seated = await server.open(bots={"1": "novice"})
        ana = await server.sit(seated)
        whims = random.Random(3)
        store: Any = server.hub.store
        commit = store.commit
        lost: list[Job] = []

        async def nothing_of_bots(batch: list[Job]) -> None:
            of_bots = [job for job in batch if job.rows and seat_of(job) == 1]
            lost.extend(of_bots)
            await broken(of_bots)
            if kept := [job for job in batch if job not in of_bots]:
                await commit(kept)

        store.commit = nothing_of_bots
        while ana.asked:
            command = ana.pick(whims.randrange(len(ana.asked["options"])))
            assert (await ana.reply(command))["type"] == "state"
        table = server.hub.tables[seated["table"]]
        await server.until(lambda: bool(lost) and not table.thinking)
        await ana.quiet()
        before = ana.state["version"]
        del store.commit
        await server.pass_time(6)
        assert (await ana.next("state"))["version"] > before


@played
async def test_two_writers_on_one_match(tmp_path: Path) -> None:
    """Of two servers that answer the same decision exactly one wins; the other refuses with the current state."""
    clock = Clock()
    async with visit(tmp_path, clock) as one, visit(tmp_path, clock) as two:
        seated = await one.open()
        bob = await one.post(f"/api/tables/{seated['table']}/sit", {"name": "Bob"})
        whims = random.Random(6)
        for turn in range(12):
            token = seated["token"] if turn % 2 == 0 else bob["token"]
            here, there = await one.join(seated["table"], token), await two.join(seated["table"], token)
            if here.asked is None:
                continue
            options = len(here.asked["options"])
            here.pick(whims.randrange(options), f"here{turn}")
            there.pick(whims.randrange(options), f"there{turn}")
            replies = [await here.reply(f"here{turn}"), await there.reply(f"there{turn}")]
            lost = [reply for reply in replies if reply["type"] == "refused"]
            assert len(lost) == 1
            assert lost[0]["code"] in ("stale", "wrong-seat")
            views = [
                (await server.get(f"/api/tables/{seated['table']}/poll", token))["state"]["view"]
                for server in (one, two)
            ]
            assert views[0] == views[1]
            await here.leave()
            await there.leave()


@played
async def test_the_loser_of_a_race_reads_what_the_winner_wrote(tmp_path: Path) -> None:
    clock = Clock()
    async with visit(tmp_path, clock) as one, visit(tmp_path, clock) as two:
        (first, here), (second, there) = await at_both(one, two)
        await first.act(("answer", 0, here.options(0)[0]))
        with pytest.raises(Illegal, match="moved on"):
            await second.act(("answer", 0, there.options(0)[1]))
        again = second.play
        assert again is not None
        assert again.live.answers == here.live.answers


@played
async def test_an_end_of_which_its_server_could_tell_nobody_reaches_the_lists(tmp_path: Path) -> None:
    """Whoever finds in the log that a match is over notes it; whoever is told leaves that to the server that ended it."""
    clock = Clock()
    async with visit(tmp_path, clock) as one, visit(tmp_path, clock) as two:
        for told in (False, True):
            seated = await one.open()
            await one.post(f"/api/tables/{seated['table']}/sit", {"name": "Bob"})
            table = await two.hub.table(seated["table"])
            play = await table.wake()
            assert play is not None
            rows = [play.next_row("concede", 0, 0, clock.now)]
            assert await one.hub.store.append(play.match.id, rows)
            if told:
                assert table.hear_rows(Written(play.match.id, rows))
            else:
                await table.catch_up()
            assert play.over
            stored = await two.hub.store.match(play.match.id)
            assert stored is not None
            assert (stored.ended is None) == told


@played
async def test_rows_are_taken_in_at_once_where_nothing_is_missing(tmp_path: Path) -> None:
    """Rows that are known change nothing; where some before them are missing the log is asked."""
    clock = Clock()
    async with visit(tmp_path, clock) as one, visit(tmp_path, clock) as two:
        (here, play), (there, other) = await at_both(one, two)
        told = []
        for _ in range(3):
            start, seat = play.length, play.deciding[0]
            await here.act(("answer", seat, play.options(seat)[0]))
            rows = await one.hub.store.rows(play.match.id, start)
            told.append(Written(play.match.id, rows))
        assert there.hear_rows(told[0])
        assert not there.hear_rows(told[2])
        assert there.hear_rows(told[1])
        assert there.hear_rows(told[1])
        assert there.hear_rows(Written("another match", told[2].rows))
        assert other.live.answers != play.live.answers
        assert there.hear_rows(told[2])
        assert other.live.answers == play.live.answers


@played
async def test_a_server_stops_following_a_table_at_which_nobody_asks_it_for_anything(tmp_path: Path) -> None:
    clock = Clock()
    async with visit(tmp_path, clock) as one, visit(tmp_path, clock) as two:
        (here, play), (there, other) = await at_both(one, two)
        for pause, followed in ((UNWATCHED, True), (1.0, False)):
            clock.now += pause
            start, seat = play.length, play.deciding[0]
            await here.act(("answer", seat, play.options(seat)[0]))
            told = Written(play.match.id, await one.hub.store.rows(play.match.id, start))
            two.hub.hear(Notice(here.id, "rows", line=Raw(encode(told))), one.hub.services.id)
            assert (there.id in two.hub.tables) == followed
            assert (other.length == play.length) == followed
        again = await (await two.hub.table(here.id)).wake()
        assert again is not None
        assert again.live.answers == play.live.answers


@played
async def test_whoever_had_to_wait_at_the_door_sits_at_the_table_that_the_server_has(tmp_path: Path) -> None:
    """Meanwhile the server let go of it, for another played on."""
    clock = Clock()
    async with visit(tmp_path, clock) as one, visit(tmp_path, clock) as two:
        (here, _), (there, _) = await at_both(one, two)
        two.hub.talk.pay("10.0.0.1", two.hub.talk.size + two.hub.talk.rate / 5)
        bucket = two.hub.talk.buckets["10.0.0.1"]
        opened = bucket.at
        coming = asyncio.create_task(two.join(here.id))
        while bucket.at == opened:
            await asyncio.sleep(0)
        clock.now += UNWATCHED + 1.0
        two.hub.hear(Notice(here.id, "rows"), one.hub.services.id)
        await coming
        found = two.hub.tables[here.id]
        assert found is not there
        assert len(found.listeners) == 1


@played
async def test_what_another_server_was_first_to_change_costs_the_others_of_a_commit_nothing(tmp_path: Path) -> None:
    """Of many claims in one commit some come too late: all is written in one transaction."""
    async with visit(tmp_path) as server:
        store = server.hub.store
        tables = [(await server.open())["table"] for _ in range(4)]
        transactions = counting(store)
        seats = [SeatRow(1, name=name, token=name) for name in ("Bob", "Cleo")]
        taken = await asyncio.gather(*(store.take_seat(table, seat) for seat in seats for table in tables))
        assert taken == [True] * 4 + [False] * 4
        assert len(transactions) == 1


@played
async def test_a_sleeping_match_wakes_as_it_was(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana, bob, table = await server.duel()
        await play_on([ana, bob], random.Random(7), 9)
        before = ana.state
        for _ in range(4):
            await server.pass_time(31)
        assert server.hub.tables[table].play is None
        ana.say(type="lang", lang="en")
        await ana.next("welcome")
        assert {**ana.state, "events": []} == {**before, "events": []} | {"command_id": None} or ana.state[
            "view"
        ] == before["view"]
        assert server.hub.tables[table].play is not None
        assert await play_on([ana, bob], random.Random(8), 5) == 5


@played
async def test_any_server_goes_on_with_any_match(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        seated = await server.open()
        bob = await server.post(f"/api/tables/{seated['table']}/sit", {"name": "Bob"})
        sockets = [await server.sit(seated), await server.sit({**bob, "table": seated["table"]})]
        await play_on(sockets, random.Random(9), 12)
        views = [socket.state["view"] for socket in sockets]
    async with visit(tmp_path, server.clock) as later:
        sockets = [await later.sit(seated), await later.sit({**bob, "table": seated["table"]})]
        assert [socket.state["view"] for socket in sockets] == views
        await play_on(sockets, random.Random(10))
        assert sockets[0].state["over"]


def columns(connection: Connection) -> dict[str, list[tuple[str, str, bool]]]:
    found = inspect(connection)
    return {
        name: [(one["name"], str(one["type"]), bool(one["nullable"])) for one in found.get_columns(name)]
        for name in sorted(found.get_table_names())
        if name != "alembic_version"
    }


async def shape(engine: AsyncEngine) -> dict[str, list[tuple[str, str, bool]]]:
    async with engine.connect() as connection:
        return await connection.run_sync(columns)


@played
async def test_migrations_make_the_schema_and_unmake_it(tmp_path: Path) -> None:
    migrated = make_engine(database_url(f"sqlite:///{tmp_path / 'a.db'}"))
    await migrate(migrated)
    await migrate(migrated)
    made = make_engine(database_url(f"sqlite:///{tmp_path / 'b.db'}"))
    async with made.begin() as connection:
        await connection.run_sync(schema.metadata.create_all)
    assert await shape(migrated) == await shape(made)
    async with migrated.begin() as connection:
        steps = await connection.run_sync(lambda inner: ScriptDirectory.from_config(migrations(inner)))
    assert steps.get_current_head() == schema.REVISION
    async with migrated.begin() as connection:
        await connection.run_sync(lambda inner: command.downgrade(migrations(inner), "base"))
    assert await shape(migrated) == {}
    for engine in (migrated, made):
        await engine.dispose()


EARLIER = [f"{number:04}" for number in range(1, int(schema.REVISION))]


@pytest.mark.parametrize("revision", EARLIER)
def test_a_store_of_an_earlier_schema_is_read_and_goes_on(tmp_path: Path, revision: str) -> None:
    """Its matches are played on, and what is written afterwards is kept."""
    played(partial(upgraded, revision=revision))(tmp_path)


async def upgraded(tmp_path: Path, revision: str) -> None:
    async with visit(tmp_path) as server:
        (ana, bob), table = await server.company("toy", "Ana", "Bob")
        await play_on([ana, bob], random.Random(4), 3)
        before, tokens = ana.state["view"], [ana.token, bob.token]
    engine = make_engine(database_url(f"sqlite:///{tmp_path / 'veillee.db'}"))
    async with engine.begin() as connection:
        await connection.run_sync(lambda inner: command.downgrade(migrations(inner), revision))
    assert ("digest" in str(await shape(engine))) == (revision > "0001")
    await engine.dispose()
    async with visit(tmp_path, server.clock) as later:
        sockets = [await later.join(table, token) for token in tokens]
        assert sockets[0].state["view"] == before
        assert ((await later.get(f"/api/tables/{table}"))["host"] is None) == (revision == "0001")
        await play_on(sockets, random.Random(5))
        assert sockets[0].state["over"]
        (cleo, dan), _ = await later.company("story", "Cléo", "Dan")
        await play_on([cleo, dan], random.Random(6))
        assert cleo.state["over"]


def test_a_wrong_database_is_refused_with_an_example() -> None:
    for text in ("nonsense", "mysql://host/base", ""):
        with pytest.raises(Illegal, match="sqlite:///"):
            database_url(text)
