"""The factors of a balance report on La Rose Noire: camps, and the cards that were played or lie unplayed."""

from typing import Final

from veillee.core.match import Factor
from veillee.core.text import Text
from veillee.games.rose_noire.cards.faces import NAMES
from veillee.games.rose_noire.rules.inquiry import Inquiry

CAMPS: Final = Text("Camps", "Camps")
HELD: Final = Text("Cartes en main à la fin", "Cards in hand at the end")
RECTOR: Final = Text("Recteur", "Rector")
POSSESSED: Final = Text("Possédé", "Possessed")
INVESTIGATOR: Final = Text("Investigateur", "Investigator")


def counted(m: Inquiry) -> list[Factor]:
    possessed = m.possessed()
    found: list[Factor] = [(CAMPS, RECTOR, m.rector)]
    found += [(CAMPS, POSSESSED if seat == possessed else INVESTIGATOR, seat) for seat in m.investigators]
    for seat, hand in enumerate(m.hands):
        found += [(HELD, NAMES[m.face[card]].text, seat) for card in hand]
    return found
