"""How much, and whether: numbers and conditions that read the table and say what they read."""

from typing import Final

from mypy_extensions import mypyc_attr

from veillee.games.keyforge.board import Board
from veillee.games.keyforge.speech import Noun, Say
from veillee.games.keyforge.word import Cond, Ctx
from veillee.games.keyforge.words.groups import YOU, Group, seat_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount:
    """A number that may depend on the table."""

    def of(self, b: Board, c: Ctx) -> int:
        raise NotImplementedError

    def say(self, s: Say, unit: Noun) -> str:
        """The number with its unit."""
        raise NotImplementedError

    def tail(self, s: Say) -> str:
        """What follows: " for each…", or nothing."""
        return ""


class Fixed(Amount):
    """A plain number."""

    number: Final[int]

    def __init__(self, number: int) -> None:
        self.number = number

    def of(self, b: Board, c: Ctx) -> int:
        return self.number

    def say(self, s: Say, unit: Noun) -> str:
        return counted(s, self.number, unit)


class Per(Amount):
    """So many for each card of a group."""

    group: Final[Group]
    each: Final[int]

    def __init__(self, group: Group, each: int = 1) -> None:
        self.group = group
        self.each = each

    def of(self, b: Board, c: Ctx) -> int:
        return self.group.count(b, c) * self.each

    def say(self, s: Say, unit: Noun) -> str:
        return counted(s, self.each, unit)

    def tail(self, s: Say) -> str:
        return s(" pour ", " for ") + self.group.each(s)


class PerDone(Amount):
    """So many for each card to which the effect just before really happened."""

    noun: Final[Noun]
    fr: Final[str]
    en: Final[str]
    each: Final[int]

    def __init__(self, noun: Noun, fr: str, en: str, each: int = 1) -> None:
        self.noun = noun
        self.fr = fr
        self.en = en
        self.each = each

    def of(self, b: Board, c: Ctx) -> int:
        return len(c.done) * self.each

    def say(self, s: Say, unit: Noun) -> str:
        return counted(s, self.each, unit)

    def tail(self, s: Say) -> str:
        participle = self.fr + ("e" if self.noun.feminine else "")
        return s(
            f" pour chaque {self.noun.fr} {participle} de la sorte", f" for each {self.noun.en} {self.en} this way"
        )


class PerFallen(Amount):
    """So many for each enemy creature destroyed in a fight this turn."""

    each: Final[int]

    def __init__(self, each: int = 1) -> None:
        self.each = each

    def of(self, b: Board, c: Ctx) -> int:
        return b.log.fallen.count(1 - c.you) * self.each

    def say(self, s: Say, unit: Noun) -> str:
        return counted(s, self.each, unit)

    def tail(self, s: Say) -> str:
        return s(
            " pour chaque créature ennemie détruite en combattant pendant ce tour",
            " for each enemy creature destroyed in a fight this turn",
        )


class PerKey(Amount):
    """So many for each key a player has forged (or has not)."""

    who: Final[int]
    forged: Final[bool]
    each: Final[int]

    def __init__(self, who: int, forged: bool = True, each: int = 1) -> None:
        self.who = who
        self.forged = forged
        self.each = each

    def of(self, b: Board, c: Ctx) -> int:
        forged = b.sides[seat_of(c, self.who)].forged()
        return (forged if self.forged else 3 - forged) * self.each

    def say(self, s: Say, unit: Noun) -> str:
        return counted(s, self.each, unit)

    def tail(self, s: Say) -> str:
        fr, en = (" forgée", "forged") if self.forged else (" non forgée", "unforged")
        if self.who == YOU:
            return s(f" pour chacune de vos clés{fr}s", f" for each {en} key you have")
        return s(f" pour chaque clé{fr} de votre adversaire", f" for each {en} key your opponent has")


