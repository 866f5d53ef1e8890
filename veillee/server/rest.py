"""REST: tables and finished matches, with a long poll for playing where there are no sockets."""

import asyncio
from typing import Annotated, Final, cast

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Struct
from msgspec.json import decode

from veillee.core.match import Illegal
from veillee.core.record import Record
from veillee.core.text import TONGUES, Tongue
from veillee.server import protocol, replay
from veillee.server.archive import OPEN
from veillee.server.commands import handle, unavailable
from veillee.server.compressed import COMPRESSED
from veillee.server.errors import REFUSALS
from veillee.server.hub import Hub, no_table
from veillee.server.listener import Listener
from veillee.server.protocol import Answer, Lang, NewTable, Refused, Said, Seated, Sit, State, TableFacts, Welcome
from veillee.server.readers import Anyone, bearer, check_reader, private, seat_in
from veillee.server.socket import place
from veillee.server.table import Table

WAIT = 25.0
"""How long a poll waits for something to happen."""
PAGE = 50
"""How many finished matches a page lists."""


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
async def open_table(data: JSONBody[NewTable], request: Anyone, hub: NamedDependency[Hub]) -> Seated:
    """Opens a table and sits down at it."""
    if not hub.new_tables.allows(address(request)):
        raise Illegal(
            "slow-down", "trop de tables ouvertes : attendez une minute", "too many tables opened: wait a minute"
        )
    if data.origin is not None:
        await check_reader((await hub.finished(data.origin.match))[0], request, hub)
    return await hub.open_table(data, address(request))


@get("/api/tables", responses=REFUSALS)
async def list_tables(hub: NamedDependency[Hub]) -> list[TableFacts]:
    """The listed tables that wait for players or may be watched."""
    return await hub.listed()


@get("/api/tables/{table_id:str}", responses=REFUSALS)
async def see_table(table_id: FromPath[str], request: Anyone, hub: NamedDependency[Hub]) -> TableFacts:
    """What everyone may know of a table; the holder of a seat also learns whether it waits."""
    if bearer(request) is not None:
        table = await hub.table(table_id)
        async with table.lock:
            return await table.facts_for(bearer(request))
    for facts in await hub.facts([table_id]):
        return facts
    raise no_table()


@post("/api/tables/{table_id:str}/sit", responses=REFUSALS)
async def sit_down(table_id: FromPath[str], data: JSONBody[Sit], request: Anyone, hub: NamedDependency[Hub]) -> Seated:
    """Takes a free seat; the match starts when the last one is taken."""
    if not hub.new_seats.allows(address(request)):
        raise Illegal("slow-down", "moins vite : attendez quelques secondes", "slow down: wait a few seconds")
    return await hub.sit(await hub.table(table_id), data, address(request))


@post("/api/tables/{table_id:str}/leave", responses=REFUSALS)
async def leave_table(table_id: FromPath[str], request: Anyone, hub: NamedDependency[Hub]) -> Done:
    """Frees one's seat, before a match starts or after it has ended."""
    await hub.leave(await hub.table(table_id), held(request))
    return Done()


# Playing without a socket


class RequestListener(Listener):
    """A listener that remembers what it is told, for as long as a request lasts."""

    follows_letters = False

    def __init__(self, place: int, tongue: Tongue, now: float, address: str = "") -> None:
        super().__init__(place, tongue, now, address)
        self.told: list[bytes] = []
        self.heard_something = asyncio.Event()

    def begin(self) -> None:
        self.told.clear()

    def send(self, data: bytes) -> None:
        self.told.append(data)
        self.heard_something.set()


@get("/api/tables/{table_id:str}/poll", responses=REFUSALS)
async def poll(
    table_id: FromPath[str],
    request: Anyone,
    hub: NamedDependency[Hub],
    after: Annotated[int | None, QueryParameter(ge=0, lt=2**53)] = None,
    lang: FromQuery[Lang] = "fr",
) -> Response[Welcome]:
    """Waits until something happens to the match after a version, then tells everything."""
    table = await hub.table(table_id)
    token = bearer(request)
    listener = RequestListener(place(table, token), TONGUES[lang], table.now, address(request))
    async with table.lock:
        await table.begin()
        listener.place = place(table, token)
        table.arrive(listener)
        version = table.play.version if table.play else 0
    try:
        if after is not None and version <= after:
            await asyncio.wait_for(listener.heard_something.wait(), WAIT)
    except TimeoutError:
        pass
    finally:
        table.stop_telling(listener)
    async with table.lock:
        await table.wake()
        listener.place = place(table, token)
        return Response(cast(Welcome, table.welcome(listener)))


@post("/api/tables/{table_id:str}/answer", responses=REFUSALS, request_max_body_size=protocol.MESSAGE_BYTES)
async def answer(
    table_id: FromPath[str],
    data: JSONBody[Answer],
    request: Anyone,
    hub: NamedDependency[Hub],
    lang: FromQuery[Lang] = "fr",
) -> Response[State | Refused]:
    """Answers the open decision."""
    pick = protocol.Pick(data.seq, data.command_id, data.pick, data.text, data.lang)
    table = await hub.table(table_id)
    listener = RequestListener(seated(table, request), TONGUES[lang], table.now, address(request))
    found = await replied(table, listener, pick)
    return Response(found, status_code=409 if isinstance(found, Refused) else 200)


