"""The second half of the glossary, and the questions and answers of the rulebook."""

import pytest

from tests.scenarios.referee import lay


def test_a_card_under_foreign_control_goes_home_when_it_leaves() -> None:
    """KF-G18: a controlled creature that dies goes to its owner's discard pile."""
    duel = lay(
        house="dis",
        me={"hand": ["collar-of-subordination"], "inPlay": ["charette"]},
        foe={"inPlay": ["troll", "bumpsy"]},
    )
    duel.play("collar-of-subordination", "bumpsy", "Left")
    assert duel.me.line == ["bumpsy", "charette"]
    assert (duel.card("bumpsy")["owner"], duel.card("bumpsy")["controller"]) == (1, 0)
    duel.next_turn("Brobnar")
    duel.fight("troll", "bumpsy")
    assert duel.foe.cards("discard") == ["bumpsy"]
    assert duel.me.cards("discard") == ["collar-of-subordination"]
    duel.expect("main")


def test_control_brings_a_house_to_choose() -> None:
    """Controlling a card of a house outside one's three makes that house a possible choice."""
    duel = lay(
        house="dis",
        me={"hand": ["collar-of-subordination"], "houses": ["dis", "mars", "logos"]},
        foe={"inPlay": ["bumpsy"]},
    )
    duel.play("collar-of-subordination", "bumpsy")
    duel.next_turn("Brobnar")
    duel.end()
    duel.expect("house")
    assert sorted(duel.options()) == ["brobnar", "dis", "logos", "mars"]
    duel.answer("Brobnar")
    duel.reap("bumpsy")
    assert duel.me.amber == 1
    duel.expect("main")


def test_a_house_of_an_owned_card_out_of_play_is_no_choice() -> None:
    """Only a card that is controlled, in play, opens its house."""
    duel = lay(house=None, me={"houses": ["dis", "mars", "logos"], "hand": ["bumpsy"]}, foe={"inPlay": ["troll"]})
    assert sorted(duel.options()) == ["dis", "logos", "mars"]
    duel.expect("house")


def test_control_until_something_leaves_play_ends_with_it() -> None:
    """When Harland Mindlock leaves play the creature goes back to its owner's line."""
    duel = lay(
        house="logos",
        me={"hand": ["harland-mindlock"], "inPlay": ["doc-bookton"]},
        foe={"inPlay": ["bumpsy", "troll", "headhunter"]},
    )
    duel.play("harland-mindlock", "Left")
    assert set(duel.options()) == {"bumpsy", "headhunter"}
    duel.answer("bumpsy", "Right")
    assert duel.me.line == ["harland-mindlock", "doc-bookton", "bumpsy"]
    duel.next_turn("Brobnar")
    duel.fight("troll", "harland-mindlock")
    assert duel.zone("harland-mindlock") == "discard"
    duel.expect("flank")
    duel.answer("Left")
    assert duel.card("bumpsy")["controller"] == 1
    assert duel.me.line == ["doc-bookton"]
    assert sorted(duel.foe.line) == ["bumpsy", "headhunter", "troll"]
    duel.expect("main")


def test_swapped_creatures_take_each_other_s_place() -> None:
    """KF-G24: only the two places change; damage and upgrades travel with the creatures."""
    duel = lay(
        house="logos",
        me={"hand": ["transposition-sandals"], "inPlay": ["doc-bookton", "troll", "charette"]},
        foe={"inPlay": ["bumpsy"]},
    )
    duel.set("charette", damage=2)
    duel.play("transposition-sandals", "doc-bookton")
    duel.use("doc-bookton")
    assert set(duel.options()) == {"troll", "charette"}
    duel.answer("charette")
    assert duel.me.line == ["charette", "troll", "doc-bookton"]
    assert duel.card("charette")["damage"] == 2
    assert len(duel.card("doc-bookton")["upgrades"]) == 1
    assert duel.can("reap", "charette")
    assert not duel.can("reap", "troll")
    duel.expect("main")


def test_swapping_deck_and_discard_pile_changes_all_their_cards() -> None:
    """KF-G24: Reverse Time exchanges the two piles; the card itself goes to the discard pile afterwards."""
    duel = lay(house="logos", me={"hand": ["reverse-time"], "deck": ["anger", "punch"], "discard": ["troll"]})
    duel.play("reverse-time")
    assert duel.me.cards("deck") == ["troll"]
    assert sorted(duel.me.cards("discard")) == ["anger", "punch", "reverse-time"]
    assert duel.me.amber == 1
    duel.expect("main")


