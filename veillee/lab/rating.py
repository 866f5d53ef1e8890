"""How strong a deck is: matches against other decks, each deal played from both sides by the same bot."""

from collections.abc import Callable
from dataclasses import dataclass, field

from veillee.games import game
from veillee.lab.tables import Runner, Seating, deal
from veillee.lab.tournament import Score, ScoreLine

BOT = "greedy"
SEED = 36

Job = tuple[str, str, str, int]
"""The game, the deck, its rival and the number of the deal."""


class AgainstLine(ScoreLine):
    """What a deck wins against one rival."""

    deck: str
    name: str


class RatingLine(ScoreLine):
    """How strong a deck is, as far as it has been measured."""

    deck: str
    bot: str
    matches: int
    """How many matches it takes in all."""
    against: list[AgainstLine]


def both_sides(job: Job) -> list[float]:
    """What the deck wins of one deal, in the first seat and in the second."""
    key, deck, rival, number = job
    won = []
    for seat, decks in enumerate(([deck, rival], [rival, deck])):
        options = game(key).own_decks().brought(decks)
        seating = Seating(key, (BOT, BOT), tuple(options.items()), turn=seat)
        won.append(Runner(seating).play(deal(SEED, number)).match.outcome().shares[seat])
    return won


@dataclass(slots=True)
class Rating:
    """The rating of a deck while it is measured: what it has won so far, against each rival."""

    game: str
    deck: str
    rivals: list[str]
    deals: int
    """How many deals are played against each rival, two matches each."""
    scores: dict[str, Score] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.scores = {rival: Score() for rival in self.rivals}

    def todo(self) -> list[Job]:
        return [(self.game, self.deck, rival, number) for number in range(self.deals) for rival in self.rivals]

    def note(self, job: Job, won: list[float]) -> None:
        self.scores[job[2]].add(won)

    def whole(self) -> Score:
        scores = self.scores.values()
        return Score(
            sum(score.wins for score in scores),
            sum(score.games for score in scores),
            sum(score.deals for score in scores),
            sum(score.squares for score in scores),
        )

    def line(self, name: Callable[[str], str]) -> RatingLine:
        """What was found, and how it was measured."""
        return {
            "deck": self.deck,
            "bot": BOT,
            "matches": 2 * self.deals * len(self.rivals),
            **self.whole().line(),
            "against": [{"deck": rival, "name": name(rival), **score.line()} for rival, score in self.scores.items()],
        }
