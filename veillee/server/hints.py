"""REST: what the bots think of a match. « Que jouerait le maître ? » while one plays against bots alone; the curve once it is over."""

import secrets

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from veillee.bots.opinions import master_choice, opinions, tells_shares
from veillee.core.choosers import Answer
from veillee.core.match import WRITE, Illegal
from veillee.server.bots import live_match
from veillee.server.curves import Curve
from veillee.server.errors import REFUSALS
from veillee.server.game_cache import game
from veillee.server.hub import Hub
from veillee.server.play import Play
from veillee.server.protocol import Lang
from veillee.server.readers import Anyone, check_reader
from veillee.server.rest import address, seated
from veillee.server.rows import MatchRow
from veillee.server.table import Table

MOST = 3
"""How many options are shown."""


class Opinion(Struct, frozen=True):
    """An option by its index, and the share of the win it is expected to bring; null where nobody can tell one."""

    pick: int
    share: float | None


class Hint(Struct, frozen=True):
    """The best options of the decision `seq`, the one the master would take first; none: it would say nothing."""

    seq: int
    options: list[Opinion]


@post("/api/tables/{table_id:str}/hint", responses=REFUSALS, status_code=200)
async def hint(table_id: FromPath[str], request: Anyone, hub: NamedDependency[Hub]) -> Hint:
    """What the master would play here, from what the seat knows; only where nobody but bots plays besides."""
    table = await hub.table(table_id)
    seated(table, request)
    if not hub.new_hints.allows(address(request)):
        raise Illegal("slow-down", "le maître réfléchit : attendez un peu", "the master is thinking: wait a little")
    async with table.lock:
        play = await table.wake()
        seat = table.seat_at(seated(table, request))
        match, answers, seq, offered = asked(table, play, seat)
    pool = hub.services.bot_pool
    seconds = pool.patience
    found = await pool.run(advised, match, answers, seat, seconds, whose=(address(request), table_id))
    return Hint(seq, [Opinion(offered.index(option), share) for option, share in found if option in offered])


def asked(table: Table, play: Play | None, seat: int) -> tuple[MatchRow, list[Answer], int, list[int]]:
    """What is to be thought about, unless there is nothing, or somebody else could feel cheated."""
    if not table.info.scored:
        raise Illegal("no-hint", "dans ce jeu, personne ne gagne", "nobody wins in this game")
    if play is None or play.over or seat not in play.deciding:
        raise Illegal("wrong-seat", "ce n'est pas à vous de jouer", "it is not your turn")
    if play.holders != [seat]:
        raise Illegal("not-alone", "le maître ne souffle que contre des bots", "the master whispers only against bots")
    return play.match, play.live.answers[:], play.seq, play.options(seat)


def advised(match: MatchRow, answers: list[Answer], seat: int, seconds: float) -> list[tuple[int, float | None]]:
    """The best options, the one to take first; this runs in a worker."""
    info, live, seed = game(match.game), live_match(match, answers), secrets.randbits(32)
    if tells_shares(info):
        best = opinions(info, live, seat, seed, seconds)
        return [(option, round(share, 3)) for option, share in best[:MOST]]
    choice = master_choice(info, live, seat, seed, seconds)
    return [] if choice is None or choice == WRITE else [(choice, None)]


@get("/api/matches/{match_id:str}/curve", responses=REFUSALS)
async def read_curve(
    match_id: FromPath[str],
    request: Anyone,
    hub: NamedDependency[Hub],
    seat: FromQuery[int] = 0,
    lang: FromQuery[Lang] = "fr",
) -> Curve:
    """What a seat could expect in the course of a finished match; asked for the first time, judging it begins."""
    match, rows = await hub.finished(match_id)
    await check_reader(match, request, hub)
    info = game(match.game)
    info.check_rules(match.rules)
    if not tells_shares(info):
        raise Illegal(
            "no-curve",
            "dans ce jeu, personne ne peut chiffrer les chances d'un joueur",
            "in this game nobody can put a number on a player's chances",
        )
    if not 0 <= seat < match.seats:
        raise Illegal("seat", f"il n'y a pas de place {seat}", f"there is no seat {seat}")
    judging = hub.curves.find((match.id, seat))
    if judging is None:
        if not hub.new_curves.allows(address(request)):
            raise Illegal("slow-down", "moins vite : attendez une minute", "slow down: wait a minute")
        judging = hub.curves.look_back(match, rows, seat, address(request))
    return judging.curve(lang)


HANDLERS = [hint, read_curve]
