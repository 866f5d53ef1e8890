"""The chronicle: the book that leaves the table. `book` has it as data; html, markdown, epub and pdf set it."""

from veillee.core.game import Document, Finished
from veillee.core.text import Text, Tongue

TITLE = Text("La chronique", "The chronicle")


def web_page(finished: Finished, _tongue: Tongue) -> bytes:
    from veillee.games.marelle.chronicle.book import written
    from veillee.games.marelle.chronicle.html import page

    return page(written(finished))


def printed_book(finished: Finished, _tongue: Tongue) -> bytes:
    from veillee.games.marelle.chronicle.book import written
    from veillee.games.marelle.chronicle.pdf import pdf

    return pdf(written(finished))


def e_book(finished: Finished, _tongue: Tongue) -> bytes:
    from veillee.games.marelle.chronicle.book import written
    from veillee.games.marelle.chronicle.epub import epub

    return epub(written(finished))


def text_file(finished: Finished, _tongue: Tongue) -> bytes:
    from veillee.games.marelle.chronicle.book import written
    from veillee.games.marelle.chronicle.markdown import markdown

    return markdown(written(finished))


DOCUMENTS = [
    Document("page", TITLE, "text/html", "html", web_page),
    Document("pdf", TITLE, "application/pdf", "pdf", printed_book),
    Document("epub", TITLE, "application/epub+zip", "epub", e_book),
    Document("markdown", TITLE, "text/markdown", "md", text_file),
]
"""MAR-89: the book in four forms, each in the language of telling."""
