"""A match of La Rose Noire from set-up to the last dawn, in the order of its rulebook."""

from typing import Final, final

from veillee.core.dice import Dice
from veillee.core.facts import NOTHING, About, Prompt
from veillee.core.game import Options
from veillee.core.match import NOBODY, Card, Face, Factor, Outcome, View, take_out
from veillee.games.rose_noire.cards.clues import IS_ACTION, IS_TRAP, PROOFS, bonus_faces, clue_of, faces_for
from veillee.games.rose_noire.cards.kinds import INVESTIGATOR, POSSESSED
from veillee.games.rose_noire.cards.orders import ORDER_FACES, order_of
from veillee.games.rose_noire.cards.profiles import FIRST_PROFILE, PROFILES
from veillee.games.rose_noire.cards.suspects import COUNT, PAIR_MASK, PAIRS
from veillee.games.rose_noire.rules.factors import counted
from veillee.games.rose_noire.rules.inquiry import (
    ABOUT_SEAT,
    ABOUT_TURN,
    AT_NIGHT,
    DAY,
    DENIED,
    DUSK,
    INVESTIGATORS,
    LATE,
    NIGHT,
    NO_CAMP,
    NOWHERE,
    RECTOR_HAND,
    SAID,
    SETTING_UP,
    SIGNED,
    SUNSET,
    THE_POSSESSED,
    THE_RECTOR,
    TURNS,
    Entry,
    Inquiry,
)
from veillee.games.rose_noire.rules.options import (
    ACT,
    AT_SUSPECT,
    CARD,
    CEMETERY,
    CLAIMS_FROM,
    DISCARD,
    DONE,
    END,
    GO,
    HANDS,
    INVESTIGATE,
    NO_PAIR,
    NONE,
    OPEN_EYES,
    PLAY,
    READY,
    REVEAL,
    SLEEP,
    TRAP_AT,
    VISITS,
    WITH_SEALS,
    WITHDRAW,
    WITHOUT_SEALS,
    claims,
)
from veillee.games.rose_noire.rules.truth import candour, redeal
from veillee.games.rose_noire.view import seen
from veillee.games.rose_noire.voice import prompts, sentences

BREATH: Final = 10
"""ROS-D16: how many claims a seat may make in one turn."""
SEALS: Final = 4
"""ROS-D17: how often an Investigator may sign in one evening."""
NEEDED: Final = {5: 3, 4: 2, 3: 2}
"""ROS-43: how many must agree on an accusation, by the number of players."""
ABOUT_NEEDED: Final = [About([needed]) for needed in range(4)]
"""What the question at sunset is about: so many signatures; none where nobody can be accused."""
ROLES: Final = {
    5: [INVESTIGATOR, INVESTIGATOR, INVESTIGATOR, POSSESSED],
    4: [INVESTIGATOR, INVESTIGATOR, POSSESSED],
    3: [INVESTIGATOR, INVESTIGATOR, POSSESSED],
}
"""ROS-13 to ROS-15: the role cards, one of which nobody gets at a table of three."""


