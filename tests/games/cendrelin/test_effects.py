"""What effects do: the words one by one, then what holds for all of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.cendrelin.position import Night
from tests.games.cendrelin.sentences import effects, many_examples, parts
from tests.properties.playing import dump
from veillee.core.choosers import RandomChooser
from veillee.core.dice import FastDice
from veillee.core.facts import NOTHING
from veillee.core.match import NOBODY, Illegal
from veillee.core.text import EN, FR
from veillee.games.cendrelin.cards.sheet import standard_box
from veillee.games.cendrelin.language.effect import Effect, Part
from veillee.games.cendrelin.language.reader import Reader
from veillee.games.cendrelin.rules.campaign import Campaign
from veillee.games.cendrelin.rules.night import apply
from veillee.games.cendrelin.rules.options import FROM_SHOWN, NO, RETURNABLE, YES
from veillee.games.cendrelin.voice.prompts import NIGHT, RENOUNCE, RETURN, WISH

READER = Reader(standard_box().nouns)


def table(seats: int = 3, mana: int = 0, hand: int = 0, **tokens: int) -> Campaign:
    """A match at night to which effects can be applied by hand; chance answers its questions."""
    names = ["Debout là-dedans", "Debout là-dedans", "Retour à la terre", "Racket", "Cratère"]
    night = Night(hand=names[:hand], seats=seats, mana=[mana] * seats, tokens=tokens, rivals=["Surcharge"])
    m = night.m
    m.chooser = RandomChooser(FastDice(9))
    return m


def applied(sentence: str, m: Campaign) -> Campaign:
    apply(m, 0, READER.effect(sentence))
    return m


def possible(sentence: str, m: Campaign) -> bool:
    return READER.effect(sentence).possible(m, 0, len(m.hand[0]))


def test_create_adds_tokens_to_the_place_that_bears_them() -> None:
    """CEN-71: and is impossible where no place does."""
    assert applied("Créez 2 tombes.", table(tombes=3)).tokens[0] == 5
    assert not possible("Créez 1 urne.", table())


def test_tokens_and_mana_have_no_limit() -> None:
    """CEN-71, CEN-73, CEN-D11: there are always more."""
    m = table(tombes=0)
    for _ in range(10):
        applied("Créez 20 tombes, gagnez 20 mana.", m)
    assert (m.tokens[0], m.mana[0]) == (200, 200)


def test_discard_needs_enough_tokens() -> None:
    """CEN-72."""
    assert applied("Défaussez 2 tombes.", table(tombes=2)).tokens[0] == 0
    assert not possible("Défaussez 3 tombes.", table(tombes=2))


def test_gain_spend_and_lose() -> None:
    """CEN-73, CEN-74, CEN-75: to spend one must have; who has less loses all."""
    assert applied("Gagnez 2 mana.", table(mana=1)).mana[0] == 3
    assert applied("Dépensez 2 mana.", table(mana=2)).mana[0] == 0
    assert not possible("Dépensez 3 mana.", table(mana=2))
    assert applied("Perdez 3 mana.", table(mana=2)).mana[0] == 0
    assert possible("Perdez 3 mana.", table(mana=0))


def test_prepare_and_employ() -> None:
    """CEN-78, CEN-79: what is employed must have been prepared."""
    m = table()
    assert not possible("Employez 1 hommage.", m)
    applied("Préparez 2 hommages.", m)
    applied("Employez 1 hommage.", m)
    assert m.ephemeral[0] == [0, 1, 0]


def test_renounce_lays_fragments_of_the_hand_face_down() -> None:
    """CEN-76: the fragment just played does not count."""
    night = Night(hand=["Ricanement", "Racket", "Cratère"])
    night.do("Ricanement")
    assert night.asks(RENOUNCE)
    assert night.options() == sorted([night.face("Racket"), night.face("Cratère")])
    night.answer(night.face("Cratère"))
    assert night.names(night.m.renounced[0]) == ["Cratère"]
    assert night.names(night.m.shown[0]) == ["Ricanement"]
    assert night.m.mana[0] == 1
    assert night.asks(NIGHT)
    assert not Night(hand=["Ricanement"]).can("Ricanement")


def test_return_puts_fragments_under_the_former_life_in_any_order() -> None:
    """CEN-77: from hand or table, the one just played included."""
    night = Night(hand=["Oubli volontaire", "Racket"])
    night.do("Oubli volontaire")
    assert night.asks(RETURN)
    assert night.options() == [night.face("Racket"), RETURNABLE.pack(FROM_SHOWN, night.face("Oubli volontaire"))]
    night.answer(RETURNABLE.pack(FROM_SHOWN, night.face("Oubli volontaire")))
    bottom = night.m.life[0][0]
    assert night.m.face[bottom] == night.face("Oubli volontaire")
    assert len(night.m.life[0]) == 9
    assert night.hand() == ["Racket"]


def test_several_fragments_are_returned_one_after_the_other() -> None:
    """CEN-77: the last one returned lies deepest."""
    m = table(hand=3)
    before = len(m.life[0])
    applied("Renvoyez 3 fragments d'âme.", m)
    assert (len(m.hand[0]), len(m.life[0])) == (0, before + 3)
    assert not possible("Renvoyez 1 fragment d'âme.", m)


def test_commas_are_all_or_nothing() -> None:
    """CEN-61: one impossible element and nothing of the part happens."""
    m = table(tombes=1, mana=1)
    before = dump(m)
    assert not possible("Défaussez 1 tombe, dépensez 2 mana, créez 5 fosses.", m)
    applied("Défaussez 1 tombe, dépensez 2 mana, créez 5 fosses.", m)
    assert dump(m) == before


def test_a_part_is_tested_before_it_brings_anything() -> None:
    """CEN-61, CEN-D12: what a part brings cannot pay for it."""
    assert not possible("Créez 2 tombes, défaussez 1 tombe.", table(tombes=0))
    assert possible("Créez 2 tombes, puis défaussez 1 tombe.", table(tombes=0))


def test_then_separates_parts_tested_in_sequence() -> None:
    """CEN-62: a failed part does not stop the next; a part applied can make the next possible."""
    m = applied("Défaussez 1 tombe, gagnez 5 mana, puis créez 1 fosse.", table(tombes=0, fosses=3))
    assert (m.mana[0], m.tokens[1]) == (0, 4)
    m = applied("Gagnez 2 mana, puis dépensez 2 mana, créez 1 tombe.", table(tombes=3))
    assert (m.mana[0], m.tokens[0]) == (0, 4)


def test_an_effect_with_no_possible_part_cannot_be_triggered() -> None:
    """CEN-63."""
    assert not possible("Dépensez 1 mana, puis défaussez 1 âme.", table(âmes=0))
    assert possible("Dépensez 1 mana, puis défaussez 1 âme.", table(âmes=1))


@pytest.mark.parametrize(
    ("condition", "met", "unmet"),
    [
        ("S'il y a au moins 3 tombes", {"tombes": 3}, {"tombes": 2}),
        ("S'il y a au plus 2 tombes", {"tombes": 2}, {"tombes": 3}),
        ("S'il n'y a aucune tombe", {"tombes": 0}, {"tombes": 1}),
        ("S'il y a plus de tombes que de fosses", {"tombes": 4, "fosses": 3}, {"tombes": 3, "fosses": 3}),
        ("Si les tombes sont abondantes", {"tombes": 6}, {"tombes": 5}),
        ("Si les tombes ne sont pas abondantes", {"tombes": 5}, {"tombes": 6}),
        ("Si vous avez au moins 2 mana", {"mana": 2}, {"mana": 1}),
        ("Si vous avez au plus 1 mana", {"mana": 1}, {"mana": 2}),
        ("Si vous n'avez aucun mana", {"mana": 0}, {"mana": 1}),
        ("Si vous avez au moins 2 fragments d'âme en main", {"hand": 2}, {"hand": 1}),
    ],
)
def test_conditions_change_nothing_and_can_invalidate(
    condition: str, met: dict[str, int], unmet: dict[str, int]
) -> None:
    """CEN-64: at the boundary and just beside it."""
    assert possible(f"{condition}, créez 1 fosse.", table(**met))
    assert not possible(f"{condition}, créez 1 fosse.", table(**unmet))


def test_conditions_of_a_resource_nobody_bears_are_not_met() -> None:
    """CEN-64, CEN-D27: there are neither few nor many urns where there is no place for them."""
    for condition in ("S'il n'y a aucune urne", "S'il y a au plus 3 urnes", "Si les urnes ne sont pas abondantes"):
        assert not possible(f"{condition}, gagnez 1 mana.", table())


def test_having_more_than_any_other() -> None:
    """CEN-64: an equal is enough to spoil it."""
    m = table()
    sentence = "Si vous avez plus de mana que tout autre cendrelin, créez 1 fosse."
    m.mana = [2, 1, 1]
    assert possible(sentence, m)
    m.mana = [2, 2, 1]
    assert not possible(sentence, m)


def test_a_soul_is_complete_when_the_former_life_is_empty() -> None:
    """CEN-64."""
    m = table()
    assert not possible("Si votre âme est complète, gagnez 1 mana.", m)
    m.packet[0] += m.life[0]
    m.life[0] = []
    assert possible("Si votre âme est complète, gagnez 1 mana.", m)
    assert not possible("Si votre âme n'est pas complète, gagnez 1 mana.", m)


def test_a_wish_is_asked_only_when_it_can_be_granted() -> None:
    """CEN-65, CEN-D22: and refusing it leaves the rest of the effect alone."""
    night = Night(tokens={"fosses": 1})
    night.do("Destin", 3)
    assert night.asks(WISH)
    night.answer(YES)
    assert (night.tokens("fosses"), night.m.mana[0]) == (0, 1)
    night = Night(tokens={"fosses": 1})
    night.do("Destin", 3)
    night.answer(NO)
    assert (night.tokens("fosses"), night.m.mana[0]) == (1, 1)
    night = Night(tokens={"fosses": 0})
    night.do("Destin", 3)
    assert night.asks(NIGHT)


def test_only_those_can_be_designated_to_whom_all_can_happen() -> None:
    """CEN-69, CEN-D28: « il dépense » is impossible for who has too little."""
    night = Night(hand=["Racket"], seats=3, mana=[1, 0, 2], classes=[("Animancien", "Sorcier")])
    m = night.m
    part = READER.effect("Désignez un autre cendrelin, il dépense 2 mana, gagnez 2 mana.").parts[0]
    assert part.candidates(m, 0, 1) == [2]
    m.mana[2] = 1
    assert not part.possible(m, 0, -1, 1)


def test_he_is_the_one_designated_before() -> None:
    """CEN-69: « il » reaches over « puis »; where nobody could be designated it means nobody."""
    m = table(mana=2)
    m.mana[1] = 0
    applied("Désignez un autre cendrelin, il dépense 2 mana, puis il perd 1 mana, gagnez 1 mana.", m)
    assert sorted(m.mana) == [0, 0, 3]
    m = table(mana=0)
    applied("Désignez un autre cendrelin, il dépense 2 mana, puis il perd 1 mana, gagnez 1 mana.", m)
    assert m.mana == [0, 0, 0]


def test_who_is_designated_chooses_his_own_fragment() -> None:
    """CEN-77, CEN-D28: « il renvoie » asks him, not the one who designated."""
    night = Night(hand=["Poignée de main froide"], rivals=["Racket", "Cratère"], seats=2)
    night.m.ephemeral[0][0] = 3
    night = replay(night)
    night.do("Poignée de main froide")
    assert night.asks(RETURN, 1)
    night.answer(night.face("Cratère"), 1)
    assert night.hand(1) == ["Racket"]
    assert night.m.face[night.m.life[1][0]] == night.face("Cratère")


def replay(night: Night) -> Night:
    """The same night, asked again after its state was set by hand."""
    night.live.base = night.m.copy()
    night.live.advance()
    return night


def test_one_option_of_several_is_chosen() -> None:
    """CEN-60: a fragment, a place or an event may offer several."""
    night = Night(hand=["Éclair de génie"])
    assert night.can("Éclair de génie", 1)
    assert night.can("Éclair de génie", 2)
    night.do("Éclair de génie", 2)
    assert (night.m.mana[0], night.m.ephemeral[0]) == (0, [2, 0, 0])
    assert not night.can("Éclair de génie", 1)


def test_what_is_impossible_is_explained_in_words() -> None:
    """CEN-66: the element that makes it so."""
    m = table(tombes=1, mana=1)
    for sentence, french, english in (
        (
            "Défaussez 2 tombes, gagnez 1 mana.",
            "« défaussez 2 tombes » : il n’y a que 1 tombe",
            "“discard 2 graves”: there is only 1 grave",
        ),
        ("Dépensez 3 mana, créez 1 fosse.", "vous n’avez que 1 mana", "you have only 1 mana"),
        (
            "Renoncez à 1 action, créez 1 fosse.",
            "vous n’avez plus d’action à laquelle renoncer",
            "no action left to renounce",
        ),
        ("Employez 1 dégât, créez 1 fosse.", "vous n’avez aucun dégât", "you have no damage"),
        ("Créez 1 urne.", "aucun lieu de ce cimetière ne porte d’urnes", "no place of this cemetery bears urns"),
        ("S'il y a au moins 4 tombes, créez 1 fosse.", "il n’y a que 1 tombe", "there is only 1 grave"),
        (
            "Désignez un autre cendrelin, il dépense 5 mana.",
            "aucun autre cendrelin ne peut être désigné",
            "no other cendrelin can be designated",
        ),
    ):
        effect = READER.effect(sentence)
        assert french in effect.lack(m, 0, 0, FR).replace("\u00a0", " ")
        assert english in effect.lack(m, 0, 0, EN)
    assert READER.effect("Gagnez 1 mana.").lack(m, 0, 0, FR) == ""


@pytest.mark.parametrize(
    ("sentence", "left"),
    [
        ("Perdez 2 mana, dépensez 2 mana, créez 1 fosse.", [0, 2, 1]),
        ("Dépensez 1 mana, perdez 3 mana, créez 1 fosse.", [0, 2, 1]),
        ("Désignez un autre cendrelin, il perd 2 mana, il dépense 2 mana, créez 1 fosse.", [2, 0, 1]),
        ("Renvoyez 1 fragment d'âme, renoncez à 1 action, créez 1 fosse.", [2, 2, 0]),
    ],
)
@pytest.mark.parametrize("seed", range(4))
def test_what_a_part_costs_is_paid_in_an_order_that_lets_all_be_paid(sentence: str, left: list[int], seed: int) -> None:
    """CEN-61, CEN-D12: one spends before one loses, and renounces before one returns, whatever comes first."""
    m = table(seats=2, mana=2, hand=1, fosses=3)
    m.chooser = RandomChooser(FastDice(seed))
    assert possible(sentence, m)
    applied(sentence, m)
    assert [*m.mana, len(m.hand[0])] == left
    assert m.tokens[1] == 4


def test_a_fragment_just_renounced_lies_on_the_table_and_can_be_returned() -> None:
    """CEN-76, CEN-77, CEN-D12: there must be one in hand to renounce; the one played can be returned."""
    sentence = "Renvoyez 1 fragment d'âme, renoncez à 1 action, créez 1 fosse."
    m = table(hand=1)
    before = len(m.life[0])
    applied(sentence, m)
    assert (m.hand[0], m.renounced[0], len(m.life[0])) == ([], [], before + 1)
    m = table(hand=1)
    m.shown[0], m.hand[0] = m.hand[0], []
    assert not possible(sentence, m)


STATES = st.fixed_dictionaries(
    {"mana": st.integers(0, 6), "hand": st.integers(0, 5), "tombes": st.integers(0, 4), "fosses": st.integers(0, 7)}
)


@many_examples
@given(parts(), STATES, st.integers(0, 2**20))
def test_a_part_is_applicable_exactly_when_applying_it_succeeds(part: Part, state: dict[str, int], seed: int) -> None:
    """CEN-61: for whomever it may designate; and where it is not applicable, nothing changes."""
    m = table(seats=2, **state)
    m.ephemeral[0] = [2, 1, 3]
    m.mana[1] = seed % 4
    for seat in range(2):
        m.shown[seat], m.renounced[seat], m.life[seat] = m.life[seat][:1], m.life[seat][1:2], m.life[seat][2:]
    before = dump(m)
    m.chooser = RandomChooser(FastDice(seed))
    holds = part.possible(m, 0, -1, len(m.hand[0]))
    assert all(holds == succeeds(part, m.copy()) for _ in range(2))
    assert dump(m) == before
    if not holds:
        part.apply(m, 0, NOBODY, NOTHING)
        assert dump(m) == before


def succeeds(part: Part, m: object) -> bool:
    """Whether every condition holds and every deed goes through, the rival being designated where one must be."""
    assert isinstance(m, Campaign)
    him = 1 if part.designates else -1
    held = len(m.hand[0])
    if not all(word.possible(m, 0, him, held) for word in part.elements if word not in part.deeds):
        return False
    try:
        part.force(m, 0, him, NOTHING)
    except Illegal:
        return False
    return True


@many_examples
@given(effects, STATES, st.integers(0, 2**20))
def test_an_effect_changes_something_only_if_it_is_possible(effect: Effect, state: dict[str, int], seed: int) -> None:
    """CEN-63."""
    m = table(seats=3, **state)
    m.chooser = RandomChooser(FastDice(seed))
    holds = effect.possible(m, 0, len(m.hand[0]))
    before = dump(m)
    apply(m, 0, effect)
    if not holds:
        assert dump(m) == before
