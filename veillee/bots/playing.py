"""Playing matches to their end, as fast as rules and bots allow."""

from veillee.bots.bot import Bot
from veillee.core.dice import Dice
from veillee.core.live import Live
from veillee.core.match import Match


def play_out(match: Match) -> None:
    """Runs the rules to the end, the match's own chooser answering."""
    while not match.over:
        match.step()


def play_live(live: Live, bots: list[Bot]) -> int:
    """Lets a bot answer for each seat until the match is over; says how many real choices there were."""
    choices = 0
    pending = live.pending
    while pending is not None:
        seat = pending.seats[0]
        if len(pending.options[0]) > 1:
            choices += 1
        live.answer(seat, live.number, bots[seat].answer(live, seat))
        pending = live.pending
    return choices


def answer_by_chance(live: Live, dice: Dice) -> int:
    """Answers every decision of a live match at random, forced ones too; says how many there were."""
    pending = live.pending
    while pending is not None:
        options = pending.options[0]
        live.answer(pending.seats[0], live.number, options[dice.below(len(options))])
        pending = live.pending
    return len(live.answers)
