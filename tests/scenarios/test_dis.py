"""The cards of Dis, each put to the referee as a question to a judge."""

from tests.scenarios.referee import HOUSES, Scenario, lay


def after_the_opponent_forged(hand: list[str], me: list[str], foe: list[str]) -> Scenario:
    """A Dis turn of ours that follows a turn in which the opponent forged the red key."""
    duel = lay(me={"hand": hand, "inPlay": me}, foe={"amber": 6, "inPlay": foe}, house="dis")
    duel.next_turn("brobnar", "red")
    assert (duel.foe.keys, duel.foe.amber) == (1, 0)
    duel.next_turn("dis")
    return duel


def test_a_fair_game_pays_both_for_the_house_discarded() -> None:
    """KF-G47, KF-G20: the opponent's top card names a house that pays us for their hand; then ours pays them."""
    duel = lay(
        me={"hand": ["a-fair-game", "pit-demon", "punch", "fear"], "deck": ["dust-imp", "anger"]},
        foe={"hand": ["troll", "anger", "labwork"], "deck": ["warsong", "fear"]},
        house="dis",
    )
    duel.play("a-fair-game")
    assert (duel.me.amber, duel.foe.amber) == (2, 2)
    assert duel.foe.cards("discard") == ["warsong"]
    assert sorted(duel.me.cards("discard")) == ["a-fair-game", "dust-imp"]
    assert len(duel.me.cards("hand")) == len(duel.foe.cards("hand")) == 3
    duel.expect("main")


def test_a_fair_game_needs_a_card_to_discard() -> None:
    """With an empty deck on their side only the opponent can gain."""
    duel = lay(
        me={"hand": ["a-fair-game", "fear"], "deck": ["dust-imp"]}, foe={"hand": ["troll"], "deck": []}, house="dis"
    )
    duel.play("a-fair-game")
    assert (duel.me.amber, duel.foe.amber) == (0, 1)
    duel.expect("main")


def test_arise_returns_the_creatures_of_a_house() -> None:
    """Our discarded creatures of the named house come to hand; actions, other houses and their pile stay."""
    duel = lay(
        me={"hand": ["arise"], "discard": ["charette", "fear", "troll", "dust-imp"]},
        foe={"discard": ["shooler"]},
        house="dis",
    )
    duel.play("arise")
    duel.expect("choice", "arise")
    duel.answer("dis")
    assert sorted(duel.me.cards("hand")) == ["charette", "dust-imp"]
    assert sorted(duel.me.cards("discard")) == ["arise", "fear", "troll"]
    assert duel.foe.cards("discard") == ["shooler"]
    assert (duel.me.chains, duel.foe.chains) == (1, 0)
    duel.expect("main")


def test_control_the_weak_names_the_next_house() -> None:
    """Only houses of the opponent's identity are on offer, and that one binds them for one turn."""
    duel = lay(me={"hand": ["control-the-weak"]}, foe={"houses": ["mars", "sanctum", "shadows"]}, house="dis")
    duel.play("control-the-weak")
    assert duel.me.amber == 1
    assert sorted(name.lower() for name in duel.options()) == ["mars", "sanctum", "shadows"]
    duel.answer("sanctum")
    duel.end()
    assert [name.lower() for name in duel.options()] == ["sanctum"]
    duel.answer("sanctum")
    duel.next_turn("dis")
    duel.end()
    assert len(duel.options()) == 3
    duel.expect("house")


def test_creeping_oblivion_purges_up_to_two_from_one_pile() -> None:
    """Two cards of one discard pile are purged; the third stays, and the other pile too."""
    duel = lay(
        me={"hand": ["creeping-oblivion"], "discard": []},
        foe={"discard": ["anger", "troll", "punch"]},
        house="dis",
    )
    duel.play("creeping-oblivion")
    duel.expect("target", "creeping-oblivion")
    assert (duel.decision["min"], duel.decision["max"]) == (0, 2)
    duel.answer("anger+punch")
    assert sorted(duel.foe.cards("purged")) == ["anger", "punch"]
    assert duel.foe.cards("discard") == ["troll"]
    assert duel.me.amber == 1
    assert duel.zone("creeping-oblivion") == "discard"
    duel.expect("main")


def test_creeping_oblivion_does_not_mix_piles() -> None:
    """One card of each pile is no legal choice; one card alone, or none, is."""
    duel = lay(me={"hand": ["creeping-oblivion"], "discard": ["fear"]}, foe={"discard": ["anger"]}, house="dis")
    duel.play("creeping-oblivion")
    assert duel.refuses("fear", "anger")
    duel.answer("anger")
    assert duel.foe.cards("purged") == ["anger"]
    assert duel.zone("fear") == "discard"
    duel.expect("main")


def test_dance_of_doom_destroys_an_exact_power() -> None:
    """Creatures of exactly the chosen current power die on both sides; one more or one less lives."""
    duel = lay(
        me={"hand": ["dance-of-doom"], "inPlay": ["shooler", "charette"]},
        foe={"inPlay": ["bumpsy", "hebe-the-huge", "headhunter"]},
        house="dis",
    )
    duel.set("headhunter", powerCounters=1)
    duel.play("dance-of-doom")
    duel.expect("choice", "dance-of-doom")
    duel.answer("5")
    assert duel.zone("shooler") == duel.zone("bumpsy") == "discard"
    assert duel.me.line == ["charette"]
    assert duel.foe.line == ["hebe-the-huge", "headhunter"]
    duel.expect("main")


def test_fear_returns_an_enemy_to_hand() -> None:
    """KF-61, KF-G25: an enemy creature goes to its owner's hand; the æmber on it comes to us."""
    duel = lay(me={"hand": ["fear"], "inPlay": ["charette"]}, foe={"inPlay": ["troll", "bumpsy"]}, house="dis")
    duel.set("troll", amber=2, damage=3)
    duel.play("fear")
    assert sorted(duel.options()) == ["bumpsy", "troll"]
    duel.answer("troll")
    assert duel.foe.cards("hand") == ["troll"]
    assert (duel.me.amber, duel.foe.amber) == (2, 0)
    duel.expect("main")


def test_gateway_to_dis_destroys_every_creature() -> None:
    """All creatures of both sides die, artifacts stay, three chains come."""
    duel = lay(
        me={"hand": ["gateway-to-dis"], "inPlay": ["charette", "cannon"]},
        foe={"inPlay": ["troll", "bumpsy"]},
        house="dis",
    )
    duel.play("gateway-to-dis")
    assert duel.me.line == duel.foe.line == []
    assert duel.zone("cannon") == "inPlay"
    assert (duel.me.chains, duel.foe.chains) == (3, 0)
    duel.expect("main")


def test_gateway_to_dis_orders_what_the_dying_do() -> None:
    """KF-G34, KF-D3: abilities of creatures destroyed together are ordered by the active player."""
    duel = lay(
        me={"hand": ["gateway-to-dis"], "inPlay": ["dust-imp", "grenade-snib"]},
        foe={"amber": 3, "inPlay": ["troll"]},
        house="dis",
    )
    duel.play("gateway-to-dis")
    duel.expect("order")
    assert sorted(duel.options()) == ["dust-imp", "grenade-snib"]
    duel.answer("dust-imp")
    assert (duel.me.amber, duel.foe.amber) == (2, 1)
    assert duel.me.line == duel.foe.line == []
    duel.expect("main")


