"""The cards of house Brobnar, one question to the judge after the other."""

from veillee.games.keyforge.position import position

LOGOS_CARD = {"id": "clerk", "name": "Clerk", "type": "creature", "house": "logos", "power": 2}
LOGOS_TOOL = {"id": "tool", "name": "Tool", "type": "artifact", "house": "logos"}
BRUTE = {"id": "brute", "name": "Brute", "type": "creature", "house": "dis", "power": 5}
GUARD = {"id": "guard", "name": "Guard", "type": "creature", "house": "sanctum", "power": 4, "armor": 2}
BLANK = {"id": "blank", "name": "Blank", "type": "action", "house": "dis"}


def test_anger_readies_and_fights() -> None:
    """KF-G27: the creature fights as usual, whatever its house, and ends exhausted."""
    duel = position(
        me={"house": "brobnar", "hand": ["anger"], "in_play": ["brute", "troll"]},
        foe={"in_play": ["bumpsy"]},
        stand_ins=[BRUTE],
    )
    duel.set("brute", exhausted=True)
    duel.play("anger")
    assert duel.asks("target", "anger")
    assert duel.targets() == ["brute", "troll"]
    duel.choose("brute")
    assert duel.asks("fight", "brute")
    duel.choose("bumpsy")
    assert duel.zone_of("bumpsy") == duel.zone_of("brute") == "discard"
    assert (duel.me.aember, duel.zone_of("anger")) == (1, "discard")
    assert duel.asks("main")


def test_anger_without_a_friendly_creature_only_gives_its_bonus() -> None:
    duel = position(me={"house": "brobnar", "hand": ["anger"]}, foe={"in_play": ["bumpsy"]})
    duel.play("anger")
    assert duel.me.aember == 1
    assert duel.asks("main")


def test_anger_with_a_stunned_creature_removes_the_stun() -> None:
    """KF-G60: used to fight, a stunned creature only loses its stun."""
    duel = position(me={"house": "brobnar", "hand": ["anger"], "in_play": ["troll"]}, foe={"in_play": ["bumpsy"]})
    duel.set("troll", stunned=True, exhausted=True)
    duel.play("anger").choose("troll")
    assert not duel.stunned("troll")
    assert not duel.ready("troll")
    assert duel.damage("bumpsy") == 0
    assert duel.asks("main")


def test_barehanded_puts_artifacts_on_their_owners_decks() -> None:
    duel = position(
        me={"house": "brobnar", "hand": ["barehanded"], "in_play": ["cannon", "troll"], "deck": ["punch"]},
        foe={"in_play": ["screechbomb"]},
    )
    duel.play("barehanded")
    assert duel.me.deck == ["cannon", "punch"]
    assert duel.foe.deck == ["screechbomb"]
    assert duel.me.line == ["troll"]
    assert duel.asks("main")


def test_barehanded_asks_in_which_order_one_deck_gets_its_artifacts() -> None:
    """KF-21: the active player decides, also for the opponent's cards; the last one picked ends on top."""
    duel = position(me={"house": "brobnar", "hand": ["barehanded"]}, foe={"in_play": ["cannon", "screechbomb"]})
    duel.play("barehanded")
    assert duel.asks("target", "barehanded")
    assert duel.bounds() == (2, 2)
    duel.choose("screechbomb", "cannon")
    assert duel.foe.deck == ["cannon", "screechbomb"]
    assert duel.asks("main")


def test_blood_money_places_aember_on_an_enemy_creature() -> None:
    duel = position(
        me={"house": "brobnar", "hand": ["blood-money"], "in_play": ["troll"]},
        foe={"aember": 1, "in_play": ["bumpsy", "krump"]},
    )
    duel.play("blood-money")
    assert duel.targets() == ["foe:bumpsy", "foe:krump"]
    duel.choose("krump")
    assert duel.aember("krump") == 2
    assert (duel.me.aember, duel.foe.aember) == (0, 1)
    assert duel.asks("main")


def test_brothers_in_battle_lets_one_house_fight() -> None:
    duel = position(
        me={"house": "brobnar", "hand": ["brothers-in-battle"], "in_play": ["brute", "clerk"]},
        foe={"in_play": ["bumpsy"]},
        stand_ins=[BRUTE, LOGOS_CARD],
    )
    assert not duel.can("fight", "brute")
    duel.play("brothers-in-battle").say("dis")
    assert duel.can("fight", "brute")
    assert not duel.can("reap", "brute")
    assert not duel.can("fight", "clerk")
    assert duel.asks("main")


