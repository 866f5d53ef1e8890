"""The chronicle as a web page that needs nothing else: one file with its style, its letters and its drawings."""

from base64 import b64encode
from collections.abc import Callable
from functools import cache
from html import escape
from pathlib import Path
from typing import Final

from veillee.core.match import NOBODY
from veillee.core.text import TONGUES, Text, Tongue
from veillee.games.marelle.cards.faces import FIRST_ARCANUM
from veillee.games.marelle.chronicle.book import Act, Book, Destiny, Passage, Plate, Played, Prince
from veillee.games.marelle.chronicle.drawings import DAY, NIGHT, Drawing, back, card, emblem, maze, ring, shared

FOLDER: Final = Path(__file__).parent

GAME: Final = Text("La Marelle", "La Marelle")
PRINCES: Final = Text("Les princes", "The Princes")
WHAT_THEY_WANTED: Final = Text("et ce que chacun voulait", "and what each of them wanted")
RING: Final = Text("L'anneau des conflits", "The ring of conflicts")
ARCANA: Final = Text("Les arcanes", "The Arcana")
BETWEEN_THEM: Final = Text("et ce qu'ils mirent entre eux", "and what they put between them")
FATES: Final = Text("Les destins", "The Fates")
LEAST_FIRST: Final = Text("du moins enviable au plus enviable", "from the least enviable to the most")
AFTERWORD: Final = Text("Postface", "Afterword")
FACE_DOWN: Final = Text("carte retournée", "card face down")
CONTENTS: Final = Text("Table", "Contents")
SECRET: Final = Text(
    "Elles ont été battues par ce secret, qui n'est montré qu'après la fin :",
    "They were shuffled by this secret, which is only shown after the end:",
)
"""What the book says of itself."""

Picture = Callable[[Drawing, str], str]
"""How a drawing stands on a page: in it, or beside it as a file."""


def page(book: Book) -> bytes:
    """The whole book on one page, by day and by night as the reader's machine has it."""
    t = TONGUES[book.tongue]
    body = "".join(
        [
            title_page(book, inline),
            f"<nav aria-label='{CONTENTS.said(t)}'><ol>{contents(book, t)}</ol></nav>",
            princes(book, t, inline),
            arcana(book, t, inline),
            *[act(book, one, t, inline) for one in book.acts],
            fates(book, t, inline),
            afterword(book, t),
        ]
    )
    return (
        f'<!doctype html><html lang="{book.tongue}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">'
        f"<title>{escape(book.title)} — {GAME.said(t)}</title><style>{style()}</style></head>"
        f'<body><svg class="hidden" aria-hidden="true">{shared()}</svg><main>{body}</main></body></html>'
    ).encode()


def inline(drawing: Drawing, kind: str) -> str:
    return drawing.inline(kind)


@cache
def style() -> str:
    """The letters, the inks of day and night, and the setting."""
    faces = [letters("spectral", 400, "normal"), letters("spectral-italic", 400, "italic")]
    faces.append(letters("spectral-semibold", 600, "normal"))
    day = f":root{{{inks(DAY)}}}"
    night = f"@media screen and (prefers-color-scheme:dark){{:root{{{inks(NIGHT)}}}}}"
    return "".join([*faces, day, night, (FOLDER / "page.css").read_text("utf-8")])


def letters(name: str, weight: int, slant: str) -> str:
    data = b64encode((FOLDER / "fonts" / f"{name}.ttf").read_bytes()).decode()
    return f"@font-face{{font-family:Spectral;font-weight:{weight};font-style:{slant};src:url(data:font/ttf;base64,{data})}}"


def inks(colours: dict[str, str]) -> str:
    return "".join([f"--{name}:{colour};" for name, colour in colours.items()])


# The parts of the book, as XHTML that a web page and an e-book share


def title_page(book: Book, picture: Picture) -> str:
    return (
        f'<header class="title" id="title">{picture(maze(), "maze")}<p class="game">La Marelle</p>'
        f'<h1>{escape(book.title)}</h1><p class="night">{escape(book.subtitle)}</p></header>'
    )


def contents(book: Book, t: Tongue) -> str:
    entries = [("princes", PRINCES.said(t)), ("arcana", ARCANA.said(t))]
    entries += [(f"act-{at}", one.title) for at, one in enumerate(book.acts, 1)]
    entries += [("fates", FATES.said(t)), ("afterword", AFTERWORD.said(t))]
    return "".join([f'<li><a href="#{at}">{escape(name)}</a></li>' for at, name in entries])


def headed(title: str, below: str) -> str:
    return f'<h2>{escape(title)}</h2><p class="below">{escape(below)}</p>'


def princes(book: Book, t: Tongue, picture: Picture) -> str:
    cast = "".join([prince(one, picture) for one in book.princes])
    drawn = picture(ring(book, RING.said(t)), "ring")
    return f'<section id="princes">{headed(PRINCES.said(t), WHAT_THEY_WANTED.said(t))}<div class="cast">{cast}</div><div class="drawn">{drawn}</div></section>'


def prince(one: Prince, picture: Picture) -> str:
    return (
        f'<div class="prince">{picture(emblem(one.seat), "emblem")}<div><h3>{escape(one.name)}</h3>'
        f'<p>{escape(one.ranks)} <em class="wish">{escape(one.wish)}</em></p></div></div>'
    )


def arcana(book: Book, t: Tongue, picture: Picture) -> str:
    shown = "".join([plate(book, one, picture) for one in book.plates])
    return f'<section id="arcana">{headed(ARCANA.said(t), BETWEEN_THEM.said(t))}<div class="plates">{shown}</div></section>'


