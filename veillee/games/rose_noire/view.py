"""The view of La Rose Noire: what one seat may know of the table, as JSON data; the web client's types are made from it.

A thing's `at` is its address: suspect:N, pile:N:I, cemetery:I, discard:I, table:I, hand:SEAT:I, role:SEAT, accomplice:I, orders:I.
What is said or signed has one too: say:KIND with its suspects, seat or cemetery, sign:N:N; and reveal, to show one's role.
"""

from typing import Final, NotRequired, TypedDict

from veillee.core.match import NOBODY, SPECTATOR, Card
from veillee.games.rose_noire.cards.profiles import FIRST_SUSPECT
from veillee.games.rose_noire.cards.suspects import COUNT, PAIRS, SUSPECTS
from veillee.games.rose_noire.rules.inquiry import DENIED, DIED, NOWHERE, SAID, SIGNED, TURNS, Entry, Inquiry
from veillee.games.rose_noire.rules.options import (
    ACT,
    CEMETERY,
    DISTRUST,
    GO,
    INNOCENT,
    KEEP_AWAY,
    NO_PAIR,
    POSSESSED,
    PROOF_AT,
    RECTORS_AT,
    ROLE,
    SUSPECT_ONE,
    SUSPECT_TWO,
    TRAP_AT,
    TRUST,
    USEFUL_AT,
)
from veillee.games.rose_noire.rules.standing import standings
from veillee.games.rose_noire.rules.truth import KNOWN, LIE, cleared, is_haunted, possible_pairs


class Lying(TypedDict):
    """A card on the table."""

    at: str
    face: NotRequired[int]
    """Its number in the list of cards; none if the seat does not know it."""


class SuspectView(TypedDict):
    """One of the seven, with the pile and whoever stands there."""

    at: str
    face: int
    key: str
    alive: bool
    died: int | None
    """The turn of the death."""
    slayer: int | None
    """The seat that killed, for those who know."""
    pile: list[Lying]
    """From the first clue on."""
    pawns: list[int]
    guarded: bool
    locked: bool
    cleared: bool
    """Whether the reader knows this suspect to be innocent, having seen the proof."""


class SeatView(TypedDict):
    """One player."""

    seat: int
    rector: bool
    role: Lying | None
    profile: int | None
    hand: list[Lying]
    pawn: int | None
    signed: list[int] | None
    """The two suspects under whose accusation the name stands."""
    seals: int
    """How many more times it may sign this evening."""
    ready: bool
    banned: bool
    breath: int
    """How many more claims it may make this turn."""


class WordView(TypedDict):
    """A claim: who said what, when, and what became of it."""

    turn: int
    seat: int
    kind: str
    suspects: list[int]
    """Those it speaks of; for a pile, whose pile it is, none for the cemetery's."""
    whom: int | None
    """The seat it speaks of."""
    way: int
    """Which of its sentences was used."""
    standing: str
    """"proved", "refuted", "taken-back" or nothing."""
    knew: NotRequired[str]
    """When all is over or lies open: whether the speaker knew it ("known"), lied ("lie") or guessed ("guess")."""
    card: NotRequired[int]
    """The clue that it spoke of, when all is over or lies open and the speaker had seen it."""


class SignatureView(TypedDict):
    """A name put down or, without suspects, taken back."""

    turn: int
    seat: int
    suspects: list[int]


class AnswerView(TypedDict):
    """An accusation to which the Rector answered « Inexact »."""

    turn: int
    suspects: list[int]
    signers: list[int]


class RoseView(TypedDict):
    """The whole table."""

    seat: int | None
    turn: int
    turns: int
    phase: str
    rector: int
    first: int
    acting: int | None
    needed: int
    """How many signatures make an accusation."""
    suspects: list[SuspectView]
    seats: list[SeatView]
    accomplices: list[Lying]
    cemetery: list[Lying]
    """From the first clue on."""
    discard: list[Lying]
    table: list[Lying]
    """Cards whose effects are being resolved."""
    boxed: int
    """How many clues went back to the box unseen."""
    orders: int
    """How many cards the Rector has yet to draw."""
    order_discard: list[Lying]
    hushed: bool
    curfew: bool
    watched: bool
    exposed: bool
    hidden_role: Lying | None
    """At a table of three, the role that nobody was dealt."""
    words: list[WordView]
    signatures: list[SignatureView]
    answers: list[AnswerView]
    forgetful: bool
    """Whether words and signatures of earlier days are left out."""
    possible: int
    """How many pairs are left that the reader's own knowledge does not exclude."""
    camp: str | None
    """The camp that has won."""