def test_a_search_may_find_nothing_on_purpose() -> None:
    """KF-G14, KF-D16: the player may find nothing; the discard pile is shuffled into the deck all the same."""
    duel = lay(
        house="logos",
        me={"hand": ["help-from-future-self"], "deck": ["anger", "timetraveller"], "discard": ["punch"]},
    )
    duel.play("help-from-future-self")
    duel.expect("target", "help-from-future-self")
    assert duel.options() == ["timetraveller"]
    assert duel.optional
    duel.answer("none")
    assert duel.me.cards("hand") == []
    assert sorted(duel.me.cards("deck")) == ["anger", "punch", "timetraveller"]
    assert duel.me.cards("discard") == ["help-from-future-self"]
    duel.expect("main")


def test_a_search_finds_in_deck_and_discard_pile() -> None:
    """KF-G14: the card found goes to hand."""
    duel = lay(
        house="logos",
        me={"hand": ["help-from-future-self"], "deck": ["anger"], "discard": ["punch", "timetraveller"]},
    )
    duel.play("help-from-future-self", "timetraveller")
    assert duel.me.cards("hand") == ["timetraveller"]
    assert sorted(duel.me.cards("deck")) == ["anger", "punch"]
    duel.expect("main")


def test_a_card_played_from_the_deck_resolves_its_play_ability() -> None:
    """KF-G35: playing from elsewhere than the hand gives the bonus and the Play ability."""
    duel = lay(house="logos", me={"hand": ["wild-wormhole"], "deck": ["urchin", "anger"]}, foe={"amber": 3})
    duel.play("wild-wormhole")
    assert duel.zone("urchin") == "inPlay"
    assert duel.card("urchin")["exhausted"]
    assert (duel.me.amber, duel.foe.amber) == (2, 2)
    duel.expect("main")


def test_a_card_put_into_play_doesn_t_resolve_its_play_ability() -> None:
    """KF-G35: a creature put into play under new control isn't played, so its Play ability doesn't resolve."""
    duel = lay(house="dis", me={"inPlay": ["overlord-greking"], "amber": 2}, foe={"inPlay": ["bumpsy"], "amber": 3})
    duel.fight("overlord-greking", "bumpsy")
    duel.expect("flank")
    duel.answer("Left")
    assert duel.me.line == ["bumpsy", "overlord-greking"]
    assert (duel.card("bumpsy")["owner"], duel.card("bumpsy")["controller"]) == (1, 0)
    assert duel.card("bumpsy")["damage"] == 0
    assert duel.card("bumpsy")["exhausted"]
    assert (duel.me.amber, duel.foe.amber) == (2, 3)
    duel.expect("main")


def test_paying_moves_amber_to_the_opponent() -> None:
    """KF-G44: Tentacus makes the opponent pay one to use an artifact, and without æmber it can't be used."""
    duel = lay(me={"inPlay": ["cannon", "gauntlet-of-command"], "amber": 1}, foe={"inPlay": ["tentacus", "troll"]})
    duel.use("cannon", "troll")
    assert (duel.me.amber, duel.foe.amber) == (0, 1)
    assert duel.card("troll")["damage"] == 2
    assert not duel.can("action", "gauntlet-of-command")
    duel.expect("main")


def test_may_once_accepted_is_done_as_far_as_possible() -> None:
    """KF-G45: accepted, a "ready and fight" can no longer be declined half-way."""
    duel = lay(me={"hand": ["ganger-chieftain"], "inPlay": ["troll"]}, foe={"inPlay": ["bumpsy"]})
    duel.set("troll", exhausted=True)
    duel.play("ganger-chieftain", "Left")
    assert duel.optional
    duel.answer("troll")
    duel.expect("fight")
    assert duel.decision["min"] == 1
    duel.answer("bumpsy")
    assert duel.zone("bumpsy") == "discard"
    duel.expect("main")


def test_each_creature_that_ties_is_the_most_powerful() -> None:
    """KF-G37, KF-D5: when one of several equals must remain, the active player says which."""
    duel = lay(
        me={"hand": ["champion-s-challenge"], "inPlay": ["bumpsy", "umbra"]},
        foe={"inPlay": ["shooler", "headhunter", "charette"]},
    )
    duel.play("champion-s-challenge")
    duel.expect("target", "champion-s-challenge")
    assert set(duel.options()) == {"shooler", "headhunter"}
    duel.answer("shooler")
    duel.expect("fight")
    duel.answer("shooler")
    assert (duel.me.line, duel.foe.line) == ([], [])
    duel.expect("main")


