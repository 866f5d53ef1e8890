"""Replay of a finished match from its archive, frame by frame, as any seat saw it or with all cards open."""

import asyncio
from collections import OrderedDict
from typing import Any, Final, cast

from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from veillee.core.dice import seal_of
from veillee.core.match import Illegal, View
from veillee.core.record import Record, finished
from veillee.server.archive import Opened, archive, other_rules, record
from veillee.server.compressed import Compressed
from veillee.server.game_cache import game
from veillee.server.logs import log
from veillee.server.protocol import Entry, Lang, Over, Sentence, encode
from veillee.server.rows import ArchiveRow, MatchRow, Row
from veillee.server.services import Services

FRAMES: Final = 100
"""How many moments a page has."""
REMEMBERED: Final = 100
"""How many replays a server keeps, compressed."""
AT_ONCE: Final = 20
"""How many archives are looked for at one time."""
CLAIMED: Final = 120.0
"""For how long one server has an archive to make, before another tries."""
TRIES: Final = 3
"""How often an archive is made anew because a text was erased meanwhile."""
LONGEST: Final = 60.0
"""How long a worker may be busy with an archive, in seconds of its processor."""


class Frame(Struct, frozen=True):
    """The match after so many answers."""

    number: int
    view: View
    bar: Sentence
    events: list[Entry]
    at: float


class Replay(Struct, frozen=True):
    """Moments of a match, a page at a time."""

    match: str
    game: str
    rules: int
    """The version of the rules under which it was played."""
    rules_now: int
    players: list[str]
    roles: list[str]
    seat: int
    page: int
    pages: int
    frames: list[Frame]
    over: Over


class Draws(Struct, frozen=True):
    """Every roll of a match's dice, with what they follow from."""

    seal: str
    secret: str
    chances: list[str | None]
    draws: list[tuple[int, int]]
    """Out of how many, and what came."""


