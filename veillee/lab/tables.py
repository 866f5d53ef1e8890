"""Matches between bots: who sits where, and what comes of a seed."""

from dataclasses import dataclass
from time import process_time

from veillee.bots.bot import Bot, mix
from veillee.bots.levels import bot
from veillee.bots.playing import play_live, play_out
from veillee.core.choosers import Answer, RandomChooser, Scribe
from veillee.core.dice import FastDice
from veillee.core.game import GameInfo, Options
from veillee.core.live import Live
from veillee.core.match import Match
from veillee.core.record import Record, answered, finished
from veillee.games import game

SERIES = 0x5E41E5
WHIM = 0x5EED5EED
"""Sets the dice of players apart from the dice of their match."""
SETTLING = 0x0DEC5
"""Sets the dice apart that draw decks before a match."""


def deal(seed: int, number: int) -> int:
    """The seed of one match of a series: no two of a series are alike, and two series have nothing in common."""
    return mix(mix(seed, SERIES), number) << 29 | number


@dataclass(frozen=True, slots=True)
class Seating:
    """Who plays what, in words that another process understands."""

    game: str
    bots: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()
    seconds: float = 1.0
    """The longest a bot may think about one decision, in seconds of the processor: others' work must not weaken it."""
    turn: int = 0
    """Which rotation of its seats this is: the deal stays the same, the players' own dice do not."""

    def by_chance(self) -> bool:
        return all(name == "random" for name in self.bots)

    def info(self) -> GameInfo:
        return game(self.game)


@dataclass(slots=True)
class Played:
    """A match at its end, the options it was played with, how many real choices were made in it, its answers and who played."""

    match: Match
    options: Options
    choices: int
    answers: list[Answer]
    bots: list[Bot]


class Runner:
    """Plays matches at a table whose game, seats, options and bots were found to be right."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.info = seating.info()
        self.seats = len(seating.bots)
        self.options = self.info.checked(dict(seating.options))
        self.by_chance = seating.by_chance()
        self.whim = WHIM ^ seating.turn << 40
        self.info.match(FastDice(0), self.seats, self.options)
        self.bots(0)

    def bots(self, seed: int) -> list[Bot]:
        names = enumerate(self.seating.bots)
        return [bot(name, self.info, mix(seed, seat), self.seating.seconds, process_time) for seat, name in names]

    def settled(self, seed: int) -> Options:
        """The options of one match, decks drawn: what a record needs, so that it can be replayed when there are more cards."""
        return self.info.settled(self.options, self.seats, FastDice(mix(seed, SETTLING)))

    def play(self, seed: int, keep: bool = False) -> Played:
        """The match of that seed, played to its end; its answers are kept if they are wanted."""
        if not self.by_chance:
            return self.play_bots(seed)
        options = self.settled(seed) if keep else self.options
        match = self.info.new(self.seats, FastDice(seed), options, False)
        chooser = RandomChooser(FastDice(seed ^ self.whim))
        answers: list[Answer] = []
        match.chooser = chooser
        if keep:
            scribe = Scribe(chooser)
            match.chooser, answers = scribe, scribe.answers
        play_out(match)
        return Played(match, options, chooser.count, answers, [])

    def play_bots(self, seed: int) -> Played:
        bots = self.bots(seed ^ self.whim)
        options = self.settled(seed)
        live = Live(self.info.new(self.seats, FastDice(seed), options, True))
        choices = play_live(live, bots)
        return Played(live.now, options, choices, live.answers, bots)

    def record(self, seed: int, played: Played) -> Record:
        """What a match that was played and kept can be made again from."""
        record = Record(
            game=self.info.key,
            rules=self.info.rules_version,
            seats=self.seats,
            options=played.options,
            dice=f"fast:{seed}",
            ask_all=not self.by_chance,
            players=list(self.seating.bots),
        )
        return finished(answered(record, played.answers), self.info)