def test_gongoozle_spares_a_hand_when_it_kills() -> None:
    """A creature that survives the three damage costs its owner a random card; one that dies does not."""
    duel = lay(me={"hand": ["gongoozle", "fear"]}, foe={"hand": ["anger"], "inPlay": ["bumpsy"]}, house="dis")
    duel.play("gongoozle", "bumpsy")
    assert duel.me.amber == 1
    assert duel.card("bumpsy")["damage"] == 3
    assert duel.zone("anger") == "discard"
    assert duel.me.cards("hand") == ["fear"]
    duel = lay(me={"hand": ["gongoozle", "fear"]}, foe={"hand": ["anger"], "inPlay": ["wardrummer"]}, house="dis")
    duel.play("gongoozle", "wardrummer")
    assert duel.zone("wardrummer") == "discard"
    assert duel.zone("anger") == "hand"
    duel.expect("main")


def test_gongoozle_on_our_own_creature_costs_our_own_card() -> None:
    """The owner of the surviving creature discards, even if it is the active player."""
    duel = lay(me={"hand": ["gongoozle", "fear"], "inPlay": ["shooler"]}, foe={"hand": ["anger"]}, house="dis")
    duel.play("gongoozle", "shooler")
    assert duel.zone("fear") == "discard"
    assert duel.zone("anger") == "hand"
    duel.expect("main")


def test_guilty_hearts_destroys_those_with_aember() -> None:
    """Every creature with æmber dies, and its æmber goes to the opponent of its controller."""
    duel = lay(
        me={"hand": ["guilty-hearts"], "inPlay": ["charette", "shooler"]},
        foe={"inPlay": ["troll", "bumpsy"]},
        house="dis",
    )
    duel.set("charette", amber=3)
    duel.set("troll", amber=1)
    duel.play("guilty-hearts")
    assert (duel.me.line, duel.foe.line) == (["shooler"], ["bumpsy"])
    assert (duel.me.amber, duel.foe.amber) == (2, 3)
    duel.expect("main")


def test_hand_of_dis_cannot_reach_a_flank() -> None:
    """Only a creature with a neighbor on each side may be destroyed; two in a line are both flanks."""
    duel = lay(
        me={"hand": ["hand-of-dis"], "inPlay": ["charette", "shooler"]},
        foe={"inPlay": ["troll", "bumpsy", "headhunter"]},
        house="dis",
    )
    duel.play("hand-of-dis")
    assert duel.options() == ["bumpsy"]
    duel.answer("bumpsy")
    assert duel.foe.line == ["troll", "headhunter"]
    duel = lay(me={"hand": ["hand-of-dis"]}, foe={"inPlay": ["troll", "headhunter"]}, house="dis")
    duel.play("hand-of-dis")
    assert duel.foe.line == ["troll", "headhunter"]
    duel.expect("main")


def test_hecatomb_pays_for_each_dis_creature() -> None:
    """All Dis creatures die; each player gains one for each they controlled."""
    duel = lay(
        me={"hand": ["hecatomb"], "inPlay": ["charette", "shooler", "troll"]},
        foe={"inPlay": ["the-terror", "bumpsy"]},
        house="dis",
    )
    duel.play("hecatomb")
    assert (duel.me.line, duel.foe.line) == (["troll"], ["bumpsy"])
    assert (duel.me.amber, duel.foe.amber) == (3, 1)
    duel.expect("main")


def test_tendrils_of_pain_deals_one() -> None:
    """One damage to each creature when the opponent did not forge on their last turn."""
    duel = lay(
        me={"hand": ["tendrils-of-pain"], "inPlay": ["charette"]},
        foe={"keys": ["red"], "inPlay": ["troll", "dust-pixie"]},
        house="dis",
    )
    duel.play("tendrils-of-pain")
    assert duel.me.amber == 1
    assert duel.card("charette")["damage"] == duel.card("troll")["damage"] == 1
    assert duel.zone("dust-pixie") == "discard"
    duel.expect("main")


def test_tendrils_of_pain_deals_three_more_after_a_key() -> None:
    """After the opponent's key each creature takes four in all; power four dies, power five lives."""
    duel = after_the_opponent_forged(["tendrils-of-pain"], me=["charette", "shooler"], foe=["troll"])
    duel.play("tendrils-of-pain")
    assert duel.zone("charette") == "discard"
    assert duel.card("shooler")["damage"] == duel.card("troll")["damage"] == 4
    duel.expect("main")


def test_hysteria_returns_every_creature() -> None:
    """Each creature goes to its owner's hand; artifacts stay."""
    duel = lay(
        me={"hand": ["hysteria"], "inPlay": ["charette", "cannon"]}, foe={"inPlay": ["troll", "bumpsy"]}, house="dis"
    )
    duel.play("hysteria")
    assert duel.me.cards("hand") == ["charette"]
    assert sorted(duel.foe.cards("hand")) == ["bumpsy", "troll"]
    assert duel.me.cards("inPlay") == ["cannon"]
    duel.expect("main")


def test_key_hammer_unforges_last_turns_key() -> None:
    """KF-G53: the key forged on the opponent's last turn is unforged, and they gain six."""
    duel = after_the_opponent_forged(["key-hammer"], me=[], foe=[])
    duel.play("key-hammer")
    assert (duel.foe.keys, duel.foe.amber) == (0, 6)
    assert duel.me.amber == 1
    duel.expect("main")


def test_key_hammer_pays_even_without_a_key_to_break() -> None:
    """KF-D14: an older key stands; the second sentence has no condition, so six are gained all the same."""
    duel = lay(me={"hand": ["key-hammer"]}, foe={"keys": ["red"]}, house="dis")
    duel.play("key-hammer")
    assert (duel.foe.keys, duel.foe.amber) == (1, 6)
    duel.expect("main")


def test_mind_barb_discards_a_random_card() -> None:
    """One card of the opponent's hand is discarded; an empty hand changes nothing."""
    duel = lay(me={"hand": ["mind-barb", "fear"]}, foe={"hand": ["anger", "troll"]}, house="dis")
    duel.play("mind-barb")
    assert duel.me.amber == 1
    assert len(duel.foe.cards("hand")) == len(duel.foe.cards("discard")) == 1
    assert duel.me.cards("hand") == ["fear"]
    duel = lay(me={"hand": ["mind-barb"]}, house="dis")
    duel.play("mind-barb")
    duel.expect("main")


def test_pandemonium_makes_the_unhurt_capture() -> None:
    """Each undamaged creature of either side captures one from its own opponent."""
    duel = lay(
        me={"amber": 3, "hand": ["pandemonium"], "inPlay": ["charette", "shooler"]},
        foe={"amber": 3, "inPlay": ["troll", "bumpsy"]},
        house="dis",
    )
    duel.set("shooler", damage=1)
    duel.play("pandemonium")
    assert [duel.card(name)["amber"] for name in ("charette", "shooler", "troll", "bumpsy")] == [1, 0, 1, 1]
    assert (duel.me.amber, duel.foe.amber) == (2, 2)
    duel.expect("main")


