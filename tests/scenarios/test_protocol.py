"""The scenario protocol itself: what is asked, answered, refused, edited and shown."""

import json
import subprocess
import sys
from typing import Any

import pytest

from tests.scenarios.referee import Scenario, lay
from veillee.games.keyforge.referee.protocol import Conversation

WOLF: dict[str, Any] = {
    "id": "grey-wolf",
    "name": "Grey Wolf",
    "type": "creature",
    "house": "untamed",
    "power": 4,
    "armor": 1,
    "amber": 2,
    "keywords": ["taunt", "assault:2"],
    "traits": ["beast"],
}


def chosen(duel: Scenario, seq: int, *pick: int) -> dict[str, Any]:
    return duel.reply({"cmd": "choose", "seq": seq, "pick": list(pick)})


def test_hello_names_the_engine_and_the_protocol() -> None:
    """The handshake works before any game and names version 1."""
    assert Conversation().reply('{"cmd":"view"}')["code"] == "stale"
    duel = lay()
    reply = duel.reply({"cmd": "hello"})
    assert reply["ok"]
    assert reply["protocol"] == 1
    assert reply["engine"]
    assert "check" in reply["features"]
    duel.expect("main")


def test_the_scenario_is_laid_out_as_written() -> None:
    """Zones keep their order, cards in play are ready, and pools, chains and keys are as given."""
    duel = lay(
        house="untamed",
        me={"hand": ["punch", "flaxia"], "deck": ["anger", "troll"], "discard": ["umbra", "bumpsy"], "amber": 4},
        foe={"inPlay": ["charette", "shooler"], "archives": ["tocsin"], "chains": 3, "keys": ["blue"]},
    )
    assert duel.me.cards("hand") == ["punch", "flaxia"]
    assert duel.me.cards("deck") == ["anger", "troll"]
    assert duel.me.cards("discard") == ["umbra", "bumpsy"]
    assert duel.me.amber == 4
    assert duel.foe.line == ["charette", "shooler"]
    assert duel.foe.cards("archives") == ["tocsin"]
    assert (duel.foe.chains, duel.foe.facts["keys"]) == (3, ["blue"])
    assert not duel.card("charette")["exhausted"]
    assert duel.view["active"] == 0
    assert duel.me.facts["activeHouse"] == "untamed"
    assert duel.winner is None
    duel.expect("main")


def test_a_card_shows_its_facts() -> None:
    """Type, owner, controller, power, armour, traits, keywords and house are in the view of a card."""
    duel = lay(foe={"inPlay": ["champion-anaphiel"]})
    card = duel.card("champion-anaphiel")
    assert card["name"] == "Champion Anaphiel"
    assert card["type"] == "creature"
    assert (card["owner"], card["controller"], card["zone"]) == (1, 1, "inPlay")
    assert (card["power"], card["armor"], card["armorMax"]) == (6, 1, 1)
    assert (card["damage"], card["amber"], card["powerCounters"]) == (0, 0, 0)
    assert sorted(card["traits"]) == ["knight", "spirit"]
    assert card["keywords"] == {"taunt": 1}
    assert card["houses"] == ["sanctum"]
    assert (card["upgrades"], card["attachedTo"], card["under"]) == ([], None, [])
    duel.expect("main")


def test_without_a_house_the_house_choice_is_open() -> None:
    """The three houses of the deck can be chosen, and the active house is then shown."""
    duel = lay(house=None, me={"houses": ["mars", "dis", "untamed"]})
    duel.expect("house")
    assert sorted(duel.options()) == ["dis", "mars", "untamed"]
    duel.answer("Mars")
    assert duel.me.facts["activeHouse"] == "mars"
    duel.expect("main")


