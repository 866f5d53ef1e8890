"""What is asked and told: prompts and facts, each declared once with its kinds and both sentences.

A sentence is a template over the particulars of a question or a fact:

    {0}              the first particular, as its kind names it
    {de 0} {à 0}     with the small French word before it: du Roi, d'Anna, aux Portes; {que 0} likewise
    {0's}            the English possessive: Anna's, your
    [place|placez]   the form that agrees with particular 0, [1:lui|vous] with particular 1

A seat agrees by whether it is the reader (the others' form | the reader's), a face or noun by gender (masculine | feminine), a count or
a list by number (one | several, or none | one | several). Alternatives may hold particulars and other alternatives.
"""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from veillee.core.grammar import Name, Noun, au, capital, de, is_many, que
from veillee.core.pieces import AU, DE, FACE, OWNER, PLACE, PLAIN, QUE, SEAT, TEXT, WRITTEN, Piece, Pieces
from veillee.core.text import Text, Tongue, typeset

if TYPE_CHECKING:
    from veillee.core.match import Match

EVERYONE: Final = -1
"""The mask of all seats, spectators included."""


# The things a sentence speaks of


@mypyc_attr(allow_interpreted_subclasses=True)
class Thing:
    """Something a sentence names."""

    def pieces(self, form: int, tongue: Tongue) -> Pieces:
        """Its name after a small word (DE, AU, QUE), as an owner, or as it is."""
        raise NotImplementedError

    def which(self, ways: int, tongue: Tongue) -> int:
        """Which of so many forms agrees with it."""
        return 0


class Someone(Thing):
    """A seat, which has no name yet."""

    seat: Final[int]
    mine: Final[bool]

    def __init__(self, seat: int, reader: int) -> None:
        self.seat = seat
        self.mine = seat == reader

    def pieces(self, form: int, tongue: Tongue) -> Pieces:
        return [Piece(SEAT, "", self.seat, "", form)]

    def which(self, ways: int, tongue: Tongue) -> int:
        return 1 if self.mine else 0


class Called(Thing):
    """A thing with a name: a printed face, a place of the table, or neither."""

    name: Final[Name]
    face: Final[int]
    at: Final[str]

    def __init__(self, name: Name, face: int = -1, at: str = "") -> None:
        self.name = name
        self.face = face
        self.at = at

    def pieces(self, form: int, tongue: Tongue) -> Pieces:
        kind = PLACE if self.at else (FACE if self.face >= 0 else TEXT)
        return [Piece(kind, formed(self.name.said(tongue), form, self.name.aspirated), self.face, self.at)]

    def which(self, ways: int, tongue: Tongue) -> int:
        return 1 if self.name.feminine else 0


class Quoted(Thing):
    """A printed face by its title, between quotation marks."""

    name: Final[Name]
    face: Final[int]

    def __init__(self, name: Name, face: int) -> None:
        self.name = name
        self.face = face

    def pieces(self, form: int, tongue: Tongue) -> Pieces:
        opened = formed(tongue("« ", "“"), form, True)
        title = Piece(FACE, self.name.titled(tongue), self.face)
        return [Piece(TEXT, opened), title, Piece(TEXT, tongue(" »", "”"))]

    def which(self, ways: int, tongue: Tongue) -> int:
        return 1 if self.name.feminine else 0


class Count(Thing):
    """A number, with the noun it counts if there is one."""

    count: Final[int]
    noun: Final[Noun | None]

    def __init__(self, count: int, noun: Noun | None = None) -> None:
        self.count = count
        self.noun = noun

    def pieces(self, form: int, tongue: Tongue) -> Pieces:
        said = str(self.count) if self.noun is None else self.noun.counted(self.count, tongue)
        return [Piece(TEXT, formed(said, form, False))]

    def which(self, ways: int, tongue: Tongue) -> int:
        return by_number(self.count, ways, tongue)


