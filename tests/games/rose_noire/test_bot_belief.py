"""What a seat believes: worlds, priors, and how words, names and deaths move them."""

import pytest

from tests.games.rose_noire.position import night, pair, play, position, suspect
from veillee.core.match import NOBODY, SPECTATOR
from veillee.games.rose_noire.bot.belief import Belief, believe
from veillee.games.rose_noire.bot.skill import JOUEUR, MAITRE, NOVICE, SKILLS, Skill
from veillee.games.rose_noire.cards.suspects import PAIR_COUNT
from veillee.games.rose_noire.rules.match import RoseNoire


def guilt(m: RoseNoire, seat: int, key: str, skill: Skill = JOUEUR) -> float:
    return believe(m, seat, skill).guilt[suspect(key)]


def doubt(m: RoseNoire, seat: int, other: int, skill: Skill = JOUEUR) -> float:
    return believe(m, seat, skill).doubt(other)


def everything(belief: Belief) -> float:
    return sum(sum(row) for row in belief.worlds)


@pytest.mark.parametrize("skill", SKILLS)
def test_at_the_start_every_pair_and_every_other_seat_is_as_likely_as_the_next(skill: Skill) -> None:
    m = position(seats=5)
    belief = believe(m, 1, skill)
    assert belief.holders == [2, 3, 4]
    assert len(belief.worlds) * PAIR_COUNT == 63
    assert everything(belief) == pytest.approx(1.0)
    assert belief.pairs == pytest.approx([1 / 21] * PAIR_COUNT)
    assert [belief.doubt(seat) for seat in range(5)] == pytest.approx([0, 0, 1 / 3, 1 / 3, 1 / 3])


def test_whoever_watches_has_eighty_four_worlds() -> None:
    belief = believe(position(seats=5), SPECTATOR, MAITRE)
    assert len(belief.holders) * PAIR_COUNT == 84
    assert belief.guilt == pytest.approx([2 / 7] * 7)


def test_the_rector_knows_the_pair_and_the_possessed_himself() -> None:
    m = position(seats=5)
    assert believe(m, 0, JOUEUR).pairs[pair("odile lubin")] == pytest.approx(1.0)
    assert believe(m, 4, JOUEUR).holders == [4]


def test_a_proof_one_has_seen_excludes() -> None:
    m = position(hands={1: "anselme"})
    assert guilt(m, 1, "anselme") == 0.0
    assert guilt(m, 2, "anselme") == pytest.approx(2 / 7)


def test_an_answer_of_the_rector_excludes_a_pair() -> None:
    m = position(phase="sunset")
    wrong = "anselme odile"
    play(m, f"1: sign {wrong}", f"2: sign {wrong}", f"3: sign {wrong}")
    assert believe(m, 1, JOUEUR).pairs[pair(wrong)] == 0.0


@pytest.mark.parametrize("skill", [JOUEUR, MAITRE])
def test_a_word_is_less_than_a_proof_and_more_than_nothing(skill: Skill) -> None:
    m = position()
    play(m, "2: innocent anselme")
    assert 0.0 < guilt(m, 1, "anselme", skill) < 2 / 7
    assert guilt(m, 2, "anselme", skill) == pytest.approx(2 / 7), "one's own words tell oneself nothing"


def test_a_novice_believes_his_own_eyes_alone() -> None:
    m = position(hands={1: "maelle"})
    play(m, "2: innocent anselme")
    assert guilt(m, 1, "anselme", NOVICE) == pytest.approx(1 / 3)
    assert guilt(m, 1, "maelle", NOVICE) == 0.0


def test_two_who_agree_cannot_both_be_possessed() -> None:
    m = position()
    play(m, "2: innocent anselme")
    alone = guilt(m, 1, "anselme")
    play(m, "3: innocent anselme")
    assert guilt(m, 1, "anselme") < alone / 3


def test_the_same_word_on_two_days_is_heard_once() -> None:
    m = position()
    play(m, "2: innocent anselme")
    once = believe(m, 1, JOUEUR).pairs
    m.begin_day()
    play(m, "2: innocent anselme")
    assert believe(m, 1, JOUEUR).pairs == pytest.approx(once)


def test_whoever_vouches_for_too_many_is_doubted() -> None:
    """Seat 1 has seen four proofs; the pair lies among three suspects, and a true seat would not clear two of them."""
    m = position(hands={1: "anselme maelle ghislain ysolde"})
    before = doubt(m, 1, 2)
    play(m, "2: innocent odile")
    assert doubt(m, 1, 2) > before
    play(m, "3: innocent lubin")
    belief = believe(m, 1, JOUEUR)
    assert belief.doubt(4) < 0.1, "two of three contradict each other: the third is out of it"


@pytest.mark.parametrize("skill", SKILLS)
def test_nobody_listens_to_the_rector(skill: Skill) -> None:
    m = position()
    play(m, "0: innocent odile", "0: suspects anselme maelle")
    assert believe(m, 1, skill).guilt == pytest.approx([2 / 7] * 7)


def test_a_trap_that_was_none_makes_a_liar() -> None:
    m = position(piles={"anselme": "judas"})
    play(m, "2: trap anselme", "visit anselme")
    assert doubt(m, 1, 2) > 0.5
    m = position(piles={"anselme": "trapdoor"})
    play(m, "2: trap anselme", "visit anselme")
    assert doubt(m, 1, 2) == pytest.approx(1 / 3)


def test_a_name_under_a_pair_speaks_for_it_to_those_who_read_names() -> None:
    m = position(phase="sunset")
    play(m, "2: sign odile lubin")
    assert guilt(m, 1, "odile", MAITRE) > 2 / 7 + 0.01
    assert guilt(m, 1, "odile", JOUEUR) == pytest.approx(2 / 7)


def test_those_who_read_nights_take_a_public_execution_for_a_proof() -> None:
    m = position(phase="dusk", hands={0: "gallows"}, acting=1)
    play(m, "play gallows", "at anselme")
    assert guilt(m, 1, "anselme", MAITRE) < 0.03
    assert guilt(m, 1, "anselme", JOUEUR) == pytest.approx(2 / 7)


def test_of_two_dead_one_at_least_is_likely_innocent() -> None:
    m = position(phase="night")
    night(m, {4: "hand odile"}, "hand anselme")
    both = believe(m, 1, MAITRE)
    assert both.pairs[pair("odile anselme")] == 0.0, "or the match would be over"
    assert both.guilt[suspect("odile")] == pytest.approx(both.guilt[suspect("anselme")]), "nobody saw who killed whom"


def test_the_possessed_learns_from_the_rectors_dead_and_not_from_his_own() -> None:
    m = position(phase="night")
    night(m, {4: "hand odile"}, "hand anselme")
    assert guilt(m, 4, "anselme", MAITRE) < 0.03
    assert guilt(m, 4, "odile", MAITRE) > 2 / 7


def test_at_a_table_of_three_nobody_may_be_possessed_until_the_dead_say_otherwise() -> None:
    m = position(seats=3, phase="night")
    assert believe(m, 1, JOUEUR).holders == [2, NOBODY]
    night(m, {2: "hand odile"}, "hand anselme")
    assert believe(m, 1, JOUEUR).holders == [2]
    assert doubt(m, 1, 2) == pytest.approx(1.0)
