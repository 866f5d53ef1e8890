"""A table: its seats and listeners, the match played there, and the one way in which that match moves."""

import asyncio
import hashlib
import random
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial

from msgspec import Raw
from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from veillee.bots.rehearsal import SILENT
from veillee.core.dice import SealedDice, seal_of
from veillee.core.match import NOBODY, WRITE, Illegal
from veillee.core.text import FR
from veillee.server import protocol
from veillee.server.bots import seed_of
from veillee.server.game_cache import game
from veillee.server.lessons import Guide, guide_of
from veillee.server.listener import Listener
from veillee.server.logs import log
from veillee.server.new_table import is_long
from veillee.server.play import Play, WindowId, carried_over, kept
from veillee.server.presence import HEARTBEAT_TIMEOUT, Presence
from veillee.server.projection import EncodedLog, Projection
from veillee.server.protocol import (
    ChatLine,
    Closed,
    LoggedWelcome,
    Message,
    Moment,
    Score,
    SeatFacts,
    TableFacts,
    encode,
)
from veillee.server.queries import BRIEF, CHAT_KEPT
from veillee.server.rows import Act, Loaded, MatchRow, Row, SeatRow, Written
from veillee.server.seats import hashed, new_id
from veillee.server.services import Services

TIMED_OUT, FORMER = 4408, 4401
"""The closing codes of a socket that has gone silent, and of one whose seat is no longer its own."""
STAND_IN = "joueur"
"""The level of a bot that plays for an absent person."""
RETRY = 5.0
"""How long a bot's turn is left to another server, or to a second try."""
GRACE = 1.0
"""How long what is due by itself is left to the server that moved the match last."""
NEVER = float("inf")
LONG_LOG = 100
"""A log with so many rows takes long enough to replay that others would notice."""
TYPING = 15.0
"""For how long somebody is taken to write who was last seen to."""

Deed = Callable[[], Awaitable[None]]
"""Something to be done later."""


def guided_secret(key: str) -> str:
    """A guided match is the same for everyone, so that it can be told."""
    return hashlib.blake2b(f"veillee guided {key}".encode(), digest_size=32).hexdigest()


def new_secret() -> str:
    """256 random bits, from which all the dice of a match follow."""
    return secrets.token_bytes(32).hex()


def opening_dice(dice: SealedDice) -> SealedDice:
    """The dice for what is drawn before a match begins; the secret, once told, proves them as it does those of the match."""
    return SealedDice(hashlib.blake2b(dice.secret, digest_size=32, person=b"veillee-open").digest())


class Overtaken(Illegal):
    """Another server moved the match first."""

    def __init__(self) -> None:
        super().__init__("stale", "la partie a continué entre-temps", "the match has moved on in the meantime")


class Writing:
    """Somebody is seen to type: in which window, when last, and after how many texts."""

    __slots__ = ("at", "texts", "window")

    def __init__(self, play: Play, seat: int, at: float) -> None:
        self.at = at
        self.window = play.window
        self.texts = len(play.wrote_at.get(seat, []))

    def still(self, play: Play, seat: int) -> bool:
        return self.window == play.window and self.texts == len(play.wrote_at.get(seat, []))


