"""`veillee serve`: the server people play on."""

import argparse
import os
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from veillee.cli.terminal.parser import Parser, whole
from veillee.core.text import Text, Tongue

if TYPE_CHECKING:
    from veillee.server.settings import Settings

ABOUT = Text("ouvrir la maison : le serveur où l'on joue", "open the house: the server people play on")


def add(parser: Parser, tongue: Tongue) -> None:
    parser.add_argument("--host", default="127.0.0.1", help=tongue("adresse d'écoute", "address to listen on"))
    parser.add_argument(
        "--port", type=whole(tongue, 1), default=8765, help=tongue("port d'écoute", "port to listen on")
    )
    parser.add_argument(
        "--database",
        metavar="URL",
        help=tongue(
            "sqlite:///fichier ou postgresql://… ; d'ordinaire un fichier dans le dossier de l'utilisateur",
            "sqlite:///file or postgresql://…; usually a file in the user's data folder",
        ),
    )
    parser.add_argument(
        "--config",
        metavar="FILE",
        help=tongue("fichier de réglages (TOML)", "file of settings (TOML)"),
    )
    parser.add_argument(
        "--bus",
        metavar="URL",
        help=tongue(
            "redis://… quand plusieurs serveurs partagent la base", "redis://… when several servers share the database"
        ),
    )
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help=tongue("un autre site dont les pages peuvent jouer ici", "another site whose pages may play here"),
    )
    parser.add_argument(
        "--workers",
        type=whole(tongue, 1),
        help=tongue(
            "processus où les bots réfléchissent ; d'ordinaire autant que de cœurs",
            "processes in which bots think; usually as many as there are cores",
        ),
    )
    parser.add_argument("--open", action="store_true", help=tongue("ouvrir le navigateur", "open the browser"))


def run(args: argparse.Namespace, tongue: Tongue) -> int:
    from veillee.server.library import warm
    from veillee.server.run import serve

    settings = settings_of(args)
    warm()
    shown = "127.0.0.1" if args.host in ("0.0.0.0", "::") else args.host
    address = f"http://{shown}:{args.port}/"
    greeting = tongue(f"Veillée vous attend : {address}", f"Veillée awaits you: {address}")
    serve(settings, args.host, args.port, greeting, address if args.open else None)
    return 0


def settings_of(args: argparse.Namespace) -> "Settings":
    """What the words of the command say, else the environment, else the file, else what is usual."""
    from veillee.server.configuration import configured

    words = {name: getattr(args, name, None) for name in ("database", "bus", "workers")}
    given: dict[str, object] = {name: value for name, value in words.items() if value is not None}
    if getattr(args, "origin", None):
        given["origins"] = tuple(args.origin)
    found = configured(given, os.environ, args.config)
    return found if found.database else replace(found, database=own_database())


def database_of(args: argparse.Namespace) -> str:
    """The database that `veillee serve` would use with the same words."""
    return settings_of(args).database


def own_database() -> str:
    """A file in the user's data folder."""
    from platformdirs import user_data_path

    folder: Path = user_data_path("veillee", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'veillee.db'}"
