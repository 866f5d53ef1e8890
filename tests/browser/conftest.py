"""A real server, a real Chromium, and visitors who complain about every error on their console."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.visitor import Door
from tests.server.process import ROOT, Server

QUIET = [
    "--no-sandbox",
    "--headless",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def script(name: str) -> str:
    """Runs one of the project's own scripts, and gives what it printed."""
    done = subprocess.run([ROOT / "scripts" / name], capture_output=True, text=True, cwd=ROOT, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    script("web.sh")
    quick = {"thinking": 0.05, "line_pace": 0, "steady_seconds": 0.5, "deals": 1, "trials": 2, "fearless": ""}
    quick |= {"push": "any", "call_after": 0}
    with Server(tmp_path_factory.mktemp("browser"), **quick) as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=Path(script("browser.sh")), args=QUIET)
        yield chromium
        chromium.close()


@pytest.fixture
def door(server: Server, browser: Browser) -> Iterator[Door]:
    """Lets visitors in, and at the end asks each whether anything went wrong."""
    door = Door(server, browser)
    yield door
    door.close()
