"""What bots say: at most two claims a turn, the most useful first; true Investigators share, the others mislead."""

from typing import Final

from veillee.core.match import SPECTATOR
from veillee.games.rose_noire.bot.mind import Mind
from veillee.games.rose_noire.cards.clues import IS_TRAP
from veillee.games.rose_noire.cards.suspects import COUNT, PAIR_COUNT, PAIR_MASK
from veillee.games.rose_noire.rules.inquiry import DAY, NOWHERE, SAID, SUNSET
from veillee.games.rose_noire.rules.match import BREATH
from veillee.games.rose_noire.rules.options import (
    ACT,
    DISTRUST,
    INNOCENT,
    NOT_POSSESSED,
    PROOF_AT,
    ROLE,
    SUSPECT_TWO,
    TRAP_AT,
)

CLAIMS_A_TURN: Final = 2
SURE: Final = 0.5
"""How likely a pair, or a seat's possession, must be to be spoken of."""


def claim(mind: Mind, options: list[int]) -> int | None:
    """The claim to make now, if there is one."""
    m = mind.m
    if BREATH - m.breath[mind.seat] >= CLAIMS_A_TURN or m.turn == 0:
        return None
    if mind.is_rector:
        words = rectors_words(mind)
    elif mind.is_possessed:
        words = possessed_words(mind)
    else:
        words = true_words(mind)
    for word in words:
        if word in options and not mind.has_said(word):
            return word
    return None


# True Investigators


def true_words(mind: Mind) -> list[int]:
    """Whom a proof clears, first those for whom nobody has spoken; then what lies on the piles, and whom one suspects."""
    found = [ACT.pack(INNOCENT, suspect) for suspect in vouchable(mind)]
    if mind.m.phase == DAY:
        found += pile_words(mind)
    elif mind.m.phase == SUNSET and mind.skill.weighs_words:
        found += suspicions(mind)
    return found + denials(mind)


def vouchable(mind: Mind) -> list[int]:
    """The suspects whom the seat knows to be innocent and not everyone does, those for whom nobody spoke first."""
    secret = mind.known_innocent() & ~mind.open_secrets()
    if secret == 0:
        return []
    spoken = vouched_for(mind)
    unheard = [n for n in range(COUNT) if (secret & ~spoken) >> n & 1]
    return unheard + [n for n in range(COUNT) if (secret & spoken) >> n & 1]


def vouched_for(mind: Mind) -> int:
    """The mask of the suspects whom some Investigator called innocent."""
    mask = 0
    for entry in mind.m.record:
        if entry.kind == SAID and entry.seat != mind.m.rector and ACT.high(entry.what) == INNOCENT:
            mask |= 1 << ACT.low(entry.what)
    return mask


def pile_words(mind: Mind) -> list[int]:
    """What was seen on top of a pile, while there is somebody to tell."""
    m = mind.m
    if all(m.pawns[other] != NOWHERE for other in m.investigators if other != mind.seat):
        return []
    found: list[int] = []
    for suspect in range(COUNT):
        if m.dead >> suspect & 1 or not m.piles[suspect] or not m.free(suspect):
            continue
        top = m.piles[suspect][-1]
        if m.knows(mind.seat, top) and not m.knows(SPECTATOR, top):
            cleared = m.proof_of(top)
            if IS_TRAP[m.face[top]]:
                found.insert(0, ACT.pack(TRAP_AT, suspect))
            elif cleared != NOWHERE and m.pawns[mind.seat] != NOWHERE:
                found.append(ACT.pack(PROOF_AT, suspect))
    return found


def suspicions(mind: Mind) -> list[int]:
    belief = mind.belief()
    others = [other for other in mind.m.investigators if other != mind.seat]
    found = [ACT.pack(DISTRUST, other) for other in others if belief.doubt(other) > SURE]
    return found + [ACT.pack(SUSPECT_TWO, pair) for pair in range(PAIR_COUNT) if belief.pairs[pair] > SURE]


def denials(mind: Mind) -> list[int]:
    """Whoever is distrusted says what everybody would."""
    for entry in mind.m.record:
        if entry.kind == SAID and entry.what == ACT.pack(DISTRUST, mind.seat):
            return [ACT.pack(ROLE, NOT_POSSESSED)]
    return []


# The Possessed


def possessed_words(mind: Mind) -> list[int]:
    """Tells what no longer helps anybody, and vouches for whoever he means to kill before they are accused."""
    found: list[int] = []
    drawn = mind.m.phase == SUNSET or mind.m.pawns[mind.seat] != NOWHERE
    if drawn and mind.m.turn > 1 and mind.skill.weighs_words:
        found += lies(mind)
    known = mind.known_innocent() & ~mind.open_secrets()
    harmless = known & (mind.m.dead | vouched_for(mind))
    found += [ACT.pack(INNOCENT, n) for n in range(COUNT) if harmless >> n & 1]
    return found + denials(mind)


def lies(mind: Mind) -> list[int]:
    """About whom he believes guilty most, if that is likely enough: one such lie, or as many as there are accomplices for a master."""
    guilt = mind.belief().guilt
    likely = [n for n in range(COUNT) if guilt[n] >= mind.skill.boldness]
    told = sum(1 for n in likely if mind.has_said(ACT.pack(INNOCENT, n)))
    if not likely or told >= mind.skill.lies:
        return []
    likely.sort(key=lambda suspect: -guilt[suspect])
    return [ACT.pack(INNOCENT, suspect) for suspect in likely]


# The Rector


def rectors_words(mind: Mind) -> list[int]:
    """He plants doubt: innocents are suspect by day, an accomplice is innocent and somebody not to be trusted by evening."""
    m = mind.m
    guilty = m.guilty()
    if m.phase == DAY:
        decoys = [pair for pair in range(PAIR_COUNT) if not PAIR_MASK[pair] & (guilty | mind.open_secrets())]
        return [ACT.pack(SUSPECT_TWO, decoys[m.turn % len(decoys)])] if decoys else []
    if m.phase == SUNSET:
        others = m.investigators
        spared = [n for n in range(COUNT) if guilty >> n & 1]
        return [
            ACT.pack(INNOCENT, spared[m.turn % len(spared)]),
            ACT.pack(DISTRUST, others[(m.turn + m.rector) % len(others)]),
        ]
    return []