class Several(Thing):
    """Things in a list: a, b and c."""

    things: Final[list[Thing]]

    def __init__(self, things: list[Thing]) -> None:
        self.things = things

    def pieces(self, form: int, tongue: Tongue) -> Pieces:
        said: Pieces = []
        last = len(self.things) - 1
        for at, thing in enumerate(self.things):
            if at > 0:
                said.append(Piece(TEXT, tongue(" et ", " and ") if at == last else ", "))
            said += thing.pieces(form, tongue)
        return said

    def which(self, ways: int, tongue: Tongue) -> int:
        return by_number(len(self.things), ways, tongue)


class Words(Thing):
    """Words that are said already."""

    said: Final[Pieces]
    feminine: Final[bool]

    def __init__(self, said: Pieces, feminine: bool = False) -> None:
        self.said = said
        self.feminine = feminine

    def pieces(self, form: int, tongue: Tongue) -> Pieces:
        if form == PLAIN or not self.said:
            return self.said
        first = self.said[0]
        if first.kind == SEAT:
            return [Piece(SEAT, "", first.number, "", form), *self.said[1:]]
        return [Piece(first.kind, formed(first.text, form, False), first.number, first.at), *self.said[1:]]

    def which(self, ways: int, tongue: Tongue) -> int:
        return 1 if self.feminine else 0


def words(text: str, feminine: bool = False) -> Words:
    """A phrase that is said already and names nothing on the table."""
    return Words([Piece(TEXT, text)] if text else [], feminine)


def formed(phrase: str, form: int, aspirated: bool) -> str:
    if form == PLAIN:
        return phrase
    if form == OWNER:
        return phrase + "’s"
    return typeset(de(phrase, aspirated) if form == DE else au(phrase) if form == AU else que(phrase, aspirated))


def by_number(count: int, ways: int, tongue: Tongue) -> int:
    """One or several; with three forms, none, one or several."""
    if ways == 3:
        return min(count, 2)
    return 1 if is_many(count, tongue) else 0


# Templates


class Part:
    """A part of a template: text, a particular (`at` and the form it takes), or forms of which one agrees with it."""

    text: Final[str]
    at: Final[int]
    form: Final[int]
    ways: Final["list[list[Part]]"]

    def __init__(self, text: str, at: int, form: int, ways: "list[list[Part]]") -> None:
        self.text = text
        self.at = at
        self.form = form
        self.ways = ways


FORMS: Final[dict[str, int]] = {"de ": DE, "à ": AU, "que ": QUE}


class Reader:
    """Reads one template, from left to right."""

    source: Final[str]
    at: int

    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0

    def parts(self, ends: str) -> list[Part]:
        """The parts up to one of some marks, which is left to be read."""
        found: list[Part] = []
        begun = self.at
        source = self.source
        while self.at < len(source) and source[self.at] not in ends:
            mark = source[self.at]
            if mark not in "{[":
                self.at += 1
                continue
            if begun < self.at:
                found.append(Part(source[begun : self.at], -1, PLAIN, []))
            found.append(self.particular() if mark == "{" else self.agreement())
            begun = self.at
        if begun < self.at:
            found.append(Part(source[begun : self.at], -1, PLAIN, []))
        return found

    def particular(self) -> Part:
        """{0}, {de 0}, {0's}"""
        end = self.source.index("}", self.at)
        inside = self.source[self.at + 1 : end]
        self.at = end + 1
        if inside.endswith("’s"):
            return Part("", int(inside[:-2]), OWNER, [])
        for word, form in FORMS.items():
            if inside.startswith(word):
                return Part("", int(inside[len(word) :]), form, [])
        return Part("", int(inside), PLAIN, [])

    def agreement(self) -> Part:
        """[place|placez], [1:lui|vous]"""
        self.at += 1
        with_whom = 0
        if self.source[self.at].isdigit() and self.source[self.at + 1] == ":":
            with_whom = int(self.source[self.at])
            self.at += 2
        ways = [self.parts("|]")]
        while self.source[self.at] == "|":
            self.at += 1
            ways.append(self.parts("|]"))
        self.at += 1
        return Part("", with_whom, PLAIN, ways)


