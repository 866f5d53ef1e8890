"""La Ronde: a toy game of writing, with secret wishes, a title, lines that anyone may add, and no winner.

All write a wish in secret, the first seat a title that everyone reads. Then whoever wants to adds a line, or has done for good; when all have, or
the page is full, the wishes are shown; when the time for telling is over, all have done. Who leaves is replaced, and nobody wins.
"""

from html import escape
from typing import Final

from veillee.core.choosers import Pending
from veillee.core.dice import Dice
from veillee.core.facts import NOTE, NOTHING, SEATED, About, Fact, Prompt
from veillee.core.game import Document, Finished, GameInfo, Hints, Options, Voice
from veillee.core.match import SPECTATOR, WRITE, Card, Match, Outcome, View
from veillee.core.pieces import Pieces, plain
from veillee.core.text import Text, Tongue

WISH: Final = Prompt(
    "wish",
    "RON-1",
    "Écrivez un vœu, que personne ne lira.",
    "Write a wish that nobody will read.",
    limit=60,
    secret=True,
)
TITLE: Final = Prompt("title", "RON-2", "Quel est le titre ?", "What is the title?", limit=40)
TELL: Final = Prompt("tell", "RON-3", "Ajoutez une ligne, ou finissez.", "Add a line, or have done.", limit=200)
DONE: Final = 0
LINES: Final = 3
"""How many lines there are for each seat, in all."""

TITLED: Final = Fact(
    "titled", "RON-2", [SEATED, NOTE], "{0} [choisit|choisissez] un titre : {1}", "{0} [chooses|choose] a title: {1}"
)
TOLD: Final = Fact("told", "RON-3", [SEATED, NOTE], "{0} [écrit|écrivez] : {1}", "{0} [writes|write]: {1}")
WISHED: Final = Fact("wished", "RON-4", [SEATED, NOTE], "[Le vœu {de 0}|Votre vœu] : {1}", "{0's} wish: {1}")
FINISHED: Final = Fact(
    "finished", "RON-3", [SEATED], "{0} n'[ajoute|ajoutez] plus rien.", "{0} [adds|add] nothing more."
)


class Story(Match):
    """One table of La Ronde."""

    wishes: list[int]
    title: int
    lines: list[tuple[int, int]]
    """Seat and note."""
    silent: list[int]

    def step(self) -> None:
        if not self.wishes:
            self.wishes = self.write_together(WISH, list(range(self.seats)))
        elif self.title < 0:
            self.title = self.write(0, TITLE)
            self.reveal_note(self.title)
            self.tell(TITLED, [0, self.title])
        else:
            self.tell_on()

    def tell_on(self) -> None:
        seats = list(range(self.seats))
        seat, option = self.choose_first(TELL, seats, [[] if at in self.silent else [WRITE, DONE] for at in seats])
        if option == WRITE:
            note = len(self.notes) - 1
            self.reveal_note(note)
            self.lines.append((seat, note))
            self.tell(TOLD, [seat, note])
        else:
            self.silent.append(seat)
            self.tell(FINISHED, [seat])
        if len(self.silent) == self.seats or len(self.lines) == LINES * self.seats:
            self.close()

    def lapse(self, prompt: Prompt, seat: int, options: list[int]) -> int | None:
        return DONE

    def close(self) -> None:
        self.over = True
        for seat, note in enumerate(self.wishes):
            self.reveal_note(note)
            self.tell(WISHED, [seat, note])

    def copy(self) -> "Story":
        twin = Story()
        self.copy_table(twin)
        twin.wishes = self.wishes[:]
        twin.title = self.title
        twin.lines = self.lines[:]
        twin.silent = self.silent[:]
        return twin

    def outcome(self) -> Outcome:
        return Outcome([0.0] * self.seats, [], "told")

    def forfeit(self, seat: int) -> Outcome | None:
        return None

    def view(self, seat: int, about: About = NOTHING) -> View:
        return {
            "seat": None if seat == SPECTATOR else seat,
            "title": self.notes[self.title] if self.title >= 0 else "",
            "lines": [{"seat": author, "text": self.notes[note]} for author, note in self.lines],
            "wishes": [self.notes[note] if self.reads(seat, note) else None for note in self.wishes],
            "silent": self.silent[:],
        }

    def zones(self) -> list[list[Card]]:
        return []


class StoryVoice(Voice):
    """What is said around a story."""

    def label(self, match: Match, seat: int, pending: Pending, option: int, tongue: Tongue) -> Pieces:
        return plain(tongue("Écrire", "Write") if option == WRITE else tongue("J'ai fini", "I have done"))

    def cards(self, tongue: Tongue) -> list[dict[str, object]]:
        return []

    def ending(self, match: Match, reader: int, tongue: Tongue) -> Pieces:
        return plain(tongue("L'histoire est dite.", "The story is told."))


class StoryHints(Hints):
    """Writes what the table knows, and its own wish."""

    def text(self, match: Match, seat: int, prompt: Prompt, dice: Dice) -> str:
        assert isinstance(match, Story)
        read = [text for note, text in enumerate(match.notes) if match.reads(seat, note)]
        return f"{len(match.lines)} {read[dice.below(len(read))] if read else '…'}"[: prompt.limit].strip()


def new(seats: int, dice: Dice, _options: Options, ask_all: bool) -> Match:
    match = Story()
    match.set_table(seats, dice, 0, ask_all)
    match.wishes = []
    match.title = -1
    match.lines = []
    match.silent = []
    return match


def page(finished: Finished, tongue: Tongue) -> bytes:
    """The story on a page of its own."""
    match = finished.match
    assert isinstance(match, Story)
    lines = [f"<p>{escape(finished.players[seat])}: {escape(match.notes[note])}</p>" for seat, note in match.lines]
    title = escape(match.notes[match.title])
    return f"<!doctype html><html lang={tongue.key}><title>{title}</title>{''.join(lines)}</html>".encode()


STORY: Final = GameInfo(
    key="story",
    title=Text("La Ronde", "The Round"),
    seats=[2, 3, 4],
    rules_version=1,
    options=[],
    new=new,
    voice=StoryVoice(),
    hints=StoryHints(),
    scored=False,
    talk=300,
    documents=[Document("page", Text("La Ronde", "The Round"), "text/html", "html", page)],
    endings={"told": Text("histoire dite", "story told")},
)
