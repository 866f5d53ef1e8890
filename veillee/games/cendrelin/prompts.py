"""What the cendrelins are asked, and what can be told of them."""

from typing import Final

from veillee.core.match import Fact, Prompt

CLASS: Final = Prompt("class", "CEN-20", "Choisissez une classe.", "Choose a class.")
DEMONIC_PLACE: Final = Prompt(
    "demonic-place",
    "CEN-21",
    "Pour quel lieu démoniaque votez-vous ?",
    "Which demonic place do you vote for?",
)
PLACE: Final = Prompt("place", "CEN-22", "Pour quel lieu votez-vous ?", "Which place do you vote for?")
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
    "Choisissez un fragment d'âme de votre ancienne vie.",
    "Choose a soul fragment of your former life.",
)
PREFER: Final = Prompt(
    "prefer",
    "CEN-33",
    "Choisissez votre ressource de prédilection.",
    "Choose your preferred resource.",
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
WISH: Final = Prompt(
    "wish",
    "CEN-65",
    "Le souhaitez-vous ?",
    "Do you wish it?",
)
DESIGNATE: Final = Prompt("designate", "CEN-69", "Désignez un autre cendrelin.", "Designate another cendrelin.")
RENOUNCE: Final = Prompt(
    "renounce",
    "CEN-76",
    "À quelle action renoncez-vous ?",
    "Which action do you renounce?",
)
RETURN: Final = Prompt(
    "return",
    "CEN-77",
    "Quel fragment d'âme renvoyez-vous sous votre ancienne vie ?",
    "Which soul fragment do you return under your former life?",
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
STAY: Final = Prompt(
    "stay",
    "CEN-106",
    "Êtes-vous de l'âge qui vient ?",
    "Are you in for the coming age?",
)
GROW: Final = Prompt(
    "grow",
    "CEN-18",
    "Jouez-vous l'âge qui vient avec les règles complètes ? Il faut que tous le veuillent.",
    "Do you play the coming age by the complete rules? All must want it.",
)

TOOK_CLASS: Final = Fact("took-class", "CEN-20")
PLACE_IN: Final = Fact("place-in", "CEN-21")
PLACE_OUT: Final = Fact("place-out", "CEN-100")
EVENT_IN: Final = Fact("event-in", "CEN-103")
EVENT_OUT: Final = Fact("event-out", "CEN-103")
LEFT_GOAL: Final = Fact("left-goal", "CEN-30")
BUILT: Final = Fact("built", "CEN-31")
PREFERRED: Final = Fact("preferred", "CEN-33")
GOAL_SHOWN: Final = Fact("goal-shown", "CEN-34")
AGE_BEGINS: Final = Fact("age-begins", "CEN-35")
FIRST: Final = Fact("first", "CEN-37")
NIGHT_FALLS: Final = Fact("night-falls", "CEN-40")
ARRIVES: Final = Fact("arrives", "CEN-41")
HAPPENS: Final = Fact("unforeseen", "CEN-41")
FUTURE_MADE: Final = Fact("future-made", "CEN-13")
RECOVERED: Final = Fact("recovered", "CEN-43")
DREW: Final = Fact("drew", "CEN-42")
DREW_CARD: Final = Fact("drew-card", "CEN-42")
PASSED: Final = Fact("passed", "CEN-44")
PLAYED: Final = Fact("played", "CEN-47")
ACTIVATED: Final = Fact("activated", "CEN-46")
RESOLVED: Final = Fact("resolved", "CEN-49")
FATE_MET: Final = Fact("fate", "CEN-50")
DAWN: Final = Fact("dawn", "CEN-52")
CREATED: Final = Fact("created", "CEN-71")
DISCARDED: Final = Fact("discarded", "CEN-72")
GAINED: Final = Fact("gained", "CEN-73")
SPENT: Final = Fact("spent", "CEN-74")
LOST: Final = Fact("lost", "CEN-75")
RENOUNCED: Final = Fact("renounced", "CEN-76")
RENOUNCED_CARD: Final = Fact("renounced-card", "CEN-76")
RETURNED: Final = Fact("returned", "CEN-77")
RETURNED_CARD: Final = Fact("returned-card", "CEN-77")
PREPARED: Final = Fact("prepared", "CEN-78")
EMPLOYED: Final = Fact("employed", "CEN-79")
DESIGNATED: Final = Fact("designated", "CEN-69")
DECLINED: Final = Fact("declined", "CEN-65")
GLORY: Final = Fact("glory", "CEN-84")
NAMED: Final = Fact("named", "CEN-90")
IMPATIENCE: Final = Fact("impatience", "CEN-93")
AWAY: Final = Fact("away", "CEN-106")
BACK: Final = Fact("back", "CEN-106")
GROWN: Final = Fact("grown", "CEN-18")
