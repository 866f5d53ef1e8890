"""To whom: how many cards of a group, chosen by whom, and how they are named."""

from typing import Final

from mypy_extensions import mypyc_attr

from veillee.games.keyforge.board import Board
from veillee.games.keyforge.prompts import TARGET
from veillee.games.keyforge.rules import Duel
from veillee.games.keyforge.speech import CREATURE_NOUN, Say
from veillee.games.keyforge.word import Ctx, Phrase
from veillee.games.keyforge.words.groups import Group


@mypyc_attr(allow_interpreted_subclasses=True)
class Whom(Phrase):
    """The cards an effect is for."""

    def pick(self, d: Duel, c: Ctx) -> list[int]:
        """Finds them, asking the active player where there is a choice."""
        raise NotImplementedError

    def pick_if_wished(self, d: Duel, c: Ctx) -> list[int]:
        """The same, when the player may decline; one question, not two."""
        cards = self.candidates(d, c)
        return cards if cards and d.ask_yes(c.card) else []

    def candidates(self, d: Duel, c: Ctx) -> list[int]:
        """All cards it could mean."""
        raise NotImplementedError

    def covers(self, b: Board, c: Ctx, card: int) -> bool:
        """Whether a constant that speaks of it applies to a card."""
        raise NotImplementedError

    def several(self) -> bool:
        """Whether verbs take the plural after it."""
        return False


class A(Whom):
    """One card of a group, chosen by the active player."""

    group: Final[Group]

    def __init__(self, group: Group) -> None:
        self.group = group

    def candidates(self, d: Duel, c: Ctx) -> list[int]:
        return self.group.find(d, c)

    def pick(self, d: Duel, c: Ctx) -> list[int]:
        return d.ask_some(c.card, TARGET, self.group.find(d, c), 1, 1, secret=self.group.secret, wanted=self)

    def pick_if_wished(self, d: Duel, c: Ctx) -> list[int]:
        return d.ask_some(c.card, TARGET, self.group.find(d, c), 0, 1, secret=self.group.secret, wanted=self)

    def say(self, s: Say) -> str:
        said = self.group.one(s)
        return s.chosen or said


class Some(Whom):
    """Between two numbers of cards of a group: “up to 3”, “2”, “any number of”."""

    least: Final[int]
    most: Final[int]
    group: Final[Group]

    def __init__(self, least: int, most: int, group: Group) -> None:
        self.least = least
        self.most = most
        self.group = group

    def candidates(self, d: Duel, c: Ctx) -> list[int]:
        return self.group.find(d, c)

    def pick(self, d: Duel, c: Ctx) -> list[int]:
        return d.ask_some(
            c.card, TARGET, self.group.find(d, c), self.least, self.most, secret=self.group.secret, wanted=self
        )

    def pick_if_wished(self, d: Duel, c: Ctx) -> list[int]:
        return d.ask_some(c.card, TARGET, self.group.find(d, c), 0, self.most, secret=self.group.secret, wanted=self)

    def say(self, s: Say) -> str:
        name = self.group.many(s)
        if s.chosen:
            s.named(self.group.noun, False)
            return s.chosen
        if self.most >= 100:
            return s(f"autant de {name} que vous le souhaitez", f"any number of {name}")
        return (
            s(f"jusqu'à {self.most} {name}", f"up to {self.most} {name}") if self.least == 0 else f"{self.most} {name}"
        )

    def several(self) -> bool:
        return True


def up_to(most: int, group: Group) -> Whom:
    return Some(0, most, group)


def exactly(number: int, group: Group) -> Whom:
    return Some(number, number, group)


def any_number(group: Group) -> Whom:
    return Some(0, 1000, group)


class Each(Whom):
    """Every card of a group."""

    group: Final[Group]

    def __init__(self, group: Group) -> None:
        self.group = group

    def candidates(self, d: Duel, c: Ctx) -> list[int]:
        return self.group.find(d, c)

    def pick(self, d: Duel, c: Ctx) -> list[int]:
        return self.group.find(d, c)

    def covers(self, b: Board, c: Ctx, card: int) -> bool:
        return self.group.has(b, c, card)

    def say(self, s: Say) -> str:
        return self.group.each(s)


class This(Whom):
    """The card that speaks; for an upgrade, the creature it is attached to."""

    def candidates(self, d: Duel, c: Ctx) -> list[int]:
        return [d.body(c.card)]

    def pick(self, d: Duel, c: Ctx) -> list[int]:
        return [d.body(c.card)]

    def covers(self, b: Board, c: Ctx, card: int) -> bool:
        return card == b.body(c.card)

    def say(self, s: Say) -> str:
        return s.self_name()


class ThisUpgrade(Whom):
    """The upgrade that speaks, or that gave the ability."""

    def candidates(self, d: Duel, c: Ctx) -> list[int]:
        return [c.by]

    def pick(self, d: Duel, c: Ctx) -> list[int]:
        return [c.by]

    def say(self, s: Say) -> str:
        return s.name


