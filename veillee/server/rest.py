"""The hall over HTTP: tables, finished matches, and a way to play where there are no sockets."""

import asyncio
from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Struct
from msgspec.json import decode

from veillee.core.match import Illegal
from veillee.core.record import Record
from veillee.core.text import TONGUES, Tongue
from veillee.server import protocol, replay
from veillee.server.commands import hear
from veillee.server.errors import REFUSALS
from veillee.server.gathering import Listener
from veillee.server.house import House, no_table
from veillee.server.protocol import Answer, Lang, NewTable, Refused, Said, Seated, Sit, State, TableFacts, Welcome
from veillee.server.socket import place
from veillee.server.table import Table

WAIT = 25.0
"""How long a poll waits for something to happen."""
PAGE = 50
"""How many finished matches a page lists."""

Anyone = Request[Any, Any, Any]


class MatchFacts(Struct, frozen=True):
    """A finished match."""

    match: str
    table: str
    game: str
    players: list[str]
    ended: float
    shares: list[float]
    reason: str


class Done(Struct, frozen=True):
    """It is done."""

    done: bool = True


# Tables


TABLE_BYTES: Final = 262_144
"""The longest body that opens a table: a sheet of cards may come with it."""


@post("/api/tables", responses=REFUSALS, request_max_body_size=TABLE_BYTES)
async def open_table(data: JSONBody[NewTable], request: Anyone, house: NamedDependency[House]) -> Seated:
    """Opens a table and sits down at it."""
    if not house.new_tables.allows(address(request)):
        raise Illegal(
            "slow-down", "trop de tables ouvertes : attendez une minute", "too many tables opened: wait a minute"
        )
    return await house.open_table(data)


@get("/api/tables", responses=REFUSALS)
async def list_tables(house: NamedDependency[House]) -> list[TableFacts]:
    """The listed tables that wait for players or may be watched."""
    return await house.listed()


@get("/api/tables/{table_id:str}", responses=REFUSALS)
async def see_table(table_id: FromPath[str], house: NamedDependency[House]) -> TableFacts:
    """What everyone may know of a table."""
    for facts in await house.facts([table_id]):
        return facts
    raise no_table()


@post("/api/tables/{table_id:str}/sit", responses=REFUSALS)
async def sit_down(table_id: FromPath[str], data: JSONBody[Sit], house: NamedDependency[House]) -> Seated:
    """Takes a free seat; the match starts when the last one is taken."""
    return await house.sit(await house.table(table_id), data)


@post("/api/tables/{table_id:str}/leave", responses=REFUSALS)
async def leave_table(table_id: FromPath[str], request: Anyone, house: NamedDependency[House]) -> Done:
    """Frees one's seat, before a match starts or after it has ended."""
    table = await house.table(table_id)
    await house.leave(table, seated(table, request))
    return Done()


# Playing without a socket


class Ear(Listener):
    """A listener that remembers what it is told, for as long as a request lasts."""

    def __init__(self, place: int, tongue: Tongue, now: float) -> None:
        super().__init__(place, tongue, now)
        self.told: list[bytes] = []
        self.news = asyncio.Event()

    def send(self, data: bytes) -> None:
        self.told.append(data)
        self.news.set()


@get("/api/tables/{table_id:str}/poll", responses=REFUSALS)
async def poll(
    table_id: FromPath[str],
    request: Anyone,
    house: NamedDependency[House],
    after: Annotated[int | None, QueryParameter(ge=0, lt=2**53)] = None,
    lang: FromQuery[Lang] = "fr",
) -> Welcome:
    """Waits until something happens to the match after a version, then tells everything."""
    table = await house.table(table_id)
    token = bearer(request)
    ear = Ear(place(table, token), TONGUES[lang], table.now)
    async with table.lock:
        await table.begin()
        table.arrive(ear)
        version = table.play.news if table.play else 0
    try:
        if after is not None and version <= after:
            await asyncio.wait_for(ear.news.wait(), WAIT)
    except TimeoutError:
        pass
    finally:
        table.stop_telling(ear)
    async with table.lock:
        await table.wake()
        return table.welcome(ear)