def test_burn_the_stockpile_from_seven() -> None:
    for aember, left in ((6, 6), (7, 3)):
        duel = position(me={"house": "brobnar", "hand": ["burn-the-stockpile"], "aember": 9}, foe={"aember": aember})
        duel.play("burn-the-stockpile")
        assert (duel.me.aember, duel.foe.aember) == (9, left)
        assert duel.asks("main")


def test_champions_challenge_leaves_one_on_each_side() -> None:
    """KF-G37: between equals the active player decides."""
    duel = position(
        me={"house": "brobnar", "hand": ["champion-s-challenge"], "in_play": ["bumpsy", "troll", "headhunter"]},
        foe={"in_play": ["krump", "valdr", "smaaash"]},
    )
    duel.set("troll", exhausted=True)
    duel.play("champion-s-challenge")
    assert duel.targets() == ["foe:krump", "foe:valdr"]
    duel.choose("krump")
    assert duel.asks("fight", "troll")
    duel.choose("krump")
    assert duel.me.line == ["troll"]
    assert duel.foe.line == []
    assert duel.damage("troll") == 6
    assert duel.asks("main")


def test_champions_challenge_alone_readies_the_champion() -> None:
    duel = position(me={"house": "brobnar", "hand": ["champion-s-challenge"], "in_play": ["troll"]})
    duel.set("troll", exhausted=True)
    duel.play("champion-s-challenge")
    assert duel.ready("troll")
    assert duel.asks("main")


def test_cowards_end_spares_the_damaged() -> None:
    duel = position(
        me={"house": "brobnar", "hand": ["coward-s-end"], "in_play": ["bumpsy", "troll"]}, foe={"in_play": ["krump"]}
    )
    duel.set("troll", damage=1)
    duel.play("coward-s-end")
    assert duel.me.line == ["troll"]
    assert duel.foe.line == []
    assert (duel.me.chains, duel.foe.chains) == (3, 0)
    assert duel.asks("main")


def test_follow_the_leader_lets_all_fight_this_turn() -> None:
    duel = position(
        me={
            "house": "brobnar",
            "houses": ["brobnar", "dis", "logos"],
            "hand": ["follow-the-leader"],
            "in_play": ["brute"],
        },
        foe={"in_play": ["bumpsy"]},
        stand_ins=[BRUTE],
    )
    duel.play("follow-the-leader")
    assert duel.can("fight", "brute")
    assert not duel.can("reap", "brute")
    duel.end().say("brobnar").end().say("brobnar")
    assert not duel.can("fight", "brute")


def test_lava_ball_splashes_the_neighbours() -> None:
    """KF-G48: the neighbours take the splash, those beyond take nothing."""
    duel = position(
        me={"house": "brobnar", "hand": ["lava-ball"]}, foe={"in_play": ["troll", "krump", "bumpsy", "valdr"]}
    )
    duel.play("lava-ball").choose("krump")
    assert [duel.damage(card) for card in ("troll", "krump", "bumpsy", "valdr")] == [2, 4, 2, 0]
    assert duel.asks("main")


def test_loot_the_bodies_pays_for_each_enemy_destroyed_this_turn() -> None:
    """KF-G34: two reactions at once are put in order."""
    duel = position(
        me={"house": "brobnar", "hand": ["loot-the-bodies", "earthshaker"], "in_play": ["wardrummer"]},
        foe={"in_play": ["clerk", "clerk", "troll"]},
        stand_ins=[LOGOS_CARD],
    )
    duel.play("loot-the-bodies")
    duel.play("earthshaker")
    assert duel.foe.line == ["troll"]
    assert duel.asks("order")
    duel.pick(0)
    assert duel.me.aember == 2
    assert duel.asks("main")


def test_take_that_smartypants_counts_every_logos_card_in_play() -> None:
    for tools, stolen in ((1, 0), (2, 2)):
        duel = position(
            me={"house": "brobnar", "hand": ["take-that-smartypants"]},
            foe={"aember": 5, "in_play": ["clerk"] + ["tool"] * tools},
            stand_ins=[LOGOS_CARD, LOGOS_TOOL],
        )
        duel.play("take-that-smartypants")
        assert (duel.me.aember, duel.foe.aember) == (1 + stolen, 5 - stolen)
        assert duel.asks("main")


