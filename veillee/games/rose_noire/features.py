"""La Rose Noire as numbers: what lies open, the clues that the seat has seen and where, and all that was said and signed."""

from typing import Final

from librt.strings import BytesWriter

from veillee.core.facts import NOTHING, About, Prompt
from veillee.core.features import Array, Features, around, put, put_all, put_flags, who
from veillee.core.match import NOBODY, Card, Match
from veillee.games.rose_noire.cards.faces import NAMES
from veillee.games.rose_noire.cards.profiles import FIRST_PROFILE, PROFILES
from veillee.games.rose_noire.cards.suspects import COUNT, PAIR_COUNT
from veillee.games.rose_noire.rules.inquiry import DENIED, DIED, LATE, NOWHERE, SAID, TURNS, Inquiry
from veillee.games.rose_noire.rules.match import CARDS_IN
from veillee.games.rose_noire.rules.options import (
    ACT,
    CEMETERY,
    CLAIMS_FROM,
    DISTRUST,
    ROLE,
    SUSPECT_TWO,
    TO,
    TRUST,
)
from veillee.games.rose_noire.rules.truth import cleared
from veillee.games.rose_noire.view import knows_slayers, remembered
from veillee.games.rose_noire.voice import prompts
from veillee.games.rose_noire.words import actions, orders

FACES: Final = FIRST_PROFILE
"""The faces of cards that move: roles, proofs, clues and the Rector's cards."""
MOST_CARDS: Final = 99
KINDS: Final = ROLE + 1 - ACT.high(CLAIMS_FROM)
CLAIM: Final = (COUNT + 1) * KINDS + PAIR_COUNT
"""How many claims there are: about a suspect, a seat or a pile, and about pairs."""
HIDDEN: Final = len(NAMES)
"""What a card means that the seat does not know."""
MEANINGS: Final = ACT.pack(ROLE + 1, 0)
MOST_OPTIONS: Final = 144


class RoseFeatures(Features):
    """Zones are counted by face, each with the faces that the seat knows there."""

    def arrays(self, seats: int) -> list[Array]:
        return [
            Array("turn", 1, TURNS),
            Array("phase", 1, LATE),
            Array("rector", 1, seats),
            Array("first", 1, seats),
            Array("acting", 1, seats),
            Array("needed", 1, seats),
            Array("rules_of_the_day", 4, 1),
            Array("boxed", 1, MOST_CARDS),
            Array("orders", 1, MOST_CARDS),
            Array("alive", COUNT, 1),
            Array("guarded", COUNT, 1),
            Array("locked", COUNT, 1),
            Array("cleared", COUNT, 1),
            Array("died", COUNT, TURNS),
            Array("slayers", COUNT, seats),
            Array("piles", COUNT + 1, MOST_CARDS),
            Array("omen", 2, max(seats, COUNT)),
            Array("denied", PAIR_COUNT, 1),
            Array("hands", seats, MOST_CARDS),
            Array("roles", seats, 2),
            Array("profiles", seats, len(PROFILES)),
            Array("pawns", seats, COUNT),
            Array("signed", seats, PAIR_COUNT),
            Array("seals", seats, MOST_CARDS),
            Array("ready", seats, 1),
            Array("banned", seats, 1),
            Array("breath", seats, MOST_CARDS),
            Array("said", seats * CLAIM, TURNS),
            Array("seen", (COUNT + 6 + seats) * FACES, MOST_CARDS),
        ]

    def write(self, match: Match, seat: int, out: BytesWriter, about: About = NOTHING) -> None:
        assert isinstance(match, Inquiry)
        order = around(seat, match.seats)
        write_day(match, seat, out)
        write_suspects(match, seat, out)
        write_seats(match, seat, order, out)
        write_claims(match, order, out)
        for zone in zones(match, order):
            put_all(out, seen_in(match, seat, zone))

    def meaning(self, match: Match, seat: int, prompt: Prompt, option: int) -> int:
        kind, about = ACT.high(option), ACT.low(option)
        if kind in CARDS_IN:
            known = match.knows(seat, Card(about))
            return ACT.pack(kind, match.face[about] if known else HIDDEN)
        if kind in (TO, TRUST, DISTRUST):
            return ACT.pack(kind, (about - seat) % match.seats)
        return option

    def face(self, match: Match, seat: int, prompt: Prompt, option: int) -> int:
        card = Card(ACT.low(option))
        return match.face[card] if ACT.high(option) in CARDS_IN and match.knows(seat, card) else NOWHERE


def write_day(m: Inquiry, seat: int, out: BytesWriter) -> None:
    put(out, m.turn)
    put(out, m.phase)
    put(out, who(m.rector, seat, m.seats))
    put(out, who(m.first, seat, m.seats))
    put(out, who(m.acting, seat, m.seats))
    put(out, m.needed())
    put(out, 1 if m.hushed else 0)
    put(out, 1 if m.curfew else 0)
    put(out, 1 if m.watched else 0)
    put(out, 1 if m.exposed else 0)
    put(out, m.boxing)
    put(out, len(m.order_pile))


