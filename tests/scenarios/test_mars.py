"""Every card of house Mars, as questions to a judge."""

import pytest

from tests.scenarios.referee import Scenario, lay


def test_ammonia_clouds_hurt_every_creature_of_both_players() -> None:
    """Three damage to each creature at once; armour still absorbs its share."""
    duel = lay(
        house="mars",
        me={"hand": ["ammonia-clouds"], "inPlay": ["troll"]},
        foe={"inPlay": ["raiding-knight", "vezyma-thinkdrone", "dr-escotera"]},
    )
    duel.play("ammonia-clouds")
    assert duel.card("troll")["damage"] == 3
    assert duel.card("raiding-knight")["damage"] == 1
    assert duel.card("dr-escotera")["damage"] == 3
    assert duel.zone("vezyma-thinkdrone") == "discard"
    assert duel.zone("ammonia-clouds") == "discard"
    assert duel.me.amber == 0
    duel.expect("main")


def test_battle_fleet_draws_a_card_for_each_mars_card_shown() -> None:
    """Only Mars cards of the hand can be shown, and they stay in hand."""
    duel = lay(
        house="mars",
        me={"hand": ["battle-fleet", "tunk", "commpod", "bumpsy"], "deck": ["troll", "punch", "anger"]},
    )
    duel.play("battle-fleet")
    duel.expect("target", "battle-fleet")
    assert sorted(duel.options()) == ["commpod", "tunk"]
    assert duel.optional
    duel.answer("tunk+commpod")
    assert sorted(duel.me.cards("hand")) == ["bumpsy", "commpod", "punch", "troll", "tunk"]
    assert duel.me.cards("deck") == ["anger"]
    assert duel.me.amber == 1
    duel.expect("main")


def test_battle_fleet_shows_nothing_and_draws_nothing() -> None:
    """Any number may be none."""
    duel = lay(house="mars", me={"hand": ["battle-fleet", "tunk"], "deck": ["troll"]})
    duel.play("battle-fleet", "none")
    assert duel.me.cards("hand") == ["tunk"]
    assert duel.me.cards("deck") == ["troll"]
    duel.expect("main")


def test_deep_probe_discards_the_creatures_of_the_house_named() -> None:
    """Creatures of the named house leave the opponent's hand; its other cards and other houses' creatures stay."""
    duel = lay(house="mars", me={"hand": ["deep-probe", "troll"]}, foe={"hand": ["bumpsy", "punch", "charette"]})
    duel.play("deep-probe")
    duel.expect("choice", "deep-probe")
    assert len(duel.options()) == 7
    duel.answer("Brobnar")
    assert duel.foe.cards("discard") == ["bumpsy"]
    assert sorted(duel.foe.cards("hand")) == ["charette", "punch"]
    assert duel.me.cards("hand") == ["troll"]
    assert duel.me.amber == 1
    duel.expect("main")


def test_emp_blast_stuns_mars_and_robots_and_destroys_artifacts() -> None:
    """Mars creatures and robots of any house are stunned; every artifact of both players is destroyed."""
    duel = lay(
        house="mars",
        me={"hand": ["emp-blast"], "inPlay": ["blypyp", "troll", "cannon"]},
        foe={"inPlay": ["batdrone", "charette", "library-of-babble"]},
    )
    duel.play("emp-blast")
    assert duel.card("blypyp")["stunned"]
    assert duel.card("batdrone")["stunned"]
    assert not duel.card("troll")["stunned"]
    assert not duel.card("charette")["stunned"]
    assert duel.zone("cannon") == "discard"
    assert duel.zone("library-of-babble") == "discard"
    assert duel.me.amber == 1
    duel.expect("main")


def test_hypnotic_command_makes_enemies_capture_from_their_own_side() -> None:
    """One æmber of the opponent's pool goes onto an enemy creature for each friendly Mars creature."""
    duel = lay(
        house="mars",
        me={"hand": ["hypnotic-command"], "inPlay": ["blypyp", "troll", "tunk"], "amber": 2},
        foe={"inPlay": ["charette", "shooler"], "amber": 5},
    )
    duel.play("hypnotic-command")
    duel.expect("target", "hypnotic-command")
    assert sorted(duel.options()) == ["charette", "shooler"]
    duel.answer("charette", "charette")
    assert duel.card("charette")["amber"] == 2
    assert (duel.me.amber, duel.foe.amber) == (2, 3)
    duel.expect("main")


def test_hypnotic_command_without_mars_creatures_does_nothing() -> None:
    """No friendly Mars creature, no question."""
    duel = lay(
        house="mars",
        me={"hand": ["hypnotic-command"], "inPlay": ["troll"]},
        foe={"inPlay": ["blypyp"], "amber": 5},
    )
    duel.play("hypnotic-command")
    assert duel.foe.amber == 5
    duel.expect("main")


@pytest.mark.parametrize(("amber", "damage"), [(5, 0), (6, 3), (9, 3)])
def test_irradiated_amber_needs_six(amber: int, damage: int) -> None:
    """Enemy creatures take three damage once the opponent has six; friendly ones never."""
    duel = lay(
        house="mars",
        me={"hand": ["irradiated-æmber"], "inPlay": ["troll"]},
        foe={"inPlay": ["bumpsy", "charette"], "amber": amber},
    )
    duel.play("irradiated-æmber")
    assert [duel.card(name)["damage"] for name in ("bumpsy", "charette", "troll")] == [damage, damage, 0]
    assert (duel.me.amber, duel.foe.amber) == (1, amber)
    duel.expect("main")


def key_abduction(amber: int) -> Scenario:
    """Key Abduction played with two Mars creatures to return, so seven cards in hand: the key costs 6 + 9 - 7 = 8."""
    hand = ["key-abduction", "troll", "bumpsy", "punch", "anger", "smaaash"]
    duel = lay(
        house="mars",
        me={"hand": hand, "inPlay": ["blypyp", "tunk", "headhunter"], "amber": amber},
        foe={"inPlay": ["mindwarper", "charette"]},
    )
    duel.play("key-abduction")
    return duel


def test_key_abduction_counts_the_hand_after_the_return() -> None:
    """The returned creatures already cheapen the key; the bonus æmber counts too."""
    duel = key_abduction(7)
    assert len(duel.me.cards("hand")) == 7
    assert duel.me.cards("inPlay") == ["headhunter"]
    assert duel.foe.cards("hand") == ["mindwarper"]
    duel.expect("choice", "key-abduction")
    duel.answer("Yes", "Red")
    assert (duel.me.keys, duel.me.amber) == (1, 0)
    assert duel.me.key_cost == 6
    duel.expect("main")


def test_key_abduction_may_be_declined() -> None:
    """Forging is a choice."""
    duel = key_abduction(9)
    duel.answer("No")
    assert (duel.me.keys, duel.me.amber) == (0, 10)
    duel.expect("main")