def test_punch_deals_three() -> None:
    """KF-G6: armour takes its share first."""
    duel = position(
        me={"house": "brobnar", "hand": ["punch", "punch"], "in_play": ["troll"]},
        foe={"in_play": ["guard"]},
        stand_ins=[GUARD],
    )
    duel.play("punch#1")
    assert duel.targets() == ["foe:guard", "troll"]
    duel.choose("guard")
    assert (duel.damage("guard"), duel.armor("guard")) == (1, 0)
    duel.play("punch#2").choose("guard")
    assert duel.zone_of("guard") == "discard"
    assert duel.asks("main")


def test_relentless_assault_fights_with_up_to_three() -> None:
    duel = position(
        me={"house": "brobnar", "hand": ["relentless-assault"], "in_play": ["troll", "krump", "valdr", "bumpsy"]},
        foe={"in_play": ["brute", "guard"]},
        stand_ins=[BRUTE, GUARD],
    )
    for card in ("troll", "krump", "valdr", "bumpsy"):
        duel.set(card, exhausted=True)
    duel.play("relentless-assault")
    assert duel.bounds() == (0, 3)
    duel.choose("krump", "troll", "valdr")
    assert duel.asks("fight", "krump")
    duel.choose("brute")
    assert duel.asks("fight", "troll")
    duel.choose("guard")
    assert duel.foe.line == []
    assert duel.ready("valdr"), "readied, though there is nobody left to fight"
    assert not duel.ready("bumpsy")
    assert duel.asks("main")


def test_smith_pays_who_has_more_creatures() -> None:
    for mine, gained in ((1, 1), (2, 3)):
        duel = position(
            me={"house": "brobnar", "hand": ["smith"], "in_play": ["troll"] * mine}, foe={"in_play": ["krump"]}
        )
        duel.play("smith")
        assert duel.me.aember == gained
        assert duel.asks("main")


def test_sound_the_horns_digs_for_a_giant() -> None:
    duel = position(
        me={"house": "brobnar", "hand": ["sound-the-horns"], "deck": ["punch", "brute", "troll", "krump"]},
        stand_ins=[BRUTE],
    )
    duel.play("sound-the-horns")
    assert duel.me.hand == ["troll"]
    assert duel.me.discard == ["sound-the-horns", "brute", "punch"]
    assert duel.me.deck == ["krump"]
    assert duel.asks("main")


def test_sound_the_horns_may_run_out_of_cards() -> None:
    duel = position(me={"house": "brobnar", "hand": ["sound-the-horns"], "deck": ["punch"], "discard": ["troll"]})
    duel.play("sound-the-horns")
    assert duel.me.hand == []
    assert duel.me.deck == []
    assert duel.asks("main")


def test_tremor_stuns_a_creature_and_its_neighbours() -> None:
    duel = position(me={"house": "brobnar", "hand": ["tremor"]}, foe={"in_play": ["troll", "krump", "bumpsy", "valdr"]})
    duel.play("tremor").choose("troll")
    assert [duel.stunned(card) for card in ("troll", "krump", "bumpsy", "valdr")] == [True, True, False, False]
    assert duel.asks("main")


def test_unguarded_camp_captures_with_different_creatures() -> None:
    duel = position(
        me={"house": "brobnar", "hand": ["unguarded-camp"], "in_play": ["troll", "krump", "bumpsy"]},
        foe={"aember": 5, "in_play": ["valdr"]},
    )
    duel.play("unguarded-camp")
    assert duel.bounds() == (2, 2)
    assert duel.targets() == ["bumpsy", "krump", "troll"]
    duel.choose("troll", "bumpsy")
    assert [duel.aember(card) for card in ("troll", "krump", "bumpsy")] == [1, 0, 1]
    assert (duel.me.aember, duel.foe.aember) == (1, 3)
    assert duel.asks("main")


def test_warsong_pays_for_every_fight() -> None:
    duel = position(
        me={"house": "brobnar", "hand": ["warsong"], "in_play": ["troll", "clerk"]},
        foe={"in_play": ["valdr"]},
        stand_ins=[{**LOGOS_CARD, "house": "brobnar"}],
    )
    duel.play("warsong")
    duel.fight("clerk", "valdr")
    assert duel.me.aember == 1, "also for a creature that dies in the fight"
    duel.fight("troll", "valdr")
    assert duel.me.aember == 2
    assert duel.asks("main")


