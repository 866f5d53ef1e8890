"""Golden playthroughs: a diff of one is a conversation, and asks for a new rules_version where it asks another question."""

from pathlib import Path

import pytest

from tests.golden.playthrough import golden_of, playthrough
from veillee.core.game import GameInfo
from veillee.games import games

HERE = Path(__file__).parent


@pytest.mark.parametrize("info", games(), ids=lambda info: info.key)
def test_the_golden_match_is_played_as_before(info: GameInfo) -> None:
    golden = (HERE / f"{info.key}.txt").read_text()
    again = playthrough(info, golden_of(golden))
    assert again == golden, "run `make docs`, read the diff, and change rules_version if behaviour changed"