def test_the_three_most_powerful_are_counted_with_ties_chosen() -> None:
    """KF-D5: stronger ones go in any case; among equals for the last places the active player chooses."""
    duel = lay(
        house="dis",
        me={"hand": ["three-fates"], "inPlay": ["troll"]},
        foe={"inPlay": ["champion-anaphiel", "shooler", "bumpsy", "charette"]},
    )
    duel.play("three-fates")
    duel.expect("target", "three-fates")
    assert set(duel.options()) == {"shooler", "bumpsy"}
    duel.answer("bumpsy")
    assert duel.me.line == []
    assert duel.foe.line == ["shooler", "charette"]
    duel.expect("main")


def test_current_power_counts_for_the_most_powerful() -> None:
    """KF-G36, KF-D5: counters make a creature the most powerful; damage doesn't make it weaker."""
    duel = lay(
        house="sanctum", me={"inPlay": ["horseman-of-famine"]}, foe={"inPlay": ["bumpsy", "silvertooth", "tocsin"]}
    )
    duel.set("silvertooth", powerCounters=9)
    duel.set("bumpsy", damage=4)
    duel.reap("horseman-of-famine")
    assert duel.options() == ["tocsin"]
    duel.answer("tocsin")
    assert duel.foe.line == ["bumpsy", "silvertooth"]
    duel.expect("main")


def test_the_line_closes_when_a_creature_leaves() -> None:
    """The creatures on both sides of the gap become neighbours."""
    duel = lay(me={"hand": ["punch"]}, foe={"inPlay": ["bumpsy", "tocsin", "troll"]})
    duel.play("punch", "tocsin")
    assert duel.foe.line == ["bumpsy", "troll"]
    assert duel.card("bumpsy")["neighbors"] == [duel.key("troll")]
    duel.expect("main")


def test_splash_reaches_the_neighbours_only() -> None:
    """The target takes the damage, each neighbour the splash, nobody else anything."""
    duel = lay(
        me={"hand": ["lava-ball"], "inPlay": ["valdr"]}, foe={"inPlay": ["bumpsy", "troll", "charette", "shooler"]}
    )
    duel.play("lava-ball", "troll")
    assert [duel.card(name)["damage"] for name in duel.foe.line] == [2, 4, 2, 0]
    assert duel.card("valdr")["damage"] == 0
    duel.expect("main")


def test_splash_on_a_flank_has_one_neighbour() -> None:
    """At the end of the line there is only one creature beside the target."""
    duel = lay(me={"hand": ["lava-ball"]}, foe={"inPlay": ["troll", "charette", "shooler"]})
    duel.play("lava-ball", "troll")
    assert [duel.card(name)["damage"] for name in duel.foe.line] == [4, 2, 0]
    duel.expect("main")


def test_taunt_doesn_t_protect_neighbours_that_taunt() -> None:
    """Neighbours with taunt can be attacked, those without can't."""
    duel = lay(me={"inPlay": ["troll"]}, foe={"inPlay": ["sequis", "champion-anaphiel", "sanctum-guardian", "bulwark"]})
    duel.act("fight", "troll")
    assert set(duel.options()) == {"champion-anaphiel", "sanctum-guardian"}
    duel.expect("fight")


def test_taunt_only_matters_in_fights() -> None:
    """Abilities can still choose the neighbours of a taunting creature."""
    duel = lay(me={"hand": ["punch"]}, foe={"inPlay": ["tocsin", "champion-anaphiel"]})
    duel.play("punch")
    assert set(duel.options()) == {"tocsin", "champion-anaphiel"}
    duel.answer("tocsin")
    assert duel.zone("tocsin") == "discard"
    duel.expect("main")


def test_poison_of_the_attacked_kills_the_attacker() -> None:
    """Poison works for a creature that is attacked, if its damage gets through."""
    duel = lay(me={"inPlay": ["troll"]}, foe={"inPlay": ["inka-the-spider"]})
    duel.fight("troll", "inka-the-spider")
    assert duel.zone("troll") == duel.zone("inka-the-spider") == "discard"
    duel.expect("main")


def test_poison_has_no_part_in_assault() -> None:
    """Assault damage doesn't poison, and an elusive creature takes no damage by power."""
    duel = lay(house="untamed", me={"inPlay": ["inka-the-spider", "way-of-the-bear"]}, foe={"inPlay": ["faygin"]})
    assert duel.card("inka-the-spider")["keywords"] == {"poison": 1, "assault": 2}
    duel.fight("inka-the-spider", "faygin")
    assert duel.zone("faygin") == "inPlay"
    assert duel.card("faygin")["damage"] == 2
    assert duel.zone("inka-the-spider") == "inPlay"
    duel.expect("main")


def test_poison_stopped_by_armour_does_nothing() -> None:
    """One damage against two armour isn't dealt, so nothing is poisoned."""
    duel = lay(house="untamed", me={"inPlay": ["inka-the-spider"]}, foe={"inPlay": ["sequis"]})
    duel.fight("inka-the-spider", "sequis")
    assert duel.zone("sequis") == "inPlay"
    assert duel.card("sequis")["armor"] == 1
    assert duel.zone("inka-the-spider") == "discard"
    duel.expect("main")


