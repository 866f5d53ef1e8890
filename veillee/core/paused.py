"""Choosers that let a match stand still at a question, on a stack of its own, until whoever steps it has chosen.

Rules are plain calls here as everywhere, and no step is ever run twice. The stack belongs to whoever drives the matches (a
greenlet, in the lab): `leave` switches to another one, and comes back when the match is to go on.
"""

from collections.abc import Callable

from librt.strings import BytesWriter

from veillee.core.choosers import drawn_able
from veillee.core.dice import FastDice
from veillee.core.facts import NOTHING, About, Prompt
from veillee.core.features import Features, put
from veillee.core.match import NOBODY, Chooser, Match


class Paused(Chooser):
    """Leaves at every question, and goes on with the option whose number it finds in `choice`."""

    leave: Callable[[], object]
    dice: FastDice
    """Who acts in a window where nobody is due."""
    match: Match
    seat: int
    prompt: Prompt
    options: list[int]
    about: About
    choice: int

    def __init__(self, dice: FastDice, leave: Callable[[], object]) -> None:
        self.leave = leave
        self.dice = dice
        self.seat = NOBODY
        self.options = []
        self.about = NOTHING
        self.choice = 0

    def pick(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> int:
        self.match = match
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.about = about
        self.leave()
        return options[self.choice]

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


class Desk:
    """What the matches of a batch write on, one after the other, and the choices they find there."""

    features: Features
    seen: BytesWriter
    meant: BytesWriter
    asked: BytesWriter
    choices: list[int]

    def __init__(self, features: Features) -> None:
        self.features = features
        self.choices = []
        self.clear()

    def clear(self) -> None:
        self.seen = BytesWriter()
        self.meant = BytesWriter()
        self.asked = BytesWriter()


class Observed(Paused):
    """Writes down what the seat sees and is asked before it leaves for the next match of the batch."""

    desk: Desk
    at: int

    def __init__(self, dice: FastDice, leave: Callable[[], object], desk: Desk, at: int) -> None:
        super().__init__(dice, leave)
        self.desk = desk
        self.at = at

    def pick(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> int:
        desk = self.desk
        features = desk.features
        features.write(match, seat, desk.seen, about)
        features.write_options(match, seat, prompt, options, desk.meant)
        put(desk.asked, seat)
        put(desk.asked, features.prompts[prompt])
        self.leave()
        return options[desk.choices[self.at]]
