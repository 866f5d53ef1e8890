"""Events and reactions: what a card does each time something happens."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from veillee.core.grammar import si
from veillee.games.keyforge.rules.ability import Cond, Constant, Ctx, Happening, Word
from veillee.games.keyforge.rules.board import Board
from veillee.games.keyforge.rules.hooks import (
    AFTER_DESTROY,
    AFTER_DESTROY_FIGHTING,
    AFTER_DISCARD,
    AFTER_ENTER,
    AFTER_FIGHT,
    AFTER_FORGE,
    AFTER_HOUSE,
    AFTER_PLAY,
    AFTER_REAP,
    AFTER_USE,
    END_OF_TURN,
)
from veillee.games.keyforge.rules.terms import HOUSE_NAMES
from veillee.games.keyforge.words.groups import BOTH, OPPONENT, YOU, Group, seat_of
from veillee.games.keyforge.words.speech import COMMAND, CREATURE_NOUN, Say


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Event:
    """Something that can happen: its bit, whether this is it, and how it is said after « chaque fois que »."""

    def bit(self) -> int:
        raise NotImplementedError

    def fits(self, b: Board, c: Ctx, h: Happening) -> bool:
        raise NotImplementedError

    def say(self, s: Say) -> str:
        raise NotImplementedError

    def lead(self, s: Say) -> str:
        """The clause that opens the sentence."""
        said = self.say(s)
        return s(f"chaque fois {s.que(said)}", f"each time {said}")


@dataclass(frozen=True, eq=False)
class OnCard(Event):
    """Something that happens to a card of a group."""

    at: int
    group: Group
    fr: str
    en: str

    def bit(self) -> int:
        return self.at

    def fits(self, b: Board, c: Ctx, h: Happening) -> bool:
        return self.group.met(b, c, h.card, h.seat)

    def say(self, s: Say) -> str:
        return self.group.one(s) + s(self.fr, self.en)


def enters(group: Group) -> Event:
    return OnCard(AFTER_ENTER, group, " entre en jeu", " enters play")


def is_destroyed(group: Group) -> Event:
    return OnCard(AFTER_DESTROY, group, " est détruite", " is destroyed")


def fights(group: Group) -> Event:
    return OnCard(AFTER_FIGHT, group, " combat", " fights")


def reaps(group: Group) -> Event:
    return OnCard(AFTER_REAP, group, " moissonne", " reaps")


@dataclass(frozen=True, eq=False)
class DestroyedFightingThis(Event):
    """KF-G17: a creature is destroyed fighting the one that speaks, which survives."""

    any_side: bool = False

    def bit(self) -> int:
        return AFTER_DESTROY_FIGHTING

    def fits(self, b: Board, c: Ctx, h: Happening) -> bool:
        return h.other == b.body(c.card) and (self.any_side or h.seat != c.you)

    def say(self, s: Say) -> str:
        s.named(CREATURE_NOUN, False)
        me = s.self_name()
        if self.any_side:
            return s(f"une créature est détruite en combattant {me}", f"a creature is destroyed fighting {me}")
        return s(
            f"une créature ennemie est détruite en combattant {me}", f"an enemy creature is destroyed fighting {me}"
        )


@dataclass(frozen=True, eq=False)
class ByPlayer(Event):
    """Something a player does with a card of a group."""

    at: int
    who: int
    group: Group
    fr: str
    fr_third: str
    en: str

    def bit(self) -> int:
        return self.at

    def fits(self, b: Board, c: Ctx, h: Happening) -> bool:
        return (self.who == BOTH or h.seat == seat_of(c, self.who)) and self.group.matches(b, c, h.card)

    def say(self, s: Say) -> str:
        one = self.group.one(s)
        if self.who == YOU:
            return s(f"vous {self.fr} {one}", f"you {self.en} {one}")
        if self.who == OPPONENT:
            return s.foe(f"{self.fr_third} {one}", f"{self.en}s {one}", f"{self.en} {one}")
        return s(f"un joueur {self.fr_third} {one}", f"a player {self.en}s {one}")


def plays(who: int, group: Group) -> Event:
    return ByPlayer(AFTER_PLAY, who, group, "jouez", "joue", "play")


def uses(who: int, group: Group) -> Event:
    return ByPlayer(AFTER_USE, who, group, "utilisez", "utilise", "use")


def discards(who: int, group: Group) -> Event:
    """From the hand."""
    return ByPlayer(AFTER_DISCARD, who, group, "défaussez", "défausse", "discard")


@dataclass(frozen=True, eq=False)
class Forges(Event):
    """A player has forged a key."""

    who: int

    def bit(self) -> int:
        return AFTER_FORGE

    def fits(self, b: Board, c: Ctx, h: Happening) -> bool:
        return h.seat == seat_of(c, self.who)

    def say(self, s: Say) -> str:
        if self.who == YOU:
            return s("vous forgez une clé", "you forge a key")
        return s.foe("forge une clé", "forges a key", "forge a key")


@dataclass(frozen=True, eq=False)
class ChoosesHouse(Event):
    """You have chosen a house as the active one."""

    house: int

    def bit(self) -> int:
        return AFTER_HOUSE

    def fits(self, b: Board, c: Ctx, h: Happening) -> bool:
        return h.seat == c.you and h.house == self.house

    def say(self, s: Say) -> str:
        name = HOUSE_NAMES[self.house].said(s.tongue)
        return s(f"vous choisissez {name} comme Maison active", f"you choose {name} as your active house")


class TurnEnds(Event):
    """Your turn ends (KF-G28)."""

    def bit(self) -> int:
        return END_OF_TURN

    def fits(self, b: Board, c: Ctx, h: Happening) -> bool:
        return h.seat == c.you

    def say(self, s: Say) -> str:
        return s("votre tour se termine", "your turn ends")

    def lead(self, s: Say) -> str:
        return s("à la fin de votre tour", "at the end of your turn")


@dataclass(frozen=True, eq=False)
class EachTime(Constant):
    """A reaction: each time something happens, an effect; perhaps only in your turn, or under a condition."""

    event: Event
    word: Word
    in_your_turn: bool = False
    when: Cond | None = None

    def hooks(self) -> int:
        return self.event.bit()

    def hears(self, b: Board, c: Ctx, h: Happening) -> bool:
        if self.in_your_turn and b.active != c.you:
            return False
        return self.event.fits(b, c, h) and (self.when is None or self.when.holds(b, c))

    def reaction(self) -> Word:
        return self.word

    def say(self, s: Say) -> str:
        lead = self.event.lead(s)
        if self.in_your_turn:
            lead = s("pendant votre tour, ", "during your turn, ") + lead
        if self.when is not None:
            cond = self.when.say(s)
            lead += s(f", {si(cond)}", f", if {cond}")
        return lead + ", " + self.word.say(s, COMMAND)
