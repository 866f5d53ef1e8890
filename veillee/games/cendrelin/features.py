"""Cendrelin as numbers: the cemetery, what lies open, and the fragments and objectives that the seat knows, by what is printed.

They speak of the house's own box: a table with a sheet of its own has other cards, and arrays of another shape.
"""

from typing import Final

from librt.strings import BytesWriter

from veillee.core.facts import NOTHING, About, Prompt
from veillee.core.features import Array, Features, around, put, put_all, put_flags, put_most, who
from veillee.core.match import Card, Illegal, Match
from veillee.games.cendrelin.cards.box import LIFE, Box
from veillee.games.cendrelin.cards.check import checked_box
from veillee.games.cendrelin.cards.faces import (
    BY_ACTION,
    BY_SURPRISE,
    CLASSES,
    EVENTS,
    FATE,
    GOALS,
    MOST_EFFECTS,
    PLACES,
    TRIGGER,
    bearer_of,
)
from veillee.games.cendrelin.rules.campaign import Campaign
from veillee.games.cendrelin.rules.glory import A_GOAL, count
from veillee.games.cendrelin.rules.options import END, FROM_RENOUNCED, HEIRLOOM, REMOVE_EVENT, RETURNABLE
from veillee.games.cendrelin.rules.phases import ASSEMBLING, AT_EVENING
from veillee.games.cendrelin.voice import prompts

BOX: Final[Box] = checked_box("")
FRAGMENT_COUNT: Final = len(BOX.fragments)
EVENT_COUNT: Final = len(BOX.events)
GOAL_COUNT: Final = len(BOX.goals)
PLACE_COUNT: Final = len(BOX.places)
CLASS_COUNT: Final = len(BOX.classes)
RESOURCE_COUNT: Final = len(BOX.nouns)
FATE_COUNT: Final = len(BOX.fate.options)
EPHEMERAL_COUNT: Final = 3
MOST: Final = 99
"""Of mana, tokens and the like: what is more is as good as this."""

TO_COME: Final = 1
IN_ENVIRONS: Final = 2
ACTIVATED: Final = 3
IN_PAST: Final = 4
AWAY: Final = 5
"""Where an event is known to be."""
HELD: Final = 1
MET: Final = 2
"""An objective that a seat is known to have, and one that it has met."""

BEARERS: Final = FRAGMENT_COUNT + 3 * EVENT_COUNT + GOAL_COUNT + PLACE_COUNT + CLASS_COUNT + 1
"""All that bears an effect, an event in three ways, and Destiny."""
RETURNS: Final = BEARERS * MOST_EFFECTS + 1
HEIRS: Final = RETURNS + (FROM_RENOUNCED + 1) * FRAGMENT_COUNT
BARE: Final = HEIRS + CLASS_COUNT * CLASS_COUNT
MEANINGS: Final = BARE + max(BEARERS, REMOVE_EVENT + 1)
MOST_OPTIONS: Final = 96


