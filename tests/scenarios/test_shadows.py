"""Every card of house Shadows, as questions to a judge."""

import pytest

from tests.scenarios.referee import Scenario, lay


@pytest.mark.parametrize(
    ("mine", "theirs", "after"),
    [(0, 14, (7, 7)), (0, 13, (7, 6)), (3, 4, (4, 3)), (5, 5, (5, 5)), (6, 2, (6, 2))],
)
def test_bait_and_switch_repeats_until_even(mine: int, theirs: int, after: tuple[int, int]) -> None:
    """It steals one after another as long as the opponent still has more."""
    duel = lay(house="shadows", me={"hand": ["bait-and-switch"], "amber": mine}, foe={"amber": theirs})
    duel.play("bait-and-switch")
    assert (duel.me.amber, duel.foe.amber) == after
    assert duel.zone("bait-and-switch") == "discard"
    duel.expect("main")


def test_bait_and_switch_against_the_vaultkeeper_comes_to_an_end() -> None:
    """KF-D20: when nothing can be stolen the repetition doesn't go on for ever."""
    duel = lay(house="shadows", me={"hand": ["bait-and-switch"]}, foe={"amber": 5, "inPlay": ["the-vaultkeeper"]})
    duel.play("bait-and-switch")
    assert (duel.me.amber, duel.foe.amber) == (0, 5)
    assert duel.zone("bait-and-switch") == "discard"
    duel.expect("main")


def test_booby_trap_hits_off_the_flanks_and_splashes() -> None:
    """Four damage to a creature between two others, two to each neighbour."""
    duel = lay(
        house="shadows",
        me={"hand": ["booby-trap"], "inPlay": ["silvertooth", "umbra"]},
        foe={"inPlay": ["bumpsy", "troll", "charette", "shooler"]},
    )
    duel.play("booby-trap")
    assert set(duel.options()) == {"troll", "charette"}
    duel.answer("troll")
    assert [duel.card(name)["damage"] for name in duel.foe.line] == [2, 4, 2, 0]
    assert duel.me.amber == 1
    duel.expect("main")


def test_booby_trap_finds_nothing_on_flanks() -> None:
    """With flank creatures only, nothing is asked and nothing hurt."""
    duel = lay(house="shadows", me={"hand": ["booby-trap"]}, foe={"inPlay": ["bumpsy", "troll"]})
    duel.play("booby-trap")
    assert [duel.card(name)["damage"] for name in duel.foe.line] == [0, 0]
    assert duel.zone("booby-trap") == "discard"
    duel.expect("main")


def test_finishing_blow_destroys_the_wounded_and_steals() -> None:
    """Only a damaged creature can be destroyed, and doing so steals one."""
    duel = lay(house="shadows", me={"hand": ["finishing-blow"]}, foe={"amber": 3, "inPlay": ["bumpsy", "troll"]})
    duel.set("troll", damage=1)
    duel.play("finishing-blow")
    assert duel.options() == ["troll"]
    duel.answer("troll")
    assert duel.zone("troll") == "discard"
    assert (duel.me.amber, duel.foe.amber) == (2, 2)
    duel.expect("main")


def test_finishing_blow_without_a_wounded_creature_steals_nothing() -> None:
    """No destruction, no theft."""
    duel = lay(house="shadows", me={"hand": ["finishing-blow"]}, foe={"amber": 3, "inPlay": ["bumpsy"]})
    duel.play("finishing-blow")
    assert (duel.me.amber, duel.foe.amber) == (1, 3)
    assert duel.zone("bumpsy") == "inPlay"
    duel.expect("main")


def test_finishing_blow_on_a_cloaked_creature_steals_nothing() -> None:
    """A creature that is saved wasn't destroyed."""
    duel = lay(
        house="shadows",
        me={"hand": ["finishing-blow"]},
        foe={"amber": 3, "inPlay": ["troll", "armageddon-cloak"]},
    )
    duel.set("troll", damage=2)
    duel.play("finishing-blow", "troll")
    assert duel.card("troll")["damage"] == 0
    assert duel.zone("armageddon-cloak") == "discard"
    assert (duel.me.amber, duel.foe.amber) == (1, 3)
    duel.expect("main")


@pytest.mark.parametrize(("amber", "stolen"), [(0, 0), (1, 1), (2, 0)])
def test_ghostly_hand_takes_a_lonely_amber(amber: int, stolen: int) -> None:
    """It steals only when the opponent has exactly one."""
    duel = lay(house="shadows", me={"hand": ["ghostly-hand"]}, foe={"amber": amber})
    duel.play("ghostly-hand")
    assert (duel.me.amber, duel.foe.amber) == (2 + stolen, amber - stolen)
    duel.expect("main")


def test_hidden_stash_archives_a_card_of_the_hand() -> None:
    """A card of any house leaves the hand for the archives."""
    duel = lay(house="shadows", me={"hand": ["hidden-stash", "troll", "urchin"], "inPlay": ["umbra"]})
    duel.play("hidden-stash")
    assert set(duel.options()) == {"troll", "urchin"}
    assert not duel.optional
    duel.answer("troll")
    assert duel.me.cards("archives") == ["troll"]
    assert duel.me.cards("hand") == ["urchin"]
    assert duel.me.amber == 1
    duel.expect("main")


def test_imperial_traitor_may_purge_a_sanctum_card() -> None:
    """Only Sanctum cards of the opponent's hand can be purged."""
    duel = lay(house="shadows", me={"hand": ["imperial-traitor"]}, foe={"hand": ["sequis", "clear-mind", "troll"]})
    duel.play("imperial-traitor")
    assert duel.optional
    assert set(duel.options()) == {"sequis", "clear-mind"}
    duel.answer("clear-mind")
    assert duel.foe.cards("purged") == ["clear-mind"]
    assert sorted(duel.foe.cards("hand")) == ["sequis", "troll"]
    duel.expect("main")


