"""A real PostgreSQL and a real Redis on loopback ports, from the machine's own programmes."""

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.process import PATIENCE, ROOT, free_port


def programme(name: str, *others: str) -> str:
    """Where a programme is; the project's own script installs it where it can."""
    for attempt in range(2):
        for one in (name, *others):
            found = shutil.which(one) or next((str(path) for path in debian(one)), None)
            if found:
                return found
        if attempt == 0:
            subprocess.run([str(ROOT / "scripts" / "services.sh")], check=True)
    raise FileNotFoundError(f"{name}: run scripts/services.sh")


def debian(name: str) -> list[Path]:
    """Debian keeps PostgreSQL's programmes by version; the latest first."""
    return sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)


def as_somebody() -> list[str]:
    """PostgreSQL refuses to run as root: then it runs as its own user, or as nobody."""
    if os.getuid() != 0:
        return []
    names = {user.pw_name for user in pwd.getpwall()}
    return ["setpriv", f"--reuid={'postgres' if 'postgres' in names else 'nobody'}", "--regid=65534", "--clear-groups"]


def reached(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while not reached(port):
        assert process.poll() is None, f"{process.args!r} ended"
        assert time.monotonic() < end
        time.sleep(0.05)


class Service:
    """A programme that listens at a port; it can go away and come back."""

    def __init__(self, command: list[str], port: int, folder: str, url: str) -> None:
        self.command = command
        self.port = port
        self.folder = folder
        self.url = url

    def start(self) -> None:
        with (Path(self.folder) / "out.log").open("ab") as log:
            self.process = subprocess.Popen(self.command, cwd=self.folder, stdout=log, stderr=log)
        wait_for(self.port, self.process)

    def end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    @contextmanager
    def running(self) -> Iterator["Service"]:
        try:
            self.start()
            yield self
        finally:
            self.end(signal.SIGTERM)


@contextmanager
def a_postgres() -> Iterator[Service]:
    """A new, empty PostgreSQL."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="veillee-pg-", ignore_cleanup_errors=True) as folder:
        data = Path(folder) / "data"
        os.chmod(folder, 0o777)
        setup = [programme("initdb"), "-D", str(data), "-U", "veillee", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run([*as_somebody(), *setup], check=True, stdout=subprocess.DEVNULL, cwd=folder)
        server = [programme("postgres"), "-D", str(data), "-p", str(port), "-h", "127.0.0.1", "-k", folder]
        url = f"postgresql://veillee@127.0.0.1:{port}/postgres"
        with Service([*as_somebody(), *server], port, folder, url).running() as service:
            yield service


@contextmanager
def postgres() -> Iterator[str]:
    """The same; gives its URL."""
    with a_postgres() as service:
        yield service.url


@contextmanager
def a_redis() -> Iterator[Service]:
    """A new, empty Redis or Valkey."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="veillee-bus-") as folder:
        bare = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        command = [programme("redis-server", "valkey-server"), *bare]
        with Service(command, port, folder, f"redis://127.0.0.1:{port}/0").running() as service:
            yield service


@contextmanager
def redis() -> Iterator[str]:
    """The same; gives its URL."""
    with a_redis() as service:
        yield service.url