def test_key_abduction_one_short_forges_nothing() -> None:
    """With seven æmber a key of eight cannot be forged, yet the Mars creatures are back in hand."""
    duel = key_abduction(6)
    assert (duel.me.keys, duel.me.amber) == (0, 7)
    assert duel.zone("tunk") == "hand"
    duel.expect("main")


def test_martian_hounds_give_two_counters_for_each_damaged_creature() -> None:
    """Damaged creatures of both players count, the chosen one too."""
    duel = lay(
        house="mars",
        me={"hand": ["martian-hounds"], "inPlay": ["troll", "blypyp"]},
        foe={"inPlay": ["bumpsy", "charette"]},
    )
    duel.set("troll", damage=2)
    duel.set("bumpsy", damage=1)
    duel.play("martian-hounds")
    assert sorted(duel.options()) == ["blypyp", "bumpsy", "charette", "troll"]
    duel.answer("blypyp")
    assert duel.card("blypyp")["powerCounters"] == 4
    assert duel.card("blypyp")["power"] == 6
    assert duel.card("troll")["powerCounters"] == 0
    duel.expect("main")


def test_martian_hounds_without_damage_give_nothing() -> None:
    """No damaged creature, no counter."""
    duel = lay(house="mars", me={"hand": ["martian-hounds"], "inPlay": ["blypyp"]})
    duel.play("martian-hounds", "blypyp")
    assert duel.card("blypyp")["power"] == 2
    duel.expect("main")


def test_martians_make_bad_allies_purge_foreign_creatures_of_the_hand() -> None:
    """Creatures of other houses in hand are purged for one æmber each; Mars cards and non-creatures stay."""
    duel = lay(
        house="mars",
        me={"hand": ["martians-make-bad-allies", "troll", "bumpsy", "punch", "tunk"], "inPlay": ["headhunter"]},
    )
    duel.play("martians-make-bad-allies")
    assert sorted(duel.me.cards("purged")) == ["bumpsy", "troll"]
    assert sorted(duel.me.cards("hand")) == ["punch", "tunk"]
    assert duel.zone("headhunter") == "inPlay"
    assert duel.me.amber == 2
    duel.expect("main")


def test_mass_abduction_takes_up_to_three_damaged_enemies() -> None:
    """Only damaged enemy creatures can be taken, into the archives of the player who abducts."""
    duel = lay(
        house="mars",
        me={"hand": ["mass-abduction"], "inPlay": ["troll"]},
        foe={"inPlay": ["bumpsy", "charette", "shooler"]},
    )
    duel.set("troll", damage=1)
    duel.set("bumpsy", damage=1)
    duel.set("shooler", damage=1)
    duel.play("mass-abduction")
    assert sorted(duel.options()) == ["bumpsy", "shooler"]
    assert duel.optional
    duel.answer("bumpsy+shooler")
    assert sorted(duel.me.cards("archives")) == ["bumpsy", "shooler"]
    assert duel.foe.cards("inPlay") == ["charette"]
    assert duel.card("bumpsy")["owner"] == 1
    duel.expect("main")


def test_abducted_creatures_go_to_their_owner_s_hand_when_the_archives_are_taken() -> None:
    """Leaving the archives means going to the owner's hand, never to the abductor's."""
    duel = lay(house="mars", me={"hand": ["mass-abduction"]}, foe={"inPlay": ["bumpsy"]})
    duel.set("bumpsy", damage=1)
    duel.play("mass-abduction", "bumpsy")
    duel.next_turn("Brobnar")
    duel.next_turn("Mars")
    duel.expect("archives")
    duel.answer("Yes")
    assert duel.me.cards("archives") == []
    assert "bumpsy" not in duel.me.cards("hand")
    assert duel.foe.cards("hand") == ["bumpsy"]
    assert duel.card("bumpsy")["damage"] == 0
    duel.expect("main")


def test_mating_season_pays_each_player_for_their_own_deck() -> None:
    """Each player gains one æmber for each Mars creature shuffled into their own deck."""
    duel = lay(
        house="mars",
        me={"hand": ["mating-season"], "inPlay": ["blypyp", "tunk", "troll"]},
        foe={"inPlay": ["zorg", "charette"]},
    )
    duel.play("mating-season")
    assert sorted(duel.me.cards("deck")) == ["blypyp", "tunk"]
    assert duel.foe.cards("deck") == ["zorg"]
    assert (duel.me.amber, duel.foe.amber) == (3, 1)
    assert duel.zone("troll") == duel.zone("charette") == "inPlay"
    duel.expect("main")


def test_mothership_support_counts_friendly_ready_mars_creatures() -> None:
    """Two damage for each ready friendly Mars creature, to a creature chosen each time."""
    duel = lay(
        house="mars",
        me={"hand": ["mothership-support"], "inPlay": ["blypyp", "tunk", "zorg", "headhunter"]},
        foe={"inPlay": ["bumpsy", "troll", "mindwarper"]},
    )
    duel.set("zorg", exhausted=True)
    duel.play("mothership-support")
    duel.expect("target", "mothership-support")
    assert len(duel.options()) == 7
    duel.answer("bumpsy")
    duel.expect("target", "mothership-support")
    duel.answer("troll")
    assert duel.card("bumpsy")["damage"] == 2
    assert duel.card("troll")["damage"] == 2
    assert duel.me.amber == 1
    duel.expect("main")


def test_orbital_bombardment_fires_once_for_each_mars_card_shown() -> None:
    """Each Mars card shown from the hand deals two damage to a creature of choice."""
    duel = lay(
        house="mars",
        me={"hand": ["orbital-bombardment", "tunk", "commpod", "punch"]},
        foe={"inPlay": ["troll", "bumpsy"]},
    )
    duel.play("orbital-bombardment")
    assert sorted(duel.options()) == ["commpod", "tunk"]
    duel.answer("tunk+commpod")
    duel.expect("target", "orbital-bombardment")
    duel.answer("troll", "troll")
    assert duel.card("troll")["damage"] == 4
    assert duel.card("bumpsy")["damage"] == 0
    assert len(duel.me.cards("hand")) == 3
    duel.expect("main")


def test_phosphorus_stars_stun_everything_but_mars_for_two_chains() -> None:
    """Creatures outside Mars are stunned, friend or foe; the player takes two chains."""
    duel = lay(
        house="mars",
        me={"hand": ["phosphorus-stars"], "inPlay": ["blypyp", "troll"], "chains": 1},
        foe={"inPlay": ["bumpsy", "zorg"]},
    )
    duel.play("phosphorus-stars")
    assert [duel.card(name)["stunned"] for name in ("blypyp", "troll", "bumpsy", "zorg")] == [False, True, True, False]
    assert (duel.me.chains, duel.foe.chains) == (3, 0)
    duel.expect("main")


