"""Every card of house Untamed, as questions to a judge."""

import pytest

from tests.scenarios.referee import Scenario, lay


def test_cooperative_hunting_deals_one_damage_for_each_friend() -> None:
    """Three friendly creatures, three damage, divided as one likes."""
    duel = lay(
        house="untamed",
        me={"hand": ["cooperative-hunting"], "inPlay": ["flaxia", "troll", "umbra"]},
        foe={"inPlay": ["bumpsy", "charette"]},
    )
    duel.play("cooperative-hunting")
    duel.expect("target", "cooperative-hunting")
    assert set(duel.options()) == {"flaxia", "troll", "umbra", "bumpsy", "charette"}
    duel.answer("bumpsy", "bumpsy", "charette")
    assert [duel.card(name)["damage"] for name in ("bumpsy", "charette", "troll")] == [2, 1, 0]
    duel.expect("main")


def test_cooperative_hunting_alone_deals_nothing() -> None:
    """Without a friendly creature there is nothing to divide."""
    duel = lay(house="untamed", me={"hand": ["cooperative-hunting"]}, foe={"inPlay": ["bumpsy"]})
    duel.play("cooperative-hunting")
    assert duel.card("bumpsy")["damage"] == 0
    duel.expect("main")


def test_curiosity_kills_the_scientists() -> None:
    """Scientists of both players are destroyed, others not."""
    duel = lay(
        house="untamed",
        me={"hand": ["curiosity"], "inPlay": ["flaxia", "doc-bookton"]},
        foe={"inPlay": ["mindwarper", "tunk"]},
    )
    duel.play("curiosity")
    assert duel.me.line == ["flaxia"]
    assert duel.foe.line == ["tunk"]
    assert duel.me.amber == 1
    duel.expect("main")


def test_fertility_chant_shares_its_riches() -> None:
    """A bonus of four, and two for the opponent."""
    duel = lay(house="untamed", me={"hand": ["fertility-chant"]}, foe={"amber": 1})
    duel.play("fertility-chant")
    assert (duel.me.amber, duel.foe.amber) == (4, 3)
    duel.expect("main")


def test_fogbank_stops_the_opponent_s_fights_for_a_turn() -> None:
    """On the opponent's next turn creatures can reap but not fight; the turn after they can."""
    duel = lay(
        house="untamed", me={"hand": ["fogbank"], "inPlay": ["flaxia"]}, foe={"inPlay": ["bumpsy", "headhunter"]}
    )
    duel.play("fogbank")
    duel.next_turn("Brobnar")
    assert not duel.can("fight", "bumpsy")
    assert duel.can("reap", "bumpsy")
    duel.next_turn("Untamed")
    assert duel.can("fight", "flaxia")
    duel.next_turn("Brobnar")
    assert duel.can("fight", "bumpsy")
    duel.expect("main")


def test_full_moon_pays_for_each_creature_played() -> None:
    """One æmber for each creature played later this turn."""
    duel = lay(house="untamed", me={"hand": ["full-moon", "snufflegator", "mighty-tiger", "bear-flute"]})
    duel.play("full-moon")
    assert duel.me.amber == 0
    duel.play("snufflegator")
    duel.play("mighty-tiger", "Left")
    duel.play("bear-flute")
    assert duel.me.amber == 2
    duel.expect("main")


def test_grasping_vines_return_up_to_three_artifacts() -> None:
    """Artifacts of both players can be returned, each to its owner."""
    duel = lay(
        house="untamed",
        me={"hand": ["grasping-vines"], "inPlay": ["cannon", "flaxia"]},
        foe={"inPlay": ["library-of-babble", "skeleton-key", "seeker-needle"]},
    )
    duel.play("grasping-vines")
    assert (duel.decision["min"], duel.decision["max"]) == (0, 3)
    assert set(duel.options()) == {"cannon", "library-of-babble", "skeleton-key", "seeker-needle"}
    duel.answer("cannon+skeleton-key")
    assert duel.me.cards("hand") == ["cannon"]
    assert duel.foe.cards("hand") == ["skeleton-key"]
    assert duel.zone("seeker-needle") == "inPlay"
    duel.expect("main")


def test_key_charge_forges_at_the_current_cost_after_losing_one() -> None:
    """Seven æmber are just enough: one lost, six spent."""
    duel = lay(house="untamed", me={"hand": ["key-charge"], "amber": 7})
    duel.play("key-charge")
    duel.expect("choice", "key-charge")
    duel.answer("Yes", "Blue")
    assert (duel.me.facts["keys"], duel.me.amber) == (["blue"], 0)
    duel.expect("main")


def test_key_charge_may_be_declined() -> None:
    """The æmber is lost all the same."""
    duel = lay(house="untamed", me={"hand": ["key-charge"], "amber": 8})
    duel.play("key-charge", "No")
    assert (duel.me.keys, duel.me.amber) == (0, 7)
    duel.expect("main")


@pytest.mark.parametrize(("amber", "left"), [(6, 5), (0, 0)])
def test_key_charge_one_short(amber: int, left: int) -> None:
    """With six, five are left and no key can be forged; with none nothing is lost."""
    duel = lay(house="untamed", me={"hand": ["key-charge"], "amber": amber})
    duel.play("key-charge")
    assert (duel.me.keys, duel.me.amber) == (0, left)
    duel.expect("main")


