"""How strong the bots are: the ladder, rung by rung, with paired deals at all seats.

    python bench/strength.py [--game legions] [--seats 2] [--games 400] [--minutes 60] [--rung maitre] [--seed 1] [--json]

A rung holds when the stronger bot's share of wins reaches what is asked of it. At larger tables each of the two takes every
other seat, and a win is shared between those who share it. The budgets are those of the levels: fixed by iterations, capped by
time. A rung that is not done when its minutes are over tells what it has by then.
"""

import argparse
import json
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from veillee.bots.bot import Bot
from veillee.bots.flat import FlatBot
from veillee.bots.halving import HalvingBot
from veillee.bots.ismcts import IsmctsBot
from veillee.bots.levels import FULL, bot
from veillee.bots.rehearsal import HINTED
from veillee.games import game
from veillee.lab.statistics import of_deals
from veillee.lab.tournament import Contest, Standings, meetings
from veillee.lab.work import Crew

LADDER = [
    ("greedy", "random", 0.75),
    ("joueur", "greedy", 0.75),
    ("maitre-1", "joueur", 0.60),
    ("maitre", "maitre-1", 0.50),
]


@dataclass(frozen=True)
class Rung:
    """What one bot won against another."""

    strong: str
    weak: str
    asked: float
    games: int
    share: float
    low: float
    high: float
    budget: str
    milliseconds: float

    def holds(self) -> bool:
        return self.share >= self.asked

    def row(self) -> list[str]:
        return [
            self.strong,
            self.weak,
            str(self.games),
            f"{100 * self.share:.1f} %",
            f"{100 * self.low:.1f}–{100 * self.high:.1f} %",
            f"≥ {100 * self.asked:.0f} %",
            f"{self.milliseconds:.2f}",
            self.budget,
        ]


def budget(one: Bot) -> str:
    """What a bot may spend on a decision, in words."""
    if isinstance(one, IsmctsBot):
        return f"{one.iterations} iterations, {reach(one.horizon)}, at most {one.seconds:g} s"
    if isinstance(one, HalvingBot):
        return f"{one.trials} trials of the options, halved, {reach(HINTED)}, at most {one.seconds:g} s"
    if isinstance(one, FlatBot):
        return f"{one.worlds} worlds an option, {reach(one.horizon)}, at most {one.seconds:g} s"
    return "none"


def reach(horizon: int) -> str:
    if horizon == HINTED:
        return "as far as the game's hints say"
    if horizon >= FULL:
        return "playouts to the end"
    return f"evaluated after {horizon} decisions" if horizon else "evaluated at the end of the step"


def climbed(contest: Contest, asked: float, jobs: Crew, minutes: float) -> Rung:
    standings = Standings(contest)
    end = time.monotonic() + 60 * minutes
    for met in meetings(contest, jobs):
        standings.add(met)
        if time.monotonic() > end:
            break
    score, games = standings.all[0], standings.games
    return Rung(
        contest.bots[0],
        contest.bots[1],
        asked,
        games,
        score.wins / games,
        *of_deals(score.wins, games, score.deals, score.squares),
        budget(bot(contest.bots[0], game(contest.game), 0)),
        1000 * standings.spent[0] / max(1, standings.thoughts[0]),
    )


def show(rungs: list[Rung]) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for head in ("", "against", "games", "wins", "95 %", "asked", "ms/decision", "budget"):
        table.add_column(head)
    for rung in rungs:
        table.add_row(*rung.row())
    Console(width=150).print(table)


def crew(args: argparse.Namespace, rung: str) -> Crew:
    """Who plays a rung; each has a journal of its own."""
    return Crew(args.jobs, args.ray, args.journal and args.journal / f"{args.game}-{rung}.jsonl")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="legions")
    parser.add_argument("--seats", type=int, help="players at a table, an even number (default: the fewest)")
    parser.add_argument("--games", type=int, default=400, help="matches of a rung")
    parser.add_argument("--minutes", type=float, default=60.0, help="the most time for a rung")
    parser.add_argument("--rung", choices=[strong for strong, _, _ in LADDER], help="this one only")
    parser.add_argument("--jobs", type=int, default=0)
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help="on a Ray cluster")
    parser.add_argument("--journal", type=Path, metavar="FOLDER", help="where results are written, and taken up again")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    seats = args.seats or game(args.game).seats[0]
    if seats % 2:
        parser.error("two bots share a table fairly when its seats are even")
    rungs = []
    for strong, weak, asked in LADDER:
        if args.rung not in (None, strong):
            continue
        contest = Contest(args.game, (strong, weak), args.games, args.seed, seats)
        rungs.append(climbed(contest, asked, crew(args, strong), args.minutes))
        print(" ".join(rungs[-1].row()), file=sys.stderr)
    if args.json:
        print(json.dumps({"game": args.game, "seed": args.seed, "ladder": [vars(rung) for rung in rungs]}))
    else:
        show(rungs)
    return 0 if all(rung.holds() for rung in rungs) else 1


if __name__ == "__main__":
    sys.exit(main())
