"""What a designer wants to know of a series of matches."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from veillee.core.choosers import Pending, Script
from veillee.core.game import GameInfo
from veillee.core.match import Chooser, Match, Prompt
from veillee.core.record import Record
from veillee.core.text import Text
from veillee.lab.statistics import wilson
from veillee.lab.tables import Sitting, Table, deal
from veillee.lab.work import pieces, shared, workers

Factor = tuple[str, str, str, int]
"""A kind of thing, its name in French and in English, and the seat that had it."""


@dataclass(frozen=True, slots=True)
class Game:
    """One match, as far as it is counted."""

    shares: list[float]
    points: list[int]
    reason: str
    choices: int
    factors: list[Factor]

    def margin(self) -> int:
        """By how many points the first was ahead of the second."""
        best = sorted(self.points, reverse=True)
        return best[0] - best[1] if len(best) > 1 else 0


def game_of(match: Match, choices: int) -> Game:
    outcome = match.outcome()
    factors = [(kind, name.fr, name.en, seat) for kind, name, seat in match.factors()]
    return Game(outcome.shares, outcome.points, outcome.reason, choices, factors)


def some_games(table: Table, seed: int, numbers: range) -> list[Game]:
    sitting = Sitting(table)
    played = [sitting.play(deal(seed, number)) for number in numbers]
    return [game_of(one.match, one.choices) for one in played]


def played_games(table: Table, games: int, seed: int, jobs: int) -> Iterator[list[Game]]:
    """A series played for the purpose, piece by piece."""
    return shared(partial(some_games, table, seed), pieces(games, workers(jobs)), jobs)


class Counting(Chooser):
    """Feeds the answers of a record, and counts the real choices among them."""

    def __init__(self, record: Record) -> None:
        self.script = Script(record.answers)
        self.choices = 0

    def pick(self, match: Match, seat: int, prompt: Prompt, options: list[int]) -> int:
        self.choices += len(options) > 1
        return self.script.pick(match, seat, prompt, options)

    def pick_together(self, match: Match, prompt: Prompt, seats: list[int], options: list[list[int]]) -> list[int]:
        self.choices += sum(len(choices) > 1 for choices in options)
        return self.script.pick_together(match, prompt, seats, options)


def recorded_game(record: Record, info: GameInfo) -> Game | None:
    """A match made again from its record; None of one that is not over."""
    match = record.start(info)
    counting = Counting(record)
    match.chooser = counting
    try:
        while not match.over:
            match.step()
    except Pending:
        return None
    return game_of(match, counting.choices)


@dataclass(frozen=True, slots=True)
class Rate:
    """How often those who had something won."""

    name: Text
    wins: float
    games: int

    def share(self) -> float:
        return self.wins / self.games

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def tells(self, even: float) -> bool:
        """Whether chance alone would hardly give this."""
        low, high = self.interval()
        return not low <= even <= high


def by_seat(games: list[Game]) -> list[Rate]:
    seats = range(len(games[0].shares))
    return [
        Rate(Text(f"place {seat + 1}", f"seat {seat + 1}"), sum(game.shares[seat] for game in games), len(games))
        for seat in seats
    ]


def by_factor(games: Iterable[Game]) -> dict[str, list[Rate]]:
    """For each kind of thing, each name with the win rate of the seats that had it, best first."""
    wins: dict[tuple[str, str, str], float] = {}
    counts: Counter[tuple[str, str, str]] = Counter()
    for game in games:
        for kind, fr, en, seat in game.factors:
            key = (kind, fr, en)
            counts[key] += 1
            wins[key] = wins.get(key, 0.0) + game.shares[seat]
    kinds: dict[str, list[Rate]] = {}
    for (kind, fr, en), count in counts.items():
        kinds.setdefault(kind, []).append(Rate(Text(fr, en), wins[kind, fr, en], count))
    for rates in kinds.values():
        rates.sort(key=lambda rate: (-rate.share(), rate.name.en))
    return kinds


def telling(kinds: dict[str, list[Rate]], even: float) -> list[tuple[str, Rate]]:
    """What wins and what loses beyond chance, the strongest first."""
    found = [(kind, rate) for kind, rates in kinds.items() for rate in rates if rate.tells(even)]
    return sorted(found, key=lambda one: -abs(one[1].share() - even))
