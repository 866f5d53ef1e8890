"""An age of the cemetery: everything that lies on the table, who knows what, and who has how much glory."""

from typing import Final

from veillee.core.dice import Dice
from veillee.games.cendrelin.box import EVENT, GOAL, Box
from veillee.games.cendrelin.prompts import GLORY, IMPATIENCE, NAMED
from veillee.games.cendrelin.table import ABSENT, Cemetery

PATIENCE: Final = 20
"""CEN-D4: the nights each cendrelin has before the Gods of Death name somebody themselves."""
SOUL: Final = 1
PREFERENCE: Final = 2
FIRST_GOAL: Final = 4
"""The reasons of glory, as bits: a complete soul, an abundant preferred resource, then each objective kept."""


class Age(Cemetery):
    """The whole state of a campaign at one moment. Its rules are in rules.py."""

    box: Box
    initiation: bool
    ages: int
    """How many ages the campaign lasts; 0: as long as two players stay."""
    random_classes: bool
    random_places: bool

    phase: int
    age: int
    """The number of the age, from 1."""
    night: int
    """The nights of this age so far, the present one included."""
    circle: list[int]
    """The seats of this age, clockwise."""
    keeper: int
    """The cendrelin in charge of the cemetery."""
    speaker: int
    """At sunset: how many of the circle have had their say."""
    first: int
    dealt_with: bool
    """Whether this night's event has been resolved."""
    met_fate: bool
    """Whether the Destin has been met this night."""
    last_fate: int
    """The option of the Destin that was taken last, or -1."""
    activated: list[int]
    """The faces of the events activated this night."""

    classes: list[list[int]]
    """By seat: its classes."""
    building: list[int]
    """The seats that build their former life themselves."""
    preferred: list[int]
    places: list[int]
    """The places of the cemetery, the base ones first."""
    deck: list[int]
    """The events of the campaign that come with no place, by number in the box."""
    packet: list[list[int]]
    """By seat: the fragments left in the box."""
    shelf: list[list[int]]
    """By seat: the cards of the classes it does not have."""
    goals: list[list[int]]
    """By seat: the objectives drawn, then kept."""
    goals_left: list[list[int]]
    acquired: list[int]
    """By seat: the reasons of glory acquired for good, as bits."""
    glory: list[int]
    """By seat: the reasons of glory as last judged, as bits."""
    future: list[int]
    """The events to come, the next one last."""
    environs: list[int]
    past: list[int]
    away: list[int]
    """The events that are not of this age."""
    crowns: list[int]
    """By seat: the ages won."""
    chronicle: list[list[int]]
    """One line for each age that has ended: who was named, after how many nights, for which reasons; then his preferred
    resource, his two objectives and his two classes, or -1."""

    faithful: list[int]
    """Who alone stayed when a campaign was given up before its last age (CEN-D8); otherwise nobody."""

    # Cards: who may lie where

    def lay_out(self, seats: int, dice: Dice, box: Box, ask_all: bool) -> None:
        """Gives every card an id: for each seat a packet of every class and its objectives, then the events."""
        self.box = box
        stride = len(box.seat_faces)
        self.set_table(seats, dice, seats * stride + len(box.events), ask_all)
        self.shelf = [list(range(seat * stride, (seat + 1) * stride)) for seat in range(seats)]
        self.away = list(range(seats * stride, len(self.face)))
        self.life = [[] for _ in range(seats)]
        self.hand = [[] for _ in range(seats)]
        self.shown = [[] for _ in range(seats)]
        self.renounced = [[] for _ in range(seats)]
        self.packet = [[] for _ in range(seats)]
        self.goals = [[] for _ in range(seats)]
        self.goals_left = [[] for _ in range(seats)]
        self.future, self.environs, self.past = [], [], []
        self.gather()

    def gather(self) -> None:
        """Every card goes back to the box, face up."""
        self.away += self.future + self.environs + self.past
        self.future, self.environs, self.past = [], [], []
        faces = self.box.seat_faces
        for seat in range(self.seats):
            self.shelf[seat] = list(range(seat * len(faces), (seat + 1) * len(faces)))
            self.life[seat], self.hand[seat], self.shown[seat], self.renounced[seat] = [], [], [], []
            self.packet[seat], self.goals[seat], self.goals_left[seat] = [], [], []
            for card in self.shelf[seat]:
                self.face[card] = faces[card % len(faces)]
                self.reveal(card)
        self.away.sort()
        for number, card in enumerate(self.away):
            self.face[card] = EVENT + number
            self.reveal(card)

    def packet_cards(self, seat: int) -> list[int]:
        """The fragments of a seat's classes, wherever they lie."""
        return self.cards_from(seat, self.box.packet_at)

    def goal_cards(self, seat: int) -> list[int]:
        """The objectives of a seat's classes, wherever they lie."""
        return self.cards_from(seat, self.box.goals_at)

    def cards_from(self, seat: int, starts: list[int]) -> list[int]:
        base = seat * len(self.box.seat_faces)
        found: list[int] = []
        for klass in self.classes[seat]:
            card = base + starts[klass]
            while card < base + starts[klass + 1]:
                found.append(card)
                card += 1
        return found

    def unshelve(self, seat: int, cards: list[int]) -> None:
        taken = set(cards)
        self.shelf[seat] = [card for card in self.shelf[seat] if card not in taken]

    def zones(self) -> list[list[int]]:
        found = [self.future, self.environs, self.past, self.away]
        for seat in range(self.seats):
            found += [self.life[seat], self.hand[seat], self.shown[seat], self.renounced[seat]]
            found += [self.packet[seat], self.shelf[seat], self.goals[seat], self.goals_left[seat]]
        return found

    def pools(self) -> list[list[int]]:
        """A seat's fragments, its objectives, and the events: each among themselves."""
        found = [list(range(self.seats * len(self.box.seat_faces), len(self.face)))]
        for seat in range(self.seats):
            found.append(self.packet_cards(seat))
            found.append(self.goal_cards(seat))
        return found

    def resample(self, seat: int, dice: Dice) -> None:
        """As in every game; and which of a rival's fragments lie face down, which are in hand, nobody else knows."""
        for pool in self.pools():
            self.deal_anew(pool, seat, dice)
        for other in range(self.seats):
            if other != seat and self.renounced[other]:
                mixed = sorted(self.hand[other] + self.renounced[other])
                dice.shuffle(mixed)
                held = len(self.hand[other])
                self.hand[other] = mixed[:held]
                self.renounced[other] = mixed[held:]

    def deal_anew(self, pool: list[int], seat: int, dice: Dice) -> None:
        """Deals the faces a seat does not know, of one pool."""
        knowing = (1 << self.seats) - 1 if seat < 0 else 1 << seat
        hidden: list[int] = []
        faces: list[int] = []
        for card in pool:
            if self.known[card] & knowing != knowing:
                hidden.append(card)
                faces.append(self.face[card])
        if len(hidden) > 1:
            faces.sort()
            dice.shuffle(faces)
            for at, card in enumerate(hidden):
                self.face[card] = faces[at]

    # Glory

    def points(self, seat: int) -> int:
        """The reasons of glory a cendrelin has now, as bits (CEN-80 to CEN-85); what lasts is acquired."""
        bits = self.acquired[seat]
        if not self.life[seat]:
            bits |= SOUL
        if self.preferred[seat] >= 0 and self.abundant(self.preferred[seat]):
            bits |= PREFERENCE
        bit = FIRST_GOAL
        for card in self.goals[seat]:
            goal = self.box.goals[self.face[card] - GOAL].goal
            if bits & bit == 0 and goal.met(self, seat):
                bits |= bit
                if goal.lasting:
                    self.acquired[seat] |= bit
            bit <<= 1
        return bits

    def reasons(self, seat: int) -> list[int]:
        """What is told of a cendrelin's glory: its points, and the resource and the objectives that are its reasons, or -1.

        All of it, for it is read again in later ages, when he has others.
        """
        bits = self.glory[seat]
        found = [seat, count(bits), bits & SOUL, self.preferred[seat] if bits & PREFERENCE else -1]
        bit = FIRST_GOAL
        for card in self.goals[seat]:
            found.append(self.face[card] if bits & bit else -1)
            bit <<= 1
        return found

    def needed(self) -> int:
        """CEN-15, CEN-80: the points of glory that make a Haut Cendrelin."""
        return 2 if self.initiation else 3

    def judge(self) -> None:
        """CEN-84, CEN-90: glory is gained and lost at once, and the age stops as soon as somebody has enough."""
        needed = self.needed()
        ready = False
        for seat in self.circle:
            bits = self.points(seat)
            if bits != self.glory[seat]:
                self.glory[seat] = bits
                self.tell(GLORY, self.reasons(seat))
            ready = ready or count(bits) >= needed
        if ready and self.named < 0:
            self.name(self.foremost())

    def foremost(self) -> int:
        """CEN-91: of those who have enough glory, the most; then who is in charge, or the next after him."""
        best = self.keeper
        for rival in self.others[self.keeper]:
            if count(self.glory[rival]) > count(self.glory[best]):
                best = rival
        return best

    def name(self, seat: int) -> None:
        """CEN-90: a cendrelin becomes the Haut Cendrelin of the age."""
        self.named = seat
        self.tell(NAMED, self.reasons(seat))

    def lose_patience(self) -> None:
        """CEN-93: the Gods of Death name the one with the most glory; then the most whole soul; then the most mana."""
        best = self.circle[0]
        for seat in self.circle:
            if self.standing(seat) > self.standing(best):
                best = seat
        self.tell(IMPATIENCE, [self.night])
        self.name(best)

    def standing(self, seat: int) -> int:
        return (count(self.glory[seat]) * 100 - len(self.life[seat])) * 10_000 + min(self.mana[seat], 9_999)

    def copy_age(self, twin: "Age") -> None:
        """Copies every field; the box is shared, being never changed."""
        self.copy_table(twin)
        twin.box = self.box
        twin.initiation = self.initiation
        twin.ages = self.ages
        twin.random_classes = self.random_classes
        twin.random_places = self.random_places
        twin.phase = self.phase
        twin.age = self.age
        twin.night = self.night
        twin.circle = self.circle[:]
        twin.keeper = self.keeper
        twin.speaker = self.speaker
        twin.first = self.first
        twin.dealt_with = self.dealt_with
        twin.met_fate = self.met_fate
        twin.last_fate = self.last_fate
        twin.activated = self.activated[:]
        twin.named = self.named
        twin.trigger = self.trigger
        twin.part = self.part
        twin.tokens = self.tokens[:]
        twin.abundant_at = self.abundant_at[:]
        twin.mana = self.mana[:]
        twin.building = self.building[:]
        twin.preferred = self.preferred[:]
        twin.places = self.places[:]
        twin.deck = self.deck[:]
        twin.acquired = self.acquired[:]
        twin.glory = self.glory[:]
        twin.future = self.future[:]
        twin.environs = self.environs[:]
        twin.past = self.past[:]
        twin.away = self.away[:]
        twin.crowns = self.crowns[:]
        twin.chronicle = rows(self.chronicle)
        twin.faithful = self.faithful
        twin.ephemeral = rows(self.ephemeral)
        twin.others = rows(self.others)
        twin.classes = rows(self.classes)
        twin.life = rows(self.life)
        twin.hand = rows(self.hand)
        twin.shown = rows(self.shown)
        twin.renounced = rows(self.renounced)
        twin.packet = rows(self.packet)
        twin.shelf = rows(self.shelf)
        twin.goals = rows(self.goals)
        twin.goals_left = rows(self.goals_left)


def rows(table: list[list[int]]) -> list[list[int]]:
    return [row[:] for row in table]


def count(bits: int) -> int:
    """How many reasons of glory there are."""
    found = 0
    while bits:
        found += bits & 1
        bits >>= 1
    return found


def absent(box: Box) -> list[int]:
    """A value for each resource of the box, none of them borne by a place yet."""
    return [ABSENT] * len(box.nouns)
