"""The cards of Brobnar, each put to the referee as a question to a judge."""

import pytest

from tests.scenarios.referee import lay


def test_anger_readies_and_fights() -> None:
    """KF-63, KF-G27, KF-G3: a friendly creature of any house is readied and attacks at once."""
    duel = lay(me={"hand": ["anger"], "inPlay": ["shooler", "troll"]}, foe={"inPlay": ["bumpsy"]})
    duel.set("shooler", exhausted=True)
    duel.play("anger")
    assert duel.me.amber == 1
    duel.expect("target", "anger")
    assert sorted(duel.options()) == ["shooler", "troll"]
    duel.answer("shooler")
    duel.expect("fight", "shooler")
    duel.answer("bumpsy")
    assert duel.zone("bumpsy") == duel.zone("shooler") == "discard"
    assert duel.zone("anger") == "discard"
    assert not duel.card("troll")["exhausted"]
    duel.expect("main")


def test_anger_readies_even_when_nobody_can_be_attacked() -> None:
    """KF-62: without an enemy creature the friendly one is still readied, and stays so."""
    duel = lay(me={"hand": ["anger"], "inPlay": ["troll"]})
    duel.set("troll", exhausted=True)
    duel.play("anger", "troll")
    assert not duel.card("troll")["exhausted"]
    duel.expect("main")


def test_anger_without_a_friendly_creature_only_gives_its_bonus() -> None:
    """KF-62: nobody to ready, nothing is asked."""
    duel = lay(me={"hand": ["anger"]}, foe={"inPlay": ["bumpsy"]})
    duel.play("anger")
    assert duel.me.amber == 1
    duel.expect("main")


def test_anger_with_a_stunned_creature_removes_the_stun() -> None:
    """KF-G60: used to fight, a stunned creature only loses its stun."""
    duel = lay(me={"hand": ["anger"], "inPlay": ["troll"]}, foe={"inPlay": ["bumpsy"]})
    duel.set("troll", stunned=True, exhausted=True)
    duel.play("anger", "troll")
    assert (duel.card("troll")["stunned"], duel.card("troll")["exhausted"]) == (False, True)
    assert duel.card("bumpsy")["damage"] == 0
    duel.expect("main")


def test_barehanded_puts_artifacts_on_their_owners_decks() -> None:
    """Each artifact of both sides goes on top of its owner's deck; creatures stay."""
    duel = lay(
        me={"hand": ["barehanded"], "inPlay": ["cannon", "troll"], "deck": ["punch"]},
        foe={"inPlay": ["screechbomb", "bumpsy"], "deck": ["anger"]},
    )
    duel.play("barehanded")
    assert duel.me.amber == 1
    assert duel.me.cards("deck") == ["cannon", "punch"]
    assert duel.foe.cards("deck") == ["screechbomb", "anger"]
    assert (duel.me.line, duel.foe.line) == (["troll"], ["bumpsy"])
    duel.expect("main")


def test_barehanded_stacks_in_the_order_chosen() -> None:
    """Of two artifacts of one owner the active player decides which goes first, and so which ends on top."""
    duel = lay(me={"hand": ["barehanded"], "inPlay": ["cannon", "screechbomb"], "deck": ["punch"]})
    duel.play("barehanded")
    assert sorted(duel.options()) == ["cannon", "screechbomb"]
    assert (duel.decision["min"], duel.decision["max"]) == (2, 2)
    duel.answer("screechbomb+cannon")
    assert duel.me.cards("deck") == ["cannon", "screechbomb", "punch"]
    duel.expect("main")


def test_barehanded_asks_about_the_opponents_artifacts_too() -> None:
    """KF-21: the active player decides, also for the opponent's cards; the last one picked ends on top."""
    duel = lay(me={"hand": ["barehanded"]}, foe={"inPlay": ["cannon", "screechbomb"]})
    duel.play("barehanded")
    duel.expect("target", "barehanded")
    assert (duel.decision["min"], duel.decision["max"]) == (2, 2)
    duel.answer("screechbomb+cannon")
    assert duel.foe.cards("deck") == ["cannon", "screechbomb"]
    duel.expect("main")


def test_blood_money_lays_aember_from_the_supply_on_an_enemy() -> None:
    """Two æmber come from the supply, not from a pool; they are gained when the creature dies."""
    duel = lay(me={"hand": ["blood-money", "punch"], "inPlay": ["troll"]}, foe={"amber": 3, "inPlay": ["wardrummer"]})
    duel.play("blood-money")
    assert duel.options() == ["wardrummer"]
    duel.answer("wardrummer")
    assert duel.card("wardrummer")["amber"] == 2
    assert (duel.me.amber, duel.foe.amber) == (0, 3)
    duel.play("punch", "wardrummer")
    assert (duel.me.amber, duel.foe.amber) == (3, 3)
    duel.expect("main")


def test_blood_money_without_an_enemy_does_nothing() -> None:
    """KF-G25: a friendly creature is no target: nothing is asked."""
    duel = lay(me={"hand": ["blood-money"], "inPlay": ["troll"]})
    duel.play("blood-money")
    assert duel.card("troll")["amber"] == 0
    duel.expect("main")


def test_brothers_in_battle_lets_a_chosen_house_fight() -> None:
    """Creatures of the named house may fight, not reap; other houses get nothing."""
    duel = lay(
        me={"hand": ["brothers-in-battle"], "inPlay": ["troll", "shooler", "dysania"]}, foe={"inPlay": ["bumpsy"]}
    )
    duel.play("brothers-in-battle")
    duel.expect("choice", "brothers-in-battle")
    duel.answer("dis")
    assert duel.me.amber == 1
    assert duel.can("fight", "shooler")
    assert not duel.can("reap", "shooler")
    assert not duel.can("fight", "dysania")
    assert duel.can("reap", "troll")
    duel.fight("shooler", "bumpsy")
    assert duel.zone("bumpsy") == "discard"
    duel.expect("main")


def test_burn_the_stockpile_bites_at_seven() -> None:
    """Seven æmber become three; six stay six."""
    duel = lay(me={"hand": ["burn-the-stockpile"]}, foe={"amber": 7})
    duel.play("burn-the-stockpile")
    assert (duel.me.amber, duel.foe.amber) == (0, 3)
    duel.expect("main")
    duel = lay(me={"hand": ["burn-the-stockpile"]}, foe={"amber": 6})
    duel.play("burn-the-stockpile")
    assert duel.foe.amber == 6
    duel.expect("main")


def test_champions_challenge_leaves_the_strongest_to_duel() -> None:
    """Only the most powerful creature of each side remains; ours is readied and fights."""
    duel = lay(
        me={"hand": ["champion-s-challenge"], "inPlay": ["bumpsy", "troll", "shooler"]},
        foe={"inPlay": ["headhunter", "earthshaker"]},
    )
    duel.set("troll", exhausted=True)
    duel.play("champion-s-challenge")
    assert duel.zone("bumpsy") == duel.zone("shooler") == duel.zone("headhunter") == "discard"
    assert (duel.me.line, duel.foe.line) == (["troll"], ["earthshaker"])
    duel.expect("fight", "troll")
    duel.answer("earthshaker")
    assert duel.zone("earthshaker") == "discard"
    assert duel.card("troll")["damage"] == 7
    assert duel.card("troll")["exhausted"]
    duel.expect("main")


