"""The catalogue: what is refused when cards are loaded."""

from dataclasses import replace

import pytest

from veillee.games.keyforge.cards.catalog import AS_PRINTED, BY_SLUG, CARDS, SET_SIZE, numbered
from veillee.games.keyforge.rules.terms import DIS, LOGOS, SANCTUM

TROLL = BY_SLUG["troll"]


@pytest.mark.parametrize("number", [0, SET_SIZE + 1])
def test_a_card_outside_the_set_is_refused(number: int) -> None:
    """It would have no face of its own, and decks that hold it would hold blanks."""
    with pytest.raises(ValueError, match=f"troll: no. {number} is outside the set, 1 to {SET_SIZE}"):
        numbered([replace(TROLL, number=number)])


def test_a_number_and_a_slug_are_those_of_one_card() -> None:
    with pytest.raises(ValueError, match=f"ogre: no. {TROLL.number} is already troll"):
        numbered([TROLL, replace(TROLL, slug="ogre")])
    with pytest.raises(ValueError, match="troll: there are two cards of that slug"):
        numbered([TROLL, replace(TROLL, number=TROLL.number + 1)])


def test_every_face_is_a_card_in_a_house() -> None:
    """KF-G31: each card as printed, then as a maverick of every house."""
    for card in CARDS:
        assert AS_PRINTED[card.number] is card
        for house in (DIS, LOGOS, SANCTUM):
            maverick = AS_PRINTED[card.number + (SET_SIZE + 1) * (house + 1)]
            assert (maverick.slug, maverick.house, maverick.maverick) == (card.slug, house, True)
