"""What heroes do and how they count."""

import pytest

from tests.games.legions.position import (
    NECRO,
    ROI,
    Setting,
    hero,
    legion,
    legions,
    numbers,
    offers,
    position,
    printed,
    step,
)
from veillee.games.legions.cards.guilds import BLUE, GREEN, RED, VIOLET, YELLOW
from veillee.games.legions.cards.heroes import banners
from veillee.games.legions.rules.points import hero_points, points


def test_the_recluse_counts_places_not_held() -> None:
    """LEG-90: one point for each of the five places whose majority is not yours."""
    m = position(Setting(heroes={"recluse": ""}), majority="red:roi green:necro")
    assert hero_points(m, ROI, 0) == printed("recluse") + 4


def test_nacre_counts_colours_of_heroes_once_each() -> None:
    """LEG-91: two blue heroes are one colour."""
    m = position(Setting(heroes={"nacre": "", "perle": "", "mediateur": "", "oracle": ""}))
    assert hero_points(m, ROI, 0) == 2 + 3


def test_the_ensign_counts_banners() -> None:
    """LEG-92: all that you control when points are counted."""
    m = position(Setting(heroes={"murene": "15 3", "mediateur": ""}, yellow="17 24"), majority="blue:roi")
    assert hero_points(m, ROI, 0) == printed("murene") + 4


def test_laminaria_counts_her_legions_twice() -> None:
    """LEG-93: hers, not those of others."""
    m = position(Setting(heroes={"laminaire": "26 12", "ondine": "27 8"}, used=True))
    assert points(m, ROI) == printed("laminaire") + 2 * (2 + 1) + printed("ondine") + (2 + 1)


def test_the_consuls_are_worth_eight_together() -> None:
    """LEG-94: three each, and two more side by side."""
    assert points(position(Setting(heroes={"corail": ""}, used=True)), ROI) == 3
    assert points(position(Setting(heroes={"corail": "", "perle": ""}, used=True)), ROI) == 8


def test_the_consuls_give_one_banner_together() -> None:
    """LEG-109: neither gives one alone, nor one on each side."""
    assert banners(position(Setting(heroes={"corail": ""}), Setting(heroes={"perle": ""})), ROI) == 0
    assert banners(position(Setting(heroes={"corail": "", "perle": ""})), ROI) == 1


def test_the_mediator_gives_a_banner() -> None:
    """LEG-108: once recruited."""
    m = position(Setting(heroes={"mediateur": ""}), hero_row="corail")
    assert [banners(m, seat) for seat in (ROI, NECRO)] == [1, 0]


def test_the_ferrywoman_takes_one_back_and_puts_another_anywhere() -> None:
    """LEG-100: a legion in rout as well; another of the hand, whatever its colour."""
    setting = Setting(hand="9 20", red="3r 12", heroes={"passeuse": "6 22"})
    m = position(setting, phase="power")
    assert offers(m.copy()) == [12, 3, "no"]
    assert offers(m.copy(), 3) == [9, 20]
    step(m, 3, 20, "violet")
    assert numbers(m.camps[ROI].hand) == [9, 3]
    assert numbers(m.camps[ROI].face_up[VIOLET]) == [20]
    assert m.known[legion(20)] == 0b11
    assert m.known[legion(9)] == 0b01


def test_the_ferrywoman_puts_down_a_new_legion() -> None:
    """LEG-D7: a legion in rout there may rally, and the red place does its work."""
    setting = Setting(hand="9 20", red="15r", green="6", heroes={"passeuse": ""})
    m = position(setting, Setting(yellow="4 8"), majority="red:roi", phase="power")
    asked = step(m, 6, 9, "red", 15, 8).asked
    assert [prompt for _, prompt in asked] == ["take-back", "from-hand", "anywhere", "rally", "rout"]
    assert numbers(m.camps[ROI].face_up[RED]) == [9, 15]


def test_the_venerable_rallies_up_to_two() -> None:
    """LEG-101: one after the other, at any place, or fewer."""
    setting = Setting(red="3r 12r", blue="2r", heroes={"ondine": ""})
    m = position(setting, phase="power")
    step(m, 12, 2)
    assert numbers(m.camps[ROI].face_up[RED]) == [12]
    assert numbers(m.camps[ROI].face_up[BLUE]) == [2]
    m = position(setting, phase="power")
    step(m, 12, "no")
    assert numbers(m.camps[ROI].routed[BLUE]) == [2]
    assert step(position(Setting(red="3", heroes={"ondine": ""}), phase="power")).asked == []


@pytest.mark.parametrize("state", ["", "r"])
def test_the_captain_moves_a_legion_as_it_is(state: str) -> None:
    """LEG-102, LEG-110: to another place whatever its colour, standing or in rout as before."""
    m = position(Setting(red=f"3{state}", heroes={"hargne": ""}), phase="power")
    assert offers(m.copy(), 3) == ["yellow", "blue", "violet", "green"]
    step(m, 3, "green")
    camp = m.camps[ROI]
    assert numbers((camp.routed if state else camp.face_up)[GREEN]) == [3]
    assert camp.face_up[RED] == camp.routed[RED] == []


def test_a_moved_legion_is_not_a_new_one() -> None:
    """LEG-D8: the red place does nothing, nobody rallies."""
    m = position(
        Setting(green="6", red="12r", heroes={"hargne": ""}), Setting(yellow="4"), majority="red:roi", phase="power"
    )
    assert len(step(m, 6, "red").asked) == 2