def test_champions_challenge_among_equals_is_chosen() -> None:
    """KF-G37: of two equally powerful enemies, the active player chooses the one that stays."""
    duel = lay(me={"hand": ["champion-s-challenge"]}, foe={"inPlay": ["headhunter", "bumpsy", "wardrummer"]})
    duel.play("champion-s-challenge")
    duel.expect("target", "champion-s-challenge")
    assert sorted(duel.options()) == ["bumpsy", "headhunter"]
    duel.answer("bumpsy")
    assert duel.foe.line == ["bumpsy"]
    duel.expect("main")


def test_champions_challenge_without_enemies_readies_our_champion() -> None:
    """With nobody to fight, our most powerful creature is readied."""
    duel = lay(me={"hand": ["champion-s-challenge"], "inPlay": ["troll", "bumpsy"]})
    duel.set("troll", exhausted=True)
    duel.play("champion-s-challenge")
    assert duel.me.line == ["troll"]
    assert not duel.card("troll")["exhausted"]
    duel.expect("main")


def test_cowards_end_destroys_the_unhurt() -> None:
    """Undamaged creatures of both sides die, damaged ones live, and three chains come."""
    duel = lay(me={"hand": ["coward-s-end"], "inPlay": ["troll", "bumpsy"]}, foe={"inPlay": ["headhunter", "shooler"]})
    duel.set("troll", damage=1)
    duel.set("shooler", damage=4)
    duel.play("coward-s-end")
    assert (duel.me.line, duel.foe.line) == (["troll"], ["shooler"])
    assert (duel.me.chains, duel.foe.chains) == (3, 0)
    duel.expect("main")


def test_follow_the_leader_lets_every_friend_fight() -> None:
    """Friendly creatures of every house may fight this turn, but not reap, and not next turn."""
    duel = lay(me={"hand": ["follow-the-leader"], "inPlay": ["shooler", "dysania"]}, foe={"inPlay": ["troll"]})
    assert not duel.can("fight", "shooler")
    duel.play("follow-the-leader")
    assert duel.can("fight", "shooler")
    assert duel.can("fight", "dysania")
    assert not duel.can("reap", "shooler")
    duel.fight("shooler", "troll")
    assert duel.card("troll")["damage"] == 5
    duel.next_turn("brobnar")
    duel.next_turn("brobnar")
    assert not duel.can("fight", "dysania")
    duel.expect("main")


def test_lava_ball_splashes_the_neighbors() -> None:
    """KF-G48: four damage to the target, two to each neighbor, none further away."""
    duel = lay(me={"hand": ["lava-ball"]}, foe={"inPlay": ["bumpsy", "troll", "headhunter", "shooler"]})
    duel.play("lava-ball", "troll")
    assert [duel.card(name)["damage"] for name in ("bumpsy", "troll", "headhunter", "shooler")] == [2, 4, 2, 0]
    duel.expect("main")


def test_loot_the_bodies_pays_for_enemies_only() -> None:
    """Each enemy creature destroyed this turn gives one; a friendly one gives nothing."""
    duel = lay(
        me={"hand": ["loot-the-bodies", "punch"], "inPlay": ["bumpsy"]},
        foe={"inPlay": ["wardrummer", "headhunter", "silvertooth"]},
    )
    duel.play("loot-the-bodies")
    duel.play("punch", "wardrummer")
    assert duel.me.amber == 2
    duel.fight("bumpsy", "headhunter")
    assert duel.zone("bumpsy") == duel.zone("headhunter") == "discard"
    assert (duel.me.amber, duel.foe.amber) == (3, 0)
    duel.expect("main")


def test_loot_the_bodies_pays_for_each_of_those_destroyed_together() -> None:
    """KF-G34: two reactions at once are put in order; the friend that falls with them pays nothing."""
    duel = lay(
        me={"hand": ["loot-the-bodies", "earthshaker"], "inPlay": ["wardrummer"]},
        foe={"inPlay": ["silvertooth", "silvertooth", "troll"]},
    )
    duel.play("loot-the-bodies")
    duel.play("earthshaker", "Right")
    assert duel.foe.line == ["troll"]
    duel.expect("order")
    duel.pick(0)
    assert duel.me.amber == 2
    duel.expect("main")


def test_take_that_smartypants_needs_three_logos_cards() -> None:
    """Two æmber are stolen from an opponent with three Logos cards in play, artifacts included; not with two."""
    duel = lay(
        me={"hand": ["take-that-smartypants"]},
        foe={"amber": 5, "inPlay": ["dysania", "library-of-babble", "mother", "troll"]},
    )
    duel.play("take-that-smartypants")
    assert (duel.me.amber, duel.foe.amber) == (3, 3)
    duel.expect("main")
    duel = lay(
        me={"hand": ["take-that-smartypants"], "inPlay": ["dr-escotera"]},
        foe={"amber": 5, "inPlay": ["dysania", "mother", "troll"]},
    )
    duel.play("take-that-smartypants")
    assert (duel.me.amber, duel.foe.amber) == (1, 5)
    duel.expect("main")


def test_punch_deals_three() -> None:
    """Three damage to any creature: a power of three dies, a power of five is hurt."""
    duel = lay(me={"hand": ["punch", "punch"], "inPlay": ["bumpsy"]}, foe={"inPlay": ["wardrummer"]})
    duel.play("punch")
    assert sorted(duel.options()) == ["bumpsy", "wardrummer"]
    duel.answer("wardrummer")
    assert duel.zone("wardrummer") == "discard"
    duel.play("punch", "bumpsy")
    assert duel.card("bumpsy")["damage"] == 3
    assert duel.me.amber == 2
    duel.expect("main")


def test_punch_meets_armour_once() -> None:
    """KF-G6: armour takes its share first, and only once a turn."""
    duel = lay(me={"hand": ["punch", "punch"]}, foe={"inPlay": ["bulwark"]})
    duel.play("punch", "bulwark")
    assert (duel.card("bulwark")["damage"], duel.card("bulwark")["armor"]) == (1, 0)
    duel.play("punch", "bulwark")
    assert duel.zone("bulwark") == "discard"
    duel.expect("main")


def test_relentless_assault_fights_with_three_different_creatures() -> None:
    """KF-D27: three different friendly creatures, each chosen when the one before has fought; a fourth is not."""
    duel = lay(
        me={"hand": ["relentless-assault"], "inPlay": ["bumpsy", "shooler", "smaaash", "lomir-flamefist"]},
        foe={"inPlay": ["kelifi-dragon", "troll"]},
    )
    duel.set("bumpsy", exhausted=True)
    duel.play("relentless-assault")
    assert (duel.decision["min"], duel.decision["max"]) == (0, 1)
    duel.answer("bumpsy")
    duel.expect("fight", "bumpsy")
    duel.answer("kelifi-dragon")
    assert duel.card("kelifi-dragon")["damage"] == 5
    duel.expect("target", "relentless-assault")
    assert duel.options() == ["shooler", "smaaash", "lomir-flamefist"]
    duel.answer("shooler")
    duel.expect("fight", "shooler")
    duel.answer("kelifi-dragon")
    assert duel.card("kelifi-dragon")["damage"] == 10
    duel.answer("smaaash")
    duel.expect("fight", "smaaash")
    duel.answer("troll")
    assert duel.card("troll")["damage"] == 5
    assert not duel.card("lomir-flamefist")["exhausted"]
    duel.expect("main")


