"""Reports: texts and lines of talk that somebody showed to the host. They are referred to, not copied: what is erased is erased here too."""

from collections.abc import Awaitable, Callable
from typing import Final

from msgspec import Struct

from veillee.core.match import Illegal
from veillee.server.store import Store

LISTED: Final = 100
"""How many the host is shown at one time."""


class Reported(Struct, frozen=True):
    """Something that was reported."""

    id: int
    at: float
    table: str
    match: str | None
    by: str
    author: str
    text: str | None
    """None: it has been erased since."""


class Reports:
    """What waits for the host."""

    def __init__(self, store: Store, strike: Callable[[str, int], Awaitable[None]]) -> None:
        self.store = store
        self.strike = strike
        """Erases a text of a match, by its row."""

    async def waiting(self) -> list[Reported]:
        return [Reported(*one) for one in await self.store.reports(LISTED)]

    async def settle(self, report: int, erase: bool) -> None:
        """Puts a report away, and erases what it is about if it must go."""
        found = await self.store.report(report)
        if found is None:
            raise Illegal("no-report", "il n'y a pas de tel signalement", "there is no such report")
        if erase and found.chat is not None:
            await self.store.erase_chat(found.chat)
        elif erase and found.match_id is not None and found.seq is not None:
            await self.strike(found.match_id, found.seq)
        await self.store.settle_report(report)
