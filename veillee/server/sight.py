"""What a seat is shown: the only place where anything made from a match is turned into something that leaves the server."""

from collections.abc import Sequence
from typing import Literal

from veillee.core.match import SPECTATOR, Match, Told, View
from veillee.core.text import Tongue
from veillee.server.play import Play
from veillee.server.protocol import Asked, Choice, Decision, Entry, Over, State, Wanted


class Sight:
    """One match through the eyes of one seat (or a spectator), in one language."""

    def __init__(self, play: Play, seat: int, tongue: Tongue, names: Sequence[str]) -> None:
        self.play = play
        self.seat = seat
        self.tongue = tongue
        self.names = names
        self.voice = play.info.voice

    def state(self, since: int, now: float, command_id: str | None = None) -> State:
        """The match now, with what happened since it had so many answers."""
        play = self.play
        waiting = self.waiting()
        return State(
            seq=play.seq,
            number=play.settled,
            version=play.news,
            view=self.view(),
            decision=self.decision(),
            waiting=waiting,
            bar=self.bar(waiting),
            events=self.log(since + 1),
            clock=play.timing.shown(waiting, self.seat, now),
            undo=self.undo(),
            asked=None if play.asked is None else Asked(play.asked, play.undo_needs),
            rematch=Wanted(sorted(play.wanted), play.rematch_needs) if play.over else None,
            over=self.over() if play.over else None,
            command_id=command_id,
        )

    def view(self) -> View:
        return self.play.live.now.view(self.seat)

    def waiting(self) -> list[int]:
        """Who is waited for: in a simultaneous decision, everyone it asks until it is settled, save oneself once done."""
        play = self.play
        return sorted([*play.asked_seats, *(seat for seat in play.sealed if seat != self.seat)])

    def decision(self) -> Decision | None:
        """What this seat is asked; a question with one answer, or one that a bot answers for it, is not shown."""
        play = self.play
        pending = play.live.pending
        if pending is None or self.seat not in play.torn or play.by_bot(self.seat):
            return None
        match, prompt = play.live.now, pending.prompt
        ask = self.voice.ask(match, self.seat, prompt, self.tongue)
        choices = [self.choice(match, option) for option in pending.options_of(self.seat)]
        return Decision(prompt.key, prompt.rule, ask, choices)

    def choice(self, match: Match, option: int) -> Choice:
        pending = self.play.live.pending
        assert pending is not None
        target = self.voice.target(match, self.seat, pending.prompt, option)
        label = self.voice.label(match, self.seat, pending.prompt, option, self.tongue)
        return Choice(label, target, "card" if target else "button")

    def bar(self, waiting: list[int]) -> str:
        """One sentence saying who must do what; of the others it says only that they are waited for."""
        play, pending = self.play, self.play.live.pending
        if play.over:
            return self.ending()
        if pending is not None and self.seat in play.torn and not play.by_bot(self.seat):
            return self.voice.ask(play.live.now, self.seat, pending.prompt, self.tongue)
        others = self.listed([seat for seat in waiting if seat != self.seat])
        if not others:
            return self.tongue("La partie continue.", "The match goes on.")
        return self.tongue(f"C'est à {others} de jouer.", f"Waiting for {others} to play.")

    def listed(self, seats: list[int]) -> str:
        """Names as a sentence lists them."""
        names = [self.names[seat] for seat in seats]
        if len(names) < 2:
            return "".join(names)
        return ", ".join(names[:-1]) + self.tongue(" et à ", " and ") + names[-1]

    def why(self, at: str) -> str:
        """What stands in the way of choosing a thing; nothing is said of an address that is not on the table."""
        try:
            return self.voice.why(self.play.live.now, self.seat, at, self.tongue)
        except (ValueError, LookupError):
            return ""

    def undo(self) -> Literal["free", "ask"] | None:
        play = self.play
        if self.seat == SPECTATOR or play.over or play.by_bot(self.seat) or play.undo_to(self.seat) is None:
            return None
        return "free" if play.undo_is_free(self.seat) else "ask"

    def over(self) -> Over:
        play = self.play
        early = play.given_up
        points = [] if early else play.live.now.outcome().points
        reason = early[0] if early else "rules"
        return Over(self.ending(), play.shares(), points, play.match.secret, play.match.id, reason)

    def ending(self) -> str:
        early = self.play.given_up
        if early is None:
            return self.voice.ending(self.play.live.now, self.tongue)
        name = self.names[early[1]]
        if early[0] == "flag":
            return self.tongue(f"{name} n'a plus de temps.", f"{name} is out of time.")
        return self.tongue(f"{name} abandonne.", f"{name} concedes.")

    def log(self, start: int) -> list[Entry]:
        """What this seat may know of what was told, from a moment on."""
        told = self.play.told
        return [self.entry(n, one) for n in range(start, len(told)) for one in told[n] if one.reaches(self.seat)]

    def entry(self, number: int, told: Told) -> Entry:
        text = self.voice.say(self.play.live.now, told, self.tongue)
        cards = self.voice.mentions(self.play.live.now, told)
        return Entry(number, told.fact.key, told.fact.rule, text, cards)
