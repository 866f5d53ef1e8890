"""The hub: the registry of open tables of one server, its background tasks, and its messages to other servers."""

import asyncio
import time
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from litestar.channels import ChannelsPlugin
from litestar.channels.subscriber import Subscriber
from msgspec import DecodeError, Raw, Struct
from msgspec.json import decode, encode
from sqlalchemy import text

from veillee.core.match import Illegal
from veillee.server import table as tables
from veillee.server.bots import BotPool
from veillee.server.bus import channel_of
from veillee.server.clock import plain, without
from veillee.server.curves import Curves
from veillee.server.game_cache import game
from veillee.server.limits import Budget, ConnectionLimit, Limit
from veillee.server.logs import log
from veillee.server.metrics import Metrics
from veillee.server.new_table import (
    continued,
    free_place,
    is_long,
    places_of,
    table_row,
    taken_names,
    try_out,
    within,
)
from veillee.server.play import kept
from veillee.server.protocol import Announcement, Applause, ChatLine, NewTable, Seated, Sit, TableFacts
from veillee.server.push import Pushes
from veillee.server.ratings import Ratings
from veillee.server.replay import Archives, Replays
from veillee.server.reports import Reports
from veillee.server.rows import Loaded, MatchRow, Row, SeatRow, Written
from veillee.server.sanctions import Kind, Sanctions, Subject, banned
from veillee.server.seats import clean_name, hashed, new_id, new_token, told_apart
from veillee.server.services import Services
from veillee.server.settings import Settings, Watch
from veillee.server.store import Store
from veillee.server.table import Table
from veillee.server.tasks import Tasks
from veillee.server.trials import Trials

BEAT = 5.0
"""How often a server says that it is alive, and looks for those who have left."""
HERE = 15.0
"""How often servers tell each other who is there, and look for moves of which a server that died told nobody."""
UNUSED = 60.0
"""After how long a table at which nobody is leaves the memory."""
UNWATCHED = 2.0
"""The same where another server plays on: to follow it is as much work as to play."""
DESERTED = 600.0
"""After how long an open table at which nobody is leaves the hall; whoever comes back to it is listed again."""
LISTED = 100
BANNED, SHUT = 4403, 4410
"""The closing codes for one who is turned away, and of a table that the host has closed."""
HOUR, DAY = 3600.0, 86_400.0
FORGOTTEN_AT_ONCE = 200
"""How many old tables are deleted in one transaction."""
READ_TIMEOUT = 5.0
"""How long a look at the database may take before it counts as out of reach."""


class Notice(Struct):
    """What one server tells the others about a table."""

    table: str
    kind: str
    places: list[int] = []
    line: Raw = Raw(b"null")


class Bundle(Struct):
    """What one server has told the others at one time."""

    server: str
    notices: list[Notice]


