"""Replay of a finished match, frame by frame, from any seat's knowledge or with all cards open; and its record."""

import asyncio
from collections import OrderedDict

from msgspec import Struct
from msgspec.structs import replace

from veillee.core.dice import seal_of
from veillee.core.match import SPECTATOR, Illegal, View
from veillee.core.record import Record, answered, finished
from veillee.core.text import TONGUES, Tongue
from veillee.server.clock import plain
from veillee.server.game_cache import game
from veillee.server.packed import Packed
from veillee.server.play import Play, kept
from veillee.server.projection import OpenProjection, Projection
from veillee.server.protocol import Clock, Entry, Lang, Over, Sentence, encode
from veillee.server.rows import MatchRow, Row
from veillee.server.services import Services

OPEN = -2
"""The seat of one who sees everything."""
FRAMES = 100
"""How many moments a page has."""
REMEMBERED = 100
"""How many replays a server keeps, compressed."""


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
    players: list[str]
    roles: list[str]
    seat: int
    page: int
    pages: int
    frames: list[Frame]
    over: Over


class Replays:
    """The replays that somebody looked at lately, as they are sent; made in a worker, once for all who ask meanwhile."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.kept: OrderedDict[tuple[object, ...], asyncio.Future[list[Packed]]] = OrderedDict()

    async def page(
        self, match: MatchRow, rows: list[Row], seat: int, lang: Lang, number: int, address: str = ""
    ) -> Packed:
        """A page of a replay; a text that was erased since makes it another one."""
        key = (match.id, len(rows), sum(row.digest is not None for row in rows), seat, lang)
        if key not in self.kept:
            making = self.services.bot_pool.run(pages, match, rows, seat, lang, whose=(address, match.id))
            self.kept[key] = asyncio.ensure_future(making)
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


def pages(match: MatchRow, rows: list[Row], seat: int, lang: Lang) -> list[Packed]:
    """A replay in pages, encoded and compressed; this runs in a worker."""
    whole = replay(match, rows, seat, TONGUES[lang])
    parts = [whole.frames[start : start + FRAMES] for start in range(0, len(whole.frames), FRAMES)]
    return [
        Packed(encode(replace(whole, page=number, pages=len(parts), frames=frames)))
        for number, frames in enumerate(parts)
    ]


def replay(match: MatchRow, rows: list[Row], seat: int, tongue: Tongue) -> Replay:
    """All frames of a finished match, on one page; `seat` may be OPEN."""
    if not OPEN <= seat < match.seats:
        raise Illegal("seat", f"il n'y a pas de place {seat}", f"there is no seat {seat}")
    play = Play(game(match.game), match, frozenset(), Clock(), plain)
    kind = OpenProjection if seat == OPEN else Projection
    projection = kind(play, SPECTATOR if seat == OPEN else seat, tongue, match.players)
    frames = [frame(projection, match.started)]
    for row in kept(rows):
        play.apply(replace(row, seq=play.length, command=None))
        frames.append(frame(projection, row.at))
    if match.ended_by != "rules":
        play.given_up = next((row.act, row.seat) for row in reversed(rows) if row.act == match.ended_by)
    return Replay(match.id, match.game, match.players, projection.roles, seat, 0, 1, frames, projection.over())


def frame(projection: Projection, at: float) -> Frame:
    number = projection.play.number
    bar = projection.bar(projection.waiting(), projection.ask(projection.pending()))
    return Frame(number, projection.view(), bar, projection.log(number), at)


def record(match: MatchRow, rows: list[Row]) -> Record:
    """The record of a finished match, with its secret. One that was given up has no digest: its answers stop early."""
    empty = Record(
        game=match.game,
        rules=match.rules,
        seats=match.seats,
        options=match.options,
        dice=f"sealed:{match.secret}",
        seal=seal_of(bytes.fromhex(match.secret)),
        ask_all=True,
        players=match.players,
        shares=match.shares,
    )
    whole = answered(empty, [row.answer for row in kept(rows)])
    return finished(whole, game(match.game)) if match.ended_by == "rules" else whole
