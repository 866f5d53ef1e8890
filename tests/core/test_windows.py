"""Open windows and writing in the core: who may act, what is refused, what is kept."""

import pytest

from tests.toys.claims import ACT, BLAME, CLAIMS, FOX, HONEST, NAME, NIP, Claims
from tests.toys.story import DONE, STORY, Story
from veillee.core.choosers import RandomChooser, Scribe, check_text
from veillee.core.dice import FastDice
from veillee.core.live import Live
from veillee.core.match import NOBODY, SPECTATOR, WRITE, Illegal


def suspicions(seats: int = 3, seed: int = 1) -> Live:
    return Live(CLAIMS.match(FastDice(seed), seats, ask_all=True))


def story() -> Live:
    """Wishes and title are written: the page is open."""
    live = Live(STORY.match(FastDice(1), 2, ask_all=True))
    for seat, text in ((1, "être riche"), (0, "être sage"), (0, "La mer")):
        live.answer(seat, live.number, WRITE, text)
    return live


def test_anyone_may_act_while_one_is_due() -> None:
    live = suspicions()
    assert live.pending is not None
    assert (live.pending.first, live.pending.due, live.pending.window) == (True, 0, 0)
    assert [live.pending.obliges(seat) for seat in range(3)] == [True, False, False]
    live.answer(2, live.number, ACT.pack(BLAME, 1))
    live.answer(1, live.number, ACT.pack(HONEST, 0))
    assert isinstance(live.now, Claims)
    assert live.now.claims == [[0, 2, ACT.pack(BLAME, 1)], [0, 1, ACT.pack(HONEST, 0)]]
    assert live.pending.due == 0


def test_a_window_is_known_by_its_prompt_and_its_number() -> None:
    live = suspicions()
    opened = live.pending
    assert opened is not None
    live.answer(2, live.number, ACT.pack(HONEST, 0))
    assert live.pending is not None
    assert live.pending.same_window(opened)
    live.answer(0, live.number, ACT.pack(NAME, 1))
    assert live.pending is not None
    assert not live.pending.same_window(opened)
    assert (live.pending.due, live.pending.window) == (1, 1)


def test_who_has_nothing_to_offer_is_not_in_the_window() -> None:
    live = story()
    live.answer(1, live.number, DONE)
    assert live.pending is not None
    assert live.pending.seats == [0]
    assert live.pending.due == NOBODY
    assert live.pending.options_of(1) == []
    with pytest.raises(Illegal) as refusal:
        live.answer(1, live.number, DONE)
    assert refusal.value.code == "wrong-seat"


def test_an_act_may_hide_its_author() -> None:
    live = suspicions()
    fox = live.now.face.index(FOX)
    live.answer(fox, live.number, ACT.pack(NIP, 0))
    assert [told.args for told in live.heard] == [[0]]
    assert live.heard[0].reaches(SPECTATOR)


def test_a_text_is_read_by_its_author_until_it_is_shown() -> None:
    live = story()
    match = live.now
    assert isinstance(match, Story)
    assert match.notes == ["être sage", "être riche", "La mer"]
    assert [match.reads(1, note) for note in range(3)] == [False, True, True]
    assert [match.reads(SPECTATOR, note) for note in range(3)] == [False, False, True]
    world = match.copy()
    world.resample(0, FastDice(1))
    assert world.notes == ["être sage", "", "La mer"]
    assert match.notes[1] == "être riche"


def test_the_option_of_writing_in_a_window_brings_its_text() -> None:
    live = story()
    live.answer(1, live.number, WRITE, "Une vague.")
    assert isinstance(live.now, Story)
    assert live.now.notes[-1] == "Une vague."
    assert live.now.lines == [(1, 3)]


def test_a_text_alone_is_a_real_choice() -> None:
    """What has one option is answered by itself in a simulation; a text never is."""
    match = STORY.match(FastDice(1), 2, ask_all=False)
    scribe = Scribe(RandomChooser(FastDice(1)))
    match.chooser = scribe
    match.step()
    assert scribe.answers == [(0, WRITE, "…"), (1, WRITE, "…")]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "text-empty"),
        (" \u00a0", "text-empty"),
        ("x" * 11, "text-long"),
        ("a\tb", "text-control"),
        ("a\x00", "text-control"),
        ("\ud800", "text-control"),
    ],
)
def test_what_cannot_be_written_is_refused(text: str, code: str) -> None:
    with pytest.raises(Illegal) as refusal:
        check_text(text, 10)
    assert refusal.value.code == code
    assert refusal.value.text.fr != refusal.value.text.en


@pytest.mark.parametrize("text", ["a", "é" * 10, "😀 « oui »"])
def test_what_can_be_written_is_taken(text: str) -> None:
    check_text(text, 10)


def test_who_gives_up_leaves_the_win_to_the_others_unless_the_game_goes_on() -> None:
    outcome = suspicions().now.forfeit(1)
    assert outcome is not None
    assert outcome.shares == [0.5, 0.0, 0.5]
    assert story().now.forfeit(1) is None


def test_a_game_without_winner_has_none() -> None:
    live = story()
    for seat in (0, 1):
        live.answer(seat, live.number, DONE)
    assert live.now.outcome().winners() == []
