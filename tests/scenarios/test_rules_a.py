"""The rules, put to the referee: keys, houses, the turn, playing and using cards, fights, keywords, chains."""

import pytest

from tests.scenarios.referee import Scenario, lay


def houses_on_offer(duel: Scenario) -> list[str]:
    duel.expect("house")
    return sorted(name.lower() for name in duel.options())


# Forging


def test_six_aember_forge_a_key_before_the_house_is_chosen() -> None:
    """KF-20, KF-22, KF-23, KF-G30: at the start of the turn six are spent, a colour is chosen, and only then a house."""
    duel = lay(foe={"amber": 7})
    duel.end()
    duel.expect("key")
    assert duel.view["active"] == 1
    assert duel.decision["min"] == 1
    assert sorted(duel.options()) == ["Blue", "Red", "Yellow"]
    duel.answer("yellow")
    assert duel.foe.facts["keys"] == ["yellow"]
    assert (duel.foe.amber, duel.me.amber) == (1, 0)
    duel.expect("house")


def test_five_aember_forge_nothing() -> None:
    """KF-23, KF-G19: one short of the cost, the turn begins with the choice of a house."""
    duel = lay(foe={"amber": 5})
    duel.end()
    assert (duel.foe.amber, duel.foe.keys) == (5, 0)
    duel.expect("house")


def test_only_one_key_is_forged_each_turn() -> None:
    """KF-24: twelve æmber still make a single key in the forging step."""
    duel = lay(foe={"amber": 12})
    duel.end("red")
    assert (duel.foe.amber, duel.foe.keys) == (6, 1)
    duel.expect("house")


def test_a_forged_colour_is_not_offered_again() -> None:
    """KF-22, KF-G16: with one key forged, the two other colours remain."""
    duel = lay(foe={"amber": 6, "keys": ["red"]})
    duel.end()
    assert sorted(duel.options()) == ["Blue", "Yellow"]
    duel.answer("blue")
    assert sorted(duel.foe.facts["keys"]) == ["blue", "red"]
    duel.expect("house")


def test_the_third_key_wins_at_once() -> None:
    """KF-2, KF-G16: the last colour is not asked; the game is over before a house is chosen."""
    duel = lay(foe={"amber": 6, "keys": ["red", "blue"]})
    duel.end()
    assert duel.foe.keys == 3
    assert duel.winner == 1
    assert duel.view["decision"] is None


def test_captured_aember_pays_for_no_key() -> None:
    """KF-G12, KF-G4: five in the pool and three on a creature do not make six."""
    duel = lay(foe={"amber": 5, "inPlay": ["charette"]})
    duel.set("charette", amber=3)
    duel.end()
    assert (duel.foe.amber, duel.foe.keys) == (5, 0)
    duel.expect("house")


# The first turn


def test_the_first_player_plays_one_card_on_the_first_turn() -> None:
    """KF-27: after one card played nothing more may be played or discarded from hand."""
    duel = lay(me={"hand": ["warsong", "troll"]}, round=1)
    assert duel.can("play", "troll")
    duel.play("warsong")
    assert duel.options() == ["end"]
    duel.expect("main")


def test_a_discard_uses_up_the_first_turn() -> None:
    """KF-27: a card discarded counts as the one card of the first turn."""
    duel = lay(me={"hand": ["warsong", "troll"]}, round=1)
    duel.discard("warsong")
    assert duel.options() == ["end"]
    duel.expect("main")


def test_using_cards_is_free_on_the_first_turn() -> None:
    """KF-29: the rule limits cards from hand, not the use of what is in play."""
    duel = lay(me={"hand": ["anger", "troll"], "inPlay": ["cannon", "bumpsy"]}, round=1)
    duel.discard("anger")
    assert duel.can("reap", "bumpsy")
    assert duel.can("action", "cannon")
    assert not duel.can("play", "troll")
    duel.expect("main")


def test_the_second_player_is_free_on_their_first_turn() -> None:
    """KF-27, KF-28: only the first player's first turn is limited."""
    duel = lay(me={"hand": ["troll"]}, foe={"hand": ["warsong", "bumpsy", "smith"]}, round=1)
    duel.play("troll")
    duel.next_turn("brobnar")
    duel.play("warsong")
    duel.play("bumpsy")
    assert duel.can("play", "smith")
    duel.expect("main")


# The active house


def test_a_player_chooses_one_of_three_houses() -> None:
    """KF-25, KF-G15: the three houses of the identity card are on offer, and no other."""
    duel = lay(me={"houses": ["brobnar", "mars", "untamed"]}, foe={"inPlay": ["charette"]}, house=None)
    assert houses_on_offer(duel) == ["brobnar", "mars", "untamed"]


def test_a_controlled_card_opens_its_house() -> None:
    """KF-25, KF-G18: a creature or an artifact of a fourth house under one's control makes that house a choice."""
    houses = ["brobnar", "mars", "untamed"]
    duel = lay(me={"houses": houses, "inPlay": ["charette", "lifeward", "library-of-babble"]}, house=None)
    assert houses_on_offer(duel) == ["brobnar", "dis", "logos", "mars", "untamed"]
    duel.answer("dis")
    assert duel.me.house == "dis"
    assert duel.can("reap", "charette")
    assert not duel.can("action", "library-of-babble")
    duel.expect("main")


