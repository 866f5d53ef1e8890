"""What bots write: every saying whole in both languages, and stories in which nothing is said twice."""

import re
from collections import Counter
from random import Random

import pytest

from tests.games.marelle.position import position, scene
from veillee.bots.levels import bot
from veillee.bots.rehearsal import SILENT
from veillee.core.dice import FastDice, SealedDice
from veillee.core.facts import template
from veillee.core.game import Finished
from veillee.core.live import Live
from veillee.core.match import WRITE
from veillee.core.text import EN, FR
from veillee.games.marelle import GAME
from veillee.games.marelle.cards.arcana import ARCANA, MAT
from veillee.games.marelle.chronicle.book import Book, written
from veillee.games.marelle.chronicle.markdown import markdown
from veillee.games.marelle.narration.cast import ROOMS, WISHES
from veillee.games.marelle.narration.sayings import FOLDER, sections
from veillee.games.marelle.narration.tell import Pen
from veillee.games.marelle.rules.options import AT, BALANCES, TABLE
from veillee.games.marelle.rules.ring import EPILOGUE

BOOKS = {path.stem: sections(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.txt"))}
FAULTS = re.compile(r"[{}\[\]|]|  | ,|\.\.|\bde des\b|\bqu?e (?:il|elle|on)\b", re.IGNORECASE)
SENTENCE = re.compile(r"(?<=[.!?…»”]) (?=[A-ZÀÉÎÔ«“])")
WHERE = (".inside", ".outside")
"""What a section is called whose sayings need walls, or open sky."""
UNSPACED = re.compile(r"\w[;:!?](?=\s)")
"""What French typography does not allow."""
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


def test_sayings_that_need_walls_are_not_told_in_a_forest() -> None:
    """A scene goes out and comes back as its paragraphs say."""
    pen = Pen(scene(position("||"), 0, 0).now, 0, FR, FastDice(1))

    def offered(book: str, section: str, where: str) -> bool:
        may = {one.fr for one in pen.choices(book, section)}
        return {one.fr for one in BOOKS[book][f"{section}.{where}"]} <= may

    inside = [offered("scenes", "arrive", "inside")]
    outside = [offered("cards", "denier.4", "outside")]
    for said in ("Dans la forêt d’Arden, il avait plu.", "« Rentrons au palais », dit quelqu’un."):
        pen.lines.append(said)
        inside.append(offered("scenes", "arrive", "inside"))
        outside.append(offered("cards", "denier.4", "outside"))
    assert (inside, outside) == ([True, False, True], [False, True, False])


def test_nobody_leaves_a_prison_by_a_wish_that_was_lost() -> None:
    """MAR-73: what became of a wish is told before the fate that takes away life or liberty."""
    m = position("||", aside="D2|D3 D4|", stage=EPILOGUE)
    m.notes[m.wishes[1]] = WISHES[5].said(FR)
    m.fates, m.tellers = [AT.pack(TABLE, 1), AT.pack(TABLE, 1), BALANCES[0]], [0, 1]
    pen = Pen(m, 1, FR, FastDice(3))
    pen.epilogue()
    left = next(at for at, line in enumerate(pen.lines) if "partit, en marchant très lentement" in line)
    assert left == len(pen.lines) - 2, "the fate comes last"


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
    assert all(scene[0].cards == [] for scene in scenes), "those who set up speak before a card comes"
    titles = [scene.title for scene in book.acts[1].scenes]
    assert len(set(titles)) == seats, "the second act goes round the table"
    if tongue == "fr":
        assert UNSPACED.findall(markdown(book).decode().split("sealed:")[0]) == []
