"""From one age to the next: what the winner changes, what the heirs become, who leaves and who joins."""

import pytest

from tests.games.cendrelin.position import fresh
from veillee.bots.levels import LEVELS, bot
from veillee.core.choosers import RandomChooser
from veillee.core.dice import FastDice
from veillee.core.facts import About, Prompt
from veillee.core.live import Live
from veillee.core.match import Chooser, Face, Match
from veillee.games.cendrelin import GAME
from veillee.games.cendrelin.cards.box import BASE_PLACES
from veillee.games.cendrelin.cards.faces import EVENTS, PLACES
from veillee.games.cendrelin.rules.campaign import Campaign
from veillee.games.cendrelin.rules.glory import needed
from veillee.games.cendrelin.rules.options import (
    ADD_EVENT,
    ADD_PLACE,
    AGAIN,
    COMPLETE,
    HEIRLOOM,
    LEAVES,
    NO_CHANGE,
    REMOVE_EVENT,
    REMOVE_PLACE,
    STAYS,
    SWAP_DEMONIC,
    SWAP_EVENT,
    SWAP_PLACE,
)
from veillee.games.cendrelin.rules.phases import CHANGING, INHERITING
from veillee.games.cendrelin.rules.preparation import add_place, added_places, of_this_age
from veillee.games.cendrelin.rules.succession import FEWEST_EVENTS, changes, end_age, event_count, heirlooms, sit_down
from veillee.games.cendrelin.voice.prompts import (
    BUILD,
    CHANGE,
    CHANGE_IN,
    CHANGE_OUT,
    GROW,
    HEIR,
    LEARN,
    LEAVE_GOAL,
    STAY,
    TAKE_CLASS,
    VOTE_DEMONIC,
    VOTE_PLACE,
)


def after_an_age(seats: int = 3, winner: int = 1, **options: str) -> Live:
    """The first age has just ended, the second comes."""
    m = fresh(seats, {"ages": "3", **options})
    m.chooser = RandomChooser(FastDice(2))
    while m.phase != CHANGING and m.night < 3:
        m.step()
    m.named = winner
    end_age(m)
    return Live(m)


def table(live: Live) -> Campaign:
    assert isinstance(live.now, Campaign)
    return live.now


def change(live: Live, *answers: int) -> Campaign:
    """The winner's change; all stay."""
    for answer in answers:
        assert live.pending is not None
        live.answer(live.pending.seats[0], live.number, answer)
    return table(live)


def stay(live: Live, answers: dict[int, int] | None = None) -> None:
    """Everybody stays, but those said otherwise."""
    for seat in range(table(live).seats):
        live.answer(seat, live.number, (answers or {}).get(seat, STAYS))


def grow(live: Live, answers: list[int]) -> None:
    """Whether the coming age is to be played by the complete rules, as each of those who stay says."""
    assert prompt_of(live) is GROW
    assert live.pending is not None
    for seat, answer in zip(live.pending.seats[:], answers, strict=True):
        live.answer(seat, live.number, answer)


def prompt_of(live: Live) -> Prompt:
    assert live.pending is not None
    return live.pending.prompt


def options_of(live: Live, seat: int) -> list[int]:
    assert live.pending is not None
    return live.pending.options_of(seat)


def test_the_winner_may_make_one_change() -> None:
    """CEN-100: one, or none; nobody else is asked."""
    live = after_an_age()
    assert live.pending is not None
    assert (live.pending.prompt, live.pending.seats) == (CHANGE, [1])
    assert options_of(live, 1) == [
        NO_CHANGE,
        ADD_PLACE,
        SWAP_PLACE,
        REMOVE_PLACE,
        SWAP_DEMONIC,
        ADD_EVENT,
        SWAP_EVENT,
        REMOVE_EVENT,
    ]
    places, deck = table(live).places[:], table(live).deck[:]
    m = change(live, NO_CHANGE)
    assert (m.places, m.deck) == (places, deck)
    assert prompt_of(live) is STAY


