"""A turn: evening, sunset, night and dawn."""

from tests.games.cendrelin.position import Night, find
from tests.games.cendrelin.test_effects import replay
from veillee.games.cendrelin.cards.faces import TRIGGER
from veillee.games.cendrelin.rules.night import night_actions
from veillee.games.cendrelin.rules.options import A_FRAGMENT, END, NO, TWO_MANA, meets_fate, resolves
from veillee.games.cendrelin.rules.phases import AT_EVENING, AT_SUNSET
from veillee.games.cendrelin.voice.prompts import EVENING, NIGHT, RENOUNCE, SUNSET

WILLOW = """
lieu Le Saule | The Willow
ressource feuille (f), feuilles | leaf, leaves
passé 2
futur 4
- Défaussez 1 feuille, gagnez 1 mana.
événement Deuil | Mourning
imprévu : Renoncez à 1 action, gagnez 3 mana.
- Perdez 1 mana.
"""


def next_event(night: Night, name: str) -> None:
    """That event comes next."""
    card = night.event_card(night.m, night.m.future, name)
    night.m.future.remove(card)
    night.m.known[card] = 0
    night.m.future.append(card)


def test_nights_go_round_clockwise() -> None:
    """CEN-40, CEN-53: the next cendrelin takes charge at dawn."""
    night = Night(seats=3)
    night.do("Goules en goguette", 3)
    night.do("Destin", 1)
    night.end()
    assert night.asks(EVENING, 1)
    assert night.m.keeper == 1
    assert night.m.night == 2


def test_the_evening_reveals_an_event() -> None:
    """CEN-41: three events are in the environs during a night, two after it."""
    night = Night(phase=AT_EVENING, environs=["Goules en goguette", "Convoi funèbre"])
    assert night.asks(EVENING)
    assert len(night.m.environs) == 3
    assert all(night.m.knows(-1, card) for card in night.m.environs)


def test_an_unforeseen_effect_happens_when_the_event_is_revealed() -> None:
    """CEN-41, CEN-D29: before the fragments come back, and only if it can."""
    night = Night(phase=AT_EVENING, environs=[], places=["Le Cercle de suie", "Le Columbarium"], tokens={"urnes": 2})
    base = night.live.base
    night.live.now = base
    next_event(night, "Courant d'air")
    night.live.advance()
    assert night.tokens("urnes") == 1
    night = Night(phase=AT_EVENING, environs=[], places=["Le Cercle de suie", "Le Columbarium"], tokens={"urnes": 0})
    night.live.now = night.live.base
    next_event(night, "Courant d'air")
    night.live.advance()
    assert night.tokens("urnes") == 0
    assert night.asks(EVENING)


def test_what_an_unforeseen_effect_takes_does_not_come_back_at_once() -> None:
    """CEN-41, CEN-43: what was used since the last turn comes back, not what is renounced this evening."""
    places = ["Le Cercle de suie", "Le Saule"]
    night = Night(phase=AT_EVENING, hand=["Racket", "Cratère"], environs=[], places=places, options={"box": WILLOW})
    night.m.shown[0] = [night.m.hand[0].pop()]
    night = replay(night)
    night.live.now = night.live.base
    next_event(night, "Deuil")
    night.live.advance()
    assert night.asks(EVENING)
    assert night.names(night.m.hand[0]) == ["Cratère"]
    assert night.names(night.m.renounced[0]) == ["Racket"]


def test_the_evening_gives_two_mana_or_a_fragment() -> None:
    """CEN-42."""
    night = Night(phase=AT_EVENING, hand=["Racket"])
    assert night.options() == [TWO_MANA, A_FRAGMENT]
    night.answer(TWO_MANA)
    assert (night.m.mana[0], len(night.m.hand[0])) == (2, 1)
    night = Night(phase=AT_EVENING, hand=["Racket"])
    night.answer(A_FRAGMENT)
    assert (night.m.mana[0], len(night.m.hand[0]), len(night.m.life[0])) == (0, 2, 8)


def test_an_empty_former_life_gives_only_mana() -> None:
    """CEN-42, CEN-D5."""
    night = Night(phase=AT_EVENING, drawn=10, ask_all=True)
    assert night.options() == [TWO_MANA]


