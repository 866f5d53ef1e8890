"""The cards of Logos, each put to the referee as a question to a judge."""

import pytest

from tests.scenarios.referee import HOUSES, lay


def test_bouncing_deathquark_may_be_repeated() -> None:
    """KF-G56: it destroys one creature of each side, and again as long as both sides still have one."""
    duel = lay(
        me={"hand": ["bouncing-deathquark"], "inPlay": ["dysania", "mother", "troll"]},
        foe={"inPlay": ["bumpsy", "headhunter"]},
        house="logos",
    )
    duel.play("bouncing-deathquark", "bumpsy", "dysania")
    assert (duel.me.line, duel.foe.line) == (["mother", "troll"], ["headhunter"])
    duel.expect("choice", "bouncing-deathquark")
    duel.answer("yes", "headhunter", "mother")
    assert (duel.me.line, duel.foe.line) == (["troll"], [])
    duel.expect("main")


def test_bouncing_deathquark_may_stop() -> None:
    """The player may stop after the first pair."""
    duel = lay(
        me={"hand": ["bouncing-deathquark"], "inPlay": ["dysania", "mother"]},
        foe={"inPlay": ["bumpsy", "headhunter"]},
        house="logos",
    )
    duel.play("bouncing-deathquark", "bumpsy", "dysania", "no")
    assert (duel.me.line, duel.foe.line) == (["mother"], ["headhunter"])
    duel.expect("main")


def test_dimension_door_steals_instead_of_gaining() -> None:
    """KF-G64: a reap takes its æmber from the opponent; from an empty pool nothing comes."""
    duel = lay(me={"hand": ["dimension-door"], "inPlay": ["dysania", "dr-escotera"]}, foe={"amber": 1}, house="logos")
    duel.play("dimension-door")
    duel.reap("dysania")
    assert (duel.me.amber, duel.foe.amber) == (1, 0)
    duel.reap("dr-escotera")
    assert (duel.me.amber, duel.foe.amber) == (1, 0)
    duel.expect("main")


def test_effervescent_principle_halves_both_pools() -> None:
    """Each player loses half, the loss rounded down, and we gain a chain."""
    duel = lay(me={"amber": 5, "hand": ["effervescent-principle"]}, foe={"amber": 8}, house="logos")
    duel.play("effervescent-principle")
    assert (duel.me.amber, duel.foe.amber) == (3, 4)
    assert (duel.me.chains, duel.foe.chains) == (1, 0)
    duel = lay(me={"amber": 1, "hand": ["effervescent-principle"]}, foe={"amber": 0}, house="logos")
    duel.play("effervescent-principle")
    assert (duel.me.amber, duel.foe.amber) == (1, 0)
    duel.expect("main")


def test_foggify_forbids_fighting_for_a_turn() -> None:
    """On their next turn the opponent's creatures may reap but not fight; the turn after they may."""
    duel = lay(me={"hand": ["foggify"], "inPlay": ["dysania"]}, foe={"inPlay": ["troll"]}, house="logos")
    duel.play("foggify")
    assert duel.me.amber == 1
    duel.next_turn("brobnar")
    assert not duel.can("fight", "troll")
    assert duel.can("reap", "troll")
    duel.next_turn("logos")
    assert duel.can("fight", "dysania")
    duel.next_turn("brobnar")
    assert duel.can("fight", "troll")
    duel.expect("main")


def test_foggify_foils_effects_that_would_fight() -> None:
    """A card that readies and fights still readies, but nobody fights."""
    duel = lay(
        me={"hand": ["foggify"], "inPlay": ["mother"]}, foe={"hand": ["anger"], "inPlay": ["troll"]}, house="logos"
    )
    duel.play("foggify")
    duel.next_turn("brobnar")
    duel.set("troll", exhausted=True)
    duel.play("anger", "troll")
    assert not duel.card("troll")["exhausted"]
    assert duel.card("mother")["damage"] == 0
    duel.expect("main")


def test_help_from_future_self_finds_the_timetraveller_in_the_deck() -> None:
    """KF-G14, KF-D21: the Timetraveller comes to hand and the discard pile is shuffled into the deck."""
    duel = lay(
        me={"hand": ["help-from-future-self"], "deck": ["labwork", "timetraveller"], "discard": ["mother", "punch"]},
        house="logos",
    )
    duel.play("help-from-future-self")
    duel.expect("target", "help-from-future-self")
    assert duel.options() == ["timetraveller"]
    duel.answer("timetraveller")
    assert duel.me.amber == 1
    assert duel.me.cards("hand") == ["timetraveller"]
    assert sorted(duel.me.cards("deck")) == ["labwork", "mother", "punch"]
    assert duel.me.cards("discard") == ["help-from-future-self"]
    duel.expect("main")


def test_help_from_future_self_may_find_nothing() -> None:
    """KF-D16, KF-D21: who searches may leave the card where it is."""
    duel = lay(me={"hand": ["help-from-future-self"], "deck": ["timetraveller", "punch"]}, house="logos")
    duel.play("help-from-future-self", "none")
    assert duel.me.cards("hand") == []
    assert sorted(duel.me.cards("deck")) == ["punch", "timetraveller"]
    duel.expect("main")


def test_help_from_future_self_finds_it_in_the_discard_pile() -> None:
    """The discard pile is searched as well; without one, the discard pile is still shuffled in."""
    duel = lay(me={"hand": ["help-from-future-self"], "discard": ["timetraveller", "punch"]}, house="logos")
    duel.play("help-from-future-self", "timetraveller")
    assert duel.me.cards("hand") == ["timetraveller"]
    assert duel.me.cards("deck") == ["punch"]
    duel.expect("main")
    duel = lay(me={"hand": ["help-from-future-self"], "deck": ["labwork"], "discard": ["punch"]}, house="logos")
    duel.play("help-from-future-self")
    assert sorted(duel.me.cards("deck")) == ["labwork", "punch"]
    assert duel.me.cards("hand") == []
    duel.expect("main")


def test_interdimensional_graft_takes_the_change() -> None:
    """If the opponent forges on their next turn, what remains in their pool is ours."""
    duel = lay(me={"hand": ["interdimensional-graft"]}, foe={"amber": 8}, house="logos")
    duel.play("interdimensional-graft")
    duel.end("red")
    assert (duel.me.amber, duel.foe.amber, duel.foe.keys) == (3, 0, 1)
    duel.expect("house")


def test_interdimensional_graft_waits_one_turn_only() -> None:
    """Without a key on that turn nothing is given, and a later key is safe."""
    duel = lay(me={"hand": ["interdimensional-graft"]}, foe={"amber": 5, "inPlay": ["troll", "bumpsy"]}, house="logos")
    duel.play("interdimensional-graft")
    duel.next_turn("brobnar")
    assert (duel.me.amber, duel.foe.amber) == (1, 5)
    duel.reap("troll")
    duel.reap("bumpsy")
    duel.next_turn("logos")
    duel.end("red")
    assert (duel.me.amber, duel.foe.amber, duel.foe.keys) == (1, 1, 1)
    duel.expect("house")


def test_knowledge_is_power_archives() -> None:
    """The first way: one card of the hand is archived, and nothing is gained."""
    duel = lay(me={"hand": ["knowledge-is-power", "punch"], "archives": ["mother"]}, house="logos")
    duel.play("knowledge-is-power")
    duel.expect("choice", "knowledge-is-power")
    duel.pick(0)
    duel.answer("punch")
    assert sorted(duel.me.cards("archives")) == ["mother", "punch"]
    assert duel.me.amber == 0
    duel.expect("main")


