"""Les Soupçons: a toy game of talk, with open windows, claims, a secret role and an act whose author stays hidden.

Each seat holds a card, and one of them is the fox. In turn each is due to name another, having looked at a card if it wishes; meanwhile
anyone may say that he is honest or blame somebody, each thing once a turn, and the fox may nip, once, without showing himself.
After the second turn comes the night: all dream of somebody, and whomever the fox dreams of counts as named once more, which shows
only at the end. Whoever was named most is caught: if that is the fox, the others share the win, else the fox takes it.
"""

from typing import Final

from veillee.core.choosers import Pending
from veillee.core.dice import Dice
from veillee.core.facts import NOTHING, NUMBER, SEATED, About, Called, Fact, Prompt, Someone, Telling, Thing, said
from veillee.core.game import GameInfo, Hints, Options, Voice
from veillee.core.grammar import Name
from veillee.core.match import SPECTATOR, Card, Face, Match, Outcome, Packed, Seat, View
from veillee.core.pieces import Pieces
from veillee.core.text import Text, Tongue

TALK: Final = Prompt("talk", "SUS-1", "Nommez quelqu'un, ou parlez.", "Name somebody, or speak.", [SEATED])
LOOK: Final = Prompt("look", "SUS-2", "Quelle carte regardez-vous ?", "Whose card do you look at?")
DREAM: Final = Prompt("dream", "SUS-4", "De qui rêvez-vous ?", "Whom do you dream of?", steady=True)

ACT: Final = Packed(10)
HONEST, BLAME, NAME, PEEK, NIP = range(5)

LABELS: Final = [
    Text("Je suis honnête", "I am honest"),
    Text("J'accuse {0}", "I blame {0}"),
    Text("Nommer {0}", "Name {0}"),
    Text("Regarder une carte", "Look at a card"),
    Text("Mordre", "Nip"),
]

CARDS: Final = [Name("l'honnête", "the honest one"), Name("le renard", "the fox")]
FOX: Final = Face(1)
NIGHT: Final = 2
"""The turn before which all sleep."""


def role(telling: Telling, at: int) -> Thing:
    return Called(CARDS[telling.args[at]], telling.args[at])


CLAIMED: Final = Fact(
    "claimed", "SUS-1", [SEATED], "{0} [se dit|vous dites] honnête.", "{0} [claims|claim] to be honest."
)
BLAMED: Final = Fact(
    "blamed", "SUS-1", [SEATED, SEATED], "{0} [1:[accuse|accusez] {1}|vous accuse].", "{0} [blames|blame] {1}."
)
NAMED: Final = Fact(
    "named", "SUS-1", [SEATED, SEATED], "{0} [1:[nomme|nommez] {1}|vous nomme].", "{0} [names|name] {1}."
)
NIPPED: Final = Fact("nipped", "SUS-3", [NUMBER], "Le renard a mordu au tour {0}.", "The fox has nipped in turn {0}.")
LOOKED: Final = Fact("looked", "SUS-2", [SEATED], "{0} [regarde|regardez] une carte.", "{0} [looks|look] at a card.")
SAW: Final = Fact("saw", "SUS-2", [SEATED, role], "C'est {1}.", "It is {1}.")