def test_fragments_played_or_renounced_come_back_at_ones_next_evening() -> None:
    """CEN-43: not earlier."""
    night = Night(hand=["Ricanement", "Racket", "Cratère"])
    night.do("Ricanement")
    night.answer(night.face("Racket"))
    night.do("Goules en goguette", 3)
    night.do("Destin", 1)
    night.end()
    night.answer(TWO_MANA, 1)
    night.do("Pilleurs de tombes", 3, seat=1)
    night.do("Destin", 2, seat=1)
    assert night.hand() == ["Cratère"]
    night.end(1)
    assert night.asks(EVENING)
    assert night.hand() == ["Cratère", "Racket", "Ricanement"]
    assert (night.m.shown[0], night.m.renounced[0]) == ([], [])


def test_at_sunset_each_in_turn_plays_crypt_actions() -> None:
    """CEN-44: who is in charge first, then clockwise; as many as each wishes."""
    night = Night(
        phase=AT_SUNSET,
        hand=["Ricanement", "Racket"],
        rivals=["Contresort", "Veillée funèbre"],
        seats=3,
        mana=[0, 1, 0],
        ask_all=True,
    )
    assert night.asks(SUNSET, 0)
    assert night.options() == [END, night.code("Ricanement")]
    night.do("Ricanement")
    night.answer(night.face("Racket"))
    assert night.asks(SUNSET, 0)
    night.end()
    assert night.asks(SUNSET, 1)
    night.do("Contresort", 1, seat=1)
    assert night.tokens("âmes") == 1
    assert night.asks(SUNSET, 1)
    night.end(1)
    assert night.asks(SUNSET, 2)
    night.end(2)
    assert night.asks(NIGHT, 0)


def test_everyone_is_asked_at_sunset_whatever_he_holds() -> None:
    """CEN-44: being asked must not tell that one holds a crypt action."""
    night = Night(phase=AT_SUNSET, hand=["Racket"], rivals=["Racket"], seats=3, ask_all=True)
    for seat in range(3):
        assert night.asks(SUNSET, seat)
        assert night.options(seat) == [END]
        night.end(seat)
    assert night.asks(NIGHT)


def test_there_is_one_round_only_and_crypt_fragments_also_serve_at_night() -> None:
    """CEN-45."""
    night = Night(phase=AT_SUNSET, hand=["Ricanement", "Racket"], ask_all=True)
    night.end()
    night.end(1)
    assert night.asks(NIGHT)
    assert night.can("Ricanement")
    night.do("Ricanement")
    assert night.asks(RENOUNCE)


def test_a_fragment_is_played_once_and_its_copy_once_more() -> None:
    """CEN-47: identical actions are different fragments."""
    night = Night(hand=["Terre brûlée", "Terre brûlée"], tokens={"tombes": 3})
    night.do("Terre brûlée")
    assert night.can("Terre brûlée")
    night.do("Terre brûlée")
    assert not night.can("Terre brûlée")
    assert (night.tokens("tombes"), night.m.mana[0]) == (1, 2)


def test_a_place_is_activated_as_often_as_one_likes() -> None:
    """CEN-46, CEN-48: as long as its effect is possible."""
    night = Night(tokens={"tombes": 3, "ossements": 0})
    for left in (2, 1, 0):
        night.do("L'Ossuaire", 1)
        assert night.tokens("tombes") == left
    assert not night.can("L'Ossuaire", 1)
    assert night.tokens("ossements") == 3


def test_an_event_is_activated_once_a_night_and_stays() -> None:
    """CEN-48, CEN-D15: activating is not resolving."""
    night = Night(environs=["Démon sans emploi", "Convoi funèbre", "Goules en goguette"], mana=[2])
    night.do("Démon sans emploi", 1, activate=True)
    assert night.m.ephemeral[0] == [0, 0, 1]
    assert not night.can("Démon sans emploi", 1, activate=True)
    assert night.can("Démon sans emploi", 1)
    assert len(night.m.environs) == 3


def test_one_event_and_one_only_is_resolved() -> None:
    """CEN-49: it then goes face down to the past."""
    night = Night(tokens={"tombes": 3, "fosses": 3})
    night.do("Goules en goguette", 2)
    assert (night.tokens("tombes"), night.tokens("fosses")) == (2, 4)
    assert [night.m.face[card] for card in night.m.past] == [night.face("Goules en goguette")]
    assert not any(resolves(option) for option in night.options())


