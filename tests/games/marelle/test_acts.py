"""What each act brings to winner and defeated."""

from tests.games.marelle.position import Table, card, named, position, ranked, scene
from veillee.core.match import SPECTATOR
from veillee.games.marelle.rules.match import Marelle
from veillee.games.marelle.voice import prompts


def ended(m: Marelle, opener: int, conflict: int, own: bool = True) -> Table:
    """A scene that is cut and ended at once, in few words."""
    table = scene(m, opener, conflict, own)
    table.does(f"{table.due} write Alors.")
    table.does(f"{next(seat for seat in table.pending.seats if 'cut' in table.offers(seat))} cut")
    while table.asks(prompts.INTERRUPT):
        table.does(f"{table.due} pass")
    while table.live.pending is not None and table.asks(prompts.END):
        table.does(f"{table.due} {'rest' if 'rest' in table.offers(table.due) else 'write Fin.'}")
    return table


def first(hands: str = "C1|D1|E1|B1", up: str = "C9 C8 E2 E3") -> Marelle:
    """Seat 0 is the best in Majesty, and conflict 0 is full of it."""
    return ranked(position(hands, up=up), "C", 1, 2, 3, 4)


def test_everyone_opens_one_scene_in_any_order() -> None:
    """MAR-50: whoever has opened one has to wait for the second act."""
    table = Table(position("|||"))
    for seat in (2, 0, 3, 1):
        assert seat in table.pending.seats
        table = ended(table.now, seat, seat)
        assert table.live.pending is not None
    assert table.now.act == 2
    assert len(table.now.scenes) == 4
    assert [one.initiator for one in table.now.scenes] == [2, 0, 3, 1]


def test_the_first_scenes_are_on_own_conflicts() -> None:
    """MAR-51: left or right of the opener; both neighbours may choose the same one."""
    table = Table(position("|||"))
    assert table.offers(2) == ["scene 1", "leave 1", "scene 2", "leave 2"]
    table = ended(table.now, 2, 1)
    assert "scene 1" in table.offers(1)


def test_only_the_two_of_the_conflict_win_or_lose() -> None:
    """MAR-52: whoever else plays cards, or is better ranked."""
    m = ranked(position("|||C9", up="C2"), "C", 3, 2, 4, 1)
    table = scene(m, 0, 0).does("0 write Alors.", "3 C9", "1 cut")
    assert table.now.winner == 1
    assert table.now.belligerents() == [0, 1]


def test_the_winner_sets_a_card_aside_and_the_loser_takes_one() -> None:
    """MAR-53, MAR-54: any card of the conflict, one after the other."""
    table = ended(first(), 0, 0)
    assert table.asks(prompts.KEEP, 0)
    assert table.offers(0) == ["C9", "C8", "E2", "E3"]
    table.does("0 C8")
    assert named(table.now, table.now.aside[0]) == "C8"
    assert table.asks(prompts.TAKE, 1)
    table.does("1 C9")
    assert named(table.now, table.now.hands[1]) == "C9 D1"
    assert table.now.knows(SPECTATOR, card("C9"))
    assert named(table.now, table.now.up[0]) == "E2 E3"


def test_whoever_did_not_open_the_conflict_may_win_it() -> None:
    """MAR-53, MAR-54: the defeated is the other of the two, whichever seat that is."""
    table = ended(ranked(position("C1|D1|E1|B1", up="C9 C8 E2"), "C", 2, 1, 3, 4), 0, 0)
    assert table.asks(prompts.KEEP, 1)
    table.does("1 C8")
    assert table.asks(prompts.TAKE, 0)


def test_a_card_laid_in_the_scene_may_be_set_aside() -> None:
    """MAR-53: whether it was laid in the childhood or while the conflict was resolved."""
    m = ranked(position("|||E1", up="C9"), "C", 1, 2, 3, 4)
    table = scene(m, 0, 0).does("0 write Alors.", "3 E1", "1 cut")
    while not table.asks(prompts.KEEP):
        table.does(f"{table.due} {'rest' if 'rest' in table.offers(table.due) else 'write Fin.'}")
    assert table.offers(0) == ["C9", "E1"]


def test_a_face_down_card_may_be_taken() -> None:
    """MAR-D25: it is there."""
    m = ranked(position("|||", up="C9", down="E7"), "C", 1, 2, 3, 4)
    table = ended(m, 0, 0)
    assert table.offers(0) == ["C9", "E7"]
    table.does("0 E7", "1 C9")
    assert named(table.now, table.now.aside[0]) == "E7"


def test_a_pledge_is_a_card_for_a_card() -> None:
    """MAR-55: it goes to the winner's hand, and what is given for it is set aside by the loser."""
    table = ended(first(), 0, 0).does("0 C9", "1 C8")
    assert table.asks(prompts.PLEDGE, 1)
    assert table.offers(1) == ["pass", "E2", "E3"]
    table.does("1 E3")
    assert table.asks(prompts.ACCEPT, 0)
    assert table.offers(0) == ["pass", "C1"]
    table.does("0 C1")
    assert named(table.now, table.now.hands[0]) == "E3"
    assert named(table.now, table.now.aside[1]) == "C1"
    assert named(table.now, table.now.up[0]) == "E2"


