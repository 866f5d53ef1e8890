"""The drawings of a chronicle as SVG: cards as the table draws them, emblems, and the ring of conflicts.

A colour is a name of the theme, `var(--ink)`: a web page has it by day and by night, `inked` puts the colours of the day in.
"""

import json
from functools import cache
from html import escape
from math import cos, pi, sin
from pathlib import Path
from typing import Final, TypedDict

from veillee.games.marelle.cards.faces import FIRST_ARCANUM
from veillee.games.marelle.chronicle.book import Book

DAY: Final = {
    "ink": "#221a14",
    "dim": "#5f5142",
    "page": "#fbf6ea",
    "paper": "#fbf4e2",
    "red": "#a3301f",
    "lapis": "#48658a",
    "ochre": "#c08a35",
    "green": "#66794c",
    "back": "#1f2a44",
    "rule": "#c8b48c",
    "leaf": "#b8860b",
    "seat-0": "#2b4c8c",
    "seat-1": "#8a4513",
    "seat-2": "#66407c",
    "seat-3": "#4f5c12",
    "seat-4": "#8a2a5e",
}
NIGHT: Final = {
    "ink": "#efe3c6",
    "dim": "#b9ab8e",
    "page": "#181a2c",
    "paper": "#1d2033",
    "red": "#e2735f",
    "lapis": "#6f95cf",
    "ochre": "#d9a548",
    "green": "#88a873",
    "back": "#0e1426",
    "rule": "#56535f",
    "leaf": "#c99a34",
    "seat-0": "#93b4f0",
    "seat-1": "#e8a56a",
    "seat-2": "#c6a0e0",
    "seat-3": "#bccd78",
    "seat-4": "#f0a0c4",
}
"""The inks of the table's two themes."""

LETTERS: Final = "<style>text{font-family:Spectral,Georgia,serif}.letters,.figures{font-weight:600}</style>"
ROUGH: Final = ' filter="url(#rough)"'
"""The unevenness of the wood block, which only a screen needs."""
XMLNS: Final = 'xmlns="http://www.w3.org/2000/svg"'


class Plates(TypedDict):
    """The drawings that the table's own code has made, by face and by seat."""

    cards: list[str]
    back: str
    defs: str
    emblems: list[str]
    maze: str


@cache
def plates() -> Plates:
    found: Plates = json.loads((Path(__file__).parent / "plates.json").read_text("utf-8"))
    return found


def shared() -> str:
    """What the drawings refer to."""
    return plates()["defs"]


class Drawing:
    """An SVG picture, and what it shows for those who do not see it."""

    box: Final[str]
    inside: Final[str]
    shows: Final[str]

    def __init__(self, box: str, inside: str, shows: str) -> None:
        self.box = box
        self.inside = inside
        self.shows = shows

    def inline(self, kind: str) -> str:
        """As a part of a page that has the shared definitions and the colours."""
        return f'<svg {XMLNS} class="{kind}" viewBox="{self.box}" role="img" aria-label="{escape(self.shows)}">{self.inside}</svg>'

    def alone(self) -> str:
        """As a file of its own, in the colours of the day."""
        inside = inked(shared() + self.inside).replace(ROUGH, "")
        return f'<svg {XMLNS} viewBox="{self.box}">{LETTERS}<title>{escape(self.shows)}</title>{inside}</svg>'


def inked(drawing: str) -> str:
    """With the colours of the day."""
    for name, colour in DAY.items():
        drawing = drawing.replace(f"var(--{name})", colour)
    return drawing


def card(book: Book, face: int) -> Drawing:
    """A card by its face: an arcanum whole, with its name; the others small."""
    inside = plates()["cards"][face]
    if face >= FIRST_ARCANUM:
        return Drawing("0 0 200 350", inside + nameplate(book.card_names[face]), book.card_names[face])
    return Drawing("0 0 100 175", inside, book.card_names[face])


def nameplate(name: str) -> str:
    """The name under an arcanum, smaller where it is long; as on old cards, the thirteenth has none."""
    size = 11.5 if len(name) > 15 else 13.5 if len(name) > 12 else 15.5
    return f'<text x="100" y="330.5" text-anchor="middle" class="letters" font-size="{size}" fill="var(--ink)">{escape(name.upper())}</text>'


def back(shows: str) -> Drawing:
    return Drawing("0 0 100 175", plates()["back"], shows)


