"""The words of effects: each can tell whether it is possible, do it, and say it in both languages.

A word is asked `possible` before its part is applied, with the cendrelin who triggered the effect (`me`), the one
designated (`him`, or -1), and how many fragments `me` then holds, the one just laid down not counted.
"""

from dataclasses import dataclass
from typing import Final

from veillee.core.text import Tongue
from veillee.games.cendrelin.lexicon import ACTION, FRAGMENT, IN_HAND, MANA, RESOURCES, Noun
from veillee.games.cendrelin.table import ABSENT, Cemetery

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
class Word:
    """One element of an effect."""

    def moment(self) -> int:
        """When in its part the word is done."""
        return BENEFIT

    def of_him(self) -> bool:
        """Whether it speaks of the designated cendrelin."""
        return False

    def possible(self, m: Cemetery, me: int, him: int, held: int) -> bool:
        return True

    def do(self, m: Cemetery, me: int, him: int) -> None:
        """Makes the change; raises Illegal, before any change, where it is impossible."""

    def say(self, t: Tongue) -> str:
        raise NotImplementedError

    def lack(self, m: Cemetery, me: int, him: int, held: int, t: Tongue) -> str:
        """Why it is impossible now, in words."""
        raise NotImplementedError

    def worth(self, prices: list[float]) -> float:
        """What it brings at these prices, costs being negative; bots read it."""
        return 0.0


def too_few(have: int, noun: Noun, t: Tongue) -> str:
    """« il n'y en a que 2 », « il n'y a aucune tombe »."""
    if have <= 0:
        return t(f"il n'y a {noun.none()}", f"there are no {noun.en_many}")
    return t(
        f"il n'y a que {noun.counted(have, t)}", f"there {'is' if have == 1 else 'are'} only {noun.counted(have, t)}"
    )


def you_lack(have: int, noun: Noun, t: Tongue) -> str:
    if have <= 0:
        return t(f"vous n'avez {noun.none()}", f"you have no {noun.en_many}")
    return t(f"vous n'avez que {noun.counted(have, t)}", f"you have only {noun.counted(have, t)}")


def nobody_to_designate(t: Tongue) -> str:
    return t("personne n'est désigné", "nobody is designated")


@dataclass(frozen=True)
class Create(Word):
    """CEN-71: « créez 2 tombes »."""

    amount: int
    resource: Noun

    def possible(self, m: Cemetery, me: int, him: int, held: int) -> bool:
        return m.tokens[self.resource.at] != ABSENT

    def do(self, m: Cemetery, me: int, him: int) -> None:
        m.create(self.resource.at, self.amount)

    def say(self, t: Tongue) -> str:
        thing = self.resource.counted(self.amount, t)
        return t(f"créez {thing}", f"create {thing}")

    def lack(self, m: Cemetery, me: int, him: int, held: int, t: Tongue) -> str:
        return t(
            f"aucun lieu de ce cimetière ne porte {self.resource.of_many()}",
            f"no place of this cemetery bears {self.resource.en_many}",
        )

    def worth(self, prices: list[float]) -> float:
        return self.amount * prices[RESOURCES + self.resource.at]


@dataclass(frozen=True)
class Discard(Word):
    """CEN-72: « défaussez 2 tombes »."""

    amount: int
    resource: Noun

    def moment(self) -> int:
        return COST

    def possible(self, m: Cemetery, me: int, him: int, held: int) -> bool:
        return m.tokens[self.resource.at] >= self.amount

    def do(self, m: Cemetery, me: int, him: int) -> None:
        m.discard(self.resource.at, self.amount)

    def say(self, t: Tongue) -> str:
        thing = self.resource.counted(self.amount, t)
        return t(f"défaussez {thing}", f"discard {thing}")

    def lack(self, m: Cemetery, me: int, him: int, held: int, t: Tongue) -> str:
        return too_few(m.tokens[self.resource.at], self.resource, t)

    def worth(self, prices: list[float]) -> float:
        return -self.amount * prices[RESOURCES + self.resource.at]


@dataclass(frozen=True)
class Gain(Word):
    """CEN-73: « gagnez 2 mana », « il gagne 2 mana »."""

    amount: int
    who: bool = YOU

    def of_him(self) -> bool:
        return self.who

    def possible(self, m: Cemetery, me: int, him: int, held: int) -> bool:
        return not self.who or him >= 0

    def do(self, m: Cemetery, me: int, him: int) -> None:
        m.gain(him if self.who else me, self.amount)

    def say(self, t: Tongue) -> str:
        thing = MANA.counted(self.amount, t)
        if self.who:
            return t(f"il gagne {thing}", f"that cendrelin gains {thing}")
        return t(f"gagnez {thing}", f"gain {thing}")

    def lack(self, m: Cemetery, me: int, him: int, held: int, t: Tongue) -> str:
        return nobody_to_designate(t)

    def worth(self, prices: list[float]) -> float:
        return -self.amount * HINDRANCE if self.who else self.amount * prices[MANA.at]


@dataclass(frozen=True)
class Spend(Word):
    """CEN-74: « dépensez 2 mana », « il dépense 2 mana »."""

    amount: int
    who: bool = YOU

    def moment(self) -> int:
        return COST

    def of_him(self) -> bool:
        return self.who

    def possible(self, m: Cemetery, me: int, him: int, held: int) -> bool:
        if self.who:
            return him >= 0 and m.mana[him] >= self.amount
        return m.mana[me] >= self.amount

    def do(self, m: Cemetery, me: int, him: int) -> None:
        m.spend(him if self.who else me, self.amount)

    def say(self, t: Tongue) -> str:
        thing = MANA.counted(self.amount, t)
        if self.who:
            return t(f"il dépense {thing}", f"that cendrelin spends {thing}")
        return t(f"dépensez {thing}", f"spend {thing}")

    def lack(self, m: Cemetery, me: int, him: int, held: int, t: Tongue) -> str:
        if not self.who:
            return you_lack(m.mana[me], MANA, t)
        return nobody_to_designate(t) if him < 0 else t("il n'a pas assez de mana", "they have not enough mana")

    def worth(self, prices: list[float]) -> float:
        return self.amount * HINDRANCE if self.who else -self.amount * prices[MANA.at]


