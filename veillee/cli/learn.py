"""`veillee learn`: self-play, generation after generation."""

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from veillee.cli.terminal.output import print_json, show
from veillee.cli.terminal.parser import Parser, add_crew, add_jobs, add_json, crew, whole
from veillee.core.text import Text, Tongue

if TYPE_CHECKING:
    from veillee.lab.learn import Generation

ABOUT = Text("apprendre un jeu en jouant contre soi-même, par générations", "learn a game by self-play, in generations")


def add(parser: Parser, tongue: Tongue) -> None:
    parser.add_argument("game", metavar=tongue("JEU", "GAME"), help=tongue("le jeu", "the game"))
    numbers = [
        ("--generations", 1, 1, Text("le nombre de générations", "how many generations")),
        ("--games", 1, 2000, Text("les parties d'une génération", "matches of a generation")),
        (
            "--iterations",
            1,
            80,
            Text("les itérations d'une décision de ces parties", "iterations for a decision of them"),
        ),
        ("--budget", 1, 2600, Text("les itérations du bot mis à l'épreuve", "iterations of the bot that is tried")),
        ("--trials", 0, 100, Text("les parties de l'épreuve (0 : aucune)", "matches to try a generation (0: none)")),
        ("--seed", 0, 1, Text("la graine du hasard", "the seed of chance")),
    ]
    for name, least, default, about in numbers:
        parser.add_argument(name, type=whole(tongue, least), default=default, metavar="N", help=about.said(tongue))
    parser.add_argument(
        "--against",
        metavar="BOT",
        help=tongue("l'adversaire de l'épreuve (maitre-1)", "whom it is tried against (maitre-1)"),
    )
    parser.add_argument(
        "--exploit",
        default="",
        metavar="BOT",
        help=tongue(
            "apprendre à battre ce bot au lieu de soi-même, à partir de ce qu'on sait déjà du jeu",
            "learn to beat this bot instead of oneself, from what is known of the game already",
        ),
    )
    parser.add_argument(
        "--device",
        default="",
        metavar=tongue("MACHINE", "DEVICE"),
        help=tongue(
            "où PyTorch calcule (cuda, cpu) ; sans ce mot, sans PyTorch",
            "where PyTorch computes (cuda, cpu); without it, without PyTorch",
        ),
    )
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("out/learn"),
        metavar=tongue("DOSSIER", "FOLDER"),
        help=tongue("où écrire poids, journal et courbe", "where weights, log and plot are written"),
    )
    add_jobs(parser, tongue)
    add_crew(parser, tongue)
    add_json(parser, tongue)


def run(args: argparse.Namespace, tongue: Tongue) -> int:
    # What is fitted is small: numpy's threads would wait for each other, and for the processes that play.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    import msgspec

    from veillee.lab.learn import Plan, generations

    plan = Plan(
        args.game,
        args.seed,
        args.games,
        args.iterations,
        anchor=args.against or args.exploit or "maitre-1",
        budget=args.budget,
        trials=args.trials,
        rival=args.exploit,
        device=args.device,
    )
    done = []
    for found in generations(plan, args.generations, args.out.resolve(), crew(args)):
        done.append(found)
        if not args.json:
            show(told(found, tongue))
    if args.json:
        print_json([msgspec.to_builtins(found) for found in done])
    return 0


def told(found: "Generation", tongue: Tongue) -> str:
    from veillee.lab.statistics import interval, percent

    tried = ""
    if found.games:
        share = f"{percent(found.wins / found.games, tongue)} ({interval(found.low, found.high, tongue)})"
        tried = tongue(
            f"{share} contre {found.plan.anchor} en {found.games} parties ; ",
            f"{share} against {found.plan.anchor} in {found.games} matches; ",
        )
    loss, by_hand = (f"{loss:.3f}".replace(".", tongue(",", ".")) for loss in (found.loss, found.loss_of_hints))
    return tongue(
        f"Génération {found.number} : {tried}perte {loss} (à la main {by_hand}) ; {found.weights}",
        f"Generation {found.number}: {tried}loss {loss} (by hand {by_hand}); {found.weights}",
    )
