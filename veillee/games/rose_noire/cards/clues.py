"""The clue pile: seven proofs, actions and traps with their numbers, and the bonus cards with their letters."""

from dataclasses import dataclass
from typing import Final

from veillee.core.grammar import Name
from veillee.core.match import Face
from veillee.games.rose_noire.cards.kinds import FIRST_CLUE, FIRST_PROOF
from veillee.games.rose_noire.cards.suspects import COUNT
from veillee.games.rose_noire.words.actions import (
    Again,
    Exhume,
    Guard,
    MakeRounds,
    Peek,
    RectorDiscards,
    SeeHand,
    SeeRector,
    ShowProof,
    Take,
    TakeBack,
    Watch,
)
from veillee.games.rose_noire.words.effect import Effect
from veillee.games.rose_noire.words.traps import Curfew, Lose, RectorDraws, RectorPlays, RectorSees, Stop

ACTION: Final = "action"
TRAP: Final = "trap"


@dataclass(frozen=True)
class Clue:
    """ROS-90: an action or a trap; the corner shows numbers, one for each copy, or the letter of a bonus card."""

    key: str
    kind: str
    rule: str
    name: Name
    word: Effect
    corners: str


CLUES: Final = [
    Clue("judas", ACTION, "ROS-140", Name("L'Œil au judas", "The Spyhole"), Peek(2), "13"),
    Clue("round", ACTION, "ROS-141", Name("Tour de ronde", "Making the Rounds"), MakeRounds(3), "235"),
    Clue("passkey", ACTION, "ROS-142", Name("Passe-partout", "Skeleton Key"), Take(), "124"),
    Clue("grave", ACTION, "ROS-143", Name("La Fosse ouverte", "The Open Grave"), Exhume(3), "3"),
    Clue("satchel", ACTION, "ROS-144", Name("La Besace du voisin", "A Neighbour's Satchel"), SeeHand(), "45"),
    Clue("keyhole", ACTION, "ROS-145", Name("Le Sceau décollé", "The Lifted Seal"), SeeRector(), "5"),
    Clue("letter", ACTION, "ROS-146", Name("La Lettre anonyme", "The Anonymous Letter"), RectorDiscards(), "125"),
    Clue("guard", ACTION, "ROS-148", Name("Sous bonne garde", "Under Guard"), Guard(), "34"),
    Clue("zeal", ACTION, "ROS-149", Name("Excès de zèle", "Excess of Zeal"), Again(), "24"),
    Clue("daylight", ACTION, "ROS-150", Name("Au grand jour", "In Broad Daylight"), ShowProof(), "145"),
    Clue("ashes", ACTION, "ROS-151", Name("Sous la cendre", "Under the Ashes"), TakeBack(), "4"),
    Clue("footsteps", TRAP, "ROS-160", Name("Des pas dans la neige", "Footsteps in the Snow"), RectorPlays(), "2"),
    Clue("courier", TRAP, "ROS-161", Name("Le Courrier du soir", "The Evening Courier"), RectorDraws(2), "5"),
    Clue("ears", TRAP, "ROS-162", Name("Les murs ont des oreilles", "The Walls Have Ears"), RectorSees(), "3"),
    Clue("trapdoor", TRAP, "ROS-163", Name("La Trappe", "The Trapdoor"), Stop(), "1"),
    Clue("curfew", TRAP, "ROS-164", Name("Couvre-feu", "Curfew"), Curfew(), "5"),
    Clue("candle", TRAP, "ROS-165", Name("La Chandelle soufflée", "The Candle Blown Out"), Lose(1), "34"),
]

BONUS: Final = [
    Clue("gardener", ACTION, "ROS-140", Name("Le jardinier a tout vu", "The Gardener Saw It All"), Peek(5), "I"),
    Clue("keyring", ACTION, "ROS-142", Name("Le Double des clés", "The Spare Keys"), Take(suspects=2), "I"),
    Clue("confession", ACTION, "ROS-147", Name("La Confession", "The Confession"), RectorDiscards(chosen=True), "I"),
    Clue("vigil", ACTION, "ROS-152", Name("La Veille au seuil", "A Vigil at the Door"), Watch(), "P"),
    Clue("whispers", ACTION, "ROS-144", Name("Chuchotements", "Whispers"), SeeHand(2), "P"),
    Clue("quarrel", TRAP, "ROS-164", Name("La Querelle au réfectoire", "The Quarrel at Supper"), Curfew(), "P"),
    Clue("sergeant", TRAP, "ROS-160", Name("Le Sergent du seigneur", "The Lord's Sergeant"), RectorPlays(2), "R"),
    Clue("informer", TRAP, "ROS-162", Name("Le Délateur", "The Informer"), RectorSees(all_hands=True), "R"),
    Clue("draught", TRAP, "ROS-165", Name("Le Grand Courant d'air", "The Great Draught"), Lose(2), "R"),
]
"""The letter says whom a card serves: the Investigators, the Possessed, the Rector."""

PROOF_CORNERS: Final = "1122333"
"""ROS-92: proofs have the numbers 1 to 3 alone, so that all seven are there whatever the number of players."""

ALL_CLUES: Final[list[Clue]] = [*CLUES, *BONUS]
PRINTED: Final[list[tuple[Clue, str]]] = [(clue, corner) for clue in ALL_CLUES for corner in clue.corners]
"""Each action and trap with its corner, in the order of the faces from FIRST_CLUE on."""
FIRST_ORDER: Final = FIRST_CLUE + len(PRINTED)

IS_ACTION: Final[list[bool]] = [False] * FIRST_CLUE + [clue.kind == ACTION for clue, _ in PRINTED]
IS_TRAP: Final[list[bool]] = [False] * FIRST_CLUE + [clue.kind == TRAP for clue, _ in PRINTED]

PROOFS: Final[list[Face]] = [Face(FIRST_PROOF + suspect) for suspect in range(COUNT)]

HIGHEST: Final = {5: "5", 4: "4", 3: "3"}
"""ROS-25: the highest number that stays, by the number of players."""


def clue_of(face: Face) -> Clue:
    """The action or trap that is printed on a face."""
    return PRINTED[face - FIRST_CLUE][0]


def faces_for(seats: int) -> list[Face]:
    """ROS-25: the actions and traps of a table of so many players."""
    return [
        Face(FIRST_CLUE + at) for at, (_, corner) in enumerate(PRINTED) if corner.isdigit() and corner <= HIGHEST[seats]
    ]


def bonus_faces(letters: str) -> list[Face]:
    """ROS-120: the bonus cards with one of these letters."""
    return [Face(FIRST_CLUE + at) for at, (_, corner) in enumerate(PRINTED) if corner in letters]
