"""The chronicle as a printed book: `book.typ` sets it, with our own letters; what people wrote goes in as data."""

import json
from dataclasses import asdict
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from veillee.core.text import TONGUES
from veillee.games.marelle.cards.faces import CARDS
from veillee.games.marelle.chronicle import html
from veillee.games.marelle.chronicle.book import Book
from veillee.games.marelle.chronicle.drawings import DAY, Drawing, back, card, emblem, maze, ring

if TYPE_CHECKING:
    import typst

FOLDER: Final = Path(__file__).parent
ORNAMENT: Final = Drawing(
    "0 0 150 20",
    '<path d="M4 10Q32 8 60 10Q32 12 4 10ZM90 10Q118 8 146 10Q118 12 90 10ZM75 1L78 8L84 10L78 12L75 19L72 12L66 10L72 8Z" fill="var(--leaf)"/>',
    "",
)


def pdf(book: Book) -> bytes:
    """The printed book."""
    inputs = {
        "book": json.dumps(asdict(book)),
        "words": json.dumps(headings(book)),
        "inks": json.dumps(DAY),
        "drawings": json.dumps(drawings(book)),
    }
    made = compiler().compile(
        str(FOLDER / "book.typ"), format="pdf", sys_inputs=inputs, timestamp=datetime.fromtimestamp(book.ended, UTC)
    )
    assert isinstance(made, bytes)
    return made


@cache
def compiler() -> "typst.Compiler":
    import typst  # late: only the process that prints needs it

    fonts = typst.Fonts(include_system_fonts=False, font_paths=[str(FOLDER / "fonts")])
    return typst.Compiler(root=str(FOLDER), font_paths=fonts)


def headings(book: Book) -> dict[str, str]:
    t = TONGUES[book.tongue]
    return {
        "game": html.GAME.said(t),
        "princes": html.PRINCES.said(t),
        "what_they_wanted": html.WHAT_THEY_WANTED.said(t),
        "ring": html.RING.said(t),
        "arcana": html.ARCANA.said(t),
        "between_them": html.BETWEEN_THEM.said(t),
        "fates": html.FATES.said(t),
        "least_first": html.LEAST_FIRST.said(t),
        "afterword": html.AFTERWORD.said(t),
        "face_down": html.FACE_DOWN.said(t),
        "secret": html.SECRET.said(t),
    }


def drawings(book: Book) -> dict[str, str]:
    t = TONGUES[book.tongue]
    found = {f"card-{face}": card(book, face) for face in range(CARDS)}
    found |= {f"emblem-{prince.seat}": emblem(prince.seat) for prince in book.princes}
    found |= {"ring": ring(book, html.RING.said(t)), "maze": maze(), "back": back(html.FACE_DOWN.said(t))}
    found["ornament"] = ORNAMENT
    return {key: drawing.alone() for key, drawing in found.items()}
