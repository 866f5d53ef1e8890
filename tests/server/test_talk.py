"""Windows that lapse: the time a talk or a silence has, what the table answers when it is over, and that a restart changes nothing."""

import random
from pathlib import Path

from tests.server.test_texts import telling
from tests.server.test_windows import act, begun, talk
from tests.server.visit import Visit, play_on, played, prose, visit
from tests.toys.claims import ACT, BLAME, HONEST, NAME
from veillee.server.clock import DAY
from veillee.server.play import Play
from veillee.server.protocol import Clock
from veillee.server.rows import Row


def lapse(play: Play, at: float) -> None:
    """The table answers for whoever is due."""
    for seat, option in play.lapses.items():
        play.apply(play.next_row("lapse", seat, option, at))


def test_a_silence_begins_again_with_every_word() -> None:
    play = begun(Clock())
    assert play.time_to_talk(100.0) == 20.0
    act(play, 1, ACT.pack(HONEST, 0), 100.0)
    assert play.time_to_talk(100.0) == 120.0
    act(play, 0, ACT.pack(BLAME, 1), 150.0)
    assert play.time_to_talk(200.0) == 70.0


def test_a_table_sets_its_time_and_days_stretch_a_silence() -> None:
    assert begun(Clock(talk=30)).time_to_talk(10.0) == 20.0
    assert begun(Clock(kind="days", days=3)).time_to_talk(10.0) == DAY - 10.0


def test_what_the_table_answered_earns_nothing_and_stays() -> None:
    play = begun(Clock(kind="bank", seconds=600, increment=5))
    act(play, 0, ACT.pack(BLAME, 1), 10.0)
    assert play.undo_to(0) == 0
    lapse(play, 130.0)
    assert play.live.answers[-1] == (0, ACT.pack(NAME, 1), "")
    assert play.timing.remaining(0, 140.0) == 470.0, "it pays for the time, and has no increment"
    assert play.undo_to(0) is None


def test_an_undo_does_not_give_the_talk_more_time() -> None:
    play = begun(Clock())
    act(play, 0, ACT.pack(HONEST, 0), 50.0)
    play.apply(Row(play.length, "undo", 0, 0, 60.0))
    assert play.window_at == 0.0
    assert play.time_to_talk(70.0) == 110.0, "a silence, though, begins again"


@played
async def test_a_silence_lapses_and_everyone_sees_its_time(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        (ana, bob, cleo), table = await talk(server, clock={"kind": "none", "talk": 60})
        watcher = await server.join(table)
        assert [socket.state["talk"] for socket in (ana, bob, watcher)] == [60, 60, 60]
        await server.pass_time(40)
        assert (await server.join(table)).state["talk"] == 20
        await bob.reply(bob.choose("I am honest"))
        assert bob.state["talk"] == 60
        await server.pass_time(59)
        assert await cleo.quiet()
        assert await cleo.quiet() == []
        await server.pass_time(1)
        state = await cleo.next("state")
        assert prose(state["events"][0]["text"]) == "Ana names Bob."
        assert (state["talk"], state["decision"]["window"]["due"]) == (60, 1)
        await ana.quiet()
        assert ana.state["undo"] is None


@played
async def test_a_talk_has_its_time_in_all_and_ends_for_each_in_turn(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        clock = {"kind": "days", "days": 2, "talk": 100}
        (ana, bob, cleo), _ = await telling(server, "Ana", "Bob", "Cléo", clock=clock)
        for _ in range(3):
            await server.pass_time(30)
            await bob.reply(bob.write("a line"))
        assert bob.state["talk"] == 10
        await cleo.quiet()
        await cleo.reply(cleo.choose("I have done"))
        await server.pass_time(10)
        await ana.quiet()
        assert ana.state["over"]["reason"] == "rules"
        rows = await server.hub.store.rows(ana.state["over"]["match"])
        assert [(row.act, row.seat) for row in rows][-3:] == [("answer", 2), ("lapse", 0), ("lapse", 1)]
        replay = await server.replay(ana.state["over"]["match"], "seat=-1", ana.token)
        assert len(replay["frames"]) == len(rows) + 1
        await server.get(f"/api/matches/{ana.state['over']['match']}/record", ana.token)
        assert "talk" not in ana.state


@played
async def test_a_restart_and_an_outage_cost_the_talk_nothing(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        (_, bob), table = await telling(server, "Ana", "Bob")
        await server.pass_time(100)
        await bob.reply(bob.write("a line"))
        token = bob.token
    server.clock.now += 3600
    async with visit(tmp_path, server.clock) as later:
        again = await later.join(table, token)
        assert 195 <= again.state["talk"] <= 200
        await later.pass_time(201)
        assert (await again.next("state"))["events"]
        await again.quiet()
        assert again.state["over"]


@played
async def test_the_time_of_an_unlooked_at_talk_is_over_when_somebody_comes(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        (ana, bob), table = await telling(server, "Ana", "Bob")
        await ana.leave()
        await bob.leave()
        await server.pass_time(100)
        await server.pass_time(100)
        assert table not in server.hub.tables
        server.clock.now += 500
        watcher = await server.join(table)
        assert watcher.state["talk"] == 0
        await server.pass_time(0)
        await watcher.quiet()
        assert watcher.state["over"]


@played
async def test_stand_ins_lapse_too(tmp_path: Path) -> None:
    """A bot that says nothing holds nobody up."""
    async with visit(tmp_path) as server:
        (ana, bob), table = await telling(server, "Ana", "Bob")
        await pretend(server, table)
        bob.say(type="concede")
        await bob.next("presence")
        await ana.reply(ana.write("a line"))
        await server.pass_time(300)
        await ana.quiet()
        assert ana.state["over"]["reason"] == "rules"


async def pretend(server: Visit, table: str) -> None:
    """Bots at this table never come to a thought."""
    server.hub.tables[table].bots_rest_until = server.clock.now + 10_000


@played
async def test_matches_with_lapses_are_played_to_the_end(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        sockets, _ = await talk(server)
        for _ in range(2):
            await server.pass_time(120)
        for socket in sockets:
            await socket.quiet()
        assert {socket.state["decision"]["prompt"] for socket in sockets} == {"dream"}
        await play_on(sockets, random.Random(1))
