"""Rate limits (token buckets) for each visitor that weigh what is asked for, and a limit of open connections for each address."""

import asyncio
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Network, ip_address
from typing import Final

SPARE: Final = 4096
"""How many buckets are kept before the full ones are thrown away."""

GUEST: Final = 64
"""The prefix of an IPv6 network that one household has: all its addresses are one guest's."""


@lru_cache(SPARE)
def guest_of(address: str) -> str:
    """An address as it is counted: who has a whole network of addresses comes no oftener for it."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4 or found.is_loopback:
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((found, GUEST), strict=False).network_address)


class Bucket:
    """So many at once, and so many a second in the long run."""

    __slots__ = ("at", "left")

    def __init__(self, size: float, at: float) -> None:
        self.left = size
        self.at = at

    def take(self, size: float, rate: float, now: float, cost: float = 1.0) -> bool:
        """Takes what something costs if there is as much, or if the bucket is full: nothing is dearer than that."""
        self.fill(size, rate, now)
        if self.left < min(cost, size):
            return False
        self.left -= cost
        return True

    def fill(self, size: float, rate: float, now: float) -> None:
        self.left = min(size, self.left + max(0.0, now - self.at) * rate)
        self.at = now


class Limit:
    """One bucket for each visitor, by whatever tells visitors apart."""

    def __init__(self, limit: tuple[int, float], now: Callable[[], float]) -> None:
        self.size, self.rate = limit
        self.now = now
        self.buckets: dict[str, Bucket] = {}

    def allows(self, visitor: str, cost: float = 1.0) -> bool:
        now = self.now()
        return self.bucket(visitor, now).take(self.size, self.rate, now, cost)

    def bucket(self, visitor: str, now: float) -> Bucket:
        bucket = self.buckets.get(visitor)
        if bucket is None:
            self.tidy(now)
            bucket = self.buckets[visitor] = Bucket(self.size, now)
        return bucket

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


class Budget(Limit):
    """What those at one address may cost together on all their sockets: whoever has spent it is heard later."""

    async def wait(self, visitor: str) -> None:
        """Until something is left; many who wait come one after the other."""
        while not self.allows(visitor):
            await asyncio.sleep((1.0 - self.bucket(visitor, self.now()).left) / self.rate)

    def pay(self, visitor: str, cost: float) -> None:
        """What it came to besides is known afterwards."""
        self.bucket(visitor, self.now()).left -= cost


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
