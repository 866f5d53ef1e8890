"""Effects and goals, what a sentence says: an effect is made of parts, a part of elements, a goal of conditions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from veillee.core.facts import About
from veillee.core.grammar import capital, elided
from veillee.core.match import NOBODY, Seat
from veillee.core.text import Tongue
from veillee.games.cendrelin.language.conditions import Condition, Wish
from veillee.games.cendrelin.language.elements import BENEFIT, COST, LOSS, Designate, Element, Spend
from veillee.games.cendrelin.rules.options import NO, YES
from veillee.games.cendrelin.voice.prompts import DESIGNATE, WISH
from veillee.games.cendrelin.voice.sentences import DECLINED, DESIGNATED

if TYPE_CHECKING:
    from veillee.games.cendrelin.rules.campaign import Campaign


class Part:
    """CEN-61: elements separated by commas: all of them are applied, or none.

    All are tested on the cemetery as it is before the part; then what the part costs is paid, then what it brings is
    received (CEN-D12), so that nothing it brings can pay for it: that is what « puis » is for. One spends before one
    loses and renounces before one returns: in that order each can still be done, since nothing is said twice (CEN-D13).
    """

    elements: Final[list[Element]]
    mine: Final[list[Element]]
    """What is tested of the cemetery and of the one who triggered the effect."""
    his: Final[list[Element]]
    """What is tested of the designated cendrelin."""
    deeds: Final[list[Element]]
    """What is done, in the order of its moments: costs first."""
    wished: Final[bool]
    designates: Final[bool]

    def __init__(self, elements: list[Element]) -> None:
        self.elements = elements
        self.mine = [element for element in elements if not element.of_him()]
        self.his = [element for element in elements if element.of_him()]
        self.deeds = [element for moment in (COST, LOSS, BENEFIT) for element in elements if element.moment() == moment]
        self.wished = any(isinstance(element, Wish) for element in elements)
        self.designates = any(isinstance(element, Designate) for element in elements)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Part) and self.elements == other.elements

    def __repr__(self) -> str:
        return f"Part({self.elements!r})"

    def suits(self, m: Campaign, me: int, him: int, held: int) -> bool:
        """Whether all that the part says of the designated cendrelin is possible for this one."""
        return all(element.possible(m, me, him, held) for element in self.his)

    def possible(self, m: Campaign, me: int, him: int, held: int) -> bool:
        """Whether every element can be applied, will apart."""
        for element in self.mine:
            if not element.possible(m, me, him, held):
                return False
        if self.designates:
            return len(self.candidates(m, me, held)) > 0
        return self.suits(m, me, him, held)

    def candidates(self, m: Campaign, me: int, held: int) -> list[Seat]:
        """CEN-69: those who can be designated."""
        return [rival for rival in m.others[me] if self.suits(m, me, rival, held)]

    def apply(self, m: Campaign, me: int, him: int, about: About) -> int:
        """Applies the whole part if it is possible and wished; gives the cendrelin designated from now on."""
        held = len(m.hand[me])
        if not self.possible(m, me, him, held):
            return him
        if self.wished and m.choose(me, WISH, [NO, YES], about) == NO:
            m.tell(DECLINED, [me])
            return him
        if self.designates:
            him = m.choose(me, DESIGNATE, self.candidates(m, me, held), about)
            m.tell(DESIGNATED, [me, him])
        self.force(m, me, him, about)
        return him

    def force(self, m: Campaign, me: int, him: int, about: About) -> None:
        """Does what the elements say, in order; raises Illegal where one is impossible."""
        for element in self.deeds:
            element.do(m, me, him, about)

    def worth(self, prices: list[float]) -> float:
        total = 0.0
        for element in self.deeds:
            total += element.worth(prices)
        return total

    def say(self, t: Tongue) -> str:
        return ", ".join([element.say(t) for element in self.elements])

    def lack(self, m: Campaign, me: int, him: int, held: int, t: Tongue) -> str:
        """The first element that makes the part impossible, and why; empty when none does."""
        for element in self.mine:
            if not element.possible(m, me, him, held):
                return explain(element, element.lack(m, me, him, held, t), t)
        if self.designates and not self.candidates(m, me, held):
            return t("aucun autre cendrelin ne peut être désigné", "no other cendrelin can be designated")
        if not self.designates and not self.suits(m, me, him, held):
            return explain(self.his[0], self.his[0].lack(m, me, him, held, t), t)
        return ""


def explain(element: Element, why: str, t: Tongue) -> str:
    if isinstance(element, Condition):
        return why
    return t(f"« {element.say(t)} » : {why}", f"“{element.say(t)}”: {why}")


@dataclass(frozen=True)
class Effect:
    """CEN-62: parts separated by « puis », each tested when its turn comes and applied if it can be."""

    parts: list[Part]
    trigger: int = field(default=-1, compare=False)
    """The action that triggers it."""
    about: list[About] = field(default_factory=list, init=False, repr=False, compare=False)
    """By part: what the questions asked in the middle of it are about, the action and the part."""

    def __post_init__(self) -> None:
        self.about.extend([About([self.trigger, at]) for at in range(len(self.parts))])

    def possible(self, m: Campaign, me: int, held: int) -> bool:
        """CEN-63: an effect none of whose parts could be applied cannot be triggered.

        A part that fails changes nothing, so the first that succeeds does so in the cemetery as it is now.
        """
        return any(part.possible(m, me, NOBODY, held) for part in self.parts)

    def offer(self, options: list[int], m: Campaign, me: int, held: int) -> None:
        """Adds the action that triggers it, if it is possible."""
        if self.possible(m, me, held):
            options.append(self.trigger)

    def worth(self, prices: list[float]) -> float:
        """What it brings at these prices, were all of it applied; a part one need not wish is never a loss."""
        total = 0.0
        for part in self.parts:
            worth = part.worth(prices)
            total += max(0.0, worth) if part.wished else worth
        return total

    def mana_cost(self) -> int:
        """The mana one spends for all of it."""
        elements = [element for part in self.parts for element in part.elements]
        return sum([element.amount for element in elements if isinstance(element, Spend) and not element.who])

    def say(self, t: Tongue) -> str:
        parts = [part.say(t) for part in self.parts]
        return capital(t(", puis ", ", then ").join(parts) + ".")

    def lack(self, m: Campaign, me: int, held: int, t: Tongue) -> str:
        """CEN-66: which element makes the effect impossible; empty when it is possible."""
        if self.possible(m, me, held):
            return ""
        return self.parts[0].lack(m, me, NOBODY, held, t)


@dataclass(frozen=True)
class Goal:
    """CEN-85: the conditions of a point of glory, acquired for good (« dès que ») or while they last (« tant que »)."""

    conditions: list[Condition]
    lasting: bool
    """« Dès que »: once met, acquired for good."""

    def met(self, m: Campaign, seat: int) -> bool:
        held = len(m.hand[seat])
        return all(condition.possible(m, seat, NOBODY, held) for condition in self.conditions)

    def heaps(self) -> list[int]:
        """What it asks for many of, as a list of prices numbers things."""
        return [condition.heap() for condition in self.conditions if condition.heap() >= 0]

    def closeness(self, m: Campaign, seat: int) -> float:
        """How near the goal is, from 0 to 1: the mean of its conditions."""
        total = 0.0
        for condition in self.conditions:
            total += condition.closeness(m, seat)
        return total / len(self.conditions)

    def want(self, m: Campaign, seat: int, prices: list[float], much: float) -> None:
        """Prices what would bring the goal nearer."""
        for condition in self.conditions:
            condition.want(m, seat, prices, much)

    def say(self, t: Tongue) -> str:
        clauses = [condition.clause(t) for condition in self.conditions]
        head, en = ("dès que", "as soon as") if self.lasting else ("tant que", "as long as")
        fr = " ".join([elided(head if at == 0 else "et que", clause) for at, clause in enumerate(clauses)])
        return capital(t(fr, f"{en} {' and '.join(clauses)}") + ".")
