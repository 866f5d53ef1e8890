"""Options as numbers: the id of a card, a small constant below zero, or something packed with a conflict, a seat, a suit or a card.

Records hold these numbers: they never change.
"""

from typing import Final

from veillee.core.match import Card, Packed

PASS: Final = Card(-1)
"""Add nothing to a bid, turn nothing over, offer or take nothing: the rule says "may"."""
REST: Final = -2
"""Leave the pen to others: nothing more to tell for now, or nothing to say of the card just laid."""
CUT: Final = -3

AT: Final = Packed(100)
"""What is done, and with which conflict, seat, suit, paragraph or card."""
PLACE: Final = 1
"""Put the bid on that conflict."""
TELL_IT: Final = 2
"""Open a scene on that conflict and set it up."""
LEAVE_IT: Final = 3
"""Open a scene on that conflict and let the others set it up."""
MEND: Final = 4
"""Take up that paragraph again: the next text replaces it."""
TABLE: Final = 5
"""The table of that suit for one's fate."""
BALANCE: Final = 6
"""Perfect balance: 0 escapes, 1 becomes indispensable."""
THEME: Final = 7
"""The theme of that conflict for the Fool's."""
DEFINE: Final = 10
"""DEFINE + conflict, with a card: turn it over to define the conflict."""
GIVE: Final = 20
"""GIVE + seat, with a card: give it to a loser."""

MOST_SEATS: Final = 5

BALANCES: Final = [AT.pack(BALANCE, 0), AT.pack(BALANCE, 1)]
"""The fates of perfect balance: to escape, to be indispensable."""

PLACES: Final[list[list[list[int]]]] = [
    [[AT.pack(PLACE, (seat - 1) % seats), AT.pack(PLACE, seat)] for seat in range(seats)] if seats else []
    for seats in range(MOST_SEATS + 1)
]
"""By number of seats and seat: where a bid may go. Conflict c lies between seats c and c + 1."""

OWN_SCENES: Final[list[list[list[int]]]] = [
    [
        [AT.pack(way, conflict) for conflict in ((seat - 1) % seats, seat) for way in (TELL_IT, LEAVE_IT)]
        for seat in range(seats)
    ]
    if seats
    else []
    for seats in range(MOST_SEATS + 1)
]
"""By number of seats and seat: the scenes that may be opened in the first act."""

ALL_SCENES: Final[list[list[int]]] = [
    [AT.pack(way, conflict) for conflict in range(seats) for way in (TELL_IT, LEAVE_IT)]
    for seats in range(MOST_SEATS + 1)
]
"""By number of seats: the scenes that may be opened in the second act."""
