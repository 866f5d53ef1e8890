"""Backups: a copy of an SQLite database taken while a server runs, checked and put back; and the lock that keeps a file to one server."""

import fcntl
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from veillee.core.match import Illegal
from veillee.server.database import database_url

PRIVATE = 0o600
"""Files that only their owner may read: they hold the secrets of matches."""


def file_of(database: str) -> Path | None:
    """The file of an SQLite database; None for another."""
    url = database_url(database)
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None


def sqlite_file(database: str) -> Path:
    path = file_of(database)
    if path is None:
        raise Illegal(
            "database",
            "PostgreSQL a ses propres outils : pg_dump --format=custom, pg_restore --clean",
            "PostgreSQL has tools of its own: pg_dump --format=custom, pg_restore --clean",
        )
    return path


def back_up(database: str, target: Path) -> None:
    """A whole copy, as of one moment, in one file that needs no journal beside it.

    (Copying the file alone would leave out what is still in its journal.)
    """
    source = sqlite_file(database)
    if not source.is_file():
        raise Illegal("database", f"il n'y a pas de base {source}", f"there is no database {source}")
    if target.exists():
        raise Illegal("file", f"{target} existe déjà", f"{target} exists already")
    with private(), closing(sqlite3.connect(source)) as one, closing(sqlite3.connect(target)) as two:
        one.backup(two)
        two.execute("PRAGMA journal_mode=DELETE")
    check(target)


def restore(copy: Path, database: str) -> None:
    """Puts a copy in the place of the database; the one before is kept beside it."""
    path = sqlite_file(database)
    check(copy)
    with alone(database), private():
        if path.exists():
            back_up(database, free_name(path))
            for part in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
                part.unlink(missing_ok=True)
        with closing(sqlite3.connect(copy)) as one, closing(sqlite3.connect(path)) as two:
            one.backup(two)


def free_name(path: Path) -> Path:
    numbers = (Path(f"{path}.before-{number}") for number in range(1, 10_000))
    return next(one for one in numbers if not one.exists())


def check(path: Path) -> None:
    """Refuses a file that is no sound database of ours."""
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as copy:
            sound = copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            copy.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise Illegal("file", f"{path} n'est pas une copie : {error}", f"{path} is no copy: {error}") from None
    if not sound:
        raise Illegal("file", f"{path} est abîmé", f"{path} is damaged")


@contextmanager
def private() -> Iterator[None]:
    """Files made meanwhile are their owner's alone."""
    before = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(before)


@contextmanager
def alone(database: str) -> Iterator[None]:
    """Refuses a second server on one SQLite file: several need PostgreSQL and a bus, or they would not hear of each other."""
    path = file_of(database)
    if path is None or not path.parent.is_dir():
        yield
        return
    with private():
        lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, PRIVATE)
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Illegal(
                "database",
                f"un autre serveur est ouvert sur {path} ; plusieurs serveurs partagent une base PostgreSQL et un bus",
                f"another server is open on {path}; several servers share a PostgreSQL database and a bus",
            ) from None
        if path.exists():
            path.chmod(PRIVATE)
        yield
    finally:
        os.close(lock)
