"""The elements of an effect, words that do and say: each can tell whether it is possible, do it, and say it in both languages.

An element is asked `possible` before its part is applied, with the cendrelin who triggered the effect (`me`), the one
designated (`him`, or NOBODY), and how many fragments `me` then holds, the one just laid down not counted.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from veillee.core.facts import About
from veillee.core.grammar import Noun, is_many
from veillee.core.text import Tongue
from veillee.games.cendrelin.language.lexicon import ACTION, FRAGMENT, IN_HAND, MANA, TOKENS, Counted

if TYPE_CHECKING:
    from veillee.games.cendrelin.rules.campaign import Campaign

YOU: Final = False
HIM: Final = True
HINDRANCE: Final = 0.3
"""What a rival's loss of one mana is worth to a bot."""
DESIGNATION: Final = 0
CONDITION: Final = 1
COST: Final = 2
LOSS: Final = 3
BENEFIT: Final = 4
"""The moments of a part: whom, whether, what must be paid, what is taken of what is then left, what it brings."""


@dataclass(frozen=True)
class Element:
    """One element of an effect."""

    def moment(self) -> int:
        """When in its part the element is done."""
        return BENEFIT

    def of_him(self) -> bool:
        """Whether it speaks of the designated cendrelin."""
        return False

    def possible(self, m: Campaign, me: int, him: int, held: int) -> bool:
        return True

    def do(self, m: Campaign, me: int, him: int, about: About) -> None:
        """Makes the change; raises Illegal, before any change, where it is impossible."""

    def say(self, t: Tongue) -> str:
        raise NotImplementedError

    def lack(self, m: Campaign, me: int, him: int, held: int, t: Tongue) -> str:
        """Why it is impossible now, in words."""
        raise NotImplementedError

    def worth(self, prices: list[float]) -> float:
        """What it brings at these prices, costs being negative; bots read it."""
        return 0.0


def too_few(have: int, noun: Noun, t: Tongue) -> str:
    """« il n'y a que 2 tombes », « il n'y a aucune tombe »."""
    if have <= 0:
        return t(f"il n'y a {noun.none()}", f"there are no {noun.ens}")
    counted = noun.counted(have, t)
    return t(f"il n'y a que {counted}", f"there {'are' if is_many(have, t) else 'is'} only {counted}")


def you_lack(have: int, noun: Noun, t: Tongue) -> str:
    if have <= 0:
        return t(f"vous n'avez {noun.none()}", f"you have no {noun.ens}")
    return t(f"vous n'avez que {noun.counted(have, t)}", f"you have only {noun.counted(have, t)}")


def nobody_to_designate(t: Tongue) -> str:
    return t("personne n'est désigné", "nobody is designated")


@dataclass(frozen=True)
class OfResource(Element):
    """What one does with so many tokens of a resource."""

    amount: int
    resource: Counted


@dataclass(frozen=True)
class Create(OfResource):
    """CEN-71: « créez 2 tombes »."""

    def possible(self, m: Campaign, me: int, him: int, held: int) -> bool:
        return m.bears(self.resource.at)

    def do(self, m: Campaign, me: int, him: int, about: About) -> None:
        m.create(self.resource.at, self.amount)

    def say(self, t: Tongue) -> str:
        thing = self.resource.counted(self.amount, t)
        return t(f"créez {thing}", f"create {thing}")

    def lack(self, m: Campaign, me: int, him: int, held: int, t: Tongue) -> str:
        return t(
            f"aucun lieu de ce cimetière ne porte {self.resource.of_many()}",
            f"no place of this cemetery bears {self.resource.ens}",
        )

    def worth(self, prices: list[float]) -> float:
        return self.amount * prices[TOKENS + self.resource.at]


@dataclass(frozen=True)
class Discard(OfResource):
    """CEN-72: « défaussez 2 tombes »."""

    def moment(self) -> int:
        return COST

    def possible(self, m: Campaign, me: int, him: int, held: int) -> bool:
        return m.tokens[self.resource.at] >= self.amount

    def do(self, m: Campaign, me: int, him: int, about: About) -> None:
        m.discard(self.resource.at, self.amount)

    def say(self, t: Tongue) -> str:
        thing = self.resource.counted(self.amount, t)
        return t(f"défaussez {thing}", f"discard {thing}")

    def lack(self, m: Campaign, me: int, him: int, held: int, t: Tongue) -> str:
        return too_few(m.tokens[self.resource.at], self.resource, t)

    def worth(self, prices: list[float]) -> float:
        return -self.amount * prices[TOKENS + self.resource.at]


@dataclass(frozen=True)
class OfSomebody(Element):
    """What one does oneself, or the designated cendrelin does."""

    amount: int
    who: bool = YOU

    def of_him(self) -> bool:
        return self.who

    def possible(self, m: Campaign, me: int, him: int, held: int) -> bool:
        return not self.who or him >= 0

    def said(self, you: str, he: str, en: str, noun: Noun, t: Tongue) -> str:
        """« gagnez 2 mana », « il gagne 2 mana »."""
        thing = noun.counted(self.amount, t)
        if self.who:
            return t(f"il {he} {thing}", f"that cendrelin {en}s {thing}")
        return t(f"{you} {thing}", f"{en} {thing}")

    def lack(self, m: Campaign, me: int, him: int, held: int, t: Tongue) -> str:
        return nobody_to_designate(t)

    def worth(self, prices: list[float]) -> float:
        """What it costs oneself, or hinders the other."""
        return self.amount * HINDRANCE if self.who else -self.amount * prices[MANA.at]


