"""What an Investigator does by day: which pile to draw from, which action to play, and on whom."""

from typing import Final

from veillee.core.facts import Prompt
from veillee.core.match import Card, Face
from veillee.games.rose_noire.bot.mind import Mind
from veillee.games.rose_noire.cards.clues import IS_ACTION, IS_TRAP, clue_of
from veillee.games.rose_noire.cards.orders import is_goal
from veillee.games.rose_noire.cards.suspects import COUNT
from veillee.games.rose_noire.rules.inquiry import IN_ITS_PLACE, NOWHERE, SAID, TURNS
from veillee.games.rose_noire.rules.options import (
    ACT,
    END,
    GO,
    INVESTIGATE,
    KEEP_AWAY,
    PLAY,
    PROOF_AT,
    RECTORS_AT,
    TRAP_AT,
    USEFUL_AT,
)
from veillee.games.rose_noire.words import actions
from veillee.games.rose_noire.words.effect import Effect, abroad

A_PROOF: Final = 0.4
AN_ACTION: Final = 1.3
A_TRAP: Final = -2.0
LESS_THAN_UNSEEN: Final = 0.8
UNSEEN: Final = 1.0
NO_CARD: Final = 0.0
"""What there is to be drawn is worth: of a proof that was read one knows already whom it clears."""
HEARSAY: Final = 1.2
"""How much a trusted word about a pile moves that."""
HOPELESS: Final = -1.0
FEARED: Final = 0.5
"""How likely a suspect must be to be guilty to be worth a guard."""


def by_day(mind: Mind, acts: list[int]) -> int:
    """Actions that are worth it first, then the visit, then the end of the turn."""
    plays = [act for act in acts if ACT.high(act) == PLAY]
    if plays:
        worth = [play_worth(mind, clue_of(mind.m.face[ACT.low(act)]).word) for act in plays]
        if max(worth) > 0.0:
            return mind.best(plays, worth)
    visits = [act for act in acts if act != END and ACT.high(act) == INVESTIGATE]
    if visits:
        return mind.best(visits, [draw_worth(mind, ACT.low(act)) for act in visits])
    return END


# Piles


def draw_worth(mind: Mind, suspect: int) -> float:
    """What the first clue of a suspect is worth, from what was seen of it or said of it."""
    m = mind.m
    pile = m.pile_of(suspect)
    if not pile:
        return NO_CARD
    top = pile[-1]
    if m.knows(mind.seat, top):
        return card_worth(m.face[top], mind.skill.reads_the_record)
    return UNSEEN + hearsay(mind, top, suspect) + 0.2 * mind.whim()


def card_worth(face: Face, choosy: bool = False) -> float:
    """A clue that the seat has read; whoever is choosy would rather see something new than have any action."""
    if IS_TRAP[face]:
        return A_TRAP
    if IS_ACTION[face]:
        return AN_ACTION if returns(face) or not choosy else LESS_THAN_UNSEEN
    return A_PROOF


def hearsay(mind: Mind, top: int, suspect: int) -> float:
    """What others said of this very clue, and of going there today, each as much as they are trusted."""
    m = mind.m
    found = 0.0
    for entry in m.record:
        if entry.kind != SAID or entry.seat == mind.seat or entry.seat == m.rector:
            continue
        kind = ACT.high(entry.what)
        value = 0.0
        if entry.card == top and entry.fate == IN_ITS_PLACE:
            value = 1.0 if kind in (PROOF_AT, USEFUL_AT) else -1.0 if kind in (TRAP_AT, RECTORS_AT) else 0.0
        elif entry.turn == m.turn and ACT.low(entry.what) == suspect:
            value = 0.5 if kind == GO else -0.5 if kind == KEEP_AWAY else 0.0
        if value != 0.0:
            found += HEARSAY * value * (1.0 - mind.belief().doubt(entry.seat))
    return found


# Actions


def play_worth(mind: Mind, word: Effect) -> float:
    """Above zero: worth playing now. What brings knowledge is kept until it can still guide where to investigate; a master wants it
    for tonight's accusation."""
    m = mind.m
    last = m.turn == TURNS
    guides = m.to_visit or last
    hurries = mind.skill.reads_the_record and not mind.is_possessed
    if isinstance(word, (actions.Peek, actions.MakeRounds)):
        return 3.0 if guides or hurries else HOPELESS
    if isinstance(word, (actions.Take, actions.Again)):
        return 2.0 if somewhere_to_draw(mind) and (guides or mind.skill.sees_the_table) else HOPELESS
    if isinstance(word, actions.Exhume):
        return 2.5 if len(m.cemetery) > 1 and (guides or mind.skill.sees_the_table) else HOPELESS
    if isinstance(word, actions.SeeHand):
        return 1.5 if most_unseen(mind) > (0 if hurries else 1) or last else HOPELESS
    if isinstance(word, (actions.SeeRector, actions.RectorDiscards)):
        return 1.0 if goal_is_near(mind) else HOPELESS
    if isinstance(word, (actions.Guard, actions.Watch)):
        return 1.0 if night_is_feared(mind) else HOPELESS
    if isinstance(word, actions.ShowProof):
        return HOPELESS if mind.is_possessed else 1.2 if unshown(mind) else HOPELESS
    if isinstance(word, actions.TakeBack):
        return 0.8 if guides and any(returns(m.face[card]) for card in m.discard) else HOPELESS
    return 0.5


