"""Drives a duel through the scenario protocol, as any judge or test author would: positions in, decisions and facts out.

A test lays out a position, acts, answers what is asked, reads facts, and ends by naming the decision that is open:

    duel = lay(me={"hand": ["bait-and-switch"]}, foe={"amber": 14}, house="shadows")
    duel.play("bait-and-switch")
    assert (duel.me.amber, duel.foe.amber) == (7, 7)
    assert duel.zone("bait-and-switch") == "discard"
    duel.expect("main")
"""

import json
from typing import Any

from veillee.core.match import Card
from veillee.games.keyforge.referee.protocol import Conversation
from veillee.games.keyforge.referee.table import Referee
from veillee.games.keyforge.rules.duel import Duel

Side = dict[str, Any]
FACTS = ("houses", "amber", "chains", "keys")
ZONES = ("hand", "deck", "discard", "archives", "purged", "inPlay")
HOUSES = ("brobnar", "dis", "logos", "mars", "sanctum", "shadows", "untamed")


class Player:
    """What the view says of a player."""

    def __init__(self, duel: "Scenario", seat: int) -> None:
        self.duel = duel
        self.seat = seat

    @property
    def facts(self) -> dict[str, Any]:
        facts: dict[str, Any] = self.duel.view["players"][self.seat]
        return facts

    @property
    def amber(self) -> int:
        return int(self.facts["amber"])

    @property
    def keys(self) -> int:
        return len(self.facts["keys"])

    @property
    def key_cost(self) -> int:
        return int(self.facts["keyCost"])

    @property
    def chains(self) -> int:
        return int(self.facts["chains"])

    @property
    def house(self) -> str | None:
        house: str | None = self.facts["activeHouse"]
        return house

    def cards(self, zone: str) -> list[str]:
        """The slugs of the cards in a zone, in order."""
        return [self.duel.view["cards"][key]["id"] for key in self.facts["zones"][zone]]

    @property
    def line(self) -> list[str]:
        """The slugs of this player's battleline, left to right."""
        cards = [self.duel.view["cards"][key] for key in self.facts["zones"]["inPlay"]]
        return [card["id"] for card in cards if card["type"] == "creature"]


