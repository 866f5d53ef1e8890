"""Effects on cards in play: damage, destruction, healing, stun, ready, exhaust, fights, uses, control."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from veillee.core.match import NO_CARD, Card
from veillee.core.text import Text
from veillee.games.keyforge.rules.ability import Ctx, Word
from veillee.games.keyforge.rules.duel import Duel
from veillee.games.keyforge.rules.hooks import ACT, FIGHT, HURT, OMNI, UNSTUN
from veillee.games.keyforge.rules.terms import LINE
from veillee.games.keyforge.words.amounts import Amount, Fixed, Per, number
from veillee.games.keyforge.words.speech import COUNTER, DAMAGE, INFINITIVE, Say, Verb, until_gone
from veillee.games.keyforge.words.whom import IT, About, Some, This, Whom, around

DEAL: Final = Verb("infligez", "infliger", "inflige", "deal", "deals")
DESTROY: Final = Verb("détruisez", "détruire", "détruit", "destroy", "destroys")
SACRIFICE: Final = Verb("sacrifiez", "sacrifier", "sacrifie", "sacrifice", "sacrifices")
STUN: Final = Verb("sonnez", "sonner", "sonne", "stun", "stuns")
READY: Final = Verb("redressez", "redresser", "redresse", "ready", "readies")
EXHAUST: Final = Verb("inclinez", "incliner", "incline", "exhaust", "exhausts")
HEAL: Final = Verb("soignez", "soigner", "soigne", "heal", "heals")
PUT: Final = Verb("placez", "placer", "place", "put", "puts")
USE: Final = Verb("utilisez", "utiliser", "utilise", "use", "uses")
TAKE: Final = Verb("prenez", "prendre", "prend", "take", "takes")
HAVE_FIGHT: Final = Verb("faites combattre", "faire combattre", "fait combattre", "fight with", "fights with")


IN_LETTERS: Final = {
    1: Text(f"un {COUNTER.fr}", f"a {COUNTER.en}"),
    2: Text(f"deux {COUNTER.frs}", f"two {COUNTER.ens}"),
    3: Text(f"trois {COUNTER.frs}", f"three {COUNTER.ens}"),
}


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Upon(Word):
    """Something done to cards that are found or chosen: subclasses say what, in `affect`."""

    whom: Whom

    def affect(self, d: Duel, c: Ctx, cards: list[Card]) -> bool:
        """Does it to these cards, and notes in `c.done` those to which it really happened."""
        raise NotImplementedError

    def do(self, d: Duel, c: Ctx) -> bool:
        return self.apply(d, c, self.whom.pick(d, c, self))

    def may(self, d: Duel, c: Ctx) -> bool:
        return self.apply(d, c, self.whom.pick_if_wished(d, c, self))

    def can(self, d: Duel, c: Ctx) -> bool:
        return any(self.touches(d, c, card) for card in self.whom.candidates(d, c))

    def apply(self, d: Duel, c: Ctx, cards: list[Card]) -> bool:
        c.it = cards
        c.done = []
        c.amount = 0
        return len(cards) > 0 and self.affect(d, c, cards)

    def verb(self) -> Verb:
        raise NotImplementedError

    def say(self, s: Say, form: int) -> str:
        whom = self.whom.say(s)
        if s.follows and (self.whom is IT or whom == s.acted_on):
            return self.verb().with_pronoun(s, form)
        s.acted_on = whom
        return self.verb().said(s, form) + " " + whom


class Deal(Upon):
    """KF-60: the same damage to each of some creatures, with some to the neighbours of the first (KF-G48)."""

    amount: Final[Amount]
    splash: Final[int]
    armor: Final[bool]
    """Whether armour helps against it."""

    def __init__(self, amount: int | Amount, whom: Whom, splash: int = 0, armor: bool = True) -> None:
        super().__init__(whom)
        self.amount = number(amount)
        self.splash = splash
        self.armor = armor

    def affect(self, d: Duel, c: Ctx, cards: list[Card]) -> bool:
        amount = self.amount.of(d, c)
        struck = cards[:]
        amounts = [amount] * len(cards)
        if self.splash:
            beside = around(d, cards)
            struck += beside
            amounts += [self.splash] * len(beside)
        c.amount = amount
        fallen = d.hit(struck, amounts, self.armor)
        c.done = [card for card in fallen if card in cards]
        return amount > 0

    def touches(self, d: Duel, c: Ctx, card: Card) -> bool:
        if self.amount.of(d, c) <= 0:
            return False
        return self.splash > 0 or not d.forbidden(HURT, d.side[card], card)

    def alike(self, c: Ctx, other: Ctx) -> bool:
        return isinstance(self.whom, About) and c.about == other.about

    def brief(self, s: Say, form: int) -> str:
        head = DEAL.said(s, form) + " " + self.amount.say(s, DAMAGE)
        whom = self.whom.say(s)
        if self.whom.several() and not s.chosen:
            whom = s(f"chacune de {whom}", f"each of {whom}")
        said = head + s(f" {s.au(whom)}", f" to {whom}") + self.amount.tail(s)
        if self.splash:
            said += s(f", avec une projection de {self.splash}", f", with {self.splash} splash")
        return said

    def say(self, s: Say, form: int) -> str:
        said = self.brief(s, form)
        if not self.armor:
            said += s(". L'armure n'annule pas ces dégâts", ". Armor does not prevent this damage")
        return said


class Destroy(Upon):
    """KF-G23: cards are destroyed together."""

    def affect(self, d: Duel, c: Ctx, cards: list[Card]) -> bool:
        c.done = d.destroy(cards)
        return len(c.done) == len(cards)

    def verb(self) -> Verb:
        return DESTROY


class Sacrifice(Destroy):
    """KF-G57: one's own cards are destroyed."""

    def verb(self) -> Verb:
        return SACRIFICE


