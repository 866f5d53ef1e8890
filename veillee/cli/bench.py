"""`veillee bench`: how fast the house is, beside what can be installed from elsewhere."""

import argparse
import platform
from pathlib import Path
from typing import TYPE_CHECKING

from veillee.cli.terminal.output import print_json, show, thousands
from veillee.cli.terminal.parser import Parser, add_json, whole
from veillee.core.text import Text, Tongue

if TYPE_CHECKING:
    from rich.table import Table

    from veillee.core.game import GameInfo

ABOUT = Text("mesurer la vitesse, à côté de celle des autres", "measure the speed, beside that of others")

MEASURES = {
    "decisions_per_s": Text("décisions au hasard par seconde", "random decisions a second"),
    "games_per_s": Text("parties entières par seconde", "whole matches a second"),
    "decisions_per_game": Text(
        "décisions par partie (les choix forcés ne comptent pas)", "decisions a match (forced choices not counted)"
    ),
    "copy_us": Text("copie d'une partie, en µs", "copy of a match, in µs"),
    "live_decisions_per_s": Text("réponses par seconde à une table en direct", "answers a second at a live table"),
    "ismcts_full_playouts_per_s": Text(
        "itérations ISMCTS par seconde, parties simulées jusqu'au bout",
        "ISMCTS iterations a second, playouts to the end",
    ),
    "ismcts_as_joueur_per_s": Text(
        "itérations ISMCTS par seconde, comme le niveau joueur", "ISMCTS iterations a second, as level joueur"
    ),
    "bytes_per_idle_match": Text("octets par partie qui attend", "bytes for a match that waits"),
}


def add(parser: Parser, tongue: Tongue) -> None:
    parser.add_argument("--game", default="legions", metavar=tongue("JEU", "GAME"), help=tongue("le jeu", "the game"))
    parser.add_argument(
        "--effort",
        type=whole(tongue, 1),
        default=4_000,
        metavar="N",
        help=tongue("les parties de la mesure la plus rapide", "the matches of the fastest measurement"),
    )
    parser.add_argument(
        "--peers",
        default="out/peers",
        metavar=tongue("DOSSIER", "FOLDER"),
        help=tongue("où installer les autres programmes", "where to install the other programmes"),
    )
    parser.add_argument("--no-peers", action="store_true", help=tongue("sans les autres", "without the others"))
    add_json(parser, tongue)


def run(args: argparse.Namespace, tongue: Tongue) -> int:
    from veillee.games import game
    from veillee.lab.simulate import compiled
    from veillee.lab.speed import others, ours

    info = game(args.game)
    found = ours(info, args.effort)
    peers = [] if args.no_peers else others(Path(args.peers))
    whole = {
        "game": info.key,
        "rules_version": info.rules_version,
        "compiled": compiled(),
        "python": platform.python_version(),
        "counted": "one core, seconds of the processor, best of several runs",
        "ours": {key: round(value, 3) for key, value in found.items()},
        "peers": peers,
    }
    if not args.json:
        show_tables(info, found, peers, tongue)
    print_json(whole)
    return 0


def show_tables(info: "GameInfo", found: dict[str, float], peers: list[dict[str, object]], tongue: Tongue) -> None:
    from veillee.lab.simulate import compiled

    how = tongue("compilé", "compiled") if compiled() else tongue("interprété", "interpreted")
    show(
        f"[bold]{info.title.said(tongue)}[/] · {how} · Python {platform.python_version()} · "
        + tongue(
            "un cœur, secondes de processeur, meilleur de plusieurs essais",
            "one core, seconds of the processor, best of several runs",
        ),
        our_table(found, tongue),
    )
    if peers:
        show(
            tongue(
                "Jeu au hasard chez les autres, conduit depuis Python "
                "(une action d'un joueur est une décision, le hasard ne compte pas) :",
                "Random play elsewhere, driven from Python (a player's action is a decision, chance does not count):",
            ),
            peer_table(peers, found, info.title.said(tongue), tongue),
        )


def our_table(found: dict[str, float], tongue: Tongue) -> "Table":
    from rich.table import Table

    grid = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    grid.add_column(justify="right")
    for key, value in found.items():
        grid.add_row(f"{value:.2f}" if value < 100 else thousands(value), MEASURES[key].said(tongue))
    return grid


def peer_table(peers: list[dict[str, object]], found: dict[str, float], title: str, tongue: Tongue) -> "Table":
    from rich.table import Table

    grid = Table(box=None, padding=(0, 2, 0, 0))
    for head in ("", tongue("jeu", "game"), tongue("décisions/s", "decisions/s"), tongue("parties/s", "matches/s")):
        grid.add_column(head, justify="right" if head.endswith("/s") else "left")
    grid.add_row("[bold]Veillée[/]", title, thousands(found["decisions_per_s"]), thousands(found["games_per_s"]))
    for line in peers:
        names = (str(line["peer"]), str(line["game"]))
        if "error" in line:
            grid.add_row(*names, str(line["error"]), "–")
        else:
            rates = [thousands(float(str(line[key]))) for key in ("decisions_per_s", "games_per_s")]
            grid.add_row(*names, *rates)
    return grid
