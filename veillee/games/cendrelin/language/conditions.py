"""Conditions, the elements that begin with « si »: they change nothing, and can invalidate their part. Objectives are made of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from veillee.core.grammar import is_many, si
from veillee.core.text import Tongue
from veillee.games.cendrelin.language.elements import (
    CONDITION,
    HIM,
    YOU,
    Element,
    nobody_to_designate,
    too_few,
    you_lack,
)
from veillee.games.cendrelin.language.lexicon import IN_HAND, MANA, TOKENS, Counted

if TYPE_CHECKING:
    from veillee.games.cendrelin.rules.campaign import Campaign

A_HOARD: Final = 6
"""CEN-38: so much mana is many; less is what is left over of an evening or two."""


@dataclass(frozen=True)
class Wish(Element):
    """CEN-65: « si vous le souhaitez »: it depends on the will of the one who triggered the effect."""

    def moment(self) -> int:
        return CONDITION

    def say(self, t: Tongue) -> str:
        return t("si vous le souhaitez", "if you wish")


@dataclass(frozen=True)
class Condition(Element):
    """CEN-64: an element that begins with « si »."""

    def moment(self) -> int:
        return CONDITION

    def clause(self, t: Tongue) -> str:
        """The condition without its « si », so that « tant que » and « dès que » can take it."""
        raise NotImplementedError

    def closeness(self, m: Campaign, me: int) -> float:
        """How near it is to being met, from 0 to 1; bots read it."""
        return 1.0

    def want(self, m: Campaign, me: int, prices: list[float], much: float) -> None:
        """Raises the price of what would help to meet it, lowers that of what would not; bots read it."""

    def heap(self) -> int:
        """What it asks for many of: a resource of the cemetery, an ephemeral one or mana, as a list of prices numbers them; or -1."""
        return -1

    def say(self, t: Tongue) -> str:
        clause = self.clause(t)
        return t(si(clause), f"if {clause}")

    def lack(self, m: Campaign, me: int, him: int, held: int, t: Tongue) -> str:
        return t(f"condition non remplie : {self.say(t)}", f"unmet condition: {self.say(t)}")


def holding(m: Campaign, seat: int, noun: Counted) -> int:
    """How much of a thing a cendrelin has."""
    if noun.at == MANA.at:
        return m.mana[seat]
    if noun.at == IN_HAND.at:
        return len(m.hand[seat])
    return m.ephemeral[seat][noun.at]


def pull(gap: int) -> float:
    """How much one step weighs of those still to make: the last more than the first of many."""
    return 0.3 + 1.2 / gap


def there_are(count: int, amount: str, noun: Counted, t: Tongue) -> str:
    verb = "are" if is_many(count, t) else "is"
    thing = noun.counted(count, t)
    return t(f"il y a {amount} {thing}", f"there {verb} {amount} {thing}")


@dataclass(frozen=True)
class AtLeast(Condition):
    """« s'il y a au moins 4 tombes »."""

    amount: int
    resource: Counted

    def possible(self, m: Campaign, me: int, him: int, held: int) -> bool:
        return m.tokens[self.resource.at] >= self.amount

    def clause(self, t: Tongue) -> str:
        return there_are(self.amount, t("au moins", "at least"), self.resource, t)

    def lack(self, m: Campaign, me: int, him: int, held: int, t: Tongue) -> str:
        return too_few(m.tokens[self.resource.at], self.resource, t)

    def heap(self) -> int:
        return TOKENS + self.resource.at

    def closeness(self, m: Campaign, me: int) -> float:
        return min(1.0, max(0, m.tokens[self.resource.at]) / self.amount)

    def want(self, m: Campaign, me: int, prices: list[float], much: float) -> None:
        gap = self.amount - m.tokens[self.resource.at]
        if gap > 0:
            prices[TOKENS + self.resource.at] += much * pull(gap)


