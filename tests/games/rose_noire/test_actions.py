"""What actions do."""

import pytest

from tests.games.rose_noire.position import (
    KEYS,
    RECTOR,
    asked,
    keys,
    kill_openly,
    mask,
    night,
    offers,
    play,
    position,
    sees_cleared,
    sees_hand,
    sees_pile,
    suspect,
    telling,
    told_to,
    view,
)
from veillee.core.match import SPECTATOR
from veillee.core.text import EN, FR
from veillee.games.rose_noire.cards.clues import ALL_CLUES, Clue
from veillee.games.rose_noire.rules.inquiry import NOWHERE
from veillee.games.rose_noire.rules.match import RoseNoire
from veillee.games.rose_noire.words.actions import Exhume, Peek

MIXED = {"bonus": "mixed"}


def away(m: RoseNoire, *seats: int) -> None:
    """They have investigated already today."""
    for seat in seats:
        m.pawns[seat] = suspect(KEYS[seat])


def clue(key: str) -> Clue:
    return next(one for one in ALL_CLUES if one.key == key)


def test_peek_at_the_first_clues_of_a_living_suspect() -> None:
    """ROS-140, ROS-97: as many as the card says, of the living who have any."""
    word = clue("judas").word
    assert isinstance(word, Peek)
    pile = ["guard", "anselme", "round", "zeal"]
    m = position(
        hands={1: "judas"}, piles={"odile": " ".join(pile), "lubin": "ears"}, dead="maelle", cemetery="satchel"
    )
    assert offers(m, 1, "play judas") == ["at odile", "at lubin"]
    play(m, "play judas", "at odile")
    assert sees_pile(m, 1, "odile") == pile[: word.count] + ["?"] * (4 - word.count)
    assert sees_cleared(m, 1) == (["anselme"] if word.count > 1 else [])
    assert asked(m) == "day"


def test_peek_where_fewer_lie() -> None:
    """ROS-140: one reads what there is."""
    m = position(hands={1: "gardener"}, piles={"odile": "guard round"}, chosen=MIXED)
    play(m, "play gardener", "at odile")
    assert sees_pile(m, 1, "odile") == ["guard", "round"]


def test_peek_at_several_suspects() -> None:
    """ROS-141: different ones, each once."""
    m = position(hands={1: "round"}, piles={"odile": "guard zeal", "lubin": "ears", "anselme": "satchel"})
    assert offers(m, 1, "play round", "at odile") == ["at anselme", "at lubin"]
    play(m, "play round", "at odile", "at lubin", "at anselme")
    assert [sees_pile(m, 1, key) for key in ("odile", "lubin", "anselme")] == [["guard", "?"], ["ears"], ["satchel"]]
    assert asked(m) == "day"


def test_rounds_are_made_where_nobody_has_been_today() -> None:
    """ROS-141, ROS-D22: neither the dead nor those whom a pawn has visited; fewer than three are better than none."""
    m = position(hands={1: "round"}, piles={"anselme": "ears", "maelle": "guard", "odile": "zeal", "lubin": "judas"})
    assert offers(m, 1, "play round") == ["at anselme", "at maelle", "at odile", "at lubin"]
    play(m, "visit lubin")
    assert offers(m, 1, "play round") == ["at anselme", "at maelle", "at odile"]
    kill_openly(m, "maelle")
    assert offers(m, 1, "play round") == ["at anselme", "at odile"]
    play(m, "play round", "at odile", "at anselme")
    assert [sees_pile(m, 1, key) for key in ("odile", "anselme")] == [["zeal"], ["ears"]]
    assert asked(m) == "day"
    m = position(hands={1: "round"}, piles={"lubin": "judas"})
    assert "play round" in offers(m, 1)
    play(m, "visit lubin")
    assert "play round" not in offers(m, 1)


def test_take_a_clue_without_investigating() -> None:
    """ROS-142: no pawn moves, the visit is still owed, and a suspect visited by another is no bar."""
    m = position(hands={2: "passkey"}, piles={"odile": "guard round", "lubin": "zeal"})
    play(m, "visit odile", "end")
    assert offers(m, 2, "play passkey") == ["at odile", "at lubin"]
    play(m, "play passkey", "at odile")
    assert keys(m, m.hands[2]) == ["round"]
    assert m.pawns[2] == NOWHERE
    assert "end" not in offers(m, 2)


def test_take_from_the_dead() -> None:
    """ROS-142, ROS-34: theirs are the clues of the cemetery."""
    m = position(hands={1: "passkey"}, dead="odile", cemetery="guard round")
    play(m, "play passkey", "at odile")
    assert keys(m, m.hands[1]) == ["guard"]