class CendrelinFeatures(Features):
    """What belongs to a cendrelin is written seat by seat; his cards are counted by what is printed on them."""

    def arrays(self, seats: int) -> list[Array]:
        return [
            Array("initiation", 1, 1),
            Array("age", 1, MOST),
            Array("phase", 1, ASSEMBLING),
            Array("night", 1, 999),
            Array("keeper", 1, seats),
            Array("first", 1, seats),
            Array("named", 1, seats),
            Array("duties", 2, 1),
            Array("last_fate", 1, FATE_COUNT),
            Array("places", PLACE_COUNT, 1),
            Array("tokens", RESOURCE_COUNT, MOST + 1),
            Array("events", EVENT_COUNT, AWAY),
            Array("coming", 1, EVENT_COUNT),
            Array("here", seats, 1),
            Array("classes", seats * CLASS_COUNT, 1),
            Array("mana", seats, MOST),
            Array("ephemeral", seats * EPHEMERAL_COUNT, MOST),
            Array("preferred", seats, RESOURCE_COUNT),
            Array("glory", seats, MOST),
            Array("crowns", seats, MOST),
            Array("lives", seats, MOST),
            Array("hands", seats, MOST),
            Array("face_down", seats, MOST),
            Array("goals", seats * GOAL_COUNT, MET),
            Array("shown", seats * FRAGMENT_COUNT, LIFE),
            Array("seen", seats * FRAGMENT_COUNT, LIFE),
            Array("hand", FRAGMENT_COUNT, LIFE),
            Array("renounced", FRAGMENT_COUNT, LIFE),
            Array("packet", FRAGMENT_COUNT, LIFE),
            Array("chosen", FRAGMENT_COUNT, LIFE),
        ]

    def write(self, match: Match, seat: int, out: BytesWriter, about: About = NOTHING) -> None:
        assert isinstance(match, Campaign)
        if match.box.own:
            raise Illegal(
                "features-box",
                "une table à feuille de cartes ne se lit pas en nombres",
                "a table with a sheet of cards has no features",
            )
        order = around(seat, match.seats)
        write_cemetery(match, seat, out)
        write_reserves(match, order, out)
        for owner in order:
            write_goals(match, seat, owner, out)
        for owner in order:
            put_all(out, counted(match, match.shown[owner]))
        everyone = (1 << match.seats) - 1
        for owner in order:
            held = match.hand[owner] + match.renounced[owner]
            put_all(out, counted(match, [card for card in held if match.known[card] == everyone]))
        put_all(out, counted(match, match.hand[seat]))
        put_all(out, counted(match, match.renounced[seat]))
        builds = seat in match.building
        put_all(out, counted(match, match.packet[seat] if builds else []))
        put_all(out, counted(match, match.life[seat] if builds else []))

    def meaning(self, match: Match, seat: int, prompt: Prompt, option: int) -> int:
        if prompt is prompts.NIGHT or prompt is prompts.SUNSET:
            if option == END:
                return RETURNS - 1
            return bearer(TRIGGER.high(option)) * MOST_EFFECTS + TRIGGER.low(option)
        if prompt is prompts.RETURN:
            return RETURNS + RETURNABLE.high(option) * FRAGMENT_COUNT + RETURNABLE.low(option)
        if prompt is prompts.HEIR:
            return HEIRS + HEIRLOOM.high(option) * CLASS_COUNT + HEIRLOOM.low(option)
        if prompt is prompts.DESIGNATE:
            return BARE + (option - seat) % match.seats
        return BARE + bearer(option)

    def face(self, match: Match, seat: int, prompt: Prompt, option: int) -> int:
        if prompt is prompts.NIGHT or prompt is prompts.SUNSET:
            return -1 if option == END else bearer_of(option)
        if prompt is prompts.RETURN:
            return RETURNABLE.low(option)
        return option if prompt in BY_FACE else -1


def bearer(face: int) -> int:
    """The number of a face among all that are printed; small numbers stand for themselves."""
    if face < EVENTS:
        return face
    if face < EVENTS + BY_ACTION:
        return face - EVENTS + FRAGMENT_COUNT
    if face < EVENTS + BY_SURPRISE:
        return face - EVENTS - BY_ACTION + FRAGMENT_COUNT + EVENT_COUNT
    if face < GOALS:
        return face - EVENTS - BY_SURPRISE + FRAGMENT_COUNT + 2 * EVENT_COUNT
    before = FRAGMENT_COUNT + 3 * EVENT_COUNT
    if face < PLACES:
        return face - GOALS + before
    if face < CLASSES:
        return face - PLACES + before + GOAL_COUNT
    if face < FATE:
        return face - CLASSES + before + GOAL_COUNT + PLACE_COUNT
    return BEARERS - 1