def test_player_one_can_be_the_active_player() -> None:
    """The decision then belongs to player one."""
    sides: list[dict[str, Any]] = [
        {"houses": ["dis", "logos", "mars"], "house": None, "zones": {}},
        {"houses": ["brobnar", "dis", "logos"], "house": "brobnar", "zones": {"inPlay": ["troll"]}},
    ]
    duel = Scenario({"round": 2, "active": 1, "players": sides})
    assert duel.view["active"] == 1
    assert duel.decision["player"] == 1
    duel.reap("troll")
    assert (duel.me.amber, duel.foe.amber) == (0, 1)
    duel.expect("main")


def test_an_empty_player_is_a_player_with_nothing() -> None:
    """Everything but the houses may be left out."""
    duel = Scenario(
        {"round": 2, "active": 0, "players": [{"house": "brobnar", "houses": ["brobnar", "dis", "mars"]}, {}]}
    )
    assert (duel.foe.amber, duel.foe.keys, duel.foe.cards("inPlay")) == (0, 0, [])
    assert duel.options() == ["end"]
    duel.expect("main")


def test_a_stale_answer_is_refused_and_changes_nothing() -> None:
    """An answer to a decision that is no longer open leaves the position as it was."""
    duel = lay(me={"inPlay": ["troll"], "hand": ["punch"]})
    seq = duel.decision["seq"]
    duel.reap("troll")
    before = duel.view
    reply = chosen(duel, seq, 0)
    assert (reply["ok"], reply["code"]) == (False, "stale")
    assert reply["message"]
    assert duel.reply({"cmd": "view"})["view"] == before
    duel.expect("main")


@pytest.mark.parametrize("pick", [[99], [-1], [0, 1], [0, 0], []])
def test_a_bad_choice_is_refused_and_changes_nothing(pick: list[int]) -> None:
    """Unknown options, too many, twice the same or none where one is needed are refused."""
    duel = lay(me={"hand": ["punch"]}, foe={"inPlay": ["troll", "bumpsy"]})
    duel.play("punch")
    before = duel.view
    reply = chosen(duel, duel.decision["seq"], *pick)
    assert (reply["ok"], reply["code"]) == (False, "bad-choice")
    assert duel.reply({"cmd": "view"})["view"] == before
    duel.answer("troll")
    assert duel.card("troll")["damage"] == 3
    duel.expect("main")


def test_check_tells_legal_picks_without_picking() -> None:
    """Two of three is legal for "up to three", four or a repeated card isn't; nothing changes."""
    duel = lay(
        house="untamed", me={"hand": ["nature-s-call"]}, foe={"inPlay": ["troll", "bumpsy", "charette", "umbra"]}
    )
    duel.play("nature-s-call")
    before = duel.view
    seq = duel.decision["seq"]
    for pick, legal in (
        ([], True),
        ([0, 2], True),
        ([1, 2, 3], True),
        ([0, 1, 2, 3], False),
        ([0, 0], False),
        ([7], False),
    ):
        assert duel.reply({"cmd": "check", "seq": seq, "pick": pick}) == {"ok": True, "legal": legal}
    assert duel.reply({"cmd": "view"})["view"] == before
    duel.answer("none")
    duel.expect("main")


def test_a_pick_that_doesn_t_fit_together_is_a_bad_choice() -> None:
    """Two cards of one discard pile may be purged, not one of each: refused, and check says so beforehand."""
    duel = lay(
        house="dis", me={"hand": ["creeping-oblivion"], "discard": ["punch", "anger"]}, foe={"discard": ["troll"]}
    )
    duel.play("creeping-oblivion")
    before = duel.view
    seq = duel.decision["seq"]
    mixed = [duel.find("punch"), duel.find("troll")]
    assert duel.reply({"cmd": "check", "seq": seq, "pick": mixed}) == {"ok": True, "legal": False}
    reply = chosen(duel, seq, *mixed)
    assert (reply["ok"], reply["code"]) == (False, "bad-choice")
    assert duel.reply({"cmd": "view"})["view"] == before
    duel.answer("punch+anger")
    assert sorted(duel.me.cards("purged")) == ["anger", "punch"]
    duel.expect("main")


