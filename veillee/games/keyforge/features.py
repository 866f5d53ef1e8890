"""KeyForge as numbers: the cards of both decks in the order of their lists, which are open, and what is known of each."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from veillee.core.facts import NOTHING, About, Prompt
from veillee.core.features import Array, Features, fill, put, put_flags, put_most, put_none
from veillee.core.match import Card, Face, Match
from veillee.games.keyforge.cards.catalog import AS_PRINTED
from veillee.games.keyforge.decks.deck import DECK_SIZE
from veillee.games.keyforge.rules.ability import Asking
from veillee.games.keyforge.rules.board import END, Board
from veillee.games.keyforge.rules.hooks import UNSTUN
from veillee.games.keyforge.rules.side import Side
from veillee.games.keyforge.rules.terms import ARCHIVES, ARTIFACTS, BENEATH, HOUSE_KEYS, KEY_KEYS, LINE, PLAYED
from veillee.games.keyforge.voice import prompts
from veillee.games.keyforge.voice.prompts import ACT_ON, MAIN

CARDS: Final = 2 * DECK_SIZE
ZONES: Final = PLAYED + 1
HOUSES: Final = len(HOUSE_KEYS)
KEYS: Final = len(KEY_KEYS)
MOST: Final = 99
"""Of Æ, damage, power and the like: what is more is as good as this."""
NOWHERE: Final = -1

ORDER: Final = 1
EXHAUSTED: Final = 2
STUNNED: Final = 3
DAMAGE: Final = 4
CAPTURED: Final = 5
COUNTERS: Final = 6
POWER: Final = 7
ARMOR: Final = 8
COLUMNS: Final = 9
"""The arrays that have a number for each card, after that of the places."""

PLAIN: Final = 2
"""Meanings: the options below 0, then plain numbers, cards, and acts of the main step with a card."""
MOST_NUMBER: Final = 127
ON_CARD: Final = PLAIN + MOST_NUMBER + 1
FACE_DOWN: Final = CARDS
"""What a card means that the seat does not know, after those it does."""
ACT_WITH: Final = ON_CARD + CARDS + 1
MEANINGS: Final = ACT_WITH + (UNSTUN + 1) * (CARDS + 1)
MOST_OPTIONS: Final = 128


class KeyforgeFeatures(Features):
    """A card has its place in the lists: those of the seat's own deck first, copies of one face side by side. Where its owner
    has several, those that are known come first.
    """

    def arrays(self, seats: int) -> list[Array]:
        return [
            Array("turn", 1, MOST),
            Array("phase", 1, END),
            Array("active", 1, 1),
            Array("house", 1, HOUSES),
            Array("attacker", 1, CARDS),
            Array("defender", 1, CARDS),
            Array("source", 1, CARDS),
            Array("picked", 1, CARDS),
            Array("aember", 2, MOST),
            Array("cost", 2, MOST),
            Array("chains", 2, MOST),
            Array("keys", 2 * KEYS, 1),
            Array("houses", 2 * HOUSES, 1),
            Array("counts", 2 * ZONES, CARDS),
            Array("faces", CARDS, len(AS_PRINTED) - 1),
            Array("places", CARDS, 2 * ZONES),
            Array("order", CARDS, CARDS),
            Array("exhausted", CARDS, 1),
            Array("stunned", CARDS, 1),
            Array("damage", CARDS, MOST),
            Array("captured", CARDS, MOST),
            Array("counters", CARDS, MOST),
            Array("power", CARDS, MOST),
            Array("armor", CARDS, MOST),
        ]

    def write(self, match: Match, seat: int, out: BytesWriter, about: About = NOTHING) -> None:
        assert isinstance(match, Board)
        places = places_of(match, seat)
        put_most(out, match.turn, MOST)
        put(out, match.phase)
        put(out, 1 if match.active == seat else 0)
        put(out, 1 + match.house)
        put(out, 1 + place(places, match.attacker))
        put(out, 1 + place(places, match.defender))
        source, picked = NOWHERE, 0
        if isinstance(about, Asking):
            source = place(places, about.source)
            if match.active == seat:
                picked = len(about.picked)
        put(out, 1 + source)
        put(out, picked)
        write_sides(match, seat, out)
        write_cards(match, seat, places, out)

    def write_options(self, match: Match, seat: int, prompt: Prompt, options: list[int], out: BytesWriter) -> None:
        assert isinstance(match, Board)
        listed = min(len(options), MOST_OPTIONS)
        if listed and (prompt is MAIN or prompt in ON_CARDS):
            places = places_of(match, seat)
            for at in range(listed):
                put(out, 1 + meaning_of(prompt, options[at], places))
        else:
            for at in range(listed):
                put(out, 1 + plain_meaning(options[at]))
        put_none(out, MOST_OPTIONS - listed)

    def meaning(self, match: Match, seat: int, prompt: Prompt, option: int) -> int:
        assert isinstance(match, Board)
        if prompt is MAIN or prompt in ON_CARDS:
            return meaning_of(prompt, option, places_of(match, seat))
        return plain_meaning(option)

    def face(self, match: Match, seat: int, prompt: Prompt, option: int) -> int:
        assert isinstance(match, Board)
        if option < 0 or (prompt is not MAIN and prompt not in ON_CARDS):
            return NOWHERE
        card = Card(ACT_ON.low(option) if prompt is MAIN else option)
        return match.card(card).number if visible(match, seat, card) else NOWHERE


def plain_meaning(option: int) -> int:
    """What an option means that is no card: the acts of the rulebook below 0, then numbers."""
    return PLAIN + min(option, MOST_NUMBER)


def meaning_of(prompt: Prompt, option: int, places: list[int]) -> int:
    """What an option means that is a card, or an act with one."""
    if option < 0:
        return plain_meaning(option)
    if prompt is MAIN:
        return ACT_WITH + ACT_ON.high(option) * (CARDS + 1) + seen_place(places, ACT_ON.low(option))
    return ON_CARD + seen_place(places, option)


def seen_place(places: list[int], card: int) -> int:
    found = places[card]
    return FACE_DOWN if found == NOWHERE else found


def place(places: list[int], card: Card) -> int:
    return NOWHERE if card < 0 else places[card]


def places_of(b: Board, seat: int) -> list[int]:
    """By card: its place in the lists as the seat sees it, or NOWHERE if it cannot tell."""
    found = [NOWHERE] * len(b.face)
    taken = [0] * CARDS
    for number in range(len(b.face)):
        if visible(b, seat, Card(number)):
            owner = b.owner[number]
            at = first_of(b.lists[owner], b.face[number])
            if owner != seat:
                at += DECK_SIZE
            found[number] = at + taken[at]
            taken[at] += 1
    return found


def visible(b: Board, seat: int, card: Card) -> bool:
    """KF-D36: a card that the seat knows, and may look at now."""
    if not b.known[card] >> seat & 1:
        return False
    return b.side[card] == seat or (b.zone[card] != ARCHIVES and b.zone[card] != BENEATH)


def first_of(faces: list[Face], face: Face) -> int:
    """Where a face begins in an ordered list."""
    low, high = 0, len(faces)
    while low < high:
        middle = (low + high) >> 1
        if faces[middle] < face:
            low = middle + 1
        else:
            high = middle
    return low


def write_sides(b: Board, seat: int, out: BytesWriter) -> None:
    mine, theirs = b.sides[seat], b.sides[1 - seat]
    put_most(out, mine.aember, MOST)
    put_most(out, theirs.aember, MOST)
    put_most(out, b.key_cost(seat), MOST)
    put_most(out, b.key_cost(1 - seat), MOST)
    put_most(out, mine.chains, MOST)
    put_most(out, theirs.chains, MOST)
    put_flags(out, mine.keys, KEYS)
    put_flags(out, theirs.keys, KEYS)
    write_houses(mine, out)
    write_houses(theirs, out)
    for zone in mine.zones():
        put(out, len(zone))
    for zone in theirs.zones():
        put(out, len(zone))


def write_houses(side: Side, out: BytesWriter) -> None:
    mask = 0
    for house in side.houses:
        mask |= 1 << house
    put_flags(out, mask, HOUSES)


def write_cards(b: Board, seat: int, places: list[int], out: BytesWriter) -> None:
    """Both lists, then where each card lies, and what those in play have on them."""
    for face in b.lists[seat]:
        put(out, face)
    for face in b.lists[1 - seat]:
        put(out, face)
    at = put_none(out, COLUMNS * CARDS)
    for number, place in enumerate(places):
        if place != NOWHERE:
            zone = b.zone[number]
            fill(out, at, place, 1 + zone + (0 if b.side[number] == seat else ZONES))
            if zone in (LINE, ARTIFACTS):
                write_standing(b, Card(number), place, zone == LINE, out, at)
    for side in b.sides:
        for order, card in enumerate(side.line):
            if places[card] != NOWHERE:
                fill(out, at, ORDER * CARDS + places[card], order + 1)


def write_standing(b: Board, card: Card, place: int, fights: bool, out: BytesWriter, at: i64) -> None:
    """What lies on a creature or an artifact; only a creature has power and armour."""
    if b.exhausted[card]:
        fill(out, at, EXHAUSTED * CARDS + place, 1)
    if b.stunned[card]:
        fill(out, at, STUNNED * CARDS + place, 1)
    fill(out, at, DAMAGE * CARDS + place, min(b.damage[card], MOST))
    fill(out, at, CAPTURED * CARDS + place, min(b.aember[card], MOST))
    fill(out, at, COUNTERS * CARDS + place, min(b.counters[card], MOST))
    if fights:
        fill(out, at, POWER * CARDS + place, min(b.power(card), MOST))
        fill(out, at, ARMOR * CARDS + place, min(b.armor_left(card), MOST))


ON_CARDS: Final = [prompts.TARGET, prompts.HOST, prompts.ATTACK_WHOM]
"""The questions whose options are cards."""
PROMPTS: Final[list[Prompt]] = [
    prompts.MULLIGAN,
    prompts.HOUSE,
    prompts.TAKE_ARCHIVES,
    prompts.MAIN,
    prompts.FLANK,
    prompts.HOST,
    prompts.ATTACK_WHOM,
    prompts.TARGET,
    prompts.ORDER,
    prompts.KEY,
    prompts.UNKEY,
    prompts.YES_NO,
    prompts.NUMBER,
    prompts.CHOOSE_A_HOUSE,
    prompts.WAY,
    prompts.USE_HOW,
]

FEATURES: Final = KeyforgeFeatures(PROMPTS, MOST_OPTIONS, MEANINGS)
