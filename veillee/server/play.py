"""A match at a table: the fold of its log. Whatever two servers read from the same rows is the same."""

from veillee.core.dice import SealedDice
from veillee.core.game import GameInfo
from veillee.core.live import Live
from veillee.core.match import Told
from veillee.server.clock import Elapsed, Timing
from veillee.server.protocol import Clock
from veillee.server.rows import Act, MatchRow, Row

ROUND = 1_000_000
"""The news of a round begins above this, times the round: no number of one is a number of another, and none is 0."""


class Mark:
    """What was so when an answer was about to be given: enough to tell whether taking it back reveals anything."""

    __slots__ = ("forced", "known", "rolled", "seat")

    def __init__(self, live: Live, seat: int) -> None:
        assert live.pending is not None
        self.seat = seat
        self.forced = len(live.pending.options_of(seat)) == 1
        self.known, self.rolled = knowledge(live)


def knowledge(live: Live) -> tuple[int, int]:
    """Who knows what, and how far the dice have been rolled, in short."""
    dice = live.now.dice
    assert isinstance(dice, SealedDice)
    return hash(tuple(live.now.known)), dice.count


class Play:
    """A match that is being played, or was: the rules' side (`live`) and the people's side of it."""

    live: Live
    told: list[list[Told]]
    """What was told once the match had so many answers."""
    marks: list[Mark]
    """One for each answer."""

    def __init__(self, info: GameInfo, match: MatchRow, bots: frozenset[int], clock: Clock, elapsed: Elapsed) -> None:
        self.info = info
        self.match = match
        self.bots = bots
        self.version = 0
        """How many rows the log has."""
        self.dropped = 0
        """What undos add to the number of a decision, so that one taken back and asked again is not the same."""
        self.first = match.round * ROUND + 1
        self.news = self.first
        """How much has happened at the table that everyone may know of: a sealed answer is none, until all are in."""
        self.last_undo = self.first
        """The news there was after the last undo."""
        self.numbers: list[int] = [0]
        """How many settled answers the match had with so much news."""
        self.commands: set[tuple[int, str]] = set()
        """The clicks already taken, by seat."""
        self.asked: int | None = None
        """The seat that asks to undo."""
        self.agreed: set[int] = set()
        self.refused_by: int | None = None
        self.stand_ins: set[int] = set()
        """Seats for whose absent holder a bot plays."""
        self.wanted: set[int] = set()
        """Seats that want a rematch."""
        self.given_up: tuple[str, int] | None = None
        """How the match ended before its end, and the seat that lost it."""
        self.timing = Timing(clock, match.seats, elapsed)
        self.last_at = self.opened_at = match.started
        self.start()
        self.timing.run(self.asked_seats, match.started)

    def start(self) -> None:
        """The match before its first answer."""
        dice = SealedDice(bytes.fromhex(self.match.secret))
        self.live = Live(self.info.match(dice, self.match.seats, self.match.options, ask_all=True))
        self.told = [self.live.heard]
        self.marks = []

    # What there is

    @property
    def number(self) -> int:
        return len(self.live.answers)

    @property
    def sealed(self) -> list[int]:
        """The seats that have answered a simultaneous decision which others have yet to answer."""
        return [] if self.over else [seat for seat, _ in self.live.answers[self.live.number :]]

    @property
    def settled(self) -> int:
        """How many answers the match has without those still sealed: being done must not show, for it may be for lack of choice."""
        return self.number - len(self.sealed)

    @property
    def seq(self) -> int:
        """The number of the open decision; it never comes back, even when the decision does."""
        return self.live.number + self.dropped

    @property
    def over(self) -> bool:
        return self.given_up is not None or self.live.pending is None

    @property
    def asked_seats(self) -> list[int]:
        """The seats that have yet to answer the open decision."""
        return [] if self.live.pending is None or self.over else self.live.pending.seats

    @property
    def torn(self) -> list[int]:
        """The seats that are asked and have a real choice."""
        return [seat for seat in self.asked_seats if len(self.options(seat)) > 1]

    def options(self, seat: int) -> list[int]:
        assert self.live.pending is not None
        return self.live.pending.options_of(seat)

    @property
    def forced(self) -> int | None:
        """A seat whose only possible answer may be given for it now.

        In a simultaneous decision that is when nobody with a choice is left, so that it shows nobody's lack of one.
        """
        asked = self.asked_seats
        return asked[0] if asked and not self.torn else None

    def by_bot(self, seat: int) -> bool:
        return seat in self.bots or seat in self.stand_ins

    @property
    def people(self) -> list[int]:
        """The seats in which a person plays now."""
        return [seat for seat in range(self.match.seats) if not self.by_bot(seat)]

    def undo_to(self, seat: int) -> int | None:
        """How many answers remain when a seat takes its last choice back; None when it has made none."""
        for number in range(self.number - 1, -1, -1):
            if self.marks[number].seat == seat and not self.marks[number].forced:
                return number
        return None

    def undo_is_free(self, seat: int) -> bool:
        """Nobody else chose since, nothing became known, no dice were rolled."""
        number = self.undo_to(seat)
        if number is None:
            return False
        mark = self.marks[number]
        return all(later.forced for later in self.marks[number + 1 :]) and (mark.known, mark.rolled) == knowledge(
            self.live
        )

    @property
    def undo_needs(self) -> list[int]:
        """The seats whose consent to the undo under way is still to come."""
        if self.asked is None:
            return []
        return [seat for seat in self.people if seat != self.asked and seat not in self.agreed]

    @property
    def rematch_needs(self) -> list[int]:
        return [seat for seat in range(self.match.seats) if seat not in self.bots and seat not in self.wanted]

    def seen_by(self, news: int) -> int | None:
        """How many answers somebody has seen who knows so much news; None when an undo came since."""
        return self.numbers[news - self.first] if self.last_undo <= news <= self.news else None

    def shares(self) -> list[float]:
        """Each seat's share of the win: who gives up leaves it to the others."""
        if self.given_up is None:
            return self.live.now.outcome().shares
        loser = self.given_up[1]
        return [0.0 if seat == loser else 1 / (self.match.seats - 1) for seat in range(self.match.seats)]

    # What happens

    def next_row(self, act: Act, seat: int, value: int, at: float, command: str | None = None) -> Row:
        """The row that would come next."""
        return Row(self.version, act, seat, value, at, command)

    def apply(self, row: Row) -> None:
        """One row of the log takes effect; an illegal answer is refused and changes nothing."""
        if row.act == "answer":
            self.answer(row)
        elif row.act == "undo":
            self.undo(row)
        else:
            self.about_people(row)
        self.version = row.seq + 1
        if row.act != "answer" or not self.sealed:
            self.news += 1
            self.numbers.append(self.settled)
        if row.act == "undo":
            self.last_undo = self.news
        self.last_at = max(self.last_at, row.at)
        if row.command is not None:
            self.commands.add((row.seat, row.command))

    def answer(self, row: Row) -> None:
        self.live.check(row.seat, self.live.number, row.value)
        self.marks.append(Mark(self.live, row.seat))
        self.live.answer(row.seat, self.live.number, row.value)
        self.told.append(self.live.heard)
        self.asked = None
        self.timing.stop(row.seat, row.at)
        if not self.sealed:
            self.ask_next(row.at)

    def ask_next(self, at: float) -> None:
        """A decision is open that was not before: the clocks of those it asks begin to run."""
        self.opened_at = max(at, self.last_at)
        self.timing.settle()
        self.timing.run(self.asked_seats, self.opened_at)

    def undo(self, row: Row) -> None:
        """Drops answers: the match is replayed without them."""
        kept = self.live.answers[: row.value]
        self.dropped += self.number - row.value + 1
        self.timing.halt(row.at)
        told, marks = self.told[: row.value + 1], self.marks[: row.value]
        self.start()
        for seat, value in kept:
            self.live.answer(seat, self.live.number, value)
        self.told, self.marks = told, marks
        self.asked = None
        self.ask_next(row.at)

    def about_people(self, row: Row) -> None:
        if row.act == "ask":
            self.asked, self.agreed, self.refused_by = row.seat, set(), None
        elif row.act == "yes":
            self.agreed.add(row.seat)
        elif row.act == "no":
            self.asked, self.refused_by = None, row.seat
            self.wanted.discard(row.seat)
        elif row.act == "bot":
            self.stand_ins.add(row.seat)
        elif row.act == "back":
            self.stand_ins.discard(row.seat)
            self.timing.come_back(row.seat, row.at)
        elif row.act == "rematch":
            self.wanted.add(row.seat)
        elif row.act == "flag" and self.timing.rule.flag == "bot":
            self.stand_ins.add(row.seat)
        else:
            self.given_up = (row.act, row.seat)
            self.timing.halt(row.at)


def kept(rows: list[Row]) -> list[Row]:
    """The answers that count, without those taken back."""
    answers: list[Row] = []
    for row in rows:
        if row.act == "answer":
            answers.append(row)
        elif row.act == "undo":
            del answers[row.value :]
    return answers