FRENCH: Final[dict[str, list[Part]]] = {}
ENGLISH: Final[dict[str, list[Part]]] = {}
"""The templates read so far: there are as many as the house has sentences."""


def template(text: Text, tongue: Tongue) -> list[Part]:
    french = tongue.key == "fr"
    source = text.fr if french else text.en
    read = FRENCH if french else ENGLISH
    parts = read.get(source)
    if parts is None:
        parts = Reader(tongue(source, source)).parts("")
        read[source] = parts
    return parts


def said(text: Text, tongue: Tongue, things: list[Thing]) -> Pieces:
    """A sentence about some things, with a capital at its beginning."""
    pieces: Pieces = []
    fill(pieces, template(text, tongue), tongue, things)
    return begun(pieces)


def phrase(text: Text, tongue: Tongue, things: list[Thing]) -> Words:
    """The same as a part of another sentence."""
    pieces: Pieces = []
    fill(pieces, template(text, tongue), tongue, things)
    return Words(pieces)


SENTENCE_END: Final = re.compile(r"[.!?]\s?[»”]?\s$")


def fill(pieces: Pieces, parts: list[Part], tongue: Tongue, things: list[Thing]) -> None:
    for part in parts:
        if part.at < 0:
            add(pieces, Piece(TEXT, part.text))
        elif part.ways:
            which = things[part.at].which(len(part.ways), tongue)
            fill(pieces, part.ways[which], tongue, things)
        else:
            for piece in things[part.at].pieces(part.form, tongue):
                add(pieces, begun([piece])[0] if ended(pieces) and piece.kind != SEAT else piece)


def ended(pieces: Pieces) -> bool:
    """Whether a sentence has come to its end, so that the next words begin another."""
    return bool(pieces) and pieces[-1].kind == TEXT and SENTENCE_END.search(pieces[-1].text) is not None


def add(pieces: Pieces, piece: Piece) -> None:
    """Puts a piece at the end; text runs on, and a name that ends in a mark of its own takes no full stop."""
    if piece.kind == TEXT and piece.text.startswith(".") and pieces and pieces[-1].text.endswith(("!", "?", "…", ".")):
        piece = Piece(TEXT, piece.text[1:])
    if piece.kind == TEXT and pieces and pieces[-1].kind == TEXT:
        pieces[-1] = Piece(TEXT, pieces[-1].text + piece.text)
    elif piece.text or piece.kind == SEAT:
        pieces.append(piece)


def begun(pieces: Pieces) -> Pieces:
    """The pieces with a capital at the beginning; a person's name stays as it is written."""
    if not pieces:
        return pieces
    first = pieces[0]
    if first.kind == SEAT and not first.text:
        return [Piece(SEAT, "", first.number, "", first.form, True), *pieces[1:]]
    if first.kind == SEAT:
        return pieces
    return [Piece(first.kind, capital(first.text), first.number, first.at), *pieces[1:]]


# Particulars


class Telling:
    """Who is told what: a match of the same set-up, the particulars, the seat that reads and its language."""

    match: Final["Match"]
    args: Final[list[int]]
    reader: Final[int]
    tongue: Final[Tongue]

    def __init__(self, match: "Match", args: list[int], reader: int, tongue: Tongue) -> None:
        self.match = match
        self.args = args
        self.reader = reader
        self.tongue = tongue


Kind = Callable[[Telling, int], Thing]
"""Names one of the particulars; the last kind of a list may speak of all that are left."""


def a_seat(telling: Telling, at: int) -> Thing:
    return Someone(telling.args[at], telling.reader)


def the_other(telling: Telling, _at: int) -> Thing:
    """Between two: the opponent of the seat that is the first of the particulars; takes no particular of its own."""
    return Someone(1 - telling.args[0], telling.reader)


