"""The examples of the rules page, played."""

from tests.scenarios.referee import lay

THREE = ["brobnar", "dis", "shadows"]


def test_thirteen_aember_one_key() -> None:
    """KF-E1: seven are left, and the turn goes on."""
    duel = lay(me={"houses": THREE}, foe={"amber": 13, "houses": THREE})
    duel.end()
    duel.answer("Blue")
    assert (duel.foe.keys, duel.foe.amber) == (1, 7)
    duel.expect("house")


def test_what_the_knight_had_taken() -> None:
    """KF-E2: its æmber comes to me, and the Troll stays."""
    duel = lay(me={"inPlay": ["troll"]}, foe={"inPlay": ["raiding-knight"]})
    duel.set("raiding-knight", amber=1)
    duel.fight("troll", "raiding-knight")
    assert duel.zone("raiding-knight") == "discard"
    assert duel.me.amber == 1
    assert duel.card("troll")["damage"] == 4
    duel.expect("main")


def test_anger_with_nobody_to_fight() -> None:
    """KF-E3: the Troll is ready, and may reap."""
    duel = lay(me={"hand": ["anger"], "inPlay": ["troll"]})
    duel.set("troll", exhausted=True)
    duel.play("anger", "troll")
    assert duel.me.amber == 1
    duel.reap("troll")
    assert duel.me.amber == 2
    duel.expect("main")
