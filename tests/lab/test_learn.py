"""Learning: what is fitted is what bots read, the same plan gives the same weights, and the hidden truth moves nothing."""

import json
import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from veillee.bots.bot import Bot, mix
from veillee.bots.levels import read_judgement
from veillee.cli import main
from veillee.core.choosers import RandomChooser
from veillee.core.dice import FastDice
from veillee.core.judgement import Judgement
from veillee.core.live import Live
from veillee.core.match import Illegal
from veillee.games import game
from veillee.games.keyforge.learnt import ACTING, LEAD
from veillee.games.keyforge.rules.board import CHOOSE
from veillee.games.keyforge.rules.duel import Duel
from veillee.lab import learn
from veillee.lab.learn import (
    HELD_OUT,
    Net,
    Plan,
    Position,
    fitted,
    generations,
    learning_of,
    lessons,
    logged,
    nothing,
    table_of,
)
from veillee.lab.work import Crew

PLAN = Plan("legions", seed=3, games=3, iterations=2, wide=4, narrow=3, anchor="random", budget=2, trials=2)


def test_a_judgement_says_what_the_net_says(tmp_path: Path) -> None:
    signs = learning_of(game("legions")).signs
    positions = lessons(PLAN, "", 1, range(1))[0]
    net = Net(signs.count, 8, 5, seed=4)
    for _ in range(20):
        net.fit(
            table_of(positions, signs.count).astype(np.float32), np.array([one.share for one in positions], np.float32)
        )
    path = tmp_path / "weights.json"
    path.write_text(json.dumps(net.weights()))
    judgement = read_judgement(str(path))
    expected = net.forward(table_of(positions, signs.count).astype(np.float32))[2]
    found = [judgement.share(one.signs) for one in positions]
    assert found == pytest.approx(expected.tolist(), abs=0.01)


def test_what_can_be_known_is_learnt() -> None:
    """Where one sign of twelve decides, and three others are noise, matches held out are foreseen far better than by a coin."""
    dice = FastDice(5)
    matches = [[decided(dice) for _ in range(20)] for _ in range(60)]
    _, loss, of_hints = fitted(matches, Net(12, 8, 4, mix(1, 1)), Plan("legions"))
    assert of_hints == pytest.approx(0.693, abs=0.001)
    assert loss < 0.2


def decided(dice: FastDice) -> Position:
    share = float(dice.below(2))
    return Position([int(share), *[2 + 3 * at + dice.below(3) for at in range(3)]], share, share, 0.5)


def test_the_same_plan_gives_the_same_weights(tmp_path: Path) -> None:
    digests = {next(generations(PLAN, 1, tmp_path / str(time))).digest for time in range(2)}
    assert len(digests) == 1


def test_generations_leave_weights_a_log_and_a_plot(tmp_path: Path) -> None:
    words = "learn legions --generations 2 --games 2 --iterations 2 --budget 2 --trials 2 --against random --json --out"
    assert main([*words.split(), str(tmp_path)]) == 0
    log = [json.loads(line) for line in (tmp_path / "legions.jsonl").read_text().splitlines()]
    assert [line["number"] for line in log] == [1, 2]
    assert all((tmp_path / line["weights"]).exists() for line in log)
    assert "generation 2" in (tmp_path / "legions.svg").read_text()


