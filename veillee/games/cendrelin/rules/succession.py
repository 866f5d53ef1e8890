"""Between two ages: what the Haut Cendrelin changes in the cemetery, who stays, and what the heirs become."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from veillee.core.match import NOBODY, Seat
from veillee.games.cendrelin.cards.box import NONE
from veillee.games.cendrelin.cards.faces import EVENTS, PLACES
from veillee.games.cendrelin.rules.glory import Chapter
from veillee.games.cendrelin.rules.options import (
    ADD_EVENT,
    ADD_PLACE,
    AGAIN,
    COMPLETE,
    HEIRLOOM,
    LEAVES,
    NO_CHANGE,
    REMOVE_EVENT,
    REMOVE_PLACE,
    STAYS,
    SWAP_DEMONIC,
    SWAP_EVENT,
    SWAP_PLACE,
)
from veillee.games.cendrelin.rules.phases import (
    CHANGING,
    CHOOSING_CLASSES,
    CHOOSING_GOALS,
    CHOOSING_PLACES,
    INHERITING,
)
from veillee.games.cendrelin.rules.preparation import (
    add_place,
    added_places,
    class_count,
    classes_open_to,
    free_events,
    start_building,
    take_class,
)
from veillee.games.cendrelin.voice import prompts, sentences

if TYPE_CHECKING:
    from veillee.games.cendrelin.rules.campaign import Campaign

MOST_PLACES: Final = 3
FEWEST_EVENTS: Final = 8

# The end of an age


def end_age(m: Campaign) -> None:
    """CEN-92: the age goes into the chronicle; the campaign ends after the last one (CEN-D7)."""
    m.crowns[m.named] += 1
    goals = [m.face[card] for card in m.goals[m.named]]
    m.chronicle.append(Chapter(m.named, m.night, m.glory[m.named], m.preferred[m.named], goals, m.classes[m.named][:]))
    m.phase = CHANGING
    m.over = m.age == m.ages


def change(m: Campaign) -> None:
    """CEN-100: the Haut Cendrelin may make one change to the cemetery."""
    seat = m.named
    kind = m.choose(seat, prompts.CHANGE, changes(m))
    taken = things_out(m, kind)
    out = m.choose(seat, prompts.CHANGE_OUT, taken) if taken else NONE
    brought = things_in(m, kind, out)
    into = m.choose(seat, prompts.CHANGE_IN, brought) if brought else NONE
    if kind in (ADD_EVENT, SWAP_EVENT, REMOVE_EVENT):
        change_events(m, out - EVENTS, into - EVENTS)
    else:
        change_places(m, out - PLACES, into - PLACES)
    m.phase = INHERITING


def changes(m: Campaign) -> list[int]:
    """CEN-101 to CEN-103; CEN-17: after an initiation age, only a place can be added, or changed."""
    room = 1 if m.initiation else MOST_PLACES
    found = [NO_CHANGE]
    if len(added_places(m)) < room and things_in(m, ADD_PLACE, NONE):
        found.append(ADD_PLACE)
    if things_out(m, SWAP_PLACE):
        found.append(SWAP_PLACE)
    if m.initiation:
        return found
    found += [kind for kind in (REMOVE_PLACE, SWAP_DEMONIC) if things_out(m, kind)]
    if free_events(m):
        found += [ADD_EVENT, SWAP_EVENT] if m.deck else [ADD_EVENT]
    if things_out(m, REMOVE_EVENT):
        found.append(REMOVE_EVENT)
    return found


def event_count(m: Campaign) -> int:
    return len(m.deck) + sum([len(m.box.places[at].events) for at in m.places])


def enough_events(m: Campaign, out: int, into: int) -> bool:
    """CEN-103: whether eight events are left once a place has gone and another, if any, has come."""
    coming = len(m.box.places[into].events) if into >= 0 else 0
    return event_count(m) - len(m.box.places[out].events) + coming >= FEWEST_EVENTS


def things_out(m: Campaign, kind: int) -> list[int]:
    """The faces a change can take away; none where it takes nothing, or cannot be made."""
    if kind == SWAP_EVENT or (kind == REMOVE_EVENT and event_count(m) > FEWEST_EVENTS):
        return [EVENTS + at for at in m.deck]
    found: list[int] = []
    if kind == SWAP_DEMONIC:
        found = [at for at in m.places if m.box.places[at].demonic and things_in(m, kind, PLACES + at)]
    if kind == SWAP_PLACE:
        found = [at for at in added_places(m) if things_in(m, kind, PLACES + at)]
    if kind == REMOVE_PLACE:
        found = [at for at in added_places(m) if enough_events(m, at, NONE)]
    return [PLACES + at for at in found]


def things_in(m: Campaign, kind: int, out: int) -> list[int]:
    """The faces a change can bring, once it is known what it takes away."""
    if kind in (ADD_EVENT, SWAP_EVENT):
        return [EVENTS + at for at in free_events(m)]
    if kind in (ADD_PLACE, SWAP_PLACE):
        found = m.box.other_places()
    elif kind == SWAP_DEMONIC:
        found = m.box.demonic_places()
    else:
        return []
    found = [at for at in found if at not in m.places]
    return [PLACES + at for at in found if out < 0 or enough_events(m, out - PLACES, at)]


def change_places(m: Campaign, out: int, into: int) -> None:
    """CEN-101, CEN-102: a place goes and comes with its events."""
    if out >= 0:
        m.places.remove(out)
        m.tell(sentences.PLACE_OUT, [out])
    if into >= 0:
        add_place(m, into)


def change_events(m: Campaign, out: int, into: int) -> None:
    """CEN-103: never fewer than eight events; those of a place stay with it (CEN-D9)."""
    if out >= 0:
        m.deck.remove(out)
        m.tell(sentences.EVENT_OUT, [out])
    if into >= 0:
        m.deck.append(into)
        m.deck.sort()
        m.tell(sentences.EVENT_IN, [into])


# The heirs


def assemble(m: Campaign) -> None:
    """CEN-109: at a table that others may join, those who are there begin the first age."""
    staying = who_stays(m)
    if len(staying) < 2:
        give_up(m, staying)
        return
    sit_down(m, staying)
    m.phase = CHOOSING_CLASSES


def give_up(m: Campaign, staying: list[int]) -> None:
    """CEN-D8: fewer than two play on; before the last of a set number of ages, the campaign goes to the one who stays."""
    m.over = True
    if m.age < m.ages or not m.chronicle:
        m.faithful = staying


def inherit(m: Campaign) -> None:
    """CEN-106: who leaves, who joins; CEN-104: what the heirs become; then the next age is prepared."""
    staying = who_stays(m)
    if len(staying) < 2:
        give_up(m, staying)
        return
    joining = [seat for seat in staying if seat not in m.circle]
    heirs = [seat for seat in staying if seat in m.circle]
    sit_down(m, staying)
    grown = m.initiation and grow_up(m, staying)
    join(m, joining)
    builders = learn(m, heirs) if m.initiation else []
    if grown:
        take_class(m, heirs, False)
    elif not m.initiation:
        exchange_classes(m, [seat for seat in heirs if seat != m.named])
    m.gather()
    begin_age(m)
    m.phase = CHOOSING_PLACES if grown else CHOOSING_GOALS
    if m.initiation:
        start_building(m, builders)


def who_stays(m: Campaign) -> list[int]:
    """CEN-106: everybody says at once whether to be of the coming age."""
    everyone = list(range(m.seats))
    answers = m.choose_together(prompts.STAY, everyone, [[STAYS, LEAVES] for _ in everyone])
    staying = [seat for seat in everyone if answers[seat] == STAYS]
    if len(staying) >= 2:
        for seat in everyone:
            if (seat in m.circle) != (seat in staying):
                m.tell(sentences.BACK if seat in staying else sentences.AWAY, [seat])
    return staying


def grow_up(m: Campaign, staying: list[int]) -> bool:
    """CEN-18: when all of them want it, the coming age is played by the complete rules."""
    answers = m.choose_together(prompts.GROW, staying, [[AGAIN, COMPLETE] for _ in staying])
    if AGAIN in answers:
        return False
    m.initiation = False
    m.tell(sentences.GROWN, [])
    return True


def join(m: Campaign, seats: list[int]) -> None:
    """CEN-106: who joins chooses the classes of an age at once, none of them known before."""
    for seat in seats:
        m.classes[seat] = []
    for _ in range(class_count(m)):
        take_class(m, seats, False)


def exchange_classes(m: Campaign, heirs: list[int]) -> None:
    """CEN-104, CEN-105: an heir changes exactly one class; the heir of the Haut Cendrelin keeps both."""
    if not heirs:
        return
    picks = m.choose_together(prompts.HEIR, heirs, [heirlooms(m, seat) for seat in heirs])
    for at, seat in enumerate(heirs):
        old, new = HEIRLOOM.high(picks[at]), HEIRLOOM.low(picks[at])
        m.classes[seat][m.classes[seat].index(old)] = new
        m.tell(sentences.TOOK_CLASS, [seat, new])


def heirlooms(m: Campaign, seat: int) -> list[int]:
    new = classes_open_to(m, seat)
    return [HEIRLOOM.pack(old, klass) for old in m.classes[seat] for klass in new]


def learn(m: Campaign, heirs: list[int]) -> list[int]:
    """CEN-16: another class and its apprentice card, or the same class and a former life of one's own to build."""
    builders: list[int] = []
    if not heirs:
        return builders
    picks = m.choose_together(prompts.LEARN, heirs, [m.box.beginners() for _ in heirs])
    for at, seat in enumerate(heirs):
        if m.classes[seat][0] == picks[at]:
            builders.append(seat)
        else:
            m.classes[seat] = [picks[at]]
            m.tell(sentences.TOOK_CLASS, [seat, picks[at]])
    return builders


def sit_down(m: Campaign, seats: list[int]) -> None:
    """The seats of an age, in order."""
    m.circle = seats
    m.others = [[] for _ in range(m.seats)]
    for seat in seats:
        after = [Seat(other) for other in seats if other > seat]
        m.others[seat] = after + [Seat(other) for other in seats if other < seat]


def begin_age(m: Campaign) -> None:
    """Nothing is left of the age before but the cemetery's places, the classes and the chronicle."""
    m.age += 1
    m.night = 0
    m.named = NOBODY
    m.dealt_with = False
    m.met_fate = False
    m.last_fate = NONE
    m.mana = [0] * m.seats
    m.ephemeral = [[0, 0, 0] for _ in range(m.seats)]
    m.preferred = [NONE] * m.seats
    m.acquired = [0] * m.seats
    m.glory = [0] * m.seats
    m.activated = []
    m.clear_cemetery()
