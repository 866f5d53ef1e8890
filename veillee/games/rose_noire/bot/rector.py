"""What the Rector does at dusk and by night: which card to play or let go, whom to kill, whom his events fall on."""

from typing import Final

from veillee.core.facts import Prompt
from veillee.core.match import Card
from veillee.games.rose_noire.bot.clues import unseen_in
from veillee.games.rose_noire.bot.mind import Mind
from veillee.games.rose_noire.cards.clues import IS_TRAP, clue_of
from veillee.games.rose_noire.cards.orders import is_goal, order_of
from veillee.games.rose_noire.cards.suspects import COUNT
from veillee.games.rose_noire.rules.inquiry import NOWHERE
from veillee.games.rose_noire.rules.options import ACT, DISCARD, DONE, PLAY, SLEEP
from veillee.games.rose_noire.voice import prompts
from veillee.games.rose_noire.words import actions, orders, traps
from veillee.games.rose_noire.words.orders import Condition, InnocentsDead, Living

GOAL: Final = 100.0
KEPT: Final = 1.6
"""A card worth no more is let go to make room."""


def at_dusk(mind: Mind, acts: list[int]) -> int:
    """A goal at once; else the event that serves best, or the least useful card is discarded."""
    plays = [act for act in acts if ACT.high(act) == PLAY]
    worth = [card_worth(mind, ACT.low(act)) + haste(mind) for act in plays]
    if plays and max(worth) >= 1.0:
        return mind.best(plays, worth)
    return let_go(mind, acts)


def let_go(mind: Mind, acts: list[int]) -> int:
    """The card he would miss least; enough is kept."""
    away = [act for act in acts if ACT.high(act) == DISCARD]
    if not away:
        return DONE
    option = mind.best(away, [-held_worth(mind, ACT.low(act)) - 0.3 * mind.whim() for act in away])
    least = held_worth(mind, ACT.low(option))
    if DONE in acts and (least > spared(mind) or not mind.m.order_pile):
        return DONE
    return option


def spared(mind: Mind) -> float:
    """A master lets any event go until he has found a goal."""
    return GOAL / 2 if mind.skill.sees_the_table and not goals_held(mind) else KEPT


def play_more(mind: Mind, acts: list[int]) -> int:
    plays = [act for act in acts if ACT.high(act) == PLAY]
    return mind.best(plays, [card_worth(mind, ACT.low(act)) + haste(mind) for act in plays]) if plays else DONE


def haste(mind: Mind) -> float:
    """How far off his judgement of an event may be: a master's is better."""
    return mind.whim() * (0.5 if mind.skill.sees_the_table else 2.0)


def held_worth(mind: Mind, card: int) -> float:
    """What a card is worth in hand: a goal he can still reach most of all."""
    if is_goal(mind.m.face[card]):
        return GOAL if within_reach(mind, card) else 0.0
    return card_worth(mind, card)


def within_reach(mind: Mind, card: int) -> bool:
    """Whether a goal's conditions may yet come to hold: the dead do not rise again."""
    for condition in order_of(mind.m.face[card]).conditions:
        if isinstance(condition, Living) and not condition.holds(mind.m):
            return False
    return True


def goals_held(mind: Mind) -> int:
    return sum(1 for card in mind.m.hands[mind.seat] if is_goal(mind.m.face[card]) and within_reach(mind, card))


def card_worth(mind: Mind, card: int) -> float:
    """What an event does for him if he plays it now."""
    m = mind.m
    word = order_of(m.face[card]).word
    if word is None:
        return GOAL
    if isinstance(word, orders.Execute):
        return gallows_worth(mind)
    if isinstance(word, orders.Ban):
        return 3.0 if m.turn > 1 else 2.2
    if isinstance(word, (orders.Hush, orders.Rearm)):
        return 2.2
    if isinstance(word, orders.Draw):
        return 1.5 if goals_held(mind) else 2.8
    if isinstance(word, orders.Recover):
        return 2.4 if any(is_goal(m.face[other]) for other in m.order_discard) else 1.8
    if isinstance(word, orders.Search):
        return 1.2 + 0.4 * max([unseen_in(mind, other) for other in m.investigators])
    return 2.0


def gallows_worth(mind: Mind) -> float:
    """One more dead serves the tribute; a master lets the living be who wait for the knights with him."""
    if not mind.skill.sees_the_table:
        return 2.8 if mind.m.innocents_dead() else 1.8
    if holds(mind, InnocentsDead):
        return 3.5
    return 0.2 if holds(mind, Living) else 2.0


def holds(mind: Mind, kind: type[Condition]) -> bool:
    """Whether he has a goal in hand that asks for such a thing."""
    return any(
        isinstance(condition, kind)
        for card in mind.m.hands[mind.seat]
        if within_reach(mind, card)
        for condition in order_of(mind.m.face[card]).conditions
    )


