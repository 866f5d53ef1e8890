"""Profiles: how an Investigator might carry himself. They change nothing (ROS-130)."""

from dataclasses import dataclass
from typing import Final

from veillee.core.grammar import Name
from veillee.core.text import Text
from veillee.games.rose_noire.cards.orders import LAST_ORDER


@dataclass(frozen=True)
class Profile:
    """A character to play, for the pleasure of it."""

    key: str
    name: Name
    manner: Text


PROFILES: Final = [
    Profile(
        "veteran",
        Name("Le Vieux Soldat", "The Old Soldier"),
        Text(
            "Vous parlez peu, et seulement de ce que vous avez vu. Un silence vous semble déjà un aveu.",
            "You speak little, and only of what you have seen. To you a silence is half a confession.",
        ),
    ),
    Profile(
        "scholar",
        Name("La Doctoresse", "The Scholar", feminine=True),
        Text(
            "Vous comptez à voix haute ce qui reste possible, et corrigez les calculs des autres.",
            "You count aloud what is still possible, and correct the others' sums.",
        ),
    ),
    Profile(
        "minstrel",
        Name("Le Ménestrel", "The Minstrel"),
        Text(
            "Vous faites de chaque soupçon un couplet. On ne sait jamais si vous plaisantez.",
            "You turn every suspicion into a verse. Nobody knows whether you are joking.",
        ),
    ),
    Profile(
        "pilgrim",
        Name("La Pèlerine", "The Pilgrim", feminine=True),
        Text(
            "Vous croyez les gens bons, et le dites. Il en faut beaucoup pour que vous accusiez.",
            "You believe that people are good, and say so. It takes much to make you accuse.",
        ),
    ),
    Profile(
        "bailiff",
        Name("Le Bailli", "The Bailiff"),
        Text(
            "Vous voulez un acte signé avant la nuit, et rappelez à chacun l'heure qu'il est.",
            "You want a signed act before nightfall, and remind everyone of the hour.",
        ),
    ),
    Profile(
        "seer",
        Name("La Rebouteuse", "The Bonesetter", feminine=True),
        Text(
            "Vous jugez aux mains et aux yeux. Vos certitudes viennent sans raison, et partent de même.",
            "You judge by hands and eyes. Your certainties come without a reason, and leave the same way.",
        ),
    ),
]
FIRST_PROFILE: Final = LAST_ORDER
FIRST_SUSPECT: Final = FIRST_PROFILE + len(PROFILES)
"""The suspects are printed too, after all the cards that change hands."""
