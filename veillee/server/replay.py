"""Replay of a finished match, frame by frame, from any seat's knowledge or with all cards open; and its record."""

from msgspec import Struct
from msgspec.structs import replace

from veillee.core.dice import seal_of
from veillee.core.match import SPECTATOR, Illegal, View
from veillee.core.record import Record, answered, finished
from veillee.core.text import Tongue
from veillee.server.clock import plain
from veillee.server.game_cache import game
from veillee.server.play import Play, kept
from veillee.server.projection import OpenProjection, Projection
from veillee.server.protocol import Clock, Entry, Over, Sentence
from veillee.server.rows import MatchRow, Row

OPEN = -2
"""The seat of one who sees everything."""


class Frame(Struct, frozen=True):
    """The match after so many answers."""

    number: int
    view: View
    bar: Sentence
    events: list[Entry]
    at: float


class Replay(Struct, frozen=True):
    """Every moment of a match."""

    match: str
    game: str
    players: list[str]
    roles: list[str]
    seat: int
    frames: list[Frame]
    over: Over


def replay(match: MatchRow, rows: list[Row], seat: int, tongue: Tongue) -> Replay:
    """The frames of a finished match; `seat` may be OPEN."""
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
    return Replay(match.id, match.game, match.players, projection.roles, seat, frames, projection.over())


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
