"""Checks a box beyond its sentences: that it can be played, that no night can be stuck, that no night can last for ever."""

from functools import lru_cache
from typing import Final

from veillee.core.match import Illegal
from veillee.games.cendrelin.box import BASE_PLACES, LIFE, Box, Event, Klass, Place, Printed
from veillee.games.cendrelin.codes import OPTION
from veillee.games.cendrelin.effect import Effect, Part
from veillee.games.cendrelin.reader import Misspoken
from veillee.games.cendrelin.sheet import read_box, standard_box
from veillee.games.cendrelin.words import (
    HIM,
    Create,
    Designate,
    Discard,
    Employ,
    Gain,
    Lose,
    Prepare,
    Renounce,
    Return,
    Spend,
    Word,
)

FEWEST_GOALS: Final = 2
FEWEST_FATES: Final = 3
LONGEST_SHEET: Final = 200_000
EFFORTS: Final = 5_000


def problem(card: Printed, fr: str, en: str) -> Misspoken:
    return Misspoken(card.line, 1, f"« {card.name.fr} » : {fr}", f"“{card.name.en}”: {en}")


def problems(box: Box) -> list[Misspoken]:
    """Everything that would keep a campaign from being played with this box."""
    found: list[Misspoken] = []
    for klass in box.classes:
        found += class_problems(box, klass)
    for fragment in box.fragments:
        found += effects_problems(fragment, fragment.effects)
    found += [
        problem(goal, "un objectif dit une phrase", "an objective says a sentence")
        for goal in box.goals
        if not goal.goals
    ]
    for at, place in enumerate(box.places):
        found += place_problems(at, place)
    for event in box.events:
        found += event_problems(box, event)
    found += fate_problems(box)
    return found or endless_places(box)


def class_problems(box: Box, klass: Klass) -> list[Misspoken]:
    """CEN-32, CEN-30, CEN-11: fragments for a former life, objectives to draw, a sound apprentice card."""
    found: list[Misspoken] = []
    copies = sum([box.fragments[face].points for face in klass.fragments])
    if copies < LIFE:
        found.append(problem(klass, f"{copies} copies : il en faut {LIFE}", f"{copies} copies: {LIFE} are needed"))
    if len(klass.goals) < FEWEST_GOALS:
        found.append(problem(klass, "il lui faut deux objectifs", "it needs two objectives"))
    if klass.apprentice and (len(klass.apprentice) != LIFE or klass.preferred < 0):
        found.append(
            problem(
                klass,
                f"une carte d'apprenti liste {LIFE} fragments et dit la prédilection",
                f"an apprentice card lists {LIFE} fragments and says what is preferred",
            )
        )
    fr, en = "plus de copies sur la carte d'apprenti que de points", "more copies on the apprentice card than points"
    greedy = [face for face in klass.fragments if klass.apprentice.count(face) > box.fragments[face].points]
    return found + [problem(box.fragments[face], fr, en) for face in greedy]


def effects_problems(card: Printed, effects: list[Effect]) -> list[Misspoken]:
    if 1 <= len(effects) <= OPTION:
        return []
    return [problem(card, f"il lui faut de 1 à {OPTION} effets", f"it needs 1 to {OPTION} effects")]


def place_problems(at: int, place: Place) -> list[Misspoken]:
    found = [] if at < BASE_PLACES else effects_problems(place, place.effects)
    if at >= BASE_PLACES and not place.demonic and place.resource.at <= BASE_PLACES:
        found.append(problem(place, "sa ressource n'est pas dite", "its resource is not said"))
    if at >= BASE_PLACES and not place.events:
        found.append(problem(place, "il lui faut un événement", "it needs an event"))
    return found


def event_problems(box: Box, event: Event) -> list[Misspoken]:
    """CEN-51: an event can always be resolved."""
    borne = [box.places[event.place].resource.at] if event.place >= 0 else []
    if any(certain(effect, borne) for effect in event.options):
        return effects_problems(event, event.options)
    return [
        problem(
            event,
            "aucune de ses options n'est toujours possible : la nuit pourrait ne jamais finir",
            "none of its options is always possible: the night might never end",
        )
    ]


