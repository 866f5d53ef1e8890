"""OpenSpiel: our games as Python games of that library, so that its own algorithms run on them.

The first node is chance: it draws the deal. An action is the number of an option, sealed decisions are asked one seat after the
other, and the returns are the shares of the win.
"""

from typing import Any

import msgspec
import numpy as np
import pyspiel
from librt.strings import BytesWriter

from veillee.bots.bot import mix
from veillee.core.choosers import Answer, Pending, Script
from veillee.core.dice import FastDice
from veillee.core.facts import NOTHING, About, Prompt, Told
from veillee.core.game import GameInfo, Options
from veillee.core.match import NOBODY, SPECTATOR, WRITE, Chooser, Match
from veillee.core.pieces import prose, spoken
from veillee.core.text import EN
from veillee.games import game
from veillee.lab.batch import numbers

DEALS = 10_000
"""How many deals chance draws from, unless the game is loaded with another number."""
MOST_OPTIONS = 256
"""The most options of a game that is not seen as numbers."""
LONGEST = 1_000_000
"""More actions than any match has."""
TEXT = "…"
"""What is written where a game asks for a text: no algorithm writes."""

REGISTERED: dict[str, GameInfo] = {}
"""The games that the library knows, by key."""

Marks = dict[int, tuple[int, int]]
"""Where a step was dealt anew: before which of its answers, for which seat, and by which seed."""


