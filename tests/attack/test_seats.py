"""A seat is its holder's alone: whoever has left it sees and says nothing more in its name, by whatever line was still open."""

import asyncio
from pathlib import Path

import httpx

from tests.server.visit import Socket, Visit, played, visit
from veillee.server.seats import hashed


async def left_by_bob(server: Visit) -> tuple[Socket, Socket, str]:
    """A finished duel whose Bob has left, though his socket is open."""
    ana, bob, table = await server.duel()
    bob.say(type="concede")
    await bob.ending()
    await ana.ending()
    await server.post(f"/api/tables/{table}/leave", {}, bob.token)
    return ana, bob, table


async def another_match(server: Visit, ana: Socket, table: str) -> Socket:
    """Carl takes the free place, and a match begins."""
    carl = await server.sit({**await server.post(f"/api/tables/{table}/sit", {"name": "Carl"}), "table": table})
    ana.say(type="rematch")
    carl.say(type="rematch")
    while carl.state["over"]:
        await carl.next("welcome")
    return carl


@played
async def test_one_who_has_left_is_sent_away_and_sees_nothing_of_his_successor(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana, bob, table = await left_by_bob(server)
        assert await bob.closed() == 4401
        heard = len(bob.raw)
        carl = await another_match(server, ana, table)
        bob.say(type="lang", lang="fr")
        bob.pick(0)
        await carl.quiet()
        assert bob.heard.empty()
        assert len(bob.raw) == heard
        assert carl.state["number"] == 0
        assert [one.place for one in server.hub.tables[table].listeners] == [0, 1]


@played
async def test_what_was_said_before_leaving_and_is_heard_later_counts_for_nobody(tmp_path: Path) -> None:
    """His words wait for the table while it lets him go."""
    async with visit(tmp_path) as server:
        ana, bob, table = await server.duel()
        bob.say(type="concede")
        await bob.ending()
        lock = server.hub.tables[table].lock
        async with lock:
            leaving = asyncio.create_task(server.post(f"/api/tables/{table}/leave", {}, bob.token))
            await waiting_for(lock, 1)
            bob.say(type="rematch")
            await waiting_for(lock, 2)
        await leaving
        assert await bob.closed() == 4401
        carl = await server.sit({**await server.post(f"/api/tables/{table}/sit", {"name": "Carl"}), "table": table})
        await carl.quiet()
        assert carl.state["rematch"]["wanted"] == []
        ana.say(type="rematch")
        assert (await ana.next("rematch"))["needs"] == [1]


async def waiting_for(lock: asyncio.Lock, count: int) -> None:
    while len(lock._waiters or ()) < count:
        await asyncio.sleep(0)


@played
async def test_a_poll_of_one_who_leaves_meanwhile_brings_nothing(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana, bob, table = await server.duel()
        bob.say(type="concede")
        await bob.ending()
        at = server.hub.tables[table]
        version = bob.state["version"]
        headers = {"Authorization": f"Bearer {bob.token}"}
        await ana.quiet()
        version = max(version, ana.state["version"])
        polling = asyncio.create_task(
            server.http.get(f"/api/tables/{table}/poll?after={version}", headers=headers, timeout=httpx.Timeout(60))
        )
        await server.until(lambda: sum(one.place == 1 for one in at.listeners) == 2)
        await server.post(f"/api/tables/{table}/leave", {}, bob.token)
        await another_match(server, ana, table)
        reply = await polling
        assert reply.status_code == 401, reply.text


@played
async def test_a_hello_that_has_to_wait_opens_no_seat_that_was_left_meanwhile(tmp_path: Path) -> None:
    """The place is the token's when its turn comes, not when it was named."""
    async with visit(tmp_path) as server:
        ana, bob, table = await server.duel()
        bob.say(type="concede")
        await bob.ending()
        await ana.ending()
        lock = server.hub.tables[table].lock
        async with lock:
            leaving = asyncio.create_task(server.post(f"/api/tables/{table}/leave", {}, bob.token))
            await waiting_for(lock, 1)
            again = server.connect(table)
            again.say(type="hello", token=bob.token)
            await waiting_for(lock, 2)
        await leaving
        assert await again.closed() == 4401


@played
async def test_leaving_twice_frees_nobody_elses_seat(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana = await server.open()
        table = ana["table"]
        bob = await server.post(f"/api/tables/{table}/sit", {"name": "Bob"})
        socket = await server.sit({**bob, "table": table})
        socket.say(type="concede")
        await socket.ending()
        lock = server.hub.tables[table].lock
        headers = {"Authorization": f"Bearer {bob['token']}"}
        async with lock:
            first = asyncio.create_task(server.http.post(f"/api/tables/{table}/leave", json={}, headers=headers))
            await waiting_for(lock, 1)
            sitting = asyncio.create_task(server.post(f"/api/tables/{table}/sit", {"name": "Carl"}))
            await waiting_for(lock, 2)
            second = asyncio.create_task(server.http.post(f"/api/tables/{table}/leave", json={}, headers=headers))
            await waiting_for(lock, 3)
        carl = await sitting
        assert ((await first).status_code, (await second).status_code) == (201, 401)
        assert server.hub.tables[table].places[1].token == hashed(carl["token"])


@played
async def test_one_who_has_left_on_another_server_is_sent_away_here_too(tmp_path: Path) -> None:
    """What the other server stored is read when it tells of it."""
    async with visit(tmp_path) as server:
        _, bob, table = await server.duel()
        bob.say(type="concede")
        await bob.ending()
        here = server.hub.tables[table]
        assert await server.hub.store.free_seat(table, here.places[1])
        server.hub.refresh(table)
        assert await bob.closed() == 4401
        assert [one.place for one in here.listeners] == [0]
