"""Glory: what gives it, how it is lost, and when an age stops."""

from tests.games.cendrelin.position import Night
from tests.games.cendrelin.test_effects import replay
from veillee.core.match import Seat
from veillee.games.cendrelin.language.reader import Reader
from veillee.games.cendrelin.rules.glory import A_GOAL, PATIENCE, PREFERENCE, SOUL, foremost, judge, lose_patience
from veillee.games.cendrelin.rules.night import apply
from veillee.games.cendrelin.rules.options import TWO_MANA
from veillee.games.cendrelin.rules.phases import AT_EVENING, AT_NIGHT, CHANGING
from veillee.games.cendrelin.voice.prompts import CHANGE, NIGHT
from veillee.games.cendrelin.voice.sentences import GLORY

FIREPOWER = "Puissance de feu"
RUINS = "Ruines fumantes"
FULL = "Complet ce soir"


def test_three_points_make_a_haut_cendrelin() -> None:
    """CEN-80: a complete soul, an abundant preference and one objective are enough; two of them are not."""
    night = Night(
        drawn=9,
        hand=["Terre brûlée"],
        preferred=["fosses"],
        tokens={"fosses": 6, "tombes": 1, "trésors": 0},
        mana=[1],
        goals=[[RUINS]],
    )
    assert night.glory() == 2
    assert night.m.named < 0
    night.do("Terre brûlée")
    assert night.m.named == 0
    assert night.m.over


def test_a_complete_soul_is_a_point_while_it_lasts() -> None:
    """CEN-81: lost as soon as a fragment goes back."""
    night = Night(drawn=8, hand=["Oubli volontaire", "Racket"])
    assert night.m.glory[0] == SOUL
    night.do("Oubli volontaire")
    night.answer(night.face("Racket"))
    assert night.m.glory[0] == 0
    assert "glory" in night.facts()


def test_an_abundant_preference_is_a_point_while_it_lasts() -> None:
    """CEN-82, CEN-D23: at least as many as the future hourglass shows, for each who prefers it."""
    night = Night(hand=["Cratère"], preferred=["fosses", "fosses"], tokens={"fosses": 5, "tombes": 3})
    assert (night.glory(0), night.glory(1)) == (0, 0)
    night.do("Goules en goguette", 2)
    assert night.m.glory == [PREFERENCE, PREFERENCE]
    night.do("Destin", 1)
    assert night.tokens("fosses") == 5
    assert night.m.glory == [0, 0]


def test_some_objectives_are_acquired_for_good() -> None:
    """CEN-85: « dès que »: kept when what met them is gone."""
    night = Night(hand=["Boule de feu de poche"] * 3 + ["Éclair de génie"], mana=[3], goals=[[FIREPOWER]])
    goal = night.box.goals[night.m.face[night.m.goals[0][0]] - 20_000].goal
    assert goal.lasting
    for _ in range(3):
        night.do("Boule de feu de poche")
    assert night.m.acquired[0] == 0
    night.do("Éclair de génie", 2)
    assert night.m.ephemeral[0][0] == 14
    assert night.m.acquired[0] == A_GOAL
    night.do("Goules en goguette", 1)
    night.do("Destin", 1)
    night.end()
    assert night.m.ephemeral[0][0] == 0
    assert night.m.glory[0] == A_GOAL


def test_other_objectives_last_as_long_as_their_conditions() -> None:
    """CEN-84, CEN-85: « tant que »: gained and lost at once, whoever's night it is."""
    night = Night(goals=[[], [FULL]], tokens={"tombes": 3, "fosses": 3})
    needed = night.box.goals[night.m.face[night.m.goals[1][0]] - 20_000].goal
    assert not needed.lasting
    night = Night(goals=[[], [FULL]], tokens={"tombes": 20, "fosses": 3})
    assert night.m.glory[1] == A_GOAL
    night.m.tokens[0] = 3
    judge(night.m)
    assert night.m.glory[1] == 0


def test_the_age_stops_immediately() -> None:
    """CEN-90: in the middle of an effect, whoever triggered it."""
    night = Night(
        drawn=10,
        preferred=["tombes", "fosses"],
        tokens={"fosses": 5, "tombes": 3},
        goals=[[], [RUINS]],
        mana=[0, 2],
        options={"ages": "3"},
    )
    assert night.m.glory[1] == SOUL
    night.m.tokens[0], night.m.tokens[3] = 1, 0
    night = replay(night)
    night.do("Destin", 2)
    assert night.m.named == 1
    assert night.m.phase == CHANGING
    assert night.asks(CHANGE, 1)


