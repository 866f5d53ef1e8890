"""The four auctions of childhood."""

from tests.games.marelle.position import Table, auction, card, figure, fresh, named, position
from veillee.core.choosers import RandomChooser
from veillee.core.dice import FastDice
from veillee.core.match import SPECTATOR
from veillee.games.marelle.rules.ring import BIDDING, STATING
from veillee.games.marelle.view import seen
from veillee.games.marelle.voice import prompts


def test_every_characteristic_is_put_up_once_in_random_order() -> None:
    """MAR-10: all four, and not always in the same order."""
    orders = set()
    for seed in range(12):
        m = fresh(3, seed)
        m.chooser = RandomChooser(FastDice(seed))
        while m.stage != BIDDING:
            m.step()
        assert sorted(m.order) == [0, 1, 2, 3]
        orders.add(tuple(m.order))
        while m.stage != STATING:
            m.step()
        assert m.auction == 4
    assert len(orders) > 4


def test_bids_are_sealed_until_all_have_laid_one() -> None:
    """MAR-11: a card of the hand, whatever its suit; nothing shows before the last."""
    table = auction("C5 E7|D9 B2|E3|B8")
    assert table.asks(prompts.BID, 0, 1, 2, 3)
    assert table.offers(1) == ["D9", "B2", "figure 1"]
    table.does("2 E3", "0 E7", "1 D9")
    assert seen(table.now, SPECTATOR)["auction"]["best"] == 0
    assert named(table.now, table.now.hands[0]) == "C5 E7"
    table.does("3 B8")
    assert [named(table.now, bid) for bid in table.now.bids] == ["E7", "D9", "E3", "B8"]
    assert all(table.now.knows(SPECTATOR, card(word)) for word in ("E7", "D9", "E3", "B8"))
    assert not table.now.knows(1, card("C5"))


def test_a_figure_abstains() -> None:
    """MAR-12, MAR-D3: its player is not ranked, keeps all cards, and has the figure again."""
    table = auction("C5 E7|D9|E3|B8").does("0 figure 0", "1 D9", "2 E3", "3 B8")
    assert table.now.bids[0] == []
    assert named(table.now, table.now.hands[0]) == "C5 E7"
    assert 0 not in table.pending.seats
    assert table.now.figures[0] == figure(0)
    assert table.now.knows(1, figure(0))
    assert table.now.ranks[0][0] == 0
    assert "abstained" in table.happened()


def test_the_tied_lay_another_card_which_replaces_the_first() -> None:
    """MAR-13: unlike every visible one; the others wait, and the first card goes back to the hand."""
    table = auction("C5 E7 B9|D5 B9 D3 D7|E9 E1|B8 B1").does("0 C5", "1 D5", "2 E9", "3 B8")
    assert table.asks(prompts.TIE, 0, 1)
    assert table.offers(0) == ["E7", "figure 0"]
    assert table.offers(1) == ["D3", "D7", "figure 1"]
    table.does("1 D3", "0 E7")
    assert [named(table.now, bid) for bid in table.now.bids] == ["E7", "D3", "E9", "B8"]
    assert named(table.now, table.now.hands[0]) == "B9 C5"
    assert table.asks(prompts.RAISE)


def test_a_second_tie_is_broken_again_with_new_values() -> None:
    """MAR-14, MAR-D4: even a value that was taken back has been shown; the figure withdraws."""
    table = auction("C5 E7 C2|D5 D7 D4|E9|B8").does("0 C5", "1 D5", "2 E9", "3 B8", "0 E7", "1 D7")
    assert table.asks(prompts.TIE, 0, 1)
    assert table.offers(0) == ["C2", "figure 0"]
    assert table.offers(1) == ["D4", "figure 1"]
    table.does("0 figure 0", "1 D4")
    assert table.now.bids[0] == []
    assert named(table.now, table.now.hands[0]) == "C2 C5 E7"
    assert table.now.ranks[0][0] == 0


def test_who_has_no_other_value_shows_the_figure() -> None:
    """MAR-D4: nothing else is left to lay."""
    table = auction("C5|D5 D4|E9|B8").does("0 C5", "1 D5", "2 E9", "3 B8")
    assert table.offers(0) == ["figure 0"]


def test_two_ties_at_once_are_broken_together() -> None:
    """MAR-13: all who are concerned lay a card."""
    table = auction("C5 C1|D5 D2|E9 E3|B9 B4").does("0 C5", "1 D5", "2 E9", "3 B9")
    assert table.asks(prompts.TIE, 0, 1, 2, 3)


def test_a_raise_exceeds_the_best_bid() -> None:
    """MAR-15: with one card or with several; who cannot reach it may only let it be."""
    table = auction("C5 C4 C3|D9 D1|E7 E2|B8 B10").does("0 C5", "1 D9", "2 E7", "3 B8")
    assert table.asks(prompts.RAISE)
    assert table.offers(0) == ["C4", "C3", "pass"]
    assert table.offers(2) == ["pass"]
    assert table.offers(3) == ["B10", "pass"]
    table.does("0 C4")
    assert table.asks(prompts.ADD, 0)
    assert table.offers(0) == ["C3"]
    table.does("0 C3")
    assert table.now.bid_of(0) == 12
    assert named(table.now, table.now.hands[0]) == ""