@pytest.mark.parametrize(("amber", "stolen"), [(5, 2), (1, 1), (0, 0)])
def test_psychic_network_steals_for_each_ready_mars_creature(amber: int, stolen: int) -> None:
    """Exhausted Mars creatures and other houses don't count, and no more is stolen than there is."""
    duel = lay(
        house="mars",
        me={"hand": ["psychic-network"], "inPlay": ["blypyp", "tunk", "zorg", "troll"]},
        foe={"amber": amber, "inPlay": ["mindwarper"]},
    )
    duel.set("zorg", exhausted=True)
    duel.play("psychic-network")
    assert (duel.me.amber, duel.foe.amber) == (stolen, amber - stolen)
    duel.expect("main")


def test_sample_collection_takes_one_creature_for_each_forged_key() -> None:
    """Two enemy keys, two enemy creatures archived."""
    duel = lay(
        house="mars",
        me={"hand": ["sample-collection"], "inPlay": ["blypyp"], "keys": ["red"]},
        foe={"inPlay": ["bumpsy", "charette", "shooler"], "keys": ["red", "blue"]},
    )
    duel.play("sample-collection")
    assert "blypyp" not in duel.options()
    duel.pick_all("bumpsy", "shooler")
    assert sorted(duel.me.cards("archives")) == ["bumpsy", "shooler"]
    assert duel.foe.cards("inPlay") == ["charette"]
    duel.expect("main")


def test_sample_collection_without_an_enemy_key_takes_nothing() -> None:
    """The player's own keys don't matter."""
    duel = lay(
        house="mars",
        me={"hand": ["sample-collection"], "keys": ["red"]},
        foe={"inPlay": ["bumpsy"]},
    )
    duel.play("sample-collection")
    assert duel.zone("bumpsy") == "inPlay"
    duel.expect("main")


@pytest.mark.parametrize(("mine", "theirs", "left"), [(3, 10, 1), (3, 8, 0), (0, 8, 8), (1, 3, 0)])
def test_shatter_storm_triples_the_loss(mine: int, theirs: int, left: int) -> None:
    """All of one's own æmber is lost, and the opponent loses three times as much."""
    duel = lay(house="mars", me={"hand": ["shatter-storm"], "amber": mine}, foe={"amber": theirs})
    duel.play("shatter-storm")
    assert (duel.me.amber, duel.foe.amber) == (0, left)
    duel.expect("main")


def test_soft_landing_readies_the_next_creature_only() -> None:
    """The first creature or artifact played afterwards enters ready, the second one exhausted."""
    duel = lay(house="mars", me={"hand": ["soft-landing", "commpod", "blypyp"]})
    duel.play("soft-landing")
    duel.play("commpod")
    duel.play("blypyp")
    assert not duel.card("commpod")["exhausted"]
    assert duel.card("blypyp")["exhausted"]
    duel.expect("main")


def test_soft_landing_waits_for_a_creature_or_artifact() -> None:
    """An action played in between doesn't use it up."""
    duel = lay(house="mars", me={"hand": ["soft-landing", "ammonia-clouds", "blypyp"]})
    duel.play("soft-landing")
    duel.play("ammonia-clouds")
    duel.play("blypyp")
    assert not duel.card("blypyp")["exhausted"]
    assert duel.can("reap", "blypyp")
    duel.expect("main")


def test_soft_landing_doesn_t_unstun() -> None:
    """A creature that enters stunned is ready, and still stunned."""
    duel = lay(house="mars", me={"hand": ["soft-landing", "zorg"]})
    duel.play("soft-landing")
    duel.play("zorg")
    assert not duel.card("zorg")["exhausted"]
    assert duel.card("zorg")["stunned"]
    assert not duel.can("reap", "zorg")
    assert duel.can("unstun", "zorg")
    duel.expect("main")


def squawker() -> Scenario:
    duel = lay(house="mars", me={"hand": ["squawker"], "inPlay": ["tunk", "troll"]}, foe={"inPlay": ["zorg", "bumpsy"]})
    duel.set("tunk", exhausted=True)
    duel.set("zorg", exhausted=True)
    duel.play("squawker")
    return duel


def test_squawker_readies_a_mars_creature() -> None:
    """The first way readies a Mars creature, whoever controls it."""
    duel = squawker()
    duel.way(0)
    assert set(duel.options()) == {"tunk", "zorg"}
    duel.answer("tunk")
    assert not duel.card("tunk")["exhausted"]
    assert duel.card("zorg")["exhausted"]
    assert not duel.card("bumpsy")["stunned"]
    assert duel.me.amber == 1
    duel.expect("main")


def test_squawker_stuns_a_creature_of_another_house() -> None:
    """The second way stuns a creature that isn't of Mars."""
    duel = squawker()
    duel.way(1)
    assert set(duel.options()) == {"troll", "bumpsy"}
    duel.answer("bumpsy")
    assert duel.card("bumpsy")["stunned"]
    assert duel.card("tunk")["exhausted"]
    duel.expect("main")


def test_total_recall_pays_for_ready_creatures_and_returns_all() -> None:
    """One æmber for each ready friendly creature of any house; ready or not, all friendly creatures return to hand."""
    duel = lay(
        house="mars",
        me={"hand": ["total-recall"], "inPlay": ["tunk", "troll", "blypyp", "commpod"]},
        foe={"inPlay": ["bumpsy"]},
    )
    duel.set("blypyp", exhausted=True)
    duel.play("total-recall")
    assert duel.me.amber == 3
    assert sorted(duel.me.cards("hand")) == ["blypyp", "troll", "tunk"]
    assert duel.me.cards("inPlay") == ["commpod"]
    assert duel.zone("bumpsy") == "inPlay"
    duel.expect("main")


def test_combat_pheromones_let_two_mars_cards_be_used() -> None:
    """Sacrificed in any house's turn, they allow two uses of Mars cards, artifacts included, not three."""
    duel = lay(house="brobnar", me={"inPlay": ["combat-pheromones", "blypyp", "tunk", "zorg", "crystal-hive"]})
    assert not duel.can("reap", "blypyp")
    duel.use("combat-pheromones")
    assert duel.zone("combat-pheromones") == "discard"
    duel.use("crystal-hive")
    duel.reap("tunk")
    assert not duel.can("reap", "blypyp")
    assert not duel.can("reap", "zorg")
    assert duel.me.amber == 2
    duel.expect("main")


