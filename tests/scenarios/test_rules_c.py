"""Cards away from home, cards that repeat, copy, or wait for the next one: what the families of such cards have in common."""

import pytest

from tests.scenarios.referee import Scenario, lay

COLLAR = "collar-of-subordination"


def take(duel: Scenario, creature: str, *flank: str) -> None:
    """The active player takes an enemy creature by a Collar that counts as one of the active house."""
    duel.set(COLLAR, house=str(duel.me.house))
    duel.play(COLLAR, creature, *flank)


# Whose archives (KF-D33)


def test_an_artifact_used_as_mine_archives_itself_at_home() -> None:
    """KF-D33: Remote Access uses the opponent's Mobius Scroll; what comes from my hand is mine, the scroll is not."""
    duel = lay(house="logos", me={"hand": ["remote-access", "labwork", "batdrone"]}, foe={"inPlay": ["mobius-scroll"]})
    duel.play("remote-access", "mobius-scroll", "labwork+batdrone")
    assert duel.foe.cards("archives") == ["mobius-scroll"]
    assert sorted(duel.me.cards("archives")) == ["batdrone", "labwork"]
    duel.expect("main")


def test_a_borrowed_creature_is_archived_at_home() -> None:
    """KF-D33: Vezyma Thinkdrone archives a creature that a Collar had taken."""
    duel = lay(house="mars", me={"hand": [COLLAR], "inPlay": ["vezyma-thinkdrone"]}, foe={"inPlay": ["troll"]})
    take(duel, "troll", "Right")
    assert duel.me.line == ["vezyma-thinkdrone", "troll"]
    duel.reap("vezyma-thinkdrone", "troll")
    assert (duel.me.cards("archives"), duel.foe.cards("archives")) == ([], ["troll"])
    assert duel.zone(COLLAR) == "discard"
    duel.expect("main")


def test_borrowed_knights_are_archived_at_home() -> None:
    """KF-D33: Epic Quest archives each friendly knight, wherever it comes from."""
    duel = lay(house="sanctum", me={"hand": [COLLAR, "epic-quest"], "inPlay": ["sequis"]}, foe={"inPlay": ["bulwark"]})
    take(duel, "bulwark", "Right")
    duel.play("epic-quest")
    assert (duel.me.cards("archives"), duel.foe.cards("archives")) == (["sequis"], ["bulwark"])
    duel.expect("main")


@pytest.mark.parametrize("card", ["mass-abduction", "sample-collection"])
def test_a_card_may_say_otherwise(card: str) -> None:
    """KF-D33: what is abducted goes to my archives, because the card says so."""
    duel = lay(house="mars", me={"hand": [card]}, foe={"inPlay": ["troll"]})
    duel.request({"cmd": "edit", "ops": [{"op": "set", "player": 1, "prop": "keys", "value": ["red"]}]})
    duel.set("troll", damage=1)
    duel.play(card, "troll")
    assert duel.me.cards("archives") == ["troll"]
    duel.expect("main")


def test_abducting_a_creature_of_ones_own_only_archives_it() -> None:
    """KF-D33: a creature of mine that the enemy controls is mine in my archives: it comes back to my hand with them."""
    duel = lay(house="mars", me={"inPlay": ["troll", "uxlyx-the-zookeeper"]}, foe={"hand": [COLLAR]}, active=1)
    duel.set(COLLAR, house="mars")
    duel.play(COLLAR, "troll")
    duel.next_turn("mars")
    duel.reap("uxlyx-the-zookeeper", "troll")
    assert duel.me.cards("archives") == ["troll"]
    duel.expect("main")


# What repeats ends with its card: KF-G56


def test_what_repeats_ends_with_its_card() -> None:
    """KF-G56: Numquid destroys a bearer of a Phoenix Heart and burns with it: it chooses no second one."""
    duel = lay(
        house="sanctum",
        me={"hand": ["numquid-the-fair"]},
        foe={"inPlay": ["headhunter", "phoenix-heart", "troll", "bumpsy", "krump"]},
    )
    duel.play("numquid-the-fair", "headhunter")
    assert duel.zone("numquid-the-fair") == "discard"
    assert sorted(duel.foe.line) == ["bumpsy", "krump", "troll"]
    duel.expect("main")


