"""`veillee replay`: matches made again from their records."""

import argparse
from typing import TYPE_CHECKING

from veillee.cli.terminal.output import ANSWER, MATCH, counted, show
from veillee.cli.terminal.parser import Parser, whole
from veillee.core.grammar import is_many
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
        again = tongue("rejouée : identique.", "played again: it is the same.")
        if is_many(count, tongue):
            again = tongue("rejouées : toutes identiques.", "played again: all are the same.")
        show(f"{counted(count, MATCH, tongue)} {again}")
    return 0


def show_line(number: int, record: "Record", tongue: Tongue) -> None:
    """A match in one line: who played, how long it was and how it ended."""
    from veillee.games import game
    from veillee.lab.telling import Listener, names_of, replayed

    info = game(record.game)
    live = replayed(record, info)
    names = names_of(record.players, record.seats, tongue)
    answers = counted(len(record.answers), ANSWER, tongue)
    ending = tongue("inachevée", "unfinished")
    if live.pending is None:
        ending = Listener(info, SPECTATOR, names, tongue).ending(live)
    print(f"{number}. {info.title.said(tongue)} ({', '.join(names)}), {answers}{tongue(' : ', ': ')}{ending}")


def show_told(record: "Record", seat: int, tongue: Tongue) -> None:
    from veillee.games import game
    from veillee.lab.telling import story

    info = game(record.game)
    show(f"[bold]{info.title.said(tongue)}[/]")
    for sentence in story(record, info, seat, tongue):
        print(sentence)
    print()
