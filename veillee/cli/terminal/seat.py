"""Terminal play: a person at a seat sees the table, hears what happens, answers by number, writes and interrupts."""

import zlib

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from veillee.bots.levels import bot
from veillee.bots.rehearsal import SILENT
from veillee.cli.terminal.board import cards_of, faces_in, named, plain
from veillee.cli.terminal.saves import forget, save
from veillee.core.choosers import Pending, check_text
from veillee.core.game import GameInfo
from veillee.core.match import NOBODY, WRITE, Illegal
from veillee.core.record import Record, answered
from veillee.core.text import Tongue
from veillee.lab.telling import Listener, names_of, replayed

HUMAN = "human"
"""How a record names the person."""

Act = tuple[int, int, str]
"""A seat, what it does, and what it writes."""


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
        self.listener = Listener(info, self.seat, names_of(record.players, record.seats, tongue), tongue)
        self.console = Console(highlight=False)
        self.draw = info.draw or plain
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
            save(answered(self.record, self.live.answers), self.info)
            self.console.print()
            again = f"veillee play {self.info.key} --resume"
            self.console.print(t(f"Partie gardée ; pour la reprendre : {again}", f"Match kept; to go on: {again}"))
            return 0
        self.console.print(Rule(t("fin de la partie", "end of the match")))
        self.show_table()
        self.console.print(Text(self.listener.ending(self.live), style="bold"))
        forget(self.info)
        return 0

    def go_on(self) -> None:
        self.say_heard()
        while (pending := self.live.pending) is not None:
            seat, option, text = self.in_window(pending) if pending.first else self.in_turn(pending)
            self.live.answer(seat, self.live.number, option, text)
            self.say_heard()

    def show_table(self) -> None:
        self.console.print(
            self.draw(self.live.now.view(self.seat, self.live.about), self.seat, self.cards, self.tongue)
        )

    def say_heard(self) -> None:
        for sentence in self.listener.heard(self.live):
            self.console.print(Text("  " + sentence, style="dim"))

    # Who acts

    def in_turn(self, pending: Pending) -> Act:
        """The person if she is asked, else a bot; what has one answer answers itself."""
        if self.seat not in pending.seats:
            return self.of_bot(pending.seats[0], must=True)
        options = pending.options_of(self.seat)
        if len(options) == 1 and options[0] != WRITE:
            return self.seat, options[0], ""
        act = self.ask(pending, may_wait=False)
        assert act is not None
        return act

    def in_window(self, pending: Pending) -> Act:
        """The person may act before the others, or let them; when they all wait for her, she must."""
        able = self.seat in pending.seats
        act = self.ask(pending, may_wait=True) if able else None
        if act is None:
            act = self.of_bots(pending)
        if act is None:
            self.console.print(self.tongue("On vous attend.", "Everyone is waiting for you."))
            act = self.ask(pending, may_wait=False)
            assert act is not None
        return act

    def of_bots(self, pending: Pending) -> Act | None:
        """A bot speaks, or does what it is due to do; if all keep silent and nobody is due, one of them must act."""
        others = [seat for seat in pending.seats if seat != self.seat]
        turn = self.live.number % len(others) if others else 0
        others = others[turn:] + others[:turn]
        for seat in others:
            act = self.of_bot(seat) if seat != pending.due else None
            if act is not None and act[1] != SILENT:
                return act
        if pending.due == self.seat or not others:
            return None
        return self.of_bot(others[0] if pending.due == NOBODY else pending.due, must=True)

    def of_bot(self, seat: int, must: bool = False) -> Act:
        option = self.bots[seat].answer(self.live, seat, must)
        return seat, option, self.bots[seat].text(self.live, seat) if option == WRITE else ""

    # Asking the person

    def ask(self, pending: Pending, may_wait: bool) -> Act | None:
        """Shows the table and the numbered options; None: the others may go on."""
        now, voice, t = self.live.now, self.info.voice, self.tongue
        self.console.print(Rule())
        self.show_table()
        self.console.print(Text(self.listener.reads(voice.ask(now, self.seat, pending, t)), style="bold"))
        options = pending.options_of(self.seat)
        for number, option in enumerate(options, 1):
            label = self.listener.reads(voice.label(now, self.seat, pending, option, t))
            self.console.print(Text.assemble((f"{number:3} ", "bold cyan"), label))
        if may_wait:
            waiting = t("laisser les autres continuer", "let the others go on")
            self.console.print(Text.assemble((t("Entrée ", "Enter "), "bold cyan"), waiting))
        while True:
            number = self.number_up_to(len(options), may_wait)
            if number == 0:
                return None
            text = self.written(pending.prompt.limit) if options[number - 1] == WRITE else ""
            if text is not None:
                return self.seat, options[number - 1], text

    def number_up_to(self, most: int, may_wait: bool) -> int:
        """A number that the person types; 0 when she presses Enter alone and may."""
        while True:
            word = input("> ").strip()
            if word.isascii() and word.isdecimal() and 1 <= int(word) <= most:
                return int(word)
            if may_wait and not word:
                return 0
            if word.lower() == "q":
                raise Left
            if word.startswith("?"):
                self.explain(word[1:].strip())
                continue
            self.console.print(
                self.tongue(
                    f"Un nombre de 1 à {most} (? : lire les cartes en vue, ? et un nom : en lire une, q : garder la partie et partir).",
                    f"A number from 1 to {most} (?: read the cards in sight, ? and a name: read one, q: keep the match and leave).",
                )
            )

    def explain(self, word: str) -> None:
        """The text of the cards in sight, or of those of that name or number."""
        found = named(word, self.cards) if word else sorted(faces_in(self.live.now.view(self.seat)) & {*self.cards})
        for face in found:
            card = self.cards[face]
            number = f"{card['number']} " if "number" in card else ""
            text = card.get("text")
            head = (f"  {number}{card['name']}", "bold")
            self.console.print(Text.assemble(head, f" · {text}" if isinstance(text, str) and text else ""))
        if not found:
            self.console.print(self.tongue("Aucune carte de ce nom.", "No card of that name."))

    def written(self, limit: int) -> str | None:
        """A text that the person writes, once it can be taken; None: she presses Enter alone and thinks again."""
        self.console.print(
            self.tongue(
                f"Votre texte, {limit} caractères au plus (Entrée : revenir).",
                f"Your text, {limit} characters at most (Enter: back).",
            )
        )
        while text := input("» ").strip():
            try:
                check_text(text, limit)
            except Illegal as wrong:
                self.console.print(Text(wrong.text.said(self.tongue)))
            else:
                return text
        return None
