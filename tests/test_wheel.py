"""The wheel holds all that the programme needs, and runs where nothing of the source is near."""

import json
import os
import subprocess
import sys
import time
import venv
import zipfile
from pathlib import Path

import httpx
import pytest

from tests.server.process import PATIENCE, free_port

ROOT = Path(__file__).parent.parent
BUILD = ["-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation"]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that `make setup` built; where the plain source is tested, one that is not compiled."""
    made = ROOT / "dist"
    if not os.environ.get("VEILLEE_COMPILED"):
        made = tmp_path_factory.mktemp("wheel")
        pure = {**os.environ, "VEILLEE_PURE": "1"}
        subprocess.run([sys.executable, *BUILD, "--wheel-dir", str(made), str(ROOT)], check=True, env=pure)
    (found,) = made.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Path:
    folder = tmp_path_factory.mktemp("site")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


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


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Path:
    """An empty environment in which the wheel alone was installed, with what it says it needs."""
    folder = tmp_path_factory.mktemp("house")
    venv.create(folder / "env", with_pip=True)
    pinned = ["--constraint", str(ROOT / "requirements.txt"), str(wheel)]
    install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", *pinned]
    subprocess.run([folder / "env" / "bin" / "python", *install], check=True, capture_output=True)
    return folder


def alone(house: Path) -> dict[str, str]:
    """Neither Node nor a compiler is on this path."""
    return {"HOME": str(house), "PATH": str(house / "env" / "bin"), "LANG": "fr_FR.UTF-8"}


def test_where_only_the_wheel_is_installed_people_play(house: Path) -> None:
    programme = [str(house / "env" / "bin" / "veillee")]
    played = subprocess.run(
        [*programme, "play", "legions"], input="q\n", capture_output=True, text=True, env=alone(house)
    )
    assert "Le tour 1 commence." in played.stdout, played.stderr
    port = free_port()
    server = subprocess.Popen([*programme, "serve", "--port", str(port)], stdout=subprocess.DEVNULL, env=alone(house))
    try:
        assert healthy(f"http://127.0.0.1:{port}/healthz", server)
        page = httpx.get(f"http://127.0.0.1:{port}/")
        assert "Veillée" in page.text
    finally:
        server.terminate()
        server.wait()


def healthy(address: str, server: "subprocess.Popen[bytes]") -> bool:
    """Whether a server answers, once it has started."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and server.poll() is None:
        try:
            return httpx.get(address).json()["status"] == "ok"  # type: ignore[no-any-return]
        except httpx.TransportError:
            time.sleep(0.1)
    return False
