"""Moves between zones: hands, decks, discard piles, archives, out of the game, into play."""

from dataclasses import dataclass
from typing import Final

from veillee.core.match import Card
from veillee.games.keyforge.rules.ability import Ctx, Word
from veillee.games.keyforge.rules.duel import Duel
from veillee.games.keyforge.rules.terms import DECK, DISCARD, HAND
from veillee.games.keyforge.voice.prompts import TARGET
from veillee.games.keyforge.words.aember import seats, with_subject
from veillee.games.keyforge.words.amounts import Amount, counted, value
from veillee.games.keyforge.words.creatures import Upon
from veillee.games.keyforge.words.groups import ANY_CARD, IN_PLAY, OPPONENT, YOU, Group, seat_of
from veillee.games.keyforge.words.speech import CARD_NOUN, THIRD, Say, Verb
from veillee.games.keyforge.words.whom import A, About, Among, It, Whom

RETURN: Final = Verb("renvoyez", "renvoyer", "renvoie", "return", "returns")
PUT: Final = Verb("mettez", "mettre", "met", "put", "puts")
SHUFFLE: Final = Verb("mélangez", "mélanger", "mélange", "shuffle", "shuffles")
ARCHIVE: Final = Verb("archivez", "archiver", "archive", "archive", "archives")
PURGE: Final = Verb("purgez", "purger", "purge", "purge", "purges")
DISCARD_VERB: Final = Verb("défaussez", "défausser", "défausse", "discard", "discards")
DRAW: Final = Verb("piochez", "piocher", "pioche", "draw", "draws")
REVEAL: Final = Verb("révélez", "révéler", "révèle", "reveal", "reveals")
PLAY_VERB: Final = Verb("jouez", "jouer", "joue", "play", "plays")


def yours(whom: Whom) -> bool:
    """Whether all the cards meant must be the player's own."""
    return isinstance(whom, Among) and whom.group.zone != IN_PLAY and whom.group.whose == YOU


class ReturnToHand(Upon):
    """Cards go to their owners' hands."""

    def affect(self, d: Duel, c: Ctx, cards: list[Card]) -> bool:
        c.done = d.send(cards, HAND)
        return len(c.done) == len(cards)

    def say(self, s: Say, form: int) -> str:
        whom = self.whom.say(s)
        if yours(self.whom):
            return RETURN.said(s, form) + s(f" {whom} dans votre main", f" {whom} to your hand")
        whose = s("leur", "their") if self.whom.several() and not s.chosen else s("son", "its")
        return RETURN.said(s, form) + s(
            f" {whom} dans la main de {whose} propriétaire", f" {whom} to {whose} owner's hand"
        )


class PutOnDeck(Upon):
    """Cards go on top of their owners' decks; several of one owner in the order the active player picks them."""

    def affect(self, d: Duel, c: Ctx, cards: list[Card]) -> bool:
        stacked: list[Card] = []
        for seat in (d.active, 1 - d.active):
            theirs = [card for card in cards if d.owner[card] == seat]
            many = len(theirs) > 1
            if many:
                theirs = d.ask_some(c.card, TARGET, theirs, len(theirs), len(theirs), ordered=True, doing=EACH_ON_DECK)
            stacked += theirs
        c.done = d.send(stacked, DECK)
        return len(c.done) == len(cards)

    def say(self, s: Say, form: int) -> str:
        whom = self.whom.say(s)
        if yours(self.whom):
            return PUT.said(s, form) + s(f" {whom} au sommet de votre deck", f" {whom} on top of your deck")
        return PUT.said(s, form) + s(
            f" {whom} au sommet du deck de son propriétaire", f" {whom} on top of its owner's deck"
        )


EACH_ON_DECK: Final = PutOnDeck(A(ANY_CARD))
"""What is done to each of several as it is picked."""


class ShuffleIntoDeck(Upon):
    """Cards are shuffled into their owners' decks."""

    def affect(self, d: Duel, c: Ctx, cards: list[Card]) -> bool:
        c.done = d.shuffle_in(cards)
        return len(c.done) == len(cards)

    def say(self, s: Say, form: int) -> str:
        whom = self.whom.say(s)
        return SHUFFLE.said(s, form) + s(f" {whom} dans le deck de son propriétaire", f" {whom} into its owner's deck")


