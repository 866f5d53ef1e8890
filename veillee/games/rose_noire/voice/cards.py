"""What a card list says of every printed face."""

from veillee.core.text import Text, Tongue
from veillee.games.rose_noire.cards.clues import FIRST_ORDER, PRINTED, PROOF_CORNERS
from veillee.games.rose_noire.cards.faces import NAMES, ROLES, verdict
from veillee.games.rose_noire.cards.kinds import FIRST_CLUE, FIRST_PROOF, POSSESSED
from veillee.games.rose_noire.cards.orders import ORDERS
from veillee.games.rose_noire.cards.profiles import FIRST_PROFILE, FIRST_SUSPECT, PROFILES
from veillee.games.rose_noire.cards.suspects import SUSPECTS

Printed = dict[str, object]

ROLE_TEXTS = [
    Text(
        "Vous gagnez si les deux complices du Recteur sont nommés au coucher.",
        "You win if both accomplices of the Rector are named at sunset.",
    ),
    Text(
        "Vous gagnez si les deux complices du Recteur sont morts. La nuit, vous pouvez tuer.",
        "You win if both accomplices of the Rector are dead. By night you may kill.",
    ),
]


def role_cards(t: Tongue) -> list[Printed]:
    return [
        {
            "face": face,
            "kind": "role",
            "key": "possessed" if face == POSSESSED else "investigator",
            "name": name.titled(t),
            "text": ROLE_TEXTS[face].said(t),
            "rule": "ROS-12" if face == POSSESSED else "ROS-02",
        }
        for face, name in enumerate(ROLES)
    ]


def proof_cards(t: Tongue) -> list[Printed]:
    return [
        {
            "face": FIRST_PROOF + at,
            "kind": "proof",
            "key": one.key,
            "name": NAMES[FIRST_PROOF + at].titled(t),
            "of": one.name.titled(t),
            "verdict": verdict(one).said(t),
            "corner": PROOF_CORNERS[at],
            "suspect": at,
            "text": t("Prouve l'innocence de ce suspect.", "Proves that this suspect is innocent."),
            "rule": "ROS-92",
        }
        for at, one in enumerate(SUSPECTS)
    ]


def clue_cards(t: Tongue) -> list[Printed]:
    return [
        {
            "face": FIRST_CLUE + at,
            "kind": clue.kind,
            "key": clue.key,
            "name": clue.name.titled(t),
            "corner": corner,
            "text": clue.word.say(t),
            "rule": clue.rule,
        }
        for at, (clue, corner) in enumerate(PRINTED)
    ]


def order_cards(t: Tongue) -> list[Printed]:
    return [
        {
            "face": FIRST_ORDER + at,
            "kind": "goal" if one.word is None else "event",
            "key": one.key,
            "name": one.name.titled(t),
            "text": " ".join([asked.say(t) for asked in one.conditions]) if one.word is None else one.word.say(t),
            "rule": one.rule,
        }
        for at, one in enumerate(ORDERS)
    ]


def profile_cards(t: Tongue) -> list[Printed]:
    return [
        {
            "face": FIRST_PROFILE + at,
            "kind": "profile",
            "key": one.key,
            "name": one.name.titled(t),
            "text": one.manner.said(t),
            "rule": "ROS-130",
        }
        for at, one in enumerate(PROFILES)
    ]


def suspect_cards(t: Tongue) -> list[Printed]:
    return [
        {
            "face": FIRST_SUSPECT + at,
            "kind": "suspect",
            "key": one.key,
            "name": one.name.titled(t),
            "title": one.title.said(t),
            "own": one.own.said(t),
            "trade": one.trade.said(t),
            "look": one.look.said(t),
            "text": " ".join([line.said(t) for line in one.story]),
            "rule": "ROS-22",
        }
        for at, one in enumerate(SUSPECTS)
    ]


def printed(t: Tongue) -> list[Printed]:
    """Every face, in the order of their numbers."""
    return [*role_cards(t), *proof_cards(t), *clue_cards(t), *order_cards(t), *profile_cards(t), *suspect_cards(t)]
