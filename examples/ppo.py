"""A small PPO in plain numpy that learns Légions against itself, and beats `greedy` in minutes.

    python examples/ppo.py [--rounds 80] [--matches 400] [--seed 1]

One net plays both seats of many matches at once (`veillee.lab.batch`): what a seat sees goes in, one number in each place of a row
that is as long as there are things to see; what comes out is how good each option is, and how well the seat stands. A round plays
on for a while and then goes over what was met a few times, with the clipped objective of PPO and generalised advantages.
"""

import argparse
import time
from dataclasses import dataclass

import numpy as np
from librt.strings import BytesWriter
from numpy.typing import NDArray

from veillee.bots.bot import Bot
from veillee.bots.levels import bot
from veillee.bots.playing import play_live
from veillee.core.dice import FastDice
from veillee.core.features import Features
from veillee.core.game import GameInfo
from veillee.core.live import Live
from veillee.games import game
from veillee.lab.batch import Batch, numbers, observed
from veillee.lab.statistics import wilson

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

MATCHES, STEPS = 256, 64
"""How many matches are played at once, and how many decisions of each in a round."""
PASSES, SOME = 3, 2048
"""How often a round is gone over, and how many decisions are looked at together."""
WIDE = 128
RATE, CLIP, LAMBDA, CURIOSITY = 1e-3, 0.2, 0.9, 0.01


