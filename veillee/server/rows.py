"""Database rows as plain values."""

from typing import Final, Literal

from msgspec import Struct

from veillee.core.choosers import Answer
from veillee.core.dice import SealedDice, mixed
from veillee.core.game import Options
from veillee.core.match import STRUCK
from veillee.server.protocol import ChatLine, Clock, Lang, Moment

Act = Literal["answer", "lapse", "undo", "strike", "ask", "yes", "no", "concede", "flag", "bot", "back", "rematch"]
"""What can happen to a match. Only `answer` moves it, and `lapse`, an answer that the table gave for a seat when time was over;
`undo` keeps the first `value` answers; `strike` erases the text of answer number `value`; the others are about people.
"""
MOVES: Final = ("answer", "lapse")


class Row(Struct, frozen=True):
    """One line of a match's log."""

    seq: int
    act: Act
    seat: int
    value: int
    at: float
    command: str | None = None
    text: str | None = None
    digest: str | None = None
    """What stands for a text that was erased."""
    question: str | None = None
    """A digest of what an answer answered."""
    lang: str | None = None
    """In which language a person wrote the text."""

    @property
    def answer(self) -> Answer:
        """The same as the rules take it."""
        return self.seat, self.value, self.text or "" if self.digest is None else STRUCK + self.digest


class Written(Struct, frozen=True):
    """What one server wrote of a match, as it tells the others."""

    match: str
    rows: list[Row]


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
    state: Literal["open", "running", "over", "closed"]
    host: str | None = None
    letters: bool = True
    seen: float = 0.0
    secret: str | None = None
    """That of the next match; its seal is shown before anybody adds to it."""


class SeatRow(Struct, frozen=True):
    """A place at a table, free when it has no name."""

    place: int
    name: str | None = None
    bot: str | None = None
    token: str | None = None
    chance: str | None = None
    """What its holder mixes into the secret of the next match; empty: it is still to come."""


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
    holders: list[str | None] | None = None
    """The hashes of the tokens of those who play, by seat; None for a bot."""
    points: list[int] | None = None
    chances: list[str | None] | None = None
    """What each seat mixed into the secret."""

    @property
    def dice(self) -> SealedDice:
        """The dice as they lie before the first roll."""
        return SealedDice(mixed(bytes.fromhex(self.secret), self.chances or []))


class ArchiveRow(Struct, frozen=True):
    """What is kept of a finished match, or is to be."""

    due: float | None
    trace: str | None
    data: bytes | None


class ReportRow(Struct, frozen=True):
    """Something that was shown to the host: a row of a match, or a line of talk."""

    table_id: str
    match_id: str | None
    seq: int | None
    chat: int | None


class Subscription(Struct, frozen=True):
    """A browser that is called when its table waits: where, with which keys, and in which language."""

    id: int
    table_id: str
    token: str
    """The hash of the token of whoever is called."""
    endpoint: str
    key: str
    auth: str
    lang: Lang
    called: float
    """When that began of which it was last told."""


class Loaded(Struct, frozen=True):
    """What is stored of a table, of its latest match and of those before."""

    table: TableRow
    seats: list[SeatRow]
    match: MatchRow | None
    rows: list[Row]
    chat: list[ChatLine]
    earlier: list[MatchRow] = []
    pages: dict[int, str] = {}
    """What each seat keeps for itself beside the latest match."""
