"""What the rulebook fixes of cards it does not print: our reconstruction must satisfy every bit of it."""

from pathlib import Path

import pytest

from veillee.core.text import EN, FR, Tongue
from veillee.games.legions.cards.guilds import BLUE, GREEN, GUILDS, PLACE_COUNT, PLACES, RED, VIOLET, WHITE, YELLOW
from veillee.games.legions.cards.heroes import HEROES, TWINS_POINTS, PerColour, Power, Scoring
from veillee.games.legions.cards.legions import LEGIONS
from veillee.games.legions.cards.stratagems import STRATAGEMS, Ruse
from veillee.games.legions.rules.battle import TURNS
from veillee.games.legions.rules.options import AT, BEFORE, EACH, FACE_DOWN, LET_BE, NO, ON_TOP, THREE, UNDERNEATH
from veillee.games.legions.rules.points import UNUSED_POINTS
from veillee.games.legions.voice.cards import hero_text, reward

BOOKS = Path(__file__).parents[3] / "docs" / "rules"


def test_legions_are_numbered_once_each() -> None:
    """LEG-06: from 1 on, in that order, so that no initiative is ever tied."""
    assert [legion.number for legion in LEGIONS] == list(range(1, len(LEGIONS) + 1))


def test_six_colours_of_legions_and_several_ambassadors() -> None:
    """LEG-06: five equal guilds, and the ambassadors."""
    counts = [sum(legion.guild == guild for legion in LEGIONS) for guild in range(len(GUILDS))]
    assert len(set(counts[:PLACE_COUNT])) == 1
    assert counts[WHITE] > 1


def test_a_reward_is_points_or_a_banner_or_nothing() -> None:
    """LEG-06: values 0, 1 and more exist; a banner brings no points."""
    assert {legion.points for legion in LEGIONS} == {0, 1, 2}
    assert all(legion.points == 0 for legion in LEGIONS if legion.banner)
    assert any(legion.points == 0 and not legion.banner for legion in LEGIONS)


def test_five_legions_carry_a_banner() -> None:
    """LEG-06: five of the eight banners are on legions; two are Politicians, whose place and heroes have the others."""
    assert sorted(legion.guild for legion in LEGIONS if legion.banner) == [YELLOW, RED, BLUE, BLUE, VIOLET]


def test_eight_banners_in_all() -> None:
    """LEG-60: five on legions, one on the blue place, two on blue heroes, of which one takes a pair."""
    on_heroes = sum(hero.banner for hero in HEROES) + sum(hero.twin for hero in HEROES) // 2
    assert sum(legion.banner for legion in LEGIONS) + 1 + on_heroes == 8
    assert {hero.guild for hero in HEROES if hero.banner or hero.twin} == {BLUE}


def test_two_legions_can_total_four_and_two_others_one() -> None:
    """LEG-62: both totals stand in the worked example."""
    totals = {a.points + b.points for a in LEGIONS for b in LEGIONS if a is not b}
    assert {4, 1} <= totals


def test_several_heroes_of_each_place_colour() -> None:
    """LEG-07: none is white, and no colour of a place hangs on a single hero."""
    counts = [sum(hero.guild == guild for hero in HEROES) for guild in range(len(GUILDS))]
    assert min(counts[:PLACE_COUNT]) > 1
    assert counts[WHITE] == 0
    assert len({hero.key for hero in HEROES}) == len(HEROES)


def below(kind: type) -> set[type]:
    """All words of a kind, those that are made from another one too."""
    found: set[type] = set(kind.__subclasses__())
    return found.union(*[below(one) for one in found])


def test_every_word_is_on_a_card() -> None:
    """LEG-07, LEG-05: a hero has a power, a way of counting, a banner or a twin; a stratagem has its ruse."""
    for kind, used in (
        (Power, [type(hero.power) for hero in HEROES if hero.power]),
        (Scoring, [type(hero.scoring) for hero in HEROES if hero.scoring]),
        (Ruse, [type(one.ruse) for one in STRATAGEMS]),
    ):
        assert set(used) == below(kind)
    for hero in HEROES:
        assert [hero.power is not None, hero.scoring is not None, hero.banner, hero.twin].count(True) == 1


