"""The voice of Le Trône du Haut Cendrelin: everything people read."""

from typing import Final

from veillee.core.choosers import Pending
from veillee.core.count import Tally, Unveiled
from veillee.core.facts import Count, Several, Someone, Thing, said
from veillee.core.game import Later, Voice
from veillee.core.grammar import Noun
from veillee.core.match import Match
from veillee.core.pieces import Pieces, plain
from veillee.core.text import Text, Tongue
from veillee.games.cendrelin.cards.sheet import standard_box
from veillee.games.cendrelin.rules.campaign import Campaign
from veillee.games.cendrelin.rules.options import END
from veillee.games.cendrelin.voice import prompts
from veillee.games.cendrelin.voice.cards import gallery
from veillee.games.cendrelin.voice.count import count, unveiled
from veillee.games.cendrelin.voice.labels import label, target
from veillee.games.cendrelin.voice.why import DUTIES, why_not

AGE: Final = Noun("âge", "âges", "age", "ages")
NEW_HIGH_CENDRELIN: Final = Text("{0} [est|êtes] le nouveau Haut Cendrelin.", "{0} [is|are] the new High Cendrelin.")
WON: Final = Text("{0} [emporte|emportez] la campagne : {1}.", "{0} [wins|win] the campaign: {1}.")
STAYED: Final = Text(
    "{0} [emporte|emportez] la campagne, que personne d'autre ne poursuit.",
    "{0} [wins|win] the campaign, which nobody else goes on with.",
)
SHARED: Final = Text("{0} se partagent la campagne : {1} chacun.", "{0} share the campaign: {1} each.")
SHARED_WITH: Final = Text(
    "Vous partagez la campagne avec {0} : {1} chacun.", "You share the campaign with {0}: {1} each."
)


class CendrelinVoice(Voice):
    """Speaks of a campaign to those who play it and to those who watch."""

    def seat_name(self, match: Match, seat: int, tongue: Tongue) -> str:
        return f"Cendrelin {seat + 1}"

    def label(self, match: Match, seat: int, pending: Pending, option: int, tongue: Tongue) -> Pieces:
        assert isinstance(match, Campaign)
        return label(match, seat, pending, option, tongue)

    def target(self, match: Match, seat: int, pending: Pending, option: int) -> str:
        assert isinstance(match, Campaign)
        return target(match, seat, pending, option)

    def later(self, match: Match, seat: int, pending: Pending, tongue: Tongue) -> list[Later]:
        """CEN-51: the end of the night, while a duty is left."""
        assert isinstance(match, Campaign)
        if pending.prompt is not prompts.NIGHT or END in pending.options_of(seat):
            return []
        why = DUTIES[match.met_fate, match.dealt_with]
        return [Later(said(prompts.ANSWERS[prompts.NIGHT][END], tongue, []), said(why, tongue, []))]

    def why(self, match: Match, seat: int, pending: Pending | None, at: str, tongue: Tongue) -> Pieces:
        """CEN-66: for every impossible action, the element that makes it so."""
        assert isinstance(match, Campaign)
        return plain(why_not(match, seat, pending, at, tongue))

    def cards(self, tongue: Tongue) -> list[dict[str, object]]:
        return gallery(standard_box(), tongue)

    def ending(self, match: Match, reader: int, tongue: Tongue) -> Pieces:
        assert isinstance(match, Campaign)
        winners = match.outcome().winners()
        ages = Count(match.crowns[winners[0]], AGE)
        if len(winners) > 1:
            others: list[Thing] = [Someone(seat, reader) for seat in winners if seat != reader]
            return said(SHARED_WITH if reader in winners else SHARED, tongue, [Several(others), ages])
        text = NEW_HIGH_CENDRELIN if match.ages == 1 else STAYED if match.faithful else WON
        return said(text, tongue, [Someone(winners[0], reader), ages])

    def count(self, match: Match, reader: int, tongue: Tongue) -> list[Tally]:
        assert isinstance(match, Campaign)
        return count(match, tongue)

    def unveiled(self, match: Match, reader: int, tongue: Tongue) -> list[Unveiled]:
        assert isinstance(match, Campaign)
        return unveiled(match, reader, tongue)


VOICE: Final = CendrelinVoice()
