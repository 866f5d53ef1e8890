"""Lessons: a guided match is told while it is played: what happens, and what is asked, for the first time.

Where there is a record, in which the learner's seat and the bots have played before (`scripts/lessons.py`), the match follows it: as
long as every seat answers as it did there, bots answer from the record and the learner is shown the next move. After any other
answer the match goes on like one against bots, and an undo leads back.
"""

from functools import cache
from pathlib import Path
from typing import Final

from msgspec.json import decode
from msgspec.structs import replace

from veillee.core.choosers import Answer
from veillee.core.live import Live
from veillee.core.match import SPECTATOR
from veillee.core.record import Record
from veillee.server import protocol
from veillee.server.game_cache import game
from veillee.server.play import Play
from veillee.server.rows import MatchRow

LEARNER: Final = 0
"""The seat that is taught."""


class Guide:
    """Tells the learner what is new, and leaves the moves to everyone. All follows from the match: undo and reload change nothing."""

    def next(self, answers: list[Answer], seat: int) -> int | None:
        """What a seat answers next, if that is known."""
        return None

    def advice(self, play: Play, seat: int) -> protocol.Advice | None:
        """What is asked of the learner now."""
        return None if seat == SPECTATOR or play.by_bot(seat) else news(play, seat)


def news(play: Play, seat: int) -> protocol.Advice:
    """What a seat has not met yet."""
    chosen = [(number, mark.prompt) for number, mark in enumerate(play.marks) if mark.seat == seat and not mark.forced]
    pending = play.pending if seat in play.deciding else None
    return protocol.Advice(
        step=len(chosen),
        first=pending is not None and pending.prompt.key not in {prompt for _, prompt in chosen},
        since=chosen[-1][0] + 1 if chosen else 0,
        answered=chosen[-1][1] if chosen else "",
    )


class Lesson(Guide):
    """A record to follow."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.lines: list[list[int]] = [[] for _ in range(record.seats)]
        """What each seat answers, in its order: two that answer at once may do so in any."""
        self.steps: list[str] = []
        """The questions in which the learner has a choice, by their prompts."""
        live = Live(record.start(game(record.game)))
        for answer in record.given():
            self.take(live, answer)

    def take(self, live: Live, answer: Answer) -> None:
        seat, option, _ = answer
        pending = live.pending
        assert pending is not None
        if seat == LEARNER and len(pending.options_of(seat)) > 1:
            self.steps.append(pending.prompt.key)
        self.lines[seat].append(option)
        live.feed(answer)

    def teaches(self, match: MatchRow) -> bool:
        """Whether a match is this one."""
        record = self.record
        same = (match.seats, match.options, match.rules) == (record.seats, record.options, record.rules)
        return same and record.dice == f"sealed:{match.secret}"

    def next(self, answers: list[Answer], seat: int) -> int | None:
        """What a seat answers next; None when somebody has left the lesson."""
        given: list[list[int]] = [[] for _ in self.lines]
        for one, option, _ in answers:
            given[one].append(option)
        if any(line[: len(said)] != said for line, said in zip(self.lines, given, strict=True)):
            return None
        at = len(given[seat])
        return self.lines[seat][at] if at < len(self.lines[seat]) else None

    def advice(self, play: Play, seat: int) -> protocol.Advice | None:
        """The move that is asked of the learner now."""
        option = self.next(play.live.answers, seat) if seat == LEARNER and seat in play.deciding else None
        if option is None or option not in play.options(seat):
            return None
        return replace(news(play, seat), pick=play.options(seat).index(option), steps=len(self.steps))


@cache
def lesson(key: str) -> Lesson | None:
    """The lesson of a game, if it has one for the rules it is played by now."""
    path = Path(__file__).parent / f"{key}.json"
    if not path.exists():
        return None
    record = decode(path.read_bytes(), type=Record)
    return Lesson(record) if record.rules == game(key).rules_version else None


def guide_of(match: MatchRow) -> Guide:
    """What a guided match follows."""
    found = lesson(match.game)
    return found if found is not None and found.teaches(match) else Guide()
