"""Many matches at one table, counted."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial

from veillee.bots.playing import WHOLE, Sum, play_by_chance
from veillee.core import match as core_match
from veillee.core.record import write_record
from veillee.lab.statistics import wilson
from veillee.lab.tables import Sitting, Table, deal
from veillee.lab.work import pieces, shared, workers


@dataclass(slots=True)
class Tally:
    """What came of a number of matches, in a shape that travels between processes."""

    games: int = 0
    decisions: int = 0
    shares: Counter[int] = field(default_factory=Counter)
    """For each seat, the sum of its shares of the win, in parts of WHOLE."""
    wins: Counter[int] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    records: list[bytes] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.shares += other.shares
        self.wins += other.wins
        self.reasons += other.reasons

    def share(self, seat: int) -> float:
        """A seat's wins, a shared one counting in part."""
        return self.shares[seat] / WHOLE


def told(total: Sum, records: list[bytes]) -> Tally:
    shares, wins = Counter(dict(enumerate(total.shares))), Counter(dict(enumerate(total.wins)))
    return Tally(total.games, total.decisions, shares, wins, Counter(total.reasons), records)


def tally(table: Table, seed: int, keep: bool, numbers: range) -> Tally:
    """Plays some matches of a series."""
    sitting = Sitting(table)
    seeds = [deal(seed, number) for number in numbers]
    if sitting.by_chance and not keep:
        return told(play_by_chance(sitting.info, len(table.bots), sitting.options, seeds, sitting.whim), [])
    total = Sum(len(table.bots))
    records: list[bytes] = []
    for each in seeds:
        played = sitting.play(each, keep)
        total.count(played.match.outcome(), played.choices)
        if keep:
            records.append(write_record(sitting.record(each, played)))
    return told(total, records)


def series(table: Table, games: int, seed: int, jobs: int = 1, keep: bool = False) -> Iterator[Tally]:
    """Plays a series, and gives what came of each piece of it, in order."""
    return shared(partial(tally, table, seed, keep), pieces(games, workers(jobs)), jobs)


def compiled() -> bool:
    """Whether the rules run as machine code."""
    return not core_match.__file__.endswith(".py")


def summary(table: Table, seed: int, total: Tally, seconds: float) -> dict[str, object]:
    """What a simulation found, as plain data."""
    return {
        "game": table.game,
        "bots": list(table.bots),
        "options": table.info().checked(dict(table.options)),
        "seed": seed,
        "games": total.games,
        "decisions": total.decisions,
        "seconds": round(seconds, 6),
        "decisions_per_s": round(total.decisions / seconds),
        "games_per_s": round(total.games / seconds, 1),
        "compiled": compiled(),
        "mean_decisions": round(total.decisions / total.games, 3),
        "outcomes": {
            "seats": [seat_line(total, seat) for seat in range(len(table.bots))],
            "shared": total.games - sum(total.wins.values()),
            "reasons": dict(total.reasons.most_common()),
        },
    }


def seat_line(total: Tally, seat: int) -> dict[str, object]:
    low, high = wilson(total.share(seat), total.games)
    return {
        "seat": seat,
        "wins": total.wins[seat],
        "share": round(total.share(seat) / total.games, 6),
        "interval": [round(low, 6), round(high, 6)],
    }