def test_imperial_traitor_may_purge_nothing() -> None:
    """Looking is enough."""
    duel = lay(house="shadows", me={"hand": ["imperial-traitor"]}, foe={"hand": ["sequis"]})
    duel.play("imperial-traitor", "none")
    assert duel.foe.cards("hand") == ["sequis"]
    duel.expect("main")


@pytest.mark.parametrize(
    ("mine", "theirs", "left"),
    [(12, 1, 0), (13, 3, 1), (8, 0, 0), (9, 0, 1)],
)
def test_key_of_darkness_forges_dearly(mine: int, theirs: int, left: int) -> None:
    """Twelve æmber for a key, or eight when the opponent has none."""
    duel = lay(house="shadows", me={"hand": ["key-of-darkness"], "amber": mine}, foe={"amber": theirs})
    duel.play("key-of-darkness")
    duel.expect("key")
    duel.answer("Yellow")
    assert (duel.me.keys, duel.me.amber, duel.foe.amber) == (1, left, theirs)
    duel.expect("main")


@pytest.mark.parametrize(("mine", "theirs"), [(11, 1), (7, 0)])
def test_key_of_darkness_one_short(mine: int, theirs: int) -> None:
    """One æmber less and no key is forged."""
    duel = lay(house="shadows", me={"hand": ["key-of-darkness"], "amber": mine}, foe={"amber": theirs})
    duel.play("key-of-darkness")
    assert (duel.me.keys, duel.me.amber) == (0, mine)
    duel.expect("main")


def test_lights_out_returns_two_enemies() -> None:
    """Exactly two enemy creatures go back to hand."""
    duel = lay(
        house="shadows",
        me={"hand": ["lights-out"], "inPlay": ["umbra"]},
        foe={"inPlay": ["bumpsy", "troll", "charette"]},
    )
    duel.play("lights-out")
    assert (duel.decision["min"], duel.decision["max"]) == (2, 2)
    assert set(duel.options()) == {"bumpsy", "troll", "charette"}
    duel.answer("bumpsy+charette")
    assert sorted(duel.foe.cards("hand")) == ["bumpsy", "charette"]
    assert duel.foe.line == ["troll"]
    duel.expect("main")


def test_lights_out_on_a_single_enemy_returns_it() -> None:
    """As much as possible is done."""
    duel = lay(house="shadows", me={"hand": ["lights-out"], "inPlay": ["umbra"]}, foe={"inPlay": ["troll"]})
    duel.play("lights-out", "troll")
    assert duel.foe.cards("hand") == ["troll"]
    assert duel.me.line == ["umbra"]
    duel.expect("main")


def test_miasma_costs_the_opponent_one_forge() -> None:
    """The opponent's next forge step is skipped, the one after isn't."""
    duel = lay(house="shadows", me={"hand": ["miasma"]}, foe={"amber": 6})
    duel.play("miasma")
    duel.next_turn("Brobnar")
    assert (duel.foe.keys, duel.foe.amber) == (0, 6)
    duel.next_turn("Shadows")
    duel.end()
    duel.expect("key")
    duel.answer("Red")
    assert (duel.foe.keys, duel.foe.amber) == (1, 0)
    duel.expect("house")


def test_nerve_blast_hurts_only_after_a_theft() -> None:
    """One stolen, then two damage to a creature."""
    duel = lay(
        house="shadows", me={"hand": ["nerve-blast"], "inPlay": ["umbra"]}, foe={"amber": 2, "inPlay": ["troll"]}
    )
    duel.play("nerve-blast")
    assert set(duel.options()) == {"umbra", "troll"}
    duel.answer("troll")
    assert duel.card("troll")["damage"] == 2
    assert (duel.me.amber, duel.foe.amber) == (1, 1)
    duel.expect("main")


def test_nerve_blast_on_an_empty_pool_does_nothing() -> None:
    """Nothing stolen, nobody hurt, nothing asked."""
    duel = lay(house="shadows", me={"hand": ["nerve-blast"]}, foe={"inPlay": ["troll"]})
    duel.play("nerve-blast")
    assert duel.card("troll")["damage"] == 0
    duel.expect("main")


def test_nerve_blast_against_the_vaultkeeper_hurts_nobody() -> None:
    """Nothing could be stolen, so the damage doesn't follow."""
    duel = lay(house="shadows", me={"hand": ["nerve-blast"]}, foe={"amber": 3, "inPlay": ["the-vaultkeeper"]})
    duel.play("nerve-blast")
    assert duel.card("the-vaultkeeper")["damage"] == 0
    assert duel.foe.amber == 3
    duel.expect("main")


def test_one_last_job_purges_the_crew_for_its_loot() -> None:
    """Each friendly Shadows creature is purged and one æmber stolen for each."""
    duel = lay(
        house="shadows",
        me={"hand": ["one-last-job"], "inPlay": ["umbra", "silvertooth", "troll"]},
        foe={"amber": 5, "inPlay": ["noddy-the-thief"]},
    )
    duel.play("one-last-job")
    assert sorted(duel.me.cards("purged")) == ["silvertooth", "umbra"]
    assert duel.me.line == ["troll"]
    assert duel.zone("noddy-the-thief") == "inPlay"
    assert (duel.me.amber, duel.foe.amber) == (3, 3)
    duel.expect("main")


def test_oubliette_purges_power_three_and_down() -> None:
    """Three can be chosen, four can't."""
    duel = lay(
        house="shadows",
        me={"hand": ["oubliette"], "inPlay": ["umbra"]},
        foe={"inPlay": ["tocsin", "charette", "dust-imp"]},
    )
    duel.play("oubliette")
    assert set(duel.options()) == {"umbra", "tocsin", "dust-imp"}
    duel.answer("dust-imp")
    assert duel.zone("dust-imp") == "purged"
    assert duel.foe.amber == 0
    duel.expect("main")