class Archives:
    """What is kept of finished matches; each is made in a worker once the match is over, or when somebody asks first."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.making: dict[str, asyncio.Future[ArchiveRow]] = {}
        self.busy = False

    async def find(self, match: MatchRow, address: str = "") -> ArchiveRow:
        """The archive of a match, made now if it is not there yet."""
        found = await self.services.store.archived(match.id)
        if found is not None and (found.data is not None or self.is_lost(match, found)):
            return found
        if match.id not in self.making:
            making = self.making[match.id] = asyncio.ensure_future(self.make(match, address))
            making.add_done_callback(lambda _: self.making.pop(match.id, None))
        return await asyncio.shield(self.making[match.id])

    async def record(self, match: MatchRow, rows: list[Row]) -> Record:
        """The record of a finished match; its digest is the one that was kept, or worked out where the rules are still the same."""
        kept = await self.services.store.archived(match.id)
        found = record(match, rows, kept.trace if kept is not None else None)
        info = game(match.game)
        if found.trace is None and match.ended_by == "rules" and match.rules == info.rules_version:
            return await asyncio.to_thread(finished, found, info)
        return found

    @staticmethod
    def is_lost(match: MatchRow, row: ArchiveRow) -> bool:
        """Whether it was tried, and cannot be made under these rules either."""
        return row.due is None and match.rules != game(match.game).rules_version

    async def make(self, match: MatchRow, address: str) -> ArchiveRow:
        """Makes and keeps an archive; one in which something stands that was erased meanwhile is made again."""
        store, pool = self.services.store, self.services.bot_pool
        for _ in range(TRIES):
            row = await store.archived(match.id)
            due = row.due if row is not None else None
            rows = await store.rows(match.id)
            data: bytes | None = None
            trace: str | None = None
            try:
                data, trace = await pool.run(archive, match, rows, whose=(address, match.id), seconds=LONGEST)
            except Illegal as illegal:
                log.warning("a match cannot be archived", extra={"match": match.id, "why": illegal.code})
            if row is None or await store.keep_archive(match.id, due, trace, data):
                return ArchiveRow(None, trace, data)
        raise other_rules()

    async def catch_up(self, now: float) -> None:
        """Makes what is due, one after the other: no table waits for it."""
        if self.busy:
            return
        self.busy = True
        try:
            for match_id, due in await self.services.store.unarchived(now, AT_ONCE):
                if await self.services.store.claim_archive(match_id, due, now + CLAIMED):
                    await self.make_one(match_id)
        except (SQLAlchemyError, OSError):
            log.warning("archives wait for the database")
        finally:
            self.busy = False

    async def make_one(self, match_id: str) -> None:
        store = self.services.store
        try:
            match = await store.match(match_id)
            assert match is not None
            await self.find(match)
        except Exception:
            log.exception("a match could not be archived", extra={"match": match_id})
            row = await store.archived(match_id)
            await store.keep_archive(match_id, row.due if row else None, None, None)


class Replays:
    """The replays that somebody looked at lately, as they are sent; made in a worker, once for all who ask meanwhile."""

    def __init__(self, services: Services, archives: Archives) -> None:
        self.services = services
        self.archives = archives
        self.kept: OrderedDict[tuple[object, ...], asyncio.Future[list[Compressed]]] = OrderedDict()

    async def page(
        self, match: MatchRow, rows: list[Row], seat: int, lang: Lang, number: int, address: str = ""
    ) -> Compressed:
        """A page of a replay; a text that was erased since makes it another one."""
        key = (match.id, len(rows), sum(row.digest is not None for row in rows), seat, lang)
        if key not in self.kept:
            self.kept[key] = asyncio.ensure_future(self.make(match, seat, lang, address))
            while len(self.kept) > REMEMBERED:
                self.kept.popitem(last=False)
        self.kept.move_to_end(key)
        try:
            found = await asyncio.shield(self.kept[key])
        except Exception:
            self.kept.pop(key, None)
            raise
        if number >= len(found):
            last = len(found) - 1
            raise Illegal("no-page", f"les pages vont de 0 à {last}", f"pages go from 0 to {last}")
        return found[number]

    async def draws(self, match: MatchRow, address: str) -> Compressed:
        """Every roll of a match."""
        data = await self.data(match, address)
        return await self.services.bot_pool.run(draws, match, data, whose=(address, match.id))

    async def data(self, match: MatchRow, address: str) -> bytes:
        data = (await self.archives.find(match, address)).data
        if data is None:
            raise other_rules()
        return data

    async def make(self, match: MatchRow, seat: int, lang: Lang, address: str) -> list[Compressed]:
        data = await self.data(match, address)
        return await self.services.bot_pool.run(pages, match, data, seat, lang, whose=(address, match.id))


def draws(match: MatchRow, data: bytes) -> Compressed:
    """The rolls of a match; this runs in a worker."""
    rolled = cast(Any, Opened(data).head.draws)
    return Compressed(encode(Draws(seal_of(bytes.fromhex(match.secret)), match.secret, match.chances or [], rolled)))


def pages(match: MatchRow, data: bytes, seat: int, lang: Lang) -> list[Compressed]:
    """A replay in pages, encoded and compressed; this runs in a worker. What was archived is passed on as it is."""
    opened = Opened(data)
    head, eye = opened.head, opened.eye(seat)
    frames = [
        Frame(number, cast(Any, sight.view), cast(Any, sight.told[lang].bar), cast(Any, sight.told[lang].events), at)
        for number, at, sight in zip(head.numbers, head.at, opened.sights(seat), strict=True)
    ]
    parts = [frames[start : start + FRAMES] for start in range(0, len(frames), FRAMES)]
    return [
        Compressed(
            encode(
                Replay(
                    match=match.id,
                    game=match.game,
                    rules=match.rules,
                    rules_now=game(match.game).rules_version,
                    players=match.players,
                    roles=head.roles[eye][lang],
                    seat=seat,
                    page=number,
                    pages=len(parts),
                    frames=part,
                    over=cast(Any, head.over[eye][lang]),
                )
            )
        )
        for number, part in enumerate(parts)
    ]
