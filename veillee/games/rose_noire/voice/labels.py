"""What each option does, in a few words, and where on the table it lies."""

from typing import Final

from veillee.core.choosers import Pending
from veillee.core.facts import Someone, Thing, said
from veillee.core.match import Card
from veillee.core.pieces import Pieces
from veillee.core.text import Text, Tongue
from veillee.games.rose_noire.cards.suspects import PAIRS
from veillee.games.rose_noire.rules.inquiry import Inquiry
from veillee.games.rose_noire.rules.options import (
    ACT,
    CARD,
    CLAIMS_FROM,
    DISCARD,
    DISTRUST,
    DONE,
    END,
    HAND,
    INVESTIGATE,
    OPEN_EYES,
    PLAY,
    READY,
    REVEAL,
    ROLE,
    SIGN,
    SLEEP,
    TO,
    TRUST,
    WITHDRAW,
)
from veillee.games.rose_noire.view import address, claim_kind, named
from veillee.games.rose_noire.voice.sentences import card, claim, suspect

PLAIN: Final[dict[int, Text]] = {
    END: Text("Finir votre tour", "End your turn"),
    DONE: Text("Ne rien faire de plus", "Do nothing more"),
    WITHDRAW: Text("Retirer votre nom", "Take your name back"),
    READY: Text("En rester là ce soir", "Leave it at that tonight"),
    REVEAL: Text(
        "Dévoiler votre rôle, ce qui force l'autre à dévoiler le sien",
        "Show your role, which makes the other show theirs",
    ),
    SLEEP: Text("Dormir", "Sleep"),
    OPEN_EYES: Text("Ouvrir les yeux, sans désigner personne", "Open your eyes, and mark nobody"),
}
DOING: Final[dict[int, Text]] = {
    INVESTIGATE: Text("Enquêter sur {0}", "Investigate {0}"),
    PLAY: Text("Jouer {0}", "Play {0}"),
    DISCARD: Text("Défausser {0}", "Discard {0}"),
    HAND: Text("Poser la main sur {0}", "Lay a hand on {0}"),
}
SIGNING: Final = Text("Signer : {0} et {1}", "Sign: {0} and {1}")


def label(m: Inquiry, seat: int, pending: Pending, option: int, t: Tongue) -> Pieces:
    """A claim in its first wording; an act by what its prompt says of the thing it falls on."""
    if option >= CLAIMS_FROM:
        return claim(option, 0, seat, t).said
    prompt = pending.prompt
    if prompt.leave is not None and (option in (DONE, SLEEP)):
        return said(prompt.leave, t, [])
    if option in PLAIN:
        return said(PLAIN[option], t, [])
    kind, about = ACT.high(option), ACT.low(option)
    if kind == SIGN:
        return said(SIGNING, t, [suspect(PAIRS[about][0]), suspect(PAIRS[about][1])])
    doing = DOING[kind] if prompt.take is None else prompt.take
    return said(doing, t, [thing(m, seat, kind, about)])


def thing(m: Inquiry, seat: int, kind: int, about: int) -> Thing:
    """What an act falls on: a card, a seat or a suspect."""
    if kind in (PLAY, DISCARD, CARD):
        return card(m.face[about])
    return Someone(about, seat) if kind == TO else suspect(about)


def target(m: Inquiry, seat: int, option: int) -> str:
    """Where on the table an option lies, as the view addresses it; a claim and a signature by what they are made of."""
    if option in PLAIN:
        return "reveal" if option == REVEAL else ""
    kind, about = ACT.high(option), ACT.low(option)
    if option >= CLAIMS_FROM:
        return said_of(kind, about)
    if kind == SIGN:
        return f"sign:{PAIRS[about][0]}:{PAIRS[about][1]}"
    if kind in (PLAY, DISCARD, CARD):
        return address(m, seat, Card(about))
    return f"role:{about}" if kind == TO else f"suspect:{about}"


def said_of(kind: int, about: int) -> str:
    """say:KIND, then the suspects, the seat or the cemetery that a claim speaks of."""
    of = [str(number) for number in named(kind, about)]
    if kind in (TRUST, DISTRUST):
        of = [str(about)]
    elif not of and kind != ROLE:
        of = ["cemetery"]
    return ":".join(["say", claim_kind(kind, about), *of])
