"""What happened, told in a sentence: the facts of the rulebook, and the kinds of things that facts and questions name.

A conflict is told by its number and its arcanum together (`AT.pack(conflict, arcanum)`): the Fool may take an arcanum away later.
"""

from typing import TYPE_CHECKING, Final

from veillee.core.facts import (
    NOTE,
    NUMBER,
    SEATED,
    Called,
    Fact,
    Several,
    Someone,
    Telling,
    Thing,
    Words,
    counted,
    said,
    words,
)
from veillee.core.grammar import Noun, capital
from veillee.core.text import Text, Tongue
from veillee.games.marelle.cards.arcana import ARCANA
from veillee.games.marelle.cards.faces import FIRST_ARCANUM, NAMES, PRINTED, RANKS, SUIT_OF
from veillee.games.marelle.cards.fates import ESCAPE, FATES, ROWS, SECOND
from veillee.games.marelle.cards.suits import SUITS
from veillee.games.marelle.cards.worlds import WORLDS, World
from veillee.games.marelle.rules.options import AT, BALANCE

if TYPE_CHECKING:
    from veillee.core.match import Match

UNSETTLED: Final = 0
RIVALRY: Final = 1
BELLIGERENCE: Final = 2
VERGE: Final = 3
"""Rivalry on the verge of war."""

CARD: Final = Noun("carte", "cartes", "card", "cards", feminine=True)
BLACK: Final = Noun("noire", "noires", "black one", "black ones", feminine=True)
RED: Final = Noun("rouge", "rouges", "red one", "red ones", feminine=True)


def world_of(match: "Match") -> World:
    """Where the story of a table takes place."""
    from veillee.games.marelle.rules.ring import Ring  # late: the rules tell these facts

    assert isinstance(match, Ring)
    return WORLDS[match.world]


def card(face: int) -> Thing:
    return Called(NAMES[face], face)


def trait(suit: int) -> Thing:
    """The characteristic of a suit."""
    return Called(SUITS[suit].trait)


def conflict(packed: int) -> Thing:
    """A conflict, called by its arcanum."""
    return Called(ARCANA[AT.low(packed)].name, FIRST_ARCANUM + AT.low(packed), f"conflict:{AT.high(packed)}")


def of_world(text: Text, world: World, tongue: Tongue) -> Words:
    """A sentence of the tarot with the names of a world in it."""
    return Words(said(text, tongue, [Called(world.realm), Called(world.king), Called(world.master)]))


def theme(arcanum: int, state: int) -> Text:
    """What an arcanum says of two princes."""
    return ARCANA[arcanum].belligerence if state == BELLIGERENCE else ARCANA[arcanum].rivalry


def element(face: int, world: World) -> Thing:
    """What a card that defines a conflict brings into it."""
    return Called(world.elements[SUIT_OF[face]][PRINTED[face] - 1])


def fate(chosen: int, gap: int) -> Text:
    """What the table of a suit says of a gap, or perfect balance of itself."""
    if AT.high(chosen) == BALANCE:
        return SECOND if AT.low(chosen) else ESCAPE
    return FATES[AT.low(chosen)][min(gap, ROWS) - 1]


WANTS: Final = ("je ", "j'", "j’", "i ")
"""How a wish may begin that says for itself who wants."""


def wish(text: str, tongue: Tongue) -> str:
    """A wish as a whole sentence: « Je veux… » is put before it where it says only what is wanted."""
    whole = text.strip() or "…"
    if whole.lower().startswith(WANTS):
        return capital(whole)
    return f"{tongue('Je veux', 'I want')} {whole}"


# Kinds of particulars


def card_at(telling: Telling, at: int) -> Thing:
    return card(telling.args[at])


def cards_from(telling: Telling, at: int) -> Thing:
    """The particulars that are left are cards."""
    return Several([card(face) for face in telling.args[at:]])


def trait_at(telling: Telling, at: int) -> Thing:
    return trait(telling.args[at])


def traits_from(telling: Telling, at: int) -> Thing:
    return Several([trait(suit) for suit in telling.args[at:]])


def seats_from(telling: Telling, at: int) -> Thing:
    return Several([Someone(seat, telling.reader) for seat in telling.args[at:]])


