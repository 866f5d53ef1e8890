"""Facts: everything that can be told of a campaign, each with its particulars and its sentence in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from veillee.core.facts import (
    NUMBER,
    SEATED,
    Called,
    Count,
    Fact,
    Quoted,
    Several,
    Telling,
    Thing,
    counted,
    phrase,
    words,
)
from veillee.core.grammar import Name, Noun, a_or_an
from veillee.core.match import Face
from veillee.core.text import Text
from veillee.games.cendrelin.cards.faces import (
    BY_ACTION,
    BY_SURPRISE,
    CLASSES,
    EVENTS,
    FATE,
    PLACES,
    TRIGGER,
    bearer_of,
)
from veillee.games.cendrelin.language.lexicon import ACTION, EPHEMERAL, FRAGMENT, MANA

if TYPE_CHECKING:
    from veillee.games.cendrelin.cards.box import Box
    from veillee.games.cendrelin.rules.campaign import Campaign

POINT: Final = Noun("point", "points", "point", "points")
EVENT: Final = Noun("événement", "événements", "event", "events")
NIGHT: Final = Noun("nuit", "nuits", "night", "nights", feminine=True)

# The particulars


def box_of(telling: Telling) -> Box:
    return cast("Campaign", telling.match).box


def titled(box: Box, face: Face) -> Quoted:
    """A card or tile by its title: « Convoi funèbre »."""
    name = box.printed(face).name
    return Quoted(Name(name.fr, name.en), face)


def called(box: Box, face: Face) -> Called:
    """A card or tile by its name: le Guichet des Enfers."""
    name = box.printed(face).name
    return Called(Name(name.fr, name.en), face)


def a_title(telling: Telling, at: int) -> Thing:
    return titled(box_of(telling), Face(telling.args[at]))


def a_place_or_event(telling: Telling, at: int) -> Thing:
    face = Face(telling.args[at])
    return called(box_of(telling), face) if face >= PLACES else titled(box_of(telling), face)


def an_event(telling: Telling, at: int) -> Thing:
    return titled(box_of(telling), Face(EVENTS + telling.args[at]))


def a_place(telling: Telling, at: int) -> Thing:
    return called(box_of(telling), Face(PLACES + telling.args[at]))


def a_class(telling: Telling, at: int) -> Thing:
    """What one is or becomes: Animancien, an Animancer."""
    name = box_of(telling).classes[telling.args[at]].name
    return Called(Name(name.fr, a_or_an(name.en)), CLASSES + telling.args[at])


def the_fate(telling: Telling, _at: int) -> Thing:
    return called(box_of(telling), Face(FATE))


def a_goal(telling: Telling, at: int) -> Thing:
    """An objective with its sentence, which ends the sentence it stands in."""
    said = box_of(telling).goal(Face(telling.args[at])).say(telling.tongue)
    return phrase(Text("{0}. {1}", "{0}. {1}"), telling.tongue, [a_title(telling, at), words(said)])


def a_resource(telling: Telling, at: int) -> Thing:
    return words(box_of(telling).nouns[telling.args[at]].form(True, telling.tongue))


def tokens(telling: Telling, at: int) -> Thing:
    """So many of the resource named before."""
    return Count(telling.args[at], box_of(telling).nouns[telling.args[at - 1]])


def ephemeral(telling: Telling, at: int) -> Thing:
    """So many of the ephemeral resource named before."""
    return Count(telling.args[at], EPHEMERAL[telling.args[at - 1]])


def reasons(telling: Telling, at: int) -> Thing:
    """The reasons of a cendrelin's glory, in a list: his soul, his resource, his objectives."""
    box, t = box_of(telling), telling.tongue
    soul, resource, goals = telling.args[at], telling.args[at + 1], telling.args[at + 2 :]
    found: list[Thing] = []
    if soul:
        found.append(words(t("âme complète", "complete soul")))
    if resource >= 0:
        noun = box.nouns[resource]
        found.append(words(t(f"{noun.frs} {noun.agree('abondants', 'abondantes')}", f"abundant {noun.ens}")))
    found += [titled(box, Face(face)) for face in goals if face >= 0]
    return Several(found) if found else words(t("rien", "nothing"))


def effect_said(telling: Telling, trigger: int) -> Thing:
    return words(box_of(telling).effect(trigger).say(telling.tongue))


def an_effect(telling: Telling, at: int) -> Thing:
    """The effect that the face named before bears under this number."""
    return effect_said(telling, TRIGGER.pack(telling.args[at - 1], telling.args[at]))


def an_activation(telling: Telling, at: int) -> Thing:
    """The same of a place, or of an event that is not resolved."""
    face = telling.args[at - 1]
    return effect_said(telling, TRIGGER.pack(face if face >= PLACES else face + BY_ACTION, telling.args[at]))


