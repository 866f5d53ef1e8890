"""The chronicle as Markdown: the book for those who go on writing in it."""

import re
from collections.abc import Sequence
from typing import Final

from veillee.core.grammar import capital, listed
from veillee.core.match import NOBODY
from veillee.core.text import TONGUES, Tongue
from veillee.games.marelle.cards.faces import NAMES
from veillee.games.marelle.chronicle import html
from veillee.games.marelle.chronicle.book import Book, Destiny, Passage, Plate, Played

MARKS: Final = re.compile(r"([\\`*_{}\[\]<>#|~&])")
"""What Markdown would read as more than a letter."""
BEGINS: Final = re.compile(r"^(\s*)(\d+)([.)])|^(\s*)([-+=])")
"""What it would read as a list or a line at the beginning of a paragraph."""


def markdown(book: Book) -> bytes:
    """The whole book as one text."""
    t = TONGUES[book.tongue]
    blocks = [
        f"# {plain(book.title)}",
        f"*{plain(book.subtitle)}*",
        f"## {html.PRINCES.said(t)}",
        *[f"- **{plain(one.name)}** — {plain(one.ranks)} *{plain(one.wish)}*" for one in book.princes],
        f"## {html.ARCANA.said(t)}",
        *[plate(one, t) for one in book.plates],
    ]
    for act in book.acts:
        blocks.append(f"## {plain(act.title)}")
        for scene in act.scenes:
            blocks += played(scene, t)
    blocks.append(f"## {html.FATES.said(t)}")
    for one in book.destinies:
        blocks += destiny(one, t)
    blocks += [f"## {html.AFTERWORD.said(t)}", plain(book.told_by), *[plain(line) for line in book.afterword]]
    blocks += [*[f"- {plain(line)}" for line in [*book.deal, *book.options]], html.SECRET.said(t), f"`{book.secret}`"]
    return ("\n\n".join(blocks) + "\n").encode()


def plain(text: str) -> str:
    """A text in which nothing is markup."""
    escaped = MARKS.sub(r"\\\1", text)
    return BEGINS.sub(
        lambda found: f"{found[1]}{found[2]}\\{found[3]}" if found[2] else f"{found[4]}\\{found[5]}", escaped
    )


def plate(one: Plate, t: Tongue) -> str:
    elements = "".join([f" {plain(each.name)}{t(' : ', ': ')}{plain(each.brings)}." for each in one.elements])
    return f"### {plain(one.title)}\n\n*{plain(one.between)} · {plain(one.state)}.* {plain(one.theme)}{elements}"


def played(one: Played, t: Tongue) -> list[str]:
    lying = [NAMES[face].said(t) for face in one.up]
    circumstances = plain(capital(t(" ; ", "; ").join([part for part in (listed(lying, t), one.elements) if part])))
    return [
        f"### {plain(one.heading)} — {plain(one.title)}",
        f"*{plain(one.set_up)}. {plain(one.argument)}*",
        *([f"> {circumstances}"] if circumstances else []),
        *[passage(each, t) for each in one.passages],
        *directed(one.verdict),
        *[passage(each, t) for each in one.ending],
        *directed(one.spoils),
    ]


def directed(told: list[str]) -> list[str]:
    return [f"> {plain(' '.join(told))}"] if told else []


def passage(one: Passage, t: Tongue) -> str:
    if one.seat == NOBODY:
        return f"> {plain(one.runs[0])}"
    said = "".join(
        [f"*{plain(run.strip())}*" if at % 2 and run.strip() else plain(run) for at, run in enumerate(one.runs)]
    )
    cards = f"`{card_names(one.cards, t)}` " if one.cards else ""
    return f"{cards}{said} — *{plain(one.name)}*"


def card_names(faces: Sequence[int], t: Tongue) -> str:
    return plain(capital(listed([NAMES[face].said(t) for face in faces], t)))


def destiny(one: Destiny, t: Tongue) -> list[str]:
    return [
        f"### {plain(one.name)}",
        f"*{plain(one.wish)}* {plain(one.counted)} {plain(one.fate)}",
        *[passage(each, t) for each in one.passages],
    ]
