"""`veillee simulate`: many matches between bots, counted."""

import argparse
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, TYPE_CHECKING

from veillee.cli.terminal.output import interval, percent, print_json, show, thousands, watched
from veillee.cli.terminal.parser import Parser, add_game, add_json, add_series, names, table_options
from veillee.core.match import Illegal
from veillee.core.text import Text, Tongue

if TYPE_CHECKING:
    from veillee.lab.simulate import Tally
    from veillee.lab.tables import Table

ABOUT = Text("jouer beaucoup de parties entre bots et les compter", "play many matches between bots and count them")


def add(parser: Parser, tongue: Tongue) -> None:
    add_game(parser, tongue)
    add_bots(parser, tongue)
    add_series(parser, tongue, games=1000)
    parser.add_argument(
        "--records",
        metavar=tongue("FICHIER", "FILE"),
        help=tongue("écrire chaque partie, une par ligne", "write every match, one a line"),
    )
    add_json(parser, tongue)


def add_bots(parser: Parser, tongue: Tongue) -> None:
    parser.add_argument(
        "--bots",
        type=names,
        metavar="A,B",
        help=tongue(
            "un bot par place : random, greedy, novice, joueur, maitre, ismcts-N, flat-N",
            "a bot for each seat: random, greedy, novice, joueur, maitre, ismcts-N, flat-N",
        ),
    )


def table_of(args: argparse.Namespace) -> "Table":
    """The table that the arguments describe, found to be right."""
    from veillee.games import game
    from veillee.lab.tables import Sitting, Table

    info = game(args.game)
    bots = args.bots or ("random",) * info.seats[0]
    table = Table(info.key, bots, table_options(args.option), args.seconds)
    Sitting(table)
    return table


def run(args: argparse.Namespace, tongue: Tongue) -> int:
    from veillee.lab.simulate import Tally, series, summary

    table = table_of(args)
    total = Tally()
    with opened(args.records) as records:
        began = time.perf_counter()
        parts = series(table, args.games, args.seed, args.jobs, keep=records is not None)
        for part in watched(parts, args.game, args.games, lambda part: part.games):
            total.add(part)
            if records:
                records.writelines(line + b"\n" for line in part.records)
        seconds = time.perf_counter() - began
    found = summary(table, args.seed, total, seconds)
    if args.json:
        print_json(found)
    else:
        show_summary(table, total, seconds, tongue)
    return 0


@contextmanager
def opened(path: str | None) -> Iterator[IO[bytes] | None]:
    """The file to write records to, if one is wanted."""
    if path is None:
        yield None
        return
    try:
        with open(path, "wb") as file:
            yield file
    except OSError as error:
        raise Illegal(
            "file",
            f"impossible d'écrire « {path} » ({error.strerror})",
            f"cannot write “{path}” ({error.strerror})",
        ) from None


def show_summary(table: "Table", total: "Tally", seconds: float, tongue: Tongue) -> None:
    from rich.table import Table as Grid

    from veillee.lab.simulate import compiled
    from veillee.lab.statistics import wilson

    how = tongue("compilé", "compiled") if compiled() else tongue("interprété", "interpreted")
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for title in (tongue("place", "seat"), "bot", tongue("victoires", "wins"), tongue("part", "share"), "95 %"):
        grid.add_column(title)
    for seat, name in enumerate(table.bots):
        share = total.share(seat)
        grid.add_row(
            str(seat + 1),
            name,
            thousands(total.wins[seat]),
            percent(share / total.games),
            interval(*wilson(share, total.games)),
        )
    reasons = ", ".join(f"{reason} {percent(count / total.games)}" for reason, count in total.reasons.most_common())
    show(
        f"[bold]{table.info().title.said(tongue)}[/] · "
        + tongue(f"{thousands(total.games)} parties", f"{thousands(total.games)} matches")
        + tongue(
            f", {total.decisions / total.games:.1f} décisions par partie",
            f", {total.decisions / total.games:.1f} decisions a match",
        ),
        grid,
        tongue(f"fins : {reasons}", f"endings: {reasons}"),
        tongue(
            f"{thousands(total.decisions / seconds)} décisions/s, {thousands(total.games / seconds)} parties/s ({how})",
            f"{thousands(total.decisions / seconds)} decisions/s, {thousands(total.games / seconds)} matches/s ({how})",
        ),
    )
