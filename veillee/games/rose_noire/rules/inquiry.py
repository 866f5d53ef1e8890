"""The state of an inquiry: where every card lies, who said and signed what, and the few ways in which cards change place."""

from typing import Final

from veillee.core.facts import EVERYONE, NOTHING, About, Fact, Prompt
from veillee.core.match import NOBODY, Card, Match, take_out
from veillee.games.rose_noire.cards.kinds import FIRST_CLUE, FIRST_PROOF, POSSESSED
from veillee.games.rose_noire.cards.suspects import COUNT
from veillee.games.rose_noire.rules.options import ACT, CEMETERY, CLAIMS_FROM, PILE_CLAIMS
from veillee.games.rose_noire.voice import sentences

NOWHERE: Final = -1
TURNS: Final = 5
RECTOR_HAND: Final = 3

SETTING_UP: Final = 0
DAY: Final = 1
SUNSET: Final = 2
DUSK: Final = 3
NIGHT: Final = 4
LATE: Final = 5
"""The phases of a turn: the night has two halves, the second of which is the Rector's; dawn asks nothing, and begins the day."""

NO_CAMP: Final = -1
INVESTIGATORS: Final = 0
THE_POSSESSED: Final = 1
THE_RECTOR: Final = 2
"""The three camps."""

SAID: Final = 0
SIGNED: Final = 1
DENIED: Final = 2
"""An accusation to which the Rector answered « Inexact »."""
DIED: Final = 3
VISITED: Final = 4
"""What an entry of the record tells."""

AT_NIGHT: Final = 0
IN_THE_OPEN: Final = 1
"""How a suspect died, as everyone knows."""

IN_ITS_PLACE: Final = 0
OUT_OF_SIGHT: Final = 1
WAS_TRAP: Final = 2
WAS_NO_TRAP: Final = 3
"""What became of the card that a claim about a pile speaks of: it lies there still; nobody can follow it any more; everyone saw it
drawn, and spring or not."""

ABOUT_SEAT: Final = [About([seat]) for seat in range(5)]
ABOUT_TURN: Final = [[About([seat, to_visit]) for seat in range(5)] for to_visit in range(2)]
"""What questions are about, made once: simulations ask them by the million."""


class Entry:
    """A line of the public record: what was done before everyone's eyes, and when. Never changed, so that copies share it."""

    kind: Final[int]
    turn: Final[int]
    seat: Final[int]
    what: Final[int]
    """The claim, the pair or the suspect."""
    card: Final[int]
    """The card that a claim about a pile speaks of, which no view shows before the end; of a death, how it came."""
    fate: Final[int]
    """What became of that card, as far as everyone can tell."""

    def __init__(
        self, kind: int, turn: int, seat: int, what: int, card: int = NOWHERE, fate: int = IN_ITS_PLACE
    ) -> None:
        self.kind = kind
        self.turn = turn
        self.seat = seat
        self.what = what
        self.card = card
        self.fate = fate


