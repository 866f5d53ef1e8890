"""How words speak: the sentence in the making, the verbs with their forms, and the nouns of the game."""

from dataclasses import dataclass
from typing import Final

from veillee.core.grammar import Noun, au, de, elided, que
from veillee.core.text import Tongue

COMMAND: Final = 0
"""« volez » / “steal”: the player who resolves the ability is told to."""
INFINITIVE: Final = 1
"""« voler » / “steal”, after « vous pouvez » / “you may”."""
THIRD: Final = 2
"""« vole » / “steals”, after a subject."""
THEY: Final = 3
"""« vole » / “steal”, after « il » / “they”, when the player has just been named."""

CREATURE_NOUN: Final = Noun("créature", "créatures", "creature", "creatures", feminine=True)
ARTIFACT_NOUN: Final = Noun("artéfact", "artéfacts", "artifact", "artifacts")
CARD_NOUN: Final = Noun("carte", "cartes", "card", "cards", feminine=True)
ACTION_NOUN: Final = Noun("carte action", "cartes action", "action card", "action cards", feminine=True)
UPGRADE_NOUN: Final = Noun("amélioration", "améliorations", "upgrade", "upgrades", feminine=True)
KIND_NOUNS: Final = [ACTION_NOUN, ARTIFACT_NOUN, CREATURE_NOUN, UPGRADE_NOUN]

AEMBER: Final = Noun("Æ", "Æ", "Æ", "Æ")
DAMAGE: Final = Noun("dégât", "dégâts", "damage", "damage")
CHAIN: Final = Noun("chaîne", "chaînes", "chain", "chains", feminine=True)
COUNTER: Final = Noun("marqueur +1 en puissance", "marqueurs +1 en puissance", "+1 power counter", "+1 power counters")


class Say:
    """A sentence in the making: the tongue, the card that speaks, and what has been named in it.

    The names of cards may be particulars of a template (“{0}”), which `facts.phrase` fills with pieces.
    """

    tongue: Final[Tongue]
    french: Final[bool]
    name: Final[str]
    """The name of the card, by which it calls itself, as it stands inside a sentence."""
    aspirated: Final[bool]
    """Whether no small word is elided before that name."""
    this: Final[Noun]
    it: Noun
    many: bool
    """Whether the thing last named is one or several."""
    other: bool
    """Whether it was named as another than the card that speaks."""
    foe_mentioned: bool
    """Whether the opponent has been spoken of since it was last asked."""
    foe_named: bool
    """Whether the opponent is now « il » / “they”."""
    follows: bool
    """Whether this clause follows another in the same sentence, which has named the thing."""
    acting: str
    acted_on: str
    """The subject and the object of that clause."""
    on_upgrade: Final[bool]
    chosen: Final[str]
    """The card that stands for whatever may be chosen, when a choice is being named."""

    def __init__(self, tongue: Tongue, name: str, this: Noun, chosen: str = "", aspirated: bool = False) -> None:
        self.tongue = tongue
        self.french = tongue.key == "fr"
        self.name = name
        self.aspirated = aspirated
        self.this = this
        self.it = this
        self.many = False
        self.other = False
        self.foe_mentioned = False
        self.foe_named = False
        self.follows = False
        self.acting = ""
        self.acted_on = ""
        self.on_upgrade = this is UPGRADE_NOUN
        self.chosen = chosen

    def __call__(self, fr: str, en: str) -> str:
        return self.tongue(fr, en)

    def named(self, noun: Noun, many: bool) -> None:
        """From now on "it" is this thing."""
        self.it = noun
        self.many = many
        self.other = False

    def that(self) -> str:
        """The thing last named: « cette créature », « cet artéfact », « ces cartes »; not what an upgrade calls so itself."""
        if self.other and self.on_upgrade and not self.many:
            return self(f"cette autre {self.it.fr}", f"that other {self.it.en}")
        return self.it.that(self.tongue, self.many)

    def pronoun(self) -> str:
        """« la », « le », « les » / “it”, “them”."""
        if self.french:
            return "les" if self.many else self.it.agree("le", "la")
        return "them" if self.many else "it"

    def self_name(self) -> str:
        """How the card calls itself; an upgrade speaks of the creature that wears it."""
        return self("cette créature", "this creature") if self.on_upgrade else self.name

    def subject(self, phrase: str) -> str:
        """A subject and the space after it; left out where the clause before had the same."""
        if self.follows and phrase == self.acting:
            return ""
        self.acting = phrase
        return phrase + " "

    def opponent(self) -> str:
        self.foe_mentioned = True
        return self("votre adversaire", "your opponent")

    def foe(self, fr: str, en: str, en_they: str) -> str:
        """The opponent as subject with a verb; “they” and its form of the verb once named."""
        if self.foe_named:
            return self(f"il {fr}", f"they {en_they}")
        return self.opponent() + self(f" {fr}", f" {en}")

    # Small French words before a phrase, which may be a particular

    def de(self, phrase: str) -> str:
        return f"{{de {phrase[1:]}" if phrase.startswith("{") else de(phrase, self.keeps(phrase))

    def au(self, phrase: str) -> str:
        return f"{{à {phrase[1:]}" if phrase.startswith("{") else au(phrase)

    def que(self, phrase: str) -> str:
        return f"{{que {phrase[1:]}" if phrase.startswith("{") else que(phrase, self.keeps(phrase))

    def keeps(self, phrase: str) -> bool:
        """Whether a phrase begins with a name before which nothing is elided."""
        return self.aspirated and phrase.startswith(self.name)


@dataclass(frozen=True, eq=False)
class Verb:
    """A verb in the forms that abilities need."""

    command: str
    infinitive: str
    third: str
    en: str
    en_third: str

    def said(self, s: Say, form: int) -> str:
        if not s.french:
            return self.en_third if form == THIRD else self.en
        if form == COMMAND:
            return s(self.command, "")
        return s(self.infinitive if form == INFINITIVE else self.third, "")

    def with_pronoun(self, s: Say, form: int) -> str:
        """« inclinez-la », « l'incliner » / “exhaust it”."""
        if not s.french:
            return f"{self.said(s, form)} {s.pronoun()}"
        if form == COMMAND:
            return s(f"{self.command}-{s.pronoun()}", "")
        verb = self.infinitive if form == INFINITIVE else self.third
        return s(f"{s.pronoun()} {verb}" if s.many else elided(s.pronoun(), verb), "")


def until_gone(s: Say) -> str:
    """How long what a card has begun may last."""
    return s(f" jusqu'à ce {s.que(s.name)} quitte le jeu", f" until {s.name} leaves play")
