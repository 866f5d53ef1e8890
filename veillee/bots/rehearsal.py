"""A rollout in a determinized world: the answers given, then a world dealt anew for one seat, then guesses to a horizon."""

from typing import Final

from mypy_extensions import mypyc_attr

from veillee.core.choosers import Answer, drawn_able
from veillee.core.dice import FastDice
from veillee.core.facts import About, Prompt
from veillee.core.game import Hints
from veillee.core.live import Live
from veillee.core.match import NOBODY, Chooser, Match

SILENT: Final = -1_000_001
"""What a bot answers in a window when it would rather say nothing; no game sees it."""

HINTED: Final = -1
"""The horizon of a bot that looks as far as the game's hints say."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rehearsal(Chooser):
    """Plays a live match on in the head of one seat.

    It runs the open step again from where it began, feeds the answers of the decisions that are closed, and where the open
    decision comes it deals anew all that the seat does not know. From there on nothing depends on the hidden truth.
    Sealed answers of others to the open decision are not fed: the seat does not know them.
    """

    hints: Hints
    dice: FastDice
    live: Live
    seat: int
    horizon: int
    """After this many further decisions the rehearsal ends where a step ends, and the game's evaluation speaks."""
    hinted: bool
    """Whether the game itself says how far to look, and at which moments it may be judged."""
    careless: int
    """How many of a hundred guesses forget the game's hints."""
    answers: list[Answer]
    closed: int
    """How many answers of the open step belong to closed decisions."""
    fed: int
    asked: int

    def __init__(self, hints: Hints, dice: FastDice, live: Live, seat: int, horizon: int, careless: int) -> None:
        self.hints = hints
        self.dice = dice
        self.live = live
        self.seat = seat
        self.hinted = horizon == HINTED
        self.horizon = hints.ahead(live.base) if self.hinted else horizon
        self.careless = careless
        self.answers = live.since
        self.closed = 0 if live.pending is None else live.pending.number
        self.fed = 0
        self.asked = 0

    def play(self) -> list[float]:
        """One continuation in one dealt world; the share of the win each seat has, or may expect, at its end."""
        world = self.continuation()
        if world.over:
            return world.outcome().shares
        return self.hints.values(world)

    def share(self) -> float:
        """The same, for the seat in whose head it is played."""
        world = self.continuation()
        return world.outcome().shares[self.seat] if world.over else self.hints.value(world, self.seat)

    def continuation(self) -> Match:
        world = self.live.base.copy()
        world.chooser = self
        self.fed = 0
        self.asked = 0
        world.step()
        while not world.over and self.stirs(world):
            world.step()
        return world

    def stirs(self, world: Match) -> bool:
        """Whether it is too soon to judge."""
        return self.asked < self.horizon or (self.hinted and not self.hints.calm(world))

    def pick(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> int:
        if self.fed > self.closed:
            self.asked += 1
            return self.go_on(match, seat, prompt, options, about)
        if self.fed < self.closed:
            self.fed += 1
            return self.answers[self.fed - 1][1]
        self.imagine(match)
        return self.open(match, seat, prompt, options, about)

    def pick_together(
        self, match: Match, prompt: Prompt, seats: list[int], options: list[list[int]], about: About
    ) -> list[int]:
        if self.fed > self.closed:
            self.asked += len(seats)
            return self.go_on_together(match, prompt, seats, options, about)
        if self.fed < self.closed:
            return self.feed_together(seats)
        self.imagine(match)
        return self.open_together(match, prompt, seats, self.possible(match, prompt, seats, options), about)

    def pick_first(
        self,
        match: Match,
        prompt: Prompt,
        seats: list[int],
        options: list[list[int]],
        due: int,
        window: int,
        about: About,
    ) -> tuple[int, int]:
        if self.fed > self.closed:
            self.asked += 1
            return self.go_on_first(match, prompt, seats, options, due, about)
        if self.fed < self.closed:
            self.fed += 1
            answer = self.answers[self.fed - 1]
            return answer[0], answer[1]
        self.imagine(match)
        return self.open_first(match, prompt, seats, self.possible(match, prompt, seats, options), due, about)

    def text(self, match: Match, seat: int, prompt: Prompt) -> str:
        """What was written before the open decision is what it was; what is imagined says nothing."""
        if self.fed > self.closed:
            return "…"
        at = self.fed - 1
        while self.answers[at][0] != seat:
            at -= 1
        return self.answers[at][2]

    def possible(self, match: Match, prompt: Prompt, seats: list[int], options: list[list[int]]) -> list[list[int]]:
        """What each seat could answer to the open decision as the cards lie in the world imagined."""
        return [
            options[at] if seat == self.seat else match.reconsider(prompt, seat, options[at])
            for at, seat in enumerate(seats)
        ]

    def feed_together(self, seats: list[int]) -> list[int]:
        picked = [0] * len(seats)
        for _ in seats:
            seat, value, _ = self.answers[self.fed]
            picked[seats.index(seat)] = value
            self.fed += 1
        return picked

    def imagine(self, match: Match) -> None:
        """The open decision: from here on the match is one that the seat could be sitting at."""
        self.fed += 1
        match.resample(self.seat, self.dice)
        match.dice = FastDice(self.dice.below(1 << 30))
        match.ask_all = False

    def open(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> int:
        """The answer to try at the open decision."""
        return self.go_on(match, seat, prompt, options, about)

    def open_together(
        self, match: Match, prompt: Prompt, seats: list[int], options: list[list[int]], about: About
    ) -> list[int]:
        """The answers to try at the open decision, when several seats decide at once."""
        return self.go_on_together(match, prompt, seats, options, about)

    def open_first(
        self, match: Match, prompt: Prompt, seats: list[int], options: list[list[int]], due: int, about: About
    ) -> tuple[int, int]:
        """Who acts in the open window, and how."""
        return self.go_on_first(match, prompt, seats, options, due, about)

    def go_on(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> int:
        """The answer to a decision after the open one."""
        return self.guess(match, seat, prompt, options, about)

    def go_on_together(
        self, match: Match, prompt: Prompt, seats: list[int], options: list[list[int]], about: About
    ) -> list[int]:
        return [self.guess(match, seat, prompt, options[at], about) for at, seat in enumerate(seats)]

    def go_on_first(
        self, match: Match, prompt: Prompt, seats: list[int], options: list[list[int]], due: int, about: About
    ) -> tuple[int, int]:
        """The seat that is due acts, else any that can."""
        at = seats.index(due) if due != NOBODY else drawn_able(options, self.dice)
        return seats[at], self.go_on(match, seats[at], prompt, options[at], about)

    def others_go_on(
        self, match: Match, prompt: Prompt, seats: list[int], options: list[list[int]], due: int, about: About
    ) -> tuple[int, int]:
        """The window goes on without the seat in whose head it is played, unless nobody else can act in it."""
        others = [[] if seat == self.seat else options[at] for at, seat in enumerate(seats)]
        return self.go_on_first(match, prompt, seats, others if any(others) else options, due, about)

    def guess(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> int:
        """A quick answer: the game's hints most of the time, chance for the rest."""
        if self.careless < 100 and self.dice.below(100) >= self.careless:
            weights = self.hints.weights(match, seat, prompt, options, about)
            if weights is not None:
                return options[drawn(weights, self.dice)]
        return options[self.dice.below(len(options))]


def drawn(weights: list[int], dice: FastDice) -> int:
    """An index, each as likely as its weight says."""
    left = dice.below(sum(weights))
    for at, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return at
    return len(weights) - 1
