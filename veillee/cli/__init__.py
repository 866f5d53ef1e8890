"""The command line. Each module here is one command: what it is about (ABOUT), its arguments (add), what it does (run)."""

import sys
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from veillee.cli.terminal.language import of_locale, spoken
from veillee.cli.terminal.parser import Parser
from veillee.core.match import Illegal
from veillee.core.text import Tongue

CANNOT = 2
INTERRUPTED = 130


def commands() -> list[str]:
    """The names of all commands; a module dropped into this folder is one more."""
    return sorted(
        module.name.replace("_", "-")
        for module in iter_modules(__path__)
        if not module.ispkg and not module.name.startswith("_")
    )


def command(name: str) -> ModuleType:
    return import_module(f"{__name__}.{name.replace('-', '_')}")


def main(argv: list[str] | None = None) -> int:
    """Runs one command; whatever is wrong with it is said in one line, in the reader's language."""
    words = sys.argv[1:] if argv is None else list(argv)
    tongue = of_locale()
    try:
        tongue, words = spoken(words)
        return obey(words, tongue)
    except Illegal as wrong:
        print(f"veillee: {wrong.text.said(tongue)}", file=sys.stderr)
        return CANNOT
    except BrokenPipeError:
        sys.stderr.close()
        return CANNOT
    except KeyboardInterrupt:
        return INTERRUPTED


def obey(words: list[str], tongue: Tongue) -> int:
    if not words or words[0] in ("-h", "--help"):
        overview(tongue).print_help()
        return 0
    if words[0] == "--version":
        words[0] = "about"
    if words[0] not in commands():
        names = ", ".join(commands())
        raise Illegal(
            "command",
            f"commande inconnue « {words[0]} » ; commandes : {names}",
            f"unknown command “{words[0]}”; commands: {names}",
        )
    module = command(words[0])
    parser = Parser(f"veillee {words[0]}", module.ABOUT.said(tongue), tongue)
    module.add(parser, tongue)
    done = module.run(parser.parse_args(words[1:]), tongue)
    assert isinstance(done, int)
    return done


def overview(tongue: Tongue) -> Parser:
    """The help of the whole programme: every command with what it is about."""
    about = tongue("Veillée : une table pour cinq jeux de cartes.", "Veillée: a table for five card games.")
    parser = Parser("veillee", about, tongue)
    kinds = parser.add_subparsers(
        title=tongue("commandes", "commands"), metavar=tongue("COMMANDE", "COMMAND"), parser_class=Parser
    )
    for name in commands():
        text = command(name).ABOUT.said(tongue)
        kinds.add_parser(name, about=text, tongue=tongue, help=text)
    return parser
