"""Who plays a series does not matter: processes, a cluster, a run that was stopped and taken up again."""

import os
import signal
from functools import partial
from pathlib import Path

import pytest

from veillee.core.match import Illegal
from veillee.lab.simulate import Tally, series
from veillee.lab.tables import Seating
from veillee.lab.tournament import Contest, Meeting, meetings
from veillee.lab.work import Crew, chunks, shared

CHANCE = Seating("legions", ("random", "random"))
CONTEST = Contest("legions", ("random", "greedy"), 6, 1, 2)
CREWS = [Crew(2)]
if os.environ.get("VEILLEE_SOAK"):
    CREWS += [Crew(1, ray=""), Crew(2, ray="")]


def total(crew: Crew, games: int = 200) -> Tally:
    found = Tally()
    for part in series(CHANCE, games, 3, crew):
        found.add(part)
    return found


def square(number: int) -> int:
    return number * number


def told(folder: Path, number: int) -> int:
    """Notes that it was done."""
    with (folder / "done").open("a") as file:
        file.write(f"{number}\n")
    return number


def test_a_journal_is_taken_up_where_it_ends(tmp_path: Path) -> None:
    crew = Crew(journal=tmp_path / "journal")
    work = partial(told, tmp_path)
    results = shared(work, list(range(10)), crew, int)
    assert [next(results) for _ in range(4)] == [0, 1, 2, 3]
    results.close()
    assert list(shared(work, list(range(10)), crew, int)) == list(range(10))
    assert (tmp_path / "done").read_text().split() == [str(number) for number in range(10)]


def test_a_line_that_was_cut_off_is_done_again(tmp_path: Path) -> None:
    crew = Crew(journal=tmp_path / "journal")
    assert crew.journal is not None
    assert list(shared(square, [1, 2, 3], crew, int)) == [1, 4, 9]
    crew.journal.write_bytes(crew.journal.read_bytes()[:-1])
    assert list(shared(square, [1, 2, 3], crew, int)) == [1, 4, 9]
    assert crew.journal.read_text().split()[1:] == ["1", "4", "9"]


def test_a_journal_of_other_work_is_refused(tmp_path: Path) -> None:
    crew = Crew(journal=tmp_path / "journal")
    list(shared(square, [1, 2], crew, int))
    with pytest.raises(Illegal) as refusal:
        list(shared(square, [1, 3], crew, int))
    assert refusal.value.code == "journal"


def test_a_series_and_a_contest_come_back_from_their_journals(tmp_path: Path) -> None:
    for _ in range(2):
        assert total(Crew(journal=tmp_path / "series")) == total(Crew())
    met: list[list[list[Meeting]]] = [list(meetings(CONTEST, Crew(journal=tmp_path / "contest"))) for _ in range(2)]
    assert met[0] == met[1]


@pytest.mark.parametrize("crew", CREWS, ids=repr)
def test_the_same_seeds_give_the_same_table_whoever_plays(crew: Crew) -> None:
    assert total(crew) == total(Crew())


def test_no_piece_is_long() -> None:
    assert max(len(piece) for piece in chunks(1_000_000)) == 5000


def fatal_once(folder: Path, number: int) -> int:
    """Kills its own process at the fifth job, the first time."""
    mark = folder / "killed"
    if number == 5 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


if os.environ.get("VEILLEE_SOAK"):

    def test_a_worker_that_is_killed_is_replaced_and_nothing_is_lost_or_counted_twice(tmp_path: Path) -> None:
        found = list(shared(partial(fatal_once, tmp_path), list(range(20)), Crew(2, ray="")))
        assert (tmp_path / "killed").exists()
        assert found == list(range(20))
