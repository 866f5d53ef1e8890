"""Bearer tokens of seats (random, long, kept only as a hash), ids, and names people give themselves."""

import hashlib
import secrets

from veillee.core.match import Illegal


def new_token() -> str:
    """192 random bits, as letters for a link's fragment."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """72 random bits: the address of a table that is not listed cannot be guessed."""
    return secrets.token_urlsafe(9)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name as it is shown: one line of printable characters."""
    shown = " ".join("".join(mark if mark.isprintable() else " " for mark in name).split())
    if not shown:
        raise Illegal("name", "il faut un nom, fait de caractères visibles", "a name of visible characters is needed")
    return shown
