"""A vectorised environment: many matches of one game stepped in one call, observations and masks in numpy arrays.

Each match runs in a greenlet. They stand in a ring: a match that comes to its next question writes down what the seat sees and
switches to the match after it, so that a step of the batch is one switch for each match.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from greenlet import getcurrent, greenlet
from librt.strings import BytesWriter
from numpy.typing import NDArray

from veillee.core.dice import FastDice
from veillee.core.features import Features
from veillee.core.game import GameInfo, Options
from veillee.core.match import Illegal
from veillee.core.paused import Desk, Observed


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
        here = getcurrent().switch
        self.desk = Desk(self.features)
        self.choosers = [Observed(FastDice(0), here, self.desk, at) for at in range(matches)]
        self.runs = [greenlet(self.play) for _ in range(matches)]
        for at, run in enumerate(self.runs):
            run.switch(at)
        for chooser, after in zip(self.choosers, self.runs[1:], strict=False):
            chooser.leave = after.switch
        self.read()

    def play(self, at: int) -> None:
        """The life of one place of the batch: match after match."""
        chooser = self.choosers[at]
        seed = self.seed + at
        while True:
            chooser.dice = FastDice(seed)
            match = self.info.match(FastDice(seed), self.seats, self.options)
            match.chooser = chooser
            while not match.over:
                match.step()
            self.ended[at] = True
            self.shares[at] = match.outcome().shares
            seed += self.matches

    def step(self, choices: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """Answers every open decision by the number of an option; nothing happens if one of them is not offered."""
        given = np.asarray(choices)
        self.check(given)
        self.ended[:] = False
        self.desk.choices = given.tolist()
        self.runs[0].switch()
        self.read()

    def check(self, given: NDArray[np.integer[Any]]) -> None:
        offered = np.count_nonzero(self.meanings, axis=1)
        if given.shape != offered.shape:
            raise Illegal(
                "choices",
                f"{len(given)} choix pour {self.matches} parties",
                f"{len(given)} choices for {self.matches} matches",
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

    def read(self) -> None:
        """Takes what the matches have written."""
        desk = self.desk
        self.observations = numbers(desk.seen).reshape(self.matches, self.width)
        self.meanings = numbers(desk.meant).reshape(self.matches, self.features.options)
        self.asked = numbers(desk.asked).reshape(self.matches, 2)
        desk.clear()