@pytest.mark.parametrize(("played", "stolen"), [(3, 2), (2, 0)])
def test_lifeweb_punishes_three_creatures(played: int, stolen: int) -> None:
    """Two are stolen if the opponent played three creatures on the turn before."""
    duel = lay(
        house="brobnar",
        me={"hand": ["smaaash", "troll", "headhunter"], "amber": 4},
        foe={"hand": ["lifeweb"], "houses": ["untamed", "dis", "logos"]},
    )
    duel.play("troll")
    duel.play("headhunter", "Left")
    if played == 3:
        duel.play("smaaash", "Left", "troll")
    duel.next_turn("Untamed")
    duel.play("lifeweb")
    assert (duel.me.amber, duel.foe.amber) == (4 - stolen, 1 + stolen)
    duel.expect("main")


def test_lost_in_the_woods_takes_two_of_each_side() -> None:
    """Two friendly and two enemy creatures are shuffled into their owners' decks."""
    duel = lay(
        house="untamed",
        me={"hand": ["lost-in-the-woods"], "inPlay": ["flaxia", "troll", "umbra"]},
        foe={"inPlay": ["bumpsy", "charette", "tocsin"]},
    )
    duel.play("lost-in-the-woods")
    assert set(duel.options()) == {"flaxia", "troll", "umbra"}
    duel.pick_all("flaxia", "umbra")
    assert set(duel.options()) == {"bumpsy", "charette", "tocsin"}
    duel.pick_all("bumpsy", "tocsin")
    assert sorted(duel.me.cards("deck")) == ["flaxia", "umbra"]
    assert sorted(duel.foe.cards("deck")) == ["bumpsy", "tocsin"]
    assert (duel.me.line, duel.foe.line) == (["troll"], ["charette"])
    duel.expect("main")


def test_lost_in_the_woods_with_fewer_creatures_takes_those_there_are() -> None:
    """One enemy creature and no friendly one: the enemy is shuffled away."""
    duel = lay(house="untamed", me={"hand": ["lost-in-the-woods"]}, foe={"inPlay": ["bumpsy"]})
    duel.play("lost-in-the-woods", "bumpsy")
    assert duel.foe.cards("deck") == ["bumpsy"]
    duel.expect("main")


def test_mimicry_copies_an_action_of_the_opponent_s_discard_pile() -> None:
    """It does what the chosen action does, and goes to its own player's discard pile."""
    duel = lay(
        house="untamed",
        me={"hand": ["mimicry"], "inPlay": ["flaxia"]},
        foe={"discard": ["ammonia-clouds", "troll", "nerve-blast"], "inPlay": ["bumpsy"], "amber": 3},
    )
    duel.play("mimicry")
    assert set(duel.options()) == {"ammonia-clouds", "nerve-blast"}
    duel.answer("nerve-blast", "bumpsy")
    assert (duel.me.amber, duel.foe.amber) == (1, 2)
    assert duel.card("bumpsy")["damage"] == 2
    assert duel.me.cards("discard") == ["mimicry"]
    assert duel.foe.cards("discard") == ["ammonia-clouds", "troll", "nerve-blast"]
    duel.expect("main")


def test_mimicry_copies_the_bonus_too() -> None:
    """KF-D9: a copy is a copy of the whole card, so the bonus æmber of the copied action is gained."""
    duel = lay(house="untamed", me={"hand": ["mimicry"]}, foe={"discard": ["virtuous-works"]})
    duel.play("mimicry", "virtuous-works")
    assert (duel.me.amber, duel.foe.amber) == (3, 0)
    duel.expect("main")


def test_mimicry_without_an_action_to_copy_does_nothing() -> None:
    """It is played and discarded."""
    duel = lay(house="untamed", me={"hand": ["mimicry"], "discard": ["punch"]}, foe={"discard": ["troll"]})
    duel.play("mimicry")
    assert duel.zone("mimicry") == "discard"
    assert duel.me.amber == 0
    duel.expect("main")


def test_nature_s_call_returns_up_to_three_creatures() -> None:
    """Creatures of both players can be returned to their owners' hands."""
    duel = lay(
        house="untamed",
        me={"hand": ["nature-s-call"], "inPlay": ["flaxia", "umbra"]},
        foe={"inPlay": ["bumpsy", "charette"]},
    )
    duel.play("nature-s-call")
    assert (duel.decision["min"], duel.decision["max"]) == (0, 3)
    duel.answer("flaxia+bumpsy+charette")
    assert duel.me.cards("hand") == ["flaxia"]
    assert sorted(duel.foe.cards("hand")) == ["bumpsy", "charette"]
    assert duel.me.line == ["umbra"]
    duel.expect("main")


def test_nocturnal_maneuver_exhausts_up_to_three_creatures() -> None:
    """The chosen creatures are exhausted, the others stay ready."""
    duel = lay(
        house="untamed",
        me={"hand": ["nocturnal-maneuver"], "inPlay": ["flaxia"]},
        foe={"inPlay": ["bumpsy", "charette", "tocsin"]},
    )
    duel.play("nocturnal-maneuver")
    assert duel.optional
    duel.answer("bumpsy+tocsin")
    exhausted = [duel.card(name)["exhausted"] for name in ("flaxia", "bumpsy", "charette", "tocsin")]
    assert exhausted == [False, True, False, True]
    duel.expect("main")


