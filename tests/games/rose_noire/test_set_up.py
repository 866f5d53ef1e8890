"""The table before the first day."""

from collections import Counter

import pytest

from tests.games.rose_noire.position import (
    KEYS,
    RECTOR,
    asked,
    called,
    fresh,
    night,
    offers,
    play,
    position,
    table,
    told_to,
    view,
)
from veillee.core.dice import FastDice
from veillee.core.live import Live
from veillee.core.match import NOBODY, SPECTATOR, Illegal
from veillee.games.rose_noire import GAME
from veillee.games.rose_noire.cards.clues import (
    ACTION,
    BONUS,
    CLUES,
    IS_ACTION,
    IS_TRAP,
    PRINTED,
    PROOF_CORNERS,
    PROOFS,
    TRAP,
    bonus_faces,
    faces_for,
)
from veillee.games.rose_noire.cards.kinds import FIRST_CLUE, INVESTIGATOR, POSSESSED
from veillee.games.rose_noire.cards.orders import ORDERS
from veillee.games.rose_noire.cards.suspects import SUSPECTS
from veillee.games.rose_noire.rules.inquiry import DAY, TURNS
from veillee.games.rose_noire.rules.match import RoseNoire, new

SEATS = [3, 4, 5]
seats_3_to_5 = pytest.mark.parametrize("seats", SEATS)


def dealt(m: RoseNoire) -> list[int]:
    """The roles of the Investigators."""
    return [m.face[m.role_card(seat)] for seat in m.investigators]


def test_three_to_five_play_five_turns_at_most() -> None:
    """ROS-05: neither two nor six."""
    assert GAME.seats == SEATS
    for seats in (2, 6):
        with pytest.raises(Illegal):
            GAME.match(FastDice(1), seats=seats)
    assert TURNS == 5


@seats_3_to_5
def test_everyone_knows_the_rector_who_has_no_role(seats: int) -> None:
    """ROS-10: every player's view says who he is; role cards are for the others alone."""
    m = fresh(seats)
    for reader in (*range(seats), SPECTATOR):
        assert view(m, reader)["rector"] == RECTOR
        assert view(m, reader)["seats"][RECTOR]["role"] is None
    assert m.investigators == list(range(1, seats))


@seats_3_to_5
def test_each_reads_a_role_in_secret(seats: int) -> None:
    """ROS-11: each Investigator knows one role, his own; the Rector knows none."""
    m = fresh(seats)
    for card, seat in enumerate(m.investigators):
        assert m.known[card] == 1 << seat
    for reader in (RECTOR, SPECTATOR):
        assert all("face" not in (one["role"] or {}) for one in view(m, reader)["seats"])


def test_the_role_dealt_is_told_to_its_seat_alone() -> None:
    """ROS-11: nobody else hears of it."""
    m = table(4)
    m.ears = []
    m.step()
    assert told_to(m.ears, SPECTATOR).count("role") == 0
    assert [told_to(m.ears, seat).count("role") for seat in range(4)] == [0, 1, 1, 1]


def test_five_players_have_three_true_investigators() -> None:
    """ROS-13: and one Possessed, whatever the deal."""
    for seed in range(30):
        assert Counter(dealt(fresh(5, seed))) == {INVESTIGATOR: 3, POSSESSED: 1}


def test_four_players_have_two_true_investigators() -> None:
    """ROS-14: and one Possessed, whatever the deal."""
    for seed in range(30):
        assert Counter(dealt(fresh(4, seed))) == {INVESTIGATOR: 2, POSSESSED: 1}


def test_three_players_leave_a_role_that_nobody_sees() -> None:
    """ROS-15, ROS-16: so there may be nobody possessed, once in three times."""
    unhaunted = 0
    for seed in range(300):
        m = fresh(3, seed)
        assert len(dealt(m)) == 2
        assert m.clues == 3
        assert m.known[2] == 0
        assert Counter([*dealt(m), m.face[2]]) == {INVESTIGATOR: 2, POSSESSED: 1}
        unhaunted += m.possessed() == NOBODY
    assert 70 < unhaunted < 130


def test_the_possessed_may_sit_anywhere() -> None:
    """ROS-11: the roles are shuffled."""
    assert {fresh(5, seed).possessed() for seed in range(60)} == {1, 2, 3, 4}


@seats_3_to_5
def test_the_cemetery_and_the_discard_pile_start_empty(seats: int) -> None:
    """ROS-20: both piles, and all hands but the Rector's."""
    m = fresh(seats)
    assert (m.cemetery, m.discard, m.order_discard) == ([], [], [])
    assert all(m.hands[seat] == [] for seat in m.investigators)


