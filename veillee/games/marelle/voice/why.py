"""Why the thing at an address cannot be chosen now."""

from typing import Final

from veillee.core.choosers import Pending
from veillee.core.facts import said
from veillee.core.pieces import Pieces
from veillee.core.text import Text, Tongue
from veillee.games.marelle.rules.ring import RAISING, STEPPING, TYING, Ring
from veillee.games.marelle.voice.prompts import ADD, BID, RAISE, SCENE, STEP, TIE

REASONS: Final = {
    "aside": Text(
        "Une carte mise de côté ne se joue plus : elle dira le destin de son joueur (MAR-70).",
        "A card set aside is not played any more: it will tell its owner's fate (MAR-70).",
    ),
    "bid": Text(
        "Une mise reste devant son joueur jusqu'à la fin de l'enchère (MAR-18).",
        "A bid stays before its player until the end of the auction (MAR-18).",
    ),
    "up": Text(
        "Les cartes d'un conflit en font les circonstances ; on n'en prend qu'à la fin d'une scène (MAR-53).",
        "The cards of a conflict are its circumstances; they are taken only at the end of a scene (MAR-53).",
    ),
    "down": Text(
        "Une carte retournée ne compte pas avant l'interruption d'une scène (MAR-22).",
        "A card that was turned over does not count before the interruption of a scene (MAR-22).",
    ),
    "arcanum": Text(
        "L'arcane donne au conflit son thème ; il n'est pas à prendre (MAR-07).",
        "The arcanum gives the conflict its theme; it is not to be taken (MAR-07).",
    ),
}
FITTING: Final = [BID, TIE, RAISE, ADD, STEP, SCENE]
"""The questions that such reasons answer: to the others, their own rule does."""
OWN_HAND: Final = Text(
    "Vos cartes servent à miser, puis à changer les circonstances d'une scène (MAR-32).",
    "Your cards are for bidding, then for changing the circumstances of a scene (MAR-32).",
)
TIED_HAND: Final = Text(
    "À égalité, il faut une valeur qui n'a pas encore été montrée dans cette enchère (MAR-13).",
    "In a tie you need a value that has not been shown yet in this auction (MAR-13).",
)
SHORT_HAND: Final = Text(
    "Même avec toutes vos cartes vous ne dépasseriez pas la meilleure mise (MAR-15).",
    "Even with all your cards you would not exceed the best bid (MAR-15).",
)
THEIR_HAND: Final = Text(
    "Cette main est celle d'un autre joueur ; la donne vous en montre les valeurs, non les couleurs (MAR-D2).",
    "This hand is another player's; the deal shows you its values, not its suits (MAR-D2).",
)
OWN_FIGURE: Final = Text(
    "Votre figure ne sert qu'à vous abstenir pendant une enchère (MAR-06).",
    "Your figure is only for abstaining in an auction (MAR-06).",
)
OWN_ONLY: Final = Text(
    "Au premier acte, une scène s'ouvre sur un de vos propres conflits (MAR-51).",
    "In the first act you open a scene on a conflict of your own (MAR-51).",
)


def reason(m: Ring, seat: int, pending: Pending | None, at: str, t: Tongue) -> Pieces:
    """The reason for the thing at an address of the view; empty for what has none of its own, or when something else is asked."""
    kind, *rest = at.split(":")
    if pending is not None and pending.prompt not in FITTING:
        return []
    if kind == "hand":
        return said(of_hand(m, seat) if rest[0] == str(seat) else THEIR_HAND, t, [])
    if kind == "figure" and rest[0] == str(seat):
        return said(OWN_FIGURE, t, [])
    if kind == "conflict":
        barred = m.stage == STEPPING and m.act == 1 and not m.next_to(int(rest[0]), seat)
        return said(OWN_ONLY, t, []) if barred else []
    return said(REASONS[kind], t, []) if kind in REASONS else []


def of_hand(m: Ring, seat: int) -> Text:
    if m.stage == TYING:
        return TIED_HAND
    if m.stage == RAISING and m.bids[seat] and m.reach(seat) <= max(m.bid_of(other) for other in range(m.seats)):
        return SHORT_HAND
    return OWN_HAND
