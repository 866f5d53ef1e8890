"""Observations: what a seat may know as numbers in arrays of fixed shape, for environments, data sets and learnt judgements."""

from dataclasses import dataclass
from typing import Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16, mypyc_attr

from veillee.core.facts import Prompt
from veillee.core.match import Match


@dataclass(frozen=True)
class Array:
    """One array of an observation: how many numbers it has, each from 0 to `most`."""

    name: str
    length: int
    most: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """How a game is seen as numbers. What is written depends on what the seat may know alone, as its view does.

    A seat sees itself first: what belongs to a player is written for the seat, then for the others in the order of play.
    """

    prompts: Final[dict[Prompt, int]]
    """Every question that the game may ask, with its number from 1."""
    options: Final[int]
    """How many options an observation lists; of a longer list only the first ones are offered."""
    meanings: Final[int]
    """The meanings of options go from 0 to this."""

    def __init__(self, prompts: list[Prompt], options: int, meanings: int) -> None:
        self.prompts = {prompt: at + 1 for at, prompt in enumerate(prompts)}
        self.options = options
        self.meanings = meanings

    def arrays(self, seats: int) -> list[Array]:
        """What `write` writes, in its order."""
        raise NotImplementedError

    def write(self, match: Match, seat: int, out: BytesWriter) -> None:
        """Appends all numbers, by `put` or `put_all`."""
        raise NotImplementedError

    def meaning(self, match: Match, seat: int, prompt: Prompt, option: int) -> int:
        """What an option does, whatever the deal: two options of one question that mean the same are alike in every way."""
        raise NotImplementedError

    def write_options(self, match: Match, seat: int, prompt: Prompt, options: list[int], out: BytesWriter) -> None:
        """Appends what each option means, counted from 1, and 0 for what is missing to a full list."""
        listed = min(len(options), self.options)
        for at in range(listed):
            put(out, 1 + self.meaning(match, seat, prompt, options[at]))
        for _ in range(self.options - listed):
            put(out, 0)


def put(out: BytesWriter, number: int) -> None:
    """Appends a number in sixteen bits, as numpy's "<i2" reads it."""
    write_i16_le(out, i16(number))


def put_all(out: BytesWriter, numbers: list[int]) -> None:
    for number in numbers:
        write_i16_le(out, i16(number))
