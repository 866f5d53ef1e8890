"""The rest of the server: rules and cards to read, the client's files, logs without secrets, health and numbers."""

import json
import logging
import random
import re
import sys
from pathlib import Path

import pytest

from tests.server.visit import play_on, played, visit
from veillee.core.match import Illegal
from veillee.core.text import EN, FR
from veillee.server import rulebook, static
from veillee.server.logs import Lines

PAGE = """# A game

Words that are no rule.

## Setting up

- **TOY-01** Each player takes *three* cards,
  face down.
- **TOY-02** `Nobody` looks.

## Decisions

| rule | what | why |
| --- | --- | --- |
| TOY-D1 | Ties are shared. | The rulebook is silent. |
"""


def test_a_page_of_rules_is_read(tmp_path: Path) -> None:
    (tmp_path / "toy.md").write_text(PAGE)
    book = rulebook.read(tmp_path / "toy.md", "toy", EN)
    assert [(section.title, [rule.id for rule in section.rules]) for section in book.sections] == [
        ("Setting up", ["TOY-01", "TOY-02"])
    ]
    assert book.sections[0].rules[0].text == "Each player takes three cards, face down."
    assert [(one.id, one.text, one.reason) for one in book.decisions] == [
        ("TOY-D1", "Ties are shared.", "The rulebook is silent.")
    ]


def test_rules_are_read_in_the_reader_s_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "toy.md").write_text(PAGE)
    (tmp_path / "toy.fr.md").write_text(PAGE.replace("Setting up", "Mise en place"))
    monkeypatch.setattr(rulebook, "PLACES", (tmp_path,))
    assert rulebook.rulebook("toy", FR).sections[0].title == "Mise en place"
    assert rulebook.rulebook("toy", EN).sections[0].title == "Setting up"
    assert rulebook.rule_text("toy", "TOY-02", EN) == "TOY-02: Nobody looks."
    assert rulebook.rule_text("toy", "TOY-99", EN) == "TOY-99"
    with pytest.raises(Illegal):
        rulebook.rulebook("chess", FR)


