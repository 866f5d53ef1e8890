"""Reading a table of KeyForge as a seat sees it, for the tests of what is shown and said."""

from typing import Any

from tests.scenarios.referee import Scenario
from veillee.core.dice import FastDice
from veillee.core.live import Live
from veillee.core.pieces import Pieces, prose, spoken
from veillee.core.text import EN, Tongue
from veillee.games.keyforge.rules.duel import Duel
from veillee.games.keyforge.rules.setup import new
from veillee.games.keyforge.voice import VOICE

ME = 0
FOE = 1
NAMES = ["Anna", "Bruno"]
Shown = dict[str, Any]


def side(duel: Duel, seat: int, owner: int) -> Shown:
    """One half of the table as a seat sees it."""
    sides = duel.view(seat)["sides"]
    assert isinstance(sides, list)
    found: Shown = sides[owner]
    return found


def faces(cards: list[Shown]) -> list[int | None]:
    return [card.get("face") for card in cards]


def addresses(thing: object) -> list[str]:
    """Every address in a view."""
    if isinstance(thing, list):
        return [at for item in thing for at in addresses(item)]
    if isinstance(thing, dict):
        own = [str(thing["at"])] if "at" in thing else []
        return own + [at for item in thing.values() for at in addresses(item)]
    return []


def veiled(scenario: Scenario) -> Live:
    """The same position at a table where people may not see each other's cards."""
    duel = scenario.match.copy()
    duel.veiled = True
    return Live(duel)


def pick(live: Live, label: str) -> None:
    """Answers the open question with the first option whose English label begins so."""
    pending = live.pending
    assert pending is not None
    said = labels(live, EN)
    found = [at for at, words in enumerate(said) if words.startswith(label)]
    assert found, f"{label!r} is not among {said}"
    live.answer(pending.seats[0], live.number, pending.options[0][found[0]])


def labels(live: Live, tongue: Tongue) -> list[str]:
    """What each answer to the open question does, in words."""
    pending = live.pending
    assert pending is not None
    seat = pending.seats[0]
    said = [VOICE.label(live.now, seat, pending, option, tongue) for option in pending.options[0]]
    return [heard_as(pieces, seat, tongue) for pieces in said]


def asked(live: Live, tongue: Tongue) -> str:
    """The open question, in words."""
    pending = live.pending
    assert pending is not None
    return heard_as(VOICE.ask(live.now, pending.seats[0], pending, tongue), pending.seats[0], tongue)


def told(live: Live, seat: int, tongue: Tongue) -> list[str]:
    """What a seat heard on the way to the open question."""
    facts = [one for one in live.heard if one.reaches(seat)]
    return [heard_as(VOICE.say(live.now, one, seat, tongue), seat, tongue) for one in facts]


def heard_as(pieces: Pieces, reader: int, tongue: Tongue) -> str:
    """A sentence as one reader has it, between Anna and Bruno."""
    return prose(spoken(pieces, reader, NAMES, tongue))


def at_random(seed: int, ask_all: bool = True) -> Live:
    return Live(new(2, FastDice(seed), {}, ask_all))
