"""Who answers: chance, a list of answers, or another chooser with somebody writing down."""

from veillee.core.dice import Dice
from veillee.core.match import Chooser, Illegal, Match, Prompt

Answer = tuple[int, int]
"""A seat and the option it took."""


class Pending(Exception):
    """The answers have run out: the decision that is open now."""

    prompt: Prompt
    seats: list[int]
    options: list[list[int]]
    number: int
    """How many answers the step had when this decision opened."""

    def __init__(self, prompt: Prompt, seats: list[int], options: list[list[int]], number: int) -> None:
        self.prompt = prompt
        self.seats = seats
        self.options = options
        self.number = number

    def options_of(self, seat: int) -> list[int]:
        return self.options[self.seats.index(seat)]


class RandomChooser(Chooser):
    """Answers at random, and counts the questions."""

    dice: Dice
    count: int

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.count = 0

    def pick(self, match: Match, seat: int, prompt: Prompt, options: list[int]) -> int:
        self.count += 1
        return options[self.dice.below(len(options))]

    def pick_together(self, match: Match, prompt: Prompt, seats: list[int], options: list[list[int]]) -> list[int]:
        self.count += len(seats)
        return [choices[self.dice.below(len(choices))] for choices in options]


class Script(Chooser):
    """Feeds the answers already given; when they run out, raises Pending with the open decision."""

    answers: list[Answer]
    at: int

    def __init__(self, answers: list[Answer]) -> None:
        self.answers = answers
        self.at = 0

    def pick(self, match: Match, seat: int, prompt: Prompt, options: list[int]) -> int:
        if self.at == len(self.answers):
            raise Pending(prompt, [seat], [options], self.at)
        answer = self.next_answer(prompt, [seat], [options])
        return answer[1]

    def pick_together(self, match: Match, prompt: Prompt, seats: list[int], options: list[list[int]]) -> list[int]:
        opened = self.at
        waiting = seats[:]
        open_options = options[:]
        picked = [0] * len(seats)
        while waiting:
            if self.at == len(self.answers):
                raise Pending(prompt, waiting, open_options, opened)
            seat, value = self.next_answer(prompt, waiting, open_options)
            picked[seats.index(seat)] = value
            del open_options[waiting.index(seat)]
            waiting.remove(seat)
        return picked

    def next_answer(self, prompt: Prompt, seats: list[int], options: list[list[int]]) -> Answer:
        answer = self.answers[self.at]
        seat, value = answer
        if seat not in seats:
            raise Illegal(
                "wrong-seat",
                f"réponse {self.at + 1} : ce n'est pas à la place {seat} de répondre à « {prompt.key} »",
                f"answer {self.at + 1}: it is not for seat {seat} to answer “{prompt.key}”",
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

    def pick(self, match: Match, seat: int, prompt: Prompt, options: list[int]) -> int:
        value = self.inner.pick(match, seat, prompt, options)
        self.answers.append((seat, value))
        return value

    def pick_together(self, match: Match, prompt: Prompt, seats: list[int], options: list[list[int]]) -> list[int]:
        values = self.inner.pick_together(match, prompt, seats, options)
        for at, seat in enumerate(seats):
            self.answers.append((seat, values[at]))
        return values
