"""Night and dawn: who kills, who learns of it, and the ends that come in the dark."""

import pytest

from tests.games.rose_noire.position import (
    KEYS,
    RECTOR,
    asked,
    dead,
    keys,
    mask,
    night,
    offers,
    opened,
    play,
    position,
    sees_pile,
    suspect,
    told_to,
    view,
)
from veillee.core.match import NOBODY, SPECTATOR
from veillee.games.rose_noire.rules.inquiry import DAY, LATE, NOWHERE
from veillee.games.rose_noire.rules.match import RoseNoire

HANDS = [f"hand {key}" for key in KEYS]
seats_3_to_5 = pytest.mark.parametrize("seats", [3, 4, 5])


def at_night(
    seats: int = 5, possessed: int = NOBODY, dead: str = "", turn: int = 2, piles: dict[str, str] | None = None
) -> RoseNoire:
    return position(seats, possessed, phase="night", dead=dead, turn=turn, piles=piles, first=1)


def test_there_is_none_on_the_first_turn() -> None:
    """ROS-70: the second turn has one."""
    for turn, question in ((1, "day"), (2, "night")):
        m = position(phase="dusk", turn=turn, hands={RECTOR: "locks"})
        assert asked(m, "discard locks", "done") == question


@seats_3_to_5
def test_every_investigator_is_asked_the_same(seats: int) -> None:
    """ROS-D23, ROS-72, ROS-76: sealed, with the same answers, whoever is possessed or nobody; the Rector is not asked yet."""
    for possessed in (1, 2, 0 if seats == 3 else 2):
        pending = opened(at_night(seats, possessed))
        assert pending.seats == list(range(1, seats))
        assert all(options == pending.options[0] for options in pending.options)
        assert not pending.first
        assert offers(at_night(seats, possessed), 1) == ["sleep", "eyes", *HANDS]


def test_nobody_speaks_by_night() -> None:
    """ROS-D24: neither half of the night offers a claim."""
    m = at_night()
    assert not any(offers(m, seat, claims=True) for seat in range(5))
    m = position(phase="late")
    assert asked(m) == "kill"
    assert not any(offers(m, seat, claims=True) for seat in range(5))


def test_the_possessed_kills() -> None:
    """ROS-72, ROS-71: one suspect, and the Rector may leave it at that."""
    m = at_night()
    night(m, {4: "hand odile"})
    assert dead(m) == ["odile"]


def test_the_hands_of_the_others_do_nothing() -> None:
    """ROS-72, ROS-D23: only the Possessed's counts."""
    m = at_night()
    told = night(m, {1: "hand odile", 2: "eyes", 3: "hand lubin"})
    assert dead(m) == []
    assert "showed-and-killed" not in told_to(told, RECTOR)
    assert "showed-only" not in told_to(told, RECTOR)


def test_the_rector_may_kill_too_after_the_possessed() -> None:
    """ROS-73, ROS-71: none, one or two die."""
    for hand, rector, fallen in (
        ("sleep", "sleep", []),
        ("sleep", "hand lubin", ["lubin"]),
        ("eyes", "hand lubin", ["lubin"]),
        ("hand anselme", "hand maelle", ["anselme", "maelle"]),
    ):
        m = at_night()
        night(m, {4: hand}, rector)
        assert dead(m) == fallen


def test_the_rector_learns_who_showed_himself_before_he_chooses() -> None:
    """ROS-D23, ROS-72: his question names the seat and the mark; the role is known to him from then on."""
    m = at_night()
    play(m, "sleep", "sleep", "sleep", "hand odile")
    assert m.phase == LATE
    assert opened(m).about.args == [4, suspect("odile")]
    assert m.knows(RECTOR, m.role_card(4))
    assert not m.knows(1, m.role_card(4))


def test_the_possessed_may_show_himself_and_kill_nobody() -> None:
    """ROS-72: the Rector then knows him."""
    m = at_night()
    told = night(m, {4: "eyes"})
    assert dead(m) == []
    assert "showed-only" in told_to(told, RECTOR)
    assert m.knows(RECTOR, m.role_card(4))


def test_the_rector_learns_nothing_when_nobody_shows_himself() -> None:
    """ROS-D23, ROS-76: a sleeping Possessed and no Possessed at all look the same."""
    seen = []
    for possessed in (2, 0):
        m = at_night(3, possessed)
        play(m, "hand odile" if possessed else "sleep", "sleep")
        assert opened(m).about.args == [NOBODY, NOWHERE]
        assert [m.knows(RECTOR, card) for card in m.cards()[:3]] == [False] * 3
        seen.append(view(m, RECTOR))
    assert seen[0] == seen[1]


def test_both_cannot_kill_the_same() -> None:
    """ROS-D14: the one marked is not on offer to the Rector, all others living are."""
    m = at_night(dead="maelle")
    assert offers(m, RECTOR, "sleep", "sleep", "sleep", "hand odile") == [
        "sleep",
        *[hand for hand in HANDS if hand not in ("hand odile", "hand maelle")],
    ]


