"""Validation of a box beyond its sentences: that it can be played, that no night can be stuck, that no night can last for ever."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from veillee.core.grammar import Noun
from veillee.core.text import EN, FR, NARROW
from veillee.games.cendrelin.cards.box import BASE_PLACES, LIFE, Box, Event, Klass, Place, Printed
from veillee.games.cendrelin.cards.faces import MOST_CARDS, MOST_EFFECTS
from veillee.games.cendrelin.cards.sheet import read_box, standard_box
from veillee.games.cendrelin.language.effect import Effect, Part
from veillee.games.cendrelin.language.elements import (
    HIM,
    Create,
    Designate,
    Discard,
    Element,
    Employ,
    Gain,
    Lose,
    Prepare,
    Renounce,
    Return,
    Spend,
)
from veillee.games.cendrelin.language.misspoken import Misspoken

COPY: Final = Noun("copie", "copies", "copy", "copies", feminine=True)
EFFECT: Final = Noun("effet", "effets", "effect", "effects")
FEWEST_GOALS: Final = 2
FEWEST_FATES: Final = 3
LONGEST_SHEET: Final = 60_000
"""The most characters of a sheet of one's own."""
MOST_LINES: Final = 3_000
SAYING: Final = re.compile(r"^[^\S\r\n]*[^#\s]|(?<=\r)[^\S\r\n]*[^#\s]", re.MULTILINE)
"""The beginning of a line that is no remark."""
PILE: Final = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{9}")
"""More marks on one letter than any script needs."""
EFFORTS: Final = 5_000


def problem(card: Printed, fr: str, en: str, where: Printed | None = None) -> Misspoken:
    return Misspoken((where or card).line, 1, f"« {card.name.fr} » : {fr}", f"“{card.name.en}”: {en}")


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
        if not goal.goal.conditions
    ]
    for at, place in enumerate(box.places):
        found += place_problems(at, place)
    for event in box.events:
        found += event_problems(box, event)
    found += fate_problems(box) + crowd_problems(box)
    return found or endless_places(box)


def crowd_problems(box: Box) -> list[Misspoken]:
    """The numbers that stand for cards have room for so many of a kind."""
    kinds: list[Sequence[Printed]] = [box.classes, box.fragments, box.goals, box.places, box.events]
    fr, en = f"de trop : {MOST_CARDS} de chaque sorte au plus", f"one too many: at most {MOST_CARDS} of each kind"
    return [problem(cards[MOST_CARDS], fr, en) for cards in kinds if len(cards) > MOST_CARDS]


def class_problems(box: Box, klass: Klass) -> list[Misspoken]:
    """CEN-32, CEN-30, CEN-11: fragments for a former life, objectives to draw, a sound apprentice card."""
    found: list[Misspoken] = []
    copies = sum([box.fragments[face].points for face in klass.fragments])
    if copies < LIFE:
        fr, en = f"{COPY.counted(copies, FR)} : il en faut {LIFE}", f"{COPY.counted(copies, EN)}: {LIFE} are needed"
        found.append(problem(klass, fr, en))
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
    if klass.apprentice and klass.preferred >= BASE_PLACES:
        known = ", ".join(place.resource.frs for place in box.places[:BASE_PLACES])
        found.append(
            problem(
                klass,
                f"l'initiation n'a que les lieux de base : prédilection parmi {known}",
                f"the initiation has the base places only: prédilection among {known}",
            )
        )
    fr, en = "plus de copies sur la carte d'apprenti que de points", "more copies on the apprentice card than points"
    greedy = [face for face in klass.fragments if klass.apprentice.count(face) > box.fragments[face].points]
    return found + [problem(box.fragments[face], fr, en, klass) for face in greedy]


def effects_problems(card: Printed, effects: list[Effect], fewest: int = 1) -> list[Misspoken]:
    if fewest <= len(effects) <= MOST_EFFECTS:
        return []
    fr = f"{EFFECT.counted(len(effects), FR)} : il en faut de {fewest} à {MOST_EFFECTS}"
    en = f"{EFFECT.counted(len(effects), EN)}: {fewest} to {MOST_EFFECTS} are needed"
    return [problem(card, fr, en)]


def place_problems(at: int, place: Place) -> list[Misspoken]:
    """CEN-22, CEN-D14: an added place bears a resource, has events, and costs something to whoever activates it."""
    found = [] if at < BASE_PLACES else effects_problems(place, place.effects)
    if at >= BASE_PLACES and not place.demonic and place.resource.at <= BASE_PLACES:
        found.append(problem(place, "sa ressource n'est pas dite", "its resource is not said"))
    if at >= BASE_PLACES and not place.events:
        found.append(problem(place, "il lui faut un événement", "it needs an event"))
    if 0 <= place.future <= place.past:
        fr = "son sablier futur doit montrer plus que son sablier passé"
        found.append(problem(place, fr, "its future hourglass must show more than its past one"))
    if any(part.wished for effect in place.effects for part in effect.parts):
        fr = "« si vous le souhaitez » ne se dit pas d'un lieu : à qui refuse, il ne coûte rien"
        found.append(problem(place, fr, "“si vous le souhaitez” is not said of a place: who declines pays nothing"))
    return found


