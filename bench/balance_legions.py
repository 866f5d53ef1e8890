"""Measures the balance of Légions with the levels as people meet them, each camp at each seat in turn.

    python bench/balance_legions.py --level joueur --games 2000 --seed 1 --results out/legions-joueur.jsonl

`--level quick` is a search of 64 iterations, for tuning. Each match is written to the file of results as it ends, and a run that is
started again goes on where it was. Prints every share with its 95 % Wilson interval and a verdict for each criterion; ends with
status 1 if one fails.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from time import process_time

from veillee.bots.bot import Bot, mix
from veillee.bots.ismcts import IsmctsBot
from veillee.bots.levels import bot
from veillee.core.choosers import Pending
from veillee.core.dice import FastDice
from veillee.core.live import Live
from veillee.games.legions import GAME
from veillee.games.legions.cards.heroes import HEROES
from veillee.games.legions.cards.legions import FIRST_HERO
from veillee.games.legions.cards.stratagems import FIRST_STRATAGEM, STRATAGEMS
from veillee.games.legions.rules.battle import TURNS
from veillee.games.legions.rules.match import Legions
from veillee.games.legions.voice.sentences import RECRUITED, ROUTED_ALL, TURN
from veillee.lab.statistics import wilson
from veillee.lab.tables import deal
from veillee.lab.work import Crew, add_crew, shared
from veillee.memory import settle

CAMP = {"maitre": (0.45, 0.55)}
"""What share of matches each camp should win; at other levels 47 to 53 %."""
BANNERS = (0.15, 0.40)
USED = (0.15, 0.85)
WITH_STRATAGEM = (0.42, 0.58)
SOON = 5
"""The turn before which next to no match should end."""
ENDS_SOON = 0.01
IDLE_ATTACKS = 0.30
HERO_SPREAD = 0.08
QUICK = 64
HORIZON = 50
"""Decisions that the quick search looks ahead before the evaluation speaks."""

Tally = Counter[str]
"""How often each thing was counted; `hero:won:nacre` and the like."""


def player(level: str, seed: int) -> Bot:
    """A bot of that level, whose time is that of the processor: other work must not weaken it."""
    if level == "quick":
        return IsmctsBot(GAME, seed, QUICK, horizon=HORIZON, seconds=600.0, clock=process_time)
    return bot(level, GAME, seed, clock=process_time)


def play(number: int, seed: int, level: str) -> Tally:
    """One match, counted; two numbers in a row share their deal and swap the camps."""
    camps = "roi-first" if number % 2 == 0 else "necro-first"
    dealt = deal(seed, number // 2)
    live = Live(GAME.match(FastDice(dealt), options={"camps": camps}, ask_all=True))
    bots = [player(level, mix(dealt, 2 * number + at)) for at in range(2)]
    found: Tally = Counter()
    recruited: list[tuple[int, int]] = []
    turn = 0
    while True:
        for told in live.heard:
            if told.fact is TURN:
                turn = told.args[0]
            elif told.fact is RECRUITED:
                recruited.append((told.args[0], told.args[1]))
            elif told.fact is ROUTED_ALL:
                found["attacks"] += 1
                found["attacks:idle"] += int(len(told.args) == 2)
                found[f"attacks:{turn}"] += 1
                found[f"attacks:idle:{turn}"] += int(len(told.args) == 2)
        pending: Pending | None = live.pending
        if pending is None:
            break
        seat = pending.seats[0]
        live.answer(seat, live.number, bots[seat].answer(live, seat))
    assert isinstance(live.now, Legions)
    found.update(counted(live.now, recruited))
    return found


def counted(match: Legions, recruited: list[tuple[int, int]]) -> Tally:
    outcome = match.outcome()
    found: Tally = Counter({"games": 1, "roi": int(match.winner == match.roi), f"reason:{outcome.reason}": 1})
    found["seat-0"] += int(match.winner == 0)
    found["soon"] += int(match.turn < SOON)
    found["points"] += sum(outcome.points)
    for seat, face in recruited:
        key = HEROES[face - FIRST_HERO].key
        found[f"hero:taken:{key}"] += 1
        found[f"hero:won:{key}"] += int(match.winner == seat)
    for seat, camp in enumerate(match.camps):
        key = STRATAGEMS[match.face[camp.stratagem] - FIRST_STRATAGEM].key
        found[f"stratagem:held:{key}"] += 1
        found[f"stratagem:used:{key}"] += int(camp.used)
        found[f"stratagem:won:{key}"] += int(match.winner == seat)
        found[f"stratagem:used-won:{key}"] += int(camp.used and match.winner == seat)
    return found


def measured(results: Path, games: int, seed: int, level: str, crew: Crew) -> Iterator[Tally]:
    """Every match of the series: those the file holds already, then the others, each written as it ends."""
    kept = [json.loads(line) for line in results.read_text().splitlines()] if results.exists() else []
    for at, line in enumerate(kept[:games]):
        assert (line["number"], line["seed"], line["level"], line["rules"]) == (at, seed, level, GAME.rules_version)
        yield Counter(line["counts"])
    results.parent.mkdir(parents=True, exist_ok=True)
    with results.open("a") as file:
        todo = list(range(len(kept), games))
        for number, counts in zip(todo, shared(partial(play, seed=seed, level=level), todo, crew), strict=True):
            line = {"number": number, "seed": seed, "level": level, "rules": GAME.rules_version, "counts": counts}
            file.write(json.dumps(line) + "\n")
            file.flush()
            yield counts


def share(won: int, of: int) -> str:
    low, high = wilson(won, of)
    return f"{100 * won / max(1, of):5.1f} %  ({100 * low:.1f} to {100 * high:.1f}; {won} of {of})"


def idle(total: Tally, turn: int) -> str:
    return f"{100 * total[f'attacks:idle:{turn}'] / max(1, total[f'attacks:{turn}']):.0f}"


def within(low: float, high: float, won: int, of: int) -> bool:
    return low <= won / max(1, of) <= high


def verdicts(total: Tally, level: str) -> dict[str, bool]:
    """Each criterion, and whether it holds."""
    heroes = {hero.key: total[f"hero:won:{hero.key}"] / max(1, total[f"hero:taken:{hero.key}"]) for hero in HEROES}
    mean = sum(total[f"hero:won:{key}"] for key in heroes) / max(1, sum(total[f"hero:taken:{key}"] for key in heroes))
    low, high = CAMP.get(level, (0.47, 0.53))
    held = {one.key: total[f"stratagem:held:{one.key}"] for one in STRATAGEMS}
    return {
        f"each camp wins {low:.0%} to {high:.0%}": within(low, high, total["roi"], total["games"]),
        "15% to 40% end by five banners": within(*BANNERS, total["reason:banners"], total["games"]),
        "under 1% end before turn 5": total["soon"] < ENDS_SOON * total["games"],
        "30% of attacks rout nobody, or fewer": total["attacks:idle"] <= IDLE_ATTACKS * total["attacks"],
        "every stratagem is used in 15% to 85% of the matches in which it is held": all(
            within(*USED, total[f"stratagem:used:{key}"], of) for key, of in held.items()
        ),
        "every stratagem's camp wins 42% to 58% with it": all(
            within(*WITH_STRATAGEM, total[f"stratagem:won:{key}"], of) for key, of in held.items()
        ),
        "every hero's recruiter wins within 8 points of the mean": all(
            abs(won - mean) <= HERO_SPREAD for won in heroes.values()
        ),
    }


def report(total: Tally) -> list[str]:
    games = total["games"]
    lines = [
        f"King of Abyss wins       {share(total['roi'], games)}",
        f"seat 1 wins              {share(total['seat-0'], games)}",
        *[f"ends by {why:<16} {share(total[f'reason:{why}'], games)}" for why in ("banners", "points", "lowest")],
        f"ends before turn {SOON}       {share(total['soon'], games)}",
        f"attacks that rout nobody {share(total['attacks:idle'], total['attacks'])}",
        f"  in each turn           {' '.join(idle(total, turn) for turn in range(1, TURNS + 1))}",
        f"points a side            {total['points'] / (2 * max(1, games)):5.1f}",
        "",
        "hero           recruiter wins",
    ]
    lines += [
        f"{hero.key:<14} {share(total[f'hero:won:{hero.key}'], total[f'hero:taken:{hero.key}'])}" for hero in HEROES
    ]
    lines += ["", "stratagem      its camp wins, it is used, wins when used"]
    for one in STRATAGEMS:
        held, used = total[f"stratagem:held:{one.key}"], total[f"stratagem:used:{one.key}"]
        lines.append(f"{one.key:<14} {share(total[f'stratagem:won:{one.key}'], held)}")
        lines.append(f"{'':<14} {share(used, held)}")
        lines.append(f"{'':<14} {share(total[f'stratagem:used-won:{one.key}'], used)}")
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description="Measures the balance of Légions between bots of one level.")
    parser.add_argument("--games", type=int, default=2000, help="matches, each deal being played twice (default 2000)")
    parser.add_argument("--level", default="joueur", help="joueur, maitre…, or quick for tuning (default joueur)")
    parser.add_argument("--seed", type=int, default=1)
    add_crew(parser)
    parser.add_argument("--results", type=Path, required=True, help="the file of matches played, one a line")
    asked = parser.parse_args()
    settle()
    total: Tally = Counter()
    for counts in measured(asked.results, asked.games, asked.seed, asked.level, Crew(asked.jobs, asked.ray)):
        total.update(counts)
        print(f"\r{total['games']} of {asked.games}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(f"{total['games']} matches, {asked.level} on both sides, seed {asked.seed}, rules no. {GAME.rules_version}")
    print("\n".join(report(total)))
    print()
    found = verdicts(total, asked.level)
    for criterion, holds in found.items():
        print(f"{'PASS' if holds else 'FAIL'}  {criterion}")
    return 0 if all(found.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
