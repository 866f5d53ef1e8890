"""Sentences: an effect is made of parts, a part of words; a goal is made of conditions."""

from typing import Final

from veillee.core.text import Tongue
from veillee.games.cendrelin.conditions import Condition, Wish
from veillee.games.cendrelin.lexicon import elide
from veillee.games.cendrelin.prompts import DECLINED, DESIGNATE, DESIGNATED, WISH
from veillee.games.cendrelin.table import Cemetery
from veillee.games.cendrelin.words import BENEFIT, COST, LOSS, Designate, Spend, Word

NO: Final = 0
YES: Final = 1


def capital(sentence: str) -> str:
    return sentence[0].upper() + sentence[1:]


class Part:
    """CEN-61: elements separated by commas: all of them are applied, or none.

    All are tested on the cemetery as it is before the part; then what the part costs is paid, then what it brings is
    received (CEN-D12), so that nothing it brings can pay for it: that is what « puis » is for. One spends before one
    loses and renounces before one returns: in that order each can still be done, since nothing is said twice (CEN-D13).
    """

    words: Final[list[Word]]
    mine: Final[list[Word]]
    """What is tested of the cemetery and of the one who triggered the effect."""
    his: Final[list[Word]]
    """What is tested of the designated cendrelin."""
    deeds: Final[list[Word]]
    """What is done, in the order of its moments: costs first."""
    wished: Final[bool]
    designates: Final[bool]

    def __init__(self, words: list[Word]) -> None:
        self.words = words
        self.mine = [word for word in words if not word.of_him()]
        self.his = [word for word in words if word.of_him()]
        self.deeds = [word for moment in (COST, LOSS, BENEFIT) for word in words if word.moment() == moment]
        self.wished = any(isinstance(word, Wish) for word in words)
        self.designates = any(isinstance(word, Designate) for word in words)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Part) and self.words == other.words

    def __repr__(self) -> str:
        return f"Part({self.words!r})"

    def suits(self, m: Cemetery, me: int, him: int, held: int) -> bool:
        """Whether all that the part says of the designated cendrelin is possible for this one."""
        return all(word.possible(m, me, him, held) for word in self.his)

    def possible(self, m: Cemetery, me: int, him: int, held: int) -> bool:
        """Whether every element can be applied, will apart."""
        for word in self.mine:
            if not word.possible(m, me, him, held):
                return False
        if self.designates:
            return len(self.candidates(m, me, held)) > 0
        return self.suits(m, me, him, held)

    def candidates(self, m: Cemetery, me: int, held: int) -> list[int]:
        """CEN-69: those who can be designated."""
        return [rival for rival in m.rivals(me) if self.suits(m, me, rival, held)]

    def apply(self, m: Cemetery, me: int, him: int) -> int:
        """Applies the whole part if it is possible and wished; gives the cendrelin designated from now on."""
        held = len(m.hand[me])
        if not self.possible(m, me, him, held):
            return him
        if self.wished and m.choose(me, WISH, [NO, YES]) == NO:
            m.tell(DECLINED, [me])
            return him
        if self.designates:
            him = m.choose(me, DESIGNATE, self.candidates(m, me, held))
            m.tell(DESIGNATED, [me, him])
        self.force(m, me, him)
        return him

    def force(self, m: Cemetery, me: int, him: int) -> None:
        """Does what the words say, in order; raises Illegal where one is impossible."""
        for word in self.deeds:
            word.do(m, me, him)

    def worth(self, prices: list[float]) -> float:
        total = 0.0
        for word in self.deeds:
            total += word.worth(prices)
        return total

    def say(self, t: Tongue) -> str:
        return ", ".join([word.say(t) for word in self.words])

    def lack(self, m: Cemetery, me: int, him: int, held: int, t: Tongue) -> str:
        """The first element that makes the part impossible, and why; empty when none does."""
        for word in self.mine:
            if not word.possible(m, me, him, held):
                return explain(word, word.lack(m, me, him, held, t), t)
        if self.designates and not self.candidates(m, me, held):
            return t("aucun autre cendrelin ne peut être désigné", "no other cendrelin can be designated")
        if not self.designates and not self.suits(m, me, him, held):
            return explain(self.his[0], self.his[0].lack(m, me, him, held, t), t)
        return ""


