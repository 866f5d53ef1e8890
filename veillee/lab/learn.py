"""Learning by self-play: bots that search play, a small judgement is fitted to what came of it, and is tried against an anchor.

Each generation plays with what the one before has learnt. Everything follows from the plan and its seed: the log has all that is
needed to make the same weights again.

An exploiter learns against another bot instead of itself: it goes on from the weights that came with the game, and what it wins
in the end tells how much there is to be won by whoever studies that bot.
"""

import hashlib
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Protocol

import msgspec
import numpy as np
from numpy.typing import NDArray

from veillee.bots.bot import mix
from veillee.bots.ismcts import IsmctsBot
from veillee.bots.levels import bot, taught
from veillee.bots.rehearsal import HINTED
from veillee.core.dice import FastDice
from veillee.core.game import GameInfo
from veillee.core.judgement import Judgement, Learning
from veillee.core.live import Live
from veillee.core.match import NOBODY, Illegal
from veillee.games import game
from veillee.lab.plots import Mark, intervals
from veillee.lab.tables import SETTLING, deal
from veillee.lab.tournament import Contest, Standings, meetings
from veillee.lab.work import Crew, Jobs, chunks, crew_of, shared

Floats = NDArray[np.float32]

WHIMS = 10
"""Of a hundred decisions of self-play, how many are taken at random: what nobody would do must be judged too."""
HELD_OUT = 10
"""Every tenth match is kept out of the training, to see what was learnt and not remembered."""
EPOCHS = 12
STEPS = 200
"""How often all positions are looked at, and how many steps there are at the least when they are few."""
SOME = 512
"""How many positions are looked at together."""
RATE = 0.002
DECAY = 1e-5
DIGITS = 4
"""Decimals of the weights as they are written."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played, fitted and tried."""

    game: str
    seed: int = 1
    games: int = 2000
    """Matches of self-play in a generation."""
    iterations: int = 80
    """Iterations for a decision of self-play."""
    wide: int = 32
    narrow: int = 16
    anchor: str = "maitre-1"
    """Whom each generation is tried against."""
    budget: int = 2600
    """The iterations of the bot that is tried."""
    trials: int = 100
    """How many matches are played to try a generation."""
    rival: str = ""
    """Whom an exploiter learns to beat; "": it plays against itself."""
    device: str = ""
    """Where PyTorch fits ("cuda", "cpu"); "": without PyTorch, which is enough for a few thousand matches."""


@dataclass(frozen=True, slots=True)
class Position:
    """A position of self-play as one seat may judge it when nothing is hidden."""

    signs: list[int]
    hoped: float
    """What the search found on average for the seat."""
    share: float
    """What it came to in the end."""
    told: float
    """What the game's own hints say."""


@dataclass(frozen=True, slots=True)
class Generation:
    """What one generation came to: a line of the log."""

    number: int
    plan: Plan
    positions: int
    loss: float
    """Log-loss over the matches held out, of what was learnt and of the game's own hints."""
    loss_of_hints: float
    wins: float
    games: int
    low: float
    high: float
    ratio: float
    """Time of thinking, beside that of the anchor."""
    weights: str
    digest: str
    seconds: float


def learning_of(info: GameInfo) -> Learning:
    if info.learning is None or info.seats[0] != 2:
        raise Illegal("no-learning", f"{info.title.fr} ne s'apprend pas encore", f"{info.title.en} does not learn yet")
    return info.learning


def lessons(plan: Plan, weights: str, generation: int, numbers: range) -> list[list[Position]]:
    """Some matches of self-play, each as its positions."""
    info = game(plan.game)
    pupil = taught(info, weights) if weights else info
    series = mix(plan.seed, generation)
    return [studied(plan, info, pupil, bool(weights), number, deal(series, number)) for number in numbers]


def studied(plan: Plan, info: GameInfo, pupil: GameInfo, learnt: bool, number: int, seed: int) -> list[Position]:
    """One match: what the pupil met when it was its turn, wherever the game may be judged. An exploiter has its rival across the table, at each seat in turn."""
    learning = learning_of(info)
    judges = learning.hints(nothing(learning.signs.count))
    rival = bot(plan.rival, info, mix(seed, 4), clock=time.process_time) if plan.rival else None
    theirs = NOBODY if rival is None else number % 2
    options = info.settled({}, 2, FastDice(mix(seed, SETTLING)))
    live = Live(info.new(2, FastDice(seed), options, True))
    whims = FastDice(mix(seed, 1))
    bots = [IsmctsBot(pupil, mix(seed, 2 + seat), plan.iterations, HINTED, from_leaf=learnt) for seat in range(2)]
    met: list[tuple[int, list[int], float, float]] = []
    while (pending := live.pending) is not None:
        seat = pending.seats[0]
        if rival is not None and seat == theirs:
            live.answer(seat, live.number, rival.answer(live, seat))
            continue
        given = info.hints.considered(pending.prompt, pending.options_of(seat))
        choice = given[0]
        if len(given) > 1:
            tree = bots[seat].searched(live, seat, bots[seat].dice_for(live, seat))
            choice = bots[seat].preferred(tree, live, seat, given)
            if whims.below(100) < WHIMS:
                choice = given[whims.below(len(given))]
            hoped = bots[seat].hoped(tree, live, seat)
            viewer = whims.below(2)
            mine = hoped if viewer == seat else 1.0 - hoped
            if judges.calm(live.now):
                met.append((viewer, learning.signs.of(live.now, viewer), mine, info.hints.value(live.now, viewer)))
        live.answer(seat, live.number, choice)
    shares = live.now.outcome().shares
    return [Position(found, hoped, shares[viewer], told) for viewer, found, hoped, told in met]


