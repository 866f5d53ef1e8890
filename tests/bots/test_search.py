"""What a search finds in small games whose best play is known."""

from collections import Counter
from typing import Final

import pytest

from veillee.bots.flat import FlatBot
from veillee.bots.halving import HalvingBot
from veillee.bots.ismcts import IsmctsBot, asked_after
from veillee.bots.levels import bot
from veillee.bots.rehearsal import HINTED
from veillee.core.dice import Dice, FastDice
from veillee.core.facts import About, Prompt
from veillee.core.game import GameInfo, Hints, Options, Voice
from veillee.core.live import Live
from veillee.core.match import Match, Outcome
from veillee.core.text import Text

TAKE: Final = Prompt("take", "NIM-1", "Prenez.", "Take.")
SHOW: Final = Prompt("show", "SIGN-1", "Montrez.", "Show.")


class Nim(Match):
    """Seats in turn take one, two or three of a heap; whoever takes the last wins."""

    heap: int
    turn: int
    winner: int

    def step(self) -> None:
        self.heap -= self.choose(self.turn, TAKE, [n for n in (1, 2, 3) if n <= self.heap])
        self.winner = self.turn
        self.turn = (self.turn + 1) % self.seats
        self.over = self.heap == 0

    def copy(self) -> "Nim":
        twin = Nim()
        self.copy_table(twin)
        twin.heap, twin.turn, twin.winner = self.heap, self.turn, self.winner
        return twin

    def outcome(self) -> Outcome:
        shares = [float(seat == self.winner) for seat in range(self.seats)]
        return Outcome(shares, [0] * self.seats, "last")


def nim(heap: int, seats: int = 2) -> Live:
    match = Nim()
    match.set_table(seats, FastDice(1), 0, False)
    match.heap, match.turn, match.winner = heap, 0, 0
    return Live(match)


class Signs(Match):
    """Both show a number at once. Seat 0 wins if its number is higher, or if both show 0; 1 is never better than 2."""

    shown: list[int]

    def step(self) -> None:
        self.shown = self.choose_together(SHOW, [0, 1], [[0, 1, 2], [0, 1, 2]])
        self.over = True

    def copy(self) -> "Signs":
        twin = Signs()
        self.copy_table(twin)
        twin.shown = self.shown[:]
        return twin

    def outcome(self) -> Outcome:
        ours, theirs = self.shown
        share = 0.5 if ours == theirs else float(ours > theirs)
        return Outcome([share, 1 - share], [0, 0], "shown")


def unused(seats: int, dice: Dice, options: Options, ask_all: bool) -> Match:
    raise AssertionError((seats, dice, options, ask_all))


def info(hints: Hints | None = None) -> GameInfo:
    return GameInfo(
        key="small",
        title=Text("petit", "small"),
        seats=[2],
        rules_version=1,
        options=[],
        new=unused,
        voice=Voice(),
        hints=hints or Hints(),
    )


@pytest.mark.parametrize("led", [False, True])
@pytest.mark.parametrize(("heap", "best"), [(5, 1), (6, 2), (7, 3), (9, 1), (10, 2)])
def test_a_search_leaves_a_multiple_of_four(heap: int, best: int, led: bool) -> None:
    assert IsmctsBot(info(), 3, 3000, seconds=600, led=led).answer(nim(heap), 0) == best


def test_three_seats_each_want_their_own_win() -> None:
    """Heap 4, three seats: taking 1 lets the next seat take all; leaving 1 or 2 lets it too; none is safe but it must win at 3."""
    assert IsmctsBot(info(), 3, 500, seconds=600).answer(nim(3, seats=3), 0) == 3


def test_a_sealed_decision_is_searched_for_each_seat_apart() -> None:
    match = Signs()
    match.set_table(2, FastDice(1), 0, False)
    match.shown = []
    for seat in (0, 1):
        assert IsmctsBot(info(), 3, 500, seconds=600).answer(Live(match), seat) == 2


