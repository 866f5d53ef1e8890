"""Card selectors: a kind of card, what is said of it, and where it lies. A group finds its cards and names them."""

from typing import Final

from veillee.core.grammar import Noun, a_or_an, de
from veillee.core.match import Card
from veillee.core.text import Text
from veillee.games.keyforge.rules.ability import Ctx
from veillee.games.keyforge.rules.board import Board
from veillee.games.keyforge.rules.terms import ARCHIVES, ARTIFACT, CREATURE, DECK, DISCARD, HAND
from veillee.games.keyforge.words.quals import BESIDE, ENEMY, FRIENDLY, FRONT, OTHER, TAIL, Qual
from veillee.games.keyforge.words.speech import ACTION_NOUN, ARTIFACT_NOUN, CARD_NOUN, CREATURE_NOUN, UPGRADE_NOUN, Say

YOU: Final = 0
OPPONENT: Final = 1
BOTH: Final = 2

IN_PLAY: Final = -1
PLACES: Final = {
    HAND: [
        Text("votre main", "your hand"),
        Text("la main de votre adversaire", "your opponent's hand"),
    ],
    DISCARD: [
        Text("votre défausse", "your discard pile"),
        Text("la défausse de votre adversaire", "your opponent's discard pile"),
        Text("une défausse", "a discard pile"),
    ],
    ARCHIVES: [Text("vos archives", "your archives")],
}
"""Out of play, by zone and by whose it is."""


def seat_of(c: Ctx, who: int) -> int:
    return c.you if who == YOU else 1 - c.you


