"""What cards say: both languages, whole sentences, no loose ends."""

import re

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