def test_pandemonium_with_too_little_aember_is_chosen() -> None:
    """KF-D12: when the pool cannot feed every captor, the active player chooses who captures."""
    duel = lay(me={"hand": ["pandemonium"], "inPlay": ["charette", "shooler"]}, foe={"amber": 1}, house="dis")
    duel.play("pandemonium")
    duel.expect("target", "pandemonium")
    duel.answer("shooler")
    assert (duel.card("charette")["amber"], duel.card("shooler")["amber"], duel.foe.amber) == (0, 1, 0)
    duel.expect("main")


def test_poltergeist_uses_and_destroys_an_artifact() -> None:
    """KF-D24, KF-D25, KF-65: an enemy artifact works for us, whatever its house, then goes to its owner's discard."""
    duel = lay(me={"hand": ["poltergeist"]}, foe={"inPlay": ["cannon", "troll"]}, house="dis")
    duel.play("poltergeist")
    assert duel.options() == ["cannon"]
    duel.answer("cannon")
    duel.expect("target", "cannon")
    duel.answer("troll")
    assert duel.card("troll")["damage"] == 2
    assert duel.foe.cards("discard") == ["cannon"]
    assert duel.me.amber == 1
    duel.expect("main")


def test_poltergeist_destroys_what_cannot_be_used() -> None:
    """An artifact without an action is destroyed all the same, one of our own too."""
    duel = lay(me={"hand": ["poltergeist"], "inPlay": ["soul-snatcher"]}, house="dis")
    duel.play("poltergeist", "soul-snatcher")
    assert duel.zone("soul-snatcher") == "discard"
    duel.expect("main")


def test_poltergeist_cannot_use_an_exhausted_artifact() -> None:
    """KF-64: an exhausted artifact is destroyed without having been used."""
    duel = lay(me={"hand": ["poltergeist"]}, foe={"inPlay": ["cannon", "troll"]}, house="dis")
    duel.set("cannon", exhausted=True)
    duel.play("poltergeist", "cannon")
    assert duel.card("troll")["damage"] == 0
    assert duel.foe.cards("discard") == ["cannon"]
    duel.expect("main")


def test_poltergeist_throws_their_bomb() -> None:
    """An artifact that sacrifices itself is used all the same, and is not destroyed twice."""
    duel = lay(me={"amber": 3, "hand": ["poltergeist"]}, foe={"amber": 3, "inPlay": ["screechbomb"]}, house="dis")
    duel.play("poltergeist", "screechbomb")
    assert (duel.me.amber, duel.foe.amber) == (4, 1)
    assert duel.foe.cards("discard") == ["screechbomb"]
    duel.expect("main")


def test_red_hot_armor_turns_armor_into_damage() -> None:
    """Each armored enemy loses its armor for the turn and takes as much damage; ours keep theirs."""
    duel = lay(
        me={"hand": ["red-hot-armor"], "inPlay": ["firespitter"]},
        foe={"inPlay": ["raiding-knight", "bumpsy", "champion-anaphiel"]},
        house="dis",
    )
    duel.play("red-hot-armor")
    assert duel.me.amber == 1
    assert [duel.card(name)["damage"] for name in ("raiding-knight", "bumpsy", "champion-anaphiel")] == [2, 0, 1]
    assert duel.card("raiding-knight")["armor"] == duel.card("champion-anaphiel")["armor"] == 0
    assert (duel.card("firespitter")["armor"], duel.card("firespitter")["damage"]) == (1, 0)
    duel.next_turn("brobnar")
    assert duel.card("raiding-knight")["armor"] == 2
    duel.expect("main")


def test_red_hot_armor_does_not_count_armor_already_used() -> None:
    """KF-D18: armor spent earlier in the turn is no longer there to be lost."""
    duel = lay(me={"hand": ["red-hot-armor"], "inPlay": ["dust-imp"]}, foe={"inPlay": ["lady-maxena"]}, house="dis")
    duel.fight("dust-imp", "lady-maxena")
    assert (duel.card("lady-maxena")["armor"], duel.card("lady-maxena")["damage"]) == (0, 0)
    duel.play("red-hot-armor")
    assert (duel.card("lady-maxena")["damage"], duel.card("lady-maxena")["armorMax"]) == (0, 0)
    duel.expect("main")


def test_three_fates_takes_the_three_strongest() -> None:
    """The three most powerful creatures of the whole table die; the fourth lives."""
    duel = lay(
        me={"hand": ["three-fates"], "inPlay": ["troll", "shooler"]},
        foe={"inPlay": ["earthshaker", "hebe-the-huge", "charette"]},
        house="dis",
    )
    duel.play("three-fates")
    assert (duel.me.line, duel.foe.line) == (["shooler"], ["charette"])
    assert duel.me.amber == 1
    duel.expect("main")


def test_three_fates_among_equals_is_chosen() -> None:
    """KF-D5: when equals compete for the last places the active player chooses which fall."""
    duel = lay(
        me={"hand": ["three-fates"], "inPlay": ["shooler", "the-terror"]},
        foe={"inPlay": ["troll", "bumpsy", "charette"]},
        house="dis",
    )
    duel.play("three-fates")
    duel.expect("target", "three-fates")
    if "troll" in duel.options():
        duel.answer("troll")
    assert sorted(duel.options()) == ["bumpsy", "shooler", "the-terror"]
    duel.pick_all("bumpsy", "the-terror")
    assert (duel.me.line, duel.foe.line) == (["shooler"], ["charette"])
    duel.expect("main")


def test_three_fates_with_fewer_creatures_takes_them_all() -> None:
    """With two creatures in play both die."""
    duel = lay(me={"hand": ["three-fates"], "inPlay": ["shooler"]}, foe={"inPlay": ["troll"]}, house="dis")
    duel.play("three-fates")
    assert duel.me.line == duel.foe.line == []
    duel.expect("main")


def test_annihilation_ritual_purges_the_dead() -> None:
    """KF-G50: creatures dying in play are purged; cards discarded from hand and other dying cards are not."""
    duel = lay(
        me={"hand": ["fear", "flame-wreathed", "dust-imp"], "inPlay": ["annihilation-ritual", "charette"]},
        foe={"inPlay": ["troll"]},
        house="dis",
    )
    duel.play("flame-wreathed", "charette")
    duel.set("charette", amber=1)
    duel.fight("charette", "troll")
    assert duel.zone("charette") == "purged"
    assert duel.zone("flame-wreathed") == "discard"
    assert duel.foe.amber == 1
    duel.discard("dust-imp")
    assert duel.zone("dust-imp") == "discard"
    duel.play("fear", "troll")
    assert duel.zone("troll") == "hand"
    duel.expect("main")


def test_annihilation_ritual_purges_on_both_sides() -> None:
    """An enemy creature that dies goes to its owner's purged cards; its own destroyed ability still happens."""
    duel = lay(
        me={"hand": ["gateway-to-dis"], "inPlay": ["annihilation-ritual", "dust-imp"]},
        foe={"inPlay": ["troll"]},
        house="dis",
    )
    duel.play("gateway-to-dis")
    assert duel.me.cards("purged") == ["dust-imp"]
    assert duel.foe.cards("purged") == ["troll"]
    assert duel.me.amber == 2
    duel.expect("main")


