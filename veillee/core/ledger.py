"""A ledger of decisions: what each seat saw, was offered and chose, as numbers that a data set is made of."""

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32

from veillee.core.facts import About, Prompt
from veillee.core.features import Features
from veillee.core.match import Chooser, Match


class Ledger(Chooser):
    """Lets another chooser answer, and writes every real choice down; a single option is none."""

    inner: Chooser
    features: Features
    seen: BytesWriter
    """What the seat saw, as the features write it."""
    meant: BytesWriter
    """What its options meant."""
    facts: BytesWriter
    """Four numbers: the seat, the number of the question, that of the option taken, and the face that is printed on it."""
    rows: int

    def __init__(self, features: Features) -> None:
        self.inner = Chooser()
        self.features = features
        self.seen = BytesWriter()
        self.meant = BytesWriter()
        self.facts = BytesWriter()
        self.rows = 0

    def note(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About, option: int) -> None:
        if len(options) < 2:
            return
        features = self.features
        features.write(match, seat, self.seen, about)
        features.write_options(match, seat, prompt, options, self.meant)
        write_i32_le(self.facts, i32(seat))
        write_i32_le(self.facts, i32(features.prompts[prompt]))
        write_i32_le(self.facts, i32(options.index(option)))
        write_i32_le(self.facts, i32(features.face(match, seat, prompt, option)))
        self.rows += 1

    def pick(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> int:
        option = self.inner.pick(match, seat, prompt, options, about)
        self.note(match, seat, prompt, options, about, option)
        return option

    def pick_together(
        self, match: Match, prompt: Prompt, seats: list[int], options: list[list[int]], about: About
    ) -> list[int]:
        picked = self.inner.pick_together(match, prompt, seats, options, about)
        for at, seat in enumerate(seats):
            self.note(match, seat, prompt, options[at], about, picked[at])
        return picked

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
        seat, option = self.inner.pick_first(match, prompt, seats, options, due, window, about)
        self.note(match, seat, prompt, options[seats.index(seat)], about, option)
        return seat, option

    def text(self, match: Match, seat: int, prompt: Prompt) -> str:
        return self.inner.text(match, seat, prompt)
