"""Fair between strangers: what one of them might do to another."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.visit import Nearby, Visit, play_on, played, visit
from veillee.server.play import Play
from veillee.server.presence import GRACE, HEARTBEAT_TIMEOUT
from veillee.server.seats import clean_name, skeleton, told_apart


class Pondering(Nearby):
    """Bots that never come to an answer."""

    async def answer(self, *_: Any) -> tuple[int, str | None]:
        await asyncio.Event().wait()
        raise AssertionError


def must_ask(play: Play | None) -> bool:
    """Whether the first seat has an answer to take back, and something became known since: it is not taken back for free."""
    number = None if play is None else play.undo_to(0)
    return play is not None and number is not None and not play.undo_is_free(number)


@played
async def test_nobody_takes_answers_back_while_another_is_away(tmp_path: Path) -> None:
    """A bot stands in for Bob; what was answered before he left stays, until he agrees himself."""
    async with visit(tmp_path) as server:
        ana, bob, table = await server.duel()
        whims = random.Random(1)
        while not must_ask(server.hub.tables[table].play):
            assert await play_on([ana, bob], whims, 1)
        server.hub.services.bot_pool = Pondering(1, 1.0)
        token = bob.token
        await bob.leave()
        await server.pass_time(HEARTBEAT_TIMEOUT + GRACE + 1)
        ana.say(type="bot", seat=1)
        await ana.next("welcome")
        play = server.hub.tables[table].play
        assert play is not None
        assert (play.people, play.holders) == ([0], [0, 1])
        ana.say(type="undo")
        assert (await ana.next("undo"))["needs"] == [1]
        back = await server.join(table, token)
        back.say(type="consent", yes=False)
        assert (await ana.next("undo"))["refused_by"] == 1


async def opened(server: Visit, status: int, **body: object) -> dict[str, object]:
    return await server.post("/api/tables", {"game": "legions", "name": "Ana", **body}, status=status)


@played
async def test_a_guided_table_is_against_bots_only(tmp_path: Path) -> None:
    """Its secret is public."""
    async with visit(tmp_path) as server:
        assert (await opened(server, 400, guided=True))["code"] == "guided"
        await opened(server, 201, guided=True, bots={"1": "novice"})


LIKE_ANA = ["Ana", "ana", "Аnа", "A na", "A\u200bna", "Аna\u3164", "Ána", "ΑΝΑ"]


@pytest.mark.parametrize("name", LIKE_ANA)
def test_names_that_look_alike_are_told_apart(name: str) -> None:
    shown = told_apart(clean_name(name), ["Ana"])
    assert shown.endswith(" (2)")
    assert skeleton(shown) != skeleton("Ana")
    assert told_apart(clean_name(name), ["Ana", shown]).endswith(" (3)")


def test_other_names_are_left_alone() -> None:
    for name in ("Anna", "Zoé", "Łukasz", "Ольга", "Νίκη", "李", "محمد"):
        assert told_apart(clean_name(name), ["Ana", "Bob"]) == name


@played
async def test_a_double_of_the_host_gets_a_number(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        seated = await server.open()
        await server.post(f"/api/tables/{seated['table']}/sit", {"name": "Аnа"})
        facts = await server.get(f"/api/tables/{seated['table']}")
        assert [seat["name"] for seat in facts["seats"]] == ["Ana", "Аnа (2)"]


@played
async def test_a_post_needs_its_content_type(tmp_path: Path) -> None:
    """A form on another site's page can send text, and nothing else."""
    async with visit(tmp_path) as server:
        body = b'{"game":"legions","name":"Ana"}'
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
            reply = await server.http.post("/api/tables", content=body, headers={"Content-Type": kind})
            assert (reply.status_code, reply.json()["code"]) == (415, "malformed")
        proper = {"Content-Type": "application/json; charset=utf-8"}
        assert (await server.http.post("/api/tables", content=body, headers=proper)).status_code == 201


@played
async def test_leaving_a_match_of_four_does_not_end_it(tmp_path: Path) -> None:
    """A bot keeps the seat, until only one person would be left."""
    async with visit(tmp_path) as server:
        (ana, bob, cleo, dan), table = await server.company("cendrelin", "Ana", "Bob", "Cléo", "Dan")
        bob.say(type="concede")
        await ana.next("welcome")
        play = server.hub.tables[table].play
        assert play is not None
        assert (play.over, play.people) == (False, [0, 2, 3])
        bob.say(type="back")
        await ana.next("welcome")
        assert play.people == [0, 1, 2, 3]
        for one in (bob, cleo):
            one.say(type="concede")
            await ana.next("welcome")
        assert not play.over
        dan.say(type="concede")
        await ana.ending()
        assert ana.state["over"]["reason"] == "concede"