def rank_at(telling: Telling, at: int) -> Thing:
    return words(RANKS[telling.args[at]].said(telling.tongue))


def conflict_at(telling: Telling, at: int) -> Thing:
    return conflict(telling.args[at])


def theme_at(telling: Telling, at: int) -> Thing:
    """What the arcanum of the conflict before says in a state."""
    text = theme(AT.low(telling.args[at - 1]), telling.args[at])
    return of_world(text, world_of(telling.match), telling.tongue)


def element_at(telling: Telling, at: int) -> Thing:
    return element(telling.args[at], world_of(telling.match))


def fate_at(telling: Telling, at: int) -> Thing:
    """What was chosen, with the gap after it."""
    return words(fate(telling.args[at], telling.args[at + 1]).said(telling.tongue))


def wish_at(telling: Telling, at: int) -> Thing:
    return words(wish(telling.match.notes[telling.args[at]], telling.tongue).rstrip("."))


# Childhood

NAMED: Final = Fact("named", "MAR-02", [SEATED, NOTE], "{0} [s'appelle|vous appelez] {1}.", "{0} [is|are] called {1}.")
WISHED: Final = Fact(
    "wished",
    "MAR-04",
    [SEATED],
    "{0} [écrit|écrivez] un souhait, que nul autre ne lira avant la fin.",
    "{0} [writes|write] a wish that nobody else will read before the end.",
)
DEALT: Final = Fact("dealt", "MAR-05", [SEATED, cards_from], "{0} [reçoit|recevez] {1}.", "{0} [is|are] dealt {1}.")
GIVEN_FIGURE: Final = Fact(
    "given-figure",
    "MAR-06",
    [SEATED, card_at],
    "{0} [reçoit|recevez] aussi {1}, pour [s'abstenir|vous abstenir].",
    "{0} [is|are] also dealt {1}, to abstain with.",
)
LAID: Final = Fact(
    "laid", "MAR-07", [SEATED, SEATED, conflict_at], "Entre {0} et {1} : {2}.", "Between {0} and {1}: {2}."
)
ORDER: Final = Fact(
    "order", "MAR-10", [traits_from], "Les enchères se feront dans cet ordre : {0}.", "The auctions, in order: {0}."
)
AUCTION: Final = Fact("auction", "MAR-10", [trait_at], "On met aux enchères {0}.", "{0} is put up for auction.")
BID: Final = Fact("bid", "MAR-11", [SEATED, card_at], "{0} [mise|misez] {1}.", "{0} [bids|bid] {1}.")
ABSTAINED: Final = Fact(
    "abstained",
    "MAR-12",
    [SEATED, card_at],
    "{0} [montre|montrez] {1} et [s'abstient|vous abstenez].",
    "{0} [shows|show] {1} and [abstains|abstain].",
)
TIED: Final = Fact(
    "tied",
    "MAR-13",
    [seats_from],
    "Égalité entre {0} : une autre carte pour chacun.",
    "A tie between {0}: another card each.",
)
LAID_AGAIN: Final = Fact(
    "laid-again",
    "MAR-13",
    [SEATED, card_at, card_at],
    "{0} [remplace|remplacez] {1} par {2}.",
    "{0} [replaces|replace] {1} by {2}.",
)
RAISED: Final = Fact(
    "raised",
    "MAR-15",
    [SEATED, card_at, NUMBER],
    "{0} [ajoute|ajoutez] {1} : {2} en tout.",
    "{0} [adds|add] {1}: {2} in all.",
)
PASSED: Final = Fact("passed", "MAR-15", [SEATED], "{0} n'[ajoute|ajoutez] rien.", "{0} [adds|add] nothing.")
RANKED: Final = Fact(
    "ranked",
    "MAR-16",
    [SEATED, rank_at, trait_at],
    "{0} [prend|prenez] le rang de {1} {de 2}.",
    "{0} [takes|take] the rank of {1} of {2}.",
)
UNRANKED: Final = Fact(
    "unranked",
    "MAR-19",
    [SEATED, trait_at],
    "{0} [reste|restez] sans rang pour {1}.",
    "{0} [stays|stay] unranked in {1}.",
)
TOOK_BACK: Final = Fact(
    "took-back",
    "MAR-17",
    [SEATED],
    "{0} [reprend sa|reprenez votre] mise.",
    "{0} [takes|take] the bid back.",
)
PLACED: Final = Fact(
    "placed",
    "MAR-18",
    [SEATED, conflict_at, cards_from],
    "{0} [pose|posez] {2} sur {1}.",
    "{0} [puts|put] {2} on {1}.",
)
RIVALS: Final = Fact(
    "rivals",
    "MAR-20",
    [SEATED, SEATED, conflict_at, theme_at],
    "Entre {0} et {1}, {2}, en rivalité. {3}",
    "Between {0} and {1}, {2}, in rivalry. {3}",
)
ENEMIES: Final = Fact(
    "enemies",
    "MAR-20",
    [SEATED, SEATED, conflict_at, theme_at],
    "Entre {0} et {1}, {2}, en belligérance. {3}",
    "Between {0} and {1}, {2}, in belligerence. {3}",
)
ON_THE_VERGE: Final = Fact(
    "on-the-verge",
    "MAR-20",
    [SEATED, SEATED, conflict_at, theme_at],
    "Entre {0} et {1}, {2}, en rivalité, au bord de la guerre. {3}",
    "Between {0} and {1}, {2}, in rivalry, on the verge of war. {3}",
)
FOOLED: Final = Fact(
    "fooled",
    "MAR-24",
    [SEATED, conflict_at, conflict_at],
    "{0} [prend|prenez] {1} à la place du Mat ; {2} vient à sa place, à l'inverse.",
    "{0} [takes|take] {1} in the place of the Fool; {2} comes in its stead, reversed.",
)
DEFINED: Final = Fact(
    "defined",
    "MAR-21",
    [SEATED, conflict_at, card_at, element_at],
    "{0} [retourne|retournez] {2} sur {1} : {3}.",
    "{0} [turns|turn] over {2} on {1}: {3}.",
)
BORROWED: Final = Fact(
    "borrowed",
    "MAR-23",
    [SEATED, conflict_at, card_at, element_at],
    "{0} [prend|prenez] {2} ailleurs et [la retourne|la retournez] sur {1} : {3}.",
    "{0} [takes|take] {2} from elsewhere and [turns|turn] it over on {1}: {3}.",
)

