"""The numbers that stand for phases and for options; an option names what it means, never a card's id."""

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
]

OPTION: Final = 8
"""An effect to trigger is the face that bears it times OPTION, plus its number there."""
ACTIVATE: Final = 5_000
"""Added to the face of an event that is activated and not resolved."""
UNFORESEEN: Final = 7_000
"""Added to the face of an event whose unforeseen effect is applied."""
END: Final = 60_000 * OPTION
"""The end of the night, or of one's say at sunset."""

TWO_MANA: Final = 0
A_FRAGMENT: Final = 1

NOTHING: Final = 0
ADD_PLACE: Final = 1
SWAP_PLACE: Final = 2
REMOVE_PLACE: Final = 3
SWAP_DEMONIC: Final = 4
ADD_EVENT: Final = 5
SWAP_EVENT: Final = 6
REMOVE_EVENT: Final = 7

LEAVES: Final = 0
STAYS: Final = 1
AGAIN: Final = 0
COMPLETE: Final = 1

HEIRLOOM: Final = 1_000
"""An heir's choice: the class given up times HEIRLOOM, plus the class taken."""