def test_between_two_obligations_the_player_chooses() -> None:
    """KF-G15: bound to Dis by one card and to Brobnar by another, the player may choose either, not the third."""
    duel = lay(me={"hand": ["control-the-weak"]}, foe={"inPlay": ["pitlord"]}, house="dis")
    duel.play("control-the-weak", "brobnar")
    duel.end()
    assert houses_on_offer(duel) == ["brobnar", "dis"]


def test_only_the_active_house_plays_discards_and_uses() -> None:
    """KF-30, KF-G2, KF-G39: cards of other houses can be neither played nor discarded nor used."""
    duel = lay(
        me={"hand": ["fear", "anger"], "inPlay": ["shooler", "troll", "library-of-the-damned", "cannon"]}, house="dis"
    )
    assert sorted(duel.options()) == [
        "action library-of-the-damned",
        "discard fear",
        "end",
        "play fear",
        "reap shooler",
    ]
    duel.expect("main")


def test_archives_are_taken_whole_after_the_house() -> None:
    """KF-26, KF-G5: after the house is chosen the player may take all archived cards, or leave them all."""
    duel = lay(me={"hand": ["anger"], "archives": ["troll", "fear"]}, house=None)
    duel.answer("brobnar")
    duel.expect("archives")
    assert sorted(duel.options()) == ["No", "Yes"]
    duel.answer("yes")
    assert sorted(duel.me.cards("hand")) == ["anger", "fear", "troll"]
    assert duel.me.cards("archives") == []
    duel.expect("main")
    duel = lay(me={"archives": ["troll", "fear"]}, house=None)
    duel.answer("brobnar", "no")
    assert sorted(duel.me.cards("archives")) == ["fear", "troll"]
    assert duel.me.cards("hand") == []
    duel.expect("main")


def test_empty_archives_are_not_asked_about() -> None:
    """KF-26: without archived cards the main step follows the house directly."""
    duel = lay(foe={"archives": ["troll"]}, house=None)
    duel.answer("brobnar")
    duel.expect("main")


# Playing and discarding


def test_a_creature_enters_exhausted_on_a_flank() -> None:
    """KF-4, KF-44, KF-G29, KF-G38: the first creature needs no question; the next is laid left or right, exhausted."""
    duel = lay(me={"hand": ["troll", "bumpsy", "smaaash"]})
    duel.play("troll")
    duel.expect("main")
    duel.play("bumpsy")
    duel.expect("flank")
    assert duel.options() == ["Left", "Right"]
    duel.answer("left")
    duel.play("smaaash", "right", "troll")
    assert duel.me.line == ["bumpsy", "troll", "smaaash"]
    assert all(duel.card(name)["exhausted"] for name in duel.me.line)
    assert not duel.can("reap", "bumpsy")
    duel.expect("main")


def test_an_artifact_enters_exhausted() -> None:
    """KF-4, KF-43, KF-54: it cannot be used on the turn it is played, and it never reaps nor fights."""
    duel = lay(me={"hand": ["cannon"]}, foe={"inPlay": ["troll"]})
    duel.play("cannon")
    assert duel.zone("cannon") == "inPlay"
    assert duel.card("cannon")["exhausted"]
    assert duel.options() == ["end"]
    duel = lay(me={"inPlay": ["cannon"]}, foe={"inPlay": ["troll"]})
    assert sorted(duel.options()) == ["action cannon", "end"]
    duel.expect("main")


def test_the_line_closes_when_a_creature_leaves() -> None:
    """KF-45, KF-G65: the creatures on either side of a gap become neighbors."""
    duel = lay(me={"hand": ["punch"]}, foe={"inPlay": ["troll", "wardrummer", "bumpsy"]})
    duel.play("punch", "wardrummer")
    assert duel.foe.line == ["troll", "bumpsy"]
    assert duel.card("troll")["neighbors"] == [duel.key("bumpsy")]
    assert duel.card("troll")["flank"]
    duel.expect("main")


def test_an_upgrade_needs_a_creature() -> None:
    """KF-48: without any creature in play it cannot be played, only discarded."""
    duel = lay(me={"hand": ["blood-of-titans"], "inPlay": ["cannon"]})
    assert not duel.can("playUpgrade", "blood-of-titans")
    assert duel.can("discard", "blood-of-titans")
    duel.expect("main")


def test_an_upgrade_is_discarded_with_its_creature() -> None:
    """KF-46, KF-47, KF-G51: when its creature leaves play, the upgrade goes to its own owner's discard pile."""
    duel = lay(me={"hand": ["flame-wreathed", "fear"]}, foe={"inPlay": ["troll"]}, house="dis")
    duel.play("flame-wreathed", "troll")
    assert duel.card("troll")["power"] == 10
    duel.play("fear", "troll")
    assert duel.foe.cards("hand") == ["troll"]
    assert "flame-wreathed" in duel.me.cards("discard")
    assert duel.card("troll")["upgrades"] == []
    duel.expect("main")


