"""`veillee tournament`: bots measured against each other."""

import argparse
from collections.abc import Generator, Iterator
from contextlib import closing
from math import inf
from time import monotonic
from typing import TYPE_CHECKING

from veillee.cli.terminal.output import DEAL, MATCH, counted, print_json, show, watched
from veillee.cli.terminal.parser import Parser, add_game, add_json, add_series, crew, separated, table_options, whole
from veillee.core.match import Illegal
from veillee.core.text import Text, Tongue

if TYPE_CHECKING:
    from rich.table import Table

    from veillee.lab.tournament import Meeting, Score, Standings

ABOUT = Text(
    "mesurer des bots les uns contre les autres, à donnes et places égales",
    "measure bots against each other, with equal deals and seats",
)


def add(parser: Parser, tongue: Tongue) -> None:
    from veillee.bots.levels import LEVELS, RUNGS

    add_game(parser, tongue)
    parser.add_argument(
        "--bots",
        type=separated,
        required=True,
        metavar="A,B,C",
        help=tongue(
            f"les bots à mesurer : {', '.join(LEVELS + RUNGS)}", f"the bots to measure: {', '.join(LEVELS + RUNGS)}"
        ),
    )
    parser.add_argument(
        "--seats",
        type=whole(tongue, 1),
        metavar="N",
        help=tongue("le nombre de places à table", "how many seats a table has"),
    )
    add_series(parser, tongue, games=100)
    parser.add_argument(
        "--minutes",
        type=whole(tongue, 1),
        metavar="N",
        help=tongue("s'arrêter après ce temps et montrer ce qu'on sait", "stop after this time and show what is known"),
    )
    parser.add_argument(
        "--markdown",
        action="store_true",
        help=tongue("un seul tableau, comme dans docs/strength.md", "one table, as in docs/strength.md"),
    )
    add_json(parser, tongue)


def run(args: argparse.Namespace, tongue: Tongue) -> int:
    from veillee.games import game
    from veillee.lab.tournament import Contest, Standings, meetings

    info = game(args.game)
    if len(args.bots) < 2:
        raise Illegal(
            "bots",
            "il faut au moins deux bots, séparés par une virgule",
            "it takes at least two bots, with a comma between",
        )
    contest = Contest(
        info.key,
        args.bots,
        args.games,
        args.seed,
        args.seats or info.seats[0],
        table_options(args.option),
        args.seconds,
    )
    standings = Standings(contest)
    total = contest.deals() * contest.seats * len(contest.lineups())
    played = in_time(meetings(contest, crew(args)), args.minutes)
    for met in watched(played, info.key, total, len):
        standings.add(met)
    if args.json:
        print_json(standings.summary())
    elif args.markdown:
        print("\n".join(markdown(standings, tongue)))
    else:
        show_standings(standings, tongue)
    return 0


def in_time(parts: "Generator[list[Meeting]]", minutes: int | None) -> "Iterator[list[Meeting]]":
    """What comes within so many minutes; whoever plays what is left then is sent home."""
    with closing(parts):
        end = inf if minutes is None else monotonic() + 60 * minutes
        for part in parts:
            yield part
            if monotonic() > end:
                return


def show_standings(standings: "Standings", tongue: Tongue) -> None:
    contest = standings.contest
    show(
        f"{counted(standings.games, MATCH, tongue)}, {counted(contest.deals(), DEAL, tongue)}, "
        + tongue("chacune à toutes les places", "each at all seats"),
        ratings(standings, tongue),
        tongue("Chacun contre chacun (ligne contre colonne) :", "Each against each (row against column):"),
        cross(standings, tongue),
    )


def by_rating(standings: "Standings") -> list[int]:
    return sorted(range(len(standings.ratings)), key=lambda number: -standings.ratings[number].mu)


def ratings(standings: "Standings", tongue: Tongue) -> "Table":
    from rich.table import Table

    from veillee.lab.statistics import NORMAL_95, interval, percent

    grid = Table(box=None, padding=(0, 2, 0, 0))
    titles = (
        "bot",
        tongue("cote", "rating"),
        "95 %",
        tongue("victoires", "wins"),
        "95 %",
        tongue("ms/décision", "ms/decision"),
    )
    for title in titles:
        grid.add_column(title)
    for number in by_rating(standings):
        rating = standings.ratings[number]
        score = standings.all[number]
        spread = NORMAL_95 * rating.sigma
        grid.add_row(
            standings.contest.names()[number],
            f"{rating.mu:.2f}",
            f"{rating.mu - spread:.2f}–{rating.mu + spread:.2f}",
            percent(score.wins / score.games, tongue) if score.games else "–",
            interval(*score.interval(), tongue),
            milliseconds(standings, number),
        )
    return grid


def milliseconds(standings: "Standings", number: int) -> str:
    """How long a bot thinks about a decision."""
    thoughts = standings.thoughts[number]
    return f"{1000 * standings.spent[number] / thoughts:.2f}" if thoughts else "–"


def cross(standings: "Standings", tongue: Tongue) -> "Table":
    from rich.table import Table

    names = standings.contest.names()
    order = by_rating(standings)
    grid = Table(box=None, padding=(0, 2, 0, 0))
    grid.add_column("")
    for column in order:
        grid.add_column(names[column])
    for row in order:
        grid.add_row(names[row], *[cell(standings.cross[row][column], tongue) for column in order])
    return grid


def cell(score: "Score", tongue: Tongue) -> str:
    """What one bot won against another, with how sure that is."""
    from veillee.lab.statistics import interval, percent

    if not score.games:
        return "–"
    return f"{percent(score.wins / score.games, tongue)} ({interval(*score.interval(), tongue)})"


def markdown(standings: "Standings", tongue: Tongue) -> "Iterator[str]":
    """Ratings, thinking and each against each in one table, the strongest first; below it how many matches that is."""
    from veillee.lab.statistics import NORMAL_95

    names = standings.contest.names()
    order = by_rating(standings)
    titles = ["", tongue("Cote", "Rating"), tongue("ms par décision", "ms a decision"), *[names[one] for one in order]]
    yield row_of(titles)
    yield row_of(["---"] * len(titles))
    for number in order:
        rating = standings.ratings[number]
        rated = f"{rating.mu:.1f} ± {NORMAL_95 * rating.sigma:.1f}"
        cells = [cell(standings.cross[number][other], tongue) for other in order]
        yield row_of([f"**{names[number]}**", rated, milliseconds(standings, number), *cells])
    games = sorted(score.games for line in standings.cross for score in line if score.games)
    few, most = games[0], games[-1]
    yield ""
    yield tongue(
        f"{counted(standings.games, MATCH, tongue)}, {few if few == most else f'de {few} à {most}'} pour chaque paire.",
        f"{counted(standings.games, MATCH, tongue)}, {few if few == most else f'{few} to {most}'} for each pair.",
    )


def row_of(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
