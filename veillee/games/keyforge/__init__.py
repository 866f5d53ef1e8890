"""KeyForge: L'Appel des Archontes. Two Archons, unique decks, three keys."""

from veillee.core.game import GameInfo, Option
from veillee.core.text import Text
from veillee.games.keyforge.bot import HINTS
from veillee.games.keyforge.deck_box import DECKS
from veillee.games.keyforge.opening import new
from veillee.games.keyforge.text import VOICE

GAME = GameInfo(
    key="keyforge",
    title=Text("KeyForge : L'Appel des Archontes", "KeyForge: Call of the Archons"),
    seats=[2],
    rules_version=2,
    options=[
        Option("decks", Text("Decks", "Decks"), ["random", "starters"]),
        Option("deck1", Text("Deck de la première place", "Deck of the first seat"), []),
        Option("deck2", Text("Deck de la seconde place", "Deck of the second seat"), []),
        Option("chains1", Text("Chaînes de la première place", "Chains of the first seat"), []),
        Option("chains2", Text("Chaînes de la seconde place", "Chains of the second seat"), []),
        Option("errata", Text("Texte des cartes", "Wording of the cards"), ["print", "current"]),
        Option("mulligan", Text("Main de départ à repiocher", "Mulligan"), ["yes", "no"]),
    ],
    new=new,
    voice=VOICE,
    hints=HINTS,
    decks=DECKS,
)
