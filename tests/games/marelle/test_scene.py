"""A scene: who sets up, who plays, who cuts, the interruption, who tells the end."""

import pytest

from tests.games.marelle.position import Table, card, face, named, position, ranked, scene
from veillee.core.match import SPECTATOR, Illegal
from veillee.core.text import EN
from veillee.games.marelle.rules.ring import CARD_LAID, CUT_CALLED, TURNED
from veillee.games.marelle.view import seen
from veillee.games.marelle.voice import prompts


def test_who_opens_a_scene_sets_up_or_lets_the_others() -> None:
    """MAR-30: that is chosen together with the conflict."""
    table = Table(position("|||"))
    assert table.offers(1) == ["scene 0", "leave 0", "scene 1", "leave 1"]
    for own, setters in ((True, [1]), (False, [0, 2, 3])):
        shown = seen(scene(position("|||"), 1, 0, own).now, 0)["scene"]
        assert shown is not None
        assert shown["setters"] == setters


def test_those_who_set_up_begin() -> None:
    """MAR-31: the others have only their cards, and nobody can cut yet."""
    table = scene(position("C2|D3|E4|B5"), 1, 0)
    assert table.asks(prompts.SCENE)
    assert table.due == 1
    assert table.offers(1) == ["D3", "write"]
    assert [table.offers(seat) for seat in (0, 2, 3)] == [["C2"], ["E4"], ["B5"]]
    assert "The same" not in table.asked(1)
    assert "between Anna and you. Nobody is nearer to the throne" in table.asked(1)


def test_when_the_others_set_up_all_of_them_write() -> None:
    """MAR-31: in any order; the opener has only cards."""
    table = scene(position("C2|D3|E4|B5"), 1, 0, own=False)
    assert table.due == 2
    assert [table.offers(seat) for seat in range(4)] == [["C2", "write"], ["D3"], ["E4", "write"], ["B5", "write"]]
    table.does("0 write Un.", "3 write Deux.", "0 write Trois.")
    assert table.page() == ["Un.", "Deux.", "Trois."]


def test_anyone_plays_cards_at_any_moment() -> None:
    """MAR-32: face up on the conflict, before the first word as well as after."""
    table = scene(position("C2|D3|E4 E5|B5", up="C9"), 1, 0).does("2 E4", "1 write Alors.", "3 B5", "2 E5", "0 C2")
    assert named(table.now, table.now.up[0]) == "B5 C2 C9 E4 E5"
    assert table.now.hands == [[], [card("D3")], [], []]
    assert [line.kind == CARD_LAID for line in table.now.page] == [True, False, True, True, True]
    assert table.now.knows(SPECTATOR, card("E4"))


def test_a_player_of_the_conflict_who_did_not_set_up_may_cut() -> None:
    """MAR-33: neither the opener nor those outside."""
    table = scene(position("C2|D3|E4|B5"), 1, 0).does("1 write Alors.")
    assert "cut" in table.offers(0)
    assert not any("cut" in table.offers(seat) for seat in (1, 2, 3))
    table.does("0 cut")
    assert [line.kind for line in table.now.page][-1] == CUT_CALLED
    with pytest.raises(Illegal):
        table.does("2 E4")


def test_in_the_second_act_either_player_of_the_conflict_may_cut() -> None:
    """MAR-33: when an outsider opened and set up the scene."""
    table = scene(position("|||", act=2), 3, 0).does("3 write Alors.")
    assert "cut" in table.offers(0)
    assert "cut" in table.offers(1)
    assert table.pending.options_of(2) == []


def test_the_opener_cuts_when_the_others_set_up() -> None:
    """MAR-34: and nobody else."""
    table = scene(position("C2|D3|E4|B5"), 1, 0, own=False).does("2 write Alors.")
    assert table.offers(1) == ["D3", "cut"]
    assert not any("cut" in table.offers(seat) for seat in (0, 2, 3))


def cut(hands: str, down: str, aside: str = "", own: bool = True) -> Table:
    """A scene of seat 1 on conflict 0, just cut."""
    table = scene(position(hands, up="C9", down=down, aside=aside, duel="draw"), 1, 0, own)
    teller, cutter = (1, 0) if own else (2, 1)
    return table.does(f"{teller} write Alors.", f"{cutter} cut")


def test_a_card_for_the_opener_turns_one_over() -> None:
    """MAR-35: of the hand; the opener sets it aside."""
    table = cut("C2|D3|E4|B5", "E6 E7")
    assert table.asks(prompts.INTERRUPT, 0, 2, 3)
    assert table.offers(2) == ["pass", "E6", "E7"]
    table.does("2 E7", "2 E4")
    assert named(table.now, table.now.aside[1]) == "E4"
    assert named(table.now, table.now.up[0]) == "C9 E7"
    assert named(table.now, table.now.down[0]) == "E6"
    turned = table.now.page[-1]
    assert (turned.kind, turned.seat, turned.what, turned.other) == (TURNED, 2, face("E7"), face("E4"))
    assert table.now.knows(SPECTATOR, card("E4"))


