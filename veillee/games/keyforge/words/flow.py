"""Control flow of effects: in turn, if, if you do, may, for each, repeat, choose one."""

from dataclasses import dataclass
from typing import Final

from veillee.core.grammar import capital, listed, que, si
from veillee.core.match import Card
from veillee.games.keyforge.rules.ability import Asking, Cond, Ctx, Word
from veillee.games.keyforge.rules.duel import Duel
from veillee.games.keyforge.voice.prompts import CHOOSE_A_HOUSE, WAY
from veillee.games.keyforge.words.amounts import Amount
from veillee.games.keyforge.words.groups import OPPONENT, YOU
from veillee.games.keyforge.words.speech import COMMAND, INFINITIVE, Say, Verb
from veillee.games.keyforge.words.whom import Whom

CHOOSE: Final = Verb("choisissez", "choisir", "choisit", "choose", "chooses")


class Do(Word):
    """One effect after the other, each a sentence."""

    words: Final[list[Word]]

    def __init__(self, *words: Word) -> None:
        self.words = list(words)

    def do(self, d: Duel, c: Ctx) -> bool:
        done = True
        for at, word in enumerate(self.words):
            if at:
                d.settle()
            done = word.do(d, c) and done
        return done

    def say(self, s: Say, form: int) -> str:
        first = self.words[0].say(s, form)
        return ". ".join([first] + [capital(word.say(s, COMMAND)) for word in self.words[1:]])

    def brief(self, s: Say, form: int) -> str:
        return self.words[0].brief(s, form)


class Then(Do):
    """One effect, and then another."""

    def say(self, s: Say, form: int) -> str:
        first = self.words[0].say(s, form)
        return ". ".join([first] + [s("Puis, ", "Then, ") + word.say(s, COMMAND) for word in self.words[1:]])


class And(Do):
    """One effect after the other, in one sentence."""

    def do(self, d: Duel, c: Ctx) -> bool:
        done = True
        for word in self.words:
            done = word.do(d, c) and done
        return done

    def touches(self, d: Duel, c: Ctx, card: Card) -> bool:
        return any(word.touches(d, c, card) for word in self.words)

    def may(self, d: Duel, c: Ctx) -> bool:
        """The first effect carries the choice; the others follow from it."""
        if not self.words[0].may(d, c):
            return False
        for word in self.words[1:]:
            word.do(d, c)
        return True

    def can(self, d: Duel, c: Ctx) -> bool:
        return any(word.can(d, c) for word in self.words)

    def brief(self, s: Say, form: int) -> str:
        return self.say(s, form)

    def say(self, s: Say, form: int) -> str:
        parts = [self.words[0].say(s, form)]
        s.follows = True
        parts += [word.say(s, form) for word in self.words[1:]]
        s.follows = False
        return listed(parts, s.tongue)


@dataclass(frozen=True, eq=False)
class If(Word):
    """An effect under a condition, and perhaps another without it."""

    cond: Cond
    then: Word
    otherwise: Word | None = None

    def do(self, d: Duel, c: Ctx) -> bool:
        if self.cond.holds(d, c):
            return self.then.do(d, c)
        return self.otherwise is not None and self.otherwise.do(d, c)

    def say(self, s: Say, form: int) -> str:
        s.foe_mentioned = False
        cond = self.cond.say(s)
        s.foe_named = s.foe_mentioned
        said = s(f"{si(cond)}, ", f"if {cond}, ") + self.then.say(s, form)
        s.foe_named = False
        if self.otherwise is None:
            return said
        return said + s(". Sinon, ", ". Otherwise, ") + self.otherwise.say(s, COMMAND)


@dataclass(frozen=True, eq=False)
class IfYouDo(Word):
    """KF-G58: the second effect only when the first was wholly done."""

    first: Word
    then: Word

    def do(self, d: Duel, c: Ctx) -> bool:
        if not self.first.do(d, c):
            return False
        d.settle()
        return self.then.do(d, c)

    def say(self, s: Say, form: int) -> str:
        first = self.first.say(s, form)
        return first + s(". Si vous le faites, ", ". If you do, ") + self.then.say(s, COMMAND)


@dataclass(frozen=True, eq=False)
class May(Word):
    """KF-G45: an effect the player may decline."""

    word: Word

    def do(self, d: Duel, c: Ctx) -> bool:
        return self.word.may(d, c)

    def say(self, s: Say, form: int) -> str:
        return s("vous pouvez ", "you may ") + self.word.say(s, INFINITIVE)


