"""Every card of house Sanctum, as questions to a judge."""

import pytest

from tests.scenarios.referee import Scenario, lay


def begone(way: int) -> Scenario:
    duel = lay(
        house="sanctum",
        me={"hand": ["begone"], "inPlay": ["charette", "sequis"]},
        foe={"inPlay": ["shooler", "bumpsy"]},
    )
    duel.play("begone")
    assert len(duel.options()) == 2
    duel.way(way)
    return duel


def test_begone_destroys_every_dis_creature() -> None:
    """The first way destroys the Dis creatures of both players and gains nothing."""
    duel = begone(0)
    assert duel.me.line == ["sequis"]
    assert duel.foe.line == ["bumpsy"]
    assert duel.me.amber == 0
    duel.expect("main")


def test_begone_gains_one_amber_instead() -> None:
    """The second way gains one and destroys nothing."""
    duel = begone(1)
    assert duel.me.line == ["charette", "sequis"]
    assert duel.foe.line == ["shooler", "bumpsy"]
    assert duel.me.amber == 1
    duel.expect("main")


def test_blinding_light_stuns_the_house_named() -> None:
    """Creatures of the named house are stunned on both sides."""
    duel = lay(
        house="sanctum",
        me={"hand": ["blinding-light"], "inPlay": ["troll", "sequis"]},
        foe={"inPlay": ["bumpsy", "charette"]},
    )
    duel.play("blinding-light")
    duel.expect("choice", "blinding-light")
    duel.answer("Brobnar")
    stunned = [duel.card(name)["stunned"] for name in ("troll", "sequis", "bumpsy", "charette")]
    assert stunned == [True, False, True, False]
    assert duel.me.amber == 1
    duel.expect("main")


def test_charge_arms_each_creature_played_after_it() -> None:
    """Each creature played later this turn deals two damage to an enemy creature when it enters."""
    duel = lay(
        house="sanctum",
        me={"hand": ["charge", "champion-anaphiel", "sequis"]},
        foe={"inPlay": ["bumpsy", "troll"]},
    )
    duel.play("charge")
    duel.play("champion-anaphiel")
    duel.expect("target")
    assert set(duel.options()) == {"bumpsy", "troll"}
    duel.answer("bumpsy")
    duel.play("sequis", "Left", "bumpsy")
    assert duel.card("bumpsy")["damage"] == 4
    assert duel.card("troll")["damage"] == 0
    assert duel.me.amber == 1
    duel.expect("main")


def test_cleansing_wave_pays_for_each_creature_healed() -> None:
    """KF-G20: each damaged creature of both players heals one; undamaged ones bring nothing."""
    duel = lay(
        house="sanctum",
        me={"hand": ["cleansing-wave"], "inPlay": ["troll", "sequis"]},
        foe={"inPlay": ["bumpsy", "charette"]},
    )
    duel.set("troll", damage=3)
    duel.set("bumpsy", damage=1)
    duel.play("cleansing-wave")
    assert duel.card("troll")["damage"] == 2
    assert duel.card("bumpsy")["damage"] == 0
    assert (duel.me.amber, duel.foe.amber) == (2, 0)
    duel.expect("main")


def test_clear_mind_unstuns_friends_only() -> None:
    """Friendly creatures lose their stun without being used; enemies keep theirs."""
    duel = lay(
        house="sanctum",
        me={"hand": ["clear-mind"], "inPlay": ["troll", "sequis"]},
        foe={"inPlay": ["bumpsy"]},
    )
    for name in ("troll", "sequis", "bumpsy"):
        duel.set(name, stunned=True)
    duel.play("clear-mind")
    assert not duel.card("troll")["stunned"]
    assert not duel.card("sequis")["stunned"]
    assert not duel.card("sequis")["exhausted"]
    assert duel.card("bumpsy")["stunned"]
    assert duel.me.amber == 1
    duel.expect("main")


@pytest.mark.parametrize(("mine", "theirs", "after"), [(5, 9, (5, 5)), (4, 5, (5, 5)), (2, 6, (3, 5)), (8, 0, (5, 0))])
def test_doorstep_to_heaven_cuts_to_five(mine: int, theirs: int, after: tuple[int, int]) -> None:
    """Players with six or more are cut to five, the bonus æmber included."""
    duel = lay(house="sanctum", me={"hand": ["doorstep-to-heaven"], "amber": mine}, foe={"amber": theirs})
    duel.play("doorstep-to-heaven")
    assert (duel.me.amber, duel.foe.amber) == after
    duel.expect("main")


@pytest.mark.parametrize(("enemies", "gain"), [(3, 2), (2, 1), (1, 0), (0, 0)])
def test_glorious_few_pays_for_the_excess(enemies: int, gain: int) -> None:
    """One æmber for each enemy creature beyond the player's own number."""
    foes = ["bumpsy", "charette", "shooler"][:enemies]
    duel = lay(house="sanctum", me={"hand": ["glorious-few"], "inPlay": ["troll"]}, foe={"inPlay": foes})
    duel.play("glorious-few")
    assert duel.me.amber == gain
    duel.expect("main")


def test_honorable_claim_has_each_knight_capture() -> None:
    """Friendly Knights of any house capture one each; others don't."""
    duel = lay(
        house="sanctum",
        me={"hand": ["honorable-claim"], "inPlay": ["sequis", "the-terror", "troll"]},
        foe={"amber": 5, "inPlay": ["raiding-knight"]},
    )
    duel.play("honorable-claim")
    assert [duel.card(name)["amber"] for name in ("sequis", "the-terror", "troll", "raiding-knight")] == [1, 1, 0, 0]
    assert (duel.me.amber, duel.foe.amber) == (1, 3)
    duel.expect("main")


