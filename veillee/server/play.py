"""Event sourcing: a match at a table is the fold of its log. Whatever two servers read from the same rows is the same."""

import hashlib
from collections.abc import Sequence

from veillee.core.choosers import Answer, Pending
from veillee.core.dice import SealedDice
from veillee.core.facts import Prompt, Told
from veillee.core.game import GameInfo
from veillee.core.live import Live
from veillee.core.match import NOBODY, STRUCK, WRITE, WRITING, Outcome
from veillee.core.record import struck
from veillee.server.clock import DAY, Elapsed, Timing
from veillee.server.protocol import Clock
from veillee.server.rows import MOVES, Act, MatchRow, Row

ROUND = 1_000_000
"""The versions of a round begin above this, times the round: none of one is one of another, and none is 0."""


REGRETS = 1000
"""How often answers of one match are taken back at most: its log, which is kept for good and read whole, has an end."""

WindowId = tuple[Prompt, int]
"""A window is known by its prompt and its number."""


def has_choice(pending: Pending, seat: int) -> bool:
    """Whether a seat has something to decide: several options, a text to write, or anything at all in a window."""
    options = pending.options_of(seat)
    return len(options) > 1 or options == WRITING or (pending.first and options != [])


class Mark:
    """What was so when an answer was about to be given: enough to tell whether taking it back reveals anything."""

    __slots__ = ("final", "forced", "known", "lang", "prompt", "rolled", "row", "seat", "window", "wrote")

    def __init__(self, live: Live, row: Row, forced: bool, known: tuple[int, int]) -> None:
        assert live.pending is not None
        self.row = row.seq
        self.seat = row.seat
        self.forced = forced
        self.lang = row.lang
        self.prompt = live.pending.prompt.key
        self.window = live.pending.first
        self.wrote = row.value == WRITE
        self.final = self.wrote or row.act == "lapse" or live.pending.prompt.steady
        self.known, self.rolled = known


def knowledge(live: Live) -> tuple[int, int]:
    """See `Play.knowledge`."""
    dice = live.now.dice
    assert isinstance(dice, SealedDice)
    return hash((tuple(live.now.known), tuple(live.now.readers))), dice.count


