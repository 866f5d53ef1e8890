"""`veillee replay`: matches made again from their records."""

import argparse
from typing import TYPE_CHECKING

from veillee.cli.terminal.output import show
from veillee.cli.terminal.parser import Parser, whole
from veillee.core.match import SPECTATOR
from veillee.core.text import Text, Tongue

if TYPE_CHECKING:
    from veillee.core.record import Record

ABOUT = Text("rejouer des parties enregistrées", "play recorded matches again")


def add(parser: Parser, tongue: Tongue) -> None:
    parser.add_argument(
        "file", metavar=tongue("FICHIER", "FILE"), help=tongue("une partie par ligne", "one match a line")
    )
    parser.add_argument(
        "--verify",
        action="store_true",
        help=tongue(
            "recalculer chaque partie et refuser la première différence",
            "work out every match again and refuse the first difference",
        ),
    )
    parser.add_argument("--show", action="store_true", help=tongue("raconter les parties", "tell the matches"))
    parser.add_argument(
        "--seat",
        type=whole(tongue, 1),
        default=SPECTATOR + 1,
        metavar="N",
        help=tongue(
            "raconter comme cette place l'a vu (sinon : le public)", "tell as that seat saw it (else: the public)"
        ),
    )


def run(args: argparse.Namespace, tongue: Tongue) -> int:
    from veillee.core.record import verify
    from veillee.games import game
    from veillee.lab.records import at_line, records

    count = 0
    for number, record in records(args.file):
        with at_line(args.file, number):
            info = game(record.game)
            if args.verify:
                verify(record, info)
            if args.show:
                show_told(record, args.seat - 1, tongue)
            elif not args.verify:
                show_line(number, record, tongue)
        count += 1
    if args.verify:
        show(tongue(f"{count} parties rejouées, toutes identiques.", f"{count} matches played again, all alike."))
    return 0


def show_line(number: int, record: "Record", tongue: Tongue) -> None:
    """A match in one line: who played, how long it was and how it ended."""
    from veillee.games import game
    from veillee.lab.telling import replayed

    info = game(record.game)
    live = replayed(record, info)
    names = ", ".join(record.players) or str(record.seats)
    choices = tongue(f"{len(record.answers)} réponses", f"{len(record.answers)} answers")
    ending = info.voice.ending(live.now, tongue) if live.pending is None else tongue("inachevée", "unfinished")
    show(f"{number}. {info.title.said(tongue)} ({names}), {choices} : {ending}")


def show_told(record: "Record", seat: int, tongue: Tongue) -> None:
    from veillee.games import game
    from veillee.lab.telling import told

    info = game(record.game)
    show(f"[bold]{info.title.said(tongue)}[/]")
    for sentence in told(record, info, seat, tongue):
        print(sentence)
    print()
