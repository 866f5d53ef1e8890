"""The sayings of the text files, by file and section."""

from pathlib import Path
from typing import Final

from veillee.core.text import Text

FOLDER: Final = Path(__file__).parent
READ: Final[dict[str, dict[str, list[Text]]]] = {}
SECTION: Final = "== "


def sayings(book: str, section: str) -> list[Text]:
    """What may be said of something."""
    return opened(book)[section]


def sayings_if_any(book: str, section: str) -> list[Text]:
    """The same of something about which there may be nothing to say."""
    return opened(book).get(section, [])


def opened(book: str) -> dict[str, list[Text]]:
    """A file by its sections, read when it is first needed."""
    found = READ.get(book)
    if found is None:
        found = sections((FOLDER / f"{book}.txt").read_text(encoding="utf-8"))
        READ[book] = found
    return found


def sections(text: str) -> dict[str, list[Text]]:
    """A file as its sections: after a heading, pairs of lines, French and English, with empty lines between them."""
    found: dict[str, list[Text]] = {}
    current: list[Text] = []
    french = ""
    for line in text.splitlines():
        if line.startswith(SECTION):
            current = []
            found[line[len(SECTION) :]] = current
        elif not found or not line:
            french = ""
        elif french:
            current.append(Text(french, line))
            french = ""
        else:
            french = line
    return found
