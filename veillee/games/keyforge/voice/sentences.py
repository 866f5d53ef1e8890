"""Facts: what can happen, each declared once with its particulars and its sentence in both languages."""

from typing import Final

from veillee.core.facts import (
    FOE,
    NUMBER,
    SEATED,
    Called,
    Fact,
    Quoted,
    Several,
    Telling,
    Thing,
    counted,
    formed,
    words,
)
from veillee.core.grammar import Noun
from veillee.core.pieces import FACE, TEXT, Piece, Pieces
from veillee.core.text import Tongue
from veillee.games.keyforge.rules.board import Board
from veillee.games.keyforge.rules.card import Print
from veillee.games.keyforge.rules.terms import ARCHIVES, DECK, DISCARD, HAND, HOUSE_NAMES, KEY_NAMES, PURGED
from veillee.games.keyforge.words.speech import CARD_NOUN, CHAIN, DAMAGE, KIND_NOUNS

# Things


class WithKind(Thing):
    """A card after the French noun for what it is, so that a participle can agree: « la créature Troll »."""

    card: Final[Print]
    noun: Final[Noun]

    def __init__(self, card: Print) -> None:
        self.card = card
        self.noun = KIND_NOUNS[card.kind]

    def pieces(self, form: int, tongue: Tongue) -> Pieces:
        name = self.card.called().said(tongue)
        if tongue.key != "fr":
            return [Piece(FACE, formed(name, form, False), self.card.number)]
        return [Piece(TEXT, formed(self.noun.the(tongue), form, False) + " "), Piece(FACE, name, self.card.number)]

    def which(self, ways: int, tongue: Tongue) -> int:
        return 1 if self.noun.feminine else 0


class Zone(Thing):
    """A zone that a card has left play for: only forms agree with it, in the order of DESTINATIONS."""

    zone: Final[int]

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def which(self, ways: int, tongue: Tongue) -> int:
        return DESTINATIONS.index(self.zone)


DESTINATIONS: Final = [HAND, DECK, ARCHIVES, DISCARD, PURGED]


def named(card: Print) -> Thing:
    """A card by its name, between quotation marks if that is a cry."""
    name = card.called()
    return Quoted(name, card.number) if name.text.fr.endswith("!") else Called(name, card.number)


# Kinds of particulars


def printed(telling: Telling, at: int) -> Print:
    match = telling.match
    assert isinstance(match, Board)
    return match.prints[telling.args[at]]


def a_card(telling: Telling, at: int) -> Thing:
    return named(printed(telling, at))


def cards(telling: Telling, at: int) -> Thing:
    """All the cards that are left."""
    return Several([named(printed(telling, later)) for later in range(at, len(telling.args))])


def with_kind(telling: Telling, at: int) -> Thing:
    return WithKind(printed(telling, at))


def first_with_kind(telling: Telling, _at: int) -> Thing:
    """The first of the particulars, once more."""
    return with_kind(telling, 0)


def a_zone(telling: Telling, at: int) -> Thing:
    return Zone(telling.args[at])


def a_house(telling: Telling, at: int) -> Thing:
    return words(HOUSE_NAMES[telling.args[at]].said(telling.tongue))


def a_key(telling: Telling, at: int) -> Thing:
    return words(KEY_NAMES[telling.args[at]].said(telling.tongue).lower())


# The turn

