"""The controlled French: what is read is said back, and what is not French of that kind is refused where it goes wrong."""

import re
import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.cendrelin.sentences import effects, goals, many_examples
from veillee.core.text import EN, FR
from veillee.games.cendrelin.cards.line import Line
from veillee.games.cendrelin.cards.resources import resource_of
from veillee.games.cendrelin.cards.sheet import standard_box
from veillee.games.cendrelin.language.effect import Effect, Goal
from veillee.games.cendrelin.language.lexicon import Counted
from veillee.games.cendrelin.language.misspoken import Misspoken, Spot
from veillee.games.cendrelin.language.reader import Reader
from veillee.games.cendrelin.language.speller import plain

READER = Reader(standard_box().nouns)


@many_examples
@given(effects)
def test_an_effect_said_is_the_effect_read(effect: Effect) -> None:
    """CEN-60: read(say(e)) = e."""
    assert READER.effect(plain(effect.say(FR))) == effect
    assert READER.effect(effect.say(FR)) == effect


@many_examples
@given(goals)
def test_a_goal_said_is_the_goal_read(goal: Goal) -> None:
    """CEN-85: the same for objectives."""
    assert READER.goal(plain(goal.say(FR))) == goal


@pytest.mark.parametrize(
    ("french", "english"),
    [
        (
            "Défaussez 1 tombe, gagnez 2 mana, puis si vous le souhaitez, créez 1 fosse.",
            "Discard 1 grave, gain 2 mana, then if you wish, create 1 pit.",
        ),
        (
            "S'il y a plus d'âmes que de trésors, désignez un autre cendrelin, il perd 2 mana, puis il renvoie 1 fragment d'âme.",
            "If there are more souls than treasures, designate another cendrelin, that cendrelin loses 2 mana, "
            "then that cendrelin returns 1 soul fragment.",
        ),
        (
            "Si les trésors ne sont pas abondants, renoncez à 2 actions, préparez 1 pacte démoniaque, créez 2 noms de démons.",
            "If treasures are not abundant, renounce 2 actions, prepare 1 demonic pact, create 2 demon names.",
        ),
        (
            "S'il n'y a aucune âme, employez 2 dégâts, employez 1 hommage, dépensez 1 mana.",
            "If there are no souls, employ 2 damage, employ 1 homage, spend 1 mana.",
        ),
        (
            "Si votre âme n'est pas complète, renvoyez 2 fragments d'âme.",
            "If your soul is not complete, return 2 soul fragments.",
        ),
        ("S'il y a au moins 1 trésor, perdez 1 mana.", "If there is at least 1 treasure, lose 1 mana."),
    ],
)
def test_sentences_in_both_languages(french: str, english: str) -> None:
    """CEN-60: English is spoken from the same words."""
    effect = READER.effect(french)
    assert plain(effect.say(FR)) == french
    assert effect.say(EN) == english


@pytest.mark.parametrize(
    ("french", "english"),
    [
        (
            "Tant qu'il n'y a aucun trésor et que vous avez au moins 3 mana.",
            "As long as there are no treasures and you have at least 3 mana.",
        ),
        ("Dès que vous avez au moins 8 dégâts.", "As soon as you have at least 8 damage."),
        (
            "Tant que vous avez plus de mana que tout autre cendrelin et que les âmes sont abondantes.",
            "As long as you have more mana than any other cendrelin and souls are abundant.",
        ),
    ],
)
def test_goals_in_both_languages(french: str, english: str) -> None:
    """CEN-85: « dès que » and « tant que », elided where they must be."""
    goal = READER.goal(french)
    assert plain(goal.say(FR)) == french
    assert goal.say(EN) == english