class Inquiry(Match):
    """All the cards of a match, the seven suspects and the public record: what rules and words act upon."""

    rector: int
    investigators: list[int]
    """Clockwise from the Rector's left; never changed. The role of the k-th is the card k."""
    everyone: list[int]
    profiles: list[int]
    """By seat the face of a profile, or NOWHERE; empty where none are dealt. Never changed."""
    choosing: bool
    """Whether the Rector chooses his accomplices, which are drawn otherwise."""
    boxing: int
    """How many clues go back to the box unseen, because bonus cards were mixed in."""
    pointed: bool
    """Whether the winners score the number of the turn."""
    forgetful: bool
    """Whether the table forgets what was said on earlier days."""
    clues: int
    """The first clue card; those before it are roles."""
    orders: int
    """The first of the Rector's cards."""

    turn: int
    phase: int
    first: int
    """The First Player."""
    acting: int
    """Whose turn it is by day, NOBODY in other phases."""
    to_visit: bool
    """Whether the acting seat has yet to investigate."""
    stopped: bool
    """Whether a trap keeps the acting seat from playing cards."""
    played: bool
    """Whether the Rector has played or discarded his first card at this dusk."""

    accomplices: list[Card]
    piles: list[list[Card]]
    """The clues before each suspect; the first one is the last of the list."""
    cemetery: list[Card]
    discard: list[Card]
    table: list[Card]
    """Cards whose effects are being resolved."""
    box: list[Card]
    hands: list[list[Card]]
    order_pile: list[Card]
    order_discard: list[Card]

    dead: int
    """Masks of suspects: those who died, who are guarded this night, whom nobody may investigate today, who were visited today."""
    guarded: int
    locked: int
    visited: int
    pawns: list[int]
    """By seat the suspect on whom its pawn stands, or NOWHERE."""
    hushed: bool
    """Nobody may play actions today."""
    curfew: bool
    """No accusation at the next sunset."""
    banned: int
    """The mask of the seats that may not sign at the next sunset."""
    watched: bool
    """The Rector may not kill this night."""
    exposed: bool
    """Both roles of a table of three have been shown."""
    haunted: bool
    """Whether the deaths have proved that somebody is possessed."""
    shower: int
    """Late in the night: the seat that showed itself to the Rector, or NOBODY; he and it alone know."""
    struck: int
    """Late in the night: the suspect that seat marked, or NOWHERE."""
    slayers: list[int]
    """By suspect the seat that killed, which the Rector and the Possessed alone know; NOBODY while alive."""

    recalled: list[int]
    """By seat, and last for all to know, the mask of the suspects whose proof was seen and can be followed no more (ROS-D21)."""

    sayable: list[list[int]]
    """By seat the claims it has not made this turn. The lists inside are never changed in place: copies share them."""
    breath: list[int]
    """By seat how many more claims it may make this turn."""
    record: list[Entry]
    candour: list[int]
    """For each claim whether its speaker knew it to be true or false; for the eyes of all when the match is over."""
    signatures: list[int]
    """By seat the pair it has signed, or NO_PAIR."""
    seals: list[int]
    """By seat how many more times it may sign this evening."""
    ready: int
    """The mask of the seats that would go on without an accusation."""

    camp: int
    """The camp that has won."""
    reason: str

    def copy_to(self, twin: "Inquiry") -> None:
        self.copy_table(twin)
        twin.rector = self.rector
        twin.investigators = self.investigators
        twin.everyone = self.everyone
        twin.profiles = self.profiles
        twin.choosing = self.choosing
        twin.boxing = self.boxing
        twin.pointed = self.pointed
        twin.forgetful = self.forgetful
        twin.clues = self.clues
        twin.orders = self.orders
        twin.turn = self.turn
        twin.phase = self.phase
        twin.first = self.first
        twin.acting = self.acting
        twin.to_visit = self.to_visit
        twin.stopped = self.stopped
        twin.played = self.played
        twin.accomplices = self.accomplices[:]
        twin.piles = [pile[:] for pile in self.piles]
        twin.cemetery = self.cemetery[:]
        twin.discard = self.discard[:]
        twin.table = self.table[:]
        twin.box = self.box[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.order_pile = self.order_pile[:]
        twin.order_discard = self.order_discard[:]
        twin.dead = self.dead
        twin.guarded = self.guarded
        twin.locked = self.locked
        twin.visited = self.visited
        twin.pawns = self.pawns[:]
        twin.hushed = self.hushed
        twin.curfew = self.curfew
        twin.banned = self.banned
        twin.watched = self.watched
        twin.exposed = self.exposed
        twin.haunted = self.haunted
        twin.shower = self.shower
        twin.struck = self.struck
        twin.slayers = self.slayers[:]
        twin.recalled = self.recalled[:]
        twin.sayable = self.sayable[:]
        twin.breath = self.breath[:]
        twin.record = self.record[:]
        twin.candour = self.candour[:]
        twin.signatures = self.signatures[:]
        twin.seals = self.seals[:]
        twin.ready = self.ready
        twin.camp = self.camp
        twin.reason = self.reason

    def zones(self) -> list[list[Card]]:
        return [
            *[[Card(role)] for role in range(self.clues)],
            self.accomplices,
            *self.piles,
            self.cemetery,
            self.discard,
            self.table,
            self.box,
            *self.hands,
            self.order_pile,
            self.order_discard,
        ]

    # Who is who

    def role_card(self, seat: int) -> Card:
        """The role of an Investigator; the Rector has none (ROS-10)."""
        return Card(self.investigators.index(seat))

    def possessed(self) -> int:
        """The seat that is possessed, or NOBODY (ROS-16)."""
        for card, seat in enumerate(self.investigators):
            if self.face[card] == POSSESSED:
                return seat
        return NOBODY

    def proof_of(self, card: Card) -> int:
        """The suspect whom a card clears, or NOWHERE if it is no proof."""
        face = self.face[card]
        return face - FIRST_PROOF if FIRST_PROOF <= face < FIRST_CLUE else NOWHERE

    def guilty(self) -> int:
        """The mask of the two accomplices."""
        mask = 0
        for card in self.accomplices:
            suspect = self.proof_of(card)
            if suspect != NOWHERE:
                mask |= 1 << suspect
        return mask

    def needed(self) -> int:
        raise NotImplementedError

    def heard(self, seat: int) -> bool:
        """ROS-52: an Investigator whose possession was shown has no part in accusations."""
        return not self.exposed or self.face[self.role_card(seat)] != POSSESSED

    def is_action(self, card: Card) -> bool:
        raise NotImplementedError

    def is_trap(self, card: Card) -> bool:
        raise NotImplementedError

    def innocents_dead(self) -> int:
        mask = self.dead & ~self.guilty()
        return mask.bit_count()

    # Asking while others may speak

    def floor(self, due: int, acts: list[int]) -> list[list[int]]:
        """What each seat may do in a window: everyone may speak, and the seat that is due has acts as well."""
        found = self.sayable[:]
        found[due] = acts + found[due]
        return found

    def decide(self, seat: int, prompt: Prompt, options: list[int], about: About = NOTHING) -> int:
        """A question in the midst of an effect, which the others may talk over."""
        if about is NOTHING:
            about = ABOUT_SEAT[seat]
        while True:
            who, option = self.choose_first(prompt, self.everyone, self.floor(seat, options), seat, self.turn, about)
            if option < CLAIMS_FROM:
                return option
            self.claim(who, option)
            # Whoever imagines the talk has dealt the hidden cards anew, and with them what may be answered.
            options = [act for act in self.reconsider(prompt, seat, options) if act < CLAIMS_FROM]

    def claim(self, seat: int, option: int) -> None:
        raise NotImplementedError

    # Telling

    def note(self, fact: Fact, a: int, b: int = NOWHERE, c: int = NOWHERE) -> None:
        """Tells everyone a fact of up to three particulars, making no list when nobody listens."""
        if self.ears is not None:
            self.tell(fact, [a, b, c])

    def note_card(self, fact: Fact, seat: int, card: Card, mask: int = EVERYONE) -> None:
        """Tells what a seat did with a card, which is named by its face."""
        if self.ears is not None:
            self.tell(fact, [seat, self.face[card]], mask)

    def note_cards(self, fact: Fact, seat: int, cards: list[Card]) -> None:
        """Tells a seat alone which cards it saw."""
        if self.ears is not None and cards:
            self.tell(fact, [seat, *[self.face[card] for card in cards]], 1 << seat)

    # How clues change place

    def pile_of(self, suspect: int) -> list[Card]:
        """ROS-34: the clues to be had from a suspect: of the dead those of the cemetery."""
        return self.cemetery if self.dead >> suspect & 1 else self.piles[suspect]

    def pile_number(self, suspect: int) -> int:
        return CEMETERY if self.dead >> suspect & 1 else suspect

    def free(self, suspect: int) -> bool:
        """ROS-33: whether a suspect may still be investigated today."""
        return not (self.visited | self.locked) >> suspect & 1

    def investigate(self, seat: int, suspect: int) -> None:
        """ROS-32: the pawn goes to a suspect, the first clue to the hand."""
        self.pawns[seat] = suspect
        self.visited |= 1 << suspect
        self.record.append(Entry(VISITED, self.turn, seat, suspect))
        self.note(sentences.INVESTIGATED, seat, suspect)
        self.draw_clue(seat, suspect)

    def draw_clue(self, seat: int, suspect: int) -> None:
        """ROS-93: the first clue of a suspect goes to the hand, unless it is a trap, which springs; there may be none (ROS-D4)."""
        pile = self.pile_of(suspect)
        if not pile:
            self.note(sentences.NO_CLUE, seat, self.pile_number(suspect))
            return
        self.receive(seat, pile.pop())

    def receive(self, seat: int, card: Card) -> None:
        """A clue that was drawn or taken comes to the hand; a trap springs."""
        self.note_fate([card], WAS_TRAP if self.is_trap(card) else WAS_NO_TRAP)
        self.show(card, seat)
        if self.is_trap(card):
            self.spring(seat, card)
        else:
            self.hands[seat].append(card)
            self.note_card(sentences.FOUND, seat, card, 1 << seat)

    def spring(self, seat: int, card: Card) -> None:
        raise NotImplementedError

    def peek(self, seat: int, pile: int, count: int) -> list[Card]:
        """ROS-97: a seat reads the first clues of a pile, which stay where they are; no trap springs."""
        clues = self.cemetery if pile == CEMETERY else self.piles[pile]
        seen = clues[-count:] if count else []
        seen.reverse()
        for card in seen:
            self.show(card, seat)
        self.note(sentences.PEEKED, seat, len(seen), pile)
        self.note_cards(sentences.SAW, seat, seen)
        return seen

    def see_hand(self, seat: int, other: int) -> None:
        """A seat looks at another's hand, and nobody else does."""
        hand = self.hands[other]
        for card in hand:
            self.show(card, seat)
        self.note(sentences.SAW_HAND, seat, other)
        self.note_cards(sentences.SAW, seat, hand)

    def kill(self, suspects: list[int], slayers: list[int], how: int) -> None:
        """ROS-74: the dead are turned over, and their clues, if they have any left, are shuffled into the cemetery."""
        if how == IN_THE_OPEN:
            self.close_piles(suspects)
        buried = len(self.cemetery)
        for at, suspect in enumerate(suspects):
            self.dead |= 1 << suspect
            self.slayers[suspect] = slayers[at]
            self.record.append(Entry(DIED, self.turn, NOBODY, suspect, how))
            self.cemetery += self.piles[suspect]
            self.piles[suspect] = []
        if len(self.cemetery) > buried:
            self.shuffle(self.cemetery)

    def close_piles(self, suspects: list[int]) -> None:
        """ROS-102: of those who die one names the pile no more, but that of the cemetery."""
        closed = [ACT.pack(kind, suspect) for kind in PILE_CLAIMS for suspect in suspects]
        opened = [] if self.dead else [ACT.pack(kind, CEMETERY) for kind in PILE_CLAIMS]
        for seat in self.everyone:
            if self.breath[seat] > 0:
                self.sayable[seat] = [option for option in self.sayable[seat] if option not in closed] + opened

    # What can be followed by eye

    def shuffle(self, zone: list[Card]) -> None:
        """ROS-74, ROS-D21: nobody knows any more which clue is which, but whom a proof clears stays known."""
        for card in zone:
            self.recall(card)
        self.note_fate(zone, OUT_OF_SIGHT)
        super().shuffle(zone)

    def lose_sight(self, cards: list[Card], knowing: int) -> None:
        """ROS-D21: one of these cards is about to move face down, and only the seats of a mask see which."""
        if len(cards) > 1:
            for card in cards:
                self.recall(card)
                self.known[card] &= knowing
            self.note_fate(cards, OUT_OF_SIGHT)

    def recall(self, card: Card) -> None:
        """Whoever has seen a proof remembers whom it clears."""
        suspect = self.proof_of(card)
        if suspect == NOWHERE or self.known[card] == 0:
            return
        for seat in self.everyone:
            if self.known[card] >> seat & 1:
                self.recalled[seat] |= 1 << suspect
        if self.known[card] == (1 << self.seats) - 1:
            self.recalled[self.seats] |= 1 << suspect

    def note_fate(self, cards: list[Card], fate: int) -> None:
        """ROS-D18: what became of the clues that claims spoke of."""
        for at, entry in enumerate(self.record):
            if entry.kind == SAID and entry.fate == IN_ITS_PLACE and entry.card in cards:
                self.record[at] = Entry(SAID, entry.turn, entry.seat, entry.what, entry.card, fate)

    def check_vengeance(self) -> None:
        """ROS-03: the Possessed wins once both accomplices are dead, whoever killed them; with nobody possessed nothing ends (ROS-16)."""
        guilty = self.guilty()
        if guilty & self.dead == guilty and guilty:
            seat = self.possessed()
            if seat != NOBODY:
                if self.ears is not None:
                    self.tell(sentences.BOTH_DEAD, [seat, *[n for n in range(COUNT) if guilty >> n & 1]])
                self.win(THE_POSSESSED, "vengeance")

    # How the Rector's cards change place

    def draw_orders(self, count: int) -> None:
        """The Rector draws so many cards, or as many as are left (ROS-D8)."""
        drawn: list[Card] = []
        while len(drawn) < count and self.order_pile:
            card = self.order_pile.pop()
            self.show(card, self.rector)
            drawn.append(card)
        self.hands[self.rector] += drawn
        if drawn:
            self.note(sentences.DREW, self.rector, len(drawn))
            self.note_cards(sentences.DREW_CARDS, self.rector, drawn)

    def discard_order(self, card: Card, chooser: int = NOBODY) -> None:
        """ROS-62: a card of the Rector goes face down to his discard pile; he knows which, and whoever else chose it."""
        knowing = 1 << self.rector
        self.lose_sight(self.hands[self.rector], knowing if chooser == NOBODY else knowing | 1 << chooser)
        take_out(self.hands[self.rector], card)
        self.order_discard.append(card)
        self.note(sentences.DISCARDED, self.rector, 1)
        self.note_card(sentences.DISCARDED_CARD, self.rector, card, self.known[card])

    def play_orders(self, count: int) -> None:
        """ROS-94: a trap lets the Rector play up to so many cards of his hand at once."""
        raise NotImplementedError

    # The end

    def win(self, camp: int, reason: str) -> None:
        self.camp = camp
        self.reason = reason
        self.over = True
