"""Web Push: a table of days calls whoever it waits for and who is not there, by way of the push service of his browser."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

from veillee.core.match import Illegal
from veillee.server.limits import Limit
from veillee.server.logs import log
from veillee.server.news import Call, call_for
from veillee.server.rows import Subscription
from veillee.server.services import Services
from veillee.server.table import Table
from veillee.server.tasks import Tasks

if TYPE_CHECKING:
    from veillee.server.courier import Courier

LATER: Final = 600.0
"""When it looks again for one who was called too often."""
PACE: Final = 0.1
"""After a start the tables are looked at one after the other: nobody else should notice."""
PAUSES: Final = (10.0, 60.0, 600.0)
"""How long a push service that is busy or out of reach is left alone before each further try."""
GONE: Final = (404, 410)
BUSY: Final = (408, 425, 429)


class Pushes:
    """Whom this server calls."""

    def __init__(self, services: Services, table: Callable[[str], Awaitable[Table]]) -> None:
        settings = services.settings
        self.now = settings.now
        self.after = settings.call_after
        self.services = services
        self.store = services.store
        self.table = table
        self.on = settings.push != "off"
        self.hired: Courier | None = None
        self.hiring = asyncio.Lock()
        self.wanted = Limit(settings.limits.subscriptions, settings.now)
        self.allowed = Limit(settings.limits.calls, settings.now)
        self.pauses: tuple[float, ...] = PAUSES
        self.due: dict[str, float] = {}
        """When each table that has moved is to be looked at."""
        self.tasks = Tasks()

    async def open(self) -> None:
        """What was to be called when the house last closed is not forgotten."""
        if self.on:
            first = self.now() + self.after
            for number, table_id in enumerate(await self.store.subscribed_tables()):
                self.look_at(table_id, first + number * PACE)

    async def close(self) -> None:
        await self.tasks.close()
        if self.hired is not None:
            self.hired.close()

    async def courier(self) -> "Courier":
        """Who carries the calls, hired when there is the first to carry."""
        async with self.hiring:
            if self.hired is None:
                new_key, courier = await asyncio.to_thread(loaded)
                self.hired = courier(self.services, await self.store.vapid(new_key()))
            return self.hired

    # When

    def moved(self, table_id: str) -> None:
        """Something happened at a table of days."""
        if self.on:
            self.look_at(table_id, self.now() + self.after)

    def look_at(self, table_id: str, moment: float) -> None:
        """Looks at a table then, if not before: whoever keeps moving does not put off what is due."""
        self.due[table_id] = min(moment, self.due.get(table_id, moment))

    def sweep(self, now: float) -> None:
        """Looks at the tables that are due; nobody waits for that."""
        for table_id in [table_id for table_id, at in self.due.items() if at <= now]:
            del self.due[table_id]
            self.tasks.spawn(self.attempt(self.look(table_id)))

    async def attempt(self, work: Coroutine[Any, Any, None]) -> None:
        """A table that is gone has nothing to say; anything else that goes wrong is noted, and hurts nobody."""
        try:
            await work
        except Illegal:
            pass
        except Exception:
            log.exception("somebody could not be called")

    async def look(self, table_id: str) -> None:
        """Calls those for whom a table has news; one who is there has seen it, and is not called for it later either."""
        for one in await self.store.subscriptions(table_id):
            call, here = await self.news(one)
            if call is None or call.at <= one.called:
                continue
            if self.now() < call.at + self.after:
                self.look_at(table_id, call.at + self.after)
            elif not here and not self.allowed.allows(str(one.id)):
                self.look_at(table_id, self.now() + LATER)
            elif await self.store.claim_call(one.id, call.at) and not here:
                self.tasks.spawn(self.attempt(self.deliver(one, call)))

    async def news(self, one: Subscription) -> tuple[Call | None, bool]:
        """What a table has to say to somebody now, and whether he is there."""
        table = await self.table(one.table_id)
        async with table.lock:
            play = await table.wake()
            place = next((held.place for held in table.places if held.token == one.token), None)
            if play is None or place is None:
                return None, False
            return call_for(table, play, table.seat_at(place)), table.presence.connected(place, table.now)

    # How

    async def deliver(self, one: Subscription, call: Call) -> None:
        """Sends a call; where that fails, again after a while, as long as there is still reason to."""
        courier = await self.courier()
        status, asked = await courier.send(one, call)
        for pause in self.pauses:
            if not is_busy(status):
                break
            await asyncio.sleep(max(pause, asked))
            now, here = await self.news(one)
            if here or now is None or now.at != call.at:
                break
            status, asked = await courier.send(one, call)
        if status in GONE:
            await self.store.drop_endpoint(one.endpoint)
        kind = "sent" if 200 <= status < 300 else "gone" if status in GONE else "failed"
        self.services.metrics.pushes.labels(kind).inc()
        if kind == "failed":
            log.warning("somebody could not be called", extra={"table": one.table_id, "status": status})


def is_busy(status: int) -> bool:
    """Whether a push service may well take later what it did not take now."""
    return status in BUSY or status >= 500


def loaded() -> "tuple[Callable[[], str], type[Courier]]":
    """What it takes to send anything, which takes a while and some memory to load."""
    from veillee.server.courier import Courier
    from veillee.server.web_push import new_key

    return new_key, Courier
