"""Who wins a scene."""

import pytest

from tests.games.marelle.position import Table, card, named, position, ranked, scene
from veillee.core.match import SPECTATOR
from veillee.games.marelle.rules.match import Marelle
from veillee.games.marelle.voice import prompts


def judged(m: Marelle, opener: int = 0, conflict: int = 0) -> Table:
    """A scene that its opener set up, cut at once."""
    table = scene(m, opener, conflict).does(f"{opener} write Alors.")
    cutter = next(seat for seat in table.pending.seats if "cut" in table.offers(seat))
    return table.does(f"{cutter} cut")


def test_the_best_rank_in_the_majority_wins() -> None:
    """MAR-40: whatever the other ranks are."""
    m = ranked(ranked(position("||", up="E9 C2"), "E", 3, 2, 1), "C", 1, 2, 3)
    assert judged(m).now.winner == 1


def test_a_rank_beats_none() -> None:
    """MAR-D23: a knave beats who is unranked."""
    assert judged(ranked(position("||", up="E9"), "E", 0, 4, 1)).now.winner == 1


def test_tied_characteristics_give_a_point_each() -> None:
    """MAR-41: most points win."""
    m = position("||", up="E4 C4 D4")
    ranked(m, "E", 1, 2, 3)
    ranked(m, "C", 2, 1, 3)
    ranked(m, "D", 2, 3, 1)
    assert judged(m).now.winner == 0
    assert judged(m).now.decided == [0, 1, 2]


def test_as_many_points_each_is_no_win() -> None:
    """MAR-42: nobody wins then."""
    m = ranked(ranked(position("||", up="E4 C4"), "E", 1, 2, 3), "C", 2, 1, 3)
    table = judged(m)
    assert table.now.winner == -1
    assert "nobody-won" in table.happened()


def test_nothing_face_up_decides_nothing() -> None:
    """MAR-D17: nobody wins."""
    table = judged(ranked(position("||", up=""), "C", 1, 2, 3))
    assert table.now.winner == -1
    assert "decided-by-nothing" in table.happened()


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ("E3", "E8", 1),
        ("E8", "E3", 0),
        ("E1", "B10", 0),
        ("C10", "E2", 1),
        ("C7", "D9", 1),
        ("B9", "D7", 0),
        ("C7", "D7", -1),
    ],
)
def test_two_who_are_unranked_reveal_a_card(first: str, second: str, winner: int) -> None:
    """MAR-43 to MAR-46: MAR-44 both of the suit: the higher; MAR-45 one of the suit: that one; else the higher, and equal ones win nothing."""
    table = judged(position(f"{first} C1|{second} D1|", up="E5"))
    assert table.asks(prompts.DUEL, 0, 1)
    assert table.offers(0) == [first, "C1"]
    table.does(f"1 {second}")
    assert not table.now.knows(2, card(second))
    table.does(f"0 {first}")
    assert table.now.winner == winner


def test_the_cards_of_a_duel_are_exchanged() -> None:
    """MAR-47: and everyone has seen them."""
    table = judged(position("E3 C1|B8 D1|", up="E5")).does("0 E3", "1 B8")
    assert named(table.now, table.now.hands[0]) == "B8 C1"
    assert named(table.now, table.now.hands[1]) == "D1 E3"
    assert table.now.knows(SPECTATOR, card("B8"))


def test_a_duel_for_one_of_several_characteristics() -> None:
    """MAR-41, MAR-43: it is worth a point like any other."""
    m = ranked(position("E3|B8|", up="E5 C5"), "C", 2, 1, 3)
    table = judged(m).does("0 E3", "1 B8")
    assert table.now.winner == -1
    table = judged(ranked(position("E3|E8|", up="E5 C5"), "C", 2, 1, 3)).does("0 E3", "1 E8")
    assert table.now.winner == 1


def test_an_empty_hand_reveals_nothing() -> None:
    """MAR-D23: who alone has a card wins without showing it; two empty hands are even."""
    table = judged(position("|B8|", up="E5"))
    assert table.now.winner == 1
    assert not table.now.knows(0, card("B8"))
    assert judged(position("||E1", up="E5")).now.winner == -1


def test_three_who_are_unranked_pass_their_cards_on() -> None:
    """MAR-D23: each card goes to the next of them."""
    table = judged(position("C3|D4|E1|B1", up="E5", act=2), opener=3)
    assert table.asks(prompts.DUEL, 0, 1, 3)
    assert table.asked(3).startswith("A duel, for want of a rank in Supremacy:")
    table.does("0 C3", "1 D4", "3 B1")
    assert table.now.winner == 1
    assert [named(table.now, hand) for hand in table.now.hands] == ["B1", "C3", "E1", "D4"]


def test_the_author_drops_the_duel_later() -> None:
    """MAR-87: two who are unranked are even, and other characteristics may still decide."""
    assert judged(position("E3|B8|", up="E5", duel="draw")).now.winner == -1
    m = ranked(position("E3|B8|", up="E5 C5", duel="draw"), "C", 2, 1, 3)
    assert judged(m).now.winner == 1
