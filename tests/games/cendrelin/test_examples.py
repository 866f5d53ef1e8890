"""The examples of the rules page, played."""

from tests.games.cendrelin.position import Night


def test_one_mana_short() -> None:
    """CEN-E1: nothing with one mana, three graves with two."""
    assert not Night(hand=["Deuil national"], mana=[1]).can("Deuil national")
    night = Night(hand=["Deuil national"], mana=[2], tokens={"tombes": 3})
    night.do("Deuil national")
    assert (night.tokens("tombes"), night.m.mana[0]) == (6, 0)


def test_a_widow_and_no_soul_left() -> None:
    """CEN-E2: the first part is applied, the second cannot be."""
    night = Night(environs=["Veuve inconsolable", "Convoi funèbre", "Goules en goguette"], tokens={"âmes": 0})
    night.do("Veuve inconsolable", 3)
    assert (night.m.mana, night.tokens("âmes")) == ([0, 1], 0)


def test_a_candle_goes_out() -> None:
    """CEN-E3: five graves are not abundant."""
    night = Night(
        environs=["Veuve inconsolable", "Convoi funèbre", "Goules en goguette"],
        preferred=["tombes"],
        tokens={"tombes": 6},
    )
    assert night.glory() == 1
    night.do("Convoi funèbre", 2)
    assert (night.tokens("tombes"), night.glory()) == (5, 0)
