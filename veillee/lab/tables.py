"""A table to play at: a game, who sits where, and what comes of a seed."""

from dataclasses import dataclass

from veillee.bots.bot import Bot, mix
from veillee.bots.levels import bot
from veillee.bots.playing import play_live, play_out
from veillee.core.choosers import Answer, RandomChooser, Scribe
from veillee.core.dice import FastDice
from veillee.core.game import GameInfo
from veillee.core.live import Live
from veillee.core.match import Match
from veillee.core.record import Record, finished
from veillee.games import game

SERIES = 0x5E41E5
WHIM = 0x5EED5EED
"""Sets the dice of players apart from the dice of their match."""


def deal(seed: int, number: int) -> int:
    """The seed of one match of a series: no two of a series are alike, and two series have nothing in common."""
    return mix(mix(seed, SERIES), number) << 29 | number


@dataclass(frozen=True, slots=True)
class Table:
    """Who plays what, in words that another process understands."""

    game: str
    bots: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()
    seconds: float = 1.0
    """The longest a bot may think about one decision."""
    turn: int = 0
    """Which rotation of its seats this is: the deal stays the same, the players' own dice do not."""

    def info(self) -> GameInfo:
        return game(self.game)

    def check(self) -> None:
        """Refuses a table that cannot be set, before anything is played."""
        info = self.info()
        self.match(info, 0, ask_all=True)
        for name in self.bots:
            bot(name, info, 0)

    def match(self, info: GameInfo, seed: int, ask_all: bool) -> Match:
        return info.match(FastDice(seed), len(self.bots), dict(self.options), ask_all)

    def whim(self, seed: int) -> int:
        """The seed of the players' own dice."""
        return seed ^ WHIM ^ self.turn << 40

    def by_chance(self) -> bool:
        return all(name == "random" for name in self.bots)

    def play(self, info: GameInfo, seed: int, keep: bool = False) -> "Played":
        """The match of that seed, played to its end; its answers are kept if they are wanted."""
        if not self.by_chance():
            return self.play_bots(info, seed)
        match = self.match(info, seed, ask_all=False)
        chooser = RandomChooser(FastDice(self.whim(seed)))
        scribe = Scribe(chooser)
        match.chooser = scribe if keep else chooser
        play_out(match)
        return Played(match, chooser.count, scribe.answers, [])

    def play_bots(self, info: GameInfo, seed: int) -> "Played":
        bots = [bot(name, info, mix(self.whim(seed), seat), self.seconds) for seat, name in enumerate(self.bots)]
        live = Live(self.match(info, seed, ask_all=True))
        choices = play_live(live, bots)
        return Played(live.now, choices, live.answers, bots)

    def record(self, info: GameInfo, seed: int, played: "Played") -> Record:
        """What a match that was played and kept can be made again from."""
        record = Record(
            game=info.key,
            rules=info.rules_version,
            seats=len(self.bots),
            options=info.checked(dict(self.options)),
            dice=f"fast:{seed}",
            ask_all=not self.by_chance(),
            players=list(self.bots),
            answers=played.answers,
        )
        return finished(record, info)


@dataclass(frozen=True, slots=True)
class Played:
    """A match at its end, how many real choices were made in it, and its answers and who played."""

    match: Match
    choices: int
    answers: list[Answer]
    bots: list[Bot]
