"""Playing matches to their end, as fast as rules and bots allow."""

from typing import Final

from veillee.bots.bot import Bot
from veillee.bots.rehearsal import SILENT
from veillee.core.choosers import Pending, RandomChooser
from veillee.core.dice import Dice, FastDice
from veillee.core.game import GameInfo, Options
from veillee.core.live import Live
from veillee.core.match import WRITE, Match, Outcome

WHOLE: Final = 720
"""A win, in parts that divide evenly among up to six."""


def play_out(match: Match) -> None:
    """Runs the rules to the end, the match's own chooser answering."""
    while not match.over:
        match.step()


def play_live(live: Live, bots: list[Bot]) -> int:
    """Lets a bot answer for each seat until the match is over; says how many real choices there were."""
    choices = 0
    pending = live.pending
    while pending is not None:
        seat, option = next_act(live, pending, bots)
        if pending.first or len(pending.options_of(seat)) > 1:
            choices += 1
        live.answer(seat, live.number, option, bots[seat].text(live, seat) if option == WRITE else "")
        pending = live.pending
    return choices


def next_act(live: Live, pending: Pending, bots: list[Bot]) -> tuple[int, int]:
    """Who answers next, and what. In a window everyone may speak before the seat that is due; if nobody will, one must."""
    if not pending.first:
        seat = pending.seats[0]
        return seat, bots[seat].answer(live, seat)
    turn = live.number % len(pending.seats)
    order = pending.seats[turn:] + pending.seats[:turn]
    for seat in order:
        if seat != pending.due:
            option = bots[seat].answer(live, seat)
            if option != SILENT:
                return seat, option
    seat = pending.due if pending.due in order else order[0]
    return seat, bots[seat].answer(live, seat, must=True)


def answer_by_chance(live: Live, dice: Dice) -> int:
    """Answers every decision of a live match at random, forced ones too; says how many there were."""
    pending = live.pending
    while pending is not None:
        at = dice.below(len(pending.seats)) if pending.first else 0
        options = pending.options[at]
        option = options[dice.below(len(options))]
        live.answer(pending.seats[at], live.number, option, "…" if option == WRITE else "")
        pending = live.pending
    return len(live.answers)


class Sum:
    """What came of a number of matches, added up."""

    games: int
    decisions: int
    shares: list[int]
    """For each seat, its shares of the wins, in parts of WHOLE."""
    wins: list[int]
    reasons: dict[str, int]

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = 0
        self.shares = [0] * seats
        self.wins = [0] * seats
        self.reasons = {}

    def count(self, outcome: Outcome, decisions: int) -> None:
        self.games += 1
        self.decisions += decisions
        self.reasons[outcome.reason] = self.reasons.get(outcome.reason, 0) + 1
        for seat, share in enumerate(outcome.shares):
            if share == 1.0:
                self.shares[seat] += WHOLE
                self.wins[seat] += 1
            elif share > 0.0:
                self.shares[seat] += round(share * WHOLE)


def play_by_chance(info: GameInfo, seats: int, options: Options, seeds: list[int], whim: int) -> Sum:
    """Matches of some seeds, all seats answering at random; `whim` sets the players' dice apart from those of the match."""
    total = Sum(seats)
    for seed in seeds:
        match = info.new(seats, FastDice(seed), options, False)
        chooser = RandomChooser(FastDice(seed ^ whim))
        match.chooser = chooser
        play_out(match)
        total.count(match.outcome(), chooser.count)
    return total
