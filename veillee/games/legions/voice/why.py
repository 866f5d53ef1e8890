"""Refusals: why a thing on the table cannot be chosen now, said from what its reader may know."""

from typing import Final

from veillee.core.facts import said, words
from veillee.core.pieces import Pieces
from veillee.core.text import Text, Tongue
from veillee.games.legions.cards.stratagems import stratagem_of
from veillee.games.legions.rules.battle import Battle
from veillee.games.legions.voice.sentences import card

STAYS: Final = Text(
    "Un héros recruté et les légions glissées dessous restent là jusqu'au décompte (LEG-33).",
    "A recruited hero and the legions under it stay there until points are counted (LEG-33).",
)
REASONS: Final[dict[str, Text]] = {
    "row": Text(
        "Une légion de la file se prend après avoir placé la sienne et, si l'on peut, recruté (LEG-12).",
        "A legion of the row is taken after placing one's own and, if one can, recruiting (LEG-12).",
    ),
    "hero_row": Text(
        "Pour recruter ce héros, il faut trois de vos légions debout devant le lieu de sa couleur, ou une devant chaque lieu (LEG-30).",
        "To recruit this hero takes three of your legions standing at the place of its colour, or one at each place (LEG-30).",
    ),
    "hero_pile": Text(
        "On ne regarde la pioche des héros que si la file n'en montre aucun de la couleur voulue (LEG-31).",
        "The pile of heroes is looked at only if the row shows none of the colour wanted (LEG-31).",
    ),
    "place": Text(
        "Une légion va devant le lieu de sa couleur ; seul un ambassadeur va où l'on veut (LEG-20).",
        "A legion goes before the place of its colour; only an ambassador goes anywhere (LEG-20).",
    ),
    "line": Text(
        "Une légion posée ne bouge que par le pouvoir d'un héros ; en déroute, elle se rallie quand on joue devant son lieu (LEG-22).",
        "A legion put down moves only by a hero's power; in rout, it rallies when one plays before its place (LEG-22).",
    ),
    "hero": STAYS,
    "under": STAYS,
}
"""By the kind of the address, where nothing else is to be considered."""

RESERVED: Final = Text(
    "{0} : ce héros est réservé au Roi d'Abyss (LEG-83).", "{0} is kept for the King of Abyss (LEG-83)."
)
OWN_HAND: Final = Text(
    "On joue une légion de sa main au début du tour (LEG-10).",
    "A legion of the hand is played at the start of a turn (LEG-10).",
)
THEIR_HAND: Final = Text("La main adverse est secrète (LEG-04).", "Your opponent's hand is secret (LEG-04).")
THEIR_STRATAGEM: Final = Text(
    "Le stratagème adverse n'est pas à vous (LEG-05).", "Your opponent's stratagem is not yours (LEG-05)."
)
USED: Final = Text("Votre stratagème a déjà servi (LEG-80).", "Your stratagem has been used (LEG-80).")
NOT_NOW: Final = Text(
    "Ce n'est pas le moment de votre stratagème ({0}). {1}", "This is not the moment of your stratagem ({0}). {1}"
)


def reason(m: Battle, seat: int, at: str, t: Tongue) -> Pieces:
    """The reason for the thing at an address of the view; empty for what has none of its own."""
    kind, *rest = at.split(":")
    mine = bool(rest) and rest[0] == str(seat)
    if kind == "hand":
        return said(OWN_HAND if mine else THEIR_HAND, t, [])
    if kind == "stratagem":
        return of_stratagem(m, seat, mine, t)
    if kind == "hero_row" and seat != m.roi and m.hero_row[int(rest[0])] == m.reserved:
        return said(RESERVED, t, [card(m.face[m.reserved])])
    return said(REASONS[kind], t, []) if kind in REASONS else []


def of_stratagem(m: Battle, seat: int, mine: bool, t: Tongue) -> Pieces:
    """LEG-80: each stratagem has its moment, and serves once."""
    if not mine:
        return said(THEIR_STRATAGEM, t, [])
    if m.camps[seat].used:
        return said(USED, t, [])
    one = stratagem_of(m, seat)
    return said(NOT_NOW, t, [words(one.rule), words(one.ruse.say(t))])
