"""Reactions: what a card does each time something happens."""

from typing import Final

from mypy_extensions import mypyc_attr

from veillee.games.keyforge.board import Board
from veillee.games.keyforge.hooks import (
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
    BEFORE_A_FIGHT,
    END_OF_TURN,
)
from veillee.games.keyforge.names import HOUSE_NAMES
from veillee.games.keyforge.speech import COMMAND, CREATURE_NOUN, Say
from veillee.games.keyforge.word import Cond, Constant, Ctx, Happening, Word
from veillee.games.keyforge.words.groups import BOTH, OPPONENT, YOU, Group, seat_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that can happen: its bit, whether this is it, and how it is said after « chaque fois que »."""

    bit: Final[int]

    def __init__(self, bit: int) -> None:
        self.bit = bit

    def fits(self, b: Board, c: Ctx, h: Happening) -> bool:
        raise NotImplementedError

    def say(self, s: Say) -> str:
        raise NotImplementedError

    def lead(self, s: Say) -> str:
        """The clause that opens the sentence."""
        said = self.say(s)
        que = "qu'" if said[0] in "aeiouæéAEIOU" else "que "
        return s(f"chaque fois {que}{said}", f"each time {said}")


class OnCard(Event):
    """Something that happens to a card of a group."""

    group: Final[Group]

    def __init__(self, bit: int, group: Group) -> None:
        super().__init__(bit)
        self.group = group

    def fits(self, b: Board, c: Ctx, h: Happening) -> bool:
        return self.group.matches(b, c, h.card)


class Enters(OnCard):
    """A card enters play."""

    def __init__(self, group: Group) -> None:
        super().__init__(AFTER_ENTER, group)

    def say(self, s: Say) -> str:
        return self.group.one(s) + s(" entre en jeu", " enters play")


class IsDestroyed(OnCard):
    """A creature is destroyed."""

    def __init__(self, group: Group) -> None:
        super().__init__(AFTER_DESTROY, group)

    def say(self, s: Say) -> str:
        return self.group.one(s) + s(" est détruite", " is destroyed")


class Fights(OnCard):
    """A creature has fought."""

    def __init__(self, group: Group) -> None:
        super().__init__(AFTER_FIGHT, group)

    def say(self, s: Say) -> str:
        return self.group.one(s) + s(" combat", " fights")


class WillFight(OnCard):
    """A creature is about to fight."""

    def __init__(self, group: Group) -> None:
        super().__init__(BEFORE_A_FIGHT, group)

    def say(self, s: Say) -> str:
        return self.group.one(s) + s(" va combattre", " is about to fight")


class Reaps(OnCard):
    """A creature has reaped."""

    def __init__(self, group: Group) -> None:
        super().__init__(AFTER_REAP, group)

    def say(self, s: Say) -> str:
        return self.group.one(s) + s(" moissonne", " reaps")


class DestroyedFightingThis(Event):
    """KF-G17: a creature is destroyed fighting the one that speaks, which survives."""

    any_side: Final[bool]

    def __init__(self, any_side: bool = False) -> None:
        super().__init__(AFTER_DESTROY_FIGHTING)
        self.any_side = any_side

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


class ByPlayer(Event):
    """Something a player does with a card of a group."""

    who: Final[int]
    group: Final[Group]
    fr: Final[str]
    fr_third: Final[str]
    en: Final[str]

    def __init__(self, bit: int, who: int, group: Group, fr: str, fr_third: str, en: str) -> None:
        super().__init__(bit)
        self.who = who
        self.group = group
        self.fr = fr
        self.fr_third = fr_third
        self.en = en

    def fits(self, b: Board, c: Ctx, h: Happening) -> bool:
        return (self.who == BOTH or h.seat == seat_of(c, self.who)) and self.group.matches(b, c, h.card)

    def say(self, s: Say) -> str:
        one = self.group.one(s)
        if self.who == YOU:
            return s(f"vous {self.fr} {one}", f"you {self.en} {one}")
        subject = s("votre adversaire", "your opponent") if self.who == OPPONENT else s("un joueur", "a player")
        return s(f"{subject} {self.fr_third} {one}", f"{subject} {self.en}s {one}")


def plays(who: int, group: Group) -> Event:
    return ByPlayer(AFTER_PLAY, who, group, "jouez", "joue", "play")


def uses(who: int, group: Group) -> Event:
    return ByPlayer(AFTER_USE, who, group, "utilisez", "utilise", "use")


def discards(who: int, group: Group) -> Event:
    """From the hand."""
    return ByPlayer(AFTER_DISCARD, who, group, "défaussez", "défausse", "discard")


class Forges(Event):
    """A player has forged a key."""

    who: Final[int]

    def __init__(self, who: int) -> None:
        super().__init__(AFTER_FORGE)
        self.who = who

    def fits(self, b: Board, c: Ctx, h: Happening) -> bool:
        return h.seat == seat_of(c, self.who)

    def say(self, s: Say) -> str:
        return (
            s("vous forgez une clé", "you forge a key")
            if self.who == YOU
            else s("votre adversaire forge une clé", "your opponent forges a key")
        )


class ChoosesHouse(Event):
    """You have chosen a house as the active one."""

    house: Final[int]

    def __init__(self, house: int) -> None:
        super().__init__(AFTER_HOUSE)
        self.house = house

    def fits(self, b: Board, c: Ctx, h: Happening) -> bool:
        return h.seat == c.you and h.house == self.house

    def say(self, s: Say) -> str:
        name = HOUSE_NAMES[self.house].said(s.tongue)
        return s(f"vous choisissez {name} comme Maison active", f"you choose {name} as your active house")


class TurnEnds(Event):
    """Your turn ends (KF-G28)."""

    def __init__(self) -> None:
        super().__init__(END_OF_TURN)

    def fits(self, b: Board, c: Ctx, h: Happening) -> bool:
        return h.seat == c.you

    def say(self, s: Say) -> str:
        return s("votre tour se termine", "your turn ends")

    def lead(self, s: Say) -> str:
        return s("à la fin de votre tour", "at the end of your turn")


class EachTime(Constant):
    """A reaction: each time something happens, an effect; perhaps only in your turn, or under a condition."""

    event: Final[Event]
    word: Final[Word]
    in_your_turn: Final[bool]
    when: Final[Cond | None]

    def __init__(self, event: Event, word: Word, in_your_turn: bool = False, when: Cond | None = None) -> None:
        super().__init__(event.bit)
        self.event = event
        self.word = word
        self.in_your_turn = in_your_turn
        self.when = when

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
            lead += s(", si ", ", if ") + self.when.say(s)
        return lead + ", " + self.word.say(s, COMMAND)
