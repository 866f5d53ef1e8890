"""What happened, told in a sentence: the facts of the rulebook, and the kinds of things that facts and questions name.

The facts of a hero or a stratagem stand with its word.
"""

from typing import Final

from veillee.core.facts import FOE, NUMBER, SEATED, Called, Fact, Several, Telling, Thing, counted
from veillee.core.grammar import Name, Noun
from veillee.core.match import Face
from veillee.games.legions.cards.guilds import PLACES
from veillee.games.legions.cards.legions import LEGIONS

POINT: Final = Noun("point", "points", "point", "points")
LEGION: Final = Noun("légion", "légions", "legion", "legions", feminine=True)


def card(face: Face) -> Thing:
    """A legion by its number and guild, a hero or a stratagem by its name."""
    from veillee.games.legions.cards.faces import NAMES  # late: the cards are made of words, which tell these facts

    return Called(NAMES[face], face)


def place(number: int) -> Thing:
    return Called(PLACES[number].name, at=f"place:{number}")


def number_of(face: Face) -> Thing:
    """A legion by its number alone."""
    number = str(LEGIONS[face].number)
    return Called(Name(number, number), face)


def card_at(telling: Telling, at: int) -> Thing:
    return card(Face(telling.args[at]))


def cards_from(telling: Telling, at: int) -> Thing:
    """The particulars that are left are cards."""
    return Several([card(Face(face)) for face in telling.args[at:]])


def numbers_from(telling: Telling, at: int) -> Thing:
    """The particulars that are left are legions, called by their numbers."""
    return Several([number_of(Face(face)) for face in telling.args[at:]])


def place_at(telling: Telling, at: int) -> Thing:
    return place(telling.args[at])


# Set-up

CAMPS: Final = Fact(
    "camps",
    "LEG-05",
    [SEATED, FOE],
    "{0} [mène|menez] les légions du Roi d'Abyss et {1} celles du Nécrocampe.",
    "{0} [leads|lead] the legions of the King of Abyss and {1} those of the Necrocampe.",
)
ROW: Final = Fact("row", "LEG-03", [SEATED, card_at], "{1} rejoint la file.", "{1} joins the row.")
HERO_ROW: Final = Fact(
    "hero-row", "LEG-02", [SEATED, card_at], "{1} rejoint la file des héros.", "{1} joins the row of heroes."
)
DEALT: Final = Fact(
    "dealt",
    "LEG-04",
    [SEATED, numbers_from],
    "{0} [reçoit|recevez] [1:la légion|les légions] {1}.",
    "{0} [is|are] dealt [1:legion|legions] {1}.",
)
GIVEN_STRATAGEM: Final = Fact(
    "given-stratagem",
    "LEG-05",
    [SEATED, card_at],
    "{0} [tire|tirez] un stratagème : {1}.",
    "{0} [draws|draw] a stratagem: {1}.",
)

# Initiative

TURN: Final = Fact("turn", "LEG-10", [NUMBER], "Le tour {0} commence.", "Turn {0} begins.")
REVEALED: Final = Fact(
    "revealed",
    "LEG-11",
    [SEATED, card_at, card_at, FOE],
    "{0} [révèle|révélez] {1} et {3} {2} : {0} [agit|agissez] en premier.",
    "{0} [reveals|reveal] {1} and {3} {2}: {0} [acts|act] first.",
)

# Placing

PLACED: Final = Fact(
    "placed",
    "LEG-20",
    [SEATED, card_at, place_at],
    "{0} [place|placez] {1} devant {2}.",
    "{0} [puts|put] {1} before {2}.",
)
RALLIED: Final = Fact(
    "rallied",
    "LEG-22",
    [SEATED, card_at, place_at],
    "{0} [rallie|ralliez] {1} devant {2}.",
    "{0} [rallies|rally] {1} at {2}.",
)
ROUTED: Final = Fact(
    "routed",
    "LEG-71",
    [SEATED, card_at, place_at],
    "{0} [met|mettez] en déroute {1} devant {2}.",
    "{0} [routs|rout] {1} at {2}.",
)

# Recruiting

