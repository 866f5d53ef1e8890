"""Effects that come again (KF-G56)."""

from typing import Final

from veillee.games.keyforge.rules import Duel
from veillee.games.keyforge.speech import Say, capital
from veillee.games.keyforge.word import Cond, Ctx, Word


class RepeatIf(Word):
    """An effect, and the same effect again as long as a condition holds; or only once again."""

    word: Final[Word]
    cond: Final[Cond]
    once: Final[bool]

    def __init__(self, word: Word, cond: Cond, once: bool = False) -> None:
        self.word = word
        self.cond = cond
        self.once = once

    def do(self, d: Duel, c: Ctx) -> bool:
        done = self.once_more(d, c)
        again = done
        while again and self.cond.holds(d, c):
            again = self.once_more(d, c) and not self.once
        return done

    def once_more(self, d: Duel, c: Ctx) -> bool:
        """Does it; an effect that neither happened nor found anyone would come again for ever."""
        c.it = []
        done = self.word.do(d, c)
        d.settle()
        return done or len(c.it) > 0

    def say(self, s: Say, form: int) -> str:
        said = self.word.say(s, form)
        cond = self.cond.say(s)
        if self.once:
            again = s(f"si {cond}, répétez l'effet précédent", f"if {cond}, repeat the preceding effect")
        else:
            again = s(
                f"tant que {cond}, répétez l'effet de cette carte", f"as long as {cond}, repeat this card's effect"
            )
        return said + ". " + capital(again)