def test_autocannon_greets_every_creature() -> None:
    duel = position(me={"house": "brobnar", "hand": ["troll"], "in_play": ["autocannon", "krump"]})
    duel.play("troll")
    assert (duel.damage("troll"), duel.damage("krump")) == (1, 0)
    assert duel.asks("main")


def test_autocannon_and_a_play_ability_are_simultaneous() -> None:
    """KF-G34: the active player says which is resolved first."""
    duel = position(me={"house": "brobnar", "hand": ["bumpsy"], "in_play": ["autocannon"]}, foe={"aember": 2})
    duel.play("bumpsy")
    assert duel.asks("order")
    duel.first("autocannon")
    assert (duel.damage("bumpsy"), duel.foe.aember) == (1, 1)
    assert duel.asks("main")


def test_banner_of_battle_strengthens_and_its_loss_kills() -> None:
    """KF-60: a creature with as much damage as power is destroyed, also when it loses power."""
    duel = position(
        me={"house": "brobnar", "hand": ["barehanded"], "in_play": ["banner-of-battle", "troll"]},
        foe={"in_play": ["krump"]},
    )
    assert (duel.power("troll"), duel.power("krump")) == (9, 6)
    duel.set("troll", damage=8)
    duel.play("barehanded")
    assert duel.zone_of("troll") == "discard"
    assert duel.asks("main")


def test_cannon_deals_two() -> None:
    duel = position(me={"house": "brobnar", "in_play": ["cannon"]}, foe={"in_play": ["troll"]})
    duel.use("cannon").choose("troll")
    assert duel.damage("troll") == 2
    assert not duel.ready("cannon")
    assert not duel.can("action", "cannon")
    assert duel.asks("main")


def test_gauntlet_of_command_readies_and_fights() -> None:
    duel = position(me={"house": "brobnar", "in_play": ["gauntlet-of-command", "troll"]}, foe={"in_play": ["bumpsy"]})
    duel.reap("troll").use("gauntlet-of-command").choose("troll").choose("bumpsy")
    assert duel.zone_of("bumpsy") == "discard"
    assert (duel.damage("troll"), duel.me.aember) == (5, 1)
    assert duel.asks("main")


def test_iron_obelisk_counts_damaged_brobnar_creatures() -> None:
    """KF-G19: the current cost is the modified one."""
    duel = position(
        me={"house": "brobnar", "in_play": ["iron-obelisk", "troll", "krump", "brute"]},
        foe={"in_play": ["valdr"]},
        stand_ins=[BRUTE],
    )
    assert duel.foe.key_cost == 6
    for card in ("troll", "krump", "brute", "valdr"):
        duel.set(card, damage=1)
    assert (duel.me.key_cost, duel.foe.key_cost) == (6, 8)
    assert duel.asks("main")


def test_mighty_javelin_is_sacrificed_for_four_damage() -> None:
    """KF-52, KF-53: an Omni ability works under any house, and the artifact goes to its owner's discard pile."""
    duel = position(me={"house": "dis", "in_play": ["mighty-javelin"]}, foe={"in_play": ["troll"]})
    duel.omni("mighty-javelin").choose("troll")
    assert duel.damage("troll") == 4
    assert duel.me.discard == ["mighty-javelin"]
    assert duel.asks("main")


def test_pile_of_skulls_captures_in_your_turn_only() -> None:
    duel = position(
        me={
            "house": "brobnar",
            "houses": ["brobnar", "dis", "logos"],
            "hand": ["punch"],
            "in_play": ["pile-of-skulls", "troll", "krump"],
        },
        foe={"aember": 1, "houses": ["brobnar", "dis", "logos"], "in_play": ["clerk", "headhunter"]},
        stand_ins=[LOGOS_CARD],
    )
    duel.play("punch").choose("clerk")
    assert duel.asks("target", "pile-of-skulls")
    assert duel.targets() == ["krump", "troll"]
    duel.choose("krump")
    assert (duel.aember("krump"), duel.foe.aember) == (1, 0)
    duel.end().say("brobnar").fight("headhunter", "troll")
    assert duel.zone_of("headhunter") == "discard"
    assert duel.aember("krump") == 1
    assert duel.asks("main")