class Scenario:
    """A position laid out by the referee. Cards are named by slug; the n-th copy is `"troll#2"`; `"troll@foe"` is player 1's."""

    def __init__(self, scenario: dict[str, Any]) -> None:
        self.referee = Conversation()
        self.view: dict[str, Any] = {}
        self.request({"cmd": "new", "scenario": scenario})
        self.me = Player(self, 0)
        self.foe = Player(self, 1)

    def request(self, request: dict[str, Any]) -> dict[str, Any]:
        reply = self.reply(request)
        assert reply["ok"], reply
        self.view = reply.get("view", self.view)
        return reply

    def reply(self, request: dict[str, Any]) -> dict[str, Any]:
        return self.referee.reply(json.dumps(request))

    # Reading

    @property
    def table(self) -> Referee:
        """The engine itself, for what the protocol does not show: views, voices, hints."""
        table = self.referee.referee
        assert table is not None
        return table

    @property
    def match(self) -> Duel:
        return self.table.now

    @property
    def decision(self) -> dict[str, Any]:
        decision = self.view["decision"]
        assert decision is not None, "the game is over"
        return dict(decision)

    def key(self, name: str) -> str:
        """The id of a card from its slug: `troll`, `troll#2`, `troll@foe`, `troll@foe#2` (copies in order of id)."""
        slug, _, copy = name.partition("#")
        slug, _, side = slug.partition("@")
        owners = {"": (0, 1), "me": (0,), "foe": (1,)}[side]
        found = [
            key
            for key, card in sorted(self.view["cards"].items(), key=lambda item: int(item[0]))
            if card["id"] == slug and card["owner"] in owners
        ]
        assert found, f"no card {name!r} in this position"
        return str(found[int(copy or 1) - 1])

    def id(self, name: str) -> Card:
        return Card(int(self.key(name)))

    def card(self, name: str) -> dict[str, Any]:
        return dict(self.view["cards"][self.key(name)])

    def zone(self, name: str) -> str:
        return str(self.card(name)["zone"])

    def options(self) -> list[str]:
        """What may be picked: slugs of cards (with @ of their owner when player 1's), labels, or acts."""
        return [self.option_name(option) for option in self.decision["options"]]

    def option_name(self, option: dict[str, Any]) -> str:
        if "act" in option:
            return option["act"] if option.get("card") is None else f"{option['act']} {self.slug(option['card'])}"
        return self.slug(option["card"]) if "card" in option else str(option["label"])

    def slug(self, key: str) -> str:
        return str(self.view["cards"][key]["id"])

    def expect(self, kind: str, source: str | None = None) -> None:
        """The decision that must be open now: a left-over question is the commonest false pass."""
        decision = self.view["decision"]
        found = None if decision is None else decision["kind"]
        assert found == kind, f"open: {decision}"
        if source is not None:
            assert self.slug(decision["source"]) == source

    @property
    def winner(self) -> int | None:
        winner: int | None = self.view["winner"]
        return winner

    # Acting

    def pick(self, *ids: int) -> None:
        self.request({"cmd": "choose", "seq": self.decision["seq"], "pick": list(ids)})

    def act(self, act: str, name: str) -> None:
        self.expect("main")
        key = self.key_for(act, name)
        for option in self.decision["options"]:
            if option.get("act") == act and option.get("card") == key:
                return self.pick(option["id"])
        raise AssertionError(f"{act} {name} is not possible; possible: {self.options()}")

    def key_for(self, act: str, name: str) -> str:
        """The card an act names: among copies, the one on offer."""
        offered = [option["card"] for option in self.decision["options"] if option.get("act") == act]
        if "#" not in name and "@" not in name:
            for key in offered:
                if self.slug(key) == name:
                    return str(key)
        return self.key(name)

    def can(self, act: str, name: str) -> bool:
        self.expect("main")
        return any(
            option.get("act") == act and self.slug(option["card"]) == name
            for option in self.decision["options"]
            if option.get("card") is not None
        )

    def play(self, name: str, *answers: str) -> None:
        """Plays a card, then answers what is asked with the names given."""
        self.act("playUpgrade" if self.card(name)["type"] == "upgrade" else "play", name)
        self.answer(*answers)

    def reap(self, name: str, *answers: str) -> None:
        self.act("reap", name)
        self.answer(*answers)

    def fight(self, name: str, target: str, *answers: str) -> None:
        self.act("fight", name)
        self.answer(target, *answers)

    def use(self, name: str, *answers: str) -> None:
        """Uses a card's Action, or its Omni if that is what it has."""
        self.act("action" if self.can("action", name.partition("#")[0].partition("@")[0]) else "omni", name)
        self.answer(*answers)

    def unstun(self, name: str) -> None:
        self.act("unstun", name)

    def discard(self, name: str, *answers: str) -> None:
        self.act("discard", name)
        self.answer(*answers)

    def end(self, *answers: str) -> None:
        self.expect("main")
        self.pick(next(option["id"] for option in self.decision["options"] if option["act"] == "end"))
        self.answer(*answers)

    def answer(self, *answers: str) -> None:
        """Answers decisions one after another. `"none"` declines; `"a+b"` picks several at once."""
        for answer in answers:
            if answer == "none":
                self.pick()
            else:
                self.pick(*[self.find(part) for part in answer.split("+")])

    def way(self, number: int) -> None:
        """Takes the n-th way (from 0, as printed) of a card that says "choose one"."""
        self.expect("choice")
        self.pick(self.decision["options"][number]["id"])

    @property
    def optional(self) -> bool:
        """May the open decision be declined?"""
        return bool(self.decision["min"] == 0)

    def pick_all(self, *names: str) -> None:
        """Picks these cards: in one pick where several may be chosen at once, else one after another."""
        left = list(names)
        while left:
            several = left[: max(1, self.decision["max"])]
            self.pick(*[self.find(name) for name in several])
            left = left[len(several) :]

    def refuses(self, *names: str) -> bool:
        """Whether this pick is refused; a refusal leaves the position as it was."""
        before = self.view
        answer = {"seq": self.decision["seq"], "pick": [self.find(name) for name in names]}
        legal = self.reply({"cmd": "check", **answer})["legal"]
        reply = self.reply({"cmd": "choose", **answer})
        assert reply["ok"] == legal, "check and choose must agree"
        if reply["ok"]:
            self.view = reply["view"]
            return False
        assert reply["code"] == "bad-choice", reply
        assert self.reply({"cmd": "view"})["view"] == before
        return True

    def find(self, name: str) -> int:
        """The option that a name means: a label, or a card."""
        options = self.decision["options"]
        for option in options:
            if "label" in option and option["label"].lower() == name.lower():
                return int(option["id"])
        offered = [option["card"] for option in options if "card" in option]
        key = None
        if "#" not in name and "@" not in name:
            key = next((one for one in offered if self.slug(one) == name), None)
        key = key or self.key(name)
        for option in options:
            if option.get("card") == key:
                return int(option["id"])
        raise AssertionError(f"{name!r} is not on offer in {self.decision['kind']}: {self.options()}")

    def next_turn(self, house: str, *answers: str) -> None:
        """Ends the turn; the other player chooses a house (after whatever `answers` settle)."""
        self.end(*answers)
        self.expect("house")
        self.answer(house)

    def set(self, name: str, **props: object) -> None:
        """Changes a card's state directly, without triggers: damage, amber, powerCounters, exhausted, stunned."""
        ops = [{"op": "set", "card": self.key(name), "prop": prop, "value": value} for prop, value in props.items()]
        self.request({"cmd": "edit", "ops": ops})


def lay(
    me: Side | None = None,
    foe: Side | None = None,
    house: str | None = "brobnar",
    *,
    active: int = 0,
    round: int = 2,
    stand_ins: list[Side] | None = None,
    errata: str = "print",
) -> Scenario:
    """Lays out a position: at the main step of whoever is active, or without a house at the choice of one.

    Sides take amber, chains, keys, houses, and the zones by name (hand, inPlay, deck, …).
    """
    sides = [side(facts or {}, house if seat == active else None) for seat, facts in enumerate((me, foe))]
    return Scenario(
        {"round": round, "active": active, "players": sides, "stand-ins": stand_ins or [], "errata": errata}
    )


def side(facts: Side, house: str | None) -> Side:
    unknown = [key for key in facts if key not in ZONES and key not in FACTS]
    assert not unknown, f"a side has no {unknown}; only {FACTS + ZONES}"
    zones = {zone: facts[zone] for zone in ZONES if zone in facts}
    rest = {key: facts[key] for key in FACTS if key in facts}
    houses = rest.pop("houses", None) or ([house, *[h for h in HOUSES if h != house][:2]] if house else HOUSES[:3])
    return {"houses": list(houses), "house": house, "zones": zones, **rest}