# By night


def by_night(mind: Mind, acts: list[int]) -> int:
    """An innocent, unless the knights want enough of the living."""
    m = mind.m
    hands = [act for act in acts if act != SLEEP]
    guilty = m.guilty()
    victims = [act for act in hands if not guilty >> ACT.low(act) & 1]
    if not victims or awaits_knights(mind):
        return SLEEP
    return mind.best(victims, [kill_worth(mind, ACT.low(act)) for act in victims])


def awaits_knights(mind: Mind) -> bool:
    """Whether one death more would spoil a goal in hand that the others already do not."""
    m = mind.m
    dying = 1 if m.struck == NOWHERE else 2
    for card in m.hands[mind.seat]:
        for condition in order_of(m.face[card]).conditions:
            if isinstance(condition, Living):
                left = COUNT - m.dead.bit_count() - dying
                return left < condition.least <= left + 1
    return False


def kill_worth(mind: Mind, suspect: int) -> float:
    """Any innocent; a master kills whom all hold innocent, so that the death tells nobody anything."""
    if not mind.skill.sees_the_table:
        return mind.whim()
    return -mind.talk_of_the_table().guilt[suspect]


# On whom events fall


def target(mind: Mind, prompt: Prompt, acts: list[int]) -> int:
    m = mind.m
    if prompt is orders.EXECUTE:
        guilty = m.guilty()
        return mind.best(acts, [kill_worth(mind, ACT.low(act)) - 9.0 * (guilty >> ACT.low(act) & 1) for act in acts])
    if prompt is orders.BAN:
        return mind.best(acts, [ban_worth(mind, ACT.low(act)) for act in acts])
    if prompt is orders.SEARCH:
        return mind.best(acts, [unseen_in(mind, ACT.low(act)) + mind.whim() for act in acts])
    if prompt is orders.CONFISCATE:
        return mind.best(acts, [confiscate_worth(mind, act) for act in acts])
    if prompt is orders.LOCK or prompt is orders.BURY_AT:
        return mind.best(acts, [pile_worth(mind, ACT.low(act)) for act in acts])
    if prompt is orders.BURY:
        return mind.best(acts, [bury_worth(mind, act) for act in acts])
    if prompt is orders.RECOVER:
        return mind.best(acts, [held_worth(mind, ACT.low(act)) for act in acts])
    if prompt is orders.REARM:
        return mind.best(acts, [trap_worth(mind, ACT.low(act)) for act in acts])
    if prompt is orders.REARM_AT:
        return mind.best(acts, [pile_worth(mind, ACT.low(act)) for act in acts])
    return acts[mind.dice.below(len(acts))]


def ban_worth(mind: Mind, other: int) -> float:
    """Whoever is surely no friend of the dead; then whoever knows most."""
    return -2.0 * mind.belief().doubt(other) + 0.2 * len(mind.m.hands[other]) + 0.3 * mind.whim()


def confiscate_worth(mind: Mind, act: int) -> float:
    if act == DONE:
        return 0.0
    word = clue_of(mind.m.face[ACT.low(act)]).word
    return (
        2.0
        if isinstance(word, (actions.Peek, actions.MakeRounds, actions.Take, actions.Again, actions.RectorDiscards))
        else 1.0
    )


def pile_worth(mind: Mind, suspect: int) -> float:
    """Where a proof may come to light that he has seen, else where most clues lie."""
    m = mind.m
    pile = m.pile_of(suspect)
    if not pile:
        return -1.0
    top = pile[-1]
    seen = m.knows(mind.seat, top) and m.proof_of(top) != NOWHERE
    return (3.0 if seen else 0.0) + 0.2 * len(pile) + mind.whim()


def bury_worth(mind: Mind, act: int) -> float:
    """A proof goes under; traps stay on top."""
    if act == DONE:
        return 0.5
    m = mind.m
    face = m.face[ACT.low(act)]
    if m.proof_of(Card(ACT.low(act))) != NOWHERE:
        return 2.0
    return -1.0 if IS_TRAP[face] else 1.0 if mind.skill.slips == 0 else 0.0


def trap_worth(mind: Mind, card: int) -> float:
    word = clue_of(mind.m.face[card]).word
    if isinstance(word, traps.RectorPlays):
        return 3.0
    return 2.0 if isinstance(word, (traps.Curfew, traps.RectorDraws)) else 1.0


def answer(mind: Mind, prompt: Prompt, acts: list[int]) -> int:
    """What the Rector does when it is up to him."""
    if prompt is prompts.DUSK:
        return at_dusk(mind, acts)
    if prompt is prompts.DISCARD_MORE:
        return let_go(mind, acts)
    if prompt is prompts.PLAY_MORE:
        return play_more(mind, acts)
    if prompt is prompts.KILL:
        return by_night(mind, acts)
    return target(mind, prompt, acts)
