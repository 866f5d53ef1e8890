"""Rate limits (token buckets) for each visitor, and a limit of open connections for each address."""

from collections.abc import Callable
from typing import Final

SPARE: Final = 4096
"""How many buckets are kept before the full ones are thrown away."""


class Bucket:
    """So many at once, and so many a second in the long run."""

    __slots__ = ("at", "left")

    def __init__(self, size: float, at: float) -> None:
        self.left = size
        self.at = at

    def take(self, size: float, rate: float, now: float) -> bool:
        self.left = min(size, self.left + (now - self.at) * rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limit:
    """One bucket for each visitor, by whatever tells visitors apart."""

    def __init__(self, limit: tuple[int, float], now: Callable[[], float]) -> None:
        self.size, self.rate = limit
        self.now = now
        self.buckets: dict[str, Bucket] = {}

    def allows(self, visitor: str) -> bool:
        now = self.now()
        bucket = self.buckets.get(visitor)
        if bucket is None:
            self.tidy(now)
            bucket = self.buckets[visitor] = Bucket(self.size, now)
        return bucket.take(self.size, self.rate, now)

    def tidy(self, now: float) -> None:
        """A bucket that is full again says nothing any more."""
        if len(self.buckets) < SPARE:
            return
        full = [
            visitor
            for visitor, bucket in self.buckets.items()
            if bucket.left + (now - bucket.at) * self.rate >= self.size
        ]
        for visitor in full:
            del self.buckets[visitor]


class ConnectionLimit:
    """So many connections open at one time from one address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.count: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        if self.count.get(address, 0) >= self.most:
            return False
        self.count[address] = self.count.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        self.count[address] -= 1
        if not self.count[address]:
            del self.count[address]
