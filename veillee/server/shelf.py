"""The games, found once: looking for them reads a folder, which would be too slow at every table."""

from functools import cache

from veillee import games as found

game = cache(found.game)
games = cache(found.games)
