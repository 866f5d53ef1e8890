"""`veillee cendrelin check`: reads a designer's sheet of cards for Le Trône du Haut Cendrelin."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from veillee.cli.terminal.output import show
from veillee.cli.terminal.parser import Parser
from veillee.core.match import Illegal
from veillee.core.text import Text, Tongue

if TYPE_CHECKING:
    from veillee.games.cendrelin.box import Box

ABOUT = Text(
    "vérifier une feuille de cartes du Trône du Haut Cendrelin",
    "check a sheet of cards for The Throne of the High Cendrelin",
)
FAULTY = 1


def add(parser: Parser, tongue: Tongue) -> None:
    parser.add_argument("action", choices=["check"], help=tongue("vérifier", "check"))
    parser.add_argument(
        "file",
        metavar=tongue("FICHIER", "FILE"),
        help=tongue("une feuille de cartes, en français contrôlé", "a sheet of cards, in the controlled French"),
    )


def run(args: argparse.Namespace, tongue: Tongue) -> int:
    from veillee.games.cendrelin.check import faults_of
    from veillee.games.cendrelin.sheet import read_box

    sheet = text_of(args.file)
    faults = faults_of(sheet)
    for fault in faults:
        print(f"{args.file}{tongue(' : ', ': ')}{fault.text.said(tongue)}", file=sys.stderr)
    if faults:
        return FAULTY
    show(f"{args.file}{tongue(' : ', ': ')}{contents(read_box([sheet]), tongue)}")
    return 0


def text_of(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        fr, en = "UTF-8 attendu ; enregistrez la feuille en UTF-8", "UTF-8 expected; save the sheet as UTF-8"
        raise Illegal("file", f"« {file} » ne se lit pas : {fr}", f"“{file}” cannot be read: {en}") from None
    except OSError as wrong:
        raise Illegal("file", f"« {file} » ne se lit pas : {wrong}", f"“{file}” cannot be read: {wrong}") from None


def contents(box: "Box", tongue: Tongue) -> str:
    """What the sheet adds to the game's own box."""
    from veillee.games.cendrelin.sheet import standard_box

    own = standard_box()
    counts = [
        (len(box.classes) - len(own.classes), tongue("classe(s)", "class(es)")),
        (len(box.fragments) - len(own.fragments), tongue("fragment(s)", "fragment(s)")),
        (len(box.goals) - len(own.goals), tongue("objectif(s)", "objective(s)")),
        (len(box.places) - len(own.places), tongue("lieu(x)", "place(s)")),
        (len(box.events) - len(own.events), tongue("événement(s)", "event(s)")),
    ]
    return ", ".join(f"{count} {thing}" for count, thing in counts)
