"""Steady decisions: haste tells nothing, neither who answered when, nor who had something to decide, nor who is a bot."""

import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.visit import Clock, Nearby, Socket, Visit, one_secret, played, visit
from tests.toys.claims import ACT, NAME, NIGHT, Claims
from veillee.bots.rehearsal import SILENT
from veillee.core.choosers import Answer
from veillee.server.fair_queue import HOUSE, Whose
from veillee.server.rows import MatchRow

NAMES = ("Ana", "Bob", "Cléo", "Dan")
STEADY = 5.0
STEP = 0.125
"""How often the server looks; a number that sums up to whole seconds."""
STEPS = round(STEADY / STEP)
Heard = list[tuple[float, str]]
"""When a message came, and what it said."""


async def night(server: Visit, **body: Any) -> tuple[list[Socket], str]:
    """Four people at a table of Les Soupçons, asleep."""
    sockets, table = await server.company("claims", *NAMES, **body)
    await fall_asleep(server, table)
    for socket in sockets:
        await socket.quiet()
    return sockets, table


async def fall_asleep(server: Visit, table_id: str) -> None:
    """The first two seats have named the next."""
    table = server.hub.tables[table_id]
    for seat in range(NIGHT):
        async with table.lock:
            await table.act(("answer", seat, ACT.pack(NAME, seat + 1)))


async def sleep(server: Visit, seconds: float) -> None:
    """Time passes a little at a time, as under a server that looks often."""
    for _ in range(round(seconds / STEP)):
        await server.pass_time(STEP)


@played
async def test_the_last_answer_waits_and_is_acknowledged_when_written(tmp_path: Path) -> None:
    async with visit(tmp_path, steady_seconds=STEADY) as server:
        (ana, bob, cleo, dan), table = await night(server)
        for socket in (ana, bob, cleo):
            assert (await socket.reply(socket.pick(0)))["decision"] is None
        play = server.hub.tables[table].play
        assert play is not None
        dan.pick(0, "first thought")
        command = dan.pick(1, "second thought")
        assert await dan.quiet() == []
        assert (play.number, len(play.sealed)) == (NIGHT + 3, 3)
        await sleep(server, STEADY - STEP)
        assert await dan.quiet() == []
        await sleep(server, STEP)
        assert (await dan.reply(command))["view"]["dream"] == 1
        rows = await server.hub.store.rows(play.match.id)
        assert {row.at for row in rows[NIGHT:]} == {server.clock.now}, "their times say nothing either"


@played
async def test_who_answers_late_ends_it_at_once(tmp_path: Path) -> None:
    async with visit(tmp_path, steady_seconds=STEADY) as server:
        sockets, _ = await night(server)
        await sleep(server, STEADY + 1)
        for socket in sockets:
            await socket.reply(socket.pick(0))
        assert sockets[-1].state["decision"]["prompt"] == "talk"


@pytest.mark.parametrize("late", range(4))
def test_no_clock_tells_who_took_longest(tmp_path: Path, late: int) -> None:
    """All pay for as long as the first took, who waited until the night could end; afterwards their clocks show the same."""

    @played
    async def scenario(folder: Path) -> None:
        async with visit(folder, steady_seconds=STEADY) as server:
            clock = {"kind": "bank", "seconds": 600, "increment": 3}
            sockets, _ = await night(server, clock=clock)
            before = {seat: one["left"] for seat, one in sockets[0].state["clock"].items()}
            for seat, socket in enumerate(sockets):
                if seat != late:
                    await socket.reply(socket.pick(0))
            await sleep(server, 4 * STEADY)
            await sockets[late].reply(sockets[late].pick(0))
            await sockets[0].quiet()
            after = sockets[0].state["clock"]
            assert [after[seat]["left"] - before[seat] for seat in before] == [3 - STEADY] * 4

    scenario(tmp_path)


