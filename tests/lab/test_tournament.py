"""Tournaments: fair by construction, rated in order, whole in their tables."""

from collections import Counter

import pytest

from veillee.core.match import Illegal
from veillee.lab.tournament import Contest, Meeting, Standings, meetings, rotations


def played(contest: Contest) -> list[Meeting]:
    return [meeting for met in meetings(contest) for meeting in met]


def test_every_deal_is_played_from_every_seat_by_everyone() -> None:
    contest = Contest("toy", ("random", "greedy", "novice"), games=6, seed=1, seats=2)
    seated = Counter(
        (meeting.deal, bot, seat) for meeting in played(contest) for seat, bot in enumerate(meeting.lineup)
    )
    assert set(seated.values()) == {2}
    assert len(seated) == 3 * 3 * 2
    pairs = Counter(frozenset(meeting.lineup) for meeting in played(contest))
    assert set(pairs.values()) == {6}


def test_games_are_rounded_up_to_whole_deals() -> None:
    contest = Contest("toy", ("random", "greedy", "novice"), games=7, seed=1, seats=3)
    assert contest.deals() == 3
    assert len(played(contest)) == 9


def test_a_rotation_keeps_the_order_around_the_table() -> None:
    assert rotations((4, 5, 6)) == [(4, 5, 6), (5, 6, 4), (6, 4, 5)]


def test_too_few_bots_sit_down_several_times_and_equally_often() -> None:
    contest = Contest("toy", ("random", "greedy"), games=3, seed=1, seats=3)
    seats = Counter(bot for meeting in played(contest) for bot in meeting.lineup)
    assert seats[0] == seats[1]
    assert Contest("toy", ("random", "greedy"), games=4, seed=1, seats=4).lineups() == [(0, 1, 0, 1)]


def test_a_bot_against_itself_comes_out_even() -> None:
    """Equal players differ by chance alone: after some hundred matches the interval still holds one half."""
    contest = Contest("toy", ("random", "random"), games=400, seed=3, seats=2)
    standings = Standings(contest)
    for met in meetings(contest):
        standings.add(met)
    score = standings.cross[0][1]
    low, high = score.interval()
    assert low < 0.5 < high
    assert contest.names() == ["random #1", "random #2"]


def test_rotations_of_a_deal_are_not_the_same_match() -> None:
    contest = Contest("toy", ("random", "random"), games=40, seed=3, seats=2)
    met = list(meetings(contest))
    assert any(first.shares != second.shares for first, second in met)


def test_winners_are_rated_above_losers_and_tables_add_up() -> None:
    contest = Contest("toy", ("a", "b", "c"), games=2, seed=1, seats=2)
    standings = Standings(contest)
    for _ in range(10):
        standings.add([Meeting((0, 1), 0, [1.0, 0.0], 5, [2, 3], [0.2, 0.3])])
        standings.add([Meeting((1, 2), 0, [0.5, 0.5], 5, [2, 3], [0.2, 0.3])])
        standings.add([Meeting((2, 0), 0, [0.0, 1.0], 5, [2, 3], [0.2, 0.3])])
    assert [line.wins for line in standings.all] == [20.0, 5.0, 5.0]
    assert standings.cross[0][1].wins == 10
    assert standings.cross[1][2].wins == 5
    assert standings.cross[2][0].wins == 0
    assert standings.by_seat[0][0].games == standings.by_seat[0][1].games == 10
    mu = [rating.mu for rating in standings.ratings]
    assert mu[0] > max(mu[1], mu[2])
    best = standings.summary()["bots"]
    assert isinstance(best, list)
    assert best[0]["name"] == "a"
    assert best[0]["interval"][0] < best[0]["rating"] < best[0]["interval"][1]
    assert best[0]["ms_per_decision"] == pytest.approx(100.0)


def test_the_same_seed_gives_the_same_standings() -> None:
    contest = Contest("toy", ("random", "greedy"), games=20, seed=8, seats=2)
    shares = [[meeting.shares for meeting in played(contest)] for _ in range(2)]
    assert shares[0] == shares[1]


def test_a_game_without_winners_has_no_tournament() -> None:
    with pytest.raises(Illegal) as refusal:
        list(meetings(Contest("story", ("random", "greedy"), games=2, seed=1, seats=2)))
    assert refusal.value.code == "unscored"


def test_a_contest_of_nobody_is_refused() -> None:
    with pytest.raises(Illegal) as refusal:
        list(meetings(Contest("toy", ("random", "zob"), games=2, seed=1, seats=2)))
    assert refusal.value.code == "bot"
