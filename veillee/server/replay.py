"""A finished match, moment by moment, from any seat's knowledge or with all cards open."""

from msgspec import Struct

from veillee.core.dice import seal_of
from veillee.core.match import SPECTATOR, Illegal, View
from veillee.core.record import Record, finished
from veillee.core.text import Tongue
from veillee.server.clock import plain
from veillee.server.play import Play, kept
from veillee.server.protocol import Clock, Entry, Over
from veillee.server.rows import MatchRow, Row
from veillee.server.shelf import game
from veillee.server.sight import Sight

OPEN = -2
"""The seat of one who sees everything."""


class Frame(Struct, frozen=True):
    """The match after so many answers."""

    number: int
    view: View
    bar: str
    events: list[Entry]
    at: float


class Replay(Struct, frozen=True):
    """Every moment of a match."""

    match: str
    game: str
    players: list[str]
    seat: int
    frames: list[Frame]
    over: Over


class OpenSight(Sight):
    """A sight to which nothing is hidden, for matches that are over."""

    def view(self) -> View:
        bare = self.play.live.now.copy()
        bare.known = [(1 << bare.seats) - 1] * len(bare.known)
        return bare.view(SPECTATOR)

    def log(self, start: int) -> list[Entry]:
        told = self.play.told
        return [self.entry(n, one) for n in range(start, len(told)) for one in told[n]]


def replay(match: MatchRow, rows: list[Row], seat: int, tongue: Tongue) -> Replay:
    """The frames of a finished match; `seat` may be OPEN."""
    if not OPEN <= seat < match.seats:
        raise Illegal("seat", f"il n'y a pas de place {seat}", f"there is no seat {seat}")
    play = Play(game(match.game), match, frozenset(), Clock(), plain)
    kind = OpenSight if seat == OPEN else Sight
    sight = kind(play, SPECTATOR if seat == OPEN else seat, tongue, match.players)
    frames = [frame(sight, match.started)]
    for row in kept(rows):
        play.apply(play.next_row("answer", row.seat, row.value, row.at))
        frames.append(frame(sight, row.at))
    if match.ended_by != "rules":
        play.given_up = next((row.act, row.seat) for row in reversed(rows) if row.act == match.ended_by)
    return Replay(match.id, match.game, match.players, seat, frames, sight.over())


def frame(sight: Sight, at: float) -> Frame:
    number = sight.play.number
    return Frame(number, sight.view(), sight.bar(sight.waiting()), sight.log(number), at)


def record(match: MatchRow, rows: list[Row]) -> Record:
    """The record of a finished match, with its secret. One that was given up has no digest: its answers stop early."""
    bare = Record(
        game=match.game,
        rules=match.rules,
        seats=match.seats,
        options=match.options,
        dice=f"sealed:{match.secret}",
        seal=seal_of(bytes.fromhex(match.secret)),
        ask_all=True,
        players=match.players,
        answers=[(row.seat, row.value) for row in kept(rows)],
        shares=match.shares,
    )
    return finished(bare, game(match.game)) if match.ended_by == "rules" else bare