def test_a_generation_need_not_be_tried(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = "learn legions --games 2 --iterations 2 --trials 0 --lang en --out"
    assert main([*words.split(), str(tmp_path)]) == 0
    assert re.fullmatch(
        r"Generation 1: loss \d\.\d{3} \(by hand \d\.\d{3}\); legions-1\.json\n", capsys.readouterr().out
    )


def test_learning_goes_on_where_it_ended(tmp_path: Path) -> None:
    """One generation and then a second are what two at once are, and the first is not played again."""
    at_once = [found.digest for found in generations(PLAN, 2, tmp_path / "at-once")]
    first = next(generations(PLAN, 1, tmp_path / "in-turns"))
    later = list(generations(PLAN, 2, tmp_path / "in-turns"))
    assert [found.digest for found in later] == at_once
    assert later[0] == first
    assert len((tmp_path / "in-turns" / "legions.jsonl").read_text().splitlines()) == 2


def test_what_was_played_is_taken_up_again_generation_by_generation(tmp_path: Path) -> None:
    """Self-play and trial of each generation have journals of their own; a second run reads them and comes to the same."""
    crew = Crew(journal=tmp_path / "journal")
    first = [found.digest for found in generations(PLAN, 2, tmp_path / "first", crew)]
    written = sorted(path.name for path in tmp_path.glob("journal.*"))
    assert written == ["journal.1-played", "journal.1-tried", "journal.2-played", "journal.2-tried"]
    held = [(tmp_path / name).read_bytes() for name in written]
    (tmp_path / "first" / "legions.jsonl").unlink()
    assert [found.digest for found in generations(PLAN, 2, tmp_path / "first", crew)] == first
    assert [(tmp_path / name).read_bytes() for name in written] == held


def test_a_net_goes_on_from_its_weights(tmp_path: Path) -> None:
    """Read again it says the same; and where nothing can be learnt, what it knew is kept."""
    dice = FastDice(5)
    matches = [[decided(dice) for _ in range(20)] for _ in range(60)]
    net, loss, _ = fitted(matches, Net(12, 8, 4, seed=1), Plan("legions"))
    path = tmp_path / "weights.json"
    path.write_text(json.dumps(net.weights()))
    seen = table_of(matches[0], 12).astype(np.float32)
    again = Net.read(str(path), seed=2)
    assert again.forward(seen)[2] == pytest.approx(net.forward(seen)[2], abs=0.01)
    wrong = [[replace(one, share=1 - one.share, hoped=1 - one.hoped) for one in match] for match in matches]
    mixed = [match if at % HELD_OUT == 0 else wrong[at] for at, match in enumerate(matches)]
    assert fitted(mixed, again, Plan("legions"))[1] == pytest.approx(loss, abs=0.01)


def test_an_exploiter_learns_from_its_own_decisions_at_both_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its rival decides for the other seat, in one match the first and in the next the second."""
    asked: list[int] = []

    class Rival(Bot):
        def think(self, live: Live, seat: int, options: list[int], dice: FastDice) -> int:
            asked.append(seat)
            return options[dice.below(len(options))]

    monkeypatch.setattr(learn, "bot", lambda _, info, seed, clock: Rival(info, seed, clock=clock))
    for number, theirs in ((0, 0), (1, 1)):
        asked.clear()
        met = lessons(replace(PLAN, rival="zob"), "", 1, range(number, number + 1))[0]
        assert set(asked) == {theirs}
        assert len(met) > 10


def test_an_exploiter_goes_on_from_what_came_with_the_game(tmp_path: Path) -> None:
    """What it wins of its rival is in the log, which a second run goes on from."""
    words = "learn legions --exploit random --games 2 --iterations 2 --budget 8 --trials 4 --json --out"
    assert main([*words.split(), str(tmp_path)]) == 0
    assert main([*words.split(), str(tmp_path), "--generations", "2"]) == 0
    found = logged(tmp_path / "legions.jsonl")
    assert [one.plan.rival for one in found] == [one.plan.anchor for one in found] == ["random", "random"]
    shipped = Net.read(learning_of(game("legions")).weights, 0)
    assert Net.read(str(tmp_path / found[0].weights), 0).wide == shipped.wide
    assert found[0].wins > 2


def test_a_game_that_does_not_learn_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "marelle"]) == 2
    assert "Marelle" in capsys.readouterr().err
    with pytest.raises(Illegal):
        learning_of(game("cendrelin"))


def test_a_duel_is_judged_where_a_turn_begins() -> None:
    """KF-22, KF-25: a pupil of KeyForge learns from the positions in which a house is to be chosen, and from no other."""
    info = game("keyforge")
    met = lessons(replace(PLAN, game="keyforge"), "", 1, range(1))[0]
    acting = [sign for one in met for sign in one.signs if ACTING <= sign < LEAD]
    assert len(acting) == len(met) > 10
    assert len(met) < 100
    judges = learning_of(info).hints(nothing(learning_of(info).signs.count))
    match = info.match(FastDice(3))
    match.chooser = RandomChooser(FastDice(4))
    calm = set()
    while not match.over:
        match.step()
        assert isinstance(match, Duel)
        if judges.calm(match):
            calm.add(match.phase)
    assert calm == {CHOOSE}


@pytest.mark.parametrize("name", ["legions", "keyforge"])
def test_signs_are_those_of_the_seat(name: str) -> None:
    """Each seat sees itself first, and every sign is one that there is."""
    signs = learning_of(game(name)).signs
    match = game(name).match(FastDice(3))
    match.chooser = RandomChooser(FastDice(4))
    for _ in range(20):
        match.step()
    mine, theirs = signs.of(match, 0), signs.of(match, 1)
    assert mine != theirs
    assert len(set(mine)) == len(mine)
    assert all(0 <= sign < signs.count for sign in mine + theirs)


def test_a_judgement_of_the_wrong_shape_is_refused() -> None:
    with pytest.raises(AssertionError):
        Judgement(2, 1, [0.0] * 5, [0.0] * 3, [0.0] * 2)
