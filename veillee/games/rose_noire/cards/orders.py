"""The Rector's pile: events, and his two goals."""

from dataclasses import dataclass, field
from typing import Final

from veillee.core.grammar import Name
from veillee.core.match import Face
from veillee.games.rose_noire.cards.clues import FIRST_ORDER
from veillee.games.rose_noire.words.effect import Effect
from veillee.games.rose_noire.words.orders import (
    Ban,
    Bury,
    Condition,
    DayReached,
    Draw,
    Execute,
    Hush,
    InnocentsDead,
    Living,
    Lock,
    Rearm,
    Recover,
    Search,
)


@dataclass(frozen=True)
class Order:
    """ROS-94: an event, which has a word, or a goal, which has conditions."""

    key: str
    rule: str
    name: Name
    word: Effect | None = None
    conditions: list[Condition] = field(default_factory=list)


ORDERS: Final = [
    Order("gallows", "ROS-170", Name("Le Gibet", "The Gallows"), Execute()),
    Order("locks", "ROS-171", Name("Portes closes", "Closed Doors"), Lock(2)),
    Order("silence", "ROS-172", Name("Le Grand Silence", "The Great Silence"), Hush()),
    Order("interdict", "ROS-173", Name("L'Interdit", "The Interdict"), Ban()),
    Order("search", "ROS-174", Name("La Fouille des cellules", "The Search of the Cells"), Search()),
    Order("pages", "ROS-175", Name("Feuillets déplacés", "Pages Out of Place"), Bury(3)),
    Order("ink", "ROS-175", Name("L'Encre renversée", "Spilt Ink"), Bury(2)),
    Order("messenger", "ROS-176", Name("Le Messager du val", "The Messenger from the Valley"), Draw(2)),
    Order("missal", "ROS-177", Name("Le Missel retrouvé", "The Missal Found Again"), Recover()),
    Order("snare", "ROS-178", Name("Le Collet retendu", "The Snare Set Again"), Rearm()),
    Order(
        "tribute",
        "ROS-185",
        Name("Le Tribut de sang", "The Blood Tribute"),
        conditions=[InnocentsDead(4)],
    ),
    Order(
        "knights",
        "ROS-186",
        Name("Les Chevaliers au portail", "Knights at the Gate"),
        conditions=[DayReached(4), Living(4)],
    ),
]
LAST_ORDER: Final = FIRST_ORDER + len(ORDERS)
ORDER_FACES: Final[list[Face]] = [Face(number) for number in range(FIRST_ORDER, LAST_ORDER)]


def order_of(face: Face) -> Order:
    return ORDERS[face - FIRST_ORDER]


def is_goal(face: Face) -> bool:
    """ROS-96: a goal has conditions in place of a word."""
    return order_of(face).word is None
