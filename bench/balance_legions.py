"""Measures the balance of Légions: matches between search bots of one fixed budget, each camp at each seat in turn.

    python bench/balance_legions.py --games 2000 --iterations 64 --seed 1 --jobs 1

Prints every share with its 95 % Wilson interval and a verdict for each criterion; ends with status 1 if one fails.
"""

import argparse
import json
import sys
import time
from collections import Counter
from functools import partial

from veillee.bots.bot import mix
from veillee.bots.ismcts import IsmctsBot
from veillee.core.dice import FastDice
from veillee.core.live import Live
from veillee.games.legions import GAME
from veillee.games.legions.cards.heroes import HEROES
from veillee.games.legions.cards.legions import FIRST_HERO
from veillee.games.legions.cards.stratagems import FIRST_STRATAGEM, STRATAGEMS
from veillee.games.legions.rules.match import Legions
from veillee.games.legions.voice.sentences import RECRUITED
from veillee.lab.statistics import wilson
from veillee.lab.tables import deal
from veillee.lab.work import chunks, shared, workers

CAMP = (0.47, 0.53)
BANNERS = (0.15, 0.40)
HERO_SPREAD = 0.08
HORIZON = 50
"""Decisions a bot looks ahead before the evaluation speaks."""
PATIENT = 600.0
"""Seconds: more than any decision needs, so that the budget is the iterations alone."""

Tally = Counter[str]
"""How often each thing was counted; `hero:won:nacre` and the like."""


def play(number: int, seed: int, iterations: int) -> Tally:
    """One match, counted; two numbers in a row share their deal and swap the camps."""
    camps = "roi-first" if number % 2 == 0 else "necro-first"
    dealt = deal(seed, number // 2)
    live = Live(GAME.match(FastDice(dealt), options={"camps": camps}, ask_all=True))
    bots = [
        IsmctsBot(GAME, mix(dealt, 2 * number + at), iterations, horizon=HORIZON, seconds=PATIENT) for at in range(2)
    ]
    recruited: list[tuple[int, int]] = []
    while live.pending is not None:
        recruited += [(told.args[0], told.args[1]) for told in live.heard if told.fact is RECRUITED]
        seat = live.pending.seats[0]
        live.answer(seat, live.number, bots[seat].answer(live, seat))
    assert isinstance(live.now, Legions)
    return counted(live.now, recruited)


def counted(match: Legions, recruited: list[tuple[int, int]]) -> Tally:
    outcome = match.outcome()
    found: Tally = Counter({"games": 1, "roi": int(match.winner == match.roi), f"reason:{outcome.reason}": 1})
    found["seat-0"] += int(match.winner == 0)
    found["points"] += sum(outcome.points)
    for seat, face in recruited:
        key = HEROES[face - FIRST_HERO].key
        found[f"hero:taken:{key}"] += 1
        found[f"hero:won:{key}"] += int(match.winner == seat)
    for seat, camp in enumerate(match.camps):
        key = STRATAGEMS[match.face[camp.stratagem] - FIRST_STRATAGEM].key
        fate = "used" if camp.used else "kept"
        found[f"stratagem:{fate}:{key}"] += 1
        found[f"stratagem:{fate}-won:{key}"] += int(match.winner == seat)
    return found


def tally(seed: int, iterations: int, numbers: range) -> Tally:
    total: Tally = Counter()
    for number in numbers:
        total.update(play(number, seed, iterations))
    return total


def share(won: int, of: int) -> str:
    low, high = wilson(won, of)
    return f"{100 * won / max(1, of):5.1f} %  ({100 * low:.1f} to {100 * high:.1f}; {won} of {of})"


def hero_shares(total: Tally) -> dict[str, float]:
    """How often the recruiter of each hero won."""
    return {hero.key: total[f"hero:won:{hero.key}"] / max(1, total[f"hero:taken:{hero.key}"]) for hero in HEROES}


def verdicts(total: Tally) -> dict[str, bool]:
    """Each criterion, and whether it holds."""
    heroes = hero_shares(total)
    mean = sum(total[f"hero:won:{key}"] for key in heroes) / max(1, sum(total[f"hero:taken:{key}"] for key in heroes))
    return {
        "each camp wins 47 to 53 %": CAMP[0] <= total["roi"] / total["games"] <= CAMP[1],
        "15 to 40 % end by five banners": BANNERS[0] <= total["reason:banners"] / total["games"] <= BANNERS[1],
        "every hero within 8 points of the mean": all(abs(won - mean) <= HERO_SPREAD for won in heroes.values()),
        "every stratagem is used in some matches and kept in others": all(
            total[f"stratagem:{fate}:{one.key}"] > 0 for one in STRATAGEMS for fate in ("used", "kept")
        ),
    }


def report(total: Tally) -> list[str]:
    games = total["games"]
    lines = [
        f"King of Abyss wins       {share(total['roi'], games)}",
        f"seat 1 wins              {share(total['seat-0'], games)}",
        *[f"ends by {why:<16} {share(total[f'reason:{why}'], games)}" for why in ("banners", "points", "lowest")],
        f"points a side            {total['points'] / (2 * games):5.1f}",
        "",
        "hero           recruiter wins",
    ]
    lines += [
        f"{hero.key:<14} {share(total[f'hero:won:{hero.key}'], total[f'hero:taken:{hero.key}'])}" for hero in HEROES
    ]
    lines += ["", "stratagem      used in"]
    for one in STRATAGEMS:
        used, kept = total[f"stratagem:used:{one.key}"], total[f"stratagem:kept:{one.key}"]
        won, saved = total[f"stratagem:used-won:{one.key}"], total[f"stratagem:kept-won:{one.key}"]
        lines.append(f"{one.key:<14} {share(used, used + kept)}")
        lines.append(f"{'':<14} wins if used {share(won, used)}, if kept {share(saved, kept)}")
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description="Measures the balance of Légions between search bots.")
    parser.add_argument("--games", type=int, default=2000, help="matches, each deal being played twice (default 2000)")
    parser.add_argument("--iterations", type=int, default=64, help="the bots' budget for each decision (default 64)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes; 0 for one on each core")
    parser.add_argument("--json", action="store_true", help="print the counts as one JSON object instead")
    asked = parser.parse_args()
    began = time.perf_counter()
    total: Tally = Counter()
    for part in shared(
        partial(tally, asked.seed, asked.iterations), chunks(asked.games, workers(asked.jobs)), asked.jobs
    ):
        total.update(part)
        print(f"\r{total['games']} of {asked.games}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    found = verdicts(total)
    if asked.json:
        print(
            json.dumps({"iterations": asked.iterations, "seed": asked.seed, "counts": dict(total), "verdicts": found})
        )
    else:
        print(f"{total['games']} matches, ISMCTS of {asked.iterations} iterations on both sides, seed {asked.seed}")
        print("\n".join(report(total)))
        print()
        for criterion, holds in found.items():
            print(f"{'PASS' if holds else 'FAIL'}  {criterion}")
        print(f"{time.perf_counter() - began:.0f} s")
    return 0 if all(found.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
