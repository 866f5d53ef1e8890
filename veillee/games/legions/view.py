"""What one seat may know of the table, as JSON data.

The shape, which the web client draws:

    turn, turns        the number of this turn, and of the last one
    phase              setting-up, initiative, placing, recruiting, power, taking, attacking or end-of-turn
    first, acting      the seat with the initiative and the one whose turn it is now, or null
    roi                the King's seat
    winner             a seat, or null while the match goes on
    row                the legions to take: CARD, the face-down one with "down": true
    pile               how many legions are to come
    hero_row           the heroes to recruit: CARD, the one kept for the King with "reserved": true
    hero_pile          the heroes to come, from the top: CARD
    removed            the legions out of the game: CARD
    places             five, in the order of their resolution: {at, guild, points, banner, holder}; holder: a seat or null
    sides              two, by seat:
        seat, camp     camp: "roi" or "necro"
        hand           CARD
        chosen         the legion revealed for the initiative and not placed yet: CARD or null
        lines          five lists of the legions before each place: CARD with "routed": true or false, those in rout last
        heroes         CARD with "under", the list of the legions tucked under it, and "points", what all that is worth now
        stratagem      CARD with "used": true or false; null before the set-up
        banners        how many this side controls; five win
        points         what this side would score now: everything that counts lies in the open

A CARD is {at, face}: `at` is its address, `face` the number of its picture in the list of cards (legions 0 to 30,
heroes 31 to 45, stratagems 46 to 51; the five places follow there as 52 to 56). A card whose face the seat does not
know has no `face`.

Addresses: row:I, hero_row:I, hero_pile:I, removed:I, place:P, hand:SEAT:I, chosen:SEAT, line:SEAT:P:I, hero:SEAT:I,
under:SEAT:HERO:I, stratagem:SEAT.
"""

from typing import Final

from veillee.core.match import View
from veillee.games.legions.cards import banners, hero_points, legion_points, points
from veillee.games.legions.guilds import BLUE, GUILDS, PLACES
from veillee.games.legions.table import NO_CARD, NOBODY, Side, Table

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
TURNS: Final = 12
"""LEG-61: 31 legions, 9 of them laid out first and 2 more each turn, make twelve turns."""

Card = dict[str, object]


def seen(m: Table, seat: int) -> View:
    """All that a seat (or SPECTATOR) may know."""
    return {
        "turn": m.turn,
        "turns": TURNS,
        "phase": PHASES[m.phase],
        "first": somebody(m.first),
        "acting": somebody(m.acting) if m.first != NOBODY else None,
        "roi": m.roi,
        "winner": somebody(m.winner),
        "row": [{**card(m, seat, legion, f"row:{i}"), "down": legion == m.veiled} for i, legion in enumerate(m.row)],
        "pile": len(m.pile),
        "hero_row": [
            {**card(m, seat, hero, f"hero_row:{i}"), "reserved": hero == m.reserved}
            for i, hero in enumerate(m.hero_row)
        ],
        "hero_pile": cards(m, seat, m.hero_pile[::-1], "hero_pile"),
        "removed": cards(m, seat, m.removed, "removed"),
        "places": [place(m, p) for p in range(PLACES)],
        "sides": [side(m, seat, 0), side(m, seat, 1)],
    }


def somebody(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def card(m: Table, seat: int, lying: int, at: str) -> Card:
    """A card as a seat sees it: with its face only if it knows that face."""
    return {"at": at, "face": m.face[lying]} if m.knows(seat, lying) else {"at": at}


def cards(m: Table, seat: int, zone: list[int], at: str) -> list[Card]:
    return [card(m, seat, lying, f"{at}:{i}") for i, lying in enumerate(zone)]


def place(m: Table, p: int) -> dict[str, object]:
    return {
        "at": f"place:{p}",
        "guild": GUILDS[p].key,
        "points": GUILDS[p].points,
        "banner": p == BLUE,
        "holder": somebody(m.majority[p]),
    }


def side(m: Table, seat: int, owner: int) -> dict[str, object]:
    mine = m.sides[owner]
    return {
        "seat": owner,
        "camp": "roi" if owner == m.roi else "necro",
        "hand": cards(m, seat, mine.hand, f"hand:{owner}"),
        "chosen": None if mine.chosen == NO_CARD else card(m, seat, mine.chosen, f"chosen:{owner}"),
        "lines": [line(m, seat, owner, p) for p in range(PLACES)],
        "heroes": [hero(m, seat, owner, slot) for slot in range(len(mine.heroes))],
        "stratagem": stratagem(m, seat, owner, mine),
        "banners": banners(m, owner),
        "points": points(m, owner),
    }


def line(m: Table, seat: int, owner: int, p: int) -> list[Card]:
    standing = m.sides[owner].face_up[p]
    legions = standing + m.sides[owner].routed[p]
    return [
        {**card(m, seat, legion, f"line:{owner}:{p}:{i}"), "routed": i >= len(standing)}
        for i, legion in enumerate(legions)
    ]


def hero(m: Table, seat: int, owner: int, slot: int) -> Card:
    mine = m.sides[owner]
    return {
        **card(m, seat, mine.heroes[slot], f"hero:{owner}:{slot}"),
        "under": cards(m, seat, mine.under[slot], f"under:{owner}:{slot}"),
        "points": hero_points(m, owner, slot) + legion_points(m, mine.under[slot]),
    }


def stratagem(m: Table, seat: int, owner: int, mine: Side) -> Card | None:
    if mine.stratagem == NO_CARD:
        return None
    return {**card(m, seat, mine.stratagem, f"stratagem:{owner}"), "used": mine.used}
