"""Prompts: what a player can be asked, and the options that are not cards."""

from typing import Final

from veillee.core.facts import Prompt
from veillee.core.match import Packed
from veillee.core.text import Text

MULLIGAN: Final = Prompt("mulligan", "KF-12", "gardez-vous votre main de départ ?", "do you keep your starting hand?")
HOUSE: Final = Prompt("house", "KF-25", "choisissez votre Maison active.", "choose your active house.")
TAKE_ARCHIVES: Final = Prompt(
    "archives", "KF-26", "prenez-vous vos archives en main ?", "do you take your archives into your hand?"
)
MAIN: Final = Prompt("main", "KF-28", "jouez, défaussez ou utilisez une carte.", "play, discard or use a card.")
FLANK: Final = Prompt("flank", "KF-44", "sur quel flanc ?", "on which flank?")
HOST: Final = Prompt(
    "host",
    "KF-46",
    "à quelle créature attacher cette amélioration ?",
    "to which creature is the upgrade attached?",
    take=Text("l'attacher {à 0}", "attach it to {0}"),
)
ATTACK_WHOM: Final = Prompt("fight", "KF-56", "quelle créature attaquez-vous ?", "which creature do you attack?")
TARGET: Final = Prompt(
    "target",
    "KF-62",
    "choisissez une cible.",
    "choose a target.",
    leave=Text("ne rien choisir", "choose nothing"),
)
ORDER: Final = Prompt(
    "order", "KF-G34", "quelle capacité résolvez-vous d'abord ?", "which ability do you resolve first?"
)
KEY: Final = Prompt(
    "key",
    "KF-22",
    "quelle clé forgez-vous ?",
    "which key do you forge?",
    take=Text("forger la clé {0}", "forge the {0} key"),
)
UNKEY: Final = Prompt(
    "unkey",
    "KF-G53",
    "quelle clé redevient non forgée ?",
    "which key is unforged?",
    take=Text("défaire la clé {0}", "unforge the {0} key"),
)
YES_NO: Final = Prompt(
    "yes",
    "KF-G45",
    "le faites-vous ?",
    "do you do it?",
    take=Text("le faire", "do it"),
    leave=Text("ne pas le faire", "do not"),
)
NUMBER: Final = Prompt("number", "KF-62", "choisissez un nombre.", "choose a number.", take=Text("{0}", "{0}"))
CHOOSE_A_HOUSE: Final = Prompt("house-named", "KF-62", "choisissez une Maison.", "choose a house.")
WAY: Final = Prompt("way", "KF-62", "choisissez l'un des deux effets.", "choose one of the effects.")
USE_HOW: Final = Prompt("use", "KF-63", "comment l'utilisez-vous ?", "how do you use it?")

DONE: Final = -1
"""No more, or none."""
NO: Final = 0
YES: Final = 1
LEFT: Final = 0
RIGHT: Final = 1
KEEP: Final = 0
REDRAW: Final = 1

ACT_ON: Final = Packed(4096)
"""An option of the main step: an act, and the card it is done with."""
END_TURN: Final = -2
