"""A campaign: age after age, with what the winner changes and what the heirs become."""

from typing import Final

from veillee.core.dice import Dice
from veillee.core.game import Options
from veillee.core.match import Match, Outcome, Prompt, View
from veillee.core.text import Text
from veillee.games.cendrelin.age import absent
from veillee.games.cendrelin.box import BASE_PLACES, EVENT, GOAL, PLACE
from veillee.games.cendrelin.check import checked_box
from veillee.games.cendrelin.codes import (
    ADD_EVENT,
    ADD_PLACE,
    AGAIN,
    AT_EVENING,
    AT_NIGHT,
    AT_SUNSET,
    BUILDING,
    CHANGING,
    CHOOSING_CLASSES,
    CHOOSING_GOALS,
    CHOOSING_PLACES,
    COMPLETE,
    HEIRLOOM,
    INHERITING,
    LEAVES,
    NOTHING,
    PREFERRING,
    REMOVE_EVENT,
    REMOVE_PLACE,
    SETTING_UP,
    STAYS,
    SWAP_DEMONIC,
    SWAP_EVENT,
    SWAP_PLACE,
)
from veillee.games.cendrelin.prompts import (
    AWAY,
    BACK,
    BUILD,
    CHANGE,
    CHANGE_IN,
    CHANGE_OUT,
    EVENT_IN,
    EVENT_OUT,
    GROW,
    GROWN,
    HEIR,
    LEARN,
    LEAVE_GOAL,
    PLACE_OUT,
    STAY,
    TOOK_CLASS,
)
from veillee.games.cendrelin.turn import Turn
from veillee.games.cendrelin.view import view_of

MOST_PLACES: Final = 3
FEWEST_EVENTS: Final = 8


