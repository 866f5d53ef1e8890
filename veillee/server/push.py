"""Web Push: a table of days calls whoever it waits for and who is not there, by way of the push service of his browser."""

import asyncio
import hashlib
import re
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, NamedTuple

from msgspec.json import encode

from veillee.core.grammar import listed
from veillee.core.match import Illegal
from veillee.core.text import TONGUES, Text, Tongue
from veillee.server.clock import DAY
from veillee.server.limits import Limit
from veillee.server.logs import log
from veillee.server.outgoing import FAILURES, Forbidden, Outgoing
from veillee.server.play import Play
from veillee.server.rows import Subscription
from veillee.server.services import Services
from veillee.server.table import Table
from veillee.server.tasks import Tasks
from veillee.server.web_push import Vapid, encrypted, new_key, packed, unpacked

LATER: Final = 600.0
"""When it looks again for one who was called too often."""
PACE: Final = 0.1
"""After a start the tables are looked at one after the other: nobody else should notice."""
PAUSES: Final = (10.0, 60.0, 600.0)
"""How long a push service that is busy or out of reach is left alone before each further try."""
LONGEST_PAUSE: Final = 3600.0
"""The longest that a push service may ask us to wait."""
GONE: Final = (404, 410)
BUSY: Final = (408, 425, 429)
NOWHERE, UNREACHED = 404, 503
"""What stands for the answer of an address that leads where nobody may send us, and of one that does not answer."""
LONGEST: Final = 28 * DAY
"""For how long a push service is asked to keep a call at most."""
KEPT: Final = 7 * DAY
"""For how long it keeps what nobody waits for."""

YOUR_TURN: Final = Text("c'est à vous", "it is your turn")
OVER: Final = Text("la partie est finie", "the match is over")
REMATCH: Final = Text("on vous propose une revanche", "you are offered a rematch")


class Call(NamedTuple):
    """What somebody is told, since when it is so, and for how long it is worth telling."""

    what: Text
    game: Text
    at: float
    ttl: float
    others: list[str]
    """The people who wait, or who played too."""


class Pushes:
    """Whom this server calls."""

    vapid: Vapid

    def __init__(self, services: Services, table: Callable[[str], Awaitable[Table]]) -> None:
        settings = services.settings
        self.now = settings.now
        self.after = settings.call_after
        self.services = services
        self.store = services.store
        self.table = table
        self.on = settings.push != "off"
        self.outgoing = Outgoing(anywhere=settings.push == "any")
        self.wanted = Limit(settings.limits.subscriptions, settings.now)
        self.allowed = Limit(settings.limits.calls, settings.now)
        self.pauses: tuple[float, ...] = PAUSES
        self.due: dict[str, float] = {}
        """When each table that has moved is to be looked at."""
        self.tasks = Tasks()

    async def open(self) -> None:
        """What was to be called when the house last closed is not forgotten."""
        self.vapid = Vapid(await self.store.vapid(new_key()), self.services.settings.contact)
        if self.on:
            first = self.now() + self.after
            for number, table_id in enumerate(await self.store.subscribed_tables()):
                self.look_at(table_id, first + number * PACE)

    async def close(self) -> None:
        await self.tasks.close()
        self.outgoing.close()

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
        status, asked = await self.send(one, call)
        for pause in self.pauses:
            if not is_busy(status):
                break
            await asyncio.sleep(max(pause, asked))
            now, here = await self.news(one)
            if here or now is None or now.at != call.at:
                break
            status, asked = await self.send(one, call)
        if status in GONE:
            await self.store.drop_endpoint(one.endpoint)
        kind = "sent" if 200 <= status < 300 else "gone" if status in GONE else "failed"
        self.services.metrics.pushes.labels(kind).inc()
        if kind == "failed":
            log.warning("somebody could not be called", extra={"table": one.table_id, "status": status})

    async def send(self, one: Subscription, call: Call) -> tuple[int, float]:
        """The status with which the push service answers, and the pause it asks for."""
        headers: dict[bytes | str, bytes | str] = {
            "Authorization": self.vapid.authorization(one.endpoint, self.now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(int(min(call.ttl, LONGEST))),
            "Topic": topic(one),
            "Urgency": "low" if call.what is OVER else "normal",
        }
        body = encrypted(message(one, call), unpacked(one.key), unpacked(one.auth))
        try:
            status, reply = await self.outgoing.post(one.endpoint, headers, body)
        except Forbidden:
            return NOWHERE, 0.0
        except FAILURES:
            return UNREACHED, 0.0
        wait = reply.get("retry-after", "")
        return status, min(float(wait), LONGEST_PAUSE) if re.fullmatch("[0-9]{1,9}", wait) else 0.0


def is_busy(status: int) -> bool:
    """Whether a push service may well take later what it did not take now."""
    return status in BUSY or status >= 500


def topic(one: Subscription) -> str:
    """What lets a push service replace an older call by a newer one: it tells neither the table nor the seat."""
    return packed(hashlib.blake2b(one.token.encode(), digest_size=24, person=b"veillee-push").digest())


def call_for(table: Table, play: Play, seat: int) -> Call | None:
    """What a table has to say to a seat: that it waits, that another match is wished for, or that this one is over."""
    title = table.info.title
    since = play.timing.since[seat]
    if seat in table.timed(play) and since is not None:
        left = play.timing.remaining(seat, table.now)
        return Call(YOUR_TURN, title, since, max(left, 0.0), people(table, play, seat))
    if not play.over or seat in play.rematch_wanted:
        return None
    if play.rematch_wanted:
        wishing = [table.held(one).name or "" for one in sorted(play.rematch_wanted)]
        return Call(REMATCH, title, play.last_at, KEPT, wishing)
    ended = table.match.ended if table.match else None
    return (
        None if ended is None or seat == ended_by(play) else Call(OVER, title, ended, KEPT, people(table, play, seat))
    )


def ended_by(play: Play) -> int | None:
    """Who ended the match, and so knows: by a last answer, or by giving up; nobody, where time did."""
    if play.given_up is not None:
        return play.given_up[1] if play.given_up[0] == "concede" else None
    return play.marks[-1].seat if play.marks else None


def people(table: Table, play: Play, seat: int) -> list[str]:
    """Those who play with somebody."""
    return [table.held(other).name or "" for other in play.people if other != seat]


def message(one: Subscription, call: Call) -> bytes:
    """What the browser shows, in the language of whoever reads it; the service worker (`web/public/sw.js`) knows these names."""
    tongue = TONGUES[one.lang]
    return encode(
        {
            "title": tongue(f"{call.game.fr} : {call.what.fr}", f"{call.game.en}: {call.what.en}"),
            "body": told(call, tongue),
            "lang": one.lang,
            "tag": topic(one),
            "url": f"/t/{one.table_id}",
        }
    )


def told(call: Call, tongue: Tongue) -> str:
    """Who waits, or with whom it was."""
    names = listed(call.others, tongue)
    if call.what is OVER:
        return tongue(f"Avec {names}.", f"With {names}.") if names else ""
    if len(call.others) == 1:
        return tongue(f"{names} vous attend.", f"{names} is waiting for you.")
    if names:
        return tongue(f"{names} vous attendent.", f"{names} are waiting for you.")
    return tongue("La table vous attend.", "The table is waiting for you.")
