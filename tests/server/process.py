"""Real servers in processes of their own, for tests that kill them or run several."""

import contextlib
import json
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any
from unittest.mock import patch

import httpx

from tests.toy import TOY
from tests.toys.claims import CLAIMS
from tests.toys.story import STORY
from veillee.server import bots, game_cache
from veillee.server.dev import main

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0

nursery = multiprocessing.get_context("forkserver")
nursery.set_forkserver_preload(
    ["veillee.server.dev", "aiosqlite", "asyncpg", "veillee.games.legions", "veillee.server.redis_bus"]
)
"""Gives birth to server processes that have already read the programme, which takes longer than all they do in a test."""


def child(words: list[str], log: str) -> None:
    """The life of such a process."""
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(out, 1)
    os.dup2(out, 2)
    know_toys()
    with patch.object(bots, "begin", begin_with_toys):
        main(words)


def know_toys() -> None:
    game_cache.known |= {game.key: game for game in (TOY, CLAIMS, STORY)}


def begin_with_toys() -> None:
    """How a worker of such a server begins: what was played of a toy is archived as anything else is."""
    bots.begin()
    know_toys()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """One server process on a loopback port; it can be killed and started again."""

    def __init__(self, folder: Path, **words: Any) -> None:
        self.port = free_port()
        self.folder = folder
        self.log = folder / f"server-{self.port}.log"
        self.words = {
            "database": f"sqlite:///{folder / 'veillee.db'}",
            "window_pace": "0,0",
            "forced_delay": "0,0",
            "alike_delay": "0,0",
            **words,
        }
        self.process: Any = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def socket(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def start(self) -> None:
        """Starts the process, and waits until it answers."""
        self.launch()
        self.wait()

    def launch(self) -> None:
        words = [f"{key}={value}" for key, value in {**self.words, "port": self.port}.items()]
        self.process = nursery.Process(target=child, args=(words, str(self.log)))
        self.process.start()

    def wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.process.is_alive(), self.log.read_text()
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.base}/healthz").status_code == 200:
                    return
            time.sleep(0.02)
        raise TimeoutError(self.log.read_text())

    def kill(self) -> None:
        """As a power cut would."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> None:
        if self.process is not None and self.process.is_alive():
            os.kill(self.process.pid, how)
            self.process.join(PATIENCE)

    def post(self, path: str, body: Any, status: int = 201) -> Any:
        reply = httpx.post(self.base + path, json=body, timeout=PATIENCE)
        assert reply.status_code == status, reply.text
        return reply.json()

    def get(self, path: str, token: str | None = None) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        reply = httpx.get(self.base + path, headers=headers, timeout=PATIENCE)
        assert reply.status_code == 200, reply.text
        return reply.json()

    def complaints(self) -> list[str]:
        """The faults in its log, of which every line must be an object."""
        lines = [json.loads(line) for line in self.log.read_text().splitlines()]
        return [str(line) for line in lines if line["level"] in ("error", "critical") or "places" in line]


class Programme(Server):
    """A server started as people start programmes, by its name."""

    def launch(self) -> None:
        env = dict(os.environ)
        if "VEILLEE_COMPILED" not in env:
            env["PYTHONPATH"] = str(ROOT)
        words = [f"{key}={value}" for key, value in {**self.words, "port": self.port}.items()]
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", "veillee.server", *words]
            self.process = Started(subprocess.Popen(command, cwd=self.folder, env=env, stderr=log, stdout=log))


class Started:
    """A started programme, spoken to as a process."""

    def __init__(self, programme: subprocess.Popen[bytes]) -> None:
        self.programme = programme
        self.pid = programme.pid

    def is_alive(self) -> bool:
        return self.programme.poll() is None

    def join(self, timeout: float) -> None:
        self.programme.wait(timeout)
