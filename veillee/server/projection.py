"""The projection of a match for one seat: the only place where anything made from a match becomes something that leaves the server."""

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Raw

from veillee.bots.opinions import tells_shares
from veillee.core import count
from veillee.core.choosers import Pending
from veillee.core.facts import NOTE, Several, Someone, Thing, Told, said
from veillee.core.game import Voice
from veillee.core.live import Live
from veillee.core.match import NOBODY, SPECTATOR, WRITE, View
from veillee.core.pieces import FACE, SEAT, TEXT, WRITTEN, Piece, Pieces, plain, spoken
from veillee.core.text import Text, Tongue
from veillee.server.lessons import Guide
from veillee.server.play import Play
from veillee.server.protocol import (
    Asked,
    Choice,
    Decision,
    Entry,
    Later,
    Named,
    Over,
    Sentence,
    State,
    Tally,
    Unveiled,
    Wanted,
    Window,
    encode,
)

WAITING: Final = Text("On attend {0}.", "Waiting for {0}.")
STANDS_IN: Final = Text("{0} [s'absente|vous absentez] : un bot joue.", "{0} [is|are] away: a bot plays.")
COMES_BACK: Final = Text("{0} [reprend sa|reprenez votre] place.", "{0} [takes the|take your] seat back.")
GOING_ON: Final = Text("La partie continue.", "The match goes on.")
ENDINGS: Final = {
    "flag": Text("{0} n'[a|avez] plus de temps.", "{0} [is|are] out of time."),
    "concede": Text("{0} [abandonne|abandonnez].", "{0} [concedes|concede]."),
}


