"""Les Mises: a toy game for tests, with hidden cards, a sealed decision, a private look and a shuffle in mid-step.

Each seat holds four cards (or three, by option). Every round all play one at once; the highest takes the trick (the first seat among equals), and its
seat may look at the top of the pile and swap a card for it, or shuffle what was played into the pile. Most tricks win.
"""

from typing import Final

from veillee.core.choosers import Pending
from veillee.core.dice import Dice
from veillee.core.facts import NOTHING, SEATED, About, Called, Fact, Prompt, Several, Someone, Telling, Thing, said
from veillee.core.game import GameInfo, Hints, Option, Options, Voice
from veillee.core.grammar import Name, Noun
from veillee.core.match import SPECTATOR, Card, Face, Factor, Match, Outcome, View
from veillee.core.pieces import Pieces, plain
from veillee.core.text import EN, FR, Text, Tongue

PLAY: Final = Prompt("play", "TOY-1", "Jouez une carte.", "Play a card.")
FAVOUR: Final = Prompt("favour", "TOY-2", "Que faites-vous ?", "What do you do?")
SWAP: Final = Prompt("swap", "TOY-3", "Échangez-vous une carte ?", "Do you swap a card?")
LEAVE, LOOK, SHUFFLE = range(3)
KEEP: Final = Card(-1)


def number_card(telling: Telling, at: int) -> Thing:
    """A card is called by its number."""
    face = telling.args[at]
    return Called(Name(str(face), str(face)), face)


PLAYED: Final = Fact("played", "TOY-1", [SEATED, number_card], "{0} [joue|jouez] {1}.", "{0} [plays|play] {1}.")
WON: Final = Fact("won", "TOY-1", [SEATED], "{0} [gagne|gagnez] ce pli.", "{0} [wins|win] this trick.")
LOOKED: Final = Fact("looked", "TOY-2", [SEATED], "{0} [regarde|regardez] la pioche.", "{0} [looks|look] at the pile.")
SAW: Final = Fact("saw", "TOY-2", [number_card], "C'est un {0}.", "It is a {0}.")

TRICKS: Final = Text("Plis", "Tricks")
TRICK: Final = Noun("pli", "plis", "trick", "tricks")
FACES: Final = 10


class Toy(Match):
    """One table of Les Mises."""

    hands: list[list[Card]]
    pile: list[Card]
    played: list[Card]
    points: list[int]

    def step(self) -> None:
        cards = self.choose_together(PLAY, list(range(self.seats)), [hand[:] for hand in self.hands])
        for seat, card in enumerate(cards):
            self.hands[seat].remove(card)
            self.played.append(card)
            self.reveal(card)
            self.tell(PLAYED, [seat, self.face[card]])
        faces = [self.face[card] for card in cards]
        winner = faces.index(max(faces))
        self.points[winner] += 1
        self.tell(WON, [winner])
        if self.hands[0]:
            self.favour(winner)
        self.over = not self.hands[0]

    def favour(self, seat: int) -> None:
        favour = self.choose(seat, FAVOUR, [LEAVE, LOOK, SHUFFLE])
        if favour == LOOK:
            self.show(self.pile[-1], seat)
            self.tell(LOOKED, [seat])
            self.tell(SAW, [self.face[self.pile[-1]]], 1 << seat)
            card = self.choose(seat, SWAP, [*self.hands[seat], KEEP])
            if card != KEEP:
                self.hands[seat].remove(card)
                self.hands[seat].append(self.pile.pop())
                self.pile.append(card)
        elif favour == SHUFFLE:
            self.pile += self.played
            self.played = []
            self.shuffle(self.pile)

    def copy(self) -> "Toy":
        twin = Toy()
        self.copy_table(twin)
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile = self.pile[:]
        twin.played = self.played[:]
        twin.points = self.points[:]
        return twin

    def outcome(self) -> Outcome:
        winners = [seat for seat, points in enumerate(self.points) if points == max(self.points)]
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]
        return Outcome(shares, self.points, "tricks")

    def view(self, seat: int, about: About = NOTHING) -> View:
        return {
            "seat": None if seat == SPECTATOR else seat,
            "hands": [
                [self.seen(seat, card, f"hand{owner}:{at}") for at, card in enumerate(self.held(seat, owner, hand))]
                for owner, hand in enumerate(self.hands)
            ],
            "pile": [self.seen(seat, card, f"pile:{at}") for at, card in enumerate(self.pile)],
            "played": [self.seen(seat, card, f"played:{at}") for at, card in enumerate(self.played)],
            "points": self.points[:],
        }

    def seen(self, seat: int, card: Card, address: str) -> dict[str, object]:
        if self.knows(seat, card):
            return {"at": address, "face": self.face[card]}
        return {"at": address}

    def zones(self) -> list[list[Card]]:
        return [*self.hands, self.pile, self.played]

    def edge(self, prompt: Prompt, option: int) -> int:
        if prompt is PLAY or (prompt is SWAP and option != KEEP):
            return self.face[option]
        return option

    def factors(self) -> list[Factor]:
        counts = [Text(TRICK.counted(points, FR), TRICK.counted(points, EN)) for points in self.points]
        return [(TRICKS, count, seat) for seat, count in enumerate(counts)]