@dataclass(frozen=True)
class AtMost(Condition):
    """« s'il y a au plus 2 tombes », « s'il n'y a aucune tombe »; not met where no place bears the resource."""

    amount: int
    resource: Counted

    def possible(self, m: Campaign, me: int, him: int, held: int) -> bool:
        return 0 <= m.tokens[self.resource.at] <= self.amount

    def clause(self, t: Tongue) -> str:
        if self.amount == 0:
            return t(f"il n'y a {self.resource.none()}", f"there are no {self.resource.ens}")
        return there_are(self.amount, t("au plus", "at most"), self.resource, t)

    def closeness(self, m: Campaign, me: int) -> float:
        return 1.0 / (1.0 + max(0, m.tokens[self.resource.at] - self.amount) * 0.5)

    def want(self, m: Campaign, me: int, prices: list[float], much: float) -> None:
        gap = m.tokens[self.resource.at] - self.amount
        if gap > 0 or not m.bears(self.resource.at):
            prices[TOKENS + self.resource.at] -= much * pull(max(1, gap))


@dataclass(frozen=True)
class More(Condition):
    """« s'il y a plus de fosses que de tombes »; not met where no place bears one of them."""

    resource: Counted
    other: Counted

    def possible(self, m: Campaign, me: int, him: int, held: int) -> bool:
        return m.tokens[self.resource.at] > m.tokens[self.other.at] >= 0

    def clause(self, t: Tongue) -> str:
        more, less = self.resource.of_many(), self.other.of_many()
        return t(f"il y a plus {more} que {less}", f"there are more {self.resource.ens} than {self.other.ens}")

    def heap(self) -> int:
        return TOKENS + self.resource.at

    def closeness(self, m: Campaign, me: int) -> float:
        behind = m.tokens[self.other.at] + 1 - m.tokens[self.resource.at]
        return 1.0 / (1.0 + max(0, behind) * 0.5)

    def want(self, m: Campaign, me: int, prices: list[float], much: float) -> None:
        gap = m.tokens[self.other.at] + 1 - m.tokens[self.resource.at]
        if gap > 0:
            prices[TOKENS + self.resource.at] += much * pull(gap)
            prices[TOKENS + self.other.at] -= much * pull(gap)


@dataclass(frozen=True)
class Abundant(Condition):
    """« si les tombes sont abondantes », « si les trésors ne sont pas abondants »; of a resource that can be."""

    resource: Counted
    yes: bool = True

    def possible(self, m: Campaign, me: int, him: int, held: int) -> bool:
        return m.abundant_at[self.resource.at] >= 0 and m.abundant(self.resource.at) == self.yes

    def clause(self, t: Tongue) -> str:
        are, en = ("sont", "are") if self.yes else ("ne sont pas", "are not")
        abundant = self.resource.agree("abondants", "abondantes")
        return t(f"les {self.resource.frs} {are} {abundant}", f"{self.resource.ens} {en} abundant")

    def heap(self) -> int:
        return TOKENS + self.resource.at if self.yes else -1

    def closeness(self, m: Campaign, me: int) -> float:
        wanted = m.abundant_at[self.resource.at]
        if not self.yes:
            return 1.0 / (1.0 + max(0, m.tokens[self.resource.at] - wanted + 1) * 0.5)
        return 0.0 if wanted < 0 else min(1.0, m.tokens[self.resource.at] / wanted)

    def want(self, m: Campaign, me: int, prices: list[float], much: float) -> None:
        gap = m.abundant_at[self.resource.at] - m.tokens[self.resource.at]
        if self.yes and gap > 0:
            prices[TOKENS + self.resource.at] += much * pull(gap)
        elif not self.yes and gap <= 0:
            prices[TOKENS + self.resource.at] -= much * pull(1 - gap)