def test_a_sum_that_equals_the_best_bid_is_not_enough() -> None:
    """MAR-15: it must be larger."""
    table = auction("C5 C4|D9|E7|B8 B1").does("0 C5", "1 D9", "2 E7", "3 B8")
    assert table.offers(0) == ["pass"]
    assert table.offers(3) == ["pass"]


def test_raising_is_open_to_all_who_bid_until_nobody_does() -> None:
    """MAR-15, MAR-D5: the lowest is asked first, the leader may add too, and a pass is void when another has added."""
    table = auction("C5 C10|D9 D10|E7|B8 B10").does("0 C5", "1 D9", "2 E7", "3 B8")
    assert table.due == 0
    assert table.offers(1) == ["D10"]
    table.does("0 pass")
    assert table.due == 2
    assert table.offers(0) == ["C10"]
    table.does("2 pass", "3 B10")
    assert table.due == 0
    assert table.offers(0) == ["pass"]
    assert table.offers(1) == ["D10", "pass"]
    assert table.pending.window == 1
    table.does("1 D10", "0 pass", "2 pass", "3 pass")
    assert table.asks(prompts.PLACE)
    assert [table.now.ranks[0][seat] for seat in range(4)] == [4, 1, 3, 2]


def test_ranks_go_by_the_bids() -> None:
    """MAR-16: king, queen, knight, knave."""
    table = auction("C5|D9|E7|B8", ask_all=False).does("0 C5", "1 D9", "2 E7", "3 B8")
    assert table.now.ranks[0] == [4, 1, 3, 2]
    assert table.now.ranks[1] == [0, 0, 0, 0]


def test_low_ranks_stay_unused_when_few_bid() -> None:
    """MAR-16, MAR-19: of two bidders one is king and one queen; the others are unranked."""
    table = auction("C5|D9|E7|B8").does("0 C5", "1 figure 1", "2 figure 2", "3 B8", "0 pass")
    assert table.now.ranks[0] == [2, 0, 0, 1]


def test_a_bid_without_a_rival_is_king() -> None:
    """MAR-D6: and if nobody bids, nobody is ranked."""
    table = auction("C5|D9|E7|B8").does("0 C5", "1 figure 1", "2 figure 2", "3 figure 3")
    assert table.now.ranks[0] == [1, 0, 0, 0]
    assert table.asks(prompts.PLACE, 0)
    table = auction("C5|D9|E7|B8").does("0 figure 0", "1 figure 1", "2 figure 2", "3 figure 3")
    assert table.now.ranks[0] == [0, 0, 0, 0]
    assert table.asks(prompts.BID)


def test_the_fifth_is_unranked_and_takes_the_bid_back() -> None:
    """MAR-17: the others leave theirs on the conflicts."""
    table = auction("C5 C1|D9|E7|B8|B2 B1").does("0 C5", "1 D9", "2 E7", "3 B8", "4 B2")
    table.does(*[f"{seat} pass" for seat in (4, 0, 2, 3)])
    assert table.now.ranks[0] == [4, 1, 3, 2, 0]
    assert named(table.now, table.now.hands[4]) == "B1 B2"
    assert table.now.bids[4] == []
    assert "took-back" in table.happened()


def test_bids_are_placed_whole_from_the_last_to_the_first() -> None:
    """MAR-18, MAR-D7: left or right of their player, as one block."""
    table = auction("C5 C6|D9|E7|B8").does("0 C5", "1 D9", "2 E7", "3 B8", "0 C6", "2 pass", "3 pass", "1 pass")
    assert table.asks(prompts.PLACE, 2)
    assert table.offers(2) == ["place 1", "place 2"]
    table.does("2 place 1")
    assert table.asks(prompts.PLACE, 3)
    table.does("3 place 2", "1 place 1", "0 place 3")
    assert [named(table.now, lying) for lying in table.now.up] == ["", "D9 E7", "B8", "C5 C6"]
    assert table.asks(prompts.BID)
    assert table.now.for_sale() == 1


def test_after_four_auctions_everyone_is_ranked_or_not() -> None:
    """MAR-19: in each of the four characteristics."""
    m = fresh(5, 3)
    m.chooser = RandomChooser(FastDice(4))
    while m.stage != STATING:
        m.step()
    for ranks in m.ranks:
        given = sorted(rank for rank in ranks if rank)
        assert given == list(range(1, len(given) + 1))
        assert len(given) <= 4


def test_a_card_that_was_shown_stays_known() -> None:
    """MAR-D14: one taken back after a tie is in the hand for all to see."""
    table = auction("C5 E7|D5 D3|E9|B8").does("0 C5", "1 D5", "2 E9", "3 B8", "0 E7", "1 D3")
    assert table.now.knows(3, card("C5"))
    assert Table(position("C5|||")).now.knows(3, card("C5")) is False


def test_whoever_adds_nothing_is_told_which_rank_that_leaves() -> None:
    """MAR-16, MAR-17: as the bids lie; the fifth would have none."""
    table = auction("C2 B10|D3 B9|E4 B8|B5|C6").does("0 C2", "1 D3", "2 E4", "3 B5", "4 C6")
    assert [table.labels(seat)[-1] for seat in range(3)] == [
        "Add nothing, stay unranked",
        "Add nothing, stay knave",
        "Add nothing, stay knight",
    ]
