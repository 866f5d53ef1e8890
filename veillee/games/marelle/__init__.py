"""La Marelle (Game of Maze): a story told with a tarot by three to five princes, from childhood to epilogue."""

from veillee.games.marelle.voice import VOICE  # first: it reads the rules, which ask with its prompts

# isort: split
from veillee.core.game import GameInfo, Option
from veillee.core.text import Text
from veillee.games.marelle.bot import HINTS
from veillee.games.marelle.cards.worlds import AMBER, OWN
from veillee.games.marelle.chronicle import DOCUMENTS
from veillee.games.marelle.rules.match import new

GAME = GameInfo(
    key="marelle",
    title=Text("La Marelle", "La Marelle"),
    seats=[3, 4, 5],
    rules_version=1,
    options=[
        Option(
            "tongue",
            Text("Langue du récit", "Language of telling"),
            {"fr": Text("français", "French"), "en": Text("anglais", "English")},
        ),
        Option(
            "world",
            Text("Où se passe l'histoire", "Where the story takes place"),
            {"amber": AMBER.title, "own": OWN.title},
        ),
        Option(
            "table",
            Text("Comment on raconte", "How the story is told"),
            {
                "written": Text("Nous écrivons", "We write"),
                "spoken": Text("Nous parlons, la page prend des notes", "We talk, the page takes notes"),
            },
        ),
        Option(
            "majority",
            Text("La caractéristique qui décide", "The characteristic that decides"),
            {
                "sum": Text("La plus grande somme", "The largest sum"),
                "highest": Text(
                    "La plus haute carte, plus une pour chaque autre", "The highest card, plus one for each other"
                ),
            },
        ),
        Option(
            "duel",
            Text("Entre deux princes sans rang", "Between two unranked princes"),
            {
                "duel": Text("Un duel de cartes", "A duel of cards"),
                "draw": Text("Personne ne l'emporte", "Nobody wins"),
            },
        ),
    ],
    new=new,
    voice=VOICE,
    hints=HINTS,
    scored=False,
    levels=2,
    talk=120,
    documents=DOCUMENTS,
    endings={"told": Text("histoire dite", "story told")},
)