@played
async def test_games_rules_and_cards_are_there_to_read(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        games = await server.get("/api/games?lang=en")
        legions = next(game for game in games if game["key"] == "legions")
        assert legions["seats"] == [2]
        assert legions["levels"] == ["novice", "joueur", "maitre"]
        assert next(game for game in games if game["key"] == "marelle")["levels"] == ["novice", "joueur"]
        assert legions["scored"] is True
        camps = legions["options"][0]
        assert (camps["kind"], camps["seat"]) == ("choice", None)
        assert all(value["title"] != value["key"] for value in camps["values"])
        keyforge = next(game for game in games if game["key"] == "keyforge")
        own = {one["key"]: (one["kind"], one["seat"], one["family"], one["most"]) for one in keyforge["options"]}
        assert own["deck2"] == ("deck", 1, "deck", 0)
        assert own["chains1"] == ("number", 0, "chains", 24)
        cards = (await server.get("/api/games/legions/cards?lang=fr"))["cards"]
        assert all({"face", "name", "text"} <= set(card) for card in cards)
        packed = await server.http.get("/api/games/legions/cards", headers={"Accept-Encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        rules = await server.get("/api/games/legions/rules?lang=en")
        ids = [rule["id"] for section in rules["sections"] for rule in section["rules"]]
        assert "LEG-10" in ids
        assert (await server.get("/api/games/chess/rules", status=404))["code"] == "game"
        assert (await server.http.get("/api/games?lang=de")).status_code == 400


@played
async def test_the_client_s_files_are_served(tmp_path: Path) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>" + " " * 2000)
    (folder / "assets" / "app-1a2b.js").write_text("0;" * 2000)
    found = static.files(folder)
    page = found["index.html"]
    script = found["assets/app-1a2b.js"]
    assert page.cache == "no-cache"
    assert "immutable" in script.cache
    assert script.kind == "text/javascript"
    assert script.packed is not None
    assert len(script.packed) < len(script.data) / 10
    assert static.files(tmp_path / "nothing") == {}
    async with visit(tmp_path) as server:
        assert (await server.http.get("/")).status_code == 200
        assert (await server.http.get("/table/abc")).status_code == 200
        assert (await server.http.get("/missing.js")).status_code == 404


@played
async def test_a_page_names_what_its_screen_will_want(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        opened = await server.post(
            "/api/tables", {"game": "legions", "name": "Ana", "seat": 0, "bots": {"1": "novice"}}
        )
        for address, kinds in {
            "/": {"hall"},
            f"/t/{opened['table']}": {"table", "parts"},
            "/t/unknown": {"table"},
            "/settings": set(),
            "/candle.svg": set(),
        }.items():
            link = (await server.http.get(address)).headers.get("link", "")
            files = re.findall(r"</([^>]+)>; rel=", link)
            assert {re.split("[/-]", file)[1] for file in files} == kinds, address
            for file in files:
                assert (await server.http.get(f"/{file}")).status_code == 200
        one = (await server.http.get(f"/t/{opened['table']}")).headers["link"]
        assert one.count("rel=modulepreload") == one.count("as=style; crossorigin") == 2


@played
async def test_health_and_numbers(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana, bob, _ = await server.duel()
        await play_on([ana, bob], random.Random(1), 4)
        assert (await server.get("/healthz"))["status"] == "ok"
        text = server.hub.metrics.text().decode()
        found = dict(re.findall(r"^(veillee_\w+)(?:\{[^}]*\})? ([0-9.e+]+)$", text, re.MULTILINE))
        assert float(found["veillee_sockets"]) == 2
        assert float(found["veillee_tables_loaded"]) == 1
        answers = re.search(r'^veillee_rows_total\{act="answer"\} ([0-9.e+]+)$', text, re.MULTILINE)
        assert answers is not None
        assert float(answers[1]) >= 4
        document = await server.get("/schema/openapi.json")
        assert "/api/tables/{table_id}/poll" in document["paths"]


def test_logs_hold_no_secret(tmp_path: Path) -> None:
    """Everything logged while a match is played, at the most talkative level, names no token, secret or answer."""
    lines: list[str] = []

    class Ear(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(Lines().format(record))

    @played
    async def scenario(folder: Path) -> None:
        async with visit(folder) as server:
            seated = await server.open()
            bob = await server.post(f"/api/tables/{seated['table']}/sit", {"name": "Bob"})
            sockets = [await server.sit(seated), await server.sit({**bob, "table": seated["table"]})]
            sockets[0].say(type="chat", text="confidential")
            sockets[0].say_text('{"type":"pick","seq":"confidential"}')
            await play_on(sockets, random.Random(3))
            secrets.extend([seated["token"], bob["token"], sockets[0].state["over"]["secret"], "confidential"])

    secrets: list[str] = []
    ear = Ear(logging.DEBUG)
    logger = logging.getLogger("veillee")
    logger.addHandler(ear)
    logger.setLevel(logging.DEBUG)
    try:
        scenario(tmp_path)
    finally:
        logger.removeHandler(ear)
    assert len(secrets) == 4
    assert any(json.loads(line)["event"] == "match over" for line in lines)
    assert not [line for line in lines for secret in secrets if secret in line]


def test_a_fault_is_logged_by_its_places_not_its_words() -> None:
    try:
        raise ValueError("the hidden card is 17")
    except ValueError:
        record = logging.getLogger("veillee").makeRecord("veillee", 40, "x", 1, "a fault", (), sys.exc_info())
    line = json.loads(Lines().format(record))
    assert line["error"] == "ValueError"
    assert "17" not in json.dumps(line["places"]).replace(".py:17", "")
    assert "hidden" not in json.dumps(line)