def test_honorable_claim_with_too_little_amber_asks_which_knight() -> None:
    """KF-D12: one æmber and two Knights: the active player says who captures it."""
    duel = lay(
        house="sanctum",
        me={"hand": ["honorable-claim"], "inPlay": ["sequis", "troll", "bulwark"]},
        foe={"amber": 1},
    )
    duel.play("honorable-claim")
    assert set(duel.options()) == {"sequis", "bulwark"}
    duel.answer("bulwark")
    assert [duel.card(name)["amber"] for name in ("sequis", "bulwark")] == [0, 1]
    assert duel.foe.amber == 0
    duel.expect("main")


def test_inspiration_readies_and_uses_a_friendly_creature() -> None:
    """An exhausted friendly creature of any house is readied and used at once."""
    duel = lay(house="sanctum", me={"hand": ["inspiration"], "inPlay": ["headhunter"]}, foe={"inPlay": ["charette"]})
    duel.set("headhunter", exhausted=True)
    duel.play("inspiration")
    assert duel.options() == ["headhunter"]
    duel.answer("headhunter", "Fight", "charette")
    assert duel.zone("charette") == "discard"
    assert duel.card("headhunter")["damage"] == 4
    assert duel.card("headhunter")["exhausted"]
    assert duel.me.amber == 1
    assert duel.zone("inspiration") == "discard"
    duel.expect("main")


def test_mighty_lance_strikes_a_creature_and_one_neighbour() -> None:
    """Three damage to a creature, and three to one of its neighbours, even if the first one dies."""
    duel = lay(
        house="sanctum", me={"hand": ["mighty-lance"]}, foe={"inPlay": ["bumpsy", "tocsin", "troll", "charette"]}
    )
    duel.play("mighty-lance", "tocsin")
    duel.expect("target", "mighty-lance")
    assert set(duel.options()) == {"bumpsy", "troll"}
    duel.answer("troll")
    assert duel.zone("tocsin") == "discard"
    assert duel.card("troll")["damage"] == 3
    assert duel.card("bumpsy")["damage"] == 0
    duel.expect("main")


def test_mighty_lance_on_a_lone_creature_strikes_once() -> None:
    """Without a neighbour only the first damage is dealt."""
    duel = lay(house="sanctum", me={"hand": ["mighty-lance"], "inPlay": ["sequis"]}, foe={"inPlay": ["troll"]})
    duel.play("mighty-lance", "troll")
    assert duel.card("troll")["damage"] == 3
    assert duel.card("sequis")["damage"] == 0
    duel.expect("main")


def test_oath_of_poverty_trades_artifacts_for_amber() -> None:
    """The player's own artifacts are destroyed for two æmber each; the opponent's stay."""
    duel = lay(
        house="sanctum",
        me={"hand": ["oath-of-poverty"], "inPlay": ["cannon", "hallowed-blaster", "sequis"]},
        foe={"inPlay": ["library-of-babble"]},
    )
    duel.play("oath-of-poverty")
    assert sorted(duel.me.cards("discard")) == ["cannon", "hallowed-blaster", "oath-of-poverty"]
    assert duel.zone("library-of-babble") == "inPlay"
    assert duel.zone("sequis") == "inPlay"
    assert duel.me.amber == 5
    duel.expect("main")


def test_one_stood_against_many_fights_three_different_enemies() -> None:
    """One friendly creature is readied and fights three times, never the same enemy twice."""
    duel = lay(
        house="sanctum",
        me={"hand": ["one-stood-against-many"], "inPlay": ["champion-anaphiel", "troll"]},
        foe={"inPlay": ["bad-penny", "silvertooth", "dust-pixie", "bumpsy"]},
    )
    duel.set("troll", exhausted=True)
    duel.play("one-stood-against-many")
    assert set(duel.options()) == {"champion-anaphiel", "troll"}
    duel.answer("troll", "bumpsy")
    assert set(duel.options()) == {"bad-penny", "silvertooth", "dust-pixie"}
    duel.answer("silvertooth", "dust-pixie")
    assert duel.zone("troll") == "discard"
    assert duel.foe.line == ["bad-penny"]
    assert not duel.card("champion-anaphiel")["exhausted"]
    duel.expect("main")


def test_one_stood_against_many_never_the_same_survivor_twice() -> None:
    """With a single enemy that survives there is a single fight."""
    duel = lay(
        house="sanctum",
        me={"hand": ["one-stood-against-many"], "inPlay": ["sequis"]},
        foe={"inPlay": ["troll"]},
    )
    duel.set("sequis", powerCounters=3)
    duel.play("one-stood-against-many", "sequis", "troll")
    assert duel.card("troll")["damage"] == 7
    assert duel.card("sequis")["damage"] == 6
    duel.expect("main")


def test_radiant_truth_stuns_enemies_off_the_flanks() -> None:
    """Enemy creatures between two others are stunned; flanks and friends aren't."""
    duel = lay(
        house="sanctum",
        me={"hand": ["radiant-truth"], "inPlay": ["sequis", "troll", "bulwark"]},
        foe={"inPlay": ["bumpsy", "charette", "shooler", "tocsin"]},
    )
    duel.play("radiant-truth")
    assert [duel.card(name)["stunned"] for name in duel.foe.line] == [False, True, True, False]
    assert not duel.card("troll")["stunned"]
    duel.expect("main")


def test_shield_of_justice_keeps_friends_from_damage() -> None:
    """Friendly creatures can't be dealt damage this turn, and deal their own as usual."""
    duel = lay(
        house="sanctum",
        me={"hand": ["shield-of-justice"], "inPlay": ["sequis"]},
        foe={"inPlay": ["bumpsy", "briar-grubbling"]},
    )
    duel.play("shield-of-justice")
    duel.fight("sequis", "briar-grubbling")
    assert duel.zone("sequis") == "inPlay"
    assert duel.card("sequis")["damage"] == 0
    assert duel.card("sequis")["armor"] == 2
    assert duel.zone("briar-grubbling") == "discard"
    duel.next_turn("Brobnar")
    duel.fight("bumpsy", "sequis")
    assert duel.card("sequis")["damage"] == 3
    duel.expect("main")


