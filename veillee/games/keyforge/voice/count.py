"""The count at the end of a duel (KF-2): the keys of each by their colours; and what lay hidden in hands, in archives and beneath others."""

from typing import Final

from veillee.core.count import BESIDE, TOTAL, Tally, Unveiled
from veillee.core.facts import Someone, Thing, said
from veillee.core.pieces import Pieces, plain
from veillee.core.text import Text, Tongue
from veillee.games.keyforge.rules.duel import Duel
from veillee.games.keyforge.rules.terms import KEY_NAMES

KEYS: Final = Text("Clés forgées", "Keys forged")
AEMBER: Final = Text("Æmbre en réserve", "Æmber in the pool")
CREATURES: Final = Text("Créatures en jeu", "Creatures in play")
HAND: Final = Text("[La main {de 0}|Votre main]", "{0's} hand")
ARCHIVES: Final = Text("[Les archives {de 0}|Vos archives]", "{0's} archives")
BENEATH: Final = Text("Caché par {0} sous une carte", "Hidden by {0} beneath a card")


def count(d: Duel, tongue: Tongue) -> list[Tally]:
    none: list[list[Pieces]] = [[], []]
    return [
        Tally(
            said(KEYS, tongue, []),
            [side.forged() for side in d.sides],
            [colours(side.keys, tongue) for side in d.sides],
            TOTAL,
        ),
        Tally(said(AEMBER, tongue, []), [side.aember for side in d.sides], none, BESIDE),
        Tally(said(CREATURES, tongue, []), [len(side.line) for side in d.sides], none, BESIDE),
    ]


def colours(keys: int, tongue: Tongue) -> list[Pieces]:
    return [plain(name.said(tongue).lower()) for at, name in enumerate(KEY_NAMES) if keys >> at & 1]


def unveiled(d: Duel, reader: int, tongue: Tongue) -> list[Unveiled]:
    """The opponent's cards first: they are what one wants to know."""
    found: list[Unveiled] = []
    for seat in sorted(range(2), key=lambda one: one == reader):
        who: list[Thing] = [Someone(seat, reader)]
        side = d.sides[seat]
        for name, zone in ((HAND, side.hand), (ARCHIVES, side.archives), (BENEATH, side.beneath)):
            if zone:
                found.append(Unveiled(said(name, tongue, who), [d.card(card).number for card in zone], []))
    return found
