"""The examples of the rules page, played."""

from tests.games.legions.position import NECRO, ROI, Setting, numbers, offers, position, step
from tests.games.legions.test_end_of_turn import ended
from veillee.core.match import NOBODY
from veillee.games.legions.cards.guilds import BLUE
from veillee.games.legions.cards.heroes import banners


def test_the_way_back_to_the_senate() -> None:
    """LEG-E1: the ambassador rallies the Tribunes, and their banner counts again."""
    m = position(Setting(chosen=4, blue="11r"))
    assert "blue" in offers(m.copy())
    assert banners(m, ROI) == 0
    step(m, "blue", 11)
    assert sorted(numbers(m.camps[ROI].face_up[BLUE])) == [4, 11]
    assert banners(m, ROI) == 1


def test_the_legion_nobody_took() -> None:
    """LEG-E2: the Divers are taken, the hidden Elders say where the attack falls."""
    m = position(Setting(blue="4 11"), row="9 (29)", phase="taking", acting="necro", first="roi")
    step(m, 9)
    step(m)
    assert numbers(m.camps[NECRO].hand) == [9]
    assert numbers(m.camps[ROI].routed[BLUE]) == [4, 11]


def test_one_against_one_at_the_breach() -> None:
    """LEG-E3: with the Gardens, and without."""
    scouts, lancers = Setting(red="3"), Setting(red="12")
    assert ended(Setting(yellow="8", red="3"), lancers)[:2] == [ROI, ROI]
    assert ended(scouts, lancers)[:2] == [NOBODY, NOBODY]
