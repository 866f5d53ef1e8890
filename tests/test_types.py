"""A face where a card belongs is a type error: mypy refuses each of these mistakes, which would tell secrets."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

RIGHT = [
    "match.knows(0, card)",
    "match.reveal(match.choose(0, prompt, zone))",
    "match.reveal(match.choose_together(prompt, [0], [zone])[0])",
    "match.show(match.choose_first(prompt, [0], [zone])[1], 0)",
    "take_out(zone, card)",
    "match.face[card] = face",
]
WRONG = [
    "match.knows(0, face)",
    "match.knows(card, 0)",
    "match.reveal(match.choose(0, prompt, seats))",
    "match.show(*match.choose_first(prompt, [0], [zone]))",
    "match.show(face, 0)",
    "match.reveal(match.face[card])",
    "match.reveal(match.choose(0, prompt, match.face))",
    "match.shuffle(match.face)",
    "match.face[card] = card",
    "zone.append(face)",
    "take_out(zone, face)",
    "print(face in zone)",
    "print(face == card)",
]
HEAD = """from veillee.core.facts import Prompt
from veillee.core.match import Card, Face, Match, Seat, take_out


def play(match: Match, prompt: Prompt, zone: list[Card], seats: list[Seat], card: Card, face: Face) -> None:
"""


@pytest.fixture(scope="module")
def refused(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The lines that mypy finds fault with."""
    folder = tmp_path_factory.mktemp("types")
    path = folder / "mistakes.py"
    path.write_text(HEAD + "".join(f"    {line}\n" for line in RIGHT + WRONG))
    command = [sys.executable, "-m", "mypy", "--config-file", "pyproject.toml", "--cache-dir", str(folder), str(path)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert ran.stderr == ""
    told = [line.split(":") for line in ran.stdout.splitlines() if ": error:" in line]
    assert {Path(parts[0]).name for parts in told} == {path.name}, ran.stdout
    lines = path.read_text().splitlines()
    return {lines[int(parts[1]) - 1].strip() for parts in told}


@pytest.mark.parametrize("line", RIGHT)
def test_a_card_may_stand_where_a_card_belongs(refused: set[str], line: str) -> None:
    assert line not in refused


@pytest.mark.parametrize("line", WRONG)
def test_a_face_may_not_stand_where_a_card_belongs(refused: set[str], line: str) -> None:
    assert line in refused
