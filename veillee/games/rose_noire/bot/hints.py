"""What a bot of each level answers: it speaks if it has something to say, and acts if it is up to it."""

from typing import Final

from veillee.core.dice import Dice
from veillee.core.facts import About, Prompt
from veillee.core.game import Hints
from veillee.core.match import Match
from veillee.games.rose_noire.bot import clues, rector
from veillee.games.rose_noire.bot.accusing import at_sunset, shows_role
from veillee.games.rose_noire.bot.mind import Mind
from veillee.games.rose_noire.bot.skill import SKILLS
from veillee.games.rose_noire.bot.spirit import by_night
from veillee.games.rose_noire.bot.talk import claim
from veillee.games.rose_noire.rules.match import RoseNoire
from veillee.games.rose_noire.rules.options import CLAIMS_FROM, REVEAL, SLEEP
from veillee.games.rose_noire.voice import prompts


class RoseHints(Hints):
    """Three camps, each with its own mind; what differs between the levels is how much they understand."""

    def reasons(self) -> bool:
        return True

    def answer(
        self, match: Match, seat: int, prompt: Prompt, options: list[int], about: About, level: int, dice: Dice
    ) -> int | None:
        assert isinstance(match, RoseNoire)
        mind = Mind(match, seat, SKILLS[level], dice)
        if shows_role(mind, options):
            return REVEAL
        word = claim(mind, options)
        if word is not None:
            return word
        acts = [option for option in options if option < CLAIMS_FROM and option != REVEAL]
        return act(mind, prompt, acts) if acts else None


def act(mind: Mind, prompt: Prompt, acts: list[int]) -> int | None:
    """What a seat does when it is up to it; the lower its level, the more often without thinking."""
    if prompt is prompts.SUNSET:
        return at_sunset(mind, acts)
    if mind.dice.below(100) < mind.skill.slips or prompt is prompts.ACCOMPLICE:
        return acts[mind.dice.below(len(acts))]
    if mind.is_rector:
        return rector.answer(mind, prompt, acts)
    if prompt is prompts.NIGHT:
        return by_night(mind, acts) if mind.is_possessed else SLEEP
    if prompt is prompts.DAY:
        return clues.by_day(mind, acts)
    return clues.target(mind, prompt, acts)


HINTS: Final = RoseHints()