@played
async def test_what_waited_is_sent_again_after_a_crash(tmp_path: Path) -> None:
    """An answer that waits is in no store: whoever gave it was not told that it is taken, and gives it again."""
    async with visit(tmp_path, steady_seconds=STEADY) as server:
        (ana, bob, cleo, dan), table = await night(server)
        for socket in (ana, bob, cleo, dan):
            socket.pick(0, "c")
            await socket.quiet()
        token = dan.token
    async with visit(tmp_path, server.clock, steady_seconds=STEADY) as later:
        again = await later.join(table, token)
        assert again.asked is not None
        again.pick(0, "c")
        assert await again.quiet() == []
        await sleep(later, STEADY)
        assert (await again.reply("c"))["view"]["dream"] == 0
        again.pick(0, "c", seq=NIGHT)
        assert (await again.reply("c"))["type"] == "state", "and is acknowledged as often as it is asked for"


@played
async def test_a_request_waits_as_long(tmp_path: Path) -> None:
    async with visit(tmp_path, steady_seconds=0.0) as server:
        (ana, bob, cleo, dan), table = await night(server)
        for socket in (ana, bob, cleo):
            await socket.reply(socket.pick(0))
        body = {"seq": dan.state["seq"], "command_id": "c", "pick": 0}
        state = await server.post(f"/api/tables/{table}/answer", body, dan.token, 200)
        assert state["command_id"] == "c"


@played
async def test_nothing_is_taken_back_while_all_sleep_or_after(tmp_path: Path) -> None:
    async with visit(tmp_path, steady_seconds=STEADY) as server:
        sockets, table = await night(server)
        for socket in sockets:
            assert socket.state["undo"] is None
        await sockets[0].reply(sockets[0].pick(0))
        assert sockets[0].state["undo"] is None
        again = await server.join(table, sockets[0].token)
        again.say(type="undo")
        assert (await again.next("refused"))["code"] == "nothing-to-undo"


async def overheard(folder: Path, delays: list[int], dreams: list[int]) -> list[Heard]:
    """What the first seat and a spectator are sent, and when, while the three others answer after so many steps."""
    folder.mkdir()
    async with visit(folder, Clock(), steady_seconds=STEADY) as server:
        clock = {"kind": "bank", "seconds": 600, "increment": 3}
        with one_secret():
            sockets, table = await night(server, clock=clock)
        watcher = await server.join(table)
        ids = [table, (await server.get(f"/api/tables/{table}"))["match"]]
        await sockets[0].reply(sockets[0].pick(0, "c"))
        marks = [len(socket.raw) for socket in (sockets[0], watcher)]
        began = server.clock.now
        for step in range(STEPS):
            for socket, delay, dream in zip(sockets[1:], delays, dreams, strict=True):
                if delay == step:
                    socket.pick(dream, "c")
                    await socket.quiet()
            if step == STEPS // 2:
                await looks_again(server, table, sockets[0].token)
            await server.pass_time(STEP)
        for socket in server.sockets:
            await socket.quiet()
        found = [heard(socket, since, began, ids) for socket, since in zip((sockets[0], watcher), marks, strict=True)]
        return [*found, *[heard(socket, 0, began, ids) for socket in server.sockets[-1:]]]


async def looks_again(server: Visit, table: str, token: str | None) -> None:
    """Somebody reloads the page in the middle of the night."""
    socket = await server.join(table, token)
    socket.say(type="lang", lang="fr")
    await socket.next("welcome")
    await socket.quiet()


def heard(socket: Socket, since: int, began: float, ids: list[str]) -> Heard:
    """What a socket was sent since, whatever the table is called."""
    found = []
    for at, text in list(zip(socket.times, socket.raw, strict=True))[since:]:
        if '"presence"' not in text and '"pong"' not in text:
            for id_ in ids:
                text = text.replace(id_, "id")
            found.append((at - began, text))
    return found


def test_time_size_and_words_tell_nothing(tmp_path: Path) -> None:
    """Whoever answers first or last, and whatever, all others hear the same at the same moments, byte for byte."""
    whims = random.Random(7)
    told: list[list[Heard]] = []

    @played
    async def scenario(folder: Path) -> None:
        for number in range(6):
            delays = [whims.randrange(STEPS) for _ in range(3)]
            dreams = [whims.randrange(3) for _ in range(3)]
            told.append(await overheard(folder / str(number), delays, dreams))

    scenario(tmp_path)
    assert all(one == told[0] for one in told)
    for lines in told[0]:
        assert lines
        assert lines[-1][0] == STEADY, "and what they hear comes when the time is over"


