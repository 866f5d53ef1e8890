"""What bots say: at most two claims a turn, the most useful first; true Investigators share, the others mislead."""

from typing import Final

from veillee.core.match import SPECTATOR
from veillee.games.rose_noire.bot.accusing import decoy
from veillee.games.rose_noire.bot.mind import Mind
from veillee.games.rose_noire.cards.clues import IS_TRAP
from veillee.games.rose_noire.cards.suspects import ALL, COUNT, PAIR_COUNT, PAIR_MASK
from veillee.games.rose_noire.rules.inquiry import DAY, NOWHERE, SAID, SUNSET
from veillee.games.rose_noire.rules.match import BREATH
from veillee.games.rose_noire.rules.options import (
    ACT,
    DISTRUST,
    INNOCENT,
    NO_PAIR,
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
    """Vouches for whoever he means to kill before they are accused; tells what no longer helps anybody, or, being a master, whom to
    accuse in their place."""
    found: list[int] = []
    drawn = mind.m.phase == SUNSET or mind.m.pawns[mind.seat] != NOWHERE
    if drawn and mind.m.turn > 1 and mind.skill.weighs_words:
        found += lies(mind)
    found += false_trails(mind) if mind.skill.sees_the_table else harmless_truths(mind)
    return found + denials(mind)


def lies(mind: Mind) -> list[int]:
    """About the two whom he believes guilty most, if that is likely enough."""
    guilt = mind.belief().guilt
    likely = [n for n in range(COUNT) if guilt[n] >= mind.skill.boldness]
    told = sum(1 for n in likely if mind.has_said(ACT.pack(INNOCENT, n)))
    if not likely or told >= mind.skill.lies:
        return []
    likely.sort(key=lambda suspect: -guilt[suspect])
    return [ACT.pack(INNOCENT, suspect) for suspect in likely[:2]]


def harmless_truths(mind: Mind) -> list[int]:
    """Those whom he knows to be innocent and who are dead or cleared already: it looks well."""
    known = mind.known_innocent() & ~mind.open_secrets()
    harmless = known & (mind.m.dead | vouched_for(mind))
    return [ACT.pack(INNOCENT, n) for n in range(COUNT) if harmless >> n & 1]


def false_trails(mind: Mind) -> list[int]:
    """The pair that he would see accused, once an evening."""
    if mind.m.phase != SUNSET or spoke_today(mind, SUSPECT_TWO):
        return []
    pair = decoy(mind)
    return [ACT.pack(SUSPECT_TWO, pair)] if pair != NO_PAIR else []


# The Rector


def rectors_words(mind: Mind) -> list[int]:
    """He plants doubt: some are suspect by day, somebody is innocent and somebody not to be trusted by evening. Whom he names does
    not depend on who is guilty: if he only lied, whoever turned his words round would know."""
    m = mind.m
    hidden = ALL & ~mind.open_secrets()
    if m.phase == DAY:
        return anyone(mind, SUSPECT_TWO, [pair for pair in range(PAIR_COUNT) if not PAIR_MASK[pair] & ~hidden])
    if m.phase == SUNSET:
        spared = anyone(mind, INNOCENT, [n for n in range(COUNT) if hidden >> n & 1])
        return spared + anyone(mind, DISTRUST, m.investigators)
    return []


def anyone(mind: Mind, kind: int, named: list[int]) -> list[int]:
    """A claim of a kind about one of those, if none was made today."""
    return [] if spoke_today(mind, kind) else [ACT.pack(kind, named[mind.dice.below(len(named))])]


def spoke_today(mind: Mind, kind: int) -> bool:
    """Whether the seat has made a claim of a kind this turn."""
    return any(
        entry.kind == SAID and entry.turn == mind.m.turn and entry.seat == mind.seat and ACT.high(entry.what) == kind
        for entry in mind.m.record
    )
