"""Questions that cannot matter (KF-D37): all of whose options lead to the same position.

The step in which a question came up is played again with each of its options, the rest of it answered in a few ways that do
not depend on the option, and the positions at its end are compared. Copies of one card are the same card; all else counts.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from veillee.core.choosers import RandomChooser
from veillee.core.dice import FastDice
from veillee.core.facts import About, Prompt
from veillee.core.match import NO_CARD, Card, Chooser, Match
from veillee.games.keyforge.rules.ability import Asking, Ctx, InForce
from veillee.games.keyforge.rules.duel import Duel
from veillee.games.keyforge.rules.setup import new
from veillee.games.keyforge.rules.side import TurnLog
from veillee.games.keyforge.rules.terms import ARCHIVES, HAND
from veillee.games.keyforge.voice.prompts import MAIN

WAYS: Final = 4
"""In how many ways the rest of a step is answered."""
LONGEST: Final = 400
"""The turn after which a duel is left."""


class Question:
    """One that was asked: what was offered, and what was taken."""

    prompt: Final[Prompt]
    options: Final[list[int]]
    source: Final[Card]
    said: Final[bool]
    """Whether it says what an answer does."""
    answer: Final[int]

    def __init__(self, prompt: Prompt, options: list[int], about: About, answer: int) -> None:
        self.prompt = prompt
        self.options = options
        self.source = about.source if isinstance(about, Asking) else NO_CARD
        self.said = isinstance(about, Asking) and about.doing is not None
        self.answer = answer


class Listening(Chooser):
    """Answers at random, and writes down what was asked."""

    chance: Final[RandomChooser]
    asked: Final[list[Question]]

    def __init__(self, seed: int) -> None:
        self.chance = RandomChooser(FastDice(seed))
        self.asked = []

    def pick(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> int:
        answer = self.chance.pick(match, seat, prompt, options, about)
        self.asked.append(Question(prompt, options[:], about, answer))
        return answer


class Again(Chooser):
    """Gives the answers of before, and then answers in a way of its own: the first, the last, or one in between."""

    answers: Final[list[int]]
    way: Final[int]
    at: int

    def __init__(self, answers: list[int], way: int) -> None:
        self.answers = answers
        self.way = way
        self.at = 0

    def pick(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> int:
        self.at += 1
        if self.at <= len(self.answers):
            return self.answers[self.at - 1]
        if self.way == 0:
            return options[0]
        if self.way == 1:
            return options[-1]
        return options[(self.at * 7919 + self.way * 104729) % 1009 % len(options)]


Key = tuple[int, ...]
NOWHERE: Final[Key] = ()


class Names:
    """The cards of a duel by where they lie, so that copies of one card have the same name."""

    name: Final[dict[int, Key]]

    def __init__(self, duel: Duel) -> None:
        self.name = {-1: NOWHERE}
        for seat, side in enumerate(duel.sides):
            for zone, cards in enumerate(side.zones()):
                lying = cards[:]
                if zone in (HAND, ARCHIVES):
                    lying.sort(key=lambda card: (duel.face[card], duel.known[card]))
                for at, card in enumerate(lying):
                    self.name[card] = (seat, zone, at)

    def all(self, cards: list[Card]) -> list[Key]:
        return [self.name[card] for card in cards]

    def context(self, c: Ctx) -> list[object]:
        cards = [self.all([c.card, c.by, c.about, c.other]), self.all(c.it), self.all(c.done)]
        return [cards, c.you, c.amount, c.seat, c.house, c.number]

    def constant(self, one: InForce) -> list[object]:
        return [id(one.word), self.context(one.ctx), self.name[one.by], one.since, one.until]

    def constants(self, some: list[InForce]) -> list[object]:
        return [self.constant(one) for one in some]

    def log(self, log: TurnLog) -> list[object]:
        counts = [log.from_hand, log.creatures_used, log.forged]
        faces = [log.played, log.titles, log.discarded, log.fallen]
        return [counts, faces, self.all(log.used), self.all(log.attacked), self.constants(log.spent)]


def position(duel: Duel) -> list[object]:
    """All that a duel is between two steps, dice included."""
    names = Names(duel)
    order = sorted(range(len(duel.face)), key=lambda card: names.name[card])
    cards = [
        [
            duel.face[card],
            duel.known[card],
            duel.owner[card],
            names.name[duel.host[card]],
            duel.exhausted[card],
            duel.stunned[card],
            duel.damage[card],
            duel.aember[card],
            duel.counters[card],
            duel.absorbed[card],
        ]
        for card in order
    ]
    sides = [[side.aember, side.chains, side.keys, [len(zone) for zone in side.zones()]] for side in duel.sides]
    rest = [duel.active, duel.turn, duel.house, duel.phase, duel.winner, duel.over]
    logs = [names.log(log) for log in [duel.log, *duel.before]]
    controls = [[names.name[one.card], one.seat, names.name[one.by]] for one in duel.controls]
    chance = duel.dice.copy().below(1 << 30)
    return [cards, sides, rest, logs, names.constants(duel.in_force), names.constants(duel.later), controls, chance]


def idle(start: Duel, answers: Sequence[int], options: Sequence[int]) -> bool:
    """Whether every option, after these answers, leads to the same position, in whatever way the step goes on."""
    for way in range(WAYS):
        first: list[object] | None = None
        for option in options:
            twin = start.copy()
            twin.chooser = Again([*answers, option], way)
            twin.step()
            found = position(twin)
            if first is None:
                first = found
            elif found != first:
                return False
    return True


class Survey:
    """What was asked in some duels at random, and what of it could not matter."""

    duels: int
    questions: int
    acts: int
    """The questions that choose an act: they always matter, for ending the step is another position."""
    idle: int
    kinds: Final[Counter[str]]
    """Those that could not matter, by prompt; and by the card that asked."""
    sources: Final[Counter[str]]

    def __init__(self) -> None:
        self.duels = 0
        self.questions = 0
        self.acts = 0
        self.idle = 0
        self.kinds = Counter()
        self.sources = Counter()

    def play(self, seed: int, live: bool) -> None:
        """One duel between new decks; `live`: asked as at a table between people."""
        duel = new(2, FastDice(seed), {}, live)
        while not duel.over and duel.turn < LONGEST:
            start = duel.copy()
            listening = Listening(seed * 1000 + duel.turn)
            duel.chooser = listening
            duel.step()
            self.weigh(start, listening.asked)
        self.duels += 1

    def weigh(self, start: Duel, asked: list[Question]) -> None:
        for at, question in enumerate(asked):
            if len(question.options) < 2:
                continue  # a table answers these itself
            self.questions += 1
            if question.prompt is MAIN:
                self.acts += 1
                continue
            if idle(start, [one.answer for one in asked[:at]], question.options):
                self.idle += 1
                self.kinds[question.prompt.key] += 1
                source = start.card(question.source).slug if question.source >= 0 else ""
                self.sources[f"{question.prompt.key} {source}"] += 1

    def shares(self) -> list[float]:
        """Of all questions, and of those that are not the choice of an act, in per cent."""
        return [100.0 * self.idle / max(1, asked) for asked in (self.questions, self.questions - self.acts)]