@dataclass(frozen=True, eq=False)
class ForEach(Word):
    """An effect done once for each of something, with a choice of its own each time."""

    amount: Amount
    word: Word

    def do(self, d: Duel, c: Ctx) -> bool:
        done = True
        for _ in range(self.amount.of(d, c)):
            done = self.word.do(d, c) and done
            d.settle()
        return done

    def say(self, s: Say, form: int) -> str:
        return self.amount.tail(s).strip() + ", " + self.word.say(s, form)


@dataclass(frozen=True, eq=False)
class RepeatIf(Word):
    """KF-G56: an effect, and the same effect again as long as a condition holds; or only once again."""

    word: Word
    cond: Cond
    once: bool = False

    def do(self, d: Duel, c: Ctx) -> bool:
        done = self.once_more(d, c)
        again = done
        while again and d.still_there(c.card) and self.cond.holds(d, c):
            again = self.once_more(d, c) and not self.once
        return done

    def once_more(self, d: Duel, c: Ctx) -> bool:
        """Does it; an effect that neither happened nor found anyone would come again for ever."""
        c.it = []
        done = self.word.do(d, c)
        d.settle()
        return done or len(c.it) > 0

    def say(self, s: Say, form: int) -> str:
        said = self.word.say(s, form)
        cond = self.cond.say(s)
        if self.once:
            again = s(f"{si(cond)}, répétez l'effet précédent", f"if {cond}, repeat the preceding effect")
        else:
            again = s(
                f"tant {que(cond)}, répétez l'effet de cette carte", f"as long as {cond}, repeat this card's effect"
            )
        return said + ". " + capital(again)


@dataclass(frozen=True, eq=False)
class ChooseOne(Word):
    """One effect or another, as the active player wishes."""

    one: Word
    other: Word

    def do(self, d: Duel, c: Ctx) -> bool:
        if not self.one.can(d, c) and not self.other.can(d, c):
            return False
        way = d.ask(WAY, [0, 1], Asking(c.card, ways=[self.one, self.other]))
        return self.one.do(d, c) if way == 0 else self.other.do(d, c)

    def say(self, s: Say, form: int) -> str:
        one, other = self.one.say(s, COMMAND), self.other.say(s, COMMAND)
        return s(f"au choix : {one} ; ou {other}", f"choose one: {one}; or {other}")


@dataclass(frozen=True, eq=False)
class Choose(Word):
    """Choose cards, then the effect that speaks of them."""

    whom: Whom
    word: Word

    def do(self, d: Duel, c: Ctx) -> bool:
        return self.then(d, c, self.whom.pick(d, c, self))

    def may(self, d: Duel, c: Ctx) -> bool:
        return self.then(d, c, self.whom.pick_if_wished(d, c, self))

    def then(self, d: Duel, c: Ctx, cards: list[Card]) -> bool:
        c.it = cards
        return len(cards) > 0 and self.word.do(d, c)

    def can(self, d: Duel, c: Ctx) -> bool:
        return any(self.touches(d, c, card) for card in self.whom.candidates(d, c))

    def touches(self, d: Duel, c: Ctx, card: Card) -> bool:
        return self.word.touches(d, c, card)

    def brief(self, s: Say, form: int) -> str:
        return self.word.brief(s, form)

    def say(self, s: Say, form: int) -> str:
        first = CHOOSE.said(s, form) + " " + self.whom.say(s)
        return first + ". " + capital(self.word.say(s, COMMAND))


@dataclass(frozen=True, eq=False)
class ChooseHouse(Word):
    """Choose a house (any, or one of a player's three), then the effect that speaks of it."""

    word: Word
    of: int = -1
    """YOU or OPPONENT: a house of that player's identity card; -1: any."""

    def do(self, d: Duel, c: Ctx) -> bool:
        houses = list(range(7))
        if self.of >= 0:
            houses = d.sides[c.you if self.of == YOU else 1 - c.you].houses
        c.house = d.ask(CHOOSE_A_HOUSE, houses, Asking(c.card))
        return self.word.do(d, c)

    def say(self, s: Say, form: int) -> str:
        first = s("choisissez une Maison", "choose a house")
        if self.of == OPPONENT:
            first += s(" de la carte d'identité de votre adversaire", " on your opponent's identity card")
        return first + ". " + capital(self.word.say(s, COMMAND))