def test_pledges_go_on_until_one_is_refused() -> None:
    """MAR-D21: or until none is offered; the pledge itself is not given back for it."""
    table = ended(first(), 0, 0).does("0 C9", "1 C8", "1 E3", "0 C1")
    assert table.asks(prompts.PLEDGE, 1)
    table.does("1 E2")
    assert table.offers(0) == ["pass", "E3"]
    table.does("0 pass")
    assert "refused" in table.happened()
    assert table.asks(prompts.STEP)


def test_a_pledge_needs_a_winner_with_a_card() -> None:
    """MAR-D21: an empty hand has nothing to give."""
    table = ended(first("|D1|E1|B1"), 0, 0).does("0 C9", "1 C8")
    assert table.asks(prompts.STEP)


def test_without_a_winner_both_take_a_card_into_hand() -> None:
    """MAR-56, MAR-D18: first who did not set up; there is no pledge."""
    table = ended(position("|||", up="C9 E2 E3", duel="draw"), 0, 0)
    assert table.asks(prompts.TAKE, 1)
    table.does("1 C9")
    assert table.asks(prompts.TAKE, 0)
    table.does("0 E3")
    assert table.asks(prompts.STEP)
    assert [named(table.now, hand) for hand in table.now.hands] == ["E3", "C9", "", ""]
    assert all(not cards for cards in table.now.aside)
    table = ended(position("|||", up="C9 E2 E3", duel="draw"), 0, 0, own=False)
    assert table.asks(prompts.TAKE, 0)


def test_an_empty_conflict_gives_nothing() -> None:
    """MAR-56: nor does one card serve two."""
    assert ended(position("|||"), 0, 0).asks(prompts.STEP)
    table = ended(ranked(position("|||", up="C9"), "C", 1, 2, 3, 4), 0, 0).does("0 C9")
    assert table.asks(prompts.STEP)


def second(up: str, opener: int = 3) -> Table:
    """A scene of the second act on conflict 0, which seat 0 wins."""
    return ended(ranked(position("|||", up=up, act=2), "C", 1, 2, 3, 4), opener, 0)


def test_in_the_second_act_any_conflict_will_do() -> None:
    """MAR-60: once for everyone."""
    table = Table(position("|||", act=2))
    assert table.offers(0) == [f"{how} {conflict}" for conflict in range(4) for how in ("scene", "leave")]


def test_two_or_three_can_win_or_lose() -> None:
    """MAR-61: the opener too, if it is another's conflict."""
    assert scene(position("|||", act=2), 3, 0).now.belligerents() == [0, 1, 3]
    assert scene(position("|||", act=2), 1, 0).now.belligerents() == [0, 1]
    m = ranked(position("|||", up="C2", act=2), "C", 3, 2, 4, 1)
    assert scene(m, 3, 0).does("3 write Alors.", "0 cut").now.winner == 3


def test_the_winner_gives_to_each_loser_and_then_takes() -> None:
    """MAR-62, MAR-63: in that order, and all is set aside."""
    table = second("C9 C8 E2 E3")
    assert table.asks(prompts.GIFT, 0)
    assert table.offers(0) == [f"give {loser} {one}" for loser in (1, 3) for one in ("C9", "C8", "E2", "E3")]
    table.does("0 give 3 E2")
    assert table.offers(0) == ["give 1 C9", "give 1 C8", "give 1 E3"]
    table.does("0 give 1 E3")
    assert table.asks(prompts.KEEP, 0)
    table.does("0 C9")
    assert [named(table.now, cards) for cards in table.now.aside] == ["C9", "E3", "", "E2"]
    assert all(not hand for hand in table.now.hands)
    assert table.asks(prompts.STEP)


def test_too_few_cards_leave_the_winner_without() -> None:
    """MAR-64, MAR-D26: or the winner and the loser whom the winner chooses."""
    table = second("C9 C8").does("0 give 1 C9", "0 give 3 C8")
    assert table.asks(prompts.STEP)
    assert table.now.aside[0] == []
    table = second("C9").does("0 give 3 C9")
    assert table.asks(prompts.STEP)
    assert [named(table.now, cards) for cards in table.now.aside] == ["", "", "", "C9"]


def test_without_a_winner_nobody_gives_or_takes() -> None:
    """MAR-D19: in the second act."""
    table = ended(position("|||", up="C9 C8 E2", act=2, duel="draw"), 3, 0)
    assert table.asks(prompts.STEP)
    assert named(table.now, table.now.up[0]) == "C8 C9 E2"


def test_two_fight_for_a_conflict_of_the_openers_own() -> None:
    """MAR-61, MAR-62: one loser, one gift."""
    table = second("C9 C8 E2", opener=1).does("0 give 1 E2", "0 C9")
    assert [named(table.now, cards) for cards in table.now.aside] == ["C9", "E2", "", ""]
