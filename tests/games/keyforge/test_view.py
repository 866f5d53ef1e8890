"""What a seat sees of the table."""

import json

import pytest

from tests.games.keyforge.table import FOE, ME, addresses, at_random, faces, pick, side, veiled
from tests.scenarios.referee import lay
from veillee.core.dice import FastDice
from veillee.core.match import SPECTATOR
from veillee.games.keyforge.cards.catalog import BY_SLUG, face_of
from veillee.games.keyforge.rules.setup import new
from veillee.games.keyforge.rules.terms import LOGOS
from veillee.games.keyforge.voice import VOICE

TROLL = BY_SLUG["troll"].number
ANGER = BY_SLUG["anger"].number
PUNCH = BY_SLUG["punch"].number


def test_a_creature_shows_all_that_counts() -> None:
    """KF-G6, KF-60: power, armour left, damage, Æ, status and keywords, as they stand."""
    table = lay(
        me={"inPlay": ["bulwark", "champion-anaphiel", "blood-of-titans"]}, foe={"inPlay": ["troll"]}, house="sanctum"
    )
    table.set("champion-anaphiel", damage=2, amber=1, stunned=True, exhausted=True)
    creature = side(table.match, FOE, ME)["line"][1]
    assert creature["face"] == BY_SLUG["champion-anaphiel"].number
    assert (creature["power"], creature["armor"], creature["max_armor"], creature["damage"]) == (11, 3, 3, 2)
    assert (creature["aember"], creature["stunned"], creature["exhausted"]) == (1, True, True)
    assert (creature["taunt"], creature["keywords"], creature["flank"]) == (True, {"taunt": 1}, True)
    assert faces(creature["upgrades"]) == [BY_SLUG["blood-of-titans"].number]
    assert (creature["owner"], creature["houses"], creature["dying"]) == (ME, ["sanctum"], False)


def test_armour_used_this_turn_is_gone() -> None:
    """KF-G6."""
    table = lay(me={"inPlay": ["bulwark"]}, foe={"inPlay": ["urchin"]}, house="sanctum")
    table.fight("bulwark", "urchin")
    attacker = side(table.match, ME, ME)["line"][0]
    assert (attacker["armor"], attacker["max_armor"]) == (2, 2)
    elusive = side(table.match, ME, FOE)["line"][0]
    assert elusive["damage"] == 0


def test_a_side_shows_its_keys_and_what_the_next_one_costs() -> None:
    """KF-22, KF-35: "check" is said of who has enough."""
    table = lay(me={"amber": 6, "keys": 1, "chains": 7}, foe={"amber": 5, "inPlay": ["troll"]})
    mine, theirs = (side(table.match, ME, ME), side(table.match, ME, FOE))
    assert (mine["aember"], mine["cost"], mine["check"]) == (6, 6, True)
    assert (theirs["aember"], theirs["cost"], theirs["check"]) == (5, 6, False)
    assert (mine["forged"], [key["forged"] for key in mine["keys"]].count(True)) == (1, 1)
    assert [key["color"] for key in mine["keys"]] == ["red", "blue", "yellow"]
    assert (mine["chains"], mine["drawn_less"]) == (7, 2)


def test_who_plays_which_house() -> None:
    table = lay()
    view = table.match.view(ME)
    assert (view["active"], view["house"], view["phase"], view["winner"]) == (ME, "brobnar", "main", None)


def test_piles_lie_in_order() -> None:
    """KF-G21: the discard pile is open, and its last card is its top."""
    table = lay(me={"discard": ["anger", "punch"], "deck": ["troll", "anger", "punch"]})
    mine = side(table.match, FOE, ME)
    assert faces(mine["discard"]) == [PUNCH, ANGER]
    assert (mine["deck"], mine["top"]) == (3, [])
    assert mine["deck_list"] == sorted([ANGER, PUNCH, TROLL, ANGER, PUNCH])


@pytest.mark.parametrize("zone", ["hand", "archives"])
def test_a_hand_and_archives_are_their_owners(zone: str) -> None:
    """KF-G5: others see how many."""
    table = lay(me={zone: ["anger", "troll"]})
    assert faces(side(table.match, ME, ME)[zone]) == [ANGER, TROLL]
    assert faces(side(table.match, FOE, ME)[zone]) == [None, None]
    assert faces(side(table.match, SPECTATOR, ME)[zone]) == [None, None]


def test_a_maverick_shows_the_house_it_moved_to() -> None:
    """KF-G31."""
    table = lay(me={"inPlay": ["troll"]}, house="logos")
    table.match.face[table.id("troll")] = face_of(TROLL, LOGOS)
    maverick = side(table.match, FOE, ME)["line"][0]
    assert (maverick["face"], maverick["house"], maverick["houses"]) == (TROLL, "logos", ["logos"])