class Table:
    """One table on this server. In round r, the one at place p plays seat (p + r).

    Whatever changes or shows its match holds the lock: nobody sees what is not on disk.
    """

    def __init__(self, services: Services, loaded: Loaded) -> None:
        self.services = services
        self.row = loaded.table
        self.places = loaded.seats
        self.match = loaded.match
        self.earlier = loaded.earlier
        self.chat = loaded.chat
        self.pages = loaded.pages
        self.fresh: list[Row] | None = loaded.rows
        """The log, when it has just been read."""
        self.info = game(loaded.table.game)
        self.play: Play | None = None
        self.lock = asyncio.Lock()
        self.used = self.now
        """When the match was last needed."""
        self.listeners: list[Listener] = []
        self.presence = Presence(loaded.table.seats, self.now)
        self.shown: tuple[int, int] | None = None
        """How many settled answers, and which version, the listeners have been shown."""
        self.shown_votes: Message | None = None
        self.shown_seats: list[SeatFacts] = []
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """The bots at work, by seat."""
        self.silent: dict[int, tuple[str, int]] = {}
        """In a window, the decision about which each bot has nothing to say: its match and its number."""
        self.speak_at: dict[int, tuple[WindowId | None, float]] = {}
        """In which window each bot that is thinking will speak, and when."""
        self.quiet_until = 0.0
        """When a bot may next say something that nobody waits for."""
        self.waiting_answers: dict[int, tuple[float, Deed]] = {}
        """Answers to a steady decision that wait for their moment, by seat."""
        self.writing: dict[int, Writing] = {}
        """The seats that are seen to type."""
        self.logs: dict[tuple[int, str], EncodedLog] = {}
        """The log as each place has been told it, by language."""
        self.hurried = False
        """Whether bots think for a shorter time here, because many wait for theirs."""
        self.bots_rest_until = 0.0
        self.leads = True
        """Whether this server moved the match last, or nobody has yet."""
        self.resume_at = NEVER
        """When the match is to go on by itself: with an only answer, or from its log where that could not be written."""
        self.flag_at = NEVER
        """When the next clock falls."""
        self.lapse_at = NEVER
        """When the time of the open window is over."""

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def now(self) -> float:
        return self.services.settings.now()

    # Places and seats

    def seat_at(self, place: int) -> int:
        """The seat that a place plays in this round."""
        return place if place < 0 or self.match is None else (place + self.match.round) % self.row.seats

    def held(self, seat: int) -> SeatRow:
        """Who plays a seat in this round."""
        return self.places[(seat - (self.match.round if self.match else 0)) % self.row.seats]

    def place_with(self, token: str) -> int:
        """The place a token holds; a token that holds none is refused."""
        key = hashed(token)
        for place in self.places:
            if place.token == key:
                return place.place
        raise no_seat()

    def erasable_by(self, place: int) -> list[int]:
        """The seats whose texts somebody may erase: their own, or all for whoever opened the table."""
        if place < 0:
            return []
        return list(range(self.row.seats)) if self.is_host(place) else [self.seat_at(place)]

    def is_host(self, place: int) -> bool:
        """Whether whoever opened the table sits there."""
        return self.row.host is not None and self.places[place].token == self.row.host

    @property
    def address(self) -> str:
        """Where those come from for whom bots think here."""
        return next((listener.address for listener in self.listeners if listener.address), "")

    @property
    def names(self) -> list[str | None]:
        return [self.held(seat).name for seat in range(self.row.seats)]

    @property
    def bots(self) -> frozenset[int]:
        return frozenset(seat for seat in range(self.row.seats) if self.held(seat).bot)

    @property
    def least(self) -> int:
        """How many must sit here before a match begins."""
        return self.info.least(self.row.options, self.row.seats)

    @property
    def ready(self) -> bool:
        return len([place for place in self.places if place.name is not None]) >= self.least

    @property
    def vacant(self) -> frozenset[int]:
        """The seats that somebody may still take while the match goes on."""
        if self.least == self.row.seats:
            return frozenset()
        return frozenset(seat for seat in range(self.row.seats) if self.held(seat).name is None)

    # What everyone may know

    def seat_facts(self) -> list[SeatFacts]:
        now = self.now
        return [self.seat_fact(seat, now) for seat in range(self.row.seats)]

    def seat_fact(self, seat: int, now: float) -> SeatFacts:
        held = self.held(seat)
        stand_in = self.play is not None and seat in self.play.stand_ins
        if held.bot or held.name is None:
            hurried = self.hurried and held.bot is not None
            return SeatFacts(seat, held.name, held.bot, False, bool(held.bot), None, False, hurried)
        away = self.presence.gone(held.place, now)
        may = self.match is not None and not stand_in and self.presence.replaceable(held.place, now)
        return SeatFacts(seat, held.name, None, stand_in, self.presence.connected(held.place, now), away, may)

    def facts(self, brief: bool = False) -> TableFacts:
        """What everyone may know of the table; in brief, as lists have it."""
        row, match = self.row, self.match
        options = {key: value for key, value in row.options.items() if len(value) <= BRIEF} if brief else row.options
        return TableFacts(
            id=row.id,
            game=row.game,
            seats=self.seat_facts(),
            options=options,
            state="open" if match is None else "running" if match.ended is None else "over",
            listed=row.listed,
            watch=row.watch,
            clock=row.clock,
            guided=row.guided,
            origin=row.origin,
            host=next((self.seat_at(one.place) for one in self.places if self.is_host(one.place)), None),
            round=match.round if match else 0,
            match=match.id if match else None,
            seal=seal_of(bytes.fromhex(match.secret)) if match else None,
            created=row.created,
            letters=row.letters,
            chat=not self.chatless,
            scores=self.scores(),
            next_seal=self.next_seal,
            chances=match.chances or [] if match else [],
            hints=self.info.scored and sum(place.bot is None for place in self.places) == 1,
            closed=Closed(match.id, match.secret, match.ended_by == "interrupted") if match and self.closed else None,
        )

    @property
    def next_seal(self) -> str | None:
        """What binds the secret of the match to come; one that everybody knows, or that was played before, has nothing mixed into it."""
        told = self.match is None and (self.row.guided or self.row.origin is not None)
        return None if told or self.row.secret is None else seal_of(bytes.fromhex(self.row.secret))

    def scores(self) -> list[Score]:
        """What those who sit here have come to over the matches they have finished at this table, by seat."""
        over = [match for match in (*self.earlier, self.match) if match is not None and match.ended is not None]
        return [self.score(self.held(seat), over) for seat in range(self.row.seats)] if over else []

    def score(self, held: SeatRow, matches: Sequence[MatchRow]) -> Score:
        wins, points = 0.0, 0
        for match in matches:
            seat = (held.place + match.round) % match.seats
            if match.holders is not None and match.holders[seat] == held.token:
                wins += match.shares[seat] if match.shares else 0.0
                points += match.points[seat] if match.points else 0
        return Score(round(wins, 3), points)

    async def facts_for(self, token: str | None) -> TableFacts:
        """The same for the holder of a seat, who learns whether the table waits: for that the match is read."""
        facts = self.facts()
        if token is None or facts.state != "running":
            return facts
        play = await self.wake()
        seat = self.seat_at(self.place_with(token))
        if play is None:
            return facts
        waits = seat in play.asked_seats or (not play.asked_seats and seat in play.deciding)
        waiting = Projection(play, seat, FR, self.names).waiting()
        return replace(facts, yours=waits, waiting=waiting, waited=round(max(0.0, self.now - play.opened_at), 1))

    # Coming and going

    def may_watch(self) -> None:
        if self.row.watch == "nobody":
            raise Illegal("private", "cette table n'admet pas de spectateurs", "this table does not allow spectators")

    def arrive(self, listener: Listener) -> None:
        """A listener has come: the others are told, and from now on it is told what happens."""
        listener.holder = self.places[listener.place].token if listener.place >= 0 else None
        self.heard(listener)
        if listener.place >= 0:
            self.services.publish({"table": self.id, "kind": "here", "places": [listener.place]})
        self.show_seats()
        self.listeners.append(listener)

    def stop_telling(self, listener: Listener) -> None:
        """A listener hears no more, but may well be there."""
        if listener in self.listeners:
            self.listeners.remove(listener)

    def depart(self, listener: Listener) -> None:
        """A listener has gone."""
        self.stop_telling(listener)
        if listener.place >= 0 and all(other.place != listener.place for other in self.listeners):
            self.type(listener.place, "")
            self.presence.left(listener.place, self.services.id)
            self.services.publish({"table": self.id, "kind": "left", "places": [listener.place]})
        self.show_seats()

    def unseat(self) -> None:
        """Whoever has given a place up hears and says nothing more in its name, though he is still there: it may be another's now."""
        for listener in self.listeners[:]:
            if listener.place >= 0 and listener.holder != self.places[listener.place].token:
                place, listener.place = listener.place, NOBODY
                self.stop_telling(listener)
                self.presence.left(place, self.services.id)
                self.services.publish({"table": self.id, "kind": "left", "places": [place]})
                listener.turn_away(no_seat(), FORMER)

    def heard(self, listener: Listener) -> None:
        """A listener gave a sign of life."""
        listener.heard = self.now
        if listener.place >= 0:
            self.presence.seen(listener.place, self.services.id, listener.heard)

    def here(self) -> list[int]:
        """The places whose holders are connected to this server."""
        return sorted({listener.place for listener in self.listeners if listener.place >= 0})

    def check_heartbeats(self) -> None:
        """Notices who has gone silent, and tells the others."""
        now = self.now
        for listener in self.listeners[:]:
            if not listener.busy and now - listener.heard > HEARTBEAT_TIMEOUT:
                listener.close(TIMED_OUT)
        self.show_seats()

    # Showing

    def projection(self, play: Play, listener: Listener) -> Projection:
        seat = self.seat_at(listener.place)
        return Projection(play, seat, listener.tongue, self.names, self.erasable_by(listener.place), self.guide)

    @property
    def guide(self) -> Guide | None:
        """What tells the match to a learner, if it is a guided one."""
        return guide_of(self.match) if self.row.guided and self.match is not None else None

    def tell_all(self, message: Message) -> None:
        data = encode(message)
        for listener in self.listeners:
            listener.send(data)

    def show_seats(self) -> None:
        """Tells who is there, when that has changed."""
        facts = self.seat_facts()
        if any(map(differ, facts, self.shown_seats)) or len(facts) != len(self.shown_seats):
            self.shown_seats = facts
            self.tell_all(protocol.Presence(facts))

    def show_news(self, by: Listener | None = None, command: str | None = None) -> None:
        """Tells everyone what happened since they were last told; the one who did it, that it is done."""
        play = self.play
        if play is None or self.shown is None:
            return
        number, version = self.shown
        self.shown = (play.settled, play.version)
        if play.last_rewrite > version:
            self.welcome_all()
            if by is not None and command is not None:
                by.tell(self.projection(play, by).state(play.settled, self.now, command))
        elif play.version > version:
            self.show_states(play, number, by, command, self.listeners)
        elif by is not None:
            own = [listener for listener in self.listeners if listener.place == by.place]
            self.show_states(play, number, by, command, own)
        self.show_votes(play)
        self.show_seats()
        self.drop_letters(play)

    def show_states(
        self, play: Play, since: int, by: Listener | None, command: str | None, to: Sequence[Listener]
    ) -> None:
        """The same words go to all who see the same, and are made once."""
        said: dict[tuple[int, str], bytes] = {}
        for listener in to:
            key = (listener.place, listener.tongue.key)
            if listener is by:
                listener.tell(self.projection(play, listener).state(since, self.now, command))
                continue
            if key not in said:
                said[key] = encode(self.projection(play, listener).state(since, self.now))
            listener.send(said[key])

    def show_votes(self, play: Play) -> None:
        """Tells of a request to undo, or of a wish for a rematch, when that has changed."""
        votes: Message = protocol.UndoAsked(play.undo_asked_by, play.undo_needs, play.undo_refused_by)
        if play.over:
            votes = protocol.RematchWanted(sorted(play.rematch_wanted), play.rematch_needs)
        if votes != self.shown_votes:
            quiet = self.shown_votes is None or (play.over and not play.rematch_wanted)
            self.shown_votes = votes
            if not quiet:
                self.tell_all(votes)

    def welcome_all(self) -> None:
        for listener in self.listeners:
            listener.tell(self.welcome(listener))

    def welcome(self, listener: Listener, last: int | None = None) -> LoggedWelcome:
        """Everything a client needs; of the log only what it has not seen, when it tells how far it was."""
        play = self.play
        seat, chat = (
            self.seat_at(listener.place),
            [self.spoken(line) for line in self.chat if self.hears(listener, line)],
        )
        if play is None:
            return LoggedWelcome(self.facts(), seat, Raw(b"[]"), False, chat, None)
        projection = self.projection(play, listener)
        seen = None if last is None else play.seen_by(last)
        state = projection.state(play.settled, self.now)
        entries = self.log_of(play, listener).since(projection, 0 if seen is None else seen + 1)
        page = self.pages.get(seat, "") if self.keeps_page(listener.place) else ""
        return LoggedWelcome(self.facts(), seat, entries, seen is not None, chat, state, page)

    def log_of(self, play: Play, listener: Listener) -> EncodedLog:
        """The log in the words in which a place has been told it: what was said once is not said again."""
        key = (listener.place, listener.tongue.key)
        found = self.logs.get(key)
        if found is None or (found.match, found.rewrite) != (play.match.id, play.last_rewrite):
            found = self.logs[key] = EncodedLog(play.match.id, play.last_rewrite)
        return found

    def spoken(self, line: ChatLine) -> ChatLine:
        """Lines as stored name a place; shown, they name the seat it plays now."""
        return ChatLine(line.id, self.seat_at(line.seat), line.name, line.text, line.at)

    def hear_chat(self, line: ChatLine) -> None:
        """A new line of talk, as stored."""
        self.chat = [*self.chat, line][-CHAT_KEPT:]
        data = encode(self.spoken(line))
        for listener in self.listeners:
            if self.hears(listener, line):
                listener.send(data)

    @property
    def playing(self) -> bool:
        return self.match is not None and self.match.ended is None

    @property
    def chatless(self) -> bool:
        """Whether those who play say nothing but what the game lets them say, as long as they play."""
        return any(self.row.options.get(key) == value for key, value in self.info.chatless.items())

    @property
    def asleep(self) -> bool:
        """Whether a steady decision is open, during which nobody who plays says anything."""
        return self.playing and self.play is not None and self.play.steady

    def hears(self, listener: Listener, line: ChatLine) -> bool:
        """Whether somebody may read a line: what spectators say of a match reaches those who play it when it is over, and a table
        that forgets keeps no talk of an earlier era."""
        if self.play is not None and self.play.faded(line.at):
            return False
        if line.seat >= 0 or listener.place < 0 or self.match is None:
            return True
        return not self.playing or line.at < self.match.started

    def tell_what_spectators_said(self) -> None:
        """The match is over: those who played may read what was said of it."""
        assert self.match is not None
        for line in self.chat:
            if line.seat < 0 and line.at >= self.match.started:
                data = encode(self.spoken(line))
                for listener in self.listeners:
                    if listener.place >= 0:
                        listener.send(data)

    # Pages

    def keeps_page(self, place: int) -> bool:
        """Whether whoever sits there has played this match from its beginning, and so has a page beside it."""
        holders = self.match.holders if self.match else None
        return place >= 0 and holders is not None and holders[self.seat_at(place)] == self.places[place].token

    async def keep_page(self, listener: Listener, text: str) -> None:
        """Somebody's page is stored, and shown wherever else he looks at it; nobody else ever gets it."""
        assert self.match is not None
        await self.services.store.keep_page(self.match.id, self.seat_at(listener.place), text)
        self.services.publish({"table": self.id, "kind": "page", "places": [listener.place], "line": text})
        self.hear_page(listener.place, text, by=listener)

    def hear_page(self, place: int, text: str, by: Listener | None = None) -> None:
        self.pages[self.seat_at(place)] = text
        for listener in self.listeners:
            if listener.place == place and listener is not by:
                listener.tell(protocol.Page(text))

    # Letters as they come

    def shows_letters(self, play: Play, seat: int) -> bool:
        """Whether the others may see what a seat types: a text that it may write now, and that all will read."""
        pending = play.pending
        if pending is None or pending.prompt.secret or WRITE not in pending.options_of(seat):
            return False
        return self.row.letters and not play.by_bot(seat) and (pending.first or play.asked == [seat])

    def type(self, place: int, text: str) -> None:
        """Lets the others see what somebody types; nothing of it is kept."""
        if text or self.seat_at(place) in self.writing:
            self.services.publish({"table": self.id, "kind": "typing", "places": [place], "line": text})
            self.hear_letters(place, text)

    def applaud(self) -> None:
        """Everyone hears the audience; nothing of it is kept."""
        self.services.publish({"table": self.id, "kind": "applause"})
        self.tell_all(protocol.Applause())

    def hear_letters(self, place: int, text: str) -> None:
        seat = self.seat_at(place)
        if text and self.play is not None:
            self.writing[seat] = Writing(self.play, seat, self.now)
        else:
            self.writing.pop(seat, None)
        data = encode(protocol.Letters(seat, text))
        for listener in self.listeners:
            if listener.follows_letters and listener.place != place:
                listener.send(data)

    def drop_letters(self, play: Play) -> None:
        """What was typed is written now, or can no longer be."""
        for seat, writing in list(self.writing.items()):
            if not writing.still(play, seat) or not self.shows_letters(play, seat):
                self.hear_letters(self.held(seat).place, "")

    def types_on(self, play: Play, now: float) -> bool:
        """Whether the seat for which a window waits is writing just now; it is not waited for longer than twice the time."""
        writing = self.writing.get(play.pending.due) if play.pending else None
        return writing is not None and now - writing.at < TYPING and now - self.lapse_at < play.patience

    # The match

    async def wake(self) -> Play | None:
        """The match, replayed from its log when it had been put away."""
        self.used = self.now
        if self.play is None and self.match is not None and not self.closed:
            rows, self.fresh = self.fresh, None
            if rows is None:
                rows = await self.services.store.rows(self.match.id)
            self.play = await self.rebuilt(self.match, rows)
            if self.play is None:
                await self.interrupt(self.match)
                return None
            self.services.metrics.matches.inc()
            if self.shown is None:
                self.shown = (self.play.settled, self.play.version)
            if self.play.over and self.match.ended is None:
                await self.note_end(self.play)
            self.schedule(self.play)
            self.show_news()  # what was stored all the same though it seemed to fail, or by another server
        return self.play

    @property
    def closed(self) -> bool:
        """Whether the match is over and was interrupted or played under other rules: it can be shown no more, and another may begin."""
        if self.match is None or self.match.ended is None:
            return False
        return self.match.rules != self.info.rules_version or self.match.ended_by == "interrupted"

    async def interrupt(self, match: MatchRow) -> None:
        """The rules have changed, and what was answered would mean something else now: the match ends, and nobody loses it."""
        self.match = replace(match, ended=self.now, ended_by="interrupted", shares=[0.0] * match.seats)
        with suppress(SQLAlchemyError, OSError):
            await self.services.store.end_match(self.match)
        self.services.publish({"table": self.id, "kind": "table"})
        log.warning("a match was interrupted", extra={"table": self.id, "match": match.id})

    async def carry_over(self, match: MatchRow, rows: Sequence[Row]) -> Play | None:
        """A match that began under other rules goes on under these if that changes none of its answers."""
        now = replace(match, rules=self.info.rules_version)
        play = self.play_of(now)
        if not await asyncio.to_thread(carried_over, play, rows):
            return None
        await self.services.store.carry_over(now)
        self.match = now
        log.info("a match goes on under new rules", extra={"table": self.id, "match": match.id})
        return play

    async def rebuilt(self, match: MatchRow, rows: Sequence[Row]) -> Play | None:
        """The match from its log; a long one in a thread, so that other tables go on meanwhile."""
        if match.rules != self.info.rules_version:
            return await self.carry_over(match, rows)
        if len(rows) < LONG_LOG and not is_long(match.options):
            return self.replayed(match, rows)
        return await asyncio.to_thread(self.replayed, match, rows)

    def replayed(self, match: MatchRow, rows: Sequence[Row]) -> Play:
        play = self.play_of(match)
        for row in rows:
            play.apply(row)
        return play

    def play_of(self, match: MatchRow) -> Play:
        """A match at this table before its first answer."""
        return Play(self.info, match, self.bots, self.row.clock, self.services.elapsed, self.vacant)

    def put_away(self) -> None:
        """Forgets the match; its log has it."""
        self.logs.clear()
        if self.play is not None:
            self.play = None
            self.services.metrics.matches.dec()

    async def act(
        self,
        *acts: tuple[Act, int, int],
        by: Listener | None = None,
        command: str | None = None,
        text: str | None = None,
        lang: str | None = None,
    ) -> None:
        """The one way in which a match moves: what happened is written first, and shown when it is on disk."""
        play, match = self.play, self.match
        assert play is not None
        assert match is not None
        try:
            rows = [self.happens(play, *act, command, text, lang) for act in acts]
            rows += self.give_forced_answers(play)
            written = await self.write(play, rows)
        except BaseException:
            self.put_away()
            self.resume_at = self.now + RETRY
            raise
        self.leads = written
        if not written:
            self.put_away()
            await self.catch_up()
            raise Overtaken
        for row in rows:
            self.services.metrics.rows[row.act].inc()
        self.services.publish({"table": self.id, "kind": "rows", "line": Written(match.id, rows)})
        self.tell_of_move()
        if play.over and match.ended is None:
            await self.note_end(play)
        self.schedule(play)
        self.show_news(by, command)

    def happens(
        self, play: Play, act: Act, seat: int, value: int, command: str | None, text: str | None, lang: str | None
    ) -> Row:
        at = max(self.now, self.steady_until(play)) if act == "answer" else self.now
        row = play.next_row(act, seat, value, at, command, text, lang)
        play.apply(row)
        return row

    async def write(self, play: Play, rows: list[Row]) -> bool:
        """Stores rows; one that erases a text takes it out of the store, also where the match went on at other tables."""
        number = next((row.value for row in rows if row.act == "strike"), None)
        if number is None:
            return await self.services.store.append(play.match.id, rows)
        seq = play.marks[number].row
        tables = await self.services.store.strike(play.match.id, rows, seq, number, self.now)
        for other in tables or []:
            self.services.refresh(other)
        return tables is not None

    def give_forced_answers(self, play: Play) -> list[Row]:
        """Answers what has one possible answer, as long as doing so at once tells nothing.

        One that waited, sealed, for the others' choices pays with its clock as if it had been given a moment after the question.
        """
        rows = []
        while (seat := play.forced) is not None and not self.must_delay(play, seat):
            at = min(self.now, play.opened_at + random.uniform(*self.services.settings.forced_delay))
            act, option = play.answer_for(seat)
            row = play.next_row(act, seat, option, max(at, self.steady_until(play)))
            play.apply(row)
            rows.append(row)
        return rows

    def must_delay(self, play: Play, seat: int) -> bool:
        """A person at the table could tell from the haste that another, or a bot, had no choice."""
        if play.steady:
            return self.now < self.steady_until(play)
        return self.services.settings.forced_delay[1] > 0 and play.is_seen(seat)

    async def begin(self) -> None:
        """The match as it is now, for somebody who comes; when it opens with an only possible answer, at its first choice."""
        if self.services.settings.bus and self.match is None:
            await self.read()
        elif self.services.settings.bus and self.play is not None:
            await self.catch_up()
        play = await self.wake()
        if play is not None and play.forced is not None and not self.must_delay(play, play.forced):
            await self.act()

    async def note_end(self, play: Play) -> None:
        """The match is over: the lists learn of it from the server that ended it, or from whoever finds that in the log."""
        await self.store_end(self.close_match(play))

    async def store_end(self, match: MatchRow) -> None:
        with suppress(SQLAlchemyError, OSError):
            await self.services.store.end_match(match)

    def close_match(self, play: Play) -> MatchRow:
        """The match is over: what was said beside it is told now."""
        assert self.match is not None
        reason = play.given_up[0] if play.given_up else "rules"
        outcome = play.outcome()
        match = replace(self.match, ended=play.last_at, ended_by=reason, shares=outcome.shares, points=outcome.points)
        self.match = match
        log.info("match over", extra={"table": self.id, "match": match.id, "reason": reason})
        self.tell_what_spectators_said()
        return match

    async def catch_up(self) -> None:
        """Another server moved the match: takes in what the log has of it."""
        play, self.fresh = self.play, None
        if play is None:
            await self.wake()
        elif self.match is not None:
            ended = self.match.ended
            self.take_in(play, await self.services.store.rows(play.match.id, play.length))
            if self.match.ended != ended:
                await self.store_end(self.match)

    def hear_rows(self, told: Written) -> bool:
        """Takes in what another server says it wrote; False where the match is not here, or what came before is missing."""
        play = self.play
        if play is None or self.match is None:
            return False
        rows = [row for row in told.rows if row.seq >= play.length] if told.match == play.match.id else []
        if rows and rows[0].seq > play.length:
            return False
        self.take_in(play, rows)
        return True

    def take_in(self, play: Play, rows: Sequence[Row]) -> None:
        """Another server moved the match: shows what it wrote, and leaves to it what is due."""
        if not rows:
            return
        for row in rows:
            play.apply(row)
        self.leads = False
        self.bots_rest_until = self.now + RETRY
        if play.over and self.match is not None and self.match.ended is None:
            self.close_match(play)
        self.schedule(play)
        self.show_news()

    async def reload(self) -> None:
        """Another server changed the seats or started a round."""
        await self.read()
        await self.renew()

    async def read(self) -> None:
        """The table as it is stored now."""
        loaded = await self.services.store.load(self.id)
        assert loaded is not None
        self.row, self.places, self.match, self.earlier = loaded.table, loaded.seats, loaded.match, loaded.earlier
        self.fresh, self.chat, self.pages = loaded.rows, loaded.chat, loaded.pages
        self.unseat()

    async def renew(self) -> None:
        """Seats or rounds have changed: everyone is welcomed anew."""
        self.put_away()
        self.logs.clear()
        self.shown = self.shown_votes = None
        self.writing.clear()
        await self.begin()
        self.shown_seats = self.seat_facts()
        self.welcome_all()

    # Rounds and talk

    async def start_match(self, round_: int) -> None:
        """Starts a round; when another server was first, joins in its."""
        if self.services.settings.bus:
            self.row, self.places = await self.services.store.seated(self.id)
            self.unseat()
        row = self.row
        seated = [self.places[(seat - round_) % row.seats] for seat in range(row.seats)]
        match = MatchRow(
            id=new_id(),
            table_id=row.id,
            round=round_,
            game=row.game,
            rules=self.info.rules_version,
            seats=row.seats,
            options=row.options,
            secret=row.secret or new_secret(),
            players=[place.name or "—" for place in seated],
            started=self.now,
            holders=[place.token for place in seated],
            chances=[place.chance or None for place in seated] if any(place.chance for place in seated) else None,
        )
        rows: list[Row] = []
        if row.origin is not None and round_ == 0:
            match, rows = await self.continued(match, row.origin)
        else:
            match = self.settled(match)
        next_secret = new_secret()
        if not await self.services.store.new_match(match, rows, next_secret):
            await self.reload()
            return
        self.services.publish({"table": self.id, "kind": "table"})
        self.earlier, self.pages = [*self.earlier, *([self.match] if self.match else [])], {}
        self.match, self.fresh = match, rows
        self.row = replace(self.row, secret=next_secret)
        self.places = [replace(place, chance=None) for place in self.places]
        self.tell_of_move()
        await self.renew()

    def tell_of_move(self) -> None:
        """At a table of days whoever is waited for may have to be called."""
        if self.row.clock.kind == "days":
            self.services.moved(self.id)

    def settled(self, match: MatchRow) -> MatchRow:
        """A match with its dice, and with what is left to chance in its options drawn."""
        row, info = self.row, self.info
        if row.guided and match.round == 0:
            match = replace(match, secret=guided_secret(row.game), chances=None)
        options = info.rotated(row.options, match.round, row.seats)
        return replace(match, options=info.settled(options, row.seats, opening_dice(match.dice)))

    async def continued(self, match: MatchRow, origin: Moment) -> tuple[MatchRow, list[Row]]:
        """A finished match goes on from one of its moments: the same deal and the answers up to there."""
        old = await self.services.store.match(origin.match)
        assert old is not None
        rows = kept(await self.services.store.rows(old.id))[: origin.number]
        again = [replace(row, seq=seq, at=match.started, command=None) for seq, row in enumerate(rows)]
        return replace(match, secret=old.secret, chances=old.chances), again

    async def start_if_ready(self) -> None:
        """Starts the first match when enough places are taken; against bots alone, once a chance that was promised is there."""
        people = [place for place in self.places if place.bot is None]
        promised = len(people) == 1 and people[0].chance == "" and self.next_seal is not None
        if self.match is None and not promised and self.ready:
            await self.start_match(0)

    async def take_chance(self, place: int, seal: str, value: str) -> None:
        """Somebody adds to the secret of the next match, once; what comes for another one, or too late, is let go."""
        held = self.places[place]
        if seal != self.next_seal or held.chance:
            return
        given = replace(held, chance=value)
        if await self.services.store.give_chance(self.row, given):
            self.places[place] = given
            self.services.publish({"table": self.id, "kind": "table"})
            await self.start_if_ready()

    async def next_round(self) -> None:
        assert self.match is not None
        self.services.check_open()
        if not self.ready:
            raise Illegal("not-started", "il manque des joueurs", "players are missing")
        if not self.services.rounds.allows(self.id):
            raise Illegal(
                "slow-down", "trop de parties à la suite : attendez un peu", "too many matches in a row: wait a little"
            )
        await self.start_match(self.match.round + 1)

    async def say(self, place: int, name: str, text: str) -> None:
        """Keeps a line of talk, then lets those read it who may."""
        number = await self.services.store.add_chat(self.id, place, name, text, self.now)
        line = ChatLine(number, place, name, text, self.now)
        self.services.publish({"table": self.id, "kind": "chat", "line": line})
        self.hear_chat(line)

    # Time

    def schedule(self, play: Play) -> None:
        """Notes when something is due here without anybody doing anything.

        Where another server moved the match last, it is due there first: two that did it at once would be in each other's way.
        """
        now, grace = self.now, 0.0 if self.leads else GRACE
        if play.forced is None:
            self.resume_at = NEVER
        else:
            pause = random.uniform(*self.services.settings.forced_delay)
            self.resume_at = grace + (self.steady_until(play) if play.steady else now + pause)
        talk = play.time_to_talk(now)
        self.lapse_at = NEVER if talk is None else now + talk + grace
        timed = [] if self.row.clock.kind == "none" else self.timed(play)
        self.flag_at = now + grace + min([play.timing.remaining(seat, now) for seat in timed], default=NEVER)
        self.let_bots_think(play)

    def timed(self, play: Play) -> list[int]:
        """The seats whose clocks can run out: people the match waits for, with a real choice."""
        deciding = [seat for seat in play.deciding if seat not in self.waiting_answers]
        return [seat for seat in play.asked_seats if seat in deciding and not play.by_bot(seat)]

    def steady_until(self, play: Play) -> float:
        """Until when the open decision stays open at least."""
        return play.opened_at + self.services.settings.steady_seconds if play.steady else 0.0

    def too_soon(self, play: Play, seat: int) -> bool:
        """Whether a seat's answer would end a steady decision before its time."""
        return self.now < self.steady_until(play) and play.deciding == [seat]

    async def wait_until(self, moment: float, seat: int, deed: Deed) -> None:
        """Does something for a seat when its moment comes; what the seat wanted before is forgotten."""
        if moment <= self.now:
            await deed()
        else:
            self.waiting_answers[seat] = (moment, deed)

    def ripe(self, now: float) -> list[int]:
        """The seats whose answers have waited long enough."""
        return [seat for seat, (moment, _) in self.waiting_answers.items() if moment <= now]

    def has_work(self, now: float) -> bool:
        """Whether `tick` has anything to do."""
        if self.lock.locked():
            return False
        if now >= min(self.flag_at, self.resume_at, self.lapse_at) or self.ripe(now) or self.idle(now):
            return True
        if self.play is None or now < self.bots_rest_until:
            return False
        return bool(self.bots_to_move(self.play)) or self.all_silent(self.play)

    def idle(self, now: float) -> bool:
        """The match is in memory, and nobody has needed it for long."""
        return self.play is not None and not self.thinking and now - self.used > self.services.settings.idle

    async def tick(self) -> None:
        """Does what is due: answers that waited, the end of a talk, fallen flags, only answers, bots, and putting away what nobody plays."""
        async with self.lock:
            now = self.now
            if self.idle(now) and now < min(self.flag_at, self.lapse_at):
                self.put_away()
                return
            if self.play is None:
                self.resume_at = now + RETRY
            play = await self.wake()
            if play is None:
                return
            fallen = play.timing.fallen(self.timed(play), now)
            if ripe := self.ripe(now):
                for seat in ripe:
                    await self.waiting_answers.pop(seat)[1]()
            elif now >= self.lapse_at and not self.types_on(play, now):
                await self.lapse(play)
            elif fallen:
                await self.act(("flag", fallen[0], 0))
            elif play.forced is not None and now >= self.resume_at:
                act, option = play.answer_for(play.forced)
                await self.act((act, play.forced, option))
            else:
                self.let_bots_think(play)

    async def lapse(self, play: Play) -> None:
        """The time of a window is over: the table answers for the seat that is due, or in turn for each that may act."""
        window = play.window
        for seat in list(play.lapses):
            option = play.lapses.get(seat) if play.window == window else None
            if option is not None:
                await self.act(("lapse", seat, option))

    # Bots

    def bots_to_move(self, play: Play) -> list[int]:
        """The bots that have yet to think about the open decision."""
        moment = (play.match.id, play.seq)
        return [
            seat
            for seat in play.deciding
            if play.by_bot(seat)
            and seat not in self.thinking
            and seat not in self.waiting_answers
            and self.silent.get(seat) != moment
        ]

    def all_silent(self, play: Play) -> bool:
        """Whether a window waits for nobody, only bots can act in it, and none of them wants to."""
        pending, moment = play.pending, (play.match.id, play.seq)
        if pending is None or not pending.first or pending.due != NOBODY or self.thinking:
            return False
        return all(self.silent.get(seat) == moment for seat in pending.seats)

    def let_bots_think(self, play: Play) -> None:
        """Every bot that may act thinks once about each change; if all would rather be silent, one of them must act."""
        if self.now < self.bots_rest_until:
            return
        for seat in self.bots_to_move(play):
            self.thinking[seat] = asyncio.create_task(self.let_bot_answer(play, play.seq, seat))
        if self.all_silent(play):
            seat = random.choice(play.deciding)
            self.thinking[seat] = asyncio.create_task(self.let_bot_answer(play, play.seq, seat, must=True))

    async def let_bot_answer(self, play: Play, seq: int, seat: int, must: bool = False) -> None:
        """A bot thinks about a decision, and answers if it is still open then."""
        match = play.match
        try:
            option, text = await self.bot_thought(play, seq, seat, must)
            async with self.lock:
                del self.thinking[seat]
                then = await self.wake()
                if then and then.match.id == match.id and then.seq != seq:
                    self.let_bots_think(then)
                    return
                self.speak_at.pop(seat, None)
                if then is None or then.match.id != match.id or seat not in then.deciding or not then.by_bot(seat):
                    return
                if option == SILENT:
                    self.silent[seat] = (match.id, seq)
                    self.let_bots_think(then)
                elif then.steady or then.alike:
                    moment = then.opened_at + self.moment_alike(then)
                    await self.wait_until(moment, seat, partial(self.act_steadily, match.id, seq, seat, option, text))
                else:
                    await self.speak(then, seat, option, text)
        except Overtaken:
            self.thinking.pop(seat, None)
        except Exception:
            self.thinking.pop(seat, None)
            self.bots_rest_until = self.now + RETRY
            log.exception("a bot could not answer", extra={"table": self.id, "match": match.id})

    def moment_alike(self, play: Play) -> float:
        """How long after the question a bot answers, where a longer thought or none at all would tell."""
        settings = self.services.settings
        soonest, latest = (0.0, settings.steady_seconds) if play.steady else settings.alike_delay
        return soonest + random.random() * (latest - soonest)

    async def act_steadily(self, match: str, seq: int, seat: int, option: int, text: str | None) -> None:
        """A bot answers a decision at a moment that was drawn whatever the answer, if it is still open then."""
        play = await self.wake()
        if play is None or (play.match.id, play.seq) != (match, seq) or seat not in play.deciding:
            return
        if self.too_soon(play, seat):
            again = partial(self.act_steadily, match, seq, seat, option, text)
            await self.wait_until(self.steady_until(play), seat, again)
        elif play.by_bot(seat):
            await self.act(("answer", seat, option), text=text)

    async def speak(self, play: Play, seat: int, option: int, text: str | None) -> None:
        """A bot acts; after something that nobody waited for, bots are quiet for a while."""
        waited = play.waited_for(seat)
        await self.act(("answer", seat, option), text=text)
        if waited is None or waited == play.waited_for(seat):
            self.quiet_until = asyncio.get_running_loop().time() + self.services.settings.line_pace

    async def bot_thought(self, play: Play, seq: int, seat: int, must: bool) -> tuple[int, str | None]:
        """The option a bot takes and what it writes, not sooner than people can follow."""
        if play.pending is None or play.seq != seq:
            return SILENT, None
        settings, level = self.services.settings, self.held(seat).bot or STAND_IN
        clock = asyncio.get_running_loop().time
        begun = clock()
        in_window, drawn = play.pending.first, play.steady or play.alike
        speak_at = (
            self.moment_to_speak(play, seat, begun) if in_window else begun + random.uniform(*settings.forced_delay)
        )
        taught = self.guide.next(play.live.answers, seat) if self.guide is not None else None
        if taught is not None and taught in play.options(seat):
            option, text = taught, None
        else:
            pool, whose = self.services.bot_pool, (self.address, self.id)
            option, text = await pool.answer(play.match, play.live.answers[:], seat, level, must, whose)
            self.hurried = pool.patience < pool.seconds
        self.services.metrics.thoughts.observe(clock() - begun)
        if self.listeners and option != SILENT and not drawn:
            await asyncio.sleep(max(speak_at, self.quiet_until if in_window else 0.0) - clock())
        return option, text

    def moment_to_speak(self, play: Play, seat: int, now: float) -> float:
        """When a bot will speak in a window: drawn whatever it thinks, and kept while others speak first and it thinks again."""
        assert play.pending is not None
        window, moment = self.speak_at.get(seat, (None, now))
        if window != play.window:
            chance = random.Random(seed_of(play.match, seat, play.pending.prompt.key, play.pending.window))
            moment = now + chance.uniform(*self.services.settings.window_pace)
            self.speak_at[seat] = (play.window, moment)
        return moment


def no_seat() -> Illegal:
    return Illegal(
        "token", "ce lien ne donne droit à aucune place de cette table", "this link gives no seat at this table"
    )


def differ(one: SeatFacts, other: SeatFacts) -> bool:
    """Whether there is something new to tell of a seat: for how long its holder has been away is not."""
    return one != other and ((one.gone is None) != (other.gone is None) or replace(one, gone=other.gone) != other)
