"""Permissions: who may read what people wrote: those who played, and everyone once all of them agree."""

from typing import Any, Final

from litestar import Request
from litestar.datastructures import Cookie

from veillee.core.match import Illegal
from veillee.server.game_cache import game
from veillee.server.hub import Hub
from veillee.server.rows import MatchRow
from veillee.server.seats import hashed

Anyone = Request[Any, Any, Any]

READER: Final = "reader"
KEPT_FOR: Final = 30 * 24 * 3600


def bearer(request: Anyone) -> str | None:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" and token else None


def seat_in(match: MatchRow, token: str | None) -> int | None:
    """The seat that the holder of a token played."""
    holders = match.holders or []
    return holders.index(hashed(token)) if token is not None and hashed(token) in holders else None


def missing(match: MatchRow, agreed: list[int]) -> list[int]:
    """The people who played and have not agreed that everyone may read; of a match from before this was noted, all its seats."""
    holders = match.holders or ["?"] * match.seats
    return [seat for seat, holder in enumerate(holders) if holder is not None and seat not in agreed]


async def check_reader(match: MatchRow, request: Anyone, hub: Hub) -> None:
    """Refuses a stranger what was written at a table of which there is a book, as long as not all agree."""
    if not game(match.game).documents:
        return
    token = bearer(request) or request.cookies.get(READER)
    if seat_in(match, token) is None and missing(match, await hub.store.agreed(match.id)):
        raise private()


def reading(match: MatchRow, token: str | None, request: Anyone) -> Cookie:
    """What lets a browser open links to one match, which carry no header; it reads, and does nothing else."""
    return Cookie(
        key=READER,
        value=token,
        path=f"/api/matches/{match.id}",
        max_age=KEPT_FOR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def private() -> Illegal:
    return Illegal(
        "private",
        "ce qui a été écrit ici est à ceux qui ont joué, tant qu'ils ne sont pas tous d'accord pour l'ouvrir à tous",
        "what was written here belongs to those who played, as long as not all of them agree to open it to everyone",
    )
