"""What cards say: both languages, whole sentences, no loose ends."""

import re
from pathlib import Path

import pytest

from veillee.core.text import EN, FR
from veillee.games.keyforge.catalog import CARDS
from veillee.games.keyforge.printed import lines
from veillee.games.keyforge.word import Card


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.slug)
def test_every_line_is_a_sentence(card: Card) -> None:
    for tongue in (FR, EN):
        for line in lines(card, tongue):
            assert line[0].isupper()
            assert line.endswith((".", "”", "»"))
            assert not re.search(r"  |\.\.|,\.| ,|None|\bde [aeiouéæ]\w+ créature|\bà le\b|\bde le\b", line), line


def test_both_languages_have_as_many_lines() -> None:
    for card in CARDS:
        assert len(lines(card, FR)) == len(lines(card, EN))


def test_every_word_is_spoken_by_a_card() -> None:
    """A word that no card and no other word uses is one too many."""
    folder = Path(__file__).parents[3] / "veillee" / "games" / "keyforge"
    sources = {path: path.read_text() for path in folder.rglob("*.py")}
    spoken = " ".join(sources.values())
    words = [
        word
        for path, source in sources.items()
        if path.parent.name == "words"
        for word in re.findall(r"^class (\w+)", source, re.MULTILINE)
    ]
    assert len(words) > 100
    assert [word for word in words if len(re.findall(rf"\b{word}\b", spoken)) == 1] == []
