"""The fences between the rooms of the house hold: import-linter refuses a step over any of them."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

STEPS = {
    "core/dice.py": ["veillee.games", "veillee.memory"],
    "games/__init__.py": ["veillee.games.legions"],
    "games/legions/bot.py": ["veillee.bots.bot", "veillee.memory", "veillee.games.keyforge"],
    "bots/bot.py": ["veillee.games.keyforge", "veillee.lab.work"],
    "lab/work.py": ["veillee.games.cendrelin", "veillee.server.settings"],
    "server/settings.py": ["veillee.games.legions.rules", "veillee.cli.about"],
    "cli/about.py": ["veillee.games.keyforge.cards"],
}
"""For a file of the package, what it must never import."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package copied, so that it can be spoilt."""
    folder = tmp_path_factory.mktemp("house")
    shutil.copytree(ROOT / "veillee", folder / "veillee", ignore=lambda _, names: {"static", "__pycache__"} & {*names})
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    code = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    return subprocess.run([sys.executable, "-c", code, "--no-cache"], cwd=folder, capture_output=True, text=True)


def test_the_house_keeps_its_own_rules(house: Path) -> None:
    ran = lint(house)
    assert ran.returncode == 0, ran.stdout


@pytest.mark.parametrize(("file", "other"), [(file, other) for file, others in STEPS.items() for other in others])
def test_a_step_over_a_fence_is_refused(house: Path, file: str, other: str) -> None:
    path = house / "veillee" / file
    source = path.read_text()
    path.write_text(f"{source}\nimport {other}\n")
    try:
        ran = lint(house)
    finally:
        path.write_text(source)
    assert ran.returncode == 1, ran.stdout
    assert other in ran.stdout