def test_pawn_sacrifice_trades_a_friend_for_two_blows() -> None:
    """A friendly creature is sacrificed and two different creatures take three damage each."""
    duel = lay(
        house="shadows",
        me={"hand": ["pawn-sacrifice"], "inPlay": ["dust-imp", "umbra"]},
        foe={"inPlay": ["troll", "bumpsy"]},
    )
    duel.play("pawn-sacrifice")
    assert set(duel.options()) == {"dust-imp", "umbra"}
    duel.answer("dust-imp")
    assert duel.zone("dust-imp") == "discard"
    assert set(duel.options()) == {"umbra", "troll", "bumpsy"}
    duel.pick_all("troll", "bumpsy")
    assert [duel.card(name)["damage"] for name in ("troll", "bumpsy", "umbra")] == [3, 3, 0]
    assert duel.me.amber == 3
    duel.expect("main")


def test_pawn_sacrifice_without_a_pawn_deals_nothing() -> None:
    """No sacrifice, no damage."""
    duel = lay(house="shadows", me={"hand": ["pawn-sacrifice"]}, foe={"inPlay": ["troll", "bumpsy"]})
    duel.play("pawn-sacrifice")
    assert duel.card("troll")["damage"] == 0
    duel.expect("main")


def test_poison_wave_hurts_everyone_by_two() -> None:
    """Two damage to each creature of both players."""
    duel = lay(
        house="shadows",
        me={"hand": ["poison-wave"], "inPlay": ["umbra"]},
        foe={"inPlay": ["troll", "sequis", "tocsin"]},
    )
    duel.play("poison-wave")
    assert duel.zone("umbra") == "discard"
    assert [duel.card(name)["damage"] for name in ("troll", "sequis", "tocsin")] == [2, 0, 2]
    duel.expect("main")


def test_relentless_whispers_steal_for_a_kill() -> None:
    """Two damage; if that destroys the creature, one æmber is stolen."""
    duel = lay(
        house="shadows", me={"hand": ["relentless-whispers"]}, foe={"amber": 2, "inPlay": ["grenade-snib", "troll"]}
    )
    duel.play("relentless-whispers", "troll")
    assert duel.card("troll")["damage"] == 2
    assert (duel.me.amber, duel.foe.amber) == (1, 2)
    duel.expect("main")


def test_relentless_whispers_on_the_weak() -> None:
    """The creature dies and the theft follows."""
    duel = lay(
        house="shadows", me={"hand": ["relentless-whispers"]}, foe={"amber": 2, "inPlay": ["silvertooth", "troll"]}
    )
    duel.play("relentless-whispers", "silvertooth")
    assert duel.zone("silvertooth") == "discard"
    assert (duel.me.amber, duel.foe.amber) == (2, 1)
    duel.expect("main")


def test_routine_job_grows_with_its_copies_in_the_discard_pile() -> None:
    """The first steals one, the second two, the third three."""
    duel = lay(house="shadows", me={"hand": ["routine-job"] * 3}, foe={"amber": 10})
    duel.play("routine-job")
    assert duel.foe.amber == 9
    duel.play("routine-job")
    assert duel.foe.amber == 7
    duel.play("routine-job")
    assert (duel.me.amber, duel.foe.amber) == (6, 4)
    duel.expect("main")


@pytest.mark.parametrize(("amber", "stolen"), [(5, 0), (6, 0), (7, 1), (10, 4)])
def test_too_much_to_protect_leaves_six(amber: int, stolen: int) -> None:
    """All æmber beyond six is stolen."""
    duel = lay(house="shadows", me={"hand": ["too-much-to-protect"]}, foe={"amber": amber})
    duel.play("too-much-to-protect")
    assert (duel.me.amber, duel.foe.amber) == (1 + stolen, amber - stolen)
    duel.expect("main")


def test_treasure_map_as_the_first_card_pays_three_and_stops_the_play() -> None:
    """Played first it gains three; afterwards no card can be played, though cards can be discarded and used."""
    duel = lay(house="shadows", me={"hand": ["treasure-map", "urchin"], "inPlay": ["umbra"]})
    duel.play("treasure-map")
    assert duel.me.amber == 4
    assert not duel.can("play", "urchin")
    assert duel.can("discard", "urchin")
    assert duel.can("reap", "umbra")
    duel.expect("main")


def test_treasure_map_after_another_card_only_stops_the_play() -> None:
    """Its bonus counts, its three æmber don't."""
    duel = lay(house="shadows", me={"hand": ["treasure-map", "ghostly-hand", "silvertooth"]})
    duel.play("ghostly-hand")
    duel.play("treasure-map")
    assert duel.me.amber == 3
    assert not duel.can("play", "silvertooth")
    duel.expect("main")


def test_customs_office_taxes_the_opponent_s_artifacts() -> None:
    """To play an artifact one æmber is paid to the office's controller; creatures are free."""
    duel = lay(
        house="shadows",
        me={"hand": ["seeker-needle", "silvertooth"], "amber": 1},
        foe={"inPlay": ["customs-office"]},
    )
    duel.play("silvertooth")
    assert duel.me.amber == 1
    duel.play("seeker-needle")
    assert (duel.me.amber, duel.foe.amber) == (0, 1)
    assert duel.zone("seeker-needle") == "inPlay"
    duel.expect("main")


def test_customs_office_keeps_the_penniless_from_playing_artifacts() -> None:
    """Without æmber the artifact can't be played, not even one whose bonus would pay."""
    duel = lay(house="shadows", me={"hand": ["speed-sigil", "urchin"]}, foe={"inPlay": ["customs-office"]})
    assert not duel.can("play", "speed-sigil")
    assert duel.can("discard", "speed-sigil")
    assert duel.can("play", "urchin")
    duel.expect("main")


def test_customs_office_costs_its_own_player_nothing() -> None:
    """Only the opponent pays."""
    duel = lay(house="shadows", me={"hand": ["speed-sigil"], "inPlay": ["customs-office"]})
    duel.play("speed-sigil")
    assert (duel.me.amber, duel.foe.amber) == (1, 0)
    duel.expect("main")


