"""Faces: the numbers that stand for what is printed; each kind of card or tile has its own range."""

from typing import Final

from veillee.core.match import Face, Packed

EVENTS: Final = 10_000
GOALS: Final = 20_000
PLACES: Final = 30_000
CLASSES: Final = 40_000
FATE: Final = 50_000
RESOURCES: Final = 55_000
"""A fragment's face is its number in the box; the faces of the other kinds begin here."""
MOST_CARDS: Final = 1_000
"""The most cards of a kind: the ranges have room for them."""

MOST_EFFECTS: Final = 8
"""The most effects of a kind on one card."""
TRIGGER: Final = Packed(MOST_EFFECTS)
"""What triggers an effect: the face that bears it, and its number there."""
BY_ACTION: Final = 5_000
BY_SURPRISE: Final = 7_000
"""Added to the face of an event whose action, or whose unforeseen effect, is triggered: the event is not resolved."""


def bearer_of(trigger: int) -> Face:
    """The face of what bears an effect."""
    face = TRIGGER.high(trigger)
    if EVENTS + BY_SURPRISE <= face < GOALS:
        return Face(face - BY_SURPRISE)
    return Face(face - BY_ACTION if EVENTS + BY_ACTION <= face < GOALS else face)