class Redealt(Chooser):
    """Feeds the answers of a step; where it was dealt anew, what the seat does not know is dealt again on the way."""

    def __init__(self, answers: list[Answer], marks: Marks) -> None:
        self.script = Script(answers)
        self.marks = marks

    def dealt(self, match: Match) -> int:
        """Deals anew if this is the place, and says for whom."""
        seat, seed = self.marks.get(self.script.at, (NOBODY, 0))
        if seat != NOBODY:
            dice = FastDice(seed)
            match.resample(seat, dice)
            match.dice = dice
        return seat

    def reconsidered(self, match: Match, prompt: Prompt, seats: list[int], options: list[list[int]]) -> list[list[int]]:
        """What each could answer as the cards lie now."""
        reader = self.dealt(match)
        if reader == NOBODY:
            return options
        return [
            options[at] if seat == reader else match.reconsider(prompt, seat, options[at])
            for at, seat in enumerate(seats)
        ]

    def pick(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> int:
        self.dealt(match)
        return self.script.pick(match, seat, prompt, options, about)

    def pick_together(
        self, match: Match, prompt: Prompt, seats: list[int], options: list[list[int]], about: About
    ) -> list[int]:
        return self.script.pick_together(match, prompt, seats, self.reconsidered(match, prompt, seats, options), about)

    def pick_first(
        self,
        match: Match,
        prompt: Prompt,
        seats: list[int],
        options: list[list[int]],
        due: int,
        window: int,
        about: About,
    ) -> tuple[int, int]:
        offered = self.reconsidered(match, prompt, seats, options)
        return self.script.pick_first(match, prompt, seats, offered, due, window, about)

    def text(self, match: Match, seat: int, prompt: Prompt) -> str:
        return TEXT


class SpielTable:
    """Where matches are played: states of one game share it, and another process finds it again by what it is made of."""

    def __init__(self, key: str, seats: int, deals: int, options: str) -> None:
        self.made_of = (key, seats, deals, options)
        self.info = REGISTERED.get(key) or game(key)
        self.seats = seats or self.info.seats[0]
        self.deals = deals
        self.options: Options = dict(word.split("=", 1) for word in options.split(";") if word)
        self.most = self.info.features.options if self.info.features else MOST_OPTIONS

    def __deepcopy__(self, _memo: object) -> "SpielTable":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return SpielTable, self.made_of

    def match(self, deal: int) -> Match:
        return self.info.match(FastDice(deal), self.seats, self.options)


class Position:
    """A match at an open decision, as a live table keeps it; it can also be dealt anew for a seat."""

    def __init__(self, table: SpielTable, deal: int) -> None:
        self.base = table.match(deal)
        self.table = table
        self.deal = deal
        self.log: list[tuple[bool, int]] = []
        """Everything that was done: answers by the number of the option, and new deals (True) by their seed."""
        self.since: list[Answer] = []
        self.marks: Marks = {}
        self.told: list[Told] = []
        """What was told in the steps before this one."""
        self.answered: list[tuple[int, int]] = []
        """The seat and the number of the option of every answer."""
        self.advance()

    def __deepcopy__(self, _memo: object) -> "Position":
        """A position for itself: matches are never changed once they are shown, so that two positions may share them."""
        twin = Position.__new__(Position)
        twin.__dict__.update(self.__dict__)
        twin.since = self.since[:]
        twin.marks = dict(self.marks)
        twin.told = self.told[:]
        twin.answered = self.answered[:]
        twin.log = self.log[:]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return remade, (self.table, self.deal, self.log)

    def advance(self) -> None:
        """Runs steps until a decision is open or the match is over."""
        self.pending: Pending | None = None
        self.now = self.base
        while self.pending is None and not self.base.over:
            self.now = self.base.copy()
            self.now.ears = []
            self.now.chooser = Redealt(self.since, self.marks)
            try:
                self.now.step()
            except Pending as pending:
                self.pending = pending
            else:
                self.told += self.now.ears
                self.now.ears = None
                self.base, self.since, self.marks = self.now, [], {}

    @property
    def seat(self) -> int:
        """Who is asked; in a window where nobody is due, any that can act, as chance has it."""
        pending = self.pending
        assert pending is not None
        if not pending.first:
            return pending.seats[0]
        if pending.due != NOBODY:
            return pending.due
        return pending.seats[mix(self.deal, len(self.answered)) % len(pending.seats)]

    @property
    def options(self) -> list[int]:
        assert self.pending is not None
        return self.pending.options_of(self.seat)

    @property
    def about(self) -> About:
        return NOTHING if self.pending is None else self.pending.about

    def answer(self, number: int) -> None:
        """The seat that is asked takes the option of that number."""
        self.log.append((False, number))
        self.take(number)

    def take(self, number: int) -> None:
        seat, option = self.seat, self.options[number]
        self.answered.append((seat, number))
        self.since.append((seat, option, TEXT if option == WRITE else ""))
        self.advance()

    def redeal(self, seed: int) -> None:
        """Deals anew what the seat that is asked does not know: the cards, and what others have answered under seal."""
        assert self.pending is not None
        self.log.append((True, seed))
        seat, opened = self.seat, self.pending.number
        sealed = len(self.since) - opened
        del self.since[opened:]
        del self.answered[len(self.answered) - sealed :]
        self.marks[opened] = (seat, seed)
        self.advance()
        dice = FastDice(mix(seed, sealed))
        for _ in range(sealed):
            self.take(dice.below(len(self.options)))

    def heard(self, seat: int) -> list[Told]:
        """All that a seat was told."""
        return [one for one in self.told + (self.now.ears or []) if one.reaches(seat)]

    def seen(self, seat: int) -> str:
        """What a seat sees now, and what it is asked."""
        view = msgspec.json.encode(self.now.view(seat, self.about)).decode()
        if self.pending is None or seat != self.seat:
            return view
        return f"{self.pending.prompt.key} {len(self.options)} {view}"

    def recalled(self, seat: int) -> str:
        """All that a seat remembers: what it was told, what it answered, and what it sees now."""
        heard = " ".join(f"{one.fact.key}{one.args}" for one in self.heard(seat))
        own = " ".join(f"{at}:{number}" for at, (who, number) in enumerate(self.answered) if who == seat)
        return f"{heard}\n{own}\n{self.seen(seat)}"


def remade(table: SpielTable, deal: int, log: list[tuple[bool, int]]) -> Position:
    """A position made again from what was done in it."""
    position = Position(table, deal)
    for dealt, number in log:
        if dealt:
            position.redeal(number)
        else:
            position.answer(number)
    return position


class TableState(pyspiel.State):  # type: ignore[misc]
    """A state of a match; before the deal it has no position yet."""

    def __init__(self, game: "TableGame") -> None:
        super().__init__(game)
        self.table = game.table
        self.position: Position | None = None

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.pending is None else self.position.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.table.deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        if player != self.position.seat:
            return []
        return list(range(min(len(self.position.options), self.table.most)))

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = Position(self.table, action)
        else:
            self.position.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        position = self.position
        if position is None:
            return f"deal {action}"
        assert position.pending is not None
        voice = self.table.info.voice
        label = voice.label(position.now, player, position.pending, position.options[action], EN)
        names = [f"seat {seat + 1}" for seat in range(self.table.seats)]
        return f"{action}: {prose(spoken(label, player, names, EN))}"

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.pending is None

    def returns(self) -> list[float]:
        if self.position is None or self.position.pending is not None:
            return [0.0] * self.table.seats
        return self.position.now.outcome().shares

    def redealt(self, seed: int) -> "TableState":
        """A state that the seat to move cannot tell from this one."""
        twin: TableState = self.clone()
        assert twin.position is not None
        twin.position.redeal(seed)
        return twin

    def __str__(self) -> str:
        return "the deal" if self.position is None else " ".join(f"{who}:{at}" for who, at in self.position.answered)


class TableObserver:
    """What a seat sees, as a string and as the arrays of the game's features."""

    def __init__(self, table: SpielTable, kind: Any) -> None:
        self.kind = kind
        self.private = kind.private_info != pyspiel.PrivateInfoType.NONE
        self.features = table.info.features
        arrays = [] if self.features is None else self.features.arrays(table.seats)
        self.tensor = np.zeros(sum(array.length for array in arrays), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for array in arrays:
            self.dict[array.name] = self.tensor[at : at + array.length]
            at += array.length

    def set_from(self, state: TableState, player: int) -> None:
        self.tensor.fill(0)
        if self.features is not None and state.position is not None and self.private:
            out = BytesWriter()
            self.features.write(state.position.now, player, out, state.position.about)
            self.tensor[:] = numbers(out)

    def string_from(self, state: TableState, player: int) -> str:
        position = state.position
        if position is None:
            return "before the deal"
        reader = player if self.private else SPECTATOR
        return position.recalled(reader) if self.kind.perfect_recall else position.seen(reader)


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games at one table."""

    info: GameInfo
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {"players": 0, "deals": DEALS, "options": "", **(params or {})}
        table = SpielTable(self.info.key, given["players"], given["deals"], given["options"])
        table.match(0)
        about = pyspiel.GameInfo(
            num_distinct_actions=table.most,
            max_chance_outcomes=table.deals,
            num_players=table.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, about, given)
        self.table = table

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> TableObserver:
        return TableObserver(self.table, kind or pyspiel.IIGObservationType(perfect_recall=False))


def register(info: GameInfo) -> str:
    """Makes a scored game known to the library; the name under which `pyspiel.load_game` finds it."""
    name = f"veillee_{info.key}"
    REGISTERED[info.key] = info
    if name not in pyspiel.registered_names():
        kind = pyspiel.GameType(
            short_name=name,
            long_name=info.title.en,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.CONSTANT_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=info.seats[-1],
            min_num_players=info.seats[0],
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=info.features is not None,
            parameter_specification={"players": info.seats[0], "deals": DEALS, "options": ""},
            provides_factored_observation_string=False,
        )
        made = type(f"{info.key.title()}Game", (TableGame,), {"info": info, "kind": kind})
        globals()[made.__name__] = made  # the library pickles games, and a class is pickled by its name
        pyspiel.register_game(kind, made)
    return name


def resampler(seed: int = 0) -> Any:
    """For `set_resampler` of the library's ISMCTS: another world that the seat to move could be sitting at."""
    dice = FastDice(seed)

    def resampled(state: TableState, _player: int) -> TableState:
        return state.redealt(dice.below(1 << 30))

    return resampled