def test_knowledge_is_power_pays_for_the_archives() -> None:
    """The second way: one æmber for each card already archived."""
    duel = lay(me={"hand": ["knowledge-is-power", "punch"], "archives": ["mother", "labwork"]}, house="logos")
    duel.play("knowledge-is-power")
    duel.pick(1)
    assert duel.me.amber == 2
    assert duel.me.cards("archives") == ["mother", "labwork"]
    assert duel.me.cards("hand") == ["punch"]
    duel.expect("main")


def test_labwork_archives_a_card() -> None:
    """One card of any house goes from hand to archives; with an empty hand nothing is asked."""
    duel = lay(me={"hand": ["labwork", "punch", "mother"]}, house="logos")
    duel.play("labwork")
    assert sorted(duel.options()) == ["mother", "punch"]
    duel.answer("punch")
    assert (duel.me.cards("archives"), duel.me.cards("hand")) == (["punch"], ["mother"])
    assert duel.me.amber == 1
    duel = lay(me={"hand": ["labwork"]}, house="logos")
    duel.play("labwork")
    assert duel.me.cards("archives") == []
    duel.expect("main")


def test_library_access_draws_for_every_other_card() -> None:
    """Each card played after it draws one; playing it draws nothing, discarding draws nothing."""
    duel = lay(
        me={"hand": ["library-access", "dysania", "foggify", "labwork"], "deck": ["punch", "troll", "anger"]},
        house="logos",
    )
    duel.play("library-access")
    assert len(duel.me.cards("deck")) == 3
    duel.play("dysania")
    assert "punch" in duel.me.cards("hand")
    duel.play("foggify")
    assert "troll" in duel.me.cards("hand")
    duel.discard("labwork")
    assert duel.me.cards("deck") == ["anger"]
    assert duel.zone("library-access") == "discard"
    duel.expect("main")


def test_library_access_draws_before_the_wormhole_opens() -> None:
    """KF-F8, KF-D1: the bonus comes first, then the draw, then the wormhole plays the next card, which draws in turn."""
    duel = lay(
        me={"hand": ["library-access", "wild-wormhole"], "deck": ["troll", "punch", "anger", "mother"]},
        foe={"inPlay": ["bumpsy"]},
        house="logos",
    )
    duel.play("library-access")
    duel.play("wild-wormhole")
    duel.expect("target", "punch")
    assert duel.me.amber == 2
    assert sorted(duel.me.cards("hand")) == ["anger", "troll"]
    duel.answer("bumpsy")
    assert duel.card("bumpsy")["damage"] == 3
    assert duel.me.cards("deck") == ["mother"]
    duel.expect("main")


def test_library_access_as_corrected_purges_itself() -> None:
    """KF-D19: a table that plays the corrected cards purges it; as printed it is discarded."""
    duel = lay(me={"hand": ["library-access"]}, house="logos", errata="current")
    duel.play("library-access")
    assert duel.zone("library-access") == "purged"
    duel = lay(me={"hand": ["library-access"]}, house="logos")
    duel.play("library-access")
    assert duel.zone("library-access") == "discard"
    duel.expect("main")


def test_neuro_syphon_robs_the_richer() -> None:
    """After the bonus, an opponent who still has more loses one to us and we draw; with as many, nothing."""
    duel = lay(me={"hand": ["neuro-syphon"], "deck": ["punch"]}, foe={"amber": 2}, house="logos")
    duel.play("neuro-syphon")
    assert (duel.me.amber, duel.foe.amber) == (2, 1)
    assert duel.me.cards("hand") == ["punch"]
    duel = lay(me={"hand": ["neuro-syphon"], "deck": ["punch"]}, foe={"amber": 1}, house="logos")
    duel.play("neuro-syphon")
    assert (duel.me.amber, duel.foe.amber) == (1, 1)
    assert duel.me.cards("deck") == ["punch"]
    duel.expect("main")


def test_phase_shift_lets_one_stranger_in() -> None:
    """One card of another house may be played this turn, not a second one; it may not be discarded."""
    duel = lay(me={"hand": ["phase-shift", "troll", "warsong", "labwork"]}, house="logos")
    assert not duel.can("play", "troll")
    duel.play("phase-shift")
    assert duel.can("play", "troll")
    assert duel.can("play", "warsong")
    assert not duel.can("discard", "troll")
    duel.play("troll")
    assert duel.zone("troll") == "inPlay"
    assert not duel.can("play", "warsong")
    assert duel.can("play", "labwork")
    assert not duel.can("reap", "troll")
    duel.expect("main")


def test_phase_shifts_add_up() -> None:
    """Two of them admit two cards; a card played by another effect does not use one up."""
    duel = lay(me={"hand": ["phase-shift", "phase-shift", "bumpsy", "troll", "krump"]}, house="logos")
    duel.play("phase-shift")
    duel.play("phase-shift")
    duel.play("bumpsy")
    duel.play("troll", "left")
    assert not duel.can("play", "krump")
    duel = lay(me={"hand": ["phase-shift", "wild-wormhole", "bumpsy"], "deck": ["troll"]}, house="logos")
    duel.play("phase-shift")
    duel.play("wild-wormhole")
    assert duel.can("play", "bumpsy")
    duel.expect("main")


@pytest.mark.parametrize("first", ["phase-shift", "wild-wormhole"])
def test_phase_shift_is_not_used_up_by_a_card_that_a_witch_lets_in(first: str) -> None:
    """KF-30, KF-D38: one Untamed card by Witch of the Wilds and one non-Logos card, whichever permission was there first."""
    duel = lay(
        me={"hand": ["phase-shift", "wild-wormhole", "dust-pixie", "anger"], "deck": ["witch-of-the-wilds"]},
        house="logos",
    )
    for name in (first, "wild-wormhole" if first == "phase-shift" else "phase-shift"):
        duel.play(name)
    assert duel.me.line == ["witch-of-the-wilds"]
    duel.play("dust-pixie", "Left")
    assert duel.can("play", "anger")
    duel.play("anger", "dust-pixie")
    assert duel.options() == ["end"]


def test_phase_shift_does_not_bend_the_first_turn() -> None:
    """KF-F2, KF-29: on the very first turn it is the one card played, and no other follows."""
    duel = lay(me={"hand": ["phase-shift", "troll", "labwork"]}, house="logos", round=1)
    duel.play("phase-shift")
    assert duel.options() == ["end"]
    duel.expect("main")


def test_positron_bolt_travels_down_the_line() -> None:
    """Three to a flank creature, two to its neighbor, one to the next, none to the fourth."""
    duel = lay(
        me={"hand": ["positron-bolt"], "inPlay": ["mother"]},
        foe={"inPlay": ["bumpsy", "troll", "headhunter", "smaaash"]},
        house="logos",
    )
    duel.play("positron-bolt")
    assert sorted(duel.options()) == ["bumpsy", "mother", "smaaash"]
    duel.answer("bumpsy")
    assert [duel.card(name)["damage"] for name in ("bumpsy", "troll", "headhunter", "smaaash")] == [3, 2, 1, 0]
    assert duel.card("mother")["damage"] == 0
    assert duel.me.amber == 1
    duel.expect("main")


