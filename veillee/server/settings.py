"""Settings of a server, given when it starts; everything else is in the code or in the database."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal


def steady() -> Callable[[], float]:
    """A watch set to the time of day now. It never jumps, as a machine's clock does when it is put right: no player pays for that."""
    ahead = time.time() - time.monotonic()
    return lambda: ahead + time.monotonic()


class Watch:
    """A watch that can be put forward: what is stored is never later than now, though the machine's clock was set back."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.ahead = 0.0

    def __call__(self) -> float:
        return self.now() + self.ahead

    def reach(self, moment: float) -> None:
        self.ahead += max(0.0, moment - self())


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one visitor may ask for: so many at once, and so many a second in the long run."""

    messages: tuple[int, float] = (40, 20.0)
    """On one socket."""
    talk: tuple[int, float] = (120, 150.0)
    """On all sockets of one address together; a message counts as one, and as one more for every 8 KiB that it brings back."""
    requests: tuple[int, float] = (200, 50.0)
    """From one address; what is dear counts as several."""
    tables: tuple[int, float] = (64, 64 / 60)
    """New tables from one address."""
    listed: int = 5
    """Tables of one address that wait for people in the hall at one time."""
    seats: tuple[int, float] = (30, 0.5)
    """Seats taken from one address."""
    rounds: tuple[int, float] = (6, 6 / 60)
    """Matches begun one after the other at one table."""
    ratings: tuple[int, float] = (12, 12 / 60)
    """Decks to measure from one address."""
    hints: tuple[int, float] = (10, 0.5)
    """What the master would play, asked from one address."""
    curves: tuple[int, float] = (10, 10 / 60)
    """Finished matches to judge for one address."""
    chat: tuple[int, float] = (5, 0.5)
    """Lines of one seat."""
    texts: int = 6
    """Texts that one seat writes in a match, in a minute."""
    typing: tuple[int, float] = (10, 5.0)
    """What one seat is seen to type."""
    documents: tuple[int, float] = (20, 20 / 60)
    """Documents made for one address."""
    subscriptions: tuple[int, float] = (20, 20 / 3600)
    """Browsers to call, named from one address."""
    calls: tuple[int, float] = (10, 10 / 3600)
    """How often one browser is called from one table."""
    sockets: int = 256
    """Open at one time from one address."""


@dataclass(frozen=True, slots=True)
class Settings:
    """One server."""

    database: str = ""
    """An SQLAlchemy URL, sqlite+aiosqlite or postgresql+asyncpg."""
    bus: str = ""
    """The URL of a Redis or Valkey that carries messages between servers; none: this is the only server."""
    origins: tuple[str, ...] = ()
    """Web addresses besides our own whose pages may open a socket."""
    key: str = ""
    """The host's own key, with which he reads the metrics from elsewhere; none: only this machine may."""
    keep_days: float = 0.0
    """After how many days what is stored of a table is deleted, counted from the end of its last match; 0: never."""
    push: Literal["public", "any", "off"] = "public"
    """Where a browser may be called: by a push service of the public internet, by one of any network and without TLS, or not at all."""
    call_after: float = 50.0
    """How long a table of days waits before it calls: by then a phone that has fallen asleep is known to be gone."""
    contact: str = ""
    """How the operators of push services reach the host: `mailto:…` or `https://…`."""
    proxies: tuple[str, ...] = ("127.0.0.1",)
    """Addresses of reverse proxies, who are believed when they say for whom they ask."""
    limits: Limits = field(default_factory=Limits)
    workers: int = field(default_factory=lambda: os.cpu_count() or 1)
    """Processes in which bots think, and in which what takes long is made: as many as there are cores."""
    thinking: float = 1.0
    """The longest a bot thinks, in seconds."""
    window_pace: tuple[float, float] = (1.5, 6.0)
    """How soon a bot acts in an open window, so that people get a word in."""
    line_pace: float = 4.0
    """The least time between two lines that bots say at a table which does not wait for them."""
    steady_seconds: float = 5.0
    """The least that a steady decision stays open."""
    forced_delay: tuple[float, float] = (0.4, 1.2)
    """How long the server waits before it gives a seat's only possible answer, when another person plays; a bot's own answers
    come no sooner, so that people can follow and cannot tell the two apart."""
    alike_delay: tuple[float, float] = (1.2, 2.6)
    """When a bot answers what all answer alike, with or without a choice: later than the longest thought."""
    sweep: float = 0.25
    """How often clocks and absences are looked at; 0: only when a test asks."""
    idle: float = 120.0
    """After how long without an answer a table's match is put away, to be replayed when it is wanted again."""
    deals: int = 25
    """How many deals measure a deck against each of its rivals."""
    trials: int = 300
    """How many matches a trial of a game or of a designer's sheet has."""
    now: Callable[[], float] = field(default_factory=steady)
