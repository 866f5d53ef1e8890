"""What a seat may not know does not reach it. These are plain questions to the rulebook, beside the properties."""

from tests.games.legions.position import NECRO, ROI, Setting, hero, legion, position, step
from veillee.core.choosers import RandomChooser
from veillee.core.dice import FastDice
from veillee.core.match import SPECTATOR
from veillee.games.legions.cards.legions import BANNERS_ON
from veillee.games.legions.rules.match import Legions, new
from veillee.games.legions.rules.options import FACE_DOWN
from veillee.games.legions.voice.prompts import TAKE


def faces(m: Legions, seat: int, owner: int) -> list[object]:
    """The hand of a side as a seat sees it."""
    sides = m.view(seat)["sides"]
    assert isinstance(sides, list)
    return [card.get("face") for card in sides[owner]["hand"]]


def test_a_hand_is_its_owners() -> None:
    """LEG-04: the other sees how many, a spectator no more."""
    m = position(Setting(hand="9 12 30"), Setting(hand="4 7 22"), phase="initiative")
    assert faces(m, ROI, ROI) == [legion(9), legion(12), legion(30)]
    assert faces(m, ROI, NECRO) == [None, None, None]
    assert faces(m, SPECTATOR, ROI) == [None, None, None]


def test_a_card_drawn_face_down_is_not_public() -> None:
    """LEG-40: its taker knows it, the other does not."""
    m = position(Setting(hand="9 12"), row="5 14 (6)", phase="taking")
    m.ears = []
    step(m, 6)
    assert faces(m, ROI, ROI)[-1] == legion(6)
    assert faces(m, NECRO, ROI) == [None, None, None]
    to_necro = [one for one in m.ears if one.reaches(NECRO)]
    assert [one.fact.key for one in to_necro] == ["took-face-down"]
    assert [one.fact.key for one in m.ears if one.reaches(ROI)] == ["took-face-down", "saw-taken"]


def test_a_card_drawn_in_sight_is_public() -> None:
    """LEG-D16: the view remembers for everyone."""
    m = position(Setting(hand="9 12"), row="5 14 (6)", phase="taking")
    step(m, 14)
    assert faces(m, NECRO, ROI) == [None, None, legion(14)]


def test_the_holder_of_green_sees_what_the_other_takes_face_down() -> None:
    """LEG-74, LEG-40: he could look at it before it was taken."""
    m = position(Setting(hand="9 12"), row="5 14 (6)", phase="taking", majority="green:necro")
    m.show(legion(6), NECRO)
    step(m, 6)
    assert faces(m, NECRO, ROI) == [None, None, legion(6)]


def test_a_peek_tells_one_seat() -> None:
    """LEG-105: the hand seen by the Oracle stays closed to nobody else; her own is not shown in return."""
    m = position(Setting(hand="9 20", heroes={"oracle": ""}), Setting(hand="4 31"), phase="power")
    step(m, "no")
    assert faces(m, ROI, NECRO) == [legion(4), legion(31)]
    assert faces(m, NECRO, ROI) == [None, None]


def test_a_shuffled_pile_is_forgotten() -> None:
    """LEG-82: even what was seen a moment ago, by whom it may be."""
    pile = "ondine hargne oracle murene recluse perle"
    m = position(Setting(blue="2 11 17", stratagem="muster"), hero_row="nacre", hero_pile=pile, phase="recruiting")
    m.show(hero("perle"), NECRO)
    step(m, "three-blue", "muster", "recluse", 2, 11)
    for seat in (ROI, NECRO):
        seen = m.view(seat)["hero_pile"]
        assert isinstance(seen, list)
        assert all("face" not in card for card in seen)


def test_a_stratagem_is_its_holders_until_used() -> None:
    """LEG-05, LEG-80: nobody else sees it, nor what is left in the box."""
    m = position(Setting(stratagem="edict"), Setting(stratagem="gift", used=True))
    sides = m.view(NECRO)["sides"]
    assert isinstance(sides, list)
    assert "face" not in sides[ROI]["stratagem"]
    assert sides[NECRO]["stratagem"]["face"] == m.camps[NECRO].stratagem
    assert all(m.known[card] == 0 for card in m.box)


def test_the_sealed_choice_is_shown_to_nobody_before_the_other_has_chosen() -> None:
    """LEG-10: the hand is whole until both are revealed."""
    m = new(2, FastDice(3), {"camps": "roi-first"}, ask_all=True)
    m.step()
    seen = m.view(NECRO)
    m.resample(NECRO, FastDice(9))
    assert m.view(NECRO) == seen


def test_a_search_does_not_read_the_face_down_card() -> None:
    """LEG-03: to a search the hidden card of the row means only that, wherever it lies."""
    m = position(row="5 14 (6)")
    assert [m.edge(TAKE, card) for card in m.row] == [legion(5), legion(14), FACE_DOWN]


def test_banners_in_sight_are_counted_rightly_all_along() -> None:
    """LEG-53: the running count of banners on legions is what one would count on the table."""
    for seed in range(40):
        m = new(2, FastDice(seed), {}, ask_all=False)
        m.chooser = RandomChooser(FastDice(seed + 1))
        while not m.over:
            m.step()
            for camp in m.camps:
                seen = [card for zone in (*camp.face_up, *camp.under) for card in zone]
                assert camp.flags == sum(BANNERS_ON[m.face[card]] for card in seen)
