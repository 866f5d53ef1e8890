"""The hall stays a hall: nobody fills it, nothing in it is heavy, and tables at which nobody waits leave it."""

import random
from pathlib import Path
from typing import Any

from tests.server.visit import MANY, Visit, play_on, played, visit
from veillee.server.hub import DESERTED
from veillee.server.settings import Limits

SHEET = "# a remark that says nothing\n" * 1000


async def hall(server: Visit) -> list[str]:
    return [table["id"] for table in await server.get("/api/tables")]


@played
async def test_open_tables_leave_the_hall_when_nobody_is_there(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        seated = [await server.open(listed=True) for _ in range(2)]
        kept, left = (one["table"] for one in seated)
        await server.sit(seated[0])
        assert set(await hall(server)) == {kept, left}
        for _ in range(6):
            await server.pass_time(DESERTED / 4)
            await server.until(lambda: not server.hub.background)
        assert await hall(server) == [kept]
        await server.sit(seated[1])
        await server.pass_time(DESERTED / 4)
        await server.until(lambda: not server.hub.background)
        assert set(await hall(server)) == {kept, left}, "whoever comes back is listed again"


@played
async def test_one_address_does_not_fill_the_hall(tmp_path: Path) -> None:
    async with visit(tmp_path, limits=Limits(listed=2)) as server:
        tables = [await server.open(listed=True) for _ in range(2)]
        body = {"game": "legions", "name": "Ana", "listed": True}
        assert (await server.post("/api/tables", body, status=429))["code"] == "slow-down"
        await server.open()
        await server.post(f"/api/tables/{tables[0]['table']}/sit", {"name": "Bob"})
        await server.open(listed=True)


@played
async def test_the_hall_carries_no_sheets(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        seated = await server.open(game="cendrelin", seats=2, options={"box": SHEET}, listed=True, watch="everyone")
        table = seated["table"]

        async def listed() -> Any:
            (found,) = await server.get("/api/tables")
            return found["options"]

        assert "box" not in await listed()
        await server.post(f"/api/tables/{table}/sit", {"name": "Bob"})
        assert "box" not in await listed()
        server.hub.tables.clear()
        assert "box" not in await listed(), "nor when it is read from the store"
        assert (await server.get(f"/api/tables/{table}"))["options"]["box"] == SHEET


@played
async def test_rounds_and_seats_are_limited(tmp_path: Path) -> None:
    """A hundred and ninety-three rounds in twenty seconds made the hall take a second."""
    limits = Limits(messages=MANY, talk=MANY, requests=MANY, rounds=(2, 0.01), seats=(3, 0.01))
    async with visit(tmp_path, limits=limits) as server:
        ana, bob, table = await server.duel()
        for turn in range(3):
            if turn:
                await play_on([ana, bob], random.Random(turn), 1)
            ana.say(type="concede")
            for one in (ana, bob):
                await one.ending()
                one.say(type="rematch")
            if turn < 2:
                for one in (ana, bob):
                    await one.next("welcome")
        assert (await bob.next("refused"))["code"] == "slow-down"
        (brief,) = (await server.hub.store.load_many([table], whole=False, brief=True)).values()
        assert brief.match is not None
        assert (brief.match.round, brief.earlier, brief.rows) == (2, [], []), "lists read the last round alone"
        other = await server.open(game="cendrelin", seats=6)
        seat = f"/api/tables/{other['table']}/sit"
        for name in ("Cléo", "Dan"):
            await server.post(seat, {"name": name})
        assert (await server.post(seat, {"name": "Eve"}, status=429))["code"] == "slow-down"
        assert table in server.hub.tables