@seats_3_to_5
def test_the_rector_draws_three_cards_of_his_shuffled_pile(seats: int) -> None:
    """ROS-21: he knows them, nobody knows the others, and any card may come."""
    m = fresh(seats)
    assert len(m.hands[RECTOR]) == 3
    assert len(m.order_pile) == len(ORDERS) - 3
    assert [m.known[card] for card in m.hands[RECTOR]] == [1 << RECTOR] * 3
    assert all(m.known[card] == 0 for card in m.order_pile)
    met = {called(n.face[card]) for n in (fresh(seats, seed) for seed in range(60)) for card in n.hands[RECTOR]}
    assert met == {one.key for one in ORDERS}


def test_seven_suspects_each_with_a_trade_a_face_and_a_story() -> None:
    """ROS-22: all of them alive when the match begins."""
    m = fresh()
    assert len(SUSPECTS) == len(set(KEYS)) == 7
    assert all(one["alive"] for one in view(m)["suspects"])
    assert all(one.trade.fr and one.look.fr and len(one.story) == 2 for one in SUSPECTS)


@seats_3_to_5
def test_two_proofs_are_the_accomplices_and_the_rector_alone_knows(seats: int) -> None:
    """ROS-23: he sees them at any time; the other five proofs are in the piles."""
    m = fresh(seats)
    assert [m.known[card] for card in m.accomplices] == [1 << RECTOR] * 2
    assert m.guilty().bit_count() == 2
    assert [("face" in card) for card in view(m, RECTOR)["accomplices"]] == [True, True]
    for reader in (*m.investigators, SPECTATOR):
        assert [("face" in card) for card in view(m, reader)["accomplices"]] == [False, False]
    innocent = [m.proof_of(card) for pile in m.piles for card in pile if m.proof_of(card) >= 0]
    assert len(innocent) == 5
    assert not any(m.guilty() >> suspect & 1 for suspect in innocent)


def test_all_pairs_of_accomplices_come() -> None:
    """ROS-D3: drawn by lot, each pair may be it."""
    assert len({fresh(5, seed).guilty() for seed in range(300)}) == 21


def test_the_rector_may_choose_them_where_the_table_agrees() -> None:
    """ROS-D3, ROS-21: two different ones, his hand before him; the others are asked nothing."""
    m = table(4, chosen={"accomplices": "chosen"})
    assert asked(m) == "accomplice"
    before = Live(m).now
    assert isinstance(before, RoseNoire)
    assert len(before.hands[RECTOR]) == 3
    assert offers(m, RECTOR) == [f"at {key}" for key in KEYS]
    assert offers(m, 1) == []
    assert "at odile" not in offers(m, RECTOR, "at odile")
    play(m, "at odile", "at anselme")
    assert sorted(called(m.face[card]) for card in m.accomplices) == ["anselme", "odile"]
    assert m.phase == DAY


@pytest.mark.parametrize(("seats", "each"), [(3, 3), (4, 4), (5, 5)])
def test_the_clues_make_seven_even_piles_that_nobody_knows(seats: int, each: int) -> None:
    """ROS-24: all piles alike, face down."""
    m = fresh(seats)
    assert [len(pile) for pile in m.piles] == [each] * 7
    assert all(m.known[card] == 0 for pile in m.piles for card in pile)
    assert m.box == []


def test_fives_and_fours_stay_out_where_fewer_play() -> None:
    """ROS-25: at four no 5, at three neither 4 nor 5; lower numbers all stay."""
    for seats, highest in ((5, "5"), (4, "4"), (3, "3")):
        corners = [PRINTED[face - FIRST_CLUE][1] for face in faces_for(seats)]
        assert max(corners) == highest
        assert len(corners) == len([1 for _, corner in PRINTED if corner.isdigit() and corner <= highest])
    assert [len(faces_for(seats)) + 7 for seats in (5, 4, 3)] == [37, 30, 23]


@seats_3_to_5
def test_the_first_player_sits_on_the_rectors_left(seats: int) -> None:
    """ROS-26: also where the Rector is the last seat."""
    m = fresh(seats)
    assert (m.first, m.acting, m.turn) == (1, 1, 1)
    rectors = set()
    for seed in range(40):
        other = new(seats, FastDice(seed), {}, ask_all=True)
        rectors.add(other.rector)
        assert other.first == (other.rector + 1) % seats
    assert rectors == set(range(seats))


def test_the_time_token_shows_the_day() -> None:
    """ROS-27: to everyone, on each of the five."""
    assert (view(fresh(5))["turn"], view(fresh(5))["turns"]) == (1, TURNS)
    for turn in range(1, TURNS):
        m = position(phase="dusk", turn=turn, hands={RECTOR: "locks"})
        play(m, "discard locks", "done")
        if turn > 1:
            night(m)
        assert (view(m)["turn"], view(m)["phase"]) == (turn + 1, "day")


def test_the_rector_is_drawn_or_the_first_seat() -> None:
    """ROS-D1, ROS-111: by lot as a default; with the first seat agreed, those who rotate the seats rotate the Rector."""
    assert GAME.options[0].default == "lot"
    assert all(new(5, FastDice(seed), {"rector": "first"}, ask_all=True).rector == 0 for seed in range(20))