@post("/api/tables/{table_id:str}/answer", responses=REFUSALS)
async def answer(
    table_id: FromPath[str],
    data: JSONBody[Answer],
    request: Anyone,
    house: NamedDependency[House],
    lang: FromQuery[Lang] = "fr",
) -> Response[State | Refused]:
    """Answers the open decision."""
    pick = protocol.Pick(data.seq, data.command_id, data.pick)
    table = await house.table(table_id)
    ear = Ear(seated(table, request), TONGUES[lang], table.now)
    await listening(table, ear, pick)
    found = decode(ear.told[0], type=State | Refused)
    return Response(found, status_code=409 if isinstance(found, Refused) else 200)


@post("/api/tables/{table_id:str}/say", responses=REFUSALS)
async def say(
    table_id: FromPath[str],
    data: JSONBody[Said],
    request: Anyone,
    house: NamedDependency[House],
    lang: FromQuery[Lang] = "fr",
) -> Response[bytes]:
    """Says anything that can be said over the socket; the reply is what the socket would have brought first."""
    table = await house.table(table_id)
    ear = Ear(seated(table, request), TONGUES[lang], table.now)
    await listening(table, ear, data)
    return Response(ear.told[0] if ear.told else b'{"done":true}', media_type=MediaType.JSON)


async def listening(table: Table, ear: Ear, said: Said) -> None:
    """One message from somebody who listens while it is taken in."""
    table.arrive(ear)
    try:
        await hear(table, ear, said)
    finally:
        table.stop_telling(ear)


# Finished matches


@get("/api/matches", responses=REFUSALS)
async def list_matches(
    house: NamedDependency[House], before: FromQuery[float | None] = None, ids: FromQuery[str | None] = None
) -> list[MatchFacts]:
    """Finished matches of listed tables, the latest first; or those of the given ids."""
    if ids is not None:
        found = [await house.store.match(one) for one in ids.split(",")[:PAGE]]
        rows = [row for row in found if row is not None and row.ended is not None]
    else:
        rows = await house.store.finished(before if before is not None else house.settings.now() + 1, PAGE)
    return [
        MatchFacts(row.id, row.table_id, row.game, row.players, row.ended or 0.0, row.shares or [], row.ended_by or "")
        for row in rows
    ]


@get("/api/matches/{match_id:str}/record", responses=REFUSALS)
async def read_record(match_id: FromPath[str], house: NamedDependency[House]) -> Record:
    """The record of a finished match, with the secret of its dice."""
    return replay.record(*await house.finished(match_id))


@get("/api/matches/{match_id:str}/replay", responses=REFUSALS)
async def read_replay(
    match_id: FromPath[str],
    house: NamedDependency[House],
    seat: Annotated[str, QueryParameter(pattern="^(all|-1|[0-9]{1,2})$")] = "-1",
    lang: FromQuery[Lang] = "fr",
) -> replay.Replay:
    """Every moment of a finished match, from one seat's knowledge or with all cards open."""
    match, rows = await house.finished(match_id)
    return replay.replay(match, rows, replay.OPEN if seat == "all" else int(seat), TONGUES[lang])


# Who asks


def address(request: Anyone) -> str:
    return request.client.host if request.client else ""


def bearer(request: Anyone) -> str | None:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" and token else None


def seated(table: Table, request: Anyone) -> int:
    """The place of whoever asks; one without a token has none."""
    token = bearer(request)
    if token is None:
        raise Illegal(
            "token",
            "il faut le jeton d'une place : « Authorization: Bearer … »",
            "the token of a seat is needed: “Authorization: Bearer …”",
        )
    return table.place_with(token)


HANDLERS = [
    open_table,
    list_tables,
    see_table,
    sit_down,
    leave_table,
    poll,
    answer,
    say,
    list_matches,
    read_record,
    read_replay,
]