def evasion(top: str) -> Scenario:
    duel = lay(
        house="shadows",
        me={"inPlay": ["evasion-sigil", "dodger"], "deck": [top, "troll"]},
        foe={"inPlay": ["tocsin"], "amber": 3, "deck": ["anger"]},
    )
    duel.fight("dodger", "tocsin")
    assert duel.card("dodger")["exhausted"]
    assert duel.me.cards("discard")[-1:] == [top]
    assert duel.foe.cards("deck") == ["anger"]
    return duel


def test_evasion_sigil_calls_off_a_fight() -> None:
    """A card of the active house on top exhausts the attacker without a fight."""
    duel = evasion("urchin")
    assert duel.zone("tocsin") == "inPlay"
    assert duel.card("dodger")["damage"] == 0
    assert duel.foe.amber == 3
    duel.expect("main")


def test_evasion_sigil_lets_other_fights_happen() -> None:
    """A card of another house on top changes nothing."""
    duel = evasion("punch")
    assert duel.zone("tocsin") == "discard"
    assert duel.card("dodger")["damage"] == 3
    assert duel.foe.amber == 2
    duel.expect("main")


def test_evasion_sigil_works_on_the_opponent_s_turn_too() -> None:
    """The deck of the fighting creature's controller is used, and the house active then."""
    duel = lay(
        house="shadows",
        me={"inPlay": ["evasion-sigil", "dodger"]},
        foe={"inPlay": ["bumpsy"], "deck": ["anger", "urchin"]},
    )
    duel.next_turn("Brobnar")
    duel.fight("bumpsy", "dodger")
    assert duel.foe.cards("discard") == ["anger"]
    assert duel.card("bumpsy")["exhausted"]
    assert (duel.card("bumpsy")["damage"], duel.card("dodger")["damage"]) == (0, 0)
    duel.expect("main")


def test_longfused_mines_hit_enemies_off_the_flanks() -> None:
    """Sacrificed in any house's turn, they deal three to each enemy creature between two others."""
    duel = lay(
        house="brobnar",
        me={"inPlay": ["longfused-mines", "umbra", "troll", "silvertooth"]},
        foe={"inPlay": ["bumpsy", "charette", "tocsin", "shooler"]},
    )
    duel.use("longfused-mines")
    assert duel.zone("longfused-mines") == "discard"
    assert duel.foe.line == ["bumpsy", "charette", "shooler"]
    assert [duel.card(name)["damage"] for name in duel.foe.line] == [0, 3, 0]
    assert duel.card("troll")["damage"] == 0
    duel.expect("main")


def test_masterplan_hides_a_card_and_plays_it_later() -> None:
    """A card of the hand goes beneath it; in any house's turn that card is played and the plan sacrificed."""
    duel = lay(
        house="shadows", me={"hand": ["masterplan", "virtuous-works", "urchin"], "houses": ["shadows", "dis", "mars"]}
    )
    duel.play("masterplan")
    assert duel.me.amber == 1
    assert set(duel.options()) == {"virtuous-works", "urchin"}
    duel.answer("virtuous-works")
    assert duel.me.cards("hand") == ["urchin"]
    assert duel.card("masterplan")["under"] == [duel.key("virtuous-works")]
    duel.next_turn("Brobnar")
    duel.next_turn("Dis")
    duel.use("masterplan")
    assert duel.me.amber == 4
    assert duel.zone("virtuous-works") == "discard"
    assert duel.zone("masterplan") == "discard"
    duel.expect("main")


def test_masterplan_plays_a_creature_from_beneath() -> None:
    """The hidden card is really played: flank, Play ability, then the plan goes."""
    duel = lay(house="shadows", me={"hand": ["masterplan", "urchin"], "inPlay": ["umbra"]}, foe={"amber": 2})
    duel.play("masterplan", "urchin")
    duel.set("masterplan", exhausted=False)
    duel.use("masterplan", "Left")
    assert duel.me.line == ["urchin", "umbra"]
    assert (duel.me.amber, duel.foe.amber) == (2, 1)
    assert duel.zone("masterplan") == "discard"
    duel.expect("main")


def test_masterplan_with_nothing_beneath_is_only_sacrificed() -> None:
    """Played with an empty hand it hides nothing; used, it is gone."""
    duel = lay(house="shadows", me={"hand": ["masterplan"]})
    duel.play("masterplan")
    assert duel.card("masterplan")["under"] == []
    duel.set("masterplan", exhausted=False)
    duel.use("masterplan")
    assert duel.zone("masterplan") == "discard"
    duel.expect("main")


def test_safe_place_keeps_amber_for_forging() -> None:
    """One æmber at a time moves onto it."""
    duel = lay(house="shadows", me={"inPlay": ["safe-place"], "amber": 3}, foe={"amber": 2})
    duel.use("safe-place")
    assert duel.card("safe-place")["amber"] == 1
    assert (duel.me.amber, duel.foe.amber) == (2, 2)
    duel.expect("main")


def forge_with_safe_place(pool: int, kept: int) -> Scenario:
    """The forge step of a player with so much in the pool and so much kept on Safe Place."""
    duel = lay(house="shadows", me={"inPlay": ["safe-place"], "amber": pool})
    duel.set("safe-place", amber=kept)
    duel.next_turn("Brobnar")
    duel.end()
    return duel


@pytest.mark.parametrize(
    ("pool", "kept", "spent", "left"),
    [(4, 2, 2, (0, 0)), (6, 3, 0, (0, 3)), (6, 3, 3, (3, 0)), (8, 1, 1, (3, 0))],
)
def test_safe_place_pays_for_keys(pool: int, kept: int, spent: int, left: tuple[int, int]) -> None:
    """KF-D17: in the forge step as much of it as the player likes is spent, the pool paying the rest."""
    duel = forge_with_safe_place(pool, kept)
    duel.expect("choice", "safe-place")
    duel.answer(str(spent))
    duel.expect("key")
    duel.answer("Red")
    assert duel.me.keys == 1
    assert (duel.me.amber, duel.card("safe-place")["amber"]) == left
    duel.expect("house")


