"""`veillee restore`: puts a copy in the place of the database, while the server is closed."""

import argparse
from pathlib import Path

from veillee.cli.terminal.output import show
from veillee.cli.terminal.parser import Parser
from veillee.core.text import Text, Tongue

ABOUT = Text("remettre une copie à la place de la base", "put a copy in the place of the database")


def add(parser: Parser, tongue: Tongue) -> None:
    parser.add_argument("file", type=Path, help=tongue("la copie", "the copy"))
    parser.add_argument("--config", metavar="FILE", help=tongue("fichier de réglages", "file of settings"))
    parser.add_argument("--database", metavar="URL", help=tongue("la base à remplacer", "the database to replace"))


def run(args: argparse.Namespace, tongue: Tongue) -> int:
    from veillee.cli.serve import database_of
    from veillee.server.backup import restore

    restore(args.file, database_of(args))
    show(tongue(f"{args.file} est en place", f"{args.file} is in place"))
    return 0
