"""The legions: a number, a guild, and a reward of points or a banner.

The rulebook prints only part of this: what is reconstructed is marked so in docs/rules/legions.md.
"""

from dataclasses import dataclass
from typing import Final

from veillee.core.grammar import Name
from veillee.core.text import Text
from veillee.games.legions.cards.guilds import BLUE, GREEN, GUILDS, RED, VIOLET, WHITE, YELLOW


@dataclass(frozen=True)
class Legion:
    """LEG-06: a legion card."""

    number: int
    guild: int
    name: Text
    points: int = 0
    banner: bool = False

    @property
    def called(self) -> Name:
        """In a sentence a legion is called by its number."""
        guild = GUILDS[self.guild].name
        return Name(f"la légion {self.number} des {guild.fr}", f"legion {self.number} of the {guild.en}", feminine=True)


LEGIONS: Final = [
    Legion(1, WHITE, Text("Héraut des marées", "Herald of the Tides")),
    Legion(2, BLUE, Text("Huissiers", "Ushers"), points=1),
    Legion(3, RED, Text("Éclaireurs", "Scouts"), points=1),
    Legion(4, WHITE, Text("Émissaire des herbiers", "Envoy of the Seagrass")),
    Legion(5, VIOLET, Text("Porteurs de pharillons", "Lantern Bearers"), points=1),
    Legion(6, GREEN, Text("Colporteurs", "Pedlars"), points=1),
    Legion(7, WHITE, Text("Messagère aux raies", "Ray Messenger")),
    Legion(8, YELLOW, Text("Bouviers de lamantins", "Manatee Drovers"), points=1),
    Legion(9, GREEN, Text("Chercheurs de perles", "Pearl Divers"), points=1),
    Legion(10, WHITE, Text("Messager des lueurs", "Envoy of the Glimmers")),
    Legion(11, BLUE, Text("Tribuns", "Tribunes"), banner=True),
    Legion(12, RED, Text("Lanciers d'espadon", "Swordfish Lancers"), points=1),
    Legion(13, WHITE, Text("Interprète des profondeurs", "Interpreter of the Deep")),
    Legion(14, GREEN, Text("Escorte du trésor", "Treasure Escort"), points=1),
    Legion(15, RED, Text("Garde de l'oursin", "Urchin Guard"), banner=True),
    Legion(16, WHITE, Text("Arbitre des moissons", "Arbiter of the Harvests")),
    Legion(17, YELLOW, Text("Porte-étendards des moissons", "Harvest Standard-Bearers"), banner=True),
    Legion(18, VIOLET, Text("Cercle du feu froid", "Circle of Cold Fire"), banner=True),
    Legion(19, WHITE, Text("Légat des récifs", "Legate of the Reefs")),
    Legion(20, BLUE, Text("Questeurs", "Quaestors"), banner=True),
    Legion(21, VIOLET, Text("Sourciers d'abîme", "Abyss Dowsers"), points=2),
    Legion(22, WHITE, Text("Ambassadrice aux tortues", "Turtle Ambassador")),
    Legion(23, GREEN, Text("Pêcheurs de crabes", "Crab Fishers"), points=2),
    Legion(24, YELLOW, Text("Gardiens des bancs", "Shoal Keepers"), points=2),
    Legion(25, WHITE, Text("Nonce du flux", "Nuncio of the Flow")),
    Legion(26, RED, Text("Vétérans du Noirécif", "Veterans of Blackreef"), points=2),
    Legion(27, YELLOW, Text("Grands Moissonneurs", "Great Reapers"), points=2),
    Legion(28, WHITE, Text("Délégué au long cours", "Delegate of the High Seas")),
    Legion(29, BLUE, Text("Doyens du Sénat", "Elders of the Senate"), points=2),
    Legion(30, VIOLET, Text("Archimages", "Archmages"), points=2),
    Legion(31, WHITE, Text("Plénipotentiaire", "Plenipotentiary")),
]
GUILD_OF: Final[list[int]] = [legion.guild for legion in LEGIONS]
POINTS_OF: Final[list[int]] = [legion.points for legion in LEGIONS]
BANNERS_ON: Final[list[int]] = [int(legion.banner) for legion in LEGIONS]
FIRST_HERO: Final = len(LEGIONS)
"""Faces are numbered in one row: the legions (each its number less one), the heroes, the stratagems."""
