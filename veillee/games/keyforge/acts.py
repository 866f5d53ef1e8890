"""What a player does with a card: play it, discard it, reap, fight, use its action; each as the rulebook tells it."""

from typing import Final

from veillee.games.keyforge.harm import Harm
from veillee.games.keyforge.hooks import (
    ACT,
    AFTER_DESTROY_FIGHTING,
    AFTER_ENTER,
    AFTER_FIGHT,
    AFTER_PLAY,
    AFTER_REAP,
    AFTER_USE,
    BEFORE_A_FIGHT,
    FIGHT,
    OMNI,
    ON_ACTION,
    ON_BEFORE_FIGHT,
    ON_FIGHT,
    ON_OMNI,
    ON_PLAY,
    ON_REAP,
    PLAY,
    REAP,
    REAP_STEALS,
    SPARE,
    STRIKE,
    TOLL,
    UNSTUN,
)
from veillee.games.keyforge.names import (
    ACTION,
    ARTIFACT,
    ASSAULT,
    CREATURE,
    DISCARD,
    HAND,
    HAZARDOUS,
    LINE,
    NO_HOUSE,
    PLAYED,
    POISON,
    SKIRMISH,
    TAUNT,
    UPGRADE,
)
from veillee.games.keyforge.prompts import (
    ACTED,
    ATTACHED,
    ATTACK_WHOM,
    ELUDED,
    ENTERED,
    FOUGHT,
    HOST,
    PLAYED_CARD,
    REAPED,
    UNSTUNNED,
    USE_HOW,
)
from veillee.games.keyforge.speech import Say
from veillee.games.keyforge.word import Ctx, Trigger, Word

RULE_OF_SIX: Final = 6
WAYS: Final = [REAP, FIGHT, ACT, OMNI, UNSTUN]
"""The ways to use a card, in the order they are offered."""


class Blow(Word):
    """KF-G7, KF-G32: the damage that assault or hazardous deals before a fight; `c.it` is who takes it."""

    def do(self, d: "Acts", c: Ctx) -> bool:
        d.hit(c.it, [c.number])
        return True

    def say(self, s: Say, form: int) -> str:
        return s("infligez les dégâts d'assaut ou de hasardeux", "deal the damage of assault or hazardous")


BLOW: Final = Blow()