class Excess(Amount):
    """So many for each creature one player has in excess of the other."""

    who: Final[int]
    each: Final[int]

    def __init__(self, who: int, each: int = 1) -> None:
        self.who = who
        self.each = each

    def of(self, b: Board, c: Ctx) -> int:
        seat = seat_of(c, self.who)
        return max(0, len(b.sides[seat].line) - len(b.sides[1 - seat].line)) * self.each

    def say(self, s: Say, unit: Noun) -> str:
        return counted(s, self.each, unit)

    def tail(self, s: Say) -> str:
        if self.who == YOU:
            return s(
                " pour chaque créature que vous contrôlez de plus que votre adversaire",
                " for each creature you control in excess of your opponent",
            )
        return s(
            " pour chaque créature que votre adversaire contrôle de plus que vous",
            " for each creature your opponent controls in excess of you",
        )


class PerAemberOnThis(Amount):
    """So many for each Æ on the card that speaks."""

    each: Final[int]

    def __init__(self, each: int = 1) -> None:
        self.each = each

    def of(self, b: Board, c: Ctx) -> int:
        return b.aember[b.body(c.card)] * self.each

    def say(self, s: Say, unit: Noun) -> str:
        return counted(s, self.each, unit)

    def tail(self, s: Say) -> str:
        return s(" pour chaque Æ qui s'y trouve", " for each Æ on it")


class ThatMuch(Amount):
    """As much as the effect just before really came to."""

    def of(self, b: Board, c: Ctx) -> int:
        return c.amount

    def say(self, s: Say, unit: Noun) -> str:
        return s(f"autant de {unit.frs}", f"that much {unit.en}")


class All(Amount):
    """All the Æ a player has."""

    who: Final[int]

    def __init__(self, who: int) -> None:
        self.who = who

    def of(self, b: Board, c: Ctx) -> int:
        return b.sides[seat_of(c, self.who)].aember

    def say(self, s: Say, unit: Noun) -> str:
        if self.who == YOU:
            return s(f"tout votre {unit.fr}", f"all your {unit.en}")
        return s(f"tout l'{unit.fr} de votre adversaire", f"all your opponent's {unit.en}")


class AllBut(Amount):
    """All the Æ a player has, except some."""

    who: Final[int]
    left: Final[int]

    def __init__(self, who: int, left: int) -> None:
        self.who = who
        self.left = left

    def of(self, b: Board, c: Ctx) -> int:
        return max(0, b.sides[seat_of(c, self.who)].aember - self.left)

    def say(self, s: Say, unit: Noun) -> str:
        return s(
            f"tout l'{unit.fr} de votre adversaire sauf {self.left}",
            f"all but {self.left} of your opponent's {unit.en}",
        )


def number(n: "int | Amount") -> Amount:
    return Fixed(n) if isinstance(n, int) else n


def counted(s: Say, n: int, unit: Noun) -> str:
    return s(f"{n} {unit.frs if n > 1 else unit.fr}", f"{n} {unit.ens if n != 1 else unit.en}")


THAT_MUCH: Final = ThatMuch()


class Has(Cond):
    """A player has between so much and so much Æ."""

    who: Final[int]
    low: Final[int]
    high: Final[int]

    def __init__(self, who: int, low: int, high: int = 1 << 30) -> None:
        self.who = who
        self.low = low
        self.high = high

    def holds(self, b: Board, c: Ctx) -> bool:
        return self.low <= b.sides[seat_of(c, self.who)].aember <= self.high

    def say(self, s: Say) -> str:
        fr, en = ("vous avez", "you have") if self.who == YOU else ("votre adversaire a", "your opponent has")
        if self.high == 0:
            none = "vous n'avez pas d'Æ" if self.who == YOU else "votre adversaire n'a pas d'Æ"
            return s(none, f"{en} no Æ")
        if self.low == self.high:
            return s(f"{fr} exactement {self.low} Æ", f"{en} exactly {self.low} Æ")
        return s(f"{fr} au moins {self.low} Æ", f"{en} {self.low} Æ or more")


