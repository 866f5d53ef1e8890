"""What is seen as numbers: of fixed shape, within its bounds, and never moved by what is hidden."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.strings import BytesWriter

from tests.properties.playing import GAMES, deals, decisions, moments
from veillee.core.choosers import Pending
from veillee.core.dice import FastDice
from veillee.core.features import Features
from veillee.core.game import GameInfo
from veillee.core.match import Match

observed = pytest.mark.parametrize("info", [info for info in GAMES if info.features], ids=lambda info: info.key)


def features_of(info: GameInfo) -> Features:
    assert info.features is not None
    return info.features


def numbers(features: Features, match: Match, seat: int, pending: Pending) -> tuple[list[int], list[int]]:
    """The observation of a seat, and what its options mean."""
    seen, meant = BytesWriter(), BytesWriter()
    features.write(match, seat, seen, pending.about)
    features.write_options(match, seat, pending.prompt, pending.options_of(seat), meant)
    return read(seen), read(meant)


def read(out: BytesWriter) -> list[int]:
    return memoryview(out.getvalue()).cast("h").tolist()


@observed
@given(data=st.data())
def test_what_is_hidden_never_moves_a_number(info: GameInfo, data: st.DataObject) -> None:
    deal = data.draw(deals(info))
    live = deal.live()
    deals_anew = FastDice(deal.whim ^ 0x5EA1)
    features = features_of(info)
    for _ in moments(live, deal):
        assert live.pending is not None
        for seat in range(deal.seats):
            world = live.now.copy()
            world.resample(seat, deals_anew)
            assert numbers(features, world, seat, live.pending) == numbers(features, live.now, seat, live.pending)


@observed
@given(data=st.data())
def test_numbers_keep_to_their_arrays_and_options_to_their_meanings(info: GameInfo, data: st.DataObject) -> None:
    deal = data.draw(deals(info))
    features = features_of(info)
    bounds = [array.most for array in features.arrays(deal.seats) for _ in range(array.length)]
    live = deal.live()
    for _ in decisions(live, deal.whims()):
        pending = live.pending
        assert pending is not None
        assert features.prompts[pending.prompt] > 0
        for seat in pending.seats:
            seen, meant = numbers(features, live.now, seat, pending)
            assert len(seen) == len(bounds)
            assert all(0 <= number <= most for number, most in zip(seen, bounds, strict=True))
            listed = len(pending.options_of(seat))
            assert listed <= features.options == len(meant)
            assert all(1 <= number <= features.meanings + 1 for number in meant[:listed])
            assert not any(meant[listed:])