def test_relentless_assault_may_be_cut_short() -> None:
    """Fewer creatures than three may be sent, or none."""
    duel = lay(me={"hand": ["relentless-assault"], "inPlay": ["troll", "shooler"]}, foe={"inPlay": ["earthshaker"]})
    duel.play("relentless-assault", "troll", "earthshaker")
    assert duel.card("troll")["damage"] == 7
    assert not duel.card("shooler")["exhausted"]
    duel.expect("main")
    duel = lay(me={"hand": ["relentless-assault"], "inPlay": ["troll"]}, foe={"inPlay": ["earthshaker"]})
    duel.play("relentless-assault", "none")
    assert not duel.card("troll")["exhausted"]
    duel.expect("main")


def test_relentless_assault_readies_whoever_finds_nobody_left() -> None:
    """KF-62: the third creature is readied though there is nobody left to fight; one not chosen stays exhausted."""
    duel = lay(
        me={"hand": ["relentless-assault"], "inPlay": ["troll", "krump", "valdr", "smaaash"]},
        foe={"inPlay": ["bumpsy", "headhunter"]},
    )
    for name in ("troll", "krump", "valdr", "smaaash"):
        duel.set(name, exhausted=True)
    duel.play("relentless-assault", "krump", "headhunter", "troll", "bumpsy", "valdr")
    assert duel.foe.line == []
    assert [duel.card(name)["exhausted"] for name in ("krump", "troll", "valdr", "smaaash")] == [
        True,
        True,
        False,
        True,
    ]
    duel.expect("main")


def test_smith_pays_the_larger_side() -> None:
    """With more creatures two more æmber are gained; with as many, only the bonus."""
    duel = lay(me={"hand": ["smith"], "inPlay": ["troll", "shooler"]}, foe={"inPlay": ["bumpsy"]})
    duel.play("smith")
    assert duel.me.amber == 3
    duel.expect("main")
    duel = lay(me={"hand": ["smith"], "inPlay": ["troll", "cannon"]}, foe={"inPlay": ["bumpsy"]})
    duel.play("smith")
    assert duel.me.amber == 1
    duel.expect("main")


def test_sound_the_horns_digs_for_a_brobnar_creature() -> None:
    """Cards are discarded from the deck up to the first Brobnar creature, which goes to hand."""
    duel = lay(me={"hand": ["sound-the-horns"], "deck": ["punch", "shooler", "troll", "bumpsy"]})
    duel.play("sound-the-horns")
    assert duel.me.amber == 1
    assert duel.me.cards("hand") == ["troll"]
    assert duel.me.cards("deck") == ["bumpsy"]
    assert sorted(duel.me.cards("discard")) == ["punch", "shooler", "sound-the-horns"]
    duel.expect("main")


def test_sound_the_horns_may_empty_the_deck() -> None:
    """Without a Brobnar creature the whole deck is discarded and nothing comes to hand."""
    duel = lay(me={"hand": ["sound-the-horns"], "deck": ["punch", "shooler"]})
    duel.play("sound-the-horns")
    assert duel.me.cards("hand") == duel.me.cards("deck") == []
    assert sorted(duel.me.cards("discard")) == ["punch", "shooler", "sound-the-horns"]
    duel.expect("main")


def test_sound_the_horns_makes_no_new_deck() -> None:
    """KF-D23: digging stops when the deck is empty, whatever lies in the discard pile."""
    duel = lay(me={"hand": ["sound-the-horns"], "deck": ["punch"], "discard": ["troll"]})
    duel.play("sound-the-horns")
    assert duel.me.cards("hand") == duel.me.cards("deck") == []
    duel.expect("main")


def test_tremor_stuns_a_creature_and_its_neighbors() -> None:
    """The target and each neighbor are stunned; the next but one is not."""
    duel = lay(me={"hand": ["tremor"], "inPlay": ["smaaash"]}, foe={"inPlay": ["bumpsy", "troll", "headhunter"]})
    duel.play("tremor", "bumpsy")
    assert [duel.card(name)["stunned"] for name in ("bumpsy", "troll", "headhunter")] == [True, True, False]
    assert not duel.card("smaaash")["stunned"]
    duel.expect("main")


def test_unguarded_camp_captures_for_each_creature_in_excess() -> None:
    """Three creatures against one: two of ours capture one each, no creature twice."""
    duel = lay(
        me={"hand": ["unguarded-camp"], "inPlay": ["troll", "shooler", "smaaash"]},
        foe={"amber": 5, "inPlay": ["bumpsy"]},
    )
    duel.play("unguarded-camp")
    assert duel.me.amber == 1
    assert sorted(duel.options()) == ["shooler", "smaaash", "troll"]
    duel.pick_all("troll", "smaaash")
    assert [duel.card(name)["amber"] for name in ("troll", "shooler", "smaaash", "bumpsy")] == [1, 0, 1, 0]
    assert (duel.me.amber, duel.foe.amber) == (1, 3)
    duel.expect("main")


def test_unguarded_camp_needs_an_excess() -> None:
    """With as many creatures as the opponent nothing is captured."""
    duel = lay(me={"hand": ["unguarded-camp"], "inPlay": ["troll"]}, foe={"amber": 5, "inPlay": ["bumpsy"]})
    duel.play("unguarded-camp")
    assert (duel.me.amber, duel.foe.amber) == (1, 5)
    duel.expect("main")


def test_warsong_pays_each_fight() -> None:
    """Each fight of a friendly creature this turn gives one; a reap gives only its own."""
    duel = lay(me={"hand": ["warsong"], "inPlay": ["troll", "smaaash", "bumpsy"]}, foe={"inPlay": ["kelifi-dragon"]})
    duel.fight("bumpsy", "kelifi-dragon")
    assert duel.me.amber == 0
    duel.play("warsong")
    duel.fight("smaaash", "kelifi-dragon")
    assert duel.me.amber == 1
    duel.reap("troll")
    assert (duel.me.amber, duel.foe.amber) == (2, 0)
    duel.expect("main")


def test_warsong_pays_for_who_dies_fighting() -> None:
    """A fight is a fight, also for the creature that does not survive it."""
    duel = lay(me={"hand": ["warsong"], "inPlay": ["headhunter"]}, foe={"inPlay": ["troll"]})
    duel.play("warsong")
    duel.fight("headhunter", "troll")
    assert duel.zone("headhunter") == "discard"
    assert duel.me.amber == 1
    duel.expect("main")


def test_warsong_does_not_pay_the_opponent_nor_next_turn() -> None:
    """The enemy's attack on the next turn pays nobody."""
    duel = lay(me={"hand": ["warsong"], "inPlay": ["troll"]}, foe={"inPlay": ["earthshaker"]})
    duel.play("warsong")
    duel.next_turn("brobnar")
    duel.fight("earthshaker", "troll")
    assert (duel.me.amber, duel.foe.amber) == (0, 0)
    duel.expect("main")


