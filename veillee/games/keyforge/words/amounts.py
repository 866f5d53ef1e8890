"""Amounts and conditions: numbers and clauses that read the table and say what they read."""

from dataclasses import dataclass, field

from mypy_extensions import mypyc_attr

from veillee.core.grammar import Noun
from veillee.games.keyforge.rules.ability import Cond, Ctx
from veillee.games.keyforge.rules.board import Board
from veillee.games.keyforge.words.groups import YOU, Group, seat_of
from veillee.games.keyforge.words.speech import CARD_NOUN, Say


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Amount:
    """A number that may depend on the table."""

    each: int = field(default=1, kw_only=True)
    """The number that is said: how many in all, or for each of something."""

    def of(self, b: Board, c: Ctx) -> int:
        raise NotImplementedError

    def say(self, s: Say, unit: Noun) -> str:
        """The number with its unit."""
        return unit.counted(self.each, s.tongue)

    def tail(self, s: Say) -> str:
        """What follows: " for each…", or nothing."""
        return ""


class Fixed(Amount):
    """A plain number."""

    def of(self, b: Board, c: Ctx) -> int:
        return self.each


@dataclass(frozen=True, eq=False)
class Per(Amount):
    """So many for each card of a group."""

    group: Group

    def of(self, b: Board, c: Ctx) -> int:
        return self.group.count(b, c) * self.each

    def tail(self, s: Say) -> str:
        return s(" pour ", " for ") + self.group.counted(s)


@dataclass(frozen=True, eq=False)
class PerDone(Amount):
    """So many for each card to which the effect just before really happened."""

    noun: Noun
    fr: str
    en: str

    def of(self, b: Board, c: Ctx) -> int:
        return len(c.done) * self.each

    def tail(self, s: Say) -> str:
        participle = self.noun.agree(self.fr, self.fr + "e")
        return s(
            f" pour chaque {self.noun.fr} {participle} de la sorte", f" for each {self.noun.en} {self.en} this way"
        )


class PerFallen(Amount):
    """So many for each enemy creature destroyed in a fight this turn."""

    def of(self, b: Board, c: Ctx) -> int:
        return b.log.fallen.count(1 - c.you) * self.each

    def tail(self, s: Say) -> str:
        return s(
            " pour chaque créature ennemie détruite en combattant pendant ce tour",
            " for each enemy creature destroyed in a fight this turn",
        )


@dataclass(frozen=True, eq=False)
class PerKey(Amount):
    """So many for each key a player has forged (or has not)."""

    who: int
    forged: bool = True

    def of(self, b: Board, c: Ctx) -> int:
        forged = b.sides[seat_of(c, self.who)].forged()
        return (forged if self.forged else 3 - forged) * self.each

    def tail(self, s: Say) -> str:
        fr, en = (" forgée", "forged") if self.forged else (" non forgée", "unforged")
        if self.who == YOU:
            return s(f" pour chacune de vos clés{fr}s", f" for each {en} key you have")
        return s(f" pour chaque clé{fr} de votre adversaire", f" for each {en} key your opponent has")


@dataclass(frozen=True, eq=False)
class Excess(Amount):
    """So many for each creature one player has in excess of the other."""

    who: int

    def of(self, b: Board, c: Ctx) -> int:
        seat = seat_of(c, self.who)
        return max(0, len(b.sides[seat].line) - len(b.sides[1 - seat].line)) * self.each

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

    def of(self, b: Board, c: Ctx) -> int:
        return b.aember[b.body(c.card)] * self.each

    def tail(self, s: Say) -> str:
        return s(" pour chaque Æ qui s'y trouve", " for each Æ on it")


@dataclass(frozen=True, eq=False)
class All(Amount):
    """All the Æ a player has."""

    who: int

    def of(self, b: Board, c: Ctx) -> int:
        return b.sides[seat_of(c, self.who)].aember

    def say(self, s: Say, unit: Noun) -> str:
        if self.who == YOU:
            return s(f"tout votre {unit.fr}", f"all your {unit.en}")
        return s(f"tout l'{unit.fr} de votre adversaire", f"all your opponent's {unit.en}")


@dataclass(frozen=True, eq=False)
class AllBut(Amount):
    """All the Æ a player has, except some."""

    who: int
    left: int

    def of(self, b: Board, c: Ctx) -> int:
        return max(0, b.sides[seat_of(c, self.who)].aember - self.left)

    def say(self, s: Say, unit: Noun) -> str:
        return s(
            f"tout l'{unit.fr} de votre adversaire sauf {self.left}",
            f"all but {self.left} of your opponent's {unit.en}",
        )