class It(Whom):
    """What was chosen just before."""

    def candidates(self, d: Duel, c: Ctx) -> list[int]:
        return c.it

    def pick(self, d: Duel, c: Ctx) -> list[int]:
        return c.it

    def covers(self, b: Board, c: Ctx, card: int) -> bool:
        return card in c.it

    def say(self, s: Say) -> str:
        noun = s.it
        if s.many:
            return s("ces " + noun.frs, "those " + noun.ens)
        return s(("cette " if noun.feminine else this_before(noun.fr)) + noun.fr, "that " + noun.en)


class About(Whom):
    """The card a reaction is about."""

    def candidates(self, d: Duel, c: Ctx) -> list[int]:
        return [c.about]

    def pick(self, d: Duel, c: Ctx) -> list[int]:
        return [c.about]

    def say(self, s: Say) -> str:
        noun = s.it
        return s(("cette " if noun.feminine else this_before(noun.fr)) + noun.fr, "that " + noun.en)


class Foe(Whom):
    """The creature this one fights (KF-G1)."""

    def candidates(self, d: Duel, c: Ctx) -> list[int]:
        return [c.other] if c.other >= 0 else []

    def pick(self, d: Duel, c: Ctx) -> list[int]:
        return self.candidates(d, c)

    def say(self, s: Say) -> str:
        s.named(CREATURE_NOUN, False)
        return s(f"la créature que combat {s.self_name()}", f"the creature {s.self_name()} fights")


class Neighbors(Whom):
    """Each neighbour of some creature."""

    whom: Final[Whom]

    def __init__(self, whom: Whom) -> None:
        self.whom = whom

    def candidates(self, d: Duel, c: Ctx) -> list[int]:
        return around(d, self.whom.candidates(d, c))

    def pick(self, d: Duel, c: Ctx) -> list[int]:
        return around(d, self.whom.pick(d, c))

    def covers(self, b: Board, c: Ctx, card: int) -> bool:
        return any(self.whom.covers(b, c, neighbor) for neighbor in b.neighbors(card))

    def say(self, s: Say) -> str:
        whom = self.whom.say(s)
        s.named(CREATURE_NOUN, True)
        return s(f"chaque voisine de {whom}".replace("de une", "d'une"), f"each neighbor of {whom}")


class WithNeighbors(Whom):
    """A creature and each of its neighbours."""

    whom: Final[Whom]

    def __init__(self, whom: Whom) -> None:
        self.whom = whom

    def candidates(self, d: Duel, c: Ctx) -> list[int]:
        return self.whom.candidates(d, c)

    def pick(self, d: Duel, c: Ctx) -> list[int]:
        chosen = self.whom.pick(d, c)
        return chosen + around(d, chosen)

    def say(self, s: Say) -> str:
        whom = self.whom.say(s)
        s.named(CREATURE_NOUN, True)
        return s(f"{whom} et chacune de ses voisines", f"{whom} and each of its neighbors")


class Most(Whom):
    """KF-G36, KF-G37: the most (or least) powerful of a group; the active player decides between equals."""

    group: Final[Group]
    least: Final[bool]

    def __init__(self, group: Group, least: bool = False) -> None:
        self.group = group
        self.least = least

    def candidates(self, d: Duel, c: Ctx) -> list[int]:
        return extremes(d, self.group.find(d, c), self.least)

    def pick(self, d: Duel, c: Ctx) -> list[int]:
        return d.ask_some(c.card, TARGET, self.candidates(d, c), 1, 1, wanted=self)

    def say(self, s: Say) -> str:
        s.named(self.group.noun, False)
        if s.chosen:
            return s.chosen
        name = self.group.name(s, False)
        if self.least:
            return s(f"la {name} la moins puissante", f"the least powerful {name}")
        return s(f"la {name} la plus puissante", f"the most powerful {name}")


def around(b: Board, cards: list[int]) -> list[int]:
    """The neighbours of some creatures, each once."""
    found: list[int] = []
    for card in cards:
        found += [neighbor for neighbor in b.neighbors(card) if neighbor not in found]
    return found


def extremes(b: Board, cards: list[int], least: bool) -> list[int]:
    """Those of the highest power, or of the lowest."""
    if not cards:
        return []
    powers = [b.power(card) for card in cards]
    best = min(powers) if least else max(powers)
    return [card for at, card in enumerate(cards) if powers[at] == best]


def this_before(noun: str) -> str:
    return "cet " if noun[0] in "aeiouhéèêâîôûæœ" else "ce "


THIS: Final = This()
THIS_UPGRADE: Final = ThisUpgrade()
IT: Final = It()
ABOUT: Final = About()
FOE: Final = Foe()