@pytest.mark.parametrize(
    ("sentence", "column", "says"),
    [
        ("Créez 2 tombe.", 9, "« tombes » attendu après « 2 », et non « tombe »"),
        ("Créez 1 tombes.", 9, "« tombe » attendu après « 1 », et non « tombes »"),
        ("Créer 2 tombes.", 1, "« créez » attendu au début, et non « créer »"),
        ("Créez deux tombes.", 7, "« 2 » attendu après « créez », et non « deux »"),
        ("Si il y a au moins 2 tombes, gagnez 1 mana.", 1, "« s' » attendu au début, et non « si »"),
        ("S'il n'y a aucun tombe, gagnez 1 mana.", 12, "« aucune » attendu après « a », et non « aucun »"),
        (
            "Si les tombes sont abondants, gagnez 1 mana.",
            20,
            "« abondantes » attendu après « sont », et non « abondants »",
        ),
        ("S'il y a plus de âmes que de fosses, gagnez 1 mana.", 15, "« d' » attendu après « plus », et non « de »"),
        (
            "Créez 2 tombs.",
            9,
            "« tombs » : ressource inconnue ; déclarez-la ainsi : « ressource tomb (m), tombs | tomb, tombs », ou écrivez « tombes »",
        ),
        (
            "Créez 1 corbeau.",
            9,
            "« corbeau » : ressource inconnue ; déclarez-la ainsi : « ressource corbeau (m), corbeaus | corbeau, corbeaus »",
        ),
        ("Créez 2 tombes, pui gagnez 1 mana.", 17, "« puis » attendu après « , », et non « pui »"),
        ("Créez 1 tombe", 14, "« , », « . », « , puis » attendu après « tombe », et non la fin"),
        ("Créez 0 tombe.", 7, "« 0 » : un nombre de 1 à 20 est attendu ; écrivez « 1 »"),
        ("Créez 21 tombes.", 7, "« 21 » : un nombre de 1 à 20 est attendu ; écrivez « 20 »"),
        ("Si vous le souhaitez.", 1, "« si vous le souhaitez » : ne change rien"),
        ("Désignez un autre cendrelin.", 1, "« désignez un autre cendrelin » : ne change rien"),
        ("Gagnez 1 mana, puis s'il y a au moins 2 tombes.", 1, "« s'il y a au moins 2 tombes » : ne change rien"),
        ("Défaussez 1 tombe, créez 1 tombe.", 1, "« défaussez 1 tombe, créez 1 tombe » : ne change rien"),
        ("Dépensez 2 mana, gagnez 2 mana.", 1, "« dépensez 2 mana, gagnez 2 mana » : ne change rien"),
        ("créez 1 tombe.", 1, "écrivez exactement « Créez 1 tombe. »"),
        ("Créez 1  tombe.", 1, "écrivez exactement « Créez 1 tombe. »"),
        (
            "Il perd 1 mana.",
            1,
            "« il perd 1 mana » : personne n'a été désigné ; écrivez d'abord « désignez un autre cendrelin »",
        ),
        ("Créez 1 tombe, créez 2 tombes.", 1, "« créez 2 tombes » : déjà dit dans cette partie"),
        ("Créez 1 rose noire, créez 2 roses noires.", 1, "« créez 2 roses noires » : déjà dit dans cette partie"),
        (
            "Si vous le souhaitez, gagnez 1 mana, si vous le souhaitez.",
            1,
            "« si vous le souhaitez » : déjà dit dans cette partie ; effacez l'un des deux",
        ),
        (
            "S'il y a au moins 2 tombes, s'il y a au moins 3 tombes, gagnez 1 mana.",
            1,
            "« s'il y a au moins 3 tombes » : déjà dit dans cette partie ; effacez l'un des deux",
        ),
        (
            "Renvoyez 1 fragment d'âme, renvoyez 2 fragments d'âme.",
            1,
            "« renvoyez 2 fragments d'âme » : déjà dit dans cette partie",
        ),
        (
            "Créez 1 tombe. Gagnez.. Fin.",
            16,
            "un effet est une seule phrase : reliez-en les parties par « , puis »",
        ),
        ("Créez 1 tombe...", 15, "la phrase finit au point : effacez ce qui le suit"),
        ("Créez 1 tombe. # Au pied du mur", 16, "la phrase finit au point : effacez ce qui le suit"),
        (
            "Tant que vous avez au moins 3 mana. Tant que votre âme est complète.",
            37,
            "un objectif est une seule phrase : reliez-en les conditions par « et que »",
        ),
        ("Créez 1\u200b tombe.", 8, "le signe invisible U+200B est de trop : effacez-le"),
        ("Créez 1 tom\u00adbe.", 12, "le signe invisible U+00AD est de trop : effacez-le"),
        ("Tant il y a au moins 2 tombes.", 1, "« tant que » attendu au début, et non « tant »"),
        (
            "Tant que vous avez au moins 2 mana et il y a au moins 2 tombes.",
            36,
            "« et que » attendu après « mana », et non « et »",
        ),
        ("Créez 2 mana.", 9, "« tombes », « fosses »,"),
        ("Défaussez 1 hommage.", 13, "« tombe », « fosse »,"),
        ("Créez 2 manas.", 9, "« tombes », « fosses »,"),
        ("Créez 2 rose noires.", 9, "« roses noires » attendu après « 2 », et non « rose noires »"),
        ("Créez 2 nom de démons.", 9, "« noms de démons » attendu après « 2 », et non « nom de démons »"),
        ("Créez 2 grandes tombes.", 9, "« tombes » attendu après « 2 », et non « grandes tombes »"),
        ("Gagnez 2 points de mana.", 10, "« mana » attendu après « 2 », et non « points de mana »"),
        ("Vous gagnez 2 mana.", 1, "« gagnez » attendu au début, et non « vous gagnez »"),
        (
            "Désignez un autr cendrelin, il perd 1 mana.",
            1,
            "« désignez un autre cendrelin » attendu au début, et non « désignez un autr cendrelin »",
        ),
        (
            "Désigner un autre cendrelin, il perd 1 mana.",
            1,
            "« désignez un autre cendrelin » attendu au début, et non « désigner un autre cendrelin »",
        ),
        (
            "Si vous avez au moins 2 fragments en main, gagnez 1 mana.",
            25,
            "« fragments d'âme en main » attendu après « 2 », et non « fragments en main »",
        ),
        ("Si vous souhaitez, gagnez 1 mana.", 9, "« le souhaitez » attendu après « vous », et non « souhaitez »"),
        ("Si vous le voulez, gagnez 1 mana.", 9, "« le souhaitez » attendu après « vous », et non « le voulez »"),
        ("S'il n'y a aucune de tombe, gagnez 1 mana.", 19, "« tombe » attendu après « aucune », et non « de tombe »"),
        ("Créez 1 nom de démons.", 9, "« nom de démon » attendu après « 1 », et non « nom de démons »"),
        ("Perdez ² mana.", 8, "un nombre attendu après « perdez », et non « ² »"),
        ("Perdez ٣ mana.", 8, "un nombre attendu après « perdez », et non « ٣ »"),
        (f"Perdez {'9' * 5000} mana.", 8, f"« {'9' * 39}… » : un nombre de 1 à 20 est attendu"),
        (f"Perdez {'x' * 5000} mana.", 8, f"un nombre attendu après « perdez », et non « {'x' * 39}… »"),
        ("Employez 2 dégat.", 12, "« dégâts » attendu après « 2 », et non « dégat »"),
        ("Employez 1 dégat.", 12, "« dégât » attendu après « 1 », et non « dégat »"),
        ("Renvoyez 2 fragments.", 12, "« fragments d'âme » attendu après « 2 », et non « fragments »"),
        (
            "Désignez un cendrelin, il perd 1 mana.",
            1,
            "« désignez un autre cendrelin » attendu au début, et non « désignez un cendrelin »",
        ),
        ("Désignez, il perd 1 mana.", 1, "« désignez un autre cendrelin » attendu au début, et non « désignez »"),
        ("Créez 1 tombe. Créez 1 fosse.", 16, "un effet est une seule phrase : reliez-en les parties par « , puis »"),
        (
            "Il gagne 1 mana, désignez un autre cendrelin.",
            1,
            "« il gagne 1 mana » : personne n'a été désigné ; écrivez d'abord « désignez un autre cendrelin »",
        ),
        ("Si son âme est complète, désignez un autre cendrelin.", 1, "« si son âme est complète » : personne"),
        (
            "Désignez un autre cendrelin, il gagne 1 mana, puis il perd 2 mana, désignez un autre cendrelin.",
            1,
            "« il perd 2 mana » : personne n'a été désigné",
        ),
        (
            "S'il y a plus de tombes que de tombes, gagnez 1 mana.",
            1,
            "« plus de tombes que de tombes » : comparez deux ressources différentes",
        ),
    ],
)
def test_what_is_wrong_is_said_where_it_is(sentence: str, column: int, says: str) -> None:
    """CEN-69, CEN-111, CEN-D13: the line, the column, the word, and what would be right."""
    with pytest.raises(Misspoken) as refusal:
        READER.effect(sentence, Spot(7, 1))
    assert (refusal.value.line, refusal.value.column) == (7, column)
    assert refusal.value.text.fr.startswith(f"ligne 7, colonne {column} : {says}")
    assert refusal.value.text.en.startswith(f"line 7, column {column}: ")


