"""The five guilds and the ambassadors, and the place each guild fights for.

The rulebook prints only part of this: what is reconstructed is marked so in docs/rules/legions.md.
"""

from dataclasses import dataclass
from typing import Final

from veillee.core.grammar import Name
from veillee.core.text import Text

YELLOW: Final = 0
RED: Final = 1
BLUE: Final = 2
VIOLET: Final = 3
GREEN: Final = 4
WHITE: Final = 5
"""The ambassadors, who may stand before any place."""


@dataclass(frozen=True)
class Guild:
    """One colour, and the people who wear it."""

    key: str
    name: Text


GUILDS: Final = [
    Guild("yellow", Text("Cultivateurs", "Farmers")),
    Guild("red", Text("Militaires", "Soldiers")),
    Guild("blue", Text("Politiciens", "Politicians")),
    Guild("violet", Text("Mages", "Mages")),
    Guild("green", Text("Marchands", "Merchants")),
    Guild("white", Text("Ambassadeurs", "Ambassadors")),
]


@dataclass(frozen=True, kw_only=True)
class Place:
    """What the guild of the same number fights for, and what the majority there is worth."""

    name: Name
    rule: str
    effect: Text
    points: int
    banner: bool = False


PLACES: Final = [
    Place(
        name=Name("les Jardins d'algues", "the Algae Gardens"),
        rule="LEG-70",
        effect=Text("Vous l'emportez partout où vous êtes à égalité.", "You win wherever you are tied."),
        points=2,
    ),
    Place(
        name=Name("la Brèche", "the Breach", feminine=True),
        rule="LEG-71",
        effect=Text(
            "Quand vous posez une nouvelle légion ici, mettez une légion adverse en déroute.",
            "When you put a new legion here, rout an enemy legion.",
        ),
        points=2,
    ),
    Place(
        name=Name("le Sénat", "the Senate"),
        rule="LEG-72",
        effect=Text("Vous donne une bannière.", "Gives you a banner."),
        points=1,
        banner=True,
    ),
    Place(
        name=Name("le Puits", "the Well"),
        rule="LEG-73",
        effect=Text(
            "Vos nouvelles légions de Mages se posent devant le lieu de votre choix.",
            "Your new legions of Mages may be put before any place.",
        ),
        points=4,
    ),
    Place(
        name=Name("le Comptoir", "the Trading Post"),
        rule="LEG-74",
        effect=Text("Vous voyez la légion cachée de la file.", "You see the face-down legion of the row."),
        points=5,
    ),
]
PLACE_COUNT: Final = 5
PLACE_POINTS: Final[list[int]] = [place.points for place in PLACES]