def test_everyone_but_the_opener_gives_once() -> None:
    """MAR-35, MAR-D13: and who passed may think again when another has turned a card over."""
    table = cut("C2 C3|D3|E4|B5", "E6 E7 E8")
    assert table.due == 2
    table.does("2 pass")
    assert table.offers(2) == ["E6", "E7", "E8"]
    table.does("3 pass", "0 E6", "0 C2")
    assert table.pending.seats == [2, 3]
    assert table.offers(2) == ["pass", "E7", "E8"]
    table.does("2 pass", "3 pass")
    assert table.asks(prompts.END)


def test_the_interruption_ends_with_the_last_face_down_card() -> None:
    """MAR-35: nothing is left to turn over."""
    table = cut("C2|D3|E4|B5", "E6").does("3 E6", "3 B5")
    assert table.asks(prompts.END)


def test_without_face_down_cards_nothing_is_given() -> None:
    """MAR-35: nor by who has no card in hand."""
    assert cut("C2|D3|E4|B5", "").asks(prompts.END)
    assert cut("|D3||", "E6").asks(prompts.END)


def test_a_gift_that_was_set_aside_is_replaced_from_the_hand() -> None:
    """MAR-36, MAR-D13: so it takes a card in the hand."""
    table = cut("C2 C3|D3|E4|B5", "E6", aside="B1||B2|").does("0 E6")
    assert table.asks(prompts.GIVE, 0)
    assert table.offers(0) == ["C2", "C3", "B1"]
    assert table.labels(0) == [
        "Give the Two of Cups, from your hand",
        "Give the Three of Cups, from your hand",
        "Give the Ace of Staves, which you had set aside",
    ]
    table.does("0 B1")
    assert table.asks(prompts.MAKE_GOOD, 0)
    table.does("0 C3")
    assert named(table.now, table.now.aside[0]) == "C3"
    assert named(table.now, table.now.aside[1]) == "B1"
    assert named(table.now, table.now.hands[0]) == "C2"
    assert "made-good" in table.happened()


@pytest.mark.parametrize(
    ("lying", "strengths"),
    [("C2 C3 E4", [5, 0, 4, 0]), ("C1 D2 E3 B4", [1, 2, 3, 4]), ("", [0, 0, 0, 0]), ("B9 B10", [0, 0, 0, 19])],
)
def test_the_majority_is_the_largest_sum(lying: str, strengths: list[int]) -> None:
    """MAR-37, MAR-D16: of what lies face up."""
    m = position("||", up=lying, down="D10")
    assert m.strengths(0) == strengths
    assert m.majority(0) == ([strengths.index(max(strengths))] if max(strengths) else [])


def test_the_author_prefers_the_highest_card_later() -> None:
    """MAR-87: his own examples: 1, 2, 5 make 7; 4, 5 make 6; 10, 1, 2, 3 make 13; 10, 9, 8 make 12."""
    m = position("||", up="E1 E2 E5 B4 B5 C10 C1 C2 C3 D10 D9 D8", majority="highest")
    assert m.strengths(0) == [13, 12, 7, 6]
    assert position("||", up="E5 E3 E4", majority="highest").strengths(0) == [0, 0, 7, 0]


def test_the_others_tell_the_end_of_a_scene_that_the_opener_set_up() -> None:
    """MAR-38, MAR-D15: those outside the conflict first; one word is enough, but somebody says it."""
    table = cut("|||", "")
    assert table.asks(prompts.END)
    assert table.due == 2
    assert "write" not in table.offers(1)
    assert [table.offers(seat) for seat in (0, 2, 3)] == [["write", "rest"]] * 3
    table.does("2 rest", "3 rest")
    assert table.offers(0) == ["write"]
    table.does("0 write Fin.")
    assert table.now.winner == -1
    assert not table.asks(prompts.END)


def test_whoever_has_not_spoken_yet_may_add_a_word_to_the_end() -> None:
    """MAR-38: until all of them have had their say."""
    table = cut("|||", "").does("0 write Fin.")
    assert table.due == 2
    assert table.offers(2) == ["rest", "write"]
    table.does("2 write Et même.", "3 rest")
    assert not table.asks(prompts.END)
    lines = table.now.page
    assert [table.now.notes[line.what] for line in lines if line.written()] == ["Alors.", "Fin.", "Et même."]


def test_the_opener_tells_the_end_of_a_scene_that_the_others_set_up() -> None:
    """MAR-38: alone."""
    table = cut("|||", "", own=False)
    assert table.due == 1
    assert table.offers(1) == ["write"]
    assert not any("write" in table.offers(seat) for seat in (0, 2, 3))


def test_the_effects_come_after_the_end() -> None:
    """MAR-39: the winner is known when the end is told, and takes afterwards."""
    m = ranked(position("|||", up="C9 C8"), "C", 1, 2, 3, 4)
    table = scene(m, 1, 0).does("1 write Alors.", "0 cut")
    assert table.now.winner == 0
    assert table.asked(0, EN) == "You win: how does the scene on the House of God end?"
    assert named(table.now, table.now.up[0]) == "C8 C9"
    table.does("2 rest", "3 rest", "0 write Fin.")
    assert table.asks(prompts.KEEP, 0)
