"""The parser of the controlled French: a sentence becomes the elements it says, or is refused where it goes wrong.

Reading is lenient about agreement and elision, and then strict: the words are said back, and the first place where what
is said differs from what was written is the mistake. The lexicon alone thus decides what is correct.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final

from lark import Lark, Token, Tree
from lark.common import LexerConf
from lark.exceptions import UnexpectedToken
from lark.lexer import Lexer

from veillee.core.text import FR
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
from veillee.games.cendrelin.language.correction import compare, unexpected
from veillee.games.cendrelin.language.effect import Effect, Goal, Part
from veillee.games.cendrelin.language.elements import (
    HIM,
    YOU,
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
from veillee.games.cendrelin.language.lexicon import Counted
from veillee.games.cendrelin.language.misspoken import START, Spot, quoted
from veillee.games.cendrelin.language.sense import check_sense
from veillee.games.cendrelin.language.speller import Speller, plain, spelt, whole

MOST: Final = 20
"""The largest number a sentence may hold."""


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

    def __init__(self, resources: list[Counted]) -> None:
        self.speller = Speller(resources)

    def effect(self, sentence: str, spot: Spot = START) -> Effect:
        """The effect a sentence says."""
        read = self.read(sentence, spot)
        if not isinstance(read, Effect):
            raise spot.wrong("un effet est attendu, pas un objectif", "an effect is expected, not an objective")
        return read

    def goal(self, sentence: str, spot: Spot = START) -> Goal:
        """The goal a sentence says: « tant que … », « dès que … »."""
        read = self.read(sentence, spot)
        if not isinstance(read, Goal):
            fr = "un objectif commence par « Tant que » ou « Dès que »"
            raise spot.wrong(fr, "an objective begins with “Tant que” or “Dès que”")
        return read

    def read(self, sentence: str, spot: Spot) -> Effect | Goal:
        """The words of a sentence, once they are said back identically, or as the rulebook would write them."""
        sentence = spelt(sentence, self.speller.words)
        spot.refuse_invisible(sentence)
        tokens = list(self.speller.tokens(sentence))
        try:
            tree = parser().parse(tokens)
        except UnexpectedToken as wrong:
            raise unexpected(self.speller, tokens, wrong, spot, sentence) from None
        said = self.sentence(tree.children[0], spot)
        compare(sentence, plain(said.say(FR)), spot)
        check_sense(said, spot)
        return said

    def sentence(self, tree: Any, spot: Spot) -> Effect | Goal:
        if tree.data == "effect":
            return Effect([Part([self.word(element, spot) for element in trees(part)]) for part in trees(tree)])
        return Goal([self.condition(clause, spot) for clause in trees(tree)], tree.data == "once")

    def word(self, tree: Tree[Token], spot: Spot) -> Element:
        """The word an element says."""
        rule = str(tree.data)
        if rule == "if_":
            return self.condition(trees(tree)[0], spot)
        if rule == "wish":
            return Wish()
        if rule == "designate":
            return Designate()
        amount = number(tree, spot)
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

    def condition(self, tree: Tree[Token], spot: Spot) -> Condition:
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
                return self.more(tree, spot)
            case "none":
                return AtMost(0, self.noun(tree))
            case "you_have_most":
                return HasMost(self.noun(tree))
            case "you_have_none" | "he_has_none":
                return Has(0, self.noun(tree), rule == "he_has_none", True)
        amount = number(tree, spot)
        match rule:
            case "at_least":
                return AtLeast(amount, self.noun(tree))
            case "at_most":
                return AtMost(amount, self.noun(tree))
        return Has(amount, self.noun(tree), rule.startswith("he_"), rule.endswith("_at_most"))

    def more(self, tree: Tree[Token], spot: Spot) -> More:
        """« il y a plus de tombes que de fosses », and not than of themselves."""
        more, less = self.nouns(tree)
        if more == less:
            said = f"plus {more.of_many()} que {less.of_many()}"
            fr = f"« {said} » : comparez deux ressources différentes"
            raise spot.wrong(fr, f"“{said}”: compare two different resources")
        return More(more, less)

    def nouns(self, tree: Tree[Token]) -> list[Counted]:
        leaves = [str(leaf) for leaf in tree.scan_values(lambda leaf: str(leaf) in self.speller.counted)]
        return [self.speller.counted[leaf] for leaf in leaves]

    def noun(self, tree: Tree[Token]) -> Counted:
        return self.nouns(tree)[0]


def trees(tree: Tree[Token]) -> list[Tree[Token]]:
    return [child for child in tree.children if isinstance(child, Tree)]


def number(tree: Tree[Token], spot: Spot) -> int:
    """The number of an element, from 1 to MOST."""
    token = next(child for child in tree.children if isinstance(child, Token) and child.type == "NUMBER")
    amount = whole(token)
    if not 1 <= amount <= MOST:
        fr = f"« {quoted(token)} » : un nombre de 1 à {MOST} est attendu ; écrivez « {MOST if amount else 1} »"
        en = f"“{quoted(token)}”: a number from 1 to {MOST} is expected; write “{MOST if amount else 1}”"
        raise spot.wrong(fr, en, token.start_pos or 0)
    return amount
