"""Grammar of both languages: nouns with gender, number, article and elision, counted things, lists, capitals.

A phrase is a few words as they stand inside a sentence, article in lower case: « la Passeuse », “the Ferrywoman”, « une créature ».
Contraction and elision are chosen when a phrase is said; a finished sentence is never mended.
"""

from typing import Final

from veillee.core.text import Text, Tongue

VOWELS: Final = "aàâäæeéèêëiîïoôöœuùûüyÿh"
"""What a small word is elided before: an h is mute unless its noun says otherwise, a y before a vowel is none (« de Yann », « d'Yseult »)."""


def elided(word: str, phrase: str, aspirated: bool = False) -> str:
    """A small word before a phrase: « de tombes », « d'âmes », « qu'il », « l'hydre », « de haches »."""
    consonant = phrase[:1].lower() == "y" and phrase[1:2].lower() in VOWELS
    if not aspirated and phrase[:1].lower() in VOWELS and phrase and not consonant:
        return f"{word[:-1]}'{phrase}"
    return f"{word} {phrase}"


def de(phrase: str, aspirated: bool = False) -> str:
    """« de » before a phrase: du Roi, des Portes, d'une créature, de la Passeuse."""
    if phrase.startswith("le "):
        return "du " + phrase[3:]
    if phrase.startswith("les "):
        return "des " + phrase[4:]
    return elided("de", phrase, aspirated)


def au(phrase: str) -> str:
    """« à » before a phrase: au Roi, aux Portes, à la Passeuse."""
    if phrase.startswith("le "):
        return "au " + phrase[3:]
    if phrase.startswith("les "):
        return "aux " + phrase[4:]
    return "à " + phrase


def que(phrase: str, aspirated: bool = False) -> str:
    """« que » before a phrase: qu'il, que la Passeuse."""
    return elided("que", phrase, aspirated)


def si(phrase: str) -> str:
    """« si » before a clause: elided before « il » and « ils » alone."""
    return f"s'{phrase}" if phrase.startswith(("il ", "ils ")) else f"si {phrase}"


def a_or_an(phrase: str) -> str:
    """The English article, by the first letter."""
    return f"{'an' if phrase[:1].lower() in 'aeiou' else 'a'} {phrase}"


def capital(sentence: str) -> str:
    """A sentence begins with a capital, and nothing inside it does for being a card's article."""
    return sentence[:1].upper() + sentence[1:]


def listed(phrases: list[str], tongue: Tongue) -> str:
    """« a, b et c »."""
    return joined(phrases, tongue(" et ", " and "))


def joined(phrases: list[str], last: str) -> str:
    """Phrases with commas between them, and a word of its own before the last."""
    if len(phrases) < 2:
        return "".join(phrases)
    return ", ".join(phrases[:-1]) + last + phrases[-1]


def is_many(count: int, tongue: Tongue) -> bool:
    """Whether a noun after a number is plural: in French from two on, in English all but one."""
    return count >= 2 if tongue.key == "fr" else count != 1


class Noun:
    """A common noun in both languages, one and many, with its French gender; « h aspiré » elides nothing before it."""

    fr: Final[str]
    frs: Final[str]
    en: Final[str]
    ens: Final[str]
    feminine: Final[bool]
    aspirated: Final[bool]

    def __init__(
        self, fr: str, frs: str, en: str, ens: str, *, feminine: bool = False, aspirated: bool = False
    ) -> None:
        self.fr = fr
        self.frs = frs
        self.en = en
        self.ens = ens
        self.feminine = feminine
        self.aspirated = aspirated

    def form(self, many: bool, tongue: Tongue) -> str:
        """The noun alone."""
        return tongue(self.frs, self.ens) if many else tongue(self.fr, self.en)

    def counted(self, count: int, tongue: Tongue) -> str:
        """« 0 point », « 1 point », « 2 points »; “0 points”."""
        return f"{count} {self.form(is_many(count, tongue), tongue)}"

    def the(self, tongue: Tongue, many: bool = False) -> str:
        """« le trésor », « la tombe », « l'âme », « les tombes »."""
        if tongue.key != "fr":
            return f"the {self.form(many, tongue)}"
        if many:
            return tongue(f"les {self.frs}", "")
        return tongue(elided("la" if self.feminine else "le", self.fr, self.aspirated), "")

    def an(self, tongue: Tongue) -> str:
        """« un trésor », « une tombe »; “a tomb”, “an ally”."""
        if tongue.key != "fr":
            return a_or_an(self.en)
        return tongue(f"{'une' if self.feminine else 'un'} {self.fr}", "")

    def that(self, tongue: Tongue, many: bool = False) -> str:
        """« cette tombe », « ce trésor », « cet allié », « ces tombes »; “that tomb”, “those tombs”."""
        if tongue.key != "fr":
            return f"{'those' if many else 'that'} {self.form(many, tongue)}"
        if many:
            return tongue(f"ces {self.frs}", "")
        vowel = not self.aspirated and self.fr[:1].lower() in VOWELS
        return tongue(f"{self.agree('cet' if vowel else 'ce', 'cette')} {self.fr}", "")

    def none(self) -> str:
        """« aucune tombe », « aucun trésor »."""
        return f"{'aucune' if self.feminine else 'aucun'} {self.fr}"

    def of_many(self) -> str:
        """« de tombes », « d'âmes », « de haches »."""
        return elided("de", self.frs, self.aspirated)

    def agree(self, masculine: str, feminine: str) -> str:
        return feminine if self.feminine else masculine

    def __repr__(self) -> str:
        return f"Noun({self.fr!r}, {self.frs!r}, {self.en!r}, {self.ens!r}, feminine={self.feminine})"


ARTICLES: Final = ("Le ", "La ", "Les ", "L'", "L’", "Un ", "Une ", "The ", "A ", "An ")
"""How a printed name may begin whose first letter is small inside a sentence."""


class Name:
    """A proper name as it stands inside a sentence, its article in lower case; `titled` is how it is printed."""

    text: Final[Text]
    title: Final[Text]
    """As it is printed."""
    feminine: Final[bool]
    aspirated: Final[bool]

    def __init__(self, fr: str, en: str, *, feminine: bool = False, aspirated: bool = False) -> None:
        self.text = Text(in_sentence(fr), in_sentence(en))
        self.title = Text(capital(fr), capital(en))
        self.feminine = feminine
        self.aspirated = aspirated

    def said(self, tongue: Tongue) -> str:
        return self.text.said(tongue)

    def titled(self, tongue: Tongue) -> str:
        return self.title.said(tongue)

    def __repr__(self) -> str:
        return f"Name({self.text.fr!r}, {self.text.en!r}, feminine={self.feminine})"


def in_sentence(title: str) -> str:
    """A printed name with the small letter that its article has inside a sentence: « la Passeuse »."""
    return title[:1].lower() + title[1:] if title.startswith(ARTICLES) else title
