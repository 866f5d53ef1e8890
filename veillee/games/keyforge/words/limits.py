"""Prohibitions, permissions and tolls: what may and may not be done."""

from dataclasses import dataclass

from veillee.core.match import Card
from veillee.games.keyforge.rules.ability import Constant, Ctx
from veillee.games.keyforge.rules.board import Board
from veillee.games.keyforge.rules.hooks import (
    ACT,
    FIGHT,
    FORGE_STEP,
    HURT,
    OMNI,
    PLAY,
    REAP,
    STEAL_FROM,
    UNSTUN,
)
from veillee.games.keyforge.words.groups import OPPONENT, YOU, Group, seat_of
from veillee.games.keyforge.words.speech import Say
from veillee.games.keyforge.words.whom import Each, This, Whom


def cannot(s: Say, who: int) -> str:
    if who == YOU:
        return s("vous ne pouvez pas", "you cannot")
    return s.foe("ne peut pas", "cannot", "cannot")


@dataclass(frozen=True, eq=False)
class CannotBeHurt(Constant):
    """Some creatures cannot be dealt damage."""

    whom: Whom

    def forbids(self, b: Board, c: Ctx, act: int, seat: int, card: Card) -> bool:
        return act == HURT and self.whom.covers(b, c, card)

    def say(self, s: Say) -> str:
        if isinstance(self.whom, Each):
            return self.whom.group.no(s) + s(" ne peut subir de dégâts", " can be dealt damage")
        return self.whom.say(s) + s(" ne peut pas subir de dégâts", " cannot be dealt damage")


@dataclass(frozen=True, eq=False)
class CannotReap(Constant):
    """Some creatures cannot reap."""

    whom: Whom

    def forbids(self, b: Board, c: Ctx, act: int, seat: int, card: Card) -> bool:
        return act == REAP and self.whom.covers(b, c, card)

    def say(self, s: Say) -> str:
        return self.whom.say(s) + s(" ne peut pas moissonner", " cannot reap")


@dataclass(frozen=True, eq=False)
class CannotPlay(Constant):
    """A player cannot play cards of a group, or no more than so many cards a turn."""

    who: int
    group: Group
    beyond: int = 0

    def forbids(self, b: Board, c: Ctx, act: int, seat: int, card: Card) -> bool:
        if act != PLAY or seat != seat_of(c, self.who) or len(b.log.played) < self.beyond:
            return False
        return self.group.matches(b, c, card)

    def say(self, s: Say) -> str:
        what = self.group.none(s)
        if self.beyond:
            many = self.group.name(s, True)
            what = s(f"plus de {self.beyond} {many} par tour", f"more than {self.beyond} {many} each turn")
        return cannot(s, self.who) + s(f" jouer {what}", f" play {what}")


@dataclass(frozen=True, eq=False)
class CannotUse(Constant):
    """A player cannot use cards, or cannot use creatures to fight."""

    who: int
    only_fight: bool

    def forbids(self, b: Board, c: Ctx, act: int, seat: int, card: Card) -> bool:
        if seat != seat_of(c, self.who):
            return False
        return act == FIGHT if self.only_fight else act in (REAP, FIGHT, ACT, OMNI, UNSTUN)

    def say(self, s: Say) -> str:
        if self.only_fight:
            return cannot(s, self.who) + s(" utiliser de créatures pour combattre", " use creatures to fight")
        return cannot(s, self.who) + s(" utiliser de cartes", " use cards")


class CannotBeRobbed(Constant):
    """A player's Æ cannot be stolen."""

    def forbids(self, b: Board, c: Ctx, act: int, seat: int, card: Card) -> bool:
        return act == STEAL_FROM and seat == c.you

    def say(self, s: Say) -> str:
        return s("votre Æ ne peut pas être volé", "your Æ cannot be stolen")


class CannotChooseHouse(Constant):
    """The opponent cannot choose the house named."""

    def must_not_choose(self, b: Board, c: Ctx, seat: int) -> int:
        return c.house if seat != c.you else -1

    def say(self, s: Say) -> str:
        return cannot(s, OPPONENT) + s(
            " choisir cette Maison comme Maison active", " choose that house as their active house"
        )


@dataclass(frozen=True, eq=False)
class SkipForge(Constant):
    """A player skips the step in which a key is forged."""

    who: int

    def forbids(self, b: Board, c: Ctx, act: int, seat: int, card: Card) -> bool:
        return act == FORGE_STEP and seat == seat_of(c, self.who)

    def say(self, s: Say) -> str:
        if self.who == YOU:
            return s("passez votre étape « Forger une clé »", "skip your “forge a key” step")
        return s.foe("passe l'étape « Forger une clé »", "skips the “forge a key” step", "skip the “forge a key” step")


@dataclass(frozen=True, eq=False)
class MayUse(Constant):
    """Cards may be used as if they were of the active house; perhaps only to fight, or only so many."""

    whom: Whom
    only_fight: bool = False

    def allows(self, b: Board, c: Ctx, act: int, card: Card) -> bool:
        if act == PLAY or (self.only_fight and act != FIGHT and act != UNSTUN):
            return False
        return self.whom.covers(b, c, card)

    def say(self, s: Say) -> str:
        if self.only_fight:
            return self.whom.say(s) + s(" peut combattre", " may fight")
        if isinstance(self.whom, This):
            it = "elle" if s.on_upgrade else "cette carte"
            return s(
                f"vous pouvez utiliser {s.self_name()} comme si {it} appartenait à la Maison active",
                f"you may use {s.self_name()} as if it belonged to the active house",
            )
        if self.limit and isinstance(self.whom, Each):
            many = self.whom.group.many(s)
            return s(f"vous pouvez utiliser jusqu'à {self.limit} {many}", f"you may use up to {self.limit} {many}")
        return s("vous pouvez utiliser ", "you may use ") + self.whom.say(s)


@dataclass(frozen=True, eq=False)
class MayPlay(Constant):
    """Cards of a group may be played although they are not of the active house; perhaps only so many."""

    group: Group

    def allows(self, b: Board, c: Ctx, act: int, card: Card) -> bool:
        return act == PLAY and self.group.matches(b, c, card)

    def say(self, s: Say) -> str:
        if self.limit == 1:
            return s("vous pouvez jouer ", "you may play ") + self.group.one(s)
        return s("vous pouvez jouer ", "you may play ") + self.group.each(s)


@dataclass(frozen=True, eq=False)
class Toll(Constant):
    """KF-G44: the opponent must pay you in order to play or use cards of a group."""

    amount: int
    group: Group
    to_play: bool

    def toll(self, b: Board, c: Ctx, act: int, seat: int, card: Card) -> int:
        if seat == c.you or (act == PLAY) != self.to_play or not self.group.matches(b, c, card):
            return 0
        return self.amount

    def say(self, s: Say) -> str:
        one = self.group.one(s)
        verb = s("jouer", "play") if self.to_play else s("utiliser", "use")
        return s.foe("doit", "must", "must") + s(
            f" vous payer {self.amount} Æ pour {verb} {one}", f" pay you {self.amount} Æ in order to {verb} {one}"
        )