@pytest.mark.parametrize(
    ("written", "house"),
    [
        ("Employez 3 Dégâts, créez 1 tombe.", "Employez 3 dégâts, créez 1 tombe."),
        ("Préparez 2 Hommages puis gagnez 1 mana.", "Préparez 2 hommages, puis gagnez 1 mana."),
        ("Employez 2 Pactes démoniaques, créez 1 Âme.", "Employez 2 pactes démoniaques, créez 1 âme."),
        ("Défaussez 1 Tombe Puis perdez 1 Mana.", "Défaussez 1 tombe, puis perdez 1 mana."),
        ("Dès que vous avez au moins 5 Pactes Démoniaques.", "Dès que vous avez au moins 5 pactes démoniaques."),
    ],
)
def test_what_the_rulebook_writes_is_read_and_said_back_in_the_house_spelling(written: str, house: str) -> None:
    """CEN-60, CEN-111: « puis » without a comma, and its capitals."""
    assert plain(READER.read(written, Spot(1, 1)).say(FR)) == house


ADVICE = [
    re.compile(r"« (?P<right>[^»]+) » attendu [^:]*et non « (?P<wrong>[^»]+) »"),
    re.compile(r"« (?P<wrong>[^»]+) » : un nombre .* ; écrivez « (?P<right>[^»]+) »"),
    re.compile(r"« (?P<wrong>[^»]+) » : ressource inconnue .*, ou écrivez « (?P<right>[^»]+) »"),
]
"""What a refusal says when it knows what would be right."""


