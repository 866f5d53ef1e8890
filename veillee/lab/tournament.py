"""Tournaments: bots measured against each other, every deal played with every rotation of the seats."""

from collections import defaultdict
from collections.abc import Generator
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from statistics import mean
from typing import TypedDict

from veillee.core.match import Illegal
from veillee.lab.statistics import NORMAL_95, of_deals
from veillee.lab.tables import Runner, Seating, deal
from veillee.lab.work import Jobs, shared

Lineup = tuple[int, ...]
"""The bots at a table, by their number in the tournament, in the order of the seats."""


@dataclass(frozen=True, slots=True)
class Contest:
    """What is to be measured."""

    game: str
    bots: tuple[str, ...]
    games: int
    """Matches of each line-up, rounded up so that every deal sees all rotations."""
    seed: int
    seats: int
    options: tuple[tuple[str, str], ...] = ()
    seconds: float = 1.0

    def lineups(self) -> list[Lineup]:
        """Who meets whom: everyone meets everyone; where they are too few for a table, each in turn sits down once more."""
        count = len(self.bots)
        if count >= self.seats:
            return list(combinations(range(count), self.seats))
        starts = range(1 if self.seats % count == 0 else count)
        return [tuple((start + seat) % count for seat in range(self.seats)) for start in starts]

    def deals(self) -> int:
        return -(-self.games // self.seats)

    def seating(self, lineup: Lineup, turn: int = 0) -> Seating:
        return Seating(self.game, tuple(self.bots[number] for number in lineup), self.options, self.seconds, turn)

    def names(self) -> list[str]:
        """The bots' names; one that comes several times is numbered."""
        return [
            name if self.bots.count(name) == 1 else f"{name} #{self.bots[: at + 1].count(name)}"
            for at, name in enumerate(self.bots)
        ]


@dataclass(frozen=True, slots=True)
class Meeting:
    """One match of the contest."""

    lineup: Lineup
    deal: int
    shares: list[float]
    choices: int
    thoughts: list[int]
    spent: list[float]


def rotations(lineup: Lineup) -> list[Lineup]:
    return [lineup[turn:] + lineup[:turn] for turn in range(len(lineup))]


def meet(contest: Contest, work: tuple[Lineup, int]) -> list[Meeting]:
    """Plays one deal with all rotations of a line-up."""
    lineup, number = work
    met = []
    for turn, turned in enumerate(rotations(lineup)):
        played = Runner(contest.seating(turned, turn)).play(deal(contest.seed, number))
        thoughts = [bot.thoughts for bot in played.bots]
        spent = [bot.spent for bot in played.bots]
        met.append(Meeting(turned, number, played.match.outcome().shares, played.choices, thoughts, spent))
    return met


def meetings(contest: Contest, jobs: Jobs = 1) -> Generator[list[Meeting]]:
    """The whole contest, deal by deal."""
    for lineup in contest.lineups():
        info = Runner(contest.seating(lineup)).info
        if not info.scored:
            raise Illegal(
                "unscored",
                f"personne ne gagne à ce jeu ({info.title.fr}) : il n'y a rien à mesurer",
                f"nobody wins in this game ({info.title.en}): there is nothing to measure",
            )
    todo = [(lineup, number) for number in range(contest.deals()) for lineup in contest.lineups()]
    return shared(partial(meet, contest), todo, jobs, list[Meeting])


class ScoreLine(TypedDict):
    """What was won of a number of matches, with the interval in which the true share lies 19 times of 20."""

    wins: float
    games: int
    rate: float | None
    interval: tuple[float, float]


@dataclass(slots=True)
class Score:
    """What a bot has come to, alone or against another: wins (shared ones in part) of a number of games, deal by deal."""

    wins: float = 0.0
    games: int = 0
    deals: int = 0
    squares: float = 0.0
    """The sum of the squares of what it won of each deal."""

    def add(self, shares: list[float]) -> None:
        """One deal, played from one seat or more."""
        self.wins += sum(shares)
        self.games += len(shares)
        self.deals += 1
        self.squares += sum(shares) ** 2

    def interval(self) -> tuple[float, float]:
        return of_deals(self.wins, self.games, self.deals, self.squares)

    def line(self) -> ScoreLine:
        low, high = self.interval()
        rate = round(self.wins / self.games, 6) if self.games else None
        return {"wins": self.wins, "games": self.games, "rate": rate, "interval": (round(low, 6), round(high, 6))}


class Standings:
    """The contest so far: ratings, each against each, and by seat."""

    def __init__(self, contest: Contest) -> None:
        from openskill.models import PlackettLuce

        count = len(contest.bots)
        self.contest = contest
        self.model = PlackettLuce(tau=0.0)
        self.ratings = [self.model.rating() for _ in range(count)]
        self.games = 0
        self.all = [Score() for _ in range(count)]
        self.cross = [[Score() for _ in range(count)] for _ in range(count)]
        self.by_seat = [[Score() for _ in range(contest.seats)] for _ in range(count)]
        self.thoughts = [0] * count
        self.spent = [0.0] * count

    def add(self, met: list[Meeting]) -> None:
        """One deal, with all rotations of a line-up."""
        won: defaultdict[int, list[float]] = defaultdict(list)
        between: defaultdict[tuple[int, int], list[float]] = defaultdict(list)
        for meeting in met:
            self.games += 1
            self.rate(meeting)
            for seat, number in enumerate(meeting.lineup):
                self.seated(meeting, seat, number)
                won[number].append(meeting.shares[seat])
                for other, rival in enumerate(meeting.lineup):
                    if rival != number:
                        between[number, rival].append(better(meeting.shares[seat], meeting.shares[other]))
        for number, shares in won.items():
            self.all[number].add(shares)
        for (number, rival), shares in between.items():
            self.cross[number][rival].add(shares)

    def seated(self, meeting: Meeting, seat: int, number: int) -> None:
        self.by_seat[number][seat].add([meeting.shares[seat]])
        if meeting.thoughts:
            self.thoughts[number] += meeting.thoughts[seat]
            self.spent[number] += meeting.spent[seat]

    def rate(self, meeting: Meeting) -> None:
        """A bot that sits at a table several times is rated by the mean of its seats there."""
        present = sorted(set(meeting.lineup))
        shares = [
            mean(share for share, number in zip(meeting.shares, meeting.lineup, strict=True) if number == one)
            for one in present
        ]
        rated = self.model.rate([[self.ratings[number]] for number in present], scores=shares)
        for team, number in zip(rated, present, strict=True):
            self.ratings[number] = team[0]

    def summary(self) -> dict[str, object]:
        """The standings as plain data, best rating first."""
        names = self.contest.names()
        order = sorted(range(len(names)), key=lambda number: -self.ratings[number].mu)
        return {
            "game": self.contest.game,
            "seats": self.contest.seats,
            "seed": self.contest.seed,
            "games": self.games,
            "deals": self.contest.deals(),
            "seconds_per_decision": self.contest.seconds,
            "bots": [self.bot_line(names[number], number) for number in order],
            "cross": {
                names[row]: {names[col]: self.cross[row][col].line() for col in order if col != row} for row in order
            },
        }

    def bot_line(self, name: str, number: int) -> dict[str, object]:
        rating = self.ratings[number]
        spread = NORMAL_95 * rating.sigma
        milliseconds = 1000 * self.spent[number] / self.thoughts[number] if self.thoughts[number] else 0.0
        return {
            "name": name,
            "rating": round(rating.mu, 3),
            "interval": [round(rating.mu - spread, 3), round(rating.mu + spread, 3)],
            "score": self.all[number].line(),
            "by_seat": [score.line() for score in self.by_seat[number]],
            "ms_per_decision": round(milliseconds, 3),
        }


def better(mine: float, theirs: float) -> float:
    """A win of one seat over another; half of one if they shared alike."""
    return 0.5 if mine == theirs else float(mine > theirs)