class Projection:
    """One match through the eyes of one seat (or a spectator), in one language."""

    def __init__(
        self,
        play: Play,
        seat: int,
        tongue: Tongue,
        names: Sequence[str | None],
        erases: Sequence[int] = (),
        guide: Guide | None = None,
    ) -> None:
        """`erases` are the seats whose texts the reader may strike; `guide` tells a guided match to its learner."""
        self.guide = guide
        self.erases = erases
        self.play = play
        self.seat = seat
        self.tongue = tongue
        self.voice = play.info.voice
        self.names = [name or self.role(one) for one, name in enumerate(names)]

    def role(self, seat: int) -> str:
        """What a seat plays, as everyone may know it."""
        return self.voice.seat_name(self.play.live.now, seat, self.tongue)

    @property
    def roles(self) -> list[str]:
        return [self.role(seat) for seat in range(self.play.match.seats)]

    def state(self, since: int, now: float, command_id: str | None = None) -> State:
        """The match now, with what happened since it had so many answers."""
        play = self.play
        waiting, pending = self.waiting(), self.pending()
        ask = self.ask(pending)
        return State(
            seq=play.seq,
            number=play.settled,
            version=play.version,
            view=self.view(),
            decision=self.decision(pending, ask),
            waiting=waiting,
            bar=self.bar(waiting, ask),
            roles=self.roles,
            events=self.log(since + 1),
            clock=play.timing.shown(waiting, self.seat, now),
            undo=self.undo(),
            asked=None if play.undo_asked_by is None else Asked(play.undo_asked_by, play.undo_needs),
            rematch=Wanted(sorted(play.rematch_wanted), play.rematch_needs) if play.over else None,
            over=self.over() if play.over else None,
            command_id=command_id,
            talk=self.talk(now),
            lesson=None if self.guide is None else self.guide.advice(play, self.seat),
        )

    def talk(self, now: float) -> float | None:
        left = self.play.time_to_talk(now)
        return None if left is None else round(max(0.0, left), 1)

    def view(self) -> View:
        return self.play.live.now.view(self.seat, self.play.live.about)

    def waiting(self) -> list[int]:
        """Who is waited for: in a simultaneous decision, everyone it asks until it is settled, save oneself once done.

        In a window only the seat that is due: who else could act may be a secret.
        """
        play = self.play
        return sorted([*play.asked_seats, *(seat for seat in play.sealed if seat != self.seat)])

    def pending(self) -> Pending | None:
        """The open decision, if it is this seat's to take; a question with one answer, or a bot's, is not."""
        return self.play.pending if self.seat in self.play.deciding and not self.play.by_bot(self.seat) else None

    def ask(self, pending: Pending | None) -> Sentence:
        """The question in a sentence; nothing when this seat is asked nothing."""
        if pending is None:
            return []
        return self.wire(self.voice.ask(self.play.live.now, self.seat, pending, self.tongue))

    def decision(self, pending: Pending | None, ask: Sentence) -> Decision | None:
        """What this seat is asked, or may do."""
        if pending is None:
            return None
        options = pending.options_of(self.seat)
        window = Window(None if pending.due == NOBODY else pending.due, pending.window) if pending.first else None
        return Decision(
            pending.prompt.key,
            pending.prompt.rule,
            ask,
            [self.choice(pending, option) for option in options],
            window,
            pending.prompt.limit if WRITE in options else None,
            self.later(pending),
        )

    def later(self, pending: Pending) -> list[Later]:
        found = self.voice.later(self.play.live.now, self.seat, pending, self.tongue)
        return [Later(self.wire(one.label), self.wire(one.why)) for one in found]

    def choice(self, pending: Pending, option: int) -> Choice:
        match = self.play.live.now
        label = self.wire(self.voice.label(match, self.seat, pending, option, self.tongue))
        target = self.voice.target(match, self.seat, pending, option)
        kind: Literal["card", "button", "text"] = "text" if option == WRITE else "card" if target else "button"
        return Choice(label, target, kind, self.voice.spends(match, self.seat, pending, option))

    def bar(self, waiting: list[int], ask: Sentence) -> Sentence:
        """One sentence saying who must do what: the question, if this seat is asked; of the others only that they are waited for."""
        if self.play.over or ask:
            return ask or self.ending()
        others: list[Thing] = [Someone(seat, self.seat) for seat in waiting if seat != self.seat]
        return self.wire(said(WAITING if others else GOING_ON, self.tongue, [Several(others)]))

    def why(self, at: str) -> Sentence:
        """What stands in the way of choosing a thing; nothing is said of an address that is not on the table, nor to one who has no
        seat there: a spectator is no. -1, and an address may name that too."""
        if self.seat == SPECTATOR or ":-" in at:
            return []
        try:
            return self.wire(self.voice.why(self.play.live.now, self.seat, self.pending(), at, self.tongue))
        except (ValueError, LookupError):
            return []

    def undo(self) -> Literal["free", "ask"] | None:
        play = self.play
        if self.seat == SPECTATOR or play.over or not play.may_regret(self.seat):
            return None
        number = play.undo_to(self.seat)
        if number is None:
            return None
        return "free" if play.undo_is_free(number) else "ask"

    def over(self) -> Over:
        play, outcome = self.play, self.play.outcome()
        # mypyc 2.4.1 lets go of `outcome` before the call that is given these.
        shares, points = outcome.shares, outcome.points
        reason = play.given_up[0] if play.given_up else "rules"
        return Over(
            text=self.ending(),
            shares=shares,
            points=points,
            secret=play.match.secret,
            match=play.match.id,
            reason=reason,
            count=[self.tally(line) for line in self.voice.count(play.live.now, self.seat, self.tongue)],
            hidden=[self.unveiled(one) for one in self.voice.unveiled(play.live.now, self.seat, self.tongue)],
            seconds=round(play.last_at - play.match.started, 1),
            spent=[round(seconds, 1) for seconds in play.spent],
            curve=tells_shares(play.info),
        )

    def tally(self, line: count.Tally) -> Tally:
        kind: Literal["part", "total", "beside"] = (
            "total" if line.kind == count.TOTAL else "beside" if line.kind == count.BESIDE else "part"
        )
        sources = [[self.wire(source) for source in of_seat] for of_seat in line.sources]
        return Tally(self.wire(line.name), line.numbers, sources, kind)

    def unveiled(self, one: count.Unveiled) -> Unveiled:
        return Unveiled(self.wire(one.name), [*one.faces], self.wire(one.note))

    def ending(self) -> Sentence:
        early = self.play.given_up
        if early is None:
            return self.wire(self.voice.ending(self.play.live.now, self.seat, self.tongue))
        return self.wire(said(ENDINGS[early[0]], self.tongue, [Someone(early[1], self.seat)]))

    def log(self, start: int) -> list[Entry]:
        """What this seat may know of what was told, from a moment on."""
        return [entry for number in range(start, len(self.play.told)) for entry in self.entries(number)]

    def entries(self, number: int) -> list[Entry]:
        """What was told when the match had so many answers, as far as the reader may know it and the table has not forgotten it."""
        forgotten = self.play.forgotten
        known = [one for one in self.play.told[number] if self.may_know(one) and not forgotten(number, one)]
        return [self.entry(number, one) for one in known] + self.relieved(number)

    def relieved(self, number: int) -> list[Entry]:
        """That a bot took a seat over then, or that its holder took it back."""
        return [
            Entry(
                number,
                "stand-in" if by_bot else "back",
                "",
                self.wire(said(STANDS_IN if by_bot else COMES_BACK, self.tongue, [Someone(seat, self.seat)])),
            )
            for seat, by_bot in self.play.relieved.get(number, [])
        ]

    def may_know(self, told: Told) -> bool:
        return told.reaches(self.seat)

    def entry(self, number: int, told: Told) -> Entry:
        text = self.voice.say(self.play.live.now, told, self.seat, self.tongue)
        return Entry(number, told.fact.key, told.fact.rule, self.wire(text), self.erasable(told))

    def erasable(self, told: Told) -> int | None:
        """The note that a fact quotes, if the reader may strike it and it still stands."""
        for at, kind in enumerate(told.fact.kinds):
            if kind is NOTE and self.play.author(told.args[at]) in self.erases:
                return told.args[at]
        return None

    def wire(self, pieces: Pieces) -> Sentence:
        """A sentence as it is sent, its seats called by their names."""
        words = spoken(pieces, self.seat, self.names, self.tongue)
        return [piece.text if piece.kind == TEXT else self.wired(piece) for piece in words]

    def wired(self, piece: Piece) -> str | Named:
        """A piece as it is sent: with what a person wrote, the language it is in."""
        if piece.kind == WRITTEN:
            return Named(piece.text, note=piece.number, lang=self.play.langs[piece.number])
        return wired(piece)


