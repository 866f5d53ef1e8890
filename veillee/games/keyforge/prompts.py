"""What a player can be asked, and what can be told."""

from typing import Final

from veillee.core.match import Fact, Prompt

MULLIGAN: Final = Prompt("mulligan", "KF-12", "Gardez-vous votre main de départ ?", "Do you keep your starting hand?")
HOUSE: Final = Prompt("house", "KF-25", "Choisissez votre Maison active.", "Choose your active house.")
TAKE_ARCHIVES: Final = Prompt(
    "archives", "KF-26", "Prenez-vous vos archives en main ?", "Do you take your archives into your hand?"
)
MAIN: Final = Prompt("main", "KF-28", "Jouez, défaussez ou utilisez une carte.", "Play, discard or use a card.")
FLANK: Final = Prompt("flank", "KF-44", "Sur quel flanc ?", "On which flank?")
HOST: Final = Prompt(
    "host", "KF-46", "À quelle créature attacher cette amélioration ?", "To which creature is the upgrade attached?"
)
ATTACK_WHOM: Final = Prompt("fight", "KF-56", "Quelle créature attaquez-vous ?", "Which creature do you attack?")
TARGET: Final = Prompt("target", "KF-62", "Choisissez une cible.", "Choose a target.")
ORDER: Final = Prompt(
    "order", "KF-G34", "Quelle capacité résolvez-vous d'abord ?", "Which ability do you resolve first?"
)
KEY: Final = Prompt("key", "KF-22", "Quelle clé forgez-vous ?", "Which key do you forge?")
UNKEY: Final = Prompt("unkey", "KF-G53", "Quelle clé redevient non forgée ?", "Which key is unforged?")
YES_NO: Final = Prompt("yes", "KF-G45", "Le faites-vous ?", "Do you do it?")
NUMBER: Final = Prompt("number", "KF-62", "Choisissez un nombre.", "Choose a number.")
CHOOSE_A_HOUSE: Final = Prompt("house-named", "KF-62", "Choisissez une Maison.", "Choose a house.")
WAY: Final = Prompt("way", "KF-62", "Choisissez l'un des deux effets.", "Choose one of the effects.")
USE_HOW: Final = Prompt("use", "KF-63", "Comment l'utilisez-vous ?", "How do you use it?")

DONE: Final = -1
"""No more, or none."""
NO: Final = 0
YES: Final = 1
LEFT: Final = 0
RIGHT: Final = 1
KEEP: Final = 0
REDRAW: Final = 1

ACT_STEP: Final = 4096
"""An option of the main step is an act times this, plus the card."""
END_TURN: Final = -2

STARTED: Final = Fact("started", "KF-10")
REDREW: Final = Fact("redrew", "KF-12")
TURN: Final = Fact("turn", "KF-20")
FORGED: Final = Fact("forged", "KF-22")
UNFORGED: Final = Fact("unforged", "KF-G53")
CHOSE_HOUSE: Final = Fact("house", "KF-25")
TOOK_ARCHIVES: Final = Fact("archives", "KF-26")
PLAYED_CARD: Final = Fact("played", "KF-28")
ATTACHED: Final = Fact("attached", "KF-46")
ENTERED: Final = Fact("entered", "KF-44")
DISCARDED: Final = Fact("discarded", "KF-49")
REAPED: Final = Fact("reaped", "KF-55")
FOUGHT: Final = Fact("fought", "KF-56")
ACTED: Final = Fact("acted", "KF-58")
UNSTUNNED: Final = Fact("unstunned", "KF-G60")
GAINED: Final = Fact("gained", "KF-G4")
LOST: Final = Fact("lost", "KF-G4")
STOLE: Final = Fact("stole", "KF-G64")
CAPTURED: Final = Fact("captured", "KF-G12")
PLACED: Final = Fact("placed", "KF-G4")
HURT_BY: Final = Fact("hurt", "KF-60")
ELUDED: Final = Fact("eluded", "KF-G33")
HEALED: Final = Fact("healed", "KF-G59")
DESTROYED: Final = Fact("destroyed", "KF-G23")
STUNNED: Final = Fact("stunned", "KF-G60")
LEFT_PLAY: Final = Fact("left", "KF-G51")
TOOK_CONTROL: Final = Fact("control", "KF-G18")
DREW: Final = Fact("drew", "KF-32")
DREW_CARD: Final = Fact("drew-card", "KF-32")
SHED_CHAIN: Final = Fact("chain", "KF-70")
GOT_CHAINS: Final = Fact("chains", "KF-G13")
RESHUFFLED: Final = Fact("reshuffled", "KF-34")
REVEALED: Final = Fact("revealed", "KF-G14")
ARCHIVED: Final = Fact("archived", "KF-G5")
ARCHIVED_UNSEEN: Final = Fact("archived-unseen", "KF-G5")
HID: Final = Fact("hid", "KF-G51")
LOOKED: Final = Fact("looked", "KF-21")
SEARCHED: Final = Fact("searched", "KF-G14")
SAW: Final = Fact("saw", "KF-21")
PURGED_CARD: Final = Fact("purged", "KF-G50")
CHECK: Final = Fact("check", "KF-35")
WON: Final = Fact("won", "KF-2")
