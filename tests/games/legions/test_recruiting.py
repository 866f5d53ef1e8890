"""Recruiting a hero."""

from tests.games.legions.position import (
    NECRO,
    ROI,
    Setting,
    all_heroes_but,
    hero,
    legion,
    legions,
    numbers,
    offers,
    position,
    step,
)
from veillee.games.legions.cards.guilds import BLUE, GREEN, RED, VIOLET, YELLOW
from veillee.games.legions.rules.battle import APPLYING, TAKING

ROW = "nacre ondine perle harponneur oracle"


def test_the_worked_example_of_recruiting() -> None:
    """LEG-30, LEG-33: three standing at green recruit a green hero; yellow has three, but two of them are in rout.

    With a legion standing at violet as well, any hero would be open.
    """
    before = Setting(green="6 9 14", yellow="4 8r 16r", red="3", blue="2")
    m = position(before, hero_row=ROW, phase="recruiting")
    assert offers(m.copy()) == ["three-green", "no"]
    assert step(m, "three-green", 6, 14).asked == [(ROI, "recruit"), (ROI, "tuck"), (ROI, "tuck")]
    assert m.camps[ROI].heroes == [hero("nacre")]
    assert m.camps[ROI].under == [legions("6 14")]
    assert numbers(m.camps[ROI].face_up[GREEN]) == [9]
    assert numbers(m.camps[ROI].routed[YELLOW]) == [8, 16]
    assert hero("nacre") not in m.hero_row
    more = Setting(green="6 9 14", yellow="4 8r 16r", red="3", blue="2", violet="5")
    assert offers(position(more, hero_row=ROW, phase="recruiting")) == ["three-green", "each", "no"]


def test_two_legions_do_not_recruit_nor_do_routed_ones() -> None:
    """LEG-30: three, face up, before the same place; the question is not even asked."""
    for line in ("6 9", "6 9 14r", ""):
        m = position(Setting(green=line, red="3"), hero_row=ROW, phase="recruiting")
        assert step(m).asked == []
        assert m.phase == TAKING


def test_the_colour_is_that_of_the_place_not_of_the_legions() -> None:
    """LEG-30: ambassadors and mages sent there count as well."""
    m = position(Setting(red="7 13 5"), hero_row=ROW, phase="recruiting")
    step(m, "three-red", 7, 13)
    assert m.camps[ROI].heroes == [hero("harponneur")]


def test_one_of_several_heroes_of_the_colour_is_chosen() -> None:
    """LEG-30: those of other colours are not on offer."""
    m = position(Setting(green="6 9 14"), hero_row="nacre ondine passeuse", phase="recruiting")
    assert offers(m, "three-green") == ["nacre", "passeuse"]


def test_without_the_colour_the_first_two_of_the_pile_are_looked_at() -> None:
    """LEG-31: whatever their colour; the other one goes back on top, known to its looker alone."""
    m = position(
        Setting(blue="2 11 17"), hero_row="nacre ondine", hero_pile="harponneur oracle murene", phase="recruiting"
    )
    assert offers(m.copy(), "three-blue") == ["harponneur", "oracle"]
    step(m, "three-blue", "oracle", "top", 2, 11)
    assert m.camps[ROI].heroes == [hero("oracle")]
    assert m.hero_pile[-1] == hero("harponneur")
    assert m.known[hero("harponneur")] == 0b01
    assert m.known[hero("oracle")] == 0b11
    assert m.known[hero("murene")] == 0


def test_the_other_hero_may_go_underneath() -> None:
    """LEG-31: on top or under the pile, at its looker's choice."""
    m = position(Setting(blue="2 11 17"), hero_row="nacre", hero_pile="harponneur oracle murene", phase="recruiting")
    step(m, "three-blue", "oracle", "under", 2, 11)
    assert (m.hero_pile[0], m.hero_pile[-1]) == (hero("harponneur"), hero("murene"))


def test_a_short_pile_is_looked_at_as_far_as_it_goes() -> None:
    """LEG-D11: with one hero left there is nothing to choose; with none, that way is closed."""
    three = Setting(blue="2 11 17")
    m = position(three, Setting(heroes=all_heroes_but("nacre", "harponneur")), hero_row="nacre", phase="recruiting")
    step(m, "three-blue", 2, 11)
    assert (m.camps[ROI].heroes, m.hero_pile) == ([hero("harponneur")], [])
    m = position(three, Setting(heroes=all_heroes_but("nacre")), hero_row="nacre", phase="recruiting")
    assert step(m).asked == []


