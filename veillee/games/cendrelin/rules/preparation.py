"""The preparation, or set-up: classes and places of the first age, then the former life of every cendrelin, in secret.

Every step here is taken by all players at the same time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from veillee.core.facts import About, Prompt
from veillee.core.match import Face
from veillee.games.cendrelin.cards.box import BASE_PLACES, LIFE
from veillee.games.cendrelin.cards.faces import EVENTS
from veillee.games.cendrelin.language.lexicon import TOKENS
from veillee.games.cendrelin.rules.glory import judge
from veillee.games.cendrelin.rules.night import reveal_event
from veillee.games.cendrelin.rules.phases import (
    AT_EVENING,
    BUILDING,
    CHOOSING_GOALS,
    CHOOSING_PLACES,
    PREFERRING,
    SETTING_UP,
)
from veillee.games.cendrelin.voice import prompts, sentences

if TYPE_CHECKING:
    from veillee.games.cendrelin.rules.campaign import Campaign

GOALS_DRAWN: Final = 3
FREE_EVENTS: Final = 2
ENVIRONS: Final = 2
WAITING_MANA: Final = 2
"""CEN-39: what each but the first player begins with."""
LEFT: Final = [About([left]) for left in range(LIFE + 1)]
"""How many fragments are left to choose."""

# The first age


def choose_classes(m: Campaign) -> None:
    """CEN-20: two classes for each player; CEN-11: one class with an apprentice card in the initiation game."""
    for _ in range(class_count(m)):
        take_class(m, m.circle, m.random_classes)
    m.phase = SETTING_UP if m.initiation else CHOOSING_PLACES


def class_count(m: Campaign) -> int:
    return 1 if m.initiation else 2


def take_class(m: Campaign, seats: list[int], drawn: bool) -> None:
    """Each of these players, if any, gets one class more, all at the same time: chosen, or drawn (CEN-D3)."""
    if not seats:
        return
    options = [classes_open_to(m, seat) for seat in seats]
    if drawn:
        picks = [choices[m.dice.below(len(choices))] for choices in options]
    else:
        picks = m.choose_together(prompts.TAKE_CLASS, seats, options)
    for at, seat in enumerate(seats):
        m.classes[seat].append(picks[at])
        m.tell(sentences.TOOK_CLASS, [seat, picks[at]])


def classes_open_to(m: Campaign, seat: int) -> list[int]:
    """There are packets enough for several players to have the same class, but one of each for a player."""
    open_to = m.box.beginners() if m.initiation else list(range(len(m.box.classes)))
    return [klass for klass in open_to if klass not in m.classes[seat]]


def choose_places(m: Campaign) -> None:
    """CEN-21, CEN-22: one demonic place and one other, for the whole table; CEN-18: one that is there stays."""
    add_place(m, vote(m, prompts.VOTE_DEMONIC, m.box.demonic_places()))
    if not added_places(m):
        add_place(m, vote(m, prompts.VOTE_PLACE, m.box.other_places()))
    add_free_events(m)
    m.phase = CHOOSING_GOALS


def free_events(m: Campaign) -> list[int]:
    """The events of the box that come with no place and are not in this campaign's deck."""
    return [at for at, event in enumerate(m.box.events) if event.place < 0 and at not in m.deck]


def add_free_events(m: Campaign) -> None:
    """CEN-23: two of the events that come with no place, drawn by lot, are in the deck from the first age on."""
    free = free_events(m)
    for _ in range(min(FREE_EVENTS, len(free))):
        drawn = free.pop(m.dice.below(len(free)))
        m.deck.append(drawn)
        m.tell(sentences.EVENT_IN, [drawn])
    m.deck.sort()


def vote(m: Campaign, prompt: Prompt, options: list[int]) -> int:
    """CEN-D2: the option most voted for; chance decides between equals, or alone where the table wants it so."""
    votes = [0] * (max(options) + 1)
    if not m.random_places:
        for pick in m.choose_together(prompt, m.circle, [options for _ in m.circle]):
            votes[pick] += 1
    most = max(votes)
    tied = [option for option in options if votes[option] == most]
    return tied[m.dice.below(len(tied))]


def added_places(m: Campaign) -> list[int]:
    return [at for at in m.places if at >= BASE_PLACES and not m.box.places[at].demonic]


def add_place(m: Campaign, place: int) -> None:
    m.places.append(place)
    m.places.sort()
    m.tell(sentences.PLACE_IN, [place])


# Each age


def draw_goals(m: Campaign) -> None:
    """CEN-30: each player draws three of the objectives open to his classes and keeps two, in secret."""
    for seat in m.circle:
        deal_goals(m, seat)
    options = [leavable(m, seat) for seat in m.circle]
    left = m.choose_together(prompts.LEAVE_GOAL, m.circle, options)
    for at, seat in enumerate(m.circle):
        m.goals_left[seat].append(m.take(m.goals[seat], left[at]))
        m.tell(sentences.LEFT_GOAL, [seat, left[at]], 1 << seat)
    start_building(m, m.circle)


