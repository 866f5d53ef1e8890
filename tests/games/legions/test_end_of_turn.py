"""Majorities, the effects of the places, banners, the rows, and how it all ends."""

import pytest

from tests.games.legions.position import NECRO, ROI, Setting, hero, legion, numbers, offers, position, printed, step
from veillee.core.match import NOBODY
from veillee.games.legions.cards.guilds import BLUE, GREEN, PLACES, RED, VIOLET, YELLOW
from veillee.games.legions.cards.heroes import banners
from veillee.games.legions.rules.points import points


def ended(roi: Setting, necro: Setting, majority: str = "") -> list[int]:
    """Who holds each place after the turn."""
    m = position(roi, necro, majority=majority, row="5", phase="end-of-turn", acting="necro")
    step(m)
    return m.majority


def test_most_legions_face_up_hold_a_place() -> None:
    """LEG-50: two against one; a legion in rout does not count; nobody holds an empty place."""
    held = ended(
        Setting(yellow="4 8", red="3", green="6 9r 14r"),
        Setting(yellow="16", red="12 15", green="22 28", violet="5r"),
    )
    assert held == [ROI, NECRO, NOBODY, NOBODY, NECRO]


def test_a_tie_sends_the_token_back_to_the_centre() -> None:
    """LEG-51, LEG-52: the holder loses the place and its effect."""
    held = ended(Setting(red="3", blue="2"), Setting(red="12", green="6"), "red:roi blue:roi green:roi violet:necro")
    assert held == [NOBODY, NOBODY, ROI, NOBODY, NECRO]


def test_yellow_wins_ties_from_the_moment_it_is_held() -> None:
    """LEG-70: who gains yellow this turn wins the ties at the places judged after it."""
    held = ended(Setting(yellow="4", red="3", green="6"), Setting(red="12", green="9 14"))
    assert held == [ROI, ROI, NOBODY, NOBODY, NECRO]


def test_yellow_lost_this_turn_wins_no_tie() -> None:
    """LEG-70, LEG-52: places are judged from yellow to green."""
    held = ended(Setting(red="3"), Setting(yellow="4", red="12"), "yellow:roi red:roi")
    assert held == [NECRO, NECRO, NOBODY, NOBODY, NOBODY]


def test_the_holder_of_yellow_tied_at_yellow_keeps_it() -> None:
    """LEG-D9: the effect holds while the token is there; but nobody claims a place without a legion."""
    assert ended(Setting(yellow="4"), Setting(yellow="8"), "yellow:roi")[YELLOW] == ROI
    assert ended(Setting(), Setting(), "yellow:roi") == [NOBODY] * 5


def test_red_routs_an_enemy_legion_of_choice() -> None:
    """LEG-71: when a new legion comes to the red place; anywhere, standing, and one only."""
    m = position(Setting(chosen=3), Setting(yellow="4", green="6 9r"), majority="red:roi")
    assert offers(m.copy()) == [4, 6]
    step(m, 6)
    assert numbers(m.camps[NECRO].routed[GREEN]) == [9, 6]
    assert numbers(m.camps[NECRO].face_up[YELLOW]) == [4]


def test_red_does_nothing_elsewhere_nor_for_the_other_nor_against_nobody() -> None:
    """LEG-71: the place counts, not the colour of the legion."""
    enemy = Setting(yellow="4")
    assert step(position(Setting(chosen=6), enemy, majority="red:roi")).asked == []
    assert step(position(Setting(chosen=3), enemy, majority="red:necro")).asked == []
    assert step(position(Setting(chosen=3), Setting(yellow="4r"), majority="red:roi")).asked == []
    m = position(Setting(chosen=7), Setting(yellow="4 8"), majority="red:roi")
    assert step(m, "red", 8).asked == [(ROI, "place"), (ROI, "rout")]


def test_rally_comes_before_the_rout_of_red() -> None:
    """LEG-D6: both may follow from one legion."""
    m = position(Setting(chosen=3, red="12r"), Setting(yellow="4 8"), majority="red:roi")
    assert step(m, 12, 8).asked == [(ROI, "rally"), (ROI, "rout")]


def test_blue_gives_a_banner() -> None:
    """LEG-72: as long as it is held."""
    m = position(majority="blue:necro")
    assert [banners(m, seat) for seat in (ROI, NECRO)] == [0, 1]


def test_violet_sends_mages_anywhere_even_to_red() -> None:
    """LEG-73: a new violet legion goes where its player likes, and red does its work there."""
    m = position(Setting(chosen=5), Setting(yellow="4 8"), majority="violet:roi red:roi")
    assert step(m, "red", 4).asked == [(ROI, "place"), (ROI, "rout")]
    assert numbers(m.camps[ROI].face_up[RED]) == [5]
    m = position(Setting(chosen=5), majority="violet:necro")
    assert step(m).asked == []
    assert numbers(m.camps[ROI].face_up[VIOLET]) == [5]


def test_green_shows_the_face_down_legion_to_its_holder() -> None:
    """LEG-74: to nobody else, and not to who does not hold it."""
    m = position(Setting(green="6"), row="5", pile="9 10", phase="end-of-turn")
    step(m)
    assert (m.majority[GREEN], m.known[m.veiled]) == (ROI, 0b01)
    m = position(row="5", pile="9 10", phase="end-of-turn")
    step(m)
    assert m.known[m.veiled] == 0


