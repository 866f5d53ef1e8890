"""A trial: a few hundred quick matches between bots, summed up while they are played, for the pages of a designer."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import mean

from veillee.core.game import GameInfo, Options
from veillee.core.text import Tongue
from veillee.games import game
from veillee.lab.digest import Game, Rate, by_factor, by_seat, some_games
from veillee.lab.plots import bins
from veillee.lab.statistics import wilson
from veillee.lab.tables import Seating

BOT = "novice"
"""Quick, and better than chance: what a card is worth among masters, a tournament tells."""
SEED = 1812
AT_ONCE = 4
"""The matches of one piece of work, so that nobody waits long for a worker."""
COLUMNS = 24

Line = dict[str, object]


@dataclass(slots=True)
class Trial:
    """A series at one table, as far as it has been played."""

    game: str
    options: Options
    wanted: int
    games: list[Game] = field(default_factory=list)
    seconds: float = 0.0

    def seating(self) -> Seating:
        return Seating(self.game, (BOT,) * game(self.game).seats[0], tuple(self.options.items()))

    def todo(self) -> list[range]:
        return [range(at, min(at + AT_ONCE, self.wanted)) for at in range(0, self.wanted, AT_ONCE)]

    def note(self, games: list[Game], seconds: float) -> None:
        self.games += games
        self.seconds += seconds

    def line(self, tongue: Tongue) -> Line:
        """What was found so far, and how."""
        info = game(self.game)
        how = {"bot": BOT, "seats": info.seats[0], "matches": len(self.games), "wanted": self.wanted}
        found = summed(info, self.games, tongue) if self.games else {}
        return {"game": self.game, "rules": info.rules_version, "seconds": round(self.seconds, 1), **how, **found}


def play(seating: Seating, numbers: range) -> list[Game]:
    """Some matches of a trial; this runs in a worker."""
    return some_games(seating, SEED, numbers)


def summed(info: GameInfo, games: list[Game], tongue: Tongue) -> Line:
    """Who wins, with what, in how long, and how it ends."""
    kinds = by_factor(games)
    return {
        "even": 1 / len(games[0].shares) if info.scored else None,
        "by_seat": [rate_line(rate, tongue) for rate in by_seat(games)] if info.scored else [],
        "kinds": [
            {"title": tongue(*kind), "usual": usual(rates), "rates": [rate_line(rate, tongue) for rate in rates]}
            for kind, rates in kinds.items()
        ],
        "lengths": spread([one.choices for one in games]),
        "margins": spread([one.margin() for one in games]) if any(one.points for one in games) else None,
        "endings": endings(info, games, tongue),
    }


def usual(rates: Sequence[Rate]) -> float:
    return sum(rate.wins for rate in rates) / sum(rate.games for rate in rates)


def rate_line(rate: Rate, tongue: Tongue) -> Line:
    return share_line(rate.name.said(tongue), rate.wins, rate.games)


def share_line(name: str, wins: float, games: int) -> Line:
    low, high = wilson(wins, games)
    return {
        "name": name,
        "wins": round(wins, 2),
        "games": games,
        "share": round(wins / games, 4),
        "interval": [round(low, 4), round(high, 4)],
    }


def spread(values: list[int]) -> Line:
    columns = [{"from": low, "to": high, "count": count} for low, high, count in bins(values, COLUMNS)]
    return {"least": min(values), "mean": round(mean(values), 1), "most": max(values), "columns": columns}


def endings(info: GameInfo, games: list[Game], tongue: Tongue) -> list[Line]:
    counted = Counter(one.reason for one in games).most_common()
    return [share_line(info.ending(reason).said(tongue), count, len(games)) for reason, count in counted]
