"""How the things of the table are called in a sentence, in both languages."""

from veillee.core.text import Tongue
from veillee.games.legions.cards import HEROES, TWINS_POINTS, Hero
from veillee.games.legions.guilds import (
    BLUE,
    FIRST_HERO,
    FIRST_STRATAGEM,
    GREEN,
    GUILDS,
    LEGIONS,
    RED,
    VIOLET,
    YELLOW,
    Legion,
)
from veillee.games.legions.stratagems import STRATAGEMS


def camp(roi: bool, t: Tongue) -> str:
    """A camp as the subject of a sentence, its article in lower case."""
    return t("le Roi d'Abyss", "the King of Abyss") if roi else t("le Nécrocampe", "the Necrocampe")


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def guild(number: int, t: Tongue) -> str:
    return GUILDS[number].name.said(t)


def place(number: int, t: Tongue) -> str:
    return GUILDS[number].place.said(t)


def legion(face: int, t: Tongue) -> str:
    number = LEGIONS[face].number
    name = guild(LEGIONS[face].guild, t)
    return t(f"la légion {number} des {name}", f"legion {number} of the {name}")


def legions(faces: list[int], t: Tongue) -> str:
    """Several legions by their numbers."""
    numbers = listed([str(LEGIONS[face].number) for face in faces], t)
    if len(faces) == 1:
        return t(f"la légion {numbers}", f"legion {numbers}")
    return t(f"les légions {numbers}", f"legions {numbers}")


def hero(face: int, t: Tongue) -> str:
    return HEROES[face - FIRST_HERO].name.said(t)


def stratagem(face: int, t: Tongue) -> str:
    return STRATAGEMS[face - FIRST_STRATAGEM].name.said(t)


def listed(words: list[str], t: Tongue) -> str:
    """Words as a list in a sentence: a, b and c."""
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + t(" et ", " and ") + words[-1]


def count_points(points: int, t: Tongue) -> str:
    return t(f"{points} point", f"{points} point") if points == 1 else t(f"{points} points", f"{points} points")


def reward(card: Legion, t: Tongue) -> str:
    """What a legion brings under a hero."""
    if card.banner:
        return t("une bannière", "a banner")
    return count_points(card.points, t) if card.points else t("sans récompense", "no reward")


def hero_text(card: Hero, t: Tongue) -> str:
    """A hero's power and what it counts, said by its words."""
    said: list[str] = []
    if card.power is not None:
        said.append(card.power.say(t))
    if card.scoring is not None:
        said.append(card.scoring.say(t))
    if card.banner:
        said.append(t("Vous donne une bannière.", "Gives you a banner."))
    if card.twin:
        other = next(hero for hero in HEROES if hero.twin and hero is not card).name.said(t)
        said.append(
            t(
                f"Avec {other} à ses côtés : une bannière et {TWINS_POINTS} points de plus.",
                f"With {other} at its side: a banner and {TWINS_POINTS} points more.",
            )
        )
    return " ".join(said)


def place_text(number: int, t: Tongue) -> str:
    """What the majority at a place gives its holder."""
    if number == YELLOW:
        return t("Vous l'emportez partout où vous êtes à égalité.", "You win wherever you are tied.")
    if number == RED:
        return t(
            "Quand vous posez une nouvelle légion ici, mettez une légion adverse en déroute.",
            "When you put a new legion here, rout an enemy legion.",
        )
    if number == BLUE:
        return t("Vous donne une bannière.", "Gives you a banner.")
    if number == VIOLET:
        return t(
            "Vos nouvelles légions de Mages se posent devant le lieu de votre choix.",
            "Your new legions of Mages may be put before any place.",
        )
    assert number == GREEN
    return t("Vous voyez la légion cachée de la file.", "You see the face-down legion of the row.")
