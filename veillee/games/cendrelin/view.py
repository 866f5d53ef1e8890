"""The projection of a campaign: what one seat may know of it, as JSON data that the web client draws.

Addresses: place:I, event:I, fate, seat:S, goal:S:I, life:S, hand:I, renounced:I, shown:S:I, packet:I, chosen:I.
The address of an effect is that of what bears it and its number in the list of cards (hand:I:N, place:I:N, event:I:N with
the options first and the actions after them, fate:N). What is chosen from the box has its face for address: offer:F.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NotRequired, TypedDict

from veillee.core.match import Card, Face
from veillee.core.text import EN, FR
from veillee.games.cendrelin.cards.box import LIFE
from veillee.games.cendrelin.cards.faces import CLASSES, EVENTS, FATE, PLACES
from veillee.games.cendrelin.rules.glory import A_GOAL, PATIENCE, PREFERENCE, SOUL, Chapter, count, needed
from veillee.games.cendrelin.rules.phases import ASSEMBLING, AT_EVENING, AT_SUNSET, CHANGING, PHASES
from veillee.games.cendrelin.voice.cards import gallery

if TYPE_CHECKING:
    from veillee.games.cendrelin.rules.campaign import Campaign


class Lying(TypedDict):
    """A card: its address, and the number of its picture in the list of cards."""

    at: str
    face: int


class Stack(Lying):
    """The copies of one fragment."""

    copies: int


class PlaceView(Lying):
    resource: int
    tokens: int | None
    """None before the cemetery is set up."""
    past: int
    future: int | None
    """None where it has no such hourglass."""
    abundant: bool


class EventView(Lying):
    activated: bool
    """Whether it was, tonight."""
    activates: bool
    """Whether it can be at all."""


class FateView(Lying):
    last: int | None
    """The option taken last."""
    met: bool


class GoalView(TypedDict):
    """An objective; before they are shown only its owner knows which."""

    at: str
    face: NotRequired[int]
    lasting: NotRequired[bool]
    met: NotRequired[bool]


class Reason(TypedDict):
    """A reason of glory."""

    reason: Literal["soul", "preferred", "goal"]
    face: NotRequired[int]
    resource: NotRequired[int]
    lasting: NotRequired[bool]


class Glory(TypedDict):
    points: int
    reasons: list[Reason]


class Life(TypedDict):
    """A former life."""

    at: str
    count: int


class CendrelinView(TypedDict):
    at: str
    seat: int
    here: bool
    """Of this age, not sitting it out."""
    classes: list[int]
    """Faces."""
    mana: int
    ephemeral: list[int]
    """Damage, homages, demonic pacts."""
    preferred: int | None
    """A resource."""
    glory: Glory
    goals: list[GoalView]
    life: Life
    hand: int
    own_hand: NotRequired[list[Stack]]
    """For its owner alone."""
    shown: list[Lying]
    """The fragments played, face up."""
    renounced: int
    own_renounced: NotRequired[list[Stack]]
    """For its owner alone."""
    seen: list[int]
    """The fragments everybody knows to be in this hand or face down before it."""
    crowns: int
    """The ages won."""


class Building(TypedDict):
    """The former life that a seat is building."""

    packet: list[Stack]
    chosen: list[Stack]
    wanted: int


class ChapterView(TypedDict):
    """One age of the chronicle."""

    age: int
    named: int
    nights: int
    classes: list[int]
    reasons: list[Reason]


class Duties(TypedDict):
    """Whether each has been done tonight."""

    event: bool
    fate: bool


class CampaignView(TypedDict):
    """All that a seat (or a spectator) may know."""

    mode: Literal["initiation", "complete"]
    age: int
    ages: int
    """The number of the last age; 0: as long as two players stay."""
    phase: str
    """One of classes, places, goals, building, preferring, setting-up, evening, sunset, night, changing, inheriting."""
    night: int
    """The nights of this age so far."""
    turn: int
    """The turns of the table so far."""
    patience: int
    """The last turn there can be."""
    keeper: int | None
    """The cendrelin in charge."""
    speaker: int | None
    """Who has his say: at sunset another than the keeper."""
    first: int | None
    """Who began the age."""
    named: int | None
    """Who was named Haut Cendrelin."""
    needed: int
    """The points of glory that make a Haut Cendrelin."""
    duties: Duties
    places: list[PlaceView]
    environs: list[EventView]
    future: int
    past: int
    past_faces: list[int]
    """The events of the past, which all have seen."""
    fate: FateView | None
    seats: list[CendrelinView]
    building: Building | None
    chronicle: list[ChapterView]
    box: dict[str, list[dict[str, object]]] | None
    """The whole list of cards in both languages, where the table was opened with a sheet of one's own."""


VIEW: Final = CampaignView


def view_of(m: Campaign, seat: int) -> CampaignView:
    """All that a seat (or SPECTATOR) may know."""
    playing = AT_EVENING <= m.phase < ASSEMBLING
    table = max(1, len(m.circle))
    return {
        "mode": "initiation" if m.initiation else "complete",
        "age": m.age,
        "ages": m.ages,
        "phase": PHASES[m.phase],
        "night": m.night,
        "turn": (m.night + table - 1) // table,
        "patience": PATIENCE,
        "keeper": m.keeper if playing else None,
        "speaker": speaker(m) if playing and m.phase < CHANGING else None,
        "first": m.first if playing else None,
        "named": known(m.named),
        "needed": needed(m),
        "duties": {"event": m.dealt_with, "fate": m.met_fate},
        "places": [place(m, at) for at in m.places],
        "environs": [environ(m, m.face[card]) for card in m.environs],
        "future": len(m.future),
        "past": len(m.past),
        "past_faces": sorted([m.face[card] for card in m.past]),
        "fate": None if m.initiation else fate(m),
        "seats": [cendrelin(m, seat, owner) for owner in range(m.seats)],
        "building": building(m, seat),
        "chronicle": [chapter(age, told) for age, told in enumerate(m.chronicle, 1)],
        "box": {tongue.key: gallery(m.box, tongue) for tongue in (FR, EN)} if m.box.own else None,
    }