def test_autocannon_greets_every_creature() -> None:
    """Each creature takes one damage after entering play, ours and theirs; those already there take none."""
    duel = lay(
        me={"hand": ["troll", "autocannon"], "inPlay": ["shooler"]}, foe={"hand": ["headhunter"]}, house="brobnar"
    )
    duel.play("autocannon")
    assert duel.me.amber == 1
    assert duel.card("shooler")["damage"] == 0
    duel.play("troll", "right")
    assert duel.card("troll")["damage"] == 1
    duel.next_turn("brobnar")
    duel.play("headhunter")
    assert duel.card("headhunter")["damage"] == 1
    assert duel.card("troll")["damage"] == 1
    duel.expect("main")


def test_autocannon_and_a_play_ability_are_ordered() -> None:
    """KF-D1: both come right after the creature has entered: the active player chooses which is first."""
    duel = lay(me={"hand": ["bumpsy"], "inPlay": ["autocannon"]}, foe={"amber": 2})
    duel.play("bumpsy")
    duel.expect("order")
    assert sorted(duel.options()) == ["autocannon", "bumpsy"]
    duel.answer("autocannon")
    assert duel.card("bumpsy")["damage"] == 1
    assert duel.foe.amber == 1
    duel.expect("main")


@pytest.mark.parametrize(("first", "stolen"), [("autocannon", 0), ("urchin", 1)])
def test_autocannon_may_silence_what_it_kills(first: str, stolen: int) -> None:
    """KF-D2: a play ability that is still due lapses when its creature has left play."""
    duel = lay(me={"hand": ["urchin"], "inPlay": ["autocannon"]}, foe={"amber": 3}, house="shadows")
    duel.play("urchin", first)
    assert duel.zone("urchin") == "discard"
    assert (duel.me.amber, duel.foe.amber) == (stolen, 3 - stolen)
    duel.expect("main")


def test_banner_of_battle_raises_friends() -> None:
    """KF-67, KF-G22: friendly creatures have one power more; once the banner is gone the damage kills."""
    duel = lay(
        me={"hand": ["barehanded"], "inPlay": ["banner-of-battle", "troll", "shooler"]}, foe={"inPlay": ["bumpsy"]}
    )
    assert [duel.card(name)["power"] for name in ("troll", "shooler", "bumpsy")] == [9, 6, 5]
    duel.set("troll", damage=8)
    duel.play("barehanded")
    assert duel.zone("troll") == "discard"
    assert duel.card("shooler")["power"] == 5
    duel.expect("main")


def test_cannon_deals_two() -> None:
    """Its action exhausts it and deals two damage to any creature, in its own house's turn only."""
    duel = lay(me={"inPlay": ["cannon"]}, foe={"inPlay": ["bumpsy"]})
    duel.use("cannon", "bumpsy")
    assert duel.card("bumpsy")["damage"] == 2
    assert duel.card("cannon")["exhausted"]
    assert not duel.can("action", "cannon")
    duel = lay(me={"inPlay": ["cannon"]}, foe={"inPlay": ["bumpsy"]}, house="dis")
    assert not duel.can("action", "cannon")
    duel.expect("main")


def test_gauntlet_of_command_readies_and_fights() -> None:
    """Its action readies any friendly creature, which then attacks."""
    duel = lay(me={"inPlay": ["gauntlet-of-command", "shooler"]}, foe={"inPlay": ["troll"]})
    duel.set("shooler", exhausted=True)
    duel.use("gauntlet-of-command", "shooler", "troll")
    assert duel.card("troll")["damage"] == 5
    assert duel.zone("shooler") == "discard"
    assert duel.card("gauntlet-of-command")["exhausted"]
    duel.expect("main")


def test_iron_obelisk_taxes_by_wounded_brobnar() -> None:
    """The opponent's keys cost one more for each damaged Brobnar creature of ours, and nothing else counts."""
    duel = lay(
        me={"inPlay": ["iron-obelisk", "troll", "bumpsy", "smaaash", "shooler"], "amber": 0},
        foe={"amber": 7, "inPlay": ["headhunter"]},
    )
    assert duel.foe.key_cost == 6
    for name in ("troll", "bumpsy", "shooler", "headhunter"):
        duel.set(name, damage=1)
    assert (duel.me.key_cost, duel.foe.key_cost) == (6, 8)
    duel.end()
    assert (duel.foe.keys, duel.foe.amber) == (0, 7)
    duel.expect("house")


def test_iron_obelisk_price_can_be_paid() -> None:
    """With eight æmber the opponent pays the raised price of eight."""
    duel = lay(me={"inPlay": ["iron-obelisk", "troll", "bumpsy"]}, foe={"amber": 8})
    duel.set("troll", damage=1)
    duel.set("bumpsy", damage=1)
    duel.end("red")
    assert (duel.foe.keys, duel.foe.amber) == (1, 0)
    duel.expect("house")


def test_mighty_javelin_is_thrown_in_any_house() -> None:
    """KF-52, KF-53, KF-G57: sacrificed under any active house, it deals four damage to a creature."""
    duel = lay(me={"inPlay": ["mighty-javelin"]}, foe={"inPlay": ["bumpsy"]}, house="dis")
    duel.use("mighty-javelin")
    duel.expect("target", "mighty-javelin")
    duel.answer("bumpsy")
    assert duel.card("bumpsy")["damage"] == 4
    assert duel.zone("mighty-javelin") == "discard"
    duel.expect("main")


def test_pile_of_skulls_captures_for_each_enemy_destroyed() -> None:
    """When an enemy dies on our turn, a friendly creature of our choice captures one."""
    duel = lay(
        me={"hand": ["punch"], "inPlay": ["pile-of-skulls", "troll", "shooler"]},
        foe={"amber": 3, "inPlay": ["wardrummer", "bumpsy"]},
    )
    duel.play("punch", "wardrummer")
    duel.expect("target", "pile-of-skulls")
    assert sorted(duel.options()) == ["shooler", "troll"]
    duel.answer("shooler")
    assert duel.card("shooler")["amber"] == 1
    assert (duel.me.amber, duel.foe.amber) == (1, 2)
    duel.fight("troll", "bumpsy", "troll")
    assert duel.card("troll")["amber"] == 1
    assert duel.foe.amber == 1
    duel.expect("main")


def test_pile_of_skulls_rests_on_the_opponents_turn() -> None:
    """An enemy that dies attacking us on its own turn is not counted."""
    duel = lay(me={"inPlay": ["pile-of-skulls", "troll"]}, foe={"amber": 3, "inPlay": ["bumpsy"]})
    duel.next_turn("brobnar")
    duel.fight("bumpsy", "troll")
    assert duel.zone("bumpsy") == "discard"
    assert duel.card("troll")["amber"] == 0
    assert duel.foe.amber == 3
    duel.expect("main")


def test_screechbomb_costs_two() -> None:
    """Sacrificed under any active house, it makes the opponent lose two, or all they have."""
    duel = lay(me={"inPlay": ["screechbomb"]}, foe={"amber": 3}, house="dis")
    duel.use("screechbomb")
    assert (duel.me.amber, duel.foe.amber) == (0, 1)
    assert duel.zone("screechbomb") == "discard"
    duel.expect("main")
    duel = lay(me={"inPlay": ["screechbomb"]}, foe={"amber": 1})
    duel.use("screechbomb")
    assert duel.foe.amber == 0
    duel.expect("main")


