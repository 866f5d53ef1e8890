"""What bots write: every saying whole in both languages, and stories in which nothing is said twice."""

import re
from collections import Counter
from random import Random

import pytest

from tests.games.marelle.position import cards, face, position, ranked, scene
from veillee.bots.levels import bot
from veillee.bots.rehearsal import SILENT
from veillee.core.dice import FastDice, SealedDice
from veillee.core.facts import template
from veillee.core.game import Finished
from veillee.core.live import Live
from veillee.core.match import NOBODY, WRITE
from veillee.core.text import EN, FR
from veillee.games.marelle import GAME
from veillee.games.marelle.cards.arcana import ARCANA, MAT
from veillee.games.marelle.chronicle.book import Book, written
from veillee.games.marelle.chronicle.markdown import markdown
from veillee.games.marelle.narration.cast import BEAT_THEM_ALL, OPEN_ROOMS, ROOMS, WISHES
from veillee.games.marelle.narration.sayings import FOLDER, sections
from veillee.games.marelle.narration.tell import PERSON, Pen, pattern
from veillee.games.marelle.rules.options import AT, BALANCES, TABLE
from veillee.games.marelle.rules.ring import DUELLED, ENDING, EPILOGUE, PARAGRAPH, SET_ASIDE, Line, Scene
from veillee.games.marelle.voice.sentences import RIVALRY

