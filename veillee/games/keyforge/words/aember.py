"""Æmber, chains and keys: gain, lose, steal, capture, place, forge."""

from dataclasses import dataclass
from typing import Final

from veillee.core.match import Card
from veillee.games.keyforge.rules.ability import Ctx, Word
from veillee.games.keyforge.rules.duel import Duel
from veillee.games.keyforge.voice.prompts import TARGET
from veillee.games.keyforge.words.amounts import Amount, counted, number, value
from veillee.games.keyforge.words.groups import BOTH, OPPONENT, YOU, seat_of
from veillee.games.keyforge.words.speech import AEMBER, CHAIN, COMMAND, INFINITIVE, THEY, THIRD, Say, Verb
from veillee.games.keyforge.words.whom import THIS, Whom

GAIN: Final = Verb("gagnez", "gagner", "gagne", "gain", "gains")
LOSE: Final = Verb("perdez", "perdre", "perd", "lose", "loses")
STEAL: Final = Verb("volez", "voler", "vole", "steal", "steals")
CAPTURE: Final = Verb("capturez", "capturer", "capture", "capture", "captures")
MOVE: Final = Verb("déplacez", "déplacer", "déplace", "move", "moves")
PLACE: Final = Verb("placez", "placer", "place", "place", "places")


def seats(c: Ctx, who: int) -> list[int]:
    """The players meant, the one who resolves the ability first."""
    return [c.you, 1 - c.you] if who == BOTH else [seat_of(c, who)]


def with_subject(s: Say, who: int, verb: Verb, form: int) -> str:
    """« volez », « votre adversaire vole », « chaque joueur vole »."""
    if who == YOU:
        return verb.said(s, form if form in (COMMAND, INFINITIVE) else COMMAND)
    if who == BOTH:
        return s("chaque joueur ", "each player ") + verb.said(s, THIRD)
    return s.foe(verb.said(s, THIRD), verb.said(s, THIRD), verb.said(s, THEY))


@dataclass(frozen=True, eq=False)
class Gain(Word):
    """A player gains Æ from the common supply."""

    amount: int | Amount
    who: int = YOU

    def do(self, d: Duel, c: Ctx) -> bool:
        amount = value(self.amount, d, c)
        for seat in seats(c, self.who):
            d.gain(seat, amount)
        return amount > 0

    def alike(self, c: Ctx, other: Ctx) -> bool:
        return c.you == other.you and isinstance(self.amount, int)

    def say(self, s: Say, form: int) -> str:
        return with_subject(s, self.who, GAIN, form) + " " + counted(self.amount, s, AEMBER)


@dataclass(frozen=True, eq=False)
class Lose(Word):
    """A player loses Æ to the common supply."""

    amount: int | Amount
    who: int = OPPONENT

    def do(self, d: Duel, c: Ctx) -> bool:
        amount = value(self.amount, d, c)
        c.amount = 0
        for seat in seats(c, self.who):
            c.amount += d.lose(seat, amount)
        return c.amount >= amount > 0

    def alike(self, c: Ctx, other: Ctx) -> bool:
        return c.you == other.you and isinstance(self.amount, int)

    def say(self, s: Say, form: int) -> str:
        return with_subject(s, self.who, LOSE, form) + " " + counted(self.amount, s, AEMBER)


@dataclass(frozen=True, eq=False)
class ItsControllerLoses(Word):
    """The player who controlled the creature just destroyed loses Æ."""

    amount: int

    def do(self, d: Duel, c: Ctx) -> bool:
        return d.lose(c.seat, self.amount) == self.amount

    def alike(self, c: Ctx, other: Ctx) -> bool:
        return True

    def say(self, s: Say, form: int) -> str:
        return s(f"son contrôleur perd {self.amount} Æ", f"its controller loses {self.amount} Æ")


@dataclass(frozen=True, eq=False)
class Steal(Word):
    """KF-G64: Æ from the opponent's pool to yours (or the other way round)."""

    amount: int | Amount
    who: int = YOU

    def do(self, d: Duel, c: Ctx) -> bool:
        amount = value(self.amount, d, c)
        c.amount = d.steal(seat_of(c, self.who), amount)
        return c.amount >= amount > 0

    def can(self, d: Duel, c: Ctx) -> bool:
        return d.sides[1 - seat_of(c, self.who)].aember > 0

    def alike(self, c: Ctx, other: Ctx) -> bool:
        return c.you == other.you and isinstance(self.amount, int)

    def say(self, s: Say, form: int) -> str:
        return with_subject(s, self.who, STEAL, form) + " " + counted(self.amount, s, AEMBER)


