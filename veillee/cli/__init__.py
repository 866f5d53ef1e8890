"""The command line. Each module here is one command: what it is about (ABOUT), its arguments (add), what it does (run)."""

import sys
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from veillee.cli.terminal.language import of_locale, spoken
from veillee.cli.terminal.parser import Parser
from veillee.core.grammar import listed
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
    if words[0] in commands():
        return run(words[0], words[1:], tongue)
    from veillee.games import keys

    if words[0] in keys():
        return use_tool(words[0], words[1:], tongue)
    if words[1:2] and words[1] in keys():
        return use_tool(words[1], [words[0], *words[2:]], tongue)
    names = ", ".join(commands())
    raise Illegal(
        "command",
        f"commande inconnue « {words[0]} » ; commandes : {names}",
        f"unknown command “{words[0]}”; commands: {names}",
    )


def run(name: str, words: list[str], tongue: Tongue) -> int:
    module = command(name)
    parser = Parser(f"veillee {name}", module.ABOUT.said(tongue), tongue)
    module.add(parser, tongue)
    if parser.takes_game and words:
        tell_options(parser, words, tongue)
    done = module.run(parser.parse_args(words), tongue)
    assert isinstance(done, int)
    return done


def tell_options(parser: Parser, words: list[str], tongue: Tongue) -> None:
    """The help of a command about a game shows the options of that game."""
    from veillee.cli.terminal.options import options_of
    from veillee.games import game, keys

    known = [word for word in words if word in keys()]
    if known and {"-h", "--help"} & {*words}:
        parser.epilog = options_of(game(known[0]), tongue)


def use_tool(key: str, words: list[str], tongue: Tongue) -> int:
    """`veillee GAME TOOL ARGUMENT…`: a command that a game brings along; the tool may also stand first."""
    from veillee.games import game

    info = game(key)
    tool = info.tool(words[0] if words else "")
    parser = Parser(f"veillee {key} {tool.key}", tool.about.said(tongue), tongue)
    for at, argument in enumerate(tool.arguments):
        parser.add_argument(str(at), metavar=argument.said(tongue))
    given = parser.parse_args(words[1:])
    return tool.run([getattr(given, str(at)) for at in range(len(tool.arguments))], tongue)


def overview(tongue: Tongue) -> Parser:
    """The help of the whole programme: every command with what it is about, and those that games bring along."""
    from veillee.games import games

    there = listed([f"{info.title.said(tongue)} ({info.key})" for info in games()], tongue)
    whole = tongue(f"Veillée, une table de jeux de cartes : {there}.", f"Veillée, a table for card games: {there}.")
    parser = Parser("veillee", whole, tongue)
    kinds = parser.add_subparsers(
        title=tongue("Commandes ", "Commands"), metavar=tongue("COMMANDE", "COMMAND"), parser_class=Parser
    )
    abouts = {name: command(name).ABOUT for name in commands()}
    abouts |= {f"{info.key} {tool.key}": tool.about for info in games() for tool in info.tools}
    for name, about in abouts.items():
        kinds.add_parser(name, about=about.said(tongue), tongue=tongue, help=about.said(tongue))
    return parser