def test_commpod_readies_a_mars_creature_for_each_card_shown() -> None:
    """Each Mars card shown may ready one Mars creature; readying is optional each time."""
    duel = lay(
        house="mars", me={"hand": ["zorg", "mothergun", "troll"], "inPlay": ["commpod", "blypyp", "tunk", "bumpsy"]}
    )
    for name in ("blypyp", "tunk", "bumpsy"):
        duel.set(name, exhausted=True)
    duel.use("commpod")
    assert sorted(duel.options()) == ["mothergun", "zorg"]
    duel.answer("zorg+mothergun")
    duel.expect("target", "commpod")
    assert duel.optional
    assert "bumpsy" not in duel.options()
    duel.pick_all("blypyp", "tunk")
    assert not duel.card("blypyp")["exhausted"]
    assert not duel.card("tunk")["exhausted"]
    assert duel.card("bumpsy")["exhausted"]
    assert duel.card("commpod")["exhausted"]
    duel.expect("main")


def test_commpod_showing_nothing_readies_nothing() -> None:
    """No card shown, no creature readied."""
    duel = lay(house="mars", me={"hand": ["zorg"], "inPlay": ["commpod", "blypyp"]})
    duel.set("blypyp", exhausted=True)
    duel.use("commpod", "none")
    assert duel.card("blypyp")["exhausted"]
    duel.expect("main")


def test_crystal_hive_pays_for_each_reap_this_turn() -> None:
    """Reaping brings one more æmber after the hive is used, and no longer next turn."""
    duel = lay(house="mars", me={"inPlay": ["crystal-hive", "blypyp", "mindwarper"]}, foe={"inPlay": ["bumpsy"]})
    duel.use("crystal-hive")
    duel.reap("mindwarper")
    assert duel.me.amber == 2
    duel.next_turn("Brobnar")
    duel.reap("bumpsy")
    assert (duel.me.amber, duel.foe.amber) == (2, 1)
    duel.expect("main")


def test_custom_virus_destroys_every_creature_sharing_a_trait() -> None:
    """KF-G62: the purged creature's traits mark their bearers on both sides; the virus works in any house's turn."""
    duel = lay(
        house="brobnar",
        me={"hand": ["urchin", "punch"], "inPlay": ["custom-virus", "faygin", "troll"]},
        foe={"inPlay": ["silvertooth", "doc-bookton"]},
    )
    duel.use("custom-virus")
    assert duel.options() == ["urchin"]
    duel.answer("urchin")
    assert duel.zone("custom-virus") == "discard"
    assert duel.zone("urchin") == "purged"
    assert duel.zone("faygin") == "discard"
    assert duel.zone("silvertooth") == "discard"
    assert duel.zone("doc-bookton") == "inPlay"
    assert duel.zone("troll") == "inPlay"
    duel.expect("main")


def test_custom_virus_without_a_creature_in_hand_destroys_nothing() -> None:
    """It is sacrificed all the same."""
    duel = lay(house="mars", me={"hand": ["punch"], "inPlay": ["custom-virus", "faygin"]})
    duel.use("custom-virus")
    assert duel.zone("custom-virus") == "discard"
    assert duel.zone("faygin") == "inPlay"
    duel.expect("main")


def test_feeding_pit_pays_for_a_creature_discarded() -> None:
    """A creature of any house in hand can be fed for one æmber."""
    duel = lay(house="mars", me={"hand": ["troll", "punch"], "inPlay": ["feeding-pit"]})
    duel.use("feeding-pit")
    assert duel.options() == ["troll"]
    duel.answer("troll")
    assert duel.zone("troll") == "discard"
    assert duel.me.amber == 1
    duel.expect("main")


def test_feeding_pit_without_a_creature_pays_nothing() -> None:
    """No creature in hand: nothing is discarded and nothing gained."""
    duel = lay(house="mars", me={"hand": ["punch"], "inPlay": ["feeding-pit", "blypyp"]})
    duel.use("feeding-pit")
    assert duel.me.cards("hand") == ["punch"]
    assert duel.me.amber == 0
    duel.expect("main")


def test_invasion_portal_digs_for_a_mars_creature() -> None:
    """Cards are discarded from the deck up to the first Mars creature, which goes to hand."""
    duel = lay(house="mars", me={"inPlay": ["invasion-portal"], "deck": ["bumpsy", "commpod", "zorg", "tunk"]})
    duel.use("invasion-portal")
    assert duel.me.cards("hand") == ["zorg"]
    assert duel.me.cards("discard") == ["commpod", "bumpsy"]
    assert duel.me.cards("deck") == ["tunk"]
    duel.expect("main")


def test_invasion_portal_stops_when_the_deck_is_empty() -> None:
    """KF-D23: running out ends the digging; the discard pile is not shuffled back."""
    duel = lay(house="mars", me={"inPlay": ["invasion-portal"], "deck": ["bumpsy", "troll"], "discard": ["zorg"]})
    duel.use("invasion-portal")
    assert duel.me.cards("hand") == []
    assert duel.me.cards("deck") == []
    assert duel.me.cards("discard") == ["troll", "bumpsy", "zorg"]
    duel.expect("main")


def test_incubation_chamber_archives_a_mars_creature_from_hand() -> None:
    """In any house's turn a Mars creature of the hand can be shown and archived."""
    duel = lay(house="brobnar", me={"hand": ["zorg", "commpod", "troll"], "inPlay": ["incubation-chamber"]})
    duel.use("incubation-chamber")
    assert duel.options() == ["zorg"]
    duel.answer("zorg")
    assert duel.me.cards("archives") == ["zorg"]
    assert sorted(duel.me.cards("hand")) == ["commpod", "troll"]
    duel.expect("main")


@pytest.mark.parametrize(("shown", "damage"), [("zorg", 1), ("zorg+commpod", 2)])
def test_mothergun_deals_as_much_damage_as_cards_shown(shown: str, damage: int) -> None:
    """One damage to a single creature for each Mars card shown."""
    duel = lay(
        house="mars", me={"hand": ["zorg", "commpod", "punch"], "inPlay": ["mothergun"]}, foe={"inPlay": ["bumpsy"]}
    )
    duel.use("mothergun", shown, "bumpsy")
    assert duel.card("bumpsy")["damage"] == damage
    assert len(duel.me.cards("hand")) == 3
    duel.expect("main")


def test_mothergun_without_a_card_shown_fires_at_nobody() -> None:
    """No damage to deal, no target to choose."""
    duel = lay(house="mars", me={"hand": ["zorg"], "inPlay": ["mothergun"]}, foe={"inPlay": ["bumpsy"]})
    duel.use("mothergun", "none")
    assert duel.card("bumpsy")["damage"] == 0
    assert duel.card("mothergun")["exhausted"]
    duel.expect("main")


