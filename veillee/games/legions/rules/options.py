"""Options as numbers: the id of a card, a small constant below zero, or a place packed with what is done there.

Records hold these numbers: they never change. Those of a stratagem stand with its word.
"""

from typing import Final

from veillee.core.match import Packed
from veillee.games.legions.cards.guilds import PLACE_COUNT

NO: Final = -1
"""Not now: the rule says "may"."""
LET_BE: Final = -3
"""Leave the other's choice or attack as it is."""
ON_TOP: Final = -4
UNDERNEATH: Final = -5
FACE_DOWN: Final = -6
"""No answer but what the face-down card of the row means to a search: its face is not known when it is chosen."""
EACH: Final = 140
"""Recruit with one legion before each place."""

AT: Final = Packed(10)
"""What is done, with the place where."""
BEFORE: Final = 10
"""Go before that place, or strike there."""
THREE: Final = 11
"""Recruit with three legions there."""

ALL_PLACES: Final[list[int]] = [AT.pack(BEFORE, place) for place in range(PLACE_COUNT)]