def leavable(m: Campaign, seat: int) -> list[Face]:
    """CEN-38: the objectives of which one is left, so that the two kept do not ask for the same thing."""
    faces = sorted([m.face[card] for card in m.goals[seat]])
    found = [face for face in faces if apart(m, [other for other in faces if other != face])]
    return found or faces


def apart(m: Campaign, faces: list[Face]) -> bool:
    """Whether no thing is asked for by two of these objectives."""
    asked = [heap for face in faces for heap in set(m.box.goal(face).heaps())]
    return len(asked) == len(set(asked))


def deal_goals(m: Campaign, seat: int) -> None:
    deck = m.goal_cards(seat)
    m.unbox(seat, deck)
    m.shuffle(deck)
    m.goals[seat] = deck[:GOALS_DRAWN]
    m.goals_left[seat] = deck[GOALS_DRAWN:]
    for card in m.goals[seat]:
        m.show(card, seat)


def start_building(m: Campaign, seats: list[int]) -> None:
    """The packets of the classes are laid open before their players, and before nobody else."""
    m.building = seats[:]
    for seat in seats:
        open_packets(m, seat, 1 << seat)
    m.phase = BUILDING if seats else SETTING_UP


def open_packets(m: Campaign, seat: int, known: int) -> None:
    m.packet[seat] = m.packet_cards(seat)
    m.unbox(seat, m.packet[seat])
    for card in m.packet[seat]:
        m.known[card] = known


def build(m: Campaign) -> None:
    """CEN-31, CEN-32: each chooses ten fragments of his packets; a packet has as many copies as points allow."""
    options = [m.faces_of(m.packet[seat]) for seat in m.building]
    picks = m.choose_together(prompts.BUILD, m.building, options, LEFT[LIFE - len(m.life[m.building[0]])])
    for at, seat in enumerate(m.building):
        m.life[seat].append(m.take(m.packet[seat], picks[at]))
    if len(m.life[m.building[0]]) == LIFE:
        for seat in m.building:
            m.tell(sentences.BUILT, [seat])
        m.building = []
        m.phase = SETTING_UP if m.initiation else PREFERRING


def prefer(m: Campaign) -> None:
    """CEN-33: each chooses his preferred resource among those that have a future hourglass."""
    picks = m.choose_together(prompts.PREFER, m.circle, [preferable(m, seat) for seat in m.circle])
    for at, seat in enumerate(m.circle):
        m.preferred[seat] = picks[at]
        m.tell(sentences.PREFERRED, [seat, picks[at]])
    m.phase = SETTING_UP


def preferable(m: Campaign, seat: int) -> list[int]:
    """CEN-38: the resources that can be abundant and that no objective he keeps asks for."""
    found = [place.resource.at for place in [m.box.places[at] for at in m.places] if place.future >= 0]
    asked = [heap - TOKENS for card in m.goals[seat] for heap in m.box.goal(m.face[card]).heaps()]
    return [resource for resource in found if resource not in asked] or found


def set_up(m: Campaign) -> None:
    """CEN-34 to CEN-37, CEN-39: objectives are shown, the cemetery and the souls prepared, the first player drawn."""
    m.tell(sentences.AGE_BEGINS, [m.age])
    for seat in m.circle:
        if m.initiation:
            become_apprentice(m, seat)
        for card in m.goals[seat]:
            m.reveal(card)
            m.tell(sentences.GOAL_SHOWN, [seat, m.face[card]])
    set_up_cemetery(m)
    for seat in m.circle:
        m.shuffle(m.life[seat])
        m.draw(seat)
    m.first = m.circle[m.dice.below(len(m.circle))]
    m.keeper = m.first
    m.tell(sentences.FIRST, [m.first])
    for seat in m.others[m.first]:
        m.gain(seat, WAITING_MANA)
    m.phase = AT_EVENING
    judge(m)


def become_apprentice(m: Campaign, seat: int) -> None:
    """CEN-12: whoever has not built a former life has the ten fragments that the apprentice card lists."""
    klass = m.box.classes[m.classes[seat][0]]
    m.preferred[seat] = klass.preferred
    if not m.life[seat]:
        open_packets(m, seat, (1 << m.seats) - 1)
        for face in klass.apprentice:
            m.life[seat].append(m.take(m.packet[seat], face))


def set_up_cemetery(m: Campaign) -> None:
    """CEN-35: as many tokens as the past hourglass shows on each place; the first two events come to the environs."""
    m.clear_cemetery()
    for at in m.places:
        place = m.box.places[at]
        m.tokens[place.resource.at] = place.past
        m.abundant_at[place.resource.at] = place.future
    m.future = [card for card in m.away if of_this_age(m, m.face[card])]
    m.away = [card for card in m.away if not of_this_age(m, m.face[card])]
    m.shuffle(m.future)
    for _ in range(ENVIRONS):
        reveal_event(m)


def of_this_age(m: Campaign, face: Face) -> bool:
    """Whether an event is in the deck of the campaign, or comes with a place of its cemetery."""
    return face - EVENTS in m.deck or m.box.event(face).place in m.places