def a_surprise(telling: Telling, _at: int) -> Thing:
    """The unforeseen effect of the event that is the first of the particulars."""
    return effect_said(telling, TRIGGER.pack(telling.args[0] + BY_SURPRISE, 0))


def a_fate(telling: Telling, at: int) -> Thing:
    return effect_said(telling, TRIGGER.pack(FATE, telling.args[at]))


def the_bearer(telling: Telling, at: int) -> Thing:
    """What bears the effect in the middle of which a question is asked."""
    return titled(box_of(telling), bearer_of(telling.args[at]))


def the_effect(telling: Telling, _at: int) -> Thing:
    """That effect, whole."""
    return effect_said(telling, telling.args[0])


# The preparation

TOOK_CLASS: Final = Fact(
    "took-class", "CEN-20", [SEATED, a_class], "{0} [devient|devenez] {1}.", "{0} [becomes|become] {1}."
)
PLACE_IN: Final = Fact("place-in", "CEN-21", [a_place], "Le cimetière s'agrandit : {0}.", "The cemetery grows: {0}.")
PLACE_OUT: Final = Fact(
    "place-out", "CEN-100", [a_place], "Le cimetière perd un lieu : {0}.", "The cemetery loses a place: {0}."
)
EVENT_IN: Final = Fact("event-in", "CEN-103", [an_event], "{0} rejoint l'avenir.", "{0} joins the future.")
EVENT_OUT: Final = Fact("event-out", "CEN-103", [an_event], "{0} quitte l'avenir.", "{0} leaves the future.")
LEFT_GOAL: Final = Fact(
    "left-goal",
    "CEN-30",
    [SEATED, a_title],
    "{0} [laisse|laissez] l'objectif {1}.",
    "{0} [leaves|leave] the objective {1}.",
)
BUILT: Final = Fact(
    "built",
    "CEN-31",
    [SEATED],
    "{0} [a composé son|avez composé votre] ancienne vie.",
    "{0} [has built a|have built your] former life.",
)
PREFERRED: Final = Fact(
    "preferred",
    "CEN-33",
    [SEATED, a_resource],
    "{0} [a|avez] une prédilection pour les {1}.",
    "{0} [has|have] a preference for {1}.",
)
GOAL_SHOWN: Final = Fact(
    "goal-shown", "CEN-34", [SEATED, a_goal], "[Objectif {de 0}|Votre objectif] : {1}", "{0's} objective: {1}"
)
AGE_BEGINS: Final = Fact(
    "age-begins", "CEN-35", [NUMBER], "Âge {0} : une nouvelle lutte commence.", "Age {0}: a new struggle begins."
)
FIRST: Final = Fact(
    "first", "CEN-37", [SEATED], "{0} [prendra|prendrez] la première nuit.", "{0} will take the first night."
)

# A night

NIGHT_FALLS: Final = Fact(
    "night-falls",
    "CEN-40",
    [SEATED, NUMBER],
    "Nuit {1} : le cimetière est {à 0}.",
    "Night {1}: the cemetery is in {0's} charge.",
)
ARRIVES: Final = Fact("arrives", "CEN-41", [a_title], "{0} arrive dans les environs.", "{0} comes to the environs.")
HAPPENS: Final = Fact(
    "unforeseen", "CEN-41", [a_title, a_surprise], "Imprévu {de 0} : {1}", "Unforeseen effect of {0}: {1}"
)
FUTURE_MADE: Final = Fact(
    "future-made",
    "CEN-13",
    [counted(EVENT)],
    "Le passé est mélangé : {0} à venir.",
    "The past is shuffled: {0} to come.",
)
RECOVERED: Final = Fact(
    "recovered", "CEN-43", [SEATED, counted(FRAGMENT)], "{0} [récupère|récupérez] {1}.", "{0} [recovers|recover] {1}."
)
DREW: Final = Fact(
    "drew", "CEN-42", [SEATED], "{0} [pioche|piochez] un fragment d'âme.", "{0} [draws|draw] a soul fragment."
)
DREW_CARD: Final = Fact("drew-card", "CEN-42", [SEATED, a_title], "{0} [pioche|piochez] {1}.", "{0} [draws|draw] {1}.")
PASSED: Final = Fact(
    "passed",
    "CEN-44",
    [SEATED],
    "{0} [reste dans sa|restez dans votre] crypte.",
    "{0} [stays in the|stay in your] crypt.",
)
PLAYED: Final = Fact(
    "played", "CEN-47", [SEATED, a_title, an_effect], "{0} [joue|jouez] {1}. {2}", "{0} [plays|play] {1}. {2}"
)
ACTIVATED: Final = Fact(
    "activated",
    "CEN-46",
    [SEATED, a_place_or_event, an_activation],
    "{0} [active|activez] {1}. {2}",
    "{0} [activates|activate] {1}. {2}",
)
RESOLVED: Final = Fact(
    "resolved",
    "CEN-49",
    [SEATED, a_title, an_effect],
    "{0} [s'occupe|vous occupez] {de 1}. {2}",
    "{0} [deals|deal] with {1}. {2}",
)
FATE_MET: Final = Fact(
    "fate", "CEN-50", [SEATED, a_fate, the_fate], "{0} [affronte|affrontez] {2}. {1}", "{0} [faces|face] {2}. {1}"
)
DAWN: Final = Fact(
    "dawn",
    "CEN-52",
    [SEATED],
    "Le soleil se lève ; {0} [regagne sa|regagnez votre] crypte.",
    "The sun rises; {0} [returns to the|return to your] crypt.",
)

