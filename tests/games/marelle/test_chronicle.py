"""MAR-89: the book of a finished story, as data and in its four forms."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, replace
from functools import cache
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from random import Random
from xml.etree import ElementTree
from zipfile import ZIP_STORED, ZipFile

import pytest

from veillee.core.choosers import Pending
from veillee.core.dice import SealedDice
from veillee.core.game import Finished
from veillee.core.live import Live
from veillee.core.match import WRITE
from veillee.core.text import EN
from veillee.games.marelle import GAME
from veillee.games.marelle.chronicle.book import Book, Passage, as_dealt, starred, written
from veillee.games.marelle.chronicle.drawings import ring
from veillee.games.marelle.rules.match import Marelle
from veillee.games.marelle.voice.sentences import DEALT

PLAYERS = ["Anna", "Bruno", "Chloé", "Dina", "Élie"]
XHTML = "{http://www.w3.org/1999/xhtml}"
OPF = "{http://www.idpf.org/2007/opf}"
SVG = "{http://www.w3.org/2000/svg}"
NASTY = [
    '<script>alert("1")</script> & </p>',
    '#set page(fill: red) *gras* _$1 + 1$_ [lien](http://x) `code` @x #image("/etc/passwd")',
    "\u202eà l'envers\u202c et \u2067droite\u2069",
    "👩‍👩‍👧 🐉 العربية 漢字",
    "1. pas une liste",
    "- Qui va là ?",
    "x" * 2000,
    "*",
    "]]> <![CDATA[ &amp; \\ ** *** *ouvert",
    "\ufffe\uffff rien",
]


def played(
    seed: int = 1, seats: int = 3, texts: list[str] | None = None, **options: str
) -> tuple[Finished, Live, list[list[int]]]:
    """A match in which chance decides, and what it writes is given; the hands as they were told."""
    secret = Random(seed).randbytes(32)
    chosen = GAME.checked(options)
    live = Live(GAME.match(SealedDice(secret), seats, chosen, ask_all=True))
    dice = Random(seed)
    hands: list[list[int]] = []
    while live.pending is not None:
        seat, option = chance(live.pending, dice)
        said = texts[live.number % len(texts)] if texts else f"Texte {live.number}, *dit-on*."
        limit = live.pending.prompt.limit
        live.answer(seat, live.number, option, said[:limit] if option == WRITE else "")
        hands += [told.args[1:] for told in live.heard if told.fact is DEALT]
    return Finished(live.now, chosen, PLAYERS[:seats], f"sealed:{secret.hex()}", 1_794_000_000.75), live, hands


def chance(pending: Pending, dice: Random) -> tuple[int, int]:
    seat = pending.due if pending.first and pending.due in pending.seats else pending.seats[0]
    options = pending.options_of(seat)
    return seat, WRITE if WRITE in options and dice.random() < 0.4 else dice.choice(options)


@cache
def finished(seats: int = 3, tongue: str = "fr") -> Finished:
    return played(seats, seats, tongue=tongue)[0]


def document(key: str, of: Finished) -> bytes:
    return GAME.document(key).make(of, EN)


def match_of(of: Finished) -> Marelle:
    assert isinstance(of.match, Marelle)
    return of.match


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_book_has_everything_that_was_told(seats: int) -> None:
    """MAR-89: cast, ranks, wishes, arcana, every paragraph and every card in its scene, fates."""
    of = finished(seats)
    m, book = match_of(of), written(of)
    assert [prince.player for prince in book.princes] == PLAYERS[:seats]
    assert all(prince.wish.startswith("Je veux") for prince in book.princes)
    assert [plate.arcanum for plate in book.plates] == [m.arcanum(conflict) for conflict in range(seats)]
    assert [len(act.scenes) for act in book.acts] == [seats, seats]
    scenes = [scene for act in book.acts for scene in act.scenes]
    for scene, source in zip(scenes, m.scenes, strict=True):
        wrote = [passage for passage in [*scene.passages, *scene.ending] if passage.seat >= 0]
        assert len(wrote) == sum(line.written() for line in source.lines)
        laid = [face for passage in scene.passages for face in passage.cards]
        assert sorted(laid) == sorted(line.what for line in source.lines if line.kind == 1)
    assert sum(len(one.passages) for one in book.destinies) == len(m.epilogues)
    gaps = [m.gap(one.seat) for one in book.destinies]
    assert gaps == sorted(gaps)


def test_ranks_are_one_sentence() -> None:
    """MAR-89: with one capital, at its beginning, in either language."""
    for tongue, ranks in (("fr", "Roi|Reine|Cavalier|Valet"), ("en", "King|Queen|Knight|Knave")):
        told = [prince.ranks for seats in (3, 4, 5) for prince in written(finished(seats, tongue)).princes]
        assert any(";" in one for one in told)
        assert [one for one in told if re.search(rf"(?:{ranks})", one[1:])] == []


def test_the_deal_can_be_dealt_again() -> None:
    """MAR-89: the hands of the afterword are those that the players were told of."""
    of, _, hands = played(7, 4)
    dealt = as_dealt(of, 4)
    assert [[dealt.face[card] for card in hand] for hand in dealt.hands] == hands
    assert of.dice in document("markdown", of).decode()


def test_a_paragraph_is_set_in_the_language_it_was_written_in() -> None:
    """MAR-88: as its writer reads, whatever the book is in; a bot's, and one of which nothing is known, in that of the telling."""
    of, _, _ = played(3, 3, ["- Qui va là ?"], tongue="en")
    french = replace(of, langs=["fr"] * len(match_of(of).notes))
    assert {one.lang for one in passages(written(of))} == {"en"}
    assert {one.lang for one in passages(written(replace(of, langs=[None])))} == {"en"}
    assert {(one.lang, one.runs[0]) for one in passages(written(french))} == {("fr", "— Qui va là\u202f?")}
    assert ' lang="fr"' not in document("page", of).decode()
    assert document("page", french).decode().count('<bdi lang="fr" xml:lang="fr">') == len(passages(written(french)))
    assert document("pdf", french) != document("pdf", of)


