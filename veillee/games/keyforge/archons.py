"""Names for the Archons who lead new decks, in both languages."""

from typing import Final

from veillee.core.dice import Dice
from veillee.core.text import Text
from veillee.games.keyforge.names import BROBNAR, DIS, LOGOS, MARS, SANCTUM, SHADOWS, UNTAMED

BEGINNINGS: Final = [
    "Al",
    "Bel",
    "Cor",
    "Dra",
    "El",
    "Fen",
    "Gal",
    "Hel",
    "Is",
    "Jor",
    "Kal",
    "Lor",
    "Mor",
    "Nar",
    "Or",
]
BEGINNINGS_TOO: Final = ["Per", "Quin", "Rha", "Sil", "Tor", "Ul", "Vel", "Wen", "Xan", "Yl", "Zar"]
MIDDLES: Final = ["a", "e", "i", "o", "u", "an", "or", "il", "ad", "ess", "im", "ov", "und", "air", "eth"]
ENDINGS: Final = [
    "dis",
    "gar",
    "lia",
    "mir",
    "na",
    "phel",
    "rax",
    "ris",
    "sandre",
    "tane",
    "thor",
    "vane",
    "xis",
    "zel",
]

DEEDS: Final = [
    Text("qui ne dort jamais", "Who Never Sleeps"),
    Text("aux mille clés", "of a Thousand Keys"),
    Text("sans visage", "the Faceless"),
    Text("à la main d'ambre", "of the Amber Hand"),
    Text("qui rit le dernier", "Who Laughs Last"),
    Text("de l'aube grise", "of the Grey Dawn"),
    Text("au regard de verre", "of the Glass Gaze"),
    Text("que nul n'attend", "Whom None Expects"),
    Text("du neuvième ciel", "of the Ninth Sky"),
    Text("qui compte les étoiles", "Who Counts the Stars"),
    Text("à la voix de cuivre", "of the Copper Voice"),
    Text("hors du temps", "Out of Time"),
    Text("qui ouvre les portes", "Who Opens Doors"),
    Text("de nulle part", "of Nowhere"),
    Text("à l'ombre longue", "of the Long Shadow"),
    Text("qui parle aux pierres", "Who Speaks to Stones"),
]
HOMES: Final = {
    BROBNAR: Text("des monts de guerre", "of the War Hills"),
    DIS: Text("des puits sans fond", "of the Bottomless Pits"),
    LOGOS: Text("des tours savantes", "of the Learned Towers"),
    MARS: Text("des canaux rouges", "of the Red Canals"),
    SANCTUM: Text("des cloîtres célestes", "of the Heavenly Cloisters"),
    SHADOWS: Text("des ruelles obscures", "of the Dark Lanes"),
    UNTAMED: Text("des forêts profondes", "of the Deep Woods"),
}


def made_name(dice: Dice, houses: list[int]) -> Text:
    """A name by chance, made of syllables, and a surname: a deed, or the country of one of the deck's houses."""
    first = BEGINNINGS + BEGINNINGS_TOO
    name = first[dice.below(len(first))] + MIDDLES[dice.below(len(MIDDLES))] + ENDINGS[dice.below(len(ENDINGS))]
    surnames = DEEDS + [HOMES[house] for house in houses]
    surname = surnames[dice.below(len(surnames))]
    return Text(f"{name} {surname.fr}", f"{name} {surname.en}")