def write_cemetery(m: Campaign, seat: int, out: BytesWriter) -> None:
    playing = m.phase >= AT_EVENING
    put(out, 1 if m.initiation else 0)
    put_most(out, m.age, MOST)
    put(out, m.phase)
    put_most(out, m.night, 999)
    put(out, who(m.keeper, seat, m.seats) if playing else 0)
    put(out, who(m.first, seat, m.seats) if playing else 0)
    put(out, who(m.named, seat, m.seats))
    put(out, 1 if m.dealt_with else 0)
    put(out, 1 if m.met_fate else 0)
    put(out, 1 + m.last_fate)
    mask = 0
    for at in m.places:
        mask |= 1 << at
    put_flags(out, mask, PLACE_COUNT)
    for tokens in m.tokens:
        put_most(out, 1 + tokens, MOST + 1)
    put_all(out, events_of(m, seat))
    put(out, len(m.future))


def events_of(m: Campaign, seat: int) -> list[int]:
    """Where each event is, as far as the seat knows."""
    found = [0] * EVENT_COUNT
    lay(m, seat, m.future, TO_COME, found)
    lay(m, seat, m.environs, IN_ENVIRONS, found)
    lay(m, seat, m.past, IN_PAST, found)
    lay(m, seat, m.away, AWAY, found)
    for face in m.activated:
        found[face - EVENTS] = ACTIVATED
    return found


def lay(m: Campaign, seat: int, zone: list[Card], where: int, found: list[int]) -> None:
    for card in zone:
        if m.known[card] >> seat & 1:
            found[m.face[card] - EVENTS] = where


def write_reserves(m: Campaign, order: list[int], out: BytesWriter) -> None:
    """What everybody sees before each cendrelin."""
    for owner in order:
        put(out, 1 if owner in m.circle else 0)
    for owner in order:
        mask = 0
        for klass in m.classes[owner]:
            mask |= 1 << klass
        put_flags(out, mask, CLASS_COUNT)
    for owner in order:
        put_most(out, m.mana[owner], MOST)
    for owner in order:
        for amount in m.ephemeral[owner]:
            put_most(out, amount, MOST)
    for owner in order:
        put(out, 1 + m.preferred[owner])
    for owner in order:
        put(out, count(m.glory[owner]))
    for owner in order:
        put_most(out, m.crowns[owner], MOST)
    for owner in order:
        put(out, len(m.life[owner]))
    for owner in order:
        put(out, len(m.hand[owner]))
    for owner in order:
        put(out, len(m.renounced[owner]))


def write_goals(m: Campaign, seat: int, owner: int, out: BytesWriter) -> None:
    found = [0] * GOAL_COUNT
    bit = A_GOAL
    for card in m.goals[owner]:
        if m.known[card] >> seat & 1:
            found[m.face[card] - GOALS] = MET if m.glory[owner] & bit else HELD
        bit <<= 1
    put_all(out, found)


def counted(m: Campaign, zone: list[Card]) -> list[int]:
    """How many of each fragment lie in a zone."""
    found = [0] * FRAGMENT_COUNT
    for card in zone:
        found[m.face[card]] += 1
    return found


PROMPTS: Final[list[Prompt]] = [
    prompts.TAKE_CLASS,
    prompts.VOTE_DEMONIC,
    prompts.VOTE_PLACE,
    prompts.LEARN,
    prompts.LEAVE_GOAL,
    prompts.BUILD,
    prompts.PREFER,
    prompts.EVENING,
    prompts.SUNSET,
    prompts.NIGHT,
    prompts.WISH,
    prompts.DESIGNATE,
    prompts.RENOUNCE,
    prompts.RETURN,
    prompts.CHANGE,
    prompts.CHANGE_OUT,
    prompts.CHANGE_IN,
    prompts.HEIR,
    prompts.STAY,
    prompts.GROW,
]

BY_FACE: Final = [prompts.LEAVE_GOAL, prompts.BUILD, prompts.RENOUNCE]
"""The questions whose options are faces."""

FEATURES: Final = CendrelinFeatures(PROMPTS, MOST_OPTIONS, MEANINGS)
