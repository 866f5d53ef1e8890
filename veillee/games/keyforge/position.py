"""A position for a test: laid out in one literal, played by name, read by name."""

from typing import Any, Final

from veillee.core.match import Prompt
from veillee.games.keyforge.names import KEYWORD_KEYS
from veillee.games.keyforge.referee import Referee
from veillee.games.keyforge.rules import Duel
from veillee.games.keyforge.showing import ZONE_NAMES, decision

Layout = dict[str, Any]
ZONES: Final = ["hand", "deck", "discard", "archives", "purged", "in_play"]
FACTS: Final = ["house", "houses", "aember", "chains", "keys", *ZONES]


class Half:
    """One player's half of the table, by the names of the cards."""

    def __init__(self, position: "Position", seat: int) -> None:
        self.position = position
        self.seat = seat

    @property
    def aember(self) -> int:
        return self.position.duel.sides[self.seat].aember

    @property
    def chains(self) -> int:
        return self.position.duel.sides[self.seat].chains

    @property
    def keys(self) -> int:
        return self.position.duel.sides[self.seat].forged()

    @property
    def key_cost(self) -> int:
        return self.position.duel.key_cost(self.seat)

    @property
    def hand(self) -> list[str]:
        return self.names(self.position.duel.sides[self.seat].hand)

    @property
    def deck(self) -> list[str]:
        """Top card first."""
        return self.names(self.position.duel.sides[self.seat].deck[::-1])

    @property
    def discard(self) -> list[str]:
        """Top card first."""
        return self.names(self.position.duel.sides[self.seat].discard[::-1])

    @property
    def archives(self) -> list[str]:
        return self.names(self.position.duel.sides[self.seat].archives)

    @property
    def purged(self) -> list[str]:
        return self.names(self.position.duel.sides[self.seat].purged)

    @property
    def line(self) -> list[str]:
        """The battleline, left to right."""
        return self.names(self.position.duel.sides[self.seat].line)

    @property
    def artifacts(self) -> list[str]:
        return self.names(self.position.duel.sides[self.seat].artifacts)

    def names(self, cards: list[int]) -> list[str]:
        return [self.position.duel.card(card).slug for card in cards]


