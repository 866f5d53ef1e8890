"""Several seats decide at once, sealed: that another has answered shows to nobody, in no byte, until all have."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.properties.playing import GAMES, Deal, deals, scribble, watchers
from veillee.core.choosers import Answer
from veillee.core.dice import Dice
from veillee.core.game import GameInfo
from veillee.core.match import WRITE
from veillee.core.text import EN, FR
from veillee.server.clock import plain
from veillee.server.play import Play
from veillee.server.projection import Projection
from veillee.server.protocol import Clock, encode
from veillee.server.rows import Act, MatchRow

every_game = pytest.mark.parametrize("info", GAMES, ids=lambda info: info.key)


def begun(deal: Deal, seats: int) -> Play:
    """A match as a table begins it, with as many people as there may be."""
    info = deal.info
    match = MatchRow(
        id="match",
        table_id="table",
        round=1,
        game=info.key,
        rules=info.rules_version,
        seats=seats,
        options=deal.options,
        secret=deal.seed.to_bytes(32, "big").hex(),
        players=[f"Anna {seat}" for seat in range(seats)],
        started=0.0,
    )
    return Play(info, match, frozenset(), Clock("move", 60), plain)


def seen(play: Play, eye: int) -> bytes:
    """All that an eye gets of a match, welcomed anew in either language."""
    states = [Projection(play, eye, tongue, play.match.players).state(play.settled, 10.0) for tongue in (FR, EN)]
    return b"".join(encode(state) for state in states)


def happens(play: Play, act: Act, seat: int, value: int, text: str | None = None) -> None:
    play.apply(play.next_row(act, seat, value, 10.0, text=text))


def whim(play: Play, whims: Dice) -> Answer:
    assert play.pending is not None
    seats = play.pending.seats
    seat = seats[whims.below(len(seats))]
    options = play.options(seat)
    option = options[whims.below(len(options))]
    return seat, option, scribble(whims, play.pending.prompt.limit) if option == WRITE else ""


@every_game
@given(data=st.data())
def test_that_another_has_answered_shows_to_nobody(info: GameInfo, data: st.DataObject) -> None:
    deal = data.draw(deals(info))
    play, whims = begun(deal, max(info.seats)), deal.whims()
    eyes = watchers(play.live.now)
    for _ in range(150):
        if play.pending is None:
            break
        if play.together and play.undo_asked_by is None and whims.below(4) == 0:
            asker = next((seat for seat in play.holders if play.undo_to(seat) is not None), None)
            if asker is not None:
                happens(play, "ask", asker, 0)
        seat, option, text = whim(play, whims)
        before = {eye: seen(play, eye) for eye in eyes} if play.together else {}
        happens(play, "answer", seat, option, text or None)
        if play.sealed:
            for eye, shown in before.items():
                assert eye == seat or seen(play, eye) == shown
