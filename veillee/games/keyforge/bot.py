"""Bot hints: how a position is evaluated, and what a sensible player tries first in a playout."""

from math import exp
from typing import Final

from veillee.core.facts import About, Prompt
from veillee.core.game import Hints
from veillee.core.match import Card, Match
from veillee.games.keyforge.rules.ability import Asking, Word
from veillee.games.keyforge.rules.duel import Duel
from veillee.games.keyforge.rules.hooks import ACT, DISCARD_ACT, FIGHT, OMNI, PLAY, REAP, UNSTUN
from veillee.games.keyforge.rules.terms import ARTIFACTS, ELUSIVE, LINE, SKIRMISH
from veillee.games.keyforge.voice import prompts
from veillee.games.keyforge.voice.prompts import ACT_ON, DONE, END_TURN, KEEP, YES
from veillee.games.keyforge.words.creatures import Deal, Destroy, Exhaust, Sacrifice, Stun, TakeControl
from veillee.games.keyforge.words.moves import Abduct, Archive, Purge, PutOnDeck, ReturnToHand, ShuffleIntoDeck

KEYS: Final = [0.0, 1.3, 2.9, 6.0]
AEMBER: Final = 0.16
NEXT_KEY: Final = 0.45
CREATURE: Final = 0.16
MIGHT: Final = 0.035
READY: Final = 0.05
HELD: Final = 0.012
ARTIFACT: Final = 0.12
CARD: Final = 0.06
ARCHIVED: Final = 0.1
CHAIN: Final = 0.07
"""What each thing is worth in log-odds."""


class KeyforgeHints(Hints):
    """A sense of who is ahead, and cheap preferences for playouts."""

    def value(self, match: Match, seat: int) -> float:
        assert isinstance(match, Duel)
        if match.over:
            return 1.0 if match.winner == seat else 0.0
        odds = strength(match, seat) - strength(match, 1 - seat)
        return 1.0 / (1.0 + exp(-odds))

    def weights(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> list[int] | None:
        assert isinstance(match, Duel)
        assert isinstance(about, Asking)
        if prompt is prompts.MAIN:
            return [act_weight(match, option) for option in options]
        if prompt is prompts.TARGET:
            return target_weights(match, about.doing, options)
        if prompt is prompts.ATTACK_WHOM:
            return [fight_weight(match, about.source, Card(foe)) for foe in options]
        if prompt is prompts.HOUSE:
            return [house_weight(match, house) for house in options]
        if prompt is prompts.YES_NO or prompt is prompts.TAKE_ARCHIVES:
            return [6 if option == YES else 1 for option in options]
        if prompt is prompts.HOST:
            return [8 if match.side[host] == seat else 1 for host in options]
        if prompt is prompts.MULLIGAN:
            return [6 if option == KEEP else 1 for option in options]
        if prompt is prompts.USE_HOW:
            return [way_weight(match, way, about.source) for way in options]
        return None


def strength(d: Duel, seat: int) -> float:
    """What a side has that may win."""
    side = d.sides[seat]
    cost = d.key_cost(seat)
    found = KEYS[side.forged()] + AEMBER * min(side.aember, cost + 2)
    if side.aember >= cost:
        found += NEXT_KEY
    might, held = 0, 0
    for card in side.line:
        might += d.power(card) - d.damage[card]
        held += d.aember[card]
        if not d.exhausted[card] and not d.stunned[card]:
            found += READY
    found += CREATURE * len(side.line) + MIGHT * might - HELD * held
    found += ARTIFACT * len(side.artifacts) + CARD * len(side.hand) + ARCHIVED * len(side.archives)
    return found - CHAIN * side.chains


def act_weight(d: Duel, option: int) -> int:
    """Playing before using, using before ending the turn."""
    if option == END_TURN:
        return 1
    act, card = ACT_ON.high(option), Card(ACT_ON.low(option))
    if act == PLAY:
        return 24 + 6 * d.card(card).aember
    if act == DISCARD_ACT:
        return 1
    return way_weight(d, act, card)


def way_weight(d: Duel, way: int, card: Card) -> int:
    if way == REAP:
        return 16
    if way == FIGHT:
        best = 1
        for foe in d.sides[1 - d.side[card]].line:
            best = max(best, fight_weight(d, card, foe))
        return best
    if way == ACT:
        return 16
    if way == OMNI:
        return 5
    return 10 if way == UNSTUN else 1


def fight_weight(d: Duel, card: Card, foe: Card) -> int:
    """Fights that kill without loss first."""
    if d.keyword(foe, ELUSIVE) and foe not in d.log.attacked:
        return 2
    kills = d.blow(card, foe) >= d.power(foe) - d.damage[foe] + d.armor_left(foe)
    dies = d.blow(foe, card) >= d.power(card) - d.damage[card] + d.armor_left(card) and not d.keyword(card, SKIRMISH)
    if kills:
        return 8 + d.power(foe) if dies else 20 + 2 * d.power(foe)
    return 1 if dies else 6


def house_weight(d: Duel, house: int) -> int:
    """The house that does most: cards to play, creatures to use."""
    side = d.sides[d.active]
    count = 0
    for card in side.hand:
        if d.belongs(card, house):
            count += 2 + d.card(card).aember
    for card in side.line:
        if d.belongs(card, house):
            count += 3
    for card in side.artifacts:
        if d.belongs(card, house):
            count += 1
    return 1 + count * count


def harmful(word: Word | None) -> bool:
    """Whether an effect is better done to the opponent's cards."""
    if isinstance(word, Sacrifice):
        return False
    return isinstance(
        word, (Deal, Destroy, Stun, Exhaust, ReturnToHand, Purge, PutOnDeck, ShuffleIntoDeck, Abduct, TakeControl)
    )


def target_weights(d: Duel, word: Word | None, options: list[int]) -> list[int] | None:
    """Harm goes to the other side, and to the strongest there; what is given up is the weakest."""
    if harmful(word):
        return [harm_weight(d, Card(card)) for card in options]
    if isinstance(word, (Sacrifice, Archive)):
        return [1 if card == DONE else loss_weight(d, Card(card)) for card in options]
    if options[-1] == DONE:
        return [1 if card == DONE else 5 for card in options]
    return None


def harm_weight(d: Duel, card: Card) -> int:
    if card == DONE:
        return 3
    if d.side[card] == d.active:
        return 1
    return 8 + 2 * d.power(card) if d.zone[card] == LINE else 12


def loss_weight(d: Duel, card: Card) -> int:
    return max(1, 12 - 2 * d.power(card)) if d.zone[card] == LINE else (4 if d.zone[card] == ARTIFACTS else 8)


HINTS: Final = KeyforgeHints()