def test_positron_bolt_goes_on_past_the_dead() -> None:
    """A flank creature killed by the first damage still had a neighbor, which is hit next."""
    duel = lay(me={"hand": ["positron-bolt"]}, foe={"inPlay": ["wardrummer", "troll", "headhunter"]}, house="logos")
    duel.play("positron-bolt", "wardrummer")
    assert duel.zone("wardrummer") == "discard"
    assert (duel.card("troll")["damage"], duel.card("headhunter")["damage"]) == (2, 1)
    duel.expect("main")


def test_positron_bolt_may_hit_one_alone() -> None:
    """A single creature is a flank without neighbor."""
    duel = lay(me={"hand": ["positron-bolt"]}, foe={"inPlay": ["troll"]}, house="logos")
    duel.play("positron-bolt", "troll")
    assert duel.card("troll")["damage"] == 3
    duel.expect("main")


def test_positron_bolt_asks_which_neighbor_when_there_are_two() -> None:
    """A creature merely considered a flank has two neighbors: the player chooses the way the bolt goes."""
    duel = lay(
        me={"hand": ["positron-bolt"], "inPlay": ["spectral-tunneler"]},
        foe={"inPlay": ["troll", "krump", "valdr", "mugwump"]},
        house="logos",
    )
    duel.use("spectral-tunneler", "krump")
    duel.play("positron-bolt", "krump")
    assert sorted(duel.options()) == ["troll", "valdr"]
    duel.answer("valdr")
    assert [duel.card(name)["damage"] for name in duel.foe.line] == [0, 3, 2, 1]
    duel.expect("main")


def test_random_access_archives_files_the_top_card() -> None:
    """The top card of our deck goes to our archives."""
    duel = lay(me={"hand": ["random-access-archives"], "deck": ["punch", "troll"]}, house="logos")
    duel.play("random-access-archives")
    assert (duel.me.cards("archives"), duel.me.cards("deck")) == (["punch"], ["troll"])
    assert duel.me.amber == 1
    duel.expect("main")


def test_random_access_archives_makes_a_new_deck() -> None:
    """KF-D23: from an empty deck, the discard pile becomes the deck first; this card is not yet in it."""
    duel = lay(me={"hand": ["random-access-archives"], "discard": ["punch"]}, house="logos")
    duel.play("random-access-archives")
    assert duel.me.cards("archives") == ["punch"]
    assert duel.me.cards("discard") == ["random-access-archives"]
    duel.expect("main")


def test_remote_access_uses_their_artifact() -> None:
    """An opponent's artifact of any house works for us and stays theirs, exhausted."""
    duel = lay(
        me={"hand": ["remote-access"], "inPlay": ["library-of-babble"]},
        foe={"inPlay": ["cannon", "troll"]},
        house="logos",
    )
    duel.play("remote-access")
    assert duel.options() == ["cannon"]
    duel.answer("cannon", "troll")
    assert duel.card("troll")["damage"] == 2
    assert duel.card("cannon")["exhausted"]
    assert duel.card("cannon")["controller"] == 1
    assert duel.me.amber == 1
    duel.expect("main")


def test_remote_access_turns_a_bomb_on_its_owner() -> None:
    """KF-D25, KF-65: used as ours, their bomb is sacrificed to their discard pile and costs them the æmber."""
    duel = lay(me={"amber": 3, "hand": ["remote-access"]}, foe={"amber": 3, "inPlay": ["screechbomb"]}, house="logos")
    duel.play("remote-access", "screechbomb")
    assert (duel.me.amber, duel.foe.amber) == (4, 1)
    assert duel.foe.cards("discard") == ["screechbomb"]
    duel.expect("main")


def test_reverse_time_swaps_deck_and_discard() -> None:
    """Our discard pile becomes our shuffled deck, our deck the discard pile, with this card on top."""
    duel = lay(
        me={"hand": ["reverse-time"], "deck": ["punch", "troll"], "discard": ["anger", "mother", "labwork"]},
        foe={"deck": ["smith"], "discard": ["warsong"]},
        house="logos",
    )
    duel.play("reverse-time")
    assert sorted(duel.me.cards("deck")) == ["anger", "labwork", "mother"]
    assert duel.me.cards("discard")[0] == "reverse-time"
    assert sorted(duel.me.cards("discard")) == ["punch", "reverse-time", "troll"]
    assert (duel.foe.cards("deck"), duel.foe.cards("discard")) == (["smith"], ["warsong"])
    assert duel.me.amber == 1
    duel.expect("main")


def test_scrambler_storm_forbids_actions_for_a_turn() -> None:
    """On their next turn the opponent plays no action card, but may play others and discard."""
    duel = lay(me={"hand": ["scrambler-storm", "labwork"]}, foe={"hand": ["warsong", "troll"]}, house="logos")
    duel.play("scrambler-storm")
    assert duel.me.amber == 1
    assert duel.can("play", "labwork")
    duel.next_turn("brobnar")
    assert not duel.can("play", "warsong")
    assert duel.can("discard", "warsong")
    assert duel.can("play", "troll")
    duel.next_turn("logos")
    duel.next_turn("brobnar")
    assert duel.can("play", "warsong")
    duel.expect("main")


def test_sloppy_labwork_archives_then_discards() -> None:
    """One card of the hand is archived, then another discarded, whatever their houses."""
    duel = lay(me={"hand": ["sloppy-labwork", "punch", "troll", "mother"]}, house="logos")
    duel.play("sloppy-labwork", "mother")
    assert sorted(duel.options()) == ["punch", "troll"]
    duel.answer("troll")
    assert duel.me.cards("archives") == ["mother"]
    assert duel.me.cards("hand") == ["punch"]
    assert sorted(duel.me.cards("discard")) == ["sloppy-labwork", "troll"]
    assert duel.me.amber == 1
    duel.expect("main")


def test_twin_bolt_emission_hits_two_different_creatures() -> None:
    """Two damage each to two creatures, never twice to the same."""
    duel = lay(
        me={"hand": ["twin-bolt-emission"], "inPlay": ["mother"]},
        foe={"inPlay": ["troll", "silvertooth"]},
        house="logos",
    )
    duel.play("twin-bolt-emission")
    duel.pick_all("troll", "silvertooth")
    assert duel.card("troll")["damage"] == 2
    assert duel.zone("silvertooth") == "discard"
    assert duel.card("mother")["damage"] == 0
    assert duel.me.amber == 1
    duel.expect("main")


def test_twin_bolt_emission_on_a_single_creature_hits_once() -> None:
    """With one creature in play it takes two damage, not four."""
    duel = lay(me={"hand": ["twin-bolt-emission"]}, foe={"inPlay": ["troll"]}, house="logos")
    duel.play("twin-bolt-emission", "troll")
    assert duel.card("troll")["damage"] == 2
    duel.expect("main")


def test_wild_wormhole_plays_the_top_card() -> None:
    """The top card is played whatever its house, with its bonus and its effect."""
    duel = lay(
        me={"hand": ["wild-wormhole"], "inPlay": ["mother"], "deck": ["pitlord", "troll"]},
        house="logos",
    )
    duel.play("wild-wormhole", "left")
    assert duel.me.line == ["pitlord", "mother"]
    assert duel.card("pitlord")["exhausted"]
    assert duel.me.amber == 3
    assert duel.me.cards("deck") == ["troll"]
    duel.expect("main")


def test_wild_wormhole_leaves_what_cannot_be_played() -> None:
    """KF-D30: a card that cannot be played stays on top of the deck."""
    duel = lay(me={"hand": ["wild-wormhole"], "deck": ["kelifi-dragon", "troll"]}, house="logos")
    duel.play("wild-wormhole")
    assert duel.me.cards("deck") == ["kelifi-dragon", "troll"]
    assert duel.me.amber == 1
    duel.expect("main")


