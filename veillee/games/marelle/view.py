"""The view of La Marelle: what one seat may know of the table, as JSON data; the web client's types are made from it.

A thing's `at` is its address: hand:SEAT:I, figure:SEAT, bid:SEAT:I, aside:SEAT:I, conflict:C, arcanum:C, up:C:I, down:C:I, line:I.
"""

from typing import Final, Literal, NotRequired, TypedDict

from veillee.core.match import NOBODY, Card
from veillee.core.text import EN, FR, TONGUES
from veillee.games.marelle.cards.faces import PIPS, VALUE_OF
from veillee.games.marelle.rules.ring import (
    CARD_LAID,
    CONCLUSION,
    CUT_CALLED,
    DUELLED,
    GIVEN,
    NO_LINE,
    PARAGRAPH,
    PLEDGED,
    SEATS,
    SET_ASIDE,
    TAKEN,
    TURNED,
    Line,
    Ring,
)
from veillee.games.marelle.voice.sentences import BELLIGERENCE, RIVALRY, UNSETTLED, VERGE, fate, wish


class Lying(TypedDict):
    """A card on the table."""

    at: str
    face: NotRequired[int]
    """Its number in the list of cards; none if the seat does not know it."""


class Held(Lying):
    """A card in somebody's hand."""

    value: int
    """What the deal has shown to all."""


class Both(TypedDict):
    """A sentence in both languages."""

    fr: str
    en: str


class Prince(TypedDict):
    """One player."""

    seat: int
    name: str | None
    wish: str | None
    """What the character wants, as a whole sentence in the language of telling; for the author's eyes until the end."""
    hand: list[Held]
    figure: Lying | None
    bid: list[Lying]
    total: int
    """What the bid comes to."""
    ranks: list[int]
    """By suit: king 1, queen 2, knight 3, knave 4, unranked 0."""
    aside: list[Lying]
    gap: int
    """Between black and red: how enviable the fate would be now."""
    fate: Both | None
    """What the table that was chosen says of the gap."""


class Conflict(TypedDict):
    """What lies between two neighbours."""

    at: str
    between: list[int]
    arcanum: Lying | None
    state: Literal["open", "rivalry", "belligerence", "verge"]
    up: list[Lying]
    down: list[Lying]
    elements: list[int]
    """The faces that define it, wherever those cards are now."""
    strengths: list[int]
    """What each characteristic amounts to."""
    majority: list[int]
    """The suits that would decide it now."""


class Auction(TypedDict):
    """The auctions of childhood."""

    order: list[int]
    suit: int | None
    """What is for sale."""
    best: int
    passed: list[int]
    """Who adds nothing."""


class PageLine(TypedDict):
    """A paragraph, or what a card did in a scene."""

    at: str
    kind: str
    seat: int
    text: NotRequired[str]
    """Of a paragraph; empty: it was erased."""
    note: NotRequired[int]
    face: NotRequired[int]
    other: NotRequired[int]
    """A second card: the gift, or what was given for a pledge; in a duel, the suit."""


class SceneView(TypedDict):
    """The scene that is being played."""

    number: int
    initiator: int
    conflict: int
    setters: list[int]
    cutters: list[int]
    cut: bool
    page: list[PageLine]
    rested: list[int]
    speaking: list[int]
    mending: int | None
    """The line that the seat's next text replaces."""
    winner: int | None
    decided: list[int]


class PlayedScene(TypedDict):
    """A scene that is over; its text is in the chronicle."""

    act: int
    initiator: int
    conflict: int
    arcanum: int
    winner: int | None


class MarelleView(TypedDict):
    """The whole table."""

    seat: int | None
    stage: str
    act: int
    tongue: str
    """The language of telling."""
    world: str
    spoken: bool
    princes: list[Prince]
    conflicts: list[Conflict]
    auction: Auction
    scene: SceneView | None
    scenes: list[PlayedScene]
    tellers: list[int]
    """Who has yet to tell an epilogue, in order."""
    epilogues: list[PageLine]
    over: bool


VIEW: Final = MarelleView

STAGES: Final = [
    "names",
    "wishes",
    "deal",
    "bidding",
    "tie",
    "raising",
    "placing",
    "states",
    "fool",
    "defining",
    "stepping",
    "telling",
    "interruption",
    "judging",
    "ending",
    "taking",
    "fates",
    "epilogue",
]
LINES: Final = {
    PARAGRAPH: "paragraph",
    CARD_LAID: "card",
    CUT_CALLED: "cut",
    TURNED: "turned",
    DUELLED: "duel",
    CONCLUSION: "end",
    SET_ASIDE: "aside",
    TAKEN: "taken",
    PLEDGED: "pledge",
    GIVEN: "given",
}
STATE_KEYS: Final[dict[int, Literal["open", "rivalry", "belligerence", "verge"]]] = {
    UNSETTLED: "open",
    RIVALRY: "rivalry",
    BELLIGERENCE: "belligerence",
    VERGE: "verge",
}


def seen(m: Ring, seat: int) -> MarelleView:
    """All that a seat (or SPECTATOR) may know."""
    return {
        "seat": None if seat == NOBODY else seat,
        "stage": STAGES[m.stage],
        "act": m.act,
        "tongue": m.telling,
        "world": m.world,
        "spoken": m.spoken,
        "princes": [prince(m, seat, owner) for owner in SEATS[m.seats]],
        "conflicts": [conflict(m, seat, c) for c in SEATS[m.seats]],
        "auction": auction(m),
        "scene": scene(m, seat) if m.in_scene() else None,
        "scenes": [
            {
                "act": one.act,
                "initiator": one.initiator,
                "conflict": one.conflict,
                "arcanum": one.arcanum,
                "winner": somebody(one.winner),
            }
            for one in m.scenes
        ],
        "tellers": m.tellers[::-1],
        "epilogues": lines(m, m.epilogues if m.in_scene() else m.epilogues + m.page),
        "over": m.over,
    }