def event_problems(box: Box, event: Event) -> list[Misspoken]:
    """CEN-51: an event can always be resolved."""
    borne = [box.places[event.place].resource.at] if event.place >= 0 else []
    if any(certain(effect, borne) for effect in event.options):
        return effects_problems(event, event.options) + effects_problems(event, event.actions, 0)
    return [
        problem(
            event,
            "aucune de ses options n'est toujours possible : la nuit pourrait ne jamais finir",
            "none of its options is always possible: the night might never end",
        )
    ]


def fate_problems(box: Box) -> list[Misspoken]:
    """CEN-50: Destiny is always a decision: one option closed, two at least are left, and all are possible."""
    fate = box.fate
    return effects_problems(fate, fate.options, FEWEST_FATES) + [
        problem(fate, f"option {at} : elle n'est pas toujours possible", f"option {at}: it is not always possible")
        for at, effect in enumerate(fate.options, 1)
        if not certain(effect, [])
    ]


def certain(effect: Effect, borne: list[int]) -> bool:
    """Whether an effect is possible in every cemetery that bears these resources besides the base ones.

    A part that speaks of somebody designated before is not: that part may have failed, and he is nobody.
    """
    alone = [part for part in effect.parts if part.designates or not part.his]
    return any(all(sure(element, borne) for element in part.elements) for part in alone)


def sure(element: Element, borne: list[int]) -> bool:
    if isinstance(element, Create):
        return element.resource.at < BASE_PLACES or element.resource.at in borne
    return isinstance(element, (Gain, Lose, Prepare, Designate))


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
    """A place among these that could be activated for ever with the help of the others, or None; rather one's own.

    There is none when things have prices such that every part of every effect costs more than it brings. The prices
    are looked for by raising, again and again, the price of what the worst part costs and lowering what it brings.
    """
    parts = [(place, effect, part) for place in places for effect in place.effects for part in effect.parts]
    balances = [[(at, amount) for at, amount in enumerate(balance(box, part)) if amount] for _, _, part in parts]
    prices = [1.0] * (len(box.nouns) + 6)
    profits: list[float] = []
    for _ in range(EFFORTS):
        profits = [sum([prices[at] * amount for at, amount in row]) for row in balances]
        worst = max(range(len(parts)), key=profits.__getitem__, default=-1)
        if worst < 0 or profits[worst] <= -0.01:
            return None
        for at, amount in balances[worst]:
            prices[at] = max(0.02, prices[at] - 0.02 * amount)
    triggers = {effect.trigger for place in standard_box().places for effect in place.effects}
    own = [at for at, (_, effect, _) in enumerate(parts) if effect.trigger not in triggers]
    return parts[max(own or range(len(parts)), key=profits.__getitem__)][0]


def balance(box: Box, part: Part) -> list[int]:
    """What a part brings and costs: resources, mana, ephemeral resources, fragments in hand, fragments at all."""
    row = [0] * (len(box.nouns) + 6)
    base = len(box.nouns)
    for element in part.elements:
        if isinstance(element, Create):
            row[element.resource.at] += element.amount
        elif isinstance(element, Discard):
            row[element.resource.at] -= element.amount
        elif isinstance(element, Gain) and element.who != HIM:
            row[base] += element.amount
        elif isinstance(element, Spend) and element.who != HIM:
            row[base] -= element.amount
        elif isinstance(element, Prepare):
            row[base + 1 + element.kind.at] += element.amount
        elif isinstance(element, Employ):
            row[base + 1 + element.kind.at] -= element.amount
        elif isinstance(element, Renounce):
            row[base + 4] -= element.amount
        elif isinstance(element, Return) and element.who != HIM:
            row[base + 5] -= element.amount
    return row


def examine(own: str) -> tuple[Box, list[Misspoken]]:
    """The box with a sheet added, and all that is wrong: its sentences; when they are right, what cannot be played."""
    if len(own) > LONGEST_SHEET:
        most = f"{LONGEST_SHEET:,}"
        fr = f"cette feuille de cartes est trop longue : {most.replace(',', NARROW)} caractères au plus"
        en = f"this sheet of cards is too long: at most {most} characters"
        return standard_box(), [Misspoken(own.count("\n", 0, LONGEST_SHEET) + 1, 1, fr, en)]
    if len(SAYING.findall(own)) > MOST_LINES:
        most = f"{MOST_LINES:,}"
        fr = f"cette feuille de cartes est trop longue : {most.replace(',', NARROW)} lignes au plus"
        return standard_box(), [
            Misspoken(MOST_LINES + 1, 1, fr, f"this sheet of cards is too long: at most {most} lines")
        ]
    if pile := PILE.search(own):
        line = own.count("\n", 0, pile.start()) + 1
        return standard_box(), [Misspoken(line, 1, "trop d'accents sur une lettre", "too many accents on one letter")]
    faults: list[Misspoken] = []
    box = read_box([own], faults)
    return box, faults or problems(box)


def faults_of(own: str) -> list[Misspoken]:
    """Everything wrong with a sheet."""
    return examine(own)[1]


@lru_cache(64)
def checked_box(own: str) -> Box:
    """The box of a table: the game's own, with the sheet its opener brought; a faulty one is refused."""
    if not own.strip():
        return standard_box()
    box, faults = examine(own)
    if faults:
        raise faults[0]
    return box
