"""A match in the terminal: numbered options, a save on the way, an end."""

import builtins
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.toy import TOY
from veillee.cli import main
from veillee.cli.boards import plain, worded
from veillee.cli.terminal.saves import place_of
from veillee.core.record import read_record
from veillee.core.text import EN


@pytest.fixture(autouse=True)
def kept_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def typing(monkeypatch: pytest.MonkeyPatch, words: Iterable[str | type[BaseException]]) -> None:
    """Someone at the keyboard: types each word, or presses the key that raises."""
    keys = iter(words)

    def typed(_: str) -> str:
        word = next(keys, "1")
        if isinstance(word, str):
            return word
        raise word

    monkeypatch.setattr(builtins, "input", typed)


def test_a_match_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typing(monkeypatch, [])
    assert main(["play", "toy", "--bots", "novice", "--seats", "3", "--seed", "4", "--lang", "fr"]) == 0
    said = capsys.readouterr().out
    assert "Jouez une carte." in said
    assert "fin de la partie" in said
    assert "gagne\u00a0: " in said
    assert not place_of(TOY).exists()


@pytest.mark.parametrize("leaving", [KeyboardInterrupt, EOFError, "q"])
def test_leaving_keeps_the_match_and_resume_goes_on(
    leaving: str | type[BaseException], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typing(monkeypatch, ["1", leaving])
    assert main(["play", "toy", "--bots", "random", "--lang", "en"]) == 0
    assert "--resume" in capsys.readouterr().out
    record = read_record(place_of(TOY).read_bytes())
    assert record.players == ["human", "random"]
    assert record.dice.startswith("sealed:")
    assert record.answers
    typing(monkeypatch, [])
    assert main(["play", "toy", "--resume", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "end of the match" in said
    assert main(["play", "toy", "--resume", "--lang", "en"]) == 2
    assert "no match" in capsys.readouterr().err


def test_the_seat_may_be_chosen_and_wrong_numbers_are_asked_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typing(monkeypatch, ["0", "99", "two", "", "1", KeyboardInterrupt])
    assert main(["play", "toy", "--seat", "2", "--bots", "random,greedy", "--seats", "3", "--lang", "en"]) == 0
    assert capsys.readouterr().out.count("A number from 1 to 4") == 4
    assert read_record(place_of(TOY).read_bytes()).players == ["random", "human", "greedy"]


def test_a_save_that_is_no_match_of_a_person_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "matches.jsonl"
    assert main(["simulate", "toy", "--games", "1", "--records", str(file), "--json"]) == 0
    place_of(TOY).parent.mkdir(parents=True, exist_ok=True)
    for content, wanted in ((file.read_bytes(), "nobody has a seat"), (b"{", "not a record")):
        place_of(TOY).write_bytes(content)
        capsys.readouterr()
        assert main(["play", "toy", "--resume", "--lang", "en"]) == 2
        assert wanted in capsys.readouterr().err


def test_a_view_is_drawn_with_names_and_without_what_is_unknown() -> None:
    cards = [{"at": "hand:0", "face": 3}, {"at": "hand:1"}, {"at": "hand:2", "face": 5, "routed": True, "points": 2}]
    assert worded(cards, {3: {"name": "Moray"}, 5: {"name": "Crab"}}) == "Moray · ▒▒ · Crab (routed) (points 2)"
    assert worded([], {}) == "–"
    assert worded(None, {}) == "–"
    assert plain({"hand": cards, "sides": [{"score": 1}]}, 0, {}, EN) is not None


def test_legions_has_its_own_drawing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typing(monkeypatch, ["1"] * 12 + ["q"])
    assert main(["play", "legions", "--bots", "random", "--seed", "5", "--lang", "fr"]) == 0
    said = capsys.readouterr().out
    assert "Politiciens" in said
    assert "tour 1 sur 12" in said
    assert "▒▒" in said
