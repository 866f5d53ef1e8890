"""How enviable the fates are that bots come to in La Marelle, where nobody wins: level against level, with the seats turned.

    python bench/fates.py [--strong joueur] [--weak random] [--deals 40] [--minutes 5] [--seed 1]

Each of the two takes every other seat; every deal is played twice, so that each has each hand. A fate is the gap between black and red
among the cards set aside (MAR-70). What is compared are the means of the two in a deal, and how far they may be off.
"""

import argparse
import sys
import time
from math import sqrt
from statistics import mean, stdev

from veillee.lab.tables import Runner, Seating, deal

SEATS = 4


def gaps(strong: str, weak: str, seed: int, turn: int) -> tuple[float, float]:
    """The mean fates of the two bots in one match."""
    names = tuple(strong if (seat + turn) % 2 == 0 else weak for seat in range(SEATS))
    points = Runner(Seating("marelle", names, turn=turn)).play(seed).match.outcome().points
    both = [[point for name, point in zip(names, points, strict=True) if name == who] for who in (strong, weak)]
    return mean(both[0]), mean(both[1])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--strong", default="joueur")
    parser.add_argument("--weak", default="random")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--minutes", type=float, default=5.0, help="the most time for all of them")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    end = time.monotonic() + 60 * args.minutes
    found: list[tuple[float, float]] = []
    for number in range(args.deals):
        both = [gaps(args.strong, args.weak, deal(args.seed, number), turn) for turn in (0, 1)]
        found.append((mean(one[0] for one in both), mean(one[1] for one in both)))
        if time.monotonic() > end:
            break
    ahead = [strong - weak for strong, weak in found]
    error = 1.96 * stdev(ahead) / sqrt(len(ahead)) if len(ahead) > 1 else float("inf")
    print(
        f"{args.strong} {mean(one for one, _ in found):.2f}, {args.weak} {mean(one for _, one in found):.2f}: "
        f"{mean(ahead):+.2f} ± {error:.2f} in {len(found)} deals of two matches"
    )
    return 0 if mean(ahead) > error else 1


if __name__ == "__main__":
    sys.exit(main())
