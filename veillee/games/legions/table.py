"""The table: where every card lies, and the few ways in which cards change place."""

from typing import Final

from veillee.core.match import EVERYONE, Fact, Match, Prompt, take_out
from veillee.games.legions.guilds import (
    BANNERS_ON,
    CARDS,
    FIRST_HERO,
    FIRST_STRATAGEM,
    GUILD_OF,
    PLACES,
    RED,
    VIOLET,
    WHITE,
)
from veillee.games.legions.prompts import (
    AT,
    FACE_DOWN,
    NO,
    PLACE,
    PLACED,
    RALLIED,
    RALLY,
    ROUT,
    ROUTED,
    TUCKED,
    USED,
)

NOBODY: Final = -1
NO_CARD: Final = -1
NOWHERE: Final = -1
BOTH_KNOW: Final = 0b11
ALL_PLACES: Final[list[int]] = [AT + place for place in range(PLACES)]

FACES: Final[list[int]] = list(range(CARDS))
LEGION_CARDS: Final[list[int]] = FACES[:FIRST_HERO]
HERO_CARDS: Final[list[int]] = FACES[FIRST_HERO:FIRST_STRATAGEM]
STRATAGEM_CARDS: Final[list[int]] = FACES[FIRST_STRATAGEM:]
ROI_CARDS: Final[list[int]] = STRATAGEM_CARDS[:3]
NECRO_CARDS: Final[list[int]] = STRATAGEM_CARDS[3:]


class Side:
    """One player's side of the table."""

    hand: list[int]
    chosen: int
    """The legion revealed for the initiative, until it is placed."""
    face_up: list[list[int]]
    """The legions that stand before each place."""
    routed: list[list[int]]
    """The legions in rout before each place, face down."""
    heroes: list[int]
    under: list[list[int]]
    """The legions tucked under each of the heroes."""
    flags: int
    """The banners seen on legions, standing or tucked."""
    stratagem: int
    used: bool

    def copy(self) -> "Side":
        twin = Side()
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


def empty_side() -> Side:
    side = Side()
    side.hand = []
    side.chosen = NO_CARD
    side.face_up = [[], [], [], [], []]
    side.routed = [[], [], [], [], []]
    side.heroes = []
    side.under = []
    side.flags = 0
    side.stratagem = NO_CARD
    side.used = False
    return side


