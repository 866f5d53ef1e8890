"""The table of a duel: where every card lies, what is on it, and everything that can be read from that."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from veillee.core.facts import Prompt
from veillee.core.match import NO_CARD, Card, Face, Factor, Match, Outcome, Packed
from veillee.core.text import Text
from veillee.games.keyforge.rules.ability import Ctx, InForce, Word
from veillee.games.keyforge.rules.card import Print
from veillee.games.keyforge.rules.hooks import (
    ACT,
    ALL_HOUSES,
    ALLOW,
    ARMOR,
    BELONGS,
    COST,
    DISCARD_ACT,
    FIGHT,
    FLANKS,
    FORBID,
    GRANT,
    IGNORE,
    KEYWORD,
    MUST_CHOOSE,
    MUST_NOT_CHOOSE,
    OMNI,
    ON_ACTION,
    ON_OMNI,
    PLAY,
    POWER,
    REAP,
    REDIRECT,
    REFILL,
    SPARE,
    SPEND,
    STRIKE,
    TOLL,
    UNCHANGED,
    UNSTUN,
)
from veillee.games.keyforge.rules.side import Control, Side, TurnLog
from veillee.games.keyforge.rules.terms import (
    ARCHIVES,
    ARTIFACTS,
    DECK,
    ELUSIVE,
    HOUSE_NAMES,
    LINE,
    NO_HOUSE,
    PLAYED,
    TAUNT,
    UPGRADE,
    UPGRADES,
)
from veillee.games.keyforge.voice.prompts import ACT_ON, END_TURN, MAIN

KEY_COST: Final = 6
HAND_SIZE: Final = 6
RULE_OF_SIX: Final = 6

ONLOOKER: Final = 2
"""The bit of those who look on, after that of each seat."""
ALL_KNOW: Final = 7

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
"""The steps of set-up and turn, and their names."""

WAYS: Final = [REAP, FIGHT, ACT, OMNI, UNSTUN]
"""The ways to use a card, in the order they are offered."""
WHO_BEGINS: Final = Text("Qui commence", "Who begins")
HOUSES: Final = Text("Maisons", "Houses")
CARDS: Final = Text("Cartes", "Cards")
"""The kinds of things a designer counts."""

ACT_ON_NAME: Final = Packed(ACT_ON.size * ACT_ON.size)
CARDS_BY_NAME: Final = frozenset(["target", "host", "fight"])
"""The prompts whose options are cards."""


class Board(Match):
    """A duel's table, and what can be read from it: nothing here changes a card's place."""

    prints: list[Print]
    """What each face means."""
    archons: list[Text]
    """The names on the identity cards."""
    lists: list[list[Face]]
    """The faces of each deck in order, as the identity cards print them. Never changed."""
    owner: vec[i64]
    side: vec[i64]
    """Who controls each card; out of play, in whose zone it lies."""
    zone: vec[i64]
    host: vec[i64]
    """The card an upgrade is attached to, or the one a card lies beneath; NO_CARD: none."""
    exhausted: vec[bool]
    stunned: vec[bool]
    damage: vec[i64]
    aember: vec[i64]
    counters: vec[i64]
    absorbed: vec[i64]
    """The damage each creature's armour has taken this turn."""
    sides: list[Side]
    active: int
    turn: int
    """The number of the turn, from 1."""
    house: int
    phase: int
    log: TurnLog
    before: list[TurnLog]
    """The last finished turn of each seat."""
    in_force: list[InForce]
    """The constants in force."""
    later: list[InForce]
    """Those whose time has not come."""
    hooks: int
    """All that the constants in force touch."""
    controls: list[Control]
    dying: list[Card]
    """The cards marked for destruction that have not left play."""
    unsettled: bool
    """Whether something may have lost the power that kept it alive."""
    attacker: Card
    defender: Card
    """The creatures that are fighting; NO_CARD: none."""
    aim: Card
    """The creature that takes the attacker's blow instead of the defender; NO_CARD: none."""
    fight_off: bool
    """Whether the fight going on has been called off."""
    felled: list[Card]
    """Which of the two has been destroyed in it."""
    winner: int

    mulligans: bool
    """Whether a starting hand may be drawn anew."""
    veiled: bool
    """Whether being asked must not tell what a hand holds; a referee, who sees everything, has no use for it."""
    displayed: list[Card]
    """The cards shown to all since the step began."""

    def lay(self, houses: list[list[int]], owners: list[int], prints: list[Print]) -> None:
        """Fills every field: an empty table with all cards in their owners' decks."""
        count = len(owners)
        self.prints = prints
        self.archons = [Text("Archonte 1", "Archon 1"), Text("Archonte 2", "Archon 2")]
        self.lists = [[], []]
        self.owner = vec[i64](owners)
        self.side = vec[i64](owners)
        self.zone = vec[i64]([DECK] * count)
        self.host = vec[i64]([NO_CARD] * count)
        self.exhausted = vec[bool]([False] * count)
        self.stunned = vec[bool]([False] * count)
        self.damage = vec[i64]([0] * count)
        self.aember = vec[i64]([0] * count)
        self.counters = vec[i64]([0] * count)
        self.absorbed = vec[i64]([0] * count)
        self.sides = [Side.new(names) for names in houses]
        for card, seat in enumerate(owners):
            self.sides[seat].deck.append(Card(card))
        self.active = 0
        self.turn = 1
        self.house = NO_HOUSE
        self.phase = 0
        self.log = TurnLog.new()
        self.before = [TurnLog.new(), TurnLog.new()]
        self.in_force = []
        self.later = []
        self.hooks = 0
        self.controls = []
        self.dying = []
        self.unsettled = False
        self.attacker = NO_CARD
        self.defender = NO_CARD
        self.aim = NO_CARD
        self.fight_off = False
        self.felled = []
        self.winner = -1
        self.mulligans = True
        self.veiled = False
        self.displayed = []

    def bring(self, faces: list[Face]) -> None:
        """The faces of all cards, of both decks: their lists are open."""
        self.face = faces
        self.lists = [sorted([face for at, face in enumerate(faces) if self.owner[at] == seat]) for seat in range(2)]

    def copy_board(self, twin: "Board") -> None:
        self.copy_table(twin)
        twin.prints = self.prints
        twin.archons = self.archons
        twin.lists = self.lists
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
        twin.in_force = self.in_force[:]
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

    def spares_idle(self) -> bool:
        """KF-D37: a referee puts every question, the one without consequence too; a table does not."""
        return self.veiled or not self.ask_all

    # Who knows which card: the two players, and whoever looks on, who knows only what was shown to all

    def knows(self, seat: int, card: Card) -> bool:
        """KF-D36: that both players know a card does not show it to the table: one of them may have looked at a hand."""
        return self.known[card] >> (seat if seat >= 0 else ONLOOKER) & 1 == 1

    def reveal(self, card: Card) -> None:
        self.known[card] = ALL_KNOW

    def zones(self) -> list[list[Card]]:
        return self.sides[0].zones() + self.sides[1].zones()

    def pools(self) -> list[list[Card]]:
        """The lists of both decks are open, so each player's cards are a pool of their own."""
        return [[card for card in self.cards() if self.owner[card] == seat] for seat in range(2)]

    def factors(self) -> list[Factor]:
        """What a designer counts: who began, the houses, and each card of a deck once."""
        first = self.active if self.turn % 2 else 1 - self.active
        found = [
            (WHO_BEGINS, Text("Premier joueur", "First player"), first),
            (WHO_BEGINS, Text("Second joueur", "Second player"), 1 - first),
        ]
        for seat, side in enumerate(self.sides):
            found += [(HOUSES, HOUSE_NAMES[house], seat) for house in side.houses]
            deck = {self.prints[face].number: face for card, face in enumerate(self.face) if self.owner[card] == seat}
            found += [(CARDS, self.prints[face].name, seat) for face in deck.values()]
        return found

    def outcome(self) -> Outcome:
        shares = [0.5, 0.5] if self.winner < 0 else [1.0 - self.winner, float(self.winner)]
        return Outcome(shares, [side.forged() for side in self.sides], "keys")

    # Reading a card

    def card(self, card: Card) -> Print:
        return self.prints[self.face[card]]

    def in_play(self, card: Card) -> bool:
        zone = self.zone[card]
        return zone in (LINE, ARTIFACTS, UPGRADES)

    def still_there(self, card: Card) -> bool:
        """KF-G56: whether a card is in play, or an action that is being resolved: else what it repeats has ended."""
        return self.zone[card] == PLAYED or self.in_play(card)

    def body(self, card: Card) -> Card:
        """What an ability calls "this creature": the card itself, or the creature an upgrade is attached to."""
        return Card(self.host[card]) if self.zone[card] == UPGRADES else card

    def commanded(self, card: Card) -> bool:
        """KF-65: whether a creature is in play under the active player's control."""
        return self.zone[card] == LINE and self.side[card] == self.active

    def upgrades_of(self, card: Card) -> list[Card]:
        return [up for side in self.sides for up in side.upgrades if self.host[up] == card]

    def beneath(self, card: Card) -> list[Card]:
        return [under for side in self.sides for under in side.beneath if self.host[under] == card]

    def purged_by(self, by: Card) -> list[Card]:
        return [card for side in self.sides for card in side.purged if self.host[card] == by]

    def abducted(self, card: Card) -> bool:
        """Whether a card lies in the archives of a player who does not own it: it leaves them for its owner's hand."""
        return self.zone[card] == ARCHIVES and self.side[card] != self.owner[card]

    def power(self, card: Card) -> int:
        """The printed power, the counters, and what constants add; never below 0."""
        power = self.prints[self.face[card]].power + self.counters[card]
        if self.hooks & POWER:
            for one in self.in_force:
                if one.hooks & POWER:
                    power += one.word.power(self, one.ctx, card)
        return power if power > 0 else 0

    def armor(self, card: Card) -> int:
        """KF-G6: gains of armour add up with what is printed."""
        armor = self.prints[self.face[card]].armor
        if self.hooks & ARMOR:
            for one in self.in_force:
                if one.hooks & ARMOR:
                    armor += one.word.armor(self, one.ctx, card)
        return armor if armor > 0 else 0

    def armor_left(self, card: Card) -> int:
        left = self.armor(card) - self.absorbed[card]
        return left if left > 0 else 0

    def keyword(self, card: Card, keyword: int) -> int:
        """The value of a keyword: 0 without it; values of assault and hazardous add up (KF-G7, KF-G32)."""
        value = self.prints[self.face[card]].keywords[keyword]
        if self.hooks & KEYWORD:
            for one in self.in_force:
                if one.hooks & KEYWORD:
                    value += one.word.keyword(self, one.ctx, card, keyword)
        return value if value > 0 else 0

    def belongs(self, card: Card, house: int) -> bool:
        """Whether a card is of a house, as things stand."""
        own = self.prints[self.face[card]].house
        if self.hooks & BELONGS:
            for one in self.in_force:
                if one.hooks & BELONGS:
                    changed = one.word.belongs(self, one.ctx, card)
                    if changed != UNCHANGED:
                        own = changed
        return own in (house, ALL_HOUSES)

    def houses_of(self, card: Card) -> list[int]:
        """Its house as things stand, or all seven."""
        own = self.prints[self.face[card]].house
        return [house for house in {own, *range(7)} if self.belongs(card, house)]

    def has_trait(self, card: Card, trait: str) -> bool:
        return trait in self.prints[self.face[card]].traits

    def neighbors(self, card: Card) -> list[Card]:
        """KF-G65: the creatures immediately left and right."""
        if self.zone[card] != LINE:
            return []
        line = self.sides[self.side[card]].line
        at = line.index(card)
        return line[max(at - 1, 0) : at] + line[at + 1 : at + 2]

    def on_flank(self, card: Card) -> bool:
        """KF-G29: at either end of the battleline."""
        if self.zone[card] != LINE:
            return False
        line = self.sides[self.side[card]].line
        if line[0] == card or line[-1] == card:
            return True
        return self.hooks & FLANKS != 0 and any(
            one.hooks & FLANKS and one.word.flanks(self, one.ctx, card) for one in self.in_force
        )

    def creatures(self) -> list[Card]:
        """Every creature in play, those of the active player first."""
        return self.sides[self.active].line + self.sides[1 - self.active].line

    def artifacts(self) -> list[Card]:
        return self.sides[self.active].artifacts + self.sides[1 - self.active].artifacts

    def abilities(self, card: Card, ability: int) -> list[Word]:
        """The boldfaced abilities of one kind that a card has, printed and gained."""
        own = self.prints[self.face[card]].powers.bold[ability]
        words: list[Word] = [] if own is None else [own]
        if self.hooks & GRANT:
            for one in self.in_force:
                if one.hooks & GRANT:
                    gained = one.word.grants(self, one.ctx, card, ability)
                    if gained is not None:
                        words.append(gained)
        return words

    def has_ability(self, card: Card, ability: int) -> bool:
        if self.prints[self.face[card]].powers.bold[ability] is not None:
            return True
        return self.hooks & GRANT != 0 and len(self.abilities(card, ability)) > 0

    # Reading the constants in force

    def key_cost(self, seat: int) -> int:
        """KF-23, KF-G19: six, as modified."""
        cost = KEY_COST
        if self.hooks & COST:
            for one in self.in_force:
                if one.hooks & COST:
                    cost += one.word.cost(self, one.ctx, seat)
        return cost if cost > 0 else 0

    def full_hand(self, seat: int) -> int:
        """How many cards a hand is refilled to."""
        size = HAND_SIZE
        if self.hooks & REFILL:
            for one in self.in_force:
                if one.hooks & REFILL:
                    size += one.word.refill(self, one.ctx, seat)
        return size

    def to_draw(self, seat: int) -> int:
        """How many cards a seat would draw if its turn ended now."""
        side = self.sides[seat]
        return max(0, self.full_hand(seat) - len(side.hand) - side.handicap())

    def purses(self, seat: int) -> list[Card]:
        """The cards whose Æ a seat may spend on keys."""
        if not self.hooks & SPEND:
            return []
        return [
            one.ctx.card
            for one in self.in_force
            if one.hooks & SPEND and one.word.stored(self, one.ctx, seat) and self.aember[one.ctx.card]
        ]

    def forbidden(self, act: int, seat: int, card: Card) -> bool:
        if self.hooks & FORBID:
            for one in self.in_force:
                if one.hooks & FORBID and one.word.forbids(self, one.ctx, act, seat, card):
                    return True
        return False

    def permission(self, act: int, card: Card) -> InForce | None:
        """The constant that lets a card be used or played although it is not of the active house.

        KF-D38: of those that are used up, one that comes back every turn goes before one that is for this turn only.
        """
        found: InForce | None = None
        if self.hooks & ALLOW:
            for one in self.in_force:
                word = one.word
                if one.hooks & ALLOW and one.ctx.you == self.active and word.allows(self, one.ctx, act, card):
                    if word.limit == 0:
                        return one
                    if (found is None or found.by < 0 <= one.by) and self.log.spent.count(one) < word.limit:
                        found = one
        return found

    def allowed(self, act: int, card: Card) -> bool:
        """KF-30: a card of the active house, or one that an ability allows."""
        if self.house != NO_HOUSE and self.belongs(card, self.house):
            return True
        return self.permission(act, card) is not None

    def toll(self, act: int, seat: int, card: Card) -> int:
        """The Æ a seat must pay to do this."""
        total = 0
        if self.hooks & TOLL:
            for one in self.in_force:
                if one.hooks & TOLL:
                    total += one.word.toll(self, one.ctx, act, seat, card)
        return total

    def next_turn_of(self, seat: int) -> int:
        """The number of a seat's next turn."""
        return self.turn + (2 if self.active == seat else 1)

    # What the active player may do (KF-25, KF-28)

    def houses_to_choose(self, seat: int) -> list[int]:
        """KF-G15: the three of the deck and those of foreign cards controlled; what must be and cannot be is heeded."""
        side = self.sides[seat]
        houses = side.houses[:]
        for card in side.line + side.artifacts + side.upgrades:
            if not any(self.belongs(card, house) for house in side.houses):
                houses += [house for house in self.houses_of(card) if house not in houses]
        if self.hooks & MUST_CHOOSE:
            musts = [one.word.must_choose(self, one.ctx, seat) for one in self.in_force if one.hooks & MUST_CHOOSE]
            houses = [house for house in houses if house in musts] or houses
        if self.hooks & MUST_NOT_CHOOSE:
            for one in self.in_force:
                if one.hooks & MUST_NOT_CHOOSE:
                    barred = one.word.must_not_choose(self, one.ctx, seat)
                    houses = [house for house in houses if house != barred]
        return houses

    def acts(self) -> list[int]:
        """Everything the active player may do now; ending the step comes last."""
        side = self.sides[self.active]
        acts: list[int] = []
        if self.turn > 1 or self.log.from_hand < 1:
            for card in side.hand:
                own = self.house != NO_HOUSE and self.belongs(card, self.house)
                if (own or self.permission(PLAY, card) is not None) and self.playable(card):
                    acts.append(ACT_ON.pack(PLAY, card))
                if own:
                    acts.append(ACT_ON.pack(DISCARD_ACT, card))
        for card in side.line:
            self.add_uses(acts, card)
        for card in side.artifacts:
            self.add_uses(acts, card)
        acts.append(END_TURN)
        return acts

    def add_uses(self, acts: list[int], card: Card) -> None:
        """Adds the ways the active player may use a card now."""
        if self.exhausted[card]:
            return
        own = self.house != NO_HOUSE and self.belongs(card, self.house)
        if not own and not self.hooks & ALLOW and not self.has_ability(card, ON_OMNI):
            return
        for way in WAYS:
            if not self.can_use(card, way):
                continue
            if own or self.may_use(card, way):
                acts.append(ACT_ON.pack(way, card))

    def usable(self, card: Card) -> bool:
        """Whether the active player may use a card now."""
        uses: list[int] = []
        self.add_uses(uses, card)
        return len(uses) > 0

    def may_use(self, card: Card, way: int) -> bool:
        """KF-30, KF-52: a card of another house needs a permission, or "Omni:"."""
        if way == OMNI or self.permission(way, card) is not None:
            return True
        return way == UNSTUN and self.has_ability(card, ON_OMNI)

    def playable(self, card: Card) -> bool:
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

    def six_times(self, card: Card) -> bool:
        """KF-66: cards of one name are played and used at most six times a turn."""
        titles = self.log.titles
        return len(titles) >= RULE_OF_SIX and titles.count(self.card(card).number) >= RULE_OF_SIX

    def can_use(self, card: Card, way: int) -> bool:
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
        return not self.hooks & TOLL or self.sides[seat].aember >= self.toll(way, seat, card)

    def ways_to_use(self, card: Card) -> list[int]:
        return [way for way in WAYS if self.can_use(card, way)]

    # Fights

    def has_prey(self, card: Card) -> bool:
        """KF-57: whether there is anyone to attack; taunt always leaves those who have it."""
        foes = self.sides[1 - self.side[card]].line
        return len(foes) > 0 and (not self.hooks & SPARE or len(self.attackable(card)) > 0)

    def attackable(self, card: Card) -> list[Card]:
        """KF-57, KF-G49: the enemy creatures that a creature may attack."""
        foes = self.sides[1 - self.side[card]].line
        if not foes:
            return []
        ignores_taunt = self.ignores(card, TAUNT)
        return [foe for foe in foes if (ignores_taunt or not self.protected(foe)) and not self.spared(card, foe)]

    def protected(self, card: Card) -> bool:
        """KF-G49: the neighbours of a creature with taunt, unless they have it too."""
        if self.keyword(card, TAUNT):
            return False
        return any(self.keyword(neighbor, TAUNT) for neighbor in self.neighbors(card))

    def spared(self, attacker: Card, card: Card) -> bool:
        return self.hooks & SPARE != 0 and any(
            one.hooks & SPARE and one.word.spares(self, one.ctx, attacker, card) for one in self.in_force
        )

    def ignores(self, attacker: Card, keyword: int) -> bool:
        if self.hooks & IGNORE:
            for one in self.in_force:
                if one.hooks & IGNORE and one.word.ignores(self, one.ctx, attacker, keyword):
                    return True
        return False

    def elusive(self, attacker: Card, card: Card) -> bool:
        """KF-G33: the first time it is attacked each turn."""
        if card in self.log.attacked or not self.keyword(card, ELUSIVE):
            return False
        return not self.ignores(attacker, ELUSIVE)

    def blow(self, striker: Card, struck: Card) -> int:
        """The damage a creature deals by its power in a fight."""
        amount = self.power(striker)
        if self.hooks & STRIKE:
            for one in self.in_force:
                if one.hooks & STRIKE:
                    amount = one.word.strike(self, one.ctx, striker, struck, amount)
        return amount

    def bearers(self, card: Card) -> list[Card]:
        """The creatures that would take the damage meant for another."""
        found: list[Card] = []
        if self.hooks & REDIRECT:
            for one in self.in_force:
                if one.hooks & REDIRECT:
                    other = one.word.redirects(self, one.ctx, card)
                    if other >= 0:
                        found.append(other)
        return found

    def opposing(self, card: Card) -> Card:
        """KF-G1: the creature that a fighting one is fighting; NO_CARD: it is not."""
        if card == self.attacker:
            return self.defender
        return self.attacker if card == self.defender else NO_CARD

    def still_fighting(self, card: Card, foe: Card) -> bool:
        return self.zone[card] == LINE and self.zone[foe] == LINE and self.side[card] != self.side[foe]

    # Searching

    def edge(self, prompt: Prompt, option: int) -> int:
        """A card out of play is named by its face, one in play by itself."""
        if option < 0:
            return option
        if prompt is MAIN:
            return ACT_ON_NAME.pack(ACT_ON.high(option), self.name_of(Card(ACT_ON.low(option))))
        return self.name_of(Card(option)) if prompt.key in CARDS_BY_NAME else option

    def name_of(self, card: Card) -> int:
        return card if self.in_play(card) else ACT_ON.size + self.face[card]