def test_screechbomb_costs_the_opponent_two() -> None:
    duel = position(me={"house": "logos", "in_play": ["screechbomb"]}, foe={"aember": 1})
    duel.omni("screechbomb")
    assert duel.foe.aember == 0
    assert duel.zone_of("screechbomb") == "discard"
    assert duel.asks("main")


def test_the_warchest_counts_enemies_fallen_in_fights() -> None:
    duel = position(
        me={"house": "brobnar", "hand": ["punch"], "in_play": ["the-warchest", "troll"]},
        foe={"in_play": ["headhunter", "clerk"]},
        stand_ins=[LOGOS_CARD],
    )
    duel.play("punch").choose("clerk")
    duel.fight("troll", "headhunter")
    duel.use("the-warchest")
    assert duel.me.aember == 1 + 1, "the bonus of Punch, and the creature that fell in the fight"
    assert duel.asks("main")


def test_bilgum_avalanche_rolls_when_a_key_is_forged() -> None:
    duel = position(
        me={"house": "brobnar", "houses": ["brobnar", "dis", "logos"], "in_play": ["bilgum-avalanche"], "aember": 6},
        foe={"in_play": ["troll", "grenade-snib"], "houses": ["brobnar", "dis", "logos"]},
    )
    duel.end().say("brobnar").end()
    assert duel.asks("key")
    duel.say("Red")
    assert (duel.me.keys, duel.me.aember) == (1, 0)
    assert duel.damage("troll") == 2
    assert duel.zone_of("grenade-snib") == "discard"
    assert duel.damage("bilgum-avalanche") == 0
    assert duel.asks("house")


def test_valdr_hits_flanks_harder_when_attacking() -> None:
    duel = position(
        me={"house": "brobnar", "in_play": ["valdr", "valdr"]}, foe={"in_play": ["troll", "kelifi-dragon", "krump"]}
    )
    duel.fight("valdr#1", "troll")
    assert duel.zone_of("troll") == "discard"
    duel.fight("valdr#2", "kelifi-dragon")
    assert duel.damage("kelifi-dragon") == 8, "the dragon now stands on the flank"
    assert duel.asks("main")


def test_valdr_hits_the_middle_as_others_do() -> None:
    duel = position(me={"house": "brobnar", "in_play": ["valdr"]}, foe={"in_play": ["troll", "kelifi-dragon", "krump"]})
    duel.fight("valdr", "kelifi-dragon")
    assert duel.damage("kelifi-dragon") == 6
    assert duel.asks("main")


def test_bumpsy_makes_the_opponent_lose_one() -> None:
    duel = position(me={"house": "brobnar", "hand": ["bumpsy"], "aember": 2}, foe={"aember": 2})
    duel.play("bumpsy")
    assert (duel.me.aember, duel.foe.aember) == (2, 1)
    assert not duel.ready("bumpsy")
    assert duel.asks("main")


def test_earthshaker_destroys_the_small() -> None:
    duel = position(
        me={"house": "brobnar", "hand": ["earthshaker"], "in_play": ["wardrummer"]},
        foe={"in_play": ["guard", "grenade-snib"]},
        stand_ins=[GUARD],
    )
    duel.play("earthshaker")
    assert duel.me.line == ["earthshaker"]
    assert duel.foe.line == ["guard"]
    assert duel.asks("main")


def test_firespitter_burns_all_enemies_before_the_fight() -> None:
    """KF-G9: before the fight, once the creature is exhausted."""
    duel = position(
        me={"house": "brobnar", "in_play": ["firespitter", "troll"]},
        foe={"in_play": ["bumpsy", "clerk"]},
        stand_ins=[LOGOS_CARD],
    )
    duel.fight("firespitter", "bumpsy")
    assert duel.zone_of("bumpsy") == "discard"
    assert (duel.damage("clerk"), duel.damage("troll")) == (1, 0)
    assert duel.damage("firespitter") == 4, "armour took one"
    assert duel.asks("main")