def passages(book: Book) -> list[Passage]:
    scenes = [scene for act in book.acts for scene in act.scenes]
    told = [one for scene in scenes for one in [*scene.passages, *scene.ending]]
    told += [one for destiny in book.destinies for one in destiny.passages]
    return [one for one in told if one.seat >= 0]


def test_it_is_set_in_the_language_of_telling() -> None:
    """MAR-88, MAR-89: whoever asks for it."""
    for tongue, title in (("fr", "Les princes"), ("en", "The Princes")):
        page = document("page", finished(3, tongue)).decode()
        assert f'<html lang="{tongue}">' in page
        assert title in page


def test_french_is_set_as_french_is_printed() -> None:
    of, _, _ = played(3, 3, ["- Qui va *là* ? dit-elle ; rien."])
    runs = next(passage.runs for passage in written(of).acts[0].scenes[0].passages if passage.seat >= 0)
    assert runs == ["— Qui va ", "là", "\u202f? dit-elle\u202f; rien."]


def test_emphasis_is_between_stars_that_stand_in_pairs() -> None:
    assert starred("a *b* c") == ["a ", "b", " c"]
    assert starred("*b*") == ["", "b", ""]
    assert starred("2 * 3") == ["2 * 3"]
    assert starred("a ** b") == ["a ** b"]
    assert starred("") == [""]


def test_an_erased_text_leaves_a_gap_and_no_word() -> None:
    """MAR-89: what was struck out is in no form of the book."""
    of, _, _ = played(5, 3)
    gone = next(line.what for scene in match_of(of).scenes for line in scene.lines if line.written())
    text = match_of(of).notes[gone]
    match_of(of).notes[gone] = ""
    book = written(of)
    assert text not in str(asdict(book))
    assert "Un paragraphe a été effacé ici." in str(asdict(book))


# Well-formed, whatever people write


@cache
def nasty() -> Finished:
    return played(11, 5, NASTY)[0]


def test_what_people_write_is_never_markup() -> None:
    page = document("page", nasty()).decode()
    assert "<script" not in page
    assert "&lt;script&gt;alert" in page
    assert "\ufffe" not in page
    text = document("markdown", nasty()).decode()
    assert "\n1. pas" not in text
    assert "\\<script\\>" in text
    assert not re.search(r"(?<!\\)\[lien\]", text)


STORIES: dict[str, Callable[[], Finished]] = {
    "French": lambda: finished(3),
    "English": lambda: finished(5, "en"),
    "nasty": nasty,
}