def nothing(signs: int) -> Judgement:
    """A judgement that knows nothing: enough to ask a game where it would judge."""
    return Judgement(1, 1, [0.0] * (signs + 1), [0.0] * 2, [0.0] * 2)


class Net:
    """Two small layers, fitted by Adam; its weights are what `Judgement` reads."""

    def __init__(self, signs: int, wide: int, narrow: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.signs, self.wide, self.narrow = signs, wide, narrow
        self.parts: list[Floats] = [
            (chance.standard_normal((signs + 1, wide)) * np.sqrt(1 / 20)).astype(np.float32),
            (chance.standard_normal((wide, narrow)) * np.sqrt(2 / wide)).astype(np.float32),
            np.zeros(narrow, np.float32),
            (chance.standard_normal(narrow) * np.sqrt(1 / narrow)).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    @classmethod
    def read(cls, path: str, seed: int) -> "Net":
        """A net that goes on from the weights of a file."""
        found = json.loads(Path(path).read_bytes())
        wide, narrow = found["wide"], found["narrow"]
        rows, middle, last = (np.array(found[name], np.float32) for name in ("rows", "middle", "last"))
        net = cls(len(rows) // wide - 1, wide, narrow, seed)
        inner = middle[: wide * narrow].reshape(narrow, wide).T.copy()
        net.parts = [rows.reshape(-1, wide), inner, middle[wide * narrow :], last[:narrow], last[narrow:]]
        return net

    def forward(self, seen: Floats) -> tuple[Floats, Floats, Floats]:
        rows, middle, added, last, odds = self.parts
        first = np.maximum(seen @ rows, 0)
        second = np.maximum(first @ middle + added, 0)
        return first, second, (1 / (1 + np.exp(-(second @ last + odds)))).astype(np.float32)

    def fit(self, seen: Floats, target: Floats) -> None:
        """One step downhill on some positions."""
        _, middle, _, last, _ = self.parts
        first, second, share = self.forward(seen)
        error = ((share - target) / len(target)).astype(np.float32)
        to_second = np.outer(error, last) * (second > 0)
        to_first = (to_second @ middle.T) * (first > 0)
        slopes = [seen.T @ to_first, first.T @ to_second, to_second.sum(0), second.T @ error, error.sum(keepdims=True)]
        self.steps += 1
        for at, slope in enumerate(slopes):
            self.means[at] = 0.9 * self.means[at] + 0.1 * slope
            self.squares[at] = 0.999 * self.squares[at] + 0.001 * slope**2
            mean = self.means[at] / (1 - 0.9**self.steps)
            square = self.squares[at] / (1 - 0.999**self.steps)
            self.parts[at] = (self.parts[at] * (1 - DECAY) - RATE * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)

    def weights(self) -> dict[str, object]:
        rows, middle, added, last, odds = [np.round(part.astype(np.float64), DIGITS) for part in self.parts]
        return {
            "wide": self.wide,
            "narrow": self.narrow,
            "rows": rows.ravel().tolist(),
            "middle": middle.T.ravel().tolist() + added.tolist(),
            "last": last.tolist() + odds.tolist(),
        }


def table_of(positions: list[Position], signs: int) -> NDArray[np.bool_]:
    """One row a position: its signs, and the last one that is always on."""
    table = np.zeros((len(positions), signs + 1), np.bool_)
    table[:, signs] = True
    for at, position in enumerate(positions):
        table[at, position.signs] = True
    return table


def log_loss(shares: Floats, results: Floats) -> float:
    sure = np.clip(shares, 1e-4, 1 - 1e-4)
    return float(-np.mean(results * np.log(sure) + (1 - results) * np.log(1 - sure)))


def fitted(matches: list[list[Position]], net: Net, plan: Plan) -> tuple[Net, float, float]:
    """The net after these matches, and the log-loss of it and of the game's hints over those held out.

    The target is half the result, half what the search hoped: the result alone is learnt by heart at once. The best epoch counts.
    """
    signs = net.signs
    train = [one for at, match in enumerate(matches) if at % HELD_OUT for one in match]
    held = [one for at, match in enumerate(matches) if at % HELD_OUT == 0 for one in match]
    seen, kept = table_of(train, signs), table_of(held, signs).astype(np.float32)
    target = np.array([(one.share + one.hoped) / 2 for one in train], np.float32)
    results = np.array([one.share for one in held], np.float32)
    pupil = pupil_of(net, seen, target, plan.device)
    chance = np.random.default_rng(plan.seed)
    best, parts = log_loss(net.forward(kept)[2], results), net.parts[:]
    for _ in range(max(EPOCHS, STEPS // -(-len(train) // SOME))):
        pupil.look(chance.permutation(len(train)))
        loss = log_loss(net.forward(kept)[2], results)
        if loss < best:
            best, parts = loss, net.parts[:]
    net.parts = parts
    return net, best, log_loss(np.array([one.told for one in held], np.float32), results)


class Pupil(Protocol):
    """Whoever goes through all positions once, in some order, and leaves the net wiser."""

    def look(self, order: NDArray[np.int64]) -> None: ...


@dataclass(frozen=True, slots=True)
class NumpyPupil:
    net: Net
    seen: NDArray[np.bool_]
    target: Floats

    def look(self, order: NDArray[np.int64]) -> None:
        for start in range(0, len(order), SOME):
            some = order[start : start + SOME]
            self.net.fit(self.seen[some].astype(np.float32), self.target[some])


def pupil_of(net: Net, seen: NDArray[np.bool_], target: Floats, device: str) -> Pupil:
    if not device:
        return NumpyPupil(net, seen, target)
    try:
        from veillee.lab.learn_torch import TorchPupil
    except ImportError:
        raise Illegal(
            "no-torch",
            "--device demande PyTorch : pip install 'veillee[torch]'",
            "--device needs PyTorch: pip install 'veillee[torch]'",
        ) from None
    return TorchPupil(net, seen, target, device)


def generations(plan: Plan, count: int, folder: Path, jobs: Jobs = 1) -> Iterator[Generation]:
    """Generation after generation; each leaves its weights and a line of the log in the folder."""
    info = game(plan.game)
    learning = learning_of(info)
    folder.mkdir(parents=True, exist_ok=True)
    log = folder / f"{plan.game}.jsonl"
    done = logged(log)[:count]
    yield from done
    weights = str(folder / done[-1].weights) if done else known_to(plan, learning)
    for number in range(len(done) + 1, count + 1):
        began = time.perf_counter()
        work = partial(lessons, plan, weights, number)
        crew = part_of(jobs, f"{number}-played")
        matches = [match for part in shared(work, chunks(plan.games), crew, list[list[Position]]) for match in part]
        blank = Net(learning.signs.count, plan.wide, plan.narrow, mix(plan.seed, number))
        start = Net.read(weights, plan.seed) if plan.rival and weights else blank
        net, loss, of_hints = fitted(matches, start, plan)
        path = folder / f"{plan.game}-{number}.json"
        path.write_bytes(msgspec.json.encode(net.weights()))
        weights = str(path)
        standings = tried(plan, weights, number, part_of(jobs, f"{number}-tried"))
        score = standings.all[0]
        low, high = score.interval()
        positions = sum(len(match) for match in matches)
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        took = round(time.perf_counter() - began, 1)
        found = Generation(
            number=number,
            plan=plan,
            positions=positions,
            loss=loss,
            loss_of_hints=of_hints,
            wins=score.wins,
            games=score.games,
            low=low,
            high=high,
            ratio=ratio(standings),
            weights=path.name,
            digest=digest,
            seconds=took,
        )
        done.append(found)
        with log.open("ab") as file:
            file.write(msgspec.json.encode(found) + b"\n")
        (folder / f"{plan.game}.svg").write_text(plot(done), encoding="utf-8")
        yield found


def known_to(plan: Plan, learning: Learning) -> str:
    """What a pupil knows before it begins: an exploiter all that came with the game, others nothing."""
    return learning.weights if plan.rival and Path(learning.weights).is_file() else ""


def logged(log: Path) -> list[Generation]:
    """The generations that an earlier run left: a later one goes on where it ended, with more matches if it likes."""
    return (
        [msgspec.json.decode(line, type=Generation) for line in log.read_bytes().splitlines()] if log.exists() else []
    )


def part_of(jobs: Jobs, part: str) -> Crew:
    """The same crew with a journal of its own for a part of the work: a journal holds one series."""
    crew = crew_of(jobs)
    return (
        crew if crew.journal is None else replace(crew, journal=crew.journal.with_name(f"{crew.journal.name}.{part}"))
    )


def tried(plan: Plan, weights: str, generation: int, jobs: Jobs) -> Standings:
    """What was learnt against the anchor, every deal from both seats."""
    bots = (f"learnt:{plan.budget}:{weights}", plan.anchor)
    contest = Contest(plan.game, bots, plan.trials, mix(plan.seed, -generation), 2)
    standings = Standings(contest)
    for met in meetings(contest, jobs):
        standings.add(met)
    return standings


def ratio(standings: Standings) -> float:
    mine, theirs = (standings.spent[at] / max(1, standings.thoughts[at]) for at in range(2))
    return round(mine / theirs, 3) if theirs else 0.0


def plot(done: list[Generation]) -> str:
    """Strength by generation: the share of wins against the anchor, with its interval."""
    marks = [
        Mark(f"generation {one.number}", one.wins / one.games, one.low, one.high, f"{100 * one.wins / one.games:.1f} %")
        for one in done
        if one.games
    ]
    return intervals(f"wins against {done[0].plan.anchor}", marks, 0.5)
