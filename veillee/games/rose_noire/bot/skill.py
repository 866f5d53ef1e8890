"""What the levels differ in: how much of what happens a bot understands."""

from typing import Final


class Skill:
    """A level of play."""

    slips: Final[int]
    """How many of a hundred acts are taken without thinking."""
    weighs_words: Final[bool]
    """Whether it asks who gains by a claim; else it takes everyone, the Rector too, half at their word."""
    lies_expected: Final[float]
    """How often it reckons that the Possessed vouches for a suspect who is guilty, against a true Investigator for an innocent."""
    reads_nights: Final[bool]
    """Whether it asks who would have wanted a suspect dead."""
    reads_names: Final[bool]
    """Whether it asks who would have signed a pair."""
    sees_the_table: Final[bool]
    """Whether it asks what the others believe, and acts on that."""

    boldness: Final[float]
    """How likely a suspect must be to be guilty for the Possessed to vouch for them."""
    lies: Final[int]
    """For how many such suspects he vouches."""
    company: Final[float]
    """How much a trusted name under a pair adds to it."""

    def __init__(
        self,
        slips: int,
        weighs_words: bool,
        lies_expected: float,
        reads_nights: bool,
        reads_names: bool,
        sees_the_table: bool,
        boldness: float,
        lies: int,
        company: float,
    ) -> None:
        self.slips = slips
        self.weighs_words = weighs_words
        self.lies_expected = lies_expected
        self.reads_nights = reads_nights
        self.reads_names = reads_names
        self.sees_the_table = sees_the_table
        self.boldness = boldness
        self.lies = lies
        self.company = company


NOVICE: Final = Skill(20, False, 0.0, False, False, False, 0.4, 1, 1.0)
JOUEUR: Final = Skill(0, True, 0.5, False, False, False, 0.4, 1, 1.0)
MAITRE: Final = Skill(0, True, 1.3, True, True, True, 0.3, 2, 0.5)
SKILLS: Final = [NOVICE, JOUEUR, MAITRE]
