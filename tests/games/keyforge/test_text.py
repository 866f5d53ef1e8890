"""What cards say: both languages, whole sentences, no loose ends."""

import ast
import re
from pathlib import Path

import pytest

from veillee.core.text import EN, FR
from veillee.games.keyforge.cards.catalog import CARDS
from veillee.games.keyforge.rules.card import Print
from veillee.games.keyforge.words.printed import lines


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.slug)
def test_every_line_is_a_sentence(card: Print) -> None:
    for tongue in (FR, EN):
        for line in lines(card, tongue):
            assert line[0].isupper()
            assert line.endswith((".", "”", "»"))
            assert not re.search(r"  |\.\.|,\.| ,|None|\bde [aeiouéæ]\w+ créature|\bà le\b|\bde le\b", line), line


def test_both_languages_have_as_many_lines() -> None:
    for card in CARDS:
        assert len(lines(card, FR)) == len(lines(card, EN))


def test_every_word_is_spoken_by_a_card() -> None:
    """A word that no card and no other word uses is one too many; the name of a card does not count."""
    folder = Path(__file__).parents[3] / "veillee" / "games" / "keyforge"
    trees = {path: ast.parse(path.read_text()) for path in folder.rglob("*.py")}
    spoken = {node.id for tree in trees.values() for node in ast.walk(tree) if isinstance(node, ast.Name)}
    words = [
        node.name
        for path, tree in trees.items()
        if path.parent.name == "words"
        for node in tree.body
        if isinstance(node, ast.ClassDef | ast.FunctionDef)
    ]
    assert len(words) > 100
    assert [word for word in words if word not in spoken] == []