def plate(book: Book, one: Plate, picture: Picture) -> str:
    elements = "".join(
        [
            f"<li>{picture(card(book, each.face), 'small')}<span>{escape(each.brings)}</span></li>"
            for each in one.elements
        ]
    )
    state = "war" if one.warlike else "rivals"
    listing = f'<ul class="elements">{elements}</ul>' if elements else ""
    return (
        f'<figure class="plate">{picture(card(book, FIRST_ARCANUM + one.arcanum), "arcanum")}<figcaption>'
        f'<h3>{escape(one.title)}</h3><p class="pair">{escape(one.between)} · <span class="{state}">{escape(one.state)}</span></p>'
        f"<p>{escape(one.theme)}</p>{listing}</figcaption></figure>"
    )


def act(book: Book, one: Act, t: Tongue, picture: Picture) -> str:
    number = book.acts.index(one) + 1
    scenes = "".join([scene(book, each, t, picture) for each in one.scenes])
    return f'<section id="act-{number}" class="act"><h2>{escape(one.title)}</h2>{scenes}</section>'


def scene(book: Book, one: Played, t: Tongue, picture: Picture) -> str:
    first = next((at for at, each in enumerate(one.passages) if each.seat != NOBODY), NOBODY)
    told = "".join([passage(book, each, picture, at == first) for at, each in enumerate(one.passages)])
    ended = "".join([passage(book, each, picture, False) for each in one.ending])
    return (
        f'<article class="scene"><header>{picture(card(book, FIRST_ARCANUM + one.arcanum), "arcanum")}<div>'
        f'<p class="number">{escape(one.heading)}</p><h3>{escape(one.title)}</h3><p class="below">{escape(one.set_up)}</p>'
        f'<p class="argument">{escape(one.argument)}</p>{circumstances(book, one, t, picture)}</div></header>'
        f"{told}{stage(book, one.verdict, one.turned, picture)}{ended}{stage(book, one.spoils, [], picture)}</article>"
    )


def circumstances(book: Book, one: Played, t: Tongue, picture: Picture) -> str:
    up = [picture(card(book, face), "small") for face in one.up]
    down = [picture(back(FACE_DOWN.said(t)), "small") for _ in one.down]
    cards = "".join(up + down)
    return f'<div class="circumstances">{cards}<span>{escape(one.elements)}</span></div>' if cards else ""


def passage(book: Book, one: Passage, picture: Picture, first: bool) -> str:
    """A paragraph, signed in its prince's ink, or a stage direction."""
    hung = "".join([picture(card(book, face), "small") for face in one.cards])
    margin = f'<span class="margin">{hung}</span>' if hung else ""
    if one.seat == NOBODY:
        return f'<div class="direction">{hung}<p>{escape(one.runs[0])}</p></div>'
    kind = "first" if first and one.runs[0][:1].isalpha() else "told"
    told = f"<bdi{spoken(book, one)}>{worded(one.runs, first)}</bdi>"
    return f'<p class="{kind}">{margin}{told} <span class="sign s{one.seat}">—\u00a0<bdi>{escape(one.name)}</bdi></span></p>'


def spoken(book: Book, one: Passage) -> str:
    """A paragraph in another language than the book says so, to voices and to whatever breaks its lines."""
    return "" if one.lang == book.tongue else f' lang="{one.lang}" xml:lang="{one.lang}"'


def worded(runs: list[str], first: bool) -> str:
    """With *emphasis*; the first paragraph of a scene begins with a large letter."""
    said = [f"<em>{escape(run)}</em>" if at % 2 else escape(run) for at, run in enumerate(runs)]
    if first and runs[0][:1].isalpha():
        said[0] = f'<span class="drop">{escape(runs[0][0])}</span>{escape(runs[0][1:])}'
    return "".join(said)


def stage(book: Book, told: list[str], cards: list[int], picture: Picture) -> str:
    if not told:
        return ""
    hung = "".join([picture(card(book, face), "small") for face in cards])
    return f'<div class="stage">{hung}<p>{escape(" ".join(told))}</p></div>'


def fates(book: Book, t: Tongue, picture: Picture) -> str:
    told = "".join([destiny(book, one, picture) for one in book.destinies])
    return f'<section id="fates">{headed(FATES.said(t), LEAST_FIRST.said(t))}{told}</section>'


def destiny(book: Book, one: Destiny, picture: Picture) -> str:
    cards = "".join([picture(card(book, face), "small") for face in one.aside])
    told = "".join([passage(book, each, picture, at == 0) for at, each in enumerate(one.passages)])
    return (
        f'<article class="destiny"><header>{picture(emblem(one.seat), "emblem")}<div><h3>{escape(one.name)}</h3>'
        f'<p class="wish">{escape(one.wish)}</p></div></header><div class="circumstances">{cards}</div>'
        f'<p class="argument">{escape(one.counted)} {escape(one.fate)}</p>{told}</article>'
    )


def afterword(book: Book, t: Tongue) -> str:
    deal = "".join([f"<li>{escape(line)}</li>" for line in book.deal])
    options = "".join([f"<li>{escape(line)}</li>" for line in book.options])
    said = "".join([f"<p>{escape(line)}</p>" for line in [book.told_by, *book.afterword]])
    return (
        f'<section id="afterword"><h2>{AFTERWORD.said(t)}</h2>{said}<ul class="deal">{deal}</ul><ul class="deal">{options}</ul>'
        f'<p>{escape(SECRET.said(t))}</p><p class="secret">{escape(book.secret)}</p></section>'
    )