class Hub:
    """One server."""

    channel: str
    """The channel on which the servers of this house speak to each other."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        self.watch = Watch(settings.now)
        self.settings = settings = replace(settings, now=self.watch)
        self.channels = channels
        self.metrics = Metrics()
        self.services = Services(
            id=new_id(),
            settings=settings,
            store=Store(settings.database, self.metrics.commits.observe, self.skipped),
            bot_pool=BotPool(settings.workers, settings.thinking),
            metrics=self.metrics,
            chat=Limit(settings.limits.chat, settings.now),
            typing=Limit(settings.limits.typing, settings.now),
            rounds=Limit(settings.limits.rounds, settings.now),
            elapsed=plain,
            publish=self.publish,
            sanctions=Sanctions(settings.now),
            refresh=self.refresh,
            moved=lambda table_id: self.pushes.moved(table_id),
        )
        self.store = self.services.store
        self.sanctions = self.services.sanctions
        self.reports = Reports(self.store, self.strike)
        self.announced_text, self.announced_until = "", 0.0
        self.forgot_at = 0.0
        self.talk = Budget(settings.limits.talk, time.monotonic)
        self.connections = ConnectionLimit(settings.limits.sockets)
        self.new_tables = Limit(settings.limits.tables, settings.now)
        self.new_seats = Limit(settings.limits.seats, settings.now)
        self.listing: dict[str, set[str]] = {}
        """The listed tables that were opened from each address, as long as they are open."""
        self.new_ratings = Limit(settings.limits.ratings, settings.now)
        self.new_documents = Limit(settings.limits.documents, settings.now)
        self.new_hints = Limit(settings.limits.hints, settings.now)
        self.new_curves = Limit(settings.limits.curves, settings.now)
        self.ratings = Ratings(self.services)
        self.trials = Trials(self.services)
        self.archives = Archives(self.services)
        self.replays = Replays(self.services, self.archives)
        self.curves = Curves(self.services)
        self.pushes = Pushes(self.services, self.table)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.tasks = Tasks()
        """Those that never end."""
        self.background = Tasks()
        self.untold: list[dict[str, object]] = []
        """What the other servers are to be told at the end of this turn of the loop: one commit moves many tables."""
        self.kept_at = self.announced = self.seen_at = settings.now()
        self.beating_since: float | None = None
        """Since when a sign of life is being written, if one is."""

    # Opening and closing

    async def open(self) -> None:
        await self.store.open()
        await self.note_outage()
        self.channel = channel_of(await self.store.house())
        await self.read_house()
        await self.pushes.open()
        subscriber = await self.channels.subscribe(self.channel)
        self.tasks.spawn(self.listen(subscriber))
        if self.settings.sweep:
            self.tasks.spawn(self.sweep_forever())
        log.info("open", extra={"server": self.services.id})

    async def close(self) -> None:
        await self.tasks.close()
        await self.background.close()
        thinking = [task for table in self.tables.values() for task in table.thinking.values()]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        for jobs in (self.ratings, self.trials, self.curves):
            await jobs.close()
        await self.pushes.close()
        await self.services.bot_pool.close()
        await self.store.close()

    async def note_outage(self) -> None:
        """Clocks did not run while no server did; and a clock that was set back meanwhile is put forward."""
        last = await self.store.last_beat()
        self.watch.reach(last or 0.0)
        now = self.settings.now()
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
            if loaded.table.state == "closed":
                raise shut()
            return self.keep(Table(self.services, loaded))
        finally:
            del self.loading[table_id]

    def keep(self, table: Table) -> Table:
        self.tables[table.id] = table
        self.metrics.tables.set(len(self.tables))
        return table

    async def facts(self, ids: Sequence[str], brief: bool = False) -> list[TableFacts]:
        """Tables as everyone may know them, without keeping them; in brief, without long options."""
        found = await self.store.load_many([one for one in ids if one not in self.tables], whole=False, brief=brief)
        facts: list[TableFacts] = []
        for one in ids:
            try:
                if one in found:
                    facts.append(Table(self.services, found[one]).facts())
                elif one in self.tables:
                    facts.append(self.tables[one].facts(brief))
            except Exception:
                self.skipped("table")
                log.exception("a table could not be read", extra={"table": one})
        return facts

    def skipped(self, what: str) -> None:
        """Something could not be read, and was passed over."""
        self.metrics.skipped.labels(what).inc()

    async def finished(self, match_id: str) -> tuple[MatchRow, list[Row]]:
        """A match that is over, with its log."""
        match = await self.store.match(match_id)
        if match is None:
            raise Illegal("no-match", "cette partie n'existe pas", "there is no such match")
        if match.ended is None:
            match = await self.ended(match)
        return match, await self.store.rows(match_id)

    async def ended(self, match: MatchRow) -> MatchRow:
        """A match that is over though its end could not be written when it came: it is written now."""
        table = await self.table(match.table_id)
        async with table.lock:
            await table.wake()
            over = table.match
        if over is None or over.id != match.id or over.ended is None:
            raise Illegal("not-over", "la partie n'est pas terminée", "the match is not over")
        await self.store.end_match(over)
        return over

    async def listed(self) -> list[TableFacts]:
        return await self.facts(await self.store.listed(LISTED, self.settings.now() - DESERTED), brief=True)

    async def open_table(self, new: NewTable, address: str = "") -> Seated:
        """Opens a table and sits its first player down; with bots in all other seats the match starts."""
        self.services.check_open()
        self.sanctions.check(address, new.name)
        if new.origin is not None:
            match, rows = await self.finished(new.origin.match)
            new = continued(new, match, len(kept(rows)), game(match.game))
        self.check_listing(new, address)
        await self.try_out(new, address)
        token = new_token()
        row = table_row(new, game(new.game), token, self.settings.now(), tables.new_secret())
        places, mine = places_of(new, row.seats, token)
        await self.store.new_table(row, places)
        if row.listed:
            self.listing.setdefault(address, set()).add(row.id)
        log.info("table opened", extra={"table": row.id, "game": row.game})
        table = self.keep(Table(self.services, Loaded(row, places, None, [], [])))
        async with table.lock:
            await table.start_if_ready()
        return Seated(row.id, table.seat_at(mine), token)

    def check_listing(self, new: NewTable, address: str) -> None:
        """Refuses to fill the hall with tables of one address."""
        open_ones = {
            one for one in self.listing.pop(address, ()) if one in self.tables and self.tables[one].match is None
        }
        if open_ones:
            self.listing[address] = open_ones
        if new.listed and len(open_ones) >= self.settings.limits.listed:
            raise Illegal(
                "slow-down",
                "vos tables attendent déjà du monde dans la salle : jouez d'abord à celles-là",
                "your tables are already waiting for people in the hall: play at those first",
            )

    async def try_out(self, new: NewTable, address: str) -> None:
        """Refuses what the game finds wrong with a table; what is long is read where it keeps nobody waiting."""
        trial = (game(new.game).key, new.seats, new.options)
        if is_long(new.options):
            await self.services.bot_pool.run(try_out, *trial, whose=(address, "sheet"))
            await asyncio.to_thread(try_out, *trial)
        else:
            try_out(*trial)

    async def sit(self, table: Table, sit: Sit, address: str = "") -> Seated:
        self.services.check_open()
        self.sanctions.check(address, sit.name)
        async with table.lock:
            if table.playing and not table.vacant:
                raise Illegal("running", "la partie a commencé", "the match has started")
            token = new_token()
            wished = None if sit.seat is None else table.held(within(sit.seat, table.row.seats)).place
            place = free_place(table.places, wished)
            name = told_apart(clean_name(sit.name), taken_names(table.places))
            mixed = sit.chance.value if sit.chance is not None and sit.chance.seal == table.next_seal else None
            await self.hold(table, SeatRow(place, name, None, hashed(token), mixed))
            await table.start_if_ready()
            return Seated(table.id, table.seat_at(place), token)

    async def leave(self, table: Table, token: str) -> None:
        """Frees the place that a token holds when its turn has come."""
        async with table.lock:
            place = table.place_with(token)
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
            table.unseat()
            self.publish({"table": table.id, "kind": "table"})
            await table.renew()

    async def hold(self, table: Table, seat: SeatRow) -> None:
        """Somebody takes a place, unless somebody else just did."""
        if not await self.store.take_seat(table.id, seat):
            await table.reload()
            free_place(table.places, seat.place)
        if table.match is not None and table.playing:
            await self.store.add_player(table.match.id, table.seat_at(seat.place), seat)
            await table.read()
        table.places[seat.place] = seat
        self.publish({"table": table.id, "kind": "table"})
        await table.renew()

    # The host

    @property
    def announcement(self) -> str:
        return self.announced_text if self.settings.now() < self.announced_until else ""

    async def read_house(self) -> None:
        """What the host has decided, as it is stored now; whoever is turned away by it has to go."""
        self.sanctions.hold(await self.store.sanctions())
        before = self.announcement
        self.announced_text, self.announced_until = await self.store.announced()
        for table in self.tables.values():
            if self.announcement != before:
                table.tell_all(Announcement(self.announcement))
            for listener in table.listeners[:]:
                name = table.places[listener.place].name or "" if listener.place >= 0 else ""
                if self.sanctions.holds("ban", listener.address, name):
                    listener.turn_away(banned(), BANNED)

    async def tell_servers(self, kind: str) -> None:
        """The host has decided something: every server reads it."""
        self.publish({"table": "", "kind": kind})
        await self.read_house()

    async def sentence(self, kind: Kind, subject: Subject, value: str, seconds: float) -> None:
        now = self.settings.now()
        await self.store.sentence(kind, subject, value, now + seconds, now)
        log.warning("the host has passed a sentence", extra={"kind": kind, "subject": subject})
        await self.tell_servers("house")

    def drain(self, on: bool) -> None:
        self.services.draining = on
        log.warning("draining" if on else "open again", extra={"server": self.services.id})

    async def close_table(self, table: Table) -> None:
        """Ends what is played at a table, with nobody the loser, and shuts it for good."""
        async with table.lock:
            if table.match is not None and table.match.ended is None:
                await table.interrupt(table.match)
            await self.store.shut(table.id)
            self.drop(table)
        self.publish({"table": table.id, "kind": "closed"})

    def drop(self, table: Table) -> None:
        """A table that is shut leaves the memory, and whoever is there has to go."""
        for thinking in table.thinking.values():
            thinking.cancel()
        table.put_away()
        self.tables.pop(table.id, None)
        for listener in table.listeners[:]:
            listener.turn_away(shut(), SHUT)

    async def strike(self, match_id: str, seq: int) -> None:
        """The host erases a text, whatever has become of its match."""
        match = await self.store.match(match_id)
        assert match is not None
        rows = kept(await self.store.rows(match_id))
        number = next((number for number, row in enumerate(rows) if row.seq == seq), len(rows))
        tables = await self.store.strike(match_id, [], seq, number, self.settings.now())
        for table_id in {match.table_id, *(tables or [])}:
            self.refresh(table_id)

    async def forget(self, match: MatchRow, seat: int) -> None:
        """Somebody who played a match is taken out of it."""
        await self.store.forget_player(match, seat, self.settings.now())
        self.refresh(match.table_id)

    async def forget_old(self, now: float) -> None:
        """Deletes what is older than the host wants to keep."""
        if self.settings.keep_days <= 0:
            return
        moment = now - self.settings.keep_days * DAY
        try:
            while count := await self.store.forget_before(moment, FORGOTTEN_AT_ONCE, list(self.tables)):
                log.info("old tables were deleted", extra={"count": count})
        except Exception:
            log.exception("old tables could not be deleted")

    # Time

    async def sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep)
            try:
                await self.sweep()
            except Exception:
                log.exception("a sweep failed")

    async def sweep(self) -> None:
        """Does what is due at every table."""
        now = self.settings.now()
        busy = [table for table in list(self.tables.values()) if table.has_work(now)]
        for done in await asyncio.gather(*(table.tick() for table in busy), return_exceptions=True):
            if isinstance(done, Exception) and not isinstance(done, Illegal):
                log.error("a table could not go on", exc_info=done)
        self.pushes.sweep(now)
        if now - self.kept_at >= BEAT:
            self.kept_at = now
            self.beat(now)
            self.housekeeping(now)

    def beat(self, now: float) -> None:
        """Notes that this server is alive, unless it is still trying to: nothing here waits for a database that is locked."""
        if self.beating_since is None:
            self.beating_since = now
            self.spawn(self.beat_once(now))

    async def beat_once(self, now: float) -> None:
        try:
            with suppress(Exception):
                await self.store.beat(now)
        finally:
            self.beating_since = None

    async def health(self) -> str:
        """What is wrong with the database, if anything: reading is tried now, writing every few seconds."""
        try:
            async with asyncio.timeout(READ_TIMEOUT), self.store.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except Exception:
            return "the database is out of reach"
        since = self.beating_since
        if since is not None and self.settings.now() - since > BEAT:
            return "the database is locked, or too slow to write"
        return "ok" if self.store.trouble is None else why_not_written(self.store.trouble)

    def housekeeping(self, now: float) -> None:
        """Who has left, which tables nobody needs, and who is here, for the other servers."""
        for table in list(self.tables.values()):
            if not self.let_go(table, now - UNUSED):
                table.check_heartbeats()
        self.metrics.tables.set(len(self.tables))
        self.spawn(self.archives.catch_up(now))
        if now - self.forgot_at >= HOUR:
            self.forgot_at = now
            self.spawn(self.forget_old(now))
        waiting = [table.id for table in self.tables.values() if table.match is None and table.listeners]
        if waiting and now - self.seen_at >= DESERTED / 4:
            self.seen_at = now
            self.spawn(self.see(waiting, now))
        if self.settings.bus and now - self.announced >= HERE:
            self.announced = now
            for table in self.tables.values():
                if places := table.here():
                    self.publish({"table": table.id, "kind": "here", "places": places})
                if table.play and table.listeners and now - table.used > HERE:
                    self.spawn(self.receive(table, Notice(table.id, "rows")))

    def let_go(self, table: Table, since: float) -> bool:
        """Forgets a table of which nobody has wanted anything since then."""
        wanted = table.listeners or table.thinking or table.lock.locked() or table.used >= since
        if not wanted:
            table.put_away()
            del self.tables[table.id]
        return not wanted

    async def see(self, tables: list[str], now: float) -> None:
        with suppress(Exception):
            await self.store.see(tables, now)

    # Other servers

    def publish(self, notice: dict[str, object]) -> None:
        if not self.settings.bus:
            return
        if not self.untold:
            asyncio.get_running_loop().call_soon(self.tell_others)
        self.untold.append(notice)

    def tell_others(self) -> None:
        notices, self.untold = self.untold, []
        self.channels.publish(encode({"server": self.services.id, "notices": notices}), self.channel)

    def refresh(self, table_id: str) -> None:
        """What is stored of a table was changed from outside: every server that has it reads it again."""
        self.publish({"table": table_id, "kind": "table"})
        if table_id in self.tables:
            self.spawn(self.receive(self.tables[table_id], Notice(table_id, "table")))

    async def listen(self, subscriber: Subscriber) -> None:
        own = encode({"server": self.services.id})[:-1]
        async for event in subscriber.iter_events():
            if event.startswith(own):
                continue  # the bus brings back what we have said ourselves
            try:
                bundle = decode(event, type=Bundle)
            except (DecodeError, UnicodeError, RecursionError):
                self.skipped("notice")
                log.warning("an unreadable message on the bus", extra={"bytes": len(event)})
                continue
            for notice in bundle.notices:
                self.hear(notice, bundle.server)

    def hear(self, notice: Notice, server: str) -> None:
        table = self.tables.get(notice.table)
        if notice.kind in ("drain", "undrain"):
            self.drain(notice.kind == "drain")
        elif notice.kind == "house":
            self.spawn(self.read_house())
        elif table is not None and not self.settled(table, notice):
            self.spawn(self.receive(table, notice, server))

    def settled(self, table: Table, notice: Notice) -> bool:
        """Whether there is nothing left to do: another server plays on at a table that nobody wants here, or its rows could be taken in at once."""
        if notice.kind not in ("rows", "table"):
            return False
        return self.let_go(table, self.settings.now() - UNWATCHED) or (
            notice.kind == "rows" and self.taken_in(table, notice)
        )

    def taken_in(self, table: Table, notice: Notice) -> bool:
        """Whether rows could be taken in at once: to wait for nothing costs less than a task."""
        if table.lock.locked():
            return False
        try:
            told = decode(notice.line, type=Written | None)
            return told is not None and table.hear_rows(told)
        except Exception:
            log.exception("notice could not be taken in", extra={"table": table.id, "kind": notice.kind})
            return True

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self.background.spawn(work)

    def catch_up(self) -> None:
        """News may have been missed: every table looks for itself."""
        for table in self.tables.values():
            self.spawn(self.receive(table, Notice(table.id, "table")))

    async def receive(self, table: Table, notice: Notice, server: str = "") -> None:
        """Another server did something at a table that is also here."""
        try:
            if notice.kind == "chat":
                table.hear_chat(decode(notice.line, type=ChatLine))
                return
            if notice.kind == "typing":
                table.hear_letters(notice.places[0], decode(notice.line, type=str))
                return
            if notice.kind == "page":
                table.hear_page(notice.places[0], decode(notice.line, type=str))
                return
            if notice.kind == "closed":
                self.drop(table)
                return
            if notice.kind == "applause":
                table.tell_all(Applause())
                return
            for place in notice.places:
                if notice.kind == "here":
                    table.presence.seen(place, server, self.settings.now())
                else:
                    table.presence.left(place, server)
            if notice.kind == "rows":
                told = decode(notice.line, type=Written | None)
                async with table.lock:
                    if told is None or not table.hear_rows(told):
                        await table.catch_up()
                return
            if notice.kind == "table":
                async with table.lock:
                    await table.reload()
            table.show_seats()
        except Exception:
            log.exception("notice could not be taken in", extra={"table": table.id, "kind": notice.kind})


def why_not_written(error: Exception) -> str:
    """Why the last commit failed, for whoever looks after the server."""
    said = str(error)
    if "disk is full" in said or "disk I/O" in said or "No space left" in said:
        return "the disk is full, or cannot be written"
    return "the database is locked" if "locked" in said else "the database cannot be written"


def shut() -> Illegal:
    return Illegal("closed", "l'hôte a fermé cette table", "the host has closed this table")


def no_table() -> Illegal:
    return Illegal("no-table", "cette table n'existe pas", "there is no such table")