def test_sniffer_takes_elusive_away_for_the_turn() -> None:
    """An elusive creature is hit at the first attack this turn, and is elusive again next turn."""
    duel = lay(house="mars", me={"inPlay": ["sniffer", "zorg"]}, foe={"inPlay": ["faygin", "noddy-the-thief"]})
    duel.use("sniffer")
    assert "elusive" not in duel.card("faygin")["keywords"]
    duel.fight("zorg", "faygin")
    assert duel.zone("faygin") == "discard"
    assert duel.card("zorg")["damage"] == 3
    duel.next_turn("Brobnar")
    assert duel.card("noddy-the-thief")["keywords"].get("elusive")
    duel.expect("main")


def test_swap_widget_exchanges_a_ready_mars_creature_for_another_one() -> None:
    """A ready Mars creature returns to hand and one of another name enters play ready, without its Play ability."""
    duel = lay(
        house="mars",
        me={"hand": ["yxili-marauder", "blypyp", "troll"], "inPlay": ["swap-widget", "tunk", "blypyp"]},
        foe={"amber": 3},
    )
    duel.set("tunk", exhausted=True)
    duel.use("swap-widget")
    assert duel.options() == ["blypyp"]
    duel.answer("blypyp")
    duel.expect("target", "swap-widget")
    assert duel.options() == ["yxili-marauder"]
    duel.answer("yxili-marauder")
    duel.expect("flank")
    duel.answer("Left")
    assert duel.me.line == ["yxili-marauder", "tunk"]
    assert not duel.card("yxili-marauder")["exhausted"]
    assert duel.card("yxili-marauder")["amber"] == 0
    assert duel.foe.amber == 3
    assert sorted(duel.me.cards("hand")) == ["blypyp", "blypyp", "troll"]
    duel.expect("main")


def test_swap_widget_with_only_the_same_name_in_hand_just_returns() -> None:
    """Without another name nothing enters play."""
    duel = lay(house="mars", me={"hand": ["tunk"], "inPlay": ["swap-widget", "tunk"]})
    duel.use("swap-widget", "tunk#2")
    assert duel.me.line == []
    assert duel.me.cards("hand") == ["tunk", "tunk"]
    duel.expect("main")


def test_blypyp_readies_the_next_mars_creature_played() -> None:
    """After its reap the next Mars creature enters ready, the one after it exhausted."""
    duel = lay(house="mars", me={"hand": ["mindwarper", "tunk", "soft-landing"], "inPlay": ["blypyp"]})
    duel.reap("blypyp")
    duel.play("mindwarper", "Right")
    duel.play("tunk", "Right")
    assert not duel.card("mindwarper")["exhausted"]
    assert duel.card("tunk")["exhausted"]
    assert duel.me.amber == 1
    duel.expect("main")


def test_blypyp_waits_for_a_mars_creature() -> None:
    """A creature of another house, let through by a witch, enters exhausted and leaves the effect for the next Mars one."""
    duel = lay(house="mars", me={"hand": ["dust-pixie", "mindwarper"], "inPlay": ["blypyp", "witch-of-the-wilds"]})
    duel.reap("blypyp")
    duel.play("dust-pixie", "Left")
    duel.play("mindwarper", "Left")
    assert duel.card("dust-pixie")["exhausted"]
    assert not duel.card("mindwarper")["exhausted"]
    duel.expect("main")


def test_chuff_ape_enters_stunned_behind_its_taunt() -> None:
    """It comes into play exhausted and stunned, and its neighbours can't be attacked."""
    duel = lay(house="mars", me={"hand": ["chuff-ape"], "inPlay": ["blypyp"]}, foe={"inPlay": ["bumpsy"]})
    duel.play("chuff-ape", "Right")
    assert duel.card("chuff-ape")["stunned"]
    assert duel.card("chuff-ape")["exhausted"]
    assert duel.card("chuff-ape")["power"] == 11
    duel.next_turn("Brobnar")
    duel.act("fight", "bumpsy")
    assert duel.options() == ["chuff-ape"]
    duel.expect("fight")


def test_chuff_ape_heals_fully_for_a_sacrifice() -> None:
    """Another friendly creature may be sacrificed, its Destroyed ability included, to heal the ape."""
    duel = lay(house="mars", me={"inPlay": ["chuff-ape", "dust-imp"]}, foe={"inPlay": ["bumpsy"]})
    duel.set("chuff-ape", damage=7)
    duel.reap("chuff-ape")
    duel.expect("target", "chuff-ape")
    assert duel.optional
    assert duel.options() == ["dust-imp"]
    duel.answer("dust-imp")
    assert duel.card("chuff-ape")["damage"] == 0
    assert duel.zone("dust-imp") == "discard"
    assert duel.me.amber == 3
    duel.expect("main")


def test_chuff_ape_without_a_sacrifice_stays_hurt() -> None:
    """Declining heals nothing."""
    duel = lay(house="mars", me={"inPlay": ["chuff-ape", "dust-imp"]}, foe={"inPlay": ["bumpsy"]})
    duel.fight("chuff-ape", "bumpsy", "none")
    assert duel.card("chuff-ape")["damage"] == 5
    assert duel.zone("dust-imp") == "inPlay"
    duel.expect("main")


def test_ether_spider_fights_without_dealing_damage() -> None:
    """It takes damage in a fight and gives none, attacking or attacked."""
    duel = lay(house="mars", me={"inPlay": ["ether-spider"]}, foe={"inPlay": ["blypyp", "bumpsy"]})
    duel.fight("ether-spider", "blypyp")
    assert duel.zone("blypyp") == "inPlay"
    assert duel.card("ether-spider")["damage"] == 2
    duel.next_turn("Brobnar")
    duel.fight("bumpsy", "ether-spider")
    assert duel.zone("ether-spider") == "discard"
    assert duel.zone("bumpsy") == "inPlay"
    assert duel.card("bumpsy")["damage"] == 0
    duel.expect("main")


def test_ether_spider_catches_what_the_opponent_would_gain() -> None:
    """Æmber meant for the opponent's pool ends on the spider; the player's own gains don't."""
    duel = lay(
        house="mars",
        me={"inPlay": ["ether-spider", "blypyp"], "amber": 3},
        foe={"inPlay": ["bumpsy", "noddy-the-thief"], "hand": ["anger"], "houses": ["brobnar", "shadows", "dis"]},
    )
    duel.reap("blypyp")
    assert duel.me.amber == 4
    duel.next_turn("Shadows")
    duel.reap("noddy-the-thief")
    assert (duel.me.amber, duel.foe.amber) == (4, 0)
    assert duel.card("ether-spider")["amber"] == 1
    duel.expect("main")


def test_ether_spider_gives_its_catch_back_when_it_leaves() -> None:
    """Destroyed, it no longer stands in the way of the æmber that returns to the opponent."""
    duel = lay(house="mars", me={"inPlay": ["ether-spider"]}, foe={"inPlay": ["troll"], "amber": 1})
    duel.set("ether-spider", amber=4)
    duel.next_turn("Brobnar")
    duel.fight("troll", "ether-spider")
    assert duel.zone("ether-spider") == "discard"
    assert duel.foe.amber == 5
    duel.expect("main")


