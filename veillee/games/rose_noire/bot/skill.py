"""What the levels differ in: how much of what happens a bot understands."""

from typing import Final

from veillee.games.rose_noire.cards.suspects import COUNT


class Skill:
    """A level of play."""

    slips: Final[int]
    """How many of a hundred acts are taken without thinking."""
    weighs_words: Final[bool]
    """Whether it listens to claims, and asks who gains by them; else it believes its own eyes alone."""
    reads_the_record: Final[bool]
    """Whether it asks of everything in the record, deaths and names too, who would have done it, knowing what was known then."""
    sees_the_table: Final[bool]
    """Whether it asks what the others believe, and acts on that."""

    boldness: Final[float]
    """How likely a suspect must be to be guilty for the Possessed to vouch for them."""
    lies: Final[int]
    """For how many such suspects he vouches in all."""
    resolve: Final[float]
    """How likely a suspect must be to be guilty for the Possessed to kill them: a dead innocent serves the Rector."""
    company: Final[float]
    """How much a trusted name under a pair adds to it."""

    def __init__(
        self,
        slips: int,
        weighs_words: bool,
        reads_the_record: bool,
        sees_the_table: bool,
        boldness: float,
        lies: int,
        resolve: float,
        company: float,
    ) -> None:
        self.slips = slips
        self.weighs_words = weighs_words
        self.reads_the_record = reads_the_record
        self.sees_the_table = sees_the_table
        self.boldness = boldness
        self.lies = lies
        self.resolve = resolve
        self.company = company


NOVICE: Final = Skill(20, False, False, False, 0.4, 1, 0.3, 1.0)
JOUEUR: Final = Skill(0, True, False, False, 0.4, 1, 0.3, 1.0)
MAITRE: Final = Skill(0, True, True, True, 0.27, COUNT, 0.25, 0.5)
SKILLS: Final = [NOVICE, JOUEUR, MAITRE]
