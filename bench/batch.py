"""How fast a batch of matches is stepped, all observations and masks made: seconds of the processor on one core.

python bench/batch.py [--matches 1024] [--steps 400] [--game legions]
"""

import argparse
import time

import numpy as np
from rich.console import Console
from rich.table import Table

from veillee.core.game import GameInfo
from veillee.games import game, games
from veillee.lab.batch import Batch
from veillee.lab.speed import best, usual_seats


def steps_per_second(info: GameInfo, matches: int, steps: int, times: int) -> float:
    """Steps of single matches a second, chance choosing; what chance costs is not counted."""
    batch = Batch(info, matches, usual_seats(info))
    chance = np.random.default_rng(1)

    def rate() -> float:
        spent = 0.0
        for _ in range(steps):
            choices = (chance.random(matches) * batch.masks.sum(axis=1)).astype(int)
            began = time.process_time()
            batch.step(choices)
            spent += time.process_time() - began
        return matches * steps / spent

    return best(rate, times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=64)
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--times", type=int, default=8)
    parser.add_argument("--game", help="this game alone")
    args = parser.parse_args()
    table = Table("game", "seats", "numbers", "steps/s", box=None)
    for info in [game(args.game)] if args.game else games():
        if info.features is not None:
            seats = usual_seats(info)
            width = sum(array.length for array in info.features.arrays(seats)) + info.features.options
            rate = steps_per_second(info, args.matches, args.steps, args.times)
            table.add_row(info.key, str(seats), str(width), f"{rate:,.0f}")
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
