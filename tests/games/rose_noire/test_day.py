"""The day: turns, investigating, playing cards, traps and peeking."""

import pytest

from tests.games.rose_noire.position import (
    KEYS,
    RECTOR,
    asked,
    dead,
    fresh,
    keys,
    kill_openly,
    offers,
    opened,
    play,
    position,
    sees_hand,
    sees_pile,
    suspect,
    telling,
    told_to,
    view,
)
from veillee.core.match import NOBODY, SPECTATOR
from veillee.games.rose_noire.rules.inquiry import DUSK, NOWHERE, SUNSET

VISITS = [f"visit {key}" for key in KEYS]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_investigators_play_clockwise_from_the_first_player(seats: int) -> None:
    """ROS-30, ROS-35: each has one turn, the token may lie anywhere; then comes the evening."""
    for first in range(1, seats):
        m = position(seats, acting=first)
        order = []
        for at in range(seats - 1):
            order.append(m.acting)
            assert opened(m).due == m.acting
            play(m, VISITS[at], "end")
        assert order == [(first - 1 + at) % (seats - 1) + 1 for at in range(seats - 1)]
        assert (m.acting, m.phase) == (NOBODY, SUNSET)


def test_the_rector_does_nothing_by_day_but_speak() -> None:
    """ROS-30: nor do Investigators out of turn."""
    m = position(hands={RECTOR: "gallows", 2: "judas"}, piles={"odile": "ears"})
    assert offers(m, RECTOR) == []
    assert offers(m, 2) == []
    assert offers(m, 2, claims=True)


def test_one_must_investigate_and_may_then_end() -> None:
    """ROS-32: no end before it, no second visit after it."""
    m = position(piles={"odile": "judas"})
    assert offers(m, 1) == VISITS
    assert offers(m, 1, "visit odile") == ["end", "play judas"][:1]
    play(m, "visit odile")
    assert keys(m, m.hands[1]) == ["judas"]
    assert m.pawns[1] == suspect("odile")


def test_the_first_clue_is_drawn_and_the_second_comes_first() -> None:
    """ROS-32: one clue, from that pile alone."""
    m = position(piles={"odile": "satchel guard", "lubin": "round"})
    play(m, "visit odile")
    assert keys(m, m.hands[1]) == ["satchel"]
    assert [keys(m, m.piles[suspect(key)]) for key in ("odile", "lubin")] == [["guard"], ["round"]]


def test_cards_are_played_before_and_after_and_as_many_as_one_likes() -> None:
    """ROS-31, ROS-91: also the one just drawn; each goes face up to the discard pile."""
    m = position(hands={1: "judas letter", RECTOR: "locks"}, piles={"odile": "judas round", "lubin": "ears"})
    play(m, "play judas", "at odile", "play letter", "visit odile", "play judas", "at lubin")
    assert keys(m, m.discard) == ["judas", "letter", "judas"]
    assert all(m.knows(SPECTATOR, card) for card in m.discard)
    assert m.hands[1] == []
    assert offers(m, 1) == ["end"]


def test_cards_may_be_kept() -> None:
    """ROS-31: for a later turn; nobody has to play, and out of turn nobody can."""
    m = position(hands={1: "judas"}, piles={"odile": "ears"})
    play(m, "visit lubin", "end")
    assert keys(m, m.hands[1]) == ["judas"]
    assert "play judas" not in offers(m, 1)


def test_nobody_investigates_where_another_did_today() -> None:
    """ROS-33: neither that suspect alive nor dead; the next day anybody may."""
    m = position(piles={"odile": "judas guard"})
    play(m, "visit odile", "end")
    assert offers(m, 2) == [visit for visit in VISITS if visit != "visit odile"]
    kill_openly(m, "odile")
    assert "visit odile" not in offers(m, 2)


def test_from_the_dead_one_draws_in_the_cemetery() -> None:
    """ROS-34, ROS-32: the first clue of the cemetery, for each of the dead on whom a pawn stands."""
    m = position(dead="odile ysolde", cemetery="guard round", piles={"lubin": "satchel"})
    play(m, "visit odile", "end", "visit ysolde")
    assert keys(m, m.hands[1]) == ["guard"]
    assert keys(m, m.hands[2]) == ["round"]
    assert m.cemetery == []


def test_an_empty_pile_gives_nothing() -> None:
    """ROS-D4: one may still stand there, alive or dead."""
    m = position(dead="ysolde", piles={"lubin": "satchel"})
    told = telling(m, "visit odile", "end", "visit ysolde")
    assert m.hands[1] == m.hands[2] == []
    assert told_to(told, SPECTATOR).count("no-clue") == 2
    assert m.pawns[2] == suspect("ysolde")


def test_whoever_finds_nobody_free_ends_the_turn() -> None:
    """ROS-D5: with one suspect left one must go there, with none one ends."""
    m = position()
    m.locked = 0b1111110
    assert offers(m, 1) == ["visit anselme"]
    m.locked = 0b1111111
    assert offers(m, 1) == ["end"]