def test_several_cards_are_one_pick() -> None:
    """A decision with a maximum above one is answered at once, and no question is left over."""
    duel = lay(house="untamed", me={"hand": ["nature-s-call"]}, foe={"inPlay": ["troll", "bumpsy", "charette"]})
    duel.play("nature-s-call")
    assert (duel.decision["min"], duel.decision["max"]) == (0, 3)
    duel.answer("charette+troll")
    assert sorted(duel.foe.cards("hand")) == ["charette", "troll"]
    duel.expect("main")


def test_a_full_pick_needs_no_done() -> None:
    """Picking the maximum closes the decision as well."""
    duel = lay(
        house="untamed", me={"hand": ["nature-s-call"]}, foe={"inPlay": ["troll", "bumpsy", "charette", "umbra"]}
    )
    duel.play("nature-s-call", "troll+bumpsy+charette")
    assert duel.foe.line == ["umbra"]
    duel.expect("main")


def test_an_unknown_card_is_unsupported() -> None:
    """A slug that names no card is refused with the code for it, naming the card."""
    duel = lay()
    reply = duel.reply(
        {"cmd": "new", "scenario": {"players": [{"house": "dis", "zones": {"hand": ["no-such-card"]}}, {}]}}
    )
    assert (reply["ok"], reply["code"]) == (False, "unsupported-card")
    assert "no-such-card" in reply["message"]
    duel.expect("main")


def test_an_unknown_command_or_edit_is_unsupported() -> None:
    """What the protocol doesn't have is refused, and the position stays."""
    duel = lay(me={"inPlay": ["troll"]})
    before = duel.view
    key = duel.key("troll")
    requests: list[dict[str, Any]] = [
        {"cmd": "dance"},
        {"cmd": "edit", "ops": [{"op": "paint", "card": key}]},
        {"cmd": "edit", "ops": [{"op": "set", "card": key, "prop": "colour", "value": 1}]},
        {"cmd": "edit", "ops": [{"op": "set", "card": key, "prop": "warded", "value": True}]},
        {"cmd": "edit", "ops": [{"op": "move", "card": key, "to": "pocket"}]},
    ]
    for request in requests:
        reply = duel.reply(request)
        assert (reply["ok"], reply["code"]) == (False, "unsupported-feature")
        assert duel.reply({"cmd": "view"})["view"] == before
    duel.expect("main")


@pytest.mark.parametrize("line", ["", "no json", "[]", "{}", '{"cmd":"choose"}'])
def test_nonsense_is_answered_with_an_error(line: str) -> None:
    """Whatever comes in, one reply goes out, and the game goes on."""
    duel = lay(me={"inPlay": ["troll"]})
    before = duel.view
    reply = duel.referee.reply(line)
    assert not reply["ok"]
    assert reply["code"]
    assert duel.reply({"cmd": "view"})["view"] == before
    duel.reap("troll")
    assert duel.me.amber == 1
    duel.expect("main")


def test_edit_sets_what_lies_on_a_card() -> None:
    """Damage, æmber, counters, exhaustion and stun can be set directly."""
    duel = lay(me={"inPlay": ["troll"]})
    duel.set("troll", damage=2, amber=3, powerCounters=1, exhausted=True, stunned=True)
    card = duel.card("troll")
    assert (card["damage"], card["amber"], card["powerCounters"], card["power"]) == (2, 3, 1, 9)
    assert card["exhausted"]
    assert card["stunned"]
    duel.expect("main")


def test_edit_sets_what_a_player_has() -> None:
    """Pool, chains and keys can be set directly; nothing is forged by it."""
    duel = lay()
    ops = [
        {"op": "set", "player": 1, "prop": "amber", "value": 9},
        {"op": "set", "player": 1, "prop": "chains", "value": 4},
        {"op": "set", "player": 0, "prop": "keys", "value": ["red", "yellow"]},
    ]
    duel.request({"cmd": "edit", "ops": ops})
    assert (duel.foe.amber, duel.foe.chains, duel.foe.keys) == (9, 4, 0)
    assert duel.me.facts["keys"] == ["red", "yellow"]
    duel.expect("main")


