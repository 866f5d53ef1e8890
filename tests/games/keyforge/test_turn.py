"""Set-up and the five steps of a turn."""

import pytest

from tests.scenarios.referee import lay
from veillee.core.choosers import Pending, Script
from veillee.core.dice import FastDice
from veillee.games.keyforge.rules.setup import new
from veillee.games.keyforge.voice.prompts import HOUSE, KEEP, REDRAW

THREE = ["brobnar", "dis", "logos"]
GIANT = {"id": "giant", "name": "Giant", "type": "creature", "house": "brobnar", "power": 5}
IMP = {"id": "imp", "name": "Imp", "type": "creature", "house": "dis", "power": 2}
TRINKET = {"id": "trinket", "name": "Trinket", "type": "action", "house": "brobnar", "amber": 1}
MARTIAN = {"id": "martian", "name": "Martian", "type": "creature", "house": "mars", "power": 3}


@pytest.mark.parametrize("seed", range(4))
def test_the_first_player_draws_seven_and_the_other_six(seed: int) -> None:
    """KF-10, KF-11."""
    duel = new(2, FastDice(seed), {}, True)
    duel.step()
    first = duel.active
    assert len(duel.sides[first].hand) == 7
    assert len(duel.sides[1 - first].hand) == 6
    assert all(duel.knows(first, card) and not duel.knows(1 - first, card) for card in duel.sides[first].hand)


def test_a_mulligan_costs_one_card_and_is_offered_once() -> None:
    """KF-12, KF-G42: first the first player, then the other."""
    duel = new(2, FastDice(1), {}, True)
    duel.step()
    first = duel.active
    duel.chooser = Script([(first, REDRAW, ""), (1 - first, KEEP, "")])
    duel.step()
    duel.step()
    assert len(duel.sides[first].hand) == 6
    assert len(duel.sides[1 - first].hand) == 6
    duel.step()
    with pytest.raises(Pending) as pending:
        duel.step()
    assert pending.value.prompt is HOUSE


def test_chains_count_at_set_up() -> None:
    """KF-70, KF-71, KF-72: seven chains take two cards, and one is shed."""
    duel = new(2, FastDice(1), {"chains1": "7", "chains2": "1"}, True)
    duel.step()
    hands = [7 if seat == duel.active else 6 for seat in range(2)]
    assert [len(side.hand) for side in duel.sides] == [hands[0] - 2, hands[1] - 1]
    assert [side.chains for side in duel.sides] == [6, 0]


def test_a_key_is_forged_when_there_is_enough() -> None:
    """KF-20, KF-22, KF-23, KF-24: it must be, it costs six, and only one."""
    duel = lay(me={"houses": THREE}, foe={"amber": 13, "houses": THREE})
    duel.end()
    duel.expect("key")
    duel.answer("Blue")
    assert (duel.foe.keys, duel.foe.amber) == (1, 7)
    duel.expect("house")


def test_five_aember_forge_nothing() -> None:
    """KF-23."""
    duel = lay(foe={"amber": 5})
    duel.end()
    assert (duel.foe.keys, duel.foe.amber) == (0, 5)
    duel.expect("house")


def test_the_third_key_wins_at_once() -> None:
    """KF-2, KF-G16: with one colour left there is nothing to choose."""
    duel = lay(foe={"amber": 6, "keys": ["red", "yellow"]})
    duel.end()
    assert duel.view["decision"] is None
    assert duel.winner == 1
    assert duel.match.outcome().winners() == [1]


def test_only_the_active_house_may_be_played_discarded_and_used() -> None:
    """KF-25, KF-28, KF-30, KF-G2, KF-G39."""
    duel = lay(me={"hand": ["giant", "imp"], "inPlay": ["imp", "giant"]}, stand_ins=[GIANT, IMP])
    assert duel.can("play", "giant")
    assert duel.can("discard", "giant")
    assert duel.can("reap", "giant")
    assert not any(duel.can(act, "imp") for act in ("play", "discard", "reap", "fight"))


def test_the_house_of_a_foreign_card_may_be_chosen() -> None:
    """KF-25, KF-G15, KF-G18."""
    duel = lay(me={"houses": THREE, "inPlay": ["martian"]}, stand_ins=[MARTIAN], house=None)
    assert duel.options() == [*THREE, "mars"]
    duel.answer("mars")
    assert duel.can("reap", "martian")


def test_archives_are_taken_whole_or_not() -> None:
    """KF-26, KF-G5."""
    for answer, hand in (("Yes", 2), ("No", 0)):
        duel = lay(me={"houses": THREE, "archives": ["anger", "punch"]}, house=None)
        duel.answer("dis")
        duel.expect("archives")
        duel.answer(answer)
        assert len(duel.me.cards("hand")) == hand
        assert len(duel.me.cards("archives")) == 2 - hand
        duel.expect("main")


