"""The fates: what the cards set aside foretell, by their most frequent suit and by the gap between black and red."""

from typing import Final

from veillee.core.text import Text

ROWS: Final = 6
"""MAR-72: the last row is that of every larger gap."""

ESCAPE: Final = Text(
    "L'équilibre parfait : s'échapper pour de bon des intrigues, et trouver la liberté.",
    "Perfect balance: to escape from all intrigue, and be free at last.",
)
SECOND: Final = Text(
    "L'équilibre parfait : devenir indispensable, mais à l'ombre d'un frère ou d'une sœur.",
    "Perfect balance: to become indispensable, but in the shade of a sibling.",
)

FATES: Final[list[list[Text]]] = [
    [
        Text(
            "L'oubli : portraits décrochés, statues abattues, œuvres données à d'autres.",
            "Oblivion: portraits taken down, statues broken, works given to others.",
        ),
        Text(
            "Une vie dans l'ombre d'un frère ou d'une sœur, jusque dans le nom qu'on porte.",
            "A life in the shade of a sibling, down to the name one is called by.",
        ),
        Text(
            "Une influence qu'il faut défendre chaque jour contre de mieux placés.",
            "An influence to be defended every day against others who are better placed.",
        ),
        Text(
            "Une réussite éclatante, et des dettes que nul ne soupçonne.",
            "A dazzling success, and debts that nobody suspects.",
        ),
        Text(
            "Le sommet, et une seule étoile qui monte, qu'on ne peut écarter.",
            "The summit, and one rising star that cannot be pushed aside.",
        ),
        Text("Un règne que nul ne conteste.", "A reign that nobody disputes."),
    ],
    [
        Text(
            "Une prison, un corps brisé, et personne pour tendre la main.",
            "A prison, a broken body, and nobody to hold out a hand.",
        ),
        Text("Une prison dont on ne sort pas seul.", "A prison that cannot be left alone."),
        Text(
            "La liberté, loin de chez soi, où l'on n'est plus le bienvenu.",
            "Freedom, far from home, where one is no longer welcome.",
        ),
        Text("La liberté, et bon accueil à chaque retour.", "Freedom, and a welcome at every return."),
        Text(
            "La clef de toutes les routes, que quelques autres ont aussi.",
            "The key to every road, which a few others have too.",
        ),
        Text("Un royaume qui n'est qu'un fief parmi cent.", "A realm that is one fief among a hundred."),
    ],
    [
        Text("Une mort sotte, dont on rira.", "A foolish death, to be laughed about."),
        Text(
            "Une mort honorable, que personne n'a vue.",
            "An honourable death that nobody saw.",
        ),
        Text(
            "L'exil et des forces perdues pour toujours ; ou une mort que l'on pleure.",
            "Exile and strength lost for ever; or a death that is mourned.",
        ),
        Text(
            "Le rang qu'on vous assigne, un peu de soi en moins ; ou une mort glorieuse, et une statue.",
            "The place one is given, with something lost for good; or a glorious death, and a statue.",
        ),
        Text(
            "La crainte de tous, la haine de presque tous, et nul qui ose.",
            "The fear of all, the hatred of most, and nobody who dares.",
        ),
        Text("La victoire entière : il ne reste pas d'ennemi debout.", "Entire victory: no enemy is left standing."),
    ],
    [
        Text(
            "La servitude, sans même savoir qu'on sert.",
            "Servitude, without even knowing that one serves.",
        ),
        Text(
            "La servitude, et la pleine conscience de servir.",
            "Servitude, and knowing it full well.",
        ),
        Text(
            "La vie sauve, et des siècles pour redevenir soi.",
            "Life, and centuries to become oneself again.",
        ),
        Text(
            "Des pions bien placés, dont on ne sait plus qui les déplace.",
            "Pawns in good places, and a doubt about who moves them.",
        ),
        Text(
            "Rien n'arrive qu'on ne le sache d'avance.",
            "Nothing happens that is not known beforehand.",
        ),
        Text("Rien n'arrive qu'on ne l'ait voulu.", "Nothing happens that was not willed."),
    ],
]
"""By suit, then by gap from 1."""