def test_a_place_comes_and_goes_with_its_events() -> None:
    """CEN-101: added, exchanged or removed."""
    live = after_an_age()
    before = table(live).places[:]
    new = next(at for at in table(live).box.other_places() if at not in before)
    m = change(live, ADD_PLACE, PLACES + new)
    assert m.places == sorted([*before, new])
    assert all(of_this_age(m, Face(EVENTS + event)) for event in m.box.places[new].events)
    live = after_an_age()
    old = added_places(table(live))[0]
    change(live, SWAP_PLACE)
    assert prompt_of(live) is CHANGE_IN
    m = change(live, PLACES + new)
    assert added_places(m) == [new]
    assert not any(of_this_age(m, Face(EVENTS + event)) for event in m.box.places[old].events)
    live = after_an_age()
    m = change(live, REMOVE_PLACE)
    assert added_places(m) == []


def test_no_more_than_three_other_places() -> None:
    """CEN-101."""
    live = after_an_age()
    m = table(live)
    for at in m.box.other_places():
        if at not in m.places and len(added_places(m)) < 3:
            add_place(m, at)
    assert len(added_places(m)) == 3
    assert ADD_PLACE not in changes(m)
    assert SWAP_PLACE in changes(m)


def test_the_demonic_place_can_only_be_exchanged() -> None:
    """CEN-102: there is always one and one only."""
    live = after_an_age()
    old = next(at for at in table(live).places if table(live).box.places[at].demonic)
    change(live, SWAP_DEMONIC)
    assert prompt_of(live) is CHANGE_IN
    new = options_of(live, 1)[0] - PLACES
    m = change(live, PLACES + new)
    assert [at for at in m.places if m.box.places[at].demonic] == [new]
    assert new != old


def test_an_event_is_added_exchanged_or_removed() -> None:
    """CEN-103, CEN-D9: those of a place stay with their place."""
    live = after_an_age()
    change(live, ADD_EVENT)
    new = options_of(live, 1)[0] - EVENTS
    assert table(live).box.events[new].place < 0
    before = len(table(live).deck)
    m = change(live, EVENTS + new)
    assert len(m.deck) == before + 1
    live = after_an_age()
    change(live, SWAP_EVENT)
    assert prompt_of(live) is CHANGE_OUT
    m = change(live, EVENTS + 0)
    m = change(live, options_of(live, 1)[-1])
    assert len(m.deck) == before
    assert 0 not in m.deck
    live = after_an_age()
    change(live, REMOVE_EVENT)
    m = change(live, EVENTS + 3)
    assert m.deck[:7] == [0, 1, 2, 4, 5, 6, 7]
    assert len(m.deck) == before - 1


def test_there_are_never_fewer_than_eight_events() -> None:
    """CEN-103: neither by an event's going nor by a place's."""
    live = after_an_age()
    m = table(live)
    while event_count(m) > FEWEST_EVENTS:
        m.deck.pop()
    assert REMOVE_EVENT not in changes(m)
    assert REMOVE_PLACE not in changes(m)
    assert SWAP_EVENT in changes(m)
    assert SWAP_PLACE in changes(m)


def test_an_heir_changes_exactly_one_class() -> None:
    """CEN-104: which, and for which, he chooses; never for one he has."""
    live = after_an_age()
    change(live, NO_CHANGE)
    before = [pair[:] for pair in table(live).classes]
    stay(live)
    assert live.pending is not None
    assert (live.pending.prompt, live.pending.seats) == (HEIR, [0, 2])
    assert len(options_of(live, 0)) == 2 * (len(table(live).box.classes) - 2)
    for seat in (0, 2):
        live.answer(seat, live.number, options_of(live, seat)[3])
    after = table(live).classes
    for seat in (0, 2):
        assert len(set(before[seat]) & set(after[seat])) == 1
        assert len(set(after[seat])) == 2
    assert after[1] == before[1]


