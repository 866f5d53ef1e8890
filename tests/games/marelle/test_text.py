"""What people read: both languages, full sentences, nothing unsaid."""

import re
from pathlib import Path

import pytest

from tests.games.marelle.position import NAMES, Table, auction, position, read, scene
from veillee.core.choosers import Pending
from veillee.core.dice import FastDice
from veillee.core.facts import Fact, Prompt
from veillee.core.grammar import capital
from veillee.core.live import Live
from veillee.core.match import SPECTATOR, WRITE
from veillee.core.text import EN, FR, Tongue
from veillee.games.marelle import GAME
from veillee.games.marelle.cards.arcana import ARCANA
from veillee.games.marelle.cards.fates import ESCAPE, FATES, SECOND
from veillee.games.marelle.cards.worlds import AMBER, OWN
from veillee.games.marelle.voice import VOICE, prompts, sentences
from veillee.games.marelle.voice.cards import themed

BOOK = Path(__file__).parents[3] / "docs" / "rules"
both_tongues = pytest.mark.parametrize("tongue", [FR, EN], ids=repr)

FACTS = {one.key: one for one in vars(sentences).values() if isinstance(one, Fact)}
PROMPTS = {one.key: one for one in vars(prompts).values() if isinstance(one, Prompt)}


def test_everything_asked_and_told_cites_its_rule() -> None:
    rules = set(re.findall(r"\*\*(MAR-D?\d+)\*\*", (BOOK / "marelle.md").read_text()))
    assert all(one.rule in rules for one in FACTS.values())
    assert all(one.rule in rules for one in PROMPTS.values())


def check_question(live: Live, pending: Pending, seat: int, tongue: Tongue) -> None:
    """Every option has a label of its own and addresses what is seen."""
    assert VOICE.ask(live.now, seat, pending, tongue)
    options = pending.options_of(seat)
    labels = [read(VOICE.label(live.now, seat, pending, option, tongue), seat, tongue) for option in options]
    assert len(set(labels)) == len(labels), labels
    addresses = str(live.now.view(seat))
    for option in options:
        at = VOICE.target(live.now, seat, pending, option)
        assert not at or f"'at': '{at}'" in addresses, (pending.prompt.key, at)


@both_tongues
def test_whole_matches_are_asked_and_told(tongue: Tongue) -> None:
    """Every question and every fact comes up in some match."""
    asked, told = set(), set()
    for seed in range(40):
        choices = {
            "duel": "duel",
            "world": "own" if seed % 2 else "amber",
            "table": "spoken" if seed % 5 == 0 else "written",
        }
        live = Live(GAME.match(FastDice(seed), 3 + seed % 3, choices, ask_all=True))
        whims = FastDice(seed)
        while live.pending is not None:
            told |= {one.fact.key for one in live.heard}
            asked.add(live.pending.prompt.key)
            seat = live.pending.seats[whims.below(len(live.pending.seats))]
            check_question(live, live.pending, seat, tongue)
            options = live.pending.options_of(seat)
            option = options[whims.below(len(options))]
            live.answer(seat, live.number, option, "Il était une fois" if option == WRITE else "")
        told |= {one.fact.key for one in live.heard}
        assert VOICE.ending(live.now, SPECTATOR, tongue)
    assert asked == set(PROMPTS)
    assert told == set(FACTS)


def test_a_card_is_named_as_it_is_printed() -> None:
    table = auction("C1 E7|D9|E3|B8")
    assert table.labels(0, FR) == [
        "Miser l’as de Coupe",
        "Miser le sept d’Épée",
        "Vous abstenir en montrant le roi de Coupe",
    ]
    assert table.asked(0, FR) == "Que misez-vous, face cachée, pour la Majesté\u202f?"


def test_a_scene_is_asked_of_each_as_it_concerns_them() -> None:
    table = scene(position("C2|||B5"), 1, 0).does("1 write Un.")
    assert table.asked(1) == "The scene on the House of God: tell what follows, play a card, or lay down the pen."
    assert table.asked(0) == "The scene on the House of God: play a card to change its circumstances, or cut."
    assert table.asked(3) == "The scene on the House of God: play a card to change its circumstances, if you wish."
    table.does("3 B5")
    assert table.asked(3) == "A line for the card you have just played on the House of God?"


def test_who_leads_an_auction_is_told_so() -> None:
    table = auction("C5 C1|D9 D1|E7|B8").does("0 C5", "1 D9", "2 E7", "3 B8")
    assert table.asked(1) == "Your bid for Majesty is the best, with 9: do you add more cards to it?"
    assert table.asked(0) == "The best bid for Majesty is 9: do you add cards to yours, of 5, to exceed it?"


def test_the_scenes_on_offer_name_the_neighbours() -> None:
    table = Table(position("||"))
    assert table.labels(1, FR)[:2] == [
        "La Maison Dieu, entre Anna et vous\u00a0: mettre en place",
        "La Maison Dieu, entre Anna et vous\u00a0: laisser les autres mettre en place",
    ]


def test_a_refused_click_says_why() -> None:
    table = auction("C5 C4|D9|E7|B8").does("0 C5", "1 D9", "2 E7", "3 B8")
    why = VOICE.why(table.now, 0, table.pending, "hand:0:0", EN)
    assert "exceed the best bid (MAR-15)" in read(why, 0, EN)
    why = VOICE.why(table.now, 0, table.pending, "hand:1:0", EN)
    assert "another player’s" in read(why, 0, EN)
    why = VOICE.why(table.now, 0, table.pending, "aside:0:0", EN)
    assert "not played any more" in read(why, 0, EN), "it may still be given away (MAR-35)"
    for at in ("up:0:0", "down:0:0", "aside:1:0", "bid:0:0", "arcanum:0", "figure:0", "conflict:2"):
        VOICE.why(table.now, 0, None, at, FR)
    table = Table(position("||||"))
    assert "MAR-51" in read(VOICE.why(table.now, 0, table.pending, "conflict:2", EN), 0, EN)


@both_tongues
def test_the_book_prints_the_tables_of_the_programme(tongue: Tongue) -> None:
    """MAR-07, MAR-21, MAR-72: themes, elements and fates."""
    book = (BOOK / ("marelle.fr.md" if tongue is FR else "marelle.md")).read_text()
    text = tongue(book, book)
    for one in ARCANA[1:]:
        line = f"| {one.name.titled(tongue)} | {themed(one.rivalry, AMBER, tongue)} | {themed(one.belligerence, AMBER, tongue)} |"
        assert line in text
    for world in (AMBER, OWN):
        for value in range(10):
            row = " | ".join(capital(world.elements[suit][value].said(tongue)) for suit in range(4))
            assert f"| {value + 1} | {row} |" in text
    for gap in range(6):
        row = " | ".join(FATES[suit][gap].said(tongue) for suit in range(4))
        assert row in text
    assert ESCAPE.said(tongue) in text
    assert SECOND.said(tongue) in text


def test_there_are_seventy_eight_faces() -> None:
    cards = GAME.voice.cards(EN)
    assert [card["face"] for card in cards] == list(range(78))
    assert len({card["name"] for card in cards}) == 78
    assert all(card["text"] for card in cards)
    figures = {card["text"] for card in cards if card["kind"] == "figure"}
    assert figures == {"For abstaining in an auction, and for nothing else."}, "MAR-06, MAR-D3"
    assert len(NAMES) == max(GAME.seats)