def test_take_hostages_pays_each_fight_with_a_captive() -> None:
    """Each time a friendly creature fights this turn it captures one."""
    duel = lay(
        house="sanctum",
        me={"hand": ["take-hostages"], "inPlay": ["champion-anaphiel", "sequis"]},
        foe={"amber": 5, "inPlay": ["bad-penny", "troll"]},
    )
    duel.play("take-hostages")
    duel.fight("champion-anaphiel", "bad-penny")
    assert duel.card("champion-anaphiel")["amber"] == 1
    assert duel.foe.amber == 4
    duel.reap("sequis")
    assert duel.card("sequis")["amber"] == 1
    assert duel.foe.amber == 3
    duel.expect("main")


def test_terms_of_redress_has_a_friend_capture_two() -> None:
    """A friendly creature of any house captures two æmber."""
    duel = lay(
        house="sanctum",
        me={"hand": ["terms-of-redress"], "inPlay": ["sequis", "troll"]},
        foe={"amber": 5, "inPlay": ["bumpsy"]},
    )
    duel.play("terms-of-redress")
    assert set(duel.options()) == {"sequis", "troll"}
    duel.answer("troll")
    assert duel.card("troll")["amber"] == 2
    assert (duel.me.amber, duel.foe.amber) == (1, 3)
    duel.expect("main")


def test_the_harder_they_come_purges_power_five_and_up() -> None:
    """Power five can be chosen, four can't, current power deciding."""
    duel = lay(
        house="sanctum",
        me={"hand": ["the-harder-they-come"], "inPlay": ["sequis", "champion-anaphiel"]},
        foe={"inPlay": ["bumpsy", "charette", "snufflegator"]},
    )
    duel.set("snufflegator", powerCounters=1)
    duel.play("the-harder-they-come")
    assert set(duel.options()) == {"champion-anaphiel", "bumpsy", "snufflegator"}
    duel.answer("bumpsy")
    assert duel.zone("bumpsy") == "purged"
    duel.expect("main")


def test_the_spirit_s_way_destroys_power_three_and_up() -> None:
    """Creatures of three power die, creatures of two live, on both sides."""
    duel = lay(
        house="sanctum",
        me={"hand": ["the-spirit-s-way"], "inPlay": ["sequis", "silvertooth"]},
        foe={"inPlay": ["tocsin", "dust-pixie", "troll"]},
    )
    duel.play("the-spirit-s-way")
    assert duel.me.line == ["silvertooth"]
    assert duel.foe.line == ["dust-pixie"]
    duel.expect("main")


def test_virtuous_works_are_worth_three() -> None:
    """Nothing but a bonus of three."""
    duel = lay(house="sanctum", me={"hand": ["virtuous-works"], "inPlay": ["sequis"]}, foe={"amber": 2})
    duel.play("virtuous-works")
    assert (duel.me.amber, duel.foe.amber) == (3, 2)
    assert duel.zone("virtuous-works") == "discard"
    duel.expect("main")


def test_epic_quest_sends_the_knights_to_the_archives() -> None:
    """Played, it archives each friendly Knight in play."""
    duel = lay(
        house="sanctum",
        me={"hand": ["epic-quest", "bulwark"], "inPlay": ["sequis", "grey-monk", "the-terror"]},
        foe={"inPlay": ["raiding-knight"]},
    )
    duel.play("epic-quest")
    assert sorted(duel.me.cards("archives")) == ["sequis", "the-terror"]
    assert duel.me.line == ["grey-monk"]
    assert duel.zone("raiding-knight") == "inPlay"
    assert duel.me.cards("hand") == ["bulwark"]
    duel.expect("main")


WORKS = ["virtuous-works"] * 5


def test_epic_quest_forges_a_free_key_after_seven_sanctum_cards() -> None:
    """The seventh Sanctum card played this turn opens the forge; the key costs nothing."""
    duel = lay(house="sanctum", me={"hand": [*WORKS, "clear-mind", "radiant-truth"], "inPlay": ["epic-quest"]})
    for name in (*WORKS, "clear-mind", "radiant-truth"):
        duel.play(name)
    duel.use("epic-quest", "Blue")
    assert duel.me.facts["keys"] == ["blue"]
    assert duel.me.amber == 17
    assert duel.zone("epic-quest") == "discard"
    duel.expect("main")


def test_epic_quest_after_six_sanctum_cards_stays() -> None:
    """Six are not enough: no key, no sacrifice."""
    duel = lay(house="sanctum", me={"hand": [*WORKS, "clear-mind"], "inPlay": ["epic-quest"]})
    for name in (*WORKS, "clear-mind"):
        duel.play(name)
    duel.use("epic-quest")
    assert duel.me.keys == 0
    assert duel.zone("epic-quest") == "inPlay"
    duel.expect("main")


def test_gorm_of_omm_destroys_an_artifact() -> None:
    """Sacrificed in any house's turn, it destroys an artifact of either player."""
    duel = lay(
        house="brobnar", me={"inPlay": ["gorm-of-omm", "cannon"]}, foe={"inPlay": ["library-of-babble", "troll"]}
    )
    duel.use("gorm-of-omm")
    assert set(duel.options()) == {"cannon", "library-of-babble"}
    duel.answer("library-of-babble")
    assert duel.zone("library-of-babble") == "discard"
    assert duel.zone("gorm-of-omm") == "discard"
    assert duel.zone("cannon") == "inPlay"
    duel.expect("main")


def test_hallowed_blaster_heals_three() -> None:
    """Up to three damage leaves a creature, friend or foe."""
    duel = lay(house="sanctum", me={"inPlay": ["hallowed-blaster", "troll"]}, foe={"inPlay": ["bumpsy"]})
    duel.set("troll", damage=5)
    duel.set("bumpsy", damage=2)
    duel.use("hallowed-blaster")
    assert {"troll", "bumpsy"} <= set(duel.options())
    duel.answer("troll")
    assert duel.card("troll")["damage"] == 2
    assert duel.card("bumpsy")["damage"] == 2
    duel.expect("main")