def test_the_rows_are_filled_again() -> None:
    """LEG-54, LEG-55: two legions face up, one face down; five heroes."""
    m = position(row="5", pile="9 10", hero_row="ondine nacre", hero_pile="perle corail oracle", phase="end-of-turn")
    step(m)
    assert (numbers(m.row), m.veiled) == ([5, 9, 10], legion(10))
    assert [m.known[card] for card in m.row] == [0b11, 0b11, 0]
    assert m.hero_row == [hero(key) for key in ("ondine", "nacre", "perle", "corail", "oracle")]
    assert all(m.known[card] == 0b11 for card in m.hero_row)
    assert (m.turn, m.over) == (4, False)


def test_banners_are_counted_where_they_are_seen() -> None:
    """LEG-53, LEG-D5: on standing and tucked legions, on heroes and on the blue token; not on routed ones, nor in hand."""
    mine = Setting(hand="20", yellow="17", blue="11r", heroes={"mediateur": "15 3"})
    m = position(mine, Setting(green="18"), majority="blue:roi")
    assert [banners(m, seat) for seat in (ROI, NECRO)] == [4, 1]


FOUR = Setting(yellow="17", blue="11 20", green="18")
"""Four of the five banners on legions; the Senate's makes five."""


def test_five_banners_win_at_once() -> None:
    """LEG-60: after the majorities, before anything is refilled."""
    m = position(FOUR, Setting(heroes={"nacre": "29 30"}), row="5", phase="end-of-turn")
    step(m)
    assert (m.over, m.winner, m.majority[BLUE]) == (True, ROI, ROI)
    assert len(m.row) == 1
    outcome = m.outcome()
    assert (outcome.shares, outcome.reason) == ([1.0, 0.0], "banners")


def test_four_banners_do_not_win() -> None:
    """LEG-60: the boundary."""
    m = position(FOUR, Setting(blue="2 26 29"), row="5", phase="end-of-turn")
    step(m)
    assert (banners(m, ROI), m.over) == (4, False)


def test_no_two_sides_can_have_five_banners() -> None:
    """LEG-D15: there are eight in all."""
    heroes = {"mediateur": "", "corail": "", "perle": ""}
    everything = Setting(yellow="17", blue="11 20", green="18", red="15", heroes=heroes)
    assert banners(position(everything, majority="blue:roi"), ROI) == 8


def last_turn(roi: Setting, necro: Setting, majority: str = "") -> list[int]:
    """The points when a match ends because no legion is left to refill the row."""
    m = position(roi, necro, row="5", majority=majority, phase="end-of-turn")
    m.removed += m.pile
    m.pile = []
    step(m)
    assert m.over
    return m.outcome().points


def test_the_match_ends_when_the_row_cannot_be_refilled() -> None:
    """LEG-61: two legions must come each turn; one is not enough."""
    m = position(Setting(used=True), row="5", phase="end-of-turn")
    m.removed += m.pile[1:]
    m.pile = m.pile[:1]
    step(m)
    assert m.over
    m = position(row="5", phase="end-of-turn")
    m.removed += m.pile[2:]
    m.pile = m.pile[:2]
    step(m)
    assert not m.over


def test_the_worked_example_of_twenty_points() -> None:
    """LEG-62, LEG-91: a green hero with 4 points of legions, a violet one with 1, green and violet held: 4+4+2+1+9."""
    roi = Setting(heroes={"nacre": "23 24", "oracle": "8 1"}, used=True, green="6", violet="5")
    assert last_turn(roi, Setting(used=True)) == [20, 0]


def test_legions_on_the_battlefield_bring_nothing() -> None:
    """LEG-64: they only decide majorities."""
    roi = Setting(used=True, red="26 23", blue="29")
    assert last_turn(roi, Setting(used=True, red="3 12 15", blue="2")) == [0, PLACES[RED].points]


def test_an_unused_stratagem_brings_two_points() -> None:
    """LEG-80, LEG-62: a used one brings nothing."""
    assert last_turn(Setting(), Setting(used=True)) == [2, 0]


@pytest.mark.parametrize(("mine", "theirs", "winner"), [("9 30 12", "4 31 22", NECRO), ("1 30 29", "2 3 4", ROI)])
def test_a_tie_goes_to_the_lowest_number_in_hand(mine: str, theirs: str, winner: int) -> None:
    """LEG-63: hands are shown to settle it."""
    m = position(Setting(hand=mine), Setting(hand=theirs), row="5", phase="end-of-turn")
    m.removed += m.pile
    m.pile = []
    step(m)
    assert (m.winner, m.outcome().reason) == (winner, "lowest")
    assert all(m.known[card] == 0b11 for camp in m.camps for card in camp.hand)


def test_more_points_win_whatever_the_hands() -> None:
    """LEG-62: no tie, no look at the hands."""
    m = position(Setting(hand="31 30 29"), Setting(hand="1 2 3", used=True), row="5", phase="end-of-turn")
    m.removed += m.pile
    m.pile = []
    step(m)
    assert (m.winner, m.outcome().reason) == (ROI, "points")
    assert m.known[legion(31)] == 0b01


def test_points_count_heroes_legions_majorities_and_the_stratagem() -> None:
    """LEG-62: all of them, and nothing else."""
    m = position(Setting(heroes={"ondine": "26 21"}, red="23"), majority="yellow:roi green:roi")
    assert points(m, ROI) == 2 + printed("ondine") + (2 + 2) + PLACES[YELLOW].points + PLACES[GREEN].points