def test_the_warchest_counts_enemies_fallen_in_fights() -> None:
    """One æmber for each enemy destroyed in a fight this turn; one killed by a card does not count."""
    duel = lay(
        me={"hand": ["punch"], "inPlay": ["the-warchest", "troll", "smaaash"]},
        foe={"inPlay": ["wardrummer", "bumpsy", "headhunter"]},
    )
    duel.play("punch", "wardrummer")
    duel.fight("troll", "bumpsy")
    duel.fight("smaaash", "headhunter")
    assert duel.zone("smaaash") == duel.zone("headhunter") == "discard"
    assert duel.me.amber == 1
    duel.use("the-warchest")
    assert duel.me.amber == 3
    duel.expect("main")


def test_the_warchest_does_not_count_what_falls_after_the_fight() -> None:
    """KF-56, KF-G17: "Fight:" abilities come after the fight: who is destroyed by one was not destroyed in it."""
    duel = lay(me={"inPlay": ["the-warchest", "kelifi-dragon"]}, foe={"inPlay": ["looter-goblin"]})
    duel.fight("kelifi-dragon", "looter-goblin", "looter-goblin")
    assert duel.zone("looter-goblin") == "discard"
    assert duel.me.amber == 1
    duel.use("the-warchest")
    assert duel.me.amber == 1
    duel.expect("main")


def test_the_warchest_counts_who_falls_before_the_blows() -> None:
    """KF-D26: destroyed by what comes before the blows is destroyed fighting all the same."""
    duel = lay(me={"inPlay": ["the-warchest", "firespitter"]}, foe={"inPlay": ["restringuntus", "skippy-timehog"]})
    duel.fight("firespitter", "restringuntus")
    assert duel.foe.line == []
    duel.use("the-warchest")
    assert duel.me.amber == 1
    duel.expect("main")


def test_bilgum_avalanche_answers_our_key() -> None:
    """After its controller forges, each enemy creature takes two damage; friends take none."""
    duel = lay(me={"amber": 6, "inPlay": ["bilgum-avalanche", "troll"]}, foe={"inPlay": ["silvertooth", "bumpsy"]})
    duel.next_turn("brobnar")
    duel.end("red")
    assert (duel.me.keys, duel.me.amber) == (1, 0)
    assert duel.zone("silvertooth") == "discard"
    assert duel.card("bumpsy")["damage"] == 2
    assert duel.card("troll")["damage"] == duel.card("bilgum-avalanche")["damage"] == 0
    duel.expect("house")


def test_bilgum_avalanche_ignores_the_opponents_key() -> None:
    """The opponent's key hurts nobody."""
    duel = lay(me={"inPlay": ["bilgum-avalanche"]}, foe={"amber": 6, "inPlay": ["bumpsy"]})
    duel.end("blue")
    assert duel.foe.keys == 1
    assert duel.card("bumpsy")["damage"] == 0
    duel.expect("house")


def test_valdr_hits_flanks_harder() -> None:
    """Attacking a flank creature it deals eight damage, attacking a middle one six."""
    foes = {"inPlay": ["troll", "kelifi-dragon", "earthshaker"]}
    duel = lay(me={"inPlay": ["valdr"]}, foe=foes)
    assert duel.card("valdr")["power"] == 6
    duel.fight("valdr", "troll")
    assert duel.zone("troll") == "discard"
    duel.expect("main")
    duel = lay(me={"inPlay": ["valdr"]}, foe=foes)
    duel.fight("valdr", "kelifi-dragon")
    assert duel.card("kelifi-dragon")["damage"] == 6
    duel.expect("main")


def test_valdr_hits_whoever_has_become_a_flank() -> None:
    """KF-45: when the flank creature has fallen, its neighbor stands on the flank."""
    duel = lay(me={"inPlay": ["valdr", "valdr"]}, foe={"inPlay": ["troll", "kelifi-dragon", "krump"]})
    duel.fight("valdr#1", "troll")
    duel.fight("valdr#2", "kelifi-dragon")
    assert duel.card("kelifi-dragon")["damage"] == 8
    duel.expect("main")


def test_valdr_defends_with_its_power_alone() -> None:
    """Attacked by a flank creature, it deals only six."""
    duel = lay(me={"inPlay": ["valdr"]}, foe={"inPlay": ["troll"]})
    duel.next_turn("brobnar")
    duel.fight("troll", "valdr")
    assert duel.card("troll")["damage"] == 6
    assert duel.zone("valdr") == "discard"
    duel.expect("main")


def test_bumpsy_costs_the_opponent_one() -> None:
    """Played, it makes the opponent lose one, if they have one."""
    duel = lay(me={"hand": ["bumpsy", "bumpsy"]}, foe={"amber": 1})
    duel.play("bumpsy")
    assert (duel.me.amber, duel.foe.amber) == (0, 0)
    assert duel.card("bumpsy")["exhausted"]
    duel.play("bumpsy", "left")
    assert duel.foe.amber == 0
    duel.expect("main")


def test_earthshaker_destroys_power_three_or_lower() -> None:
    """Power three dies on both sides, power four and Earthshaker itself live."""
    duel = lay(
        me={"hand": ["earthshaker"], "inPlay": ["wardrummer"]}, foe={"inPlay": ["silvertooth", "charette", "bumpsy"]}
    )
    duel.play("earthshaker", "right")
    assert duel.zone("wardrummer") == duel.zone("silvertooth") == "discard"
    assert duel.me.line == ["earthshaker"]
    assert duel.foe.line == ["charette", "bumpsy"]
    duel.expect("main")


def test_firespitter_burns_before_the_fight() -> None:
    """One damage to each enemy creature, then the fight as usual; its armor takes one."""
    duel = lay(me={"inPlay": ["firespitter"]}, foe={"inPlay": ["charette", "bumpsy", "dust-pixie"]})
    assert duel.card("firespitter")["armor"] == 1
    duel.fight("firespitter", "charette")
    assert duel.zone("charette") == duel.zone("dust-pixie") == "discard"
    assert duel.card("bumpsy")["damage"] == 1
    assert duel.card("firespitter")["damage"] == 3
    duel.expect("main")


def test_firespitter_may_end_the_fight_before_it_starts() -> None:
    """If the attacked creature dies before the fight, no fight damage is dealt."""
    duel = lay(me={"inPlay": ["firespitter"]}, foe={"inPlay": ["bumpsy"]})
    duel.set("bumpsy", damage=4)
    duel.fight("firespitter", "bumpsy")
    assert duel.zone("bumpsy") == "discard"
    assert duel.card("firespitter")["damage"] == 0
    assert duel.card("firespitter")["armor"] == 1
    assert duel.card("firespitter")["exhausted"]
    duel.expect("main")