def advised(sentence: str, refusal: Misspoken) -> str | None:
    """The sentence with what a refusal says would be right in the place of what it says is wrong; None: it advises nothing."""
    said, at = plain(refusal.text.fr).partition(" : ")[2], refusal.column - 1
    if "« . »" in said and said.endswith("et non la fin"):
        return f"{sentence}."
    if exact := re.fullmatch(r"écrivez exactement « ([^»]+) »", said):
        return exact[1]
    for pattern in ADVICE:
        if found := pattern.fullmatch(said):
            right, wrong = found["right"], found["wrong"]
            assert sentence[at : at + len(wrong)].lower() == wrong.lower(), said
            return sentence[:at] + right + sentence[at + len(wrong) :]
    return None


SLIPS: list[Callable[[str], str]] = [
    lambda word: word[:-1],
    lambda word: word + "s",
    lambda word: word + "e",
    lambda word: word.upper(),
    lambda word: word.translate(str.maketrans("éèâœ", "eeao")),
    lambda word: "25" if word.isdecimal() else "deux",
    lambda word: "vingt et une" if word.isdecimal() else f"{word} {word}",
    lambda word: f"de {word}",
]


@st.composite
def slips(draw: st.DrawFn) -> str:
    """A sentence with one slip of the pen in it."""
    words = plain(draw(effects).say(FR)).split(" ")
    at = draw(st.integers(0, len(words) - 1))
    end = words[at][len(words[at].rstrip(",.")) :]
    words[at] = (draw(st.sampled_from(SLIPS))(words[at].rstrip(",.")) or "x") + end
    return " ".join(words)


@many_examples
@given(slips())
def test_advice_followed_to_the_letter_works(sentence: str) -> None:
    """CEN-111: what a refusal says would be right, put in the place of what it says is wrong, is right at last."""
    for _ in range(8):
        try:
            READER.read(sentence, Spot(1, 1))
            return
        except Misspoken as refusal:
            better = advised(sentence, refusal)
        if better is None:
            return
        assert better != sentence
        sentence = better
    raise AssertionError(sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "Créez 2 corbeaux.",
        "Créez 2 Corbeaux.",
        "Créez 1 nez.",
        "Créez 2 pierres tombales.",
        "Créez 1 couteau d'or.",
        "Créez 2 couteaux d'or, gagnez 1 mana.",
        "S'il n'y a aucune corneille, gagnez 1 mana.",
        "S'il y a plus de pierres tombales que de tombes, gagnez 1 mana.",
    ],
)
def test_a_resource_declared_as_advised_is_known(sentence: str) -> None:
    """CEN-111: the line that a refusal dictates can be written, and makes the sentence readable."""
    with pytest.raises(Misspoken) as refusal:
        READER.effect(sentence)
    found = re.search(r"« ressource (.+?) »", plain(refusal.value.text.fr))
    assert found is not None
    nouns = [*standard_box().nouns]
    nouns.append(resource_of(Line(1, f"ressource {found[1]}"), nouns))
    assert plain(Reader(nouns).effect(sentence).say(FR)) == sentence.replace("Corbeaux", "corbeaux")


