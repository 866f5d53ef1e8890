"""A match of Légions from set-up to the last count, in the order of its rulebook."""

from typing import Final, final

from veillee.core.dice import Dice
from veillee.core.facts import NOTHING, About, Prompt
from veillee.core.game import Options
from veillee.core.match import NO_CARD, NOBODY, Card, Face, Factor, Outcome, View, take_out
from veillee.games.legions.cards.guilds import GREEN, PLACE_COUNT, VIOLET, WHITE, YELLOW
from veillee.games.legions.cards.heroes import (
    LOOKED_AT,
    apply_power,
    banners,
    heroes_of,
    look_at_heroes,
    open_heroes,
    opens_pile,
    shows,
)
from veillee.games.legions.cards.legions import BANNERS_ON, FIRST_HERO, GUILD_OF
from veillee.games.legions.cards.stratagems import (
    CARDS,
    FIRST_STRATAGEM,
    GAVE,
    GIVE,
    ROI_STRATAGEMS,
    might_use,
    opening_ruse,
    ruse_for,
    use,
)
from veillee.games.legions.rules.battle import (
    ABOUT_SEAT,
    APPLYING,
    ATTACKING,
    ENDING,
    HAND,
    OPENING,
    PLACING,
    RECRUITING,
    ROW,
    SETTING_UP,
    TAKING,
    Battle,
    empty_camp,
)
from veillee.games.legions.rules.factors import counted
from veillee.games.legions.rules.options import (
    ALL_PLACES,
    AT,
    EACH,
    LET_BE,
    NO,
    ON_TOP,
    THREE,
    UNDERNEATH,
)
from veillee.games.legions.rules.points import points
from veillee.games.legions.view import seen
from veillee.games.legions.voice import prompts, sentences

FACES: Final[list[Face]] = [Face(number) for number in range(CARDS)]
ALL_CARDS: Final[list[Card]] = [Card(face) for face in FACES]
"""Before they are shuffled, a card's id is its face."""
LEGION_CARDS: Final[list[Card]] = ALL_CARDS[:FIRST_HERO]
HERO_CARDS: Final[list[Card]] = ALL_CARDS[FIRST_HERO:FIRST_STRATAGEM]
STRATAGEM_CARDS: Final[list[Card]] = ALL_CARDS[FIRST_STRATAGEM:]
ROI_CARDS: Final[list[Card]] = STRATAGEM_CARDS[: len(ROI_STRATAGEMS)]
NECRO_CARDS: Final[list[Card]] = STRATAGEM_CARDS[len(ROI_STRATAGEMS) :]
POOLS: Final[list[list[Card]]] = [LEGION_CARDS, HERO_CARDS, ROI_CARDS, NECRO_CARDS]
"""Legions, heroes, the King's stratagems and the Nécrocampe's have four different backs."""
POOL_FACES: Final[list[list[Face]]] = [[FACES[card] for card in pool] for pool in POOLS]
ABOUT_FACE: Final = [About([face]) for face in FACES]

BOTH: Final[list[int]] = [0, 1]
TOP_OR_BOTTOM: Final[list[int]] = [ON_TOP, UNDERNEATH]
HERO_ROW: Final = 5
BANNERS_TO_WIN: Final = 5