def write_suspects(m: Inquiry, seat: int, out: BytesWriter) -> None:
    put_flags(out, ~m.dead, COUNT)
    put_flags(out, m.guarded, COUNT)
    put_flags(out, m.locked, COUNT)
    put_flags(out, cleared(m, seat), COUNT)
    died = [0] * COUNT
    denied = 0
    for entry in m.record:
        if entry.kind == DIED:
            died[entry.what] = entry.turn
        elif entry.kind == DENIED:
            denied |= 1 << entry.what
    put_all(out, died)
    told = knows_slayers(m, seat)
    for slayer in m.slayers:
        put(out, who(slayer, seat, m.seats) if told else 0)
    for pile in m.piles:
        put(out, len(pile))
    put(out, len(m.cemetery))
    omen = seat == m.rector and m.phase == LATE and m.shower != NOBODY
    put(out, who(m.shower, seat, m.seats) if omen else 0)
    put(out, 1 + m.struck if omen and m.struck != NOWHERE else 0)
    put_flags(out, denied, PAIR_COUNT)


def write_seats(m: Inquiry, seat: int, order: list[int], out: BytesWriter) -> None:
    for owner in order:
        put(out, len(m.hands[owner]))
    for owner in order:
        put(out, role_of(m, seat, owner))
    for owner in order:
        dealt = bool(m.profiles) and owner != m.rector
        put(out, 1 + m.profiles[owner] - FIRST_PROFILE if dealt else 0)
    for owner in order:
        put(out, 1 + m.pawns[owner])
    for owner in order:
        put(out, 1 + m.signatures[owner])
    for owner in order:
        put(out, m.seals[owner])
    for owner in order:
        put(out, m.ready >> owner & 1)
    for owner in order:
        put(out, m.banned >> owner & 1)
    for owner in order:
        put(out, m.breath[owner])


def role_of(m: Inquiry, seat: int, owner: int) -> int:
    """Unknown (or the Rector, who has none), an Investigator, or the Possessed."""
    if owner == m.rector:
        return 0
    card = m.role_card(owner)
    return 1 + m.face[card] if m.knows(seat, card) else 0


def write_claims(m: Inquiry, order: list[int], out: BytesWriter) -> None:
    """By seat and claim: the last turn in which it was made, as far as the table remembers."""
    said = [[0] * CLAIM for _ in order]
    for entry in m.record:
        if entry.kind == SAID and remembered(m, entry):
            said[entry.seat][claim_number(entry.what, order)] = entry.turn
    for owner in order:
        put_all(out, said[owner])


def claim_number(option: int, order: list[int]) -> int:
    """A claim by its kind and what it speaks of; a seat is named as the reader sees it."""
    kind, about = ACT.high(option), ACT.low(option)
    if kind == SUSPECT_TWO:
        return KINDS * (COUNT + 1) + about
    if kind in (TRUST, DISTRUST):
        about = order.index(about)
    return (kind - ACT.high(CLAIMS_FROM)) * (COUNT + 1) + about


def zones(m: Inquiry, order: list[int]) -> list[list[Card]]:
    """The piles of the suspects and of the cemetery, what lies apart, and the hands; the order within a pile is left out."""
    assert len(m.piles) == CEMETERY
    apart = [m.cemetery, m.discard, m.table, m.order_pile, m.order_discard, m.accomplices]
    return [*m.piles, *apart, *[m.hands[owner] for owner in order]]


def seen_in(m: Inquiry, seat: int, zone: list[Card]) -> list[int]:
    """How many of each face the seat knows in a zone."""
    found = [0] * FACES
    for card in zone:
        if m.knows(seat, card):
            found[m.face[card]] += 1
    return found


PROMPTS: Final[list[Prompt]] = [
    prompts.ACCOMPLICE,
    prompts.DAY,
    prompts.SUNSET,
    prompts.DUSK,
    prompts.DISCARD_MORE,
    prompts.PLAY_MORE,
    prompts.NIGHT,
    prompts.KILL,
    actions.PEEK_AT,
    actions.TAKE_FROM,
    actions.EXHUME,
    actions.LOOK_AT,
    actions.DISCARD_FOR,
    actions.GUARD,
    actions.VISIT_TOO,
    actions.SHOW,
    actions.TAKE_BACK,
    orders.EXECUTE,
    orders.LOCK,
    orders.BAN,
    orders.SEARCH,
    orders.CONFISCATE,
    orders.BURY_AT,
    orders.BURY,
    orders.RECOVER,
    orders.REARM,
    orders.REARM_AT,
]

FEATURES: Final = RoseFeatures(PROMPTS, MOST_OPTIONS, MEANINGS)
