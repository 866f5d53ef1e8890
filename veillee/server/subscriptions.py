"""REST: the browsers on which somebody wants to be called when a table of days waits for him."""

from typing import Annotated, Final

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from veillee.core.match import Illegal
from veillee.server.errors import REFUSALS
from veillee.server.hub import Hub
from veillee.server.protocol import ONE_LINE, Lang
from veillee.server.readers import Anyone
from veillee.server.rest import Done, address, seated
from veillee.server.rows import Subscription
from veillee.server.table import Table

BROWSERS: Final = 5
"""On how many browsers one person is called from one table; the latest."""

Endpoint = Annotated[str, Meta(min_length=1, max_length=1024, pattern=ONE_LINE)]
Base64 = r"^[A-Za-z0-9_-]*$"


class PushKey(Struct, frozen=True):
    """The key by which a browser knows this house; empty: this house calls nobody."""

    key: str


class Subscribe(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser to call, as its `PushSubscription` says: where, and with which keys (`p256dh` and `auth`)."""

    endpoint: Endpoint
    key: Annotated[str, Meta(min_length=87, max_length=87, pattern=Base64)]
    auth: Annotated[str, Meta(min_length=22, max_length=22, pattern=Base64)]
    lang: Lang = "fr"


class Unsubscribe(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that is no longer to be called."""

    endpoint: Endpoint


@get("/api/push", responses=REFUSALS)
async def push_key(hub: NamedDependency[Hub]) -> PushKey:
    """The public key with which a browser subscribes (`applicationServerKey`)."""
    return PushKey((await hub.pushes.courier()).vapid.public if hub.pushes.on else "")


@post("/api/tables/{table_id:str}/subscribe", responses=REFUSALS, status_code=200)
async def subscribe(
    table_id: FromPath[str], data: JSONBody[Subscribe], request: Anyone, hub: NamedDependency[Hub]
) -> Done:
    """Lets a browser be called when a table of days waits for the seat, while nobody is there."""
    table = await hub.table(table_id)
    place = seated(table, request)
    check_calls(table, hub)
    (await hub.pushes.courier()).check(data.endpoint, data.key, data.auth)
    if not hub.pushes.wanted.allows(address(request)):
        raise Illegal(
            "slow-down", "trop de navigateurs à prévenir : attendez un peu", "too many browsers to call: wait a little"
        )
    token = table.places[place].token
    assert token is not None
    wanted = Subscription(0, table_id, token, data.endpoint, data.key, data.auth, data.lang, hub.settings.now())
    await hub.store.subscribe(wanted, BROWSERS)
    return Done()


@post("/api/tables/{table_id:str}/unsubscribe", responses=REFUSALS, status_code=200)
async def unsubscribe(
    table_id: FromPath[str], data: JSONBody[Unsubscribe], request: Anyone, hub: NamedDependency[Hub]
) -> Done:
    """That browser is no longer called from this table."""
    table = await hub.table(table_id)
    await hub.store.unsubscribe(table_id, table.places[seated(table, request)].token or "", data.endpoint)
    return Done()


def check_calls(table: Table, hub: Hub) -> None:
    """Refuses where nobody is ever called."""
    if not hub.pushes.on:
        raise Illegal("no-push", "cette maison ne prévient personne", "this house calls nobody")
    if table.row.clock.kind != "days":
        raise Illegal(
            "no-push",
            "on n'est prévenu qu'aux tables où l'on joue sur plusieurs jours",
            "one is called only at tables that play over days",
        )


HANDLERS = [push_key, subscribe, unsubscribe]