class Position:
    """A laid-out duel. Every question is asked, so a test answers them all and ends on the one that must be open.

    A card is called by its slug; `slug#2` is its second copy, `foe:slug` the opponent's.
    """

    def __init__(self, scenario: Layout) -> None:
        self.referee = Referee(scenario)
        self.me = Half(self, 0)
        self.foe = Half(self, 1)

    @property
    def duel(self) -> Duel:
        return self.referee.now

    # Playing

    def play(self, card: str, *, flank: str = "Right", on: str = "") -> "Position":
        """Plays a card from the hand; `on` is the creature an upgrade is attached to."""
        self.act("playUpgrade" if on else "play", card)
        if self.asks("flank"):
            self.say(flank)
        return self.choose(on) if on else self

    def discard(self, card: str) -> "Position":
        return self.act("discard", card)

    def reap(self, card: str) -> "Position":
        return self.act("reap", card)

    def fight(self, card: str, foe: str) -> "Position":
        return self.act("fight", card).choose(foe)

    def use(self, card: str) -> "Position":
        """Its "Action:"."""
        return self.act("action", card)

    def omni(self, card: str) -> "Position":
        return self.act("omni", card)

    def unstun(self, card: str) -> "Position":
        return self.act("unstun", card)

    def end(self) -> "Position":
        """Ends the main step."""
        return self.act("end", "")

    def act(self, act: str, card: str) -> "Position":
        wanted = {str(number) for number in self.ids(card)} if card else {None}
        for option in self.options():
            if option.get("act") == act and option.get("card") in wanted:
                return self.pick(option["id"])
        raise AssertionError(f"{act} {card} is not possible; possible: {self.shown()}")

    def can(self, act: str, card: str) -> bool:
        wanted = {str(number) for number in self.ids(card)}
        return any(option.get("act") == act and option.get("card") in wanted for option in self.options())

    def choose(self, *cards: str) -> "Position":
        """Picks cards for the open question; none: declines."""
        return self.pick(*[self.option_of(card) for card in cards])

    def say(self, label: str) -> "Position":
        """Answers with a word: Yes, No, Left, a house, a number."""
        for option in self.options():
            if option.get("label") == label:
                return self.pick(option["id"])
        raise AssertionError(f"{label!r} is not possible; possible: {self.shown()}")

    def first(self, card: str) -> "Position":
        """Of the abilities that wait, resolves that of this card first."""
        assert self.asks("order"), f"no order is asked but {self.asked()}"
        return self.choose(card)

    def pick(self, *numbers: int) -> "Position":
        self.referee.choose(self.referee.seq, list(numbers))
        return self

    def set(self, card: str, **facts: Any) -> "Position":
        """Changes a card where it lies: damage, aember, powerCounters, exhausted, stunned, house."""
        number = str(self.id(card))
        ops = [
            {"op": "set", "card": number, "prop": "amber" if prop == "aember" else prop, "value": value}
            for prop, value in facts.items()
        ]
        self.referee.edit(ops)
        return self

    # Reading

    def asked(self) -> str:
        """The kind of the open question; "" when the game is over."""
        open_now = decision(self.referee)
        return "" if open_now is None else str(open_now["kind"])

    def asks(self, kind: str | Prompt, source: str = "") -> bool:
        key = kind.key if isinstance(kind, Prompt) else kind
        return self.asked() == key and (not source or self.duel.source in self.ids(source))

    def options(self) -> list[Layout]:
        open_now = decision(self.referee)
        return [] if open_now is None else list(open_now["options"])

    def option_of(self, card: str) -> int:
        wanted = {str(number) for number in self.ids(card)}
        for option in self.options():
            if option.get("card") in wanted:
                return int(option["id"])
        raise AssertionError(f"{card} cannot be chosen; possible: {self.shown()}")

    def targets(self) -> list[str]:
        """The names of the cards that can be chosen now, sorted."""
        return sorted(self.name(int(option["card"])) for option in self.options() if "card" in option)

    def bounds(self) -> tuple[int, int]:
        """How few and how many may be chosen."""
        return self.referee.bounds()

    def shown(self) -> str:
        """The open question with its options, to read when a test fails."""
        options = [
            f"{option.get('act', '')} {self.name(int(option['card']))}" if "card" in option else option
            for option in self.options()
        ]
        return f"{self.asked()}: {options}"

    def name(self, card: int) -> str:
        """The slug, with `foe:` for a card the opponent controls."""
        return ("foe:" if self.duel.side[card] == 1 else "") + self.duel.card(card).slug

    def ids(self, card: str) -> list[int]:
        slug, _, copy = card.removeprefix("foe:").partition("#")
        found = [
            number
            for number in range(len(self.duel.face))
            if self.duel.card(number).slug == slug and (not card.startswith("foe:") or self.duel.side[number] == 1)
        ]
        assert found, f"no card {card}"
        return found[int(copy) - 1 : int(copy)] if copy else found

    def id(self, card: str) -> int:
        return self.ids(card)[0]

    def zone_of(self, card: str) -> str:
        return ZONE_NAMES.get(self.duel.zone[self.id(card)], "played")

    def controller(self, card: str) -> int:
        return self.duel.side[self.id(card)]

    def power(self, card: str) -> int:
        return self.duel.power(self.id(card))

    def armor(self, card: str) -> int:
        """What is left this turn."""
        return self.duel.armor_left(self.id(card))

    def damage(self, card: str) -> int:
        return self.duel.damage[self.id(card)]

    def aember(self, card: str) -> int:
        """The Æ on a card."""
        return self.duel.aember[self.id(card)]

    def counters(self, card: str) -> int:
        return self.duel.counters[self.id(card)]

    def ready(self, card: str) -> bool:
        return not self.duel.exhausted[self.id(card)]

    def stunned(self, card: str) -> bool:
        return self.duel.stunned[self.id(card)]

    def keyword(self, card: str, keyword: str) -> int:
        return self.duel.keyword(self.id(card), KEYWORD_KEYS.index(keyword))


def position(
    me: Layout | None = None,
    foe: Layout | None = None,
    *,
    active: int = 0,
    round: int = 2,
    errata: str = "print",
    stand_ins: list[Layout] | None = None,
) -> Position:
    """Lays a position out: `me` plays seat 0 and is active; with a house it is the main step, without the house choice."""
    return Position(
        {
            "round": round,
            "active": active,
            "errata": errata,
            "stand-ins": stand_ins or [],
            "players": [player(me or {}), player(foe or {})],
        }
    )


def player(layout: Layout) -> Layout:
    unknown = [key for key in layout if key not in FACTS]
    assert not unknown, f"a player has no {unknown}; only {FACTS}"
    facts: Layout = {key: layout[key] for key in ("house", "houses", "chains", "keys") if key in layout}
    facts["amber"] = layout.get("aember", 0)
    facts["zones"] = {"inPlay" if zone == "in_play" else zone: layout.get(zone, []) for zone in ZONES}
    return facts
