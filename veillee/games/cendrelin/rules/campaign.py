"""The match: a campaign of ages on one cemetery as plain data, and every change an effect can make to it."""

from typing import Final

from veillee.core.dice import Dice
from veillee.core.facts import EVERYONE, NOTHING, About, Prompt
from veillee.core.game import Options
from veillee.core.match import Card, Chosen, Face, Factor, Illegal, Match, Outcome, Seat, View
from veillee.core.text import Text
from veillee.games.cendrelin.cards.box import BASE_PLACES, Box
from veillee.games.cendrelin.cards.check import checked_box
from veillee.games.cendrelin.cards.faces import EVENTS, GOALS
from veillee.games.cendrelin.rules import night, preparation, succession
from veillee.games.cendrelin.rules.glory import Chapter
from veillee.games.cendrelin.rules.options import FROM_RENOUNCED, FROM_SHOWN, LEAVES, RETURNABLE
from veillee.games.cendrelin.rules.phases import (
    ASSEMBLING,
    AT_EVENING,
    AT_NIGHT,
    AT_SUNSET,
    BUILDING,
    CHANGING,
    CHOOSING_CLASSES,
    CHOOSING_GOALS,
    CHOOSING_PLACES,
    PREFERRING,
    SETTING_UP,
)
from veillee.games.cendrelin.view import view_of
from veillee.games.cendrelin.voice import prompts, sentences

ABSENT: Final = -1
"""The tokens of a resource that no place in play bears, and the threshold of one that is never abundant."""
PLACE_FACTOR: Final = Text("Lieux", "Places")
CLASS_FACTOR: Final = Text("Classes", "Classes")
FRAGMENT_FACTOR: Final = Text("Fragments", "Fragments")
GOAL_FACTOR: Final = Text("Objectifs", "Objectives")
"""What a designer counts."""


def impossible(fr: str, en: str) -> Illegal:
    return Illegal("impossible", fr, en)


