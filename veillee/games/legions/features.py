"""Légions as numbers: for each printed card the place where the seat knows it to lie, and the little that is not a card."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from veillee.core.facts import NOTHING, About, Prompt
from veillee.core.features import Array, Features, fill, put, put_none, who
from veillee.core.match import NO_CARD, NOBODY, Card, Match
from veillee.games.legions.cards import heroes, stratagems
from veillee.games.legions.cards.guilds import PLACE_COUNT
from veillee.games.legions.cards.heroes import banners
from veillee.games.legions.cards.stratagems import CARDS
from veillee.games.legions.rules.battle import ENDING, HAND, TURNS, Battle, Camp
from veillee.games.legions.rules.options import EACH, FACE_DOWN
from veillee.games.legions.rules.points import points
from veillee.games.legions.voice import prompts

IN_ROW: Final = 1
VEILED: Final = 2
"""Face down in the row, and known to the seat all the same."""
TO_COME: Final = 3
"""In a pile, where the seat has seen it."""
REMOVED: Final = 4
RESERVED: Final = 5
SIDES: Final = 6
"""What lies on a player's side begins here, that of the seat itself first."""
IN_HAND: Final = 0
CHOSEN: Final = 1
UNDER: Final = 2
"""A hero that was recruited, or a legion tucked under one."""
HELD: Final = 3
USED: Final = 4
"""A stratagem before its use and after."""
STANDING: Final = 5
ROUTED: Final = STANDING + PLACE_COUNT
SIDE: Final = ROUTED + PLACE_COUNT

LOWEST: Final = -16
"""Below every option of the rulebook that is not a card."""
MOST_POINTS: Final = 200
MOST_LEGIONS: Final = 31


class LegionsFeatures(Features):
    """Every card has a face of its own, so that one number for each says all that is known of where it lies."""

    def arrays(self, seats: int) -> list[Array]:
        return [
            Array("turn", 1, TURNS),
            Array("phase", 1, ENDING),
            Array("king", 1, 1),
            Array("first", 1, 2),
            Array("acting", 1, 2),
            Array("giver", 1, 2),
            Array("pile", 1, MOST_LEGIONS),
            Array("banners", 2, MOST_LEGIONS),
            Array("points", 2, MOST_POINTS),
            Array("hands", 2, HAND + 1),
            Array("holders", PLACE_COUNT, 2),
            Array("cards", CARDS, SIDES + 2 * SIDE - 1),
        ]

    def write(self, match: Match, seat: int, out: BytesWriter, about: About = NOTHING) -> None:
        assert isinstance(match, Battle)
        put(out, match.turn)
        put(out, match.phase)
        put(out, 1 if match.roi == seat else 0)
        put(out, who(match.first, seat, 2))
        put(out, who(match.acting, seat, 2) if match.first != NOBODY else 0)
        put(out, who(match.giver, seat, 2))
        put(out, len(match.pile))
        for side in (seat, 1 - seat):
            put(out, banners(match, side))
        for side in (seat, 1 - seat):
            put(out, points(match, side))
        for side in (seat, 1 - seat):
            put(out, len(match.camps[side].hand))
        for holder in match.majority:
            put(out, who(holder, seat, 2))
        write_cards(match, seat, out)

    def meaning(self, match: Match, seat: int, prompt: Prompt, option: int) -> int:
        hidden = 0 <= option < len(match.face) and not match.knows(seat, Card(option))
        return (FACE_DOWN if hidden else match.edge(prompt, option)) - LOWEST

    def face(self, match: Match, seat: int, prompt: Prompt, option: int) -> int:
        return match.face[option] if 0 <= option < len(match.face) and match.knows(seat, Card(option)) else -1


def write_cards(m: Battle, seat: int, out: BytesWriter) -> None:
    """Where each face lies as far as the seat knows; 0 for those it has not seen."""
    at = put_none(out, CARDS)
    lay(m, seat, m.row, IN_ROW, out, at)
    lay(m, seat, m.hero_row, IN_ROW, out, at)
    lay(m, seat, m.pile, TO_COME, out, at)
    lay(m, seat, m.hero_pile, TO_COME, out, at)
    lay(m, seat, m.removed, REMOVED, out, at)
    lay_one(m, seat, m.veiled, VEILED, out, at)
    lay_one(m, seat, m.reserved, RESERVED, out, at)
    lay_side(m, seat, m.camps[seat], SIDES, out, at)
    lay_side(m, seat, m.camps[1 - seat], SIDES + SIDE, out, at)


def lay_side(m: Battle, seat: int, camp: Camp, side: int, out: BytesWriter, at: i64) -> None:
    lay(m, seat, camp.hand, side + IN_HAND, out, at)
    lay(m, seat, camp.heroes, side + UNDER, out, at)
    for cards in camp.under:
        lay(m, seat, cards, side + UNDER, out, at)
    for place in range(PLACE_COUNT):
        lay(m, seat, camp.face_up[place], side + STANDING + place, out, at)
        lay(m, seat, camp.routed[place], side + ROUTED + place, out, at)
    lay_one(m, seat, camp.chosen, side + CHOSEN, out, at)
    lay_one(m, seat, camp.stratagem, side + (USED if camp.used else HELD), out, at)


def lay(m: Battle, seat: int, cards: list[Card], where: int, out: BytesWriter, at: i64) -> None:
    for card in cards:
        if m.known[card] >> seat & 1:
            fill(out, at, m.face[card], where)


def lay_one(m: Battle, seat: int, card: Card, where: int, out: BytesWriter, at: i64) -> None:
    if card != NO_CARD and m.known[card] >> seat & 1:
        fill(out, at, m.face[card], where)


PROMPTS: Final[list[Prompt]] = [
    prompts.INITIATIVE,
    prompts.PLACE,
    prompts.RALLY,
    prompts.ROUT,
    prompts.RECRUIT,
    prompts.HERO,
    prompts.LOOKED,
    prompts.PUT_BACK,
    prompts.TUCK,
    prompts.TAKE,
    prompts.ATTACK,
    prompts.REDIRECT,
    heroes.TAKE_BACK,
    heroes.FROM_HAND,
    heroes.ANYWHERE,
    heroes.RALLY_MORE,
    heroes.MOVE,
    heroes.MOVE_TO,
    heroes.REMOVE,
    heroes.STEAL,
    heroes.SWAP_THEIRS,
    heroes.SWAP_MINE,
    heroes.THIRD,
    heroes.SEND_BACK,
    heroes.BRING_IN,
    stratagems.RESERVE,
    stratagems.THEIR_LEGION,
    stratagems.GIVE,
]

FEATURES: Final = LegionsFeatures(PROMPTS, MOST_LEGIONS + 1, EACH - LOWEST)
