"""Hints for bots, the evaluation function: how near glory is, and what each effect is worth on the way there."""

from math import exp
from typing import Final

from veillee.core.facts import About, Prompt
from veillee.core.game import Hints
from veillee.core.match import Face, Match, Seat
from veillee.games.cendrelin.cards.box import LIFE
from veillee.games.cendrelin.cards.faces import GOALS
from veillee.games.cendrelin.language.conditions import pull
from veillee.games.cendrelin.language.lexicon import IN_HAND, MANA, TOKENS
from veillee.games.cendrelin.rules.campaign import Campaign
from veillee.games.cendrelin.rules.glory import A_GOAL, PREFERENCE, SOUL, count, needed
from veillee.games.cendrelin.rules.options import A_FRAGMENT, END, FROM_HAND, RETURNABLE, STAYS
from veillee.games.cendrelin.rules.phases import AT_EVENING, CHANGING
from veillee.games.cendrelin.voice.prompts import (
    BUILD,
    DESIGNATE,
    EVENING,
    NIGHT,
    PREFER,
    RENOUNCE,
    RETURN,
    STAY,
    SUNSET,
)

EPHEMERAL_PRICE: Final = 0.35
MANA_PRICE: Final = 0.5
ACTION_PRICE: Final = 0.7
TOKEN_PRICE: Final = 0.2
WANTED: Final = 1.0
SPITE: Final = 0.35
"""How much a rival's wish weighs against one's own."""
AN_AGE: Final = 100
"""More decisions than a cendrelin takes in most ages."""
A_NIGHT: Final = 8
"""About as many decisions as a cendrelin takes in a night of the initiation game."""
FORMER: Final = [2.96, 0.33, 0.29, 0.65, 1.37, 0.07, 0.16, 0.12, -0.68]
"""What each of the signs has been worth in ages between bots that judged by hand, on the cards of then."""
WEIGHTS: Final = [2.53, 0.5, 0.4, -0.23, 0.72, 0.57, 1.24, 0.5, -0.87]
"""What it has been worth in ages between those; bench/learn_cendrelin.py finds it."""


def hopes(worth: list[float], m: Campaign, seat: int) -> float:
    """How likely a cendrelin is to be named, beside the others: a power of e."""
    total = 0.0
    for weight_of, sign in zip(worth, signs(m, seat), strict=True):
        total += weight_of * sign
    return total + promise(m, seat) if m.phase < AT_EVENING else total


def signs(m: Campaign, seat: int) -> list[float]:
    """What tells how a cendrelin stands, each sign about from 0 to 1.

    They are the fragments drawn; the glory he has or is near, of the reasons he still needs: in sum, as the sum of
    squares, as their product and as its cube, for he needs them all at once; what other reasons would do as well; his
    mana, useful and in all; and how long he waits for his night.
    """
    drawn = (LIFE - len(m.life[seat])) / LIFE
    had = count(m.glory[seat])
    near = within_reach(m, seat, drawn)
    near.sort(reverse=True)
    total, squares, product, spare = float(had), float(had), 1.0, 0.0
    for at, reason in enumerate(near):
        if at < needed(m) - had:
            total += reason
            squares += reason * reason
            product *= reason
        else:
            spare += reason * reason
    useful = min(m.mana[seat], thirst(m, seat)) / 10.0
    mana = min(m.mana[seat], 12) / 12.0
    return [drawn, total, squares, product, product * product * product, spare, useful, mana, waiting(m, seat)]


def within_reach(m: Campaign, seat: int, drawn: float) -> list[float]:
    """How near each reason of glory is that a cendrelin has not, from 0 to 1."""
    bits = m.glory[seat]
    found = [] if bits & SOUL else [drawn]
    resource = m.preferred[seat]
    if bits & PREFERENCE == 0 and resource >= 0 and m.abundant_at[resource] > 0:
        found.append(min(1.0, m.tokens[resource] / m.abundant_at[resource]))
    bit = A_GOAL
    for card in m.goals[seat]:
        if bits & bit == 0:
            found.append(m.box.goal(m.face[card]).closeness(m, seat))
        bit <<= 1
    return found


def waiting(m: Campaign, seat: int) -> float:
    """The part of a round that goes by before a cendrelin's next night."""
    if seat == m.keeper:
        return 0.0
    return (1.0 + m.others[m.keeper].index(Seat(seat))) / len(m.circle)


def thirst(m: Campaign, seat: int) -> int:
    """The mana that a cendrelin's fragments could take in one night."""
    total = 0
    for zone in (m.hand[seat], m.shown[seat], m.renounced[seat]):
        for card in zone:
            total += m.box.fragments[m.face[card]].thirst
    return total


def promise(m: Campaign, seat: int) -> float:
    """Before the first night: how well the fragments chosen, and a little those left to choose, serve the objectives."""
    at = prices(m, seat)
    chosen, left = 0.0, 0.0
    for card in m.life[seat]:
        chosen += max(0.0, fragment_worth(m, m.face[card], at))
    for card in m.packet[seat]:
        left += max(0.0, fragment_worth(m, m.face[card], at))
    return 0.04 * chosen + 0.002 * left


def prices(m: Campaign, seat: int) -> list[float]:
    """What a cendrelin would give for one of each thing now, for his own glory and against that of the others."""
    found = [EPHEMERAL_PRICE, EPHEMERAL_PRICE, EPHEMERAL_PRICE, MANA_PRICE, ACTION_PRICE]
    found += [TOKEN_PRICE] * len(m.tokens)
    for rival in m.others[seat]:
        want(m, rival, found, -SPITE)
    found[0], found[1], found[2] = EPHEMERAL_PRICE, EPHEMERAL_PRICE, EPHEMERAL_PRICE
    found[MANA.at], found[IN_HAND.at] = MANA_PRICE, ACTION_PRICE
    want(m, seat, found, WANTED)
    return found


