"""REST: the host's own door. With his key he sees who is here and what was reported, and keeps order."""

import secrets
from typing import Annotated, Final

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from veillee import __version__
from veillee.core.match import Illegal
from veillee.server.errors import REFUSALS
from veillee.server.hub import Hub
from veillee.server.readers import Anyone, bearer
from veillee.server.reports import Reported
from veillee.server.rest import Done
from veillee.server.sanctions import Kind, Sanction, Subject, checked
from veillee.server.table import Table

DAY: Final = 86_400.0
LONGEST: Final = 3650 * DAY
WORDS: Final = 500
"""The longest announcement."""


class Person(Struct, frozen=True):
    """Somebody at a table."""

    seat: int
    name: str | None
    bot: str | None
    connected: bool
    addresses: list[str]


class HostTable(Struct, frozen=True):
    """A table that is in the memory of this server."""

    id: str
    game: str
    state: str
    listed: bool
    people: list[Person]
    spectators: int
    created: float
    match: str | None
    answers: int


class Load(Struct, frozen=True):
    """How busy this server is."""

    version: str
    health: str
    tables: int
    running: int
    """Matches that people play here now: a restart interrupts none, but they notice."""
    sockets: int
    thinking: int
    """Bots and other work that wait for a worker."""
    patience: float
    """How long a bot may think now."""
    unarchived: int
    """Finished matches of which nothing is kept yet."""
    draining: bool


class HostView(Struct, frozen=True):
    """What the host sees."""

    load: Load
    tables: list[HostTable]
    sanctions: list[Sanction]
    reports: list[Reported]
    announcement: str


class Sentenced(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody to mute or to turn away, for so many seconds."""

    kind: Kind
    subject: Subject
    value: Annotated[str, Meta(min_length=1, max_length=64)]
    seconds: Annotated[float, Meta(gt=0, le=LONGEST)] = DAY


class Announcing(Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody reads for so many seconds; an empty text takes it back."""

    text: Annotated[str, Meta(max_length=WORDS)]
    seconds: Annotated[float, Meta(gt=0, le=LONGEST)] = DAY


class Draining(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the house prepares to close: what runs goes on, nothing new begins."""

    on: bool


def check_host(request: Anyone, hub: Hub) -> None:
    """Refuses whoever has not the host's key; a house without a key has no such door."""
    key, token = hub.settings.key, bearer(request)
    if not key:
        raise Illegal(
            "private",
            "cette maison n'a pas de clé : voir le réglage « key »",
            "this house has no key: see the setting “key”",
        )
    if token is None or not secrets.compare_digest(token.encode(), key.encode()):
        raise Illegal("private", "il faut la clé de l'hôte", "the host's key is needed")


@get("/api/host", responses=REFUSALS)
async def see_house(request: Anyone, hub: NamedDependency[Hub]) -> HostView:
    """Tables, people, load, sanctions and reports."""
    check_host(request, hub)
    tables = sorted(hub.tables.values(), key=lambda table: -table.row.created)
    return HostView(
        await load(hub),
        [host_table(table) for table in tables],
        [one for one in hub.sanctions.all if hub.settings.now() < one.until],
        await hub.reports.waiting(),
        hub.announcement,
    )


async def load(hub: Hub) -> Load:
    pool = hub.services.bot_pool
    now = hub.settings.now()
    return Load(
        version=__version__,
        health=await hub.health(),
        tables=len(hub.tables),
        running=sum(table.playing and bool(table.listeners) for table in hub.tables.values()),
        sockets=sum(len(table.listeners) for table in hub.tables.values()),
        thinking=pool.queue.length,
        patience=pool.patience,
        unarchived=len(await hub.store.unarchived(now + 3600, 1000)),
        draining=hub.services.draining,
    )


def host_table(table: Table) -> HostTable:
    facts = table.facts(brief=True)
    people = []
    for seat in facts.seats:
        place = table.held(seat.seat).place
        addresses = sorted({one.address for one in table.listeners if one.place == place and one.address})
        people.append(Person(seat.seat, seat.name, seat.bot, seat.connected, addresses))
    return HostTable(
        id=facts.id,
        game=facts.game,
        state=facts.state,
        listed=facts.listed,
        people=people,
        spectators=sum(listener.place < 0 for listener in table.listeners),
        created=facts.created,
        match=facts.match,
        answers=table.play.number if table.play is not None else 0,
    )


@post("/api/host/tables/{table_id:str}/close", responses=REFUSALS, status_code=200)
async def close_table(table_id: FromPath[str], request: Anyone, hub: NamedDependency[Hub]) -> Done:
    """Ends what is played at a table, with nobody the loser, and shuts it for good."""
    check_host(request, hub)
    await hub.close_table(await hub.table(table_id))
    return Done()


@post("/api/host/sanctions", responses=REFUSALS)
async def sentence(data: JSONBody[Sentenced], request: Anyone, hub: NamedDependency[Hub]) -> Done:
    """Mutes somebody, or turns him away, by address (a network too) or by name."""
    check_host(request, hub)
    await hub.sentence(data.kind, data.subject, checked(data.subject, data.value), data.seconds)
    return Done()


@post("/api/host/sanctions/{sanction:int}/lift", responses=REFUSALS, status_code=200)
async def lift(sanction: FromPath[int], request: Anyone, hub: NamedDependency[Hub]) -> Done:
    """Takes a sanction back."""
    check_host(request, hub)
    await hub.store.lift(sanction)
    await hub.tell_servers("house")
    return Done()


@post("/api/host/announce", responses=REFUSALS, status_code=200)
async def announce(data: JSONBody[Announcing], request: Anyone, hub: NamedDependency[Hub]) -> Done:
    """Tells everybody something, now and as long as it lasts."""
    check_host(request, hub)
    await hub.store.announce(data.text.strip(), hub.settings.now() + data.seconds)
    await hub.tell_servers("house")
    return Done()


@post("/api/host/drain", responses=REFUSALS, status_code=200)
async def drain(data: JSONBody[Draining], request: Anyone, hub: NamedDependency[Hub]) -> Load:
    """Lets nothing new begin, before a restart; or again."""
    check_host(request, hub)
    hub.drain(data.on)
    hub.publish({"table": "", "kind": "drain" if data.on else "undrain"})
    return await load(hub)


@post("/api/host/reports/{report:int}/{act:str}", responses=REFUSALS, status_code=200)
async def settle(report: FromPath[int], act: FromPath[str], request: Anyone, hub: NamedDependency[Hub]) -> Done:
    """Puts a report away (`dismiss`), or erases what it is about first (`erase`)."""
    check_host(request, hub)
    if act not in ("dismiss", "erase"):
        raise Illegal("malformed", "« dismiss » ou « erase »", "“dismiss” or “erase”")
    await hub.reports.settle(report, erase=act == "erase")
    return Done()


HANDLERS = [see_house, close_table, sentence, lift, announce, drain, settle]
