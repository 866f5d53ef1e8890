"""The duel: set-up, the five steps of a turn, and every change of the table, in the order of the rulebook."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from veillee.core.facts import NOTHING, About, Fact, Prompt
from veillee.core.match import NO_CARD, SPECTATOR, Card, Chosen, View
from veillee.games.keyforge.rules.ability import (
    OF_THE_RULES,
    Asking,
    Constant,
    Ctx,
    Happening,
    InForce,
    Phrase,
    Trigger,
    Word,
)
from veillee.games.keyforge.rules.board import (
    ACTS,
    CHOOSE,
    DEAL,
    DRAW,
    END,
    FORGE,
    HAND_SIZE,
    MULLIGAN_FIRST,
    MULLIGAN_SECOND,
    READY,
    Board,
)
from veillee.games.keyforge.rules.hooks import (
    ACT,
    AFTER_DESTROY,
    AFTER_DESTROY_FIGHTING,
    AFTER_DISCARD,
    AFTER_ENTER,
    AFTER_FIGHT,
    AFTER_FORGE,
    AFTER_HOUSE,
    AFTER_PLAY,
    AFTER_REAP,
    AFTER_USE,
    ALWAYS,
    BEFORE_A_FIGHT,
    CONTROL,
    DISCARD_ACT,
    DIVERT,
    DOOM,
    END_OF_TURN,
    ENTERS,
    ENTERS_READY,
    ENTERS_STUNNED,
    FIGHT,
    FORGE_STEP,
    GRANT,
    HURT,
    LEAVING,
    OMNI,
    ON_ACTION,
    ON_BEFORE_FIGHT,
    ON_DESTROYED,
    ON_FIGHT,
    ON_LEAVE,
    ON_OMNI,
    ON_PLAY,
    ON_REAP,
    PLAY,
    POWER,
    REAP,
    REAP_STEALS,
    REDIRECT,
    SPOILS,
    STEAL_FROM,
    TOLL,
    UNSTUN,
)
from veillee.games.keyforge.rules.side import Control, TurnLog
from veillee.games.keyforge.rules.terms import (
    ACTION,
    ALL_KEYS,
    ARCHIVES,
    ARTIFACT,
    ARTIFACTS,
    ASSAULT,
    BENEATH,
    CREATURE,
    DECK,
    DISCARD,
    HAND,
    HAZARDOUS,
    LINE,
    NO_HOUSE,
    PLAYED,
    POISON,
    PURGED,
    SKIRMISH,
    UPGRADE,
    UPGRADES,
)
from veillee.games.keyforge.view import seen
from veillee.games.keyforge.voice import sentences
from veillee.games.keyforge.voice.prompts import (
    ACT_ON,
    ATTACK_WHOM,
    DONE,
    END_TURN,
    FLANK,
    HOST,
    HOUSE,
    KEEP,
    KEY,
    LEFT,
    MAIN,
    MULLIGAN,
    NO,
    NUMBER,
    ORDER,
    REDRAW,
    RIGHT,
    TAKE_ARCHIVES,
    TARGET,
    UNKEY,
    USE_HOW,
    YES,
    YES_NO,
)
from veillee.games.keyforge.words.speech import Say

FIRST_HAND: Final = 7
MAX_CHAINS: Final = 24
YES_OR_NO: Final = [YES, NO]
FLANKS: Final = [LEFT, RIGHT]


class Won(Exception):
    """KF-2: a third key is forged, and nothing else happens."""


class Blow(Word):
    """KF-G7, KF-G32: the damage that assault or hazardous deals before a fight; `c.it` is who takes it."""

    def do(self, d: "Duel", c: Ctx) -> bool:
        d.hit(c.it, [c.number])
        return True

    def say(self, s: Say, form: int) -> str:
        return s("infligez les dégâts d'assaut ou de hasardeux", "deal the damage of assault or hazardous")


BLOW: Final = Blow()


class Bear(Word):
    """KF-D34: what is said of the creature that may be chosen to take the damage meant for another."""

    def say(self, s: Say, form: int) -> str:
        return s(f"{s.chosen} prend les dégâts", f"{s.chosen} takes the damage")


class Catch(Word):
    """KF-D29: what is said of the creature that may be chosen to capture the Æ that a player would get."""

    def say(self, s: Say, form: int) -> str:
        return s(f"{s.chosen} capture cet Æ", f"{s.chosen} captures this Æ")


BEAR: Final = Bear()
CATCH: Final = Catch()


def all_alike(due: list[Trigger]) -> bool:
    """KF-D37: whether it is the same thing again and again, so that no order of it differs from another."""
    word, c = due[0].word, due[0].ctx
    return all(one.word is word and word.alike(c, one.ctx) for one in due)


class Duel(Board):
    """Two Archons, three keys. Changes take sets of cards, because the rulebook says "simultaneously"."""

    def copy(self) -> "Duel":
        twin = Duel()
        self.copy_board(twin)
        return twin

    def view(self, seat: int, about: About = NOTHING) -> View:
        return seen(self, seat, about if isinstance(about, Asking) else OF_THE_RULES)

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

    # Set-up

    def deal(self) -> None:
        """KF-10, KF-11: chance names the first player, who draws seven cards; the other draws six."""
        self.active = self.dice.below(2)
        self.note(sentences.STARTED, self.active)
        for seat in (self.active, 1 - self.active):
            self.shuffle_deck(seat)
            self.refill(seat, FIRST_HAND if seat == self.active else HAND_SIZE)
        if self.mulligans:
            self.phase = MULLIGAN_FIRST
        else:
            self.begin_turn()

    def offer_mulligan(self, seat: int) -> None:
        """KF-12, KF-G42: once, for one card less."""
        if self.choose(seat, MULLIGAN, [KEEP, REDRAW], OF_THE_RULES) == REDRAW:
            hand = self.sides[seat].hand[:]
            for card in hand:
                self.put(card, DECK, seat)
            self.shuffle_deck(seat)
            self.note(sentences.REDREW, seat)
            self.draw(seat, len(hand) - 1)
        if self.phase == MULLIGAN_FIRST:
            self.phase = MULLIGAN_SECOND
        else:
            self.begin_turn()

    # The turn

    def begin_turn(self) -> None:
        self.note2(sentences.TURN, self.active, self.turn)
        self.phase = FORGE

    def forge_a_key(self) -> None:
        """KF-22, KF-24: who has enough Æ must forge a key, one a turn in this step."""
        self.phase = CHOOSE
        if not self.forbidden(FORGE_STEP, self.active, NO_CARD):
            self.forge(self.active, self.key_cost(self.active))
            self.settle()

    def choose_a_house(self) -> None:
        """KF-25, KF-26: a house for the turn, then the archives."""
        houses = self.houses_to_choose(self.active)
        if houses:
            self.house = self.ask(HOUSE, houses)
            self.note2(sentences.CHOSE_HOUSE, self.active, self.house)
            self.react(AFTER_HOUSE, NO_CARD, NO_CARD, self.active, self.house)
        if self.sides[self.active].archives and self.ask(TAKE_ARCHIVES, YES_OR_NO) == YES:
            self.note2(sentences.TOOK_ARCHIVES, self.active, len(self.sides[self.active].archives))
            self.take_archives(self.active)
        self.settle()
        self.phase = ACTS

    def one_act(self) -> None:
        """KF-28: play, discard or use one card, or end the step."""
        choice = self.ask(MAIN, self.acts())
        if choice == END_TURN:
            self.phase = READY
            return
        if self.unsettled:
            self.settle()
        act, card = ACT_ON.high(choice), Card(ACT_ON.low(choice))
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

    def ready_cards(self) -> None:
        """KF-31."""
        side = self.sides[self.active]
        for card in side.line:
            self.exhausted[card] = False
        for card in side.artifacts:
            self.exhausted[card] = False
        self.phase = DRAW

    def draw_cards(self) -> None:
        """KF-32: refill the hand to six."""
        self.refill(self.active, self.full_hand(self.active))
        self.phase = END

    def refill(self, seat: int, size: int) -> None:
        """KF-70, KF-71: chains take cards off what would be drawn, and one chain is shed."""
        side = self.sides[seat]
        missing = size - len(side.hand)
        if missing <= 0:
            return
        if side.chains:
            missing -= side.handicap()
            side.chains -= 1
            self.note2(sentences.SHED_CHAIN, seat, side.chains)
        self.draw(seat, missing)

    def end_turn(self) -> None:
        """KF-G28: what happens at the end of the turn, after the last step; then it is the other player's turn."""
        self.react(END_OF_TURN, NO_CARD, NO_CARD, self.active)
        if self.sides[self.active].aember >= self.key_cost(self.active):
            self.note(sentences.CHECK, self.active)
        self.keep_in_force([one for one in self.in_force if not one.until or one.until > self.turn])
        self.settle()
        self.before[self.active] = self.log
        self.log = TurnLog.new()
        self.absorbed = vec[i64]([0] * len(self.absorbed))
        self.house = NO_HOUSE
        self.active = 1 - self.active
        self.turn += 1
        self.wake_later()
        self.begin_turn()

    def wake_later(self) -> None:
        """What was announced for this turn comes into force."""
        if self.later:
            for one in self.later:
                if one.since <= self.turn:
                    self.put_in_force(one)
            self.later = [one for one in self.later if one.since > self.turn]

    # Playing cards

    def play(self, card: Card) -> None:
        """KF-28, KF-40: choose its place, pay, gain the bonus, and only then does the card do anything (KF-D35: at once)."""
        seat = self.active
        self.reveal(card)
        printed = self.card(card)
        kind = printed.kind
        flank = self.ask_flank(seat, card) if kind == CREATURE else 1
        host = self.ask_some(card, HOST, self.creatures(), 1, 1)[0] if kind == UPGRADE else NO_CARD
        self.pay_tolls(PLAY, card)
        self.lose(seat, printed.price)
        if self.zone[card] == HAND:
            self.log.from_hand += 1
        self.log.played.append(self.face[card])
        self.log.titles.append(printed.number)
        self.note2(sentences.PLAYED_CARD, seat, self.face[card])
        self.gain(seat, printed.aember)
        if kind == ACTION:
            self.put(card, PLAYED, seat)
        elif kind == UPGRADE:
            self.attach(card, host, seat)
            self.note2(sentences.ATTACHED, self.face[card], self.face[host])
        else:
            self.enter(card, seat, flank, True)
        if kind != ACTION:
            self.settle()
        self.react(AFTER_PLAY, card, NO_CARD, seat)
        self.play_abilities(card, kind)

    def play_abilities(self, card: Card, kind: int) -> None:
        """KF-41, KF-42: "Play:" abilities, and for an action the discard pile after them."""
        due = self.triggers(card, ON_PLAY, kind != ACTION)
        if self.hooks & AFTER_ENTER and kind in (CREATURE, ARTIFACT):
            due += self.heard(AFTER_ENTER, card, NO_CARD, self.active)
        self.resolve_all(due)
        if self.zone[card] == PLAYED:
            self.put(card, DISCARD, self.owner[card])
        self.settle()

    def put_into_play(self, card: Card, seat: int) -> None:
        """KF-G35: a card put into play without being played: no bonus, no "Play:" ability."""
        self.reveal(card)
        flank = self.ask_flank(seat, card) if self.card(card).kind == CREATURE else 1
        self.enter(card, seat, flank, False)
        self.note2(sentences.ENTERED, seat, self.face[card])
        self.settle()
        self.react(AFTER_ENTER, card, NO_CARD, seat)

    def ask_flank(self, seat: int, source: Card) -> int:
        """KF-44: a creature enters on a flank; asked when there are two."""
        return self.ask(FLANK, FLANKS, Asking(source, whose=seat)) if self.sides[seat].line else RIGHT

    def enter(self, card: Card, seat: int, flank: int, played: bool) -> None:
        """KF-4: creatures and artifacts enter play exhausted, unless something says otherwise."""
        kind = self.card(card).kind
        self.put(card, LINE if kind == CREATURE else ARTIFACTS, seat, flank == LEFT)
        self.reveal(card)
        self.exhausted[card] = True
        if seat != self.owner[card]:
            self.controls.append(Control(card, seat, NO_CARD))
        self.begin_constants(card)
        if self.hooks & ENTERS:
            self.enter_as(card, played)

    def enter_as(self, card: Card, played: bool) -> None:
        """Ready or stunned, as constants say; a limited one is used up."""
        for one in self.in_force:
            if one.hooks & ENTERS and (not one.word.limit or self.log.spent.count(one) < one.word.limit):
                how = one.word.enters(self, one.ctx, card, played)
                if how & ENTERS_READY:
                    self.exhausted[card] = False
                if how & ENTERS_STUNNED:
                    self.stunned[card] = True
                if how and one.word.limit:
                    self.log.spent.append(one)

    def attach(self, card: Card, host: Card, seat: int) -> None:
        """KF-46: an upgrade lies beneath the creature it modifies."""
        self.put(card, UPGRADES, seat)
        self.reveal(card)
        self.host[card] = host
        self.begin_constants(card)
        for word in self.card(card).powers.always:
            if word.hooks() & CONTROL:
                self.take_control(host, seat, card)

    def pay_tolls(self, act: int, card: Card) -> None:
        if self.hooks & TOLL:
            for one in self.in_force[:]:
                if one.hooks & TOLL:
                    amount = one.word.toll(self, one.ctx, act, self.active, card)
                    if amount:
                        self.pay(self.active, one.ctx.you, amount)

    def spend_permission(self, act: int, card: Card) -> None:
        """A card that is not of the active house uses up the limited permission it needs."""
        if self.house == NO_HOUSE or not self.belongs(card, self.house):
            one = self.permission(act, card)
            if one is not None and one.word.limit:
                self.log.spent.append(one)

    # Using cards

    def use_somehow(self, card: Card, source: Card) -> bool:
        """KF-63: an ability lets a card be used; the active player says how."""
        ways = self.ways_to_use(card)
        if not ways:
            return False
        self.use(card, self.ask_way(card, ways))
        return True

    def ask_way(self, card: Card, ways: list[int]) -> int:
        """How to use a card: a question only where there are several ways."""
        return ways[0] if len(ways) == 1 else self.ask(USE_HOW, ways, Asking(card))

    def use_to(self, card: Card, way: int) -> bool:
        """An ability has a card reap or fight: a stunned one removes its stun instead (KF-G60)."""
        way = UNSTUN if self.stunned[card] else way
        if not self.can_use(card, way):
            return False
        self.use(card, way)
        return True

    def use(self, card: Card, way: int) -> None:
        """KF-50, KF-G63: whatever the way, the card is exhausted first."""
        if way == FIGHT:
            self.fight(card)
            return
        self.begin_use(card, way)
        if way == UNSTUN:
            self.stunned[card] = False
            self.note(sentences.UNSTUNNED, self.face[card])
        elif way == REAP:
            self.reap(card)
        else:
            self.act(card, ON_ACTION if way == ACT else ON_OMNI, self.side[card])

    def begin_use(self, card: Card, way: int) -> None:
        self.pay_tolls(way, card)
        self.exhausted[card] = True
        if self.zone[card] == LINE and card not in self.log.used:
            self.log.creatures_used += 1
        self.log.used.append(card)
        self.log.titles.append(self.card(card).number)

    def act(self, card: Card, ability: int, seat: int) -> None:
        """KF-58, KF-51, KF-52: all its abilities of that kind are resolved."""
        self.note2(sentences.ACTED, self.active, self.face[card])
        self.resolve_all(self.triggers_for(card, ability, seat, True))
        self.react(AFTER_USE, card, NO_CARD, self.active)

    def use_as_own(self, card: Card, seat: int) -> bool:
        """An opponent's artifact is used as if it were one's own."""
        ways = [way for way in (ACT, OMNI) if self.can_use(card, way)]
        if not ways:
            return False
        way = self.ask_way(card, ways)
        self.begin_use(card, way)
        self.act(card, ON_ACTION if way == ACT else ON_OMNI, seat)
        return True

    def reap(self, card: Card) -> None:
        """KF-55: gain 1 Æ, then resolve every "Reap:" ability."""
        seat = self.side[card]
        self.note(sentences.REAPED, self.face[card])
        if self.hooks & REAP_STEALS and any(
            one.hooks & REAP_STEALS and one.word.reap_steals(self, one.ctx, seat) for one in self.in_force
        ):
            self.steal(seat, 1)
        else:
            self.gain(seat, 1)
        self.resolve_all(self.with_reactions(self.triggers(card, ON_REAP), AFTER_REAP, card, NO_CARD, seat))

    # Fighting

    def fight(self, card: Card, foes: list[Card] | None = None) -> Card:
        """KF-56: choose whom to attack, then fight. Gives the creature attacked."""
        foe = self.ask_some(card, ATTACK_WHOM, self.attackable(card) if foes is None else foes, 1, 1)[0]
        attacker, defender, aim, off, felled = self.attacker, self.defender, self.aim, self.fight_off, self.felled
        self.attacker, self.defender, self.aim, self.fight_off, self.felled = card, foe, NO_CARD, False, []
        self.begin_use(card, FIGHT)
        self.note2(sentences.FOUGHT, self.face[card], self.face[foe])
        self.resolve_fight(card, foe, self.side[card], self.side[foe])
        self.attacker, self.defender, self.aim, self.fight_off, self.felled = attacker, defender, aim, off, felled
        return foe

    def resolve_fight(self, card: Card, foe: Card, seat: int, foe_seat: int) -> None:
        """Before, damage, after. A fight called off has no effect; one whose fighter is gone stops there (KF-G7)."""
        self.before_fight(card, foe)
        if self.fight_off:
            return
        dodged = self.elusive(card, foe)
        self.log.attacked.append(foe)
        due: list[Trigger] = []
        if self.still_fighting(card, foe):
            if dodged:
                self.note(sentences.ELUDED, self.face[foe])
                self.strike_aside(card, foe)
            else:
                self.exchange_blows(card, foe)
            if self.zone[card] == LINE:
                due += self.triggers_against(card, ON_FIGHT, foe)
            self.with_reactions(due, AFTER_FIGHT, card, foe, seat)
        for one, other, whose in ((foe, card, foe_seat), (card, foe, seat)):
            if one in self.felled:
                self.log.fallen.append(whose)
                due += self.heard(AFTER_DESTROY_FIGHTING, one, other, whose)
        self.resolve_all(due)

    def before_fight(self, card: Card, foe: Card) -> None:
        """KF-G9, KF-G7, KF-G32: assault, hazardous and "Before Fight:" come before the fight, in the order wished."""
        due = self.heard(BEFORE_A_FIGHT, card, foe, self.side[card])
        due += self.triggers_against(card, ON_BEFORE_FIGHT, foe)
        due += self.keyword_blow(card, foe, ASSAULT) + self.keyword_blow(foe, card, HAZARDOUS)
        while due and not self.fight_off and self.still_fighting(card, foe):
            self.resolve_first(due)

    def keyword_blow(self, striker: Card, struck: Card, keyword: int) -> list[Trigger]:
        value = self.keyword(striker, keyword)
        if not value:
            return []
        c = Ctx(striker, self.side[striker])
        c.it = [struck]
        c.number = value
        c.about = struck
        return [Trigger(BLOW, c, True)]

    def exchange_blows(self, card: Card, foe: Card) -> None:
        """KF-56, KF-G26, KF-G46: each deals its power to the other at the same time; skirmish takes nothing back."""
        target = foe if self.aim < 0 else self.aim
        struck = [target]
        blows = [self.blow(card, target)]
        deadly = [target] if self.keyword(card, POISON) else []
        if not self.keyword(card, SKIRMISH):
            struck.append(card)
            blows.append(self.blow(foe, card))
            if self.keyword(foe, POISON):
                deadly.append(card)
        self.hit(struck, blows, True, deadly)
        self.settle()

    def strike_aside(self, card: Card, foe: Card) -> None:
        """KF-D13: a blow aimed at a third creature is dealt even when the one attacked eludes the fight."""
        if self.aim >= 0 and self.aim not in (card, foe):
            self.hit([self.aim], [self.blow(card, self.aim)], True, [self.aim] if self.keyword(card, POISON) else None)
            self.settle()

    # Damage

    def hit(
        self, cards: list[Card], amounts: list[int], armor: bool = True, deadly: list[Card] | None = None
    ) -> list[Card]:
        """KF-60: damage dealt at the same time; armour takes its share first (KF-G6). Gives those destroyed.

        `deadly` are the creatures that poison destroys if they are dealt any.
        """
        dead: list[Card] = []
        struck = [self.bearer(card, amounts[at]) for at, card in enumerate(cards)] if self.hooks & REDIRECT else cards
        for at, card in enumerate(struck):
            if self.zone[card] != LINE or amounts[at] <= 0:
                continue
            if self.forbidden(HURT, self.side[card], card):
                continue
            amount = amounts[at]
            if armor:
                taken = min(amount, self.armor_left(card))
                self.absorbed[card] += taken
                amount -= taken
            if amount > 0:
                self.damage[card] += amount
                self.note2(sentences.HURT_BY, self.face[card], amount)
                if self.damage[card] >= self.power(card) or (deadly is not None and cards[at] in deadly):
                    dead.append(card)
        return self.destroy(dead) if dead else dead

    def bearer(self, card: Card, amount: int) -> Card:
        """Who takes the damage dealt to a creature; KF-D34: between two who would, the active player decides."""
        bearers = self.bearers(card)
        if amount <= 0 or self.zone[card] != LINE or not bearers or self.forbidden(HURT, self.side[card], card):
            return card
        return self.ask_card(bearers[0], bearers, BEAR) if len(bearers) > 1 else bearers[0]

    def heal(self, card: Card, amount: int) -> int:
        """KF-G59: removes damage; gives how much."""
        healed = min(amount, self.damage[card])
        if healed > 0:
            self.damage[card] -= healed
            self.note2(sentences.HEALED, self.face[card], healed)
        return healed

    def stun(self, card: Card) -> bool:
        """KF-G60: a stunned creature cannot be stunned again."""
        if self.zone[card] != LINE or self.stunned[card]:
            return False
        self.stunned[card] = True
        self.note(sentences.STUNNED, self.face[card])
        return True

    def destroy(self, cards: list[Card]) -> list[Card]:
        """KF-G23: cards destroyed together. "Destroyed:" abilities resolve first, then those not saved leave play.

        Whoever was in play when it happened may react to it, even what was destroyed too.
        """
        doomed: list[Card] = []
        for card in cards:
            if self.in_play(card) and card not in self.dying and card not in doomed:
                doomed.append(card)
        if not doomed:
            return doomed
        self.dying += doomed
        reactions: list[Trigger] = []
        due: list[Trigger] = []
        for card in doomed:
            if self.zone[card] == LINE and self.hooks & AFTER_DESTROY:
                reactions += self.heard(AFTER_DESTROY, card, self.opposing(card), self.side[card])
            if self.has_ability(card, ON_DESTROYED):
                due += self.triggers(card, ON_DESTROYED, False)
        while due:
            self.resolve_first(due)
            due = [one for one in due if one.ctx.card in self.dying]  # what was saved was not destroyed
        fallen: list[Card] = []
        for card in doomed:
            if card in self.dying:
                fallen.append(card)
                if self.in_play(card):
                    self.note(sentences.DESTROYED, self.face[card])
                if self.opposing(card) >= 0:
                    self.felled.append(card)
        self.leave([card for card in fallen if self.in_play(card)], DISCARD)
        self.dying = [card for card in self.dying if card not in doomed]
        self.resolve_all([trigger for trigger in reactions if trigger.ctx.about in fallen])
        return fallen

    def save(self, card: Card) -> None:
        """A card that was to be destroyed stays in play instead."""
        if card in self.dying:
            self.dying.remove(card)

    def settle(self) -> None:
        """KF-60: whatever has as much damage as power, and whatever says so itself, is destroyed."""
        while self.unsettled or self.hooks & (POWER | DOOM):
            self.unsettled = False
            dead = [
                card for card in self.creatures() if self.damage[card] >= self.power(card) and card not in self.dying
            ]
            if self.hooks & DOOM:
                for one in self.in_force:
                    if one.hooks & DOOM:
                        card = one.word.dooms(self, one.ctx)
                        if card >= 0 and card not in dead and card not in self.dying:
                            dead.append(card)
            if not dead:
                return
            self.destroy(dead)

    # Abilities that are due

    def resolve(self, word: Word, c: Ctx) -> bool:
        done = word.do(self, c)
        self.settle()
        return done

    def resolve_all(self, due: list[Trigger]) -> None:
        """KF-G34: what is due at the same time is resolved one by one, in the order the active player wishes."""
        while due:
            self.resolve_first(due)

    def resolve_first(self, due: list[Trigger]) -> None:
        """Resolves one of those due and takes it off the list; those whose card has left play lapse."""
        for trigger in due[:]:
            if trigger.lapses and not self.in_play(trigger.ctx.card):
                due.remove(trigger)
        if not due:
            return
        at = 0
        if len(due) > 1 and not (self.spares_idle() and all_alike(due)):
            at = self.ask(ORDER, list(range(len(due))), Asking(NO_CARD, due=due))
        trigger = due.pop(at)
        self.resolve(trigger.word, trigger.ctx)

    def triggers(self, card: Card, ability: int, lapses: bool = True) -> list[Trigger]:
        """The boldfaced abilities of one kind of a card, due now."""
        return self.triggers_for(card, ability, self.side[card], lapses)

    def triggers_against(self, card: Card, ability: int, foe: Card) -> list[Trigger]:
        """The abilities of a fighter, which know whom it fights."""
        due = self.triggers(card, ability)
        for trigger in due:
            trigger.ctx.other = foe
        return due

    def triggers_for(self, card: Card, ability: int, seat: int, lapses: bool) -> list[Trigger]:
        """The same, for a player who uses the card as if it were theirs."""
        own = self.prints[self.face[card]].powers.bold[ability]
        due: list[Trigger] = [] if own is None else [Trigger(own, Ctx(card, seat), lapses)]
        if self.hooks & GRANT:
            for one in self.in_force:
                if one.hooks & GRANT:
                    gained = one.word.grants(self, one.ctx, card, ability)
                    if gained is not None:
                        c = Ctx(card, seat)
                        c.by = one.by if one.by >= 0 else card
                        due.append(Trigger(gained, c, lapses))
        return due

    def react(self, event: int, card: Card, other: Card, seat: int, house: int = -1) -> None:
        """Resolves the reactions to what just happened."""
        if self.hooks & event:
            self.resolve_all(self.heard(event, card, other, seat, house))

    def heard(self, event: int, card: Card, other: Card, seat: int, house: int = -1) -> list[Trigger]:
        """The reactions to what just happened."""
        if not self.hooks & event:
            return []
        happening = Happening(event, card, other, seat, house)
        return [
            self.reaction(one, happening)
            for one in self.in_force
            if one.hooks & event and one.word.hears(self, one.ctx, happening)
        ]

    def with_reactions(self, due: list[Trigger], event: int, card: Card, other: Card, seat: int) -> list[Trigger]:
        """What is due, and the reactions to that."""
        due += self.heard(event, card, other, seat)
        return due

    def reaction(self, one: InForce, happening: Happening) -> Trigger:
        c = one.ctx.fork()
        c.about = happening.card
        c.other = happening.other
        c.seat = happening.seat
        return Trigger(one.word.reaction(), c, one.by >= 0 and happening.event != AFTER_DESTROY)

    # Constants in force

    def begin_constants(self, card: Card) -> None:
        """The constants of a card, and those it gives the creature that wears it, come into force."""
        c = Ctx(card, self.side[card])
        for word in self.card(card).powers.always:
            self.put_in_force(InForce(word, c, card, 0, 0))
            for gained in word.inner():
                host = Card(self.host[card])
                self.put_in_force(InForce(gained, Ctx(host, self.side[host]), card, 0, 0))

    def put_in_force(self, one: InForce) -> None:
        self.in_force.append(one)
        self.hooks |= one.hooks
        if one.hooks & POWER:
            self.unsettled = True

    def last(self, word: Constant, c: Ctx, since: int, until: int) -> None:
        """A constant that lasts from one turn to another."""
        one = InForce(word, c.fork(), NO_CARD, since, until)
        if since > self.turn:
            self.later.append(one)
        else:
            self.put_in_force(one)

    def last_with(self, word: Constant, c: Ctx) -> None:
        """A constant that lasts until the card it comes from leaves play."""
        self.put_in_force(InForce(word, c.fork(), c.card, 0, ALWAYS))

    def keep_in_force(self, kept: list[InForce]) -> None:
        """Drops the constants that are no longer in force."""
        if len(kept) == len(self.in_force):
            return
        if self.hooks & POWER:
            self.unsettled = True
        self.in_force = kept
        hooks = 0
        for one in kept:
            hooks |= one.hooks
        self.hooks = hooks

    def end_effects(self, card: Card) -> None:
        """KF-G51: what a card did ends when it leaves play, and so does what was done to it."""
        self.keep_in_force([one for one in self.in_force if one.by != card])
        for at, one in enumerate(self.in_force):
            if one.until and card in one.ctx.it:
                c = one.ctx.fork()
                c.it.remove(card)
                self.in_force[at] = InForce(one.word, c, one.by, one.since, one.until)

    def renew_constants(self, card: Card) -> None:
        """After a change of control, what a card and its upgrades do is done for another player."""
        for changed in [card, *self.upgrades_of(card)]:
            own = [one for one in self.in_force if one.by == changed and not one.until]
            self.keep_in_force([one for one in self.in_force if one.by != changed or one.until])
            for one in own:
                c = one.ctx.fork()
                c.you = self.side[c.card]
                self.put_in_force(InForce(one.word, c, one.by, one.since, one.until))

    # Æmber and chains

    def gain(self, seat: int, amount: int) -> int:
        """KF-40: Æ goes into a player's pool, unless a creature captures it on the way."""
        if amount <= 0:
            return 0
        got = self.receive(seat, amount)
        if got:
            self.note2(sentences.GAINED, seat, got)
        return got

    def receive(self, seat: int, amount: int) -> int:
        if self.hooks & DIVERT:
            keeper = self.diverted(seat)
            if keeper >= 0:
                self.aember[keeper] += amount
                self.unsettled = True
                self.note2(sentences.CAPTURED, self.face[keeper], amount)
                return 0
        self.sides[seat].aember += amount
        return amount

    def diverted(self, seat: int) -> Card:
        keepers: list[Card] = []
        for one in self.in_force:
            if one.hooks & DIVERT:
                keeper = one.word.diverts(self, one.ctx, seat)
                if keeper >= 0:
                    keepers.append(keeper)
        return self.ask_card(keepers[0], keepers, CATCH) if len(keepers) > 1 else (keepers[0] if keepers else NO_CARD)

    def lose(self, seat: int, amount: int) -> int:
        """Æ goes from a pool to the common supply, as far as there is any."""
        lost = min(amount, self.sides[seat].aember)
        if lost > 0:
            self.sides[seat].aember -= lost
            self.note2(sentences.LOST, seat, lost)
        return max(lost, 0)

    def steal(self, seat: int, amount: int) -> int:
        """KF-G64: from the opponent's pool to one's own, as far as there is any."""
        foe = 1 - seat
        stolen = min(amount, self.sides[foe].aember)
        if stolen <= 0 or self.forbidden(STEAL_FROM, foe, NO_CARD):
            return 0
        self.sides[foe].aember -= stolen
        self.note2(sentences.STOLE, seat, stolen)
        self.receive(seat, stolen)
        return stolen

    def pay(self, seat: int, payee: int, amount: int) -> None:
        """KF-G44: from one's own pool to the opponent's."""
        self.sides[seat].aember -= amount
        self.note2(sentences.LOST, seat, amount)
        self.gain(payee, amount)

    def capture(self, card: Card, amount: int, seat: int) -> int:
        """KF-G12: from a player's pool onto a creature, as far as there is any."""
        taken = min(amount, self.sides[seat].aember)
        if taken <= 0 or self.zone[card] != LINE:
            return 0
        self.sides[seat].aember -= taken
        self.aember[card] += taken
        self.note2(sentences.CAPTURED, self.face[card], taken)
        return taken

    def place(self, card: Card, amount: int) -> None:
        """Æ from the common supply onto a card."""
        self.aember[card] += amount
        self.note2(sentences.PLACED, self.face[card], amount)

    def take_off(self, card: Card, amount: int, seat: int) -> int:
        """Æ from a card to a player's pool."""
        taken = min(amount, self.aember[card])
        self.aember[card] -= taken
        self.unsettled = True
        self.gain(seat, taken)
        return taken

    def add_chains(self, seat: int, amount: int) -> None:
        """KF-G13."""
        self.sides[seat].chains = min(self.sides[seat].chains + amount, MAX_CHAINS)
        self.note2(sentences.GOT_CHAINS, seat, amount)

    # Keys

    def forge(self, seat: int, cost: int, source: Card = NO_CARD) -> bool:
        """KF-22: a key is forged for its cost, if there is enough Æ."""
        side = self.sides[seat]
        if side.keys == ALL_KEYS or not self.spend(seat, cost, source):
            return False
        self.forge_free(seat, source)
        return True

    def spend(self, seat: int, cost: int, source: Card) -> bool:
        """Pays for a key, from the pool and from such cards as may be spent; whether it was paid."""
        side = self.sides[seat]
        purses = self.purses(seat)
        stored = 0
        for card in purses:
            stored += self.aember[card]
        if side.aember + stored < cost:
            return False
        left = cost
        taken: list[int] = []
        for card in purses:
            stored -= self.aember[card]
            needed = max(0, left - side.aember - stored)
            most = min(left, self.aember[card])
            amounts = list(range(most + 1)) if needed == 0 else [0, *range(needed, most + 1)]
            amount = self.ask(NUMBER, amounts, Asking(card))
            if amount < needed:
                return False
            taken.append(amount)
            left -= amount
        for at, card in enumerate(purses):
            self.aember[card] -= taken[at]
        side.aember -= left
        self.share_spoils(seat, cost)
        return True

    def share_spoils(self, seat: int, cost: int) -> None:
        if self.hooks & SPOILS:
            for one in self.in_force:
                if one.hooks & SPOILS:
                    heir = one.word.spoils(self, one.ctx, seat)
                    if heir >= 0:
                        self.gain(heir, cost)
                        return

    def forge_free(self, seat: int, source: Card = NO_CARD) -> None:
        """A key is turned to its forged side; the third one wins (KF-2)."""
        side = self.sides[seat]
        left = [color for color in range(3) if not side.keys >> color & 1]
        color = self.ask(KEY, left, Asking(source, whose=seat)) if len(left) > 1 else left[0]
        side.keys |= 1 << color
        if seat == self.active:
            self.log.forged |= 1 << color
        self.unsettled = True
        self.note2(sentences.FORGED, seat, color)
        if side.keys == ALL_KEYS:
            self.winner = seat
            self.over = True
            self.note(sentences.WON, seat)
            raise Won
        self.react(AFTER_FORGE, NO_CARD, NO_CARD, seat)

    def unforge(self, seat: int, keys: int, source: Card) -> bool:
        """KF-G53: one of these keys is turned back."""
        side = self.sides[seat]
        forged = [color for color in range(3) if side.keys & keys & 1 << color]
        if not forged:
            return False
        color = self.ask(UNKEY, forged, Asking(source, whose=seat)) if len(forged) > 1 else forged[0]
        side.keys &= ~(1 << color)
        self.note2(sentences.UNFORGED, seat, color)
        return True

    # Leaving play and changing sides

    def put(self, card: Card, zone: int, seat: int, bottom: bool = False) -> None:
        """Takes a card from where it lies to a seat's zone, on top or at the right, or else at the other end."""
        left = self.sides[self.side[card]].zone(self.zone[card])
        if left[-1] == card:
            left.pop()
        else:
            left.remove(card)
        self.zone[card] = zone
        self.side[card] = seat
        self.host[card] = NO_CARD
        place = self.sides[seat].zone(zone)
        if bottom:
            place.insert(0, card)
        else:
            place.append(card)

    def leave(self, cards: list[Card], zone: int, seat: int = -1, bottom: bool = False) -> list[Card]:
        """KF-G51: cards leave play together, each for its owner's zone (or that of `seat`); gives those that did."""
        due: list[Trigger] = []
        for card in cards:
            if self.has_ability(card, ON_LEAVE):
                due += self.triggers(card, ON_LEAVE)
        self.resolve_all(due)
        gone = [card for card in cards if self.in_play(card)]
        ends = [self.way_out(card, zone) for card in gone]
        freed: list[Card] = []
        for at, card in enumerate(gone):
            if self.in_play(card):
                self.strip(card, ends[at], self.owner[card] if seat < 0 else seat, bottom, freed)
        for card in freed:
            self.follow_control(card)
        return gone

    def way_out(self, card: Card, zone: int) -> int:
        """KF-D3: where a card that would leave play for a zone really goes, while all that leaves with it is still there."""
        if self.hooks & LEAVING:
            for one in self.in_force:
                if one.hooks & LEAVING:
                    zone = one.word.leaving(self, one.ctx, card, zone)
        return zone

    def strip(self, card: Card, zone: int, seat: int, bottom: bool, freed: list[Card]) -> None:
        """Takes one card out of play: its upgrades and what lies beneath it are discarded, its Æ goes back, its tokens go."""
        creature = self.zone[card] == LINE
        foe = 1 - self.side[card]
        aember = self.aember[card]
        for other in self.upgrades_of(card):
            self.strip(other, self.way_out(other, DISCARD), self.owner[other], False, freed)
        for other in self.beneath(card):
            self.discard_beneath(other)
        self.clear(card, freed)
        self.put(card, zone, seat, bottom)
        if zone != DISCARD or card not in self.dying:
            self.note3(sentences.LEFT_PLAY, self.face[card], zone, seat)
        if aember and creature:
            self.gain(foe, aember)

    def discard_beneath(self, card: Card) -> None:
        self.put(card, DISCARD, self.owner[card])
        self.reveal(card)

    def clear(self, card: Card, freed: list[Card]) -> None:
        """Nothing stays on a card that leaves play, and what it kept up ends."""
        self.exhausted[card] = False
        self.stunned[card] = False
        self.damage[card] = 0
        self.aember[card] = 0
        self.counters[card] = 0
        self.absorbed[card] = 0
        self.log.forget(card)
        if self.in_force:
            self.end_effects(card)
        if self.controls:
            freed += [control.card for control in self.controls if control.by == card]
            self.controls = [control for control in self.controls if control.by != card and control.card != card]

    def take_control(self, card: Card, seat: int, by: Card = NO_CARD) -> bool:
        """KF-G18: the card goes over to another player, for good or as long as `by` is in play."""
        if not self.in_play(card):
            return False
        self.controls.append(Control(card, seat, by))
        self.follow_control(card)
        return True

    def follow_control(self, card: Card) -> None:
        """The last change of control still in force says where a card lies; without one, it is its owner's."""
        if not self.in_play(card):
            return
        seat = self.owner[card]
        for control in self.controls:
            if control.card == card:
                seat = control.seat
        if seat == self.side[card]:
            return
        flank = self.ask_flank(seat, card) if self.zone[card] == LINE else RIGHT
        self.put(card, self.zone[card], seat, flank == LEFT)
        self.note2(sentences.TOOK_CONTROL, seat, self.face[card])
        self.renew_constants(card)

    def swap(self, one: Card, other: Card) -> bool:
        """KF-G24: two creatures of one battleline take each other's place."""
        if self.zone[one] != LINE or self.zone[other] != LINE or self.side[one] != self.side[other] or one == other:
            return False
        line = self.sides[self.side[one]].line
        at, there = line.index(one), line.index(other)
        line[at], line[there] = other, one
        return True

    # Hands, decks, discard piles, archives

    def draw(self, seat: int, number: int) -> int:
        """KF-32: the top cards of the deck, one by one; gives how many were drawn."""
        drawn = 0
        while drawn < number and self.refresh_deck(seat):
            card = self.sides[seat].deck[-1]
            self.put(card, HAND, seat)
            self.show(card, seat)
            if self.ears is not None:
                self.tell(sentences.DREW_CARD, [self.face[card]], 1 << seat)
            drawn += 1
        if drawn:
            self.note2(sentences.DREW, seat, drawn)
        return drawn

    def top_of_deck(self, seat: int) -> Card:
        """The top card of a deck, made anew if it is empty; NO_CARD: there is none."""
        return self.sides[seat].deck[-1] if self.refresh_deck(seat) else NO_CARD

    def refresh_deck(self, seat: int) -> bool:
        """KF-34: an empty deck is made anew from the discard pile; whether there is one now."""
        side = self.sides[seat]
        if not side.deck and side.discard:
            for card in side.discard[:]:
                self.put(card, DECK, seat)
            self.shuffle_deck(seat)
            self.note(sentences.RESHUFFLED, seat)
        return len(side.deck) > 0

    def shuffle_deck(self, seat: int) -> None:
        self.shuffle(self.sides[seat].deck)

    def shuffle_in(self, cards: list[Card]) -> list[Card]:
        """Shuffles cards into their owners' decks."""
        moved = self.send(cards, DECK)
        for seat in range(2):
            if any(self.owner[card] == seat for card in moved):
                self.shuffle_deck(seat)
        return moved

    def send(self, cards: list[Card], zone: int, seat: int = -1, bottom: bool = False) -> list[Card]:
        """Sends cards from wherever they lie to their owners' zone (or that of `seat`); gives those that moved."""
        played = [card for card in cards if self.in_play(card)]
        moved = self.leave(played, zone, seat, bottom) if played else []
        for card in cards:
            if card not in played and self.zone[card] != PURGED:
                if self.abducted(card):
                    self.put(card, HAND, self.owner[card])
                else:
                    if self.zone[card] == HAND:
                        self.lose_track(card)
                    self.put(card, zone, self.owner[card] if seat < 0 else seat, bottom)
                moved.append(card)
        for card in moved:
            self.now_known(card)
        return moved

    def lose_track(self, card: Card) -> None:
        """A card leaves a hand without being shown: who knew some of that hand cannot tell which of them is gone."""
        seat = self.side[card]
        hand = self.sides[seat].hand
        if len(hand) > 1 and card not in self.displayed:
            for one in hand:
                self.known[one] &= 1 << seat

    def now_known(self, card: Card) -> None:
        """Who sees a card where it now lies: all on the table, its keeper in a hand or archives."""
        zone = self.zone[card]
        if zone == DISCARD:
            self.reveal(card)
        elif zone in (HAND, ARCHIVES):
            self.show(card, self.side[card])

    def discard(self, cards: list[Card]) -> list[Card]:
        """KF-49, KF-G21: cards from a hand, a deck or archives go to the top of their owners' discard piles."""
        due: list[Trigger] = []
        for card in cards:
            from_hand = self.zone[card] == HAND
            self.put(card, HAND if self.abducted(card) else DISCARD, self.owner[card])
            self.reveal(card)
            self.note2(sentences.DISCARDED, self.owner[card], self.face[card])
            if from_hand:
                if self.owner[card] == self.active:
                    self.log.discarded.append(self.face[card])
                due += self.heard(AFTER_DISCARD, card, NO_CARD, self.owner[card])
        self.resolve_all(due)
        return cards

    def discard_random(self, seat: int) -> Card:
        """A card of a hand that chance names; NO_CARD: the hand is empty."""
        hand = self.sides[seat].hand
        if not hand:
            return NO_CARD
        card = hand[self.dice.below(len(hand))]
        self.discard([card])
        return card

    def archive(self, cards: list[Card], seat: int = -1) -> list[Card]:
        """KF-G5, KF-D33: cards go to their owners' archives (or those of `seat`), face down."""
        told = [card for card in cards if self.in_play(card)]
        moved = self.send(cards, ARCHIVES, seat)
        for card in moved:
            if card in told:
                continue
            if self.knows(SPECTATOR, card):
                self.note2(sentences.ARCHIVED, self.side[card], self.face[card])
            else:
                self.note(sentences.ARCHIVED_UNSEEN, self.side[card])
        return moved

    def take_archives(self, seat: int) -> None:
        """KF-26: all of them; a card that belongs to the other player goes to its owner's hand instead."""
        for card in self.sides[seat].archives[:]:
            self.put(card, HAND, self.owner[card])
            self.show(card, self.owner[card])

    def purge(self, cards: list[Card]) -> list[Card]:
        """KF-G50: out of the game; everyone sees which cards."""
        told = [card for card in cards if self.in_play(card)]
        for card in cards:
            self.reveal(card)
        self.displayed += cards
        moved = self.send(cards, PURGED)
        for card in moved:
            if card not in told:
                self.note2(sentences.PURGED_CARD, self.owner[card], self.face[card])
        return moved

    def purge_with(self, cards: list[Card], by: Card) -> list[Card]:
        """Purges cards that another card remembers."""
        moved = self.purge(cards)
        for card in moved:
            self.host[card] = by
        return moved

    def put_beneath(self, card: Card, host: Card) -> None:
        """A card of a hand goes face down beneath another."""
        self.lose_track(card)
        self.put(card, BENEATH, self.side[card])
        self.host[card] = host
        self.note2(sentences.HID, self.side[card], self.face[host])

    # Who sees what

    def reveal_cards(self, cards: list[Card]) -> None:
        for card in cards:
            self.reveal(card)
            self.displayed.append(card)
            self.note2(sentences.REVEALED, self.owner[card], self.face[card])

    def search_deck(self, seat: int) -> None:
        """KF-G14: who searches a deck sees all of it; it is shuffled afterwards."""
        self.note(sentences.SEARCHED, seat)
        for card in self.sides[seat].deck:
            self.show(card, seat)

    def look_at_hand(self, seat: int) -> None:
        """A player sees the opponent's hand."""
        self.note(sentences.LOOKED, seat)
        hand = self.sides[1 - seat].hand
        for card in hand:
            self.show(card, seat)
        if self.ears is not None and hand:
            self.tell(sentences.SAW, [self.face[card] for card in hand], 1 << seat)

    # Asking: the active player answers everything (KF-21)

    def ask(self, prompt: Prompt, options: list[Chosen], about: Asking = OF_THE_RULES) -> Chosen:
        return self.choose(self.active, prompt, options, about)

    def ask_yes(self, source: Card, doing: Word | None = None) -> bool:
        return self.ask(YES_NO, YES_OR_NO, Asking(source, doing)) == YES

    def ask_number(self, source: Card, low: int, high: int) -> int:
        return self.ask(NUMBER, list(range(low, high + 1)), Asking(source))

    def ask_some(
        self,
        source: Card,
        prompt: Prompt,
        options: list[Card],
        least: int,
        most: int,
        *,
        ordered: bool = False,
        secret: bool = False,
        doing: Word | None = None,
        wanted: Phrase | None = None,
        nth: int = 0,
        rounds: int = 0,
    ) -> list[Card]:
        """Picks several things one at a time, until enough or done; never asked when there is nothing to pick.

        Where all must be picked, simulations are asked only if their order matters. Where the other player may not know
        what there was to pick (`secret`), a player is asked all the same.
        """
        if not (secret and self.veiled and self.ask_all):
            most = min(most, len(options))
        least = min(least, most, len(options))
        forced = least == len(options) and (least < 2 or not ordered)
        if most == 0 or (forced and not self.ask_all):
            return options[:least]
        rest = options[:]
        picked: list[Card] = []
        while len(picked) < most:
            about = Asking(source, doing, wanted, picked, least, most, nth=nth, rounds=rounds)
            choice = self.ask(prompt, rest if len(picked) < least else [*rest, Card(DONE)], about)
            if choice == DONE:
                break
            rest.remove(choice)
            picked = [*picked, choice]
        return picked

    def ask_card(self, source: Card, options: list[Card], doing: Word | None = None) -> Card:
        """One card that must be chosen, or NO_CARD when there is none."""
        picked = self.ask_some(source, TARGET, options, 1, 1, doing=doing)
        return picked[0] if picked else NO_CARD

    # Telling, without making a list that nobody hears

    def note(self, fact: Fact, one: int) -> None:
        if self.ears is not None:
            self.tell(fact, [one])

    def note2(self, fact: Fact, one: int, two: int) -> None:
        if self.ears is not None:
            self.tell(fact, [one, two])

    def note3(self, fact: Fact, one: int, two: int, three: int) -> None:
        if self.ears is not None:
            self.tell(fact, [one, two, three])
