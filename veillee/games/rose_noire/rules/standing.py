"""What became of a claim, by public facts alone: proved, denied, taken back by its own speaker, or neither."""

from typing import Final

from veillee.core.match import SPECTATOR, Card
from veillee.games.rose_noire.cards.kinds import POSSESSED
from veillee.games.rose_noire.cards.suspects import ALL, PAIR_MASK
from veillee.games.rose_noire.rules.inquiry import (
    DENIED,
    IN_ITS_PLACE,
    NOWHERE,
    SAID,
    WAS_NO_TRAP,
    WAS_TRAP,
    Entry,
    Inquiry,
)
from veillee.games.rose_noire.rules.options import (
    ACT,
    DISTRUST,
    GO,
    INNOCENT,
    KEEP_AWAY,
    RECTORS_AT,
    ROLE,
    SUSPECT_ONE,
    SUSPECT_TWO,
    TRAP_AT,
    TRUST,
)
from veillee.games.rose_noire.rules.options import POSSESSED as SAYS_POSSESSED
from veillee.games.rose_noire.rules.truth import cleared, is_as_said

OPEN: Final = ""
PROVED: Final = "proved"
REFUTED: Final = "refuted"
TAKEN_BACK: Final = "taken-back"


def standings(m: Inquiry) -> list[str]:
    """The standing of each claim, in the order in which they were made."""
    innocent = cleared(m, SPECTATOR)
    guilty = m.guilty() if m.over else 0
    if m.over:
        innocent = ALL & ~guilty
    said = [entry for entry in m.record if entry.kind == SAID]
    found: list[str] = []
    for at, entry in enumerate(said):
        standing = by_facts(m, entry, innocent, guilty)
        if standing == OPEN and any(contradicts(later, entry) for later in said[at + 1 :]):
            standing = TAKEN_BACK
        found.append(standing)
    return found


def verdict(true: bool) -> str:
    return PROVED if true else REFUTED


def by_facts(m: Inquiry, entry: Entry, innocent: int, guilty: int) -> str:
    """What everyone can see: proofs shown, traps sprung, answers of the Rector, roles shown."""
    kind, about = ACT.high(entry.what), ACT.low(entry.what)
    if kind == INNOCENT:
        return PROVED if innocent >> about & 1 else REFUTED if guilty >> about & 1 else OPEN
    if kind == SUSPECT_ONE:
        return REFUTED if innocent >> about & 1 else PROVED if guilty >> about & 1 else OPEN
    if kind == SUSPECT_TWO:
        return of_pair(m, about, innocent, guilty)
    if TRAP_AT <= kind < GO:
        return of_pile(m, entry, kind)
    if kind in (TRUST, DISTRUST):
        return of_role(m, about, kind == TRUST)
    if kind == ROLE:
        return of_role(m, entry.seat, about != SAYS_POSSESSED)
    return OPEN


def of_pair(m: Inquiry, pair: int, innocent: int, guilty: int) -> str:
    if PAIR_MASK[pair] & innocent:
        return REFUTED
    if PAIR_MASK[pair] == guilty:
        return PROVED
    return REFUTED if any(entry.kind == DENIED and entry.what == pair for entry in m.record) else OPEN


def of_pile(m: Inquiry, entry: Entry, kind: int) -> str:
    """ROS-D18: the first clue of a pile when it was spoken of: it lies there for all to read, or everyone saw it drawn."""
    of_trap = kind in (TRAP_AT, RECTORS_AT)
    if entry.card == NOWHERE:
        return REFUTED
    if entry.fate == WAS_TRAP:
        return verdict(of_trap)
    if entry.fate == WAS_NO_TRAP:
        return REFUTED if of_trap else OPEN
    if entry.fate == IN_ITS_PLACE and m.knows(SPECTATOR, Card(entry.card)):
        return verdict(is_as_said(m.face[entry.card], kind))
    return OPEN


def of_role(m: Inquiry, seat: int, trusted: bool) -> str:
    card = m.role_card(seat)
    if not m.knows(SPECTATOR, card):
        return OPEN
    return verdict((m.face[card] != POSSESSED) == trusted)


OPPOSITE: Final = {GO: KEEP_AWAY, KEEP_AWAY: GO, TRUST: DISTRUST, DISTRUST: TRUST}


def contradicts(later: Entry, entry: Entry) -> bool:
    """Whether the same speaker later said the contrary."""
    if later.seat != entry.seat:
        return False
    kind, about = ACT.high(entry.what), ACT.low(entry.what)
    other, of = ACT.high(later.what), ACT.low(later.what)
    if kind in OPPOSITE:
        return other == OPPOSITE[kind] and of == about
    if kind == ROLE:
        return other == ROLE and of != about
    ours, theirs = suspects_in(kind, about), suspects_in(other, of)
    return bool(ours & theirs) and (kind == INNOCENT) != (other == INNOCENT)


def suspects_in(kind: int, about: int) -> int:
    """The mask of the suspects whose guilt a claim speaks of."""
    if kind == SUSPECT_TWO:
        return PAIR_MASK[about]
    return 1 << about if kind in (INNOCENT, SUSPECT_ONE) else 0