def test_annihilation_ritual_purges_what_is_destroyed_together_with_it() -> None:
    """KF-D3, KF-G51: cards destroyed together leave together, whoever's they are: the ritual was there for all of them."""
    duel = lay(
        me={"inPlay": ["strange-gizmo", "batdrone", "annihilation-ritual"], "amber": 6},
        foe={"inPlay": ["troll"]},
        active=1,
    )
    duel.end("Red")
    assert duel.zone("annihilation-ritual") == "discard"
    assert duel.me.cards("purged") == ["batdrone"]
    assert duel.foe.cards("purged") == ["troll"]
    duel.expect("house")
    duel = lay(
        house="logos",
        me={"hand": ["neutron-shark"], "inPlay": ["batdrone"], "deck": ["labwork"]},
        foe={"inPlay": ["annihilation-ritual"]},
    )
    duel.play("neutron-shark", "Left", "annihilation-ritual", "batdrone")
    assert duel.zone("annihilation-ritual") == "discard"
    assert duel.me.cards("purged") == ["batdrone"]
    duel.expect("main")


def test_annihilation_ritual_spares_what_goes_elsewhere() -> None:
    """A destroyed creature that goes to its deck instead of the discard pile is not purged."""
    duel = lay(me={"inPlay": ["annihilation-ritual", "dextre"]}, foe={"inPlay": ["troll"]}, house="logos")
    duel.fight("dextre", "troll")
    assert duel.me.cards("deck") == ["dextre"]
    assert duel.me.cards("purged") == []
    duel.expect("main")


def test_dominator_bauble_uses_a_creature_of_any_house() -> None:
    """KF-63, KF-D6: its action uses a friendly creature of another house, here to reap."""
    duel = lay(me={"inPlay": ["dominator-bauble", "troll"]}, foe={"inPlay": ["bumpsy"]}, house="dis")
    duel.set("troll", damage=4)
    duel.use("dominator-bauble")
    assert duel.options() == ["troll"]
    duel.answer("troll", "reap")
    assert duel.me.amber == 1
    assert duel.card("troll")["damage"] == 1
    assert duel.card("troll")["exhausted"]
    assert duel.card("dominator-bauble")["exhausted"]
    duel.expect("main")


def test_dominator_bauble_may_send_it_to_fight() -> None:
    """The creature may be used to fight instead."""
    duel = lay(me={"inPlay": ["dominator-bauble", "troll"]}, foe={"inPlay": ["bumpsy"]}, house="dis")
    duel.use("dominator-bauble", "troll", "fight", "bumpsy")
    assert duel.zone("bumpsy") == "discard"
    assert (duel.card("troll")["damage"], duel.me.amber) == (5, 0)
    duel.expect("main")


def test_dominator_bauble_cannot_use_the_exhausted() -> None:
    """KF-D22, KF-64: an exhausted creature may be named beside another that is not, but nothing happens."""
    duel = lay(me={"inPlay": ["dominator-bauble", "troll", "charette"]}, foe={"inPlay": ["bumpsy"]}, house="dis")
    duel.set("troll", exhausted=True)
    duel.use("dominator-bauble", "troll")
    assert (duel.me.amber, duel.card("bumpsy")["damage"]) == (0, 0)
    duel.expect("main")


def test_key_to_dis_opens_in_any_house() -> None:
    """Sacrificed under any active house, it destroys each creature."""
    duel = lay(me={"inPlay": ["key-to-dis", "charette"]}, foe={"inPlay": ["troll", "cannon"]}, house="brobnar")
    duel.use("key-to-dis")
    assert duel.me.line == duel.foe.line == []
    assert duel.zone("key-to-dis") == "discard"
    assert duel.zone("cannon") == "inPlay"
    assert duel.me.chains == 0
    duel.expect("main")


def test_lash_of_broken_dreams_taxes_one_turn() -> None:
    """Keys cost nine on the opponent's next turn only: eight æmber do not suffice, then they do."""
    duel = lay(me={"inPlay": ["lash-of-broken-dreams"]}, foe={"amber": 8}, house="dis")
    duel.use("lash-of-broken-dreams")
    duel.end()
    assert (duel.foe.keys, duel.foe.amber) == (0, 8)
    assert duel.foe.key_cost == 9
    duel.expect("house")
    duel.answer("brobnar")
    duel.next_turn("dis")
    assert duel.foe.key_cost == 6
    duel.end("red")
    assert (duel.foe.keys, duel.foe.amber) == (1, 2)
    duel.expect("house")


def test_library_of_the_damned_archives_from_hand() -> None:
    """KF-G5, KF-G10: its action archives one card of any house from our hand."""
    duel = lay(me={"hand": ["fear", "troll"], "inPlay": ["library-of-the-damned"]}, house="dis")
    duel.use("library-of-the-damned")
    assert sorted(duel.options()) == ["fear", "troll"]
    duel.answer("troll")
    assert (duel.me.cards("archives"), duel.me.cards("hand")) == (["troll"], ["fear"])
    duel.expect("main")


def test_lifeward_bars_creatures_for_a_turn() -> None:
    """On their next turn the opponent plays no creature, but may play other cards; the turn after they may."""
    duel = lay(me={"inPlay": ["lifeward"]}, foe={"hand": ["troll", "warsong"]}, house="brobnar")
    duel.use("lifeward")
    assert duel.zone("lifeward") == "discard"
    duel.next_turn("brobnar")
    assert not duel.can("play", "troll")
    assert duel.can("discard", "troll")
    assert duel.can("play", "warsong")
    duel.next_turn("dis")
    duel.next_turn("brobnar")
    assert duel.can("play", "troll")
    duel.expect("main")


def test_lifeward_bars_creatures_from_the_deck_too() -> None:
    """KF-D30: a creature that an effect would play stays where it is."""
    duel = lay(me={"inPlay": ["lifeward"]}, foe={"hand": ["wild-wormhole"], "deck": ["troll"]}, house="dis")
    duel.use("lifeward")
    duel.next_turn("logos")
    duel.play("wild-wormhole")
    assert duel.foe.cards("deck") == ["troll"]
    assert duel.foe.amber == 1
    duel.expect("main")


def test_sacrificial_altar_trades_a_human_for_a_dead_creature() -> None:
    """KF-G35, KF-G58, KF-G62: a friendly Human is purged, then a creature of our discard pile is played."""
    duel = lay(
        me={"inPlay": ["sacrificial-altar", "dextre", "troll"], "discard": ["shooler", "fear", "bumpsy"]},
        foe={"amber": 4, "inPlay": ["doc-bookton"]},
        house="dis",
    )
    duel.use("sacrificial-altar")
    assert duel.options() == ["dextre"]
    duel.answer("dextre")
    assert duel.zone("dextre") == "purged"
    assert sorted(duel.options()) == ["bumpsy", "shooler"]
    duel.answer("shooler", "left")
    assert duel.me.line == ["shooler", "troll"]
    assert (duel.me.amber, duel.foe.amber) == (1, 3)
    duel.expect("main")


