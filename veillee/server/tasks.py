"""Background tasks: kept from the garbage collector until they are done, cancelled together when the house closes."""

import asyncio
from collections.abc import Coroutine
from typing import Any


class Tasks:
    """The tasks under way of whoever started them."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self.running)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self.running.discard)

    async def close(self) -> None:
        running = list(self.running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