def test_perilous_wild_destroys_the_elusive() -> None:
    """Every elusive creature of both players is destroyed."""
    duel = lay(
        house="untamed",
        me={"hand": ["perilous-wild"], "inPlay": ["dew-faerie", "flaxia"]},
        foe={"inPlay": ["faygin", "bumpsy"]},
    )
    duel.play("perilous-wild")
    assert (duel.me.line, duel.foe.line) == (["flaxia"], ["bumpsy"])
    duel.expect("main")


def test_regrowth_returns_a_creature_from_the_discard_pile() -> None:
    """A creature of the own discard pile comes back to hand; the order of the others stays."""
    duel = lay(
        house="untamed",
        me={"hand": ["regrowth"], "discard": ["punch", "troll", "flaxia"]},
        foe={"discard": ["bumpsy"]},
    )
    duel.play("regrowth")
    assert set(duel.options()) == {"troll", "flaxia"}
    duel.answer("troll")
    assert duel.me.cards("hand") == ["troll"]
    assert duel.me.cards("discard") == ["regrowth", "punch", "flaxia"]
    duel.expect("main")


def test_save_the_pack_destroys_the_wounded_for_a_chain() -> None:
    """Damaged creatures of both players die, undamaged ones live, and a chain is gained."""
    duel = lay(
        house="untamed",
        me={"hand": ["save-the-pack"], "inPlay": ["flaxia", "troll"]},
        foe={"inPlay": ["bumpsy", "charette"]},
    )
    duel.set("troll", damage=1)
    duel.set("charette", damage=2)
    duel.play("save-the-pack")
    assert (duel.me.line, duel.foe.line) == (["flaxia"], ["bumpsy"])
    assert (duel.me.chains, duel.foe.chains) == (1, 0)
    duel.expect("main")


def test_scout_sends_two_skirmishers() -> None:
    """Two friendly creatures gain skirmish and fight one after the other."""
    duel = lay(
        house="untamed",
        me={"hand": ["scout"], "inPlay": ["flaxia", "bumpsy", "umbra"]},
        foe={"inPlay": ["charette", "tocsin"]},
    )
    duel.play("scout")
    assert (duel.decision["min"], duel.decision["max"]) == (0, 2)
    duel.answer("flaxia+bumpsy")
    duel.expect("fight", "flaxia")
    duel.answer("charette")
    duel.expect("fight", "bumpsy")
    duel.answer("tocsin")
    assert duel.foe.line == []
    assert [duel.card(name)["damage"] for name in ("flaxia", "bumpsy")] == [0, 0]
    assert duel.card("flaxia")["exhausted"]
    assert not duel.card("umbra")["exhausted"]
    assert duel.card("bumpsy")["keywords"].get("skirmish")
    duel.expect("main")


@pytest.mark.parametrize(("uses", "stolen"), [(3, 2), (2, 0)])
def test_stampede_needs_three_creatures_used(uses: int, stolen: int) -> None:
    """Two are stolen if three creatures were used this turn."""
    duel = lay(
        house="untamed",
        me={"hand": ["stampede"], "inPlay": ["flaxia", "snufflegator", "mighty-tiger"]},
        foe={"amber": 4},
    )
    for name in ("flaxia", "snufflegator", "mighty-tiger")[:uses]:
        duel.reap(name)
    duel.play("stampede")
    assert (duel.me.amber, duel.foe.amber) == (uses + 1 + stolen, 4 - stolen)
    duel.expect("main")


@pytest.mark.parametrize(("answer", "left"), [("Yes", ["bumpsy"]), ("No", ["tunk", "bumpsy"])])
def test_the_common_cold_may_wipe_out_mars(answer: str, left: list[str]) -> None:
    """One damage to each creature, and the Mars creatures may all be destroyed."""
    duel = lay(
        house="untamed",
        me={"hand": ["the-common-cold"], "inPlay": ["flaxia", "dust-pixie"]},
        foe={"inPlay": ["tunk", "bumpsy"]},
    )
    duel.play("the-common-cold")
    duel.expect("choice", "the-common-cold")
    duel.answer(answer)
    assert duel.me.line == ["flaxia"]
    assert duel.card("flaxia")["damage"] == 1
    assert duel.card("bumpsy")["damage"] == 1
    assert duel.foe.line == left
    duel.expect("main")


def test_troop_call_gathers_the_niffles() -> None:
    """Friendly Niffle creatures in play and in the discard pile return to hand."""
    duel = lay(
        house="untamed",
        me={"hand": ["troop-call"], "inPlay": ["niffle-ape", "flaxia"], "discard": ["niffle-queen", "snufflegator"]},
        foe={"inPlay": ["niffle-ape"], "discard": ["niffle-queen"]},
    )
    duel.play("troop-call")
    assert sorted(duel.me.cards("hand")) == ["niffle-ape", "niffle-queen"]
    assert duel.me.cards("discard") == ["troop-call", "snufflegator"]
    assert duel.me.line == ["flaxia"]
    assert duel.foe.line == ["niffle-ape"]
    duel.expect("main")


