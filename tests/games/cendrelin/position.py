"""Positions of the cemetery written in the game's own words, and questions answered in them.

A position is a night: seat 0 is in charge, both duties are open, and nothing lies anywhere that is not said. Fragments,
events, places, objectives and classes are called by their French names.
"""

from collections.abc import Mapping, Sequence

from veillee.core.choosers import Pending
from veillee.core.dice import FastDice
from veillee.core.facts import Prompt, Told
from veillee.core.game import Options
from veillee.core.live import Live
from veillee.core.match import Card, Face
from veillee.games import game
from veillee.games.cendrelin.cards.box import LIFE, Box, Printed
from veillee.games.cendrelin.cards.faces import BY_ACTION, CLASSES, EVENTS, FATE, GOALS, PLACES, TRIGGER
from veillee.games.cendrelin.rules.campaign import Campaign
from veillee.games.cendrelin.rules.glory import points
from veillee.games.cendrelin.rules.options import END
from veillee.games.cendrelin.rules.phases import AT_NIGHT
from veillee.games.cendrelin.rules.preparation import add_place, of_this_age, open_packets, set_up

GAME = game("cendrelin")
DEMONIC, OTHER = "Le Cercle de suie", "L'Ossuaire"
PAIR = ("Nécromancien", "Sorcier")
QUIET = ("Goules en goguette", "Pilleurs de tombes", "Convoi funèbre")
"""Three events without surprises."""


def find(things: Sequence[Printed], name: str) -> int:
    """The number of a thing by its French name."""
    return next(at for at, thing in enumerate(things) if thing.name.fr == name)


def fresh(seats: int = 2, options: Options | None = None, seed: int = 1, ask_all: bool = False) -> Campaign:
    """A campaign before its first step."""
    match = GAME.match(FastDice(seed), seats, options, ask_all)
    assert isinstance(match, Campaign)
    return match


def resource(box: Box, name: str) -> int:
    return next(noun.at for noun in box.nouns if name in (noun.fr, noun.frs))