def test_sacrificial_altar_needs_a_human() -> None:
    """Without a friendly Human nothing is purged and nothing is played."""
    duel = lay(
        me={"inPlay": ["sacrificial-altar", "troll"], "discard": ["shooler"]},
        foe={"inPlay": ["doc-bookton"]},
        house="dis",
    )
    duel.use("sacrificial-altar")
    assert duel.zone("shooler") == "discard"
    assert duel.foe.line == ["doc-bookton"]
    duel.expect("main")


def test_screaming_cave_shuffles_everything_back() -> None:
    """Our hand and discard pile go into our deck; the archives and the opponent's cards stay."""
    duel = lay(
        me={
            "hand": ["fear", "troll"],
            "deck": ["punch"],
            "discard": ["anger"],
            "archives": ["charette"],
            "inPlay": ["screaming-cave"],
        },
        foe={"hand": ["bumpsy"], "discard": ["smith"]},
        house="dis",
    )
    duel.use("screaming-cave")
    assert sorted(duel.me.cards("deck")) == ["anger", "fear", "punch", "troll"]
    assert duel.me.cards("hand") == duel.me.cards("discard") == []
    assert duel.me.cards("archives") == ["charette"]
    assert (duel.foe.cards("hand"), duel.foe.cards("discard")) == (["bumpsy"], ["smith"])
    duel.expect("main")


def test_soul_snatcher_pays_the_owner_of_the_dead() -> None:
    """Each destroyed creature gives one to its owner, on both sides; a returned one gives nothing."""
    duel = lay(
        me={"hand": ["fear"], "inPlay": ["soul-snatcher", "charette", "the-terror"]},
        foe={"inPlay": ["troll", "bumpsy", "headhunter"]},
        house="dis",
    )
    duel.play("fear", "headhunter")
    assert (duel.me.amber, duel.foe.amber) == (0, 0)
    duel.fight("charette", "troll")
    assert (duel.me.amber, duel.foe.amber) == (1, 0)
    duel.fight("the-terror", "bumpsy")
    duel.expect("order")
    assert duel.options() == ["soul-snatcher", "soul-snatcher"]
    duel.pick(0)
    assert (duel.me.amber, duel.foe.amber) == (2, 1)
    duel.expect("main")


def test_soul_snatcher_pays_the_owner_not_the_controller() -> None:
    """KF-G18: a creature that we control but they own pays them when it dies."""
    duel = lay(
        me={"hand": ["collar-of-subordination"], "inPlay": ["soul-snatcher"]},
        foe={"inPlay": ["the-terror", "troll"]},
        house="dis",
    )
    duel.play("collar-of-subordination", "the-terror")
    duel.fight("the-terror", "troll")
    assert duel.zone("the-terror") == "discard"
    assert (duel.me.amber, duel.foe.amber) == (0, 1)
    duel.expect("main")


def test_charette_captures_three() -> None:
    """KF-G12: played, it captures three, or what the opponent has."""
    duel = lay(me={"hand": ["charette"]}, foe={"amber": 5}, house="dis")
    duel.play("charette")
    assert duel.card("charette")["amber"] == 3
    assert (duel.me.amber, duel.foe.amber) == (0, 2)
    duel = lay(me={"hand": ["charette"]}, foe={"amber": 2}, house="dis")
    duel.play("charette")
    assert (duel.card("charette")["amber"], duel.foe.amber) == (2, 0)
    duel.expect("main")


def test_drumble_captures_everything_from_seven() -> None:
    """Seven æmber are captured whole; six are left alone."""
    duel = lay(me={"hand": ["drumble"]}, foe={"amber": 7}, house="dis")
    duel.play("drumble")
    assert (duel.card("drumble")["amber"], duel.foe.amber) == (7, 0)
    assert duel.card("drumble")["keywords"] == {"elusive": 1}
    duel = lay(me={"hand": ["drumble"]}, foe={"amber": 6}, house="dis")
    duel.play("drumble")
    assert (duel.card("drumble")["amber"], duel.foe.amber) == (0, 6)
    duel.expect("main")


def test_dust_imp_leaves_two_behind() -> None:
    """Destroyed on any turn, it gives its controller two; returned to hand it gives nothing."""
    duel = lay(me={"inPlay": ["dust-imp"]}, foe={"inPlay": ["troll"]}, house="dis")
    duel.next_turn("brobnar")
    duel.fight("troll", "dust-imp")
    assert (duel.me.amber, duel.foe.amber) == (2, 0)
    duel.expect("main")
    duel = lay(me={"hand": ["hysteria"], "inPlay": ["dust-imp"]}, house="dis")
    duel.play("hysteria")
    assert duel.me.amber == 0
    duel.expect("main")


def test_eater_of_the_dead_grows_on_the_discarded() -> None:
    """Reaping or fighting, it purges a creature of either discard pile and grows by one."""
    duel = lay(
        me={"inPlay": ["eater-of-the-dead"], "discard": ["charette", "fear"]}, foe={"discard": ["troll"]}, house="dis"
    )
    duel.reap("eater-of-the-dead")
    assert sorted(duel.options()) == ["charette", "troll"]
    duel.answer("troll")
    assert duel.foe.cards("purged") == ["troll"]
    assert (duel.card("eater-of-the-dead")["powerCounters"], duel.card("eater-of-the-dead")["power"]) == (1, 5)
    duel.expect("main")
    duel = lay(me={"inPlay": ["eater-of-the-dead"]}, foe={"inPlay": ["wardrummer"]}, house="dis")
    duel.fight("eater-of-the-dead", "wardrummer", "wardrummer")
    assert duel.zone("wardrummer") == "purged"
    assert duel.card("eater-of-the-dead")["powerCounters"] == 1
    duel.expect("main")


def test_eater_of_the_dead_starves_without_creatures() -> None:
    """KF-G58: with no creature in a discard pile nothing is asked and it does not grow."""
    duel = lay(me={"inPlay": ["eater-of-the-dead"], "discard": ["fear"]}, house="dis")
    duel.reap("eater-of-the-dead")
    assert duel.card("eater-of-the-dead")["powerCounters"] == 0
    assert duel.me.amber == 1
    duel.expect("main")


def test_ember_imp_allows_the_opponent_two_cards() -> None:
    """The opponent plays two cards a turn, no third; discarding stays free, and we are not bound."""
    duel = lay(
        me={"hand": ["hysteria", "dust-imp", "pit-demon"], "inPlay": ["ember-imp"]},
        foe={"hand": ["warsong", "loot-the-bodies", "smith", "troll"]},
        house="dis",
    )
    duel.play("dust-imp", "left")
    duel.play("pit-demon", "left")
    assert duel.can("play", "hysteria")
    duel.next_turn("brobnar")
    duel.play("warsong")
    assert duel.can("play", "smith")
    duel.play("loot-the-bodies")
    assert not duel.can("play", "smith")
    assert not duel.can("play", "troll")
    assert duel.can("discard", "smith")
    duel.expect("main")


