"""Dusk: the Rector's cards, his discards, and his goals."""

import pytest

from tests.games.rose_noire.position import (
    KEYS,
    RECTOR,
    asked,
    dead,
    keys,
    offers,
    opened,
    play,
    position,
    telling,
    told_to,
    view,
)
from veillee.core.match import SPECTATOR
from veillee.games.rose_noire.cards.orders import ORDERS
from veillee.games.rose_noire.rules.inquiry import DAY, NIGHT
from veillee.games.rose_noire.rules.match import RoseNoire
from veillee.games.rose_noire.words.orders import DayReached, InnocentsDead

HAND = "locks silence gallows"
INNOCENT = ["anselme", "maelle", "ghislain", "ysolde", "tugdual"]


def dusk(hand: str = HAND, turn: int = 2, dead: str = "", orders: str = "", seats: int = 5) -> RoseNoire:
    return position(seats, phase="dusk", turn=turn, dead=dead, hands={RECTOR: hand}, orders=orders)


def innocents_asked() -> int:
    """How many dead innocents the tribute asks."""
    tribute = next(one for one in ORDERS if one.key == "tribute")
    return next(one.least for one in tribute.conditions if isinstance(one, InnocentsDead))


def day_asked() -> int:
    """On which day the knights come."""
    knights = next(one for one in ORDERS if one.key == "knights")
    return next(one.day for one in knights.conditions if isinstance(one, DayReached))


def test_he_plays_one_card_or_discards_one() -> None:
    """ROS-60: he cannot pass with cards in hand; the others speak meanwhile."""
    m = dusk()
    assert opened(m).due == RECTOR
    assert offers(m, RECTOR) == [f"{word} {key}" for word in ("play", "discard") for key in HAND.split()]
    assert offers(m, 1) == []


def test_having_played_he_may_discard_one_and_never_plays_two() -> None:
    """ROS-61: one discard, or none."""
    m = dusk()
    play(m, "play silence")
    assert offers(m, RECTOR) == ["discard locks", "discard gallows", "done"]
    play(m, "discard locks")
    assert m.phase == NIGHT
    assert len(m.hands[RECTOR]) == 3


def test_without_playing_he_discards_one_or_two() -> None:
    """ROS-60, ROS-61: the second is free; after a discard nothing is played."""
    m = dusk()
    play(m, "discard silence")
    assert offers(m, RECTOR) == ["discard locks", "discard gallows", "done"]
    one, two = m.copy(), m.copy()
    play(one, "done")
    play(two, "discard locks")
    assert keys(one, one.order_discard) == ["silence"]
    assert keys(two, two.order_discard) == ["silence", "locks"]
    assert one.phase == two.phase == NIGHT


def test_what_he_discards_lies_face_down() -> None:
    """ROS-62: everyone sees that he did, nobody but him what."""
    m = dusk()
    told = telling(m, "discard silence")
    assert "discarded" in told_to(told, 1)
    assert "discarded-card" not in told_to(told, 1)
    assert "discarded-card" in told_to(told, RECTOR)
    assert ["face" in card for card in view(m, 1)["order_discard"]] == [False]
    assert ["face" in card for card in view(m, RECTOR)["order_discard"]] == [True]


def test_he_draws_to_three_and_night_falls() -> None:
    """ROS-63: the first cards of his pile, which nobody else sees."""
    m = dusk(orders="search ink missal")
    told = telling(m, "play silence", "discard locks")
    assert keys(m, m.hands[RECTOR]) == ["gallows", "search", "ink"]
    assert "drew" in told_to(told, 1)
    assert "drew-cards" not in told_to(told, 1)
    assert asked(m) == "night"


def test_a_larger_hand_stays() -> None:
    """ROS-D2: above three he draws none and loses none."""
    m = dusk("locks silence gallows search ink")
    play(m, "discard locks", "done")
    assert keys(m, m.hands[RECTOR]) == ["silence", "gallows", "search", "ink"]
    m = dusk("locks silence gallows search")
    play(m, "discard locks", "done")
    assert len(m.hands[RECTOR]) == 3


def test_investigators_have_no_limit_either() -> None:
    """ROS-D2: nobody discards for holding much."""
    hand = "judas judas satchel guard zeal daylight grave passkey"
    m = position(hands={1: hand}, piles={"odile": "round"})
    play(m, "visit odile", "end")
    assert len(m.hands[1]) == 9


def test_an_empty_pile_gives_what_is_left() -> None:
    """ROS-D8: his discards stay where they are."""
    m = dusk()
    m.order_discard += m.order_pile[1:]
    del m.order_pile[1:]
    discarded = len(m.order_discard)
    play(m, "discard silence", "discard locks")
    assert len(m.hands[RECTOR]) == 2
    assert m.order_pile == []
    assert len(m.order_discard) == discarded + 2


def test_without_a_card_he_is_done() -> None:
    """ROS-D8: and draws again."""
    m = dusk("")
    assert offers(m, RECTOR) == ["done"]
    play(m, "done")
    assert len(m.hands[RECTOR]) == 3


def test_on_the_first_turn_the_next_day_follows() -> None:
    """ROS-70: there is no night."""
    m = dusk(turn=1)
    play(m, "discard silence", "done")
    assert (m.turn, m.phase) == (2, DAY)


