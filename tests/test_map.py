"""The pages that lead newcomers through the code name files that are there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ROOMS = [ROOT, ROOT / "veillee", *(ROOT / "veillee" / "games").iterdir()]
"""Where a path may begin: a walk through a game names its files from the game's folder on."""


@pytest.mark.parametrize("page", ["docs/map.md", "docs/glossary.md", "CONTRIBUTING.md"])
def test_the_files_it_names_are_there(page: str) -> None:
    named = re.findall(r"`(\w[\w./-]+\.(?:py|ts|svelte|txt|md))`", (ROOT / page).read_text())
    assert named
    assert not [path for path in named if not any((room / path).exists() for room in ROOMS)]
