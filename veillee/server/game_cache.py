"""A cache of the game registry: finding a game reads a folder, which would be too slow at every table."""

from functools import cache

from veillee import games as registry
from veillee.core.game import GameInfo

known: dict[str, GameInfo] = {}
"""The games found so far, by key."""


def game(key: str) -> GameInfo:
    """The game of that key; an unknown one is refused."""
    if key not in known:
        known[key] = registry.game(key)
    return known[key]


games = cache(registry.games)
