"""Series of matches: counted right, the same whoever plays them, recorded so that they can be made again."""

import sysconfig

import pytest

from veillee.bots.playing import Sum
from veillee.core.match import Illegal, Outcome
from veillee.core.record import read_record, verify
from veillee.lab.simulate import Tally, optimised, series, summary, tally, tally_of
from veillee.lab.tables import Runner, Seating, deal
from veillee.lab.work import chunks, workers

CHANCE = Seating("toy", ("random", "random"))
MIXED = Seating("toy", ("greedy", "random", "novice"))
TALK = Seating("claims", ("greedy", "random", "novice"))
STORY = Seating("story", ("random", "random", "random"))
WRITERS = Seating("story", ("random", "greedy"))


def added(table: Seating, games: int, seed: int, jobs: int = 1) -> Tally:
    total = Tally()
    for part in series(table, games, seed, jobs):
        total.add(part)
    return total


def test_a_tally_adds_up() -> None:
    played = Sum(2)
    played.count(Outcome([1.0, 0.0], [3, 1], "tricks"), 5)
    played.count(Outcome([0.5, 0.5], [2, 2], "tricks"), 7)
    total = tally_of(played, [])
    assert (total.games, total.decisions, total.wins[0], total.wins[1]) == (2, 12, 1, 0)
    assert (total.share(0), total.share(1)) == (1.5, 0.5)
    found = summary(CHANCE, 3, total, 2.0)
    assert found["mean_decisions"] == 6
    assert found["decisions_per_s"] == 6
    assert found["outcomes"] == {
        "seats": [
            {"seat": 0, "wins": 1, "share": 0.75, "interval": pytest.approx([0.198, 0.973], abs=0.001)},
            {"seat": 1, "wins": 0, "share": 0.25, "interval": pytest.approx([0.027, 0.802], abs=0.001)},
        ],
        "shared": 1,
        "reasons": {"tricks": 2},
    }


@pytest.mark.parametrize("table", [CHANCE, MIXED])
def test_a_series_depends_on_its_seed_alone(table: Seating) -> None:
    assert added(table, 40, 1) == added(table, 40, 1)
    assert added(table, 40, 1) != added(table, 40, 2)


def test_several_processes_play_the_same_series() -> None:
    table = Seating("legions", ("random", "random"))
    assert added(table, 60, 5, jobs=2) == added(table, 60, 5)


def test_deals_of_a_series_all_differ() -> None:
    assert len({deal(3, number) for number in range(1000)}) == 1000


def test_two_series_have_nothing_in_common() -> None:
    """Shares of series of neighbouring seeds do not move together."""
    first, second = (
        [Runner(CHANCE).play(deal(seed, n)).match.outcome().shares[0] for n in range(300)] for seed in (1, 2)
    )
    alike = sum(one == other for one, other in zip(first, second, strict=True))
    assert 75 < alike < 150


@pytest.mark.parametrize("table", [CHANCE, MIXED, TALK, STORY, WRITERS])
def test_records_can_be_made_again(table: Seating) -> None:
    kept = tally(table, 9, True, range(6))
    assert len(kept.records) == 6
    for line in kept.records:
        record = read_record(line)
        assert record.players == list(table.bots)
        assert bool(record.texts) == (table.game == "story")
        verify(record, table.info())


def test_nobody_wins_where_nobody_can() -> None:
    found = summary(STORY, 1, added(STORY, 10, 1), 1.0)
    assert found["scored"] is False
    assert found["outcomes"] == {"reasons": {"told": 10}}


def test_keeping_records_does_not_change_the_matches() -> None:
    kept = tally(CHANCE, 9, True, range(20))
    kept.records = []
    assert kept == tally(CHANCE, 9, False, range(20))


@pytest.mark.parametrize("games", [1, 7, 100, 12345])
def test_chunks_cover_a_series_once(games: int) -> None:
    assert [number for chunk in chunks(games) for number in chunk] == list(range(games))


def test_no_number_of_processes_means_one_for_each_core() -> None:
    assert workers(3) == 3
    assert workers(0) >= 1


@pytest.mark.parametrize(
    ("table", "code"),
    [
        (Seating("nothing", ("random",)), "game"),
        (Seating("toy", ("random",)), "seats"),
        (Seating("toy", ("random", "nobody")), "bot"),
        (Seating("toy", ("random", "random"), (("hand", "99"),)), "option"),
    ],
)
def test_a_table_that_cannot_be_set_is_refused(table: Seating, code: str) -> None:
    with pytest.raises(Illegal) as refusal:
        Runner(table)
    assert refusal.value.code == code


@pytest.mark.parametrize(
    ("how", "found"), [("'--enable-optimizations' '--with-lto'", True), ("'--prefix=/usr'", False), (None, True)]
)
def test_an_interpreter_built_without_optimisation_is_told(
    how: str | None, found: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sysconfig, "get_config_var", {"CONFIG_ARGS": how}.get)
    assert optimised() is found
