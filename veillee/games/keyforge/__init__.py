"""KeyForge: L'Appel des Archontes. Two Archons, unique decks, three keys."""

from veillee.games.keyforge.voice import VOICE

# isort: split
# The rules name what the voice asks and tells, and the voice speaks of the rules: it is loaded first.
from veillee.core.game import A_DECK, A_NUMBER, GameInfo, Option, Tool, seat_options
from veillee.core.text import Text, Tongue
from veillee.games.keyforge.bot import HINTS
from veillee.games.keyforge.decks import DECKS
from veillee.games.keyforge.features import FEATURES
from veillee.games.keyforge.learnt import LEARNING
from veillee.games.keyforge.rules.duel import MAX_CHAINS
from veillee.games.keyforge.rules.setup import new, settle


def scenario(_arguments: list[str], _tongue: Tongue) -> int:
    from veillee.games.keyforge.referee.protocol import main

    main()
    return 0


GAME = GameInfo(
    key="keyforge",
    title=Text("KeyForge : L'Appel des Archontes", "KeyForge: Call of the Archons"),
    seats=[2],
    rules_version=6,
    options=[
        Option(
            "decks",
            Text("Decks", "Decks"),
            {
                "random": Text("Nouveaux, tirés au sort", "New ones, drawn by chance"),
                "starters": Text("Les deux decks de départ", "The two starter decks"),
            },
        ),
        *seat_options("deck", Text("Deck", "Deck"), 2, A_DECK),
        *seat_options("chains", Text("Chaînes", "Chains"), 2, A_NUMBER, MAX_CHAINS),
        Option(
            "errata",
            Text("Texte des cartes", "Wording of the cards"),
            {"print": Text("Tel qu'imprimé", "As printed"), "current": Text("Corrigé depuis", "As corrected since")},
        ),
        Option(
            "mulligan",
            Text("Main de départ à repiocher", "Mulligan"),
            {"yes": Text("Permise", "Allowed"), "no": Text("Non", "No")},
        ),
    ],
    new=new,
    voice=VOICE,
    hints=HINTS,
    features=FEATURES,
    learning=LEARNING,
    decks=DECKS,
    settle=settle,
    endings={"keys": Text("trois clés forgées", "three keys forged")},
    tools=[
        Tool(
            "scenario",
            Text(
                "l'outil de l'arbitre : poser une position et la jouer, en lignes JSON",
                "the referee's tool: lay out a position and play it, in lines of JSON",
            ),
            [],
            scenario,
        )
    ],
)
