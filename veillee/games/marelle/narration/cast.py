"""Whom and what bots tell of: names of princes and of those around them, wishes, and what things are called for short."""

from typing import Final

from veillee.core.grammar import Name
from veillee.core.text import Text

PRINCES: Final = [
    "Ombeline",
    "Lazare",
    "Isaure",
    "Théodran",
    "Corisande",
    "Bérenger",
    "Aliénor",
    "Foulques",
    "Éliante",
    "Josserand",
    "Yseult",
    "Déodat",
    "Mélisande",
    "Garin",
    "Hersende",
    "Aymeric",
    "Oriande",
    "Gauvain",
    "Aldegonde",
    "Lionel",
    "Sibylle",
    "Enguerrand",
    "Églantine",
    "Tancrède",
    "Blanchefleur",
    "Renaud",
    "Cassandre",
    "Ysengrin",
    "Douce",
    "Amaury",
    "Philippa",
    "Hildebert",
    "Ermengarde",
    "Roland",
    "Perrenelle",
    "Olivier",
    "Esclarmonde",
    "Baudouin",
    "Iseline",
    "Thibaut",
]
"""Seats choose by turns, so that two bots never take the same name."""


def someone(names: str, feminine: bool) -> list[Name]:
    return [Name(name, name, feminine=feminine) for name in names.split()]


MEN: Final = someone("Aurèle Basile Cosme Damien Évrard Firmin Guénolé Honoré Isidore Joachim Landry Modeste", False)
WOMEN: Final = someone(
    "Agathe Bérénice Clélia Daphné Eudoxie Flavie Gilberte Hermine Irène Jeanne Lucrèce Mahaut", True
)

OBJECTS: Final = [
    Name("l'épée", "the sword", feminine=True),
    Name("le joyau", "the jewel"),
    Name("la harpe", "the harp", feminine=True),
    Name("la trompette", "the trumpet", feminine=True),
    Name("l'anneau", "the ring"),
    Name("le livre", "the book"),
    Name("le bouclier", "the shield"),
    Name("l'amulette", "the amulet", feminine=True),
    Name("le marteau", "the hammer"),
    Name("le heaume", "the helm", aspirated=True),
]

PINK_SUITS: Final = Name("des hommes en complet rose", "men in pink suits")
"""They are everywhere, as the table says: in a sentence, only where it puts them."""

ROOMS: Final = [
    "gallery",
    "stairs",
    "chess",
    "library",
    "kitchens",
    "chapel",
    "orangery",
    "armoury",
    "throne",
    "crypt",
    "baths",
    "theatre",
    "maps",
    "nursery",
    "clock",
    "wine",
]
OPEN_ROOMS: Final = ["terrace", "garden"]
"""Where a scene is set when no card names a place: within walls, and under the open sky."""

OUTER_PLACES: Final = [0, 1, 2, 4, 5, 6, 7, 9]
INNER_PLACES: Final = [3, 8]
"""The places of the Coins, by value from 0: which of them lie under the open sky, or under the sea."""
OUT_OF_DOORS: Final = [
    Text("dans la forêt", "in the forest"),
    Text("un sentier par la forêt", "a path through the forest"),
    Text("dehors, il y avait la forêt", "outside there was the forest"),
    Text("on se retrouva à cheval", "they found themselves on horseback"),
    Text("cela au port", "finished in the harbour"),
    Text("un jardin que personne", "a garden that nobody"),
]
INDOORS: Final = [Text("Rentrons au palais", "back to the palace")]
"""By which words a scene is known to have left the house, or to have come back."""

WISHES: Final = [
    Text("la couronne, et que personne ne rie", "the crown, and nobody to laugh"),
    Text("protéger les miens", "to protect my own"),
    Text("que la flotte brûle au port", "the fleet to burn in the harbour"),
    Text("qu'on cesse de m'oublier", "not to be forgotten any more"),
    Text("rendre la clef à ma mère", "to give the key back to my mother"),
    Text("partir, et qu'on me retienne", "to leave, and to be held back"),
    Text("savoir qui a empoisonné mon cheval", "to know who poisoned my horse"),
    Text("voir tomber ces murs", "to see these walls fall"),
    Text("retrouver notre père", "to find our father"),
    Text("ne plus obéir à personne", "to obey nobody any more"),
    Text("qu'on m'aime sans que je le demande", "to be loved without asking"),
    Text("venger ma nourrice", "to avenge my nurse"),
    Text("tous les livres de la tour", "all the books in the tower"),
    Text("la paix, et que ce soient les autres qui la paient", "peace, and the others to pay for it"),
    Text("gagner une fois contre chacun d'eux", "to beat each of them once"),
    Text("un royaume loin d'ici", "a realm far from here"),
    Text("qu'on dise mon nom en dernier", "my name to be said last"),
    Text("finir ce que notre père a commencé", "to finish what our father began"),
    Text("un ami", "a friend"),
    Text("que cela s'arrête", "it to stop"),
]
BEAT_THEM_ALL: Final = 15
"""Which of these, from 1, the scenes fulfil or not: to have won against each of the others."""

ROLES: Final = [
    (
        Text("un neveu trop curieux", "a nephew who knew too much"),
        Text("une nièce trop curieuse", "a niece who knew too much"),
    ),
    (Text("le frère qu'on oublie", "the forgotten brother"), Text("la sœur qu'on oublie", "the forgotten sister")),
    (Text("un ancien amour", "a love of former days"), Text("un ancien amour", "a love of former days")),
    (
        Text("un fils qu'on ne présentait pas", "a son nobody introduced"),
        Text("une fille qu'on ne présentait pas", "a daughter nobody introduced"),
    ),
    (
        Text("venu en ambassade", "who had come as an ambassador"),
        Text("venue en ambassade", "who had come as an ambassador"),
    ),
    (
        Text("qui leur avait tout appris", "who had taught them everything"),
        Text("qui leur avait tout appris", "who had taught them everything"),
    ),
    (
        Text("qui corrigeait jadis leurs dictées", "who used to correct their dictations"),
        Text("qui corrigeait jadis leurs dictées", "who used to correct their dictations"),
    ),
    (
        Text("à qui toute la ville doit de l'argent", "to whom the whole town owes money"),
        Text("à qui toute la ville doit de l'argent", "to whom the whole town owes money"),
    ),
    (
        Text("qui règne de l'autre côté du monde", "who reigns on the far side of the world"),
        Text("qui règne de l'autre côté du monde", "who reigns on the far side of the world"),
    ),
    (
        Text("qui fut reine avant leur mère", "who was queen before their mother"),
        Text("qui fut reine avant leur mère", "who was queen before their mother"),
    ),
]
"""Who the persons of the Cups are, a man and a woman for each value, as it is said after their names."""