def test_a_question_points_at_the_card_that_asks() -> None:
    table = lay(me={"hand": ["punch"]}, foe={"inPlay": ["troll"]})
    table.play("punch")
    view = table.match.view(FOE, table.table.asking())
    assert view["source"] == "played0:0"
    assert faces(side(table.match, FOE, ME)["played"]) == [PUNCH]


def test_a_fight_is_seen_while_it_goes_on() -> None:
    """KF-56, KF-G9: from the choice of a foe to the last blow."""
    table = lay(
        me={"inPlay": ["striker"]},
        foe={"inPlay": ["troll", "thorn"]},
        stand_ins=[
            {"id": "striker", "house": "brobnar", "power": 5, "keywords": ["assault:2"]},
            {"id": "thorn", "house": "dis", "power": 5, "keywords": ["hazardous:1"]},
        ],
    )
    assert table.match.view(ME)["fight"] is None
    table.fight("striker", "thorn")
    table.expect("order")
    assert table.match.view(FOE)["fight"] == {"attacker": "line0:0", "defender": "line1:1"}


def test_whoever_attacks_sees_what_would_come_of_it() -> None:
    """KF-56: damage dealt and taken for each enemy, while a creature asks whom to attack; nothing otherwise."""
    table = lay(me={"inPlay": ["bumpsy"]}, foe={"inPlay": ["troll", "urchin", "dust-imp"]})
    assert table.match.view(ME)["outlook"] == {}
    table.act("fight", "bumpsy")
    assert table.match.view(ME, table.table.asking())["outlook"] == {
        "line1:0": {"dealt": 5, "falls": False, "taken": 8, "dies": True, "dodged": False},
        "line1:1": {"dealt": 0, "falls": False, "taken": 0, "dies": False, "dodged": True},
        "line1:2": {"dealt": 5, "falls": True, "taken": 2, "dies": False, "dodged": False},
    }


def test_cards_already_chosen_are_seen_by_who_chooses() -> None:
    """KF-62: and by nobody else."""
    table = lay(me={"hand": ["nocturnal-maneuver"]}, foe={"inPlay": ["troll", "bumpsy"]}, house="untamed")
    live = veiled(table)
    pick(live, "Play Nocturnal Maneuver")
    live.answer(ME, live.number, table.id("bumpsy"))
    assert live.now.view(ME, live.about)["picked"] == ["line1:1"]
    assert live.now.view(FOE, live.about)["picked"] == live.now.view(SPECTATOR, live.about)["picked"] == []


@pytest.mark.parametrize("seed", range(6))
def test_whatever_can_be_chosen_is_on_the_table(seed: int) -> None:
    """Every answer that is no button points at one address of the asked seat's view; views are JSON."""
    live = at_random(seed)
    dice = FastDice(seed)
    for _ in range(150):
        pending = live.pending
        if pending is None:
            break
        seat = pending.seats[0]
        view = live.now.view(seat, live.about)
        json.dumps(view)
        lying = addresses(view)
        assert len(set(lying)) == len(lying)
        for option in pending.options[0]:
            target = VOICE.target(live.now, seat, pending, option)
            assert not target or lying.count(target) == 1
        options = pending.options[0]
        live.answer(seat, live.number, options[dice.below(len(options))])


def test_a_deck_that_is_searched_lies_open_to_the_searcher() -> None:
    """KF-G14: and to nobody else."""
    table = lay(me={"hand": ["help-from-future-self"], "deck": ["troll", "timetraveller", "anger"]}, house="logos")
    table.play("help-from-future-self")
    assert faces(side(table.match, ME, ME)["top"]) == [TROLL, BY_SLUG["timetraveller"].number, ANGER]
    assert side(table.match, FOE, ME)["top"] == []
    pending = table.table.pending
    assert pending is not None
    assert VOICE.target(table.match, ME, pending, table.id("timetraveller")) == "deck0:1"
    table.answer("timetraveller")
    assert (side(table.match, ME, ME)["top"], side(table.match, ME, ME)["deck"]) == ([], 2)


def test_both_decks_are_named() -> None:
    """KF-10: the starter decks have their own Archons, a new deck gets one."""
    starters = new(2, FastDice(1), {"decks": "starters"}, True)
    assert side(starters, ME, ME)["archon"]["fr"] == "Miss « Onyx » Censorius"
    assert side(starters, ME, FOE)["houses"] == ["logos", "sanctum", "untamed"]
    assert len(side(starters, ME, ME)["deck_list"]) == 36
    assert side(new(2, FastDice(1), {}, True), ME, ME)["archon"]["en"]
