"""What bots are told of the game."""

from hypothesis import given
from hypothesis import strategies as st

from tests.games.cendrelin.position import GAME, Night, fresh
from veillee.bots.bot import Bot, RandomBot
from veillee.bots.flat import FlatBot
from veillee.bots.levels import bot
from veillee.bots.playing import play_live
from veillee.core.choosers import RandomChooser
from veillee.core.dice import FastDice
from veillee.core.facts import NOTHING, About, Prompt
from veillee.core.live import Live
from veillee.core.match import Chooser, Match
from veillee.games.cendrelin.bot import A_NIGHT, FORMER, HINTS, MASTERS, WEIGHTS, hopes
from veillee.games.cendrelin.rules.campaign import Campaign
from veillee.games.cendrelin.rules.options import A_FRAGMENT, TWO_MANA
from veillee.games.cendrelin.rules.phases import AT_EVENING
from veillee.games.cendrelin.voice.prompts import NIGHT

PATIENT = 600.0


class Weighing(Chooser):
    """Answers at random, and checks what the hints say of every question."""

    def __init__(self, seed: int) -> None:
        self.inner = RandomChooser(FastDice(seed))

    def pick(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> int:
        weights = HINTS.weights(match, seat, prompt, options, about)
        assert weights is None or (len(weights) == len(options) and min(weights) > 0)
        return self.inner.pick(match, seat, prompt, options, about)


@given(st.integers(0, 1000), st.sampled_from([2, 4]), st.sampled_from(["1", "3"]))
def test_hints_are_shares_and_weights(seed: int, seats: int, ages: str) -> None:
    """Values lie between 0 and 1 and sum to 1; weights are positive."""
    match = fresh(seats, {"ages": ages}, seed)
    match.chooser = Weighing(seed)
    for _ in range(60):
        if match.over:
            break
        values = [HINTS.value(match, seat) for seat in range(seats)]
        assert all(0 <= value <= 1 for value in values)
        assert abs(sum(values) - 1) < 1e-9
        match.step()


def test_glory_is_hope() -> None:
    """CEN-80: whoever is nearer to glory is told so."""
    night = Night(preferred=["fosses", "tombes"], tokens={"fosses": 6, "tombes": 1})
    for hints, worth in ((HINTS, FORMER), (MASTERS, WEIGHTS)):
        assert hopes(worth, night.m, 0) > hopes(worth, night.m, 1)
        assert hints.value(night.m, 0) > 0.5


def test_an_effect_is_worth_what_it_brings_to_ones_objectives() -> None:
    """CEN-85: pits are wanted by who prefers them, and not by who wants none."""
    night = Night(hand=["Cratère"], preferred=["fosses"], tokens={"fosses": 4})
    options = night.options()
    weights = HINTS.weights(night.m, 0, NIGHT, options, NOTHING)
    assert weights is not None
    by_option = dict(zip(options, weights, strict=True))
    assert by_option[night.code("Destin", 2)] > by_option[night.code("Destin", 1)]


def test_looking_one_step_ahead_beats_chance() -> None:
    """A bot that reads the hints wins most of a few ages against one that does not, at two and at four."""
    for seats in (2, 4):
        wins = 0
        for seed in range(4):
            thinker = seed % seats
            bots: list[Bot] = [RandomBot(GAME, seat, PATIENT) for seat in range(seats)]
            bots[thinker] = FlatBot(GAME, seed, 2, seconds=PATIENT)
            live = Live(fresh(seats, {"classes": "random"}, seed))
            play_live(live, bots)
            wins += live.now.outcome().shares[thinker] == 1
        assert wins >= 3


def test_a_former_life_is_judged_by_a_whole_age_and_an_action_by_its_night() -> None:
    m = fresh(3, {"classes": "random"})
    assert HINTS.ahead(m) == 300
    m.chooser = RandomChooser(FastDice(4))
    while m.phase < AT_EVENING:
        assert HINTS.calm(m)
        m.step()
    assert HINTS.ahead(m) == 1
    assert HINTS.calm(m)
    m.step()
    assert not HINTS.calm(m)


def test_an_apprentice_looks_a_round_ahead() -> None:
    """CEN-14: what mana is worth that is kept, only the others' nights tell."""
    m = fresh(3, {"mode": "initiation", "classes": "random"})
    m.chooser = RandomChooser(FastDice(4))
    while m.phase < AT_EVENING:
        m.step()
    assert HINTS.ahead(m) == 3 * A_NIGHT


def evening_with_the_notary(mana: int, kept: int) -> Campaign:
    """An initiation age in which the other has drawn nine fragments, is one token from abundance and has kept so much mana; the Notary
    is at the gate.
    """
    m = fresh(2, {"mode": "initiation", "classes": "random"}, 3)
    m.chooser = RandomChooser(FastDice(1))
    while m.phase != AT_EVENING:
        m.step()
    me, other = m.keeper, m.others[m.keeper][0]
    notary = next(card for card in m.future + m.environs if m.box.event(m.face[card]).name.fr.startswith("Notaire"))
    waiting = [card for card in m.future + m.environs if card != notary]
    m.environs, m.future = [notary, waiting[0]], waiting[1:]
    for card in m.environs:
        m.reveal(card)
    for seat, drawn in ((me, 4), (other, 9)):
        while len(m.life[seat]) > 10 - drawn:
            m.draw(seat)
    m.mana[me], m.mana[other] = mana, kept
    m.tokens[m.preferred[other]] = m.abundant_at[m.preferred[other]] - 1
    return m


def test_a_bot_takes_mana_of_an_evening_when_it_buys_more_than_a_fragment() -> None:
    """CEN-42: with two mana more the Notary takes three fragments from one whom his mana shields from the others; from one who has none
    they take them for nothing, and a fragment is worth more.
    """
    for seed in range(3):
        m = evening_with_the_notary(2, 2)
        assert bot("joueur", GAME, seed, PATIENT).answer(Live(m), m.keeper) == TWO_MANA
        m = evening_with_the_notary(0, 0)
        assert bot("joueur", GAME, seed, PATIENT).answer(Live(m), m.keeper) == A_FRAGMENT
