"""Our games pass PettingZoo's own tests of an environment."""

from functools import partial
from typing import Any

import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.render_test import render_test
from pettingzoo.test.seed_test import seed_test

from veillee.core.game import GameInfo
from veillee.games import games
from veillee.lab.aec import TableEnv

OBSERVED = [
    pytest.param(info, seats, id=f"{info.key}-{seats}")
    for info in games()
    if info.features and info.scored
    for seats in info.seats
]


# The library knows a mask beside the observation in its own card games, and warns of it in others.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array", "ignore:Observation space for each agent")
@pytest.mark.parametrize(("info", "seats"), OBSERVED)
def test_the_api_is_kept(info: GameInfo, seats: int) -> None:
    api_test(TableEnv(info, seats), num_cycles=200)


@pytest.mark.parametrize(("info", "seats"), OBSERVED)
def test_a_seed_gives_the_same_match(info: GameInfo, seats: int) -> None:
    seed_test(partial(TableEnv, info, seats), num_cycles=20)


@pytest.mark.parametrize(("info", "seats"), OBSERVED)
def test_it_can_be_rendered(info: GameInfo, seats: int) -> None:
    table: Any = partial(TableEnv, info, seats)
    render_test(table)


@pytest.mark.parametrize(("info", "seats"), OBSERVED)
def test_the_rewards_are_the_shares_of_the_win(info: GameInfo, seats: int) -> None:
    env = played_out(info, seats)
    assert sum(env.rewards.values()) == pytest.approx(1.0)
    assert list(env.rewards.values()) == env.match.outcome().shares


@pytest.mark.parametrize(("info", "seats"), OBSERVED)
def test_what_is_rendered_calls_the_seats_by_their_names(info: GameInfo, seats: int) -> None:
    told = played_out(info, seats, render_mode="ansi").render()
    assert told is not None
    assert "seat_0" in told
    assert [line for line in told.splitlines() if "  " in line or line != line.strip()] == []


def played_out(info: GameInfo, seats: int, **settings: Any) -> TableEnv:
    env = TableEnv(info, seats, **settings)
    env.reset(seed=3)
    while env.agents and not all(env.terminations.values()):
        seen = env.observe(env.agent_selection)
        env.step(int(seen["action_mask"].argmax()))
    return env