@pytest.mark.parametrize(("damage", "healed", "gain"), [(5, 3, 1), (3, 3, 1), (5, 2, 0), (2, 2, 0), (4, 0, 0)])
def test_vigor_pays_when_three_are_healed(damage: int, healed: int, gain: int) -> None:
    """The player says how much is healed, up to three; three gain one, less gains nothing."""
    duel = lay(house="untamed", me={"hand": ["vigor"], "inPlay": ["troll"]}, foe={"inPlay": ["bumpsy"]})
    duel.set("troll", damage=damage)
    duel.play("vigor")
    assert set(duel.options()) == {"troll", "bumpsy"}
    duel.answer("troll")
    assert duel.options() == [str(amount) for amount in range(min(3, damage) + 1)]
    duel.answer(str(healed))
    assert duel.card("troll")["damage"] == damage - healed
    assert duel.me.amber == 1 + gain
    duel.expect("main")


def test_word_of_returning_frees_what_enemies_hold() -> None:
    """Each enemy creature takes one damage for each æmber on it, and that æmber goes to the player's pool."""
    duel = lay(
        house="untamed",
        me={"hand": ["word-of-returning"], "inPlay": ["flaxia"], "amber": 1},
        foe={"inPlay": ["bumpsy", "charette", "dust-imp"]},
    )
    duel.set("bumpsy", amber=2)
    duel.set("dust-imp", amber=2)
    duel.set("flaxia", amber=3)
    duel.play("word-of-returning")
    assert duel.card("bumpsy")["damage"] == 2
    assert duel.card("bumpsy")["amber"] == 0
    assert duel.zone("dust-imp") == "discard"
    assert duel.card("charette")["damage"] == 0
    assert duel.card("flaxia")["amber"] == 3
    assert duel.me.amber == 6
    duel.expect("main")


def test_bear_flute_heals_an_ancient_bear() -> None:
    """With a bear in play, an Ancient Bear of either side is fully healed."""
    duel = lay(
        house="untamed",
        me={"inPlay": ["bear-flute", "ancient-bear", "flaxia"], "deck": ["ancient-bear"]},
        foe={"inPlay": ["ancient-bear"]},
    )
    duel.set("ancient-bear@me#2", damage=3)
    duel.use("bear-flute")
    assert duel.options() == ["ancient-bear", "ancient-bear"]
    duel.answer("ancient-bear@me#2")
    assert duel.card("ancient-bear@me#2")["damage"] == 0
    assert duel.me.cards("deck") == ["ancient-bear"]
    duel.expect("main")


def test_bear_flute_calls_the_bears_from_the_woods() -> None:
    """KF-D16: with no bear in play, those of deck and discard pile come to hand and the discard pile is shuffled in."""
    duel = lay(
        house="untamed",
        me={
            "inPlay": ["bear-flute", "flaxia"],
            "deck": ["troll", "ancient-bear"],
            "discard": ["ancient-bear", "punch"],
        },
    )
    duel.use("bear-flute")
    assert duel.me.cards("hand") == ["ancient-bear", "ancient-bear"]
    assert duel.me.cards("discard") == []
    assert sorted(duel.me.cards("deck")) == ["punch", "troll"]
    duel.expect("main")


def test_nepenthe_seed_brings_back_any_card() -> None:
    """Sacrificed in any house's turn, it returns a card of the discard pile, where it already lies itself."""
    duel = lay(house="brobnar", me={"inPlay": ["nepenthe-seed"], "discard": ["punch", "flaxia"]})
    duel.use("nepenthe-seed")
    assert set(duel.options()) == {"nepenthe-seed", "punch", "flaxia"}
    duel.answer("flaxia")
    assert duel.me.cards("hand") == ["flaxia"]
    assert duel.me.cards("discard") == ["nepenthe-seed", "punch"]
    duel.expect("main")


@pytest.mark.parametrize(("amber", "stolen"), [(5, 0), (6, 1)])
def test_ritual_of_balance_needs_six(amber: int, stolen: int) -> None:
    """One is stolen from an opponent with six or more."""
    duel = lay(house="untamed", me={"inPlay": ["ritual-of-balance"]}, foe={"amber": amber})
    duel.use("ritual-of-balance")
    assert (duel.me.amber, duel.foe.amber) == (stolen, amber - stolen)
    assert duel.zone("ritual-of-balance") == "inPlay"
    duel.expect("main")


def test_ritual_of_the_hunt_wakes_the_untamed_creatures() -> None:
    """Sacrificed in another house's turn, it lets Untamed creatures be used, not Untamed artifacts."""
    duel = lay(house="brobnar", me={"inPlay": ["ritual-of-the-hunt", "flaxia", "ritual-of-balance", "umbra"]})
    assert not duel.can("reap", "flaxia")
    duel.use("ritual-of-the-hunt")
    assert duel.zone("ritual-of-the-hunt") == "discard"
    assert duel.can("reap", "flaxia")
    assert not duel.can("reap", "umbra")
    assert not duel.can("action", "ritual-of-balance")
    duel.reap("flaxia")
    assert duel.me.amber == 1
    duel.expect("main")