def test_firespitter_may_end_the_fight_before_it_begins() -> None:
    duel = position(
        me={"house": "brobnar", "in_play": ["firespitter"]}, foe={"in_play": ["clerk"]}, stand_ins=[LOGOS_CARD]
    )
    duel.set("clerk", damage=1)
    duel.fight("firespitter", "clerk")
    assert duel.zone_of("clerk") == "discard"
    assert duel.damage("firespitter") == 0
    assert duel.asks("main")


def test_ganger_chieftain_may_send_a_neighbour_to_fight() -> None:
    """KF-G45: a target that may be declined is one question."""
    duel = position(
        me={"house": "brobnar", "hand": ["ganger-chieftain"], "in_play": ["brute", "troll"]},
        foe={"in_play": ["bumpsy"]},
        stand_ins=[BRUTE],
    )
    duel.set("brute", exhausted=True)
    duel.play("ganger-chieftain", flank="Left")
    assert duel.asks("target", "ganger-chieftain")
    assert duel.bounds() == (0, 1)
    assert duel.targets() == ["brute"]
    duel.choose("brute").choose("bumpsy")
    assert duel.zone_of("bumpsy") == "discard"
    assert duel.asks("main")


def test_ganger_chieftain_declined() -> None:
    duel = position(
        me={"house": "brobnar", "hand": ["ganger-chieftain"], "in_play": ["troll"]}, foe={"in_play": ["bumpsy"]}
    )
    duel.play("ganger-chieftain").choose()
    assert duel.damage("bumpsy") == 0
    assert duel.asks("main")


def test_grenade_snib_takes_two_with_it() -> None:
    """KF-G23: "Destroyed:" resolves before the creature leaves, for its controller."""
    duel = position(
        me={"house": "brobnar", "hand": ["punch"], "aember": 4}, foe={"aember": 4, "in_play": ["grenade-snib"]}
    )
    duel.play("punch").choose("grenade-snib")
    assert (duel.me.aember, duel.foe.aember) == (3, 4)
    assert duel.foe.discard == ["grenade-snib"]
    assert duel.asks("main")


def test_headhunter_gains_when_it_survives_a_fight() -> None:
    """KF-G17: a "Fight:" ability needs a surviving attacker."""
    for foe, gained in (("clerk", 1), ("troll", 0)):
        duel = position(
            me={"house": "brobnar", "in_play": ["headhunter"]}, foe={"in_play": [foe]}, stand_ins=[LOGOS_CARD]
        )
        duel.fight("headhunter", foe)
        assert duel.me.aember == gained
        assert duel.asks("main")


def test_hebe_the_huge_hits_all_other_undamaged_creatures() -> None:
    duel = position(
        me={"house": "brobnar", "hand": ["hebe-the-huge"], "in_play": ["troll"]}, foe={"in_play": ["krump", "valdr"]}
    )
    duel.set("krump", damage=1)
    duel.play("hebe-the-huge")
    assert [duel.damage(card) for card in ("hebe-the-huge", "troll", "krump", "valdr")] == [0, 2, 1, 2]
    assert duel.asks("main")


def test_kelifi_dragon_wants_seven_aember() -> None:
    for aember, playable in ((6, False), (7, True)):
        duel = position(me={"house": "brobnar", "hand": ["kelifi-dragon"], "aember": aember})
        assert duel.can("play", "kelifi-dragon") == playable
        assert duel.can("discard", "kelifi-dragon")


def test_kelifi_dragon_gains_and_burns() -> None:
    duel = position(me={"house": "brobnar", "in_play": ["kelifi-dragon"]}, foe={"in_play": ["troll", "krump"]})
    duel.reap("kelifi-dragon")
    assert duel.me.aember == 2
    duel.choose("troll")
    assert duel.damage("troll") == 5
    assert duel.asks("main")


def test_king_of_the_crag_weakens_enemy_giants() -> None:
    duel = position(
        me={"house": "brobnar", "hand": ["king-of-the-crag"], "in_play": ["troll"]},
        foe={"in_play": ["krump", "grenade-snib", "brute"]},
        stand_ins=[BRUTE],
    )
    duel.play("king-of-the-crag")
    assert duel.zone_of("grenade-snib") == "discard", "without power it is destroyed"
    assert [duel.power(card) for card in ("krump", "brute", "troll")] == [4, 5, 8]
    assert duel.asks("main")


