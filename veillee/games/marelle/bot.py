"""What La Marelle knows about playing itself well: what a fate may come to, and what a sensible prince tries first.

Nobody wins, so a position is worth how enviable the fate may become, less a part of how enviable the others' may. What a bot writes comes
from the grammar of scenes in `narration`.
"""

from math import exp
from typing import Final

from veillee.core.dice import Dice
from veillee.core.facts import About, Prompt
from veillee.core.game import Hints
from veillee.core.match import WRITE, Card, Match
from veillee.games.marelle.auctions import bid_weights, raise_weights
from veillee.games.marelle.cards.faces import PIPS, SUIT_OF, UNRANKED, VALUE_OF
from veillee.games.marelle.cards.suits import FIRST_BLACK, SUIT_COUNT
from veillee.games.marelle.narration.tell import written
from veillee.games.marelle.rules.match import Marelle
from veillee.games.marelle.rules.options import AT, CUT, DEFINE, GIVE, LEAVE_IT, MEND, PASS, REST
from veillee.games.marelle.rules.ring import (
    BIDDING,
    CARD_LAID,
    DEFINING,
    FATING,
    NO_LINE,
    PARAGRAPH,
    SEATS,
    STEPPING,
    Line,
    Ring,
)
from veillee.games.marelle.voice import prompts

SPAN: Final = 16.0
"""The widest range of hopes, to bring them between 0 and 1."""


IDLE: Final = 0.03
"""What a card in hand is worth beyond what it may bring: nobody plays without a reason."""
LEFT_OVER: Final = 0.25
"""The same in the last scene of all, after which it brings nothing: there a story is not buried under cards."""
PENNED: Final = (prompts.SCENE, prompts.END, prompts.EPILOGUE)
"""What is written at."""


class Judgement:
    """What things weigh in how enviable a fate may become."""

    margin: float
    """A point by which the suits one leads in outweigh the neighbour's on a conflict, in the odds of a scene there."""
    swing: float
    """A point in hand that could come there."""
    lead: float
    """A characteristic in which one is ahead of the neighbour."""
    card: float
    """A card in hand, for what cannot be foreseen, as long as there are scenes to come."""
    later: float
    """How much of margin and swing is left in the second act, seen from the first."""
    first_win: float
    first_loss: float
    second_win: float
    second_loss: float
    """What a scene brings to a fate: a winner sets a card of a welcome colour aside; in the second act the defeated get an
    unwelcome one."""
    envy: float
    """How much the others' fates count."""

    def __init__(self) -> None:
        self.margin = 0.115
        self.swing = 0.075
        self.lead = 0.3
        self.card = 0.17
        self.later = 0.4
        self.first_win = 1.0
        self.first_loss = 0.1
        self.second_win = 0.9
        self.second_loss = -0.5
        self.envy = 0.3


