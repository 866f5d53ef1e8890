"""Intervals against values known from elsewhere."""

import pytest

from veillee.lab.statistics import wilson


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