def test_ether_spider_catches_stolen_amber() -> None:
    """What a thief would add to the pool is caught, and stealing until even goes on until nothing is left."""
    duel = lay(house="shadows", me={"hand": ["bait-and-switch"]}, foe={"amber": 6, "inPlay": ["ether-spider"]})
    duel.play("bait-and-switch")
    assert (duel.me.amber, duel.foe.amber) == (0, 0)
    assert duel.card("ether-spider")["amber"] == 6
    duel.expect("main")


def test_of_two_ether_spiders_the_active_player_says_which() -> None:
    """KF-D29: both would catch the same æmber; one of them does."""
    duel = lay(house="mars", me={"inPlay": ["ether-spider", "ether-spider"]}, foe={"inPlay": ["bumpsy"]})
    duel.next_turn("Brobnar")
    duel.reap("bumpsy")
    duel.expect("target")
    assert duel.decision["player"] == 1
    duel.answer("ether-spider#2")
    assert [duel.card(name)["amber"] for name in ("ether-spider#1", "ether-spider#2")] == [0, 1]
    assert duel.foe.amber == 0
    duel.expect("main")


def test_grabber_jammer_raises_the_enemy_key_and_captures() -> None:
    """The opponent's keys cost one more while it is in play; fighting or reaping it captures one."""
    duel = lay(house="mars", me={"inPlay": ["grabber-jammer"]}, foe={"amber": 6, "inPlay": ["blypyp"]})
    assert (duel.me.key_cost, duel.foe.key_cost) == (6, 7)
    duel.reap("grabber-jammer")
    assert duel.card("grabber-jammer")["amber"] == 1
    assert (duel.me.amber, duel.foe.amber) == (1, 5)
    duel.expect("main")


def test_grabber_jammer_captures_after_a_fight() -> None:
    """Its Fight ability is the same as its Reap ability."""
    duel = lay(house="mars", me={"inPlay": ["grabber-jammer"]}, foe={"amber": 2, "inPlay": ["blypyp"]})
    duel.fight("grabber-jammer", "blypyp")
    assert duel.card("grabber-jammer")["amber"] == 1
    assert duel.card("grabber-jammer")["damage"] == 1
    assert duel.foe.amber == 1
    duel.expect("main")


def test_grommid_forbids_its_player_creatures() -> None:
    """Its controller can discard creatures but not play them; the opponent can."""
    duel = lay(house="mars", me={"inPlay": ["grommid"], "hand": ["blypyp", "commpod"]}, foe={"hand": ["bumpsy"]})
    assert not duel.can("play", "blypyp")
    assert duel.can("discard", "blypyp")
    assert duel.can("play", "commpod")
    duel.next_turn("Brobnar")
    assert duel.can("play", "bumpsy")
    duel.expect("main")


def test_grommid_s_victims_cost_their_player_amber() -> None:
    """Whether it attacks or is attacked, an enemy destroyed fighting it costs the opponent one æmber."""
    duel = lay(house="mars", me={"inPlay": ["grommid"]}, foe={"amber": 4, "inPlay": ["charette", "bumpsy", "troll"]})
    duel.fight("grommid", "charette")
    assert duel.foe.amber == 3
    duel.next_turn("Brobnar")
    duel.fight("bumpsy", "grommid")
    assert duel.zone("bumpsy") == "discard"
    assert duel.foe.amber == 2
    assert duel.card("grommid")["damage"] == 9
    duel.expect("main")


def test_grommid_must_survive_the_fight() -> None:
    """If both die, nothing is lost."""
    duel = lay(house="mars", me={"inPlay": ["grommid"]}, foe={"amber": 4, "inPlay": ["troll"]})
    duel.set("grommid", damage=2)
    duel.fight("grommid", "troll")
    assert duel.zone("grommid") == duel.zone("troll") == "discard"
    assert duel.foe.amber == 4
    duel.expect("main")


def test_john_smyth_readies_a_mars_creature_that_is_no_agent() -> None:
    """Neither itself nor another house's creature can be readied; an enemy Mars creature could."""
    duel = lay(house="mars", me={"inPlay": ["john-smyth", "tunk", "troll"]}, foe={"inPlay": ["zorg"]})
    for name in ("tunk", "troll", "zorg"):
        duel.set(name, exhausted=True)
    assert duel.card("john-smyth")["keywords"].get("elusive")
    duel.reap("john-smyth")
    assert set(duel.options()) == {"tunk", "zorg"}
    duel.answer("tunk")
    assert not duel.card("tunk")["exhausted"]
    assert duel.card("john-smyth")["exhausted"]
    assert duel.me.amber == 1
    duel.expect("main")


def test_john_smyth_readies_after_a_fight_too() -> None:
    """The same ability after a fight it survives."""
    duel = lay(house="mars", me={"inPlay": ["john-smyth", "tunk"]}, foe={"inPlay": ["dust-pixie"]})
    duel.set("tunk", exhausted=True)
    duel.fight("john-smyth", "dust-pixie", "tunk")
    assert not duel.card("tunk")["exhausted"]
    duel.expect("main")


def test_mindwarper_turns_a_creature_against_its_own_side() -> None:
    """An enemy creature captures one æmber from its own controller's pool."""
    duel = lay(
        house="mars", me={"inPlay": ["mindwarper"], "amber": 2}, foe={"amber": 3, "inPlay": ["bumpsy", "charette"]}
    )
    duel.use("mindwarper")
    assert set(duel.options()) == {"bumpsy", "charette"}
    duel.answer("bumpsy")
    assert duel.card("bumpsy")["amber"] == 1
    assert (duel.me.amber, duel.foe.amber) == (2, 2)
    assert duel.card("mindwarper")["keywords"].get("elusive")
    duel.expect("main")


def test_phylyx_counts_the_other_friendly_mars_creatures() -> None:
    """Itself, other houses and enemy Mars creatures don't count."""
    duel = lay(
        house="mars",
        me={"inPlay": ["phylyx-the-disintegrator", "tunk", "blypyp", "troll"]},
        foe={"amber": 5, "inPlay": ["zorg"]},
    )
    duel.use("phylyx-the-disintegrator")
    assert (duel.me.amber, duel.foe.amber) == (0, 3)
    duel.expect("main")


def test_qyxxlyx_plague_ignores_the_armour_of_humans() -> None:
    """Each Human of both sides takes three damage that armour doesn't absorb, and keeps that armour."""
    duel = lay(
        house="mars",
        me={"inPlay": ["qyxxlyx-plague-master", "doc-bookton"]},
        foe={"inPlay": ["raiding-knight", "bad-penny", "bumpsy", "champion-anaphiel"]},
    )
    duel.reap("qyxxlyx-plague-master")
    assert duel.card("raiding-knight")["damage"] == 3
    assert duel.card("raiding-knight")["armor"] == 2
    assert duel.card("doc-bookton")["damage"] == 3
    assert duel.zone("bad-penny") == "hand"
    assert duel.card("bumpsy")["damage"] == 0
    assert duel.card("champion-anaphiel")["damage"] == 0
    duel.expect("main")


