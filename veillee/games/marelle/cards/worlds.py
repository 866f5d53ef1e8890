"""The two worlds a table may tell of: Roger Zelazny's Amber, or one of our own; and the elements that cards bring into conflicts there."""

from dataclasses import dataclass
from typing import Final

from veillee.core.grammar import Name
from veillee.core.text import Text
from veillee.games.marelle.cards.suits import BATON, COUPE, DENIER, EPEE


@dataclass(frozen=True)
class World:
    """What things are called in one world."""

    key: str
    title: Text
    realm: Name
    king: Name
    """The old king, who has been away for long."""
    master: Name
    """The keeper of secrets."""
    beyond: Name
    """The other side of the world."""
    where: list[Text]
    """By value: in which of the places of the Coins something happens."""
    elements: list[list[Name]]
    """By suit and by value: what a card that defines a conflict brings into it."""

    def named(self) -> list[str]:
        """Everything that has a name there, in both languages."""
        names = [self.realm, self.king, self.master, self.beyond, *[name for suit in self.elements for name in suit]]
        return [text for name in names for text in (name.text.fr, name.text.en)]


PERSONS: Final = [
    Name("un neveu ou une nièce", "a nephew or a niece"),
    Name("un frère ou une sœur", "a brother or a sister"),
    Name("un ancien amour", "a former lover"),
    Name("un fils ou une fille", "a son or a daughter"),
    Name("un ambassadeur ou une ambassadrice", "an ambassador"),
    Name("un mentor", "a mentor"),
    Name("un précepteur ou une préceptrice", "a tutor"),
    Name("le chef d'une maison florissante", "the head of a thriving house"),
]
OBJECTS: Final = [
    Name("une épée qui tranche la réalité", "a sword that cuts through reality", feminine=True),
    Name("un joyau qui commande aux tempêtes", "a jewel that commands storms"),
    Name("une harpe qui mène les esprits", "a harp that leads minds", feminine=True),
    Name("une trompette qui détruit tout", "a trumpet that destroys everything", feminine=True),
    Name(
        "un anneau d'invisibilité que son vrai maître voit toujours",
        "a ring of invisibility that its true owner always sees",
    ),
    Name("le livre des secrets les plus sombres", "the book of the darkest secrets"),
    Name("un bouclier qui pétrifie", "a shield that turns its foes to stone"),
    Name("une amulette qui venge qui la porte", "an amulet that avenges its bearer", feminine=True),
    Name("un marteau que seuls les dignes soulèvent", "a hammer that only the worthy can lift"),
    Name("un heaume que l'on n'ôte plus", "a helm that never comes off"),
]


def elements(persons: list[Name], places: list[Name], orders: list[Name]) -> list[list[Name]]:
    found: list[list[Name]] = [[], [], [], []]
    found[COUPE] = PERSONS + persons
    found[DENIER] = places
    found[EPEE] = orders
    found[BATON] = OBJECTS
    return found