def test_leaving_play_strips_a_card() -> None:
    """Damage, counters, stun and upgrades stay behind; captured æmber goes to the opponent."""
    duel = lay(
        house="dis", me={"hand": ["fear"], "amber": 1}, foe={"inPlay": ["bumpsy", "blood-of-titans"], "amber": 2}
    )
    duel.set("bumpsy", damage=2, amber=3, powerCounters=2, stunned=True)
    assert duel.card("bumpsy")["power"] == 12
    duel.play("fear", "bumpsy")
    card = duel.card("bumpsy")
    assert card["zone"] == "hand"
    assert (card["damage"], card["amber"], card["powerCounters"], card["stunned"]) == (0, 0, 0, False)
    assert duel.foe.cards("discard") == ["blood-of-titans"]
    assert (duel.me.amber, duel.foe.amber) == (4, 2)
    duel.expect("main")


def test_amber_on_an_artifact_that_leaves_is_lost() -> None:
    """KF-G51: only a creature gives its æmber to the opponent; that of other cards goes back to the supply."""
    duel = lay(house="sanctum", me={"inPlay": ["gorm-of-omm"]}, foe={"inPlay": ["safe-place"], "amber": 1})
    duel.set("safe-place", amber=4)
    duel.use("gorm-of-omm", "safe-place")
    assert duel.zone("safe-place") == "discard"
    assert (duel.me.amber, duel.foe.amber) == (0, 1)
    duel.expect("main")


def test_effects_on_a_card_end_when_it_leaves() -> None:
    """A creature shielded this turn, returned and played again is an ordinary creature."""
    duel = lay(
        house="sanctum",
        me={"inPlay": ["protectrix", "lady-maxena"], "hand": ["mighty-lance"]},
        foe={"inPlay": ["troll"]},
    )
    duel.set("lady-maxena", damage=1)
    duel.reap("protectrix", "lady-maxena")
    duel.use("lady-maxena")
    duel.play("lady-maxena", "Right", "troll")
    duel.play("mighty-lance", "lady-maxena", "protectrix")
    assert duel.card("lady-maxena")["damage"] == 1
    duel.expect("main")


def test_destroyed_abilities_resolve_before_the_card_leaves() -> None:
    """KF-G23: a card whose Destroyed ability moves it elsewhere never reaches the discard pile."""
    duel = lay(me={"inPlay": ["troll"]}, foe={"inPlay": ["dextre"], "deck": ["anger"]})
    duel.fight("troll", "dextre")
    assert duel.foe.cards("deck") == ["dextre", "anger"]
    assert duel.foe.cards("discard") == []
    duel.expect("main")


def test_several_destroyed_abilities_are_ordered_by_the_active_player() -> None:
    """KF-G34: the active player says which comes first: losing two before gaining two leaves two."""
    duel = lay(
        house="shadows",
        me={"hand": ["poison-wave"], "inPlay": ["dust-imp"]},
        foe={"inPlay": ["grenade-snib", "troll"], "amber": 3},
    )
    duel.play("poison-wave")
    duel.expect("order")
    assert sorted(duel.options()) == ["dust-imp", "grenade-snib"]
    assert duel.decision["player"] == 0
    duel.answer("grenade-snib")
    assert duel.zone("dust-imp") == duel.zone("grenade-snib") == "discard"
    assert (duel.me.amber, duel.foe.amber) == (2, 3)
    duel.expect("main")


def test_a_sacrificed_creature_counts_as_destroyed() -> None:
    """KF-G57: a sacrifice resolves the Destroyed ability."""
    duel = lay(
        house="shadows", me={"hand": ["pawn-sacrifice"], "inPlay": ["bad-penny"]}, foe={"inPlay": ["troll", "bumpsy"]}
    )
    duel.play("pawn-sacrifice", "bad-penny")
    duel.pick_all("troll", "bumpsy")
    assert duel.me.cards("hand") == ["bad-penny"]
    assert duel.card("troll")["damage"] == 3
    duel.expect("main")


def test_purging_isn_t_destroying() -> None:
    """KF-G50: a purged creature resolves no Destroyed ability and can't be brought back from a discard pile."""
    duel = lay(
        house="shadows",
        me={"hand": ["oubliette"], "inPlay": ["umbra"]},
        foe={"inPlay": ["dust-imp"], "hand": ["arise"], "amber": 0},
    )
    duel.play("oubliette", "dust-imp")
    assert duel.foe.cards("purged") == ["dust-imp"]
    assert duel.foe.amber == 0
    duel.next_turn("Dis")
    duel.play("arise", "Dis")
    assert duel.foe.cards("purged") == ["dust-imp"]
    assert "dust-imp" not in duel.foe.cards("hand")
    duel.expect("main")


