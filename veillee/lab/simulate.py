"""Simulation: many matches at one table, counted."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial

from veillee.bots.playing import WHOLE, Sum, play_by_chance
from veillee.core import match as core_match
from veillee.core.record import write_record
from veillee.lab.statistics import wilson
from veillee.lab.tables import Runner, Seating, deal
from veillee.lab.work import chunks, shared, workers


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


def tally_of(total: Sum, records: list[bytes]) -> Tally:
    shares, wins = Counter(dict(enumerate(total.shares))), Counter(dict(enumerate(total.wins)))
    return Tally(total.games, total.decisions, shares, wins, Counter(total.reasons), records)


def tally(seating: Seating, seed: int, keep: bool, numbers: range) -> Tally:
    """Plays some matches of a series."""
    runner = Runner(seating)
    seeds = [deal(seed, number) for number in numbers]
    if runner.by_chance and not keep:
        return tally_of(play_by_chance(runner.info, runner.seats, runner.options, seeds, runner.whim), [])
    total = Sum(runner.seats)
    records: list[bytes] = []
    for each in seeds:
        played = runner.play(each, keep)
        total.count(played.match.outcome(), played.choices)
        if keep:
            records.append(write_record(runner.record(each, played)))
    return tally_of(total, records)


def series(seating: Seating, games: int, seed: int, jobs: int = 1, keep: bool = False) -> Iterator[Tally]:
    """Plays a series, and gives what came of each chunk of it, in order."""
    return shared(partial(tally, seating, seed, keep), chunks(games, workers(jobs)), jobs)


def compiled() -> bool:
    """Whether the rules run as machine code."""
    return not core_match.__file__.endswith(".py")


def summary(seating: Seating, seed: int, total: Tally, seconds: float) -> dict[str, object]:
    """What a simulation found, as plain data."""
    info = seating.info()
    return {
        "game": seating.game,
        "scored": info.scored,
        "bots": list(seating.bots),
        "options": info.checked(dict(seating.options)),
        "seed": seed,
        "games": total.games,
        "decisions": total.decisions,
        "seconds": round(seconds, 6),
        "decisions_per_s": round(total.decisions / seconds),
        "games_per_s": round(total.games / seconds, 1),
        "compiled": compiled(),
        "mean_decisions": round(total.decisions / total.games, 3),
        "outcomes": outcomes(total, len(seating.bots), info.scored),
    }


def outcomes(total: Tally, seats: int, scored: bool) -> dict[str, object]:
    """How the matches ended and, where somebody wins, who won them."""
    reasons: dict[str, object] = {"reasons": dict(total.reasons.most_common())}
    if not scored:
        return reasons
    shared_wins = total.games - sum(total.wins.values())
    return {"seats": [seat_line(total, seat) for seat in range(seats)], "shared": shared_wins, **reasons}


def seat_line(total: Tally, seat: int) -> dict[str, object]:
    low, high = wilson(total.share(seat), total.games)
    return {
        "seat": seat,
        "wins": total.wins[seat],
        "share": round(total.share(seat) / total.games, 6),
        "interval": [round(low, 6), round(high, 6)],
    }
