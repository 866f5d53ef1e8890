"""A pool of processes: what comes out depends on the jobs alone, not on who did them."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from os import cpu_count
from typing import TypeVar

from veillee.memory import settle

Job = TypeVar("Job")
Result = TypeVar("Result")


def chunks(games: int, jobs: int) -> list[range]:
    """The numbers of a series, cut so that each process gets several chunks and none is long."""
    size = max(1, min(5000, games // (8 * jobs)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def workers(jobs: int) -> int:
    """How many processes: as many as asked, or one for each core when asked for none in particular."""
    return jobs or cpu_count() or 1


def shared(work: Callable[[Job], Result], todo: list[Job], jobs: int) -> Iterator[Result]:
    """What each job came to, in the order of the jobs."""
    if workers(jobs) == 1:
        settle()
        yield from map(work, todo)
        return
    with ProcessPoolExecutor(workers(jobs), mp_context=get_context("spawn"), initializer=settle) as pool:
        yield from pool.map(work, todo)
