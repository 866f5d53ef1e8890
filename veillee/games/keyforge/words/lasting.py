"""Effects that put a constant in force for a while."""

from typing import Final

from veillee.games.keyforge.rules import Duel, next_turn_of
from veillee.games.keyforge.speech import Say
from veillee.games.keyforge.word import Constant, Ctx, Word


class ThisTurn(Word):
    """A constant for the remainder of the turn."""

    constant: Final[Constant]

    def __init__(self, constant: Constant) -> None:
        self.constant = constant

    def do(self, d: Duel, c: Ctx) -> bool:
        d.last(self.constant, c, d.turn, d.turn)
        return True

    def say(self, s: Say, form: int) -> str:
        return s("jusqu'à la fin du tour, ", "for the remainder of the turn, ") + self.constant.say(s)


class NextTurn(Word):
    """A constant during the opponent's next turn."""

    constant: Final[Constant]

    def __init__(self, constant: Constant) -> None:
        self.constant = constant

    def do(self, d: Duel, c: Ctx) -> bool:
        turn = next_turn_of(d, 1 - c.you)
        d.last(self.constant, c, turn, turn)
        return True

    def say(self, s: Say, form: int) -> str:
        return s(
            "pendant le prochain tour de votre adversaire, ", "during your opponent's next turn, "
        ) + self.constant.say(s)


class UntilThisLeaves(Word):
    """A constant until the card that speaks leaves play."""

    constant: Final[Constant]

    def __init__(self, constant: Constant) -> None:
        self.constant = constant

    def do(self, d: Duel, c: Ctx) -> bool:
        d.last_with(self.constant, c)
        return True

    def say(self, s: Say, form: int) -> str:
        return self.constant.say(s) + s(f" jusqu'à ce que {s.name} quitte le jeu", f" until {s.name} leaves play")
