"""What a master thinks of the options of an open decision, for people who ask: from what the seat knows, as all bots do."""

import time
from typing import Final

from veillee.bots.bot import Clock, mix
from veillee.bots.flat import Trial, tried
from veillee.bots.ismcts import IsmctsBot, Tree, asked_after, meaning
from veillee.bots.levels import ADVISER, bot
from veillee.bots.rehearsal import HINTED, SILENT
from veillee.core.dice import FastDice
from veillee.core.game import GameInfo
from veillee.core.live import Live
from veillee.core.match import Illegal

CARELESS: Final = 10
"""How many of a hundred guesses forget the game's hints."""

Opinion = tuple[int, float]
"""An option, and the share of the win that it is expected to bring."""


def tells_shares(info: GameInfo) -> bool:
    """Whether a share can be told at all: somebody wins, and the bots play the match on instead of reasoning over words."""
    return info.scored and not info.hints.reasons()


def master_choice(info: GameInfo, live: Live, seat: int, seed: int, seconds: float) -> int | None:
    """What a master would answer; None where it would rather say nothing."""
    choice = bot(ADVISER, info, seed, seconds).answer(live, seat)
    return None if choice == SILENT else choice


def opinions(
    info: GameInfo, live: Live, seat: int, seed: int, seconds: float, clock: Clock = time.monotonic
) -> list[Opinion]:
    """The options that a bot would consider, the one it would take first."""
    options = considered(info, live, seat)
    thinker = bot(ADVISER, info, seed, seconds, clock)
    if isinstance(thinker, IsmctsBot):
        return of_tree(thinker.searched(live, seat, thinker.dice_for(live, seat)), live, seat, options)
    shares = compared(info, live, seat, seed, options, seconds, clock)
    return sorted(zip(options, shares, strict=True), key=lambda one: -one[1])


def considered(info: GameInfo, live: Live, seat: int) -> list[int]:
    """The options of the open decision that a bot would take at all."""
    pending = live.pending
    if pending is None or seat not in pending.seats:
        raise Illegal("wrong-seat", f"rien n'est demandé à la place {seat}", f"seat {seat} is not asked")
    return info.hints.considered(pending.prompt, pending.options_of(seat))


def of_tree(tree: Tree, live: Live, seat: int, options: list[int]) -> list[Opinion]:
    """What a search came to, the option it took most often first; of one that it never took it has no opinion."""
    pending = live.pending
    assert pending is not None
    node = asked_after(tree.start, pending.prompt, seat)
    found: list[tuple[int, float, int]] = []
    for option in options:
        arm = node.arms.get(meaning(live.now, pending.prompt, option))
        if arm is not None and arm.taken:
            found.append((arm.taken, arm.total / arm.taken, option))
    found.sort(key=lambda one: (-one[0], -one[1]))
    return [(option, share) for _, share, option in found]


def compared(
    info: GameInfo,
    live: Live,
    seat: int,
    seed: int,
    options: list[int],
    seconds: float,
    clock: Clock = time.monotonic,
    most: int = 2000,
) -> list[float]:
    """What each option came to on average in the same dealt worlds: in as many as there is time for, and in one at least."""
    dice = FastDice(mix(mix(seed, live.number), seat))
    trial = Trial(info.hints, dice, live, seat, HINTED, CARELESS)
    deadline = clock() + seconds
    totals = tried(trial, options, clock, float("inf"))
    worlds = 1
    while worlds < most:
        shares = tried(trial, options, clock, deadline)
        if len(shares) < len(options):
            break
        totals = [total + share for total, share in zip(totals, shares, strict=True)]
        worlds += 1
    return [total / worlds for total in totals]
