"""Chess clocks: the time players have left, derived from when answers came. Nothing here reads the time: it is always told."""

from collections.abc import Callable, Sequence

from veillee.server.protocol import Clock, TimeLeft

Elapsed = Callable[[float, float], float]
"""How much time counts between two moments."""

RETURN = 30.0
"""What a player whose bank is empty finds in it on coming back."""
DAY = 86_400.0


def plain(begin: float, end: float) -> float:
    """Never less than nothing: whoever answers before the question, by a clock that was set back, gains no time."""
    return max(0.0, end - begin)


def without(outages: Sequence[tuple[float, float]]) -> Elapsed:
    """Time during which no server ran does not count; the outages are in order and may overlap."""

    def elapsed(begin: float, end: float) -> float:
        counted = plain(begin, end)
        reached = begin
        for start, stop in outages:
            start, stop = max(start, reached), min(stop, end)
            if stop > start:
                counted -= stop - start
                reached = stop
        return counted

    return elapsed


class Timing:
    """Every seat's clock: it runs while the match waits for the seat."""

    def __init__(self, rule: Clock, seats: int, elapsed: Elapsed) -> None:
        self.rule = rule
        self.elapsed = plain if rule.kind == "days" else elapsed
        self.allowance = rule.days * DAY if rule.kind == "days" else float(rule.seconds)
        self.left = [self.allowance] * seats
        self.since: list[float | None] = [None] * seats
        self.before: dict[int, tuple[float, float | None]] = {}
        """What the clocks of those who have answered were before, for the others to see until the decision is settled."""

    def run(self, seats: Sequence[int], at: float) -> None:
        """The match waits for these seats from now on, if it did not already; one that was overtaken in a window pauses."""
        for seat in range(len(self.since)):
            if seat in seats:
                self.since[seat] = at if self.since[seat] is None else self.since[seat]
            else:
                self.pause(seat, at)

    def pause(self, seat: int, at: float) -> None:
        self.left[seat], self.since[seat] = self.remaining(seat, at), None

    def stop(self, seat: int, at: float, earned: bool = True) -> None:
        """A seat has answered: a bank pays for the time and earns its increment, any other clock is full again.

        What the table answered for it earns nothing.
        """
        self.before[seat] = (self.left[seat], self.since[seat])
        self.pause(seat, at)
        if self.rule.kind != "bank":
            self.left[seat] = self.allowance
        elif earned:
            self.left[seat] += self.rule.increment

    def settle(self) -> None:
        """All have answered: what their clocks show is no longer a secret."""
        self.before.clear()

    def halt(self, at: float) -> None:
        """Nobody is asked any more: an undo, or the end."""
        for seat in range(len(self.since)):
            self.pause(seat, at)
            if self.rule.kind != "bank":
                self.left[seat] = self.allowance

    def come_back(self, seat: int, at: float) -> None:
        """A player takes the seat back from a bot, and has time to look around."""
        self.left[seat] = max(self.remaining(seat, at), min(RETURN, self.allowance))
        if self.since[seat] is not None:
            self.since[seat] = at

    def remaining(self, seat: int, now: float) -> float:
        since = self.since[seat]
        return self.left[seat] if since is None else self.left[seat] - self.elapsed(since, now)

    def fallen(self, seats: Sequence[int], now: float) -> list[int]:
        """Which of these seats are asked and have no time left."""
        if self.rule.kind == "none":
            return []
        return [seat for seat in seats if self.since[seat] is not None and self.remaining(seat, now) <= 0]

    def shown(self, running: Sequence[int], viewer: int, now: float) -> dict[str, TimeLeft]:
        """Every clock as one seat may see it."""
        if self.rule.kind == "none":
            return {}
        return {
            str(seat): TimeLeft(round(max(0.0, self.seen(seat, viewer, now)), 1), seat in running)
            for seat in range(len(self.left))
        }

    def seen(self, seat: int, viewer: int, now: float) -> float:
        if seat == viewer or seat not in self.before:
            return self.remaining(seat, now)
        left, since = self.before[seat]
        return left if since is None else left - self.elapsed(since, now)
