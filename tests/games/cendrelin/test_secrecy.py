"""What the others may not know."""

from hypothesis import given
from hypothesis import strategies as st

from tests.games.cendrelin.position import Night, fresh
from tests.games.cendrelin.test_effects import replay
from tests.games.cendrelin.test_preparation import start, until
from tests.properties.playing import dump
from veillee.core.choosers import RandomChooser
from veillee.core.dice import FastDice
from veillee.core.match import SPECTATOR
from veillee.games.cendrelin.rules.campaign import Campaign
from veillee.games.cendrelin.rules.options import A_FRAGMENT, FROM_SHOWN, RETURNABLE
from veillee.games.cendrelin.rules.phases import AT_EVENING
from veillee.games.cendrelin.view import building, seen
from veillee.games.cendrelin.voice.prompts import BUILD, EVENING


def test_a_drawn_fragment_is_seen_by_its_owner_alone() -> None:
    """CEN-42, CEN-36."""
    night = Night(phase=AT_EVENING)
    night.answer(A_FRAGMENT)
    card = night.m.hand[0][-1]
    assert night.m.known[card] == 1
    drawn = [told for told in night.told if told.fact.key == "drew-card"]
    assert [told.mask for told in drawn] == [1]


def test_a_played_fragment_is_public_and_remembered_in_hand() -> None:
    """CEN-47, CEN-D25: everybody remembers it when it comes back."""
    night = Night(hand=["Éclair de génie"])
    night.do("Éclair de génie")
    assert night.m.knows(SPECTATOR, night.m.shown[0][0])
    night.m.recover(0, night.m.shown[0])
    assert seen(night.m, 0) == [night.face("Éclair de génie")]


def test_a_renounced_fragment_is_hidden_even_if_it_was_known() -> None:
    """CEN-76: which of the fragments all know lies face down, its owner alone knows."""
    night = Night(hand=["Ricanement", "Racket", "Cratère"])
    for card in night.m.hand[0]:
        night.m.reveal(card)
    down = set()
    for seed in range(20):
        world = night.m.copy()
        assert dump(world) == dump(night.m)
        campaign = Night(hand=["Ricanement", "Racket", "Cratère"])
        campaign.live.base = world
        campaign.live.advance()
        campaign.do("Ricanement")
        campaign.answer(campaign.face("Racket"))
        m = campaign.m
        before = m.view(1)
        m.resample(1, FastDice(seed))
        assert m.view(1) == before
        down.add(m.face[m.renounced[0][0]])
    assert down == {night.face("Racket"), night.face("Cratère")}


def test_a_fragment_returned_from_the_hand_is_not_shown() -> None:
    """CEN-77, CEN-D16: and nobody else can tell any more what is left; from the table, all see it go."""
    night = Night(hand=["Oubli volontaire", "Racket", "Cratère"])
    for card in night.m.hand[0]:
        night.m.reveal(card)
    night.live.base = night.m.copy()
    night.live.advance()
    night.do("Oubli volontaire")
    night.answer(night.face("Racket"))
    assert night.m.known[night.m.life[0][0]] == 1
    assert [night.m.known[card] for card in night.m.hand[0]] == [1]
    assert [told.mask for told in night.told if told.fact.key == "returned-card"] == [1]
    night = Night(hand=["Oubli volontaire", "Racket"])
    night.do("Oubli volontaire")
    night.answer(RETURNABLE.pack(FROM_SHOWN, night.face("Oubli volontaire")))
    assert night.m.knows(SPECTATOR, night.m.life[0][0])


def test_of_two_copies_the_one_already_seen_is_played_again() -> None:
    """CEN-47: so that nobody learns of the second."""
    night = Night(hand=["Terre brûlée", "Terre brûlée"])
    seen = night.m.hand[0][1]
    night.m.reveal(seen)
    assert night.m.take(night.m.hand[0], night.face("Terre brûlée")) == seen


