"""A turn: initiative, placing, rallying, filling the hand, the attack."""

import pytest

from tests.games.legions.position import NECRO, ROI, Setting, legion, numbers, offers, position, step
from veillee.core.match import NO_CARD
from veillee.games.legions.cards.guilds import BLUE, GREEN, RED, VIOLET, YELLOW
from veillee.games.legions.rules.battle import ATTACKING, ENDING, PLACING, RECRUITING, TAKING


def test_the_lower_number_plays_first() -> None:
    """LEG-10, LEG-11: both legions are revealed at once, and the lower number has the initiative."""
    m = position(Setting(hand="9 12 30"), Setting(hand="4 7 22"), phase="initiative")
    assert step(m, 30, 22).asked == [(ROI, "initiative"), (NECRO, "initiative")]
    assert (m.first, m.acting, m.phase) == (NECRO, NECRO, PLACING)
    assert [camp.chosen for camp in m.camps] == [legion(30), legion(22)]
    assert [numbers(camp.hand) for camp in m.camps] == [[9, 12], [4, 7]]
    assert m.known[legion(30)] == m.known[legion(22)] == 0b11
    assert m.known[legion(9)] == 0b01


def test_the_first_places_recruits_and_takes_then_the_second_who_attacks() -> None:
    """LEG-12: place, recruit, take; the second player then attacks."""
    m = position(
        Setting(hand="9 12", chosen=3), Setting(hand="10 20", chosen=8), row="5 14 (6)", phase="placing", acting="roi"
    )
    order = []
    for answers in ((), (), (14,), (), (), (5,), (), ()):
        order.append((m.phase, m.acting))
        step(m, *answers)
    assert order == [
        (PLACING, ROI),
        (RECRUITING, ROI),
        (TAKING, ROI),
        (PLACING, NECRO),
        (RECRUITING, NECRO),
        (TAKING, NECRO),
        (ATTACKING, NECRO),
        (ENDING, NECRO),
    ]


@pytest.mark.parametrize(("number", "place"), [(8, YELLOW), (3, RED), (2, BLUE), (5, VIOLET), (6, GREEN)])
def test_a_legion_goes_before_the_place_of_its_colour(number: int, place: int) -> None:
    """LEG-20: there is nothing to choose."""
    m = position(Setting(hand="9 12", chosen=number))
    assert step(m).asked == []
    assert numbers(m.camps[ROI].face_up[place]) == [number]
    assert m.camps[ROI].chosen == NO_CARD


def test_an_ambassador_goes_before_any_place() -> None:
    """LEG-21: its player chooses where."""
    colours = ["yellow", "red", "blue", "violet", "green"]
    assert offers(position(Setting(chosen=7))) == colours
    for place, colour in enumerate(colours):
        m = position(Setting(chosen=7))
        step(m, colour)
        assert numbers(m.camps[ROI].face_up[place]) == [7]


def test_a_legion_played_where_some_are_routed_may_rally_one() -> None:
    """LEG-22: one of your choice, at that place only, or none."""
    setting = Setting(chosen=3, red="12r 15r", blue="11r")
    assert offers(position(setting)) == [12, 15, "no"]
    m = position(setting)
    step(m, 15)
    assert numbers(m.camps[ROI].face_up[RED]) == [3, 15]
    assert numbers(m.camps[ROI].routed[RED]) == [12]
    m = position(setting)
    step(m, "no")
    assert numbers(m.camps[ROI].face_up[RED]) == [3]
    assert numbers(m.camps[ROI].routed[RED]) == [12, 15]


def test_nobody_rallies_where_nobody_is_routed() -> None:
    """LEG-22: no question either."""
    assert step(position(Setting(chosen=3, red="12", blue="11r"))).asked == []


def test_the_first_takes_one_of_three_the_face_down_one_unseen() -> None:
    """LEG-40: a legion in sight or the hidden one, which its taker alone then knows."""
    m = position(Setting(hand="9 12"), row="5 14 (6)", phase="taking")
    assert offers(m) == [5, 14, 6]
    m = position(Setting(hand="9 12"), row="5 14 (6)", phase="taking")
    step(m, 6)
    assert numbers(m.camps[ROI].hand) == [9, 12, 6]
    assert m.known[legion(6)] == 0b01
    assert (numbers(m.row), m.veiled) == ([5, 14], NO_CARD)


def test_a_legion_taken_in_sight_stays_known_to_both() -> None:
    """LEG-40, LEG-D16: people remember what they saw."""
    m = position(Setting(hand="9 12"), row="5 14 (6)", phase="taking")
    step(m, 14)
    assert m.known[legion(14)] == 0b11
    assert (numbers(m.row), m.veiled) == ([5, 6], legion(6))


def test_the_second_takes_one_of_the_two_left() -> None:
    """LEG-41: then only one is left in the row."""
    m = position(row="5 (6)", necro=Setting(hand="9 12"), phase="taking", acting="necro", first="roi")
    assert offers(m.copy()) == [5, 6]
    step(m, 5)
    assert (numbers(m.row), m.phase) == ([6], ATTACKING)


def test_the_last_legion_of_the_row_says_where_the_second_attacks() -> None:
    """LEG-45, LEG-47: it is turned up, and all enemy legions at the place of its colour are routed."""
    m = position(
        Setting(green="6 9 14r", red="3"),
        Setting(green="22"),
        row="(23)",
        phase="attacking",
        acting="necro",
        first="roi",
    )
    assert step(m).asked == []
    assert numbers(m.camps[ROI].face_up[GREEN]) == []
    assert numbers(m.camps[ROI].routed[GREEN]) == [14, 6, 9]
    assert numbers(m.camps[ROI].face_up[RED]) == [3]
    assert numbers(m.camps[NECRO].face_up[GREEN]) == [22]
    assert (m.known[legion(23)], m.veiled) == (0b11, NO_CARD)


def test_an_ambassador_left_in_the_row_lets_the_second_choose_where() -> None:
    """LEG-46, LEG-D18: any place, even an empty one; but there must be an attack."""
    m = position(Setting(green="6 9", red="3"), row="13", phase="attacking", acting="necro", first="roi")
    assert offers(m.copy()) == ["yellow", "red", "blue", "violet", "green"]
    step(m, "red")
    assert (m.camps[ROI].face_up[RED], numbers(m.camps[ROI].face_up[GREEN])) == ([], [6, 9])


def test_a_routed_legion_stays_known_to_both() -> None:
    """LEG-47, LEG-D16: its owner may look at it, and its enemy saw it stand."""
    m = position(Setting(green="6"), row="23", phase="attacking", acting="necro", first="roi")
    step(m)
    assert m.known[legion(6)] == 0b11