def test_potion_of_invulnerability_protects_for_a_turn() -> None:
    """Sacrificed in any house's turn, it keeps damage from friendly creatures."""
    duel = lay(
        house="brobnar",
        me={"hand": ["punch"], "inPlay": ["potion-of-invulnerability", "bumpsy"]},
        foe={"inPlay": ["troll"]},
    )
    duel.use("potion-of-invulnerability")
    assert duel.zone("potion-of-invulnerability") == "discard"
    duel.play("punch", "bumpsy")
    assert duel.card("bumpsy")["damage"] == 0
    duel.fight("bumpsy", "troll")
    assert duel.zone("bumpsy") == "inPlay"
    assert duel.card("bumpsy")["damage"] == 0
    assert duel.card("troll")["damage"] == 5
    duel.expect("main")


def test_round_table_seats_the_friendly_knights() -> None:
    """Friendly Knights have one more power and taunt; others and enemy Knights don't."""
    duel = lay(
        house="sanctum", me={"inPlay": ["round-table", "sequis", "grey-monk"]}, foe={"inPlay": ["raiding-knight"]}
    )
    assert duel.card("sequis")["power"] == 5
    assert duel.card("sequis")["keywords"].get("taunt")
    assert duel.card("grey-monk")["power"] == 3
    assert not duel.card("grey-monk")["keywords"].get("taunt")
    assert duel.card("raiding-knight")["power"] == 4
    duel.next_turn("Brobnar")
    duel.expect("main")


def test_without_the_round_table_a_wounded_knight_falls() -> None:
    """Four damage is enough when the fifth power goes."""
    duel = lay(house="sanctum", me={"inPlay": ["round-table", "sequis", "gorm-of-omm"]})
    duel.set("sequis", damage=4)
    duel.use("gorm-of-omm", "round-table")
    assert duel.zone("sequis") == "discard"
    duel.expect("main")


def test_sigil_of_brotherhood_wakes_the_sanctum_creatures() -> None:
    """Sacrificed in another house's turn, it lets Sanctum creatures be used, not Sanctum artifacts."""
    duel = lay(house="brobnar", me={"inPlay": ["sigil-of-brotherhood", "sequis", "hallowed-blaster", "charette"]})
    assert not duel.can("reap", "sequis")
    duel.use("sigil-of-brotherhood")
    assert duel.zone("sigil-of-brotherhood") == "discard"
    assert duel.can("reap", "sequis")
    assert not duel.can("action", "hallowed-blaster")
    assert not duel.can("reap", "charette")
    duel.reap("sequis")
    assert duel.me.amber == 1
    duel.expect("main")


def test_whispering_reliquary_returns_an_artifact_to_its_owner() -> None:
    """Any artifact in play can go back to its owner's hand."""
    duel = lay(
        house="sanctum", me={"inPlay": ["whispering-reliquary", "cannon"]}, foe={"inPlay": ["library-of-babble"]}
    )
    duel.use("whispering-reliquary")
    assert set(duel.options()) == {"whispering-reliquary", "cannon", "library-of-babble"}
    duel.answer("library-of-babble")
    assert duel.foe.cards("hand") == ["library-of-babble"]
    duel.expect("main")


def test_bulwark_armours_its_neighbours() -> None:
    """Those beside it have two more armour, neither it nor those further off."""
    duel = lay(house="sanctum", me={"inPlay": ["sequis", "bulwark", "troll", "grey-monk"]})
    armors = [duel.card(name)["armorMax"] for name in ("sequis", "bulwark", "troll", "grey-monk")]
    assert armors == [5, 3, 3, 1]
    duel.expect("main")


def test_champion_anaphiel_taunts() -> None:
    """Its neighbours can't be attacked, those further off can."""
    duel = lay(
        house="brobnar",
        me={"inPlay": ["troll"]},
        foe={"inPlay": ["sequis", "champion-anaphiel", "grey-monk", "bulwark"]},
    )
    assert duel.card("champion-anaphiel")["power"] == 6
    assert duel.card("champion-anaphiel")["armorMax"] == 2
    duel.act("fight", "troll")
    assert set(duel.options()) == {"champion-anaphiel", "bulwark"}
    duel.expect("fight")


def test_champion_tabris_captures_after_a_fight() -> None:
    """A fight it survives captures one."""
    duel = lay(house="sanctum", me={"inPlay": ["champion-tabris"]}, foe={"amber": 3, "inPlay": ["bumpsy"]})
    duel.fight("champion-tabris", "bumpsy")
    assert duel.card("champion-tabris")["amber"] == 1
    assert duel.card("champion-tabris")["damage"] == 3
    assert duel.foe.amber == 2
    duel.expect("main")


def test_champion_tabris_reaping_captures_nothing() -> None:
    """Its ability belongs to fights."""
    duel = lay(house="sanctum", me={"inPlay": ["champion-tabris"]}, foe={"amber": 3})
    duel.reap("champion-tabris")
    assert (duel.me.amber, duel.foe.amber, duel.card("champion-tabris")["amber"]) == (1, 3, 0)
    duel.expect("main")


def test_commander_remiel_commands_another_house() -> None:
    """After its reap a friendly creature outside Sanctum is used."""
    duel = lay(house="sanctum", me={"inPlay": ["commander-remiel", "bumpsy", "sequis"]}, foe={"inPlay": ["dust-pixie"]})
    duel.reap("commander-remiel")
    assert duel.options() == ["bumpsy"]
    duel.answer("bumpsy", "Fight", "dust-pixie")
    assert duel.zone("dust-pixie") == "discard"
    assert duel.card("bumpsy")["exhausted"]
    assert duel.me.amber == 1
    duel.expect("main")


def test_duma_s_death_heals_its_side_and_draws_two() -> None:
    """Destroyed on the opponent's turn, it heals its own side and its controller draws."""
    duel = lay(
        house="sanctum",
        me={"inPlay": ["duma-the-martyr", "sequis"], "deck": ["anger"] * 8},
        foe={"inPlay": ["troll"]},
    )
    duel.set("sequis", damage=3)
    duel.set("troll", damage=2)
    duel.next_turn("Brobnar")
    duel.fight("troll", "duma-the-martyr")
    assert duel.zone("duma-the-martyr") == "discard"
    assert duel.card("sequis")["damage"] == 0
    assert duel.card("troll")["damage"] == 5
    assert len(duel.me.cards("hand")) == 8
    assert duel.foe.cards("hand") == []
    duel.expect("main")


