"""What a designer is told, and how it is drawn."""

from html.parser import HTMLParser

import msgspec
import pytest

from tests.toy import TOY
from veillee.core.record import finished, read_record
from veillee.core.text import EN, FR, Tongue
from veillee.lab.digest import Game, by_factor, by_seat, played_games, recorded_game, telling
from veillee.lab.plots import bins
from veillee.lab.report import Report
from veillee.lab.simulate import tally
from veillee.lab.tables import Table

TABLE = Table("toy", ("greedy", "random"))

GAMES = [
    Game([1.0, 0.0], [9, 2], "points", 20, [("hero", "La Murène", "The Moray", 0), ("camp", "Roi", "King", 0)]),
    Game([0.0, 1.0], [3, 4], "points", 30, [("hero", "La Murène", "The Moray", 1), ("camp", "Roi", "King", 0)]),
    Game([1.0, 0.0], [5, 5], "banners", 25, [("hero", "Le <Crabe>", "The <Crab>", 0), ("camp", "Roi", "King", 0)]),
]


def test_factors_are_counted_for_the_seats_that_had_them() -> None:
    kinds = by_factor(GAMES)
    assert [(rate.name.en, rate.wins, rate.games) for rate in kinds["hero"]] == [
        ("The <Crab>", 1.0, 1),
        ("The Moray", 2.0, 2),
    ]
    assert [(rate.wins, rate.games) for rate in kinds["camp"]] == [(2.0, 3)]
    assert [(rate.wins, rate.games) for rate in by_seat(GAMES)] == [(2.0, 3), (1.0, 3)]


def test_margins_are_between_first_and_second() -> None:
    assert [game.margin() for game in GAMES] == [7, 1, 0]


def test_only_what_stands_out_from_chance_is_told() -> None:
    often = GAMES[:1] * 30 + GAMES[1:2] * 30
    assert [rate.name.en for _, rate in telling(by_factor(often), 0.5)] == ["The Moray"]
    assert telling(by_factor(GAMES), 0.5) == []


def test_a_record_counts_as_the_match_it_came_from() -> None:
    kept = tally(TABLE, 4, True, range(5))
    again = [recorded_game(read_record(line), TOY) for line in kept.records]
    assert again == [game for part in played_games(TABLE, 5, 4, 1) for game in part]


def test_a_match_still_going_on_does_not_count() -> None:
    record = read_record(tally(TABLE, 4, True, range(1)).records[0])
    unfinished = msgspec.structs.replace(record, answers=record.answers[:3])
    assert recorded_game(unfinished, TOY) is None
    assert finished(record, TOY) == record


@pytest.mark.parametrize(("values", "columns"), [([3], 1), ([0, 1, 2], 3), (list(range(100)), 25)])
def test_columns_hold_every_value_once(values: list[int], columns: int) -> None:
    found = bins(values)
    assert len(found) == columns
    assert sum(count for _, _, count in found) == len(values)


class Page(HTMLParser):
    """Checks that what is opened is closed, and notes what a page is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("said", [FR, EN], ids=["fr", "en"])
def test_a_page_is_whole_and_needs_nothing_else(said: Tongue) -> None:
    text = Report("Légions", ["3 parties"], GAMES, said).page()
    page = Page()
    page.feed(text)
    assert page.open == []
    assert page.links == []
    assert page.seen.count("svg") == 6
    assert f'lang="{said.key}"' in text
    assert "Crab>" not in text
    assert said("Stratagèmes", "Stratagems") not in text
    assert said("Héros", "Heroes") in text
    assert "prefers-color-scheme:dark" in text


def test_legions_says_what_a_designer_counts() -> None:
    games = [game for part in played_games(Table("legions", ("random", "random")), 20, 1, 1) for game in part]
    kinds = by_factor(games)
    assert {"camp", "stratagem", "hero", "place"} <= set(kinds)
    assert [rate.games for rate in kinds["camp"]] == [20, 20]
    assert sum(rate.wins for rate in kinds["camp"]) == 20
    assert sum(rate.games for rate in kinds["stratagem"]) == 40
