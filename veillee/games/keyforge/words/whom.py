"""Targets: how many cards of a group, chosen by whom, and how they are named."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from veillee.core.match import NO_CARD, Card
from veillee.games.keyforge.rules.ability import Ctx, Phrase, Word
from veillee.games.keyforge.rules.board import Board
from veillee.games.keyforge.rules.duel import Duel
from veillee.games.keyforge.voice.prompts import TARGET
from veillee.games.keyforge.words.groups import Group
from veillee.games.keyforge.words.speech import CREATURE_NOUN, Say


@mypyc_attr(allow_interpreted_subclasses=True)
class Whom(Phrase):
    """The cards an effect is for."""

    def pick(self, d: Duel, c: Ctx, doing: Word | None = None) -> list[Card]:
        """Finds them, asking the active player where there is a choice; `doing` is what will be done to them."""
        return self.candidates(d, c)

    def pick_if_wished(self, d: Duel, c: Ctx, doing: Word | None = None) -> list[Card]:
        """The same, when the player may decline; one question, not two."""
        cards = self.candidates(d, c)
        return cards if cards and matters(d, c, cards, doing) and d.ask_yes(c.card, doing) else []

    def candidates(self, d: Duel, c: Ctx) -> list[Card]:
        """All cards it could mean."""
        raise NotImplementedError

    def covers(self, b: Board, c: Ctx, card: Card) -> bool:
        """Whether a constant that speaks of it applies to a card."""
        raise NotImplementedError


@dataclass(frozen=True, eq=False)
class Among(Whom):
    """Cards of a group."""

    group: Group

    def candidates(self, d: Duel, c: Ctx) -> list[Card]:
        return self.group.find(d, c)

    def ask(
        self, d: Duel, c: Ctx, least: int, most: int, doing: Word | None, nth: int = 0, rounds: int = 0
    ) -> list[Card]:
        """Between two numbers of them, chosen by the active player."""
        cards, secret = self.candidates(d, c), self.group.secret
        if cards and not matters(d, c, cards, doing):
            return []
        return d.ask_some(
            c.card, TARGET, cards, least, most, secret=secret, doing=doing, wanted=self, nth=nth, rounds=rounds
        )


class A(Among):
    """One card of a group."""

    def pick(self, d: Duel, c: Ctx, doing: Word | None = None) -> list[Card]:
        return self.ask(d, c, 1, 1, doing)

    def pick_if_wished(self, d: Duel, c: Ctx, doing: Word | None = None) -> list[Card]:
        return self.ask(d, c, 0, 1, doing)

    def pick_nth(self, d: Duel, c: Ctx, doing: Word, nth: int, rounds: int) -> list[Card]:
        """The same, as one of several that are chosen one after the other."""
        return self.ask(d, c, 1, 1, doing, nth, rounds)

    def say(self, s: Say) -> str:
        said = self.group.one(s)
        return s.chosen or said


@dataclass(frozen=True, eq=False)
class Some(Among):
    """Between two numbers of cards of a group: “up to 3”, “2”, “any number of”."""

    least: int
    most: int

    def pick(self, d: Duel, c: Ctx, doing: Word | None = None) -> list[Card]:
        return self.ask(d, c, self.least, self.most, doing)

    def pick_if_wished(self, d: Duel, c: Ctx, doing: Word | None = None) -> list[Card]:
        return self.ask(d, c, 0, self.most, doing)

    def one_more(self, d: Duel, c: Ctx, picked: list[Card], doing: Word) -> Card:
        """A card that was not picked before, chosen by itself; NO_CARD: no more of them."""
        cards = [card for card in self.candidates(d, c) if card not in picked]
        if cards and not matters(d, c, cards, doing):
            return NO_CARD
        least = 1 if len(picked) < self.least else 0
        nth = len(picked) + 1
        chosen = d.ask_some(c.card, TARGET, cards, least, 1, doing=doing, wanted=self, nth=nth, rounds=self.most)
        return chosen[0] if chosen else NO_CARD

    def say(self, s: Say) -> str:
        name = self.group.many(s)
        if s.chosen:
            self.group.called(s, False)
            return s.chosen
        if self.most >= 100:
            return s(f"autant {s.de(name)} que vous le souhaitez", f"any number of {name}")
        return (
            s(f"jusqu'à {self.most} {name}", f"up to {self.most} {name}") if self.least == 0 else f"{self.most} {name}"
        )

    def several(self) -> bool:
        return True


def up_to(most: int, group: Group) -> Whom:
    return Some(group, 0, most)


def exactly(number: int, group: Group) -> Whom:
    return Some(group, number, number)


def any_number(group: Group) -> Whom:
    return Some(group, 0, 1000)


class Each(Among):
    """Every card of a group."""

    def covers(self, b: Board, c: Ctx, card: Card) -> bool:
        return self.group.has(b, c, card)

    def say(self, s: Say) -> str:
        return self.group.each(s)


class This(Whom):
    """The card that speaks; for an upgrade, the creature it is attached to. KF-G10: once it is out of play, nobody."""

    def candidates(self, d: Duel, c: Ctx) -> list[Card]:
        me = d.body(c.card)
        return [me] if d.still_there(me) else []

    def covers(self, b: Board, c: Ctx, card: Card) -> bool:
        return card == b.body(c.card)

    def say(self, s: Say) -> str:
        return s.self_name()


class It(Whom):
    """What was chosen just before."""

    def candidates(self, d: Duel, c: Ctx) -> list[Card]:
        return c.it

    def covers(self, b: Board, c: Ctx, card: Card) -> bool:
        return card in c.it

    def say(self, s: Say) -> str:
        return s.chosen or s.that()


class About(Whom):
    """The card a reaction is about."""

    def candidates(self, d: Duel, c: Ctx) -> list[Card]:
        return [c.about]

    def say(self, s: Say) -> str:
        return s.it.that(s.tongue)


class Foe(Whom):
    """The creature this one fights (KF-G1)."""

    def candidates(self, d: Duel, c: Ctx) -> list[Card]:
        return [c.other] if c.other >= 0 else []

    def say(self, s: Say) -> str:
        s.named(CREATURE_NOUN, False)
        return s(f"la créature que combat {s.self_name()}", f"the creature {s.self_name()} fights")


@dataclass(frozen=True, eq=False)
class Neighbors(Whom):
    """Each neighbour of some creature."""

    whom: Whom

    def candidates(self, d: Duel, c: Ctx) -> list[Card]:
        return around(d, self.whom.candidates(d, c))

    def pick(self, d: Duel, c: Ctx, doing: Word | None = None) -> list[Card]:
        return around(d, self.whom.pick(d, c, doing))

    def covers(self, b: Board, c: Ctx, card: Card) -> bool:
        return any(self.whom.covers(b, c, neighbor) for neighbor in b.neighbors(card))

    def say(self, s: Say) -> str:
        whom = self.whom.say(s)
        s.named(CREATURE_NOUN, True)
        return s(f"chaque voisine {s.de(whom)}", f"each neighbor of {whom}")


@dataclass(frozen=True, eq=False)
class WithNeighbors(Whom):
    """A creature and each of its neighbours."""

    whom: Whom

    def candidates(self, d: Duel, c: Ctx) -> list[Card]:
        return self.whom.candidates(d, c)

    def pick(self, d: Duel, c: Ctx, doing: Word | None = None) -> list[Card]:
        """KF-D37: nobody is asked where whatever is chosen means the same creatures."""
        reached = [sorted([card, *around(d, [card])]) for card in self.whom.candidates(d, c)]
        if len(reached) > 1 and d.spares_idle() and all(cards == reached[0] for cards in reached):
            return reached[0]
        chosen = self.whom.pick(d, c, doing)
        return chosen + around(d, chosen)

    def say(self, s: Say) -> str:
        whom = self.whom.say(s)
        s.named(CREATURE_NOUN, True)
        return s(f"{whom} et chacune de ses voisines", f"{whom} and each of its neighbors")


@dataclass(frozen=True, eq=False)
class Most(Among):
    """KF-G36, KF-G37: the most (or least) powerful of a group; the active player decides between equals."""

    least: bool = False

    def candidates(self, d: Duel, c: Ctx) -> list[Card]:
        return extremes(d, self.group.find(d, c), self.least)

    def pick(self, d: Duel, c: Ctx, doing: Word | None = None) -> list[Card]:
        return self.ask(d, c, 1, 1, doing)

    def say(self, s: Say) -> str:
        self.group.called(s, False)
        if s.chosen:
            return s.chosen
        name = self.group.name(s, False)
        if self.least:
            return s(f"la {name} la moins puissante", f"the least powerful {name}")
        return s(f"la {name} la plus puissante", f"the most powerful {name}")


def matters(d: Duel, c: Ctx, cards: list[Card], doing: Word | None) -> bool:
    """KF-D37: whether it makes a difference to choose one of these cards."""
    return doing is None or any(doing.touches(d, c, card) for card in cards)


def around(b: Board, cards: list[Card]) -> list[Card]:
    """The neighbours of some creatures, each once."""
    found: list[Card] = []
    for card in cards:
        found += [neighbor for neighbor in b.neighbors(card) if neighbor not in found]
    return found


def extremes(b: Board, cards: list[Card], least: bool) -> list[Card]:
    """Those of the highest power, or of the lowest."""
    if not cards:
        return []
    powers = [b.power(card) for card in cards]
    best = min(powers) if least else max(powers)
    return [card for at, card in enumerate(cards) if powers[at] == best]


THIS: Final = This()
IT: Final = It()
ABOUT: Final = About()
FOE: Final = Foe()
