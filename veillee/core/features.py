"""Observations: what a seat may know as numbers in arrays of fixed shape, for environments, data sets and learnt judgements."""

from dataclasses import dataclass
from typing import Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16, i64, mypyc_attr, u8

from veillee.core.facts import NOTHING, About, Prompt
from veillee.core.match import NOBODY, Match


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

    def write(self, match: Match, seat: int, out: BytesWriter, about: About = NOTHING) -> None:
        """Appends all numbers, by `put` and its like. `about` is what the open question is about, as in a view."""
        raise NotImplementedError

    def meaning(self, match: Match, seat: int, prompt: Prompt, option: int) -> int:
        """What an option does, whatever the deal: two options of one question that mean the same are alike in every way."""
        raise NotImplementedError

    def face(self, match: Match, seat: int, prompt: Prompt, option: int) -> int:
        """What is printed on the card that an option is, by its number in the list of cards; -1: on none that the seat knows."""
        return -1

    def write_options(self, match: Match, seat: int, prompt: Prompt, options: list[int], out: BytesWriter) -> None:
        """Appends what each option means, counted from 1, and 0 for what is missing to a full list."""
        listed = min(len(options), self.options)
        for at in range(listed):
            put(out, 1 + self.meaning(match, seat, prompt, options[at]))
        put_none(out, self.options - listed)


def put(out: BytesWriter, number: int) -> None:
    """Appends a number in sixteen bits, as numpy's "<i2" reads it."""
    write_i16_le(out, i16(number))


ZEROS: Final = bytes(4096)


def put_none(out: BytesWriter, count: int) -> i64:
    """Appends so many zeros, and says where they begin: what is seldom anything else is filled in by `fill`."""
    at = len(out)
    out.write(ZEROS[: 2 * count])
    return at


def fill(out: BytesWriter, at: i64, index: int, number: int) -> None:
    """Writes a number from 0 to 255 over one of the zeros that begin at a place."""
    out[at + 2 * i64(index)] = u8(number)


def put_most(out: BytesWriter, number: int, most: int) -> None:
    """Appends a number that might be higher than its array says: it is as good as the highest then."""
    write_i16_le(out, i16(number if number < most else most))


def put_all(out: BytesWriter, numbers: list[int]) -> None:
    for number in numbers:
        write_i16_le(out, i16(number))


def put_flags(out: BytesWriter, mask: int, count: int) -> None:
    """Appends the lowest bits of a mask, each as a number."""
    for at in range(count):
        write_i16_le(out, i16(mask >> at & 1))


def who(player: int, seat: int, seats: int) -> int:
    """Nobody (0), the seat itself (1), or the others in the order of play."""
    return 0 if player == NOBODY else 1 + (player - seat) % seats


def around(seat: int, seats: int) -> list[int]:
    """The seat itself, then the others in the order of play."""
    return [(seat + at) % seats for at in range(seats)]
