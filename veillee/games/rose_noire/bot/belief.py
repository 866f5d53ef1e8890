"""What a seat believes: Bayes over the 21 pairs of accomplices and over who is possessed, which is at most 84 worlds.

A world's weight is its prior times the likelihood, in that world, of all that was said, signed and done before everyone's eyes:

    P(pair, holder | heard) ∝ P(pair, holder) · P(deaths | pair, holder) · ∏ P(words of speaker | pair, is speaker the holder?)

A speaker's words depend on the holder only by whether the speaker is it. So each speaker has two rows of likelihoods over the pairs, one
as a true Investigator and one as the Possessed, and a world takes the one that it says. What the seat has seen with its own eyes (proofs,
the Rector's answers, its own role) makes worlds impossible: that is the prior.
"""

from typing import Final

from veillee.core.match import NOBODY, Card
from veillee.games.rose_noire.bot.skill import Skill
from veillee.games.rose_noire.cards.kinds import POSSESSED
from veillee.games.rose_noire.cards.suspects import ALL, COUNT, PAIR_COUNT, PAIR_MASK
from veillee.games.rose_noire.rules.inquiry import (
    DIED,
    IN_THE_OPEN,
    SAID,
    SIGNED,
    WAS_NO_TRAP,
    WAS_TRAP,
    Entry,
    Inquiry,
)
from veillee.games.rose_noire.rules.options import (
    ACT,
    INNOCENT,
    NO_PAIR,
    PROOF_AT,
    RECTORS_AT,
    SUSPECT_ONE,
    SUSPECT_TWO,
    TRAP_AT,
    USEFUL_AT,
)
from veillee.games.rose_noire.rules.truth import cleared, possible_pairs

# How likely a claim is, by what is true: true Investigators share what they know, the Possessed what serves him.

MISTAKEN: Final = 0.03
"""A true Investigator is sure of a suspect who is guilty."""
FEIGNED_TRUTH: Final = 1.0
"""The Possessed clears an innocent, as a true Investigator would."""
SUSPECTED: Final = 0.6
"""A true Investigator suspects somebody who is innocent, against 1 for somebody guilty."""
FALSE_ALARM: Final = 0.1
FEIGNED_ALARM: Final = 0.5
"""A true Investigator, or the Possessed, says of a clue what it turns out not to be."""
FACE_VALUE: Final = 0.3
RECTORS_VALUE: Final = 0.7
"""What a claim leaves of its contrary for those who do not ask who gains by it."""
UNAWARE: Final = 0.75
"""A true Investigator signs an innocent's name: he does not know of the proof."""
ASTRAY: Final = 0.5
BETRAYED: Final = 0.1
"""The Possessed signs a wrong pair, and the true one."""

SPARED: Final = 0.03
"""The Rector kills an accomplice, against 1 for an innocent."""
AIM: Final = [1.0, 1.0, 1.7, 2.5, 4.0, 6.0]
"""The Possessed kills an accomplice, against 1 for an innocent: by turn, as he comes to know."""


class Belief:
    """How likely every world is."""

    holders: list[int]
    """The seats that may be possessed, NOBODY among them where that may be."""
    worlds: list[list[float]]
    """By holder and by pair."""
    pairs: list[float]
    """How likely each pair is to be the accomplices, whoever is possessed."""
    guilt: list[float]
    """How likely each suspect is to be one of them."""

    def __init__(self, holders: list[int], worlds: list[list[float]]) -> None:
        total = 0.0
        for row in worlds:
            total += sum(row)
        self.holders = holders
        self.worlds = [[weight / total for weight in row] for row in worlds]
        self.pairs = [0.0] * PAIR_COUNT
        for row in self.worlds:
            for pair in range(PAIR_COUNT):
                self.pairs[pair] += row[pair]
        self.guilt = [0.0] * COUNT
        for pair in range(PAIR_COUNT):
            for suspect in range(COUNT):
                if PAIR_MASK[pair] >> suspect & 1:
                    self.guilt[suspect] += self.pairs[pair]

    def doubt(self, seat: int) -> float:
        """How likely a seat is to be possessed."""
        return sum(self.worlds[self.holders.index(seat)]) if seat in self.holders else 0.0


