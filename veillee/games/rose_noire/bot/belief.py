"""What a seat believes: Bayes over the 21 pairs of accomplices and over who is possessed, which is at most 84 worlds.

A world's weight is its prior times the likelihood, in that world, of all that was said, signed and done before everyone's eyes:

    P(pair, holder | heard) ∝ P(pair, holder) · P(deaths | pair, holder) · ∏ P(words of speaker | pair, is speaker the holder?)

A speaker's words depend on the holder only by whether the speaker is it. So each speaker has two rows of likelihoods over the pairs, one
as a true Investigator and one as the Possessed, and a world takes the one that it says. A master reads the whole record in its order
instead, names and deaths too (`chronicle.py`). What the seat has seen with its own eyes (proofs, the Rector's answers, its own role) makes
worlds impossible: that is the prior.
"""

from typing import Final

from veillee.core.match import NOBODY, Card
from veillee.games.rose_noire.bot.chronicle import FALSE_ALARM, FEIGNED_ALARM, SUSPECTED, Chronicle, turned_out_false
from veillee.games.rose_noire.bot.skill import Skill
from veillee.games.rose_noire.cards.kinds import POSSESSED
from veillee.games.rose_noire.cards.suspects import COUNT, PAIR_COUNT, PAIR_MASK
from veillee.games.rose_noire.rules.inquiry import SAID, Entry, Inquiry
from veillee.games.rose_noire.rules.options import ACT, INNOCENT, SUSPECT_ONE, SUSPECT_TWO
from veillee.games.rose_noire.rules.truth import cleared, possible_pairs

# How likely a claim is, by what is true: true Investigators share what they know, the Possessed what serves him.

MISTAKEN: Final = 0.03
"""A true Investigator is sure of a suspect who is guilty."""
FEIGNED_TRUTH: Final = 1.0
"""The Possessed clears an innocent, as a true Investigator would."""
FEIGNED_LIE: Final = 0.5
"""The Possessed vouches for a suspect who is guilty, against a true Investigator for an innocent."""


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
    worlds = [prior(m, seat, holder) for holder in holders]
    if skill.reads_the_record:
        for at, holder in enumerate(holders):
            Chronicle(m, seat, holder, worlds[at]).read()
    elif skill.weighs_words:
        true, feigned = testimony(m, seat)
        for at, holder in enumerate(holders):
            for speaker in m.everyone:
                multiply(worlds[at], feigned[speaker] if speaker == holder else true[speaker])
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


# Words


def testimony(m: Inquiry, seat: int) -> tuple[list[list[float]], list[list[float]]]:
    """By speaker and pair, how likely all its words are from a true Investigator, and from the Possessed."""
    true = [[1.0] * PAIR_COUNT for _ in m.everyone]
    feigned = [[1.0] * PAIR_COUNT for _ in m.everyone]
    vouched = [0] * m.seats
    for entry in m.record:
        speaker = entry.seat
        # The Rector knows, and everyone knows that he may lie: his words say nothing either way.
        if speaker in (seat, NOBODY, m.rector):
            continue
        if entry.kind == SAID:
            kind, about = ACT.high(entry.what), ACT.low(entry.what)
            if kind == INNOCENT:
                if vouched[speaker] >> about & 1:
                    continue
                vouched[speaker] |= 1 << about
            weigh(true[speaker], feigned[speaker], entry, kind, about)
    return true, feigned


def weigh(true: list[float], feigned: list[float], entry: Entry, kind: int, about: int) -> None:
    """One claim, in every world."""
    if kind == INNOCENT:
        for pair in range(PAIR_COUNT):
            guilty = PAIR_MASK[pair] >> about & 1
            true[pair] *= MISTAKEN if guilty else 1.0
            feigned[pair] *= FEIGNED_LIE if guilty else FEIGNED_TRUTH
    elif kind in (SUSPECT_ONE, SUSPECT_TWO):
        named = PAIR_MASK[about] if kind == SUSPECT_TWO else 1 << about
        for pair in range(PAIR_COUNT):
            missed = (named & ~PAIR_MASK[pair]).bit_count()
            for _ in range(missed):
                true[pair] *= SUSPECTED
    elif turned_out_false(entry.fate, kind):
        for pair in range(PAIR_COUNT):
            true[pair] *= FALSE_ALARM
            feigned[pair] *= FEIGNED_ALARM
