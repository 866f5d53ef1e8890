"""What may and may not be done: prohibitions, permissions, tolls."""

from typing import Final

from veillee.games.keyforge.board import Board
from veillee.games.keyforge.hooks import (
    ACT,
    ALLOW,
    CHOOSE_HOUSE,
    FIGHT,
    FORBID,
    FORGE_STEP,
    HURT,
    OMNI,
    PLAY,
    REAP,
    STEAL_FROM,
    TOLL,
    UNSTUN,
)
from veillee.games.keyforge.speech import Say
from veillee.games.keyforge.word import Constant, Ctx
from veillee.games.keyforge.words.groups import OPPONENT, YOU, Group, seat_of
from veillee.games.keyforge.words.whom import Each, This, Whom


class CannotBeHurt(Constant):
    """Some creatures cannot be dealt damage."""

    whom: Final[Whom]

    def __init__(self, whom: Whom) -> None:
        super().__init__(FORBID)
        self.whom = whom

    def forbids(self, b: Board, c: Ctx, act: int, seat: int, card: int) -> bool:
        return act == HURT and self.whom.covers(b, c, card)

    def say(self, s: Say) -> str:
        return self.whom.say(s) + s(" ne peut pas subir de dégâts", " cannot be dealt damage")


class CannotReap(Constant):
    """Some creatures cannot reap."""

    whom: Final[Whom]

    def __init__(self, whom: Whom) -> None:
        super().__init__(FORBID)
        self.whom = whom

    def forbids(self, b: Board, c: Ctx, act: int, seat: int, card: int) -> bool:
        return act == REAP and self.whom.covers(b, c, card)

    def say(self, s: Say) -> str:
        return self.whom.say(s) + s(" ne peut pas moissonner", " cannot reap")


class CannotPlay(Constant):
    """A player cannot play cards of a group, or no more than so many cards a turn."""

    who: Final[int]
    group: Final[Group]
    beyond: Final[int]

    def __init__(self, who: int, group: Group, beyond: int = 0) -> None:
        super().__init__(FORBID)
        self.who = who
        self.group = group
        self.beyond = beyond

    def forbids(self, b: Board, c: Ctx, act: int, seat: int, card: int) -> bool:
        if act != PLAY or seat != seat_of(c, self.who) or len(b.log.played) < self.beyond:
            return False
        return self.group.matches(b, c, card)

    def say(self, s: Say) -> str:
        who = s("vous ne pouvez", "you") if self.who == YOU else s("votre adversaire ne peut", "your opponent")
        if self.beyond:
            return s(
                f"{who} pas jouer plus de {self.beyond} {self.group.name(s, True)} par tour",
                f"{who} cannot play more than {self.beyond} {self.group.name(s, True)} each turn",
            )
        return s(f"{who} pas jouer {self.group.none(s)}", f"{who} cannot play {self.group.none(s)}")


class CannotUse(Constant):
    """A player cannot use cards, or cannot use creatures to fight."""

    who: Final[int]
    only_fight: Final[bool]

    def __init__(self, who: int, only_fight: bool) -> None:
        super().__init__(FORBID)
        self.who = who
        self.only_fight = only_fight

    def forbids(self, b: Board, c: Ctx, act: int, seat: int, card: int) -> bool:
        if seat != seat_of(c, self.who):
            return False
        return act == FIGHT if self.only_fight else act in (REAP, FIGHT, ACT, OMNI, UNSTUN)

    def say(self, s: Say) -> str:
        who = s("vous ne pouvez pas", "you cannot")
        if self.who == OPPONENT:
            who = s("votre adversaire ne peut pas", "your opponent cannot")
        if self.only_fight:
            return who + s(" utiliser de créatures pour combattre", " use creatures to fight")
        return who + s(" utiliser de cartes", " use cards")


class CannotBeRobbed(Constant):
    """A player's Æ cannot be stolen."""

    def __init__(self) -> None:
        super().__init__(FORBID)

    def forbids(self, b: Board, c: Ctx, act: int, seat: int, card: int) -> bool:
        return act == STEAL_FROM and seat == c.you

    def say(self, s: Say) -> str:
        return s("votre Æ ne peut pas être volé", "your Æ cannot be stolen")


