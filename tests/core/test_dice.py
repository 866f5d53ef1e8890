"""The two kinds of dice: fair, repeatable, and one of them sealed."""

import hashlib

import pytest

from veillee.core.dice import Dice, FastDice, SealedDice, seal_of

SECRET = hashlib.sha256(b"a winter evening").digest()


@pytest.mark.parametrize("dice", [FastDice(7), SealedDice(SECRET)], ids=["fast", "sealed"])
class TestAnyDice:
    def test_every_face_comes_up_about_as_often(self, dice: Dice) -> None:
        dice = dice.copy()
        counts = [0] * 6
        for _ in range(12_000):
            counts[dice.below(6)] += 1
        assert max(counts) - min(counts) < 300

    def test_a_copy_rolls_the_same_and_apart(self, dice: Dice) -> None:
        first, second = dice.copy(), dice.copy()
        rolls = [first.below(1000) for _ in range(50)]
        assert [second.below(1000) for _ in range(50)] == rolls

    def test_shuffling_reaches_every_order(self, dice: Dice) -> None:
        dice = dice.copy()
        orders = set()
        for _ in range(400):
            items = [1, 2, 3]
            dice.shuffle(items)
            orders.add(tuple(items))
        assert len(orders) == 6


def test_neighbouring_seeds_deal_differently() -> None:
    hands = {tuple(FastDice(seed).below(31) for _ in range(1)) for seed in range(200)}
    assert len(hands) > 25


def test_a_seed_beyond_32_bits_counts() -> None:
    assert FastDice(5).below(1 << 20) != FastDice(5 + (1 << 32)).below(1 << 20)


def test_the_seal_binds_the_secret_without_telling_it() -> None:
    dice = SealedDice(SECRET)
    assert dice.seal() == seal_of(SECRET)
    assert SECRET.hex() not in dice.seal()
    assert SealedDice(bytes(32)).seal() != dice.seal()


def test_a_short_secret_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        SealedDice(b"short")
