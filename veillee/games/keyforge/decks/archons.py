"""Name generator for the Archons who lead new decks, in both languages."""

from typing import Final

from veillee.core.dice import Dice
from veillee.core.text import Text
from veillee.games.keyforge.rules.terms import BROBNAR, DIS, LOGOS, MARS, SANCTUM, SHADOWS, UNTAMED


def words(text: str) -> list[str]:
    return text.split()


BEGINNINGS: Final = words(
    "Al Ar Bel Bran Cal Cor Dar Dra El Er Fal Fen Gal Gor Hel Hor Il Is Jar Jor Kal Ker Lor Lun Mal Mor Nar Nim Or Os "
    "Per Quin Rha Sil Tal Tor Ul Vel Wen Xan Yl Zar"
)
MIDDLES: Final = words("a e i o u an or il ad ess im ov und air eth")
ENDINGS: Final = words(
    "dis dane fane gar grim kor lia lune mir mond na phel rax ris sandre sis tane thor tis vane vor xis zel zan"
)

NICKNAMES: Final = [
    Text("Braise", "Ember"),
    Text("Minuit", "Midnight"),
    Text("Septime", "Septimus"),
    Text("Vertige", "Vertigo"),
    Text("Comète", "Comet"),
    Text("Silence", "Silence"),
    Text("Rouille", "Rust"),
    Text("Mirage", "Mirage"),
    Text("Griffe", "Claw"),
    Text("Orage", "Storm"),
    Text("Velours", "Velvet"),
    Text("Tocsin", "Tocsin"),
    Text("Quartz", "Quartz"),
    Text("Éclipse", "Eclipse"),
    Text("Boussole", "Compass"),
    Text("Épine", "Thorn"),
    Text("Phalène", "Moth"),
    Text("Abîme", "Abyss"),
    Text("Lanterne", "Lantern"),
    Text("Sortilège", "Spell"),
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
    """Two names made of syllables, with a nickname between them or a surname after: a deed, or a house's country."""
    first, last = spoken(dice), spoken(dice)
    surnames = DEEDS + [HOMES[house] for house in houses]
    at = dice.below(len(NICKNAMES) + len(surnames))
    if at < len(NICKNAMES):
        nickname = NICKNAMES[at]
        return Text(f"{first} « {nickname.fr} » {last}", f"{first} “{nickname.en}” {last}")
    surname = surnames[at - len(NICKNAMES)]
    return Text(f"{first} {last} {surname.fr}", f"{first} {last} {surname.en}")


def spoken(dice: Dice) -> str:
    return drawn(dice, BEGINNINGS) + drawn(dice, MIDDLES) + drawn(dice, ENDINGS)


def drawn(dice: Dice, syllables: list[str]) -> str:
    return syllables[dice.below(len(syllables))]