class Heal(Upon):
    """KF-G59: removes damage, so much (or up to so much) from each."""

    amount: Final[Amount]
    optional: Final[bool]

    def __init__(self, amount: int | Amount, whom: Whom, optional: bool = False) -> None:
        super().__init__(whom)
        self.amount = number(amount)
        self.optional = optional

    def affect(self, d: Duel, c: Ctx, cards: list[Card]) -> bool:
        amount = self.amount.of(d, c)
        for card in cards:
            most = min(amount, d.damage[card])
            healed = d.heal(card, d.ask_number(c.card, 0, most) if self.optional and most else most)
            c.amount += healed
            if healed:
                c.done.append(card)
        return c.amount > 0

    def touches(self, d: Duel, c: Ctx, card: Card) -> bool:
        return d.damage[card] > 0 and self.amount.of(d, c) > 0

    def say(self, s: Say, form: int) -> str:
        dealt = self.amount.say(s, DAMAGE)
        if isinstance(self.whom, This):
            return s.subject(s.self_name()) + s(f"guérit de {dealt}", f"heals {dealt}")
        most = s("jusqu'à ", "up to ") if self.optional else ""
        return (
            HEAL.said(s, form) + " " + most + s(f"{dealt} sur {self.whom.say(s)}", f"{dealt} from {self.whom.say(s)}")
        )


class FullyHeal(Upon):
    """KF-G59: removes all damage; one that has none is not healed."""

    def affect(self, d: Duel, c: Ctx, cards: list[Card]) -> bool:
        for card in cards:
            healed = d.heal(card, d.damage[card])
            c.amount += healed
            if healed:
                c.done.append(card)
        return c.amount > 0

    def touches(self, d: Duel, c: Ctx, card: Card) -> bool:
        return d.damage[card] > 0

    def say(self, s: Say, form: int) -> str:
        if s.french:
            return HEAL.said(s, form) + " entièrement " + self.whom.say(s)
        return "fully " + HEAL.said(s, form) + " " + self.whom.say(s)