def test_francus_captures_from_each_victim() -> None:
    """An enemy destroyed fighting it, attacked or attacking, brings a captive; a survivor doesn't."""
    duel = lay(
        house="sanctum", me={"inPlay": ["francus"]}, foe={"amber": 5, "inPlay": ["dust-pixie", "headhunter", "troll"]}
    )
    duel.fight("francus", "dust-pixie")
    assert duel.card("francus")["amber"] == 1
    duel.next_turn("Brobnar")
    duel.fight("headhunter", "francus")
    assert duel.zone("headhunter") == "discard"
    assert duel.card("francus")["amber"] == 2
    assert duel.foe.amber == 3
    duel.expect("main")


def test_francus_captures_nothing_from_a_survivor() -> None:
    """The enemy has to be destroyed."""
    duel = lay(house="sanctum", me={"inPlay": ["francus"]}, foe={"amber": 5, "inPlay": ["champion-tabris"]})
    duel.fight("francus", "champion-tabris")
    assert duel.card("francus")["damage"] == 5
    assert duel.card("champion-tabris")["damage"] == 4
    assert duel.card("francus")["amber"] == 0
    assert duel.foe.amber == 5
    duel.expect("main")


def test_grey_monk_armours_its_side_and_heals() -> None:
    """Each friendly creature, itself too, has one more armour; its reap heals two damage of a creature."""
    duel = lay(house="sanctum", me={"inPlay": ["grey-monk", "troll"]}, foe={"inPlay": ["bumpsy"]})
    assert [duel.card(name)["armorMax"] for name in ("grey-monk", "troll", "bumpsy")] == [1, 1, 0]
    duel.set("troll", damage=3)
    duel.reap("grey-monk")
    assert "troll" in duel.options()
    duel.answer("troll")
    assert duel.card("troll")["damage"] == 1
    duel.expect("main")


def test_hayyel_is_paid_for_each_artifact_played() -> None:
    """One æmber for each artifact its controller plays, nothing for other cards."""
    duel = lay(
        house="sanctum",
        me={"hand": ["hallowed-blaster", "whispering-reliquary", "clear-mind"], "inPlay": ["hayyel-the-merchant"]},
    )
    duel.play("hallowed-blaster")
    duel.play("whispering-reliquary")
    assert duel.me.amber == 2
    duel.play("clear-mind")
    assert duel.me.amber == 3
    duel.expect("main")


def test_horseman_of_death_calls_the_horsemen_back() -> None:
    """Each Horseman of the discard pile returns to hand, in one go and without a question."""
    duel = lay(
        house="sanctum",
        me={
            "hand": ["horseman-of-death"],
            "discard": ["horseman-of-war", "sequis", "horseman-of-famine"],
            "inPlay": ["horseman-of-pestilence"],
        },
        foe={"discard": ["horseman-of-war"]},
    )
    duel.play("horseman-of-death", "Left")
    assert sorted(duel.me.cards("hand")) == ["horseman-of-famine", "horseman-of-war"]
    assert duel.me.cards("discard") == ["sequis"]
    assert duel.foe.cards("discard") == ["horseman-of-war"]
    duel.expect("main")


def test_horseman_of_famine_destroys_one_of_the_weakest() -> None:
    """KF-G36: among equals the active player chooses; stronger creatures aren't on offer."""
    duel = lay(
        house="sanctum",
        me={"hand": ["horseman-of-famine"], "inPlay": ["silvertooth"]},
        foe={"inPlay": ["grenade-snib", "bumpsy"], "amber": 4},
    )
    duel.play("horseman-of-famine", "Left")
    duel.expect("target", "horseman-of-famine")
    assert set(duel.options()) == {"silvertooth", "grenade-snib"}
    duel.answer("grenade-snib")
    assert duel.zone("grenade-snib") == "discard"
    assert duel.zone("silvertooth") == "inPlay"
    assert duel.foe.amber == 4
    duel.expect("main")


def test_horseman_of_famine_after_a_reap_may_be_its_own_victim() -> None:
    """Reaping destroys the weakest creature, itself if it is the weakest."""
    duel = lay(house="sanctum", me={"inPlay": ["horseman-of-famine"]}, foe={"inPlay": ["troll"]})
    duel.reap("horseman-of-famine")
    assert duel.options() == ["horseman-of-famine"]
    duel.answer("horseman-of-famine")
    assert duel.zone("horseman-of-famine") == "discard"
    assert duel.zone("troll") == "inPlay"
    assert duel.me.amber == 1
    duel.expect("main")


def test_horseman_of_famine_after_a_fight() -> None:
    """The weakest creature is sought after the fight, among those left."""
    duel = lay(
        house="sanctum", me={"inPlay": ["horseman-of-famine"]}, foe={"inPlay": ["dust-pixie", "tocsin", "troll"]}
    )
    duel.fight("horseman-of-famine", "dust-pixie", "tocsin")
    assert duel.foe.line == ["troll"]
    duel.expect("main")


def test_horseman_of_pestilence_spares_horsemen() -> None:
    """One damage to each creature that isn't a Horseman when it is played."""
    duel = lay(
        house="sanctum",
        me={"hand": ["horseman-of-pestilence"], "inPlay": ["horseman-of-death", "grey-monk", "troll"]},
        foe={"inPlay": ["bumpsy", "dust-pixie"]},
    )
    duel.play("horseman-of-pestilence", "Left")
    assert duel.card("horseman-of-death")["damage"] == 0
    assert duel.card("horseman-of-pestilence")["damage"] == 0
    assert duel.card("troll")["damage"] == 0
    assert duel.card("troll")["armor"] == 0
    assert duel.card("bumpsy")["damage"] == 1
    assert duel.zone("dust-pixie") == "discard"
    duel.expect("main")


