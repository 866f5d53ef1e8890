"""A cendrelin's turn: evening, sunset, night and dawn; nights go round until a Haut Cendrelin is named."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from veillee.core.match import NOBODY, Face
from veillee.games.cendrelin.cards.faces import TRIGGER, bearer_of
from veillee.games.cendrelin.language.effect import Effect
from veillee.games.cendrelin.rules.glory import PATIENCE, judge, lose_patience
from veillee.games.cendrelin.rules.options import A_FRAGMENT, END, TWO_MANA, activates, meets_fate, plays, resolves
from veillee.games.cendrelin.rules.phases import AT_EVENING, AT_NIGHT, AT_SUNSET
from veillee.games.cendrelin.voice import prompts, sentences

if TYPE_CHECKING:
    from veillee.games.cendrelin.rules.campaign import Campaign

EVENING_MANA: Final = 2

# Evening


def evening(m: Campaign) -> None:
    """CEN-40 to CEN-43: an event arrives, the fragments come back, and mana or a fragment is taken.

    CEN-14: in the initiation game the fragments come back first, and there is no sunset.
    """
    seat = m.keeper
    m.night += 1
    m.dealt_with = False
    m.met_fate = m.initiation
    m.activated = []
    m.tell(sentences.NIGHT_FALLS, [seat, m.night])
    used = m.shown[seat] + m.renounced[seat]
    if m.initiation:
        m.recover(seat, used)
        used = []
    happen(m, seat, reveal_event(m))
    if m.named < 0:
        m.recover(seat, used)
        rest(m, seat)
        judge(m)
    m.speaker = 0
    m.phase = AT_NIGHT if m.initiation else AT_SUNSET


def reveal_event(m: Campaign) -> Face:
    """CEN-13, CEN-41: the next event of the future comes to the environs; an empty future is made of the past. Its face."""
    if not m.future:
        m.future = m.past
        m.past = []
        m.shuffle(m.future)
        m.tell(sentences.FUTURE_MADE, [len(m.future)])
    card = m.future.pop()
    m.reveal(card)
    m.environs.append(card)
    m.tell(sentences.ARRIVES, [m.face[card]])
    return m.face[card]


def happen(m: Campaign, seat: int, face: Face) -> None:
    """CEN-41: the unforeseen effect of an event is applied when it is revealed, if it can be."""
    unforeseen = m.box.event(face).unforeseen
    if unforeseen:
        m.tell(sentences.HAPPENS, [face])
        apply(m, seat, unforeseen[0])


def apply(m: Campaign, seat: int, effect: Effect) -> None:
    """CEN-62: the parts in sequence, until a Haut Cendrelin is named (CEN-90); CEN-D17: glory is judged after each."""
    him = NOBODY
    for number, part in enumerate(effect.parts):
        him = part.apply(m, seat, him, effect.about[number])
        judge(m)
        if m.named >= 0:
            return


def rest(m: Campaign, seat: int) -> None:
    """CEN-42: two mana, or the top fragment of the former life; an empty one gives nothing (CEN-D5)."""
    options = [TWO_MANA, A_FRAGMENT] if m.life[seat] else [TWO_MANA]
    if m.choose(seat, prompts.EVENING, options) == TWO_MANA:
        m.gain(seat, EVENING_MANA)
    else:
        m.draw(seat)


# Sunset


def sunset(m: Campaign) -> None:
    """CEN-44, CEN-45: each in turn, who is in charge first, plays as many crypt actions as he wishes."""
    seat = m.keeper if m.speaker == 0 else m.others[m.keeper][m.speaker - 1]
    option = m.choose(seat, prompts.SUNSET, [END, *crypt_actions(m, seat)])
    if option != END:
        play(m, seat, option)
        return
    m.tell(sentences.PASSED, [seat])
    m.speaker += 1
    if m.speaker == len(m.circle):
        m.phase = AT_NIGHT


def crypt_actions(m: Campaign, seat: int) -> list[int]:
    crypt = [face for face in m.faces_of(m.hand[seat]) if m.box.fragments[face].crypt]
    return fragment_actions(m, seat, crypt)


def fragment_actions(m: Campaign, seat: int, faces: list[Face]) -> list[int]:
    """The options of these fragments that can be applied, the fragment itself not counted in the hand."""
    options: list[int] = []
    held = len(m.hand[seat]) - 1
    for face in faces:
        for effect in m.box.fragments[face].effects:
            effect.offer(options, m, seat, held)
    return options


def play(m: Campaign, seat: int, option: int) -> None:
    """CEN-47: a fragment is laid face up, and is not played again before it comes back."""
    face = bearer_of(option)
    card = m.lay_down(seat, face)
    m.shown[seat].append(card)
    m.reveal(card)
    m.tell(sentences.PLAYED, [seat, face, TRIGGER.low(option)])
    apply(m, seat, m.box.effect(option))


# Night


def act(m: Campaign) -> None:
    """CEN-46: any number of actions in any order; CEN-51: the end only when both duties are done."""
    seat = m.keeper
    option = m.choose(seat, prompts.NIGHT, night_actions(m, seat))
    if option == END:
        end_night(m)
    elif plays(option):
        play(m, seat, option)
    elif meets_fate(option):
        meet_fate(m, seat, option)
    elif resolves(option):
        resolve(m, seat, option)
    else:
        activate(m, seat, option)


def night_actions(m: Campaign, seat: int) -> list[int]:
    options = fragment_actions(m, seat, m.faces_of(m.hand[seat]))
    held = len(m.hand[seat])
    for at in m.places:
        for effect in m.box.places[at].effects:
            effect.offer(options, m, seat, held)
    for card in m.environs:
        face = m.face[card]
        event = m.box.event(face)
        if not m.dealt_with:
            for effect in event.options:
                effect.offer(options, m, seat, held)
        if event.actions and face not in m.activated:
            for effect in event.actions:
                effect.offer(options, m, seat, held)
    if not m.met_fate:
        options += [effect.trigger for at, effect in enumerate(m.box.fate.options) if at != m.last_fate]
    if m.met_fate and m.dealt_with:
        options.append(END)
    return options


def meet_fate(m: Campaign, seat: int, option: int) -> None:
    """CEN-50: once a night, and no more; it never repeats itself: the option taken last is closed to the next."""
    m.met_fate = True
    m.last_fate = TRIGGER.low(option)
    m.tell(sentences.FATE_MET, [seat, m.last_fate])
    apply(m, seat, m.box.effect(option))


def activate(m: Campaign, seat: int, option: int) -> None:
    """CEN-46: a place; CEN-48: an event of the environs, once a night and without being resolved."""
    face = bearer_of(option)
    if activates(option):
        m.activated.append(face)
    m.tell(sentences.ACTIVATED, [seat, face, TRIGGER.low(option)])
    apply(m, seat, m.box.effect(option))


def resolve(m: Campaign, seat: int, option: int) -> None:
    """CEN-49: one event and one only: an option is applied, then the event goes face down to the past."""
    face = bearer_of(option)
    m.dealt_with = True
    m.tell(sentences.RESOLVED, [seat, face, TRIGGER.low(option)])
    apply(m, seat, m.box.effect(option))
    if m.named < 0:
        m.past.append(m.take(m.environs, face))


# Dawn


def end_night(m: Campaign) -> None:
    """CEN-52, CEN-53: what is ephemeral is lost, and the next cendrelin takes charge."""
    m.tell(sentences.DAWN, [m.keeper])
    for kinds in m.ephemeral:
        for kind in range(len(kinds)):
            kinds[kind] = 0
    judge(m)
    if m.named < 0 and m.night >= PATIENCE * len(m.circle):
        lose_patience(m)
    m.keeper = m.others[m.keeper][0]
    m.phase = AT_EVENING
