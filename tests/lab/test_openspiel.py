"""Our games in OpenSpiel: its own tests pass, and its algorithms run on them."""

import os
from itertools import permutations
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr, generate_playthrough, mcts
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from tests.toys.kuhn import KUHN
from veillee.core.dice import FastDice
from veillee.core.game import GameInfo
from veillee.games import game, games
from veillee.lab.openspiel import register, resampler

SCORED = [
    pytest.param(info, seats, id=f"{info.key}-{seats}")
    for info in games()
    if info.scored
    for seats in (info.seats if os.environ.get("VEILLEE_SOAK") else info.seats[:1])
]
GOLDEN = Path(__file__).parent.parent / "golden" / "openspiel-kuhn.txt"
DEALS = 6
VALUE = 0.5 - 1 / 18 / 4
"""What Kuhn's poker is worth to the first player, in shares."""


def kuhn() -> Any:
    """Kuhn's poker with each of its six deals once."""
    assert sorted(KUHN.match(FastDice(deal)).face for deal in range(DEALS)) == sorted(map(list, permutations(range(3))))
    return pyspiel.load_game(f"{register(KUHN)}(deals={DEALS})")


@pytest.mark.parametrize(("info", "seats"), SCORED)
def test_the_library_finds_nothing_wrong(info: GameInfo, seats: int) -> None:
    table = pyspiel.load_game(f"{register(info)}(players={seats},deals=50)")
    pyspiel.random_sim_test(table, num_sims=1, serialize=False, verbose=False)


def test_a_state_is_made_again_from_its_history() -> None:
    pyspiel.random_sim_test(kuhn(), num_sims=20, serialize=True, verbose=False)


def test_the_playthrough_is_the_golden_one() -> None:
    assert generate_playthrough.playthrough(str(kuhn()), None, seed=3) == GOLDEN.read_text()


def test_mccfr_finds_the_equilibrium_of_a_toy() -> None:
    """Exploitability, as the library reckons it, falls; the value of the game is the one in the literature."""
    table = kuhn()
    before = exploitability.exploitability(table, policies.UniformRandomPolicy(table))
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(table, external_sampling_mccfr.AverageType.SIMPLE)
    for _ in range(1500):
        solver.iteration()
    found = solver.average_policy()
    assert exploitability.exploitability(table, found) < before / 4
    value = pyspiel_value(table.new_initial_state(), found)
    assert value == pytest.approx(VALUE, abs=0.005)


def pyspiel_value(state: Any, policy: Any) -> float:
    """What the first player may expect when both play by a policy."""
    if state.is_terminal():
        return float(state.returns()[0])
    chances = state.chance_outcomes() if state.is_chance_node() else policy.action_probabilities(state).items()
    return float(sum(chance * pyspiel_value(state.child(action), policy) for action, chance in chances))


@pytest.mark.parametrize("info", [KUHN, game("legions")], ids=lambda info: info.key)
def test_its_search_plays_a_match(info: GameInfo) -> None:
    """OpenSpiel's ISMCTS, dealing anew as our own bots do: it checks itself that a new world looks the same to the seat."""
    table = pyspiel.load_game(register(info))
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(2))
    bot = ISMCTSBot(table, evaluator, 2.0, 4, random_state=np.random.RandomState(3))
    bot.set_resampler(resampler(4))
    state = table.new_initial_state()
    state.apply_action(7)
    moves = 0
    while not state.is_terminal() and moves < 12:
        state.apply_action(bot.step(state))
        moves += 1
    assert moves > 1


def test_a_better_search_wins_more_in_the_toy() -> None:
    """Who searches loses less with the worst card than who bets always."""
    table = kuhn()
    bot = ISMCTSBot(
        table, mcts.RandomRolloutEvaluator(2, np.random.RandomState(2)), 2.0, 200, random_state=np.random.RandomState(3)
    )
    bot.set_resampler(resampler(5))
    worst = next(deal for deal in range(DEALS) if KUHN.match(FastDice(deal)).face[1] == 0)
    state = table.new_initial_state()
    state.apply_action(worst)
    state.apply_action(1)
    assert bot.step(state) == 0


def test_what_the_seat_remembers_does_not_change_when_dealt_anew() -> None:
    """The information state of the seat to move is the same in every world dealt for it, in the middle of matches too."""
    dice = FastDice(5)
    for info in games():
        if not info.scored:
            continue
        state = pyspiel.load_game(register(info)).new_initial_state()
        state.apply_action(3)
        for number in range(40):
            if state.is_terminal():
                break
            seat = state.current_player()
            twin = state.redealt(number)
            assert twin.current_player() == seat
            assert twin.information_state_string(seat) == state.information_state_string(seat)
            assert twin.observation_string(seat) == state.observation_string(seat)
            assert twin.legal_actions() == state.legal_actions()
            actions = state.legal_actions()
            state.apply_action(actions[dice.below(len(actions))])