def test_what_repeats_goes_on_while_its_card_is_there() -> None:
    """KF-G56: an action is there while it is resolved, and so is a copy of it."""
    duel = lay(house="untamed", me={"hand": ["mimicry"]}, foe={"amber": 5, "discard": ["bait-and-switch"]})
    duel.play("mimicry", "bait-and-switch")
    assert (duel.me.amber, duel.foe.amber) == (3, 2)
    duel.expect("main")


def test_a_shark_that_has_bitten_itself_bites_no_more() -> None:
    """KF-G56: Neutron Shark is the friendly creature it destroys; the card it discards is not of Logos."""
    duel = lay(
        house="logos",
        me={"hand": ["neutron-shark"], "deck": ["troll", "bumpsy"]},
        foe={"inPlay": ["krump", "headhunter"]},
    )
    duel.play("neutron-shark", "krump", "neutron-shark")
    assert duel.foe.line == ["headhunter"]
    assert duel.me.cards("discard") == ["troll", "neutron-shark"]
    duel.expect("main")


def test_between_two_repetitions_what_lost_its_power_is_gone() -> None:
    """KF-60: without the Niffle Queen her wounded Ape dies before Bouncing Deathquark chooses again."""
    duel = lay(
        house="logos",
        me={"hand": ["bouncing-deathquark"], "inPlay": ["niffle-queen", "niffle-ape", "troll"]},
        foe={"inPlay": ["bumpsy", "krump"]},
    )
    duel.set("niffle-ape", damage=4)
    duel.play("bouncing-deathquark", "bumpsy", "niffle-queen")
    assert duel.me.line == ["troll"]
    duel.answer("No")
    duel.expect("main")


# What is copied is done for the copier: KF-D25


@pytest.mark.parametrize("model", ["sequis", "grabber-jammer"])
def test_a_copied_capture_takes_from_the_copiers_opponent(model: str) -> None:
    """KF-D25: as if I controlled it, the enemy creature captures from its own player, and keeps it."""
    duel = lay(house="logos", me={"amber": 3, "inPlay": ["replicator"]}, foe={"amber": 4, "inPlay": [model]})
    duel.reap("replicator", model)
    assert (duel.me.amber, duel.foe.amber) == (4, 3)
    assert duel.card(model)["amber"] == 1
    assert not duel.card(model)["exhausted"]
    duel.expect("main")


def test_a_friendly_model_captures_as_ever() -> None:
    """KF-D25."""
    duel = lay(house="logos", me={"amber": 3, "inPlay": ["replicator", "sequis"]}, foe={"amber": 4})
    duel.reap("replicator", "sequis")
    assert (duel.me.amber, duel.foe.amber, duel.card("sequis")["amber"]) == (4, 3, 1)
    duel.expect("main")


def test_a_copied_archivist_archives_from_the_copiers_hand() -> None:
    """KF-D25, KF-D33: "your hand" is the copier's, and so are the archives."""
    duel = lay(house="logos", me={"hand": ["anger"], "inPlay": ["replicator"]}, foe={"inPlay": ["ganymede-archivist"]})
    duel.reap("replicator", "ganymede-archivist", "anger")
    assert (duel.me.cards("archives"), duel.foe.cards("archives")) == (["anger"], [])
    duel.expect("main")


# The next one you play (KF-G35)


def test_the_next_one_you_play_is_not_the_one_put_into_play() -> None:
    """KF-G35: Swap Widget puts a creature into play; Soft Landing still waits for one that is played."""
    duel = lay(
        house="mars",
        me={"hand": ["soft-landing", "zyzzix-the-many", "ulyq-megamouth"], "inPlay": ["swap-widget", "blypyp"]},
    )
    duel.play("soft-landing")
    duel.use("swap-widget", "blypyp", "zyzzix-the-many")
    assert not duel.card("zyzzix-the-many")["exhausted"]
    duel.play("ulyq-megamouth", "Right")
    assert not duel.card("ulyq-megamouth")["exhausted"]
    duel.play("blypyp", "Right")
    assert duel.card("blypyp")["exhausted"]
    duel.expect("main")


def test_blypyp_waits_for_a_creature_that_is_played() -> None:
    """KF-G35: the same for the next creature of Mars."""
    duel = lay(
        house="mars",
        me={"hand": ["zyzzix-the-many", "ulyq-megamouth"], "inPlay": ["swap-widget", "blypyp", "tunk"]},
    )
    duel.reap("blypyp")
    duel.use("swap-widget", "tunk", "zyzzix-the-many", "Right")
    duel.play("ulyq-megamouth", "Right")
    assert not duel.card("ulyq-megamouth")["exhausted"]
    duel.expect("main")