def test_wild_wormhole_attaches_an_upgrade() -> None:
    """An upgrade on top is attached where the player says; without any creature it stays."""
    duel = lay(me={"hand": ["wild-wormhole"], "deck": ["blood-of-titans"]}, foe={"inPlay": ["troll"]}, house="logos")
    duel.play("wild-wormhole", "troll")
    assert duel.card("troll")["power"] == 13
    assert duel.me.amber == 2
    duel = lay(me={"hand": ["wild-wormhole"], "deck": ["blood-of-titans"]}, house="logos")
    duel.play("wild-wormhole")
    assert duel.me.cards("deck") == ["blood-of-titans"]
    assert duel.me.amber == 1
    duel.expect("main")


def test_wild_wormhole_and_truebaru() -> None:
    """What must be lost to play the card is lost, and without it the card stays on the deck."""
    duel = lay(me={"amber": 2, "hand": ["wild-wormhole"], "deck": ["truebaru"]}, house="logos")
    duel.play("wild-wormhole")
    assert (duel.zone("truebaru"), duel.me.amber) == ("inPlay", 0)
    duel = lay(me={"amber": 1, "hand": ["wild-wormhole"], "deck": ["truebaru"]}, house="logos")
    duel.play("wild-wormhole")
    assert (duel.zone("truebaru"), duel.me.amber) == ("deck", 2)
    duel.expect("main")


def test_wild_wormhole_works_on_the_first_turn() -> None:
    """KF-F3, KF-29: the first-turn rule limits cards from the hand, not from the deck."""
    duel = lay(me={"hand": ["wild-wormhole", "labwork"], "deck": ["troll"]}, house="logos", round=1)
    duel.play("wild-wormhole")
    assert duel.zone("troll") == "inPlay"
    assert not duel.can("play", "labwork")
    duel.expect("main")


def test_anomaly_exploiter_destroys_the_damaged() -> None:
    """Its action destroys a damaged creature; an undamaged one is no target."""
    duel = lay(me={"inPlay": ["anomaly-exploiter", "mother"]}, foe={"inPlay": ["troll", "bumpsy"]}, house="logos")
    duel.set("troll", damage=1)
    duel.use("anomaly-exploiter")
    assert duel.options() == ["troll"]
    duel.answer("troll")
    assert duel.zone("troll") == "discard"
    duel = lay(me={"inPlay": ["anomaly-exploiter"]}, foe={"inPlay": ["troll"]}, house="logos")
    duel.use("anomaly-exploiter")
    assert duel.zone("troll") == "inPlay"
    duel.expect("main")


def test_chaos_portal_plays_a_rightly_named_card() -> None:
    """The top card is played if it is of the named house, with its effect; otherwise it stays on top."""
    duel = lay(me={"inPlay": ["chaos-portal"], "deck": ["bumpsy", "anger"]}, foe={"amber": 2}, house="logos")
    duel.use("chaos-portal")
    duel.expect("choice", "chaos-portal")
    assert sorted(name.lower() for name in duel.options()) == sorted(HOUSES)
    duel.answer("brobnar")
    assert duel.me.line == ["bumpsy"]
    assert duel.foe.amber == 1
    duel = lay(me={"inPlay": ["chaos-portal"], "deck": ["bumpsy", "anger"]}, foe={"amber": 2}, house="logos")
    duel.use("chaos-portal", "dis")
    assert duel.me.cards("deck") == ["bumpsy", "anger"]
    assert duel.foe.amber == 2
    duel.expect("main")


def test_crazy_killing_machine_feeds_on_both_decks() -> None:
    """Each discarded top card dooms a creature or artifact of its house; two destroyed, the machine stands."""
    duel = lay(
        me={"inPlay": ["crazy-killing-machine", "charette"], "deck": ["fear", "mother"]},
        foe={"inPlay": ["troll", "cannon"], "deck": ["punch"]},
        house="logos",
    )
    duel.use("crazy-killing-machine")
    for _ in range(2):
        duel.expect("target", "crazy-killing-machine")
        if "charette" in duel.options():
            assert duel.options() == ["charette"]
            duel.answer("charette")
        else:
            assert sorted(duel.options()) == ["cannon", "troll"]
            duel.answer("cannon")
    assert duel.zone("charette") == duel.zone("cannon") == duel.zone("fear") == duel.zone("punch") == "discard"
    assert duel.zone("crazy-killing-machine") == "inPlay"
    assert duel.foe.line == ["troll"]
    duel.expect("main")


def test_crazy_killing_machine_breaks_when_it_fails() -> None:
    """If fewer than two cards are destroyed, the machine is destroyed."""
    duel = lay(
        me={"inPlay": ["crazy-killing-machine"], "deck": ["fear"]},
        foe={"inPlay": ["troll"], "deck": ["punch"]},
        house="logos",
    )
    duel.use("crazy-killing-machine", "troll")
    assert duel.zone("troll") == "discard"
    assert duel.zone("crazy-killing-machine") == "discard"
    duel.expect("main")


def test_library_of_babble_draws() -> None:
    """Its action draws one card."""
    duel = lay(me={"inPlay": ["library-of-babble"], "deck": ["punch", "troll"]}, house="logos")
    duel.use("library-of-babble")
    assert (duel.me.cards("hand"), duel.me.cards("deck")) == (["punch"], ["troll"])
    assert duel.card("library-of-babble")["exhausted"]
    duel.expect("main")


def test_library_of_babble_draws_from_a_new_deck() -> None:
    """KF-34: with the deck empty the discard pile is shuffled into a new one, and the card is drawn."""
    duel = lay(me={"inPlay": ["library-of-babble"], "discard": ["punch", "punch"]}, house="logos")
    duel.use("library-of-babble")
    assert duel.me.cards("hand") == duel.me.cards("deck") == ["punch"]
    assert duel.me.cards("discard") == []
    duel.expect("main")


def test_mobius_scroll_archives_itself_and_two() -> None:
    """Its action archives the scroll with up to two cards of the hand."""
    duel = lay(me={"hand": ["punch", "troll", "mother"], "inPlay": ["mobius-scroll"]}, house="logos")
    duel.use("mobius-scroll")
    duel.expect("target", "mobius-scroll")
    assert (duel.decision["min"], duel.decision["max"]) == (0, 2)
    duel.answer("punch+mother")
    assert sorted(duel.me.cards("archives")) == ["mobius-scroll", "mother", "punch"]
    assert duel.me.cards("hand") == ["troll"]
    duel.expect("main")


def test_mobius_scroll_may_go_alone() -> None:
    """The cards of the hand are optional, the scroll is not."""
    duel = lay(me={"hand": ["punch"], "inPlay": ["mobius-scroll"]}, house="logos")
    duel.use("mobius-scroll", "none")
    assert duel.me.cards("archives") == ["mobius-scroll"]
    assert duel.me.cards("hand") == ["punch"]
    duel.expect("main")


def test_pocket_universe_stores_aember() -> None:
    """Its action moves one from our pool onto it; out of the pool it cannot be stolen or captured."""
    duel = lay(me={"amber": 2, "inPlay": ["pocket-universe"]}, foe={"hand": ["charette"]}, house="logos")
    duel.use("pocket-universe")
    assert (duel.me.amber, duel.card("pocket-universe")["amber"]) == (1, 1)
    duel.next_turn("dis")
    duel.play("charette")
    assert (duel.me.amber, duel.card("pocket-universe")["amber"]) == (0, 1)
    assert duel.card("charette")["amber"] == 1
    duel.expect("main")