def test_qyxxlyx_plague_follows_a_fight_too() -> None:
    """The same ability after a fight it survives."""
    duel = lay(house="mars", me={"inPlay": ["qyxxlyx-plague-master"]}, foe={"inPlay": ["dust-pixie", "doc-bookton"]})
    duel.fight("qyxxlyx-plague-master", "dust-pixie")
    assert duel.card("doc-bookton")["damage"] == 3
    duel.expect("main")


def test_tunk_heals_when_another_mars_creature_is_played() -> None:
    """A Mars artifact doesn't heal it, a Mars creature does, completely."""
    duel = lay(house="mars", me={"hand": ["commpod", "blypyp"], "inPlay": ["tunk"]})
    duel.set("tunk", damage=5)
    duel.play("commpod")
    assert duel.card("tunk")["damage"] == 5
    duel.play("blypyp", "Left")
    assert duel.card("tunk")["damage"] == 0
    assert (duel.card("tunk")["power"], duel.card("tunk")["armorMax"]) == (6, 1)
    duel.expect("main")


def test_tunk_doesn_t_heal_by_the_opponent_s_play() -> None:
    """Only its controller's plays count."""
    duel = lay(
        house="mars",
        me={"inPlay": ["tunk"]},
        foe={"hand": ["blypyp"], "houses": ["mars", "dis", "logos"]},
    )
    duel.set("tunk", damage=5)
    duel.next_turn("Mars")
    duel.play("blypyp")
    assert duel.card("tunk")["damage"] == 5
    duel.expect("main")


def test_ulyq_megamouth_lends_its_voice_to_another_house() -> None:
    """After its reap a ready friendly creature outside Mars is used."""
    duel = lay(house="mars", me={"inPlay": ["ulyq-megamouth", "bumpsy", "tunk"]}, foe={"inPlay": ["charette"]})
    duel.reap("ulyq-megamouth")
    duel.expect("target", "ulyq-megamouth")
    assert duel.options() == ["bumpsy"]
    duel.answer("bumpsy", "Reap")
    assert duel.me.amber == 2
    assert duel.card("bumpsy")["exhausted"]
    assert not duel.card("tunk")["exhausted"]
    duel.expect("main")


def test_ulyq_megamouth_after_a_fight_too() -> None:
    """The same ability after a fight it survives."""
    duel = lay(house="mars", me={"inPlay": ["ulyq-megamouth", "bumpsy"]}, foe={"inPlay": ["dust-pixie", "troll"]})
    duel.fight("ulyq-megamouth", "dust-pixie", "bumpsy", "Reap")
    assert duel.me.amber == 1
    assert duel.card("bumpsy")["exhausted"]
    duel.expect("main")


def test_uxlyx_takes_an_enemy_creature_into_the_zoo() -> None:
    """Reaping archives an enemy creature, which returns to its owner's hand when the archives are taken."""
    duel = lay(house="mars", me={"inPlay": ["uxlyx-the-zookeeper", "tunk"]}, foe={"inPlay": ["bumpsy", "charette"]})
    duel.reap("uxlyx-the-zookeeper")
    assert set(duel.options()) == {"bumpsy", "charette"}
    duel.answer("charette")
    assert duel.me.cards("archives") == ["charette"]
    duel.next_turn("Brobnar")
    duel.next_turn("Mars")
    duel.answer("Yes")
    assert duel.foe.cards("hand") == ["charette"]
    duel.expect("main")


def test_vezyma_thinkdrone_archives_a_card_from_play() -> None:
    """A friendly creature or artifact may be archived; declining is allowed."""
    duel = lay(house="mars", me={"inPlay": ["vezyma-thinkdrone", "troll", "commpod"]}, foe={"inPlay": ["bumpsy"]})
    duel.reap("vezyma-thinkdrone")
    assert duel.optional
    assert set(duel.options()) == {"vezyma-thinkdrone", "troll", "commpod"}
    duel.answer("commpod")
    assert duel.me.cards("archives") == ["commpod"]
    assert duel.me.amber == 1
    duel.expect("main")


def test_yxili_marauder_captures_for_ready_mars_creatures_and_grows() -> None:
    """It enters exhausted, so it doesn't count itself; each æmber on it is one power."""
    duel = lay(
        house="mars",
        me={"hand": ["yxili-marauder"], "inPlay": ["tunk", "blypyp", "zorg", "troll"]},
        foe={"amber": 5},
    )
    duel.set("zorg", exhausted=True)
    duel.play("yxili-marauder", "Right")
    assert duel.card("yxili-marauder")["amber"] == 2
    assert duel.card("yxili-marauder")["power"] == 4
    assert duel.foe.amber == 3
    duel.expect("main")


def test_yxilo_bolter_purges_what_it_destroys() -> None:
    """Two damage after a reap; a creature destroyed by it is purged, a survivor isn't."""
    duel = lay(house="mars", me={"inPlay": ["yxilo-bolter"]}, foe={"inPlay": ["silvertooth", "bumpsy"]})
    duel.reap("yxilo-bolter")
    assert set(duel.options()) == {"yxilo-bolter", "silvertooth", "bumpsy"}
    duel.answer("silvertooth")
    assert duel.zone("silvertooth") == "purged"
    assert duel.foe.cards("discard") == []
    duel.expect("main")


def test_yxilo_bolter_leaves_a_survivor_in_play() -> None:
    """Its shot after a fight adds to the damage of the fight."""
    duel = lay(house="mars", me={"inPlay": ["yxilo-bolter"]}, foe={"inPlay": ["blypyp", "troll"]})
    duel.fight("yxilo-bolter", "blypyp", "troll")
    assert duel.zone("blypyp") == "discard"
    assert duel.zone("troll") == "inPlay"
    assert duel.card("troll")["damage"] == 2
    duel.expect("main")


def test_yxilo_bolter_can_t_purge_what_saved_itself() -> None:
    """KF-D11: a Destroyed ability that takes the creature to hand comes first, and a hand isn't purged."""
    duel = lay(house="mars", me={"inPlay": ["yxilo-bolter"]}, foe={"inPlay": ["bad-penny"]})
    duel.reap("yxilo-bolter", "bad-penny")
    assert duel.foe.cards("hand") == ["bad-penny"]
    assert duel.foe.cards("purged") == []
    duel.expect("main")


