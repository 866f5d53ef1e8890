"""What one seat may know of the table (the view), as JSON data that the web client draws.

Every thing has an address `at`: hand0:I, archives0:I, deck0:I (counted from the top), discard0:I, purged0:I, played0:I, line0:I,
artifact0:I, upgrade0:I, beneath0:I, flank0:I (0: left, 1: right), key0:I and house:I, where 0 is the seat.
"""

from typing import Final, NotRequired, TypedDict

from veillee.core.match import SPECTATOR, Card
from veillee.games.keyforge.rules.ability import Asking
from veillee.games.keyforge.rules.board import PHASES, Board
from veillee.games.keyforge.rules.forecast import Fight
from veillee.games.keyforge.rules.terms import (
    ARCHIVES,
    ARTIFACTS,
    BENEATH,
    DECK,
    DISCARD,
    HAND,
    HOUSE_KEYS,
    KEY_KEYS,
    KEYWORD_KEYS,
    LINE,
    PLAYED,
    PURGED,
    TAUNT,
    UPGRADES,
)

PLACES: Final = {
    HAND: "hand",
    DECK: "deck",
    DISCARD: "discard",
    ARCHIVES: "archives",
    PURGED: "purged",
    LINE: "line",
    ARTIFACTS: "artifact",
    UPGRADES: "upgrade",
    BENEATH: "beneath",
    PLAYED: "played",
}
"""The first word of an address in each zone."""


class Spot(TypedDict):
    """A place where nothing lies: an end of a battleline."""

    at: str


class HouseView(TypedDict):
    """One of the seven houses; a question that asks for a house points there."""

    at: str
    key: str


class KeyView(TypedDict):
    """A key, forged or not."""

    at: str
    color: str
    forged: bool


class Names(TypedDict):
    """A name in both languages."""

    fr: str
    en: str


class Lying(TypedDict):
    """A card."""

    at: str
    face: NotRequired[int]
    """The number of its picture in the list of cards; a card whose face the seat does not know has none."""
    house: NotRequired[str]
    """The key of the house that a maverick has moved to."""
    owner: NotRequired[int]


class InPlay(Lying):
    """An artifact, or a creature."""

    houses: list[str]
    """The keys of those it belongs to now."""
    exhausted: bool
    stunned: bool
    aember: int
    counters: int
    upgrades: list[Lying]
    under: list[Lying]
    dying: bool


class Creature(InPlay):
    """A creature."""

    power: int
    armor: int
    """What is left of it this turn."""
    max_armor: int
    damage: int
    taunt: bool
    flank: bool
    keywords: dict[str, int]


class SideView(TypedDict):
    """One player's half of the table."""

    seat: int
    archon: Names
    """The name on the identity card."""
    houses: list[str]
    deck_list: list[int]
    """The faces of its 36 cards: the identity card prints them."""
    corrected: list[int]
    """Those of them that are read here as they were corrected later."""
    keys: list[KeyView]
    forged: int
    aember: int
    cost: int
    """What a key costs now."""
    check: bool
    """Whether there is enough Æ for the next key."""
    chains: int
    drawn_less: int
    """The cards that chains take off the next draw."""
    hand: list[Lying]
    archives: list[Lying]
    deck: int
    top: list[Lying]
    """Those of the deck that the seat knows, from the top."""
    discard: list[Lying]
    """The top of the pile is the last one."""
    purged: list[Lying]
    played: list[Lying]
    """The action that is being resolved."""
    line: list[Creature]
    """Left to right."""
    artifacts: list[InPlay]
    flanks: list[Spot]
    """The left and the right end of the line."""


class FightView(TypedDict):
    """The addresses of the creatures that are fighting."""

    attacker: str
    defender: str


class Outlook(TypedDict):
    """What a fight would come to, abilities aside: for the enemy, then for one's own creature."""

    dealt: int
    falls: bool
    taken: int
    dies: bool
    dodged: bool
    """Whether the enemy eludes it."""


class KeyforgeView(TypedDict):
    """A table of KeyForge."""

    turn: int
    """The number of this turn, from 1."""
    phase: str
    """setup, mulligan, key, house, main, ready, draw or end."""
    active: int
    """The seat whose turn it is."""
    house: str | None
    """The key of the active house."""
    winner: int | None
    houses: list[HouseView]
    source: str
    """The address of the card whose rule asks; "" when a rule of the game does."""
    picked: list[str]
    """The addresses of the cards already chosen for the open question, for who is asked."""
    fight: FightView | None
    outlook: dict[str, Outlook]
    """If a creature's rule asks, what a fight with each enemy would come to, by address."""
    sides: list[SideView]


VIEW: Final = KeyforgeView


def seen(b: Board, seat: int, about: Asking) -> KeyforgeView:
    """All that a seat (or SPECTATOR) may know, the open question included."""
    source = about.source
    return {
        "turn": b.turn,
        "phase": PHASES[b.phase],
        "active": b.active,
        "house": HOUSE_KEYS[b.house] if b.house >= 0 else None,
        "winner": b.winner if b.winner >= 0 else None,
        "houses": [{"at": f"house:{house}", "key": key} for house, key in enumerate(HOUSE_KEYS)],
        "source": address(b, seat, source) if source >= 0 else "",
        "picked": [address(b, seat, card) for card in about.picked] if seat == b.active else [],
        "fight": fight(b),
        "outlook": outlook(b, source) if source >= 0 and b.zone[source] == LINE else {},
        "sides": [side(b, seat, 0), side(b, seat, 1)],
    }


