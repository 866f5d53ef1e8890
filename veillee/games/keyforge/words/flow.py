"""How effects follow one another: in turn, if, if you do, may, for each, choose one."""

from typing import Final

from veillee.games.keyforge.prompts import CHOOSE_A_HOUSE, WAY
from veillee.games.keyforge.rules import Duel
from veillee.games.keyforge.speech import COMMAND, INFINITIVE, Say, Verb, capital, joined
from veillee.games.keyforge.word import Cond, Ctx, Word
from veillee.games.keyforge.words.amounts import Amount
from veillee.games.keyforge.words.groups import OPPONENT, YOU
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


class And(Word):
    """One effect after the other, in one sentence."""

    words: Final[list[Word]]

    def __init__(self, *words: Word) -> None:
        self.words = list(words)

    def do(self, d: Duel, c: Ctx) -> bool:
        done = True
        for word in self.words:
            done = word.do(d, c) and done
        return done

    def may(self, d: Duel, c: Ctx) -> bool:
        """The first effect carries the choice; the others follow from it."""
        if not self.words[0].may(d, c):
            return False
        for word in self.words[1:]:
            word.do(d, c)
        return True

    def can(self, d: Duel, c: Ctx) -> bool:
        return any(word.can(d, c) for word in self.words)

    def say(self, s: Say, form: int) -> str:
        parts = [word.say(s, form) for word in self.words]
        subject = s.self_name() + " "
        for at in range(1, len(parts)):
            if parts[0].startswith(subject):
                parts[at] = parts[at].removeprefix(subject)
            parts[at] = (
                parts[at]
                .replace("inclinez cette créature", "inclinez-la")
                .replace("exhaust that creature", "exhaust it")
            )
        return joined(parts, s(" et ", " and "))


class If(Word):
    """An effect under a condition, and perhaps another without it."""

    cond: Final[Cond]
    then: Final[Word]
    otherwise: Final[Word | None]

    def __init__(self, cond: Cond, then: Word, otherwise: Word | None = None) -> None:
        self.cond = cond
        self.then = then
        self.otherwise = otherwise

    def do(self, d: Duel, c: Ctx) -> bool:
        if self.cond.holds(d, c):
            return self.then.do(d, c)
        return self.otherwise is not None and self.otherwise.do(d, c)

    def say(self, s: Say, form: int) -> str:
        cond = self.cond.say(s)
        si = "s'" if cond.startswith(("il ", "ils ")) else "si "
        s.foe_named = "adversaire" in cond or "opponent" in cond
        said = s(f"{si}{cond}, ", f"if {cond}, ") + self.then.say(s, form)
        s.foe_named = False
        if self.otherwise is None:
            return said
        return said + s(". Sinon, ", ". Otherwise, ") + self.otherwise.say(s, COMMAND)


class IfYouDo(Word):
    """KF-G58: the second effect only when the first was wholly done."""

    first: Final[Word]
    then: Final[Word]

    def __init__(self, first: Word, then: Word) -> None:
        self.first = first
        self.then = then

    def do(self, d: Duel, c: Ctx) -> bool:
        if not self.first.do(d, c):
            return False
        d.settle()
        return self.then.do(d, c)

    def say(self, s: Say, form: int) -> str:
        first = self.first.say(s, form)
        return first + s(". Si vous le faites, ", ". If you do, ") + self.then.say(s, COMMAND)


class May(Word):
    """KF-G45: an effect the player may decline."""

    word: Final[Word]

    def __init__(self, word: Word) -> None:
        self.word = word

    def do(self, d: Duel, c: Ctx) -> bool:
        return self.word.may(d, c)

    def say(self, s: Say, form: int) -> str:
        return s("vous pouvez ", "you may ") + self.word.say(s, INFINITIVE)


class ForEach(Word):
    """An effect done once for each of something, with a choice of its own each time."""

    amount: Final[Amount]
    word: Final[Word]

    def __init__(self, amount: Amount, word: Word) -> None:
        self.amount = amount
        self.word = word

    def do(self, d: Duel, c: Ctx) -> bool:
        done = True
        for _ in range(self.amount.of(d, c)):
            done = self.word.do(d, c) and done
            d.settle()
        return done

    def say(self, s: Say, form: int) -> str:
        return self.amount.tail(s).strip() + ", " + self.word.say(s, form)


class ChooseOne(Word):
    """One effect or another, as the active player wishes."""

    one: Final[Word]
    other: Final[Word]

    def __init__(self, one: Word, other: Word) -> None:
        self.one = one
        self.other = other

    def do(self, d: Duel, c: Ctx) -> bool:
        if not self.one.can(d, c) and not self.other.can(d, c):
            return False
        d.ways = [self.one, self.other]
        return self.one.do(d, c) if d.ask(c.card, WAY, [0, 1]) == 0 else self.other.do(d, c)

    def say(self, s: Say, form: int) -> str:
        one, other = self.one.say(s, COMMAND), self.other.say(s, COMMAND)
        return s(f"au choix : {one} ; ou {other}", f"choose one: {one}; or {other}")


class Choose(Word):
    """Choose cards, then the effect that speaks of them."""

    whom: Final[Whom]
    word: Final[Word]

    def __init__(self, whom: Whom, word: Word) -> None:
        self.whom = whom
        self.word = word

    def do(self, d: Duel, c: Ctx) -> bool:
        d.doing = self
        cards = self.whom.pick(d, c)
        d.doing = None
        return self.then(d, c, cards)

    def may(self, d: Duel, c: Ctx) -> bool:
        d.doing = self
        cards = self.whom.pick_if_wished(d, c)
        d.doing = None
        return self.then(d, c, cards)

    def then(self, d: Duel, c: Ctx, cards: list[int]) -> bool:
        c.it = cards
        return len(cards) > 0 and self.word.do(d, c)

    def can(self, d: Duel, c: Ctx) -> bool:
        return len(self.whom.candidates(d, c)) > 0

    def say(self, s: Say, form: int) -> str:
        first = CHOOSE.said(s, form) + " " + self.whom.say(s)
        return first + ". " + capital(self.word.say(s, COMMAND))


class ChooseHouse(Word):
    """Choose a house (any, or one of a player's three), then the effect that speaks of it."""

    word: Final[Word]
    of: Final[int]
    """YOU or OPPONENT: a house of that player's identity card; -1: any."""

    def __init__(self, word: Word, of: int = -1) -> None:
        self.word = word
        self.of = of

    def do(self, d: Duel, c: Ctx) -> bool:
        houses = list(range(7))
        if self.of >= 0:
            houses = d.sides[c.you if self.of == YOU else 1 - c.you].houses
        c.house = d.ask(c.card, CHOOSE_A_HOUSE, houses)
        return self.word.do(d, c)

    def say(self, s: Say, form: int) -> str:
        first = s("choisissez une Maison", "choose a house")
        if self.of == OPPONENT:
            first += s(" de la carte d'identité de votre adversaire", " on your opponent's identity card")
        return first + ". " + capital(self.word.say(s, COMMAND))
