"""What a seat may not know does not reach it. These are plain questions to the rulebook, beside the properties."""

from tests.games.marelle.position import Table, auction, card, fresh, position, scene
from veillee.core.choosers import RandomChooser
from veillee.core.dice import FastDice
from veillee.core.match import SPECTATOR
from veillee.games.marelle.cards.faces import PIPS, PRINTED, VALUE_OF
from veillee.games.marelle.view import seen


def faces(table: Table, reader: int, owner: int) -> list[int | None]:
    """A hand as a seat sees it."""
    return [held.get("face") for held in seen(table.now, reader)["princes"][owner]["hand"]]


def test_a_hand_is_its_owners() -> None:
    """MAR-05: the others see its values, a spectator no more."""
    table = Table(position("C5 E7|D9|"))
    assert None not in faces(table, 0, 0)
    assert faces(table, 1, 0) == faces(table, SPECTATOR, 0) == [None, None]


def test_a_sealed_bid_shows_nothing() -> None:
    """MAR-11: not even that it is a figure."""
    one = auction("C5 E7|D9|E3|B8").does("0 C5")
    other = auction("C5 E7|D9|E3|B8").does("0 figure 0")
    for seat in (SPECTATOR, 1, 2, 3):
        assert one.now.view(seat) == other.now.view(seat)


def test_a_figure_is_seen_when_it_is_shown() -> None:
    """MAR-06, MAR-12: and by nobody before."""
    table = auction("C5 E7|D9|E3|B8")
    assert "face" not in (seen(table.now, 1)["princes"][0]["figure"] or {})
    table.does("0 figure 0", "1 D9", "2 E3", "3 B8")
    assert "face" in (seen(table.now, 1)["princes"][0]["figure"] or {})


def test_the_pile_of_arcana_is_unknown() -> None:
    """MAR-24: what the Fool will bring is not known to anybody."""
    m = fresh(5, 3)
    m.chooser = RandomChooser(FastDice(3))
    for _ in range(3):
        m.step()
    assert m.pile
    assert all(m.known[one] == 0 for one in (*m.pile, *m.box))


def test_a_card_of_a_duel_is_unknown_until_both_are_shown() -> None:
    """MAR-43: they are revealed together."""
    table = scene(position("E3 C1|B8 D1|", up="E5"), 0, 0).does("0 write Alors.", "1 cut", "0 E3")
    assert not table.now.knows(1, card("E3"))
    assert faces(table, 1, 0) == [None, None]


def test_a_wish_is_asked_again_of_its_author_alone() -> None:
    """MAR-08: nobody's question holds the wish of another."""
    table = Table(position("||"))
    for seat in range(3):
        others = [other for other in range(3) if other != seat]
        assert not any(f"la couronne {other}" in table.asked(seat) for other in others)


def test_a_correction_in_hand_is_seen_by_its_author_alone() -> None:
    """MAR-83: that one is writing again is no table talk."""
    table = scene(position("|||"), 1, 0).does("1 write Un.", "1 mend 0")
    shown = seen(table.now, 2)["scene"]
    assert shown is not None
    assert shown["mending"] is None


def test_an_imagined_deal_keeps_what_everyone_has_seen() -> None:
    """MAR-D2: only suits are dealt anew, each value within itself."""
    m = fresh(5, 9)
    m.chooser = RandomChooser(FastDice(9))
    for _ in range(3):
        m.step()
    before = m.face[:PIPS]
    m.resample(2, FastDice(4))
    assert [PRINTED[face] for face in m.face[:PIPS]] == VALUE_OF
    assert [m.face[one] for one in m.hands[2]] == [before[one] for one in m.hands[2]]
    assert m.face[:PIPS] != before
