"""What the bots think of a match: the master's advice against bots alone, and the curve once it is over."""

import random
from pathlib import Path
from typing import Any

from tests.server.visit import Visit, play_on, played, visit


async def against_bot(server: Visit, game: str = "legions", **more: Any) -> dict[str, Any]:
    """A table at which a bot has the second seat."""
    body = {"game": game, "name": "Ana", "seat": 0, "bots": {"1": "novice"}, **more}
    seated: dict[str, Any] = await server.post("/api/tables", body)
    return seated


@played
async def test_the_master_ranks_the_options_by_what_they_may_bring(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        seated = await against_bot(server)
        assert (await server.get(f"/api/tables/{seated['table']}"))["hints"] is True
        ana = await server.sit(seated)
        found = await server.post(f"/api/tables/{seated['table']}/hint", {}, seated["token"], status=200)
        decision = ana.state["decision"]
        assert found["seq"] == ana.state["seq"]
        assert 1 <= len(found["options"]) <= 3
        assert all(0.0 <= one["share"] <= 1.0 and one["pick"] < len(decision["options"]) for one in found["options"])
        assert (await server.post(f"/api/tables/{seated['table']}/hint", {}, status=401))["code"] == "token"


@played
async def test_the_master_does_not_whisper_between_people_nor_where_nobody_wins(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        seated = await server.open()
        await server.post(f"/api/tables/{seated['table']}/sit", {"name": "Bob"})
        assert "hints" not in await server.get(f"/api/tables/{seated['table']}")
        refused = await server.post(f"/api/tables/{seated['table']}/hint", {}, seated["token"], status=400)
        assert refused["code"] == "not-alone"
        story = await against_bot(server, "marelle", bots={"1": "novice", "2": "novice"})
        refused = await server.post(f"/api/tables/{story['table']}/hint", {}, story["token"], status=400)
        assert refused["code"] == "no-hint"


@played
async def test_where_everyone_may_lie_the_master_says_what_but_not_how_much(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        bots = {str(seat): "novice" for seat in range(1, 5)}
        seated = await against_bot(server, "rose_noire", seats=5, bots=bots)
        ana = await server.sit(seated)
        while not ana.state["decision"]:
            await ana.next("state")
        found = await server.post(f"/api/tables/{seated['table']}/hint", {}, seated["token"], status=200)
        assert all(one["share"] is None for one in found["options"])


@played
async def test_a_finished_match_has_a_curve_of_what_the_seat_could_expect(tmp_path: Path) -> None:
    async with visit(tmp_path, thinking=0.02) as server:
        ana, bob, _ = await server.duel(seat=0)
        await play_on([ana, bob], random.Random(5), 24)
        ana.say(type="concede")
        await ana.ending()
        over = ana.state["over"]
        assert over["curve"] is True
        path = f"/api/matches/{over['match']}/curve?seat=0&lang=fr"
        await server.until(lambda: finished(server, path))
        curve = await server.get(path)
        assert curve["judged"] == curve["steps"] == len(curve["moments"]) >= 6
        assert curve["end"] == 0.0
        for moment in curve["moments"]:
            assert 0.0 <= moment["taken"] <= moment["share"] <= 1.0
            assert (moment["better"] is None) == (moment["share"] == moment["taken"])
            assert moment["played"]
        assert len(curve["turns"]) <= 3
        assert (await server.get(f"/api/matches/{over['match']}/curve?seat=7", status=400))["code"] == "seat"


async def finished(server: Visit, path: str) -> bool:
    return bool((await server.get(path))["done"])
