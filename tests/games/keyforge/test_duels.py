"""Whole duels by chance: none stuck, none broken, and a copy goes on like the original."""

import os

import pytest

from veillee.core.choosers import RandomChooser
from veillee.core.dice import FastDice
from veillee.games.keyforge.rules.duel import Duel
from veillee.games.keyforge.rules.setup import new

DUELS = 20_000 if os.environ.get("VEILLEE_SOAK") else 40


def check(duel: Duel) -> None:
    """Every card in exactly one zone, the one it says; nothing negative; nothing left on what is out of play."""
    seen = sorted(card for zone in duel.zones() for card in zone)
    assert seen == list(range(len(duel.face)))
    for seat, side in enumerate(duel.sides):
        assert side.aember >= 0
        for number, zone in enumerate(side.zones()):
            assert all(duel.zone[card] == number and duel.side[card] == seat for card in zone)
    for card in duel.cards():
        assert duel.damage[card] >= 0
        if not duel.in_play(card):
            assert not (duel.damage[card])
            assert not (duel.aember[card])
            assert not (duel.counters[card])
            assert not (duel.stunned[card])
    for card in duel.creatures():
        assert duel.over or duel.damage[card] < duel.power(card)  # once the match is won nobody falls any more
    hooks = 0
    for live in duel.in_force:
        hooks |= live.hooks
    assert hooks == duel.hooks


@pytest.mark.parametrize("seed", range(12))
def test_a_duel_by_chance_ends_in_order(seed: int) -> None:
    duel = new(2, FastDice(seed), {}, seed % 2 == 0)
    duel.chooser = RandomChooser(FastDice(seed + 1))
    while not duel.over and duel.turn < 400:
        duel.step()
        check(duel)
    assert duel.over
    assert duel.sides[duel.winner].forged() == 3


def test_every_duel_by_chance_ends() -> None:
    """Between new decks, with every option of the table; none is stuck, and the last position is in order."""
    for seed in range(DUELS):
        options = {"errata": ("print", "current")[seed % 2], "decks": ("random", "starters")[seed % 10 == 0]}
        duel = new(2, FastDice(1000 + seed), options, seed % 3 == 0)
        duel.chooser = RandomChooser(FastDice(seed))
        while not duel.over and duel.turn < 1000:
            duel.step()
        assert duel.over, seed
        check(duel)


def test_a_copy_goes_on_like_the_original() -> None:
    duel = new(2, FastDice(7), {}, False)
    duel.chooser = RandomChooser(FastDice(8))
    while duel.turn < 12:
        duel.step()
    twin = duel.copy()
    twin.chooser = RandomChooser(FastDice(9))
    duel.chooser = RandomChooser(FastDice(9))
    while not duel.over:
        duel.step()
        twin.step()
        assert [duel.zones(), duel.face, duel.damage] == [twin.zones(), twin.face, twin.damage]
    assert twin.over
