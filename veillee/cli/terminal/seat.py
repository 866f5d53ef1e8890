"""A person at a seat: sees the table, hears what happens, answers by number."""

import zlib

import msgspec
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from veillee.bots.levels import bot
from veillee.cli.boards import cards_of, drawing
from veillee.cli.terminal.saves import forget, save
from veillee.core.choosers import Pending
from veillee.core.game import GameInfo
from veillee.core.match import Illegal
from veillee.core.record import Record
from veillee.core.text import Tongue
from veillee.lab.telling import heard, replayed

HUMAN = "human"
"""How a record names the person."""


class Left(Exception):
    """The person got up."""


class Seat:
    """One match against bots, from one side of the table."""

    def __init__(self, info: GameInfo, record: Record, seconds: float, tongue: Tongue) -> None:
        if HUMAN not in record.players or len(record.players) != record.seats:
            raise Illegal("save", "personne n'a de place dans cette partie", "nobody has a seat in this match")
        self.info = info
        self.record = record
        self.tongue = tongue
        self.live = replayed(record, info)
        self.seat = record.players.index(HUMAN)
        self.console = Console(highlight=False)
        self.draw = drawing(info)
        self.cards = cards_of(info, tongue)
        seed = zlib.crc32(record.dice.encode())
        self.bots = {
            seat: bot(name, info, seed + seat, seconds) for seat, name in enumerate(record.players) if name != HUMAN
        }

    def play(self) -> int:
        """To the end, or until the person leaves: then the match is kept."""
        t = self.tongue
        try:
            self.go_on()
        except (KeyboardInterrupt, EOFError, Left):
            save(msgspec.structs.replace(self.record, answers=self.live.answers), self.info)
            self.console.print()
            again = f"veillee play {self.info.key} --resume"
            self.console.print(t(f"Partie gardée ; pour la reprendre : {again}", f"Match kept; to go on: {again}"))
            return 0
        self.console.print(Rule(t("fin de la partie", "end of the match")))
        self.show_table()
        self.console.print(Text(self.info.voice.ending(self.live.now, t), style="bold"))
        forget(self.info)
        return 0

    def go_on(self) -> None:
        self.say_heard()
        while (pending := self.live.pending) is not None:
            seat = self.seat if self.seat in pending.seats else pending.seats[0]
            option = self.ask(pending) if seat == self.seat else self.bots[seat].answer(self.live, seat)
            self.live.answer(seat, self.live.number, option)
            self.say_heard()

    def show_table(self) -> None:
        self.console.print(self.draw(self.live.now.view(self.seat), self.seat, self.cards, self.tongue))

    def say_heard(self) -> None:
        for sentence in heard(self.live, self.info, self.seat, self.tongue):
            self.console.print(Text("  " + sentence, style="dim"))

    def ask(self, pending: Pending) -> int:
        """Shows the table and the numbered options; what has one answer answers itself."""
        options = pending.options_of(self.seat)
        if len(options) == 1:
            return options[0]
        now, voice, t = self.live.now, self.info.voice, self.tongue
        self.console.print(Rule())
        self.show_table()
        self.console.print(Text(voice.ask(now, self.seat, pending.prompt, t), style="bold"))
        for number, option in enumerate(options, 1):
            label = voice.label(now, self.seat, pending.prompt, option, t)
            self.console.print(Text.assemble((f"{number:3} ", "bold cyan"), label))
        return options[self.number_up_to(len(options)) - 1]

    def number_up_to(self, most: int) -> int:
        while True:
            word = input("> ").strip()
            if word.isascii() and word.isdecimal() and 1 <= int(word) <= most:
                return int(word)
            if word.lower() == "q":
                raise Left
            self.console.print(
                self.tongue(
                    f"Un nombre de 1 à {most} (q : garder la partie et partir).",
                    f"A number from 1 to {most} (q: keep the match and leave).",
                )
            )
