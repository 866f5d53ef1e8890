"""Who answers: chance, a list of answers, or another chooser with somebody writing down."""

import unicodedata

from veillee.core.dice import Dice
from veillee.core.facts import NOTHING, About, Prompt
from veillee.core.match import NOBODY, WRITE, Chooser, Illegal, Match, first_able

Answer = tuple[int, int, str]
"""A seat, the option it took, and the text that came with it when it wrote."""


class Pending(Exception):
    """The answers have run out: the decision that is open now."""

    prompt: Prompt
    seats: list[int]
    """Those who may answer it; in a window, those who have options."""
    options: list[list[int]]
    number: int
    """How many answers the step had when this decision opened."""
    about: About
    first: bool
    """Whether this is an open window, closed by whoever acts first."""
    due: int
    """The seat that a window waits for, or NOBODY."""
    window: int

    def __init__(
        self,
        prompt: Prompt,
        seats: list[int],
        options: list[list[int]],
        number: int,
        about: About = NOTHING,
        first: bool = False,
        due: int = NOBODY,
        window: int = 0,
    ) -> None:
        self.prompt = prompt
        self.seats = seats
        self.options = options
        self.number = number
        self.about = about
        self.first = first
        self.due = due
        self.window = window

    def options_of(self, seat: int) -> list[int]:
        """What a seat may answer; nothing when it is not asked."""
        return self.options[self.seats.index(seat)] if seat in self.seats else []

    def same_window(self, other: "Pending") -> bool:
        """Whether a click made while the other was open still counts."""
        return self.first and other.first and self.prompt is other.prompt and self.window == other.window

    def obliges(self, seat: int) -> bool:
        """Whether the match waits for a seat: in a window, only if it is due."""
        return seat in self.seats and (not self.first or self.due == seat)