VIEW: Final = RoseView

PHASES: Final = ["setting-up", "day", "sunset", "dusk", "night", "night"]
CAMPS: Final = ["investigators", "possessed", "rector"]
KINDS: Final = {
    INNOCENT: "innocent",
    SUSPECT_ONE: "suspect",
    SUSPECT_TWO: "suspects",
    TRAP_AT: "trap",
    PROOF_AT: "proof",
    USEFUL_AT: "useful",
    RECTORS_AT: "rectors",
    GO: "go",
    KEEP_AWAY: "keep-away",
    TRUST: "trust",
    DISTRUST: "distrust",
}


def seen(m: Inquiry, seat: int) -> RoseView:
    """All that a seat (or SPECTATOR) may know."""
    return {
        "seat": somebody(seat),
        "turn": m.turn,
        "turns": TURNS,
        "phase": PHASES[m.phase],
        "rector": m.rector,
        "first": m.first,
        "acting": somebody(m.acting),
        "needed": m.needed(),
        "suspects": [suspect(m, seat, number) for number in range(COUNT)],
        "seats": [player(m, seat, owner) for owner in m.everyone],
        "accomplices": zone(m, seat, m.accomplices, "accomplice"),
        "cemetery": zone(m, seat, m.cemetery[::-1], "cemetery"),
        "discard": zone(m, seat, m.discard, "discard"),
        "table": zone(m, seat, m.table, "table"),
        "boxed": m.boxing,
        "orders": len(m.order_pile),
        "order_discard": zone(m, seat, m.order_discard, "orders"),
        "hushed": m.hushed,
        "curfew": m.curfew,
        "watched": m.watched,
        "exposed": m.exposed,
        "hidden_role": hidden_role(m, seat),
        "words": words(m),
        "signatures": [signature(entry) for entry in m.record if entry.kind == SIGNED and remembered(m, entry)],
        "answers": [answer(m, entry) for entry in m.record if entry.kind == DENIED],
        "forgetful": m.forgetful,
        "possible": len(possible_pairs(m, cleared(m, seat), is_haunted(m, seat))),
        "camp": CAMPS[m.camp] if m.over else None,
    }


