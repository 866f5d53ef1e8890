"""What a seat knows: how sincere a claim is, and the worlds a seat could be sitting at."""

from typing import Final

from veillee.core.dice import Dice
from veillee.core.match import NOBODY, SPECTATOR, Card, Face
from veillee.games.rose_noire.cards.clues import IS_TRAP, PROOFS
from veillee.games.rose_noire.cards.kinds import FIRST_CLUE, FIRST_PROOF, INVESTIGATOR, POSSESSED
from veillee.games.rose_noire.cards.suspects import ALL, COUNT, PAIR_COUNT, PAIR_MASK
from veillee.games.rose_noire.rules.inquiry import AT_NIGHT, DENIED, DIED, LATE, NOWHERE, Inquiry
from veillee.games.rose_noire.rules.options import (
    ACT,
    CEMETERY,
    DISTRUST,
    GO,
    INNOCENT,
    PROOF_AT,
    ROLE,
    SUSPECT_ONE,
    SUSPECT_TWO,
    TRAP_AT,
    TRUST,
    USEFUL_AT,
)
from veillee.games.rose_noire.rules.options import POSSESSED as SAYS_POSSESSED

LIE: Final = -1
GUESS: Final = 0
KNOWN: Final = 1
"""What a claim was to its speaker."""


def cleared(m: Inquiry, seat: int) -> int:
    """The mask of the suspects whom a seat (or SPECTATOR) knows to be innocent: it has seen the proof, and that is no accomplice's."""
    mask = m.recalled[seat]
    for number in range(m.clues, m.orders):
        card = Card(number)
        suspect = m.proof_of(card)
        if suspect != NOWHERE and m.knows(seat, card) and card not in m.accomplices:
            mask |= 1 << suspect
    return mask


def is_haunted(m: Inquiry, seat: int) -> bool:
    """Whether a seat (or SPECTATOR) knows that somebody is possessed."""
    return m.seats > 3 or m.haunted or m.exposed or (seat != SPECTATOR and seat == m.possessed())


def possible_pairs(m: Inquiry, innocent: int, haunted: bool) -> list[int]:
    """The pairs that may be the accomplices: nobody in them is known to be innocent, the Rector has not answered « Inexact » to
    them, and if somebody is possessed they are not both dead, or the match would be over."""
    denied = 0
    for entry in m.record:
        if entry.kind == DENIED:
            denied |= 1 << entry.what
    found: list[int] = []
    for pair in range(PAIR_COUNT):
        mask = PAIR_MASK[pair]
        if mask & innocent or denied >> pair & 1:
            continue
        if not (haunted and mask & m.dead == mask):
            found.append(pair)
    return found


# How sincere a claim is


def candour(m: Inquiry, seat: int, option: int) -> int:
    """Whether the speaker of a claim knew it to be true, knew it to be false, or guessed."""
    kind, about = ACT.high(option), ACT.low(option)
    if kind == ROLE:
        return judged((about == SAYS_POSSESSED) == (m.face[m.role_card(seat)] == POSSESSED))
    if kind in (TRUST, DISTRUST):
        return candour_of_trust(m, seat, about, kind == TRUST)
    if TRAP_AT <= kind < GO:
        return candour_of_pile(m, seat, kind, about)
    if kind in (INNOCENT, SUSPECT_ONE, SUSPECT_TWO):
        return candour_of_guilt(m, seat, kind, about)
    return GUESS


def judged(true: bool) -> int:
    return KNOWN if true else LIE


def candour_of_trust(m: Inquiry, seat: int, other: int, trusts: bool) -> int:
    card = m.role_card(other)
    if m.knows(seat, card):
        return judged((m.face[card] == INVESTIGATOR) == trusts)
    if seat == m.possessed():
        return judged(trusts)
    return GUESS


def candour_of_pile(m: Inquiry, seat: int, kind: int, pile: int) -> int:
    clues = m.cemetery if pile == CEMETERY else m.piles[pile]
    if not clues or not m.knows(seat, clues[-1]):
        return GUESS
    return judged(is_as_said(m.face[clues[-1]], kind))


def is_as_said(face: Face, kind: int) -> bool:
    """Whether a clue is what a claim about its pile says: a trap serves the Rector, an action is useful."""
    if kind == PROOF_AT:
        return FIRST_PROOF <= face < FIRST_CLUE
    if kind == USEFUL_AT:
        return face >= FIRST_CLUE and not IS_TRAP[face]
    return IS_TRAP[face]


def candour_of_guilt(m: Inquiry, seat: int, kind: int, about: int) -> int:
    named = PAIR_MASK[about] if kind == SUSPECT_TWO else 1 << about
    guilty = m.guilty() if m.accomplices and m.knows(seat, m.accomplices[0]) else deduced(m, seat)
    innocent = ALL & ~guilty if guilty else cleared(m, seat)
    if kind == INNOCENT:
        return KNOWN if innocent & named else LIE if guilty & named else GUESS
    if innocent & named:
        return LIE
    return KNOWN if guilty & named == named else GUESS


