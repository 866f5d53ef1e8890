"""La Rose Noire: secret roles, talk, votes and nights in a snowed-in monastery, for three to five."""

from veillee.games.rose_noire.voice import VOICE  # first: it reads the rules, which ask with its prompts

# isort: split
from veillee.core.game import GameInfo, Option
from veillee.core.text import Text
from veillee.games.rose_noire.bot import HINTS
from veillee.games.rose_noire.features import FEATURES
from veillee.games.rose_noire.rules.match import new

GAME = GameInfo(
    key="rose_noire",
    title=Text("La Rose Noire", "The Black Rose"),
    seats=[3, 4, 5],
    rules_version=4,
    options=[
        Option(
            "rector",
            Text("Qui est le Recteur", "Who is the Rector"),
            {
                "lot": Text("Tiré au sort", "Drawn by lot"),
                "first": Text("Le premier siège", "The first seat"),
            },
        ),
        Option(
            "accomplices",
            Text("Les complices", "The accomplices"),
            {
                "drawn": Text("Tirés au sort", "Drawn by lot"),
                "chosen": Text("Choisis par le Recteur", "Chosen by the Rector"),
            },
        ),
        Option(
            "bonus",
            Text("Cartes bonus", "Bonus cards"),
            {
                "none": Text("Aucune", "No bonus cards"),
                "mixed": Text("Mêlées aux indices, qui restent aussi nombreux", "Mixed in, the pile staying as large"),
                "investigators": Text("Trois de plus pour les Investigateurs", "Three more for the Investigators"),
                "possessed": Text("Trois de plus pour le Possédé", "Three more for the Possessed"),
                "rector": Text("Trois de plus pour le Recteur", "Three more for the Rector"),
                "investigators-possessed": Text(
                    "Trois pour les Investigateurs, trois pour le Possédé",
                    "Three for the Investigators, three for the Possessed",
                ),
                "investigators-rector": Text(
                    "Trois pour les Investigateurs, trois pour le Recteur",
                    "Three for the Investigators, three for the Rector",
                ),
                "possessed-rector": Text(
                    "Trois pour le Possédé, trois pour le Recteur", "Three for the Possessed, three for the Rector"
                ),
                "each": Text("Une de plus pour chaque camp", "One more for each camp"),
            },
        ),
        Option(
            "profiles",
            Text("Profils à jouer", "Characters to play"),
            {"none": Text("Aucun", "No characters"), "dealt": Text("Distribués au hasard", "Dealt at random")},
        ),
        Option(
            "points",
            Text("Partie à points", "Match for points"),
            {
                "off": Text("Non", "No"),
                "on": Text("Le numéro du tour à chaque gagnant", "The number of the turn to each winner"),
            },
        ),
        Option(
            "memory",
            Text("Mémoire des paroles", "Memory of words"),
            {
                "kept": Text("Tout reste affiché", "All stays on show"),
                "fades": Text("Chaque jour efface la veille", "Each day wipes the one before"),
            },
        ),
        Option(
            "speech",
            Text("Comment on se parle", "How people talk"),
            {
                "both": Text("Paroles et conversation", "Claims and chat"),
                "claims": Text("Paroles seules, sans conversation", "Claims alone, no chat"),
                "aloud": Text("De vive voix : nous parlons", "Aloud: we are talking"),
            },
        ),
    ],
    new=new,
    voice=VOICE,
    hints=HINTS,
    features=FEATURES,
    talk=180,
    told_stays=True,  # ROS-D28
    chatless={"speech": "claims"},
    endings={
        "accusation": Text("complices démasqués", "accomplices unmasked"),
        "vengeance": Text("esprit vengé", "spirit avenged"),
        "tribute": Text("tribut de sang", "blood tribute"),
        "knights": Text("arrivée des chevaliers", "knights' arrival"),
        "fifth-day": Text("fin du cinquième jour", "end of the fifth day"),
        "discord": Text("discorde", "discord"),
    },
)
