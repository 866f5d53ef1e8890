"""Puts the toys among the games of the house for a test, and runs the programme as a programme."""

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import veillee.games
from tests.toy import TOY
from tests.toys.claims import CLAIMS
from tests.toys.story import STORY
from veillee.core.game import GameInfo


@pytest.fixture(autouse=True)
def toy_in_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    known = os.environ.get("VEILLEE_GAMES", " ".join(veillee.games.keys())).split()
    monkeypatch.setattr(veillee.games, "keys", lambda: known)
    for toy in (TOY, CLAIMS, STORY):
        add_game(toy, monkeypatch)


def add_game(info: GameInfo, monkeypatch: pytest.MonkeyPatch) -> None:
    """One more game in the house, as long as a test lasts."""
    package = ModuleType(f"veillee.games.{info.key}")
    package.__dict__["GAME"] = info
    known = [*veillee.games.keys(), info.key]
    monkeypatch.setitem(sys.modules, package.__name__, package)
    monkeypatch.setattr(veillee.games, "keys", lambda: known)


def veillee_run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """The programme in a process of its own, in another folder: the very package that the tests import."""
    home = str(Path(veillee.__file__).parents[1])
    return subprocess.run(
        [sys.executable, "-m", "veillee.cli", *words],
        capture_output=True,
        text=True,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": home},
    )
