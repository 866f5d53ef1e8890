"""The preparation: classes and places of the first age, then the former life of every cendrelin, in secret."""

from typing import Final

from veillee.core.match import Prompt
from veillee.games.cendrelin.age import Age, absent
from veillee.games.cendrelin.box import BASE_PLACES, EVENT, LIFE
from veillee.games.cendrelin.codes import (
    AT_EVENING,
    BUILDING,
    CHOOSING_GOALS,
    CHOOSING_PLACES,
    PREFERRING,
    SETTING_UP,
)
from veillee.games.cendrelin.prompts import (
    AGE_BEGINS,
    BUILD,
    BUILT,
    CLASS,
    DEMONIC_PLACE,
    FIRST,
    GOAL_SHOWN,
    LEAVE_GOAL,
    LEFT_GOAL,
    PLACE,
    PLACE_IN,
    PREFER,
    PREFERRED,
    TOOK_CLASS,
)

GOALS_DRAWN: Final = 3
ENVIRONS: Final = 2


class Preparation(Age):
    """Every step here is taken by all players at the same time."""

    # The first age

    def choose_classes(self) -> None:
        """CEN-20: two classes for each player; CEN-11: one class with an apprentice card in the initiation game."""
        everyone = list(range(self.seats))
        for _ in range(self.class_count()):
            self.take_class(everyone, self.random_classes)
        self.phase = SETTING_UP if self.initiation else CHOOSING_PLACES

    def class_count(self) -> int:
        return 1 if self.initiation else 2

    def take_class(self, seats: list[int], drawn: bool) -> None:
        """Each of these players, if any, gets one class more, all at the same time: chosen, or drawn (CEN-D3)."""
        if not seats:
            return
        options = [self.classes_open_to(seat) for seat in seats]
        if drawn:
            picks = [choices[self.dice.below(len(choices))] for choices in options]
        else:
            picks = self.choose_together(CLASS, seats, options)
        for at, seat in enumerate(seats):
            self.classes[seat].append(picks[at])
            self.tell(TOOK_CLASS, [seat, picks[at]])

    def classes_open_to(self, seat: int) -> list[int]:
        """There are packets enough for several players to have the same class, but one of each for a player."""
        open_to = self.box.beginners() if self.initiation else list(range(len(self.box.classes)))
        return [klass for klass in open_to if klass not in self.classes[seat]]

    def choose_places(self) -> None:
        """CEN-21, CEN-22: one demonic place and one other, for the whole table; CEN-18: one that is there stays."""
        self.add_place(self.vote(DEMONIC_PLACE, self.box.demonic_places()))
        if not self.added_places():
            self.add_place(self.vote(PLACE, self.box.other_places()))
        self.phase = CHOOSING_GOALS

    def vote(self, prompt: Prompt, options: list[int]) -> int:
        """CEN-D2: the option most voted for; chance decides between equals, or alone where the table wants it so."""
        votes = [0] * (max(options) + 1)
        if not self.random_places:
            for pick in self.choose_together(prompt, self.circle, [options for _ in self.circle]):
                votes[pick] += 1
        most = max(votes)
        tied = [option for option in options if votes[option] == most]
        return tied[self.dice.below(len(tied))]

    def added_places(self) -> list[int]:
        return [at for at in self.places if at >= BASE_PLACES and not self.box.places[at].demonic]

    def add_place(self, place: int) -> None:
        self.places.append(place)
        self.places.sort()
        self.tell(PLACE_IN, [place])

    # Each age

    def draw_goals(self) -> None:
        """CEN-30: each player draws three of the objectives open to his classes and keeps two, in secret."""
        for seat in self.circle:
            self.deal_goals(seat)
        options = [sorted([self.face[card] for card in self.goals[seat]]) for seat in self.circle]
        left = self.choose_together(LEAVE_GOAL, self.circle, options)
        for at, seat in enumerate(self.circle):
            self.goals_left[seat].append(self.take(self.goals[seat], left[at]))
            self.tell(LEFT_GOAL, [seat, left[at]], 1 << seat)
        self.start_building(self.circle)

    def deal_goals(self, seat: int) -> None:
        deck = self.goal_cards(seat)
        self.unshelve(seat, deck)
        self.shuffle(deck)
        self.goals[seat] = deck[:GOALS_DRAWN]
        self.goals_left[seat] = deck[GOALS_DRAWN:]
        for card in self.goals[seat]:
            self.show(card, seat)

    def start_building(self, seats: list[int]) -> None:
        """The packets of the classes are laid open before their players, and before nobody else."""
        self.building = seats[:]
        for seat in seats:
            self.open_packets(seat, 1 << seat)
        self.phase = BUILDING if seats else SETTING_UP

    def open_packets(self, seat: int, known: int) -> None:
        self.packet[seat] = self.packet_cards(seat)
        self.unshelve(seat, self.packet[seat])
        for card in self.packet[seat]:
            self.known[card] = known

    def build(self) -> None:
        """CEN-31, CEN-32: each chooses ten fragments of his packets; a packet has as many copies as points allow."""
        options = [self.faces_of(self.packet[seat]) for seat in self.building]
        picks = self.choose_together(BUILD, self.building, options)
        for at, seat in enumerate(self.building):
            self.life[seat].append(self.take(self.packet[seat], picks[at]))
        if len(self.life[self.building[0]]) == LIFE:
            for seat in self.building:
                self.tell(BUILT, [seat])
            self.building = []
            self.phase = SETTING_UP if self.initiation else PREFERRING

    def prefer(self) -> None:
        """CEN-33: each chooses his preferred resource among those that have a future hourglass."""
        options = [place.resource.at for place in [self.box.places[at] for at in self.places] if place.future >= 0]
        picks = self.choose_together(PREFER, self.circle, [options for _ in self.circle])
        for at, seat in enumerate(self.circle):
            self.preferred[seat] = picks[at]
            self.tell(PREFERRED, [seat, picks[at]])
        self.phase = SETTING_UP

    def set_up(self) -> None:
        """CEN-34 to CEN-37: objectives are shown, the cemetery and the souls prepared, the first player drawn."""
        self.tell(AGE_BEGINS, [self.age])
        for seat in self.circle:
            if self.initiation:
                self.become_apprentice(seat)
            for card in self.goals[seat]:
                self.reveal(card)
                self.tell(GOAL_SHOWN, [seat, self.face[card]])
        self.set_up_cemetery()
        for seat in self.circle:
            self.shuffle(self.life[seat])
            self.draw(seat)
        self.first = self.circle[self.dice.below(len(self.circle))]
        self.keeper = self.first
        self.tell(FIRST, [self.first])
        self.phase = AT_EVENING
        self.judge()

    def become_apprentice(self, seat: int) -> None:
        """CEN-12: whoever has not built a former life has the ten fragments that the apprentice card lists."""
        klass = self.box.classes[self.classes[seat][0]]
        self.preferred[seat] = klass.preferred
        if not self.life[seat]:
            self.open_packets(seat, (1 << self.seats) - 1)
            for face in klass.apprentice:
                self.life[seat].append(self.take(self.packet[seat], face))

    def set_up_cemetery(self) -> None:
        """CEN-35: as many tokens as the past hourglass shows on each place; the first two events come to the environs."""
        self.tokens = absent(self.box)
        self.abundant_at = absent(self.box)
        for at in self.places:
            place = self.box.places[at]
            self.tokens[place.resource.at] = place.past
            self.abundant_at[place.resource.at] = place.future
        self.future = [card for card in self.away if self.of_this_age(self.face[card] - EVENT)]
        self.away = [card for card in self.away if not self.of_this_age(self.face[card] - EVENT)]
        self.shuffle(self.future)
        for _ in range(ENVIRONS):
            self.reveal_event()

    def of_this_age(self, event: int) -> bool:
        return event in self.deck or self.box.events[event].place in self.places

    def reveal_event(self) -> int:
        raise NotImplementedError
