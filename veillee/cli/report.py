"""`veillee report`: a page for a designer, from matches played for it or recorded before."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from veillee.cli.simulate import add_bots, opened, seating_of
from veillee.cli.terminal.output import MATCH, counted, show, watched
from veillee.cli.terminal.parser import Parser, add_game, add_series, crew
from veillee.core.match import Illegal
from veillee.core.text import Text, Tongue

if TYPE_CHECKING:
    from veillee.lab.digest import Game

ABOUT = Text(
    "une page pour concevoir un jeu : qui gagne, avec quoi, en combien de temps",
    "a page for a designer: who wins, with what, in how long",
)


def add(parser: Parser, tongue: Tongue) -> None:
    add_game(parser, tongue)
    add_bots(parser, tongue)
    add_series(parser, tongue, games=1000)
    parser.add_argument(
        "--records",
        metavar=tongue("FICHIER", "FILE"),
        help=tongue("lire ces parties au lieu d'en jouer", "read these matches instead of playing some"),
    )
    parser.add_argument(
        "--out",
        metavar=tongue("FICHIER", "FILE"),
        help=tongue("la page à écrire (rapport-JEU.html)", "the page to write (report-GAME.html)"),
    )


def run(args: argparse.Namespace, tongue: Tongue) -> int:
    from veillee.games import game
    from veillee.lab.report import Report

    info = game(args.game)
    games, about = read(args, tongue) if args.records else played(args, tongue)
    path = args.out or tongue(f"rapport-{info.key}.html", f"report-{info.key}.html")
    with opened(path) as page:
        assert page is not None
        page.write(Report(info, about, games, tongue).page().encode())
    show(f"{counted(len(games), MATCH, tongue)}{tongue(' : ', ': ')}{path}")
    return 0


def played(args: argparse.Namespace, tongue: Tongue) -> tuple[list["Game"], str]:
    from veillee.lab.digest import played_games

    seating = seating_of(args)
    parts = watched(played_games(seating, args.games, args.seed, crew(args)), args.game, args.games, len)
    games = [game for part in parts for game in part]
    names = ", ".join(seating.bots)
    rules = seating.info().rules_version
    how = tongue(
        f"entre {names}, graine {args.seed}, règles n° {rules}.",
        f"between {names}, seed {args.seed}, rules no. {rules}.",
    )
    return games, f"{counted(len(games), MATCH, tongue)} {how}"


def read(args: argparse.Namespace, tongue: Tongue) -> tuple[list["Game"], str]:
    from veillee.games import game
    from veillee.lab.digest import recorded_game
    from veillee.lab.records import at_line, records

    info = game(args.game)
    games = []
    seats = 0
    for number, record in records(args.records):
        with at_line(args.records, number):
            if record.game != info.key:
                raise Illegal(
                    "game",
                    f"c'est une partie de « {record.game} », pas de « {info.key} »",
                    f"this is a match of “{record.game}”, not of “{info.key}”",
                )
            if record.seats != (seats := seats or record.seats):
                raise Illegal(
                    "seats",
                    f"une partie à {record.seats} parmi des parties à {seats}",
                    f"a match of {record.seats} among matches of {seats}",
                )
            found = recorded_game(record, info)
        if found is not None:
            games.append(found)
    if not games:
        raise Illegal("file", f"« {args.records} » : aucune partie finie", f"“{args.records}”: no finished match")
    name = Path(args.records).name
    return games, f"{counted(len(games), MATCH, tongue)}{tongue(f', fichier {name}.', f' read from {name}.')}"
