"""Opening a table: who sits where, and what is refused."""

from typing import Final

from veillee.bots.levels import LEVELS
from veillee.core.dice import SealedDice
from veillee.core.game import GameInfo, Options
from veillee.core.match import Illegal
from veillee.server.protocol import NewTable
from veillee.server.rows import MatchRow, SeatRow, TableRow
from veillee.server.seats import clean_name, hashed, new_id

BOT_NAMES: Final = ["Colin", "Margot", "Anselme", "Perrine", "Gaspard", "Odile"]
"""What the house's bots are called, by their place."""


def table_row(new: NewTable, info: GameInfo, now: float) -> TableRow:
    """The table that is asked for, once the game finds nothing wrong with it."""
    count = new.seats or info.seats[0]
    info.match(SealedDice(bytes(32)), count, new.options, ask_all=True)
    return TableRow(
        id=new_id(),
        game=info.key,
        seats=count,
        options=info.checked(new.options),
        listed=new.listed,
        watch=new.watch,
        clock=new.clock,
        guided=new.guided,
        origin=new.origin,
        created=now,
        state="open",
    )


def brought(options: Options, round_: int, seats: int) -> Options:
    """The options of a round: a deck and its chains (deck1, chains1…) go with whoever brought them, whatever the seat."""
    turned = dict(options)
    for key in options:
        word = key.rstrip("0123456789")
        place = int(key[len(word) :] or 0) - 1
        if 0 <= place < seats:
            turned[f"{word}{(place + round_) % seats + 1}"] = options[key]
    return turned


def places_of(new: NewTable, count: int, token: str) -> tuple[list[SeatRow], int]:
    """The places with the bots and the one who opens the table, and where that one sits."""
    places = [SeatRow(place) for place in range(count)]
    for key, level in new.bots.items():
        places[within(int(key), count)] = bot_seat(int(key), level)
    mine = free_place(places, new.seat)
    places[mine] = SeatRow(mine, clean_name(new.name), None, hashed(token))
    return places, mine


def taken_up(new: NewTable, match: MatchRow, answers: int, info: GameInfo) -> NewTable:
    """A table that goes on with a finished match plays the same game, against bots."""
    assert new.origin is not None
    if new.origin.number > answers:
        raise Illegal("number", f"cette partie a {answers} réponses", f"that match has {answers} answers")
    if match.rules != info.rules_version:
        raise Illegal(
            "rules-version", "les règles ont changé depuis cette partie", "the rules have changed since that match"
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


def bot_seat(place: int, level: str) -> SeatRow:
    if level not in LEVELS:
        names = ", ".join(LEVELS)
        raise Illegal(
            "bot", f"niveau inconnu « {level} » ; niveaux : {names}", f"unknown level “{level}”; levels: {names}"
        )
    return SeatRow(place, BOT_NAMES[place % len(BOT_NAMES)], level, None)