def explain(word: Word, why: str, t: Tongue) -> str:
    if isinstance(word, Condition):
        return why
    return t(f"« {word.say(t)} » : {why}", f"“{word.say(t)}”: {why}")


class Effect:
    """CEN-62: parts separated by « puis », each tested when its turn comes and applied if it can be."""

    parts: Final[list[Part]]

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Effect) and self.parts == other.parts

    def __repr__(self) -> str:
        return f"Effect({self.parts!r})"

    def possible(self, m: Cemetery, me: int, held: int) -> bool:
        """CEN-63: an effect none of whose parts could be applied cannot be triggered.

        A part that fails changes nothing, so the first that succeeds does so in the cemetery as it is now.
        """
        return any(part.possible(m, me, -1, held) for part in self.parts)

    def apply(self, m: Cemetery, me: int) -> None:
        """Applies the parts in sequence, until a Haut Cendrelin is named (CEN-90)."""
        him = -1
        for number, part in enumerate(self.parts):
            m.part = number
            him = part.apply(m, me, him)
            m.judge()
            if m.named >= 0:
                return

    def worth(self, prices: list[float]) -> float:
        """What it brings at these prices, were all of it applied; a part one need not wish is never a loss."""
        total = 0.0
        for part in self.parts:
            worth = part.worth(prices)
            total += max(0.0, worth) if part.wished else worth
        return total

    def mana_cost(self) -> int:
        """The mana one spends for all of it."""
        spent = [word.amount for part in self.parts for word in part.words if isinstance(word, Spend) and not word.who]
        return sum(spent)

    def say(self, t: Tongue) -> str:
        parts = [part.say(t) for part in self.parts]
        return capital(t(", puis ", ", then ").join(parts) + ".")

    def lack(self, m: Cemetery, me: int, held: int, t: Tongue) -> str:
        """CEN-66: which element makes the effect impossible; empty when it is possible."""
        if self.possible(m, me, held):
            return ""
        return self.parts[0].lack(m, me, -1, held, t)


class Goal:
    """CEN-85: the conditions of a point of glory, acquired for good (« dès que ») or while they last (« tant que »)."""

    conditions: Final[list[Condition]]
    lasting: Final[bool]
    """« Dès que »: once met, acquired for good."""

    def __init__(self, conditions: list[Condition], lasting: bool) -> None:
        self.conditions = conditions
        self.lasting = lasting

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Goal) and self.conditions == other.conditions and self.lasting == other.lasting

    def __repr__(self) -> str:
        return f"Goal({self.conditions!r}, {self.lasting!r})"

    def met(self, m: Cemetery, seat: int) -> bool:
        held = len(m.hand[seat])
        return all(condition.possible(m, seat, -1, held) for condition in self.conditions)

    def closeness(self, m: Cemetery, seat: int) -> float:
        """How near the goal is, from 0 to 1: the mean of its conditions."""
        total = 0.0
        for condition in self.conditions:
            total += condition.closeness(m, seat)
        return total / len(self.conditions)

    def want(self, m: Cemetery, seat: int, prices: list[float], much: float) -> None:
        """Prices what would bring the goal nearer."""
        for condition in self.conditions:
            condition.want(m, seat, prices, much)

    def say(self, t: Tongue) -> str:
        clauses = [condition.clause(t) for condition in self.conditions]
        head, en = ("dès que", "as soon as") if self.lasting else ("tant que", "as long as")
        fr = " ".join([elide(head if at == 0 else "et que", clause) for at, clause in enumerate(clauses)])
        return capital(t(fr, f"{en} {' and '.join(clauses)}") + ".")
