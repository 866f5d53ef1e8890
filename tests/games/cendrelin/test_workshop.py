"""The workshop: what a sheet adds, in the order it is written, and what its sentences would do."""

from typing import Any

import pytest

from veillee.core.text import EN, FR, Tongue
from veillee.games import game
from veillee.games.cendrelin.cards.faces import RESOURCES
from veillee.games.cendrelin.cards.sheet import standard_sheets
from veillee.games.cendrelin.language.lexicon import MANA
from veillee.games.cendrelin.voice.cards import OWN
from veillee.games.cendrelin.workshop import LAID, PREPARED

WORKSHOP = game("cendrelin").own_workshop()
ENTRANCE: Any = WORKSHOP.entrance()
EXAMPLE: str = ENTRANCE["example"]
CUTTING = "Dépensez 1 mana, créez 2 tombes."


def read(sheet: str, tongue: Tongue = FR) -> Any:
    return WORKSHOP.read(sheet, tongue)


def changed(sentence: str) -> Any:
    """What a sentence does to the laid-out cemetery."""
    found = read(EXAMPLE.replace(CUTTING, sentence), EN)
    assert found["faults"] == []
    return next(card for card in found["cards"] if card["picture"]["name"] == "Cutting")["said"][0]


def test_the_example_is_right_and_comes_in_the_order_it_is_written() -> None:
    """CEN-110"""
    found = read(EXAMPLE)
    assert found["faults"] == []
    lines = [card["line"] for card in found["cards"]]
    assert lines == sorted(lines)
    assert {card["picture"]["kind"] for card in found["cards"]} == {"class", "fragment", "goal"}


def test_a_picture_is_chosen_by_what_a_card_does() -> None:
    """CEN-110: what an objective asks for many of, and what a fragment adds and takes, are told as data."""
    pictures = {card["picture"]["name"]: card["picture"] for card in read(EXAMPLE)["cards"]}
    assert pictures["La main verte"]["heaps"] == [RESOURCES]
    assert pictures["Tout repousse"]["heaps"] == [OWN + MANA.at, RESOURCES + 1]
    assert pictures["Bouture"]["deeds"] == [
        [{"what": OWN + MANA.at, "count": -1, "his": False}, {"what": RESOURCES, "count": 2, "his": False}]
    ]


@pytest.mark.parametrize("sheet", ["", "# rien", "\n\n"])
def test_a_sheet_that_says_nothing_adds_nothing(sheet: str) -> None:
    """CEN-110: the game's own box is not told again, Destiny included."""
    assert read(sheet)["cards"] == []


def test_a_sentence_is_tried_where_there_is_something_of_everything() -> None:
    """CEN-60"""
    gained = changed(CUTTING)["changes"]
    assert [(one["from"], one["to"]) for one in gained] == [(LAID, LAID + 2), (LAID, LAID - 1)]
    taken = changed("Désignez un autre cendrelin, il perd 2 mana, préparez 1 dégât.")["changes"]
    assert [(one["his"], one["from"], one["to"]) for one in taken] == [
        (False, PREPARED, PREPARED + 1),
        (True, LAID, LAID - 2),
    ]


def test_what_cannot_be_done_there_says_why() -> None:
    """CEN-66"""
    assert "mana" in changed(f"Dépensez {LAID + 1} mana, créez 1 tombe.")["lack"]


def test_while_something_is_wrong_the_other_cards_are_still_drawn() -> None:
    """CEN-111: and nothing is tried at a table that could not be laid."""
    found = read(EXAMPLE.replace("2 tombes", "2 tombe"))
    assert len(found["faults"]) == 2
    assert "Engrais" in [card["picture"]["name"] for card in found["cards"]]
    assert all("changes" not in sentence for card in found["cards"] for sentence in card["said"])


def test_every_line_of_the_box_begins_with_a_word_that_is_coloured() -> None:
    """CEN-110"""
    words = ENTRANCE["words"]
    known = [*words["openings"], *words["details"], ">", "-", "#"]
    for sheet in standard_sheets().values():
        for line in filter(None, map(str.strip, sheet.splitlines())):
            assert line.startswith(tuple(known)), line
