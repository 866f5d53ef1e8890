"""A recorded match told in prose, as a seat or the public saw it."""

from collections.abc import Iterator

from veillee.core.game import GameInfo
from veillee.core.live import Live
from veillee.core.match import Illegal
from veillee.core.record import Record, forged
from veillee.core.text import Tongue


def replayed(record: Record, info: GameInfo) -> Live:
    """The live match that a record leads to; a match still going on stops at its open decision."""
    live = Live(record.start(info))
    for seat, option in record.answers:
        feed(live, seat, option)
    return live


def feed(live: Live, seat: int, option: int) -> None:
    try:
        live.answer(seat, live.number, option)
    except Illegal as wrong:
        number = len(live.answers) + 1
        raise forged(f"réponse {number} : {wrong.text.fr}", f"answer {number}: {wrong.text.en}") from None


def told(record: Record, info: GameInfo, seat: int, tongue: Tongue) -> Iterator[str]:
    """Every fact that reached a seat (or the public), in order, and how the match ended."""
    if seat >= record.seats:
        raise Illegal("seat", f"il n'y a que {record.seats} places", f"there are only {record.seats} seats")
    live = Live(record.start(info))
    yield from heard(live, info, seat, tongue)
    for who, option in record.answers:
        feed(live, who, option)
        yield from heard(live, info, seat, tongue)
    if live.pending is None:
        yield info.voice.ending(live.now, tongue)


def heard(live: Live, info: GameInfo, seat: int, tongue: Tongue) -> list[str]:
    return [info.voice.say(live.now, fact, tongue) for fact in live.heard if fact.reaches(seat)]