def test_the_first_turn_allows_one_card_from_the_hand() -> None:
    """KF-27, KF-29: played or discarded; creatures in play may still be used."""
    duel = lay(me={"hand": ["giant", "giant"], "inPlay": ["troll"]}, round=1, stand_ins=[GIANT])
    duel.play("giant", "Right")
    assert not duel.can("play", "giant")
    assert not duel.can("discard", "giant")
    assert duel.can("reap", "troll")


def test_cards_ready_and_the_hand_is_refilled_to_six() -> None:
    """KF-31, KF-32."""
    duel = lay(me={"hand": ["anger"], "deck": ["punch"] * 9, "inPlay": ["troll"]})
    duel.reap("troll")
    duel.end()
    assert not duel.card("troll")["exhausted"]
    assert len(duel.me.cards("hand")) == 6
    assert len(duel.me.cards("deck")) == 4


def test_a_hand_of_seven_is_kept() -> None:
    """KF-33."""
    duel = lay(me={"hand": ["anger"] * 7, "deck": ["punch"]})
    duel.end()
    assert len(duel.me.cards("hand")) == 7


def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    """KF-34, KF-G21."""
    duel = lay(me={"deck": ["punch"], "discard": ["anger", "anger", "anger"]})
    duel.end()
    assert sorted(duel.me.cards("hand")) == ["anger", "anger", "anger", "punch"]
    assert duel.me.cards("discard") == []


@pytest.mark.parametrize(("chains", "cards", "drawn", "left"), [(2, 7, 0, 2), (2, 5, 0, 1), (7, 2, 2, 6), (1, 0, 5, 0)])
def test_chains_are_shed_only_when_cards_would_be_drawn(chains: int, cards: int, drawn: int, left: int) -> None:
    """KF-F4, KF-F5, KF-70, KF-71, KF-G13."""
    duel = lay(me={"hand": ["anger"] * cards, "chains": chains, "deck": ["punch"] * 9})
    duel.end()
    assert (len(duel.me.cards("hand")) - cards, duel.me.chains) == (drawn, left)


def test_creatures_enter_exhausted_on_a_flank() -> None:
    """KF-3, KF-4, KF-44, KF-G29, KF-G38: asked only when there is already a creature."""
    duel = lay(me={"hand": ["giant", "troll", "krump"]}, stand_ins=[GIANT])
    duel.act("play", "giant")
    duel.expect("main")
    duel.act("play", "troll")
    duel.expect("flank", "troll")
    duel.answer("Left")
    duel.play("krump", "Right")
    assert duel.me.line == ["troll", "giant", "krump"]
    assert duel.card("troll")["exhausted"]


def test_the_line_closes_when_a_creature_leaves() -> None:
    """KF-45, KF-G65."""
    duel = lay(me={"hand": ["punch"]}, foe={"inPlay": ["troll", "giant", "krump"]}, stand_ins=[{**GIANT, "power": 3}])
    duel.play("punch", "giant")
    assert duel.foe.line == ["troll", "krump"]
    assert duel.match.neighbors(duel.id("troll")) == [duel.id("krump")]


def test_an_upgrade_needs_a_creature() -> None:
    """KF-48."""
    duel = lay(me={"hand": ["blood-of-titans"]})
    assert not duel.can("playUpgrade", "blood-of-titans")
    assert duel.can("discard", "blood-of-titans")


def test_the_bonus_comes_first() -> None:
    """KF-40: the Æ is there when the ability resolves."""
    duel = lay(me={"hand": ["trinket"]}, stand_ins=[TRINKET])
    duel.play("trinket")
    assert duel.me.amber == 1
    assert duel.me.cards("discard") == ["trinket"]


def test_the_rule_of_six() -> None:
    """KF-66: a card of the same name is played and used at most six times a turn."""
    duel = lay(me={"hand": ["trinket"] * 7}, stand_ins=[TRINKET])
    for _ in range(6):
        duel.play("trinket")
    assert not duel.can("play", "trinket")
    assert duel.can("discard", "trinket")


def test_a_stunned_creature_spends_its_use_on_the_stun() -> None:
    """KF-G60."""
    duel = lay(me={"inPlay": ["troll"]}, foe={"inPlay": ["giant"]}, stand_ins=[GIANT])
    duel.set("troll", stunned=True)
    assert not duel.can("reap", "troll")
    assert not duel.can("fight", "troll")
    duel.unstun("troll")
    assert not duel.card("troll")["stunned"]
    assert duel.card("troll")["exhausted"]
    assert duel.me.amber == 0


