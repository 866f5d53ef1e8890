"""SQL queries asked most often, put together once, and how database rows become values."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.json import decode, encode
from msgspec.structs import asdict
from sqlalchemy import ARRAY, BindParameter, Dialect, and_, bindparam, case, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.dialects.postgresql.asyncpg import dialect as asyncpg

from veillee.server import schema
from veillee.server.protocol import ChatLine, Clock, Moment
from veillee.server.rows import Loaded, MatchRow, Row, SeatRow, TableRow

CHAT_KEPT = 200
"""How many lines of talk a newcomer is shown."""

READ_AT_ONCE = 200
"""How many tables one reading serves."""

BRIEF = 1000
"""Lists carry no options longer than this: a sheet of cards is for those who sit down."""


def brief(column: Any) -> Any:
    """A column as lists have it."""
    if column.name != "options":
        return column
    return case((func.length(column) <= BRIEF, column), else_="{}").label("options")


IDS: BindParameter[Any] = bindparam("ids", expanding=True)
TABLES = select(schema.table).where(schema.table.c.id.in_(IDS))
BRIEF_TABLES = select(*(brief(column) for column in schema.table.c)).where(schema.table.c.id.in_(IDS))
PLACES = select(schema.seat).where(schema.seat.c.table_id.in_(IDS)).order_by(schema.seat.c.place)
SEATED = (
    select(schema.seat, schema.table)
    .join_from(schema.seat, schema.table, schema.seat.c.table_id == schema.table.c.id)
    .where(schema.table.c.id == bindparam("id"))
    .order_by(schema.seat.c.place)
)
ROUNDS = schema.match.alias()
LAST = select(func.max(ROUNDS.c.round)).where(ROUNDS.c.table_id == schema.match.c.table_id).scalar_subquery()
MATCHES = select(schema.match).where(schema.match.c.table_id.in_(IDS)).order_by(schema.match.c.round)
BRIEF_LATEST = select(*(brief(column) for column in schema.match.c)).where(
    schema.match.c.table_id.in_(IDS), schema.match.c.round == LAST
)
LOGS = select(schema.answer).where(schema.answer.c.match_id.in_(IDS)).order_by(schema.answer.c.seq)
LOG = (
    select(schema.answer)
    .where(and_(schema.answer.c.match_id == bindparam("id"), schema.answer.c.seq >= bindparam("after")))
    .order_by(schema.answer.c.seq)
)
NUMBERED = select(
    schema.chat,
    func.row_number().over(partition_by=schema.chat.c.table_id, order_by=schema.chat.c.id.desc()).label("back"),
).where(schema.chat.c.table_id.in_(IDS))
LINES = NUMBERED.subquery()
TALK = select(LINES).where(LINES.c.back <= CHAT_KEPT).order_by(LINES.c.id)
PAGES = select(schema.page).where(schema.page.c.match_id.in_(IDS))
ANSWER = insert(schema.answer)
COLUMNS = schema.answer.c.keys()
GIVEN = (
    func.unnest(*(bindparam(column.name, type_=ARRAY(column.type)) for column in schema.answer.c))
    .table_valued(*COLUMNS, name="given")
    .render_derived()
)
ADDING = postgresql.insert(schema.answer).from_select(COLUMNS, select(*GIVEN.c))
FREE = ADDING.on_conflict_do_nothing().returning(schema.answer.c.match_id, schema.answer.c.seq)
POSTGRESQL: Dialect = asyncpg()  # type: ignore[no-untyped-call]
ADD = str(ADDING.compile(dialect=POSTGRESQL))
"""How PostgreSQL takes any number of rows, column by column: in its own words, because every move says them."""
ADD_FREE = str(FREE.compile(dialect=POSTGRESQL))
"""The same where a place may be taken: it adds what it can, and tells what that was. It is dearer, and said only where one was taken."""
PORTIONS = (64, 32, 16, 8, 4, 2, 1)
"""How many rows one statement adds to SQLite: these few are prepared once."""
ADD_SOME = {
    count: str(ANSWER.values([dict.fromkeys(COLUMNS)] * count).compile(dialect=sqlite.dialect())) for count in PORTIONS
}

Groups = dict[str, list[Any]]


def grouped(rows: Iterable[Any], key: str) -> Groups:
    found: Groups = {}
    for row in rows:
        found.setdefault(getattr(row, key), []).append(row)
    return found


def loaded(row: Any, places: Groups, played: Groups, logs: Groups, talk: Groups, pages: Groups) -> Loaded:
    table = table_row(row._mapping)
    matches = [match_row(one) for one in played.get(table.id, [])]
    seats = [seat_row(one) for one in places.get(table.id, [])]
    match = matches[-1] if matches else None
    rows = [Row(*one[1:]) for one in logs.get(match.id, [])] if match else []
    kept = {one.seat: one.text for one in pages.get(match.id, [])} if match else {}
    chat = [ChatLine(one.id, one.place, one.name, one.text, one.at) for one in talk.get(table.id, [])]
    return Loaded(table, seats, match, rows, chat, matches[:-1], kept)


def table_and_seats(found: Sequence[Any]) -> tuple[TableRow, list[SeatRow]]:
    """One row for each seat, and in each of them the table."""
    table = {column.name: found[0]._mapping[column] for column in schema.table.c}
    return table_row(table), [seat_row(one) for one in found]


def seat_row(row: Any) -> SeatRow:
    return SeatRow(row.place, row.name, row.bot, row.token, row.chance)


def flat(row: TableRow | MatchRow) -> dict[str, object]:
    """A value as columns: what is not a plain value becomes JSON."""
    values = asdict(row)
    for key, value in values.items():
        if isinstance(value, dict | list | Clock | Moment):
            values[key] = encode(value).decode()
    return values


def table_row(columns: Mapping[Any, Any]) -> TableRow:
    values = dict(columns)
    values["options"] = decode(values["options"])
    values["clock"] = decode(values["clock"], type=Clock)
    values["origin"] = decode(values["origin"], type=Moment) if values["origin"] else None
    return TableRow(**values)


def match_row(row: Any) -> MatchRow:
    values = dict(row._mapping)
    values["options"] = decode(values["options"])
    values["players"] = decode(values["players"])
    values["shares"] = decode(values["shares"]) if values["shares"] else None
    for key in ("holders", "points", "chances"):
        values[key] = decode(values[key]) if values[key] else None
    return MatchRow(**values)