def test_a_creature_purged_instead_of_discarded_was_still_destroyed() -> None:
    """With Annihilation Ritual the Destroyed ability resolves, then the creature is purged."""
    duel = lay(me={"inPlay": ["troll", "annihilation-ritual"]}, foe={"inPlay": ["dust-imp"]})
    duel.fight("troll", "dust-imp")
    assert duel.foe.cards("purged") == ["dust-imp"]
    assert duel.foe.amber == 2
    duel.expect("main")


def test_leaves_play_counts_every_way_out() -> None:
    """KF-G51: going to the archives is leaving play too."""
    duel = lay(
        house="mars",
        me={"inPlay": ["uxlyx-the-zookeeper"]},
        foe={"inPlay": ["magda-the-rat"], "amber": 3},
    )
    duel.reap("uxlyx-the-zookeeper", "magda-the-rat")
    assert duel.me.cards("archives") == ["magda-the-rat"]
    assert (duel.me.amber, duel.foe.amber) == (3, 1)
    duel.expect("main")


def test_the_opponent_repeats_the_preceding_effect() -> None:
    """KF-G47: the whole effect before the words is resolved again, with the roles exchanged."""
    duel = lay(
        house="dis",
        me={"hand": ["a-fair-game", "fear", "anger"], "deck": ["charette"]},
        foe={"hand": ["troll", "umbra", "cannon"], "deck": ["bumpsy"]},
    )
    duel.play("a-fair-game")
    assert duel.foe.cards("discard") == ["bumpsy"]
    assert duel.me.cards("discard") == ["a-fair-game", "charette"]
    assert (duel.me.amber, duel.foe.amber) == (2, 1)
    duel.expect("main")


def test_an_effect_is_not_repeated_by_a_card_that_left_play() -> None:
    """KF-G56: Neutron Shark that destroys itself can't trigger its effect again."""
    duel = lay(
        house="logos",
        me={"hand": ["neutron-shark"], "inPlay": ["doc-bookton"], "deck": ["troll", "anger"]},
        foe={"inPlay": ["bumpsy", "charette"]},
    )
    duel.play("neutron-shark", "Left", "bumpsy", "neutron-shark")
    assert duel.zone("neutron-shark") == "discard"
    assert duel.me.cards("deck") == ["anger"]
    assert duel.foe.line == ["charette"]
    duel.expect("main")


def test_an_effect_is_repeated_by_a_card_still_in_play() -> None:
    """KF-G56: a card of another house on top triggers it again, a Logos card ends it."""
    duel = lay(
        house="logos",
        me={"hand": ["neutron-shark"], "inPlay": ["doc-bookton", "umbra"], "deck": ["troll", "labwork", "anger"]},
        foe={"inPlay": ["bumpsy", "charette", "shooler"]},
    )
    duel.play("neutron-shark", "Left", "bumpsy", "umbra", "charette", "doc-bookton")
    assert duel.me.line == ["neutron-shark"]
    assert duel.foe.line == ["shooler"]
    assert duel.me.cards("deck") == ["anger"]
    duel.expect("main")


def test_repeating_has_no_limit_of_six() -> None:
    """KF-G56: nine repetitions are nine; the rule of six is about playing and using."""
    duel = lay(house="shadows", me={"hand": ["bait-and-switch"]}, foe={"amber": 19})
    duel.play("bait-and-switch")
    assert (duel.me.amber, duel.foe.amber) == (10, 9)
    duel.expect("main")


def test_if_you_do_needs_the_whole_first_part() -> None:
    """KF-G58: without a Human to purge, no creature is played from the discard pile."""
    duel = lay(house="dis", me={"inPlay": ["sacrificial-altar", "charette"], "discard": ["troll"]})
    duel.use("sacrificial-altar")
    assert duel.me.cards("discard") == ["troll"]
    assert duel.me.line == ["charette"]
    duel.expect("main")


def test_if_you_do_follows_a_complete_first_part() -> None:
    """KF-G58: with a Human purged, a creature is played from the discard pile with its bonus."""
    duel = lay(house="dis", me={"inPlay": ["sacrificial-altar", "doc-bookton"], "discard": ["dust-pixie", "punch"]})
    duel.use("sacrificial-altar", "doc-bookton")
    duel.expect("target", "sacrificial-altar")
    assert duel.options() == ["dust-pixie"]
    duel.answer("dust-pixie")
    assert duel.zone("doc-bookton") == "purged"
    assert duel.me.line == ["dust-pixie"]
    assert duel.me.amber == 2
    duel.expect("main")


