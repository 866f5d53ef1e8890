"""What a table of days has to say to somebody who is not there."""

from typing import Final, NamedTuple

from veillee.core.text import Text
from veillee.server.clock import DAY
from veillee.server.play import Play
from veillee.server.table import Table

KEPT: Final = 7 * DAY
"""For how long a push service keeps what nobody waits for."""

YOUR_TURN: Final = Text("c'est à vous", "it is your turn")
OVER: Final = Text("la partie est finie", "the match is over")
REMATCH: Final = Text("on vous propose une revanche", "you are offered a rematch")


class Call(NamedTuple):
    """What somebody is told, since when it is so, and for how long it is worth telling."""

    what: Text
    game: Text
    at: float
    ttl: float
    others: list[str]
    """The people who wait, or who played too."""


def call_for(table: Table, play: Play, seat: int) -> Call | None:
    """What a table has to say to a seat: that it waits, that another match is wished for, or that this one is over."""
    title = table.info.title
    since = play.timing.since[seat]
    if seat in table.timed(play) and since is not None:
        left = play.timing.remaining(seat, table.now)
        return Call(YOUR_TURN, title, since, max(left, 0.0), people(table, play, seat))
    if not play.over or seat in play.rematch_wanted:
        return None
    if play.rematch_wanted:
        wishing = [table.held(one).name or "" for one in sorted(play.rematch_wanted)]
        return Call(REMATCH, title, play.last_at, KEPT, wishing)
    ended = table.match.ended if table.match else None
    return (
        None if ended is None or seat == ended_by(play) else Call(OVER, title, ended, KEPT, people(table, play, seat))
    )


def ended_by(play: Play) -> int | None:
    """Who ended the match, and so knows: by a last answer, or by giving up; nobody, where time did."""
    if play.given_up is not None:
        return play.given_up[1] if play.given_up[0] == "concede" else None
    return play.marks[-1].seat if play.marks else None


def people(table: Table, play: Play, seat: int) -> list[str]:
    """Those who play with somebody."""
    return [table.held(other).name or "" for other in play.people if other != seat]
