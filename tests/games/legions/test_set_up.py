"""The table before the first turn."""

from collections import Counter

import pytest

from tests.games.legions.position import NECRO, ROI
from veillee.core.choosers import Pending, Script
from veillee.core.dice import FastDice
from veillee.core.match import NO_CARD, NOBODY, Illegal
from veillee.games.legions import GAME
from veillee.games.legions.cards.heroes import HEROES
from veillee.games.legions.cards.legions import LEGIONS
from veillee.games.legions.cards.stratagems import STRATAGEMS
from veillee.games.legions.rules.match import NECRO_CARDS, POOL_FACES, ROI_CARDS, Legions, new


def fresh(seed: int = 1, camps: str = "roi-first") -> Legions:
    """A match whose set-up is done."""
    m = new(2, FastDice(seed), {"camps": camps}, ask_all=True)
    m.step()
    return m


def test_two_sides_and_five_free_places() -> None:
    """LEG-01: two players; the five majority tokens lie in the middle."""
    m = fresh()
    assert len(m.camps) == 2
    assert m.majority == [NOBODY] * 5
    with pytest.raises(Illegal) as refusal:
        GAME.match(FastDice(1), seats=3)
    assert "2" in refusal.value.text.fr


def test_five_heroes_are_seen_and_the_others_are_not() -> None:
    """LEG-02: the heroes shuffled, five of them face up."""
    m = fresh()
    assert (len(m.hero_row), len(m.hero_pile)) == (5, len(HEROES) - 5)
    assert all(m.known[card] == 0b11 for card in m.hero_row)
    assert all(m.known[card] == 0 for card in m.hero_pile)


def test_the_row_shows_two_legions_and_hides_one() -> None:
    """LEG-03: the legions shuffled; two face up and one face down make the row."""
    m = fresh()
    assert [m.known[card] for card in m.row] == [0b11, 0b11, 0]
    assert m.veiled == m.row[2]
    assert len(m.pile) == len(LEGIONS) - 3 - 6
    assert all(m.known[card] == 0 for card in m.pile)


def test_each_hand_has_three_legions_its_owner_alone_knows() -> None:
    """LEG-04: three legions each."""
    m = fresh()
    for seat, camp in enumerate(m.camps):
        assert [m.known[card] for card in camp.hand] == [1 << seat] * 3


def test_each_camp_has_one_of_its_own_stratagems_and_nobody_sees_the_rest() -> None:
    """LEG-05: one stratagem of the camp, seen by its holder alone; the others go to the box unseen."""
    m = fresh()
    assert m.camps[ROI].stratagem in ROI_CARDS
    assert m.camps[NECRO].stratagem in NECRO_CARDS
    assert [m.known[camp.stratagem] for camp in m.camps] == [0b01, 0b10]
    assert len(m.box) == len(STRATAGEMS) - 2
    assert all(m.known[card] == 0 for card in m.box)
    assert not any(camp.used for camp in m.camps)


def test_every_deal_is_possible() -> None:
    """LEG-02 to LEG-05: legions, heroes and stratagems are all dealt at random."""
    deals = [fresh(seed) for seed in range(300)]
    assert len({m.face[m.row[0]] for m in deals}) == len(LEGIONS)
    assert len({m.face[m.hero_row[0]] for m in deals}) == len(HEROES)
    for seat, faces in ((ROI, POOL_FACES[2]), (NECRO, POOL_FACES[3])):
        held = Counter(m.face[m.camps[seat].stratagem] for m in deals)
        assert sorted(held) == faces
        assert min(held.values()) > len(deals) / len(faces) / 2


def test_the_camps_are_drawn_unless_the_table_agreed() -> None:
    """LEG-D17: the King is drawn, or sits where the table says."""
    assert {fresh(seed, "random").roi for seed in range(20)} == {0, 1}
    assert {fresh(seed, "roi-first").roi for seed in range(20)} == {0}
    assert {fresh(seed, "necro-first").roi for seed in range(20)} == {1}


def test_a_card_number_tells_nothing_of_its_face() -> None:
    """What a face-down card is cannot be read from the number that answers use for it."""
    assert len({fresh(seed).veiled for seed in range(50)}) == 1
    assert len({fresh(seed).face[fresh(seed).veiled] for seed in range(50)}) > 20


def test_the_first_question_is_for_both() -> None:
    """LEG-10: the first turn begins with both choosing a legion."""
    m = fresh()
    assert (m.turn, m.first, m.camps[0].chosen) == (1, NOBODY, NO_CARD)
    m.chooser = Script([])
    with pytest.raises(Pending) as pending:
        m.step()
    assert (pending.value.prompt.key, pending.value.seats) == ("initiative", [0, 1])
