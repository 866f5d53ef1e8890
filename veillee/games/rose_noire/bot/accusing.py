"""The sunset: which pair to sign, when to join another's, and when to go on without."""

from typing import Final

from veillee.games.rose_noire.bot.mind import Mind
from veillee.games.rose_noire.cards.suspects import PAIR_COUNT
from veillee.games.rose_noire.rules.options import NO_PAIR, READY, REVEAL, SIGNS, WITHDRAW

CHANGE: Final = 1.3
"""How much better another pair must be to sign anew."""
PLAUSIBLE: Final = 0.3
"""How likely a pair may be, against the likeliest, for the Possessed to help accuse it."""
CERTAIN: Final = 0.9
"""How sure one must be of the other's possession to show one's role: two true Investigators lose."""


def at_sunset(mind: Mind, acts: list[int]) -> int | None:
    """Sign, or be ready; None when both are done."""
    pair = decoy(mind) if mind.is_possessed else wanted(mind)
    if pair != NO_PAIR and pair != mind.m.signatures[mind.seat] and SIGNS[pair] in acts:
        return SIGNS[pair]
    if mind.is_possessed and WITHDRAW in acts and endangers(mind):
        return WITHDRAW
    return READY if READY in acts else None


def names_under(mind: Mind, pair: int) -> float:
    """The others who signed a pair, each as much as they are trusted."""
    found = 0.0
    belief = mind.belief()
    for other in mind.m.investigators:
        if other != mind.seat and mind.m.signatures[other] == pair:
            found += 1.0 - belief.doubt(other)
    return found


def wanted(mind: Mind) -> int:
    """The pair a true Investigator signs: a wrong accusation costs nothing and excludes a pair, so any is better than none."""
    belief = mind.belief()
    signed = mind.m.signatures[mind.seat]
    best = NO_PAIR
    most = 0.0
    for pair in range(PAIR_COUNT):
        worth = belief.pairs[pair] * (1.0 + mind.skill.company * names_under(mind, pair))
        if pair == signed:
            worth *= CHANGE
        if worth > most * (1.0 + mind.whim() * 1e-6):
            most = worth
            best = pair
    return best


def decoy(mind: Mind) -> int:
    """The pair the Possessed signs: one that others find likely and he does not, so that the accusation misses."""
    m = mind.m
    belief = mind.belief()
    heard = mind.talk_of_the_table() if mind.skill.sees_the_table else belief
    likeliest = max(belief.pairs)
    best = NO_PAIR
    most = 0.0
    for pair in range(PAIR_COUNT):
        if belief.pairs[pair] > PLAUSIBLE * likeliest:
            continue
        worth = 0.001 + heard.pairs[pair] + names_under(mind, pair)
        if pair == m.signatures[mind.seat]:
            worth *= CHANGE
        if worth > most * (1.0 + mind.whim() * 1e-6):
            most = worth
            best = pair
    return best


def endangers(mind: Mind) -> bool:
    """Whether the Possessed's own name helps a pair that he has come to find likely."""
    signed = mind.m.signatures[mind.seat]
    belief = mind.belief()
    return signed != NO_PAIR and belief.pairs[signed] > PLAUSIBLE * max(belief.pairs)


def shows_role(mind: Mind, options: list[int]) -> bool:
    """ROS-51: a true Investigator who is certain that the other is possessed accuses alone from then on."""
    if REVEAL not in options or mind.is_possessed or mind.m.turn < 2 or not mind.skill.weighs_words:
        return False
    other = mind.m.investigators[1 - mind.m.role_card(mind.seat)]
    return mind.belief().doubt(other) > CERTAIN
