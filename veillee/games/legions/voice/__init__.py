"""The voice of Légions: everything people read."""

from typing import Final

from veillee.core.choosers import Pending
from veillee.core.count import Tally, Unveiled
from veillee.core.facts import Count, Someone, said
from veillee.core.game import Later, Voice
from veillee.core.match import Match
from veillee.core.pieces import Pieces
from veillee.core.text import Text, Tongue
from veillee.games.legions.cards.stratagems import ruse_for
from veillee.games.legions.rules.battle import ATTACKING
from veillee.games.legions.rules.factors import NECRO, ROI
from veillee.games.legions.rules.match import Legions
from veillee.games.legions.voice.cards import printed
from veillee.games.legions.voice.count import count, unveiled
from veillee.games.legions.voice.labels import label, price, spends, target
from veillee.games.legions.voice.prompts import REDIRECT
from veillee.games.legions.voice.sentences import POINT
from veillee.games.legions.voice.why import BARRED, NOWHERE_ELSE, reason

ENDINGS: Final = {
    "banners": Text("{0} [l'emporte|l'emportez] avec cinq bannières.", "{0} [wins|win] with five banners."),
    "points": Text("{0} [l'emporte|l'emportez] par {1} à {2}.", "{0} [wins|win] by {1} to {2}."),
    "lowest": Text(
        "À {1} partout, {0} [l'emporte|l'emportez] avec le plus petit numéro en main.",
        "At {1} each, {0} [wins|win] with the lowest number in hand.",
    ),
}


class LegionsVoice(Voice):
    """Speaks of a match to the two who play it and to those who watch."""

    def seat_name(self, match: Match, seat: int, tongue: Tongue) -> str:
        assert isinstance(match, Legions)
        return (ROI if seat == match.roi else NECRO).said(tongue)

    def ask(self, match: Match, seat: int, pending: Pending, tongue: Tongue) -> Pieces:
        """The question; where a stratagem may be spent, also what that costs."""
        assert isinstance(match, Legions)
        asked = super().ask(match, seat, pending, tongue)
        return [*asked, *price(match, seat, pending, tongue)]

    def label(self, match: Match, seat: int, pending: Pending, option: int, tongue: Tongue) -> Pieces:
        assert isinstance(match, Legions)
        return label(match, seat, pending, option, tongue)

    def target(self, match: Match, seat: int, pending: Pending, option: int) -> str:
        assert isinstance(match, Legions)
        return target(match, seat, option)

    def spends(self, match: Match, seat: int, pending: Pending, option: int) -> str:
        return f"stratagem:{seat}" if spends(pending, option) else ""

    def later(self, match: Match, seat: int, pending: Pending, tongue: Tongue) -> list[Later]:
        """LEG-D1: who is asked only so that not being asked tells nothing sees why there is no other answer."""
        barred = BARRED.get(pending.prompt)
        if barred is None or len(pending.options_of(seat)) > 1:
            return []
        label, why = barred
        assert isinstance(match, Legions)
        if pending.prompt is REDIRECT and ruse_for(match, seat, ATTACKING) is not None:
            why = NOWHERE_ELSE
        return [Later(said(label, tongue, []), said(why, tongue, []))]

    def why(self, match: Match, seat: int, pending: Pending | None, at: str, tongue: Tongue) -> Pieces:
        assert isinstance(match, Legions)
        return reason(match, seat, pending, at, tongue)

    def cards(self, tongue: Tongue) -> list[dict[str, object]]:
        return printed(tongue)

    def ending(self, match: Match, reader: int, tongue: Tongue) -> Pieces:
        assert isinstance(match, Legions)
        outcome = match.outcome()
        mine, theirs = outcome.points[match.winner], outcome.points[1 - match.winner]
        things = [Someone(match.winner, reader), Count(mine, POINT), Count(theirs)]
        return said(ENDINGS[outcome.reason], tongue, things)

    def count(self, match: Match, reader: int, tongue: Tongue) -> list[Tally]:
        assert isinstance(match, Legions)
        return count(match, tongue)

    def unveiled(self, match: Match, reader: int, tongue: Tongue) -> list[Unveiled]:
        assert isinstance(match, Legions)
        return unveiled(match, reader, tongue)


VOICE: Final = LegionsVoice()
