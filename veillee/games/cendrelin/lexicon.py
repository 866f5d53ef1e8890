"""The words of the controlled French: gender, number and elision, for reading as for saying, and their English."""

from dataclasses import dataclass
from typing import Final

from veillee.core.text import Tongue

VOWELS: Final = "aàâäæeéèêëiîïoôöœuùûüyÿh"
"""What a small word is elided before: an h is mute unless its noun says otherwise."""


@dataclass(frozen=True)
class Noun:
    """A thing that can be counted; `at` is its place in the lists that count it."""

    one: str
    many: str
    en_one: str
    en_many: str
    feminine: bool
    at: int
    aspirated: bool = False
    """Whether it begins with an aspirated h, before which nothing is elided: « de haches »."""

    def form(self, count: int, t: Tongue) -> str:
        """The noun as it stands after a number."""
        if t.key == "fr":
            return self.one if count < 2 else self.many
        return self.en_one if count == 1 else self.en_many

    def counted(self, count: int, t: Tongue) -> str:
        return f"{count} {self.form(count, t)}"

    def none(self) -> str:
        """« aucune tombe », « aucun trésor »."""
        return f"{'aucune' if self.feminine else 'aucun'} {self.one}"

    def of_many(self) -> str:
        """« de tombes », « d'âmes », « de haches »."""
        return f"de {self.many}" if self.aspirated else elide("de", self.many)

    def abundant(self) -> str:
        return "abondantes" if self.feminine else "abondants"


def elide(word: str, after: str) -> str:
    """A small word before another: « de tombes », « d'âmes », « s'il », « si les », « tant qu'il »."""
    if word.endswith("si"):
        return f"{word[:-1]}'{after}" if after.startswith("il ") else f"{word} {after}"
    return f"{word[:-1]}'{after}" if after[0] in VOWELS else f"{word} {after}"


DAMAGE: Final = Noun("dégât", "dégâts", "damage", "damage", False, 0)
HOMAGE: Final = Noun("hommage", "hommages", "homage", "homages", False, 1)
PACT: Final = Noun("pacte démoniaque", "pactes démoniaques", "demonic pact", "demonic pacts", False, 2)
EPHEMERAL: Final = [DAMAGE, HOMAGE, PACT]
MANA: Final = Noun("mana", "mana", "mana", "mana", False, 3)
IN_HAND: Final = Noun(
    "fragment d'âme en main", "fragments d'âme en main", "soul fragment in hand", "soul fragments in hand", False, 4
)
HELD: Final = [DAMAGE, HOMAGE, PACT, MANA, IN_HAND]
"""What a cendrelin has, as opposed to what lies in the cemetery."""
RESOURCES: Final = 5
"""In a list of prices, the resources of the cemetery come after what a cendrelin has."""

ACTION: Final = Noun("action", "actions", "action", "actions", True, 0)
FRAGMENT: Final = Noun("fragment d'âme", "fragments d'âme", "soul fragment", "soul fragments", False, 0)
DEMON_NAME: Final = Noun("nom de démon", "noms de démons", "demon name", "demon names", False, 4)
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


def noun_words(resources: list[Noun]) -> dict[str, list[str]]:
    """The forms of the nouns, by terminal of the grammar."""
    return {
        "RESOURCE": [form for noun in resources for form in (noun.one, noun.many)],
        "EPHEMERAL": [form for noun in EPHEMERAL for form in (noun.one, noun.many)],
        "MANA": [MANA.one],
        "IN_HAND": [IN_HAND.one, IN_HAND.many],
        "ACTION": [ACTION.one, ACTION.many],
        "FRAGMENT": [FRAGMENT.one, FRAGMENT.many],
    }