class EncodedLog:
    """A log as it is sent, kept entry by entry: only what is new has to be said when somebody asks for the whole."""

    def __init__(self, match: str, rewrite: int) -> None:
        self.match = match
        self.rewrite = rewrite
        """The version after the last change of what was said before."""
        self.entries: list[list[bytes]] = []
        """For each number of answers, what was told then."""

    def since(self, projection: Projection, start: int) -> Raw:
        for number in range(len(self.entries), len(projection.play.told)):
            self.entries.append([encode(entry) for entry in projection.entries(number)])
        return Raw(b"[" + b",".join([one for part in self.entries[start:] for one in part]) + b"]")


class OpenProjection(Projection):
    """A projection from which nothing is hidden, for matches that are over."""

    def view(self) -> View:
        match = self.play.live.now.copy()
        match.lay_open()
        return match.view(SPECTATOR, self.play.live.about)

    def may_know(self, told: Told) -> bool:
        return True


def wired(piece: Piece) -> str | Named:
    if piece.kind == TEXT:
        return piece.text
    if piece.kind == SEAT:
        return Named(piece.text, seat=piece.number)
    return Named(piece.text, face=piece.number) if piece.kind == FACE else Named(piece.text, at=piece.at)


def option_label(live: Live, voice: Voice, names: Sequence[str], seat: int, option: int, tongue: Tongue) -> Sentence:
    """What an option of a seat was called when it was open, of a match that is over."""
    assert live.pending is not None
    pieces = voice.label(live.now, seat, live.pending, option, tongue)
    return [wired(piece) for piece in spoken(pieces, seat, names, tongue)]


def sentence(text: str) -> Sentence:
    """A line that names nobody and nothing."""
    return [wired(piece) for piece in plain(text)]
