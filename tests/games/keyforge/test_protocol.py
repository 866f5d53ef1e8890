"""The scenario protocol, spoken to a process of its own."""

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

SPEAK = "from veillee.games.keyforge.scenario import main; main()"
POSITION = {
    "round": 2,
    "active": 0,
    "players": [
        {
            "houses": ["brobnar", "untamed", "sanctum"],
            "house": "brobnar",
            "amber": 2,
            "keys": ["red"],
            "zones": {
                "deck": ["anger", "punch"],
                "hand": ["relentless-assault"],
                "inPlay": ["troll", "krump", "valdr"],
            },
        },
        {"amber": 1, "zones": {"inPlay": ["bumpsy", "smaaash", "headhunter"]}},
    ],
}


class Talk:
    """A conversation with the referee's tool."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.view: dict[str, Any] = {}

    def ask(self, **request: object) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        assert line.isascii()
        reply: dict[str, Any] = json.loads(line)
        self.view = reply.get("view", self.view)
        return reply

    def pick(self, *wanted: dict[str, object]) -> dict[str, Any]:
        decision = self.view["decision"]
        ids = [
            next(
                option["id"]
                for option in decision["options"]
                if all(option.get(key) == value for key, value in want.items())
            )
            for want in wanted
        ]
        return self.ask(cmd="choose", seq=decision["seq"], pick=ids)

    def card(self, slug: str) -> str:
        return next(str(number) for number, card in self.view["cards"].items() if card["id"] == slug)


@pytest.fixture
def talk() -> Iterator[Talk]:
    with subprocess.Popen(
        [sys.executable, "-c", SPEAK], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield Talk(process)


def test_a_whole_conversation(talk: Talk) -> None:
    """A pick of several cards is one decision; fights follow one by one; the view tells everything."""
    assert talk.ask(cmd="hello") == {"ok": True, "engine": "veillee", "protocol": 1, "features": ["check"]}
    view = talk.ask(cmd="new", scenario=POSITION)["view"]
    assert (view["phase"], view["active"], view["winner"]) == ("main", 0, None)
    assert view["players"][0]["keys"] == ["red"]
    assert view["players"][0]["zones"]["deck"] == [talk.card("anger"), talk.card("punch")]
    talk.pick({"act": "play", "card": talk.card("relentless-assault")})
    decision = talk.view["decision"]
    assert (decision["kind"], decision["min"], decision["max"]) == ("target", 0, 3)
    assert decision["source"] == talk.card("relentless-assault")
    talk.pick({"card": talk.card("krump")}, {"card": talk.card("troll")})
    assert (talk.view["decision"]["kind"], talk.view["decision"]["source"]) == ("fight", talk.card("krump"))
    talk.pick({"card": talk.card("headhunter")})
    assert talk.view["cards"][talk.card("headhunter")]["zone"] == "discard"
    assert talk.view["players"][1]["amber"] == 0
    talk.pick({"card": talk.card("bumpsy")})
    assert talk.view["cards"][talk.card("troll")]["damage"] == 5
    assert talk.view["decision"]["kind"] == "main"
    talk.pick({"act": "end"})
    assert (talk.view["decision"]["kind"], talk.view["decision"]["player"]) == ("house", 1)


def test_refusals_leave_everything_as_it_was(talk: Talk) -> None:
    assert talk.ask(cmd="view")["code"] == "stale"
    before = talk.ask(cmd="new", scenario=POSITION)["view"]
    seq = before["decision"]["seq"]
    assert talk.ask(cmd="choose", seq=seq + 1, pick=[0])["code"] == "stale"
    assert talk.ask(cmd="choose", seq=seq, pick=[99])["code"] == "bad-choice"
    assert talk.ask(cmd="choose", seq=seq, pick=[])["code"] == "bad-choice"
    assert talk.ask(cmd="choose", seq=seq, pick=[0, 1])["code"] == "bad-choice"
    assert talk.ask(cmd="check", seq=seq, pick=[0]) == {"ok": True, "legal": True}
    assert talk.ask(cmd="check", seq=seq, pick=[0, 1]) == {"ok": True, "legal": False}
    assert (
        talk.ask(cmd="edit", ops=[{"op": "set", "card": "0", "prop": "warded", "value": True}])["code"]
        == "unsupported-feature"
    )
    assert (
        talk.ask(cmd="new", scenario={"players": [{"zones": {"hand": ["no-such-card"]}}]})["code"] == "unsupported-card"
    )
    assert talk.ask(cmd="view")["view"] == before


def test_edits_trigger_nothing_until_the_next_choice(talk: Talk) -> None:
    talk.ask(cmd="new", scenario=POSITION)
    bumpsy = talk.card("bumpsy")
    talk.ask(
        cmd="edit",
        ops=[
            {"op": "set", "card": bumpsy, "prop": "damage", "value": 5},
            {"op": "set", "player": 0, "prop": "amber", "value": 7},
            {"op": "move", "card": talk.card("punch"), "to": "hand"},
        ],
    )
    assert talk.view["cards"][bumpsy]["zone"] == "inPlay"
    assert talk.view["players"][0]["amber"] == 7
    assert talk.card("punch") in talk.view["players"][0]["zones"]["hand"]
    talk.pick({"act": "reap", "card": talk.card("troll")})
    assert talk.view["cards"][bumpsy]["zone"] == "discard"


def test_an_edit_in_the_middle_of_an_effect_is_kept(talk: Talk) -> None:
    talk.ask(cmd="new", scenario=POSITION)
    talk.pick({"act": "fight", "card": talk.card("troll")})
    talk.ask(cmd="edit", ops=[{"op": "set", "card": talk.card("troll"), "prop": "powerCounters", "value": 3}])
    assert talk.view["cards"][talk.card("troll")]["power"] == 11
    talk.pick({"card": talk.card("bumpsy")})
    assert talk.view["cards"][talk.card("troll")]["power"] == 11
    assert talk.view["cards"][talk.card("troll")]["damage"] == 5


def test_stand_ins_and_the_house_choice(talk: Talk) -> None:
    """A card of another set is laid out by its facts, and its house may be chosen."""
    knight = {
        "id": "rex",
        "name": "Rex",
        "type": "creature",
        "house": "saurian",
        "power": 4,
        "armor": 1,
        "keywords": ["taunt"],
    }
    talk.ask(
        cmd="new",
        scenario={
            "stand-ins": [knight],
            "players": [{"houses": ["dis", "logos", "mars"], "zones": {"inPlay": ["rex"]}}],
        },
    )
    labels = [option["label"] for option in talk.view["decision"]["options"]]
    assert labels == ["dis", "logos", "mars", "saurian"]
    card = talk.view["cards"][talk.card("rex")]
    assert (card["power"], card["armor"], card["keywords"], card["houses"]) == (4, 1, {"taunt": 1}, ["saurian"])
