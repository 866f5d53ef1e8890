"""Nobody can follow a card in another's hand: what is shown of it does not depend on where the cards stand there."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.properties.playing import GAMES, deals, fields, moments, watchers
from veillee.core.dice import FastDice
from veillee.core.game import GameInfo
from veillee.core.match import Card, Match


def hands(match: Match) -> list[list[Card]]:
    """The hands of a match by seat, whatever its game calls those who hold them."""
    for name in ("hands", "hand"):
        if name in fields(match):
            found: list[list[Card]] = getattr(match, name)
            return found
    for name in fields(match):
        value = getattr(match, name)
        if isinstance(value, list) and value and "hand" in fields(value[0]):
            return [one.hand for one in value]
    return []


WITH_HANDS = [info for info in GAMES if hands(info.match(FastDice(1)))]


def test_the_games_with_hands_are_found() -> None:
    known = {"toy", "legions", "keyforge", "cendrelin", "rose_noire", "marelle"}
    assert known & {info.key for info in GAMES} <= {info.key for info in WITH_HANDS}


@pytest.mark.parametrize("info", WITH_HANDS, ids=lambda info: info.key)
@given(data=st.data())
def test_the_slots_of_anothers_hand_tell_nothing(info: GameInfo, data: st.DataObject) -> None:
    """Leak: with the cards known among them, their order would tell which of the others has left."""
    deal = data.draw(deals(info))
    live = deal.live()
    mixing = FastDice(deal.whim ^ 0x4A2D)
    for _ in moments(live, deal):
        for seat in watchers(live.now):
            mixed = live.now.copy()
            for owner, hand in enumerate(hands(mixed)):
                if owner != seat:
                    mixing.shuffle(hand)
            assert mixed.view(seat, live.about) == live.now.view(seat, live.about)
