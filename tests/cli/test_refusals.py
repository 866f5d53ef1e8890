"""Whatever is wrong is said in one line on standard error, in the reader's language, with exit code 2."""

from pathlib import Path

import pytest

from tests.table import veillee_run
from veillee.cli import main
from veillee.lab.simulate import tally
from veillee.lab.tables import Seating

GOOD = Seating("toy", ("random", "random"))


def record_lines(count: int) -> list[bytes]:
    return tally(GOOD, 1, True, range(count)).records


@pytest.mark.parametrize(
    ("words", "french", "english"),
    [
        (["zut"], "commande inconnue", "unknown command"),
        (["--lang", "de", "about"], "langue", "language"),
        (["about", "--lang"], "langue", "language"),
        (["simulate"], "il manque", "required"),
        (["simulate", "belote"], "jeu inconnu", "unknown game"),
        (["simulate", "toy", "--bots", "random,zob"], "bot inconnu", "unknown bot"),
        (["simulate", "toy", "--bots", "random"], "ne se joue pas à 1", "is not played by 1"),
        (["simulate", "toy", "--games", "0"], "nombre entier", "whole number"),
        (["simulate", "toy", "--games"], "il faut une valeur", "expected one argument"),
        (["simulate", "toy", "--game", "3"], "arguments inconnus", "unrecognized arguments"),
        (["simulate", "toy", "--option", "hand=12"], "n’est pas une valeur", "is not a value"),
        (["simulate", "toy", "--option", "wind=1"], "option inconnue", "unknown option"),
        (["simulate", "toy", "--option", "hand"], "NOM=VALEUR", "NAME=VALUE"),
        (["simulate", "toy", "--seconds", "-1"], "durée", "time in seconds"),
        (["simulate", "toy", "--records", "/no/such/folder/x"], "impossible d’écrire", "cannot write"),
        (["tournament", "toy", "--bots", "random"], "au moins deux", "at least two"),
        (["tournament", "story", "--bots", "random,greedy"], "personne ne gagne", "nobody wins"),
        (["tournament", "toy", "--bots", "random,zob"], "bot inconnu", "unknown bot"),
        (["tournament", "toy", "--bots", "random,greedy", "--seats", "9"], "ne se joue pas", "is not played"),
        (["replay", "/no/such/file"], "impossible de lire", "cannot read"),
        (["report", "toy", "--records", "/no/such/file"], "impossible de lire", "cannot read"),
        (["play", "belote"], "jeu inconnu", "unknown game"),
        (["play", "toy", "--bots", "zob"], "bot inconnu", "unknown bot"),
        (["play", "toy", "--seat", "7"], "2 places", "2 seats"),
        (["bench", "--game", "belote"], "jeu inconnu", "unknown game"),
    ],
)
def test_what_is_wrong_is_said_in_both_languages(
    words: list[str], french: str, english: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for tongue, wanted in (("fr_FR.UTF-8", french), ("C", english)):
        monkeypatch.setenv("LC_ALL", tongue)
        assert main(words) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert wanted in said.err
        assert said.err.startswith("veillee: ")
        assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        (lambda line: line[:-20], "not a record"),
        (lambda _: b"{}", "not a record"),
        (lambda _: b"\xff\xfe", "not a record"),
        (lambda line: line.replace(b'"rules":1', b'"rules":99'), "rules no. 99"),
        (lambda line: line.replace(b'"game":"toy"', b'"game":"belote"'), "unknown game"),
        (lambda line: line.replace(b'"fast:', b'"loaded:'), "unreadable dice"),
        (lambda line: line.replace(b'"fast:', b'"fast:1'), "answer"),
        (lambda line: line.replace(b'"answers":[', b'"answers":[[0,999],'), "999 is not a"),
        (lambda line: line.replace(b'"trace":"', b'"trace":"0'), "digest"),
        (lambda line: line.replace(b'"seats":2', b'"seats":9'), "is not played by 9"),
    ],
)
def test_a_forged_record_is_refused_where_it_stands(
    change: object, wanted: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert callable(change)
    good, bad = record_lines(2)
    file = tmp_path / "matches.jsonl"
    file.write_bytes(good + b"\n" + change(bad) + b"\n")
    assert main(["replay", str(file), "--verify", "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert "line 2" in said
    assert wanted in said
    assert said.count("\n") == 1


def test_an_empty_file_holds_no_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "empty"
    file.write_bytes(b"")
    assert main(["replay", str(file), "--lang", "fr"]) == 2
    assert "aucune partie" in capsys.readouterr().err


def test_a_seat_that_is_not_at_the_table_saw_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "matches.jsonl"
    file.write_bytes(record_lines(1)[0])
    assert main(["replay", str(file), "--show", "--seat", "5", "--lang", "en"]) == 2
    assert "only 2 seats" in capsys.readouterr().err


def test_a_report_on_another_game_or_on_mixed_tables_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    three = Seating("toy", ("random",) * 3)
    other = tally(three, 1, True, range(1)).records[0]
    file = tmp_path / "matches.jsonl"
    file.write_bytes(record_lines(1)[0] + b"\n" + other)
    assert main(["report", "claims", "--records", str(file), "--lang", "en"]) == 2
    assert "not of “claims”" in capsys.readouterr().err
    assert main(["report", "toy", "--records", str(file), "--lang", "en"]) == 2
    assert "a match of 3 among matches of 2" in capsys.readouterr().err


def test_no_traceback_and_the_exit_code_of_a_refusal(tmp_path: Path) -> None:
    ran = veillee_run(tmp_path, "replay", "nowhere")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "Traceback" not in ran.stderr
    assert "nowhere" in ran.stderr
