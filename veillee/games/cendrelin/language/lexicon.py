"""The lexicon of the controlled French: its nouns, and its fixed words by terminal of the grammar."""

from typing import Final

from veillee.core.grammar import Noun


class Counted(Noun):
    """A noun for what is counted at the table; `at` is its place in the lists that count it."""

    at: Final[int]

    def __init__(
        self, at: int, fr: str, frs: str, en: str, ens: str, *, feminine: bool = False, aspirated: bool = False
    ) -> None:
        super().__init__(fr, frs, en, ens, feminine=feminine, aspirated=aspirated)
        self.at = at


DAMAGE: Final = Counted(0, "dégât", "dégâts", "damage", "damage")
HOMAGE: Final = Counted(1, "hommage", "hommages", "homage", "homages")
PACT: Final = Counted(2, "pacte démoniaque", "pactes démoniaques", "demonic pact", "demonic pacts")
EPHEMERAL: Final = [DAMAGE, HOMAGE, PACT]
MANA: Final = Counted(3, "mana", "mana", "mana", "mana")
IN_HAND: Final = Counted(
    4, "fragment d'âme en main", "fragments d'âme en main", "soul fragment in hand", "soul fragments in hand"
)
HELD: Final = [DAMAGE, HOMAGE, PACT, MANA, IN_HAND]
"""What a cendrelin has, as opposed to what lies in the cemetery."""
TOKENS: Final = 5
"""In a list of prices, the resources of the cemetery come after what a cendrelin has."""

ACTION: Final = Noun("action", "actions", "action", "actions", feminine=True)
FRAGMENT: Final = Noun("fragment d'âme", "fragments d'âme", "soul fragment", "soul fragments")
DEMON_NAME: Final = Counted(4, "nom de démon", "noms de démons", "demon name", "demon names")
"""What every demonic place bears; the four base places bear the resources 0 to 3."""

WORDS: Final[dict[str, list[str]]] = {
    "CREATE": ["créez"],
    "DISCARD": ["défaussez"],
    "GAIN": ["gagnez"],
    "SPEND": ["dépensez"],
    "LOSE": ["perdez"],
    "RENOUNCE": ["renoncez"],
    "RETURN": ["renvoyez"],
    "PREPARE": ["préparez"],
    "EMPLOY": ["employez"],
    "DESIGNATE": ["désignez un autre cendrelin"],
    "HE": ["il"],
    "GAINS": ["gagne"],
    "SPENDS": ["dépense"],
    "LOSES": ["perd"],
    "RETURNS": ["renvoie"],
    "TO": ["à"],
    "IF": ["si", "s'"],
    "YOU_WISH": ["vous le souhaitez"],
    "YOU": ["vous"],
    "HAVE": ["avez"],
    "HAS": ["a"],
    "THERE": ["y"],
    "AT_LEAST": ["au moins"],
    "AT_MOST": ["au plus"],
    "MORE": ["plus"],
    "OF": ["de", "d'"],
    "THAN": ["que"],
    "ANY_OTHER": ["tout autre cendrelin"],
    "NOT": ["ne", "n'"],
    "NONE": ["aucun", "aucune"],
    "THE": ["les"],
    "ARE": ["sont"],
    "AT_ALL": ["pas"],
    "ABUNDANT": ["abondants", "abondantes"],
    "YOUR_SOUL": ["votre âme"],
    "HIS_SOUL": ["son âme"],
    "IS": ["est"],
    "COMPLETE": ["complète"],
    "WHILE": ["tant que", "tant qu'"],
    "ONCE": ["dès que", "dès qu'"],
    "AND": ["et que", "et qu'"],
    "THEN": [", puis"],
    "COMMA": [","],
    "STOP": ["."],
}
"""The fixed words by terminal of the grammar: an inflected or elided word has several forms, chosen when it is said."""


def noun_words(resources: list[Counted]) -> dict[str, list[str]]:
    """The forms of the nouns, by terminal of the grammar."""
    return {
        "RESOURCE": [form for noun in resources for form in (noun.fr, noun.frs)],
        "EPHEMERAL": [form for noun in EPHEMERAL for form in (noun.fr, noun.frs)],
        "MANA": [MANA.fr],
        "IN_HAND": [IN_HAND.fr, IN_HAND.frs],
        "ACTION": [ACTION.fr, ACTION.frs],
        "FRAGMENT": [FRAGMENT.fr, FRAGMENT.frs],
    }