def test_the_harpooner_removes_a_tucked_legion_from_the_game() -> None:
    """LEG-103: from under an enemy hero, whichever."""
    m = position(
        Setting(heroes={"harponneur": "26 3"}), Setting(heroes={"nacre": "22 28", "perle": "29 2"}), phase="power"
    )
    assert offers(m.copy()) == [22, 28, 29, 2, "no"]
    step(m, 29)
    assert m.camps[NECRO].under == [legions("22 28"), legions("2")]
    assert numbers(m.removed) == [29]
    assert step(position(Setting(heroes={"harponneur": ""}), phase="power")).asked == []


@pytest.mark.parametrize("state", ["", "r"])
def test_the_siren_steals_a_legion_as_it_is(state: str) -> None:
    """LEG-104, LEG-110: it changes sides before the same place."""
    m = position(Setting(heroes={"sirene": ""}), Setting(yellow=f"17{state}", red="12"), phase="power")
    step(m, 17)
    camp = m.camps[ROI]
    assert numbers((camp.routed if state else camp.face_up)[YELLOW]) == [17]
    assert banners(m, ROI) == (0 if state else 1)
    assert banners(m, NECRO) == 0


def test_a_stolen_legion_is_not_a_new_one() -> None:
    """LEG-D8: neither rally nor rout."""
    m = position(
        Setting(red="3r", heroes={"sirene": ""}), Setting(red="12", yellow="4"), majority="red:roi", phase="power"
    )
    assert step(m, 12).asked == [(ROI, "steal")]


def test_the_oracle_sees_the_enemy_hand_and_may_exchange() -> None:
    """LEG-105: she alone sees it; what is exchanged is known to both."""
    m = position(Setting(hand="9 20", heroes={"oracle": ""}), Setting(hand="4 31 2"), phase="power")
    assert offers(m.copy()) == [4, 31, 2, "no"]
    step(m, 31, 9)
    assert numbers(m.camps[ROI].hand) == [31, 20]
    assert numbers(m.camps[NECRO].hand) == [4, 9, 2]
    assert [m.known[legion(number)] for number in (4, 2, 31, 9, 20)] == [0b11, 0b11, 0b11, 0b11, 0b01]


def test_the_oracle_may_only_look() -> None:
    """LEG-105: the exchange is optional."""
    m = position(Setting(hand="9 20", heroes={"oracle": ""}), Setting(hand="4 31"), phase="power")
    step(m, "no")
    assert numbers(m.camps[ROI].hand) == [9, 20]
    assert m.known[legion(4)] == 0b11


def test_the_reaper_tucks_a_third_legion() -> None:
    """LEG-106, LEG-D13: from any place, standing or in rout; it lies in sight under the hero."""
    m = position(Setting(red="20r", blue="2", heroes={"moissonneur": "4 8"}), phase="power")
    assert offers(m.copy()) == [2, 20, "no"]
    step(m, 20)
    assert m.camps[ROI].under == [legions("4 8 20")]
    assert m.camps[ROI].routed[RED] == []
    assert banners(m, ROI) == 1


def test_the_broker_exchanges_another_hero_and_its_power_applies() -> None:
    """LEG-107, LEG-D12: the legions stay underneath, the hero sent back lies in the row."""
    m = position(
        Setting(heroes={"perle": "2 29", "courtier": "6 9"}, red="3r"), hero_row="ondine nacre hargne", phase="power"
    )
    assert offers(m.copy()) == ["perle", "no"]
    assert offers(m.copy(), "perle") == ["ondine", "nacre", "hargne"]
    step(m, "perle", "ondine", 3)
    camp = m.camps[ROI]
    assert camp.heroes == [hero("ondine"), hero("courtier")]
    assert camp.under == [legions("2 29"), legions("6 9")]
    assert m.hero_row == [hero("perle"), hero("nacre"), hero("hargne")]
    assert numbers(camp.face_up[RED]) == [3]


def test_the_broker_brings_the_reaper_who_tucks_under_itself() -> None:
    """LEG-107, LEG-106: the third legion goes under the hero that came."""
    m = position(Setting(heroes={"perle": "2 29", "courtier": "6 9"}, red="3"), hero_row="moissonneur", phase="power")
    step(m, "perle", 3)
    assert m.camps[ROI].under == [legions("2 29 3"), legions("6 9")]


def test_the_broker_alone_has_nobody_to_exchange() -> None:
    """LEG-107: another hero than itself."""
    assert step(position(Setting(heroes={"courtier": ""}), hero_row="ondine", phase="power")).asked == []


@pytest.mark.parametrize("key", ["laminaire", "murene", "recluse", "nacre", "mediateur", "corail", "perle"])
def test_a_hero_without_a_power_asks_nothing(key: str) -> None:
    """LEG-34: the power applies if it has one."""
    m = position(
        Setting(hand="9", red="3 12r", heroes={key: ""}), Setting(yellow="4"), hero_row="ondine", phase="power"
    )
    assert step(m).asked == []


@pytest.mark.parametrize("key", ["passeuse", "ondine", "hargne", "harponneur", "sirene", "oracle", "moissonneur"])
def test_every_power_may_be_declined(key: str) -> None:
    """LEG-34: never compulsory."""
    foe = Setting(hand="4 10", yellow="8", heroes={"nacre": "22 28"})
    m = position(Setting(hand="9 20", red="3 12r", heroes={"perle": "", key: "5 6"}), foe, phase="power")
    before = [camp.face_up + camp.routed + camp.under + [camp.hand] for camp in m.copy().camps]
    step(m, "no")
    assert [camp.face_up + camp.routed + camp.under + [camp.hand] for camp in m.camps] == before
