"""Bearer tokens of seats (random, long, kept only as a hash), ids, and names people give themselves."""

import hashlib
import secrets
import unicodedata
from itertools import chain, count
from typing import Final

from veillee.core.match import Illegal
from veillee.server.written import tidied

BLANK: Final = "\u115f\u1160\u3164\uffa0\u2800\u034f"
"""Letters that look like nothing."""
LOOKALIKES: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХаеіјорсухѕԁԛԝһӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧαινορτυχ01|I",
    "ABESIJKMHOPCTYXaeijopcyxsdqwhlABEZHIKMNOPTYXaivoptuxolll",
)
"""Letters of Cyrillic and Greek, and figures, that are drawn like Latin letters."""


def new_token() -> str:
    """192 random bits, as letters for a link's fragment."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """70 random bits or more: the address of a table that is not listed cannot be guessed. A command line takes none for an option."""
    while not (found := secrets.token_urlsafe(9))[0].isalnum():
        pass
    return found


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name as it is shown: one line of visible characters, spelt in one way."""
    seen = "".join(mark for mark in tidied(name) if unicodedata.category(mark) != "Cf" and mark not in BLANK)
    shown = " ".join("".join(mark if mark.isprintable() else " " for mark in seen).split())
    if not shown:
        raise Illegal("name", "il faut un nom, fait de caractères visibles", "a name of visible characters is needed")
    return shown


def skeleton(name: str) -> str:
    """What a name looks like at a glance: without accents, capitals or spaces, letters of other scripts as those they resemble."""
    plain = unicodedata.normalize("NFKD", name.translate(LOOKALIKES)).casefold().translate(LOOKALIKES)
    return "".join(mark for mark in plain if unicodedata.category(mark)[0] not in "MZC")


def told_apart(name: str, others: list[str]) -> str:
    """A name that nobody at the table can take for another's: a number is added to it where it could be."""
    taken = {skeleton(other) for other in others}
    numbered = (f"{name} ({number})" for number in count(2))
    return next(one for one in chain([name], numbered) if skeleton(one) not in taken)