class Claims(Match):
    """One table of Les Soupçons; card n lies before seat n."""

    turn: int
    claims: list[list[int]]
    """Turn, seat and what was said."""
    named: list[int]
    nipped: bool
    looked: bool
    dreams: list[Seat]
    """Of whom each seat has dreamt; none before the night."""

    def step(self) -> None:
        if self.turn == NIGHT and not self.dreams:
            seats = list(range(self.seats))
            self.dreams = self.choose_together(DREAM, seats, [self.others(seat) for seat in seats])
            return
        due = self.turn
        seat, option = self.choose_first(
            TALK, list(range(self.seats)), [self.acts(at) for at in range(self.seats)], due, self.turn, About([due])
        )
        act, whom = ACT.high(option), ACT.low(option)
        if act == NIP:
            self.nipped = True
            self.tell(NIPPED, [self.turn])
        elif act == PEEK:
            self.look(seat)
        elif act == NAME:
            self.named[whom] += 1
            self.tell(NAMED, [seat, whom])
            self.turn += 1
            self.looked = False
            self.over = self.turn == self.seats
        else:
            self.claims.append([self.turn, seat, option])
            self.tell(CLAIMED if act == HONEST else BLAMED, [seat] if act == HONEST else [seat, whom])

    def acts(self, seat: int) -> list[int]:
        """What a seat may do in the window: only the fox can nip, and only the seat that is due can name and look."""
        others = self.others(seat)
        sayings = [ACT.pack(HONEST, 0), *[ACT.pack(BLAME, other) for other in others]]
        found = [option for option in sayings if [self.turn, seat, option] not in self.claims]
        if seat == self.turn:
            found += [ACT.pack(NAME, other) for other in others]
            if not self.looked:
                found.append(ACT.pack(PEEK, 0))
        if self.face[seat] == FOX and not self.nipped:
            found.append(ACT.pack(NIP, 0))
        return found

    def others(self, seat: int) -> list[Seat]:
        return [Seat(other) for other in range(self.seats) if other != seat]

    def look(self, seat: int) -> None:
        whom = self.choose(seat, LOOK, self.others(seat))
        self.looked = True
        self.show(Card(whom), seat)
        self.tell(LOOKED, [seat])
        self.tell(SAW, [whom, self.face[whom]], 1 << seat)

    def reconsider(self, prompt: Prompt, seat: int, options: list[int]) -> list[int]:
        return self.acts(seat) if prompt is TALK else options

    def lapse(self, prompt: Prompt, seat: int, options: list[int]) -> int | None:
        """Whoever says nothing names the next."""
        return ACT.pack(NAME, (seat + 1) % self.seats)

    def resample(self, seat: int, dice: Dice) -> None:
        super().resample(seat, dice)
        self.dreams = [
            dream if who == seat else self.others(who)[dice.below(self.seats - 1)]
            for who, dream in enumerate(self.dreams)
        ]

    def copy(self) -> "Claims":
        twin = Claims()
        self.copy_table(twin)
        twin.turn = self.turn
        twin.claims = self.claims[:]
        twin.named = self.named[:]
        twin.nipped = self.nipped
        twin.looked = self.looked
        twin.dreams = self.dreams
        return twin

    def outcome(self) -> Outcome:
        fox = self.face.index(FOX)
        named = [count + (seat == self.dreams[fox]) for seat, count in enumerate(self.named)]
        caught = named.index(max(named))
        if caught != fox:
            return Outcome([float(seat == fox) for seat in range(self.seats)], named, "escaped")
        share = 1 / (self.seats - 1)
        return Outcome([0.0 if seat == fox else share for seat in range(self.seats)], named, "caught")

    def view(self, seat: int, about: About = NOTHING) -> View:
        return {
            "seat": None if seat == SPECTATOR else seat,
            "turn": self.turn,
            "cards": [
                {"at": f"card:{card}", "face": self.face[card]} if self.knows(seat, card) else {"at": f"card:{card}"}
                for card in self.cards()
            ],
            "claims": [claim[:] for claim in self.claims],
            "named": self.named[:],
            "nipped": self.nipped,
            "dream": self.dreams[seat] if self.dreams and seat != SPECTATOR else None,
        }

    def zones(self) -> list[list[Card]]:
        return [[card] for card in self.cards()]


class ClaimsVoice(Voice):
    """What is said of suspicions."""

    def label(self, match: Match, seat: int, pending: Pending, option: int, tongue: Tongue) -> Pieces:
        if pending.prompt is DREAM:
            return said(Text("Rêver {de 0}", "Dream of {0}"), tongue, [Someone(option, seat)])
        if pending.prompt is LOOK:
            return said(Text("La carte {de 0}", "{0's} card"), tongue, [Someone(option, seat)])
        return said(LABELS[ACT.high(option)], tongue, [Someone(ACT.low(option), seat)])

    def target(self, match: Match, seat: int, pending: Pending, option: int) -> str:
        if pending.prompt in (LOOK, DREAM):
            return f"card:{option}"
        return f"card:{ACT.low(option)}" if ACT.high(option) in (BLAME, NAME) else ""

    def cards(self, tongue: Tongue) -> list[dict[str, object]]:
        return [{"face": face, "name": name.titled(tongue), "text": ""} for face, name in enumerate(CARDS)]

    def ending(self, match: Match, reader: int, tongue: Tongue) -> Pieces:
        fox = Someone(match.face.index(FOX), reader)
        if match.outcome().reason == "caught":
            return said(Text("{0} [était|étiez] le renard : pris !", "{0} [was|were] the fox: caught!"), tongue, [fox])
        return said(Text("{0} [échappe|échappez] à tous.", "{0} [escapes|escape] them all."), tongue, [fox])


class ClaimsHints(Hints):
    """Whoever knows the fox names him."""

    def value(self, match: Match, seat: int) -> float:
        assert isinstance(match, Claims)
        fox = match.face.index(FOX)
        named = match.named[fox] / (1 + sum(match.named))
        return 1 - named if seat == fox else named / (match.seats - 1)


def new(seats: int, dice: Dice, _options: Options, ask_all: bool) -> Match:
    match = Claims()
    match.set_table(seats, dice, seats, ask_all)
    match.face = [FOX] + [Face(0)] * (seats - 1)
    dice.shuffle(match.face)
    for seat in range(seats):
        match.show(Card(seat), seat)
    match.turn = 0
    match.claims = []
    match.named = [0] * seats
    match.nipped = False
    match.looked = False
    match.dreams = []
    return match


CLAIMS: Final = GameInfo(
    key="claims",
    title=Text("Les Soupçons", "Suspicions"),
    seats=[3, 4, 5],
    rules_version=1,
    options=[],
    new=new,
    voice=ClaimsVoice(),
    hints=ClaimsHints(),
    talk=120,
    endings={"caught": Text("renard pris", "fox caught"), "escaped": Text("renard enfui", "fox escaped")},
)
