"""Refusals: why a thing on the table cannot be chosen now, said from what its reader may know."""

from typing import Final

from veillee.core.choosers import Pending
from veillee.core.facts import Prompt, Someone, said, words
from veillee.core.pieces import Pieces
from veillee.core.text import Text, Tongue
from veillee.games.legions.cards.stratagems import stratagem_of
from veillee.games.legions.rules.battle import Battle
from veillee.games.legions.voice.prompts import ATTACK, HERO, INITIATIVE, PLACE, RALLY, RECRUIT, REDIRECT, TAKE
from veillee.games.legions.voice.sentences import card

BARRED: Final = {
    RECRUIT: (
        Text("Recruter un héros", "Recruit a hero"),
        Text("Aucun héros ne vous est ouvert (LEG-30).", "No hero is open to you (LEG-30)."),
    ),
    REDIRECT: (
        Text("Détourner l'attaque", "Turn the attack away"),
        Text("Il vous faudrait « Leurre » (LEG-85).", "You would need “Decoy” (LEG-85)."),
    ),
}
"""What the answer would be to a question that leaves only « no », and why it is not."""
NOWHERE_ELSE: Final = Text(
    "« Leurre » veut un autre de vos lieux où des légions sont debout (LEG-D4).",
    "“Decoy” wants another place of yours where legions stand (LEG-D4).",
)
STAYS: Final = Text(
    "Un héros recruté et les légions glissées dessous ne partent que par le pouvoir d'un autre héros (LEG-33).",
    "A recruited hero and the legions under it leave only by another hero's power (LEG-33).",
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
        "Une légion va devant le lieu de sa couleur (LEG-20) ; un ambassadeur va où l'on veut (LEG-21), les Mages de qui tient le Puits aussi (LEG-73).",
        "A legion goes before the place of its colour (LEG-20); an ambassador goes anywhere (LEG-21), and so do the Mages of whoever holds the Well (LEG-73).",
    ),
    "line": Text(
        "Une légion posée ne bouge que par le pouvoir d'un héros ; en déroute, elle se rallie quand on joue devant son lieu (LEG-22).",
        "A legion put down moves only by a hero's power; in rout, it rallies when one plays before its place (LEG-22).",
    ),
    "hand": Text(
        "On joue une légion de sa main au début du tour (LEG-10).",
        "A legion of the hand is played at the start of a turn (LEG-10).",
    ),
    "hero": STAYS,
    "under": STAYS,
}
"""By the kind of the address, where nothing else is to be considered."""
FITTING: Final[dict[str, list[Prompt]]] = {
    "row": [INITIATIVE, PLACE, RALLY, RECRUIT, HERO],
    "hero_row": [INITIATIVE, PLACE, RALLY, HERO, TAKE],
    "hero_pile": [INITIATIVE, RECRUIT, HERO, TAKE],
    "place": [INITIATIVE],
    "line": [INITIATIVE, RALLY, TAKE],
    "hero": [INITIATIVE, TAKE],
    "under": [INITIATIVE, TAKE],
    "hand": [PLACE, RALLY, RECRUIT, HERO, TAKE, ATTACK],
}
"""The questions that such a reason answers: to the others, their own rule does."""

RESERVED: Final = Text(
    "{0} : ce héros est réservé au Roi d'Abyss (LEG-83).", "{0} is kept for the King of Abyss (LEG-83)."
)
THEIR_HAND: Final = Text("La main {de 0} est secrète (LEG-04).", "{0's} hand is secret (LEG-04).")
THEIR_STRATAGEM: Final = Text(
    "Le stratagème {de 0} n'est pas à vous (LEG-05).", "{0's} stratagem is not yours (LEG-05)."
)
USED: Final = Text("Votre stratagème a déjà servi (LEG-80).", "Your stratagem has been used (LEG-80).")
NOT_NOW: Final = Text(
    "Ce n'est pas le moment de votre stratagème ({0}). {1}", "This is not the moment of your stratagem ({0}). {1}"
)


def reason(m: Battle, seat: int, pending: Pending | None, at: str, t: Tongue) -> Pieces:
    """The reason for the thing at an address of the view; empty for what has none of its own, or when something else is asked."""
    kind, *rest = at.split(":")
    mine = bool(rest) and rest[0] == str(seat)
    if kind == "hand" and not mine:
        return said(THEIR_HAND, t, [Someone(1 - seat, seat)])
    if kind == "stratagem":
        return of_stratagem(m, seat, mine, t)
    if kind == "hero_row" and seat != m.roi and m.hero_row[int(rest[0])] == m.reserved:
        return said(RESERVED, t, [card(m.face[m.reserved])])
    if kind not in REASONS or (pending is not None and pending.prompt not in FITTING[kind]):
        return []
    return said(REASONS[kind], t, [])


def of_stratagem(m: Battle, seat: int, mine: bool, t: Tongue) -> Pieces:
    """LEG-80: each stratagem has its moment, and serves once."""
    if not mine:
        return said(THEIR_STRATAGEM, t, [Someone(1 - seat, seat)])
    if m.camps[seat].used:
        return said(USED, t, [])
    one = stratagem_of(m, seat)
    return said(NOT_NOW, t, [words(one.rule), words(one.ruse.say(t))])
