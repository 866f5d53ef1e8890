"""`veillee deck`: decks made, read, written and measured."""

import json
from pathlib import Path

import pytest

from veillee.cli import main
from veillee.games import game


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["deck", *words]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out


def test_a_deck_is_made_written_and_read_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = said(capsys, "make", "brume", "--form", "line").strip()
    assert line == game("keyforge").own_decks().seeded("brume")
    for form in ("text", "json"):
        file = tmp_path / form
        file.write_text(said(capsys, "make", "brume", "--form", form, "--lang", "fr"))
        assert said(capsys, "read", str(file), "--form", "line").strip() == line
    page = json.loads(said(capsys, "read", "onyx", "--json", "--lang", "en"))
    assert (page["deck"], page["name"]) == ("onyx", "Miss “Onyx” Censorius")


def test_a_deck_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(said(capsys, "rate", "onyx", "--deals", "1", "--json"))
    assert (found["games"], [one["deck"] for one in found["against"]]) == (2, ["argus"])
    assert "greedy" in said(capsys, "rate", "onyx", "--deals", "1", "--lang", "fr")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("read", "no such file"), "there are 0"),
        (("read", "1,2,3"), "there are 3"),
        (("make", "x" * 81), "81 characters"),
        (("make", "brume", "--game", "legions"), "do not bring decks to this game"),
    ],
)
def test_what_is_no_deck_is_refused(words: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", *words, "--lang", "en"]) == 2
    assert why in capsys.readouterr().err