class Net:
    """What is seen, two layers, and from there a number for each meaning an option can have, and one for how the seat stands."""

    def __init__(self, features: Features, seats: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        most = [array.most for array in features.arrays(seats) for _ in range(array.length)] + [len(features.prompts)]
        self.first = np.concatenate([[0], np.cumsum(np.array(most) + 1)])
        sizes = [(self.first[-1], WIDE), (WIDE, WIDE), (WIDE, features.meanings + 2), (WIDE, 1)]
        gains = [np.sqrt(2 / len(most)), np.sqrt(2 / WIDE), 0.01, 0.01]
        self.parts = [
            (chance.standard_normal(size) * gain).astype(np.float32) for size, gain in zip(sizes, gains, strict=True)
        ]
        self.parts += [np.zeros(WIDE, np.float32), np.zeros(WIDE, np.float32)]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def seen(self, observations: NDArray[np.int16], prompts: NDArray[np.int16]) -> Floats:
        """A row of ones and noughts for each decision: a one for each number that is seen, at its own place."""
        at = np.column_stack([observations, prompts]) + self.first[:-1]
        row = np.zeros((len(at), self.first[-1]), np.float32)
        np.put_along_axis(row, at, 1, axis=1)
        return row

    def think(self, seen: Floats, meanings: Ints) -> tuple[Floats, Floats, Floats, Floats]:
        """Both layers, the logarithm of how likely each option is, and how the seat stands, from -1 to 1."""
        one = np.maximum(seen @ self.parts[0] + self.parts[4], 0)
        two = np.maximum(one @ self.parts[1] + self.parts[5], 0)
        liked = np.where(meanings > 0, np.take_along_axis(two @ self.parts[2], meanings, axis=1), -1e9)
        liked -= liked.max(axis=1, keepdims=True)
        return one, two, liked - np.log(np.exp(liked).sum(axis=1, keepdims=True)), (two @ self.parts[3])[:, 0]

    def improve(
        self, seen: Floats, meanings: Ints, chosen: Ints, before: Floats, better: Floats, worth: Floats
    ) -> None:
        """One step of Adam: options that turned out better become likelier, within the clip; the seat's standing what it was worth."""
        count = np.arange(len(seen))
        one, two, logs, stands = self.think(seen, meanings)
        likely = np.exp(logs)
        ratio = np.exp(logs[count, chosen] - before)
        free = np.where(better > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        pull = -better * ratio * free
        doubt = -(likely * np.maximum(logs, -50)).sum(axis=1, keepdims=True)
        to_options = -likely * pull[:, None] + CURIOSITY * likely * (np.maximum(logs, -50) + doubt)
        to_options[count, chosen] += pull
        width = self.parts[2].shape[1]
        at = (count[:, None] * width + meanings).ravel()
        to_meanings = np.bincount(at, to_options.ravel(), len(seen) * width).reshape(-1, width).astype(np.float32)
        to_stand = (0.5 * (stands - worth))[:, None].astype(np.float32)
        to_two = (to_meanings @ self.parts[2].T + to_stand @ self.parts[3].T) * (two > 0)
        to_one = (to_two @ self.parts[1].T) * (one > 0)
        slopes = [seen.T @ to_one, one.T @ to_two, two.T @ to_meanings, two.T @ to_stand, to_one.sum(0), to_two.sum(0)]
        self.steps += 1
        for part, slope, mean, square in zip(self.parts, slopes, self.means, self.squares, strict=True):
            slope /= len(seen)
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            part -= RATE * (mean / (1 - 0.9**self.steps)) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)


@dataclass
class Round:
    """What was met in some steps of all matches: a row for each step, a column for each match."""

    seen: Floats
    meanings: Ints
    chosen: Ints
    logs: Floats
    better: Floats
    worth: Floats


def played(net: Net, batch: Batch, steps: int, chance: np.random.Generator) -> Round:
    """Some steps of all matches, by chance as the net likes each option; then what each decision was worth."""
    seen, meanings, chosen, logs, seats, stands, won, ended = ([] for _ in range(8))
    for _ in range(steps + 1):
        seen.append(net.seen(batch.observations, batch.asked[:, 1] - 1))
        meanings.append(batch.meanings.astype(np.int64))
        _, _, liked, stand = net.think(seen[-1], meanings[-1])
        chosen.append((liked + chance.gumbel(size=liked.shape)).argmax(axis=1))
        logs.append(liked[np.arange(batch.matches), chosen[-1]])
        seats.append(batch.asked[:, 0].copy())
        stands.append(stand)
        if len(seen) <= steps:
            batch.step(chosen[-1])
            won.append(np.where(batch.ended, 2 * batch.shares[np.arange(batch.matches), seats[-1]] - 1, 0))
            ended.append(batch.ended.copy())
    better = np.zeros((steps + 1, batch.matches), np.float32)
    for at in reversed(range(steps)):
        # What is good for the next seat is bad for this one, if it is another; and nothing is beyond the end of a match.
        side = np.where(ended[at], 0, np.where(seats[at + 1] == seats[at], 1, -1))
        better[at] = won[at] + side * (stands[at + 1] + LAMBDA * better[at + 1]) - stands[at]
    whole = [np.concatenate(part[:steps]) for part in (seen, meanings, chosen, logs, stands)]
    flat = better[:steps].ravel()
    spread = ((flat - flat.mean()) / (flat.std() + 1e-6)).astype(np.float32)
    return Round(whole[0], whole[1], whole[2], whole[3], spread, (whole[4] + flat).astype(np.float32))


def learnt(info: GameInfo, rounds: int, seed: int, told: bool = False) -> Net:
    """A net after so many rounds of play and study."""
    batch = Batch(info, MATCHES, seed=seed)
    net = Net(observed(info), batch.seats, seed)
    chance = np.random.default_rng(seed)
    for number in range(rounds):
        met = played(net, batch, STEPS, chance)
        for _ in range(PASSES):
            for some in np.array_split(chance.permutation(len(met.chosen)), len(met.chosen) // SOME):
                net.improve(*(part[some] for part in vars(met).values()))
        if told and number % 10 == 9:
            print(number + 1, round(time.process_time()), against("greedy", net, info, 100, seed))
    return net


class Pupil(Bot):
    """Plays as the net likes best."""

    def __init__(self, net: Net, info: GameInfo, seed: int) -> None:
        super().__init__(info, seed)
        self.net = net

    def think(self, live: Live, seat: int, options: list[int], dice: FastDice) -> int:
        pending = live.pending
        assert pending is not None
        features, seen, meant = observed(self.info), BytesWriter(), BytesWriter()
        features.write(live.now, seat, seen, pending.about)
        features.write_options(live.now, seat, pending.prompt, options, meant)
        prompts = np.array([features.prompts[pending.prompt] - 1], np.int16)
        row = self.net.seen(numbers(seen)[None], prompts)
        return options[int(self.net.think(row, numbers(meant)[None].astype(np.int64))[2].argmax())]


def against(rival: str, net: Net, info: GameInfo, matches: int, seed: int) -> float:
    """The share of the wins against a bot, each deal from both seats."""
    won = 0.0
    for number in range(matches):
        live = Live(info.match(FastDice(seed << 20 | number // 2), ask_all=True))
        bots = [Pupil(net, info, number), bot(rival, info, number)]
        play_live(live, bots if number % 2 else bots[::-1])
        won += live.now.outcome().shares[1 - number % 2]
    return won / matches


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=80)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    info = game("legions")
    net = learnt(info, args.rounds, args.seed, told=True)
    spent = time.process_time() / 60
    for rival in ("random", "greedy"):
        share = against(rival, net, info, args.matches, args.seed + 1)
        low, high = wilson(share * args.matches, args.matches)
        print(
            f"{rival}: {100 * share:.1f} % ({100 * low:.1f}-{100 * high:.1f}) of {args.matches}, after {spent:.1f} min"
        )


if __name__ == "__main__":
    main()
