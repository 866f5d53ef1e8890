"""Puts the toy among the games of the house for a test, and runs the programme as a programme."""

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import veillee.games
from tests.toy import TOY


@pytest.fixture(autouse=True)
def toy_in_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    package = ModuleType("veillee.games.toy")
    package.__dict__["GAME"] = TOY
    known = [*veillee.games.keys(), "toy"]
    monkeypatch.setitem(sys.modules, "veillee.games.toy", package)
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