class Told(Hints):
    """Says that taking one is best, whatever happens, and that the match is even."""

    def weights(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> list[int] | None:
        return [100 if option == 1 else 1 for option in options]


def test_hints_lead_a_short_search_and_not_a_long_one() -> None:
    """Progressive bias: where few iterations are made the hint is taken, where many are the truth is found."""
    short: Counter[int] = Counter()
    for seed in range(20):
        short[IsmctsBot(info(Told()), seed, 4, horizon=0, seconds=600).answer(nim(10), 0)] += 1
    assert short.most_common(1)[0][0] == 1
    assert IsmctsBot(info(Told()), 3, 6000, careless=100, seconds=600).answer(nim(10), 0) == 2


def test_preferences_lead_a_tree_and_leave_no_answer_untried() -> None:
    """While young it goes where the hints say; what they call a hundred times less likely is tried too, and found where it is right."""
    young = IsmctsBot(info(Told()), 3, 8, horizon=0, seconds=600, led=True)
    arms = asked_after(young.searched(nim(10), 0, FastDice(1)).start, TAKE, 0).arms
    taken = {edge: arm.taken for edge, arm in arms.items()}
    assert taken[1] > taken[2] + taken[3]
    assert IsmctsBot(info(Told()), 3, 6000, careless=100, seconds=600, led=True).answer(nim(10), 0) == 2


def test_a_horizon_ends_a_rehearsal_with_the_evaluation() -> None:
    """A bot that sees no end trusts the game's evaluation."""

    class Likes(Hints):
        def value(self, match: Match, seat: int) -> float:
            assert isinstance(match, Nim)
            return 1.0 if (match.heap == 8) == (seat == 0) else 0.0

    assert IsmctsBot(info(Likes()), 1, 60, horizon=0, seconds=600).answer(nim(10), 0) == 2
    assert IsmctsBot(info(Likes()), 1, 60, horizon=0, seconds=600).answer(nim(11), 0) == 3


def test_the_game_may_say_how_far_to_look_and_where_to_judge() -> None:
    """Judged only when few are left, and looked at that far; a bot with a horizon of its own judges at once."""
    judged: set[int] = set()

    class Patient(Hints):
        def value(self, match: Match, seat: int) -> float:
            assert isinstance(match, Nim)
            judged.add(match.heap)
            return 0.5

        def ahead(self, match: Match) -> int:
            return 1

        def calm(self, match: Match) -> bool:
            assert isinstance(match, Nim)
            return match.heap <= 4

    FlatBot(info(Patient()), 1, 20, HINTED, seconds=600).answer(nim(20), 0)
    assert judged
    assert max(judged) <= 4
    judged.clear()
    FlatBot(info(Patient()), 1, 20, 0, seconds=600).answer(nim(20), 0)
    assert min(judged) >= 17


def test_a_level_searches_as_the_game_asks() -> None:
    class Asks(Hints):
        def same_worlds(self) -> bool:
            return True

    tree, halving = bot("joueur", info(), 1), bot("joueur", info(Asks()), 1)
    assert isinstance(tree, IsmctsBot)
    assert isinstance(halving, HalvingBot)
    assert (tree.iterations, halving.trials, tree.led) == (300, 100, False)
    master, former = bot("maitre", info(), 1), bot("maitre-1", info(), 1)
    assert isinstance(master, IsmctsBot)
    assert isinstance(former, IsmctsBot)
    assert (master.led, former.led) == (True, False)


@pytest.mark.parametrize("heap", [5, 6, 7, 9])
def test_the_options_that_promise_most_are_tried_most(heap: int) -> None:
    """Half of the options are left out after each round, the best never; the trials are bounded whatever their number."""
    tried: list[int] = []

    class Counted(Hints):
        def value(self, match: Match, seat: int) -> float:
            assert isinstance(match, Nim)
            tried.append(match.heap)
            return 1.0 if match.heap % 4 == 0 else 0.5 / match.heap

        def ahead(self, match: Match) -> int:
            return 0

    assert HalvingBot(info(Counted()), 3, 60, seconds=600).answer(nim(heap), 0) == heap % 4
    counts = sorted(tried.count(left) for left in set(tried))
    assert counts == [10, 25, 25]
    assert tried.count(heap - heap % 4) == 25
