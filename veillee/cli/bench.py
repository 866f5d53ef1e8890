"""`veillee bench`: how fast the house is, beside what can be installed from elsewhere."""

import argparse
import platform
from pathlib import Path
from typing import TYPE_CHECKING

from veillee.cli.terminal.output import PLAYER, counted, print_json, show, thousands
from veillee.cli.terminal.parser import Parser, add_json, seconds, whole
from veillee.core.text import Text, Tongue

if TYPE_CHECKING:
    from rich.table import Table

    from veillee.core.game import GameInfo
    from veillee.lab.decks import Survey

ABOUT = Text("mesurer la vitesse, à côté de celle des autres", "measure the speed, beside that of others")

MEASURES = {
    "decisions_per_s": Text("décisions au hasard par seconde", "random decisions a second"),
    "full_table_per_s": Text(
        "les mêmes, avec autant de joueurs que le jeu en admet", "the same, with as many players as the game takes"
    ),
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
    "ismcts_hinted_per_s": Text(
        "itérations ISMCTS par seconde, jugées là où le jeu le dit",
        "ISMCTS iterations a second, judged where the game says",
    ),
    "bytes_per_idle_match": Text("octets par partie qui attend", "bytes for a match that waits"),
}


def add(parser: Parser, tongue: Tongue) -> None:
    parser.add_argument(
        "--game", default=None, metavar=tongue("JEU", "GAME"), help=tongue("ce jeu seulement", "this game alone")
    )
    parser.add_argument(
        "--seconds",
        type=seconds(tongue),
        default=0.15,
        metavar="S",
        help=tongue("la durée d'un essai de jeu au hasard", "how long one run of random play lasts"),
    )
    parser.add_argument(
        "--decks",
        type=whole(tongue, 1),
        default=100_000,
        metavar="N",
        help=tongue("les nouveaux decks à compter", "the new decks to count"),
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
    from veillee.games import game, games
    from veillee.lab.decks import surveys
    from veillee.lab.simulate import compiled
    from veillee.lab.speed import others, ours, usual_seats

    infos = [game(args.game)] if args.game else games()
    found = {info.key: ours(info, args.seconds) for info in infos}
    surveyed = surveys(args.decks)
    peers = [] if args.no_peers else others(Path(args.peers))
    whole = {
        "compiled": compiled(),
        "python": platform.python_version(),
        "counted": "one core, seconds of the processor, best of several runs",
        "games": {
            info.key: {
                "rules_version": info.rules_version,
                "seats": usual_seats(info),
                **{key: round(value, 3) for key, value in found[info.key].items()},
            }
            for info in infos
        },
        "peers": peers,
        "decks": {survey.game: survey.line() for survey in surveyed},
    }
    if not args.json:
        for info in infos:
            show_game(info, usual_seats(info), found[info.key], tongue)
        show_peers(infos, found, peers, tongue)
        for survey in surveyed:
            show_decks(survey, tongue)
    print_json(whole)
    return 0


def show_game(info: "GameInfo", seats: int, found: dict[str, float], tongue: Tongue) -> None:
    from veillee.lab.simulate import compiled

    how = tongue("compilé", "compiled") if compiled() else tongue("interprété", "interpreted")
    show(
        f"[bold]{info.title.said(tongue)}[/] · {how} · Python {platform.python_version()} · {counted(seats, PLAYER, tongue)}, "
        + tongue(
            "un cœur, secondes de processeur, meilleur de plusieurs essais",
            "one core, seconds of the processor, best of several runs",
        ),
        our_table(found, tongue),
    )


def show_peers(
    infos: "list[GameInfo]", found: dict[str, dict[str, float]], peers: list[dict[str, object]], tongue: Tongue
) -> None:
    if peers:
        show(
            tongue(
                "Jeu au hasard chez les autres, conduit depuis Python "
                "(une action d'un joueur est une décision, le hasard ne compte pas) :",
                "Random play elsewhere, driven from Python (a player's action is a decision, chance does not count):",
            ),
            peer_table(infos, found, peers, tongue),
        )


def our_table(found: dict[str, float], tongue: Tongue) -> "Table":
    from rich.table import Table

    grid = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    grid.add_column(justify="right")
    for key, value in found.items():
        grid.add_row(f"{value:.2f}" if value < 100 else thousands(value), MEASURES[key].said(tongue))
    return grid


def peer_table(
    infos: "list[GameInfo]", found: dict[str, dict[str, float]], peers: list[dict[str, object]], tongue: Tongue
) -> "Table":
    from rich.table import Table

    grid = Table(box=None, padding=(0, 2, 0, 0))
    for head in ("", tongue("jeu", "game"), tongue("décisions/s", "decisions/s"), tongue("parties/s", "matches/s")):
        grid.add_column(head, justify="right" if head.endswith("/s") else "left")
    for info in infos:
        rates = [thousands(found[info.key][key]) for key in ("decisions_per_s", "games_per_s")]
        grid.add_row("[bold]Veillée[/]", info.title.said(tongue), *rates)
    for line in peers:
        names = (str(line["peer"]), str(line["game"]))
        if "error" in line:
            grid.add_row(*names, str(line["error"]), "–")
        else:
            grid.add_row(*names, *(thousands(float(str(line[key]))) for key in ("decisions_per_s", "games_per_s")))
    return grid


def show_decks(survey: "Survey", tongue: Tongue) -> None:
    count = thousands(survey.decks)
    show(
        tongue(
            f"Nouveaux decks de [bold]{survey.game}[/] : {count} en {survey.seconds:.1f} s",
            f"New decks of [bold]{survey.game}[/]: {count} in {survey.seconds:.1f} s",
        ),
        deck_table(survey, tongue),
    )


def deck_table(survey: "Survey", tongue: Tongue) -> "Table":
    from rich.table import Table

    grid = Table(box=None, padding=(0, 2, 0, 0))
    for head in (tongue("mesuré", "measured"), tongue("attendu", "expected"), ""):
        grid.add_column(head, justify="right" if head else "left")
    for _, title, found, due in survey.figures:
        grid.add_row(f"{found:.2f}", f"{due:g}", title.said(tongue))
    return grid
