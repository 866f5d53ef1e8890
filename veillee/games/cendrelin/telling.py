"""What happened, in prose: a sentence for each fact, and how its particulars are named."""

from collections.abc import Callable
from typing import Final

from veillee.core.match import Fact, Told
from veillee.core.text import Text, Tongue
from veillee.games.cendrelin import prompts
from veillee.games.cendrelin.age import Age
from veillee.games.cendrelin.box import CLASS, EVENT, FATE, GOAL, PLACE, Box, Printed
from veillee.games.cendrelin.lexicon import ACTION, EPHEMERAL, FRAGMENT, MANA

Naming = Callable[[Age, list[int], int, Tongue], str]
"""Names one of the particulars of a fact."""


def cendrelin(seat: int, t: Tongue) -> str:
    return t(f"Cendrelin {seat + 1}", f"Cendrelin {seat + 1}")


def printed(box: Box, face: int) -> Printed:
    """What bears a face."""
    if face >= FATE:
        return box.fate
    if face >= CLASS:
        return box.classes[face - CLASS]
    if face >= PLACE:
        return box.places[face - PLACE]
    if face >= GOAL:
        return box.goals[face - GOAL]
    return box.events[face - EVENT] if face >= EVENT else box.fragments[face]


def name_of(box: Box, face: int, t: Tongue) -> str:
    return printed(box, face).name.said(t)


def quoted(box: Box, face: int, t: Tongue) -> str:
    name = name_of(box, face, t)
    return t(f"« {name} »", f"“{name}”")


def who(_m: Age, args: list[int], at: int, t: Tongue) -> str:
    return cendrelin(args[at], t)


def number(_m: Age, args: list[int], at: int, _t: Tongue) -> str:
    return str(args[at])


def face(m: Age, args: list[int], at: int, t: Tongue) -> str:
    return quoted(m.box, args[at], t)


def klass(m: Age, args: list[int], at: int, t: Tongue) -> str:
    name = m.box.classes[args[at]].name
    return t(name.fr, a_or_an(name.en))


def a_or_an(noun: str) -> str:
    return f"{'an' if noun[0] in 'AEIOU' else 'a'} {noun}"


def place(m: Age, args: list[int], at: int, t: Tongue) -> str:
    return name_of(m.box, PLACE + args[at], t)


def event(m: Age, args: list[int], at: int, t: Tongue) -> str:
    return quoted(m.box, EVENT + args[at], t)


def goal(m: Age, args: list[int], at: int, t: Tongue) -> str:
    return f"{quoted(m.box, args[at], t)}. {m.box.goals[args[at] - GOAL].goal.say(t)}"


def resource(m: Age, args: list[int], at: int, t: Tongue) -> str:
    return m.box.nouns[args[at]].form(2, t)


def tokens(m: Age, args: list[int], at: int, t: Tongue) -> str:
    return m.box.nouns[args[at - 1]].counted(args[at], t)


def mana(_m: Age, args: list[int], at: int, t: Tongue) -> str:
    return MANA.counted(args[at], t)


def fragments(_m: Age, args: list[int], at: int, t: Tongue) -> str:
    return FRAGMENT.counted(args[at], t)


def actions(_m: Age, args: list[int], at: int, t: Tongue) -> str:
    return ACTION.counted(args[at], t)


def ephemeral(_m: Age, args: list[int], at: int, t: Tongue) -> str:
    return EPHEMERAL[args[at - 1]].counted(args[at], t)


def points(_m: Age, args: list[int], at: int, t: Tongue) -> str:
    count = args[at]
    return t(f"{count} point{'s' if count > 1 else ''}", f"{count} point{'' if count == 1 else 's'}")


def reasons(m: Age, args: list[int], at: int, t: Tongue) -> str:
    """The reasons of a cendrelin's glory, in a list: his soul, his resource, his objectives."""
    soul, resource, goals = args[at], args[at + 1], args[at + 2 :]
    found: list[str] = []
    if soul:
        found.append(t("âme complète", "complete soul"))
    if resource >= 0:
        noun = m.box.nouns[resource]
        found.append(t(f"{noun.many} {noun.abundant()}", f"abundant {noun.en_many}"))
    found += [quoted(m.box, face, t) for face in goals if face >= 0]
    return ", ".join(found) or t("rien", "nothing")