def test_the_heir_of_the_winner_keeps_both_classes() -> None:
    """CEN-105: and is not asked."""
    live = after_an_age(winner=0)
    change(live, NO_CHANGE)
    pair = table(live).classes[0][:]
    stay(live)
    assert live.pending is not None
    assert 0 not in live.pending.seats
    for seat in (1, 2):
        live.answer(seat, live.number, options_of(live, seat)[0])
    assert table(live).classes[0] == pair
    assert all(HEIRLOOM.high(option) != HEIRLOOM.low(option) for option in heirlooms(table(live), 1))


def test_players_leave_and_join_between_ages() -> None:
    """CEN-106: a seat sits an age out; who joins again chooses two classes at once."""
    live = after_an_age()
    change(live, NO_CHANGE)
    stay(live, {2: LEAVES})
    live.answer(0, live.number, options_of(live, 0)[0])
    m = table(live)
    assert (m.circle, m.others[0], m.others[1]) == ([0, 1], [1], [0])
    assert prompt_of(live) is LEAVE_GOAL
    assert live.pending is not None
    assert live.pending.seats == [0, 1]
    m = table(live)
    m.named, m.chooser = 0, RandomChooser(FastDice(1))
    end_age(m)
    m.over = False
    live = Live(m)
    change(live, NO_CHANGE)
    stay(live)
    assert live.pending is not None
    assert (live.pending.prompt, live.pending.seats) == (TAKE_CLASS, [2])
    assert len(options_of(live, 2)) == len(table(live).box.classes)


def test_a_campaign_ends_when_fewer_than_two_stay() -> None:
    """CEN-106, CEN-D8."""
    live = after_an_age(ages="endless")
    change(live, NO_CHANGE)
    stay(live, {0: LEAVES, 2: LEAVES})
    assert live.pending is None
    assert live.now.outcome().shares == [0.0, 1.0, 0.0]


def test_a_campaign_given_up_goes_to_the_one_who_stays() -> None:
    """CEN-D8: whoever leads must not win by leaving; if nobody stays, the ages won decide."""
    for leaving, shares in [((1, 2), [1.0, 0.0, 0.0]), ((0, 2), [0.0, 1.0, 0.0]), ((0, 1, 2), [0.0, 1.0, 0.0])]:
        live = after_an_age(ages="3")
        change(live, NO_CHANGE)
        stay(live, dict.fromkeys(leaving, LEAVES))
        assert live.pending is None
        assert live.now.outcome().shares == shares


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("ages", ["3", "endless"])
def test_bots_play_a_campaign_on(level: str, ages: str) -> None:
    """CEN-106: a bot that leads does not leave with its ages."""
    live = after_an_age(seats=2, ages=ages)
    change(live, NO_CHANGE)
    for seat in (0, 1):
        assert bot(level, GAME, 7).answer(live, seat) == STAYS


def test_the_campaign_goes_to_who_was_named_most_often() -> None:
    """CEN-107, CEN-D7: equals share it."""
    m = fresh(3, {"ages": "3"})
    m.crowns = [1, 2, 0]
    assert m.outcome().shares == [0.0, 1.0, 0.0]
    m.crowns = [1, 1, 1]
    assert m.outcome().shares == pytest.approx([1 / 3] * 3)


def test_a_new_age_begins_anew() -> None:
    """CEN-108: hourglasses, mana and souls; only places, classes, events and the chronicle remain."""
    live = after_an_age()
    change(live, NO_CHANGE)
    stay(live)
    for seat in (0, 2):
        live.answer(seat, live.number, options_of(live, seat)[0])
    m = table(live)
    assert (m.age, m.night, m.mana, m.crowns) == (2, 0, [0, 0, 0], [0, 1, 0])
    assert m.last_fate == -1
    assert len(m.chronicle) == 1
    assert not any(m.hand)
    assert not any(m.life)


