"""Positions of La Marelle written as they lie on the table, and answers in the game's own words.

A card is its suit and value: C5 is the Five of Cups, D of Coins, E of Swords, B of Staves. An answer begins with the seat that gives it: "0 C5",
"1 cut", "2 write Once upon a time", "0 place 3", "1 scene 0" (set it up), "1 leave 0" (let the others), "0 define 1 C5", "0 give 2 C5".
"""

from veillee.core.choosers import Pending
from veillee.core.dice import FastDice
from veillee.core.facts import Prompt, Told
from veillee.core.live import Live
from veillee.core.match import WRITE, Card, Face
from veillee.core.pieces import Pieces, prose, spoken
from veillee.core.text import EN, Tongue
from veillee.games.marelle import GAME
from veillee.games.marelle.cards.faces import CARDS, FIRST_ARCANUM, FIRST_FIGURE, PIPS
from veillee.games.marelle.rules import options
from veillee.games.marelle.rules.match import Marelle
from veillee.games.marelle.rules.options import AT
from veillee.games.marelle.rules.ring import BIDDING, DEFINING, STEPPING, TELLING
from veillee.games.marelle.voice.sentences import RIVALRY

NAMES = ["Anna", "Bruno", "Chloé", "Émile", "Hugo"]
SUITS = "CDEB"
PLAIN = {"pass": options.PASS, "rest": options.REST, "cut": options.CUT, "write": WRITE}
PACKED = {
    "place": options.PLACE,
    "scene": options.TELL_IT,
    "leave": options.LEAVE_IT,
    "mend": options.MEND,
    "table": options.TABLE,
    "balance": options.BALANCE,
    "theme": options.THEME,
}


def card(word: str) -> Card:
    """The id of a pip in these positions."""
    return Card(4 * (int(word[1:]) - 1) + SUITS.index(word[0]))


def cards(words: str) -> list[Card]:
    return [card(word) for word in words.split()]


def face(word: str) -> Face:
    return Face(10 * SUITS.index(word[0]) + int(word[1:]) - 1)


def figure(seat: int) -> Card:
    return Card(FIRST_FIGURE + seat)


def named(m: Marelle, ids: list[Card]) -> str:
    """Cards in words, sorted."""
    return " ".join(sorted(f"{SUITS[m.suit(one)]}{one // 4 + 1}" for one in ids))


def meant(words: list[str]) -> int:
    """The option that some words stand for."""
    kind = words[0]
    if kind in PLAIN:
        return PLAIN[kind]
    if kind in ("define", "give"):
        base = options.DEFINE if kind == "define" else options.GIVE
        return AT.pack(base + int(words[1]), card(words[2]))
    if kind == "table":
        return AT.pack(options.TABLE, SUITS.index(words[1]))
    if kind in PACKED:
        return AT.pack(PACKED[kind], int(words[1]))
    return figure(int(words[1])) if kind == "figure" else card(kind)


def word(m: Marelle, option: int) -> str:
    """An option in words."""
    for name, number in PLAIN.items():
        if option == number:
            return name
    if option < PIPS:
        return named(m, [Card(option)])
    if option < CARDS:
        return f"figure {option - FIRST_FIGURE}"
    kind, at = AT.high(option), AT.low(option)
    if kind >= options.GIVE:
        return f"give {kind - options.GIVE} {named(m, [Card(at)])}"
    if kind >= options.DEFINE:
        return f"define {kind - options.DEFINE} {named(m, [Card(at)])}"
    name = next(name for name, number in PACKED.items() if number == kind)
    return f"table {SUITS[at]}" if name == "table" else f"{name} {at}"


def fresh(seats: int = 4, seed: int = 7, ask_all: bool = False, choices: dict[str, str] | None = None) -> Marelle:
    match = GAME.match(FastDice(seed), seats, choices, ask_all)
    assert isinstance(match, Marelle)
    return match