def test_safe_place_need_not_be_touched() -> None:
    """KF-D17: spending from it is a choice: without it four æmber forge nothing."""
    duel = forge_with_safe_place(4, 2)
    duel.answer("0")
    assert (duel.me.keys, duel.me.amber, duel.card("safe-place")["amber"]) == (0, 4, 2)
    duel.expect("house")


def test_safe_place_one_short_asks_nothing() -> None:
    """KF-D17: three in the pool and two kept are not a key."""
    duel = forge_with_safe_place(3, 2)
    assert duel.me.keys == 0
    duel.expect("house")


@pytest.mark.parametrize(("target", "gain"), [("dust-pixie", 1), ("troll", 0)])
def test_seeker_needle_pays_for_a_kill(target: str, gain: int) -> None:
    """One damage; an æmber if it destroys the creature."""
    duel = lay(house="shadows", me={"inPlay": ["seeker-needle"]}, foe={"inPlay": ["dust-pixie", "troll"]})
    duel.use("seeker-needle", target)
    assert duel.me.amber == gain
    assert (duel.zone("dust-pixie") == "discard") == bool(gain)
    duel.expect("main")


def test_skeleton_key_has_a_friend_capture() -> None:
    """A friendly creature of any house captures one."""
    duel = lay(house="shadows", me={"inPlay": ["skeleton-key", "troll"]}, foe={"amber": 2, "inPlay": ["bumpsy"]})
    duel.use("skeleton-key")
    assert duel.options() == ["troll"]
    duel.answer("troll")
    assert duel.card("troll")["amber"] == 1
    assert (duel.me.amber, duel.foe.amber) == (0, 1)
    duel.expect("main")


def test_special_delivery_purges_a_flank_creature_it_kills() -> None:
    """Three damage to a flank creature of either side; one destroyed by it is purged."""
    duel = lay(
        house="brobnar",
        me={"inPlay": ["special-delivery", "umbra", "troll", "headhunter"]},
        foe={"inPlay": ["tocsin", "bumpsy", "charette"]},
    )
    duel.use("special-delivery")
    assert set(duel.options()) == {"umbra", "headhunter", "tocsin", "charette"}
    duel.answer("tocsin")
    assert duel.zone("tocsin") == "purged"
    assert duel.zone("special-delivery") == "discard"
    duel.expect("main")


def test_special_delivery_leaves_a_survivor() -> None:
    """A survivor stays with its damage."""
    duel = lay(house="shadows", me={"inPlay": ["special-delivery"]}, foe={"inPlay": ["charette"]})
    duel.use("special-delivery", "charette")
    assert duel.card("charette")["damage"] == 3
    assert duel.zone("charette") == "inPlay"
    duel.expect("main")


def test_special_delivery_can_t_purge_what_saved_itself() -> None:
    """KF-D11: Dextre goes on top of its deck before it could be purged."""
    duel = lay(house="shadows", me={"inPlay": ["special-delivery"]}, foe={"inPlay": ["dextre"], "deck": ["anger"]})
    duel.use("special-delivery", "dextre")
    assert duel.foe.cards("deck") == ["dextre", "anger"]
    assert duel.foe.cards("purged") == []
    duel.expect("main")


def test_speed_sigil_readies_the_first_creature_of_each_turn() -> None:
    """Of each player's turn, the first creature played enters ready, the second doesn't."""
    duel = lay(
        house="shadows",
        me={"inPlay": ["speed-sigil"], "hand": ["umbra", "dodger"]},
        foe={"hand": ["bumpsy", "troll"]},
    )
    duel.play("umbra")
    duel.play("dodger", "Right")
    assert not duel.card("umbra")["exhausted"]
    assert duel.card("dodger")["exhausted"]
    duel.next_turn("Brobnar")
    duel.play("bumpsy")
    duel.play("troll", "Left")
    assert not duel.card("bumpsy")["exhausted"]
    assert duel.card("troll")["exhausted"]
    duel.expect("main")


def test_subtle_maul_costs_the_opponent_a_card() -> None:
    """One card of the opponent's hand is discarded at random."""
    duel = lay(house="shadows", me={"inPlay": ["subtle-maul"], "hand": ["urchin"]}, foe={"hand": ["troll", "anger"]})
    duel.use("subtle-maul")
    assert len(duel.foe.cards("hand")) == 1
    assert len(duel.foe.cards("discard")) == 1
    assert duel.me.cards("hand") == ["urchin"]
    duel.expect("main")


def test_the_sting_collects_the_price_of_the_opponent_s_key() -> None:
    """What the opponent spends on a key goes to the Sting's controller, who then doesn't forge."""
    duel = lay(house="shadows", me={"inPlay": ["the-sting"], "amber": 5}, foe={"amber": 7})
    duel.end("Red")
    assert (duel.foe.keys, duel.foe.amber) == (1, 1)
    assert duel.me.amber == 11
    duel.answer("Brobnar")
    duel.end()
    duel.expect("house")
    assert (duel.me.keys, duel.me.amber) == (0, 11)


def test_the_sting_can_be_given_up() -> None:
    """Sacrificed, it no longer keeps its controller from forging."""
    duel = lay(house="shadows", me={"inPlay": ["the-sting"], "amber": 6})
    duel.use("the-sting")
    assert duel.zone("the-sting") == "discard"
    duel.next_turn("Brobnar")
    duel.end()
    duel.expect("key")
    duel.answer("Red")
    assert duel.me.keys == 1
    duel.expect("house")


def test_bad_penny_always_comes_back() -> None:
    """Destroyed, it returns to hand instead of staying in the discard pile."""
    duel = lay(house="shadows", me={"inPlay": ["bad-penny"]}, foe={"inPlay": ["troll"]})
    duel.fight("bad-penny", "troll")
    assert duel.me.cards("hand") == ["bad-penny"]
    assert duel.me.cards("discard") == []
    assert duel.card("troll")["damage"] == 1
    duel.expect("main")