@pytest.mark.parametrize("use", ["reap", "fight"])
def test_horseman_of_pestilence_after_each_use(use: str) -> None:
    """Reaping and fighting spread the same damage."""
    duel = lay(house="sanctum", me={"inPlay": ["horseman-of-pestilence"]}, foe={"inPlay": ["tocsin", "troll"]})
    if use == "reap":
        duel.reap("horseman-of-pestilence")
    else:
        duel.fight("horseman-of-pestilence", "tocsin")
    assert duel.card("troll")["damage"] == 1
    duel.expect("main")


def test_horseman_of_war_lets_every_friend_fight_and_only_fight() -> None:
    """KF-D10: friendly creatures of every house can fight this turn; none can reap, not even Sanctum's."""
    duel = lay(
        house="sanctum",
        me={"hand": ["horseman-of-war"], "inPlay": ["bumpsy", "sequis"]},
        foe={"inPlay": ["troll", "dust-pixie"]},
    )
    duel.play("horseman-of-war", "Left")
    assert duel.can("fight", "bumpsy")
    assert duel.can("fight", "sequis")
    assert not duel.can("reap", "bumpsy")
    assert not duel.can("reap", "sequis")
    duel.fight("bumpsy", "dust-pixie")
    assert duel.zone("dust-pixie") == "discard"
    duel.expect("main")


@pytest.mark.parametrize(("house", "amber"), [("Sanctum", 2), ("Dis", 0)])
def test_jehu_is_paid_when_sanctum_is_chosen(house: str, amber: int) -> None:
    """Choosing Sanctum gains two æmber, another house none."""
    duel = lay(house=None, me={"houses": ["sanctum", "dis", "mars"], "inPlay": ["jehu-the-bureaucrat"]})
    duel.expect("house")
    duel.answer(house)
    assert (duel.me.amber, duel.foe.amber) == (amber, 0)
    duel.expect("main")


def test_jehu_ignores_the_opponent_s_choice() -> None:
    """Only its controller's choice of Sanctum pays."""
    duel = lay(
        house="brobnar",
        me={"inPlay": ["jehu-the-bureaucrat"]},
        foe={"houses": ["sanctum", "dis", "mars"]},
    )
    duel.next_turn("Sanctum")
    assert (duel.me.amber, duel.foe.amber) == (0, 0)
    duel.expect("main")


def test_lady_maxena_stuns_on_arrival() -> None:
    """When played she stuns a creature, friend or foe."""
    duel = lay(house="sanctum", me={"hand": ["lady-maxena"], "inPlay": ["sequis"]}, foe={"inPlay": ["troll"]})
    duel.play("lady-maxena", "Right")
    assert set(duel.options()) == {"lady-maxena", "sequis", "troll"}
    duel.answer("troll")
    assert duel.card("troll")["stunned"]
    assert not duel.card("sequis")["stunned"]
    duel.expect("main")


def test_lady_maxena_returns_to_hand() -> None:
    """Her action takes her back to her owner's hand, whence she can be played again."""
    duel = lay(house="sanctum", me={"inPlay": ["lady-maxena"]}, foe={"inPlay": ["troll"]})
    duel.use("lady-maxena")
    assert duel.me.cards("hand") == ["lady-maxena"]
    duel.play("lady-maxena", "troll")
    assert duel.card("troll")["stunned"]
    duel.expect("main")


def test_lord_golgotha_strikes_beside_its_opponent_first() -> None:
    """The neighbours of the creature it fights take three damage before the fight."""
    duel = lay(
        house="sanctum",
        me={"inPlay": ["lord-golgotha"]},
        foe={"inPlay": ["tocsin", "bumpsy", "troll", "charette"]},
    )
    duel.fight("lord-golgotha", "bumpsy")
    assert duel.foe.line == ["troll", "charette"]
    assert duel.card("troll")["damage"] == 3
    assert duel.card("charette")["damage"] == 0
    assert duel.card("lord-golgotha")["damage"] == 3
    duel.expect("main")


def test_numquid_the_fair_destroys_until_the_sides_are_fair() -> None:
    """After each destruction it goes on while the opponent still has more creatures."""
    duel = lay(
        house="sanctum",
        me={"hand": ["numquid-the-fair"]},
        foe={"inPlay": ["bumpsy", "charette", "shooler", "tocsin"]},
    )
    duel.play("numquid-the-fair", "bumpsy", "shooler")
    duel.expect("target", "numquid-the-fair")
    assert set(duel.options()) == {"charette", "tocsin"}
    duel.answer("charette")
    assert duel.foe.line == ["tocsin"]
    duel.expect("main")


def test_numquid_the_fair_destroys_once_in_any_case() -> None:
    """The first destruction has no condition."""
    duel = lay(
        house="sanctum",
        me={"hand": ["numquid-the-fair"], "inPlay": ["sequis", "bulwark"]},
        foe={"inPlay": ["bumpsy", "charette"]},
    )
    duel.play("numquid-the-fair", "Left", "bumpsy")
    assert duel.foe.line == ["charette"]
    assert len(duel.me.line) == 3
    duel.expect("main")


def test_protectrix_heals_and_shields_a_creature() -> None:
    """A creature healed by her can't be dealt damage for the rest of the turn."""
    duel = lay(house="sanctum", me={"inPlay": ["protectrix", "sequis"]}, foe={"inPlay": ["troll"]})
    duel.set("sequis", damage=3)
    duel.reap("protectrix")
    assert duel.optional
    duel.answer("sequis")
    assert duel.card("sequis")["damage"] == 0
    duel.fight("sequis", "troll")
    assert duel.zone("sequis") == "inPlay"
    assert duel.card("sequis")["damage"] == 0
    assert duel.card("troll")["damage"] == 4
    duel.next_turn("Brobnar")
    duel.fight("troll", "sequis")
    assert duel.zone("sequis") == "discard"
    duel.expect("main")