def test_world_tree_puts_a_creature_back_on_the_deck() -> None:
    """A creature of the discard pile goes on top of the deck."""
    duel = lay(
        house="untamed",
        me={"inPlay": ["world-tree"], "discard": ["punch", "flaxia", "troll"], "deck": ["anger"]},
    )
    duel.use("world-tree")
    assert set(duel.options()) == {"flaxia", "troll"}
    duel.answer("troll")
    assert duel.me.cards("deck") == ["troll", "anger"]
    assert duel.me.cards("discard") == ["punch", "flaxia"]
    duel.expect("main")


def test_ancient_bear_strikes_before_the_fight() -> None:
    """Assault two: a creature of two power dies before it can strike back."""
    duel = lay(house="untamed", me={"inPlay": ["ancient-bear"]}, foe={"inPlay": ["silvertooth", "troll"]})
    assert duel.card("ancient-bear")["keywords"].get("assault") == 2
    duel.fight("ancient-bear", "silvertooth")
    assert duel.zone("silvertooth") == "discard"
    assert duel.zone("ancient-bear") == "inPlay"
    assert duel.card("ancient-bear")["damage"] == 0
    duel.expect("main")


def test_ancient_bear_adds_assault_to_its_power() -> None:
    """A survivor of the assault takes the power as well and strikes back."""
    duel = lay(house="untamed", me={"inPlay": ["ancient-bear"]}, foe={"inPlay": ["charette", "troll"]})
    duel.set("ancient-bear", powerCounters=4)
    duel.set("troll", powerCounters=4)
    duel.fight("ancient-bear", "troll")
    assert duel.card("troll")["damage"] == 11
    assert duel.zone("ancient-bear") == "discard"
    duel.expect("main")


def test_bigtwig_only_fights_the_stunned() -> None:
    """Only stunned creatures can be attacked by it; with none it can't fight."""
    duel = lay(house="untamed", me={"inPlay": ["bigtwig"]}, foe={"inPlay": ["bumpsy", "charette"]})
    assert not duel.can("fight", "bigtwig")
    duel.set("charette", stunned=True)
    duel.act("fight", "bigtwig")
    assert duel.options() == ["charette"]
    duel.answer("charette")
    assert duel.zone("charette") == "discard"
    assert duel.card("bigtwig")["damage"] == 4
    duel.expect("main")


def test_bigtwig_s_reap_stuns_and_exhausts() -> None:
    """A creature is stunned and exhausted."""
    duel = lay(house="untamed", me={"inPlay": ["bigtwig"]}, foe={"inPlay": ["bumpsy"]})
    duel.reap("bigtwig")
    assert set(duel.options()) == {"bigtwig", "bumpsy"}
    duel.answer("bumpsy")
    assert duel.card("bumpsy")["stunned"]
    assert duel.card("bumpsy")["exhausted"]
    assert duel.me.amber == 1
    duel.expect("main")


def test_witch_of_the_wilds_lets_one_untamed_card_through() -> None:
    """In another house's turn one Untamed card can be played, a second can't, nor can one be discarded."""
    duel = lay(house="brobnar", me={"inPlay": ["witch-of-the-wilds"], "hand": ["dust-pixie", "regrowth", "umbra"]})
    assert duel.can("play", "regrowth")
    assert not duel.can("discard", "regrowth")
    assert not duel.can("play", "umbra")
    assert not duel.can("reap", "witch-of-the-wilds")
    duel.play("dust-pixie", "Left")
    assert duel.me.amber == 2
    assert not duel.can("play", "regrowth")
    duel.expect("main")


def test_witch_of_the_wilds_leaves_a_wider_permission_unused() -> None:
    """KF-30: an Untamed card is played by the Witch's leave, though Phase Shift was there first: one of Sanctum is left."""
    duel = lay(
        house="logos",
        me={
            "hand": ["phase-shift", "wild-wormhole", "dust-pixie", "virtuous-works", "umbra"],
            "deck": ["witch-of-the-wilds"],
        },
    )
    duel.play("phase-shift")
    duel.play("wild-wormhole")
    duel.play("dust-pixie", "Left")
    duel.play("virtuous-works")
    assert not duel.can("play", "umbra")
    duel.expect("main")


def test_witch_of_the_wilds_changes_nothing_in_an_untamed_turn() -> None:
    """With Untamed active, Untamed cards are played as usual and others aren't."""
    duel = lay(house="untamed", me={"inPlay": ["witch-of-the-wilds"], "hand": ["dust-pixie", "dust-pixie", "umbra"]})
    duel.play("dust-pixie", "Left")
    duel.play("dust-pixie", "Left")
    assert not duel.can("play", "umbra")
    duel.expect("main")


def test_briar_grubbling_stings_its_attackers() -> None:
    """Hazardous five: an attacker of five power dies before it strikes."""
    duel = lay(house="brobnar", me={"inPlay": ["bumpsy", "troll"]}, foe={"inPlay": ["briar-grubbling"]})
    assert duel.card("briar-grubbling")["keywords"].get("hazardous") == 5
    duel.fight("bumpsy", "briar-grubbling")
    assert duel.zone("bumpsy") == "discard"
    assert duel.card("briar-grubbling")["damage"] == 0
    duel.fight("troll", "briar-grubbling")
    assert duel.zone("briar-grubbling") == "discard"
    assert duel.card("troll")["damage"] == 7
    duel.expect("main")


