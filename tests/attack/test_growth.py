"""Nothing that one guest does again and again grows without end, or takes from the others what is theirs."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.visit import PATIENT, Nearby, Socket, Visit, play_on, played, visit
from veillee.server import play
from veillee.server.bots import Found
from veillee.server.fair_queue import HOUSE, Whose
from veillee.server.jobs import Jobs
from veillee.server.settings import Limits

KEY = "the host's own key"


async def said(socket: Socket, **message: Any) -> str:
    """What comes of a message: the code of a refusal, or nothing."""
    socket.say(**message)
    return next((one["code"] for one in await socket.quiet() if one["type"] == "refused"), "")


async def rows(server: Visit, table: str) -> int:
    match = server.hub.tables[table].match
    assert match is not None
    return len(await server.hub.store.rows(match.id))


async def until_one_must_ask(server: Visit) -> tuple[Socket, Socket, str]:
    """A duel in which somebody may take an answer back if the other agrees."""
    ana, bob, table = await server.duel()
    whims = random.Random(4)
    while True:
        for one, other in ((ana, bob), (bob, ana)):
            if one.state["undo"] == "ask":
                return one, other, table
        await play_on([ana, bob], whims, 1)


@played
async def test_asking_again_for_what_one_has_asked_for_stores_nothing(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana, _, table = await until_one_must_ask(server)
        assert await said(ana, type="undo") == ""
        before = await rows(server, table)
        for _ in range(20):
            assert await said(ana, type="undo") == ""
        assert await rows(server, table) == before


@played
async def test_there_is_an_end_to_regrets(tmp_path: Path) -> None:
    """Asking and withdrawing, or answering and taking back, made a log grow for ever."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(play, "REGRETS", 5)
        async with visit(tmp_path) as server:
            ana, bob, table = await until_one_must_ask(server)
            for _ in range(5):
                assert await said(ana, type="undo") == ""
                assert await said(ana, type="consent", yes=False) == ""
            before = await rows(server, table)
            assert await said(ana, type="undo") == "nothing-to-undo"
            assert ana.state["undo"] is None
            assert await rows(server, table) == before
            await play_on([ana, bob], random.Random(5), 3)


