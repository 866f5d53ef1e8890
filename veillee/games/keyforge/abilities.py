"""Abilities at work: what is due and in which order, what is in force and until when."""

from veillee.games.keyforge.board import Board
from veillee.games.keyforge.hooks import AFTER_DESTROY, ALWAYS, GRANT, POWER
from veillee.games.keyforge.prompts import ORDER
from veillee.games.keyforge.word import Constant, Ctx, Happening, Live, Trigger, Word


class Abilities(Board):
    """Triggers, reactions and constants."""

    def resolve(self, word: Word, c: Ctx) -> bool:
        """Resolves a word; the duel, which words know, does it."""
        raise NotImplementedError

    def resolve_all(self, due: list[Trigger]) -> None:
        """KF-G34: what is due at the same time is resolved one by one, in the order the active player wishes."""
        while due:
            self.resolve_first(due)

    def resolve_first(self, due: list[Trigger]) -> None:
        """Resolves one of those due and takes it off the list; those whose card has left play lapse."""
        for trigger in due[:]:
            if trigger.lapses and not self.in_play(trigger.ctx.card):
                due.remove(trigger)
        if not due:
            return
        at = 0
        if len(due) > 1:
            self.waiting = due
            at = self.ask(-1, ORDER, list(range(len(due))))
        trigger = due.pop(at)
        self.resolve(trigger.word, trigger.ctx)

    def triggers(self, card: int, ability: int, lapses: bool = True) -> list[Trigger]:
        """The boldfaced abilities of one kind of a card, due now."""
        return self.triggers_for(card, ability, self.side[card], lapses)

    def triggers_for(self, card: int, ability: int, seat: int, lapses: bool) -> list[Trigger]:
        """The same, for a player who uses the card as if it were theirs."""
        own = self.prints[self.face[card]].bold[ability]
        due: list[Trigger] = [] if own is None else [Trigger(own, Ctx(card, seat), lapses)]
        if self.hooks & GRANT:
            for live in self.lives:
                if live.word.hooks & GRANT:
                    gained = live.word.grants(self, live.ctx, card, ability)
                    if gained is not None:
                        c = Ctx(card, seat)
                        c.by = live.by if live.by >= 0 else card
                        due.append(Trigger(gained, c, lapses))
        return due

    def heard(self, event: int, card: int, other: int, seat: int, house: int = -1) -> list[Trigger]:
        """The reactions to what just happened."""
        if not self.hooks & event:
            return []
        happening = Happening(event, card, other, seat, house)
        return [
            self.reaction(live, happening)
            for live in self.lives
            if live.word.hooks & event and live.word.hears(self, live.ctx, happening)
        ]

    def react(self, event: int, card: int, other: int, seat: int, house: int = -1) -> None:
        """Resolves the reactions to what just happened."""
        if self.hooks & event:
            self.resolve_all(self.heard(event, card, other, seat, house))

    def reaction(self, live: Live, happening: Happening) -> Trigger:
        c = live.ctx.fork()
        c.about = happening.card
        c.other = happening.other
        c.seat = happening.seat
        return Trigger(live.word.reaction(), c, live.by >= 0 and happening.event != AFTER_DESTROY)

    def add_live(self, live: Live) -> None:
        self.lives.append(live)
        self.hooks |= live.word.hooks
        if live.word.hooks & POWER:
            self.unsettled = True

    def keep_lives(self, kept: list[Live]) -> None:
        """Drops the constants that are no longer in force."""
        if len(kept) == len(self.lives):
            return
        if self.hooks & POWER:
            self.unsettled = True
        self.lives = kept
        hooks = 0
        for live in kept:
            hooks |= live.word.hooks
        self.hooks = hooks

    def end_lives(self, card: int) -> None:
        """KF-G51: what a card did ends when it leaves play, and so does what was done to it."""
        self.keep_lives([live for live in self.lives if live.by != card])
        for at, live in enumerate(self.lives):
            if live.until and card in live.ctx.it:
                c = live.ctx.fork()
                c.it.remove(card)
                self.lives[at] = Live(live.word, c, live.by, live.since, live.until)

    def last(self, word: Constant, c: Ctx, since: int, until: int) -> None:
        """A constant that lasts from one turn to another."""
        live = Live(word, c.fork(), -1, since, until)
        if since > self.turn:
            self.later.append(live)
        else:
            self.add_live(live)

    def last_with(self, word: Constant, c: Ctx) -> None:
        """A constant that lasts until the card it comes from leaves play."""
        self.add_live(Live(word, c.fork(), c.card, 0, ALWAYS))

    def begin_lives(self, card: int) -> None:
        """The constants of a card, and those it gives the creature that wears it, come into force."""
        c = Ctx(card, self.side[card])
        for word in self.card(card).powers.always:
            self.add_live(Live(word, c, card, 0, 0))
            for gained in word.inner():
                host = self.host[card]
                self.add_live(Live(gained, Ctx(host, self.side[host]), card, 0, 0))

    def renew_lives(self, card: int) -> None:
        """After a change of control, what a card and its upgrades do is done for another player."""
        for changed in [card, *self.upgrades_of(card)]:
            own = [live for live in self.lives if live.by == changed and not live.until]
            self.keep_lives([live for live in self.lives if live.by != changed or live.until])
            for live in own:
                c = live.ctx.fork()
                c.you = self.side[c.card]
                self.add_live(Live(live.word, c, live.by, live.since, live.until))
