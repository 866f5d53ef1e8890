"""Refusals: why a thing on the table cannot be chosen now, said from what its reader may know."""

from typing import Final

from veillee.core.choosers import Pending
from veillee.core.facts import said
from veillee.core.match import Card
from veillee.core.pieces import Pieces
from veillee.core.text import Text, Tongue
from veillee.games.rose_noire.cards.clues import clue_of
from veillee.games.rose_noire.cards.orders import order_of
from veillee.games.rose_noire.rules.inquiry import DAY, DUSK, NIGHT, NOWHERE, SUNSET, Inquiry
from veillee.games.rose_noire.voice import prompts
from veillee.games.rose_noire.voice.sentences import suspect

NOT_YOURS: Final = Text("Ces cartes ne sont pas à vous (ROS-100).", "These cards are not yours (ROS-100).")
PROOF: Final = Text(
    "Une preuve ne se joue pas : elle vous dit que {0} est [innocent|innocente] (ROS-92).",
    "A proof is not played: it tells you that {0} is innocent (ROS-92).",
)
ONLY_BY_DAY: Final = Text(
    "Une action se joue pendant votre tour, de jour (ROS-31).",
    "An action is played during your own turn, by day (ROS-31).",
)
STOPPED: Final = Text(
    "Un piège vous empêche de jouer des cartes aujourd'hui (ROS-163).",
    "A trap keeps you from playing cards today (ROS-163).",
)
HUSHED: Final = Text(
    "Le silence est imposé : aucune action aujourd'hui (ROS-172).",
    "Silence is imposed: no actions today (ROS-172).",
)
NO_USE: Final = Text("Cette action ne ferait rien maintenant (ROS-D22).", "This action would do nothing now (ROS-D22).")
ONLY_AT_DUSK: Final = Text(
    "Le Recteur joue au crépuscule, ou quand un piège le permet (ROS-94).",
    "The Rector plays at dusk, or when a trap lets him (ROS-94).",
)
GOAL: Final = Text(
    "Toutes les conditions d'un but doivent déjà être remplies (ROS-96).",
    "All conditions of a goal must already hold (ROS-96).",
)
NO_USE_ORDER: Final = Text(
    "Cet événement ne ferait rien maintenant (ROS-D22).", "This event would do nothing now (ROS-D22)."
)
LOCKED: Final = Text(
    "La porte {de 0} est fermée jusqu'au soir (ROS-171).", "The door of {0} is locked until evening (ROS-171)."
)
VISITED: Final = Text(
    "On a déjà enquêté sur {0} aujourd'hui (ROS-33).", "{0} has already been investigated today (ROS-33)."
)
GUARDED: Final = Text("{0} est sous bonne garde cette nuit (ROS-148).", "{0} is under guard tonight (ROS-148).")
DEAD: Final = Text("{0} est déjà [mort|morte] (ROS-74).", "{0} is dead already (ROS-74).")
NOT_YOUR_TURN: Final = Text(
    "On enquête pendant son propre tour, de jour (ROS-30).", "One investigates during one's own turn, by day (ROS-30)."
)
NOT_YET: Final = Text("Enquêtez d'abord sur un suspect (ROS-31).", "First investigate a suspect (ROS-31).")
DONE_TODAY: Final = Text(
    "Vous avez déjà enquêté aujourd'hui (ROS-32).", "You have already investigated today (ROS-32)."
)
REASONS: Final[dict[str, Text]] = {
    "pile": Text(
        "Un indice se prend en enquêtant sur le suspect (ROS-32).",
        "A clue is taken by investigating the suspect (ROS-32).",
    ),
    "cemetery": Text(
        "Un indice du cimetière se prend en enquêtant sur un mort (ROS-34).",
        "A clue of the cemetery is taken by investigating one of the dead (ROS-34).",
    ),
    "discard": Text("Les cartes défaussées ont servi (ROS-91).", "Discarded cards have served (ROS-91)."),
    "orders": Text(
        "Les cartes défaussées du Recteur ont servi (ROS-95).", "The Rector's discarded cards have served (ROS-95)."
    ),
    "role": Text(
        "Un rôle ne se montre pas, sinon à trois joueurs, et les deux à la fois (ROS-51).",
        "A role is not shown, except at a table of three, and then both are (ROS-51).",
    ),
    "accomplice": Text(
        "Les complices ne sont révélés qu'à la fin (ROS-23).", "The accomplices are revealed only at the end (ROS-23)."
    ),
}
"""By the kind of the address, where nothing else is to be considered."""
FITTING: Final = [prompts.DAY, prompts.SUNSET, prompts.DUSK, prompts.NIGHT, prompts.KILL]
"""The questions that such reasons answer: to the others, their own rule does."""


def reason(m: Inquiry, seat: int, pending: Pending | None, at: str, t: Tongue) -> Pieces:
    """The reason for the thing at an address of the view; empty for what has none of its own, or when something else is asked."""
    kind, *rest = at.split(":")
    if pending is not None and pending.obliges(seat) and pending.prompt not in FITTING:
        return []
    if kind == "suspect":
        return of_suspect(m, seat, int(rest[0]), t)
    if kind == "hand":
        if rest[0] != str(seat):
            return said(NOT_YOURS, t, [])
        return of_card(m, seat, m.hands[seat][int(rest[1])], t)
    return said(REASONS[kind], t, []) if kind in REASONS else []


def of_suspect(m: Inquiry, seat: int, number: int, t: Tongue) -> Pieces:
    if m.phase == SUNSET or m.phase == DUSK:
        return []
    if m.phase != DAY:
        text = DEAD if m.dead >> number & 1 else GUARDED if m.guarded >> number & 1 else None
        return [] if text is None else said(text, t, [suspect(number)])
    if m.acting != seat:
        return said(NOT_YOUR_TURN, t, [])
    if not m.to_visit:
        return said(DONE_TODAY, t, [])
    return said(LOCKED if m.locked >> number & 1 else VISITED, t, [suspect(number)])


def of_card(m: Inquiry, seat: int, card: Card, t: Tongue) -> Pieces:
    if seat == m.rector:
        return of_order(m, card, t)
    cleared = m.proof_of(card)
    if cleared != NOWHERE:
        return said(PROOF, t, [suspect(cleared)])
    if m.acting != seat:
        return said(ONLY_BY_DAY, t, [])
    if m.stopped or m.hushed:
        return said(STOPPED if m.stopped else HUSHED, t, [])
    return [] if clue_of(m.face[card]).word.usable(m, seat) else said(NO_USE, t, [])


def of_order(m: Inquiry, card: Card, t: Tongue) -> Pieces:
    order = order_of(m.face[card])
    if m.phase != DUSK:
        return said(ONLY_AT_DUSK, t, []) if m.phase != NIGHT else []
    if order.word is None:
        return said(GOAL, t, []) if not all(one.holds(m) for one in order.conditions) else []
    return [] if order.word.usable(m, m.rector) else said(NO_USE_ORDER, t, [])
