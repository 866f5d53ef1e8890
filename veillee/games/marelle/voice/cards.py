"""What a card list says of every printed face: pips with their elements, figures, arcana with their themes."""

from typing import Final

from veillee.core.facts import said
from veillee.core.grammar import capital
from veillee.core.pieces import prose
from veillee.core.text import Text, Tongue
from veillee.games.marelle.cards.arcana import ARCANA, MAT
from veillee.games.marelle.cards.faces import FIRST_ARCANUM, FIRST_FIGURE, NAMES, PIPS, PRINTED, RANKS, SUIT_OF
from veillee.games.marelle.cards.suits import SUIT_COUNT, SUITS
from veillee.games.marelle.cards.worlds import AMBER, OWN, World
from veillee.games.marelle.voice.sentences import element, of_world

FIGURE: Final = Text(
    "Pour s'abstenir pendant une enchère, et pour rien d'autre.",
    "For abstaining in an auction, and for nothing else.",
)
THEMES: Final = Text("En rivalité : {0} En belligérance : {1}", "In rivalry: {0} In belligerence: {1}")
FOOL: Final = Text(
    "Traité en dernier : il prend le thème d'un autre conflit, qui en tire un nouveau et s'inverse.",
    "Dealt with last: it takes the theme of another conflict, which draws a new one and is reversed.",
)


def printed(t: Tongue) -> list[dict[str, object]]:
    """Every face, in order."""
    return [*pips(t), *figures(t), *arcana(t)]


def pips(t: Tongue) -> list[dict[str, object]]:
    return [
        {
            "face": face,
            "kind": "pip",
            "name": NAMES[face].titled(t),
            "named": NAMES[face].said(t),
            "suit": SUITS[SUIT_OF[face]].key,
            "value": PRINTED[face],
            "trait": SUITS[SUIT_OF[face]].trait.titled(t),
            "trait_named": SUITS[SUIT_OF[face]].trait.said(t),
            "virtue": SUITS[SUIT_OF[face]].virtue.said(t),
            "elements": {world.key: brought(face, world, t) for world in (AMBER, OWN)},
            "text": defined(face, t),
            "rule": "MAR-21",
        }
        for face in range(PIPS)
    ]


def brought(face: int, world: World, t: Tongue) -> str:
    return prose(element(face, world).pieces(0, t))


def defined(face: int, t: Tongue) -> str:
    """What the card brings into a conflict, in the one world and in the other where that differs."""
    ours, theirs = brought(face, OWN, t), brought(face, AMBER, t)
    either = theirs if ours == theirs else f"{theirs}{t(' ; ', '; ')}{ours}"
    return capital(f"{SUITS[SUIT_OF[face]].brings.said(t)}{t(' : ', ': ')}{either}.")


def figures(t: Tongue) -> list[dict[str, object]]:
    return [
        figure(FIRST_FIGURE + 4 * suit + rank - 1, suit, rank, t)
        for suit in range(SUIT_COUNT)
        for rank in range(1, len(RANKS))
    ]


def figure(face: int, suit: int, rank: int, t: Tongue) -> dict[str, object]:
    return {
        "face": face,
        "kind": "figure",
        "name": NAMES[face].titled(t),
        "named": NAMES[face].said(t),
        "suit": SUITS[suit].key,
        "rank": rank,
        "text": FIGURE.said(t),
        "rule": "MAR-06",
    }


def arcana(t: Tongue) -> list[dict[str, object]]:
    return [arcanum(number, t) for number in range(len(ARCANA))]


def arcanum(number: int, t: Tongue) -> dict[str, object]:
    one = ARCANA[number]
    return {
        "face": FIRST_ARCANUM + number,
        "kind": "arcanum",
        "key": one.key,
        "name": one.name.titled(t),
        "named": one.name.said(t),
        "numeral": one.numeral,
        "question": themed(one.question, AMBER, t),
        "themes": {
            world.key: {"rivalry": themed(one.rivalry, world, t), "belligerence": themed(one.belligerence, world, t)}
            for world in (AMBER, OWN)
        },
        "text": FOOL.said(t)
        if number == MAT
        else prose(said(THEMES, t, [of_world(one.rivalry, AMBER, t), of_world(one.belligerence, AMBER, t)])),
        "rule": "MAR-24" if number == MAT else "MAR-07",
    }


def themed(text: Text, world: World, t: Tongue) -> str:
    """A sentence of an arcanum in one world."""
    return prose(of_world(text, world, t).said)
