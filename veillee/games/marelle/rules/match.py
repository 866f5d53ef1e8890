"""A match of La Marelle from the names to the last epilogue, in the order of its rulebook."""

from typing import Final, final

from veillee.core.dice import Dice
from veillee.core.facts import NOTHING, About, Prompt
from veillee.core.game import Options
from veillee.core.match import NO_CARD, NOBODY, WRITE, Card, Face, View, take_out
from veillee.games.marelle.cards.arcana import MAT
from veillee.games.marelle.cards.faces import CARDS, FIRST_ARCANUM, FIRST_FIGURE, PIPS, UNRANKED, VALUE_OF, VALUES
from veillee.games.marelle.cards.suits import FIRST_BLACK, SUIT_COUNT
from veillee.games.marelle.rules.options import (
    ALL_SCENES,
    AT,
    BALANCES,
    CUT,
    DEFINE,
    GIVE,
    MEND,
    OWN_SCENES,
    PASS,
    PLACES,
    REST,
    TABLE,
    TELL_IT,
    THEME,
)
from veillee.games.marelle.rules.ring import (
    ABOUT_RAISE,
    ABOUT_SUIT,
    BIDDING,
    CARD_LAID,
    CODA,
    CONCLUSION,
    CUT_CALLED,
    DEALING,
    DEFINING,
    DUELLED,
    ENDING,
    EPILOGUE,
    FATING,
    FOOLING,
    GIVEN,
    INTERRUPTING,
    JUDGING,
    LAST_WORDS,
    MENDS,
    NAMING,
    NO_LINE,
    PAGE,
    PARAGRAPH,
    PLACING,
    PLEDGED,
    RAISING,
    SEATS,
    SEATS_FROM,
    SET_ASIDE,
    STATING,
    STEPPING,
    TAKEN,
    TAKING,
    TELLING,
    TURNED,
    TYING,
    WISHING,
    Line,
    Ring,
    Scene,
)
from veillee.games.marelle.view import seen
from veillee.games.marelle.voice import prompts, sentences
from veillee.games.marelle.voice.sentences import BELLIGERENCE, RIVALRY, UNSETTLED, VERGE

LAST_RANK: Final = 4
FIRST_ACT: Final = 1
SECOND_ACT: Final = 2
NOTHING_OFFERED: Final[list[int]] = []
NO_CARDS: Final[list[Card]] = []
LAPSES: Final = [PASS, REST, CUT]