def test_ganger_chieftain_sends_a_neighbor_to_fight() -> None:
    """Only a neighbor of the place where it lands may be readied and fight."""
    duel = lay(me={"hand": ["ganger-chieftain"], "inPlay": ["troll", "shooler"]}, foe={"inPlay": ["bumpsy"]})
    duel.set("shooler", exhausted=True)
    duel.play("ganger-chieftain", "right")
    assert duel.me.line == ["troll", "shooler", "ganger-chieftain"]
    duel.expect("target", "ganger-chieftain")
    assert duel.options() == ["shooler"]
    assert duel.decision["min"] == 0
    duel.answer("shooler", "bumpsy")
    assert duel.zone("bumpsy") == duel.zone("shooler") == "discard"
    duel.expect("main")


def test_ganger_chieftain_may_be_declined() -> None:
    """KF-G45: the player may decline; alone in its line, the chieftain asks nothing."""
    duel = lay(me={"hand": ["ganger-chieftain"], "inPlay": ["troll"]}, foe={"inPlay": ["bumpsy"]})
    duel.set("troll", exhausted=True)
    duel.play("ganger-chieftain", "left", "none")
    assert duel.card("troll")["exhausted"]
    duel.expect("main")
    duel = lay(me={"hand": ["ganger-chieftain"]}, foe={"inPlay": ["bumpsy"]})
    duel.play("ganger-chieftain")
    duel.expect("main")


def test_grenade_snib_explodes_when_destroyed() -> None:
    """Whoever's turn it is, its controller's opponent loses two when it dies."""
    duel = lay(me={"amber": 4, "inPlay": ["grenade-snib"]}, foe={"amber": 4, "inPlay": ["troll"]})
    duel.fight("grenade-snib", "troll")
    assert (duel.me.amber, duel.foe.amber) == (4, 2)
    duel.expect("main")
    duel = lay(me={"amber": 4, "inPlay": ["grenade-snib"]}, foe={"amber": 1, "inPlay": ["troll"]})
    duel.next_turn("brobnar")
    duel.fight("troll", "grenade-snib")
    assert (duel.me.amber, duel.foe.amber) == (4, 0)
    duel.expect("main")


def test_headhunter_is_paid_for_surviving_a_fight() -> None:
    """One æmber after a fight it survives, none if it dies, and only the usual one for reaping."""
    duel = lay(me={"inPlay": ["headhunter"]}, foe={"inPlay": ["charette"]})
    duel.fight("headhunter", "charette")
    assert duel.me.amber == 1
    duel = lay(me={"inPlay": ["headhunter"]}, foe={"inPlay": ["troll"]})
    duel.fight("headhunter", "troll")
    assert duel.me.amber == 0
    duel = lay(me={"inPlay": ["headhunter"]})
    duel.reap("headhunter")
    assert duel.me.amber == 1
    duel.expect("main")


def test_hebe_the_huge_hurts_the_unhurt() -> None:
    """Two damage to each other creature without damage, on both sides."""
    duel = lay(
        me={"hand": ["hebe-the-huge"], "inPlay": ["troll", "smaaash"]}, foe={"inPlay": ["bumpsy", "silvertooth"]}
    )
    duel.set("smaaash", damage=1)
    duel.play("hebe-the-huge", "right")
    assert [duel.card(name)["damage"] for name in ("troll", "smaaash", "hebe-the-huge", "bumpsy")] == [2, 1, 0, 2]
    assert duel.zone("silvertooth") == "discard"
    duel.expect("main")


def test_kelifi_dragon_needs_seven_to_be_played() -> None:
    """KF-1: with six æmber it can only be discarded; with seven it is played, and the seven stay."""
    duel = lay(me={"amber": 6, "hand": ["kelifi-dragon"]})
    assert not duel.can("play", "kelifi-dragon")
    assert duel.can("discard", "kelifi-dragon")
    duel = lay(me={"amber": 7, "hand": ["kelifi-dragon"]})
    duel.play("kelifi-dragon")
    assert duel.zone("kelifi-dragon") == "inPlay"
    assert duel.me.amber == 7
    duel.expect("main")


def test_kelifi_dragon_earns_and_burns() -> None:
    """Reaping or fighting, it gains one more and deals five damage to a creature."""
    duel = lay(me={"inPlay": ["kelifi-dragon"]}, foe={"inPlay": ["bumpsy", "troll"]})
    duel.reap("kelifi-dragon")
    assert duel.me.amber == 2
    duel.expect("target", "kelifi-dragon")
    assert sorted(duel.options()) == ["bumpsy", "kelifi-dragon", "troll"]
    duel.answer("bumpsy")
    assert duel.zone("bumpsy") == "discard"
    duel.expect("main")
    duel = lay(me={"inPlay": ["kelifi-dragon"]}, foe={"inPlay": ["bumpsy", "troll"]})
    duel.fight("kelifi-dragon", "bumpsy", "troll")
    assert duel.me.amber == 1
    assert duel.card("troll")["damage"] == 5
    assert duel.card("kelifi-dragon")["damage"] == 5
    duel.expect("main")


def test_king_of_the_crag_bows_enemy_brobnar() -> None:
    """Enemy Brobnar creatures have two power less, others keep theirs; a power of two becomes death."""
    duel = lay(
        me={"hand": ["king-of-the-crag"], "inPlay": ["bumpsy"]}, foe={"inPlay": ["troll", "grenade-snib", "shooler"]}
    )
    duel.play("king-of-the-crag", "left")
    assert [duel.card(name)["power"] for name in ("troll", "shooler", "bumpsy", "king-of-the-crag")] == [6, 5, 5, 7]
    assert duel.zone("grenade-snib") == "discard"
    duel.expect("main")


def test_krump_makes_the_fallen_pay() -> None:
    """KF-G17: an enemy destroyed fighting a surviving Krump costs its controller one, on either turn."""
    duel = lay(me={"inPlay": ["krump"]}, foe={"amber": 3, "inPlay": ["bumpsy"]})
    duel.fight("krump", "bumpsy")
    assert (duel.me.amber, duel.foe.amber) == (0, 2)
    duel.expect("main")
    duel = lay(me={"inPlay": ["krump"]}, foe={"amber": 3, "inPlay": ["bumpsy"]})
    duel.next_turn("brobnar")
    duel.fight("bumpsy", "krump")
    assert (duel.me.amber, duel.foe.amber) == (0, 2)
    duel.expect("main")


def test_krump_must_survive() -> None:
    """KF-G17: if Krump falls too, or the enemy lives, nothing is lost."""
    duel = lay(me={"inPlay": ["krump"]}, foe={"amber": 3, "inPlay": ["hebe-the-huge"]})
    duel.fight("krump", "hebe-the-huge")
    assert duel.zone("krump") == duel.zone("hebe-the-huge") == "discard"
    assert duel.foe.amber == 3
    duel.expect("main")


def test_krump_and_a_reaction_to_the_fight_are_ordered() -> None:
    """KF-D4: what a death in a fight brings is due together with what the fight brings."""
    duel = lay(me={"hand": ["warsong"], "inPlay": ["krump"]}, foe={"amber": 3, "inPlay": ["bumpsy"]})
    duel.play("warsong")
    duel.fight("krump", "bumpsy")
    duel.expect("order")
    assert sorted(duel.options()) == ["krump", "warsong"]
    duel.answer("krump")
    assert (duel.me.amber, duel.foe.amber) == (1, 2)
    duel.expect("main")


