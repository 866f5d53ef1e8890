"""Semantic checks: refuse what is well written and means nothing: « il » where he is nobody, a thing said twice, a part that does nothing."""

from dataclasses import fields
from typing import Final

from veillee.core.text import FR, Text
from veillee.games.cendrelin.language.effect import Effect, Goal, Part
from veillee.games.cendrelin.language.elements import (
    CONDITION,
    Create,
    Designate,
    Discard,
    Element,
    Employ,
    Gain,
    Prepare,
    Spend,
)
from veillee.games.cendrelin.language.misspoken import Spot
from veillee.games.cendrelin.language.speller import plain

NOBODY: Final = Text(
    "personne n'a été désigné ; écrivez d'abord « désignez un autre cendrelin »",
    "nobody was designated; write “désignez un autre cendrelin” first",
)
TWICE: Final = Text(
    "déjà dit dans cette partie ; additionnez, ou séparez par « puis »",
    "already said in this part; add up, or separate with “puis”",
)
STATED_TWICE: Final = Text(
    "déjà dit dans cette partie ; effacez l'un des deux, ou séparez par « puis »",
    "already said in this part; delete one of the two, or separate with “puis”",
)
EXAMPLES: Final = ["gagnez 1 mana", "préparez 1 hommage", "préparez 1 dégât"]
"""What a part that changes nothing may do: the first of these that it does not speak of already."""
ALWAYS: Final = "perdez 1 mana"
"""What it does not do in any case: nothing gives that back."""
NOT_YOU: Final = Text(
    "un objectif ne désigne personne ; parlez de vous : « vous avez », « votre âme »",
    "an objective designates nobody; speak of oneself: “vous avez”, “votre âme”",
)
OPPOSITES: Final[dict[type[Element], type[Element]]] = {Discard: Create, Spend: Gain, Employ: Prepare}
"""What takes, and what gives the same."""


def check_sense(said: Effect | Goal, spot: Spot) -> None:
    """Refuses « il » where nobody was designated, a thing said twice in one part, and a part that changes nothing."""
    if isinstance(said, Effect):
        refuse([element.say(FR) for element in undesignated(said)], NOBODY, spot)
        for element in repeated(said):
            refuse([element.say(FR)], STATED_TWICE if element.moment() <= CONDITION else TWICE, spot)
        for part in idle(said):
            refuse([part.say(FR)], something_for(part), spot)
    else:
        refuse([clause.clause(FR) for clause in said.conditions if clause.of_him()], NOT_YOU, spot)


def something_for(part: Part) -> Text:
    """Advice for a part that changes nothing: what it could do besides."""
    deeds = [plain(deed.say(FR)) for deed in part.deeds]
    verb = next((example for example in EXAMPLES if not any(kin(example, deed) for deed in deeds)), ALWAYS)
    return Text(
        f"ne change rien ; ajoutez ce qui arrive, par exemple « {verb} »",
        f"changes nothing; add what happens, for instance “{verb}”",
    )


def kin(example: str, said: str) -> bool:
    """Whether two deeds move the same thing."""
    return example.split()[-1].rstrip("s") == said.split()[-1].rstrip("s")


def refuse(sayings: list[str], why: Text, spot: Spot) -> None:
    """Refuses the first of these things said, if there is one."""
    for saying in sayings:
        what = plain(saying)
        raise spot.wrong(f"« {what} » : {why.fr}", f"“{what}”: {why.en}")


def undesignated(effect: Effect) -> list[Element]:
    """What is said of « il » before anybody is designated, in the order of the sentence."""
    found: list[Element] = []
    designated = False
    for part in effect.parts:
        # A part speaks of one « il » only: the one it designates, who is not known before that.
        designated = designated and not part.designates
        for element in part.elements:
            designated = designated or isinstance(element, Designate)
            if element.of_him() and not designated:
                found.append(element)
    return found


def repeated(effect: Effect) -> list[Element]:
    """CEN-D13: what is said again in one part, of whatever amount."""
    found: list[Element] = []
    for part in effect.parts:
        kinds = [kind_of(element) for element in part.elements]
        found += [element for at, element in enumerate(part.elements) if kinds[at] in kinds[:at]]
    return found


def idle(effect: Effect) -> list[Part]:
    """CEN-111: the parts that change nothing, whatever happens: they only look, or give back what they take.

    One that designates somebody is for those after it that speak of him.
    """
    found: list[Part] = []
    for at, part in enumerate(effect.parts):
        serves = part.designates and any(later.his and not later.designates for later in effect.parts[at + 1 :])
        if not serves and gives_back(part.deeds):
            found.append(part)
    return found


def gives_back(deeds: list[Element]) -> bool:
    """Whether what these deeds take and what they give is the same; true of no deeds at all."""
    taken = sorted([worth_of(deed) for deed in deeds if type(deed) in OPPOSITES])
    given = sorted([worth_of(deed) for deed in deeds if type(deed) in OPPOSITES.values()])
    return taken == given and 2 * len(taken) == len(deeds)


def worth_of(deed: Element) -> tuple[str, bool, int]:
    """What a deed moves, whose, and how much, in words that its opposite has too."""
    moved = (
        deed.resource.fr
        if isinstance(deed, Create | Discard)
        else deed.kind.fr
        if isinstance(deed, Prepare | Employ)
        else ""
    )
    return moved, deed.of_him(), getattr(deed, "amount", 0)


def kind_of(element: Element) -> list[object]:
    """What an element says, but for the amount."""
    return [type(element), *[getattr(element, field.name) for field in fields(element) if field.name != "amount"]]