def test_bulleteye_destroys_a_flank_creature() -> None:
    """After its reap a creature on a flank of either line is destroyed."""
    duel = lay(
        house="shadows",
        me={"inPlay": ["bulleteye", "umbra", "dodger"]},
        foe={"inPlay": ["troll", "bumpsy", "charette"]},
    )
    assert duel.card("bulleteye")["keywords"].get("elusive")
    duel.reap("bulleteye")
    assert set(duel.options()) == {"bulleteye", "dodger", "troll", "charette"}
    duel.answer("troll")
    assert duel.foe.line == ["bumpsy", "charette"]
    assert duel.me.amber == 1
    duel.expect("main")


def test_carlo_phantom_steals_with_each_artifact() -> None:
    """One stolen for each artifact its controller plays, none for a creature."""
    duel = lay(
        house="shadows",
        me={"hand": ["seeker-needle", "skeleton-key", "silvertooth"], "inPlay": ["carlo-phantom"]},
        foe={"amber": 5},
    )
    assert set(duel.card("carlo-phantom")["keywords"]) == {"elusive", "skirmish"}
    duel.play("seeker-needle")
    duel.play("skeleton-key")
    duel.play("silvertooth", "Left")
    assert (duel.me.amber, duel.foe.amber) == (2, 3)
    duel.expect("main")


def test_deipno_spymaster_frees_a_friend_from_the_house() -> None:
    """In any house's turn one chosen friendly creature can be used."""
    duel = lay(house="brobnar", me={"inPlay": ["deipno-spymaster", "umbra", "dodger"]}, foe={"inPlay": ["charette"]})
    assert not duel.can("reap", "umbra")
    duel.use("deipno-spymaster")
    assert "charette" not in duel.options()
    duel.answer("umbra")
    assert duel.can("reap", "umbra")
    assert duel.can("fight", "umbra")
    assert not duel.can("reap", "dodger")
    duel.reap("umbra")
    assert duel.me.amber == 1
    duel.expect("main")


@pytest.mark.parametrize("urchin", ["urchin#1", "urchin#2"])
def test_faygin_calls_an_urchin_home(urchin: str) -> None:
    """An Urchin in play or in the discard pile returns to hand."""
    duel = lay(house="shadows", me={"inPlay": ["faygin", "urchin", "umbra"], "discard": ["urchin", "troll"]})
    duel.reap("faygin")
    assert duel.options() == ["urchin", "urchin"]
    duel.answer(urchin)
    assert duel.me.cards("hand") == ["urchin"]
    assert duel.card(urchin)["zone"] == "hand"
    assert duel.me.amber == 1
    duel.expect("main")


def test_macis_asp_poisons_without_being_hurt() -> None:
    """Skirmish keeps the return damage away; any damage by its power destroys."""
    duel = lay(house="shadows", me={"inPlay": ["macis-asp"]}, foe={"inPlay": ["troll", "raiding-knight"]})
    duel.fight("macis-asp", "troll")
    assert duel.zone("troll") == "discard"
    assert duel.zone("macis-asp") == "inPlay"
    assert duel.card("macis-asp")["damage"] == 0
    duel.expect("main")


def test_macis_asp_doesn_t_bite_through_thick_armour() -> None:
    """Poison needs at least one damage that gets through."""
    duel = lay(house="shadows", me={"inPlay": ["macis-asp"]}, foe={"inPlay": ["raiding-knight", "bulwark"]})
    duel.fight("macis-asp", "raiding-knight")
    assert duel.zone("raiding-knight") == "inPlay"
    assert duel.card("raiding-knight")["damage"] == 0
    assert duel.card("raiding-knight")["armor"] == 1
    duel.expect("main")


def test_mack_the_knife_works_for_every_house() -> None:
    """It can be used in any house's turn; its action deals one damage and pays for a kill."""
    duel = lay(house="brobnar", me={"inPlay": ["mack-the-knife", "umbra"]}, foe={"inPlay": ["dust-pixie", "troll"]})
    assert duel.can("reap", "mack-the-knife")
    assert duel.can("fight", "mack-the-knife")
    assert not duel.can("reap", "umbra")
    duel.use("mack-the-knife", "dust-pixie")
    assert duel.zone("dust-pixie") == "discard"
    assert duel.me.amber == 1
    duel.expect("main")


def test_magda_the_rat_lends_her_loot() -> None:
    """She steals two when played, and the opponent steals two when she leaves play, whatever the way."""
    duel = lay(house="shadows", me={"hand": ["magda-the-rat"], "amber": 1}, foe={"amber": 5, "hand": ["fear"]})
    duel.play("magda-the-rat")
    assert (duel.me.amber, duel.foe.amber) == (3, 3)
    duel.next_turn("Dis")
    duel.play("fear", "magda-the-rat")
    assert "magda-the-rat" in duel.me.cards("hand")
    assert (duel.me.amber, duel.foe.amber) == (1, 5)
    duel.expect("main")


def test_magda_the_rat_destroyed_with_an_empty_purse() -> None:
    """The opponent steals no more than there is."""
    duel = lay(house="shadows", me={"inPlay": ["magda-the-rat"], "amber": 1}, foe={"inPlay": ["troll"]})
    duel.fight("magda-the-rat", "troll")
    assert duel.zone("magda-the-rat") == "discard"
    assert (duel.me.amber, duel.foe.amber) == (0, 1)
    duel.expect("main")


def test_mooncurser_stabs_and_steals() -> None:
    """Skirmish and poison, and one stolen after a fight."""
    duel = lay(house="shadows", me={"inPlay": ["mooncurser"]}, foe={"amber": 2, "inPlay": ["troll"]})
    duel.fight("mooncurser", "troll")
    assert duel.zone("troll") == "discard"
    assert duel.zone("mooncurser") == "inPlay"
    assert (duel.me.amber, duel.foe.amber) == (1, 1)
    duel.expect("main")


