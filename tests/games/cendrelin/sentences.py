"""Random words, parts and effects of the language, for properties."""

from hypothesis import settings
from hypothesis import strategies as st

from veillee.games.cendrelin.cards.sheet import standard_box
from veillee.games.cendrelin.language.conditions import (
    Abundant,
    AtLeast,
    AtMost,
    Condition,
    Has,
    HasMost,
    More,
    SoulComplete,
    Wish,
)
from veillee.games.cendrelin.language.effect import Effect, Goal, Part
from veillee.games.cendrelin.language.elements import (
    Create,
    Designate,
    Discard,
    Element,
    Employ,
    Gain,
    Lose,
    Prepare,
    Renounce,
    Return,
    Spend,
)
from veillee.games.cendrelin.language.lexicon import EPHEMERAL, HELD
from veillee.games.cendrelin.language.sense import idle

many_examples = settings(max_examples=max(400, settings().max_examples))
"""Two words that get in each other's way are one pair among hundreds: a few sentences would not find them."""
amounts = st.integers(1, 5)
nouns = st.sampled_from(standard_box().nouns)
ephemerals = st.sampled_from(EPHEMERAL)
held = st.sampled_from(HELD)

conditions: st.SearchStrategy[Condition] = st.one_of(
    st.builds(AtLeast, amounts, nouns),
    st.builds(AtMost, st.integers(0, 6), nouns),
    st.builds(Abundant, nouns, st.booleans()),
    st.builds(HasMost, held),
    st.builds(Has, amounts, held),
    st.builds(lambda amount, thing: Has(amount, thing, at_most=True), st.integers(0, 6), held),
    st.builds(lambda yes: SoulComplete(yes=yes), st.booleans()),
    st.tuples(nouns, nouns).filter(lambda two: two[0] != two[1]).map(lambda two: More(*two)),
)
his_conditions: st.SearchStrategy[Element] = st.one_of(
    st.builds(lambda amount, thing: Has(amount, thing, True), amounts, held),
    st.builds(lambda amount, thing: Has(amount, thing, True, True), st.integers(0, 6), held),
    st.builds(lambda yes: SoulComplete(True, yes), st.booleans()),
)
purse: st.SearchStrategy[Element] = st.one_of(
    st.builds(Gain, amounts),
    st.builds(Spend, amounts),
    st.builds(Lose, amounts),
    st.builds(Renounce, amounts),
    st.builds(Return, amounts),
)
deeds: st.SearchStrategy[Element] = st.one_of(
    purse,
    st.builds(Create, amounts, nouns),
    st.builds(Discard, amounts, nouns),
    st.builds(Prepare, amounts, ephemerals),
    st.builds(Employ, amounts, ephemerals),
)
his_deeds: st.SearchStrategy[Element] = st.one_of(
    st.builds(Gain, amounts, st.just(True)),
    st.builds(Spend, amounts, st.just(True)),
    st.builds(Lose, amounts, st.just(True)),
    st.builds(Return, amounts, st.just(True)),
)


def kind(word: Element) -> tuple[object, ...]:
    """What may be said once in a part: the word without its amount."""
    fields = [getattr(word, name, None) for name in ("who", "resource", "other", "kind", "thing", "yes", "at_most")]
    return (type(word), *fields)


@st.composite
def parts(draw: st.DrawFn, designates: bool | None = None) -> Part:
    """A part that makes sense: nothing said twice, « il » only after a designation.

    Every other part is about mana and fragments alone: only there do words get in each other's way, and a condition
    that is not met keeps them from it.
    """
    designated = draw(st.booleans()) if designates is None else designates
    bare = draw(st.booleans())
    words = purse if bare else st.one_of(deeds, conditions, st.builds(Wish))
    mine: list[Element] = draw(st.lists(words, min_size=1, max_size=4, unique_by=kind))
    if not designated:
        return Part(mine)
    his_words = his_deeds if bare else st.one_of(his_deeds, his_conditions)
    his: list[Element] = draw(st.lists(his_words, min_size=1, max_size=3, unique_by=kind))
    return Part([*mine, Designate(), *his])


effects: st.SearchStrategy[Effect] = st.builds(Effect, st.lists(parts(), min_size=1, max_size=3)).filter(
    lambda effect: not idle(effect)
)
goals: st.SearchStrategy[Goal] = st.builds(Goal, st.lists(conditions, min_size=1, max_size=3), st.booleans())
