"""The numbers that stand for options: what is packed in them is read here; an option never holds a card's id."""

from typing import Final

from veillee.core.match import Packed
from veillee.games.cendrelin.cards.faces import BY_ACTION, EVENTS, FATE, GOALS, TRIGGER

# Actions of a night or a sunset: what triggers an effect

END: Final = TRIGGER.pack(60_000, 0)
"""The end of the night, or of one's say at sunset."""
FIRST_EVENT: Final = TRIGGER.pack(EVENTS, 0)
FIRST_ACTIVATION: Final = TRIGGER.pack(EVENTS + BY_ACTION, 0)
FIRST_GOAL: Final = TRIGGER.pack(GOALS, 0)
FIRST_FATE: Final = TRIGGER.pack(FATE, 0)


def plays(option: int) -> bool:
    """Whether it plays a fragment."""
    return option < FIRST_EVENT


def resolves(option: int) -> bool:
    """Whether it resolves an event."""
    return FIRST_EVENT <= option < FIRST_ACTIVATION


def activates(option: int) -> bool:
    """Whether it is an action of an event, or what an event does unforeseen."""
    return FIRST_ACTIVATION <= option < FIRST_GOAL


def meets_fate(option: int) -> bool:
    return FIRST_FATE <= option < END


RETURNABLE: Final = Packed(100_000)
"""A fragment to return under a former life: where it lies, and its face."""
FROM_HAND: Final = 0
FROM_SHOWN: Final = 1
FROM_RENOUNCED: Final = 2

HEIRLOOM: Final = Packed(1_000)
"""An heir's class given up, and the class taken for it."""

# Options that stand for themselves

NO: Final = 0
YES: Final = 1

TWO_MANA: Final = 0
A_FRAGMENT: Final = 1

NO_CHANGE: Final = 0
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