class Play:
    """A match that is being played, or was: the rules' side (`live`) and the people's side of it."""

    live: Live
    decided: list[int] | None
    """The seats that are deciding, once somebody has asked."""
    knows: tuple[int, int] | None
    """What is known, in short, once somebody has asked."""
    sealed: list[int]
    """The seats that have answered a simultaneous decision which others have yet to answer."""
    settled: int
    """How many answers the match has without those still sealed: being done must not show, for it may be for lack of choice."""
    asked_seats: list[int]
    """The seats the match waits for; in a window, the one that is due."""

    def __init__(
        self,
        info: GameInfo,
        match: MatchRow,
        bots: frozenset[int],
        clock: Clock,
        elapsed: Elapsed,
        vacant: frozenset[int] = frozenset(),
    ) -> None:
        info.check_rules(match.rules)
        self.info = info
        self.match = match
        self.given_up: tuple[str, int] | None = None
        """How the match ended before its end, and the seat that gave it up."""
        self.bots = bots
        self.vacant = vacant
        """Seats that nobody has taken yet."""
        self.length = 0
        """How many rows the log has."""
        self.dropped = 0
        """What undos add to the number of a decision, so that one taken back and asked again is not the same."""
        self.first_version = match.round * ROUND + 1
        self.version = self.first_version
        """How much has happened at the table that everyone may know of: a sealed answer is none, until all are in."""
        self.last_rewrite = self.first_version
        """The version after the last undo or the last text erased: what was shown before is no longer so."""
        self.settled_at: list[int] = [0]
        """How many settled answers the match had at each version."""
        self.commands: set[tuple[int, str]] = set()
        """The clicks already taken, by seat."""
        self.undo_asked_by: int | None = None
        self.undo_asked_to: int | None = None
        """How many answers would remain if all agreed."""
        self.undo_agreed: set[int] = set()
        self.undo_refused_by: int | None = None
        self.stand_ins: set[int] = set()
        """Seats for whose absent holder a bot plays."""
        self.relieved: dict[int, list[tuple[int, bool]]] = {}
        """By the number of answers: the seats that a bot took over then (true), or that their holders took back."""
        self.reliefs = 0
        """How often that has happened."""
        self.regrets = 0
        """How often anybody has taken an answer back, or wished to."""
        self.rematch_wanted: set[int] = set()
        self.timing = Timing(clock, match.seats, elapsed)
        self.spent = [0.0] * match.seats
        """How long the match has waited for each seat."""
        self.elapsed = elapsed
        self.last_at = self.opened_at = self.answered_at = match.started
        """When anything last happened, when the open decision opened, and when somebody first answered it."""
        self.rerun([])
        self.told: list[list[Told]] = [self.live.heard]
        """What was told once the match had so many answers."""
        self.eras: list[int] = [self.live.now.era()]
        """In which era of its memory the match was once it had so many answers."""
        self.era_at = match.started
        """When that era began."""
        self.marks: list[Mark] = []
        """One for each answer."""
        self.window: WindowId | None = None
        """The window that is open, or was last."""
        self.window_at = match.started
        """When it opened."""
        self.wrote_at: dict[int, list[float]] = {}
        """When each seat wrote."""
        self.offers: dict[int, dict[int, list[int]]] = {}
        """What each decision of that window offered to each seat."""
        self.notes: list[int] = []
        """The number of the answer with which each note was written."""
        self.asked: list[int] = []
        """Whom the open decision asked when it opened, in its order."""
        self.ask_next(match.started)

    def rerun(self, answers: list[Answer]) -> None:
        """The match from its beginning, with these answers."""
        self.live = Live(self.info.match(self.match.dice, self.match.seats, self.match.options, ask_all=True))
        for answer in answers:
            self.live.feed(answer)
        self.look()

    def look(self) -> None:
        """Something has changed: what is asked for many times between two rows is worked out once."""
        live, pending = self.live, self.pending
        self.decided = self.knows = None
        self.sealed = [] if pending is None else [seat for seat, _, _ in live.answers[live.number :]]
        self.settled = len(live.answers) - len(self.sealed)
        self.asked_seats = [] if pending is None else [seat for seat in pending.seats if pending.obliges(seat)]

    # What there is

    @property
    def number(self) -> int:
        return len(self.live.answers)

    @property
    def seq(self) -> int:
        """The number of the open decision; it never comes back, even when the decision does."""
        return self.live.number + self.dropped

    @property
    def over(self) -> bool:
        return self.given_up is not None or self.live.pending is None

    @property
    def pending(self) -> Pending | None:
        """The open decision, until the match is over."""
        return None if self.given_up else self.live.pending

    @property
    def deciding(self) -> list[int]:
        """The seats that may act and have a real choice, or seem to have one; in a window, everyone who has an option."""
        if self.decided is None:
            self.decided = self.find_deciding()
        return self.decided

    def find_deciding(self) -> list[int]:
        pending = self.pending
        if pending is None:
            return []
        seats = [seat for seat in pending.seats if seat not in self.vacant]
        return [seat for seat in seats if has_choice(pending, seat) or (pending.prompt.alike and self.is_seen(seat))]

    def options(self, seat: int) -> list[int]:
        return [] if self.pending is None else self.pending.options_of(seat)

    def offered(self, seq: int, seat: int) -> list[int] | None:
        """What a decision offered to a seat: the open one, or an earlier one of its window; None: it is past."""
        if seq == self.seq:
            return self.options(seat)
        return self.offers[seq].get(seat, []) if seq in self.offers else None

    @property
    def forced(self) -> int | None:
        """A seat whose only possible answer may be given for it now, or for which nobody is there to answer.

        In a simultaneous decision that is when nobody with a choice is left, so that it shows nobody's lack of one.
        """
        asked = self.asked_seats
        return asked[0] if asked and not self.deciding else None

    def answer_for(self, seat: int) -> tuple[Act, int]:
        """The answer that is given for a seat: its only one, or the game's own where nobody sits."""
        options = self.options(seat)
        if seat in self.vacant:
            lapse = self.live.now.lapse(self.live.pending.prompt, seat, options) if self.live.pending else None
            assert lapse is not None, "a game that others may join answers for their seats"
            return "lapse", lapse
        return "answer", options[0]

    def by_bot(self, seat: int) -> bool:
        return seat in self.bots or seat in self.stand_ins

    @property
    def people(self) -> list[int]:
        """The seats in which a person plays now."""
        return [seat for seat in self.holders if not self.by_bot(seat)]

    def is_seen(self, seat: int) -> bool:
        """Whether a person at the table could tell something from how soon a seat answers."""
        return any(other != seat for other in self.people)

    @property
    def holders(self) -> list[int]:
        """The seats that people hold, those also for whom a bot plays meanwhile."""
        return [seat for seat in range(self.match.seats) if seat not in self.bots and seat not in self.vacant]

    def undo_to(self, seat: int) -> int | None:
        """How many answers remain when a seat takes its last choice back; None when there is none that can be.

        What others have heard in a window, what anybody has written and what time has settled stays, and in some games
        whatever was told; nor is anything taken back while a steady decision is open, or it would show whether others have
        answered.
        """
        if self.steady:
            return None
        for number in range(self.number - 1, -1, -1):
            mark = self.marks[number]
            if mark.final or (mark.window and mark.seat != seat):
                return None
            if mark.seat == seat and not mark.forced:
                return None if self.info.told_stays and any(self.told[number + 1 :]) else number
        return None

    def may_regret(self, seat: int) -> bool:
        """Whether a seat may take an answer back at all, as far as it is for others than those who play to say."""
        return self.regrets < REGRETS and not self.by_bot(seat)

    @property
    def together(self) -> bool:
        """Whether several seats decide at once: which of them have answered shows to nobody until all have."""
        return self.pending is not None and not self.pending.first and len(self.asked) > 1

    def undo_is_free(self, number: int) -> bool:
        """Nobody else chose since the match had so many answers, nothing became known, no dice were rolled.

        While several decide at once one's own answer to that, which nobody has seen, is taken back freely, and nothing before:
        it must not tell whether others have answered.
        """
        if self.together:
            return number >= self.settled
        mark = self.marks[number]
        return all(later.forced for later in self.marks[number + 1 :]) and (mark.known, mark.rolled) == self.knowledge

    @property
    def knowledge(self) -> tuple[int, int]:
        """Who knows what, and how far the dice have been rolled, in short."""
        if self.knows is None:
            self.knows = knowledge(self.live)
        return self.knows

    def sealed_beside(self, seat: int, number: int) -> list[tuple[Act, int, int]]:
        """The sealed answers of others that stay when a seat takes its own back, to be given once more."""
        if number < self.settled:
            return []
        return [("answer", other, option) for other, option, _ in self.live.answers[number:] if other != seat]

    def forgotten(self, number: int, told: Told) -> bool:
        """Whether the table has let go of what was told once the match had so many answers."""
        return told.fact.fleeting and self.eras[-1] != 0 and self.eras[number] != self.eras[-1]

    def faded(self, at: float) -> bool:
        """Whether the table has let go of what people said at a moment of the match."""
        return self.eras[-1] != 0 and self.match.started <= at < self.era_at

    @property
    def steady(self) -> bool:
        """Whether the open decision lasts for a fixed time at least."""
        return self.pending is not None and self.pending.prompt.steady

    @property
    def alike(self) -> bool:
        """Whether the open decision is answered by all alike, with or without a choice."""
        return self.pending is not None and self.pending.prompt.alike

    @property
    def lapses(self) -> dict[int, int]:
        """What the table answers when the time of the open window is over, by seat: for the one that is due, or for all."""
        pending, found = self.pending, {}
        if pending is not None and pending.first:
            for seat in pending.seats if pending.due == NOBODY else [pending.due]:
                option = self.live.now.lapse(pending.prompt, seat, pending.options_of(seat))
                if option is not None:
                    found[seat] = option
        return found

    @property
    def patience(self) -> float:
        """How long the open window lasts; at a table of days a silence lasts a day, and a talk does not."""
        rule = self.timing.rule
        return DAY if self.silence and rule.kind == "days" else float(rule.talk or self.info.talk)

    @property
    def silence(self) -> bool:
        """Whether the window waits for a seat, so that time begins again with every answer; else the whole talk has its time."""
        return self.pending is not None and self.pending.due != NOBODY

    def time_to_talk(self, now: float) -> float | None:
        """How much is left of the time of the open window, below 0 when it is over; None: it has no end."""
        if not self.info.talk or not self.lapses:
            return None
        if self.silence:
            return self.patience - self.timing.elapsed(self.opened_at, now)
        return self.patience - self.elapsed(self.window_at, now)

    @property
    def undo_needs(self) -> list[int]:
        """The seats whose consent to the undo under way is still to come; nobody else consents for one who is away."""
        if self.undo_asked_by is None:
            return []
        return [seat for seat in self.holders if seat != self.undo_asked_by and seat not in self.undo_agreed]

    @property
    def rematch_needs(self) -> list[int]:
        return [seat for seat in self.holders if seat not in self.rematch_wanted]

    def author(self, note: int) -> int:
        """Who wrote a note that still stands; NOBODY when it has been erased."""
        return self.marks[self.notes[note]].seat if self.live.now.notes[note] else NOBODY

    @property
    def langs(self) -> list[str | None]:
        """By note, the language in which a person wrote it."""
        return [self.marks[number].lang for number in self.notes]

    def seen_by(self, version: int) -> int | None:
        """How many answers somebody has seen who knows a version; None when it was rewritten since."""
        return self.settled_at[version - self.first_version] if self.last_rewrite <= version <= self.version else None

    def outcome(self) -> Outcome:
        """How the match ended, by its rules or because a seat gave it up."""
        early = None if self.given_up is None else self.live.now.forfeit(self.given_up[1])
        return early or self.live.now.outcome()

    # What happens

    def next_row(
        self,
        act: Act,
        seat: int,
        value: int,
        at: float,
        command: str | None = None,
        text: str | None = None,
        lang: str | None = None,
    ) -> Row:
        """The row that would come next."""
        question = self.question if act in MOVES else None
        return Row(self.length, act, seat, value, at, command, text, question=question, lang=lang)

    @property
    def question(self) -> str | None:
        """A digest of the open decision: an answer to another one with the same digest means the same."""
        pending = self.live.pending
        if pending is None:
            return None
        asked = (pending.prompt.key, pending.seats, pending.options, pending.first, pending.due)
        return hashlib.blake2b(repr(asked).encode(), digest_size=6).hexdigest()

    def apply(self, row: Row) -> None:
        """One row of the log takes effect; an illegal answer is refused and changes nothing."""
        reliefs = self.reliefs
        if row.act in MOVES:
            self.answer(row)
        elif row.act == "undo":
            self.undo(row)
        elif row.act == "strike":
            self.strike(row)
        else:
            self.about_people(row)
        self.look()
        self.length = row.seq + 1
        if row.act not in MOVES or not self.sealed:
            self.version += 1
            self.settled_at.append(self.settled)
        new_era = row.act in MOVES and self.eras[-1] != self.eras[-2]
        if new_era:
            self.era_at = row.at
        if row.act in ("undo", "strike") or reliefs != self.reliefs or new_era:
            self.last_rewrite = self.version
        self.last_at = max(self.last_at, row.at)
        if row.command is not None:
            self.commands.add((row.seat, row.command))

    def answer(self, row: Row) -> None:
        waited = self.waited_for(row.seat)
        if not self.sealed:
            self.answered_at = row.at
        # Who took longest over a steady decision had something to decide: the clocks of all pay the same.
        paid_at = self.answered_at if self.steady else row.at
        if row.digest is None:
            self.live.check(row.seat, self.live.number, row.value, row.text or "")
        self.marks.append(Mark(self.live, row, row.seat not in self.deciding, self.knowledge))
        self.live.feed(row.answer)
        self.look()
        self.told.append(self.live.heard)
        self.eras.append(self.live.now.era())
        if not self.sealed:
            self.undo_asked_by = None
        if waited:
            self.spent[row.seat] += max(0.0, self.elapsed(self.opened_at, row.at))
        if waited and waited != self.waited_for(row.seat):
            self.timing.stop(row.seat, paid_at, earned=row.act == "answer")
        if row.value == WRITE:
            self.wrote_at.setdefault(row.seat, []).append(row.at)
        if not self.sealed:
            self.ask_next(row.at)

    def waited_for(self, seat: int) -> WindowId | None:
        """What the match waits for a seat to answer, if it does: a decision, or a window in which it may speak without answering.

        (An open decision holds all that led to it, so no variable keeps one while the match goes on.)
        """
        pending = self.live.pending
        if pending is None or not pending.obliges(seat):
            return None
        return pending.prompt, pending.window if pending.first else -1 - self.number

    def ask_next(self, at: float) -> None:
        """A decision is open that was not before: the clocks of those it waits for run, and no others."""
        self.opened_at = max(at, self.last_at)
        self.timing.settle()
        self.timing.run(self.asked_seats, self.opened_at)
        self.number_notes()
        pending = self.live.pending
        self.asked = [] if pending is None else pending.seats
        if self.sealed:  # an undo has left some answers to it
            self.asked = sorted([*self.asked, *self.sealed])
        if pending is not None and pending.first:
            if self.window != (pending.prompt, pending.window):
                self.window, self.offers = (pending.prompt, pending.window), {}
                self.window_at = self.opened_at
            self.offers[self.seq] = dict(zip(pending.seats, pending.options, strict=True))

    def number_notes(self) -> None:
        """Notes written at once are numbered in the order in which the seats were asked, not in that of the answers."""
        if len(self.live.now.notes) > len(self.notes):
            written = [number for number, mark in enumerate(self.marks) if mark.wrote][len(self.notes) :]
            self.notes += sorted(written, key=lambda number: self.asked.index(self.marks[number].seat))

    def undo(self, row: Row) -> None:
        """Drops answers: the match is replayed without them."""
        self.regrets += 1
        self.dropped += self.number - row.value + 1
        self.timing.halt(row.at)
        self.rerun(self.live.answers[: row.value])
        del self.told[row.value + 1 :], self.eras[row.value + 1 :], self.marks[row.value :]
        self.relieved = {number: seats for number, seats in self.relieved.items() if number <= row.value}
        self.undo_asked_by = None
        self.offers = {}
        if self.pending is None or self.window != (self.pending.prompt, self.pending.window):
            self.window = None
        self.ask_next(row.at)

    def strike(self, row: Row) -> None:
        """Erases a text: the match is replayed without it."""
        seat, option, text = self.live.answers[row.value]
        if not text.startswith(STRUCK):
            answers = self.live.answers
            self.rerun([*answers[: row.value], (seat, option, struck(text)), *answers[row.value + 1 :]])

    def about_people(self, row: Row) -> None:
        if row.act == "ask":
            self.undo_asked_by, self.undo_agreed, self.undo_refused_by = row.seat, set(), None
            self.undo_asked_to = self.undo_to(row.seat)
            self.regrets += 1
        elif row.act == "yes":
            self.undo_agreed.add(row.seat)
        elif row.act == "no":
            self.undo_asked_by, self.undo_refused_by = None, row.seat
            self.rematch_wanted.discard(row.seat)
        elif row.act == "back":
            self.stand_ins.discard(row.seat)
            self.relieve(row.seat, False)
            self.timing.come_back(row.seat, row.at)
        elif row.act == "rematch":
            self.rematch_wanted.add(row.seat)
        elif self.replaces(row):
            self.stand_ins.add(row.seat)
            self.relieve(row.seat, True)
        else:
            self.given_up = (row.act, row.seat)
            self.timing.halt(row.at)

    def relieve(self, seat: int, by_bot: bool) -> None:
        """Notes for the story that a bot plays for a seat from now on, or no longer."""
        self.relieved.setdefault(self.settled, []).append((seat, by_bot))
        self.reliefs += 1

    def replaces(self, row: Row) -> bool:
        """Whether a bot takes the seat: it was let, or its player is out of time or gives up where that ends nothing."""
        if row.act == "bot" or (row.act == "flag" and self.timing.rule.flag == "bot"):
            return True
        if row.act == self.match.ended_by:
            return False
        return self.live.now.forfeit(row.seat) is None or self.goes_on_without(row.seat)

    def goes_on_without(self, seat: int) -> bool:
        """Whether several others still play: one who leaves does not end it for them."""
        return len([other for other in self.people if other != seat]) > 1


def carried_over(play: Play, rows: Sequence[Row]) -> bool:
    """Whether a match of other rules goes on under these: each of its answers must answer the same question."""
    try:
        for row in rows:
            if row.act in MOVES and row.question != play.question:
                return False
            play.apply(row)
    except Exception:
        return False
    return True


def kept(rows: list[Row]) -> list[Row]:
    """The answers that count, without those taken back."""
    answers: list[Row] = []
    for row in rows:
        if row.act in MOVES:
            answers.append(row)
        elif row.act == "undo":
            del answers[row.value :]
    return answers