def test_leaving_play_clears_a_creature() -> None:
    """KF-G51: damage, counters and stun are gone when the creature comes back."""
    duel = lay(me={"hand": ["wardrummer"], "inPlay": ["troll"]})
    duel.set("troll", damage=3, powerCounters=2, stunned=True)
    duel.play("wardrummer", "left")
    assert duel.me.cards("hand") == ["troll"]
    duel.play("troll", "left")
    troll = duel.card("troll")
    assert (troll["damage"], troll["powerCounters"], troll["stunned"], troll["power"]) == (0, 0, False, 8)
    duel.expect("main")


def test_an_action_card_is_discarded_after_its_effect() -> None:
    """KF-42: while an action resolves it is in no pile; afterwards it lies on top of the discard pile."""
    duel = lay(me={"hand": ["punch"], "discard": ["anger"]}, foe={"inPlay": ["troll"]})
    duel.act("play", "punch")
    assert duel.me.cards("discard") == ["anger"]
    assert duel.me.cards("hand") == []
    duel.answer("troll")
    assert duel.me.cards("discard") == ["punch", "anger"]
    duel.expect("main")


def test_the_bonus_comes_first() -> None:
    """KF-40, KF-41: the æmber bonus is in the pool before the card asks anything."""
    duel = lay(me={"hand": ["punch"]}, foe={"inPlay": ["troll"]})
    duel.act("play", "punch")
    duel.expect("target", "punch")
    assert duel.me.amber == 1


def test_discarding_gives_nothing() -> None:
    """KF-49: any number of cards of the active house may be discarded; neither bonus nor effect happens."""
    duel = lay(me={"hand": ["punch", "bumpsy", "fear"]}, foe={"amber": 2})
    duel.discard("punch")
    duel.discard("bumpsy")
    assert duel.me.cards("discard") == ["bumpsy", "punch"]
    assert (duel.me.amber, duel.foe.amber) == (0, 2)
    assert duel.options() == ["end"]
    duel.expect("main")


# Using


def test_reaping_gains_one_and_exhausts() -> None:
    """KF-50, KF-55, KF-G41: a ready creature of the active house reaps once."""
    duel = lay(me={"inPlay": ["bumpsy"]}, foe={"amber": 3})
    duel.reap("bumpsy")
    assert (duel.me.amber, duel.foe.amber) == (1, 3)
    assert duel.card("bumpsy")["exhausted"]
    assert duel.options() == ["end"]
    duel.expect("main")


def test_an_omni_works_under_any_house() -> None:
    """KF-51, KF-52, KF-G43, KF-3: an omni ability is on offer in a foreign house's turn, an action is not."""
    duel = lay(me={"inPlay": ["screechbomb", "cannon"]}, house="dis")
    assert sorted(duel.options()) == ["end", "omni screechbomb"]
    duel.set("screechbomb", exhausted=True)
    assert duel.options() == ["end"]
    duel.expect("main")


def test_a_creatures_action_replaces_reaping() -> None:
    """KF-50, KF-58, KF-G11, KF-G63: a creature used for its action neither reaps nor fights with that use."""
    duel = lay(me={"inPlay": ["pit-demon"]}, foe={"amber": 3, "inPlay": ["troll"]}, house="dis")
    assert sorted(duel.options()) == ["action pit-demon", "end", "fight pit-demon", "reap pit-demon"]
    duel.use("pit-demon")
    assert (duel.me.amber, duel.foe.amber) == (1, 2)
    assert duel.options() == ["end"]
    duel.expect("main")


def test_nobody_fights_without_an_enemy_creature() -> None:
    """KF-57: an opponent with artifacts only cannot be attacked."""
    duel = lay(me={"inPlay": ["troll"]}, foe={"inPlay": ["cannon"]})
    assert not duel.can("fight", "troll")
    assert duel.can("reap", "troll")
    duel.expect("main")


# Fighting


def test_fight_damage_is_dealt_both_ways_at_once() -> None:
    """KF-56, KF-60, KF-G21, KF-G1: each creature deals its power; equals both go to their owners' discard piles."""
    duel = lay(me={"inPlay": ["bumpsy"]}, foe={"discard": ["anger"], "inPlay": ["smaaash"]})
    duel.fight("bumpsy", "smaaash")
    assert duel.me.cards("discard") == ["bumpsy"]
    assert duel.foe.cards("discard") == ["smaaash", "anger"]
    duel.expect("main")


def test_damage_stays_and_does_not_weaken() -> None:
    """KF-60, KF-G22: a wounded creature strikes with its whole power, and old and new damage add up."""
    duel = lay(me={"inPlay": ["troll"]}, foe={"inPlay": ["kelifi-dragon"]})
    duel.set("kelifi-dragon", damage=4)
    duel.fight("troll", "kelifi-dragon")
    assert duel.zone("kelifi-dragon") == duel.zone("troll") == "discard"
    duel = lay(me={"inPlay": ["troll"]}, foe={"inPlay": ["kelifi-dragon"]})
    duel.set("kelifi-dragon", damage=3)
    duel.fight("troll", "kelifi-dragon")
    assert duel.card("kelifi-dragon")["damage"] == 11
    assert duel.zone("troll") == "discard"
    duel.expect("main")


