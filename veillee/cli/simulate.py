"""`veillee simulate`: many matches between bots, counted."""

import argparse
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING

from veillee.cli.terminal.output import MATCH, counted, print_json, show, thousands, watched
from veillee.cli.terminal.parser import Parser, add_game, add_json, add_series, crew, separated, table_options
from veillee.core.match import Illegal
from veillee.core.text import Text, Tongue

if TYPE_CHECKING:
    from rich.table import Table as Grid

    from veillee.lab.simulate import Tally
    from veillee.lab.tables import Seating

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
    parser.add_argument(
        "--parquet",
        metavar=tongue("DOSSIER", "FOLDER"),
        help=tongue(
            "écrire chaque décision dans un jeu de données Parquet", "write every decision into a Parquet data set"
        ),
    )
    add_json(parser, tongue)


def add_bots(parser: Parser, tongue: Tongue) -> None:
    from veillee.bots.levels import LEVELS, RUNGS

    parser.add_argument(
        "--bots",
        type=separated,
        metavar="A,B",
        help=tongue(
            f"un bot par place : {', '.join(LEVELS + RUNGS)}",
            f"a bot for each seat: {', '.join(LEVELS + RUNGS)}",
        ),
    )


def seating_of(args: argparse.Namespace) -> "Seating":
    """The table that the arguments describe, found to be right."""
    from veillee.games import game
    from veillee.lab.tables import Runner, Seating

    info = game(args.game)
    bots = args.bots or ("random",) * info.seats[0]
    seating = Seating(info.key, bots, table_options(args.option), args.seconds)
    Runner(seating)
    return seating


def run(args: argparse.Namespace, tongue: Tongue) -> int:
    from veillee.lab.simulate import Tally, series, summary

    seating = seating_of(args)
    total = Tally()
    with opened(args.records) as records:
        began = time.perf_counter()
        parts = series(
            seating, args.games, args.seed, crew(args), records is not None, data_folder(args.parquet, seating)
        )
        for part in watched(parts, args.game, args.games, lambda part: part.games):
            total.add(part)
            if records:
                records.writelines(line + b"\n" for line in part.records)
        seconds = time.perf_counter() - began
    found = summary(seating, args.seed, total, seconds)
    if args.json:
        print_json(found)
    else:
        show_summary(seating, total, seconds, tongue)
    return 0


def data_folder(path: str | None, seating: "Seating") -> str:
    """The folder of a data set, made and with its list of faces; "" if none is wanted."""
    if path is None:
        return ""
    from veillee.lab.dataset import write_faces

    folder = Path(path).resolve()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Illegal(
            "file",
            f"impossible d'écrire dans « {path} » ({error.strerror})",
            f"cannot write into “{path}” ({error.strerror})",
        ) from None
    write_faces(seating.info(), folder)
    return str(folder)


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


def show_summary(seating: "Seating", total: "Tally", seconds: float, tongue: Tongue) -> None:
    from veillee.lab.simulate import compiled
    from veillee.lab.statistics import decimal, percent

    info = seating.info()
    how = tongue("compilé", "compiled") if compiled() else tongue("interprété", "interpreted")
    mean = decimal(total.decisions / total.games, tongue)
    reasons = ", ".join(
        f"{info.ending(reason).said(tongue)} {percent(count / total.games, tongue)}"
        for reason, count in total.endings()
    )
    speeds = [thousands(count / seconds) for count in (total.decisions, total.games)]
    show(
        f"[bold]{info.title.said(tongue)}[/] · {counted(total.games, MATCH, tongue)}"
        + tongue(f", {mean} décisions par partie", f", {mean} decisions a match"),
        win_table(seating, total, tongue)
        if info.scored
        else tongue("Personne ne gagne à ce jeu.", "Nobody wins in this game."),
        tongue(f"fins : {reasons}", f"endings: {reasons}"),
        tongue(
            f"{speeds[0]} décisions/s, {speeds[1]} parties/s ({how})",
            f"{speeds[0]} decisions/s, {speeds[1]} matches/s ({how})",
        ),
    )


def win_table(seating: "Seating", total: "Tally", tongue: Tongue) -> "Grid":
    from rich.table import Table as Grid

    from veillee.lab.statistics import interval, percent, wilson

    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for title in (tongue("place", "seat"), "bot", tongue("victoires", "wins"), tongue("part", "share"), "95 %"):
        grid.add_column(title)
    for seat, name in enumerate(seating.bots):
        share = total.share(seat)
        sure = interval(*wilson(share, total.games), tongue)
        grid.add_row(str(seat + 1), name, thousands(total.wins[seat]), percent(share / total.games, tongue), sure)
    return grid