AMBER: Final = World(
    key="amber",
    title=Text("Ambre, d'après Roger Zelazny", "Amber, after Roger Zelazny"),
    realm=Name("Ambre", "Amber", feminine=True),
    king=Name("Obéron", "Oberon"),
    master=Name("Dworkin", "Dworkin"),
    beyond=Name("le Chaos", "Chaos"),
    where=[
        Text("au port d'Ambre", "in the harbour of Amber"),
        Text("dans la forêt d'Arden", "in the forest of Arden"),
        Text("sur les plaines de Garnath", "on the plains of Garnath"),
        Text("au palais d'Ambre", "in the palace of Amber"),
        Text("à Tir-na Nog'th", "in Tir-na Nog'th"),
        Text("à Rebma", "in Rebma"),
        Text("dans une ombre du Cercle d'or", "in a shadow of the Golden Circle"),
        Text("dans une ombre qu'on croyait secrète", "in a shadow that was thought to be secret"),
        Text("dans une des Cours du Chaos", "in one of the Courts of Chaos"),
        Text("à la passe d'Ambre", "in the pass of Amber"),
    ],
    elements=elements(
        [
            Name("l'empereur ou l'impératrice du Chaos", "the Emperor or the Empress of Chaos"),
            Name("une ancienne reine d'Ambre", "a former Queen of Amber", feminine=True),
        ],
        [
            Name("le port d'Ambre", "the harbour of Amber"),
            Name("la forêt d'Arden", "the forest of Arden", feminine=True),
            Name("les plaines de Garnath", "the plains of Garnath", feminine=True),
            Name("le palais d'Ambre", "the palace of Amber"),
            Name("Tir-na Nog'th", "Tir-na Nog'th", feminine=True),
            Name("Rebma", "Rebma", feminine=True),
            Name("une ombre du Cercle d'or", "a shadow of the Golden Circle", feminine=True),
            Name("une ombre que l'un d'eux garde pour soi", "a shadow that one of them keeps private", feminine=True),
            Name("une des Cours du Chaos", "one of the Courts of Chaos", feminine=True),
            Name("la passe d'Ambre", "the pass of Amber", feminine=True),
        ],
        [
            Name("la Garde d'Ambre", "the Guard of Amber", feminine=True),
            Name("la Chasse d'Ambre", "the Hunt of Amber", feminine=True),
            Name("la Flotte d'Ambre", "the Fleet of Amber", feminine=True),
            Name("une guilde du Cercle d'or", "a guild of the Golden Circle", feminine=True),
            Name("des assassins", "assassins"),
            Name("des nobles", "nobles"),
            Name("des pirates", "pirates"),
            Name("une Maison des Cours du Chaos", "a House of the Courts of Chaos", feminine=True),
            Name("des hommes en complet rose, partout", "men in pink suits, everywhere"),
            Name("une armée ennemie", "an enemy army", feminine=True),
        ],
    ),
)
OWN: Final = World(
    key="own",
    title=Text("Orfroi, un royaume à nous", "Orfroi, a realm of our own"),
    realm=Name("Orfroi", "Orfroi"),
    king=Name("le vieux roi Aldemar", "old King Aldemar"),
    master=Name("le Graveur", "the Engraver"),
    beyond=Name("l'Abîme", "the Abyss"),
    where=[
        Text("au port d'Orfroi", "in the harbour of Orfroi"),
        Text("dans la forêt de Hautebrume", "in the forest of Hautebrume"),
        Text("sur les plaines de Sarrance", "on the plains of Sarrance"),
        Text("au palais d'Orfroi", "in the palace of Orfroi"),
        Text("dans la Ville-sous-Lune", "in Moonside"),
        Text("à Iorfro, sous la mer", "in Iorfro, under the sea"),
        Text("dans un comptoir de la Guirlande", "in a trading post of the Garland"),
        Text("dans un domaine qu'on croyait secret", "on an estate that was thought to be secret"),
        Text("dans une des loges de l'Abîme", "in one of the lodges of the Abyss"),
        Text("au col d'Orfroi", "in the pass of Orfroi"),
    ],
    elements=elements(
        [
            Name("l'empereur ou l'impératrice de l'Abîme", "the Emperor or the Empress of the Abyss"),
            Name("une ancienne reine d'Orfroi", "a former Queen of Orfroi", feminine=True),
        ],
        [
            Name("le port d'Orfroi", "the harbour of Orfroi"),
            Name("la forêt de Hautebrume", "the forest of Hautebrume", feminine=True),
            Name("les plaines de Sarrance", "the plains of Sarrance", feminine=True),
            Name("le palais d'Orfroi", "the palace of Orfroi"),
            Name("la Ville-sous-Lune", "Moonside", feminine=True),
            Name("Iorfro, sous la mer", "Iorfro, under the sea", feminine=True),
            Name("un comptoir de la Guirlande", "a trading post of the Garland"),
            Name("un domaine que l'un d'eux garde pour soi", "an estate that one of them keeps private"),
            Name("une des loges de l'Abîme", "one of the lodges of the Abyss", feminine=True),
            Name("le col d'Orfroi", "the pass of Orfroi"),
        ],
        [
            Name("la Garde d'Orfroi", "the Guard of Orfroi", feminine=True),
            Name("la Vénerie d'Orfroi", "the Hunt of Orfroi", feminine=True),
            Name("la Flotte d'Orfroi", "the Fleet of Orfroi", feminine=True),
            Name("une guilde de la Guirlande", "a guild of the Garland", feminine=True),
            Name("des assassins", "assassins"),
            Name("des nobles", "nobles"),
            Name("des pirates", "pirates"),
            Name("une maison de l'Abîme", "a house of the Abyss", feminine=True),
            Name("des hommes en complet rose, partout", "men in pink suits, everywhere"),
            Name("une armée ennemie", "an enemy army", feminine=True),
        ],
    ),
)
WORLDS: Final = {world.key: world for world in (AMBER, OWN)}
