"""The voice of La Rose Noire: everything people read."""

from typing import Final

from veillee.core.choosers import Pending
from veillee.core.count import Tally
from veillee.core.facts import Someone, said
from veillee.core.game import Later, Voice
from veillee.core.match import Match
from veillee.core.pieces import Pieces
from veillee.core.text import Text, Tongue
from veillee.games.rose_noire.cards.suspects import COUNT
from veillee.games.rose_noire.rules.match import RoseNoire
from veillee.games.rose_noire.rules.options import END
from veillee.games.rose_noire.voice.cards import printed
from veillee.games.rose_noire.voice.count import count
from veillee.games.rose_noire.voice.labels import PLAIN, label, target
from veillee.games.rose_noire.voice.prompts import DAY
from veillee.games.rose_noire.voice.sentences import suspect
from veillee.games.rose_noire.voice.why import NOT_YET, reason

ENDINGS: Final = {
    "accusation": Text(
        "Les Investigateurs ont démasqué {1} et {2} : justice est faite.",
        "The Investigators have unmasked {1} and {2}: justice is done.",
    ),
    "vengeance": Text(
        "{1} et {2} sont [1:morts|[2:morts|mortes]] : l'esprit qui [habitait {0}|vous habitait] est vengé.",
        "{1} and {2} are dead: the spirit in {0} is avenged.",
    ),
    "tribute": Text(
        "{0} [a payé son|avez payé votre] tribut de sang et [l'emporte|l'emportez].",
        "{0} [has|have] paid the tribute of blood and [wins|win].",
    ),
    "knights": Text(
        "Les chevaliers entrent, l'enquête est finie : {0} [l'emporte|l'emportez].",
        "The knights ride in and the inquiry is over: {0} [wins|win].",
    ),
    "fifth-day": Text(
        "Cinq jours ont passé sans réponse : {0} [l'emporte|l'emportez].",
        "Five days have passed without an answer: {0} [wins|win].",
    ),
    "discord": Text(
        "Deux Investigateurs se sont soupçonnés l'un l'autre : {0} [l'emporte|l'emportez].",
        "Two Investigators suspected each other: {0} [wins|win].",
    ),
}


class RoseVoice(Voice):
    """Speaks of an inquiry to those who lead it, to the Rector and to those who watch."""

    def seat_name(self, match: Match, seat: int, tongue: Tongue) -> str:
        assert isinstance(match, RoseNoire)
        if seat == match.rector:
            return tongue("Recteur", "Rector")
        number = match.role_card(seat) + 1
        return tongue(f"Investigateur {number}", f"Investigator {number}")

    def label(self, match: Match, seat: int, pending: Pending, option: int, tongue: Tongue) -> Pieces:
        assert isinstance(match, RoseNoire)
        return label(match, seat, pending, option, tongue)

    def target(self, match: Match, seat: int, pending: Pending, option: int) -> str:
        assert isinstance(match, RoseNoire)
        return target(match, seat, option)

    def later(self, match: Match, seat: int, pending: Pending, tongue: Tongue) -> list[Later]:
        """ROS-31: the end of one's turn, before one has investigated."""
        if pending.prompt is not DAY or pending.due != seat or END in pending.options_of(seat):
            return []
        return [Later(said(PLAIN[END], tongue, []), said(NOT_YET, tongue, []))]

    def why(self, match: Match, seat: int, pending: Pending | None, at: str, tongue: Tongue) -> Pieces:
        assert isinstance(match, RoseNoire)
        return reason(match, seat, pending, at, tongue)

    def cards(self, tongue: Tongue) -> list[dict[str, object]]:
        return printed(tongue)

    def ending(self, match: Match, reader: int, tongue: Tongue) -> Pieces:
        assert isinstance(match, RoseNoire)
        guilty = [suspect(n) for n in range(COUNT) if match.guilty() >> n & 1]
        return said(ENDINGS[match.reason], tongue, [Someone(match.winning_seats()[0], reader), *guilty])

    def count(self, match: Match, reader: int, tongue: Tongue) -> list[Tally]:
        assert isinstance(match, RoseNoire)
        return count(match, tongue)


VOICE: Final = RoseVoice()
