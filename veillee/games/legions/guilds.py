"""The five guilds and the ambassadors, the place each guild fights for, and the thirty-one legions.

The rulebook prints only part of this: what is reconstructed is marked so in docs/rules/legions.md.
"""

from typing import Final

from veillee.core.text import Text

YELLOW: Final = 0
RED: Final = 1
BLUE: Final = 2
VIOLET: Final = 3
GREEN: Final = 4
WHITE: Final = 5
"""The ambassadors, who may stand before any place."""
PLACES: Final = 5

FIRST_HERO: Final = 31
FIRST_STRATAGEM: Final = 46
CARDS: Final = 52
"""Faces and ids: legions 0 to 30 (the number less one), heroes 31 to 45, stratagems 46 to 51 (King first)."""


class Guild:
    """One colour: the people who wear it, and the place they fight for with what its majority is worth."""

    key: Final[str]
    name: Final[Text]
    place: Final[Text]
    """The place with its article, as it stands inside a sentence."""
    points: Final[int]

    def __init__(self, key: str, name: Text, place: Text, points: int) -> None:
        self.key = key
        self.name = name
        self.place = place
        self.points = points


GUILDS: Final = [
    Guild("yellow", Text("Cultivateurs", "Farmers"), Text("les Jardins d'algues", "the Algae Gardens"), 3),
    Guild("red", Text("Militaires", "Soldiers"), Text("la Brèche", "the Breach"), 3),
    Guild("blue", Text("Politiciens", "Politicians"), Text("le Sénat", "the Senate"), 2),
    Guild("violet", Text("Mages", "Mages"), Text("le Puits", "the Well"), 4),
    Guild("green", Text("Marchands", "Merchants"), Text("le Comptoir", "the Trading Post"), 5),
    Guild("white", Text("Ambassadeurs", "Ambassadors"), Text("", ""), 0),
]
PLACE_POINTS: Final[list[int]] = [guild.points for guild in GUILDS[:PLACES]]


class Legion:
    """A legion card: a number, a guild, and a reward of points or a banner."""

    number: Final[int]
    guild: Final[int]
    points: Final[int]
    banner: Final[bool]
    name: Final[Text]

    def __init__(self, number: int, guild: int, points: int, banner: bool, name: Text) -> None:
        self.number = number
        self.guild = guild
        self.points = points
        self.banner = banner
        self.name = name


def worth(number: int, guild: int, points: int, fr: str, en: str) -> Legion:
    return Legion(number, guild, points, False, Text(fr, en))


def flag(number: int, guild: int, fr: str, en: str) -> Legion:
    return Legion(number, guild, 0, True, Text(fr, en))


LEGIONS: Final = [
    worth(1, WHITE, 0, "Héraut des marées", "Herald of the Tides"),
    worth(2, BLUE, 1, "Huissiers", "Ushers"),
    worth(3, RED, 1, "Éclaireurs", "Scouts"),
    worth(4, YELLOW, 1, "Cueilleuses d'algues", "Algae Pickers"),
    worth(5, VIOLET, 1, "Porteurs de pharillons", "Lantern Bearers"),
    worth(6, GREEN, 1, "Colporteurs", "Pedlars"),
    worth(7, WHITE, 0, "Messagère aux raies", "Ray Messenger"),
    worth(8, YELLOW, 1, "Bouviers de lamantins", "Manatee Drovers"),
    worth(9, GREEN, 1, "Chercheurs de perles", "Pearl Divers"),
    worth(10, VIOLET, 1, "Veilleurs phosphorescents", "Glowing Watchers"),
    flag(11, BLUE, "Tribuns", "Tribunes"),
    worth(12, RED, 1, "Lanciers d'espadon", "Swordfish Lancers"),
    flag(13, WHITE, "Interprète des profondeurs", "Interpreter of the Deep"),
    worth(14, GREEN, 1, "Escorte du trésor", "Treasure Escort"),
    worth(15, RED, 1, "Garde de l'oursin", "Urchin Guard"),
    flag(16, YELLOW, "Milice des moissons", "Harvest Militia"),
    flag(17, BLUE, "Porte-étendards du Sénat", "Senate Standard-Bearers"),
    worth(18, VIOLET, 1, "Cercle du feu froid", "Circle of Cold Fire"),
    flag(19, WHITE, "Légat des récifs", "Legate of the Reefs"),
    worth(20, BLUE, 2, "Questeurs", "Quaestors"),
    worth(21, VIOLET, 2, "Sourciers d'abîme", "Abyss Dowsers"),
    worth(22, GREEN, 2, "Caravane de tortues", "Turtle Caravan"),
    worth(23, RED, 2, "Cavaliers de crabe", "Crab Riders"),
    worth(24, YELLOW, 2, "Gardiens des bancs", "Shoal Keepers"),
    worth(25, WHITE, 1, "Nonce du flux", "Nuncio of the Flow"),
    worth(26, RED, 2, "Vétérans du Noirécif", "Veterans of Blackreef"),
    worth(27, YELLOW, 2, "Grands Moissonneurs", "Great Reapers"),
    worth(28, GREEN, 2, "Armateurs", "Shipowners"),
    worth(29, BLUE, 2, "Doyens du Sénat", "Elders of the Senate"),
    worth(30, VIOLET, 2, "Archimages", "Archmages"),
    worth(31, WHITE, 2, "Plénipotentiaire", "Plenipotentiary"),
]
GUILD_OF: Final[list[int]] = [legion.guild for legion in LEGIONS]
POINTS_OF: Final[list[int]] = [legion.points for legion in LEGIONS]
BANNERS_ON: Final[list[int]] = [int(legion.banner) for legion in LEGIONS]