def test_after_an_initiation_age_one_learns() -> None:
    """CEN-16: another class and its list, or one's own class and ten fragments of one's choice."""
    live = after_an_age(mode="initiation")
    change(live, NO_CHANGE)
    stay(live)
    grow(live, [COMPLETE, AGAIN, COMPLETE])
    assert prompt_of(live) is LEARN
    mine = [pair[0] for pair in table(live).classes]
    live.answer(0, live.number, mine[0])
    other = next(klass for klass in table(live).box.beginners() if klass != mine[1])
    live.answer(1, live.number, other)
    live.answer(2, live.number, mine[2])
    m = table(live)
    assert prompt_of(live) is BUILD
    assert m.building == [0, 2]
    assert m.classes[1] == [other]
    whims = FastDice(1)
    while prompt_of(live) is BUILD:
        seat = live.pending.seats[0] if live.pending else 0
        options = options_of(live, seat)
        live.answer(seat, live.number, options[whims.below(len(options))])
    m = table(live)
    assert [len(m.life[seat]) + len(m.hand[seat]) for seat in range(3)] == [10, 10, 10]
    apprentice = m.box.classes[m.classes[1][0]].apprentice
    assert sorted(m.face[card] for card in m.life[1] + m.hand[1]) == sorted(apprentice)


def test_the_winner_of_an_initiation_age_may_add_a_place_or_change_it() -> None:
    """CEN-17: one, and never a demonic one."""
    live = after_an_age(mode="initiation")
    assert options_of(live, 1) == [NO_CHANGE, ADD_PLACE]
    change(live, ADD_PLACE)
    assert all(not table(live).box.places[option - PLACES].demonic for option in options_of(live, 1))
    m = change(live, options_of(live, 1)[2])
    assert len(m.places) == BASE_PLACES + 1
    assert changes(m) == [NO_CHANGE, SWAP_PLACE]


def test_apprentices_go_on_to_the_complete_rules_when_all_want_it() -> None:
    """CEN-18, CEN-D26: each keeps the class and takes a second; the cemetery gets its demonic place, and another if it has none."""
    live = after_an_age(mode="initiation")
    change(live, NO_CHANGE)
    before = [pair[:] for pair in table(live).classes]
    stay(live)
    grow(live, [COMPLETE] * 3)
    assert (prompt_of(live), needed(table(live))) == (TAKE_CLASS, 3)
    for seat in range(3):
        assert len(options_of(live, seat)) == len(table(live).box.classes) - 1
        live.answer(seat, live.number, options_of(live, seat)[0])
    assert [pair[:1] for pair in table(live).classes] == before
    assert all(len(set(pair)) == 2 for pair in table(live).classes)
    for prompt in (VOTE_DEMONIC, VOTE_PLACE):
        assert prompt_of(live) is prompt
        for seat in range(3):
            live.answer(seat, live.number, options_of(live, seat)[1])
    assert prompt_of(live) is LEAVE_GOAL
    assert [table(live).box.places[at].demonic for at in table(live).places[BASE_PLACES:]] == [True, False]


def test_a_place_added_in_the_initiation_is_kept_by_the_complete_rules() -> None:
    """CEN-18, CEN-22: there is one that is not demonic already, so none is voted for."""
    live = after_an_age(mode="initiation")
    change(live, ADD_PLACE)
    kept = options_of(live, 1)[3]
    change(live, kept)
    stay(live)
    grow(live, [COMPLETE] * 3)
    for _ in range(2):
        for seat in range(3):
            live.answer(seat, live.number, options_of(live, seat)[0])
    assert prompt_of(live) is LEAVE_GOAL
    assert added_places(table(live)) == [kept - PLACES]


def test_a_whole_table_may_change_between_two_ages() -> None:
    """CEN-106, CEN-16: those who come choose, whether the first classes were drawn or not; nobody else is asked."""
    for mode, count in (("initiation", 1), ("complete", 2)):
        live = after_an_age(4, mode=mode, classes="random")
        m = table(live)
        sit_down(m, [0, 1])
        live = Live(m)
        change(live, NO_CHANGE)
        stay(live, {0: LEAVES, 1: LEAVES})
        if mode == "initiation":
            grow(live, [AGAIN] * 2)
        for _ in range(count):
            assert live.pending is not None
            assert (live.pending.prompt, live.pending.seats) == (TAKE_CLASS, [2, 3])
            for seat in (2, 3):
                live.answer(seat, live.number, options_of(live, seat)[0])
        assert table(live).circle == [2, 3]
        assert prompt_of(live) is not TAKE_CLASS