def test_pocket_universe_without_aember_moves_nothing() -> None:
    """An empty pool has nothing to move."""
    duel = lay(me={"inPlay": ["pocket-universe"]}, house="logos")
    duel.use("pocket-universe")
    assert (duel.me.amber, duel.card("pocket-universe")["amber"]) == (0, 0)
    duel.expect("main")


def test_pocket_universe_helps_to_pay_for_a_key() -> None:
    """KF-D17: four in the pool and two on it forge a key; its æmber may also be kept, and then no key is forged."""
    for spent, keys in (("2", 1), ("0", 0)):
        duel = lay(me={"amber": 4, "inPlay": ["pocket-universe"]}, house="logos")
        duel.set("pocket-universe", amber=2)
        duel.next_turn("brobnar")
        duel.end(spent)
        if keys:
            duel.answer("red")
        assert duel.me.keys == keys
        assert (duel.me.amber, duel.card("pocket-universe")["amber"]) == ((0, 0) if keys else (4, 2))
        duel.expect("house")


def test_pocket_universe_may_pay_part_of_a_key() -> None:
    """With six in the pool the player chooses whether the one on it is spent first."""
    duel = lay(me={"amber": 6, "inPlay": ["pocket-universe"]}, house="logos")
    duel.set("pocket-universe", amber=1)
    duel.next_turn("brobnar")
    duel.end("1", "blue")
    assert (duel.me.keys, duel.me.amber, duel.card("pocket-universe")["amber"]) == (1, 1, 0)
    duel.expect("house")


def test_spangler_box_swallows_and_changes_hands() -> None:
    """A creature is purged and the box goes to the opponent."""
    duel = lay(me={"inPlay": ["spangler-box", "mother"]}, foe={"inPlay": ["troll", "bumpsy"]}, house="logos")
    duel.use("spangler-box")
    assert sorted(duel.options()) == ["bumpsy", "mother", "troll"]
    duel.answer("troll")
    assert duel.zone("troll") == "purged"
    assert duel.card("spangler-box")["controller"] == 1
    assert duel.foe.line == ["bumpsy"]
    duel.expect("main")


def test_spangler_box_gives_everything_back() -> None:
    """When the box leaves play, what it purged returns to play under its owner's control."""
    duel = lay(me={"inPlay": ["spangler-box"]}, foe={"hand": ["barehanded"], "inPlay": ["troll"]}, house="logos")
    duel.use("spangler-box", "troll")
    duel.next_turn("brobnar")
    duel.play("barehanded")
    assert "spangler-box" in duel.me.cards("deck")
    assert duel.foe.line == ["troll"]
    assert duel.card("troll")["controller"] == 1
    duel.expect("main")


def test_spangler_box_stays_if_nothing_is_purged() -> None:
    """Without a creature in play it does nothing and stays ours."""
    duel = lay(me={"inPlay": ["spangler-box"]}, house="logos")
    duel.use("spangler-box")
    assert duel.card("spangler-box")["controller"] == 0
    duel.expect("main")


def test_spectral_tunneler_makes_a_flank() -> None:
    """For the turn the chosen creature counts as a flank and draws a card when it reaps."""
    duel = lay(
        me={
            "hand": ["positron-bolt"],
            "inPlay": ["spectral-tunneler", "dysania", "brain-eater", "mother"],
            "deck": ["punch"],
        },
        house="logos",
    )
    duel.use("spectral-tunneler", "brain-eater")
    duel.reap("brain-eater")
    assert duel.me.cards("deck") == []
    assert "punch" in duel.me.cards("hand")
    duel.reap("dysania")
    assert duel.me.amber == 2
    duel.play("positron-bolt")
    assert sorted(duel.options()) == ["brain-eater", "dysania", "mother"]
    duel.answer("mother")
    assert [duel.card(name)["damage"] for name in ("mother", "brain-eater", "dysania")] == [3, 2, 1]
    duel.expect("main")


def test_spectral_tunneler_moves_nobody() -> None:
    """A creature considered a flank works as one for every card, and is no longer a target in the middle."""
    duel = lay(me={"inPlay": ["spectral-tunneler", "mother", "titan-mechanic", "dysania"]}, house="logos")
    assert duel.me.key_cost == 6
    duel.use("spectral-tunneler", "titan-mechanic")
    assert duel.me.key_cost == 5
    duel.next_turn("brobnar")
    assert duel.me.key_cost == 6
    duel = lay(
        me={"hand": ["phase-shift", "hand-of-dis"], "inPlay": ["spectral-tunneler"]},
        foe={"inPlay": ["troll", "krump", "valdr"]},
        house="logos",
    )
    duel.use("spectral-tunneler", "krump")
    duel.play("phase-shift")
    duel.play("hand-of-dis")
    assert duel.foe.line == ["troll", "krump", "valdr"]
    duel.expect("main")


def test_strange_gizmo_wipes_the_table_when_we_forge() -> None:
    """After our key every creature and artifact is destroyed, itself included; after theirs nothing."""
    duel = lay(
        me={"amber": 6, "inPlay": ["strange-gizmo", "mother"]}, foe={"inPlay": ["troll", "cannon"]}, house="logos"
    )
    duel.next_turn("brobnar")
    duel.end("red")
    assert duel.me.keys == 1
    assert duel.me.cards("inPlay") == duel.foe.cards("inPlay") == []
    duel.expect("house")
    duel = lay(me={"inPlay": ["strange-gizmo"]}, foe={"amber": 6, "inPlay": ["troll"]}, house="logos")
    duel.end("red")
    assert duel.foe.keys == 1
    assert duel.zone("troll") == duel.zone("strange-gizmo") == "inPlay"
    duel.expect("house")


def test_the_howling_pit_fills_every_hand() -> None:
    """Both players refill to seven."""
    cards = ["anger"] * 9
    duel = lay(me={"deck": cards, "inPlay": ["the-howling-pit"]}, foe={"deck": cards}, house="logos")
    duel.next_turn("brobnar")
    assert len(duel.me.cards("hand")) == 7
    duel.end()
    assert len(duel.foe.cards("hand")) == 7
    duel.expect("house")


def test_batdrone_steals_in_skirmish() -> None:
    """It takes no damage from its target and steals one after the fight."""
    duel = lay(me={"inPlay": ["batdrone"]}, foe={"amber": 2, "inPlay": ["troll"]}, house="logos")
    assert duel.card("batdrone")["keywords"] == {"skirmish": 1}
    duel.fight("batdrone", "troll")
    assert (duel.card("batdrone")["damage"], duel.card("troll")["damage"]) == (0, 2)
    assert (duel.me.amber, duel.foe.amber) == (1, 1)
    duel.expect("main")


def test_brain_eater_learns_from_the_fallen() -> None:
    """A creature destroyed fighting it draws us a card; a surviving one does not."""
    duel = lay(me={"inPlay": ["brain-eater"], "deck": ["punch"]}, foe={"inPlay": ["bumpsy"]}, house="logos")
    duel.fight("brain-eater", "bumpsy")
    assert duel.me.cards("hand") == ["punch"]
    duel = lay(me={"inPlay": ["brain-eater"], "deck": ["punch"]}, foe={"inPlay": ["lady-maxena"]}, house="logos")
    duel.fight("brain-eater", "lady-maxena")
    assert duel.card("lady-maxena")["damage"] == 4
    assert duel.me.cards("hand") == []
    duel.expect("main")