def test_nexus_uses_the_opponent_s_artifact() -> None:
    """After its reap an enemy artifact is used as if it were one's own, and is exhausted by it."""
    duel = lay(
        house="shadows",
        me={"inPlay": ["nexus", "seeker-needle"], "deck": ["troll", "anger"]},
        foe={"inPlay": ["library-of-babble"], "deck": ["punch"]},
    )
    duel.reap("nexus")
    assert duel.options() == ["library-of-babble"]
    duel.answer("library-of-babble")
    assert duel.me.cards("hand") == ["troll"]
    assert duel.foe.cards("hand") == []
    assert duel.card("library-of-babble")["exhausted"]
    assert duel.card("library-of-babble")["controller"] == 1
    duel.expect("main")


def test_nexus_uses_up_an_artifact_that_sacrifices_itself() -> None:
    """Used as one's own, its words mean the user: the opponent loses æmber, and the card goes to its owner's discard pile."""
    duel = lay(house="shadows", me={"inPlay": ["nexus"], "amber": 3}, foe={"amber": 5, "inPlay": ["screechbomb"]})
    duel.reap("nexus", "screechbomb")
    assert (duel.me.amber, duel.foe.amber) == (4, 3)
    assert duel.foe.cards("discard") == ["screechbomb"]
    duel.expect("main")


def test_noddy_the_thief_steals_by_action() -> None:
    """Its action steals one."""
    duel = lay(house="shadows", me={"inPlay": ["noddy-the-thief"]}, foe={"amber": 2})
    duel.use("noddy-the-thief")
    assert (duel.me.amber, duel.foe.amber) == (1, 1)
    assert duel.card("noddy-the-thief")["exhausted"]
    assert duel.card("noddy-the-thief")["keywords"].get("elusive")
    duel.expect("main")


@pytest.mark.parametrize(("amber", "captured"), [(5, 3), (2, 2)])
def test_old_bruno_captures_three(amber: int, captured: int) -> None:
    """Up to three æmber are captured on arrival."""
    duel = lay(house="shadows", me={"hand": ["old-bruno"]}, foe={"amber": amber})
    duel.play("old-bruno")
    assert duel.card("old-bruno")["amber"] == captured
    assert (duel.me.amber, duel.foe.amber) == (0, amber - captured)
    duel.expect("main")


def test_dodger_steals_after_a_fight() -> None:
    """A fight it survives steals one."""
    duel = lay(house="shadows", me={"inPlay": ["dodger"]}, foe={"amber": 2, "inPlay": ["charette"]})
    duel.fight("dodger", "charette")
    assert (duel.me.amber, duel.foe.amber) == (1, 1)
    assert duel.card("dodger")["damage"] == 4
    duel.expect("main")


def test_dodger_reaping_steals_nothing() -> None:
    """Its ability belongs to fights."""
    duel = lay(house="shadows", me={"inPlay": ["dodger"]}, foe={"amber": 2})
    duel.reap("dodger")
    assert (duel.me.amber, duel.foe.amber) == (1, 2)
    duel.expect("main")


def test_dodger_dying_steals_nothing() -> None:
    """The attacker must survive for its Fight ability."""
    duel = lay(house="shadows", me={"inPlay": ["dodger"]}, foe={"amber": 2, "inPlay": ["troll"]})
    duel.fight("dodger", "troll")
    assert duel.zone("dodger") == "discard"
    assert (duel.me.amber, duel.foe.amber) == (0, 2)
    duel.expect("main")


def test_selwyn_the_fence_turns_captured_amber_into_money() -> None:
    """One æmber moves from one of one's own cards to the pool; enemy cards are out of reach."""
    duel = lay(
        house="shadows",
        me={"inPlay": ["selwyn-the-fence", "troll", "umbra", "safe-place"]},
        foe={"amber": 2, "inPlay": ["bumpsy"]},
    )
    duel.set("troll", amber=2)
    duel.set("safe-place", amber=1)
    duel.set("bumpsy", amber=3)
    duel.reap("selwyn-the-fence")
    assert set(duel.options()) == {"troll", "safe-place"}
    duel.answer("troll")
    assert duel.card("troll")["amber"] == 1
    assert (duel.me.amber, duel.foe.amber) == (2, 2)
    duel.expect("main")


def test_selwyn_the_fence_after_a_fight_too() -> None:
    """The same ability after a fight it survives."""
    duel = lay(house="shadows", me={"inPlay": ["selwyn-the-fence", "troll"]}, foe={"inPlay": ["dust-pixie"]})
    duel.set("troll", amber=1)
    duel.fight("selwyn-the-fence", "dust-pixie", "troll")
    assert (duel.me.amber, duel.card("troll")["amber"]) == (1, 0)
    duel.expect("main")


def test_shadow_self_takes_its_neighbours_damage() -> None:
    """Damage meant for creatures beside it falls on it; those further off take their own."""
    duel = lay(
        house="shadows",
        me={"hand": ["poison-wave"], "inPlay": ["troll", "shadow-self", "dodger", "bumpsy"]},
    )
    duel.play("poison-wave")
    damages = [duel.card(name)["damage"] for name in ("troll", "shadow-self", "dodger", "bumpsy")]
    assert damages == [0, 6, 0, 2]
    duel.expect("main")


def test_shadow_self_fights_without_dealing_damage_and_shields_in_fights() -> None:
    """It deals nothing itself, and takes the blow meant for an attacked neighbour."""
    duel = lay(house="shadows", me={"inPlay": ["shadow-self", "umbra"]}, foe={"inPlay": ["bumpsy", "tocsin"]})
    duel.fight("shadow-self", "tocsin")
    assert duel.card("tocsin")["damage"] == 0
    assert duel.card("shadow-self")["damage"] == 3
    duel.next_turn("Brobnar")
    duel.fight("bumpsy", "umbra")
    assert duel.card("umbra")["damage"] == 0
    assert duel.card("shadow-self")["damage"] == 8
    assert duel.card("bumpsy")["damage"] == 2
    duel.expect("main")