class ToyVoice(Voice):
    """What the toy says."""

    def label(self, match: Match, seat: int, pending: Pending, option: int, tongue: Tongue) -> Pieces:
        if pending.prompt is FAVOUR:
            return plain([tongue("Rien", "Nothing"), tongue("Regarder", "Look"), tongue("Mélanger", "Shuffle")][option])
        if option == KEEP:
            return plain(tongue("Garder", "Keep"))
        return number_card(Telling(match, [match.face[option]], seat, tongue), 0).pieces(0, tongue)

    def target(self, match: Match, seat: int, pending: Pending, option: int) -> str:
        assert isinstance(match, Toy)
        if pending.prompt is FAVOUR or option == KEEP:
            return ""
        return f"hand{seat}:{match.hands[seat].index(Card(option))}"

    def cards(self, tongue: Tongue) -> list[dict[str, object]]:
        return [{"face": face, "name": str(face), "text": ""} for face in range(FACES)]

    def ending(self, match: Match, reader: int, tongue: Tongue) -> Pieces:
        best = [Someone(seat, reader) for seat in match.outcome().winners()]
        mine = next((one for one in best if one.mine), best[0])
        text = Text("{0} [1:[gagne|gagnent]|gagnez].", "{0} [1:[wins|win]|win].")
        return said(text, tongue, [Several([*best]), mine])


class ToyHints(Hints):
    """Tricks taken, and high cards still in hand."""

    def value(self, match: Match, seat: int) -> float:
        assert isinstance(match, Toy)
        ahead = match.points[seat] - max(p for other, p in enumerate(match.points) if other != seat)
        high = sum(match.face[card] for card in match.hands[seat])
        return min(1.0, max(0.0, 0.5 + 0.1 * ahead + 0.005 * high))

    def weights(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> list[int] | None:
        if prompt is PLAY:
            return [1 + match.face[card] for card in options]
        return None


def new(seats: int, dice: Dice, options: Options, ask_all: bool) -> Match:
    toy = Toy()
    hand_size = int(options["hand"])
    cards = seats * hand_size + 6
    toy.set_table(seats, dice, cards, ask_all)
    toy.face = [Face(card % FACES) for card in range(cards)]
    toy.pile = toy.cards()
    toy.shuffle(toy.pile)
    toy.hands = [[toy.pile.pop() for _ in range(hand_size)] for _ in range(seats)]
    for seat, hand in enumerate(toy.hands):
        for card in hand:
            toy.show(card, seat)
    toy.played = []
    toy.points = [0] * seats
    return toy


TOY: Final = GameInfo(
    key="toy",
    title=Text("Les Mises", "Tricks"),
    seats=[2, 3, 4],
    rules_version=1,
    options=[
        Option("hand", Text("Main", "Hand"), {"4": Text("4 cartes", "4 cards"), "3": Text("3 cartes", "3 cards")})
    ],
    new=new,
    voice=ToyVoice(),
    hints=ToyHints(),
    endings={"tricks": Text("aux plis", "by tricks")},
)
