"""The wheel holds all that the programme needs, and runs where nothing of the source is near."""

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BUILD = ["-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation"]


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that `make setup` built; where the plain source is tested, one that is not compiled."""
    folder = tmp_path_factory.mktemp("wheel")
    made = ROOT / "dist"
    if not os.environ.get("VEILLEE_COMPILED"):
        made = folder / "dist"
        pure = {**os.environ, "VEILLEE_PURE": "1"}
        subprocess.run([sys.executable, *BUILD, "--wheel-dir", str(made), str(ROOT)], check=True, env=pure)
    (wheel,) = made.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


def test_what_is_not_python_travels_along(unpacked: Path) -> None:
    """Rulebooks, sheets of cards, grammars and migrations; and the browser client where it was built."""
    names = {str(path.relative_to(unpacked)) for path in unpacked.rglob("*") if path.is_file()}
    data = [path for kind in ("txt", "lark", "mako") for path in (ROOT / "veillee").rglob(f"*.{kind}")]
    assert {str(path.relative_to(ROOT)) for path in data} <= names
    assert {f"veillee/server/rules/{page.name}" for page in (ROOT / "docs" / "rules").glob("*.md")} <= names
    assert {str(page.relative_to(ROOT)) for page in (ROOT / "veillee" / "server").glob("static/*.html")} <= names


def test_the_wheel_plays_every_game(unpacked: Path, tmp_path: Path) -> None:
    def run(*words: str) -> dict[str, object]:
        found: dict[str, object] = json.loads(
            subprocess.run(
                [sys.executable, "-m", "veillee.cli", *words, "--json"],
                check=True,
                capture_output=True,
                cwd=tmp_path,
                env={**os.environ, "PYTHONPATH": str(unpacked)},
            ).stdout
        )
        return found

    games = run("about")["games"]
    assert isinstance(games, list)
    for game in games:
        assert run("simulate", game["key"], "--games", "2")["games"] == 2