def test_only_the_attacker_has_fight_abilities() -> None:
    """KF-G17, KF-G8: a defender that survives resolves no fight ability."""
    duel = lay(me={"inPlay": ["wardrummer"]}, foe={"inPlay": ["headhunter"]})
    duel.fight("wardrummer", "headhunter")
    assert duel.card("headhunter")["damage"] == 3
    assert (duel.me.amber, duel.foe.amber) == (0, 0)
    duel.expect("main")


def test_armor_absorbs_its_value_each_turn() -> None:
    """KF-G6: two armor take the first two damage of the turn; the rest wounds; next turn it is whole again."""
    duel = lay(
        me={"hand": ["punch"], "inPlay": ["silvertooth", "gauntlet-of-command", "grenade-snib"]},
        foe={"inPlay": ["lady-maxena"]},
    )
    duel.fight("grenade-snib", "lady-maxena")
    assert (duel.card("lady-maxena")["damage"], duel.card("lady-maxena")["armor"]) == (0, 0)
    duel.play("punch", "lady-maxena")
    assert (duel.card("lady-maxena")["damage"], duel.card("lady-maxena")["armor"]) == (3, 0)
    duel.next_turn("sanctum")
    assert (duel.card("lady-maxena")["damage"], duel.card("lady-maxena")["armor"]) == (3, 2)
    duel.expect("main")


def test_armor_is_used_up_bit_by_bit() -> None:
    """KF-G6: one damage leaves one of two armor; three more then wound for two."""
    duel = lay(me={"hand": ["punch"], "inPlay": ["firespitter"]}, foe={"inPlay": ["lady-maxena", "troll"]})
    duel.fight("firespitter", "troll")
    assert (duel.card("lady-maxena")["damage"], duel.card("lady-maxena")["armor"]) == (0, 1)
    duel.play("punch", "lady-maxena")
    assert (duel.card("lady-maxena")["damage"], duel.card("lady-maxena")["armor"]) == (2, 0)
    duel.expect("main")


def test_armor_gained_adds_to_the_printed_one() -> None:
    """KF-G6, KF-67: bonuses to armor add up with the value on the card."""
    duel = lay(foe={"inPlay": ["bulwark", "lady-maxena", "grey-monk"]})
    assert [duel.card(name)["armor"] for name in ("bulwark", "lady-maxena", "grey-monk")] == [3, 5, 1]
    duel.expect("main")


# Taunt, elusive, skirmish, poison


def test_taunt_protects_its_neighbors_only() -> None:
    """KF-G49: a neighbor of a taunting creature cannot be attacked, one further away can."""
    duel = lay(me={"inPlay": ["troll"]}, foe={"inPlay": ["bumpsy", "champion-anaphiel", "smaaash", "headhunter"]})
    duel.act("fight", "troll")
    assert sorted(duel.options()) == ["champion-anaphiel", "headhunter"]
    duel.answer("headhunter")
    duel.expect("main")


def test_a_taunting_neighbor_may_be_attacked() -> None:
    """KF-G49: two taunting creatures side by side do not hide each other."""
    duel = lay(me={"inPlay": ["krump"]}, foe={"inPlay": ["champion-anaphiel", "pitlord", "bumpsy"]})
    duel.act("fight", "krump")
    assert sorted(duel.options()) == ["champion-anaphiel", "pitlord"]
    duel.answer("pitlord")
    assert duel.card("pitlord")["damage"] == 6
    duel.expect("main")


def test_taunt_does_not_stop_abilities() -> None:
    """KF-G49: card effects reach past taunt."""
    duel = lay(me={"hand": ["punch"]}, foe={"inPlay": ["bumpsy", "champion-anaphiel"]})
    duel.play("punch", "bumpsy")
    assert duel.card("bumpsy")["damage"] == 3
    duel.expect("main")


def test_elusive_foils_the_first_attack_of_each_turn() -> None:
    """KF-G33: the first attack deals no damage either way; the second does; next turn the first is foiled again."""
    duel = lay(me={"inPlay": ["troll", "bumpsy", "smaaash"]}, foe={"inPlay": ["faygin"]})
    duel.fight("troll", "faygin")
    assert (duel.card("faygin")["damage"], duel.card("troll")["damage"]) == (0, 0)
    assert duel.card("troll")["exhausted"]
    duel.set("faygin", powerCounters=4)
    duel.fight("bumpsy", "faygin")
    assert duel.card("faygin")["damage"] == 5
    assert duel.zone("bumpsy") == "discard"
    duel.next_turn("dis")
    duel.next_turn("brobnar")
    duel.fight("smaaash", "faygin")
    assert (duel.card("faygin")["damage"], duel.card("smaaash")["damage"]) == (5, 0)
    duel.expect("main")


