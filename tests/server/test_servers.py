"""Several real servers on one PostgreSQL, with Redis between them, and players on each."""

import asyncio
import json
import random
import time
from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic import command
from websockets.asyncio.client import ClientConnection, connect

from tests.server.process import PATIENCE, Server
from tests.server.push_service import claims, push_service
from tests.server.services import postgres, redis
from tests.server.visit import Said, counting
from tests.toys.story import LINES, STORY
from veillee.core.record import read_record, verify
from veillee.games import game
from veillee.server.database import database_url, make_engine, migrate, migrations
from veillee.server.rows import Row
from veillee.server.store import Store

MATCHES = 20


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(scope="module")
def bus() -> Iterator[str]:
    with redis() as url:
        yield url


@pytest.fixture(scope="module")
def pair(database: str, bus: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers that start at the same moment on an empty database."""
    folder = tmp_path_factory.mktemp("pair")
    words = {"database": database, "bus": bus, "fearless": "", "push": "any", "call_after": 0}
    servers = [Server(folder, **words) for _ in range(2)]
    for server in servers:
        server.launch()
    for server in servers:
        server.wait()
    yield servers[0], servers[1]
    for server in servers:
        server.stop()
        assert server.complaints() == []


class Guest:
    """A client that plays at random over a real socket."""

    def __init__(self, line: ClientConnection, whims: random.Random) -> None:
        self.line = line
        self.whims = whims
        self.state: Said = {}

    async def next(self) -> Said:
        message: Said = json.loads(await self.line.recv())
        self.state = message if message["type"] == "state" else message.get("state") or self.state
        return message

    async def hear(self, *kinds: str) -> Said:
        async with asyncio.timeout(PATIENCE):
            while (message := await self.next())["type"] not in kinds:
                pass
            return message

    async def seats(self) -> list[Any]:
        """Who sits there, when that is next told: by itself, or with all the rest where the seats themselves have changed."""
        told = await self.hear("presence", "welcome")
        return list(told["seats"] if told["type"] == "presence" else told["table"]["seats"])

    async def say(self, **message: Any) -> None:
        await self.line.send(json.dumps(message))

    async def write(self, text: str) -> Said:
        """Writes where it is asked to, as soon as it is; the reply."""
        async with asyncio.timeout(PATIENCE):
            while not self.state or not self.state["decision"]:
                await self.next()
            await self.say(type="pick", seq=self.state["seq"], command_id=text, pick=0, text=text)
            while (message := await self.next()).get("command_id") != text:
                pass
            return message

    async def play(self) -> Said:
        """Answers whatever it is asked until the match is over; gives the last state."""
        async with asyncio.timeout(120):
            while True:
                message = await self.next()
                state = message if message["type"] == "state" else message.get("state")
                if state and state["over"]:
                    return dict(state)
                if state and state["decision"]:
                    pick = self.whims.randrange(len(state["decision"]["options"]))
                    command = f"{self.whims.getrandbits(60):x}"
                    await self.say(type="pick", seq=state["seq"], command_id=command, pick=pick)


@asynccontextmanager
async def guest(server: Server, table: str, token: str | None, seed: int) -> AsyncGenerator[Guest, None]:
    async with connect(server.socket(table)) as line:
        await line.send(json.dumps({"type": "hello", "token": token, "lang": "en"}))
        yield Guest(line, random.Random(seed))


def duel(server: Server, other: Server, key: str = "legions") -> tuple[str, str, str]:
    """A table opened on one server, its second seat taken on the other."""
    ana = server.post("/api/tables", {"game": key, "seats": 2, "name": "Ana"})
    bob = other.post(f"/api/tables/{ana['table']}/sit", {"name": "Bob"})
    return ana["table"], ana["token"], bob["token"]


def test_players_on_two_servers_play_one_match(pair: tuple[Server, Server]) -> None:
    one, two = pair

    async def scenario() -> None:
        table, ana_token, bob_token = duel(one, two)
        async with (
            guest(one, table, ana_token, 1) as ana,
            guest(two, table, bob_token, 2) as bob,
            guest(two, table, None, 3) as watcher,
        ):
            ends = await asyncio.gather(ana.play(), bob.play(), watcher.play())
        told_alike = [{key: end["over"][key] for key in ("shares", "points", "secret", "match")} for end in ends]
        assert told_alike[0] == told_alike[1] == told_alike[2]
        record = two.get(f"/api/matches/{ends[0]['over']['match']}/record")
        verify(read_record(json.dumps(record)), game("legions"))

    asyncio.run(scenario())


def test_talk_and_presence_cross_the_bus(pair: tuple[Server, Server]) -> None:
    one, two = pair

    async def scenario() -> None:
        table, ana_token, bob_token = duel(one, two)
        async with guest(one, table, ana_token, 1) as ana:
            seats = await ana.seats()
            assert [seat["connected"] for seat in seats] == [True, False]
            async with guest(two, table, bob_token, 2) as bob:
                await bob.hear("welcome")
                while not seats[1]["connected"]:
                    seats = await ana.seats()
                await bob.line.send(json.dumps({"type": "chat", "text": "bonsoir"}))
                assert (await ana.hear("chat"))["text"] == "bonsoir"
            while seats[1]["connected"]:
                seats = await ana.seats()

    asyncio.run(scenario())


def test_whoever_is_away_is_called_by_whichever_server_moves(pair: tuple[Server, Server]) -> None:
    """They have one key; a browser that was named to one of them is called by the other, once."""
    one, two = pair
    key = one.get("/api/push")["key"]
    assert two.get("/api/push")["key"] == key
    with push_service() as service:
        browser = service.browser()
        ana = one.post("/api/tables", {"game": "legions", "name": "Ana", "clock": {"kind": "days"}})
        path = f"{one.base}/api/tables/{ana['table']}/subscribe"
        headers = {"Authorization": f"Bearer {ana['token']}"}
        assert httpx.post(path, json=browser.subscription(), headers=headers).json() == {"done": True}
        two.post(f"/api/tables/{ana['table']}/sit", {"name": "Bob"})
        end = time.monotonic() + PATIENCE
        while not service.pushed:
            assert time.monotonic() < end
            time.sleep(0.02)
        assert browser.read(service.pushed[0])["body"] == "Bob vous attend."
        assert claims(service.pushed[0].headers["authorization"], key)["exp"] > time.time()
        one.get(f"/api/tables/{ana['table']}", ana["token"])
        assert len(service.pushed) == 1


def test_of_two_servers_that_answer_at_once_one_wins(pair: tuple[Server, Server]) -> None:
    """The same seat clicks on both servers at the same moment; the primary key decides."""
    one, two = pair

    async def scenario() -> None:
        table, token, _ = duel(one, two)
        async with guest(one, table, token, 1) as here, guest(two, table, token, 1) as there:
            states = [(await line.hear("welcome"))["state"] for line in (here, there)]
            assert states[0]["seq"] == states[1]["seq"]
            for pick, line in enumerate((here, there)):
                body = {"type": "pick", "seq": states[0]["seq"], "command_id": f"c{pick}", "pick": pick}
                await line.line.send(json.dumps(body))
            replies = [await verdict(line, f"c{pick}") for pick, line in enumerate((here, there))]
        assert sorted(reply["type"] for reply in replies) == ["refused", "state"]
        lost = next(reply for reply in replies if reply["type"] == "refused")
        assert lost["state"]["decision"] is None

    asyncio.run(scenario())


async def verdict(line: Guest, command: str) -> Said:
    async with asyncio.timeout(PATIENCE):
        while True:
            message: Said = json.loads(await line.line.recv())
            if message.get("command_id") == command:
                return message


def test_writers_on_two_servers_lose_nothing(pair: tuple[Server, Server]) -> None:
    """Both write in the same window at the same moment, each on another server: none is refused. Then one text is erased."""
    one, two = pair

    async def scenario() -> None:
        for _ in range(MATCHES):
            table, ana_token, bob_token = duel(one, two, "story")
            async with guest(one, table, ana_token, 1) as ana, guest(two, table, bob_token, 2) as bob:
                await asyncio.gather(ana.write("a wish"), bob.write("another"))
                await ana.write("a title")
                for line in range(LINES):
                    replies = await asyncio.gather(ana.write(f"ana {line}"), bob.write(f"bob {line}"))
                    assert [reply["type"] for reply in replies] == ["state", "state"]
                await bob.say(type="strike", note=0)
                assert (await bob.hear("refused"))["code"] == "not-yours"
                await ana.say(type="strike", note=1)
                while (await bob.hear("welcome"))["state"]["view"]["wishes"][1]:
                    pass
                record = two.get(f"/api/matches/{bob.state['over']['match']}/record", bob_token)
            assert (len(record["texts"]), len(record["digests"])) == (2 * LINES + 2, 1)
            verify(read_record(json.dumps(record)), STORY)

    asyncio.run(scenario())


def test_a_killed_server_leaves_its_tables_to_the_other(database: str, bus: str, tmp_path: Path) -> None:
    """Even a move of which it could tell nobody any more."""
    words = {"database": database, "bus": bus, "fearless": ""}
    with Server(tmp_path, **words) as one, Server(tmp_path, **words) as two:
        table, ana_token, bob_token = duel(one, two)

        async def before() -> Said:
            async with guest(one, table, ana_token, 5) as ana:
                state = (await ana.hear("welcome"))["state"]
                await ana.line.send(json.dumps({"type": "pick", "seq": state["seq"], "command_id": "c", "pick": 0}))
                done = await verdict(ana, "c")
                one.kill()
                return done

        async def after(done: Said) -> None:
            async with guest(two, table, ana_token, 6) as ana, guest(two, table, bob_token, 7) as bob:
                state = (await ana.hear("welcome"))["state"]
                assert state["view"] == done["view"]
                assert state["decision"] is None
                await asyncio.gather(ana.play(), bob.play())

        asyncio.run(after(asyncio.run(before())))


def test_the_store_works_on_postgresql(database: str) -> None:
    """Migrations twice, grouped commits with a clash among them, and the heartbeat."""

    async def scenario() -> None:
        engine = make_engine(database_url(database))
        await asyncio.gather(migrate(engine), migrate(engine))
        async with engine.begin() as connection:
            await connection.run_sync(lambda inner: command.downgrade(migrations(inner), "0001"))
        await migrate(engine)
        await engine.dispose()
        store = Store(database)
        await store.open()
        match = (await store.finished(1e12, 1))[:1]
        assert match == []
        await store.beat(5.0)
        await store.beat(6.0)
        assert await store.last_beat() is not None
        assert not await store.append("no such match", [Row(0, "answer", 0, 2**40, 1.0)])
        await store.close()

    asyncio.run(scenario())


def test_a_place_that_another_server_has_taken_costs_the_others_of_a_commit_nothing(
    pair: tuple[Server, Server],
) -> None:
    """All that can be written goes in at once; whoever wanted the place twice over has it once, and all of his rows or none."""
    one, two = pair
    batches: list[int] = []

    async def scenario() -> None:
        store = Store(one.words["database"], batches.append)
        await store.open()
        matches = []
        for _ in range(3):
            table, token, _ = duel(one, two)
            matches.append(two.get(f"/api/tables/{table}/poll", token)["table"]["match"])
        assert await store.append(matches[0], [Row(0, "rematch", 0, 0, 1.0)])
        transactions = counting(store)
        pairs = [[Row(seq, "rematch", 0, 0, 1.0) for seq in (0, 1)] for _ in range(4)]
        jobs = [store.append(match, rows) for match, rows in zip([*matches, matches[1]], pairs, strict=True)]
        assert await asyncio.gather(*jobs) == [False, True, True, False]
        assert len(transactions) == 2  # one for all finds that there are clashes, another leaves them out
        assert [len(await store.rows(match)) for match in matches] == [1, 2, 2]
        await store.close()

    asyncio.run(scenario())


def test_two_who_want_another_match_at_once_on_two_servers_have_it(pair: tuple[Server, Server]) -> None:
    one, two = pair

    async def scenario() -> None:
        table, ana_token, bob_token = duel(one, two)
        async with guest(one, table, ana_token, 1) as ana, guest(two, table, bob_token, 2) as bob:
            await ana.hear("welcome")
            await bob.hear("welcome")
            await ana.say(type="concede")
            for line in (ana, bob):
                while not line.state["over"]:
                    await line.hear("state")
            await asyncio.gather(ana.say(type="rematch"), bob.say(type="rematch"))
            for line in (ana, bob):
                while line.state["over"]:
                    assert (await line.next())["type"] != "refused"

    asyncio.run(scenario())
