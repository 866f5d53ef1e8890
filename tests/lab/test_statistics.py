"""Intervals against values known from elsewhere."""

import pytest

from veillee.lab.statistics import of_deals, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (50, 100, 0.40383, 0.59617),
        (0, 10, 0.0, 0.27753),
        (10, 10, 0.72247, 1.0),
        (1, 10, 0.01788, 0.40415),
        (400, 1000, 0.37007, 0.43069),
    ],
)
def test_wilson_is_as_published(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-5)


def test_nothing_is_known_of_no_games() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_interval_holds_its_share_and_narrows() -> None:
    widths = []
    for games in (10, 100, 1000):
        low, high = wilson(0.3 * games, games)
        assert low < 0.3 < high
        widths.append(high - low)
    assert widths == sorted(widths, reverse=True)


def test_deals_that_the_cards_decide_tell_more_of_the_players() -> None:
    """Of 60 wins in 100 matches the interval is Wilson's, where each of the two of a deal went its own way; narrower where most were shared."""
    apart = of_deals(60.0, 100, 50, 18 * 4.0 + 24 * 1.0)
    shared = of_deals(60.0, 100, 50, 10 * 4.0 + 40 * 1.0)
    together = of_deals(60.0, 100, 50, 30 * 4.0)
    assert apart == pytest.approx(wilson(60.0, 100), abs=0.003)
    assert shared[0] > apart[0] > together[0]
    assert shared[1] < apart[1] < together[1]


@pytest.mark.parametrize(
    ("wins", "deals", "squares"), [(2.0, 1, 4.0), (100.0, 50, 200.0), (50.0, 50, 50.0), (0.0, 50, 0.0)]
)
def test_without_a_spread_to_go_by_matches_count_as_apart(wins: float, deals: int, squares: float) -> None:
    assert of_deals(wins, 2 * deals, deals, squares) == wilson(wins, 2 * deals)
