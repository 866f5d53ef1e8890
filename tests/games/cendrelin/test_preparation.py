"""Before the first night: the initiation game, classes and places, and the secret building of a former life."""

import os
from itertools import combinations

import pytest

from tests.games.cendrelin.position import GAME, fresh
from veillee.core.choosers import RandomChooser
from veillee.core.dice import FastDice
from veillee.core.facts import About, Prompt
from veillee.core.live import Live
from veillee.core.match import Chooser, Face, Illegal, Match
from veillee.games.cendrelin.bot import HINTS
from veillee.games.cendrelin.cards.box import BASE_PLACES, LIFE
from veillee.games.cendrelin.cards.faces import GOALS
from veillee.games.cendrelin.cards.sheet import standard_box
from veillee.games.cendrelin.language.conditions import Has, SoulComplete
from veillee.games.cendrelin.language.lexicon import IN_HAND, MANA, TOKENS
from veillee.games.cendrelin.rules.campaign import Campaign
from veillee.games.cendrelin.rules.phases import AT_EVENING
from veillee.games.cendrelin.rules.preparation import FREE_EVENTS, apart
from veillee.games.cendrelin.voice.prompts import (
    BUILD,
    EVENING,
    LEAVE_GOAL,
    NIGHT,
    PREFER,
    TAKE_CLASS,
    VOTE_DEMONIC,
    VOTE_PLACE,
)

EARLY_AGES = 2000 if os.environ.get("VEILLEE_SOAK") else 25


def until(live: Live, prompt: Prompt, seed: int = 4) -> Campaign:
    """Answers at random until that question is open."""
    whims = FastDice(seed)
    while live.pending is not None and live.pending.prompt is not prompt:
        seat = live.pending.seats[0]
        options = live.pending.options_of(seat)
        live.answer(seat, live.number, options[whims.below(len(options))])
    assert live.pending is not None
    assert isinstance(live.now, Campaign)
    return live.now


def start(seats: int = 3, **options: str) -> Live:
    return Live(fresh(seats, dict(options)))


def test_two_to_six_may_play() -> None:
    """CEN-10, CEN-D1."""
    for seats in range(2, 7):
        assert fresh(seats).seats == seats
    for seats in (1, 7):
        with pytest.raises(Illegal):
            GAME.match(FastDice(1), seats)


def test_an_apprentice_has_a_class_for_beginners() -> None:
    """CEN-11: necromancer, animancer, sorcerer…; several may choose the same."""
    live = start(mode="initiation")
    assert live.pending is not None
    assert live.pending.prompt is TAKE_CLASS
    box = fresh().box
    assert live.pending.options_of(0) == box.beginners()
    assert all(box.classes[klass].apprentice for klass in box.beginners())
    for seat in range(3):
        live.answer(seat, 0, 2)
    assert isinstance(live.now, Campaign)
    assert live.now.classes == [[2], [2], [2]]


def test_the_apprentice_card_lists_the_former_life_and_the_preference() -> None:
    """CEN-12: ten fragments, shuffled; graves, souls or treasures."""
    live = start(mode="initiation")
    for seat in range(3):
        live.answer(seat, 0, seat)
    m = live.now
    assert isinstance(m, Campaign)
    for seat in range(3):
        cards = m.life[seat] + m.hand[seat]
        assert sorted(m.face[card] for card in cards) == sorted(m.box.classes[seat].apprentice)
    assert [m.box.nouns[at].frs for at in m.preferred] == ["tombes", "âmes", "trésors"]


def test_the_initiation_cemetery_has_its_base_places_and_eight_events() -> None:
    """CEN-12: three graves, three pits, two souls, two treasures; no Destin, no objective, no other place."""
    m = until(start(mode="initiation"), EVENING)
    assert m.tokens[:4] == [3, 3, 2, 2]
    assert len(m.places) == BASE_PLACES
    assert len(m.future) + len(m.environs) == 8
    assert all(m.box.event(m.face[card]).base for card in m.future + m.environs)
    assert not any(m.goals)


