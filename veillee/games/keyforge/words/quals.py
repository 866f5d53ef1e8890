"""Qualities of a card, which filter: friendly, damaged, of a house, on a flank…"""

from dataclasses import dataclass, field
from typing import Final

from mypy_extensions import mypyc_attr

from veillee.core.grammar import capital
from veillee.core.match import Card
from veillee.core.text import Text
from veillee.games.keyforge.rules.ability import Ctx
from veillee.games.keyforge.rules.board import Board
from veillee.games.keyforge.rules.terms import HOUSE_NAMES, KEYWORD_NAMES, TRAITS

FRONT: Final = 0
"""Before the noun in both languages: « autre » / “other”."""
BESIDE: Final = 1
"""After the French noun, before the English one: « blessée » / “damaged”."""
TAIL: Final = 2
"""After the noun in both."""

UNSAID: Final = Text("", "")
"""Of a quality whose words depend on more."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Qual:
    """Something that is said of a card."""

    said: Text = field(default=UNSAID, kw_only=True)
    """A French adjective in the masculine, which agrees, or a phrase, which does not; and the English one."""
    place: int = field(default=BESIDE, kw_only=True)

    def holds(self, b: Board, c: Ctx, card: Card) -> bool:
        raise NotImplementedError

    def fr(self, feminine: bool, many: bool) -> str:
        return agreed(self.said.fr, feminine, many)

    def en(self, many: bool) -> str:
        return self.said.en


class Friendly(Qual):
    """KF-G3: controlled by the same player."""

    def holds(self, b: Board, c: Ctx, card: Card) -> bool:
        return b.side[card] == c.you


class Enemy(Qual):
    """KF-G25: controlled by the opponent."""

    def holds(self, b: Board, c: Ctx, card: Card) -> bool:
        return b.side[card] != c.you


class Other(Qual):
    """Not the card that speaks."""

    def holds(self, b: Board, c: Ctx, card: Card) -> bool:
        return card != b.body(c.card)


class OtherThanIt(Qual):
    """Not the one chosen just before."""

    def holds(self, b: Board, c: Ctx, card: Card) -> bool:
        return card not in c.it


@dataclass(frozen=True, eq=False)
class Of(Qual):
    """Of a house."""

    house: int

    def holds(self, b: Board, c: Ctx, card: Card) -> bool:
        return b.belongs(card, self.house)

    def fr(self, feminine: bool, many: bool) -> str:
        return HOUSE_NAMES[self.house].fr

    def en(self, many: bool) -> str:
        return HOUSE_NAMES[self.house].en


class OfChosenHouse(Qual):
    """Of the house just chosen."""

    def holds(self, b: Board, c: Ctx, card: Card) -> bool:
        return b.belongs(card, c.house)


@dataclass(frozen=True, eq=False)
class Trait(Qual):
    """With a trait (KF-G62)."""

    trait: str

    def holds(self, b: Board, c: Ctx, card: Card) -> bool:
        return b.has_trait(card, self.trait)

    def fr(self, feminine: bool, many: bool) -> str:
        return capital(TRAITS[self.trait])

    def en(self, many: bool) -> str:
        return capital(self.trait)


@dataclass(frozen=True, eq=False)
class Not(Qual):
    """Of another house, or without a trait."""

    qual: Qual

    def holds(self, b: Board, c: Ctx, card: Card) -> bool:
        return not self.qual.holds(b, c, card)

    def fr(self, feminine: bool, many: bool) -> str:
        return "non-" + self.qual.fr(feminine, many)

    def en(self, many: bool) -> str:
        return "non-" + self.qual.en(many)


class Damaged(Qual):
    """KF-G22: with damage on it."""

    def holds(self, b: Board, c: Ctx, card: Card) -> bool:
        return b.damage[card] > 0


class Undamaged(Qual):
    """KF-G22: without damage on it."""

    def holds(self, b: Board, c: Ctx, card: Card) -> bool:
        return b.damage[card] == 0


class Ready(Qual):
    """Ready."""

    def holds(self, b: Board, c: Ctx, card: Card) -> bool:
        return not b.exhausted[card]


class Stunned(Qual):
    """Stunned."""

    def holds(self, b: Board, c: Ctx, card: Card) -> bool:
        return b.stunned[card]


class OnFlank(Qual):
    """On a flank (KF-G29)."""

    def holds(self, b: Board, c: Ctx, card: Card) -> bool:
        return b.on_flank(card)


class NotOnFlank(Qual):
    """Between two others."""

    def holds(self, b: Board, c: Ctx, card: Card) -> bool:
        return not b.on_flank(card)

    def fr(self, feminine: bool, many: bool) -> str:
        return "qui ne sont pas sur un flanc" if many else "qui n'est pas sur un flanc"

    def en(self, many: bool) -> str:
        return "not on a flank"


class Neighboring(Qual):
    """Next to the card that speaks (KF-G65)."""

    def holds(self, b: Board, c: Ctx, card: Card) -> bool:
        return card in b.neighbors(b.body(c.card))


class NextToIt(Qual):
    """Next to the creature chosen just before."""

    def holds(self, b: Board, c: Ctx, card: Card) -> bool:
        return any(card in b.neighbors(it) for it in c.it)

    def fr(self, feminine: bool, many: bool) -> str:
        return agreed("voisin", feminine, many) + " de celle-ci"

    def en(self, many: bool) -> str:
        return "next to it"


@dataclass(frozen=True, eq=False)
class Power(Qual):
    """With a power between two numbers."""

    low: int
    high: int

    def holds(self, b: Board, c: Ctx, card: Card) -> bool:
        return self.low <= b.power(card) <= self.high

    def fr(self, feminine: bool, many: bool) -> str:
        if self.low == self.high:
            return f"de puissance {self.low}"
        return f"de puissance {self.high} ou moins" if self.low == 0 else f"de puissance {self.low} ou plus"

    def en(self, many: bool) -> str:
        if self.low == self.high:
            return f"with power {self.low}"
        return f"with power {self.high} or lower" if self.low == 0 else f"with power {self.low} or higher"


class WithAember(Qual):
    """With Æ on it."""

    def holds(self, b: Board, c: Ctx, card: Card) -> bool:
        return b.aember[card] > 0

    def fr(self, feminine: bool, many: bool) -> str:
        return "qui portent de l'Æ" if many else "qui porte de l'Æ"

    def en(self, many: bool) -> str:
        return "with any Æ on them" if many else "with any Æ on it"


@dataclass(frozen=True, eq=False)
class WithKeyword(Qual):
    """With a keyword."""

    keyword: int

    def holds(self, b: Board, c: Ctx, card: Card) -> bool:
        return b.keyword(card, self.keyword) > 0

    def fr(self, feminine: bool, many: bool) -> str:
        return KEYWORD_NAMES[self.keyword].fr + ("s" if many else "")

    def en(self, many: bool) -> str:
        return KEYWORD_NAMES[self.keyword].en


FRIENDLY: Final = Friendly(said=Text("allié", "friendly"))
ENEMY: Final = Enemy(said=Text("ennemi", "enemy"))
OTHER: Final = Other(said=Text("autre", "other"), place=FRONT)
OTHER_THAN_IT: Final = OtherThanIt(said=Text("autre", "other"), place=FRONT)
OF_CHOSEN_HOUSE: Final = OfChosenHouse(said=Text("de cette Maison", "of that house"), place=TAIL)
DAMAGED: Final = Damaged(said=Text("blessé", "damaged"))
UNDAMAGED: Final = Undamaged(said=Text("indemne", "undamaged"))
READY: Final = Ready(said=Text("redressé", "ready"))
STUNNED: Final = Stunned(said=Text("sonné", "stunned"))
ON_FLANK: Final = OnFlank(said=Text("de flanc", "flank"))
NOT_ON_FLANK: Final = NotOnFlank(place=TAIL)
NEIGHBORING: Final = Neighboring(said=Text("voisin", "neighboring"))
NEXT_TO_IT: Final = NextToIt(place=TAIL)
WITH_AEMBER: Final = WithAember(place=TAIL)


def power_at_most(high: int) -> Qual:
    return Power(0, high, place=TAIL)


def power_at_least(low: int) -> Qual:
    return Power(low, 1 << 30, place=TAIL)


def power_exactly(power: int) -> Qual:
    return Power(power, power, place=TAIL)


def agreed(said: str, feminine: bool, many: bool) -> str:
    """An adjective with its endings; what has several words is no adjective, and stays as it is."""
    if " " in said:
        return said
    return said + ("e" if feminine and not said.endswith("e") else "") + ("s" if many else "")
