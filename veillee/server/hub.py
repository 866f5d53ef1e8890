"""The hub: the registry of open tables of one server, its background tasks, and its messages to other servers."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from litestar.channels import ChannelsPlugin
from litestar.channels.subscriber import Subscriber
from msgspec import Raw, Struct
from msgspec.json import decode, encode

from veillee.core.match import Illegal
from veillee.server.bots import BotPool
from veillee.server.bus import CHANNEL
from veillee.server.clock import plain, without
from veillee.server.game_cache import game
from veillee.server.limits import ConnectionLimit, Limit
from veillee.server.logs import log
from veillee.server.metrics import Metrics
from veillee.server.new_table import continued, free_place, places_of, table_row, within
from veillee.server.play import kept
from veillee.server.protocol import Applause, ChatLine, NewTable, Seated, Sit, TableFacts
from veillee.server.ratings import Ratings
from veillee.server.rows import Loaded, MatchRow, Row, SeatRow
from veillee.server.seats import clean_name, hashed, new_id, new_token
from veillee.server.services import Services
from veillee.server.settings import Settings
from veillee.server.store import Store
from veillee.server.table import Table

BEAT = 5.0
"""How often a server says that it is alive, and looks for those who have left."""
HERE = 15.0
"""How often servers tell each other who is there, and look for moves of which a server that died told nobody."""
UNUSED = 60.0
"""After how long a table at which nobody is leaves the memory."""
LISTED = 100


class Notice(Struct):
    """What one server tells the others about a table."""

    server: str
    table: str
    kind: str
    places: list[int] = []
    line: Raw = Raw(b"null")


class Hub:
    """One server."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.channels = channels
        self.metrics = Metrics()
        self.services = Services(
            id=new_id(),
            settings=settings,
            store=Store(settings.database, self.metrics.commits.observe),
            bot_pool=BotPool(settings.workers, settings.thinking),
            metrics=self.metrics,
            chat=Limit(settings.limits.chat, settings.now),
            typing=Limit(settings.limits.typing, settings.now),
            elapsed=plain,
            publish=self.publish,
            refresh=self.refresh,
        )
        self.store = self.services.store
        self.connections = ConnectionLimit(settings.limits.sockets)
        self.new_tables = Limit(settings.limits.tables, settings.now)
        self.new_ratings = Limit(settings.limits.ratings, settings.now)
        self.new_documents = Limit(settings.limits.documents, settings.now)
        self.ratings = Ratings(self.services)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.background: set[asyncio.Task[Any]] = set()
        self.kept_at = self.announced = settings.now()

    # Opening and closing

    async def open(self) -> None:
        await self.store.open()
        await self.note_outage()
        subscriber = await self.channels.subscribe(CHANNEL)
        self.tasks = [asyncio.create_task(self.listen(subscriber))]
        if self.settings.sweep:
            self.tasks.append(asyncio.create_task(self.sweep_forever()))
        log.info("open", extra={"server": self.services.id})

    async def close(self) -> None:
        for task in self.tasks + list(self.background):
            task.cancel()
        thinking = [task for table in self.tables.values() for task in table.thinking.values()]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*self.tasks, *self.background, *thinking, return_exceptions=True)
        await self.ratings.close()
        await self.services.bot_pool.close()
        await self.store.close()

    async def note_outage(self) -> None:
        """Clocks did not run while no server did."""
        now = self.settings.now()
        last = await self.store.last_beat()
        if last is not None and now - last > 2 * BEAT:
            await self.store.add_outage(last, now)
        self.services.elapsed = without(await self.store.outages())
        await self.store.beat(now)

    # Tables

    async def table(self, table_id: str) -> Table:
        """A table, read from the store when it is not in memory."""
        found = self.tables.get(table_id)
        if found is not None:
            found.used = self.settings.now()
            return found
        if table_id not in self.loading:
            self.loading[table_id] = asyncio.create_task(self.load(table_id))
        return await asyncio.shield(self.loading[table_id])

    async def load(self, table_id: str) -> Table:
        try:
            loaded = await self.store.load(table_id)
            if loaded is None:
                raise no_table()
            return self.keep(Table(self.services, loaded))
        finally:
            del self.loading[table_id]

    def keep(self, table: Table) -> Table:
        self.tables[table.id] = table
        self.metrics.tables.set(len(self.tables))
        return table

    async def facts(self, ids: Sequence[str]) -> list[TableFacts]:
        """Tables as everyone may know them, without keeping them."""
        found = await self.store.load_many([one for one in ids if one not in self.tables], whole=False)
        seen = {key: Table(self.services, loaded) for key, loaded in found.items()} | self.tables
        return [seen[one].facts() for one in ids if one in seen]

    async def finished(self, match_id: str) -> tuple[MatchRow, list[Row]]:
        """A match that is over, with its log."""
        match = await self.store.match(match_id)
        if match is None:
            raise Illegal("no-match", "cette partie n'existe pas", "there is no such match")
        if match.ended is None:
            raise Illegal("not-over", "la partie n'est pas terminée", "the match is not over")
        return match, await self.store.rows(match_id)

    async def listed(self) -> list[TableFacts]:
        return await self.facts(await self.store.listed(LISTED))

    async def open_table(self, new: NewTable) -> Seated:
        """Opens a table and sits its first player down; with bots in all other seats the match starts."""
        if new.origin is not None:
            match, rows = await self.finished(new.origin.match)
            new = continued(new, match, len(kept(rows)), game(match.game))
        token = new_token()
        row = table_row(new, game(new.game), token, self.settings.now())
        places, mine = places_of(new, row.seats, token)
        await self.store.new_table(row, places)
        log.info("table opened", extra={"table": row.id, "game": row.game})
        table = self.keep(Table(self.services, Loaded(row, places, None, [], [])))
        async with table.lock:
            await self.start_if_full(table)
        return Seated(row.id, table.seat_at(mine), token)

    async def sit(self, table: Table, sit: Sit) -> Seated:
        async with table.lock:
            if table.match is not None and table.match.ended is None:
                raise Illegal("running", "la partie a commencé", "the match has started")
            token = new_token()
            wished = None if sit.seat is None else table.held(within(sit.seat, table.row.seats)).place
            place = free_place(table.places, wished)
            await self.hold(table, SeatRow(place, clean_name(sit.name), None, hashed(token)))
            await self.start_if_full(table)
            return Seated(table.id, table.seat_at(place), token)

    async def leave(self, table: Table, place: int) -> None:
        async with table.lock:
            if table.match is not None and table.match.ended is None:
                raise Illegal(
                    "running",
                    "la partie est en cours : il faut d'abord l'abandonner",
                    "the match is running: concede it first",
                )
            await self.store.free_seat(table.id, table.places[place])
            play = await table.wake()
            if play is not None and table.seat_at(place) in play.rematch_wanted:
                await table.act(("no", table.seat_at(place), 0))
            table.places[place] = SeatRow(place)
            self.publish({"table": table.id, "kind": "table"})
            await table.renew()

    async def hold(self, table: Table, seat: SeatRow) -> None:
        """Somebody takes a place, unless somebody else just did."""
        if not await self.store.take_seat(table.id, seat):
            await table.reload()
            free_place(table.places, seat.place)
        table.places[seat.place] = seat
        self.publish({"table": table.id, "kind": "table"})
        await table.renew()

    async def start_if_full(self, table: Table) -> None:
        if table.match is None and all(place.name is not None for place in table.places):
            await table.start_match(0)

    # Time

    async def sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep)
            await self.sweep()

    async def sweep(self) -> None:
        """Does what is due at every table."""
        now = self.settings.now()
        busy = [table for table in list(self.tables.values()) if table.has_work(now)]
        for done in await asyncio.gather(*(table.tick() for table in busy), return_exceptions=True):
            if isinstance(done, Exception) and not isinstance(done, Illegal):
                log.error("a table could not go on", exc_info=done)
        if now - self.kept_at >= BEAT:
            self.kept_at = now
            with suppress(Exception):
                await self.store.beat(now)
            self.housekeeping(now)

    def housekeeping(self, now: float) -> None:
        """Who has left, which tables nobody needs, and who is here, for the other servers."""
        for table in list(self.tables.values()):
            if not table.listeners and not table.thinking and now - table.used > UNUSED and not table.lock.locked():
                table.put_away()
                del self.tables[table.id]
            else:
                table.check_heartbeats()
        self.metrics.tables.set(len(self.tables))
        if self.settings.bus and now - self.announced >= HERE:
            self.announced = now
            for table in self.tables.values():
                if places := table.here():
                    self.publish({"table": table.id, "kind": "here", "places": places})
                if table.play and table.listeners and now - table.used > HERE:
                    self.spawn(table, Notice("", table.id, "rows"))

    # Other servers

    def publish(self, notice: dict[str, object]) -> None:
        if self.settings.bus:
            self.channels.publish(encode({"server": self.services.id, **notice}), CHANNEL)

    def refresh(self, table_id: str) -> None:
        """What is stored of a table was changed from outside: every server that has it reads it again."""
        self.publish({"table": table_id, "kind": "table"})
        if table_id in self.tables:
            self.spawn(self.tables[table_id], Notice("", table_id, "table"))

    async def listen(self, subscriber: Subscriber) -> None:
        async for event in subscriber.iter_events():
            notice = decode(event, type=Notice)
            table = self.tables.get(notice.table)
            if notice.server != self.services.id and table is not None:
                self.spawn(table, notice)

    def spawn(self, table: Table, notice: Notice) -> None:
        task = asyncio.create_task(self.receive(table, notice))
        self.background.add(task)
        task.add_done_callback(self.background.discard)

    def catch_up(self) -> None:
        """News may have been missed: every table looks for itself."""
        for table in self.tables.values():
            self.spawn(table, Notice("", table.id, "table"))

    async def receive(self, table: Table, notice: Notice) -> None:
        """Another server did something at a table that is also here."""
        try:
            if notice.kind == "chat":
                table.hear_chat(decode(notice.line, type=ChatLine))
                return
            if notice.kind == "typing":
                table.hear_letters(notice.places[0], decode(notice.line, type=str))
                return
            if notice.kind == "applause":
                table.tell_all(Applause())
                return
            for place in notice.places:
                if notice.kind == "here":
                    table.presence.seen(place, notice.server, self.settings.now())
                else:
                    table.presence.left(place, notice.server)
            async with table.lock:
                if notice.kind == "rows":
                    await table.catch_up()
                elif notice.kind == "table":
                    await table.reload()
            table.show_seats()
        except Exception:
            log.exception("notice could not be taken in", extra={"table": table.id, "kind": notice.kind})


def no_table() -> Illegal:
    return Illegal("no-table", "cette table n'existe pas", "there is no such table")
