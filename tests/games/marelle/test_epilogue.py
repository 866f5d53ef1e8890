"""The epilogue: the count, the fates, the order of telling, the wishes."""

import pytest

from tests.games.marelle.position import Table, named, position, read
from veillee.core.match import SPECTATOR
from veillee.core.text import EN, FR
from veillee.games.marelle import GAME
from veillee.games.marelle.cards.fates import ESCAPE, FATES, SECOND
from veillee.games.marelle.rules.ring import FATING
from veillee.games.marelle.view import seen
from veillee.games.marelle.voice import prompts
from veillee.games.marelle.voice.sentences import fate


def at_the_end(aside: str) -> Table:
    return Table(position("|" * aside.count("|"), aside=aside, stage=FATING, act=2))


@pytest.mark.parametrize(
    ("aside", "gap", "suits"),
    [
        ("D1 D2 B3", 1, "D"),
        ("B1 B2 B3", 3, "B"),
        ("B1 B2 B3 B4 B5 D1", 4, "B"),
        ("C1 C2 C3 C4 D5 D6 D7", 7, "C"),
        ("E1 E2 C3", 1, "E"),
    ],
)
def test_the_gap_lies_between_black_and_red(aside: str, gap: int, suits: str) -> None:
    """MAR-70, MAR-72: and the table is that of the most frequent suit; the author's own examples."""
    table = at_the_end(f"{aside}||")
    assert table.now.gap(0) == gap
    assert table.offers(0) == [f"table {suit}" for suit in suits]


def test_a_larger_gap_is_a_more_enviable_fate() -> None:
    """MAR-71: the points of the outcome say so; nobody wins."""
    table = at_the_end("E1 E2 E3|C1 E4|D1")
    outcome = table.now.outcome()
    assert outcome.points == [3, 0, 1]
    assert outcome.shares == [0.0, 0.0, 0.0]
    assert outcome.winners() == []
    assert not GAME.scored


@pytest.mark.parametrize("gap", [1, 2, 3, 4, 5, 6, 9])
def test_the_table_of_a_suit_has_six_rows(gap: int) -> None:
    """MAR-72, MAR-D20: the last is that of every larger gap."""
    for suit in range(4):
        assert fate(500 + suit, gap) is FATES[suit][min(gap, 6) - 1]


def test_between_tied_suits_the_player_chooses() -> None:
    """MAR-D20: among those that are most frequent."""
    table = at_the_end("E1 E2 D3 D4 C5||")
    assert table.offers(0) == ["table D", "table E"]


def test_perfect_balance_leaves_a_choice() -> None:
    """MAR-D20: to escape, or to be indispensable; also for who has set nothing aside."""
    table = at_the_end("E1 D2||B1")
    assert table.offers(0) == table.offers(1) == ["balance 0", "balance 1"]
    assert fate(600, 0) is ESCAPE
    assert fate(601, 0) is SECOND
    assert table.labels(0)[0] == ESCAPE.en


def test_the_least_enviable_is_told_first() -> None:
    """MAR-73, MAR-D24: equal gaps in the order of the seats, perfect balance first of all."""
    table = at_the_end("E1 E2 E3|C1|E4 C2|C3").does("0 table E", "1 table C", "2 balance 0", "3 table C")
    assert seen(table.now, 0)["tellers"] == [2, 1, 3, 0]
    assert table.asks(prompts.EPILOGUE, 2)
    assert table.offers(2) == ["write"]
    assert seen(table.now, 1)["princes"][0]["fate"] == {"fr": FATES[2][2].said(FR), "en": FATES[2][2].said(EN)}
    assert seen(table.now, 1)["princes"][2]["fate"] == {"fr": ESCAPE.said(FR), "en": ESCAPE.said(EN)}
    table.does("2 write Il partit.")
    assert table.offers(2) == ["write", "rest", "mend 0"]
    table.does("2 rest")
    assert table.asks(prompts.EPILOGUE, 1)
    assert FATES[0][0].en in table.asked(1)


def test_the_wishes_are_shown_at_the_very_end() -> None:
    """MAR-74, MAR-04: not before the last epilogue is told."""
    table = at_the_end("E1|E2|E3").does("0 table E", "1 table E", "2 table E")
    for seat in (0, 1, 2):
        assert "la couronne 0" not in str(table.now.view(1))
        table.does(f"{seat} write Fin.", f"{seat} rest")
    assert table.live.pending is None
    assert table.now.over
    assert all(table.now.reads(SPECTATOR, note) for note in table.now.wishes)
    last = read(GAME.voice.say(table.now, table.told[-1], SPECTATOR, FR), SPECTATOR, FR)
    assert last == "Le souhait de Chloé\u00a0: «\u00a0Je veux la couronne 2\u00a0»."
    assert [table.now.notes[line.what] for line in table.now.epilogues] == ["Fin.", "Fin.", "Fin."]


def test_an_epilogue_has_four_paragraphs_at_most() -> None:
    """MAR-85: then it can only be ended, or mended."""
    table = at_the_end("E1|E2|E3").does("0 table E", "1 table E", "2 table E", *["0 write Encore."] * 4)
    assert "write" not in table.offers(0)
    assert "rest" in table.offers(0)


def test_what_was_set_aside_is_read_by_all() -> None:
    """MAR-D14: and told when it is counted."""
    table = at_the_end("E1 C2 C3|E2|")
    said = [read(GAME.voice.say(table.now, one, SPECTATOR, EN), SPECTATOR, EN) for one in table.told]
    assert said[0] == "Anna has set aside 3 cards, 1 black one and 2 red ones: a gap of 1."
    assert named(table.now, table.now.aside[0]) == "C2 C3 E1"


def test_who_leaves_is_replaced() -> None:
    """MAR-D22: a story goes on."""
    assert position("||").forfeit(0) is None
