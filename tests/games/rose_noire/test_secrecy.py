"""What a seat may not know does not reach it. These are plain questions to the rulebook, beside the properties."""

import pytest

from tests.games.rose_noire.position import (
    RECTOR,
    fresh,
    keys,
    mask,
    meant,
    night,
    offers,
    opened,
    play,
    position,
    sees_cleared,
    sees_hand,
    sees_pile,
    suspect,
    view,
)
from veillee.core.choosers import RandomChooser
from veillee.core.dice import FastDice
from veillee.core.match import NOBODY, SPECTATOR
from veillee.games.rose_noire.cards.kinds import POSSESSED
from veillee.games.rose_noire.rules.match import RoseNoire
from veillee.games.rose_noire.rules.truth import cleared

MIXED = {"bonus": "mixed"}


def order_discard(m: RoseNoire, seat: int) -> list[bool]:
    """Which cards of the Rector's discard pile a seat knows."""
    return ["face" in card for card in view(m, seat)["order_discard"]]


def test_a_drawn_card_is_not_public() -> None:
    """ROS-32, ROS-100: its owner knows it, the others count it."""
    m = position(piles={"odile": "guard"})
    play(m, "visit odile")
    assert [sees_hand(m, seat, 1) for seat in (1, 2, RECTOR, SPECTATOR)] == [["guard"], ["?"], ["?"], ["?"]]


def test_a_shuffled_pile_is_forgotten() -> None:
    """ROS-74, ROS-D21: by those who had read it, and by all where a trap had been laid in the open."""
    m = position(3, phase="night", piles={"odile": "trapdoor guard", "lubin": "round"})
    m.reveal(m.piles[suspect("odile")][-1])
    m.show(m.piles[suspect("odile")][0], 1)
    night(m, {2: "hand odile"}, "hand anselme")
    for seat in (RECTOR, 1, 2, SPECTATOR):
        assert sees_pile(m, seat, "cemetery") == ["?", "?"]


def test_whom_a_proof_clears_is_remembered() -> None:
    """ROS-D21, ROS-92: although nobody can tell any more where that proof lies; for whoever had seen it, and for no other."""
    m = position(phase="night", piles={"odile": "anselme guard"})
    m.show(m.piles[suspect("odile")][-1], 1)
    night(m, {4: "hand odile"})
    assert sees_cleared(m, 1) == ["anselme"]
    assert sees_cleared(m, 2) == []
    assert sees_cleared(m, SPECTATOR) == []


def test_a_proof_lost_by_chance_still_clears_for_its_owner() -> None:
    """ROS-D21, ROS-165: and for everyone if it had been shown."""
    m = position(hands={1: "anselme maelle"}, piles={"odile": "draught"}, chosen=MIXED)
    m.reveal(m.hands[1][0])
    play(m, "visit odile")
    assert m.hands[1] == []
    assert sees_cleared(m, 1) == ["anselme", "maelle"]
    assert sees_cleared(m, 2) == sees_cleared(m, SPECTATOR) == ["anselme"]


def test_a_world_dealt_anew_keeps_what_is_remembered() -> None:
    """ROS-D21: a bot never takes for an accomplice whom it knows to be innocent, and learns nothing of others' memories."""
    m = fresh(5, 3)
    proof = next(card for pile in m.piles for card in pile if m.proof_of(card) >= 0)
    m.show(proof, 1)
    m.show(proof, 2)
    m.kill([at for at, pile in enumerate(m.piles) if proof in pile], [RECTOR], 0)
    innocent = 1 << m.proof_of(proof)
    assert cleared(m, 1) == innocent
    for seed in range(30):
        for seat in (1, 3):
            world = m.copy()
            world.resample(seat, FastDice(seed))
            assert world.recalled[2] == 0
            assert seat == 3 or not world.guilty() & innocent


def test_a_card_discarded_face_down_is_lost_from_sight() -> None:
    """ROS-62, ROS-D21: whoever had read the Rector's hand does not learn what went, nor what stayed."""
    m = position(phase="dusk", hands={RECTOR: "locks silence gallows"})
    for card in m.hands[RECTOR]:
        m.show(card, 1)
    play(m, "discard silence")
    assert order_discard(m, 1) == [False]
    assert sees_hand(m, 1, RECTOR) == ["?", "?"]
    assert sees_hand(m, RECTOR, RECTOR) == ["locks", "gallows"]


