"""Kuhn's poker, whose value and equilibria are known: three cards, one each, a bet or none. A toy for the lab's tests."""

from typing import Final

from veillee.core.choosers import Pending
from veillee.core.dice import Dice
from veillee.core.facts import NOTHING, SEATED, About, Fact, Prompt
from veillee.core.game import GameInfo, Hints, Options, Voice
from veillee.core.match import SPECTATOR, Card, Face, Match, Outcome, View
from veillee.core.pieces import Pieces, plain
from veillee.core.text import Text, Tongue

BET: Final = Prompt("bet", "KUHN-1", "Misez-vous ?", "Do you bet?")
PASS, STAKE = range(2)
ACTED: Final = [
    Fact("passed", "KUHN-1", [SEATED], "{0} [passe|passez].", "{0} [passes|pass]."),
    Fact("staked", "KUHN-1", [SEATED], "{0} [mise|misez].", "{0} [bets|bet]."),
]
DECK: Final = 3
MOST: Final = 2
"""The most a player can lose: shares are 1/2 and what was won, in parts of twice as much."""


class Kuhn(Match):
    """One hand."""

    stakes: list[int]
    winner: int

    def step(self) -> None:
        first = self.acts(0)
        second = self.acts(1)
        third = self.acts(0) if first == PASS and second == STAKE else first
        self.stakes = [1 + third, 1 + second]
        better = 0 if self.face[0] > self.face[1] else 1
        self.winner = better if third == second else (0 if third > second else 1)
        self.over = True

    def acts(self, seat: int) -> int:
        act = self.choose(seat, BET, [PASS, STAKE])
        self.tell(ACTED[act], [seat])
        return act

    def copy(self) -> "Kuhn":
        twin = Kuhn()
        self.copy_table(twin)
        twin.stakes = self.stakes[:]
        twin.winner = self.winner
        return twin

    def outcome(self) -> Outcome:
        won = min(self.stakes) / (2 * MOST)
        return Outcome([0.5 + won if seat == self.winner else 0.5 - won for seat in range(2)], self.stakes, "cards")

    def view(self, seat: int, about: About = NOTHING) -> View:
        return {"card": self.face[seat] if seat != SPECTATOR else None}

    def zones(self) -> list[list[Card]]:
        return [[Card(0)], [Card(1)], [Card(2)]]


class KuhnVoice(Voice):
    def label(self, match: Match, seat: int, pending: Pending, option: int, tongue: Tongue) -> Pieces:
        return plain(tongue("miser", "bet") if option == STAKE else tongue("passer", "pass"))


def new(seats: int, dice: Dice, _options: Options, ask_all: bool) -> Kuhn:
    hand = Kuhn()
    hand.set_table(seats, dice, DECK, ask_all)
    hand.face = [Face(face) for face in range(DECK)]
    faces = hand.face[:]
    dice.shuffle(faces)
    hand.face = faces
    hand.show(Card(0), 0)
    hand.show(Card(1), 1)
    hand.stakes = [1, 1]
    hand.winner = 0
    return hand


KUHN: Final = GameInfo(
    key="kuhn",
    title=Text("Poker de Kuhn", "Kuhn's poker"),
    seats=[2],
    rules_version=1,
    options=[],
    new=new,
    voice=KuhnVoice(),
    hints=Hints(),
    endings={"cards": Text("aux cartes", "by the cards")},
)
