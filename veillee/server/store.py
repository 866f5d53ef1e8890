"""The store: everything that must survive, written by one writer that groups commits."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

from msgspec.json import encode
from msgspec.structs import asdict
from sqlalchemy import Select, and_, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from veillee.server import schema
from veillee.server.database import database_url, make_engine, migrate
from veillee.server.queries import (
    ANSWER,
    LOG,
    LOGS,
    MATCHES,
    PLACES,
    READ_AT_ONCE,
    TABLES,
    TALK,
    flat,
    grouped,
    loaded,
    match_row,
    table_row,
)
from veillee.server.rows import Loaded, MatchRow, Row, SeatRow, TableRow

Work = Callable[[AsyncConnection], Awaitable[None]]


class Job:
    """Something to write: rows of a match, or any other work; done when it is on disk, False when somebody was first."""

    __slots__ = ("done", "rows", "work")

    def __init__(self, rows: list[dict[str, object]], work: Work | None = None) -> None:
        self.rows = rows
        self.work = work
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def settle(self, written: bool) -> None:
        if not self.done.done():
            self.done.set_result(written)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Taken(Exception):
    """What a job wanted to write is no longer there to be written."""


class Store:
    """One database, one writer."""

    engine: AsyncEngine
    writer: asyncio.Task[None]
    reader: asyncio.Task[None]

    def __init__(self, url: str, batches: Callable[[int], object] = abs) -> None:
        self.url = database_url(url)
        self.batches = batches
        """Hears how many jobs each commit carried."""
        self.pen: AsyncConnection | None = None
        """The writer's own connection."""
        self.queue: list[Job] = []
        self.wanted = asyncio.Event()
        self.wished: dict[str, asyncio.Future[Loaded | None]] = {}
        self.asked = asyncio.Event()

    async def open(self) -> None:
        self.engine = make_engine(self.url)
        await migrate(self.engine)
        self.writer = asyncio.create_task(self.write_forever())
        self.reader = asyncio.create_task(self.read_forever())

    async def close(self) -> None:
        await self.write(Job([]))
        self.writer.cancel()
        self.reader.cancel()
        await asyncio.gather(self.writer, self.reader, return_exceptions=True)
        if self.pen is not None:
            await self.pen.close()
        await self.engine.dispose()

    # Writing

    async def write_forever(self) -> None:
        """While one commit is in flight the next ones gather, so a disk that is slow makes batches larger, not queues."""
        while True:
            await self.wanted.wait()
            self.wanted.clear()
            batch, self.queue = self.queue, []
            self.batches(len(batch))
            await self.commit(batch)

    async def commit(self, batch: list[Job]) -> None:
        """One transaction for all; when one of them clashes, one for each."""
        try:
            await self.transact(batch)
        except (IntegrityError, Taken):
            if len(batch) == 1:
                batch[0].settle(False)
            else:
                for job in batch:
                    await self.commit([job])
        except Exception as error:
            await self.drop_pen()
            for job in batch:
                job.fail(error)
        else:
            for job in batch:
                job.settle(True)

    async def transact(self, batch: list[Job]) -> None:
        if self.pen is None:
            self.pen = await self.engine.connect()
        async with self.pen.begin():
            rows = [row for job in batch for row in job.rows]
            if rows:
                await self.pen.execute(ANSWER, rows)
            for job in batch:
                if job.work:
                    await job.work(self.pen)

    async def drop_pen(self) -> None:
        """A connection in doubt is not used again."""
        pen, self.pen = self.pen, None
        if pen is not None:
            with suppress(SQLAlchemyError, OSError):
                await pen.invalidate()
                await pen.close()

    async def write(self, job: Job) -> bool:
        self.queue.append(job)
        self.wanted.set()
        return await job.done

    async def append(self, match_id: str, rows: Sequence[Row]) -> bool:
        """Adds the next rows of a match, all or none; False when another writer was first."""
        return await self.write(Job([{"match_id": match_id, **asdict(row)} for row in rows]))

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
        return await self.change(update(schema.seat).where(held).values(name=None, bot=None, token=None))

    async def change(self, statement: Any) -> bool:
        """Runs an update that must find its row."""

        async def work(connection: AsyncConnection) -> None:
            if (await connection.execute(statement)).rowcount != 1:
                raise Taken

        return await self.work(work)

    async def new_match(self, row: MatchRow, rows: Sequence[Row] = ()) -> bool:
        """Starts a match of a table; False when that round has been started already."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.match), [flat(row)])
            if rows:
                await connection.execute(ANSWER, [{"match_id": row.id, **asdict(one)} for one in rows])
            await connection.execute(state_of(row.table_id, "running"))

        return await self.work(work)

    async def end_match(self, row: MatchRow) -> None:
        """Notes how a match ended; its log says so already, this is for the lists."""

        async def work(connection: AsyncConnection) -> None:
            values = {"ended": row.ended, "ended_by": row.ended_by, "shares": encode(row.shares).decode()}
            await connection.execute(update(schema.match).where(schema.match.c.id == row.id).values(values))
            await connection.execute(state_of(row.table_id, "over"))

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

    async def beat(self, at: float) -> None:
        """Notes that a server is alive."""

        async def work(connection: AsyncConnection) -> None:
            if (await connection.execute(update(schema.heart).values(beat=at))).rowcount == 0:
                await connection.execute(insert(schema.heart).values(id=1, beat=at))

        await self.work(work)

    async def add_outage(self, begins: float, ends: float) -> None:
        await self.work(
            lambda connection: done(connection.execute(insert(schema.outage).values(begins=begins, ends=ends)))
        )

    # Reading

    async def load(self, table_id: str) -> Loaded | None:
        """All that is stored of a table; those who ask while one reading is under way are served by the next, together."""
        if table_id not in self.wished:
            self.wished[table_id] = asyncio.get_running_loop().create_future()
        self.asked.set()
        return await asyncio.shield(self.wished[table_id])

    async def read_forever(self) -> None:
        while True:
            await self.asked.wait()
            self.asked.clear()
            batch, self.wished = self.wished, {}
            for start in range(0, len(batch), READ_AT_ONCE):
                await self.serve(dict(list(batch.items())[start : start + READ_AT_ONCE]))

    async def serve(self, wished: dict[str, "asyncio.Future[Loaded | None]"]) -> None:
        try:
            found = await self.load_many(list(wished))
        except Exception as error:
            for future in wished.values():
                future.set_exception(error)
        else:
            for table_id, future in wished.items():
                future.set_result(found.get(table_id))

    async def load_many(self, ids: Sequence[str], whole: bool = True) -> dict[str, Loaded]:
        """What is stored of some tables; the logs of their matches and their talk too, when they are to be played at."""
        asked = {"ids": ids}
        async with self.engine.connect() as connection:
            tables = [table_row(one) for one in await connection.execute(TABLES, asked)]
            places = grouped(await connection.execute(PLACES, asked), "table_id")
            latest = {one.table_id: match_row(one) for one in await connection.execute(MATCHES, asked)}
            matches = {"ids": [match.id for match in latest.values()]}
            logs = grouped(await connection.execute(LOGS, matches), "match_id") if whole else {}
            talk = grouped(await connection.execute(TALK, asked), "table_id") if whole else {}
        return {table.id: loaded(table, places, latest.get(table.id), logs, talk) for table in tables}

    async def rows(self, match_id: str, after: int = 0) -> list[Row]:
        """The log of a match from a row on."""
        async with self.engine.connect() as connection:
            found = await connection.execute(LOG, {"id": match_id, "after": after})
            return [Row(*one[1:]) for one in found]

    async def match(self, match_id: str) -> MatchRow | None:
        found = await self.read(select(schema.match).where(schema.match.c.id == match_id))
        return match_row(found[0]) if found else None

    async def finished(self, before: float, limit: int) -> list[MatchRow]:
        """Matches of listed tables that ended before a time, the latest first."""
        c = schema.match.c
        query = select(schema.match).join(schema.table, schema.table.c.id == c.table_id)
        listed = and_(c.ended.is_not(None), c.ended < before, schema.table.c.listed)
        return [match_row(one) for one in await self.read(query.where(listed).order_by(c.ended.desc()).limit(limit))]

    async def listed(self, limit: int) -> list[str]:
        """The ids of the listed tables that are open or running and may be watched, the newest first."""
        c = schema.table.c
        lively = or_(c.state == "open", and_(c.state == "running", c.watch == "everyone"))
        query = select(c.id).where(and_(c.listed, lively)).order_by(c.created.desc()).limit(limit)
        return [one.id for one in await self.read(query)]

    async def last_beat(self) -> float | None:
        found = await self.read(select(func.max(schema.heart.c.beat)))
        return None if found[0][0] is None else float(found[0][0])

    async def outages(self) -> list[tuple[float, float]]:
        found = await self.read(select(schema.outage).order_by(schema.outage.c.begins))
        return [(one.begins, one.ends) for one in found]

    async def read(self, query: Select[Any]) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            found: Sequence[Any] = (await connection.execute(query)).all()
            return found


async def done(act: Awaitable[object]) -> None:
    await act


def at(table_id: str, place: int) -> list[Any]:
    return [schema.seat.c.table_id == table_id, schema.seat.c.place == place]


def state_of(table_id: str, state: str) -> Any:
    return update(schema.table).where(schema.table.c.id == table_id).values(state=state)
