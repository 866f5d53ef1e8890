"""`veillee serve`: what it refuses, in the reader's words, before anything starts."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from veillee.cli import main
from veillee.cli.serve import own_database


@pytest.fixture
def taken() -> Iterator[int]:
    """A port on which somebody listens already."""
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        yield int(busy.getsockname()[1])


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["serve", *words]) == 2
    return capsys.readouterr().err


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str], taken: int) -> None:
    french = refused(capsys, "--port", str(taken), "--lang", "fr")
    assert f"port {taken}" in french
    assert "essayez un autre port" in french
    assert "try another port" in refused(capsys, "--port", str(taken), "--lang", "en")


def test_a_port_or_a_host_that_makes_no_sense(capsys: pytest.CaptureFixture[str]) -> None:
    assert "n’est pas un nombre" in refused(capsys, "--port", "beaucoup", "--lang", "fr")
    assert "99999" in refused(capsys, "--port", "99999", "--lang", "en")
    assert "no.such.host.invalid" in refused(capsys, "--host", "no.such.host.invalid", "--lang", "en")


def test_a_database_or_a_bus_that_is_not_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    free = ["--port", str(free_port()), "--lang", "en"]
    assert "unreadable database address" in refused(capsys, *free, "--database", "nonsense")
    assert "does not answer" in refused(capsys, *free, "--database", f"postgresql://127.0.0.1:{free_port()}/x")
    assert "does not answer" in refused(capsys, *free, "--database", f"sqlite:///{tmp_path / 'no' / 'folder.db'}")
    database = ["--database", f"sqlite:///{tmp_path / 'a.db'}"]
    assert "the bus does not answer" in refused(capsys, *free, *database, "--bus", f"redis://127.0.0.1:{free_port()}/0")
    assert "the bus does not answer" in refused(capsys, *free, *database, "--bus", "carrier-pigeon")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_the_usual_database_is_the_user_s_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    assert own_database().startswith("sqlite:///")
    assert str(tmp_path) in own_database()
