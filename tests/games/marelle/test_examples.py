"""The examples of the rules page, played."""

from tests.games.marelle.position import auction, named, position, ranked
from tests.games.marelle.test_epilogue import at_the_end
from tests.games.marelle.test_winner import judged
from veillee.games.marelle.voice import prompts


def test_two_fives() -> None:
    """MAR-E1: another card each, and the first one comes back."""
    table = auction("C5 E7|D5 B3|E9|B8").does("0 C5", "1 D5", "2 E9", "3 B8")
    assert table.asks(prompts.TIE, 0, 1)
    table.does("0 E7", "1 B3")
    assert [named(table.now, bid) for bid in table.now.bids] == ["E7", "B3", "E9", "B8"]
    assert named(table.now, table.now.hands[0]) == "C5"


def test_the_swords_decide() -> None:
    """MAR-E2: a queen of Supremacy beats a knight, who is king of Majesty."""
    m = ranked(ranked(position("||", up="E9 C2"), "E", 3, 2, 1), "C", 1, 2, 3)
    assert judged(m).now.winner == 1


def test_a_gap_of_three() -> None:
    """MAR-E3: three black cards against none; one of each is told first."""
    table = at_the_end("E1 E2 E3|C1 E4|")
    assert [table.now.gap(seat) for seat in range(2)] == [3, 0]
    assert table.offers(0) == ["table E"]
