"""The duel: set-up and the five steps of a turn, in the order of the rulebook."""

from typing import Final

from veillee.core.match import Outcome, Prompt, View
from veillee.core.text import Text
from veillee.games.keyforge.acts import WAYS, Acts
from veillee.games.keyforge.board import HAND_SIZE
from veillee.games.keyforge.factors import counted
from veillee.games.keyforge.hooks import (
    AFTER_HOUSE,
    ALLOW,
    CHOOSE_HOUSE,
    DISCARD_ACT,
    END_OF_TURN,
    FORGE_STEP,
    MUST_CHOOSE,
    OMNI,
    ON_OMNI,
    PLAY,
    REFILL,
    UNSTUN,
)
from veillee.games.keyforge.names import DECK, NO_HOUSE
from veillee.games.keyforge.prompts import (
    ACT_STEP,
    CHECK,
    CHOSE_HOUSE,
    END_TURN,
    HOUSE,
    KEEP,
    MAIN,
    MULLIGAN,
    NO,
    REDRAW,
    REDREW,
    SHED_CHAIN,
    STARTED,
    TAKE_ARCHIVES,
    TOOK_ARCHIVES,
    TURN,
    YES,
)
from veillee.games.keyforge.sides import Turn
from veillee.games.keyforge.treasury import Won
from veillee.games.keyforge.view import seen
from veillee.games.keyforge.word import Ctx, Word

DEAL: Final = 0
MULLIGAN_FIRST: Final = 1
MULLIGAN_SECOND: Final = 2
FORGE: Final = 3
CHOOSE: Final = 4
ACTS: Final = 5
READY: Final = 6
DRAW: Final = 7
END: Final = 8
PHASES: Final = ["setup", "mulligan", "mulligan", "key", "house", "main", "ready", "draw", "end"]

FIRST_HAND: Final = 7
CARDS_BY_NAME: Final = frozenset(["target", "host", "fight"])
"""The prompts whose options are cards."""