def test_the_dead_and_the_guarded_are_no_victims() -> None:
    """ROS-72, ROS-73, ROS-148: for neither killer."""
    m = at_night(dead="maelle")
    m.guarded = mask("lubin")
    safe = ("hand maelle", "hand lubin")
    assert offers(m, 4) == ["sleep", "eyes", *[hand for hand in HANDS if hand not in safe]]
    assert offers(m, RECTOR, "sleep", "sleep", "sleep", "sleep") == [
        "sleep",
        *[hand for hand in HANDS if hand not in safe],
    ]


def test_clues_of_the_dead_are_shuffled_into_the_cemetery() -> None:
    """ROS-74: all of it each time, and nobody knows any more which is which."""
    m = position(
        phase="night",
        dead="maelle",
        cemetery="judas guard",
        piles={"odile": "satchel round", "lubin": "zeal", "anselme": "ears"},
    )
    m.show(m.cemetery[0], 1)
    m.show(m.piles[suspect("odile")][-1], 2)
    night(m, {4: "hand odile"}, "hand lubin")
    assert sorted(keys(m, m.cemetery)) == ["guard", "judas", "round", "satchel", "zeal"]
    assert m.piles[suspect("odile")] == m.piles[suspect("lubin")] == []
    assert keys(m, m.piles[suspect("anselme")]) == ["ears"]
    assert all(m.known[card] == 0 for card in m.cemetery)


def test_a_death_that_brings_no_clue_shuffles_nothing() -> None:
    """ROS-74: what somebody knew of the cemetery is still so."""
    m = position(seats=3, dead="odile", cemetery="guard round zeal", piles={}, phase="night", turn=3)
    for clue in m.cemetery:
        m.show(clue, 1)
    night(m, {}, "hand lubin")
    assert m.dead >> suspect("lubin") & 1
    assert sees_pile(m, 1, "cemetery") == ["guard", "round", "zeal"]


def test_the_shuffle_is_a_shuffle() -> None:
    """ROS-74: the clue on top is not always the same."""
    tops = set()
    for roll in range(30):
        m = position(phase="night", cemetery="judas guard", piles={"odile": "satchel round"})
        for _ in range(roll):
            m.dice.below(7)
        night(m, {4: "hand odile"})
        tops.add(keys(m, m.cemetery)[-1])
    assert tops == {"judas", "guard", "satchel", "round"}


def test_all_dead_are_told_at_once() -> None:
    """ROS-75: one sentence in the order of their niches, whoever killed whom."""
    for hand, rector in (("hand odile", "hand anselme"), ("hand anselme", "hand odile")):
        m = at_night()
        told = [one for one in night(m, {4: hand}, rector) if one.fact.key == "deaths"]
        assert [one.args for one in told] == [[suspect("anselme"), suspect("odile")]]
        for seat in (1, 2, 3, SPECTATOR):
            assert [one["slayer"] for one in view(m, seat)["suspects"]] == [None] * 7


def test_the_killers_alone_know_who_killed() -> None:
    """ROS-75: the Rector and the Possessed; the others when all is over."""
    m = at_night()
    night(m, {4: "hand odile"}, "hand anselme")
    for seat in (RECTOR, 4):
        slayers = [one["slayer"] for one in view(m, seat)["suspects"]]
        assert (slayers[suspect("odile")], slayers[suspect("anselme")]) == (4, RECTOR)


def test_a_night_without_dead_is_told_as_such() -> None:
    """ROS-75, ROS-71: also that nobody died."""
    told = [one for one in night(at_night()) if one.fact.key == "deaths"]
    assert [one.args for one in told] == [[]]


@seats_3_to_5
def test_the_others_hear_the_same_whatever_happens_in_the_dark(seats: int) -> None:
    """ROS-76: to a true Investigator and to spectators a night tells its dead and nothing else."""
    heard = []
    for hand, rector in (("hand odile", "sleep"), ("sleep", "hand odile"), ("eyes", "hand odile")):
        m = at_night(seats)
        told = night(m, {seats - 1: hand}, rector)
        heard.append([[(one.fact.key, one.args) for one in told if one.reaches(seat)] for seat in (1, SPECTATOR)])
        assert "showed-and-killed" not in told_to(told, 1)
    assert heard[0] == heard[1] == heard[2]


# Dawn


@seats_3_to_5
def test_the_token_passes_and_the_pawns_come_back(seats: int) -> None:
    """ROS-80, ROS-81: clockwise, around the Rector; the new First Player begins."""
    m = at_night(seats)
    m.pawns[1] = suspect("odile")
    m.visited = mask("odile")
    night(m)
    assert (m.turn, m.phase, m.first, m.acting) == (3, DAY, 2, 2)
    assert m.pawns == [NOWHERE] * seats
    assert "visit odile" in offers(m, 2)
    m = position(seats, phase="night", acting=seats - 1)
    night(m)
    assert m.first == 1