class Night:
    """A table at night, where seat 0 acts."""

    def __init__(
        self,
        hand: Sequence[str] = (),
        seats: int = 2,
        tokens: Mapping[str, int] | None = None,
        mana: Sequence[int] = (),
        classes: Sequence[Sequence[str]] = (),
        places: Sequence[str] = (DEMONIC, OTHER),
        environs: Sequence[str] = QUIET,
        goals: Sequence[Sequence[str]] = (),
        preferred: Sequence[str] = (),
        rivals: Sequence[str] = (),
        drawn: int = 0,
        phase: int = AT_NIGHT,
        ask_all: bool = False,
        options: Options | None = None,
    ) -> None:
        m = fresh(seats, options, ask_all=ask_all)
        box = m.box
        pairs = [*classes, *([PAIR] * (seats - len(classes)))]
        m.classes = [[find(box.classes, name) for name in pair] for pair in pairs]
        for place in places:
            add_place(m, find(box.places, place))
        for seat in range(seats):
            self.prepare(m, seat, goals[seat] if seat < len(goals) else ())
            m.preferred[seat] = resource(box, preferred[seat]) if seat < len(preferred) else -1
        m.initiation, initiation = False, m.initiation
        set_up(m)
        m.initiation = initiation
        m.mana = [mana[seat] if seat < len(mana) else 0 for seat in range(seats)]
        m.keeper, m.first, m.night = 0, 0, 1
        m.phase = phase
        for seat in range(seats):
            self.deal(m, seat, hand if seat == 0 else rivals, drawn)
        for name, amount in (tokens or {}).items():
            m.tokens[resource(box, name)] = amount
        self.arrange(m, environs)
        m.glory = [points(m, seat) for seat in range(seats)]
        m.named = -1
        self.live = Live(m)
        self.told: list[Told] = []

    def prepare(self, m: Campaign, seat: int, goals: Sequence[str]) -> None:
        """Packets open, ten fragments in the former life, the objectives kept."""
        open_packets(m, seat, 1 << seat)
        m.life[seat] = m.packet[seat][:LIFE]
        m.packet[seat] = m.packet[seat][LIFE:]
        for goal in goals:
            face = GOALS + find(m.box.goals, goal)
            card = next(card for card in m.boxed[seat] if m.face[card] == face)
            m.unbox(seat, [card])
            m.goals[seat].append(card)

    def deal(self, m: Campaign, seat: int, hand: Sequence[str], drawn: int) -> None:
        """The hand as said; the rest of the ten in the former life, `drawn` of them removed from it."""
        pool = m.packet[seat] + m.life[seat] + m.hand[seat]
        m.hand[seat], m.life[seat] = [], []
        for name in hand:
            card = m.take(pool, Face(find(m.box.fragments, name)))
            m.known[card] = 1 << seat
            m.hand[seat].append(card)
        left = LIFE - len(hand) - drawn
        m.life[seat], m.packet[seat] = pool[:left], pool[left:]
        for card in m.life[seat]:
            m.known[card] = 0

    def arrange(self, m: Campaign, environs: Sequence[str]) -> None:
        """These events in the environs, the others of the age to come."""
        cards = m.future + m.environs + m.past + m.away
        m.environs = [self.event_card(m, cards, name) for name in environs]
        wanted = [card for card in cards if of_this_age(m, m.face[card]) and card not in m.environs]
        m.away = [card for card in cards if card not in wanted and card not in m.environs]
        m.future, m.past = wanted, []

    def event_card(self, m: Campaign, cards: list[Card], name: str) -> Card:
        card = next(card for card in cards if m.face[card] == EVENTS + find(m.box.events, name))
        m.reveal(card)
        return card

    # What lies on the table

    @property
    def m(self) -> Campaign:
        assert isinstance(self.live.now, Campaign)
        return self.live.now

    @property
    def box(self) -> Box:
        return self.m.box

    def tokens(self, name: str) -> int:
        return self.m.tokens[resource(self.box, name)]

    def names(self, zone: list[Card]) -> list[str]:
        return sorted(self.box.fragments[self.m.face[card]].name.fr for card in zone)

    def hand(self, seat: int = 0) -> list[str]:
        return self.names(self.m.hand[seat])

    def glory(self, seat: int = 0) -> int:
        return self.m.glory[seat].bit_count()

    # What is asked and answered

    @property
    def pending(self) -> Pending:
        assert self.live.pending is not None
        return self.live.pending

    def asks(self, prompt: Prompt, seat: int = 0) -> bool:
        """Whether this is the open question, and this seat among those who must answer."""
        pending = self.live.pending
        return pending is not None and pending.prompt is prompt and seat in pending.seats

    def options(self, seat: int = 0) -> list[int]:
        return self.pending.options_of(seat)

    def answer(self, option: int, seat: int = 0) -> None:
        self.live.answer(seat, self.live.number, option)
        self.told += self.live.heard

    def facts(self) -> list[str]:
        return [told.fact.key for told in self.told]

    def face(self, name: str) -> Face:
        """The face of a fragment, an event, a place or a class."""
        for things, base in ((self.box.fragments, 0), (self.box.events, EVENTS), (self.box.places, PLACES)):
            names = [thing.name.fr for thing in things]
            if name in names:
                return Face(base + names.index(name))
        return Face(CLASSES + find(self.box.classes, name))

    def code(self, name: str, option: int = 1, activate: bool = False) -> int:
        """The number of an action: its bearer's name, and which of its options, from 1."""
        face = FATE if name == "Destin" else self.face(name)
        return TRIGGER.pack(face + BY_ACTION if activate else face, option - 1)

    def can(self, name: str, option: int = 1, activate: bool = False, seat: int = 0) -> bool:
        return self.code(name, option, activate) in self.options(seat)

    def do(self, name: str, option: int = 1, activate: bool = False, seat: int = 0) -> None:
        """An action of the night or of the sunset."""
        self.answer(self.code(name, option, activate), seat)

    def end(self, seat: int = 0) -> None:
        self.answer(END, seat)