def test_the_initiation_turn_has_no_sunset_and_no_destiny() -> None:
    """CEN-14: from the evening straight into the night, where only an event is due."""
    live = start(mode="initiation")
    m = until(live, NIGHT)
    assert m.met_fate
    assert m.initiation


def test_two_different_classes_for_each_player() -> None:
    """CEN-20: players may share a class, but nobody takes the same packet twice."""
    live = start()
    assert live.pending is not None
    everything = list(range(len(fresh().box.classes)))
    assert live.pending.options_of(0) == everything
    for seat in range(3):
        live.answer(seat, 0, 1)
    assert live.pending.prompt is TAKE_CLASS
    assert live.pending.options_of(0) == [klass for klass in everything if klass != 1]
    m = until(live, VOTE_DEMONIC)
    assert [pair[0] for pair in m.classes] == [1, 1, 1]


def test_classes_may_be_drawn() -> None:
    """CEN-20, CEN-D3: by any random method that suits the table."""
    live = start(classes="random")
    assert live.pending is not None
    assert live.pending.prompt is VOTE_DEMONIC
    assert isinstance(live.now, Campaign)
    assert all(len(set(pair)) == 2 for pair in live.now.classes)


def test_the_table_votes_for_one_demonic_place_and_one_other() -> None:
    """CEN-21, CEN-22: most votes win."""
    live = start(classes="random")
    m = until(live, VOTE_DEMONIC)
    demonic, others = m.box.demonic_places(), m.box.other_places()
    for seat, vote in enumerate([0, 1, 1]):
        live.answer(seat, live.number, demonic[vote])
    for seat, vote in enumerate([2, 2, 4]):
        live.answer(seat, live.number, others[vote])
    m = until(live, LEAVE_GOAL)
    assert m.places[BASE_PLACES:] == [demonic[1], others[2]]


def test_places_may_be_drawn() -> None:
    """CEN-22, CEN-D2."""
    m = until(start(places="random"), LEAVE_GOAL)
    assert [m.box.places[at].demonic for at in m.places[BASE_PLACES:]] == [True, False]


def test_a_tied_vote_is_drawn_among_the_tied() -> None:
    """CEN-22, CEN-D2."""
    drawn = set()
    for seed in range(12):
        live = Live(fresh(2, {"classes": "random"}, seed))
        first, *_, last = until(live, VOTE_DEMONIC).box.demonic_places()
        live.answer(0, live.number, first)
        live.answer(1, live.number, last)
        m = until(live, VOTE_PLACE)
        drawn.add(m.places[BASE_PLACES])
    assert drawn == {first, last}


def test_three_objectives_are_drawn_and_two_kept_in_secret() -> None:
    """CEN-30: of those open to one's classes."""
    live = start()
    m = until(live, LEAVE_GOAL)
    for seat in range(3):
        open_to_me = [GOALS + goal for klass in m.classes[seat] for goal in m.box.classes[klass].goals]
        drawn = [m.face[card] for card in m.goals[seat]]
        assert len(drawn) == 3
        assert set(drawn) <= set(open_to_me)
        assert live.pending is not None
        assert set(live.pending.options_of(seat)) <= set(drawn)
        assert all(m.known[card] == 1 << seat for card in m.goals[seat])
    m = until(live, BUILD)
    assert [len(kept) for kept in m.goals] == [2, 2, 2]
    assert all(m.known[card] == 1 << seat for seat in range(3) for card in m.goals[seat])


def asked_for(m: Campaign, faces: list[Face]) -> list[int]:
    return [heap for face in faces for heap in set(m.box.goal(face).heaps())]