def test_destiny_is_met_once_and_never_repeats_itself() -> None:
    """CEN-50: the option taken last is closed to the next cendrelin."""
    night = Night()
    fates = len(night.box.fate.options)
    assert sum(meets_fate(option) for option in night.options()) == fates
    night.do("Destin", 2)
    assert not any(meets_fate(option) for option in night.options())
    night.do("Goules en goguette", 3)
    night.end()
    night.answer(TWO_MANA, 1)
    offered = [TRIGGER.low(option) for option in night.options(1) if meets_fate(option)]
    assert offered == [at for at in range(fates) if at != 1]


def test_destiny_is_always_a_decision() -> None:
    """CEN-50, CEN-D6: in an empty cemetery without mana, at least two of its options are open and possible."""
    night = Night(tokens={"tombes": 0, "fosses": 0, "âmes": 0, "trésors": 0})
    m = night.m
    for last in range(len(m.box.fate.options)):
        m.last_fate = last
        options = [option for option in night_actions(m, 0) if meets_fate(option)]
        assert len(options) >= 2
        assert all(m.box.effect(option).possible(m, 0, 0) for option in options)


def test_the_night_ends_only_when_both_duties_are_done() -> None:
    """CEN-51."""
    night = Night()
    assert END not in night.options()
    night.do("Convoi funèbre", 3)
    assert END not in night.options()
    night.do("Destin", 3)
    if not night.asks(NIGHT):
        night.answer(NO)
    assert END in night.options()


def test_dawn_takes_what_is_ephemeral() -> None:
    """CEN-52, CEN-D21: from everybody, whoever prepared them at sunset included."""
    night = Night(hand=["Éclair de génie"])
    night.m.ephemeral[1] = [1, 1, 1]
    night = replay(night)
    night.do("Éclair de génie", 2)
    night.do("Goules en goguette", 3)
    night.do("Destin", 1)
    assert night.m.ephemeral[0] == [2, 0, 0]
    night.end()
    assert night.m.ephemeral == [[0, 0, 0], [0, 0, 0]]


def test_an_empty_future_is_made_of_the_past() -> None:
    """CEN-13: shuffled, so that nobody knows what comes next."""
    night = Night(phase=AT_EVENING, environs=["Goules en goguette", "Convoi funèbre"])
    m = night.live.base
    night.live.now = m
    campaign = night.m
    for card in campaign.future:
        campaign.reveal(card)
    campaign.past, campaign.future = campaign.future, []
    count = len(campaign.past)
    night.live.advance()
    assert (len(night.m.future), len(night.m.past)) == (count - 1, 0)
    assert not any(night.m.known[card] for card in night.m.future)


def test_in_the_initiation_game_fragments_come_back_before_the_event() -> None:
    """CEN-14: recover, reveal, choose; in the complete game: reveal, recover, choose."""
    for mode, order in (("initiation", ["recovered", "arrives"]), ("complete", ["arrives", "recovered"])):
        night = Night(phase=AT_EVENING, hand=["Racket"], options={"mode": mode})
        night.live.now = night.live.base
        night.m.shown[0], night.m.hand[0] = night.m.hand[0], []
        night.live.advance()
        told = [one.fact.key for one in night.live.heard if one.fact.key in order]
        assert told == order


def test_an_initiation_night_knows_the_crypt_and_the_unforeseen() -> None:
    """CEN-14, CEN-17, CEN-D24: crypt fragments are played at night, and the events of an added place are what they are."""
    night = Night(hand=["Ricanement", "Racket"], options={"mode": "initiation"})
    assert night.can("Ricanement")
    night = Night(
        phase=AT_EVENING, environs=[], places=["Le Columbarium"], tokens={"urnes": 2}, options={"mode": "initiation"}
    )
    night.live.now = night.live.base
    next_event(night, "Courant d'air")
    night.live.advance()
    assert night.tokens("urnes") == 1
    night.answer(TWO_MANA)
    assert night.asks(NIGHT)


def test_names_of_the_box() -> None:
    """CEN-49: the events these tests speak of are base events without surprises."""
    night = Night()
    for name in ("Goules en goguette", "Pilleurs de tombes", "Convoi funèbre"):
        event = night.box.events[find(night.box.events, name)]
        assert event.base
        assert not event.unforeseen