class Table(Match):
    """All the cards of a match, who holds each majority, and how far the turn has come."""

    roi: int
    """The King's seat; the other one is the Nécrocampe's."""
    turn: int
    phase: int
    first: int
    """The seat with the initiative, NOBODY until it is known."""
    acting: int
    winner: int
    sides: list[Side]
    pile: list[int]
    """The legions to come; the next one is the last."""
    row: list[int]
    veiled: int
    """The face-down legion of the row, or NO_CARD."""
    removed: list[int]
    hero_pile: list[int]
    hero_row: list[int]
    reserved: int
    """The hero kept for the King, or NO_CARD."""
    box: list[int]
    """The stratagems nobody has seen."""
    majority: list[int]
    """Who holds each place, or NOBODY."""

    def lay_out(self, roi: int) -> None:
        """Every card in its pile or in the box, in order, and two empty sides."""
        self.roi = roi
        self.turn = 0
        self.phase = 0
        self.first = NOBODY
        self.acting = 0
        self.winner = NOBODY
        self.sides = [empty_side(), empty_side()]
        self.face = FACES[:]
        self.pile = LEGION_CARDS[:]
        self.row = []
        self.veiled = NO_CARD
        self.removed = []
        self.hero_pile = HERO_CARDS[:]
        self.hero_row = []
        self.reserved = NO_CARD
        self.box = STRATAGEM_CARDS[:]
        self.majority = [NOBODY, NOBODY, NOBODY, NOBODY, NOBODY]

    def copy_to(self, twin: "Table") -> None:
        self.copy_table(twin)
        twin.roi = self.roi
        twin.turn = self.turn
        twin.phase = self.phase
        twin.first = self.first
        twin.acting = self.acting
        twin.winner = self.winner
        twin.sides = [self.sides[0].copy(), self.sides[1].copy()]
        twin.pile = self.pile[:]
        twin.row = self.row[:]
        twin.veiled = self.veiled
        twin.removed = self.removed[:]
        twin.hero_pile = self.hero_pile[:]
        twin.hero_row = self.hero_row[:]
        twin.reserved = self.reserved
        twin.box = self.box[:]
        twin.majority = self.majority[:]

    def zones(self) -> list[list[int]]:
        found = [self.pile, self.row, self.removed, self.hero_pile, self.hero_row, self.box]
        for side in self.sides:
            lying = [card for card in (side.chosen, side.stratagem) if card != NO_CARD]
            found += [side.hand, lying, side.heroes, *side.face_up, *side.routed, *side.under]
        return found

    def pools(self) -> list[list[int]]:
        """Legions, heroes, the King's stratagems and the Nécrocampe's have four different backs."""
        return [LEGION_CARDS, HERO_CARDS, ROI_CARDS, NECRO_CARDS]

    def edge(self, prompt: Prompt, option: int) -> int:
        """A card means its face; the face-down one of the row means only that."""
        if option < 0 or option >= CARDS:
            return option
        return FACE_DOWN if option == self.veiled else self.face[option]

    def note(self, fact: Fact, a: int, b: int = -1, c: int = -1) -> None:
        """Tells everyone a fact of up to three particulars, making no list when nobody listens."""
        if self.ears is not None:
            self.tell(fact, [a, b, c])

    def note_card(self, fact: Fact, seat: int, card: int, place: int = NOWHERE, mask: int = EVERYONE) -> None:
        """Tells what a seat did with a card, which is named by its face."""
        if self.ears is not None:
            self.tell(fact, [seat, self.face[card], place], mask)

    # Cards and who knows them

    def show(self, card: int, seat: int) -> None:
        self.known[card] |= seat + 1

    def reveal(self, card: int) -> None:
        self.known[card] = BOTH_KNOW

    # Stratagems

    def holds(self, seat: int, stratagem: int) -> bool:
        """LEG-80: whether a seat can still use that stratagem."""
        side = self.sides[seat]
        return not side.used and self.face[side.stratagem] == stratagem

    def might_hold(self, seat: int, stratagem: int) -> bool:
        """LEG-D1: a live table asks all who might hold a stratagem; a simulation spares the vain questions."""
        side = self.sides[seat]
        return not side.used and (self.ask_all or self.face[side.stratagem] == stratagem)

    def use(self, seat: int) -> None:
        """LEG-80: the stratagem is turned over for all to see, and worth nothing any more."""
        side = self.sides[seat]
        side.used = True
        self.reveal(side.stratagem)
        self.note_card(USED, seat, side.stratagem)

    # How legions change place

    def stand(self, side: Side, legion: int, place: int) -> None:
        side.face_up[place].append(legion)
        side.flags += BANNERS_ON[self.face[legion]]

    def settle(self, side: Side, legion: int, place: int, standing: bool) -> None:
        """LEG-110: a legion that was moved or stolen stays as it was, standing or in rout."""
        if standing:
            self.stand(side, legion, place)
        else:
            side.routed[place].append(legion)

    def withdraw(self, side: Side, legion: int) -> int:
        """Takes a legion away from the battlefield, and says from which place."""
        place = place_of(side.face_up, legion)
        if place == NOWHERE:
            place = place_of(side.routed, legion)
            take_out(side.routed[place], legion)
        else:
            take_out(side.face_up[place], legion)
            side.flags -= BANNERS_ON[self.face[legion]]
        return place

    def tuck_under(self, seat: int, legion: int, slot: int) -> None:
        """LEG-33: a legion lies under a hero, its reward in sight (LEG-D5)."""
        side = self.sides[seat]
        side.under[slot].append(legion)
        side.flags += BANNERS_ON[self.face[legion]]
        self.note(TUCKED, seat, self.face[legion], self.face[side.heroes[slot]])

    def remove_from_under(self, side: Side, legion: int) -> None:
        """Takes a tucked legion out of the game."""
        take_out(side.under[place_of(side.under, legion)], legion)
        side.flags -= BANNERS_ON[self.face[legion]]
        self.removed.append(legion)

    def rally(self, seat: int, legion: int, place: int) -> None:
        side = self.sides[seat]
        take_out(side.routed[place], legion)
        self.stand(side, legion, place)
        self.note_card(RALLIED, seat, legion, place)

    def rout(self, side: Side, legion: int) -> int:
        """Turns a standing legion face down, and says at which place."""
        place = self.withdraw(side, legion)
        side.routed[place].append(legion)
        return place

    # Playing a legion

    def place_for(self, seat: int, legion: int) -> int:
        """LEG-20: a legion goes before the place of its colour; an ambassador (LEG-21) or a freed mage (LEG-73) anywhere."""
        guild = GUILD_OF[self.face[legion]]
        if guild == WHITE or (guild == VIOLET and self.majority[VIOLET] == seat):
            return self.choose(seat, PLACE, ALL_PLACES) - AT
        return guild

    def play(self, seat: int, legion: int, place: int) -> None:
        """LEG-20: a new legion comes before a place; one in rout there may rally, and the Breach may rout an enemy."""
        side = self.sides[seat]
        self.stand(side, legion, place)
        if self.ears is not None:
            self.note_card(PLACED, seat, legion, place)
        if side.routed[place]:
            self.rally_one(seat, place)
        if place == RED and self.majority[RED] == seat:
            self.rout_one(seat)

    def rally_one(self, seat: int, place: int) -> None:
        """LEG-22: when you play a legion where some of yours are in rout, you may rally one of them."""
        legion = self.choose(seat, RALLY, [*self.sides[seat].routed[place], NO])
        if legion != NO:
            self.rally(seat, legion, place)

    def rout_one(self, seat: int) -> None:
        """LEG-71: the holder of the red place who puts a new legion there routs one enemy legion."""
        foe = self.sides[1 - seat]
        standing = [legion for legions in foe.face_up for legion in legions]
        if standing:
            legion = self.choose(seat, ROUT, standing)
            place = self.rout(foe, legion)
            self.note_card(ROUTED, seat, legion, place)


def place_of(lines: list[list[int]], legion: int) -> int:
    """The place before which a legion lies, or NOWHERE; as well, the hero under which it is tucked."""
    for place in range(len(lines)):
        for card in lines[place]:
            if card == legion:
                return place
    return NOWHERE