def test_what_lasts_a_night_is_over_at_dawn() -> None:
    """ROS-80, ROS-148, ROS-152: guards and watches."""
    m = at_night()
    m.guarded = mask("odile")
    m.watched = True
    night(m)
    assert (m.guarded, m.watched) == (0, False)


# Ends


@seats_3_to_5
def test_two_dead_accomplices_avenge_the_spirit(seats: int) -> None:
    """ROS-03: by both hands in one night, by the Possessed alone, and by the Rector's alone."""
    for hand, rector, before in (
        ("hand odile", "hand lubin", ""),
        ("hand odile", "sleep", "lubin"),
        ("sleep", "hand lubin", "odile"),
    ):
        m = at_night(seats, dead=before)
        told = night(m, {seats - 1: hand}, rector)
        assert (m.over, m.reason, m.winning_seats()) == (True, "vengeance", [seats - 1])
        assert "both-dead" in told_to(told, SPECTATOR)


def test_one_dead_accomplice_avenges_nothing() -> None:
    """ROS-03: nor one and many innocents."""
    m = at_night(dead="anselme maelle ysolde")
    night(m, {4: "hand odile"})
    assert not m.over


def test_with_nobody_possessed_two_dead_accomplices_end_nothing() -> None:
    """ROS-16: by night and by the gallows; the inquiry goes on."""
    m = at_night(3, possessed=0, dead="odile")
    night(m, rector="hand lubin")
    assert (m.over, m.turn) == (False, 3)
    m = position(3, possessed=0, phase="dusk", dead="odile", hands={RECTOR: "gallows"})
    play(m, "play gallows", "at lubin")
    assert not m.over


def test_the_rectors_own_event_may_avenge() -> None:
    """ROS-03, ROS-D19, ROS-170: at once, before his hand is filled."""
    m = position(phase="dusk", dead="odile", hands={RECTOR: "gallows locks"})
    play(m, "play gallows", "at lubin")
    assert (m.over, m.reason, m.winning_seats()) == (True, "vengeance", [4])
    assert keys(m, m.order_discard) == ["gallows"]


def test_an_event_that_a_trap_allows_may_avenge_by_day() -> None:
    """ROS-03, ROS-160: in the midst of an Investigator's turn."""
    m = position(dead="odile", hands={RECTOR: "gallows"}, piles={"anselme": "footsteps"})
    play(m, "visit anselme", "play gallows", "at lubin")
    assert (m.over, m.reason) == (True, "vengeance")


@seats_3_to_5
def test_after_the_fifth_night_the_rector_wins(seats: int) -> None:
    """ROS-D11, ROS-05: after the fourth the fifth day comes."""
    m = at_night(seats, turn=4)
    night(m)
    assert (m.over, m.turn) == (False, 5)
    m = at_night(seats, turn=5)
    night(m)
    assert (m.over, m.reason, m.winning_seats()) == (True, "fifth-day", [RECTOR])


def test_the_dead_of_the_fifth_night_avenge_first() -> None:
    """ROS-D19: what happens first counts."""
    m = at_night(dead="odile", turn=5)
    night(m, {4: "hand lubin"})
    assert m.reason == "vengeance"


def test_a_right_accusation_comes_before_the_goal_of_the_evening() -> None:
    """ROS-D19, ROS-01: sunset before dusk, and only one camp wins."""
    m = position(phase="sunset", turn=5, hands={RECTOR: "knights"})
    play(m, *[f"{seat}: sign odile lubin" for seat in (1, 2, 3)])
    assert m.winning_seats() == [1, 2, 3]
    assert sum(m.outcome().shares) == pytest.approx(1.0)


def test_accomplices_and_roles_are_shown_at_the_very_end() -> None:
    """ROS-23, ROS-11: to everyone, and not before."""
    m = at_night(3, turn=5)
    assert not any("face" in card for card in view(m)["accomplices"])
    night(m)
    assert all("face" in card for card in view(m)["accomplices"])
    assert all("face" in (one["role"] or {}) for one in view(m)["seats"][1:])
    assert "face" in (view(m)["hidden_role"] or {})


def test_points_are_the_number_of_the_turn() -> None:
    """ROS-110, ROS-111: for each winner, where the table plays for points."""
    for seats in (3, 4, 5):
        m = position(seats, phase="sunset", turn=3, chosen={"points": "on"})
        play(m, *[f"{seat}: sign odile lubin" for seat in ((1, 2) if seats < 5 else (1, 2, 3))])
        assert m.outcome().points == [0, *[3] * (seats - 2), 0]
    m = position(phase="sunset", turn=3)
    play(m, *[f"{seat}: sign odile lubin" for seat in (1, 2, 3)])
    assert m.outcome().points == []


def test_giving_up_ends_nothing() -> None:
    """ROS-D20: for any seat, in any phase."""
    for phase in ("day", "sunset", "dusk", "night"):
        m = position(phase=phase)
        assert [m.forfeit(seat) for seat in range(5)] == [None] * 5
