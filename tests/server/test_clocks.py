"""Time: what each clock shows, when a flag falls, and what comes of it. No test waits: the clock is the test's."""

import time
from pathlib import Path

import pytest

from tests.server.visit import played, prose, visit
from veillee.server.clock import Timing, plain, without
from veillee.server.protocol import Clock
from veillee.server.settings import steady

HOUR = 3600.0


def test_a_move_clock_is_full_again_after_each_answer() -> None:
    timing = Timing(Clock("move", seconds=30), 2, plain)
    timing.run([0], 100.0)
    assert timing.remaining(0, 120.0) == 10.0
    timing.stop(0, 120.0)
    assert timing.remaining(0, 500.0) == 30.0
    assert timing.remaining(1, 500.0) == 30.0


def test_a_bank_pays_and_earns_its_increment() -> None:
    timing = Timing(Clock("bank", seconds=60, increment=5), 2, plain)
    timing.run([0, 1], 0.0)
    timing.stop(0, 20.0)
    assert (timing.remaining(0, 99.0), timing.remaining(1, 99.0)) == (45.0, -39.0)
    assert timing.fallen([0, 1], 59.9) == []
    assert timing.fallen([0, 1], 60.0) == [1]


def test_the_others_see_a_sealed_clock_run_on() -> None:
    """That a clock has stopped would tell that its owner had no choice."""
    timing = Timing(Clock("bank", seconds=60, increment=5), 2, plain)
    timing.run([0, 1], 0.0)
    timing.stop(0, 1.0)
    assert timing.shown([0, 1], 1, 10.0)["0"].left == 50.0
    assert timing.shown([1], 0, 10.0)["0"].left == 64.0
    timing.settle()
    assert timing.shown([], 1, 10.0)["0"].left == 64.0


def test_an_undo_pays_for_the_time_but_earns_nothing() -> None:
    timing = Timing(Clock("bank", seconds=60, increment=5), 2, plain)
    timing.run([0], 0.0)
    timing.halt(10.0)
    assert timing.remaining(0, 50.0) == 50.0


def test_coming_back_gives_time_to_look_around() -> None:
    timing = Timing(Clock("bank", seconds=600), 2, plain)
    timing.run([0], 0.0)
    timing.come_back(0, 700.0)
    assert timing.remaining(0, 710.0) == 20.0


def test_clocks_stand_still_while_no_server_runs() -> None:
    elapsed = without([(10.0, 20.0), (15.0, 25.0), (90.0, 200.0)])
    assert elapsed(0.0, 5.0) == 5.0
    assert elapsed(0.0, 30.0) == 15.0
    assert elapsed(12.0, 100.0) == 88.0 - 13.0 - 10.0
    assert Timing(Clock("days", days=1), 1, elapsed).elapsed(0.0, 100.0) == 100.0


@played
async def test_a_fallen_flag_lets_a_bot_play_on_and_the_player_come_back(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana, bob, table = await server.duel(clock={"kind": "move", "seconds": 60})
        assert ana.state["clock"] == {"0": {"left": 60, "running": True}, "1": {"left": 60, "running": True}}
        bob.pick(0)
        await bob.next("state")
        await server.pass_time(30)
        await server.pass_time(31)
        seats = (await bob.next("presence"))["seats"]
        assert seats[0]["stand_in"] is True
        play = server.hub.tables[table].play
        await server.until(lambda: play is not None and play.number > 1)
        await ana.quiet()
        if ana.asked is None:
            ana.pick(0)
            assert (await ana.next("refused"))["code"] in ("stood-in", "stale")
        ana.say(type="back")
        await ana.next("presence")
        facts = await server.get(f"/api/tables/{table}")
        assert facts["seats"][0]["stand_in"] is False
        ana.say(type="back")
        assert (await ana.next("refused"))["code"] == "not-replaced"


@played
async def test_a_fallen_flag_may_lose_the_match(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana, bob, _ = await server.duel(clock={"kind": "bank", "seconds": 300, "increment": 2, "flag": "lose"})
        ana.pick(0)
        await ana.next("state")
        await server.pass_time(299)
        await bob.quiet()
        assert bob.state["over"] is None
        await server.pass_time(1)
        over = (await ana.next("state"))["over"]
        assert (over["shares"], over["reason"], prose(over["text"])) == ([1.0, 0.0], "flag", "Bob is out of time.")


@played
async def test_days_pass_while_the_table_sleeps(tmp_path: Path) -> None:
    """A table that nobody looked at for days finds its flag fallen when somebody comes."""
    async with visit(tmp_path) as server:
        ana, bob, table = await server.duel(clock={"kind": "days", "days": 2, "flag": "lose"})
        ana.pick(0)
        await ana.next("state")
        await ana.leave()
        await bob.leave()
        await server.pass_time(100)
        await server.pass_time(100)
        assert table not in server.hub.tables
        server.clock.now += 2 * 86400
        watcher = await server.join(table)
        await server.pass_time(1)
        assert (await watcher.next("state"))["over"]["shares"] == [1.0, 0.0]


@played
async def test_an_outage_costs_nobody_time(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        seated = await server.open(clock={"kind": "move", "seconds": 60})
        await server.post(f"/api/tables/{seated['table']}/sit", {"name": "Bob"})
        await server.pass_time(10)
    clock = server.clock
    clock.now += 3600
    async with visit(tmp_path, clock) as later:
        ana = await later.sit(seated)
        assert 45 <= ana.state["clock"]["0"]["left"] <= 50
        await later.pass_time(20)
        await ana.quiet()
        assert ana.state["over"] is None


def test_a_machine_whose_clock_is_put_right_costs_nobody_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = steady()
    before = now()
    assert abs(before - time.time()) < HOUR
    monkeypatch.setattr(time, "time", lambda: before + HOUR)
    assert before <= now() < before + HOUR
