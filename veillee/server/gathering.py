"""Those who sit at a table and look on: their places, whether they are there, and what they are told."""

from collections.abc import Sequence

from veillee.core.dice import seal_of
from veillee.core.match import Illegal
from veillee.core.text import Tongue
from veillee.server import protocol
from veillee.server.play import Play
from veillee.server.presence import SILENT, Presence
from veillee.server.protocol import ChatLine, Message, SeatFacts, TableFacts, Welcome, encode
from veillee.server.queries import CHAT_KEPT
from veillee.server.rows import Loaded, SeatRow
from veillee.server.seats import hashed
from veillee.server.services import Services
from veillee.server.sight import Sight

SILENCE = 4408
"""The closing code of a socket that has gone silent."""


class Listener:
    """Somebody who is told what happens: a place at the table, or a spectator (place -1), in a language."""

    def __init__(self, place: int, tongue: Tongue, now: float) -> None:
        self.place = place
        self.tongue = tongue
        self.heard = now
        """When this listener last said anything."""
        self.attended = False
        """Whether something it said is being seen to; until that is done nothing more is heard of it."""

    def send(self, data: bytes) -> None:
        raise NotImplementedError

    def close(self, code: int) -> None:
        """Ends the conversation."""

    def tell(self, message: Message) -> None:
        self.send(encode(message))


