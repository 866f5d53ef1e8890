"""Statistics of a series of matches: what a designer wants to know."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from veillee.core.game import GameInfo
from veillee.core.live import Live
from veillee.core.match import Match
from veillee.core.record import Record
from veillee.core.text import Text
from veillee.lab.statistics import wilson
from veillee.lab.tables import Runner, Seating, deal
from veillee.lab.telling import feed
from veillee.lab.work import Jobs, chunks, shared

Title = tuple[str, str]
"""In French and in English: a Text that travels between processes."""
Factor = tuple[Title, Title, int]
"""The kind of a thing, its name, and the seat that had it."""


@dataclass(frozen=True, slots=True)
class Game:
    """One match, as far as it is counted."""

    shares: list[float]
    points: list[int]
    reason: str
    choices: int
    factors: list[Factor]

    def margin(self) -> int:
        """By how many points the first was ahead of the second; none where points are not counted."""
        best = sorted(self.points, reverse=True)
        return best[0] - best[1] if len(best) > 1 else 0


def game_of(match: Match, choices: int) -> Game:
    outcome = match.outcome()
    factors = [((kind.fr, kind.en), (name.fr, name.en), seat) for kind, name, seat in match.factors()]
    return Game(outcome.shares, outcome.points, outcome.reason, choices, factors)


def some_games(seating: Seating, seed: int, numbers: range) -> list[Game]:
    runner = Runner(seating)
    played = [runner.play(deal(seed, number)) for number in numbers]
    return [game_of(one.match, one.choices) for one in played]


def played_games(seating: Seating, games: int, seed: int, jobs: Jobs) -> Iterator[list[Game]]:
    """A series played for the purpose, chunk by chunk."""
    return shared(partial(some_games, seating, seed), chunks(games), jobs, list[Game])


def recorded_game(record: Record, info: GameInfo) -> Game | None:
    """A match made again from its record; None of one that is not over."""
    live = Live(record.start(info))
    choices = 0
    for answer in record.given():
        pending = live.pending
        choices += pending is not None and (pending.first or len(pending.options_of(answer[0])) > 1)
        feed(live, answer)
    return game_of(live.now, choices) if live.pending is None else None


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


def by_factor(games: Iterable[Game]) -> dict[Title, list[Rate]]:
    """For each kind of thing, each name with the win rate of the seats that had it, best first."""
    wins: dict[tuple[Title, Title], float] = {}
    counts: Counter[tuple[Title, Title]] = Counter()
    for game in games:
        for kind, name, seat in game.factors:
            counts[kind, name] += 1
            wins[kind, name] = wins.get((kind, name), 0.0) + game.shares[seat]
    kinds: dict[Title, list[Rate]] = {}
    for (kind, name), count in counts.items():
        kinds.setdefault(kind, []).append(Rate(Text(*name), wins[kind, name], count))
    for rates in kinds.values():
        rates.sort(key=lambda rate: (-rate.share(), rate.name.en))
    return kinds


def telling(kinds: dict[Title, list[Rate]], even: float) -> list[tuple[Title, Rate]]:
    """What wins and what loses beyond chance, the strongest first."""
    found = [(kind, rate) for kind, rates in kinds.items() for rate in rates if rate.tells(even)]
    return sorted(found, key=lambda one: -abs(one[1].share() - even))
