"""The researcher's guide does what it says: its snippets run from top to bottom, its queries on a small data set."""

import importlib.util
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from veillee.cli import main
from veillee.core.game import Hints
from veillee.core.match import Chooser, Match
from veillee.core.record import Record
from veillee.games import game

DOCS = Path(__file__).parents[2] / "docs"
GUIDE = (DOCS / "research.md").read_text(encoding="utf-8")
API = (DOCS / "api.md").read_text(encoding="utf-8")
PPO = DOCS.parent / "examples" / "ppo.py"
CLASSES: dict[str, type] = {"Match": Match, "Chooser": Chooser, "Hints": Hints, "Record": Record}
QUERIES = re.findall(r"```sql\n(.*?)```", GUIDE, re.DOTALL)
ASK = """
import duckdb, json, sys
print(json.dumps([duckdb.sql(query).fetchall() for query in json.load(sys.stdin)]))
"""
"""In a process of its own: what DuckDB leaves behind it tells at the end of the process that loaded it."""


@pytest.mark.parametrize("page", [GUIDE, API], ids=["research", "api"])
def test_every_snippet_runs(page: str) -> None:
    known: dict[str, object] = {}
    snippets = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert snippets
    for snippet in snippets:
        exec(compile(snippet, "docs", "exec"), known)


def test_the_small_ppo_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    """A twentieth of the run that the guide tells of: it begins below chance, and then beats it clearly."""
    spec = importlib.util.spec_from_file_location("ppo", PPO)
    assert spec is not None
    assert spec.loader is not None
    ppo = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "ppo", ppo)
    spec.loader.exec_module(ppo)
    monkeypatch.setattr(ppo, "MATCHES", 32)
    monkeypatch.setattr(ppo, "SOME", 256)
    info = game("legions")
    before, after = (ppo.against("random", ppo.learnt(info, rounds, 1), info, 100, 3) for rounds in (0, 30))
    assert before < 0.5
    assert after > 0.7


def test_every_name_of_the_api_is_there() -> None:
    named = re.findall(r"`(Match|Chooser|Hints|Record)\.(\w+)`", API)
    assert {owner for owner, _ in named} == set(CLASSES)
    for owner, name in named:
        assert callable(getattr(CLASSES[owner], name))


def test_every_query_finds_something(tmp_path: Path) -> None:
    data = tmp_path / "data"
    assert main(["simulate", "legions", "--games", "60", "--parquet", str(data), "--json"]) == 0
    asked = json.dumps([query.replace("'data/", f"'{data}/") for query in QUERIES])
    ran = subprocess.run([sys.executable, "-c", ASK], input=asked, capture_output=True, text=True, check=True)
    heroes, edges, stratagems = json.loads(ran.stdout)
    assert len(heroes) > 10
    assert all(0 <= share <= 1 for _, _, share in heroes)
    assert [turn for turn, _, _ in edges] == list(range(1, len(edges) + 1))
    assert sum(dealt for _, dealt, _ in stratagems) == 2 * 60