# Scenes

FIRST_ACT: Final = Fact("first-act", "MAR-50", [], "Le premier acte commence.", "The first act begins.")
SECOND_ACT: Final = Fact("second-act", "MAR-60", [], "Le second acte commence.", "The second act begins.")
OPENED: Final = Fact(
    "opened",
    "MAR-30",
    [SEATED, conflict_at],
    "{0} [ouvre|ouvrez] une scène sur {1} et la [met|mettez] en place.",
    "{0} [opens|open] a scene on {1} and [sets|set] it up.",
)
LEFT_OPEN: Final = Fact(
    "left-open",
    "MAR-30",
    [SEATED, conflict_at],
    "{0} [ouvre|ouvrez] une scène sur {1} et [laisse|laissez] les autres la mettre en place.",
    "{0} [opens|open] a scene on {1} and [lets|let] the others set it up.",
)
TOLD: Final = Fact("told", "MAR-81", [SEATED, NOTE], "{0} [raconte|racontez] : {1}", "{0} [tells|tell]: {1}")
MENDED: Final = Fact("mended", "MAR-83", [SEATED, NOTE], "{0} [corrige|corrigez] : {1}", "{0} [corrects|correct]: {1}")
PLAYED: Final = Fact(
    "played",
    "MAR-32",
    [SEATED, card_at, conflict_at],
    "{0} [joue|jouez] {1} sur {2}.",
    "{0} [plays|play] {1} on {2}.",
)
RESTED: Final = Fact("rested", "MAR-84", [SEATED], "{0} [rend|rendez] la plume.", "{0} [lays|lay] down the pen.")
CUT: Final = Fact("cut", "MAR-33", [SEATED], "{0} [dit|dites] : « Coupez ! »", "{0} [says|say]: “Cut!”")
GAVE: Final = Fact(
    "gave",
    "MAR-35",
    [SEATED, card_at, SEATED, card_at],
    "{0} [2:[donne|donnez] {1} à {2}|vous donne {1}], et [retourne|retournez] {3}.",
    "{0} [gives|give] {1} to {2}, and [turns|turn] {3} over.",
)
MADE_GOOD: Final = Fact(
    "made-good",
    "MAR-36",
    [SEATED, card_at],
    "{0} [met|mettez] {1} de côté à la place de ce don.",
    "{0} [sets|set] {1} aside in the place of that gift.",
)
LET_BE: Final = Fact(
    "let-be", "MAR-35", [SEATED], "{0} ne [retourne|retournez] rien.", "{0} [turns|turn] nothing over."
)
DECIDED_BY: Final = Fact(
    "decided-by", "MAR-37", [traits_from], "La scène se joue sur {0}.", "The scene is decided by {0}."
)
DECIDED_BY_NOTHING: Final = Fact(
    "decided-by-nothing",
    "MAR-D17",
    [conflict_at],
    "Aucune carte ne compte sur {0}.",
    "No card counts on {0}.",
)
DUELLED: Final = Fact(
    "duelled",
    "MAR-43",
    [SEATED, card_at, trait_at],
    "Sans rang pour {2}, {0} [révèle|révélez] {1}.",
    "Unranked in {2}, {0} [reveals|reveal] {1}.",
)
SWAPPED: Final = Fact(
    "swapped", "MAR-47", [seats_from], "Ces cartes sont échangées entre {0}.", "These cards are exchanged between {0}."
)
WON: Final = Fact("won", "MAR-40", [SEATED], "{0} [l'emporte|l'emportez].", "{0} [wins|win] the scene.")
NOBODY_WON: Final = Fact("nobody-won", "MAR-42", [], "Personne ne l'emporte.", "Nobody wins.")
KEPT: Final = Fact("kept", "MAR-53", [SEATED, card_at], "{0} [met|mettez] {1} de côté.", "{0} [sets|set] {1} aside.")
TOOK: Final = Fact(
    "took",
    "MAR-54",
    [SEATED, card_at],
    "{0} [prend|prenez] {1} dans [sa|votre] main.",
    "{0} [takes|take] {1} into hand.",
)
OFFERED: Final = Fact(
    "offered",
    "MAR-55",
    [SEATED, card_at, SEATED],
    "{0} [2:[propose|proposez] {1} en gage à {2}|vous propose {1} en gage].",
    "{0} [offers|offer] {1} to {2} as a pledge.",
)
ACCEPTED: Final = Fact(
    "accepted",
    "MAR-55",
    [SEATED, card_at, SEATED],
    "{0} [accepte|acceptez], et [2:[donne|donnez] {1} à {2}|vous donne {1}].",
    "{0} [accepts|accept], and [gives|give] {1} to {2}.",
)
REFUSED: Final = Fact(
    "refused", "MAR-55", [SEATED], "{0} [refuse|refusez] ce gage.", "{0} [refuses|refuse] this pledge."
)
GIFTED: Final = Fact(
    "gifted",
    "MAR-62",
    [SEATED, card_at, SEATED],
    "{0} [2:[donne|donnez] {1} à {2}|vous donne {1}].",
    "{0} [gives|give] {1} to {2}.",
)

# Epilogue

COUNTED: Final = Fact(
    "counted",
    "MAR-70",
    [SEATED, counted(CARD), counted(BLACK), counted(RED), NUMBER],
    "{0} [1:[n'a|n'avez] rien mis de côté|[a|avez] mis de côté {1}, [2:rouge|noire|noire]|[a|avez] mis de côté {1}, "
    "[2:toutes rouges|[3:toutes noires|dont {2} et {3}|dont {2} et {3}]|[3:toutes noires|dont {2} et {3}|dont {2} et {3}]]]"
    " : un écart de {4}.",
    "{0} [1:[has|have] set nothing aside|[has|have] set aside {1}, a [2:red|black|black] one|[has|have] set aside {1}, "
    "[2:all red|[3:all black|{2} and {3}|{2} and {3}]|[3:all black|{2} and {3}|{2} and {3}]]]: a gap of {4}.",
)
FATED: Final = Fact("fated", "MAR-72", [SEATED, fate_at], "{0}. {1}", "{0}. {1}")
WANTED: Final = Fact(
    "wanted", "MAR-74", [SEATED, wish_at], "[Le souhait {de 0}|Votre souhait] : « {1} ».", "{0's} wish: “{1}”."
)
