"""Where a series is played: on the cores of this machine, or on a cluster. What comes out depends on the jobs alone, not on who
did them.

A crew with a journal writes every result down as it comes; a run that was stopped is taken up again where its journal ends.
"""

import argparse
import hashlib
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from itertools import islice
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from veillee.core.match import Illegal
from veillee.memory import settle

Job = TypeVar("Job")
Result = TypeVar("Result")

CHUNKS = 64
"""Into how many pieces a series is cut, whoever plays it: more than most have workers, and few enough to be quick."""
LONGEST = 5000
"""The most matches of a piece."""
AHEAD = 4
"""How many jobs each worker of a cluster has waiting, so that none is idle and no result lies long."""


@dataclass(frozen=True, slots=True)
class Crew:
    """Who plays: processes of this machine, or the workers of a Ray cluster."""

    jobs: int = 1
    """How many processes; 0: one for each core."""
    ray: str | None = None
    """The address of a cluster; "": one that is started here, with so many workers."""
    journal: Path | None = None
    """Where results are written as they come."""


Jobs = int | Crew
"""A number of processes, or a crew."""


def crew_of(jobs: Jobs) -> Crew:
    return jobs if isinstance(jobs, Crew) else Crew(jobs)


def add_crew(parser: argparse.ArgumentParser) -> None:
    """What a script under bench/ asks to know who plays."""
    parser.add_argument("--jobs", type=int, default=1, help="processes; 0 for one on each core")
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help="on a Ray cluster (or one started here)")


def chunks(games: int) -> list[range]:
    """The numbers of a series, cut alike whoever plays it, and none is long."""
    size = max(1, min(LONGEST, games // CHUNKS))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def workers(jobs: Jobs) -> int:
    """How many processes: as many as asked, or one for each core when asked for none in particular."""
    return crew_of(jobs).jobs or cpu_count() or 1


def shared(work: Callable[[Job], Result], todo: list[Job], jobs: Jobs, kind: Any = None) -> Generator[Result]:
    """What each job came to, in the order of the jobs. `kind` is the type of a result, if it can be written down."""
    crew = crew_of(jobs)
    if crew.journal is None:
        return done(work, todo, crew)
    return journalled(work, todo, crew, crew.journal, kind)


def done(work: Callable[[Job], Result], todo: list[Job], crew: Crew) -> Generator[Result]:
    if crew.ray is not None:
        yield from on_ray(work, todo, crew)
    elif workers(crew) == 1:
        settle()
        yield from map(work, todo)
    else:
        with ProcessPoolExecutor(workers(crew), mp_context=get_context("spawn"), initializer=settle) as pool:
            yield from pool.map(work, todo)


def on_ray(work: Callable[[Job], Result], todo: list[Job], crew: Crew) -> Iterator[Result]:
    """The workers of a cluster, with a few jobs waiting for each. The job of a worker that dies is done again by another: a job
    is a function of its seeds, so that nothing is lost and nothing comes twice.
    """
    import ray

    where = {"address": crew.ray} if crew.ray else {"num_cpus": workers(crew), "include_dashboard": False}
    ray.init(**where, log_to_driver=False, configure_logging=False)
    try:
        task: Any = ray.remote(max_retries=-1)(work_once)
        cluster: Any = ray
        ahead = AHEAD * max(1, int(cluster.cluster_resources().get("CPU", 1)))
        rest = iter(todo)
        given = ray.put(work)
        waiting = deque(task.remote(given, job) for job in islice(rest, ahead))
        while waiting:
            yield ray.get(waiting.popleft())
            waiting.extend(task.remote(given, job) for job in islice(rest, 1))
    finally:
        ray.shutdown()


def work_once(work: Callable[[Job], Result], job: Job) -> Result:
    """One job, in whatever process."""
    settle()
    return work(job)


def described(work: Callable[[Job], Result], todo: list[Job]) -> str:
    """A digest of what is to be done: a journal of other work is refused."""
    whole = work if isinstance(work, partial) else partial(work)
    words = f"{whole.func.__qualname__} {whole.args!r} {whole.keywords!r} {todo!r}"
    return hashlib.blake2b(words.encode(), digest_size=16).hexdigest()


def journalled(work: Callable[[Job], Result], todo: list[Job], crew: Crew, path: Path, kind: Any) -> Generator[Result]:
    """First what the journal has, then what is left to do, each result written down before it is counted."""
    head = described(work, todo)
    found = read_journal(path, head, kind)
    yield from found
    with path.open("ab") as file, closing(done(work, todo[len(found) :], crew)) as results:
        if file.tell() == 0:
            file.write(head.encode() + b"\n")
        for result in results:
            file.write(msgspec.json.encode(result) + b"\n")
            file.flush()
            yield result


def read_journal(path: Path, head: str, kind: Any) -> list[Any]:
    """The results of an earlier run of the same work; a line that was cut off is dropped from the file."""
    if not path.exists():
        return []
    lines = path.read_bytes().splitlines(keepends=True)
    whole = [line for line in lines if line.endswith(b"\n")]
    if whole != lines:
        path.write_bytes(b"".join(whole))
    if not whole:
        return []
    if whole[0].decode().strip() != head:
        raise Illegal(
            "journal",
            f"« {path} » est le journal d'un autre travail : reprenez-le avec les mêmes arguments, ou donnez un autre fichier",
            f"“{path}” is the journal of other work: take it up with the same arguments, or give another file",
        )
    return [msgspec.json.decode(line, type=kind) for line in whole[1:]]