@final
class Marelle(Ring):
    """One table of La Marelle."""

    def step(self) -> None:
        """One step of the rulebook; a window is a step for each thing that somebody does in it."""
        stage = self.stage
        if stage == TELLING:
            self.tell_on()
        elif stage == ENDING:
            self.conclude()
        elif stage == INTERRUPTING:
            self.interrupt()
        elif stage < STATING:
            self.childhood(stage)
        elif stage < STEPPING:
            self.characterise(stage)
        elif stage == STEPPING:
            self.step_forward()
        elif stage == JUDGING:
            self.judge()
        elif stage == TAKING:
            self.take()
        elif stage == FATING:
            self.read_fates()
        else:
            self.epilogue()

    def childhood(self, stage: int) -> None:
        if stage == RAISING:
            self.raise_bids()
        elif stage == PLACING:
            self.place_bid()
        elif stage == BIDDING:
            self.bid()
        elif stage == TYING:
            self.break_ties()
        elif stage == NAMING:
            self.name_characters()
        elif stage == WISHING:
            self.make_wishes()
        else:
            self.deal()

    def characterise(self, stage: int) -> None:
        if stage == DEFINING:
            self.define()
        elif stage == STATING:
            self.settle_states()
        else:
            self.replace_fool()

    def copy(self) -> "Marelle":
        twin = Marelle()
        self.copy_to(twin)
        return twin

    def view(self, seat: int, about: About = NOTHING) -> View:
        return seen(self, seat)

    # Childhood: names, wishes, the deal

    def name_characters(self) -> None:
        """MAR-02: everyone writes the name of a character, and shows it."""
        self.names = self.write_together(prompts.NAME, SEATS[self.seats])
        for seat, name in enumerate(self.names):
            self.reveal_note(name)
            self.note(sentences.NAMED, seat, name)
        self.stage = WISHING

    def make_wishes(self) -> None:
        """MAR-03, MAR-04: everyone writes a wish, which stays secret."""
        self.wishes = self.write_together(prompts.WISH, SEATS[self.seats])
        for seat in SEATS[self.seats]:
            self.note(sentences.WISHED, seat)
        self.stage = DEALING

    def deal(self) -> None:
        """MAR-05 to MAR-10: the pips value by value, a figure each, an arcanum between neighbours, the order of the auctions."""
        for value in range(VALUES):
            for at, suit in enumerate(self.shuffled(0, SUIT_COUNT)):
                self.face[SUIT_COUNT * value + at] = Face(VALUES * suit + value)
        self.face[FIRST_FIGURE:FIRST_ARCANUM] = [Face(n) for n in self.shuffled(FIRST_FIGURE, FIRST_ARCANUM)]
        self.face[FIRST_ARCANUM:CARDS] = [Face(n) for n in self.shuffled(FIRST_ARCANUM, CARDS)]
        self.dealer = self.dice.below(self.seats)
        self.deal_pips()
        self.give_figures()
        self.lay_arcana()
        self.order = self.shuffled(0, SUIT_COUNT)
        if self.ears is not None:
            self.tell(sentences.ORDER, self.order)
        self.open_auction()

    def shuffled(self, first: int, end: int) -> list[int]:
        """Some numbers in any order."""
        numbers = list(range(first, end))
        self.dice.shuffle(numbers)
        return numbers

    def deal_pips(self) -> None:
        """MAR-05, MAR-D1: from the tens down, round the table; a card that does not go round is out of the game."""
        seats = self.seats
        dealt = PIPS - PIPS % seats
        for at in range(PIPS):
            value, which = VALUES - 1 - at // SUIT_COUNT, at % SUIT_COUNT
            card = Card(SUIT_COUNT * value + which)
            if at < dealt:
                seat = (self.dealer + at) % seats
                self.hands[seat].append(card)
                self.show(card, seat)
            else:
                self.box.append(card)
        if self.ears is not None:
            for seat in SEATS[seats]:
                faces = [self.face[card] for card in self.hands[seat]]
                self.tell(sentences.DEALT, [seat, *faces], 1 << seat)

    def give_figures(self) -> None:
        """MAR-06: one figure each, to abstain with; the others are out of the game."""
        figures = self.cards()[FIRST_FIGURE:FIRST_ARCANUM]
        self.figures = figures[: self.seats]
        self.box += figures[self.seats :]
        for seat, figure in enumerate(self.figures):
            self.show(figure, seat)
            if self.ears is not None:
                self.tell(sentences.GIVEN_FIGURE, [seat, self.face[figure]], 1 << seat)

    def lay_arcana(self) -> None:
        """MAR-07: an arcanum between each two neighbours."""
        self.pile = self.cards()[FIRST_ARCANUM:]
        for conflict in SEATS[self.seats]:
            arcanum = self.pile.pop()
            self.arcana.append(arcanum)
            self.reveal(arcanum)
            self.note(sentences.LAID, conflict, (conflict + 1) % self.seats, self.told(conflict))

    # Auctions

    def open_auction(self) -> None:
        """MAR-10: the next characteristic."""
        self.seen_values = 0
        self.passed = 0
        self.raises = 0
        self.note(sentences.AUCTION, self.order[self.auction])
        self.stage = BIDDING

    def for_sale(self) -> int:
        """The characteristic of this auction."""
        return self.order[self.auction]

    def bid(self) -> None:
        """MAR-11: everyone lays a card face down, and all are turned over; MAR-12: a figure abstains."""
        seats = SEATS[self.seats]
        options = [[*self.hands[seat], self.figures[seat]] for seat in seats]
        cards = self.choose_together(prompts.BID, seats, options, ABOUT_SUIT[self.for_sale()])
        for seat in seats:
            card = cards[seat]
            if card < PIPS:
                take_out(self.hands[seat], card)
                self.lay_bid(seat, card)
                self.note(sentences.BID, seat, self.face[card])
            else:
                self.abstain(seat, card)
        self.stage = TYING

    def lay_bid(self, seat: int, card: Card) -> None:
        self.reveal(card)
        self.bids[seat].append(card)
        self.seen_values |= 1 << VALUE_OF[card]

    def abstain(self, seat: int, figure: Card) -> None:
        """MAR-12: who shows a figure will not be ranked."""
        self.reveal(figure)
        self.note(sentences.ABSTAINED, seat, self.face[figure])

    def break_ties(self) -> None:
        """MAR-13, MAR-14: the tied lay another card, unlike every visible one, in the place of theirs, until all bids differ."""
        tied = self.tied()
        if not tied:
            self.stage = RAISING
            return
        if self.ears is not None:
            self.tell(sentences.TIED, tied)
        options = [self.other_cards(seat) for seat in tied]
        cards = self.choose_together(prompts.TIE, tied, options, ABOUT_SUIT[self.for_sale()])
        for at, seat in enumerate(tied):
            self.lay_again(seat, cards[at])

    def tied(self) -> list[int]:
        """The seats whose first card has the value of another's."""
        counts = [0] * (VALUES + 1)
        for cards in self.bids:
            if cards:
                counts[VALUE_OF[cards[0]]] += 1
        return [seat for seat, cards in enumerate(self.bids) if cards and counts[VALUE_OF[cards[0]]] > 1]

    def other_cards(self, seat: int) -> list[Card]:
        """MAR-13, MAR-D4: what may replace a tied card: a value not shown in this auction, or the figure."""
        seen_values = self.seen_values
        found = [card for card in self.hands[seat] if not seen_values >> VALUE_OF[card] & 1]
        found.append(self.figures[seat])
        return found

    def lay_again(self, seat: int, card: Card) -> None:
        before = self.bids[seat].pop()
        self.hands[seat].append(before)
        if card < PIPS:
            take_out(self.hands[seat], card)
            self.lay_bid(seat, card)
            self.note(sentences.LAID_AGAIN, seat, self.face[before], self.face[card])
        else:
            self.abstain(seat, card)

    def raise_bids(self) -> None:
        """MAR-15: anyone may add cards to a bid if it then exceeds the best; it is over when nobody does any more."""
        totals = [self.bid_of(seat) for seat in SEATS[self.seats]]
        best = max(totals)
        leader = totals.index(best)
        due = self.lowest_waiting(totals, leader)
        if due == NOBODY or not (self.ask_all or self.can_raise(totals, best)):
            self.rank(totals)
            return
        about = ABOUT_RAISE[self.for_sale()][best]
        options = [self.additions(seat, totals[seat], best, seat == leader) for seat in SEATS[self.seats]]
        window = 100 * self.auction + self.raises
        seat, option = self.choose_first(prompts.RAISE, SEATS[self.seats], options, due, window, about)
        if option == PASS:
            self.passed |= 1 << seat
            self.note(sentences.PASSED, seat)
            return
        self.add_to_bid(seat, option)
        while self.bid_of(seat) <= best:
            about = About([best, self.bid_of(seat)])
            self.add_to_bid(seat, self.choose(seat, prompts.ADD, self.hands[seat], about))
        self.raises += 1
        self.passed = 0

    def lowest_waiting(self, totals: list[int], leader: int) -> int:
        """MAR-D5: who is asked first to add to a bid or not: the lowest of those who have not said so yet."""
        lowest = NOBODY
        for seat, total in enumerate(totals):
            waits = total > 0 and seat != leader and not self.passed >> seat & 1
            if waits and (lowest == NOBODY or total < totals[lowest]):
                lowest = seat
        return lowest

    def can_raise(self, totals: list[int], best: int) -> bool:
        """Whether somebody who is outbid holds enough."""
        for seat, total in enumerate(totals):
            if 0 < total < best and not self.passed >> seat & 1 and self.reach(seat) > best:
                return True
        return False

    def additions(self, seat: int, total: int, best: int, leads: bool) -> list[Card]:
        """What a seat may add to its bid, or not: who abstained nothing, who leads need not say so."""
        if total == 0:
            return NO_CARDS
        hand = self.hands[seat] if self.reach(seat) > best else NO_CARDS
        return hand if leads or self.passed >> seat & 1 else [*hand, PASS]

    def add_to_bid(self, seat: int, card: Card) -> None:
        take_out(self.hands[seat], card)
        self.bids[seat].append(card)
        self.reveal(card)
        self.note(sentences.RAISED, seat, self.face[card], self.bid_of(seat))

    def rank(self, totals: list[int]) -> None:
        """MAR-16: king, queen, knight, knave; MAR-17: the fifth has no rank and takes back the bid."""
        suit = self.for_sale()
        bidders = [seat for seat in SEATS[self.seats] if totals[seat]]
        bidders.sort(key=lambda seat: -totals[seat])
        for at, seat in enumerate(bidders[:LAST_RANK]):
            self.ranks[suit][seat] = at + 1
            self.note(sentences.RANKED, seat, at + 1, suit)
        for seat in bidders[LAST_RANK:]:
            self.hands[seat] += self.bids[seat]
            self.bids[seat] = []
            self.note(sentences.TOOK_BACK, seat)
        for seat in SEATS[self.seats]:
            if self.ranks[suit][seat] == UNRANKED:
                self.note(sentences.UNRANKED, seat, suit)
        self.placing = bidders[:LAST_RANK]
        self.stage = PLACING

    def place_bid(self) -> None:
        """MAR-18: from the last to the first, each puts the whole bid on the conflict to the left or to the right."""
        if not self.placing:
            self.close_auction()
            return
        seat = self.placing[-1]
        options = PLACES[self.seats][seat]
        conflict = AT.low(self.choose(seat, prompts.PLACE, options, ABOUT_SUIT[self.for_sale()]))
        self.placing.pop()
        if self.ears is not None:
            faces = [self.face[card] for card in self.bids[seat]]
            self.tell(sentences.PLACED, [seat, self.told(conflict), *faces])
        self.up[conflict] += self.bids[seat]
        self.bids[seat] = []

    def close_auction(self) -> None:
        self.auction += 1
        if self.auction < SUIT_COUNT:
            self.open_auction()
        else:
            self.stage = STATING

    # Conflicts

    def settle_states(self) -> None:
        """MAR-20: more red makes a rivalry, more black a belligerence; the Fool comes last."""
        for conflict in SEATS[self.seats]:
            red = 0
            black = 0
            for card in self.up[conflict]:
                if self.suit(card) < FIRST_BLACK:
                    red += VALUE_OF[card]
                else:
                    black += VALUE_OF[card]
            self.states[conflict] = RIVALRY if red > black else BELLIGERENCE if black > red else VERGE
            if self.arcanum(conflict) != MAT:
                self.tell_state(conflict)
        self.owing = [[(seat - 1) % self.seats, seat] for seat in SEATS[self.seats]]
        self.stage = FOOLING

    def tell_state(self, conflict: int) -> None:
        state = self.states[conflict]
        fact = STATES[state]
        self.note(fact, conflict, (conflict + 1) % self.seats, self.told(conflict), state)

    def replace_fool(self) -> None:
        """MAR-24: the Fool's conflict takes the theme of another, which draws a new one and is reversed."""
        fooled = NOBODY
        for conflict in SEATS[self.seats]:
            if self.arcanum(conflict) == MAT:
                fooled = conflict
        if fooled != NOBODY:
            pair = [fooled, (fooled + 1) % self.seats]
            themes = [AT.pack(THEME, conflict) for conflict in SEATS[self.seats] if conflict != fooled]
            seat, option = self.choose_first(prompts.FOOL, pair, [themes, themes], fooled)
            self.move_theme(seat, AT.low(option), fooled)
        self.stage = DEFINING

    def move_theme(self, seat: int, robbed: int, fooled: int) -> None:
        self.box.append(self.arcana[fooled])
        self.arcana[fooled] = self.arcana[robbed]
        self.arcana[robbed] = self.pile.pop()
        self.reveal(self.arcana[robbed])
        self.states[robbed] = RIVALRY if self.states[robbed] == BELLIGERENCE else BELLIGERENCE
        self.note(sentences.FOOLED, seat, self.told(fooled), self.told(robbed))
        self.tell_state(fooled)
        self.tell_state(robbed)

    def define(self) -> None:
        """MAR-21: each of its two players turns over a card of a conflict, which is one of its elements."""
        options = [self.definitions(seat) for seat in SEATS[self.seats]]
        due = NOBODY
        for seat in SEATS[self.seats]:
            if options[seat] and due == NOBODY:
                due = seat
        if due == NOBODY:
            self.begin_act(FIRST_ACT)
            return
        seat, option = self.choose_first(prompts.DEFINE, SEATS[self.seats], options, due)
        self.turn_down(seat, AT.high(option) - DEFINE, Card(AT.low(option)))

    def definitions(self, seat: int) -> list[int]:
        """MAR-21, MAR-23: the cards that a seat may turn over, on each conflict it has yet to define."""
        found: list[int] = []
        for conflict in self.owing[seat]:
            cards = self.up[conflict] or self.spare_cards()
            found += [AT.pack(DEFINE + conflict, card) for card in cards]
        return found

    def spare_cards(self) -> list[Card]:
        """MAR-23, MAR-D9: the face-up cards of the conflicts with the most cards, beyond what defines those themselves."""
        most = 0
        found: list[Card] = []
        for conflict in SEATS[self.seats]:
            owed = 0
            for conflicts in self.owing:
                owed += conflicts.count(conflict)
            lying = len(self.up[conflict]) + len(self.down[conflict])
            if len(self.up[conflict]) > owed and lying >= most:
                found = found + self.up[conflict] if lying == most else self.up[conflict]
                most = lying
        return found

    def turn_down(self, seat: int, conflict: int, card: Card) -> None:
        """MAR-22: a card turned over does not count until it is turned face up again."""
        fact = sentences.DEFINED if card in self.up[conflict] else sentences.BORROWED
        for lying in self.up:
            if card in lying:
                take_out(lying, card)
        self.down[conflict].append(card)
        face = self.face[card]
        self.elements[conflict].append(face)
        take_out(self.owing[seat], conflict)
        self.note(fact, seat, self.told(conflict), face, face)

    # Scenes

    def begin_act(self, act: int) -> None:
        self.act = act
        self.opened = 0
        self.note(sentences.FIRST_ACT if act == FIRST_ACT else sentences.SECOND_ACT)
        self.stage = STEPPING

    def step_forward(self) -> None:
        """MAR-50, MAR-60, MAR-80: whoever steps forward opens the next scene; the last is due."""
        waiting = [seat for seat in SEATS[self.seats] if not self.opened >> seat & 1]
        options = [self.scenes_for(seat) for seat in SEATS[self.seats]]
        due = waiting[0] if len(waiting) == 1 else NOBODY
        seat, option = self.choose_first(prompts.STEP, SEATS[self.seats], options, due, self.played)
        self.open_scene(seat, AT.low(option), AT.high(option) == TELL_IT)

    def scenes_for(self, seat: int) -> list[int]:
        """MAR-51, MAR-60: a seat's own conflicts in the first act, any in the second, once each act."""
        if self.opened >> seat & 1:
            return NOTHING_OFFERED
        return OWN_SCENES[self.seats][seat] if self.act == FIRST_ACT else ALL_SCENES[self.seats]

    def open_scene(self, seat: int, conflict: int, own: bool) -> None:
        """MAR-30: who opens a scene sets it up, or lets the others do so."""
        self.opened |= 1 << seat
        self.played += 1
        self.initiator = seat
        self.conflict = conflict
        self.own = own
        self.circumstances = [self.face[card] for card in self.up[conflict]]
        self.veiled = [self.face[card] for card in self.down[conflict]]
        self.clear_page()
        self.note(sentences.OPENED if own else sentences.LEFT_OPEN, seat, self.told(conflict))
        self.stage = TELLING

    def clear_page(self) -> None:
        self.page = []
        self.paragraphs = 0
        self.mine = [[] for _ in SEATS[self.seats]]
        self.speaking = []
        self.mending = [NO_LINE] * self.seats
        self.rested = 0
        self.given = 0
        self.decided = []
        self.winner = NOBODY
        self.concluded = False

    def tell_on(self) -> None:
        """MAR-31, MAR-32: those who set up tell, anyone plays cards, and whoever may cuts."""
        seats = SEATS[self.seats]
        begun = self.begun()
        options = [self.acts(seat, begun) for seat in seats]
        about = self.about(self.conflict)
        seat, option = self.choose_first(prompts.SCENE, seats, options, self.pen(), self.played, about)
        if option >= 0 and option < PIPS:
            self.lay(seat, Card(option))
        elif option == CUT:
            self.cut(seat)
        else:
            self.take_pen(seat, option, PARAGRAPH)

    def acts(self, seat: int, begun: bool) -> list[int]:
        """What a seat may do while a scene is told."""
        found: list[int] = [*self.hands[seat]]
        writes = self.may_write(seat)
        rests = self.may_rest(seat, begun)
        cuts = begun and self.may_cut(seat)
        if writes:
            found.append(WRITE)
        if rests:
            found.append(REST)
        if cuts:
            found.append(CUT)
        self.offer_mends(seat, found)
        return found

    def may_rest(self, seat: int, begun: bool) -> bool:
        """MAR-84: who has something to tell may say that it is told; at a written table not before a word."""
        if seat in self.speaking or self.mending[seat] != NO_LINE:
            return True
        return self.sets_up(seat) and (begun or self.spoken) and not self.rested >> seat & 1

    def offer_mends(self, seat: int, found: list[int]) -> None:
        """MAR-83: an author may take up any paragraph of his again until the scene closes."""
        taken_up = self.mending[seat]
        found += [AT.pack(MEND, at) for at in self.mine[seat] if at != taken_up and self.page[at].mends < MENDS]

    def pen(self) -> int:
        """MAR-84: who is due: who laid a card and said nothing of it, those who set up until they rest, then who may cut."""
        if self.speaking:
            return self.speaking[0]
        order = self.from_initiator()
        for seat in order:
            if self.sets_up(seat) and not self.rested >> seat & 1:
                return seat
        for seat in order:
            if self.may_cut(seat):
                return seat
        return NOBODY

    def lay(self, seat: int, card: Card) -> None:
        """MAR-32: a card face up, which changes the circumstances; those who set up have the pen again (MAR-D12)."""
        take_out(self.hands[seat], card)
        self.up[self.conflict].append(card)
        self.reveal(card)
        self.page.append(Line(CARD_LAID, seat, self.face[card]))
        self.note(sentences.PLAYED, seat, self.face[card], self.told(self.conflict))
        if not self.sets_up(seat):
            self.speaking.append(seat)
        self.rested = 0

    def take_pen(self, seat: int, option: int, kind: int) -> None:
        """A text, its correction, or no more of it."""
        if option == WRITE:
            self.put_down(seat, kind)
        elif option == REST:
            self.rest(seat)
        else:
            self.take_up(seat, AT.low(option))

    def take_up(self, seat: int, at: int) -> None:
        """MAR-83: the seat's next text will replace this paragraph."""
        line = self.page[at]
        self.page[at] = Line(line.kind, seat, line.what, mends=line.mends + 1)
        self.mending[seat] = at

    def put_down(self, seat: int, kind: int) -> None:
        """MAR-81, MAR-83: a paragraph comes at the end of the page, or in the place of the one it corrects."""
        note = len(self.notes) - 1
        self.reveal_note(note)
        at = self.mending[seat]
        if at != NO_LINE:
            before = self.page[at]
            self.page[at] = Line(before.kind, seat, note, mends=before.mends)
            self.mending[seat] = NO_LINE
            self.note(sentences.MENDED, seat, note)
            return
        self.mine[seat].append(len(self.page))
        self.page.append(Line(kind, seat, note))
        self.paragraphs += 1
        self.note(sentences.TOLD, seat, note)
        if seat in self.speaking:
            self.speaking.remove(seat)

    def rest(self, seat: int) -> None:
        """MAR-84: a correction is given up, the card laid needs no word, or all is told."""
        if self.mending[seat] != NO_LINE:
            self.mending[seat] = NO_LINE
        elif seat in self.speaking:
            self.speaking = [other for other in self.speaking if other != seat]
        else:
            self.rested |= 1 << seat
            self.note(sentences.RESTED, seat)

    def cut(self, seat: int) -> None:
        """MAR-33, MAR-34: the narration is interrupted."""
        self.page.append(Line(CUT_CALLED, seat))
        self.note(sentences.CUT, seat)
        self.passed = 0
        self.raises = 0
        self.speaking = []
        self.stage = INTERRUPTING

    # The interruption

    def interrupt(self) -> None:
        """MAR-35: if cards lie face down, each may once give the initiator a card, and turn one of them over."""
        seats = SEATS[self.seats]
        due = self.next_to_turn()
        if due == NOBODY:
            self.stage = JUDGING
            return
        options = [self.turnings(seat) for seat in seats]
        window = 100 * self.played + self.raises
        about = About([self.initiator, self.told(self.conflict)])
        seat, option = self.choose_first(prompts.INTERRUPT, seats, options, due, window, about)
        if option == PASS:
            self.passed |= 1 << seat
            self.note(sentences.LET_BE, seat)
        else:
            self.turn_up(seat, option)

    def may_turn(self, seat: int) -> bool:
        """MAR-35, MAR-D13: everyone but the initiator, once, who has a card to give."""
        return seat != self.initiator and not self.given >> seat & 1 and bool(self.hands[seat])

    def next_to_turn(self) -> int:
        """Who is due in the interruption; NOBODY when it is over."""
        if self.down[self.conflict]:
            for seat in self.from_initiator():
                if self.may_turn(seat) and not self.passed >> seat & 1:
                    return seat
        return NOBODY

    def turnings(self, seat: int) -> list[Card]:
        if not self.may_turn(seat):
            return NO_CARDS
        down = self.down[self.conflict]
        return down if self.passed >> seat & 1 else [PASS, *down]

    def turn_up(self, seat: int, turned: Card) -> None:
        """MAR-35, MAR-36: a card given to the initiator, who sets it aside, for a card turned over."""
        hand, own, theirs = self.hands[seat], self.aside[seat], self.aside[self.initiator]
        about = About([self.initiator, self.face[turned]])
        gift = self.choose(seat, prompts.GIVE, hand + own, about)
        replacement = self.choose(seat, prompts.MAKE_GOOD, hand) if gift in own else NO_CARD
        take_out(hand if replacement == NO_CARD else own, gift)
        theirs.append(gift)
        self.reveal(gift)
        take_out(self.down[self.conflict], turned)
        self.up[self.conflict].append(turned)
        self.note(sentences.GAVE, seat, self.face[gift], self.initiator, self.face[turned])
        self.page.append(Line(TURNED, seat, self.face[turned], self.face[gift]))
        if replacement != NO_CARD:
            take_out(hand, replacement)
            own.append(replacement)
            self.reveal(replacement)
            self.note(sentences.MADE_GOOD, seat, self.face[replacement])
        self.given |= 1 << seat
        self.passed = 0
        self.raises += 1

    # Who wins

    def judge(self) -> None:
        """MAR-37, MAR-40 to MAR-42: the best in the characteristic of the majority; of several, who is best in most of them."""
        self.decided = self.majority(self.conflict)
        if self.ears is not None:
            if self.decided:
                self.tell(sentences.DECIDED_BY, self.decided)
            else:
                self.note(sentences.DECIDED_BY_NOTHING, self.told(self.conflict))
        fighting = self.belligerents()
        points = [0] * self.seats
        for suit in self.decided:
            best = self.best_in(suit, fighting)
            if best != NOBODY:
                points[best] += 1
        most = max(points)
        self.winner = points.index(most) if most and points.count(most) == 1 else NOBODY
        if self.winner == NOBODY:
            self.note(sentences.NOBODY_WON)
        else:
            self.note(sentences.WON, self.winner)
        self.rested = 0
        self.stage = ENDING

    def best_in(self, suit: int, fighting: list[int]) -> int:
        """MAR-40, MAR-43: who wins one characteristic: by rank, or by a card if none of them has one."""
        best = self.best_ranked(suit, fighting)
        if best != NOBODY or not self.duels:
            return best
        able = [seat for seat in fighting if self.hands[seat]]
        if len(able) < 2:
            return able[0] if able else NOBODY
        return self.duel(suit, able)

    def duel(self, suit: int, seats: list[int]) -> int:
        """MAR-43 to MAR-47: a card of the suit beats any other, then the higher one wins; the cards change hands."""
        options = [self.hands[seat] for seat in seats]
        cards = self.choose_together(prompts.DUEL, seats, options, ABOUT_SUIT[suit])
        forces = [VALUE_OF[card] + (100 if self.suit(card) == suit else 0) for card in cards]
        for at, seat in enumerate(seats):
            take_out(self.hands[seat], cards[at])
            self.reveal(cards[at])
            self.page.append(Line(DUELLED, seat, self.face[cards[at]], suit))
            self.note(sentences.DUELLED, seat, self.face[cards[at]], suit)
        for at in range(len(seats)):
            self.hands[seats[(at + 1) % len(seats)]].append(cards[at])
        if self.ears is not None:
            self.tell(sentences.SWAPPED, seats)
        most = max(forces)
        return seats[forces.index(most)] if forces.count(most) == 1 else NOBODY

    # The end of a scene

    def conclude(self) -> None:
        """MAR-38: each of those who tell the end says a word of it, or leaves it to the others."""
        due = self.next_to_conclude()
        if due == NOBODY:
            self.stage = TAKING
            return
        options = [self.last_words(seat) for seat in SEATS[self.seats]]
        about = self.about(self.conflict)
        seat, option = self.choose_first(prompts.END, SEATS[self.seats], options, due, self.played, about)
        corrects = self.mending[seat] != NO_LINE
        self.take_pen(seat, option, CONCLUSION)
        if option == WRITE and not corrects:
            self.concluded = True
            self.rested |= 1 << seat

    def next_to_conclude(self) -> int:
        """MAR-D15: those outside the conflict first."""
        for seat in SEATS_FROM[self.seats][(self.conflict + 2) % self.seats]:
            if self.tells_end(seat) and not self.rested >> seat & 1:
                return seat
        return NOBODY

    def last_words(self, seat: int) -> list[int]:
        """What a seat may do while the end is told; silence comes first once somebody has spoken."""
        found: list[int] = []
        if self.mending[seat] != NO_LINE or (self.tells_end(seat) and self.paragraphs < PAGE + LAST_WORDS):
            found.append(WRITE)
        if self.mending[seat] != NO_LINE or self.may_leave_it(seat):
            found.insert(0 if self.concluded else 1, REST)
        self.offer_mends(seat, found)
        return found

    def may_leave_it(self, seat: int) -> bool:
        """MAR-D15: at a written table somebody says a word of the end."""
        if not self.tells_end(seat) or self.rested >> seat & 1:
            return False
        if self.concluded or self.spoken:
            return True
        return any(
            self.tells_end(other) and other != seat and not self.rested >> other & 1 for other in SEATS[self.seats]
        )

    # What the scene brings

    def take(self) -> None:
        """MAR-39: what the act says of winner and defeated, then the next scene, act or the epilogue."""
        if self.act == SECOND_ACT:
            self.reward_all()
        elif self.winner == NOBODY:
            self.share_alike()
        else:
            self.reward_two()
        self.close_scene()

    def reward_two(self) -> None:
        """MAR-53 to MAR-55: the winner sets a card aside, the loser takes one into hand and may offer pledges."""
        winner = self.winner
        pair = self.belligerents()
        loser = pair[1] if pair[0] == winner else pair[0]
        if self.lying_on(self.conflict):
            self.set_aside(winner, self.choose(winner, prompts.KEEP, self.lying_on(self.conflict)))
        self.take_into_hand(loser)
        while self.lying_on(self.conflict) and self.hands[winner] and self.pledge(loser, winner):
            pass

    def set_aside(self, seat: int, card: Card) -> None:
        self.take_away(card)
        self.aside[seat].append(card)
        self.page.append(Line(SET_ASIDE, seat, self.face[card]))
        self.note(sentences.KEPT, seat, self.face[card])

    def take_away(self, card: Card) -> None:
        """A card leaves the conflict of the scene."""
        up = self.up[self.conflict]
        take_out(up if card in up else self.down[self.conflict], card)

    def take_into_hand(self, seat: int) -> None:
        """MAR-54, MAR-56: a card of the conflict, if there is one left."""
        lying = self.lying_on(self.conflict)
        if lying:
            card = self.choose(seat, prompts.TAKE, lying)
            self.take_away(card)
            self.hands[seat].append(card)
            self.page.append(Line(TAKEN, seat, self.face[card]))
            self.note(sentences.TOOK, seat, self.face[card])

    def pledge(self, loser: int, winner: int) -> bool:
        """MAR-55: a card of the conflict for the winner's hand, against one that the loser sets aside; whether that was done."""
        offered = self.choose(loser, prompts.PLEDGE, [PASS, *self.lying_on(self.conflict)], About([winner]))
        if offered == PASS:
            return False
        self.note(sentences.OFFERED, loser, self.face[offered], winner)
        given = self.choose(winner, prompts.ACCEPT, [PASS, *self.hands[winner]], About([loser, self.face[offered]]))
        if given == PASS:
            self.note(sentences.REFUSED, winner)
            return False
        self.take_away(offered)
        take_out(self.hands[winner], given)
        self.hands[winner].append(offered)
        self.aside[loser].append(given)
        self.reveal(given)
        self.page.append(Line(PLEDGED, loser, self.face[offered], self.face[given]))
        self.note(sentences.ACCEPTED, winner, self.face[given], loser)
        return True

    def share_alike(self) -> None:
        """MAR-56: without a winner both take a card into hand, first who did not set up (MAR-D18)."""
        pair = self.belligerents()
        if self.sets_up(pair[0]):
            pair.reverse()
        for seat in pair:
            self.take_into_hand(seat)

    def reward_all(self) -> None:
        """MAR-62 to MAR-64: the winner gives each loser a card of the conflict, then takes one, as long as there are some."""
        winner = self.winner
        if winner == NOBODY:
            return
        losers = [seat for seat in self.belligerents() if seat != winner]
        while losers and self.lying_on(self.conflict):
            lying = self.lying_on(self.conflict)
            gifts = [AT.pack(GIVE + seat, card) for seat in losers for card in lying]
            gift = self.choose(winner, prompts.GIFT, gifts)
            loser, card = AT.high(gift) - GIVE, Card(AT.low(gift))
            losers.remove(loser)
            self.take_away(card)
            self.aside[loser].append(card)
            self.page.append(Line(GIVEN, loser, self.face[card]))
            self.note(sentences.GIFTED, winner, self.face[card], loser)
        if self.lying_on(self.conflict):
            self.set_aside(winner, self.choose(winner, prompts.KEEP, self.lying_on(self.conflict)))

    def close_scene(self) -> None:
        """The scene goes into the chronicle; the next one, the next act or the epilogue begins."""
        scene = Scene()
        scene.act = self.act
        scene.initiator = self.initiator
        scene.conflict = self.conflict
        scene.arcanum = self.arcanum(self.conflict)
        scene.own = self.own
        scene.state = self.states[self.conflict]
        scene.up = self.circumstances
        scene.down = self.veiled
        scene.lines = self.page
        scene.suits = self.decided
        scene.winner = self.winner
        self.scenes = [*self.scenes, scene]
        self.clear_page()
        if self.opened != (1 << self.seats) - 1:
            self.stage = STEPPING
        elif self.act == FIRST_ACT:
            self.begin_act(SECOND_ACT)
        else:
            self.stage = FATING

    # The clock

    def lapse(self, prompt: Prompt, seat: int, options: list[int]) -> int | None:
        """MAR-84: what a silence answers for the seat that is due: nothing added, the pen laid down, or the cut."""
        for option in LAPSES:
            if option in options:
                return option
        return None

    # Epilogue

    def read_fates(self) -> None:
        """MAR-70 to MAR-73: black and red are counted, each fate is read, and the least enviable is told first."""
        seats = SEATS[self.seats]
        if self.ears is not None:
            for seat in seats:
                self.tell_count(seat)
        self.fates = self.choose_together(prompts.FATE, seats, [self.fates_for(seat) for seat in seats])
        self.tellers = sorted(seats, key=lambda seat: (-self.gap(seat), -seat))
        for seat in self.tellers[::-1]:
            self.note(sentences.FATED, seat, self.fates[seat], self.gap(seat))
        self.stage = EPILOGUE

    def tell_count(self, seat: int) -> None:
        cards = self.aside[seat]
        black = sum([1 for card in cards if self.suit(card) >= FIRST_BLACK])
        self.tell(sentences.COUNTED, [seat, len(cards), black, len(cards) - black, self.gap(seat)])

    def fates_for(self, seat: int) -> list[int]:
        """MAR-72, MAR-D20: the table of the most frequent suit, any of those tied; perfect balance leaves a choice of its own."""
        if self.gap(seat) == 0:
            return BALANCES
        return [AT.pack(TABLE, suit) for suit in self.frequent_suits(seat)]

    def epilogue(self) -> None:
        """MAR-73: each tells the fate of the character, from the least enviable to the most."""
        teller = self.tellers[-1]
        options = [self.codas(seat) if seat == teller else NOTHING_OFFERED for seat in SEATS[self.seats]]
        seat, option = self.choose_first(prompts.EPILOGUE, SEATS[self.seats], options, teller, len(self.tellers))
        self.take_pen(seat, option, PARAGRAPH)
        if self.rested:
            self.close_epilogue()

    def codas(self, seat: int) -> list[int]:
        found: list[int] = []
        if self.paragraphs < CODA or self.mending[seat] != NO_LINE:
            found.append(WRITE)
        if self.page or self.spoken or self.mending[seat] != NO_LINE:
            found.append(REST)
        self.offer_mends(seat, found)
        return found

    def close_epilogue(self) -> None:
        """MAR-74: after the last epilogue the wishes are shown."""
        self.epilogues = self.epilogues + self.page
        self.clear_page()
        self.tellers.pop()
        if not self.tellers:
            for seat, wish in enumerate(self.wishes):
                self.reveal_note(wish)
                self.note(sentences.WANTED, seat, wish)
            self.over = True