class Campaign(Turn):
    """The whole game. A step is a step of the preparation, an evening, one say at sunset, or one action of a night."""

    def step(self) -> None:
        phase = self.phase
        if phase == AT_NIGHT:
            self.act()
        elif phase == AT_SUNSET:
            self.sunset()
        elif phase == AT_EVENING:
            self.evening()
        elif phase == BUILDING:
            self.build()
        elif phase == CHOOSING_CLASSES:
            self.choose_classes()
        elif phase == CHOOSING_PLACES:
            self.choose_places()
        elif phase == CHOOSING_GOALS:
            self.draw_goals()
        elif phase == PREFERRING:
            self.prefer()
        elif phase == SETTING_UP:
            self.set_up()
        elif phase == CHANGING:
            self.change()
        else:
            self.inherit()
        if self.named >= 0 and self.phase < CHANGING:
            self.end_age()

    # The end of an age

    def end_age(self) -> None:
        """CEN-92: the age goes into the chronicle; the campaign ends after the last one (CEN-D7)."""
        self.crowns[self.named] += 1
        self.chronicle.append(self.chapter(self.named))
        self.phase = CHANGING
        self.over = self.age == self.ages

    def chapter(self, seat: int) -> list[int]:
        """What the chronicle remembers of an age and of the one who won it."""
        goals = [self.face[card] for card in self.goals[seat]] + [-1, -1]
        classes = [*self.classes[seat], -1]
        return [seat, self.night, self.glory[seat], self.preferred[seat], *goals[:2], *classes[:2]]

    def change(self) -> None:
        """CEN-100: the Haut Cendrelin may make one change to the cemetery."""
        seat = self.named
        kind = self.choose(seat, CHANGE, self.changes())
        taken = self.things_out(kind)
        out = self.choose(seat, CHANGE_OUT, taken) if taken else -1
        brought = self.things_in(kind, out)
        into = self.choose(seat, CHANGE_IN, brought) if brought else -1
        if kind in (ADD_EVENT, SWAP_EVENT, REMOVE_EVENT):
            self.change_events(out - EVENT, into - EVENT)
        else:
            self.change_places(out - PLACE, into - PLACE)
        self.phase = INHERITING

    def changes(self) -> list[int]:
        """CEN-101 to CEN-103; CEN-17: after an initiation age, only a place can be added, or changed."""
        room = 1 if self.initiation else MOST_PLACES
        found = [NOTHING]
        if len(self.added_places()) < room and self.things_in(ADD_PLACE, -1):
            found.append(ADD_PLACE)
        if self.things_out(SWAP_PLACE):
            found.append(SWAP_PLACE)
        if self.initiation:
            return found
        found += [kind for kind in (REMOVE_PLACE, SWAP_DEMONIC) if self.things_out(kind)]
        if self.free_events():
            found += [ADD_EVENT, SWAP_EVENT] if self.deck else [ADD_EVENT]
        if self.things_out(REMOVE_EVENT):
            found.append(REMOVE_EVENT)
        return found

    def free_events(self) -> list[int]:
        """The events of the box that come with no place and are not in this campaign's deck."""
        return [at for at, event in enumerate(self.box.events) if event.place < 0 and at not in self.deck]

    def event_count(self) -> int:
        return len(self.deck) + sum([len(self.box.places[at].events) for at in self.places])

    def enough_events(self, out: int, into: int) -> bool:
        """CEN-103: whether eight events are left once a place has gone and another, if any, has come."""
        coming = len(self.box.places[into].events) if into >= 0 else 0
        return self.event_count() - len(self.box.places[out].events) + coming >= FEWEST_EVENTS

    def things_out(self, kind: int) -> list[int]:
        """The faces a change can take away; none where it takes nothing, or cannot be made."""
        if kind == SWAP_EVENT or (kind == REMOVE_EVENT and self.event_count() > FEWEST_EVENTS):
            return [EVENT + at for at in self.deck]
        found: list[int] = []
        if kind == SWAP_DEMONIC:
            found = [at for at in self.places if self.box.places[at].demonic and self.things_in(kind, PLACE + at)]
        if kind == SWAP_PLACE:
            found = [at for at in self.added_places() if self.things_in(kind, PLACE + at)]
        if kind == REMOVE_PLACE:
            found = [at for at in self.added_places() if self.enough_events(at, -1)]
        return [PLACE + at for at in found]

    def things_in(self, kind: int, out: int) -> list[int]:
        """The faces a change can bring, once it is known what it takes away."""
        if kind in (ADD_EVENT, SWAP_EVENT):
            return [EVENT + at for at in self.free_events()]
        if kind in (ADD_PLACE, SWAP_PLACE):
            found = self.box.other_places()
        elif kind == SWAP_DEMONIC:
            found = self.box.demonic_places()
        else:
            return []
        found = [at for at in found if at not in self.places]
        return [PLACE + at for at in found if out < 0 or self.enough_events(out - PLACE, at)]

    def change_places(self, out: int, into: int) -> None:
        """CEN-101, CEN-102: a place goes and comes with its events."""
        if out >= 0:
            self.places.remove(out)
            self.tell(PLACE_OUT, [out])
        if into >= 0:
            self.add_place(into)

    def change_events(self, out: int, into: int) -> None:
        """CEN-103: never fewer than eight events; those of a place stay with it (CEN-D9)."""
        if out >= 0:
            self.deck.remove(out)
            self.tell(EVENT_OUT, [out])
        if into >= 0:
            self.deck.append(into)
            self.deck.sort()
            self.tell(EVENT_IN, [into])

    # The heirs

    def inherit(self) -> None:
        """CEN-106: who leaves, who joins; CEN-104: what the heirs become; then the next age is prepared."""
        staying = self.who_stays()
        if len(staying) < 2:
            self.over = True
            if self.age < self.ages:
                self.faithful = staying
            return
        joining = [seat for seat in staying if seat not in self.circle]
        heirs = [seat for seat in staying if seat in self.circle]
        self.sit_down(staying)
        grown = self.initiation and self.grow_up(staying)
        self.join(joining)
        builders = self.learn(heirs) if self.initiation else []
        if grown:
            self.take_class(heirs, False)
        elif not self.initiation:
            self.exchange_classes([seat for seat in heirs if seat != self.named])
        self.gather()
        self.begin_age()
        self.phase = CHOOSING_PLACES if grown else CHOOSING_GOALS
        if self.initiation:
            self.start_building(builders)

    def who_stays(self) -> list[int]:
        """CEN-106: everybody says at once whether to be of the coming age."""
        everyone = list(range(self.seats))
        answers = self.choose_together(STAY, everyone, [[STAYS, LEAVES] for _ in everyone])
        staying = [seat for seat in everyone if answers[seat] == STAYS]
        if len(staying) >= 2:
            for seat in everyone:
                if (seat in self.circle) != (seat in staying):
                    self.tell(BACK if seat in staying else AWAY, [seat])
        return staying

    def grow_up(self, staying: list[int]) -> bool:
        """CEN-18: when all of them want it, the coming age is played by the complete rules."""
        answers = self.choose_together(GROW, staying, [[AGAIN, COMPLETE] for _ in staying])
        if AGAIN in answers:
            return False
        self.initiation = False
        self.tell(GROWN, [])
        return True

    def join(self, seats: list[int]) -> None:
        """CEN-106: who joins chooses the classes of an age at once, none of them known before."""
        for seat in seats:
            self.classes[seat] = []
        for _ in range(self.class_count()):
            self.take_class(seats, False)

    def exchange_classes(self, heirs: list[int]) -> None:
        """CEN-104, CEN-105: an heir changes exactly one class; the heir of the Haut Cendrelin keeps both."""
        if not heirs:
            return
        picks = self.choose_together(HEIR, heirs, [self.heirlooms(seat) for seat in heirs])
        for at, seat in enumerate(heirs):
            old, new = picks[at] // HEIRLOOM, picks[at] % HEIRLOOM
            self.classes[seat][self.classes[seat].index(old)] = new
            self.tell(TOOK_CLASS, [seat, new])

    def heirlooms(self, seat: int) -> list[int]:
        new = self.classes_open_to(seat)
        return [old * HEIRLOOM + klass for old in self.classes[seat] for klass in new]

    def learn(self, heirs: list[int]) -> list[int]:
        """CEN-16: another class and its apprentice card, or the same class and a former life of one's own to build."""
        builders: list[int] = []
        if not heirs:
            return builders
        picks = self.choose_together(LEARN, heirs, [self.box.beginners() for _ in heirs])
        for at, seat in enumerate(heirs):
            if self.classes[seat][0] == picks[at]:
                builders.append(seat)
            else:
                self.classes[seat] = [picks[at]]
                self.tell(TOOK_CLASS, [seat, picks[at]])
        return builders

    # The frame

    def sit_down(self, seats: list[int]) -> None:
        """The seats of an age, in order."""
        self.circle = seats
        self.others = [[] for _ in range(self.seats)]
        for seat in seats:
            after = [other for other in seats if other > seat]
            self.others[seat] = after + [other for other in seats if other < seat]

    def begin_age(self) -> None:
        """Nothing is left of the age before but the cemetery's places, the classes and the chronicle."""
        self.age += 1
        self.night = 0
        self.named = -1
        self.dealt_with = False
        self.met_fate = False
        self.last_fate = -1
        self.mana = [0] * self.seats
        self.ephemeral = [[0, 0, 0] for _ in range(self.seats)]
        self.preferred = [-1] * self.seats
        self.acquired = [0] * self.seats
        self.glory = [0] * self.seats
        self.activated = []
        self.tokens = absent(self.box)
        self.abundant_at = absent(self.box)

    def reconsider(self, prompt: Prompt, seat: int, options: list[int]) -> list[int]:
        """What a rival could answer in secret depends on the cards before him."""
        if prompt is LEAVE_GOAL:
            return sorted([self.face[card] for card in self.goals[seat]])
        if prompt is BUILD:
            return self.faces_of(self.packet[seat])
        return options

    def factors(self) -> list[tuple[str, Text, int]]:
        """What a designer counts: the classes of the last age, their fragments in the former life, and the places."""
        found = [("place", self.box.places[at].name, seat) for at in self.places[BASE_PLACES:] for seat in self.circle]
        for seat in self.circle:
            found += [("class", self.box.classes[klass].name, seat) for klass in self.classes[seat]]
            lived = self.life[seat] + self.hand[seat] + self.shown[seat] + self.renounced[seat]
            found += [("fragment", self.box.fragments[face].name, seat) for face in self.faces_of(lived)]
            found += [("objective", self.box.goals[self.face[card] - GOAL].name, seat) for card in self.goals[seat]]
        return found

    def outcome(self) -> Outcome:
        """CEN-107: the campaign goes to whoever was named most often; equals share it (CEN-D7)."""
        heirs = self.faithful or list(range(self.seats))
        most = max([self.crowns[seat] for seat in heirs])
        best = [seat for seat in heirs if self.crowns[seat] == most]
        shares = [1.0 / len(best) if seat in best else 0.0 for seat in range(self.seats)]
        return Outcome(shares, self.crowns[:], "named" if self.ages == 1 else "campaign")

    def view(self, seat: int) -> View:
        return view_of(self, seat)

    def copy(self) -> Match:
        twin = Campaign()
        self.copy_age(twin)
        return twin


def new(seats: int, dice: Dice, options: Options, ask_all: bool) -> Campaign:
    """CEN-10: a campaign before its first step."""
    match = Campaign()
    match.lay_out(seats, dice, checked_box(options["box"]), ask_all)
    match.initiation = options["mode"] == "initiation"
    match.ages = 0 if options["ages"] == "endless" else int(options["ages"])
    match.random_classes = options["classes"] == "random"
    match.random_places = options["places"] == "random"
    match.age = 0
    match.phase = CHOOSING_CLASSES
    match.places = list(range(BASE_PLACES))
    match.deck = [at for at, event in enumerate(match.box.events) if event.base]
    match.classes = [[] for _ in range(seats)]
    match.building = []
    match.crowns = [0] * seats
    match.chronicle = []
    match.faithful = []
    match.keeper, match.first, match.speaker = 0, 0, 0
    match.trigger, match.part = 0, 0
    match.sit_down(list(range(seats)))
    match.begin_age()
    return match