def believe(m: Inquiry, seat: int, skill: Skill) -> Belief:
    """What a seat (or SPECTATOR: what everyone could) makes of all it knows."""
    holders = possible_holders(m, seat)
    true, feigned = testimony(m, seat, skill)
    worlds: list[list[float]] = []
    for holder in holders:
        row = prior(m, seat, holder)
        for speaker in m.everyone:
            multiply(row, feigned[speaker] if speaker == holder else true[speaker])
        if skill.reads_nights:
            multiply(row, deaths(m, seat, holder))
        worlds.append(row)
    return Belief(holders, worlds)


def multiply(row: list[float], by: list[float]) -> None:
    for pair in range(PAIR_COUNT):
        row[pair] *= by[pair]


# Priors


def possible_holders(m: Inquiry, seat: int) -> list[int]:
    """Whose role the seat has not read, unless it has read that of the Possessed; of three roles one lies where nobody has it."""
    found: list[int] = []
    for card in map(Card, range(m.clues)):
        seated = card < len(m.investigators)
        if not m.knows(seat, card):
            if seated or not m.haunted:
                found.append(m.investigators[card] if seated else NOBODY)
        elif m.face[card] == POSSESSED:
            return [m.investigators[card]]
    return found


def prior(m: Inquiry, seat: int, holder: int) -> list[float]:
    """Every pair that nothing the seat has seen excludes is as likely as the others."""
    row = [0.0] * PAIR_COUNT
    if seat == m.rector:
        guilty = m.guilty()
        for pair in range(PAIR_COUNT):
            row[pair] = 1.0 if PAIR_MASK[pair] == guilty else 0.0
        return row
    for pair in possible_pairs(m, cleared(m, seat), holder != NOBODY):
        row[pair] = 1.0
    return row


# Words and signatures


def testimony(m: Inquiry, seat: int, skill: Skill) -> tuple[list[list[float]], list[list[float]]]:
    """By speaker and pair, how likely all its words are from a true Investigator, and from the Possessed."""
    true = [[1.0] * PAIR_COUNT for _ in m.everyone]
    feigned = [[1.0] * PAIR_COUNT for _ in m.everyone]
    vouched = [0] * m.seats
    for entry in m.record:
        speaker = entry.seat
        if speaker in (seat, NOBODY):
            continue
        if entry.kind == SAID:
            kind, about = ACT.high(entry.what), ACT.low(entry.what)
            if kind == INNOCENT:
                if vouched[speaker] >> about & 1:
                    continue
                vouched[speaker] |= 1 << about
            if not skill.weighs_words:
                believe_half(true[speaker], kind, about, RECTORS_VALUE if speaker == m.rector else FACE_VALUE)
                feigned[speaker] = true[speaker]
            elif speaker != m.rector:
                # The Rector knows and everyone knows that he lies: his words say nothing either way.
                weigh(true[speaker], feigned[speaker], entry, kind, about, skill.lies_expected)
        elif entry.kind == SIGNED and skill.reads_names and entry.what != NO_PAIR:
            weigh_name(true[speaker], feigned[speaker], entry.what)
    return true, feigned


def believe_half(row: list[float], kind: int, about: int, value: float) -> None:
    """A claim taken half at its word."""
    named = PAIR_MASK[about] if kind == SUSPECT_TWO else 1 << about
    if kind in (INNOCENT, SUSPECT_ONE, SUSPECT_TWO):
        for pair in range(PAIR_COUNT):
            if bool(PAIR_MASK[pair] & named) == (kind == INNOCENT):
                row[pair] *= value


