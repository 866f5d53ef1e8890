"""The chronicle as an e-book (EPUB 3): the same parts as the web page, each a file, with its drawings beside them."""

from datetime import UTC, datetime
from html import escape
from io import BytesIO
from typing import Final
from uuid import NAMESPACE_URL, uuid5
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

from veillee.core.text import TONGUES
from veillee.games.marelle.chronicle import html
from veillee.games.marelle.chronicle.book import Book
from veillee.games.marelle.chronicle.drawings import Drawing, inked

CONTAINER: Final = (
    '<?xml version="1.0" encoding="utf-8"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">'
    '<rootfiles><rootfile full-path="book/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>'
)
FONTS: Final = ["spectral", "spectral-italic", "spectral-semibold"]
KINDS: Final = {"css": "text/css", "ttf": "font/ttf", "svg": "image/svg+xml", "xhtml": "application/xhtml+xml"}
"""The media types of what is in the book, by the endings of its files."""
XMLNS: Final = 'xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"'


def epub(book: Book) -> bytes:
    """The e-book as a file."""
    binding = Binding(book)
    files = binding.files()
    packed = BytesIO()
    with ZipFile(packed, "w") as archive:
        archive.writestr(entry("mimetype", ZIP_STORED), "application/epub+zip")
        archive.writestr(entry("META-INF/container.xml"), CONTAINER)
        archive.writestr(entry("book/book.opf"), binding.package(list(files)))
        for name, data in files.items():
            archive.writestr(entry(f"book/{name}"), data)
    return packed.getvalue()


def entry(name: str, way: int = ZIP_DEFLATED) -> ZipInfo:
    """A file of the archive, always of the same day: the same book is the same file."""
    found = ZipInfo(name)
    found.compress_type = way
    return found


class Binding:
    """One e-book in the making: its chapters, and the drawings they ask for."""

    book: Book
    drawings: dict[str, str]
    numbers: dict[str, int]

    def __init__(self, book: Book) -> None:
        self.book = book
        self.drawings = {}
        self.numbers = {}

    def picture(self, drawing: Drawing, kind: str) -> str:
        """Puts a drawing into the book once, and refers to it."""
        drawn = drawing.alone()
        number = self.numbers.setdefault(drawn, len(self.numbers))
        name = f"drawing-{number}.svg"
        self.drawings[name] = drawn
        return f'<img class="{kind}" src="{name}" alt="{escape(drawing.shows)}"/>'

    def chapters(self) -> dict[str, tuple[str, str]]:
        """By file: the title of a chapter and what it holds."""
        book, t = self.book, TONGUES[self.book.tongue]
        found = {
            "title.xhtml": (book.title, html.title_page(book, self.picture)),
            "princes.xhtml": (html.PRINCES.said(t), html.princes(book, t, self.picture)),
            "arcana.xhtml": (html.ARCANA.said(t), html.arcana(book, t, self.picture)),
        }
        for at, act in enumerate(book.acts, 1):
            found[f"act-{at}.xhtml"] = (act.title, html.act(book, act, t, self.picture))
        found["fates.xhtml"] = (html.FATES.said(t), html.fates(book, t, self.picture))
        found["afterword.xhtml"] = (html.AFTERWORD.said(t), html.afterword(book, t))
        return found

    def files(self) -> dict[str, str | bytes]:
        chapters = self.chapters()
        found: dict[str, str | bytes] = {"nav.xhtml": self.contents(chapters)}
        found |= {name: self.document(title, body) for name, (title, body) in chapters.items()}
        found["book.css"] = inked((html.FOLDER / "epub.css").read_text("utf-8"))
        found |= {f"{name}.ttf": (html.FOLDER / "fonts" / f"{name}.ttf").read_bytes() for name in FONTS}
        return found | self.drawings

    def document(self, title: str, body: str) -> str:
        lang = self.book.tongue
        return (
            f'<?xml version="1.0" encoding="utf-8"?><!DOCTYPE html><html {XMLNS} lang="{lang}" xml:lang="{lang}">'
            f'<head><title>{escape(title)}</title><link rel="stylesheet" href="book.css"/></head><body>{body}</body></html>'
        )

    def contents(self, chapters: dict[str, tuple[str, str]]) -> str:
        t = TONGUES[self.book.tongue]
        entries = "".join([f'<li><a href="{name}">{escape(title)}</a></li>' for name, (title, _) in chapters.items()])
        title = html.CONTENTS.said(t)
        return self.document(title, f'<nav epub:type="toc"><h1>{title}</h1><ol>{entries}</ol></nav>')

    def package(self, names: list[str]) -> str:
        items = "".join([self.item(name) for name in names])
        spine = "".join(
            [f'<itemref idref="{key(name)}"/>' for name in names if name.endswith("xhtml") and name != "nav.xhtml"]
        )
        return (
            '<?xml version="1.0" encoding="utf-8"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" '
            f'unique-identifier="id" xml:lang="{self.book.tongue}">{self.metadata()}<manifest>{items}</manifest><spine>{spine}</spine></package>'
        )

    def item(self, name: str) -> str:
        what = ' properties="nav"' if name == "nav.xhtml" else ""
        return f'<item id="{key(name)}" href="{name}" media-type="{KINDS[name.rpartition(".")[2]]}"{what}/>'

    def metadata(self) -> str:
        book = self.book
        ended = datetime.fromtimestamp(book.ended, UTC)
        creators = "".join([f"<dc:creator>{escape(one.player)}</dc:creator>" for one in book.princes])
        return (
            '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">'
            f'<dc:identifier id="id">urn:uuid:{uuid5(NAMESPACE_URL, book.secret)}</dc:identifier>'
            f"<dc:title>{escape(book.title)}</dc:title><dc:language>{book.tongue}</dc:language>{creators}"
            f"<dc:date>{ended:%Y-%m-%d}</dc:date>"
            f'<meta property="dcterms:modified">{ended:%Y-%m-%dT%H:%M:%SZ}</meta>'
            '<meta property="schema:accessMode">textual</meta><meta property="schema:accessMode">visual</meta>'
            '<meta property="schema:accessModeSufficient">textual</meta>'
            '<meta property="schema:accessibilityFeature">alternativeText</meta>'
            '<meta property="schema:accessibilityFeature">tableOfContents</meta>'
            '<meta property="schema:accessibilityHazard">none</meta></metadata>'
        )


def key(name: str) -> str:
    """The id of a file in the package."""
    return name.replace(".", "-")