class Group:
    """Cards of some kinds, in play or in a zone of somebody's, of which something is said."""

    kinds: Final[int]
    """The mask of the kinds of card."""
    nouns: Final[list[Noun]]
    """What they are called; of several (“creature or artifact”) the last one counts for agreement."""
    quals: Final[list[Qual]]
    zone: Final[int]
    whose: Final[int]
    number: Final[int]
    """The only card meant, by its number; 0: any."""
    friendly: Final[bool]
    enemy: Final[bool]
    secret: Final[bool]
    """Whether the other player may not know which cards these are."""
    neutral: "Final[Group]"
    """The same cards on either side."""

    def __init__(
        self, kinds: int, nouns: list[Noun], quals: list[Qual], zone: int = IN_PLAY, whose: int = YOU, number: int = 0
    ) -> None:
        self.kinds = kinds
        self.nouns = nouns
        self.quals = quals
        self.zone = zone
        self.whose = whose
        self.number = number
        self.friendly = FRIENDLY in quals
        self.enemy = ENEMY in quals
        self.secret = zone in (HAND, DECK, ARCHIVES) and whose == YOU
        sideless = [qual for qual in quals if qual not in (FRIENDLY, ENEMY)]
        self.neutral = self if len(sideless) == len(quals) else Group(kinds, nouns, sideless, zone, whose, number)

    def lying_in(self, zone: int, whose: int) -> "Group":
        return Group(self.kinds, self.nouns, self.quals, zone, whose, self.number)

    def in_hand(self) -> "Group":
        """From your hand."""
        return self.lying_in(HAND, YOU)

    def in_discard(self, whose: int = YOU) -> "Group":
        """From a discard pile: yours, your opponent's, or (BOTH) any."""
        return self.lying_in(DISCARD, whose)

    def in_archives(self) -> "Group":
        return self.lying_in(ARCHIVES, YOU)

    # Finding

    def matches(self, b: Board, c: Ctx, card: Card) -> bool:
        """Whether a card is of this kind, wherever it lies."""
        printed = b.prints[b.face[card]]
        if not self.kinds >> printed.kind & 1 or (self.number and printed.number != self.number):
            return False
        fits = True
        for qual in self.quals:
            fits = fits and qual.holds(b, c, card)
        return fits

    def met(self, b: Board, c: Ctx, card: Card, seat: int) -> bool:
        """Whether a card was of this kind under the control of a seat: it may have left that player since."""
        if (self.friendly and seat != c.you) or (self.enemy and seat == c.you):
            return False
        return self.neutral.matches(b, c, card)

    def has(self, b: Board, c: Ctx, card: Card) -> bool:
        """Whether a card in play belongs to the group."""
        return b.in_play(card) and self.matches(b, c, card)

    def places(self, b: Board, c: Ctx) -> list[Card]:
        """All cards that lie where the group looks, your own first."""
        if self.zone != IN_PLAY:
            if self.whose == BOTH:
                return b.sides[c.you].zone(self.zone) + b.sides[1 - c.you].zone(self.zone)
            return b.sides[seat_of(c, self.whose)].zone(self.zone)
        cards: list[Card] = []
        if not self.enemy:
            cards += self.in_play_of(b, c.you)
        if not self.friendly:
            cards += self.in_play_of(b, 1 - c.you)
        return cards

    def in_play_of(self, b: Board, seat: int) -> list[Card]:
        side = b.sides[seat]
        if self.kinds == 1 << CREATURE:
            return side.line
        if self.kinds == 1 << ARTIFACT:
            return side.artifacts
        return side.line + side.artifacts + side.upgrades

    def find(self, b: Board, c: Ctx) -> list[Card]:
        return [card for card in self.places(b, c) if self.matches(b, c, card)]

    def count(self, b: Board, c: Ctx) -> int:
        return len(self.find(b, c))

    # Speaking

    def name(self, s: Say, many: bool) -> str:
        """The noun and what is said of it, without article."""
        return s(self.french(many), "") if s.french else self.english(many)

    def french(
        self, many: bool, masculine: str = "", feminine: str = "", link: str = " ou ", inside: bool = False
    ) -> str:
        """With an article, if one is given in both genders; it comes before each of several nouns."""
        heads = [self.french_head(noun, many, noun.agree(masculine, feminine)) for noun in self.nouns]
        agreed = self.nouns[-1].feminine
        parts = [link.join(heads)]
        parts += [qual.fr(agreed, many) for qual in self.quals[::-1] if qual.place == BESIDE and not side(qual)]
        parts += [qual.fr(agreed, many) for qual in self.quals if side(qual)]
        parts += [qual.fr(agreed, many) for qual in self.quals if qual.place == TAIL]
        return " ".join(parts) + self.where(True, inside)

    def french_head(self, noun: Noun, many: bool, article: str) -> str:
        front = [qual.fr(noun.feminine, many) for qual in self.quals if qual.place == FRONT]
        return article + " ".join([*front, noun.frs if many else noun.fr])

    def english(self, many: bool, link: str = " or ", inside: bool = False) -> str:
        parts = [qual.en(many) for qual in self.quals if qual.place == FRONT]
        parts += [qual.en(many) for qual in self.quals if side(qual)]
        parts += [qual.en(many) for qual in self.quals if qual.place == BESIDE and not side(qual)]
        parts.append(link.join([noun.ens if many else noun.en for noun in self.nouns]))
        parts += [qual.en(many) for qual in self.quals if qual.place == TAIL]
        return " ".join(parts) + self.where(False, inside)

    def where(self, french: bool, inside: bool) -> str:
        """Where the cards lie, when it is not in play: they are taken from there, or counted in it."""
        if self.zone == IN_PLAY:
            return ""
        place = PLACES[self.zone][self.whose]
        if french:
            return f" dans {place.fr}" if inside else f" {de(place.fr)}"
        return f" in {place.en}" if inside else f" from {place.en}"

    def called(self, s: Say, many: bool) -> None:
        """From now on "it" is such a card."""
        s.named(self.nouns[0] if len(self.nouns) == 1 else CARD_NOUN, many)
        s.other = OTHER in self.quals

    def one(self, s: Say) -> str:
        """« une créature ennemie » / “an enemy creature”."""
        self.called(s, False)
        if s.french:
            return s(self.french(False, "un ", "une "), "")
        name = self.english(False)
        return f"an{name}" if any(qual.place == FRONT for qual in self.quals) else a_or_an(name)

    def each(self, s: Say) -> str:
        """« chaque créature ennemie » / “each enemy creature”."""
        self.called(s, True)
        return s(self.french(False, "chaque ", "chaque ", " et "), "each " + self.english(False, " and "))

    def counted(self, s: Say) -> str:
        """« chaque carte dans vos archives » / “each card in your archives”: of those that stay there."""
        self.called(s, True)
        return s(
            self.french(False, "chaque ", "chaque ", " et ", inside=True),
            "each " + self.english(False, " and ", inside=True),
        )

    def no(self, s: Say) -> str:
        """« aucune créature ennemie » / “no enemy creature”."""
        self.called(s, False)
        return s(self.french(False, "aucun ", "aucune "), "no " + self.english(False))

    def next(self, s: Say) -> str:
        """« la prochaine créature ennemie » / “the next enemy creature”."""
        self.called(s, False)
        return s(self.french(False, "le prochain ", "la prochaine "), "the next " + self.english(False))

    def many(self, s: Say) -> str:
        """« créatures ennemies » / “enemy creatures”."""
        self.called(s, True)
        return self.name(s, True)

    def none(self, s: Say) -> str:
        """After a negation: « d'artéfacts » / “artifacts”."""
        return s(s.de(self.french(True)), self.english(True))


def side(qual: Qual) -> bool:
    return qual is FRIENDLY or qual is ENEMY


def creature(*quals: Qual) -> Group:
    return Group(1 << CREATURE, [CREATURE_NOUN], list(quals))


def artifact(*quals: Qual) -> Group:
    return Group(1 << ARTIFACT, [ARTIFACT_NOUN], list(quals))


def action_card(*quals: Qual) -> Group:
    return Group(1, [ACTION_NOUN], list(quals))


def upgrade(*quals: Qual) -> Group:
    return Group(8, [UPGRADE_NOUN], list(quals))


def creature_or_artifact(*quals: Qual) -> Group:
    return Group(1 << CREATURE | 1 << ARTIFACT, [CREATURE_NOUN, ARTIFACT_NOUN], list(quals))


def card(*quals: Qual) -> Group:
    return Group(15, [CARD_NOUN], list(quals))


def named(number: int, noun: Noun, *quals: Qual) -> Group:
    """The copies of one card, by its number and its name."""
    return Group(15, [noun], list(quals), IN_PLAY, YOU, number)


A_CREATURE: Final = creature()
FRIENDLY_CREATURE: Final = creature(FRIENDLY)
ENEMY_CREATURE: Final = creature(ENEMY)
OTHER_CREATURE: Final = creature(OTHER)
ANY_ARTIFACT: Final = artifact()
ANY_CARD: Final = card()
