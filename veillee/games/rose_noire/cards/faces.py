"""Every printed face by its number: roles, proofs, clues, the Rector's cards, profiles, suspects."""

from typing import Final

from veillee.core.grammar import Name
from veillee.core.text import Text
from veillee.games.rose_noire.cards.clues import PRINTED
from veillee.games.rose_noire.cards.orders import ORDERS
from veillee.games.rose_noire.cards.profiles import PROFILES
from veillee.games.rose_noire.cards.suspects import SUSPECTS, Suspect

ROLES: Final = [
    Name("l'Investigateur", "the Investigator"),
    Name("l'Investigateur possédé", "the Possessed Investigator"),
]


def verdict(suspect: Suspect) -> Text:
    """What a proof says of whom it clears."""
    return Text("innocente" if suspect.name.feminine else "innocent", "innocent")


def proof_name(suspect: Suspect) -> Name:
    """A proof is called by whom it clears."""
    name, cleared = suspect.name, verdict(suspect)
    return Name(f"{name.text.fr}, {cleared.fr}", f"{name.text.en}, {cleared.en}", feminine=name.feminine)


NAMES: Final[list[Name]] = [
    *ROLES,
    *[proof_name(suspect) for suspect in SUSPECTS],
    *[clue.name for clue, _ in PRINTED],
    *[order.name for order in ORDERS],
    *[profile.name for profile in PROFILES],
    *[suspect.name for suspect in SUSPECTS],
]
