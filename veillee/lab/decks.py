"""What new decks are made of, in the games to which players bring them, beside what is known of the printed ones."""

from dataclasses import dataclass
from time import process_time

from veillee.core.text import Text
from veillee.games import games


@dataclass(frozen=True, slots=True)
class Survey:
    """So many new decks of a game: for each figure its key, its name, what was measured and what is expected."""

    game: str
    decks: int
    seconds: float
    figures: list[tuple[str, Text, float, float]]

    def line(self) -> dict[str, object]:
        measured = {key: {"measured": round(found, 4), "expected": due} for key, _, found, due in self.figures}
        return {"decks": self.decks, "seconds": round(self.seconds, 3), **measured}

    def far_off(self, tolerance: float) -> list[str]:
        """The figures that miss what is expected of them: shares by more than some points, counts at all."""
        return [
            f"{key}: {found:g}, expected {due:g}"
            for key, _, found, due in self.figures
            if abs(found - due) > (tolerance if key.endswith("_percent") else 0)
        ]


def surveys(count: int) -> list[Survey]:
    """Every game that has decks, each with so many new ones."""
    found = []
    for info in games():
        if info.decks is not None:
            began = process_time()
            figures = info.decks.survey(count)
            found.append(Survey(info.key, count, process_time() - began, figures))
    return found
