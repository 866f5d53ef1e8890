"""REST: what one does at a table that is filling, besides sitting down and leaving."""

from typing import Annotated

from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from veillee.core.match import Illegal
from veillee.server.errors import REFUSALS
from veillee.server.hub import Hub
from veillee.server.new_table import bot_seat, free_place, taken_names, within
from veillee.server.protocol import SeatNumber
from veillee.server.readers import Anyone
from veillee.server.rest import Done, address, seated
from veillee.server.rows import SeatRow
from veillee.server.seats import told_apart
from veillee.server.table import Table


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a free seat."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=32)]


@post("/api/tables/{table_id:str}/bot", responses=REFUSALS)
async def seat_bot(
    table_id: FromPath[str], data: JSONBody[SeatBot], request: Anyone, hub: NamedDependency[Hub]
) -> Done:
    """Lets a bot have a free seat, for anybody who sits at the table; the match starts when the last one is taken."""
    if not hub.new_seats.allows(address(request)):
        raise Illegal("slow-down", "moins vite : attendez quelques secondes", "slow down: wait a few seconds")
    table = await hub.table(table_id)
    seated(table, request)
    async with table.lock:
        await hub.hold(table, bot_for(table, data))
        await table.start_if_ready()
    return Done()


def bot_for(table: Table, wanted: SeatBot) -> SeatRow:
    """The bot that takes the seat, if it is free and no match is under way."""
    if table.playing:
        raise Illegal("running", "la partie a commencé", "the match has started")
    place = free_place(table.places, table.held(within(wanted.seat, table.row.seats)).place)
    bot = bot_seat(place, wanted.level, table.row.game)
    assert bot.name is not None
    return SeatRow(place, told_apart(bot.name, taken_names(table.places)), bot.bot, None)


HANDLERS = [seat_bot]