# Effects

CREATED: Final = Fact("created", "CEN-71", [a_resource, tokens], "{1} de plus.", "{1} more.")
DISCARDED: Final = Fact("discarded", "CEN-72", [a_resource, tokens], "{1} de moins.", "{1} fewer.")
GAINED: Final = Fact("gained", "CEN-73", [SEATED, counted(MANA)], "{0} [gagne|gagnez] {1}.", "{0} [gains|gain] {1}.")
SPENT: Final = Fact(
    "spent", "CEN-74", [SEATED, counted(MANA)], "{0} [dépense|dépensez] {1}.", "{0} [spends|spend] {1}."
)
LOST: Final = Fact("lost", "CEN-75", [SEATED, counted(MANA)], "{0} [perd|perdez] {1}.", "{0} [loses|lose] {1}.")
RENOUNCED: Final = Fact(
    "renounced", "CEN-76", [SEATED, counted(ACTION)], "{0} [renonce|renoncez] {à 1}.", "{0} [renounces|renounce] {1}."
)
RENOUNCED_CARD: Final = Fact(
    "renounced-card", "CEN-76", [SEATED, a_title], "{0} [renonce|renoncez] {à 1}.", "{0} [renounces|renounce] {1}."
)
RETURNED: Final = Fact(
    "returned",
    "CEN-77",
    [SEATED],
    "{0} [renvoie|renvoyez] un fragment d'âme, face cachée, sous [son|votre] ancienne vie.",
    "{0} [returns|return] a soul fragment, face down, under [the|your] former life.",
)
RETURNED_CARD: Final = Fact(
    "returned-card",
    "CEN-77",
    [SEATED, a_title],
    "{0} [renvoie|renvoyez] {1} sous [son|votre] ancienne vie.",
    "{0} [returns|return] {1} under [the|your] former life.",
)
PREPARED: Final = Fact(
    "prepared", "CEN-78", [SEATED, NUMBER, ephemeral], "{0} [prépare|préparez] {2}.", "{0} [prepares|prepare] {2}."
)
EMPLOYED: Final = Fact(
    "employed", "CEN-79", [SEATED, NUMBER, ephemeral], "{0} [emploie|employez] {2}.", "{0} [employs|employ] {2}."
)
DESIGNATED: Final = Fact(
    "designated",
    "CEN-69",
    [SEATED, SEATED],
    "{0} [1:[désigne|désignez] {1}|vous désigne].",
    "{0} [designates|designate] {1}.",
)
DECLINED: Final = Fact(
    "declined", "CEN-65", [SEATED], "{0} ne le [souhaite|souhaitez] pas.", "{0} [does|do] not wish it."
)

# Glory and ages

GLORY: Final = Fact(
    "glory",
    "CEN-84",
    [SEATED, counted(POINT), reasons],
    "[Gloire {de 0}|Votre gloire] : {1} ({2}).",
    "{0's} glory: {1} ({2}).",
)
NAMED: Final = Fact(
    "named",
    "CEN-90",
    [SEATED, counted(POINT), reasons],
    "{0} [devient|devenez] Haut Cendrelin : {2}.",
    "{0} [becomes|become] High Cendrelin: {2}.",
)
IMPATIENCE: Final = Fact(
    "impatience",
    "CEN-93",
    [counted(NIGHT)],
    "Après {0}, les Dieux de la Mort perdent patience.",
    "After {0}, the Gods of Death lose patience.",
)
AWAY: Final = Fact(
    "away",
    "CEN-106",
    [SEATED],
    "{0} [quitte|quittez] la table pour cet âge.",
    "{0} [leaves|leave] the table for this age.",
)
BACK: Final = Fact("back", "CEN-106", [SEATED], "{0} [rejoint|rejoignez] la table.", "{0} [joins|join] the table.")
GROWN: Final = Fact(
    "grown",
    "CEN-18",
    [],
    "Les apprentis sont grands : l'âge qui vient suit les règles complètes.",
    "The apprentices have grown up: the coming age follows the complete rules.",
)