def value(amount: int | Amount, b: Board, c: Ctx) -> int:
    """How much it comes to now."""
    return amount if isinstance(amount, int) else amount.of(b, c)


def number(amount: int | Amount) -> Amount:
    """As one that can speak."""
    return Fixed(each=amount) if isinstance(amount, int) else amount


def counted(amount: int | Amount, s: Say, unit: Noun) -> str:
    """The number with its unit and what follows."""
    return number(amount).say(s, unit) + number(amount).tail(s)


def signed(figure: int) -> str:
    """« +2 », « –1 »."""
    return f"{'–' if figure < 0 else '+'}{abs(figure)}"


@dataclass(frozen=True, eq=False)
class Has(Cond):
    """A player has between so much and so much Æ."""

    who: int
    low: int
    high: int = 1 << 30

    def holds(self, b: Board, c: Ctx) -> bool:
        return self.low <= b.sides[seat_of(c, self.who)].aember <= self.high

    def say(self, s: Say) -> str:
        if self.who == YOU:
            return s("vous ", "you ") + self.much(s, s("n'avez pas d'Æ", "have no Æ"), s("avez", "have"))
        return s.opponent() + " " + self.much(s, s("n'a pas d'Æ", "has no Æ"), s("a", "has"))

    def much(self, s: Say, none: str, has: str) -> str:
        if self.high == 0:
            return none
        if self.low == self.high:
            return s(f"{has} exactement {self.low} Æ", f"{has} exactly {self.low} Æ")
        return s(f"{has} au moins {self.low} Æ", f"{has} {self.low} Æ or more")


@dataclass(frozen=True, eq=False)
class HasMore(Cond):
    """A player has more Æ than the other."""

    who: int

    def holds(self, b: Board, c: Ctx) -> bool:
        seat = seat_of(c, self.who)
        return b.sides[seat].aember > b.sides[1 - seat].aember

    def say(self, s: Say) -> str:
        if self.who == YOU:
            return s("vous avez plus d'Æ que ", "you have more Æ than ") + s.opponent()
        return s.opponent() + s(" a plus d'Æ que vous", " has more Æ than you")


@dataclass(frozen=True, eq=False)
class MoreCreatures(Cond):
    """A player controls more creatures than the other."""

    who: int

    def holds(self, b: Board, c: Ctx) -> bool:
        seat = seat_of(c, self.who)
        return len(b.sides[seat].line) > len(b.sides[1 - seat].line)

    def say(self, s: Say) -> str:
        if self.who == YOU:
            return s("vous contrôlez plus de créatures que ", "you control more creatures than ") + s.opponent()
        return s.opponent() + s(" contrôle plus de créatures que vous", " controls more creatures than you")


@dataclass(frozen=True, eq=False)
class InPlay(Cond):
    """At least so many cards of a group are in play (none: exactly none)."""

    group: Group
    least: int = 1

    def holds(self, b: Board, c: Ctx) -> bool:
        count = self.group.count(b, c)
        return count >= self.least if self.least else count == 0

    def say(self, s: Say) -> str:
        many = self.group.many(s)
        if self.least == 0:
            none = self.group.none(s)
            return s(f"il n'y a pas {none} en jeu", f"there are no {none} in play")
        return s(f"il y a au moins {self.least} {many} en jeu", f"there are {self.least} or more {many} in play")


class ForgedLastTurn(Cond):
    """The opponent forged a key on their previous turn."""

    def holds(self, b: Board, c: Ctx) -> bool:
        return b.before[1 - c.you].forged != 0

    def say(self, s: Say) -> str:
        return s.opponent() + s(" a forgé une clé à son tour précédent", " forged a key on their previous turn")


@dataclass(frozen=True, eq=False)
class PlayedExactly(Cond):
    """So many cards were played this turn, no more, no less."""

    cards: int

    def holds(self, b: Board, c: Ctx) -> bool:
        return len(b.log.played) == self.cards

    def say(self, s: Say) -> str:
        cards = CARD_NOUN.counted(self.cards, s.tongue)
        return s(f"vous avez joué exactement {cards} pendant ce tour", f"you played exactly {cards} this turn")


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