def test_krump_robs_the_fallen() -> None:
    """KF-G17: what refers to the end of a fight needs a survivor."""
    duel = position(me={"house": "brobnar", "in_play": ["krump"]}, foe={"aember": 2, "in_play": ["headhunter"]})
    duel.fight("krump", "headhunter")
    assert (duel.me.aember, duel.foe.aember) == (0, 1)
    assert duel.asks("main")


def test_krump_robs_attackers_too_but_not_from_the_grave() -> None:
    duel = position(
        me={"house": "brobnar", "aember": 2, "in_play": ["headhunter", "valdr"]},
        foe={"aember": 2, "in_play": ["krump"]},
    )
    duel.fight("headhunter", "krump")
    assert (duel.me.aember, duel.foe.aember) == (1, 2)
    duel.fight("valdr", "krump")
    assert (duel.me.aember, duel.foe.aember) == (1, 2)
    assert duel.asks("main")


def test_lomir_flamefist_burns_two_of_seven() -> None:
    for aember, left in ((6, 6), (7, 5)):
        duel = position(me={"house": "brobnar", "hand": ["lomir-flamefist"]}, foe={"aember": aember})
        duel.play("lomir-flamefist")
        assert duel.foe.aember == left
        assert duel.asks("main")


def test_looter_goblin_reaps_the_spoils() -> None:
    duel = position(
        me={"house": "brobnar", "hand": ["punch"], "in_play": ["looter-goblin"]},
        foe={"in_play": ["clerk"]},
        stand_ins=[LOGOS_CARD],
    )
    duel.reap("looter-goblin")
    duel.play("punch").choose("clerk")
    assert duel.me.aember == 3, "reaped, the bonus of Punch, and the spoils"
    assert duel.asks("main")


def test_looter_goblin_is_elusive_once() -> None:
    """KF-G33: the first attack each turn deals no damage either way."""
    duel = position(me={"house": "brobnar", "in_play": ["troll", "krump"]}, foe={"in_play": ["looter-goblin"]})
    duel.fight("troll", "looter-goblin")
    assert (duel.damage("looter-goblin"), duel.damage("troll")) == (0, 0)
    duel.fight("krump", "looter-goblin")
    assert duel.zone_of("looter-goblin") == "discard"
    assert duel.damage("krump") == 2
    assert duel.asks("main")


def test_mugwump_grows_on_victory() -> None:
    """KF-G40, KF-G59: fully healed, and one counter stronger."""
    duel = position(me={"house": "brobnar", "in_play": ["mugwump"]}, foe={"in_play": ["headhunter"]})
    duel.fight("mugwump", "headhunter")
    assert (duel.damage("mugwump"), duel.counters("mugwump"), duel.power("mugwump")) == (0, 1, 7)
    assert duel.asks("main")


def test_pingle_annoys_enemies_only() -> None:
    duel = position(
        me={"house": "brobnar", "hand": ["troll"], "in_play": ["pingle-who-annoys"]},
        foe={"in_play": ["pingle-who-annoys"]},
    )
    duel.play("troll")
    assert duel.damage("troll") == 1
    assert duel.asks("main")


def test_rock_hurling_giant_throws_what_is_discarded() -> None:
    duel = position(
        me={"house": "brobnar", "hand": ["punch", "anger"], "in_play": ["rock-hurling-giant"]},
        foe={"in_play": ["troll"]},
    )
    duel.discard("punch")
    assert duel.asks("target", "rock-hurling-giant")
    assert duel.bounds() == (0, 1)
    duel.choose("troll")
    assert duel.damage("troll") == 4
    duel.discard("anger").choose()
    assert duel.damage("troll") == 4
    assert duel.asks("main")


def test_rogue_ogre_rests_after_a_single_card() -> None:
    """KF-G28: at the end of the turn, after the cards are drawn."""
    for played, healed in ((0, 0), (1, 2), (2, 0)):
        duel = position(
            me={"house": "brobnar", "hand": ["bumpsy", "troll"], "in_play": ["rogue-ogre"]}, foe={"aember": 5}
        )
        duel.set("rogue-ogre", damage=3)
        for card in ["bumpsy", "troll"][:played]:
            duel.play(card)
        duel.end()
        assert duel.damage("rogue-ogre") == 3 - healed
        assert duel.aember("rogue-ogre") == healed // 2
        assert duel.asks("house")