def test_a_stunned_defender_still_strikes_back() -> None:
    """KF-G60, KF-56."""
    duel = lay(me={"inPlay": ["troll"]}, foe={"inPlay": ["giant"]}, stand_ins=[GIANT])
    duel.set("giant", stunned=True)
    duel.fight("troll", "giant")
    assert duel.card("troll")["damage"] == 5


def test_nobody_to_fight() -> None:
    """KF-57."""
    duel = lay(me={"inPlay": ["troll"]})
    assert not duel.can("fight", "troll")


def test_captured_aember_goes_back_when_the_creature_leaves() -> None:
    """KF-61, KF-G12, KF-G51, KF-G54."""
    duel = lay(me={"hand": ["punch"]}, foe={"inPlay": ["imp"]}, stand_ins=[IMP])
    duel.set("imp", amber=3)
    duel.play("punch", "imp")
    assert (duel.me.amber, duel.foe.amber) == (4, 0)
    assert duel.card("imp")["amber"] == 0


def test_armour_works_anew_each_turn() -> None:
    """KF-G6."""
    guard = {**GIANT, "id": "guard", "power": 4, "armor": 2}
    duel = lay(
        me={"houses": THREE, "hand": ["punch", "punch"]}, foe={"inPlay": ["guard"], "houses": THREE}, stand_ins=[guard]
    )
    duel.play("punch#1", "guard")
    assert (duel.card("guard")["damage"], duel.card("guard")["armor"]) == (1, 0)
    duel.end("dis")
    assert duel.card("guard")["armor"] == 2


def fight_between(one: dict[str, object], two: dict[str, object]) -> tuple[int, int]:
    """The damage on attacker and defender after a fight; -1: destroyed."""
    duel = lay(
        me={"inPlay": ["one"]},
        foe={"inPlay": ["two"]},
        stand_ins=[{**GIANT, "id": "one", **one}, {**GIANT, "id": "two", **two}],
    )
    duel.fight("one", "two")
    damage = [-1 if duel.zone(card) == "discard" else duel.card(card)["damage"] for card in ("one", "two")]
    return (damage[0], damage[1])


def test_a_fight_deals_power_both_ways_at_once() -> None:
    """KF-56, KF-60."""
    assert fight_between({"power": 4}, {"power": 9}) == (-1, 4)
    assert fight_between({"power": 4}, {"power": 4}) == (-1, -1)


def test_skirmish_takes_nothing_back_when_attacking() -> None:
    """KF-G26: and nothing changes when attacked."""
    assert fight_between({"power": 4, "keywords": ["skirmish"]}, {"power": 9}) == (0, 4)
    assert fight_between({"power": 4}, {"power": 9, "keywords": ["skirmish"]}) == (-1, 4)


def test_poison_kills_with_one_damage_but_not_through_armour() -> None:
    """KF-G46."""
    assert fight_between({"power": 2, "keywords": ["poison", "skirmish"]}, {"power": 9}) == (0, -1)
    assert fight_between({"power": 2, "keywords": ["poison", "skirmish"]}, {"power": 9, "armor": 2}) == (0, 0)
    assert fight_between({"power": 9}, {"power": 1, "keywords": ["poison"]}) == (-1, -1)


def test_assault_strikes_first_and_may_end_the_fight() -> None:
    """KF-G7, KF-G8."""
    assert fight_between({"power": 4, "keywords": ["assault:2"]}, {"power": 9}) == (-1, 6)
    assert fight_between({"power": 4, "keywords": ["assault:2"]}, {"power": 2}) == (0, -1)


def test_hazardous_strikes_the_attacker_first() -> None:
    """KF-G32."""
    assert fight_between({"power": 4, "keywords": ["skirmish"]}, {"power": 2, "keywords": ["hazardous:3"]}) == (3, -1)
    assert fight_between({"power": 4}, {"power": 2, "keywords": ["hazardous:4"]}) == (-1, 0)


def test_elusive_stops_the_blows_but_not_the_keywords() -> None:
    """KF-G33."""
    assert fight_between({"power": 4}, {"power": 9, "keywords": ["elusive"]}) == (0, 0)
    assert fight_between({"power": 4, "keywords": ["assault:2"]}, {"power": 9, "keywords": ["elusive"]}) == (0, 2)


def test_taunt_protects_its_neighbours_unless_they_taunt_too() -> None:
    """KF-G49."""
    taunt = {**GIANT, "id": "wall", "keywords": ["taunt"]}
    duel = lay(
        me={"inPlay": ["troll"]}, foe={"inPlay": ["giant", "wall", "wall", "imp", "imp"]}, stand_ins=[GIANT, IMP, taunt]
    )
    duel.act("fight", "troll")
    assert sorted(duel.options()) == ["imp", "wall", "wall"]
