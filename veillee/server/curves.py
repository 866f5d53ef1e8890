"""The curve of a finished match: what a seat could expect at each of its decisions, judged afterwards from what it knew then."""

from itertools import pairwise
from typing import Final

from msgspec import Struct

from veillee.bots.opinions import compared, opinions
from veillee.core.choosers import Answer
from veillee.core.text import TONGUES
from veillee.server.bots import live_match
from veillee.server.fair_queue import Whose
from veillee.server.game_cache import game
from veillee.server.jobs import Jobs
from veillee.server.play import kept
from veillee.server.projection import option_label
from veillee.server.protocol import Lang, Sentence
from veillee.server.rows import MatchRow, Row
from veillee.server.services import Services

MOMENTS: Final = 40
"""How many decisions of a match are judged at most, evenly spread over it."""
SECONDS: Final = 0.25
"""How long one is thought about."""
SEED: Final = 20_26
"""The same match is judged by the same dice."""
REMEMBERED: Final = 200
AT_ONCE: Final = 8
"""How many matches may be under way."""
TURNS: Final = 3
"""How many turning points are marked."""
TURN: Final = 0.08
"""A change of the share that is worth a mark."""


class Judgement(Struct, frozen=True):
    """A decision of the seat: the share it could expect, what it came to by the answer it gave, and in words that and a better one."""

    number: int
    """How many answers the match had."""
    share: float
    taken: float
    played: Sentence
    better: Sentence | None


class TurningPoint(Struct, frozen=True):
    """From one decision to the next the share changed much: between so many answers, by so much."""

    number: int
    until: int
    change: float


class Curve(Struct, frozen=True):
    """What a seat could expect in the course of a match, as far as it has been judged."""

    seat: int
    done: bool
    judged: int
    """How many decisions have been looked at, of how many."""
    steps: int
    moments: list[Judgement]
    turns: list[TurningPoint]
    end: float
    """The share that the seat had at the end."""


Judged = tuple[int, float, float, dict[str, tuple[Sentence, Sentence | None]]]
"""A number of answers, both shares, and in each language what was played and what would have been better."""


class Judging:
    """A match that is being judged for a seat, or was."""

    def __init__(self, match: MatchRow, answers: list[Answer], seat: int) -> None:
        self.match = match
        self.answers = answers
        self.seat = seat
        self.left: list[int] | None = None
        """The decisions to be judged yet; None: nobody has looked which there are."""
        self.steps = 0
        self.found: list[Judged] = []

    def curve(self, lang: Lang) -> Curve:
        moments = [Judgement(number, share, taken, *words[lang]) for number, share, taken, words in self.found]
        end = self.match.shares[self.seat] if self.match.shares else 0.0
        return Curve(self.seat, self.left == [], len(self.found), self.steps, moments, turning(moments), end)


class Curves(Jobs[tuple[str, int], Judging]):
    """The matches that somebody asked about lately, by their id and the seat."""

    def __init__(self, services: Services) -> None:
        super().__init__(REMEMBERED, AT_ONCE)
        self.services = services

    def look_back(self, match: MatchRow, rows: list[Row], seat: int, address: str) -> Judging:
        """Judges a match from now on; while too many are under way, nothing yet: whoever asks again finds room."""
        if self.full(address):
            return Judging(match, [], seat)
        judging = Judging(match, [row.answer for row in kept(rows)], seat)
        return self.begin((match.id, seat), judging, address, self.judge(judging, (address, match.id)))

    async def judge(self, judging: Judging, whose: Whose) -> None:
        """Decision after decision."""
        pool, match, seat = self.services.bot_pool, judging.match, judging.seat
        seconds = min(SECONDS, self.services.settings.thinking)
        left = judging.left = await pool.run(decisions, match, judging.answers, seat, whose=whose)
        judging.steps = len(left)
        while left:
            async with self.turn:
                answers = judging.answers[: left[0] + 1]
                one = await pool.run(judged, match, answers, seat, seconds, whose=whose)
            judging.found.append(one)
            del left[0]


def decisions(match: MatchRow, answers: list[Answer], seat: int) -> list[int]:
    """The decisions of a seat in which it had a choice, by their numbers of answers, thinned out evenly; this runs in a worker."""
    live, info = live_match(match, []), game(match.game)
    found: list[int] = []
    for number, answer in enumerate(answers):
        pending = live.pending
        assert pending is not None
        if answer[0] == seat and not pending.first:
            options = info.hints.considered(pending.prompt, pending.options_of(seat))
            if len({*options, answer[1]}) > 1:
                found.append(number)
        live.feed(answer)
    return [found[at * len(found) // MOMENTS] for at in range(MOMENTS)] if len(found) > MOMENTS else found


def judged(match: MatchRow, answers: list[Answer], seat: int, seconds: float) -> Judged:
    """The last of these answers, which the seat gave, beside the best that the master finds; this runs in a worker."""
    info, live = game(match.game), live_match(match, answers[:-1])
    chosen = answers[-1][1]
    found = opinions(info, live, seat, SEED, seconds / 2)
    best = found[0][0] if found else chosen
    options = [chosen] if best == chosen else [best, chosen]
    # In thousandths, as they are told: what is better by less is not.
    shares = [round(share, 3) for share in compared(info, live, seat, SEED, options, seconds / 2)]
    better = shares[0] > shares[-1]
    words = {}
    for key, tongue in TONGUES.items():
        said = [option_label(live, info.voice, match.players, seat, option, tongue) for option in (chosen, best)]
        words[key] = said[0], said[1] if better else None
    return len(answers) - 1, max(shares), shares[-1], words


def turning(moments: list[Judgement]) -> list[TurningPoint]:
    """Where the share changed most from one decision to the next, in the order of the match."""
    turns = [
        TurningPoint(one.number, after.number, round(after.share - one.share, 3)) for one, after in pairwise(moments)
    ]
    large = sorted((one for one in turns if abs(one.change) >= TURN), key=lambda one: -abs(one.change))
    return sorted(large[:TURNS], key=lambda one: one.number)