def test_the_check_notices_haste(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("veillee.server.table.Table.too_soon", lambda *_: False)

    @played
    async def scenario(folder: Path) -> None:
        hasty = await overheard(folder / "hasty", [3, 2, 1], [0, 0, 0])
        assert hasty != await overheard(folder / "slow", [3, 2, 30], [0, 0, 0])

    scenario(tmp_path)


class Dreaming(Nearby):
    """Bots that name the next, dream what a test says, and are silent afterwards."""

    def __init__(self, dream: int) -> None:
        super().__init__(1, 1.0)
        self.dream = dream

    async def answer(
        self, match: MatchRow, answers: list[Answer], seat: int, level: str, must: bool, whose: Whose = HOUSE
    ) -> tuple[int, str | None]:
        if len(answers) < NIGHT:
            return (ACT.pack(NAME, seat + 1) if seat == len(answers) else SILENT), None
        return (seat + 1 + self.dream) % match.seats if len(answers) < NIGHT + match.seats else SILENT, None


@pytest.mark.parametrize("dream", [0, 2])
def test_a_bot_answers_at_a_moment_drawn_whatever_it_dreams(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, dream: int
) -> None:
    """With the same draws, each bot's answer comes at the same moment, and never ends the night before its time."""
    draws = iter([0.9, 0.2, 0.6])
    """Of the night, for each bot in turn; the last of all waits for its end."""
    monkeypatch.setattr("veillee.server.table.random.random", lambda: next(draws))

    @played
    async def scenario(folder: Path) -> None:
        async with visit(folder, steady_seconds=STEADY) as server:
            server.hub.services.bot_pool = Dreaming(dream)
            seated = await server.open(game="claims", seats=4, bots=dict.fromkeys("123", "novice"))
            ana = await server.sit(seated)
            table = server.hub.tables[seated["table"]]
            async with table.lock:
                await table.act(("answer", 0, ACT.pack(NAME, 1)))
            await server.until(lambda: len(table.waiting_answers) == 3)
            play = table.play
            assert play is not None
            await ana.quiet()
            await ana.reply(ana.pick(0))
            sealed = []
            for _ in range(STEPS):
                await server.pass_time(STEP)
                sealed.append(play.number - NIGHT)
            assert [sealed.index(count) + 1 for count in (1, 2, 3, 4)] == [1, 8, 24, STEPS]

    scenario(tmp_path)


def one_dream(match: Claims, seat: int) -> list[int]:
    """At night, the second seat has no choice."""
    others = [other for other in range(match.seats) if other != seat]
    return others[:1] if seat == 1 and match.turn == NIGHT else others


def test_only_answers_come_with_the_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat without a choice adds no pause by which it could be told that there was one."""
    monkeypatch.setattr(Claims, "others", one_dream)

    @played
    async def scenario(folder: Path) -> None:
        async with visit(folder, steady_seconds=STEADY, forced_delay=(0.5, 0.5)) as server:
            sockets, table_id = await night(server)
            table = server.hub.tables[table_id]
            play = table.play
            assert play is not None
            for socket in (sockets[0], sockets[2], sockets[3]):
                socket.pick(0)
                await socket.quiet()
            await sleep(server, STEADY - STEP)
            assert play.number == NIGHT + 2
            await sleep(server, STEP)
            assert play.settled == NIGHT + 4

    scenario(tmp_path)


def test_rows_of_the_future_are_read_as_any_others(tmp_path: Path) -> None:
    """A sealed answer is dated at the end of the night, which a server that starts meanwhile has yet to reach."""

    @played
    async def scenario(folder: Path) -> None:
        async with visit(folder, steady_seconds=STEADY) as server:
            sockets, table = await night(server, clock={"kind": "bank", "seconds": 600, "increment": 3})
            await sockets[0].reply(sockets[0].pick(0))
            left, token = sockets[0].state["clock"], sockets[0].token
            match = (await server.get(f"/api/tables/{table}"))["match"]
            assert (await server.hub.store.rows(match))[-1].at == server.clock.now + STEADY
        async with visit(folder, server.clock, steady_seconds=STEADY) as later:
            assert (await later.join(table, token)).state["clock"] == left

    scenario(tmp_path)
