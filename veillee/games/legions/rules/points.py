"""The score: what heroes, the legions under them, majorities and an unused stratagem are worth."""

from typing import Final

from veillee.games.legions.cards.guilds import PLACE_COUNT, PLACE_POINTS
from veillee.games.legions.cards.heroes import TWINS_POINTS, hero_of, twins
from veillee.games.legions.rules.battle import Battle

UNUSED_POINTS: Final = 2
"""LEG-80: what a stratagem is worth that was never used."""


def hero_points(m: Battle, seat: int, slot: int) -> int:
    """What a hero brings by itself, without the legions under it."""
    hero = hero_of(m, m.camps[seat].heroes[slot])
    return hero.points if hero.scoring is None else hero.points + hero.scoring.points(m, seat, slot)


def points(m: Battle, seat: int) -> int:
    """LEG-62: an unused stratagem, heroes, the legions under them, and majorities."""
    camp = m.camps[seat]
    count = 0 if camp.used else UNUSED_POINTS
    for slot in range(len(camp.heroes)):
        count += hero_points(m, seat, slot) + m.legion_points(camp.under[slot])
    if twins(m, seat):
        count += TWINS_POINTS
    for place in range(PLACE_COUNT):
        if m.majority[place] == seat:
            count += PLACE_POINTS[place]
    return count