def weigh(true: list[float], feigned: list[float], entry: Entry, kind: int, about: int, lie: float) -> None:
    """One claim, in every world."""
    if kind == INNOCENT:
        for pair in range(PAIR_COUNT):
            guilty = PAIR_MASK[pair] >> about & 1
            true[pair] *= MISTAKEN if guilty else 1.0
            feigned[pair] *= lie if guilty else FEIGNED_TRUTH
    elif kind in (SUSPECT_ONE, SUSPECT_TWO):
        named = PAIR_MASK[about] if kind == SUSPECT_TWO else 1 << about
        for pair in range(PAIR_COUNT):
            missed = (named & ~PAIR_MASK[pair]).bit_count()
            for _ in range(missed):
                true[pair] *= SUSPECTED
    elif turned_out_false(entry.card, kind):
        for pair in range(PAIR_COUNT):
            true[pair] *= FALSE_ALARM
            feigned[pair] *= FEIGNED_ALARM


def turned_out_false(fate: int, kind: int) -> bool:
    """Whether a clue that was spoken of was drawn, and was not what had been said."""
    if kind in (TRAP_AT, RECTORS_AT):
        return fate == WAS_NO_TRAP
    return (kind in (PROOF_AT, USEFUL_AT)) and fate == WAS_TRAP


def weigh_name(true: list[float], feigned: list[float], signed: int) -> None:
    """A true Investigator signs nobody whose proof he has seen; the Possessed would rather have the truth missed."""
    for pair in range(PAIR_COUNT):
        for _ in range((PAIR_MASK[signed] & ~PAIR_MASK[pair]).bit_count()):
            true[pair] *= UNAWARE
        feigned[pair] *= BETRAYED if pair == signed else ASTRAY


# Deaths


def deaths(m: Inquiry, seat: int, holder: int) -> list[float]:
    """By pair, how likely those who died were to be chosen: the Rector spares his accomplices, the Possessed seeks them."""
    row = [1.0] * PAIR_COUNT
    dead = 0
    fallen = [entry for entry in m.record if entry.kind == DIED]
    at = 0
    while at < len(fallen):
        night = [fallen[at].what]
        if fallen[at].card != IN_THE_OPEN and at + 1 < len(fallen):
            after = fallen[at + 1]
            if after.card != IN_THE_OPEN and after.turn == fallen[at].turn:
                night.append(after.what)
        open_ = fallen[at].card == IN_THE_OPEN
        turn = fallen[at].turn
        for pair in range(PAIR_COUNT):
            mask = PAIR_MASK[pair]
            if open_ or holder == NOBODY:
                row[pair] *= rector_kills(night[0], mask, dead)
            elif holder == seat:
                row[pair] *= others_kill(m, seat, night, mask, dead)
            else:
                row[pair] *= either_kills(night, mask, dead, turn)
        for victim in night:
            dead |= 1 << victim
        at += len(night)
    return row


def rector_kills(victim: int, guilty: int, dead: int) -> float:
    return drawn_as(victim, guilty, dead, SPARED)


def spirit_kills(victim: int, guilty: int, dead: int, turn: int) -> float:
    return drawn_as(victim, guilty, dead, AIM[turn])


def drawn_as(victim: int, guilty: int, dead: int, weight: float) -> float:
    """The chance of one of the living, the guilty among them weighing so much."""
    living = ALL & ~dead
    sought = (living & guilty).bit_count()
    total = weight * sought + (living & ~guilty).bit_count()
    return (weight if guilty >> victim & 1 else 1.0) / total


def others_kill(m: Inquiry, seat: int, night: list[int], guilty: int, dead: int) -> float:
    """The Possessed knows whom he killed himself: that tells him nothing."""
    found = 1.0
    for victim in night:
        if m.slayers[victim] != seat:
            found *= rector_kills(victim, guilty, dead)
    return found


def either_kills(night: list[int], guilty: int, dead: int, turn: int) -> float:
    """Nobody else knows which of the two killed whom."""
    first = night[0]
    if len(night) == 1:
        return (rector_kills(first, guilty, dead) + spirit_kills(first, guilty, dead, turn)) / 2.0
    second = night[1]
    return rector_kills(first, guilty, dead) * spirit_kills(second, guilty, dead, turn) + rector_kills(
        second, guilty, dead
    ) * spirit_kills(first, guilty, dead, turn)
