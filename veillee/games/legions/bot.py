"""Hints for bots, the evaluation function: who is ahead, and what a sensible player tries first."""

from math import exp
from typing import Final

from veillee.core.facts import About, Prompt
from veillee.core.game import Hints
from veillee.core.match import Match
from veillee.games.legions.cards.guilds import PLACE_COUNT, PLACE_POINTS
from veillee.games.legions.cards.heroes import (
    ANYWHERE,
    BRING_IN,
    HERO_GUILD,
    HEROES,
    MOVE_TO,
    REMOVE,
    THIRD,
    banners,
    heroes_of,
)
from veillee.games.legions.cards.legions import FIRST_HERO, LEGIONS
from veillee.games.legions.cards.stratagems import FIRST_STRATAGEM, RESERVE, STRATAGEMS
from veillee.games.legions.rules.battle import TURNS
from veillee.games.legions.rules.match import Legions
from veillee.games.legions.rules.options import AT, LET_BE, NO
from veillee.games.legions.rules.points import hero_points
from veillee.games.legions.voice import prompts

SETTLED: Final = 0.13
AHEAD: Final = 0.13
HELD: Final = 0.02
HERO: Final = 0.6
STANDING: Final = 0.15
FALLEN: Final = 0.1
READY: Final = 0.2
BANNER: Final = 0.1
THIRD_BANNER: Final = 0.2
FOURTH_BANNER: Final = 0.8
"""What each thing is worth in log-odds: a regression over matches between search bots, rounded; banners, which decide too
few of them, by hand. Points weigh more as the end comes near, heroes less."""
UNUSED: Final[list[float]] = [stratagem.kept for stratagem in STRATAGEMS]

EVERY_PLACE: Final = (1 << PLACE_COUNT) - 1
SELDOM: Final = 200
"""How much likelier a playout goes on without its stratagem: it is used once, and there are many occasions."""

HERO_WEIGHT: Final[list[int]] = [
    (2 + 2 * hero.points + (4 if hero.scoring or hero.banner else 0)) ** 2 for hero in HEROES
]
LOOK_ON: Final = sum(HERO_WEIGHT) // len(HERO_WEIGHT)
"""Seeing more heroes is as likely as an average one of those seen."""
TUCK_WEIGHT: Final[list[int]] = [1 + 3 * legion.points + (5 if legion.banner else 0) for legion in LEGIONS]


class LegionsHints(Hints):
    """A fitted sense of who is ahead, and cheap preferences for playouts."""

    def value(self, match: Match, seat: int) -> float:
        assert isinstance(match, Legions)
        if match.over:
            return 1.0 if match.winner == seat else 0.0
        odds = strength(match, seat) - strength(match, 1 - seat)
        return 1.0 / (1.0 + exp(-odds))

    def weights(self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About) -> list[int] | None:
        if prompt is prompts.INITIATIVE:
            if len(options) == 3:
                return None
            return [SELDOM if option >= 0 else 1 for option in options]
        if prompt is prompts.REDIRECT:
            return [SELDOM if option == LET_BE else 1 for option in options]
        assert isinstance(match, Legions)
        if prompt is prompts.TUCK or prompt is THIRD or prompt is REMOVE:
            return [1 if option == NO else TUCK_WEIGHT[match.face[option]] for option in options]
        if prompt is RESERVE:
            return [reserve_weight(match, seat, option) for option in options]
        if prompt is prompts.HERO or prompt is prompts.LOOKED or prompt is BRING_IN:
            return [LOOK_ON if option < 0 else HERO_WEIGHT[match.face[option] - FIRST_HERO] for option in options]
        if prompt is prompts.ATTACK:
            return [1 + 4 * len(match.camps[1 - seat].face_up[AT.low(option)]) for option in options]
        if prompt is prompts.PLACE or prompt is ANYWHERE or prompt is MOVE_TO:
            return [place_weight(match, seat, AT.low(option)) for option in options]
        if prompt is prompts.RECRUIT:
            return [1 if option == NO else 8 for option in options]
        if options[-1] == NO:
            return [1 if option == NO else 6 for option in options]
        return None


def place_weight(m: Legions, seat: int, place: int) -> int:
    """A third legion recruits; one that takes or saves a majority is worth a place's points."""
    mine = len(m.camps[seat].face_up[place])
    lead = mine - len(m.camps[1 - seat].face_up[place])
    weight = 9 if mine == 2 else 1 + 2 * mine
    return weight + PLACE_POINTS[place] if lead == 0 or lead == -1 else weight


def reserve_weight(m: Legions, seat: int, hero: int) -> int:
    """A hero is worth keeping that one will soon recruit, or that the other side would: the more if it is the only one of its colour."""
    place = HERO_GUILD[m.face[hero] - FIRST_HERO]
    weight = HERO_WEIGHT[m.face[hero] - FIRST_HERO]
    if len(m.camps[seat].face_up[place]) >= 2:
        weight *= 2
    if len(m.camps[1 - seat].face_up[place]) >= 2:
        weight *= 3 if len(heroes_of(m, m.hero_row, place)) == 1 else 2
    return weight


def strength(m: Legions, seat: int) -> float:
    """What a side has that may win."""
    camp = m.camps[seat]
    late = m.turn / TURNS
    settled = 0
    for slot in range(len(camp.heroes)):
        settled += hero_points(m, seat, slot) + m.legion_points(camp.under[slot])
    found = SETTLED * late * settled + HERO * (1.0 - late) * len(camp.heroes)
    if not camp.used:
        found += UNUSED[m.face[camp.stratagem] - FIRST_STRATAGEM]
    flown = banners(m, seat)
    found += BANNER * flown
    if flown >= 3:
        found += THIRD_BANNER
    if flown >= 4:
        found += FOURTH_BANNER
    return found + on_the_field(m, seat, late)


def on_the_field(m: Legions, seat: int, late: float) -> float:
    """What the legions before the places promise: majorities, and the next hero."""
    mine = m.camps[seat]
    theirs = m.camps[1 - seat].face_up
    found = 0.0
    most = 0
    recruiting = recruiting_places(m, seat)
    for place in range(PLACE_COUNT):
        count = len(mine.face_up[place])
        found += STANDING * count + FALLEN * len(mine.routed[place])
        if count > most and recruiting >> place & 1:
            most = count
        if count > len(theirs[place]):
            found += AHEAD * late * PLACE_POINTS[place]
        if m.majority[place] == seat:
            found += HELD * PLACE_POINTS[place]
    if most >= 2:
        found += READY if most > 2 else READY / 2
    return found


def recruiting_places(m: Legions, seat: int) -> int:
    """The places, one bit each, where three legions would find a hero: in the row, or in the pile if the row shows none."""
    shown = 0
    free = 0
    for hero in m.hero_row:
        guild = 1 << HERO_GUILD[m.face[hero] - FIRST_HERO]
        shown |= guild
        if hero != m.reserved or seat == m.roi:
            free |= guild
    return free | (EVERY_PLACE & ~shown if m.hero_pile else 0)


HINTS: Final = LegionsHints()
