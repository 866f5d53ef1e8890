"""What a fight would come to, as far as power, armour and keywords tell: nothing here changes the table."""

from typing import Final

from veillee.games.keyforge.acts import Acts
from veillee.games.keyforge.hooks import HURT
from veillee.games.keyforge.names import ASSAULT, HAZARDOUS, POISON, SKIRMISH


class Fighter:
    """A creature in an imagined fight: what it would still take, and what has befallen it."""

    armor: int
    left: int
    """The damage that would destroy it."""
    safe: Final[bool]
    """Whether damage cannot be dealt to it, or falls on another."""
    taken: int
    fallen: bool

    def __init__(self, d: Acts, card: int) -> None:
        self.armor = d.armor_left(card)
        self.left = d.power(card) - d.damage[card]
        self.safe = d.forbidden(HURT, d.side[card], card) or d.struck(card) != card
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

    def __init__(self, d: Acts, card: int, foe: int) -> None:
        self.attacker = Fighter(d, card)
        self.defender = Fighter(d, foe)
        self.dodged = d.elusive(card, foe)
        self.defender.take(d.keyword(card, ASSAULT), False)
        self.attacker.take(d.keyword(foe, HAZARDOUS), False)
        if not self.dodged and not self.attacker.fallen and not self.defender.fallen:
            self.exchange(d, card, foe)

    def exchange(self, d: Acts, card: int, foe: int) -> None:
        fighting = d.attacker
        d.attacker = card
        self.defender.take(d.blow(card, foe), d.keyword(card, POISON) > 0)
        if not d.keyword(card, SKIRMISH):
            self.attacker.take(d.blow(foe, card), d.keyword(foe, POISON) > 0)
        d.attacker = fighting