def effect(m: Age, args: list[int], at: int, t: Tongue) -> str:
    """The effect that a face bears under a number."""
    bearer = args[at - 1]
    if bearer >= PLACE:
        return m.box.places[bearer - PLACE].effects[args[at]].say(t)
    if bearer >= EVENT:
        return m.box.events[bearer - EVENT].options[args[at]].say(t)
    return m.box.fragments[bearer].effects[args[at]].say(t)


def activation(m: Age, args: list[int], at: int, t: Tongue) -> str:
    if args[at - 1] >= PLACE:
        return effect(m, args, at, t)
    return m.box.events[args[at - 1] - EVENT].actions[args[at]].say(t)


def unforeseen(m: Age, args: list[int], at: int, t: Tongue) -> str:
    return m.box.events[args[at] - EVENT].unforeseen[0].say(t)


def fate(m: Age, args: list[int], at: int, t: Tongue) -> str:
    return m.box.fate.options[args[at]].say(t)


class Saying:
    """How a fact is told: its particulars by name, in a sentence of each language."""

    names: Final[list[Naming]]
    text: Final[Text]

    def __init__(self, names: list[Naming], fr: str, en: str) -> None:
        self.names = names
        self.text = Text(fr, en)

    def say(self, m: Age, args: list[int], t: Tongue) -> str:
        named = [naming(m, args, at, t) for at, naming in enumerate(self.names)]
        return t(self.text.fr.format(*named), self.text.en.format(*named))