def test_no_two_options_are_one() -> None:
    """LEG-80: a stratagem's option is its own, also where it is packed with a place."""
    ruses = [one.ruse.option for one in STRATAGEMS if one.ruse.option != NO]
    plain = [NO, LET_BE, ON_TOP, UNDERNEATH, FACE_DOWN, EACH, *[option for option in ruses if option < 0]]
    packed = [BEFORE, THREE, *[option for option in ruses if option > 0]]
    options = plain + [AT.pack(kind, place) for kind in packed for place in range(PLACE_COUNT)]
    assert sorted(options) == sorted(set(options))


def test_the_blue_heroes_are_the_banner_and_the_pair() -> None:
    """LEG-94, LEG-108, LEG-109: 3 points each in the pair, 8 together."""
    blue = [hero for hero in HEROES if hero.guild == BLUE]
    assert [(hero.banner, hero.twin) for hero in blue] == [(True, False), (False, True), (False, True)]
    assert [hero.points for hero in blue if hero.twin] == [3, 3]
    assert TWINS_POINTS == 2


def test_the_green_hero_of_colours_has_two_fixed_points() -> None:
    """LEG-91: two, and one per colour."""
    found = [(hero.guild, hero.points) for hero in HEROES if isinstance(hero.scoring, PerColour)]
    assert found == [(GREEN, 2)]


def test_a_violet_hero_is_worth_two_flat() -> None:
    """LEG-62: the one of the worked example."""
    assert any(hero.guild == VIOLET and hero.points == 2 and hero.scoring is None for hero in HEROES)


def test_green_and_violet_majorities_are_worth_nine() -> None:
    """LEG-62: the majorities of the worked example."""
    assert PLACES[GREEN].points + PLACES[VIOLET].points == 9


def test_a_stratagem_is_worth_two_points_unused() -> None:
    """LEG-80."""
    assert UNUSED_POINTS == 2


def test_the_match_lasts_twelve_turns() -> None:
    """LEG-61: nine legions are laid out first, and each turn after the first needs two more."""
    assert TURNS == 12


def test_the_guilds_are_those_of_the_rulebook() -> None:
    """LEG-06: farmers yellow, soldiers red, politicians blue, mages violet, merchants green, ambassadors white."""
    assert [guild.key for guild in GUILDS] == ["yellow", "red", "blue", "violet", "green", "white"]
    assert [guild.name.fr for guild in GUILDS[:PLACE_COUNT]] == [
        "Cultivateurs",
        "Militaires",
        "Politiciens",
        "Mages",
        "Marchands",
    ]
    assert GUILDS[WHITE].name.fr == "Ambassadeurs"


def test_names_are_all_different() -> None:
    for tongue in (FR, EN):
        said = [one.name.said(tongue) for one in LEGIONS] + [one.name.said(tongue) for one in HEROES]
        assert len(set(said)) == len(said)


@pytest.mark.parametrize(("book", "t"), [("legions.md", EN), ("legions.fr.md", FR)], ids=["en", "fr"])
def test_the_rulebook_lists_the_cards_as_they_are(book: str, t: Tongue) -> None:
    """The tables of the reconstruction say what the programme plays."""
    read = (BOOKS / book).read_text()
    text = t(read, read)
    for legion in LEGIONS:
        brings = reward(legion, t)
        assert f"| {legion.number} | {GUILDS[legion.guild].name.said(t)} | {legion.name.said(t)} | {brings} |" in text
    for hero in HEROES:
        printed = (
            f"| {GUILDS[hero.guild].name.said(t)} | {hero.name.titled(t)} | {hero.points} | {hero_text(hero, t)} |"
        )
        assert printed in text
    for place in PLACES:
        assert f"| {place.name.titled(t)} | {place.points} | {place.effect.said(t)} |" in text


def test_a_hero_brings_points_or_a_banner_or_nothing() -> None:
    """LEG-07: of one reward alone; the pair's banner and two points more are printed between the two (LEG-94, LEG-109)."""
    assert all(hero.points == 0 for hero in HEROES if hero.banner)


def test_a_power_is_an_offer_and_says_that_legions_in_rout_count() -> None:
    """LEG-34, LEG-100, LEG-102, LEG-104, LEG-106: « vous pouvez », and what may be in rout says so."""
    for hero in HEROES:
        if hero.power is not None:
            assert hero_text(hero, FR).startswith("Vous pouvez ")
            assert hero_text(hero, EN).startswith("You may ")
            if hero.rule in ("LEG-100", "LEG-102", "LEG-104", "LEG-106"):
                assert "en déroute ou non" in hero_text(hero, FR)
                assert "in rout or not" in hero_text(hero, EN)