def test_glory_is_judged_after_each_part_and_not_within_one() -> None:
    """CEN-84, CEN-D17: between two elements there is no moment, between two parts there is."""
    for sentence, lost in (
        ("Défaussez 1 fosse, créez 1 fosse, gagnez 1 mana.", False),
        ("Défaussez 1 fosse, puis créez 1 fosse, gagnez 1 mana.", True),
    ):
        m = Night(preferred=["fosses"], tokens={"fosses": 6}).m
        m.ears = []
        apply(m, 0, Reader(m.box.nouns).effect(sentence))
        assert [told.args[:2] for told in m.ears if told.fact is GLORY] == ([[0, 0], [0, 1]] if lost else [])
        assert m.glory[0] == PREFERENCE


def test_who_has_most_glory_is_named_then_who_is_in_charge() -> None:
    """CEN-91, CEN-D10: two who reach it at once."""
    night = Night(seats=3)
    m = night.m
    m.keeper = 1
    m.glory = [7, 7, 7]
    assert foremost(m) == 1
    m.glory = [7, 3, 7]
    assert foremost(m) == 2
    m.glory = [15, 7, 7]
    assert foremost(m) == 0


def test_the_initiation_game_is_won_with_soul_and_preference() -> None:
    """CEN-15."""
    night = Night(drawn=9, hand=["Cratère"], preferred=["fosses"], tokens={"fosses": 5}, options={"mode": "initiation"})
    assert night.m.glory[0] == SOUL
    night.m.tokens[0] = 1
    night.do("Goules en goguette", 2)
    assert night.m.named == 0
    assert night.m.glory[0] == SOUL | PREFERENCE


def test_the_gods_lose_patience() -> None:
    """CEN-93, CEN-D4: after twenty nights each, the most glorious is named; then the most whole soul."""
    night = Night(seats=2, hand=["Racket"], rivals=["Racket", "Cratère"])
    night.m.night = PATIENCE * 2
    night = replay(night)
    night.do("Goules en goguette", 3)
    night.do("Destin", 1)
    night.end()
    assert night.m.named == 1
    assert "impatience" in night.facts()
    assert night.m.over


def test_among_equals_the_gods_name_the_one_in_charge() -> None:
    """CEN-93, CEN-91: and if he is not among them, the next clockwise."""
    for keeper in range(3):
        m = Night(seats=3).m
        m.keeper = Seat(keeper)
        m.glory, m.mana = [1, 1, 1], [2, 2, 2]
        lose_patience(m)
        assert m.named == keeper
    m = Night(seats=3).m
    m.keeper = Seat(1)
    m.glory, m.mana = [1, 0, 1], [2, 2, 2]
    lose_patience(m)
    assert m.named == 2


def test_the_age_goes_on_until_then() -> None:
    """CEN-93: one night earlier nothing happens."""
    night = Night(seats=2)
    night.m.night = PATIENCE * 2 - 1
    night = replay(night)
    night.do("Goules en goguette", 3)
    night.do("Destin", 1)
    night.end()
    assert night.m.named < 0
    night.answer(TWO_MANA, 1)
    assert night.asks(NIGHT, 1)


def test_the_chronicle_remembers_who_and_why() -> None:
    """CEN-92: seat, nights, reasons, preference, objectives and classes."""
    night = Night(
        phase=AT_EVENING,
        drawn=9,
        hand=["Racket"],
        preferred=["fosses"],
        tokens={"fosses": 6, "tombes": 0, "trésors": 0},
        mana=[2],
        goals=[[RUINS]],
    )
    assert night.m.phase == AT_EVENING or night.m.phase == AT_NIGHT or night.m.over
    while night.live.pending is not None:
        night.answer(night.pending.options[0][0], night.pending.seats[0])
    assert len(night.m.chronicle) == 1
    told = night.m.chronicle[0]
    assert (told.named, told.preferred) == (0, 1)
    assert told.nights >= 1
    assert told.reasons & SOUL
    assert told.reasons & PREFERENCE
    assert told.goals == [night.m.face[night.m.goals[0][0]]]
    assert told.classes == night.m.classes[0]
    assert night.m.crowns == [1, 0]