def test_protectrix_may_decline() -> None:
    """Nothing is healed or shielded."""
    duel = lay(house="sanctum", me={"inPlay": ["protectrix", "sequis"]})
    duel.set("sequis", damage=1)
    duel.reap("protectrix", "none")
    assert duel.card("sequis")["damage"] == 1
    assert duel.me.amber == 1
    duel.expect("main")


def test_protectrix_shields_only_what_she_heals() -> None:
    """KF-G58, KF-G59: an undamaged creature is not healed, so it can still be dealt damage."""
    duel = lay(house="sanctum", me={"inPlay": ["protectrix", "sequis", "bulwark"]}, foe={"inPlay": ["troll"]})
    duel.set("bulwark", damage=1)
    duel.reap("protectrix", "sequis")
    duel.fight("sequis", "troll")
    assert duel.zone("sequis") == "discard"
    assert duel.card("bulwark")["damage"] == 1
    duel.expect("main")


def test_protectrix_asks_nothing_where_nobody_is_hurt() -> None:
    """KF-D37: with nobody to heal there is nothing to choose."""
    duel = lay(house="sanctum", me={"inPlay": ["protectrix", "sequis"]}, foe={"inPlay": ["troll"]})
    duel.reap("protectrix")
    assert duel.me.amber == 1
    duel.expect("main")


@pytest.mark.parametrize(("amber", "captured"), [(2, 1), (0, 0)])
def test_raiding_knight_captures_on_arrival(amber: int, captured: int) -> None:
    """One æmber of the opponent's pool, if there is one."""
    duel = lay(house="sanctum", me={"hand": ["raiding-knight"]}, foe={"amber": amber})
    duel.play("raiding-knight")
    assert duel.card("raiding-knight")["amber"] == captured
    assert duel.foe.amber == amber - captured
    assert duel.me.amber == 0
    duel.expect("main")


def test_sanctum_guardian_swaps_places() -> None:
    """After reaping it exchanges its place with another friendly creature; the others stay where they are."""
    duel = lay(
        house="sanctum", me={"inPlay": ["sanctum-guardian", "sequis", "troll", "grey-monk"]}, foe={"inPlay": ["bumpsy"]}
    )
    assert duel.card("sanctum-guardian")["keywords"].get("taunt")
    duel.reap("sanctum-guardian")
    assert set(duel.options()) == {"sequis", "troll", "grey-monk"}
    duel.answer("troll")
    assert duel.me.line == ["troll", "sequis", "sanctum-guardian", "grey-monk"]
    assert duel.foe.line == ["bumpsy"]
    duel.expect("main")


def test_sanctum_guardian_swaps_after_a_fight_too() -> None:
    """The same ability after a fight it survives; alone, it has nobody to swap with."""
    duel = lay(house="sanctum", me={"inPlay": ["sanctum-guardian", "sequis"]}, foe={"inPlay": ["dust-pixie"]})
    duel.fight("sanctum-guardian", "dust-pixie", "sequis")
    assert duel.me.line == ["sequis", "sanctum-guardian"]
    duel.expect("main")
    duel = lay(house="sanctum", me={"inPlay": ["sanctum-guardian"]})
    duel.reap("sanctum-guardian")
    duel.expect("main")


def test_sequis_captures_after_a_reap() -> None:
    """Its reap gains one and captures one."""
    duel = lay(house="sanctum", me={"inPlay": ["sequis"]}, foe={"amber": 2})
    duel.reap("sequis")
    assert duel.card("sequis")["amber"] == 1
    assert (duel.me.amber, duel.foe.amber) == (1, 1)
    duel.expect("main")


def test_sergeant_zakiel_sends_a_neighbour_to_fight() -> None:
    """On arrival a neighbour of any house may be readied and fight at once."""
    duel = lay(
        house="sanctum", me={"hand": ["sergeant-zakiel"], "inPlay": ["troll", "bumpsy"]}, foe={"inPlay": ["charette"]}
    )
    duel.set("bumpsy", exhausted=True)
    duel.play("sergeant-zakiel", "Right")
    assert duel.optional
    assert duel.options() == ["bumpsy"]
    duel.answer("bumpsy", "charette")
    assert duel.zone("charette") == "discard"
    assert duel.card("bumpsy")["exhausted"]
    assert duel.card("bumpsy")["damage"] == 4
    duel.expect("main")


def test_sergeant_zakiel_may_leave_his_neighbour_alone() -> None:
    """Declining leaves it exhausted."""
    duel = lay(house="sanctum", me={"hand": ["sergeant-zakiel"], "inPlay": ["bumpsy"]}, foe={"inPlay": ["charette"]})
    duel.set("bumpsy", exhausted=True)
    duel.play("sergeant-zakiel", "Left", "none")
    assert duel.card("bumpsy")["exhausted"]
    assert duel.zone("charette") == "inPlay"
    duel.expect("main")


def test_staunch_knight_is_stronger_on_a_flank() -> None:
    """Six power on a flank, four between two others."""
    duel = lay(house="sanctum", me={"inPlay": ["staunch-knight", "staunch-knight", "sequis"]})
    assert duel.card("staunch-knight#1")["power"] == 6
    assert duel.card("staunch-knight#2")["power"] == 4
    duel.expect("main")


def test_staunch_knight_dies_when_it_loses_the_flank_with_four_damage() -> None:
    """Power falls to four when another creature takes the flank, and four damage is then enough."""
    duel = lay(house="sanctum", me={"hand": ["sequis"], "inPlay": ["troll", "staunch-knight"]})
    duel.set("staunch-knight", damage=4)
    duel.play("sequis", "Right")
    assert duel.zone("staunch-knight") == "discard"
    assert duel.me.line == ["troll", "sequis"]
    duel.expect("main")


def test_staunch_knight_keeps_the_other_flank() -> None:
    """A creature placed at the other end changes nothing."""
    duel = lay(house="sanctum", me={"hand": ["sequis"], "inPlay": ["troll", "staunch-knight"]})
    duel.set("staunch-knight", damage=5)
    duel.play("sequis", "Left")
    assert duel.zone("staunch-knight") == "inPlay"
    duel.expect("main")


