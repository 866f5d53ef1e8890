"""Durations: effects that put a constant in force for a while."""

from dataclasses import dataclass
from typing import Final

from veillee.core.grammar import listed
from veillee.games.keyforge.rules.ability import Constant, Ctx, Word
from veillee.games.keyforge.rules.duel import Duel
from veillee.games.keyforge.words.speech import Say, until_gone


class ThisTurn(Word):
    """Constants for the remainder of the turn."""

    constants: Final[list[Constant]]

    def __init__(self, *constants: Constant) -> None:
        self.constants = list(constants)

    def do(self, d: Duel, c: Ctx) -> bool:
        for constant in self.constants:
            d.last(constant, c, d.turn, d.turn)
        return True

    def say(self, s: Say, form: int) -> str:
        said = [constant.say(s) for constant in self.constants]
        return s("jusqu'à la fin du tour, ", "for the remainder of the turn, ") + listed(said, s.tongue)


@dataclass(frozen=True, eq=False)
class NextTurn(Word):
    """A constant during the opponent's next turn."""

    constant: Constant

    def do(self, d: Duel, c: Ctx) -> bool:
        turn = d.next_turn_of(1 - c.you)
        d.last(self.constant, c, turn, turn)
        return True

    def say(self, s: Say, form: int) -> str:
        s.foe_named = True
        said = s("pendant le prochain tour de votre adversaire, ", "during your opponent's next turn, ")
        said += self.constant.say(s)
        s.foe_named = False
        return said


@dataclass(frozen=True, eq=False)
class UntilThisLeaves(Word):
    """A constant until the card that speaks leaves play."""

    constant: Constant

    def do(self, d: Duel, c: Ctx) -> bool:
        d.last_with(self.constant, c)
        return True

    def say(self, s: Say, form: int) -> str:
        return self.constant.say(s) + until_gone(s)
