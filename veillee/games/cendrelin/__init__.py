"""Le Trône du Haut Cendrelin: undead sorcerers, cards that are French sentences, and a campaign of ages."""

from veillee.core.game import GameInfo, Option
from veillee.core.text import Text
from veillee.games.cendrelin.bot import HINTS
from veillee.games.cendrelin.rules import new
from veillee.games.cendrelin.text import VOICE

GAME = GameInfo(
    key="cendrelin",
    title=Text("Le Trône du Haut Cendrelin", "The Throne of the High Cendrelin"),
    seats=[2, 3, 4, 5, 6],
    rules_version=3,
    options=[
        Option("mode", Text("Règles", "Rules"), ["complete", "initiation"]),
        Option("classes", Text("Classes du premier âge", "Classes of the first age"), ["chosen", "random"]),
        Option("places", Text("Lieux du premier âge", "Places of the first age"), ["voted", "random"]),
        Option("ages", Text("Nombre d'âges de la campagne", "Ages of the campaign"), ["1", "3", "endless"]),
        Option("box", Text("Feuille de cartes à ajouter", "Sheet of cards to add"), []),
    ],
    new=new,
    voice=VOICE,
    hints=HINTS,
)