SAYINGS: Final[dict[Fact, Saying]] = {
    prompts.TOOK_CLASS: Saying([who, klass], "{0} devient {1}.", "{0} becomes {1}."),
    prompts.PLACE_IN: Saying([place], "Le cimetière s'agrandit : {0}.", "The cemetery grows: {0}."),
    prompts.PLACE_OUT: Saying([place], "Le cimetière perd un lieu : {0}.", "The cemetery loses a place: {0}."),
    prompts.EVENT_IN: Saying([event], "{0} rejoint l'avenir.", "{0} joins the future."),
    prompts.EVENT_OUT: Saying([event], "{0} quitte l'avenir.", "{0} leaves the future."),
    prompts.LEFT_GOAL: Saying([who, face], "Vous laissez l'objectif {1}.", "You leave the objective {1}."),
    prompts.BUILT: Saying([who], "{0} a composé son ancienne vie.", "{0} has built a former life."),
    prompts.PREFERRED: Saying([who, resource], "{0} a une prédilection pour les {1}.", "{0} has a preference for {1}."),
    prompts.GOAL_SHOWN: Saying([who, goal], "Objectif de {0} : {1}", "Objective of {0}: {1}"),
    prompts.AGE_BEGINS: Saying([number], "Âge {0} : une nouvelle lutte commence.", "Age {0}: a new struggle begins."),
    prompts.FIRST: Saying([who], "{0} prendra la première nuit.", "{0} will take the first night."),
    prompts.NIGHT_FALLS: Saying(
        [who, number], "Nuit {1} : le cimetière est à {0}.", "Night {1}: the cemetery is in the charge of {0}."
    ),
    prompts.ARRIVES: Saying([face], "{0} arrive dans les environs.", "{0} comes to the environs."),
    prompts.HAPPENS: Saying([unforeseen], "Imprévu : {0}", "Unforeseen: {0}"),
    prompts.FUTURE_MADE: Saying(
        [number], "Le passé est mélangé : {0} événements à venir.", "The past is shuffled: {0} events to come."
    ),
    prompts.RECOVERED: Saying([who, fragments], "{0} récupère {1}.", "{0} recovers {1}."),
    prompts.DREW: Saying([who], "{0} pioche un fragment d'âme.", "{0} draws a soul fragment."),
    prompts.DREW_CARD: Saying([who, face], "Vous piochez {1}.", "You draw {1}."),
    prompts.PASSED: Saying([who], "{0} reste dans sa crypte.", "{0} stays in the crypt."),
    prompts.PLAYED: Saying([who, face, effect], "{0} joue {1}. {2}", "{0} plays {1}. {2}"),
    prompts.ACTIVATED: Saying([who, face, activation], "{0} active {1}. {2}", "{0} activates {1}. {2}"),
    prompts.RESOLVED: Saying([who, face, effect], "{0} s'occupe de {1}. {2}", "{0} deals with {1}. {2}"),
    prompts.FATE_MET: Saying([who, fate], "{0} affronte le Destin. {1}", "{0} faces Destiny. {1}"),
    prompts.DAWN: Saying(
        [who], "Le soleil se lève ; {0} regagne sa crypte.", "The sun rises; {0} returns to the crypt."
    ),
    prompts.CREATED: Saying([resource, tokens], "{1} de plus.", "{1} more."),
    prompts.DISCARDED: Saying([resource, tokens], "{1} de moins.", "{1} fewer."),
    prompts.GAINED: Saying([who, mana], "{0} gagne {1}.", "{0} gains {1}."),
    prompts.SPENT: Saying([who, mana], "{0} dépense {1}.", "{0} spends {1}."),
    prompts.LOST: Saying([who, mana], "{0} perd {1}.", "{0} loses {1}."),
    prompts.RENOUNCED: Saying([who, actions], "{0} renonce à {1}.", "{0} renounces {1}."),
    prompts.RENOUNCED_CARD: Saying([who, face], "Vous renoncez à {1}.", "You renounce {1}."),
    prompts.RETURNED: Saying(
        [who],
        "{0} renvoie un fragment d'âme, face cachée, sous son ancienne vie.",
        "{0} returns a soul fragment, face down, under the former life.",
    ),
    prompts.RETURNED_CARD: Saying(
        [who, face], "{0} renvoie {1} sous son ancienne vie.", "{0} returns {1} under the former life."
    ),
    prompts.PREPARED: Saying([who, number, ephemeral], "{0} prépare {2}.", "{0} prepares {2}."),
    prompts.EMPLOYED: Saying([who, number, ephemeral], "{0} emploie {2}.", "{0} employs {2}."),
    prompts.DESIGNATED: Saying([who, who], "{0} désigne {1}.", "{0} designates {1}."),
    prompts.DECLINED: Saying([who], "{0} ne le souhaite pas.", "{0} does not wish it."),
    prompts.GLORY: Saying([who, points, reasons], "Gloire de {0} : {1} ({2}).", "Glory of {0}: {1} ({2})."),
    prompts.NAMED: Saying(
        [who, points, reasons], "{0} devient Haut Cendrelin : {2}.", "{0} becomes High Cendrelin: {2}."
    ),
    prompts.IMPATIENCE: Saying(
        [number],
        "Après {0} nuits, les Dieux de la Mort perdent patience.",
        "After {0} nights, the Gods of Death lose patience.",
    ),
    prompts.AWAY: Saying([who], "{0} quitte la table pour cet âge.", "{0} leaves the table for this age."),
    prompts.BACK: Saying([who], "{0} rejoint la table.", "{0} joins the table."),
    prompts.GROWN: Saying(
        [],
        "Les apprentis sont grands : l'âge qui vient suit les règles complètes.",
        "The apprentices have grown up: the coming age follows the complete rules.",
    ),
}

OFFSETS: Final[dict[Naming, int]] = {face: 0, goal: 0, unforeseen: 0, klass: CLASS, place: PLACE, event: EVENT}
"""The particulars that are cards, and what makes a face of them."""


def tell(m: Age, told: Told, t: Tongue) -> str:
    return SAYINGS[told.fact].say(m, told.args, t)


def mentioned(told: Told) -> list[int]:
    """The faces a fact speaks of."""
    names = SAYINGS[told.fact].names
    return [OFFSETS[naming] + told.args[at] for at, naming in enumerate(names) if naming in OFFSETS]
