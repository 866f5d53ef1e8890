"""Bots that try each option in the same dealt worlds and keep the best: a look ahead, or plain Monte Carlo."""

import time

from veillee.bots.bot import Bot, Clock
from veillee.bots.rehearsal import SILENT, Rehearsal
from veillee.core.dice import FastDice
from veillee.core.facts import About, Prompt
from veillee.core.game import GameInfo, Hints
from veillee.core.live import Live
from veillee.core.match import Match


class Trial(Rehearsal):
    """A rehearsal whose answer to the open decision is given."""

    tried: int
    deals: FastDice
    """Where the seed of each world comes from; `dice` are made anew from it for each option."""

    def __init__(self, hints: Hints, dice: FastDice, live: Live, seat: int, horizon: int, careless: int) -> None:
        super().__init__(hints, dice, live, seat, horizon, careless)
        self.deals = dice
        self.tried = 0

    def open(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> int:
        return self.tried

    def open_together(
        self, match: Match, prompt: Prompt, seats: list[int], options: list[list[int]], about: About
    ) -> list[int]:
        answers = self.go_on_together(match, prompt, seats, options, about)
        answers[seats.index(self.seat)] = self.tried
        return answers

    def open_first(
        self, match: Match, prompt: Prompt, seats: list[int], options: list[list[int]], due: int, about: About
    ) -> tuple[int, int]:
        if self.tried == SILENT:
            return self.others_go_on(match, prompt, seats, options, due, about)
        return self.seat, self.tried


class FlatBot(Bot):
    """Tries every option in each of a number of dealt worlds, by the same dice, and takes the best on average."""

    worlds: int
    """In how many worlds it tries each option."""
    horizon: int
    careless: int
    slips: int
    """How many of a hundred decisions it takes without thinking."""

    def __init__(
        self,
        info: GameInfo,
        seed: int,
        worlds: int,
        horizon: int = 0,
        careless: int = 10,
        slips: int = 0,
        seconds: float = 1.0,
        clock: Clock = time.monotonic,
    ) -> None:
        super().__init__(info, seed, seconds, clock)
        self.worlds = worlds
        self.horizon = horizon
        self.careless = careless
        self.slips = slips

    def think(self, live: Live, seat: int, options: list[int], dice: FastDice) -> int:
        if dice.below(100) < self.slips:
            return options[dice.below(len(options))]
        deadline = self.clock() + self.seconds
        trial = Trial(self.info.hints, dice, live, seat, self.horizon, self.careless)
        return best_of(options, totals_in(trial, self.worlds, options, self.clock, deadline), dice)


def totals_in(trial: Trial, worlds: int, options: list[int], clock: Clock, deadline: float) -> list[float]:
    """What each option came to in so many worlds together, or in those for which there was time."""
    totals = [0.0] * len(options)
    for _ in range(worlds):
        shares = tried(trial, options, clock, deadline)
        if len(shares) < len(options):
            break
        totals = [total + share for total, share in zip(totals, shares, strict=True)]
    return totals


def tried(trial: Trial, options: list[int], clock: Clock, deadline: float) -> list[float]:
    """What each option came to in one more world; fewer than asked if time ran out on the way."""
    shares: list[float] = []
    deal = trial.deals.below(1 << 30)
    for option in options:
        if clock() >= deadline:
            break
        trial.tried = option
        trial.dice = FastDice(deal)
        shares.append(trial.share())
    return shares


def best_of(options: list[int], totals: list[float], dice: FastDice) -> int:
    """The option with the highest total; among equals silence, else any."""
    most = max(totals)
    best = [options[at] for at, total in enumerate(totals) if total == most]
    return SILENT if SILENT in best else best[dice.below(len(best))]