@dataclass(frozen=True)
class Gain(OfSomebody):
    """CEN-73: « gagnez 2 mana », « il gagne 2 mana »."""

    def do(self, m: Campaign, me: int, him: int, about: About) -> None:
        m.gain(him if self.who else me, self.amount)

    def say(self, t: Tongue) -> str:
        return self.said("gagnez", "gagne", "gain", MANA, t)

    def worth(self, prices: list[float]) -> float:
        return -self.amount * HINDRANCE if self.who else self.amount * prices[MANA.at]


@dataclass(frozen=True)
class Spend(OfSomebody):
    """CEN-74: « dépensez 2 mana », « il dépense 2 mana »."""

    def moment(self) -> int:
        return COST

    def possible(self, m: Campaign, me: int, him: int, held: int) -> bool:
        if self.who:
            return him >= 0 and m.mana[him] >= self.amount
        return m.mana[me] >= self.amount

    def do(self, m: Campaign, me: int, him: int, about: About) -> None:
        m.spend(him if self.who else me, self.amount)

    def say(self, t: Tongue) -> str:
        return self.said("dépensez", "dépense", "spend", MANA, t)

    def lack(self, m: Campaign, me: int, him: int, held: int, t: Tongue) -> str:
        if not self.who:
            return you_lack(m.mana[me], MANA, t)
        return nobody_to_designate(t) if him < 0 else t("il n'a pas assez de mana", "they do not have enough mana")


@dataclass(frozen=True)
class Lose(OfSomebody):
    """CEN-75: « perdez 2 mana », « il perd 2 mana »."""

    def moment(self) -> int:
        return LOSS

    def do(self, m: Campaign, me: int, him: int, about: About) -> None:
        m.lose(him if self.who else me, self.amount)

    def say(self, t: Tongue) -> str:
        return self.said("perdez", "perd", "lose", MANA, t)


@dataclass(frozen=True)
class Return(OfSomebody):
    """CEN-77: « renvoyez 1 fragment d'âme », « il renvoie 1 fragment d'âme »."""

    def moment(self) -> int:
        return LOSS

    def possible(self, m: Campaign, me: int, him: int, held: int) -> bool:
        owner = him if self.who else me
        if owner < 0:
            return False
        return len(m.hand[owner]) + len(m.shown[owner]) + len(m.renounced[owner]) >= self.amount

    def do(self, m: Campaign, me: int, him: int, about: About) -> None:
        m.give_back(him if self.who else me, self.amount, about)

    def say(self, t: Tongue) -> str:
        return self.said("renvoyez", "renvoie", "return", FRAGMENT, t)

    def lack(self, m: Campaign, me: int, him: int, held: int, t: Tongue) -> str:
        if not self.who:
            return t("vous n'avez pas assez de fragments d'âme", "you do not have enough soul fragments")
        if him < 0:
            return nobody_to_designate(t)
        return t("il n'a pas assez de fragments d'âme", "they do not have enough soul fragments")

    def worth(self, prices: list[float]) -> float:
        return 1.5 * self.amount * prices[IN_HAND.at] if self.who else -3.0 * self.amount * prices[IN_HAND.at]


@dataclass(frozen=True)
class Renounce(Element):
    """CEN-76: « renoncez à 1 action »."""

    amount: int

    def moment(self) -> int:
        return COST

    def possible(self, m: Campaign, me: int, him: int, held: int) -> bool:
        return held >= self.amount

    def do(self, m: Campaign, me: int, him: int, about: About) -> None:
        m.renounce(me, self.amount, about)

    def say(self, t: Tongue) -> str:
        thing = ACTION.counted(self.amount, t)
        return t(f"renoncez à {thing}", f"renounce {thing}")

    def lack(self, m: Campaign, me: int, him: int, held: int, t: Tongue) -> str:
        if held == 0:
            return t("vous n'avez plus d'action à laquelle renoncer", "you have no action left to renounce")
        left = ACTION.counted(held, t)
        return t(f"vous n'avez plus que {left} en main", f"you have only {left} in hand")

    def worth(self, prices: list[float]) -> float:
        return -self.amount * prices[IN_HAND.at]


@dataclass(frozen=True)
class OfEphemeral(Element):
    """What one does with so many ephemeral resources of a kind."""

    amount: int
    kind: Counted


@dataclass(frozen=True)
class Prepare(OfEphemeral):
    """CEN-78: « préparez 2 dégâts »."""

    def do(self, m: Campaign, me: int, him: int, about: About) -> None:
        m.prepare(me, self.kind.at, self.amount)

    def say(self, t: Tongue) -> str:
        thing = self.kind.counted(self.amount, t)
        return t(f"préparez {thing}", f"prepare {thing}")

    def worth(self, prices: list[float]) -> float:
        return self.amount * prices[self.kind.at]


@dataclass(frozen=True)
class Employ(OfEphemeral):
    """CEN-79: « employez 2 dégâts »."""

    def moment(self) -> int:
        return COST

    def possible(self, m: Campaign, me: int, him: int, held: int) -> bool:
        return m.ephemeral[me][self.kind.at] >= self.amount

    def do(self, m: Campaign, me: int, him: int, about: About) -> None:
        m.employ(me, self.kind.at, self.amount)

    def say(self, t: Tongue) -> str:
        thing = self.kind.counted(self.amount, t)
        return t(f"employez {thing}", f"employ {thing}")

    def lack(self, m: Campaign, me: int, him: int, held: int, t: Tongue) -> str:
        return you_lack(m.ephemeral[me][self.kind.at], self.kind, t)

    def worth(self, prices: list[float]) -> float:
        return -self.amount * prices[self.kind.at]


@dataclass(frozen=True)
class Designate(Element):
    """CEN-69: « désignez un autre cendrelin »: one for whom all that the part says of him is possible."""

    def moment(self) -> int:
        return DESIGNATION

    def say(self, t: Tongue) -> str:
        return t("désignez un autre cendrelin", "designate another cendrelin")
