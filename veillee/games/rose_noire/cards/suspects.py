"""The seven suspects of the monastery, in the order of their niches."""

from typing import Final

from veillee.core.grammar import Name
from veillee.core.text import Text


class Suspect:
    """ROS-22: one of the seven who live here. `key` is also the recipe of the portrait."""

    key: Final[str]
    title: Final[Text]
    """What stands before the name; nothing before a lay brother's."""
    own: Final[Text]
    """The name alone."""
    name: Final[Name]
    trade: Final[Text]
    look: Final[Text]
    """The face, for whoever draws it and whoever cannot see it."""
    story: Final[list[Text]]

    def __init__(
        self, key: str, title: Text, own: Text, trade: Text, look: Text, story: list[Text], feminine: bool = False
    ) -> None:
        self.key = key
        self.title = title
        self.own = own
        self.name = Name(f"{title.fr} {own.fr}".strip(), f"{title.en} {own.en}".strip(), feminine=feminine)
        self.trade = trade
        self.look = look
        self.story = story


SUSPECTS: Final = [
    Suspect(
        "anselme",
        Text("Frère", "Brother"),
        Text("Anselme", "Anselm"),
        Text("cellérier", "cellarer"),
        Text(
            "un homme large, la barbe rousse, un trousseau de clés à la ceinture",
            "a broad man with a red beard and a ring of keys at his belt",
        ),
        [
            Text(
                "Il compte les jambons, les cierges et les absences.",
                "He counts the hams, the candles and the absences.",
            ),
            Text("Depuis l'automne, il lui manque une clé.", "Since autumn he has been one key short."),
        ],
    ),
    Suspect(
        "maelle",
        Text("Sœur", "Sister"),
        Text("Maëlle", "Maëlle"),
        Text("herboriste", "herbalist"),
        Text(
            "une jeune femme au voile blanc, un bouquet de rue à la main",
            "a young woman in a white veil, holding a sprig of rue",
        ),
        [
            Text(
                "Elle soigne tout le val, et n'écrit jamais ses dosages.",
                "She heals the whole valley and never writes a dose down.",
            ),
            Text("On a trouvé son mortier loin de l'infirmerie.", "Her mortar was found far from the infirmary."),
        ],
        feminine=True,
    ),
    Suspect(
        "ghislain",
        Text("Frère", "Brother"),
        Text("Ghislain", "Ghislain"),
        Text("copiste", "copyist"),
        Text(
            "un visage long, très pâle, un lorgnon sur un œil et de l'encre aux doigts",
            "a long, very pale face, a glass in one eye and ink on his fingers",
        ),
        [
            Text("Il imite toutes les écritures, par métier.", "He can imitate any hand: it is his trade."),
            Text(
                "Une page du registre des morts n'est pas de l'année.",
                "One page of the register of the dead is not of this year.",
            ),
        ],
    ),
    Suspect(
        "ysolde",
        Text("Mère", "Mother"),
        Text("Ysolde", "Ysolde"),
        Text("prieure", "prioress"),
        Text(
            "une vieille femme droite sous une grande cornette, une crosse au poing",
            "an upright old woman under a great wimple, a crozier in her fist",
        ),
        [
            Text(
                "Elle a élevé le Recteur, et ne lui parle plus.",
                "She brought the Rector up, and no longer speaks to him.",
            ),
            Text("La tour ne s'ouvre que pour elle.", "The tower opens for her alone."),
        ],
        feminine=True,
    ),
    Suspect(
        "tugdual",
        Text("Frère", "Brother"),
        Text("Tugdual", "Tugdual"),
        Text("fossoyeur", "gravedigger"),
        Text(
            "une capuche noire, un regard éclairé d'en bas par une lanterne, une pelle",
            "a black hood, eyes lit from below by a lantern, a spade",
        ),
        [
            Text("Il creuse avant qu'on le lui demande.", "He digs before he is asked to."),
            Text("Sous la neige, une fosse de trop.", "Under the snow there is one grave too many."),
        ],
    ),
    Suspect(
        "odile",
        Text("Sœur", "Sister"),
        Text("Odile", "Odile"),
        Text("sonneuse", "bell-ringer"),
        Text(
            "une femme aux yeux bandés sous un capuchon pourpre, une clochette au poignet",
            "a blindfolded woman under a crimson hood, a small bell at her wrist",
        ),
        [
            Text(
                "Elle ne voit pas, et connaît chaque pas du cloître.",
                "She cannot see, and knows every step in the cloister.",
            ),
            Text(
                "La nuit du premier meurtre, la cloche s'est tue.",
                "On the night of the first murder the bell was silent.",
            ),
        ],
        feminine=True,
    ),
    Suspect(
        "lubin",
        Text("", ""),
        Text("Lubin", "Lubin"),
        Text("novice", "novice"),
        Text(
            "un garçon aux cheveux de paille, le visage penché sur une bougie",
            "a straw-haired boy, his face bent over a candle",
        ),
        [
            Text(
                "Il est arrivé avec la neige, sans lettre ni bagage.",
                "He came with the snow, without letter or luggage.",
            ),
            Text(
                "Il écoute aux portes, et rougit quand on le lui dit.", "He listens at doors, and blushes when told so."
            ),
        ],
    ),
]
COUNT: Final = len(SUSPECTS)
ALL: Final = (1 << COUNT) - 1
"""The mask of all suspects."""

PAIRS: Final[list[tuple[int, int]]] = [(a, b) for a in range(COUNT) for b in range(a + 1, COUNT)]
"""Two suspects, by the number that an accusation or a suspicion gives them."""
PAIR_COUNT: Final = len(PAIRS)
PAIR_MASK: Final[list[int]] = [1 << a | 1 << b for a, b in PAIRS]
