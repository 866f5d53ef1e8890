"""ISMCTS, Monte Carlo tree search over information sets: one tree over many dealt worlds, for any game and any number of seats.

Each iteration deals a world the seat could be sitting at, walks down the tree among the options that exist there, plays on
from the first unexplored answer, and credits every answer on the way with the share its own seat came to (max^n). Answers are
compared across worlds by what they mean (`Match.edge`), and an answer's exploration counts the times it was on offer.
"""

import time
from math import log, sqrt
from typing import Final

from veillee.bots.bot import Bot, Clock
from veillee.bots.rehearsal import SILENT, Rehearsal
from veillee.core.dice import FastDice
from veillee.core.facts import About, Prompt
from veillee.core.game import GameInfo, Hints
from veillee.core.live import Live
from veillee.core.match import WRITE, Match

UNTRIED: Final = 1000.0
CLOCK_EVERY: Final = 4
DOUBT: Final = 100.0
"""After so many offers an answer that the hints call unlikely is tried twice as freely as they say."""
LEAD: Final = 1.5
"""How far the game's preferences lead a tree, beside a share of the win."""
EVENLY: Final = 0.25
"""How much of that is for all answers alike at the open decision, so that none is overlooked there."""


class Arm:
    """An answer in the tree: how often it was on offer, how often taken, and what it brought its seat."""

    offered: int
    taken: int
    total: float
    weight: float
    """How much the game's hints favour it among its neighbours: 1 is neither for nor against."""
    seen: int
    """The last iteration in which it was on offer."""
    next: "Node | None"

    def __init__(self, weight: float) -> None:
        self.offered = 0
        self.taken = 0
        self.total = 0.0
        self.weight = weight
        self.seen = -1
        self.next = None


class Node:
    """A question in the tree. After the same answers another world may ask another question: those are its `other`s."""

    prompt: Final[Prompt]
    seat: Final[int]
    arms: dict[int, Arm]
    joint: dict[int, Arm]
    """Where several seats answered at once: what follows each combination of their answers."""
    other: "Node | None"

    def __init__(self, prompt: Prompt, seat: int, other: "Node | None") -> None:
        self.prompt = prompt
        self.seat = seat
        self.arms = {}
        self.joint = {}
        self.other = other


def meaning(match: Match, prompt: Prompt, option: int) -> int:
    """What an answer means in every world: silence and writing mean themselves."""
    return option if option <= WRITE else match.edge(prompt, option)


def asked_after(arm: Arm, prompt: Prompt, seat: int) -> Node:
    """The question that an answer led to."""
    node = arm.next
    while node is not None:
        if node.prompt is prompt and node.seat == seat:
            return node
        node = node.other
    node = Node(prompt, seat, arm.next)
    arm.next = node
    return node