def test_on_the_first_turn_dusk_follows_the_day() -> None:
    """ROS-35, ROS-40: there is no sunset."""
    m = fresh(3)
    m.piles = [[] for _ in range(7)]
    play(m, "visit odile", "end", "visit lubin", "end")
    assert m.phase == DUSK
    assert asked(m) == "dusk"


# Kinds of clues


def test_a_proof_is_kept_and_never_played() -> None:
    """ROS-92: it tells its owner alone that the suspect is innocent."""
    m = position(piles={"odile": "anselme"})
    play(m, "visit odile")
    assert offers(m, 1) == ["end"]
    assert [one["key"] for one in view(m, 1)["suspects"] if one["cleared"]] == ["anselme"]
    assert not any(one["cleared"] for one in view(m, 2)["suspects"])


@pytest.mark.parametrize("way", ["visit", "take"])
def test_a_trap_springs_when_drawn_or_taken(way: str) -> None:
    """ROS-93: at once and before everyone, then it lies face up; it never comes to the hand."""
    m = position(hands={1: "passkey"}, piles={"odile": "trapdoor guard"})
    told = telling(m, *(["visit odile"] if way == "visit" else ["play passkey", "at odile"]))
    assert "sprung" in told_to(told, SPECTATOR)
    assert "trapdoor" in keys(m, m.discard)
    assert "trapdoor" not in keys(m, m.hands[1])
    assert m.stopped


def test_a_trap_springs_from_the_cemetery_too() -> None:
    """ROS-93, ROS-34: investigating the dead is investigating."""
    m = position(dead="ysolde", cemetery="trapdoor")
    play(m, "visit ysolde")
    assert keys(m, m.discard) == ["trapdoor"]
    assert m.stopped


def test_a_trap_springs_once_for_one() -> None:
    """ROS-93: what it does falls on whoever drew it, and the next player starts free."""
    m = position(hands={2: "judas"}, piles={"odile": "trapdoor", "lubin": "ears"})
    play(m, "visit odile", "end")
    assert "play judas" in offers(m, 2)


def test_a_peek_reads_and_changes_nothing() -> None:
    """ROS-97: same order, nothing to the hand, and no trap springs."""
    m = position(hands={1: "judas"}, piles={"odile": "trapdoor anselme guard"})
    told = telling(m, "play judas", "at odile")
    assert keys(m, m.piles[suspect("odile")]) == ["guard", "anselme", "trapdoor"]
    assert m.hands[1] == []
    assert not m.stopped
    assert "sprung" not in told_to(told, SPECTATOR)
    assert sees_pile(m, 1, "odile")[:2] == ["trapdoor", "anselme"]


def test_what_was_seen_is_not_shown() -> None:
    """ROS-98, ROS-100: the others hear who peeked where, and read no card."""
    m = position(hands={1: "judas"}, piles={"odile": "trapdoor anselme"})
    told = telling(m, "play judas", "at odile")
    for seat in (RECTOR, 2, 3, 4, SPECTATOR):
        assert sees_pile(m, seat, "odile") == ["?", "?"]
        assert "saw" not in told_to(told, seat)
        assert "peeked" in told_to(told, seat)
    assert "saw" in told_to(told, 1)


def test_the_trap_peeked_at_still_waits() -> None:
    """ROS-97, ROS-93: it springs when it is drawn."""
    m = position(hands={1: "judas"}, piles={"odile": "trapdoor"})
    play(m, "play judas", "at odile", "visit odile")
    assert m.stopped


def test_a_drawn_card_is_its_owners() -> None:
    """ROS-100: the others see that there is one card more."""
    m = position(piles={"odile": "guard"})
    told = telling(m, "visit odile")
    assert sees_hand(m, 1, 1) == ["guard"]
    for seat in (RECTOR, 2, SPECTATOR):
        assert sees_hand(m, seat, 1) == ["?"]
        assert "found" not in told_to(told, seat)


def test_a_card_that_would_do_nothing_is_not_offered() -> None:
    """ROS-D22: peeking where no living suspect has clues, robbing an empty hand, showing a proof one has not."""
    m = position(hands={1: "judas satchel daylight guard ashes grave"}, turn=1)
    assert [word for word in offers(m, 1) if word.startswith("play")] == []
    m = position(hands={1: "judas satchel daylight guard ashes anselme", 2: "round"}, piles={"odile": "ears"})
    m.pawns[2] = suspect("lubin")
    assert [word for word in offers(m, 1) if word.startswith("play")] == [
        "play judas",
        "play satchel",
        "play daylight",
        "play guard",
    ]


def test_a_day_changes_nothing_else() -> None:
    """ROS-32: nobody dies, signs or draws the Rector's cards."""
    m = position(hands={RECTOR: "gallows"}, piles={"odile": "guard"})
    before = m.order_pile[:]
    play(m, "visit odile", "end")
    assert dead(m) == []
    assert m.order_pile == before
    assert m.pawns[2] == NOWHERE