def test_an_event_is_read_aloud_and_serves_once() -> None:
    """ROS-95, ROS-D9: it leaves the hand for his own discard pile; everyone may remember what it was."""
    m = dusk()
    told = telling(m, "play silence")
    assert "played" in told_to(told, SPECTATOR)
    assert keys(m, m.order_discard) == ["silence"]
    assert "silence" not in keys(m, m.hands[RECTOR])
    assert m.discard == []
    assert ["face" in card for card in view(m, 1)["order_discard"]] == [True]


def test_he_plays_at_dusk_alone_but_for_traps() -> None:
    """ROS-94: by day, at sunset and at night nothing of his hand is on offer."""
    for phase in ("day", "sunset"):
        assert offers(position(phase=phase, hands={RECTOR: HAND}), RECTOR) == []
    m = position(phase="late", hands={RECTOR: HAND})
    assert offers(m, RECTOR) == ["sleep", *[f"hand {key}" for key in KEYS]]


def test_a_trap_lets_him_play_more() -> None:
    """ROS-94, ROS-160: at once, or not at all; his hand is filled only at dusk."""
    m = position(hands={RECTOR: HAND}, piles={"odile": "footsteps"})
    assert offers(m, RECTOR, "visit odile") == ["play locks", "play silence", "play gallows", "done"]
    assert offers(m, 1, "visit odile") == []
    play(m, "visit odile", "play silence")
    assert len(m.hands[RECTOR]) == 2
    assert m.hushed
    assert asked(m) == "day"


def test_he_still_plays_at_dusk_after_that() -> None:
    """ROS-94: the trap's card is one more."""
    m = position(3, hands={RECTOR: HAND}, piles={"odile": "footsteps"})
    play(m, "visit odile", "play silence", "end", "visit lubin", "end", "1: ready", "2: ready")
    assert [word for word in offers(m, RECTOR) if word.startswith("play")] == ["play locks", "play gallows"]


# Goals


def test_there_are_two_goals_and_both_win() -> None:
    """ROS-96, ROS-04: each when its conditions hold."""
    assert sorted(one.key for one in ORDERS if one.word is None) == ["knights", "tribute"]
    m = dusk("tribute", dead=" ".join(INNOCENT[: innocents_asked()]), turn=4)
    told = telling(m, "play tribute")
    assert "goal-reached" in told_to(told, SPECTATOR)
    assert (m.over, m.reason, m.winning_seats()) == (True, "tribute", [RECTOR])
    m = dusk("knights", turn=5)
    play(m, "play knights")
    assert (m.over, m.reason, m.winning_seats()) == (True, "knights", [RECTOR])


def test_the_tribute_counts_innocents_alone() -> None:
    """ROS-185, ROS-96: one dead innocent less, or an accomplice in his place, and it is not on offer."""
    enough = INNOCENT[: innocents_asked()]
    assert "play tribute" in offers(dusk("tribute locks", dead=" ".join(enough)), RECTOR)
    assert "play tribute" not in offers(dusk("tribute locks", dead=" ".join(enough[1:])), RECTOR)
    assert "play tribute" not in offers(dusk("tribute locks", dead=" ".join(["odile", *enough[1:]])), RECTOR)


def test_the_knights_come_on_their_day() -> None:
    """ROS-186, ROS-96: not the evening before."""
    assert "play knights" not in offers(dusk("knights locks", turn=day_asked() - 1), RECTOR)
    assert "play knights" in offers(dusk("knights locks", turn=day_asked()), RECTOR)


def test_the_knights_ask_for_all_that_their_card_says() -> None:
    """ROS-186: every condition must hold, whatever the others do."""
    knights = next(one for one in ORDERS if one.key == "knights")
    for fallen in range(7):
        m = dusk("knights locks", turn=5, dead=" ".join(KEYS[:fallen]))
        holds = all(one.holds(m) for one in knights.conditions)
        assert ("play knights" in offers(m, RECTOR)) == holds


def test_a_goal_is_not_played_before_its_conditions() -> None:
    """ROS-96: another card first, then it is too late for this evening; it may be discarded."""
    enough = INNOCENT[: innocents_asked()]
    m = dusk("tribute gallows locks", dead=" ".join(enough[1:]))
    play(m, "play gallows", f"at {enough[0]}")
    assert enough[0] in dead(m)
    assert offers(m, RECTOR) == ["discard tribute", "discard locks", "done"]


def test_a_goal_may_come_by_a_trap() -> None:
    """ROS-D10, ROS-160: by day, if its conditions hold; the match is over in the midst of the turn."""
    fallen = " ".join(INNOCENT[: innocents_asked()])
    m = position(hands={RECTOR: "tribute"}, piles={"odile": "footsteps"}, dead=fallen, turn=4)
    play(m, "visit odile", "play tribute")
    assert (m.over, m.reason) == (True, "tribute")
    m = position(hands={RECTOR: "tribute"}, piles={"odile": "footsteps"}, turn=4)
    assert offers(m, RECTOR, "visit odile") == ["done"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_an_event_kills_from_the_second_turn_on(seats: int) -> None:
    """ROS-D13, ROS-170: on the first the gallows can only be discarded, by a trap too."""
    assert offers(dusk("gallows", turn=1, seats=seats), RECTOR) == ["discard gallows"]
    assert "play gallows" in offers(dusk("gallows", turn=2, seats=seats), RECTOR)
    m = position(seats, hands={RECTOR: "gallows"}, piles={"odile": "footsteps"}, turn=1)
    assert offers(m, RECTOR, "visit odile") == ["done"]
