"""Whom the table waits for, writing and correcting, silence, tables that talk."""

import pytest

from tests.games.marelle.position import Table, card, position, ranked, scene
from veillee.core.live import Live
from veillee.core.match import NOBODY, Illegal
from veillee.games.marelle.rules.options import CUT, PASS, REST
from veillee.games.marelle.rules.ring import LAST_WORDS, MENDS, PAGE
from veillee.games.marelle.view import seen
from veillee.games.marelle.voice import prompts


def lapse(table: Table) -> int | None:
    """What a silence would answer now for the seat that is due."""
    return table.now.lapse(table.pending.prompt, table.due, table.pending.options_of(table.due))


def test_whoever_steps_forward_first_opens_the_scene() -> None:
    """MAR-80: nobody is due, until one alone is left."""
    table = Table(position("||"))
    assert table.due == NOBODY
    assert table.pending.first
    m = table.now.copy()
    m.opened = 0b101
    assert Table(m).due == 1


def test_those_who_set_up_write_and_others_with_a_card() -> None:
    """MAR-81: a line for each card."""
    table = scene(position("C2 C3|||"), 1, 0).does("1 write Un.")
    assert "write" not in table.offers(0)
    table.does("0 C2")
    assert "write" in table.offers(0)
    table.does("0 C3", "0 write Deux.")
    assert "write" in table.offers(0)
    table.does("0 write Trois.")
    assert "write" not in table.offers(0)
    assert table.page() == ["Un.", "Deux.", "Trois."]


def test_two_who_write_at_once_lose_nothing() -> None:
    """MAR-81: within a scene a click of before still counts."""
    table = scene(position("|||"), 1, 0, own=False)
    before = table.pending
    table.does("2 write Un.")
    assert table.pending.same_window(before)
    table.does("3 write Deux.")
    assert table.page() == ["Un.", "Deux."]


def test_the_cut_opens_with_the_first_paragraph_or_card() -> None:
    """MAR-82: not before."""
    table = scene(position("C2|||B5"), 1, 0)
    assert table.offers(0) == ["C2"]
    assert "cut" in scene(position("C2|||B5"), 1, 0).does("3 B5").offers(0)
    assert "cut" in scene(position("C2|||B5"), 1, 0).does("1 write Un.").offers(0)


def test_an_author_corrects_a_paragraph_in_its_place() -> None:
    """MAR-83: the next text replaces it; nobody else can, and nobody has to wait."""
    table = scene(position("|||"), 1, 0, own=False).does("2 write Un.", "3 write Deux.")
    assert table.offers(2) == ["write", "rest", "mend 0"]
    assert table.offers(3) == ["write", "rest", "mend 1"]
    table.does("2 mend 0")
    shown = seen(table.now, 2)["scene"]
    assert shown is not None
    assert shown["mending"] == 0
    table.does("3 write Trois.", "2 write Premier.")
    assert table.page() == ["Premier.", "Deux.", "Trois."]
    assert "mended" in table.happened()
    table.does("2 write Quatre.")
    assert table.page()[-1] == "Quatre."


def test_a_correction_may_be_given_up() -> None:
    """MAR-83: the paragraph stays as it was."""
    table = scene(position("|||"), 1, 0).does("1 write Un.", "1 mend 0", "1 rest", "1 write Deux.")
    assert table.page() == ["Un.", "Deux."]


def test_a_correction_comes_as_late_as_the_end() -> None:
    """MAR-83: until the scene closes, also by those who do not tell the end."""
    table = scene(position("|||"), 1, 0).does("1 write Un.", "0 cut")
    assert table.offers(1) == ["mend 0"]
    table.does("1 mend 0", "1 write Premier.", "2 rest", "3 rest", "0 write Fin.")
    assert [table.now.notes[line.what] for line in table.now.scenes[0].lines if line.written()] == ["Premier.", "Fin."]


def test_the_table_waits_for_whoever_laid_a_card_then_the_setters_then_the_cut() -> None:
    """MAR-84, MAR-D12: a card gives the pen back to those who set up."""
    table = scene(position("C2|||B5"), 1, 0)
    assert table.due == 1
    table.does("1 write Un.")
    assert table.due == 1
    table.does("1 rest")
    assert table.due == 0
    assert table.asked(0).endswith("or cut.")
    table.does("3 B5")
    assert table.due == 3
    assert "Without a word" in table.labels(3)
    table.does("3 rest")
    assert table.due == 1
    table.does("1 rest")
    assert table.due == 0


def test_a_silence_lets_the_pen_fall_and_then_the_cut() -> None:
    """MAR-84: what the clock answers for the seat that is due; before a first word it answers nothing."""
    table = scene(position("C2|||B5", down="E7"), 1, 0)
    assert lapse(table) is None
    table.does("1 write Un.", "3 B5")
    assert lapse(table) == REST
    table.does("3 rest")
    assert lapse(table) == REST
    table.does("1 rest")
    assert lapse(table) == CUT
    table.does("0 cut")
    assert lapse(table) == PASS


def test_texts_are_limited() -> None:
    """MAR-85: a paragraph by its characters, a scene by its paragraphs, a correction by its number."""
    table = scene(position("|||"), 1, 0)
    with pytest.raises(Illegal) as refusal:
        table.does(f"1 write {'x' * 2001}")
    assert refusal.value.code == "text-long"
    for _ in range(MENDS):
        table = table.does("1 write Un.") if not table.page() else table
        table.does("1 mend 0", "1 write Un.")
    assert "mend 0" not in table.offers(1)
    table.does(*["1 write Un."] * (PAGE - 1))
    assert table.offers(1)[0] == "rest"
    table.does("0 cut", *["0 write Fin."] * LAST_WORDS)
    assert "write" not in table.offers(0)
    assert table.due == 2
    assert table.offers(2) == ["rest"]


def test_at_a_table_that_talks_everything_may_be_said_aloud() -> None:
    """MAR-86: no text is required for scene, end or epilogue."""
    m = ranked(position("|||", up="C9 C8", table="spoken"), "C", 1, 2, 3, 4)
    table = scene(m, 1, 0)
    assert table.offers(1) == ["write", "rest"]
    table.does("1 rest")
    assert table.due == 0
    table.does("0 cut", "2 rest", "3 rest", "0 rest")
    assert table.asks(prompts.KEEP, 0)
    assert table.now.page[-1].kind != 0


def test_a_table_chooses_its_language_and_its_world() -> None:
    """MAR-88: and everyone sees which."""
    m = position("||", tongue="en", world="own")
    shown = seen(m, 0)
    assert (shown["tongue"], shown["world"], shown["spoken"]) == ("en", "own", False)


def test_a_click_on_a_card_that_is_gone_is_refused() -> None:
    """MAR-32: nothing is played twice."""
    table = scene(position("C2|||"), 1, 0).does("0 C2")
    live: Live = table.live
    with pytest.raises(Illegal):
        live.answer(0, live.number, card("C2"))