def test_a_copy_played_does_not_tell_which_one_lies_face_down() -> None:
    """CEN-47, CEN-76: all know one copy, which is renounced; playing the other looks as if it had been that one."""
    views = []
    for renounced in ("Terre brûlée", "Cratère"):
        night = Night(hand=["Ricanement", "Terre brûlée", renounced], tokens={"tombes": 3})
        night.m.reveal(next(card for card in night.m.hand[0] if night.m.face[card] == night.face("Terre brûlée")))
        night = replay(night)
        night.do("Ricanement")
        if renounced == "Cratère":
            night.answer(night.face(renounced))
        night.do("Terre brûlée")
        assert night.names(night.m.renounced[0]) == [renounced]
        views.append(night.m.view(1)["seats"])
    assert views[0] == views[1]


def test_a_former_life_is_unknown_even_to_its_owner() -> None:
    """CEN-36: he knows what is in it, not in which order; the others not even that."""
    m = until(start(), EVENING)
    for seat in range(3):
        assert not any(m.known[card] for card in m.life[seat])
    mine = sorted(m.face[card] for card in m.life[0])
    theirs = sorted(m.face[card] for card in m.life[1] + m.hand[1])
    orders, lives = set(), set()
    for seed in range(8):
        world = m.copy()
        world.resample(0, FastDice(seed))
        assert sorted(world.face[card] for card in m.life[0]) == mine
        orders.add(tuple(world.face[card] for card in m.life[0]))
        lives.add(tuple(sorted(world.face[card] for card in m.life[1] + m.hand[1])))
    assert len(orders) > 1
    assert len(lives | {tuple(theirs)}) > 1


def test_an_apprentice_life_is_public_but_for_its_order() -> None:
    """CEN-12, CEN-D25: the list is printed on the card."""
    m = until(start(mode="initiation"), EVENING)
    world = m.copy()
    world.resample(0, FastDice(3))
    for seat in range(3):
        cards = m.life[seat] + m.hand[seat]
        assert sorted(world.face[card] for card in cards) == sorted(m.face[card] for card in cards)


def test_nobody_sees_what_another_builds() -> None:
    """CEN-31: the view shows one's own packet and choice, and of the others only how many."""
    live = start()
    until(live, BUILD)
    for seat in range(3):
        assert live.pending is not None
        live.answer(seat, live.number, live.pending.options_of(seat)[seat])
    m = live.now
    assert isinstance(m, Campaign)
    assert m.view(SPECTATOR)["building"] is None
    for seat in range(3):
        assert str(m.view(seat)["building"]) == str(building(m, seat))
    assert len({str(building(m, seat)) for seat in range(3)}) == 3


def test_the_future_is_unknown_and_the_past_remembered() -> None:
    """CEN-49, CEN-13, CEN-D25: all have seen what was resolved, until it is shuffled."""
    night = Night()
    night.do("Goules en goguette", 3)
    past = night.m.past[0]
    assert night.m.knows(SPECTATOR, past)
    assert night.m.view(1)["past_faces"] == [night.face("Goules en goguette")]
    night.m.shuffle(night.m.past)
    assert not night.m.knows(0, past)


@given(st.integers(0, 200), st.integers(2, 4), st.integers(0, 40))
def test_a_world_dealt_anew_keeps_every_packet_honest(seed: int, seats: int, steps: int) -> None:
    """CEN-32: no imagined former life has more copies than points, and every zone keeps its size."""
    m = fresh(seats, {"ages": "3"}, seed)
    m.chooser = RandomChooser(FastDice(seed))
    for _ in range(steps):
        if not m.over:
            m.step()
    world = m.copy()
    world.resample(0, FastDice(seed + 1))
    assert [len(zone) for zone in world.zones()] == [len(zone) for zone in m.zones()]
    assert sorted(world.face) == sorted(m.face)
    for seat in range(seats):
        cards = [world.face[card] for card in m.packet_cards(seat)]
        assert all(m.box.fragments[face].owner in m.classes[seat] for face in cards)
