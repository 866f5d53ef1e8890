"""Légions from set-up to the last count, in the order of its rulebook."""

from typing import Final, final

from veillee.core.dice import Dice
from veillee.core.game import Options
from veillee.core.match import Outcome, Prompt, View, take_out
from veillee.core.text import Text
from veillee.games.legions import prompts
from veillee.games.legions.cards import banners, points, see_hand
from veillee.games.legions.factors import counted
from veillee.games.legions.guilds import BANNERS_ON, CARDS, GREEN, GUILD_OF, PLACES, WHITE, YELLOW
from veillee.games.legions.prompts import AT, LET_BE, SEE_HAND, SWEAR
from veillee.games.legions.recruiting import Recruiting
from veillee.games.legions.stratagems import DECOY, PLEDGE, POISONED_GIFT, WHISPER
from veillee.games.legions.table import ALL_PLACES, HERO_CARDS, LEGION_CARDS, NECRO_CARDS, NO_CARD, NOBODY, ROI_CARDS
from veillee.games.legions.view import seen

SETTING_UP: Final = 0
OPENING: Final = 1
PLACING: Final = 2
RECRUITING: Final = 3
APPLYING: Final = 4
TAKING: Final = 5
ATTACKING: Final = 6
ENDING: Final = 7

BOTH: Final[list[int]] = [0, 1]
HAND: Final = 3
ROW: Final = 3
HERO_ROW: Final = 5
BANNERS_TO_WIN: Final = 5