@pytest.mark.parametrize(
    "sentence",
    [
        "Créez 1 tombe, défaussez 1 tombe.",
        "Dépensez 1 mana, gagnez 1 mana.",
        "Employez 2 hommages, préparez 2 hommages, dépensez 1 mana, gagnez 1 mana.",
        "Employez 1 hommage, préparez 1 hommage, employez 1 dégât, préparez 1 dégât, dépensez 1 mana, gagnez 1 mana.",
        "Désignez un autre cendrelin, il dépense 1 mana, il gagne 1 mana.",
        "S'il y a au moins 2 tombes.",
    ],
)
def test_what_a_part_could_do_is_advised_so_that_it_can_be_added(sentence: str) -> None:
    """CEN-111: a part that changes nothing is refused, and does something once the example is added to it."""
    with pytest.raises(Misspoken, match="changes nothing") as refusal:
        READER.effect(sentence)
    found = re.search(r"par exemple « (.+?) »", plain(refusal.value.text.fr))
    assert found is not None
    READER.effect(f"{sentence[:-1]}, {found[1]}.")


@pytest.mark.parametrize(
    ("words", "figure"),
    [
        ("une", 1),
        ("zéro", 1),
        ("trois", 3),
        ("Trois", 3),
        ("dix sept", 17),
        ("dix-neuf", 19),
        ("vingt", 20),
        ("vingt et un", 20),
        ("vingt-et-une", 20),
        ("trente-six", 20),
        ("quatre vingts", 20),
        ("deux cents", 20),
    ],
)
def test_a_number_in_words_is_told_as_figures(words: str, figure: int) -> None:
    """CEN-111: the greatest there is for one that is too great, the least for none."""
    with pytest.raises(Misspoken, match=f"“{figure}” expected after “créez”, not “{words}”"):
        READER.effect(f"Créez {words} tombes.")


def test_an_empty_sentence_is_refused() -> None:
    """CEN-111."""
    with pytest.raises(Misspoken):
        READER.effect("")


def test_an_effect_is_no_goal_and_a_goal_no_effect() -> None:
    """CEN-85, CEN-111."""
    with pytest.raises(Misspoken, match="an effect is expected"):
        READER.effect("Tant que vous avez au moins 3 mana.")
    with pytest.raises(Misspoken, match="begins with"):
        READER.goal("Gagnez 3 mana.")


@pytest.mark.parametrize("sentence", ["Dès qu'il a au moins 3 mana.", "Dès que son âme est complète."])
def test_a_goal_speaks_of_nobody_else(sentence: str) -> None:
    """CEN-85, CEN-111: an objective designates nobody, so that « il » would be no one."""
    with pytest.raises(Misspoken, match="designates nobody"):
        READER.goal(sentence)


@pytest.mark.parametrize(
    ("noun", "said"),
    [
        (Counted(0, "œuf", "œufs", "egg", "eggs"), "d'œufs"),
        (Counted(0, "ægagropile", "ægagropiles", "hairball", "hairballs"), "d'ægagropiles"),
        (Counted(0, "île", "îles", "isle", "isles", feminine=True), "d'îles"),
        (Counted(0, "ûle", "ûles", "ule", "ules", feminine=True), "d'ûles"),
        (Counted(0, "herbe", "herbes", "herb", "herbs", feminine=True), "d'herbes"),
        (Counted(0, "hache", "haches", "axe", "axes", feminine=True, aspirated=True), "de haches"),
    ],
)
def test_small_words_are_elided_as_the_noun_wants(noun: Counted, said: str) -> None:
    """CEN-60, CEN-111: before every vowel and a mute h; not before an aspirated one."""
    reader = Reader([noun, Counted(1, "tombe", "tombes", "grave", "graves", feminine=True)])
    sentence = "S'il y a plus {} que de tombes, gagnez 1 mana."
    assert plain(reader.effect(sentence.format(said)).say(FR)) == sentence.format(said)
    other = f"de {noun.frs}" if said.startswith("d'") else f"d'{noun.frs}"
    with pytest.raises(Misspoken, match="expected after “plus”"):
        reader.effect(sentence.format(other))


def test_letters_and_their_accents_may_come_apart() -> None:
    """CEN-60: some editors write « é » as two characters."""
    apart = unicodedata.normalize("NFD", "Défaussez 1 épitaphe, créez 1 âme.")
    assert READER.effect(apart) == READER.effect("Défaussez 1 épitaphe, créez 1 âme.")


def test_curly_apostrophes_and_hard_spaces_are_read() -> None:
    """CEN-60: what the table shows can be copied back into a sheet."""
    assert READER.effect("S’il n’y a aucune tombe, gagnez 1\u00a0mana.") == READER.effect(
        "S'il n'y a aucune tombe, gagnez 1 mana."
    )