def a_number(telling: Telling, at: int) -> Thing:
    return Count(telling.args[at])


def a_note(telling: Telling, at: int) -> Thing:
    """A text that somebody wrote; an erased one is three dots."""
    note = telling.args[at]
    return Words([Piece(WRITTEN, telling.match.notes[note] or "…", note)])


def counted(noun: Noun) -> Kind:
    """The kind of a number with its noun."""

    def named(telling: Telling, at: int) -> Thing:
        return Count(telling.args[at], noun)

    return named


SEATED: Final[Kind] = a_seat
FOE: Final[Kind] = the_other
NUMBER: Final[Kind] = a_number
NOTE: Final[Kind] = a_note


def told_of(text: Text, kinds: list[Kind], telling: Telling) -> Pieces:
    """A sentence about particulars, each named as its kind does."""
    return said(text, telling.tongue, [kind(telling, at) for at, kind in enumerate(kinds)])


# Prompts and facts


class Prompt:
    """A small constant naming what is asked and the rule it rests on; sentences are made from it only for a person."""

    key: Final[str]
    rule: Final[str]
    ask: Final[Text]
    kinds: Final[list[Kind]]
    """What the question is about (`About.args`), for the sentence."""
    take: Final[Text | None]
    """What is done with the option chosen, which is {0}: « Recruter {0} »."""
    leave: Final[Text | None]
    """What it is to decline."""
    limit: Final[int]
    """The longest text that may be written in answer; 0: nothing is."""
    steady: Final[bool]
    """Whether it stays open for a fixed time at least, however soon all have answered: haste would tell."""
    alike: Final[bool]
    """Whether one with a single answer gives it like the others: if it were given for him, its haste would tell."""
    secret: Final[bool]
    """Whether what is written in answer is hidden from the others at first: it is not shown while it is typed either."""

    def __init__(
        self,
        key: str,
        rule: str,
        fr: str,
        en: str,
        kinds: list[Kind] | None = None,
        take: Text | None = None,
        leave: Text | None = None,
        limit: int = 0,
        steady: bool = False,
        secret: bool = False,
        alike: bool = False,
    ) -> None:
        self.key = key
        self.rule = rule
        self.ask = Text(fr, en)
        self.kinds = kinds or []
        self.take = take
        self.leave = leave
        self.limit = limit
        self.steady = steady
        self.secret = secret
        self.alike = alike

    def __repr__(self) -> str:
        return f"<{self.key}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class About:
    """What a question is about, as a fact has particulars. A game whose effects ask makes a subclass that holds them."""

    args: Final[list[int]]

    def __init__(self, args: list[int]) -> None:
        self.args = args


NOTHING: Final = About([])
"""What a question is about that the prompt says whole."""


class Fact:
    """A small constant naming something that can happen, with its particulars and how it is told in both languages."""

    key: Final[str]
    rule: Final[str]
    kinds: Final[list[Kind]]
    text: Final[Text]
    fleeting: Final[bool]
    """Whether a match that forgets (`Match.era`) lets it go."""

    def __init__(self, key: str, rule: str, kinds: list[Kind], fr: str, en: str, fleeting: bool = False) -> None:
        self.key = key
        self.rule = rule
        self.kinds = kinds
        self.text = Text(fr, en)
        self.fleeting = fleeting

    def __repr__(self) -> str:
        return f"<{self.key}>"


class Told:
    """One thing that happened, its particulars, and the mask of those who may know (EVERYONE includes spectators)."""

    fact: Final[Fact]
    args: Final[list[int]]
    mask: Final[int]

    def __init__(self, fact: Fact, args: list[int], mask: int) -> None:
        self.fact = fact
        self.args = args
        self.mask = mask

    def reaches(self, seat: int) -> bool:
        return self.mask == EVERYONE or (seat >= 0 and self.mask >> seat & 1 == 1)
