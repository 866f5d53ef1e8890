"""What the Rector's events do."""

import pytest

from tests.games.rose_noire.position import (
    KEYS,
    RECTOR,
    asked,
    dead,
    keys,
    mask,
    offers,
    play,
    position,
    sees_hand,
    sees_pile,
    suspect,
    telling,
    told_to,
)
from veillee.core.match import SPECTATOR
from veillee.games.rose_noire.cards.orders import ORDERS, Order
from veillee.games.rose_noire.rules.inquiry import IN_THE_OPEN
from veillee.games.rose_noire.rules.match import RoseNoire
from veillee.games.rose_noire.words.orders import Draw, Lock


def dusk(hand: str, piles: dict[str, str] | None = None) -> RoseNoire:
    return position(phase="dusk", hands={RECTOR: hand}, piles=piles)


def word_of(key: str) -> object:
    return next(one.word for one in ORDERS if one.key == key)


def test_an_execution_is_seen_by_all() -> None:
    """ROS-170, ROS-74: any living suspect dies at once, the clues shuffled into the cemetery."""
    m = position(phase="dusk", hands={RECTOR: "gallows"}, dead="maelle", piles={"odile": "guard round"})
    assert offers(m, RECTOR, "play gallows") == [f"at {key}" for key in KEYS if key != "maelle"]
    told = telling(m, "play gallows", "at odile")
    assert dead(m) == ["maelle", "odile"]
    assert sorted(keys(m, m.cemetery)) == ["guard", "round"]
    assert "executed" in told_to(told, SPECTATOR)
    assert m.record[-1].card == IN_THE_OPEN
    assert asked(m) == "discard-more"


def test_locked_doors_stay_locked_until_the_next_evening() -> None:
    """ROS-171: different suspects, dead or alive; one may still take or peek there."""
    locks = word_of("locks")
    assert isinstance(locks, Lock)
    shut = KEYS[: locks.count]
    m = position(3, phase="dusk", turn=1, hands={RECTOR: "locks silence", 2: "passkey"}, piles={KEYS[0]: "guard"})
    assert f"at {KEYS[0]}" not in offers(m, RECTOR, "play locks", f"at {KEYS[0]}")
    play(m, "play locks", *[f"at {key}" for key in shut], "done")
    assert m.acting == 2
    assert [word for word in offers(m, 2) if word.startswith("visit")] == [
        f"visit {key}" for key in KEYS[locks.count :]
    ]
    play(m, "play passkey", f"at {KEYS[0]}", "visit odile", "end", "visit lubin", "end")
    assert m.locked == 0


def test_with_every_door_locked_there_is_none_to_lock() -> None:
    """ROS-171, ROS-D22: one is left, one is locked; none is left, the event is not on offer."""
    m = dusk("locks silence")
    m.locked = mask(" ".join(KEYS[1:]))
    assert asked(m, "play locks", f"at {KEYS[0]}") == "discard-more"
    m.locked = mask(" ".join(KEYS))
    assert "play locks" not in offers(m, RECTOR)


def test_silence_lasts_until_the_next_evening() -> None:
    """ROS-172: nobody plays actions, everyone investigates; the day after they play again."""
    m = position(
        3, phase="dusk", turn=1, hands={RECTOR: "silence", 2: "judas"}, piles={"odile": "ears", "lubin": "guard"}
    )
    play(m, "play silence", "done")
    assert [word for word in offers(m, 2) if word.startswith("play")] == []
    play(m, "visit lubin", "end", "visit maelle", "end")
    assert not m.hushed


def test_an_interdict_falls_on_one_signature() -> None:
    """ROS-173: an Investigator of the Rector's choice, at the next sunset alone."""
    m = position(4, phase="dusk", turn=1, hands={RECTOR: "interdict"})
    assert offers(m, RECTOR, "play interdict") == ["to 1", "to 2", "to 3"]
    play(m, "play interdict", "to 2", "done")
    assert m.banned == 0b0100
    m.begin_sunset()
    assert offers(m, 2) == ["ready"]
    assert "sign odile lubin" in offers(m, 1)
    play(m, "1: ready", "2: ready", "3: ready")
    assert m.banned == 0


def test_an_interdict_falls_on_whoever_may_be_heard() -> None:
    """ROS-173, ROS-52, ROS-D22: a revealed Possessed signs nothing anyway; with everyone forbidden it is not on offer."""
    m = position(3, phase="dusk", hands={RECTOR: "interdict locks"})
    play(m, "1: reveal")
    assert offers(m, RECTOR, "play interdict") == ["to 1"]
    m.banned = 0b0010
    assert "play interdict" not in offers(m, RECTOR)


def test_what_lasts_until_the_next_evening_needs_one() -> None:
    """ROS-D22, ROS-D11: doors, silence and interdict do nothing after the fifth evening; on the fifth day itself they do."""
    held = "locks silence interdict"
    for turn, plays in ((4, 3), (5, 0)):
        m = position(phase="dusk", turn=turn, hands={RECTOR: held})
        assert len([word for word in offers(m, RECTOR) if word.startswith("play")]) == plays
    m = position(turn=5, hands={RECTOR: held}, piles={"odile": "footsteps"})
    assert offers(m, RECTOR, "visit odile") == [f"play {key}" for key in held.split()] + ["done"]


