"""The first printed faces, which need no words: the roles and the seven proofs. The clues follow, then the Rector's cards."""

from typing import Final

from veillee.core.match import Face
from veillee.games.rose_noire.cards.suspects import COUNT

INVESTIGATOR: Final = Face(0)
POSSESSED: Final = Face(1)
FIRST_PROOF: Final = 2
"""The proof that clears suspect n is the face FIRST_PROOF + n."""
FIRST_CLUE: Final = FIRST_PROOF + COUNT
