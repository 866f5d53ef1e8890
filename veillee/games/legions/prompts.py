"""All that is asked and told at the table, and the small numbers that stand for an answer.

An answer below CARDS is the id of a card; the others are the constants below.
"""

from typing import Final

from veillee.core.match import Fact, Prompt

NO: Final = -1
"""Not now: the rule says "may"."""
SEE_HAND: Final = -2
LET_BE: Final = -3
ON_TOP: Final = -4
UNDERNEATH: Final = -5
FACE_DOWN: Final = -6
"""No answer but what the face-down card of the row means to a search: its face is not known when it is chosen."""
SWEAR: Final = -7
AT: Final = 100
"""AT + place: before that place."""
THREE: Final = 110
"""THREE + place: recruit with three legions there."""
EDICT: Final = 120
"""EDICT + place: the same with the stratagem that opens the whole row."""
MUSTER: Final = 130
"""MUSTER + place: the same with the stratagem that shows five heroes."""
EACH: Final = 140
"""Recruit with one legion before each place."""

INITIATIVE: Final = Prompt("initiative", "LEG-10", "Quelle légion jouez-vous ?", "Which legion do you play?")
RESERVE: Final = Prompt("reserve", "LEG-83", "Quel héros réservez-vous ?", "Which hero do you reserve?")
THEIR_LEGION: Final = Prompt(
    "their-legion", "LEG-84", "Quelle légion votre adversaire doit-il jouer ?", "Which legion must your opponent play?"
)
PLACE: Final = Prompt(
    "place", "LEG-21", "Devant quel lieu placez-vous votre légion ?", "Before which place do you put your legion?"
)
RALLY: Final = Prompt(
    "rally", "LEG-22", "Quelle légion en déroute ralliez-vous ici ?", "Which routed legion do you rally here?"
)
ROUT: Final = Prompt(
    "rout", "LEG-71", "Quelle légion adverse mettez-vous en déroute ?", "Which enemy legion do you rout?"
)
RECRUIT: Final = Prompt("recruit", "LEG-30", "Recrutez-vous un héros ?", "Do you recruit a hero?")
HERO: Final = Prompt("hero", "LEG-30", "Quel héros recrutez-vous ?", "Which hero do you recruit?")
LOOKED: Final = Prompt(
    "looked", "LEG-31", "Lequel de ces héros recrutez-vous ?", "Which of these heroes do you recruit?"
)
PUT_BACK: Final = Prompt(
    "put-back", "LEG-31", "Où remettez-vous l'autre héros ?", "Where do you put the other hero back?"
)
TUCK: Final = Prompt(
    "tuck", "LEG-33", "Quelle légion glissez-vous sous votre héros ?", "Which legion do you tuck under your hero?"
)
TAKE: Final = Prompt("take", "LEG-40", "Quelle légion de la file prenez-vous ?", "Which legion of the row do you take?")
ATTACK: Final = Prompt("attack", "LEG-46", "Devant quel lieu attaquez-vous ?", "At which place do you attack?")
REDIRECT: Final = Prompt("redirect", "LEG-85", "Détournez-vous cette attaque ?", "Do you turn this attack away?")

TAKE_BACK: Final = Prompt(
    "take-back", "LEG-100", "Quelle légion reprenez-vous en main ?", "Which legion do you take back into your hand?"
)
FROM_HAND: Final = Prompt(
    "from-hand", "LEG-100", "Quelle autre légion placez-vous ?", "Which other legion do you put down?"
)
ANYWHERE: Final = Prompt(
    "anywhere", "LEG-100", "Devant quel lieu la placez-vous ?", "Before which place do you put it?"
)
RALLY_MORE: Final = Prompt(
    "rally-more", "LEG-101", "Quelle légion en déroute ralliez-vous ?", "Which routed legion do you rally?"
)
MOVE: Final = Prompt("move", "LEG-102", "Quelle légion déplacez-vous ?", "Which legion do you move?")
MOVE_TO: Final = Prompt("move-to", "LEG-102", "Devant quel lieu va-t-elle ?", "Before which place does it go?")
REMOVE: Final = Prompt(
    "remove", "LEG-103", "Quelle légion adverse supprimez-vous ?", "Which enemy legion do you remove from the game?"
)
STEAL: Final = Prompt("steal", "LEG-104", "Quelle légion adverse volez-vous ?", "Which enemy legion do you steal?")
SWAP_THEIRS: Final = Prompt(
    "swap-theirs", "LEG-105", "Quelle légion de sa main prenez-vous ?", "Which legion of that hand do you take?"
)
SWAP_MINE: Final = Prompt(
    "swap-mine", "LEG-105", "Laquelle des vôtres donnez-vous en échange ?", "Which of yours do you give for it?"
)
THIRD: Final = Prompt(
    "third", "LEG-106", "Quelle troisième légion glissez-vous dessous ?", "Which third legion do you tuck under it?"
)
SEND_BACK: Final = Prompt(
    "send-back", "LEG-107", "Lequel de vos héros rendez-vous à la file ?", "Which of your heroes goes back to the row?"
)
BRING_IN: Final = Prompt(
    "bring-in", "LEG-107", "Quel héros de la file prend sa place ?", "Which hero of the row takes its place?"
)