def fate_problems(box: Box) -> list[Misspoken]:
    """CEN-50: the Destin is always a decision: one option closed, two at least are left, and all are possible."""
    fate = box.fate
    if len(fate.options) < FEWEST_FATES:
        return [problem(fate, f"il lui faut {FEWEST_FATES} options", f"it needs {FEWEST_FATES} options")]
    return [
        problem(fate, f"option {at} : elle n'est pas toujours possible", f"option {at}: it is not always possible")
        for at, effect in enumerate(fate.options, 1)
        if not certain(effect, [])
    ]


def certain(effect: Effect, borne: list[int]) -> bool:
    """Whether an effect is possible in every cemetery that bears these resources besides the base ones."""
    return any(all(sure(word, borne) for word in part.words) for part in effect.parts)


def sure(word: Word, borne: list[int]) -> bool:
    if isinstance(word, Create):
        return word.resource.at < BASE_PLACES or word.resource.at in borne
    return isinstance(word, (Gain, Lose, Prepare, Designate))


def endless_places(box: Box) -> list[Misspoken]:
    """CEN-D14: places can be activated again and again: together they must always use something up."""
    for demonic in [-1, *box.demonic_places()]:
        places = [place for at, place in enumerate(box.places) if at == demonic or not place.demonic]
        endless = endless_place(box, places)
        if endless is not None:
            fr = "avec les autres lieux, il peut être activé sans fin"
            return [problem(endless, fr, "with the other places, it can be activated for ever")]
    return []


def endless_place(box: Box, places: list[Place]) -> Place | None:
    """A place among these that could be activated for ever with the help of the others, or None.

    There is none when things have prices such that every part of every effect costs more than it brings. The prices
    are looked for by raising, again and again, the price of what the worst part costs and lowering what it brings.
    """
    parts = [(place, part) for place in places for effect in place.effects for part in effect.parts]
    balances = [balance(box, part) for _, part in parts]
    prices = [1.0] * (len(box.nouns) + 6)
    worst = -1
    for _ in range(EFFORTS):
        profits = [sum([prices[at] * amount for at, amount in enumerate(row)]) for row in balances]
        worst = max(range(len(parts)), key=profits.__getitem__, default=-1)
        if worst < 0 or profits[worst] <= -0.01:
            return None
        for at, amount in enumerate(balances[worst]):
            prices[at] = max(0.02, prices[at] - 0.02 * amount)
    return parts[worst][0]


def balance(box: Box, part: Part) -> list[int]:
    """What a part brings and costs: resources, mana, ephemeral resources, fragments in hand, fragments at all."""
    row = [0] * (len(box.nouns) + 6)
    base = len(box.nouns)
    for word in part.words:
        if isinstance(word, Create):
            row[word.resource.at] += word.amount
        elif isinstance(word, Discard):
            row[word.resource.at] -= word.amount
        elif isinstance(word, Gain) and word.who != HIM:
            row[base] += word.amount
        elif isinstance(word, Spend) and word.who != HIM:
            row[base] -= word.amount
        elif isinstance(word, Prepare):
            row[base + 1 + word.kind.at] += word.amount
        elif isinstance(word, Employ):
            row[base + 1 + word.kind.at] -= word.amount
        elif isinstance(word, Renounce):
            row[base + 4] -= word.amount
        elif isinstance(word, Return) and word.who != HIM:
            row[base + 5] -= word.amount
    return row


def faults_of(own: str) -> list[Misspoken]:
    """Everything wrong with a sheet: its sentences first; when all are right, what would keep it from being played."""
    faults: list[Misspoken] = []
    try:
        box = read_box([own], faults)
    except Misspoken as fault:
        return [*faults, fault]
    return faults or problems(box)


@lru_cache(16)
def checked_box(own: str) -> Box:
    """The box of a table: the game's own, with the sheet its opener brought; a faulty one is refused."""
    if not own.strip():
        return standard_box()
    if len(own) > LONGEST_SHEET:
        raise Illegal("sheet", "cette feuille de cartes est trop longue", "this sheet of cards is too long")
    for fault in faults_of(own):
        raise fault
    return read_box([own])
