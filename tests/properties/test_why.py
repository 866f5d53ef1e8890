"""Why a thing cannot be chosen: what is said of any address, on the table or not, tells nothing that is hidden from who asks."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.properties.playing import GAMES, addresses, deals, moments, watchers
from tests.properties.test_open_eye import begun
from veillee.core.dice import Dice, FastDice
from veillee.core.game import GameInfo
from veillee.core.match import SPECTATOR
from veillee.core.text import EN, FR
from veillee.server.play import Play
from veillee.server.projection import Projection

every_game = pytest.mark.parametrize("info", GAMES, ids=lambda info: info.key)

MOST = 12
STRANGE = ["-1", "99", "-99", "0", "", "é", "²", "١", "1e3", " 1", "1_0", "1:1"]


def askable(play: Play, whims: Dice) -> Sequence[str]:
    """Some of the addresses that anybody sees, and some that are nearly one."""
    now = play.live.now
    seen = sorted({at for seat in watchers(now) for at in addresses(now.view(seat, play.live.about))})
    some = [seen[whims.below(len(seen))] for _ in range(MOST if seen else 0)]
    return some + [strange(at, whims) for at in some]


def strange(at: str, whims: Dice) -> str:
    parts = at.split(":")
    parts[whims.below(len(parts))] = STRANGE[whims.below(len(STRANGE))]
    return ":".join(parts)


def answers(play: Play, seat: int, asked: Sequence[str]) -> list[object]:
    return [Projection(play, seat, tongue, play.match.players).why(at) for at in asked for tongue in (FR, EN)]


@every_game
@given(data=st.data())
def test_nothing_hidden_is_a_reason(info: GameInfo, data: st.DataObject) -> None:
    deal = data.draw(deals(info))
    play, whims = begun(deal), FastDice(deal.whim ^ 0x5EA1)
    for _ in moments(play.live, deal):
        play.look()
        truth, asked = play.live.now, askable(play, whims)
        for seat in watchers(truth):
            said = answers(play, seat, asked)
            assert seat != SPECTATOR or not any(said), "`hand:-1:0` is nobody's, though a spectator is no. -1"
            play.live.now = truth.copy()
            play.live.now.resample(seat, whims)
            again = answers(play, seat, asked)
            play.live.now = truth
            assert again == said
