"""The tokenizer: cuts a sentence into the words of the lexicon, whatever editor it was written with."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

from lark import Token

from veillee.core.grammar import Noun
from veillee.games.cendrelin.language.lexicon import ACTION, FRAGMENT, HELD, WORDS, Counted, noun_words

ATOM: Final = re.compile(r"[0-9]+|[^\W\d_]+(?:-[^\W\d_]+)*'?|[^\s]")
NAME: Final = re.compile(r"[^\W\d_]+(?:[ '-][^\W\d_]+)*")
"""What the name of a resource looks like."""


def plain(text: str) -> str:
    """The text as the language writes it: accents on their letters, straight apostrophes, ordinary spaces."""
    return re.sub(r"\s", " ", unicodedata.normalize("NFC", text).replace("’", "'"))


def whole(text: str) -> int:
    """The number that a text is, in ordinary figures and no more than four of them; else -1."""
    return int(text) if re.fullmatch("[0-9]{1,4}", text) else -1


class Atom:
    """One word, number or mark of a sentence, and how far into it that stands."""

    def __init__(self, text: str, start: int) -> None:
        self.text = text
        self.start = start


def atoms(sentence: str) -> list[Atom]:
    """The sentence cut into words; its first letter loses its capital."""
    found = [Atom(match.group(), match.start()) for match in ATOM.finditer(plain(sentence))]
    if found:
        found[0].text = found[0].text[0].lower() + found[0].text[1:]
    return found


def spelt(sentence: str, known: set[str]) -> str:
    """The sentence with small letters where the rulebook writes « Dégâts », « Hommages », « Pactes »: no letter moves."""
    found = list(plain(sentence))
    for match in ATOM.finditer("".join(found)):
        word = match.group()
        if word not in known and word.lower() in known:
            found[match.start() or 1 : match.end()] = word.lower() if match.start() else word[1:].lower()
    return "".join(found)


def punctuated(sentence: str) -> str:
    """With a comma before every « puis », where the rulebook has none."""
    return re.sub(r"(?<=[^\s,]) puis\b", ", puis", sentence)


def split(form: str) -> tuple[str, ...]:
    """A form of the lexicon, word by word."""
    return tuple(ATOM.findall(form))


def joined(words: list[str]) -> str:
    """The form that such words make."""
    return " ".join(words).replace("' ", "'").replace(" ,", ",")


class Speller:
    """The forms of every word of one lexicon, by terminal of the grammar."""

    def __init__(self, resources: list[Counted]) -> None:
        self.counted = {form: noun for noun in [*resources, *HELD] for form in (noun.fr, noun.frs)}
        self.nouns: dict[str, Noun] = {form: noun for noun in (ACTION, FRAGMENT) for form in (noun.fr, noun.frs)}
        self.nouns.update(self.counted)
        self.forms = {**WORDS, **noun_words(resources)}
        self.phrases: dict[tuple[str, ...], str] = {}
        for terminal, forms in self.forms.items():
            for form in forms:
                self.phrases[split(form)] = terminal
        self.phrases[("puis",)] = "THEN"
        self.words = {word for phrase in self.phrases for word in phrase}
        self.longest = max(len(phrase) for phrase in self.phrases)

    def tokens(self, sentence: str) -> Iterator[Token]:
        """The longest phrases of the lexicon, one after the other; a word it does not know is UNKNOWN."""
        words = atoms(sentence)
        at = 0
        while at < len(words):
            size, terminal = self.phrase_at(words, at)
            value = joined([atom.text for atom in words[at : at + size]])
            yield Token(terminal, value, start_pos=words[at].start)
            at += size

    def phrase_at(self, words: list[Atom], at: int) -> tuple[int, str]:
        for size in range(min(self.longest, len(words) - at), 0, -1):
            terminal = self.phrases.get(tuple(atom.text for atom in words[at : at + size]))
            if terminal is not None:
                return size, terminal
        return 1, "NUMBER" if words[at].text[0] in "0123456789" else "UNKNOWN"

    def says(self, name: str) -> bool:
        """Whether a name is made of phrases of the lexicon, the last perhaps cut short.

        A sentence could then say these words and mean something else: « que tout » begins « que tout autre cendrelin ».
        """
        words = atoms(name)
        at = 0
        while at < len(words):
            size, terminal = self.phrase_at(words, at)
            if terminal == "UNKNOWN":
                rest = tuple(atom.text for atom in words[at:])
                return at > 0 and any(phrase[: len(rest)] == rest for phrase in self.phrases)
            at += size
        return True

    def free(self, name: str) -> bool:
        """Whether a new resource could have this name."""
        fit = NAME.fullmatch(name) is not None and name == name.lower()
        return fit and name not in self.counted and not self.says(name)

    def fitting(self, terminals: list[str], before: str) -> list[str]:
        """The forms of these terminals that can stand after a word: after « 2 », plurals."""
        forms = [form for terminal in terminals for form in self.forms.get(terminal, [])]
        if before == ",":
            forms.append("puis")
        if whole(before) < 0:
            return forms
        return [
            form
            for form in forms
            if form not in self.nouns or form == (self.nouns[form].fr if before == "1" else self.nouns[form].frs)
        ]