def test_an_attack_foiled_by_elusive_is_still_a_fight() -> None:
    """KF-G33, KF-G17: an attack foiled by elusive is a fight the attacker survived."""
    duel = lay(me={"inPlay": ["headhunter"]}, foe={"inPlay": ["faygin"]})
    duel.fight("headhunter", "faygin")
    assert duel.me.amber == 1
    duel.expect("main")


def test_elusive_does_not_stop_keyword_damage() -> None:
    """KF-G33: assault still hurts an elusive defender, and its hazardous still hurts the attacker."""
    duel = lay(
        me={"hand": ["flame-wreathed"], "inPlay": ["drumble"]}, foe={"inPlay": ["ancient-bear", "troll"]}, house="dis"
    )
    duel.play("flame-wreathed", "drumble")
    duel.next_turn("untamed")
    duel.fight("ancient-bear", "drumble")
    duel.expect("order")
    duel.answer("ancient-bear")
    assert duel.card("drumble")["damage"] == 2
    assert duel.card("ancient-bear")["damage"] == 2
    duel.expect("main")


def test_skirmish_attackers_take_no_fight_damage() -> None:
    """KF-G26: an attacker with skirmish is not hurt by the defender's power; a defender with skirmish is."""
    duel = lay(me={"inPlay": ["snufflegator"]}, foe={"inPlay": ["troll"]}, house="untamed")
    duel.fight("snufflegator", "troll")
    assert (duel.card("snufflegator")["damage"], duel.card("troll")["damage"]) == (0, 4)
    duel.next_turn("brobnar")
    duel.fight("troll", "snufflegator")
    assert duel.zone("snufflegator") == "discard"
    assert duel.zone("troll") == "discard"
    duel.expect("main")


def test_skirmish_does_not_stop_hazardous() -> None:
    """KF-G26, KF-G32: keyword damage hurts a skirmishing attacker; if it dies of it, the defender is unhurt."""
    duel = lay(me={"inPlay": ["snufflegator"]}, foe={"inPlay": ["briar-grubbling"]}, house="untamed")
    duel.fight("snufflegator", "briar-grubbling")
    assert duel.zone("snufflegator") == "discard"
    assert duel.card("briar-grubbling")["damage"] == 0
    duel.expect("main")


def test_poison_kills_what_it_wounds() -> None:
    """KF-G46: one damage from a poisonous power is enough, for an attacker and for a defender."""
    duel = lay(me={"inPlay": ["macis-asp"]}, foe={"inPlay": ["kelifi-dragon"]}, house="shadows")
    duel.fight("macis-asp", "kelifi-dragon")
    assert duel.zone("kelifi-dragon") == "discard"
    assert duel.card("macis-asp")["damage"] == 0
    duel.expect("main")
    duel = lay(me={"inPlay": ["troll"]}, foe={"inPlay": ["inka-the-spider"]})
    duel.fight("troll", "inka-the-spider")
    assert duel.zone("troll") == duel.zone("inka-the-spider") == "discard"
    duel.expect("main")


def test_poison_needs_a_wound() -> None:
    """KF-G46: damage taken whole by armor does not poison."""
    duel = lay(me={"inPlay": ["mooncurser"]}, foe={"inPlay": ["lady-maxena"]}, house="shadows")
    duel.fight("mooncurser", "lady-maxena")
    assert duel.zone("lady-maxena") == "inPlay"
    assert (duel.card("lady-maxena")["damage"], duel.card("lady-maxena")["armor"]) == (0, 1)
    duel.expect("main")


# Assault, hazardous and what comes before a fight


def test_assault_strikes_before_the_fight() -> None:
    """KF-G7: two damage before the fight, then the power; a target killed by it does not strike back."""
    duel = lay(me={"inPlay": ["ancient-bear"]}, foe={"inPlay": ["troll"]}, house="untamed")
    duel.fight("ancient-bear", "troll")
    assert duel.card("troll")["damage"] == 7
    assert duel.zone("ancient-bear") == "discard"
    duel = lay(me={"inPlay": ["ancient-bear"]}, foe={"inPlay": ["silvertooth"]}, house="untamed")
    duel.fight("ancient-bear", "silvertooth")
    assert duel.zone("silvertooth") == "discard"
    assert duel.card("ancient-bear")["damage"] == 0
    duel.expect("main")


def test_a_fight_that_ends_before_the_blows() -> None:
    """KF-D26: no fight ability is resolved, yet the fallen creature was destroyed fighting."""
    duel = lay(
        me={"hand": ["way-of-the-bear", "way-of-the-bear"], "inPlay": ["headhunter", "krump"]},
        foe={"amber": 3, "inPlay": ["silvertooth", "dust-pixie"]},
        house="untamed",
    )
    duel.play("way-of-the-bear", "headhunter")
    duel.play("way-of-the-bear", "krump")
    duel.next_turn("dis")
    duel.next_turn("brobnar")
    before = duel.me.amber
    duel.fight("headhunter", "silvertooth")
    assert duel.me.amber == before
    duel.fight("krump", "dust-pixie")
    assert duel.foe.amber == 2
    duel.expect("main")