def assembled(*here: int, seats: int = 4, **options: str) -> Live:
    """A table for several, at which these say that they are of the first age."""
    live = Live(fresh(seats, {"ages": "3", "table": "open", **options}))
    assert prompt_of(live) is STAY
    stay(live, {seat: LEAVES for seat in range(seats) if seat not in here})
    return live


@pytest.mark.parametrize("mode", ["initiation", "complete"])
def test_a_table_for_several_begins_with_those_who_are_there(mode: str) -> None:
    """CEN-109: the others are of no age, have no cards and no part in what is decided."""
    live = assembled(1, 3, mode=mode)
    m = table(live)
    assert (m.circle, m.others[1], m.others[3]) == ([1, 3], [3], [1])
    assert live.pending is not None
    assert (live.pending.prompt, live.pending.seats) == (TAKE_CLASS, [1, 3])
    m.chooser = Faithful(4)
    while m.phase not in (CHANGING, INHERITING):
        m.step()
    assert m.named in (1, 3)
    assert not m.hand[0] + m.life[0] + m.shown[0] + m.goals[0]


@pytest.mark.parametrize("mode", ["initiation", "complete"])
def test_somebody_new_sits_down_between_two_ages(mode: str) -> None:
    """CEN-109, CEN-D30: asked with the others, he chooses his classes, whether theirs were drawn or not; he has won nothing yet."""
    live = assembled(0, 1, mode=mode, classes="random")
    m = table(live)
    m.chooser = Faithful(4)
    while m.phase != CHANGING:
        m.step()
    live = Live(m)
    change(live, NO_CHANGE)
    assert live.pending is not None
    assert (live.pending.prompt, live.pending.seats) == (STAY, [0, 1, 2, 3])
    stay(live, {3: LEAVES})
    if mode == "initiation":
        grow(live, [AGAIN] * 3)
    for _ in range(1 if mode == "initiation" else 2):
        assert live.pending is not None
        assert (live.pending.prompt, live.pending.seats) == (TAKE_CLASS, [2])
        live.answer(2, live.number, options_of(live, 2)[0])
    m = table(live)
    assert (m.circle, m.crowns[2], len(m.classes[2])) == ([0, 1, 2], 0, 1 if mode == "initiation" else 2)
    m.chooser = Faithful(5)
    while not m.over:
        m.step()
    assert len(m.chronicle) == 3
    assert (m.outcome().shares[3] > 0.0) == (m.crowns[3] == max(m.crowns))


def test_an_empty_seat_stays_empty() -> None:
    """CEN-109: the table answers for it, and nothing but that; giving up leaves the win to those who play."""
    live = assembled(0, 2)
    m = table(live)
    assert m.lapse(STAY, 1, [STAYS, LEAVES]) == LEAVES
    assert m.lapse(GROW, 1, [AGAIN, COMPLETE]) is None
    given_up = m.forfeit(0)
    assert given_up is not None
    assert given_up.shares == [0.0, 0.0, 1.0, 0.0]


def test_a_first_age_that_nobody_wants_is_not_played() -> None:
    """CEN-109, CEN-D8: fewer than two make no age."""
    live = assembled(2)
    assert live.pending is None
    assert live.now.outcome().shares == [0.0, 0.0, 1.0, 0.0]


class Faithful(Chooser):
    """Plays at random, but never leaves."""

    def __init__(self, seed: int) -> None:
        self.inner = RandomChooser(FastDice(seed))

    def pick(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> int:
        return STAYS if prompt is STAY else self.inner.pick(match, seat, prompt, options, about)


@pytest.mark.parametrize("mode", ["complete", "initiation"])
def test_a_whole_campaign(mode: str) -> None:
    """CEN-92: three ages, three names in the chronicle, and it is over."""
    m = fresh(4, {"ages": "3", "mode": mode})
    m.chooser = Faithful(5)
    while not m.over:
        m.step()
    assert len(m.chronicle) == 3
    assert sum(m.crowns) == 3
    assert m.phase in (CHANGING, INHERITING)