def test_take_springs_a_trap() -> None:
    """ROS-142, ROS-93: with two to take, the second still follows."""
    m = position(hands={1: "keyring"}, piles={"odile": "trapdoor", "lubin": "guard"}, chosen=MIXED)
    play(m, "play keyring", "at odile", "at lubin")
    assert m.stopped
    assert keys(m, m.hands[1]) == ["guard"]
    assert keys(m, m.discard) == ["trapdoor", "keyring"]


def test_two_taken_come_from_two_suspects() -> None:
    """ROS-142: and there may be only one."""
    m = position(hands={1: "keyring"}, piles={"odile": "guard round", "lubin": "zeal"}, chosen=MIXED)
    assert offers(m, 1, "play keyring", "at odile") == ["at lubin"]
    m = position(hands={1: "keyring"}, piles={"odile": "guard round"}, chosen=MIXED)
    assert asked(m, "play keyring", "at odile") == "day"


def test_exhume_one_of_the_first_clues_of_the_cemetery() -> None:
    """ROS-143: the others stay in their order; nobody else knows which was taken."""
    word = clue("grave").word
    assert isinstance(word, Exhume)
    assert word.count == 3
    m = position(hands={1: "grave"}, dead="odile", cemetery="guard anselme round zeal")
    assert offers(m, 1, "play grave") == ["card guard", "card anselme", "card round"]
    told = telling(m, "play grave", "card anselme")
    assert keys(m, m.hands[1]) == ["anselme"]
    assert keys(m, m.cemetery) == ["zeal", "round", "guard"]
    assert "exhumed" in told_to(told, 2)
    assert "found" not in told_to(told, 2)


def test_a_trap_exhumed_springs() -> None:
    """ROS-143, ROS-93: one left there does not."""
    m = position(hands={1: "grave"}, dead="odile", cemetery="trapdoor guard")
    other = m.copy()
    play(m, "play grave", "card trapdoor")
    assert m.stopped
    play(other, "play grave", "card guard")
    assert not other.stopped


def test_look_at_a_neighbours_hand() -> None:
    """ROS-144: of another Investigator who holds cards; the one seen and the others see nothing of it but that it happened."""
    m = position(hands={1: "satchel", 2: "guard anselme", 3: "", 4: "judas", RECTOR: "locks"})
    away(m, 2, 3)
    assert offers(m, 1, "play satchel") == ["to 2"]
    told = telling(m, "play satchel", "to 2")
    assert sees_hand(m, 1, 2) == ["anselme", "guard"]
    assert sees_hand(m, 3, 2) == ["?", "?"]
    assert sees_hand(m, 2, 1) == []
    assert "saw" not in told_to(told, 2)
    assert "saw-hand" in told_to(told, SPECTATOR)
    assert sees_cleared(m, 1) == ["anselme"]


def test_look_at_two_hands() -> None:
    """ROS-144: two different ones, if there are two."""
    m = position(hands={1: "whispers", 2: "guard", 3: "round"}, chosen=MIXED)
    away(m, 2, 3)
    assert offers(m, 1, "play whispers", "to 2") == ["to 3"]
    play(m, "play whispers", "to 2", "to 3")
    assert (sees_hand(m, 1, 2), sees_hand(m, 1, 3)) == (["guard"], ["round"])


def test_a_hand_looked_at_is_another_investigators() -> None:
    """ROS-144: one's own is not on offer, and both cards say so."""
    m = position(hands={1: "whispers satchel guard", 2: "judas"}, chosen=MIXED)
    away(m, 1, 2)
    for key in ("satchel", "whispers"):
        assert offers(m, 1, f"play {key}") == ["to 2"]
        assert "autre" in clue(key).word.say(FR)
        assert "other" in clue(key).word.say(EN)


def test_whoever_has_yet_to_investigate_has_the_satchel_by_him() -> None:
    """ROS-144, ROS-D22: the First Player of the day finds no hand to look at, the next finds his."""
    m = position(hands={1: "satchel guard", 2: "satchel judas"})
    assert "play satchel" not in offers(m, 1)
    play(m, "visit lubin")
    assert "play satchel" not in offers(m, 1)
    play(m, "end")
    assert offers(m, 2, "play satchel") == ["to 1"]


def test_look_at_the_rectors_hand() -> None:
    """ROS-145: alone; it stays in his hand."""
    m = position(hands={1: "keyhole", RECTOR: "locks tribute"})
    play(m, "play keyhole")
    assert sees_hand(m, 1, RECTOR) == ["locks", "tribute"]
    assert sees_hand(m, 2, RECTOR) == ["?", "?"]
    assert len(m.hands[RECTOR]) == 2


def test_the_rector_discards_at_random() -> None:
    """ROS-146, ROS-62: by day, face down, and he draws only at dusk; any of his cards may go."""
    gone = set()
    for roll in range(30):
        m = position(hands={1: "letter", RECTOR: "locks silence gallows"})
        for _ in range(roll):
            m.dice.below(5)
        told = telling(m, "play letter")
        gone.update(keys(m, m.order_discard))
        assert len(m.hands[RECTOR]) == 2
        assert "discarded-card" not in told_to(told, 1)
        assert ["face" in card for card in view(m, 1)["order_discard"]] == [False]
    assert gone == {"locks", "silence", "gallows"}