def test_assault_is_for_attackers() -> None:
    """KF-G7, KF-G8: a defender's assault does nothing."""
    duel = lay(me={"inPlay": ["troll"]}, foe={"inPlay": ["ancient-bear"]})
    duel.fight("troll", "ancient-bear")
    assert duel.card("troll")["damage"] == 5
    duel.expect("main")


def test_assaults_add_up() -> None:
    """KF-G7: a creature with assault two that gains assault two has assault four."""
    duel = lay(
        me={"hand": ["way-of-the-bear"], "inPlay": ["ancient-bear"]}, foe={"inPlay": ["charette"]}, house="untamed"
    )
    duel.play("way-of-the-bear", "ancient-bear")
    assert duel.card("ancient-bear")["keywords"] == {"assault": 4}
    duel.fight("ancient-bear", "charette")
    assert duel.zone("charette") == "discard"
    assert duel.card("ancient-bear")["damage"] == 0
    duel.expect("main")


def test_hazardous_strikes_the_attacker_first() -> None:
    """KF-G32: an attacker that survives the hazard fights on; one that does not leaves the defender unhurt."""
    duel = lay(me={"inPlay": ["troll"]}, foe={"inPlay": ["briar-grubbling"]})
    duel.fight("troll", "briar-grubbling")
    assert duel.card("troll")["damage"] == 7
    assert duel.zone("briar-grubbling") == "discard"
    duel = lay(me={"inPlay": ["bumpsy"]}, foe={"inPlay": ["briar-grubbling"]})
    duel.fight("bumpsy", "briar-grubbling")
    assert duel.zone("bumpsy") == "discard"
    assert duel.card("briar-grubbling")["damage"] == 0
    duel.expect("main")


@pytest.mark.parametrize(
    ("first", "dead", "alive"),
    [
        ("ancient-bear", "briar-grubbling", "ancient-bear"),
        ("briar-grubbling", "ancient-bear", "briar-grubbling"),
    ],
)
def test_assault_and_hazardous_are_ordered_by_the_active_player(first: str, dead: str, alive: str) -> None:
    """KF-G7, KF-G32, KF-G34: whichever is resolved first kills, and the rest of the fight is not resolved."""
    duel = lay(me={"inPlay": ["ancient-bear"]}, foe={"inPlay": ["briar-grubbling"]}, house="untamed")
    duel.fight("ancient-bear", "briar-grubbling")
    duel.expect("order")
    assert sorted(duel.options()) == ["ancient-bear", "briar-grubbling"]
    duel.answer(first)
    assert duel.zone(dead) == "discard"
    assert duel.card(alive)["damage"] == 0
    assert duel.zone(alive) == "inPlay"
    duel.expect("main")


def test_hazardous_and_a_before_fight_ability_are_ordered() -> None:
    """KF-G9, KF-G32: the active player chooses whether the hazard comes before or after the ability."""
    duel = lay(me={"inPlay": ["firespitter"]}, foe={"inPlay": ["briar-grubbling", "bumpsy"]})
    duel.set("firespitter", damage=1)
    duel.set("briar-grubbling", damage=1)
    duel.fight("firespitter", "briar-grubbling")
    duel.expect("order")
    assert sorted(duel.options()) == ["briar-grubbling", "firespitter"]
    duel.answer("firespitter")
    assert duel.zone("briar-grubbling") == "discard"
    assert duel.card("bumpsy")["damage"] == 1
    assert duel.card("firespitter")["damage"] == 1
    duel.expect("main")


# Stun


def test_a_stunned_creature_only_shakes_it_off() -> None:
    """KF-G60: its next use exhausts it and removes the stun: no reap, no fight, no action."""
    duel = lay(me={"inPlay": ["pit-demon"]}, foe={"amber": 3, "inPlay": ["troll"]}, house="dis")
    duel.set("pit-demon", stunned=True)
    assert sorted(duel.options()) == ["end", "unstun pit-demon"]
    duel.unstun("pit-demon")
    assert (duel.card("pit-demon")["stunned"], duel.card("pit-demon")["exhausted"]) == (False, True)
    assert (duel.me.amber, duel.foe.amber) == (0, 3)
    duel.expect("main")


def test_a_stun_is_shaken_off_in_the_creatures_house() -> None:
    """KF-G60: under another house, or exhausted, it cannot even do that."""
    duel = lay(me={"inPlay": ["troll"]}, house="dis")
    duel.set("troll", stunned=True)
    assert duel.options() == ["end"]
    duel = lay(me={"inPlay": ["troll"]})
    duel.set("troll", stunned=True, exhausted=True)
    assert duel.options() == ["end"]
    duel.expect("main")


def test_a_stunned_creature_strikes_back() -> None:
    """KF-G60: attacked, it deals its damage, and stays stunned."""
    duel = lay(me={"inPlay": ["troll"]}, foe={"inPlay": ["bumpsy", "kelifi-dragon"]})
    duel.set("kelifi-dragon", stunned=True)
    duel.fight("troll", "kelifi-dragon")
    assert duel.zone("troll") == "discard"
    assert duel.card("kelifi-dragon")["stunned"]
    assert duel.card("kelifi-dragon")["damage"] == 8
    duel.expect("main")