@final
class Legions(Battle):
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
        self.note(sentences.CAMPS, self.roi)
        self.face = []
        for faces in POOL_FACES:
            self.face += self.shuffled(faces)
        self.refill_heroes()
        self.refill_row()
        for seat in BOTH:
            self.deal(seat)
        self.give_stratagem(self.roi, ROI_CARDS[0])
        self.give_stratagem(1 - self.roi, NECRO_CARDS[0])
        self.begin_turn()

    def shuffled(self, pool: list[Face]) -> list[Face]:
        """The faces of a pool in any order: ids run in the order of the pile, and so tell nothing."""
        faces = pool[:]
        self.dice.shuffle(faces)
        return faces

    def deal(self, seat: int) -> None:
        """LEG-04: three legions, for their owner's eyes."""
        hand = self.camps[seat].hand
        for _ in range(HAND):
            legion = self.pile.pop()
            self.show(legion, seat)
            hand.append(legion)
        if self.ears is not None:
            self.tell(sentences.DEALT, [seat, *[self.face[legion] for legion in hand]], 1 << seat)

    def give_stratagem(self, seat: int, token: Card) -> None:
        """LEG-05: one of the camp's three stratagems, shuffled; nobody sees the two others."""
        take_out(self.box, token)
        self.camps[seat].stratagem = token
        self.show(token, seat)
        self.note_card(sentences.GIVEN_STRATAGEM, seat, token, mask=1 << seat)

    def begin_turn(self) -> None:
        self.turn += 1
        self.first = NOBODY
        self.giver = NOBODY
        self.phase = OPENING
        self.note(sentences.TURN, self.turn)

    # Initiative

    def initiative(self) -> None:
        """LEG-10: both choose a legion in secret; a stratagem for the start of a turn comes first (LEG-D2)."""
        picks = self.choose_legions()
        while picks[0] < 0 or picks[1] < 0:
            picks = self.open_with_stratagems(picks)
        self.reveal_legions(picks)

    def choose_legions(self) -> list[Card]:
        return self.choose_together(prompts.INITIATIVE, BOTH, [self.openings(0), self.openings(1)])

    def openings(self, seat: int) -> list[Card]:
        """How a seat may begin the turn: with a legion of its hand, or with a stratagem."""
        camp = self.camps[seat]
        ruse = None if camp.used else ruse_for(self, seat, OPENING)
        return camp.hand if ruse is None or not ruse.opens(self) else [*camp.hand, Card(ruse.option)]

    def open_with_stratagems(self, picks: list[Card]) -> list[Card]:
        """LEG-D2: the King's comes first; then both choose anew, unless one has been told what to play."""
        for seat in (self.roi, 1 - self.roi):
            if picks[seat] < 0:
                use(self, seat)
                ordered = opening_ruse(picks[seat]).open(self, seat)
                if ordered != NO_CARD:
                    legion = self.choose(seat, prompts.INITIATIVE, self.camps[seat].hand)
                    return [legion, ordered] if seat == 0 else [ordered, legion]
        return self.choose_legions()

    def reveal_legions(self, picks: list[Card]) -> None:
        """LEG-11: the legions are revealed together, and the lower number plays first."""
        for seat in BOTH:
            camp = self.camps[seat]
            legion = picks[seat]
            take_out(camp.hand, legion)
            camp.chosen = legion
            self.reveal(legion)
        self.first = 0 if self.face[picks[0]] < self.face[picks[1]] else 1
        if self.ears is not None:
            self.note(sentences.REVEALED, self.first, self.face[picks[self.first]], self.face[picks[1 - self.first]])
        self.acting = self.first
        self.phase = PLACING

    # Place

    def place(self, seat: int) -> None:
        """LEG-12: first, the legion revealed goes before its place."""
        camp = self.camps[seat]
        legion = camp.chosen
        place = self.place_for(seat, legion)
        camp.chosen = NO_CARD
        self.play(seat, legion, place)
        self.phase = RECRUITING

    def place_for(self, seat: int, legion: Card) -> int:
        """LEG-20: a legion goes before the place of its colour; an ambassador (LEG-21) or a freed mage (LEG-73) anywhere."""
        guild = GUILD_OF[self.face[legion]]
        if guild == WHITE or (guild == VIOLET and self.majority[VIOLET] == seat):
            return AT.low(self.choose(seat, prompts.PLACE, ALL_PLACES, ABOUT_FACE[self.face[legion]]))
        return guild

    # Recruit

    def recruit(self, seat: int) -> bool:
        """LEG-30, LEG-35: with three legions face up at one place, or one at each, you may recruit one hero a turn."""
        three = False
        each = True
        for legions in self.camps[seat].face_up:
            count = len(legions)
            if count >= 3:
                three = True
            elif count == 0:
                each = False
        if not three and not each:
            return False
        way = self.choose(seat, prompts.RECRUIT, self.ways(seat, each))
        if way == NO:
            return False
        self.recruit_by(seat, way)
        return True

    def ways(self, seat: int, each: bool) -> list[int]:
        """LEG-30 to LEG-32, LEG-81, LEG-82: how a seat may recruit, and NO, since it is never compulsory."""
        row = open_heroes(self, seat)
        ruse = ruse_for(self, seat, RECRUITING)
        ways: list[int] = []
        for place in range(PLACE_COUNT):
            if len(self.camps[seat].face_up[place]) >= 3:
                if shows(self, row, place) or opens_pile(self, place):
                    ways.append(AT.pack(THREE, place))
                if ruse is not None and ruse.recruits(self, row, place):
                    ways.append(AT.pack(ruse.option, place))
        if each and row:
            ways.append(EACH)
        ways.append(NO)
        return ways

    def recruit_by(self, seat: int, way: int) -> None:
        """LEG-33: the hero comes before you, and two of the legions used go under it."""
        if way == EACH:
            self.take_hero(seat, self.choose(seat, prompts.HERO, open_heroes(self, seat)))
            self.tuck_from_two_places(seat)
        elif AT.high(way) == THREE:
            self.find_hero(seat, AT.low(way))
            self.tuck_two(seat, AT.low(way))
        else:
            self.take_by_stratagem(seat)
            self.tuck_two(seat, AT.low(way))

    def find_hero(self, seat: int, place: int) -> None:
        """LEG-30, LEG-31: a hero of that colour comes from the row; if it shows none, one of the first of the pile."""
        row = heroes_of(self, open_heroes(self, seat), place)
        if row:
            self.take_hero(seat, self.choose(seat, prompts.HERO, row))
            return
        hero = self.choose(seat, prompts.LOOKED, [*look_at_heroes(self, seat, LOOKED_AT), *self.further_looks(seat)])
        if hero < 0:
            self.take_by_stratagem(seat)
            return
        self.take_hero(seat, hero)
        if self.hero_pile:
            self.put_back(seat)

    def further_looks(self, seat: int) -> list[Card]:
        """LEG-82, LEG-D19: who has looked at the first heroes of the pile may have a stratagem to look at more."""
        ruse = ruse_for(self, seat, RECRUITING)
        return [Card(ruse.option)] if ruse is not None and ruse.looks(self) else []

    def take_by_stratagem(self, seat: int) -> None:
        """LEG-81, LEG-82: the hero that a stratagem finds comes before its holder."""
        ruse = use(self, seat)
        self.take_hero(seat, ruse.find_hero(self, seat))
        ruse.recruited(self, seat)

    def take_hero(self, seat: int, hero: Card) -> None:
        """LEG-33: the hero leaves the row or the pile and lies before its recruiter."""
        take_out(self.hero_row if hero in self.hero_row else self.hero_pile, hero)
        camp = self.camps[seat]
        camp.heroes.append(hero)
        camp.under.append([])
        self.reveal(hero)
        self.note_card(sentences.RECRUITED, seat, hero)

    def put_back(self, seat: int) -> None:
        """LEG-31: the other hero goes face down on top of the pile or underneath."""
        if self.choose(seat, prompts.PUT_BACK, TOP_OR_BOTTOM, ABOUT_FACE[self.face[self.hero_pile[-1]]]) == ON_TOP:
            self.note(sentences.PUT_ON_TOP, seat)
        else:
            self.hero_pile.insert(0, self.hero_pile.pop())
            self.note(sentences.PUT_UNDER, seat)

    def tuck_two(self, seat: int, place: int) -> None:
        """LEG-33: two of the legions of that place go under the hero."""
        line = self.camps[seat].face_up[place]
        self.tuck(seat, line)
        self.tuck(seat, line)

    def tuck_from_two_places(self, seat: int) -> None:
        """LEG-D14: when one legion at each place was used, the two come from two places."""
        lines = self.camps[seat].face_up
        first = self.tuck(seat, [legion for line in lines for legion in line])
        self.tuck(seat, [legion for place in range(PLACE_COUNT) if place != first for legion in lines[place]])

    def tuck(self, seat: int, used: list[Card]) -> int:
        """LEG-33: one of the legions used goes under the hero just recruited; says from which place it came."""
        camp = self.camps[seat]
        legion = self.choose(seat, prompts.TUCK, used, ABOUT_FACE[self.face[camp.heroes[-1]]])
        place = self.withdraw(camp, legion)
        self.tuck_under(seat, legion, len(camp.heroes) - 1)
        return place

    def power(self, seat: int) -> None:
        """LEG-34: the power of the hero just recruited."""
        apply_power(self, seat, len(self.camps[seat].heroes) - 1)

    # Take

    def take(self, seat: int) -> None:
        """LEG-40, LEG-41: the hand is filled to three with a legion of the row, the face-down one included."""
        legion = self.choose_from_row(seat)
        take_out(self.row, legion)
        self.camps[seat].hand.append(legion)
        if legion == self.veiled:
            self.veiled = NO_CARD
            self.show(legion, seat)
            if self.ears is not None:
                self.note(sentences.TOOK_FACE_DOWN, seat)
                self.note_card(sentences.SAW_TAKEN, seat, legion, mask=self.known[legion])
        elif self.ears is not None:
            self.note_card(sentences.TOOK, seat, legion)
        self.next_to_act(seat)

    def choose_from_row(self, seat: int) -> Card:
        """LEG-40; whoever has announced the Poisoned Gift chooses in the place of who takes (LEG-86)."""
        foe = 1 - seat
        if self.giver != foe:
            return self.choose(seat, prompts.TAKE, self.row)
        legion = self.choose(foe, GIVE, self.row, ABOUT_SEAT[seat])
        self.note(GAVE, foe)
        return legion

    def reconsider(self, prompt: Prompt, seat: int, options: list[int]) -> list[int]:
        """In a sealed decision the other side's stratagem, which is hidden, says what it may answer."""
        if prompt is prompts.INITIATIVE:
            return [*self.openings(seat)]
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
            self.note_card(sentences.TURNED_UP, NOBODY, last)
        guild = GUILD_OF[self.face[last]]
        place = AT.low(self.choose(seat, prompts.ATTACK, ALL_PLACES)) if guild == WHITE else guild
        if self.ears is not None:
            self.note(sentences.ATTACKED, seat, place)
        self.rout_all(seat, place if guild == WHITE else self.struck(1 - seat, place))
        self.phase = ENDING

    def struck(self, seat: int, place: int) -> int:
        """LEG-85: a stratagem may turn an attack that would rout someone to another place, but no ambassador's (LEG-D4)."""
        here = self.camps[seat].face_up[place]
        if not here or not might_use(self, seat, ATTACKING):
            return place
        ruse = ruse_for(self, seat, ATTACKING)
        options = [LET_BE] if ruse is None else [LET_BE, *ruse.diverts(self, place)]
        pick = self.choose(seat, prompts.REDIRECT, options, About([1 - seat, place, *[self.face[one] for one in here]]))
        if pick == LET_BE:
            return place
        use(self, seat).divert(self, seat, place, AT.low(pick))
        return AT.low(pick)

    def rout_all(self, seat: int, place: int) -> None:
        """LEG-47: all the enemy's legions that stand before the place are turned face down."""
        foe = self.camps[1 - seat]
        legions = foe.face_up[place]
        if self.ears is not None:
            self.tell(sentences.ROUTED_ALL, [seat, place, *[self.face[legion] for legion in legions]])
        for legion in legions:
            foe.flags -= BANNERS_ON[self.face[legion]]
        foe.routed[place] += legions
        legions.clear()

    # End of the turn

    def end_turn(self) -> None:
        """LEG-50 to LEG-55: majorities, banners, then the rows, if there are legions enough."""
        self.award_majorities(self.camps[0].face_up, self.camps[1].face_up)
        for seat in BOTH:
            if banners(self, seat) >= BANNERS_TO_WIN:
                self.winner = seat
                self.over = True
                self.note(sentences.FIVE_BANNERS, seat)
                return
        if len(self.row) + len(self.pile) < ROW:
            self.count_points()
            return
        self.refill_row()
        self.refill_heroes()
        self.begin_turn()

    def award_majorities(self, ours: list[list[Card]], theirs: list[list[Card]]) -> None:
        """LEG-50, LEG-51: the most legions face up hold a place; a tie is nobody's, unless one side holds yellow (LEG-70)."""
        majority = self.majority
        for place, legions in enumerate(ours):
            lead = len(legions) - len(theirs[place])
            if lead > 0:
                holder = 0
            elif lead < 0:
                holder = 1
            else:
                holder = majority[YELLOW] if legions else NOBODY
            if holder != majority[place]:
                majority[place] = holder
                self.tell_majority(holder, place)

    def tell_majority(self, holder: int, place: int) -> None:
        if holder == NOBODY:
            self.note(sentences.NO_MAJORITY, place)
        else:
            self.note(sentences.MAJORITY, holder, place)

    def refill_row(self) -> None:
        """LEG-54: two legions face up and one face down, which the holder of green may look at (LEG-74)."""
        row = self.row
        while len(row) < ROW - 1:
            legion = self.pile.pop()
            row.append(legion)
            self.reveal(legion)
            if self.ears is not None:
                self.note_card(sentences.ROW, NOBODY, legion)
        self.veiled = self.pile.pop()
        row.append(self.veiled)
        if self.majority[GREEN] != NOBODY:
            self.consult(self.majority[GREEN])

    def consult(self, seat: int) -> None:
        """LEG-74: the holder of green sees the face-down legion of the row, and nobody else does."""
        self.show(self.veiled, seat)
        self.note_card(sentences.SAW_ROW, seat, self.veiled, mask=1 << seat)

    def refill_heroes(self) -> None:
        """LEG-55: five heroes in the row, as long as the pile lasts."""
        while len(self.hero_row) < HERO_ROW and self.hero_pile:
            hero = self.hero_pile.pop()
            self.hero_row.append(hero)
            self.reveal(hero)
            self.note_card(sentences.HERO_ROW, NOBODY, hero)

    # End of the match

    def count_points(self) -> None:
        """LEG-61 to LEG-63: most points win; a tie goes to the lowest number in hand."""
        self.over = True
        mine = points(self, 0)
        theirs = points(self, 1)
        self.note(sentences.SCORED, 0, mine)
        self.note(sentences.SCORED, 1, theirs)
        if mine != theirs:
            self.winner = 0 if mine > theirs else 1
            return
        for camp in self.camps:
            for legion in camp.hand:
                self.reveal(legion)
        lowest = [min([self.face[legion] for legion in camp.hand]) for camp in self.camps]
        self.winner = 0 if lowest[0] < lowest[1] else 1
        self.note(sentences.LOWEST_IN_HAND, self.winner, lowest[self.winner])

    def outcome(self) -> Outcome:
        """Who won, the points of each, and whether banners, points or the lowest number decided."""
        count = [points(self, 0), points(self, 1)]
        if banners(self, self.winner) >= BANNERS_TO_WIN:
            reason = "banners"
        else:
            reason = "points" if count[0] != count[1] else "lowest"
        return Outcome([1.0, 0.0] if self.winner == 0 else [0.0, 1.0], count, reason)

    def pools(self) -> list[list[Card]]:
        return POOLS

    def view(self, seat: int, about: About = NOTHING) -> View:
        return seen(self, seat)

    def factors(self) -> list[Factor]:
        return counted(self)

    def copy(self) -> "Legions":
        twin = Legions()
        self.copy_to(twin)
        return twin


def new(seats: int, dice: Dice, options: Options, ask_all: bool) -> Legions:
    """LEG-01: two players; who is the King is drawn, unless the table has agreed on it."""
    camps = options.get("camps", "random")
    roi = dice.below(2) if camps == "random" else 0 if camps == "roi-first" else 1
    match = Legions()
    match.set_table(seats, dice, CARDS, ask_all)
    match.roi = roi
    match.turn = 0
    match.phase = SETTING_UP
    match.first = NOBODY
    match.giver = NOBODY
    match.acting = 0
    match.winner = NOBODY
    match.camps = [empty_camp(), empty_camp()]
    match.face = FACES[:]
    match.pile = LEGION_CARDS[:]
    match.row = []
    match.veiled = NO_CARD
    match.removed = []
    match.hero_pile = HERO_CARDS[:]
    match.hero_row = []
    match.reserved = NO_CARD
    match.box = STRATAGEM_CARDS[:]
    match.majority = [NOBODY, NOBODY, NOBODY, NOBODY, NOBODY]
    return match
