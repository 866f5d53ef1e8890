"""Decks over HTTP: read, exported, measured, and brought to a table."""

import json
from pathlib import Path

import pytest

from tests.server.visit import played, visit
from veillee.core.text import EN
from veillee.games import game
from veillee.lab import rating as lab_rating
from veillee.server.app import BODY_BYTES
from veillee.server.decks import FILE_BYTES
from veillee.server.settings import Limits
from veillee.server.table import opening_dice

DECK = "/api/games/keyforge/deck"
DECKS = game("keyforge").own_decks()
NAMED = f"<b>Le Fou</b>|{DECKS.seeded('brume')}"


@played
async def test_the_starter_decks_are_there(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        decks = (await server.get("/api/games/keyforge/decks?lang=en"))["decks"]
        assert [deck["name"] for deck in decks] == ["Miss “Onyx” Censorius", "Radiant Argus the Supreme"]
        games = {game["key"]: game["decks"] for game in await server.get("/api/games")}
        assert games["keyforge"] is True
        assert games["legions"] is False
        for path in ("decks", "deck?deck=onyx", "deck/file?deck=onyx", "deck/rating?deck=onyx"):
            assert (await server.get(f"/api/games/legions/{path}", status=404))["code"] == "no-decks"


@played
async def test_a_deck_is_read_by_its_line_and_from_a_file(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        page = await server.get(f"{DECK}?deck=seed:brume&lang=en")
        assert page["deck"] == DECKS.seeded("brume")
        assert sum(card["count"] for one in page["houses"] for card in one["cards"]) == 36
        file = DECKS.exported("argus", "json", EN) + " " * BODY_BYTES
        assert (await server.post("/api/games/keyforge/decks", {"text": file}, status=200))["deck"] == "argus"
        brought = await server.post("/api/games/keyforge/decks", {"text": NAMED}, status=200)
        assert (brought["name"], brought["deck"]) == ("<b>Le Fou</b>", NAMED)


@played
async def test_what_is_no_deck_is_refused_in_the_reader_s_language(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        body = {"text": "Mon deck\nTroll\nZzyzx"}
        refused = await server.post("/api/games/keyforge/decks?lang=fr", body, status=400)
        assert refused["code"] == "deck"
        assert "ligne 3" in refused["text"]
        assert "line 3" in (await server.post("/api/games/keyforge/decks?lang=en", body, status=400))["text"]
        assert (await server.get(f"{DECK}?deck=1,2&lang=en", status=400))["code"] == "deck"
        assert (await server.get(DECK, status=400))["code"] == "malformed"
        long = await server.post("/api/games/keyforge/decks", {"text": "x" * FILE_BYTES}, status=413)
        assert long["code"] == "too-long"


@played
async def test_a_deck_is_exported_as_a_file_that_can_be_read_again(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        for form, kind in (("text", "text/plain"), ("json", "application/json")):
            query = {"deck": NAMED, "form": form, "lang": "fr"}
            file = await server.http.get(f"{DECK}/file", params=query)
            assert file.headers["content-type"].startswith(kind)
            assert file.headers["content-disposition"].startswith("attachment; ")
            assert "%3Cb%3ELe%20Fou" in file.headers["content-disposition"]
            assert DECKS.imported(file.text) == NAMED
        assert (await server.http.get(f"{DECK}/file", params={"deck": "onyx", "form": "pdf"})).status_code == 400


@played
async def test_a_deck_is_measured_once_against_the_starter_decks(tmp_path: Path) -> None:
    async with visit(tmp_path, deals=1) as server:
        path = f"{DECK}/rating?deck=seed:brume&lang=en"
        first = await server.get(path)
        assert (first["matches"], first["bot"]) == (4, "greedy")

        async def measured() -> bool:
            return bool((await server.get(path))["games"] == 4)

        await server.until(measured)
        found = await server.get(f"{DECK}/rating?deck={first['deck']}&lang=fr")
        assert [one["deck"] for one in found["against"]] == ["onyx", "argus"]
        assert found["wins"] == sum(one["wins"] for one in found["against"])
        assert found["interval"][0] <= found["rate"] <= found["interval"][1]
        assert len(server.hub.ratings.known) == 1


@played
async def test_a_visitor_may_not_have_too_many_decks_measured(tmp_path: Path) -> None:
    async with visit(tmp_path, deals=0, limits=Limits(ratings=(1, 0.01))) as server:
        await server.get(f"{DECK}/rating?deck=onyx")
        await server.get(f"{DECK}/rating?deck=onyx")
        assert (await server.get(f"{DECK}/rating?deck=argus", status=429))["code"] == "slow-down"


def test_a_measurement_that_fails_can_be_asked_for_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_piece: object) -> list[float]:
        raise RuntimeError

    monkeypatch.setattr("veillee.server.ratings.both_sides", broken)

    @played
    async def scenario(folder: Path) -> None:
        async with visit(folder, deals=1) as server:
            await server.get(f"{DECK}/rating?deck=onyx")
            await server.until(lambda: not server.hub.ratings.tasks)
            assert server.hub.ratings.known == {}

    scenario(tmp_path)
    assert lab_rating.both_sides is not broken


@played
async def test_decks_are_brought_to_a_table(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        options = {"deck1": NAMED, "deck2": "seed:brume", "chains2": "7"}
        seated = await server.open(game="keyforge", options=options, bots={"1": "novice"}, seat=0)
        ana = await server.sit(seated)
        sides = ana.state["view"]["sides"]
        assert sides[0]["archon"] == {"fr": "<b>Le Fou</b>", "en": "<b>Le Fou</b>"}
        assert [side["chains"] for side in sides] == [0, 6], "the first hand has shed one"
        for wrong in ({"deck1": "1,2"}, {"chains1": "25"}):
            body = {"game": "keyforge", "name": "Ana", "options": wrong}
            assert (await server.post("/api/tables?lang=en", body, status=400))["code"] in ("deck", "chains")
        assert "<b>" not in json.dumps(await server.get("/api/tables"))


@played
async def test_at_a_rematch_each_deck_goes_with_whoever_brought_it(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        options = {"deck1": NAMED, "deck2": "argus", "chains1": "9"}
        ana, bob, _ = await server.duel(game="keyforge", options=options)
        ana.say(type="concede")
        await ana.ending()
        for player in (ana, bob):
            player.say(type="rematch")
        while ana.state["over"]:
            await ana.next()
        sides = ana.state["view"]["sides"]
        assert [side["archon"]["en"] for side in sides] == ["Radiant Argus the Supreme", "<b>Le Fou</b>"]
        assert sides[1]["chains"] == 8, "the first hand has shed one"


@played
async def test_decks_left_to_chance_are_drawn_when_a_match_starts(tmp_path: Path) -> None:
    """Its options hold them, so that its record does not depend on the cards there are; the secret proves them."""
    async with visit(tmp_path) as server:
        options = {"deck1": "onyx", "chains2": "3"}
        ana, bob, table_id = await server.duel(game="keyforge", options=options)
        table = server.hub.tables[table_id]
        assert table.match is not None
        first = table.match
        assert first.options["deck1"] == "onyx"
        assert DECKS.page(first.options["deck2"], EN)["deck"] == first.options["deck2"]
        assert table.row.options["deck2"] == ""
        assert first.options == table.info.settled(table.row.options, 2, opening_dice(first.dice))
        ana.say(type="concede")
        await ana.ending()
        for player in (ana, bob):
            player.say(type="rematch")
        while ana.state["over"]:
            await ana.next()
        again = table.match.options
        assert (again["deck2"], again["chains1"]) == ("onyx", "3")
        assert again["deck1"] not in ("", first.options["deck2"])