def somebody(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def lying(m: Ring, seat: int, card: Card, at: str) -> Lying:
    """A card as a seat sees it: with its face only if it knows that face."""
    return {"at": at, "face": m.face[card]} if m.knows(seat, card) else {"at": at}


def zone(m: Ring, seat: int, cards: list[Card], at: str) -> list[Lying]:
    return [lying(m, seat, card, f"{at}:{i}") for i, card in enumerate(cards)]


def hand(m: Ring, seat: int, owner: int) -> list[Card]:
    """A hand as a seat is shown it; everybody knows the values, so another's lies in their order."""
    held = m.held(seat, owner, m.hands[owner])
    return held if seat == owner else sorted(held, key=lambda card: VALUE_OF[card])


def prince(m: Ring, seat: int, owner: int) -> Prince:
    return {
        "seat": owner,
        "name": m.notes[m.names[owner]] if m.names else None,
        "wish": wish_read(m, seat, owner),
        "hand": [
            {**lying(m, seat, card, f"hand:{owner}:{i}"), "value": VALUE_OF[card]}
            for i, card in enumerate(hand(m, seat, owner))
        ],
        "figure": lying(m, seat, m.figures[owner], f"figure:{owner}") if m.figures else None,
        "bid": zone(m, seat, m.bids[owner], f"bid:{owner}"),
        "total": m.bid_of(owner),
        "ranks": [ranks[owner] for ranks in m.ranks],
        "aside": zone(m, seat, m.aside[owner], f"aside:{owner}"),
        "gap": m.gap(owner),
        "fate": fate_told(m, owner),
    }


def wish_read(m: Ring, seat: int, owner: int) -> str | None:
    """A wish as a whole sentence, in the language of telling."""
    written = m.notes[m.wishes[owner]] if m.wishes and m.reads(seat, m.wishes[owner]) else ""
    return wish(written, TONGUES[m.telling]) if written else None


def fate_told(m: Ring, owner: int) -> Both | None:
    if not m.fates:
        return None
    told = fate(m.fates[owner], m.gap(owner))
    return {"fr": told.said(FR), "en": told.said(EN)}


def conflict(m: Ring, seat: int, c: int) -> Conflict:
    return {
        "at": f"conflict:{c}",
        "between": [c, (c + 1) % m.seats],
        "arcanum": lying(m, seat, m.arcana[c], f"arcanum:{c}") if m.arcana else None,
        "state": STATE_KEYS[m.states[c]],
        "up": zone(m, seat, m.up[c], f"up:{c}"),
        "down": zone(m, seat, m.down[c], f"down:{c}"),
        "elements": [*m.elements[c]],
        "strengths": m.strengths(c),
        "majority": m.majority(c),
    }


def auction(m: Ring) -> Auction:
    return {
        "order": m.order[:],
        "suit": m.order[m.auction] if m.auction < len(m.order) else None,
        "best": max([m.bid_of(seat) for seat in SEATS[m.seats]]),
        "passed": bits(m, m.passed),
    }


def bits(m: Ring, mask: int) -> list[int]:
    return [seat for seat in SEATS[m.seats] if mask >> seat & 1]


def scene(m: Ring, seat: int) -> SceneView:
    return {
        "number": m.played,
        "initiator": m.initiator,
        "conflict": m.conflict,
        "setters": [one for one in SEATS[m.seats] if m.sets_up(one)],
        "cutters": [one for one in SEATS[m.seats] if m.may_cut(one)],
        "cut": any(line.kind == CUT_CALLED for line in m.page),
        "page": lines(m, m.page),
        "rested": bits(m, m.rested),
        "speaking": m.speaking[:],
        "mending": m.mending[seat] if seat != NOBODY and m.mending[seat] != NO_LINE else None,
        "winner": somebody(m.winner),
        "decided": m.decided[:],
    }


def lines(m: Ring, page: list[Line]) -> list[PageLine]:
    return [page_line(m, line, f"line:{at}") for at, line in enumerate(page)]


def page_line(m: Ring, line: Line, at: str) -> PageLine:
    found: PageLine = {"at": at, "kind": LINES[line.kind], "seat": line.seat}
    if line.written():
        found["text"] = m.notes[line.what]
        found["note"] = line.what
    elif line.what >= 0:
        found["face"] = line.what
        if line.other >= 0:
            found["other"] = line.other
    return found


def address(m: Ring, viewer: int, card: Card) -> str:
    """Where a card lies, as a seat's view addresses it; empty in the pile and the box."""
    if card >= PIPS:
        for seat, figure in enumerate(m.figures):
            if figure == card:
                return f"figure:{seat}"
        return f"arcanum:{m.arcana.index(card)}" if card in m.arcana else ""
    for owner, cards in enumerate(m.hands):
        if card in cards:
            return f"hand:{owner}:{hand(m, viewer, owner).index(card)}"
    for key, zones in (("bid", m.bids), ("aside", m.aside), ("up", m.up), ("down", m.down)):
        for owner, cards in enumerate(zones):
            if card in cards:
                return f"{key}:{owner}:{cards.index(card)}"
    return ""