def test_silence_is_not_imposed_twice() -> None:
    """ROS-172, ROS-D22: while it lasts."""
    m = position(hands={RECTOR: "silence"}, piles={"odile": "footsteps"})
    m.hushed = True
    assert offers(m, RECTOR, "visit odile") == ["done"]


def test_a_search_reads_a_hand_and_may_take_an_action() -> None:
    """ROS-174: the Rector alone reads it; a proof stays; what goes lies face up."""
    m = position(phase="dusk", hands={RECTOR: "search", 1: "guard anselme", 2: "round"})
    assert offers(m, RECTOR, "play search") == ["to 1", "to 2"]
    assert offers(m, RECTOR, "play search", "to 1") == ["card guard", "done"]
    other = m.copy()
    play(m, "play search", "to 1", "card guard")
    assert (keys(m, m.hands[1]), keys(m, m.discard)) == (["anselme"], ["guard"])
    assert m.knows(SPECTATOR, m.discard[0])
    assert (sees_hand(m, RECTOR, 1), sees_hand(m, 2, 1)) == (["anselme"], ["?"])
    play(other, "play search", "to 1", "done")
    assert keys(other, other.hands[1]) == ["guard", "anselme"]


def test_no_search_where_nobody_holds_cards() -> None:
    """ROS-174, ROS-D22: it can only be discarded."""
    assert offers(dusk("search"), RECTOR) == ["discard search"]


@pytest.mark.parametrize(("key", "read"), [("pages", 3), ("ink", 2)])
def test_a_clue_is_slipped_under_the_pile(key: str, read: int) -> None:
    """ROS-175: one of those read, or none; the others keep their order."""
    m = dusk(key, piles={"odile": "trapdoor guard round zeal", "maelle": ""})
    assert offers(m, RECTOR, f"play {key}") == ["at odile"]
    seen = ["trapdoor", "guard", "round", "zeal"][:read]
    assert offers(m, RECTOR, f"play {key}", "at odile") == [*[f"card {one}" for one in seen], "done"]
    other = m.copy()
    play(m, f"play {key}", "at odile", "card guard")
    assert keys(m, m.piles[suspect("odile")])[::-1] == ["trapdoor", "round", "zeal", "guard"]
    told = telling(other, f"play {key}", "at odile", "done")
    assert keys(other, other.piles[suspect("odile")])[::-1] == ["trapdoor", "guard", "round", "zeal"]
    assert "buried" not in told_to(told, SPECTATOR)


def test_the_messenger_brings_cards() -> None:
    """ROS-176: at once, one of which may be discarded; none to draw, none to play."""
    draw = word_of("messenger")
    assert isinstance(draw, Draw)
    m = position(phase="dusk", hands={RECTOR: "messenger locks silence"}, orders="search ink missal")
    play(m, "play messenger")
    assert keys(m, m.hands[RECTOR]) == ["locks", "silence", "search", "ink", "missal"][: 2 + draw.count]
    assert "discard search" in offers(m, RECTOR)
    m = dusk("messenger")
    m.order_discard += m.order_pile
    m.order_pile = []
    assert offers(m, RECTOR) == ["discard messenger"]


def test_a_card_comes_back_unseen() -> None:
    """ROS-177: any of his discard pile, played or discarded, but not the missal itself."""
    m = position(phase="dusk", hands={RECTOR: "missal"}, order_discard="silence tribute")
    assert offers(m, RECTOR, "play missal") == ["card silence", "card tribute"]
    told = telling(m, "play missal", "card tribute")
    assert keys(m, m.hands[RECTOR]) == ["tribute"]
    assert keys(m, m.order_discard) == ["silence", "missal"]
    assert "recovered" in told_to(told, 1)
    assert offers(dusk("missal"), RECTOR) == ["discard missal"]


def test_a_trap_is_set_again_before_everyone() -> None:
    """ROS-178: on top of the pile of a living suspect, known to all; it springs again when drawn."""
    m = position(
        phase="dusk", turn=1, hands={RECTOR: "snare"}, discard="trapdoor judas", piles={"odile": "guard"}, dead="maelle"
    )
    assert offers(m, RECTOR, "play snare") == ["card trapdoor"]
    assert offers(m, RECTOR, "play snare", "card trapdoor") == [f"at {key}" for key in KEYS if key != "maelle"]
    play(m, "play snare", "card trapdoor", "at odile", "done")
    assert sees_pile(m, SPECTATOR, "odile") == ["trapdoor", "?"]
    assert keys(m, m.discard) == ["judas"]
    play(m, "visit odile")
    assert m.stopped
    assert "play snare" not in offers(position(phase="dusk", hands={RECTOR: "snare"}, discard="judas"), RECTOR)


@pytest.mark.parametrize("one", ORDERS, ids=lambda one: one.key)
def test_every_card_of_the_rector_cites_a_rule_of_its_own(one: Order) -> None:
    """ROS-94: events from ROS-170 on, goals from ROS-185 on; a goal has conditions and an event has none."""
    number = int(one.rule.removeprefix("ROS-"))
    assert 170 <= number < 185 if one.word is not None else number in (185, 186)
    assert bool(one.conditions) == (one.word is None)
