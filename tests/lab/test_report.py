"""What a designer is told, and how it is drawn."""

import re
from html.parser import HTMLParser

import msgspec
import pytest

from tests.toy import TOY
from tests.toys.story import STORY
from veillee.core.record import finished, read_record
from veillee.core.text import EN, FR, Tongue
from veillee.lab.digest import Game, by_factor, by_seat, played_games, recorded_game, telling
from veillee.lab.plots import bins
from veillee.lab.report import Report
from veillee.lab.simulate import tally
from veillee.lab.tables import Seating

TABLE = Seating("toy", ("greedy", "random"))

HERO, CAMP = ("Héros", "Heroes"), ("Camps", "Camps")
MORAY, CRAB, KING = ("La Murène", "The Moray"), ("Le <Crabe>", "The <Crab>"), ("Roi", "King")

GAMES = [
    Game([1.0, 0.0], [9, 2], "tricks", 20, [(HERO, MORAY, 0), (CAMP, KING, 0)]),
    Game([0.0, 1.0], [3, 4], "tricks", 30, [(HERO, MORAY, 1), (CAMP, KING, 0)]),
    Game([1.0, 0.0], [5, 5], "forfeit", 25, [(HERO, CRAB, 0), (CAMP, KING, 0)]),
]


def test_factors_are_counted_for_the_seats_that_had_them() -> None:
    kinds = by_factor(GAMES)
    assert [(rate.name.en, rate.wins, rate.games) for rate in kinds[HERO]] == [
        ("The <Crab>", 1.0, 1),
        ("The Moray", 2.0, 2),
    ]
    assert [(rate.wins, rate.games) for rate in kinds[CAMP]] == [(2.0, 3)]
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
    text = Report(TOY, "3 parties", GAMES, said).page()
    page = Page()
    page.feed(text)
    assert page.open == []
    assert page.links == []
    assert page.seen.count("svg") == 6
    assert f'lang="{said.key}"' in text
    assert "Crab>" not in text
    assert "prefers-color-scheme:dark" in text


@pytest.mark.parametrize("said", [FR, EN], ids=["fr", "en"])
def test_every_heading_is_in_the_reader_s_language(said: Tongue) -> None:
    text = Report(TOY, "", GAMES, said).page()
    heads = re.findall("<h[12]>(.*?)</h[12]>", text)
    french = [
        "Les Mises\u00a0: rapport",
        "Par place",
        "Héros",
        "Camps",
        "Ce qui fait gagner ou perdre",
        "Écart",
        "Durée",
    ]
    english = ["Tricks: report", "By seat", "Heroes", "Camps", "What wins and what loses", "Margin", "Length"]
    assert heads == [*(french if said is FR else english), said("Fins de partie", "Endings")]
    assert [said("aux plis", "by tricks"), said("abandon", "given up")] == re.findall(
        'class="label"[^>]*>([^<]*)<', text
    )[-2:]
    assert said("66,7 %", "66.7 %") in text
    others = {title for kind in french + english for title in [kind]} - set(heads)
    assert not [title for title in others if title in text]


@pytest.mark.parametrize("said", [FR, EN], ids=["fr", "en"])
def test_a_game_that_nobody_wins_is_reported_without_winners(said: Tongue) -> None:
    games = [game for part in played_games(Seating("story", ("random", "random")), 5, 1, 1) for game in part]
    text = Report(STORY, "", games, said).page()
    assert said("Personne ne gagne à ce jeu.", "Nobody wins in this game.") in text
    assert said("histoire dite", "story told") in text
    assert said("Par place", "By seat") not in text
    assert said("Écart", "Margin") not in text


def test_legions_says_what_a_designer_counts() -> None:
    games = [game for part in played_games(Seating("legions", ("random", "random")), 20, 1, 1) for game in part]
    kinds = by_factor(games)
    by_title = {english: rates for (_, english), rates in kinds.items()}
    assert [rate.games for rate in by_title["Camps"]] == [20, 20]
    assert sum(rate.wins for rate in by_title["Camps"]) == 20
    assert sum(rate.games for rate in by_title["Stratagems"]) == 40
    assert "Heroes" in by_title