def test_no_two_reasons_of_glory_ask_for_one_thing() -> None:
    """CEN-38, CEN-D31: the two objectives kept are apart, and neither asks for the resource that is preferred."""
    stacked = 0
    for seed in range(30):
        live = Live(fresh(3, {"classes": "random", "places": "random"}, seed))
        m = until(live, LEAVE_GOAL)
        assert live.pending is not None
        for seat in range(3):
            drawn = sorted(m.face[card] for card in m.goals[seat])
            for left in drawn:
                asked = asked_for(m, [face for face in drawn if face != left])
                assert (left in live.pending.options_of(seat)) == (len(asked) == len(set(asked)))
            stacked += len(live.pending.options_of(seat)) < 3
        m = until(live, PREFER)
        for seat in range(3):
            asked = asked_for(m, [m.face[card] for card in m.goals[seat]])
            assert live.pending.options_of(seat)
            assert not {TOKENS + resource for resource in live.pending.options_of(seat)} & set(asked)
    assert stacked


def test_of_any_three_objectives_one_can_be_left_so_that_the_others_are_apart() -> None:
    """CEN-38: whatever is drawn of two classes of the box."""
    box = standard_box()
    for one, other in combinations(box.classes, 2):
        for drawn in combinations([*one.goals, *other.goals], 3):
            heaps = [set(box.goals[goal].goal.heaps()) for goal in drawn]
            assert any(not a & b for a, b in combinations(heaps, 2)), [box.goals[goal].name.fr for goal in drawn]


def test_a_hoard_of_mana_is_asked_for_once() -> None:
    """CEN-38: two objectives that ask for much mana are not kept together; a little may be asked for by both."""
    box = standard_box()
    named = {objective.name.fr: set(objective.goal.heaps()) for objective in box.goals}
    hoards = ["Réserves occultes", "Premier de la crypte", "Tout se paie", "Main pleine"]
    assert all(MANA.at in named[name] for name in hoards)
    assert not any(MANA.at in named[name] for name in ("Le silence éternel", "Ruines fumantes", "Terrain miné"))
    m = fresh(2, {"classes": "random", "places": "random"})
    face = {objective.name.fr: Face(GOALS + at) for at, objective in enumerate(box.goals)}
    assert not apart(m, [face["Réserves occultes"], face["Premier de la crypte"]])
    assert apart(m, [face["Réserves occultes"], face["Ruines fumantes"]])


def test_two_free_events_are_drawn_for_the_first_age() -> None:
    """CEN-23: others in other campaigns; none in the initiation game."""
    drawn = set()
    for seed in range(12):
        m = until(Live(fresh(2, {"classes": "random", "places": "random"}, seed)), EVENING)
        free = [at for at in m.deck if not m.box.events[at].base]
        assert len(free) == FREE_EVENTS
        assert all(m.box.events[at].place < 0 for at in free)
        drawn |= set(free)
    assert len(drawn) > FREE_EVENTS


