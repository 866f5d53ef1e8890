"""Running a house: its settings, backups while it is open, files that are nobody else's, and one server for one file."""

import random
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.process import ROOT, Server, free_port
from tests.server.visit import play_on, played, visit
from veillee.cli import main
from veillee.core.match import Illegal
from veillee.server.backup import alone, back_up, restore
from veillee.server.configuration import LIMITS, NAMES, configured

PAGE = ROOT / "docs" / "hosting.md"


# Settings


def test_what_is_given_goes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "veillee.toml"
    file.write_text(
        'database = "sqlite:///a.db"\nworkers = 3\nthinking = 2\nproxies = ["10.0.0.1"]\n[limits]\nchat = [9, 0.5]\ntexts = 4\n'
    )
    environment = {"VEILLEE_WORKERS": "5", "VEILLEE_LIMITS_CHAT": "7, 1.5", "VEILLEE_LANG": "fr", "HOME": "/"}
    found = configured({"thinking": 0.5}, environment, str(file))
    assert (found.database, found.workers, found.thinking) == ("sqlite:///a.db", 5, 0.5)
    assert (found.limits.chat, found.limits.texts, found.proxies) == ((7, 1.5), 4, ("10.0.0.1",))
    assert configured({}, {"VEILLEE_CONFIG": str(file)}).workers == 3
    assert configured({}, {"VEILLEE_PROXIES": "10.0.0.2"}).proxies == ("10.0.0.2",)
    assert configured({}, {"VEILLEE_PROXIES": ""}).proxies == ()


@pytest.mark.parametrize(
    "text", ["colour = 1", "workers = 'many'", "[limits]\ncolour = 1", "= 1", "[limits]\nchat = 3"]
)
def test_a_setting_that_makes_no_sense_is_refused_by_name(tmp_path: Path, text: str) -> None:
    file = tmp_path / "veillee.toml"
    file.write_text(text)
    with pytest.raises(Illegal, match="setting"):
        configured({}, {}, str(file))


def test_the_page_lists_every_setting() -> None:
    page = PAGE.read_text()
    for name in [*NAMES, *(f"limits.{name}" for name in LIMITS)]:
        assert f"| `{name}` |" in page, name


# Backups


@played
async def test_a_backup_of_an_open_house_can_be_put_back(tmp_path: Path) -> None:
    """What is still in the journal is in the copy too; what came after it is not, and is kept beside."""
    database = f"sqlite:///{tmp_path / 'veillee.db'}"
    copy = tmp_path / "copy.db"
    async with visit(tmp_path) as server:
        ana, bob, table = await server.duel()
        await play_on([ana, bob], random.Random(1), 10)
        before, token = ana.state["view"], ana.token
        back_up(database, copy)
        await play_on([ana, bob], random.Random(2), 5)
        assert ana.state["view"] != before
    assert copy.stat().st_mode & 0o077 == 0
    restore(copy, database)
    assert {path.name for path in tmp_path.iterdir()} >= {"copy.db", "veillee.db", "veillee.db.before-1"}
    assert not [path.name for path in tmp_path.iterdir() if path.name.endswith(("-wal", "-shm"))]
    async with visit(tmp_path, server.clock) as again:
        assert (await again.join(table, token)).state["view"] == before
    assert (tmp_path / "veillee.db.before-1").stat().st_mode & 0o077 == 0


def test_what_is_no_copy_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'veillee.db'}"
    (tmp_path / "text").write_text("no database")
    for file in ("nothing", "text"):
        assert main(["restore", str(tmp_path / file), "--database", database, "--lang", "en"]) == 2
        assert "is no copy" in capsys.readouterr().err
    assert main(["backup", str(tmp_path / "copy"), "--database", database, "--lang", "en"]) == 2
    assert "there is no database" in capsys.readouterr().err
    assert main(["backup", str(tmp_path / "copy"), "--database", "postgresql://x/y", "--lang", "en"]) == 2
    assert "pg_dump" in capsys.readouterr().err
    (tmp_path / "damaged").write_bytes(b"SQLite format 3\x00" + bytes(4096))
    with pytest.raises(Illegal):
        restore(tmp_path / "damaged", database)


# One server, its files, its numbers


def test_a_second_server_on_one_file_is_refused_and_files_are_the_owners_alone(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        words = [sys.executable, "-m", "veillee.cli", "serve", "--port", str(free_port()), "--lang", "en"]
        second = subprocess.run(
            [*words, "--database", str(server.words["database"])], capture_output=True, text=True, cwd=ROOT
        )
        assert second.returncode == 2
        assert "another server is open" in second.stderr
        files = [path for path in tmp_path.iterdir() if path.name.startswith("veillee.db")]
        assert {path.name for path in files} >= {"veillee.db", "veillee.db.lock"}
        assert all(path.stat().st_mode & 0o077 == 0 for path in files)
        with pytest.raises(Illegal, match="another server"):
            restore(tmp_path / "veillee.db", str(server.words["database"]))


def test_a_file_that_was_open_to_all_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "veillee.db"
    sqlite3.connect(path).close()
    path.touch(0o644)
    with alone(f"sqlite:///{path}"):
        assert path.stat().st_mode & 0o077 == 0


@played
async def test_metrics_are_for_the_host(tmp_path: Path) -> None:
    async with visit(tmp_path, key="a long key") as server:
        assert (await server.http.get("/metrics")).status_code == 403
        for token, status in (("a long kez", 403), ("a long key", 200)):
            reply = await server.http.get("/metrics", headers={"Authorization": f"Bearer {token}"})
            assert reply.status_code == status
    async with visit(tmp_path) as keyless:
        reply = await keyless.http.get("/metrics", headers={"Authorization": "Bearer "})
        assert reply.status_code == 403