def test_smaaash_stuns_even_itself() -> None:
    duel = position(me={"house": "brobnar", "hand": ["smaaash"]}, foe={"in_play": ["troll"]})
    duel.play("smaaash")
    assert duel.targets() == ["foe:troll", "smaaash"]
    duel.choose("troll")
    assert duel.stunned("troll")
    assert duel.asks("main")


def test_tireless_crocag_fights_under_any_house_and_never_reaps() -> None:
    duel = position(me={"house": "dis", "in_play": ["tireless-crocag"]}, foe={"in_play": ["troll"]})
    assert duel.can("fight", "tireless-crocag")
    assert not duel.can("reap", "tireless-crocag")


def test_tireless_crocag_dies_without_foes() -> None:
    duel = position(me={"house": "brobnar", "hand": ["punch", "tireless-crocag"]}, foe={"in_play": ["grenade-snib"]})
    duel.play("tireless-crocag")
    assert duel.zone_of("tireless-crocag") == "inPlay"
    duel.play("punch").choose("grenade-snib")
    assert duel.zone_of("tireless-crocag") == "discard"
    assert duel.asks("main")


def test_troll_heals_three_when_reaping() -> None:
    duel = position(me={"house": "brobnar", "in_play": ["troll"]})
    duel.set("troll", damage=5)
    duel.reap("troll")
    assert (duel.damage("troll"), duel.me.aember) == (2, 1)
    assert duel.asks("main")


def test_wardrummer_calls_the_others_back() -> None:
    duel = position(
        me={"house": "brobnar", "hand": ["wardrummer"], "in_play": ["troll", "brute", "blood-of-titans"]},
        foe={"in_play": ["krump"]},
        stand_ins=[BRUTE],
    )
    duel.play("wardrummer")
    assert duel.me.hand == ["troll"]
    assert duel.me.line == ["brute", "wardrummer"]
    assert duel.foe.line == ["krump"]
    assert duel.asks("main")


def test_blood_of_titans_makes_a_titan() -> None:
    """KF-46, KF-47: the upgrade modifies its creature, and is discarded when that leaves."""
    duel = position(
        me={"house": "brobnar", "hand": ["blood-of-titans", "anger", "punch"], "in_play": ["grenade-snib"]},
        foe={"in_play": ["troll"]},
    )
    duel.play("blood-of-titans", on="grenade-snib")
    assert (duel.power("grenade-snib"), duel.me.aember) == (7, 1)
    duel.play("anger").choose("grenade-snib").choose("troll")
    assert duel.zone_of("grenade-snib") == "discard"
    assert duel.zone_of("blood-of-titans") == "discard"
    assert duel.damage("troll") == 7
    assert duel.asks("main")


def test_phoenix_heart_returns_the_creature_in_flames() -> None:
    duel = position(
        me={"house": "brobnar", "hand": ["phoenix-heart", "punch"], "in_play": ["grenade-snib", "troll"]},
        foe={"aember": 3, "in_play": ["krump", "clerk"]},
        stand_ins=[LOGOS_CARD],
    )
    duel.play("phoenix-heart", on="grenade-snib")
    duel.play("punch").choose("grenade-snib")
    assert duel.asks("order"), "its own Destroyed ability, and the one it gained"
    duel.pick(1)
    assert duel.me.hand == ["grenade-snib"]
    assert duel.foe.aember == 1
    assert (duel.damage("troll"), duel.damage("krump")) == (3, 3)
    assert duel.zone_of("clerk") == "discard"
    assert duel.zone_of("phoenix-heart") == "discard"
    assert duel.asks("main")


def test_yo_mama_mastery_heals_and_provokes() -> None:
    """KF-G49: neighbours of a creature with taunt cannot be attacked."""
    duel = position(
        me={
            "house": "brobnar",
            "houses": ["brobnar", "dis", "logos"],
            "hand": ["yo-mama-mastery"],
            "in_play": ["krump", "troll", "valdr", "bumpsy"],
        },
        foe={"in_play": ["headhunter"], "houses": ["brobnar", "dis", "logos"]},
    )
    duel.set("troll", damage=5)
    duel.play("yo-mama-mastery", on="troll")
    assert duel.damage("troll") == 0
    assert duel.keyword("troll", "taunt") == 1
    duel.end().say("brobnar").act("fight", "headhunter")
    assert duel.targets() == ["bumpsy", "troll"]
