"""One decision in the head of one seat: the table as it may know it, and what it believes, worked out when first asked for."""

from veillee.core.dice import Dice
from veillee.core.match import SPECTATOR
from veillee.games.rose_noire.bot.belief import Belief, believe
from veillee.games.rose_noire.bot.skill import Skill
from veillee.games.rose_noire.cards.kinds import POSSESSED
from veillee.games.rose_noire.rules.inquiry import SAID
from veillee.games.rose_noire.rules.match import RoseNoire
from veillee.games.rose_noire.rules.truth import cleared


class Mind:
    """Who thinks, about which table, how well."""

    m: RoseNoire
    seat: int
    skill: Skill
    dice: Dice
    is_rector: bool
    is_possessed: bool
    own: Belief | None
    common: Belief | None

    def __init__(self, m: RoseNoire, seat: int, skill: Skill, dice: Dice) -> None:
        self.m = m
        self.seat = seat
        self.skill = skill
        self.dice = dice
        self.is_rector = seat == m.rector
        self.is_possessed = not self.is_rector and m.face[m.role_card(seat)] == POSSESSED
        self.own = None
        self.common = None

    def belief(self) -> Belief:
        """What the seat believes."""
        if self.own is None:
            self.own = believe(self.m, self.seat, self.skill)
        return self.own

    def talk_of_the_table(self) -> Belief:
        """What anybody would believe who knew only what everyone knows."""
        if self.common is None:
            self.common = believe(self.m, SPECTATOR, self.skill)
        return self.common

    def known_innocent(self) -> int:
        """The mask of the suspects whom the seat knows to be innocent."""
        return cleared(self.m, self.seat)

    def open_secrets(self) -> int:
        """The mask of the suspects whom everyone knows to be innocent."""
        return cleared(self.m, SPECTATOR)

    def has_said(self, claim: int) -> bool:
        """Whether the seat has made a claim on any day."""
        return any(entry.kind == SAID and entry.seat == self.seat and entry.what == claim for entry in self.m.record)

    def whim(self) -> float:
        """Chance, from 0 to 1, to tell equals apart."""
        return self.dice.below(1000) / 1000.0

    def best(self, options: list[int], worth: list[float]) -> int:
        """The option worth most; among equals any."""
        at = 0
        most = -1e9
        for number, value in enumerate(worth):
            told_apart = value + self.whim() * 1e-6
            if told_apart > most:
                most = told_apart
                at = number
        return options[at]
