"""What is said of a card: friendly, damaged, of a house, on a flank…"""

from typing import Final

from mypy_extensions import mypyc_attr

from veillee.games.keyforge.board import Board
from veillee.games.keyforge.names import HOUSE_NAMES, KEYWORD_NAMES, TRAITS
from veillee.games.keyforge.speech import capital
from veillee.games.keyforge.word import Ctx

FRONT: Final = 0
"""Before the noun in both languages: « autre » / “other”."""
BESIDE: Final = 1
"""After the French noun, before the English one: « blessée » / “damaged”."""
TAIL: Final = 2
"""After the noun in both."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Qual:
    """Something that is said of a card."""

    place: Final[int]

    def __init__(self, place: int = BESIDE) -> None:
        self.place = place

    def holds(self, b: Board, c: Ctx, card: int) -> bool:
        raise NotImplementedError

    def fr(self, feminine: bool, many: bool) -> str:
        raise NotImplementedError

    def en(self, many: bool) -> str:
        raise NotImplementedError


class Friendly(Qual):
    """KF-G3: controlled by the same player."""

    def holds(self, b: Board, c: Ctx, card: int) -> bool:
        return b.side[card] == c.you

    def fr(self, feminine: bool, many: bool) -> str:
        return agreed("allié", feminine, many)

    def en(self, many: bool) -> str:
        return "friendly"


class Enemy(Qual):
    """KF-G25: controlled by the opponent."""

    def holds(self, b: Board, c: Ctx, card: int) -> bool:
        return b.side[card] != c.you

    def fr(self, feminine: bool, many: bool) -> str:
        return agreed("ennemi", feminine, many)

    def en(self, many: bool) -> str:
        return "enemy"


class Other(Qual):
    """Not the card that speaks."""

    def holds(self, b: Board, c: Ctx, card: int) -> bool:
        return card != b.body(c.card)

    def fr(self, feminine: bool, many: bool) -> str:
        return "autres" if many else "autre"

    def en(self, many: bool) -> str:
        return "other"


class OtherThanIt(Qual):
    """Not the one chosen just before."""

    def holds(self, b: Board, c: Ctx, card: int) -> bool:
        return card not in c.it

    def fr(self, feminine: bool, many: bool) -> str:
        return "autres" if many else "autre"

    def en(self, many: bool) -> str:
        return "other"


class Of(Qual):
    """Of a house."""

    house: Final[int]

    def __init__(self, house: int) -> None:
        super().__init__(BESIDE)
        self.house = house

    def holds(self, b: Board, c: Ctx, card: int) -> bool:
        return b.belongs(card, self.house)

    def fr(self, feminine: bool, many: bool) -> str:
        return HOUSE_NAMES[self.house].fr

    def en(self, many: bool) -> str:
        return HOUSE_NAMES[self.house].en


class NotOf(Qual):
    """Of another house than this."""

    house: Final[int]

    def __init__(self, house: int) -> None:
        super().__init__(BESIDE)
        self.house = house

    def holds(self, b: Board, c: Ctx, card: int) -> bool:
        return not b.belongs(card, self.house)

    def fr(self, feminine: bool, many: bool) -> str:
        return "non-" + HOUSE_NAMES[self.house].fr

    def en(self, many: bool) -> str:
        return "non-" + HOUSE_NAMES[self.house].en


class OfChosenHouse(Qual):
    """Of the house just chosen."""

    def holds(self, b: Board, c: Ctx, card: int) -> bool:
        return b.belongs(card, c.house)

    def fr(self, feminine: bool, many: bool) -> str:
        return "de cette Maison"

    def en(self, many: bool) -> str:
        return "of that house"


class Trait(Qual):
    """With a trait (KF-G62)."""

    trait: Final[str]

    def __init__(self, trait: str) -> None:
        super().__init__(BESIDE)
        self.trait = trait

    def holds(self, b: Board, c: Ctx, card: int) -> bool:
        return b.has_trait(card, self.trait)

    def fr(self, feminine: bool, many: bool) -> str:
        return capital(TRAITS[self.trait])

    def en(self, many: bool) -> str:
        return capital(self.trait)


class NotTrait(Qual):
    """Without a trait."""

    trait: Final[str]

    def __init__(self, trait: str) -> None:
        super().__init__(BESIDE)
        self.trait = trait

    def holds(self, b: Board, c: Ctx, card: int) -> bool:
        return not b.has_trait(card, self.trait)

    def fr(self, feminine: bool, many: bool) -> str:
        return "non-" + capital(TRAITS[self.trait])

    def en(self, many: bool) -> str:
        return "non-" + capital(self.trait)


class Damaged(Qual):
    """KF-G22: with damage on it, or without."""

    damaged: Final[bool]

    def __init__(self, damaged: bool) -> None:
        super().__init__(BESIDE)
        self.damaged = damaged

    def holds(self, b: Board, c: Ctx, card: int) -> bool:
        return (b.damage[card] > 0) == self.damaged

    def fr(self, feminine: bool, many: bool) -> str:
        return agreed("blessé", feminine, many) if self.damaged else ("indemnes" if many else "indemne")

    def en(self, many: bool) -> str:
        return "damaged" if self.damaged else "undamaged"


class Ready(Qual):
    """Ready."""

    def holds(self, b: Board, c: Ctx, card: int) -> bool:
        return not b.exhausted[card]

    def fr(self, feminine: bool, many: bool) -> str:
        return agreed("redressé", feminine, many)

    def en(self, many: bool) -> str:
        return "ready"


class Stunned(Qual):
    """Stunned."""

    def holds(self, b: Board, c: Ctx, card: int) -> bool:
        return b.stunned[card]

    def fr(self, feminine: bool, many: bool) -> str:
        return agreed("sonné", feminine, many)

    def en(self, many: bool) -> str:
        return "stunned"


class OnFlank(Qual):
    """On a flank (KF-G29)."""

    def holds(self, b: Board, c: Ctx, card: int) -> bool:
        return b.on_flank(card)

    def fr(self, feminine: bool, many: bool) -> str:
        return "de flanc"

    def en(self, many: bool) -> str:
        return "flank"


class NotOnFlank(Qual):
    """Between two others."""

    def holds(self, b: Board, c: Ctx, card: int) -> bool:
        return not b.on_flank(card)

    def fr(self, feminine: bool, many: bool) -> str:
        return "qui ne sont pas sur un flanc" if many else "qui n'est pas sur un flanc"

    def en(self, many: bool) -> str:
        return "not on a flank"


class Neighboring(Qual):
    """Next to the card that speaks (KF-G65)."""

    def holds(self, b: Board, c: Ctx, card: int) -> bool:
        return card in b.neighbors(b.body(c.card))

    def fr(self, feminine: bool, many: bool) -> str:
        return agreed("voisin", feminine, many)

    def en(self, many: bool) -> str:
        return "neighboring"


class NextToIt(Qual):
    """Next to the creature chosen just before."""

    def holds(self, b: Board, c: Ctx, card: int) -> bool:
        return any(card in b.neighbors(it) for it in c.it)

    def fr(self, feminine: bool, many: bool) -> str:
        return agreed("voisin", feminine, many) + " de celle-ci"

    def en(self, many: bool) -> str:
        return "next to it"


class Power(Qual):
    """With a power between two numbers."""

    low: Final[int]
    high: Final[int]

    def __init__(self, low: int, high: int) -> None:
        super().__init__(TAIL)
        self.low = low
        self.high = high

    def holds(self, b: Board, c: Ctx, card: int) -> bool:
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

    def holds(self, b: Board, c: Ctx, card: int) -> bool:
        return b.aember[card] > 0

    def fr(self, feminine: bool, many: bool) -> str:
        return "qui portent de l'Æ" if many else "qui porte de l'Æ"

    def en(self, many: bool) -> str:
        return "with any Æ on them" if many else "with any Æ on it"


class WithKeyword(Qual):
    """With a keyword."""

    keyword: Final[int]

    def __init__(self, keyword: int) -> None:
        super().__init__(BESIDE)
        self.keyword = keyword

    def holds(self, b: Board, c: Ctx, card: int) -> bool:
        return b.keyword(card, self.keyword) > 0

    def fr(self, feminine: bool, many: bool) -> str:
        return KEYWORD_NAMES[self.keyword].fr + ("s" if many else "")

    def en(self, many: bool) -> str:
        return KEYWORD_NAMES[self.keyword].en


FRIENDLY: Final = Friendly()
ENEMY: Final = Enemy()
OTHER: Final = Other(FRONT)
OTHER_THAN_IT: Final = OtherThanIt(FRONT)
OF_CHOSEN_HOUSE: Final = OfChosenHouse(TAIL)
DAMAGED: Final = Damaged(True)
UNDAMAGED: Final = Damaged(False)
READY: Final = Ready()
STUNNED: Final = Stunned()
ON_FLANK: Final = OnFlank()
NOT_ON_FLANK: Final = NotOnFlank(TAIL)
NEIGHBORING: Final = Neighboring()
NEXT_TO_IT: Final = NextToIt(TAIL)
WITH_AEMBER: Final = WithAember(TAIL)


def power_at_most(high: int) -> Qual:
    return Power(0, high)


def power_at_least(low: int) -> Qual:
    return Power(low, 1 << 30)


def power_exactly(power: int) -> Qual:
    return Power(power, power)


def agreed(adjective: str, feminine: bool, many: bool) -> str:
    return adjective + ("e" if feminine else "") + ("s" if many else "")
