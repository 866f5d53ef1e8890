"""The six stratagems, three for each camp."""

from typing import Final

from veillee.core.text import Text


class Stratagem:
    """A stratagem token: its name and, in both languages, what it lets its holder do once."""

    key: Final[str]
    name: Final[Text]
    effect: Final[Text]
    rule: Final[str]

    def __init__(self, key: str, name: Text, rule: str, effect: Text) -> None:
        self.key = key
        self.name = name
        self.rule = rule
        self.effect = effect


ROYAL_EDICT: Final = 46
GRAND_MUSTER: Final = 47
PLEDGE: Final = 48
WHISPER: Final = 49
DECOY: Final = 50
POISONED_GIFT: Final = 51
MUSTERED: Final = 5
"""LEG-82: how many heroes the Grand Muster shows instead of two."""

STRATAGEMS: Final = [
    Stratagem(
        "edict",
        Text("Édit royal", "Royal Edict"),
        "LEG-81",
        Text(
            "Quand vous recrutez avec trois légions devant un même lieu, prenez n'importe quel héros de la file.",
            "When you recruit with three legions before one place, take any hero of the row.",
        ),
    ),
    Stratagem(
        "muster",
        Text("Grand Rassemblement", "Grand Muster"),
        "LEG-82",
        Text(
            f"Au lieu de regarder 2 héros de la pioche, regardez-en {MUSTERED}, recrutez-en un et mélangez les autres à la pioche.",
            f"Instead of looking at 2 heroes of the pile, look at {MUSTERED}, recruit one and shuffle the others back.",
        ),
    ),
    Stratagem(
        "pledge",
        Text("Serment d'honneur", "Pledge of Honour"),
        "LEG-83",
        Text(
            "Au début d'un tour, réservez un héros de la file : jamais votre adversaire ne pourra le recruter.",
            "At the start of a turn, reserve a hero of the row: your opponent can never recruit it.",
        ),
    ),
    Stratagem(
        "whisper",
        Text("Murmure du Kraken", "Whisper of the Kraken"),
        "LEG-84",
        Text(
            "Au début d'un tour, voyez la main adverse et décidez quelle légion votre adversaire joue.",
            "At the start of a turn, see your opponent's hand and decide which legion they play.",
        ),
    ),
    Stratagem(
        "decoy",
        Text("Leurre", "Decoy"),
        "LEG-85",
        Text(
            "Quand vous êtes attaqué, envoyez l'attaque sur un autre de vos lieux.",
            "When you are attacked, send the attack to another place of yours.",
        ),
    ),
    Stratagem(
        "gift",
        Text("Présent empoisonné", "Poisoned Gift"),
        "LEG-86",
        Text(
            "Quand votre adversaire complète sa main, décidez quelle légion de la file il prend.",
            "When your opponent fills their hand, decide which legion of the row they take.",
        ),
    ),
]