STARTED: Final = Fact(
    "started",
    "KF-10",
    [SEATED],
    "{0} [jouera|jouerez] le premier tour.",
    "{0} [takes|take] the first turn.",
)
REDREW: Final = Fact(
    "redrew",
    "KF-12",
    [SEATED],
    "{0} [mélange sa|mélangez votre] main dans [son|votre] deck et [pioche|piochez] une carte de moins.",
    "{0} [shuffles their|shuffle your] hand back and [draws|draw] one card less.",
)
TURN: Final = Fact("turn", "KF-20", [SEATED, NUMBER], "tour {1} : {à 0} de jouer.", "turn {1}: {0} [plays|play].")
FORGED: Final = Fact(
    "forged",
    "KF-22",
    [SEATED, a_key],
    "{0} [forge sa|forgez votre] clé {1}.",
    "{0} [forges the|forge your] {1} key.",
)
UNFORGED: Final = Fact(
    "unforged",
    "KF-G53",
    [SEATED, a_key],
    "[la clé {1} {de 0}|votre clé {1}] n'est plus forgée.",
    "{0's} {1} key is unforged.",
)
CHOSE_HOUSE: Final = Fact(
    "house",
    "KF-25",
    [SEATED, a_house],
    "{0} [choisit|choisissez] la Maison {1}.",
    "{0} [chooses|choose] house {1}.",
)
TOOK_ARCHIVES: Final = Fact(
    "archives",
    "KF-26",
    [SEATED, NUMBER],
    "{0} [1:[0:reprend sa|reprenez votre] carte archivée|[0:reprend ses|reprenez vos] {1} cartes archivées].",
    "{0} [takes|take] back [1:an archived card|{1} archived cards].",
)
CHECK: Final = Fact("check", "KF-35", [SEATED], "{0} [annonce|annoncez] : « Prêt ! »", "{0} [says|say] “Check!”")
WON: Final = Fact(
    "won",
    "KF-2",
    [SEATED],
    "{0} [forge sa|forgez votre] troisième clé et [remporte|remportez] la partie !",
    "{0} [forges a|forge your] third key and [wins|win] the game!",
)

# Playing, using, fighting

PLAYED_CARD: Final = Fact("played", "KF-28", [SEATED, a_card], "{0} [joue|jouez] {1}.", "{0} [plays|play] {1}.")
ATTACHED: Final = Fact(
    "attached",
    "KF-46",
    [a_card, a_card],
    "L'amélioration {0} est attachée {à 1}.",
    "The upgrade {0} is attached to {1}.",
)
ENTERED: Final = Fact(
    "entered",
    "KF-44",
    [SEATED, a_card],
    "{0} [met|mettez] {1} en jeu.",
    "{0} [puts|put] {1} into play.",
)
REAPED: Final = Fact("reaped", "KF-55", [a_card], "{0} moissonne.", "{0} reaps.")
FOUGHT: Final = Fact("fought", "KF-56", [a_card, a_card], "{0} attaque {1}.", "{0} attacks {1}.")
ACTED: Final = Fact("acted", "KF-58", [SEATED, a_card], "{0} [utilise|utilisez] {1}.", "{0} [uses|use] {1}.")
STUNNED: Final = Fact("stunned", "KF-G60", [with_kind], "{0} est [sonné|sonnée].", "{0} is stunned.")
UNSTUNNED: Final = Fact(
    "unstunned",
    "KF-G60",
    [with_kind],
    "{0} n'est plus [sonné|sonnée].",
    "{0} is no longer stunned.",
)

# Æmber and chains

GAINED: Final = Fact("gained", "KF-G4", [SEATED, NUMBER], "{0} [gagne|gagnez] {1} Æ.", "{0} [gains|gain] {1} Æ.")
LOST: Final = Fact("lost", "KF-G4", [SEATED, NUMBER], "{0} [perd|perdez] {1} Æ.", "{0} [loses|lose] {1} Æ.")
STOLE: Final = Fact(
    "stole",
    "KF-G64",
    [SEATED, NUMBER, FOE],
    "{0} [[2:vole {1} Æ {à 2}|vous vole {1} Æ]|volez {1} Æ {à 2}].",
    "{0} [steals|steal] {1} Æ from {2}.",
)
CAPTURED: Final = Fact("captured", "KF-G12", [a_card, NUMBER], "{0} capture {1} Æ.", "{0} captures {1} Æ.")
PLACED: Final = Fact("placed", "KF-G4", [a_card, NUMBER], "{0} reçoit {1} Æ.", "{1} Æ goes on {0}.")
GOT_CHAINS: Final = Fact(
    "chains",
    "KF-G13",
    [SEATED, counted(CHAIN)],
    "{0} [reçoit|recevez] {1}.",
    "{0} [gains|gain] {1}.",
)
SHED_CHAIN: Final = Fact(
    "chain",
    "KF-70",
    [SEATED, NUMBER],
    "{0} [perd|perdez] une chaîne ; il [lui|vous] en reste {1}.",
    "{0} [sheds|shed] a chain; {1} left.",
)