def test_one_put_into_play_is_not_made_ready_by_what_waits() -> None:
    """KF-G35: Overlord Greking puts the creature it has destroyed into play: exhausted, for all the Soft Landing."""
    duel = lay(
        house="mars", me={"hand": ["soft-landing"], "inPlay": ["overlord-greking"]}, foe={"inPlay": ["headhunter"]}
    )
    duel.set("overlord-greking", house="mars")
    duel.play("soft-landing")
    duel.fight("overlord-greking", "headhunter", "Right")
    assert duel.me.line == ["overlord-greking", "headhunter"]
    assert duel.card("headhunter")["exhausted"]
    duel.expect("main")


def test_the_first_creature_played_is_not_one_put_into_play() -> None:
    """KF-G35: Speed Sigil readied the first Urchin; the second one, put into play by Greking, comes in exhausted."""
    duel = lay(
        house="shadows",
        me={"hand": ["urchin"], "inPlay": ["speed-sigil", "overlord-greking"]},
        foe={"inPlay": ["urchin"]},
    )
    duel.set("overlord-greking", house="shadows")
    duel.play("urchin@me", "Right")
    assert not duel.card("urchin@me")["exhausted"]
    duel.set("urchin@foe", stunned=True)
    duel.fight("urchin@me", "urchin@foe")
    duel.fight("overlord-greking", "urchin@foe", "Left")
    assert duel.me.line[0] == "urchin"
    assert duel.card("urchin@foe")["exhausted"]
    duel.expect("main")


# Who was friendly when it fought


def test_a_borrowed_attacker_that_dies_was_a_friend() -> None:
    """KF-G3: Warsong counts the fight of a creature that a Collar had taken, though it now lies in its owner's pile."""
    duel = lay(me={"hand": ["warsong", COLLAR]}, foe={"inPlay": ["bumpsy", "troll"]})
    duel.play("warsong")
    take(duel, "bumpsy")
    duel.fight("bumpsy", "troll")
    assert duel.foe.cards("discard") == ["bumpsy"]
    assert duel.me.amber == 1
    duel.expect("main")


# Damage that goes elsewhere


def test_between_two_shadow_selves_the_player_chooses() -> None:
    """KF-D34: one of them takes the blow, as the active player says."""
    duel = lay(me={"hand": ["punch"]}, foe={"inPlay": ["shadow-self", "noddy-the-thief", "shadow-self"]})
    duel.play("punch", "noddy-the-thief")
    duel.expect("target", "shadow-self")
    assert duel.options() == ["shadow-self", "shadow-self"]
    duel.answer("shadow-self#2")
    assert [duel.card(f"shadow-self#{copy}")["damage"] for copy in (1, 2)] == [0, 3]
    assert duel.card("noddy-the-thief")["damage"] == 0
    duel.expect("main")


def test_each_blow_between_two_shadow_selves_is_chosen_before_any_falls() -> None:
    """KF-D34: a splash that strikes a creature and a Shadow Self asks once, and all damage falls together."""
    duel = lay(me={"hand": ["lava-ball"]}, foe={"inPlay": ["shadow-self", "noddy-the-thief", "shadow-self", "troll"]})
    duel.play("lava-ball", "noddy-the-thief", "shadow-self#1")
    assert [duel.card(f"shadow-self#{copy}")["damage"] for copy in (1, 2)] == [6, 2]
    duel.expect("main")


def test_poison_follows_the_damage() -> None:
    """KF-G46: the damage of Macis Asp falls on Shadow Self, which it destroys."""
    duel = lay(house="shadows", me={"inPlay": ["macis-asp"]}, foe={"inPlay": ["shadow-self", "troll"]})
    duel.fight("macis-asp", "troll")
    assert duel.foe.line == ["troll"]
    assert duel.card("troll")["damage"] == 0
    duel.expect("main")


