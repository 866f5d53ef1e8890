"""`veillee serve`: the server people play on."""

import argparse
from pathlib import Path

from veillee.cli.terminal.parser import Parser, whole
from veillee.core.text import Text, Tongue

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
        "--bus",
        metavar="URL",
        default="",
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
        default=1,
        help=tongue("processus où les bots réfléchissent", "processes in which bots think"),
    )
    parser.add_argument("--open", action="store_true", help=tongue("ouvrir le navigateur", "open the browser"))


def run(args: argparse.Namespace, tongue: Tongue) -> int:
    from veillee.server.run import serve
    from veillee.server.settings import Settings

    settings = Settings(
        database=args.database or own_database(),
        bus=args.bus,
        origins=tuple(args.origin),
        workers=args.workers,
    )
    shown = "127.0.0.1" if args.host in ("0.0.0.0", "::") else args.host
    address = f"http://{shown}:{args.port}/"
    greeting = tongue(f"Veillée vous attend : {address}", f"Veillée awaits you: {address}")
    serve(settings, args.host, args.port, greeting, address if args.open else None)
    return 0


def own_database() -> str:
    """A file in the user's data folder."""
    from platformdirs import user_data_path

    folder: Path = user_data_path("veillee", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'veillee.db'}"