def test_a_card_that_names_itself_means_only_itself() -> None:
    """KF-G55: of two Trolls, the one that reaps heals."""
    duel = lay(me={"inPlay": ["troll", "troll"]})
    duel.set("troll#1", damage=5)
    duel.set("troll#2", damage=5)
    duel.reap("troll#2")
    assert (duel.card("troll#1")["damage"], duel.card("troll#2")["damage"]) == (5, 2)
    duel.expect("main")


def test_healing_stops_at_no_damage() -> None:
    """Healing three of two damage leaves none, and power doesn't grow."""
    duel = lay(me={"inPlay": ["troll"]})
    duel.set("troll", damage=2)
    duel.reap("troll")
    assert (duel.card("troll")["damage"], duel.card("troll")["power"]) == (0, 8)
    duel.expect("main")


def test_no_more_is_stolen_than_there_is() -> None:
    """Stealing two from one gives one."""
    duel = lay(house="shadows", me={"hand": ["magda-the-rat"]}, foe={"amber": 1})
    duel.play("magda-the-rat")
    assert (duel.me.amber, duel.foe.amber) == (1, 0)
    duel.expect("main")


def test_a_stunned_creature_can_only_lose_its_stun() -> None:
    """Using it exhausts it and removes the stun; it gains nothing and triggers nothing."""
    duel = lay(me={"inPlay": ["headhunter"]}, foe={"inPlay": ["tocsin"]})
    duel.set("headhunter", stunned=True)
    assert not duel.can("reap", "headhunter")
    assert not duel.can("fight", "headhunter")
    duel.unstun("headhunter")
    card = duel.card("headhunter")
    assert (card["stunned"], card["exhausted"]) == (False, True)
    assert duel.me.amber == 0
    duel.expect("main")


def test_a_stunned_creature_strikes_back_and_keeps_its_constant_abilities() -> None:
    """Attacked, it deals its damage; what it does by being in play goes on."""
    duel = lay(me={"inPlay": ["troll"]}, foe={"inPlay": ["grabber-jammer"]})
    duel.set("grabber-jammer", stunned=True)
    assert duel.me.key_cost == 7
    duel.fight("troll", "grabber-jammer")
    assert duel.card("troll")["damage"] == 4
    duel.expect("main")


def test_a_stunned_creature_told_to_fight_loses_its_stun_instead() -> None:
    """Readied and told to fight, all it can do is remove the stun."""
    duel = lay(me={"hand": ["anger"], "inPlay": ["troll"]}, foe={"inPlay": ["bumpsy"]})
    duel.set("troll", stunned=True, exhausted=True)
    duel.play("anger", "troll")
    assert not duel.card("troll")["stunned"]
    assert duel.card("troll")["exhausted"]
    assert duel.card("bumpsy")["damage"] == 0
    duel.expect("main")


def test_a_stunned_creature_isn_t_stunned_twice() -> None:
    """One unstunning is enough after two stuns."""
    duel = lay(me={"hand": ["tremor", "tremor"], "inPlay": ["troll"]}, foe={"inPlay": ["bumpsy"]})
    duel.play("tremor", "troll")
    duel.play("tremor", "troll")
    duel.unstun("troll")
    assert not duel.card("troll")["stunned"]
    duel.expect("main")


def test_key_hammer_unforges_the_key_of_the_turn_before() -> None:
    """KF-G53: a key forged on the opponent's previous turn is unforged, and the opponent gains six."""
    duel = lay(
        house="brobnar",
        me={"amber": 6},
        foe={"hand": ["key-hammer"], "houses": ["dis", "logos", "mars"], "keys": ["red"]},
    )
    duel.next_turn("Dis")
    duel.end()
    duel.expect("key")
    duel.answer("Blue", "Brobnar")
    assert duel.me.facts["keys"] == ["blue"]
    duel.end()
    duel.answer("Dis")
    duel.play("key-hammer")
    assert (duel.me.keys, duel.me.amber) == (0, 6)
    assert duel.foe.keys == 1
    duel.expect("main")


def test_key_hammer_leaves_older_keys_alone() -> None:
    """KF-D14: no key on the previous turn: nothing is unforged, and the opponent still gains six."""
    duel = lay(house="dis", me={"hand": ["key-hammer"]}, foe={"keys": ["red"], "amber": 1})
    duel.play("key-hammer")
    assert (duel.foe.keys, duel.foe.amber) == (1, 7)
    duel.expect("main")