def test_choose_what_the_rector_discards() -> None:
    """ROS-147: having looked at his hand; the chooser knows what went, the others do not."""
    m = position(hands={1: "confession", RECTOR: "locks tribute"}, chosen=MIXED)
    assert offers(m, 1, "play confession") == ["card locks", "card tribute"]
    assert offers(m, RECTOR, "play confession") == []
    play(m, "play confession", "card tribute")
    assert keys(m, m.order_discard) == ["tribute"]
    assert ["face" in card for card in view(m, 1)["order_discard"]] == [True]
    assert ["face" in card for card in view(m, 2)["order_discard"]] == [False]


def test_guard_a_suspect_for_the_night() -> None:
    """ROS-148: from the gallows too; not the dead, not on the first day, and only until dawn."""
    m = position(3, hands={1: "guard", RECTOR: "gallows"}, dead="maelle")
    assert offers(m, 1, "play guard") == [f"at {key}" for key in KEYS if key != "maelle"]
    play(m, "play guard", "at odile")
    assert m.guarded == mask("odile")
    m.phase = position(phase="dusk").phase
    assert "at odile" not in offers(m, RECTOR, "play gallows")
    m.phase = position(phase="night").phase
    night(m)
    assert m.guarded == 0
    assert "play guard" not in offers(position(3, hands={1: "guard"}, turn=1), 1)


def test_investigate_once_more() -> None:
    """ROS-149, ROS-33: where nobody has been today; before or after one's own visit, and the pawn goes along."""
    m = position(hands={1: "zeal"}, piles={"odile": "guard", "lubin": "round"})
    play(m, "visit odile", "play zeal", "at lubin")
    assert keys(m, m.hands[1]) == ["guard", "round"]
    assert m.pawns[1] == suspect("lubin")
    play(m, "end")
    assert not {"visit odile", "visit lubin"} & set(offers(m, 2))


def test_the_visit_is_owed_all_the_same() -> None:
    """ROS-149, ROS-32: played first, it does not replace it."""
    m = position(hands={1: "zeal"}, piles={"odile": "guard", "lubin": "round"})
    play(m, "play zeal", "at lubin")
    assert "end" not in offers(m, 1)
    assert "visit odile" in offers(m, 1)
    assert "visit lubin" not in offers(m, 1)


def test_show_a_proof_to_everyone() -> None:
    """ROS-150: it stays in the hand, and everyone knows the suspect to be innocent."""
    m = position(hands={1: "daylight anselme maelle"})
    assert offers(m, 1, "play daylight") == ["card anselme", "card maelle"]
    play(m, "play daylight", "card anselme")
    assert keys(m, m.hands[1]) == ["anselme", "maelle"]
    for seat in (RECTOR, 2, 3, 4, SPECTATOR):
        assert sees_hand(m, seat, 1) == ["?", "anselme"]
        assert "anselme" in sees_cleared(m, seat)


def test_take_back_an_action() -> None:
    """ROS-151: not a trap, and not the card itself; it may be played again."""
    m = position(hands={1: "ashes"}, discard="judas trapdoor guard", piles={"odile": "ears"})
    assert offers(m, 1, "play ashes") == ["card judas", "card guard"]
    play(m, "play ashes", "card judas")
    assert keys(m, m.discard) == ["trapdoor", "guard", "ashes"]
    assert "play judas" in offers(m, 1)
    assert "play ashes" not in offers(position(hands={1: "ashes"}, discard="trapdoor"), 1)


def test_the_rector_watched_kills_nobody() -> None:
    """ROS-152: the Possessed still may; not on the first day, and over at dawn."""
    m = position(hands={1: "vigil"}, chosen=MIXED)
    play(m, "play vigil")
    m.phase = position(phase="night").phase
    assert offers(m, RECTOR, "sleep", "sleep", "sleep", "sleep") == ["sleep"]
    night(m, {4: "hand odile"})
    assert m.dead == mask("odile")
    assert not m.watched
    assert "play vigil" not in offers(position(hands={1: "vigil"}, turn=1, chosen=MIXED), 1)


@pytest.mark.parametrize("one", ALL_CLUES, ids=lambda one: one.key)
def test_every_clue_cites_a_rule_of_its_own(one: Clue) -> None:
    """ROS-91, ROS-93: actions from ROS-140 on, traps from ROS-160 on (ROS-175 is shared with the Rector)."""
    number = int(one.rule.removeprefix("ROS-"))
    assert 140 <= number < 160 or number == 175 if one.kind == "action" else 160 <= number < 170
