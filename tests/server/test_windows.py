"""Open windows over the wire: whoever acts first, clicks that others overtook, clocks, bots that may keep silent, undo."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.visit import Clock as Watch
from tests.server.visit import Nearby, Said, Socket, Visit, play_on, played, prose, visit
from tests.toys.claims import ACT, BLAME, CLAIMS, HONEST, NAME, PEEK
from veillee.bots.rehearsal import SILENT
from veillee.server.clock import plain
from veillee.server.play import Play
from veillee.server.protocol import Clock
from veillee.server.rows import MatchRow

NAMES = ("Ana", "Bob", "Cléo")


async def talk(server: Visit, **body: Any) -> tuple[list[Socket], str]:
    """Three people at a table of Les Soupçons, where Ana is due; each knows what the others have seen."""
    sockets, table = await server.company("claims", *NAMES, **body)
    for socket in sockets:
        await socket.quiet()
    return sockets, table


def labels(socket: Socket) -> list[str]:
    assert socket.asked is not None
    return [prose(option["label"]) for option in socket.asked["options"]]


@played
async def test_a_window_is_shown_to_all_who_may_act(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        (ana, bob, cleo), table = await talk(server)
        watcher = await server.join(table)
        for socket in (ana, bob, cleo):
            assert socket.asked is not None
            assert socket.asked["window"] == {"first": True, "due": 0, "number": 0}
            assert socket.asked["limit"] is None
            assert socket.state["waiting"] == [0]
        assert "Name Bob" in labels(ana)
        assert "Name Ana" not in labels(bob)
        assert watcher.asked is None
        assert prose(watcher.state["bar"]) == "Waiting for Ana."
        assert (await bob.reply(bob.choose("I blame Ana")))["type"] == "state"
        heard = await ana.next("state")
        assert prose(heard["events"][0]["text"]) == "Bob blames you."
        assert heard["events"][0]["text"][0] == {"text": "Bob", "seat": 1}
        assert prose((await watcher.next("state"))["events"][0]["text"]) == "Bob blames Ana."


@played
async def test_a_click_counts_although_others_acted_a_moment_before(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        (ana, bob, cleo), _ = await talk(server)
        seq = ana.state["seq"]
        for socket in (cleo, bob, ana):
            said = await socket.reply(socket.choose("I am honest", seq=seq))
            assert said["type"] == "state"
        again = await cleo.reply(cleo.pick(0, seq=seq))
        assert (again["type"], again["code"]) == ("refused", "stale"), "what was said already is no longer on offer"
        await ana.quiet()
        await bob.quiet()
        late = bob.state["seq"]
        await ana.reply(ana.choose("Name Bob"))
        await bob.quiet()
        assert bob.state["decision"]["window"]["number"] == 1
        refused = await bob.reply(bob.pick(0, seq=late))
        assert (refused["type"], refused["code"]) == ("refused", "stale"), "that was another window"


@played
async def test_a_follow_up_question_suspends_the_window(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        (ana, bob, _), _ = await talk(server)
        seq = bob.state["seq"]
        await ana.reply(ana.choose("Look at a card"))
        early = await bob.reply(bob.pick(0, "mine", seq=seq))
        assert (early["type"], early["code"]) == ("refused", "later")
        await ana.reply(ana.pick(0))
        assert (await bob.reply(bob.pick(0, "mine", seq=seq)))["type"] == "state"


@played
async def test_two_servers_refuse_nobody_in_a_race(tmp_path: Path) -> None:
    """Each of three people is at a server of their own, and none of these hears of the others but through the store."""
    watch = Watch()
    async with visit(tmp_path, watch) as one, visit(tmp_path, watch) as two, visit(tmp_path, watch) as three:
        for _ in range(12):
            host = await one.open(game="claims", seats=3)
            table = host["table"]
            others = [await one.post(f"/api/tables/{table}/sit", {"name": name}) for name in NAMES[1:]]
            sockets = [
                await server.join(table, seated["token"])
                for server, seated in zip((one, two, three), (host, *others), strict=True)
            ]
            for label in ("I am honest", "I blame Ana", "I blame Bob"):
                able = [socket for socket in sockets if label in labels(socket)]
                commands = [(socket, socket.choose(label)) for socket in able]
                assert {(await socket.reply(command))["type"] for socket, command in commands} == {"state"}
            play = one.hub.tables[table].play
            assert play is not None
            assert len(await one.hub.store.rows(play.match.id)) == 7


@played
async def test_undo_stops_at_what_others_said(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        (ana, bob, _), _ = await talk(server)
        await ana.reply(ana.choose("I am honest"))
        assert ana.state["undo"] == "free"
        ana.say(type="undo")
        await ana.next("welcome")
        assert "I am honest" in labels(ana)
        await ana.reply(ana.choose("I am honest"))
        await bob.quiet()
        await bob.reply(bob.choose("I blame Ana"))
        await ana.quiet()
        assert ana.state["undo"] is None
        ana.say(type="undo")
        assert (await ana.next("refused"))["code"] == "nothing-to-undo"


def begun(clock: Clock) -> Play:
    """A match of Les Soupçons in which nothing has been said."""
    row = MatchRow(
        id="m",
        table_id="t",
        round=0,
        game="claims",
        rules=1,
        seats=3,
        options={},
        secret="00" * 32,
        players=list(NAMES),
        started=0.0,
    )
    return Play(CLAIMS, row, frozenset(), clock, plain)


def act(play: Play, seat: int, option: int, at: float) -> None:
    play.apply(play.next_row("answer", seat, option, at))


def left(play: Play, now: float) -> list[float]:
    return [play.timing.remaining(seat, now) for seat in range(3)]


def test_only_the_clock_of_the_seat_that_is_due_runs() -> None:
    play = begun(Clock(kind="bank", seconds=100, increment=5))
    act(play, 1, ACT.pack(HONEST, 0), 10.0)
    assert left(play, 20.0) == [80.0, 100.0, 100.0], "an interjection stops nothing and earns nothing"
    act(play, 0, ACT.pack(BLAME, 1), 20.0)
    assert left(play, 30.0) == [70.0, 100.0, 100.0], "neither do words of the one who is due"
    act(play, 0, ACT.pack(NAME, 1), 30.0)
    assert left(play, 40.0) == [75.0, 90.0, 100.0]


def test_a_clock_for_each_move_is_not_filled_by_talk() -> None:
    play = begun(Clock(kind="move", seconds=60))
    act(play, 0, ACT.pack(HONEST, 0), 50.0)
    act(play, 2, ACT.pack(BLAME, 0), 55.0)
    assert left(play, 55.0) == [5.0, 60.0, 60.0]
    assert play.timing.fallen([0], 60.0) == [0]
    act(play, 0, ACT.pack(PEEK, 0), 56.0)
    assert left(play, 66.0) == [50.0, 60.0, 60.0], "the follow-up is a question of its own"


def test_who_is_overtaken_pauses_and_goes_on() -> None:
    timing = begun(Clock(kind="move", seconds=60)).timing
    timing.run([0], 10.0)
    timing.run([2], 40.0)
    timing.stop(2, 45.0)
    timing.run([0], 45.0)
    assert [timing.remaining(seat, 50.0) for seat in range(3)] == [15.0, 60.0, 60.0]


WRITTEN = 4
"""How many answers a match of La Ronde with three has when its window opens: their wishes and the title."""


class Whispering(Nearby):
    """Bots that say nothing in that window unless they must."""

    def __init__(self) -> None:
        super().__init__(1, 1.0)
        self.thoughts: list[tuple[int, int, bool]] = []

    async def answer(self, *args: Any) -> tuple[int, str | None]:
        _, answers, seat, _, must, _ = args
        self.thoughts.append((len(answers), seat, must))
        silent = len(answers) >= WRITTEN and not must
        return (SILENT, None) if silent else await super().answer(*args)


@played
async def test_bots_think_once_for_each_change_and_one_must_act_when_all_are_silent(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        pool = server.hub.services.bot_pool = Whispering()
        seated = await server.open(game="story", seats=3, bots={"1": "novice", "2": "novice"})
        ana = await server.sit(seated)
        table = server.hub.tables[seated["table"]]

        async def at_rest() -> None:
            await server.until(lambda: not table.thinking and not table.lock.locked())
            await ana.quiet()

        for text in ("a wish", "a title"):
            await at_rest()
            await ana.reply(ana.write(text))
        await at_rest()
        play = table.play
        assert play is not None
        assert play.number == WRITTEN
        assert [thought for thought in pool.thoughts if thought[0] == WRITTEN] == [(4, 1, False), (4, 2, False)]
        await ana.reply(ana.choose("I have done"))
        await server.until(lambda: play.over)
        assert any(must for _, _, must in pool.thoughts)
        rows = await server.hub.store.rows(play.match.id)
        assert SILENT not in {row.value for row in rows}
        assert len(pool.thoughts) == len({(number, seat, must) for number, seat, must in pool.thoughts})


@played
async def test_bots_talk_and_name(tmp_path: Path) -> None:
    """Whole matches of a person and two bots, in windows in which all may speak."""
    async with visit(tmp_path) as server:
        for seed in range(4):
            seated = await server.open(game="claims", seats=3, bots={"1": "novice", "2": "joueur"})
            over = await chat_along(server, await server.sit(seated), random.Random(seed))
            assert over["reason"] == "rules"


async def chat_along(server: Visit, ana: Socket, whims: random.Random) -> Said:
    """Ana acts when she is waited for, and now and then when she is not; how it ends."""
    while not ana.state["over"]:
        await server.until(lambda: not any(table.thinking for table in server.hub.tables.values()))
        await ana.quiet()
        if ana.asked and (0 in ana.state["waiting"] or whims.random() < 0.3):
            await ana.reply(ana.pick(whims.randrange(len(ana.asked["options"]))))
        await asyncio.sleep(0)
    over: Said = ana.state["over"]
    return over


@played
async def test_people_play_whole_matches_of_talk_and_of_writing(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        for key in ("claims", "story"):
            sockets, _ = await server.company(key, *NAMES)
            assert await play_on(sockets, random.Random(5)) > 5
            over = sockets[0].state["over"]
            await server.get(f"/api/matches/{over['match']}/replay?seat=all", sockets[0].token)
            assert sum(over["shares"]) == (0 if key == "story" else 1)


@played
async def test_who_gives_up_where_that_ends_nothing_is_replaced_and_may_come_back(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        sockets, table = await server.company("story", "Ana", "Bob")
        ana, bob = sockets
        bob.say(type="concede")
        await bob.next("presence")
        facts = await server.get(f"/api/tables/{table}")
        assert (facts["state"], facts["seats"][1]["stand_in"]) == ("running", True)
        await server.until(lambda: not server.hub.tables[table].thinking)
        bob.say(type="back")
        await bob.next("welcome")
        await ana.quiet()
        assert not (await server.get(f"/api/tables/{table}"))["seats"][1]["stand_in"]


@played
async def test_bots_say_one_line_in_four_seconds(tmp_path: Path) -> None:
    """What nobody waits for is said seldom enough to be read; what is waited for is not held up."""
    async with visit(tmp_path, line_pace=4.0) as server:
        (ana, _, _), table_id = await talk(server)
        table = server.hub.tables[table_id]
        play = table.play
        assert play is not None
        clock = asyncio.get_running_loop().time
        async with table.lock:
            await table.speak(play, 0, ACT.pack(PEEK, 0), None)
            assert table.quiet_until == 0.0, "the one who is due does what is waited for"
            await table.speak(play, 0, 1, None)
            assert table.quiet_until == 0.0
            await table.speak(play, 0, ACT.pack(BLAME, 1), None)
            own = table.quiet_until
            assert 3.0 < own - clock() <= 4.0, "and speaks"
            await table.speak(play, 2, ACT.pack(HONEST, 0), None)
            assert table.quiet_until > own
        waits: list[float] = []

        async def noted(seconds: float) -> None:
            waits.append(seconds)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("veillee.server.table.asyncio.sleep", noted)
            await table.bot_thought(play, play.seq, 1, True)
        assert 3.0 < waits[0] <= 4.0
        await ana.quiet()
