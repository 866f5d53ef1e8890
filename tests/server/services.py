"""A real PostgreSQL and a real Redis on loopback ports, from the machine's own programmes."""

import contextlib
import os
import pwd
import shutil
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


@contextmanager
def running(command: list[str], port: int, folder: str) -> Iterator[None]:
    with (Path(folder) / "out.log").open("wb") as log:
        process = subprocess.Popen(command, cwd=folder, stdout=log, stderr=log)
    try:
        wait_for(port, process)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


@contextmanager
def postgres() -> Iterator[str]:
    """A new, empty PostgreSQL; gives its URL."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="veillee-pg-", ignore_cleanup_errors=True) as folder:
        data = Path(folder) / "data"
        os.chmod(folder, 0o777)
        setup = [programme("initdb"), "-D", str(data), "-U", "veillee", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run([*as_somebody(), *setup], check=True, stdout=subprocess.DEVNULL, cwd=folder)
        server = [programme("postgres"), "-D", str(data), "-p", str(port), "-h", "127.0.0.1", "-k", folder]
        with running([*as_somebody(), *server], port, folder):
            yield f"postgresql://veillee@127.0.0.1:{port}/postgres"


@contextmanager
def redis() -> Iterator[str]:
    """A new, empty Redis or Valkey; gives its URL."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="veillee-bus-") as folder:
        bare = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        with running([programme("redis-server", "valkey-server"), *bare], port, folder):
            yield f"redis://127.0.0.1:{port}/0"
