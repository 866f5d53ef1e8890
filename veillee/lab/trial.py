"""A trial: a few hundred quick matches between bots, summed up while they are played, for the pages of a designer."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field as kept
from statistics import mean

from msgspec import Struct, field

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


class Share(Struct, frozen=True):
    """A share of wins with its 95 % interval."""

    name: str
    wins: float
    games: int
    share: float
    interval: tuple[float, float]


class Kind(Struct, frozen=True):
    """What is of one kind: heroes, houses, fragments."""

    title: str
    usual: float
    """The share of all that is of this kind."""
    rates: list[Share]


class Column(Struct, frozen=True):
    """How many values lie in a part of a histogram."""

    low: int = field(name="from")
    high: int = field(name="to")
    count: int


class Histogram(Struct, frozen=True):
    """How values are spread."""

    least: int
    mean: float
    most: int
    columns: list[Column]


class Findings(Struct, frozen=True):
    """Who wins, with what, in how long, and how it ends."""

    even: float | None
    by_seat: list[Share]
    kinds: list[Kind]
    lengths: Histogram
    margins: Histogram | None
    endings: list[Share]


class TrialFacts(Struct, frozen=True):
    """A series of quick matches between bots, as far as it has been played."""

    game: str
    rules: int
    bot: str
    seats: int
    matches: int
    wanted: int
    seconds: float
    """How long it has taken."""
    found: Findings | None


@dataclass(slots=True)
class Trial:
    """A series at one table, as far as it has been played."""

    game: str
    options: Options
    wanted: int
    games: list[Game] = kept(default_factory=list)
    seconds: float = 0.0

    def seating(self) -> Seating:
        return Seating(self.game, (BOT,) * game(self.game).seats[0], tuple(self.options.items()))

    def todo(self) -> list[range]:
        return [range(at, min(at + AT_ONCE, self.wanted)) for at in range(0, self.wanted, AT_ONCE)]

    def note(self, games: list[Game], seconds: float) -> None:
        self.games += games
        self.seconds += seconds

    def facts(self, tongue: Tongue) -> TrialFacts:
        """What was found so far, and how."""
        info = game(self.game)
        return TrialFacts(
            game=self.game,
            rules=info.rules_version,
            bot=BOT,
            seats=info.seats[0],
            matches=len(self.games),
            wanted=self.wanted,
            seconds=round(self.seconds, 1),
            found=summed(info, self.games, tongue) if self.games else None,
        )


def play(seating: Seating, numbers: range) -> list[Game]:
    """Some matches of a trial; this runs in a worker."""
    return some_games(seating, SEED, numbers)


def summed(info: GameInfo, games: list[Game], tongue: Tongue) -> Findings:
    return Findings(
        even=1 / len(games[0].shares) if info.scored else None,
        by_seat=[share_of(rate, tongue) for rate in by_seat(games)] if info.scored else [],
        kinds=[
            Kind(tongue(*kind), usual(rates), [share_of(rate, tongue) for rate in rates])
            for kind, rates in by_factor(games).items()
        ],
        lengths=histogram([one.choices for one in games]),
        margins=histogram([one.margin() for one in games]) if any(one.points for one in games) else None,
        endings=endings(info, games, tongue),
    )


def usual(rates: Sequence[Rate]) -> float:
    return sum(rate.wins for rate in rates) / sum(rate.games for rate in rates)


def share_of(rate: Rate, tongue: Tongue) -> Share:
    return share(rate.name.said(tongue), rate.wins, rate.games)


def share(name: str, wins: float, games: int) -> Share:
    low, high = wilson(wins, games)
    return Share(name, round(wins, 2), games, round(wins / games, 4), (round(low, 4), round(high, 4)))


def histogram(values: list[int]) -> Histogram:
    columns = [Column(low, high, count) for low, high, count in bins(values, COLUMNS)]
    return Histogram(min(values), round(mean(values), 1), max(values), columns)


def endings(info: GameInfo, games: list[Game], tongue: Tongue) -> list[Share]:
    counted = Counter(one.reason for one in games).most_common()
    return [share(info.ending(reason).said(tongue), count, len(games)) for reason, count in counted]
