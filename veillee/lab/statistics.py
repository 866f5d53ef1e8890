"""Confidence intervals: how sure a count is."""

from math import sqrt

from veillee.core.text import Tongue

NORMAL_95 = 1.959963984540054
"""The standard normal holds 95 % of its mass within this of 0."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a proportion; nothing is known of no games."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    square = NORMAL_95**2
    middle = share + square / (2 * games)
    spread = NORMAL_95 * sqrt(share * (1 - share) / games + square / (4 * games**2))
    whole = 1 + square / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def decimal(number: float, tongue: Tongue) -> str:
    """A number with one decimal, after the mark of the language."""
    whole, _, tenths = f"{number:.1f}".partition(".")
    return f"{whole}{tongue(',', '.')}{tenths}"


def percent(share: float, tongue: Tongue) -> str:
    return f"{decimal(100 * share, tongue)} %"


def interval(low: float, high: float, tongue: Tongue) -> str:
    return f"{decimal(100 * low, tongue)}–{decimal(100 * high, tongue)} %"
