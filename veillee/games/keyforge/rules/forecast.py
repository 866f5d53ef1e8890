"""Combat forecast: what a fight would come to, as far as power, armour and keywords tell; nothing here changes the table."""

from typing import Final

from veillee.core.match import Card
from veillee.games.keyforge.rules.board import Board
from veillee.games.keyforge.rules.hooks import HURT
from veillee.games.keyforge.rules.terms import ASSAULT, HAZARDOUS, POISON, SKIRMISH


class Fighter:
    """A creature in an imagined fight: what it would still take, and what has befallen it."""

    armor: int
    left: int
    """The damage that would destroy it."""
    safe: Final[bool]
    """Whether damage cannot be dealt to it, or falls on another."""
    taken: int
    fallen: bool

    def __init__(self, b: Board, card: Card) -> None:
        self.armor = b.armor_left(card)
        self.left = b.power(card) - b.damage[card]
        self.safe = b.forbidden(HURT, b.side[card], card) or len(b.bearers(card)) > 0
        self.taken = 0
        self.fallen = False

    def take(self, amount: int, poison: bool) -> None:
        """KF-60, KF-G6, KF-G46: armour first; what is left hurts, and poison then kills."""
        if self.safe:
            return
        absorbed = min(self.armor, amount)
        self.armor -= absorbed
        self.taken += amount - absorbed
        if self.taken >= self.left or (poison and amount > absorbed):
            self.fallen = True


class Fight:
    """KF-56: how a fight between two creatures would end, abilities aside."""

    attacker: Final[Fighter]
    defender: Final[Fighter]
    dodged: Final[bool]

    def __init__(self, b: Board, card: Card, foe: Card) -> None:
        self.attacker = Fighter(b, card)
        self.defender = Fighter(b, foe)
        self.dodged = b.elusive(card, foe)
        self.defender.take(b.keyword(card, ASSAULT), False)
        self.attacker.take(b.keyword(foe, HAZARDOUS), False)
        if not self.dodged and not self.attacker.fallen and not self.defender.fallen:
            self.exchange(b, card, foe)

    def exchange(self, b: Board, card: Card, foe: Card) -> None:
        fighting = b.attacker
        b.attacker = card
        self.defender.take(b.blow(card, foe), b.keyword(card, POISON) > 0)
        if not b.keyword(card, SKIRMISH):
            self.attacker.take(b.blow(foe, card), b.keyword(foe, POISON) > 0)
        b.attacker = fighting
