"""Which language to speak: the one asked for, else the reader's own."""

import os

from veillee.core.match import Illegal
from veillee.core.text import EN, FR, TONGUES, Tongue


def spoken(words: list[str]) -> tuple[Tongue, list[str]]:
    """The language, and the words without `--lang`, which may stand anywhere among them."""
    rest: list[str] = []
    asked = None
    waiting = False
    for word in words:
        if waiting:
            asked, waiting = word, False
        elif word == "--lang":
            waiting = True
        elif word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
        else:
            rest.append(word)
    if waiting:
        asked = ""
    return (of_locale() if asked is None else tongue_called(asked)), rest


def tongue_called(key: str) -> Tongue:
    if key not in TONGUES:
        names = ", ".join(TONGUES)
        raise Illegal(
            "lang", f"langue inconnue « {key} » ; langues : {names}", f"unknown language “{key}”; languages: {names}"
        )
    return TONGUES[key]


def of_locale() -> Tongue:
    """As POSIX has it: the first of LC_ALL, LC_MESSAGES and LANG that is set decides."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return FR if value.lower().startswith("fr") else EN
    return EN
