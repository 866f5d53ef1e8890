"""Services shared by every table of one server: store, bus, bots, limits, metrics."""

from collections.abc import Callable
from dataclasses import dataclass

from veillee.core.match import Illegal
from veillee.server.bots import BotPool
from veillee.server.clock import Elapsed
from veillee.server.limits import Limit
from veillee.server.metrics import Metrics
from veillee.server.sanctions import Sanctions
from veillee.server.settings import Settings
from veillee.server.store import Store

Bus = Callable[[dict[str, object]], None]
"""Tells the other servers something about a table."""


@dataclass(slots=True)
class Services:
    """One server's own things."""

    id: str
    settings: Settings
    store: Store
    bot_pool: BotPool
    metrics: Metrics
    chat: Limit
    typing: Limit
    rounds: Limit
    elapsed: Elapsed
    publish: Bus
    sanctions: Sanctions
    refresh: Callable[[str], None]
    """Lets every server read a table again."""
    moved: Callable[[str], None]
    """Hears of what happens at a table of days."""
    draining: bool = False
    """Whether nothing new may begin, because the house is about to close."""

    def check_open(self) -> None:
        if self.draining:
            raise Illegal(
                "draining",
                "la maison va fermer un moment : rien de nouveau n'y commence",
                "the house is about to close for a while: nothing new begins",
            )