class Eager(Chooser):
    """Does what looks best, most of the time: hands that could win at once are not let go by."""

    def __init__(self, seed: int) -> None:
        self.dice = FastDice(seed)
        self.careless = 10 if seed % 2 else 25
        """How many of a hundred decisions are left to chance: what looks best does not always lead there soonest."""

    def pick(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> int:
        assert isinstance(match, Campaign)
        if prompt is LEAVE_GOAL:
            return max(options, key=lambda face: late(match, Face(face)))
        weights = HINTS.weights(match, seat, prompt, options, about)
        if weights is None or self.dice.below(100) < self.careless:
            return options[self.dice.below(len(options))]
        return options[weights.index(max(weights))]

    def pick_together(
        self, match: Match, prompt: Prompt, seats: list[int], options: list[list[int]], about: About
    ) -> list[int]:
        return [self.pick(match, seat, prompt, options[at], about) for at, seat in enumerate(seats)]


def late(m: Campaign, face: Face) -> bool:
    """Whether an objective asks for more fragments than two nights bring: a complete soul, or a hand of four."""
    conditions = m.box.goal(face).conditions
    hands = [one for one in conditions if isinstance(one, Has) and one.thing.at == IN_HAND.at]
    return any(isinstance(one, SoulComplete) for one in conditions) or any(one.amount > 3 for one in hands)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_nobody_wins_in_the_first_two_nights(seats: int) -> None:
    """CEN-38: looked for among many hands, as eagerly as can be: each has had two nights, and nobody is named.

    At many tables (VEILLEE_SOAK) this found wins of the first night, by pacts of the Guichet, and mended the objectives they had kept.
    """
    for seed in range(EARLY_AGES):
        m = fresh(seats, {"classes": "random", "places": "random"}, seed)
        m.chooser = Eager(seed)
        while not m.over and m.night <= 2 * seats:
            m.step()
        assert m.named < 0, seed


def test_ten_fragments_are_chosen_within_the_points() -> None:
    """CEN-31, CEN-32: no more copies than points; all players choose at the same time."""
    live = start()
    m = until(live, BUILD)
    face = m.faces_of(m.packet[0])[0]
    points = m.box.fragments[face].points
    for _ in range(points):
        assert live.pending is not None
        assert live.pending.seats == [0, 1, 2]
        assert face in live.pending.options_of(0)
        live.answer(0, live.number, face)
        for seat in (1, 2):
            live.answer(seat, live.number, live.pending.options_of(seat)[0])
    assert live.pending is not None
    assert face not in live.pending.options_of(0)
    m = until(live, PREFER)
    assert [len(life) for life in m.life] == [LIFE] * 3


def test_the_preferred_resource_has_a_future_hourglass() -> None:
    """CEN-33: some added places have none; CEN-38: what an own objective asks for is left out."""
    live = start(classes="random")
    until(live, VOTE_DEMONIC)
    m = fresh(3)
    counter = next(at for at in m.box.demonic_places() if m.box.places[at].future < 0)
    for seat in range(3):
        live.answer(seat, live.number, counter)
    m = until(live, PREFER)
    assert live.pending is not None
    offered = live.pending.options_of(0)
    assert m.box.places[counter].resource.at not in offered
    assert all(m.box.places[at].future > 0 for at in m.places if m.box.places[at].resource.at in offered)
    asked = asked_for(m, [m.face[card] for card in m.goals[0]])
    borne = [m.box.places[at].resource.at for at in m.places if m.box.places[at].future >= 0]
    assert sorted(offered) == sorted(resource for resource in borne if TOKENS + resource not in asked)


def test_objectives_are_shown_when_all_have_chosen() -> None:
    """CEN-34: not before."""
    live = start()
    m = until(live, PREFER)
    assert not any(m.knows(1, card) for card in m.goals[0])
    m = until(live, EVENING)
    assert all(m.knows(seat, card) for seat in range(-1, 3) for card in m.goals[0])


def test_the_cemetery_and_the_souls_are_prepared() -> None:
    """CEN-35, CEN-36: the past hourglasses, two events in the environs, one fragment in every hand."""
    m = until(start(), EVENING)
    for at in m.places:
        place = m.box.places[at]
        assert m.tokens[place.resource.at] == place.past
    assert m.tokens.count(-1) == len(m.box.nouns) - len(m.places)
    events = len(m.future) + len(m.environs)
    assert events == 8 + FREE_EVENTS + sum(len(m.box.places[at].events) for at in m.places)
    assert [len(hand) for hand in m.hand] == [1, 1, 1]
    assert [len(life) for life in m.life] == [9, 9, 9]


@pytest.mark.parametrize("mode", ["initiation", "complete"])
def test_whoever_waits_for_the_first_player_has_two_mana(mode: str) -> None:
    """CEN-39, CEN-D18: what an evening gives."""
    m = fresh(3, {"mode": mode}, 2)
    m.chooser = RandomChooser(FastDice(1))
    while m.phase != AT_EVENING:
        m.step()
    assert [m.mana[seat] for seat in (m.first, *m.others[m.first])] == [0, 2, 2]


def test_the_first_player_is_drawn() -> None:
    """CEN-37."""
    firsts = set()
    for seed in range(20):
        m = fresh(3, {"mode": "initiation"}, seed)
        m.chooser = RandomChooser(FastDice(1))
        while m.phase != AT_EVENING:
            m.step()
        firsts.add(m.first)
    assert firsts == {0, 1, 2}