def test_brain_eater_learns_when_attacked() -> None:
    """Its controller draws on the opponent's turn as well, unless it falls too."""
    duel = lay(me={"inPlay": ["brain-eater"], "deck": ["punch"] * 7}, foe={"inPlay": ["bumpsy"]}, house="logos")
    duel.next_turn("brobnar")
    duel.fight("bumpsy", "brain-eater")
    assert len(duel.me.cards("hand")) == 7
    duel = lay(me={"inPlay": ["brain-eater"], "deck": ["punch"]}, foe={"inPlay": ["hebe-the-huge"]}, house="logos")
    duel.fight("brain-eater", "hebe-the-huge")
    assert duel.me.cards("hand") == []
    duel.expect("main")


def test_dextre_captures_and_comes_back() -> None:
    """Played, it captures one; destroyed, it goes on top of the deck and the æmber returns."""
    duel = lay(me={"hand": ["dextre"], "deck": []}, foe={"amber": 2, "inPlay": ["troll"]}, house="logos")
    duel.play("dextre")
    assert (duel.card("dextre")["amber"], duel.foe.amber) == (1, 1)
    duel.next_turn("brobnar")
    duel.fight("troll", "dextre")
    assert duel.me.cards("deck") == ["dextre"]
    assert duel.foe.amber == 2
    assert duel.card("troll")["damage"] == 3
    duel.expect("main")


def test_doc_bookton_draws_when_reaping() -> None:
    """Its reap draws a card, its fight does not."""
    duel = lay(me={"inPlay": ["doc-bookton"], "deck": ["punch", "troll"]}, house="logos")
    duel.reap("doc-bookton")
    assert duel.me.amber == 1
    assert duel.me.cards("hand") == ["punch"]
    duel = lay(me={"inPlay": ["doc-bookton"], "deck": ["punch"]}, foe={"inPlay": ["wardrummer"]}, house="logos")
    duel.fight("doc-bookton", "wardrummer")
    assert duel.me.cards("hand") == []
    duel.expect("main")


def test_dr_escotera_is_paid_for_their_keys() -> None:
    """One æmber for each key the opponent has forged; our own do not count."""
    duel = lay(me={"hand": ["dr-escotera"], "keys": ["red"]}, foe={"keys": ["red", "blue"]}, house="logos")
    duel.play("dr-escotera")
    assert duel.me.amber == 2
    duel = lay(me={"hand": ["dr-escotera"], "keys": ["red"]}, house="logos")
    duel.play("dr-escotera")
    assert duel.me.amber == 0
    duel.expect("main")


def test_dysania_empties_their_archives() -> None:
    """The opponent discards their archives, and we gain one for each card; ours stay."""
    duel = lay(me={"hand": ["dysania"], "archives": ["mother"]}, foe={"archives": ["troll", "anger"]}, house="logos")
    duel.play("dysania")
    assert duel.foe.cards("archives") == []
    assert sorted(duel.foe.cards("discard")) == ["anger", "troll"]
    assert duel.me.amber == 2
    assert duel.me.cards("archives") == ["mother"]
    duel.expect("main")


def test_ganymede_archivist_archives_when_reaping() -> None:
    """Its reap archives a card of the hand."""
    duel = lay(me={"hand": ["punch", "mother"], "inPlay": ["ganymede-archivist"]}, house="logos")
    duel.reap("ganymede-archivist", "punch")
    assert duel.me.amber == 1
    assert (duel.me.cards("archives"), duel.me.cards("hand")) == (["punch"], ["mother"])
    duel.expect("main")


def test_harland_mindlock_borrows_a_flank_creature() -> None:
    """An enemy flank creature is ours until Harland leaves play, then goes home."""
    duel = lay(me={"hand": ["harland-mindlock"]}, foe={"inPlay": ["troll", "bumpsy", "headhunter"]}, house="logos")
    duel.play("harland-mindlock")
    duel.expect("target", "harland-mindlock")
    assert sorted(duel.options()) == ["headhunter", "troll"]
    duel.answer("troll", "left")
    assert duel.me.line == ["troll", "harland-mindlock"]
    assert duel.card("troll")["controller"] == 0
    assert duel.foe.line == ["bumpsy", "headhunter"]
    duel.next_turn("brobnar")
    duel.fight("bumpsy", "harland-mindlock")
    duel.expect("flank")
    duel.answer("right")
    assert duel.zone("harland-mindlock") == "discard"
    assert duel.foe.line == ["bumpsy", "headhunter", "troll"]
    assert duel.me.line == []
    duel.expect("main")


def test_harland_mindlock_gives_back_when_returned_to_hand() -> None:
    """Leaving play by any way ends the control."""
    duel = lay(me={"hand": ["harland-mindlock"]}, foe={"hand": ["fear"], "inPlay": ["troll", "bumpsy"]}, house="logos")
    duel.play("harland-mindlock", "troll", "left")
    duel.next_turn("dis")
    duel.play("fear", "harland-mindlock", "left")
    assert (duel.me.line, duel.foe.line) == ([], ["troll", "bumpsy"])
    assert "harland-mindlock" in duel.me.cards("hand")
    duel.expect("main")


def test_harland_mindlock_opens_the_borrowed_house() -> None:
    """While we control a creature of a fourth house, we may choose that house."""
    duel = lay(
        me={"hand": ["harland-mindlock"], "houses": ["logos", "mars", "sanctum"]},
        foe={"inPlay": ["troll"]},
        house="logos",
    )
    duel.play("harland-mindlock", "troll", "right")
    duel.next_turn("dis")
    duel.end()
    assert sorted(name.lower() for name in duel.options()) == ["brobnar", "logos", "mars", "sanctum"]
    duel.answer("brobnar")
    duel.reap("troll")
    assert duel.me.amber == 1
    duel.expect("main")


def test_quixo_the_adventurer_draws_in_skirmish() -> None:
    """It takes no damage from its target and draws a card after the fight."""
    duel = lay(me={"inPlay": ["quixo-the-adventurer"], "deck": ["punch"]}, foe={"inPlay": ["troll"]}, house="logos")
    assert duel.card("quixo-the-adventurer")["keywords"] == {"skirmish": 1}
    duel.fight("quixo-the-adventurer", "troll")
    assert (duel.card("quixo-the-adventurer")["damage"], duel.card("troll")["damage"]) == (0, 3)
    assert duel.me.cards("hand") == ["punch"]
    duel.expect("main")


def test_mother_fills_our_hand() -> None:
    """We refill to seven, the opponent to six; two Mothers make eight."""
    cards = ["anger"] * 9
    duel = lay(me={"deck": cards, "inPlay": ["mother"]}, foe={"deck": cards}, house="logos")
    duel.next_turn("brobnar")
    assert len(duel.me.cards("hand")) == 7
    duel.end()
    assert len(duel.foe.cards("hand")) == 6
    duel = lay(me={"deck": cards, "inPlay": ["mother", "mother"]}, house="logos")
    duel.end()
    assert len(duel.me.cards("hand")) == 8
    duel.expect("house")


def test_neutron_shark_destroys_on_both_sides() -> None:
    """One enemy and one friendly creature or artifact die; a discarded Logos card ends it."""
    duel = lay(
        me={"inPlay": ["neutron-shark", "library-of-babble"], "deck": ["labwork", "punch"]},
        foe={"inPlay": ["troll", "cannon"]},
        house="logos",
    )
    duel.reap("neutron-shark")
    assert sorted(duel.options()) == ["cannon", "troll"]
    duel.answer("troll")
    assert sorted(duel.options()) == ["library-of-babble", "neutron-shark"]
    duel.answer("library-of-babble")
    assert duel.zone("troll") == duel.zone("library-of-babble") == duel.zone("labwork") == "discard"
    assert duel.foe.cards("inPlay") == ["cannon"]
    assert duel.me.cards("deck") == ["punch"]
    duel.expect("main")