def test_poison_is_not_for_a_shadow_self_struck_beside_it() -> None:
    """KF-G46: Shadow Self takes a blow without poison for its neighbour and lives."""
    duel = lay(house="shadows", me={"inPlay": ["dodger"]}, foe={"inPlay": ["shadow-self", "troll"]})
    duel.fight("dodger", "troll")
    assert duel.card("shadow-self")["damage"] == 5
    duel.expect("main")


def test_red_hot_armor_counts_what_is_left() -> None:
    """KF-D18: armour that has stopped damage this turn is not there to be lost."""
    duel = lay(
        me={"hand": ["red-hot-armor"], "inPlay": ["ember-imp"]}, foe={"inPlay": ["bulwark", "sequis"]}, house="dis"
    )
    assert duel.card("sequis")["armorMax"] == 4
    duel.fight("ember-imp", "sequis")
    assert duel.card("sequis")["armor"] == 2
    duel.play("red-hot-armor")
    assert [duel.card(name)["damage"] for name in ("bulwark", "sequis")] == [2, 2]
    duel.expect("main")


# Dying on arrival (KF-D35)


def test_pingle_is_gone_before_it_can_annoy_the_king() -> None:
    """KF-D35, KF-D2: the King takes Pingle's last power as he enters play, and what Pingle was due to do lapses."""
    duel = lay(me={"hand": ["king-of-the-crag"]}, foe={"inPlay": ["pingle-who-annoys"]})
    duel.play("king-of-the-crag")
    assert duel.zone("pingle-who-annoys") == "discard"
    assert duel.card("king-of-the-crag")["damage"] == 0
    duel.expect("main")


def test_another_pingle_annoys_the_king() -> None:
    """KF-D35: one that survives does what it is due to do."""
    duel = lay(me={"hand": ["king-of-the-crag"]}, foe={"inPlay": ["pingle-who-annoys", "blood-of-titans"]})
    duel.play("king-of-the-crag")
    assert duel.card("king-of-the-crag")["damage"] == 1
    duel.expect("main")


def test_a_creature_that_dies_as_it_enters_does_nothing_more() -> None:
    """KF-D35: under the enemy's King a goblin with two power dies before its "Play:" ability; its bonus came first."""
    duel = lay(me={"hand": ["charge", "looter-goblin"]}, foe={"inPlay": ["king-of-the-crag", "troll"]}, house="brobnar")
    duel.set("charge", house="brobnar")
    duel.play("charge")
    duel.play("looter-goblin")
    assert duel.zone("looter-goblin") == "discard"
    assert duel.card("troll")["damage"] == 0
    duel.expect("main")


def test_what_is_put_into_play_dies_as_soon() -> None:
    """KF-D2, KF-G35: the same for one put into play: Pingle's reaction to the King that Greking brings lapses."""
    duel = lay(
        house="dis",
        me={"inPlay": ["overlord-greking"]},
        foe={"inPlay": ["king-of-the-crag", "pingle-who-annoys"]},
    )
    duel.set("overlord-greking", powerCounters=1)
    duel.fight("overlord-greking", "king-of-the-crag", "Right")
    assert duel.me.line == ["overlord-greking", "king-of-the-crag"]
    assert duel.zone("pingle-who-annoys") == "discard"
    assert duel.card("king-of-the-crag")["damage"] == 0
    duel.expect("main")


# A card that has left play is out of its own reach: KF-G10


@pytest.mark.parametrize(("first", "zone"), [(0, "deck"), (1, "hand")])
def test_a_destroyed_creature_leaves_by_one_way(first: int, zone: str) -> None:
    """KF-G10, KF-G34: between Dextre's deck and the Phoenix Heart's hand the first resolved decides; the heart burns anyway."""
    duel = lay(active=1, me={"inPlay": ["dextre", "phoenix-heart", "valdr"]}, foe={"inPlay": ["troll"]})
    duel.fight("troll", "dextre")
    duel.expect("order")
    duel.pick(first)
    assert duel.zone("dextre") == zone
    assert duel.card("valdr")["damage"] == 3
    duel.expect("main")


def test_a_creature_back_in_hand_is_offered_to_no_archives() -> None:
    """KF-G10: Bad Penny has returned to its owner's hand: the Biomatrix Backup has nothing left to archive."""
    duel = lay(
        house="shadows", active=1, me={"inPlay": ["bad-penny", "biomatrix-backup"]}, foe={"inPlay": ["silvertooth"]}
    )
    duel.fight("silvertooth", "bad-penny")
    duel.expect("order")
    duel.pick(0)
    assert duel.zone("bad-penny") == "hand"
    duel.expect("main")