def test_edit_moves_cards_without_triggers() -> None:
    """A moved card triggers nothing, and top and bottom of the deck can be told apart."""
    duel = lay(me={"hand": ["dust-imp", "punch"], "inPlay": ["grenade-snib"], "deck": ["anger"]}, foe={"amber": 5})
    moves: list[dict[str, Any]] = [
        {"op": "move", "card": duel.key("grenade-snib"), "to": "discard"},
        {"op": "move", "card": duel.key("dust-imp"), "to": "deck", "at": "top"},
        {"op": "move", "card": duel.key("punch"), "to": "deck", "at": "bottom"},
    ]
    duel.request({"cmd": "edit", "ops": moves})
    assert duel.me.cards("deck") == ["dust-imp", "anger", "punch"]
    assert duel.me.cards("discard") == ["grenade-snib"]
    assert (duel.me.amber, duel.foe.amber) == (0, 5)
    duel.request({"cmd": "edit", "ops": [{"op": "move", "card": duel.key("dust-imp"), "to": "inPlay"}]})
    assert duel.me.line == ["dust-imp"]
    duel.expect("main")


def test_edit_stacks_the_deck() -> None:
    """The cards named become the deck's top in that order."""
    duel = lay(me={"deck": ["anger", "punch", "troll"]})
    cards = [duel.key(name) for name in ("troll", "anger", "punch")]
    duel.request({"cmd": "edit", "ops": [{"op": "deck", "player": 0, "cards": cards}]})
    assert duel.me.cards("deck") == ["troll", "anger", "punch"]
    duel.expect("main")


def test_edit_is_checked_at_the_next_choice() -> None:
    """Deadly damage set by hand destroys nothing yet; the next act finds it."""
    duel = lay(me={"inPlay": ["troll", "dust-imp"], "hand": ["punch"]})
    duel.set("dust-imp", damage=2)
    assert duel.zone("dust-imp") == "inPlay"
    assert duel.me.amber == 0
    duel.reap("troll")
    assert duel.zone("dust-imp") == "discard"
    assert duel.me.amber == 3
    duel.expect("main")


def test_edit_within_a_decision_keeps_it_open() -> None:
    """In the middle of an ability the table can be changed; the same decision then goes on."""
    duel = lay(me={"hand": ["punch"]}, foe={"inPlay": ["troll", "bumpsy"]})
    duel.play("punch")
    duel.set("troll", damage=4)
    duel.expect("target", "punch")
    assert duel.card("troll")["damage"] == 4
    duel.answer("troll")
    assert duel.card("troll")["damage"] == 7
    assert duel.me.amber == 1
    duel.expect("main")


def test_an_edit_in_the_middle_of_a_fight_is_kept() -> None:
    """Power counters given while a creature asks whom to attack count in the fight and stay after it."""
    duel = lay(me={"inPlay": ["troll"]}, foe={"inPlay": ["bumpsy"]})
    duel.act("fight", "troll")
    duel.set("troll", powerCounters=3)
    assert duel.card("troll")["power"] == 11
    duel.answer("bumpsy")
    assert (duel.card("troll")["power"], duel.card("troll")["damage"]) == (11, 5)
    duel.expect("main")


def test_stand_ins_are_creatures_with_facts_and_no_abilities() -> None:
    """A card of another set, given by its facts, can be laid out, played and fought with."""
    duel = lay(
        house="untamed",
        me={"hand": ["grey-wolf"], "inPlay": ["flaxia"]},
        foe={"inPlay": ["bumpsy"]},
        stand_ins=[WOLF],
    )
    duel.play("grey-wolf", "Left")
    card = duel.card("grey-wolf")
    assert duel.me.amber == 2
    assert (card["name"], card["power"], card["armorMax"]) == ("Grey Wolf", 4, 1)
    assert card["keywords"] == {"taunt": 1, "assault": 2}
    assert (card["traits"], card["houses"]) == (["beast"], ["untamed"])
    duel.next_turn("Brobnar")
    duel.act("fight", "bumpsy")
    assert duel.options() == ["grey-wolf"]
    duel.expect("fight")


