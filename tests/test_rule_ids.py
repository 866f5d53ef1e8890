"""Every rule of every rulebook has a test that cites it."""

import re
from pathlib import Path

import pytest

from veillee.core.text import EN, FR, Tongue, curly
from veillee.games import game
from veillee.server.rulebook import Example, Mention, rulebook

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


@pytest.mark.parametrize("tongue", [FR, EN], ids=lambda tongue: tongue.key)
@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.stem)
def test_examples_cite_rules_and_name_cards_as_they_are_printed(book: Path, tongue: Tongue) -> None:
    """A page shows the cards that an example names between brackets; a test plays each example, and cites it."""
    sections = rulebook(book.stem, tongue).sections
    examples: list[Example] = [one for section in sections for one in section.examples]
    assert len(examples) >= 3
    rules = {rule.id for section in sections for rule in section.rules}
    printed = {card["face"]: card["name"] for card in game(book.stem).voice.cards(tongue)}
    for one in examples:
        named = [piece for piece in [*one.told, *one.then] if isinstance(piece, Mention)]
        assert all(printed[piece.face] == curly(piece.text) for piece in named)
        reasons = [piece.rule for piece in one.why if isinstance(piece, Mention)]
        assert reasons
        assert set(reasons) <= rules
        assert not any("[[" in piece for piece in [*one.told, *one.then] if isinstance(piece, str))
