"""Options as numbers: what is done, packed with whom or what it is done to. Records hold these numbers: they never change.

Claims come last, so that one comparison tells them from acts.
"""

from typing import Final

from veillee.core.match import Packed
from veillee.games.rose_noire.cards.suspects import COUNT, PAIR_COUNT

ACT: Final = Packed(100)

# Acts

INVESTIGATE: Final = 0
"""ROS-32, with the suspect."""
PLAY: Final = 1
"""ROS-31, ROS-60, with the card."""
DISCARD: Final = 2
"""ROS-60, with the card."""
AT: Final = 3
"""An effect falls on a suspect."""
TO: Final = 4
"""An effect falls on a seat."""
CARD: Final = 5
"""An effect falls on a card."""
SIGN: Final = 6
"""ROS-42, with the pair."""
HAND: Final = 7
"""ROS-72, a hand on a suspect at night."""

END: Final = ACT.pack(8, 0)
"""The turn of an Investigator is over."""
DONE: Final = ACT.pack(8, 1)
"""The Rector has played and discarded what he wants, or lets an occasion pass."""
WITHDRAW: Final = ACT.pack(8, 2)
"""Take one's name back."""
READY: Final = ACT.pack(8, 3)
"""Go on without an accusation."""
REVEAL: Final = ACT.pack(8, 4)
"""ROS-51: show one's role, and make the other show theirs."""
SLEEP: Final = ACT.pack(8, 5)
OPEN_EYES: Final = ACT.pack(8, 6)
"""ROS-72: show oneself, and kill nobody."""

# Claims

INNOCENT: Final = 20
SUSPECT_ONE: Final = 21
SUSPECT_TWO: Final = 22
TRAP_AT: Final = 23
PROOF_AT: Final = 24
USEFUL_AT: Final = 25
RECTORS_AT: Final = 26
GO: Final = 27
KEEP_AWAY: Final = 28
TRUST: Final = 29
DISTRUST: Final = 30
ROLE: Final = 31
PILE_CLAIMS: Final = (TRAP_AT, PROOF_AT, USEFUL_AT, RECTORS_AT)
CLAIMS_FROM: Final = ACT.pack(INNOCENT, 0)
"""Options from here on are words, below it acts."""

CEMETERY: Final = COUNT
"""Where a claim about the first card of the cemetery points, after the seven piles."""
NOT_POSSESSED: Final = 0
POSSESSED: Final = 1
"""What a claim about one's own role says."""

AT_SUSPECT: Final[list[int]] = [ACT.pack(AT, suspect) for suspect in range(COUNT)]
TO_SEAT: Final[list[int]] = [ACT.pack(TO, seat) for seat in range(5)]
HANDS: Final[list[int]] = [ACT.pack(HAND, suspect) for suspect in range(COUNT)]
VISITS: Final[list[int]] = [ACT.pack(INVESTIGATE, suspect) for suspect in range(COUNT)]
NONE: Final[list[int]] = []

SIGNS: Final[list[int]] = [ACT.pack(SIGN, pair) for pair in range(PAIR_COUNT)]
NO_PAIR: Final = -1


def draft_acts(signed: int, seals: int, ready: bool) -> list[int]:
    """What an Investigator may do with the draft of the accusation: sign another pair, take the name back, be ready."""
    found = [] if seals == 0 else [sign for pair, sign in enumerate(SIGNS) if pair != signed]
    if signed != NO_PAIR:
        found.append(WITHDRAW)
    if not ready:
        found.append(READY)
    return found


WITH_SEALS: Final[list[list[list[int]]]] = [
    [draft_acts(signed, 1, ready) for signed in range(NO_PAIR, PAIR_COUNT)] for ready in (False, True)
]
WITHOUT_SEALS: Final[list[list[list[int]]]] = [
    [draft_acts(signed, 0, ready) for signed in range(NO_PAIR, PAIR_COUNT)] for ready in (False, True)
]
"""By whether one is ready and by the pair signed, from NO_PAIR on: made once, because simulations ask it all the time."""


def claims(seats: int, rector: int, seat: int, dead: int) -> list[int]:
    """ROS-102: all that a seat may say, when nothing has been said yet this turn. Of the dead one names no pile: theirs is the cemetery's."""
    found: list[int] = []
    for kind in (INNOCENT, SUSPECT_ONE):
        found += [ACT.pack(kind, suspect) for suspect in range(COUNT)]
    found += [ACT.pack(SUSPECT_TWO, pair) for pair in range(PAIR_COUNT)]
    piles = [suspect for suspect in range(COUNT) if not dead >> suspect & 1]
    if dead:
        piles.append(CEMETERY)
    for kind in PILE_CLAIMS:
        found += [ACT.pack(kind, pile) for pile in piles]
    for kind in (GO, KEEP_AWAY):
        found += [ACT.pack(kind, suspect) for suspect in range(COUNT)]
    for kind in (TRUST, DISTRUST):
        found += [ACT.pack(kind, other) for other in range(seats) if other not in (seat, rector)]
    if seat != rector:
        found += [ACT.pack(ROLE, NOT_POSSESSED), ACT.pack(ROLE, POSSESSED)]
    return found