def test_a_stun_leaves_constant_abilities_alone() -> None:
    """KF-G60, KF-67, KF-68: a stunned creature still has its constant ability."""
    duel = lay(me={"inPlay": ["titan-mechanic"]})
    duel.set("titan-mechanic", stunned=True, exhausted=True)
    assert duel.me.key_cost == 5
    duel.expect("main")


def test_stuns_do_not_add_up() -> None:
    """KF-G60: a creature stunned again while stunned needs only one use to shake it off."""
    duel = lay(me={"hand": ["smaaash"], "inPlay": ["troll"]})
    duel.set("troll", stunned=True)
    duel.play("smaaash", "left", "troll")
    duel.unstun("troll")
    assert not duel.card("troll")["stunned"]
    duel.expect("main")


def test_sending_a_stunned_creature_to_fight_unstuns_it() -> None:
    """KF-G60, KF-G27: readied and told to fight, it exhausts to lose the stun and attacks nobody."""
    duel = lay(me={"hand": ["anger"], "inPlay": ["troll"]}, foe={"inPlay": ["bumpsy"]})
    duel.set("troll", stunned=True, exhausted=True)
    duel.play("anger", "troll")
    assert (duel.card("troll")["stunned"], duel.card("troll")["exhausted"]) == (False, True)
    assert (duel.card("bumpsy")["damage"], duel.card("troll")["damage"]) == (0, 0)
    duel.expect("main")


# Capturing and stealing


def test_captured_aember_goes_to_the_opponent_when_the_creature_leaves() -> None:
    """KF-61, KF-G12: whether the creature dies or returns to hand, the æmber on it goes to its controller's opponent."""
    duel = lay(me={"hand": ["charette"]}, foe={"amber": 4, "inPlay": ["troll"]}, house="dis")
    duel.play("charette")
    assert (duel.card("charette")["amber"], duel.foe.amber, duel.me.amber) == (3, 1, 0)
    duel.next_turn("brobnar")
    duel.fight("troll", "charette")
    assert (duel.foe.amber, duel.me.amber) == (4, 0)
    assert duel.card("charette")["amber"] == 0
    duel.expect("main")


def test_aember_on_a_lost_artifact_returns_to_the_supply() -> None:
    """KF-G51: when an artifact leaves play nobody gains the æmber on it."""
    duel = lay(me={"hand": ["barehanded"], "inPlay": ["pocket-universe"]}, foe={"inPlay": ["troll"]})
    duel.set("pocket-universe", amber=3)
    duel.play("barehanded")
    assert (duel.me.amber, duel.foe.amber) == (1, 0)
    assert duel.card("pocket-universe")["amber"] == 0
    duel.expect("main")


def test_stealing_takes_no_more_than_there_is() -> None:
    """KF-G64: two stolen from a pool of one are one."""
    duel = lay(
        me={"hand": ["take-that-smartypants"]}, foe={"amber": 1, "inPlay": ["mother", "dysania", "library-of-babble"]}
    )
    duel.play("take-that-smartypants")
    assert (duel.me.amber, duel.foe.amber) == (2, 0)
    duel.expect("main")


def test_repetition_stops_when_nothing_changes() -> None:
    """KF-D20: æmber that cannot be stolen is not stolen for ever."""
    duel = lay(me={"hand": ["bait-and-switch"]}, foe={"amber": 5, "inPlay": ["the-vaultkeeper"]}, house="shadows")
    duel.play("bait-and-switch")
    assert (duel.me.amber, duel.foe.amber) == (0, 5)
    duel.expect("main")


def test_tokens_never_run_out() -> None:
    """KF-5: pools and captures may be as large as the game makes them."""
    duel = lay(me={"hand": ["drumble"]}, foe={"amber": 60}, house="dis")
    duel.play("drumble")
    assert (duel.card("drumble")["amber"], duel.foe.amber) == (60, 0)
    duel.expect("main")


# The end of the turn


def test_the_turn_ends_with_readying_then_drawing() -> None:
    """KF-31, KF-32, KF-G61: our exhausted cards are readied, the opponent's are not, and we draw up to six."""
    duel = lay(me={"hand": ["anger"], "deck": ["punch"] * 8, "inPlay": ["troll", "cannon"]}, foe={"inPlay": ["bumpsy"]})
    for name in ("troll", "cannon", "bumpsy"):
        duel.set(name, exhausted=True)
    duel.end()
    assert [duel.card(name)["exhausted"] for name in ("troll", "cannon", "bumpsy")] == [False, False, True]
    assert len(duel.me.cards("hand")) == 6
    assert len(duel.me.cards("deck")) == 3
    assert duel.view["active"] == 1
    duel.expect("house")