CAMPS: Final = Fact("camps", "LEG-05")
"""The King's seat."""
ROW: Final = Fact("row", "LEG-03")
"""A legion comes face up into the row: nobody, its face."""
HERO_ROW: Final = Fact("hero-row", "LEG-02")
"""A hero comes into the row: nobody, its face."""
DEALT: Final = Fact("dealt", "LEG-04")
"""Private: seat, and the faces of its hand."""
GIVEN_STRATAGEM: Final = Fact("given-stratagem", "LEG-05")
"""Private: seat, face."""
TURN: Final = Fact("turn", "LEG-10")
"""The number of the turn that begins."""
REVEALED: Final = Fact("revealed", "LEG-11")
"""First seat, its face, the other's face."""
PLACED: Final = Fact("placed", "LEG-20")
"""Seat, face, place."""
RALLIED: Final = Fact("rallied", "LEG-22")
"""Seat, face, place."""
ROUTED: Final = Fact("routed", "LEG-71")
"""Seat of the rout's author, face, place."""
LOOKED_AT_HEROES: Final = Fact("looked-at-heroes", "LEG-31")
"""Seat, how many."""
SAW_HEROES: Final = Fact("saw-heroes", "LEG-31")
"""Private: seat, then the faces."""
RECRUITED: Final = Fact("recruited", "LEG-30")
"""Seat, face."""
PUT_ON_TOP: Final = Fact("put-on-top", "LEG-31")
"""Seat."""
PUT_UNDER: Final = Fact("put-under", "LEG-31")
"""Seat."""
SHUFFLED: Final = Fact("shuffled", "LEG-82")
"""Seat."""
TUCKED: Final = Fact("tucked", "LEG-33")
"""Seat, face of the legion, face of the hero."""
TOOK: Final = Fact("took", "LEG-40")
"""Seat, face."""
TOOK_FACE_DOWN: Final = Fact("took-face-down", "LEG-40")
"""Seat."""
SAW_TAKEN: Final = Fact("saw-taken", "LEG-40")
"""Private: seat, face."""
TURNED_UP: Final = Fact("turned-up", "LEG-45")
"""The last legion of the row is turned face up: nobody, its face."""
ATTACKED: Final = Fact("attacked", "LEG-45")
"""Attacker, place."""
ROUTED_ALL: Final = Fact("routed-all", "LEG-47")
"""Attacker, place hit, then the faces of the legions routed."""
USED: Final = Fact("used", "LEG-80")
"""Seat, face of the stratagem."""
RESERVED: Final = Fact("reserved", "LEG-83")
"""Seat, face of the hero."""
LOOKED_AT_HAND: Final = Fact("looked-at-hand", "LEG-105")
"""Seat that looks."""
SAW_HAND: Final = Fact("saw-hand", "LEG-105")
"""Private: seat that looks, then the faces."""
ORDERED: Final = Fact("ordered", "LEG-84")
"""Seat that chose the other's legion."""
GAVE: Final = Fact("gave", "LEG-86")
"""Seat that chose what the other takes."""
REDIRECTED: Final = Fact("redirected", "LEG-85")
"""Seat, the place meant, the place hit."""
TOOK_BACK: Final = Fact("took-back", "LEG-100")
"""Seat, face, place."""
MOVED: Final = Fact("moved", "LEG-102")
"""Seat, face, place it goes to."""
REMOVED: Final = Fact("removed", "LEG-103")
"""Seat that removes, face."""
STOLE: Final = Fact("stole", "LEG-104")
"""Seat that steals, face, place."""
SWAPPED: Final = Fact("swapped", "LEG-105")
"""Seat, face taken, face given: both know them."""
EXCHANGED: Final = Fact("exchanged", "LEG-107")
"""Seat, face sent back, face brought in."""
MAJORITY: Final = Fact("majority", "LEG-50")
"""Seat, place."""
NO_MAJORITY: Final = Fact("no-majority", "LEG-51")
"""Place whose token goes back to the centre."""
SAW_ROW: Final = Fact("saw-row", "LEG-74")
"""Private: seat, face of the face-down legion of the row."""
FIVE_BANNERS: Final = Fact("five-banners", "LEG-60")
"""Seat that wins."""
SCORED: Final = Fact("scored", "LEG-62")
"""Seat, points."""
LOWEST_IN_HAND: Final = Fact("lowest-in-hand", "LEG-63")
"""Seat that wins the tie, its lowest number's face."""