def test_lomir_flamefist_bites_at_seven() -> None:
    """Played against seven æmber it costs two; against six nothing."""
    duel = lay(me={"hand": ["lomir-flamefist"]}, foe={"amber": 7})
    duel.play("lomir-flamefist")
    assert duel.foe.amber == 5
    duel = lay(me={"hand": ["lomir-flamefist"]}, foe={"amber": 6})
    duel.play("lomir-flamefist")
    assert duel.foe.amber == 6
    duel.expect("main")


def test_looter_goblin_reaps_on_the_dead() -> None:
    """After its reap each enemy destroyed this turn gives one; before it, nothing."""
    duel = lay(
        me={"hand": ["punch", "punch"], "inPlay": ["looter-goblin", "troll"]},
        foe={"inPlay": ["wardrummer", "bumpsy", "silvertooth"]},
    )
    assert duel.card("looter-goblin")["keywords"] == {"elusive": 1}
    duel.play("punch", "silvertooth")
    assert duel.me.amber == 1
    duel.reap("looter-goblin")
    assert duel.me.amber == 2
    duel.play("punch", "wardrummer")
    assert duel.me.amber == 4
    duel.fight("troll", "bumpsy")
    assert duel.me.amber == 5
    duel.expect("main")


def test_looter_goblin_is_elusive_once() -> None:
    """The first attack of a turn does nothing to either creature; the second one kills."""
    duel = lay(me={"inPlay": ["looter-goblin"]}, foe={"inPlay": ["troll", "bumpsy"]})
    duel.next_turn("brobnar")
    duel.fight("troll", "looter-goblin")
    assert duel.card("looter-goblin")["damage"] == duel.card("troll")["damage"] == 0
    duel.fight("bumpsy", "looter-goblin")
    assert duel.zone("looter-goblin") == "discard"
    assert duel.card("bumpsy")["damage"] == 2
    duel.expect("main")


def test_mugwump_grows_on_the_fallen() -> None:
    """KF-G40, KF-G59: an enemy destroyed fighting it heals it fully and gives it a power counter."""
    duel = lay(me={"inPlay": ["mugwump"]}, foe={"inPlay": ["bumpsy"]})
    duel.fight("mugwump", "bumpsy")
    mugwump = duel.card("mugwump")
    assert (mugwump["damage"], mugwump["powerCounters"], mugwump["power"]) == (0, 1, 7)
    duel.expect("main")
    duel = lay(me={"inPlay": ["mugwump"]}, foe={"inPlay": ["raiding-knight"]})
    duel.fight("mugwump", "raiding-knight")
    assert duel.zone("raiding-knight") == "discard"
    assert duel.card("mugwump")["powerCounters"] == 1
    duel = lay(me={"inPlay": ["mugwump"]}, foe={"inPlay": ["lady-maxena"]})
    duel.fight("mugwump", "lady-maxena")
    assert duel.card("lady-maxena")["damage"] == 4
    assert (duel.card("mugwump")["damage"], duel.card("mugwump")["powerCounters"]) == (5, 0)
    duel.expect("main")


def test_pingle_who_annoys_pricks_newcomers() -> None:
    """An enemy creature takes one damage after entering play; a friendly one takes none."""
    duel = lay(me={"hand": ["troll"], "inPlay": ["pingle-who-annoys"]}, foe={"hand": ["headhunter"]})
    assert duel.card("pingle-who-annoys")["keywords"] == {"elusive": 1}
    duel.play("troll", "left")
    assert duel.card("troll")["damage"] == 0
    duel.next_turn("brobnar")
    duel.play("headhunter")
    assert duel.card("headhunter")["damage"] == 1
    assert duel.card("troll")["damage"] == duel.card("pingle-who-annoys")["damage"] == 0
    duel.expect("main")


def test_rock_hurling_giant_throws_what_we_discard() -> None:
    """Discarding a Brobnar card from hand allows four damage to a creature, or none."""
    duel = lay(me={"hand": ["anger", "warsong"], "inPlay": ["rock-hurling-giant"]}, foe={"inPlay": ["bumpsy"]})
    duel.discard("anger")
    duel.expect("target", "rock-hurling-giant")
    assert duel.decision["min"] == 0
    assert sorted(duel.options()) == ["bumpsy", "rock-hurling-giant"]
    duel.answer("bumpsy")
    assert duel.card("bumpsy")["damage"] == 4
    duel.discard("warsong", "none")
    assert duel.card("bumpsy")["damage"] == 4
    assert duel.me.cards("hand") == []
    duel.expect("main")


def test_rock_hurling_giant_wants_brobnar_cards() -> None:
    """A card of another house, or one that is played, throws nothing."""
    duel = lay(me={"hand": ["fear"], "inPlay": ["rock-hurling-giant"]}, foe={"inPlay": ["bumpsy"]}, house="dis")
    duel.discard("fear")
    assert duel.card("bumpsy")["damage"] == 0
    duel.expect("main")
    duel = lay(me={"hand": ["warsong"], "inPlay": ["rock-hurling-giant"]}, foe={"inPlay": ["bumpsy"]})
    duel.play("warsong")
    duel.expect("main")


def test_rock_hurling_giant_does_not_ask_why_we_discard() -> None:
    """A Brobnar card discarded from hand by our own card's effect is thrown too."""
    duel = lay(
        me={"hand": ["sloppy-labwork", "mother", "anger"], "inPlay": ["rock-hurling-giant"]},
        foe={"inPlay": ["bumpsy"]},
        house="logos",
    )
    duel.play("sloppy-labwork", "mother", "anger")
    duel.expect("target", "rock-hurling-giant")
    duel.answer("bumpsy")
    assert duel.card("bumpsy")["damage"] == 4
    assert duel.zone("sloppy-labwork") == "discard"
    duel.expect("main")


def test_rogue_ogre_rests_after_a_single_card() -> None:
    """KF-G28: at the end of a turn with exactly one card played it heals two and captures one."""
    duel = lay(me={"hand": ["warsong"], "inPlay": ["rogue-ogre"]}, foe={"amber": 2})
    duel.set("rogue-ogre", damage=3)
    duel.play("warsong")
    assert duel.card("rogue-ogre")["damage"] == 3
    duel.end()
    assert (duel.card("rogue-ogre")["damage"], duel.card("rogue-ogre")["amber"]) == (1, 1)
    assert duel.foe.amber == 1
    duel.expect("house")


def test_rogue_ogre_counts_neither_none_nor_two() -> None:
    """With no card played, or two, it does nothing; a discarded card is not played."""
    duel = lay(me={"hand": ["warsong"], "inPlay": ["rogue-ogre"]}, foe={"amber": 2})
    duel.discard("warsong")
    duel.end()
    assert (duel.card("rogue-ogre")["amber"], duel.foe.amber) == (0, 2)
    duel = lay(me={"hand": ["warsong", "loot-the-bodies"], "inPlay": ["rogue-ogre"]}, foe={"amber": 2})
    duel.play("warsong")
    duel.play("loot-the-bodies")
    duel.end()
    assert (duel.card("rogue-ogre")["amber"], duel.foe.amber) == (0, 2)
    duel.expect("house")


