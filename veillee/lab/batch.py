"""A vectorised environment: many matches of one game stepped in one call, observations and masks in numpy arrays.

Each match runs in a greenlet, a stack of its own that stands still while a decision is open: rules are plain calls here as
everywhere, and no step is ever run twice.
"""

from collections.abc import Sequence

import numpy as np
from greenlet import getcurrent, greenlet
from librt.strings import BytesWriter
from numpy.typing import NDArray

from veillee.core.choosers import drawn_able
from veillee.core.dice import FastDice
from veillee.core.facts import About, Prompt
from veillee.core.features import Features, put
from veillee.core.game import GameInfo, Options
from veillee.core.match import NOBODY, Chooser, Illegal, Match


def observed(info: GameInfo) -> Features:
    """How a game is seen as numbers; one that is not yet is refused."""
    if info.features is None:
        raise Illegal(
            "no-features", f"{info.title.fr} ne se lit pas encore en nombres", f"{info.title.en} has no features"
        )
    return info.features


def numbers(out: BytesWriter) -> NDArray[np.int16]:
    """What was written, as numpy reads it without a copy."""
    return np.frombuffer(out.getvalue(), "<i2")


class Paused(Chooser):
    """Hands every question over to whoever steps the match, and waits for the number of an option."""

    def __init__(self, stepper: greenlet, dice: FastDice) -> None:
        self.stepper = stepper
        self.dice = dice
        self.match: Match
        self.seat = 0
        self.prompt: Prompt
        self.options: list[int] = []

    def pick(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> int:
        self.match = match
        self.seat = seat
        self.prompt = prompt
        self.options = options
        choice: int = self.stepper.switch()
        return options[choice]

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
        """In a window the seat that is due is asked, else any that can act."""
        at = seats.index(due) if due != NOBODY else drawn_able(options, self.dice)
        return seats[at], self.pick(match, seats[at], prompt, options[at], about)


class Batch:
    """So many matches, each at an open decision. A match that ends is followed by the next one of its series."""

    def __init__(
        self, info: GameInfo, matches: int, seats: int = 0, seed: int = 0, options: Options | None = None
    ) -> None:
        self.info = info
        self.features = observed(info)
        self.matches = matches
        self.seats = seats or info.seats[0]
        self.seed = seed
        self.options = options or {}
        self.width = sum(array.length for array in self.features.arrays(self.seats))
        most = self.features.options
        self.observations: NDArray[np.int16] = np.zeros((matches, self.width), np.int16)
        """What the seat that is asked may know."""
        self.meanings: NDArray[np.int16] = np.zeros((matches, most), np.int16)
        """What each option means, one more than its meaning; 0 where there is none."""
        self.asked: NDArray[np.int16] = np.zeros((matches, 2), np.int16)
        """The seat that is asked, and the number of the question."""
        self.shares: NDArray[np.float32] = np.zeros((matches, self.seats), np.float32)
        """The shares of the win in the match that has just ended."""
        self.ended: NDArray[np.bool_] = np.zeros(matches, np.bool_)
        """Whether a match ended in the last step; what is observed then belongs to the next one."""
        here = getcurrent()
        self.choosers = [Paused(here, FastDice(seed + at)) for at in range(matches)]
        self.runs = [greenlet(self.play) for _ in range(matches)]
        for at, run in enumerate(self.runs):
            run.switch(at)
        self.observe()

    def play(self, at: int) -> None:
        """The life of one place of the batch: match after match."""
        chooser = self.choosers[at]
        seed = self.seed + at
        while True:
            match = self.info.match(FastDice(seed), self.seats, self.options)
            match.chooser = chooser
            while not match.over:
                match.step()
            self.ended[at] = True
            self.shares[at] = match.outcome().shares
            seed += self.matches

    def step(self, choices: Sequence[int]) -> None:
        """Answers every open decision by the number of an option; nothing happens if one of them is not offered."""
        self.check(choices)
        self.ended[:] = False
        for run, choice in zip(self.runs, choices, strict=True):
            run.switch(choice)
        self.observe()

    def check(self, choices: Sequence[int]) -> None:
        given = np.asarray(choices)
        offered = np.count_nonzero(self.meanings, axis=1)
        if given.shape != offered.shape:
            raise Illegal(
                "choices",
                f"{len(choices)} choix pour {self.matches} parties",
                f"{len(choices)} choices for {self.matches} matches",
            )
        wrong = np.flatnonzero((given < 0) | (given >= offered))
        if len(wrong):
            at = int(wrong[0])
            raise Illegal(
                "unknown-option",
                f"partie {at} : le choix {given[at]} n'existe pas ; choix : 0 à {offered[at] - 1}",
                f"match {at}: there is no choice {given[at]}; choices: 0 to {offered[at] - 1}",
            )

    @property
    def masks(self) -> NDArray[np.bool_]:
        """Which options there are."""
        return self.meanings > 0

    def observe(self) -> None:
        features = self.features
        seen = BytesWriter()
        meant = BytesWriter()
        asked = BytesWriter()
        for chooser in self.choosers:
            features.write(chooser.match, chooser.seat, seen)
            features.write_options(chooser.match, chooser.seat, chooser.prompt, chooser.options, meant)
            put(asked, chooser.seat)
            put(asked, features.prompts[chooser.prompt])
        self.observations = numbers(seen).reshape(self.matches, self.width)
        self.meanings = numbers(meant).reshape(self.matches, features.options)
        self.asked = numbers(asked).reshape(self.matches, 2)
