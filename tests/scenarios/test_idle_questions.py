"""KF-D37: what cannot matter is not asked, and what can, is."""

import pytest

from tests.games.keyforge.table import veiled
from tests.scenarios.referee import Scenario, lay
from veillee.games.keyforge.voice.prompts import MAIN, ORDER, TARGET


@pytest.mark.parametrize("pool", [0, 1])
def test_a_capture_asks_where_there_is_something_to_take(pool: int) -> None:
    """KF-D37: Terms of Redress against an empty pool, and against 1 Æ."""
    duel = lay(
        house="sanctum",
        me={"hand": ["terms-of-redress"], "inPlay": ["troll", "bumpsy"]},
        foe={"amber": pool},
    )
    duel.play("terms-of-redress")
    duel.expect("target" if pool else "main")


@pytest.mark.parametrize("pool", [0, 1])
def test_a_capture_from_ones_own_side_looks_at_that_pool(pool: int) -> None:
    """KF-D37: Mindwarper has an enemy creature capture from its own side; the active player's pool has no part in it."""
    duel = lay(
        house="mars",
        me={"amber": 3, "inPlay": ["mindwarper"]},
        foe={"amber": pool, "inPlay": ["troll", "bumpsy"]},
    )
    duel.use("mindwarper")
    duel.expect("target" if pool else "main")


def test_raiders_are_as_many_as_there_is_aember_for() -> None:
    """KF-D37, KF-D12: three creatures in excess and one Æ: one raider is chosen; with none, nobody."""
    me = {"hand": ["unguarded-camp"], "inPlay": ["troll", "bumpsy", "krump"]}
    duel = lay(me=me, foe={"amber": 1})
    duel.play("unguarded-camp")
    assert (duel.decision["min"], duel.decision["max"]) == (1, 1)
    duel.answer("krump")
    assert duel.card("krump")["amber"] == 1
    duel = lay(me=me, foe={"amber": 0})
    duel.play("unguarded-camp")
    duel.expect("main")


CASES = [
    # the card that asks, its house, what it does to the target: where it makes no difference, where it does
    ("hallowed-blaster", "sanctum", {"damage": 0}, {"damage": 1}),
    ("smaaash", "brobnar", {"stunned": True}, {"stunned": False}),
    ("john-smyth", "mars", {"exhausted": False}, {"exhausted": True}),
    ("nocturnal-maneuver", "untamed", {"exhausted": True}, {"exhausted": False}),
    ("martian-hounds", "mars", {"damage": 0}, {"damage": 1}),
]


@pytest.mark.parametrize(("card", "house", "same", "other"), CASES)
def test_targets_that_would_all_stay_as_they_are(
    card: str, house: str, same: dict[str, object], other: dict[str, object]
) -> None:
    """KF-D37: with two targets that the effect would leave as they are nobody is asked; with one that it would not, who chooses."""
    for facts, kind in ((same, "main"), (other, "target")):
        duel = lay(
            house=house,
            me={"hand": [card], "inPlay": [card] if card in ("hallowed-blaster", "john-smyth") else []},
            foe={"inPlay": ["tunk", "zorg"]},
        )
        duel.set("tunk", **same)
        duel.set("zorg", **facts)
        if card == "john-smyth":
            duel.reap(card)
        elif card == "hallowed-blaster":
            duel.use(card)
        else:
            duel.play(card)
            if card == "smaaash" and kind == "main":
                # the giant itself is a target, and not stunned
                assert duel.options() == ["smaaash", "tunk", "zorg"]
                continue
        duel.expect(kind)


def test_nobody_to_use_and_nobody_to_fight() -> None:
    """KF-D37, KF-D22: creatures that could do nothing are not chosen; where one could, all may be named."""
    duel = lay(house="dis", me={"inPlay": ["dominator-bauble", "troll", "bumpsy"]})
    for name in ("troll", "bumpsy"):
        duel.set(name, exhausted=True)
    duel.use("dominator-bauble")
    duel.expect("main")
    duel = lay(me={"hand": ["anger"], "inPlay": ["troll", "bumpsy"]})
    duel.play("anger")
    duel.expect("main")
    duel = lay(me={"hand": ["anger"], "inPlay": ["troll", "bumpsy"]})
    duel.set("troll", exhausted=True)
    duel.play("anger", "troll")
    assert not duel.card("troll")["exhausted"]
    duel.expect("main")


