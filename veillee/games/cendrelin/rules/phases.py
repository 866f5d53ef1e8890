"""The phases of a campaign, states of the match, in the order of the rulebook."""

from typing import Final

CHOOSING_CLASSES: Final = 0
CHOOSING_PLACES: Final = 1
CHOOSING_GOALS: Final = 2
BUILDING: Final = 3
PREFERRING: Final = 4
SETTING_UP: Final = 5
AT_EVENING: Final = 6
AT_SUNSET: Final = 7
AT_NIGHT: Final = 8
CHANGING: Final = 9
INHERITING: Final = 10
ASSEMBLING: Final = 11
"""Before the first age of a table that others may join: who is of it?"""
PHASES: Final = [
    "classes",
    "places",
    "goals",
    "building",
    "preferring",
    "setting-up",
    "evening",
    "sunset",
    "night",
    "changing",
    "inheriting",
    "assembling",
]
"""Their names in the view."""