# Damage

HURT_BY: Final = Fact("hurt", "KF-60", [a_card, counted(DAMAGE)], "{0} subit {1}.", "{0} takes {1}.")
ELUDED: Final = Fact(
    "eluded",
    "KF-G33",
    [a_card],
    "{0} s'esquive : aucun dégât n'est infligé.",
    "{0} slips away: no damage is dealt.",
)
HEALED: Final = Fact("healed", "KF-G59", [a_card, counted(DAMAGE)], "{0} guérit {de 1}.", "{0} heals {1}.")
DESTROYED: Final = Fact("destroyed", "KF-G23", [with_kind], "{0} est [détruit|détruite].", "{0} is destroyed.")

# Cards on the move

DISCARDED: Final = Fact(
    "discarded",
    "KF-49",
    [SEATED, a_card],
    "{1} rejoint [la défausse {de 0}|votre défausse].",
    "{1} goes to {0's} discard pile.",
)
LEFT_PLAY: Final = Fact(
    "left",
    "KF-G51",
    [a_card, a_zone, SEATED, first_with_kind],
    "[1:{0} retourne dans [2:la main {de 2}|votre main]|{0} retourne dans [2:le deck {de 2}|votre deck]"
    "|{0} rejoint [2:les archives {de 2}|vos archives]|{0} rejoint [2:la défausse {de 2}|votre défausse]"
    "|{3} est [3:purgé|purgée]].",
    "{0} [1:returns to {2's} hand|returns to {2's} deck|goes to {2's} archives|goes to {2's} discard pile|is purged].",
)
TOOK_CONTROL: Final = Fact(
    "control",
    "KF-G18",
    [SEATED, a_card],
    "{0} [prend|prenez] le contrôle {de 1}.",
    "{0} [takes|take] control of {1}.",
)
DREW: Final = Fact("drew", "KF-32", [SEATED, counted(CARD_NOUN)], "{0} [pioche|piochez] {1}.", "{0} [draws|draw] {1}.")
DREW_CARD: Final = Fact("drew-card", "KF-32", [a_card], "vous piochez {0}.", "you draw {0}.")
RESHUFFLED: Final = Fact(
    "reshuffled",
    "KF-34",
    [SEATED],
    "{0} [mélange sa|mélangez votre] défausse pour former un nouveau deck.",
    "{0} [shuffles the|shuffle your] discard pile into a new deck.",
)
REVEALED: Final = Fact("revealed", "KF-G14", [SEATED, a_card], "{0} [révèle|révélez] {1}.", "{0} [reveals|reveal] {1}.")
ARCHIVED: Final = Fact(
    "archived",
    "KF-G5",
    [SEATED, a_card],
    "{0} [archive|archivez] {1}.",
    "{0} [archives|archive] {1}.",
)
ARCHIVED_UNSEEN: Final = Fact(
    "archived-unseen",
    "KF-G5",
    [SEATED],
    "{0} [archive|archivez] une carte.",
    "{0} [archives|archive] a card.",
)
HID: Final = Fact(
    "hid",
    "KF-G51",
    [SEATED, a_card],
    "{0} [cache|cachez] une carte sous {1}.",
    "{0} [hides|hide] a card beneath {1}.",
)
PURGED_CARD: Final = Fact("purged", "KF-G50", [SEATED, a_card], "la carte {1} est purgée.", "{1} is purged.")

# Who sees what

LOOKED: Final = Fact(
    "looked",
    "KF-21",
    [SEATED, FOE],
    "{0} [regarde|regardez] [1:la main {de 1}|votre main].",
    "{0} [looks|look] at {1's} hand.",
)
SEARCHED: Final = Fact(
    "searched",
    "KF-G14",
    [SEATED],
    "{0} [cherche dans son|cherchez dans votre] deck.",
    "{0} [searches their|search your] deck.",
)
SAW: Final = Fact("saw", "KF-21", [cards], "vous y voyez {0}.", "you see {0} there.")