def deduced(m: Inquiry, seat: int) -> int:
    """The accomplices, if only one pair is left that they could be."""
    left = possible_pairs(m, cleared(m, seat), is_haunted(m, seat))
    return PAIR_MASK[left[0]] if len(left) == 1 else 0


# Worlds


def redeal(m: Inquiry, seat: int, dice: Dice) -> None:
    """Deals anew all that a seat does not know, so that nothing it does know is contradicted: accomplices are proofs that fit the
    Rector's answers, a hand holds no trap, the box no proof."""
    scrub(m, seat)
    unknown = [card for card in m.cards() if not m.knows(seat, card)]
    hidden = [card for card in unknown if m.clues <= card < m.orders]
    faces = sorted([m.face[card] for card in hidden])
    draw_culprits(m, seat, hidden, faces, dice)
    deal_clues(m, [card for card in hidden if card not in m.accomplices], faces, dice)
    orders = [card for card in unknown if card >= m.orders]
    shuffled = sorted([m.face[card] for card in orders])
    dice.shuffle(shuffled)
    for at, card in enumerate(orders):
        m.face[card] = shuffled[at]
    redeal_slayers(m, seat, dice)


def scrub(m: Inquiry, seat: int) -> None:
    """What is kept beside the cards and not for this seat to know."""
    m.candour = [GUESS] * len(m.candour)
    for other in m.everyone:
        if other != seat:
            m.recalled[other] = m.recalled[SPECTATOR]
    if m.phase == LATE and seat != m.rector and seat != m.shower:
        m.shower = NOBODY
        m.struck = NOWHERE


def draw_culprits(m: Inquiry, seat: int, hidden: list[Card], faces: list[Face], dice: Dice) -> None:
    """Draws who is possessed and who are the accomplices; takes the accomplices' faces out of those to be dealt."""
    roles = [card for card in m.cards()[: m.clues] if not m.knows(seat, card)]
    secret = any(m.face[card] == POSSESSED for card in roles)
    open_to = [card for card in roles if card < len(m.investigators) or not m.haunted]
    unseen = m.accomplices and m.accomplices[0] in hidden
    chosen = open_to[dice.below(len(open_to))] if secret else NOWHERE
    pair = NOWHERE
    if unseen:
        # Roles and accomplices together: each world that fits what the seat knows is as likely as the others.
        innocent = cleared(m, seat)
        worlds: list[tuple[int, int]] = []
        for card in open_to if secret else [NOWHERE]:
            haunted = card < len(m.investigators) if secret else m.possessed() != NOBODY
            worlds += [(card, fits) for fits in possible_pairs(m, innocent, haunted)]
        chosen, pair = worlds[dice.below(len(worlds))]
    for card in roles:
        m.face[card] = POSSESSED if card == chosen else INVESTIGATOR
    if unseen:
        lay_accomplices(m, pair, faces, dice)


def lay_accomplices(m: Inquiry, pair: int, faces: list[Face], dice: Dice) -> None:
    named = [PROOFS[n] for n in range(COUNT) if PAIR_MASK[pair] >> n & 1]
    dice.shuffle(named)
    for at, card in enumerate(m.accomplices):
        m.face[card] = named[at]
        faces.remove(named[at])


def deal_clues(m: Inquiry, hidden: list[Card], faces: list[Face], dice: Dice) -> None:
    """Hands get no traps and the box no proofs; the piles get the rest."""
    dice.shuffle(faces)
    held = [card for seat in m.investigators for card in m.hands[seat]]
    for card in hidden:
        if card in held:
            m.face[card] = taken(faces, False)
    for card in hidden:
        if card in m.box:
            m.face[card] = taken(faces, True)
    for card in hidden:
        if card not in held and card not in m.box:
            m.face[card] = faces.pop()


def taken(faces: list[Face], boxed: bool) -> Face:
    """The last face that may lie there."""
    at = len(faces) - 1
    while at > 0 and (faces[at] < FIRST_CLUE if boxed else IS_TRAP[faces[at]]):
        at -= 1
    return faces.pop(at)


def redeal_slayers(m: Inquiry, seat: int, dice: Dice) -> None:
    """Who killed by night is known to the Rector and the Possessed alone; to others either of them may have."""
    other = m.possessed()
    if seat == m.rector or (seat == other and seat != SPECTATOR):
        return
    last = NOBODY
    turn = 0
    for entry in m.record:
        if entry.kind != DIED or entry.card != AT_NIGHT:
            continue
        if entry.turn == turn:
            slayer = m.rector if last == other else other
        else:
            slayer = m.rector if other == NOBODY or dice.below(2) else other
        m.slayers[entry.what] = slayer
        last = slayer
        turn = entry.turn