@dataclass(frozen=True)
class Has(Condition):
    """« si vous avez au moins 3 mana », « s'il a au plus 2 mana », « si vous n'avez aucun fragment d'âme en main »."""

    amount: int
    thing: Counted
    who: bool = YOU
    at_most: bool = False

    def of_him(self) -> bool:
        return self.who

    def possible(self, m: Campaign, me: int, him: int, held: int) -> bool:
        if self.who == HIM:
            if him < 0:
                return False
            have = holding(m, him, self.thing)
        else:
            have = held if self.thing.at == IN_HAND.at else holding(m, me, self.thing)
        return have <= self.amount if self.at_most else have >= self.amount

    def clause(self, t: Tongue) -> str:
        thing = self.thing.counted(self.amount, t)
        if self.at_most and self.amount == 0:
            nobody, en_who = ("il n'a", "they") if self.who else ("vous n'avez", "you")
            return t(f"{nobody} {self.thing.none()}", f"{en_who} have no {self.thing.ens}")
        who, en_who = ("il a", "they") if self.who else ("vous avez", "you")
        fr, en = ("au plus", "at most") if self.at_most else ("au moins", "at least")
        return t(f"{who} {fr} {thing}", f"{en_who} have {en} {thing}")

    def lack(self, m: Campaign, me: int, him: int, held: int, t: Tongue) -> str:
        if self.who == HIM and him < 0:
            return nobody_to_designate(t)
        if self.who == HIM or self.at_most:
            return Condition.lack(self, m, me, him, held, t)
        return you_lack(held if self.thing.at == IN_HAND.at else holding(m, me, self.thing), self.thing, t)

    def heap(self) -> int:
        if self.at_most or (self.thing.at == MANA.at and self.amount < A_HOARD):
            return -1
        return self.thing.at if self.thing.at <= MANA.at else -1

    def closeness(self, m: Campaign, me: int) -> float:
        have = holding(m, me, self.thing)
        if self.at_most:
            return 1.0 / (1.0 + max(0, have - self.amount) * 0.5)
        return min(1.0, have / self.amount)

    def want(self, m: Campaign, me: int, prices: list[float], much: float) -> None:
        gap = self.amount - holding(m, me, self.thing)
        if self.at_most and gap < 0:
            prices[self.thing.at] -= much * pull(-gap)
        elif not self.at_most and gap > 0:
            prices[self.thing.at] += much * pull(gap)


@dataclass(frozen=True)
class HasMost(Condition):
    """« si vous avez plus de mana que tout autre cendrelin »."""

    thing: Counted

    def possible(self, m: Campaign, me: int, him: int, held: int) -> bool:
        mine = held if self.thing.at == IN_HAND.at else holding(m, me, self.thing)
        return all(holding(m, rival, self.thing) < mine for rival in m.others[me])

    def clause(self, t: Tongue) -> str:
        return t(
            f"vous avez plus {self.thing.of_many()} que tout autre cendrelin",
            f"you have more {self.thing.ens} than any other cendrelin",
        )

    def closeness(self, m: Campaign, me: int) -> float:
        best = max([holding(m, rival, self.thing) for rival in m.others[me]])
        return min(1.0, (holding(m, me, self.thing) + 1) / (best + 2))

    def want(self, m: Campaign, me: int, prices: list[float], much: float) -> None:
        prices[self.thing.at] += much * 0.5


@dataclass(frozen=True)
class SoulComplete(Condition):
    """« si votre âme est complète », « si son âme n'est pas complète »."""

    who: bool = YOU
    yes: bool = True

    def of_him(self) -> bool:
        return self.who

    def possible(self, m: Campaign, me: int, him: int, held: int) -> bool:
        owner = him if self.who else me
        return owner >= 0 and (not m.life[owner]) == self.yes

    def clause(self, t: Tongue) -> str:
        soul, en = ("son âme", "their soul") if self.who else ("votre âme", "your soul")
        fr_is, en_is = ("est", "is") if self.yes else ("n'est pas", "is not")
        return t(f"{soul} {fr_is} complète", f"{en} {en_is} complete")

    def closeness(self, m: Campaign, me: int) -> float:
        left = len(m.life[me])
        return 1.0 / (1.0 + left * 0.25) if self.yes else min(1.0, float(left))