class Campaign(Match):
    """The whole state of a campaign at one moment. The chapters of its rules are functions over it, in the modules beside."""

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
    others: list[list[Seat]]
    """By seat: the other cendrelins of this age, clockwise."""
    keeper: int
    """The cendrelin in charge of the cemetery."""
    speaker: int
    """At sunset: how many of the circle have had their say."""
    first: int
    dealt_with: bool
    """Whether this night's event has been resolved."""
    met_fate: bool
    """Whether Destiny has been met this night."""
    last_fate: int
    """The option of Destiny that was taken last, or NONE."""
    activated: list[Face]
    """The faces of the events activated this night."""
    named: int
    """The cendrelin who has been named Haut Cendrelin of this age, or NOBODY."""

    classes: list[list[int]]
    """By seat: its classes."""
    building: list[int]
    """The seats that build their former life themselves."""
    preferred: list[int]
    places: list[int]
    """The places of the cemetery, the base ones first."""
    deck: list[int]
    """The events of the campaign that come with no place, by number in the box."""
    packet: list[list[Card]]
    """By seat: the fragments left in the box."""
    boxed: list[list[Card]]
    """By seat: the cards of the classes it does not have."""
    goals: list[list[Card]]
    """By seat: the objectives drawn, then kept."""
    goals_left: list[list[Card]]
    acquired: list[int]
    """By seat: the reasons of glory acquired for good, as bits."""
    glory: list[int]
    """By seat: the reasons of glory as last judged, as bits."""
    future: list[Card]
    """The events to come, the next one last."""
    environs: list[Card]
    past: list[Card]
    away: list[Card]
    """The events that are not of this age."""
    crowns: list[int]
    """By seat: the ages won."""
    chronicle: list[Chapter]
    """One chapter for each age that has ended."""
    faithful: list[int]
    """Who alone stayed when a campaign was given up before its last age (CEN-D8); otherwise nobody."""

    tokens: list[int]
    """By resource: the tokens on the place that bears it, or ABSENT."""
    abundant_at: list[int]
    """By resource: the future hourglass of its place, or ABSENT."""
    mana: list[int]
    ephemeral: list[list[int]]
    """By seat: damage, homages and demonic pacts, lost at dawn."""
    life: list[list[Card]]
    """By seat: the former life, its top last."""
    hand: list[list[Card]]
    shown: list[list[Card]]
    """By seat: the fragments played, face up on the table."""
    renounced: list[list[Card]]
    """By seat: the fragments renounced, face down on the table."""

    def step(self) -> None:
        """A step of the preparation, an evening, one say at sunset, one action of a night, or a step between two ages."""
        phase = self.phase
        if phase == AT_NIGHT:
            night.act(self)
        elif phase == AT_SUNSET:
            night.sunset(self)
        elif phase == AT_EVENING:
            night.evening(self)
        elif phase == BUILDING:
            preparation.build(self)
        elif phase == CHOOSING_CLASSES:
            preparation.choose_classes(self)
        elif phase == CHOOSING_PLACES:
            preparation.choose_places(self)
        elif phase == CHOOSING_GOALS:
            preparation.draw_goals(self)
        elif phase == PREFERRING:
            preparation.prefer(self)
        elif phase == SETTING_UP:
            preparation.set_up(self)
        elif phase == CHANGING:
            succession.change(self)
        elif phase == ASSEMBLING:
            succession.assemble(self)
        else:
            succession.inherit(self)
        if self.named >= 0 and self.phase < CHANGING:
            succession.end_age(self)

    def outcome(self) -> Outcome:
        """CEN-107: the campaign goes to whoever was named most often; equals share it (CEN-D7)."""
        heirs = self.faithful or list(range(self.seats))
        most = max([self.crowns[seat] for seat in heirs])
        best = [seat for seat in heirs if self.crowns[seat] == most]
        shares = [1.0 / len(best) if seat in best else 0.0 for seat in range(self.seats)]
        return Outcome(shares, self.crowns[:], "named" if self.ages == 1 else "campaign")

    def forfeit(self, seat: int) -> Outcome | None:
        """The win is shared by the others who play; a seat where nobody sits yet has no part in it."""
        heirs = [other for other in self.circle if other != seat]
        if not heirs:
            return super().forfeit(seat)
        shares = [1.0 / len(heirs) if other in heirs else 0.0 for other in range(self.seats)]
        return Outcome(shares, [], "forfeit")

    def lapse(self, prompt: Prompt, seat: int, options: list[int]) -> int | None:
        """CEN-109: where nobody sits, nobody is of the coming age."""
        return LEAVES if prompt is prompts.STAY else None

    def view(self, seat: int, about: About = NOTHING) -> View:
        return view_of(self, seat)

    def reconsider(self, prompt: Prompt, seat: int, options: list[int]) -> list[int]:
        """What a rival could answer in secret depends on the cards before him."""
        if prompt is prompts.LEAVE_GOAL:
            return [*preparation.leavable(self, seat)]
        if prompt is prompts.PREFER:
            return preparation.preferable(self, seat)
        if prompt is prompts.BUILD:
            return [*self.faces_of(self.packet[seat])]
        return options

    def factors(self) -> list[Factor]:
        """What a designer counts: the classes of the last age, their fragments in the former life, and the places."""
        found = [
            (PLACE_FACTOR, self.box.places[at].name, seat) for at in self.places[BASE_PLACES:] for seat in self.circle
        ]
        for seat in self.circle:
            found += [(CLASS_FACTOR, self.box.classes[klass].name, seat) for klass in self.classes[seat]]
            lived = self.life[seat] + self.hand[seat] + self.shown[seat] + self.renounced[seat]
            found += [(FRAGMENT_FACTOR, self.box.fragments[face].name, seat) for face in self.faces_of(lived)]
            found += [(GOAL_FACTOR, self.box.goals[self.face[card] - GOALS].name, seat) for card in self.goals[seat]]
        return found

    # Cards: who may lie where

    def lay_out(self, seats: int, dice: Dice, box: Box, ask_all: bool) -> None:
        """Gives every card an id: for each seat a packet of every class and its objectives, then the events."""
        self.box = box
        self.set_table(seats, dice, seats * len(box.seat_faces) + len(box.events), ask_all)
        self.gather()

    def gather(self) -> None:
        """Every card goes back to the box, face up."""
        seats, stride = self.seats, len(self.box.seat_faces)
        cards = self.cards()
        self.boxed = [cards[seat * stride : (seat + 1) * stride] for seat in range(seats)]
        self.away = cards[seats * stride :]
        self.future, self.environs, self.past = [], [], []
        self.life, self.hand = by_seat(seats), by_seat(seats)
        self.shown, self.renounced = by_seat(seats), by_seat(seats)
        self.packet, self.goals, self.goals_left = by_seat(seats), by_seat(seats), by_seat(seats)
        self.face = self.box.seat_faces * seats + [Face(EVENTS + at) for at in range(len(self.box.events))]
        for card in cards:
            self.reveal(card)

    def packet_cards(self, seat: int) -> list[Card]:
        """The fragments of a seat's classes, wherever they lie."""
        return self.cards_from(seat, self.box.packet_at)

    def goal_cards(self, seat: int) -> list[Card]:
        """The objectives of a seat's classes, wherever they lie."""
        return self.cards_from(seat, self.box.goals_at)

    def cards_from(self, seat: int, starts: list[int]) -> list[Card]:
        base = seat * len(self.box.seat_faces)
        found: list[Card] = []
        for klass in self.classes[seat]:
            card = base + starts[klass]
            while card < base + starts[klass + 1]:
                found.append(Card(card))
                card += 1
        return found

    def unbox(self, seat: int, cards: list[Card]) -> None:
        taken = set(cards)
        self.boxed[seat] = [card for card in self.boxed[seat] if card not in taken]

    def zones(self) -> list[list[Card]]:
        found = [self.future, self.environs, self.past, self.away]
        for seat in range(self.seats):
            found += [self.life[seat], self.hand[seat], self.shown[seat], self.renounced[seat]]
            found += [self.packet[seat], self.boxed[seat], self.goals[seat], self.goals_left[seat]]
        return found

    def pools(self) -> list[list[Card]]:
        """A seat's fragments, its objectives, and the events: each among themselves."""
        found = [[Card(number) for number in range(self.seats * len(self.box.seat_faces), len(self.face))]]
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

    def deal_anew(self, pool: list[Card], seat: int, dice: Dice) -> None:
        """Deals the faces a seat does not know, of one pool."""
        knowing = (1 << self.seats) - 1 if seat < 0 else 1 << seat
        hidden: list[Card] = []
        faces: list[Face] = []
        for card in pool:
            if self.known[card] & knowing != knowing:
                hidden.append(card)
                faces.append(self.face[card])
        if len(hidden) > 1:
            faces.sort()
            dice.shuffle(faces)
            for at, card in enumerate(hidden):
                self.face[card] = faces[at]

    # The cemetery

    def clear_cemetery(self) -> None:
        """No place bears anything yet."""
        self.tokens = [ABSENT] * len(self.box.nouns)
        self.abundant_at = [ABSENT] * len(self.box.nouns)

    def bears(self, resource: int) -> bool:
        """Whether a place in play bears this resource."""
        return self.tokens[resource] != ABSENT

    def create(self, resource: int, amount: int) -> None:
        """CEN-71: adds tokens to the place that bears the resource."""
        if not self.bears(resource):
            raise impossible("aucun lieu ne porte cette ressource", "no place bears this resource")
        self.tokens[resource] += amount
        self.tell(sentences.CREATED, [resource, amount])

    def discard(self, resource: int, amount: int) -> None:
        """CEN-72: takes tokens from the place that bears the resource."""
        if self.tokens[resource] < amount:
            raise impossible("pas assez de jetons", "not enough tokens")
        self.tokens[resource] -= amount
        self.tell(sentences.DISCARDED, [resource, amount])

    def abundant(self, resource: int) -> bool:
        """CEN-82: at least as many tokens as the future hourglass shows."""
        return self.abundant_at[resource] != ABSENT and self.tokens[resource] >= self.abundant_at[resource]

    # A cendrelin's reserves

    def gain(self, seat: int, amount: int) -> None:
        """CEN-73."""
        self.mana[seat] += amount
        self.tell(sentences.GAINED, [seat, amount])

    def spend(self, seat: int, amount: int) -> None:
        """CEN-74: impossible without enough mana."""
        if self.mana[seat] < amount:
            raise impossible("pas assez de mana", "not enough mana")
        self.mana[seat] -= amount
        self.tell(sentences.SPENT, [seat, amount])

    def lose(self, seat: int, amount: int) -> None:
        """CEN-75: always possible; who has less loses all of it."""
        lost = min(amount, self.mana[seat])
        self.mana[seat] -= lost
        self.tell(sentences.LOST, [seat, lost])

    def prepare(self, seat: int, kind: int, amount: int) -> None:
        """CEN-78: adds to the ephemeral resources of a cendrelin."""
        self.ephemeral[seat][kind] += amount
        self.tell(sentences.PREPARED, [seat, kind, amount])

    def employ(self, seat: int, kind: int, amount: int) -> None:
        """CEN-79: takes from them; impossible without enough."""
        if self.ephemeral[seat][kind] < amount:
            raise impossible("pas assez de ressources éphémères", "not enough ephemeral resources")
        self.ephemeral[seat][kind] -= amount
        self.tell(sentences.EMPLOYED, [seat, kind, amount])

    # Fragments

    def draw(self, seat: int) -> None:
        """CEN-42: the top fragment of the former life goes to the hand, unseen by the others."""
        card = self.life[seat].pop()
        self.hand[seat].append(card)
        self.show(card, seat)
        self.tell(sentences.DREW, [seat])
        self.tell(sentences.DREW_CARD, [seat, self.face[card]], 1 << seat)

    def recover(self, seat: int, used: list[Card]) -> None:
        """CEN-43: what was used the turn before comes back to the hand; what an Imprévu has just taken does not."""
        back = [card for card in self.shown[seat] + self.renounced[seat] if card in used]
        if back:
            self.hand[seat] += back
            self.shown[seat] = [card for card in self.shown[seat] if card not in used]
            self.renounced[seat] = [card for card in self.renounced[seat] if card not in used]
            self.tell(sentences.RECOVERED, [seat, len(back)])

    def faces_of(self, zone: list[Card]) -> list[Face]:
        """The different faces of a zone: two copies of a fragment are one choice."""
        found: list[Face] = []
        for card in zone:
            face = self.face[card]
            if face not in found:
                found.append(face)
        found.sort()
        return found

    def take(self, zone: list[Card], face: Face) -> Card:
        """A card of that face leaves the zone; of two copies the one that more have seen, which tells the least."""
        best = -1
        for at, card in enumerate(zone):
            if self.face[card] == face and (best < 0 or self.known[card] > self.known[zone[best]]):
                best = at
        return zone.pop(best)

    def lay_down(self, seat: int, face: Face) -> Card:
        """A fragment leaves the hand to be played: where a copy that more have seen lies face down, it is that one.

        Only its owner knows which of the two lies there, and the others must not learn it from what they still know.
        """
        card = self.take(self.hand[seat], face)
        for at, renounced in enumerate(self.renounced[seat]):
            if self.face[renounced] == face and self.known[renounced] > self.known[card]:
                self.renounced[seat][at] = card
                card = renounced
        return card

    def renounce(self, seat: int, amount: int, about: About) -> None:
        """CEN-76: as many fragments of the hand go face down on the table."""
        if len(self.hand[seat]) < amount:
            raise impossible("pas assez de fragments en main", "not enough fragments in hand")
        for _ in range(amount):
            face = self.choose(seat, prompts.RENOUNCE, self.faces_of(self.hand[seat]), about)
            self.renounced[seat].append(self.take(self.hand[seat], face))
            self.tell(sentences.RENOUNCED_CARD, [seat, face], 1 << seat)
        self.tell(sentences.RENOUNCED, [seat, amount])

    def returnable(self, seat: int) -> list[int]:
        """The fragments of the hand and of the table, by face and by where they lie."""
        options: list[int] = [*self.faces_of(self.hand[seat])]
        options += [RETURNABLE.pack(FROM_SHOWN, face) for face in self.faces_of(self.shown[seat])]
        options += [RETURNABLE.pack(FROM_RENOUNCED, face) for face in self.faces_of(self.renounced[seat])]
        return options

    def give_back(self, seat: int, amount: int, about: About) -> None:
        """CEN-77: as many fragments of the hand or the table go under the former life, one after the other."""
        if len(self.hand[seat]) + len(self.shown[seat]) + len(self.renounced[seat]) < amount:
            raise impossible("pas assez de fragments à renvoyer", "not enough fragments to return")
        for _ in range(amount):
            option = self.choose(seat, prompts.RETURN, self.returnable(seat), about)
            where, face = RETURNABLE.high(option), Face(RETURNABLE.low(option))
            if where == FROM_SHOWN:
                self.life[seat].insert(0, self.take(self.shown[seat], face))
                self.tell(sentences.RETURNED_CARD, [seat, face], EVERYONE)
            else:
                self.bury(seat, self.renounced[seat] if where == FROM_RENOUNCED else self.hand[seat], face)

    def bury(self, seat: int, zone: list[Card], face: Face) -> None:
        """A fragment goes under the former life unseen: nobody else can tell any more what is left where."""
        card = self.take(zone, face)
        self.life[seat].insert(0, card)
        for mixed in [card, *self.hand[seat], *self.renounced[seat]]:
            self.known[mixed] &= 1 << seat
        self.tell(sentences.RETURNED, [seat])
        self.tell(sentences.RETURNED_CARD, [seat, face], 1 << seat)

    # Copies

    def copy(self) -> Match:
        """Copies every field; the box is shared, being never changed, and so are the chapters."""
        twin = Campaign()
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
        twin.chronicle = self.chronicle[:]
        twin.faithful = self.faithful
        twin.ephemeral = rows(self.ephemeral)
        twin.others = rows(self.others)
        twin.classes = rows(self.classes)
        twin.life = rows(self.life)
        twin.hand = rows(self.hand)
        twin.shown = rows(self.shown)
        twin.renounced = rows(self.renounced)
        twin.packet = rows(self.packet)
        twin.boxed = rows(self.boxed)
        twin.goals = rows(self.goals)
        twin.goals_left = rows(self.goals_left)
        return twin


def by_seat(seats: int) -> list[list[Chosen]]:
    """An empty list for each seat."""
    return [[] for _ in range(seats)]


def rows(table: list[list[Chosen]]) -> list[list[Chosen]]:
    return [row[:] for row in table]


def new(seats: int, dice: Dice, options: Options, ask_all: bool) -> Campaign:
    """CEN-10: a campaign before its first step."""
    match = Campaign()
    match.lay_out(seats, dice, checked_box(options["box"]), ask_all)
    match.initiation = options["mode"] == "initiation"
    match.ages = 0 if options["ages"] == "endless" else int(options["ages"])
    match.random_classes = options["classes"] == "random"
    match.random_places = options["places"] == "random"
    match.age = 0
    match.phase = ASSEMBLING if options["table"] == "open" else CHOOSING_CLASSES
    match.places = list(range(BASE_PLACES))
    match.deck = [at for at, event in enumerate(match.box.events) if event.base]
    match.classes = by_seat(seats)
    match.building = []
    match.crowns = [0] * seats
    match.chronicle = []
    match.faithful = []
    match.keeper, match.first, match.speaker = 0, 0, 0
    succession.sit_down(match, [] if match.phase == ASSEMBLING else list(range(seats)))
    succession.begin_age(match)
    return match