def test_chota_hazri_forges_for_one_more() -> None:
    """Played with seven æmber she loses one and a key can be forged with the rest."""
    duel = lay(house="untamed", me={"hand": ["chota-hazri"], "amber": 7})
    duel.play("chota-hazri")
    duel.expect("choice", "chota-hazri")
    duel.answer("Yes", "Red")
    assert (duel.me.keys, duel.me.amber) == (1, 0)
    assert duel.zone("chota-hazri") == "inPlay"
    duel.expect("main")


def test_chota_hazri_without_amber_can_t() -> None:
    """Nothing to lose, nothing to forge."""
    duel = lay(house="untamed", me={"hand": ["chota-hazri"]})
    duel.play("chota-hazri")
    assert (duel.me.keys, duel.me.amber) == (0, 0)
    duel.expect("main")


def test_dew_faerie_reaps_twice_as_much() -> None:
    """One æmber for the reap, one for its ability."""
    duel = lay(house="untamed", me={"inPlay": ["dew-faerie"]})
    assert duel.card("dew-faerie")["keywords"].get("elusive")
    duel.reap("dew-faerie")
    assert duel.me.amber == 2
    duel.expect("main")


def test_dust_pixie_is_worth_two() -> None:
    """One power, a bonus of two, nothing else."""
    duel = lay(house="untamed", me={"hand": ["dust-pixie"]})
    duel.play("dust-pixie")
    card = duel.card("dust-pixie")
    assert (card["power"], card["armorMax"], card["exhausted"], card["keywords"]) == (1, 0, True, {})
    assert duel.me.amber == 2
    duel.expect("main")


@pytest.mark.parametrize(("enemies", "gain"), [(0, 2), (1, 0), (2, 0)])
def test_flaxia_is_paid_for_a_majority(enemies: int, gain: int) -> None:
    """She counts herself; an equal number isn't more."""
    duel = lay(house="untamed", me={"hand": ["flaxia"]}, foe={"inPlay": ["bumpsy", "troll"][:enemies]})
    duel.play("flaxia")
    assert duel.me.amber == gain
    duel.expect("main")


def test_fuzzy_gruen_is_generous() -> None:
    """A bonus of two, and one for the opponent."""
    duel = lay(house="untamed", me={"hand": ["fuzzy-gruen"]}, foe={"amber": 1})
    duel.play("fuzzy-gruen")
    assert (duel.me.amber, duel.foe.amber) == (2, 2)
    duel.expect("main")


def test_giant_sloth_wakes_for_a_discard() -> None:
    """It can't be used before an Untamed card was discarded from hand this turn; then its action gains three."""
    duel = lay(house="untamed", me={"inPlay": ["giant-sloth"], "hand": ["flaxia"]}, foe={"inPlay": ["troll"]})
    assert not duel.can("action", "giant-sloth")
    assert not duel.can("reap", "giant-sloth")
    assert not duel.can("fight", "giant-sloth")
    duel.discard("flaxia")
    assert duel.can("reap", "giant-sloth")
    assert duel.can("fight", "giant-sloth")
    duel.use("giant-sloth")
    assert duel.me.amber == 3
    duel.expect("main")


def test_halacor_teaches_the_flanks_to_skirmish() -> None:
    """Friendly flank creatures have skirmish, itself too if it stands there; enemies and the middle don't."""
    duel = lay(
        house="untamed",
        me={"inPlay": ["flaxia", "halacor", "bumpsy"]},
        foe={"inPlay": ["charette"]},
    )
    skirmishers = [
        name for name in ("flaxia", "halacor", "bumpsy", "charette") if "skirmish" in duel.card(name)["keywords"]
    ]
    assert skirmishers == ["flaxia", "bumpsy"]
    duel.fight("flaxia", "charette")
    assert duel.zone("charette") == "discard"
    assert duel.zone("flaxia") == "inPlay"
    assert duel.card("flaxia")["damage"] == 0
    duel.expect("main")


def test_inka_the_spider_stuns_and_poisons() -> None:
    """When played and when it reaps a creature is stunned; damage by its power destroys."""
    duel = lay(house="untamed", me={"hand": ["inka-the-spider"]}, foe={"inPlay": ["troll"]})
    duel.play("inka-the-spider")
    assert set(duel.options()) == {"inka-the-spider", "troll"}
    duel.answer("troll")
    assert duel.card("troll")["stunned"]
    duel.set("inka-the-spider", exhausted=False)
    duel.fight("inka-the-spider", "troll")
    assert duel.zone("troll") == "discard"
    assert duel.zone("inka-the-spider") == "discard"
    duel.expect("main")


def test_inka_the_spider_stuns_after_a_reap() -> None:
    """The same ability on reaping."""
    duel = lay(house="untamed", me={"inPlay": ["inka-the-spider"]}, foe={"inPlay": ["troll"]})
    duel.reap("inka-the-spider", "troll")
    assert duel.card("troll")["stunned"]
    assert duel.me.amber == 1
    duel.expect("main")