def test_a_large_hand_is_kept() -> None:
    """KF-33: with more than six cards nothing is drawn and nothing discarded."""
    duel = lay(me={"hand": ["anger"] * 8, "deck": ["punch"] * 3})
    duel.end()
    assert len(duel.me.cards("hand")) == 8
    assert len(duel.me.cards("deck")) == 3
    duel.expect("house")


def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    """KF-34, KF-G21: when the deck runs out in the middle of a draw the discard pile is shuffled into a new one."""
    duel = lay(me={"hand": [], "deck": ["punch", "anger"], "discard": ["troll"] * 5})
    duel.end()
    hand = duel.me.cards("hand")
    assert len(hand) == 6
    assert sorted(hand)[:2] == ["anger", "punch"]
    assert duel.me.cards("deck") == ["troll"]
    assert duel.me.cards("discard") == []
    duel.expect("house")


def test_nothing_left_to_draw() -> None:
    """KF-34: with deck and discard pile empty the hand stays short."""
    duel = lay(me={"hand": ["anger"]})
    duel.end()
    assert duel.me.cards("hand") == ["anger"]
    duel.expect("house")


# Chains


@pytest.mark.parametrize(
    ("chains", "drawn"), [(0, 6), (1, 5), (6, 5), (7, 4), (12, 4), (13, 3), (18, 3), (19, 2), (24, 2)]
)
def test_chains_shorten_the_draw(chains: int, drawn: int) -> None:
    """KF-70, KF-71: each six chains begun cost one card of the refill, and one chain is shed."""
    duel = lay(me={"chains": chains, "deck": ["punch"] * 8})
    duel.end()
    assert len(duel.me.cards("hand")) == drawn
    assert duel.me.chains == max(0, chains - 1)
    duel.expect("house")


def test_chains_count_from_the_size_of_the_hand_to_fill() -> None:
    """KF-70: a card that enlarges the hand lets the chain take its card and be shed, even from a hand of six."""
    duel = lay(me={"chains": 1, "hand": ["anger"] * 6, "deck": ["punch"] * 3, "inPlay": ["the-howling-pit"]})
    duel.end()
    assert len(duel.me.cards("hand")) == 6
    assert duel.me.chains == 0
    duel.expect("house")


def test_sizes_of_hand_add_up() -> None:
    """One card more and one card less make six."""
    duel = lay(me={"deck": ["punch"] * 8, "inPlay": ["mother"]}, foe={"inPlay": ["succubus"]})
    duel.end()
    assert len(duel.me.cards("hand")) == 6
    duel.expect("house")


def test_chains_end_at_twenty_four() -> None:
    """KF-D28: the counter goes no further."""
    duel = lay(me={"chains": 23, "hand": ["coward-s-end"]})
    duel.play("coward-s-end")
    assert duel.me.chains == 24
    duel.expect("main")


def test_a_full_hand_sheds_no_chain() -> None:
    """KF-F4: who would draw nothing anyway keeps the chains: with seven cards, and with six."""
    for size in (6, 7):
        duel = lay(me={"chains": 2, "hand": ["anger"] * size, "deck": ["punch"] * 3})
        duel.end()
        assert duel.me.chains == 2
        assert len(duel.me.cards("hand")) == size
        duel.expect("house")


def test_a_chain_is_shed_even_if_it_takes_the_only_card() -> None:
    """KF-F5: with five cards the single card is not drawn, and the chain is shed."""
    duel = lay(me={"chains": 2, "hand": ["anger"] * 5, "deck": ["punch"] * 3})
    duel.end()
    assert duel.me.chains == 1
    assert len(duel.me.cards("hand")) == 5
    duel.expect("house")


def test_chains_do_not_hinder_other_draws() -> None:
    """KF-70, KF-G13: a card drawn by an ability is drawn, and no chain is shed."""
    duel = lay(me={"chains": 7, "deck": ["punch"] * 3, "inPlay": ["library-of-babble"]}, house="logos")
    duel.use("library-of-babble")
    assert len(duel.me.cards("hand")) == 1
    assert duel.me.chains == 7
    duel.expect("main")


# The rule of six


def test_a_name_is_played_six_times_a_turn() -> None:
    """KF-66: the seventh copy cannot be played this turn, but it can be discarded; next turn it can be played."""
    duel = lay(me={"hand": ["warsong"] * 7})
    for _ in range(6):
        duel.play("warsong")
    assert not duel.can("play", "warsong")
    assert duel.can("discard", "warsong")
    duel.next_turn("brobnar")
    duel.next_turn("brobnar")
    assert duel.can("play", "warsong")
    duel.expect("main")


def test_plays_and_uses_of_a_name_count_together() -> None:
    """KF-66: two copies played and four reaping make six: the fifth ready one stays idle."""
    duel = lay(me={"hand": ["bumpsy"] * 2, "inPlay": ["bumpsy"] * 5 + ["troll"]})
    for _ in range(2):
        duel.play("bumpsy", "left")
    for _ in range(4):
        duel.reap("bumpsy")
    assert not duel.can("reap", "bumpsy")
    assert duel.can("reap", "troll")
    assert duel.me.amber == 4
    duel.expect("main")
