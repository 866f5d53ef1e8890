"""`veillee about`: what this programme is."""

import argparse
import platform

import veillee
from veillee.cli.terminal.output import print_json, show
from veillee.cli.terminal.parser import Parser, add_json
from veillee.core.text import Text, Tongue

ABOUT = Text("la version, compilée ou non, et les jeux", "the version, compiled or not, and the games")


def add(parser: Parser, tongue: Tongue) -> None:
    add_json(parser, tongue)


def run(args: argparse.Namespace, tongue: Tongue) -> int:
    from veillee.games import games
    from veillee.lab.simulate import compiled, optimised

    if args.json:
        print_json(
            {
                "version": veillee.__version__,
                "compiled": compiled(),
                "python": platform.python_version(),
                "optimised": optimised(),
                "games": [
                    {
                        "key": info.key,
                        "title": info.title.said(tongue),
                        "seats": info.seats,
                        "rules_version": info.rules_version,
                    }
                    for info in games()
                ],
            }
        )
        return 0
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0))
    for title in (tongue("jeu", "game"), "", tongue("joueurs", "players"), tongue("règles n°", "rules no.")):
        table.add_column(title)
    for info in games():
        seats = ", ".join(str(seats) for seats in info.seats)
        table.add_row(f"[bold]{info.key}[/]", info.title.said(tongue), seats, str(info.rules_version))
    how = (
        tongue("compilé", "compiled")
        if compiled()
        else tongue("interprété (non compilé)", "interpreted (not compiled)")
    )
    plain = "" if optimised() else tongue(" (construit sans optimisation)", " (built without optimisation)")
    show(f"Veillée {veillee.__version__} · {how} · Python {platform.python_version()}{plain}", "", table)
    return 0
