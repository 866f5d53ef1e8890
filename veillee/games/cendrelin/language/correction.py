"""The parser's error messages: the first word of a sentence that cannot stand where it stands, and what was meant by it."""

from difflib import SequenceMatcher, get_close_matches

from lark import Token
from lark.exceptions import UnexpectedToken

from veillee.games.cendrelin.language.misspoken import QUOTED, Misspoken, Spot, quoted
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
GREATER = (
    "une zéro vingts trente quarante cinquante soixante septante huitante nonante cent cents mille million millions et"
)
NUMERALS = {part for words in [*FIGURES, *GREATER.split()] for part in words.split("-")}
"""What numbers in words are made of, the greater ones too."""
ALIKE = 0.8
"""How alike what is written and a form of the lexicon must be for the one to be perhaps a slip for the other."""
ENDS = ("COMMA", "THEN", "STOP")
"""What an element of an effect ends with."""
AFTER_NOUN = (*ENDS, "THAN", "ARE", "NOT", "AND")
"""What can follow a resource."""
SUPERFLUOUS = ("UNKNOWN", "OF", "THE", "AT_ALL", "YOU")
"""What somebody may write before a word that could stand without it: « créez 2 des tombes », « vous gagnez 1 mana »."""
FARTHEST = 4
"""How far from the first wrong word such a word is looked for."""
CLAIMS = {"HAVE", "HAS", "ARE", "IS"}
"""The verb of another condition."""
DEEDS = {"CREATE", "DISCARD", "GAIN", "SPEND", "LOSE", "RENOUNCE", "RETURN", "PREPARE", "EMPLOY", "DESIGNATE"}
HIS_DEEDS = {"GAINS", "SPENDS", "LOSES", "RETURNS"}

Meant = tuple[int, str] | None
"""How many words are wrong, and what would be right in their place."""


class Rest:
    """What is left of an element from its first wrong word on, as tokens and as it is written."""

    def __init__(self, tokens: list[Token], sentence: str) -> None:
        end = next((at for at, token in enumerate(tokens) if at and token.type in ENDS), len(tokens))
        start = (tokens[0].start_pos or 0) if tokens else len(sentence)
        self.tokens = tokens[:end]
        self.text = sentence[start : tokens[end].start_pos if end < len(tokens) else len(sentence)]
        self.words = atoms(self.text)
        if start == 0:
            self.text = self.text[:1].lower() + self.text[1:]

    def first(self, count: int) -> str:
        """The first words as they are written; the capital of the sentence is no part of them."""
        last = self.words[count - 1]
        return self.text[: last.start + len(last.text)]


def unexpected(speller: Speller, tokens: list[Token], wrong: UnexpectedToken, spot: Spot, sentence: str) -> Misspoken:
    """The first word that the grammar does not allow, and what could stand there."""
    found = next((at for at, token in enumerate(tokens) if token is wrong.token), len(tokens))
    before = str(tokens[found - 1]) if found else ""
    last = tokens[min(found, len(tokens) - 1)] if tokens else Token("COMMA", "")
    further = (last.start_pos or 0) + (len(last) if found == len(tokens) else 0)
    if before == ".":
        return beyond(tokens[0], tokens[found:], spot, further)
    allowed = sorted(wrong.accepts or wrong.expected)
    forms = speller.fitting(allowed, before)
    if before == "vous" and tokens[found - 2].type == "IF":
        forms.append("le souhaitez")
    rest = Rest(tokens[found:], sentence)
    if meant := (
        figure_for(rest, allowed) or slip_for(rest, forms, before) or surplus(speller, rest, allowed, forms, before)
    ):
        count, right = meant
        return expected([right], before, rest.first(count), spot, further)
    if "RESOURCE" in allowed and (words := new_words(rest, forms)):
        one, many = names_of(words, before)
        if speller.free(one) and speller.free(many) and len(many) <= QUOTED:
            return unknown(joined(words), one, many, forms, before, spot, further)
    word = attempt(tokens[found:], forms)
    return expected(closest(word, forms) or forms, before, word, spot, further)


def beyond(opening: Token, more: list[Token], spot: Spot, further: int) -> Misspoken:
    """What follows the full stop: more of the same, to be joined to it, or what is no part of the sentence."""
    goal, said = opening.type in ("WHILE", "ONCE"), {token.type for token in more}
    if goal and said & CLAIMS:
        fr = "un objectif est une seule phrase : reliez-en les conditions par « et que »"
        return spot.wrong(fr, "an objective is one sentence: join its conditions with “et que”", further)
    if not goal and said & (DEEDS | HIS_DEEDS):
        fr = "un effet est une seule phrase : reliez-en les parties par « , puis »"
        return spot.wrong(fr, "an effect is one sentence: join its parts with “, puis”", further)
    fr = "la phrase finit au point : effacez ce qui le suit"
    return spot.wrong(fr, "the sentence ends with its full stop: delete what follows it", further)


