"""What Légions knows about playing itself well."""

from typing import Final

from veillee.core.game import Hints
from veillee.core.match import Match, Prompt
from veillee.games.legions.cards import banners, points
from veillee.games.legions.rules import Legions


class LegionsHints(Hints):
    """A sense of who is ahead, and of what a sensible player tries first."""

    def value(self, match: Match, seat: int) -> float:
        assert isinstance(match, Legions)
        if match.over:
            return 1.0 if match.winner == seat else 0.0
        lead = points(match, seat) - points(match, 1 - seat)
        lead += banners(match, seat) - banners(match, 1 - seat)
        return 0.5 + 0.5 * lead / (8.0 + abs(lead))

    def weights(self, match: Match, seat: int, prompt: Prompt, options: list[int]) -> list[int] | None:
        return None


HINTS: Final = LegionsHints()
