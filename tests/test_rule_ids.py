"""Every rule of every rulebook has a test that cites it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BOOKS = [book for book in sorted((ROOT / "docs" / "rules").glob("*.md")) if not book.name.endswith(".fr.md")]
RULE = re.compile(r"\*\*([A-Z]{2,4}-[A-Z0-9-]*\d[a-z]?)\*\*")


def cited() -> set[str]:
    text = "\n".join(path.read_text() for path in (ROOT / "tests").rglob("*.py"))
    return set(re.findall(r"\b[A-Z]{2,4}-[A-Z0-9-]*\d[a-z]?\b", text))


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.stem)
def test_every_rule_has_a_test(book: Path) -> None:
    rules = RULE.findall(book.read_text())
    assert rules, "a rulebook without rules"
    assert len(rules) == len(set(rules)), "an id that names two rules"
    missing = sorted(set(rules) - cited())
    assert not missing, f"rules without a test: {missing}"


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.stem)
def test_the_french_rulebook_has_the_same_rules(book: Path) -> None:
    french = book.with_suffix(".fr.md")
    assert RULE.findall(french.read_text()) == RULE.findall(book.read_text())
