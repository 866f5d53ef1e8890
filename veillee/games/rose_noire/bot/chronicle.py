"""How a master reads the record, in the order in which things happened: each word, name and death as likely as it is in one world.

Whoever speaks, signs or kills knows what was said before him. So the Possessed gains nothing by vouching for those who are dead or cleared
already but the look of it, and kills nobody for whom another Investigator has spoken: whom he holds guilty he first calls innocent.
"""

from typing import Final

from veillee.core.match import NOBODY
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

MISTAKEN: Final = 0.01
"""A true Investigator is sure of a suspect who is guilty, against 1 for an innocent."""
ECHOED: Final = 0.02
"""The Possessed vouches for somebody guilty who is dead or cleared already."""
FIRST_DAY: Final = 0.1
LIED: Final = [FIRST_DAY, FIRST_DAY, 1.5, 2.0, 2.0, 2.0]
SLIPPED: Final = [FIRST_DAY, FIRST_DAY, 0.8, 1.2, 1.2, 1.2]
"""The Possessed is the first to vouch for somebody guilty, and for an innocent whom he takes for guilty: by turn, as he comes to know."""
SUSPECTED: Final = 0.6
"""A true Investigator suspects somebody who is innocent, against 1 for somebody guilty."""
FALSE_ALARM: Final = 0.1
FEIGNED_ALARM: Final = 0.5
"""A true Investigator, or the Possessed, says of a clue what it turns out not to be."""

UNAWARE: Final = 0.85
"""A true Investigator signs an innocent's name: he does not know of the proof."""
ASTRAY: Final = 0.5
BETRAYED: Final = 0.05
"""The Possessed signs a wrong pair, and the true one."""

SPARED: Final = 0.01
"""The Rector kills an accomplice, against 1 for an innocent."""
AIM: Final = [1.0, 1.0, 1.3, 2.2, 5.0, 6.0]
"""The Possessed kills an accomplice, against 1 for an innocent: by turn, as he comes to know."""
SPOKEN_FOR: Final = 0.03
"""He kills somebody for whom another Investigator has spoken, against 1."""
MEANT: Final = 1.5
"""He kills somebody for whom he spoke himself."""


