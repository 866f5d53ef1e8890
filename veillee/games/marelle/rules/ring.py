"""The table of La Marelle as it lies: who holds what, the ring of conflicts, how far the story has come, and what is read from it.

Conflict c lies between seats c and c + 1.
"""

from typing import Final

from veillee.core.facts import About, Fact, Prompt
from veillee.core.match import NOBODY, Card, Face, Match, Outcome
from veillee.games.marelle.cards.arcana import ARCANA
from veillee.games.marelle.cards.faces import CARDS, FIRST_ARCANUM, PIPS, SUIT_OF, UNRANKED, VALUE_OF, VALUES
from veillee.games.marelle.cards.suits import FIRST_BLACK, SUIT_COUNT
from veillee.games.marelle.rules.options import AT, MOST_SEATS

NAMING: Final = 0
WISHING: Final = 1
DEALING: Final = 2
BIDDING: Final = 3
TYING: Final = 4
RAISING: Final = 5
PLACING: Final = 6
STATING: Final = 7
FOOLING: Final = 8
DEFINING: Final = 9
STEPPING: Final = 10
TELLING: Final = 11
INTERRUPTING: Final = 12
JUDGING: Final = 13
ENDING: Final = 14
TAKING: Final = 15
FATING: Final = 16
EPILOGUE: Final = 17
"""The stages of a match."""

PARAGRAPH: Final = 0
CARD_LAID: Final = 1
CUT_CALLED: Final = 2
TURNED: Final = 3
DUELLED: Final = 4
CONCLUSION: Final = 5
SET_ASIDE: Final = 6
TAKEN: Final = 7
PLEDGED: Final = 8
GIVEN: Final = 9
"""What a line of a page tells: a paragraph of the scene or of its end, or what a card did."""

NO_CARD: Final = -1
NO_LINE: Final = -1
PAGE: Final = 30
"""MAR-85: the most paragraphs of a scene before it is cut."""
LAST_WORDS: Final = 6
"""MAR-85: how many more may tell its end."""
MENDS: Final = 3
"""MAR-85: how often a paragraph may be taken up again."""
CODA: Final = 4
"""MAR-85: the most paragraphs of an epilogue."""

SEATS: Final[list[list[int]]] = [list(range(seats)) for seats in range(MOST_SEATS + 1)]
ABOUT_SUIT: Final = [About([suit]) for suit in range(SUIT_COUNT)]
ABOUT_RAISE: Final = [[About([suit, best]) for best in range(221)] for suit in range(SUIT_COUNT)]
ABOUT_CONFLICT: Final = [
    [About([AT.pack(conflict, arcanum)]) for arcanum in range(len(ARCANA))] for conflict in range(MOST_SEATS)
]
"""What questions are about, made once."""


class Line:
    """One line of a page: who, and the note or the faces it is about. Never changed: a correction puts another in its place."""

    kind: Final[int]
    seat: Final[int]
    what: Final[int]
    """The note of a paragraph, else the face of a card."""
    other: Final[int]
    """The face of a second card: the gift for which one was turned over, what a pledge was accepted for."""
    mends: Final[int]

    def __init__(self, kind: int, seat: int, what: int = -1, other: int = -1, mends: int = 0) -> None:
        self.kind = kind
        self.seat = seat
        self.what = what
        self.other = other
        self.mends = mends

    def written(self) -> bool:
        return self.kind == PARAGRAPH or self.kind == CONCLUSION


class Scene:
    """A scene that has been played, as the chronicle tells it. Never changed, so that copies share it."""

    act: int
    initiator: int
    conflict: int
    arcanum: int
    own: bool
    """Whether the initiator set it up."""
    state: int
    up: list[Face]
    down: list[Face]
    """The faces on the conflict when the scene began."""
    lines: list[Line]
    suits: list[int]
    """The characteristics that decided it."""
    winner: int