STATES: Final = {
    RIVALRY: sentences.RIVALS,
    BELLIGERENCE: sentences.ENEMIES,
    VERGE: sentences.ON_THE_VERGE,
}


def new(seats: int, dice: Dice, options: Options, ask_all: bool) -> Marelle:
    """A match before its first step."""
    m = Marelle()
    m.set_table(seats, dice, CARDS, ask_all)
    m.face = [Face(n) for n in range(CARDS)]
    m.telling = options["tongue"]
    m.world = options["world"]
    m.spoken = options["table"] == "spoken"
    m.highest = options["majority"] == "highest"
    m.duels = options["duel"] == "duel"
    m.stage = NAMING
    m.names = []
    m.wishes = []
    m.hands = [[] for _ in SEATS[seats]]
    m.figures = []
    m.aside = [[] for _ in SEATS[seats]]
    m.arcana = []
    m.up = [[] for _ in SEATS[seats]]
    m.down = [[] for _ in SEATS[seats]]
    m.pile = m.cards()
    m.box = []
    m.dealer = 0
    m.order = []
    m.auction = 0
    m.bids = [[] for _ in SEATS[seats]]
    m.placing = []
    m.ranks = [[UNRANKED] * seats for _ in range(SUIT_COUNT)]
    m.states = [UNSETTLED] * seats
    m.elements = [[] for _ in SEATS[seats]]
    m.owing = [[] for _ in SEATS[seats]]
    m.seen_values = 0
    m.passed = 0
    m.raises = 0
    m.act = 0
    m.played = 0
    m.opened = 0
    m.initiator = NOBODY
    m.conflict = 0
    m.own = False
    m.circumstances = []
    m.veiled = []
    m.clear_page()
    m.scenes = []
    m.fates = []
    m.tellers = []
    m.epilogues = []
    return m