def test_a_stand_in_may_come_from_a_house_of_another_set() -> None:
    """Its house can be chosen like that of any foreign card."""
    rex = {**WOLF, "id": "rex", "name": "Rex", "house": "saurian"}
    duel = lay(house=None, me={"houses": ["dis", "logos", "mars"], "inPlay": ["rex"]}, stand_ins=[rex])
    assert duel.options() == ["dis", "logos", "mars", "saurian"]
    assert duel.card("rex")["houses"] == ["saurian"]
    duel.answer("saurian")
    assert duel.can("reap", "rex")


def test_a_stand_in_without_facts_stays_unsupported() -> None:
    """Only cards whose facts are given are accepted."""
    duel = lay(stand_ins=[WOLF])
    reply = duel.reply(
        {"cmd": "new", "scenario": {"players": [{"house": "dis", "zones": {"hand": ["grey-wolf"]}}, {}]}}
    )
    assert (reply["ok"], reply["code"]) == (False, "unsupported-card")
    duel.expect("main")


def test_the_program_speaks_one_ascii_line_for_each_request() -> None:
    """The command answers each request on one line of plain ASCII, æ escaped, and nothing else."""
    sides: list[dict[str, Any]] = [
        {"house": "mars", "houses": ["mars", "dis", "logos"], "zones": {"hand": ["irradiated-æmber"]}},
        {},
    ]
    requests = [
        {"cmd": "hello"},
        {"cmd": "new", "scenario": {"round": 2, "active": 0, "players": sides}},
        {"cmd": "view"},
        {"cmd": "oops"},
    ]
    spoken = "".join(json.dumps(request) + "\n" for request in requests)
    ran = subprocess.run(
        [sys.executable, "-m", "veillee.cli", "scenario", "keyforge"],
        input=spoken.encode(),
        capture_output=True,
        timeout=120,
        check=True,
    )
    assert ran.stdout.isascii()
    replies = [json.loads(line) for line in ran.stdout.decode().splitlines()]
    assert [reply["ok"] for reply in replies] == [True, True, True, False]
    assert replies[1]["view"] == replies[2]["view"]
    names = [card["name"] for card in replies[1]["view"]["cards"].values()]
    assert names == ["Irradiated Æmber"]


def test_the_same_answers_give_the_same_positions() -> None:
    """Two conversations with the same requests end in the same view, ids included."""
    views = []
    for _ in range(2):
        duel = lay(
            me={"inPlay": ["troll"], "deck": ["anger", "punch", "bumpsy", "smaaash", "cannon", "headhunter", "valdr"]}
        )
        duel.reap("troll")
        duel.next_turn("Dis")
        duel.expect("main")
        views.append(duel.view)
    assert views[0] == views[1]


@pytest.mark.parametrize("entry", ["punch@logos", {"id": "punch", "house": "logos"}])
def test_a_scenario_can_hold_a_maverick(entry: object) -> None:
    """KF-G31: it is of the house it shows, and of that alone."""
    duel = lay(house="logos", me={"hand": [entry, "punch"]}, foe={"inPlay": ["troll@mars"]})
    assert [duel.card(f"punch#{copy}")["houses"] for copy in (1, 2)] == [["logos"], ["brobnar"]]
    assert duel.card("troll")["houses"] == ["mars"]
    assert duel.options() == ["play punch", "discard punch", "end"]
    duel.play("punch#1", "troll")
    assert duel.card("troll")["damage"] == 3
    duel.expect("main")


def test_a_maverick_may_be_of_its_own_house_but_not_of_one_that_is_not_in_the_set() -> None:
    """KF-G31: the house that a card has anyway changes nothing; others are refused by name."""
    duel = lay(me={"hand": ["punch@brobnar"]})
    assert duel.card("punch")["houses"] == ["brobnar"]
    with pytest.raises(AssertionError, match="unsupported-feature"):
        lay(me={"hand": ["punch@saurian"]})
