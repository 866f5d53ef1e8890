"""Every printed face by its number: roles, proofs, clues, the Rector's cards, profiles, suspects."""

from typing import Final

from veillee.core.grammar import Name
from veillee.games.rose_noire.cards.clues import PRINTED
from veillee.games.rose_noire.cards.orders import ORDERS
from veillee.games.rose_noire.cards.profiles import PROFILES
from veillee.games.rose_noire.cards.suspects import SUSPECTS, Suspect

ROLES: Final = [
    Name("l'Investigateur", "the Investigator"),
    Name("l'Investigateur possédé", "the Possessed Investigator"),
]


def proof_name(suspect: Suspect) -> Name:
    """A proof is called by whom it clears."""
    name = suspect.name
    cleared = "innocente" if name.feminine else "innocent"
    return Name(f"{name.text.fr}, {cleared}", f"{name.text.en}, innocent", feminine=name.feminine)


NAMES: Final[list[Name]] = [
    *ROLES,
    *[proof_name(suspect) for suspect in SUSPECTS],
    *[clue.name for clue, _ in PRINTED],
    *[order.name for order in ORDERS],
    *[profile.name for profile in PROFILES],
    *[suspect.name for suspect in SUSPECTS],
]