def test_neutron_shark_strikes_again_on_a_foreign_card() -> None:
    """A discarded card of another house triggers the effect again."""
    duel = lay(
        me={"inPlay": ["neutron-shark", "library-of-babble", "mother", "dysania"], "deck": ["punch", "labwork"]},
        foe={"inPlay": ["troll", "cannon", "bumpsy"]},
        house="logos",
    )
    duel.reap("neutron-shark", "troll", "library-of-babble", "cannon", "mother")
    assert duel.me.cards("deck") == []
    assert duel.foe.cards("inPlay") == ["bumpsy"]
    assert duel.me.line == ["neutron-shark", "dysania"]
    duel.expect("main")


def test_neutron_shark_cannot_repeat_once_gone() -> None:
    """KF-G56: if it destroys itself, a foreign card does not trigger the effect again."""
    duel = lay(
        me={"hand": ["neutron-shark"], "inPlay": ["mother"], "deck": ["punch", "troll"]},
        foe={"inPlay": ["bumpsy", "headhunter"]},
        house="logos",
    )
    duel.play("neutron-shark", "left", "bumpsy", "neutron-shark")
    assert duel.zone("neutron-shark") == duel.zone("punch") == "discard"
    assert (duel.me.line, duel.foe.line) == (["mother"], ["headhunter"])
    assert duel.me.cards("deck") == ["troll"]
    duel.expect("main")


def test_neutron_shark_without_an_enemy_still_bites_a_friend() -> None:
    """KF-62: as much as possible is done: with nothing on the other side a friendly card dies all the same."""
    duel = lay(me={"inPlay": ["neutron-shark", "mother"], "deck": ["labwork"]}, house="logos")
    duel.reap("neutron-shark")
    assert sorted(duel.options()) == ["mother", "neutron-shark"]
    duel.answer("mother")
    assert duel.me.line == ["neutron-shark"]
    duel.expect("main")


def test_neutron_shark_strikes_after_a_fight() -> None:
    """A fight it survives triggers it too, against artifacts as well."""
    duel = lay(
        me={"inPlay": ["neutron-shark", "mother"], "deck": ["labwork"]},
        foe={"inPlay": ["looter-goblin", "cannon"]},
        house="logos",
    )
    duel.fight("neutron-shark", "looter-goblin", "cannon", "mother")
    assert duel.zone("cannon") == duel.zone("mother") == "discard"
    assert duel.foe.line == ["looter-goblin"]
    duel.expect("main")


def test_novu_archaeologist_digs_in_the_discard_pile() -> None:
    """Its action archives a card of our discard pile, not of the opponent's."""
    duel = lay(
        me={"inPlay": ["novu-archaeologist"], "discard": ["punch", "mother"]}, foe={"discard": ["troll"]}, house="logos"
    )
    duel.use("novu-archaeologist")
    assert sorted(duel.options()) == ["mother", "punch"]
    duel.answer("punch")
    assert (duel.me.cards("archives"), duel.me.cards("discard")) == (["punch"], ["mother"])
    assert duel.me.amber == 0
    duel.expect("main")


def test_ozmo_martianologist_heals_a_martian() -> None:
    """Reaping, the first way takes three damage from a Mars creature of either side."""
    duel = lay(me={"inPlay": ["ozmo-martianologist", "mother"]}, foe={"inPlay": ["tunk", "zorg"]}, house="logos")
    assert duel.card("ozmo-martianologist")["keywords"] == {"elusive": 1}
    duel.set("tunk", damage=4)
    duel.set("mother", damage=2)
    duel.reap("ozmo-martianologist")
    duel.expect("choice", "ozmo-martianologist")
    duel.pick(0)
    assert "mother" not in duel.options()
    duel.answer("tunk")
    assert duel.card("tunk")["damage"] == 1
    assert not duel.card("tunk")["stunned"]
    duel.expect("main")


def test_ozmo_martianologist_stuns_a_martian() -> None:
    """KF-62: reaping, the second way stuns a Mars creature; without a Martian nothing is asked."""
    duel = lay(me={"inPlay": ["ozmo-martianologist"]}, foe={"inPlay": ["tunk", "troll"]}, house="logos")
    duel.reap("ozmo-martianologist")
    duel.pick(1)
    assert duel.options() == ["tunk"]
    duel.answer("tunk")
    assert duel.card("tunk")["stunned"]
    duel = lay(me={"inPlay": ["ozmo-martianologist"]}, foe={"inPlay": ["troll"]}, house="logos")
    duel.reap("ozmo-martianologist")
    assert duel.me.amber == 1
    duel.expect("main")


def test_psychic_bug_only_looks() -> None:
    """Played or reaping, it looks at the opponent's hand and changes nothing but our æmber."""
    duel = lay(me={"hand": ["psychic-bug"]}, foe={"amber": 2, "hand": ["troll", "anger"]}, house="logos")
    duel.play("psychic-bug")
    assert (duel.me.amber, duel.foe.amber) == (1, 2)
    assert duel.foe.cards("hand") == ["troll", "anger"]
    duel = lay(me={"inPlay": ["psychic-bug"]}, foe={"hand": ["troll"]}, house="logos")
    duel.reap("psychic-bug")
    assert duel.me.amber == 1
    assert duel.foe.cards("hand") == ["troll"]
    duel.expect("main")


def test_replicator_copies_a_reap() -> None:
    """KF-D25: it triggers the reap ability of another creature, an enemy's too, for us; that creature stays ready."""
    duel = lay(
        me={"inPlay": ["replicator", "ganymede-archivist"], "deck": ["punch"]},
        foe={"inPlay": ["doc-bookton", "bumpsy"]},
        house="logos",
    )
    duel.reap("replicator")
    duel.expect("target", "replicator")
    assert "replicator" not in duel.options()
    duel.answer("doc-bookton")
    assert duel.me.amber == 1
    assert duel.me.cards("hand") == ["punch"]
    assert not duel.card("doc-bookton")["exhausted"]
    duel.expect("main")


def test_replicators_do_not_copy_each_other_for_ever() -> None:
    """KF-D32: through another it reaches any other creature, but no Replicator that is copying already."""
    duel = lay(
        me={"inPlay": ["replicator", "doc-bookton"], "deck": ["punch"]}, foe={"inPlay": ["replicator"]}, house="logos"
    )
    duel.reap("replicator@me")
    duel.answer("replicator@foe")
    assert duel.options() == ["doc-bookton"]
    duel.answer("doc-bookton")
    assert duel.me.cards("hand") == ["punch"]
    duel.expect("main")


def test_research_smoko_files_as_it_dies() -> None:
    """Destroyed, it archives the top card of its controller's deck."""
    duel = lay(me={"inPlay": ["research-smoko"], "deck": ["punch", "mother"]}, foe={"inPlay": ["troll"]}, house="logos")
    duel.fight("research-smoko", "troll")
    assert duel.zone("research-smoko") == "discard"
    assert (duel.me.cards("archives"), duel.me.cards("deck")) == (["punch"], ["mother"])
    duel.expect("main")