@final
class RoseNoire(Inquiry):
    """One match between the Investigators, the one among them who is possessed, and the Rector."""

    def step(self) -> None:
        """One act of the day, the sunset or the dusk, one claim, or one night."""
        phase = self.phase
        if phase == DAY:
            self.act_by_day()
        elif phase == SUNSET:
            self.act_at_sunset()
        elif phase == DUSK:
            self.act_at_dusk()
        elif phase == NIGHT:
            self.fall_asleep()
        elif phase == LATE:
            self.pass_night()
        else:
            self.set_up()

    # Set-up

    def set_up(self) -> None:
        """ROS-10 to ROS-26: roles, the Rector's hand, his accomplices and seven piles of clues."""
        self.note(sentences.RECTOR_IS, self.rector)
        self.deal_roles()
        self.deal_profiles()
        if self.choosing:
            self.deal_orders()
            self.pick_accomplices()
            self.share_out()
        else:  # nobody can tell the order, and the dice of older matches fall as they did
            self.pick_accomplices()
            self.share_out()
            self.deal_orders()
        self.begin_day()

    def deal_orders(self) -> None:
        """ROS-21: the Rector's pile and his hand."""
        self.shuffle_orders()
        self.draw_orders(RECTOR_HAND)

    def deal_roles(self) -> None:
        """ROS-11: each Investigator reads a role; at a table of three one is left, which nobody sees (ROS-15)."""
        faces = self.face[: self.clues]
        self.dice.shuffle(faces)
        for card, face in enumerate(faces):
            self.face[card] = face
        for seat in self.investigators:
            card = self.role_card(seat)
            self.show(card, seat)
            self.note_card(sentences.ROLE_DEALT, seat, card, 1 << seat)

    def deal_profiles(self) -> None:
        """ROS-130: a character for each Investigator, for all to read."""
        for seat, face in enumerate(self.profiles):
            if face != NOWHERE:
                self.note(sentences.PROFILE_DEALT, seat, face)

    def pick_accomplices(self) -> None:
        """ROS-23: two proofs leave the pile, drawn or chosen by the Rector (ROS-D3)."""
        proofs = PROOFS[:]
        if self.choosing:
            first = ACT.low(self.choose(self.rector, prompts.ACCOMPLICE, AT_SUSPECT))
            rest = [option for option in AT_SUSPECT if ACT.low(option) != first]
            second = ACT.low(self.choose(self.rector, prompts.ACCOMPLICE, rest))
            chosen = [PROOFS[first], PROOFS[second]]
            proofs = chosen + [face for face in proofs if face not in chosen]
        else:
            self.dice.shuffle(proofs)
        self.lay_clues(proofs)
        for card in self.accomplices:
            self.show(card, self.rector)
        if self.ears is not None:
            names = sorted([self.proof_of(card) for card in self.accomplices])
            self.tell(sentences.ACCOMPLICES, [self.rector, *names], 1 << self.rector)

    def lay_clues(self, proofs: list[Face]) -> None:
        """ROS-121, ROS-122: the first two proofs are the accomplices; of the other clues as many go to the box as bonus cards
        were mixed in, and the rest is shuffled with the five proofs that are left."""
        others = [face for face in self.face[self.clues : self.orders] if face not in PROOFS]
        self.dice.shuffle(others)
        pile = proofs[2:] + others[self.boxing :]
        self.dice.shuffle(pile)
        faces = proofs[:2] + others[: self.boxing] + pile
        for at, face in enumerate(faces):
            self.face[self.clues + at] = face
        cards = self.cards()[self.clues : self.orders]
        self.accomplices = cards[:2]
        self.box = cards[2 : 2 + self.boxing]

    def share_out(self) -> None:
        """ROS-24: seven piles; where they cannot be even, the first suspects have one clue more (ROS-D15)."""
        cards = self.cards()[self.clues + 2 + self.boxing : self.orders]
        for at, card in enumerate(cards):
            self.piles[at % COUNT].append(card)
        self.note(sentences.SHARED_OUT, len(cards))

    def shuffle_orders(self) -> None:
        """ROS-21: the faces are shuffled, not the ids, which so tell nothing."""
        faces = ORDER_FACES[:]
        self.dice.shuffle(faces)
        for at, face in enumerate(faces):
            self.face[self.orders + at] = face

    # Day

    def begin_day(self) -> None:
        """ROS-80: pawns come back, the token passes on, and the First Player begins."""
        self.turn += 1
        self.phase = DAY
        for seat in self.everyone:
            self.pawns[seat] = NOWHERE
            self.signatures[seat] = NO_PAIR
            self.sayable[seat] = claims(self.seats, self.rector, seat, self.dead)
            self.breath[seat] = BREATH
        self.visited = 0
        self.note(sentences.DAY, self.turn)
        self.begin_turn(self.first)

    def begin_turn(self, seat: int) -> None:
        self.acting = seat
        self.to_visit = True
        self.stopped = False
        self.note(sentences.TURN_OF, seat)

    def act_by_day(self) -> None:
        """ROS-31: one act of the acting seat, a claim of anyone, or a revelation."""
        about = ABOUT_TURN[int(self.to_visit)][self.acting]
        seat, option = self.open(prompts.DAY, self.acting, self.day_acts(self.acting), about)
        if option >= CLAIMS_FROM:
            self.claim(seat, option)
            return
        kind = ACT.high(option)
        if kind == INVESTIGATE:
            self.to_visit = False
            self.investigate(seat, ACT.low(option))
        elif kind == PLAY:
            self.play(seat, Card(ACT.low(option)))
        elif option == END:
            self.end_turn()
        else:
            self.reveal_roles(seat)

    def day_acts(self, seat: int) -> list[int]:
        """What the acting seat may do: it must investigate before it ends its turn, if any suspect is free (ROS-D5)."""
        acts: list[int] = []
        if self.to_visit:
            barred = self.visited | self.locked
            acts = [VISITS[suspect] for suspect in range(COUNT) if not barred >> suspect & 1]
        if not acts:
            acts.append(END)
        if not self.stopped and not self.hushed:
            for card in self.hands[seat]:
                face = self.face[card]
                if IS_ACTION[face] and clue_of(face).word.usable(self, seat):
                    acts.append(ACT.pack(PLAY, card))
        return acts

    def play(self, seat: int, card: Card) -> None:
        """ROS-91: an action is read, resolved, and put face up on the discard pile."""
        take_out(self.hands[seat], card)
        self.resolve(seat, card)

    def spring(self, seat: int, card: Card) -> None:
        """ROS-93: a trap is read, resolved at once, and put face up on the discard pile."""
        self.resolve(seat, card)

    def resolve(self, seat: int, card: Card) -> None:
        clue = clue_of(self.face[card])
        self.reveal(card)
        self.table.append(card)
        self.note_card(sentences.SPRUNG if IS_TRAP[self.face[card]] else sentences.PLAYED, seat, card)
        clue.word.do(self, seat)
        take_out(self.table, card)
        self.discard.append(card)

    def end_turn(self) -> None:
        """ROS-30, ROS-35: the next Investigator clockwise, or the end of the day."""
        order = self.investigators
        after = order[(order.index(self.acting) + 1) % len(order)]
        if after != self.first:
            self.begin_turn(after)
            return
        self.acting = NOBODY
        self.locked = 0
        self.hushed = False
        if self.turn == 1:
            self.begin_dusk()
        else:
            self.begin_sunset()

    # Words

    def open(self, prompt: Prompt, due: int, acts: list[int], about: About) -> tuple[int, int]:
        """A window in which one seat is due and everyone may speak; at a table of three, or show a role (ROS-51)."""
        options = self.floor(due, acts)
        if self.seats == 3 and not self.exposed:
            self.add_revelation(options)
        return self.choose_first(prompt, self.everyone, options, due, self.turn, about)

    def add_revelation(self, options: list[list[int]]) -> None:
        for seat in self.investigators:
            options[seat] = [REVEAL, *options[seat]]

    def claim(self, seat: int, option: int) -> None:
        """ROS-102: a claim is heard by all and never checked; the same one is not made twice in a turn."""
        self.breath[seat] -= 1
        if self.breath[seat] == 0:
            self.sayable[seat] = NONE
        else:
            self.sayable[seat] = [other for other in self.sayable[seat] if other != option]
        self.record.append(Entry(SAID, self.turn, seat, option, self.spoken_of(option)))
        self.candour.append(candour(self, seat, option) if self.ask_all else 0)
        if self.ears is not None:
            self.tell(sentences.SPOKE, [seat, option, self.turn + seat + option])

    def spoken_of(self, option: int) -> int:
        """The card that a claim about a pile speaks of: its first (ROS-D18)."""
        kind = ACT.high(option)
        if kind < TRAP_AT or kind >= GO:
            return NOWHERE
        at = ACT.low(option)
        pile = self.cemetery if at == CEMETERY else self.piles[at]
        return pile[-1] if pile else NOWHERE

    # Sunset

    def begin_sunset(self) -> None:
        """ROS-41: the Investigators confer; no card is played."""
        self.phase = SUNSET
        for seat in self.everyone:
            self.seals[seat] = SEALS
        self.ready = 0
        self.note(sentences.SUNSET, self.turn)

    def act_at_sunset(self) -> None:
        """ROS-42: a claim, a signature, or one who would go on."""
        options = self.sunset_options()
        if self.seats == 3 and not self.exposed:
            self.add_revelation(options)
        about = ABOUT_NEEDED[0 if self.curfew else self.needed()]
        seat, option = self.choose_first(prompts.SUNSET, self.everyone, options, NOBODY, self.turn, about)
        if option >= CLAIMS_FROM:
            self.claim(seat, option)
        elif option == READY:
            self.be_ready(seat)
        elif option == WITHDRAW:
            self.withdraw(seat)
        elif option == REVEAL:
            self.reveal_roles(seat)
        else:
            self.sign(seat, ACT.low(option))

    def sunset_options(self) -> list[list[int]]:
        found = self.sayable[:]
        for seat in self.investigators:
            found[seat] = self.draft_of(seat) + found[seat]
        return found

    def draft_of(self, seat: int) -> list[int]:
        """What an Investigator may do with the draft: whoever may not sign can still be ready."""
        ready = self.ready >> seat & 1
        if not self.heard(seat):
            return NONE
        if self.seals[seat] == 0 or not self.may_sign(seat):
            return WITHOUT_SEALS[ready][self.signatures[seat] + 1]
        return WITH_SEALS[ready][self.signatures[seat] + 1]

    def may_sign(self, seat: int) -> bool:
        return not self.curfew and not self.banned >> seat & 1

    def needed(self) -> int:
        """ROS-43, ROS-52: how many must sign the same pair."""
        return 1 if self.exposed else NEEDED[self.seats]

    def sign(self, seat: int, pair: int) -> None:
        """ROS-42, ROS-43: a name under a pair of suspects; the last one needed makes it an accusation."""
        self.signatures[seat] = pair
        self.seals[seat] -= 1
        self.ready &= ~(1 << seat)
        self.record.append(Entry(SIGNED, self.turn, seat, pair))
        self.note(sentences.SIGNED, seat, PAIRS[pair][0], PAIRS[pair][1])
        signers = [one for one in self.investigators if self.signatures[one] == pair]
        if len(signers) >= self.needed():
            self.accuse(pair, signers)

    def withdraw(self, seat: int) -> None:
        pair = self.signatures[seat]
        self.signatures[seat] = NO_PAIR
        self.record.append(Entry(SIGNED, self.turn, seat, NO_PAIR))
        self.note(sentences.WITHDREW, seat, PAIRS[pair][0], PAIRS[pair][1])

    def be_ready(self, seat: int) -> None:
        """ROS-44: without agreement there is no accusation."""
        self.ready |= 1 << seat
        self.note(sentences.IS_READY, seat)
        for other in self.investigators:
            if self.heard(other) and not self.ready >> other & 1:
                return
        self.note(sentences.NO_ACCUSATION, self.turn)
        self.end_sunset()

    def accuse(self, pair: int, signers: list[int]) -> None:
        """ROS-45, ROS-46: « Exact » if both are accomplices, which wins; else « Inexact », and nothing more."""
        if self.ears is not None:
            self.tell(sentences.ACCUSED, [*PAIRS[pair], *signers])
        if PAIR_MASK[pair] == self.guilty():
            self.note(sentences.EXACT, self.rector)
            self.win(INVESTIGATORS, "accusation")
            return
        self.record.append(Entry(DENIED, self.turn, self.rector, pair))
        self.note(sentences.INEXACT, self.rector)
        self.end_sunset()

    def end_sunset(self) -> None:
        self.curfew = False
        self.banned = 0
        self.begin_dusk()

    def lapse(self, prompt: Prompt, seat: int, options: list[int]) -> int | None:
        """ROS-D6: when the time for talk is over, every Investigator would go on."""
        return READY if READY in options else None

    # Three players

    def reveal_roles(self, seat: int) -> None:
        """ROS-51: one shows his role, and the other must. Two true Investigators lose at once (ROS-53); else whoever is true
        signs anew, and alone (ROS-D7)."""
        self.exposed = True
        other = self.investigators[1 - self.role_card(seat)]
        for investigator in self.investigators:
            self.reveal(self.role_card(investigator))
        if self.ears is not None:
            ours, theirs = self.role_card(seat), self.role_card(other)
            self.tell(sentences.SHOWED_ROLES, [seat, self.face[ours], other, self.face[theirs]])
        if self.possessed() == NOBODY:
            self.win(THE_RECTOR, "discord")
        elif self.phase == SUNSET:
            self.void_signatures()

    def void_signatures(self) -> None:
        """ROS-D7: what was signed before both roles were shown does not count."""
        for seat in self.investigators:
            if self.signatures[seat] != NO_PAIR:
                self.signatures[seat] = NO_PAIR
                self.record.append(Entry(SIGNED, self.turn, seat, NO_PAIR))
            self.seals[seat] = SEALS
        self.ready = 0

    # Dusk

    def begin_dusk(self) -> None:
        self.phase = DUSK
        self.played = False
        self.note(sentences.DUSK, self.rector)

    def act_at_dusk(self) -> None:
        """ROS-60, ROS-61: the Rector plays a card or discards one, then may discard one more."""
        prompt = prompts.DISCARD_MORE if self.played else prompts.DUSK
        seat, option = self.open(prompt, self.rector, self.dusk_acts(), ABOUT_SEAT[self.rector])
        if option >= CLAIMS_FROM:
            self.claim(seat, option)
        elif option == REVEAL:
            self.reveal_roles(seat)
        elif option == DONE:
            self.end_dusk()
        elif ACT.high(option) == PLAY:
            self.played = True
            self.play_order(Card(ACT.low(option)))
        else:
            self.discard_order(Card(ACT.low(option)))
            if self.played:
                self.end_dusk()
            else:
                self.played = True

    def dusk_acts(self) -> list[int]:
        """What the Rector may do at dusk; with nothing in hand he is done (ROS-D8)."""
        hand = self.hands[self.rector]
        acts: list[int] = []
        if not self.played:
            acts = self.playable_orders()
        for card in hand:
            acts.append(ACT.pack(DISCARD, card))
        if self.played or not hand:
            acts.append(DONE)
        return acts

    def playable_orders(self) -> list[int]:
        """ROS-94, ROS-96: events that would do something, and goals all of whose conditions hold."""
        found: list[int] = []
        for card in self.hands[self.rector]:
            order = order_of(self.face[card])
            if order.word is not None:
                if order.word.usable(self, self.rector):
                    found.append(ACT.pack(PLAY, card))
            elif all(condition.holds(self) for condition in order.conditions):
                found.append(ACT.pack(PLAY, card))
        return found

    def play_order(self, card: Card) -> None:
        """ROS-95, ROS-96: an event is read aloud (ROS-D9), resolved, and put face down; a goal wins."""
        take_out(self.hands[self.rector], card)
        self.reveal(card)
        self.table.append(card)
        self.note_card(sentences.PLAYED, self.rector, card)
        order = order_of(self.face[card])
        if order.word is None:
            self.note_card(sentences.GOAL_REACHED, self.rector, card)
            self.win(THE_RECTOR, order.key)
        else:
            order.word.do(self, self.rector)
        take_out(self.table, card)
        self.order_discard.append(card)

    def play_orders(self, count: int) -> None:
        """ROS-94: a trap lets the Rector play more cards, a goal among them (ROS-D10)."""
        for _ in range(count):
            if self.over:
                return
            option = self.decide(self.rector, prompts.PLAY_MORE, [*self.playable_orders(), DONE])
            if option == DONE:
                return
            self.play_order(Card(ACT.low(option)))

    def end_dusk(self) -> None:
        """ROS-63: the hand is filled to three; then comes the night, but not on the first turn (ROS-70)."""
        missing = RECTOR_HAND - len(self.hands[self.rector])
        if missing > 0:
            self.draw_orders(missing)
        if self.turn == 1:
            self.end_night()
        else:
            self.phase = NIGHT

    # Night

    def fall_asleep(self) -> None:
        """ROS-72: every Investigator is asked the same, and the hand of the Possessed alone counts. The Rector, and he alone,
        learns who showed himself and whom he kills."""
        self.note(sentences.NIGHT, self.turn)
        hands = self.night_acts()
        picks = self.choose_together(prompts.NIGHT, self.investigators, [hands] * len(self.investigators))
        self.tell_hands(picks)
        self.phase = LATE
        self.shower = NOBODY
        self.struck = NOWHERE
        seat = self.possessed()
        if seat != NOBODY and picks[self.role_card(seat)] != SLEEP:
            self.show_oneself(seat, picks[self.role_card(seat)])

    def show_oneself(self, seat: int, pick: int) -> None:
        self.shower = seat
        self.show(self.role_card(seat), self.rector)
        if pick == OPEN_EYES:
            self.tell(sentences.SHOWED_ONLY, [seat], 1 << self.rector)
        else:
            self.struck = ACT.low(pick)
            self.tell(sentences.SHOWED_AND_KILLED, [seat, self.struck], 1 << self.rector)

    def pass_night(self) -> None:
        """ROS-73, ROS-75: the Rector decides in his turn, and all deaths are shown together."""
        about = About([self.shower, self.struck])
        option = self.choose(self.rector, prompts.KILL, self.rector_victims(), about)
        victims: list[int] = []
        slayers: list[int] = []
        if self.struck != NOWHERE:
            victims.append(self.struck)
            slayers.append(self.shower)
        if option != SLEEP:
            victims.append(ACT.low(option))
            slayers.append(self.rector)
        if len(victims) > (0 if self.watched else 1):
            self.haunted = True
        self.shower = NOBODY
        self.struck = NOWHERE
        self.show_dead(victims, slayers)

    def night_acts(self) -> list[int]:
        """Where a hand may be laid: on the living whom nobody guards."""
        safe = self.dead | self.guarded
        return [SLEEP, OPEN_EYES, *[HANDS[n] for n in range(COUNT) if not safe >> n & 1]]

    def rector_victims(self) -> list[int]:
        """ROS-73: whom the Rector may kill: not the suspect who dies already (ROS-D14)."""
        if self.watched:
            return [SLEEP]
        safe = self.dead | self.guarded
        return [SLEEP, *[HANDS[n] for n in range(COUNT) if n != self.struck and not safe >> n & 1]]

    def tell_hands(self, picks: list[int]) -> None:
        """Each is told what his own hand did, in the same words whatever his role."""
        if self.ears is None:
            return
        for at, seat in enumerate(self.investigators):
            pick = picks[at]
            if pick in (SLEEP, OPEN_EYES):
                self.tell(sentences.SLEPT, [seat], 1 << seat)
            else:
                self.tell(sentences.HAND_LAID, [seat, ACT.low(pick)], 1 << seat)

    def show_dead(self, victims: list[int], slayers: list[int]) -> None:
        """ROS-74, ROS-75: the tombstones are turned over together; the Possessed may have won (ROS-03)."""
        self.kill(victims, slayers, AT_NIGHT)
        if self.ears is not None:
            self.tell(sentences.DEATHS, sorted(victims))
        self.check_vengeance()
        if not self.over:
            self.end_night()

    # Dawn

    def end_night(self) -> None:
        """ROS-80: the First Player token passes clockwise; after the fifth turn the inquiry is closed (ROS-D11)."""
        self.guarded = 0
        self.watched = False
        if self.turn == TURNS:
            self.note(sentences.KNIGHTS_COME, self.rector)
            self.win(THE_RECTOR, "fifth-day")
            return
        order = self.investigators
        self.first = order[(order.index(self.first) + 1) % len(order)]
        self.begin_day()

    # The end

    def win(self, camp: int, reason: str) -> None:
        """ROS-23: accomplices and roles are shown at the very end."""
        self.camp = camp
        self.reason = reason
        self.over = True
        for card in [*self.cards()[: self.clues], *self.accomplices]:
            self.reveal(card)
        if self.ears is not None:
            guilty = self.guilty()
            self.tell(sentences.TRUTH, [n for n in range(COUNT) if guilty >> n & 1])
            for seat in self.investigators:
                self.tell(sentences.WAS, [seat, self.face[self.role_card(seat)]])

    def winning_seats(self) -> list[int]:
        """ROS-01: one camp wins; the Possessed has no part in the Investigators' win (ROS-12)."""
        if self.camp == THE_RECTOR:
            return [self.rector]
        seat = self.possessed()
        if self.camp == THE_POSSESSED:
            return [seat]
        return [one for one in self.investigators if one != seat]

    def outcome(self) -> Outcome:
        """ROS-110: the win is shared within the camp; in a match for points each winner scores the number of the turn."""
        winners = self.winning_seats()
        shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in self.everyone]
        points = [self.turn if seat in winners else 0 for seat in self.everyone] if self.pointed else []
        return Outcome(shares, points, self.reason)

    def forfeit(self, seat: int) -> Outcome | None:
        """ROS-D20: who gives up is replaced, and the inquiry goes on."""
        return None

    # What the core asks

    def is_action(self, card: Card) -> bool:
        return IS_ACTION[self.face[card]]

    def is_trap(self, card: Card) -> bool:
        return IS_TRAP[self.face[card]]

    def pools(self) -> list[list[Card]]:
        """Roles, clues (accomplices included) and the Rector's cards have three different backs."""
        cards = self.cards()
        return [cards[: self.clues], cards[self.clues : self.orders], cards[self.orders :]]

    def resample(self, seat: int, dice: Dice) -> None:
        if self.phase == SETTING_UP:
            super().resample(seat, dice)
        else:
            redeal(self, seat, dice)

    def edge(self, prompt: Prompt, option: int) -> int:
        """A card means its face."""
        kind = ACT.high(option)
        if 0 < option < CLAIMS_FROM and kind in CARDS_IN:
            return ACT.pack(kind, self.face[ACT.low(option)])
        return option

    def reconsider(self, prompt: Prompt, seat: int, options: list[int]) -> list[int]:
        """What another could do depends on the cards it holds: its claims are public, its acts are not."""
        said = [option for option in options if option >= CLAIMS_FROM]
        if prompt is prompts.DAY and seat == self.acting:
            return self.day_acts(seat) + said
        if prompt is prompts.DUSK and seat == self.rector:
            return self.dusk_acts() + said
        if prompt is prompts.PLAY_MORE and seat == self.rector:
            return [*self.playable_orders(), DONE, *said]
        return options

    def view(self, seat: int, about: About = NOTHING) -> View:
        return seen(self, seat)

    def factors(self) -> list[Factor]:
        return counted(self)

    def era(self) -> int:
        """ROS-D27: at a table that forgets, each day wipes what was said and signed the day before, until all is over."""
        return self.turn if self.forgetful and not self.over else 0

    def copy(self) -> "RoseNoire":
        twin = RoseNoire()
        self.copy_to(twin)
        return twin


