"""The match's own randomness: fast for simulations, sealed for tables where people play."""

import hashlib
from collections.abc import Sequence
from typing import Final, TypeVar, final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
WEYL: Final = 362437

Number = TypeVar("Number", bound=int)


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A source of chance; two matches with equal dice and equal answers are the same match."""

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely as the others."""
        raise NotImplementedError

    def copy(self) -> "Dice":
        raise NotImplementedError

    def shuffle(self, items: list[Number]) -> None:
        """Puts the items in an order where every order is as likely as any other."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


@final
class FastDice(Dice):
    """Chance for simulation: a 32-bit xorshift plus a Weyl sequence; every intermediate stays below 2^62.

    Its state can be searched from the cards a player has seen, so no table with people uses it.
    """

    x: i64
    w: i64

    def __init__(self, seed: int) -> None:
        mixed = (seed ^ (seed >> 32)) & WORD
        mixed = ((mixed ^ (mixed >> 16)) * 0x45D9F3B) & WORD
        mixed = ((mixed ^ (mixed >> 16)) * 0x45D9F3B) & WORD
        self.x = (mixed ^ (mixed >> 16)) or 0x9E3779B9
        self.w = (seed * WEYL) & WORD
        self.below(2)

    def word(self) -> i64:
        """The next 32 bits."""
        x = self.x
        x ^= (x << 13) & WORD
        x ^= x >> 17
        x ^= (x << 5) & WORD
        self.x = x
        w = (self.w + WEYL) & WORD
        self.w = w
        return (x + w) & WORD

    def below(self, n: int) -> int:
        return (self.word() * n) >> 32

    def shuffle(self, items: list[Number]) -> None:
        """As any dice do, without leaving machine words."""
        last: i64 = len(items) - 1
        while last > 0:
            other = (self.word() * (last + 1)) >> 32
            items[last], items[other] = items[other], items[last]
            last -= 1

    def copy(self) -> Dice:
        twin = FastDice(0)
        twin.x = self.x
        twin.w = self.w
        return twin


class SealedDice(Dice):
    """Chance for live tables: BLAKE2b in counter mode over a 256-bit secret.

    The table shows `seal()` when the match starts and the secret when it ends, so that anyone can check the draw.
    """

    secret: Final[bytes]
    count: int

    def __init__(self, secret: bytes, count: int = 0) -> None:
        if len(secret) != 32:
            raise ValueError(f"a sealed secret has 32 bytes, not {len(secret)}")
        self.secret = secret
        self.count = count

    def below(self, n: int) -> int:
        limit = (1 << 60) - (1 << 60) % n
        while True:
            block = hashlib.blake2b(self.count.to_bytes(8, "big"), key=self.secret, digest_size=8).digest()
            self.count += 1
            draw = int.from_bytes(block, "big") >> 4
            if draw < limit:
                return draw % n

    def copy(self) -> Dice:
        return SealedDice(self.secret, self.count)

    def seal(self) -> str:
        """What is shown before the first card: it binds the secret without telling it."""
        return seal_of(self.secret)


CHANCE_BYTES: Final = 32
"""How many bytes of chance somebody who plays may add."""


def mixed(secret: bytes, chances: Sequence[str | None]) -> bytes:
    """The secret of the dice once those who play have added their own chance, by seat and in hexadecimal; without any, the house's own."""
    if not any(chances):
        return secret
    parts = b"".join(bytes.fromhex(chance) if chance else bytes(CHANCE_BYTES) for chance in chances)
    return hashlib.blake2b(secret + parts, digest_size=32, person=b"veillee-mix").digest()


def seal_of(secret: bytes) -> str:
    return hashlib.blake2b(secret, digest_size=32, person=b"veillee-seal").hexdigest()
