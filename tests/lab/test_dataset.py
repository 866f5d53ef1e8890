"""Data sets: one row for each real choice, the same rows whoever plays, and nothing in them that the seat could not know."""

from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest
from librt.strings import BytesWriter

from veillee.core.choosers import Pending
from veillee.core.live import Live
from veillee.core.text import EN
from veillee.games import game
from veillee.lab.batch import observed
from veillee.lab.dataset import DataSet
from veillee.lab.simulate import Tally, series
from veillee.lab.tables import Runner, Seating, deal

CHANCE = Seating("legions", ("random", "random"))
SEARCH = Seating("legions", ("greedy", "random"))


def totalled(folder: Path, jobs: int) -> Tally:
    total = Tally()
    for part in series(CHANCE, 130, 4, jobs, parquet=str(folder)):
        total.add(part)
    return total


def test_a_data_set_is_the_same_whoever_plays_it(tmp_path: Path) -> None:
    tables = []
    for jobs in (1, 2):
        folder = tmp_path / str(jobs)
        folder.mkdir()
        total = totalled(folder, jobs)
        tables.append(pq.read_table(folder))
        assert total.decisions == tables[-1].num_rows
    assert tables[0].equals(tables[1])


def test_writing_decisions_down_changes_nothing(tmp_path: Path) -> None:
    plain = Tally()
    for part in series(CHANCE, 130, 4):
        plain.add(part)
    assert totalled(tmp_path, 1) == plain


@pytest.mark.parametrize(
    "seating", [CHANCE, SEARCH, Seating("rose_noire", ("random",) * 3)], ids=["chance", "bots", "windows"]
)
def test_a_row_is_what_the_seat_saw_and_did(seating: Seating) -> None:
    runner = Runner(seating)
    data = DataSet(runner, keep=True)
    seed = deal(1, 5)
    played = data.play(5, seed)
    rows = data.table().to_pylist()
    features = observed(runner.info)
    live = Live(runner.record(seed, played).start(runner.info))
    at = 0
    for seat, option, text in played.answers:
        pending = live.pending
        assert isinstance(pending, Pending)
        options = pending.options_of(seat)
        if len(options) > 1:
            row = rows[at]
            assert (row["match"], row["decision"], row["seat"], row["prompt"]) == (5, at, seat, pending.prompt.key)
            assert options[row["choice"]] == option
            assert row["share"] == pytest.approx(played.match.outcome().shares[seat])
            if len(pending.seats) == 1:
                out = BytesWriter()
                features.write(live.now, seat, out, pending.about)
                seen = np.frombuffer(out.getvalue(), "<i2").tolist()
                assert flat(row, [array.name for array in features.arrays(runner.seats)]) == seen
            at += 1
        live.feed((seat, option, text))
    assert at == len(rows)


def flat(row: dict[str, object], names: list[str]) -> list[int]:
    found: list[int] = []
    for name in names:
        value = row[f"seen_{name}"]
        found += value if isinstance(value, list) else [value]  # type: ignore[list-item]
    return found


def test_a_face_is_one_that_has_a_name() -> None:
    for key in ("legions", "keyforge", "cendrelin", "rose_noire"):
        info = game(key)
        data = DataSet(Runner(Seating(key, ("random",) * info.seats[0])))
        data.play(0, deal(2, 0))
        faces = {face for face in data.table()["face"].to_pylist() if face is not None}
        assert faces
        assert faces <= {card["face"] for card in info.voice.cards(EN)}
