"""Every printed face by its number: legions, heroes, stratagems; how each is called in a sentence."""

from typing import Final

from veillee.core.grammar import Name
from veillee.games.legions.cards.heroes import HEROES
from veillee.games.legions.cards.legions import LEGIONS
from veillee.games.legions.cards.stratagems import STRATAGEMS

NAMES: Final[list[Name]] = [
    *[legion.called for legion in LEGIONS],
    *[hero.name for hero in HEROES],
    *[stratagem.name for stratagem in STRATAGEMS],
]