def want(m: Campaign, seat: int, found: list[float], much: float) -> None:
    """Adds what a cendrelin's preferred resource and objectives make him want."""
    resource = m.preferred[seat]
    if resource >= 0 and m.tokens[resource] <= m.abundant_at[resource]:
        found[TOKENS + resource] += much * pull(m.abundant_at[resource] + 1 - m.tokens[resource])
    bit = A_GOAL
    for card in m.goals[seat]:
        if m.glory[seat] & bit == 0 and m.face[card] >= GOALS:
            m.box.goal(m.face[card]).want(m, seat, found, much)
        bit <<= 1


def weight(worth: float) -> int:
    """A worth as a weight: nothing gained is 20, half a thing wanted 120, a whole one 660."""
    return max(1, int(20.0 * exp(3.5 * min(worth, 3.0))))


def soft_weight(worth: float) -> int:
    """The same for what is chosen long before it serves: likes and dislikes, no verdicts."""
    return max(1, int(20.0 * exp(1.2 * min(worth, 3.0))))


def fragment_worth(m: Campaign, face: Face, at: list[float]) -> float:
    """The best that a fragment's options bring."""
    best = -9.0
    for effect in m.box.fragments[face].effects:
        best = max(best, effect.worth(at))
    return best


class CendrelinHints(Hints):
    """Judges a position by what came of others like it, and an option by what it is worth to the seat's own objectives."""

    worth: Final[list[float]]

    def __init__(self, worth: list[float]) -> None:
        self.worth = worth

    def same_worlds(self) -> bool:
        return True

    def value(self, match: Match, seat: int) -> float:
        assert isinstance(match, Campaign)
        if match.ages == 1:
            return self.age_share(match, seat)
        won = [(match.crowns[other] + self.age_share(match, other)) ** 2 for other in range(match.seats)]
        return won[seat] / sum(won)

    def age_share(self, m: Campaign, seat: int) -> float:
        """The share of the age, or of the one to come, that a cendrelin may expect."""
        if m.phase >= CHANGING:
            return 1.0 / m.seats
        if m.named >= 0:
            return 1.0 if m.named == seat else 0.0
        if seat not in m.circle:
            return 0.0
        mine = exp(hopes(self.worth, m, seat))
        total = mine
        for rival in m.others[seat]:
            total += exp(hopes(self.worth, m, rival))
        return mine / total

    def ahead(self, match: Match) -> int:
        """While all prepare, about a whole age: nothing else tells a good former life. Later, to the end of the night.

        In the initiation game a round further: what mana is worth that is kept, the others' nights tell.
        """
        assert isinstance(match, Campaign)
        if match.phase < AT_EVENING:
            return AN_AGE * match.seats
        return A_NIGHT * match.seats if match.initiation else 1

    def calm(self, match: Match) -> bool:
        """Between two nights, and while all prepare."""
        assert isinstance(match, Campaign)
        return match.phase <= AT_EVENING or match.phase >= CHANGING

    def considered(self, prompt: Prompt, options: list[int]) -> list[int]:
        """CEN-106: a bot never leaves a campaign, even when leaving would win it."""
        return [STAYS] if prompt is STAY else options

    def weights(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> list[int] | None:
        assert isinstance(match, Campaign)
        if prompt is NIGHT or prompt is SUNSET:
            return self.action_weights(match, seat, options)
        if prompt is EVENING:
            dry = max(0, thirst(match, seat) - match.mana[seat])
            return [40 if option == A_FRAGMENT else 4 + 6 * dry * dry for option in options]
        if prompt is BUILD:
            at = prices(match, seat)
            return [soft_weight(fragment_worth(match, Face(face), at)) for face in options]
        if prompt is RENOUNCE or prompt is RETURN:
            return self.parting_weights(match, seat, options)
        if prompt is PREFER:
            return [self.means_to_create(match, seat, resource) for resource in options]
        if prompt is DESIGNATE:
            return [weight(0.25 * hopes(self.worth, match, rival)) for rival in options]
        if prompt is STAY:
            return [1000 if option == STAYS else 1 for option in options]
        return None

    def action_weights(self, m: Campaign, seat: int, options: list[int]) -> list[int]:
        at = prices(m, seat)
        return [20 if option == END else weight(m.box.effect(option).worth(at)) for option in options]

    def parting_weights(self, m: Campaign, seat: int, options: list[int]) -> list[int]:
        """Fragments are parted with the more readily the less they bring; one already played brings nothing tonight."""
        at = prices(m, seat)
        found: list[int] = []
        for option in options:
            used = RETURNABLE.high(option) != FROM_HAND
            found.append(60 if used else weight(-fragment_worth(m, Face(RETURNABLE.low(option)), at)))
        return found

    def means_to_create(self, m: Campaign, seat: int, resource: int) -> int:
        """How well a former life can make a resource abundant."""
        at = [0.0] * (TOKENS + len(m.tokens))
        at[TOKENS + resource] = 1.0
        at[MANA.at] = 0.3
        at[IN_HAND.at] = 0.5
        able = 0.0
        for card in m.life[seat]:
            able += max(0.0, fragment_worth(m, m.face[card], at))
        place = [m.box.places[index] for index in m.places if m.box.places[index].resource.at == resource]
        return weight(able / 3.0 - 0.3 * (place[0].future - place[0].past))


HINTS: Final = CendrelinHints(FORMER)
MASTERS: Final = CendrelinHints(WEIGHTS)
