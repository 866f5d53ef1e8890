"""Which cards: a kind of card, what is said of it, and where it lies. A group finds its cards and names them."""

from typing import Final

from veillee.games.keyforge.board import Board
from veillee.games.keyforge.names import ARCHIVES, ARTIFACT, CREATURE, DECK, DISCARD, HAND
from veillee.games.keyforge.speech import (
    ACTION_NOUN,
    ARTIFACT_NOUN,
    CARD_NOUN,
    CREATURE_NOUN,
    EITHER_NOUN,
    UPGRADE_NOUN,
    Noun,
    Say,
    of,
)
from veillee.games.keyforge.word import Ctx
from veillee.games.keyforge.words.quals import BESIDE, ENEMY, FRIENDLY, FRONT, OTHER, TAIL, Qual

YOU: Final = 0
OPPONENT: Final = 1
BOTH: Final = 2

IN_PLAY: Final = -1


def seat_of(c: Ctx, who: int) -> int:
    return c.you if who == YOU else 1 - c.you


class Group:
    """Cards of some kinds, in play or in a zone of somebody's, of which something is said."""

    kinds: Final[int]
    """The mask of the kinds of card."""
    noun: Final[Noun]
    quals: Final[list[Qual]]
    zone: Final[int]
    whose: Final[int]
    number: Final[int]
    """The only card meant, by its number; 0: any."""
    friendly: Final[bool]
    enemy: Final[bool]
    secret: Final[bool]
    """Whether the other player may not know which cards these are."""

    def __init__(
        self, kinds: int, noun: Noun, quals: list[Qual], zone: int = IN_PLAY, whose: int = YOU, number: int = 0
    ) -> None:
        self.kinds = kinds
        self.noun = noun
        self.quals = quals
        self.zone = zone
        self.whose = whose
        self.number = number
        self.friendly = FRIENDLY in quals
        self.enemy = ENEMY in quals
        self.secret = zone in (HAND, DECK, ARCHIVES) and whose == YOU

    def lying_in(self, zone: int, whose: int) -> "Group":
        return Group(self.kinds, self.noun, self.quals, zone, whose, self.number)

    def in_hand(self) -> "Group":
        """From your hand."""
        return self.lying_in(HAND, YOU)

    def in_discard(self, whose: int = YOU) -> "Group":
        """From a discard pile: yours, your opponent's, or (BOTH) any."""
        return self.lying_in(DISCARD, whose)

    def in_archives(self) -> "Group":
        return self.lying_in(ARCHIVES, YOU)

    # Finding

    def matches(self, b: Board, c: Ctx, card: int) -> bool:
        """Whether a card is of this kind, wherever it lies."""
        printed = b.prints[b.face[card]]
        if not self.kinds >> printed.kind & 1 or (self.number and printed.number != self.number):
            return False
        return all(qual.holds(b, c, card) for qual in self.quals)

    def has(self, b: Board, c: Ctx, card: int) -> bool:
        """Whether a card in play belongs to the group."""
        return b.in_play(card) and self.matches(b, c, card)

    def places(self, b: Board, c: Ctx) -> list[int]:
        """All cards that lie where the group looks, your own first."""
        if self.zone != IN_PLAY:
            if self.whose == BOTH:
                return b.sides[c.you].zone(self.zone) + b.sides[1 - c.you].zone(self.zone)
            return b.sides[seat_of(c, self.whose)].zone(self.zone)
        cards: list[int] = []
        if not self.enemy:
            cards += self.in_play_of(b, c.you)
        if not self.friendly:
            cards += self.in_play_of(b, 1 - c.you)
        return cards

    def in_play_of(self, b: Board, seat: int) -> list[int]:
        side = b.sides[seat]
        if self.kinds == 1 << CREATURE:
            return side.line
        if self.kinds == 1 << ARTIFACT:
            return side.artifacts
        return side.line + side.artifacts + side.upgrades

    def find(self, b: Board, c: Ctx) -> list[int]:
        return [card for card in self.places(b, c) if self.matches(b, c, card)]

    def count(self, b: Board, c: Ctx) -> int:
        return len(self.find(b, c))

    # Speaking

    def name(self, s: Say, many: bool) -> str:
        """The noun and what is said of it, without article."""
        return self.french(many) if s.french else self.english(many)

    def french(self, many: bool) -> str:
        feminine = self.noun.feminine
        parts = [qual.fr(feminine, many) for qual in self.quals if qual.place == FRONT]
        parts.append(self.noun.frs if many else self.noun.fr)
        parts += [qual.fr(feminine, many) for qual in self.quals[::-1] if qual.place == BESIDE and not side(qual)]
        parts += [qual.fr(feminine, many) for qual in self.quals if side(qual)]
        parts += [qual.fr(feminine, many) for qual in self.quals if qual.place == TAIL]
        return " ".join(parts) + self.where(True)

    def english(self, many: bool) -> str:
        parts = [qual.en(many) for qual in self.quals if qual.place == FRONT]
        parts += [qual.en(many) for qual in self.quals if side(qual)]
        parts += [qual.en(many) for qual in self.quals if qual.place == BESIDE and not side(qual)]
        parts.append(self.noun.ens if many else self.noun.en)
        parts += [qual.en(many) for qual in self.quals if qual.place == TAIL]
        return " ".join(parts) + self.where(False)

    def where(self, french: bool) -> str:
        """Where the cards lie, when it is not in play."""
        if self.zone == HAND:
            own = " de votre main" if french else " from your hand"
            return (
                own
                if self.whose == YOU
                else (" de la main de votre adversaire" if french else " from your opponent's hand")
            )
        if self.zone == DISCARD:
            if self.whose == BOTH:
                return " d'une défausse" if french else " from a discard pile"
            own = " de votre défausse" if french else " from your discard pile"
            other = " de la défausse de votre adversaire" if french else " from your opponent's discard pile"
            return own if self.whose == YOU else other
        if self.zone == ARCHIVES:
            return " de vos archives" if french else " from your archives"
        return ""

    def one(self, s: Say) -> str:
        """« une créature ennemie » / “an enemy creature”."""
        s.named(self.noun, False)
        if self.noun is EITHER_NOUN and s.french:
            return s("une " + self.name(s, False).replace(" ou ", " ou un "), "")
        if s.french:
            return s(("une " if self.noun.feminine else "un ") + self.name(s, False), "")
        name = self.name(s, False)
        if name.startswith("other "):
            return "another " + name[6:]
        return ("an " if name[0] in "aeiouæAEIOUÆ" else "a ") + name

    def each(self, s: Say) -> str:
        """« chaque créature ennemie » / “each enemy creature”."""
        s.named(self.noun, True)
        name = self.name(s, False)
        if self.noun is EITHER_NOUN:
            name = name.replace(" ou ", " et chaque ").replace(" or ", " and ")
        return s("chaque " + name, "each " + name)

    def many(self, s: Say) -> str:
        """« créatures ennemies » / “enemy creatures”."""
        s.named(self.noun, True)
        return s(self.name(s, True), self.name(s, True))

    def none(self, s: Say) -> str:
        """After a negation: « d'artéfacts » / “artifacts”."""
        return s(of(self.name(s, True)), self.name(s, True))