class HasMore(Cond):
    """A player has more Æ than the other."""

    who: Final[int]

    def __init__(self, who: int) -> None:
        self.who = who

    def holds(self, b: Board, c: Ctx) -> bool:
        seat = seat_of(c, self.who)
        return b.sides[seat].aember > b.sides[1 - seat].aember

    def say(self, s: Say) -> str:
        if self.who == YOU:
            return s("vous avez plus d'Æ que votre adversaire", "you have more Æ than your opponent")
        return s("votre adversaire a plus d'Æ que vous", "your opponent has more Æ than you")


class MoreCreatures(Cond):
    """A player controls more creatures than the other."""

    who: Final[int]

    def __init__(self, who: int) -> None:
        self.who = who

    def holds(self, b: Board, c: Ctx) -> bool:
        seat = seat_of(c, self.who)
        return len(b.sides[seat].line) > len(b.sides[1 - seat].line)

    def say(self, s: Say) -> str:
        if self.who == YOU:
            return s(
                "vous contrôlez plus de créatures que votre adversaire", "you control more creatures than your opponent"
            )
        return s(
            "votre adversaire contrôle plus de créatures que vous", "your opponent controls more creatures than you"
        )


class InPlay(Cond):
    """At least so many cards of a group are in play (none: exactly none)."""

    group: Final[Group]
    least: Final[int]

    def __init__(self, group: Group, least: int = 1) -> None:
        self.group = group
        self.least = least

    def holds(self, b: Board, c: Ctx) -> bool:
        count = self.group.count(b, c)
        return count >= self.least if self.least else count == 0

    def say(self, s: Say) -> str:
        name = self.group.many(s)
        if self.least == 0:
            return s(
                f"il n'y a pas de {name} en jeu".replace("de a", "d'a").replace("de é", "d'é"),
                f"there are no {name} in play",
            )
        return s(f"il y a au moins {self.least} {name} en jeu", f"there are {self.least} or more {name} in play")


class ForgedLastTurn(Cond):
    """The opponent forged a key on their previous turn."""

    def holds(self, b: Board, c: Ctx) -> bool:
        return b.before[1 - c.you].forged != 0

    def say(self, s: Say) -> str:
        return s(
            "votre adversaire a forgé une clé à son tour précédent", "your opponent forged a key on their previous turn"
        )


class PlayedExactly(Cond):
    """So many cards were played this turn, no more, no less."""

    cards: Final[int]

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def holds(self, b: Board, c: Ctx) -> bool:
        return len(b.log.played) == self.cards

    def say(self, s: Say) -> str:
        plural = "s" if self.cards > 1 else ""
        return s(
            f"vous avez joué exactement {self.cards} carte{plural} pendant ce tour",
            f"you played exactly {self.cards} card{plural} this turn",
        )


class ThisOnFlank(Cond):
    """The card that speaks is on a flank."""

    def holds(self, b: Board, c: Ctx) -> bool:
        return b.on_flank(b.body(c.card))

    def say(self, s: Say) -> str:
        return s(f"{s.self_name()} est sur un flanc", f"{s.self_name()} is on a flank")


class Fell(Cond):
    """The effect just before destroyed what it struck."""

    def holds(self, b: Board, c: Ctx) -> bool:
        return len(c.done) > 0

    def say(self, s: Say) -> str:
        return s("ces dégâts la détruisent", "this damage destroys that creature")


class NotFell(Cond):
    """The effect just before did not destroy what it struck."""

    def holds(self, b: Board, c: Ctx) -> bool:
        return len(c.it) > 0 and not c.done

    def say(self, s: Say) -> str:
        return s("elle n'est pas détruite", "it is not destroyed")


class OfHouseChosen(Cond):
    """The card just met is of the house chosen."""

    def holds(self, b: Board, c: Ctx) -> bool:
        return len(c.it) > 0 and b.belongs(c.it[0], c.house)

    def say(self, s: Say) -> str:
        return s("elle appartient à cette Maison", "it is of that house")
