"""Rules and decisions of the page that no card's own test is about."""

from collections import Counter

from tests.scenarios.referee import lay
from veillee.core.dice import FastDice
from veillee.games.keyforge.cards.catalog import AS_CORRECTED, AS_PRINTED, CARDS
from veillee.games.keyforge.decks.generator import make_deck
from veillee.games.keyforge.rules.setup import new
from veillee.games.keyforge.rules.terms import COMMON, RARE, UNCOMMON


def test_the_first_player_is_drawn() -> None:
    """KF-10, KF-D31: chance alone names who begins, in every match."""
    first: set[int] = set()
    for seed in range(32):
        duel = new(2, FastDice(seed), {}, True)
        duel.step()
        first.add(duel.active)
    assert first == {0, 1}


def test_new_decks_follow_rarity() -> None:
    """KF-G52: commons are found most often, then uncommons, then rares."""
    found: Counter[int] = Counter()
    for seed in range(20):
        found.update(AS_PRINTED[face].rarity for face in make_deck(FastDice(seed)).faces)
    assert found[COMMON] > found[UNCOMMON] > found[RARE] > 0


def test_only_cards_under_one_s_own_control_are_used() -> None:
    """KF-65: ready cards of the active house on the other side are not on offer."""
    duel = lay(foe={"inPlay": ["troll", "cannon", "screechbomb"]})
    assert duel.options() == ["end"]
    duel.expect("main")


def test_an_ability_reaches_cards_in_play_only() -> None:
    """KF-G10: destroying each creature leaves those in hands, decks and archives alone."""
    duel = lay(
        house="dis",
        me={"hand": ["gateway-to-dis", "shooler"], "inPlay": ["charette"]},
        foe={"hand": ["troll"], "deck": ["bumpsy"], "archives": ["umbra"], "inPlay": ["krump"]},
    )
    duel.play("gateway-to-dis")
    assert (duel.me.line, duel.foe.line) == ([], [])
    assert duel.me.cards("hand") == ["shooler"]
    assert [duel.foe.cards(zone) for zone in ("hand", "deck", "archives")] == [["troll"], ["bumpsy"], ["umbra"]]
    duel.expect("main")


def test_what_is_destroyed_too_still_reacts() -> None:
    """KF-D3: Tolas counts every creature that dies with it, and its own death."""
    duel = lay(house="dis", me={"hand": ["gateway-to-dis"], "inPlay": ["tolas"]}, foe={"inPlay": ["troll"]})
    duel.play("gateway-to-dis")
    duel.expect("order")
    duel.answer("tolas")
    assert duel.zone("tolas") == duel.zone("troll") == "discard"
    assert (duel.me.amber, duel.foe.amber) == (1, 1)
    duel.expect("main")


def test_one_way_to_use_a_creature_is_not_asked() -> None:
    """KF-D6: with nobody to fight, the creature reaps without a question."""
    duel = lay(house="dis", me={"inPlay": ["dominator-bauble", "krump"]})
    duel.use("dominator-bauble", "krump")
    assert duel.me.amber == 1
    duel.expect("main")


def test_a_gained_ability_speaks_as_its_creature() -> None:
    """KF-D7: the question of an upgrade's ability comes from the creature that wears it."""
    duel = lay(house="shadows", me={"inPlay": ["dodger", "silent-dagger"]}, foe={"inPlay": ["troll"]})
    duel.reap("dodger")
    duel.expect("target", "dodger")


def test_a_stunned_creature_with_omni_recovers_under_any_house() -> None:
    """KF-D8: its stun can be shaken off whenever its Omni ability could be used."""
    duel = lay(house="brobnar", me={"inPlay": ["deipno-spymaster", "umbra"]})
    duel.set("deipno-spymaster", stunned=True)
    duel.set("umbra", stunned=True)
    assert sorted(duel.options()) == ["end", "unstun deipno-spymaster"]
    duel.unstun("deipno-spymaster")
    assert (duel.card("deipno-spymaster")["stunned"], duel.card("deipno-spymaster")["exhausted"]) == (False, True)
    duel.expect("main")


def test_faygin_leaves_the_enemy_s_urchins() -> None:
    """KF-D15: an Urchin of the other player is not on offer, in play or discarded."""
    duel = lay(
        house="shadows",
        me={"inPlay": ["faygin"], "discard": ["urchin"]},
        foe={"inPlay": ["urchin"], "discard": ["urchin"]},
    )
    duel.reap("faygin")
    assert [option["card"] for option in duel.decision["options"]] == [duel.key("urchin@me")]
    duel.answer("urchin@me")
    assert duel.me.cards("hand") == ["urchin"]
    duel.expect("main")


def test_a_searched_deck_is_shuffled() -> None:
    """KF-G14, KF-D21: the deck holds the same cards in another order, though nothing was found."""
    deck = ["anger", "punch", "troll", "bumpsy", "krump", "umbra", "dodger", "urchin", "charette", "shooler", "mother"]
    duel = lay(house="logos", me={"hand": ["help-from-future-self"], "deck": deck})
    duel.play("help-from-future-self")
    assert duel.me.cards("deck") != deck
    assert sorted(duel.me.cards("deck")) == sorted(deck)
    duel.expect("main")


def test_evasion_sigil_makes_a_new_deck() -> None:
    """KF-D23: with the deck empty, the discard pile is shuffled first and its top card discarded."""
    duel = lay(
        house="brobnar", me={"inPlay": ["krump"], "discard": ["anger"]}, foe={"inPlay": ["evasion-sigil", "tocsin"]}
    )
    duel.fight("krump", "tocsin")
    assert duel.me.cards("discard") == ["anger"]
    assert duel.card("krump")["exhausted"]
    assert duel.zone("tocsin") == "inPlay"
    duel.expect("main")


def test_seven_cards_have_been_corrected() -> None:
    """KF-D19: a table plays the printed cards unless it asks for the corrected ones."""
    assert [card.number for card in CARDS if card.errata is not None] == [64, 115, 157, 183, 208, 267, 303]
    assert new(2, FastDice(1), {}, True).prints is AS_PRINTED
    assert new(2, FastDice(1), {"errata": "current"}, True).prints is AS_CORRECTED
