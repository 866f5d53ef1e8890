"""Card lists: every printed face in one language, for pages and zooms."""

from typing import Final

from veillee.core.grammar import Noun, capital
from veillee.core.text import Tongue
from veillee.games.cendrelin.cards.box import Box, Event, Fragment, Place, Printed
from veillee.games.cendrelin.cards.faces import CLASSES, EVENTS, FATE, GOALS, PLACES, RESOURCES
from veillee.games.cendrelin.language.effect import Effect
from veillee.games.cendrelin.language.elements import (
    Create,
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
from veillee.games.cendrelin.language.lexicon import ACTION, EPHEMERAL, IN_HAND, MANA, TOKENS

Picture = dict[str, object]

OWN: Final = RESOURCES + 100
"""The faces of what a cendrelin has: the ephemeral resources, mana, the fragments in hand; then the actions renounced."""
RENOUNCED_ACTION: Final = OWN + IN_HAND.at + 1


def gallery(box: Box, t: Tongue) -> list[Picture]:
    """Classes, fragments, objectives, places, events, Destiny, and the names of the resources."""
    found = [klass_picture(box, at, t) for at in range(len(box.classes))]
    found += [fragment_picture(box, at, fragment, t) for at, fragment in enumerate(box.fragments)]
    found += [goal_picture(box, at, t) for at in range(len(box.goals))]
    found += [place_picture(at, place, t) for at, place in enumerate(box.places)]
    found += [event_picture(at, event, t) for at, event in enumerate(box.events)]
    found.append(fate_picture(box, t))
    found += [noun_picture(RESOURCES + noun.at, "resource", noun, t) for noun in box.nouns]
    found += [noun_picture(OWN + noun.at, "ephemeral", noun, t) for noun in EPHEMERAL]
    return [*found, noun_picture(OWN + MANA.at, "mana", MANA, t), noun_picture(RENOUNCED_ACTION, "action", ACTION, t)]


def said(effects: list[Effect], t: Tongue) -> list[str]:
    return [effect.say(t) for effect in effects]


def deeds(effects: list[Effect]) -> list[list[Picture]]:
    """What each effect adds and takes, for those who draw it."""
    return [
        [found for part in effect.parts for element in part.elements for found in deed(element)] for effect in effects
    ]


def deed(element: Element) -> list[Picture]:
    """What a element counts: the face of the thing, how many more or fewer, and whether it is the designated one's."""
    if isinstance(element, Create):
        return [{"what": RESOURCES + element.resource.at, "count": element.amount, "his": False}]
    if isinstance(element, Discard):
        return [{"what": RESOURCES + element.resource.at, "count": -element.amount, "his": False}]
    if isinstance(element, Prepare):
        return [{"what": OWN + element.kind.at, "count": element.amount, "his": False}]
    if isinstance(element, Employ):
        return [{"what": OWN + element.kind.at, "count": -element.amount, "his": False}]
    if isinstance(element, Gain):
        return [{"what": OWN + MANA.at, "count": element.amount, "his": element.who}]
    if isinstance(element, Spend | Lose):
        return [{"what": OWN + MANA.at, "count": -element.amount, "his": element.who}]
    if isinstance(element, Return):
        return [{"what": OWN + IN_HAND.at, "count": -element.amount, "his": element.who}]
    return [{"what": RENOUNCED_ACTION, "count": -element.amount, "his": False}] if isinstance(element, Renounce) else []


def thing(price: int) -> int:
    """The face of a thing that a list of prices numbers."""
    return RESOURCES + price - TOKENS if price >= TOKENS else OWN + price


def picture(face: int, kind: str, printed: Printed, t: Tongue) -> Picture:
    return {"face": face, "kind": kind, "name": printed.name.said(t), "flavour": printed.flavour.said(t)}


def klass_picture(box: Box, at: int, t: Tongue) -> Picture:
    klass = box.classes[at]
    apprentice = [{"face": face, "copies": klass.apprentice.count(face)} for face in sorted(set(klass.apprentice))]
    return {
        **picture(CLASSES + at, "class", klass, t),
        "apprentice": apprentice,
        "preferred": None if klass.preferred < 0 else klass.preferred,
        "text": klass.flavour.said(t),
        "rule": "CEN-20",
    }


def fragment_picture(box: Box, at: int, fragment: Fragment, t: Tongue) -> Picture:
    options = said(fragment.effects, t)
    return {
        **picture(at, "fragment", fragment, t),
        "class": CLASSES + fragment.owner,
        "class_name": box.classes[fragment.owner].name.said(t),
        "points": fragment.points,
        "crypt": fragment.crypt,
        "options": options,
        "deeds": deeds(fragment.effects),
        "text": crypt(fragment, t) + alternatives(options, t),
        "rule": "CEN-47",
    }


def crypt(fragment: Fragment, t: Tongue) -> str:
    return t("Depuis la crypte. ", "From the crypt. ") if fragment.crypt else ""


def alternatives(options: list[str], t: Tongue) -> str:
    """Several options in one text, of which one is chosen."""
    return t(" Ou : ", " Or: ").join(options)


def goal_picture(box: Box, at: int, t: Tongue) -> Picture:
    objective = box.goals[at]
    return {
        **picture(GOALS + at, "goal", objective, t),
        "class": CLASSES + objective.owner,
        "class_name": box.classes[objective.owner].name.said(t),
        "lasting": objective.goal.lasting,
        "heaps": [thing(price) for price in objective.goal.heaps()],
        "text": objective.goal.say(t),
        "rule": "CEN-85",
    }


def place_picture(at: int, place: Place, t: Tongue) -> Picture:
    options = said(place.effects, t)
    return {
        **picture(PLACES + at, "place", place, t),
        "demonic": place.demonic,
        "resource": place.resource.at,
        "past": place.past,
        "future": None if place.future < 0 else place.future,
        "options": options,
        "deeds": deeds(place.effects),
        "events": [EVENTS + event for event in place.events],
        "text": alternatives(options, t),
        "rule": "CEN-48",
    }


def event_picture(at: int, event: Event, t: Tongue) -> Picture:
    options = said(event.options, t)
    unforeseen = "".join([t("Imprévu : ", "Unforeseen: ") + one + " " for one in said(event.unforeseen, t)])
    actions = "".join([t("Action : ", "Action: ") + one + " " for one in said(event.actions, t)])
    return {
        **picture(EVENTS + at, "event", event, t),
        "place": None if event.place < 0 else PLACES + event.place,
        "unforeseen": said(event.unforeseen, t),
        "actions": said(event.actions, t),
        "options": options,
        "deeds": deeds(event.options + event.actions),
        "text": unforeseen + actions + alternatives(options, t),
        "rule": "CEN-49",
    }


def fate_picture(box: Box, t: Tongue) -> Picture:
    options = said(box.fate.options, t)
    return {
        **picture(FATE, "fate", box.fate, t),
        "options": options,
        "deeds": deeds(box.fate.options),
        "text": alternatives(options, t),
        "rule": "CEN-50",
    }


def noun_picture(face: int, kind: str, noun: Noun, t: Tongue) -> Picture:
    return {
        "face": face,
        "kind": kind,
        "name": capital(noun.form(True, t)),
        "one": noun.form(False, t),
        "text": "",
        "rule": "CEN-35",
    }