LOOKED_AT_HEROES: Final = Fact(
    "looked-at-heroes",
    "LEG-31",
    [SEATED, NUMBER],
    "{0} [regarde|regardez] [1:le dernier héros|les {1} premiers héros] de la pioche.",
    "{0} [looks|look] at the [1:last hero|first {1} heroes] of the pile.",
)
SAW_HEROES: Final = Fact(
    "saw-heroes", "LEG-31", [SEATED, cards_from], "{0} y [voit|voyez] {1}.", "{0} [sees|see] {1} there."
)
RECRUITED: Final = Fact(
    "recruited", "LEG-30", [SEATED, card_at], "{0} [recrute|recrutez] {1}.", "{0} [recruits|recruit] {1}."
)
PUT_ON_TOP: Final = Fact(
    "put-on-top",
    "LEG-31",
    [SEATED],
    "{0} [remet|remettez] l'autre héros sur la pioche.",
    "{0} [puts|put] the other hero back on top of the pile.",
)
PUT_UNDER: Final = Fact(
    "put-under",
    "LEG-31",
    [SEATED],
    "{0} [glisse|glissez] l'autre héros sous la pioche.",
    "{0} [puts|put] the other hero under the pile.",
)
TUCKED: Final = Fact(
    "tucked",
    "LEG-33",
    [SEATED, card_at, card_at],
    "{0} [glisse|glissez] {1} sous {2}.",
    "{0} [tucks|tuck] {1} under {2}.",
)

# Filling the hand

TOOK: Final = Fact("took", "LEG-40", [SEATED, card_at], "{0} [prend|prenez] {1}.", "{0} [takes|take] {1}.")
TOOK_FACE_DOWN: Final = Fact(
    "took-face-down",
    "LEG-40",
    [SEATED],
    "{0} [prend|prenez] la légion cachée de la file.",
    "{0} [takes|take] the face-down legion of the row.",
)
SAW_TAKEN: Final = Fact("saw-taken", "LEG-40", [SEATED, card_at], "C'était {1}.", "It was {1}.")

# The attack

TURNED_UP: Final = Fact(
    "turned-up",
    "LEG-45",
    [SEATED, card_at],
    "La légion cachée est retournée : {1}.",
    "The face-down legion is turned up: {1}.",
)
ATTACKED: Final = Fact(
    "attacked",
    "LEG-45",
    [SEATED, place_at, FOE],
    "{0} [2:[attaque|attaquez] {2}|vous attaque] devant {1}.",
    "{0} [attacks|attack] {2} at {1}.",
)
ROUTED_ALL: Final = Fact(
    "routed-all",
    "LEG-47",
    [SEATED, place_at, numbers_from],
    "[2:L'attaque ne trouve personne|La légion {2} est en déroute|Les légions {2} sont en déroute] devant {1}.",
    "[2:The attack finds nobody|Legion {2} is routed|Legions {2} are routed] at {1}.",
)

# Stratagems and hands

USED: Final = Fact(
    "used",
    "LEG-80",
    [SEATED, card_at],
    "{0} [dévoile son|dévoilez votre] stratagème : {1}.",
    "{0} [shows a|show your] stratagem: {1}.",
)
LOOKED_AT_HAND: Final = Fact(
    "looked-at-hand",
    "LEG-105",
    [SEATED, FOE],
    "{0} [regarde|regardez] [1:la main {de 1}|votre main].",
    "{0} [looks|look] at {1's} hand.",
)
SAW_HAND: Final = Fact(
    "saw-hand",
    "LEG-105",
    [SEATED, numbers_from],
    "{0} y [voit|voyez] [1:la légion|les légions] {1}.",
    "{0} [sees|see] [1:legion|legions] {1} there.",
)

# End of the turn

MAJORITY: Final = Fact(
    "majority", "LEG-50", [SEATED, place_at], "{0} [tient|tenez] désormais {1}.", "{0} now [holds|hold] {1}."
)
NO_MAJORITY: Final = Fact(
    "no-majority", "LEG-51", [place_at], "Personne ne tient plus {0}.", "Nobody holds {0} any more."
)
SAW_ROW: Final = Fact(
    "saw-row",
    "LEG-74",
    [SEATED, card_at],
    "Depuis le Comptoir, {0} [voit|voyez] la légion cachée de la file : {1}.",
    "From the Trading Post, {0} [sees|see] the face-down legion of the row: {1}.",
)

# End of the match

FIVE_BANNERS: Final = Fact(
    "five-banners",
    "LEG-60",
    [SEATED],
    "{0} [contrôle|contrôlez] cinq bannières et [remporte|remportez] la bataille !",
    "{0} [controls|control] five banners and [wins|win] the battle!",
)
SCORED: Final = Fact(
    "scored", "LEG-62", [SEATED, counted(POINT)], "{0} [compte|comptez] {1}.", "{0} [counts|count] {1}."
)
LOWEST_IN_HAND: Final = Fact(
    "lowest-in-hand",
    "LEG-63",
    [SEATED, card_at],
    "À égalité, {0} [l'emporte|l'emportez] avec le plus petit numéro en main : {1}.",
    "In this tie {0} [wins|win] with the lowest number in hand: {1}.",
)
