"""Nouns, names and small words in both languages."""

import pytest

from veillee.core.grammar import Name, Noun, a_or_an, au, capital, de, listed, que, si
from veillee.core.text import EN, FR

TOMB = Noun("tombe", "tombes", "tomb", "tombs", feminine=True)
SOUL = Noun("âme", "âmes", "soul", "souls", feminine=True)
AXE = Noun("hache", "haches", "axe", "axes", feminine=True, aspirated=True)
POINT = Noun("point", "points", "point", "points")


@pytest.mark.parametrize(
    ("phrase", "of", "to", "that"),
    [
        ("le Roi", "du Roi", "au Roi", "que le Roi"),
        ("les Portes", "des Portes", "aux Portes", "que les Portes"),
        ("la Passeuse", "de la Passeuse", "à la Passeuse", "que la Passeuse"),
        ("l'Hydre", "de l'Hydre", "à l'Hydre", "que l'Hydre"),
        ("une créature", "d'une créature", "à une créature", "qu'une créature"),
        ("Élodie", "d'Élodie", "à Élodie", "qu'Élodie"),
        ("il", "d'il", "à il", "qu'il"),
        ("Yann", "de Yann", "à Yann", "que Yann"),
        ("Yseult", "d'Yseult", "à Yseult", "qu'Yseult"),
        ("Troll", "de Troll", "à Troll", "que Troll"),
    ],
)
def test_small_words_contract_and_elide(phrase: str, of: str, to: str, that: str) -> None:
    assert (de(phrase), au(phrase), que(phrase)) == (of, to, that)


def test_an_aspirated_h_elides_nothing() -> None:
    assert AXE.the(FR) == "la hache"
    assert AXE.of_many() == "de haches"
    assert SOUL.of_many() == "d'âmes"


def test_si_is_elided_before_il_alone() -> None:
    assert [si("il pleut"), si("ils dorment"), si("elle dort"), si("une carte tombe")] == [
        "s'il pleut",
        "s'ils dorment",
        "si elle dort",
        "si une carte tombe",
    ]


def test_nouns_agree_with_their_number() -> None:
    assert [POINT.counted(n, FR) for n in (0, 1, 2)] == ["0 point", "1 point", "2 points"]
    assert [POINT.counted(n, EN) for n in (0, 1, 2)] == ["0 points", "1 point", "2 points"]


def test_nouns_have_their_articles() -> None:
    assert [SOUL.the(FR), TOMB.the(FR), POINT.the(FR), POINT.the(FR, many=True)] == [
        "l’âme",
        "la tombe",
        "le point",
        "les points",
    ]
    assert [TOMB.an(FR), POINT.an(FR), AXE.an(EN), TOMB.an(EN)] == ["une tombe", "un point", "an axe", "a tomb"]
    assert [TOMB.none(), POINT.none()] == ["aucune tombe", "aucun point"]
    assert TOMB.agree("détruit", "détruite") == "détruite"


def test_a_name_has_a_small_article_inside_a_sentence() -> None:
    name = Name("La Passeuse", "The Ferrywoman", feminine=True)
    assert (name.said(FR), name.said(EN)) == ("la Passeuse", "the Ferrywoman")
    assert (name.titled(FR), name.titled(EN)) == ("La Passeuse", "The Ferrywoman")
    assert Name("Lash of Dreams", "Lash of Dreams").said(EN) == "Lash of Dreams"


def test_lists_capitals_and_english_articles() -> None:
    assert listed(["a", "b", "c"], FR) == "a, b et c"
    assert listed(["a", "b"], EN) == "a and b"
    assert listed([], EN) == ""
    assert capital("élan") == "Élan"
    assert [a_or_an("apple"), a_or_an("tomb")] == ["an apple", "a tomb"]