@post("/api/tables/{table_id:str}/say", responses=REFUSALS, request_max_body_size=protocol.MESSAGE_BYTES)
async def say(
    table_id: FromPath[str],
    data: JSONBody[Said],
    request: Anyone,
    hub: NamedDependency[Hub],
    lang: FromQuery[Lang] = "fr",
) -> Response[bytes]:
    """Says anything that can be said over the socket; the reply is the one that the socket would have brought."""
    table = await hub.table(table_id)
    listener = RequestListener(seated(table, request), TONGUES[lang], table.now, address(request))
    if isinstance(data, protocol.Pick):
        return Response(protocol.encode(await replied(table, listener, data)), media_type=MediaType.JSON)
    table.arrive(listener)
    try:
        await handle(table, listener, data)
    finally:
        table.stop_telling(listener)
    kinds = REPLIES.get(type(data), (State, Welcome))
    found = (told for told in listener.told if isinstance(decode(told, type=protocol.Reply), (Refused, *kinds)))
    return Response(next(found, b'{"done":true}'), media_type=MediaType.JSON)


REPLIES: Final[dict[type[Said], tuple[type[protocol.Reply], ...]]] = {
    protocol.Undo: (Welcome, protocol.UndoAsked),
    protocol.Consent: (Welcome, protocol.UndoAsked),
    protocol.Rematch: (Welcome, protocol.RematchWanted),
    protocol.Chat: (protocol.ChatLine,),
    protocol.Why: (protocol.Because,),
    protocol.Ping: (protocol.Pong,),
}
"""What is told to whoever said a thing, among all that is told meanwhile; after anything else the match as it is then."""


async def replied(table: Table, listener: RequestListener, pick: protocol.Pick) -> State | Refused:
    """What comes of an answer, which may be held back until its time."""
    table.arrive(listener)
    try:
        await handle(table, listener, pick)
        async with asyncio.timeout(WAIT):
            while True:
                for data in listener.told:
                    found = decode(data, type=protocol.Reply)
                    if isinstance(found, State | Refused) and found.command_id == pick.command_id:
                        return found
                listener.told.clear()
                listener.heard_something.clear()
                await listener.heard_something.wait()
    except TimeoutError:
        raise unavailable() from None
    finally:
        table.stop_telling(listener)


# Finished matches


@get("/api/matches", responses=REFUSALS)
async def list_matches(
    hub: NamedDependency[Hub], before: FromQuery[float | None] = None, ids: FromQuery[str | None] = None
) -> list[MatchFacts]:
    """Finished matches of listed tables, the latest first; or those of the given ids."""
    if ids is not None:
        rows = [row for row in await hub.store.matches(ids.split(",")[:PAGE]) if row.ended is not None]
    else:
        rows = await hub.store.finished(before if before is not None else hub.settings.now() + 1, PAGE)
    return [
        MatchFacts(row.id, row.table_id, row.game, row.players, row.ended or 0.0, row.shares or [], row.ended_by or "")
        for row in rows
    ]


@get("/api/matches/{match_id:str}/record", responses=REFUSALS)
async def read_record(match_id: FromPath[str], request: Anyone, hub: NamedDependency[Hub]) -> Record:
    """The record of a finished match, with the secret of its dice."""
    match, rows = await hub.finished(match_id)
    await check_reader(match, request, hub)
    return await hub.archives.record(match, rows)


@get("/api/matches/{match_id:str}/replay", responses=REFUSALS, opt=COMPRESSED)
async def read_replay(
    match_id: FromPath[str],
    request: Anyone,
    hub: NamedDependency[Hub],
    seat: Annotated[str, QueryParameter(pattern="^(all|-1|[0-9]{1,2})$")] = "-1",
    lang: FromQuery[Lang] = "fr",
    page: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
) -> Response[replay.Replay]:
    """The moments of a finished match, from one seat's knowledge or with all cards open; there may be several pages."""
    match, rows = await hub.finished(match_id)
    await check_reader(match, request, hub)
    eyes = OPEN if seat == "all" else int(seat)
    found = await hub.replays.page(match, rows, eyes, lang, page, address(request))
    return found.reply(request)


@get("/api/matches/{match_id:str}/draws", responses=REFUSALS, opt=COMPRESSED)
async def read_draws(match_id: FromPath[str], request: Anyone, hub: NamedDependency[Hub]) -> Response[replay.Draws]:
    """Every roll of the dice of a finished match, with the secret from which they follow: anybody can roll them again."""
    match, _ = await hub.finished(match_id)
    await check_reader(match, request, hub)
    return (await hub.replays.draws(match, address(request))).reply(request)


@post("/api/matches/{match_id:str}/forget", responses=REFUSALS, status_code=200)
async def forget_me(match_id: FromPath[str], request: Anyone, hub: NamedDependency[Hub]) -> Done:
    """One who played is taken out of a finished match: name, texts, page, and what was said at its table."""
    match, _ = await hub.finished(match_id)
    seat = seat_in(match, bearer(request))
    if seat is None:
        raise private()
    await hub.forget(match, seat)
    return Done()


class HouseFacts(Struct, frozen=True):
    """What the house has to say to everybody."""

    announcement: str
    draining: bool


@get("/api/house", responses=REFUSALS)
async def see_house(hub: NamedDependency[Hub]) -> HouseFacts:
    """What the host announces, and whether anything new may begin."""
    return HouseFacts(hub.announcement, hub.services.draining)


# Who asks


def address(request: Anyone) -> str:
    return request.client.host if request.client else ""


def held(request: Anyone) -> str:
    """The token of whoever asks."""
    token = bearer(request)
    if token is None:
        raise Illegal(
            "token",
            "il faut le jeton d'une place : « Authorization: Bearer … »",
            "the token of a seat is needed: “Authorization: Bearer …”",
        )
    return token


def seated(table: Table, request: Anyone) -> int:
    """The place of whoever asks; one without a token has none. It may be another's as soon as somebody else has had a turn."""
    return table.place_with(held(request))


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
    read_draws,
    forget_me,
    see_house,
]