class Stun(Upon):
    """KF-G60."""

    def affect(self, d: Duel, c: Ctx, cards: list[Card]) -> bool:
        for card in cards:
            if d.stun(card):
                c.done.append(card)
        return len(c.done) > 0

    def touches(self, d: Duel, c: Ctx, card: Card) -> bool:
        return not d.stunned[card]

    def verb(self) -> Verb:
        return STUN


class Unstun(Upon):
    """Takes the stun off."""

    def affect(self, d: Duel, c: Ctx, cards: list[Card]) -> bool:
        for card in cards:
            if d.stunned[card]:
                d.stunned[card] = False
                c.done.append(card)
        return len(c.done) > 0

    def touches(self, d: Duel, c: Ctx, card: Card) -> bool:
        return d.stunned[card]

    def say(self, s: Say, form: int) -> str:
        verb = Verb("retirez", "retirer", "retire", "unstun", "unstuns").said(s, form)
        whom = self.whom.say(s)
        return verb + s(f" la carte de statut sonné {s.de(whom)}", f" {whom}")


class MakeReady(Upon):
    """KF-3: cards are readied."""

    def affect(self, d: Duel, c: Ctx, cards: list[Card]) -> bool:
        for card in cards:
            if d.in_play(card) and d.exhausted[card]:
                d.exhausted[card] = False
                c.done.append(card)
        return len(c.done) > 0

    def touches(self, d: Duel, c: Ctx, card: Card) -> bool:
        return d.exhausted[card]

    def verb(self) -> Verb:
        return READY


class Exhaust(Upon):
    """KF-3: cards are exhausted."""

    def affect(self, d: Duel, c: Ctx, cards: list[Card]) -> bool:
        for card in cards:
            if d.in_play(card) and not d.exhausted[card]:
                d.exhausted[card] = True
                c.done.append(card)
        return len(c.done) > 0

    def touches(self, d: Duel, c: Ctx, card: Card) -> bool:
        return not d.exhausted[card]

    def verb(self) -> Verb:
        return EXHAUST


class GiveCounters(Upon):
    """KF-G40: +1 power counters on cards."""

    amount: Final[Amount]

    def __init__(self, amount: int | Amount, whom: Whom) -> None:
        super().__init__(whom)
        self.amount = number(amount)

    def affect(self, d: Duel, c: Ctx, cards: list[Card]) -> bool:
        amount = self.amount.of(d, c)
        for card in cards:
            if d.in_play(card):
                d.counters[card] += amount
        return amount > 0

    def touches(self, d: Duel, c: Ctx, card: Card) -> bool:
        return self.amount.of(d, c) > 0

    def say(self, s: Say, form: int) -> str:
        counters = self.amount.say(s, COUNTER)
        if isinstance(self.amount, (Fixed, Per)) and self.amount.each in IN_LETTERS:
            counters = IN_LETTERS[self.amount.each].said(s.tongue)
        return PUT.said(s, form) + f" {counters}" + s(" sur ", " on ") + self.whom.say(s) + self.amount.tail(s)