def position(
    hands: str = "|||",
    up: str = "",
    down: str = "",
    aside: str = "",
    arcana: str = "",
    stage: int = STEPPING,
    act: int = 1,
    ask_all: bool = True,
    **choices: str,
) -> Marelle:
    """A match in that position: what belongs to each seat or conflict stands between bars. Names and wishes are written."""
    seats = hands.count("|") + 1
    m = fresh(seats, ask_all=ask_all, choices=choices)
    for one in range(PIPS):
        m.face[one] = Face(10 * (one % 4) + one // 4)
    m.hands = zones(hands, seats)
    m.up = zones(up, seats)
    m.down = zones(down, seats)
    m.aside = zones(aside, seats)
    m.figures = [figure(seat) for seat in range(seats)]
    m.arcana = [Card(FIRST_ARCANUM + int(number)) for number in (arcana or "16 8 11 19 5").split()[:seats]]
    m.states = [RIVALRY] * seats
    m.elements = [[m.face[one] for one in lying] for lying in m.down]
    m.order = [0, 1, 2, 3]
    m.stage, m.act = stage, act
    lay_rest(m)
    m.notes = [f"Prince {seat}" for seat in range(seats)] + [f"la couronne {seat}" for seat in range(seats)]
    m.readers = [(1 << seats) - 1] * seats + [1 << seat for seat in range(seats)]
    m.names, m.wishes = list(range(seats)), list(range(seats, 2 * seats))
    return m


def zones(text: str, seats: int) -> list[list[Card]]:
    """What lies between bars."""
    parts = text.split("|") if text else []
    return [cards(part) for part in parts] + [[] for _ in range(seats - len(parts))]


def lay_rest(m: Marelle) -> None:
    """Everything else is out of the game or in the pile; everyone knows what lies in the open."""
    m.pile, m.box = [], []
    lying = {one for zone in m.zones() for one in zone}
    m.pile = [one for one in m.cards()[FIRST_ARCANUM:] if one not in lying]
    m.box = [one for one in m.cards()[:FIRST_ARCANUM] if one not in lying]
    for seat, hand in enumerate(m.hands):
        for one in (*hand, m.figures[seat]):
            m.show(one, seat)
    for zone in (*m.up, *m.down, *m.aside, m.arcana):
        for one in zone:
            m.reveal(one)


class Table:
    """A live match, its answers in words, and what was told."""

    def __init__(self, m: Marelle) -> None:
        self.live = Live(m)
        self.told: list[Told] = list(self.live.heard)

    @property
    def now(self) -> Marelle:
        assert isinstance(self.live.now, Marelle)
        return self.live.now

    @property
    def pending(self) -> Pending:
        assert self.live.pending is not None
        return self.live.pending

    def does(self, *answers: str) -> "Table":
        for answer in answers:
            seat, *words = answer.split()
            option = meant(words)
            text = " ".join(words[1:]) if option == WRITE else ""
            self.live.answer(int(seat), self.live.number, option, text)
            self.told += self.live.heard
        return self

    def asks(self, prompt: Prompt, *seats: int) -> bool:
        """Whether this is asked now, of these seats if they are named."""
        return self.pending.prompt is prompt and (not seats or self.pending.seats == list(seats))

    def offers(self, seat: int) -> list[str]:
        return [word(self.now, option) for option in self.pending.options_of(seat)]

    @property
    def due(self) -> int:
        return self.pending.due

    def happened(self) -> list[str]:
        """What was told, by the keys of the facts."""
        return [one.fact.key for one in self.told]

    def asked(self, seat: int, tongue: Tongue = EN) -> str:
        return read(GAME.voice.ask(self.now, seat, self.pending, tongue), seat, tongue)

    def labels(self, seat: int, tongue: Tongue = EN) -> list[str]:
        options = self.pending.options_of(seat)
        return [read(GAME.voice.label(self.now, seat, self.pending, one, tongue), seat, tongue) for one in options]

    def page(self) -> list[str]:
        """The paragraphs of the scene."""
        return [self.now.notes[line.what] for line in self.now.page if line.written()]


def read(pieces: Pieces, reader: int, tongue: Tongue) -> str:
    return prose(spoken(pieces, reader, NAMES, tongue))


def auction(hands: str, up: str = "", ask_all: bool = True) -> Table:
    """The first auction, for Majesty."""
    m = position(hands, up=up, ask_all=ask_all)
    m.stage = BIDDING
    return Table(m)


def defining(up: str, seats: int = 4) -> Table:
    """The moment when conflicts are defined."""
    m = position("|" * (seats - 1), up=up, stage=DEFINING)
    m.owing = [[(seat - 1) % seats, seat] for seat in range(seats)]
    return Table(m)


def ranked(m: Marelle, suit: str, *ranks: int) -> Marelle:
    """Ranks in one characteristic, by seat."""
    m.ranks[SUITS.index(suit)] = list(ranks)
    return m


def scene(m: Marelle, opener: int, conflict: int, own: bool = True) -> Table:
    """A scene just opened on a conflict."""
    table = Table(m)
    table.does(f"{opener} {'scene' if own else 'leave'} {conflict}")
    assert table.now.stage == TELLING
    return table