class Acts(Harm):
    """The acts of the third step, and those that abilities call for."""

    # Playing

    def six_times(self, card: int) -> bool:
        """KF-66: cards of one name are played and used at most six times a turn."""
        titles = self.log.titles
        return len(titles) >= RULE_OF_SIX and titles.count(self.card(card).number) >= RULE_OF_SIX

    def playable(self, card: int) -> bool:
        """Whether the active player can play a card, wherever it lies, its house aside."""
        seat = self.active
        printed = self.card(card)
        if self.forbidden(PLAY, seat, card) or self.six_times(card):
            return False
        if printed.needs is not None and not printed.needs.holds(self, Ctx(card, seat)):
            return False
        if printed.kind == UPGRADE and not self.sides[0].line and not self.sides[1].line:
            return False
        return self.sides[seat].aember >= printed.price + self.toll(PLAY, seat, card)

    def play(self, card: int) -> None:
        """KF-28, KF-40: choose its place, pay, gain the bonus, and only then does the card do anything."""
        seat = self.active
        self.reveal(card)
        printed = self.card(card)
        kind = printed.kind
        flank = self.ask_flank(seat, card) if kind == CREATURE else 1
        host = self.ask_some(card, HOST, self.creatures(), 1, 1)[0] if kind == UPGRADE else -1
        self.pay_tolls(PLAY, card)
        self.lose(seat, printed.price)
        if self.zone[card] == HAND:
            self.log.from_hand += 1
        self.log.played.append(self.face[card])
        self.log.titles.append(printed.number)
        self.note2(PLAYED_CARD, seat, self.face[card])
        self.gain(seat, printed.aember)
        if kind == ACTION:
            self.put(card, PLAYED, seat)
        elif kind == UPGRADE:
            self.attach(card, host, seat)
            self.note2(ATTACHED, self.face[card], self.face[host])
        else:
            self.enter(card, seat, flank)
        self.react(AFTER_PLAY, card, -1, seat)
        self.play_abilities(card, kind)

    def play_abilities(self, card: int, kind: int) -> None:
        """KF-41, KF-42: "Play:" abilities, and for an action the discard pile after them."""
        due = self.triggers(card, ON_PLAY, kind != ACTION)
        if self.hooks & AFTER_ENTER and kind in (CREATURE, ARTIFACT):
            due += self.heard(AFTER_ENTER, card, -1, self.active)
        self.resolve_all(due)
        if self.zone[card] == PLAYED:
            self.put(card, DISCARD, self.owner[card])
        self.settle()

    def put_into_play(self, card: int, seat: int) -> None:
        """KF-G35: a card put into play without being played: no bonus, no "Play:" ability."""
        self.reveal(card)
        flank = self.ask_flank(seat, card) if self.card(card).kind == CREATURE else 1
        self.enter(card, seat, flank)
        self.note2(ENTERED, seat, self.face[card])
        self.react(AFTER_ENTER, card, -1, seat)

    def pay_tolls(self, act: int, card: int) -> None:
        if self.hooks & TOLL:
            for live in self.lives[:]:
                if live.word.hooks & TOLL:
                    amount = live.word.toll(self, live.ctx, act, self.active, card)
                    if amount:
                        self.pay(self.active, live.ctx.you, amount)

    def spend_permission(self, act: int, card: int) -> None:
        """A card that is not of the active house uses up the limited permission it needs."""
        if self.house == NO_HOUSE or not self.belongs(card, self.house):
            live = self.permission(act, card)
            if live is not None and live.word.limit:
                self.log.spent.append(live)

    # Using

    def can_use(self, card: int, way: int) -> bool:
        """KF-64: whether a card could be used that way, its house aside: it is ready, able, and not forbidden."""
        if self.exhausted[card] or self.stunned[card] != (way == UNSTUN):
            return False
        if way in (ACT, OMNI):
            if not self.has_ability(card, ON_ACTION if way == ACT else ON_OMNI):
                return False
        elif self.zone[card] != LINE or (way == FIGHT and not self.has_prey(card)):
            return False
        seat = self.active
        if self.six_times(card) or self.forbidden(way, seat, card):
            return False
        return self.sides[seat].aember >= self.toll(way, seat, card)

    def ways_to_use(self, card: int) -> list[int]:
        return [way for way in WAYS if self.can_use(card, way)]

    def use_somehow(self, card: int, source: int) -> bool:
        """KF-63: an ability lets a card be used; the active player says how."""
        ways = self.ways_to_use(card)
        if not ways:
            return False
        self.use(card, self.ask_way(card, ways))
        return True

    def ask_way(self, card: int, ways: list[int]) -> int:
        """How to use a card: a question only where there are several ways."""
        return ways[0] if len(ways) == 1 else self.ask(card, USE_HOW, ways)

    def use_to(self, card: int, way: int) -> bool:
        """An ability has a card reap or fight: a stunned one removes its stun instead (KF-G60)."""
        way = UNSTUN if self.stunned[card] else way
        if not self.can_use(card, way):
            return False
        self.use(card, way)
        return True

    def use(self, card: int, way: int) -> None:
        """KF-50, KF-G63: whatever the way, the card is exhausted first."""
        if way == FIGHT:
            self.fight(card)
            return
        self.begin_use(card, way)
        if way == UNSTUN:
            self.stunned[card] = False
            self.note(UNSTUNNED, self.face[card])
        elif way == REAP:
            self.reap(card)
        else:
            self.act(card, ON_ACTION if way == ACT else ON_OMNI, self.side[card])

    def begin_use(self, card: int, way: int) -> None:
        self.pay_tolls(way, card)
        self.exhausted[card] = True
        if self.zone[card] == LINE and card not in self.log.used:
            self.log.creatures_used += 1
        self.log.used.append(card)
        self.log.titles.append(self.card(card).number)

    def act(self, card: int, ability: int, seat: int) -> None:
        """KF-58, KF-51, KF-52: all its abilities of that kind are resolved."""
        self.note2(ACTED, self.active, self.face[card])
        self.resolve_all(self.triggers_for(card, ability, seat, True))
        self.react(AFTER_USE, card, -1, self.active)

    def use_as_own(self, card: int, seat: int) -> bool:
        """An opponent's artifact is used as if it were one's own."""
        ways = [way for way in (ACT, OMNI) if self.can_use(card, way)]
        if not ways:
            return False
        way = self.ask_way(card, ways)
        self.begin_use(card, way)
        self.act(card, ON_ACTION if way == ACT else ON_OMNI, seat)
        return True

    def reap(self, card: int) -> None:
        """KF-55: gain 1 Æ, then resolve every "Reap:" ability."""
        seat = self.side[card]
        self.note(REAPED, self.face[card])
        if self.hooks & REAP_STEALS and any(
            live.word.hooks & REAP_STEALS and live.word.reap_steals(self, live.ctx, seat) for live in self.lives
        ):
            self.steal(seat, 1)
        else:
            self.gain(seat, 1)
        self.resolve_all(self.with_reactions(self.triggers(card, ON_REAP), AFTER_REAP, card, -1, seat))

    def with_reactions(self, due: list[Trigger], event: int, card: int, other: int, seat: int) -> list[Trigger]:
        """What is due, and the reactions to that."""
        due += self.heard(event, card, other, seat)
        return due

    # Fighting

    def has_prey(self, card: int) -> bool:
        """KF-57: whether there is anyone to attack; taunt always leaves those who have it."""
        foes = self.sides[1 - self.side[card]].line
        return len(foes) > 0 and (not self.hooks & SPARE or len(self.attackable(card)) > 0)

    def attackable(self, card: int) -> list[int]:
        """KF-57, KF-G49: the enemy creatures that a creature may attack."""
        foes = self.sides[1 - self.side[card]].line
        if not foes:
            return []
        ignores_taunt = self.ignores(card, TAUNT)
        return [foe for foe in foes if (ignores_taunt or not self.protected(foe)) and not self.spared(card, foe)]

    def fight(self, card: int, foes: list[int] | None = None) -> int:
        """KF-56: choose whom to attack, then fight. Gives the creature attacked."""
        foe = self.ask_some(card, ATTACK_WHOM, self.attackable(card) if foes is None else foes, 1, 1)[0]
        attacker, defender, aim, off, felled = self.attacker, self.defender, self.aim, self.fight_off, self.felled
        self.attacker, self.defender, self.aim, self.fight_off, self.felled = card, foe, -1, False, []
        self.begin_use(card, FIGHT)
        self.note2(FOUGHT, self.face[card], self.face[foe])
        self.resolve_fight(card, foe, self.side[card], self.side[foe])
        self.attacker, self.defender, self.aim, self.fight_off, self.felled = attacker, defender, aim, off, felled
        return foe

    def resolve_fight(self, card: int, foe: int, seat: int, foe_seat: int) -> None:
        """Before, damage, after. A fight called off has no effect; one whose fighter is gone stops there (KF-G7)."""
        self.before_fight(card, foe)
        if self.fight_off:
            return
        dodged = self.elusive(card, foe)
        self.log.attacked.append(foe)
        due: list[Trigger] = []
        if self.still_fighting(card, foe):
            if dodged:
                self.note(ELUDED, self.face[foe])
                self.strike_aside(card)
            else:
                self.exchange_blows(card, foe)
            if self.zone[card] == LINE:
                due += self.triggers_against(card, ON_FIGHT, foe)
            self.with_reactions(due, AFTER_FIGHT, card, foe, seat)
        if self.hooks & AFTER_DESTROY_FIGHTING:
            if foe in self.felled:
                due += self.heard(AFTER_DESTROY_FIGHTING, foe, card, foe_seat)
            if card in self.felled:
                due += self.heard(AFTER_DESTROY_FIGHTING, card, foe, seat)
        self.resolve_all(due)

    def triggers_against(self, card: int, ability: int, foe: int) -> list[Trigger]:
        """The abilities of a fighter, which know whom it fights."""
        due = self.triggers(card, ability)
        for trigger in due:
            trigger.ctx.other = foe
        return due

    def still_fighting(self, card: int, foe: int) -> bool:
        return self.zone[card] == LINE and self.zone[foe] == LINE and self.side[card] != self.side[foe]

    def before_fight(self, card: int, foe: int) -> None:
        """KF-G9, KF-G7, KF-G32: assault, hazardous and "Before Fight:" come before the fight, in the order wished."""
        due = self.heard(BEFORE_A_FIGHT, card, foe, self.side[card])
        due += self.triggers_against(card, ON_BEFORE_FIGHT, foe)
        due += self.keyword_blow(card, foe, ASSAULT) + self.keyword_blow(foe, card, HAZARDOUS)
        while due and not self.fight_off and self.still_fighting(card, foe):
            self.resolve_first(due)

    def keyword_blow(self, striker: int, struck: int, keyword: int) -> list[Trigger]:
        value = self.keyword(striker, keyword)
        if not value:
            return []
        c = Ctx(striker, self.side[striker])
        c.it = [struck]
        c.number = value
        c.about = struck
        return [Trigger(BLOW, c, True)]

    def strike_aside(self, card: int) -> None:
        """A blow aimed at a third creature is dealt even when the one attacked eludes the fight."""
        if self.aim >= 0:
            self.hit([self.aim], [self.blow(card, self.aim)])
            self.settle()

    def exchange_blows(self, card: int, foe: int) -> None:
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

    def blow(self, striker: int, struck: int) -> int:
        """The damage a creature deals by its power in a fight."""
        amount = self.power(striker)
        if self.hooks & STRIKE:
            for live in self.lives:
                if live.word.hooks & STRIKE:
                    amount = live.word.strike(self, live.ctx, striker, struck, amount)
        return amount
