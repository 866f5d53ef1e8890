"""What happened, told in a sentence: the facts of the rulebook, and the kinds of things that facts and questions name.

The facts of a card stand with its word.
"""

from typing import Final

from veillee.core.facts import (
    NUMBER,
    SEATED,
    Called,
    Fact,
    Quoted,
    Several,
    Someone,
    Telling,
    Thing,
    Words,
    counted,
    phrase,
    said,
    words,
)
from veillee.core.grammar import Name, Noun
from veillee.core.match import Face
from veillee.core.text import Text, Tongue
from veillee.games.rose_noire.cards.kinds import INVESTIGATOR
from veillee.games.rose_noire.cards.suspects import PAIRS, SUSPECTS
from veillee.games.rose_noire.rules.options import (
    ACT,
    CEMETERY,
    DISTRUST,
    GO,
    INNOCENT,
    KEEP_AWAY,
    POSSESSED,
    PROOF_AT,
    RECTORS_AT,
    ROLE,
    SUSPECT_ONE,
    SUSPECT_TWO,
    TRAP_AT,
    TRUST,
    USEFUL_AT,
)

CARD: Final = Noun("carte", "cartes", "card", "cards", feminine=True)
CLUE: Final = Noun("indice", "indices", "clue", "clues")
POINT: Final = Noun("point", "points", "point", "points")
SIGNATURE: Final = Noun("signature", "signatures", "signature", "signatures", feminine=True)


# Things and kinds


def suspect(number: int) -> Thing:
    return Called(SUSPECTS[number].name, at=f"suspect:{number}")


def suspect_at(telling: Telling, at: int) -> Thing:
    return suspect(telling.args[at])


def suspects_from(telling: Telling, at: int) -> Thing:
    """The particulars that are left are suspects."""
    return Several([suspect(number) for number in telling.args[at:]])


def card(face: Face) -> Thing:
    """A card by its title; a proof by the suspect it clears."""
    from veillee.games.rose_noire.cards.faces import NAMES  # late: the cards are made of words, which tell these facts

    return Quoted(NAMES[face], face)


def card_at(telling: Telling, at: int) -> Thing:
    return card(Face(telling.args[at]))


def cards_from(telling: Telling, at: int) -> Thing:
    """The particulars that are left are cards."""
    return Several([card(Face(face)) for face in telling.args[at:]])


def role(face: Face) -> Thing:
    from veillee.games.rose_noire.cards.faces import NAMES

    return Called(NAMES[face], face)


def role_at(telling: Telling, at: int) -> Thing:
    return role(Face(telling.args[at]))


TRUE: Final = Name("un vrai Investigateur", "a true Investigator")


def true_role_at(telling: Telling, at: int) -> Thing:
    """A role at the end, when there may be several true Investigators."""
    face = Face(telling.args[at])
    return Called(TRUE, face) if face == INVESTIGATOR else role(face)


def seats_from(telling: Telling, at: int) -> Thing:
    """The particulars that are left are seats."""
    return Several([Someone(seat, telling.reader) for seat in telling.args[at:]])


IN_CEMETERY: Final = Text("au cimetière", "in the cemetery")
AT_SUSPECT: Final = Text("chez {0}", "in {0's} pile")


def pile(number: int, tongue: Tongue) -> Words:
    """Where the first card of a pile lies."""
    if number == CEMETERY:
        return words(IN_CEMETERY.said(tongue))
    return phrase(AT_SUSPECT, tongue, [suspect(number)])


def pile_at(telling: Telling, at: int) -> Thing:
    return pile(telling.args[at], telling.tongue)


# Claims

