"""The truth at the end (ROS-23): who was what, and in a match for points what each scored (ROS-110)."""

from typing import Final

from veillee.core.count import TOTAL, Tally
from veillee.core.facts import phrase, said
from veillee.core.pieces import Pieces
from veillee.core.text import Text, Tongue
from veillee.games.rose_noire.rules.match import RoseNoire

ROLE: Final = Text("Rôle", "Role")
RECTOR: Final = Text("Recteur", "Rector")
POSSESSED: Final = Text("Possédé", "Possessed")
INVESTIGATOR: Final = Text("Investigateur", "Investigator")
POINTS: Final = Text("Points", "Points")


def count(m: RoseNoire, tongue: Tongue) -> list[Tally]:
    none: list[list[Pieces]] = [[] for _ in m.everyone]
    found = [Tally(said(ROLE, tongue, []), [], [[role(m, seat, tongue)] for seat in m.everyone])]
    points = m.outcome().points if m.over else []
    return [*found, Tally(said(POINTS, tongue, []), points, none, TOTAL)] if points else found


def role(m: RoseNoire, seat: int, tongue: Tongue) -> Pieces:
    text = RECTOR if seat == m.rector else POSSESSED if seat == m.possessed() else INVESTIGATOR
    return phrase(text, tongue, []).said
