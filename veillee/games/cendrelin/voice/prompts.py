"""Prompts: what the cendrelins are asked, and the answers that are always the same."""

from typing import Final

from veillee.core.facts import NUMBER, Kind, Prompt
from veillee.core.text import Text
from veillee.games.cendrelin.rules.options import (
    A_FRAGMENT,
    ADD_EVENT,
    ADD_PLACE,
    AGAIN,
    COMPLETE,
    END,
    NO,
    NO_CHANGE,
    REMOVE_EVENT,
    REMOVE_PLACE,
    STAYS,
    SWAP_DEMONIC,
    SWAP_EVENT,
    SWAP_PLACE,
    TWO_MANA,
)
from veillee.games.cendrelin.voice.sentences import the_bearer, the_effect

IN_EFFECT: Final[list[Kind]] = [the_bearer, the_effect]
"""A question asked in the middle of an effect says which: its particulars are what triggered it, and which of its parts."""

TAKE_CLASS: Final = Prompt("class", "CEN-20", "Choisissez une classe.", "Choose a class.")
VOTE_DEMONIC: Final = Prompt(
    "demonic-place", "CEN-21", "Pour quel lieu démoniaque votez-vous ?", "Which demonic place do you vote for?"
)
VOTE_PLACE: Final = Prompt("place", "CEN-22", "Pour quel lieu votez-vous ?", "Which place do you vote for?")
LEARN: Final = Prompt(
    "learn",
    "CEN-16",
    "Prenez la carte d'apprenti d'une autre classe, ou gardez la vôtre et composez vous-même votre ancienne vie.",
    "Take the apprentice card of another class, or keep yours and build your former life yourself.",
)
LEAVE_GOAL: Final = Prompt(
    "leave-goal",
    "CEN-30",
    "Vous avez pioché trois objectifs : lequel laissez-vous ?",
    "You drew three objectives: which one do you leave?",
)
BUILD: Final = Prompt(
    "build",
    "CEN-31",
    "Choisissez un fragment d'âme de votre ancienne vie. Il en reste {0} à choisir.",
    "Choose a soul fragment of your former life. {0} left to choose.",
    [NUMBER],
)
PREFER: Final = Prompt(
    "prefer", "CEN-33", "Choisissez votre ressource de prédilection.", "Choose your preferred resource."
)
EVENING: Final = Prompt(
    "evening",
    "CEN-42",
    "Le soir tombe : gagnez 2 mana, ou piochez un fragment de votre âme.",
    "Evening falls: gain 2 mana, or draw a fragment of your soul.",
)
SUNSET: Final = Prompt(
    "sunset",
    "CEN-44",
    "Coucher du soleil : jouez une action depuis la crypte, ou passez.",
    "Sunset: play an action from the crypt, or pass.",
)
NIGHT: Final = Prompt(
    "night", "CEN-46", "La nuit est à vous : que faites-vous ?", "The night is yours: what do you do?"
)
WISH: Final = Prompt("wish", "CEN-65", "{0} : {1} Le souhaitez-vous ?", "{0}: {1} Do you wish it?", IN_EFFECT)
DESIGNATE: Final = Prompt(
    "designate", "CEN-69", "{0} : {1} Qui désignez-vous ?", "{0}: {1} Whom do you designate?", IN_EFFECT
)
RENOUNCE: Final = Prompt(
    "renounce",
    "CEN-76",
    "{0} : {1} À quelle action renoncez-vous ?",
    "{0}: {1} Which action do you renounce?",
    IN_EFFECT,
)
RETURN: Final = Prompt(
    "return",
    "CEN-77",
    "{0} : {1} Quel fragment d'âme renvoyez-vous sous votre ancienne vie ?",
    "{0}: {1} Which soul fragment do you return under your former life?",
    IN_EFFECT,
)
CHANGE: Final = Prompt(
    "change",
    "CEN-100",
    "Haut Cendrelin, que changez-vous au cimetière ?",
    "High Cendrelin, what do you change in the cemetery?",
)
CHANGE_OUT: Final = Prompt("change-out", "CEN-100", "Que retirez-vous ?", "What do you take away?")
CHANGE_IN: Final = Prompt("change-in", "CEN-100", "Qu'ajoutez-vous ?", "What do you add?")
HEIR: Final = Prompt(
    "heir",
    "CEN-104",
    "Votre héritier échange une classe et une seule : laquelle, contre laquelle ?",
    "Your heir exchanges one class and one only: which, for which?",
)
STAY: Final = Prompt("stay", "CEN-106", "Êtes-vous de l'âge qui vient ?", "Are you in for the coming age?")
GROW: Final = Prompt(
    "grow",
    "CEN-18",
    "Jouez-vous l'âge qui vient avec les règles complètes ? Il faut que tous le veuillent.",
    "Do you play the coming age by the complete rules? All must want it.",
)

ANSWERS: Final[dict[Prompt, dict[int, Text]]] = {
    EVENING: {TWO_MANA: Text("Gagner 2 mana", "Gain 2 mana"), A_FRAGMENT: Text("Piocher", "Draw")},
    SUNSET: {END: Text("Passer", "Pass")},
    NIGHT: {END: Text("Finir la nuit", "End the night")},
    WISH: {NO: Text("Non", "No")},
    CHANGE: {
        NO_CHANGE: Text("Ne rien changer", "Change nothing"),
        ADD_PLACE: Text("Ajouter un lieu", "Add a place"),
        SWAP_PLACE: Text("Échanger un lieu", "Exchange a place"),
        REMOVE_PLACE: Text("Enlever un lieu", "Remove a place"),
        SWAP_DEMONIC: Text("Échanger le lieu démoniaque", "Exchange the demonic place"),
        ADD_EVENT: Text("Ajouter un événement", "Add an event"),
        SWAP_EVENT: Text("Échanger un événement", "Exchange an event"),
        REMOVE_EVENT: Text("Enlever un événement", "Remove an event"),
    },
    STAY: {STAYS: Text("En être", "Join in")},
    GROW: {
        COMPLETE: Text("Oui, les règles complètes", "Yes, the complete rules"),
        AGAIN: Text("Non, encore une initiation", "No, another initiation"),
    },
}
"""The answers whose words depend on nothing."""
