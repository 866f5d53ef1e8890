"""The view of Légions: what one seat may know of the table, as JSON data; the web client's types are made from it.

A thing's `at` is its address: row:I, hero_row:I, hero_pile:I, removed:I, place:P, hand:SEAT:I, chosen:SEAT, line:SEAT:P:I,
hero:SEAT:I, under:SEAT:HERO:I, stratagem:SEAT.
"""

from typing import Final, Literal, NotRequired, TypedDict

from veillee.core.match import NO_CARD, NOBODY, Card
from veillee.games.legions.cards.guilds import GUILDS, PLACE_COUNT, PLACES
from veillee.games.legions.cards.heroes import HEROES, banners
from veillee.games.legions.cards.legions import LEGIONS
from veillee.games.legions.rules.battle import TURNS, Battle, Camp
from veillee.games.legions.rules.points import hero_points, points


class Lying(TypedDict):
    """A card on the table."""

    at: str
    face: NotRequired[int]
    """Its number in the list of cards, where the places follow; none if the seat does not know it."""


class RowLegion(Lying):
    """A legion to take."""

    down: bool


class RowHero(Lying):
    """A hero to recruit."""

    reserved: bool
    """Kept for the King."""


class LineLegion(Lying):
    """A legion before a place."""

    routed: bool


class OwnHero(Lying):
    """A hero that was recruited."""

    under: list[Lying]
    points: int
    """What it is worth now, with the legions under it."""


class OwnStratagem(Lying):
    """A stratagem before its holder."""

    used: bool


class PlaceView(TypedDict):
    """A place between the two sides."""

    at: str
    guild: str
    points: int
    banner: bool
    holder: int | None


class SideView(TypedDict):
    """One player's camp."""

    seat: int
    camp: Literal["roi", "necro"]
    hand: list[Lying]
    chosen: Lying | None
    """The legion revealed for the initiative and not placed yet."""
    lines: list[list[LineLegion]]
    """The legions before each place, those in rout last."""
    heroes: list[OwnHero]
    stratagem: OwnStratagem | None
    banners: int
    points: int
    """What this side would score now: everything that counts lies in the open."""


class LegionsView(TypedDict):
    """The whole table."""

    turn: int
    turns: int
    """The number of the last turn."""
    phase: str
    first: int | None
    """The seat with the initiative."""
    acting: int | None
    roi: int
    """The King's seat."""
    winner: int | None
    row: list[RowLegion]
    pile: int
    """How many legions are to come."""
    hero_row: list[RowHero]
    hero_pile: list[Lying]
    """From the top."""
    removed: list[Lying]
    """The legions out of the game."""
    places: list[PlaceView]
    """In the order of their resolution."""
    sides: list[SideView]
    """By seat."""


VIEW: Final = LegionsView

PHASES: Final = [
    "setting-up",
    "initiative",
    "placing",
    "recruiting",
    "power",
    "taking",
    "attacking",
    "end-of-turn",
]


CARD_COUNT: Final = len(LEGIONS) + len(HEROES)


def slots(at: str, count: int = CARD_COUNT) -> list[str]:
    """The addresses of a zone, written once where it is always there: every view has dozens of them."""
    return [f"{at}:{i}" for i in range(count)]


ROW: Final = slots("row")
HERO_ROW: Final = slots("hero_row")
HERO_PILE: Final = slots("hero_pile")
REMOVED: Final = slots("removed")
HANDS: Final = [slots(f"hand:{owner}") for owner in range(2)]
LINES: Final = [[slots(f"line:{owner}:{p}") for p in range(PLACE_COUNT)] for owner in range(2)]


