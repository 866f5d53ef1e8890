"""Those who go away: five minutes of patience, then a bot may play on, and the seat stays theirs."""

import asyncio
from pathlib import Path
from typing import Any

from tests.server.visit import played, prose, visit
from veillee.server.store import Job


@played
async def test_a_bot_may_play_for_one_who_is_gone_for_long(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        seated = await server.open()
        bob_seat = await server.post(f"/api/tables/{seated['table']}/sit", {"name": "Bob"})
        ana, bob = await server.sit(seated), await server.sit({**bob_seat, "table": seated["table"]})
        await ana.quiet()
        ana.say(type="bot", seat=1)
        assert (await ana.next("refused"))["code"] == "present"
        await bob.leave()
        assert (await ana.next("presence"))["seats"][1]["connected"] is False
        await server.pass_time(46)
        gone = (await ana.next("presence"))["seats"][1]
        assert gone["gone"] >= 45
        assert gone["replaceable"] is False
        await server.pass_time(299)
        assert (await ana.next("presence"))["seats"][1]["replaceable"] is True
        ana.say(type="bot", seat=0)
        assert (await ana.next("refused"))["code"] == "present"
        ana.say(type="bot", seat=1)
        assert (await ana.next("presence"))["seats"][1]["stand_in"] is True
        table = server.hub.tables[seated["table"]]
        await server.until(lambda: bool(table.play and table.play.number == 1))
        ana.pick(0)
        await ana.next("state")
        back = await server.join(seated["table"], bob_seat["token"])
        assert back.state["decision"] is None
        await back.quiet()
        back.say(type="back")
        await back.next("presence")
        assert (await server.get(f"/api/tables/{seated['table']}"))["seats"][1]["stand_in"] is False


@played
async def test_a_silent_client_is_taken_for_gone(tmp_path: Path) -> None:
    """A heartbeat every fifteen seconds; after forty-five without one the socket is closed."""
    async with visit(tmp_path) as server:
        ana, bob, _ = await server.duel()
        await server.pass_time(30)
        for _ in range(4):
            await server.pass_time(20, everyone_here=False)
            ana.say(type="ping")
            await ana.next("pong")
        assert await bob.closed() == 4408
        await bob.leave()
        await ana.quiet()
        assert not ana.gone


@played
async def test_one_whose_move_takes_long_to_write_is_not_silent(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana, _, _ = await server.duel()
        store: Any = server.hub.store
        commit, slow = store.commit, asyncio.Event()

        async def slowly(batch: list[Job]) -> None:
            await slow.wait()
            await commit(batch)

        store.commit = slowly
        command = ana.pick(0)
        await server.until(ana.saying.empty)
        server.clock.now += 60
        server.hub.housekeeping(server.clock.now)
        slow.set()
        assert (await ana.reply(command))["type"] == "state"
        await server.pass_time(20, everyone_here=False)
        await ana.quiet()


@played
async def test_a_second_window_of_one_player_is_no_absence(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        seated = await server.open()
        first, second = await server.sit(seated), await server.sit(seated)
        await first.leave()
        facts = await server.get(f"/api/tables/{seated['table']}")
        assert facts["seats"][0]["connected"] is True
        await second.leave()
        facts = await server.get(f"/api/tables/{seated['table']}")
        assert facts["seats"][0]["connected"] is False


@played
async def test_the_story_tells_that_a_bot_took_over_and_that_its_player_came_back(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        seated = await server.open()
        bob_seat = await server.post(f"/api/tables/{seated['table']}/sit", {"name": "Bob"})
        ana, bob = await server.sit(seated), await server.sit({**bob_seat, "table": seated["table"]})
        await bob.leave()
        await server.pass_time(346)
        await ana.quiet()
        ana.say(type="bot", seat=1)
        welcome = await ana.next("welcome")
        assert "Bob is away: a bot plays." in [prose(entry["text"]) for entry in welcome["log"]]
        back = await server.join(seated["table"], bob_seat["token"])
        back.say(type="back")
        told = [prose(entry["text"]) for entry in (await back.next("welcome"))["log"]]
        assert told.index("You are away: a bot plays.") < told.index("You take your seat back.")
