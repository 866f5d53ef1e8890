"""The designer's workshop over HTTP: sheets read while they are written, trials of cards and of games."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tests.server.visit import played, visit
from veillee.games import game
from veillee.server.settings import Limits

WORKSHOP = "/api/games/cendrelin/workshop"
TRIAL = "/api/games/cendrelin/trial"
SHEET = str(game("cendrelin").own_workshop().entrance()["example"])


@played
async def test_a_sheet_is_read_while_it_is_written(tmp_path: Path) -> None:
    """CEN-110: each card in both languages with what it would do; CEN-111: all that is wrong, and where."""
    async with visit(tmp_path) as server:
        entrance = await server.get(WORKSHOP)
        assert entrance["example"] == SHEET
        assert {"openings", "details", "verbs", "nouns"} == set(entrance["words"])
        right = await server.post(f"{WORKSHOP}?lang=fr", {"text": SHEET}, status=200)
        assert right["faults"] == []
        cutting = next(card for card in right["cards"] if card["picture"]["name"] == "Bouture")
        assert cutting["said"][0]["en"] == "Spend 1 mana, create 2 graves."
        wrong = await server.post(f"{WORKSHOP}?lang=en", {"text": SHEET.replace("2 tombes", "2 tombe")}, status=200)
        assert [(fault["line"], fault["column"]) for fault in wrong["faults"]] == [(6, 28), (8, 15)]
        assert "“tombes” expected" in wrong["faults"][0]["text"]
        assert (await server.get("/api/games/legions/workshop", status=404))["code"] == "no-workshop"
        assert (await server.post("/api/games/legions/workshop", {"text": ""}, status=404))["code"] == "no-workshop"
        assert (await server.post(WORKSHOP, {"text": "x" * 100_001}, status=400))["code"] == "malformed"


async def ended(look: Callable[[], Awaitable[dict[str, Any]]]) -> dict[str, Any]:
    """A trial once all its matches are played."""
    while True:
        found = await look()
        if found["matches"] == found["wanted"]:
            return found
        await asyncio.sleep(0.05)


@played
async def test_a_trial_tells_how_often_each_card_was_kept_and_won(tmp_path: Path) -> None:
    async with visit(tmp_path, trials=5) as server:
        found = await ended(lambda: server.post(f"{TRIAL}?lang=en", {"text": SHEET}, status=200))
        assert (found["bot"], found["seats"], found["wanted"]) == ("novice", 2, 5)
        assert sum(rate["wins"] for rate in found["found"]["by_seat"]) == 5
        assert {kind["title"] for kind in found["found"]["kinds"]} >= {"Fragments", "Classes"}
        for kind in found["found"]["kinds"]:
            for rate in kind["rates"]:
                assert rate["interval"][0] <= rate["share"] <= rate["interval"][1]
        wrong = await server.post(f"{TRIAL}?lang=en", {"text": SHEET.replace("2 tombes", "2 tombe")}, status=400)
        assert (wrong["code"], wrong["line"]) == ("sentence", 6)


@played
async def test_a_game_is_told_in_figures_and_nobody_measures_without_end(tmp_path: Path) -> None:
    async with visit(tmp_path, trials=4, limits=Limits(ratings=(2, 0.01))) as server:
        found = await ended(lambda: server.get("/api/games/legions/report?lang=fr"))
        assert {kind["title"] for kind in found["found"]["kinds"]} >= {"Camps", "Héros"}
        assert sum(column["count"] for column in found["found"]["lengths"]["columns"]) == 4
        assert sum(ending["games"] * ending["share"] for ending in found["found"]["endings"]) == 4
        story = await ended(lambda: server.get("/api/games/marelle/report?lang=fr"))
        assert story["found"]["even"] is None
        assert story["found"]["by_seat"] == []
        assert (await server.get("/api/games/keyforge/report", status=429))["code"] == "slow-down"
        assert (await server.get("/api/games/legions/report?lang=en"))["matches"] == 4