def emblem(seat: int) -> Drawing:
    """A prince's beast in his ink, in a double circle."""
    return Drawing("0 0 100 100", medal(50, 50, 44, seat), "")


def medal(x: float, y: float, radius: float, seat: int) -> str:
    ink, scale = f"var(--seat-{seat})", radius * 1.28 / 512
    corner = radius * 0.64
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="var(--page)" stroke="{ink}" stroke-width="{radius / 15:.1f}"/>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius * 1.13:.1f}" fill="none" stroke="var(--rule)"/>'
        f'<path transform="translate({x - corner:.1f} {y - corner:.1f}) scale({scale:.4f})" fill="{ink}" d="{plates()["emblems"][seat]}"/>'
    )


def maze() -> Drawing:
    return Drawing("0 0 200 200", plates()["maze"], "")


# The ring

WIDE: Final = 740
HIGH: Final = 560
RADIUS: Final = 178
PLATE: Final = 66
"""How wide an arcanum is on the ring."""


def ring(book: Book, shows: str) -> Drawing:
    """The princes on a beaded circle with their conflicts between them, around the labyrinth."""
    x, y = WIDE / 2, HIGH / 2
    count = len(book.princes)
    parts = [
        f'<g transform="translate({x - 118} {y - 118}) scale(1.18)" opacity=".6">{plates()["maze"]}</g>',
        f'<circle cx="{x}" cy="{y}" r="{RADIUS}" fill="none" stroke="var(--ink)" stroke-width="1"/>',
        f'<circle cx="{x}" cy="{y}" r="{RADIUS - 5}" fill="none" stroke="var(--leaf)" stroke-width="3.4" '
        'stroke-dasharray=".1 9.3" stroke-linecap="round"/>',
    ]
    parts += [conflict_on_ring(book, at, angle(at + 0.5, count)) for at in range(count)]
    parts += [prince_on_ring(book, at, angle(at, count)) for at in range(count)]
    return Drawing(f"0 0 {WIDE} {HIGH}", "".join(parts), shows)


def angle(at: float, count: int) -> float:
    """Clockwise from above."""
    return -pi / 2 + 2 * pi * at / count


def prince_on_ring(book: Book, at: int, turn: float) -> str:
    x, y = WIDE / 2 + RADIUS * cos(turn), HIGH / 2 + RADIUS * sin(turn)
    side = 1 if cos(turn) > 0 else -1
    if abs(cos(turn)) > 0.8:  # on the flanks a name is written inwards: above and below lie plates
        name = (x - side * 36, y + 5, "end" if side > 0 else "start")
    elif sin(turn) > 0.5:
        name = (x - (side * 18 if abs(cos(turn)) > 0.2 else 0), y - 42, "middle")
    else:
        name = (x, y + 48, "middle")
    return medal(x, y, 28, book.princes[at].seat) + written(
        name[0], name[1], book.princes[at].name, 16, "letters", "var(--ink)", name[2], halo=True
    )


def conflict_on_ring(book: Book, at: int, turn: float) -> str:
    x, y = WIDE / 2 + RADIUS * cos(turn), HIGH / 2 + RADIUS * sin(turn)
    plate = book.plates[at]
    scale = PLATE / 200
    drawn = card(book, FIRST_ARCANUM + plate.arcanum).inside
    ink = "var(--ink)" if plate.warlike else "var(--red)"
    side = 0 if abs(cos(turn)) < 0.2 else 1 if cos(turn) > 0 else -1
    anchor = {0: "middle", 1: "start", -1: "end"}[side]
    text_x = x + side * (PLATE / 2 + 8)
    text_y = y - 2 if side else (y + PLATE * 0.875 + 18 if sin(turn) > 0 else y - PLATE * 0.875 - 24)
    return (
        f'<g transform="translate({x - PLATE / 2:.1f} {y - PLATE * 0.875:.1f}) scale({scale})">{drawn}</g>'
        + written(text_x, text_y, plate.title, 15, "letters", ink, anchor)
        + written(text_x, text_y + 17, plate.state, 13.5, "state", "var(--dim)", anchor)
    )


def written(
    x: float, y: float, text: str, size: float, kind: str, ink: str, anchor: str = "middle", halo: bool = False
) -> str:
    slant = ' font-style="italic"' if kind == "state" else ""
    around = ' stroke="var(--page)" stroke-width="5" paint-order="stroke" stroke-linejoin="round"' if halo else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}" font-size="{size}" fill="{ink}"{slant}{around}>{escape(text)}</text>'
