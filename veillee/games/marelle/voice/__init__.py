"""The voice of La Marelle: everything people read but the story itself."""

from typing import Final

from veillee.core.choosers import Pending
from veillee.core.facts import Several, Someone, said
from veillee.core.game import Voice
from veillee.core.match import Match
from veillee.core.pieces import Pieces
from veillee.core.text import Text, Tongue
from veillee.games.marelle.rules.match import Marelle
from veillee.games.marelle.voice.cards import printed
from veillee.games.marelle.voice.labels import ask, label, target
from veillee.games.marelle.voice.why import reason

ENDING: Final = Text(
    "L'histoire est dite. Le plus enviable des destins revient {à 0}.",
    "The story is told. The most enviable fate falls to {0}.",
)


class MarelleVoice(Voice):
    """Speaks of the table; the story is the players' own."""

    def seat_name(self, match: Match, seat: int, tongue: Tongue) -> str:
        """The name of the character, once it is written."""
        assert isinstance(match, Marelle)
        name = match.notes[match.names[seat]] if match.names else ""
        return name or super().seat_name(match, seat, tongue)

    def ask(self, match: Match, seat: int, pending: Pending, tongue: Tongue) -> Pieces:
        assert isinstance(match, Marelle)
        return ask(match, seat, pending, tongue)

    def label(self, match: Match, seat: int, pending: Pending, option: int, tongue: Tongue) -> Pieces:
        assert isinstance(match, Marelle)
        return label(match, seat, pending, option, tongue)

    def target(self, match: Match, seat: int, pending: Pending, option: int) -> str:
        assert isinstance(match, Marelle)
        return target(match, seat, option)

    def why(self, match: Match, seat: int, pending: Pending | None, at: str, tongue: Tongue) -> Pieces:
        assert isinstance(match, Marelle)
        return reason(match, seat, pending, at, tongue)

    def cards(self, tongue: Tongue) -> list[dict[str, object]]:
        return printed(tongue)

    def ending(self, match: Match, reader: int, tongue: Tongue) -> Pieces:
        points = match.outcome().points
        best = [Someone(seat, reader) for seat in range(match.seats) if points[seat] == max(points)]
        return said(ENDING, tongue, [Several([*best])])


VOICE: Final = MarelleVoice()
