"""What the store keeps, as plain values."""

from typing import Literal

from msgspec import Struct

from veillee.core.game import Options
from veillee.server.protocol import ChatLine, Clock, Moment

Act = Literal["answer", "undo", "ask", "yes", "no", "concede", "flag", "bot", "back", "rematch"]
"""What can happen to a match. Only `answer` moves it; `undo` keeps the first `value` answers; the others are about people."""


class Row(Struct, frozen=True):
    """One line of a match's log."""

    seq: int
    act: Act
    seat: int
    value: int
    at: float
    command: str | None = None


class TableRow(Struct, frozen=True, kw_only=True):
    """A table as it was opened."""

    id: str
    game: str
    seats: int
    options: Options
    listed: bool
    watch: Literal["everyone", "link", "nobody"]
    clock: Clock
    guided: bool
    origin: Moment | None
    created: float
    state: Literal["open", "running", "over"]


class SeatRow(Struct, frozen=True):
    """A place at a table, free when it has no name."""

    place: int
    name: str | None = None
    bot: str | None = None
    token: str | None = None


class MatchRow(Struct, frozen=True, kw_only=True):
    """A match; the log of its answers is kept apart."""

    id: str
    table_id: str
    round: int
    game: str
    rules: int
    seats: int
    options: Options
    secret: str
    players: list[str]
    started: float
    ended: float | None = None
    ended_by: str | None = None
    shares: list[float] | None = None


class Loaded(Struct, frozen=True):
    """What is stored of a table and of its latest match."""

    table: TableRow
    seats: list[SeatRow]
    match: MatchRow | None
    rows: list[Row]
    chat: list[ChatLine]
