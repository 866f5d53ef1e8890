"""The referee's table: any position laid out, any decision answered, anything changed by hand."""

import json
from typing import Any, Final

from veillee.core.choosers import Answer, Pending, Script
from veillee.core.dice import FastDice
from veillee.core.facts import About, Prompt
from veillee.core.match import Card, Face, Illegal, Match
from veillee.core.text import Text
from veillee.games.keyforge.cards.catalog import AS_CORRECTED, AS_PRINTED, BY_SLUG, face_of
from veillee.games.keyforge.referee.layout import FIRST_ROUND, LATER_ROUND, SideLayout, lay_out, put_in_play
from veillee.games.keyforge.rules.ability import Asking, Ctx, InForce
from veillee.games.keyforge.rules.card import Print, keyword_values
from veillee.games.keyforge.rules.duel import Duel
from veillee.games.keyforge.rules.terms import (
    ARCHIVES,
    COMMON,
    DECK,
    DISCARD,
    HAND,
    HOUSE_KEYS,
    KEY_NAMES,
    KEYWORD_KEYS,
    KIND_KEYS,
    LINE,
    PURGED,
)
from veillee.games.keyforge.voice.prompts import DONE
from veillee.games.keyforge.words.constants import Belongs
from veillee.games.keyforge.words.whom import IT

ZONES: Final = {"hand": HAND, "deck": DECK, "discard": DISCARD, "archives": ARCHIVES, "purged": PURGED, "inPlay": LINE}
LETTERS: Final = {"æ": "ae", "Æ": "ae"}

Json = dict[str, Any]


