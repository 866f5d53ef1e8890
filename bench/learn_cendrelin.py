"""Learns what the signs of a position are worth in Le Trône du Haut Cendrelin, from ages between bots.

    python bench/learn_cendrelin.py --ages 300

Plays ages between bots that try every option in a few worlds, and notes before each night the signs of every cendrelin, as
`games/cendrelin/bot.py` reads them. Then finds the weights under which the one who was named in the end looked most likely
(a softmax over the table, by gradient descent), and tells how well they predict the ages of one seed in five, which are set
aside, next to the weights the bots have now. The weights are to be copied by hand into `bot.py`.
"""

import argparse
from dataclasses import dataclass
from math import exp, log
from multiprocessing import Pool

from veillee.bots.flat import FlatBot
from veillee.bots.rehearsal import HINTED
from veillee.core.dice import FastDice
from veillee.core.live import Live
from veillee.games import game
from veillee.games.cendrelin.bot import WEIGHTS, signs
from veillee.games.cendrelin.rules.campaign import Campaign
from veillee.games.cendrelin.rules.phases import AT_EVENING

PATIENT = 600.0
"""Seconds: more than any decision needs, so that the budget is the worlds alone."""
PREPARING = 1
"""The worlds for each seat of a decision while all prepare: each is imagined to its end, and any former life is worth a look."""
STEPS = 600
PACE = 0.5
INERTIA = 0.9
MODESTY = 0.001
"""How strongly a weight is drawn to nothing, so that chance does not make it large."""


@dataclass(frozen=True)
class Position:
    """The signs of each cendrelin before a night, and who was named in the end."""

    signs: list[list[float]]
    named: int


def played(job: tuple[int, int, int]) -> list[Position]:
    """The positions of one age: its seed, its seats and the worlds for each seat in which its bots try an option."""
    seed, seats, worlds = job
    info = game("cendrelin")
    live = Live(info.match(FastDice(seed), seats, ask_all=True))
    bots = [FlatBot(info, seed * 10 + seat, worlds * seats, HINTED, seconds=PATIENT) for seat in range(seats)]
    preparing = [FlatBot(info, seed * 10 + seat, PREPARING * seats, HINTED, seconds=PATIENT) for seat in range(seats)]
    night = 0
    noted: list[list[list[float]]] = []
    while live.pending is not None:
        m = live.base
        assert isinstance(m, Campaign)
        if m.phase == AT_EVENING and m.night > night:
            night = m.night
            noted.append([signs(m, seat) for seat in range(seats)])
        seat = live.pending.seats[0]
        bot = preparing[seat] if m.phase < AT_EVENING else bots[seat]
        live.answer(seat, live.number, bot.answer(live, seat))
    shares = live.now.outcome().shares
    return [Position(one, shares.index(max(shares))) for one in noted]


def chances(weights: list[float], position: Position) -> list[float]:
    hopes = [exp(sum(w * s for w, s in zip(weights, one, strict=True))) for one in position.signs]
    return [hope / sum(hopes) for hope in hopes]


def surprise(weights: list[float], positions: list[Position]) -> float:
    """How surprising the ends of these ages are, on average: 0 for a prophet."""
    return -sum(log(chances(weights, one)[one.named]) for one in positions) / len(positions)


def slope(weights: list[float], positions: list[Position]) -> list[float]:
    found = [MODESTY * weight for weight in weights]
    for one in positions:
        for seat, chance in enumerate(chances(weights, one)):
            missed = (chance - (seat == one.named)) / len(positions)
            for at, sign in enumerate(one.signs[seat]):
                found[at] += missed * sign
    return found


def learnt(positions: list[Position]) -> list[float]:
    weights = [0.0] * len(WEIGHTS)
    speed = [0.0] * len(WEIGHTS)
    for _ in range(STEPS):
        speed = [INERTIA * v - PACE * s for v, s in zip(speed, slope(weights, positions), strict=True)]
        weights = [weight + v for weight, v in zip(weights, speed, strict=True)]
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ages", type=int, default=300)
    parser.add_argument("--seats", default="2,4", help="numbers of players, in turn (default: 2,4)")
    parser.add_argument("--worlds", type=int, default=2, help="worlds for each seat in which the bots try an option")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    tables = [int(seats) for seats in args.seats.split(",")]
    jobs = [(args.seed + n, tables[n % len(tables)], args.worlds) for n in range(args.ages)]
    with Pool(args.jobs) as pool:
        ages = list(pool.imap(played, jobs))
    kept = [one for n, age in enumerate(ages) if n % 5 for one in age]
    aside = [one for n, age in enumerate(ages) if n % 5 == 0 for one in age]
    weights = learnt(kept)
    print(f"{len(ages)} ages, {len(kept)} positions to learn from and {len(aside)} set aside")
    print(
        f"surprise of the weights in use {surprise(WEIGHTS, aside):.4f}, of those learnt {surprise(weights, aside):.4f}"
    )
    print(f"learnt: {[round(weight, 2) for weight in weights]}")


if __name__ == "__main__":
    main()