def test_silvertooth_enters_ready() -> None:
    """KF-1: it can reap on the turn it is played."""
    duel = lay(house="shadows", me={"hand": ["silvertooth"]})
    duel.play("silvertooth")
    assert not duel.card("silvertooth")["exhausted"]
    duel.reap("silvertooth")
    assert duel.me.amber == 1
    duel.expect("main")


def test_smiling_ruth_charms_a_flank_creature_after_a_key() -> None:
    """If a key was forged this turn, her reap takes control of an enemy flank creature."""
    duel = lay(
        house="shadows",
        me={"hand": ["key-of-darkness"], "inPlay": ["smiling-ruth"], "amber": 8},
        foe={"inPlay": ["bumpsy", "troll", "charette"]},
    )
    duel.play("key-of-darkness", "Red")
    duel.reap("smiling-ruth")
    assert set(duel.options()) == {"bumpsy", "charette"}
    duel.answer("charette", "Right")
    assert duel.me.line == ["smiling-ruth", "charette"]
    assert duel.foe.line == ["bumpsy", "troll"]
    assert duel.card("charette")["controller"] == 0
    assert duel.card("charette")["owner"] == 1
    duel.expect("main")


def test_smiling_ruth_without_a_key_takes_nobody() -> None:
    """No key this turn, no question."""
    duel = lay(house="shadows", me={"inPlay": ["smiling-ruth"], "keys": ["red"]}, foe={"inPlay": ["bumpsy"]})
    duel.reap("smiling-ruth")
    assert duel.foe.line == ["bumpsy"]
    assert duel.me.amber == 1
    duel.expect("main")


def test_sneklifter_takes_an_artifact_into_the_shadows() -> None:
    """An enemy artifact changes side, and counts as Shadows if its house isn't one of the thief's three."""
    duel = lay(
        house="shadows",
        me={"hand": ["sneklifter"], "houses": ["shadows", "dis", "mars"]},
        foe={"inPlay": ["cannon", "troll"]},
    )
    duel.play("sneklifter")
    assert duel.options() == ["cannon"]
    duel.answer("cannon")
    assert duel.card("cannon")["controller"] == 0
    assert duel.card("cannon")["houses"] == ["shadows"]
    duel.use("cannon", "troll")
    assert duel.card("troll")["damage"] == 2
    duel.expect("main")


def test_sneklifter_leaves_the_house_of_an_artifact_of_its_own_houses() -> None:
    """An artifact of one of the thief's houses keeps it."""
    duel = lay(
        house="shadows",
        me={"hand": ["sneklifter"], "houses": ["shadows", "dis", "brobnar"]},
        foe={"inPlay": ["cannon"]},
    )
    duel.play("sneklifter", "cannon")
    assert duel.card("cannon")["controller"] == 0
    assert duel.card("cannon")["houses"] == ["brobnar"]
    assert not duel.can("action", "cannon")
    duel.expect("main")


def test_umbra_strikes_from_the_dark() -> None:
    """Skirmish, and one stolen after a fight."""
    duel = lay(house="shadows", me={"inPlay": ["umbra"]}, foe={"amber": 1, "inPlay": ["troll"]})
    duel.fight("umbra", "troll")
    assert duel.zone("umbra") == "inPlay"
    assert duel.card("umbra")["damage"] == 0
    assert duel.card("troll")["damage"] == 2
    assert (duel.me.amber, duel.foe.amber) == (1, 0)
    duel.expect("main")


@pytest.mark.parametrize(("amber", "stolen"), [(3, 1), (0, 0)])
def test_urchin_steals_on_arrival(amber: int, stolen: int) -> None:
    """One æmber, if there is one."""
    duel = lay(house="shadows", me={"hand": ["urchin"]}, foe={"amber": amber})
    duel.play("urchin")
    assert (duel.me.amber, duel.foe.amber) == (stolen, amber - stolen)
    assert duel.card("urchin")["keywords"].get("elusive")
    duel.expect("main")


def test_duskrunner_teaches_stealing() -> None:
    """The bearer's reap steals one more."""
    duel = lay(house="shadows", me={"hand": ["duskrunner"], "inPlay": ["dodger", "umbra"]}, foe={"amber": 3})
    duel.play("duskrunner", "dodger")
    duel.reap("umbra")
    assert duel.foe.amber == 3
    duel.reap("dodger")
    assert (duel.me.amber, duel.foe.amber) == (3, 2)
    duel.expect("main")


def test_ring_of_invisibility_gives_elusive_and_skirmish() -> None:
    """The bearer isn't hurt when it attacks, nor by the first attack on it."""
    duel = lay(
        house="shadows",
        me={"hand": ["ring-of-invisibility"], "inPlay": ["dodger"]},
        foe={"inPlay": ["troll", "charette"]},
    )
    duel.play("ring-of-invisibility", "dodger")
    assert set(duel.card("dodger")["keywords"]) == {"elusive", "skirmish"}
    duel.fight("dodger", "charette")
    assert duel.zone("charette") == "discard"
    assert duel.card("dodger")["damage"] == 0
    duel.next_turn("Brobnar")
    duel.fight("troll", "dodger")
    assert duel.zone("dodger") == "inPlay"
    assert duel.card("dodger")["damage"] == 0
    assert duel.card("troll")["damage"] == 0
    assert duel.me.amber == 1
    duel.expect("main")


def test_silent_dagger_strikes_a_flank_after_a_reap() -> None:
    """The bearer's reap deals four damage to a flank creature."""
    duel = lay(
        house="shadows",
        me={"hand": ["silent-dagger"], "inPlay": ["dodger"]},
        foe={"inPlay": ["troll", "tocsin", "charette"]},
    )
    duel.play("silent-dagger", "dodger")
    duel.reap("dodger")
    assert set(duel.options()) == {"dodger", "troll", "charette"}
    duel.answer("charette")
    assert duel.zone("charette") == "discard"
    assert duel.me.amber == 2
    duel.expect("main")
