"""Légions: a battle for five places between the King of Abyss and the Nécrocampe, for two."""

from veillee.games.legions.voice import VOICE  # first: it reads the rules, which ask with its prompts

# isort: split
from veillee.core.game import GameInfo, Option
from veillee.core.match import View
from veillee.core.text import Text, Tongue
from veillee.games.legions.bot import HINTS
from veillee.games.legions.features import FEATURES
from veillee.games.legions.learnt import LEARNING
from veillee.games.legions.rules.match import new


def draw(view: View, seat: int, cards: dict[int, dict[str, object]], tongue: Tongue) -> object:
    """The table in a terminal, by a library that nobody else needs to load."""
    from veillee.games.legions.terminal import Board

    return Board(view, seat, cards, tongue).whole()


GAME = GameInfo(
    key="legions",
    title=Text("Légions", "Legions"),
    seats=[2],
    rules_version=7,
    options=[
        Option(
            "camps",
            Text("Qui mène quel camp", "Who leads which camp"),
            {
                "random": Text("Tirés au sort", "Drawn at random"),
                "roi-first": Text("Le premier siège mène le Roi d'Abyss", "The first seat leads the King of Abyss"),
                "necro-first": Text("Le premier siège mène le Nécrocampe", "The first seat leads the Necrocampe"),
            },
        ),
    ],
    new=new,
    voice=VOICE,
    hints=HINTS,
    features=FEATURES,
    learning=LEARNING,
    endings={
        "banners": Text("cinq bannières", "five banners"),
        "points": Text("aux points", "on points"),
        "lowest": Text("le plus petit numéro", "the lowest number"),
    },
    draw=draw,
)