class CannotChooseHouse(Constant):
    """The opponent cannot choose the house named."""

    def __init__(self) -> None:
        super().__init__(FORBID)

    def forbids(self, b: Board, c: Ctx, act: int, seat: int, card: int) -> bool:
        return act == CHOOSE_HOUSE and seat != c.you and card == c.house

    def say(self, s: Say) -> str:
        return s(
            "votre adversaire ne peut pas choisir cette Maison comme Maison active",
            "your opponent cannot choose that house as their active house",
        )


class SkipForge(Constant):
    """A player skips the step in which a key is forged."""

    who: Final[int]

    def __init__(self, who: int) -> None:
        super().__init__(FORBID)
        self.who = who

    def forbids(self, b: Board, c: Ctx, act: int, seat: int, card: int) -> bool:
        return act == FORGE_STEP and seat == seat_of(c, self.who)

    def say(self, s: Say) -> str:
        if self.who == YOU:
            return s("passez votre étape « Forger une clé »", "skip your “forge a key” step")
        return s("votre adversaire passe l'étape « Forger une clé »", "your opponent skips the “forge a key” step")


class MayUse(Constant):
    """Cards may be used as if they were of the active house; perhaps only to fight, or only so many."""

    whom: Final[Whom]
    only_fight: Final[bool]

    def __init__(self, whom: Whom, only_fight: bool = False, limit: int = 0, hooks: int = ALLOW) -> None:
        super().__init__(hooks, limit)
        self.whom = whom
        self.only_fight = only_fight

    def allows(self, b: Board, c: Ctx, act: int, card: int) -> bool:
        if act == PLAY or (self.only_fight and act != FIGHT and act != UNSTUN):
            return False
        return self.whom.covers(b, c, card)

    def say(self, s: Say) -> str:
        if self.only_fight:
            return self.whom.say(s) + s(" peut combattre", " may fight")
        if isinstance(self.whom, This):
            return s(
                f"vous pouvez utiliser {s.self_name()} comme si cette carte appartenait à la Maison active",
                f"you may use {s.self_name()} as if it belonged to the active house",
            )
        if self.limit and isinstance(self.whom, Each):
            many = self.whom.group.many(s)
            return s(f"vous pouvez utiliser jusqu'à {self.limit} {many}", f"you may use up to {self.limit} {many}")
        return s("vous pouvez utiliser ", "you may use ") + self.whom.say(s)


class MayPlay(Constant):
    """Cards of a group may be played although they are not of the active house; perhaps only so many."""

    group: Final[Group]

    def __init__(self, group: Group, limit: int = 0) -> None:
        super().__init__(ALLOW, limit)
        self.group = group

    def allows(self, b: Board, c: Ctx, act: int, card: int) -> bool:
        return act == PLAY and self.group.matches(b, c, card)

    def say(self, s: Say) -> str:
        if self.limit == 1:
            return s("vous pouvez jouer ", "you may play ") + self.group.one(s)
        return s("vous pouvez jouer ", "you may play ") + self.group.each(s)


class Toll(Constant):
    """KF-G44: the opponent must pay you in order to play or use cards of a group."""

    amount: Final[int]
    group: Final[Group]
    to_play: Final[bool]

    def __init__(self, amount: int, group: Group, to_play: bool) -> None:
        super().__init__(TOLL)
        self.amount = amount
        self.group = group
        self.to_play = to_play

    def toll(self, b: Board, c: Ctx, act: int, seat: int, card: int) -> int:
        if seat == c.you or (act == PLAY) != self.to_play or not self.group.matches(b, c, card):
            return 0
        return self.amount

    def say(self, s: Say) -> str:
        one = self.group.one(s)
        verb = s("jouer", "play") if self.to_play else s("utiliser", "use")
        return s(
            f"votre adversaire doit vous payer {self.amount} Æ pour {verb} {one}",
            f"your opponent must pay you {self.amount} Æ in order to {verb} {one}",
        )