def test_ember_imp_counts_cards_from_the_deck() -> None:
    """KF-D30: a card that an effect would play as the third stays where it is."""
    duel = lay(me={"inPlay": ["ember-imp"]}, foe={"hand": ["foggify", "wild-wormhole"], "deck": ["troll"]}, house="dis")
    duel.next_turn("logos")
    duel.play("foggify")
    duel.play("wild-wormhole")
    assert duel.foe.cards("hand") == []
    assert duel.foe.cards("deck") == ["troll"]
    duel.expect("main")


def test_gabos_longarms_strikes_elsewhere() -> None:
    """Its fight damage goes to the chosen creature, while the attacked one strikes back unhurt."""
    duel = lay(me={"inPlay": ["gabos-longarms"]}, foe={"inPlay": ["wardrummer", "bumpsy", "troll"]}, house="dis")
    duel.fight("gabos-longarms", "wardrummer")
    duel.expect("target", "gabos-longarms")
    assert sorted(duel.options()) == ["bumpsy", "gabos-longarms", "troll", "wardrummer"]
    duel.answer("bumpsy")
    assert duel.zone("bumpsy") == "discard"
    assert duel.card("wardrummer")["damage"] == 0
    assert duel.card("gabos-longarms")["damage"] == 3
    duel.expect("main")


def test_gabos_longarms_may_strike_its_opponent() -> None:
    """The attacked creature itself may be chosen."""
    duel = lay(me={"inPlay": ["gabos-longarms"]}, foe={"inPlay": ["wardrummer", "bumpsy"]}, house="dis")
    duel.fight("gabos-longarms", "wardrummer", "wardrummer")
    assert duel.zone("wardrummer") == "discard"
    assert duel.card("bumpsy")["damage"] == 0
    duel.expect("main")


def test_gabos_longarms_reaches_past_an_elusive_target() -> None:
    """KF-D13: elusive spares the two fighters of this attack; the damage sent elsewhere is dealt."""
    duel = lay(me={"inPlay": ["gabos-longarms"]}, foe={"inPlay": ["faygin", "bumpsy"]}, house="dis")
    duel.fight("gabos-longarms", "faygin", "bumpsy")
    assert duel.zone("bumpsy") == "discard"
    assert duel.card("gabos-longarms")["damage"] == duel.card("faygin")["damage"] == 0
    duel.expect("main")


def test_gabos_longarms_does_not_reach_an_elusive_target_itself() -> None:
    """KF-G33, KF-D13: the elusive creature that is attacked takes no damage by power, though it is the one chosen."""
    duel = lay(me={"inPlay": ["gabos-longarms"]}, foe={"inPlay": ["faygin", "bumpsy"]}, house="dis")
    duel.fight("gabos-longarms", "faygin", "faygin")
    assert duel.foe.line == ["faygin", "bumpsy"]
    assert duel.card("gabos-longarms")["damage"] == duel.card("faygin")["damage"] == 0
    duel.expect("main")


def test_overlord_greking_raises_the_fallen() -> None:
    """KF-G35, KF-G18: an enemy destroyed fighting it enters play on our side, exhausted, without its play effect."""
    duel = lay(me={"inPlay": ["overlord-greking"]}, foe={"amber": 3, "inPlay": ["bumpsy"]}, house="dis")
    duel.set("bumpsy", amber=2)
    duel.fight("overlord-greking", "bumpsy", "left")
    assert duel.me.line == ["bumpsy", "overlord-greking"]
    bumpsy = duel.card("bumpsy")
    assert (bumpsy["controller"], bumpsy["owner"], bumpsy["exhausted"], bumpsy["damage"]) == (0, 1, True, 0)
    assert (duel.me.amber, duel.foe.amber) == (2, 3)
    assert duel.card("overlord-greking")["damage"] == 5
    duel.expect("main")


def test_overlord_grekings_conquest_enters_play() -> None:
    """What it raises has entered play: whatever greets newcomers greets it."""
    duel = lay(me={"inPlay": ["overlord-greking", "autocannon"]}, foe={"inPlay": ["bumpsy"]}, house="dis")
    duel.fight("overlord-greking", "bumpsy", "right")
    assert duel.me.line == ["overlord-greking", "bumpsy"]
    assert duel.card("bumpsy")["damage"] == 1
    duel.expect("main")


def test_overlord_greking_must_survive() -> None:
    """If both fall, the enemy stays in its owner's discard pile."""
    duel = lay(me={"inPlay": ["overlord-greking"]}, foe={"inPlay": ["earthshaker"]}, house="dis")
    duel.fight("overlord-greking", "earthshaker")
    assert duel.zone("overlord-greking") == duel.zone("earthshaker") == "discard"
    duel.expect("main")


def test_guardian_demon_moves_damage() -> None:
    """Up to two damage are healed from one creature and dealt to another."""
    duel = lay(
        me={"hand": ["guardian-demon"], "inPlay": ["troll"]}, foe={"inPlay": ["bumpsy", "silvertooth"]}, house="dis"
    )
    duel.set("troll", damage=3)
    duel.play("guardian-demon", "left", "troll", "2")
    assert "troll" not in duel.options()
    duel.answer("silvertooth")
    assert duel.card("troll")["damage"] == 1
    assert duel.zone("silvertooth") == "discard"
    assert duel.card("bumpsy")["damage"] == 0
    duel.expect("main")


def test_guardian_demon_deals_only_what_it_healed() -> None:
    """A creature with a single damage gives only one to move, on a reap as well."""
    duel = lay(me={"inPlay": ["guardian-demon", "troll"]}, foe={"inPlay": ["bumpsy"]}, house="dis")
    duel.set("troll", damage=1)
    duel.reap("guardian-demon", "troll", "1", "bumpsy")
    assert (duel.card("troll")["damage"], duel.card("bumpsy")["damage"]) == (0, 1)
    assert duel.me.amber == 1
    duel.expect("main")


def test_master_of_1_destroys_power_one() -> None:
    """Its reap may destroy a creature of exactly one power."""
    duel = lay(me={"inPlay": ["master-of-1"]}, foe={"inPlay": ["dust-pixie", "silvertooth", "wardrummer"]}, house="dis")
    duel.reap("master-of-1")
    assert duel.options() == ["dust-pixie"]
    assert duel.decision["min"] == 0
    duel.answer("dust-pixie")
    assert duel.zone("dust-pixie") == "discard"
    assert duel.me.amber == 1
    duel.expect("main")


def test_master_of_2_destroys_power_two() -> None:
    """Its reap may destroy a creature of exactly two power, counters included."""
    duel = lay(me={"inPlay": ["master-of-2"]}, foe={"inPlay": ["dust-pixie", "silvertooth", "wardrummer"]}, house="dis")
    duel.set("dust-pixie", powerCounters=1)
    duel.reap("master-of-2")
    assert sorted(duel.options()) == ["dust-pixie", "silvertooth"]
    duel.answer("none")
    assert duel.foe.line == ["dust-pixie", "silvertooth", "wardrummer"]
    duel.expect("main")


def test_master_of_3_destroys_power_three() -> None:
    """Its reap may destroy a creature of exactly three power, a friendly one too."""
    duel = lay(me={"inPlay": ["master-of-3", "dextre"]}, foe={"inPlay": ["silvertooth", "wardrummer"]}, house="dis")
    duel.reap("master-of-3")
    assert sorted(duel.options()) == ["dextre", "wardrummer"]
    duel.answer("wardrummer")
    assert duel.foe.line == ["silvertooth"]
    duel.expect("main")