def test_smaaash_stuns_a_creature() -> None:
    """The stun is not optional: alone on the table, it stuns itself."""
    duel = lay(me={"hand": ["smaaash"]}, foe={"inPlay": ["troll"]})
    duel.play("smaaash")
    assert sorted(duel.options()) == ["smaaash", "troll"]
    duel.answer("troll")
    assert duel.card("troll")["stunned"]
    assert not duel.card("smaaash")["stunned"]
    duel = lay(me={"hand": ["smaaash"]})
    duel.play("smaaash")
    assert duel.decision["min"] == 1
    duel.answer("smaaash")
    assert duel.card("smaaash")["stunned"]
    duel.expect("main")


def test_tireless_crocag_fights_in_every_house() -> None:
    """KF-1: it is usable whatever the active house, but never reaps."""
    duel = lay(me={"inPlay": ["tireless-crocag"]}, foe={"inPlay": ["troll"]}, house="dis")
    assert duel.can("fight", "tireless-crocag")
    assert not duel.can("reap", "tireless-crocag")
    duel.fight("tireless-crocag", "troll")
    assert duel.card("troll")["damage"] == 7
    assert duel.zone("tireless-crocag") == "discard"
    duel = lay(me={"inPlay": ["tireless-crocag"]}, foe={"inPlay": ["troll"]})
    assert not duel.can("reap", "tireless-crocag")
    duel.expect("main")


def test_tireless_crocag_cannot_live_without_enemies() -> None:
    """It is destroyed as soon as the opponent has no creature in play."""
    duel = lay(me={"inPlay": ["tireless-crocag"]}, foe={"inPlay": ["bumpsy", "headhunter"]})
    duel.fight("tireless-crocag", "bumpsy")
    assert duel.zone("tireless-crocag") == "inPlay"
    duel = lay(me={"inPlay": ["tireless-crocag"]}, foe={"inPlay": ["bumpsy"]})
    duel.fight("tireless-crocag", "bumpsy")
    assert duel.zone("tireless-crocag") == "discard"
    duel = lay(me={"hand": ["tireless-crocag"]}, foe={"inPlay": ["cannon"]})
    duel.play("tireless-crocag")
    assert duel.zone("tireless-crocag") == "discard"
    duel.expect("main")


def test_troll_heals_when_reaping() -> None:
    """KF-G59: its reap takes three damage from it; fighting heals nothing."""
    duel = lay(me={"inPlay": ["troll"]}, foe={"inPlay": ["bumpsy"]})
    duel.set("troll", damage=5)
    duel.reap("troll")
    assert duel.me.amber == 1
    assert duel.card("troll")["damage"] == 2
    duel = lay(me={"inPlay": ["troll"]})
    duel.set("troll", damage=2)
    duel.reap("troll")
    assert duel.card("troll")["damage"] == 0
    duel.expect("main")


def test_wardrummer_calls_brobnar_home() -> None:
    """KF-G55: each other friendly Brobnar creature returns to hand; other houses, artifacts and enemies stay."""
    duel = lay(
        me={"hand": ["wardrummer"], "inPlay": ["troll", "shooler", "smaaash", "cannon"]}, foe={"inPlay": ["bumpsy"]}
    )
    duel.play("wardrummer", "left")
    assert sorted(duel.me.cards("hand")) == ["smaaash", "troll"]
    assert duel.me.line == ["wardrummer", "shooler"]
    assert duel.zone("cannon") == duel.zone("bumpsy") == "inPlay"
    duel.expect("main")


def test_blood_of_titans_gives_five_power() -> None:
    """The creature it is attached to, of either side, has five power more."""
    duel = lay(me={"hand": ["blood-of-titans"], "inPlay": ["troll"]}, foe={"inPlay": ["bumpsy"]})
    duel.play("blood-of-titans")
    assert sorted(duel.options()) == ["bumpsy", "troll"]
    duel.answer("troll")
    assert duel.me.amber == 1
    assert (duel.card("troll")["power"], duel.card("bumpsy")["power"]) == (13, 5)
    assert duel.card("troll")["upgrades"] == [duel.key("blood-of-titans")]
    assert duel.card("blood-of-titans")["attachedTo"] == duel.key("troll")
    duel.expect("main")


def test_blood_of_titans_goes_with_its_creature() -> None:
    """KF-46, KF-47: it counts in a fight, and is discarded when its creature leaves."""
    duel = lay(me={"hand": ["blood-of-titans", "anger"], "inPlay": ["grenade-snib"]}, foe={"inPlay": ["troll"]})
    duel.play("blood-of-titans", "grenade-snib")
    assert duel.card("grenade-snib")["power"] == 7
    duel.play("anger", "grenade-snib", "troll")
    assert duel.card("troll")["damage"] == 7
    assert duel.zone("grenade-snib") == duel.zone("blood-of-titans") == "discard"
    duel.expect("main")


def test_phoenix_heart_burns_as_its_bearer_returns() -> None:
    """KF-G23: destroyed, the bearer returns to its owner's hand and each creature left in play takes three."""
    duel = lay(
        me={"hand": ["phoenix-heart"], "inPlay": ["smaaash", "valdr"]},
        foe={"inPlay": ["troll", "wardrummer", "kelifi-dragon"]},
    )
    duel.play("phoenix-heart", "smaaash")
    duel.fight("smaaash", "troll")
    assert duel.me.cards("hand") == ["smaaash"]
    assert duel.zone("phoenix-heart") == "discard"
    assert duel.zone("troll") == duel.zone("wardrummer") == "discard"
    assert duel.card("valdr")["damage"] == duel.card("kelifi-dragon")["damage"] == 3
    duel.expect("main")


def test_phoenix_heart_and_the_creature_s_own_ability_are_ordered() -> None:
    """KF-G34: what it gained and what is printed on it are both due; the creature is in hand before it could be discarded."""
    duel = lay(
        me={"hand": ["phoenix-heart", "punch"], "inPlay": ["grenade-snib", "troll"]},
        foe={"amber": 3, "inPlay": ["krump", "silvertooth"]},
    )
    duel.play("phoenix-heart", "grenade-snib")
    duel.play("punch", "grenade-snib")
    duel.expect("order")
    duel.pick(1)
    assert duel.me.cards("hand") == ["grenade-snib"]
    assert duel.foe.amber == 1
    assert duel.card("troll")["damage"] == duel.card("krump")["damage"] == 3
    assert duel.zone("silvertooth") == duel.zone("phoenix-heart") == "discard"
    duel.expect("main")


def test_yo_mama_mastery_heals_and_taunts() -> None:
    """Attached, it heals its creature fully and gives it taunt."""
    duel = lay(me={"hand": ["yo-mama-mastery"], "inPlay": ["troll", "smaaash"]}, foe={"inPlay": ["bumpsy"]})
    duel.set("troll", damage=6)
    duel.set("smaaash", damage=1)
    duel.play("yo-mama-mastery", "troll")
    assert duel.me.amber == 1
    assert duel.card("troll")["damage"] == 0
    assert duel.card("troll")["keywords"] == {"taunt": 1}
    assert duel.card("smaaash")["damage"] == 1
    duel.next_turn("brobnar")
    duel.act("fight", "bumpsy")
    assert duel.options() == ["troll"]
    duel.answer("troll")
    duel.expect("main")
