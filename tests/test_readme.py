"""What the README shows is run."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("page", ["README.md", "README.fr.md"])
def test_the_readme_example_runs(page: str) -> None:
    tried = doctest.testfile(str(ROOT / page), module_relative=False)
    assert tried.attempted >= 7
    assert tried.failed == 0