def test_skippy_timehog_freezes_their_cards() -> None:
    """On their next turn the opponent uses no card, artifacts and omni included, but plays and discards."""
    duel = lay(
        me={"hand": ["skippy-timehog"]},
        foe={"hand": ["warsong", "anger"], "inPlay": ["troll", "cannon", "screechbomb"]},
        house="logos",
    )
    duel.play("skippy-timehog")
    duel.next_turn("brobnar")
    assert sorted(duel.options()) == ["discard anger", "discard warsong", "end", "play anger", "play warsong"]
    duel.next_turn("logos")
    duel.next_turn("brobnar")
    assert duel.can("reap", "troll")
    assert duel.can("action", "cannon")
    duel.expect("main")


def test_skippy_timehog_also_stops_effects_and_unstunning() -> None:
    """Shaking off a stun is a use, and so is a fight that a card orders."""
    duel = lay(me={"hand": ["skippy-timehog"]}, foe={"hand": ["anger"], "inPlay": ["troll", "bumpsy"]}, house="logos")
    duel.play("skippy-timehog")
    duel.next_turn("brobnar")
    duel.set("bumpsy", stunned=True)
    assert sorted(duel.options()) == ["discard anger", "end", "play anger"]
    duel.play("anger")
    assert duel.zone("skippy-timehog") == "inPlay"
    assert duel.options() == ["end"]
    duel.expect("main")


def test_timetraveller_draws_two_and_goes_back() -> None:
    """Played, it draws two; its action shuffles it into its deck."""
    duel = lay(me={"hand": ["timetraveller"], "deck": ["punch", "troll", "anger"]}, house="logos")
    duel.play("timetraveller")
    assert duel.me.amber == 1
    assert sorted(duel.me.cards("hand")) == ["punch", "troll"]
    duel = lay(me={"inPlay": ["timetraveller"], "deck": ["punch"]}, house="logos")
    duel.use("timetraveller")
    assert sorted(duel.me.cards("deck")) == ["punch", "timetraveller"]
    assert (duel.me.line, duel.me.amber) == ([], 0)
    duel.expect("main")


def test_titan_mechanic_cheapens_keys_from_a_flank() -> None:
    """On a flank every player's keys cost one less; in the middle they cost six."""
    duel = lay(me={"inPlay": ["titan-mechanic", "mother", "dysania"]}, foe={"amber": 5}, house="logos")
    assert (duel.me.key_cost, duel.foe.key_cost) == (5, 5)
    duel.end("red")
    assert (duel.foe.keys, duel.foe.amber) == (1, 0)
    duel.expect("house")
    duel = lay(me={"inPlay": ["mother", "titan-mechanic", "dysania"]}, foe={"amber": 5}, house="logos")
    assert (duel.me.key_cost, duel.foe.key_cost) == (6, 6)
    duel.end()
    assert (duel.foe.keys, duel.foe.amber) == (0, 5)
    duel.expect("house")


def test_vespilon_theorist_guesses() -> None:
    """A rightly named top card is archived for one more æmber; a wrongly named one is discarded."""
    duel = lay(me={"inPlay": ["vespilon-theorist"], "deck": ["punch", "mother"]}, house="logos")
    assert duel.card("vespilon-theorist")["keywords"] == {"elusive": 1}
    duel.reap("vespilon-theorist")
    duel.expect("choice", "vespilon-theorist")
    duel.answer("brobnar")
    assert duel.me.amber == 2
    assert duel.me.cards("archives") == ["punch"]
    duel = lay(me={"inPlay": ["vespilon-theorist"], "deck": ["punch", "mother"]}, house="logos")
    duel.reap("vespilon-theorist", "logos")
    assert duel.me.amber == 1
    assert (duel.me.cards("archives"), duel.me.cards("discard")) == ([], ["punch"])
    duel.expect("main")


def test_veylan_analyst_is_paid_for_artifacts() -> None:
    """KF-G63: each use of an artifact by us gives one, omni included; the opponent's uses give nothing."""
    duel = lay(
        me={"inPlay": ["veylan-analyst", "library-of-babble", "screechbomb"]},
        foe={"amber": 2, "inPlay": ["cannon", "troll"]},
        house="logos",
    )
    duel.use("library-of-babble")
    assert duel.me.amber == 1
    duel.use("screechbomb")
    assert (duel.me.amber, duel.foe.amber) == (2, 0)
    duel.next_turn("brobnar")
    duel.use("cannon", "troll")
    assert (duel.me.amber, duel.foe.amber) == (2, 0)
    duel.expect("main")


def test_experimental_therapy_belongs_to_every_house() -> None:
    """The creature is stunned and exhausted, then counts as a member of all houses."""
    duel = lay(me={"hand": ["experimental-therapy"], "inPlay": ["troll"]}, foe={"inPlay": ["bumpsy"]}, house="logos")
    duel.play("experimental-therapy", "troll")
    troll = duel.card("troll")
    assert (troll["stunned"], troll["exhausted"]) == (True, True)
    assert sorted(troll["houses"]) == sorted(HOUSES)
    duel.next_turn("brobnar")
    duel.next_turn("logos")
    duel.unstun("troll")
    assert not duel.card("troll")["stunned"]
    assert duel.card("troll")["exhausted"]
    duel.expect("main")


def test_experimental_therapy_counts_as_every_house_for_others() -> None:
    """A creature of all houses is a Brobnar creature too."""
    duel = lay(
        me={"hand": ["experimental-therapy"], "inPlay": ["king-of-the-crag"]}, foe={"inPlay": ["mother"]}, house="logos"
    )
    duel.play("experimental-therapy", "mother")
    assert duel.card("mother")["power"] == 3
    duel.expect("main")


def test_rocket_boots_ready_after_the_first_use() -> None:
    """The first reap or fight of the turn readies the creature, the second does not."""
    duel = lay(me={"hand": ["rocket-boots"], "inPlay": ["mother"]}, foe={"inPlay": ["troll"]}, house="logos")
    duel.play("rocket-boots", "mother")
    duel.reap("mother")
    assert duel.me.amber == 1
    assert not duel.card("mother")["exhausted"]
    duel.reap("mother")
    assert duel.me.amber == 2
    assert duel.card("mother")["exhausted"]
    duel.expect("main")


def test_rocket_boots_ready_after_a_first_fight() -> None:
    """A fight the creature survives readies it as well."""
    duel = lay(me={"hand": ["rocket-boots"], "inPlay": ["mother"]}, foe={"inPlay": ["wardrummer"]}, house="logos")
    duel.play("rocket-boots", "mother")
    duel.fight("mother", "wardrummer")
    assert not duel.card("mother")["exhausted"]
    duel.reap("mother")
    assert duel.card("mother")["exhausted"]
    duel.expect("main")


def test_transposition_sandals_swap_and_lend() -> None:
    """KF-G24, KF-D7: the action swaps the creature with a friendly one, which may then be used whatever its house."""
    duel = lay(
        me={"hand": ["transposition-sandals"], "inPlay": ["mother", "dysania", "troll"]},
        foe={"inPlay": ["bumpsy"]},
        house="logos",
    )
    duel.play("transposition-sandals", "mother")
    assert duel.me.amber == 1
    assert not duel.can("reap", "troll")
    duel.use("mother")
    duel.expect("target", "mother")
    assert sorted(duel.options()) == ["dysania", "troll"]
    duel.answer("troll")
    assert duel.me.line == ["troll", "dysania", "mother"]
    assert duel.card("mother")["exhausted"]
    duel.reap("troll")
    assert duel.me.amber == 2
    duel.expect("main")