class Ring(Match):
    """All that lies on the table, and what the story has come to."""

    telling: str
    """The language of telling, for bots and the chronicle."""
    world: str
    spoken: bool
    """MAR-86: the table talks, and the page only takes notes."""
    highest: bool
    """MAR-87: a characteristic counts its highest card, and one for each other."""
    duels: bool
    """MAR-87: whether two who are unranked compare cards."""

    stage: int
    names: list[int]
    """The notes of the characters' names, by seat."""
    wishes: list[int]
    hands: list[list[Card]]
    figures: list[Card]
    """The card each seat abstains with."""
    aside: list[list[Card]]
    arcana: list[Card]
    """The arcanum of each conflict."""
    up: list[list[Card]]
    """The face-up cards of each conflict."""
    down: list[list[Card]]
    """Its face-down cards, which do not count."""
    pile: list[Card]
    """The arcana that were not laid; the next one is the last."""
    box: list[Card]
    """What is out of the game."""
    dealer: int
    """The seat that was dealt the first card."""

    order: list[int]
    """The characteristics in the order of their auctions."""
    auction: int
    bids: list[list[Card]]
    seen_values: int
    """The values shown in this auction, as bits."""
    passed: int
    """The seats that add nothing to their bids, or turn nothing over, as bits."""
    raises: int
    placing: list[int]
    """Who has to put a bid on a conflict, the next one last."""
    ranks: list[list[int]]
    """By suit and seat: king 1 to knave 4, unranked 0."""

    states: list[int]
    elements: list[list[Face]]
    """The faces that define each conflict."""
    owing: list[list[int]]
    """The conflicts that each seat has yet to define."""

    act: int
    played: int
    """How many scenes have been opened."""
    opened: int
    """The seats that have opened a scene in this act, as bits."""
    initiator: int
    conflict: int
    own: bool
    """Whether the initiator sets up."""
    circumstances: list[Face]
    """The faces that lay face up on the conflict when the scene began."""
    veiled: list[Face]
    """Those that lay face down."""
    page: list[Line]
    paragraphs: int
    mine: list[list[int]]
    """For each seat, where its paragraphs stand on the page."""
    speaking: list[int]
    """The seats that laid a card and may say a line for it, in order."""
    mending: list[int]
    """For each seat the line that its next text replaces, or NO_LINE."""
    rested: int
    """The seats that have told what they had to tell, as bits."""
    given: int
    """The seats that gave a card in the interruption, as bits."""
    decided: list[int]
    """The characteristics that decide the scene."""
    winner: int
    concluded: bool
    """Whether a word was said of the end."""
    scenes: list[Scene]

    fates: list[int]
    """Which table each seat's fate is read from."""
    tellers: list[int]
    """Who has an epilogue to tell, the next one last."""
    epilogues: list[Line]

    def copy_to(self, twin: "Ring") -> None:
        self.copy_table(twin)
        twin.telling = self.telling
        twin.world = self.world
        twin.spoken = self.spoken
        twin.highest = self.highest
        twin.duels = self.duels
        twin.stage = self.stage
        twin.names = self.names
        twin.wishes = self.wishes
        twin.hands = [hand[:] for hand in self.hands]
        twin.figures = self.figures
        twin.aside = [cards[:] for cards in self.aside]
        twin.arcana = self.arcana[:]
        twin.up = [cards[:] for cards in self.up]
        twin.down = [cards[:] for cards in self.down]
        twin.pile = self.pile[:]
        twin.box = self.box[:]
        twin.dealer = self.dealer
        twin.order = self.order
        twin.auction = self.auction
        twin.bids = [cards[:] for cards in self.bids]
        twin.seen_values = self.seen_values
        twin.passed = self.passed
        twin.raises = self.raises
        twin.placing = self.placing[:]
        twin.ranks = [ranks[:] for ranks in self.ranks]
        twin.states = self.states[:]
        twin.elements = [faces[:] for faces in self.elements]
        twin.owing = [conflicts[:] for conflicts in self.owing]
        self.copy_scene(twin)
        twin.fates = self.fates
        twin.tellers = self.tellers[:]
        twin.epilogues = self.epilogues

    def copy_scene(self, twin: "Ring") -> None:
        twin.act = self.act
        twin.played = self.played
        twin.opened = self.opened
        twin.initiator = self.initiator
        twin.conflict = self.conflict
        twin.own = self.own
        twin.circumstances = self.circumstances
        twin.veiled = self.veiled
        twin.page = self.page[:]
        twin.paragraphs = self.paragraphs
        twin.mine = [lines[:] for lines in self.mine]
        twin.speaking = self.speaking[:]
        twin.mending = self.mending[:]
        twin.rested = self.rested
        twin.given = self.given
        twin.decided = self.decided
        twin.winner = self.winner
        twin.concluded = self.concluded
        twin.scenes = self.scenes

    def zones(self) -> list[list[Card]]:
        return [
            *self.hands,
            self.figures,
            *self.aside,
            *self.bids,
            *self.up,
            *self.down,
            self.arcana,
            self.pile,
            self.box,
        ]

    def pools(self) -> list[list[Card]]:
        """MAR-D2: the deal shows everyone the values, so that only the suits of each value are to be guessed."""
        return POOLS

    def edge(self, prompt: Prompt, option: int) -> int:
        """A card means its face."""
        return self.face[option] if 0 <= option < CARDS else option

    def forfeit(self, seat: int) -> Outcome | None:
        """MAR-D22: a story goes on, and a bot keeps the seat."""
        return None

    def outcome(self) -> Outcome:
        """MAR-71: nobody wins; the points say how enviable each fate is."""
        return Outcome([0.0] * self.seats, [self.gap(seat) for seat in SEATS[self.seats]], "told")

    def note(self, fact: Fact, a: int = -1, b: int = -1, c: int = -1, d: int = -1) -> None:
        """Tells everyone a fact of up to four particulars, making no list when nobody listens."""
        if self.ears is not None:
            self.tell(fact, [a, b, c, d])

    # Cards

    def suit(self, card: Card) -> int:
        return SUIT_OF[self.face[card]]

    def arcanum(self, conflict: int) -> int:
        """The number of the arcanum that lies on a conflict."""
        return self.face[self.arcana[conflict]] - FIRST_ARCANUM

    def told(self, conflict: int) -> int:
        """A conflict as facts name it."""
        return AT.pack(conflict, self.arcanum(conflict))

    def about(self, conflict: int) -> About:
        return ABOUT_CONFLICT[conflict][self.arcanum(conflict)]

    # Auctions

    def bid_of(self, seat: int) -> int:
        """What a seat's bid comes to."""
        total = 0
        for card in self.bids[seat]:
            total += VALUE_OF[card]
        return total

    def reach(self, seat: int) -> int:
        """What a bid could come to with the whole hand."""
        total = self.bid_of(seat)
        for card in self.hands[seat]:
            total += VALUE_OF[card]
        return total

    # Conflicts

    def next_to(self, conflict: int, seat: int) -> bool:
        return seat == conflict or seat == (conflict + 1) % self.seats

    def lying_on(self, conflict: int) -> list[Card]:
        """All the cards of a conflict."""
        return self.up[conflict] + self.down[conflict]

    def strengths(self, conflict: int) -> list[int]:
        """MAR-37: what each characteristic amounts to on a conflict; 0: it has no face-up card there."""
        found = [0, 0, 0, 0]
        if not self.highest:
            for card in self.up[conflict]:
                found[SUIT_OF[self.face[card]]] += VALUE_OF[card]
            return found
        most = [0, 0, 0, 0]
        for card in self.up[conflict]:
            suit = SUIT_OF[self.face[card]]
            found[suit] += 1
            most[suit] = max(most[suit], VALUE_OF[card])
        return [found[suit] - 1 + most[suit] if found[suit] else 0 for suit in range(SUIT_COUNT)]

    def majority(self, conflict: int) -> list[int]:
        """MAR-37: the characteristics that would decide a conflict now."""
        found = self.strengths(conflict)
        most = max(found)
        return [suit for suit in range(SUIT_COUNT) if found[suit] == most] if most else []

    def best_ranked(self, suit: int, seats: list[int]) -> int:
        """MAR-40: who of some seats has the best rank in a characteristic; NOBODY if none has one."""
        best = NOBODY
        for seat in seats:
            rank = self.ranks[suit][seat]
            if rank != UNRANKED and (best == NOBODY or rank < self.ranks[suit][best]):
                best = seat
        return best

    # Scenes

    def in_scene(self) -> bool:
        return TELLING <= self.stage <= TAKING

    def belligerents(self) -> list[int]:
        """MAR-52, MAR-61: who can win or lose the scene: the two of the conflict, and who opened it."""
        conflict = self.conflict
        found = [conflict, (conflict + 1) % self.seats]
        if not self.next_to(conflict, self.initiator):
            found.append(self.initiator)
        return found

    def sets_up(self, seat: int) -> bool:
        """MAR-30: the initiator, or all the others."""
        return (seat == self.initiator) == self.own

    def tells_end(self, seat: int) -> bool:
        """MAR-38: the others if the initiator set up, else the initiator: whoever did not set up."""
        return not self.sets_up(seat)

    def may_cut(self, seat: int) -> bool:
        """MAR-33, MAR-34: a player of the conflict who did not set up, or the initiator when the others did."""
        if not self.own:
            return seat == self.initiator
        return seat != self.initiator and self.next_to(self.conflict, seat)

    def begun(self) -> bool:
        """MAR-82: whether a paragraph or a card has come; at a spoken table, whether it was told aloud."""
        return bool(self.page) or self.rested != 0

    def may_write(self, seat: int) -> bool:
        """MAR-81: those who set up, and who has just laid a card; a correction is always taken."""
        if self.mending[seat] != NO_LINE:
            return True
        return self.paragraphs < PAGE and (self.sets_up(seat) or seat in self.speaking)

    def from_initiator(self) -> list[int]:
        """The seats clockwise, the initiator first."""
        return SEATS_FROM[self.seats][self.initiator]

    # Epilogue

    def gap(self, seat: int) -> int:
        """MAR-70: between the black and the red cards set aside."""
        difference = 0
        for card in self.aside[seat]:
            difference += 1 if SUIT_OF[self.face[card]] >= FIRST_BLACK else -1
        return abs(difference)

    def frequent_suits(self, seat: int) -> list[int]:
        """MAR-72: the suits a seat has set aside most of."""
        counts = [0, 0, 0, 0]
        for card in self.aside[seat]:
            counts[SUIT_OF[self.face[card]]] += 1
        most = max(counts)
        return [suit for suit in range(SUIT_COUNT) if counts[suit] == most]


ALL_CARDS: Final[list[Card]] = [Card(number) for number in range(CARDS)]
POOLS: Final[list[list[Card]]] = [
    *[ALL_CARDS[SUIT_COUNT * value : SUIT_COUNT * (value + 1)] for value in range(VALUES)],
    ALL_CARDS[PIPS:FIRST_ARCANUM],
    ALL_CARDS[FIRST_ARCANUM:],
]
SEATS_FROM: Final[list[list[list[int]]]] = [
    [[(first + step) % seats for step in range(seats)] for first in range(seats)] if seats else []
    for seats in range(MOST_SEATS + 1)
]
"""By number of seats and the first of them, the seats clockwise."""
