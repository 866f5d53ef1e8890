"""The parser's error messages: the first word of a sentence that cannot stand where it stands, and what was meant by it."""

from difflib import get_close_matches

from lark import Token
from lark.exceptions import UnexpectedToken

from veillee.games.cendrelin.language.misspoken import Misspoken, Spot, quoted
from veillee.games.cendrelin.language.speller import Speller, atoms, joined, punctuated, split

FIGURES = [
    "un",
    "deux",
    "trois",
    "quatre",
    "cinq",
    "six",
    "sept",
    "huit",
    "neuf",
    "dix",
    "onze",
    "douze",
    "treize",
    "quatorze",
    "quinze",
    "seize",
    "dix-sept",
    "dix-huit",
    "dix-neuf",
    "vingt",
]
"""Numbers as somebody may write them; the language has figures."""
TENS = ["vingt", "trente", "quarante", "cinquante", "soixante", "quatre", "cent", "mille"]
"""How greater ones begin."""
ALIKE = 0.8
"""How alike an unknown resource and a known one must be for the one to be perhaps a slip for the other."""


def unexpected(speller: Speller, tokens: list[Token], wrong: UnexpectedToken, spot: Spot) -> Misspoken:
    """The first word that the grammar does not allow, and what could stand there."""
    found = next((at for at, token in enumerate(tokens) if token is wrong.token), len(tokens))
    before = str(tokens[found - 1]) if found else ""
    last = tokens[min(found, len(tokens) - 1)] if tokens else Token("COMMA", "")
    further = (last.start_pos or 0) + (len(last) if found == len(tokens) else 0)
    if before == ".":
        fr = "un effet est une seule phrase : reliez-en les parties par « , puis »"
        return spot.wrong(fr, "an effect is one sentence: join its parts with “, puis”", further)
    allowed = sorted(wrong.accepts or wrong.expected)
    forms = speller.fitting(allowed, before)
    word = attempt(tokens[found:], forms)
    if allowed == ["NUMBER"] and (figure := figure_for(word)):
        return expected([str(figure)], before, word, spot, further)
    if "RESOURCE" in allowed and is_new(word, forms):
        return unknown(word, forms, before, spot, further)
    return expected(closest(word, forms) or forms, before, word, spot, further)


def figure_for(word: str) -> int:
    """The number that a word says, the greatest that can be written for a greater one; 0 for any other word."""
    if word in FIGURES:
        return FIGURES.index(word) + 1
    return len(FIGURES) if word.split("-")[0] in TENS else 0


def is_new(word: str, forms: list[str]) -> bool:
    """Whether a word that stands where a resource could is none that the language knows."""
    return word[:1].isalpha() and " " not in word and not any(word in split(form) for form in forms)


def unknown(word: str, forms: list[str], before: str, spot: Spot, further: int) -> Misspoken:
    """« corbeaux » : ressource inconnue ; déclarez-la ainsi : …; what it is perhaps a slip for comes second."""
    one = word if before == "1" else word[:-1] if word[-1] in "sx" else word
    many = word if before != "1" else word if word[-1] in "sx" else word + "s"
    shown, line = quoted(word), f"ressource {quoted(one)} (m), {quoted(many)} | {quoted(one)}, {quoted(many)}"
    fr, en = f"ressource inconnue ; déclarez-la ainsi : « {line} »", f"unknown resource; declare it thus: “{line}”"
    for slip in get_close_matches(word, forms, 1, ALIKE):
        fr, en = f"{fr}, ou écrivez « {slip} »", f"{en}, or write “{slip}”"
    return spot.wrong(f"« {shown} » : {fr}", f"“{shown}”: {en}", further)


def attempt(tokens: list[Token], forms: list[str]) -> str:
    """What is written from here on, as far as it begins like one of these forms, and the word that differs."""
    words: list[str] = []
    for token in tokens:
        if words and token.type in ("COMMA", "THEN", "STOP"):
            break
        words += split(str(token))
        if not any(list(split(form)[: len(words)]) == words for form in forms):
            break
    return joined(words)


def closest(word: str, forms: list[str]) -> list[str]:
    """The form that was meant, if one can be guessed: one that begins with the same word, or looks like it."""
    if not word:
        return []
    begun = [form for form in forms if split(form)[0] == split(word)[0]]
    if begun:
        return get_close_matches(word, begun, 1, 0.0)
    return get_close_matches(word.lower(), forms, 1, 0.6) or [form for form in forms if form.startswith(word)]


def expected(forms: list[str], before: str, word: str, spot: Spot, further: int) -> Misspoken:
    """« tombes » attendu après « 2 », et non « tombe »."""
    before, word = quoted(before), quoted(word)
    fr = ", ".join(f"« {form} »" for form in forms) or "un nombre"
    en = ", ".join(f"“{form}”" for form in forms) or "a number"
    fr_where, en_where = (f"après « {before} »", f"after “{before}”") if before else ("au début", "at the start")
    fr_not, en_not = (f"« {word} »", f"“{word}”") if word else ("la fin", "the end")
    return spot.wrong(f"{fr} attendu {fr_where}, et non {fr_not}", f"{en} expected {en_where}, not {en_not}", further)


def compare(written: str, said: str, spot: Spot) -> None:
    """Refuses a sentence at the first word where what is said differs from what was written; a comma before « puis » is ours."""
    ours, theirs = atoms(said), atoms(written)
    at = 0
    for number, atom in enumerate(theirs):
        if atom.text == "puis" and ours[at].text == ",":
            at += 1
        if atom.text != ours[at].text:
            before = theirs[number - 1].text if number else ""
            raise expected([ours[at].text], before, atom.text, spot, atom.start)
        at += 1
    if punctuated(written) != said:
        raise spot.wrong(f"écrivez exactement « {said} »", f"write exactly “{said}”")
