"""Constants and proper names of the game: houses, kinds of card, rarities, keywords, traits, zones and key colours."""

from typing import Final

from veillee.core.text import Text

BROBNAR: Final = 0
DIS: Final = 1
LOGOS: Final = 2
MARS: Final = 3
SANCTUM: Final = 4
SHADOWS: Final = 5
UNTAMED: Final = 6
NO_HOUSE: Final = -1

HOUSE_KEYS: Final = ["brobnar", "dis", "logos", "mars", "sanctum", "shadows", "untamed"]
HOUSE_NAMES: Final = [
    Text("Brobnar", "Brobnar"),
    Text("Dis", "Dis"),
    Text("Logos", "Logos"),
    Text("Mars", "Mars"),
    Text("Sanctum", "Sanctum"),
    Text("Ombres", "Shadows"),
    Text("Indomptés", "Untamed"),
]

ACTION: Final = 0
ARTIFACT: Final = 1
CREATURE: Final = 2
UPGRADE: Final = 3
KIND_KEYS: Final = ["action", "artifact", "creature", "upgrade"]
KIND_NAMES: Final = [
    Text("Action", "Action"),
    Text("Artéfact", "Artifact"),
    Text("Créature", "Creature"),
    Text("Amélioration", "Upgrade"),
]

COMMON: Final = 0
UNCOMMON: Final = 1
RARE: Final = 2
SPECIAL: Final = 3
RARITY_KEYS: Final = ["common", "uncommon", "rare", "special"]
RARITY_NAMES: Final = [
    Text("Commune", "Common"),
    Text("Peu commune", "Uncommon"),
    Text("Rare", "Rare"),
    Text("Spéciale", "Special"),
]

TAUNT: Final = 0
ELUSIVE: Final = 1
SKIRMISH: Final = 2
POISON: Final = 3
ASSAULT: Final = 4
HAZARDOUS: Final = 5
KEYWORD_KEYS: Final = ["taunt", "elusive", "skirmish", "poison", "assault", "hazardous"]
KEYWORD_NAMES: Final = [
    Text("provocation", "taunt"),
    Text("insaisissable", "elusive"),
    Text("escarmouche", "skirmish"),
    Text("poison", "poison"),
    Text("assaut", "assault"),
    Text("hasardeux", "hazardous"),
]

TRAITS: Final[dict[str, str]] = {
    "agent": "agent",
    "ally": "allié",
    "angel": "ange",
    "beast": "bête",
    "cyborg": "cyborg",
    "demon": "démon",
    "dragon": "dragon",
    "elf": "elfe",
    "faerie": "fée",
    "fungus": "champignon",
    "giant": "géant",
    "goblin": "gobelin",
    "horseman": "cavalier",
    "human": "humain",
    "imp": "farfadet",
    "insect": "insecte",
    "item": "objet",
    "knight": "chevalier",
    "location": "lieu",
    "martian": "martien",
    "merchant": "marchand",
    "mutant": "mutant",
    "niffle": "niffleur",
    "power": "pouvoir",
    "priest": "prêtre",
    "quest": "quête",
    "ranger": "rôdeur",
    "robot": "robot",
    "scientist": "scientifique",
    "soldier": "soldat",
    "specter": "spectre",
    "spirit": "esprit",
    "thief": "voleur",
    "vehicle": "véhicule",
    "weapon": "arme",
    "witch": "sorcier",
}
"""Every trait of the set by its English name, with its French one."""

HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
ARCHIVES: Final = 3
PURGED: Final = 4
LINE: Final = 5
ARTIFACTS: Final = 6
UPGRADES: Final = 7
BENEATH: Final = 8
PLAYED: Final = 9
"""An action on its way from the hand to the discard pile, while its text is being resolved."""

KEY_KEYS: Final = ["red", "blue", "yellow"]
KEY_NAMES: Final = [Text("Rouge", "Red"), Text("Bleue", "Blue"), Text("Jaune", "Yellow")]
ALL_KEYS: Final = 7
"""The three keys forged, as a mask of colours."""
