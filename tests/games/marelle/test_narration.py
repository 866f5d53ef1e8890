"""What bots write: every saying whole in both languages, and stories in which nothing is said twice."""

import re
from collections import Counter
from random import Random

import pytest

from veillee.bots.levels import bot
from veillee.bots.rehearsal import SILENT
from veillee.core.dice import SealedDice
from veillee.core.facts import template
from veillee.core.game import Finished
from veillee.core.live import Live
from veillee.core.match import WRITE
from veillee.core.text import EN, FR
from veillee.games.marelle import GAME
from veillee.games.marelle.cards.arcana import ARCANA, MAT
from veillee.games.marelle.chronicle.book import Book, written
from veillee.games.marelle.narration.cast import ROOMS, WISHES
from veillee.games.marelle.narration.sayings import FOLDER, sections

BOOKS = {path.stem: sections(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.txt"))}
FAULTS = re.compile(r"[{}\[\]|]|  | ,|\.\.|\bde des\b|\bqu?e (?:il|elle|on)\b", re.IGNORECASE)
SENTENCE = re.compile(r"(?<=[.!?…»”]) (?=[A-ZÀÉÎÔ«“])")
WHERE = (".inside", ".outside")
"""What a section is called whose sayings need walls, or open sky."""
LONG = 40
"""So many letters are a sentence that one would know again."""


def test_every_saying_is_in_both_languages_and_about_the_same() -> None:
    for name, book in BOOKS.items():
        for section, sayings in book.items():
            assert sayings, (name, section)
            for saying in sayings:
                about = [{part.at for part in template(saying, tongue) if part.at >= 0} for tongue in (FR, EN)]
                assert about[0] >= about[1] - {0, 1, 2}, saying
                assert about[0] - {0, 1, 2, 6} == about[1] - {0, 1, 2, 6}, saying


def test_there_is_something_to_say_of_everything() -> None:
    states = ("rivalry", "belligerence")
    matters = {f"{one.key}.{state}" for at, one in enumerate(ARCANA) if at != MAT for state in states}
    assert set(BOOKS["matters"]) == matters
    assert {section for section in BOOKS["goings"] if not section.endswith(WHERE)} == matters
    for book in BOOKS.values():
        assert {section.removesuffix(end) for section in book for end in WHERE if section.endswith(end)} <= set(book)
    assert {str(value) for value in range(1, 11)} | set(ROOMS) == set(BOOKS["places"])
    wishes = {f"wish.{at}.{came}" for at in range(1, len(WISHES) + 1) for came in ("kept", "lost")}
    assert wishes < set(BOOKS["fates"])


def told(seed: int, seats: int, tongue: str) -> Book:
    """A story of bots alone, in which whoever is not due may speak first."""
    secret = Random(seed).randbytes(32)
    options = GAME.checked({"tongue": tongue, "world": "own" if seed % 2 else "amber"})
    live = Live(GAME.match(SealedDice(secret), seats, options, ask_all=True))
    bots = [bot("novice", GAME, seed + seat, clock=lambda: 0.0) for seat in range(seats)]
    whims = Random(seed)
    while (pending := live.pending) is not None:
        first = pending.due if pending.first and pending.due in pending.seats else pending.seats[0]
        others = [seat for seat in pending.seats if seat != first] if pending.first else []
        for seat in [*whims.sample(others, len(others)), first]:
            option = bots[seat].answer(live, seat, must=seat == first)
            if option != SILENT:
                live.answer(seat, live.number, option, bots[seat].text(live, seat) if option == WRITE else "")
                break
    return written(Finished(live.now, options, ["?"] * seats, f"sealed:{secret.hex()}", 0.0))


@pytest.mark.parametrize("tongue", ["fr", "en"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_story_of_bots_says_nothing_twice_and_never_nothing(seats: int, tongue: str) -> None:
    """MAR-81: a few voices in a scene, each with something to say; whole sentences, none of them again."""
    book = told(seats, seats, tongue)
    scenes = [
        [one for one in [*scene.passages, *scene.ending] if one.seat >= 0] for act in book.acts for scene in act.scenes
    ]
    texts = ["".join(one.runs) for scene in scenes for one in scene]
    texts += ["".join(one.runs) for destiny in book.destinies for one in destiny.passages]
    assert all(1 < len(scene) < 4 * seats for scene in scenes)
    assert [text for text in texts if len(text) < LONG or FAULTS.search(text)] == []
    sentences = Counter(one for text in texts for one in SENTENCE.split(text) if len(one) > LONG)
    assert [one for one, times in sentences.items() if times > 1] == []
