"""French is set as French is printed, English is left alone."""

from veillee.core.text import EN, FR, Text, typeset


def test_french_marks_keep_their_space() -> None:
    assert typeset("Prêt ! Qui joue ? Vous : « moi » ; l'autre attend.") == (
        "Prêt\u202f! Qui joue\u202f? Vous\u00a0: «\u00a0moi\u00a0»\u202f; l’autre attend."
    )


def test_a_tongue_says_the_sentence_it_knows() -> None:
    text = Text("C'est à vous !", "It's your turn!")
    assert text.said(FR) == "C’est à vous\u202f!"
    assert text.said(EN) == "It’s your turn!"
