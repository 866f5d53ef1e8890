"""Upgrades lose nothing: a match that began under other rules goes on, or ends with nobody the loser and a way out."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace as replace_struct
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from tests.server.visit import Clock, Said, Socket, Visit, play_on, played, visit
from veillee.core.dice import seal_of
from veillee.server import game_cache, protocol, schema
from veillee.server.archive import archive
from veillee.server.clock import plain
from veillee.server.game_cache import game
from veillee.server.hub import BEAT
from veillee.server.play import Play
from veillee.server.replay import Archives
from veillee.server.rows import MatchRow, Row


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
        await bob.ending()
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


# What was seen of a match is kept


def broken(*_: object, **__: object) -> Any:
    raise AssertionError("the rules are asked")


@contextmanager
def new_rules(key: str) -> Iterator[None]:
    """Rules of another version, under which nothing that was answered can be played again."""
    with pytest.MonkeyPatch.context() as patch:
        now = replace(game(key), rules_version=game(key).rules_version + 1, new=broken)
        patch.setitem(game_cache.known, key, now)
        yield


async def archived(server: Visit) -> None:
    """The archives that are due are made."""
    await server.pass_time(BEAT)
    await server.until(lambda: not server.hub.background)


async def everything(server: Visit, match: str, token: str | None, seats: int) -> list[Said]:
    """A replay for every eye in every language, without the number of the present rules."""
    eyes = [f"seat={eye}&lang={lang}" for eye in ("all", *range(-1, seats)) for lang in ("fr", "en")]
    found = [await server.replay(match, eye, token) for eye in eyes]
    for one in found:
        del one["rules_now"]
    return found


@pytest.mark.parametrize("key", ["legions", "toy", "story"])
def test_a_finished_match_is_watched_whatever_the_rules_become(tmp_path: Path, key: str) -> None:
    @played
    async def scenario(folder: Path) -> None:
        clock = Clock()
        async with visit(folder, clock) as server:
            sockets, _ = await server.company(key, "Ana", "Bob")
            await play_on(sockets, random.Random(5))
            match, token = sockets[0].state["over"]["match"], sockets[0].token
            await archived(server)
            before = await everything(server, match, token, 2)
            record = await server.get(f"/api/matches/{match}/record", token)
        with new_rules(key):
            async with visit(folder, clock) as later:
                assert await everything(later, match, token, 2) == before
                one = await later.get(f"/api/matches/{match}/replay", token)
                assert one["rules_now"] == one["rules"] + 1
                assert await later.get(f"/api/matches/{match}/record", token) == record
                assert record["rules"] == one["rules"]
                assert record["trace"]
                if key == "story":
                    assert (await later.get(f"/api/matches/{match}/replay", status=403))["code"] == "private"

    scenario(tmp_path)


@played
async def test_what_was_seen_is_what_the_table_showed(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana, bob, _ = await server.duel()
        shown: dict[int, Any] = {}
        while not ana.state["over"]:
            shown[ana.state["number"]] = ana.state["view"]
            await play_on([ana, bob], random.Random(len(shown)), 1)
        frames = (await server.replay(ana.state["over"]["match"], "seat=0&lang=en"))["frames"]
        seen = {frame["number"]: frame["view"] for frame in frames}
        assert {number: seen[number] for number in shown} == shown


@played
async def test_an_erased_text_is_erased_from_what_is_kept(tmp_path: Path) -> None:
    clock = Clock()
    async with visit(tmp_path, clock) as server:
        (ana, bob), _ = await server.company("story", "Ana", "Bob")
        while ana.state["over"] is None:
            for one in (ana, bob):
                if one.asked:
                    kinds = [option["kind"] for option in one.asked["options"]]
                    await one.reply(one.pick(kinds.index("text") if "text" in kinds else 0, text="xyzzy" * 3))
            for one in (ana, bob):
                await one.quiet()
        match = ana.state["over"]["match"]
        await archived(server)
        kept = await server.hub.store.archived(match)
        assert kept is not None
        assert kept.data is not None
        assert "xyzzy" in str(await everything(server, match, ana.token, 2))
        table = server.hub.tables[next(iter(server.hub.tables))]
        assert table.play is not None
        for note in range(len(table.play.notes)):
            ana.say(type="strike", note=note)
            await ana.next("welcome")
        gone = await server.hub.store.archived(match)
        assert gone is not None
        assert gone.data is None, "it is forgotten at once"
        await archived(server)
        assert "xyzzy" not in str(await everything(server, match, ana.token, 2))
    with new_rules("story"):
        async with visit(tmp_path, clock) as later:
            assert "xyzzy" not in str(await everything(later, match, ana.token, 2))


@played
async def test_an_archive_is_made_again_when_a_text_is_erased_meanwhile(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana, bob, _ = await server.duel()
        await play_on([ana, bob], random.Random(5))
        match = await server.hub.store.match(ana.state["over"]["match"])
        assert match is not None
        store = server.hub.store
        row = await store.archived(match.id)
        assert row is not None
        assert row.due is not None
        assert await store.claim_archive(match.id, row.due, row.due + 60)
        assert not await store.claim_archive(match.id, row.due, row.due + 60), "one server makes it"
        assert not await store.keep_archive(match.id, row.due, None, b"out of date")
        assert (await Archives(server.hub.services).find(match)).data


@played
async def test_a_match_that_was_not_archived_in_time_is_lost_with_a_sentence(tmp_path: Path) -> None:
    """Its record is not: it says under which rules it was played."""
    clock = Clock()
    async with visit(tmp_path, clock) as server:
        ana, bob, _ = await server.duel()
        await play_on([ana, bob], random.Random(5))
        match = ana.state["over"]["match"]
        await server.hub.store.work(forget_questions)
        assert await server.hub.store.change(update(schema.match).values(rules=schema.match.c.rules - 1))
    async with visit(tmp_path, clock) as later:
        for _ in range(2):
            assert (await later.get(f"/api/matches/{match}/replay", status=409))["code"] == "rules-version"
        record = await later.get(f"/api/matches/{match}/record")
        assert (record["rules"], record["trace"]) == (game("legions").rules_version - 1, None)


def random_match(key: str, seed: int) -> tuple[MatchRow, list[Row]]:
    """A match in which everybody answers at random, as it is stored."""
    whims, info = random.Random(seed), game(key)
    match = MatchRow(
        id="match",
        table_id="table",
        round=0,
        game=key,
        rules=info.rules_version,
        seats=2,
        options={},
        secret=whims.randbytes(32).hex(),
        players=["Ana", "Bob"],
        started=0.0,
    )
    play = Play(info, match, frozenset(), protocol.Clock(), plain)
    rows: list[Row] = []
    while not play.over:
        seat = whims.choice(play.asked_seats or play.deciding)
        rows.append(play.next_row("answer", seat, whims.choice(play.options(seat)), float(len(rows))))
        play.apply(rows[-1])
    return replace_struct(match, ended=1.0, ended_by="rules", shares=play.outcome().shares), rows


MOST = {"legions": 30_000, "keyforge": 150_000}
"""Bytes that may be kept of a match."""


@pytest.mark.parametrize("key", MOST)
def test_little_is_kept_of_a_match(key: str) -> None:
    sizes = [len(archive(*random_match(key, seed))[0]) for seed in range(3)]
    assert max(sizes) < MOST[key], sizes
