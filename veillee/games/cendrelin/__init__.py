"""Le Trône du Haut Cendrelin: undead sorcerers, cards that are French sentences, and a campaign of ages."""

from veillee.games.cendrelin.voice import VOICE  # first: the rules ask with its prompts, and it reads the rules

# isort: split
from veillee.core.game import A_TEXT, GameInfo, Option, Tool
from veillee.core.text import Text
from veillee.games.cendrelin.bot import HINTS, MASTERS
from veillee.games.cendrelin.cards.command import check
from veillee.games.cendrelin.features import FEATURES
from veillee.games.cendrelin.rules.campaign import new
from veillee.games.cendrelin.workshop import WORKSHOP

GAME = GameInfo(
    key="cendrelin",
    title=Text("Le Trône du Haut Cendrelin", "The Throne of the High Cendrelin"),
    seats=[2, 3, 4, 5, 6],
    rules_version=8,
    options=[
        Option(
            "mode",
            Text("Règles", "Rules"),
            {"complete": Text("Règles complètes", "Complete rules"), "initiation": Text("Initiation", "Initiation")},
        ),
        Option(
            "classes",
            Text("Classes du premier âge", "Classes of the first age"),
            {"chosen": Text("Choisies", "Chosen"), "random": Text("Tirées au sort", "Drawn at random")},
        ),
        Option(
            "places",
            Text("Lieux du premier âge", "Places of the first age"),
            {"voted": Text("Votés", "Voted for"), "random": Text("Tirés au sort", "Drawn at random")},
        ),
        Option(
            "ages",
            Text("Nombre d'âges de la campagne", "Ages of the campaign"),
            {"1": Text("1 âge", "1 age"), "3": Text("3 âges", "3 ages"), "endless": Text("Sans fin", "Endless")},
        ),
        Option(
            "table",
            Text("Places", "Seats"),
            {
                "full": Text("Commencer quand la table est complète", "Begin when the table is full"),
                "open": Text("Commencer à deux, d'autres viendront", "Begin with two, others may come"),
            },
        ),
        Option("box", Text("Feuille de cartes à ajouter", "Sheet of cards to add"), kind=A_TEXT),
    ],
    new=new,
    voice=VOICE,
    hints=HINTS,
    masters=MASTERS,
    workshop=WORKSHOP,
    features=FEATURES,
    latecomers={"table": "open"},
    endings={
        "named": Text("un Haut Cendrelin nommé", "a High Cendrelin named"),
        "campaign": Text("fin de la campagne", "end of the campaign"),
    },
    tools=[
        Tool(
            "check", Text("vérifier une feuille de cartes", "check a sheet of cards"), [Text("FICHIER", "FILE")], check
        )
    ],
)