@pytest.mark.parametrize(("first", "paid"), [(0, 1), (1, 0)])
def test_a_cloak_saves_nobody_who_has_gone(first: int, paid: int) -> None:
    """KF-G10: taken to hand by the Phoenix Heart, the bearer was destroyed; saved by the cloak first, it was not."""
    duel = lay(
        active=1,
        me={"inPlay": ["smaaash", "phoenix-heart", "armageddon-cloak", "soul-snatcher"]},
        foe={"inPlay": ["troll"]},
    )
    duel.fight("troll", "smaaash")
    duel.expect("order")
    duel.pick(first)
    assert duel.me.amber == paid
    duel.expect("main")


@pytest.mark.parametrize(("first", "paid"), [(0, 2), (1, 0)])
def test_whoever_was_saved_was_not_destroyed(first: int, paid: int) -> None:
    """KF-G23: what is due because a creature is destroyed lapses when something else happens to it instead."""
    duel = lay(house="dis", me={"hand": ["gateway-to-dis"]}, foe={"inPlay": ["dust-imp", "armageddon-cloak"]})
    duel.play("gateway-to-dis")
    duel.expect("order")
    duel.pick(first)
    assert duel.zone("dust-imp") != "discard"
    assert duel.foe.amber == paid


def test_a_creature_that_was_saved_wears_its_other_cloak_on() -> None:
    """KF-G23: one of two cloaks is enough."""
    duel = lay(
        house="dis",
        me={"hand": ["gateway-to-dis"]},
        foe={"inPlay": ["troll", "armageddon-cloak", "armageddon-cloak"]},
    )
    duel.play("gateway-to-dis")
    if duel.decision["kind"] == "order":
        duel.pick(0)
    assert duel.foe.line == ["troll"]
    assert duel.foe.cards("discard") == ["armageddon-cloak"]


def test_damage_that_cannot_be_dealt_does_not_go_over() -> None:
    """KF-D34: Shadow Self takes its own and what is dealt to Protectrix, and nothing for the Troll that she protects."""
    duel = lay(
        house="sanctum",
        me={"inPlay": ["protectrix", "shadow-self", "troll"], "hand": ["horseman-of-pestilence"]},
    )
    duel.set("troll", damage=3)
    duel.reap("protectrix", "troll")
    duel.play("horseman-of-pestilence", "Left")
    assert duel.card("shadow-self")["damage"] == 2
    assert duel.card("troll")["damage"] == duel.card("protectrix")["damage"] == 0


# A creature that has gone over to the other side is not used: KF-65


def mindlocked(house: str, action: str, foes: list[str]) -> Scenario:
    """Bumpsy is mine for as long as Harland Mindlock is in play; the action is in my hand."""
    duel = lay(
        house="logos",
        me={"houses": ["logos", house, "dis"], "hand": ["harland-mindlock", action], "inPlay": ["dextre"]},
        foe={"inPlay": [*foes, "bumpsy"]},
    )
    duel.play("harland-mindlock", "Left", "bumpsy", "Right")
    duel.next_turn("Brobnar")
    duel.next_turn(house)
    return duel


def test_a_creature_that_went_home_does_not_fight_for_me() -> None:
    """KF-65: Harland dies in the first of Scout's fights, so Bumpsy is the enemy's before the second: it attacks nobody."""
    duel = mindlocked("untamed", "scout", ["briar-grubbling"])
    duel.play("scout", "harland-mindlock+bumpsy", "briar-grubbling", "Left")
    assert duel.zone("harland-mindlock") == "discard"
    assert duel.foe.line == ["bumpsy", "briar-grubbling"]
    assert duel.card("dextre")["damage"] == 0
    duel.expect("main")


def test_a_remaining_creature_that_went_home_is_not_readied() -> None:
    """KF-65: Champion's Challenge destroys Harland, and the creature that was to fight is mine no more."""
    duel = mindlocked("brobnar", "champion-s-challenge", ["troll"])
    duel.set("bumpsy", exhausted=True)
    duel.play("champion-s-challenge", "Left")
    assert duel.me.line == []
    assert duel.foe.line == ["bumpsy", "troll"]
    assert duel.card("bumpsy")["exhausted"]
    duel.expect("main")
