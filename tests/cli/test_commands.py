"""The command line: what each command does, in both languages."""

import json
import re
import tomllib
from collections.abc import Callable
from itertools import count
from pathlib import Path

import msgspec
import pytest

from tests.table import add_game, veillee_run
from tests.toy import TOY
from veillee import __version__
from veillee.cli import command, commands, main, tournament
from veillee.cli.terminal.language import of_locale
from veillee.core.game import GameInfo, Tool
from veillee.core.record import digest_of, read_record, write_record
from veillee.core.text import EN, FR, Text
from veillee.games import games
from veillee.lab.simulate import compiled

ROOT = Path(__file__).parents[2]
Said = Callable[..., str]


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Said:
    """Runs a command that succeeds and silently, and gives what it printed."""

    def run(*words: str) -> str:
        assert main(list(words)) == 0
        captured = capsys.readouterr()
        assert captured.err == ""
        return captured.out

    return run


def test_every_command_says_what_it_is_about() -> None:
    assert {"about", "bench", "play", "replay", "report", "simulate", "tournament"} <= set(commands())
    for name in commands():
        about = command(name).ABOUT
        assert isinstance(about, Text)
        assert about.fr != about.en


def test_help_and_the_package_name_the_games_that_are_there(said: Said) -> None:
    """Whoever installs it learns what can be played."""
    about = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["description"]
    for lang, tongue in (("fr", FR), ("en", EN)):
        shown = " ".join(said("--help", "--lang", lang).split())
        for info in games():
            assert f"({info.key})" in shown
            assert " ".join(info.title.said(tongue).split()) in shown
            small = not (ROOT / "docs" / "rules" / f"{info.key}.md").is_file()
            assert small or info.title.fr.split(" : ")[0] in about


@pytest.mark.parametrize("words", [[], ["--help"], ["-h"]])
def test_help_lists_the_commands_in_both_languages(words: list[str], said: Said) -> None:
    french, english = said(*words, "--lang", "fr"), said(*words, "--lang=en")
    assert "Commandes" in french
    assert "Commands" in english
    for name in commands():
        assert name in french
        assert name in english