def known(number: int) -> int | None:
    """A seat, a resource or an hourglass; None where there is none."""
    return None if number < 0 else number


def speaker(m: Campaign) -> int:
    """Who is asked: the cendrelin in charge, but for the others' say at sunset."""
    return m.keeper if m.phase != AT_SUNSET or m.speaker == 0 else m.others[m.keeper][m.speaker - 1]


def place(m: Campaign, at: int) -> PlaceView:
    printed = m.box.places[at]
    return {
        "at": f"place:{at}",
        "face": PLACES + at,
        "resource": printed.resource.at,
        "tokens": known(m.tokens[printed.resource.at]),
        "past": printed.past,
        "future": known(printed.future),
        "abundant": m.abundant(printed.resource.at),
    }


def environ(m: Campaign, face: Face) -> EventView:
    activates = len(m.box.event(face).actions) > 0
    return {"at": f"event:{face - EVENTS}", "face": face, "activated": face in m.activated, "activates": activates}


def fate(m: Campaign) -> FateView:
    return {"at": "fate", "face": FATE, "last": known(m.last_fate), "met": m.met_fate}


def cendrelin(m: Campaign, seat: int, owner: int) -> CendrelinView:
    found: CendrelinView = {
        "at": f"seat:{owner}",
        "seat": owner,
        "here": owner in m.circle,
        "classes": [CLASSES + klass for klass in m.classes[owner]],
        "mana": m.mana[owner],
        "ephemeral": m.ephemeral[owner][:],
        "preferred": known(m.preferred[owner]),
        "glory": {"points": count(m.glory[owner]), "reasons": reasons(m, owner)},
        "goals": goals(m, seat, owner),
        "life": {"at": f"life:{owner}", "count": len(m.life[owner])},
        "hand": len(m.hand[owner]),
        "shown": [{"at": f"shown:{owner}:{i}", "face": m.face[card]} for i, card in enumerate(m.shown[owner])],
        "renounced": len(m.renounced[owner]),
        "seen": seen(m, owner),
        "crowns": m.crowns[owner],
    }
    if seat == owner:
        found["own_hand"] = stacks(m, m.hand[owner], "hand")
        found["own_renounced"] = stacks(m, m.renounced[owner], "renounced")
    return found


def stacks(m: Campaign, zone: list[Card], at: str) -> list[Stack]:
    """The cards of a zone, the copies of one fragment together."""
    faces = [m.face[card] for card in zone]
    return [{"at": f"{at}:{i}", "face": face, "copies": faces.count(face)} for i, face in enumerate(sorted(set(faces)))]


def seen(m: Campaign, owner: int) -> list[int]:
    """What everybody knows a cendrelin to hold, in hand or face down: which of the two, only he knows."""
    everyone = (1 << m.seats) - 1
    return sorted([m.face[card] for card in m.hand[owner] + m.renounced[owner] if m.known[card] == everyone])


def goals(m: Campaign, seat: int, owner: int) -> list[GoalView]:
    found: list[GoalView] = []
    bit = A_GOAL
    for i, card in enumerate(m.goals[owner]):
        shown: GoalView = {"at": f"goal:{owner}:{i}"}
        if m.knows(seat, card):
            shown["face"] = m.face[card]
            shown["lasting"] = m.box.goal(m.face[card]).lasting
            shown["met"] = m.glory[owner] & bit != 0
        found.append(shown)
        bit <<= 1
    return found


def reasons(m: Campaign, owner: int) -> list[Reason]:
    """Why a cendrelin has the glory he has; of an objective also whether it is acquired for good."""
    found = told_reasons(m.glory[owner], m.preferred[owner], [m.face[card] for card in m.goals[owner]])
    for reason in found:
        if reason["reason"] == "goal":
            reason["lasting"] = m.box.goal(Face(reason["face"])).lasting
    return found


def told_reasons(bits: int, preferred: int, faces: list[Face]) -> list[Reason]:
    found: list[Reason] = []
    if bits & SOUL:
        found.append({"reason": "soul"})
    if bits & PREFERENCE:
        found.append({"reason": "preferred", "resource": preferred})
    for at, face in enumerate(faces):
        if bits & A_GOAL << at:
            found.append({"reason": "goal", "face": face})
    return found


def building(m: Campaign, seat: int) -> Building | None:
    if seat not in m.building:
        return None
    return {"packet": stacks(m, m.packet[seat], "packet"), "chosen": stacks(m, m.life[seat], "chosen"), "wanted": LIFE}


def chapter(age: int, told: Chapter) -> ChapterView:
    return {
        "age": age,
        "named": told.named,
        "nights": told.nights,
        "classes": [CLASSES + klass for klass in told.classes],
        "reasons": told_reasons(told.reasons, told.preferred, told.goals),
    }
