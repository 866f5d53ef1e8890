"""`veillee scenario`: the referee's tool, one JSON request a line in, one JSON reply a line out."""

import argparse
from importlib import import_module

from veillee.cli.terminal.parser import Parser
from veillee.core.text import Text, Tongue

ABOUT = Text(
    "l'outil de l'arbitre : poser une position et la jouer, en lignes JSON",
    "the referee's tool: lay out a position and play it, in lines of JSON",
)


def add(parser: Parser, tongue: Tongue) -> None:
    parser.add_argument("game", choices=["keyforge"], help=tongue("le jeu", "the game"))


def run(args: argparse.Namespace, _tongue: Tongue) -> int:
    import_module(f"veillee.games.{args.game}.scenario").main()
    return 0