def test_the_only_card_of_a_hand_can_be_followed() -> None:
    """ROS-D21: there is no doubt which it was."""
    m = position(phase="dusk", hands={RECTOR: "locks"})
    m.show(m.hands[RECTOR][0], 1)
    play(m, "discard locks")
    assert (order_discard(m, 1), order_discard(m, 2)) == ([True], [False])


def test_a_card_played_is_seen_and_the_rest_of_the_hand_stays_known() -> None:
    """ROS-D9, ROS-D21: what leaves face up hides nothing."""
    m = position(phase="dusk", hands={RECTOR: "locks silence gallows"})
    for card in m.hands[RECTOR]:
        m.show(card, 1)
    play(m, "play silence")
    assert sees_hand(m, 1, RECTOR) == ["gallows", "locks"]


def test_a_card_recovered_is_not_told_by_what_is_left() -> None:
    """ROS-177, ROS-D21: an event everyone had read comes back unseen among others."""
    for taken in ("silence", "tribute"):
        m = position(phase="dusk", hands={RECTOR: "missal"}, order_discard="silence tribute")
        m.reveal(m.order_discard[0])
        play(m, "play missal", f"card {taken}")
        assert sees_hand(m, 1, RECTOR) == ["?"]
        assert order_discard(m, 1) == [False, True]


def test_what_the_rector_slips_under_a_pile_is_not_told_to_who_had_peeked() -> None:
    """ROS-175, ROS-D21: the clues he read are lost from sight; those below are not."""
    views = []
    for taken in ("trapdoor", "guard"):
        m = position(phase="dusk", hands={RECTOR: "ink"}, piles={"odile": "trapdoor guard round zeal"})
        for card in m.piles[suspect("odile")]:
            m.show(card, 1)
        play(m, "play ink", "at odile", f"card {taken}")
        views.append(sees_pile(m, 1, "odile"))
        assert sees_pile(m, RECTOR, "odile")[-1] == taken
    assert views == [["?", "round", "zeal", "?"]] * 2
    m = position(phase="dusk", hands={RECTOR: "ink"}, piles={"odile": "trapdoor guard"})
    m.show(m.piles[suspect("odile")][-1], 1)
    play(m, "play ink", "at odile", "done")
    assert sees_pile(m, 1, "odile") == ["trapdoor", "?"]


def test_what_is_exhumed_is_not_told_to_who_had_read_the_cemetery() -> None:
    """ROS-143, ROS-D21: of those on offer none can be followed any more."""
    for taken in ("guard", "anselme"):
        m = position(hands={1: "grave"}, dead="odile", cemetery="guard anselme round zeal")
        for card in m.cemetery:
            m.show(card, 2)
        play(m, "play grave", f"card {taken}")
        assert sees_pile(m, 2, "cemetery") == ["?", "?", "zeal"]
        assert sees_hand(m, 2, 1) == ["?"]
        assert sees_cleared(m, 2) == ["anselme"]


def test_what_is_lost_by_chance_is_not_told_by_what_stays() -> None:
    """ROS-165, ROS-D21: the Rector had read the hand; its owner alone knows what is left."""
    m = position(hands={1: "guard anselme round"}, piles={"odile": "candle"})
    for card in m.hands[1]:
        m.show(card, RECTOR)
    play(m, "visit odile")
    assert set(sees_hand(m, RECTOR, 1)) == {"?"}
    assert "?" not in sees_hand(m, 1, 1)


def test_the_board_of_words_follows_no_hidden_card() -> None:
    """ROS-D18, ROS-D21: what the Rector slipped away is not told by a claim that stays open or is settled."""
    for taken in ("trapdoor", "guard"):
        m = position(phase="dusk", turn=1, hands={RECTOR: "ink"}, piles={"odile": "trapdoor guard"})
        play(m, "3: trap odile", "play ink", "at odile", f"card {taken}", "done", "visit odile")
        assert view(m)["words"][0]["standing"] == ""


