"""What every word of a card is: it does, it says, and it knows when it can."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from veillee.core.text import Tongue
from veillee.games.rose_noire.cards.suspects import COUNT
from veillee.games.rose_noire.rules.inquiry import DUSK, NOWHERE, TURNS, Inquiry
from veillee.games.rose_noire.rules.options import ACT, AT_SUSPECT, TO_SEAT


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Effect:
    """What a card does when a seat plays it or falls into it."""

    def usable(self, m: Inquiry, seat: int) -> bool:
        """Whether it would do anything, from what everyone and the seat itself may know."""
        return True

    def do(self, m: Inquiry, seat: int) -> None:
        raise NotImplementedError

    def say(self, t: Tongue) -> str:
        """What is printed, as one or more full sentences."""
        raise NotImplementedError


def with_clues(m: Inquiry, allowed: int) -> list[int]:
    """Those of a mask of suspects from whom there is a clue to be had: of the dead those of the cemetery."""
    return [n for n in range(COUNT) if allowed >> n & 1 and m.pile_of(n)]


def suspects(numbers: list[int]) -> list[int]:
    return [AT_SUSPECT[n] for n in numbers]


def others(m: Inquiry, seat: int) -> list[int]:
    """The other Investigators who hold cards."""
    return [TO_SEAT[other] for other in m.investigators if other != seat and m.hands[other]]


def abroad(m: Inquiry, seat: int) -> list[int]:
    """Those of them who have already investigated today."""
    return [option for option in others(m, seat) if m.pawns[ACT.low(option)] != NOWHERE]


def a_day_comes(m: Inquiry) -> bool:
    """Whether what lasts until the next evening finds one: not after the fifth (ROS-D11, ROS-D22)."""
    return m.turn < TURNS or m.phase != DUSK
