"""Validation of a new table: its options, who sits where, and what is refused."""

from typing import Final

from veillee.bots.levels import LEVELS
from veillee.core.dice import SealedDice
from veillee.core.game import GameInfo, Options
from veillee.core.match import Illegal
from veillee.server.game_cache import game
from veillee.server.protocol import NewTable
from veillee.server.rows import MatchRow, SeatRow, TableRow
from veillee.server.seats import clean_name, hashed, new_id, told_apart

BOT_NAMES: Final = ["Colin", "Margot", "Blaise", "Perrine", "Gaspard", "Toinon"]
"""The names of bots, by their place; nobody in a story of the house is called so."""


LONG: Final = 500
"""Options with more characters than this are read in a worker first: nobody knows how long that takes."""


def is_long(options: Options) -> bool:
    return sum(len(value) for value in options.values()) > LONG


def try_out(key: str, seats: int, options: Options) -> None:
    """Refuses what the game finds wrong with a table, by setting a match up."""
    game(key).match(SealedDice(bytes(32)), seats, options, ask_all=True)


def table_row(new: NewTable, info: GameInfo, host: str, now: float, secret: str) -> TableRow:
    """The table that is asked for, which has been tried out; `host` is the token of whoever opens it, `secret` that of its first match."""
    count = new.seats or info.seats[0]
    return TableRow(
        id=new_id(),
        game=info.key,
        seats=count,
        options=info.checked(new.options),
        listed=new.listed,
        watch=new.watch,
        clock=new.clock,
        letters=new.letters,
        guided=new.guided,
        origin=new.origin,
        created=now,
        state="open",
        host=hashed(host),
        seen=now,
        secret=secret,
    )


def places_of(new: NewTable, count: int, token: str) -> tuple[list[SeatRow], int]:
    """The places with the bots and the one who opens the table, and where that one sits."""
    places = [SeatRow(place) for place in range(count)]
    for key, level in new.bots.items():
        places[within(int(key), count)] = bot_seat(int(key), level, new.game)
    mine = free_place(places, new.seat)
    if new.guided and len(new.bots) < count - 1:
        raise Illegal(
            "guided",
            "une partie guidée se joue contre des bots : tout le monde en connaît les cartes",
            "a guided match is played against bots: everyone knows its cards",
        )
    name = told_apart(clean_name(new.name), taken_names(places))
    places[mine] = SeatRow(mine, name, None, hashed(token), "" if new.mixes else None)
    return places, mine


def taken_names(places: list[SeatRow]) -> list[str]:
    return [place.name for place in places if place.name is not None]


def continued(new: NewTable, match: MatchRow, answers: int, info: GameInfo) -> NewTable:
    """A table that goes on with a finished match plays the same game, against bots."""
    assert new.origin is not None
    info.check_rules(match.rules)
    if new.origin.number > answers:
        raise Illegal(
            "number",
            f"les réponses de cette partie vont de 0 à {answers}, pas jusqu'à {new.origin.number}",
            f"the answers of that match go from 0 to {answers}, not to {new.origin.number}",
        )
    mine = within(new.seat or 0, match.seats)
    bots = {str(seat): new.bots.get(str(seat), "joueur") for seat in range(match.seats) if seat != mine}
    return NewTable(
        game=match.game,
        name=new.name,
        seats=match.seats,
        options=match.options,
        seat=mine,
        bots=bots,
        origin=new.origin,
    )


def free_place(places: list[SeatRow], wished: int | None) -> int:
    """The place wished for, or the first free one; a place that is taken is refused."""
    free = [place.place for place in places if place.name is None]
    mine = within(wished, len(places)) if wished is not None else next(iter(free), -1)
    if mine not in free:
        raise Illegal("taken", "cette place est prise", "this seat is taken")
    return mine


def within(seat: int, count: int) -> int:
    if seat >= count:
        raise Illegal(
            "seat",
            f"il n'y a pas de place {seat} : elles vont de 0 à {count - 1}",
            f"there is no seat {seat}: they go from 0 to {count - 1}",
        )
    return seat


def bot_seat(place: int, level: str, key: str) -> SeatRow:
    """A bot of that level, or of the highest that the game tells apart below it."""
    if level not in LEVELS:
        names = ", ".join(LEVELS)
        raise Illegal(
            "bot", f"niveau inconnu « {level} » ; niveaux : {names}", f"unknown level “{level}”; levels: {names}"
        )
    offered = LEVELS[min(LEVELS.index(level), game(key).levels - 1)]
    return SeatRow(place, BOT_NAMES[place % len(BOT_NAMES)], offered, None)
