"""KeyForge judged by what was learnt: the signs of a duel, and hints that speak by them.

A duel is judged where a turn begins, its key forged and its house not yet chosen: in the middle of a turn nothing tells what is
done from what is still to do.
"""

from pathlib import Path
from typing import Final

from veillee.core.judgement import Judgement, Learning, Signs
from veillee.core.match import Card, Match
from veillee.games.keyforge.bot import KeyforgeHints, strength
from veillee.games.keyforge.cards.catalog import SET_SIZE
from veillee.games.keyforge.rules.board import CHOOSE
from veillee.games.keyforge.rules.duel import Duel
from veillee.games.keyforge.rules.terms import ELUSIVE, TAUNT

NUMBERS: Final = SET_SIZE + 1
MOST_TURNS: Final = 10
TURNS: Final = 3
"""Turns are told apart in threes."""
MOST_KEYS: Final = 3
MOST_AEMBER: Final = 12
MOST_MISSING: Final = 8
MOST_CARDS: Final = 9
MOST_FEW: Final = 5
CHAINS: Final = 4
"""Chains are told apart by what they cost of a hand, the deck by hands."""
MOST_CHAINS: Final = 4
DECK: Final = 6
MOST_CREATURES: Final = 8
MIGHT: Final = 3
MOST_MIGHT: Final = 12

MOST_LEAD: Final = 16
STEPS: Final = 4
"""The lead by hand is told apart in quarters."""

TURN: Final = 0
ACTING: Final = TURN + MOST_TURNS + 1
"""Whose turn begins."""
LEAD: Final = ACTING + 2
"""Who is ahead by the weights made by hand."""
SIDES: Final = LEAD + 2 * MOST_LEAD + 1
"""What belongs to a side begins here, that of the seat itself first."""
KEYS: Final = 0
AEMBER: Final = KEYS + MOST_KEYS + 1
MISSING: Final = AEMBER + MOST_AEMBER + 1
"""How much Æ the next key still wants."""
HAND: Final = MISSING + MOST_MISSING + 1
ARCHIVED: Final = HAND + MOST_CARDS + 1
LEFT: Final = ARCHIVED + MOST_FEW + 1
CHAINED: Final = LEFT + MOST_FEW + 1
ARTIFACTS: Final = CHAINED + MOST_CHAINS + 1
CREATURES: Final = ARTIFACTS + MOST_FEW + 1
READY: Final = CREATURES + MOST_CREATURES + 1
ALIKE: Final = READY + MOST_CREATURES + 1
"""The most creatures that one house can use."""
POWER: Final = ALIKE + MOST_CREATURES + 1
HELD: Final = POWER + MOST_MIGHT + 1
"""Æ captured by the creatures, which goes back when they fall."""
STUNNED: Final = HELD + MOST_FEW + 1
TAUNTS: Final = STUNNED + MOST_FEW + 1
ELUDES: Final = TAUNTS + MOST_FEW + 1
BONUS: Final = ELUDES + MOST_FEW + 1
"""Æ printed on the cards in hand."""
TOGETHER: Final = BONUS + MOST_FEW + 1
"""The most cards in hand and creatures on the table that one house can use."""
IN_PLAY: Final = TOGETHER + MOST_CARDS + 1
IN_HAND: Final = IN_PLAY + NUMBERS
SIDE: Final = IN_HAND + NUMBERS