def seen(m: Battle, seat: int) -> LegionsView:
    """All that a seat (or SPECTATOR) may know."""
    return {
        "turn": m.turn,
        "turns": TURNS,
        "phase": PHASES[m.phase],
        "first": somebody(m.first),
        "acting": somebody(m.acting) if m.first != NOBODY else None,
        "roi": m.roi,
        "winner": somebody(m.winner),
        "row": [{**lying(m, seat, legion, ROW[i]), "down": legion == m.veiled} for i, legion in enumerate(m.row)],
        "pile": len(m.pile),
        "hero_row": [
            {**lying(m, seat, hero, HERO_ROW[i]), "reserved": hero == m.reserved} for i, hero in enumerate(m.hero_row)
        ],
        "hero_pile": zone(m, seat, m.hero_pile[::-1], HERO_PILE),
        "removed": zone(m, seat, m.removed, REMOVED),
        "places": [place(m, p) for p in range(PLACE_COUNT)],
        "sides": [side(m, seat, 0), side(m, seat, 1)],
    }


def somebody(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def lying(m: Battle, seat: int, card: Card, at: str) -> Lying:
    """A card as a seat sees it: with its face only if it knows that face."""
    return {"at": at, "face": m.face[card]} if m.knows(seat, card) else {"at": at}


def zone(m: Battle, seat: int, cards: list[Card], at: list[str]) -> list[Lying]:
    return [lying(m, seat, card, at[i]) for i, card in enumerate(cards)]


def place(m: Battle, p: int) -> PlaceView:
    return {
        "at": f"place:{p}",
        "guild": GUILDS[p].key,
        "points": PLACES[p].points,
        "banner": PLACES[p].banner,
        "holder": somebody(m.majority[p]),
    }


def side(m: Battle, seat: int, owner: int) -> SideView:
    camp = m.camps[owner]
    return {
        "seat": owner,
        "camp": "roi" if owner == m.roi else "necro",
        "hand": zone(m, seat, m.held(seat, owner, camp.hand), HANDS[owner]),
        "chosen": None if camp.chosen == NO_CARD else lying(m, seat, camp.chosen, f"chosen:{owner}"),
        "lines": [line(m, seat, owner, p) for p in range(PLACE_COUNT)],
        "heroes": [hero(m, seat, owner, slot) for slot in range(len(camp.heroes))],
        "stratagem": stratagem(m, seat, owner),
        "banners": banners(m, owner),
        "points": points(m, owner),
    }


def line(m: Battle, seat: int, owner: int, p: int) -> list[LineLegion]:
    standing = m.camps[owner].face_up[p]
    return [
        {**lying(m, seat, legion, LINES[owner][p][i]), "routed": i >= len(standing)}
        for i, legion in enumerate(standing + m.camps[owner].routed[p])
    ]


def hero(m: Battle, seat: int, owner: int, slot: int) -> OwnHero:
    camp = m.camps[owner]
    return {
        **lying(m, seat, camp.heroes[slot], f"hero:{owner}:{slot}"),
        "under": zone(m, seat, camp.under[slot], slots(f"under:{owner}:{slot}", len(camp.under[slot]))),
        "points": hero_points(m, owner, slot) + m.legion_points(camp.under[slot]),
    }


def stratagem(m: Battle, seat: int, owner: int) -> OwnStratagem | None:
    camp = m.camps[owner]
    if camp.stratagem == NO_CARD:
        return None
    return {**lying(m, seat, camp.stratagem, f"stratagem:{owner}"), "used": camp.used}


def address(m: Battle, viewer: int, card: Card) -> str:
    """Where a card lies, as a seat's view addresses it; empty in the pile and the box."""
    for zone, lying in (("row", m.row), ("hero_row", m.hero_row), ("hero_pile", m.hero_pile[::-1])):
        if card in lying:
            return f"{zone}:{lying.index(card)}"
    for seat, camp in enumerate(m.camps):
        if card in camp.hand:
            return f"hand:{seat}:{m.held(viewer, seat, camp.hand).index(card)}"
        found = address_on(camp, seat, card)
        if found:
            return found
    return ""


def address_on(camp: Camp, seat: int, card: Card) -> str:
    """Where a card lies on one player's camp."""
    if card in camp.heroes:
        return f"hero:{seat}:{camp.heroes.index(card)}"
    for place in range(PLACE_COUNT):
        line = camp.face_up[place] + camp.routed[place]
        if card in line:
            return f"line:{seat}:{place}:{line.index(card)}"
    for slot, under in enumerate(camp.under):
        if card in under:
            return f"under:{seat}:{slot}:{under.index(card)}"
    return ""
