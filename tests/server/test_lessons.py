"""Lessons: the records that guided matches follow, and what becomes of one that is followed, taken back or left."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.visit import Visit, played, visit
from veillee.core.record import verify
from veillee.games import game
from veillee.server.lessons import LEARNER, lesson

OPTIONS: dict[str, dict[str, str]] = {
    "legions": {},
    "keyforge": {"decks": "starters", "mulligan": "no"},
    "cendrelin": {"mode": "initiation"},
}


@pytest.mark.parametrize("key", OPTIONS)
def test_the_record_is_a_match_of_today_that_the_learner_wins(key: str) -> None:
    """When this fails, the rules have changed: scripts/lessons.py writes the records anew."""
    found = lesson(key)
    assert found is not None
    verify(found.record, game(key))
    shares = found.record.shares
    assert shares is not None
    assert shares[LEARNER] == max(shares)


async def asked(server: Visit, learner: Any, table: str) -> Any:
    """Waits until the learner is asked or the match is over."""
    live = server.hub.tables[table]
    await server.until(
        lambda: bool(live.play and (live.play.over or LEARNER in live.play.deciding) and not live.thinking)
    )
    await learner.quiet()
    return learner.state.get("lesson")


@pytest.mark.parametrize("key", OPTIONS)
def test_a_lesson_is_followed_to_its_end(tmp_path: Path, key: str) -> None:
    asyncio.run(followed(tmp_path, key))


async def followed(folder: Path, key: str) -> None:
    async with visit(folder) as server:
        seated = await server.open(game=key, guided=True, seat=0, bots={"1": "novice"}, options=OPTIONS[key])
        learner = await server.sit(seated)
        steps = []
        while not learner.state["over"]:
            advice = await asked(server, learner, seated["table"])
            if learner.asked:
                steps.append(advice["step"])
                learner.pick(advice["pick"])
                await learner.next("state")
        assert learner.state["over"]["shares"][LEARNER] == 1.0
        assert steps == list(range(advice_count(key)))


def advice_count(key: str) -> int:
    found = lesson(key)
    assert found is not None
    return len(found.steps)


@played
async def test_an_undo_leads_back_to_the_step_and_another_move_leaves_the_lesson(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        seated = await server.open(guided=True, seat=0, bots={"1": "novice"})
        learner = await server.sit(seated)
        first = await asked(server, learner, seated["table"])
        assert first["step"] == 0
        assert first["first"] is True
        assert learner.asked is not None
        other = (first["pick"] + 1) % len(learner.asked["options"])
        learner.pick(other)
        await learner.next("state")
        assert await asked(server, learner, seated["table"]) is None
        learner.say(type="undo")
        await learner.next("welcome")
        assert await asked(server, learner, seated["table"]) == first


@played
async def test_a_match_that_is_not_guided_has_no_lesson(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        seated = await server.open(seat=0, bots={"1": "novice"})
        learner = await server.sit(seated)
        assert await asked(server, learner, seated["table"]) is None
