"""A cendrelin's turn: evening, sunset, night and dawn."""

from typing import Final

from veillee.games.cendrelin.age import PATIENCE
from veillee.games.cendrelin.box import EVENT, FATE, PLACE
from veillee.games.cendrelin.codes import (
    A_FRAGMENT,
    ACTIVATE,
    AT_EVENING,
    AT_NIGHT,
    AT_SUNSET,
    END,
    OPTION,
    TWO_MANA,
    UNFORESEEN,
)
from veillee.games.cendrelin.effect import Effect
from veillee.games.cendrelin.preparation import Preparation
from veillee.games.cendrelin.prompts import (
    ACTIVATED,
    ARRIVES,
    DAWN,
    EVENING,
    FATE_MET,
    FUTURE_MADE,
    HAPPENS,
    NIGHT,
    NIGHT_FALLS,
    PASSED,
    PLAYED,
    RESOLVED,
    SUNSET,
)

EVENING_MANA: Final = 2


class Turn(Preparation):
    """Nights follow one another, clockwise, until a Haut Cendrelin is named."""

    # Evening

    def evening(self) -> None:
        """CEN-40 to CEN-43: an event arrives, the fragments come back, and mana or a fragment is taken.

        CEN-14: in the initiation game the fragments come back first, and there is no sunset.
        """
        seat = self.keeper
        self.night += 1
        self.dealt_with = False
        self.met_fate = self.initiation
        self.activated = []
        self.tell(NIGHT_FALLS, [seat, self.night])
        used = self.shown[seat] + self.renounced[seat]
        if self.initiation:
            self.recover(seat, used)
            used = []
        self.unforeseen(seat, self.reveal_event())
        if self.named < 0:
            self.recover(seat, used)
            self.rest(seat)
            self.judge()
        self.speaker = 0
        self.phase = AT_NIGHT if self.initiation else AT_SUNSET

    def reveal_event(self) -> int:
        """CEN-13, CEN-41: the next event of the future comes to the environs; an empty future is made of the past."""
        if not self.future:
            self.future = self.past
            self.past = []
            self.shuffle(self.future)
            self.tell(FUTURE_MADE, [len(self.future)])
        card = self.future.pop()
        self.reveal(card)
        self.environs.append(card)
        self.tell(ARRIVES, [self.face[card]])
        return self.face[card] - EVENT

    def unforeseen(self, seat: int, event: int) -> None:
        """CEN-41: the unforeseen effect of an event is applied when it is revealed, if it can be."""
        if self.box.events[event].unforeseen:
            self.tell(HAPPENS, [EVENT + event])
            self.apply(seat, (EVENT + UNFORESEEN + event) * OPTION)

    def apply(self, seat: int, option: int) -> None:
        """Applies the effect that an option triggers, remembering which it is for those who are asked on the way."""
        self.trigger = option
        self.box.effect(option).apply(self, seat)

    def rest(self, seat: int) -> None:
        """CEN-42: two mana, or the top fragment of the former life; an empty one gives nothing (CEN-D5)."""
        options = [TWO_MANA, A_FRAGMENT] if self.life[seat] else [TWO_MANA]
        if self.choose(seat, EVENING, options) == TWO_MANA:
            self.gain(seat, EVENING_MANA)
        else:
            self.draw(seat)

    # Sunset

    def sunset(self) -> None:
        """CEN-44, CEN-45: each in turn, who is in charge first, plays as many crypt actions as he wishes."""
        seat = self.keeper if self.speaker == 0 else self.others[self.keeper][self.speaker - 1]
        option = self.choose(seat, SUNSET, [END, *self.crypt_actions(seat)])
        if option != END:
            self.play(seat, option)
            return
        self.tell(PASSED, [seat])
        self.speaker += 1
        if self.speaker == len(self.circle):
            self.phase = AT_NIGHT

    def crypt_actions(self, seat: int) -> list[int]:
        crypt = [face for face in self.faces_of(self.hand[seat]) if self.box.fragments[face].crypt]
        return self.fragment_actions(seat, crypt)

    def fragment_actions(self, seat: int, faces: list[int]) -> list[int]:
        """The options of these fragments that can be applied, the fragment itself not counted in the hand."""
        options: list[int] = []
        held = len(self.hand[seat]) - 1
        for face in faces:
            self.add_possible(options, seat, held, face, self.box.fragments[face].effects)
        return options

    def add_possible(self, options: list[int], seat: int, held: int, face: int, effects: list[Effect]) -> None:
        code = face * OPTION
        for effect in effects:
            if effect.possible(self, seat, held):
                options.append(code)
            code += 1

    def play(self, seat: int, option: int) -> None:
        """CEN-47: a fragment is laid face up, and is not played again before it comes back."""
        face = option // OPTION
        card = self.lay_down(seat, face)
        self.shown[seat].append(card)
        self.reveal(card)
        self.tell(PLAYED, [seat, face, option % OPTION])
        self.apply(seat, option)

    # Night

    def act(self) -> None:
        """CEN-46: any number of actions in any order; CEN-51: the end only when both duties are done."""
        seat = self.keeper
        option = self.choose(seat, NIGHT, self.night_actions(seat))
        face = option // OPTION
        if option == END:
            self.end_night()
        elif face < EVENT:
            self.play(seat, option)
        elif face >= FATE:
            self.meet_fate(seat, option)
        elif face >= PLACE:
            self.tell(ACTIVATED, [seat, face, option % OPTION])
            self.apply(seat, option)
        elif face >= EVENT + ACTIVATE:
            self.activate(seat, option)
        else:
            self.resolve(seat, option)

    def night_actions(self, seat: int) -> list[int]:
        options = self.fragment_actions(seat, self.faces_of(self.hand[seat]))
        held = len(self.hand[seat])
        for at in self.places:
            self.add_possible(options, seat, held, PLACE + at, self.box.places[at].effects)
        for card in self.environs:
            face = self.face[card]
            event = self.box.events[face - EVENT]
            if not self.dealt_with:
                self.add_possible(options, seat, held, face, event.options)
            if event.actions and face not in self.activated:
                self.add_possible(options, seat, held, face + ACTIVATE, event.actions)
        if not self.met_fate:
            self.add_fate(options)
        if self.met_fate and self.dealt_with:
            options.append(END)
        return options

    def add_fate(self, options: list[int]) -> None:
        """CEN-50: the Destin never repeats itself: the option taken last is closed to the next."""
        options += [FATE * OPTION + at for at in range(len(self.box.fate.options)) if at != self.last_fate]

    def meet_fate(self, seat: int, option: int) -> None:
        """CEN-50: once a night, and no more."""
        self.met_fate = True
        self.last_fate = option % OPTION
        self.tell(FATE_MET, [seat, option % OPTION])
        self.apply(seat, option)

    def activate(self, seat: int, option: int) -> None:
        """CEN-48: each event of the environs can be activated once a night, without being resolved."""
        face = option // OPTION - ACTIVATE
        self.activated.append(face)
        self.tell(ACTIVATED, [seat, face, option % OPTION])
        self.apply(seat, option)

    def resolve(self, seat: int, option: int) -> None:
        """CEN-49: one event and one only: an option is applied, then the event goes face down to the past."""
        face = option // OPTION
        self.dealt_with = True
        self.tell(RESOLVED, [seat, face, option % OPTION])
        self.apply(seat, option)
        if self.named < 0:
            self.past.append(self.take(self.environs, face))

    # Dawn

    def end_night(self) -> None:
        """CEN-52, CEN-53: what is ephemeral is lost, and the next cendrelin takes charge."""
        self.tell(DAWN, [self.keeper])
        for kinds in self.ephemeral:
            for kind in range(len(kinds)):
                kinds[kind] = 0
        self.judge()
        if self.named < 0 and self.night >= PATIENCE * len(self.circle):
            self.lose_patience()
        self.keeper = self.others[self.keeper][0]
        self.phase = AT_EVENING
