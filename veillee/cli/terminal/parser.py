"""Arguments, asked and refused in two languages."""

import argparse
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from rich_argparse import RawDescriptionRichHelpFormatter, RichHelpFormatter

from veillee.core.match import Illegal
from veillee.core.text import Tongue

if TYPE_CHECKING:
    from veillee.lab.work import Crew

REFUSALS = [
    (r"the following arguments are required: (.*)", r"il manque : \1"),
    (r"unrecognized arguments: (.*)", r"arguments inconnus : \1"),
    (r"argument (.*): expected one argument", r"\1 : il faut une valeur"),
    (r"argument (.*): expected at least one argument", r"\1 : il faut au moins une valeur"),
    (r"argument (.*): invalid choice: (.*) \(choose from (.*)\)", r"\1 : \2 n'est pas un choix ; choix : \3"),
    (r"argument (.*): not allowed with argument (.*)", r"\1 ne va pas avec \2"),
    (r"argument (.*): ignored explicit argument (.*)", r"\1 ne prend pas de valeur (\2)"),
    (r"argument (.*?): (.*)", r"\1 : \2"),
]
"""What argparse says, and the same in French."""


def in_french(message: str) -> str:
    for pattern, french in REFUSALS:
        if re.fullmatch(pattern, message):
            return re.sub(pattern, french, message)
    return message


class Parser(argparse.ArgumentParser):
    """An argument parser that speaks both languages, and raises Illegal instead of leaving."""

    def __init__(self, prog: str, about: str, tongue: Tongue) -> None:
        def formatter(prog: str) -> RichHelpFormatter:
            return Formatter(prog, tongue)

        super().__init__(prog=prog, description=about, add_help=False, allow_abbrev=False, formatter_class=formatter)
        self.takes_game = False
        self._positionals.title = tongue("Ce qu'il faut dire ", "Arguments")
        self._optionals.title = tongue("Options ", "Options")
        self.add_argument("-h", "--help", action="help", help=tongue("montrer cette aide", "show this help"))
        self.add_argument("--lang", metavar="fr|en", help=tongue("la langue", "the language"))

    def error(self, message: str) -> NoReturn:
        hint = self.prog + " --help"
        raise Illegal("arguments", f"{in_french(message)} (voir {hint})", f"{message} (see {hint})")


class Formatter(RawDescriptionRichHelpFormatter):
    """Help as rich draws it, in the reader's language."""

    group_name_formatter = str

    def __init__(self, prog: str, tongue: Tongue) -> None:
        super().__init__(prog, max_help_position=32)
        self.tongue = tongue

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, prefix or self.tongue("Emploi : ", "Usage: "))


def whole(tongue: Tongue, least: int) -> Callable[[str], int]:
    """Reads a whole number that is not too small."""

    def read(word: str) -> int:
        if word.isascii() and word.isdecimal() and int(word) >= least:
            return int(word)
        raise argparse.ArgumentTypeError(
            tongue(
                f"« {word} » n'est pas un nombre entier à partir de {least}",
                f"“{word}” is not a whole number from {least} up",
            )
        )

    return read


def seconds(tongue: Tongue) -> Callable[[str], float]:
    """Reads a time in seconds, more than none."""

    def read(word: str) -> float:
        try:
            value = float(word)
        except ValueError:
            value = 0.0
        if not 0 < value < 86400:
            raise argparse.ArgumentTypeError(
                tongue(f"« {word} » n'est pas une durée en secondes", f"“{word}” is not a time in seconds")
            )
        return value

    return read


def separated(word: str) -> tuple[str, ...]:
    """Reads a list with commas."""
    return tuple(name.strip() for name in word.split(","))


def add_game(parser: Parser, tongue: Tongue) -> None:
    parser.takes_game = True
    parser.add_argument("game", metavar=tongue("JEU", "GAME"), help=tongue("le jeu", "the game"))
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar=tongue("NOM=VALEUR", "NAME=VALUE"),
        help=tongue(
            "une option du jeu (répétable) ; `--help` après le jeu les montre",
            "an option of the game (repeatable); `--help` after the game shows them",
        ),
    )


def table_options(words: list[str]) -> tuple[tuple[str, str], ...]:
    """The game's options as given; their names and values are checked by the game."""
    found = []
    for word in words:
        key, equals, value = word.partition("=")
        if not equals:
            raise Illegal("option", f"--option {word} : écrire NOM=VALEUR", f"--option {word}: write NAME=VALUE")
        found.append((key, value))
    return tuple(found)


def add_series(parser: Parser, tongue: Tongue, games: int) -> None:
    """What every command that plays many matches asks."""
    parser.add_argument(
        "--games",
        type=whole(tongue, 1),
        default=games,
        metavar="N",
        help=tongue("le nombre de parties", "how many matches"),
    )
    parser.add_argument(
        "--seed",
        type=whole(tongue, 0),
        default=1,
        metavar="S",
        help=tongue("la graine du hasard", "the seed of chance"),
    )
    add_jobs(parser, tongue)
    add_crew(parser, tongue)
    parser.add_argument(
        "--seconds",
        type=seconds(tongue),
        default=1.0,
        metavar="T",
        help=tongue("le temps de réflexion le plus long d'un bot", "the longest a bot may think"),
    )


def add_jobs(parser: Parser, tongue: Tongue) -> None:
    parser.add_argument(
        "--jobs",
        type=whole(tongue, 0),
        default=1,
        metavar="J",
        help=tongue("le nombre de processus (0 : un par cœur)", "how many processes (0: one for each core)"),
    )


def add_crew(parser: Parser, tongue: Tongue) -> None:
    """Who plays, and where results are written as they come."""
    parser.add_argument(
        "--ray",
        nargs="?",
        const="",
        metavar=tongue("ADRESSE", "ADDRESS"),
        help=tongue(
            "jouer sur un cluster Ray (sans adresse : sur celui que la commande ouvre ici, de --jobs processus)",
            "play on a Ray cluster (without an address: on one that is started here, of --jobs processes)",
        ),
    )
    parser.add_argument(
        "--journal",
        type=Path,
        metavar=tongue("FICHIER", "FILE"),
        help=tongue(
            "écrire les résultats à mesure ; la même commande reprend où ce journal s'arrête",
            "write results as they come; the same command takes up where this journal ends",
        ),
    )


def crew(args: argparse.Namespace) -> "Crew":
    """The crew that the arguments of `add_jobs` and `add_crew` describe."""
    from veillee.lab.work import Crew

    return Crew(args.jobs, args.ray, args.journal)


def add_json(parser: Parser, tongue: Tongue) -> None:
    parser.add_argument(
        "--json",
        action="store_true",
        help=tongue("un seul objet JSON sur la sortie standard", "one JSON object on standard output"),
    )