class Archive(Upon):
    """KF-G5, KF-D33: cards go to their owners' archives."""

    def affect(self, d: Duel, c: Ctx, cards: list[Card]) -> bool:
        c.done = d.archive(cards)
        return len(c.done) == len(cards)

    def verb(self) -> Verb:
        return ARCHIVE


class ArchiveTop(Word):
    """The top card of your deck goes to your archives."""

    def do(self, d: Duel, c: Ctx) -> bool:
        card = d.top_of_deck(c.you)
        if card < 0:
            return False
        d.archive([card])
        return True

    def alike(self, c: Ctx, other: Ctx) -> bool:
        return c.you == other.you

    def say(self, s: Say, form: int) -> str:
        return ARCHIVE.said(s, form) + s(" la carte du sommet de votre deck", " the top card of your deck")


class Abduct(Upon):
    """Enemy creatures go to your archives; from there they only ever go to their owners' hands."""

    def affect(self, d: Duel, c: Ctx, cards: list[Card]) -> bool:
        c.done = d.archive(cards, c.you)
        return len(c.done) == len(cards)

    def brief(self, s: Say, form: int) -> str:
        whom = self.whom.say(s)
        return PUT.said(s, form) + s(f" {whom} dans vos archives", f" {whom} into your archives")

    def say(self, s: Say, form: int) -> str:
        said = self.brief(s, form)
        if s.many:
            return said + s(
                ". Celles qui quittent vos archives vont dans la main de leur propriétaire",
                ". Those that leave your archives go to their owner's hand instead",
            )
        return said + s(
            ". Si elle quitte vos archives, elle va dans la main de son propriétaire",
            ". If it leaves your archives, it goes to its owner's hand instead",
        )


class Purge(Upon):
    """KF-G50: cards leave the game. One just destroyed is purged from the discard pile, unless it has saved itself."""

    def affect(self, d: Duel, c: Ctx, cards: list[Card]) -> bool:
        if isinstance(self.whom, (It, About)):
            cards = [card for card in cards if d.in_play(card) or d.zone[card] == DISCARD]
        c.done = d.purge(cards)
        return len(c.done) == len(cards)

    def verb(self) -> Verb:
        return PURGE


class Discard(Upon):
    """Cards of your hand are discarded."""

    def affect(self, d: Duel, c: Ctx, cards: list[Card]) -> bool:
        c.done = d.discard(cards)
        return True

    def verb(self) -> Verb:
        return DISCARD_VERB


class Reveal(Upon):
    """Cards of your hand are shown to all."""

    def affect(self, d: Duel, c: Ctx, cards: list[Card]) -> bool:
        d.reveal_cards(cards)
        c.done = cards
        return True

    def verb(self) -> Verb:
        return REVEAL


class PlayIt(Upon):
    """KF-G35: a card is played from where it lies, whatever its house."""

    def affect(self, d: Duel, c: Ctx, cards: list[Card]) -> bool:
        if not d.playable(cards[0]):
            return False
        d.play(cards[0])
        return True

    def touches(self, d: Duel, c: Ctx, card: Card) -> bool:
        return d.playable(card)

    def verb(self) -> Verb:
        return PLAY_VERB


class PlayTop(Word):
    """The top card of your deck is played, if it can be."""

    def do(self, d: Duel, c: Ctx) -> bool:
        card = d.top_of_deck(c.you)
        if card < 0:
            return False
        d.reveal_cards([card])
        if not d.playable(card):
            return False
        d.play(card)
        return True

    def say(self, s: Say, form: int) -> str:
        return PLAY_VERB.said(s, form) + s(" la carte du sommet de votre deck", " the top card of your deck")


