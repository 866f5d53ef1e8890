"""Benchmarks: how fast the house is, on one core, and how fast others are beside it."""

import json
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

from veillee.bots.ismcts import IsmctsBot, Tree
from veillee.bots.levels import FULL
from veillee.bots.playing import answer_by_chance, play_by_chance
from veillee.bots.rehearsal import HINTED
from veillee.core.dice import FastDice
from veillee.core.game import GameInfo
from veillee.core.live import Live
from veillee.core.match import WRITE, Match
from veillee.lab.tables import WHIM
from veillee.memory import settle

PEERS = ["open_spiel==2.0.2", "rlcard==1.2.0"]


def best(measure: Callable[[], float], times: int = 5) -> float:
    """The best of a few runs: what disturbs a measurement only ever slows it."""
    return max(measure() for _ in range(times))


def usual_seats(info: GameInfo) -> int:
    """How many play in the middle of what the game allows."""
    return info.seats[len(info.seats) // 2]


def random_play(info: GameInfo, games: int, seats: int = 0) -> dict[str, float]:
    """Whole matches by chance, inline; forced choices are not asked and not counted."""
    began = time.process_time()
    played = play_by_chance(info, seats or usual_seats(info), info.checked({}), list(range(games)), WHIM)
    spent = time.process_time() - began
    return {
        "decisions_per_s": played.decisions / spent,
        "games_per_s": games / spent,
        "decisions_per_game": played.decisions / games,
    }


def positions(info: GameInfo, seed: int) -> Iterator[Live]:
    """A live match stopped at each of its decisions, chance answering."""
    live = Live(info.match(FastDice(seed), usual_seats(info), ask_all=True))
    dice = FastDice(seed + 1)
    while (pending := live.pending) is not None:
        yield live
        at = dice.below(len(pending.seats)) if pending.first else 0
        option = pending.options[at][dice.below(len(pending.options[at]))]
        live.answer(pending.seats[at], live.number, option, "…" if option == WRITE else "")


def copies(info: GameInfo, games: int = 2, times: int = 50) -> float:
    """Copies a second, over all positions of some matches."""
    spent = 0.0
    made = 0
    for seed in range(games):
        for live in positions(info, seed):
            spent += timed_copies(live.base, times)
            made += times
    return made / spent


def timed_copies(match: Match, times: int) -> float:
    copy = match.copy
    began = time.process_time()
    for _ in range(times):
        copy()
    return time.process_time() - began


def live_play(info: GameInfo, games: int) -> float:
    """Answers a second at live tables: each re-runs its step from where it began, forced choices included."""
    began = time.process_time()
    tables = [Live(info.match(FastDice(seed), usual_seats(info), ask_all=True)) for seed in range(games)]
    answers = sum(answer_by_chance(live, FastDice(seed)) for seed, live in enumerate(tables))
    return answers / (time.process_time() - began)


def search(info: GameInfo, searcher: IsmctsBot, games: int, iterations: int) -> float:
    """Iterations a second, over all decisions of some matches."""
    spent = 0.0
    done = 0
    for seed in range(games):
        for live in positions(info, seed):
            assert live.pending is not None
            if len(live.pending.options[0]) > 1:
                tree = searcher.tree(live, live.pending.seats[0], FastDice(seed))
                spent += timed_iterations(tree, iterations)
                done += iterations
    return done / spent


def timed_iterations(tree: Tree, iterations: int) -> float:
    iterate = tree.iterate
    began = time.process_time()
    for _ in range(iterations):
        iterate()
    return time.process_time() - began


def memory(info: GameInfo, matches: int = 200) -> float:
    """Bytes that a live match takes while it waits in the middle of the game."""
    middle = sum(1 for _ in positions(info, 0)) // 2
    held: list[Live] = []
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for seed in range(matches):
        held += islice(positions(info, seed), middle, middle + 1)
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(held)


def ours(info: GameInfo, effort: float) -> dict[str, float]:
    """Everything measured of one game; `effort` is how many seconds of random play are enough."""
    settle()
    games = max(5, round(random_play(info, 5)["games_per_s"] * effort))
    few = max(1, games // 100)
    played = max((random_play(info, games) for _ in range(8)), key=lambda run: run["decisions_per_s"])
    full = IsmctsBot(info, 1, 1, horizon=FULL, careless=100)
    hinted = IsmctsBot(info, 1, 1, horizon=HINTED)
    return {
        **played,
        "full_table_per_s": best(lambda: random_play(info, games, info.seats[-1])["decisions_per_s"]),
        "copy_us": 1e6 / best(lambda: copies(info)),
        "live_decisions_per_s": best(lambda: live_play(info, few)),
        "ismcts_full_playouts_per_s": best(lambda: search(info, full, 2, 2 * few)),
        "ismcts_hinted_per_s": best(lambda: search(info, hinted, 2, 2 * few)),
        "bytes_per_idle_match": memory(info),
    }


def others(folder: Path) -> list[dict[str, object]]:
    """The peers, installed into a folder of their own if they are not there yet; what fails is said in their place."""
    python = folder / "bin" / "python"
    try:
        if not python.exists():
            subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True, capture_output=True)
        subprocess.run([str(python), "-m", "pip", "install", "-q", *PEERS], check=True, capture_output=True)
        script = Path(__file__).with_name("peers.py")
        ran = subprocess.run([str(python), str(script)], check=True, capture_output=True, text=True)
    except (subprocess.CalledProcessError, OSError) as error:
        return [{"peer": ", ".join(PEERS), "game": "–", "error": f"not installed or not run ({type(error).__name__})"}]
    return [json.loads(line) for line in ran.stdout.splitlines()]
