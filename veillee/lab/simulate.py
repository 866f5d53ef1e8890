"""Simulation: many matches at one table, counted."""

import sysconfig
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import zip_longest
from pathlib import Path

from veillee.bots.playing import WHOLE, Sum, play_by_chance
from veillee.core import match as core_match
from veillee.core.record import write_record
from veillee.lab.statistics import wilson
from veillee.lab.tables import Runner, Seating, deal
from veillee.lab.work import Jobs, chunks, shared


@dataclass(slots=True)
class Tally:
    """What came of a number of matches, in a shape that travels between processes."""

    games: int = 0
    decisions: int = 0
    shares: list[int] = field(default_factory=list)
    """For each seat, the sum of its shares of the win, in parts of WHOLE."""
    wins: list[int] = field(default_factory=list)
    reasons: dict[str, int] = field(default_factory=dict)
    records: list[bytes] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.shares = summed(self.shares, other.shares)
        self.wins = summed(self.wins, other.wins)
        self.reasons = dict(Counter(self.reasons) + Counter(other.reasons))

    def share(self, seat: int) -> float:
        """A seat's wins, a shared one counting in part."""
        return self.shares[seat] / WHOLE

    def endings(self) -> list[tuple[str, int]]:
        """How the matches ended, the commonest way first."""
        return Counter(self.reasons).most_common()


def summed(ours: list[int], theirs: list[int]) -> list[int]:
    return [one + other for one, other in zip_longest(ours, theirs, fillvalue=0)]


def tally_of(total: Sum, records: list[bytes]) -> Tally:
    return Tally(total.games, total.decisions, total.shares, total.wins, total.reasons, records)


def tally(seating: Seating, seed: int, keep: bool, numbers: range, parquet: str = "") -> Tally:
    """Plays some matches of a series; their decisions are a part of the data set in the folder `parquet`, if one is wanted."""
    runner = Runner(seating)
    if parquet:
        return gathered(runner, seed, keep, Path(parquet), numbers)
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


def gathered(runner: Runner, seed: int, keep: bool, folder: Path, numbers: range) -> Tally:
    """The same with every decision written down; the part is named by the first match in it."""
    from veillee.lab.dataset import DataSet

    data = DataSet(runner, keep)
    total = Sum(runner.seats)
    records: list[bytes] = []
    for number in numbers:
        played = data.play(number, deal(seed, number))
        total.count(played.match.outcome(), played.choices)
        if keep:
            records.append(write_record(runner.record(deal(seed, number), played)))
    data.write(folder, numbers.start)
    return tally_of(total, records)


def series(
    seating: Seating, games: int, seed: int, jobs: Jobs = 1, keep: bool = False, parquet: str = ""
) -> Iterator[Tally]:
    """Plays a series, and gives what came of each chunk of it, in order."""
    return shared(partial(tally, seating, seed, keep, parquet=parquet), chunks(games), jobs, Tally)


def compiled() -> bool:
    """Whether the rules run as machine code."""
    return not core_match.__file__.endswith(".py")


def optimised() -> bool:
    """Whether the interpreter was built with optimisation; where its maker does not say how it was built, it was."""
    how = sysconfig.get_config_var("CONFIG_ARGS")
    return how is None or "--enable-optimizations" in str(how)


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
    reasons: dict[str, object] = {"reasons": dict(total.endings())}
    if not scored:
        return reasons
    shared_wins = total.games - sum(total.wins)
    return {"seats": [seat_line(total, seat) for seat in range(seats)], "shared": shared_wins, **reasons}


def seat_line(total: Tally, seat: int) -> dict[str, object]:
    low, high = wilson(total.share(seat), total.games)
    return {
        "seat": seat,
        "wins": total.wins[seat],
        "share": round(total.share(seat) / total.games, 6),
        "interval": [round(low, 6), round(high, 6)],
    }