@pytest.mark.parametrize("story", STORIES)
def test_the_epub_is_sound(story: str) -> None:
    """The mimetype first and stored, the container, the package, the contents, every page well-formed, nothing missing or left over."""
    with ZipFile(BytesIO(document("epub", STORIES[story]()))) as archive:
        first, *others = archive.infolist()
        assert (first.filename, first.compress_type, first.extra) == ("mimetype", ZIP_STORED, b"")
        assert archive.read(first) == b"application/epub+zip"
        container = ElementTree.fromstring(archive.read("META-INF/container.xml"))
        root = container.find(".//{*}rootfile")
        assert root is not None
        assert root.get("full-path") == "book/book.opf"
        package = ElementTree.fromstring(archive.read("book/book.opf"))
        items = {item.get("id"): item for item in package.iter(f"{OPF}item")}
        listed = {f"book/{item.get('href')}" for item in items.values()}
        assert listed | {"META-INF/container.xml", "book/book.opf"} == {other.filename for other in others}
        spine = [items[ref.get("idref")].get("href") for ref in package.iter(f"{OPF}itemref")]
        assert spine[0] == "title.xhtml"
        assert spine[-1] == "afterword.xhtml"
        contents = ElementTree.fromstring(archive.read("book/nav.xhtml"))
        assert [link.get("href") for link in contents.iter(f"{XHTML}a")] == spine
        for name in listed:
            if name.endswith((".xhtml", ".svg")):
                for image in ElementTree.fromstring(archive.read(name)).iter(f"{XHTML}img"):
                    assert f"book/{image.get('src')}" in listed


def test_the_same_book_is_the_same_file() -> None:
    for key in ("page", "pdf", "epub", "markdown"):
        assert document(key, finished(3)) == document(key, finished(3))


def test_the_web_page_needs_nothing_else() -> None:
    page = document("page", finished(4)).decode()
    addresses = re.findall(r'(?:src|href|url)\s*[=(]\s*["\']?([^"\')\s>]+)', page)
    assert all(address.startswith(("#", "data:")) for address in addresses)
    targets = {address[1:] for address in re.findall(r'href="(#[^"]+)"', page)}
    assert targets <= set(re.findall(r' id="([^"]+)"', page))
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    for drawing in re.findall(r"<svg .*?</svg>", page, re.DOTALL):
        assert ElementTree.fromstring(drawing).tag in (f"{SVG}svg", "svg")


@pytest.mark.parametrize("story", STORIES)
def test_the_pdf_is_a_book_of_some_pages(story: str) -> None:
    of = STORIES[story]()
    pdf = document("pdf", of)
    assert pdf.startswith(b"%PDF-")
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) > len(written(of).princes) * 2


def test_headings_follow_each_other_without_a_gap() -> None:
    """A reader who hears the page goes from heading to heading."""
    page = document("page", finished(4)).decode()
    levels = [int(level) for level in re.findall(r"<h([1-6])", page)]
    assert levels[0] == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))


if os.environ.get("VEILLEE_SOAK"):

    @pytest.mark.parametrize("seats", [3, 4, 5])
    @pytest.mark.parametrize("tongue", ["fr", "en"])
    def test_epubcheck_finds_nothing(tmp_path: Path, seats: int, tongue: str) -> None:
        for seed, texts in ((seats, None), (seats + 10, NASTY)):
            path = tmp_path / f"{seed}.epub"
            path.write_bytes(document("epub", played(seed, seats, texts, tongue=tongue)[0]))
            found = subprocess.run([sys.executable, "-m", "epubcheck", str(path)], capture_output=True, text=True)
            assert found.returncode == 0, found.stdout


def test_a_book_without_a_word_is_a_book() -> None:
    """MAR-86: a spoken table may have written nothing but names and wishes."""
    book = written(finished(3))
    bare = replace(
        book,
        acts=[replace(act, scenes=[replace(one, passages=[], ending=[]) for one in act.scenes]) for act in book.acts],
    )
    assert isinstance(bare, Book)
    from veillee.games.marelle.chronicle.epub import epub
    from veillee.games.marelle.chronicle.html import page
    from veillee.games.marelle.chronicle.markdown import markdown
    from veillee.games.marelle.chronicle.pdf import pdf

    for write in (page, epub, markdown, pdf):
        assert write(bare)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nothing_on_the_ring_is_cut_off(seats: int) -> None:
    """MAR-89: names, conflicts and what those are, all of it within the picture."""
    drawn = ring(written(finished(seats)), "")
    wide, high = [float(size) for size in drawn.box.split()[2:]]
    texts = [one for one in ElementTree.fromstring(drawn.alone()).iter(f"{SVG}text") if one.get("text-anchor")]
    places = [(float(one.get("x", "0")), float(one.get("y", "0"))) for one in texts]
    assert len(places) >= 3 * seats
    assert all(0 < x < wide and 0 < y < high - 5 for x, y in places)
