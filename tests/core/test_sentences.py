"""Sentences as pieces: templates, agreement, names put in last."""

import pytest

from tests.toy import TOY
from veillee.core.dice import FastDice
from veillee.core.facts import (
    FOE,
    NUMBER,
    SEATED,
    Called,
    Count,
    Fact,
    Kind,
    Quoted,
    Several,
    Someone,
    Telling,
    Thing,
    phrase,
    said,
    told_of,
    words,
)
from veillee.core.grammar import Name, Noun
from veillee.core.match import SPECTATOR
from veillee.core.pieces import FACE, PLACE, SEAT, TEXT, prose, spoken
from veillee.core.text import EN, FR, Text, Tongue

NAMES = ["Anna", "élodie"]
FERRY = Name("La Passeuse", "The Ferrywoman", feminine=True)
SENATE = Name("le Sénat", "the Senate")


def ferry(_telling: Telling, _at: int) -> Thing:
    return Called(FERRY, 7)


def senate(_telling: Telling, at: int) -> Thing:
    return Called(SENATE, at=f"place:{at}")


def line(fact: Fact, args: list[int], reader: int, tongue: Tongue) -> str:
    telling = Telling(TOY.match(FastDice(1)), args, reader, tongue)
    return prose(spoken(told_of(fact.text, fact.kinds, telling), reader, NAMES, tongue))


PUT = Fact(
    "put", "X-1", [SEATED, ferry, senate], "{0} [place|placez] {1} devant {2}.", "{0} [puts|put] {1} before {2}."
)
STOLE = Fact(
    "stole",
    "X-2",
    [SEATED, NUMBER, FOE],
    "{0} [2:[vole|volez] {1} Æ {à 2}|vous vole {1} Æ].",
    "{0} [steals|steal] {1} Æ from {2}.",
)
LOOKED = Fact("looked", "X-3", [SEATED], "La main {de 0} est vue.", "{0's} hand is seen.")
KNOWS = Fact("knows", "X-4", [SEATED], "On sait {que 0} [joue|jouez].", "It is known that {0} [plays|play].")


@pytest.mark.parametrize(
    ("fact", "args", "reader", "fr", "en"),
    [
        (
            PUT,
            [0, 7, 2],
            SPECTATOR,
            "Anna place la Passeuse devant le Sénat.",
            "Anna puts the Ferrywoman before the Senate.",
        ),
        (PUT, [0, 7, 2], 0, "Vous placez la Passeuse devant le Sénat.", "You put the Ferrywoman before the Senate."),
        (
            PUT,
            [1, 7, 2],
            0,
            "élodie place la Passeuse devant le Sénat.",
            "élodie puts the Ferrywoman before the Senate.",
        ),
        (STOLE, [0, 2], SPECTATOR, "Anna vole 2 Æ à élodie.", "Anna steals 2 Æ from élodie."),
        (STOLE, [0, 2], 0, "Vous volez 2 Æ à élodie.", "You steal 2 Æ from élodie."),
        (STOLE, [0, 2], 1, "Anna vous vole 2 Æ.", "Anna steals 2 Æ from you."),
        (LOOKED, [1], 0, "La main d’élodie est vue.", "élodie’s hand is seen."),
        (LOOKED, [1], 1, "La main de vous est vue.", "Your hand is seen."),
        (KNOWS, [0], 1, "On sait qu’Anna joue.", "It is known that Anna plays."),
        (KNOWS, [1], 1, "On sait que vous jouez.", "It is known that you play."),
    ],
)
def test_a_fact_is_told_to_each_reader(fact: Fact, args: list[int], reader: int, fr: str, en: str) -> None:
    assert line(fact, args, reader, FR) == fr
    assert line(fact, args, reader, EN) == en


def test_what_a_sentence_speaks_of_stays_data() -> None:
    telling = Telling(TOY.match(FastDice(1)), [0, 7, 2], SPECTATOR, FR)
    pieces = told_of(PUT.text, PUT.kinds, telling)
    assert [piece.kind for piece in pieces] == [SEAT, TEXT, FACE, TEXT, PLACE, TEXT]
    assert (pieces[0].number, pieces[2].number, pieces[4].at) == (0, 7, "place:2")
    assert pieces[0].text == ""


def test_a_name_that_a_person_wrote_is_not_touched() -> None:
    for name in ("l'ami", "  x", "le roi", "hélène {0}"):
        pieces = spoken(said(Text("{de 0} : {0}", ""), FR, [Someone(0, SPECTATOR)]), SPECTATOR, [name], FR)
        assert pieces[-1].text == name
        assert pieces[0].text.endswith(name)


@pytest.mark.parametrize(
    ("things", "fr"),
    [
        ([Count(0, Noun("carte", "cartes", "card", "cards", feminine=True))], "Il reste 0 carte, aucune."),
        ([Count(1, Noun("carte", "cartes", "card", "cards", feminine=True))], "Il reste 1 carte, une."),
        ([Count(3, Noun("carte", "cartes", "card", "cards", feminine=True))], "Il reste 3 cartes, plusieurs."),
        ([Several([words("a"), words("b"), words("c")])], "Il reste a, b et c, plusieurs."),
    ],
)
def test_forms_agree_with_a_number(things: list[Thing], fr: str) -> None:
    assert prose(said(Text("Il reste {0}, [aucune|une|plusieurs].", ""), FR, things)) == fr


def test_forms_agree_with_a_gender() -> None:
    text = Text("{0} est [détruit|détruite].", "{0} is destroyed.")
    assert prose(said(text, FR, [Called(FERRY, 7)])) == "La Passeuse est détruite."
    assert prose(said(text, FR, [Called(SENATE)])) == "Le Sénat est détruit."


def test_small_words_stand_before_each_of_a_list() -> None:
    things = Several([Called(SENATE), Called(FERRY)])
    assert prose(said(Text("la fin {de 0}", ""), FR, [things])) == "La fin du Sénat et de la Passeuse"


def test_titles_are_quoted_as_printed() -> None:
    quoted = Quoted(FERRY, 7)
    assert prose(said(Text("l'aide {de 0}", "help of {0}"), FR, [quoted])) == "L’aide de «\u00a0La Passeuse\u00a0»"
    assert prose(said(Text("l'aide {de 0}", "help of {0}"), EN, [quoted])) == "Help of “The Ferrywoman”"


def test_a_phrase_is_a_part_of_another_sentence() -> None:
    inner = phrase(Text("{0} et les autres", "{0} and the others"), FR, [Someone(0, 0)])
    assert prose(spoken(said(Text("avec {0}", ""), FR, [inner]), 0, NAMES, FR)) == "Avec vous et les autres"
    kind: Kind = SEATED
    assert kind is SEATED


def test_every_sentence_of_a_template_begins_with_a_capital() -> None:
    """Also the second, where a name brings its article; what is said inside one does not."""
    twice = Text(
        "On vit {0}. {0} parla : « Partez ! » {0} sortit, et {0} revint.",
        "They saw {0}. {0} spoke: “Go!” {0} left, and {0} came back.",
    )
    duke: list[Thing] = [Called(Name("Le Duc", "The Duke"))]
    assert (
        prose(said(twice, FR, duke))
        == "On vit le Duc. Le Duc parla\u00a0: «\u00a0Partez\u202f!\u00a0» Le Duc sortit, et le Duc revint."
    )
    assert (
        prose(said(twice, EN, duke))
        == "They saw the Duke. The Duke spoke: “Go!” The Duke left, and the Duke came back."
    )
    assert prose(said(Text("Fini. {0} seul.", "Over. {0} alone."), FR, [words("élodie")])) == "Fini. Élodie seul."
