"""PettingZoo: a game as an AEC environment, in which seats act one after the other, with an action mask.

An action is the number of an option; what the options mean stands in the observation. The rewards are the shares of the win.
"""

from typing import Any

import numpy as np
from greenlet import getcurrent, greenlet
from gymnasium import spaces
from librt.strings import BytesWriter
from pettingzoo.utils.env import AECEnv

from veillee.core.dice import FastDice
from veillee.core.facts import NOTHING
from veillee.core.features import put
from veillee.core.game import GameInfo, Options
from veillee.core.match import SPECTATOR, Match
from veillee.core.paused import Paused
from veillee.core.pieces import prose, spoken
from veillee.core.text import EN
from veillee.lab.batch import numbers, observed


class TableEnv(AECEnv[str, dict[str, Any], np.int64]):
    """One table. Sealed decisions are asked one seat after the other, and nobody sees what another has answered."""

    def __init__(
        self, info: GameInfo, seats: int = 0, options: Options | None = None, render_mode: str | None = None
    ) -> None:
        self.metadata = {
            "name": f"veillee_{info.key}_v{info.rules_version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.info = info
        self.features = observed(info)
        self.render_mode = render_mode
        self.seats = seats or info.seats[0]
        self.table = options or {}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.arrays = self.features.arrays(self.seats)
        most = self.features.options
        self.action = spaces.Discrete(most)
        highest = [array.most for array in self.arrays for _ in range(array.length)]
        highest += [len(self.features.prompts), *[self.features.meanings + 1] * most]
        high = np.array(highest, np.int16)
        self.space = spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(high), high, dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (most,), np.int8),
            }
        )
        self.seed = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.space

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        return self.action

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals anew: from the seed, or from the one after the last."""
        self.seed = self.seed + 1 if seed is None else seed
        self.chooser = Paused(FastDice(self.seed), getcurrent().switch)
        self.match = self.info.match(FastDice(self.seed), self.seats, self.table)
        self.match.chooser = self.chooser
        self.match.ears = []
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.run = greenlet(play_out)
        self.run.switch(self.match)
        self.agent_selection = self.possible_agents[self.chooser.seat]

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "a seat that plays gives the number of an option"
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.chooser.choice = int(action)
        self.run.switch()
        if self.match.over:
            self.rewards = dict(zip(self.possible_agents, self.match.outcome().shares, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.chooser.seat]
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat may know: the arrays of the game's features one after the other, the number of the question, and what each
        of its options means. Only the seat that is asked sees the last two.
        """
        seat = self.possible_agents.index(agent)
        asked = seat == self.chooser.seat and not self.match.over
        out = BytesWriter()
        self.features.write(self.match, seat, out, self.chooser.about if not self.match.over else NOTHING)
        put(out, self.features.prompts[self.chooser.prompt] if asked else 0)
        self.features.write_options(self.match, seat, self.chooser.prompt, self.chooser.options if asked else [], out)
        seen = numbers(out)
        return {"observation": seen, "action_mask": (seen[-self.features.options :] > 0).astype(np.int8)}

    def render(self) -> str | None:
        """What everyone at the table has heard so far."""
        if self.render_mode != "ansi":
            return None
        told = [one for one in self.match.ears or [] if one.reaches(SPECTATOR)]
        said = [self.info.voice.say(self.match, one, SPECTATOR, EN) for one in told]
        return "\n".join(prose(spoken(line, SPECTATOR, self.possible_agents, EN)) for line in said)

    def close(self) -> None:
        """Nothing to give back."""


def play_out(match: Match) -> None:
    while not match.over:
        match.step()