def test_pit_demon_steals_with_its_action() -> None:
    """Its action steals one instead of reaping; from an empty pool nothing comes."""
    duel = lay(me={"inPlay": ["pit-demon"]}, foe={"amber": 2}, house="dis")
    duel.use("pit-demon")
    assert (duel.me.amber, duel.foe.amber) == (1, 1)
    assert duel.card("pit-demon")["exhausted"]
    duel = lay(me={"inPlay": ["pit-demon"]}, house="dis")
    duel.use("pit-demon")
    assert (duel.me.amber, duel.foe.amber) == (0, 0)
    duel.expect("main")


def test_pitlord_binds_its_controller_to_dis() -> None:
    """While it is in play only Dis may be chosen; once it has left, all three houses."""
    duel = lay(me={"inPlay": ["pitlord"]}, house=None)
    assert [name.lower() for name in duel.options()] == ["dis"]
    duel.answer("dis")
    assert duel.card("pitlord")["keywords"] == {"taunt": 1}
    duel.end()
    assert len(duel.options()) == 3
    duel.expect("house")


def test_pitlord_binds_whoever_controls_it() -> None:
    """Taken by the opponent, it frees its owner and binds its new controller."""
    duel = lay(
        me={"hand": ["collar-of-subordination"], "houses": ["dis", "mars", "logos"]},
        foe={"inPlay": ["pitlord"]},
        house="dis",
    )
    duel.play("collar-of-subordination", "pitlord")
    duel.end()
    assert len(duel.options()) == 3
    duel.answer("logos")
    duel.end()
    assert [name.lower() for name in duel.options()] == ["dis"]
    duel.expect("house")


def test_pitlord_pays_two_when_played() -> None:
    """Its bonus is two æmber."""
    duel = lay(me={"hand": ["pitlord"]}, house="dis")
    duel.play("pitlord")
    assert duel.me.amber == 2
    duel.expect("main")


def test_restringuntus_forbids_a_house() -> None:
    """The opponent cannot choose the named house until Restringuntus leaves play."""
    duel = lay(me={"hand": ["restringuntus"]}, foe={"inPlay": ["troll", "the-terror"]}, house="dis")
    duel.play("restringuntus")
    duel.expect("choice", "restringuntus")
    assert sorted(name.lower() for name in duel.options()) == sorted(HOUSES)
    duel.answer("brobnar")
    duel.end()
    assert sorted(name.lower() for name in duel.options()) == ["dis", "logos"]
    duel.answer("dis")
    duel.next_turn("dis")
    duel.end()
    assert sorted(name.lower() for name in duel.options()) == ["dis", "logos"]
    duel.answer("dis")
    duel.fight("the-terror", "restringuntus")
    duel.next_turn("dis")
    duel.end()
    assert sorted(name.lower() for name in duel.options()) == ["brobnar", "dis", "logos"]
    duel.expect("house")


def test_restringuntus_against_pitlord_leaves_no_house() -> None:
    """KF-F7, KF-G15: bound to Dis and forbidden Dis, the opponent takes the turn without an active house."""
    duel = lay(me={"hand": ["restringuntus"]}, foe={"hand": ["anger", "fear"], "inPlay": ["pitlord"]}, house="dis")
    duel.play("restringuntus", "dis")
    duel.end()
    assert duel.view["active"] == 1
    assert duel.foe.house is None
    assert duel.options() == ["end"]
    duel.expect("main")


def test_shaffles_gnaws_at_the_end_of_our_turn() -> None:
    """KF-G28: the opponent loses one at the end of our turns, not of theirs."""
    duel = lay(me={"amber": 2, "inPlay": ["shaffles"]}, foe={"amber": 3}, house="dis")
    duel.next_turn("brobnar")
    assert (duel.me.amber, duel.foe.amber) == (2, 2)
    duel.next_turn("dis")
    assert (duel.me.amber, duel.foe.amber) == (2, 2)
    duel.expect("main")


def test_shaffles_and_another_end_of_turn_are_ordered() -> None:
    """With one æmber left, the active player decides whether it is captured or lost."""
    duel = lay(me={"hand": ["warsong"], "inPlay": ["shaffles", "rogue-ogre"]}, foe={"amber": 1})
    duel.play("warsong")
    duel.end()
    duel.expect("order")
    duel.answer("rogue-ogre")
    assert (duel.card("rogue-ogre")["amber"], duel.foe.amber) == (1, 0)
    duel.expect("house")


def test_shooler_steals_from_four() -> None:
    """Played against four æmber it steals one; against three nothing."""
    duel = lay(me={"hand": ["shooler"]}, foe={"amber": 4}, house="dis")
    duel.play("shooler")
    assert (duel.me.amber, duel.foe.amber) == (1, 3)
    duel = lay(me={"hand": ["shooler"]}, foe={"amber": 3}, house="dis")
    duel.play("shooler")
    assert (duel.me.amber, duel.foe.amber) == (0, 3)
    duel.expect("main")


def test_snudge_returns_an_artifact_or_a_flank() -> None:
    """Reaping or fighting, it returns any artifact or any flank creature; the middle is out of reach."""
    duel = lay(
        me={"inPlay": ["charette", "snudge", "shooler", "lifeward"]},
        foe={"inPlay": ["troll", "bumpsy", "headhunter", "cannon"]},
        house="dis",
    )
    duel.reap("snudge")
    assert sorted(duel.options()) == ["cannon", "charette", "headhunter", "lifeward", "shooler", "troll"]
    duel.answer("cannon")
    assert duel.foe.cards("hand") == ["cannon"]
    duel.expect("main")
    duel = lay(me={"inPlay": ["snudge"]}, foe={"inPlay": ["wardrummer", "bumpsy", "headhunter"]}, house="dis")
    duel.fight("snudge", "wardrummer", "headhunter")
    assert duel.foe.cards("hand") == ["headhunter"]
    duel.expect("main")


def test_stealer_of_souls_purges_the_fallen() -> None:
    """An enemy destroyed fighting it is purged and gives one; if it falls too, neither happens."""
    duel = lay(me={"inPlay": ["stealer-of-souls"]}, foe={"inPlay": ["bumpsy"]}, house="dis")
    duel.fight("stealer-of-souls", "bumpsy")
    assert duel.foe.cards("purged") == ["bumpsy"]
    assert duel.me.amber == 1
    duel = lay(me={"inPlay": ["stealer-of-souls"]}, foe={"inPlay": ["hebe-the-huge"]}, house="dis")
    duel.fight("stealer-of-souls", "hebe-the-huge")
    assert duel.zone("hebe-the-huge") == duel.zone("stealer-of-souls") == "discard"
    assert duel.me.amber == 0
    duel.expect("main")


def test_succubus_shortens_the_opponents_hand() -> None:
    """The opponent refills to five; we refill to six."""
    cards = ["anger"] * 8
    duel = lay(me={"deck": cards, "inPlay": ["succubus"]}, foe={"deck": cards}, house="dis")
    duel.next_turn("brobnar")
    assert len(duel.me.cards("hand")) == 6
    duel.end()
    assert len(duel.foe.cards("hand")) == 5
    duel.expect("house")


