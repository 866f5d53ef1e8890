"""Lessons: the records that guided matches follow, and what becomes of one that is followed, taken back or left."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.visit import Visit, played, visit
from veillee.core.record import verify
from veillee.games import game
from veillee.server.bots import seed_of, think
from veillee.server.lessons import LEARNER, lesson
from veillee.server.rows import MatchRow

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


@pytest.mark.parametrize("key", OPTIONS)
def test_what_the_guide_says_at_a_step_is_about_the_question_of_that_step(key: str) -> None:
    """When this fails, the record is another one: web/src/games/<game>/lesson.ts wants new words."""
    text = (Path(__file__).parents[2] / "web" / "src" / "games" / key / "lesson.ts").read_text()
    said = {int(step): prompt for step, prompt in re.findall(r'(?m)^  (\d+): \{\n    prompt: "([a-z-]+)"', text)}
    found = lesson(key)
    assert found is not None
    assert said
    assert said == {step: found.steps[step] for step in said}


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
async def test_a_guided_match_without_a_record_says_what_is_new_and_leaves_the_moves_free(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        bots = {str(seat): "novice" for seat in (0, 1, 3, 4)}
        seated = await server.open(game="rose_noire", guided=True, seats=5, seat=2, bots=bots)
        learner = await server.sit(seated)
        await server.until(lambda: learner.asked is not None)
        first = learner.state["lesson"]
        assert (first["step"], first["first"], "pick" in first) == (0, True, False)
        prompt = learner.state["decision"]["prompt"]
        learner.pick(0)
        await learner.next("state")
        await server.until(lambda: learner.state["lesson"]["step"] == 1)
        assert learner.state["lesson"]["since"] > first["since"]
        assert learner.state["lesson"]["answered"] == prompt


def test_bots_answer_alike_at_the_same_moment_of_the_same_match() -> None:
    """A guided match is the same for everyone who plays it in the same way."""
    found = lesson("legions")
    assert found is not None
    record = found.record
    match = MatchRow(
        id="m",
        table_id="t",
        round=0,
        game=record.game,
        rules=record.rules,
        seats=record.seats,
        options=record.options,
        secret=record.dice.removeprefix("sealed:"),
        players=["Ana", "novice"],
        started=0.0,
    )
    matches = [match, replace(match, id="n", players=["Bob", "novice"])]
    answered = {think(match, [], 1, "novice", 1e9, must=True) for match in matches for _ in range(3)}
    assert len(answered) == 1
    assert len({seed_of(match, seat, moment) for seat in range(2) for moment in range(8)}) == 16


@played
async def test_a_match_that_is_not_guided_has_no_lesson(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        seated = await server.open(seat=0, bots={"1": "novice"})
        learner = await server.sit(seated)
        assert await asked(server, learner, seated["table"]) is None