class KeyforgeSigns(Signs):
    """Some sixty signs of a position: how much each side has of everything, and which cards are in play and in hand."""

    def of(self, match: Match, seat: int) -> list[int]:
        assert isinstance(match, Duel)
        lead = int(STEPS * (strength(match, seat) - strength(match, 1 - seat)))
        found = [
            TURN + min(match.turn // TURNS, MOST_TURNS),
            ACTING + (0 if match.active == seat else 1),
            LEAD + MOST_LEAD + max(-MOST_LEAD, min(MOST_LEAD, lead)),
        ]
        add_side(match, seat, SIDES, found)
        add_side(match, 1 - seat, SIDES + SIDE, found)
        return found


def add_side(d: Duel, seat: int, base: int, found: list[int]) -> None:
    side = d.sides[seat]
    missing = d.key_cost(seat) - side.aember
    found.append(base + KEYS + side.forged())
    found.append(base + AEMBER + min(side.aember, MOST_AEMBER))
    found.append(base + MISSING + max(0, min(missing, MOST_MISSING)))
    found.append(base + HAND + min(len(side.hand), MOST_CARDS))
    found.append(base + ARCHIVED + min(len(side.archives), MOST_FEW))
    found.append(base + LEFT + min(len(side.deck) // DECK, MOST_FEW))
    found.append(base + CHAINED + min((side.chains + CHAINS - 1) // CHAINS, MOST_CHAINS))
    found.append(base + ARTIFACTS + min(len(side.artifacts), MOST_FEW))
    add_line(d, side.line, base, found)
    add_cards(d, side.line, base + IN_PLAY, found)
    add_cards(d, side.artifacts, base + IN_PLAY, found)
    add_cards(d, side.hand, base + IN_HAND, found)
    add_prospects(d, seat, base, found)


def add_line(d: Duel, line: list[Card], base: int, found: list[int]) -> None:
    """What the creatures of a side come to."""
    ready, power, held, stunned, taunts, eludes = 0, 0, 0, 0, 0, 0
    for card in line:
        power += d.power(card) - d.damage[card]
        held += d.aember[card]
        if d.stunned[card]:
            stunned += 1
        elif not d.exhausted[card]:
            ready += 1
        keywords = d.card(card).keywords
        if keywords[TAUNT]:
            taunts += 1
        if keywords[ELUSIVE]:
            eludes += 1
    found.append(base + CREATURES + min(len(line), MOST_CREATURES))
    found.append(base + READY + min(ready, MOST_CREATURES))
    found.append(base + POWER + min(power // MIGHT, MOST_MIGHT))
    found.append(base + HELD + min(held, MOST_FEW))
    found.append(base + STUNNED + min(stunned, MOST_FEW))
    found.append(base + TAUNTS + min(taunts, MOST_FEW))
    found.append(base + ELUDES + min(eludes, MOST_FEW))


def add_cards(d: Duel, cards: list[Card], base: int, found: list[int]) -> None:
    """Which cards there are, one or several of each alike; a maverick is what it was at home."""
    for card in cards:
        sign = base + d.card(card).number
        if sign not in found:
            found.append(sign)


def add_prospects(d: Duel, seat: int, base: int, found: list[int]) -> None:
    """What a side can do with one house on its next turn."""
    side = d.sides[seat]
    bonus, most, alike = 0, 0, 0
    for card in side.hand:
        bonus += d.card(card).aember
    for house in side.houses:
        creatures = of_house(d, side.line, house)
        alike = max(alike, creatures)
        most = max(most, of_house(d, side.hand, house) + creatures)
    found.append(base + BONUS + min(bonus, MOST_FEW))
    found.append(base + ALIKE + min(alike, MOST_CREATURES))
    found.append(base + TOGETHER + min(most, MOST_CARDS))


def of_house(d: Duel, cards: list[Card], house: int) -> int:
    """How many of some cards are printed with a house."""
    count = 0
    for card in cards:
        if d.card(card).house == house:
            count += 1
    return count


SIGNS: Final = KeyforgeSigns(SIDES + 2 * SIDE)


class LearntKeyforge(KeyforgeHints):
    """The preferences of the playouts are the same; who is ahead is what was learnt."""

    judgement: Final[Judgement]

    def __init__(self, judgement: Judgement) -> None:
        self.judgement = judgement

    def ahead(self, match: Match) -> int:
        return 0

    def calm(self, match: Match) -> bool:
        assert isinstance(match, Duel)
        return match.phase == CHOOSE

    def values(self, match: Match) -> list[float]:
        share = self.judgement.share(SIGNS.of(match, 0))
        return [share, 1.0 - share]

    def value(self, match: Match, seat: int) -> float:
        return self.values(match)[seat]


LEARNING: Final = Learning(SIGNS, LearntKeyforge, str(Path(__file__).with_name("judgement.json")))
