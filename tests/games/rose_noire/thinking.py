"""What a bot of some level answers in a position, in the words of the game."""

from tests.games.rose_noire.position import opened, word_for
from veillee.core.dice import FastDice
from veillee.games.rose_noire import GAME
from veillee.games.rose_noire.rules.match import RoseNoire

SILENT = "silent"


def answered(m: RoseNoire, seat: int, *answers: str, level: int = 1, seed: int = 1) -> str:
    """What the seat's bot does at the question that follows these answers; its world is the one that lies there."""
    pending = opened(m, *answers)
    twin = m.copy()
    option = GAME.hints.answer(
        twin, seat, pending.prompt, pending.options_of(seat), pending.about, level, FastDice(seed)
    )
    return SILENT if option is None else word_for(twin, option)


def often(m: RoseNoire, seat: int, level: int = 1, times: int = 12) -> set[str]:
    """All that it answers by different dice."""
    return {answered(m, seat, level=level, seed=seed) for seed in range(1, times + 1)}