def test_a_peek_tells_one_seat_and_springs_no_trap() -> None:
    """ROS-97, ROS-98: the others see that he peeked."""
    m = position(hands={1: "judas"}, piles={"odile": "trapdoor anselme"})
    play(m, "play judas", "at odile")
    assert not m.stopped
    assert [sees_pile(m, seat, "odile") for seat in (1, 2, SPECTATOR)] == [
        ["trapdoor", "anselme"],
        ["?", "?"],
        ["?", "?"],
    ]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_who_showed_himself_is_not_told(seats: int) -> None:
    """ROS-72, ROS-75, ROS-D23: true Investigators and spectators see the same table whatever the Possessed and the Rector did."""
    views = []
    for hand, rector in (("hand odile", "sleep"), ("sleep", "hand odile"), ("eyes", "hand odile")):
        m = position(seats, phase="night")
        night(m, {seats - 1: hand}, rector)
        views.append([view(m, seat) for seat in (*range(1, seats - 1), SPECTATOR)])
    assert views[0] == views[1] == views[2]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_half_way_through_the_night_nothing_is_told(seats: int) -> None:
    """ROS-75, ROS-D23: while the Rector thinks, the Investigators' tables are the same whatever was chosen."""
    views = []
    for hand in ("hand odile", "sleep", "eyes"):
        m = position(seats, phase="night")
        play(m, *["sleep"] * (seats - 2), hand)
        views.append([view(m, seat) for seat in (*m.investigators, SPECTATOR)])
        assert opened(m).seats == [RECTOR]
    assert views[0] == views[1] == views[2]


def test_nobody_can_tell_whether_anybody_is_possessed() -> None:
    """ROS-15, ROS-16, ROS-76: a table of three with and without, through a day, an evening and a night, looks the same to all
    but the Possessed; the questions too."""
    tables = []
    for possessed in (2, 0):
        m = position(3, possessed, hands={RECTOR: "locks silence gallows"}, piles={"odile": "guard", "lubin": "round"})
        play(m, "visit odile", "end", "visit lubin", "end", "1: ready", "2: ready", "discard locks", "done")
        asked = [offers(m, seat) for seat in (1, 2)]
        night(m, {1: "hand odile"}, "hand anselme")
        tables.append([asked, *[view(m, seat) for seat in (RECTOR, 1, SPECTATOR)]])
    assert tables[0] == tables[1]


def test_two_dead_in_a_night_prove_a_possessed_and_one_does_not() -> None:
    """ROS-71, ROS-16: from then on no world is dealt without; before, some are."""
    for hand, proved in (("hand anselme", True), ("sleep", False)):
        m = position(3, phase="night")
        night(m, {2: hand}, "hand maelle")
        assert m.haunted == proved
        faces = set()
        for seed in range(60):
            world = m.copy()
            world.resample(1, FastDice(seed))
            faces.add(world.face[2] == POSSESSED)
        assert faces == ({False} if proved else {True, False})


def test_what_a_seat_is_offered_follows_from_what_it_knows() -> None:
    """ROS-D22, ROS-D23: dealt anew, whatever it does not know, its own answers are the same."""
    for seats in (3, 4, 5):
        for seed in range(12):
            m = fresh(seats, seed)
            m.chooser = RandomChooser(FastDice(seed))
            for _ in range(40 + seed):
                if not m.over:
                    m.step()
            if m.over:
                continue
            pending = opened(m)
            for seat in pending.seats:
                if pending.due in (NOBODY, seat):
                    world = m.copy()
                    world.resample(seat, FastDice(seed + 1))
                    assert opened(world).options_of(seat) == pending.options_of(seat)


def test_the_rectors_pile_and_the_box_are_nobodys() -> None:
    """ROS-21, ROS-122: not even his who draws from it."""
    m = fresh(5, 4, bonus="mixed")
    assert all(m.known[card] == 0 for card in (*m.order_pile, *m.box))
    assert "face" not in str(view(m, RECTOR)["orders"])
    assert len(keys(m, m.box)) == view(m)["boxed"]


def test_claims_speak_of_what_is_known_and_say_nothing_of_it() -> None:
    """ROS-104: whether a speaker knew is kept from everyone until the end."""
    m = position(hands={1: "anselme"})
    m.claim(1, meant(m, "innocent anselme", []))
    m.claim(2, meant(m, "innocent anselme", []))
    for reader in (RECTOR, 1, 2, SPECTATOR):
        first, second = view(m, reader)["words"]
        assert "knew" not in first
        assert first["standing"] == second["standing"] == ""


def test_a_world_is_found_however_few_are_left() -> None:
    """What a seat imagines fits all it knows: no pair that is wholly dead, nobody whose proof it holds."""
    m = position(4, hands={1: "anselme"}, dead="anselme maelle ghislain ysolde tugdual")
    for seed in range(400):
        twin = m.copy()
        twin.resample(1, FastDice(seed))
        guilty = twin.guilty()
        assert guilty.bit_count() == 2
        assert guilty & ~twin.dead
        assert not guilty & mask("anselme")
