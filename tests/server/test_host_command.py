"""`veillee host`: what it asks of a house, what it shows, and what it says when it cannot."""

from pathlib import Path

import pytest

from tests.server.process import Server, free_port
from veillee.cli import main
from veillee.server.seats import new_id

KEY = "a-key-for-the-host"


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    done = main(["host", *words, "--lang", "en"])
    found = capsys.readouterr()
    return done, found.out + found.err


def test_the_host_keeps_his_house_from_the_command_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VEILLEE_DATABASE", f"sqlite:///{tmp_path / 'unused.db'}")
    monkeypatch.setenv("VEILLEE_KEY", KEY)
    with Server(tmp_path, key=KEY) as server:
        at = ("--url", server.base)
        table = server.post("/api/tables", {"game": "legions", "name": "Zoé", "listed": True})["table"]
        shown = said(capsys, *at)
        assert shown[0] == 0
        assert "Zoé" in shown[1]
        assert table in said(capsys, "--json", *at)[1]
        assert said(capsys, "announce", "Back at nine.", *at) == (0, "Done.\n")
        assert "Back at nine." in said(capsys, *at)[1]
        assert said(capsys, "mute", "Zoé", "--hours", "1", *at)[0] == 0
        assert said(capsys, "ban", "192.0.2.0/24", *at)[0] == 0
        assert "192.0.2.0/24" in said(capsys, *at)[1]
        assert said(capsys, "lift", "1", *at)[0] == 0
        assert said(capsys, "close", table, *at)[0] == 0
        assert server.get("/api/tables") == []
        assert said(capsys, "drain", *at)[0] == 0
        server.post("/api/tables", {"game": "legions", "name": "Zoé"}, 503)
        assert said(capsys, "open", *at)[0] == 0
        assert "no such report" in said(capsys, "erase", "7", *at)[1]
        assert said(capsys, "close", *at) == (2, "veillee: “close” what?\n")
        monkeypatch.setenv("VEILLEE_KEY", "another")
        assert said(capsys, *at) == (2, "veillee: the host’s key is needed\n")
    assert "does not answer" in said(capsys, "--url", f"http://127.0.0.1:{free_port()}")[1]
    monkeypatch.delenv("VEILLEE_KEY")
    assert "VEILLEE_KEY" in said(capsys, *at)[1]


def test_no_address_of_a_table_looks_like_an_option() -> None:
    assert all(new_id()[0] not in "-_" for _ in range(500))
