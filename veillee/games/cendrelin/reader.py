"""Reads the controlled French: a sentence becomes the words it says, or is refused where it goes wrong.

Reading is lenient about agreement and elision, and then strict: the words are said back, and the first place where what
is said differs from what was written is the mistake. The lexicon alone thus decides what is correct.
"""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final

from lark import Lark, Token, Tree
from lark.common import LexerConf
from lark.exceptions import UnexpectedToken
from lark.lexer import Lexer

from veillee.core.match import Illegal
from veillee.core.text import FR
from veillee.games.cendrelin.conditions import (
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
from veillee.games.cendrelin.effect import Effect, Goal, Part
from veillee.games.cendrelin.lexicon import HELD, WORDS, Noun, noun_words
from veillee.games.cendrelin.words import (
    HIM,
    YOU,
    Create,
    Designate,
    Discard,
    Employ,
    Gain,
    Lose,
    Prepare,
    Renounce,
    Return,
    Spend,
    Word,
)

ATOM: Final = re.compile(r"\d+|[^\W\d_]+(?:-[^\W\d_]+)*'?|[^\s]")
MOST: Final = 20
"""The largest number a sentence may hold."""


class Misspoken(Illegal):
    """A sentence that is not in the language: where, which word, and what would be right."""

    line: int
    column: int

    def __init__(self, line: int, column: int, fr: str, en: str) -> None:
        super().__init__("sentence", f"ligne {line}, colonne {column} : {fr}", f"line {line}, column {column}: {en}")
        self.line = line
        self.column = column


def plain(text: str) -> str:
    """The text as the language writes it: straight apostrophes, ordinary spaces."""
    return text.replace("’", "'").replace("\u202f", " ").replace("\u00a0", " ")


class Atom:
    """One word, number or mark of a sentence, and where it stands."""

    def __init__(self, text: str, column: int) -> None:
        self.text = text
        self.column = column


def atoms(sentence: str) -> list[Atom]:
    """The sentence cut into words; its first letter loses its capital."""
    found = [Atom(match.group(), match.start() + 1) for match in ATOM.finditer(plain(sentence))]
    if found:
        found[0].text = found[0].text[0].lower() + found[0].text[1:]
    return found


class Speller:
    """The forms of every word of one lexicon, by terminal of the grammar."""

    def __init__(self, resources: list[Noun]) -> None:
        self.nouns = {form: noun for noun in [*resources, *HELD] for form in (noun.one, noun.many)}
        self.forms = {**WORDS, **noun_words(resources)}
        self.phrases: dict[tuple[str, ...], str] = {}
        for terminal, forms in self.forms.items():
            for form in forms:
                self.phrases[tuple(atom.text for atom in atoms(form))] = terminal
        self.longest = max(len(phrase) for phrase in self.phrases)

    def tokens(self, sentence: str) -> Iterator[Token]:
        """The longest phrases of the lexicon, one after the other; a word it does not know is UNKNOWN."""
        words = atoms(sentence)
        at = 0
        while at < len(words):
            size, terminal = self.phrase_at(words, at)
            value = " ".join(atom.text for atom in words[at : at + size]).replace("' ", "'").replace(" ,", ",")
            yield Token(terminal, value, column=words[at].column)
            at += size

    def phrase_at(self, words: list[Atom], at: int) -> tuple[int, str]:
        for size in range(min(self.longest, len(words) - at), 0, -1):
            terminal = self.phrases.get(tuple(atom.text for atom in words[at : at + size]))
            if terminal is not None:
                return size, terminal
        return 1, "NUMBER" if words[at].text.isdigit() else "UNKNOWN"


class SpellerLexer(Lexer):
    """What Lark needs of a lexer: it is handed tokens already cut."""

    __future_interface__: ClassVar[int] = 2

    def __init__(self, conf: LexerConf) -> None:
        pass

    def lex(self, lexer_state: Any, parser_state: object) -> Iterator[Token]:
        return iter(lexer_state.text)


@cache
def parser() -> Lark:
    grammar = (Path(__file__).parent / "effect.lark").read_text(encoding="utf-8")
    return Lark(grammar, parser="lalr", lexer=SpellerLexer)


class Reader:
    """Reads the sentences of one box: its resources are its own."""

    def __init__(self, resources: list[Noun]) -> None:
        self.speller = Speller(resources)

    def effect(self, sentence: str, line: int = 1, column: int = 1) -> Effect:
        """The effect a sentence says."""
        read = self.read(sentence, line, column)
        if not isinstance(read, Effect):
            raise Misspoken(line, column, "un effet est attendu, pas un objectif", "an effect is expected, not a goal")
        return read

    def goal(self, sentence: str, line: int = 1, column: int = 1) -> Goal:
        """The goal a sentence says: « tant que … », « dès que … »."""
        read = self.read(sentence, line, column)
        if not isinstance(read, Goal):
            raise Misspoken(
                line,
                column,
                "un objectif commence par « Tant que » ou « Dès que »",
                "an objective begins with « Tant que » or « Dès que »",
            )
        return read

    def read(self, sentence: str, line: int, column: int) -> Effect | Goal:
        """The words of a sentence, once they are said back identically."""
        tokens = list(self.speller.tokens(sentence))
        try:
            tree = parser().parse(tokens)
        except UnexpectedToken as wrong:
            raise self.unexpected(tokens, wrong, line, column) from None
        said = self.sentence(tree.children[0], line, column)
        compare(sentence, plain(said.say(FR)), line, column)
        if isinstance(said, Effect):
            check_sense(said, line, column)
        return said

    def unexpected(self, tokens: list[Token], wrong: UnexpectedToken, line: int, column: int) -> Misspoken:
        """The first word that cannot stand where it stands, and what could."""
        found = next((at for at, token in enumerate(tokens) if token is wrong.token), len(tokens))
        before = str(tokens[found - 1]) if found else ""
        word = str(tokens[found]) if found < len(tokens) else ""
        forms = [form for name in sorted(wrong.accepts or wrong.expected) for form in self.speller.forms.get(name, [])]
        if before == ",":
            forms.append("puis")
        close = get_close_matches(word, forms, 1, 0.6) or [form for form in forms if word and form.startswith(word)]
        last = tokens[min(found, len(tokens) - 1)] if tokens else Token("COMMA", "", column=1)
        place = column - 1 + (last.column or 1) + (len(last) if found == len(tokens) else 0)
        return expected(line, place, close or forms, before, word)

    # From the tree to the words

    def sentence(self, tree: Any, line: int, column: int) -> Effect | Goal:
        if tree.data == "effect":
            parts = [child for child in tree.children if isinstance(child, Tree)]
            return Effect([Part([self.word(element, line, column) for element in trees(part)]) for part in parts])
        return Goal([self.condition(child, line, column) for child in trees(tree)], tree.data == "once")

    def word(self, tree: Tree[Token], line: int, column: int) -> Word:
        """The word an element says."""
        rule = str(tree.data)
        if rule == "if_":
            return self.condition(trees(tree)[0], line, column)
        if rule == "wish":
            return Wish()
        if rule == "designate":
            return Designate()
        amount = number(tree, line, column)
        match rule:
            case "create":
                return Create(amount, self.noun(tree))
            case "discard":
                return Discard(amount, self.noun(tree))
            case "prepare":
                return Prepare(amount, self.noun(tree))
            case "employ":
                return Employ(amount, self.noun(tree))
            case "renounce":
                return Renounce(amount)
            case "gain" | "he_gains":
                return Gain(amount, rule == "he_gains")
            case "spend" | "he_spends":
                return Spend(amount, rule == "he_spends")
            case "lose" | "he_loses":
                return Lose(amount, rule == "he_loses")
        return Return(amount, rule == "he_returns")

    def condition(self, tree: Tree[Token], line: int, column: int) -> Condition:
        """The condition a clause says."""
        rule = str(tree.data)
        match rule:
            case "your_soul" | "your_soul_not":
                return SoulComplete(YOU, rule == "your_soul")
            case "his_soul" | "his_soul_not":
                return SoulComplete(HIM, rule == "his_soul")
            case "abundant" | "scarce":
                return Abundant(self.noun(tree), rule == "abundant")
            case "more":
                first, second = self.nouns(tree)
                return More(first, second)
            case "none":
                return AtMost(0, self.noun(tree))
            case "you_have_most":
                return HasMost(self.noun(tree))
            case "you_have_none" | "he_has_none":
                return Has(0, self.noun(tree), rule == "he_has_none", True)
        amount = number(tree, line, column)
        match rule:
            case "at_least":
                return AtLeast(amount, self.noun(tree))
            case "at_most":
                return AtMost(amount, self.noun(tree))
        return Has(amount, self.noun(tree), rule.startswith("he_"), rule.endswith("_at_most"))

    def nouns(self, tree: Tree[Token]) -> list[Noun]:
        leaves = [str(leaf) for leaf in tree.scan_values(lambda leaf: str(leaf) in self.speller.nouns)]
        return [self.speller.nouns[leaf] for leaf in leaves]

    def noun(self, tree: Tree[Token]) -> Noun:
        return self.nouns(tree)[0]


def trees(tree: Tree[Token]) -> list[Tree[Token]]:
    return [child for child in tree.children if isinstance(child, Tree)]


def number(tree: Tree[Token], line: int, column: int) -> int:
    """The number of an element, from 1 to MOST."""
    token = next(child for child in tree.children if isinstance(child, Token) and child.type == "NUMBER")
    if not 1 <= int(token) <= MOST:
        place = column - 1 + (token.column or 1)
        raise Misspoken(
            line,
            place,
            f"« {token} » : un nombre de 1 à {MOST} est attendu",
            f"“{token}”: a number from 1 to {MOST} is expected",
        )
    return int(token)


def expected(line: int, column: int, forms: list[str], before: str, word: str) -> Misspoken:
    """« tombes » attendu après « 2 », et non « tombe »."""
    fr = ", ".join(f"« {form} »" for form in forms) or "un nombre"
    en = ", ".join(f"“{form}”" for form in forms) or "a number"
    if before:
        fr_where, en_where = f" après « {before} »", f" after “{before}”"
    else:
        fr_where, en_where = " au début", " at the start"
    fr_not, en_not = (f", et non « {word} »", f", not “{word}”") if word else (", et non la fin", ", not the end")
    return Misspoken(line, column, f"{fr} attendu{fr_where}{fr_not}", f"{en} expected{en_where}{en_not}")


def compare(written: str, said: str, line: int, column: int) -> None:
    """Refuses a sentence at the first word where what is said differs from what was written."""
    ours, theirs = atoms(said), atoms(written)
    for at, atom in enumerate(theirs):
        if at >= len(ours) or atom.text != ours[at].text:
            right = [ours[at].text] if at < len(ours) else []
            before = theirs[at - 1].text if at else ""
            raise expected(line, column - 1 + atom.column, right, before, atom.text)
    if plain(written) != said:
        raise Misspoken(line, column, f"écrivez exactement « {said} »", f"write exactly « {said} »")


def check_sense(effect: Effect, line: int, column: int) -> None:
    """Refuses « il » where nobody was designated, and a thing said twice in one part."""
    designated = False
    for part in effect.parts:
        designated = designated or part.designates
        if part.his and not designated:
            raise Misspoken(
                line,
                column,
                f"« {plain(part.his[0].say(FR))} » : personne n'a été désigné ; écrivez d'abord « désignez un autre cendrelin »",
                f"« {plain(part.his[0].say(FR))} »: nobody was designated; write « désignez un autre cendrelin » first",
            )
        kinds = [re.sub(r"\d+ ", "", plain(word.say(FR))).rstrip("s") for word in part.words]
        for at, kind in enumerate(kinds):
            if kind in kinds[:at]:
                twice = plain(part.words[at].say(FR))
                raise Misspoken(
                    line,
                    column,
                    f"« {twice} » : déjà dit dans cette partie ; additionnez, ou séparez par « puis »",
                    f"« {twice} »: already said in this part; add up, or separate with « puis »",
                )