class Chronicle:
    """The record as it reads in the worlds of one holder."""

    m: Inquiry
    seat: int
    holder: int
    row: list[float]
    """By pair: how likely all is that was read so far."""
    dead: int
    spoken: list[int]
    """By seat the mask of the suspects it has called innocent."""

    def __init__(self, m: Inquiry, seat: int, holder: int, row: list[float]) -> None:
        self.m = m
        self.seat = seat
        self.holder = holder
        self.row = row
        self.dead = 0
        self.spoken = [0] * m.seats

    def read(self) -> None:
        tonight: list[Entry] = []
        for entry in self.m.record:
            if tonight and not same_night(tonight[0], entry):
                self.read_deaths(tonight)
                tonight = []
            if entry.kind == DIED:
                tonight.append(entry)
            elif entry.seat != self.m.rector:
                # The Rector knows, and everyone knows that he may lie: his words say nothing either way.
                self.read_act(entry)
        if tonight:
            self.read_deaths(tonight)

    def read_act(self, entry: Entry) -> None:
        if entry.kind == SAID:
            self.read_claim(entry, ACT.high(entry.what), ACT.low(entry.what))
        elif entry.kind == SIGNED and entry.what != NO_PAIR and entry.seat != self.seat:
            self.read_name(entry.seat == self.holder, entry.what)

    # Words

    def read_claim(self, entry: Entry, kind: int, about: int) -> None:
        speaker = entry.seat
        if kind == INNOCENT:
            if not self.spoken[speaker] >> about & 1:
                if speaker != self.seat:
                    self.read_vouch(speaker == self.holder, about, self.is_echo(speaker, about), entry.turn)
                self.spoken[speaker] |= 1 << about
        elif speaker == self.seat:
            return
        elif kind in (SUSPECT_ONE, SUSPECT_TWO):
            if speaker != self.holder:
                self.blame(PAIR_MASK[about] if kind == SUSPECT_TWO else 1 << about, SUSPECTED)
        elif turned_out_false(entry.fate, kind):
            self.weigh(FEIGNED_ALARM if speaker == self.holder else FALSE_ALARM)

    def is_echo(self, speaker: int, suspect: int) -> bool:
        return bool((self.dead | self.others_spoke_for(speaker)) >> suspect & 1)

    def others_spoke_for(self, speaker: int) -> int:
        """The mask of the suspects whom Investigators but one called innocent."""
        mask = 0
        for other in self.m.investigators:
            if other != speaker:
                mask |= self.spoken[other]
        return mask

    def read_vouch(self, feigned: bool, suspect: int, echo: bool, turn: int) -> None:
        guilty, innocent = MISTAKEN, 1.0
        if feigned and echo:
            guilty = ECHOED
        elif feigned:
            guilty, innocent = LIED[turn], SLIPPED[turn]
        for pair in range(PAIR_COUNT):
            self.row[pair] *= guilty if PAIR_MASK[pair] >> suspect & 1 else innocent

    def blame(self, named: int, value: float) -> None:
        """Each of those named who is innocent in a world makes it so much less likely."""
        for pair in range(PAIR_COUNT):
            for _ in range((named & ~PAIR_MASK[pair]).bit_count()):
                self.row[pair] *= value

    def weigh(self, value: float) -> None:
        for pair in range(PAIR_COUNT):
            self.row[pair] *= value

    def read_name(self, feigned: bool, signed: int) -> None:
        """A true Investigator signs nobody whose proof he has seen; the Possessed would rather have the truth missed."""
        if not feigned:
            self.blame(PAIR_MASK[signed], UNAWARE)
            return
        for pair in range(PAIR_COUNT):
            self.row[pair] *= BETRAYED if pair == signed else ASTRAY

    # Deaths

    def read_deaths(self, fallen: list[Entry]) -> None:
        """The Rector spares his accomplices, the Possessed seeks them."""
        aims = self.aims(fallen[0].turn)
        for pair in range(PAIR_COUNT):
            if self.row[pair] > 0.0:
                self.row[pair] *= self.killed(fallen, PAIR_MASK[pair], aims)
        for entry in fallen:
            self.dead |= 1 << entry.what

    def killed(self, fallen: list[Entry], guilty: int, aims: list[float]) -> float:
        first = fallen[0].what
        if fallen[0].card == IN_THE_OPEN or self.holder == NOBODY:
            return self.rector_kills(first, guilty)
        if self.holder == self.seat:
            return self.others_kill(fallen, guilty)
        if len(fallen) == 1:
            return (self.rector_kills(first, guilty) + self.spirit_kills(first, guilty, aims)) / 2.0
        # Nobody else knows which of the two killed whom.
        second = fallen[1].what
        return self.rector_kills(first, guilty) * self.spirit_kills(second, guilty, aims) + self.rector_kills(
            second, guilty
        ) * self.spirit_kills(first, guilty, aims)

    def aims(self, turn: int) -> list[float]:
        """By suspect, first as an innocent and then as an accomplice, how much the Possessed would want them dead; 0 for the dead."""
        others = self.others_spoke_for(self.holder)
        own = self.spoken[self.holder] if self.holder != NOBODY else 0
        found: list[float] = []
        for suspect in range(COUNT):
            want = 0.0 if self.dead >> suspect & 1 else SPOKEN_FOR if others >> suspect & 1 else 1.0
            if own >> suspect & 1:
                want *= MEANT
            found += [want, want * AIM[turn]]
        return found

    def spirit_kills(self, victim: int, guilty: int, aims: list[float]) -> float:
        total = 0.0
        for suspect in range(COUNT):
            total += aims[2 * suspect + (guilty >> suspect & 1)]
        return aims[2 * victim + (guilty >> victim & 1)] / total

    def rector_kills(self, victim: int, guilty: int) -> float:
        living = ALL & ~self.dead
        total = SPARED * (living & guilty).bit_count() + (living & ~guilty).bit_count()
        return (SPARED if guilty >> victim & 1 else 1.0) / total

    def others_kill(self, fallen: list[Entry], guilty: int) -> float:
        """The Possessed knows whom he killed himself: that tells him nothing."""
        found = 1.0
        for entry in fallen:
            if self.m.slayers[entry.what] != self.seat:
                found *= self.rector_kills(entry.what, guilty)
        return found


def same_night(first: Entry, entry: Entry) -> bool:
    """Whether a death belongs to the night of another: those before everyone's eyes stand alone."""
    return entry.kind == DIED and entry.turn == first.turn and IN_THE_OPEN not in (first.card, entry.card)


def turned_out_false(fate: int, kind: int) -> bool:
    """Whether a clue that was spoken of was drawn, and was not what had been said."""
    if kind in (TRAP_AT, RECTORS_AT):
        return fate == WAS_NO_TRAP
    return (kind in (PROOF_AT, USEFUL_AT)) and fate == WAS_TRAP
