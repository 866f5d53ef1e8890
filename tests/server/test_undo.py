"""Taking an answer back: freely when that reveals nothing, else by consent of all."""

import random
from pathlib import Path

from tests.server.visit import Socket, Visit, play_on, played, visit
from veillee.server.play import kept


async def match_of(server: Visit, table: str) -> str:
    found: str = (await server.get(f"/api/tables/{table}"))["match"]
    return found


async def both_answer(ana: Socket, bob: Socket) -> None:
    ana.pick(0)
    await ana.next("state")
    bob.pick(0)
    await bob.next("state")
    await ana.next("state")


@played
async def test_a_sealed_answer_is_taken_back_freely(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana, bob, table = await server.duel()
        assert ana.state["undo"] is None
        ana.say(type="undo")
        assert (await ana.next("refused"))["code"] == "nothing-to-undo"
        before = ana.state
        ana.pick(0)
        assert (await ana.next("state"))["undo"] == "free"
        ana.say(type="undo")
        welcome = await ana.next("welcome")
        assert welcome["state"]["decision"] == before["decision"]
        assert welcome["state"]["view"] == before["view"]
        assert welcome["state"]["seq"] > before["seq"]
        ana.say(type="pick", seq=before["seq"], command_id="old", pick=0)
        assert (await ana.next("refused"))["code"] == "stale"
        await bob.next("welcome")
        await both_answer(ana, bob)
        rows = await server.hub.store.rows(await match_of(server, table))
        assert [row.act for row in rows][:2] == ["answer", "undo"]
        assert [row.seat for row in kept(rows)][:2] == [0, 1]


@played
async def test_what_became_known_is_taken_back_by_consent(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana, bob, _ = await server.duel()
        first = ana.state
        await both_answer(ana, bob)
        assert ana.state["undo"] == "ask"
        ana.say(type="undo")
        asked = await bob.next("undo")
        assert (asked["asked_by"], asked["needs"]) == (0, [1])
        assert (await bob.quiet(), bob.state["asked"]) == ([], {"asked_by": 0, "needs": [1]})
        ana.say(type="consent", yes=True)
        assert (await ana.next("refused"))["code"] == "no-request"
        bob.say(type="consent", yes=False)
        refused = await ana.next("undo")
        assert (refused["asked_by"], refused["refused_by"]) == (None, 1)
        ana.say(type="undo")
        await bob.next("undo")
        bob.say(type="consent", yes=True)
        welcome = await ana.next("welcome")
        assert welcome["state"]["view"] == first["view"]
        assert welcome["log"][-1]["number"] == 0
        assert (await bob.next("welcome"))["state"]["decision"]


@played
async def test_an_answer_overtakes_a_request(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana, bob, _ = await server.duel()
        await both_answer(ana, bob)
        asker, mover = (bob, ana) if ana.asked else (ana, bob)
        asker.say(type="undo")
        await mover.next("undo")
        mover.pick(0)
        assert (await mover.next("state"))["asked"] is None
        mover.say(type="consent", yes=True)
        assert (await mover.next("refused"))["code"] == "no-request"


@played
async def test_against_bots_alone_nobody_need_consent(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        seated = await server.open(bots={"1": "novice"})
        ana = await server.sit(seated)
        table = server.hub.tables[seated["table"]]
        await server.until(lambda: bool(table.play and table.play.number == 1))
        first = ana.state
        ana.pick(0)
        await ana.next("state")
        await server.until(
            lambda: bool(table.play and table.play.undo_to(0) is not None and 0 not in table.play.sealed)
        )
        await ana.quiet()
        assert ana.state["undo"] == "ask"
        ana.say(type="undo")
        assert (await ana.next("welcome"))["state"]["view"] == first["view"]


@played
async def test_taking_a_sealed_answer_back_leaves_those_of_others_and_tells_nothing_of_them(tmp_path: Path) -> None:
    """Whether it was free told whether somebody else had answered; and their answers went with it."""
    async with visit(tmp_path) as server:
        (ana, bob, cleo), table = await server.company("toy", "Ana", "Bob", "Cleo")
        await ana.reply(ana.pick(0))
        assert ana.state["undo"] == "free"
        await bob.reply(bob.pick(1))
        ana.say(type="lang", lang="en")
        await ana.next("welcome")
        assert ana.state["undo"] == "free"
        ana.say(type="undo")
        for one in (ana, bob, cleo):
            await one.next("welcome")
        assert [bool(one.asked) for one in (ana, bob, cleo)] == [True, False, True]
        play = server.hub.tables[table].play
        assert play is not None
        assert play.sealed == [1]
        assert play.asked == [0, 1, 2]
        await ana.reply(ana.pick(2))
        await cleo.reply(cleo.pick(0))
        assert len((await bob.next("state"))["view"]["played"]) == 3
        again = server.hub.tables[table].replayed(play.match, await server.hub.store.rows(play.match.id))
        assert again.live.now.view(-1) == play.live.now.view(-1)


@played
async def test_a_sealed_answer_does_not_end_a_request(tmp_path: Path) -> None:
    """That it was overtaken told that somebody had answered."""
    async with visit(tmp_path) as server:
        (ana, bob, cleo), table = await server.company("toy", "Ana", "Bob", "Cleo")
        for one in (ana, bob, cleo):
            await one.reply(one.pick(0))
        play = server.hub.tables[table].play
        assert play is not None
        (winner,) = play.asked
        first = (ana, bob, cleo)[winner]
        others = [one for one in (ana, bob, cleo) if one is not first]
        await first.quiet()
        await first.reply(first.choose("Nothing"))
        for one in (ana, bob, cleo):
            await one.quiet()
        before = first.state["number"]
        assert first.state["undo"] == "ask"
        first.say(type="undo")
        await first.next("undo")
        await first.reply(first.pick(0))
        await others[0].reply(others[0].pick(0))
        told = [one for who in (ana, bob, cleo) for one in await who.quiet() if one["type"] == "undo"]
        assert all(one["asked_by"] == winner for one in told)
        for one in others:
            one.say(type="consent", yes=True)
        assert (await first.next("welcome"))["state"]["number"] == before - 1


@played
async def test_undo_leaves_the_match_that_its_answers_make(tmp_path: Path) -> None:
    """After any undo the table shows what a replay of the remaining answers shows."""
    async with visit(tmp_path) as server:
        ana, bob, table = await server.duel()
        whims = random.Random(5)
        for _ in range(6):
            await play_on([ana, bob], whims, whims.randrange(1, 9))
            player = whims.choice([ana, bob])
            other = bob if player is ana else ana
            if player.state["undo"] is None:
                continue
            player.say(type="undo")
            # while both decide at once, what came before is taken back only if the other agrees
            if (await other.next("undo", "welcome"))["type"] == "undo":
                other.say(type="consent", yes=True)
                await other.next("welcome")
            await player.next("welcome")
            play = server.hub.tables[table].play
            assert play is not None
            again = server.hub.tables[table].replayed(play.match, await server.hub.store.rows(play.match.id))
            for seat in (-1, 0, 1):
                assert again.live.now.view(seat, again.live.about) == play.live.now.view(seat, play.live.about)
            assert (again.seq, again.version, again.settled_at) == (play.seq, play.version, play.settled_at)
