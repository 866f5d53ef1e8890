"""Measures which lines of the plain source the tests run, and asks for most of them: `pytest -p tests.coverage`.

slipcover takes the probe of a line out once it has been seen, which costs a seventh of the time; a tracer takes three times as
long on Python 3.11. The server is not measured: its tests run it in processes of its own.
"""

from importlib import import_module
from typing import Any

import pytest

ROOMS = [f"veillee/{room}" for room in ("core", "games", "bots", "lab", "cli")]
LEAST = 97.0
"""The share of lines, in percent, that must be run."""
SHOWN = 12
"""How many files are named, those with the most lines that were not run."""

probes: list[Any] = []


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests() -> None:
    """Before any module of ours is imported."""
    slipcover, importer = import_module("slipcover"), import_module("slipcover.importer")
    probes.append(slipcover.Slipcover(source=ROOMS))
    importer.ImportManager(probes[0], importer.FileMatcher(sources=ROOMS)).__enter__()


def pytest_sessionfinish(session: pytest.Session) -> None:
    if session.exitstatus == 0 and share(found(), "") < LEAST:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The files that lack most, each room, and the whole."""
    files = found()
    terminalreporter.section("lines that no test ran")
    for name in sorted(files, key=lambda name: -len(files[name]["missing_lines"]))[:SHOWN]:
        missing = files[name]["missing_lines"]
        where = ", ".join(str(line) for line in missing[:SHOWN]) + (", …" if len(missing) > SHOWN else "")
        terminalreporter.write_line(f"{len(missing):4} of {name}: {where}")
    for room in ROOMS:
        terminalreporter.write_line(f"{share(files, room):5.1f} % of {room} were run")
    terminalreporter.write_line(f"{share(files, ''):5.1f} % of all were run; at least {LEAST} % are asked for")


def found() -> dict[str, dict[str, list[int]]]:
    """For each file, the lines that were run and those that were not."""
    files: dict[str, dict[str, list[int]]] = probes[0].get_coverage()["files"]
    return files


def share(files: dict[str, dict[str, list[int]]], room: str) -> float:
    there = [file for name, file in files.items() if name.startswith(room)]
    run, missed = (sum(len(file[kind]) for file in there) for kind in ("executed_lines", "missing_lines"))
    return 100 * run / (run + missed)