@final
class Legions(Recruiting):
    """One match between the King of Abyss and the Nécrocampe."""

    def step(self) -> None:
        """One step of the rulebook: set-up, initiative, one thing the acting seat does, or the end of the turn."""
        phase = self.phase
        if phase == OPENING:
            self.initiative()
        elif phase == PLACING:
            self.place(self.acting)
        elif phase == RECRUITING:
            self.phase = APPLYING if self.recruit(self.acting) else TAKING
        elif phase == APPLYING:
            self.power(self.acting)
            self.phase = TAKING
        elif phase == TAKING:
            self.take(self.acting)
        elif phase == ATTACKING:
            self.attack(self.acting)
        elif phase == ENDING:
            self.end_turn()
        else:
            self.set_up()

    # Set-up

    def set_up(self) -> None:
        """LEG-01 to LEG-05: the rows, the hands, and one stratagem each."""
        self.note(prompts.CAMPS, self.roi)
        self.face = (
            self.shuffled(LEGION_CARDS)
            + self.shuffled(HERO_CARDS)
            + self.shuffled(ROI_CARDS)
            + self.shuffled(NECRO_CARDS)
        )
        self.refill_heroes()
        self.refill_row()
        for seat in BOTH:
            self.deal(seat)
        self.give_stratagem(self.roi, ROI_CARDS[0])
        self.give_stratagem(1 - self.roi, NECRO_CARDS[0])
        self.begin_turn()

    def shuffled(self, pool: list[int]) -> list[int]:
        """The faces of a pool in any order: ids run in the order of the pile, and so tell nothing."""
        faces = pool[:]
        self.dice.shuffle(faces)
        return faces

    def deal(self, seat: int) -> None:
        """LEG-04: three legions, for their owner's eyes."""
        hand = self.sides[seat].hand
        for _ in range(HAND):
            legion = self.pile.pop()
            self.show(legion, seat)
            hand.append(legion)
        if self.ears is not None:
            self.tell(prompts.DEALT, [seat, *[self.face[legion] for legion in hand]], 1 << seat)

    def give_stratagem(self, seat: int, token: int) -> None:
        """LEG-05: one of the camp's three stratagems, shuffled; nobody sees the two others."""
        take_out(self.box, token)
        self.sides[seat].stratagem = token
        self.show(token, seat)
        self.note_card(prompts.GIVEN_STRATAGEM, seat, token, mask=1 << seat)

    def begin_turn(self) -> None:
        self.turn += 1
        self.first = NOBODY
        self.phase = OPENING
        self.note(prompts.TURN, self.turn)

    # Initiative

    def initiative(self) -> None:
        """LEG-10: both choose a legion in secret; a stratagem for the start of a turn comes first (LEG-D2)."""
        roi = self.roi
        necro = 1 - roi
        picks = self.choose_legions()
        if picks[roi] == SWEAR:
            self.reserve(roi)
            if picks[necro] != SEE_HAND:
                picks = self.choose_legions()
        if picks[necro] == SEE_HAND:
            picks[roi] = self.choose_for(necro)
            picks[necro] = self.choose(necro, prompts.INITIATIVE, self.sides[necro].hand)
        self.reveal_legions(picks)

    def choose_legions(self) -> list[int]:
        return self.choose_together(prompts.INITIATIVE, BOTH, [self.openings(0), self.openings(1)])

    def openings(self, seat: int) -> list[int]:
        """How a seat may begin the turn: with a legion of its hand, or with a stratagem."""
        side = self.sides[seat]
        if side.used:
            return side.hand
        held = self.face[side.stratagem]
        if held == PLEDGE and self.hero_row:
            return [*side.hand, SWEAR]
        return [*side.hand, SEE_HAND] if held == WHISPER else side.hand

    def reserve(self, seat: int) -> None:
        """LEG-83: the Pledge of Honour keeps a hero of the row from the opponent for good."""
        self.use(seat)
        self.reserved = self.choose(seat, prompts.RESERVE, self.hero_row)
        self.note_card(prompts.RESERVED, seat, self.reserved)

    def choose_for(self, seat: int) -> int:
        """LEG-84: the Whisper of the Kraken shows the opponent's hand and chooses from it."""
        self.use(seat)
        see_hand(self, seat)
        legion = self.choose(seat, prompts.THEIR_LEGION, self.sides[1 - seat].hand)
        self.note(prompts.ORDERED, seat)
        return legion

    def reveal_legions(self, picks: list[int]) -> None:
        """LEG-11: the legions are revealed together, and the lower number plays first."""
        for seat in BOTH:
            side = self.sides[seat]
            legion = picks[seat]
            take_out(side.hand, legion)
            side.chosen = legion
            self.reveal(legion)
        self.first = 0 if self.face[picks[0]] < self.face[picks[1]] else 1
        if self.ears is not None:
            self.note(prompts.REVEALED, self.first, self.face[picks[self.first]], self.face[picks[1 - self.first]])
        self.acting = self.first
        self.phase = PLACING

    # Place, recruit, take

    def place(self, seat: int) -> None:
        """LEG-12: first, the legion revealed goes before its place."""
        side = self.sides[seat]
        legion = side.chosen
        place = self.place_for(seat, legion)
        side.chosen = NO_CARD
        self.play(seat, legion, place)
        self.phase = RECRUITING

    def take(self, seat: int) -> None:
        """LEG-40, LEG-41: the hand is filled to three with a legion of the row, the face-down one included."""
        legion = self.choose_from_row(seat)
        take_out(self.row, legion)
        self.sides[seat].hand.append(legion)
        if legion == self.veiled:
            self.veiled = NO_CARD
            self.show(legion, seat)
            self.note(prompts.TOOK_FACE_DOWN, seat)
            self.note_card(prompts.SAW_TAKEN, seat, legion, mask=self.known[legion])
        elif self.ears is not None:
            self.note_card(prompts.TOOK, seat, legion)
        self.next_to_act(seat)

    def choose_from_row(self, seat: int) -> int:
        """LEG-86: the Poisoned Gift lets the Nécrocampe choose in the King's place (both are asked at once, LEG-D3)."""
        foe = 1 - seat
        if seat != self.roi or not self.might_hold(foe, POISONED_GIFT):
            return self.choose(seat, prompts.TAKE, self.row)
        picks = self.choose_together(prompts.TAKE, [seat, foe], [self.row, self.gifts(foe)])
        if picks[1] == LET_BE:
            return picks[0]
        self.use(foe)
        self.note(prompts.GAVE, foe)
        return picks[1]

    def gifts(self, seat: int) -> list[int]:
        return [LET_BE, *self.row] if self.holds(seat, POISONED_GIFT) else [LET_BE]

    def reconsider(self, prompt: Prompt, seat: int, options: list[int]) -> list[int]:
        """In a sealed decision the other side's stratagem, which is hidden, says what it may answer."""
        if prompt is prompts.INITIATIVE:
            return self.openings(seat)
        if prompt is prompts.TAKE and seat != self.roi:
            return self.gifts(seat)
        return options

    def next_to_act(self, seat: int) -> None:
        """LEG-12: after the first player the second does the same, then attacks."""
        if seat == self.first:
            self.acting = 1 - seat
            self.phase = PLACING
        else:
            self.phase = ATTACKING

    # Attack

    def attack(self, seat: int) -> None:
        """LEG-45 to LEG-47: the last legion of the row says where the second player routs all enemy legions."""
        last = self.row[0]
        if last == self.veiled:
            self.veiled = NO_CARD
            self.reveal(last)
            self.note_card(prompts.TURNED_UP, NOBODY, last)
        place = GUILD_OF[self.face[last]]
        if place == WHITE:
            place = self.choose(seat, prompts.ATTACK, ALL_PLACES) - AT
        self.note(prompts.ATTACKED, seat, place)
        if seat == self.roi:
            place = self.turned_away(1 - seat, place)
        self.rout_all(seat, place)
        self.phase = ENDING

    def rout_all(self, seat: int, place: int) -> None:
        """LEG-47: all the enemy's legions that stand before the place are turned face down."""
        foe = self.sides[1 - seat]
        legions = foe.face_up[place]
        if self.ears is not None:
            self.tell(prompts.ROUTED_ALL, [seat, place, *[self.face[legion] for legion in legions]])
        for legion in legions:
            foe.flags -= BANNERS_ON[self.face[legion]]
        foe.routed[place] += legions
        legions.clear()

    def turned_away(self, seat: int, place: int) -> int:
        """LEG-85: the Decoy sends an attack that would rout someone to another place (LEG-D4)."""
        if not self.sides[seat].face_up[place] or not self.might_hold(seat, DECOY):
            return place
        options = [LET_BE]
        if self.holds(seat, DECOY):
            options += [at for at in ALL_PLACES if at != AT + place]
        pick = self.choose(seat, prompts.REDIRECT, options)
        if pick == LET_BE:
            return place
        self.use(seat)
        self.note(prompts.REDIRECTED, seat, place, pick - AT)
        return pick - AT

    # End of the turn

    def end_turn(self) -> None:
        """LEG-50 to LEG-55: majorities, banners, then the rows, if there are legions enough."""
        self.award_majorities(self.sides[0].face_up, self.sides[1].face_up)
        for seat in BOTH:
            if banners(self, seat) >= BANNERS_TO_WIN:
                self.winner = seat
                self.over = True
                self.note(prompts.FIVE_BANNERS, seat)
                return
        if len(self.row) + len(self.pile) < ROW:
            self.count_points()
            return
        self.refill_row()
        self.refill_heroes()
        self.begin_turn()

    def award_majorities(self, ours: list[list[int]], theirs: list[list[int]]) -> None:
        """LEG-50, LEG-51: the most legions face up hold a place; a tie is nobody's, unless one side holds yellow (LEG-70)."""
        majority = self.majority
        for place in range(PLACES):
            lead = len(ours[place]) - len(theirs[place])
            if lead > 0:
                holder = 0
            elif lead < 0:
                holder = 1
            else:
                holder = majority[YELLOW] if ours[place] else NOBODY
            if holder != majority[place]:
                majority[place] = holder
                self.tell_majority(holder, place)

    def tell_majority(self, holder: int, place: int) -> None:
        if holder == NOBODY:
            self.note(prompts.NO_MAJORITY, place)
        else:
            self.note(prompts.MAJORITY, holder, place)

    def refill_row(self) -> None:
        """LEG-54: two legions face up and one face down, which the holder of green may look at (LEG-74)."""
        row = self.row
        while len(row) < ROW - 1:
            legion = self.pile.pop()
            row.append(legion)
            self.reveal(legion)
            self.note_card(prompts.ROW, NOBODY, legion)
        self.veiled = self.pile.pop()
        row.append(self.veiled)
        if self.majority[GREEN] != NOBODY:
            self.consult(self.majority[GREEN])

    def consult(self, seat: int) -> None:
        """LEG-74: the holder of green sees the face-down legion of the row, and nobody else does."""
        self.show(self.veiled, seat)
        self.note_card(prompts.SAW_ROW, seat, self.veiled, mask=1 << seat)

    def refill_heroes(self) -> None:
        """LEG-55: five heroes in the row, as long as the pile lasts."""
        while len(self.hero_row) < HERO_ROW and self.hero_pile:
            hero = self.hero_pile.pop()
            self.hero_row.append(hero)
            self.reveal(hero)
            self.note_card(prompts.HERO_ROW, NOBODY, hero)

    # End of the match

    def count_points(self) -> None:
        """LEG-61 to LEG-63: most points win; a tie goes to the lowest number in hand."""
        self.over = True
        mine = points(self, 0)
        theirs = points(self, 1)
        self.note(prompts.SCORED, 0, mine)
        self.note(prompts.SCORED, 1, theirs)
        if mine != theirs:
            self.winner = 0 if mine > theirs else 1
            return
        for side in self.sides:
            for legion in side.hand:
                self.reveal(legion)
        lowest = [min([self.face[legion] for legion in side.hand]) for side in self.sides]
        self.winner = 0 if lowest[0] < lowest[1] else 1
        self.note(prompts.LOWEST_IN_HAND, self.winner, lowest[self.winner])

    def outcome(self) -> Outcome:
        """Who won, the points of each, and whether banners, points or the lowest number decided."""
        count = [points(self, 0), points(self, 1)]
        if banners(self, self.winner) >= BANNERS_TO_WIN:
            reason = "banners"
        else:
            reason = "points" if count[0] != count[1] else "lowest"
        return Outcome([1.0, 0.0] if self.winner == 0 else [0.0, 1.0], count, reason)

    def view(self, seat: int) -> View:
        return seen(self, seat)

    def factors(self) -> list[tuple[str, Text, int]]:
        return counted(self)

    def copy(self) -> "Legions":
        twin = Legions()
        self.copy_to(twin)
        return twin


def new(seats: int, dice: Dice, options: Options, ask_all: bool) -> Legions:
    """LEG-01: two players; who is the King is drawn, unless the table has agreed on it."""
    match = Legions()
    match.set_table(seats, dice, CARDS, ask_all)
    camps = options.get("camps", "random")
    match.lay_out(dice.below(2) if camps == "random" else 0 if camps == "roi-first" else 1)
    return match