BOOKS = {path.stem: sections(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.txt"))}
FAULTS = re.compile(r"[{}\[\]|]|  | ,|\.\.|\bde des\b|\bqu?e (?:il|elle|on)\b", re.IGNORECASE)
SENTENCE = re.compile(r"(?<=[.!?…»”]) (?=[A-ZÀÉÎÔ«“])")
GENDERED = re.compile(r"\{(?:que )?[012]\} (?:était|est|fut) \w+(?:é|u|i|is)\b|\b(?:assis|poli)\b")
"""What would make a man of a prince."""
ENTERS = re.compile(r"\b(?:entra|entrer)\b")
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
    assert {str(value) for value in range(1, 11)} | set(ROOMS) | set(OPEN_ROOMS) == set(BOOKS["places"])
    wishes = {f"wish.{at}.{came}" for at in range(1, len(WISHES) + 1) for came in ("kept", "lost")}
    assert wishes < set(BOOKS["fates"])


def test_a_prince_has_no_gender_and_the_person_of_a_cup_comes() -> None:
    """MAR-21: a Cup brings a person; whoever lays it may be one of the two, and does not look on."""
    sayings = [one for book in BOOKS.values() for section in book.values() for one in section]
    assert [one.fr for one in sayings if GENDERED.search(one.fr)] == []
    cups = [one for section, found in BOOKS["cards"].items() if section.startswith("coupe.") for one in found]
    assert [one.fr for one in cups if all(part.at != PERSON for part in template(one, FR))] == []


def test_nobody_comes_in_where_there_are_no_walls() -> None:
    for book in ("cards", "matters", "goings"):
        for section, found in BOOKS[book].items():
            if not section.endswith(".inside"):
                assert [one.fr for one in found if ENTERS.search(one.fr)] == []


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


def test_a_place_that_is_remembered_is_not_where_the_scene_is() -> None:
    """A wood that somebody speaks of, or holds, has no walls to come back from."""
    pen = Pen(scene(position("||"), 0, 0).now, 0, FR, FastDice(1))
    pen.cast(0, 1)
    pen.bring(face("D2"))
    told: list[bool] = []
    for book, section in (
        ("places", "garden"),
        ("places", "kitchens"),
        ("scenes", "echo.place"),
        ("scenes", "echo.place.both"),
        ("scenes", "kept.denier"),
        ("cards", "denier.3.inside"),
        ("cards", "denier.3"),
    ):
        for saying in BOOKS[book][section]:
            pen.add(saying)
            told.append(pen.outside())
    assert told == [True, *[False] * 10, True]


def scene_won(conflict: int, initiator: int, winner: int, told: int = -1) -> Scene:
    """A scene that was played, and perhaps told in a note."""
    played = Scene()
    played.act, played.conflict, played.initiator, played.winner, played.state = 1, conflict, initiator, winner, RIVALRY
    played.lines = [Line(PARAGRAPH, initiator, told)] if told >= 0 else []
    played.suits, played.own, played.arcanum, played.up, played.down = [0], True, 1, [], []
    return played


def test_only_those_who_met_there_say_so() -> None:
    """MAR-31: a place comes back for everyone, « on était mieux là-bas » in the mouth of who was there."""
    m = scene(position("|||"), 2, 2).now
    m.notes.append("Dans la forêt d’Arden, il avait plu.")
    m.readers.append(15)
    m.scenes = [scene_won(0, 0, 0, told=len(m.notes) - 1)]
    pen = Pen(m, 2, FR, FastDice(1))
    assert not pen.were_there(face("D2")), "the quarrel of others"
    m.scenes = [scene_won(2, 0, 0, told=len(m.notes) - 1)]
    assert pen.were_there(face("D2"))
    assert not pen.were_there(face("D3"))


def test_the_wish_to_beat_them_all_goes_by_the_scenes() -> None:
    """MAR-73: whoever is said to be missing is one who was never beaten."""
    m = position("||", aside="||D2 D3 D4 D5 D6", stage=EPILOGUE)
    m.notes[m.wishes[2]] = WISHES[BEAT_THEM_ALL - 1].said(FR)
    m.fates, m.tellers = [BALANCES[0], BALANCES[0], AT.pack(TABLE, 1)], [2]
    m.scenes = [scene_won(2, 2, 2), scene_won(2, 2, 2), scene_won(1, 1, 1)]
    pen = Pen(m, 2, FR, FastDice(3))
    pen.epilogue()
    assert any("c’était toujours contre Prince 1" in line for line in pen.lines), pen.lines
    m.scenes.append(scene_won(1, 1, 2))
    pen = Pen(m, 2, FR, FastDice(3))
    pen.epilogue()
    assert any("une victoire contre chacun d’eux" in line for line in pen.lines), pen.lines


def test_a_life_in_the_shade_is_in_that_of_somebody_better_placed() -> None:
    """MAR-72: of a sibling whose fate is more enviable, not of who crossed that path most often."""
    m = position("|||", aside="C2 C3||E4 E5 E6|", stage=EPILOGUE)
    m.fates, m.tellers = [AT.pack(TABLE, 0)] * 4, [2, 0]
    m.scenes = [scene_won(0, 0, 0), scene_won(0, 1, 0)]
    pen = Pen(m, 0, FR, FastDice(3))
    pen.epilogue()
    assert pen.rival() == 1
    shaded = next(
        line
        for line in pen.lines
        if any(re.search(pattern(template(one, FR)), line) for one in BOOKS["fates"]["coupe.2"])
    )
    assert "Prince 2" in shaded


def test_who_is_dead_or_in_prison_plays_no_part_in_the_fate_of_another() -> None:
    """MAR-73: an epilogue speaks of somebody whose own fate lets them stay, as long as there is one."""
    m = position("||||", aside="C2 C3 C4 C5 C6|E2|D2 D3|B2 B3 B4|", stage=EPILOGUE)
    m.fates, m.tellers = [AT.pack(TABLE, 0), AT.pack(TABLE, 2), AT.pack(TABLE, 1), AT.pack(TABLE, 3), BALANCES[0]], [0]
    m.scenes = [scene_won(0, 0, 0), scene_won(0, 1, 0), scene_won(4, 4, 4), scene_won(4, 0, 4), scene_won(0, 2, 0)]
    assert Pen(m, 0, FR, FastDice(3)).rival() == 3, "not the dead, the prisoner, or who escaped"
    m.aside[3] = []
    m.fates[3] = BALANCES[0]
    assert Pen(m, 0, FR, FastDice(3)).rival() == 1, "nobody has stayed: who crossed that path most often"


def test_two_do_not_live_in_each_other_s_shade() -> None:
    """MAR-72: in the shade is who has somebody better placed, and that is not one who stands in it too."""
    m = position("||", aside="C2 C3|C4 C5|B2", stage=EPILOGUE)
    m.fates, m.tellers = [AT.pack(TABLE, 0), AT.pack(TABLE, 0), AT.pack(TABLE, 3)], [0]
    m.scenes = [scene_won(0, 0, 0)]
    assert [Pen(m, seat, FR, FastDice(3)).better_placed() for seat in (0, 1)] == [2, 2]


def test_where_all_stand_in_the_shade_the_last_two_stand_in_each_other_s() -> None:
    """MAR-72: the others stand in that of somebody whose epilogue is still to come."""
    m = position("||", aside="C2 C3|C4 C5|C6 C7", stage=EPILOGUE)
    m.fates = [AT.pack(TABLE, 0)] * 3
    for tellers, above in (([2, 1, 0], 1), ([2, 1], 2), ([2], NOBODY)):
        m.tellers = tellers
        assert Pen(m, tellers[-1], FR, FastDice(3)).better_placed() == above
    for lines in ([], [Line(PARAGRAPH, seat, 0) for seat in (0, 1)]):
        m.epilogues = lines
        pen = Pen(m, 2, FR, FastDice(3))
        pen.epilogue()
        assert told_from(pen, "shade.both"), "even where nothing was written"
    assert any("Prince 1" in line for line in pen.lines)


def test_the_shade_of_one_who_has_gone_is_told_so() -> None:
    """MAR-72, MAR-73: where all the others are dead or away, nothing is said that they would do now."""
    for seed in range(9):
        m = position("||", aside="C2 C3|E2 E3|D2 D3", stage=EPILOGUE)
        m.fates, m.tellers = [AT.pack(TABLE, suit) for suit in (0, 2, 1)], [2, 1, 0]
        pen = Pen(m, 0, FR, FastDice(seed))
        pen.epilogue()
        assert told_from(pen, "coupe.2.away"), pen.lines
        m.aside[0] = cards("E4 E5 E6")
        m.fates[0] = AT.pack(TABLE, 2)
        pen = Pen(m, 0, FR, FastDice(seed))
        pen.epilogue()
        assert "Prince 1" not in pen.lines[-1], "nobody dead bears a coffin"
        assert "Prince 2" not in pen.lines[-1]


def told_from(pen: Pen, section: str) -> bool:
    """Whether something of a section of the fates was written."""
    sayings = [pattern(template(one, FR)) for one in BOOKS["fates"][section]]
    return any(re.search(saying, line) for saying in sayings for line in pen.lines)


def test_the_palace_is_not_elsewhere_when_the_scene_is_in_it() -> None:
    """MAR-31: « on était mieux au palais » is said out of doors, and who holds it does not hold it in its own rooms."""
    m = scene(position("||", up="D4||"), 0, 0).now
    m.elements[0] = [face("D4")]
    m.notes.append("Au palais d’Ambre, on avait allumé la moitié des lustres.")
    m.readers.append(7)
    won = scene_won(0, 0, 0, told=len(m.notes) - 1)
    won.lines = [*won.lines, Line(SET_ASIDE, 0, face("D4"))]
    m.scenes = [won]
    for line, held, remembered in (("", False, False), ("Dans la forêt d’Arden, il avait plu.", True, True)):
        pen = Pen(m, 0, FR, FastDice(1))
        pen.cast(0, 1)
        pen.lines = [line]
        assert pen.say_spoils(won)
        assert ("palais" in pen.lines[-1]) == held, pen.lines
        pen = Pen(m, 0, FR, FastDice(1))
        pen.cast(0, 1)
        pen.lines = [line]
        assert pen.remember() == remembered, pen.lines


def test_an_end_is_told_by_what_decided_it() -> None:
    """MAR-41: of several characteristics the winner's own; a duel tells the end only where it decided alone."""
    for seed in range(20):
        m = ranked(ranked(position("||", up="C5 E5 B5||", stage=ENDING), "E", 2, 1, 0), "C", 1, 2, 0)
        m.initiator, m.conflict, m.winner, m.decided = 0, 0, 1, [0, 2]
        m.page = [Line(DUELLED, 0, face("D2"), 3), Line(DUELLED, 1, face("D3"), 3)]
        pen = Pen(m, 2, FR, FastDice(seed))
        pen.end()
        assert said_of(pen, "end.epee"), pen.lines


def said_of(pen: Pen, section: str) -> bool:
    """Whether the first thing written is of that section."""
    return any(re.search(pattern(template(one, FR)), pen.lines[0]) for one in pen.choices("scenes", section))


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
    shown = markdown(book).decode()
    assert [line for line in shown.splitlines() if line.startswith("> ") and not line[2].isupper()] == []
    if tongue == "fr":
        assert UNSPACED.findall(shown.split("sealed:")[0]) == []