@dataclass(frozen=True, eq=False)
class Capture(Word):
    """KF-G12: each of some creatures captures Æ from its opponent, or from its own side."""

    amount: int | Amount
    whom: Whom | None = None
    """The creatures; none: the one that speaks, which does not name itself."""
    own_side: bool = False

    def do(self, d: Duel, c: Ctx) -> bool:
        amount = value(self.amount, d, c)
        if amount <= 0:
            return False
        cards = (self.whom or THIS).pick(d, c, self)
        c.it = cards
        c.done = []
        c.amount = 0
        for card in self.in_order(d, c, amount, cards):
            taken = d.capture(card, amount, self.robbed(d, c, card))
            c.amount += taken
            if taken:
                c.done.append(card)
        return len(cards) > 0 and c.amount == amount * len(cards)

    def robbed(self, d: Duel, c: Ctx, card: Card) -> int:
        """Whose Æ a creature captures; KF-D25: one whose ability is copied captures for the player who copies it."""
        side = c.you if card == d.body(c.card) else d.side[card]
        return side if self.own_side else 1 - side

    def touches(self, d: Duel, c: Ctx, card: Card) -> bool:
        return d.sides[self.robbed(d, c, card)].aember > 0

    def in_order(self, d: Duel, c: Ctx, amount: int, cards: list[Card]) -> list[Card]:
        """Where a pool is too small for all, the active player says who captures."""
        ordered: list[Card] = []
        for seat in (1 - c.you, c.you):
            theirs = [card for card in cards if self.robbed(d, c, card) == seat]
            pool = d.sides[seat].aember
            enough = (pool + amount - 1) // amount
            ordered += (
                d.ask_some(c.card, TARGET, theirs, enough, enough, ordered=amount > 1, doing=self)
                if enough < len(theirs)
                else theirs
            )
        return ordered

    def say(self, s: Say, form: int) -> str:
        if self.whom is None:
            return CAPTURE.said(s, form) + " " + counted(self.amount, s, AEMBER)
        subject = s.subject(s.chosen or self.whom.say(s))
        said = subject + CAPTURE.said(s, THIRD) + " " + counted(self.amount, s, AEMBER)
        return said + s(" de son propre camp", " from its own side") if self.own_side else said


@dataclass(frozen=True, eq=False)
class PlaceAember(Word):
    """Æ from the common supply onto cards."""

    amount: int
    whom: Whom

    def do(self, d: Duel, c: Ctx) -> bool:
        c.it = self.whom.pick(d, c, self)
        for card in c.it:
            d.place(card, self.amount)
        return len(c.it) > 0

    def say(self, s: Say, form: int) -> str:
        return PLACE.said(s, form) + s(
            f" {self.amount} Æ du stock commun sur {self.whom.say(s)}",
            f" {self.amount} Æ from the common supply on {self.whom.say(s)}",
        )


@dataclass(frozen=True, eq=False)
class StoreAember(Word):
    """Æ from your pool onto the card that speaks."""

    amount: int

    def do(self, d: Duel, c: Ctx) -> bool:
        moved = d.lose(c.you, self.amount)
        if moved:
            d.place(c.card, moved)
        return moved == self.amount

    def say(self, s: Say, form: int) -> str:
        verb = MOVE.said(s, form)
        return verb + s(
            f" {self.amount} Æ de votre réserve sur {s.self_name()}",
            f" {self.amount} Æ from your pool to {s.self_name()}",
        )


@dataclass(frozen=True, eq=False)
class GainChains(Word):
    """KF-G13: a player gains chains."""

    amount: int
    who: int = YOU

    def do(self, d: Duel, c: Ctx) -> bool:
        for seat in seats(c, self.who):
            d.add_chains(seat, self.amount)
        return True

    def alike(self, c: Ctx, other: Ctx) -> bool:
        return c.you == other.you

    def say(self, s: Say, form: int) -> str:
        return with_subject(s, self.who, GAIN, form) + " " + CHAIN.counted(self.amount, s.tongue)


@dataclass(frozen=True, eq=False)
class Forge(Word):
    """A key is forged at current cost, changed by so much."""

    change: int | Amount = 0

    def do(self, d: Duel, c: Ctx) -> bool:
        return d.forge(c.you, max(0, d.key_cost(c.you) + value(self.change, d, c)), c.card)

    def can(self, d: Duel, c: Ctx) -> bool:
        stored = 0
        for card in d.purses(c.you):
            stored += d.aember[card]
        return d.sides[c.you].aember + stored >= d.key_cost(c.you) + value(self.change, d, c)

    def say(self, s: Say, form: int) -> str:
        verb = Verb("forgez", "forger", "forge", "forge", "forges").said(s, form)
        if self.change == 0:
            return verb + s(" une clé au coût actuel", " a key at current cost")
        more = number(self.change)
        change = more.say(s, AEMBER)
        cost = s(f" une clé au coût actuel plus {change}", f" a key at +{change} current cost")
        return verb + cost + more.tail(s)