def test_one_legion_at_each_place_recruits_any_hero_of_the_row() -> None:
    """LEG-32: standing at all five places."""
    each = Setting(yellow="4", red="3", blue="2", violet="5", green="6 9")
    m = position(each, hero_row=ROW, phase="recruiting")
    assert offers(m.copy(), "each") == ROW.split()
    step(m, "each", "perle", 3, 9)
    assert m.camps[ROI].heroes == [hero("perle")]
    assert m.camps[ROI].under == [legions("3 9")]


def test_the_two_tucked_come_from_two_places() -> None:
    """LEG-D14: one legion at each place was used, so two of one place were not."""
    each = Setting(yellow="4", red="3", blue="2", violet="5", green="6 9")
    m = position(each, hero_row=ROW, phase="recruiting")
    assert offers(m.copy(), "each", "perle") == [4, 3, 2, 5, 6, 9]
    assert offers(m, "each", "perle", 6) == [4, 3, 2, 5]


def test_a_routed_legion_leaves_a_place_empty() -> None:
    """LEG-32: face up at each."""
    m = position(Setting(yellow="4", red="3", blue="2", violet="5", green="6r"), hero_row=ROW, phase="recruiting")
    assert step(m).asked == []


def test_recruiting_is_never_compulsory_and_once_a_turn() -> None:
    """LEG-35: no is always an answer; after one hero the turn goes on, though six legions stand there."""
    m = position(Setting(green="6 9 14"), hero_row=ROW, phase="recruiting")
    step(m, "no")
    assert (m.camps[ROI].heroes, m.phase) == ([], TAKING)
    m = position(Setting(green="6 9 14 22 28", red="3 12 15"), hero_row=ROW, phase="recruiting")
    step(m, "three-green", 6, 14)
    assert m.phase == APPLYING
    assert step(m).asked == []
    assert m.phase == TAKING


def test_a_recruited_hero_may_use_its_power_at_once() -> None:
    """LEG-34: in the step that follows."""
    m = position(Setting(violet="5 10 21", red="3r"), hero_row="ondine", phase="recruiting")
    step(m, "three-violet", 5, 10)
    assert offers(m) == [3, "no"]


def test_all_of_four_legions_may_be_tucked_from() -> None:
    """LEG-33: which three of the four were used is their owner's choice."""
    m = position(Setting(green="6 9 14 22"), hero_row="nacre", phase="recruiting")
    assert offers(m.copy(), "three-green") == [6, 9, 14, 22]
    assert offers(m, "three-green", 14) == [6, 9, 22]


def test_legions_not_tucked_stay_in_their_place() -> None:
    """LEG-33: at every place."""
    m = position(
        Setting(yellow="4", red="3", blue="2", violet="5", green="6"),
        hero_row="nacre",
        phase="recruiting",
        acting="roi",
    )
    step(m, "each", 3, 5)
    lines = m.camps[ROI].face_up
    assert [numbers(lines[place]) for place in (YELLOW, RED, BLUE, VIOLET, GREEN)] == [[4], [], [2], [], [6]]


def test_the_row_is_not_refilled_before_the_end_of_the_turn() -> None:
    """LEG-55: the second player finds what the first has left."""
    m = position(Setting(green="6 9 14"), hero_row=ROW, hero_pile="murene", phase="recruiting")
    step(m, "three-green", 6, 9)
    assert len(m.hero_row) == 4


def test_the_opponent_learns_nothing_of_the_look() -> None:
    """LEG-31: told that it happened, not what was seen."""
    m = position(Setting(blue="2 11 17"), hero_row="nacre", hero_pile="harponneur oracle", phase="recruiting")
    m.ears = []
    step(m, "three-blue", "oracle", "top", 2, 11)
    to_necro = [one for one in m.ears if one.reaches(NECRO)]
    assert "saw-heroes" in [one.fact.key for one in m.ears]
    assert "saw-heroes" not in [one.fact.key for one in to_necro]
    assert all(hero("harponneur") not in one.args for one in to_necro)
    assert legion(2) in [arg for one in to_necro for arg in one.args]
