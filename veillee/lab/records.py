"""Records read back from a file, one match a line."""

from collections.abc import Iterator
from contextlib import contextmanager

from veillee.core.match import Illegal
from veillee.core.record import Record, read_record


def lines(path: str) -> list[bytes]:
    """The lines of a file of records; one that cannot be read, or holds none, is refused."""
    try:
        with open(path, "rb") as file:
            found = file.read().splitlines()
    except OSError as error:
        raise Illegal(
            "file",
            f"impossible de lire « {path} » ({error.strerror})",
            f"cannot read “{path}” ({error.strerror})",
        ) from None
    if not found:
        raise Illegal("file", f"« {path} » ne contient aucune partie", f"“{path}” holds no match")
    return found


@contextmanager
def at_line(path: str, number: int) -> Iterator[None]:
    """Says of whatever is refused where it stands."""
    try:
        yield
    except Illegal as wrong:
        raise Illegal(
            wrong.code, f"{path}, ligne {number} : {wrong.text.fr}", f"{path}, line {number}: {wrong.text.en}"
        ) from None


def records(path: str) -> Iterator[tuple[int, Record]]:
    """Every record of a file with the number of its line."""
    for number, line in enumerate(lines(path), 1):
        with at_line(path, number):
            record = read_record(line)
        yield number, record