def test_an_unforged_key_must_be_forged_again() -> None:
    """KF-G53: three forgings with one key unforged in between are two keys, not a victory."""
    duel = lay(me={"amber": 12, "keys": ["red"]}, foe={"hand": ["key-hammer"], "houses": ["dis", "logos", "mars"]})
    duel.next_turn("Dis")
    duel.end("Blue", "Brobnar")
    duel.end("Dis")
    duel.play("key-hammer")
    assert (duel.me.facts["keys"], duel.me.amber) == (["red"], 12)
    duel.end("Blue", "Brobnar")
    assert (duel.me.facts["keys"], duel.me.amber) == (["red", "blue"], 6)
    assert duel.winner is None
    duel.expect("main")


def test_the_third_key_wins_at_once() -> None:
    """Two keys and a new one make three; the game is over at once."""
    duel = lay(house="shadows", me={"hand": ["key-of-darkness"], "amber": 8, "keys": ["red", "blue"]})
    duel.play("key-of-darkness")
    assert duel.me.keys == 3
    assert duel.winner == 0
    assert duel.view["decision"] is None


def test_the_last_colour_is_no_question() -> None:
    """With one colour left the key is forged without asking for it."""
    duel = lay(house="brobnar", foe={"amber": 6, "keys": ["red", "yellow"]})
    duel.end()
    assert duel.foe.keys == 3
    assert duel.winner == 1
    assert duel.view["decision"] is None


def test_pitlord_and_restringuntus_leave_no_house() -> None:
    """KF-F7: forced to choose Dis and forbidden to, the player takes the turn without an active house."""
    duel = lay(
        house="dis",
        me={"hand": ["restringuntus"]},
        foe={
            "houses": ["dis", "brobnar", "logos"],
            "inPlay": ["pitlord", "mighty-javelin", "troll"],
            "hand": ["punch"],
        },
    )
    duel.play("restringuntus", "Dis")
    duel.end()
    duel.expect("main")
    assert duel.decision["player"] == 1
    assert duel.foe.facts["activeHouse"] is None
    assert not duel.can("reap", "pitlord")
    assert not duel.can("reap", "troll")
    assert not duel.can("play", "punch")
    assert duel.can("omni", "mighty-javelin")


def test_of_two_musts_either_may_be_followed() -> None:
    """Bound to Dis by Pitlord and to Brobnar by a card, the player chooses between the two."""
    duel = lay(
        house="dis",
        me={"hand": ["control-the-weak"]},
        foe={"houses": ["dis", "brobnar", "logos"], "inPlay": ["pitlord"]},
    )
    duel.play("control-the-weak")
    assert sorted(duel.options()) == ["brobnar", "dis", "logos"]
    duel.answer("Brobnar")
    duel.end()
    duel.expect("house")
    assert sorted(duel.options()) == ["brobnar", "dis"]


def test_a_forced_house_is_still_asked() -> None:
    """Must choose: one house is on offer."""
    duel = lay(house="dis", me={"hand": ["control-the-weak"]}, foe={"houses": ["dis", "brobnar", "logos"]})
    duel.play("control-the-weak", "Logos")
    duel.end()
    duel.expect("house")
    assert duel.options() == ["logos"]


def test_cannot_stands_against_being_told_to() -> None:
    """With fog about, an ability that readies and fights readies, and no fight happens."""
    duel = lay(
        house="logos",
        me={"hand": ["foggify"], "inPlay": ["doc-bookton"]},
        foe={"inPlay": ["troll"], "hand": ["anger"]},
    )
    duel.play("foggify")
    duel.next_turn("Brobnar")
    duel.set("troll", exhausted=True)
    duel.play("anger", "troll")
    assert duel.card("doc-bookton")["damage"] == 0
    assert not duel.card("troll")["exhausted"]
    assert not duel.can("fight", "troll")
    assert duel.can("reap", "troll")
    duel.expect("main")


def test_a_maverick_belongs_to_the_house_it_shows() -> None:
    """KF-G31: a card printed with another house is played and used with that house, not with its usual one."""
    duel = lay(house="logos", me={"hand": ["bumpsy"], "inPlay": ["troll", "doc-bookton"]}, foe={"amber": 2})
    duel.set("bumpsy", house="logos")
    duel.set("troll", house="logos")
    assert duel.card("troll")["houses"] == ["logos"]
    duel.reap("troll")
    duel.play("bumpsy", "Left")
    assert duel.foe.amber == 1
    assert duel.card("bumpsy")["houses"] == ["logos"]
    duel.expect("main")


def test_end_of_turn_effects_come_after_the_draw() -> None:
    """Shaffles costs the opponent one when its controller's turn ends, not when the opponent's does."""
    duel = lay(house="dis", me={"inPlay": ["shaffles"], "deck": ["anger"]}, foe={"amber": 3})
    duel.next_turn("Brobnar")
    assert duel.foe.amber == 2
    assert duel.me.cards("hand") == ["anger"]
    duel.next_turn("Dis")
    assert duel.foe.amber == 2
    duel.expect("main")


