"""The games of the house. Each sub-package holds one and calls itself GAME; nothing else needs to know of it."""

from importlib import import_module
from pkgutil import iter_modules

from veillee.core.game import GameInfo
from veillee.core.match import Illegal


def keys() -> list[str]:
    """The keys of all games, in alphabetical order."""
    return sorted(module.name for module in iter_modules(__path__) if module.ispkg)


def game(key: str) -> GameInfo:
    """The game of that key; an unknown one is refused with the list of those there are."""
    known = keys()
    if key not in known:
        names = ", ".join(known)
        raise Illegal("game", f"jeu inconnu « {key} » ; jeux : {names}", f"unknown game “{key}”; games: {names}")
    info = import_module(f"{__name__}.{key}").GAME
    assert isinstance(info, GameInfo)
    return info


def games() -> list[GameInfo]:
    return [game(key) for key in keys()]
