"""The state of a battle: where every card lies, how far the turn has come, and the few ways in which cards change place."""

from typing import Final

from veillee.core.facts import EVERYONE, NOTHING, About, Fact, Prompt
from veillee.core.match import NO_CARD, Card, Match, take_out
from veillee.games.legions.cards.guilds import PLACE_COUNT, RED
from veillee.games.legions.cards.legions import BANNERS_ON, LEGIONS, POINTS_OF
from veillee.games.legions.rules.options import FACE_DOWN, NO
from veillee.games.legions.voice.prompts import RALLY, ROUT
from veillee.games.legions.voice.sentences import LOOKED_AT_HAND, PLACED, RALLIED, ROUTED, SAW_HAND, TUCKED

NOWHERE: Final = -1
BOTH_KNOW: Final = 0b11

SETTING_UP: Final = 0
OPENING: Final = 1
PLACING: Final = 2
RECRUITING: Final = 3
APPLYING: Final = 4
TAKING: Final = 5
ATTACKING: Final = 6
ENDING: Final = 7
"""The phases of a turn."""

HAND: Final = 3
ROW: Final = 3
TURNS: Final = 1 + (len(LEGIONS) - 2 * HAND - ROW) // (ROW - 1)
"""LEG-61: the hands and the row are laid out first, and each turn after the first one needs two legions more."""

ABOUT_SEAT: Final = [About([seat]) for seat in range(2)]
ABOUT_PLACE: Final = [About([place]) for place in range(PLACE_COUNT)]
"""What questions are about, made once: simulations ask them by the million."""


class Camp:
    """One player's camp: all that lies on that side of the battle."""

    hand: list[Card]
    chosen: Card
    """The legion revealed for the initiative, until it is placed."""
    face_up: list[list[Card]]
    """The legions that stand before each place."""
    routed: list[list[Card]]
    """The legions in rout before each place, face down."""
    heroes: list[Card]
    under: list[list[Card]]
    """The legions tucked under each of the heroes."""
    flags: int
    """The banners seen on legions, standing or tucked."""
    stratagem: Card
    used: bool

    def copy(self) -> "Camp":
        twin = Camp()
        twin.hand = self.hand[:]
        twin.chosen = self.chosen
        twin.face_up = [legions[:] for legions in self.face_up]
        twin.routed = [legions[:] for legions in self.routed]
        twin.heroes = self.heroes[:]
        twin.under = [legions[:] for legions in self.under]
        twin.flags = self.flags
        twin.stratagem = self.stratagem
        twin.used = self.used
        return twin

    def lying(self) -> list[Card]:
        """All the legions on the battlefield, standing or in rout."""
        return [legion for lines in (self.face_up, self.routed) for legions in lines for legion in legions]


def empty_camp() -> Camp:
    camp = Camp()
    camp.hand = []
    camp.chosen = NO_CARD
    camp.face_up = [[], [], [], [], []]
    camp.routed = [[], [], [], [], []]
    camp.heroes = []
    camp.under = []
    camp.flags = 0
    camp.stratagem = NO_CARD
    camp.used = False
    return camp