CLAIMS: Final[dict[int, list[Text]]] = {
    INNOCENT: [
        Text("Je réponds {de 0}.", "I vouch for {0}."),
        Text("{0} est hors de cause.", "{0} is in the clear."),
        Text("{0} est [innocent|innocente], j'en jurerais.", "{0} is innocent, I would swear to it."),
    ],
    SUSPECT_ONE: [
        Text("Je soupçonne {0}.", "I suspect {0}."),
        Text("{0} nous cache quelque chose.", "{0} is hiding something."),
        Text("Je regarderais du côté {de 0}.", "I would look closely at {0}."),
    ],
    SUSPECT_TWO: [
        Text("Je soupçonne {0} et {1}.", "I suspect {0} and {1}."),
        Text("{0} et {1} : voilà les complices.", "{0} and {1}: there are the accomplices."),
        Text("Je dirais {0}, avec {1}.", "I would say {0}, together with {1}."),
    ],
    TRAP_AT: [
        Text("Il y a un piège {0}.", "There is a trap {0}."),
        Text("Un piège attend {0}.", "A trap is waiting {0}."),
    ],
    PROOF_AT: [
        Text("Il y a une preuve {0}.", "There is a proof {0}."),
        Text("Une preuve attend {0}.", "A proof is waiting {0}."),
    ],
    USEFUL_AT: [
        Text("Il y a quelque chose d'utile {0}.", "There is something useful {0}."),
        Text("Ce qu'on trouvera {0} nous servira.", "What lies {0} will serve us."),
    ],
    RECTORS_AT: [
        Text("Il y a {0} de quoi servir le Recteur.", "What lies {0} would serve the Rector."),
        Text("Ce qu'on trouvera {0} plairait au Recteur.", "The Rector would like what lies {0}."),
    ],
    GO: [
        Text("Allez voir {0}.", "Go and see {0}."),
        Text("Il faudrait enquêter sur {0}.", "Somebody should investigate {0}."),
    ],
    KEEP_AWAY: [
        Text("N'allez pas chez {0}.", "Keep away from {0}."),
        Text("Laissez {0} en paix.", "Leave {0} in peace."),
    ],
    TRUST: [
        Text("J'ai confiance en {0}.", "I trust {0}."),
        Text("Je crois {0} sur parole.", "I take {0's} word for it."),
    ],
    DISTRUST: [
        Text("Je n'ai aucune confiance en {0}.", "I do not trust {0}."),
        Text("{0} ne [dit|dites] pas tout.", "{0} [is|are] not telling us everything."),
    ],
    ROLE: [
        Text("[Aucun esprit ne m'habite|L'esprit est en moi].", "[No spirit is in me|The spirit is in me]."),
    ],
}
"""What may be said, by its kind, in a few ways that mean the same; the first one is the button's."""


class Yes(Thing):
    """Chooses between two forms."""

    answer: Final[bool]

    def __init__(self, answer: bool) -> None:
        self.answer = answer

    def which(self, ways: int, tongue: Tongue) -> int:
        return 1 if self.answer else 0


def claim(option: int, way: int, reader: int, tongue: Tongue) -> Words:
    """A claim as it is spoken, in one of its ways."""
    kind, about = ACT.high(option), ACT.low(option)
    ways = CLAIMS[kind]
    return Words(said(ways[way % len(ways)], tongue, spoken_of(kind, about, reader, tongue)))


def spoken_of(kind: int, about: int, reader: int, tongue: Tongue) -> list[Thing]:
    if kind == SUSPECT_TWO:
        return [suspect(PAIRS[about][0]), suspect(PAIRS[about][1])]
    if kind in (TRAP_AT, PROOF_AT, USEFUL_AT, RECTORS_AT):
        return [pile(about, tongue)]
    if kind in (TRUST, DISTRUST):
        return [Someone(about, reader)]
    if kind == ROLE:
        return [Yes(about == POSSESSED)]
    return [suspect(about)]


def claim_at(telling: Telling, at: int) -> Thing:
    """Two particulars: the option, and the way it is said."""
    return claim(telling.args[at], telling.args[at + 1], telling.reader, telling.tongue)


SPOKE: Final = Fact("spoke", "ROS-102", [SEATED, claim_at], "{0} : « {1} »", "{0}: “{1}”", fleeting=True)

# Set-up

