"""A replay in prose: a recorded match told as a seat or the public saw it."""

from collections.abc import Iterator

from veillee.core.choosers import Answer
from veillee.core.game import GameInfo
from veillee.core.live import Live
from veillee.core.match import STRUCK, Illegal
from veillee.core.pieces import Pieces, prose, spoken
from veillee.core.record import Record, forged
from veillee.core.text import Tongue


class Listener:
    """Hears a match as one seat does (or the public), in one language, and calls the others by their names."""

    def __init__(self, info: GameInfo, seat: int, names: list[str], tongue: Tongue) -> None:
        self.info = info
        self.seat = seat
        self.names = names
        self.tongue = tongue

    def reads(self, pieces: Pieces) -> str:
        return prose(spoken(pieces, self.seat, self.names, self.tongue))

    def heard(self, live: Live) -> Iterator[str]:
        """What happened on the way to the open decision, as far as the seat may know."""
        for told in live.heard:
            if told.reaches(self.seat):
                yield self.reads(self.info.voice.say(live.now, told, self.seat, self.tongue))

    def ending(self, live: Live) -> str:
        return self.reads(self.info.voice.ending(live.now, self.seat, self.tongue))


def names_of(players: list[str], seats: int, tongue: Tongue) -> list[str]:
    """What to call those who played: bots by their level, numbered where there are several, seats without a name by their number."""
    titles = [player.capitalize() for player in players]
    if len(titles) != seats:
        titles = [tongue("Place", "Seat")] * seats
    return [
        title if titles.count(title) == 1 else f"{title} {titles[: at + 1].count(title)}"
        for at, title in enumerate(titles)
    ]


def replayed(record: Record, info: GameInfo) -> Live:
    """The live match that a record leads to; a match still going on stops at its open decision."""
    live = Live(record.start(info))
    for answer in record.given():
        feed(live, answer)
    return live


def feed(live: Live, answer: Answer) -> None:
    """Goes on with a recorded answer if it is a right one; a text that was erased stays so."""
    seat, option, text = answer
    try:
        live.check(seat, live.number, option, "…" if text.startswith(STRUCK) else text)
    except Illegal as wrong:
        number = len(live.answers) + 1
        raise forged(f"réponse {number} : {wrong.text.fr}", f"answer {number}: {wrong.text.en}") from None
    live.feed(answer)


def story(record: Record, info: GameInfo, seat: int, tongue: Tongue) -> Iterator[str]:
    """Every fact that reached a seat (or the public), in order, and how the match ended."""
    if seat >= record.seats:
        raise Illegal("seat", f"il n'y a que {record.seats} places", f"there are only {record.seats} seats")
    listener = Listener(info, seat, names_of(record.players, record.seats, tongue), tongue)
    live = Live(record.start(info))
    yield from listener.heard(live)
    for answer in record.given():
        feed(live, answer)
        yield from listener.heard(live)
    if live.pending is None:
        yield listener.ending(live)