def somebody(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def lying(m: Inquiry, seat: int, card: Card, at: str) -> Lying:
    """A card as a seat sees it: with its face only if it knows that face."""
    return {"at": at, "face": m.face[card]} if m.knows(seat, card) else {"at": at}


def zone(m: Inquiry, seat: int, cards: list[Card], at: str) -> list[Lying]:
    return [lying(m, seat, card, f"{at}:{i}") for i, card in enumerate(cards)]


def suspect(m: Inquiry, seat: int, number: int) -> SuspectView:
    died = [entry.turn for entry in m.record if entry.kind == DIED and entry.what == number]
    return {
        "at": f"suspect:{number}",
        "face": FIRST_SUSPECT + number,
        "key": SUSPECTS[number].key,
        "alive": not m.dead >> number & 1,
        "died": died[0] if died else None,
        "slayer": somebody(m.slayers[number]) if knows_slayers(m, seat) else None,
        "pile": zone(m, seat, m.piles[number][::-1], f"pile:{number}"),
        "pawns": [owner for owner in m.investigators if m.pawns[owner] == number],
        "guarded": bool(m.guarded >> number & 1),
        "locked": bool(m.locked >> number & 1),
        "cleared": bool(cleared(m, seat) >> number & 1),
    }


def knows_slayers(m: Inquiry, seat: int) -> bool:
    """ROS-75: the Rector and the Possessed know who killed; everyone does when all is over or lies open."""
    return m.over or m.laid_open or seat == m.rector or (seat != SPECTATOR and seat == m.possessed())


def player(m: Inquiry, seat: int, owner: int) -> SeatView:
    rector = owner == m.rector
    pair = m.signatures[owner]
    return {
        "seat": owner,
        "rector": rector,
        "role": None if rector else lying(m, seat, m.role_card(owner), f"role:{owner}"),
        "profile": m.profiles[owner] if m.profiles and not rector else None,
        "hand": zone(m, seat, m.held(seat, owner, m.hands[owner]), f"hand:{owner}"),
        "pawn": None if m.pawns[owner] == NOWHERE else m.pawns[owner],
        "signed": None if pair == NO_PAIR else list(PAIRS[pair]),
        "seals": m.seals[owner],
        "ready": bool(m.ready >> owner & 1),
        "banned": bool(m.banned >> owner & 1),
        "breath": m.breath[owner],
    }


def hidden_role(m: Inquiry, seat: int) -> Lying | None:
    """ROS-15: the third role of a table of three."""
    left = Card(len(m.investigators))
    return lying(m, seat, left, "role:hidden") if left < m.clues else None


def remembered(m: Inquiry, entry: Entry) -> bool:
    """Whether the table still shows an entry: one that forgets shows those of the day, until all is over."""
    return not m.forgetful or m.over or entry.turn == m.turn


def words(m: Inquiry) -> list[WordView]:
    said = [entry for entry in m.record if entry.kind == SAID]
    found: list[WordView] = []
    for at, standing in enumerate(standings(m)):
        if remembered(m, said[at]):
            found.append(word(m, said[at], standing, m.candour[at]))
    return found


def word(m: Inquiry, entry: Entry, standing: str, candour: int) -> WordView:
    kind, about = ACT.high(entry.what), ACT.low(entry.what)
    whom = about if kind in (TRUST, DISTRUST) else entry.seat if kind == ROLE else NOBODY
    found: WordView = {
        "turn": entry.turn,
        "seat": entry.seat,
        "kind": claim_kind(kind, about),
        "suspects": named(kind, about),
        "whom": somebody(whom),
        "way": entry.turn + entry.seat + entry.what,
        "standing": standing,
    }
    if m.over or m.laid_open:
        found["knew"] = "known" if candour == KNOWN else "lie" if candour == LIE else "guess"
        if candour in (KNOWN, LIE) and entry.card != NOWHERE:
            found["card"] = m.face[entry.card]
    return found


def claim_kind(kind: int, about: int) -> str:
    return KINDS.get(kind) or ("possessed" if about == POSSESSED else "not-possessed")


def named(kind: int, about: int) -> list[int]:
    """The suspects of a claim."""
    if kind == SUSPECT_TWO:
        return list(PAIRS[about])
    if kind in (TRUST, DISTRUST, ROLE) or about == CEMETERY:
        return []
    return [about]


def signature(entry: Entry) -> SignatureView:
    suspects = [] if entry.what == NO_PAIR else list(PAIRS[entry.what])
    return {"turn": entry.turn, "seat": entry.seat, "suspects": suspects}


def answer(m: Inquiry, entry: Entry) -> AnswerView:
    last: dict[int, int] = {}
    for one in m.record:
        if one.kind == SIGNED and one.turn == entry.turn and remembered(m, one):
            last[one.seat] = one.what
    signers = [seat for seat in m.investigators if last.get(seat, NO_PAIR) == entry.what]
    return {"turn": entry.turn, "suspects": list(PAIRS[entry.what]), "signers": signers}


def address(m: Inquiry, viewer: int, card: Card) -> str:
    """Where a card lies, as a seat's view addresses it; empty in the box and in the Rector's pile."""
    for seat, hand in enumerate(m.hands):
        if card in hand:
            return f"hand:{seat}:{m.held(viewer, seat, hand).index(card)}"
    for number, pile in enumerate(m.piles):
        if card in pile:
            return f"pile:{number}:{len(pile) - 1 - pile.index(card)}"
    for at, lying_there in (("cemetery", m.cemetery[::-1]), ("discard", m.discard), ("orders", m.order_discard)):
        if card in lying_there:
            return f"{at}:{lying_there.index(card)}"
    return ""
