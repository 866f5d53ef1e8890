"""Chooses which Veillée the tests import (the installed, compiled one, or the source in this folder), and what CI may try again."""

import os
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

ROOT = str(Path(__file__).parent)
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # numpy's threads wait for each other on a busy machine

if os.environ.get("VEILLEE_COMPILED"):
    # The working folder comes first on the path and would hide the installed package.
    sys.path = [place for place in sys.path if place not in ("", ROOT)]
    import veillee.core.match

    assert veillee.core.match.__file__.endswith(".so"), "make setup has not compiled the package"
if ROOT not in sys.path:
    sys.path.append(ROOT)

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("quick", max_examples=6, deadline=None, derandomize=True, suppress_health_check=SLOW)
settings.register_profile("soak", max_examples=2000, deadline=None, suppress_health_check=SLOW)
settings.load_profile("soak" if os.environ.get("VEILLEE_SOAK") else "quick")

TRIED_AGAIN = {"attack", "browser", "server"}
"""Folders of tests that drive browsers, kill processes or talk to services, which a busy machine may let down."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """In CI such a test may be tried a second time. The end of the run prints each one with its traceback: its cause is to be mended."""
    if os.environ.get("CI"):
        for item in items:
            if TRIED_AGAIN & set(item.path.parts):
                item.add_marker(pytest.mark.flaky(reruns=1))