def test_tentacus_takes_a_toll_on_artifacts() -> None:
    """KF-G44, KF-G58: the opponent pays us one to use an artifact, and cannot use it without; we pay nothing."""
    duel = lay(
        me={"inPlay": ["tentacus", "library-of-the-damned"]},
        foe={"amber": 1, "inPlay": ["cannon", "gauntlet-of-command", "bumpsy"]},
        house="dis",
    )
    duel.use("library-of-the-damned")
    assert (duel.me.amber, duel.foe.amber) == (0, 1)
    duel.next_turn("brobnar")
    duel.use("cannon", "tentacus")
    assert (duel.me.amber, duel.foe.amber) == (1, 0)
    assert duel.card("tentacus")["damage"] == 2
    assert not duel.can("action", "gauntlet-of-command")
    assert duel.can("reap", "bumpsy")
    duel.expect("main")


def test_tentacus_takes_its_toll_for_omni_abilities_too() -> None:
    """Any use of an artifact is charged, and each Tentacus charges."""
    duel = lay(me={"inPlay": ["tentacus"]}, foe={"inPlay": ["screechbomb"]}, house="dis")
    duel.next_turn("brobnar")
    assert duel.options() == ["end"]
    duel = lay(me={"inPlay": ["tentacus", "tentacus"]}, foe={"amber": 3, "inPlay": ["library-of-babble"]}, house="dis")
    duel.next_turn("logos")
    duel.use("library-of-babble")
    assert (duel.me.amber, duel.foe.amber) == (2, 1)
    duel = lay(me={"inPlay": ["tentacus", "tentacus"]}, foe={"amber": 1, "inPlay": ["library-of-babble"]}, house="dis")
    duel.next_turn("logos")
    assert duel.options() == ["end"]
    duel.expect("main")


def test_the_terror_thrives_on_the_penniless() -> None:
    """Played against an empty pool it gains two; against one æmber nothing."""
    duel = lay(me={"hand": ["the-terror"]}, house="dis")
    duel.play("the-terror")
    assert (duel.me.amber, duel.foe.amber) == (2, 0)
    duel = lay(me={"hand": ["the-terror"]}, foe={"amber": 1}, house="dis")
    duel.play("the-terror")
    assert (duel.me.amber, duel.foe.amber) == (0, 1)
    duel.expect("main")


def test_tocsin_discards_a_random_card() -> None:
    """Its reap costs the opponent one random card."""
    duel = lay(me={"hand": ["fear"], "inPlay": ["tocsin"]}, foe={"hand": ["anger", "troll"]}, house="dis")
    duel.reap("tocsin")
    assert duel.me.amber == 1
    assert len(duel.foe.cards("hand")) == len(duel.foe.cards("discard")) == 1
    assert duel.me.cards("hand") == ["fear"]
    duel.expect("main")


def test_tolas_pays_the_opponent_of_the_dead() -> None:
    """Each destroyed creature gives one to the opponent of its controller, whichever side it was on."""
    duel = lay(me={"inPlay": ["tolas", "charette"]}, foe={"inPlay": ["troll"]}, house="dis")
    assert duel.card("tolas")["keywords"] == {"elusive": 1}
    duel.fight("charette", "troll")
    assert (duel.me.amber, duel.foe.amber) == (0, 1)
    duel.expect("main")
    duel = lay(me={"inPlay": ["tolas", "shooler"]}, foe={"inPlay": ["wardrummer"]}, house="dis")
    duel.fight("shooler", "wardrummer")
    assert (duel.me.amber, duel.foe.amber) == (1, 0)
    duel.expect("main")


def test_truebaru_costs_three_and_repays_five() -> None:
    """It cannot be played with two æmber; with three they are lost; destroyed it gives five."""
    duel = lay(me={"amber": 2, "hand": ["truebaru"]}, house="dis")
    assert not duel.can("play", "truebaru")
    assert duel.can("discard", "truebaru")
    duel = lay(me={"amber": 3, "hand": ["truebaru"]}, foe={"inPlay": ["troll"]}, house="dis")
    duel.play("truebaru")
    assert (duel.me.amber, duel.foe.amber) == (0, 0)
    assert duel.card("truebaru")["keywords"] == {"taunt": 1}
    duel.next_turn("brobnar")
    duel.fight("troll", "truebaru")
    assert duel.zone("truebaru") == "discard"
    assert (duel.me.amber, duel.foe.amber) == (5, 0)
    duel.expect("main")


def test_collar_of_subordination_gives_control() -> None:
    """KF-G18: the enemy creature joins a flank of our line as it is, and is ours to use; dead, it goes to its owner."""
    duel = lay(
        me={"hand": ["collar-of-subordination", "hand-of-dis"], "inPlay": ["charette", "shooler"]},
        foe={"inPlay": ["the-terror", "troll"]},
        house="dis",
    )
    duel.play("collar-of-subordination", "the-terror")
    duel.expect("flank")
    duel.answer("left")
    assert duel.me.line == ["the-terror", "charette", "shooler"]
    assert duel.card("the-terror")["controller"] == 0
    duel.fight("the-terror", "troll")
    assert duel.card("troll")["damage"] == 5
    assert duel.foe.cards("discard") == ["the-terror"]
    assert duel.zone("collar-of-subordination") == "discard"
    assert "collar-of-subordination" in duel.me.cards("discard")
    duel.expect("main")


def test_collar_of_subordination_takes_the_aember_along() -> None:
    """Æmber stays on the creature; when it dies under our control it goes to our opponent."""
    duel = lay(me={"hand": ["collar-of-subordination"]}, foe={"inPlay": ["the-terror", "troll"]}, house="dis")
    duel.set("the-terror", amber=2)
    duel.play("collar-of-subordination", "the-terror")
    assert duel.card("the-terror")["amber"] == 2
    duel.fight("the-terror", "troll")
    assert (duel.me.amber, duel.foe.amber) == (0, 2)
    duel.expect("main")


def test_collar_of_subordination_on_our_own_creature_moves_nothing() -> None:
    """A creature already ours stays in its place, and no flank is asked."""
    duel = lay(me={"hand": ["collar-of-subordination"], "inPlay": ["charette", "shooler", "the-terror"]}, house="dis")
    duel.play("collar-of-subordination", "shooler")
    assert duel.me.line == ["charette", "shooler", "the-terror"]
    duel.expect("main")


def test_flame_wreathed_strengthens_and_burns() -> None:
    """Two power more, and an attacker takes two damage before the fight."""
    duel = lay(me={"hand": ["flame-wreathed"], "inPlay": ["charette"]}, foe={"inPlay": ["silvertooth"]}, house="dis")
    duel.play("flame-wreathed", "charette")
    assert duel.me.amber == 1
    assert duel.card("charette")["power"] == 6
    assert duel.card("charette")["keywords"] == {"hazardous": 2}
    duel.next_turn("shadows")
    duel.fight("silvertooth", "charette")
    assert duel.zone("silvertooth") == "discard"
    assert duel.card("charette")["damage"] == 0
    duel.expect("main")
