"""Presence, from heartbeats: what each server last said of each place."""

from typing import Final

HEARTBEAT_TIMEOUT: Final = 45.0
"""After so many seconds without a heartbeat a player is taken for gone."""
GRACE: Final = 300.0
"""For how long the others wait for one who is gone, before they may let a bot play on."""


class Presence:
    """The places of one table, and when somebody was last seen in each."""

    def __init__(self, places: int, now: float) -> None:
        self.claims: list[dict[str, float]] = [{} for _ in range(places)]
        """For each place, the servers that have its holder and when they last heard of them."""
        self.last = [now] * places

    def seen(self, place: int, server: str, now: float) -> None:
        self.claims[place][server] = now
        self.last[place] = max(self.last[place], now)

    def left(self, place: int, server: str) -> None:
        self.claims[place].pop(server, None)

    def connected(self, place: int, now: float) -> bool:
        return any(now - at < HEARTBEAT_TIMEOUT for at in self.claims[place].values())

    def gone(self, place: int, now: float) -> int | None:
        """For how many seconds a player has been away, once taken for gone."""
        away = now - self.last[place]
        return None if away < HEARTBEAT_TIMEOUT else int(away)

    def replaceable(self, place: int, now: float) -> bool:
        return now - self.last[place] >= HEARTBEAT_TIMEOUT + GRACE
