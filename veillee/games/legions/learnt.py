"""Légions judged by what was learnt: the signs of a battle, and hints that speak by them."""

from pathlib import Path
from typing import Final

from veillee.core.judgement import Judgement, Learning, Signs
from veillee.core.match import NO_CARD, NOBODY, Card, Match
from veillee.games.legions.bot import LegionsHints
from veillee.games.legions.cards.guilds import PLACE_COUNT
from veillee.games.legions.cards.heroes import HEROES, banners
from veillee.games.legions.cards.legions import FIRST_HERO, LEGIONS
from veillee.games.legions.cards.stratagems import FIRST_STRATAGEM, STRATAGEMS
from veillee.games.legions.rules.battle import ENDING, TURNS, Battle
from veillee.games.legions.rules.points import points

LEGION_COUNT: Final = len(LEGIONS)
HERO_COUNT: Final = len(HEROES)
MOST_STANDING: Final = 5
MOST_ROUTED: Final = 4
MOST_BANNERS: Final = 5
MOST_HEROES: Final = 6
MOST_LEAD: Final = 10
STEP: Final = 2
"""Points are told apart in steps."""

TURN: Final = 0
PHASE: Final = TURN + TURNS + 1
FIRST: Final = PHASE + ENDING + 1
KING: Final = FIRST + 2
LEAD: Final = KING + 1
MAJORITY: Final = LEAD + 2 * MOST_LEAD + 1
ROW: Final = MAJORITY + 2 * PLACE_COUNT
HERO_ROW: Final = ROW + LEGION_COUNT
SIDES: Final = HERO_ROW + HERO_COUNT
"""What belongs to a side begins here, that of the seat itself first."""
STANDING: Final = 0
ROUTED: Final = STANDING + PLACE_COUNT * MOST_STANDING
HEROES_OF: Final = ROUTED + PLACE_COUNT * MOST_ROUTED
HERO_COUNTS: Final = HEROES_OF + HERO_COUNT
UNDER: Final = HERO_COUNTS + MOST_HEROES
HAND: Final = UNDER + LEGION_COUNT
CHOSEN: Final = HAND + LEGION_COUNT
BANNERS: Final = CHOSEN + LEGION_COUNT
STRATAGEM: Final = BANNERS + MOST_BANNERS
SIDE: Final = STRATAGEM + len(STRATAGEMS)


class LegionsSigns(Signs):
    """Some forty signs of a position: where every card lies, and what the count would be."""

    def of(self, match: Match, seat: int) -> list[int]:
        assert isinstance(match, Battle)
        found = [TURN + match.turn, PHASE + match.phase]
        if match.first != NOBODY:
            found.append(FIRST + (0 if match.first == seat else 1))
        if match.roi == seat:
            found.append(KING)
        lead = (points(match, seat) - points(match, 1 - seat)) // STEP
        found.append(LEAD + MOST_LEAD + max(-MOST_LEAD, min(MOST_LEAD, lead)))
        for place in range(PLACE_COUNT):
            holder = match.majority[place]
            if holder != NOBODY:
                found.append(MAJORITY + 2 * place + (0 if holder == seat else 1))
        add_faces(match, match.row, ROW, found)
        add_faces(match, match.hero_row, HERO_ROW - FIRST_HERO, found)
        add_side(match, seat, SIDES, found)
        add_side(match, 1 - seat, SIDES + SIDE, found)
        return found


def add_side(m: Battle, side: int, base: int, found: list[int]) -> None:
    camp = m.camps[side]
    for place in range(PLACE_COUNT):
        standing = len(camp.face_up[place])
        if standing:
            found.append(base + STANDING + MOST_STANDING * place + min(standing, MOST_STANDING) - 1)
        routed = len(camp.routed[place])
        if routed:
            found.append(base + ROUTED + MOST_ROUTED * place + min(routed, MOST_ROUTED) - 1)
    add_faces(m, camp.heroes, base + HEROES_OF - FIRST_HERO, found)
    if camp.heroes:
        found.append(base + HERO_COUNTS + min(len(camp.heroes), MOST_HEROES) - 1)
    for legions in camp.under:
        add_faces(m, legions, base + UNDER, found)
    add_faces(m, camp.hand, base + HAND, found)
    if camp.chosen != NO_CARD:
        found.append(base + CHOSEN + m.face[camp.chosen])
    flown = banners(m, side)
    if flown:
        found.append(base + BANNERS + min(flown, MOST_BANNERS) - 1)
    if not camp.used and camp.stratagem != NO_CARD:
        found.append(base + STRATAGEM + m.face[camp.stratagem] - FIRST_STRATAGEM)


def add_faces(m: Battle, cards: list[Card], base: int, found: list[int]) -> None:
    found += [base + m.face[card] for card in cards]


SIGNS: Final = LegionsSigns(SIDES + 2 * SIDE)


class LearntLegions(LegionsHints):
    """The preferences of the playouts are the same; who is ahead is what was learnt."""

    judgement: Final[Judgement]

    def __init__(self, judgement: Judgement) -> None:
        self.judgement = judgement

    def ahead(self, match: Match) -> int:
        return 6

    def values(self, match: Match) -> list[float]:
        share = self.judgement.share(SIGNS.of(match, 0))
        return [share, 1.0 - share]

    def value(self, match: Match, seat: int) -> float:
        return self.values(match)[seat]


LEARNING: Final = Learning(SIGNS, LearntLegions, str(Path(__file__).with_name("judgement.json")))
