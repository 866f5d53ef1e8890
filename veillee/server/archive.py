"""What each eye saw of a finished match, kept so that it can be watched whatever the rules become.

An archive is lines of JSON, compressed together: a head, then for every moment one line for each eye, with what it saw and what it was told in
each language. Moments are alike, and so are eyes, so that little is left of what is said again.
"""

import lzma
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from msgspec import Raw, Struct
from msgspec.json import decode, encode
from msgspec.structs import replace

from veillee.core.choosers import Pending, Script
from veillee.core.dice import Dice, seal_of
from veillee.core.match import SPECTATOR, Illegal
from veillee.core.record import Record, answered, finished
from veillee.core.text import TONGUES
from veillee.server.clock import plain
from veillee.server.game_cache import game
from veillee.server.play import Play, kept
from veillee.server.projection import OpenProjection, Projection
from veillee.server.protocol import Clock, Entry, Over, Sentence
from veillee.server.rows import MatchRow, Row

OPEN: Final = -2
"""The eye of one who sees everything."""
PRESET: Final = 2
"""Of LZMA: a window wide enough for several moments, and quick."""


class Hearing(Struct, frozen=True):
    """What an eye was told at a moment, in one language."""

    bar: Sentence
    events: list[Entry]


class Sighting(Struct, frozen=True):
    """What an eye saw at a moment."""

    view: Any
    told: dict[str, Hearing]


class Head(Struct, frozen=True):
    """What an archive says of a match as a whole."""

    numbers: list[int]
    """How many answers the match had at each moment."""
    at: list[float]
    eyes: list[int]
    roles: list[dict[str, list[str]]]
    """What each seat played, for each eye."""
    over: list[dict[str, Over]]
    """How it ended, for each eye."""
    draws: list[tuple[int, int]]
    """Every roll of its dice: out of how many, and what came."""


class RawHearing(Struct, frozen=True):
    """The same, to be passed on unread."""

    bar: Raw
    events: Raw


class RawSighting(Struct, frozen=True):
    view: Raw
    told: dict[str, RawHearing]


class RawHead(Struct, frozen=True):
    numbers: list[int]
    at: list[float]
    eyes: list[int]
    roles: list[dict[str, list[str]]]
    over: list[dict[str, Raw]]
    draws: Raw


def looking(play: Play, eye: int, lang: str) -> Projection:
    """A match as an eye sees it once it is over."""
    kind = OpenProjection if eye == OPEN else Projection
    return kind(play, SPECTATOR if eye == OPEN else eye, TONGUES[lang], play.match.players)


def archive(match: MatchRow, rows: list[Row]) -> tuple[bytes, str | None]:
    """All that was seen of a match, and the digest of its record; this runs in a worker.

    One that was played under other rules is read by these if every answer still answers the same question.
    """
    info = game(match.game)
    now = replace(match, rules=info.rules_version)
    play = Play(info, now, frozenset(), Clock(), plain)
    eyes = list(range(OPEN, match.seats))
    projections = [{lang: looking(play, eye, lang) for lang in TONGUES} for eye in eyes]
    lines = [sights(projections)]
    numbers, at = [play.number], [match.started]
    for row in kept(rows):
        if match.rules != info.rules_version and row.question != play.question:
            raise other_rules()
        play.apply(replace(row, seq=play.length, command=None))
        lines.append(sights(projections))
        numbers.append(play.number)
        at.append(row.at)
    if match.ended_by != "rules":
        play.given_up = next(((row.act, row.seat) for row in reversed(rows) if row.act == match.ended_by), None)
    if not play.over:
        raise other_rules()
    roles = [{lang: one.roles for lang, one in each.items()} for each in projections]
    over = [{lang: one.over() for lang, one in each.items()} for each in projections]
    head = Head(numbers, at, eyes, roles, over, rolled(now, rows))
    whole = b"\n".join([encode(head), *(line for moment in lines for line in moment)])
    trace = finished(record(now, rows), info).trace if match.ended_by == "rules" else None
    return lzma.compress(whole, preset=PRESET), trace


class Rolls(Dice):
    """Dice that remember what was rolled."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.rolled: list[tuple[int, int]] = []

    def below(self, n: int) -> int:
        value = self.dice.below(n)
        self.rolled.append((n, value))
        return value

    def copy(self) -> Dice:
        return self.dice.copy()


def rolled(match: MatchRow, rows: list[Row]) -> list[tuple[int, int]]:
    """Every roll of a match."""
    dice = Rolls(match.dice)
    again = game(match.game).match(dice, match.seats, match.options, ask_all=True)
    again.chooser = Script([row.answer for row in kept(rows)])
    with suppress(Pending):
        while not again.over:
            again.step()
    return dice.rolled


def sights(projections: Sequence[dict[str, Projection]]) -> list[bytes]:
    """What every eye sees now."""
    found = []
    for each in projections:
        told = {}
        for lang, one in each.items():
            told[lang] = Hearing(one.bar(one.waiting(), one.ask(one.pending())), one.log(one.play.number))
        found.append(encode(Sighting(one.view(), told)))
    return found


def record(match: MatchRow, rows: list[Row], trace: str | None = None) -> Record:
    """The record of a finished match, with its secret. One that was given up has no digest: its answers stop early."""
    empty = Record(
        game=match.game,
        rules=match.rules,
        seats=match.seats,
        options=match.options,
        dice=f"sealed:{match.secret}",
        seal=seal_of(bytes.fromhex(match.secret)),
        chances=match.chances or [],
        ask_all=True,
        players=match.players,
        trace=trace,
        shares=match.shares,
    )
    answers = kept(rows)
    langs = {number: row.lang for number, row in enumerate(answers) if row.lang is not None and row.text is not None}
    return replace(answered(empty, [row.answer for row in answers]), langs=langs)


def other_rules() -> Illegal:
    return Illegal(
        "rules-version",
        "les règles ont changé depuis cette partie, et ce qui en a été vu n'a pas été gardé",
        "the rules have changed since this match, and what was seen of it was not kept",
    )


class Opened:
    """An archive that is being read."""

    def __init__(self, data: bytes) -> None:
        head, *self.lines = lzma.decompress(data).split(b"\n")
        self.head = decode(head, type=RawHead)

    def eye(self, seat: int) -> int:
        if seat not in self.head.eyes:
            raise Illegal("seat", f"il n'y a pas de place {seat}", f"there is no seat {seat}")
        return self.head.eyes.index(seat)

    def sights(self, seat: int) -> list[RawSighting]:
        """What one eye saw, moment by moment."""
        return [decode(line, type=RawSighting) for line in self.lines[self.eye(seat) :: len(self.head.eyes)]]
