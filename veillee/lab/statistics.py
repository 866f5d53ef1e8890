"""Confidence intervals: how sure a count is."""

from math import sqrt

from veillee.core.text import Tongue

NORMAL_95 = 1.959963984540054
"""The standard normal holds 95 % of its mass within this of 0."""
ENOUGH = 30
"""From so many deals on their spread is known well enough."""


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % Wilson interval of a proportion; nothing is known of no games."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    square = NORMAL_95**2
    middle = share + square / (2 * games)
    spread = NORMAL_95 * sqrt(share * (1 - share) / games + square / (4 * games**2))
    whole = 1 + square / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def of_deals(wins: float, games: int, deals: int, squares: float) -> tuple[float, float]:
    """The same where each deal is played from every seat, by the sum of the squares of what was won of each.

    Whoever wins with the better hand loses with the worse one: two matches of a deal tell more than two of different ones. It is the
    interval of as many matches apart as would tell as much (Kish's design effect).
    """
    share = wins / games if games else 0.0
    apart = games * share * (1 - share)
    if deals < ENOUGH or apart == 0.0:
        return wilson(wins, games)
    together = deals * (squares - wins**2 / deals) / (deals - 1)
    worth = games * apart / together if together > 0.0 else float(games)
    return wilson(share * worth, worth)


def decimal(number: float, tongue: Tongue) -> str:
    """A number with one decimal, after the mark of the language."""
    whole, _, tenths = f"{number:.1f}".partition(".")
    return f"{whole}{tongue(',', '.')}{tenths}"


def percent(share: float, tongue: Tongue) -> str:
    return f"{decimal(100 * share, tongue)} %"


def interval(low: float, high: float, tongue: Tongue) -> str:
    return f"{decimal(100 * low, tongue)}–{decimal(100 * high, tongue)} %"
