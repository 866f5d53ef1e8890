"""How much stronger each level of La Rose Noire plays than the one below: one camp of a table goes a level up.

    python bench/strength_rose_noire.py [--seats 5] [--games 400] [--step joueur] [--camp rector] [--jobs 1] [--seed 1] [--json]

Every deal is played twice: with the lower level at all seats, and with all seats of one camp a level higher. The camp's share of the wins
rises by the mean of the differences, deal by deal, whose 95 % interval must lie above zero; ends with status 1 if one does not.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from math import sqrt

from veillee.bots.bot import mix
from veillee.bots.levels import LEVELS, bot
from veillee.bots.playing import play_live
from veillee.core.dice import FastDice
from veillee.core.live import Live
from veillee.core.match import NOBODY
from veillee.games.rose_noire import GAME
from veillee.games.rose_noire.rules.inquiry import INVESTIGATORS, THE_POSSESSED, THE_RECTOR
from veillee.games.rose_noire.rules.match import RoseNoire
from veillee.lab.statistics import NORMAL_95
from veillee.lab.tables import deal
from veillee.lab.work import Crew, add_crew, chunks, shared

CAMPS = {"investigators": INVESTIGATORS, "possessed": THE_POSSESSED, "rector": THE_RECTOR}
PATIENT = 600.0
"""Seconds: more than any decision needs."""

Pair = tuple[int, int]
"""Whether the camp won a deal with the lower level, and with the higher one."""


@dataclass(frozen=True)
class Step:
    """One camp, going from a level to the next."""

    seats: int
    low: str
    high: str
    camp: str


def in_camp(match: RoseNoire, camp: int) -> list[int]:
    possessed = match.possessed()
    if camp == THE_RECTOR:
        return [match.rector]
    if camp == THE_POSSESSED:
        return [possessed] if possessed != NOBODY else []
    return [seat for seat in match.investigators if seat != possessed]


def won(step: Step, dealt: int, level: str) -> int | None:
    """Whether the camp won a deal, its seats played at a level and the others at the lower one; None if nobody was in it."""
    live = Live(GAME.match(FastDice(dealt), step.seats, ask_all=True))
    assert isinstance(live.now, RoseNoire)
    raised = in_camp(live.now, CAMPS[step.camp])
    if not raised:
        return None
    levels = [level if seat in raised else step.low for seat in range(step.seats)]
    play_live(live, [bot(name, GAME, mix(dealt, seat), PATIENT) for seat, name in enumerate(levels)])
    assert isinstance(live.now, RoseNoire)
    return int(live.now.camp == CAMPS[step.camp])


def played(step: Step, seed: int, numbers: range) -> list[Pair]:
    found = []
    for number in numbers:
        dealt = deal(seed, number)
        before, after = won(step, dealt, step.low), won(step, dealt, step.high)
        if before is not None and after is not None:
            found.append((before, after))
    return found


@dataclass(frozen=True)
class Rise:
    """What a camp gained by going a level up."""

    step: Step
    games: int
    before: float
    after: float
    low: float
    high: float

    def holds(self) -> bool:
        return self.low > 0.0

    def row(self) -> str:
        step = self.step
        return (
            f"| {step.seats} | {step.low} → {step.high} | {step.camp} | {self.games} | {100 * self.before:.1f} % | {100 * self.after:.1f} % "
            f"| {100 * self.low:+.1f} to {100 * self.high:+.1f} |"
        )


def rise(step: Step, pairs: list[Pair]) -> Rise:
    games = len(pairs)
    gains = [after - before for before, after in pairs]
    mean = sum(gains) / games
    spread = NORMAL_95 * sqrt(sum((gain - mean) ** 2 for gain in gains) / (games - 1) / games)
    before, after = sum(pair[0] for pair in pairs) / games, sum(pair[1] for pair in pairs) / games
    return Rise(step, games, before, after, mean - spread, mean + spread)


def steps(seats: int, high: str | None, camp: str | None) -> Iterator[Step]:
    for at in range(1, len(LEVELS)):
        for name in CAMPS:
            if high in (None, LEVELS[at]) and camp in (None, name):
                yield Step(seats, LEVELS[at - 1], LEVELS[at], name)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=5, choices=GAME.seats)
    parser.add_argument(
        "--games", type=int, default=400, help="deals of a camp and a step, each played twice (default 400)"
    )
    parser.add_argument("--step", choices=LEVELS[1:], help="up to this level only")
    parser.add_argument("--camp", choices=list(CAMPS), help="this camp only")
    add_crew(parser)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    began = time.perf_counter()
    rises = []
    if not asked.json:
        print("| Players | Levels | Camp one level up | Deals | Wins before | Wins after | Rise, 95 % |")
    for step in steps(asked.seats, asked.step, asked.camp):
        pairs: list[Pair] = []
        for part in shared(partial(played, step, asked.seed), chunks(asked.games), Crew(asked.jobs, asked.ray)):
            pairs += part
        rises.append(rise(step, pairs))
        if not asked.json:
            print(rises[-1].row(), flush=True)
    if asked.json:
        print(json.dumps({"seed": asked.seed, "steps": [{**vars(one), "step": vars(one.step)} for one in rises]}))
    else:
        print(f"{time.perf_counter() - began:.0f} s")
    return 0 if all(one.holds() for one in rises) else 1


if __name__ == "__main__":
    sys.exit(main())