def address(b: Board, viewer: int, card: Card) -> str:
    """Where a card lies, as a seat's view addresses it."""
    seat = b.side[card]
    zone = b.zone[card]
    cards = b.sides[seat].zone(zone)
    if zone == HAND:
        cards = b.held(viewer, seat, cards)
    at = cards.index(card)
    return f"{PLACES[zone]}{seat}:{len(cards) - 1 - at if zone == DECK else at}"


def fight(b: Board) -> FightView | None:
    if b.attacker < 0 or b.zone[b.attacker] != LINE or b.zone[b.defender] != LINE:
        return None
    return {"attacker": address(b, SPECTATOR, b.attacker), "defender": address(b, SPECTATOR, b.defender)}


def outlook(b: Board, fighter: Card) -> dict[str, Outlook]:
    """KF-56: how a creature would fare against each enemy."""
    return {address(b, SPECTATOR, foe): foreseen(Fight(b, fighter, foe)) for foe in b.sides[1 - b.side[fighter]].line}


def foreseen(fight: Fight) -> Outlook:
    return {
        "dealt": fight.defender.taken,
        "falls": fight.defender.fallen,
        "taken": fight.attacker.taken,
        "dies": fight.attacker.fallen,
        "dodged": fight.dodged,
    }


def side(b: Board, seat: int, owner: int) -> SideView:
    mine = b.sides[owner]
    own = [b.prints[face] for card, face in enumerate(b.face) if b.owner[card] == owner]
    cost = b.key_cost(owner)
    return {
        "seat": owner,
        "archon": {"fr": b.archons[owner].fr, "en": b.archons[owner].en},
        "houses": [HOUSE_KEYS[house] for house in mine.houses],
        "deck_list": sorted([card.number for card in own]),
        "corrected": sorted({card.number for card in own if card.powers is card.errata}),
        "keys": [
            {"at": f"key{owner}:{color}", "color": key, "forged": mine.keys >> color & 1 == 1}
            for color, key in enumerate(KEY_KEYS)
        ],
        "forged": mine.forged(),
        "aember": mine.aember,
        "cost": cost,
        "check": mine.aember >= cost,
        "chains": mine.chains,
        "drawn_less": mine.handicap(),
        "hand": cards(b, seat, b.held(seat, owner, mine.hand)),
        "archives": cards(b, seat, mine.archives),
        "deck": len(mine.deck),
        "top": [card(b, seat, lying) for lying in mine.deck[::-1] if b.knows(seat, lying)],
        "discard": cards(b, seat, mine.discard),
        "purged": cards(b, seat, mine.purged),
        "played": cards(b, seat, mine.played),
        "line": [creature(b, seat, standing) for standing in mine.line],
        "artifacts": [artifact(b, seat, lying) for lying in mine.artifacts],
        "flanks": [{"at": f"flank{owner}:0"}, {"at": f"flank{owner}:1"}],
    }


def card(b: Board, seat: int, lying: Card) -> Lying:
    """A card as a seat sees it: with its face only if it knows that face, and may look at it now (KF-D36) or all lies open."""
    found: Lying = {"at": address(b, seat, lying)}
    face_down = b.zone[lying] in (ARCHIVES, BENEATH) and b.side[lying] != seat and not b.laid_open
    if b.knows(seat, lying) and not face_down:
        printed = b.card(lying)
        found["face"] = printed.number
        if printed.maverick:
            found["house"] = HOUSE_KEYS[printed.house]
    return found


def cards(b: Board, seat: int, zone: list[Card]) -> list[Lying]:
    return [card(b, seat, lying) for lying in zone]


def artifact(b: Board, seat: int, lying: Card) -> InPlay:
    return {
        **card(b, seat, lying),
        "owner": b.owner[lying],
        "houses": [HOUSE_KEYS[house] for house in b.houses_of(lying)],
        "exhausted": b.exhausted[lying],
        "stunned": b.stunned[lying],
        "aember": b.aember[lying],
        "counters": b.counters[lying],
        "upgrades": [worn(b, seat, upgrade) for upgrade in b.upgrades_of(lying)],
        "under": cards(b, seat, b.beneath(lying)),
        "dying": lying in b.dying,
    }


def worn(b: Board, seat: int, upgrade: Card) -> Lying:
    return {**card(b, seat, upgrade), "owner": b.owner[upgrade]}


def creature(b: Board, seat: int, standing: Card) -> Creature:
    values = [b.keyword(standing, keyword) for keyword in range(len(KEYWORD_KEYS))]
    return {
        **artifact(b, seat, standing),
        "power": b.power(standing),
        "armor": b.armor_left(standing),
        "max_armor": b.armor(standing),
        "damage": b.damage[standing],
        "taunt": values[TAUNT] > 0,
        "flank": b.on_flank(standing),
        "keywords": {KEYWORD_KEYS[at]: value for at, value in enumerate(values) if value},
    }
