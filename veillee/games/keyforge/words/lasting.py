"""Effects that put a constant in force for a while."""

from typing import Final

from veillee.games.keyforge.rules import Duel, next_turn_of
from veillee.games.keyforge.speech import Say, joined
from veillee.games.keyforge.word import Constant, Ctx, Word


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
        return s("jusqu'à la fin du tour, ", "for the remainder of the turn, ") + joined(said, s(" et ", " and "))


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
        said = self.constant.say(s)
        if s.french:
            return s("pendant le prochain tour de votre adversaire, ", "") + said.replace("votre adversaire ", "il ", 1)
        for verb in ("must", "cannot"):
            said = said.replace(f"your opponent {verb}", f"they {verb}", 1)
        return "during your opponent's next turn, " + said


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
