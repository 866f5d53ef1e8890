"""The examples of the rules page, played."""

from tests.games.rose_noire.position import RECTOR, dead, night, play, position, told_to
from tests.games.rose_noire.test_night import at_night
from veillee.games.rose_noire.rules.inquiry import DUSK, SUNSET


def test_four_signatures_no_accusation() -> None:
    """ROS-E1: four names under three pairs; when the third moves, the Rector answers."""
    m = position(phase="sunset")
    play(m, "1: sign odile lubin", "2: sign odile lubin", "3: sign anselme lubin", "4: sign anselme odile")
    assert (m.over, m.phase) == (False, SUNSET)
    play(m, "3: sign odile lubin")
    assert m.over


def test_half_right_is_wrong() -> None:
    """ROS-E2: « Inexact », and dusk."""
    m = position(phase="sunset")
    play(m, *(f"{seat}: sign anselme odile" for seat in (1, 2, 3)))
    assert (m.over, m.phase) == (False, DUSK)


def test_three_hands_in_the_dark() -> None:
    """ROS-E3: only that of the Possessed kills, and the Rector alone is told."""
    m = at_night()
    told = night(m, {1: "hand lubin", 2: "hand maelle", 4: "hand odile"})
    assert dead(m) == ["odile"]
    assert "showed-and-killed" in told_to(told, RECTOR)
    assert not any("showed-and-killed" in told_to(told, seat) for seat in (1, 2, 3))
