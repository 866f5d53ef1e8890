"""Positions laid out by hand, for the referee's tool."""

from dataclasses import dataclass, field
from typing import Final

from veillee.core.dice import Dice
from veillee.core.match import NO_CARD, Card, Face
from veillee.games.keyforge.rules.board import ACTS, CHOOSE, DEAL
from veillee.games.keyforge.rules.card import Print
from veillee.games.keyforge.rules.duel import Duel
from veillee.games.keyforge.rules.hooks import CONTROL
from veillee.games.keyforge.rules.side import Control, TurnLog
from veillee.games.keyforge.rules.terms import (
    ARCHIVES,
    ARTIFACTS,
    CREATURE,
    DECK,
    DISCARD,
    HAND,
    LINE,
    NO_HOUSE,
    PURGED,
    UPGRADE,
    UPGRADES,
)

FIRST_ROUND: Final = 1
LATER_ROUND: Final = 3
"""A later turn of the same player."""


@dataclass
class SideLayout:
    """What one player has: the faces in each zone (top or left first), and the rest."""

    houses: list[int]
    aember: int = 0
    chains: int = 0
    keys: int = 0
    hand: list[Face] = field(default_factory=list)
    deck: list[Face] = field(default_factory=list)
    discard: list[Face] = field(default_factory=list)
    archives: list[Face] = field(default_factory=list)
    purged: list[Face] = field(default_factory=list)
    in_play: list[Face] = field(default_factory=list)

    def faces(self) -> list[Face]:
        return self.hand + self.deck + self.discard + self.archives + self.purged + self.in_play


def lay_out(
    sides: list[SideLayout], prints: list[Print], dice: Dice, active: int, house: int | None, turn: int
) -> Duel:
    """The duel in that position: at the main step if the house is given, else at the choice of a house (turn 0: set-up)."""
    duel = Duel()
    owners = [seat for seat, side in enumerate(sides) for _ in side.faces()]
    duel.set_table(2, dice, len(owners), True)
    duel.lay([side.houses for side in sides], owners, prints)
    duel.bring([face for side in sides for face in side.faces()])
    duel.active = active
    duel.turn = max(turn, 1)
    first = 0
    for seat, side in enumerate(sides):
        duel.sides[seat].aember = side.aember
        duel.sides[seat].chains = side.chains
        duel.sides[seat].keys = side.keys
        first = lay_side(duel, seat, side, first)
    duel.phase = DEAL if turn == 0 else (CHOOSE if house is None else ACTS)
    duel.house = NO_HOUSE if house is None else house
    duel.log = TurnLog.new()
    duel.unsettled = False
    return duel


def lay_side(duel: Duel, seat: int, side: SideLayout, first: int) -> int:
    """Puts one player's cards in their places; gives the first id that is free."""
    at = first
    for zone, faces in (
        (HAND, side.hand),
        (DECK, side.deck),
        (DISCARD, side.discard),
        (ARCHIVES, side.archives),
        (PURGED, side.purged),
    ):
        for card in map(Card, range(at, at + len(faces))):
            duel.put(card, zone, seat, zone in (DECK, DISCARD))
            duel.now_known(card)
        at += len(faces)
    for card in map(Card, range(at, at + len(side.in_play))):
        put_in_play(duel, card, seat)
    return at + len(side.in_play)


def put_in_play(duel: Duel, card: Card, seat: int) -> None:
    """Ready, without triggers; an upgrade goes to the creature laid out before it."""
    kind = duel.card(card).kind
    if kind == UPGRADE:
        line = duel.sides[seat].line or duel.sides[1 - seat].line
        duel.put(card, UPGRADES, seat)
        duel.host[card] = line[-1] if line else NO_CARD
        for word in duel.card(card).powers.always:
            if word.hooks() & CONTROL and line:
                duel.controls.append(Control(line[-1], seat, card))
    else:
        duel.put(card, LINE if kind == CREATURE else ARTIFACTS, seat)
    duel.reveal(card)
    duel.begin_constants(card)