def goal_is_near(mind: Mind) -> bool:
    """Whether the Rector may soon play a goal: enough are dead, or the knights are on their way."""
    return mind.m.dead.bit_count() > 2 or mind.m.turn >= TURNS - 1


def night_is_feared(mind: Mind) -> bool:
    """Whether the coming night may decide: for the Possessed by one more dead innocent, for the others by a likely accomplice."""
    if mind.is_possessed:
        return mind.m.dead.bit_count() > 1
    return max(mind.belief().guilt) > FEARED


def somewhere_to_draw(mind: Mind) -> bool:
    """Whether there is a pile worth drawing from."""
    m = mind.m
    for suspect in range(COUNT):
        pile = m.pile_of(suspect)
        if pile and not (m.knows(mind.seat, pile[-1]) and IS_TRAP[m.face[pile[-1]]]):
            return True
    return False


def most_unseen(mind: Mind) -> int:
    """How many unread cards the best hand holds at which it may look now."""
    return max([unseen_in(mind, ACT.low(option)) for option in abroad(mind.m, mind.seat)])


def unseen_in(mind: Mind, other: int) -> int:
    """How many cards of another's hand the seat has not read."""
    found = 0
    for card in mind.m.hands[other]:
        if not mind.m.knows(mind.seat, card):
            found += 1
    return found


def unshown(mind: Mind) -> bool:
    """Whether the seat holds a proof that not everyone knows of."""
    secret = ~mind.open_secrets()
    return any(
        mind.m.proof_of(card) != NOWHERE and secret >> mind.m.proof_of(card) & 1 for card in mind.m.hands[mind.seat]
    )


def returns(face: Face) -> bool:
    """Whether an action is worth having twice."""
    if not IS_ACTION[face]:
        return False
    word = clue_of(face).word
    return isinstance(word, (actions.Peek, actions.MakeRounds, actions.Take, actions.Again))


# On whom


def target(mind: Mind, prompt: Prompt, acts: list[int]) -> int:
    """Whom or what an action falls on."""
    m = mind.m
    if prompt is actions.PEEK_AT:
        return mind.best(acts, [peek_worth(mind, ACT.low(act)) for act in acts])
    if prompt is actions.TAKE_FROM or prompt is actions.VISIT_TOO:
        return mind.best(acts, [draw_worth(mind, ACT.low(act)) for act in acts])
    if prompt is actions.EXHUME or prompt is actions.TAKE_BACK:
        return mind.best(acts, [taking_worth(m.face[ACT.low(act)]) for act in acts])
    if prompt is actions.LOOK_AT:
        return mind.best(acts, [unseen_in(mind, ACT.low(act)) + 0.5 * mind.whim() for act in acts])
    if prompt is actions.DISCARD_FOR:
        return mind.best(acts, [1.0 if is_goal(m.face[ACT.low(act)]) else 0.5 * mind.whim() for act in acts])
    if prompt is actions.GUARD:
        return mind.best(acts, [guard_worth(mind, ACT.low(act)) for act in acts])
    if prompt is actions.SHOW:
        secret = ~mind.open_secrets()
        return mind.best(acts, [1.0 if secret >> m.proof_of(Card(ACT.low(act))) & 1 else 0.0 for act in acts])
    return acts[mind.dice.below(len(acts))]


def peek_worth(mind: Mind, suspect: int) -> float:
    """Where the first clue was not read yet, and is still to be drawn today."""
    m = mind.m
    pile = m.piles[suspect]
    found = 0.5 * mind.whim()
    if not m.knows(mind.seat, pile[-1]):
        found += 2.0
    if m.free(suspect):
        found += 1.0
    return found + 0.2 * len(pile)


def taking_worth(face: Face) -> float:
    return card_worth(face) + (0.5 if returns(face) else 0.0)


def guard_worth(mind: Mind, suspect: int) -> float:
    """True Investigators keep a likely accomplice from the Possessed; he keeps the innocents from the Rector."""
    guilt = mind.belief().guilt[suspect]
    return 1.0 - guilt if mind.is_possessed else guilt