CARDS_IN: Final = (PLAY, DISCARD, CARD)
BONUS: Final = {
    "none": [],
    "mixed": bonus_faces("IPR"),
    "investigators": bonus_faces("I"),
    "possessed": bonus_faces("P"),
    "rector": bonus_faces("R"),
    "investigators-possessed": bonus_faces("IP"),
    "investigators-rector": bonus_faces("IR"),
    "possessed-rector": bonus_faces("PR"),
    "each": [bonus_faces(letter)[0] for letter in "IPR"],
}
"""ROS-122 to ROS-124: which bonus cards come in; those that are mixed push as many others out."""


def new(seats: int, dice: Dice, options: Options, ask_all: bool) -> RoseNoire:
    """ROS-01: a table before its set-up; who is Rector is drawn, unless it is agreed that the first seat is (ROS-D1), or it is
    played for points: that seat is another player's in each match (ROS-111, ROS-D25)."""
    pointed = options.get("points") == "on"
    rector = 0 if pointed or options.get("rector") == "first" else dice.below(seats)
    bonus = options.get("bonus", "none")
    extra = BONUS[bonus]
    faces = [*ROLES[seats], *PROOFS, *faces_for(seats), *extra, *ORDER_FACES]
    match = RoseNoire()
    match.set_table(seats, dice, len(faces), ask_all)
    match.face = faces
    match.rector = rector
    match.investigators = [(rector + 1 + at) % seats for at in range(seats - 1)]
    match.everyone = list(range(seats))
    match.profiles = drawn_profiles(match, dice) if options.get("profiles") == "dealt" else []
    match.choosing = options.get("accomplices") == "chosen"
    match.boxing = len(extra) if bonus == "mixed" else 0
    match.pointed = pointed
    match.forgetful = options.get("memory") == "fades"
    match.clues = len(ROLES[seats])
    match.orders = len(faces) - len(ORDER_FACES)
    match.turn = 0
    match.phase = SETTING_UP
    match.first = match.investigators[0]
    match.acting = NOBODY
    match.to_visit = False
    match.stopped = False
    match.played = False
    clear_table(match)
    return match


