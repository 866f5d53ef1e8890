"""Rivalry and belligerence, elements, and the Fool."""

import pytest

from tests.games.marelle.position import Table, card, defining, face, named, position, scene
from veillee.core.match import SPECTATOR
from veillee.core.text import EN
from veillee.games.marelle.cards.faces import FIRST_ARCANUM
from veillee.games.marelle.rules.ring import FOOLING, STATING, Ring
from veillee.games.marelle.view import seen
from veillee.games.marelle.voice import prompts
from veillee.games.marelle.voice.sentences import BELLIGERENCE, RIVALRY, VERGE


@pytest.mark.parametrize(
    ("lying", "state"),
    [("C2 D3 E4", RIVALRY), ("E9 C2 D3", BELLIGERENCE), ("B4 E1 D3", BELLIGERENCE), ("C5 B5", VERGE), ("", VERGE)],
)
def test_red_makes_rivals_and_black_enemies(lying: str, state: int) -> None:
    """MAR-20, MAR-D8: by the sums of the values; as much of both is a rivalry on the verge of war."""
    table = Table(position("||", up=lying, stage=STATING))
    assert table.now.states[0] == state
    assert seen(table.now, 0)["conflicts"][0]["state"] in ("rivalry", "belligerence", "verge")


def test_each_of_two_turns_over_a_card_that_names_an_element() -> None:
    """MAR-21: in any order, one on each of their conflicts; the suit is the table, the value the row."""
    table = defining("C1 E3 B6|D2 D4|C7 C8|E9 E10")
    assert table.asks(prompts.DEFINE, 0, 1, 2, 3)
    assert table.offers(1) == ["define 0 C1", "define 0 E3", "define 0 B6", "define 1 D2", "define 1 D4"]
    assert "Define the House of God by the Six of Staves: the book of the darkest secrets" in table.labels(1)
    table.does("1 define 0 B6")
    assert named(table.now, table.now.down[0]) == "B6"
    assert table.now.elements[0] == [face("B6")]
    assert table.offers(1) == ["define 1 D2", "define 1 D4"]
    assert table.offers(0) == ["define 3 E9", "define 3 E10", "define 0 C1", "define 0 E3"]
    assert table.due == 0
    table.does("0 define 0 E3", "0 define 3 E9", "3 define 3 E10", "1 define 1 D2", "2 define 1 D4")
    table.does("3 define 2 C8", "2 define 2 C7")
    assert [len(lying) for lying in table.now.down] == [2, 2, 2, 2]
    assert table.asks(prompts.STEP)


def test_a_card_turned_over_does_not_count() -> None:
    """MAR-22: until it is turned face up again, in the interruption of a scene."""
    m = position("C2||", up="C3 E5", down="C9")
    assert m.strengths(0) == [3, 0, 5, 0]
    table = scene(m, 1, 0).does("1 write Une nuit.", "0 cut", "0 C9", "0 C2")
    assert table.now.strengths(0) == [12, 0, 5, 0]
    assert all(table.now.knows(SPECTATOR, one) for one in (card("C9"), card("C2")))


def test_a_conflict_with_too_few_cards_takes_one_elsewhere() -> None:
    """MAR-23: a card that is not turned over, of the conflict with the most."""
    table = defining("C1 C2 C3 C4|D5|E1 E2 E3|B1 B2").does("1 define 1 D5")
    assert [word for word in table.offers(2) if word.startswith("define 1")] == [
        "define 1 C1",
        "define 1 C2",
        "define 1 C3",
        "define 1 C4",
    ]
    table.does("2 define 1 C4")
    assert named(table.now, table.now.down[1]) == "C4 D5"
    assert named(table.now, table.now.up[0]) == "C1 C2 C3"
    assert "borrowed" in table.happened()


def test_an_empty_conflict_takes_both_its_elements_elsewhere() -> None:
    """MAR-23: one for each of its players."""
    table = defining("C1 C2 C3 C4||E1 E2|B1 B2").does("1 define 1 C1", "2 define 1 C2")
    assert named(table.now, table.now.down[1]) == "C1 C2"


def test_no_conflict_is_robbed_of_what_defines_it() -> None:
    """MAR-D9: who finds nothing to spare does without."""
    table = defining("C1 C2||E1 E2|B1 B2")
    assert not [word for word in table.offers(1) if word.startswith("define 1")]
    for seat, conflict in ((0, 0), (1, 0), (2, 2), (3, 2), (3, 3), (0, 3)):
        table.does(f"{seat} {next(word for word in table.offers(seat) if word.startswith(f'define {conflict}'))}")
    assert table.asks(prompts.STEP)
    assert table.now.down[1] == []
    nothing = defining("|||")
    assert nothing.asks(prompts.STEP)


def fooled(states: tuple[int, int, int] = (RIVALRY, BELLIGERENCE, VERGE)) -> Table:
    m = position("||", arcana="0 8 11", stage=FOOLING)
    m.states = list(states)
    return Table(m)


def theme(m: Ring, conflict: int) -> int:
    return m.face[m.arcana[conflict]] - FIRST_ARCANUM


def test_the_fool_takes_the_theme_of_another_conflict() -> None:
    """MAR-24, MAR-D10: either of its two players chooses; the other conflict draws a new theme, and is reversed."""
    table = fooled()
    assert table.asks(prompts.FOOL, 0, 1)
    assert table.offers(1) == ["theme 1", "theme 2"]
    drawn = table.now.pile[-1]
    table.does("1 theme 1")
    assert theme(table.now, 0) == 8
    assert table.now.arcana[1] == drawn
    assert table.now.knows(SPECTATOR, drawn)
    assert table.now.states == [RIVALRY, RIVALRY, VERGE]
    assert FIRST_ARCANUM in table.now.box


@pytest.mark.parametrize(("before", "after"), [(RIVALRY, BELLIGERENCE), (BELLIGERENCE, RIVALRY), (VERGE, BELLIGERENCE)])
def test_the_robbed_conflict_is_reversed(before: int, after: int) -> None:
    """MAR-24, MAR-D10: a rivalry becomes a belligerence, a belligerence a rivalry."""
    table = fooled((RIVALRY, before, RIVALRY)).does("0 theme 1")
    assert table.now.states[1] == after


def test_without_the_fool_nothing_is_asked() -> None:
    """MAR-24: it comes only where it was drawn."""
    table = Table(position("||", up="C1 C2|D1 D2|E1 E2", stage=STATING))
    assert table.asks(prompts.DEFINE)


def test_the_theme_is_told_for_the_state() -> None:
    """MAR-20, MAR-07: rivals and enemies have themes of their own."""
    table = Table(position("||", up="E1", arcana="16 8 11", stage=STATING))
    from veillee.games.marelle import GAME

    said = ["".join(piece.text for piece in GAME.voice.say(table.now, one, SPECTATOR, EN)) for one in table.told]
    assert any("One of the two must have left the palace before daybreak." in line for line in said)
    assert any("in rivalry, on the verge of war" in line for line in said)