class Refused(Exception):
    """A request that cannot be met, with the protocol's code for why."""

    code: str

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Edits(Script):
    """Feeds the answers already given, and changes the table where the referee did."""

    edits: list[tuple[int, Json]]
    referee: "Referee"

    def __init__(self, answers: list[Answer], edits: list[tuple[int, Json]], referee: "Referee") -> None:
        super().__init__(answers)
        self.edits = edits
        self.referee = referee

    def pick(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> int:
        assert isinstance(match, Duel)
        for at, op in self.edits:
            if at == self.at:
                self.referee.apply(match, op)
        return super().pick(match, seat, prompt, options, about)


class Referee:
    """One game on the referee's table: the position when the step began, the answers and edits since."""

    prints: list[Print]
    houses: list[str]
    base: Duel
    since: list[Answer]
    edits: list[tuple[int, Json]]
    now: Duel
    pending: Pending | None
    seq: int

    def __init__(self, scenario: Json) -> None:
        self.houses = HOUSE_KEYS[:]
        self.prints = AS_CORRECTED if scenario.get("errata") == "current" else AS_PRINTED
        self.slugs: dict[str, int] = {}
        self.add_stand_ins(scenario.get("stand-ins") or scenario.get("standIns") or [])
        self.base = self.read(scenario)
        self.since = []
        self.edits = []
        self.seq = 0
        self.advance()

    # Laying out

    def add_stand_ins(self, facts: list[Json]) -> None:
        if facts:
            self.prints = self.prints[:]
        for fact in facts:
            self.slugs[str(fact["id"])] = len(self.prints)
            self.prints.append(self.stand_in(fact))

    def stand_in(self, fact: Json) -> Print:
        """A card known by its facts alone."""
        kind = str(fact.get("type", "creature"))
        if kind not in KIND_KEYS:
            raise Refused("unsupported-feature", f"no type {kind!r}; types: {', '.join(KIND_KEYS)}")
        name = str(fact.get("name", fact["id"]))
        return Print(
            0,
            str(fact["id"]),
            Text(name, name),
            self.house_of(str(fact.get("house", HOUSE_KEYS[0]))),
            KIND_KEYS.index(kind),
            COMMON,
            aember=int(fact.get("amber") or 0),
            power=int(fact.get("power") or 0),
            armor=int(fact.get("armor") or 0),
            traits=[str(trait) for trait in fact.get("traits") or []],
            keywords=keywords_of(fact.get("keywords") or []),
        )

    def house_of(self, key: str) -> int:
        """The number of a house; one from another set gets a number of its own."""
        key = key.lower()
        if key not in self.houses:
            self.houses.append(key)
        return self.houses.index(key)

    def face(self, entry: Json | str) -> Face:
        """A card by its slug; KF-G31: a maverick as `punch@logos`, or with its house as `{"id": "punch", "house": "logos"}`."""
        if isinstance(entry, dict):
            slug, house = str(entry.get("id")), str(entry.get("house") or "")
        else:
            slug, _, house = entry.partition("@")
        face = self.own_face(slug)
        if not house or self.prints[face].house == self.house_of(house):
            return face
        if slug in self.slugs or house.lower() not in HOUSE_KEYS:
            raise Refused("unsupported-feature", f"{slug!r} cannot be a maverick of {house!r}")
        return face_of(face, self.house_of(house))

    def faces(self, cards: list[Json | str] | None) -> list[Face]:
        return [self.face(entry) for entry in cards or []]

    def own_face(self, slug: str) -> Face:
        if slug in self.slugs:
            return Face(self.slugs[slug])
        if slug in BY_SLUG:
            return face_of(BY_SLUG[slug].number)
        for card in BY_SLUG.values():
            if plain(card.slug) == plain(slug):
                return face_of(card.number)
        raise Refused("unsupported-card", f"no card {slug!r}")

    def read(self, scenario: Json) -> Duel:
        players: list[Json] = list(scenario.get("players") or [])
        players += [{}] * (2 - len(players))
        active = int(scenario.get("active", 0))
        named = players[active].get("house")
        turn = int(scenario.get("round", 2))
        return lay_out(
            [self.side(player) for player in players[:2]],
            self.prints,
            FastDice(int(scenario.get("seed", 1))),
            active,
            None if named is None else self.house_of(str(named)),
            turn if turn <= FIRST_ROUND else LATER_ROUND,
        )

    def side(self, player: Json) -> SideLayout:
        zones: Json = player.get("zones") or {}
        for zone in zones:
            if zone not in ZONES:
                raise Refused("unsupported-feature", f"no zone {zone!r}; zones: {', '.join(ZONES)}")
        side = SideLayout([])
        side.aember = int(player.get("amber") or 0)
        side.chains = int(player.get("chains") or 0)
        side.keys = keys_mask(player.get("keys") or [])
        side.hand = self.faces(zones.get("hand"))
        side.deck = self.faces(zones.get("deck"))
        side.discard = self.faces(zones.get("discard"))
        side.archives = self.faces(zones.get("archives"))
        side.purged = self.faces(zones.get("purged"))
        side.in_play = self.faces(zones.get("inPlay"))
        side.houses = self.houses_of(player, side)
        return side

    def houses_of(self, player: Json, side: SideLayout) -> list[int]:
        """Those named; without any, those of the player's cards, made up to three."""
        if player.get("houses"):
            return [self.house_of(str(house)) for house in player["houses"]]
        houses: list[int] = []
        if player.get("house"):
            houses.append(self.house_of(str(player["house"])))
        for house in [self.prints[face].house for face in side.faces()] + list(range(3)):
            if house not in houses and len(houses) < 3:
                houses.append(house)
        return houses

    # Playing

    def advance(self) -> None:
        """Runs steps until a decision is open or the duel is over."""
        self.pending = None
        self.now = self.base
        while self.pending is None and not self.base.over:
            self.now = self.base.copy()
            self.now.chooser = Edits(self.since, self.edits, self)
            try:
                self.now.step()
            except Pending as pending:
                self.pending = pending
            else:
                self.base = self.now
                self.since = []
                self.edits = []

    def choose(self, seq: int, picks: list[int]) -> None:
        """Answers the open decision; a refused answer, or an error on the way, leaves everything as it was."""
        self.tried(seq, picks, keep=True)
        self.seq += 1

    def check(self, seq: int, picks: list[int]) -> None:
        """Refuses what `choose` would refuse, and changes nothing."""
        self.tried(seq, picks, keep=False)

    def tried(self, seq: int, picks: list[int], keep: bool) -> None:
        """Feeds a pick; a later part of it may turn out not to fit an earlier one."""
        options = self.checked(seq, picks)
        base, since, edits = self.base, self.since[:], self.edits[:]
        kept = False
        try:
            self.feed(options)
            kept = keep
        except Illegal as illegal:
            raise Refused("bad-choice", str(illegal)) from None
        finally:
            if not kept:
                self.base, self.since, self.edits = base, since, edits
                self.advance()

    def feed(self, options: list[int]) -> None:
        """A pick of several is several answers, and "done" where that is still a question."""
        if not options:
            self.answer(DONE)
            return
        for option in options:
            self.answer(option)
        if self.pending is not None and self.asking().picked:
            self.answer(DONE)

    def answer(self, option: int) -> None:
        assert self.pending is not None
        self.since.append((self.pending.seats[0], option, ""))
        self.advance()

    def checked(self, seq: int, picks: list[int]) -> list[int]:
        """The options picked, if the pick is legal."""
        if self.pending is None:
            raise Refused("stale", "the game is over")
        if seq != self.seq:
            raise Refused("stale", f"decision {seq} is not open: the open decision is {self.seq}")
        options = [option for option in self.pending.options[0] if option != DONE]
        if any(pick < 0 or pick >= len(options) for pick in picks):
            raise Refused("bad-choice", f"option ids go from 0 to {len(options) - 1}")
        least, most = self.bounds()
        if len(set(picks)) != len(picks) or not least <= len(picks) <= most:
            raise Refused("bad-choice", f"pick {least} to {most} different options")
        return [options[pick] for pick in picks]

    def bounds(self) -> tuple[int, int]:
        return self.asking().least, self.asking().most

    def asking(self) -> Asking:
        """What the open decision is about."""
        assert self.pending is not None
        about = self.pending.about
        assert isinstance(about, Asking)
        return about

    # Editing

    def edit(self, ops: list[Json]) -> None:
        """Changes the table where it stands; nothing triggers, and state is checked at the next choice."""
        for op in ops:
            self.apply(self.now.copy(), op)
        if not self.since:
            for op in ops:
                self.apply(self.base, op)
        else:
            self.edits += [(len(self.since), op) for op in ops]
        self.advance()

    def apply(self, duel: Duel, op: Json) -> None:
        kind = op.get("op")
        if kind == "set" and "card" in op:
            self.set_card(duel, self.card_id(duel, op["card"]), str(op.get("prop")), op.get("value"))
        elif kind == "set" and "player" in op:
            self.set_player(duel, int(op["player"]), str(op.get("prop")), op.get("value"))
        elif kind == "move":
            self.move(duel, self.card_id(duel, op["card"]), str(op.get("to")), op.get("at") == "bottom")
        elif kind == "deck":
            cards = [self.card_id(duel, card) for card in op["cards"]]
            for card in reversed(cards):
                duel.put(card, DECK, int(op["player"]))
        else:
            raise Refused("unsupported-feature", f"no edit {json.dumps(op)}")
        duel.unsettled = True

    def card_id(self, duel: Duel, card: Any) -> Card:
        number = int(card)
        if not 0 <= number < len(duel.face):
            raise Refused("bad-choice", f"no card {card!r}")
        return Card(number)

    def set_card(self, duel: Duel, card: Card, prop: str, value: Any) -> None:
        if prop == "damage":
            duel.damage[card] = int(value)
        elif prop == "amber":
            duel.aember[card] = int(value)
        elif prop == "powerCounters":
            duel.counters[card] = int(value)
        elif prop == "exhausted":
            duel.exhausted[card] = bool(value)
        elif prop == "stunned":
            duel.stunned[card] = bool(value)
        elif prop == "house":
            c = Ctx(card, duel.side[card])
            c.it = [card]
            duel.put_in_force(InForce(Belongs(IT, self.house_of(str(value))), c, card, 0, 0))
        else:
            raise Refused("unsupported-feature", f"no property {prop!r} of a card")

    def set_player(self, duel: Duel, seat: int, prop: str, value: Any) -> None:
        side = duel.sides[seat]
        if prop == "amber":
            side.aember = int(value)
        elif prop == "chains":
            side.chains = int(value)
        elif prop == "keys":
            side.keys = keys_mask(value)
        else:
            raise Refused("unsupported-feature", f"no property {prop!r} of a player")

    def move(self, duel: Duel, card: Card, to: str, bottom: bool) -> None:
        if to not in ZONES:
            raise Refused("unsupported-feature", f"no zone {to!r}; zones: {', '.join(ZONES)}")
        if duel.in_play(card):
            duel.clear(card, [])
        seat = duel.owner[card]
        if to == "inPlay":
            duel.put(card, HAND, seat)
            put_in_play(duel, card, seat)
        else:
            duel.put(card, ZONES[to], seat, bottom)
            duel.now_known(card)


def plain(slug: str) -> str:
    return "".join(LETTERS.get(letter, letter) for letter in slug)


def keys_mask(keys: Any) -> int:
    """From the names of the colours, or from how many keys are forged."""
    if isinstance(keys, int):
        return (1 << keys) - 1
    names = [name.en.lower() for name in KEY_NAMES]
    mask = 0
    for key in keys:
        if str(key).lower() not in names:
            raise Refused("unsupported-feature", f"no key {key!r}; keys: {', '.join(names)}")
        mask |= 1 << names.index(str(key).lower())
    return mask


def keywords_of(keywords: Any) -> list[int]:
    """From a list such as ["taunt", "assault:2"] or a mapping such as {"taunt": 1}; unknown ones do nothing."""
    found: dict[int, int] = {}
    pairs = keywords.items() if isinstance(keywords, dict) else [str(entry).partition(":")[::2] for entry in keywords]
    for name, value in pairs:
        if name in KEYWORD_KEYS:
            found[KEYWORD_KEYS.index(name)] = int(value or 1)
    return keyword_values(found)