def clear_table(match: RoseNoire) -> None:
    """Nothing lies on the table yet: the clues are in the box, the Rector's cards in their pile."""
    seats = match.seats
    match.accomplices = []
    match.piles = [[] for _ in range(COUNT)]
    match.cemetery = []
    match.discard = []
    match.table = []
    match.box = match.cards()[match.clues : match.orders]
    match.hands = [[] for _ in range(seats)]
    match.order_pile = match.cards()[match.orders :]
    match.order_discard = []
    match.dead = 0
    match.guarded = 0
    match.locked = 0
    match.visited = 0
    match.pawns = [NOWHERE] * seats
    match.hushed = False
    match.curfew = False
    match.banned = 0
    match.watched = False
    match.exposed = False
    match.haunted = False
    match.shower = NOBODY
    match.struck = NOWHERE
    match.slayers = [NOBODY] * COUNT
    match.recalled = [0] * (seats + 1)
    match.sayable = [NONE] * seats
    match.breath = [0] * seats
    match.record = []
    match.candour = []
    match.signatures = [NO_PAIR] * seats
    match.seals = [0] * seats
    match.ready = 0
    match.camp = NO_CAMP
    match.reason = ""


def drawn_profiles(match: RoseNoire, dice: Dice) -> list[int]:
    faces = [FIRST_PROFILE + at for at in range(len(PROFILES))]
    dice.shuffle(faces)
    return [NOWHERE if seat == match.rector else faces[seat] for seat in match.everyone]
