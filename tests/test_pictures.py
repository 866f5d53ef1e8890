"""Recipes of pictures: each belongs to a printed card, and none stands twice. A card that has none yet shows its kind."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from veillee.core.text import FR
from veillee.games import game

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
UNPAINTED = {"resource", "ephemeral", "mana", "action"}
"""What Cendrelin counts: it has a sign and no card."""


def recipes(files: Iterable[Path]) -> list[str]:
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    return [line.split()[0] for line in lines if line.strip() and line[0] not in "#*"]


@pytest.mark.parametrize(
    ("key", "files", "name"),
    [("legions", "*.art", "face"), ("keyforge", "art/[!a]*.art", "key"), ("cendrelin", "*.art", "face")],
)
def test_every_recipe_is_that_of_one_card(key: str, files: str, name: str) -> None:
    printed = game(key).voice.cards(FR)
    named = [str(face[name]) for face in printed if key != "cendrelin" or face["kind"] not in UNPAINTED]
    found = recipes((GAMES / key).glob(files))
    assert [name for name, times in Counter(found).items() if times > 1] == []
    assert set(found) - set(named) == set()
