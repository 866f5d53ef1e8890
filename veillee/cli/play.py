"""`veillee play`: a match in the terminal against bots."""

import argparse
import secrets
from typing import TYPE_CHECKING

from veillee.cli.terminal.parser import Parser, add_game, seconds, separated, table_options, whole
from veillee.core.match import Illegal
from veillee.core.text import Text, Tongue

if TYPE_CHECKING:
    from veillee.core.game import GameInfo
    from veillee.core.record import Record

ABOUT = Text("jouer dans le terminal contre des bots", "play in the terminal against bots")


def add(parser: Parser, tongue: Tongue) -> None:
    from veillee.bots.levels import LEVELS

    add_game(parser, tongue)
    parser.add_argument(
        "--bots",
        type=separated,
        default=("joueur",),
        metavar="A,B",
        help=tongue(f"les adversaires : {', '.join(LEVELS)}…", f"the opponents: {', '.join(LEVELS)}…"),
    )
    parser.add_argument(
        "--seats", type=whole(tongue, 1), metavar="N", help=tongue("le nombre de joueurs", "how many play")
    )
    parser.add_argument(
        "--seat", type=whole(tongue, 1), default=1, metavar="N", help=tongue("votre place", "your seat")
    )
    parser.add_argument(
        "--seed", type=whole(tongue, 0), metavar="S", help=tongue("une donne à refaire", "a deal to play again")
    )
    parser.add_argument(
        "--seconds",
        type=seconds(tongue),
        default=1.0,
        metavar="T",
        help=tongue("le temps de réflexion d'un bot", "how long a bot may think"),
    )
    parser.add_argument(
        "--resume", action="store_true", help=tongue("reprendre la partie gardée", "go on with the match that was kept")
    )


def run(args: argparse.Namespace, tongue: Tongue) -> int:
    from veillee.cli.terminal.saves import saved
    from veillee.cli.terminal.seat import Seat
    from veillee.games import game

    info = game(args.game)
    record = saved(info) if args.resume else begun(args, info)
    return Seat(info, record, args.seconds, tongue).play()


def begun(args: argparse.Namespace, info: "GameInfo") -> "Record":
    """A new match: sealed dice, unless a deal is asked for."""
    from veillee.core.dice import FastDice, SealedDice, seal_of
    from veillee.core.record import Record

    secret = secrets.token_bytes(32)
    seats = args.seats or info.seats[0]
    settling = SealedDice(secrets.token_bytes(32)) if args.seed is None else FastDice(args.seed + 1)
    return Record(
        game=info.key,
        rules=info.rules_version,
        seats=seats,
        options=info.settled(dict(table_options(args.option)), seats, settling),
        dice=f"sealed:{secret.hex()}" if args.seed is None else f"fast:{args.seed}",
        seal=seal_of(secret) if args.seed is None else None,
        ask_all=True,
        players=seated(args, info),
    )


def seated(args: argparse.Namespace, info: "GameInfo") -> list[str]:
    """Who sits where: the person at the seat asked for, the bots in turn at the others."""
    from veillee.bots.levels import bot
    from veillee.cli.terminal.seat import HUMAN

    count = args.seats or info.seats[0]
    if args.seat > count:
        raise Illegal("seat", f"il n'y a que {count} places", f"there are only {count} seats")
    for name in args.bots:
        bot(name, info, 0)
    others = [args.bots[n % len(args.bots)] for n in range(count - 1)]
    return [*others[: args.seat - 1], HUMAN, *others[args.seat - 1 :]]
