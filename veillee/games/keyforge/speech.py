"""How words speak: nouns with their gender, verbs with their forms, and what "it" stands for in the sentence being said."""

from typing import Final

from veillee.core.text import Tongue

COMMAND: Final = 0
"""« volez » / “steal”: the player who resolves the ability is told to."""
INFINITIVE: Final = 1
"""« voler » / “steal”, after « vous pouvez » / “you may”."""
THIRD: Final = 2
"""« vole » / “steals”, after a subject."""
THEY: Final = 3
"""« vole » / “steal”, after « il » / “they”, when the player has just been named."""

VOWELS: Final = "aâàeéèêëiîïoôuûyæœhAÂÀEÉÈÊËIÎÏOÔUÛYÆŒH"


class Noun:
    """A thing's name in both languages, one and many, with its French gender."""

    fr: Final[str]
    frs: Final[str]
    feminine: Final[bool]
    en: Final[str]
    ens: Final[str]

    def __init__(self, fr: str, frs: str, feminine: bool, en: str, ens: str) -> None:
        self.fr = fr
        self.frs = frs
        self.feminine = feminine
        self.en = en
        self.ens = ens


CREATURE_NOUN: Final = Noun("créature", "créatures", True, "creature", "creatures")
ARTIFACT_NOUN: Final = Noun("artéfact", "artéfacts", False, "artifact", "artifacts")
CARD_NOUN: Final = Noun("carte", "cartes", True, "card", "cards")
ACTION_NOUN: Final = Noun("carte action", "cartes action", True, "action card", "action cards")
UPGRADE_NOUN: Final = Noun("amélioration", "améliorations", True, "upgrade", "upgrades")
EITHER_NOUN: Final = Noun(
    "créature ou artéfact", "créatures ou artéfacts", False, "creature or artifact", "creatures or artifacts"
)
KIND_NOUNS: Final = [ACTION_NOUN, ARTIFACT_NOUN, CREATURE_NOUN, UPGRADE_NOUN]

AEMBER: Final = Noun("Æ", "Æ", True, "Æ", "Æ")
DAMAGE: Final = Noun("dégât", "dégâts", False, "damage", "damage")
CHAIN: Final = Noun("chaîne", "chaînes", True, "chain", "chains")
COUNTER: Final = Noun(
    "marqueur +1 en puissance", "marqueurs +1 en puissance", False, "+1 power counter", "+1 power counters"
)
CARD_UNIT: Final = CARD_NOUN


class Say:
    """A sentence in the making: the tongue, the card that speaks, and the thing last named."""

    tongue: Final[Tongue]
    french: Final[bool]
    name: Final[str]
    """The name of the card, by which it calls itself."""
    this: Final[Noun]
    it: Noun
    many: bool
    """Whether the thing last named is one or several."""
    foe_named: bool
    """Whether the opponent has been named in this sentence, and is now « il » / “they”."""
    on_upgrade: Final[bool]
    chosen: Final[str]
    """The card that stands for whatever may be chosen, when a choice is being named."""

    def __init__(self, tongue: Tongue, name: str, this: Noun, chosen: str = "") -> None:
        self.tongue = tongue
        self.french = tongue.key == "fr"
        self.name = name
        self.this = this
        self.it = this
        self.many = False
        self.foe_named = False
        self.on_upgrade = this is UPGRADE_NOUN
        self.chosen = chosen

    def __call__(self, fr: str, en: str) -> str:
        return self.tongue(fr, en)

    def named(self, noun: Noun, many: bool) -> None:
        """From now on "it" is this thing."""
        self.it = noun
        self.many = many

    def self_name(self) -> str:
        """How the card calls itself; an upgrade speaks of the creature that wears it."""
        return self("cette créature", "this creature") if self.on_upgrade else self.name


class Verb:
    """A verb in the forms that abilities need."""

    command: Final[str]
    infinitive: Final[str]
    third: Final[str]
    en: Final[str]
    en_third: Final[str]

    def __init__(self, command: str, infinitive: str, third: str, en: str, en_third: str) -> None:
        self.command = command
        self.infinitive = infinitive
        self.third = third
        self.en = en
        self.en_third = en_third

    def said(self, s: Say, form: int) -> str:
        if not s.french:
            return self.en_third if form == THIRD else self.en
        if form == COMMAND:
            return s(self.command, "")
        return s(self.infinitive if form == INFINITIVE else self.third, "")


def of(phrase: str) -> str:
    """« de » before a French phrase: d'une créature, du Roi, des Portes."""
    if phrase.startswith("Le "):
        return "du " + phrase[3:]
    if phrase.startswith("Les "):
        return "des " + phrase[4:]
    if phrase.startswith("les "):
        return "des " + phrase[4:]
    return ("d'" if phrase[0] in VOWELS else "de ") + phrase


def to(phrase: str) -> str:
    """« à » before a French phrase: à une créature, au Roi."""
    if phrase.startswith("Le "):
        return "au " + phrase[3:]
    if phrase.startswith(("Les ", "les ")):
        return "aux " + phrase[4:]
    return "à " + phrase


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def joined(parts: list[str], last: str) -> str:
    """“a, b and c”."""
    if len(parts) < 2:
        return "".join(parts)
    return ", ".join(parts[:-1]) + last + parts[-1]


def plural(n: int) -> bool:
    return n >= 2