class Battle(Match):
    """All the cards of a match, who holds each majority, and how far the turn has come: what rules and words act upon."""

    roi: int
    """The King's seat; the other one is the Nécrocampe's."""
    turn: int
    phase: int
    first: int
    """The seat with the initiative, NOBODY until it is known."""
    acting: int
    giver: int
    """The seat that chooses what the other takes this turn (LEG-86), or NOBODY."""
    winner: int
    camps: list[Camp]
    pile: list[Card]
    """The legions to come; the next one is the last."""
    row: list[Card]
    veiled: Card
    """The face-down legion of the row, or NO_CARD."""
    removed: list[Card]
    hero_pile: list[Card]
    hero_row: list[Card]
    reserved: Card
    """The hero kept for the King, or NO_CARD."""
    box: list[Card]
    """The stratagems nobody has seen."""
    majority: list[int]
    """Who holds each place, or NOBODY."""

    def copy_to(self, twin: "Battle") -> None:
        self.copy_table(twin)
        twin.roi = self.roi
        twin.turn = self.turn
        twin.phase = self.phase
        twin.first = self.first
        twin.acting = self.acting
        twin.giver = self.giver
        twin.winner = self.winner
        twin.camps = [self.camps[0].copy(), self.camps[1].copy()]
        twin.pile = self.pile[:]
        twin.row = self.row[:]
        twin.veiled = self.veiled
        twin.removed = self.removed[:]
        twin.hero_pile = self.hero_pile[:]
        twin.hero_row = self.hero_row[:]
        twin.reserved = self.reserved
        twin.box = self.box[:]
        twin.majority = self.majority[:]

    def zones(self) -> list[list[Card]]:
        found = [self.pile, self.row, self.removed, self.hero_pile, self.hero_row, self.box]
        for camp in self.camps:
            lying = [card for card in (camp.chosen, camp.stratagem) if card != NO_CARD]
            found += [camp.hand, lying, camp.heroes, *camp.face_up, *camp.routed, *camp.under]
        return found

    def edge(self, prompt: Prompt, option: int) -> int:
        """A card means its face; the face-down one of the row means only that."""
        if option < 0 or option >= len(self.face):
            return option
        return FACE_DOWN if option == self.veiled else self.face[option]

    def may_choose(self, seat: int, prompt: Prompt, cards: list[Card], about: About = NOTHING) -> Card:
        """One of some cards, or NO_CARD: the seat declines, or there is none."""
        return self.choose(seat, prompt, [*cards, NO_CARD], about) if cards else NO_CARD

    def note(self, fact: Fact, a: int, b: int = -1, c: int = -1) -> None:
        """Tells everyone a fact of up to three particulars, making no list when nobody listens."""
        if self.ears is not None:
            self.tell(fact, [a, b, c])

    def note_card(self, fact: Fact, seat: int, card: Card, place: int = NOWHERE, mask: int = EVERYONE) -> None:
        """Tells what a seat did with a card, which is named by its face."""
        if self.ears is not None:
            self.tell(fact, [seat, self.face[card], place], mask)

    # Cards and who knows them

    def show(self, card: Card, seat: int) -> None:
        self.known[card] |= seat + 1

    def reveal(self, card: Card) -> None:
        self.known[card] = BOTH_KNOW

    def see_hand(self, seat: int) -> None:
        """A seat sees the other's hand, and nobody else does."""
        hand = self.camps[1 - seat].hand
        for legion in hand:
            self.show(legion, seat)
        self.note(LOOKED_AT_HAND, seat)
        if self.ears is not None:
            self.tell(SAW_HAND, [seat, *[self.face[legion] for legion in hand]], 1 << seat)

    # How legions change place

    def stand(self, camp: Camp, legion: Card, place: int) -> None:
        camp.face_up[place].append(legion)
        camp.flags += BANNERS_ON[self.face[legion]]

    def settle(self, camp: Camp, legion: Card, place: int, standing: bool) -> None:
        """LEG-110: a legion that was moved or stolen stays as it was, standing or in rout."""
        if standing:
            self.stand(camp, legion, place)
        else:
            camp.routed[place].append(legion)

    def withdraw(self, camp: Camp, legion: Card) -> int:
        """Takes a legion away from the battlefield, and says from which place."""
        place = line_of(camp.face_up, legion)
        if place == NOWHERE:
            place = line_of(camp.routed, legion)
            take_out(camp.routed[place], legion)
        else:
            take_out(camp.face_up[place], legion)
            camp.flags -= BANNERS_ON[self.face[legion]]
        return place

    def tuck_under(self, seat: int, legion: Card, slot: int) -> None:
        """LEG-33: a legion lies under a hero, its reward in sight (LEG-D5)."""
        camp = self.camps[seat]
        camp.under[slot].append(legion)
        camp.flags += BANNERS_ON[self.face[legion]]
        if self.ears is not None:
            self.note(TUCKED, seat, self.face[legion], self.face[camp.heroes[slot]])

    def remove_from_under(self, camp: Camp, legion: Card) -> None:
        """Takes a tucked legion out of the game."""
        take_out(camp.under[line_of(camp.under, legion)], legion)
        camp.flags -= BANNERS_ON[self.face[legion]]
        self.removed.append(legion)

    def rally(self, seat: int, legion: Card, place: int) -> None:
        camp = self.camps[seat]
        take_out(camp.routed[place], legion)
        self.stand(camp, legion, place)
        self.note_card(RALLIED, seat, legion, place)

    # Playing a legion

    def play(self, seat: int, legion: Card, place: int) -> None:
        """LEG-20: a new legion comes before a place; one in rout there may rally, and the Breach may rout an enemy."""
        camp = self.camps[seat]
        self.stand(camp, legion, place)
        if self.ears is not None:
            self.note_card(PLACED, seat, legion, place)
        if camp.routed[place]:
            self.rally_one(seat, place)
        if place == RED and self.majority[RED] == seat:
            self.rout_one(seat)

    def rally_one(self, seat: int, place: int) -> None:
        """LEG-22: when you play a legion where some of yours are in rout, you may rally one of them."""
        legion = self.may_choose(seat, RALLY, self.camps[seat].routed[place], ABOUT_PLACE[place])
        if legion != NO:
            self.rally(seat, legion, place)

    def rout_one(self, seat: int) -> None:
        """LEG-71: the holder of the red place who puts a new legion there routs one enemy legion."""
        foe = self.camps[1 - seat]
        standing = [legion for legions in foe.face_up for legion in legions]
        if standing:
            legion = self.choose(seat, ROUT, standing)
            place = self.withdraw(foe, legion)
            foe.routed[place].append(legion)
            self.note_card(ROUTED, seat, legion, place)

    def legion_points(self, legions: list[Card]) -> int:
        """What legions bring under a hero."""
        count = 0
        for legion in legions:
            count += POINTS_OF[self.face[legion]]
        return count


def line_of(lines: list[list[Card]], card: Card) -> int:
    """Which of the lines holds a card (that of a place, or of what is tucked under a hero), or NOWHERE."""
    for at, line in enumerate(lines):
        for other in line:
            if other == card:
                return at
    return NOWHERE