@played
async def test_the_last_regret_may_still_be_agreed_to(tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(play, "REGRETS", 1)
        async with visit(tmp_path) as server:
            ana, bob, _ = await until_one_must_ask(server)
            number = ana.state["number"]
            assert await said(ana, type="undo") == ""
            assert await said(bob, type="consent", yes=True) == ""
            await ana.quiet()
            assert ana.state["number"] < number


@played
async def test_going_and_coming_back_has_a_pace(tmp_path: Path) -> None:
    """Every time the whole story was told anew to all, with two lines more in it."""
    limits = Limits(**{**{name: getattr(PATIENT, name) for name in PATIENT.__slots__}, "rounds": (2, 0.1)})
    async with visit(tmp_path, limits=limits) as server:
        (ana, bob, cleo), table = await server.company("toy", "Ana", "Bob", "Cleo")
        for _ in range(2):
            assert await said(ana, type="concede") == ""
            assert await said(ana, type="back") == ""
        assert await said(ana, type="concede") == ""
        before = await rows(server, table)
        assert await said(ana, type="back") == "slow-down"
        assert await rows(server, table) == before
        await server.pass_time(20)
        assert await said(ana, type="back") == ""
        await play_on([ana, bob, cleo], random.Random(1), 3)


@played
async def test_one_who_watches_does_not_silence_the_others(tmp_path: Path) -> None:
    limits = Limits(**{**{name: getattr(PATIENT, name) for name in PATIENT.__slots__}, "chat": (2, 0.5)})
    async with visit(tmp_path, limits=limits) as server:
        _, _, table = await server.duel()
        loud = await watching(server, table, "10.0.0.66")
        codes = [await said(loud, type="chat", text="bla", name="Loud") for _ in range(4)]
        assert codes == ["", "", "slow-down", "slow-down"]
        double = await watching(server, table, "10.0.0.66")
        assert await said(double, type="chat", text="bla", name="Double") == "slow-down"
        quiet = await watching(server, table, "10.0.0.7")
        assert await said(quiet, type="chat", text="may I?", name="Quiet") == ""


async def watching(server: Visit, table: str, address: str) -> Socket:
    socket = server.connect(table, address)
    socket.say(type="hello", token=None, lang="en")
    await socket.event()
    await socket.next("welcome")
    return socket


@played
async def test_the_same_thing_lies_before_the_host_once(tmp_path: Path) -> None:
    async with visit(tmp_path, key=KEY) as server:
        (ana, bob), _ = await server.company("story", "Ana", "Bob", listed=True)
        bob.say(type="chat", text="an unkind word")
        line = (await ana.next("chat"))["id"]
        for _ in range(3):
            assert await said(ana, type="report", line=line) == ""
        headers = {"Authorization": f"Bearer {KEY}"}
        shown = (await server.http.get("/api/host", headers=headers)).json()["reports"]
        assert [one["text"] for one in shown] == ["an unkind word"]
        await server.post(f"/api/host/reports/{shown[0]['id']}/dismiss", {}, KEY, 200)
        assert await said(ana, type="report", line=line) == ""
        assert len((await server.http.get("/api/host", headers=headers)).json()["reports"]) == 1


@played
async def test_one_who_is_forgotten_takes_nobody_elses_words_along(tmp_path: Path) -> None:
    """Carl sits where Bob sat; what Carl says there is his."""
    async with visit(tmp_path) as server:
        ana, bob, table = await server.duel()
        bob.say(type="chat", text="Bob was here")
        bob.say(type="concede")
        match = (await bob.ending())["match"]
        await server.post(f"/api/tables/{table}/leave", {}, bob.token)
        carl = await server.sit({**await server.post(f"/api/tables/{table}/sit", {"name": "Carl"}), "table": table})
        carl.say(type="chat", text="Carl sits here now")
        await carl.quiet()
        await server.post(f"/api/matches/{match}/forget", {}, bob.token, 200)
        await server.until(lambda: not server.hub.background)
        again = await server.join(table)
        again.say(type="lang", lang="en")
        chat = [line["text"] for line in (await again.next("welcome"))["chat"]]
        assert chat == ["Carl sits here now"]
        await ana.quiet()


# What is done in the background


class Asked(Nearby):
    """A pool that notes for whom each piece of work is done."""

    def __init__(self) -> None:
        super().__init__(1, 1.0)
        self.done: list[tuple[str, Whose]] = []

    async def run(self, work: Callable[..., Found], *args: object, whose: Whose = HOUSE, seconds: float = 0.0) -> Found:
        self.done.append((work.__name__, whose))
        return await super().run(work, *args, whose=whose)


@played
async def test_what_a_guest_has_made_is_done_in_his_name(tmp_path: Path) -> None:
    """The house's own turns are never refused: done as the house's, one guest's curves and books would have all workers."""
    async with visit(tmp_path, deals=1, trials=2, thinking=0.01) as server:
        pool = server.hub.services.bot_pool = Asked()
        (ana, bob), _ = await server.company("toy", "Ana", "Bob")
        await play_on([ana, bob], random.Random(1), 8)
        ana.say(type="concede")
        match = (await ana.ending())["match"]
        await server.get(f"/api/matches/{match}/curve?seat=0")
        await server.get(f"/api/matches/{match}/replay")
        await server.get(f"/api/matches/{match}/draws")
        await server.get("/api/games/keyforge/deck/rating?deck=onyx")
        await server.get("/api/games/legions/report")
        (one, two), _ = await server.company("story", "Ana", "Bob")
        while not one.state["over"]:
            await play_on([one, two], random.Random(2), 1)
        told = one.state["over"]["match"]
        reply = await server.http.get(
            f"/api/matches/{told}/documents/page", headers={"Authorization": f"Bearer {one.token}"}
        )
        assert reply.status_code == 200
        for jobs in (server.hub.curves, server.hub.ratings, server.hub.trials):
            await server.until(lambda jobs=jobs: not len(jobs.tasks))
        assert {"archive", "pages", "draws", "decisions", "judged", "both_sides", "play", "made"} <= {
            name for name, _ in pool.done
        }
        assert {address for _, (address, _) in pool.done} == {"10.0.0.1"}


def test_one_guest_leaves_room_for_the_jobs_of_others() -> None:
    async def scenario() -> None:
        jobs: Jobs[int, int] = Jobs(10, 8)
        ended = asyncio.Event()

        async def work() -> None:
            await ended.wait()

        for number in range(2):
            assert not jobs.full("greedy")
            jobs.begin(number, number, "greedy", work())
        assert jobs.full("greedy")
        assert not jobs.full("another")
        ended.set()
        while len(jobs.tasks):
            await asyncio.sleep(0)
        assert not jobs.full("greedy")
        assert not jobs.asked
        await jobs.close()

    asyncio.run(scenario())
