"""Random play in other people's programmes, one game after another, as JSON lines.

This file is run by the Python of an environment where they are installed, and imports nothing of ours.
"""

import json
import random
import sys
import time
import warnings
from collections.abc import Callable
from importlib import import_module

SECONDS = 2.0
"""How long each game is played."""

OPENSPIEL = ["kuhn_poker", "leduc_poker", "gin_rummy", "euchre", "hearts", "hanabi"]
OPENSPIEL_PYTHON = ["python_kuhn_poker", "python_liars_poker"]
RLCARD = ["leduc-holdem", "uno", "gin-rummy", "doudizhu"]


def openspiel(name: str) -> Callable[[], int]:
    """A whole match of an OpenSpiel game; a decision is an action of a player, chance is not counted."""
    library = import_module("pyspiel")
    if name.startswith("python_"):
        import_module("open_spiel.python.games")
    game = library.load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(random.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0])
            else:
                actions = state.legal_actions()
                decisions += 1
                state.apply_action(actions[int(random.random() * len(actions))])
        return decisions

    return play


def rlcard(name: str) -> Callable[[], int]:
    """A whole match in an RLCard environment; a decision is a step."""
    environment = import_module("rlcard").make(name, config={"seed": 1})

    def play() -> int:
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            actions = list(state["legal_actions"])
            state, _ = environment.step(actions[int(random.random() * len(actions))])
            decisions += 1
        return decisions

    return play


def timed(play: Callable[[], int], seconds: float) -> dict[str, float]:
    """Plays for so many seconds of the processor."""
    play()
    games = decisions = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        decisions += play()
        games += 1
    return {"decisions_per_s": decisions / spent, "games_per_s": games / spent}


def measured(peer: str, name: str, make: Callable[[str], Callable[[], int]]) -> dict[str, object]:
    """One line of the table; whatever goes wrong in another's programme is said in it."""
    line: dict[str, object] = {"peer": peer, "game": name}
    try:
        return line | timed(make(name), SECONDS)
    except Exception as error:
        return line | {"error": f"{type(error).__name__}: {error}".splitlines()[0]}


def main() -> None:
    warnings.simplefilter("ignore")
    random.seed(1)
    todo = [("OpenSpiel, C++", name, openspiel) for name in OPENSPIEL]
    todo += [("OpenSpiel, Python", name, openspiel) for name in OPENSPIEL_PYTHON]
    todo += [("RLCard, Python", name, rlcard) for name in RLCARD]
    for peer, name, make in todo:
        sys.stdout.write(json.dumps(measured(peer, name, make)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
