"""A fair queue: turns at a few workers, shared out among addresses first, then among the tables of each address."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

Ticket = asyncio.Future[None]
Whose = tuple[str, str]
"""An address and a table, for which something is done."""

HOUSE: Whose = ("", "")
"""What is done for the house itself."""


class FairQueue:
    """One who asks for much waits for himself: everybody else's turn comes as if he had asked for little."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.most = max(1, places - 1)
        """How many places one address may have at a time: one is left for the others, where there are several."""
        self.taken: Counter[str] = Counter()
        self.waiting: OrderedDict[str, OrderedDict[str, deque[Ticket]]] = OrderedDict()
        self.length = 0
        """How many wait."""

    @asynccontextmanager
    async def turn(self, whose: Whose) -> AsyncGenerator[None, None]:
        """Waits for a place, and gives it back."""
        await self.enter(whose)
        try:
            yield
        finally:
            self.leave(whose)

    async def enter(self, whose: Whose) -> None:
        address, table = whose
        if self.free and self.may(address):
            self.free -= 1
            self.taken[address] += 1
            return
        mine: Ticket = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(address, OrderedDict()).setdefault(table, deque()).append(mine)
        self.length += 1
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.leave(whose)
            raise

    def may(self, address: str) -> bool:
        return address == "" or self.taken[address] < self.most

    def leave(self, whose: Whose) -> None:
        """The place goes to the next who still waits, and may have it."""
        self.taken[whose[0]] -= 1
        if not self.taken[whose[0]]:
            del self.taken[whose[0]]
        self.free += 1
        while self.free and (address := next(filter(self.may, self.waiting), None)) is not None:
            turn = self.next(address)
            if not turn.done():
                self.free -= 1
                self.taken[address] += 1
                turn.set_result(None)

    def next(self, address: str) -> Ticket:
        """The oldest turn of the table of this address that has waited longest; both go to the end of their rows."""
        tables = self.waiting.pop(address)
        table, turns = tables.popitem(last=False)
        found = turns.popleft()
        self.length -= 1
        if turns:
            tables[table] = turns
        if tables:
            self.waiting[address] = tables
        return found