@pytest.mark.parametrize(
    ("chains", "drawn", "left"),
    [(0, 6, 0), (1, 5, 0), (6, 5, 5), (7, 4, 6), (12, 4, 11), (13, 3, 12), (18, 3, 17), (19, 2, 18), (24, 2, 23)],
)
def test_chains_cost_cards(chains: int, drawn: int, left: int) -> None:
    """Each six chains cost one card at the refill, and one chain is shed."""
    duel = lay(me={"chains": chains, "deck": ["anger"] * 8})
    duel.end()
    assert len(duel.me.cards("hand")) == drawn
    assert duel.me.chains == left
    duel.expect("house")


def test_faq_bait_and_switch_from_fourteen_to_none() -> None:
    """KF-F1: fourteen against none is stolen seven times."""
    duel = lay(house="shadows", me={"hand": ["bait-and-switch"]}, foe={"amber": 14})
    duel.play("bait-and-switch")
    assert (duel.me.amber, duel.foe.amber) == (7, 7)
    duel.expect("main")


def test_faq_phase_shift_doesn_t_lift_the_first_turn_rule() -> None:
    """KF-F2, KF-29: on the first turn of the game no second card can be played or discarded, whatever a card says."""
    duel = lay(house="logos", round=1, me={"hand": ["phase-shift", "punch", "labwork"]})
    duel.play("phase-shift")
    assert not duel.can("play", "punch")
    assert not duel.can("play", "labwork")
    assert not duel.can("discard", "labwork")
    duel.expect("main")


def test_phase_shift_on_a_later_turn_lets_one_foreign_card_through() -> None:
    """Afterwards one card of another house can be played, and only one."""
    duel = lay(house="logos", me={"hand": ["phase-shift", "cannon", "banner-of-battle"]})
    duel.play("phase-shift")
    duel.play("cannon")
    assert not duel.can("play", "banner-of-battle")
    duel.expect("main")


def test_faq_wild_wormhole_works_on_the_first_turn() -> None:
    """KF-F3: the first turn rule is about cards from hand; the deck's top card is still played."""
    duel = lay(house="logos", round=1, me={"hand": ["wild-wormhole", "labwork"], "deck": ["troll", "anger"]})
    duel.play("wild-wormhole")
    assert duel.zone("troll") == "inPlay"
    assert duel.me.amber == 1
    assert not duel.can("play", "labwork")
    duel.expect("main")


@pytest.mark.parametrize(("held", "after"), [(7, 2), (6, 2), (5, 1), (4, 1)])
def test_faq_chains_are_shed_only_when_cards_would_be_drawn(held: int, after: int) -> None:
    """KF-F4, KF-F5: a full hand keeps its chains; a hand of five draws nothing but sheds one."""
    duel = lay(me={"chains": 2, "hand": ["anger"] * held, "deck": ["punch"] * 4})
    duel.end()
    assert len(duel.me.cards("hand")) == max(held, 5)
    assert duel.me.chains == after
    duel.expect("house")


@pytest.mark.parametrize(("answer", "zone"), [("Yes", "archives"), ("No", "discard")])
def test_faq_biomatrix_backup_is_the_active_player_s_choice(answer: str, zone: str) -> None:
    """KF-F6: the opponent whose turn it is decides about the owner's archives."""
    duel = lay(me={"inPlay": ["troll"]}, foe={"inPlay": ["bumpsy", "biomatrix-backup"]})
    assert duel.card("biomatrix-backup")["attachedTo"] == duel.key("bumpsy")
    duel.fight("troll", "bumpsy")
    duel.expect("choice")
    assert duel.decision["player"] == 0
    duel.answer(answer)
    assert duel.foe.cards(zone).count("bumpsy") == 1
    duel.expect("main")


def test_faq_library_access_then_wild_wormhole() -> None:
    """KF-F8, KF-D1: bonus, draw, play the new top card with its bonus, draw again."""
    duel = lay(
        house="logos",
        me={"hand": ["library-access", "wild-wormhole"], "deck": ["anger", "dust-pixie", "punch", "troll"]},
    )
    duel.play("library-access")
    assert duel.me.cards("hand") == ["wild-wormhole"]
    duel.play("wild-wormhole")
    assert duel.zone("dust-pixie") == "inPlay"
    assert sorted(duel.me.cards("hand")) == ["anger", "punch"]
    assert duel.me.cards("deck") == ["troll"]
    assert duel.me.amber == 3
    duel.expect("main")
