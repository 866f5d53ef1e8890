"""One player's half of the table, the log of a turn, and changes of control."""

from typing import Final

from veillee.core.match import Card, Face
from veillee.games.keyforge.rules.ability import InForce
from veillee.games.keyforge.rules.terms import DECK, DISCARD, HAND, LINE


class Side:
    """One player's half of the table."""

    houses: list[int]
    aember: int
    chains: int
    keys: int
    """The mask of the colours forged."""
    hand: list[Card]
    deck: list[Card]
    """The top card is the last one."""
    discard: list[Card]
    """The top card is the last one."""
    archives: list[Card]
    purged: list[Card]
    line: list[Card]
    artifacts: list[Card]
    upgrades: list[Card]
    beneath: list[Card]
    played: list[Card]

    @staticmethod
    def new(houses: list[int]) -> "Side":
        side = Side()
        side.houses = houses
        side.aember = 0
        side.chains = 0
        side.keys = 0
        side.hand = []
        side.deck = []
        side.discard = []
        side.archives = []
        side.purged = []
        side.line = []
        side.artifacts = []
        side.upgrades = []
        side.beneath = []
        side.played = []
        return side

    def copy(self) -> "Side":
        twin = Side()
        twin.houses = self.houses
        twin.aember = self.aember
        twin.chains = self.chains
        twin.keys = self.keys
        twin.hand = self.hand[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.archives = self.archives[:]
        twin.purged = self.purged[:]
        twin.line = self.line[:]
        twin.artifacts = self.artifacts[:]
        twin.upgrades = self.upgrades[:]
        twin.beneath = self.beneath[:]
        twin.played = self.played[:]
        return twin

    def zone(self, zone: int) -> list[Card]:
        if zone == HAND:
            return self.hand
        if zone == DECK:
            return self.deck
        if zone == DISCARD:
            return self.discard
        if zone == LINE:
            return self.line
        return self.zones()[zone]

    def zones(self) -> list[list[Card]]:
        """Every place of this half, in the order of their numbers."""
        return [
            self.hand,
            self.deck,
            self.discard,
            self.archives,
            self.purged,
            self.line,
            self.artifacts,
            self.upgrades,
            self.beneath,
            self.played,
        ]

    def handicap(self) -> int:
        """KF-70: the cards that chains take off a draw."""
        return (self.chains + 5) // 6

    def forged(self) -> int:
        return (self.keys & 1) + (self.keys >> 1 & 1) + (self.keys >> 2 & 1)


class TurnLog:
    """What has happened in one turn, as far as abilities ask for it."""

    played: list[Face]
    """The faces played, in order."""
    from_hand: int
    """How many cards were played or discarded from the hand."""
    used: list[Card]
    """The cards used that have not left play since, in order."""
    creatures_used: int
    """How many different creatures were used."""
    titles: list[int]
    """The number of every card played or used: the rule of six counts them."""
    discarded: list[Face]
    """The faces discarded from the hand by the active player."""
    fallen: list[int]
    """The seats that controlled the creatures destroyed in fights."""
    attacked: list[Card]
    """The creatures that have been attacked and have not left play since."""
    forged: int
    """The mask of the keys the active player forged."""
    spent: list[InForce]
    """The limited permissions already used."""

    @staticmethod
    def new() -> "TurnLog":
        log = TurnLog()
        log.played = []
        log.from_hand = 0
        log.used = []
        log.creatures_used = 0
        log.titles = []
        log.discarded = []
        log.fallen = []
        log.attacked = []
        log.forged = 0
        log.spent = []
        return log

    def copy(self) -> "TurnLog":
        twin = TurnLog()
        twin.played = self.played[:]
        twin.from_hand = self.from_hand
        twin.used = self.used[:]
        twin.creatures_used = self.creatures_used
        twin.titles = self.titles[:]
        twin.discarded = self.discarded[:]
        twin.fallen = self.fallen[:]
        twin.attacked = self.attacked[:]
        twin.forged = self.forged
        twin.spent = self.spent[:]
        return twin

    def forget(self, card: Card) -> None:
        """A card that leaves play and comes back is another one."""
        if card in self.used:
            self.used = [one for one in self.used if one != card]
        if card in self.attacked:
            self.attacked = [one for one in self.attacked if one != card]


class Control:
    """A change of control: which card, to whom, and the card that must stay in play for it (NO_CARD: none)."""

    card: Final[Card]
    seat: Final[int]
    by: Final[Card]

    def __init__(self, card: Card, seat: int, by: Card) -> None:
        self.card = card
        self.seat = seat
        self.by = by