class RandomChooser(Chooser):
    """Answers at random, and counts the questions."""

    dice: Dice
    count: int

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.count = 0

    def pick(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> int:
        self.count += 1
        return options[self.dice.below(len(options))]

    def pick_together(
        self, match: Match, prompt: Prompt, seats: list[int], options: list[list[int]], about: About
    ) -> list[int]:
        self.count += len(seats)
        return [choices[self.dice.below(len(choices))] for choices in options]

    def pick_first(
        self,
        match: Match,
        prompt: Prompt,
        seats: list[int],
        options: list[list[int]],
        due: int,
        window: int,
        about: About,
    ) -> tuple[int, int]:
        """The seat that is due, else any that can act."""
        at = seats.index(due) if due != NOBODY else drawn_able(options, self.dice)
        self.count += 1
        return seats[at], options[at][self.dice.below(len(options[at]))]


def drawn_able(options: list[list[int]], dice: Dice) -> int:
    """Where a seat stands that has options, each as likely as the others."""
    able = 0
    for choices in options:
        if choices:
            able += 1
    left = dice.below(able)
    at = first_able(options)
    while left > 0:
        at += 1
        if options[at]:
            left -= 1
    return at


class Script(Chooser):
    """Feeds the answers already given; when they run out, raises Pending with the open decision."""

    answers: list[Answer]
    at: int
    opened: int
    """How many answers had been fed when the last decision opened."""

    def __init__(self, answers: list[Answer]) -> None:
        self.answers = answers
        self.at = 0
        self.opened = 0

    def pick(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> int:
        self.opened = self.at
        if self.at == len(self.answers):
            raise Pending(prompt, [seat], [options], self.at, about)
        answer = self.next_answer(prompt, [seat], [options])
        return answer[1]

    def pick_together(
        self, match: Match, prompt: Prompt, seats: list[int], options: list[list[int]], about: About
    ) -> list[int]:
        self.opened = self.at
        waiting = seats[:]
        open_options = options[:]
        picked = [0] * len(seats)
        while waiting:
            if self.at == len(self.answers):
                raise Pending(prompt, waiting, open_options, self.opened, about)
            seat, value, _ = self.next_answer(prompt, waiting, open_options)
            picked[seats.index(seat)] = value
            del open_options[waiting.index(seat)]
            waiting.remove(seat)
        return picked

    def pick_first(
        self,
        match: Match,
        prompt: Prompt,
        seats: list[int],
        options: list[list[int]],
        due: int,
        window: int,
        about: About,
    ) -> tuple[int, int]:
        self.opened = self.at
        if self.at == len(self.answers):
            able = [at for at in range(len(seats)) if options[at]]
            raise Pending(
                prompt, [seats[at] for at in able], [options[at] for at in able], self.at, about, True, due, window
            )
        seat, value, _ = self.next_answer(prompt, seats, options)
        return seat, value

    def text(self, match: Match, seat: int, prompt: Prompt) -> str:
        """What came with the seat's answer to the last decision."""
        at = self.opened
        while self.answers[at][0] != seat:
            at += 1
        return self.answers[at][2]

    def next_answer(self, prompt: Prompt, seats: list[int], options: list[list[int]]) -> Answer:
        answer = self.answers[self.at]
        seat, value, _ = answer
        if seat not in seats:
            raise Illegal(
                "wrong-seat",
                f"réponse {self.at + 1} : « {prompt.key} » n'est pas demandé à la place {seat}",
                f"answer {self.at + 1}: seat {seat} is not asked “{prompt.key}”",
            )
        allowed = options[seats.index(seat)]
        if value not in allowed:
            raise Illegal(
                "unknown-option",
                f"réponse {self.at + 1} : {value} n'est pas un choix de « {prompt.key} » ; choix : {allowed}",
                f"answer {self.at + 1}: {value} is not a choice of “{prompt.key}”; choices: {allowed}",
            )
        self.at += 1
        return answer


class Scribe(Chooser):
    """Lets another chooser answer, and writes every answer down."""

    inner: Chooser
    answers: list[Answer]

    def __init__(self, inner: Chooser) -> None:
        self.inner = inner
        self.answers = []

    def pick(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> int:
        value = self.inner.pick(match, seat, prompt, options, about)
        self.answers.append((seat, value, ""))
        return value

    def pick_together(
        self, match: Match, prompt: Prompt, seats: list[int], options: list[list[int]], about: About
    ) -> list[int]:
        values = self.inner.pick_together(match, prompt, seats, options, about)
        for at, seat in enumerate(seats):
            self.answers.append((seat, values[at], ""))
        return values

    def pick_first(
        self,
        match: Match,
        prompt: Prompt,
        seats: list[int],
        options: list[list[int]],
        due: int,
        window: int,
        about: About,
    ) -> tuple[int, int]:
        seat, value = self.inner.pick_first(match, prompt, seats, options, due, window, about)
        self.answers.append((seat, value, ""))
        return seat, value

    def text(self, match: Match, seat: int, prompt: Prompt) -> str:
        text = self.inner.text(match, seat, prompt)
        at = len(self.answers) - 1
        while self.answers[at][0] != seat:
            at -= 1
        self.answers[at] = (seat, WRITE, text)
        return text


def check_text(text: str, limit: int) -> None:
    """Refuses a text that is empty, too long, or holds control characters: a text is one line that can be shown."""
    if not text.strip():
        raise Illegal("text-empty", "ce texte est vide : écrivez au moins un mot", "this text is empty: write a word")
    if len(text) > limit:
        raise Illegal(
            "text-long",
            f"ce texte a {len(text)} caractères ; {limit} au plus",
            f"this text has {len(text)} characters; {limit} at most",
        )
    for at, sign in enumerate(text):
        if unicodedata.category(sign) in ("Cc", "Cs"):
            raise Illegal(
                "text-control",
                f"le caractère n° {at + 1} de ce texte ne peut pas être montré : écrivez sur une seule ligne",
                f"character no. {at + 1} of this text cannot be shown: write on one line",
            )