RECTOR_IS: Final = Fact("rector", "ROS-10", [SEATED], "{0} [est|êtes] le Recteur.", "{0} [is|are] the Rector.")
ROLE_DEALT: Final = Fact(
    "role", "ROS-11", [SEATED, role_at], "{0} [reçoit son|recevez votre] rôle : {1}.", "{0} [is|are] dealt a role: {1}."
)
PROFILE_DEALT: Final = Fact(
    "profile",
    "ROS-130",
    [SEATED, card_at],
    "{0} [joue|jouez] un personnage : {1}.",
    "{0} [plays|play] a character: {1}.",
)
ACCOMPLICES: Final = Fact(
    "accomplices",
    "ROS-23",
    [SEATED, suspects_from],
    "[Les complices {de 0}|Vos complices] sont {1}.",
    "{0's} accomplices are {1}.",
)
SHARED_OUT: Final = Fact(
    "shared-out",
    "ROS-24",
    [counted(CLUE)],
    "Les indices sont partagés entre les suspects : {0} en tout.",
    "The clues are shared out among the suspects: {0} in all.",
)
DREW: Final = Fact("drew", "ROS-63", [SEATED, counted(CARD)], "{0} [pioche|piochez] {1}.", "{0} [draws|draw] {1}.")
DREW_CARDS: Final = Fact(
    "drew-cards", "ROS-63", [SEATED, cards_from], "[1:C'est|Ce sont] {1}.", "[1:It is|They are] {1}."
)

# Day

DAY: Final = Fact("day", "ROS-30", [NUMBER], "Le jour {0} se lève.", "Day {0} breaks.")
TURN_OF: Final = Fact("turn-of", "ROS-30", [SEATED], "C'est [au tour {de 0}|à vous].", "It is {0's} turn.")
INVESTIGATED: Final = Fact(
    "investigated",
    "ROS-32",
    [SEATED, suspect_at],
    "{0} [enquête|enquêtez] sur {1}.",
    "{0} [investigates|investigate] {1}.",
)
FOUND: Final = Fact("found", "ROS-32", [SEATED, card_at], "{0} y [trouve|trouvez] {1}.", "{0} [finds|find] {1} there.")
NO_CLUE: Final = Fact(
    "no-clue", "ROS-D4", [SEATED, pile_at], "Il n'y a plus d'indice {1}.", "There is no clue left {1}."
)
SPRUNG: Final = Fact(
    "sprung", "ROS-93", [SEATED, card_at], "{0} [tombe|tombez] sur un piège : {1}.", "{0} [springs|spring] a trap: {1}."
)
PLAYED: Final = Fact("played", "ROS-91", [SEATED, card_at], "{0} [joue|jouez] {1}.", "{0} [plays|play] {1}.")
PEEKED: Final = Fact(
    "peeked",
    "ROS-97",
    [SEATED, counted(CLUE), pile_at],
    "{0} [jette|jetez] un œil à {1} {2}.",
    "{0} [peeks|peek] at {1} {2}.",
)
SAW: Final = Fact("saw", "ROS-97", [SEATED, cards_from], "{0} y [voit|voyez] {1}.", "{0} [sees|see] {1} there.")
SAW_HAND: Final = Fact(
    "saw-hand",
    "ROS-144",
    [SEATED, SEATED],
    "{0} [regarde|regardez] [1:la main {de 1}|votre main].",
    "{0} [looks|look] at {1's} hand.",
)

# Sunset

SUNSET: Final = Fact(
    "sunset",
    "ROS-41",
    [NUMBER],
    "Le soleil se couche : les Investigateurs délibèrent.",
    "The sun sets: the Investigators confer.",
)
SIGNED: Final = Fact(
    "signed",
    "ROS-42",
    [SEATED, suspects_from],
    "{0} [signe|signez] l'acte qui accuse {1}.",
    "{0} [signs|sign] the act that accuses {1}.",
    fleeting=True,
)
WITHDREW: Final = Fact(
    "withdrew",
    "ROS-42",
    [SEATED, suspects_from],
    "{0} [retire son|retirez votre] nom de l'acte qui accuse {1}.",
    "{0} [takes their|take your] name off the act that accuses {1}.",
    fleeting=True,
)
IS_READY: Final = Fact(
    "ready",
    "ROS-44",
    [SEATED],
    "{0} [veut|voulez] bien en rester là ce soir.",
    "{0} [is|are] content to leave it at that tonight.",
    fleeting=True,
)
ACCUSED: Final = Fact(
    "accused",
    "ROS-43",
    [suspect_at, suspect_at, seats_from],
    "{0} et {1} sont formellement [accusés|[1:accusés|accusées]] par {2}.",
    "{0} and {1} stand accused by {2}.",
    fleeting=True,
)
EXACT: Final = Fact("exact", "ROS-45", [SEATED], "{0} [répond|répondez] : « Exact. »", "{0} [answers|answer]: “Right.”")
INEXACT: Final = Fact(
    "inexact", "ROS-45", [SEATED], "{0} [répond|répondez] : « Inexact. »", "{0} [answers|answer]: “Wrong.”"
)
NO_ACCUSATION: Final = Fact(
    "no-accusation", "ROS-44", [NUMBER], "Personne n'est accusé ce soir.", "Nobody is accused tonight."
)