def test_damage_that_nobody_would_take() -> None:
    """KF-D37: all creatures are friends that cannot be hurt this turn."""
    duel = lay(house="sanctum", me={"hand": ["shield-of-justice", "punch"], "inPlay": ["troll", "bumpsy"]})
    duel.set("punch", house="sanctum")
    duel.play("shield-of-justice")
    duel.play("punch")
    duel.expect("main")


def test_what_is_chosen_for_something_else_too_is_asked() -> None:
    """KF-D37: Gongoozle's creature cannot be hurt, yet its owner discards; Bigtwig exhausts whom it cannot stun."""
    duel = lay(
        house="sanctum",
        me={"hand": ["shield-of-justice", "gongoozle", "anger"], "inPlay": ["troll", "bumpsy"]},
    )
    duel.set("gongoozle", house="sanctum")
    duel.play("shield-of-justice")
    duel.play("gongoozle", "troll")
    assert duel.me.cards("hand") == []
    duel = lay(house="untamed", me={"inPlay": ["bigtwig"]}, foe={"inPlay": ["troll"]})
    duel.set("troll", stunned=True)
    duel.reap("bigtwig", "troll")
    assert duel.card("troll")["exhausted"]
    duel = lay(house="dis", me={"hand": ["poltergeist"]}, foe={"inPlay": ["banner-of-battle", "iron-obelisk"]})
    duel.play("poltergeist", "iron-obelisk")
    assert duel.zone("iron-obelisk") == "discard"
    duel.expect("main")


def open_at_a_table(duel: Scenario, act: str, card: str) -> object:
    """The prompt that is open at a table between people once a card has been played or has reaped."""
    live = veiled(duel)
    assert live.pending is not None
    options = [option["id"] for option in duel.decision["options"] if option.get("act") == act]
    keys = [option["card"] for option in duel.decision["options"] if option.get("act") == act]
    chosen = live.pending.options[0][options[keys.index(duel.key_for(act, card))]]
    live.answer(live.pending.seats[0], live.number, chosen)
    assert live.pending is not None
    return live.pending.prompt


def test_the_order_of_identical_abilities_is_for_referees() -> None:
    """KF-D37: of two Library Accesses each draws a card; a referee is asked which first, a table is not."""
    duel = lay(
        house="logos",
        me={"hand": ["library-access", "library-access", "labwork", "batdrone"], "deck": ["troll", "bumpsy", "anger"]},
    )
    duel.play("library-access")
    duel.play("library-access")
    assert open_at_a_table(duel, "play", "labwork") is TARGET
    duel.play("labwork")
    duel.expect("order")


def test_different_abilities_are_put_in_order_at_a_table_too() -> None:
    """KF-G34: a creature with a "Reap:" of its own and another that it was given."""
    duel = lay(house="logos", me={"inPlay": ["ganymede-archivist", "rocket-boots"], "hand": ["anger"]})
    assert open_at_a_table(duel, "reap", "ganymede-archivist") is ORDER


def test_a_choice_that_always_means_the_same_creatures() -> None:
    """KF-D37: two creatures side by side: Tremor stuns both, whichever is chosen; with a third it matters."""
    two = lay(me={"hand": ["tremor"]}, foe={"inPlay": ["troll", "bumpsy"]})
    assert open_at_a_table(two, "play", "tremor") is MAIN
    three = lay(me={"hand": ["tremor"]}, foe={"inPlay": ["troll", "bumpsy", "krump"]})
    assert open_at_a_table(three, "play", "tremor") is TARGET
    two.play("tremor", "troll")
    assert [two.card(name)["stunned"] for name in ("troll", "bumpsy")] == [True, True]
    two.expect("main")
    bolt = lay(house="logos", me={"hand": ["twin-bolt-emission"]}, foe={"inPlay": ["troll", "bumpsy"]})
    assert open_at_a_table(bolt, "play", "twin-bolt-emission") is MAIN