def figure_for(rest: Rest, allowed: list[str]) -> Meant:
    """The number that words say; the greatest that can be written for a greater one, the least for none."""
    words = [word.text.lower() for word in rest.words]
    count = next((at for at, word in enumerate(words) if not set(word.split("-")) <= NUMERALS), len(words))
    while count and words[count - 1] == "et":
        count -= 1
    if count == 0 or words[0] == "et" or allowed != ["NUMBER"]:
        return None
    said = "-".join(words[:count]).replace("une", "un").replace("zéro", "un")
    return count, str(FIGURES.index(said) + 1 if said in FIGURES else len(FIGURES))


def slip_for(rest: Rest, forms: list[str], before: str) -> Meant:
    """The form of several words that was meant: « désignez un autr cendrelin », « rose noires »; not of one said twice."""
    best: Meant = None
    most = ALIKE
    for form in forms:
        size = len(split(form))
        if size == 1 or (rest.words and before.endswith(rest.words[0].text)):
            continue
        for count in range(max(1, size - 2), min(size + 1, len(rest.words)) + 1):
            written = rest.first(count)
            # What is so much longer cannot be so alike, and comparing it could take long.
            likeness = SequenceMatcher(None, written, form).ratio() if len(written) < 2 * len(form) else 0.0
            if likeness > most:
                best, most = (count, form), likeness
    return best


def surplus(speller: Speller, rest: Rest, allowed: list[str], forms: list[str], before: str) -> Meant:
    """A word that can stand there, after some that are too many: « gagnez 2 points de mana », « au moins moins 3 »."""
    if rest.words and get_close_matches(rest.words[0].text, forms, 1, ALIKE):
        return None
    count = 0
    for at, token in enumerate(rest.tokens[:FARTHEST]):
        count += len(split(str(token)))
        if at and token.type in allowed and token.type != "HE":
            noun = speller.nouns.get(str(token))
            right = [form for form in (noun.fr, noun.frs) if form in forms] if noun else [str(token)]
            return count, right[0]
        again = token.type in ENDS and before in ("", ",", "puis", ", puis")
        if not (again or token.type in SUPERFLUOUS or before.endswith(str(token))):
            return None
    return None


def new_words(rest: Rest, forms: list[str]) -> list[str]:
    """The words that stand where a resource could, and that nobody knows; none where they are part of a known one."""
    size = 0
    for at, token in enumerate(rest.tokens):
        inside = at > 0 and token.type == "OF" and at + 1 < len(rest.tokens)
        if token.type != "UNKNOWN" and not (inside and rest.tokens[at + 1].type == "UNKNOWN"):
            break
        size = at + 1
    if size < len(rest.tokens) and rest.tokens[size].type not in AFTER_NOUN:
        size = min(size, 1)
    words = [str(token) for token in rest.tokens[:size]]
    return [] if size == 1 and any(words[0] in split(form) for form in forms) else words


def names_of(words: list[str], before: str) -> tuple[str, str]:
    """The singular and the plural of a new resource: « couteau d'or », « couteaux d'or »."""
    cut = next((at for at, word in enumerate(words) if word in ("de", "d'")), len(words))
    heads = words[:cut]
    if before in ("1", "aucun", "aucune"):
        many = [word if word[-1] in "sxz" else word + "s" for word in heads]
        return joined(words).lower(), joined(many + words[cut:]).lower()
    one = [word[:-1] if len(word) > 1 and word[-1] in "sx" else word for word in heads]
    return joined(one + words[cut:]).lower(), joined(words).lower()


def unknown(word: str, one: str, many: str, forms: list[str], before: str, spot: Spot, further: int) -> Misspoken:
    """« corbeaux » : ressource inconnue ; déclarez-la ainsi : …; what it is perhaps a slip for comes second."""
    shown, gender = quoted(word), "f" if before == "aucune" else "m"
    line = f"ressource {one} ({gender}), {many} | {one}, {many}"
    fr, en = f"ressource inconnue ; déclarez-la ainsi : « {line} »", f"unknown resource; declare it thus: “{line}”"
    for slip in get_close_matches(word, forms, 1, ALIKE):
        fr, en = f"{fr}, ou écrivez « {slip} »", f"{en}, or write “{slip}”"
    return spot.wrong(f"« {shown} » : {fr}", f"“{shown}”: {en}", further)


def attempt(tokens: list[Token], forms: list[str]) -> str:
    """What is written from here on, as far as it begins like one of these forms, and the word that differs.

    A word the language knows is not part of it: in « tant il y a » the second word of « tant que » is only missing.
    """
    words: list[str] = []
    for token in tokens:
        longer = [*words, *split(str(token))]
        fits = any(list(split(form)[: len(longer)]) == longer for form in forms)
        if not words or fits or token.type == "UNKNOWN":
            words = longer
        if not fits:
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
