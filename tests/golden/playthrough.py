"""Golden playthroughs: a match told in full, every decision and answer and what happened, in both languages.

The files are kept in tests/golden: a change of rules or wording shows there as a diff of prose. The head of a file says at
which table it is played (so many seats, fixed options, a seed); the rest is made from it. A question that comes again
and again is written out with its options the first times, later only with its answer.
"""

from collections import Counter
from collections.abc import Callable, Iterator

import msgspec

from veillee.core.choosers import Pending
from veillee.core.dice import FastDice
from veillee.core.facts import Told
from veillee.core.game import GameInfo, Options
from veillee.core.live import Live
from veillee.core.match import NOBODY, SPECTATOR, WRITE
from veillee.core.pieces import Pieces
from veillee.core.text import EN, FR, Tongue
from veillee.lab.telling import Listener

CONSIDERED = 5
"""So many options of a decision are written out, and the answer is drawn from them: one more at the end of a long list, such
as that of all classes, changes nothing."""
WRITTEN = 4
"""How many times a question is written out with its options."""
NAMES = ["Anna", "Bruno", "Chloé", "Émile", "Hugo", "Inès"]

Saying = Callable[[Tongue], Pieces]


class Golden(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table of a golden match, as the second line of its file says."""

    seats: int
    seed: int = 1
    options: Options = {}


def golden_of(text: str) -> Golden:
    """Where the match of a golden file is played."""
    return msgspec.json.decode(text.splitlines()[1], type=Golden)


def playthrough(info: GameInfo, golden: Golden) -> str:
    """One match answered at random, as readable text."""
    return "\n".join(Playthrough(info, golden).lines()) + "\n"


class Playthrough:
    """A golden match while it is played."""

    def __init__(self, info: GameInfo, golden: Golden) -> None:
        self.info = info
        self.golden = golden
        self.live = Live(info.match(FastDice(golden.seed), golden.seats, golden.options))
        self.whims = FastDice(golden.seed + 1)
        self.times: Counter[str] = Counter()

    def lines(self) -> Iterator[str]:
        yield f"{self.info.title.said(FR)} / {self.info.title.said(EN)}"
        yield msgspec.json.encode(self.golden).decode()
        yield from self.happened()
        voice = self.info.voice
        for seat in range(self.golden.seats):
            roles = [voice.seat_name(self.live.now, seat, tongue) for tongue in (FR, EN)]
            yield f"{NAMES[seat]}: {' / '.join(roles)}"
        while (pending := self.live.pending) is not None:
            yield from self.decided(pending)
            yield from self.happened()
        yield ""
        yield self.both(SPECTATOR, lambda tongue: voice.ending(self.live.now, SPECTATOR, tongue))
        yield repr(self.live.now.outcome())

    def both(self, reader: int, saying: Saying) -> str:
        """A sentence in both languages, as one seat (or the public) reads it."""
        said = [Listener(self.info, reader, NAMES, tongue).reads(saying(tongue)) for tongue in (FR, EN)]
        return " / ".join(said)

    def decided(self, pending: Pending) -> Iterator[str]:
        """The open decision as the seat that takes it reads it, and its answer."""
        prompt, number = pending.prompt, len(self.live.answers)
        seat = pending.seats[self.whims.below(len(pending.seats))]
        options = pending.options_of(seat)[:CONSIDERED]
        taken = options[self.whims.below(len(options))]
        text = f"{NAMES[seat]} {number}" if taken == WRITE else ""
        self.times[prompt.key] += 1
        yield ""
        yield f"{number}. {prompt.key} {prompt.rule} · {NAMES[seat]}{self.window(pending)}"
        if self.times[prompt.key] <= WRITTEN:
            yield self.both(seat, lambda tongue: self.info.voice.ask(self.live.now, seat, pending, tongue))
        else:
            options = [taken]
        for option in options:
            yield f"{'>' if option == taken else ' '} {self.label(pending, seat, option)}"
        if text:
            yield f"  {text}"
        self.live.answer(seat, self.live.number, taken, text)

    def window(self, pending: Pending) -> str:
        """Whom an open window waits for."""
        if not pending.first:
            return ""
        return f" (window {pending.window}, {'nobody' if pending.due == NOBODY else NAMES[pending.due]} due)"

    def label(self, pending: Pending, seat: int, option: int) -> str:
        return self.both(seat, lambda tongue: self.info.voice.label(self.live.now, seat, pending, option, tongue))

    def happened(self) -> Iterator[str]:
        """What was told since the last answer: to the public, or to some seats in their own words."""
        for told in self.live.heard:
            readers = [SPECTATOR] if told.reaches(SPECTATOR) else filter(told.reaches, range(self.golden.seats))
            for reader in readers:
                to = "" if reader == SPECTATOR else f"to {NAMES[reader]}: "
                yield f"· {to}{self.fact(told, reader)}"

    def fact(self, told: Told, reader: int) -> str:
        return self.both(reader, lambda tongue: self.info.voice.say(self.live.now, told, reader, tongue))
