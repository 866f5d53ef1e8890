"""Refuses what is well written and means nothing: « il » where he is nobody, and a thing said twice."""

import re
from typing import Final

from veillee.core.text import FR, Text
from veillee.games.cendrelin.effect import Effect, Goal
from veillee.games.cendrelin.misspoken import Spot
from veillee.games.cendrelin.speller import plain
from veillee.games.cendrelin.words import Designate, Word

NOBODY: Final = Text(
    "personne n'a été désigné ; écrivez d'abord « désignez un autre cendrelin »",
    "nobody was designated; write « désignez un autre cendrelin » first",
)
TWICE: Final = Text(
    "déjà dit dans cette partie ; additionnez, ou séparez par « puis »",
    "already said in this part; add up, or separate with « puis »",
)
NOT_YOU: Final = Text(
    "un objectif ne désigne personne ; parlez de vous : « vous avez », « votre âme »",
    "an objective designates nobody; speak of oneself: « vous avez », « votre âme »",
)


def check_sense(said: Effect | Goal, spot: Spot) -> None:
    """Refuses « il » where nobody was designated, and a thing said twice in one part."""
    if isinstance(said, Effect):
        refuse([word.say(FR) for word in undesignated(said)], NOBODY, spot)
        refuse([word.say(FR) for word in repeated(said)], TWICE, spot)
    else:
        refuse([clause.clause(FR) for clause in said.conditions if clause.of_him()], NOT_YOU, spot)


def refuse(sayings: list[str], why: Text, spot: Spot) -> None:
    """Refuses the first of these things said, if there is one."""
    for saying in sayings:
        what = plain(saying)
        raise spot.wrong(f"« {what} » : {why.fr}", f"“{what}”: {why.en}")


def undesignated(effect: Effect) -> list[Word]:
    """What is said of « il » before anybody is designated, in the order of the sentence."""
    found: list[Word] = []
    designated = False
    for part in effect.parts:
        # A part speaks of one « il » only: the one it designates, who is not known before that.
        designated = designated and not part.designates
        for word in part.words:
            designated = designated or isinstance(word, Designate)
            if word.of_him() and not designated:
                found.append(word)
    return found


def repeated(effect: Effect) -> list[Word]:
    """CEN-D13: what is said again in one part, of whatever amount."""
    found: list[Word] = []
    for part in effect.parts:
        kinds = [re.sub(r"amount=\d+", "", repr(word)) for word in part.words]
        found += [word for at, word in enumerate(part.words) if kinds[at] in kinds[:at]]
    return found
