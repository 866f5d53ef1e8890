"""What one seat may know of the table, as JSON data.

The shape, which the web client draws:

    turn               the number of this turn, from 1
    phase              setup, mulligan, key, house, main, ready, draw or end
    active             the seat whose turn it is
    house              the key of the active house, or null
    winner             a seat, or null while the match goes on
    houses             the seven houses: {at, key}; a question that asks for a house points there
    source             the address of the card whose rule asks; "" when a rule of the game does
    picked             the addresses of the cards already chosen for the open question, for who is asked
    fight              {attacker, defender}: the addresses of the creatures that are fighting, or null
    outlook            if a creature's rule asks, what a fight with each enemy would come to, abilities aside, by address:
                       {dealt, falls, taken, dies, dodged}: the damage to that enemy and whether it falls, the damage to the
                       creature and whether it dies, whether the enemy eludes it
    sides              two, by seat:
        seat
        archon         the name on the identity card: {fr, en}
        houses         the keys of its three houses
        deck_list      the faces of its 36 cards: the identity card prints them
        corrected      those of them that are read here as they were corrected later
        keys           three: {at, color, forged}
        forged         how many of them are forged
        aember, cost   the Æ in the pool, and what a key costs now
        check          whether that is enough for the next key
        chains         and drawn_less, the cards they take off the next draw
        hand           CARD
        archives       CARD
        deck           how many; top: CARD for those of it that the seat knows, from the top of the deck
        discard        CARD, the top of the pile last
        purged         CARD
        played         CARD: the action that is being resolved
        line           CREATURE, left to right
        artifacts      ARTIFACT
        flanks         {at}: the left and the right end of the line

A CARD is {at, face}: `at` is its address, `face` the number of its picture in the list of cards. A maverick also has "house", the key
of the house it has moved to. A card whose face the seat does not know has no `face`.

An ARTIFACT is a CARD with "owner", "houses" (the keys of those it belongs to now), "exhausted", "stunned", "aember", "counters",
"upgrades" (CARD with "owner"), "under" (CARD) and "dying". A CREATURE is the same with "power", "armor" (what is left this turn),
"max_armor", "damage", "taunt", "flank", and "keywords", an object from each keyword to its value.

Addresses: hand0:I, archives0:I, deck0:I (counted from the top), discard0:I, purged0:I, played0:I, line0:I, artifact0:I, upgrade0:I,
beneath0:I, flank0:I (0: left, 1: right), key0:I and house:I, where 0 is the seat.
"""

from typing import Final

from veillee.core.match import View
from veillee.games.keyforge.acts import Acts
from veillee.games.keyforge.board import Board
from veillee.games.keyforge.foresight import Fight
from veillee.games.keyforge.names import (
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

Shown = dict[str, object]


def seen(b: Acts, seat: int, phase: str) -> View:
    """All that a seat (or SPECTATOR) may know."""
    fighting = b.attacker >= 0 and b.zone[b.attacker] == LINE and b.zone[b.defender] == LINE
    return {
        "turn": b.turn,
        "phase": phase,
        "active": b.active,
        "house": HOUSE_KEYS[b.house] if b.house >= 0 else None,
        "winner": b.winner if b.winner >= 0 else None,
        "houses": [{"at": f"house:{house}", "key": key} for house, key in enumerate(HOUSE_KEYS)],
        "source": address(b, b.source) if b.source >= 0 else "",
        "picked": [address(b, card) for card in b.picked] if seat == b.active else [],
        "fight": {"attacker": address(b, b.attacker), "defender": address(b, b.defender)} if fighting else None,
        "outlook": outlook(b, b.source) if b.source >= 0 and b.zone[b.source] == LINE else {},
        "sides": [side(b, seat, 0), side(b, seat, 1)],
    }


def address(b: Board, card: int) -> str:
    """Where a card lies."""
    seat = b.side[card]
    zone = b.zone[card]
    cards = b.sides[seat].zone(zone)
    at = cards.index(card)
    return f"{PLACES[zone]}{seat}:{len(cards) - 1 - at if zone == DECK else at}"


def outlook(b: Acts, fighter: int) -> Shown:
    """KF-56: how a creature would fare against each enemy."""
    return {address(b, foe): foreseen(Fight(b, fighter, foe)) for foe in b.sides[1 - b.side[fighter]].line}


def foreseen(fight: Fight) -> Shown:
    return {
        "dealt": fight.defender.taken,
        "falls": fight.defender.fallen,
        "taken": fight.attacker.taken,
        "dies": fight.attacker.fallen,
        "dodged": fight.dodged,
    }


def side(b: Board, seat: int, owner: int) -> Shown:
    mine = b.sides[owner]
    own = [b.card(card) for card in range(len(b.face)) if b.owner[card] == owner]
    cost = b.key_cost(owner)
    return {
        "seat": owner,
        "archon": {"fr": b.archons[owner].fr, "en": b.archons[owner].en},
        "houses": [HOUSE_KEYS[house] for house in mine.houses],
        "deck_list": sorted(card.number for card in own),
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
        "hand": cards(b, seat, mine.hand),
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


def card(b: Board, seat: int, lying: int) -> Shown:
    """A card as a seat sees it: with its face only if it knows that face."""
    at = address(b, lying)
    if not b.knows(seat, lying):
        return {"at": at}
    printed = b.card(lying)
    found: Shown = {"at": at, "face": printed.number}
    if printed.maverick:
        found["house"] = HOUSE_KEYS[printed.house]
    return found


def cards(b: Board, seat: int, zone: list[int]) -> list[Shown]:
    return [card(b, seat, lying) for lying in zone]


def artifact(b: Board, seat: int, lying: int) -> Shown:
    return {
        **card(b, seat, lying),
        "owner": b.owner[lying],
        "houses": [HOUSE_KEYS[house] for house in b.houses_of(lying)],
        "exhausted": b.exhausted[lying],
        "stunned": b.stunned[lying],
        "aember": b.aember[lying],
        "counters": b.counters[lying],
        "upgrades": [{**card(b, seat, worn), "owner": b.owner[worn]} for worn in b.upgrades_of(lying)],
        "under": cards(b, seat, b.beneath(lying)),
        "dying": lying in b.dying,
    }


def creature(b: Board, seat: int, standing: int) -> Shown:
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