def test_kindrith_longshot_shoots_after_a_reap() -> None:
    """Two damage to a creature; elusive and skirmish."""
    duel = lay(house="untamed", me={"inPlay": ["kindrith-longshot"]}, foe={"inPlay": ["troll", "bumpsy"]})
    assert set(duel.card("kindrith-longshot")["keywords"]) == {"elusive", "skirmish"}
    duel.reap("kindrith-longshot")
    assert set(duel.options()) == {"kindrith-longshot", "troll", "bumpsy"}
    duel.answer("bumpsy")
    assert duel.card("bumpsy")["damage"] == 2
    duel.expect("main")


def test_snufflegator_skirmishes() -> None:
    """Four power, skirmish: no damage in return when it attacks, as usual when it is attacked."""
    duel = lay(house="untamed", me={"inPlay": ["snufflegator"]}, foe={"inPlay": ["troll"]})
    duel.fight("snufflegator", "troll")
    assert duel.card("troll")["damage"] == 4
    assert duel.card("snufflegator")["damage"] == 0
    duel.next_turn("Brobnar")
    duel.fight("troll", "snufflegator")
    assert duel.zone("snufflegator") == "discard"
    assert duel.zone("troll") == "discard"
    duel.expect("main")


def test_lupo_the_scarred_bites_on_arrival() -> None:
    """Two damage to an enemy creature, and skirmish."""
    duel = lay(
        house="untamed", me={"hand": ["lupo-the-scarred"], "inPlay": ["flaxia"]}, foe={"inPlay": ["troll", "bumpsy"]}
    )
    duel.play("lupo-the-scarred", "Left")
    assert set(duel.options()) == {"troll", "bumpsy"}
    duel.answer("bumpsy")
    assert duel.card("bumpsy")["damage"] == 2
    assert duel.card("lupo-the-scarred")["keywords"] == {"skirmish": 1}
    duel.expect("main")


def test_mighty_tiger_mauls_on_arrival() -> None:
    """Four damage to an enemy creature; without enemies nothing is asked."""
    duel = lay(house="untamed", me={"hand": ["mighty-tiger", "mighty-tiger"]}, foe={"inPlay": ["charette"]})
    duel.play("mighty-tiger", "charette")
    assert duel.zone("charette") == "discard"
    duel.play("mighty-tiger", "Left")
    assert [card["damage"] for card in duel.view["cards"].values()] == [0, 0, 0]
    duel.expect("main")


def test_murmook_raises_the_enemy_key() -> None:
    """The opponent's keys cost one more each, its controller's don't."""
    duel = lay(house="untamed", me={"inPlay": ["murmook", "murmook"]}, foe={"amber": 7})
    assert (duel.me.key_cost, duel.foe.key_cost) == (6, 8)
    duel.next_turn("Brobnar")
    assert duel.foe.keys == 0
    duel.expect("main")


@pytest.mark.parametrize(("keys", "power"), [([], 11), (["red"], 8), (["red", "blue"], 5)])
def test_mushroom_man_shrinks_with_each_key(keys: list[str], power: int) -> None:
    """Three more power for each key still unforged by its controller."""
    duel = lay(house="untamed", me={"inPlay": ["mushroom-man"], "keys": keys}, foe={"keys": ["red", "blue"]})
    assert duel.card("mushroom-man")["power"] == power
    duel.expect("main")


def test_mushroom_man_dies_of_a_forged_key() -> None:
    """Eight damage is less than eleven power but enough for eight."""
    duel = lay(house="untamed", me={"inPlay": ["mushroom-man"], "hand": ["key-charge"], "amber": 7})
    duel.set("mushroom-man", damage=8)
    duel.play("key-charge", "Yes", "Red")
    assert duel.zone("mushroom-man") == "discard"
    duel.expect("main")


def test_niffle_ape_ignores_taunt_and_elusive() -> None:
    """It attacks past a taunt and hits an elusive creature the first time."""
    duel = lay(
        house="untamed", me={"inPlay": ["niffle-ape", "flaxia"]}, foe={"inPlay": ["faygin", "champion-anaphiel"]}
    )
    duel.act("fight", "flaxia")
    assert duel.options() == ["champion-anaphiel"]
    duel.answer("champion-anaphiel")
    duel.act("fight", "niffle-ape")
    assert set(duel.options()) == {"faygin", "champion-anaphiel"}
    duel.answer("faygin")
    assert duel.zone("faygin") == "discard"
    assert duel.zone("niffle-ape") == "discard"
    duel.expect("main")


def test_niffle_queen_strengthens_beasts_and_niffles() -> None:
    """One more for each other friendly Beast and one more for each Niffle, so two for a Niffle Beast."""
    duel = lay(
        house="untamed",
        me={"inPlay": ["niffle-queen", "niffle-ape", "snufflegator", "flaxia"]},
        foe={"inPlay": ["niffle-ape"]},
    )
    powers = [duel.card(name)["power"] for name in ("niffle-queen", "niffle-ape@me", "snufflegator", "flaxia")]
    assert powers == [6, 5, 5, 4]
    assert duel.card("niffle-ape@foe")["power"] == 3
    duel.expect("main")