class Gathering:
    """The people's side of a table. In round r, the one at place p plays seat (p + r)."""

    def __init__(self, services: Services, loaded: Loaded) -> None:
        self.services = services
        self.row = loaded.table
        self.places = loaded.seats
        self.match = loaded.match
        self.play: Play | None = None
        self.listeners: list[Listener] = []
        self.presence = Presence(loaded.table.seats, services.settings.now())
        self.chat = loaded.chat
        self.shown: tuple[int, int] | None = None
        """How many settled answers, and how much news, the listeners have been shown."""
        self.shown_votes: Message | None = None
        self.shown_seats: list[SeatFacts] = []

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
        raise Illegal(
            "token", "ce lien ne donne droit à aucune place de cette table", "this link holds no seat at this table"
        )

    @property
    def names(self) -> list[str]:
        return [self.held(seat).name or "—" for seat in range(self.row.seats)]

    @property
    def bots(self) -> frozenset[int]:
        return frozenset(seat for seat in range(self.row.seats) if self.held(seat).bot)

    # What everyone may know

    def seat_facts(self) -> list[SeatFacts]:
        return [self.seat_fact(seat, self.now) for seat in range(self.row.seats)]

    def seat_fact(self, seat: int, now: float) -> SeatFacts:
        held = self.held(seat)
        stand_in = self.play is not None and seat in self.play.stand_ins
        if held.bot or held.name is None:
            return SeatFacts(seat, held.name, held.bot, False, bool(held.bot), None, False)
        away = self.presence.gone(held.place, now)
        may = self.match is not None and not stand_in and self.presence.replaceable(held.place, now)
        return SeatFacts(seat, held.name, None, stand_in, self.presence.connected(held.place, now), away, may)

    def facts(self) -> TableFacts:
        row, match = self.row, self.match
        return TableFacts(
            id=row.id,
            game=row.game,
            seats=self.seat_facts(),
            options=row.options,
            state="open" if match is None else "running" if match.ended is None else "over",
            listed=row.listed,
            watch=row.watch,
            clock=row.clock,
            guided=row.guided,
            origin=row.origin,
            round=match.round if match else 0,
            match=match.id if match else None,
            seal=seal_of(bytes.fromhex(match.secret)) if match else None,
            created=row.created,
        )

    # Coming and going

    def may_watch(self) -> None:
        if self.row.watch == "nobody":
            raise Illegal("private", "cette table n'admet pas de spectateurs", "this table admits no spectators")

    def arrive(self, listener: Listener) -> None:
        """A listener has come: the others are told, and from now on it is told what happens."""
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
            self.presence.left(listener.place, self.services.id)
            self.services.publish({"table": self.id, "kind": "left", "places": [listener.place]})
        self.show_seats()

    def heard(self, listener: Listener) -> None:
        """A listener gave a sign of life."""
        listener.heard = self.now
        if listener.place >= 0:
            self.presence.seen(listener.place, self.services.id, listener.heard)

    def here(self) -> list[int]:
        """The places whose holders are connected to this server."""
        return sorted({listener.place for listener in self.listeners if listener.place >= 0})

    def look_around(self) -> None:
        """Notices who has gone silent, and tells the others."""
        now = self.now
        for listener in self.listeners[:]:
            if not listener.attended and now - listener.heard > SILENT:
                listener.close(SILENCE)
        self.show_seats()

    # Showing

    def sight(self, play: Play, listener: Listener) -> Sight:
        return Sight(play, self.seat_at(listener.place), listener.tongue, self.names)

    def tell_all(self, message: Message) -> None:
        data = encode(message)
        for listener in self.listeners:
            listener.send(data)

    def show_seats(self) -> None:
        """Tells who is there, when that has changed."""
        facts = self.seat_facts()
        if apart_from_seconds(facts) != apart_from_seconds(self.shown_seats):
            self.shown_seats = facts
            self.tell_all(protocol.Presence(facts))

    def show_news(self, by: Listener | None = None, command: str | None = None) -> None:
        """Tells everyone what happened since they were last told; the one who did it, that it is done."""
        play = self.play
        if play is None or self.shown is None:
            return
        number, news = self.shown
        self.shown = (play.settled, play.news)
        if play.last_undo > news:
            self.welcome_all()
        elif play.news > news:
            self.show_states(play, number, by, command, self.listeners)
        elif by is not None:
            own = [listener for listener in self.listeners if listener.place == by.place]
            self.show_states(play, number, by, command, own)
        self.show_votes(play)
        self.show_seats()

    def show_states(
        self, play: Play, since: int, by: Listener | None, command: str | None, to: Sequence[Listener]
    ) -> None:
        """The same words go to all who see the same, and are made once."""
        said: dict[tuple[int, str], bytes] = {}
        for listener in to:
            key = (listener.place, listener.tongue.key)
            if listener is by:
                listener.tell(self.sight(play, listener).state(since, self.now, command))
                continue
            if key not in said:
                said[key] = encode(self.sight(play, listener).state(since, self.now))
            listener.send(said[key])

    def show_votes(self, play: Play) -> None:
        """Tells of a request to undo, or of a wish for a rematch, when that has changed."""
        votes: Message = protocol.UndoAsked(play.asked, play.undo_needs, play.refused_by)
        if play.over:
            votes = protocol.RematchWanted(sorted(play.wanted), play.rematch_needs)
        if votes != self.shown_votes:
            quiet = self.shown_votes is None or (play.over and not play.wanted)
            self.shown_votes = votes
            if not quiet:
                self.tell_all(votes)

    def welcome_all(self) -> None:
        for listener in self.listeners:
            listener.tell(self.welcome(listener))

    def welcome(self, listener: Listener, last: int | None = None) -> Welcome:
        """Everything a client needs; of the log only what it has not seen, when it tells how far it was."""
        play = self.play
        seat, chat = self.seat_at(listener.place), [self.spoken(line) for line in self.chat]
        if play is None:
            return Welcome(self.facts(), seat, [], False, chat, None)
        sight = self.sight(play, listener)
        seen = None if last is None else play.seen_by(last)
        state = sight.state(play.settled, self.now)
        entries = sight.log(0 if seen is None else seen + 1)
        return Welcome(self.facts(), seat, entries, seen is not None, chat, state)

    def spoken(self, line: ChatLine) -> ChatLine:
        """Lines as stored name a place; shown, they name the seat it plays now."""
        return ChatLine(line.id, self.seat_at(line.seat), line.name, line.text, line.at)

    def hear_chat(self, line: ChatLine) -> None:
        """A new line of talk, as stored."""
        self.chat = [*self.chat, line][-CHAT_KEPT:]
        self.tell_all(self.spoken(line))


def apart_from_seconds(facts: Sequence[SeatFacts]) -> list[object]:
    return [(one.name, one.bot, one.stand_in, one.connected, one.gone is None, one.replaceable) for one in facts]
