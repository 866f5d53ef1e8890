"""Glory, the condition of victory: the reasons a cendrelin has for it, and the naming of the Haut Cendrelin that ends an age."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from veillee.core.match import Face
from veillee.games.cendrelin.voice import sentences

if TYPE_CHECKING:
    from veillee.games.cendrelin.rules.campaign import Campaign

PATIENCE: Final = 20
"""CEN-D4: the nights each cendrelin has before the Gods of Death name somebody themselves."""
SOUL: Final = 1
PREFERENCE: Final = 2
A_GOAL: Final = 4
"""The reasons of glory, as bits: a complete soul, an abundant preferred resource, then each objective kept."""


@dataclass(frozen=True)
class Chapter:
    """What the chronicle remembers of an age and of the one who won it."""

    named: int
    nights: int
    reasons: int
    """Why he was named, as bits."""
    preferred: int
    goals: list[Face]
    classes: list[int]


def count(bits: int) -> int:
    """How many reasons of glory there are."""
    found = 0
    while bits:
        found += bits & 1
        bits >>= 1
    return found


def points(m: Campaign, seat: int) -> int:
    """The reasons of glory a cendrelin has now, as bits (CEN-80 to CEN-85); what lasts is acquired."""
    bits = m.acquired[seat]
    if not m.life[seat]:
        bits |= SOUL
    if m.preferred[seat] >= 0 and m.abundant(m.preferred[seat]):
        bits |= PREFERENCE
    bit = A_GOAL
    for card in m.goals[seat]:
        goal = m.box.goal(m.face[card])
        if bits & bit == 0 and goal.met(m, seat):
            bits |= bit
            if goal.lasting:
                m.acquired[seat] |= bit
        bit <<= 1
    return bits


def reasons(m: Campaign, seat: int) -> list[int]:
    """What is told of a cendrelin's glory: its points, and the resource and the objectives that are its reasons, or -1.

    All of it, for it is read again in later ages, when he has others.
    """
    bits = m.glory[seat]
    found = [seat, count(bits), bits & SOUL, m.preferred[seat] if bits & PREFERENCE else -1]
    bit = A_GOAL
    for card in m.goals[seat]:
        found.append(m.face[card] if bits & bit else -1)
        bit <<= 1
    return found


def needed(m: Campaign) -> int:
    """CEN-15, CEN-80: the points of glory that make a Haut Cendrelin."""
    return 2 if m.initiation else 3


def judge(m: Campaign) -> None:
    """CEN-84, CEN-90: glory is gained and lost at once, and the age stops as soon as somebody has enough."""
    enough = needed(m)
    ready = False
    for seat in m.circle:
        bits = points(m, seat)
        if bits != m.glory[seat]:
            m.glory[seat] = bits
            m.tell(sentences.GLORY, reasons(m, seat))
        ready = ready or count(bits) >= enough
    if ready and m.named < 0:
        name(m, foremost(m))


def foremost(m: Campaign) -> int:
    """CEN-91: of those who have enough glory, the most; then who is in charge, or the next after him."""
    best = m.keeper
    for rival in m.others[m.keeper]:
        if count(m.glory[rival]) > count(m.glory[best]):
            best = rival
    return best


def name(m: Campaign, seat: int) -> None:
    """CEN-90: a cendrelin becomes the Haut Cendrelin of the age."""
    m.named = seat
    m.tell(sentences.NAMED, reasons(m, seat))


def lose_patience(m: Campaign) -> None:
    """CEN-93: the Gods of Death name the one with the most glory; then the most whole soul; then the most mana; then as in CEN-91."""
    best = m.keeper
    for rival in m.others[m.keeper]:
        if standing(m, rival) > standing(m, best):
            best = rival
    m.tell(sentences.IMPATIENCE, [m.night])
    name(m, best)


def standing(m: Campaign, seat: int) -> tuple[int, int, int]:
    return count(m.glory[seat]), -len(m.life[seat]), m.mana[seat]
