"""The table of a duel: where every card lies, what is on it, and everything that can be read from that."""

from typing import Final

from veillee.core.match import Fact, Match, Prompt
from veillee.core.text import Text
from veillee.games.keyforge.hooks import (
    ALL_HOUSES,
    ALLOW,
    ARMOR,
    BELONGS,
    COST,
    FLANKS,
    FORBID,
    GRANT,
    IGNORE,
    KEYWORD,
    POWER,
    SPARE,
    TOLL,
    UNCHANGED,
)
from veillee.games.keyforge.names import ARTIFACTS, DECK, ELUSIVE, LINE, NO_HOUSE, TAUNT, UPGRADES
from veillee.games.keyforge.prompts import DONE, NO, NUMBER, TARGET, YES, YES_NO
from veillee.games.keyforge.sides import Control, Side, Turn
from veillee.games.keyforge.word import Card, Live, Phrase, Trigger, Word

KEY_COST: Final = 6
HAND_SIZE: Final = 6


class Board(Match):
    """A duel's table, and what can be read from it: nothing here changes a card's place."""

    prints: list[Card]
    """What each face means."""
    archons: list[Text]
    """The names on the identity cards."""
    owner: list[int]
    side: list[int]
    """Who controls each card; out of play, in whose zone it lies."""
    zone: list[int]
    host: list[int]
    """The card an upgrade is attached to, or the one a card lies beneath; -1: none."""
    exhausted: list[bool]
    stunned: list[bool]
    damage: list[int]
    aember: list[int]
    counters: list[int]
    absorbed: list[int]
    """The damage each creature's armour has taken this turn."""
    sides: list[Side]
    active: int
    turn: int
    """The number of the turn, from 1."""
    house: int
    phase: int
    log: Turn
    before: list[Turn]
    """The last finished turn of each seat."""
    lives: list[Live]
    """The constants in force."""
    later: list[Live]
    """Those whose time has not come."""
    hooks: int
    """All that the constants in force touch."""
    controls: list[Control]
    dying: list[int]
    """The cards marked for destruction that have not left play."""
    unsettled: bool
    """Whether something may have lost the power that kept it alive."""
    attacker: int
    defender: int
    """The creatures that are fighting; -1: none."""
    aim: int
    """The creature that takes the attacker's blow instead of the defender; -1: none."""
    fight_off: bool
    """Whether the fight going on has been called off."""
    felled: list[int]
    """Which of the two has been destroyed in it."""
    winner: int

    mulligans: bool
    """Whether a starting hand may be drawn anew."""
    veiled: bool
    """Whether being asked must not tell what a hand holds; a referee, who sees everything, has no use for it."""
    displayed: list[int]
    """The cards shown to all since the step began."""
    source: int
    """The card whose rule asks; -1: the rules of the game."""
    doing: Word | None
    """The effect that asks, if it can say what an answer would do."""
    wanted: Phrase | None
    """What it asks for, if that has a name."""
    whose: int
    """Whose key or battleline the question is about."""
    waiting: list[Trigger]
    """The abilities being put in order."""
    ways: list[Word]
    """The effects between which the player chooses."""
    picked: list[int]
    """What has been picked of several, so far."""
    least: int
    most: int

    def lay(self, houses: list[list[int]], owners: list[int], prints: list[Card]) -> None:
        """Fills every field: an empty table with all cards in their owners' decks."""
        count = len(owners)
        self.prints = prints
        self.archons = [Text("Archonte 1", "Archon 1"), Text("Archonte 2", "Archon 2")]
        self.owner = owners
        self.side = owners[:]
        self.zone = [DECK] * count
        self.host = [-1] * count
        self.exhausted = [False] * count
        self.stunned = [False] * count
        self.damage = [0] * count
        self.aember = [0] * count
        self.counters = [0] * count
        self.absorbed = [0] * count
        self.sides = [Side.new(names) for names in houses]
        for card, seat in enumerate(owners):
            self.sides[seat].deck.append(card)
        self.active = 0
        self.turn = 1
        self.house = NO_HOUSE
        self.phase = 0
        self.log = Turn.new()
        self.before = [Turn.new(), Turn.new()]
        self.lives = []
        self.later = []
        self.hooks = 0
        self.controls = []
        self.dying = []
        self.unsettled = False
        self.attacker = -1
        self.defender = -1
        self.aim = -1
        self.fight_off = False
        self.felled = []
        self.winner = -1
        self.mulligans = True
        self.veiled = False
        self.displayed = []
        self.source = -1
        self.doing = None
        self.wanted = None
        self.whose = 0
        self.waiting = []
        self.ways = []
        self.picked = []
        self.least = 0
        self.most = 0

    def copy_board(self, twin: "Board") -> None:
        self.copy_table(twin)
        twin.prints = self.prints
        twin.archons = self.archons
        twin.owner = self.owner
        twin.side = self.side[:]
        twin.zone = self.zone[:]
        twin.host = self.host[:]
        twin.exhausted = self.exhausted[:]
        twin.stunned = self.stunned[:]
        twin.damage = self.damage[:]
        twin.aember = self.aember[:]
        twin.counters = self.counters[:]
        twin.absorbed = self.absorbed[:]
        twin.sides = [self.sides[0].copy(), self.sides[1].copy()]
        twin.active = self.active
        twin.turn = self.turn
        twin.house = self.house
        twin.phase = self.phase
        twin.log = self.log.copy()
        twin.before = self.before[:]
        twin.lives = self.lives[:]
        twin.later = self.later[:]
        twin.hooks = self.hooks
        twin.controls = self.controls[:]
        twin.dying = self.dying[:]
        twin.unsettled = self.unsettled
        twin.attacker = self.attacker
        twin.defender = self.defender
        twin.aim = self.aim
        twin.fight_off = self.fight_off
        twin.felled = self.felled[:]
        twin.winner = self.winner
        twin.mulligans = self.mulligans
        twin.veiled = self.veiled
        twin.displayed = self.displayed[:]
        twin.source = self.source
        twin.doing = self.doing
        twin.wanted = self.wanted
        twin.whose = self.whose
        twin.waiting = self.waiting[:]
        twin.ways = self.ways
        twin.picked = self.picked[:]
        twin.least = self.least
        twin.most = self.most

    def zones(self) -> list[list[int]]:
        return self.sides[0].zones() + self.sides[1].zones()

    def pools(self) -> list[list[int]]:
        """The lists of both decks are open, so each player's cards are a pool of their own."""
        cards = range(len(self.owner))
        return [[card for card in cards if self.owner[card] == seat] for seat in range(2)]

    # Reading a card

    def card(self, card: int) -> Card:
        return self.prints[self.face[card]]

    def in_play(self, card: int) -> bool:
        zone = self.zone[card]
        return zone in (LINE, ARTIFACTS, UPGRADES)

    def body(self, card: int) -> int:
        """What an ability calls "this creature": the card itself, or the creature an upgrade is attached to."""
        return self.host[card] if self.zone[card] == UPGRADES else card

    def upgrades_of(self, card: int) -> list[int]:
        return [up for side in self.sides for up in side.upgrades if self.host[up] == card]

    def beneath(self, card: int) -> list[int]:
        return [under for side in self.sides for under in side.beneath if self.host[under] == card]

    def power(self, card: int) -> int:
        """The printed power, the counters, and what constants add; never below 0."""
        power = self.prints[self.face[card]].power + self.counters[card]
        if self.hooks & POWER:
            for live in self.lives:
                if live.word.hooks & POWER:
                    power += live.word.power(self, live.ctx, card)
        return power if power > 0 else 0

    def armor(self, card: int) -> int:
        """KF-G6: gains of armour add up with what is printed."""
        armor = self.prints[self.face[card]].armor
        if self.hooks & ARMOR:
            for live in self.lives:
                if live.word.hooks & ARMOR:
                    armor += live.word.armor(self, live.ctx, card)
        return armor if armor > 0 else 0

    def armor_left(self, card: int) -> int:
        left = self.armor(card) - self.absorbed[card]
        return left if left > 0 else 0

    def keyword(self, card: int, keyword: int) -> int:
        """The value of a keyword: 0 without it; values of assault and hazardous add up (KF-G7, KF-G32)."""
        value = self.prints[self.face[card]].keywords[keyword]
        if self.hooks & KEYWORD:
            for live in self.lives:
                if live.word.hooks & KEYWORD:
                    value += live.word.keyword(self, live.ctx, card, keyword)
        return value if value > 0 else 0

    def belongs(self, card: int, house: int) -> bool:
        """Whether a card is of a house, as things stand."""
        own = self.prints[self.face[card]].house
        if self.hooks & BELONGS:
            for live in self.lives:
                if live.word.hooks & BELONGS:
                    changed = live.word.belongs(self, live.ctx, card)
                    if changed != UNCHANGED:
                        own = changed
        return own in (house, ALL_HOUSES)

    def houses_of(self, card: int) -> list[int]:
        """Its house as things stand, or all seven."""
        own = self.prints[self.face[card]].house
        return [house for house in {own, *range(7)} if self.belongs(card, house)]

    def has_trait(self, card: int, trait: str) -> bool:
        return trait in self.prints[self.face[card]].traits

    def neighbors(self, card: int) -> list[int]:
        """KF-G65: the creatures immediately left and right."""
        if self.zone[card] != LINE:
            return []
        line = self.sides[self.side[card]].line
        at = line.index(card)
        return line[max(at - 1, 0) : at] + line[at + 1 : at + 2]

    def on_flank(self, card: int) -> bool:
        """KF-G29: at either end of the battleline."""
        if self.zone[card] != LINE:
            return False
        line = self.sides[self.side[card]].line
        if line[0] == card or line[-1] == card:
            return True
        return self.hooks & FLANKS != 0 and any(
            live.word.hooks & FLANKS and live.word.flanks(self, live.ctx, card) for live in self.lives
        )

    def creatures(self) -> list[int]:
        """Every creature in play, those of the active player first."""
        return self.sides[self.active].line + self.sides[1 - self.active].line

    def artifacts(self) -> list[int]:
        return self.sides[self.active].artifacts + self.sides[1 - self.active].artifacts

    def abilities(self, card: int, ability: int) -> list[Word]:
        """The boldfaced abilities of one kind that a card has, printed and gained."""
        own = self.prints[self.face[card]].bold[ability]
        words: list[Word] = [] if own is None else [own]
        if self.hooks & GRANT:
            for live in self.lives:
                if live.word.hooks & GRANT:
                    gained = live.word.grants(self, live.ctx, card, ability)
                    if gained is not None:
                        words.append(gained)
        return words

    def has_ability(self, card: int, ability: int) -> bool:
        if self.prints[self.face[card]].bold[ability] is not None:
            return True
        return self.hooks & GRANT != 0 and len(self.abilities(card, ability)) > 0

    # Reading the table

    def key_cost(self, seat: int) -> int:
        """KF-23, KF-G19: six, as modified."""
        cost = KEY_COST
        if self.hooks & COST:
            for live in self.lives:
                if live.word.hooks & COST:
                    cost += live.word.cost(self, live.ctx, seat)
        return cost if cost > 0 else 0

    def forbidden(self, act: int, seat: int, card: int) -> bool:
        if self.hooks & FORBID:
            for live in self.lives:
                if live.word.hooks & FORBID and live.word.forbids(self, live.ctx, act, seat, card):
                    return True
        return False

    def permission(self, act: int, card: int) -> Live | None:
        """The constant that lets a card be used or played although it is not of the active house."""
        found: Live | None = None
        if self.hooks & ALLOW:
            for live in self.lives:
                word = live.word
                if word.hooks & ALLOW and live.ctx.you == self.active and word.allows(self, live.ctx, act, card):
                    if word.limit == 0:
                        return live
                    if found is None and self.log.spent.count(live) < word.limit:
                        found = live
        return found

    def allowed(self, act: int, card: int) -> bool:
        """KF-30: a card of the active house, or one that an ability allows."""
        if self.house != NO_HOUSE and self.belongs(card, self.house):
            return True
        return self.permission(act, card) is not None

    def toll(self, act: int, seat: int, card: int) -> int:
        """The Æ a seat must pay to do this."""
        total = 0
        if self.hooks & TOLL:
            for live in self.lives:
                if live.word.hooks & TOLL:
                    total += live.word.toll(self, live.ctx, act, seat, card)
        return total

    def ignores(self, attacker: int, keyword: int) -> bool:
        if self.hooks & IGNORE:
            for live in self.lives:
                if live.word.hooks & IGNORE and live.word.ignores(self, live.ctx, attacker, keyword):
                    return True
        return False

    def spared(self, attacker: int, card: int) -> bool:
        return self.hooks & SPARE != 0 and any(
            live.word.hooks & SPARE and live.word.spares(self, live.ctx, attacker, card) for live in self.lives
        )

    def protected(self, card: int) -> bool:
        """KF-G49: the neighbours of a creature with taunt, unless they have it too."""
        if self.keyword(card, TAUNT):
            return False
        return any(self.keyword(neighbor, TAUNT) for neighbor in self.neighbors(card))

    def elusive(self, attacker: int, card: int) -> bool:
        """KF-G33: the first time it is attacked each turn."""
        if card in self.log.attacked or not self.keyword(card, ELUSIVE):
            return False
        return not self.ignores(attacker, ELUSIVE)

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

    # Asking: the active player answers everything (KF-21)

    def ask(self, source: int, prompt: Prompt, options: list[int]) -> int:
        return self.ask_seat(self.active, source, prompt, options)

    def ask_seat(self, seat: int, source: int, prompt: Prompt, options: list[int]) -> int:
        self.source = source
        self.least = 1
        self.most = 1
        self.picked = []
        return self.choose(seat, prompt, options)

    def ask_yes(self, source: int) -> bool:
        return self.ask(source, YES_NO, [YES, NO]) == YES

    def ask_number(self, source: int, low: int, high: int) -> int:
        return self.ask(source, NUMBER, list(range(low, high + 1)))

    def ask_some(
        self,
        source: int,
        prompt: Prompt,
        options: list[int],
        least: int,
        most: int,
        ordered: bool = False,
        secret: bool = False,
        wanted: Phrase | None = None,
    ) -> list[int]:
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
        picked: list[int] = []
        self.source = source
        self.least = least
        self.most = most
        self.wanted = wanted
        while len(picked) < most:
            self.picked = picked
            choice = self.choose(self.active, prompt, rest if len(picked) < least else [*rest, DONE])
            if choice == DONE:
                break
            rest.remove(choice)
            picked = [*picked, choice]
        self.picked = []
        return picked

    def ask_card(self, source: int, options: list[int]) -> int:
        """One card that must be chosen, or -1 when there is none."""
        picked = self.ask_some(source, TARGET, options, 1, 1)
        return picked[0] if picked else -1