def test_for_points_the_first_seat_is_the_rector_whatever_was_agreed() -> None:
    """ROS-D25: seats move on from match to match, so the Rector does."""
    for chosen in ({"points": "on"}, {"points": "on", "rector": "first"}):
        assert all(new(4, FastDice(seed), chosen, ask_all=True).rector == 0 for seed in range(20))


# What the cards are


@seats_3_to_5
def test_actions_are_more_than_half_of_the_clues(seats: int) -> None:
    """ROS-90: three kinds, actions the majority at every number of players, the seven proofs counted."""
    faces = faces_for(seats)
    actions = sum(IS_ACTION[face] for face in faces)
    traps = sum(IS_TRAP[face] for face in faces)
    assert actions + traps == len(faces)
    assert actions * 2 > len(faces) + 7
    assert traps > 0


def test_there_are_enough_different_cards() -> None:
    """ROS-90, ROS-94: eight actions, five traps, eight events, and two goals."""
    assert len({clue.key for clue in CLUES if clue.kind == ACTION}) >= 8
    assert len({clue.key for clue in CLUES if clue.kind == TRAP}) >= 5
    assert len([one for one in ORDERS if one.word is not None]) >= 8
    assert len([one for one in ORDERS if one.word is None]) == 2


def test_proofs_have_low_numbers() -> None:
    """ROS-92, ROS-121: so that all seven are there at every number of players."""
    assert len(PROOFS) == len(PROOF_CORNERS) == 7
    assert set(PROOF_CORNERS) <= set("123")


def test_bonus_cards_have_a_letter_in_place_of_a_number() -> None:
    """ROS-120: at least three of each letter, and no numbered card has one."""
    for letter in "IPR":
        assert len(bonus_faces(letter)) >= 3
    assert all(set(clue.corners) <= set("IPR") for clue in BONUS)
    assert all(clue.corners.isdigit() for clue in CLUES)


@seats_3_to_5
def test_without_the_option_no_bonus_card_is_there(seats: int) -> None:
    """ROS-120: the letters stay in the box."""
    m = fresh(seats)
    assert not set(m.face) & set(bonus_faces("IPR"))


@seats_3_to_5
def test_mixed_in_they_push_as_many_others_out(seats: int) -> None:
    """ROS-122, ROS-121, ROS-D29: piles stay as large; what goes back is unseen, a bonus card or another, and never a proof."""
    back: set[int] = set()
    for seed in range(20):
        m = fresh(seats, seed, bonus="mixed")
        back.update(m.face[card] for card in m.box)
        assert [len(pile) for pile in m.piles] == [seats] * 7
        assert len(m.box) == len(bonus_faces("IPR"))
        assert all(m.known[card] == 0 and m.proof_of(card) < 0 for card in m.box)
    bonus = set(bonus_faces("IPR"))
    assert back & bonus
    assert back - bonus


@seats_3_to_5
@pytest.mark.parametrize(
    ("way", "letters"),
    [
        ("investigators", "I"),
        ("possessed", "P"),
        ("rector", "R"),
        ("investigators-possessed", "IP"),
        ("investigators-rector", "IR"),
        ("possessed-rector", "PR"),
    ],
)
def test_added_they_make_the_piles_uneven(seats: int, way: str, letters: str) -> None:
    """ROS-123, ROS-124, ROS-121, ROS-D15: the first suspects have a clue more, and nothing leaves."""
    m = fresh(seats, bonus=way)
    extra = len(bonus_faces(letters))
    assert set(bonus_faces("IPR")) & set(m.face) == set(bonus_faces(letters))
    assert [len(pile) for pile in m.piles] == [seats + (at < extra) for at in range(7)]
    assert m.box == []
    assert len([1 for pile in m.piles for card in pile if m.proof_of(card) >= 0]) == 5


def test_one_bonus_card_may_come_for_each_camp() -> None:
    """ROS-124: two of a camp's three have given way to the others'."""
    m = fresh(5, bonus="each")
    there = set(bonus_faces("IPR")) & set(m.face)
    assert [len(there & set(bonus_faces(letter))) for letter in "IPR"] == [1, 1, 1]
    assert [len(pile) for pile in m.piles] == [6, 6, 6, 5, 5, 5, 5]


def test_profiles_are_dealt_in_the_open_and_change_nothing() -> None:
    """ROS-130: a different one for each Investigator, none for the Rector; the same match otherwise."""
    m = fresh(5, profiles="dealt")
    profiles = [one["profile"] for one in view(m)["seats"]]
    assert profiles[RECTOR] is None
    assert len(set(profiles[1:])) == 4
    assert offers(m, 1) == offers(fresh(5), 1)
    assert [one["profile"] for one in view(fresh(5))["seats"]] == [None] * 5
