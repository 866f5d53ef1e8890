"""`veillee backup`: a copy of the database, taken while the server runs."""

import argparse
from pathlib import Path

from veillee.cli.terminal.output import show
from veillee.cli.terminal.parser import Parser
from veillee.core.text import Text, Tongue

ABOUT = Text("copier la base pendant que la maison est ouverte", "copy the database while the house is open")


def add(parser: Parser, tongue: Tongue) -> None:
    parser.add_argument("file", type=Path, help=tongue("la copie à faire", "the copy to make"))
    parser.add_argument("--config", metavar="FILE", help=tongue("fichier de réglages", "file of settings"))
    parser.add_argument("--database", metavar="URL", help=tongue("la base à copier", "the database to copy"))


def run(args: argparse.Namespace, tongue: Tongue) -> int:
    from veillee.cli.serve import database_of
    from veillee.server.backup import back_up

    back_up(database_of(args), args.file)
    show(tongue(f"copié dans {args.file}", f"copied to {args.file}"))
    return 0