def test_niffle_queen_s_death_takes_her_strength_away() -> None:
    """A wounded ape that lived by her two power dies with her."""
    duel = lay(house="untamed", me={"inPlay": ["niffle-queen", "niffle-ape"]}, foe={"inPlay": ["troll"]})
    duel.set("niffle-ape", damage=3)
    duel.next_turn("Brobnar")
    duel.fight("troll", "niffle-queen")
    assert duel.me.line == []
    duel.expect("main")


def test_piranha_monkeys_bite_everyone_else() -> None:
    """Two damage to each other creature of both players, when played and when reaping."""
    duel = lay(
        house="untamed", me={"hand": ["piranha-monkeys"], "inPlay": ["flaxia"]}, foe={"inPlay": ["troll", "umbra"]}
    )
    duel.play("piranha-monkeys", "Left")
    assert duel.card("flaxia")["damage"] == 2
    assert duel.card("troll")["damage"] == 2
    assert duel.zone("umbra") == "discard"
    assert duel.card("piranha-monkeys")["damage"] == 0
    duel.set("piranha-monkeys", exhausted=False)
    duel.reap("piranha-monkeys")
    assert duel.zone("flaxia") == "discard"
    assert duel.card("troll")["damage"] == 4
    assert duel.me.amber == 1
    duel.expect("main")


def test_teliga_is_paid_for_the_opponent_s_creatures() -> None:
    """One æmber for each creature the opponent plays; other cards and one's own creatures bring nothing."""
    duel = lay(
        house="untamed",
        me={"inPlay": ["teliga"], "hand": ["snufflegator"]},
        foe={"hand": ["troll", "cannon"]},
    )
    duel.play("snufflegator", "Left")
    assert duel.me.amber == 0
    duel.next_turn("Brobnar")
    duel.play("cannon")
    duel.play("troll")
    assert (duel.me.amber, duel.foe.amber) == (1, 0)
    duel.expect("main")


def test_hunting_witch_is_paid_for_each_other_creature() -> None:
    """One æmber for each other creature her controller plays, none for herself."""
    duel = lay(house="untamed", me={"hand": ["hunting-witch", "snufflegator", "bear-flute"]})
    duel.play("hunting-witch")
    assert duel.me.amber == 0
    duel.play("snufflegator", "Left")
    duel.play("bear-flute")
    assert duel.me.amber == 1
    duel.expect("main")


def test_witch_of_the_eye_returns_any_card() -> None:
    """After her reap a card of the own discard pile returns to hand."""
    duel = lay(
        house="untamed", me={"inPlay": ["witch-of-the-eye"], "discard": ["punch", "flaxia"]}, foe={"discard": ["troll"]}
    )
    duel.reap("witch-of-the-eye")
    assert set(duel.options()) == {"punch", "flaxia"}
    duel.answer("punch")
    assert duel.me.cards("hand") == ["punch"]
    assert duel.me.cards("discard") == ["flaxia"]
    assert duel.me.amber == 1
    duel.expect("main")


def ways(upgrade: str, bearer: str) -> Scenario:
    duel = lay(house="untamed", me={"hand": [upgrade], "inPlay": [bearer]}, foe={"inPlay": ["silvertooth", "troll"]})
    duel.play(upgrade, bearer)
    assert duel.me.amber == 1
    return duel


@pytest.mark.parametrize(("bearer", "assault"), [("flaxia", 2), ("ancient-bear", 4)])
def test_way_of_the_bear_adds_assault(bearer: str, assault: int) -> None:
    """Assault two is given, and added to an assault that is already there."""
    duel = ways("way-of-the-bear", bearer)
    assert duel.card(bearer)["keywords"].get("assault") == assault
    duel.fight(bearer, "silvertooth")
    assert duel.zone("silvertooth") == "discard"
    assert duel.card(bearer)["damage"] == 0
    duel.expect("main")


def test_way_of_the_wolf_gives_skirmish() -> None:
    """The bearer takes no damage in return when it attacks."""
    duel = ways("way-of-the-wolf", "flaxia")
    duel.fight("flaxia", "troll")
    assert duel.zone("flaxia") == "inPlay"
    assert duel.card("flaxia")["damage"] == 0
    assert duel.card("troll")["damage"] == 4
    duel.expect("main")


def test_mimicry_does_not_copy_itself_for_ever() -> None:
    """KF-D32: where the only action card to copy is another Mimicry, it is copied once and finds nothing more."""
    duel = lay(house="untamed", me={"hand": ["mimicry"]}, foe={"discard": ["mimicry"]})
    duel.play("mimicry", "mimicry")
    duel.expect("main")
    assert duel.me.cards("discard") == ["mimicry"]


def test_mimicry_reaches_other_actions_through_another_mimicry() -> None:
    """KF-D32, KF-D9: two others are copied once each, and the action after them is done, with its bonus, once."""
    duel = lay(house="untamed", me={"hand": ["mimicry"]}, foe={"discard": ["mimicry", "mimicry", "virtuous-works"]})
    duel.play("mimicry")
    for left in (["mimicry", "mimicry", "virtuous-works"], ["mimicry", "virtuous-works"]):
        assert sorted(duel.options()) == left
        duel.answer("mimicry")
    assert duel.options() == ["virtuous-works"]
    duel.answer("virtuous-works")
    duel.expect("main")
    assert duel.me.amber == 3
