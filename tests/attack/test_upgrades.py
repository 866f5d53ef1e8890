"""Upgrades lose nothing: a match that began under other rules goes on, or ends with nobody the loser and a way out."""

import random
from pathlib import Path

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from tests.server.visit import Clock, Socket, Visit, play_on, played, visit
from veillee.core.dice import seal_of
from veillee.server import schema


async def some_match(folder: Path, clock: Clock, spoil: bool) -> tuple[str, list[str | None], dict[str, object]]:
    """A match under way, played with an earlier version of the rules; perhaps one of its questions was another."""
    async with visit(folder, clock) as server:
        ana, bob, table = await server.duel()
        await play_on([ana, bob], random.Random(7), 9)
        assert await server.hub.store.change(update(schema.match).values(rules=schema.match.c.rules - 1))
        if spoil:
            c = schema.answer.c
            assert await server.hub.store.change(update(schema.answer).where(c.seq == 4).values(question="another"))
        return table, [ana.token, bob.token], ana.state["view"]


async def come_back(server: Visit, table: str, tokens: list[str | None]) -> list[Socket]:
    return [await server.join(table, token) for token in tokens]


@played
async def test_a_match_goes_on_if_its_answers_mean_the_same(tmp_path: Path) -> None:
    clock = Clock()
    table, tokens, view = await some_match(tmp_path, clock, spoil=False)
    async with visit(tmp_path, clock) as server:
        sockets = await come_back(server, table, tokens)
        assert sockets[0].state["view"] == view
        await play_on(sockets, random.Random(8))
        over = sockets[0].state["over"]
        assert over["reason"] == "rules"
        assert (await server.get(f"/api/matches/{over['match']}/replay"))["frames"]
        assert (await server.get(f"/api/matches/{over['match']}/record"))["shares"]


@played
async def test_else_it_is_interrupted_and_another_may_begin(tmp_path: Path) -> None:
    clock = Clock()
    table, tokens, _ = await some_match(tmp_path, clock, spoil=True)
    async with visit(tmp_path, clock) as server:
        ana, bob = (server.connect(table) for _ in range(2))
        for socket, token in ((ana, tokens[0]), (bob, tokens[1])):
            socket.say(type="hello", token=token, lang="en")
            await socket.event()
            welcome = await socket.next("welcome")
            facts, closed = welcome["table"], welcome["table"]["closed"]
            assert welcome["state"] is None
            assert (facts["state"], closed["interrupted"]) == ("over", True)
            assert seal_of(bytes.fromhex(closed["secret"])) == facts["seal"]
        stored = await server.hub.store.match(closed["match"])
        assert stored is not None
        assert (stored.ended_by, stored.shares) == ("interrupted", [0.0, 0.0])
        ana.say(type="pick", seq=0, command_id="c", pick=0)
        assert (await ana.next("refused"))["code"] == "rules-version"
        assert (await server.get(f"/api/matches/{closed['match']}/record"))["answers"]
        ana.say(type="rematch")
        for socket in (ana, bob):
            assert (await socket.next("welcome"))["table"]["round"] == 1
        await play_on([ana, bob], random.Random(3))
        assert ana.state["over"]["reason"] == "rules"


@played
async def test_an_answer_without_its_question_is_not_trusted(tmp_path: Path) -> None:
    """Matches from before questions were noted."""
    clock = Clock()
    table, tokens, _ = await some_match(tmp_path, clock, spoil=False)
    async with visit(tmp_path, clock) as server:
        await server.hub.store.work(forget_questions)
        socket = server.connect(table)
        socket.say(type="hello", token=tokens[0])
        await socket.event()
        assert (await socket.next("welcome"))["table"]["closed"]["interrupted"]


async def forget_questions(connection: AsyncConnection) -> None:
    await connection.execute(update(schema.answer).values(question=None))


@played
async def test_a_finished_match_of_other_rules_bars_no_table(tmp_path: Path) -> None:
    clock = Clock()
    async with visit(tmp_path, clock) as server:
        ana, bob, table = await server.duel()
        ana.say(type="concede")
        await bob.next("state")
        tokens = [ana.token, bob.token]
        assert await server.hub.store.change(update(schema.match).values(rules=schema.match.c.rules - 1))
    async with visit(tmp_path, clock) as later:
        socket = later.connect(table)
        socket.say(type="hello", token=tokens[0])
        await socket.event()
        closed = (await socket.next("welcome"))["table"]["closed"]
        assert closed["interrupted"] is False
        socket.say(type="rematch")
        assert (await socket.next("welcome"))["state"]
