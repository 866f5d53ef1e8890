"""A match in the terminal: numbered options, a save on the way, an end."""

import builtins
import re
from collections.abc import Iterable
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from tests.toy import TOY
from tests.toys.story import STORY
from veillee.bots.bot import Bot
from veillee.cli import main
from veillee.cli.terminal.board import cards_of, plain, worded
from veillee.cli.terminal.saves import place_of, saved
from veillee.core.dice import FastDice
from veillee.core.game import GameInfo
from veillee.core.live import Live
from veillee.core.text import EN, FR
from veillee.games.legions import GAME
from veillee.games.legions.rules.battle import Battle


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
    assert "Novice 1 joue" in said
    assert "Vous jouez" in said
    assert not place_of(TOY).exists()


@pytest.mark.parametrize("leaving", [KeyboardInterrupt, EOFError, "q"])
def test_leaving_keeps_the_match_and_resume_goes_on(
    leaving: str | type[BaseException], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typing(monkeypatch, ["1", leaving])
    assert main(["play", "toy", "--bots", "random", "--lang", "en"]) == 0
    assert "--resume" in capsys.readouterr().out
    record = saved(TOY)
    assert record.players == ["human", "random"]
    assert record.dice.startswith("sealed:")
    assert record.dice.removeprefix("sealed:").encode() not in place_of(TOY).read_bytes(), "the deal is not in clear"
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
    assert saved(TOY).players == ["random", "human", "greedy"]


def test_in_a_window_a_person_speaks_or_lets_the_others_go_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typing(monkeypatch, ["", "", "1", *[""] * 200])
    assert main(["play", "claims", "--bots", "random", "--seat", "2", "--seed", "3", "--lang", "fr"]) == 0
    said = capsys.readouterr().out
    assert "laisser les autres continuer" in said
    assert "Vous vous dites honnête." in said
    assert "fin de la partie" in said


class Mute(Bot):
    """Has nothing to say."""

    def __init__(self, _name: str, info: GameInfo, seed: int, seconds: float) -> None:
        super().__init__(info, seed, seconds)

    def think(self, live: Live, seat: int, options: list[int], dice: FastDice) -> int:
        return options[-1]


def test_whom_everyone_awaits_must_act(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """When no bot has anything to say and the person is due, Enter alone is not an answer."""
    monkeypatch.setattr("veillee.cli.terminal.seat.bot", Mute)
    typing(monkeypatch, ["", "", "4", "q"])
    assert main(["play", "claims", "--bots", "random", "--seed", "3", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert said.count("Everyone is waiting for you.") == 1
    assert "You name Random" in said


def test_a_person_writes(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    words: list[str | type[BaseException]] = [
        "1",
        "x" * 61,
        "",
        "1",
        "un vœu",
        "1",
        "Le titre",
        "1",
        "Une ligne [bold]grasse[/].",
        KeyboardInterrupt,
    ]
    typing(monkeypatch, words)
    assert main(["play", "story", "--bots", "greedy", "--seed", "1", "--lang", "fr"]) == 0
    said = capsys.readouterr().out
    assert "61 caractères" in said
    assert "Une ligne [bold]grasse[/]." in said
    record = saved(STORY)
    assert {"un vœu", "Le titre", "Une ligne [bold]grasse[/]."} <= set(record.texts.values())
    typing(monkeypatch, ["2"] * 50)
    assert main(["play", "story", "--resume", "--lang", "fr"]) == 0
    assert "L’histoire est dite." in capsys.readouterr().out


def test_a_save_that_is_no_match_of_a_person_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "matches.jsonl"
    assert main(["simulate", "toy", "--games", "1", "--records", str(file), "--json"]) == 0
    place_of(TOY).parent.mkdir(parents=True, exist_ok=True)
    for content, wanted in (
        (file.read_bytes(), "nobody has a seat"),
        (b"{", "not a record"),
        (b"veillee:{", "not a record"),
    ):
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
    assert "Sénat" in said
    assert "tour 1 sur 12" in said
    assert "▒▒" in said
    assert "révèle" in said


def test_a_card_is_read_on_demand(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typing(monkeypatch, ["? médiateur", "? 11", "? sénat", "? xyz", "?", "q"])
    assert main(["play", "legions", "--bots", "random", "--seed", "5", "--lang", "fr"]) == 0
    said = capsys.readouterr().out
    assert "Le Médiateur · Vous donne une bannière." in said
    assert "11 Tribuns · " in said
    assert "Le Sénat · Vous donne une bannière." in said
    assert "Aucune carte de ce nom." in said
    assert said.count("Vous pouvez") > 0


def test_a_colour_has_a_letter_and_a_face_down_legion_that_was_seen_a_mark() -> None:
    """LEG-74: who holds the Trading Post sees the face-down legion and still knows which it is."""
    match = GAME.match(FastDice(2), ask_all=True)
    live = Live(match)
    now = live.now
    assert isinstance(now, Battle)
    now.show(now.veiled, 0)
    for tongue, mark in ((FR, "(cachée)"), (EN, "(face down)")):
        file = StringIO()
        console = Console(width=200, file=file, color_system=None)
        assert GAME.draw is not None
        console.print(GAME.draw(now.view(0), 0, cards_of(GAME, tongue), tongue))
        drawn = file.getvalue()
        assert mark in drawn
        assert re.search(r"[JBSPCAGWT]\d+", drawn)
