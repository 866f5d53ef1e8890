"""A table: the match that is played there, and the one way in which it moves."""

import asyncio
import hashlib
import random
import secrets
from collections.abc import Sequence
from contextlib import suppress

from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from veillee.core.match import Illegal
from veillee.server.gathering import Gathering, Listener
from veillee.server.logs import log
from veillee.server.opening import brought
from veillee.server.play import Play, kept
from veillee.server.protocol import ChatLine, Moment
from veillee.server.rows import Act, Loaded, MatchRow, Row
from veillee.server.seats import new_id
from veillee.server.services import Services
from veillee.server.shelf import game

STAND_IN = "joueur"
"""The level of a bot that plays for an absent person."""
REST = 5.0
"""How long a bot's turn is left to another server, or to a second try."""
NEVER = float("inf")


def guided_secret(key: str) -> str:
    """A guided match is the same for everyone, so that it can be told."""
    return hashlib.blake2b(f"veillee guided {key}".encode(), digest_size=32).hexdigest()


class Table(Gathering):
    """One table on this server. Whatever changes or shows its match holds the lock: nobody sees what is not on disk."""

    def __init__(self, services: Services, loaded: Loaded) -> None:
        super().__init__(services, loaded)
        self.info = game(loaded.table.game)
        self.lock = asyncio.Lock()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """The bots at work, by seat."""
        self.bots_rest_until = 0.0
        self.hush_until = NEVER
        """When the match is to go on by itself: with an only answer, or from its log where that could not be written."""
        self.fall = NEVER
        """When the next clock falls."""
        self.used = self.now
        """When the match was last needed."""
        self.fresh: list[Row] | None = loaded.rows
        """The log, when it has just been read."""

    # The match

    async def wake(self) -> Play | None:
        """The match, replayed from its log when it had been put away."""
        self.used = self.now
        if self.play is None and self.match is not None:
            rows, self.fresh = self.fresh, None
            if rows is None:
                rows = await self.services.store.rows(self.match.id)
            self.play = self.replayed(self.match, rows)
            self.services.metrics.matches.inc()
            if self.shown is None:
                self.shown = (self.play.settled, self.play.news)
            if self.play.over and self.match.ended is None:
                await self.note_end(self.play)
            self.schedule(self.play)
        return self.play

    def replayed(self, match: MatchRow, rows: Sequence[Row]) -> Play:
        if match.rules != self.info.rules_version:
            raise Illegal(
                "rules-version",
                "les règles de ce jeu ont changé depuis le début de cette partie",
                "the rules of this game have changed since this match began",
            )
        play = Play(self.info, match, self.bots, self.row.clock, self.services.elapsed)
        for row in rows:
            play.apply(row)
        return play

    def put_away(self) -> None:
        """Forgets the match; its log has it."""
        if self.play is not None:
            self.play = None
            self.services.metrics.matches.dec()

    async def act(self, *acts: tuple[Act, int, int], by: Listener | None = None, command: str | None = None) -> None:
        """The one way in which a match moves: what happened is written first, and shown when it is on disk."""
        play, match = self.play, self.match
        assert play is not None
        assert match is not None
        try:
            rows = [self.happens(play, *act, command) for act in acts]
            rows += self.give_only_answers(play)
            written = await self.services.store.append(match.id, rows)
        except BaseException:
            self.put_away()
            self.hush_until = self.now + REST
            raise
        if not written:
            self.put_away()
            await self.catch_up()
            raise Illegal("stale", "la partie a continué entre-temps", "the match has moved on in the meantime")
        for row in rows:
            self.services.metrics.rows.labels(row.act).inc()
        self.services.publish({"table": self.id, "kind": "rows"})
        if play.over and match.ended is None:
            await self.note_end(play)
        self.schedule(play)
        self.show_news(by, command)

    def happens(self, play: Play, act: Act, seat: int, value: int, command: str | None = None) -> Row:
        row = play.next_row(act, seat, value, self.now, command)
        play.apply(row)
        return row

    def give_only_answers(self, play: Play) -> list[Row]:
        """Answers what has one possible answer, as long as doing so at once tells nothing.

        One that waited, sealed, for the others' choices pays with its clock as if it had been given a moment after the question.
        """
        rows = []
        while (seat := play.forced) is not None and not self.must_hush(play, seat):
            at = min(self.now, play.opened_at + random.uniform(*self.services.settings.hush))
            row = play.next_row("answer", seat, play.options(seat)[0], at)
            play.apply(row)
            rows.append(row)
        return rows

    def must_hush(self, play: Play, seat: int) -> bool:
        """A person at the table could tell from the haste that another, or a bot, had no choice."""
        return self.services.settings.hush[1] > 0 and any(other != seat for other in play.people)

    async def begin(self) -> None:
        """The match as it is now, for somebody who comes; when it opens with an only possible answer, at its first choice."""
        if self.services.settings.bus and self.play is not None:
            await self.catch_up()
        play = await self.wake()
        if play is not None and play.forced is not None and not self.must_hush(play, play.forced):
            await self.act()

    async def note_end(self, play: Play) -> None:
        """The match is over: the lists learn of it, now or when the table is next read."""
        assert self.match is not None
        reason = play.given_up[0] if play.given_up else "rules"
        self.match = replace(self.match, ended=play.last_at, ended_by=reason, shares=play.shares())
        with suppress(SQLAlchemyError, OSError):
            await self.services.store.end_match(self.match)
        log.info("match over", extra={"table": self.id, "match": self.match.id, "reason": reason})

    async def catch_up(self) -> None:
        """Another server moved the match: reads what it wrote, and shows it."""
        play, self.fresh = self.play, None
        if play is None:
            await self.wake()
        elif self.match is not None:
            rows = await self.services.store.rows(self.match.id, play.version)
            for row in rows:
                play.apply(row)
            if not rows:
                return
            self.bots_rest_until = self.now + REST
            if play.over and self.match.ended is None:
                await self.note_end(play)
            self.schedule(play)
        self.show_news()

    async def reload(self) -> None:
        """Another server changed the seats or started a round."""
        loaded = await self.services.store.load(self.id)
        assert loaded is not None
        self.row, self.places, self.match = loaded.table, loaded.seats, loaded.match
        self.fresh, self.chat = loaded.rows, loaded.chat
        await self.renew()

    async def renew(self) -> None:
        """Seats or rounds have changed: everyone is welcomed anew."""
        self.put_away()
        self.shown = self.shown_votes = None
        await self.begin()
        self.shown_seats = self.seat_facts()
        self.welcome_all()

    # Rounds and talk

    async def start_match(self, round_: int) -> None:
        """Starts a round; when another server was first, joins in its."""
        row = self.row
        seated = [self.places[(seat - round_) % row.seats] for seat in range(row.seats)]
        match = MatchRow(
            id=new_id(),
            table_id=row.id,
            round=round_,
            game=row.game,
            rules=self.info.rules_version,
            seats=row.seats,
            options=row.options if self.info.decks is None else brought(row.options, round_, row.seats),
            secret=guided_secret(row.game) if row.guided and round_ == 0 else secrets.token_bytes(32).hex(),
            players=[place.name or "—" for place in seated],
            started=self.now,
        )
        rows: list[Row] = []
        if row.origin is not None and round_ == 0:
            match, rows = await self.taken_up(match, row.origin)
        if not await self.services.store.new_match(match, rows):
            await self.reload()
            return
        self.services.publish({"table": self.id, "kind": "table"})
        self.match, self.fresh = match, rows
        await self.renew()

    async def taken_up(self, match: MatchRow, origin: Moment) -> tuple[MatchRow, list[Row]]:
        """A finished match goes on from one of its moments: the same deal and the answers up to there."""
        old = await self.services.store.match(origin.match)
        assert old is not None
        rows = kept(await self.services.store.rows(old.id))[: origin.number]
        again = [Row(seq, "answer", row.seat, row.value, match.started) for seq, row in enumerate(rows)]
        return replace(match, secret=old.secret), again

    async def next_round(self) -> None:
        assert self.match is not None
        await self.start_match(self.match.round + 1)

    async def say(self, place: int, name: str, text: str) -> None:
        """Keeps a line of talk, then lets everyone read it."""
        number = await self.services.store.add_chat(self.id, place, name, text, self.now)
        line = ChatLine(number, place, name, text, self.now)
        self.services.publish({"table": self.id, "kind": "chat", "line": line})
        self.hear_chat(line)

    # Time

    def schedule(self, play: Play) -> None:
        """Notes when something is due here without anybody doing anything."""
        now = self.now
        self.hush_until = NEVER if play.forced is None else now + random.uniform(*self.services.settings.hush)
        left = [play.timing.remaining(seat, now) for seat in play.torn if not play.by_bot(seat)]
        self.fall = NEVER if self.row.clock.kind == "none" else now + min(left, default=NEVER)
        self.let_bots_think(play)

    def due(self, now: float) -> bool:
        """Whether `tick` has anything to do."""
        if self.lock.locked():
            return False
        if now >= self.fall or now >= self.hush_until or self.idle(now):
            return True
        waiting = self.play is not None and now >= self.bots_rest_until and self.bots_to_move(self.play)
        return bool(waiting)

    def idle(self, now: float) -> bool:
        """The match is in memory, and nobody has needed it for long."""
        return self.play is not None and not self.thinking and now - self.used > self.services.settings.idle

    async def tick(self) -> None:
        """Does what is due: fallen flags, only answers, bots, and putting away what nobody plays."""
        async with self.lock:
            now = self.now
            if self.idle(now) and now < self.fall:
                self.put_away()
                return
            if self.play is None:
                self.hush_until = now + REST
            play = await self.wake()
            if play is None:
                return
            fallen = play.timing.fallen([seat for seat in play.torn if not play.by_bot(seat)], now)
            if fallen:
                await self.act(("flag", fallen[0], 0))
            elif play.forced is not None and now >= self.hush_until:
                await self.act(("answer", play.forced, play.options(play.forced)[0]))
            else:
                self.let_bots_think(play)

    # Bots

    def bots_to_move(self, play: Play) -> list[int]:
        return [seat for seat in play.torn if play.by_bot(seat) and seat not in self.thinking]

    def let_bots_think(self, play: Play) -> None:
        if self.now >= self.bots_rest_until:
            for seat in self.bots_to_move(play):
                self.thinking[seat] = asyncio.create_task(self.let_bot_answer(play, seat))

    async def let_bot_answer(self, play: Play, seat: int) -> None:
        """A bot thinks, and answers if the decision is still open then."""
        match, seq = play.match, play.seq
        try:
            option = await self.bot_thought(play, seat)
            async with self.lock:
                del self.thinking[seat]
                then = await self.wake()
                if then and then.match.id == match.id and then.seq == seq and seat in then.torn and then.by_bot(seat):
                    await self.act(("answer", seat, option))
        except Illegal:
            self.thinking.pop(seat, None)
        except Exception:
            self.thinking.pop(seat, None)
            self.bots_rest_until = self.now + REST
            log.exception("a bot could not answer", extra={"table": self.id, "match": match.id})

    async def bot_thought(self, play: Play, seat: int) -> int:
        """The option a bot takes, not sooner than people can follow."""
        match, level = play.match, self.held(seat).bot or STAND_IN
        clock = asyncio.get_running_loop().time
        begun = clock()
        option = await self.services.thinkers.answer(
            match.id, match.game, match.seats, match.options, match.secret, play.live.answers[:], seat, level
        )
        self.services.metrics.thoughts.observe(clock() - begun)
        if self.listeners:
            await asyncio.sleep(self.services.settings.pace - (clock() - begun))
        return option