# Three players

SHOWED_ROLES: Final = Fact(
    "showed-roles",
    "ROS-51",
    [SEATED, role_at, SEATED, role_at],
    "{0} [dévoile son|dévoilez votre] rôle, {1}, et {2} [2:doit montrer le sien|devez montrer le vôtre] : {3}.",
    "{0} [shows a|show your] role, {1}, and {2} must show [2:theirs|yours]: {3}.",
)

# Dusk

DUSK: Final = Fact("dusk", "ROS-60", [SEATED], "Le crépuscule est {à 0}.", "Dusk belongs to {0}.")
DISCARDED: Final = Fact(
    "discarded",
    "ROS-62",
    [SEATED, counted(CARD)],
    "{0} [défausse|défaussez] {1}, face cachée.",
    "{0} [discards|discard] {1} face down.",
)
DISCARDED_CARD: Final = Fact("discarded-card", "ROS-62", [SEATED, card_at], "C'était {1}.", "It was {1}.")

# Night

NIGHT: Final = Fact(
    "night", "ROS-72", [NUMBER], "La nuit tombe. Tous ferment les yeux.", "Night falls. All close their eyes."
)
HAND_LAID: Final = Fact(
    "hand-laid",
    "ROS-72",
    [SEATED, suspect_at],
    "Dans le noir, {0} [pose|posez] la main sur {1}.",
    "In the dark {0} [lays|lay] a hand on {1}.",
)
SLEPT: Final = Fact(
    "slept", "ROS-72", [SEATED], "{0} [garde|gardez] les mains vides.", "{0} [keeps|keep] [their|your] hands empty."
)
SHOWED_AND_KILLED: Final = Fact(
    "showed-and-killed",
    "ROS-72",
    [SEATED, suspect_at],
    "{0} [ouvre|ouvrez] les yeux et [désigne|désignez] {1}.",
    "{0} [opens their|open your] eyes and [marks|mark] {1} for death.",
)
SHOWED_ONLY: Final = Fact(
    "showed-only",
    "ROS-72",
    [SEATED],
    "{0} [ouvre|ouvrez] les yeux, et ne [désigne|désignez] personne.",
    "{0} [opens their|open your] eyes and [marks|mark] nobody.",
)
DEATHS: Final = Fact(
    "deaths",
    "ROS-75",
    [suspects_from],
    "[Au matin, personne ne manque|Au matin, on trouve un mort : {0}|Au matin, on trouve deux morts : {0}].",
    "[In the morning nobody is missing|In the morning one is found dead: {0}|In the morning two are found dead: {0}].",
)

# The end

KNIGHTS_COME: Final = Fact(
    "knights-come",
    "ROS-D11",
    [SEATED],
    "Le cinquième jour est passé, l'enquête est close : {0} [l'emporte|l'emportez].",
    "The fifth day is over and the inquiry closed: {0} [wins|win].",
)
GOAL_REACHED: Final = Fact(
    "goal-reached",
    "ROS-96",
    [SEATED, card_at],
    "{0} [atteint son|atteignez votre] but, {1}, et [l'emporte|l'emportez].",
    "{0} [reaches|reach] [a|your] goal, {1}, and [wins|win].",
)
BOTH_DEAD: Final = Fact(
    "both-dead",
    "ROS-03",
    [SEATED, suspects_from],
    "Les deux complices ont péri, {1} : l'esprit qui [habitait {0}|vous habitait] est vengé.",
    "Both accomplices are dead, {1}: the spirit in {0} is avenged.",
)
TRUTH: Final = Fact(
    "truth",
    "ROS-23",
    [suspects_from],
    "Les complices du Recteur étaient {0}.",
    "The Rector's accomplices were {0}.",
)
WAS: Final = Fact("was", "ROS-11", [SEATED, true_role_at], "{0} [était|étiez] {1}.", "{0} [was|were] {1}.")
