"""What the Possessed does by night: the likeliest accomplice dies, unless too little is known."""

from veillee.games.rose_noire.bot.mind import Mind
from veillee.games.rose_noire.rules.options import ACT, HAND, OPEN_EYES, SLEEP


def by_night(mind: Mind, acts: list[int]) -> int:
    hands = [act for act in acts if act not in (SLEEP, OPEN_EYES) and ACT.high(act) == HAND]
    if not hands:
        return SLEEP
    guilt = mind.belief().guilt
    option = mind.best(hands, [guilt[ACT.low(act)] for act in hands])
    return option if guilt[ACT.low(option)] >= mind.skill.resolve else SLEEP
