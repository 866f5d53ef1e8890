"""Why a thing on the table cannot be chosen now, said from what its reader may know."""

from veillee.core.text import Tongue
from veillee.games.legions import names
from veillee.games.legions.guilds import FIRST_STRATAGEM
from veillee.games.legions.stratagems import STRATAGEMS
from veillee.games.legions.table import Table


def reason(m: Table, seat: int, at: str, t: Tongue) -> str:
    """The reason for the thing at an address of the view; empty for what has none of its own."""
    kind, *rest = at.split(":")
    mine = bool(rest) and rest[0] == str(seat)
    if kind == "row":
        return t(
            "Une légion de la file se prend après avoir placé la sienne et, si l'on peut, recruté (LEG-12).",
            "A legion of the row is taken after placing one's own and, if one can, recruiting (LEG-12).",
        )
    if kind == "hero_row":
        return of_hero(m, seat, int(rest[0]), t)
    if kind == "hero_pile":
        return t(
            "On ne regarde la pioche des héros que si la file n'en montre aucun de la couleur voulue (LEG-31).",
            "The pile of heroes is looked at only if the row shows none of the colour wanted (LEG-31).",
        )
    if kind == "hand":
        return of_hand(mine, t)
    if kind == "place":
        return t(
            "Une légion va devant le lieu de sa couleur ; seul un ambassadeur va où l'on veut (LEG-20).",
            "A legion goes before the place of its colour; only an ambassador goes anywhere (LEG-20).",
        )
    if kind == "line":
        return t(
            "Une légion posée ne bouge que par le pouvoir d'un héros ; en déroute, elle se rallie quand on joue devant son lieu (LEG-22).",
            "A legion put down moves only by a hero's power; in rout, it rallies when one plays before its place (LEG-22).",
        )
    if kind in ("hero", "under"):
        return t(
            "Un héros recruté et les légions glissées dessous restent là jusqu'au décompte (LEG-33).",
            "A recruited hero and the legions under it stay there until points are counted (LEG-33).",
        )
    return of_stratagem(m, seat, mine, t) if kind == "stratagem" else ""


def of_hero(m: Table, seat: int, at: int, t: Tongue) -> str:
    """LEG-30, LEG-83: a hero needs legions, unless it is kept for the other side."""
    if seat != m.roi and m.hero_row[at] == m.reserved:
        name = names.hero(m.face[m.reserved], t)
        return t(
            f"{name} : ce héros est réservé au Roi d'Abyss (LEG-83).", f"{name} is kept for the King of Abyss (LEG-83)."
        )
    return t(
        "Pour recruter ce héros, il faut trois de vos légions debout devant le lieu de sa couleur, ou une devant chaque lieu (LEG-30).",
        "To recruit this hero takes three of your legions standing at the place of its colour, or one at each place (LEG-30).",
    )


def of_hand(mine: bool, t: Tongue) -> str:
    if mine:
        return t(
            "On joue une légion de sa main au début du tour (LEG-10).",
            "A legion of the hand is played at the start of a turn (LEG-10).",
        )
    return t("La main adverse est secrète (LEG-04).", "Your opponent's hand is secret (LEG-04).")


def of_stratagem(m: Table, seat: int, mine: bool, t: Tongue) -> str:
    """LEG-80: each stratagem has its moment, and serves once."""
    if not mine:
        return t("Le stratagème adverse n'est pas à vous (LEG-05).", "Your opponent's stratagem is not yours (LEG-05).")
    if m.sides[seat].used:
        return t("Votre stratagème a déjà servi (LEG-80).", "Your stratagem has been used (LEG-80).")
    one = STRATAGEMS[m.face[m.sides[seat].stratagem] - FIRST_STRATAGEM]
    effect = one.effect.said(t)
    return t(
        f"Ce n'est pas le moment de votre stratagème ({one.rule}). {effect}",
        f"This is not the moment of your stratagem ({one.rule}). {effect}",
    )