def test_yxilo_bolter_leaves_a_cloaked_creature() -> None:
    """A creature saved by its upgrade wasn't destroyed, so it isn't purged."""
    duel = lay(house="mars", me={"inPlay": ["yxilo-bolter"]}, foe={"inPlay": ["dust-pixie", "armageddon-cloak"]})
    duel.reap("yxilo-bolter", "dust-pixie")
    assert duel.zone("dust-pixie") == "inPlay"
    assert duel.zone("armageddon-cloak") == "discard"
    duel.expect("main")


def test_yxilx_dominator_enters_stunned() -> None:
    """A taunting robot of nine power that arrives stunned."""
    duel = lay(house="mars", me={"hand": ["yxilx-dominator"]})
    duel.play("yxilx-dominator")
    card = duel.card("yxilx-dominator")
    assert card["stunned"]
    assert (card["power"], card["armorMax"], card["keywords"].get("taunt")) == (9, 1, 1)
    duel.expect("main")


def test_zorg_stuns_its_opponent_and_its_neighbours_before_the_fight() -> None:
    """KF-G1: the creature it fights and those beside it are stunned; the blow still falls."""
    duel = lay(house="mars", me={"inPlay": ["zorg"]}, foe={"inPlay": ["bumpsy", "troll", "charette", "shooler"]})
    duel.fight("zorg", "troll")
    assert [duel.card(name)["stunned"] for name in ("bumpsy", "troll", "charette", "shooler")] == [
        True,
        True,
        True,
        False,
    ]
    assert duel.card("troll")["damage"] == 7
    assert duel.zone("zorg") == "discard"
    duel.expect("main")


def test_zorg_enters_stunned() -> None:
    """Played, it is stunned and exhausted."""
    duel = lay(house="mars", me={"hand": ["zorg"]})
    duel.play("zorg")
    assert duel.card("zorg")["stunned"]
    assert duel.card("zorg")["exhausted"]
    duel.expect("main")


def test_zyzzix_grows_when_a_creature_is_archived_from_hand() -> None:
    """A creature of any house may be shown and archived for three counters."""
    duel = lay(house="mars", me={"hand": ["troll", "punch"], "inPlay": ["zyzzix-the-many"]})
    duel.reap("zyzzix-the-many")
    assert duel.optional
    assert duel.options() == ["troll"]
    duel.answer("troll")
    assert duel.me.cards("archives") == ["troll"]
    assert duel.card("zyzzix-the-many")["powerCounters"] == 3
    assert duel.card("zyzzix-the-many")["power"] == 6
    duel.expect("main")


def test_zyzzix_declining_stays_small() -> None:
    """Nothing is archived and no counter given."""
    duel = lay(house="mars", me={"hand": ["troll"], "inPlay": ["zyzzix-the-many"]}, foe={"inPlay": ["silvertooth"]})
    duel.fight("zyzzix-the-many", "silvertooth", "none")
    assert duel.me.cards("hand") == ["troll"]
    assert duel.card("zyzzix-the-many")["power"] == 3
    duel.expect("main")


@pytest.mark.parametrize(("answer", "zone"), [("Yes", "archives"), ("No", "discard")])
def test_biomatrix_backup_lets_the_active_player_decide(answer: str, zone: str) -> None:
    """On the opponent's turn the opponent decides whether the destroyed creature is archived; the upgrade is discarded."""
    duel = lay(house="mars", me={"hand": ["biomatrix-backup"], "inPlay": ["bumpsy"]}, foe={"inPlay": ["troll"]})
    duel.play("biomatrix-backup", "bumpsy")
    assert duel.me.amber == 1
    duel.next_turn("Brobnar")
    duel.fight("troll", "bumpsy")
    duel.expect("choice")
    assert duel.decision["player"] == 1
    duel.answer(answer)
    assert duel.zone("bumpsy") == zone
    assert duel.card("bumpsy")["owner"] == 0
    assert duel.zone("biomatrix-backup") == "discard"
    duel.expect("main")


def test_brain_stem_antenna_calls_its_bearer_to_mars() -> None:
    """When a Mars creature is played the bearer readies and is of Mars until the turn ends."""
    duel = lay(house="mars", me={"hand": ["brain-stem-antenna", "blypyp"], "inPlay": ["bumpsy"]})
    duel.set("bumpsy", exhausted=True)
    duel.play("brain-stem-antenna", "bumpsy")
    assert duel.card("bumpsy")["houses"] == ["brobnar"]
    duel.play("blypyp", "Left")
    assert not duel.card("bumpsy")["exhausted"]
    assert duel.card("bumpsy")["houses"] == ["mars"]
    duel.reap("bumpsy")
    assert duel.me.amber == 1
    duel.next_turn("Dis")
    assert duel.card("bumpsy")["houses"] == ["brobnar"]
    duel.expect("main")


def test_brain_stem_antenna_has_no_hold_on_a_bearer_that_left() -> None:
    """KF-G51: returned to hand, the bearer is of its own house again, and cannot be played as one of Mars."""
    duel = lay(house="mars", me={"hand": ["brain-stem-antenna", "blypyp", "key-abduction"], "inPlay": ["bumpsy"]})
    duel.play("brain-stem-antenna", "bumpsy")
    duel.play("blypyp", "Left")
    duel.play("key-abduction")
    assert duel.zone("bumpsy") == "hand"
    assert duel.card("bumpsy")["houses"] == ["brobnar"]
    assert duel.can("play", "blypyp")
    assert not duel.can("play", "bumpsy")


@pytest.mark.parametrize(("bearer", "costs"), [("bumpsy", (6, 8)), ("troll", (8, 6))])
def test_jammer_pack_taxes_the_opponent_of_its_bearer(bearer: str, costs: tuple[int, int]) -> None:
    """The keys of the bearer's opponent cost two more, whoever played the upgrade."""
    duel = lay(house="mars", me={"hand": ["jammer-pack"], "inPlay": ["bumpsy"]}, foe={"inPlay": ["troll"]})
    duel.play("jammer-pack", bearer)
    assert (duel.me.key_cost, duel.foe.key_cost) == costs
    assert duel.card(bearer)["upgrades"] == [duel.key("jammer-pack")]
    duel.expect("main")


def test_red_planet_ray_gun_counts_every_mars_creature_in_play() -> None:
    """After the bearer reaps a creature takes one damage for each Mars creature of both players."""
    duel = lay(
        house="mars",
        me={"hand": ["red-planet-ray-gun"], "inPlay": ["blypyp", "tunk", "bumpsy"]},
        foe={"inPlay": ["zorg", "troll"]},
    )
    duel.play("red-planet-ray-gun", "tunk")
    duel.reap("tunk")
    assert len(duel.options()) == 5
    duel.answer("troll")
    assert duel.card("troll")["damage"] == 3
    assert duel.card("zorg")["damage"] == 0
    assert duel.me.amber == 2
    duel.expect("main")