class Duel(Acts):
    """Two Archons, three keys."""

    def copy(self) -> "Duel":
        twin = Duel()
        self.copy_board(twin)
        return twin

    def view(self, seat: int) -> View:
        return seen(self, seat, PHASES[self.phase])

    def factors(self) -> list[tuple[str, Text, int]]:
        return counted(self)

    def step(self) -> None:
        if self.displayed:
            self.displayed = []
        try:
            self.run_phase()
        except Won:
            return

    def run_phase(self) -> None:
        phase = self.phase
        if phase == ACTS:
            self.one_act()
        elif phase == DEAL:
            self.deal()
        elif phase in (MULLIGAN_FIRST, MULLIGAN_SECOND):
            self.offer_mulligan(self.active if phase == MULLIGAN_FIRST else 1 - self.active)
        elif phase == FORGE:
            self.forge_a_key()
        elif phase == CHOOSE:
            self.choose_a_house()
        elif phase == READY:
            self.ready_cards()
        elif phase == DRAW:
            self.draw_cards()
        else:
            self.end_turn()

    def resolve(self, word: Word, c: Ctx) -> bool:
        done = word.do(self, c)
        self.settle()
        return done

    def outcome(self) -> Outcome:
        shares = [0.5, 0.5] if self.winner < 0 else [1.0 - self.winner, float(self.winner)]
        return Outcome(shares, [side.forged() for side in self.sides], "keys")

    # Set-up

    def deal(self) -> None:
        """KF-10, KF-11: chance names the first player, who draws seven cards; the other draws six."""
        self.active = self.dice.below(2)
        self.note(STARTED, self.active)
        for seat in (self.active, 1 - self.active):
            self.shuffle_deck(seat)
            self.refill(seat, FIRST_HAND if seat == self.active else HAND_SIZE)
        if self.mulligans:
            self.phase = MULLIGAN_FIRST
        else:
            self.begin_turn()

    def offer_mulligan(self, seat: int) -> None:
        """KF-12, KF-G42: once, for one card less."""
        if self.ask_seat(seat, -1, MULLIGAN, [KEEP, REDRAW]) == REDRAW:
            hand = self.sides[seat].hand[:]
            for card in hand:
                self.put(card, DECK, seat)
            self.shuffle_deck(seat)
            self.note(REDREW, seat)
            self.draw(seat, len(hand) - 1)
        if self.phase == MULLIGAN_FIRST:
            self.phase = MULLIGAN_SECOND
        else:
            self.begin_turn()

    # The turn

    def begin_turn(self) -> None:
        self.note2(TURN, self.active, self.turn)
        self.phase = FORGE

    def forge_a_key(self) -> None:
        """KF-22, KF-24: who has enough Æ must forge a key, one a turn in this step."""
        self.phase = CHOOSE
        if not self.forbidden(FORGE_STEP, self.active, -1):
            self.forge(self.active, self.key_cost(self.active))
            self.settle()

    def choose_a_house(self) -> None:
        """KF-25, KF-26: a house for the turn, then the archives."""
        houses = self.houses_to_choose(self.active)
        if houses:
            self.house = self.ask(-1, HOUSE, houses)
            self.note2(CHOSE_HOUSE, self.active, self.house)
            self.react(AFTER_HOUSE, -1, -1, self.active, self.house)
        if self.sides[self.active].archives and self.ask(-1, TAKE_ARCHIVES, [YES, NO]) == YES:
            self.note2(TOOK_ARCHIVES, self.active, len(self.sides[self.active].archives))
            self.take_archives(self.active)
        self.settle()
        self.phase = ACTS

    def houses_to_choose(self, seat: int) -> list[int]:
        """KF-G15: the three of the deck and those of foreign cards controlled; what must be and cannot be is heeded."""
        side = self.sides[seat]
        houses = side.houses[:]
        for card in side.line + side.artifacts + side.upgrades:
            if not any(self.belongs(card, house) for house in side.houses):
                houses += [house for house in self.houses_of(card) if house not in houses]
        if self.hooks & MUST_CHOOSE:
            musts = [
                live.word.must_choose(self, live.ctx, seat) for live in self.lives if live.word.hooks & MUST_CHOOSE
            ]
            houses = [house for house in houses if house in musts] or houses
        return [house for house in houses if not self.forbidden(CHOOSE_HOUSE, seat, house)]

    def one_act(self) -> None:
        """KF-28: play, discard or use one card, or end the step."""
        choice = self.ask(-1, MAIN, self.acts())
        if choice == END_TURN:
            self.phase = READY
            return
        if self.unsettled:
            self.settle()
        act, card = choice // ACT_STEP, choice % ACT_STEP
        if act == PLAY:
            self.spend_permission(PLAY, card)
            self.play(card)
        elif act == DISCARD_ACT:
            self.log.from_hand += 1
            self.discard([card])
        elif self.can_use(card, act):
            if act != OMNI:
                self.spend_permission(act, card)
            self.use(card, act)
        self.settle()

    def acts(self) -> list[int]:
        """Everything the active player may do now; ending the step comes last."""
        side = self.sides[self.active]
        acts: list[int] = []
        if self.turn > 1 or self.log.from_hand < 1:
            for card in side.hand:
                own = self.house != NO_HOUSE and self.belongs(card, self.house)
                if (own or self.permission(PLAY, card) is not None) and self.playable(card):
                    acts.append(PLAY * ACT_STEP + card)
                if own:
                    acts.append(DISCARD_ACT * ACT_STEP + card)
        for card in side.line:
            acts += self.uses(card)
        for card in side.artifacts:
            acts += self.uses(card)
        acts.append(END_TURN)
        return acts

    def uses(self, card: int) -> list[int]:
        """The ways the active player may use a card now."""
        if self.exhausted[card]:
            return []
        own = self.house != NO_HOUSE and self.belongs(card, self.house)
        if not own and not self.hooks & ALLOW and not self.has_ability(card, ON_OMNI):
            return []
        return [way * ACT_STEP + card for way in WAYS if self.can_use(card, way) and (own or self.may_use(card, way))]

    def may_use(self, card: int, way: int) -> bool:
        """KF-30, KF-52: a card of another house needs a permission, or "Omni:"."""
        if way == OMNI or self.permission(way, card) is not None:
            return True
        return way == UNSTUN and self.has_ability(card, ON_OMNI)

    def ready_cards(self) -> None:
        """KF-31."""
        side = self.sides[self.active]
        for card in side.line + side.artifacts:
            self.exhausted[card] = False
        self.phase = DRAW

    def draw_cards(self) -> None:
        """KF-32: refill the hand to six."""
        self.refill(self.active, self.full_hand(self.active))
        self.phase = END

    def full_hand(self, seat: int) -> int:
        """How many cards a hand is refilled to."""
        size = HAND_SIZE
        if self.hooks & REFILL:
            for live in self.lives:
                if live.word.hooks & REFILL:
                    size += live.word.refill(self, live.ctx, seat)
        return size

    def refill(self, seat: int, size: int) -> None:
        """KF-70, KF-71: chains take cards off what would be drawn, and one chain is shed."""
        side = self.sides[seat]
        missing = size - len(side.hand)
        if missing <= 0:
            return
        if side.chains:
            missing -= side.handicap()
            side.chains -= 1
            self.note2(SHED_CHAIN, seat, side.chains)
        self.draw(seat, missing)

    def to_draw(self, seat: int) -> int:
        """How many cards a seat would draw if its turn ended now."""
        side = self.sides[seat]
        return max(0, self.full_hand(seat) - len(side.hand) - side.handicap())

    def end_turn(self) -> None:
        """KF-G28: what happens at the end of the turn, after the last step; then it is the other player's turn."""
        self.react(END_OF_TURN, -1, -1, self.active)
        if self.sides[self.active].aember >= self.key_cost(self.active):
            self.note(CHECK, self.active)
        self.keep_lives([live for live in self.lives if not live.until or live.until > self.turn])
        self.settle()
        self.before[self.active] = self.log
        self.log = Turn.new()
        self.absorbed = [0] * len(self.absorbed)
        self.house = NO_HOUSE
        self.active = 1 - self.active
        self.turn += 1
        self.wake_lives()
        self.begin_turn()

    def wake_lives(self) -> None:
        """What was announced for this turn comes into force."""
        if self.later:
            for live in self.later:
                if live.since <= self.turn:
                    self.add_live(live)
            self.later = [live for live in self.later if live.since > self.turn]

    # Searching

    def edge(self, prompt: Prompt, option: int) -> int:
        """A card out of play is named by its face, one in play by itself."""
        if option < 0:
            return option
        if prompt is MAIN:
            return option // ACT_STEP * ACT_STEP * ACT_STEP + self.name_of(option % ACT_STEP)
        return self.name_of(option) if prompt.key in CARDS_BY_NAME else option

    def name_of(self, card: int) -> int:
        return card if self.in_play(card) else ACT_STEP + self.face[card]


def next_turn_of(d: Acts, seat: int) -> int:
    """The number of a seat's next turn."""
    return d.turn + (2 if d.active == seat else 1)