@pytest.mark.parametrize("name", commands())
def test_every_command_has_help_in_both_languages(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    pages = []
    for tongue in ("fr", "en"):
        with pytest.raises(SystemExit) as left:
            main([name, "--help", "--lang", tongue])
        assert left.value.code == 0
        pages.append(capsys.readouterr().out)
    assert not re.search(r"[A-Z]\w*’[A-Z]|\w:$", pages[0], re.MULTILINE), (
        "French has a space before its colon, and no capital in every word"
    )
    assert "montrer cette aide" in pages[0]
    assert "show this help" in pages[1]


def test_the_language_may_stand_before_or_after_the_command(said: Said) -> None:
    assert said("--lang", "fr", "about") == said("about", "--lang=fr")
    assert said("--lang", "fr", "about") != said("about", "--lang", "en")


@pytest.mark.parametrize(
    ("values", "tongue"),
    [
        ({"LC_ALL": "fr_FR.UTF-8", "LANG": "en_GB.UTF-8"}, FR),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_CA", "LANG": "en_GB"}, FR),
        ({"LANG": "fr"}, FR),
        ({"LC_ALL": "en_US.UTF-8", "LANG": "fr_FR.UTF-8"}, EN),
        ({"LANG": "C"}, EN),
        ({}, EN),
    ],
)
def test_the_locale_says_the_language(values: dict[str, str], tongue: object, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in values.items():
        monkeypatch.setenv(name, value)
    assert of_locale() is tongue


def test_about_names_the_games(said: Said) -> None:
    found = json.loads(said("about", "--json"))
    assert found["version"] == __version__
    assert isinstance(found["compiled"], bool)
    assert {"key": "toy", "title": "Tricks", "seats": [2, 3, 4], "rules_version": 1} in found["games"]
    assert "Les Mises" in said("about", "--lang", "fr")
    assert said("--version", "--json") == said("about", "--json")


def test_simulate_prints_one_object(said: Said) -> None:
    words = ("simulate", "toy", "--games", "30", "--bots", "random,random,greedy", "--seed", "4", "--json")
    found = json.loads(said(*words))
    wanted = {"game", "games", "decisions", "seconds", "decisions_per_s", "games_per_s", "compiled", "outcomes"}
    assert wanted | {"mean_decisions", "seed", "bots"} <= set(found)
    assert (found["game"], found["games"], found["seed"]) == ("toy", 30, 4)
    assert found["mean_decisions"] == pytest.approx(found["decisions"] / 30, abs=0.001)
    assert sum(seat["share"] for seat in found["outcomes"]["seats"]) == pytest.approx(1, abs=1e-5)
    again = json.loads(said(*words))
    assert again["outcomes"] == found["outcomes"]


def test_simulate_shows_a_table(said: Said) -> None:
    assert "20 parties" in said("simulate", "toy", "--games", "20", "--lang", "fr")
    assert "20 matches" in said("simulate", "toy", "--games", "20", "--option", "hand=3", "--lang", "en")


def test_records_are_replayed_verified_and_told(said: Said, tmp_path: Path) -> None:
    file = str(tmp_path / "matches.jsonl")
    said("simulate", "toy", "--games", "3", "--bots", "random,novice", "--records", file)
    lines = said("replay", file).splitlines()
    assert len(lines) == 3
    assert "Random, Novice" in lines[0]
    assert "3" in said("replay", file, "--verify")
    told = said("replay", file, "--show", "--lang", "fr")
    assert told.count("Les Mises") == 3
    assert "Novice joue" in told
    assert "C’est un" not in told


def test_a_match_is_told_as_a_seat_saw_it(said: Said, tmp_path: Path) -> None:
    file = str(tmp_path / "matches.jsonl")
    said("simulate", "toy", "--games", "12", "--records", file)
    first, second = (said("replay", file, "--show", "--seat", seat) for seat in ("1", "2"))
    public = said("replay", file, "--show")
    assert "It is a" not in public
    assert first.count("It is a") + second.count("It is a") == public.count("looks")
    assert "You play" in first
    assert "Random 1 plays" in second


def test_what_was_written_is_told_unless_it_was_erased(said: Said, tmp_path: Path) -> None:
    file = tmp_path / "matches.jsonl"
    said("simulate", "story", "--games", "1", "--bots", "random,greedy", "--records", str(file))
    record = read_record(file.read_bytes())
    assert record.texts
    told = said("replay", str(file), "--show", "--lang", "en")
    assert all(text in told for text in record.texts.values())
    number = max(record.texts, key=lambda number: len(record.texts[number]))
    erased = msgspec.structs.replace(
        record,
        texts={one: "kept" for one in record.texts if one != number},
        digests={number: digest_of(record.texts[number])},
    )
    file.write_bytes(write_record(erased))
    assert record.texts[number] not in said("replay", str(file), "--show", "--lang", "en")


def test_a_game_that_nobody_wins_is_simulated_and_reported(said: Said, tmp_path: Path) -> None:
    assert "Personne ne gagne à ce jeu." in said("simulate", "story", "--games", "3", "--lang", "fr")
    shown = said("simulate", "story", "--games", "1", "--lang", "en")
    assert "Nobody wins in this game." in shown
    assert "1 match," in shown
    assert "story told 100.0 %" in shown
    assert "Nobody wins" in page_of(said, tmp_path, "story")


def page_of(said: Said, tmp_path: Path, game: str) -> str:
    page = tmp_path / "page.html"
    said("report", game, "--games", "5", "--out", str(page), "--lang", "en")
    return page.read_text()


def test_the_help_of_a_game_shows_its_options_with_titles(capsys: pytest.CaptureFixture[str]) -> None:
    for tongue, wanted in (("fr", ["Options des Mises", "Main", "4 cartes"]), ("en", ["Options of Tricks", "4 cards"])):
        with pytest.raises(SystemExit):
            main(["play", "toy", "--help", "--lang", tongue])
        shown = capsys.readouterr().out
        assert all(words in shown for words in [*wanted, "hand"])


def test_a_game_brings_commands_of_its_own(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    tool = Tool("echo", Text("répéter", "repeat"), [Text("MOT", "WORD")], lambda words, _: len(words[0]))
    choir = GameInfo(
        key="choir",
        title=Text("Le Chœur", "The Choir"),
        seats=[2],
        rules_version=1,
        options=[],
        new=TOY.new,
        voice=TOY.voice,
        hints=TOY.hints,
        tools=[tool],
    )
    add_game(choir, monkeypatch)
    assert main(["choir", "echo", "four", "--lang", "en"]) == main(["echo", "choir", "four"]) == 4
    for words, wanted in (
        (["choir"], "echo"),
        (["choir", "sing"], "echo"),
        (["choir", "echo"], "WORD"),
        (["toy"], "—"),
    ):
        assert main([*words, "--lang", "en"]) == 2
        assert wanted in capsys.readouterr().err
    assert main(["--help"]) == 0
    assert "choir echo" in capsys.readouterr().out


def test_a_tournament_prints_ratings_and_the_cross_table(said: Said) -> None:
    words = ("tournament", "toy", "--bots", "random,greedy,novice", "--games", "4", "--seed", "2")
    found = json.loads(said(*words, "--json"))
    assert found["games"] == 12
    assert {line["name"] for line in found["bots"]} == {"random", "greedy", "novice"}
    assert set(found["cross"]["random"]) == {"greedy", "novice"}
    assert found["cross"]["random"]["greedy"]["games"] == 4
    assert "Chacun contre chacun" in said(*words, "--lang", "fr")


def test_a_tournament_is_one_table_in_markdown(said: Said) -> None:
    """Every bot has a row and a column, the strongest first, and what one wins of another the other does not."""
    words = ("tournament", "toy", "--bots", "random,greedy,novice", "--games", "4", "--seed", "2", "--markdown")
    table, _, below = said(*words, "--lang", "en").partition("\n\n")
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in table.splitlines()]
    names = [row[0].strip("*") for row in rows[2:]]
    assert rows[0] == ["", "Rating", "ms a decision", *names]
    assert set(names) == {"random", "greedy", "novice"}
    ratings = [float(row[1].split()[0]) for row in rows[2:]]
    assert ratings == sorted(ratings, reverse=True)
    shares = [[0.5 if cell == "–" else float(cell.split()[0]) / 100 for cell in row[3:]] for row in rows[2:]]
    assert all(shares[a][b] + shares[b][a] == pytest.approx(1) for a in range(3) for b in range(3))
    assert below == "12 matches, 4 for each pair.\n"


def test_a_tournament_ends_in_time_and_is_taken_up_again(
    said: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Time is over after the first deal; the same command goes on with the second, and comes to what it would have come to at once."""
    words = ("tournament", "toy", "--bots", "random,greedy", "--games", "8", "--seed", "2", "--json")
    journal = ("--journal", str(tmp_path / "toy.jsonl"))
    passing = count(0, 61)
    monkeypatch.setattr(tournament, "monotonic", lambda: next(passing))
    assert json.loads(said(*words, *journal, "--minutes", "1"))["games"] == 2
    whole = json.loads(said(*words, *journal))
    at_once = json.loads(said(*words))
    assert whole["games"] == at_once["games"] == 8
    assert whole["cross"] == at_once["cross"]


def test_a_report_is_a_page(said: Said, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    said("report", "toy", "--games", "20", "--out", str(page), "--lang", "fr")
    assert page.read_text().startswith('<!doctype html><html lang="fr">')
    file = str(tmp_path / "matches.jsonl")
    said("simulate", "toy", "--games", "5", "--records", file)
    said("report", "toy", "--records", file, "--out", str(page), "--lang", "en")
    assert "5 matches read from matches.jsonl" in page.read_text()


QUICK_BENCH = ("bench", "--game", "toy", "--seconds", "0.001", "--decks", "20", "--no-peers")


def test_bench_measures_a_game_and_says_how(said: Said) -> None:
    found = json.loads(said(*QUICK_BENCH, "--json"))
    assert all(value > 0 for value in found["games"]["toy"].values())
    assert found["peers"] == []
    *table, line = said(*QUICK_BENCH, "--lang", "fr").splitlines()
    assert any("µs" in row for row in table)
    assert set(json.loads(line)) == set(found)


def test_the_programme_runs_as_a_programme(tmp_path: Path) -> None:
    ran = veillee_run(tmp_path, "simulate", "legions", "--games", "4", "--json")
    assert (ran.returncode, ran.stderr) == (0, "")
    found = json.loads(ran.stdout)
    assert found["games"] == 4
    assert found["compiled"] == compiled()