class MarelleHints(Hints):
    """A sense of how scenes will go, and cheap preferences for playouts."""

    judgement: Judgement

    def __init__(self, judgement: Judgement) -> None:
        self.judgement = judgement

    def same_worlds(self) -> bool:
        return True

    def ahead(self, match: Match) -> int:
        """To the end of the auction or of the scene, where `calm` says so: beyond it the evaluation sees enough."""
        return 0

    def calm(self, match: Match) -> bool:
        assert isinstance(match, Marelle)
        stage = match.stage
        return stage <= BIDDING or DEFINING <= stage <= STEPPING or stage >= FATING

    def value(self, match: Match, seat: int) -> float:
        assert isinstance(match, Marelle)
        others = 0.0
        for other in SEATS[match.seats]:
            if other != seat:
                others += match.gap(other)
        judgement = self.judgement
        hope = promise(judgement, match, seat) - judgement.envy * others / (match.seats - 1)
        return min(1.0, max(0.0, 0.3 + hope / SPAN))

    def considered(self, prompt: Prompt, options: list[int]) -> list[int]:
        """A bot does not correct itself, and tells an end in one paragraph."""
        if prompt is prompts.SCENE or prompt is prompts.END:
            kept = [option for option in options if AT.high(option) != MEND]
            return kept if prompt is prompts.SCENE else kept[:1]
        if prompt is prompts.EPILOGUE:
            return [REST] if REST in options else [WRITE]
        return options

    def meant(self, match: Match, seat: int, prompt: Prompt, options: list[int]) -> list[int]:
        """What serves the story; a correction that a person has begun is given up, and the paragraph stays as it was."""
        assert isinstance(match, Marelle)
        if match.mending[seat] != NO_LINE and prompt in PENNED:
            return [REST]
        if prompt is prompts.SCENE:
            return storied(match, seat, options)
        if prompt is prompts.BID:
            return bids(match, seat, options)
        if prompt is prompts.STEP:
            return fresh(match, options)
        if prompt is prompts.END and match.concluded:
            return [option for option in options if option != WRITE]
        return options

    def weights(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> list[int] | None:
        assert isinstance(match, Marelle)
        if prompt is prompts.SCENE:
            return scene_weights(match, seat, options)
        if prompt is prompts.END or prompt is prompts.EPILOGUE:
            return [8 if option == REST else 1 for option in options]
        if prompt is prompts.INTERRUPT:
            return [turning_weight(match, seat, option) for option in options]
        if prompt is prompts.BID or prompt is prompts.TIE:
            return bid_weights(match, seat, options)
        if prompt is prompts.RAISE or prompt is prompts.ADD:
            return raise_weights(match, seat, options)
        return card_weights(match, seat, prompt, options)

    def text(self, match: Match, seat: int, prompt: Prompt, dice: Dice) -> str:
        assert isinstance(match, Marelle)
        return written(match, seat, prompt, dice)


def storied(m: Marelle, seat: int, options: list[int]) -> list[int]:
    """A scene begins with a word of those who set up, a card with a word of who laid it; it is told by a few, in a few
    paragraphs, and not buried under cards. Nothing left means silence."""
    tells = wants_to_tell(m, seat)
    if tells and owes_a_word(m, seat):
        return [WRITE]
    begun = is_told(m)
    most = MOST_LAID if seat in m.belligerents() else MOST_MEDDLED
    laid = sum([1 for line in m.page if line.kind == CARD_LAID and line.seat == seat])
    found: list[int] = []
    for option in options:
        if 0 <= option < PIPS:
            wanted = begun and laid < most
        elif option == CUT:
            wanted = begun and not m.speaking
        else:
            wanted = option != (REST if tells else WRITE)
        if wanted:
            found.append(option)
    return found


def is_told(m: Marelle) -> bool:
    """Whether those who set up have said a word, or have let it be known that they do without."""
    if m.rested or (m.spoken and m.page):
        return True
    return first_word(m.page, m.initiator, m.own) < len(m.page)


def wants_to_tell(m: Marelle, seat: int) -> bool:
    """Whether a bot has something to say now: of its card; the beginning, if nobody has; a second voice; after cards, again."""
    mine = sum([1 for line in m.page if line.kind == PARAGRAPH and line.seat == seat])
    if owes_a_word(m, seat):
        return mine < MOST_TOLD and m.may_write(seat)
    if not m.sets_up(seat) or mine >= MOST_TOLD or m.rested >> seat & 1:
        return False
    told = 0
    answered = False
    last = -1
    for line in m.page:
        if line.kind == PARAGRAPH and m.sets_up(line.seat):
            told += 1
            answered = True
            last = line.seat
        elif line.kind == CARD_LAID:
            answered = False
    if told == 0:
        return True
    if answered:
        return told == 1 and (m.played % 2 == 1 if m.own else last != seat)
    return told < MOST_VOICES


def owes_a_word(m: Marelle, seat: int) -> bool:
    """Whether the last thing that a seat has done in this scene was to lay a card."""
    for at in range(len(m.page) - 1, -1, -1):
        if m.page[at].seat == seat:
            return m.page[at].kind == CARD_LAID
    return False


MOST_TOLD: Final = 3
"""So many paragraphs of a scene are a bot's at most."""
MOST_VOICES: Final = 3
"""After so many paragraphs those who set up have told enough."""
MOST_LAID: Final = 3
"""So many cards of a scene are a bot's at most."""
MOST_MEDDLED: Final = 1
"""And so many of one that is not in the conflict."""
MOST_ABSTAINED: Final = 2
"""So many auctions a bot stays away from: a prince has ranks."""


def bids(m: Marelle, seat: int, options: list[int]) -> list[int]:
    """Without the figure, once a seat has gone without a rank often enough."""
    without = sum([1 for suit in m.order[: m.auction] if m.ranks[suit][seat] == UNRANKED])
    return (
        [option for option in options if option < PIPS] if without >= MOST_ABSTAINED and len(options) > 1 else options
    )


def fresh(m: Marelle, options: list[int]) -> list[int]:
    """The scenes on conflicts that this act has not seen yet, as long as there are some: a story goes round the table."""
    seen = [scene.conflict for scene in m.scenes if scene.act == m.act]
    return [option for option in options if AT.low(option) not in seen] or options


# How good a position is


def promise(j: Judgement, m: Marelle, seat: int) -> float:
    """How enviable a seat's fate may become: what is set aside, and what the scenes to come may bring."""
    found = float(m.gap(seat))
    left = (seat - 1) % m.seats
    right = (seat + 1) % m.seats
    first = scenes_to_come(m, seat, left, right)
    second = second_act_scenes(m, seat)
    if first > 0.0:
        odds = (chance(j, 1.0, m, left, seat, left) + chance(j, 1.0, m, seat, seat, right)) / 2.0
        found += first * (odds * j.first_win + (1.0 - odds) * j.first_loss)
    if second > 0.0:
        near = 1.0 if m.act > 1 else j.later
        odds = (chance(j, near, m, left, seat, left) + chance(j, near, m, seat, seat, right)) / 2.0
        found += second * (odds * j.second_win + (1.0 - odds) * j.second_loss)
        return found + (j.card + IDLE) * len(m.hands[seat])
    return found + LEFT_OVER * len(m.hands[seat])


def scenes_to_come(m: Marelle, seat: int, left: int, right: int) -> float:
    """The scenes of the first act in which a seat may win or lose: its own, and half of its neighbours'."""
    if m.act > 1:
        return 0.0
    found = 0.0 if m.opened >> seat & 1 else 1.0
    if not m.opened >> left & 1:
        found += 0.5
    if not m.opened >> right & 1:
        found += 0.5
    return found


def second_act_scenes(m: Marelle, seat: int) -> float:
    """Those of the second act: its own, and two of so many for each of the others."""
    opened = m.opened if m.act > 1 else 0
    found = 0.0
    for other in SEATS[m.seats]:
        if not opened >> other & 1:
            found += 1.0 if other == seat else 2.0 / m.seats
    return found


def chance(j: Judgement, near: float, m: Marelle, conflict: int, seat: int, foe: int) -> float:
    """The odds that a seat wins a scene against a neighbour: by the cards of the conflict, those in their hands, and ranks."""
    mine = 0
    leads = 0
    theirs = 0
    strengths = m.strengths(conflict)
    ours = [0.5, 0.5, 0.5, 0.5]
    for suit in range(SUIT_COUNT):
        rank = m.ranks[suit][seat]
        other = m.ranks[suit][foe]
        if rank != other:
            ahead = rank != UNRANKED and (other == UNRANKED or rank < other)
            ours[suit] = 1.0 if ahead else 0.0
            if ahead:
                leads += 1
                mine = max(mine, strengths[suit])
            else:
                leads -= 1
                theirs = max(theirs, strengths[suit])
    swing = 0.0
    for card in m.hands[seat]:
        swing += VALUE_OF[card] * ours[SUIT_OF[m.face[card]]]
    for card in m.hands[foe]:
        swing -= VALUE_OF[card] * (1.0 - ours[SUIT_OF[m.face[card]]])
    odds = near * (j.margin * (mine - theirs) + j.swing * swing) + j.lead * leads
    return 1.0 / (1.0 + exp(-odds))


def first_word(page: list[Line], initiator: int, own: bool) -> int:
    """Where the first paragraph of those who set up stands on a page."""
    for at, line in enumerate(page):
        if line.kind == PARAGRAPH and (line.seat == initiator) == own:
            return at
    return len(page)


# Playouts


def favoured(m: Marelle, added: int = -1) -> int:
    """Who would win the scene as its cards lie, with one more card perhaps; -1: nobody."""
    strengths = m.strengths(m.conflict)
    if added >= 0:
        strengths[SUIT_OF[m.face[added]]] += VALUE_OF[added]
    fighting = m.belligerents()
    most = max(strengths)
    best = -1
    if most > 0:
        for suit in range(SUIT_COUNT):
            if strengths[suit] == most:
                winner = m.best_ranked(suit, fighting)
                if best == -1:
                    best = winner
                elif winner != best:
                    return -1
    return best


def scene_weights(m: Marelle, seat: int, options: list[int]) -> list[int]:
    """Play what turns the scene, cut when ahead, and otherwise let it be."""
    fights = seat in m.belligerents()
    wins = fights and favoured(m) == seat
    untold = first_word(m.page, m.initiator, m.own) == len(m.page)
    found: list[int] = []
    for option in options:
        if 0 <= option < PIPS:
            turns = fights and not wins and favoured(m, option) == seat
            found.append(12 if turns else 1)
        elif option == CUT:
            found.append(1 if untold else 60 if wins else 12)
        elif option == WRITE:
            found.append(40 if untold else 4)
        else:
            found.append(1 if option != REST or untold else 40)
    return found


def turning_weight(m: Marelle, seat: int, option: int) -> int:
    if option == PASS:
        return 8
    if seat not in m.belligerents():
        return 1
    now = favoured(m)
    return 16 if now != seat and favoured(m, option) == seat else 1


def leaning(m: Ring, seat: int) -> int:
    """Above zero: what a seat has set aside is black; below: red."""
    found = 0
    for card in m.aside[seat]:
        found += 1 if SUIT_OF[m.face[card]] >= FIRST_BLACK else -1
    return found


def suits(m: Ring, seat: int, card: Card) -> bool:
    """Whether a card would widen a seat's gap."""
    lean = leaning(m, seat)
    return lean == 0 or (lean > 0) == (SUIT_OF[m.face[card]] >= FIRST_BLACK)


def card_weights(m: Marelle, seat: int, prompt: Prompt, options: list[int]) -> list[int] | None:
    """Cards that suit one's own fate are kept, cards that do not suit another's are given."""
    if prompt is prompts.KEEP:
        return [9 if suits(m, seat, Card(card)) else 1 for card in options]
    if prompt is prompts.TAKE or prompt is prompts.DUEL:
        return [1 + VALUE_OF[card] for card in options]
    if prompt is prompts.GIVE:
        return [1 if suits(m, m.initiator, Card(card)) else 6 for card in options]
    if prompt is prompts.GIFT:
        return [gift_weight(m, seat, option) for option in options]
    if prompt is prompts.ACCEPT:
        loser = m.belligerents()[0] if m.belligerents()[0] != seat else m.belligerents()[1]
        return [4 if card == PASS else 1 if suits(m, loser, Card(card)) else 6 for card in options]
    if prompt is prompts.PLEDGE:
        return [6 if card == PASS else 1 for card in options]
    if prompt is prompts.PLACE:
        return [placing_weight(m, seat, AT.low(option)) for option in options]
    if prompt is prompts.DEFINE:
        return [defining_weight(m, seat, option) for option in options]
    if prompt is prompts.STEP:
        return [stepping_weight(m, seat, option) for option in options]
    return None


def gift_weight(m: Marelle, seat: int, option: int) -> int:
    card = Card(AT.low(option))
    return (1 if suits(m, AT.high(option) - GIVE, card) else 6) * (1 if suits(m, seat, card) else 2)


def placing_weight(m: Marelle, seat: int, conflict: int) -> int:
    """A bid helps where its suits are those in which one beats the neighbour."""
    foe = conflict if conflict != seat else (conflict + 1) % m.seats
    helped = 10
    for card in m.bids[seat]:
        suit = m.suit(card)
        rank, other = m.ranks[suit][seat], m.ranks[suit][foe]
        if rank != other:
            ahead = rank != UNRANKED and (other == UNRANKED or rank < other)
            helped += VALUE_OF[card] if ahead else -VALUE_OF[card]
    return max(1, helped)


def defining_weight(m: Marelle, seat: int, option: int) -> int:
    """One turns over what would serve the neighbour."""
    conflict = AT.high(option) - DEFINE
    card = Card(AT.low(option))
    suit = m.suit(card)
    foe = conflict if conflict != seat else (conflict + 1) % m.seats
    rank, other = m.ranks[suit][seat], m.ranks[suit][foe]
    ahead = rank != UNRANKED and (other == UNRANKED or rank < other)
    return 1 if ahead else 1 + VALUE_OF[card]


def stepping_weight(m: Marelle, seat: int, option: int) -> int:
    """Where one is ahead, and has the cut."""
    conflict = AT.low(option)
    foe = conflict if conflict != seat else (conflict + 1) % m.seats
    odds = chance(HINTS.judgement, 1.0, m, conflict, seat, foe)
    return 1 + int(10.0 * odds) * (2 if AT.high(option) == LEAVE_IT else 1)


HINTS: Final = MarelleHints(Judgement())