class RevealTop(Word):
    """The top card of your deck is shown to all; "it" is that card."""

    def do(self, d: Duel, c: Ctx) -> bool:
        card = d.top_of_deck(c.you)
        c.it = [card] if card >= 0 else []
        d.reveal_cards(c.it)
        return card >= 0

    def say(self, s: Say, form: int) -> str:
        s.named(CARD_NOUN, False)
        return REVEAL.said(s, form) + s(" la carte du sommet de votre deck", " the top card of your deck")


@dataclass(frozen=True, eq=False)
class DiscardUntil(Word):
    """Cards are discarded from the top of your deck until one of a group appears; it goes to your hand."""

    group: Group

    def do(self, d: Duel, c: Ctx) -> bool:
        deck = d.sides[c.you].deck
        while deck:
            card = deck[-1]
            d.discard([card])
            if self.group.matches(d, c, card):
                c.it = d.send([card], HAND)
                return True
        return False

    def say(self, s: Say, form: int) -> str:
        one = self.group.one(s)
        return DISCARD_VERB.said(s, form) + s(
            f" les cartes du sommet de votre deck jusqu'à défausser {one} ou jusqu'à ce que le deck soit vide."
            f" Si vous avez défaussé {one} de la sorte, mettez cette carte dans votre main",
            f" cards from the top of your deck until you discard {one} or run out of cards."
            f" If you discarded {one} this way, put it into your hand",
        )


@dataclass(frozen=True, eq=False)
class DiscardRandom(Word):
    """A card of a player's hand that chance names is discarded."""

    who: int = OPPONENT

    def do(self, d: Duel, c: Ctx) -> bool:
        return d.discard_random(seat_of(c, self.who)) >= 0

    def say(self, s: Say, form: int) -> str:
        if self.who == YOU:
            return DISCARD_VERB.said(s, form) + s(" une carte de votre main au hasard", " a random card from your hand")
        return with_subject(s, OPPONENT, DISCARD_VERB, THIRD) + s(
            " une carte de sa main au hasard", " a random card from their hand"
        )


@dataclass(frozen=True, eq=False)
class Draw(Word):
    """KF-G21: a player draws cards."""

    amount: int | Amount = 1
    who: int = YOU

    def do(self, d: Duel, c: Ctx) -> bool:
        amount = value(self.amount, d, c)
        c.amount = 0
        for seat in seats(c, self.who):
            c.amount += d.draw(seat, amount)
        return c.amount > 0

    def alike(self, c: Ctx, other: Ctx) -> bool:
        return c.you == other.you and isinstance(self.amount, int)

    def say(self, s: Say, form: int) -> str:
        return with_subject(s, self.who, DRAW, form) + " " + counted(self.amount, s, CARD_NOUN)


class PutIntoPlay(Upon):
    """KF-G35: cards enter play without being played, under your control."""

    def affect(self, d: Duel, c: Ctx, cards: list[Card]) -> bool:
        for card in cards:
            if d.zone[card] == DISCARD:
                d.put_into_play(card, c.you)
                c.done.append(card)
        return len(c.done) == len(cards)

    def say(self, s: Say, form: int) -> str:
        return PUT.said(s, form) + s(
            f" {self.whom.say(s)} en jeu sous votre contrôle", f" {self.whom.say(s)} into play under your control"
        )


class LookAtHand(Word):
    """You see your opponent's hand."""

    def do(self, d: Duel, c: Ctx) -> bool:
        d.look_at_hand(c.you)
        return True

    def say(self, s: Say, form: int) -> str:
        verb = Verb("regardez", "regarder", "regarde", "look at", "looks at")
        return verb.said(s, form) + s(" la main de votre adversaire", " your opponent's hand")


@dataclass(frozen=True, eq=False)
class RevealHand(Word):
    """A player's hand is shown to all."""

    who: int

    def do(self, d: Duel, c: Ctx) -> bool:
        c.it = d.sides[seat_of(c, self.who)].hand[:]
        d.reveal_cards(c.it)
        return True

    def say(self, s: Say, form: int) -> str:
        s.named(CARD_NOUN, True)
        return REVEAL.said(s, form) + s(
            " votre main" if self.who == YOU else " la main de votre adversaire",
            " your hand" if self.who == YOU else " your opponent's hand",
        )