def side(qual: Qual) -> bool:
    return qual is FRIENDLY or qual is ENEMY


def creature(*quals: Qual) -> Group:
    return Group(1 << CREATURE, CREATURE_NOUN, list(quals))


def artifact(*quals: Qual) -> Group:
    return Group(1 << ARTIFACT, ARTIFACT_NOUN, list(quals))


def action_card(*quals: Qual) -> Group:
    return Group(1, ACTION_NOUN, list(quals))


def upgrade(*quals: Qual) -> Group:
    return Group(8, UPGRADE_NOUN, list(quals))


def creature_or_artifact(*quals: Qual) -> Group:
    return Group(1 << CREATURE | 1 << ARTIFACT, EITHER_NOUN, list(quals))


def card(*quals: Qual) -> Group:
    return Group(15, CARD_NOUN, list(quals))


def named(number: int, noun: Noun, *quals: Qual) -> Group:
    """The copies of one card, by its number and its name."""
    return Group(15, noun, list(quals), IN_PLAY, YOU, number)


A_CREATURE: Final = creature()
FRIENDLY_CREATURE: Final = creature(FRIENDLY)
ENEMY_CREATURE: Final = creature(ENEMY)
OTHER_CREATURE: Final = creature(OTHER)
ANY_ARTIFACT: Final = artifact()
ANY_CARD: Final = card()
