"""Légions: a battle for five places between the King of Abyss and the Nécrocampe, for two."""

from veillee.core.game import GameInfo, Option
from veillee.core.text import Text
from veillee.games.legions.bot import HINTS
from veillee.games.legions.rules import new
from veillee.games.legions.text import VOICE

GAME = GameInfo(
    key="legions",
    title=Text("Légions", "Legions"),
    seats=[2],
    rules_version=3,
    options=[
        Option("camps", Text("Qui mène quel camp", "Who leads which camp"), ["random", "roi-first", "necro-first"]),
    ],
    new=new,
    voice=VOICE,
    hints=HINTS,
)
