"""Measures the balance of La Rose Noire: matches between bots of one level, the Rector drawn by lot.

    python bench/balance_rose_noire.py --games 1000 --level joueur --seed 1 --jobs 1 [--seats 5]

Prints, for each number of players, every camp's share with its 95 % Wilson interval, on which turn matches end, and in how many of the
matches in which a card was held it was played; then a verdict for each criterion. Ends with status 1 if one fails.
"""

import argparse
import json
import sys
import time
from collections import Counter
from functools import partial

from veillee.bots.bot import mix
from veillee.bots.levels import LEVELS, bot
from veillee.bots.playing import next_act
from veillee.core.dice import FastDice
from veillee.core.live import Live
from veillee.core.match import Card, Face
from veillee.games.rose_noire import GAME
from veillee.games.rose_noire.cards.clues import ACTION, CLUES, FIRST_ORDER, PRINTED
from veillee.games.rose_noire.cards.kinds import FIRST_CLUE
from veillee.games.rose_noire.cards.orders import LAST_ORDER, ORDERS, order_of
from veillee.games.rose_noire.rules.inquiry import TURNS
from veillee.games.rose_noire.rules.match import RoseNoire
from veillee.games.rose_noire.voice.sentences import PLAYED
from veillee.lab.statistics import wilson
from veillee.lab.tables import deal
from veillee.lab.work import Crew, add_crew, chunks, shared

CAMPS = ["investigators", "possessed", "rector"]
SHARES = {5: dict.fromkeys(CAMPS, (0.25, 0.42)), 4: dict.fromkeys(CAMPS, (0.25, 0.42)), 3: {"rector": (0.40, 0.60)}}
PLAYS = (0.10, 0.90)
PATIENT = 600.0
"""Seconds: more than any decision needs."""
ACTIONS = [clue.key for clue in CLUES if clue.kind == ACTION]
EVENTS = [order.key for order in ORDERS if order.word is not None]

Tally = Counter[str]
"""How often each thing was counted; `held:judas` and the like."""


def called(face: int) -> str:
    """The key of a clue or of a card of the Rector; a proof has none."""
    if FIRST_ORDER <= face < LAST_ORDER:
        return order_of(Face(face)).key
    return PRINTED[face - FIRST_CLUE][0].key if FIRST_CLUE <= face < FIRST_ORDER else ""


def play(number: int, seats: int, level: str, seed: int) -> Tally:
    """One match, counted."""
    dealt = deal(seed, number)
    live = Live(GAME.match(FastDice(dealt), seats, ask_all=True))
    bots = [bot(level, GAME, mix(dealt, seat), PATIENT) for seat in range(seats)]
    held: set[int] = set()
    played: set[int] = set()
    while live.pending is not None:
        held.update(*[[live.now.face[card] for card in hand] for hand in hands(live)])
        seat, option = next_act(live, live.pending, bots)
        live.answer(seat, live.number, option)
        played.update(told.args[1] for told in live.heard if told.fact is PLAYED)
    assert isinstance(live.now, RoseNoire)
    found: Tally = Counter({"games": 1, f"camp:{CAMPS[live.now.camp]}": 1, f"turn:{live.now.turn}": 1})
    found[f"reason:{live.now.reason}"] += 1
    found.update({f"held:{key}" for key in map(called, held) if key})
    found.update({f"played:{key}" for key in map(called, played) if key})
    return found


def hands(live: Live) -> list[list[Card]]:
    assert isinstance(live.now, RoseNoire)
    return live.now.hands


def tally(seats: int, level: str, seed: int, numbers: range) -> Tally:
    total: Tally = Counter()
    for number in numbers:
        total.update(play(number, seats, level, seed))
    return total


def share(won: int, of: int) -> str:
    low, high = wilson(won, of)
    return f"{100 * won / max(1, of):5.1f} %  ({100 * low:.1f} to {100 * high:.1f}; {won} of {of})"


def rate(total: Tally, key: str) -> float:
    return total[f"played:{key}"] / max(1, total[f"held:{key}"])


def cards(total: Tally) -> list[str]:
    """The actions and events that are in the box at this number of players."""
    return [key for key in ACTIONS + EVENTS if total[f"held:{key}"]]


def verdicts(seats: int, total: Tally) -> dict[str, bool]:
    """Each criterion, and whether it holds."""
    games = total["games"]
    found = {
        f"{camp} win {100 * low:.0f} to {100 * high:.0f} %": low <= total[f"camp:{camp}"] / games <= high
        for camp, (low, high) in SHARES[seats].items()
    }
    found["matches end on all of the turns 2 to 5"] = all(total[f"turn:{turn}"] for turn in range(2, TURNS + 1))
    found["each action and event is played in 10 to 90 % of the matches in which it was held"] = all(
        PLAYS[0] <= rate(total, key) <= PLAYS[1] for key in cards(total)
    )
    return found


def report(total: Tally) -> list[str]:
    games = total["games"]
    lines = [f"{camp:<20} {share(total[f'camp:{camp}'], games)}" for camp in CAMPS]
    lines += [f"ends on turn {turn}       {share(total[f'turn:{turn}'], games)}" for turn in range(2, TURNS + 1)]
    lines += [f"by {why:<17} {share(total[f'reason:{why}'], games)}" for why in GAME.endings]
    lines += [f"played {key:<13} {share(total[f'played:{key}'], total[f'held:{key}'])}" for key in cards(total)]
    return lines


def measured(seats: int, asked: argparse.Namespace) -> Tally:
    total: Tally = Counter()
    work = partial(tally, seats, asked.level, asked.seed)
    for part in shared(work, chunks(asked.games), Crew(asked.jobs, asked.ray)):
        total.update(part)
        print(f"\r{seats} players: {total['games']} of {asked.games}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return total


def main() -> int:
    parser = argparse.ArgumentParser(description="Measures the balance of La Rose Noire between bots of one level.")
    parser.add_argument("--games", type=int, default=1000, help="matches of each number of players (default 1000)")
    parser.add_argument("--level", choices=LEVELS, default="joueur")
    parser.add_argument("--seats", type=int, choices=GAME.seats, help="this number of players only")
    parser.add_argument("--seed", type=int, default=1)
    add_crew(parser)
    parser.add_argument("--json", action="store_true", help="print the counts as JSON instead, a line for each row")
    asked = parser.parse_args()
    held = True
    for seats in [asked.seats] if asked.seats else GAME.seats[::-1]:
        began = time.perf_counter()
        total = measured(seats, asked)
        found = verdicts(seats, total)
        held = held and all(found.values())
        if asked.json:
            print(json.dumps({"seats": seats, "level": asked.level, "seed": asked.seed, "counts": dict(total)}))
            continue
        print(f"{seats} players, {total['games']} matches, {asked.level} at all seats, seed {asked.seed}")
        print("\n".join(report(total)))
        print("\n".join(f"{'PASS' if holds else 'FAIL'}  {criterion}" for criterion, holds in found.items()))
        print(f"{time.perf_counter() - began:.0f} s\n", flush=True)
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