class Tree(Rehearsal):
    """The rehearsals of one decision and what was learnt from them."""

    start: Arm
    last: Arm | None
    """The answer the walk came by; None once it has left the tree."""
    explore: float
    bias: float
    from_leaf: bool
    """Whether the horizon is counted from where the walk leaves the tree, and not from the open decision."""
    may_be_silent: bool
    """Whether saying nothing is an answer to the open decision."""
    round: int
    path: list[Arm]
    path_seats: list[int]

    def __init__(
        self,
        hints: Hints,
        dice: FastDice,
        live: Live,
        seat: int,
        horizon: int,
        careless: int,
        explore: float,
        bias: float,
    ) -> None:
        super().__init__(hints, dice, live, seat, horizon, careless)
        self.start = Arm(1.0)
        self.last = None
        self.explore = explore
        self.bias = bias
        self.from_leaf = False
        self.may_be_silent = False
        self.round = 0
        self.path = []
        self.path_seats = []

    def iterate(self) -> None:
        """One world, walked and credited."""
        self.last = self.start
        self.path.clear()
        self.path_seats.clear()
        shares = self.play()
        self.round += 1
        for at, arm in enumerate(self.path):
            arm.taken += 1
            arm.total += shares[self.path_seats[at]]

    def go_on(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> int:
        last = self.last
        if last is None:
            return self.guess(match, seat, prompt, options, about)
        node = asked_after(last, prompt, seat)
        choice = self.select(node, match, options, about)
        arm = node.arms[meaning(match, prompt, choice)]
        self.walk(arm, seat)
        self.last = arm if arm.taken else None
        if self.from_leaf:
            self.asked = 0
        return choice

    def open_first(
        self, match: Match, prompt: Prompt, seats: list[int], options: list[list[int]], due: int, about: About
    ) -> tuple[int, int]:
        """The seat in whose head this is played acts, or is silent if it may be; then the others go on."""
        own = options[seats.index(self.seat)]
        if self.may_be_silent:
            own = [*own, SILENT]
        choice = self.go_on(match, self.seat, prompt, own, about)
        if choice == SILENT:
            return self.others_go_on(match, prompt, seats, options, due, about)
        return self.seat, choice

    def go_on_together(
        self, match: Match, prompt: Prompt, seats: list[int], options: list[list[int]], about: About
    ) -> list[int]:
        """Each seat selects by its own statistics alone; the walk goes on below the combination."""
        last = self.last
        if last is None:
            return [self.guess(match, seat, prompt, options[at], about) for at, seat in enumerate(seats)]
        choices: list[int] = []
        together = 0
        known = True
        for at, seat in enumerate(seats):
            node = asked_after(last, prompt, seat)
            choice = self.select(node, match, options[at], about)
            edge = meaning(match, prompt, choice)
            arm = node.arms[edge]
            self.walk(arm, seat)
            known = known and arm.taken > 0
            together = (together * 1009 + edge) & 0xFFFFFFFFFFFF
            choices.append(choice)
        self.last = self.below(asked_after(last, prompt, seats[0]), together) if known else None
        if self.from_leaf:
            self.asked = 0
        return choices

    def below(self, node: Node, together: int) -> Arm:
        if together not in node.joint:
            node.joint[together] = Arm(1.0)
        return node.joint[together]

    def walk(self, arm: Arm, seat: int) -> None:
        self.path.append(arm)
        self.path_seats.append(seat)

    def select(self, node: Node, match: Match, options: list[int], about: About) -> int:
        """The option with the highest hope: its mean, what is still unknown of it, and the game's hint while young."""
        own = node.seat == self.seat
        best = options[0]
        most = -1.0
        for option in options:
            hope = self.hope(self.offered(node, match, option, options, about), own)
            if hope > most:
                most = hope
                best = option
        return best

    def offered(self, node: Node, match: Match, option: int, options: list[int], about: About) -> Arm:
        """The arm of an option that is on offer now."""
        edge = meaning(match, node.prompt, option)
        arm = node.arms.get(edge)
        if arm is None:
            self.grow(node, match, options, about)
            arm = node.arms[edge]
        if arm.seen != self.round:
            arm.seen = self.round
            arm.offered += 1
        return arm

    def hope(self, arm: Arm, own: bool) -> float:
        """Of its own answers a seat tries every one; others are thought to try the unlikely ones as seldom as the hints say,
        until there has been time enough to doubt the hints."""
        curb = 1.0 if own else min(1.0, arm.weight * (1.0 + arm.offered / DOUBT))
        if arm.taken == 0:
            return 0.0 if curb * arm.offered < 1.0 else UNTRIED * arm.weight + self.dice.below(1024)
        taken = float(arm.taken)
        unknown = self.explore * curb * sqrt(log(float(arm.offered)) / taken)
        return arm.total / taken + unknown + self.bias * arm.weight / (taken + 1.0)

    def grow(self, node: Node, match: Match, options: list[int], about: About) -> None:
        """Gives every new option its arm, weighted by the game's hints; to be silent is neither likely nor unlikely."""
        weights = None if options[-1] == SILENT else self.hints.weights(match, node.seat, node.prompt, options, about)
        mean = 1.0 if weights is None else sum(weights) / len(options)
        for at, option in enumerate(options):
            edge = meaning(match, node.prompt, option)
            if edge not in node.arms:
                node.arms[edge] = Arm(1.0 if weights is None else weights[at] / mean)


class LedTree(Tree):
    """A tree that the game's preferences lead (PUCT): an answer's hope is its mean, and its part of what all are preferred, ever
    less the more often it was taken. What was never taken is thought as good as the question itself."""

    def select(self, node: Node, match: Match, options: list[int], about: About) -> int:
        arms = [self.offered(node, match, option, options, about) for option in options]
        preferred, total, taken = 0.0, 0.0, 0
        for arm in arms:
            preferred += sqrt(arm.weight)
            total += arm.total
            taken += arm.taken
        usual = total / taken if taken else 0.5
        evenly = EVENLY if self.last is self.start else 0.0
        best = options[0]
        most = -1.0
        for at, arm in enumerate(arms):
            known = arm.total / arm.taken if arm.taken else usual
            part = evenly / len(options) + (1.0 - evenly) * sqrt(arm.weight) / preferred
            hope = known + LEAD * part * sqrt(float(arm.offered)) / (arm.taken + 1.0)
            if hope > most:
                most = hope
                best = options[at]
        return best


class IsmctsBot(Bot):
    """Searches a number of iterations, or as many as its time allows, and takes the answer it took most often."""

    iterations: int
    horizon: int
    careless: int
    explore: float
    bias: float
    from_leaf: bool
    led: bool
    """Whether the game's preferences lead the tree."""

    def __init__(
        self,
        info: GameInfo,
        seed: int,
        iterations: int,
        horizon: int = 1 << 30,
        careless: int = 10,
        explore: float = 0.7,
        bias: float = 0.2,
        seconds: float = 1.0,
        clock: Clock = time.monotonic,
        from_leaf: bool = False,
        led: bool = False,
    ) -> None:
        super().__init__(info, seed, seconds, clock)
        self.iterations = iterations
        self.horizon = horizon
        self.careless = careless
        self.explore = explore
        self.bias = bias
        self.from_leaf = from_leaf
        self.led = led

    def think(self, live: Live, seat: int, options: list[int], dice: FastDice) -> int:
        tree = self.searched(live, seat, dice, SILENT in options)
        return self.preferred(tree, live, seat, options)

    def searched(self, live: Live, seat: int, dice: FastDice, may_be_silent: bool = False) -> Tree:
        """The tree after the whole budget, or after what time allowed of it."""
        tree = self.tree(live, seat, dice)
        tree.may_be_silent = may_be_silent
        deadline = self.clock() + self.seconds
        for done in range(self.iterations):
            if done % CLOCK_EVERY == 0 and self.clock() >= deadline:
                break
            tree.iterate()
        return tree

    def tree(self, live: Live, seat: int, dice: FastDice) -> Tree:
        kind = LedTree if self.led else Tree
        tree = kind(self.info.hints, dice, live, seat, self.horizon, self.careless, self.explore, self.bias)
        tree.from_leaf = self.from_leaf
        return tree

    def hoped(self, tree: Tree, live: Live, seat: int) -> float:
        """The share that a seat may expect at the open decision, by what the search found on average."""
        pending = live.pending
        assert pending is not None
        total, taken = 0.0, 0
        for arm in asked_after(tree.start, pending.prompt, seat).arms.values():
            total += arm.total
            taken += arm.taken
        return total / taken

    def preferred(self, tree: Tree, live: Live, seat: int, options: list[int]) -> int:
        """The option taken most often; among equals, the one that brought most. One that brings no more than silence is not taken."""
        pending = live.pending
        assert pending is not None
        node = asked_after(tree.start, pending.prompt, seat)
        silence = node.arms.get(SILENT)
        best = options[0] if silence is None else SILENT
        most = -1.0
        for option in options:
            arm = node.arms.get(meaning(live.now, pending.prompt, option))
            if arm is None or (silence is not None and mean(arm) <= mean(silence)):
                continue
            if arm.taken + mean(arm) > most:
                most = arm.taken + mean(arm)
                best = option
        return best


def mean(arm: Arm) -> float:
    return arm.total / (arm.taken + 1)
