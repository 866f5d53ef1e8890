"""The store: everything that must survive, in SQL, written by one writer that groups commits."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import chain
from typing import Any, TypeVar

from msgspec.json import encode
from msgspec.structs import asdict, astuple
from sqlalchemy import Select, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from veillee.core.record import digest_of
from veillee.server import schema
from veillee.server.database import database_url, make_engine, migrate
from veillee.server.logs import log
from veillee.server.queries import (
    ADD,
    ADD_FREE,
    ADD_SOME,
    ANSWER,
    BRIEF_LATEST,
    BRIEF_TABLES,
    LOG,
    LOGS,
    MATCHES,
    PAGES,
    PLACES,
    PORTIONS,
    READ_AT_ONCE,
    SEATED,
    TABLES,
    TALK,
    flat,
    grouped,
    loaded,
    match_row,
    table_and_seats,
)
from veillee.server.rows import ArchiveRow, Loaded, MatchRow, ReportRow, Row, SeatRow, Subscription, TableRow
from veillee.server.sanctions import Sanction

Work = Callable[[AsyncConnection], Awaitable[None]]
Value = TypeVar("Value")

NAMELESS = "—"
"""What stands for somebody who asked to be forgotten."""
OUT_OF_ORDER = (OperationalError, InterfaceError, OSError)
"""What goes wrong with the database itself, for everybody: a disk that is full, a lock, a lost connection."""


class Job:
    """Something to write: rows of a match, or any other work; done when it is on disk, False when somebody was first."""

    __slots__ = ("done", "rows", "work")

    def __init__(self, rows: list[tuple[object, ...]], work: Work | None = None) -> None:
        self.rows = rows
        self.work = work
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def settle(self, written: bool) -> None:
        if not self.done.done():
            self.done.set_result(written)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


def portions(rows: list[tuple[object, ...]]) -> Iterator[list[tuple[object, ...]]]:
    """Rows in as few portions as there can be: a thread that writes to SQLite waits for its turn with every statement."""
    done = 0
    for count in PORTIONS:
        while len(rows) - done >= count:
            yield rows[done : done + count]
            done += count


def padded(ids: Sequence[str]) -> list[str]:
    """The same, the last one repeated so that there are 1, 2, 4, 8…: each of these questions is prepared once."""
    return [*ids, *([ids[-1]] * ((1 << (len(ids) - 1).bit_length()) - len(ids)))] if ids else []


def place(row: tuple[Any, ...]) -> tuple[Any, ...]:
    """The match that a row belongs to, and where in its log."""
    return row[:2]


def columns(rows: list[tuple[Any, ...]]) -> tuple[list[Any], ...]:
    return tuple(list(column) for column in zip(*rows, strict=True))


class Taken(Exception):
    """What a job wanted to write is no longer there to be written."""


class Store:
    """One database, one writer."""

    engine: AsyncEngine
    reads: AsyncEngine
    """The same for those who read: on PostgreSQL without a transaction, which would be two more words for each question."""
    shared: bool
    """Whether other servers may write too: then a place in a log may be taken."""
    writer: asyncio.Task[None]
    reader: asyncio.Task[None]

    def __init__(self, url: str, batches: Callable[[int], object] = abs, skips: Callable[[str], object] = str) -> None:
        self.url = database_url(url)
        self.batches = batches
        """Hears how many jobs each commit carried."""
        self.skips = skips
        """Hears of what could not be read."""
        self.trouble: Exception | None = None
        """Why the last commit failed, if it did."""
        self.connection: AsyncConnection | None = None
        """The writer's own connection."""
        self.queue: list[Job] = []
        self.to_write = asyncio.Event()
        self.wished: dict[str, asyncio.Future[Loaded | None]] = {}
        self.to_read = asyncio.Event()

    async def open(self) -> None:
        self.engine = make_engine(self.url)
        self.shared = self.engine.dialect.name == "postgresql"
        self.reads = self.engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else self.engine
        await migrate(self.engine)
        self.writer = asyncio.create_task(self.write_forever())
        self.reader = asyncio.create_task(self.read_forever())

    async def close(self) -> None:
        await self.write(Job([]))
        self.writer.cancel()
        self.reader.cancel()
        await asyncio.gather(self.writer, self.reader, return_exceptions=True)
        if self.connection is not None:
            await self.connection.close()
        await self.engine.dispose()

    # Writing

    async def write_forever(self) -> None:
        """While one commit is in flight the next ones gather, so a disk that is slow makes batches larger, not queues."""
        while True:
            await self.to_write.wait()
            self.to_write.clear()
            batch, self.queue = self.queue, []
            self.batches(len(batch))
            await self.commit(batch)

    async def commit(self, batch: list[Job], clashes: bool = False) -> None:
        """One transaction for all; when one of them clashes or cannot be written, it is found and left out: a fault hurts only itself."""
        try:
            written = await self.transact(batch, clashes)
        except (IntegrityError, Taken):
            if len(batch) == 1:
                batch[0].settle(False)
            elif self.shared and not clashes:
                await self.commit(batch, clashes=True)
            else:
                await self.commit_halves(batch)
        except Exception as error:
            await self.drop_connection()
            if len(batch) > 1 and not isinstance(error, OUT_OF_ORDER):
                await self.commit_halves(batch)
                return
            self.trouble = error if isinstance(error, OUT_OF_ORDER) else self.trouble
            for job in batch:
                job.fail(error)
        else:
            self.trouble = None
            for job in batch:
                job.settle(job in written)

    async def commit_halves(self, batch: list[Job]) -> None:
        """Looks for the one at fault by halves, so that all others still go in together."""
        middle = len(batch) // 2
        await self.commit(batch[:middle])
        await self.commit(batch[middle:])

    async def transact(self, batch: list[Job], clashes: bool) -> set[Job]:
        """One transaction; gives the jobs that are in it: all, or where there are clashes those whose place in a log was free."""
        if self.connection is None:
            self.connection = await self.engine.connect()
        async with self.connection.begin():
            written = await (self.add_free(self.connection, batch) if clashes else self.add(self.connection, batch))
            for job in batch:
                if job.work and job in written:
                    await job.work(self.connection)
        return written

    async def add(self, connection: AsyncConnection, batch: list[Job]) -> set[Job]:
        """Adds rows to the logs. Every server adds them in one order, or two would wait for each other."""
        rows = sorted([row for job in batch for row in job.rows], key=place)
        if self.shared and rows:
            await connection.exec_driver_sql(ADD, columns(rows))
        elif rows:
            for some in portions(rows):
                await connection.exec_driver_sql(ADD_SOME[len(some)], tuple(chain.from_iterable(some)))
        return set(batch)

    async def add_free(self, connection: AsyncConnection, batch: list[Job]) -> set[Job]:
        """The same where some places are taken. Whoever has the first row of a job has them all."""
        first = {place(job.rows[0]): job for job in reversed(batch) if job.rows}
        added = await self.insert(connection, [first[at].rows[0] for at in sorted(first)])
        written = {first[at] for at in added} | {job for job in batch if not job.rows}
        more = [row for job in written for row in job.rows[1:]]
        if len(await self.insert(connection, more)) < len(more):
            raise Taken
        return written

    async def insert(self, connection: AsyncConnection, rows: list[tuple[Any, ...]]) -> list[tuple[object, ...]]:
        """Adds those rows whose place is free, and gives these places."""
        if not rows:
            return []
        return [tuple(one) for one in await connection.exec_driver_sql(ADD_FREE, columns(rows))]

    async def drop_connection(self) -> None:
        """A connection in doubt is not used again."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(SQLAlchemyError, OSError):
                await connection.invalidate()
                await connection.close()

    async def write(self, job: Job) -> bool:
        self.queue.append(job)
        self.to_write.set()
        return await job.done

    async def append(self, match_id: str, rows: Sequence[Row], work: Work | None = None) -> bool:
        """Adds the next rows of a match with what belongs to them, all or none; False when another writer was first."""
        return await self.write(Job([(match_id, *astuple(row)) for row in rows], work))

    async def strike(self, match_id: str, rows: Sequence[Row], seq: int, number: int, at: float) -> list[str] | None:
        """Adds rows, and erases a text of that match (row `seq`, answer `number`) also where it goes on at other tables.

        Gives those tables; None when another writer was first.
        """
        c = schema.answer.c
        tables: list[str] = []

        async def work(connection: AsyncConnection) -> None:
            tables.clear()
            own = and_(c.match_id == match_id, c.seq == seq)
            found = (await connection.execute(select(c.text).where(own, c.text.is_not(None)))).scalar_one_or_none()
            if found is None:
                return
            copies, ids = [own], [match_id]
            for one in ids:
                for table_id, copy in await connection.execute(going_on_from(one)):
                    tables.append(table_id)
                    ids.append(copy)
                    copies.append(and_(c.match_id == copy, c.seq == number, c.text == found))
            erased = update(schema.answer).where(or_(*copies)).values(text=None, digest=digest_of(found))
            await connection.execute(erased)
            await connection.execute(to_be_archived(ids, at))

        return tables if await self.append(match_id, rows, work) else None

    async def work(self, work: Work) -> bool:
        return await self.write(Job([], work))

    async def new_table(self, row: TableRow, seats: list[SeatRow]) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.table), [flat(row)])
            await connection.execute(insert(schema.seat), [{"table_id": row.id, **asdict(seat)} for seat in seats])

        await self.work(work)

    async def take_seat(self, table_id: str, seat: SeatRow) -> bool:
        """Sits somebody down; False when the place is no longer free."""
        free = and_(schema.seat.c.name.is_(None), *at(table_id, seat.place))
        return await self.change(update(schema.seat).where(free).values(asdict(seat)))

    async def free_seat(self, table_id: str, seat: SeatRow) -> bool:
        held = and_(schema.seat.c.token == seat.token, *at(table_id, seat.place))
        freed = update(schema.seat).where(held).values(name=None, bot=None, token=None, chance=None)
        return await self.change(freed, delete(schema.subscription).where(*calling(table_id, seat.token)))

    async def change(self, statement: Any, *others: Any) -> bool:
        """Runs an update, and what belongs to it if it found its row. That another server was first costs the others of the commit nothing."""
        found = False

        async def work(connection: AsyncConnection) -> None:
            nonlocal found
            found = (await connection.execute(statement)).rowcount == 1
            for other in others if found else ():
                await connection.execute(other)

        return await self.work(work) and found

    async def give_chance(self, table: TableRow, seat: SeatRow) -> bool:
        """Keeps what somebody adds to the secret of the next match; False when it has been given, or the match has begun."""
        c = schema.seat.c
        waits = and_(c.token == seat.token, or_(c.chance.is_(None), c.chance == ""), *at(table.id, seat.place))
        same = exists().where(schema.table.c.id == table.id, schema.table.c.secret == table.secret)
        return await self.change(update(schema.seat).where(waits, same).values(chance=seat.chance))

    async def new_match(self, row: MatchRow, rows: Sequence[Row] = (), secret: str | None = None) -> bool:
        """Starts a match of a table, whose next one will have another secret; False when that round has been started already."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.match), [flat(row)])
            if rows:
                await connection.execute(ANSWER, [{"match_id": row.id, **asdict(one)} for one in rows])
            await connection.execute(state_of(row.table_id, "running").values(secret=secret))
            given = schema.seat.c.chance.is_not(None)
            seats = update(schema.seat).where(schema.seat.c.table_id == row.table_id, given)
            await connection.execute(seats.values(chance=None))

        return await self.work(work)

    async def end_match(self, row: MatchRow) -> None:
        """Notes how a match ended; its log says so already, this is for the lists."""

        async def work(connection: AsyncConnection) -> None:
            values = {"ended": row.ended, "ended_by": row.ended_by, "shares": encode(row.shares).decode()}
            values["points"] = encode(row.points).decode()
            await connection.execute(update(schema.match).where(schema.match.c.id == row.id).values(values))
            await connection.execute(state_of(row.table_id, "over"))
            await connection.execute(delete(schema.archive).where(schema.archive.c.match_id == row.id))
            await connection.execute(insert(schema.archive).values(match_id=row.id, due=row.ended))

        await self.work(work)

    async def carry_over(self, row: MatchRow) -> None:
        """Notes under which rules a match goes on."""
        changed = update(schema.match).where(schema.match.c.id == row.id).values(rules=row.rules)
        await self.work(lambda connection: done(connection.execute(changed)))

    async def add_player(self, match_id: str, seat: int, held: SeatRow) -> None:
        """Notes who has sat down at a match that had begun."""

        async def work(connection: AsyncConnection) -> None:
            this = schema.match.c.id == match_id
            match = match_row((await connection.execute(select(schema.match).where(this).with_for_update())).one())
            players, holders = match.players[:], (match.holders or [None] * match.seats)[:]
            players[seat], holders[seat] = held.name or "", held.token
            values = {"players": encode(players).decode(), "holders": encode(holders).decode()}
            await connection.execute(update(schema.match).where(this).values(values))

        await self.work(work)

    async def add_chat(self, table_id: str, place: int, name: str, text: str, at: float) -> int:
        """Keeps a line of talk, and gives its number."""
        found: list[int] = []

        async def work(connection: AsyncConnection) -> None:
            values = {"table_id": table_id, "place": place, "name": name, "text": text, "at": at}
            done = await connection.execute(insert(schema.chat).values(values).returning(schema.chat.c.id))
            found.append(int(done.scalar_one()))

        await self.work(work)
        return found[-1]

    async def keep_page(self, match_id: str, seat: int, text: str) -> None:
        """Keeps what somebody writes for himself beside a match in place of what was there; nothing is kept of an empty page."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(schema.page).where(c.match_id == match_id, c.seat == seat))
            if text:
                await connection.execute(insert(schema.page).values(match_id=match_id, seat=seat, text=text))

        c = schema.page.c
        await self.work(work)

    async def agree(self, match_id: str, seat: int, yes: bool) -> None:
        """Notes whether a seat lets everyone read the documents of a match."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(schema.agreement).where(c.match_id == match_id, c.seat == seat))
            if yes:
                await connection.execute(insert(schema.agreement).values(match_id=match_id, seat=seat))

        c = schema.agreement.c
        await self.work(work)

    async def agreed(self, match_id: str) -> list[int]:
        """The seats that let everyone read the documents of a match."""
        c = schema.agreement.c
        return [one.seat for one in await self.read(select(c.seat).where(c.match_id == match_id).order_by(c.seat))]

    async def beat(self, at: float) -> None:
        """Notes that a server is alive."""

        async def work(connection: AsyncConnection) -> None:
            if (await connection.execute(update(schema.heart).values(beat=at))).rowcount == 0:
                await connection.execute(insert(schema.heart).values(id=1, beat=at))

        await self.work(work)

    async def house(self) -> str:
        """The name of this database, drawn when it is first opened."""
        c = schema.heart.c
        named = update(schema.heart).where(c.house.is_(None)).values(house=secrets.token_hex(8))
        await self.work(lambda connection: done(connection.execute(named)))
        return str((await self.read(select(c.house)))[0].house)

    async def vapid(self, drawn: str) -> str:
        """The key with which this house signs what it pushes; the one that was drawn, if it has none yet."""
        c = schema.heart.c
        first = update(schema.heart).where(c.vapid.is_(None)).values(vapid=drawn)
        await self.work(lambda connection: done(connection.execute(first)))
        return str((await self.read(select(c.vapid)))[0].vapid)

    async def add_outage(self, begins: float, ends: float) -> None:
        await self.work(
            lambda connection: done(connection.execute(insert(schema.outage).values(begins=begins, ends=ends)))
        )

    async def claim_archive(self, match_id: str, due: float, until: float) -> bool:
        """Takes it upon this server to make an archive before a time; False when another does."""
        c = schema.archive.c
        return await self.change(update(schema.archive).where(c.match_id == match_id, c.due == due).values(due=until))

    async def keep_archive(self, match_id: str, due: float | None, trace: str | None, data: bytes | None) -> bool:
        """Keeps what was seen of a match; False when that has changed since it was `due`."""
        c = schema.archive.c
        same = and_(c.match_id == match_id, c.due.is_(None) if due is None else c.due == due)
        return await self.change(update(schema.archive).where(same).values(due=None, trace=trace, data=data))

    # Who is called

    async def subscribe(self, wanted: Subscription, most: int) -> None:
        """Keeps a browser to call, in place of what was known of it; of one person only the latest few are kept."""
        c = schema.subscription.c
        own = calling(wanted.table_id, wanted.token)
        values = {name: value for name, value in asdict(wanted).items() if name != "id"}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(schema.subscription).where(*own, c.endpoint == wanted.endpoint))
            await connection.execute(insert(schema.subscription).values(values))
            latest = select(c.id).where(*own).order_by(c.id.desc()).limit(most)
            kept = [one.id for one in await connection.execute(latest)]
            await connection.execute(delete(schema.subscription).where(*own, c.id.not_in(kept)))

        await self.work(work)

    async def unsubscribe(self, table_id: str, token: str, endpoint: str) -> None:
        """A browser is no longer called from a table."""
        own = and_(*calling(table_id, token), schema.subscription.c.endpoint == endpoint)
        await self.work(lambda connection: done(connection.execute(delete(schema.subscription).where(own))))

    async def drop_endpoint(self, endpoint: str) -> None:
        """A browser can no longer be called from anywhere."""
        gone = delete(schema.subscription).where(schema.subscription.c.endpoint == endpoint)
        await self.work(lambda connection: done(connection.execute(gone)))

    async def subscriptions(self, table_id: str) -> list[Subscription]:
        c = schema.subscription.c
        found = await self.read(select(schema.subscription).where(c.table_id == table_id).order_by(c.id))
        return [Subscription(*one) for one in found]

    async def subscribed_tables(self) -> list[str]:
        """The tables from which somebody wants to be called."""
        return [one.table_id for one in await self.read(select(schema.subscription.c.table_id).distinct())]

    async def claim_call(self, subscription: int, at: float) -> bool:
        """Takes it upon this server to tell a browser of what began at a time; False when it was told, or another does."""
        c = schema.subscription.c
        return await self.change(
            update(schema.subscription).where(c.id == subscription, c.called < at).values(called=at)
        )

    # The host

    async def shut(self, table_id: str) -> None:
        """Closes a table for good."""
        gone = delete(schema.subscription).where(schema.subscription.c.table_id == table_id)
        await self.change(state_of(table_id, "closed"), gone)

    async def sentence(self, kind: str, subject: str, value: str, until: float, now: float) -> None:
        """Adds a sanction in the place of those that are over, or that it replaces."""
        c = schema.sanction.c
        same = and_(c.kind == kind, c.subject == subject, c.value == value)
        values = {"kind": kind, "subject": subject, "value": value, "until": until, "created": now}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(schema.sanction).where(or_(same, c.until < now)))
            await connection.execute(insert(schema.sanction).values(values))

        await self.work(work)

    async def lift(self, sanction: int) -> None:
        gone = delete(schema.sanction).where(schema.sanction.c.id == sanction)
        await self.work(lambda connection: done(connection.execute(gone)))

    async def sanctions(self) -> list[Sanction]:
        return [Sanction(*one) for one in await self.read(select(schema.sanction).order_by(schema.sanction.c.id))]

    async def announce(self, text: str, until: float) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(schema.announcement))
            await connection.execute(insert(schema.announcement).values(id=1, text=text, until=until))

        await self.work(work)

    async def announced(self) -> tuple[str, float]:
        """What everybody is told, and until when."""
        found = await self.read(select(schema.announcement.c.text, schema.announcement.c.until))
        return (found[0].text, found[0].until) if found else ("", 0.0)

    async def add_report(self, about: ReportRow, by: str, author: str, at: float) -> None:
        """Keeps a report, unless the same thing lies before the host already."""
        values = {**asdict(about), "by": by, "author": author, "at": at}
        same = [schema.report.c[key].is_not_distinct_from(value) for key, value in asdict(about).items()]

        async def work(connection: AsyncConnection) -> None:
            waiting = select(schema.report.c.id).where(~schema.report.c.settled, *same).limit(1)
            if (await connection.execute(waiting)).first() is None:
                await connection.execute(insert(schema.report).values(values))

        await self.work(work)

    async def reports(self, limit: int) -> Sequence[Any]:
        """What waits for the host, with the text as it stands now; the newest first."""
        c, a, t = schema.report.c, schema.answer.c, schema.chat.c
        text = func.coalesce(a.text, t.text)
        query = select(c.id, c.at, c.table_id, c.match_id, c.by, c.author, text).select_from(schema.report)
        query = query.outerjoin(schema.answer, and_(a.match_id == c.match_id, a.seq == c.seq))
        query = query.outerjoin(schema.chat, t.id == c.chat)
        return await self.read(query.where(~c.settled).order_by(c.id.desc()).limit(limit))

    async def report(self, report: int) -> ReportRow | None:
        c = schema.report.c
        found = await self.read(select(c.table_id, c.match_id, c.seq, c.chat).where(c.id == report))
        return ReportRow(*found[0]) if found else None

    async def settle_report(self, report: int) -> None:
        settled = update(schema.report).where(schema.report.c.id == report).values(settled=True)
        await self.work(lambda connection: done(connection.execute(settled)))

    async def erase_chat(self, line: int) -> None:
        gone = delete(schema.chat).where(schema.chat.c.id == line)
        await self.work(lambda connection: done(connection.execute(gone)))

    async def forget_player(self, match: MatchRow, seat: int, now: float) -> None:
        """Takes somebody out of a finished match: his name, his texts and page, and what he said at its table."""
        place = (seat - match.round) % match.seats
        players = [NAMELESS if one == seat else name for one, name in enumerate(match.players)]
        a, p, g, t, s = (one.c for one in (schema.answer, schema.page, schema.agreement, schema.chat, schema.seat))
        holder = match.holders[seat] if match.holders else None

        async def work(connection: AsyncConnection) -> None:
            texts = select(a.seq, a.text).where(a.match_id == match.id, a.seat == seat, a.text.is_not(None))
            for seq, text in (await connection.execute(texts)).all():
                erased = update(schema.answer).where(a.match_id == match.id, a.seq == seq)
                await connection.execute(erased.values(text=None, digest=digest_of(text)))
            for gone in (
                delete(schema.page).where(p.match_id == match.id, p.seat == seat),
                delete(schema.agreement).where(g.match_id == match.id, g.seat == seat),
                delete(schema.chat).where(
                    t.table_id == match.table_id, t.place == place, t.name == match.players[seat]
                ),
                delete(schema.subscription).where(*calling(match.table_id, holder)),
                update(schema.match).where(schema.match.c.id == match.id).values(players=encode(players).decode()),
                update(schema.seat).where(*at(match.table_id, place), s.token == holder).values(name=NAMELESS),
                to_be_archived([match.id], now),
            ):
                await connection.execute(gone)

        await self.work(work)

    async def forget_before(self, moment: float, limit: int, but: Sequence[str] = ()) -> int:
        """Deletes all that is stored of tables where nothing has happened since a moment; gives how many there were."""
        c, m = schema.table.c, schema.match.c
        lately = exists().where(m.table_id == c.id, or_(m.ended.is_(None), m.ended >= moment))
        old = and_(c.state != "running", c.created < moment, c.seen < moment, ~lately, c.id.not_in(list(but)))
        ids = [one.id for one in await self.read(select(c.id).where(old).order_by(c.created).limit(limit))]
        if ids:
            await self.work(lambda connection: self.delete_tables(connection, ids))
        return len(ids)

    @staticmethod
    async def delete_tables(connection: AsyncConnection, ids: list[str]) -> None:
        matches = select(schema.match.c.id).where(schema.match.c.table_id.in_(ids))
        for part in (schema.answer, schema.archive, schema.agreement, schema.page):
            await connection.execute(delete(part).where(part.c.match_id.in_(matches)))
        for part in (schema.match, schema.chat, schema.seat, schema.report, schema.subscription):
            await connection.execute(delete(part).where(part.c.table_id.in_(ids)))
        await connection.execute(delete(schema.table).where(schema.table.c.id.in_(ids)))

    # Reading

    async def archived(self, match_id: str) -> ArchiveRow | None:
        c = schema.archive.c
        found = await self.read(select(c.due, c.trace, c.data).where(c.match_id == match_id))
        return ArchiveRow(*found[0]) if found else None

    async def unarchived(self, now: float, limit: int) -> list[tuple[str, float]]:
        """Matches whose archives are to be made by now, and since when; those that ended first."""
        c = schema.archive.c
        query = select(c.match_id, c.due).where(c.due <= now).order_by(c.due).limit(limit)
        return [(one.match_id, one.due) for one in await self.read(query)]

    async def load(self, table_id: str) -> Loaded | None:
        """All that is stored of a table; those who ask while one reading is under way are served by the next, together."""
        if table_id not in self.wished:
            self.wished[table_id] = asyncio.get_running_loop().create_future()
        self.to_read.set()
        return await asyncio.shield(self.wished[table_id])

    async def seated(self, table_id: str) -> tuple[TableRow, list[SeatRow]]:
        """A table with its seats as they are now."""
        async with self.reads.connect() as connection:
            found = (await connection.execute(SEATED, {"id": table_id})).all()
        return table_and_seats(found)

    async def read_forever(self) -> None:
        while True:
            await self.to_read.wait()
            self.to_read.clear()
            batch, self.wished = self.wished, {}
            for start in range(0, len(batch), READ_AT_ONCE):
                await self.serve(dict(list(batch.items())[start : start + READ_AT_ONCE]))

    async def serve(self, wished: dict[str, "asyncio.Future[Loaded | None]"]) -> None:
        try:
            found = await self.load_many(list(wished))
        except Exception as error:
            if len(wished) > 1 and not isinstance(error, OUT_OF_ORDER):
                for table_id, future in wished.items():
                    await self.serve({table_id: future})
                return
            for future in wished.values():
                future.set_exception(error)
        else:
            for table_id, future in wished.items():
                future.set_result(found.get(table_id))

    async def load_many(self, ids: Sequence[str], whole: bool = True, brief: bool = False) -> dict[str, Loaded]:
        """What is stored of some tables; the logs of their matches and their talk too, when they are to be played at.

        In brief: without their long options, and of their matches only the last.
        """
        asked = {"ids": padded(ids)}
        async with self.reads.connect() as connection:
            tables = (await connection.execute(BRIEF_TABLES if brief else TABLES, asked)).all()
            places = grouped(await connection.execute(PLACES, asked), "table_id")
            played = grouped(await connection.execute(BRIEF_LATEST if brief else MATCHES, asked), "table_id")
            latest = {"ids": padded([matches[-1].id for matches in played.values()])}
            logs = grouped(await connection.execute(LOGS, latest), "match_id") if whole else {}
            pages = grouped(await connection.execute(PAGES, latest), "match_id") if whole else {}
            talk = grouped(await connection.execute(TALK, asked), "table_id") if whole else {}
        found = self.readable(lambda one: loaded(one, places, played, logs, talk, pages), tables)
        return {one.table.id: one for one in found}

    async def rows(self, match_id: str, after: int = 0) -> list[Row]:
        """The log of a match from a row on."""
        async with self.reads.connect() as connection:
            found = await connection.execute(LOG, {"id": match_id, "after": after})
            return [Row(*one[1:]) for one in found]

    async def match(self, match_id: str) -> MatchRow | None:
        found = await self.read(select(schema.match).where(schema.match.c.id == match_id))
        return match_row(found[0]) if found else None

    async def matches(self, ids: Sequence[str]) -> list[MatchRow]:
        """Several matches, in the order in which they are named; those that are not there are left out."""
        found = await self.read(select(schema.match).where(schema.match.c.id.in_(ids)))
        by_id = {row.id: match_row(row) for row in found}
        return [by_id[one] for one in dict.fromkeys(ids) if one in by_id]

    async def finished(self, before: float, limit: int) -> list[MatchRow]:
        """Matches of listed tables that ended before a time, the latest first.

        (A join would let SQLite begin with all listed tables and sort their matches; so it goes down the index of ends.)
        """
        c = schema.match.c
        listed = exists().where(schema.table.c.id == c.table_id, schema.table.c.listed)
        query = select(schema.match).where(c.ended < before, listed).order_by(c.ended.desc()).limit(limit)
        return self.readable(match_row, await self.read(query))

    async def see(self, ids: Sequence[str], now: float) -> None:
        """Notes that somebody is at these tables."""
        c = schema.table.c
        await self.work(
            lambda connection: done(connection.execute(update(schema.table).where(c.id.in_(ids)).values(seen=now)))
        )

    async def listed(self, limit: int, since: float) -> list[str]:
        """The ids of the listed tables that are open, with somebody there since then, or running and may be watched; the newest first."""
        c = schema.table.c
        lively = or_(and_(c.state == "open", c.seen >= since), and_(c.state == "running", c.watch == "everyone"))
        query = select(c.id).where(and_(c.listed, lively)).order_by(c.created.desc()).limit(limit)
        return [one.id for one in await self.read(query)]

    async def last_beat(self) -> float | None:
        found = await self.read(select(func.max(schema.heart.c.beat)))
        return None if found[0][0] is None else float(found[0][0])

    async def outages(self) -> list[tuple[float, float]]:
        found = await self.read(select(schema.outage).order_by(schema.outage.c.begins))
        return [(one.begins, one.ends) for one in found]

    def readable(self, value: Callable[[Any], Value], rows: Iterable[Any]) -> list[Value]:
        """Rows as values; one that cannot be read is noted and passed over, and the others are none the worse."""
        found: list[Value] = []
        for row in rows:
            try:
                found.append(value(row))
            except Exception:
                self.skips("row")
                log.exception("a row could not be read", extra={"row": str(row.id)})
        return found

    async def read(self, query: Select[Any]) -> Sequence[Any]:
        async with self.reads.connect() as connection:
            found: Sequence[Any] = (await connection.execute(query)).all()
            return found


async def done(act: Awaitable[object]) -> None:
    await act


def calling(table_id: str, token: str | None) -> list[Any]:
    """The browsers on which one person is called from a table."""
    return [schema.subscription.c.table_id == table_id, schema.subscription.c.token == token]


def at(table_id: str, place: int) -> list[Any]:
    return [schema.seat.c.table_id == table_id, schema.seat.c.place == place]


def going_on_from(match_id: str) -> Any:
    """The tables that go on with a match, and the first match of each."""
    c = schema.match.c
    query = select(c.table_id, c.id).join(schema.table, schema.table.c.id == c.table_id)
    return query.where(c.round == 0, schema.table.c.origin.contains(f'"{match_id}"', autoescape=True))


def to_be_archived(ids: list[str], now: float) -> Any:
    """What was kept of these matches is forgotten, and what is being made of them is out of date."""
    c = schema.archive.c
    due = func.coalesce(c.due + 0.001, now)
    return update(schema.archive).where(c.match_id.in_(ids)).values(due=due, trace=None, data=None)


def state_of(table_id: str, state: str) -> Any:
    return update(schema.table).where(schema.table.c.id == table_id).values(state=state)