@dataclass(frozen=True, eq=False)
class FightWith(Upon):
    """KF-G27: a creature is used to fight, readied first if the ability says so."""

    ready: bool = True

    def do(self, d: Duel, c: Ctx) -> bool:
        """KF-D27: of several, each is chosen when the one before has fought."""
        if not isinstance(self.whom, Some):
            return super().do(d, c)
        fought: list[Card] = []
        done = True
        while len(fought) < self.whom.most:
            card = self.whom.one_more(d, c, fought, self)
            if card < 0:
                break
            fought.append(card)
            done = self.affect(d, c, [card]) and done
        c.it = fought
        return done and len(fought) > 0

    def affect(self, d: Duel, c: Ctx, cards: list[Card]) -> bool:
        done = True
        for card in cards:
            if d.commanded(card):
                if self.ready:
                    d.exhausted[card] = False
                done = d.use_to(card, FIGHT) and done
                d.settle()
        return done

    def touches(self, d: Duel, c: Ctx, card: Card) -> bool:
        return (self.ready and d.exhausted[card]) or d.can_use(card, UNSTUN if d.stunned[card] else FIGHT)

    def say(self, s: Say, form: int) -> str:
        whom = self.whom.say(s)
        several = self.whom.several() or (self.whom is IT and s.many)
        one_by_one = s(", une à la fois", ", one at a time") if several and not s.chosen else ""
        if not self.ready:
            return HAVE_FIGHT.said(s, form) + " " + whom + one_by_one
        if not s.french:
            return READY.said(s, form) + " and " + HAVE_FIGHT.said(s, form) + " " + whom + one_by_one
        them = s.pronoun()
        if form == INFINITIVE:
            return s(f"redresser {whom} et {them} faire combattre", "") + one_by_one
        return s(f"redressez {whom} et faites-{them} combattre", "") + one_by_one


@dataclass(frozen=True, eq=False)
class Use(Upon):
    """KF-63: cards are used, whatever their house, readied first if the ability says so."""

    ready: bool = False

    def affect(self, d: Duel, c: Ctx, cards: list[Card]) -> bool:
        done = True
        for card in cards:
            if d.in_play(card):
                if self.ready:
                    d.exhausted[card] = False
                done = d.use_somehow(card, c.card) and done
        return done

    def touches(self, d: Duel, c: Ctx, card: Card) -> bool:
        return (self.ready and d.exhausted[card]) or len(d.ways_to_use(card)) > 0

    def say(self, s: Say, form: int) -> str:
        whom = self.whom.say(s)
        if not self.ready:
            return USE.said(s, form) + " " + whom
        it = s(" et utilisez-la", "") if form != INFINITIVE else s(" et l'utiliser", "")
        return s(READY.said(s, form) + " " + whom + it, READY.said(s, form) + " and use " + whom)


class UseAsYours(Upon):
    """An artifact is used as if it were yours, whoever controls it."""

    def affect(self, d: Duel, c: Ctx, cards: list[Card]) -> bool:
        return d.use_as_own(cards[0], c.you)

    def touches(self, d: Duel, c: Ctx, card: Card) -> bool:
        return d.can_use(card, ACT) or d.can_use(card, OMNI)

    def say(self, s: Say, form: int) -> str:
        return USE.said(s, form) + " " + self.whom.say(s) + s(" comme s'il était à vous", " as if it were yours")


@dataclass(frozen=True, eq=False)
class TakeControl(Upon):
    """KF-G18: for good, or until the card that speaks leaves play."""

    while_in_play: bool = False

    def affect(self, d: Duel, c: Ctx, cards: list[Card]) -> bool:
        done = True
        for card in cards:
            done = d.take_control(card, c.you, c.card if self.while_in_play else NO_CARD) and done
        return done

    def say(self, s: Say, form: int) -> str:
        whom = self.whom.say(s)
        said = TAKE.said(s, form) + s(f" le contrôle {s.de(whom)}", f" control of {whom}")
        return said + until_gone(s) if self.while_in_play else said


class Swap(Upon):
    """KF-G24: the card that speaks and another of its battleline take each other's place."""

    def affect(self, d: Duel, c: Ctx, cards: list[Card]) -> bool:
        return d.swap(d.body(c.card), cards[0])

    def touches(self, d: Duel, c: Ctx, card: Card) -> bool:
        return d.zone[d.body(c.card)] == LINE and d.side[d.body(c.card)] == d.side[card]

    def say(self, s: Say, form: int) -> str:
        verb = Verb("échangez", "échanger", "échange", "swap", "swaps").said(s, form)
        me = s.self_name()
        whom = self.whom.say(s)
        return verb + s(f" {me} avec {whom} de la ligne de front", f" {me} with {whom} in the battleline")