@pytest.mark.parametrize(("amber", "captured"), [(6, 0), (7, 2), (11, 6)])
def test_gatekeeper_leaves_five(amber: int, captured: int) -> None:
    """From seven on, all but five are captured."""
    duel = lay(house="sanctum", me={"hand": ["gatekeeper"]}, foe={"amber": amber})
    duel.play("gatekeeper")
    assert duel.card("gatekeeper")["amber"] == captured
    assert duel.foe.amber == amber - captured
    duel.expect("main")


def test_the_vaultkeeper_forbids_stealing_not_capturing() -> None:
    """Its controller's æmber can't be stolen, but can still be captured."""
    duel = lay(
        house="shadows",
        me={"hand": ["urchin", "old-bruno"]},
        foe={"amber": 5, "inPlay": ["the-vaultkeeper"]},
    )
    duel.play("urchin")
    assert (duel.me.amber, duel.foe.amber) == (0, 5)
    duel.play("old-bruno", "Left")
    assert duel.card("old-bruno")["amber"] == 3
    assert duel.foe.amber == 2
    duel.expect("main")


def test_the_vaultkeeper_keeps_magda_s_debt() -> None:
    """The opponent can't steal from its controller when Magda leaves either."""
    duel = lay(
        house="shadows", me={"inPlay": ["magda-the-rat", "the-vaultkeeper"], "amber": 3}, foe={"inPlay": ["troll"]}
    )
    duel.fight("magda-the-rat", "troll")
    assert duel.zone("magda-the-rat") == "discard"
    assert (duel.me.amber, duel.foe.amber) == (3, 0)
    duel.expect("main")


def test_veemos_lightbringer_destroys_the_elusive() -> None:
    """Elusive creatures of both players are destroyed, and only they."""
    duel = lay(
        house="sanctum",
        me={"hand": ["veemos-lightbringer"], "inPlay": ["mindwarper", "sequis"]},
        foe={"inPlay": ["faygin", "troll", "urchin"], "amber": 1},
    )
    duel.play("veemos-lightbringer", "Left")
    assert duel.me.line == ["veemos-lightbringer", "sequis"]
    assert duel.foe.line == ["troll"]
    assert duel.foe.amber == 1
    duel.expect("main")


def test_armageddon_cloak_burns_attackers_and_dies_for_its_bearer() -> None:
    """Attackers take two first; when the bearer would be destroyed it is healed and the cloak goes instead."""
    duel = lay(house="sanctum", me={"hand": ["armageddon-cloak"], "inPlay": ["sequis"]}, foe={"inPlay": ["troll"]})
    duel.play("armageddon-cloak", "sequis")
    assert duel.card("sequis")["keywords"].get("hazardous") == 2
    duel.next_turn("Brobnar")
    duel.fight("troll", "sequis")
    assert duel.zone("sequis") == "inPlay"
    assert duel.card("sequis")["damage"] == 0
    assert duel.card("sequis")["upgrades"] == []
    assert duel.zone("armageddon-cloak") == "discard"
    assert duel.card("troll")["damage"] == 6
    duel.expect("main")


def test_armageddon_cloak_is_no_help_against_purging() -> None:
    """A purged creature isn't destroyed; the cloak is discarded."""
    duel = lay(house="shadows", me={"hand": ["oubliette"]}, foe={"inPlay": ["grey-monk", "armageddon-cloak"]})
    duel.play("oubliette", "grey-monk")
    assert duel.zone("grey-monk") == "purged"
    assert duel.zone("armageddon-cloak") == "discard"
    duel.expect("main")


def test_armageddon_cloak_saves_once() -> None:
    """Destroyed again the same turn, the bearer has nothing left to save it."""
    duel = lay(
        house="sanctum",
        me={"inPlay": ["sequis", "armageddon-cloak"], "hand": ["the-spirit-s-way", "the-spirit-s-way"]},
    )
    duel.play("the-spirit-s-way")
    assert duel.zone("sequis") == "inPlay"
    duel.play("the-spirit-s-way")
    assert duel.zone("sequis") == "discard"
    duel.expect("main")


def test_mantle_of_the_zealot_frees_its_bearer_from_the_house() -> None:
    """The bearer can be used whatever the active house; its own house doesn't change."""
    duel = lay(house="sanctum", me={"hand": ["mantle-of-the-zealot"], "inPlay": ["bumpsy", "troll"]})
    duel.play("mantle-of-the-zealot", "bumpsy")
    assert duel.can("reap", "bumpsy")
    assert not duel.can("reap", "troll")
    assert duel.card("bumpsy")["houses"] == ["brobnar"]
    duel.reap("bumpsy")
    assert duel.me.amber == 1
    duel.expect("main")


def test_protect_the_weak_gives_armour_and_taunt() -> None:
    """The bearer has one more armour and protects its neighbours."""
    duel = lay(
        house="sanctum", me={"hand": ["protect-the-weak"], "inPlay": ["sequis", "grey-monk"]}, foe={"inPlay": ["troll"]}
    )
    duel.play("protect-the-weak", "grey-monk")
    assert duel.card("grey-monk")["armorMax"] == 2
    assert duel.me.amber == 1
    duel.next_turn("Brobnar")
    duel.act("fight", "troll")
    assert duel.options() == ["grey-monk"]
    duel.expect("fight")


def test_shoulder_armor_works_on_a_flank() -> None:
    """Two armour and two power while the bearer stands on a flank, none in the middle."""
    duel = lay(house="sanctum", me={"hand": ["shoulder-armor", "sequis"], "inPlay": ["troll", "bumpsy"]})
    duel.play("shoulder-armor", "bumpsy")
    assert (duel.card("bumpsy")["power"], duel.card("bumpsy")["armorMax"]) == (7, 2)
    duel.play("sequis", "Right")
    assert (duel.card("bumpsy")["power"], duel.card("bumpsy")["armorMax"]) == (5, 0)
    duel.expect("main")