@dataclass(frozen=True)
class Lose(Word):
    """CEN-75: « perdez 2 mana », « il perd 2 mana »."""

    amount: int
    who: bool = YOU

    def moment(self) -> int:
        return LOSS

    def of_him(self) -> bool:
        return self.who

    def possible(self, m: Cemetery, me: int, him: int, held: int) -> bool:
        return not self.who or him >= 0

    def do(self, m: Cemetery, me: int, him: int) -> None:
        m.lose(him if self.who else me, self.amount)

    def say(self, t: Tongue) -> str:
        thing = MANA.counted(self.amount, t)
        if self.who:
            return t(f"il perd {thing}", f"that cendrelin loses {thing}")
        return t(f"perdez {thing}", f"lose {thing}")

    def lack(self, m: Cemetery, me: int, him: int, held: int, t: Tongue) -> str:
        return nobody_to_designate(t)

    def worth(self, prices: list[float]) -> float:
        return self.amount * HINDRANCE if self.who else -self.amount * prices[MANA.at]


@dataclass(frozen=True)
class Renounce(Word):
    """CEN-76: « renoncez à 1 action »."""

    amount: int

    def moment(self) -> int:
        return COST

    def possible(self, m: Cemetery, me: int, him: int, held: int) -> bool:
        return held >= self.amount

    def do(self, m: Cemetery, me: int, him: int) -> None:
        m.renounce(me, self.amount)

    def say(self, t: Tongue) -> str:
        thing = ACTION.counted(self.amount, t)
        return t(f"renoncez à {thing}", f"renounce {thing}")

    def lack(self, m: Cemetery, me: int, him: int, held: int, t: Tongue) -> str:
        if held == 0:
            return t("vous n'avez plus d'action à laquelle renoncer", "you have no action left to renounce")
        return t(
            f"vous n'avez plus que {ACTION.counted(held, t)} en main",
            f"you have only {ACTION.counted(held, t)} in hand",
        )

    def worth(self, prices: list[float]) -> float:
        return -self.amount * prices[IN_HAND.at]


@dataclass(frozen=True)
class Return(Word):
    """CEN-77: « renvoyez 1 fragment d'âme », « il renvoie 1 fragment d'âme »."""

    amount: int
    who: bool = YOU

    def moment(self) -> int:
        return LOSS

    def of_him(self) -> bool:
        return self.who

    def possible(self, m: Cemetery, me: int, him: int, held: int) -> bool:
        owner = him if self.who else me
        if owner < 0:
            return False
        return len(m.hand[owner]) + len(m.shown[owner]) + len(m.renounced[owner]) >= self.amount

    def do(self, m: Cemetery, me: int, him: int) -> None:
        m.give_back(him if self.who else me, self.amount)

    def say(self, t: Tongue) -> str:
        thing = FRAGMENT.counted(self.amount, t)
        if self.who:
            return t(f"il renvoie {thing}", f"that cendrelin returns {thing}")
        return t(f"renvoyez {thing}", f"return {thing}")

    def lack(self, m: Cemetery, me: int, him: int, held: int, t: Tongue) -> str:
        if not self.who:
            return t("vous n'avez pas assez de fragments d'âme", "you have not enough soul fragments")
        if him < 0:
            return nobody_to_designate(t)
        return t("il n'a pas assez de fragments d'âme", "they have not enough soul fragments")

    def worth(self, prices: list[float]) -> float:
        return 1.5 * self.amount * prices[IN_HAND.at] if self.who else -3.0 * self.amount * prices[IN_HAND.at]


@dataclass(frozen=True)
class Prepare(Word):
    """CEN-78: « préparez 2 dégâts »."""

    amount: int
    kind: Noun

    def do(self, m: Cemetery, me: int, him: int) -> None:
        m.prepare(me, self.kind.at, self.amount)

    def say(self, t: Tongue) -> str:
        thing = self.kind.counted(self.amount, t)
        return t(f"préparez {thing}", f"prepare {thing}")

    def worth(self, prices: list[float]) -> float:
        return self.amount * prices[self.kind.at]


@dataclass(frozen=True)
class Employ(Word):
    """CEN-79: « employez 2 dégâts »."""

    amount: int
    kind: Noun

    def moment(self) -> int:
        return COST

    def possible(self, m: Cemetery, me: int, him: int, held: int) -> bool:
        return m.ephemeral[me][self.kind.at] >= self.amount

    def do(self, m: Cemetery, me: int, him: int) -> None:
        m.employ(me, self.kind.at, self.amount)

    def say(self, t: Tongue) -> str:
        thing = self.kind.counted(self.amount, t)
        return t(f"employez {thing}", f"employ {thing}")

    def lack(self, m: Cemetery, me: int, him: int, held: int, t: Tongue) -> str:
        return you_lack(m.ephemeral[me][self.kind.at], self.kind, t)

    def worth(self, prices: list[float]) -> float:
        return -self.amount * prices[self.kind.at]


@dataclass(frozen=True)
class Designate(Word):
    """CEN-69: « désignez un autre cendrelin »: one for whom all that the part says of him is possible."""

    def moment(self) -> int:
        return DESIGNATION

    def say(self, t: Tongue) -> str:
        return t("désignez un autre cendrelin", "designate another cendrelin")
