"""The customs of bots, for the sake of the story: what they mean to do of what the rules offer."""

from tests.games.marelle.position import Table, position, scene, word
from veillee.games.marelle.bot import HINTS
from veillee.games.marelle.rules.options import AT, TABLE
from veillee.games.marelle.rules.ring import EPILOGUE, Scene
from veillee.games.marelle.voice import prompts


def meant(table: Table, seat: int) -> list[str]:
    """What a bot in that seat would consider."""
    options = HINTS.considered(table.pending.prompt, table.pending.options_of(seat))
    return [word(table.now, one) for one in HINTS.meant(table.now, seat, table.pending.prompt, options)]


def test_nobody_plays_or_cuts_before_the_first_word_of_those_who_set_up() -> None:
    """MAR-31, MAR-82: the rules would let them."""
    table = scene(position("C2 C3|D4|E5|"), 1, 0)
    assert (meant(table, 0), meant(table, 1), meant(table, 2)) == ([], ["write"], [])
    table.does("2 E5")
    assert meant(table, 0) == []
    table.does("1 write Il était une fois.", "2 rest")
    assert meant(table, 0) == ["C2", "C3", "cut"]


def test_a_card_has_its_word_before_anything_else() -> None:
    """MAR-81: who laid one says a line, and nobody cuts in."""
    table = scene(position("C2 C3|D4 D5||"), 1, 0).does("1 write Il était une fois.", "0 C2")
    assert meant(table, 0) == ["write"]
    table.does("1 D4")
    assert meant(table, 1) == ["write"], "those who set up say one of theirs too"
    assert "cut" in table.offers(0)
    table.does("1 write Un.", "0 write Deux.")
    assert "cut" in meant(table, 0)


def test_a_quarrel_of_others_gets_one_card_at_most() -> None:
    """MAR-32: the rules would let them bury it."""
    table = scene(position("|D4|E5 E6|"), 1, 0).does("1 write Il était une fois.")
    assert meant(table, 2) == ["E5", "E6"]
    table.does("2 E5", "2 write Moi aussi.")
    assert "E6" in table.offers(2)
    assert meant(table, 2) == []


def test_an_act_goes_round_the_conflicts() -> None:
    """MAR-60: any conflict, but one that the act has not seen yet where there is one."""
    m = position("||", act=2)
    seen = Scene()
    seen.act, seen.conflict = 2, 0
    before = Scene()
    before.act, before.conflict = 1, 1
    m.scenes = [before, seen]
    table = Table(m)
    assert table.asks(prompts.STEP)
    assert meant(table, 1) == ["scene 1", "leave 1", "scene 2", "leave 2"]


def test_nobody_puts_an_end_in_the_place_of_a_beginning() -> None:
    """MAR-83: while others tell how it ends, the rules would let an author correct what he told; a bot has nothing to correct."""
    table = scene(position("|||"), 1, 0).does("1 write Il était une fois.", "1 rest", "0 cut")
    assert table.asks(prompts.END)
    assert table.offers(1) == ["mend 0"]
    assert (meant(table, 1), meant(table, 2)) == ([], ["write"])


def test_a_stand_in_leaves_the_paragraph_that_a_person_was_correcting() -> None:
    """MAR-83: the bot of somebody who left gives the correction up, in a scene, at its end and in an epilogue."""
    table = scene(position("|||"), 1, 0, own=False).does("2 write Un.", "2 mend 0")
    assert {"write", "rest"} == set(table.offers(2))
    assert meant(table, 2) == ["rest"]
    table.does("2 rest", "2 rest", "3 rest", "0 rest", "1 cut", "2 mend 0")
    assert (table.asks(prompts.END), meant(table, 2)) == (True, ["rest"])
    m = position("||", aside="D2|D3 D4|", stage=EPILOGUE)
    m.fates, m.tellers = [AT.pack(TABLE, 1), AT.pack(TABLE, 1), AT.pack(TABLE, 1)], [0, 1, 2]
    told = Table(m).does("2 write Fin.", "2 mend 0")
    assert (told.asks(prompts.EPILOGUE), meant(told, 2)) == (True, ["rest"])
