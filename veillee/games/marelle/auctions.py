"""How bots bid: a mixed strategy for the sealed card, and when a better rank is worth more cards.

The values in all hands are known (MAR-D2), so an auction is a small game: everyone lays a card, and the higher ones get the better ranks. Regret
matching over it gives each card its share; playouts draw from that, and a search answers it.
"""

from typing import Final

from veillee.games.marelle.cards.faces import PIPS, VALUE_OF, VALUES
from veillee.games.marelle.rules.options import PASS
from veillee.games.marelle.rules.ring import SEATS, Ring

ROUNDS: Final = 40
"""How often regret is matched: by then shares change by hundredths."""
SHARES: Final = 100
"""What the shares of a seat's cards add up to, about."""
COST: Final = 0.02
"""What a point of value is worth in hand beyond what it is worth on a conflict of one's own, where a bid goes."""
RISK: Final = 0.15
"""What a raise must bring beyond its cost, because another may follow."""

ABSTAIN: Final = 0
"""Stands for the figure among the values."""

CACHE: Final[dict[tuple[int, ...], list[list[int]]]] = {}
CACHED: Final = 256
"""How many auctions are remembered: all guesses about one decision ask for the same."""


def worth(m: Ring, seat: int) -> float:
    """What being first in this characteristic is worth to a seat: as much as its suit may decide the conflicts beside it."""
    suit = m.order[m.auction]
    total = 40
    weight = 10
    for conflict in ((seat - 1) % m.seats, seat):
        strengths = m.strengths(conflict)
        total += sum(strengths)
        weight += strengths[suit]
    return 4.0 * weight / total


def bid_weights(m: Ring, seat: int, options: list[int]) -> list[int]:
    """The share of each card in a mixed strategy for this auction."""
    shares = strategies(m)[seat]
    return [1 + shares[VALUE_OF[option] if option < PIPS else ABSTAIN] for option in options]


def strategies(m: Ring) -> list[list[int]]:
    """By seat and value, the shares of a mixed strategy; a tied first card counts as one still in hand."""
    key: list[int] = []
    for seat in SEATS[m.seats]:
        values = 1
        for card in m.hands[seat] + m.bids[seat]:
            values |= 1 << VALUE_OF[card]
        key.append(values)
        key.append(int(20.0 * worth(m, seat)))
    at = tuple(key)
    found = CACHE.get(at)
    if found is None:
        found = matched(key)
        if len(CACHE) >= CACHED:
            CACHE.clear()
        CACHE[at] = found
    return found


def matched(key: list[int]) -> list[list[int]]:
    """Regret matching: each seat shifts towards what it regrets not to have laid; the average is what it plays."""
    seats = len(key) // 2
    regrets = [[0.0] * (VALUES + 1) for _ in range(seats)]
    totals = [[0.0] * (VALUES + 1) for _ in range(seats)]
    for _ in range(ROUNDS):
        plays = [played(regrets[seat], key[2 * seat]) for seat in range(seats)]
        below = [cumulated(play) for play in plays]
        for seat in range(seats):
            learn(seat, key, plays[seat], below, regrets[seat])
            for value in range(VALUES + 1):
                totals[seat][value] += plays[seat][value]
    return [[int(SHARES * total / ROUNDS) for total in totals[seat]] for seat in range(seats)]


def played(regret: list[float], values: int) -> list[float]:
    """What a seat lays now, as shares: by its regrets, or anything while it has none."""
    wanted = [max(0.0, regret[value]) if values >> value & 1 else 0.0 for value in range(VALUES + 1)]
    total = sum(wanted)
    if total > 0.0:
        return [one / total for one in wanted]
    count = values.bit_count()
    return [1.0 / count if values >> value & 1 else 0.0 for value in range(VALUES + 1)]


def cumulated(play: list[float]) -> list[float]:
    """How likely a seat lays less than each value."""
    found: list[float] = []
    total = 0.0
    for share in play:
        found.append(total)
        total += share
    return found


def learn(seat: int, key: list[int], play: list[float], below: list[list[float]], regret: list[float]) -> None:
    """What each value would have brought: its worth for every seat behind, less its cost; a tie puts nobody behind."""
    values = key[2 * seat]
    most = key[2 * seat + 1] / 20.0
    brought = [0.0] * (VALUES + 1)
    mean = 0.0
    for value in range(1, VALUES + 1):
        if values >> value & 1:
            behind = 0.0
            for other in range(len(below)):
                if other != seat:
                    behind += below[other][value]
            brought[value] = most * behind / (len(below) - 1) - COST * value
            mean += play[value] * brought[value]
    for value in range(VALUES + 1):
        if values >> value & 1:
            regret[value] += brought[value] - mean


def raise_weights(m: Ring, seat: int, options: list[int]) -> list[int]:
    """Add the cheapest card that does, if the better rank is worth it."""
    totals = [m.bid_of(other) for other in SEATS[m.seats]]
    need = max(totals) + 1 - totals[seat]
    ahead = 0
    for total in totals:
        if total > totals[seat]:
            ahead += 1
    gain = worth(m, seat) * ahead / (m.seats - 1) - COST * need - RISK
    cheapest = cheapest_of(options, need)
    found: list[int] = []
    for option in options:
        if option == PASS:
            found.append(4 if gain > 0.0 else 40)
        else:
            found.append(12 if option == cheapest else 1)
    return found


def cheapest_of(options: list[int], need: int) -> int:
    """The lowest card that is enough, or else the highest."""
    best: int = PASS
    for option in options:
        if option != PASS and (best == PASS or better(VALUE_OF[option], VALUE_OF[best], need)):
            best = option
    return best


def better(value: int, than: int, need: int) -> bool:
    return value < than if value >= need and than >= need else value > than
