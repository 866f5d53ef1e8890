"""Two languages: what a person reads is said by a tongue, and set as its language is printed."""

from typing import Final

NARROW: Final = "\u202f"
WIDE: Final = "\u00a0"


def typeset(french: str) -> str:
    """French typography: a space that does not break before ; ! ? : and inside guillemets, and a curly apostrophe."""
    for mark in ";!?":
        french = french.replace(" " + mark, NARROW + mark)
    french = french.replace(" :", WIDE + ":")
    french = french.replace("« ", "«" + WIDE).replace(" »", WIDE + "»")
    return curly(french)


def curly(text: str) -> str:
    """Sentences are written with the apostrophe of the keyboard, and printed with that of books."""
    return text.replace("'", "’")


class Tongue:
    """A language to speak: called with a sentence in both, it says the one it knows."""

    key: Final[str]

    def __init__(self, key: str) -> None:
        self.key = key

    def __call__(self, fr: str, en: str) -> str:
        return typeset(fr) if self.key == "fr" else curly(en)

    def __repr__(self) -> str:
        return self.key.upper()


FR: Final = Tongue("fr")
EN: Final = Tongue("en")
TONGUES: Final[dict[str, Tongue]] = {"fr": FR, "en": EN}


class Text:
    """A fixed sentence in both languages, or a template of one (`facts.said` fills it)."""

    fr: Final[str]
    en: Final[str]

    def __init__(self, fr: str, en: str) -> None:
        self.fr = fr
        self.en = en

    def said(self, tongue: Tongue) -> str:
        return tongue(self.fr, self.en)

    def __repr__(self) -> str:
        return f"Text({self.fr!r}, {self.en!r})"
